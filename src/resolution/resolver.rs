//! RFC 3986 §5.2.2: transform references.

use super::paths::{Folder, append_without_dots, find_above_root, has_dot_segments, merge, step};
use super::{Branch, ResolveError, Target};
use crate::identifier::kind::{self, Kind};
use crate::identifier::{Identifier, StandardText, Text};
use crate::steps::{Off, Record, Trace};
use crate::syntax::{Component, Components, Places, Recomposer};
use alloc::string::String;
use core::mem;

/// A kind of identifier that can be a base: it has a scheme. "A base URI must
/// conform to the \<absolute-URI\> syntax rule" (RFC 3986 section 5.1); the fragment of a base is
/// ignored.
#[diagnostic::on_unimplemented(
    message = "an identifier of the kind `{Self}` cannot be a base",
    note = "a base has a scheme (RFC 3986 section 5.1): convert a reference to an IRI or a URI by \
            `try_from`, or combine two references by `compose`"
)]
pub trait BaseKind: Kind {
    /// The kind without a fragment: `absolute-IRI` or `absolute-URI`.
    type Absolute: Kind;
    /// The kind of the target.
    type Target: Kind;
    /// The kind of reference that [`Resolver::relative`] returns.
    type Reference: ReferenceTo<Self>;
}

/// A kind of reference that can be resolved against a base of the kind `B`. A URI reference can be
/// resolved against an IRI. An IRI reference cannot be resolved against a URI: [convert](From) the
/// URI to an IRI first.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` cannot be resolved against a `{B}`",
    note = "convert the base to an IRI by `Iri::from`, or the reference to a URI reference by \
            `UriReference::try_from`"
)]
pub trait ReferenceTo<B>: Kind {}

/// A kind of reference that is absolute or relative: `IRI-reference` or `URI-reference`.
///
/// ```
/// use iri_grammar::resolution::ReferenceKind;
/// use iri_grammar::{Identifier, UriReference};
///
/// fn twice<R: ReferenceKind>(reference: &Identifier<R, &str>) -> Identifier<R, String> {
///     reference.compose(reference)
/// }
/// assert_eq!(twice(&UriReference::new("a/")?), "a/a/");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "the kind `{Self}` is not a kind of reference",
    note = "convert the identifier to an `IriReference` or a `UriReference`"
)]
pub trait ReferenceKind: ReferenceTo<Self::Base> {
    /// The kind of the bases.
    type Base: BaseKind<Reference = Self>;
}

/// Implements [`BaseKind`] for kinds of bases, and [`ReferenceTo`] for the kinds of references that
/// each base resolves.
macro_rules! bases {
    ($($base:path => $absolute:path, $target:path, $reference:path; $($resolved:path),*;)*) => {$(
        impl BaseKind for $base {
            type Absolute = $absolute;
            type Target = $target;
            type Reference = $reference;
        }
        $(impl ReferenceTo<$base> for $resolved {})*
    )*};
}

bases! {
    kind::Iri => kind::AbsoluteIri, kind::Iri, kind::IriReference;
        kind::IriReference, kind::Iri, kind::AbsoluteIri, kind::IrelativeRef,
        kind::UriReference, kind::Uri, kind::AbsoluteUri, kind::RelativeRef;
    kind::AbsoluteIri => kind::AbsoluteIri, kind::Iri, kind::IriReference;
        kind::IriReference, kind::Iri, kind::AbsoluteIri, kind::IrelativeRef,
        kind::UriReference, kind::Uri, kind::AbsoluteUri, kind::RelativeRef;
    kind::Uri => kind::AbsoluteUri, kind::Uri, kind::UriReference;
        kind::UriReference, kind::Uri, kind::AbsoluteUri, kind::RelativeRef;
    kind::AbsoluteUri => kind::AbsoluteUri, kind::Uri, kind::UriReference;
        kind::UriReference, kind::Uri, kind::AbsoluteUri, kind::RelativeRef;
    kind::rfc3987bis::Iri => kind::rfc3987bis::AbsoluteIri, kind::rfc3987bis::Iri,
        kind::rfc3987bis::IriReference;
        kind::rfc3987bis::IriReference, kind::rfc3987bis::Iri,
        kind::rfc3987bis::AbsoluteIri, kind::rfc3987bis::IrelativeRef;
    kind::rfc3987bis::AbsoluteIri => kind::rfc3987bis::AbsoluteIri, kind::rfc3987bis::Iri,
        kind::rfc3987bis::IriReference;
        kind::rfc3987bis::IriReference, kind::rfc3987bis::Iri,
        kind::rfc3987bis::AbsoluteIri, kind::rfc3987bis::IrelativeRef;
}

