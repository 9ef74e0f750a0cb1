//! The inverse of resolution: a reference that resolves to a target.

use super::paths::{Folder, has_dot_segments};
use super::{BaseKind, ReferenceTo, Resolver};
use crate::grammar::{Citation, Document};
use crate::identifier::{Identifier, Text};
use crate::syntax::{Component, Components, Places, Recomposer, index_of_any};
use alloc::string::String;
use core::fmt;

/// Why no reference resolves to a target, not even the target itself.
///
/// ```
/// use iri_grammar::Iri;
///
/// let error = Iri::new("http://a/")?.relative(&Iri::new("http://a/./")?).unwrap_err();
/// assert_eq!(error.citation().to_string(), "RFC 3986 section 5.2.4");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoReference {
    /// The path of the target has dot segments.
    DotSegments {
        /// The target.
        target: String,
    },
    /// A reference to the target needs the scheme. But the base has the same scheme, and so a
    /// [non-strict](Resolver::non_strict) resolver ignores it.
    SchemeIgnored {
        /// The target.
        target: String,
    },
}

impl NoReference {
    /// The section that makes a reference impossible.
    pub const fn citation(&self) -> Citation {
        Document::Rfc(3986).section(match self {
            NoReference::DotSegments { .. } => "5.2.4",
            NoReference::SchemeIgnored { .. } => "5.2.2",
        })
    }
}

impl core::error::Error for NoReference {}

impl fmt::Display for NoReference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (target, why) = match self {
            NoReference::DotSegments { target } => (target, "resolution removes dot segments"),
            NoReference::SchemeIgnored { target } => {
                (target, "the scheme is that of the base, and so is ignored")
            }
        };
        write!(f, "no reference resolves to {target:?}: {why} ({})", self.citation())
    }
}

impl Resolver {
    /// Returns a reference that this resolver resolves to the target. Against a base without an
    /// authority whose path does not begin with `/` (`urn:a:b`, `mailto:a@b`), it is the fragment
    /// alone, or else the whole target: the URL Standard and Python's `urljoin` do not resolve
    /// `./a:c` against such a base. [`shortest`](Self::shortest) shortens it further.
    ///
    /// Against any other base it is the shortest of these forms, or the first of two equally short
    /// ones:
    ///
    /// - the query and the fragment, or the fragment alone, without a path
    /// - `../` as often as needed, then the path after the last folder that both paths share
    /// - the whole path
    /// - the authority and the path
    /// - the whole target
    ///
    /// Folders end with a slash: `../`, not `..`. Takes linear time.
    ///
    /// RFC 3986 does not describe this procedure. Resolving the result by RFC 3986 section 5.2.2
    /// returns the target.
    ///
    /// # Errors
    ///
    /// If no reference resolves to the target.
    ///
    /// ```
    /// use iri_grammar::{Iri, resolution::Resolver};
    ///
    /// let base = Iri::new("http://a/b/\u{e7}/d;p?q")?;
    /// let target = Iri::new("http://a/b/\u{fc}#s")?;
    /// let reference = Resolver::new().relative(&base, &target).unwrap();
    /// assert_eq!(reference, "../\u{fc}#s");
    /// assert_eq!(base.resolve(&reference).unwrap(), target);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "relativize")]
    #[doc(alias = "make_relative")]
    #[doc(alias = "relativise")]
    pub fn relative<B, T, R, U>(
        &self,
        base: &Identifier<B, T>,
        target: &Identifier<R, U>,
    ) -> Result<Identifier<B::Reference, String>, NoReference>
    where
        B: BaseKind,
        T: Text,
        R: ReferenceTo<B>,
        U: Text,
    {
        let (text, places) =
            self.shortest_reference(base.components(), None, target.components())?;
        Ok(Identifier::from_checked(text, places))
    }

