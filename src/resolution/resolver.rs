//! RFC 3986 §5.2.2: transform references.

use super::paths::{Folder, above_root, has_dot_segments, merge, remove_into, step};
use super::{Branch, ResolveError, Target};
use crate::identifier::kind::{self, Kind};
use crate::identifier::{Identifier, Text};
use crate::steps::{Recorder, WithRecorder, steps};
use crate::syntax::{Component, Components, Places, Recomposer};
use alloc::string::String;
use core::mem;

/// A kind of identifier that can be a base: it has a scheme. "A base URI must
/// conform to the \<absolute-URI\> syntax rule" (RFC 3986 section 5.1); the fragment of a base is
/// ignored.
pub trait BaseKind: Kind {
    /// The kind of the target.
    type Target: Kind;
    /// The kind of reference that [`Resolver::relative`] returns.
    type Reference: ReferenceTo<Self>;
}

/// A kind of reference that can be resolved against a base of the kind `B`. A URI reference can be
/// resolved against an IRI. An IRI reference cannot be resolved against a URI: [convert](From) the
/// URI to an IRI first.
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

/// The algorithm of RFC 3986 section 5.2, with options. By default it is strict and follows the
/// pseudocode exactly.
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
#[doc(alias = "base")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Resolver {
    non_strict: bool,
    pub(super) guarded: bool,
    refuses_above_root: bool,
    pub(super) path_only: bool,
    pub(super) parents: Option<usize>,
}

impl<S: Recorder> WithRecorder<'_, Resolver, S> {
    /// As [`Resolver::resolve`].
    pub fn resolve<B, T, R, U>(
        self,
        base: &Identifier<B, T>,
        reference: &Identifier<R, U>,
    ) -> Target<B::Target>
    where
        B: BaseKind,
        T: Text,
        R: ReferenceTo<B>,
        U: Text,
    {
        let (base, reference) = (base.components(), reference.components());
        let above_root = self.procedure.above_root(base, reference);
        let target = self.procedure.transform(base, None, reference, String::new(), self.recorder);
        target.of_kind().with_above_root(above_root)
    }
}

impl Resolver {
    /// A strict resolver without a guard: it follows the pseudocode exactly.
    pub const fn new() -> Self {
        Resolver {
            non_strict: false,
            guarded: false,
            refuses_above_root: false,
            path_only: false,
            parents: None,
        }
    }

    /// Ignores the scheme of a reference if the base has the same: "A non-strict parser may ignore
    /// a scheme in the reference if it is identical to the base URI's scheme" (RFC 3986 section
    /// 5.2.2); "Its use should be avoided but is allowed for backward compatibility" (section
    /// 5.4.2). Schemes are compared without regard to case (section 3.1).
    #[must_use]
    pub const fn non_strict(mut self) -> Self {
        self.non_strict = true;
        self
    }

    /// Puts `/.` before a path that begins with `//` if there is no authority. Otherwise a parser
    /// would read an authority. RFC 3986 does not describe this guard. Resolving the guarded
    /// target again does not change it.
    #[must_use]
    pub const fn guarded(mut self) -> Self {
        self.guarded = true;
        self
    }

    /// Rejects references with a `..` that has no segment left to remove. By default such a
    /// segment is removed without effect (RFC 3986 section 5.2.4); "Parsers must be careful in
    /// handling cases where there are more ".." segments in a relative-path reference than there
    /// are hierarchical levels in the base URI's path" (section 5.4.2).
    ///
    /// ```
    /// use iri_grammar::{Iri, resolution::{Base, ResolveError, Resolver}};
    ///
    /// let base = Base::new(Iri::new("http://a/b/c/d;p?q")?);
    /// assert_eq!(base.resolve_text("../../../g")?, "http://a/g");
    ///
    /// let base = base.resolver(Resolver::new().refuse_above_root());
    /// assert_eq!(base.resolve_text("../../g")?, "http://a/g");
    /// let error = base.resolve_text("../../../g").unwrap_err();
    /// let ResolveError::PathAboveRoot { path, span } = error else { panic!() };
    /// assert_eq!((&*path, span.start), ("/b/c/../../../g", 11));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "allow_path_underflow")]
    #[must_use]
    pub const fn refuse_above_root(mut self) -> Self {
        self.refuses_above_root = true;
        self
    }

