//! Which references can be resolved against which base.

use crate::identifier::kind::{self, Kind};

/// A kind of identifiers that can be a base: those with a scheme. "A base URI must
/// conform to the \<absolute-URI\> syntax rule" (RFC 3986 section 5.1); of a base with a
/// fragment, the fragment is stripped.
pub trait BaseKind: Kind {
    /// What a reference is resolved to.
    type Target: Kind;
    /// What a reference to a target is.
    type Reference: Kind;
}

/// A kind of references that can be resolved against a base of the kind `B`. A URI
/// reference can be resolved against an IRI; an IRI reference cannot against a URI, which
/// [becomes](From) an IRI for that.
pub trait ReferenceTo<B>: Kind {}

macro_rules! bases {
    ($($base:path => $target:path, $reference:path; $($resolved:path),*;)*) => {$(
        impl BaseKind for $base {
            type Target = $target;
            type Reference = $reference;
        }
        $(impl ReferenceTo<$base> for $resolved {})*
    )*};
}

bases! {
    kind::Iri => kind::Iri, kind::IriReference;
        kind::IriReference, kind::Iri, kind::AbsoluteIri, kind::IrelativeRef,
        kind::UriReference, kind::Uri, kind::AbsoluteUri, kind::RelativeRef;
    kind::AbsoluteIri => kind::Iri, kind::IriReference;
        kind::IriReference, kind::Iri, kind::AbsoluteIri, kind::IrelativeRef,
        kind::UriReference, kind::Uri, kind::AbsoluteUri, kind::RelativeRef;
    kind::Uri => kind::Uri, kind::UriReference;
        kind::UriReference, kind::Uri, kind::AbsoluteUri, kind::RelativeRef;
    kind::AbsoluteUri => kind::Uri, kind::UriReference;
        kind::UriReference, kind::Uri, kind::AbsoluteUri, kind::RelativeRef;
    kind::rfc3987bis::Iri => kind::rfc3987bis::Iri, kind::rfc3987bis::IriReference;
        kind::rfc3987bis::IriReference, kind::rfc3987bis::Iri,
        kind::rfc3987bis::AbsoluteIri, kind::rfc3987bis::IrelativeRef;
    kind::rfc3987bis::AbsoluteIri => kind::rfc3987bis::Iri, kind::rfc3987bis::IriReference;
        kind::rfc3987bis::IriReference, kind::rfc3987bis::Iri,
        kind::rfc3987bis::AbsoluteIri, kind::rfc3987bis::IrelativeRef;
}
