//! RFC 3986 §5.2.3 and §5.2.4: paths merged, and dot segments removed.

use crate::grammar::Document;
use crate::steps::{After, Recorder, Step};
use crate::syntax::Span;
use alloc::borrow::Cow;
use alloc::string::String;

/// Merges the path of a reference with that of the base (RFC 3986 section 5.2.3).
/// `base_has_authority` says whether the authority of the base is defined.
///
/// ```
/// use iri_grammar::resolution::merge;
///
/// assert_eq!(merge(true, "", "g"), "/g");
/// assert_eq!(merge(true, "/b/\u{e7}/d;p", "g"), "/b/\u{e7}/g");
/// assert_eq!(merge(false, "", "g"), "g");
/// assert_eq!(merge(false, "example", "g"), "g");
/// ```
pub fn merge(base_has_authority: bool, base: &str, reference: &str) -> String {
    [Folder::of(base_has_authority, base).text(base), reference].concat()
}

/// What a merged path has of the path of the base.
#[derive(Clone, Copy, Debug)]
pub(super) struct Folder {
    /// The length of what it has, or of the slash where it has nothing.
    len: usize,
    has_dot_segments: bool,
}

impl Folder {
    pub(super) fn of(base_has_authority: bool, base: &str) -> Self {
        let slash = base.bytes().rposition(|octet| octet == b'/');
        let len = match slash {
            Some(slash) => slash + 1,
            None => usize::from(base_has_authority && base.is_empty()),
        };
        Folder { len, has_dot_segments: base.get(..len).is_some_and(has_dot_segments) }
    }

    fn text(self, base: &str) -> &str {
        base.get(..self.len).unwrap_or("/")
    }

    /// RFC 3986 §5.2.3 and §5.2.4: writes the merged path from `start` on, without dot segments.
    pub(super) fn merge_into<R: Recorder>(
        self,
        base: &str,
        reference: &str,
        text: &mut String,
        recorder: &mut R,
    ) {
        let start = text.len();
        text.push_str(self.text(base));
        if !R::RECORDS && !self.has_dot_segments {
            return remove_into(text, start, reference, recorder);
        }
        text.push_str(reference);
        recorder.step(|| super::resolver::step("5.2.3", "merge", &text[start..]));
        remove_from(text, start, recorder);
    }
}

/// Removes the segments `.` and `..` of a path (RFC 3986 section 5.2.4), whether the path
/// is relative or not. Takes time in proportion to the length; allocates only where there
/// is such a segment.
///
/// `%2E` is no dot here: it has to be decoded before (RFC 3986 section 6.2.2.2).
///
/// ```
/// use iri_grammar::resolution::remove_dot_segments;
///
/// assert_eq!(remove_dot_segments("/a/b/c/./../../g"), "/a/g");
/// assert_eq!(remove_dot_segments("mid/content=5/../6"), "mid/6");
/// assert_eq!(remove_dot_segments("/%2E/."), "/%2E/");
/// ```
pub fn remove_dot_segments(path: &str) -> Cow<'_, str> {
    match has_dot_segments(path) {
        true => remove_dot_segments_recorded(path, &mut ()).into(),
        false => path.into(),
    }
}

/// As [`remove_dot_segments()`], and shows the steps: after each of them the output buffer and
/// the input buffer, [shortened](After::Buffers) so that all of them take memory in proportion
/// to the length of the path.
///
/// ```
/// use iri_grammar::resolution::remove_dot_segments_recorded;
///
/// let mut steps = Vec::new();
/// remove_dot_segments_recorded("/a/../g", &mut steps);
/// assert_eq!(steps[0].to_string(), "1 :                         /a/../g");
/// assert_eq!(steps[1].to_string(), "2E:   /a                    /../g");
/// assert_eq!(steps[2].number, "2C");
/// ```
pub fn remove_dot_segments_recorded(path: &str, recorder: &mut impl Recorder) -> String {
    let mut out = String::with_capacity(path.len());
    remove_into(&mut out, 0, path, recorder);
    out
}

pub(crate) fn has_dot_segments(path: &str) -> bool {
    first_dot_segment(path).is_some()
}

