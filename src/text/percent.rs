//! Percent-encoding: `%HH` from octets, and octets and characters from `%HH`.

use crate::syntax::Places;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec;
#[cfg(feature = "idna")]
use alloc::vec::Vec;

/// Whether the character may stand somewhere in a URI (RFC 3986 section 2): in
/// `unreserved`, in `reserved`, or the `%` of a pct-encoded.
pub(crate) fn is_uri_character(c: char) -> bool {
    c.is_ascii_graphic() && !is_printable_excluded(c)
}

/// The printable characters of US-ASCII that are not allowed in URIs (RFC 3987
/// section 3.1): `<`, `>`, `"`, space, `{`, `}`, `|`, `\`, `^` and the grave accent.
pub(crate) fn is_printable_excluded(c: char) -> bool {
    matches!(c, '<' | '>' | '"' | ' ' | '{' | '}' | '|' | '\\' | '^' | '`')
}

/// RFC 3986 section 2.3: `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"`.
pub(crate) fn is_unreserved(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_' | '~')
}

/// Each octet as `%HH`, with upper-case letters.
static ENCODED: [[u8; 3]; 256] = {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    let mut encoded = [[b'%'; 3]; 256];
    let mut octet = 0;
    while octet < 256 {
        encoded[octet][1] = DIGITS[octet >> 4];
        encoded[octet][2] = DIGITS[octet & 15];
        octet += 1;
    }
    encoded
};

/// RFC 3987 §3.1 step 2.2: `%HH`, with upper-case letters.
pub(crate) fn push_octet(out: &mut String, octet: u8) {
    ENCODED[usize::from(octet)].iter().for_each(|byte| out.push(char::from(*byte)));
}

/// RFC 3987 §3.1 steps 2.1 and 2.2: the octets of the character in UTF-8, as `%HH`.
pub(super) fn push_character(out: &mut String, c: char) {
    c.encode_utf8(&mut [0; 4]).bytes().for_each(|octet| push_octet(out, octet));
}

/// RFC 3987 §3.1 step 2 for each character for which `encode` holds.
pub(crate) fn push_encoded(out: &mut String, text: &str, encode: impl Fn(char) -> bool) {
    let mut plain = 0;
    for (at, c) in text.char_indices().filter(|(_, c)| encode(*c)) {
        out.push_str(&text[plain..at]);
        push_character(out, c);
        plain = at + c.len_utf8();
    }
    out.push_str(&text[plain..]);
}

/// The text with each character for which `encode` holds as `%HH`; the text itself where
/// there is none.
pub(crate) fn encoded(text: Cow<'_, str>, encode: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&encode) {
        return text;
    }
    let mut out = String::with_capacity(encoded_capacity(&text));
    push_encoded(&mut out, &text, encode);
    Cow::Owned(out)
}

/// RFC 3987 §3.1 step 2 for all that is not US-ASCII, and where the components of the text
/// then stand. In an IRI, that is what is in `ucschar` or `iprivate`.
pub(crate) fn encode_non_ascii(text: &str, places: Places) -> (String, Places) {
    let octets = text.as_bytes();
    let first = run_length(octets, ASCII);
    if first == octets.len() {
        return (text.into(), places);
    }
    let mut out = vec![0; encoded_capacity(text)];
    let (mut free, mut rest) = (&mut out[..], octets);
    let mut plain = first;
    while !rest.is_empty() {
        let (run, after) = rest.split_at(plain);
        let (copy, after_copy) = free.split_at_mut(plain);
        copy.copy_from_slice(run);
        let (run, after) = after.split_at(run_length(after, NON_ASCII));
        let (encoded, after_encoded) = after_copy.split_at_mut(3 * run.len());
        for (encoded, octet) in encoded.as_chunks_mut::<3>().0.iter_mut().zip(run) {
            *encoded = ENCODED[usize::from(*octet)];
        }
        (free, rest) = (after_encoded, after);
        plain = run_length(rest, ASCII);
    }
    let (mut counted, mut added) = (first, 0);
    let places = places.map(|at| {
        if at > counted {
            added += 2 * non_ascii(&octets[counted..at]);
            counted = at;
        }
        at + added
    });
    (String::from_utf8(out).unwrap_or_default(), places)
}

