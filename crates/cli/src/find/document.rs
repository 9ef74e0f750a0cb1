//! Reads documents in any character encoding, in parts that contain whole identifiers.

use super::links::links;
use super::pages::{Page, next_page};
use crate::shell::*;
use encoding_rs::{
    Decoder, Encoding, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252, X_USER_DEFINED,
};
use iri_grammar::text::Charset;
use memchr::{memmem, memrchr, memrchr2};
use std::borrow::Cow;
use std::ffi::OsStr;
use std::io::{self, Read};

/// The approximate number of octets in a part.
pub const PART: usize = 1 << 20;

/// The length in octets from which a part may end between `<` and `>`. A shorter part ends at a line
/// end that is not between them, since whitespace is allowed there in an identifier.
const LONGEST_PART: usize = 1 << 23;

/// How documents are divided into parts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Into parts of whole lines.
    Parts,
    /// Each document is one part.
    Whole,
    /// Each document is one part, and is an HTML page, which may declare its encoding.
    Page,
}

/// A part of a document, or the whole document.
pub struct Document {
    octets: Vec<u8>,
    /// The length of the byte order mark at its beginning.
    mark: usize,
    encoding: &'static Encoding,
    /// The number of octets of the document before the part.
    before: usize,
    /// The address of a page in a WARC file.
    address: Option<String>,
}

/// Reads the parts of a document; of a WARC file, its pages.
pub struct Documents {
    reader: Box<dyn Read + Send>,
    /// The file, if it is a WARC file of pages, in place of the reader.
    warc: Option<Warc<Box<dyn Read + Send>>>,
    charset: Option<Charset>,
    /// The octets that were read, and are not yet in a returned part.
    octets: Vec<u8>,
    encoding: &'static Encoding,
    /// The length of the byte order mark; 0 after the first part.
    mark: usize,
    /// The number of octets in the returned parts.
    before: usize,
    /// Whether the whole document is one part.
    is_whole: bool,
    /// Whether the document is a page whose encoding neither an option nor a byte order mark says, so that it
    /// may declare it.
    is_declaring: bool,
}

impl Documents {
    /// Opens a file, or standard input for `-`. Without `charset`, the encoding is what a byte
    /// order mark says, or else UTF-8.
    pub fn open(file: &OsStr, charset: Option<Charset>, shape: Shape) -> io::Result<Self> {
        let mut reader = expand(open(file)?)?;
        let mut warc = None;
        if shape == Shape::Page {
            let (whole, is_warc) = detect_warc(reader)?;
            reader = whole;
            if is_warc {
                warc = Some(Warc::new(std::mem::replace(&mut reader, Box::new(io::empty()))));
            }
        }
        let mut octets = Vec::new();
        // The longest byte order mark has three octets.
        reader.by_ref().take(3).read_to_end(&mut octets)?;
        let by_option = encoding_of(charset);
        let by_mark = Encoding::for_bom(&octets);
        let (encoding, mark) = encoding_and_mark(&octets, by_option);
        // The characters of a line in this encoding may depend on escape sequences in earlier
        // lines.
        let is_whole = shape != Shape::Parts || encoding == ISO_2022_JP;
        let is_declaring = shape == Shape::Page && by_option.is_none() && by_mark.is_none();
        let before = 0;
        Ok(Documents {
            reader,
            warc,
            charset,
            octets,
            encoding,
            mark,
            before,
            is_whole,
            is_declaring,
        })
    }

