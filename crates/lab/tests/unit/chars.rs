//! Tests of `chars.rs`.

use super::*;

#[test]
fn complement_twice_is_the_set_itself() {
    for set in [
        CharSet::empty(),
        CharSet::all(),
        CharSet::range('a', 'f'),
        CharSet::from_ranges([(0, 5), (0xD7FF, 0xE000), (0x10FFFF, 0x10FFFF)]),
    ] {
        assert_eq!(set.complement().complement(), set);
        assert_eq!(set.len() + set.complement().len(), 0x110000 - 0x800);
    }
}

#[test]
fn surrogates_are_not_characters() {
    assert!(CharSet::from_ranges([(0xD800, 0xDFFF)]).is_empty());
    assert_eq!(CharSet::all().len(), 0x110000 - 0x800);
}

#[test]
fn both_cases() {
    let set = CharSet::single('v').ascii_case_folded();
    assert_eq!(set, ['v', 'V'].into_iter().collect());
}

#[test]
fn intersection_and_difference() {
    let a = CharSet::range('a', 'm');
    let b = CharSet::range('k', 'z');
    assert_eq!(a.intersection(&b), CharSet::range('k', 'm'));
    assert_eq!(a.difference(&b), CharSet::range('a', 'j'));
}
