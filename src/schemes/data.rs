//! `data`: RFC 2397.

#[cfg(feature = "idna")]
use super::error::SchemeError;
use crate::text::decode_octets;
use alloc::string::String;
#[cfg(feature = "idna")]
use alloc::{borrow::Cow, vec::Vec};

/// The text after the colon of `dataurl := "data:" [ mediatype ] [ ";base64" ] "," data`
/// (RFC 2397 §3).
pub(crate) struct DataUrl<'t> {
    /// `mediatype := [ type "/" subtype ] *( ";" parameter )`.
    pub(crate) media_type: &'t str,
    /// The word `base64` as written: literals of ABNF are case-insensitive.
    pub(crate) base64: Option<&'t str>,
    /// The text after the first comma.
    pub(crate) data: &'t str,
}

impl<'t> DataUrl<'t> {
    /// Divides the text after `data:`; returns `None` if it has no comma.
    pub(crate) fn parse(text: &'t str) -> Option<Self> {
        let (before, data) = text.split_once(',')?;
        let (media_type, base64) = match before.rsplit_once(';') {
            Some((media_type, word)) if word.eq_ignore_ascii_case("base64") => {
                (media_type, Some(word))
            }
            _ => (before, None),
        };
        Some(DataUrl { media_type, base64, data })
    }

    /// Whether the media type is valid or omitted. RFC 2397 §2: "As a shorthand, "text/plain" can
    /// be omitted but the charset parameter supplied."
    pub(crate) fn has_valid_media_type(&self) -> bool {
        let mut parts = self.media_type.split(';');
        let kind = parts.next().unwrap_or_default();
        let are_tokens = |(kind, subtype)| is_token(kind) && is_token(subtype);
        // The value is a token or a quoted-string, percent-encoded: any text that is not empty.
        let is_parameter = |part: &str| {
            part.split_once('=').is_some_and(|(name, value)| is_token(name) && !value.is_empty())
        };
        (kind.is_empty() || kind.split_once('/').is_some_and(are_tokens)) && parts.all(is_parameter)
    }
}

/// Whether the text is a token. RFC 2397 §3: `type`, `subtype` and `attribute` are tokens,
/// "represented using URL escaped encoding". RFC 2045 §5.1: a token has "any (US-ASCII) CHAR except
/// SPACE, CTLs, or tspecials".
fn is_token(text: &str) -> bool {
    const TSPECIALS: &[u8] = b"()<>@,;:\\\"/[]?=";
    let octets = decode_octets(text);
    !octets.is_empty()
        && octets.iter().all(|octet| octet.is_ascii_graphic() && !TSPECIALS.contains(octet))
}

/// Returns the path with the word `base64` in lower case; `None` if the word is missing or already
/// in lower case, or if the path is not valid in a data URL.
pub(super) fn with_base64_in_lower_case(path: &str) -> Option<String> {
    let url = DataUrl::parse(path).filter(DataUrl::has_valid_media_type)?;
    let DataUrl { media_type, base64, data } = url;
    (base64? != "base64").then(|| [media_type, ";base64,", data].concat())
}

/// `data`: RFC 2397.
#[cfg(feature = "idna")]
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Data<'i> {
    /// The media type as written, with its parameters; if it is omitted, the default
    /// `text/plain;charset=US-ASCII`.
    pub media_type: Cow<'i, str>,
    /// Whether the octets are encoded in base64.
    pub base64: bool,
    /// The octets, percent-decoded. Base64 is not decoded.
    pub octets: Vec<u8>,
}

#[cfg(feature = "idna")]
impl<'i> Data<'i> {
    /// Parses the text after `data:`.
    pub(super) fn parse(text: &'i str) -> Result<Self, SchemeError> {
        let url = DataUrl::parse(text).ok_or(SchemeError::NoComma)?;
        if !url.has_valid_media_type() {
            return Err(SchemeError::MediaType);
        }
        let media_type = match url.media_type {
            "" => "text/plain;charset=US-ASCII".into(),
            parameters if parameters.starts_with(';') => ["text/plain", parameters].concat().into(),
            media_type => media_type.into(),
        };
        let octets = decode_octets(url.data).into_owned();
        Ok(Data { media_type, base64: url.base64.is_some(), octets })
    }
}
