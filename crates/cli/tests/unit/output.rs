use super::*;

#[test]
fn what_need_not_be_looked_up_is_seen() {
    for c in (0..=0x10_ffff).filter_map(char::from_u32) {
        assert_eq!(is_unseen(c), c != ' ' && is_unseen_by_properties(c), "{c:?}");
    }
}
