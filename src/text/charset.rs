//! Decodes and percent-encodes characters in a character encoding: UTF-8, or with the feature
//! `charset` an encoding of the Encoding Standard.

use super::percent::push_character;
#[cfg(feature = "charset")]
use super::percent::{decoded_octet_at, push_encoded, push_octet};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;
#[cfg(feature = "charset")]
use encoding_rs::{DecoderResult, EncoderResult, UTF_16BE, UTF_16LE};

/// A character encoding, a `charset`.
///
/// UTF-8 is always available. The feature `charset` adds the encodings of the
/// [Encoding Standard](https://encoding.spec.whatwg.org/), which `Charset::for_label` finds by its
/// labels. In that standard, `iso-8859-1` and `us-ascii` are labels of windows-1252,
/// which differs from iso-8859-1 in the octets 80 to 9F.
///
/// ```
/// use iri_grammar::text::Charset;
///
/// assert_eq!(Charset::UTF_8.decode(b"M\xc3\xa4rz").unwrap(), "M\u{e4}rz");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Charset(pub(super) Encoding);

/// The implementation of a [`Charset`].
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Encoding {
    #[default]
    Utf8,
    #[cfg(feature = "charset")]
    Other(&'static encoding_rs::Encoding),
}

impl Charset {
    /// UTF-8.
    pub const UTF_8: Charset = Charset(Encoding::Utf8);

    /// The character encoding with this name or label, without regard to case.
    ///
    /// ```
    /// use iri_grammar::text::Charset;
    ///
    /// assert_eq!(Charset::for_label("utf8"), Some(Charset::UTF_8));
    /// assert_eq!(Charset::for_label("Latin1").unwrap().name(), "windows-1252");
    /// assert_eq!(Charset::for_label("utf-7"), None);
    /// ```
    #[cfg(feature = "charset")]
    pub fn for_label(label: &str) -> Option<Charset> {
        encoding_rs::Encoding::for_label_no_replacement(label.as_bytes()).map(Charset::from)
    }

    /// The name, such as `UTF-8`.
    pub fn name(self) -> &'static str {
        match self.0 {
            Encoding::Utf8 => "UTF-8",
            #[cfg(feature = "charset")]
            Encoding::Other(encoding) => encoding.name(),
        }
    }

    /// Whether the encoding is UCS-based: UTF-8 or UTF-16.
    pub fn is_ucs_based(self) -> bool {
        match self.0 {
            Encoding::Utf8 => true,
            #[cfg(feature = "charset")]
            Encoding::Other(encoding) => encoding == UTF_16BE || encoding == UTF_16LE,
        }
    }

    /// Whether the encoding has octets for the character. The octets of a few characters are
    /// decoded as another character: see [`encode`](Self::encode).
    ///
    /// ```
    /// use iri_grammar::text::Charset;
    ///
    /// assert!(Charset::UTF_8.can_encode('\u{5d0}'));
    /// # #[cfg(feature = "charset")]
    /// assert!(!Charset::for_label("windows-1252").unwrap().can_encode('\u{5d0}'));
    /// ```
    pub fn can_encode(self, c: char) -> bool {
        PercentEncoder::new(self, Unencodable::Error).push(&mut String::new(), c).is_ok()
    }

    /// Decodes the octets, without normalization; `None` if some octets are invalid. A byte order
    /// mark is decoded as a character.
    pub fn decode(self, octets: &[u8]) -> Option<Cow<'_, str>> {
        match self.0 {
            Encoding::Utf8 => core::str::from_utf8(octets).ok().map(Cow::from),
            #[cfg(feature = "charset")]
            Encoding::Other(encoding) => {
                encoding.decode_without_bom_handling_and_without_replacement(octets)
            }
        }
    }

    /// Encodes a text; `None` if [`decode`](Self::decode) would not return the same text. The
    /// encoders of the Encoding Standard replace a few characters by others, such as U+00A5 by
    /// U+005C in Shift_JIS; with these characters, the result is `None` too.
    ///
    /// ```
    /// use iri_grammar::text::Charset;
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
            Encoding::Utf8 => text.into(),
            // `encoding_rs` has no encoders for UTF-16: it would return UTF-8.
            #[cfg(feature = "charset")]
            Encoding::Other(encoding) if encoding == UTF_16BE => {
                text.encode_utf16().flat_map(u16::to_be_bytes).collect()
            }
            #[cfg(feature = "charset")]
            Encoding::Other(encoding) if encoding == UTF_16LE => {
                text.encode_utf16().flat_map(u16::to_le_bytes).collect()
            }
            #[cfg(feature = "charset")]
            Encoding::Other(encoding) => encoding.encode(text).0.into_owned(),
        };
        (self.decode(&octets)? == text).then_some(octets)
    }

    /// Returns the range of the first invalid octets, and the number of characters before them. The
    /// range is empty, at the end, if all octets are valid.
    pub(crate) fn first_invalid(self, octets: &[u8]) -> (Range<usize>, usize) {
        match self.0 {
            Encoding::Utf8 => {
                let mut chunks = octets.utf8_chunks();
                let first = chunks.next();
                let (valid, invalid) =
                    first.map_or(("", &[][..]), |first| (first.valid(), first.invalid()));
                (valid.len()..valid.len() + invalid.len(), valid.chars().count())
            }
            #[cfg(feature = "charset")]
            Encoding::Other(encoding) => {
                let mut decoder = encoding.new_decoder_without_bom_handling();
                let mut text = String::new();
                let capacity = decoder.max_utf8_buffer_length_without_replacement(octets.len());
                text.reserve(capacity.unwrap_or_default());
                let (result, read) =
                    decoder.decode_to_string_without_replacement(octets, &mut text, true);
                let invalid = match result {
                    // The decoder has also read `octets_after` octets after the malformed ones.
                    DecoderResult::Malformed(length, octets_after) => {
                        let end = read - usize::from(octets_after);
                        end - usize::from(length)..end
                    }
                    DecoderResult::InputEmpty | DecoderResult::OutputFull => read..octets.len(),
                };
                (invalid, text.chars().count())
            }
        }
    }

    /// Appends the text. Each octet of a character for which `encode` returns true is written as
    /// `%HH`.
    ///
    /// # Errors
    ///
    /// With [`Unencodable::Error`], the offset of the first character that the encoding lacks, and
    /// the character.
    pub(crate) fn push_encoded(
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
            encoder.push(out, c).map_err(|MissingCharacter| (at, c))?;
            done = at + c.len_utf8();
        }
        encoder.push_plain(out, &text[done..]);
        encoder.finish(out);
        Ok(())
    }
}

