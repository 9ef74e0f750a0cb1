//! Characters as percent-encoded octets of a character encoding.

use super::charset::{Charset, Repertoire};
use super::percent::push_character;
#[cfg(feature = "charset")]
use super::percent::{push_encoded, push_octet};
use alloc::string::String;

/// What becomes of a character that the document's charset lacks. 3987bis section 3.5
/// does not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Unencodable {
    /// The mapping fails.
    #[default]
    Error,
    /// A decimal numeric character reference, percent-encoded: `%26%2326085%3B`, as
    /// HTML forms are sent.
    NumericReference,
    /// The character in UTF-8.
    Utf8,
}

/// Encodes a text from its beginning to its end, some characters as percent-encoded octets,
/// the others as they are. An encoding with shifts is in one state for all of the text.
pub(crate) struct PercentEncoder {
    charset: Charset,
    #[cfg_attr(not(feature = "charset"), allow(dead_code))]
    unencodable: Unencodable,
    /// `None` for UTF-8 and UTF-16, to which the Encoding Standard does not encode.
    #[cfg(feature = "charset")]
    encoder: Option<encoding_rs::Encoder>,
}

/// The character encoding lacks the character, and nothing takes its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lacking;

impl PercentEncoder {
    pub(crate) fn new(charset: Charset, unencodable: Unencodable) -> Self {
        PercentEncoder {
            charset,
            unencodable,
            #[cfg(feature = "charset")]
            encoder: match charset.0 {
                Repertoire::Other(encoding) if !charset.is_ucs_based() => {
                    Some(encoding.new_encoder())
                }
                _ => None,
            },
        }
    }

    /// Adds characters of URIs as they are, after the shift to US-ASCII if there has to be
    /// one.
    pub(crate) fn push_plain(&mut self, out: &mut String, text: &str) {
        #[cfg(feature = "charset")]
        let text = self.push_shifted(out, text);
        out.push_str(text);
    }

    /// Adds the octets of a character as `%HH`.
    ///
    /// # Errors
    ///
    /// Where the encoding lacks it, with [`Unencodable::Error`]: then nothing is added but a
    /// shift.
    pub(crate) fn push(&mut self, out: &mut String, c: char) -> Result<(), Lacking> {
        match self.charset.0 {
            Repertoire::Utf8 => push_character(out, c),
            #[cfg(feature = "charset")]
            Repertoire::Other(encoding) => return self.push_other(out, c, encoding),
        }
        Ok(())
    }

    /// Adds the last shift to US-ASCII.
    #[cfg_attr(not(feature = "charset"), allow(unused, clippy::ptr_arg))]
    pub(crate) fn finish(self, out: &mut String) {
        #[cfg(feature = "charset")]
        if let Some(mut encoder) = self.encoder {
            let mut octets = [0; OCTETS];
            push_octets(out, encode(&mut encoder, "", &mut octets, true).1);
        }
    }
}

/// More than any encoder writes for a character: two shifts and four octets.
#[cfg(feature = "charset")]
const OCTETS: usize = 16;

/// The octets of one character at most.
#[cfg(feature = "charset")]
fn encode<'b>(
    encoder: &mut encoding_rs::Encoder,
    character: &str,
    octets: &'b mut [u8; OCTETS],
    is_last: bool,
) -> (encoding_rs::EncoderResult, &'b [u8]) {
    let (result, _, written) =
        encoder.encode_from_utf8_without_replacement(character, octets, is_last);
    (result, &octets[..written])
}

#[cfg(feature = "charset")]
fn push_octets(out: &mut String, octets: &[u8]) {
    octets.iter().for_each(|octet| push_octet(out, *octet));
}

#[cfg(feature = "charset")]
impl PercentEncoder {
    fn push_other(
        &mut self,
        out: &mut String,
        c: char,
        encoding: &'static encoding_rs::Encoding,
    ) -> Result<(), Lacking> {
        use encoding_rs::{EncoderResult, UTF_16BE};
        let Some(encoder) = &mut self.encoder else {
            let octets = if encoding == UTF_16BE { u16::to_be_bytes } else { u16::to_le_bytes };
            c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| push_octets(out, &octets(*unit)));
            return Ok(());
        };
        let mut octets = [0; OCTETS];
        let (result, octets) = encode(encoder, c.encode_utf8(&mut [0; 4]), &mut octets, false);
        push_octets(out, octets);
        // What is reported is U+FFFD for characters that would be taken for shifts.
        let EncoderResult::Unmappable(reported) = result else { return Ok(()) };
        match self.unencodable {
            Unencodable::Error => return Err(Lacking),
            Unencodable::NumericReference => {
                let reference = alloc::format!("&#{};", u32::from(reported));
                push_encoded(out, &reference, |c| !c.is_ascii_digit());
            }
            Unencodable::Utf8 => push_character(out, c),
        }
        Ok(())
    }

    /// Adds characters as long as the encoding is in a state of its own, and gives the rest.
    fn push_shifted<'t>(&mut self, out: &mut String, text: &'t str) -> &'t str {
        let Some(encoder) = &mut self.encoder else { return text };
        let mut rest = text;
        while let Some(c) = rest.chars().next().filter(|_| encoder.has_pending_state()) {
            let mut octets = [0; OCTETS];
            let (_, octets) = encode(encoder, c.encode_utf8(&mut [0; 4]), &mut octets, false);
            // The last octet is that of the character, in US-ASCII and in the state that
            // ISO-2022-JP has beside it.
            if let Some((_, shift)) = octets.split_last() {
                push_octets(out, shift);
            }
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
        rest
    }
}
