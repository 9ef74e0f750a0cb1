//! Converts between bytes of a text and positions of the protocol: a line, and UTF-16 code units
//! within it.

use lsp_types::{Position, Range};
use std::ops;

/// The beginnings of the lines of a text, in bytes.
pub struct Lines(Vec<usize>);

impl Lines {
    /// Finds the lines of a text. A line ends with LF, CR LF or CR, as in the Language Server
    /// Protocol 3.17.
    pub fn of(text: &str) -> Self {
        let octets = text.as_bytes();
        let ends = (1..=octets.len()).filter(|&at| match octets[at - 1] {
            b'\n' => true,
            b'\r' => octets.get(at) != Some(&b'\n'),
            _ => false,
        });
        Lines([0].into_iter().chain(ends).collect())
    }

    /// Returns the position of a byte of the text.
    pub fn position(&self, text: &str, at: usize) -> Position {
        let line = self.0.partition_point(|&start| start <= at) - 1;
        let before = &text[self.0[line]..boundary(text, at)];
        Position::new(line as u32, before.encode_utf16().count() as u32)
    }

    /// Returns the range of positions of a range of bytes.
    pub fn range(&self, text: &str, span: ops::Range<usize>) -> Range {
        Range::new(self.position(text, span.start), self.position(text, span.end))
    }

    /// Returns the byte of a position. A position beyond the end of its line means the end of the
    /// line, and a line beyond the last one means the end of the text.
    pub fn offset(&self, text: &str, position: Position) -> usize {
        let line = position.line as usize;
        // `self.0` has the beginning of each line.
        let Some(&start) = self.0.get(line) else { return text.len() };
        let end = self.0.get(line + 1).copied().unwrap_or(text.len());
        let content = text[start..end].trim_end_matches(['\r', '\n']);
        let mut units = 0;
        for (at, c) in content.char_indices() {
            if units >= position.character as usize {
                return start + at;
            }
            units += c.len_utf16();
        }
        start + content.len()
    }
}

/// Returns the last character boundary at or before a byte.
fn boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

#[cfg(test)]
#[path = "../../../../tests/unit/position.rs"]
mod tests;
