//! One error type for a function that calls several procedures.

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
#[cfg(feature = "idna")]
use crate::syntax::{Component, split_by_appendix_b};
use crate::text::percent::NotUtf8;
use core::convert::Infallible;
use core::fmt;

/// An error that says where the input is wrong, and which section it violates.
///
/// ```
/// use iri_grammar::{Cited, Iri};
///
/// fn place(error: &impl Cited) -> String {
///     let start = error.span().map_or(0, |span| span.start);
///     error.citation().map_or(String::new(), |section| format!("{start}: {section}"))
/// }
/// assert_eq!(place(&Iri::new("a:b c").unwrap_err()), "3: RFC 3987 section 2.2");
/// ```
pub trait Cited: core::error::Error {
    /// The section that the input violates; `None` if the error cites no section.
    fn citation(&self) -> Option<Citation>;

    /// The position of the failure in the text that was parsed, mapped or decoded. `None` if the
    /// error is about the whole text, or about a component that was given alone.
    fn span(&self) -> Option<Span>;
}

/// Defines [`AnyError`] and implements [`Cited`], from a row for each error: its variant, its type,
/// its section and its position.
macro_rules! any_error {
    ($(#[doc = $doc:literal] $(#[cfg($cfg:meta)])?
        $variant:ident($type:ty): $citation:expr, $span:expr;)*) => {
        /// Any error of this crate, for a function that calls several of its procedures.
        ///
        /// `?` converts each of these errors to an `AnyError`. `Display` writes the message of the
        /// error inside, and [`source`](core::error::Error::source) returns its source.
        ///
        /// ```
        /// use iri_grammar::ladder::{Ladder, Rung};
        /// use iri_grammar::mapping::ToUri;
        /// use iri_grammar::{AnyError, Cited, Iri, IriReference, UriBuf};
        ///
        /// fn target(base: &str, reference: &str) -> Result<UriBuf, AnyError> {
        ///     let base = Iri::new(base)?;
        ///     let reference = IriReference::new(reference)?;
        ///     let target = base.resolve(&reference)?;
        ///     let normalized = Ladder::new().climb(Rung::SchemeBased, &target)?.identifier;
        ///     Ok(ToUri::new().map(&normalized)?.into_owned())
        /// }
        ///
        /// let uri = target("HTTP://example.org:80/a/", "../\u{e9}")?;
        /// assert_eq!(uri, "http://example.org/%C3%A9");
        ///
        /// let error = target("http://example.org/", "a b").unwrap_err();
        /// assert_eq!(error.span().unwrap().slice("a b"), " ");
        /// assert_eq!(error.citation().unwrap().to_string(), "RFC 3987 section 2.2");
        /// assert!(matches!(error, AnyError::Syntax(error) if error.found() == Some(' ')));
        /// # Ok::<(), AnyError>(())
        /// ```
        ///
        /// Guide: [showing errors](crate::guide::errors).
        #[derive(Debug)]
        #[non_exhaustive]
        pub enum AnyError {
            $(#[doc = $doc] $(#[cfg($cfg)])? $variant($type),)*
        }

        $($(#[cfg($cfg)])?
        impl From<$type> for AnyError {
            fn from(error: $type) -> Self {
                AnyError::$variant(error)
            }
        }

        $(#[cfg($cfg)])?
        impl Cited for $type {
            fn citation(&self) -> Option<Citation> {
                let citation: fn(&Self) -> Option<Citation> = $citation;
                citation(self)
            }

            fn span(&self) -> Option<Span> {
                let span: fn(&Self) -> Option<Span> = $span;
                span(self)
            }
        })*

        impl AnyError {
            /// The error inside.
            fn inner(&self) -> &(dyn Cited + 'static) {
                match self {
                    $($(#[cfg($cfg)])? AnyError::$variant(error) => error,)*
                }
            }
        }
    };
}

any_error! {
    /// A production rejects a text.
    Syntax(Error): |it| Some(it.citation()), |it| Some(it.span());
    /// Components do not form an identifier.
    Build(BuildError): |it| it.error().map(Error::citation), |_| None;
    /// A text is not a reference, or a reference resolves to a target that is not an identifier.
    Resolve(ResolveError): |it| Some(it.citation()), |it| match it {
        ResolveError::Reference(error) => Some(error.span()),
        _ => None,
    };
    /// No reference resolves to a target.
    NoReference(NoReference): |it| Some(it.citation()), |_| None;
    /// An identifier cannot be mapped.
    Mapping(MappingError): |it| Some(it.citation()), |it| it.span();
    /// An identifier cannot be normalized or compared.
    Ladder(LadderError): |it| Some(it.citation()), |_| None;
    /// Percent-encoded octets are not UTF-8.
    NotUtf8(NotUtf8): |it| Some(it.citation()), |it| Some(it.span());
    /// Escapes of a document format cannot be resolved.
    Escape(EscapeError): |it| Some(it.citation()), |it| Some(it.span());
    /// A client cannot send a request for an IRI.
    #[cfg(feature = "idna")]
    Request(RequestUriError): |it| Some(it.citation()), |_| None;
    /// A host name is rejected.
    #[cfg(feature = "idna")]
    Host(HostError): |it| Some(it.citation()), |_| None;
    /// An identifier breaks the syntax of its scheme.
    #[cfg(feature = "idna")]
    Scheme(SchemeError): |it| it.citation(), |_| None;
    /// A path cannot be written as a `file` IRI, or a `file` IRI names no path.
    #[cfg(feature = "idna")]
    File(FileError): |_| None, |_| None;
    /// An identifier cannot be converted to `http::Uri` or `url::Url`, or from one.
    #[cfg(any(feature = "http", feature = "url"))]
    Conversion(ConversionError): |_| None, |_| None;
}

impl Cited for AnyError {
    fn citation(&self) -> Option<Citation> {
        self.inner().citation()
    }

    fn span(&self) -> Option<Span> {
        self.inner().span()
    }
}

impl fmt::Display for AnyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.inner(), f)
    }
}

impl core::error::Error for AnyError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        self.inner().source()
    }
}

