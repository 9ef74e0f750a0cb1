//! Divides any string into components, whether they are valid or not.

use super::{Component, Parts, Places, Recomposer, Span};
use core::fmt;

/// A way to divide a string into components. It accepts every string.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Splitter {
    /// Whether the text before the first `:` is a scheme only if it matches `scheme`. If not, it is
    /// a scheme if it is not empty and contains no `/`, `?` or `#`.
    pub(crate) checks_scheme: bool,
    /// Whether a string without a scheme can have an authority.
    pub(crate) allows_network_path: bool,
    /// Whether the userinfo ends at the first `@` of the authority; if not, at the last one.
    pub(crate) first_at_ends_userinfo: bool,
    /// Whether a port begins only after the last `]`.
    pub(crate) port_follows_brackets: bool,
}

impl Splitter {
    /// The regular expression of RFC 3986 Appendix B. The authority is divided by section 3.2 of
    /// RFC 3986.
    pub(crate) const APPENDIX_B: Splitter = Splitter {
        checks_scheme: false,
        allows_network_path: true,
        first_at_ends_userinfo: false,
        port_follows_brackets: true,
    };

    /// The places of the components. For a string longer than [`Places::LONGEST`], no place is
    /// defined.
    pub(crate) fn places(self, text: &str) -> Places {
        if text.len() as u64 > Places::LONGEST {
            Places::default()
        } else {
            self.split::<true>(text).into()
        }
    }

    /// The spans of the components. Takes time in proportion to the length of the string.
    ///
    /// `^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`
    ///
    /// `WIDE` chooses the [faster](index_of_any) of two ways to search, which takes more code.
    #[inline(always)]
    pub(crate) fn split<const WIDE: bool>(self, text: &str) -> Parts<Span> {
        let follows = |span: Span, octet: u8| text.as_bytes().get(span.end) == Some(&octet);
        let (scheme, authority) = self.scheme_and_authority::<WIDE>(text);
        let mut parts = Parts::default();
        parts[Component::Scheme] = scheme;
        let mut at = scheme.map_or(0, |scheme| scheme.end + 1);
        if let Some(authority) = authority {
            self.split_authority::<WIDE>(text, authority, &mut parts);
            at = authority.end;
        }
        let mut last = span_until::<WIDE, 2>(text, at, [b'?', b'#']);
        parts[Component::Path] = Some(last);
        if follows(last, b'?') {
            last = span_until::<WIDE, 1>(text, last.end + 1, [b'#']);
            parts[Component::Query] = Some(last);
        }
        if follows(last, b'#') {
            parts[Component::Fragment] = Some(Span { start: last.end + 1, end: text.len() });
        }
        parts
    }

    /// The spans of the scheme and the authority, each `None` if the string has none.
    #[inline]
    fn scheme_and_authority<const WIDE: bool>(self, text: &str) -> (Option<Span>, Option<Span>) {
        let first = span_until::<WIDE, 4>(text, 0, [b':', b'/', b'?', b'#']);
        let has_colon = text[first.end..].starts_with(':');
        let scheme = Some(first).filter(|first| has_colon && self.is_scheme(first.slice(text)));
        let at = scheme.map_or(0, |scheme| scheme.end + 1);
        let may_have_authority = self.allows_network_path || scheme.is_some();
        let has_authority = text[at..].starts_with("//") && may_have_authority;
        (scheme, has_authority.then(|| span_until::<WIDE, 3>(text, at + 2, [b'/', b'?', b'#'])))
    }

    /// Whether the text before a colon is a scheme.
    fn is_scheme(self, text: &str) -> bool {
        let is_character = |octet: u8| octet.is_ascii_alphanumeric() || b"+-.".contains(&octet);
        let first_is_letter = text.starts_with(|c: char| c.is_ascii_alphabetic());
        if self.checks_scheme {
            first_is_letter && text.bytes().all(is_character)
        } else {
            !text.is_empty()
        }
    }

    /// Sets the userinfo, the host and the port in `parts`.
    #[inline(always)]
    fn split_authority<const WIDE: bool>(
        self,
        text: &str,
        authority: Span,
        parts: &mut Parts<Span>,
    ) {
        let Span { start, end } = authority;
        let (mut at_sign, mut colon) = (None, None);
        let octets = authority.slice(text).as_bytes();
        let first = if WIDE { index_of_any(octets, [b'@', b']', b':']) } else { Some(0) };
        let first = first.unwrap_or(octets.len());
        for (at, octet) in (start + first..end).zip(&octets[first..]) {
            match octet {
                b'@' if at_sign.is_none() || !self.first_at_ends_userinfo => {
                    // A colon before the `@` is part of the userinfo.
                    (at_sign, colon) = (Some(at), None);
                }
                b']' if self.port_follows_brackets => colon = None,
                b':' => colon = Some(at),
                _ => {}
            }
        }
        parts[Component::Userinfo] = at_sign.map(|at_sign| Span { start, end: at_sign });
        let start = at_sign.map_or(start, |at_sign| at_sign + 1);
        parts[Component::Host] = Some(Span { start, end: colon.unwrap_or(end) });
        parts[Component::Port] = colon.map(|colon| Span { start: colon + 1, end });
    }
}

