//! `data` (RFC 2397).

use super::parts::{decode_text, encode, encode_octets};
use super::value::Value;
use super::{Pair, ParseError, Parts};
use iri_grammar::text::percent;

/// An identifier of `data` (RFC 2397 section 3).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::{Data, Encoding, Typed};
///
/// let mut data: Data = iri_schemes::parse(Iri::new("data:text/plain;charset=utf-8,A%20brief")?)?;
/// assert_eq!(data.media_type.as_deref(), Some("text/plain"));
/// assert_eq!(data.octets, b"A brief");
/// data.encoding = Encoding::Base64;
/// assert_eq!(data.build()?.as_str(), "data:text/plain;charset=utf-8;base64,QSBicmllZg==");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Data {
    /// The type and the subtype, such as `text/plain`, which is the default (section 2).
    pub media_type: Option<String>,
    /// The parameters of the media type.
    pub parameters: Vec<Pair>,
    /// How the octets are written.
    pub encoding: Encoding,
    /// The octets.
    pub octets: Vec<u8>,
}

/// How the octets are written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// By percent-encodings.
    #[default]
    Percent,
    /// By base64 (RFC 2045 section 6.8).
    Base64,
}

const TOKEN: &str = "-._~!$&'*+";

impl Value for Data {
    const SCHEMES: &'static [&'static str] = &["data"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        let media_type = match (parts.decoded("type")?, parts.decoded("subtype")?) {
            (Some(name), Some(subtype)) => Some([name, subtype].join("/")),
            _ => None,
        };
        let mut parameters = Vec::new();
        for part in parts.all("parameter") {
            let (name, value) = part.text.split_once('=').unwrap_or((part.text, ""));
            let (name, value) = (decode_text(part, name)?, decode_text(part, value)?);
            parameters.push(Pair { name, value });
        }
        let (encoding, octets) = match parts.first("base64-data") {
            Some(part) => (Encoding::Base64, from_base64(&percent::decode_octets(part.text))),
            None => {
                let text = parts.first("data").map_or("", |part| part.text);
                (Encoding::Percent, percent::decode_octets(text).into_owned())
            }
        };
        Ok(Data { media_type, parameters, encoding, octets })
    }

    fn compose(&self) -> String {
        let media_type =
            self.media_type.as_deref().map(|it| it.split_once('/').unwrap_or((it, "")));
        let media_type =
            media_type.map(|(name, subtype)| [name, subtype].map(|it| encode(it, TOKEN)));
        let parameter =
            |it: &Pair| [";", &encode(&it.name, TOKEN), "=", &encode(&it.value, TOKEN)].concat();
        let parameters: String = self.parameters.iter().map(parameter).collect();
        let (marker, data) = match self.encoding {
            Encoding::Base64 => (";base64", to_base64(&self.octets)),
            Encoding::Percent => ("", encode_octets(&self.octets, "-._~!$&'()*+,;=:@/?")),
        };
        let media_type = media_type.map(|it| it.join("/")).unwrap_or_default();
        ["data:", &media_type, &parameters, marker, ",", &data].concat()
    }
}

/// The alphabet of base64 (RFC 2045 section 6.8 table 1).
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Decodes base64 that the grammar accepts. Ignores other characters (RFC 2045 section 6.8).
fn from_base64(text: &[u8]) -> Vec<u8> {
    decode_digits(text.iter().filter_map(|octet| ALPHABET.iter().position(|it| it == octet)))
}

/// Returns the octets of digits of six bits.
pub(super) fn decode_digits(digits: impl Iterator<Item = usize>) -> Vec<u8> {
    let (mut out, mut bits, mut count) = (Vec::new(), 0, 0);
    for digit in digits {
        (bits, count) = ((bits << 6 | digit) & 0xFFF, count + 6);
        if count >= 8 {
            count -= 8;
            out.push((bits >> count & 0xFF) as u8);
        }
    }
    out
}

/// Encodes octets in base64.
fn to_base64(octets: &[u8]) -> String {
    let mut out = String::with_capacity(octets.len().div_ceil(3) * 4);
    for group in octets.chunks(3) {
        let octet = |at: usize| usize::from(group.get(at).copied().unwrap_or(0));
        let bits = octet(0) << 16 | octet(1) << 8 | octet(2);
        for index in 0..4 {
            let digit = char::from(ALPHABET[bits >> (18 - 6 * index) & 0x3F]);
            out.push(if index <= group.len() { digit } else { '=' });
        }
    }
    out
}
