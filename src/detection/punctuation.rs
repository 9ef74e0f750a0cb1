//! Characters that end an identifier in running text, or may delimit it.

use crate::syntax::Span;
use crate::text::is_bidi_formatting;
use alloc::vec::Vec;
use icu_properties::CodePointMapData;
use icu_properties::props::GeneralCategory;

/// Whether this character ends a run, which is a sequence of characters that identifiers may
/// contain. Whitespace, bidirectional formatting, and characters that only Legacy Extended IRIs
/// allow end a run (the draft of 2001 also allows U+FFFD).
pub(super) fn ends_a_run(c: char) -> bool {
    match c {
        '<' | '>' | '"' | '{' | '}' | '|' | '\\' | '^' | '`' => true,
        '!'..='~' => false,
        '\0'..='\u{9f}' => true,
        _ => c.is_whitespace() || is_bidi_formatting(c) || c == char::REPLACEMENT_CHARACTER,
    }
}

/// The byte offset at which the run at the beginning of a text ends: before the first
/// character for which [`ends_a_run`] returns true, or at the end of the text.
pub(super) fn end_of_run(text: &str) -> usize {
    let mut at = 0;
    while let Some(plain_count) =
        text.as_bytes()[at..].iter().position(|octet| !PLAIN_IN_RUN[usize::from(*octet)])
    {
        at += plain_count;
        match text[at..].chars().next() {
            Some(c) if !ends_a_run(c) => at += c.len_utf8(),
            _ => return at,
        }
    }
    text.len()
}

/// For each octet, whether it is a US-ASCII character that does not end a run.
const PLAIN_IN_RUN: [bool; 256] = {
    let (mut table, mut octet) = ([false; 256], b'!');
    while octet <= b'~' {
        table[octet as usize] =
            !matches!(octet, b'<' | b'>' | b'"' | b'{' | b'}' | b'|' | b'\\' | b'^' | b'`');
        octet += 1;
    }
    table
};

/// Whether a scheme may contain this octet (RFC 3986 section 3.1).
pub(super) fn in_scheme(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || matches!(octet, b'+' | b'-' | b'.')
}

/// Whether this is punctuation. In US-ASCII, only marks that follow words and that identifiers may
/// contain count as punctuation, and brackets do not.
fn is_punctuation(c: char) -> bool {
    match c {
        '.' | ',' | ';' | ':' | '!' | '?' | '\'' => true,
        '\0'..='\x7f' => false,
        _ => matches!(
            CodePointMapData::<GeneralCategory>::new().get(c),
            GeneralCategory::OtherPunctuation
                | GeneralCategory::ClosePunctuation
                | GeneralCategory::FinalPunctuation
                | GeneralCategory::InitialPunctuation
                | GeneralCategory::OpenPunctuation
        ),
    }
}

/// The opening brackets and quotation marks that may delimit an identifier, and that it may also
/// contain. [`CLOSING`] has their counterparts at the same indices. U+201E occurs twice, since
/// languages close it differently.
const OPENING: [char; KINDS] = [
    '(', '[', '«', '»', '‘', '‚', '“', '„', '„', '‹', '〈', '《', '「', '『', '【', '〔', '（',
    '［', '｛', '＜', '｢',
];
const CLOSING: [char; KINDS] = [
    ')', ']', '»', '«', '’', '‘', '”', '“', '”', '›', '〉', '》', '」', '』', '】', '〕', '）',
    '］', '｝', '＞', '｣',
];
/// The number of kinds of brackets and quotation marks.
const KINDS: usize = 21;

/// The single quote, which opens and closes.
const QUOTE: char = '\'';

/// The characters that close `opening`; none if it is not an opening bracket or quotation mark.
fn closings(opening: char) -> impl Iterator<Item = char> {
    let quote = (opening == QUOTE).then_some(QUOTE);
    let pairs = OPENING.into_iter().zip(CLOSING).filter(move |(open, _)| *open == opening);
    pairs.map(|(_, close)| close).chain(quote)
}

/// Whether the character opens a bracket or quotation.
pub(super) fn opens(c: char) -> bool {
    closings(c).next().is_some()
}

/// The matching brackets and quotation marks of a run, which is text without a space.
#[derive(Clone, Debug, Default)]
pub(super) struct Brackets {
    /// The byte offsets in the whole text of each opening and closing character, in ascending order
    /// of the opening ones.
    pairs: Vec<(usize, usize)>,
}