    /// Returns the reference of [`relative`](Self::relative) and the positions of its components.
    /// `folder` is that of the base's path, and is computed if it is `None`.
    pub(super) fn shortest_reference(
        &self,
        base: Components<'_>,
        folder: Option<Folder>,
        target: Components<'_>,
    ) -> Result<(String, Places), NoReference> {
        let Some(ending) = self.find_ending(base, folder, target) else {
            let path = target.path().text();
            let target = target.text().into();
            return Err(if has_dot_segments(path) {
                NoReference::DotSegments { target }
            } else {
                NoReference::SchemeIgnored { target }
            });
        };
        let mut out = Recomposer::with_capacity(ending.len(target));
        out.put(Component::Path, |text| {
            text.push_str(if ending.dot { "./" } else { "" });
            (0..ending.up).for_each(|_| text.push_str("../"));
        });
        out.put_ending(target, ending.start);
        Ok(out.finish())
    }

    /// Returns the shortest reference as an end of the target with a prefix; `None` if no reference
    /// resolves to the target.
    #[inline]
    fn find_ending(
        &self,
        base: Components<'_>,
        folder: Option<Folder>,
        target: Components<'_>,
    ) -> Option<Ending> {
        let path_span = |iri: Components<'_>| iri.places().path(iri.text().len());
        let (base_span, span) = (path_span(base), path_span(target));
        let (base_path, path) = (base_span.slice(base.text()), span.slice(target.text()));
        let (has_scheme, has_authority) = (target.scheme().is_some(), target.authority().is_some());
        let same_scheme = target.scheme() == base.scheme();
        // Scheme and authority, with their punctuation, are the text before the path.
        let same_authority = base.text()[..base_span.start] == target.text()[..span.start];
        let is_same_document =
            same_authority && path == base_path && target.query() == base.query();
        let from_fragment = || {
            let fragment = target.places().fragment(target.text().len())?;
            // The reference begins with the `#` before the fragment.
            Some(Ending::without_prefix(fragment.start - 1))
        };
        // The guard inserts `/.` before this path after dot segments are removed.
        let is_guarded = self.guarded && !has_authority && path.starts_with("/.//");
        let unguarded = if is_guarded { &path["/.".len()..] } else { path };
        let is_rootless = base.authority().is_none() && !base_path.starts_with('/');
        if is_rootless && !self.shortest {
            let fragment = is_same_document.then(from_fragment).flatten();
            if fragment.is_some() {
                return fragment;
            }
            // Otherwise the whole target would be resolved to another one.
            if has_scheme && !self.ignores_scheme(base, target) && !has_dot_segments(unguarded) {
                return Some(Ending::without_prefix(0));
            }
        }
        // RFC 3986 §5.2.2 keeps the path of the base unchanged only if the path of the reference is
        // empty.
        if is_same_document {
            let nothing = Ending::without_prefix(target.text().len());
            return Some(from_fragment().unwrap_or(nothing));
        } else if same_authority && path == base_path && target.query().is_some() {
            return Some(Ending::without_prefix(span.end));
        }
        if has_dot_segments(unguarded) {
            return None;
        }
        // The first of these forms that resolves to the target is the shortest: the path with what
        // follows it, the target without the scheme, the whole target. RFC 3986 §3.3: a path that
        // begins with `//` would be an authority.
        // `no_absolute_path` excludes the first form, and `path_only` the second, which begins with
        // `//`.
        let is_absolute = path.starts_with('/') && !path.starts_with("//");
        let whole = if same_authority && is_absolute && !self.no_absolute_path {
            Some(span.start)
        } else if same_scheme && has_authority && !self.path_only {
            target.places().scheme().map(|scheme| scheme.end + 1)
        } else if has_scheme && (!self.ignores_scheme(base, target) || same_scheme && has_authority)
        {
            Some(0)
        } else {
            None
        };
        let whole = whole.map(Ending::without_prefix);
        let relative = same_authority.then(|| {
            let has_authority = base.authority().is_some();
            let folder = folder.unwrap_or_else(|| Folder::new(has_authority, base_path));
            self.relative_path(&folder.without_dot_segments(base_path), unguarded, span.end)
        });
        match (relative.flatten(), whole) {
            (Some(relative), Some(whole))
                if relative.len(target) > whole.len(target) && !self.no_absolute_path =>
            {
                Some(whole)
            }
            (relative, whole) => relative.or(whole),
        }
    }

