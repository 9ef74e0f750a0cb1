//! The characters that end an identifier in running text, or may stand around it.

use crate::syntax::Span;
use crate::text::is_bidi_formatting;
use alloc::vec::Vec;
use icu_properties::CodePointMapData;
use icu_properties::props::GeneralCategory;

/// Whether a run of characters that may be an identifier ends before this one. It is
/// whitespace or bidirectional formatting, or only Legacy Extended IRIs allow it (U+FFFD also
/// the draft of 2001).
pub(super) fn ends_a_run(c: char) -> bool {
    match c {
        '<' | '>' | '"' | '{' | '}' | '|' | '\\' | '^' | '`' => true,
        '!'..='~' => false,
        '\0'..='\u{9f}' => true,
        _ => c.is_whitespace() || is_bidi_formatting(c) || c == char::REPLACEMENT_CHARACTER,
    }
}

/// The byte at which the first run of a text ends.
pub(super) fn end_of_run(text: &str) -> usize {
    let mut at = 0;
    while let Some(plain) = text.as_bytes()[at..].iter().position(|octet| !RUN[usize::from(*octet)])
    {
        at += plain;
        match text[at..].chars().next() {
            Some(c) if !ends_a_run(c) => at += c.len_utf8(),
            _ => return at,
        }
    }
    text.len()
}

/// The characters of US-ASCII that do not end a run.
const RUN: [bool; 256] = {
    let (mut table, mut octet) = ([false; 256], b'!');
    while octet <= b'~' {
        table[octet as usize] =
            !matches!(octet, b'<' | b'>' | b'"' | b'{' | b'}' | b'|' | b'\\' | b'^' | b'`');
        octet += 1;
    }
    table
};

/// Whether a scheme may have this octet (RFC 3986 section 3.1).
pub(super) fn in_scheme(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || matches!(octet, b'+' | b'-' | b'.')
}

/// Whether a text has the character between words. In US-ASCII: the punctuation after a word
/// that identifiers allow, apart from brackets.
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

/// The brackets and quotation marks that an identifier may stand in and may have within.
/// U+201E is closed by two, in different languages.
const OPENING: [char; KINDS] = [
    '(', '[', '«', '»', '‘', '‚', '“', '„', '„', '‹', '〈', '《', '「', '『', '【', '〔', '（',
    '［', '｛', '＜', '｢',
];
const CLOSING: [char; KINDS] = [
    ')', ']', '»', '«', '’', '‘', '”', '“', '”', '›', '〉', '》', '」', '』', '】', '〕', '）',
    '］', '｝', '＞', '｣',
];
const KINDS: usize = 21;

/// The single quote, which is its own counterpart.
const QUOTE: char = '\'';

/// The characters that close `opening`; none if it is no opening bracket or quotation mark.
fn closings(opening: char) -> impl Iterator<Item = char> {
    let quote = (opening == QUOTE).then_some(QUOTE);
    let pairs = OPENING.into_iter().zip(CLOSING).filter(move |(open, _)| *open == opening);
    pairs.map(|(_, close)| close).chain(quote)
}

/// Whether the character opens a bracket or quotation.
pub(super) fn opens(c: char) -> bool {
    closings(c).next().is_some()
}

/// The brackets of a run of characters that belong together.
#[derive(Clone, Debug, Default)]
pub(super) struct Brackets {
    /// The bytes at which one opens and closes, in the order of the first.
    pairs: Vec<(usize, usize)>,
}

impl Brackets {
    /// Takes time in proportion to the length of the run, apart from sorting its brackets.
    pub(super) fn of(text: &str, run: Span) -> Self {
        // Most runs have none, and that is seen by their octets.
        let may_be = |octet: u8| !octet.is_ascii() || is_bracket(char::from(octet));
        if !run.of(text).bytes().any(may_be) {
            return Brackets::default();
        }
        let brackets = run.of(text).char_indices().filter(|(_, c)| is_bracket(*c));
        let mut open: [Vec<usize>; KINDS] = Default::default();
        let mut pairs = Vec::new();
        for (at, c) in brackets {
            let at = run.start + at;
            let mut closed = false;
            for (waiting, close) in open.iter_mut().zip(CLOSING) {
                if close == c
                    && let Some(start) = waiting.pop()
                {
                    pairs.push((start, at));
                    closed = true;
                }
            }
            if !closed {
                let kinds = open.iter_mut().zip(OPENING).filter(|(_, open)| *open == c);
                kinds.for_each(|(waiting, _)| waiting.push(at));
            }
        }
        pairs.sort_unstable();
        Brackets { pairs }
    }

    /// The byte at which the bracket or quotation mark closes that opens at another one.
    pub(super) fn closing(&self, text: &str, run: Span, opening: usize) -> Option<usize> {
        if text[opening..].starts_with(QUOTE) {
            let after = opening + QUOTE.len_utf8();
            return text[after..run.end].find(QUOTE).map(|at| after + at);
        }
        let at = self.pairs.partition_point(|(open, _)| *open < opening);
        self.pairs.get(at).filter(|(open, _)| *open == opening).map(|(_, close)| *close)
    }
}

fn is_bracket(c: char) -> bool {
    match c {
        '(' | ')' | '[' | ']' => true,
        '\0'..='\x7f' => false,
        _ => OPENING.contains(&c) || CLOSING.contains(&c),
    }
}

