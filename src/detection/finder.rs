//! What is looked for, and the search.

use super::brackets::Brackets;
use super::candidate::Scheme;
use super::characters::ends_a_run;
use super::found::Found;
use super::schemes::Schemes;
use crate::grammar::{Grammar, Production};
use crate::syntax::Span;

/// Looks for identifiers in running text: RFC 3987 section 7.3, RFC 3986 Appendix C.
///
/// ```
/// use iri_grammar::detection::{Finder, Schemes};
///
/// let text = "mailto:a@example.org, http://example.org/%zz, see www.w3.org/Addressing/";
/// let texts = |finder: Finder| -> Vec<String> {
///     finder.find(text).map(|found| found.text.into_owned()).collect()
/// };
/// assert_eq!(texts(Finder::new()), ["mailto:a@example.org", "http://example.org/"]);
/// assert_eq!(texts(Finder::new().schemes(Schemes::Only(&["http"]))), ["http://example.org/"]);
/// assert_eq!(
///     texts(Finder::new().near_misses(true).suffix_references(true)),
///     ["mailto:a@example.org", "http://example.org/%zz", "www.w3.org/Addressing/"]
/// );
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Finder<'s> {
    pub(super) production: Production,
    pub(super) schemes: Schemes<'s>,
    pub(super) suffix_references: bool,
    pub(super) near_misses: bool,
    pub(super) whitespace: bool,
    pub(super) foreign_punctuation: bool,
}

impl Default for Finder<'_> {
    fn default() -> Self {
        Finder::new()
    }
}

impl<'s> Finder<'s> {
    /// Looks for IRIs of RFC 3987, with the usual schemes.
    pub fn new() -> Self {
        Finder {
            production: Grammar::Rfc3987.reference(),
            schemes: Schemes::default(),
            suffix_references: false,
            near_misses: false,
            whitespace: true,
            foreign_punctuation: true,
        }
    }

    /// Looks for the identifiers of another document. With that of RFC 3986, a non-ASCII
    /// character ends one.
    #[must_use]
    pub fn grammar(mut self, grammar: Grammar) -> Self {
        self.production = grammar.reference();
        self
    }

    /// Which schemes are looked for.
    #[must_use]
    pub fn schemes(mut self, schemes: Schemes<'s>) -> Self {
        self.schemes = schemes;
        self
    }

    /// Also finds suffix references that begin with `www.`: "context-based heuristics",
    /// which "are often incorrect when used out of context" (RFC 3986 section 4.5). Off by
    /// default.
    #[must_use]
    pub fn suffix_references(mut self, found: bool) -> Self {
        self.suffix_references = found;
        self
    }

    /// Finds what a delimiter ends and the grammar does not take as a whole, in place of the
    /// longest beginning of it that the grammar takes. Off by default.
    #[must_use]
    pub fn near_misses(mut self, found: bool) -> Self {
        self.near_misses = found;
        self
    }

    /// Whether whitespace in angle brackets "should be ignored when the URI is extracted"
    /// (RFC 3986 Appendix C), as it is by default. An empty line ends what is joined.
    #[must_use]
    pub fn whitespace_in_angle_brackets(mut self, ignored: bool) -> Self {
        self.whitespace = ignored;
        self
    }

    /// Whether punctuation outside US-ASCII, such as `。` and `»`, is left out at the end like
    /// that of US-ASCII, as it is by default. RFC 3987 section 7.3 says that a non-ASCII
    /// character is no "indication of the end of an IRI"; within one, it never is.
    #[must_use]
    pub fn foreign_punctuation(mut self, left_out: bool) -> Self {
        self.foreign_punctuation = left_out;
        self
    }

    /// The identifiers in a text, in their order; none overlaps another. Takes time in
    /// proportion to the length of the text.
    pub fn find<'t>(&self, text: &'t str) -> Finds<'t, 's> {
        Finds {
            finder: *self,
            text,
            at: 0,
            low: 0,
            // No run reaches as far as to itself.
            run: Run { span: Span { start: 1, end: 0 }, brackets: Brackets::none() },
            counted: Span { start: 0, end: 0 },
            characters: 0,
        }
    }
}

/// The identifiers in a text; see [`Finder::find`].
pub struct Finds<'t, 's> {
    pub(super) finder: Finder<'s>,
    pub(super) text: &'t str,
    /// Where to look for the next one.
    at: usize,
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

impl<'t> Iterator for Finds<'t, '_> {
    type Item = Found<'t>;

    fn next(&mut self) -> Option<Found<'t>> {
        loop {
            let at = self.trigger()?;
            let found = match self.text.as_bytes()[at] {
                b'<' => self.in_angle_brackets(at),
                b':' => Scheme::before(self, at).and_then(|scheme| self.bare(scheme)),
                _ => self.suffix(at),
            };
            self.at = at + 1;
            if let Some((mut found, end)) = found {
                (self.at, self.low) = (end, end);
                found.characters = self.count(found.span);
                return Some(found);
            }
        }
    }
}

impl Finds<'_, '_> {
    /// The next character that may say that an identifier is here.
    fn trigger(&self) -> Option<usize> {
        let www = self.finder.suffix_references;
        let is_one = |octet: &u8| match octet {
            b':' | b'<' => true,
            b'w' | b'W' => www,
            _ => false,
        };
        self.text.as_bytes()[self.at..].iter().position(is_one).map(|offset| self.at + offset)
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
    fn count(&mut self, span: Span) -> Span {
        let count = |from: usize, to: usize| self.text[from..to].chars().count();
        let start = self.characters + count(self.counted.end, span.start);
        let end = start + count(span.start, span.end);
        (self.counted, self.characters) = (span, end);
        Span { start, end }
    }
}
