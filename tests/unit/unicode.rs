//! Unit tests of `src/host/unicode.rs`.

use super::*;

/// Each predicate accepts one character and rejects another. If it rejects all letters, the
/// version is 0.0.0.
#[test]
fn versions_come_from_predicates_that_accept_and_reject() {
    assert!(is_assigned('a') && !is_assigned('\u{378}'));
    assert!(is_valid_in_uts46('a') && !is_valid_in_uts46('A'));
    assert_eq!(newest(|_| false), (0, 0, 0));
}