/// The bytes at which a bracket or quotation closes that opens within the text.
fn closings_within(text: &str) -> Vec<usize> {
    let whole = Span { start: 0, end: text.len() };
    let mut closings: Vec<usize> =
        Brackets::of(text, whole).pairs.into_iter().map(|(_, close)| close).collect();
    let mut is_open = false;
    for (at, _) in text.match_indices(QUOTE) {
        let after = &text[at + QUOTE.len_utf8()..];
        let after_word = text[..at].ends_with(char::is_alphanumeric);
        let before_word = after.starts_with(char::is_alphanumeric);
        // Between words it closes nothing; it is an apostrophe, or opens as in `datetime'2000'`.
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

/// Whether the first word is what English has after an apostrophe.
fn is_contraction(text: &str) -> bool {
    let word = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    ["s", "t", "d", "m", "re", "ve", "ll"].iter().any(|it| it.eq_ignore_ascii_case(word))
}

/// The length of `text` without the "punctuation marks that might be mistaken for part of the
/// URI" at its end (RFC 3986 Appendix C): those that end a sentence or a part of one, opening
/// brackets and quotation marks, and closing ones that are not open within.
pub(super) fn without_punctuation(text: &str, foreign: bool) -> usize {
    let mut closings = None;
    let mut rest = text;
    while let Some((at, last)) = rest.char_indices().next_back() {
        let mut closes = || {
            let closings: &Vec<usize> = closings.get_or_insert_with(|| closings_within(text));
            closings.binary_search(&at).is_ok()
        };
        let kept = !last.is_ascii() && !foreign
            || !is_punctuation(last) && !matches!(last, '(' | ')' | '[' | ']')
            || (is_bracket(last) || last == QUOTE) && closes();
        if kept {
            break;
        }
        rest = &rest[..at];
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    #[test]
    fn a_run_ends_before_the_characters_that_end_one() {
        for c in (0..=0x10_ffff).filter_map(char::from_u32) {
            let text = format!("a\u{e9}{c}b");
            let end = text.find(ends_a_run).unwrap_or(text.len());
            assert_eq!(end_of_run(&text), end, "{c:?}");
        }
    }

    fn kept(text: &str) -> &str {
        &text[..without_punctuation(text, true)]
    }

    #[test]
    fn brackets_stay_where_both_are_within() {
        assert_eq!(kept("a_(b)"), "a_(b)");
        assert_eq!(kept("a_(b))"), "a_(b)");
        assert_eq!(kept("a_(b)).,"), "a_(b)");
        assert_eq!(kept("a_(b"), "a_(b");
        assert_eq!(kept("a("), "a");
        assert_eq!(kept("a)("), "a");
        assert_eq!(kept("//[::1]"), "//[::1]");
        assert_eq!(kept("東京（曖昧）。"), "東京（曖昧）");
        assert_eq!(kept("東京）"), "東京");
        assert_eq!(kept("a)b(c)"), "a)b(c)");
    }

    #[test]
    fn each_mark_stays_that_closes_what_opens_within() {
        for (open, close) in OPENING.into_iter().zip(CLOSING).chain([(QUOTE, QUOTE)]) {
            let within = format!("a/{open}c{close}");
            assert_eq!(kept(&within), within);
            assert_eq!(kept(&format!("{within}.")), within);
            let more = format!("{within}{close}");
            // To Unicode this is a symbol, and no punctuation.
            assert_eq!(kept(&more), if close == '＞' { &more } else { &within });
            let without = format!("a/c{close}");
            assert_eq!(kept(&without), if close == '＞' { &without } else { "a/c" });
        }
        assert_eq!(kept("a/it’s_‘b’"), "a/it’s_‘b’");
        assert_eq!(kept("a/»b«»"), "a/»b«");
    }

    #[test]
    fn a_quotation_after_a_word_is_balanced() {
        assert_eq!(kept("a/b'c'"), "a/b'c'");
        assert_eq!(kept("a?d=datetime'2000-12-12T12:00'."), "a?d=datetime'2000-12-12T12:00'");
        assert_eq!(kept("a/b'c'd'"), "a/b'c'd'");
        assert_eq!(kept("a/b'c''"), "a/b'c'");
        assert_eq!(kept("a/b'c"), "a/b'c");
        for contraction in ["he's", "can't", "I'm", "you're", "we've", "they'll", "he'd", "IT'S"] {
            assert_eq!(kept(&format!("{contraction}'")), contraction);
        }
    }

    #[test]
    fn an_apostrophe_opens_and_closes_nothing() {
        assert_eq!(kept("a/it's"), "a/it's");
        assert_eq!(kept("a/it's'"), "a/it's");
        assert_eq!(kept("a/'it's'"), "a/'it's'");
        assert_eq!(kept("a/'it's'."), "a/'it's'");
        assert_eq!(kept("a/'b'_c'"), "a/'b'_c");
        assert_eq!(kept("a/'b''"), "a/'b'");
    }

    #[test]
    fn punctuation_within_stays() {
        assert_eq!(kept("a.b,c;d:e!f?g'h"), "a.b,c;d:e!f?g'h");
        assert_eq!(kept("a...!?"), "a");
        assert_eq!(kept("a/-_~*$&=+@#"), "a/-_~*$&=+@#");
        assert_eq!(without_punctuation("ああ。", false), "ああ。".len());
    }
}
