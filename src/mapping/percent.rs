//! Percent-encoding: `%HH` from octets, and octets and characters from `%HH`.

use alloc::borrow::Cow;
use alloc::string::String;
#[cfg(feature = "idna")]
use alloc::vec::Vec;

/// Whether the character may stand somewhere in a URI (RFC 3986 section 2): in
/// `unreserved`, in `reserved`, or the `%` of a pct-encoded.
pub(crate) fn is_uri_character(c: char) -> bool {
    c.is_ascii_graphic() && !is_printable_excluded(c)
}

/// The printable characters of US-ASCII that are not allowed in URIs (RFC 3987
/// section 3.1): `<`, `>`, `"`, space, `{`, `}`, `|`, `\`, `^` and the grave accent.
pub(super) fn is_printable_excluded(c: char) -> bool {
    matches!(c, '<' | '>' | '"' | ' ' | '{' | '}' | '|' | '\\' | '^' | '`')
}

/// `unreserved` of RFC 3986.
pub(crate) fn is_unreserved(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_' | '~')
}

/// RFC 3987 §3.1 step 2.2: `%HH`, with upper-case letters.
pub(crate) fn push_octet(out: &mut String, octet: u8) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    out.push('%');
    out.push(char::from(DIGITS[usize::from(octet >> 4)]));
    out.push(char::from(DIGITS[usize::from(octet & 15)]));
}

/// RFC 3987 §3.1 steps 2.1 and 2.2: the octets of the character in UTF-8, as `%HH`.
pub(super) fn push_character(out: &mut String, c: char) {
    for octet in c.encode_utf8(&mut [0; 4]).bytes() {
        push_octet(out, octet);
    }
}

/// RFC 3987 §3.1 step 2 for each character that is to be encoded.
pub(crate) fn push_encoded(out: &mut String, text: &str, encode: impl Fn(char) -> bool) {
    let mut plain = 0;
    for (at, c) in text.char_indices().filter(|(_, c)| encode(*c)) {
        out.push_str(&text[plain..at]);
        push_character(out, c);
        plain = at + c.len_utf8();
    }
    out.push_str(&text[plain..]);
}

/// The text with each character that is to be encoded as `%HH`; the text itself where
/// there is none.
pub(super) fn encoded(text: Cow<'_, str>, encode: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&encode) {
        return text;
    }
    let mut out = String::with_capacity(encoded_capacity(&text));
    push_encoded(&mut out, &text, encode);
    Cow::Owned(out)
}

/// The length in bytes of the text with all that is not US-ASCII as `%HH`.
pub(crate) fn encoded_capacity(text: &str) -> usize {
    text.len() + 2 * text.bytes().filter(|byte| !byte.is_ascii()).count()
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

/// The character whose UTF-8 octets stand as pct-encoded at the beginning of the
/// text, if they are a strictly legal sequence (RFC 3629 section 4). It has taken
/// three bytes of the text for each octet.
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

/// The percent-encodings of the text with upper-case letters (RFC 3987 §3.2: those of
/// the octets that are encoded again). Made for a text that consists of them.
pub(super) fn push_upper_case(out: &mut String, encodings: &str) {
    out.extend(encodings.chars().map(|c| c.to_ascii_uppercase()));
}

/// The text with all of its percent-encodings undone; `None` where one of them is
/// not part of a strictly legal UTF-8 sequence, or a `%` begins no pct-encoded.
pub(crate) fn decoded(text: &str) -> Option<Cow<'_, str>> {
    if !text.contains('%') {
        return Some(text.into());
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let (plain, encoded) = rest.split_at(rest.find('%').unwrap_or(rest.len()));
        out.push_str(plain);
        rest = encoded;
        if !rest.is_empty() {
            let c = character_at(rest.as_bytes())?;
            out.push(c);
            rest = &rest[3 * c.len_utf8()..];
        }
    }
    Some(out.into())
}

/// The octets of the text with all of its percent-encodings undone. A `%` that begins no
/// pct-encoded stands for itself.
#[cfg(feature = "idna")]
pub(crate) fn decoded_octets(text: &str) -> Vec<u8> {
    let mut octets = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        match octet_at(rest) {
            Some(octet) => {
                octets.push(octet);
                rest = &rest[3..];
            }
            None => {
                octets.push(*first);
                rest = after;
            }
        }
    }
    octets
}
