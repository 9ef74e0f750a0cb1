//! Unit tests of `src/syntax/characters.rs`.

use super::*;

#[test]
fn spans_are_counted_as_by_in_characters() {
    for text in ["", "a", "é", &"é".repeat(STEP), &"aé日𐌰".repeat(STEP)] {
        let characters = Characters::new(text);
        let ends = (0..=text.len()).filter(|at| text.is_char_boundary(*at)).step_by(1021);
        for start in ends.chain([text.len()]) {
            let span = Span { start, end: text.len() };
            assert_eq!(characters.span(span), span.in_characters(text));
        }
    }
}