    /// Returns the next part; `None` at the end. Fails if a line, or a document that is one part,
    /// is longer than `LONGEST`.
    pub fn next(&mut self, file: &str) -> io::Result<Option<Document>> {
        if let Some(warc) = &mut self.warc {
            let charset = self.charset;
            return Ok(next_page(file, warc)?.map(|page| Document::of_page(page, charset)));
        }
        // The number of octets to read before an end of the part is looked for.
        let mut wanted = if self.is_whole { LONGEST + 1 } else { PART };
        let end = loop {
            let missing = wanted.saturating_sub(self.octets.len()) as u64;
            let read = self.reader.by_ref().take(missing).read_to_end(&mut self.octets)?;
            if (read as u64) < missing {
                break self.octets.len();
            }
            if !self.is_whole
                && let Some(end) = self.part_end()
            {
                break end;
            }
            if self.octets.len() > LONGEST {
                let what =
                    if self.is_whole { "a document that is read as a whole" } else { "a line" };
                let message = format!("{what} is longer than {LONGEST} octets");
                return Err(io::Error::new(io::ErrorKind::FileTooLarge, message));
            }
            wanted *= 2;
        };
        if end == 0 {
            return Ok(None);
        }
        let rest = self.octets.split_off(end);
        let octets = std::mem::replace(&mut self.octets, rest);
        let (before, mark) = (self.before, self.mark);
        self.before += octets.len();
        self.mark = 0;
        if self.is_declaring {
            self.encoding = declared_encoding(&octets).unwrap_or(self.encoding);
        }
        Ok(Some(Document { octets, mark, encoding: self.encoding, before, address: None }))
    }

    /// Returns the place after the last line end of `octets` that is not inside an identifier; `None` if there
    /// is none. An identifier in angle brackets may contain line breaks, but no empty line (RFC 3986
    /// Appendix C).
    fn part_end(&self) -> Option<usize> {
        let is_long = self.octets.len() >= LONGEST_PART;
        let convert: fn([u8; 2]) -> u16 = match self.encoding {
            encoding if encoding == UTF_16BE => u16::from_be_bytes,
            encoding if encoding == UTF_16LE => u16::from_le_bytes,
            _ => return last_safe_line_end(&self.octets, is_long),
        };
        // The units of UTF-16 as US-ASCII; 0 for those that are not.
        let units = self.octets.as_chunks().0.iter().map(|&unit| convert(unit));
        let ascii: Vec<u8> = units.map(|unit| u8::try_from(unit).unwrap_or(0)).collect();
        last_safe_line_end(&ascii, is_long).map(|end| 2 * end)
    }
}

/// Returns the encoding of `--charset`, if it is given.
fn encoding_of(charset: Option<Charset>) -> Option<&'static Encoding> {
    Encoding::for_label(charset?.name().as_bytes())
}

/// Returns the encoding of a document that begins with these octets, and the length of its byte order mark. The
/// encoding is `known` or, if that is `None`, that of the mark, or UTF-8.
fn encoding_and_mark(
    octets: &[u8],
    known: Option<&'static Encoding>,
) -> (&'static Encoding, usize) {
    let by_mark = Encoding::for_bom(octets);
    let encoding = known.or(by_mark.map(|(encoding, _)| encoding)).unwrap_or(UTF_8);
    let mark = by_mark.filter(|(marked, _)| *marked == encoding).map_or(0, |(_, length)| length);
    (encoding, mark)
}

/// Returns the encoding that a `meta` in the first 1024 octets of a page names (HTML, prescan of a byte
/// stream).
fn declared_encoding(page: &[u8]) -> Option<&'static Encoding> {
    let (beginning, _) = WINDOWS_1252.decode_without_bom_handling(&page[..page.len().min(1024)]);
    let encoding = Encoding::for_label(links(&beginning).charset?.as_bytes())?;
    // The declaration itself was read in an encoding that has US-ASCII.
    Some(match encoding {
        _ if [UTF_16BE, UTF_16LE].contains(&encoding) => UTF_8,
        _ if encoding == X_USER_DEFINED => WINDOWS_1252,
        _ => encoding,
    })
}

