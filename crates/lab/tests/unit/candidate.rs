//! Tests of `read/extract/candidate.rs`.

use super::OpenSigns;

#[test]
fn what_stands_in_strings_and_comments_opens_nothing() {
    for (line, is_open) in [
        ("a = \"(\"", false),
        ("a = ( b", true),
        ("a = b / ; or", true),
        ("a = b ; /", false),
        ("a =", true),
        ("a = <(>", false),
        ("a = \"/\"", false),
    ] {
        let mut open = OpenSigns::default();
        open.add_line(line);
        assert_eq!(open.is_open(), is_open, "{line}");
    }
}
