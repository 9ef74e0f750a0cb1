//! Divides any string into components, valid or not.

use super::{Component, Parts, Places, Recomposer, Span};
use core::fmt;

/// A way to divide a string into components. It accepts every string.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Splitter {
    /// Whether a scheme contains only the characters of `scheme`. If not, the text before the first
    /// `:` is a scheme if it is not empty and contains no `/`, `?` or `#`.
    pub(crate) scheme_characters: bool,
    /// Whether a string without a scheme can have an authority.
    pub(crate) network_path: bool,
    /// Whether the userinfo ends at the first `@` of the authority; if not, at the last.
    pub(crate) first_at: bool,
    /// Whether a port begins only after the last `]`.
    pub(crate) brackets: bool,
}

impl Splitter {
    /// The regular expression of RFC 3986 Appendix B. The authority is divided by section 3.2 of
    /// RFC 3986.
    pub(crate) const APPENDIX_B: Splitter =
        Splitter { scheme_characters: false, network_path: true, first_at: false, brackets: true };

    /// The places of the components; no place for a string longer than [`Places::LONGEST`].
    pub(crate) fn places(self, text: &str) -> Places {
        match text.len() as u64 > Places::LONGEST {
            true => Places::default(),
            false => self.split(text).into(),
        }
    }

    /// The spans of the components. Takes time in proportion to the length of the string.
    ///
    /// `^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`
    #[inline(always)]
    pub(crate) fn split(self, text: &str) -> Parts<Span> {
        let follows = |span: Span, octet: u8| text.as_bytes().get(span.end) == Some(&octet);
        let (scheme, authority) = self.head(text);
        let mut parts = Parts::default();
        parts[Component::Scheme] = scheme;
        let mut at = scheme.map_or(0, |scheme| scheme.end + 1);
        if let Some(authority) = authority {
            self.split_authority(text, authority, &mut parts);
            at = authority.end;
        }
        let mut last = until(text, at, [b'?', b'#']);
        parts[Component::Path] = Some(last);
        if follows(last, b'?') {
            last = until(text, last.end + 1, [b'#']);
            parts[Component::Query] = Some(last);
        }
        if follows(last, b'#') {
            parts[Component::Fragment] = Some(Span { start: last.end + 1, end: text.len() });
        }
        parts
    }

    /// The spans of the scheme and the authority.
    #[inline]
    pub(crate) fn head(self, text: &str) -> (Option<Span>, Option<Span>) {
        let first = until(text, 0, [b':', b'/', b'?', b'#']);
        let ends = text[first.end..].starts_with(':');
        let scheme = Some(first).filter(|first| ends && self.is_scheme(first.slice(text)));
        let at = scheme.map_or(0, |scheme| scheme.end + 1);
        let has_authority = text[at..].starts_with("//") && (self.network_path || at > 0);
        (scheme, has_authority.then(|| until(text, at + 2, [b'/', b'?', b'#'])))
    }

    fn is_scheme(self, text: &str) -> bool {
        let is_character = |octet: u8| octet.is_ascii_alphanumeric() || b"+-.".contains(&octet);
        let first_is_letter = text.starts_with(|c: char| c.is_ascii_alphabetic());
        match self.scheme_characters {
            true => first_is_letter && text.bytes().all(is_character),
            false => !text.is_empty(),
        }
    }

    #[inline(always)]
    fn split_authority(self, text: &str, authority: Span, parts: &mut Parts<Span>) {
        let Span { start, end } = authority;
        let (mut sign, mut colon) = (None, None);
        let octets = authority.slice(text).as_bytes();
        let first = first_of(octets, [b'@', b']', b':']).unwrap_or(octets.len());
        for (at, octet) in (start + first..end).zip(&octets[first..]) {
            match octet {
                b'@' if sign.is_none() || !self.first_at => (sign, colon) = (Some(at), None),
                b']' if self.brackets => colon = None,
                b':' => colon = Some(at),
                _ => {}
            }
        }
        parts[Component::Userinfo] = sign.map(|sign| Span { start, end: sign });
        let start = sign.map_or(start, |sign| sign + 1);
        parts[Component::Host] = Some(Span { start, end: colon.unwrap_or(end) });
        parts[Component::Port] = colon.map(|colon| Span { start: colon + 1, end });
    }
}

/// The span from `start` up to the first of these octets of US-ASCII.
#[inline]
fn until<const N: usize>(text: &str, start: usize, ends: [u8; N]) -> Span {
    let end = first_of(&text.as_bytes()[start..], ends);
    Span { start, end: end.map_or(text.len(), |end| start + end) }
}

