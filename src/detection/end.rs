//! RFC 3986 Appendix C: "punctuation marks that might be mistaken for part of the URI".

use super::brackets::{Balance, opens};
use super::characters::is_punctuation;

/// The length of `text` without the punctuation at its end: what ends a sentence or a part
/// of one, what opens a bracket or a quotation, and what closes one that is not open within.
pub(super) fn without_punctuation(text: &str, foreign: bool) -> usize {
    let mut balance = Balance::of(text);
    let mut rest = text;
    while let Some(last) = rest.chars().next_back() {
        let kept = !last.is_ascii() && !foreign
            || !is_punctuation(last) && !matches!(last, '(' | ')' | '[' | ']')
            || !opens(last) && balance.closes(last);
        if kept {
            break;
        }
        balance.drop_last(last);
        rest = &rest[..rest.len() - last.len_utf8()];
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

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
    }

    #[test]
    fn punctuation_within_stays() {
        assert_eq!(kept("a.b,c;d:e!f?g'h"), "a.b,c;d:e!f?g'h");
        assert_eq!(kept("a...!?"), "a");
        assert_eq!(kept("a/-_~*$&=+@#"), "a/-_~*$&=+@#");
        assert_eq!(without_punctuation("ああ。", false), "ああ。".len());
    }
}
