//! RFC 3986 §5.2.3 and §5.2.4: merge paths, and remove dot segments.

use crate::grammar::Document;
use crate::steps::{Off, Record, State, Step, Trace};
use crate::syntax::{Components, Span, last_index_of};
use alloc::borrow::Cow;
use alloc::string::String;

/// Merges the path of a reference with that of the base (RFC 3986 section 5.2.3).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::resolution::merge;
///
/// assert_eq!(merge(Iri::new("http://a")?.components(), "g"), "/g");
/// assert_eq!(merge(Iri::new("http://a/b/\u{e7}/d;p")?.components(), "g"), "/b/\u{e7}/g");
/// // A base without an authority.
/// assert_eq!(merge(Iri::new("urn:")?.components(), "g"), "g");
/// assert_eq!(merge(Iri::new("urn:example")?.components(), "g"), "g");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub fn merge(base: Components<'_>, reference_path: &str) -> String {
    let base_path = base.path().text();
    [Folder::new(base.authority().is_some(), base_path).text(base_path), reference_path].concat()
}

/// The beginning of the base's path, up to and including the last slash. A merged path begins with
/// it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Folder {
    /// The length of the folder in bytes. If the path is empty and the base has an authority, it is
    /// 1, for the `/` that RFC 3986 §5.2.3 prepends.
    len: usize,
    has_dot_segments: bool,
}

impl Folder {
    /// The folder of the path `base`.
    pub(super) fn new(base_has_authority: bool, base: &str) -> Self {
        let slash = last_index_of(base.as_bytes(), b'/');
        let len = match slash {
            Some(slash) => slash + 1,
            None => usize::from(base_has_authority && base.is_empty()),
        };
        Folder { len, has_dot_segments: base.get(..len).is_some_and(has_dot_segments) }
    }

    /// The text of the folder. `base` is the path that was passed to `new`.
    pub(super) fn text(self, base: &str) -> &str {
        base.get(..self.len).unwrap_or("/")
    }

    /// The length of the folder in the path that was passed to `new`.
    pub(super) fn len_in(self, base: &str) -> usize {
        self.len.min(base.len())
    }

    /// 1 if the folder is a slash before an empty path (RFC 3986 §5.2.3), otherwise 0.
    pub(super) fn prepended_len(self, base: &str) -> usize {
        self.len - self.len_in(base)
    }

    /// The folder without dot segments: the path to which the reference `.` resolves.
    pub(super) fn without_dot_segments(self, base: &str) -> Cow<'_, str> {
        if self.has_dot_segments {
            let mut path = String::new();
            append_without_dots(&mut path, 0, self.text(base), &mut Off);
            path.into()
        } else {
            self.text(base).into()
        }
    }

    /// RFC 3986 §5.2.3 and §5.2.4: makes the merged path without dot segments. `text[start..]` holds the
    /// folder already, but for the slash that section 5.2.3 prepends if the path is empty.
    pub(super) fn merge_into(
        self,
        text: &mut String,
        start: usize,
        reference: &str,
        trace: &mut impl Record,
    ) {
        if text.len() < start + self.len {
            text.push('/');
        }
        if !trace.is_on() && !self.has_dot_segments {
            return append_without_dots(text, start, reference, trace);
        }
        text.push_str(reference);
        trace.step(|| step("5.2.3", "merge", &text[start..]));
        remove_dot_segments_from(text, start, trace);
    }
}

