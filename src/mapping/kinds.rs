//! The kinds of identifiers that a mapping accepts, and the kinds of the results.

use crate::identifier::kind::{self, Kind};

/// A kind of identifier that can be mapped to a URI: the kinds of RFC 3987 and 3987bis, and those
/// of RFC 3986, since "Every URI is by definition an IRI" (RFC 3987 section 3.1).
///
/// ```
/// use iri_grammar::mapping::IriKind;
/// use iri_grammar::{AbsoluteIri, AbsoluteUriBuf, Identifier, IrelativeRef};
///
/// fn length<K: IriKind>(iri: &Identifier<K, &str>) -> usize {
///     iri.to_uri().len()
/// }
/// assert_eq!(length(&IrelativeRef::new("\u{e9}")?), 6);
/// let uri: AbsoluteUriBuf = AbsoluteIri::new("a:\u{e9}")?.to_uri();
/// assert_eq!(uri, "a:%C3%A9");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub trait IriKind: Kind {
    /// The kind of the result.
    type Uri: Kind;
}

/// A kind of identifier that can be converted to an IRI: the kinds of RFC 3986.
///
/// ```
/// use iri_grammar::mapping::UriKind;
/// use iri_grammar::{Identifier, UriReference};
///
/// fn shown<K: UriKind>(uri: &Identifier<K, &str>) -> String {
///     uri.to_iri().to_string()
/// }
/// assert_eq!(shown(&UriReference::new("%C3%A9")?), "\u{e9}");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub trait UriKind: Kind {
    /// The kind of the result.
    type Iri: Kind;
}

/// A kind of Legacy Extended IRIs (3987bis section 6).
pub trait LeiriKind: Kind {
    /// The corresponding kind of 3987bis.
    type Iri: Kind;
    /// The corresponding kind of RFC 3987.
    type Rfc3987: Kind;
}

/// A kind of draft-masinter-url-i18n-07.
#[cfg(feature = "idna")]
pub trait UrlI18n07Kind: Kind {}

/// Implements [`IriKind`] and [`UriKind`] for the kinds with the same role in each document.
macro_rules! kinds {
    ($($iri:ident $uri:ident;)*) => {$(
        impl IriKind for kind::$iri {
            type Uri = kind::$uri;
        }
        impl IriKind for kind::rfc3987bis::$iri {
            type Uri = kind::$uri;
        }
        impl IriKind for kind::$uri {
            type Uri = kind::$uri;
        }
        impl UriKind for kind::$uri {
            type Iri = kind::$iri;
        }
    )*};
}

kinds! {
    IriReference UriReference;
    Iri Uri;
    AbsoluteIri AbsoluteUri;
    IrelativeRef RelativeRef;
}

impl LeiriKind for kind::leiri::LeiriReference {
    type Iri = kind::rfc3987bis::IriReference;
    type Rfc3987 = kind::IriReference;
}

impl LeiriKind for kind::leiri::Leiri {
    type Iri = kind::rfc3987bis::Iri;
    type Rfc3987 = kind::Iri;
}

#[cfg(feature = "idna")]
impl UrlI18n07Kind for kind::url_i18n_07::IriReference {}
#[cfg(feature = "idna")]
impl UrlI18n07Kind for kind::url_i18n_07::AbsoluteIri {}
#[cfg(feature = "idna")]
impl UrlI18n07Kind for kind::url_i18n_07::RelativeIri {}
