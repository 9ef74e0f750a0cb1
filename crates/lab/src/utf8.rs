//! The symbols of a text: its characters, or the octets of its UTF-8.

use super::chars::CharSet;
use std::ops::RangeInclusive;

/// The disjoint ranges of octets that the ABNF of RFC 3629 section 4 distinguishes. Octets of the
/// last two ranges never occur in UTF-8.
const UTF8_SETS: [RangeInclusive<u8>; 14] = [
    0..=0x7F,
    0x80..=0x8F,
    0x90..=0x9F,
    0xA0..=0xBF,
    0xC2..=0xDF,
    0xE0..=0xE0,
    0xE1..=0xEC,
    0xED..=0xED,
    0xEE..=0xEF,
    0xF0..=0xF0,
    0xF1..=0xF3,
    0xF4..=0xF4,
    0xC0..=0xC1,
    0xF5..=0xFF,
];

/// Returns the set of the characters that represent these octets.
pub(super) fn octet_range(range: RangeInclusive<u8>) -> CharSet {
    CharSet::range(char::from(*range.start()), char::from(*range.end()))
}

/// Returns the sets of octets that an alphabet needs to distinguish UTF-8 from other octets.
pub(super) fn utf8_sets() -> impl Iterator<Item = CharSet> {
    UTF8_SETS.into_iter().map(octet_range)
}

/// The symbols of a text, characters or octets, each with its byte offset.
pub(super) fn symbols(text: &str, octets: bool) -> impl Iterator<Item = (usize, char)> + '_ {
    let characters = text.char_indices().filter(move |_| !octets);
    let bytes = text.bytes().map(char::from).enumerate().filter(move |_| octets);
    characters.chain(bytes)
}

/// Returns the last character boundary of the text at or before byte `at`.
pub(super) fn char_boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// Decodes octets as UTF-8. If they are not UTF-8, returns their values in ABNF notation, as
/// `%xC3.28`.
pub(super) fn text_of_octets(octets: impl Iterator<Item = char>) -> String {
    let octets: Vec<u8> = octets.map(|octet| octet as u32 as u8).collect();
    String::from_utf8(octets).unwrap_or_else(|error| {
        let values: Vec<String> =
            error.as_bytes().iter().map(|octet| format!("{octet:02X}")).collect();
        format!("%x{}", values.join("."))
    })
}