impl Brackets {
    /// Finds the pairs in a run. Takes linear time, except for sorting the pairs.
    pub(super) fn new(text: &str, run: Span) -> Self {
        // Most runs have no bracket. Checking their octets is faster than decoding characters.
        let may_be_bracket = |octet: u8| !octet.is_ascii() || is_bracket(char::from(octet));
        if !run.slice(text).bytes().any(may_be_bracket) {
            return Brackets::default();
        }
        let brackets = run.slice(text).char_indices().filter(|(_, c)| is_bracket(*c));
        // For each kind, the offsets of the opening characters that are not closed yet.
        let mut unclosed: [Vec<usize>; KINDS] = Default::default();
        let mut pairs = Vec::new();
        for (at, c) in brackets {
            let at = run.start + at;
            let mut closes = false;
            for (starts, close) in unclosed.iter_mut().zip(CLOSING) {
                if close == c
                    && let Some(start) = starts.pop()
                {
                    pairs.push((start, at));
                    closes = true;
                }
            }
            // A character that closes nothing may open: `»` does both, and `„` opens two kinds.
            if !closes {
                let kinds = unclosed.iter_mut().zip(OPENING).filter(|(_, open)| *open == c);
                kinds.for_each(|(starts, _)| starts.push(at));
            }
        }
        pairs.sort_unstable();
        Brackets { pairs }
    }

    /// The byte offset of the character that closes the bracket or quotation mark at the byte
    /// `opening`; `None` if none in the run does.
    pub(super) fn closing(&self, text: &str, run: Span, opening: usize) -> Option<usize> {
        // `pairs` has no single quotes: the next one in the run closes this one.
        if text[opening..].starts_with(QUOTE) {
            let after = opening + QUOTE.len_utf8();
            return text[after..run.end].find(QUOTE).map(|at| after + at);
        }
        let at = self.pairs.partition_point(|(open, _)| *open < opening);
        self.pairs.get(at).filter(|(open, _)| *open == opening).map(|(_, close)| *close)
    }
}

/// Whether the character is a bracket or a quotation mark other than `'` and `"`.
fn is_bracket(c: char) -> bool {
    match c {
        '(' | ')' | '[' | ']' => true,
        '\0'..='\x7f' => false,
        _ => OPENING.contains(&c) || CLOSING.contains(&c),
    }
}

/// The byte offsets, in ascending order, of the closing brackets and quotation marks whose
/// counterpart is in the text.
fn closings_within(text: &str) -> Vec<usize> {
    let whole = Span { start: 0, end: text.len() };
    let mut closings: Vec<usize> =
        Brackets::new(text, whole).pairs.into_iter().map(|(_, close)| close).collect();
    let mut is_open = false;
    for (at, _) in text.match_indices(QUOTE) {
        let after = &text[at + QUOTE.len_utf8()..];
        let after_word = text[..at].ends_with(char::is_alphanumeric);
        let before_word = after.starts_with(char::is_alphanumeric);
        // Between two words, a single quote does not close: it is an apostrophe, or it opens a
        // quotation, as in `datetime'2000'`.
        if is_open && !(after_word && before_word) {
            closings.push(at);
            is_open = false;
        } else if !after_word || before_word && !is_contraction(after) {
            is_open = true;
        }
    }
    closings.sort_unstable();
    closings
}

/// Whether the first word of `text`, which follows an apostrophe, is the end of an English
/// contraction, such as `s` or `ll`.
fn is_contraction(text: &str) -> bool {
    let word = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    ["s", "t", "d", "m", "re", "ve", "ll"].iter().any(|ending| ending.eq_ignore_ascii_case(word))
}

/// The length in bytes of `text` without the "punctuation marks that might be mistaken for part of
/// the URI" at its end (RFC 3986 Appendix C): marks that end a sentence or a clause, opening
/// brackets and quotation marks, and closing ones whose counterpart is not in the text. Characters
/// for which `may_remove` returns false stay.
pub(super) fn without_punctuation(text: &str, may_remove: impl Fn(char) -> bool) -> usize {
    let mut closings = None;
    let mut rest = text;
    while let Some((at, last)) = rest.char_indices().next_back() {
        let is_mark = is_punctuation(last) || matches!(last, '(' | ')' | '[' | ']');
        let mut has_counterpart = || {
            let closings: &Vec<usize> = closings.get_or_insert_with(|| closings_within(text));
            (is_bracket(last) || last == QUOTE) && closings.binary_search(&at).is_ok()
        };
        if !is_mark || !may_remove(last) || has_counterpart() {
            break;
        }
        rest = &rest[..at];
    }
    rest.len()
}

#[cfg(test)]
#[path = "../../tests/unit/punctuation.rs"]
mod tests;
