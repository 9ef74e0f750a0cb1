//! Guidelines of 2011 §5: where the components of a string stand.

use super::options::{AtSign, Reading};
use crate::syntax::Span;

/// Where each component stands; what is undefined is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Division {
    pub(super) scheme: Option<Span>,
    pub(super) authority: Option<Authority>,
    pub(super) path: Span,
    pub(super) query: Option<Span>,
    pub(super) fragment: Option<Span>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Authority {
    pub(super) span: Span,
    pub(super) userinfo: Option<Span>,
    pub(super) host: Span,
    pub(super) port: Option<Span>,
}

impl Division {
    /// Divides any string. Takes time in proportion to its length.
    pub(super) fn of(text: &str, reading: Reading, at_sign: AtSign) -> Self {
        let scheme = scheme(text);
        let mut at = scheme.map_or(0, |scheme| scheme.end + 1);
        // §5.1: without a scheme, "Continue to "Identify the path"".
        let may_have_authority = scheme.is_some() || reading == Reading::Rfc3986;
        let authority = text[at..].strip_prefix("//").filter(|_| may_have_authority).map(|rest| {
            // §5.2: up to "/", "?", "#", or the end.
            let start = at + 2;
            at = start + rest.find(['/', '?', '#']).unwrap_or(rest.len());
            Authority::of(text, Span { start, end: at }, reading, at_sign)
        });
        let mut until = |terminators: &[char]| {
            let start = at;
            at = start + text[start..].find(terminators).unwrap_or(text.len() - start);
            Span { start, end: at }
        };
        // §5.3 to 5.5.
        let path = until(&['?', '#']);
        let after = |span: Span| text[span.end..].bytes().next();
        let inner = |span: Span| Span { start: span.start + 1, end: span.end };
        let query = (after(path) == Some(b'?')).then(|| inner(until(&['#'])));
        let fragment = (after(query.unwrap_or(path)) == Some(b'#')).then(|| inner(until(&[])));
        Division { scheme, authority, path, query, fragment }
    }
}

/// §5.1.
fn scheme(text: &str) -> Option<Span> {
    let end = text.find(':')?;
    let is_scheme = text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text[..end]
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'.'));
    is_scheme.then_some(Span { start: 0, end })
}

impl Authority {
    fn of(text: &str, span: Span, reading: Reading, at_sign: AtSign) -> Self {
        let authority = span.of(text);
        // §5.2.1.
        let at = match at_sign {
            AtSign::First => authority.find('@'),
            AtSign::Last => authority.rfind('@'),
        };
        let userinfo = at.map(|at| Span { start: span.start, end: span.start + at });
        let start = userinfo.map_or(span.start, |userinfo| userinfo.end + 1);
        // §5.2.2: up to "the last ":"".
        let rest = &text[start..span.end];
        let brackets = match reading {
            Reading::Rfc3986 => rest.rfind(']').unwrap_or(0),
            Reading::Letter => 0,
        };
        let colon = rest[brackets..].rfind(':').map(|colon| start + brackets + colon);
        let host = Span { start, end: colon.unwrap_or(span.end) };
        // §5.2.3.
        let port = colon.map(|colon| Span { start: colon + 1, end: span.end });
        Authority { span, userinfo, host, port }
    }
}
