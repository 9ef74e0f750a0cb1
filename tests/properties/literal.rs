//! RFC 3986 section 5.2, as literally as it goes and as slow as it is.

use iri_grammar::{GenericSplit, generic_split};

/// Section 5.2.2, strict unless said otherwise; sections 5.2.3 to 5.3.
pub fn resolve(base: &str, reference: &str, strict: bool) -> String {
    let base = generic_split(base);
    let mut r = generic_split(reference);
    let same = r.scheme.map(str::to_ascii_lowercase) == base.scheme.map(str::to_ascii_lowercase);
    if !strict && same {
        r.scheme = None;
    }
    let path;
    let mut t =
        GenericSplit { scheme: None, authority: None, path: "", query: None, fragment: None };
    if r.scheme.is_some() {
        t.scheme = r.scheme;
        t.authority = r.authority;
        path = remove_dot_segments(r.path);
        t.query = r.query;
    } else {
        if r.authority.is_some() {
            t.authority = r.authority;
            path = remove_dot_segments(r.path);
            t.query = r.query;
        } else {
            if r.path.is_empty() {
                path = base.path.to_string();
                t.query = if r.query.is_some() { r.query } else { base.query };
            } else {
                if r.path.starts_with('/') {
                    path = remove_dot_segments(r.path);
                } else {
                    path = remove_dot_segments(&merge(base, r.path));
                }
                t.query = r.query;
            }
            t.authority = base.authority;
        }
        t.scheme = base.scheme;
    }
    t.fragment = r.fragment;
    t.path = &path;
    t.to_string()
}

fn merge(base: GenericSplit<'_>, reference: &str) -> String {
    if base.authority.is_some() && base.path.is_empty() {
        return format!("/{reference}");
    }
    let mut path: String = base.path.to_string();
    while !path.is_empty() && !path.ends_with('/') {
        path.pop();
    }
    path + reference
}

/// Section 5.2.4, with two string buffers.
pub fn remove_dot_segments(path: &str) -> String {
    let mut input = path.to_string();
    let mut output = String::new();
    while !input.is_empty() {
        if input.starts_with("../") {
            input.drain(..3);
        } else if input.starts_with("./") {
            input.drain(..2);
        } else if input.starts_with("/./") {
            input.replace_range(..3, "/");
        } else if input == "/." {
            input.replace_range(.., "/");
        } else if input.starts_with("/../") || input == "/.." {
            input.replace_range(..input.len().min(4), "/");
            while output.pop().is_some_and(|last| last != '/') {}
        } else if input == "." || input == ".." {
            input.clear();
        } else {
            let mut first = true;
            while !input.is_empty() && (first || !input.starts_with('/')) {
                output.push(input.remove(0));
                first = false;
            }
        }
    }
    output
}
