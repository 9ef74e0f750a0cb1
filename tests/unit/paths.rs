//! Unit tests of `src/resolution/paths.rs`.

use super::*;
use alloc::format;

#[test]
fn only_dot_segments_are_found() {
    for path in [".", "..", "./", "../", "/.", "/..", "/./a", "a/..", "a/b/../c", "a/.b/."] {
        assert!(has_dot_segments(path), "{path}");
    }
    for path in ["", "/", ".a", "a.", "...", "/.a", "/a./b", "/.../", "..a/.b"] {
        assert!(!has_dot_segments(path), "{path}");
    }
}

#[test]
fn a_dot_after_a_slash_is_found_at_every_place() {
    // Longer texts take too long in Miri.
    for length in 0..if cfg!(miri) { 36 } else { 70 } {
        let without = "a.".repeat(length);
        assert!(!has_slash_dot(without.as_bytes()));
        assert!(!has_slash_dot(without.replace('.', "/").as_bytes()));
        for at in 0..length {
            let (before, after) = ("a".repeat(at), "b".repeat(length - at));
            assert!(has_slash_dot(format!("{before}/.{after}").as_bytes()));
            assert!(!has_slash_dot(format!("{before}./{after}").as_bytes()));
        }
    }
}
