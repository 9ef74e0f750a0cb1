//! Character encodings: UTF-8, and with the feature `charset` those of the Encoding
//! Standard.

use super::MappingError;
use super::encoder::{Lacking, PercentEncoder, Unencodable};
use crate::grammar::{Citation, Document};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;
#[cfg(feature = "charset")]
use encoding_rs::DecoderResult;

/// A character encoding, a `charset`.
///
/// Without the feature `charset`, UTF-8 is the only one. With it there are those of the
/// [Encoding Standard](https://encoding.spec.whatwg.org/), under its labels
/// (`Charset::for_label`). There `iso-8859-1` and `us-ascii` are labels of windows-1252,
/// which differs from iso-8859-1 in the octets 80 to 9F.
///
/// ```
/// use iri_grammar::mapping::Charset;
///
/// assert_eq!(Charset::UTF_8.percent_encode("M\u{e4}rz")?, "M%C3%A4rz");
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Charset(pub(super) Repertoire);

#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Repertoire {
    #[default]
    Utf8,
    #[cfg(feature = "charset")]
    Other(&'static encoding_rs::Encoding),
}

const SECTION: Citation = Document::Rfc(3986).section("2.5");

impl Charset {
    /// UTF-8.
    pub const UTF_8: Charset = Charset(Repertoire::Utf8);

    /// The character encoding with this name or label, upper and lower case alike.
    ///
    /// ```
    /// use iri_grammar::mapping::Charset;
    ///
    /// assert_eq!(Charset::for_label("utf8"), Some(Charset::UTF_8));
    /// assert_eq!(Charset::for_label("Latin1").unwrap().name(), "windows-1252");
    /// assert_eq!(Charset::for_label("utf-7"), None);
    /// ```
    #[cfg(feature = "charset")]
    pub fn for_label(label: &str) -> Option<Charset> {
        encoding_rs::Encoding::for_label_no_replacement(label.as_bytes()).map(Charset::from)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self.0 {
            Repertoire::Utf8 => "UTF-8",
            #[cfg(feature = "charset")]
            Repertoire::Other(encoding) => encoding.name(),
        }
    }

    /// Whether it is UCS-based: UTF-8 or UTF-16.
    pub fn is_ucs_based(self) -> bool {
        match self.0 {
            Repertoire::Utf8 => true,
            #[cfg(feature = "charset")]
            Repertoire::Other(encoding) => {
                encoding == encoding_rs::UTF_16BE || encoding == encoding_rs::UTF_16LE
            }
        }
    }

    /// Whether the encoding has octets for the character. For a few those are read as another:
    /// see [`encode`](Self::encode).
    ///
    /// ```
    /// use iri_grammar::mapping::Charset;
    ///
    /// assert!(Charset::UTF_8.has('\u{5d0}'));
    /// # #[cfg(feature = "charset")]
    /// assert!(!Charset::for_label("windows-1252").unwrap().has('\u{5d0}'));
    /// ```
    pub fn has(self, c: char) -> bool {
        PercentEncoder::new(self, Unencodable::Error).push(&mut String::new(), c).is_ok()
    }