impl ReferenceKind for kind::IriReference {
    type Base = kind::Iri;
}

impl ReferenceKind for kind::UriReference {
    type Base = kind::Uri;
}

impl ReferenceKind for kind::rfc3987bis::IriReference {
    type Base = kind::rfc3987bis::Iri;
}

impl<B: BaseKind, T: StandardText> Identifier<B, T> {
    /// Removes the fragment, and converts to the absolute kind. Copies only if the text is a
    /// `Box<str>`, `Rc<str>` or `Arc<str>` with a fragment.
    ///
    /// ```
    /// use iri_grammar::{AbsoluteUri, Iri};
    ///
    /// let absolute = Iri::new("http://example.org/a#b")?.into_absolute();
    /// assert_eq!(absolute, "http://example.org/a");
    /// assert!(AbsoluteUri::try_from(absolute).is_ok());
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "to_absolute")]
    #[doc(alias = "to_absolute_and_fragment")]
    pub fn into_absolute(mut self) -> Identifier<B::Absolute, T> {
        self.remove_fragment();
        self.into_kind()
    }
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Resolver {
    non_strict: bool,
    pub(super) guarded: bool,
    refuses_above_root: bool,
    pub(super) shortest: bool,
    pub(super) path_only: bool,
    pub(super) no_absolute_path: bool,
    /// The maximum number of `../` that [`relative`](Self::relative) writes.
    pub(super) parents: Option<usize>,
}

impl Resolver {
    /// A strict resolver without a guard: it follows the pseudocode exactly.
    pub const fn new() -> Self {
        Resolver {
            non_strict: false,
            guarded: false,
            refuses_above_root: false,
            shortest: false,
            path_only: false,
            no_absolute_path: false,
            parents: None,
        }
    }

    /// Ignores the scheme of a reference if the base has the same scheme: "A non-strict parser may
    /// ignore a scheme in the reference if it is identical to the base URI's scheme" (RFC 3986
    /// section 5.2.2); "Its use should be avoided but is allowed for backward compatibility" (section
    /// 5.4.2). Schemes are compared without regard to case (section 3.1).
    #[must_use]
    pub const fn non_strict(mut self) -> Self {
        self.non_strict = true;
        self
    }

    /// Inserts `/.` before a path that begins with `//` if there is no authority. Without this
    /// guard, a parser would read an authority. RFC 3986 does not describe the guard.
    ///
    /// A strict resolver does not change a guarded target when it resolves the target again. The
    /// exception is the target of a reference without scheme, authority and path: it has the path of
    /// the base as it is (section 5.2.2), and the next resolution removes the dot segments.
    ///
    /// ```
    /// use iri_grammar::{Iri, IriReference, resolution::Resolver};
    ///
    /// let (base, empty) = (Iri::new("http://a/./b")?, IriReference::new("")?);
    /// let resolver = Resolver::new().guarded();
    /// let target = resolver.resolve(&base, &empty).into_identifier().unwrap();
    /// assert_eq!(target, "http://a/./b");
    /// assert_eq!(resolver.resolve(&base, &target).text(), "http://a/b");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
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

