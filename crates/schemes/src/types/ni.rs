//! `ni` (RFC 6920).

use super::data::decode_digits;
use super::parts::prefixed;
use super::value::Value;
use super::{ParseError, Parts};

/// An identifier of `ni` (RFC 6920 section 3). The texts are as in the identifier.
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::Ni;
///
/// let ni: Ni = iri_schemes::parse(Iri::new("ni:///sha-256-32;f4OxZQ?ct=text/plain")?)?;
/// assert_eq!(ni.algorithm, "sha-256-32");
/// assert_eq!(ni.digest(), [0x7F, 0x83, 0xB1, 0x65]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Ni {
    /// The authority; `None` if it is empty.
    pub authority: Option<String>,
    /// The name of the hash algorithm.
    pub algorithm: String,
    /// The digest in base64url, without padding (RFC 6920 section 3).
    pub value: String,
    /// The query.
    pub query: Option<String>,
}

impl Ni {
    /// The octets of the digest.
    pub fn digest(&self) -> Vec<u8> {
        decode_digits(self.value.bytes().filter_map(|octet| {
            Some(usize::from(match octet {
                b'A'..=b'Z' => octet - b'A',
                b'a'..=b'z' => octet - b'a' + 26,
                b'0'..=b'9' => octet - b'0' + 52,
                b'-' => 62,
                b'_' => 63,
                _ => return None,
            }))
        }))
    }
}

impl Value for Ni {
    const SCHEMES: &'static [&'static str] = &["ni"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        Ok(Ni {
            authority: parts.text("authority").filter(|it| !it.is_empty()),
            algorithm: parts.text("alg").unwrap_or_default(),
            value: parts.text("val").unwrap_or_default(),
            query: parts.text("query"),
        })
    }

    fn compose(&self) -> String {
        let authority = self.authority.as_deref().unwrap_or_default();
        let query = prefixed("?", self.query.as_deref());
        ["ni://", authority, "/", &self.algorithm, ";", &self.value, &query].concat()
    }
}
