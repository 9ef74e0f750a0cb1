//! A string during preparation, with the original spans of its parts.

use super::notes::{NoteKind, Record};
use crate::grammar::Citation;
use crate::steps::Trace;
use crate::syntax::Span;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::iter;

/// A text that was derived from the original string, its source. It records for each part the span
/// of the source.
#[derive(Clone, Debug)]
pub(super) struct SourcedText<'t> {
    text: Cow<'t, str>,
    /// The runs of the text, in its order. The first run begins at 0.
    runs: Vec<Run>,
}

/// A part of a text with one span of the source. It ends where the next run begins.
#[derive(Clone, Copy, Debug)]
struct Run {
    /// The byte offset in the text at which the run begins.
    at: usize,
    /// The span of the source from which the run was derived.
    source: Span,
    /// Whether the run and its source have the same characters.
    verbatim: bool,
}

impl<'t> SourcedText<'t> {
    /// The source itself.
    pub(super) fn new(text: &'t str) -> Self {
        let source = Span { start: 0, end: text.len() };
        SourcedText { text: text.into(), runs: Vec::from([Run { at: 0, source, verbatim: true }]) }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The span of the source for a part of the text; empty if the part is empty.
    pub(super) fn origin(&self, part: Span) -> Span {
        let first = self.runs[self.run_at(part.start)];
        let start = if first.verbatim {
            (first.source.start + part.start - first.at).min(first.source.end)
        } else {
            first.source.start
        };
        if part.start == part.end {
            return Span { start, end: start };
        }
        let last = self.runs[self.run_at(part.end - 1)];
        let end =
            if last.verbatim { last.source.start + part.end - last.at } else { last.source.end };
        Span { start, end }
    }

    /// Returns a part of the text, with its source.
    pub(super) fn extract(&self, part: Span) -> SourcedText<'t> {
        let text = match &self.text {
            Cow::Borrowed(text) => Cow::Borrowed(part.slice(text)),
            Cow::Owned(text) => Cow::Owned(part.slice(text).into()),
        };
        let mut runs = Vec::new();
        self.copy_runs(part, 0, &mut runs);
        // An empty text has one empty run.
        if runs.is_empty() {
            runs.push(Run { at: 0, source: self.origin(part), verbatim: true });
        }
        SourcedText { text, runs }
    }

    /// Replaces parts of the text. `parts` has, in the order of the text, the span of each and its
    /// replacement; no span is empty. Returns `None` if there is no part.
    fn replace(&self, parts: impl Iterator<Item = (Span, Cow<'static, str>)>) -> Option<Self> {
        let (mut text, mut runs, mut done) = (String::new(), Vec::new(), 0);
        let copy = |part: Span, text: &mut String, runs: &mut Vec<Run>| {
            self.copy_runs(part, text.len(), runs);
            text.push_str(part.slice(&self.text));
        };
        for (part, new) in parts {
            copy(Span { start: done, end: part.start }, &mut text, &mut runs);
            if !new.is_empty() {
                runs.push(Run { at: text.len(), source: self.origin(part), verbatim: false });
                text.push_str(&new);
            }
            done = part.end;
        }
        // A part ends after 0, since its span is not empty: there was no part.
        if done == 0 {
            return None;
        }
        copy(Span { start: done, end: self.text.len() }, &mut text, &mut runs);
        // An empty text has one empty run.
        if runs.is_empty() {
            runs.push(Run { at: 0, source: Span { start: 0, end: 0 }, verbatim: true });
        }
        Some(SourcedText { text: text.into(), runs })
    }

    /// The index of the run that contains the byte offset `at`.
    fn run_at(&self, at: usize) -> usize {
        self.runs.partition_point(|run| run.at <= at).saturating_sub(1)
    }

    /// Adds the runs of a part that is copied to the byte offset `to` of another text.
    fn copy_runs(&self, part: Span, to: usize, runs: &mut Vec<Run>) {
        let mut index = self.run_at(part.start);
        let mut start = part.start;
        while start < part.end {
            let run = self.runs[index];
            let run_end = self.runs.get(index + 1).map_or(self.text.len(), |next| next.at);
            let end = run_end.min(part.end);
            let at = to + start - part.start;
            let source = if run.verbatim { self.origin(Span { start, end }) } else { run.source };
            match runs.last_mut() {
                // Two verbatim runs whose sources adjoin become one.
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

/// A change to a part of the text, or a problem to note.
pub(super) struct Change {
    /// The note on the change or problem.
    pub(super) kind: NoteKind,
    /// The part, in bytes of the text before the change.
    pub(super) part: Span,
    /// The replacement; `None` if the part stays.
    pub(super) new: Option<Cow<'static, str>>,
    /// The first character of the part, for the note.
    pub(super) character: Option<char>,
}

/// A string before parsing, and the record of its preparation.
pub(super) struct State<'t, 'r> {
    pub(super) sourced: SourcedText<'t>,
    pub(super) record: Record<'r>,
}

impl<'t, 'r> State<'t, 'r> {
    /// The state before preparation.
    pub(super) fn new(text: &'t str, trace: &'r mut Trace) -> Self {
        State { sourced: SourcedText::new(text), record: Record::new(trace) }
    }

    pub(super) fn text(&self) -> &str {
        self.sourced.text()
    }

    /// Applies and notes all changes. `next` finds the first change from a byte offset on.
    pub(super) fn change(&mut self, next: impl Fn(&str, usize) -> Option<Change>) {
        let State { sourced, record } = self;
        let mut at = 0;
        let changes = iter::from_fn(|| {
            let Change { kind, part, new, character } = next(sourced.text(), at)?;
            at = part.end;
            record.note(kind, None, sourced.origin(part), character);
            Some(new.map(|new| (part, new)))
        });
        if let Some(replaced) = sourced.replace(changes.flatten()) {
            *sourced = replaced;
        }
    }

    /// Replaces each character for which `change` returns a text. `change` receives the character
    /// and its byte offset.
    pub(super) fn replace_characters(
        &mut self,
        kind: NoteKind,
        change: impl Fn(char, usize) -> Option<&'static str>,
    ) {
        self.change(|text, from| {
            text[from..].char_indices().find_map(|(at, c)| {
                let start = from + at;
                let new = change(c, start)?;
                let part = Span { start, end: start + c.len_utf8() };
                Some(Change { kind, part, new: Some(new.into()), character: Some(c) })
            })
        });
    }

    /// Removes the text before and after the part `kept`. Each removed text for which `is_noted` returns true
    /// gets a note of this kind.
    pub(super) fn keep(&mut self, kept: Span, kind: NoteKind, is_noted: impl Fn(&str) -> bool) {
        let len = self.text().len();
        for part in [Span { start: 0, end: kept.start }, Span { start: kept.end, end: len }] {
            let text = part.slice(self.sourced.text());
            if is_noted(text) {
                let origin = self.sourced.origin(part);
                self.record.note(kind, None, origin, text.chars().next());
            }
        }
        if kept != (Span { start: 0, end: len }) {
            self.sourced = self.sourced.extract(kept);
        }
    }

    /// Records the text after a step.
    pub(super) fn step(&mut self, section: Citation, number: &'static str, did: &'static str) {
        self.record.step(section, number, did, self.sourced.text());
    }
}

/// Guidelines of 2011 §4 step 1: "ASCII whitespace characters". "Unicode has many more characters that are
/// considered whitespace, none of which are affected or considered in this rule."
pub(super) fn is_whitespace(c: char) -> bool {
    matches!(c, ' ' | '\r' | '\n' | '\t')
}