    /// Makes [`relative`](Self::relative) return the shortest reference that RFC 3986 resolves to the
    /// target, also against a base without an authority whose path does not begin with `/`.
    ///
    /// ```
    /// use iri_grammar::{Iri, resolution::Resolver};
    ///
    /// let (base, target) = (Iri::new("urn:example:a/b")?, Iri::new("urn:example:a/c#d")?);
    /// assert_eq!(Resolver::new().relative(&base, &target)?, "urn:example:a/c#d");
    /// assert_eq!(Resolver::new().shortest().relative(&base, &target)?, "c#d");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn shortest(mut self) -> Self {
        self.shortest = true;
        self
    }

    /// Makes [`relative`](Self::relative) write no absolute-path reference, which begins with one
    /// `/` (RFC 3986 section 4.2): a folder of documents that link to each other by `../` can be
    /// moved or served below another path.
    ///
    /// ```
    /// use iri_grammar::{Iri, resolution::Resolver};
    ///
    /// let (base, target) = (Iri::new("http://a/b/c/d")?, Iri::new("http://a/e")?);
    /// assert_eq!(Resolver::new().relative(&base, &target)?, "/e");
    /// assert_eq!(Resolver::new().no_absolute_path().relative(&base, &target)?, "../../e");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn no_absolute_path(mut self) -> Self {
        self.no_absolute_path = true;
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

    /// Limits the number of `../` that [`relative`](Self::relative) writes. If more are needed, it
    /// writes the path from the root, or, with [`no_absolute_path`](Self::no_absolute_path), the
    /// authority and the path, or the whole target.
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
    /// Returns the result of the literal algorithm, with the [branch](Target::branch) that it
    /// took; [`Identifier::resolve`] returns an identifier. The steps include those of
    /// [`remove_dot_segments`](super::remove_dot_segments()).
    ///
    /// ```
    /// use iri_grammar::{Iri, IriReference, resolution::{Branch, Resolver}};
    /// use iri_grammar::spec::Trace;
    ///
    /// let base = Iri::new("http://a/b/c/d;p?q")?;
    /// let mut steps = Trace::on();
    /// let target = Resolver::new().resolve_with_trace(&base, &IriReference::new("../g")?, &mut steps);
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
        self.resolve_with_trace(base, reference, &mut Trace::off())
    }

    /// Resolves as [`resolve`](Self::resolve), and records the steps.
    pub fn resolve_with_trace<B, T, R, U>(
        &self,
        base: &Identifier<B, T>,
        reference: &Identifier<R, U>,
        trace: &mut Trace,
    ) -> Target<B::Target>
    where
        B: BaseKind,
        T: Text,
        R: ReferenceTo<B>,
        U: Text,
    {
        let (base, reference) = (base.components(), reference.components());
        // `None`: the folder of the base's path is not computed yet.
        let target = self.transform(base, None, reference, String::new(), trace).with_kind();
        if self.refuses_above_root {
            target.with_above_root(self.above_root(base, reference))
        } else {
            target
        }
    }

    /// Whether a non-strict resolver ignores the scheme of the reference.
    pub(super) fn ignores_scheme(&self, base: Components<'_>, reference: Components<'_>) -> bool {
        self.non_strict
            && match (reference.scheme(), base.scheme()) {
                (Some(scheme), Some(base)) => scheme.eq_ignore_ascii_case(base),
                _ => false,
            }
    }

    /// The error for the first `..` that has no segment left to remove; `None` if there is no such
    /// `..`, or if this resolver allows it. A reference without a path has none: the base's path is
    /// then taken unchanged, or the target has no path.
    pub(super) fn above_root(
        &self,
        base: Components<'_>,
        reference: Components<'_>,
    ) -> Option<ResolveError> {
        let path = reference.path().text();
        if !self.refuses_above_root || path.is_empty() {
            return None;
        }
        let has_scheme = reference.scheme().is_some() && !self.ignores_scheme(base, reference);
        let is_complete = has_scheme || reference.authority().is_some() || path.starts_with('/');
        let path = if is_complete { String::from(path) } else { merge(base, path) };
        let span = find_above_root(&path)?;
        Some(ResolveError::PathAboveRoot { path, span })
    }

    /// Computes the target without recording steps. For the parameters, see `transform`.
    pub(super) fn target(
        &self,
        base: Components<'_>,
        folder: Option<Folder>,
        reference: Components<'_>,
        out: String,
    ) -> Target<()> {
        self.transform(base, folder, reference, out, &mut Off)
    }

    /// RFC 3986 §5.2.2 and §5.3. Writes the target into `out`, an empty string whose memory is
    /// reused. `folder` is that of the base's path, and is computed if it is `None`.
    ///
    /// The target has no kind yet, since otherwise this function would be compiled once for each
    /// kind.
    #[inline(always)]
    fn transform(
        &self,
        base: Components<'_>,
        folder: Option<Folder>,
        reference: Components<'_>,
        out: String,
        trace: &mut impl Record,
    ) -> Target<()> {
        let ignores_scheme = self.ignores_scheme(base, reference);
        if ignores_scheme {
            let scheme = base.scheme().unwrap_or_default();
            trace.step(|| step("5.2.2", "undefine(R.scheme)", scheme));
        }
        let path_span = |iri: Components<'_>| iri.places().path(iri.text().len());
        let base_span = path_span(base);
        let base_path = base_span.slice(base.text());
        let reference_path = path_span(reference).slice(reference.text());
        let reference_has_authority = reference.authority().is_some();
        let branch = match reference_path.as_bytes() {
            _ if reference.places().scheme().is_some() && !ignores_scheme => Branch::Scheme,
            _ if reference_has_authority => Branch::Authority,
            [] if reference.query().is_some() => Branch::Query,
            [] => Branch::Empty,
            [b'/', ..] => Branch::AbsolutePath,
            _ => Branch::RelativePath,
        };
        let keeps_base_path = matches!(branch, Branch::Query | Branch::Empty);
        let path = if keeps_base_path { base_path } else { reference_path };
        trace.step(|| step("5.2.2", branch.condition(), path));
        // The target is the reference itself.
        if branch == Branch::Scheme && !trace.is_on() && !has_dot_segments(reference_path) {
            let mut out = with_room(out, reference.text().len());
            out.push_str(reference.text());
            return Target::new(out, reference.places(), branch);
        }

        let base_has_authority = base.authority().is_some();
        let folder = match branch {
            Branch::RelativePath => {
                folder.unwrap_or_else(|| Folder::new(base_has_authority, base_path))
            }
            _ => Folder::default(),
        };
        // The number of bytes with which the text of the base begins the target.
        let base_len = match branch {
            Branch::Scheme => 0,
            Branch::Authority | Branch::AbsolutePath => base_span.start,
            Branch::RelativePath => base_span.start + folder.len_in(base_path),
            Branch::Query | Branch::Empty => base_span.end,
        };
        let more_len = match branch {
            Branch::RelativePath => folder.prepended_len(base_path),
            // The query of the base.
            Branch::Empty => base.text().len() - base_span.end,
            _ => 0,
        };
        let guard_len = if self.guarded { "/.".len() } else { 0 };
        // Reserve no more than needed: callers may store many targets.
        let len = base_len + more_len + reference.text().len() + guard_len;
        let mut target = Recomposer::reusing(with_room(out, len));
        let has_authority = match branch {
            Branch::Scheme => {
                target.put_before_path(reference);
                reference_has_authority
            }
            Branch::Authority => {
                target.put_scheme(base);
                target.put_authority(reference);
                true
            }
            _ => {
                target.put_beginning(base, base_len);
                base_has_authority
            }
        };
        let is_dangerous = target.put(Component::Path, |text| {
            let start = match branch {
                Branch::Scheme | Branch::Authority => text.len(),
                _ => base_span.start,
            };
            match branch {
                Branch::Query | Branch::Empty => {}
                Branch::RelativePath => folder.merge_into(text, start, path, trace),
                _ => append_without_dots(text, start, path, trace),
            }
            if !keeps_base_path {
                trace.step(|| step("5.2.4", "remove_dot_segments", &text[start..]));
            }
            let is_like_authority = !has_authority && text.as_bytes()[start..].starts_with(b"//");
            if is_like_authority && self.guarded {
                text.insert_str(start, "/.");
                let did = "\"/.\" before a path that begins with \"//\"";
                trace.step(|| step("3", did, &text[start..]));
            }
            is_like_authority && !self.guarded
        });
        if branch == Branch::Empty {
            target.put_query(base);
            target.put_fragment(reference);
        } else {
            target.put_after_path(reference);
        }
        let (text, places) = target.finish();
        trace.step(|| step("5.3", "recompose", &text));
        Target::new(text, places, branch).with_danger(is_dangerous)
    }
}

/// The empty string with room for this number of bytes. To allocate a new one is faster than to make an
/// unallocated one larger.
#[inline]
fn with_room(mut out: String, len: usize) -> String {
    if out.capacity() == 0 {
        return String::with_capacity(len);
    }
    out.reserve_exact(len);
    out
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
    /// the error.
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

    /// Resolves as [`resolve`](Self::resolve), but writes the target into a buffer whose memory the
    /// caller can reuse. The previous content of the buffer is lost, even if there is an error.
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
    /// Writes the target into a buffer, reusing its memory. `folder` is that of the base's path, and
    /// is computed if it is `None`. After an error, the buffer contains the target, too.
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
        let error = target.danger_error();
        let (text, places) = target.into_parts();
        *buffer = text;
        error.map_or(Ok(places), Err)
    }
}
