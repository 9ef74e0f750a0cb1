//! RFC 3986 Appendix B: the components of any string, valid or not.

use core::fmt;

/// The parts of a string by the regular expression of RFC 3986 Appendix B, which
/// takes every string. Whether they are valid components is not asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GenericSplit<'i> {
    /// What stands before the first `:`, if no `/`, `?` or `#` does, and it is not
    /// empty.
    pub scheme: Option<&'i str>,
    /// What stands between `//` and the next `/`, `?` or `#`.
    pub authority: Option<&'i str>,
    /// What stands before the `?` and the `#`.
    pub path: &'i str,
    /// What stands between the first `?` and the `#`.
    pub query: Option<&'i str>,
    /// What stands after the first `#`.
    pub fragment: Option<&'i str>,
}

/// Splits any string into parts (RFC 3986 Appendix B). Takes time in proportion to
/// its length.
///
/// ```
/// use iri_grammar::generic_split;
///
/// let split = generic_split("ht%p://a b?#");
/// assert_eq!(split.scheme, Some("ht%p"));
/// assert_eq!(split.authority, Some("a b"));
/// assert_eq!((split.path, split.query, split.fragment), ("", Some(""), Some("")));
/// ```
pub fn generic_split(text: &str) -> GenericSplit<'_> {
    // ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?
    let (scheme, authority, rest) = split_authority(text);
    let (path, rest) = split_before(rest, b"?#");
    let (query, rest) = match rest.strip_prefix('?') {
        Some(rest) => {
            let (query, rest) = split_before(rest, b"#");
            (Some(query), rest)
        }
        None => (None, rest),
    };
    GenericSplit { scheme, authority, path, query, fragment: rest.strip_prefix('#') }
}

/// The scheme and the authority of any string, and what follows them.
pub(crate) fn split_authority(text: &str) -> (Option<&str>, Option<&str>, &str) {
    let (scheme, rest) = match split_before(text, b":/?#") {
        (scheme, rest) if rest.starts_with(':') && !scheme.is_empty() => (Some(scheme), &rest[1..]),
        _ => (None, text),
    };
    match rest.strip_prefix("//") {
        Some(rest) => {
            let (authority, rest) = split_before(rest, b"/?#");
            (scheme, Some(authority), rest)
        }
        None => (scheme, None, rest),
    }
}

/// A string in two, the second beginning with one of these characters, or empty.
pub(crate) fn split_before<'i>(text: &'i str, delimiters: &[u8]) -> (&'i str, &'i str) {
    let at = text.bytes().position(|octet| delimiters.contains(&octet));
    text.split_at(at.unwrap_or(text.len()))
}

impl<'i> GenericSplit<'i> {
    /// The parts of the authority: what stands before its last `@`, what stands after
    /// that up to a `:` that follows any brackets, and what stands after that `:`.
    pub fn authority_parts(self) -> Option<(Option<&'i str>, &'i str, Option<&'i str>)> {
        let authority = self.authority?;
        let (userinfo, rest) = match authority.rsplit_once('@') {
            Some((userinfo, rest)) => (Some(userinfo), rest),
            None => (None, authority),
        };
        let after_brackets = rest.rfind(']').map_or(0, |bracket| bracket + 1);
        let (host, port) = match rest[after_brackets..].rfind(':') {
            Some(colon) => {
                let colon = after_brackets + colon;
                (&rest[..colon], Some(&rest[colon + 1..]))
            }
            None => (rest, None),
        };
        Some((userinfo, host, port))
    }
}

impl fmt::Display for GenericSplit<'_> {
    /// Puts the parts together again (RFC 3986 section 5.3).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(scheme) = self.scheme {
            write!(f, "{scheme}:")?;
        }
        if let Some(authority) = self.authority {
            write!(f, "//{authority}")?;
        }
        f.write_str(self.path)?;
        if let Some(query) = self.query {
            write!(f, "?{query}")?;
        }
        if let Some(fragment) = self.fragment {
            write!(f, "#{fragment}")?;
        }
        Ok(())
    }
}
