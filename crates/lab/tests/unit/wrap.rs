//! Tests of `wrap.rs`.

use super::{LINE_WIDTH, width, wrap_line};

#[test]
fn long_lines_are_broken_outside_of_strings() {
    for (line, expected) in [
        (
            "rule = \"first alternative\" / \"second alternative\" / ( \"third\" / \"fourth\" \"x\" )",
            &[
                "rule = \"first alternative\" / \"second alternative\"",
                "     / ( \"third\" / \"fourth\" \"x\" )",
            ][..],
        ),
        (
            "  a = ( bbbbbbbbbbbbbbbbbbbbbbbbb / cccccccccccccccccccccccccc / dddddddddddddddd )",
            &[
                "  a = ( bbbbbbbbbbbbbbbbbbbbbbbbb / cccccccccccccccccccccccccc",
                "      / dddddddddddddddd )",
            ],
        ),
        (
            "a = b                     ; a comment that is long enough to leave the columns that it has",
            &["a = b", "    ; a comment that is long enough to leave the columns that it has"],
        ),
        (
            ";; a comment that is on a line of its own, and is too long for the columns that it has",
            &[
                ";; a comment that is on a line of its own, and is too long for the",
                ";; columns that it has",
            ],
        ),
        (
            "    / \"one string with many words, which are not divided, whatever the width is\" b",
            &[
                "    / \"one string with many words, which are not divided, whatever the width is\"",
                "      b",
            ],
        ),
    ] {
        assert_eq!(wrap_line(line), expected);
        assert!(width(line) > LINE_WIDTH);
    }
}
