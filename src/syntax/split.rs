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
    let (rest, fragment) = match text.split_once('#') {
        Some((rest, fragment)) => (rest, Some(fragment)),
        None => (text, None),
    };
    let (rest, query) = match rest.split_once('?') {
        Some((rest, query)) => (rest, Some(query)),
        None => (rest, None),
    };
    let (scheme, rest) = match rest.split_once(':') {
        Some((scheme, rest)) if !scheme.is_empty() && !scheme.contains('/') => (Some(scheme), rest),
        _ => (None, rest),
    };
    let (authority, path) = match rest.strip_prefix("//") {
        Some(rest) => {
            let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
            (Some(authority), path)
        }
        None => (None, rest),
    };
    GenericSplit { scheme, authority, path, query, fragment }
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
