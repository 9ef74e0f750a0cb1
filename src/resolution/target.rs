//! The result of resolution.

use crate::error::{Error, write_column};
use crate::grammar::{Citation, Document};
use crate::identifier::{Identifier, kind::Kind};
use crate::syntax::{Components, Places, Span};
use alloc::string::String;
use core::fmt;
use core::marker::PhantomData;

/// The target of a reference, with its recomposed text (RFC 3986 section 5.3).
///
/// The literal algorithm can produce a path that begins with `//` without an authority. A parser
/// would read an authority in that text: see [`danger`](Self::danger).
///
/// ```
/// use iri_grammar::{Iri, IriReference, resolution::Resolver};
///
/// let (base, reference) = (Iri::new("f:/a")?, IriReference::new(".//g")?);
/// let target = Resolver::new().resolve(&base, &reference);
/// assert_eq!(target.text(), "f://g");
/// assert_eq!(target.components().path().text(), "//g");
/// assert!(target.danger().is_some());
/// assert!(target.into_identifier().is_err());
///
/// let guarded = Resolver::new().guarded().resolve(&base, &reference);
/// assert_eq!(guarded.into_identifier().unwrap(), "f:/.//g");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub struct Target<K> {
    text: String,
    /// The positions of the components in the text.
    places: Places,
    branch: Branch,
    /// Whether there is no authority and the path begins with `//`.
    is_dangerous: bool,
    above_root: Option<ResolveError>,
    kind: PhantomData<fn() -> K>,
}

impl<K> Target<K> {
    /// A target whose path is not dangerous.
    pub(super) fn new(text: String, places: Places, branch: Branch) -> Self {
        let (is_dangerous, above_root) = (false, None);
        Target { text, places, branch, is_dangerous, above_root, kind: PhantomData }
    }

    /// Sets whether there is no authority and the path begins with `//`.
    pub(super) fn with_danger(self, is_dangerous: bool) -> Self {
        Target { is_dangerous, ..self }
    }

    /// Sets the error for a `..` above the root.
    pub(super) fn with_above_root(self, above_root: Option<ResolveError>) -> Self {
        Target { above_root, ..self }
    }

    /// Sets the kind of the target.
    pub(super) fn with_kind<L>(self) -> Target<L> {
        let Target { text, places, branch, is_dangerous, above_root, .. } = self;
        Target { text, places, branch, is_dangerous, above_root, kind: PhantomData }
    }

    /// The text and the positions of its components.
    pub(super) fn into_parts(self) -> (String, Places) {
        (self.text, self.places)
    }

    /// The text and the positions of its components, or the error of [`danger`](Self::danger).
    /// Ignores a `..` above the root.
    pub(super) fn into_safe_parts(self) -> Result<(String, Places), ResolveError> {
        self.danger_error().map_or(Ok((self.text, self.places)), Err)
    }

    /// The error of [`danger`](Self::danger).
    pub(super) fn danger_error(&self) -> Option<ResolveError> {
        self.is_dangerous.then(|| ResolveError::PathLikeAuthority {
            text: self.text.clone(),
            path: self.places.path(self.text.len()).slice(&self.text).into(),
        })
    }
}

impl<K: Kind> Target<K> {
    /// The text of the target.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text of the target, without a copy.
    ///
    /// ```
    /// use iri_grammar::{Iri, IriReference, resolution::Resolver};
    ///
    /// let target = Resolver::new().resolve(&Iri::new("f:/a")?, &IriReference::new(".//g")?);
    /// assert_eq!(target.into_text(), "f://g");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn into_text(self) -> String {
        self.text
    }

    /// The branch of RFC 3986 section 5.2.2 that was taken.
    pub fn branch(&self) -> Branch {
        self.branch
    }

    /// The components that the algorithm produces. If there is no [`danger`](Self::danger), a parser
    /// finds the same components in the text.
    pub fn components(&self) -> Components<'_> {
        Components::new(&self.text, self.places, K::production())
    }

    /// The error if a parser would divide the text differently.
    pub fn danger(&self) -> Option<ResolveError> {
        self.danger_error()
    }

    /// The error for the first `..` above the root, if [`Resolver::refuse_above_root`] is set.
    ///
    /// [`Resolver::refuse_above_root`]: super::Resolver::refuse_above_root
    pub fn above_root(&self) -> Option<&ResolveError> {
        self.above_root.as_ref()
    }

    /// The target as an identifier.
    ///
    /// # Errors
    ///
    /// If there is a [`danger`](Self::danger), which [`Resolver::guarded`] excludes, or if
    /// [`above_root`](Self::above_root) is `Some`.
    ///
    /// [`Resolver::guarded`]: super::Resolver::guarded
    pub fn into_identifier(mut self) -> Result<Identifier<K, String>, ResolveError> {
        match self.above_root.take() {
            Some(above_root) => Err(above_root),
            None => {
                let (text, places) = self.into_safe_parts()?;
                Ok(Identifier::from_checked(text, places))
            }
        }
    }
}

impl<K> Clone for Target<K> {
    fn clone(&self) -> Self {
        let (text, above_root) = (self.text.clone(), self.above_root.clone());
        Target::<K> { text, above_root, ..*self }
    }
}

