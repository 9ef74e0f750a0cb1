//! The errors of normalization and comparison, and invalid domain names.

use super::Rung;
use crate::error::Error;
use crate::grammar::{Citation, Document};
#[cfg(feature = "idna")]
use crate::host::{HostError, Profile};
use crate::syntax::Component;
use alloc::string::String;
use core::fmt;

/// Why identifiers cannot be normalized or compared, and the section that forbids it.
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
        /// The requested rung.
        rung: Rung,
    },
    /// The requested character normalization would produce an invalid component, or one with more
    /// delimiters. For example, it maps U+1FEF to a grave accent.
    Character {
        /// The component.
        component: Component,
        /// The text of the component after normalization.
        text: String,
        /// Why the text is invalid; `None` if it is valid, but has more delimiters than before.
        error: Option<Error>,
    },
    /// An IRI redirects to an IRI that differs in more than the trailing slash. Such a redirection
    /// does not make the two equivalent (RFC 3987 section 5.3.4).
    NotATrailingSlash {
        /// The IRI that redirects.
        from: String,
        /// The IRI to which it redirects.
        to: String,
    },
}

impl core::error::Error for LadderError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            LadderError::Character { error: Some(error), .. } => Some(error),
            _ => None,
        }
    }
}

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
            LadderError::NotATrailingSlash { from, to } => {
                let differ = "differ in more than a trailing slash (RFC 3987 section 5.3.4)";
                write!(f, "{from:?} and {to:?} {differ}")
            }
            LadderError::Character { component, text, error } => {
                write!(f, "the {component} cannot be character normalized: {text:?} ")?;
                match error {
                    Some(error) => write!(f, "is not valid (RFC 3987 section 5.3.2.2); {error}"),
                    None => f.write_str("has more delimiters (RFC 3987 section 5.3.2.2)"),
                }
            }
        }
    }
}

impl LadderError {
    /// The section that forbids the normalization or comparison.
    ///
    /// ```
    /// use iri_grammar::IriReference;
    /// use iri_grammar::ladder::{Ladder, Rung};
    ///
    /// let reference = IriReference::new("a").unwrap();
    /// let error = Ladder::for_comparison().compare(&reference, &reference, Rung::Case).unwrap_err();
    /// assert_eq!(error.citation().to_string(), "RFC 3987 section 5.1");
    /// ```
    pub const fn citation(&self) -> Citation {
        Document::Rfc(3987).section(match self {
            LadderError::Relative { .. } | LadderError::IdentityToken { .. } => "5.1",
            LadderError::Character { .. } => "5.3.2.2",
            LadderError::NotATrailingSlash { .. } => "5.3.4",
        })
    }
}

/// An invalid domain name: "An IRI containing an invalid IDN cannot successfully be resolved" (RFC
/// 3987 section 5.3.3). Normalization leaves it unchanged.
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::host::{HostRule, Idna2008, Profile};
/// use iri_grammar::ladder::{InvalidName, Ladder, Normalized, Rung};
///
/// let iri = Iri::new("http://\u{2603}.example")?;
/// let ladder = Ladder::new().idn(Profile::from(Idna2008::new()));
/// let normalized: Normalized<'_, _> = ladder.climb(Rung::SchemeBased, &iri).unwrap();
/// assert_eq!(normalized.identifier, "http://\u{2603}.example/");
/// let InvalidName { name, error, .. } = &normalized.invalid_names[0];
/// assert_eq!(name, "\u{2603}.example");
/// assert!(matches!(error.rule(), HostRule::NotAllowed { character: '\u{2603}', .. }));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[cfg(feature = "idna")]
#[derive(Debug)]
#[non_exhaustive]
pub struct InvalidName {
    /// The name.
    pub name: String,
    /// The first profile that rejects the name.
    pub profile: Profile,
    /// Why the profile rejects the name.
    pub error: HostError,
}