/// Keeps only the [`Error`], without the identifier.
impl<L: Kind, K, T: Text> From<NotOfKind<L, K, T>> for AnyError {
    fn from(rejection: NotOfKind<L, K, T>) -> Self {
        AnyError::Syntax(rejection.error())
    }
}

/// Keeps only the [`Error`], without the text.
impl<T> From<ParseError<T>> for AnyError {
    fn from(rejection: ParseError<T>) -> Self {
        AnyError::Syntax(rejection.error())
    }
}

impl From<Infallible> for AnyError {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}

impl AnyError {
    /// The position of the failure in `text`, the text that was given to the procedure. Unlike
    /// [`span`](Cited::span), it also finds the position of a rejected host name, and returns `None`
    /// if the error is about another text, such as the normalized one.
    ///
    /// ```
    /// # #[cfg(feature = "idna")] {
    /// use iri_grammar::AnyError;
    /// use iri_grammar::host::Idna2008;
    /// use iri_grammar::mapping::ToUri;
    ///
    /// let text = "http://user@a_b.example:80/";
    /// let error = ToUri::new().to_ascii(Idna2008::new()).reference(text).unwrap_err();
    /// assert_eq!(AnyError::from(error).span_in(text).unwrap().slice(text), "_");
    /// # }
    /// ```
    pub fn span_in(&self, text: &str) -> Option<Span> {
        match self {
            AnyError::Mapping(
                MappingError::Input { text: mapped, .. }
                | MappingError::NotConverted { text: mapped, .. },
            ) if mapped != text => None,
            #[cfg(feature = "idna")]
            AnyError::Mapping(error @ MappingError::RegName { reg_name, .. }) => {
                let host = split_by_appendix_b(text)[Component::Host]?;
                let Span { start, end } = error.host()?.span(reg_name);
                (host.slice(text) == reg_name)
                    .then_some(Span { start: host.start + start, end: host.start + end })
            }
            #[cfg(feature = "idna")]
            AnyError::Host(error) => Some(error.span(text)),
            _ => self.span(),
        }
    }
}
