//! Guidelines of 2011 §4: pre-processing arbitrary Unicode strings, and §7 on `\`.

use super::note::{What, guidelines};
use super::numeric;
use super::options::{Backslash, References, Whitespace};
use super::state::State;
use crate::grammar::Citation;
use crate::syntax::Span;

const SECTION: Citation = guidelines("4");

/// Step 1: "ASCII whitespace characters". "Unicode has many more characters that are
/// considered whitespace, none of which are affected or considered in this rule."
pub(super) fn is_whitespace(c: char) -> bool {
    matches!(c, ' ' | '\r' | '\n' | '\t')
}

/// Step 1.
pub(super) fn trim(state: &mut State<'_>) {
    let text = state.text();
    let start = text.len() - text.trim_start_matches(is_whitespace).len();
    let end = start + text[start..].trim_end_matches(is_whitespace).len();
    let whole = text.len();
    for part in [Span { start: 0, end: start }, Span { start: end, end: whole }] {
        if part.start < part.end {
            let first = part.of(state.text()).chars().next();
            let origin = state.sourced.origin(part);
            state.record.note(What::Trimmed, None, origin, first);
        }
    }
    if start > 0 || end < whole {
        state.sourced = state.sourced.part(Span { start, end });
    }
    state.step(SECTION, "1", "remove leading and trailing ASCII whitespace");
}

/// Step 2, where one reference is allowed.
pub(super) fn whitespace(state: &mut State<'_>, how: Whitespace) {
    match how {
        Whitespace::Encode => {
            state.replace_characters(What::Space, |c, _| (c == ' ').then_some("%20"));
            state.step(SECTION, "2", "replace each U+0020 with %20");
        }
        Whitespace::Remove => {
            state.replace_characters(What::Removed, |c, _| is_whitespace(c).then_some(""));
            state.step(SECTION, "2", "remove blocks of contiguous whitespace");
        }
    }
}

/// Step 2, where more than one reference is allowed: the substrings between "blocks of
/// contiguous U+0020 SPACE characters". One at least.
#[derive(Default)]
pub(super) struct Split {
    /// Where the next one begins, and whether there was one.
    at: usize,
    begun: bool,
}

impl Split {
    /// The next substring of the text, which is the same every time.
    pub(super) fn next(&mut self, text: &str) -> Option<Span> {
        if self.begun && self.at == text.len() {
            return None;
        }
        self.begun = true;
        let start = self.at;
        let end = start + text[start..].find(' ').unwrap_or(text.len() - start);
        self.at = text.len() - text[end..].trim_start_matches(' ').len();
        Some(Span { start, end })
    }
}

/// Step 4.
pub(super) fn references(state: &mut State<'_>, which: References) {
    numeric::resolve(state, which);
    let did = match which {
        References::Off => "leave numeric character references",
        References::All => "replace numeric character references",
        References::Iunreserved => "replace numeric character references to iunreserved",
    };
    state.step(SECTION, "4", did);
}

/// §7: "The U+005C should be either percent-encoded or converted to U+002F."
pub(super) fn backslash(state: &mut State<'_>, how: Backslash) {
    if how == Backslash::Slash {
        let end = state.text().find(['?', '#']).unwrap_or(state.text().len());
        let change = |c, at| (c == '\\' && at < end).then_some("/");
        state.replace_characters(What::Backslash, change);
        state.step(guidelines("7"), "", "convert U+005C to U+002F");
    }
}
