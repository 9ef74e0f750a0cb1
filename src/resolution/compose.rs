//! References to what is not known yet: one after the other.

use super::{ReferenceTo, Resolver, remove_from};
use crate::identifier::{Identifier, Text, kind};
use crate::syntax::{Component, Components, Places, Recomposer};
use alloc::string::String;

macro_rules! composed {
    ($($reference:path, $base:path;)*) => {$(
        impl<T: Text> Identifier<$reference, T> {
            /// The reference that leads from any base where this one leads, and another from
            /// there: `base.resolve(&a.compose(&b))` is `base.resolve(&a)` and then
            /// `resolve(&b)`.
            ///
            /// This is not resolution: "A base URI must conform to the \<absolute-URI\> syntax
            /// rule" (RFC 3986 section 5.1), which a reference need not. Where this reference
            /// has a scheme, an authority or a path from the root, what it composes is as
            /// section 5.2 has it, [guarded](Resolver::guarded). Else the paths are merged, and
            /// dot segments remain: how far `..` goes is known with the base.
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
            pub fn compose<R: ReferenceTo<$base>, U: Text>(
                &self,
                reference: &Identifier<R, U>,
            ) -> Identifier<$reference, String> {
                let (text, places) = compose(self.components(), reference.components());
                Identifier::known(text, places)
            }
        }
    )*};
}

composed! {
    kind::IriReference, kind::Iri;
    kind::UriReference, kind::Uri;
    kind::rfc3987bis::IriReference, kind::rfc3987bis::Iri;
}

fn compose(a: Components<'_>, b: Components<'_>) -> (String, Places) {
    let (of_a, of_b) = (a.path().text(), b.path().text());
    let merges = b.scheme().is_none() && b.authority().is_none();
    if !merges || of_b.is_empty() || of_b.starts_with('/') {
        let guarded = Resolver::new().guarded();
        return guarded.target(a, None, b, String::new()).into_parts();
    }
    let has_authority = a.authority().is_some();
    let mut out = Recomposer::default();
    out.put_before_path(a);
    out.put(Component::Path, |text| {
        let start = text.len();
        let last = of_a.rsplit('/').next().unwrap_or_default();
        match last {
            // A folder, which resolution would leave of it.
            "." | ".." => text.extend([of_a, "/"]),
            "" if has_authority && of_a.is_empty() => text.push('/'),
            _ => text.push_str(&of_a[..of_a.len() - last.len()]),
        }
        text.push_str(of_b);
        if a.scheme().is_some() || text[start..].starts_with('/') {
            remove_from(text, start, &mut ());
            if !has_authority && text[start..].starts_with("//") {
                text.insert_str(start, "/.");
            }
        }
    });
    out.put_after_path(b);
    out.finish()
}
