//! A whole document in any character encoding.

use crate::shell::*;
use encoding_rs::{Decoder, Encoding, UTF_8, UTF_16BE, UTF_16LE};
use iri_grammar::text::Charset;
use std::borrow::Cow;
use std::ffi::OsStr;
use std::io::{self, Read};

/// The octets of a document, without a byte order mark.
pub struct Document {
    octets: Vec<u8>,
    /// The length of the byte order mark.
    mark: usize,
    encoding: &'static Encoding,
}

impl Document {
    /// Reads a file, or standard input for `-`. Without `charset`, the encoding is what a byte
    /// order mark says, or else UTF-8.
    pub fn read(file: &OsStr, charset: Option<Charset>) -> io::Result<Self> {
        let mut octets = Vec::new();
        open(file)?.read_to_end(&mut octets)?;
        let marked = Encoding::for_bom(&octets);
        let given = charset.and_then(|charset| Encoding::for_label(charset.name().as_bytes()));
        let encoding = given.or(marked.map(|(encoding, _)| encoding)).unwrap_or(UTF_8);
        let mark = marked.filter(|(marked, _)| *marked == encoding).map_or(0, |(_, length)| length);
        Ok(Document { octets, mark, encoding })
    }

    pub fn charset(&self) -> Charset {
        self.encoding.into()
    }

    /// The text, and whether all octets stand for characters. U+FFFD stands in the place of
    /// those that do not.
    pub fn text(&self) -> (Cow<'_, str>, bool) {
        let (text, ill_formed) =
            self.encoding.decode_without_bom_handling(&self.octets[self.mark..]);
        (text, !ill_formed)
    }

    /// The places of the text, in the document.
    pub fn places(&self) -> Places<'_> {
        let whole = self.encoding == UTF_8 && str::from_utf8(&self.octets).is_ok();
        let decoder = self.encoding.new_decoder_without_bom_handling();
        Places { document: self, decoder: (!whole).then_some(decoder), read: self.mark, written: 0 }
    }
}

/// From bytes of the text to octets of the document, in the order of the text.
pub struct Places<'d> {
    document: &'d Document,
    /// `None` where the text has the octets of the document.
    decoder: Option<Decoder>,
    read: usize,
    written: usize,
}

impl Places<'_> {
    /// The octet, from 0, at which the character begins that begins at this byte of the text.
    /// Each octet is decoded once more for this, by itself.
    pub fn octet(&mut self, byte: usize) -> usize {
        let Some(decoder) = &mut self.decoder else { return self.document.mark + byte };
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
        if self.written > byte { self.read - unit } else { self.read }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(octets: &[u8], encoding: &'static Encoding, mark: usize) -> Document {
        Document { octets: octets.to_vec(), mark, encoding }
    }

    fn octets_of(document: &Document) -> Vec<usize> {
        let mut places = document.places();
        document.text().0.char_indices().map(|(byte, _)| places.octet(byte)).collect()
    }

    #[test]
    fn characters_begin_where_their_octets_do() {
        let utf_8 = |octets: &[u8]| octets_of(&document(octets, UTF_8, 0));
        assert_eq!(utf_8("aé日𐌰b".as_bytes()), [0, 1, 3, 6, 10]);
        assert_eq!(utf_8(b"a\xE9b\xE6\x97c\xFF"), [0, 1, 2, 3, 5, 6]);
        let marked = document("\u{feff}éa".as_bytes(), UTF_8, 3);
        assert_eq!(octets_of(&marked), [3, 5]);
        let (shift_jis, _, _) = encoding_rs::SHIFT_JIS.encode("a日本ｱb");
        assert_eq!(octets_of(&document(&shift_jis, encoding_rs::SHIFT_JIS, 0)), [0, 1, 3, 5, 6]);
        let utf_16 = [0xFF, 0xFE, b'a', 0, 0x00, 0xD8, b'b', 0, 0x00, 0xD8, 0x00, 0xDC, b'c', 0];
        assert_eq!(octets_of(&document(&utf_16, UTF_16LE, 2)), [2, 4, 6, 8, 12]);
    }
}
