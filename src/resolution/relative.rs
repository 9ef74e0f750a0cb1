//! The inverse of resolution: a reference that resolves to a target.

use super::{BaseKind, ReferenceTo, Resolver, Target};
use crate::grammar::{Citation, Document};
use crate::identifier::{Identifier, Text};
use crate::syntax::{Component, Parts, Places};
use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

/// No reference resolves to this target, not even the target itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NoReference {
    /// The target.
    pub target: String,
    /// Why none does.
    pub reason: Unreachable,
}

/// Why no reference resolves to a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreachable {
    /// Its path has dot segments.
    DotSegments,
    /// It can only be said with its scheme, which is that of the base, and which a
    /// [non-strict](Resolver::non_strict) resolver treats as undefined.
    SchemeIgnored,
}

impl core::error::Error for NoReference {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.reason)
    }
}

impl core::error::Error for Unreachable {}

impl Unreachable {
    /// The section by which no reference resolves to it.
    ///
    /// ```
    /// use iri_grammar::Iri;
    ///
    /// let error = Iri::new("http://a/")?.relative(&Iri::new("http://a/./")?).unwrap_err();
    /// assert_eq!(error.reason.citation().to_string(), "RFC 3986 section 5.2.4");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub const fn citation(self) -> Citation {
        Document::Rfc(3986).section(match self {
            Unreachable::DotSegments => "5.2.4",
            Unreachable::SchemeIgnored => "5.2.2",
        })
    }
}

impl fmt::Display for NoReference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no reference resolves to {:?}: {}", self.target, self.reason)
    }
}

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = match self {
            Unreachable::DotSegments => "resolution removes dot segments",
            Unreachable::SchemeIgnored => "the scheme is that of the base, and so is ignored",
        };
        write!(f, "{why} ({})", self.citation())
    }
}

impl Resolver {
    /// A reference that resolves to the target against the base, by this resolver: the
    /// shortest of those that have nothing of the path, what follows the last folder that
    /// both paths have, the path as a whole, the authority as well, or everything; of two
    /// that are equally short, the one that shares most with the base. Folders end with a
    /// slash, `../` and not `..`. Takes time in proportion to the length of both.
    ///
    /// RFC 3986 has no procedure for this. Each candidate is resolved by its section 5.2.2, and
    /// returned only where that leads to the target.
    ///
    /// # Errors
    ///
    /// Where no reference resolves to the target.
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
        let (base, components) = (base.components(), target.components());
        let target = Parts::from(components);
        let leads_to_target = |(text, places): &(String, Places)| {
            let reference = base.of_other(text, *places);
            let found: Target<B::Target> =
                self.transform(base, None, reference, String::new(), &mut ());
            Parts::from(found.components()) == target
        };
        candidates(&base.into(), &target)
            .into_iter()
            .filter(|reference| reference.misread().is_none() && self.may_return(reference))
            .map(|reference| reference.recompose())
            .filter(leads_to_target)
            .min_by_key(|(text, _)| text.len())
            .map(|(text, places)| Identifier::known(text, places))
            .ok_or_else(|| NoReference {
                target: components.text().into(),
                reason: match target.path().split('/').any(|it| matches!(it, "." | "..")) {
                    true => Unreachable::DotSegments,
                    false => Unreachable::SchemeIgnored,
                },
            })
    }
}

impl Resolver {
    fn may_return(&self, reference: &Parts<Cow<'_, str>>) -> bool {
        let network =
            reference[Component::Scheme].is_none() && reference[Component::Host].is_some();
        let up = reference.path().split('/').filter(|segment| *segment == "..").count();
        !(self.path_only && network) && self.parents.is_none_or(|most| up <= most)
    }
}

impl<B: BaseKind, T: Text> Identifier<B, T> {
    /// A short reference that resolves to the target against this base:
    /// [`Resolver::relative`], which has options for what may be returned.
    ///
    /// # Errors
    ///
    /// Where the path of the target has dot segments: no reference resolves to it.
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

/// Candidates, those that share most with the base first: the components of the target that
/// they have, and a path.
fn candidates<'c>(base: &Parts<&str>, target: &Parts<&'c str>) -> [Parts<Cow<'c, str>>; 8] {
    let relative = relative_path(base.path(), target.path());
    // RFC 3986 §5.2.3 puts the slash before it where the base has an empty path.
    let without_slash = String::from(relative.strip_prefix('/').unwrap_or(&relative));
    // What RFC 3986 §4.2 asks for where the first segment has a colon or is empty.
    let dotted = ["./", &relative].concat();
    let candidate = |without: &[Component], path: Cow<'c, str>| {
        let mut parts = target.map(|part| Cow::Borrowed(*part));
        without.iter().for_each(|component| parts[*component] = None);
        parts[Component::Path] = Some(path);
        parts
    };
    use Component::*;
    let network = &[Scheme, Userinfo, Host, Port];
    [
        candidate(&[Scheme, Userinfo, Host, Port, Query], "".into()),
        candidate(network, "".into()),
        candidate(network, relative.into()),
        candidate(network, without_slash.into()),
        candidate(network, dotted.into()),
        candidate(network, target[Path].unwrap_or_default().into()),
        candidate(&[Scheme], target[Path].unwrap_or_default().into()),
        candidate(&[], target[Path].unwrap_or_default().into()),
    ]
}

/// The path of the target, as seen from the last `/` of the base.
fn relative_path(base: &str, target: &str) -> String {
    let base_folder = base.rfind('/').map_or("", |slash| &base[..=slash]);
    let folders = base_folder.split_inclusive('/').zip(target.split_inclusive('/'));
    let common: usize = folders.take_while(|(a, b)| a == b).map(|(folder, _)| folder.len()).sum();
    let up = base_folder[common..].matches('/').count();
    let mut path = "../".repeat(up);
    path.push_str(&target[common..]);
    path
}