/// Where the first dot segment begins.
fn first_dot_segment(path: &str) -> Option<usize> {
    let octets = path.as_bytes();
    // Most paths have none, and to look at all octets takes less time than to look for one.
    let pairs = octets.iter().zip(octets.get(1..)?);
    let begins = |(before, octet): (&u8, &u8)| (*before == b'/') & (*octet == b'.');
    if octets[0] != b'.' && !pairs.fold(false, |some, pair| some | begins(pair)) {
        return None;
    }
    let mut at = 0;
    loop {
        let dot = at + octets[at..].iter().position(|octet| *octet == b'.')?;
        at = dot + 1;
        let begins = dot == 0 || octets[dot - 1] == b'/';
        if begins && matches!(octets[at..], [] | [b'/', ..] | [b'.'] | [b'.', b'/', ..]) {
            return Some(dot);
        }
    }
}

/// The first segment `..` for which no segment is left to remove.
pub(super) fn above_root(path: &str) -> Option<Span> {
    let mut start = usize::from(path.starts_with('/'));
    let mut above = 0_usize;
    for segment in path[start..].split('/') {
        let end = start + segment.len();
        match segment {
            "." => {}
            ".." if above == 0 => return Some(Span { start, end }),
            ".." => above -= 1,
            _ => above += 1,
        }
        start = end + 1;
    }
    None
}

/// RFC 3986 §5.2.4 on the path of a text that begins at `start`. Whether there are dot segments.
pub(crate) fn remove_from<R: Recorder>(text: &mut String, start: usize, recorder: &mut R) -> bool {
    let first = first_dot_segment(&text[start..]);
    if R::RECORDS || first.is_some() {
        let path = text.split_off(start);
        remove_into(text, start, &path, recorder);
    }
    first.is_some()
}

/// RFC 3986 §5.2.4: writes a path without its dot segments. What the text has from `start` on
/// has been moved to the output buffer before: nothing, or folders that end with a slash.
///
/// That slash is the first one of the document's input buffer: it stands in the text all the
/// time, since whatever a step does, it remains.
pub(super) fn remove_into<R: Recorder>(
    text: &mut String,
    start: usize,
    path: &str,
    recorder: &mut R,
) {
    // The segments before the first one are moved, where nobody looks, all at once.
    let at_once = !R::RECORDS && !path.starts_with('.');
    let first = if at_once { first_dot_segment(path) } else { Some(0) };
    let (moved, mut input) = path.split_at(first.unwrap_or(path.len()));
    text.push_str(moved);
    record(recorder, "1", "initialize the buffers", &text[start..], input);
    while !input.is_empty() {
        let slash = input.bytes().position(|octet| octet == b'/');
        let (segment, rest) = input.split_at(slash.map_or(input.len(), |slash| slash + 1));
        input = rest;
        let (rule, did) = match (text.len() > start, segment.as_bytes()) {
            (false, b"../") => ("2A", "remove a prefix of \"../\""),
            (false, b"./") => ("2A", "remove a prefix of \"./\""),
            (true, b"./") => ("2B", "replace a prefix of \"/./\" with \"/\""),
            (true, b".") => ("2B", "replace \"/.\" with \"/\""),
            (true, b"../") => {
                remove_last_segment(text, start);
                ("2C", "replace a prefix of \"/../\" with \"/\"; remove the last segment")
            }
            (true, b"..") => {
                remove_last_segment(text, start);
                ("2C", "replace \"/..\" with \"/\"; remove the last segment")
            }
            (false, b"." | b"..") => ("2D", "remove \".\" or \"..\""),
            (begun, _) => {
                text.push_str(segment);
                if !begun && segment == "/" {
                    continue;
                }
                ("2E", MOVE)
            }
        };
        record(recorder, rule, did, &text[start..], input);
    }
    if R::RECORDS && text[start..].ends_with('/') {
        let after = || After::buffers(&text[start..], "");
        recorder.step(|| Step::new(Document::Rfc(3986).section("5.2.4"), "2E", MOVE, after()));
    }
}

const MOVE: &str = "move the first segment to the output";

/// The last segment of folders, and its slash; the last slash remains.
#[inline]
fn remove_last_segment(text: &mut String, start: usize) {
    let folders = &text.as_bytes()[start..text.len() - 1];
    let slash = folders.iter().rposition(|octet| *octet == b'/');
    text.truncate(slash.map_or(start, |slash| start + slash));
    text.push('/');
}

fn record(
    recorder: &mut impl Recorder,
    rule: &'static str,
    did: &'static str,
    moved: &str,
    rest: &str,
) {
    recorder.step(|| {
        let after = match moved.strip_suffix('/') {
            Some(output) => After::buffers(output, &["/", rest].concat()),
            None => After::buffers(moved, rest),
        };
        Step::new(Document::Rfc(3986).section("5.2.4"), rule, did, after)
    });
}