#[cfg(feature = "charset")]
impl From<&'static encoding_rs::Encoding> for Charset {
    fn from(encoding: &'static encoding_rs::Encoding) -> Self {
        if encoding == encoding_rs::UTF_8 {
            Charset::UTF_8
        } else {
            Charset(Encoding::Other(encoding))
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

/// What the mapping does with a character that the document's charset lacks. 3987bis section 3.5
/// does not define this.
///
/// ```
/// use iri_grammar::mapping::ProcessingModel;
/// use iri_grammar::text::{Charset, Unencodable};
///
/// # #[cfg(feature = "charset")] {
/// let latin_1 = Charset::for_label("latin1").unwrap();
/// assert!(Charset::UTF_8.is_ucs_based() && !latin_1.is_ucs_based());
/// let model = ProcessingModel::new().document_charset(latin_1);
/// assert!(model.reference("http://a/?\u{5d0}").is_err());
/// let model = model.unencodable(Unencodable::NumericReference);
/// assert_eq!(model.reference("http://a/?\u{5d0}")?, "http://a/?%26%231488%3B");
/// # }
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unencodable {
    /// The mapping fails.
    #[default]
    Error,
    /// The mapping writes a decimal numeric character reference, percent-encoded, as HTML forms do:
    /// `%26%2326085%3B`.
    NumericReference,
    /// The mapping encodes the character in UTF-8.
    Utf8,
}

/// Encodes a text from its beginning to its end: some characters as percent-encoded octets, the
/// others unchanged. For an encoding with shift sequences, such as ISO-2022-JP, it keeps the state
/// between calls.
pub(crate) struct PercentEncoder {
    charset: Charset,
    #[cfg_attr(not(feature = "charset"), allow(dead_code))]
    unencodable: Unencodable,
    /// `None` for UTF-8, which needs no encoder, and for UTF-16, for which the Encoding Standard
    /// defines no encoder.
    #[cfg(feature = "charset")]
    encoder: Option<encoding_rs::Encoder>,
}

/// The error for a character that the encoding lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MissingCharacter;

impl PercentEncoder {
    pub(crate) fn new(charset: Charset, unencodable: Unencodable) -> Self {
        PercentEncoder {
            charset,
            unencodable,
            #[cfg(feature = "charset")]
            encoder: match charset.0 {
                Encoding::Other(encoding) if !charset.is_ucs_based() => {
                    Some(encoding.new_encoder())
                }
                // UTF-8 and UTF-16 are encoded without it.
                _ => None,
            },
        }
    }

    /// Appends characters of URIs unchanged, after a shift sequence to US-ASCII if the state
    /// requires one.
    pub(crate) fn push_plain(&mut self, out: &mut String, text: &str) {
        #[cfg(feature = "charset")]
        let text = self.push_until_unshifted(out, text);
        out.push_str(text);
    }

    /// Appends the octets of a character as `%HH`.
    ///
    /// # Errors
    ///
    /// With [`Unencodable::Error`], if the encoding lacks the character. In this case at most a
    /// shift sequence is appended.
    pub(crate) fn push(&mut self, out: &mut String, c: char) -> Result<(), MissingCharacter> {
        match self.charset.0 {
            Encoding::Utf8 => push_character(out, c),
            #[cfg(feature = "charset")]
            Encoding::Other(encoding) => return self.push_other(out, c, encoding),
        }
        Ok(())
    }

    /// Appends the shift sequence back to US-ASCII, if the state requires one.
    #[cfg_attr(not(feature = "charset"), allow(unused, clippy::ptr_arg))]
    pub(crate) fn finish(self, out: &mut String) {
        #[cfg(feature = "charset")]
        if let Some(mut encoder) = self.encoder {
            let (mut buffer, is_last) = ([0; BUFFER_LENGTH], true);
            let (_, octets) = encode(&mut encoder, "", &mut buffer, is_last);
            push_octets(out, octets);
        }
    }
}

/// The length in octets of a buffer for one character: more than two shift sequences and four
/// octets.
#[cfg(feature = "charset")]
const BUFFER_LENGTH: usize = 16;

/// Encodes at most one character into the buffer; returns the result and the octets written.
/// `is_last` says that no character follows.
#[cfg(feature = "charset")]
fn encode<'b>(
    encoder: &mut encoding_rs::Encoder,
    character: &str,
    buffer: &'b mut [u8; BUFFER_LENGTH],
    is_last: bool,
) -> (encoding_rs::EncoderResult, &'b [u8]) {
    let (result, _, written) =
        encoder.encode_from_utf8_without_replacement(character, buffer, is_last);
    (result, &buffer[..written])
}

/// Appends each octet as `%HH`.
#[cfg(feature = "charset")]
fn push_octets(out: &mut String, octets: &[u8]) {
    octets.iter().for_each(|octet| push_octet(out, *octet));
}

#[cfg(feature = "charset")]
impl PercentEncoder {
    /// [`push`](Self::push) for an encoding other than UTF-8.
    fn push_other(
        &mut self,
        out: &mut String,
        c: char,
        encoding: &'static encoding_rs::Encoding,
    ) -> Result<(), MissingCharacter> {
        let Some(encoder) = &mut self.encoder else {
            // UTF-16: the other encodings have an encoder.
            let to_bytes = if encoding == UTF_16BE { u16::to_be_bytes } else { u16::to_le_bytes };
            c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| push_octets(out, &to_bytes(*unit)));
            return Ok(());
        };
        let (mut buffer, is_last) = ([0; BUFFER_LENGTH], false);
        let (result, octets) = encode(encoder, c.encode_utf8(&mut [0; 4]), &mut buffer, is_last);
        push_octets(out, octets);
        // The encoder reports U+FFFD for a character that a decoder would read as a shift sequence.
        let EncoderResult::Unmappable(reported) = result else { return Ok(()) };
        match self.unencodable {
            Unencodable::Error => return Err(MissingCharacter),
            Unencodable::NumericReference => {
                let reference = alloc::format!("&#{};", u32::from(reported));
                push_encoded(out, &reference, |c| !c.is_ascii_digit());
            }
            Unencodable::Utf8 => push_character(out, c),
        }
        Ok(())
    }

    /// Appends characters unchanged, and the shift sequences before them, until the encoder is back
    /// in its initial state. Returns the rest of the text.
    fn push_until_unshifted<'t>(&mut self, out: &mut String, text: &'t str) -> &'t str {
        let Some(encoder) = &mut self.encoder else { return text };
        let mut rest = text;
        while let Some(c) = rest.chars().next().filter(|_| encoder.has_pending_state()) {
            let (mut buffer, is_last) = ([0; BUFFER_LENGTH], false);
            // A percent-encoded octet needs the shift sequence of its character in US-ASCII.
            let character = match decoded_octet_at(rest.as_bytes()) {
                Some(octet @ b' '..=b'~') => octet.into(),
                _ => c,
            };
            let mut utf_8 = [0; 4];
            let character = character.encode_utf8(&mut utf_8);
            let (_, octets) = encode(encoder, character, &mut buffer, is_last);
            // The last octet is the character, in US-ASCII and in the Roman state of ISO-2022-JP
            // alike. The octets before it are the shift sequence.
            if let Some((_, shift)) = octets.split_last() {
                push_octets(out, shift);
            }
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
        rest
    }
}
