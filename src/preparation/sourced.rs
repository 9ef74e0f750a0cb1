//! A text that remembers where it is from.

use crate::syntax::Span;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

/// A text made from another one, and which part of that each part is from.
#[derive(Clone, Debug)]
pub(super) struct Sourced<'t> {
    text: Cow<'t, str>,
    /// In the order of the text, the first of them at 0.
    runs: Vec<Run>,
}

#[derive(Clone, Copy, Debug)]
struct Run {
    /// Where it begins in the text.
    at: usize,
    source: Span,
    /// Whether it is what stands in the source.
    verbatim: bool,
}

impl<'t> Sourced<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        let source = Span { start: 0, end: text.len() };
        Sourced { text: text.into(), runs: Vec::from([Run { at: 0, source, verbatim: true }]) }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Where a part of the text is from.
    pub(super) fn origin(&self, part: Span) -> Span {
        let first = self.runs[self.run_at(part.start)];
        let start = match first.verbatim {
            true => (first.source.start + part.start - first.at).min(first.source.end),
            false => first.source.start,
        };
        if part.start == part.end {
            return Span { start, end: start };
        }
        let last = self.runs[self.run_at(part.end - 1)];
        let end = match last.verbatim {
            true => last.source.start + part.end - last.at,
            false => last.source.end,
        };
        Span { start, end }
    }

    /// A part of the text by itself.
    pub(super) fn part(&self, part: Span) -> Sourced<'t> {
        let text = match &self.text {
            Cow::Borrowed(text) => Cow::Borrowed(part.of(text)),
            Cow::Owned(text) => Cow::Owned(part.of(text).into()),
        };
        let mut runs = Vec::new();
        self.copy_runs(part, 0, &mut runs);
        if runs.is_empty() {
            let source = self.origin(part);
            runs.push(Run { at: 0, source, verbatim: true });
        }
        Sourced { text, runs }
    }

    /// The text with the changes that `change` asks for.
    pub(super) fn edit(&mut self, change: impl FnOnce(&mut Edit<'_, 't>)) {
        let mut edit = Edit { from: self, done: 0, text: String::new(), runs: Vec::new() };
        change(&mut edit);
        if edit.done == 0 {
            return;
        }
        let rest = Span { start: edit.done, end: self.text.len() };
        edit.keep(rest);
        let Edit { text, mut runs, .. } = edit;
        if runs.is_empty() {
            runs.push(Run { at: 0, source: Span { start: 0, end: 0 }, verbatim: true });
        }
        *self = Sourced { text: text.into(), runs };
    }

    fn run_at(&self, at: usize) -> usize {
        self.runs.partition_point(|run| run.at <= at).saturating_sub(1)
    }

    /// Adds the runs of a part that will stand at this place of another text.
    fn copy_runs(&self, part: Span, to: usize, runs: &mut Vec<Run>) {
        let mut index = self.run_at(part.start);
        let mut start = part.start;
        while start < part.end {
            let run = self.runs[index];
            let run_end = self.runs.get(index + 1).map_or(self.text.len(), |next| next.at);
            let end = run_end.min(part.end);
            let at = to + start - part.start;
            let source = match run.verbatim {
                true => self.origin(Span { start, end }),
                false => run.source,
            };
            match runs.last_mut() {
                Some(last) if last.verbatim && run.verbatim && last.source.end == source.start => {
                    last.source.end = source.end;
                }
                _ => runs.push(Run { at, source, verbatim: run.verbatim }),
            }
            start = end;
            index += 1;
        }
    }
}

/// Changes to a text, made from its beginning to its end.
pub(super) struct Edit<'s, 't> {
    from: &'s Sourced<'t>,
    /// Up to where the text has been dealt with.
    done: usize,
    text: String,
    runs: Vec<Run>,
}

impl<'s> Edit<'s, '_> {
    /// The text before any change.
    pub(super) fn text(&self) -> &'s str {
        &self.from.text
    }

    /// Where a part of the text before any change is from.
    pub(super) fn origin(&self, part: Span) -> Span {
        self.from.origin(part)
    }

    /// Puts other characters in the place of a part that is not empty, and says where that
    /// is from.
    pub(super) fn replace(&mut self, part: Span, new: &str) -> Span {
        self.keep(Span { start: self.done, end: part.start });
        let source = self.from.origin(part);
        if !new.is_empty() {
            self.runs.push(Run { at: self.text.len(), source, verbatim: false });
            self.text.push_str(new);
        }
        self.done = part.end;
        source
    }

    fn keep(&mut self, part: Span) {
        self.from.copy_runs(part, self.text.len(), &mut self.runs);
        self.text.push_str(part.of(&self.from.text));
    }
}
