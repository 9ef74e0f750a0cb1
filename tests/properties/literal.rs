//! RFC 3986 section 5.2 and Appendix B, as literally as it goes and as slow as it is: nothing of
//! the library is used.

use std::fmt;

/// The groups 2, 4, 5, 7 and 9 of the regular expression in Appendix B.
#[derive(Clone, Copy, PartialEq)]
pub struct Split<'t> {
    pub scheme: Option<&'t str>,
    pub authority: Option<&'t str>,
    pub path: &'t str,
    pub query: Option<&'t str>,
    pub fragment: Option<&'t str>,
}

/// Appendix B: `^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`.
pub fn split(text: &str) -> Split<'_> {
    let (scheme, rest) = match text.split_once(':') {
        Some((scheme, rest)) if !scheme.is_empty() && !scheme.contains(['/', '?', '#']) => {
            (Some(scheme), rest)
        }
        _ => (None, text),
    };
    let (authority, rest) = match rest.strip_prefix("//") {
        Some(rest) => {
            let (authority, rest) = before(rest, &['/', '?', '#']);
            (Some(authority), rest)
        }
        None => (None, rest),
    };
    let (path, rest) = before(rest, &['?', '#']);
    let (query, rest) = match rest.strip_prefix('?') {
        Some(rest) => {
            let (query, rest) = before(rest, &['#']);
            (Some(query), rest)
        }
        None => (None, rest),
    };
    Split { scheme, authority, path, query, fragment: rest.strip_prefix('#') }
}

fn before<'t>(text: &'t str, delimiters: &[char]) -> (&'t str, &'t str) {
    text.split_at(text.find(delimiters).unwrap_or(text.len()))
}

impl<'t> Split<'t> {
    /// Section 3.2: userinfo, host and port.
    pub fn authority_parts(self) -> Option<(Option<&'t str>, &'t str, Option<&'t str>)> {
        let (userinfo, rest) = match self.authority?.rsplit_once('@') {
            Some((userinfo, rest)) => (Some(userinfo), rest),
            None => (None, self.authority?),
        };
        // An IP-literal has colons of its own.
        match rest.rsplit_once(':').filter(|(_, port)| !port.contains(']')) {
            Some((host, port)) => Some((userinfo, host, Some(port))),
            None => Some((userinfo, rest, None)),
        }
    }
}

impl fmt::Display for Split<'_> {
    /// Section 5.3.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(scheme) = self.scheme {
            write!(f, "{scheme}:")?;
        }
        if let Some(authority) = self.authority {
            write!(f, "//{authority}")?;
        }
        write!(f, "{}", self.path)?;
        if let Some(query) = self.query {
            write!(f, "?{query}")?;
        }
        if let Some(fragment) = self.fragment {
            write!(f, "#{fragment}")?;
        }
        Ok(())
    }
}

/// Section 5.2.2, strict unless said otherwise; sections 5.2.3 to 5.3.
pub fn resolve(base: &str, reference: &str, strict: bool) -> String {
    let base = split(base);
    let mut r = split(reference);
    let same = r.scheme.map(str::to_ascii_lowercase) == base.scheme.map(str::to_ascii_lowercase);
    if !strict && same {
        r.scheme = None;
    }
    let path;
    let mut t = Split { scheme: None, authority: None, path: "", query: None, fragment: None };
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

fn merge(base: Split<'_>, reference: &str) -> String {
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
