//! The error of conversions to and from the identifiers of other crates.

#[cfg(feature = "http")]
use crate::error::Error;
use alloc::boxed::Box;
use core::fmt;

/// Why an identifier cannot be converted to or from `http::Uri` or `url::Url`.
///
/// ```
/// use iri_grammar::{Iri, Uri, request::ConversionError};
///
/// # #[cfg(feature = "http")] {
/// let with_fragment = Uri::new("http://example.org/#top")?;
/// let error: ConversionError = http::Uri::try_from(&with_fragment).unwrap_err();
/// assert_eq!(error.to_string(), "http::Uri has no fragment (RFC 9110 section 7.1)");
/// # }
/// # #[cfg(feature = "url")] {
/// let iri = Iri::new("http://example.org:65536/")?;
/// let error: ConversionError = url::Url::try_from(&iri).unwrap_err();
/// assert_eq!(error.to_string(), "url::Url rejects the text: invalid port number");
/// # }
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Debug)]
pub struct ConversionError(pub(super) Reason);

/// Why a conversion fails.
#[derive(Debug)]
pub(super) enum Reason {
    /// The identifier has a fragment.
    #[cfg(feature = "http")]
    Fragment,
    /// The `http::Uri` is in this form, `authority` or `asterisk`, which is not a URI reference.
    #[cfg(feature = "http")]
    NotOfUri(&'static str),
    /// The components would differ.
    #[cfg(feature = "http")]
    Differs,
    /// The kind of identifier rejects the text.
    #[cfg(feature = "http")]
    Syntax(Error),
    /// The type with this name rejects the text.
    Rejected(&'static str, Box<dyn core::error::Error + Send + Sync>),
}

impl ConversionError {
    /// The error if the type named `by` rejects the text.
    pub(super) fn rejection(
        by: &'static str,
        error: impl core::error::Error + Send + Sync + 'static,
    ) -> Self {
        ConversionError(Reason::Rejected(by, Box::new(error)))
    }
}

impl core::error::Error for ConversionError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.0 {
            Reason::Rejected(_, error) => Some(&**error),
            #[cfg(feature = "http")]
            Reason::Syntax(error) => Some(error),
            #[cfg(feature = "http")]
            _ => None,
        }
    }
}

impl fmt::Display for ConversionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            #[cfg(feature = "http")]
            Reason::Fragment => f.write_str("http::Uri has no fragment (RFC 9110 section 7.1)"),
            #[cfg(feature = "http")]
            Reason::NotOfUri(form) => {
                write!(f, "the {form}-form of http::Uri is not a URI reference")
            }
            #[cfg(feature = "http")]
            Reason::Differs => f.write_str("http::Uri would have other components"),
            #[cfg(feature = "http")]
            Reason::Syntax(error) => error.fmt(f),
            Reason::Rejected(by, error) => write!(f, "{by} rejects the text: {error}"),
        }
    }
}
