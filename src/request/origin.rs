//! The origin of an identifier.

use super::ToRequestUri;
use crate::identifier::{Identifier, Text};
use crate::mapping::IriKind;
use crate::resolution::BaseKind;
use crate::schemes::Schemes;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;

/// The origin of an IRI or URI (RFC 6454 section 4). Identifiers with the same origin trust each
/// other.
///
/// An opaque origin equals no origin, not even itself: RFC 6454 calls it a globally unique
/// identifier. So this type does not implement `Eq`. As the key of a map, use
/// [`ascii_serialization`](Self::ascii_serialization) of a [`Tuple`](Self::Tuple).
///
/// ```
/// use iri_grammar::Iri;
///
/// let origin = |iri: &str| Iri::new(iri).unwrap().origin();
/// assert_eq!(origin("HTTP://B\u{fc}cher.example:80/a"), origin("http://xn--bcher-kva.example"));
/// assert_ne!(origin("http://example.org/"), origin("https://example.org/"));
/// assert_ne!(origin("urn:example:a"), origin("urn:example:a"));
///
/// assert_eq!(origin("https://example.org/a").ascii_serialization(), "https://example.org");
/// assert_eq!(origin("http://[::1]:8080/").ascii_serialization(), "http://[::1]:8080");
/// assert_eq!(origin("file:///a").ascii_serialization(), "null");
/// ```
#[derive(Clone, Debug)]
pub enum Origin {
    /// The origin of an identifier whose scheme uses domain names.
    Tuple {
        /// The scheme, in lower case.
        scheme: String,
        /// The host as [`ToRequestUri`] maps it: in ASCII and lower case. An IPv6 address is in
        /// brackets.
        host: String,
        /// The port, or else the default port of the scheme in [`Schemes::known`].
        port: u16,
    },
    /// The origin of all other identifiers: without a host or a port, with the scheme `file`, or
    /// rejected by [`ToRequestUri`].
    Opaque,
}

impl Origin {
    /// Returns `scheme://host:port`, without the default port of the scheme; `null` for an opaque
    /// origin (RFC 6454 section 6.2).
    #[doc(alias = "Origin")]
    pub fn ascii_serialization(&self) -> Cow<'static, str> {
        let Origin::Tuple { scheme, host, port } = self else { return "null".into() };
        if Schemes::known().default_port(scheme) == Some(*port) {
            format!("{scheme}://{host}").into()
        } else {
            format!("{scheme}://{host}:{port}").into()
        }
    }
}

impl PartialEq for Origin {
    fn eq(&self, other: &Self) -> bool {
        let parts = |origin: &Self| match origin {
            Origin::Tuple { scheme, host, port } => Some((scheme.clone(), host.clone(), *port)),
            Origin::Opaque => None,
        };
        parts(self).is_some_and(|own| Some(own) == parts(other))
    }
}

impl<K: IriKind + BaseKind, T: Text> Identifier<K, T> {
    /// Returns the [`Origin`] of this identifier. Takes linear time.
    ///
    /// ```
    /// use iri_grammar::Iri;
    ///
    /// let origin = Iri::new("https://user@\u{e9}.example:443/a?b")?.origin();
    /// assert_eq!(origin.ascii_serialization(), "https://xn--9ca.example");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "same-origin")]
    pub fn origin(&self) -> Origin {
        // By default a userinfo is an error, but the origin does not depend on it.
        let to_uri = ToRequestUri::new().drop_userinfo(true);
        let Ok(uri) = to_uri.map(self) else { return Origin::Opaque };
        let host = uri.host().map(|host| host.text()).filter(|host| !host.is_empty());
        match (uri.scheme(), host, uri.port_or_default()) {
            (scheme, Some(host), Ok(Some(port)))
                if scheme != "file" && Schemes::known().has_domain_names(scheme) =>
            {
                Origin::Tuple { scheme: scheme.into(), host: host.into(), port }
            }
            _ => Origin::Opaque,
        }
    }
}
