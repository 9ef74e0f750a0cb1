//! The kinds of identifiers. A kind is a type for one production of one document.
//!
//! ```
//! use iri_grammar::kind::{self, Kind};
//! use iri_grammar::{Grammar, Identifier};
//!
//! // One function checks a text against any kind.
//! fn takes<K: Kind>(text: &str) -> bool {
//!     Identifier::<K, _>::parse(text).is_ok()
//! }
//! let text = "http://example.org/\u{e9}";
//! assert!(takes::<kind::Iri>(text) && takes::<kind::IriReference>(text));
//! assert!(takes::<kind::AbsoluteIri>(text) && !takes::<kind::IrelativeRef>(text));
//! assert!(!takes::<kind::Uri>(text) && !takes::<kind::UriReference>(text));
//! assert!(takes::<kind::AbsoluteUri>("a:b") && !takes::<kind::AbsoluteUri>("a:b#c"));
//! assert!(takes::<kind::RelativeRef>("../a"));
//! assert_eq!((kind::Iri::GRAMMAR, kind::Iri::NAME), (Grammar::Rfc3987, "IRI"));
//! assert_eq!(kind::AbsoluteIri::production().name(), "absolute-IRI");
//! ```
//!
//! Guide: [coming from another crate](crate::guide::coming_from).

use crate::grammar::{Grammar, Production};

/// A production against which identifiers are checked, as a type.
///
/// This module has the kinds of RFC 3986 and RFC 3987. Each other document has its own module.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a kind of identifier",
    note = "the kinds are types in `iri_grammar::kind`, such as `kind::Iri`; `iri_grammar::Iri` and \
            `IriBuf` are identifiers"
)]
pub trait Kind: sealed::Sealed + Copy + Ord + core::hash::Hash + core::fmt::Debug {
    /// The grammar of the production.
    const GRAMMAR: Grammar;
    /// The name of the production as printed.
    const NAME: &'static str;
    /// Whether the kind allows a fragment.
    const FRAGMENT: bool;
    /// The type of the scheme: `&str` if the kind requires one, otherwise `Option<&str>`.
    type Scheme<'i>: sealed::SchemeText<'i>;

    /// The production.
    fn production() -> Production {
        Self::PRODUCTION
    }
}

/// A kind that accepts the empty text, as the kinds of references do. Its identifiers have a
/// [`Default`], the empty reference.
///
/// ```
/// use iri_grammar::kind::AcceptsEmpty;
/// use iri_grammar::{Identifier, UriReference};
///
/// fn empty<K: AcceptsEmpty>() -> Identifier<K, String> {
///     Identifier::default()
/// }
/// assert_eq!(empty::<iri_grammar::kind::IriReference>(), "");
/// assert_eq!(UriReference::default(), "");
/// ```
#[diagnostic::on_unimplemented(message = "the kind `{Self}` does not accept the empty text")]
pub trait AcceptsEmpty: Kind {}

pub(super) mod sealed {
    use crate::checking::Document;
    use crate::error::Error;
    use crate::grammar::Production;
    use crate::syntax::{Places, Table};

    /// The type of the scheme of a kind.
    pub trait SchemeText<'i>: Copy + Ord + core::hash::Hash + core::fmt::Debug {
        /// Converts the scheme; `None` is an undefined scheme.
        fn new(scheme: Option<&'i str>) -> Self;
    }

    impl<'i> SchemeText<'i> for Option<&'i str> {
        fn new(scheme: Option<&'i str>) -> Self {
            scheme
        }
    }

    impl<'i> SchemeText<'i> for &'i str {
        /// The scheme is empty only if `from_trusted` took a text without one.
        fn new(scheme: Option<&'i str>) -> Self {
            scheme.unwrap_or_default()
        }
    }

    /// Whether the identifiers of a kind have a scheme.
    #[derive(Clone, Copy, PartialEq)]
    pub enum SchemeRule {
        /// All have one.
        Required,
        /// Some have one.
        Optional,
        /// None has one.
        Forbidden,
    }

    /// The data of a kind. A program that does not use the kind does not contain its data.
    #[diagnostic::on_unimplemented(
        message = "only this library implements `Kind`",
        label = "not a `Kind` of this library",
        note = "a type of your own can contain an identifier of a kind in `iri_grammar::kind`"
    )]
    pub trait Sealed {
        /// The production.
        const PRODUCTION: Production;
        /// The table of the production.
        const TABLE: &'static Table;
        /// The automata of the document, and its answers about errors.
        const DOCUMENT: &'static Document;
        /// Whether the kind has a scheme.
        const SCHEME: SchemeRule;

        /// The positions of the components of a text; `None` if the kind rejects it. Each kind has
        /// its own copy of the code, compiled for its table, and only where the kind is used.
        #[inline(never)]
        fn places(text: &str) -> Option<Places> {
            Self::TABLE.walk(text)
        }

        /// The error for a text that the kind rejects.
        #[cold]
        fn refuse(text: &str) -> Error {
            Self::DOCUMENT.error_for(Self::PRODUCTION, text)
        }
    }
}

