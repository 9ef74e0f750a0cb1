//! Conversions to and from `http::Uri`.

use super::conversion::{ConversionError, Reason};
use crate::identifier::kind::Kind;
use crate::identifier::{Identifier, Text};
use crate::mapping::UriKind;
use alloc::string::{String, ToString};

/// Converts a URI to an `http::Uri` with the same components. Needs the feature `http`. The scheme
/// becomes lower case, and an empty path after an authority becomes `/`.
///
/// The conversion is an error if the components would differ: `http::Uri` drops a fragment, cannot
/// represent `urn:a`, and reads the relative reference `a` as a host.
///
/// ```
/// use iri_grammar::{Iri, Uri};
///
/// assert_eq!(http::Uri::try_from(&Uri::new("http://example.org")?)?, "http://example.org/");
/// # #[cfg(feature = "idna")] {
/// let iri = Iri::new("http://r\u{e9}sum\u{e9}.example/\u{e9}#top")?;
/// let uri = http::Uri::try_from(&iri.to_request_uri()?)?;
/// assert_eq!(uri, "http://xn--rsum-bpad.example/%C3%A9");
/// # }
/// assert!(http::Uri::try_from(&Uri::new("http://example.org/#top")?).is_err());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
impl<K: UriKind, T: Text> TryFrom<&Identifier<K, T>> for http::Uri {
    type Error = ConversionError;

    fn try_from(uri: &Identifier<K, T>) -> Result<Self, ConversionError> {
        if uri.components().fragment().is_some() {
            return Err(ConversionError(Reason::Fragment));
        }
        let converted: http::Uri =
            uri.as_str().parse().map_err(|error| ConversionError::rejection("http::Uri", error))?;
        let uri = uri.components();
        let (scheme, authority) = (uri.scheme(), uri.authority());
        let same_scheme = match (scheme, converted.scheme_str()) {
            (Some(scheme), Some(other)) => scheme.eq_ignore_ascii_case(other),
            (scheme, other) => scheme == other,
        };
        let same_authority = authority.map(|authority| authority.text())
            == converted.authority().map(|authority| authority.as_str());
        let same_path = match uri.path().text() {
            // `http::Uri` has the path `/` instead of an empty one.
            "" if authority.is_some() => converted.path() == "/",
            // `*` is a relative reference, but in HTTP it is the asterisk-form.
            path => path.starts_with('/') && path == converted.path(),
        };
        if same_scheme && same_authority && same_path && uri.query() == converted.query() {
            Ok(converted)
        } else {
            Err(ConversionError(Reason::Differs))
        }
    }
}

/// Converts an `http::Uri` to a URI or a relative reference. Needs the feature `http`. The
/// absolute-form is a URI, the origin-form a relative reference (RFC 9112 section 3.2). The
/// authority-form and the asterisk-form are errors, since they are not URI references.
///
/// ```
/// use iri_grammar::{UriBuf, UriReferenceBuf};
///
/// assert_eq!(UriReferenceBuf::try_from(&http::Uri::from_static("/a?b"))?, "/a?b");
/// assert!(UriBuf::try_from(&http::Uri::from_static("/a?b")).is_err());
/// assert!(UriBuf::try_from(&http::Uri::from_static("example.org:80")).is_err());
/// # Ok::<(), iri_grammar::request::ConversionError>(())
/// ```
impl<K: Kind + UriKind> TryFrom<&http::Uri> for Identifier<K, String> {
    type Error = ConversionError;

    fn try_from(uri: &http::Uri) -> Result<Self, ConversionError> {
        if uri.scheme().is_none() && uri.authority().is_some() {
            return Err(ConversionError(Reason::NotOfUri("authority")));
        }
        if uri.path_and_query().is_some_and(|path| path.as_str() == "*") {
            return Err(ConversionError(Reason::NotOfUri("asterisk")));
        }
        let text = uri.to_string();
        Identifier::try_from(text).map_err(|error| ConversionError(Reason::Syntax(error)))
    }
}
