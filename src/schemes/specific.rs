//! What `javascript`, `mailto` and `data` identifiers have after the colon (guidelines of 2011
//! §6.2 to 6.4).

use super::{Data, Mailto, Property, Schemes};
use crate::grammar::{Citation, Document};
use crate::syntax::Components;
use crate::text::decoded;
use alloc::borrow::Cow;

/// The text after the colon of a `javascript`, `mailto` or `data` identifier, up to the
/// fragment.
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
#[non_exhaustive]
pub struct Javascript<'i> {
    /// The source text: what follows the colon, percent-decoded, as UTF-8.
    pub source: Cow<'i, str>,
}

/// Why the text after the colon is not what the scheme defines.
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
        /// The number of the address, from 1.
        index: usize,
    },
    /// An address has a `/` that is not percent-encoded.
    #[error("address {index} has a \"/\" that is not percent-encoded ({})", self.citation())]
    Solidus {
        /// The number of the address, from 1.
        index: usize,
    },
    /// A header field has no `=`.
    #[error("header field {index} has no \"=\" ({})", self.citation())]
    Field {
        /// The number of the field, from 1.
        index: usize,
    },
    /// There is no comma before the data.
    #[error("there is no \",\" before the data ({})", self.citation())]
    NoComma,
    /// The text before the comma is no media type.
    #[error("there is no media type of the form type/subtype ({})", self.citation())]
    MediaType,
}

impl SchemeError {
    /// The section that says so.
    pub fn citation(self) -> Citation {
        match self {
            SchemeError::Script => Document::Guidelines.section("6.2"),
            SchemeError::Mailto
            | SchemeError::Address { .. }
            | SchemeError::Solidus { .. }
            | SchemeError::Field { .. } => Document::Rfc(6068).section("2"),
            SchemeError::NoComma | SchemeError::MediaType => Document::Rfc(2397).section("3"),
        }
    }
}

impl<'i> SchemeSpecific<'i> {
    /// Parses the identifier by the syntax of its scheme; `None` for another scheme, or none.
    ///
    /// # Errors
    ///
    /// Inside, if it is not what the scheme defines.
    pub fn of(components: Components<'i>) -> Option<Result<Self, SchemeError>> {
        SchemeSpecific::of_text(components.scheme()?, components.text())
    }

    /// Parses a text that begins with this scheme.
    pub(crate) fn of_text(scheme: &str, text: &'i str) -> Option<Result<Self, SchemeError>> {
        let rest = &text[scheme.len() + 1..];
        let specific = rest.split_once('#').map_or(rest, |(specific, _)| specific);
        Schemes::known().facts_of(scheme).iter().find_map(|fact| match fact.what {
            Property::Script => {
                let source = decode(specific, SchemeError::Script);
                Some(source.map(|source| SchemeSpecific::Javascript(Javascript { source })))
            }
            Property::MailAddresses => Some(Mailto::parse(specific).map(SchemeSpecific::Mailto)),
            Property::MediaType => Some(Data::parse(specific).map(SchemeSpecific::Data)),
            _ => None,
        })
    }
}

pub(super) fn decode(text: &str, error: SchemeError) -> Result<Cow<'_, str>, SchemeError> {
    decoded(text).ok_or(error)
}
