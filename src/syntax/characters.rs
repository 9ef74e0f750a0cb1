//! Places of a text in characters.

use super::Span;
use alloc::vec::Vec;

/// How many bytes are counted for a place.
const STEP: usize = 1 << 10;

/// A text whose characters are counted once, so that many places of a long text do not take
/// longer than the text: those of findings, notes or restrictions.
/// Guide: [showing errors](crate::guide::errors).
///
/// ```
/// use iri_grammar::spec::Characters;
/// use iri_grammar::{Component, Grammar, Span};
///
/// let text = "http://example.org/r\u{e9}sum\u{e9}?q";
/// let parts = Grammar::Rfc3987.reference().components(text)?.spans();
/// let characters = Characters::of(text);
/// let query = characters.span(parts[Component::Query].unwrap());
/// assert_eq!(query, Span { start: 26, end: 27 });
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Characters<'t> {
    text: &'t str,
    /// How many characters begin before each step.
    before: Vec<usize>,
}

impl<'t> Characters<'t> {
    /// Counts the characters of a text.
    pub fn of(text: &'t str) -> Self {
        let mut count = 0;
        let steps = text.as_bytes().chunks(STEP).map(|step| {
            let before = count;
            count += beginning(step);
            before
        });
        Characters { text, before: steps.collect() }
    }

    /// The text.
    pub fn text(&self) -> &'t str {
        self.text
    }

    /// A part of the text, counted in characters from 0, as
    /// [`in_characters`](Span::in_characters) does. Takes no longer where it stands further on.
    ///
    /// # Panics
    ///
    /// Where the span reaches beyond the text, as slicing does.
    pub fn span(&self, Span { start, end }: Span) -> Span {
        Span { start: self.at(start), end: self.at(end) }
    }

    fn at(&self, byte: usize) -> usize {
        let step = (byte / STEP).min(self.before.len().saturating_sub(1));
        let before = self.before.get(step).copied().unwrap_or_default();
        before + beginning(&self.text.as_bytes()[step * STEP..byte])
    }
}

/// How many characters of UTF-8 begin in these octets.
fn beginning(octets: &[u8]) -> usize {
    octets.iter().filter(|octet| **octet & 0xC0 != 0x80).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_those_that_counting_from_the_beginning_gives() {
        for text in ["", "a", "é", &"é".repeat(STEP), &"aé日𐌰".repeat(STEP)] {
            let characters = Characters::of(text);
            let ends = (0..=text.len()).filter(|at| text.is_char_boundary(*at)).step_by(1021);
            for start in ends.chain([text.len()]) {
                let span = Span { start, end: text.len() };
                assert_eq!(characters.span(span), span.in_characters(text));
            }
        }
    }
}
