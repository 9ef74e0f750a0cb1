//! Why identifiers are not normalized or compared.

use super::Rung;
use crate::error::Error;
use crate::identifier::Component;
use alloc::string::String;
use core::fmt;

/// Why identifiers are not normalized or compared, and the section that says so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LadderError {
    /// "In testing for equivalence, applications should not directly compare relative
    /// references; the references should be converted to their respective target IRIs before
    /// comparison." (RFC 3987 section 5.1)
    #[error(
        "{text:?} is a relative reference, which is to be resolved before it is compared \
             (RFC 3987 section 5.1)"
    )]
    Relative {
        /// The reference.
        text: String,
    },
    /// "Applications using IRIs as identity tokens with no relationship to a protocol MUST
    /// use the Simple String Comparison" (RFC 3987 section 5.1).
    #[error("identity tokens are compared as strings, not by {} (RFC 3987 section 5.1)", .rung.title())]
    IdentityToken {
        /// The rung that was asked for.
        rung: Rung,
    },
    /// Character normalization, which was asked for, gives something that is no
    /// identifier, or one with other components: U+1FEF becomes a grave accent.
    #[error("the {component} cannot be character normalized: {text:?} is not one \
             (RFC 3987 section 5.3.2.2){}", Because(.error))]
    Character {
        /// The component.
        component: Component,
        /// The component, normalized.
        text: String,
        /// Why it is none; `None` where it is, but has other delimiters than before.
        error: Option<Error>,
    },
}

/// `; and why`
struct Because<'e>(&'e Option<Error>);

impl fmt::Display for Because<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(error) => write!(f, "; {error}"),
            None => Ok(()),
        }
    }
}