/// The parts by the regular expression of RFC 3986 Appendix B, for callers that the copy of the code in
/// [`Splitter::places`] would not make faster.
#[inline(never)]
pub(crate) fn split_by_appendix_b(text: &str) -> Parts<Span> {
    Splitter::APPENDIX_B.split::<true>(text)
}

/// Returns the span from `start` up to, and without, the first octet that is one of `ends`, or up
/// to the end of the text. All of `ends` are US-ASCII.
#[inline]
fn span_until<const WIDE: bool, const N: usize>(text: &str, start: usize, ends: [u8; N]) -> Span {
    let octets = &text.as_bytes()[start..];
    let end = if WIDE {
        index_of_any(octets, ends)
    } else {
        octets.iter().position(|octet| ends.contains(octet))
    };
    Span { start, end: end.map_or(text.len(), |end| start + end) }
}

/// Returns each group of eight octets as a number, the first octet in its lowest bits, and the
/// octets after the last group.
#[inline(always)]
pub(crate) fn words(octets: &[u8]) -> (impl ExactSizeIterator<Item = u64> + '_, &[u8]) {
    let words = octets.chunks_exact(8);
    let rest = words.remainder();
    (words.map(|word| word.first_chunk().copied().map_or(0, u64::from_le_bytes)), rest)
}

/// Whether the text contains this character of US-ASCII. `str::contains` would also compile the search for a
/// text, once in each part of the library that calls it.
pub(crate) fn has_octet(text: &str, octet: u8) -> bool {
    text.as_bytes().contains(&octet)
}

/// Returns the index of the first octet that is one of `sought`. Compares eight octets at once.
#[inline]
pub(crate) fn index_of_any<const N: usize>(octets: &[u8], sought: [u8; N]) -> Option<usize> {
    const ONES: u64 = u64::MAX / 0xFF;
    let (words, rest) = words(octets);
    for (index, word) in words.enumerate() {
        // The lowest bit that is set belongs to the first octet found.
        let found = sought.iter().fold(0, |found, octet| {
            // An octet of the difference is 0 where the word contains the sought octet. The high
            // bit of the lowest such octet is then set.
            let difference = word ^ (ONES * u64::from(*octet));
            found | difference.wrapping_sub(ONES) & !difference & (ONES << 7)
        });
        if found != 0 {
            return Some(8 * index + found.trailing_zeros() as usize / 8);
        }
    }
    let at = rest.iter().position(|octet| sought.contains(octet))?;
    Some(octets.len() - rest.len() + at)
}

/// Returns the index of the last octet that is `sought`. Compares eight octets at once.
#[inline]
pub(crate) fn last_index_of(octets: &[u8], sought: u8) -> Option<usize> {
    const ONES: u64 = u64::MAX / 0xFF;
    const HIGH: u64 = ONES << 7;
    let mut rest = octets;
    while let Some((before, word)) = rest.split_last_chunk() {
        // An octet of the difference is 0 where the word contains the sought octet. Its high bit is
        // then set in `found`, and no other: the sum of the lower bits carries nothing over.
        let difference = u64::from_le_bytes(*word) ^ (ONES * u64::from(sought));
        let found = !(((difference & !HIGH) + !HIGH) | difference) & HIGH;
        if found != 0 {
            return Some(rest.len() - 1 - found.leading_zeros() as usize / 8);
        }
        rest = before;
    }
    rest.iter().rposition(|octet| *octet == sought)
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
    let spans = split_by_appendix_b(text);
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
    /// The userinfo, host and port of the authority; `None` without an authority. The last `@` ends
    /// the userinfo. The last `:` begins the port, unless a `]` follows it.
    pub fn authority_parts(self) -> Option<(Option<&'i str>, &'i str, Option<&'i str>)> {
        let authority = self.authority?;
        let mut parts = Parts::default();
        let whole = Span { start: 0, end: authority.len() };
        Splitter::APPENDIX_B.split_authority::<true>(authority, whole, &mut parts);
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
            // The recomposer puts `//` before a host: here, the host is the whole authority.
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