/// The octets in groups of eight, each as a number, and the octets left over.
#[inline(always)]
pub(crate) fn words(octets: &[u8]) -> (impl ExactSizeIterator<Item = u64> + '_, &[u8]) {
    let words = octets.chunks_exact(8);
    let rest = words.remainder();
    (words.map(|word| word.first_chunk().copied().map_or(0, u64::from_le_bytes)), rest)
}

/// The index of the first of these octets. Compares eight octets at once.
#[inline]
pub(crate) fn first_of<const N: usize>(octets: &[u8], sought: [u8; N]) -> Option<usize> {
    const ONES: u64 = u64::MAX / 0xFF;
    let (words, rest) = words(octets);
    for (index, all) in words.enumerate() {
        // The lowest bit that is set belongs to the first octet found.
        let found = sought.iter().fold(0, |found, octet| {
            let zero = all ^ (ONES * u64::from(*octet));
            found | zero.wrapping_sub(ONES) & !zero & (ONES << 7)
        });
        if found != 0 {
            return Some(8 * index + found.trailing_zeros() as usize / 8);
        }
    }
    let at = rest.iter().position(|octet| sought.contains(octet))?;
    Some(octets.len() - rest.len() + at)
}

/// The parts of a string by the regular expression of RFC 3986 Appendix B, which
/// accepts every string. The parts may be invalid as components.
///
/// ```
/// use iri_grammar::spec::{GenericSplit, generic_split};
///
/// let split: GenericSplit<'_> = generic_split("http://a b@[::1]:x/");
/// assert_eq!(split.authority_parts(), Some((Some("a b"), "[::1]", Some("x"))));
/// assert_eq!(split.to_string(), "http://a b@[::1]:x/");
/// ```
///
/// Guide: [speed](crate::guide::speed).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GenericSplit<'i> {
    /// The text before the first `:`, if it is not empty and contains no `/`, `?` or `#`.
    pub scheme: Option<&'i str>,
    /// The text between `//` and the next `/`, `?` or `#`.
    pub authority: Option<&'i str>,
    /// The text after scheme and authority, up to the first `?` or `#`.
    pub path: &'i str,
    /// The text between the first `?` and the `#`.
    pub query: Option<&'i str>,
    /// The text after the first `#`.
    pub fragment: Option<&'i str>,
}

/// Splits any string into parts (RFC 3986 Appendix B). Takes time in proportion to
/// its length.
///
/// ```
/// use iri_grammar::spec::generic_split;
///
/// let split = generic_split("ht%p://a b?#");
/// assert_eq!(split.scheme, Some("ht%p"));
/// assert_eq!(split.authority, Some("a b"));
/// assert_eq!((split.path, split.query, split.fragment), ("", Some(""), Some("")));
/// ```
pub fn generic_split(text: &str) -> GenericSplit<'_> {
    let spans = Splitter::APPENDIX_B.split(text);
    let parts = spans.texts(text);
    GenericSplit {
        scheme: parts[Component::Scheme],
        authority: spans.authority().map(|span| span.slice(text)),
        path: parts[Component::Path].unwrap_or_default(),
        query: parts[Component::Query],
        fragment: parts[Component::Fragment],
    }
}

impl<'i> GenericSplit<'i> {
    /// The userinfo, host and port of the authority. The last `@` ends the userinfo. The last
    /// `:` begins the port, unless a `]` follows it.
    pub fn authority_parts(self) -> Option<(Option<&'i str>, &'i str, Option<&'i str>)> {
        let authority = self.authority?;
        let mut parts = Parts::default();
        let whole = Span { start: 0, end: authority.len() };
        Splitter::APPENDIX_B.split_authority(authority, whole, &mut parts);
        let parts = parts.texts(authority);
        let host = parts[Component::Host].unwrap_or_default();
        Some((parts[Component::Userinfo], host, parts[Component::Port]))
    }
}

impl fmt::Display for GenericSplit<'_> {
    /// Recomposes the parts (RFC 3986 section 5.3).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = Recomposer::default();
        for (component, part) in [
            (Component::Scheme, self.scheme),
            (Component::Host, self.authority),
            (Component::Path, Some(self.path)),
            (Component::Query, self.query),
            (Component::Fragment, self.fragment),
        ] {
            if let Some(part) = part {
                out.put(component, |text| text.push_str(part));
            }
        }
        f.write_str(&out.finish().0)
    }
}
