//! `mailto`: RFC 6068.

#[cfg(feature = "idna")]
use super::error::{SchemeError, decode};
use crate::syntax::has_octet;
#[cfg(feature = "idna")]
use alloc::{borrow::Cow, vec::Vec};

/// The reason why an address is invalid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flaw {
    /// The address is not a local part, `@` and a domain.
    NoAddress,
    /// The address contains a `/`.
    Solidus,
}

/// Returns the addresses of `to = addr-spec *("," addr-spec )` (RFC 6068 §2). An empty `to` has no
/// addresses.
pub(crate) fn addresses(to: &str) -> impl Iterator<Item = &str> {
    (!to.is_empty()).then(|| to.split(',')).into_iter().flatten()
}

/// Returns the local part and the domain of `addr-spec = local-part "@" domain` (RFC 6068 §2). Item
/// 1 of that section: "/" "MUST be percent-encoded". An encoded `@` does not separate the two.
pub(crate) fn parse_address(address: &str) -> Result<(&str, &str), Flaw> {
    match address.rsplit_once('@') {
        None | Some(("", _) | (_, "")) => Err(Flaw::NoAddress),
        Some(_) if has_octet(address, b'/') => Err(Flaw::Solidus),
        Some(parts) => Ok(parts),
    }
}

/// Returns the fields of `hfields = "?" hfield *( "&" hfield )` (RFC 6068 §2); none if the query is
/// undefined.
#[cfg(feature = "idna")]
pub(crate) fn fields(query: Option<&str>) -> impl Iterator<Item = &str> {
    query.into_iter().flat_map(|query| query.split('&'))
}

/// Returns the name and the value of `hfield = hfname "=" hfvalue` (RFC 6068 §2); `None` if the
/// field has no `=`.
#[cfg(feature = "idna")]
pub(crate) fn parse_field(field: &str) -> Option<(&str, &str)> {
    field.split_once('=')
}

/// `mailto`: RFC 6068.
#[cfg(feature = "idna")]
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mailto<'i> {
    /// The addresses before the `?`, percent-decoded.
    pub to: Vec<Cow<'i, str>>,
    /// The names and values of the header fields, percent-decoded, including fields named `to`.
    pub fields: Vec<(Cow<'i, str>, Cow<'i, str>)>,
}

#[cfg(feature = "idna")]
impl<'i> Mailto<'i> {
    /// Parses the text after the colon of `mailtoURI = "mailto:" [ to ] [ hfields ]`.
    pub(super) fn parse(text: &'i str) -> Result<Self, SchemeError> {
        let (to, query) = match text.split_once('?') {
            Some((to, query)) => (to, Some(query)),
            None => (text, None),
        };
        let to = (1..).zip(addresses(to)).map(|(index, address)| match parse_address(address) {
            Err(Flaw::NoAddress) => Err(SchemeError::Address { index }),
            Err(Flaw::Solidus) => Err(SchemeError::Solidus { index }),
            Ok(_) => decode(address, SchemeError::Mailto),
        });
        let fields = (1..).zip(fields(query)).map(|(index, field)| {
            let (name, value) = parse_field(field).ok_or(SchemeError::Field { index })?;
            Ok((decode(name, SchemeError::Mailto)?, decode(value, SchemeError::Mailto)?))
        });
        let to = to.collect::<Result<_, _>>()?;
        Ok(Mailto { to, fields: fields.collect::<Result<_, _>>()? })
    }
}
