use super::*;

#[test]
fn eight_octets_are_looked_at_as_each_of_them_is() {
    for c in (0..0x100).filter_map(char::from_u32) {
        for length in 0..20 {
            for at in 0..=length {
                let text = ["x".repeat(at), c.to_string(), "x".repeat(length - at)].concat();
                let is = |c: char| matches!(c, ' '..='~');
                assert_eq!(is_plain(&text), text.chars().all(is), "{text:?}");
                let others = |c: char| is(c) && !matches!(c, '"' | '\\');
                assert_eq!(is_plain_without(&text, *b"\"\\"), text.chars().all(others), "{text:?}");
            }
        }
    }
}

#[test]
fn what_need_not_be_looked_up_is_seen() {
    for c in (0..=0x10_ffff).filter_map(char::from_u32) {
        assert_eq!(is_unseen(c), c != ' ' && is_unseen_by_properties(c), "{c:?}");
    }
}
