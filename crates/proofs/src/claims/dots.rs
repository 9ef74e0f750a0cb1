//! Dot segments (RFC 3986 section 5.2.4), which no finite transducer removes.

use super::verdict::{Counterexample, Verdict};
use iri_grammar::Grammar;
use iri_grammar::resolution::remove_dot_segments;
use iri_grammar::spec::Trace;

/// The length in characters of the longest tested texts.
const LONGEST: usize = 10;

/// Returns all texts of `/`, `.` and `a` up to [`LONGEST`], the shortest first. Among texts of one
/// length, those that begin with `/` come first, because paths after an authority begin so.
fn texts() -> impl Iterator<Item = String> {
    const CHARACTERS: [char; 3] = ['/', '.', 'a'];
    (0..=LONGEST as u32).flat_map(|length| {
        // The digits of the number in base 3 are the characters.
        (0..3_usize.pow(length)).map(move |number| {
            let digit = |position| number / 3_usize.pow(position) % 3;
            (0..length).rev().map(|position| CHARACTERS[digit(position)]).collect()
        })
    })
}

/// Tests the premise of [`DOT_SEGMENTS`](super::DOT_SEGMENTS): `n` times `/a` followed by `m` times
/// `/..` becomes `/` if and only if `m` is at least `n`.
pub(super) fn is_not_finite() -> Verdict {
    for (n, m) in (0..LONGEST).flat_map(|n| (1..LONGEST).map(move |m| (n, m))) {
        let text = ["/a".repeat(n), "/..".repeat(m)].concat();
        let removed = remove_dot_segments(&text, &mut Trace::off());
        if (removed == "/") != (m >= n) {
            let results = vec![removed.into_owned()];
            return Verdict::Refuted(Counterexample { text, results });
        }
    }
    Verdict::NotFinite { why: super::DOT_SEGMENTS }
}

/// Whether a complete segment is `.` or `..` (RFC 3986 section 3.3).
fn has_dot_segments(path: &str) -> bool {
    path.split('/').any(|segment| matches!(segment, "." | ".."))
}

/// Tests that removal leaves no dot segment, and is idempotent.
pub(super) fn are_removed() -> Verdict {
    let mut count = 0;
    for text in texts() {
        let removed = remove_dot_segments(&text, &mut Trace::off());
        if has_dot_segments(&removed) || remove_dot_segments(&removed, &mut Trace::off()) != removed
        {
            let results = vec![removed.into_owned()];
            return Verdict::Refuted(Counterexample { text, results });
        }
        count += 1;
    }
    Verdict::HoldsSoFar { texts: "texts of `.`, `/` and `a`, up to 10 characters", count }
}

/// Searches for a path that begins with `//` only after its dot segments are removed. The result is
/// then not a path of a reference without an authority.
pub(super) fn removal_leaves_a_path() -> Verdict {
    let path = Grammar::Rfc3986.production("path");
    let mut count = 0;
    for text in texts().filter(|text| !text.starts_with("//")) {
        let removed = remove_dot_segments(&text, &mut Trace::off());
        if removed.starts_with("//") && path.is_some_and(|path| path.matches(&text)) {
            let results = vec![removed.into_owned()];
            return Verdict::Refuted(Counterexample { text, results });
        }
        count += 1;
    }
    Verdict::HoldsSoFar { texts: "texts of `.`, `/` and `a`, up to 10 characters", count }
}
