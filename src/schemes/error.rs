//! The error of a text that breaks the syntax of its scheme.

use crate::grammar::{Citation, Document};
use crate::text::decode_strict;
use alloc::borrow::Cow;

/// The reason why the text after the colon breaks the syntax of the scheme.
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
    /// The text before the comma is not a media type.
    #[error("there is no media type of the form type/subtype ({})", self.citation())]
    MediaType,
}

impl SchemeError {
    /// The section that defines the syntax.
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

/// Percent-decodes the text; returns `error` if its octets are not UTF-8.
pub(super) fn decode(text: &str, error: SchemeError) -> Result<Cow<'_, str>, SchemeError> {
    decode_strict(text).ok_or(error)
}
