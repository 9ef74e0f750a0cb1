//! Documents in any character encoding, in parts that have whole identifiers.

use crate::shell::*;
use encoding_rs::{Decoder, Encoding, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE};
use iri_grammar::text::Charset;
use memchr::{memmem, memrchr, memrchr2};
use std::borrow::Cow;
use std::ffi::OsStr;
use std::io::{self, Read};

/// The approximate number of octets in a part.
pub const PART: usize = 1 << 20;

/// A part ends at the end of a line. A part up to this length has no `<` whose `>` is in a later
/// part.
const LONGEST_PART: usize = 1 << 23;

/// A part of a document, or the whole document.
pub struct Document {
    octets: Vec<u8>,
    /// The length of the byte order mark at its beginning.
    mark: usize,
    encoding: &'static Encoding,
    /// The number of octets before the part.
    before: usize,
}

/// A document that is read part by part.
pub struct Documents {
    reader: Box<dyn Read>,
    /// The octets that were read, and are not yet in a returned part.
    octets: Vec<u8>,
    encoding: &'static Encoding,
    mark: usize,
    before: usize,
    /// Whether the whole document is one part.
    whole: bool,
}

impl Documents {
    /// Opens a file, or standard input for `-`. Without `charset`, the encoding is what a byte
    /// order mark says, or else UTF-8.
    pub fn open(file: &OsStr, charset: Option<Charset>, whole: bool) -> io::Result<Self> {
        let mut reader = expand(open(file)?)?;
        let mut octets = Vec::new();
        reader.by_ref().take(3).read_to_end(&mut octets)?;
        let marked = Encoding::for_bom(&octets);
        let given = charset.and_then(|charset| Encoding::for_label(charset.name().as_bytes()));
        let encoding = given.or(marked.map(|(encoding, _)| encoding)).unwrap_or(UTF_8);
        let mark = marked.filter(|(marked, _)| *marked == encoding).map_or(0, |(_, length)| length);
        // The characters of a line in this encoding may depend on escape sequences in earlier
        // lines.
        let whole = whole || encoding == ISO_2022_JP;
        Ok(Documents { reader, octets, encoding, mark, before: 0, whole })
    }

    /// The next part; `None` at the end.
    pub fn next(&mut self) -> io::Result<Option<Document>> {
        let mut most = if self.whole { LONGEST + 1 } else { PART };
        let end = loop {
            let missing = most.saturating_sub(self.octets.len()) as u64;
            let read = self.reader.by_ref().take(missing).read_to_end(&mut self.octets)?;
            if (read as u64) < missing {
                break self.octets.len();
            }
            if !self.whole
                && let Some(end) = self.end()
            {
                break end;
            }
            if self.octets.len() > LONGEST {
                let what = if self.whole { "a document that is looked at whole" } else { "a line" };
                let message = format!("{what} is longer than {LONGEST} octets");
                return Err(io::Error::new(io::ErrorKind::FileTooLarge, message));
            }
            most *= 2;
        };
        if end == 0 {
            return Ok(None);
        }
        let rest = self.octets.split_off(end);
        let octets = std::mem::replace(&mut self.octets, rest);
        let (before, mark) = (self.before, self.mark);
        self.before += octets.len();
        self.mark = 0;
        Ok(Some(Document { octets, mark, encoding: self.encoding, before }))
    }

    /// The end of the last line after which no identifier continues. An identifier in angle brackets
    /// may contain line breaks, but no empty line (RFC 3986 Appendix C).
    fn end(&self) -> Option<usize> {
        let octets = &self.octets;
        if [UTF_16BE, UTF_16LE].contains(&self.encoding) {
            let line_end = if self.encoding == UTF_16BE { [0, b'\n'] } else { [b'\n', 0] };
            let mut units = octets.chunks_exact(2);
            return units.rposition(|unit| unit == line_end).map(|at| 2 * at + 2);
        }
        let last = memrchr(b'\n', octets)? + 1;
        let mut end = last;
        while let Some(at) = memrchr2(b'<', b'>', &octets[..end]) {
            let after = &octets[at..end];
            let has_empty_line =
                memmem::find(after, b"\n\n").or(memmem::find(after, b"\n\r\n")).is_some();
            if octets[at] == b'>' || has_empty_line {
                break;
            }
            end = memrchr(b'\n', &octets[..at]).map_or(0, |at| at + 1);
        }
        match end {
            0 if octets.len() >= LONGEST_PART => Some(last),
            0 => None,
            end => Some(end),
        }
    }
}

impl Document {
    pub fn charset(&self) -> Charset {
        self.encoding.into()
    }

    /// Its octets, if it is the beginning.
    pub fn beginning(&self) -> Option<&[u8]> {
        (self.before == 0).then_some(&self.octets)
    }

    /// The number of octets.
    pub fn len(&self) -> usize {
        self.octets.len()
    }

    /// The text, and whether all octets are valid in the encoding. U+FFFD replaces those that are
    /// not.
    pub fn text(&self) -> (Cow<'_, str>, bool) {
        let (text, ill_formed) =
            self.encoding.decode_without_bom_handling(&self.octets[self.mark..]);
        (text, !ill_formed)
    }

    /// Converts places in the text to places in the document.
    pub fn places(&self) -> Places<'_> {
        let whole = self.encoding == UTF_8 && str::from_utf8(&self.octets).is_ok();
        let decoder = self.encoding.new_decoder_without_bom_handling();
        Places { document: self, decoder: (!whole).then_some(decoder), read: self.mark, written: 0 }
    }
}

/// Converts bytes of the text to octets of the document. The bytes have to be ascending.
pub struct Places<'d> {
    document: &'d Document,
    /// `None` if the text consists of the octets of the document.
    decoder: Option<Decoder>,
    read: usize,
    written: usize,
}

impl Places<'_> {
    /// The octet of the document, from 0, at which the character at this byte of the text begins.
    /// To find it, the octets are decoded again, one by one.
    pub fn octet(&mut self, byte: usize) -> usize {
        let Some(decoder) = &mut self.decoder else {
            return self.document.before + self.document.mark + byte;
        };
        while self.written < byte && self.read < self.document.octets.len() {
            let mut out = [0; 16];
            let octet = &self.document.octets[self.read..=self.read];
            let (_, read, written, _) = decoder.decode_to_utf8(octet, &mut out, false);
            self.read += read;
            self.written += written;
        }
        // Ill-formed octets are found only when the character after them is read.
        let encoding = self.document.encoding;
        let unit = if [UTF_16BE, UTF_16LE].contains(&encoding) { 2 } else { 1 };
        let read = if self.written > byte { self.read - unit } else { self.read };
        self.document.before + read
    }
}

#[cfg(test)]
#[path = "../../tests/unit/find_document.rs"]
mod tests;
