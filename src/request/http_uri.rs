//! Conversions to and from `http::Uri`.

use crate::error::Error;
use crate::identifier::kind::Kind;
use crate::identifier::{Identifier, Text};
use crate::mapping::UriKind;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use core::fmt;

/// Why an identifier is no `http::Uri`, or the other way round.
///
/// ```
/// use iri_grammar::{Uri, request::HttpUriError};
///
/// let with_fragment = Uri::new("http://example.org/#top").unwrap();
/// let error: HttpUriError = http::Uri::try_from(&with_fragment).unwrap_err();
/// assert_eq!(error.to_string(), "http::Uri has no fragment (RFC 9110 section 7.1)");
/// ```
#[derive(Debug)]
pub struct HttpUriError(Reason);

#[derive(Debug)]
enum Reason {
    Fragment,
    NotOfUri(&'static str),
    Differs,
    Refused(Box<dyn core::error::Error + Send + Sync>),
    Syntax(Error),
}

impl core::error::Error for HttpUriError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.0 {
            Reason::Refused(error) => Some(&**error),
            Reason::Syntax(error) => Some(error),
            _ => None,
        }
    }
}

impl fmt::Display for HttpUriError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Reason::Fragment => f.write_str("http::Uri has no fragment (RFC 9110 section 7.1)"),
            Reason::NotOfUri(form) => write!(f, "the {form}-form of http::Uri is no URI reference"),
            Reason::Differs => f.write_str("http::Uri reads other components"),
            Reason::Refused(error) => write!(f, "http::Uri refuses it: {error}"),
            Reason::Syntax(error) => error.fmt(f),
        }
    }
}

/// With the feature `http`: the same components. Nothing is lost: a fragment is an error, as
/// `http::Uri` would drop it; so is what it cannot have, such as `urn:a`, or takes for something
/// else, as it takes the relative reference `a` for a host. The scheme is in lower case, an
/// empty path after an authority is `/`.
///
/// ```
/// use iri_grammar::{Iri, Uri};
///
/// let iri = Iri::new("http://r\u{e9}sum\u{e9}.example/\u{e9}#top")?;
/// let uri = http::Uri::try_from(&iri.to_request_uri()?)?;
/// assert_eq!(uri, "http://xn--rsum-bpad.example/%C3%A9");
/// assert!(http::Uri::try_from(&Uri::new("http://example.org/#top")?).is_err());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
impl<K: UriKind, T: Text> TryFrom<&Identifier<K, T>> for http::Uri {
    type Error = HttpUriError;

    fn try_from(uri: &Identifier<K, T>) -> Result<Self, HttpUriError> {
        if uri.components().fragment().is_some() {
            return Err(HttpUriError(Reason::Fragment));
        }
        let converted: http::Uri =
            uri.as_str().parse().map_err(|error| HttpUriError(Reason::Refused(Box::new(error))))?;
        let uri = uri.components();
        let (scheme, authority) = (uri.scheme(), uri.authority());
        let same_scheme = match (scheme, converted.scheme_str()) {
            (Some(scheme), Some(other)) => scheme.eq_ignore_ascii_case(other),
            (scheme, other) => scheme == other,
        };
        let same_authority =
            authority.map(|it| it.text()) == converted.authority().map(|it| it.as_str());
        let same_path = match uri.path().text() {
            "" if authority.is_some() => converted.path() == "/",
            // `*` is a relative reference, and a form of its own in HTTP.
            path => path.starts_with('/') && path == converted.path(),
        };
        match same_scheme && same_authority && same_path && uri.query() == converted.query() {
            true => Ok(converted),
            false => Err(HttpUriError(Reason::Differs)),
        }
    }
}

/// With the feature `http`: the absolute-form as a URI, the origin-form as a relative reference
/// (RFC 9112 section 3.2). The authority-form and the asterisk-form are no URI references.
///
/// ```
/// use iri_grammar::{UriBuf, UriReferenceBuf};
///
/// assert_eq!(UriReferenceBuf::try_from(&http::Uri::from_static("/a?b"))?, "/a?b");
/// assert!(UriBuf::try_from(&http::Uri::from_static("/a?b")).is_err());
/// assert!(UriBuf::try_from(&http::Uri::from_static("example.org:80")).is_err());
/// # Ok::<(), iri_grammar::request::HttpUriError>(())
/// ```
impl<K: Kind + UriKind> TryFrom<&http::Uri> for Identifier<K, String> {
    type Error = HttpUriError;

    fn try_from(uri: &http::Uri) -> Result<Self, HttpUriError> {
        match uri.path_and_query().map(|it| it.as_str()) {
            _ if uri.scheme().is_none() && uri.authority().is_some() => {
                Err(HttpUriError(Reason::NotOfUri("authority")))
            }
            Some("*") => Err(HttpUriError(Reason::NotOfUri("asterisk"))),
            _ => {
                let text = uri.to_string();
                Identifier::try_from(text).map_err(|error| HttpUriError(Reason::Syntax(error)))
            }
        }
    }
}