    /// Makes [`relative`](Self::relative) return the whole target instead of a network-path
    /// reference, which begins with `//` (RFC 3986 section 4.2). A link to another host should
    /// seldom change with the scheme of the base.
    ///
    /// ```
    /// use iri_grammar::{Iri, resolution::Resolver};
    ///
    /// let (base, target) = (Iri::new("http://a/b")?, Iri::new("http://c/d")?);
    /// assert_eq!(Resolver::new().relative(&base, &target)?, "//c/d");
    /// assert_eq!(Resolver::new().path_only().relative(&base, &target)?, "http://c/d");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn path_only(mut self) -> Self {
        self.path_only = true;
        self
    }

    /// Limits how many `../` [`relative`](Self::relative) writes. If it needs more, it writes the
    /// path from the root.
    ///
    /// ```
    /// use iri_grammar::{Iri, resolution::Resolver};
    ///
    /// let (base, target) = (Iri::new("http://a/bcdefg/h/i/j")?, Iri::new("http://a/bcdefg/k")?);
    /// assert_eq!(Resolver::new().relative(&base, &target)?, "../../k");
    /// assert_eq!(Resolver::new().parents(1).relative(&base, &target)?, "/bcdefg/k");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn parents(mut self, most: usize) -> Self {
        self.parents = Some(most);
        self
    }

    /// Resolves a reference against a base, ignoring the fragment of the base. Takes linear time.
    ///
    /// The result is that of the literal algorithm, with the [branch](Target::branch) that it
    /// took; [`Identifier::resolve`] returns an identifier. The steps include those of
    /// [`remove_dot_segments`](super::remove_dot_segments()).
    ///
    /// ```
    /// use iri_grammar::{Iri, IriReference, resolution::{Branch, Resolver}};
    ///
    /// let base = Iri::new("http://a/b/c/d;p?q")?;
    /// let mut steps = Vec::new();
    /// let target = Resolver::new().steps(&mut steps).resolve(&base, &IriReference::new("../g")?);
    /// assert_eq!(target.branch(), Branch::RelativePath);
    /// assert_eq!(steps[1].after.to_string(), "/b/c/../g");
    /// assert_eq!(steps[1].section.to_string(), "RFC 3986 section 5.2.3");
    /// assert_eq!(target.text(), "http://a/b/g");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "join")]
    pub fn resolve<B, T, R, U>(
        &self,
        base: &Identifier<B, T>,
        reference: &Identifier<R, U>,
    ) -> Target<B::Target>
    where
        B: BaseKind,
        T: Text,
        R: ReferenceTo<B>,
        U: Text,
    {
        let (base, reference) = (base.components(), reference.components());
        let target = self.target(base, None, reference, String::new()).of_kind();
        match self.refuses_above_root {
            true => target.with_above_root(self.above_root(base, reference)),
            false => target,
        }
    }

    steps!();

    /// Whether a non-strict resolver ignores the scheme of the reference.
    pub(super) fn ignores_scheme(&self, base: Components<'_>, r: Components<'_>) -> bool {
        let schemes = || r.scheme().zip(base.scheme());
        self.non_strict && schemes().is_some_and(|(r, base)| r.eq_ignore_ascii_case(base))
    }

    /// The error for the first `..` that has no segment left to remove, if this resolver rejects
    /// it.
    pub(super) fn above_root(
        &self,
        base: Components<'_>,
        r: Components<'_>,
    ) -> Option<ResolveError> {
        let path = r.path().text();
        if !self.refuses_above_root || path.is_empty() {
            return None;
        }
        let has_scheme = r.scheme().is_some() && !self.ignores_scheme(base, r);
        let path = match has_scheme || r.authority().is_some() || path.starts_with('/') {
            true => String::from(path),
            false => merge(base.authority().is_some(), base.path().text(), path),
        };
        let span = above_root(&path)?;
        Some(ResolveError::PathAboveRoot { path, span })
    }

    /// Computes the target without recording steps.
    pub(super) fn target(
        &self,
        base: Components<'_>,
        folder: Option<Folder>,
        reference: Components<'_>,
        out: String,
    ) -> Target<()> {
        self.transform(base, folder, reference, out, &mut ())
    }

    /// RFC 3986 §5.2.2 and §5.3. Writes the target into `out`, an empty string whose memory is
    /// reused. Computes the folder of the base if it is `None`.
    ///
    /// The target has no kind yet, so that this function is not compiled once for each kind.
    #[inline(always)]
    fn transform<R: Recorder>(
        &self,
        base: Components<'_>,
        folder: Option<Folder>,
        r: Components<'_>,
        mut out: String,
        recorder: &mut R,
    ) -> Target<()> {
        let ignored = self.ignores_scheme(base, r);
        if ignored {
            let scheme = base.scheme().unwrap_or_default();
            recorder.step(|| step("5.2.2", "undefine(R.scheme)", scheme));
        }
        let path_of = |of: Components<'_>| of.places().path(of.text().len());
        let base_at = path_of(base);
        let (of_r, of_base) = (path_of(r).slice(r.text()), base_at.slice(base.text()));
        let has_authority = |of: Components<'_>| of.authority().is_some();
        let branch = match of_r.as_bytes() {
            _ if r.places().scheme().is_some() && !ignored => Branch::Scheme,
            _ if has_authority(r) => Branch::Authority,
            [] if r.query().is_some() => Branch::Query,
            [] => Branch::Empty,
            [b'/', ..] => Branch::AbsolutePath,
            _ => Branch::RelativePath,
        };
        let unchanged = matches!(branch, Branch::Query | Branch::Empty);
        let path = if unchanged { of_base } else { of_r };
        recorder.step(|| step("5.2.2", branch.condition(), path));
        if branch == Branch::Scheme && !R::RECORDS && !has_dot_segments(of_r) {
            out.reserve_exact(r.text().len());
            out.push_str(r.text());
            return Target::new(out, r.places(), branch, false);
        }

        let base_has_authority = has_authority(base);
        let folder = match branch {
            Branch::RelativePath => {
                folder.unwrap_or_else(|| Folder::new(base_has_authority, of_base))
            }
            _ => Folder::default(),
        };
        let kept = match branch {
            Branch::Scheme => 0,
            Branch::Authority | Branch::AbsolutePath => base_at.start,
            Branch::RelativePath => base_at.start + folder.text(of_base).len(),
            Branch::Query => base_at.end,
            Branch::Empty => base.text().len(),
        };
        let guard = if self.guarded { "/.".len() } else { 0 };
        // Reserve no more than needed: callers may store many targets.
        out.reserve_exact(kept + r.text().len() + guard);
        let mut target = Recomposer::reusing(out);
        let has_authority = match branch {
            Branch::Scheme => {
                target.put_before_path(r);
                has_authority(r)
            }
            Branch::Authority => {
                target.put_scheme(base);
                target.put_authority(r);
                true
            }
            _ => {
                target.put_before_path(base);
                base_has_authority
            }
        };
        let danger = target.put(Component::Path, |text| {
            let start = text.len();
            match branch {
                Branch::Query | Branch::Empty => text.push_str(path),
                Branch::RelativePath => folder.merge_into(of_base, path, text, recorder),
                _ => remove_into(text, start, path, recorder),
            }
            if !unchanged {
                recorder.step(|| step("5.2.4", "remove_dot_segments", &text[start..]));
            }
            let danger = !has_authority && text[start..].starts_with("//");
            if danger && self.guarded {
                text.insert_str(start, "/.");
                let did = "\"/.\" before a path that begins with \"//\"";
                recorder.step(|| step("3", did, &text[start..]));
            }
            danger && !self.guarded
        });
        if branch == Branch::Empty {
            target.put_query(base);
            target.put_fragment(r);
        } else {
            target.put_after_path(r);
        }
        let (text, places) = target.finish();
        recorder.step(|| step("5.3", "recompose", &text));
        Target::new(text, places, branch, danger)
    }
}

