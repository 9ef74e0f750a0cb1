//! Paths, and queries that look like them.

use super::super::subject::{Found, Subject};
use super::repairs::without_dot_segments;
use crate::schemes::Schemes;

/// RFC 3986 §6.2.2.3, where there is a scheme and its paths are hierarchies.
pub(in super::super) fn dot_segments(subject: &Subject<'_>, found: &mut Found) {
    let Some(scheme) = subject.components.scheme() else { return };
    let path = subject.path();
    if !path.text.split('/').any(|segment| matches!(segment, "." | "..")) {
        return;
    }
    // Without an authority, a path that begins with `//` would be one.
    let is_like_authority = subject.syntax.authority.is_none()
        && without_dot_segments(path.text).is_some_and(|path| path.starts_with("//"));
    if Schemes::known().may_remove_dot_segments(scheme) && !is_like_authority {
        found.part(path);
    }
}

/// RFC 3986 §5.2.4, the note.
pub(in super::super) fn dot_segments_in_query(subject: &Subject<'_>, found: &mut Found) {
    let Some(query) = subject.query() else { return };
    for looks in ["/../", "/./"] {
        if let Some(at) = query.text.find(looks) {
            return found.part(query.inner(at, at + looks.len()));
        }
    }
}

/// RFC 3986 §4.5.
pub(in super::super) fn suffix_reference(subject: &Subject<'_>, found: &mut Found) {
    if subject.scheme().is_some() || subject.host().is_some() {
        return;
    }
    let Some(first) = subject.segments().next() else { return };
    let is_www = first.text.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("www."));
    if is_www && first.text[4..].contains('.') {
        found.part(first);
    }
}

/// RFC 3986 §7.3: "special device names like ".", "..", "...", "aux", "lpt", etc.", with
/// those of the same system that "etc." stands for. Dot segments are another matter.
pub(in super::super) fn device_names(subject: &Subject<'_>, found: &mut Found) {
    for segment in subject.segments().filter(|segment| segment.text.len() <= 18) {
        let stem = segment.text.split('.').next().unwrap_or_default();
        let is_numbered = |device: &str| {
            stem.get(..3).is_some_and(|start| start.eq_ignore_ascii_case(device))
                && stem[3..].parse().is_ok_and(|number: u8| (1..=9).contains(&number))
        };
        let is_device = ["aux", "con", "nul", "prn"].iter().any(|it| it.eq_ignore_ascii_case(stem))
            || is_numbered("com")
            || is_numbered("lpt");
        if is_device || segment.text == "..." {
            found.part(segment);
        }
    }
}
