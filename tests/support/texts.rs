//! What properties make texts of, and read them by.

use proptest::sample::{Select, select};

/// One of these characters.
pub fn one_of(characters: &str) -> Select<char> {
    select(characters.chars().collect::<Vec<_>>())
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
