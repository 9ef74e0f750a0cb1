//! A search in a text, and how far it has come.

use super::brackets::Brackets;
use super::characters::ends_a_run;
use super::schemes::Schemes;
use crate::grammar::Production;
use crate::syntax::Span;

/// What is looked for; see the methods of [`Finder`](super::Finder).
#[derive(Clone, Copy, Debug)]
pub(super) struct Options<'s> {
    pub(super) production: Production,
    pub(super) schemes: Schemes<'s>,
    pub(super) suffix_references: bool,
    pub(super) near_misses: bool,
    pub(super) whitespace: bool,
    pub(super) foreign_punctuation: bool,
    pub(super) transcoded: bool,
}

/// The identifiers in a text; see [`Finder::find`](super::Finder::find).
pub struct Finds<'t, 's> {
    pub(super) options: Options<'s>,
    pub(super) text: &'t str,
    /// Where to look for the next one.
    pub(super) at: usize,
    /// The end of the one that was found last.
    pub(super) low: usize,
    /// The run that was looked at last. Without it, a long run with many candidates that come
    /// to nothing would be gone through for each of them.
    run: Run,
    /// What has been counted in characters: its end counts.
    counted: Span,
    characters: usize,
}

/// Characters that stand side by side and may all be part of an identifier.
pub(super) struct Run {
    pub(super) span: Span,
    pub(super) brackets: Brackets,
}

impl<'t, 's> Finds<'t, 's> {
    pub(super) fn new(options: Options<'s>, text: &'t str) -> Self {
        Finds {
            options,
            text,
            at: 0,
            low: 0,
            // No run reaches as far as to itself.
            run: Run { span: Span { start: 1, end: 0 }, brackets: Brackets::none() },
            counted: Span { start: 0, end: 0 },
            characters: 0,
        }
    }

    /// The run that these bytes are in, which is known to reach as far as to `to`.
    pub(super) fn run(&mut self, from: usize, to: usize) -> &Run {
        if from < self.run.span.start || self.run.span.end < to {
            let rest = &self.text[to..];
            let end = rest.find(ends_a_run).map_or(self.text.len(), |end| to + end);
            let span = Span { start: from, end };
            self.run = Run { span, brackets: Brackets::of(self.text, span) };
        }
        &self.run
    }

    /// The span in characters. Spans are asked for in the order of the text.
    pub(super) fn count(&mut self, span: Span) -> Span {
        let count = |from: usize, to: usize| self.text[from..to].chars().count();
        let start = self.characters + count(self.counted.end, span.start);
        let end = start + count(span.start, span.end);
        (self.counted, self.characters) = (span, end);
        Span { start, end }
    }
}