/// Defines kinds. Each row has the name of the type, the grammar, the production and its table,
/// `SCHEME` and [`Kind::FRAGMENT`].
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $grammar:ident $name:literal $module:ident::$table:ident, $scheme:ident, $fragment:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $kind {}

        impl crate::identifier::kind::sealed::Sealed for $kind {
            const PRODUCTION: crate::grammar::Production =
                crate::grammar::Grammar::$grammar.named($name);
            const TABLE: &'static crate::syntax::Table = &crate::syntax::tables::$module::$table;
            const DOCUMENT: &'static crate::checking::Document =
                &crate::checking::tables::$module::DOCUMENT;
            const SCHEME: crate::identifier::kind::sealed::SchemeRule =
                crate::identifier::kind::sealed::SchemeRule::$scheme;
        }

        impl crate::identifier::kind::Kind for $kind {
            const GRAMMAR: crate::grammar::Grammar = crate::grammar::Grammar::$grammar;
            const NAME: &'static str = $name;
            const FRAGMENT: bool = $fragment;
            type Scheme<'i> = crate::identifier::kind::kinds!(@scheme $scheme);
        }
    )*};
    (@scheme Required) => { &'i str };
    (@scheme $other:ident) => { Option<&'i str> };
}
use kinds;

kinds! {
    /// `IRI-reference` of RFC 3987: an IRI or a relative reference.
    IriReference = Rfc3987 "IRI-reference" rfc3987::IRI_REFERENCE, Optional, true;
    /// `IRI` of RFC 3987: with a scheme.
    Iri = Rfc3987 "IRI" rfc3987::IRI, Required, true;
    /// `absolute-IRI` of RFC 3987: with a scheme, without a fragment.
    AbsoluteIri = Rfc3987 "absolute-IRI" rfc3987::ABSOLUTE_IRI, Required, false;
    /// `irelative-ref` of RFC 3987: without a scheme.
    IrelativeRef = Rfc3987 "irelative-ref" rfc3987::IRELATIVE_REF, Forbidden, true;
    /// `URI-reference` of RFC 3986: a URI or a relative reference.
    UriReference = Rfc3986 "URI-reference" rfc3986::URI_REFERENCE, Optional, true;
    /// `URI` of RFC 3986: with a scheme.
    Uri = Rfc3986 "URI" rfc3986::URI, Required, true;
    /// `absolute-URI` of RFC 3986: with a scheme, without a fragment.
    AbsoluteUri = Rfc3986 "absolute-URI" rfc3986::ABSOLUTE_URI, Required, false;
    /// `relative-ref` of RFC 3986: without a scheme.
    RelativeRef = Rfc3986 "relative-ref" rfc3986::RELATIVE_REF, Forbidden, true;
}

/// Kinds of 3987bis, the draft of 12 March 2012.
///
/// ```
/// use iri_grammar::Identifier;
/// use iri_grammar::kind::{self, rfc3987bis};
///
/// // This draft allows no percent-encodings in a host.
/// assert!(Identifier::<kind::Iri, _>::parse("http://%61/").is_ok());
/// assert!(Identifier::<rfc3987bis::Iri, _>::parse("http://%61/").is_err());
/// assert!(Identifier::<rfc3987bis::IriReference, _>::parse("//%61/").is_err());
/// assert!(Identifier::<rfc3987bis::IrelativeRef, _>::parse("//%61/").is_err());
/// assert!(Identifier::<rfc3987bis::AbsoluteIri, _>::parse("a:b").is_ok());
/// ```
pub mod rfc3987bis {
    super::kinds! {
        /// `IRI-reference` of 3987bis.
        IriReference = Rfc3987bis "IRI-reference" rfc3987bis::IRI_REFERENCE, Optional, true;
        /// `IRI` of 3987bis.
        Iri = Rfc3987bis "IRI" rfc3987bis::IRI, Required, true;
        /// `absolute-IRI` of 3987bis.
        AbsoluteIri = Rfc3987bis "absolute-IRI" rfc3987bis::ABSOLUTE_IRI, Required, false;
        /// `irelative-ref` of 3987bis.
        IrelativeRef = Rfc3987bis "irelative-ref" rfc3987bis::IRELATIVE_REF, Forbidden, true;
    }
}

/// Kinds of Legacy Extended IRIs, 3987bis section 6.1.
///
/// ```
/// use iri_grammar::Identifier;
/// use iri_grammar::kind::leiri::{Leiri, LeiriReference};
///
/// assert!(Identifier::<Leiri, _>::parse("http://example.org/a b").is_ok());
/// assert!(Identifier::<LeiriReference, _>::parse("<a>").is_ok());
/// assert!(Identifier::<Leiri, _>::parse("<a>").is_err());
/// ```
pub mod leiri {
    super::kinds! {
        /// A LEIRI reference: `IRI-reference` with `leiri-ucschar`.
        LeiriReference = Leiri "IRI-reference" leiri::IRI_REFERENCE, Optional, true;
        /// A LEIRI: `IRI` with `leiri-ucschar`.
        Leiri = Leiri "IRI" leiri::IRI, Required, true;
    }
}

/// Kinds of draft-masinter-url-i18n-07.
///
/// ```
/// use iri_grammar::Identifier;
/// use iri_grammar::kind::url_i18n_07::{AbsoluteIri, IriReference, RelativeIri};
///
/// // In this draft, only a reference has a fragment.
/// assert!(Identifier::<AbsoluteIri, _>::parse("http://example.org/\u{e9}").is_ok());
/// assert!(Identifier::<AbsoluteIri, _>::parse("http://example.org/#a").is_err());
/// assert!(Identifier::<IriReference, _>::parse("http://example.org/#a").is_ok());
/// assert!(Identifier::<RelativeIri, _>::parse("../\u{e9}").is_ok());
/// ```
pub mod url_i18n_07 {
    super::kinds! {
        /// `IRI-reference` of draft-masinter-url-i18n-07.
        IriReference = UrlI18n07 "IRI-reference" url_i18n_07::IRI_REFERENCE, Optional, true;
        /// `absoluteIRI` of draft-masinter-url-i18n-07.
        AbsoluteIri = UrlI18n07 "absoluteIRI" url_i18n_07::ABSOLUTEIRI, Required, false;
        /// `relativeIRI` of draft-masinter-url-i18n-07.
        RelativeIri = UrlI18n07 "relativeIRI" url_i18n_07::RELATIVEIRI, Forbidden, false;
    }
}
