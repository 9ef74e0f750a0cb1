//! Character encodings: UTF-8, and with the feature `charset` those of the Encoding
//! Standard.

use super::MappingError;
use super::percent::push_octet;
#[cfg(feature = "charset")]
use super::to_uri::nfc;
use crate::grammar::Citation;
use alloc::borrow::Cow;
#[cfg(feature = "charset")]
use alloc::format;
use alloc::string::String;
use core::fmt;

/// A character encoding, a `charset`.
///
/// Without the feature `charset`, UTF-8 is the only one. With it there are those of the
/// [Encoding Standard](https://encoding.spec.whatwg.org/), under its labels. There
/// `iso-8859-1` and `us-ascii` are labels of windows-1252, which differs from
/// iso-8859-1 in the octets 80 to 9F.
///
/// ```
/// use iri_grammar::mapping::Charset;
///
/// assert_eq!(Charset::for_label("utf8"), Some(Charset::UTF_8));
/// assert_eq!(Charset::UTF_8.percent_encode("M\u{e4}rz")?, "M%C3%A4rz");
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Charset(pub(super) Repertoire);

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Repertoire {
    Utf8,
    #[cfg(feature = "charset")]
    Other(&'static encoding_rs::Encoding),
}

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

const SECTION: Citation = Citation { document: "RFC 3986", section: "2.5" };

impl Charset {
    /// UTF-8.
    pub const UTF_8: Charset = Charset(Repertoire::Utf8);

    /// The character encoding with this name or label, upper and lower case alike.
    pub fn for_label(label: &str) -> Option<Charset> {
        if label.eq_ignore_ascii_case("utf-8") || label.eq_ignore_ascii_case("utf8") {
            return Some(Charset::UTF_8);
        }
        #[cfg(feature = "charset")]
        if let Some(encoding) = encoding_rs::Encoding::for_label_no_replacement(label.as_bytes()) {
            return Some(encoding.into());
        }
        None
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

    /// Whether the encoding has the character.
    ///
    /// ```
    /// use iri_grammar::mapping::Charset;
    ///
    /// assert!(Charset::UTF_8.has('\u{5d0}'));
    /// # #[cfg(feature = "charset")]
    /// assert!(!Charset::for_label("windows-1252").unwrap().has('\u{5d0}'));
    /// ```
    pub fn has(self, c: char) -> bool {
        let run = Run { section: SECTION, component: "text", unencodable: Unencodable::Error };
        self.push_run(&mut String::new(), c.encode_utf8(&mut [0; 4]), 0, run).is_ok()
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

    /// The characters as octets of this encoding, each octet as `%HH`, but unreserved
    /// characters as they are: the first of the two mappings in the conference paper of
    /// 2001 (section 2, Table 1), and the way to write any text as data in a component.
    ///
    /// # Errors
    ///
    /// Where the encoding lacks a character.
    pub fn percent_encode(self, text: &str) -> Result<String, MappingError> {
        let mut out = String::new();
        let run = Run { section: SECTION, component: "text", unencodable: Unencodable::Error };
        self.push_runs(&mut out, text, |c| !super::percent::is_unreserved(c), run)?;
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
        self.to_ucs(octets, super::to_uri::SECTION)
    }

    /// RFC 3987 §3.1 step 1 b and c: to characters of the UCS; normalized according to
    /// NFC, if this is not a Unicode-based encoding.
    pub(super) fn to_ucs(
        self,
        octets: &[u8],
        section: Citation,
    ) -> Result<Cow<'_, str>, MappingError> {
        let text =
            self.decode(octets).ok_or(MappingError::Octets { charset: self.name(), section })?;
        #[cfg(feature = "charset")]
        if !self.is_ucs_based() {
            return Ok(nfc(text));
        }
        Ok(text)
    }

    /// The text with each run of characters for which `encode` holds in this encoding,
    /// each octet as `%HH`.
    pub(super) fn push_runs(
        self,
        out: &mut String,
        text: &str,
        encode: impl Fn(char) -> bool,
        run: Run,
    ) -> Result<(), MappingError> {
        let mut at = 0;
        while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
            let plain = rest.find(&encode).unwrap_or(rest.len());
            out.push_str(&rest[..plain]);
            let end = rest[plain..].find(|c| !encode(c)).map_or(rest.len(), |end| plain + end);
            self.push_run(out, &rest[plain..end], at + plain, run)?;
            at += end;
        }
        Ok(())
    }

    fn push_run(
        self,
        out: &mut String,
        run: &str,
        #[cfg_attr(not(feature = "charset"), allow(unused))] at: usize,
        #[cfg_attr(not(feature = "charset"), allow(unused))] how: Run,
    ) -> Result<(), MappingError> {
        match self.0 {
            Repertoire::Utf8 => push_octets(out, run.as_bytes()),
            #[cfg(feature = "charset")]
            Repertoire::Other(encoding) => push_other(out, run, at, encoding, how)?,
        }
        Ok(())
    }
}

/// How runs of characters are encoded.
#[derive(Clone, Copy)]
#[cfg_attr(not(feature = "charset"), allow(dead_code))]
pub(super) struct Run {
    pub(super) section: Citation,
    pub(super) component: &'static str,
    pub(super) unencodable: Unencodable,
}

fn push_octets(out: &mut String, octets: &[u8]) {
    octets.iter().for_each(|octet| push_octet(out, *octet));
}

#[cfg(feature = "charset")]
fn push_other(
    out: &mut String,
    run: &str,
    at: usize,
    encoding: &'static encoding_rs::Encoding,
    how: Run,
) -> Result<(), MappingError> {
    use encoding_rs::{EncoderResult, UTF_16BE, UTF_16LE};
    // The Encoding Standard encodes to neither of the two.
    if encoding == UTF_16BE {
        run.encode_utf16().for_each(|unit| push_octets(out, &unit.to_be_bytes()));
        return Ok(());
    }
    if encoding == UTF_16LE {
        run.encode_utf16().for_each(|unit| push_octets(out, &unit.to_le_bytes()));
        return Ok(());
    }
    // At a character that it lacks, an encoder with shifts is back in US-ASCII.
    let mut encoder = encoding.new_encoder();
    let mut octets = [0; 256];
    let mut rest = run;
    loop {
        let (result, read, written) =
            encoder.encode_from_utf8_without_replacement(rest, &mut octets, true);
        push_octets(out, &octets[..written]);
        rest = &rest[read..];
        match (result, how.unencodable) {
            (EncoderResult::InputEmpty, _) => return Ok(()),
            (EncoderResult::OutputFull, _) => {}
            (EncoderResult::Unmappable(character), Unencodable::Error) => {
                return Err(MappingError::Unencodable {
                    character,
                    component: how.component,
                    offset: at + run.len() - rest.len() - character.len_utf8(),
                    charset: encoding.name(),
                    section: how.section,
                });
            }
            (EncoderResult::Unmappable(character), Unencodable::NumericReference) => {
                let reference = format!("&#{};", u32::from(character));
                super::percent::push_encoded(out, &reference, |c| !c.is_ascii_digit());
            }
            (EncoderResult::Unmappable(character), Unencodable::Utf8) => {
                super::percent::push_character(out, character);
            }
        }
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
