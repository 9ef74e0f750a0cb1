//! Writes JSON without spaces, in which [unseen](is_unseen) characters are escaped.

use crate::shell::output::{is_plain, is_unseen};
use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;
use std::io::{self, Write};

/// Writes a value without line breaks.
pub fn json(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    Ok(value.serialize(&mut Serializer::with_formatter(out, Escaping))?)
}

/// The notation of `serde_json` without spaces, except that unseen characters are escaped.
struct Escaping;

impl Formatter for Escaping {
    /// Writes a part of a string. serde_json has escaped what JSON requires; this escapes the unseen
    /// characters.
    fn write_string_fragment<W: Write + ?Sized>(
        &mut self,
        out: &mut W,
        text: &str,
    ) -> io::Result<()> {
        if is_plain(text) {
            return out.write_all(text.as_bytes());
        }
        // The byte up to which the text is written.
        let mut written = 0;
        for (at, c) in text.char_indices().filter(|(_, c)| is_unseen(*c)) {
            out.write_all(&text.as_bytes()[written..at])?;
            written = at + c.len_utf8();
            for unit in c.encode_utf16(&mut [0; 2]) {
                write!(out, "\\u{unit:04x}")?;
            }
        }
        out.write_all(&text.as_bytes()[written..])
    }
}

/// Writes a number in decimal digits, faster than `write!`.
pub fn write_number(out: &mut impl Write, number: u64) -> io::Result<()> {
    Ok(serde_json::to_writer(out, &number)?)
}

#[cfg(test)]
#[path = "../../tests/unit/json.rs"]
mod tests;
