//! The inverse of resolution: a reference that resolves to a target.

use super::{BaseKind, ReferenceTo, Resolver};
use crate::identifier::Identifier;
use crate::syntax::{Components, Parts};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// No reference resolves to this target, not even the target itself.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// [non-strict](Resolver::non_strict) resolver takes for undefined.
    SchemeIgnored,
}

impl core::error::Error for NoReference {}

impl fmt::Display for NoReference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no reference resolves to {:?}: {}", self.target, self.reason)
    }
}

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unreachable::DotSegments => "resolution removes dot segments (RFC 3986 section 5.2.4)",
            Unreachable::SchemeIgnored => {
                "the scheme is that of the base, and so is ignored (RFC 3986 section 5.2.2)"
            }
        })
    }
}

impl Resolver {
    /// A reference that resolves to the target against the base, by this resolver: the
    /// shortest of those that have nothing of the path, what follows the last folder that
    /// both paths have, the path as a whole, the authority as well, or everything; of two
    /// that are equally short, the one that takes most from the base. Folders end with a
    /// slash, `../` and not `..`. Takes time in proportion to the length of both.
    ///
    /// RFC 3986 has no procedure for this; the result is what its section 5.2.2 gives the
    /// target back for, and that is verified.
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
    /// assert_eq!(base.resolve(&reference).text(), target);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn relative<B, T, R, U>(
        &self,
        base: &Identifier<B, T>,
        target: &Identifier<R, U>,
    ) -> Result<Identifier<B::Reference, String>, NoReference>
    where
        B: BaseKind,
        T: AsRef<str>,
        R: ReferenceTo<B>,
        U: AsRef<str>,
    {
        let components = target.components();
        let base = Parts::from(base.components());
        candidates(base, components.into())
            .into_iter()
            .filter(|candidate| self.leads_to(base, candidate.parts(), components))
            .map(|candidate| candidate.parts().recompose())
            .min_by_key(|(text, _)| text.len())
            .map(|(text, syntax)| Identifier::known(text, syntax))
            .ok_or_else(|| NoReference {
                target: target.as_str().into(),
                reason: match components.path().segments().any(|it| matches!(it, "." | "..")) {
                    true => Unreachable::DotSegments,
                    false => Unreachable::SchemeIgnored,
                },
            })
    }

    /// Whether the reference can be written at all, and resolves to the target.
    fn leads_to(&self, base: Parts<'_>, reference: Parts<'_>, target: Components<'_>) -> bool {
        let first = reference.path.split('/').next().unwrap_or_default();
        let written = match (reference.scheme, reference.host) {
            (_, Some(_)) => true,
            (_, None) if reference.path.starts_with("//") => false,
            (None, None) => !first.contains(':'),
            (Some(_), None) => true,
        };
        written && {
            let (text, syntax) = self.transform(base, reference).recompose();
            text == target.text() && syntax == target.syntax()
        }
    }
}

/// A reference that might do: the components of the target that it has, and a path.
struct Candidate<'c> {
    others: Parts<'c>,
    path: String,
}

impl Candidate<'_> {
    fn parts(&self) -> Parts<'_> {
        Parts { path: &self.path, ..self.others }
    }
}

/// Those that take the most from the base first.
fn candidates<'c>(base: Parts<'c>, target: Parts<'c>) -> Vec<Candidate<'c>> {
    let no_authority = Parts { scheme: None, userinfo: None, host: None, port: None, ..target };
    let relative = relative_path(base.path, target.path);
    // What RFC 3986 §4.2 asks for where the first segment has a colon or is empty.
    let dotted = ["./", &relative].concat();
    let candidate = |others: Parts<'c>, path: &str| Candidate { others, path: path.into() };
    let mut candidates = Vec::from([
        candidate(Parts { query: None, ..no_authority }, ""),
        candidate(no_authority, ""),
        candidate(no_authority, &relative),
        // RFC 3986 §5.2.3 puts the slash before it where the base has an empty path.
        candidate(no_authority, relative.strip_prefix('/').unwrap_or(&relative)),
        candidate(no_authority, &dotted),
    ]);
    candidates.extend([
        candidate(no_authority, target.path),
        candidate(Parts { scheme: None, ..target }, target.path),
        candidate(target, target.path),
    ]);
    candidates
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
