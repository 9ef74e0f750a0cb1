//! One type for all errors of a chain.

use crate::error::Error;
use crate::escapes::EscapeError;
#[cfg(feature = "idna")]
use crate::generation::FileError;
use crate::grammar::Citation;
#[cfg(feature = "idna")]
use crate::host::HostError;
use crate::identifier::kind::Kind;
use crate::identifier::{BuildError, NotOfKind, ParseError, Text};
use crate::ladder::LadderError;
use crate::mapping::MappingError;
#[cfg(any(feature = "http", feature = "url"))]
use crate::request::ConversionError;
#[cfg(feature = "idna")]
use crate::request::RequestUriError;
use crate::resolution::{NoReference, ResolveError};
#[cfg(feature = "idna")]
use crate::schemes::SchemeError;
use crate::syntax::Span;
use crate::text::percent::NotUtf8;
use core::convert::Infallible;
use core::fmt;

macro_rules! any_error {
    ($(#[doc = $doc:literal] $(#[cfg($cfg:meta)])? $variant:ident($error:ty);)*) => {
        /// Any error about an identifier, for a function that does several things with one.
        ///
        /// Each error becomes one by `?`. It reads as that error does, and its
        /// [`source`](core::error::Error::source) is what is behind that error, if something is.
        ///
        /// ```
        /// use iri_grammar::ladder::{Ladder, Rung};
        /// use iri_grammar::mapping::ToUri;
        /// use iri_grammar::{AnyError, Iri, IriReference, UriBuf};
        ///
        /// fn target(base: &str, reference: &str) -> Result<UriBuf, AnyError> {
        ///     let base = Iri::new(base)?;
        ///     let reference = IriReference::new(reference)?;
        ///     let target = base.resolve(&reference)?;
        ///     let normalized = Ladder::new().climb(Rung::SchemeBased, &target)?.identifier;
        ///     Ok(ToUri::new().map(&normalized)?.into_owned())
        /// }
        ///
        /// assert_eq!(target("HTTP://example.org:80/a/", "../\u{e9}")?, "http://example.org/%C3%A9");
        ///
        /// let error = target("http://example.org/", "a b").unwrap_err();
        /// assert_eq!(error.span().unwrap().of("a b"), " ");
        /// assert_eq!(error.citation().unwrap().to_string(), "RFC 3987 section 2.2");
        /// assert!(matches!(error, AnyError::Syntax(error) if error.found() == Some(' ')));
        /// # Ok::<(), AnyError>(())
        /// ```
        ///
        /// Guide: [showing errors](crate::guide::errors).
        #[derive(Debug)]
        #[non_exhaustive]
        pub enum AnyError {
            $(#[doc = $doc] $(#[cfg($cfg)])? $variant($error),)*
        }

        $($(#[cfg($cfg)])?
        impl From<$error> for AnyError {
            fn from(error: $error) -> Self {
                AnyError::$variant(error)
            }
        })*

        impl fmt::Display for AnyError {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $($(#[cfg($cfg)])? AnyError::$variant(error) => error.fmt(f),)*
                }
            }
        }

        impl core::error::Error for AnyError {
            fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
                match self {
                    $($(#[cfg($cfg)])? AnyError::$variant(error) => error.source(),)*
                }
            }
        }
    };
}

any_error! {
    /// A text is not what a production accepts.
    Syntax(Error);
    /// Components do not make an identifier.
    Build(BuildError);
    /// A reference is no reference, or resolves to a target that is no identifier.
    Resolve(ResolveError);
    /// No reference resolves to a target.
    NoReference(NoReference);
    /// An identifier is not mapped.
    Mapping(MappingError);
    /// An identifier is not normalized or compared.
    Ladder(LadderError);
    /// Percent-encoded octets are no text.
    NotUtf8(NotUtf8);
    /// Escapes of a document format are not resolved.
    Escape(EscapeError);
    /// An IRI has no URI that a client sends.
    #[cfg(feature = "idna")]
    Request(RequestUriError);
    /// A host name is refused.
    #[cfg(feature = "idna")]
    Host(HostError);
    /// An identifier is not what its scheme defines.
    #[cfg(feature = "idna")]
    Scheme(SchemeError);
    /// A path has no IRI of the scheme `file`, or an IRI of it names no path.
    #[cfg(feature = "idna")]
    File(FileError);
    /// An identifier is no `http::Uri` or `url::Url`, or the other way round.
    #[cfg(any(feature = "http", feature = "url"))]
    Conversion(ConversionError);
}

/// As an [`Error`].
impl<L: Kind, K, T: Text> From<NotOfKind<L, K, T>> for AnyError {
    fn from(refused: NotOfKind<L, K, T>) -> Self {
        AnyError::Syntax(refused.error())
    }
}

/// As an [`Error`], without the text.
impl<T> From<ParseError<T>> for AnyError {
    fn from(refused: ParseError<T>) -> Self {
        AnyError::Syntax(refused.error())
    }
}

impl From<Infallible> for AnyError {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}

impl AnyError {
    /// The section that requires the failure, where the error has one.
    pub fn citation(&self) -> Option<Citation> {
        match self {
            AnyError::Syntax(error) => Some(error.citation()),
            AnyError::Build(
                BuildError::Component { error, .. }
                | BuildError::Authority(error)
                | BuildError::Together(error),
            ) => Some(error.citation()),
            AnyError::Resolve(error) => Some(error.citation()),
            AnyError::NoReference(error) => Some(error.citation()),
            AnyError::Mapping(error) => Some(error.citation()),
            AnyError::Ladder(error) => Some(error.citation()),
            AnyError::NotUtf8(error) => Some(error.citation()),
            AnyError::Escape(error) => Some(error.citation()),
            #[cfg(feature = "idna")]
            AnyError::Request(error) => Some(error.citation()),
            #[cfg(feature = "idna")]
            AnyError::Host(error) => Some(error.citation()),
            #[cfg(feature = "idna")]
            AnyError::Scheme(error) => Some(error.citation()),
            _ => None,
        }
    }

    /// Where the failure stands in the text that was parsed, mapped or decoded; `None` where it is
    /// about a part of it, or the whole.
    pub fn span(&self) -> Option<Span> {
        match self {
            AnyError::Syntax(error) | AnyError::Resolve(ResolveError::Reference(error)) => {
                Some(error.span())
            }
            AnyError::Mapping(error) => error.span(),
            AnyError::NotUtf8(error) => Some(error.span()),
            AnyError::Escape(error) => Some(error.span()),
            _ => None,
        }
    }
}
