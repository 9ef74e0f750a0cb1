//! RFC 3986 §5.2.2: transform references.

use super::Target;
use super::paths::{folder, has_dot_segments, remove_from};
use crate::grammar::Document;
use crate::identifier::Identifier;
use crate::identifier::kind::{self, Kind};
use crate::steps::{Recorder, Step};
use crate::syntax::{Component, Components, Places, Recomposer};
use alloc::string::String;

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

/// The branch of the pseudocode of RFC 3986 section 5.2.2 that a reference takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Branch {
    /// The reference has a scheme, and nothing comes from the base.
    Scheme,
    /// The reference has an authority; the scheme comes from the base.
    Authority,
    /// The reference has no path but a query: the path of the base, unchanged.
    Query,
    /// The reference has neither path nor query: path and query of the base, unchanged.
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

    /// The condition in the words of the pseudocode.
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

/// The algorithm of RFC 3986 section 5.2, with what it leaves open as options. By default
/// it is strict, and returns what the pseudocode returns.
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
    guarded: bool,
}

impl Resolver {
    /// Strict, and without a guard.
    pub const fn new() -> Self {
        Resolver { non_strict: false, guarded: false }
    }

    /// "A non-strict parser may ignore a scheme in the reference if it is identical to
    /// the base URI's scheme" (RFC 3986 section 5.2.2); "Its use should be avoided but is
    /// allowed for backward compatibility" (section 5.4.2). Upper and lower case are
    /// alike in a scheme (section 3.1).
    #[must_use]
    pub const fn non_strict(mut self) -> Self {
        self.non_strict = true;
        self
    }

    /// Puts `/.` before a path that begins with `//` where there is no authority, so that
    /// the target is what its components say. The document does not have this; resolved
    /// once more, the target is the same.
    #[must_use]
    pub const fn guarded(mut self) -> Self {
        self.guarded = true;
        self
    }

    /// Resolves a reference against a base, whose fragment is left out of account. Takes
    /// time in proportion to the length of both.
    #[doc(alias = "join")]
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
        self.resolve_recorded(base, reference, &mut ())
    }

    /// As [`resolve`](Self::resolve), and shows the steps, among them those of
    /// [`remove_dot_segments_recorded`](super::remove_dot_segments_recorded).
    ///
    /// ```
    /// use iri_grammar::{Iri, IriReference, resolution::{Branch, Resolver}};
    ///
    /// let base = Iri::new("http://a/b/c/d;p?q")?;
    /// let mut steps = Vec::new();
    /// let target =
    ///     Resolver::new().resolve_recorded(&base, &IriReference::new("../g")?, &mut steps);
    /// assert_eq!(target.branch(), Branch::RelativePath);
    /// assert_eq!(steps[1].after.to_string(), "/b/c/../g");
    /// assert_eq!(steps[1].section.to_string(), "RFC 3986 section 5.2.3");
    /// assert_eq!(target.text(), "http://a/b/g");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn resolve_recorded<B, T, R, U>(
        &self,
        base: &Identifier<B, T>,
        reference: &Identifier<R, U>,
        recorder: &mut impl Recorder,
    ) -> Target<B::Target>
    where
        B: BaseKind,
        T: AsRef<str>,
        R: ReferenceTo<B>,
        U: AsRef<str>,
    {
        let (text, places, branch) =
            self.transform(base.components(), reference.components(), recorder);
        Target::new(text, places, branch)
    }

    /// RFC 3986 §5.2.2, and §5.3.
    pub(super) fn transform<R: Recorder>(
        &self,
        base: Components<'_>,
        r: Components<'_>,
        recorder: &mut R,
    ) -> (String, Places, Branch) {
        let scheme = r.scheme();
        let ignored = self.non_strict
            && scheme.zip(base.scheme()).is_some_and(|(r, base)| r.eq_ignore_ascii_case(base));
        if ignored {
            let scheme = base.scheme().unwrap_or_default();
            recorder.step(|| step("5.2.2", "undefine(R.scheme)", scheme));
        }
        let (of_r, of_base) = (r.path().text(), base.path().text());
        let has_authority = |of: Components<'_>| of.authority().is_some();
        let branch = match of_r.as_bytes() {
            _ if scheme.is_some() && !ignored => Branch::Scheme,
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
            return (r.text().into(), r.places(), branch);
        }

        // With a slash that merging adds, or with the two octets of a guard.
        let mut target = Recomposer::with_capacity(base.text().len() + r.text().len() + 2);
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
                has_authority(base)
            }
        };
        target.put(Component::Path, |text| {
            let start = text.len();
            if branch == Branch::RelativePath {
                text.push_str(folder(has_authority, of_base));
            }
            text.push_str(path);
            if branch == Branch::RelativePath {
                recorder.step(|| step("5.2.3", "merge", &text[start..]));
            }
            if !unchanged {
                remove_from(text, start, recorder);
                recorder.step(|| step("5.2.4", "remove_dot_segments", &text[start..]));
            }
            if self.guarded && !has_authority && text[start..].starts_with("//") {
                text.insert_str(start, "/.");
                let did = "\"/.\" before a path that begins with \"//\"";
                recorder.step(|| step("3", did, &text[start..]));
            }
        });
        target.put_query(if branch == Branch::Empty { base } else { r });
        target.put_fragment(r);
        let (text, places) = target.finish();
        recorder.step(|| step("5.3", "recompose", &text));
        (text, places, branch)
    }
}

fn step(section: &'static str, did: &'static str, after: &str) -> Step {
    Step::new(Document::Rfc(3986).section(section), "", did, after)
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
