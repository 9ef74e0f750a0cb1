//! RFC 3986 §5.2.2: transform references.

use super::paths::{merge, remove_dot_segments};
use super::{BaseKind, Branch, ReferenceTo, Target, Trace};
use crate::identifier::Identifier;
use crate::syntax::Parts;
use alloc::borrow::Cow;
use alloc::string::String;

/// The algorithm of RFC 3986 section 5.2, with what it leaves open as options. By default
/// it is strict, and gives what the pseudocode gives.
///
/// ```
/// use iri_grammar::{Iri, IriReference, resolution::Resolver};
///
/// let base = Iri::new("http://a/b/c/d;p?q")?;
/// let reference = IriReference::new("http:g")?;
/// assert_eq!(Resolver::new().resolve(&base, &reference).text(), "http:g");
/// let compatible = Resolver::new().non_strict();
/// assert_eq!(compatible.resolve(&base, &reference).text(), "http://a/b/c/g");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Resolver {
    non_strict: bool,
    guarded: bool,
}

impl Resolver {
    /// Strict, and without a guard.
    pub fn new() -> Self {
        Resolver::default()
    }

    /// "A non-strict parser may ignore a scheme in the reference if it is identical to
    /// the base URI's scheme" (RFC 3986 section 5.2.2); "Its use should be avoided but is
    /// allowed for backward compatibility" (section 5.4.2). Upper and lower case are
    /// alike in a scheme (section 3.1).
    #[must_use]
    pub fn non_strict(mut self) -> Self {
        self.non_strict = true;
        self
    }

    /// Puts `/.` before a path that begins with `//` where there is no authority, so that
    /// the target is what its components say. The document does not have this; resolved
    /// once more, the target is the same.
    #[must_use]
    pub fn guarded(mut self) -> Self {
        self.guarded = true;
        self
    }

    /// Resolves a reference against a base, whose fragment is left out of account. Takes
    /// time in proportion to the length of both.
    pub fn resolve<B, T, R, U>(
        &self,
        base: &Identifier<B, T>,
        reference: &Identifier<R, U>,
    ) -> Target<B::Target>
    where
        B: BaseKind,
        T: AsRef<str>,
        R: ReferenceTo<B>,
        U: AsRef<str>,
    {
        let base = Parts::from(base.components());
        let reference = Parts::from(reference.components());
        let (text, syntax) = self.transform(base, reference).recompose();
        Target::new(text, syntax)
    }

    /// The steps of [`resolve`](Self::resolve).
    pub fn trace<B, T, R, U>(
        &self,
        base: &Identifier<B, T>,
        reference: &Identifier<R, U>,
    ) -> Trace<B::Target>
    where
        B: BaseKind,
        T: AsRef<str>,
        R: ReferenceTo<B>,
        U: AsRef<str>,
    {
        let base = Parts::from(base.components());
        let reference = Parts::from(reference.components());
        let transformed = self.transform(base, reference);
        let ignored = self.ignores_scheme(base, reference);
        Trace::new(ignored, base.scheme, reference.path, &transformed)
    }

    /// RFC 3986 §5.2.2, line by line.
    pub(super) fn transform<'c>(&self, base: Parts<'c>, reference: Parts<'c>) -> Transformed<'c> {
        let mut r = reference;
        if self.ignores_scheme(base, reference) {
            r.scheme = None;
        }
        let (branch, mut target) = if r.scheme.is_some() {
            (Branch::Scheme, r)
        } else if r.host.is_some() {
            (Branch::Authority, Parts { scheme: base.scheme, ..r })
        } else if r.path.is_empty() {
            let (branch, query) = match r.query {
                Some(query) => (Branch::Query, Some(query)),
                None => (Branch::Empty, base.query),
            };
            (branch, Parts { query, ..base })
        } else {
            let absolute = r.path.starts_with('/');
            let branch = if absolute { Branch::AbsolutePath } else { Branch::RelativePath };
            (branch, Parts { query: r.query, ..base })
        };
        target.fragment = r.fragment;

        let (merged, path) = match branch {
            Branch::Scheme | Branch::Authority | Branch::AbsolutePath => {
                (None, remove_dot_segments(r.path))
            }
            Branch::Query | Branch::Empty => (None, base.path.into()),
            Branch::RelativePath => {
                let merged = merge(base.host.is_some(), base.path, r.path);
                let path = remove_dot_segments(&merged).into_owned();
                (Some(merged), path.into())
            }
        };
        let guard = self.guarded && target.host.is_none() && path.starts_with("//");
        let unguarded = guard.then(|| path.clone());
        let path = if guard { Cow::Owned(["/.", &*path].concat()) } else { path };
        Transformed { branch, merged, unguarded, path, others: target }
    }

    fn ignores_scheme(&self, base: Parts<'_>, reference: Parts<'_>) -> bool {
        let same = match (base.scheme, reference.scheme) {
            (Some(base), Some(reference)) => base.eq_ignore_ascii_case(reference),
            _ => false,
        };
        self.non_strict && same
    }
}

/// The target before it is recomposed.
pub(super) struct Transformed<'c> {
    pub(super) branch: Branch,
    /// The merged path, with its dot segments.
    pub(super) merged: Option<String>,
    /// The path without the guard that has been put before it.
    pub(super) unguarded: Option<Cow<'c, str>>,
    pub(super) path: Cow<'c, str>,
    /// All the components but the path.
    others: Parts<'c>,
}

impl Transformed<'_> {
    pub(super) fn recompose(&self) -> (String, crate::syntax::Syntax) {
        Parts { path: &self.path, ..self.others }.recompose()
    }
}

impl<B: BaseKind, T: AsRef<str>> Identifier<B, T> {
    /// Resolves a reference against this base, strictly and literally (RFC 3986 section
    /// 5.2, RFC 3987 section 6.5): [`Resolver::new`].
    pub fn resolve<R: ReferenceTo<B>, U: AsRef<str>>(
        &self,
        reference: &Identifier<R, U>,
    ) -> Target<B::Target> {
        Resolver::new().resolve(self, reference)
    }
}
