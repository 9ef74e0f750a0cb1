//! Tests of `lsp/position.rs`.

use super::{Lines, Position};

#[test]
fn positions_count_utf_16_code_units() {
    let text = "a\u{E9}b\r\n\u{1F600}x\ry\n";
    let lines = Lines::of(text);
    for (at, line, character) in
        [(0, 0, 0), (3, 0, 2), (4, 0, 3), (6, 1, 0), (10, 1, 2), (11, 1, 3), (12, 2, 0)]
    {
        let position = Position::new(line, character);
        assert_eq!(lines.position(text, at), position, "{at}");
        assert_eq!(lines.offset(text, position), at, "{at}");
    }
    assert_eq!(lines.position(text, 14), Position::new(3, 0));
    // Within a character, and behind the ends.
    assert_eq!(lines.position(text, 2), Position::new(0, 1));
    for (line, character, at) in [(1, 1, 10), (0, 99, 4), (9, 0, 14)] {
        assert_eq!(lines.offset(text, Position::new(line, character)), at);
    }
}