/// Removes the segments `.` and `..` from an absolute or a relative path (RFC 3986 section 5.2.4).
/// Takes linear time; allocates only if there is such a segment.
///
/// The steps show the output buffer and the input buffer, [shortened](State::Buffers) so that all
/// steps together take linear memory.
///
/// `%2E` does not count as a dot: decode it first (RFC 3986 section 6.2.2.2).
///
/// ```
/// use iri_grammar::resolution::remove_dot_segments;
/// use iri_grammar::spec::Trace;
///
/// assert_eq!(remove_dot_segments("/a/b/c/./../../g", &mut Trace::off()), "/a/g");
/// assert_eq!(remove_dot_segments("mid/content=5/../6", &mut Trace::off()), "mid/6");
/// assert_eq!(remove_dot_segments("/%2E/.", &mut Trace::off()), "/%2E/");
///
/// let mut steps = Trace::on();
/// remove_dot_segments("/a/../g", &mut steps);
/// assert_eq!(steps[0].to_string(), "1 :                         /a/../g");
/// assert_eq!(steps[1].to_string(), "2E:   /a                    /../g");
/// assert_eq!(steps[2].number, "2C");
/// ```
pub fn remove_dot_segments<'p>(path: &'p str, trace: &mut Trace) -> Cow<'p, str> {
    if !trace.is_on() && !has_dot_segments(path) {
        return path.into();
    }
    let mut out = String::with_capacity(path.len());
    append_without_dots(&mut out, 0, path, trace);
    out.into()
}

/// Whether the path has a segment `.` or `..`.
pub(crate) fn has_dot_segments(path: &str) -> bool {
    let octets = path.as_bytes();
    if !octets.starts_with(b".") && !has_slash_dot(octets) {
        return false;
    }
    let mut at = 0;
    loop {
        if count_dots(&octets[at..]) > 0 {
            return true;
        }
        match find_slash_dot(&octets[at..]) {
            Some(slash) => at += slash + 1,
            None => return false,
        }
    }
}

/// Finds the first segment `..` that has no segment left to remove; `None` if there is none.
pub(super) fn find_above_root(path: &str) -> Option<Span> {
    let mut start = usize::from(path.starts_with('/'));
    // The number of segments that `..` can remove.
    let mut depth = 0_usize;
    for segment in path[start..].split('/') {
        let end = start + segment.len();
        match segment {
            "." => {}
            ".." if depth == 0 => return Some(Span { start, end }),
            ".." => depth -= 1,
            _ => depth += 1,
        }
        start = end + 1;
    }
    None
}

/// The number of dots if the path begins with a segment `.` or `..`; otherwise 0.
#[inline]
fn count_dots(path: &[u8]) -> usize {
    match path {
        [b'.'] | [b'.', b'/', ..] => 1,
        [b'.', b'.'] | [b'.', b'.', b'/', ..] => 2,
        _ => 0,
    }
}

/// Finds the first slash that is followed by a dot.
#[inline]
fn find_slash_dot(octets: &[u8]) -> Option<usize> {
    octets.windows(2).position(|pair| pair == b"/.")
}

/// Whether any slash is followed by a dot. Most paths have no such slash, and testing 16 pairs of
/// octets at once is faster than searching.
#[inline]
fn has_slash_dot(octets: &[u8]) -> bool {
    if let Some(last) = octets.last_chunk() {
        let chunk_has = |from: usize| octets[from..].first_chunk().is_some_and(any_pair::<16, 17>);
        any_pair::<16, 17>(last) || (0..octets.len() - 16).step_by(16).any(chunk_has)
    } else if let (Some(first), Some(last)) = (octets.first_chunk(), octets.last_chunk()) {
        // 9 to 16 octets: the two chunks overlap.
        any_pair::<8, 9>(first) | any_pair::<8, 9>(last)
    } else {
        find_slash_dot(octets).is_some()
    }
}

/// Whether any pair of adjacent octets is `/.`. There is one octet more than there are pairs.
#[inline]
fn any_pair<const PAIRS: usize, const OCTETS: usize>(octets: &[u8; OCTETS]) -> bool {
    (0..PAIRS).fold(false, |found, n| found | (octets[n] == b'/') & (octets[n + 1] == b'.'))
}

/// RFC 3986 §5.2.4: removes the dot segments from the path that begins at `start` in the text.
/// Returns whether the path had dot segments.
pub(crate) fn remove_dot_segments_from(
    text: &mut String,
    start: usize,
    trace: &mut impl Record,
) -> bool {
    let has_dots = has_dot_segments(&text[start..]);
    if trace.is_on() || has_dots {
        let path = text.split_off(start);
        append_without_dots(text, start, &path, trace);
    }
    has_dots
}