impl<B: BaseKind, T: Text> Identifier<B, T> {
    /// Resolves a reference against this base, strictly (RFC 3986 section 5.2, RFC 3987
    /// section 6.5). A [`Resolver`] offers options and records the steps; a [`Base`](super::Base)
    /// resolves many texts against one base.
    ///
    /// # Errors
    ///
    /// If the target has no authority and its path begins with `//`: no identifier has such
    /// components. This happens only if the base has no authority. [`Resolver::guarded`] avoids
    /// it.
    ///
    /// ```
    /// use iri_grammar::{Iri, IriBuf, IriReference, Uri, UriBuf, UriReference};
    ///
    /// fn target(base: &str, reference: &str) -> Result<IriBuf, Box<dyn std::error::Error>> {
    ///     Ok(Iri::new(base)?.resolve(&IriReference::new(reference)?)?)
    /// }
    /// assert_eq!(target("http://a/b/\u{e7}", "../\u{fc}")?, "http://a/\u{fc}");
    /// assert!(target("f:/a", ".//g").is_err());
    ///
    /// let uri: UriBuf = Uri::new("http://a/b")?.resolve(&UriReference::new("?q")?)?;
    /// assert_eq!(uri, "http://a/b?q");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "join")]
    #[doc(alias = "resolve_against")]
    #[doc(alias = "resolve_unchecked")]
    pub fn resolve<R: ReferenceTo<B>, U: Text>(
        &self,
        reference: &Identifier<R, U>,
    ) -> Result<Identifier<B::Target, String>, ResolveError> {
        let (base, reference) = (self.components(), reference.components());
        let target = Resolver::new().target(base, None, reference, String::new());
        let (text, places) = target.into_safe_parts()?;
        Ok(Identifier::from_checked(text, places))
    }

