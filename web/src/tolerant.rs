//! Resolution of references that are divided by RFC 3986 Appendix B, which accepts any text.

use iri_grammar::resolution::remove_dot_segments;
use iri_grammar::spec::{GenericSplit, Trace, generic_split};
use std::borrow::Cow;

/// Returns the target of a reference. The base may be relative, too.
pub fn resolve(base: &str, reference: &str) -> String {
    let (base, mut target) = (generic_split(base), generic_split(reference));
    // RFC 3986 §5.2.2.
    let path = if target.scheme.is_some() || target.authority.is_some() {
        target.scheme = target.scheme.or(base.scheme);
        normalize(target.path, true)
    } else {
        (target.scheme, target.authority) = (base.scheme, base.authority);
        // Without a scheme and an authority, a path may be relative.
        let is_rooted = base.scheme.is_some() || base.authority.is_some();
        match target.path {
            "" => {
                target.query = target.query.or(base.query);
                base.path.into()
            }
            path if path.starts_with('/') => normalize(path, true),
            path => {
                let merged = merge(base, path);
                Cow::Owned(normalize(&merged, is_rooted || merged.starts_with('/')).into_owned())
            }
        }
    };
    // The library's `Resolver::guarded` does the same: the path would be read as an authority.
    let guard = if target.authority.is_none() && path.starts_with("//") { "/." } else { "" };
    let path = [guard, &path].concat();
    GenericSplit { path: &path, ..target }.to_string()
}

/// Merges the path of a reference with that of the base (RFC 3986 section 5.2.3).
fn merge(base: GenericSplit<'_>, path: &str) -> String {
    let folder = match base.path.rfind('/') {
        Some(slash) => &base.path[..=slash],
        None if base.authority.is_some() && base.path.is_empty() => "/",
        None => "",
    };
    [folder, path].concat()
}

/// Removes the dot segments of a path: by RFC 3986 section 5.2.4, or if the path is relative to an unknown
/// base, those that have the same effect for every base.
fn normalize(path: &str, is_rooted: bool) -> Cow<'_, str> {
    if is_rooted {
        return remove_dot_segments(path, &mut Trace::off());
    }
    let mut output = Vec::new();
    for segment in path.split('/') {
        match segment {
            "." => {}
            ".." if output.last().is_some_and(|last| *last != "..") => {
                output.pop();
            }
            _ => output.push(segment),
        }
    }
    // A dot segment at the end refers to a folder.
    if matches!(path.rsplit('/').next(), Some("." | "..")) {
        output.push("");
    }
    let mut normal = output.join("/");
    // RFC 3986 §4.2: otherwise the first segment would be read as a scheme, or as the root.
    let first = normal.split('/').next().unwrap_or_default();
    if first.is_empty() || first.contains(':') {
        normal.insert_str(0, "./");
    }
    normal.into()
}
