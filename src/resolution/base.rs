//! A base that is prepared once and used for many references.

use super::paths::Folder;
use super::{BaseKind, NoReference, ReferenceTo, ResolveError, Resolver};
use crate::identifier::{Identifier, Text, kind};
use alloc::string::String;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

/// A base for resolving many references, for example those of a document. The folder of its path is
/// computed only once. [`resolve`](Self::resolve) takes a reference, as [`Identifier::resolve`]
/// does; [`resolve_text`](Self::resolve_text) checks a text first.
///
/// `==`, [`Ord`] and [`Hash`] count the options of the resolver: two bases are equal if their
/// identifiers and these options are. [`fmt::Display`] writes the identifier.
///
/// Guide: [IRIs in RDF](crate::guide::rdf).
///
/// ```
/// use iri_grammar::{Iri, resolution::Base};
///
/// let base = Base::new(Iri::new("http://r\u{e9}sum\u{e9}.example.org/b/\u{e7}")?);
/// let mut buffer = String::new();
/// assert_eq!(base.resolve_text_into("../\u{fc}#s", &mut buffer)?.path().text(), "/\u{fc}");
/// assert_eq!(base.resolve_text_into("?q", &mut buffer)?.query(), Some("q"));
/// assert_eq!(base.identifier().path().text(), "/b/\u{e7}");
///
/// // A document may set a new base, relative to the current one.
/// let base = Base::new(base.resolve_text("/d/")?);
/// assert_eq!(base.resolve_text("e")?, "http://r\u{e9}sum\u{e9}.example.org/d/e");
/// let error = base.resolve_text("e f").unwrap_err();
/// assert!(error.to_string().starts_with("a space is not allowed"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Base<B: BaseKind = kind::Iri, T = String> {
    identifier: Identifier<B, T>,
    /// The folder of the identifier's path; `None` if its text may be another one each time.
    folder: Option<Folder>,
    resolver: Resolver,
}

impl<B: BaseKind, T: Text> Base<B, T> {
    /// Creates a base with the strict resolver, [`Resolver::new`].
    pub fn new(identifier: Identifier<B, T>) -> Self {
        let folder = T::CONSTANT.then(|| {
            let components = identifier.components();
            Folder::new(components.authority().is_some(), components.path().text())
        });
        Base { identifier, folder, resolver: Resolver::new() }
    }

