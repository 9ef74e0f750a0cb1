//! What properties make texts of, and read them by.

use proptest::char::range;
use proptest::sample::{Select, select};
use proptest::strategy::{Strategy, Union};

/// One of these characters.
pub fn one_of(characters: &str) -> Select<char> {
    select(characters.chars().collect::<Vec<_>>())
}

/// A character of US-ASCII, or one that a legacy character encoding has.
#[cfg_attr(not(feature = "charset"), allow(dead_code))]
pub fn legacy_character() -> impl Strategy<Value = char> {
    let ranges = [
        (' ', '~'),
        ('\u{a0}', '\u{180}'),
        ('\u{3041}', '\u{30ff}'),
        ('\u{4e00}', '\u{5000}'),
        ('\u{ac00}', '\u{ad00}'),
    ];
    Union::new(ranges.map(|(first, last)| range(first, last).boxed()))
        .or(one_of("\u{a5}\u{203e}\u{2126}\u{212b}\u{ea}\u{323}").boxed())
}

/// The octets that percent-encodings and characters of a text stand for.
pub fn decoded(text: &str) -> Vec<u8> {
    let mut octets = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        octets.extend_from_slice(before.as_bytes());
        octets.push(u8::from_str_radix(&after[..2], 16).unwrap());
        rest = &after[2..];
    }
    octets.extend_from_slice(rest.as_bytes());
    octets
}
