//! Guidelines of 2011 §6.2 to 6.4: what `javascript`, `mailto` and `data` have in their
//! scheme-specific part, as far as processing needs it.

use super::note::guidelines;
use crate::grammar::{Citation, Document};
use crate::mapping::{decoded, decoded_octets};
use crate::syntax::Components;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

const RFC6068: Citation = Document::Rfc(6068).section("2");
const RFC2397: Citation = Document::Rfc(2397).section("3");

/// What stands after the colon of a `javascript`, `mailto` or `data` identifier, up to the
/// fragment.
///
/// ```
/// use iri_grammar::preparation::SchemeSpecific;
/// use iri_grammar::Uri;
///
/// let uri = Uri::new("javascript:alert(%22?%22)").unwrap();
/// let Some(Ok(SchemeSpecific::Javascript(script))) = SchemeSpecific::of(uri.components()) else {
///     panic!()
/// };
/// assert_eq!(script.source, "alert(\"?\")");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SchemeSpecific<'i> {
    /// `javascript`.
    Javascript(Javascript<'i>),
    /// `mailto`.
    Mailto(Mailto<'i>),
    /// `data`.
    Data(Data<'i>),
}

/// `javascript`: draft-hoehrmann-javascript-scheme-03.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Javascript<'i> {
    /// The source text: what follows the colon, percent-encodings undone, as UTF-8.
    pub source: Cow<'i, str>,
}

/// `mailto`: RFC 6068.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailto<'i> {
    /// The addresses before the `?`, percent-encodings undone.
    pub to: Vec<Cow<'i, str>>,
    /// The header fields, names and values, percent-encodings undone. A field `to` is one of
    /// them.
    pub fields: Vec<(Cow<'i, str>, Cow<'i, str>)>,
}

/// `data`: RFC 2397.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Data<'i> {
    /// The media type as written, with its parameters; where it is left out, the default,
    /// `text/plain;charset=US-ASCII`.
    pub media_type: Cow<'i, str>,
    /// Whether the octets are base64.
    pub base64: bool,
    /// The octets, percent-encodings undone; of base64, the characters that encode them.
    pub octets: Vec<u8>,
}

/// Why what follows the colon is not what the scheme defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SchemeError {
    /// The percent-encodings of a script are not UTF-8.
    #[error("the percent-encodings of the script are not UTF-8 ({})", self.citation())]
    Script,
    /// The percent-encodings of an address or a header field are not UTF-8.
    #[error("percent-encodings of the address or field are not UTF-8 ({})", self.citation())]
    Mailto,
    /// An address is not a local part, `@` and a domain.
    #[error("address {index} is not a local part, \"@\" and a domain ({})", self.citation())]
    Address {
        /// Which address, from 1.
        index: usize,
    },
    /// A header field has no `=`.
    #[error("header field {index} has no \"=\" ({})", self.citation())]
    Field {
        /// Which field, from 1.
        index: usize,
    },
    /// There is no comma before the data.
    #[error("there is no \",\" before the data ({})", self.citation())]
    NoComma,
    /// What stands before the comma is no media type.
    #[error("there is no media type of the form type/subtype ({})", self.citation())]
    MediaType,
}

impl SchemeError {
    /// The section that says so.
    pub fn citation(self) -> Citation {
        match self {
            SchemeError::Script => guidelines("6.2"),
            SchemeError::Mailto | SchemeError::Address { .. } | SchemeError::Field { .. } => {
                RFC6068
            }
            SchemeError::NoComma | SchemeError::MediaType => RFC2397,
        }
    }
}

impl<'i> SchemeSpecific<'i> {
    /// What the identifier has; `None` for another scheme, or none.
    ///
    /// # Errors
    ///
    /// Inside, where it is not what the scheme defines.
    pub fn of(components: Components<'i>) -> Option<Result<Self, SchemeError>> {
        SchemeSpecific::of_text(components.scheme()?, components.text())
    }

    /// What stands in a text that begins with this scheme.
    pub(super) fn of_text(scheme: &str, text: &'i str) -> Option<Result<Self, SchemeError>> {
        let rest = &text[scheme.len() + 1..];
        let specific = rest.split_once('#').map_or(rest, |(specific, _)| specific);
        if scheme.eq_ignore_ascii_case("javascript") {
            Some(javascript(specific).map(SchemeSpecific::Javascript))
        } else if scheme.eq_ignore_ascii_case("mailto") {
            Some(mailto(specific).map(SchemeSpecific::Mailto))
        } else if scheme.eq_ignore_ascii_case("data") {
            Some(data(specific).map(SchemeSpecific::Data))
        } else {
            None
        }
    }
}

fn javascript(text: &str) -> Result<Javascript<'_>, SchemeError> {
    Ok(Javascript { source: decoded(text).ok_or(SchemeError::Script)? })
}

/// `mailtoURI = "mailto:" [ to ] [ hfields ]`
fn mailto(text: &str) -> Result<Mailto<'_>, SchemeError> {
    let (to, fields) = text.split_once('?').unwrap_or((text, ""));
    // `addr-spec = local-part "@" domain`, as it stands: an encoded `@` is data.
    let to = separated(to, ',').map(|(index, address)| match address.rsplit_once('@') {
        None | Some(("", _) | (_, "")) => Err(SchemeError::Address { index }),
        Some(_) => decode(address),
    });
    let fields = separated(fields, '&').map(|(index, field)| {
        let (name, value) = field.split_once('=').ok_or(SchemeError::Field { index })?;
        Ok((decode(name)?, decode(value)?))
    });
    Ok(Mailto { to: to.collect::<Result<_, _>>()?, fields: fields.collect::<Result<_, _>>()? })
}

fn decode(text: &str) -> Result<Cow<'_, str>, SchemeError> {
    decoded(text).ok_or(SchemeError::Mailto)
}

/// The parts of a text, numbered from 1; none where it is empty.
fn separated(text: &str, separator: char) -> impl Iterator<Item = (usize, &str)> {
    let parts = (!text.is_empty()).then(|| text.split(separator));
    (1..).zip(parts.into_iter().flatten())
}

/// `dataurl = "data:" [ mediatype ] [ ";base64" ] "," data`. Upper and lower case are
/// alike in a literal of ABNF.
fn data(text: &str) -> Result<Data<'_>, SchemeError> {
    let (before, data) = text.split_once(',').ok_or(SchemeError::NoComma)?;
    let (media_type, base64) = match before.rsplit_once(';') {
        Some((media_type, base64)) if base64.eq_ignore_ascii_case("base64") => (media_type, true),
        _ => (before, false),
    };
    let (kind, parameters) = match media_type.split_once(';') {
        Some((kind, parameters)) => (kind, Some(parameters)),
        None => (media_type, None),
    };
    // RFC 2397 §2: "As a shorthand, "text/plain" can be omitted but the charset parameter supplied."
    let is_kind = kind.split_once('/').is_some_and(|(a, b)| !a.is_empty() && !b.is_empty());
    let media_type = match (kind, parameters) {
        ("", None) => "text/plain;charset=US-ASCII".into(),
        ("", Some(parameters)) => String::from_iter(["text/plain;", parameters]).into(),
        _ if is_kind => media_type.into(),
        _ => return Err(SchemeError::MediaType),
    };
    Ok(Data { media_type, base64, octets: decoded_octets(data) })
}