    /// As [`resolve`](Self::resolve), but writes the target into a buffer, so that the caller can
    /// reuse its memory. The previous content of the buffer is lost, even if there is an error.
    ///
    /// # Errors
    ///
    /// As [`resolve`](Self::resolve).
    ///
    /// ```
    /// use iri_grammar::{Iri, IriReference};
    ///
    /// let base = Iri::new("http://a/b/c")?;
    /// let mut buffer = String::new();
    /// for (reference, target) in [("d", "http://a/b/d"), ("/e", "http://a/e")] {
    ///     let iri = base.resolve_into(&IriReference::new(reference)?, &mut buffer)?;
    ///     assert_eq!(iri, target);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "resolve_into_unchecked")]
    pub fn resolve_into<'b, R: ReferenceTo<B>, U: Text>(
        &self,
        reference: &Identifier<R, U>,
        buffer: &'b mut String,
    ) -> Result<Identifier<B::Target, &'b str>, ResolveError> {
        let (base, reference) = (self.components(), reference.components());
        let places = Resolver::new().target_into(base, None, reference, buffer)?;
        Ok(Identifier::from_checked(buffer, places))
    }
}

impl Resolver {
    /// Writes the target into a buffer, reusing its memory. Computes the folder of the base if it is
    /// `None`. After an error, too, the buffer has the target.
    pub(super) fn target_into(
        &self,
        base: Components<'_>,
        folder: Option<Folder>,
        reference: Components<'_>,
        buffer: &mut String,
    ) -> Result<Places, ResolveError> {
        buffer.clear();
        let out = mem::take(buffer);
        let target = self.target(base, folder, reference, out);
        let error = target.like_authority();
        let (text, places) = target.into_parts();
        *buffer = text;
        error.map_or(Ok(places), Err)
    }
}