    /// The characters that the octets stand for, as they are, not normalized; `None`
    /// where not all octets stand for characters. A byte order mark is a character like
    /// others.
    pub fn decode(self, octets: &[u8]) -> Option<Cow<'_, str>> {
        match self.0 {
            Repertoire::Utf8 => core::str::from_utf8(octets).ok().map(Cow::from),
            #[cfg(feature = "charset")]
            Repertoire::Other(encoding) => {
                encoding.decode_without_bom_handling_and_without_replacement(octets)
            }
        }
    }

    /// The octets of a text, which [`decode`](Self::decode) reads as this text; `None` where
    /// there are none. For a few characters the Encoding Standard has an encoder write others:
    /// U+005C for U+00A5 in Shift_JIS. Those the encoding does not have here.
    ///
    /// ```
    /// use iri_grammar::mapping::Charset;
    ///
    /// assert_eq!(Charset::UTF_8.encode("M\u{e4}rz").unwrap(), b"M\xc3\xa4rz");
    /// # #[cfg(feature = "charset")] {
    /// let shift_jis = Charset::for_label("shift_jis").unwrap();
    /// assert_eq!(shift_jis.encode("\u{8868}").unwrap(), b"\x95\x5c");
    /// assert_eq!(shift_jis.encode("\u{a5}"), None);
    /// # }
    /// ```
    pub fn encode(self, text: &str) -> Option<Vec<u8>> {
        let octets: Vec<u8> = match self.0 {
            Repertoire::Utf8 => text.into(),
            #[cfg(feature = "charset")]
            Repertoire::Other(encoding) if encoding == encoding_rs::UTF_16BE => {
                text.encode_utf16().flat_map(u16::to_be_bytes).collect()
            }
            #[cfg(feature = "charset")]
            Repertoire::Other(encoding) if encoding == encoding_rs::UTF_16LE => {
                text.encode_utf16().flat_map(u16::to_le_bytes).collect()
            }
            #[cfg(feature = "charset")]
            Repertoire::Other(encoding) => encoding.encode(text).0.into_owned(),
        };
        (self.decode(&octets)? == text).then_some(octets)
    }

    /// The characters as octets of this encoding, each octet as `%HH`, but unreserved
    /// characters as they are: the first of the two mappings in the conference paper of
    /// 2001 (section 2, Table 1), and the way to write any text as data in a component.
    ///
    /// # Errors
    ///
    /// Where the encoding lacks a character.
    pub fn percent_encode(self, text: &str) -> Result<String, MappingError> {
        let mut out = String::new();
        let encode = |c| !super::percent::is_unreserved(c);
        self.push_encoded(&mut out, text, encode, Unencodable::Error).map_err(
            |(offset, character)| MappingError::Unencodable {
                character,
                component: "text",
                offset,
                charset: self.name(),
                section: SECTION,
            },
        )?;
        Ok(out)
    }

    /// RFC 3987 section 3.1 step 1, variants b and c: an IRI in this encoding to characters
    /// of the UCS, normalized according to NFC if this is not a Unicode-based encoding.
    /// Whether the text is an IRI is not asked.
    ///
    /// # Errors
    ///
    /// Where not all octets stand for characters.
    ///
    /// ```
    /// use iri_grammar::mapping::Charset;
    ///
    /// assert_eq!(Charset::UTF_8.transcode(b"M\xc3\xa4rz")?, "M\u{e4}rz");
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn transcode(self, octets: &[u8]) -> Result<Cow<'_, str>, MappingError> {
        let text = self.to_ucs(octets, super::to_uri::SECTION)?;
        match self.is_ucs_based() {
            #[cfg(feature = "charset")]
            false => Ok(super::nfc(text)),
            _ => Ok(text),
        }
    }

    /// The characters that the octets stand for, not normalized, as a section asks for them.
    pub(crate) fn to_ucs(
        self,
        octets: &[u8],
        section: Citation,
    ) -> Result<Cow<'_, str>, MappingError> {
        self.decode(octets).ok_or_else(|| {
            let (no_character, character_offset) = self.no_character(octets);
            MappingError::Octets {
                charset: self.name(),
                octets: octets[no_character.clone()].into(),
                offset: no_character.start,
                character_offset,
                section,
            }
        })
    }

    /// The first octets that stand for no character, and how many characters are before them.
    fn no_character(self, octets: &[u8]) -> (Range<usize>, usize) {
        match self.0 {
            Repertoire::Utf8 => {
                let mut chunks = octets.utf8_chunks();
                let first = chunks.next();
                let (valid, invalid) =
                    first.map_or(("", &[][..]), |first| (first.valid(), first.invalid()));
                (valid.len()..valid.len() + invalid.len(), valid.chars().count())
            }
            #[cfg(feature = "charset")]
            Repertoire::Other(encoding) => {
                let mut decoder = encoding.new_decoder_without_bom_handling();
                let mut text = String::new();
                let room = decoder.max_utf8_buffer_length_without_replacement(octets.len());
                text.reserve(room.unwrap_or_default());
                let (result, read) =
                    decoder.decode_to_string_without_replacement(octets, &mut text, true);
                let no_character = match result {
                    DecoderResult::Malformed(length, after) => {
                        let end = read - usize::from(after);
                        end - usize::from(length)..end
                    }
                    DecoderResult::InputEmpty | DecoderResult::OutputFull => read..octets.len(),
                };
                (no_character, text.chars().count())
            }
        }
    }

    /// Adds the text with each character for which `encode` holds in this encoding, each
    /// octet as `%HH`.
    ///
    /// # Errors
    ///
    /// Where and which character the encoding lacks.
    pub(super) fn push_encoded(
        self,
        out: &mut String,
        text: &str,
        encode: impl Fn(char) -> bool,
        unencodable: Unencodable,
    ) -> Result<(), (usize, char)> {
        let mut encoder = PercentEncoder::new(self, unencodable);
        let mut done = 0;
        for (at, c) in text.char_indices().filter(|(_, c)| encode(*c)) {
            encoder.push_plain(out, &text[done..at]);
            encoder.push(out, c).map_err(|Lacking| (at, c))?;
            done = at + c.len_utf8();
        }
        encoder.push_plain(out, &text[done..]);
        encoder.finish(out);
        Ok(())
    }
}

/// With the feature `charset`.
#[cfg(feature = "charset")]
impl From<&'static encoding_rs::Encoding> for Charset {
    fn from(encoding: &'static encoding_rs::Encoding) -> Self {
        match encoding == encoding_rs::UTF_8 {
            true => Charset::UTF_8,
            false => Charset(Repertoire::Other(encoding)),
        }
    }
}

impl fmt::Debug for Charset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Charset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
