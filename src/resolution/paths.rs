//! RFC 3986 §5.2.3 and §5.2.4: paths merged, and dot segments removed.

use crate::grammar::Document;
use crate::steps::{After, Recorder, Step};
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
    [folder(base_has_authority, base), reference].concat()
}

/// What a merged path has of the base.
pub(super) fn folder(base_has_authority: bool, base: &str) -> &str {
    match base.bytes().rposition(|octet| octet == b'/') {
        _ if base_has_authority && base.is_empty() => "/",
        Some(slash) => &base[..=slash],
        None => "",
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
    let mut path = String::from(path);
    remove_from(&mut path, 0, recorder);
    path
}

pub(crate) fn has_dot_segments(path: &str) -> bool {
    first_dot_segment(path).is_some()
}

/// Where the first dot segment begins.
fn first_dot_segment(path: &str) -> Option<usize> {
    let octets = path.as_bytes();
    // Most paths have no dot, and to look at all octets takes less time than to look for one.
    if !octets.iter().fold(false, |has_dot, octet| has_dot | (*octet == b'.')) {
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

/// RFC 3986 §5.2.4 in place, on the path that begins at `start`. The output buffer never
/// becomes longer than what has been moved out of the input buffer, so that both fit. Whether
/// there are dot segments.
pub(crate) fn remove_from<R: Recorder>(text: &mut String, start: usize, recorder: &mut R) -> bool {
    let first = first_dot_segment(&text[start..]);
    if !R::RECORDS && first.is_none() {
        return false;
    }
    let mut octets = core::mem::take(text).into_bytes();
    // The segments before the first one are moved, where nobody looks, all at once.
    let moved = if R::RECORDS { 0 } else { first.unwrap_or(0).saturating_sub(1) };
    let (mut output, mut input, mut end) = (start + moved, start + moved, octets.len());
    record(recorder, "1", "initialize the buffers", b"", &octets[start..]);
    while input < end {
        let last_segment = |output| {
            let slash = octets[start..output].iter().rposition(|octet| *octet == b'/');
            slash.map_or(start, |slash| start + slash)
        };
        let (rule, did) = match octets[input..end] {
            [b'.', b'.', b'/', ..] => {
                input += 3;
                ("2A", "remove a prefix of \"../\"")
            }
            [b'.', b'/', ..] => {
                input += 2;
                ("2A", "remove a prefix of \"./\"")
            }
            [b'/', b'.', b'/', ..] => {
                input += 2;
                ("2B", "replace a prefix of \"/./\" with \"/\"")
            }
            [b'/', b'.'] => {
                end = input + 1;
                ("2B", "replace \"/.\" with \"/\"")
            }
            [b'/', b'.', b'.', b'/', ..] => {
                (input, output) = (input + 3, last_segment(output));
                ("2C", "replace a prefix of \"/../\" with \"/\"; remove the last segment")
            }
            [b'/', b'.', b'.'] => {
                (end, output) = (input + 1, last_segment(output));
                ("2C", "replace \"/..\" with \"/\"; remove the last segment")
            }
            [b'.'] | [b'.', b'.'] => {
                input = end;
                ("2D", "remove \".\" or \"..\"")
            }
            ref rest => {
                let slash = rest[1..].iter().position(|octet| *octet == b'/');
                let segment = slash.map_or(rest.len(), |slash| slash + 1);
                octets.copy_within(input..input + segment, output);
                (input, output) = (input + segment, output + segment);
                ("2E", "move the first segment to the output")
            }
        };
        record(recorder, rule, did, &octets[start..output], &octets[input..end]);
    }
    octets.truncate(output);
    *text = String::from_utf8(octets).expect("whole segments remain");
    first.is_some()
}

fn record(
    recorder: &mut impl Recorder,
    rule: &'static str,
    did: &'static str,
    output: &[u8],
    input: &[u8],
) {
    recorder.step(|| {
        let text = |octets: &[u8]| String::from_utf8_lossy(octets).into_owned();
        let after = After::buffers(&text(output), &text(input));
        Step::new(Document::Rfc(3986).section("5.2.4"), rule, did, after)
    });
}