/// RFC 3986 §5.2.4: appends a path without its dot segments. The text from `start` on is the
/// output buffer so far: empty, or folders that end with a slash.
///
/// In the document, the input buffer still begins with the slash that ends a moved segment. Here
/// the slash is already written to the output, since no step removes it.
pub(super) fn append_without_dots(
    text: &mut String,
    start: usize,
    path: &str,
    trace: &mut impl Record,
) {
    // Most paths have no dot segments.
    if !trace.is_on() && !path.starts_with('.') && !has_slash_dot(path.as_bytes()) {
        return text.push_str(path);
    }
    let mut input = path;
    record(trace, "1", "initialize the buffers", &text[start..], input);
    while !input.is_empty() {
        let has_output = text.len() > start;
        let dots = count_dots(input.as_bytes());
        // The offset after the slash that ends the first segment; `None` if the input ends there.
        let after = match dots {
            // If no steps are recorded, all segments up to the next `/.` are moved at once.
            0 if !trace.is_on() => find_slash_dot(input.as_bytes()).map(|slash| slash + 1),
            0 => input.find('/').map(|slash| slash + 1),
            _ => Some(dots + 1).filter(|after| *after < input.len()),
        };
        let has_slash = after.is_some() || input.ends_with('/');
        let after = after.unwrap_or(input.len());
        let (rule, did) = match (dots, has_output, has_slash) {
            (2, false, true) => ("2A", "remove a prefix of \"../\""),
            (1, false, true) => ("2A", "remove a prefix of \"./\""),
            (1, true, true) => ("2B", "replace a prefix of \"/./\" with \"/\""),
            (1, true, false) => ("2B", "replace \"/.\" with \"/\""),
            (2, true, true) => {
                remove_last_segment(text, start);
                ("2C", "replace a prefix of \"/../\" with \"/\"; remove the last segment")
            }
            (2, true, false) => {
                remove_last_segment(text, start);
                ("2C", "replace \"/..\" with \"/\"; remove the last segment")
            }
            (1 | 2, false, false) => ("2D", "remove \".\" or \"..\""),
            _ => {
                let segment = &input[..after];
                text.push_str(segment);
                // In the document, this slash stays in the input buffer. So there is no step.
                if trace.is_on() && !has_output && segment == "/" {
                    input = &input[after..];
                    continue;
                }
                ("2E", MOVE)
            }
        };
        input = &input[after..];
        record(trace, rule, did, &text[start..], input);
    }
    // The document moves the last slash in a step of its own.
    if trace.is_on() && text[start..].ends_with('/') {
        let after = || State::buffers(&text[start..], "", "");
        trace.step(|| Step::new(Document::Rfc(3986).section("5.2.4"), "2E", MOVE, after()));
    }
}

/// The description of a step 2E.
const MOVE: &str = "move the first segment to the output";

/// Removes the last segment of the output, which ends with a slash before and after that. The
/// output becomes `/` if it has only one segment.
#[inline]
fn remove_last_segment(text: &mut String, start: usize) {
    let folders = &text.as_bytes()[start..text.len() - 1];
    let slash = folders.iter().rposition(|octet| *octet == b'/');
    text.truncate(slash.map_or(start, |slash| start + slash + 1));
    if slash.is_none() {
        text.push('/');
    }
}

/// Records a step of RFC 3986 §5.2.4. `output` is the text moved so far, and `rest` the input; a
/// slash at the end of `output` is shown as the first character of the input buffer.
fn record(
    trace: &mut impl Record,
    rule: &'static str,
    did: &'static str,
    output: &str,
    rest: &str,
) {
    trace.step(|| {
        let after = match output.strip_suffix('/') {
            Some(output) => State::buffers(output, "/", rest),
            None => State::buffers(output, "", rest),
        };
        Step::new(Document::Rfc(3986).section("5.2.4"), rule, did, after)
    });
}

/// A step of a section of RFC 3986, with the text after it.
pub(super) fn step(section: &'static str, did: &'static str, after: &str) -> Step {
    Step::new(Document::Rfc(3986).section(section), "", did, after)
}

#[cfg(test)]
#[path = "../../tests/unit/paths.rs"]
mod tests;
