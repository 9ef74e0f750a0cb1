//! Composition of two references whose base is not known yet.

use super::{ReferenceKind, ReferenceTo, Resolver, remove_dot_segments_from};
use crate::identifier::{Identifier, Text};
use crate::steps::Off;
use crate::syntax::{Component, Components, Places, Recomposer};
use alloc::string::String;

impl<K: ReferenceKind, T: Text> Identifier<K, T> {
    /// Returns one reference that has the effect of resolving this reference and then the
    /// other: for every base, `base.resolve(&a.compose(&b))` equals `base.resolve(&a)`
    /// followed by `resolve(&b)`.
    ///
    /// Composition is not resolution: "A base URI must conform to the \<absolute-URI\>
    /// syntax rule" (RFC 3986 section 5.1), but this reference need not be an absolute URI.
    /// If it has a scheme, an authority or a path that begins with `/`, the result follows
    /// section 5.2, [guarded](Resolver::guarded). Otherwise the paths are merged and keep
    /// their dot segments, since the effect of `..` depends on the base.
    ///
    /// ```
    /// use iri_grammar::{Iri, IriReference};
    ///
    /// let (a, b) = (IriReference::new("../a/b")?, IriReference::new("../../c?d")?);
    /// assert_eq!(a.compose(&b), "../a/../../c?d");
    /// let base = Iri::new("http://e/f/g/h")?;
    /// assert_eq!(base.resolve(&a.compose(&b))?, "http://e/c?d");
    /// assert_eq!(base.resolve(&a)?.resolve(&b)?, "http://e/c?d");
    ///
    /// assert_eq!(IriReference::new("/a/b")?.compose(&b), "/c?d");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "merge")]
    #[doc(alias = "resolve")]
    pub fn compose<R: ReferenceTo<K::Base>, U: Text>(
        &self,
        reference: &Identifier<R, U>,
    ) -> Identifier<K, String> {
        let (text, places) = compose(self.components(), reference.components());
        Identifier::from_checked(text, places)
    }
}

/// Returns the composition of two references, and the positions of its components.
fn compose(a: Components<'_>, b: Components<'_>) -> (String, Places) {
    let (a_path, b_path) = (a.path().text(), b.path().text());
    let may_merge = b.scheme().is_none() && b.authority().is_none();
    // If the paths are not merged, composition is the same as resolution.
    if !may_merge || b_path.is_empty() || b_path.starts_with('/') {
        let resolver = Resolver::new().guarded();
        return resolver.target(a, None, b, String::new()).into_parts();
    }
    let has_authority = a.authority().is_some();
    let mut out = Recomposer::default();
    out.put_before_path(a);
    out.put(Component::Path, |text| {
        let start = text.len();
        let last = a_path.rsplit('/').next().unwrap_or_default();
        match last {
            // Resolution turns a last segment `.` or `..` into a folder, which ends with a slash.
            "." | ".." => text.extend([a_path, "/"]),
            // RFC 3986 §5.2.3: the merged path begins with `/`.
            "" if has_authority && a_path.is_empty() => text.push('/'),
            _ => text.push_str(&a_path[..a_path.len() - last.len()]),
        }
        text.push_str(b_path);
        // A relative path keeps its dot segments, since the effect of `..` depends on the base.
        if a.scheme().is_some() || text[start..].starts_with('/') {
            remove_dot_segments_from(text, start, &mut Off);
            if !has_authority && text[start..].starts_with("//") {
                // Otherwise the path would be read as an authority.
                text.insert_str(start, "/.");
            }
        }
    });
    out.put_after_path(b);
    out.finish()
}
