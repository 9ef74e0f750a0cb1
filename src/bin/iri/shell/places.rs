//! Places of a text in characters: in any order, and in the order of the text.

use iri_grammar::Span;

/// How many bytes are counted for a place.
const STEP: usize = 1 << 12;

/// A text whose characters are counted once, so that many places of a long text do not take
/// longer than the text.
pub struct Characters<'t> {
    pub text: &'t str,
    /// How many characters begin before each step.
    before: Vec<usize>,
}

impl<'t> Characters<'t> {
    pub fn of(text: &'t str) -> Self {
        let mut count = 0;
        let steps = text.as_bytes().chunks(STEP).map(|step| {
            let before = count;
            count += step.iter().filter(|octet| begins(**octet)).count();
            before
        });
        Characters { text, before: steps.collect() }
    }

    /// A span of the text in characters from 0.
    pub fn span(&self, Span { start, end }: Span) -> Span {
        Span { start: self.at(start), end: self.at(end) }
    }

    fn at(&self, byte: usize) -> usize {
        let step = (byte / STEP).min(self.before.len().saturating_sub(1));
        let rest = &self.text.as_bytes()[step * STEP..byte];
        let before = self.before.get(step).copied().unwrap_or_default();
        before + rest.iter().filter(|octet| begins(**octet)).count()
    }
}

/// A place in a text that only moves on, so that each character is counted once.
#[derive(Default)]
pub struct Counter {
    bytes: usize,
    characters: usize,
}

impl Counter {
    /// Moves on to this byte. Returns the number of characters before it.
    pub fn at(&mut self, text: &str, bytes: usize) -> usize {
        self.characters += text[self.bytes..bytes].chars().count();
        self.bytes = bytes;
        self.characters
    }
}

/// Whether a character of UTF-8 begins with this octet.
fn begins(octet: u8) -> bool {
    octet & 0xC0 != 0x80
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
