//! Why identifiers are not normalized or compared.

use super::Rung;
use crate::error::Error;
use crate::syntax::Component;
use alloc::string::String;
use core::fmt;

/// Why identifiers are not normalized or compared, and the section that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LadderError {
    /// "In testing for equivalence, applications should not directly compare relative
    /// references; the references should be converted to their respective target IRIs before
    /// comparison." (RFC 3987 section 5.1)
    Relative {
        /// The reference.
        text: String,
    },
    /// "Applications using IRIs as identity tokens with no relationship to a protocol MUST
    /// use the Simple String Comparison" (RFC 3987 section 5.1).
    IdentityToken {
        /// The rung that was asked for.
        rung: Rung,
    },
    /// Character normalization, which was asked for, gives something that is no
    /// identifier, or one with other components: U+1FEF becomes a grave accent.
    Character {
        /// The component.
        component: Component,
        /// The component, normalized.
        text: String,
        /// Why it is none; `None` where it is, but has other delimiters than before.
        error: Option<Error>,
    },
}

impl core::error::Error for LadderError {}

impl fmt::Display for LadderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LadderError::Relative { text } => write!(
                f,
                "{text:?} is a relative reference, which is to be resolved before it is compared \
                 (RFC 3987 section 5.1)"
            ),
            LadderError::IdentityToken { rung } => {
                let title = rung.title();
                write!(f, "identity tokens are compared as strings, not by {title} ")?;
                f.write_str("(RFC 3987 section 5.1)")
            }
            LadderError::Character { component, text, error } => {
                write!(f, "the {component} cannot be character normalized: {text:?} is not one ")?;
                f.write_str("(RFC 3987 section 5.3.2.2)")?;
                match error {
                    Some(error) => write!(f, "; {error}"),
                    None => Ok(()),
                }
            }
        }
    }
}