impl<K> fmt::Debug for Target<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Target").field(&self.text).finish()
    }
}

impl<K> fmt::Display for Target<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

/// The branch of the pseudocode of RFC 3986 section 5.2.2 that a reference takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Branch {
    /// The reference has a scheme. Nothing comes from the base.
    Scheme,
    /// The reference has an authority. The scheme comes from the base.
    Authority,
    /// The reference has a query and no path. The path comes from the base, unchanged.
    Query,
    /// The reference has neither path nor query. Both come from the base, unchanged.
    Empty,
    /// The path of the reference begins with `/`.
    AbsolutePath,
    /// The path of the reference is merged with that of the base.
    RelativePath,
}

impl Branch {
    /// All branches, in the order of the pseudocode.
    pub const ALL: [Branch; 6] = [
        Branch::Scheme,
        Branch::Authority,
        Branch::Query,
        Branch::Empty,
        Branch::AbsolutePath,
        Branch::RelativePath,
    ];

    /// The condition of the branch, as the pseudocode prints it.
    pub fn condition(self) -> &'static str {
        match self {
            Branch::Scheme => "defined(R.scheme)",
            Branch::Authority => "defined(R.authority)",
            Branch::Query => "R.path == \"\" and defined(R.query)",
            Branch::Empty => "R.path == \"\"",
            Branch::AbsolutePath => "R.path starts-with \"/\"",
            Branch::RelativePath => "T.path = merge(Base.path, R.path)",
        }
    }
}

/// Why a reference has no target.
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::resolution::{Base, ResolveError};
///
/// let base = Base::new(Iri::new("f:/a").unwrap());
/// assert!(matches!(base.resolve_text("a b"), Err(ResolveError::Reference(_))));
/// assert!(matches!(base.resolve_text(".//g"), Err(ResolveError::PathLikeAuthority { .. })));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ResolveError {
    /// The text is not a reference.
    Reference(Error),
    /// The target has no authority, and its path begins with `//`. A parser would read an authority:
    /// "When authority is not present, the path cannot begin with two slash characters" (RFC 3986
    /// section 3).
    PathLikeAuthority {
        /// The result of the literal algorithm.
        text: String,
        /// The path of the target.
        path: String,
    },
    /// The path has a `..` with no segment left to remove, and
    /// [`Resolver::refuse_above_root`](super::Resolver::refuse_above_root) is set.
    PathAboveRoot {
        /// The path before dot segments are removed. A relative-path reference is already merged
        /// with the path of the base.
        path: String,
        /// The span of the first such `..` in the path, in bytes.
        span: Span,
    },
    /// The base is opaque, but a relative reference needs a base of the form `hier_part` (RFC 2396
    /// section 5).
    OpaqueBase {
        /// The base.
        base: String,
    },
    /// In RFC 2396: the path begins with `..`, and
    /// [`AboveRoot::Refuse`](crate::spec::AboveRoot::Refuse) is set.
    AboveRoot {
        /// The path.
        path: String,
    },
    /// In RFC 2396: a parser would divide the result differently. Either a merged path after an
    /// authority does not begin with `/`, because the base has no path; or a path without an
    /// authority begins with `//`.
    Ambiguous {
        /// The result of the algorithm.
        text: String,
    },
}

impl ResolveError {
    /// The section that the reference or the target violates.
    pub fn citation(&self) -> Citation {
        match self {
            ResolveError::Reference(error) => error.citation(),
            ResolveError::PathLikeAuthority { .. } => Document::Rfc(3986).section("3"),
            ResolveError::PathAboveRoot { .. } => Document::Rfc(3986).section("5.4.2"),
            ResolveError::OpaqueBase { .. } => Document::Rfc(2396).section("5"),
            ResolveError::AboveRoot { .. } | ResolveError::Ambiguous { .. } => {
                Document::Rfc(2396).section("5.2")
            }
        }
    }
}

impl core::error::Error for ResolveError {}

impl fmt::Display for ResolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let section = self.citation();
        match self {
            ResolveError::Reference(error) => error.fmt(f),
            ResolveError::PathLikeAuthority { text, path } => write!(
                f,
                "{text:?} would be divided into other components: there is no authority, and the \
                 path {path:?} begins with \"//\" ({section})"
            ),
            ResolveError::PathAboveRoot { path, span } => {
                write!(f, "in the path {path:?}, the \"..\"")?;
                write_column(f, path[..span.start].chars().count())?;
                write!(f, " has no segment above it ({section})")
            }
            ResolveError::OpaqueBase { base } => {
                write!(f, "the base {base:?} is not hierarchical ({section})")
            }
            ResolveError::AboveRoot { path } => {
                write!(f, "the path {path:?} goes above the root ({section})")
            }
            ResolveError::Ambiguous { text } => write!(
                f,
                "{text:?} would be divided into other components than those of the algorithm \
                 ({section})"
            ),
        }
    }
}

impl From<Error> for ResolveError {
    fn from(error: Error) -> Self {
        ResolveError::Reference(error)
    }
}