    /// Sets the resolver.
    ///
    /// ```
    /// use iri_grammar::{Iri, resolution::{Base, Resolver}};
    ///
    /// let base = Base::new(Iri::new("f:/a")?);
    /// assert!(base.resolve_text(".//g").is_err());
    /// let base = base.resolver(Resolver::new().guarded());
    /// assert_eq!(base.resolve_text(".//g")?, "f:/.//g");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn resolver(mut self, resolver: Resolver) -> Self {
        self.resolver = resolver;
        self
    }

    /// The identifier of the base.
    pub fn identifier(&self) -> &Identifier<B, T> {
        &self.identifier
    }

    /// The identifier of the base, without a copy.
    ///
    /// ```
    /// use iri_grammar::{Iri, IriBuf, resolution::Base};
    ///
    /// let base: Base = IriBuf::new("http://a/b#c")?.into();
    /// assert_eq!(base.as_borrowed().into_identifier(), Iri::new("http://a/b#c")?);
    /// assert_eq!(base.into_identifier().into_absolute(), "http://a/b");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn into_identifier(self) -> Identifier<B, T> {
        self.identifier
    }

    /// The base with a borrowed identifier, and the same resolver.
    pub fn as_borrowed(&self) -> Base<B, &str> {
        let Base { folder, resolver, .. } = *self;
        Base { identifier: self.identifier.as_borrowed(), folder, resolver }
    }

    /// Resolves a reference that has been checked, or [trusted](Identifier::from_trusted).
    /// [`resolve_text`](Self::resolve_text) checks a text and resolves it.
    ///
    /// # Errors
    ///
    /// If the target has no authority and its path begins with `//`, or if the
    /// [resolver](Self::resolver) rejects the reference.
    ///
    /// ```
    /// use iri_grammar::{Iri, IriReference, resolution::Base};
    ///
    /// let base = Base::new(Iri::new("http://a/b")?);
    /// assert_eq!(base.resolve(&IriReference::new("c")?)?, "http://a/c");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "resolve_against")]
    pub fn resolve<R: ReferenceTo<B>, U: Text>(
        &self,
        reference: &Identifier<R, U>,
    ) -> Result<Identifier<B::Target, String>, ResolveError> {
        let mut text = String::new();
        // The target borrows `text`; without its text, it only has the positions of the components.
        let target = self.resolve_into(reference, &mut text)?.with_text(());
        Ok(target.with_text(text))
    }

    /// Resolves as [`resolve`](Self::resolve), but writes the target into a buffer whose memory the
    /// caller can reuse. The previous content of the buffer is lost, even if there is an error.
    ///
    /// # Errors
    ///
    /// As [`resolve`](Self::resolve).
    ///
    /// ```
    /// use iri_grammar::{Iri, IriReference, resolution::Base};
    ///
    /// let base = Base::new(Iri::new("http://a/b")?);
    /// let mut buffer = String::new();
    /// let target = base.resolve_into(&IriReference::new("c#d")?, &mut buffer)?;
    /// assert_eq!((target.as_str(), target.fragment()), ("http://a/c#d", Some("d")));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "resolve_into_unchecked")]
    pub fn resolve_into<'b, R: ReferenceTo<B>, U: Text>(
        &self,
        reference: &Identifier<R, U>,
        buffer: &'b mut String,
    ) -> Result<Identifier<B::Target, &'b str>, ResolveError> {
        let (base, reference) = (self.identifier.components(), reference.components());
        if let Some(above_root) = self.resolver.above_root(base, reference) {
            buffer.clear();
            return Err(above_root);
        }
        let places = self.resolver.target_into(base, self.folder, reference, buffer)?;
        Ok(Identifier::from_checked(buffer, places))
    }

    /// Checks a text as a reference and resolves it.
    ///
    /// # Errors
    ///
    /// If the text is not a reference, and as [`resolve`](Self::resolve).
    #[doc(alias = "join")]
    #[doc(alias = "parse_and_resolve")]
    pub fn resolve_text(&self, text: &str) -> Result<Identifier<B::Target, String>, ResolveError> {
        self.resolve(&Identifier::<B::Reference, &str>::new(text)?)
    }

    /// Resolves as [`resolve_text`](Self::resolve_text), but writes the target into a buffer whose
    /// memory the caller can reuse. The previous content of the buffer is lost, even if there is an
    /// error.
    ///
    /// # Errors
    ///
    /// As [`resolve_text`](Self::resolve_text).
    pub fn resolve_text_into<'b>(
        &self,
        text: &str,
        buffer: &'b mut String,
    ) -> Result<Identifier<B::Target, &'b str>, ResolveError> {
        match Identifier::<B::Reference, &str>::new(text) {
            Ok(reference) => self.resolve_into(&reference, buffer),
            Err(error) => {
                buffer.clear();
                Err(ResolveError::Reference(error))
            }
        }
    }

    /// Returns a reference that resolves to the target: see [`Resolver::relative`].
    ///
    /// # Errors
    ///
    /// If no reference resolves to the target.
    ///
    /// ```
    /// use iri_grammar::{Iri, resolution::{Base, Resolver}};
    ///
    /// // A writer of Turtle shortens IRIs of its own host.
    /// let base = Base::new(Iri::new("http://a/b/c")?).resolver(Resolver::new().path_only());
    /// assert_eq!(base.relative(&Iri::new("http://a/b/c#d")?)?, "#d");
    /// assert_eq!(base.relative(&Iri::new("http://e/f")?)?, "http://e/f");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "relativize")]
    pub fn relative<R: ReferenceTo<B>, U: Text>(
        &self,
        target: &Identifier<R, U>,
    ) -> Result<Identifier<B::Reference, String>, NoReference> {
        let (base, target) = (self.identifier.components(), target.components());
        let (text, places) = self.resolver.shortest_reference(base, self.folder, target)?;
        Ok(Identifier::from_checked(text, places))
    }
}

impl<B: BaseKind, T: Text> From<Identifier<B, T>> for Base<B, T> {
    /// Creates a base with the strict resolver.
    fn from(identifier: Identifier<B, T>) -> Self {
        Base::new(identifier)
    }
}

impl<B: BaseKind, T: Clone> Clone for Base<B, T> {
    fn clone(&self) -> Self {
        Base { identifier: self.identifier.clone(), ..*self }
    }
}

impl<B: BaseKind, T: Copy> Copy for Base<B, T> {}

impl<B: BaseKind, T: Text> fmt::Debug for Base<B, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Base").field(&self.identifier).finish()
    }
}

impl<B: BaseKind, T: Text> fmt::Display for Base<B, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.identifier.fmt(f)
    }
}

impl<B: BaseKind, T: Text> AsRef<str> for Base<B, T> {
    fn as_ref(&self) -> &str {
        self.identifier.as_ref()
    }
}

/// Compares the identifiers, then the options of the resolvers.
impl<B: BaseKind, C: BaseKind, T: Text, U: Text> PartialEq<Base<C, U>> for Base<B, T> {
    fn eq(&self, other: &Base<C, U>) -> bool {
        self.identifier == other.identifier && self.resolver == other.resolver
    }
}

impl<B: BaseKind, T: Text> Eq for Base<B, T> {}

impl<B: BaseKind, C: BaseKind, T: Text, U: Text> PartialOrd<Base<C, U>> for Base<B, T> {
    fn partial_cmp(&self, other: &Base<C, U>) -> Option<Ordering> {
        let order = self.identifier.partial_cmp(&other.identifier)?;
        Some(order.then(self.resolver.cmp(&other.resolver)))
    }
}

impl<B: BaseKind, T: Text> Ord for Base<B, T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.identifier.cmp(&other.identifier).then(self.resolver.cmp(&other.resolver))
    }
}

impl<B: BaseKind, T: Text> Hash for Base<B, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identifier.hash(state);
        self.resolver.hash(state);
    }
}