/// Returns the result of [`Documents::part_end`] for these octets. If all line ends come after a `<` that is
/// still open, there is none, unless the octets are so many (`is_long`) that the `<` begins no identifier.
fn last_safe_line_end(octets: &[u8], is_long: bool) -> Option<usize> {
    let last = memrchr(b'\n', octets)? + 1;
    let mut end = last;
    // Goes back before each `<` that is still open at `end`.
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
        0 if is_long => Some(last),
        0 => None,
        end => Some(end),
    }
}

impl Document {
    /// Returns the encoding of the document.
    pub fn charset(&self) -> Charset {
        self.encoding.into()
    }

    /// Returns a page of a WARC file as a document. Its encoding is the first
    /// known of these: `charset`, that of the byte order mark, that of the server, that which the page declares.
    fn of_page(page: Page, charset: Option<Charset>) -> Self {
        let Page { address, encoding, octets } = page;
        let by_mark = Encoding::for_bom(&octets).map(|(encoding, _)| encoding);
        let known = encoding_of(charset).or(by_mark).or(encoding);
        let (encoding, mark) =
            encoding_and_mark(&octets, known.or_else(|| declared_encoding(&octets)));
        Document { octets, mark, encoding, before: 0, address: Some(address) }
    }

    pub fn encoding(&self) -> &'static Encoding {
        self.encoding
    }

    /// Returns the address of a page in a WARC file.
    pub fn address(&self) -> Option<&str> {
        self.address.as_deref()
    }

    /// Returns the octets of the part, if it is the first one of the document.
    pub fn beginning(&self) -> Option<&[u8]> {
        (self.before == 0).then_some(&self.octets)
    }

    /// Returns the number of octets of the part.
    pub fn len(&self) -> usize {
        self.octets.len()
    }

    /// Returns the decoded part, and whether all octets are valid in the encoding. U+FFFD replaces
    /// invalid ones.
    pub fn text(&self) -> (Cow<'_, str>, bool) {
        let (text, ill_formed) =
            self.encoding.decode_without_bom_handling(&self.octets[self.mark..]);
        (text, !ill_formed)
    }

    /// Returns a converter of positions in the text to positions in the document.
    pub fn places(&self) -> Places<'_> {
        let is_utf8 = self.encoding == UTF_8 && str::from_utf8(&self.octets).is_ok();
        let decoder = (!is_utf8).then(|| self.encoding.new_decoder_without_bom_handling());
        Places { document: self, decoder, read: self.mark, written: 0 }
    }
}

/// Converts positions in the text of a part, in bytes, to positions in the document, in octets. The
/// positions must be ascending.
pub struct Places<'d> {
    document: &'d Document,
    /// Decodes the part again; `None` if the text and the part have the same octets.
    decoder: Option<Decoder>,
    /// The number of octets of the part that were decoded.
    read: usize,
    /// The number of bytes of the text that they became.
    written: usize,
}

impl Places<'_> {
    /// Returns the position in the document, in octets from 0, of the character at this byte of the
    /// text. Decodes the octets again, one by one, to find it.
    pub fn octet(&mut self, byte: usize) -> usize {
        let Some(decoder) = &mut self.decoder else {
            // Nothing was decoded: the text is the octets of this part of the document.
            return self.document.before + self.document.mark + byte;
        };
        while self.written < byte && self.read < self.document.octets.len() {
            let mut out = [0; 16];
            let octet = &self.document.octets[self.read..=self.read];
            let (_, read, written, _) = decoder.decode_to_utf8(octet, &mut out, false);
            self.read += read;
            self.written += written;
        }
        // The decoder recognizes ill-formed octets only by the unit after them. It then writes their U+FFFD
        // together with the character of that unit, and so more than up to `byte`: the character at `byte`
        // is that of the unit, which begins before the octets that were read last.
        let encoding = self.document.encoding;
        let unit = if [UTF_16BE, UTF_16LE].contains(&encoding) { 2 } else { 1 };
        let read = if self.written > byte { self.read - unit } else { self.read };
        self.document.before + read
    }
}

#[cfg(test)]
#[path = "../../tests/unit/find_document.rs"]
mod tests;
