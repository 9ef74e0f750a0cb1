//! Places of a text in characters, in the order of the text.

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
