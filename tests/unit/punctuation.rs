//! Unit tests of `src/detection/punctuation.rs`.

use super::*;
use alloc::format;

#[test]
fn end_of_run_agrees_with_ends_a_run() {
    // Miri is too slow for all characters.
    let step = if cfg!(miri) { 4093 } else { 1 };
    for c in (0..=0x10_ffff).step_by(step).filter_map(char::from_u32) {
        let text = format!("a\u{e9}{c}b");
        let end = text.find(ends_a_run).unwrap_or(text.len());
        assert_eq!(end_of_run(&text), end, "{c:?}");
    }
}

fn trim(text: &str) -> &str {
    &text[..without_punctuation(text, |_| true)]
}

#[test]
fn brackets_stay_if_both_are_inside() {
    assert_eq!(trim("a_(b)"), "a_(b)");
    assert_eq!(trim("a_(b))"), "a_(b)");
    assert_eq!(trim("a_(b)).,"), "a_(b)");
    assert_eq!(trim("a_(b"), "a_(b");
    assert_eq!(trim("a("), "a");
    assert_eq!(trim("a)("), "a");
    assert_eq!(trim("//[::1]"), "//[::1]");
    assert_eq!(trim("東京（曖昧）。"), "東京（曖昧）");
    assert_eq!(trim("東京）"), "東京");
    assert_eq!(trim("a)b(c)"), "a)b(c)");
}

#[test]
fn a_closing_mark_stays_if_it_opens_inside() {
    for (open, close) in OPENING.into_iter().zip(CLOSING).chain([(QUOTE, QUOTE)]) {
        let within = format!("a/{open}c{close}");
        assert_eq!(trim(&within), within);
        assert_eq!(trim(&format!("{within}.")), within);
        let more = format!("{within}{close}");
        // In Unicode, this is a symbol, not punctuation.
        assert_eq!(trim(&more), if close == '＞' { &more } else { &within });
        let without = format!("a/c{close}");
        assert_eq!(trim(&without), if close == '＞' { &without } else { "a/c" });
    }
    assert_eq!(trim("a/it’s_‘b’"), "a/it’s_‘b’");
    assert_eq!(trim("a/»b«»"), "a/»b«");
}

#[test]
fn a_quotation_after_a_word_is_balanced() {
    assert_eq!(trim("a/b'c'"), "a/b'c'");
    assert_eq!(trim("a?d=datetime'2000-12-12T12:00'."), "a?d=datetime'2000-12-12T12:00'");
    assert_eq!(trim("a/b'c'd'"), "a/b'c'd'");
    assert_eq!(trim("a/b'c''"), "a/b'c'");
    assert_eq!(trim("a/b'c"), "a/b'c");
    for contraction in ["he's", "can't", "I'm", "you're", "we've", "they'll", "he'd", "IT'S"] {
        assert_eq!(trim(&format!("{contraction}'")), contraction);
    }
}

#[test]
fn an_apostrophe_neither_opens_nor_closes() {
    assert_eq!(trim("a/it's"), "a/it's");
    assert_eq!(trim("a/it's'"), "a/it's");
    assert_eq!(trim("a/'it's'"), "a/'it's'");
    assert_eq!(trim("a/'it's'."), "a/'it's'");
    assert_eq!(trim("a/'b'_c'"), "a/'b'_c");
    assert_eq!(trim("a/'b''"), "a/'b'");
}

#[test]
fn punctuation_inside_stays() {
    assert_eq!(trim("a.b,c;d:e!f?g'h"), "a.b,c;d:e!f?g'h");
    assert_eq!(trim("a...!?"), "a");
    assert_eq!(trim("a/-_~*$&=+@#"), "a/-_~*$&=+@#");
    assert_eq!(without_punctuation("ああ。", |c| c.is_ascii()), "ああ。".len());
}