    /// Returns the part of `path` after the last folder that it shares with `folder`, preceded by a
    /// `../` for each folder to leave. `path_end` is the byte offset in the target at which the path
    /// ends. Returns `None` if such a reference would not resolve to the path, or needs too many
    /// `../`.
    fn relative_path(&self, folder: &str, path: &str, path_end: usize) -> Option<Ending> {
        let same = common_prefix_len(folder.as_bytes(), path.as_bytes());
        let slash = folder.as_bytes()[..same].iter().rposition(|octet| *octet == b'/');
        let common = slash.map_or(0, |slash| slash + 1);
        let up = folder.as_bytes()[common..].iter().filter(|octet| **octet == b'/').count();
        // Without a common folder, the path would begin with the slash that the last `..` leaves.
        // A path that begins with `/` is written from the root.
        if common == 0 && (up > 0 || path.starts_with('/')) {
            return None;
        }
        if self.parents.is_some_and(|most| up > most) {
            return None;
        }
        let rest = &path[common..];
        // RFC 3986 §4.2: a colon in the first segment would end a scheme. A path that begins with
        // `/` or is empty would also be resolved differently (§5.2.2).
        let needs_dot = || match index_of_any(rest.as_bytes(), [b'/', b':']) {
            Some(0) => true,
            Some(at) => rest.as_bytes()[at] == b':',
            None => rest.is_empty(),
        };
        let dot = up == 0 && needs_dot();
        Some(Ending { dot, up, start: path_end - rest.len() })
    }
}

/// The length of the common prefix in octets. Compares eight octets at a time.
fn common_prefix_len(a: &[u8], b: &[u8]) -> usize {
    let chunks = a.chunks_exact(8).zip(b.chunks_exact(8));
    let same = 8 * chunks.take_while(|(a, b)| a == b).count();
    same + a[same..].iter().zip(&b[same..]).take_while(|(a, b)| a == b).count()
}

/// A reference: an end of the target, and a prefix.
struct Ending {
    /// Whether the prefix is `./`.
    dot: bool,
    /// The number of `../` in the prefix.
    up: usize,
    /// The byte offset in the target at which the end begins.
    start: usize,
}

impl Ending {
    /// The end of the target from a byte offset on.
    fn without_prefix(start: usize) -> Self {
        Ending { dot: false, up: 0, start }
    }

    /// The length of the reference in bytes.
    fn len(&self, target: Components<'_>) -> usize {
        let before = usize::from(self.dot) * "./".len() + self.up * "../".len();
        before + target.text().len() - self.start
    }
}

impl<B: BaseKind, T: Text> Identifier<B, T> {
    /// Returns a short reference that resolves to the target against this base.
    /// [`Resolver::relative`] does the same with options.
    ///
    /// # Errors
    ///
    /// If the path of the target has dot segments: no reference resolves to such a target.
    ///
    /// ```
    /// use iri_grammar::Uri;
    ///
    /// let (base, target) = (Uri::new("http://a/b/c/d")?, Uri::new("http://a/b/e?f")?);
    /// let reference = base.relative(&target)?;
    /// assert_eq!(reference, "../e?f");
    /// assert_eq!(base.resolve(&reference)?, target);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "relativize")]
    pub fn relative<R: ReferenceTo<B>, U: Text>(
        &self,
        target: &Identifier<R, U>,
    ) -> Result<Identifier<B::Reference, String>, NoReference> {
        Resolver::new().relative(self, target)
    }
}