/// The high bits of eight octets, of US-ASCII and of other octets.
const ASCII: u64 = 0;
const NON_ASCII: u64 = 0x8080_8080_8080_8080;

/// The number of octets, from the first one, whose high bits are these.
fn run_length(octets: &[u8], high_bits: u64) -> usize {
    let (words, rest) = octets.as_chunks::<8>();
    for (index, word) in words.iter().enumerate() {
        let others = (u64::from_le_bytes(*word) ^ high_bits) & NON_ASCII;
        if others != 0 {
            return 8 * index + others.trailing_zeros() as usize / 8;
        }
    }
    let is_other = |octet: &u8| octet.is_ascii() != (high_bits == ASCII);
    8 * words.len() + rest.iter().position(is_other).unwrap_or(rest.len())
}

fn non_ascii(octets: &[u8]) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let (words, rest) = octets.as_chunks::<8>();
    // The product has the sum of the octets, each 0 or 1, in its first octet.
    let count = |word: &[u8; 8]| (u64::from_le_bytes(*word) >> 7 & ONES).wrapping_mul(ONES) >> 56;
    let of_words: u64 = words.iter().map(count).sum();
    of_words as usize + rest.iter().filter(|octet| !octet.is_ascii()).count()
}

/// The length in bytes of the text with all that is not US-ASCII as `%HH`.
pub(crate) fn encoded_capacity(text: &str) -> usize {
    text.len() + 2 * non_ascii(text.as_bytes())
}

/// The octet of the pct-encoded at the beginning of the text.
pub(crate) fn octet_at(text: &[u8]) -> Option<u8> {
    let hex = |digit: u8| char::from(digit).to_digit(16);
    match *text {
        [b'%', high, low, ..] => Some((hex(high)? * 16 + hex(low)?) as u8),
        _ => None,
    }
}

/// The octets of a run of pct-encoded.
pub(crate) fn octets_of(encodings: &str) -> impl Iterator<Item = u8> {
    encodings.as_bytes().chunks_exact(3).filter_map(octet_at)
}

/// The character whose UTF-8 octets stand as pct-encoded at the beginning of the text, if they
/// are a strictly legal sequence (RFC 3629 section 4). Each octet is three bytes of the text.
pub(crate) fn character_at(text: &[u8]) -> Option<char> {
    let mut octets = [0; 4];
    let length = match octet_at(text)? {
        0x00..=0x7F => 1,
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => return None,
    };
    for (index, octet) in octets[..length].iter_mut().enumerate() {
        *octet = octet_at(text.get(3 * index..)?)?;
    }
    core::str::from_utf8(&octets[..length]).ok()?.chars().next()
}

/// The text with all of its percent-encodings undone; `None` where one of them is not part of
/// a strictly legal UTF-8 sequence, or a `%` begins no pct-encoded.
pub(crate) fn decoded(text: &str) -> Option<Cow<'_, str>> {
    let Some((plain, mut rest)) = split_at_percent(text) else { return Some(text.into()) };
    let mut out = String::with_capacity(text.len());
    out.push_str(plain);
    while let Some(c) = character_at(rest.as_bytes()) {
        out.push(c);
        let after = &rest[3 * c.len_utf8()..];
        let Some((plain, percent)) = split_at_percent(after) else {
            out.push_str(after);
            return Some(out.into());
        };
        out.push_str(plain);
        rest = percent;
    }
    None
}

fn split_at_percent(text: &str) -> Option<(&str, &str)> {
    text.find('%').map(|at| text.split_at(at))
}

/// The octets of the text with all of its percent-encodings undone. A `%` that begins no
/// pct-encoded stands for itself.
#[cfg(feature = "idna")]
pub(crate) fn decoded_octets(text: &str) -> Vec<u8> {
    let mut octets = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some(first) = rest.first() {
        let decoded = octet_at(rest);
        octets.push(decoded.unwrap_or(*first));
        rest = &rest[if decoded.is_some() { 3 } else { 1 }..];
    }
    octets
}
