//! Converts offsets in bytes to offsets in characters.

use super::Span;
use alloc::vec::Vec;

/// The number of bytes between two stored counts. A lookup reads at most this number of bytes.
const STEP: usize = 1 << 10;

/// Converts many spans of one text from bytes to characters. It counts the characters of the text
/// once; a lookup then takes the same time at every offset.
///
/// Guide: [showing errors](crate::guide::errors).
///
/// ```
/// use iri_grammar::spec::Characters;
/// use iri_grammar::{Component, Grammar, Span};
///
/// let text = "http://example.org/r\u{e9}sum\u{e9}?q";
/// let parts = Grammar::Rfc3987.reference().components(text)?.spans();
/// let characters = Characters::new(text);
/// let query = characters.span(parts[Component::Query].unwrap());
/// assert_eq!(query, Span { start: 26, end: 27 });
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Characters<'t> {
    text: &'t str,
    /// For each [`STEP`] bytes of the text, the number of characters that begin before them.
    before: Vec<usize>,
}

impl<'t> Characters<'t> {
    /// Counts the characters of a text.
    pub fn new(text: &'t str) -> Self {
        let mut count = 0;
        let steps = text.as_bytes().chunks(STEP).map(|step| {
            let before = count;
            count += count_characters(step);
            before
        });
        Characters { text, before: steps.collect() }
    }

    /// The text.
    pub fn text(&self) -> &'t str {
        self.text
    }

    /// The range of the same part in characters, counted from 0: the result of
    /// [`in_characters`](Span::in_characters).
    ///
    /// # Panics
    ///
    /// As slicing does: if the span ends after the text.
    pub fn span(&self, Span { start, end }: Span) -> Span {
        Span { start: self.count_before(start), end: self.count_before(end) }
    }

    /// The number of characters that begin before this byte.
    fn count_before(&self, byte: usize) -> usize {
        let step = (byte / STEP).min(self.before.len().saturating_sub(1));
        let before = self.before.get(step).copied().unwrap_or_default();
        before + count_characters(&self.text.as_bytes()[step * STEP..byte])
    }
}

/// The number of characters that begin in these octets of UTF-8.
fn count_characters(octets: &[u8]) -> usize {
    octets.iter().filter(|octet| **octet & 0xC0 != 0x80).count()
}

#[cfg(test)]
#[path = "../../tests/unit/characters.rs"]
mod tests;
