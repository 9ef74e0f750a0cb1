//! Checks of percent-encodings.

use super::super::subject::{Found, Part, Subject};
use super::repairs::dots;
use crate::schemes::Schemes;
use crate::syntax::Component;
use crate::text::{character_at, is_unreserved, octet_at};

/// The percent-encodings of a text: the offset and the octet of each.
fn encodings(text: &str) -> impl Iterator<Item = (usize, u8)> {
    let at = text.match_indices('%').map(|(at, _)| at);
    at.filter_map(|at| Some((at, octet_at(&text.as_bytes()[at..])?)))
}

/// Adds a hit on the percent-encodings of the part for whose octet `is` returns true.
fn octets(part: Part<'_>, found: &mut Found<'_>, is: impl Fn(u8) -> bool) {
    let places = encodings(part.text).filter(|(_, octet)| is(*octet));
    found.places(part, places.map(|(at, _)| (at, at + 3)));
}

/// RFC 3986 §2.1.
pub fn lower_case_digits(subject: &Subject<'_>, found: &mut Found<'_>) {
    for part in subject.parts() {
        let has_lower = |at: &usize| part.text[at + 1..at + 3].contains(|c: char| c.is_lowercase());
        let places = encodings(part.text).map(|(at, _)| at).filter(has_lower);
        found.places(part, places.map(|at| (at, at + 3)));
    }
}

/// RFC 3986 §2.3, unless the scheme says otherwise.
pub fn unreserved(subject: &Subject<'_>, found: &mut Found<'_>) {
    let scheme = subject.components.scheme();
    if scheme.is_some_and(|scheme| !Schemes::known().may_decode(scheme)) {
        return;
    }
    let unreserved = |octet| is_unreserved(char::from(octet));
    // A relative reference is resolved before it is normalized. If dots were decoded before that,
    // resolution would remove them with the preceding segments.
    let is_relative = subject.scheme().is_none();
    for part in subject.parts() {
        if is_relative && part.component == Component::Path {
            for segment in subject.segments() {
                match dots(segment.text) {
                    Some(_) => found.part_without_fix(segment),
                    None => octets(segment, found, unreserved),
                }
            }
        } else {
            octets(part, found, unreserved);
        }
    }
}

/// RFC 3986 §2.4: `%25` before two hexadecimal digits that may have encoded a non-ASCII octet, or
/// a US-ASCII character that is not unreserved.
pub fn encoded_twice(subject: &Subject<'_>, found: &mut Found<'_>) {
    let was_encoded = |octet: u8| !octet.is_ascii() || !is_unreserved(char::from(octet));
    for part in subject.parts() {
        let places = encodings(part.text).filter(|(at, octet)| {
            // The two characters after `%25` were encoded if they are an encoding after a `%`.
            let inner = part.text.as_bytes().get(at + 3..at + 5).unwrap_or_default();
            *octet == b'%' && octet_at(&[b"%", inner].concat()).is_some_and(was_encoded)
        });
        found.places(part, places.map(|(at, _)| (at, at + 5)));
    }
}

/// RFC 3986 §7.3. A data URI may contain any octets.
pub fn nul(subject: &Subject<'_>, found: &mut Found<'_>) {
    if !subject.has_scheme("data") {
        subject.parts().for_each(|part| octets(part, found, |octet| octet == 0));
    }
}

/// RFC 3986 §7.2. In a mailto URI they are line breaks of the message.
pub fn line_breaks(subject: &Subject<'_>, found: &mut Found<'_>) {
    let is_line_break = |octet| matches!(octet, b'\r' | b'\n');
    if !subject.has_scheme("data") && !subject.has_scheme("mailto") {
        subject.parts().for_each(|part| octets(part, found, is_line_break));
    }
}

/// RFC 3986 §7.3: characters to which file systems assign a meaning.
pub fn file_system_characters(subject: &Subject<'_>, found: &mut Found<'_>) {
    octets(subject.path(), found, |octet| matches!(octet, b'/' | b'\\'));
}

/// RFC 3987 §6.4. A data URI may contain binary data.
pub fn not_utf8(subject: &Subject<'_>, found: &mut Found<'_>) {
    let is_looked_at = |part: &Part<'_>| part.component != Component::Host;
    for part in subject.parts().filter(is_looked_at).filter(|_| !subject.has_scheme("data")) {
        ill_formed(part, found, false);
    }
}

/// RFC 3986 §3.2.2.
pub fn host_not_utf8(subject: &Subject<'_>, found: &mut Found<'_>) {
    subject.host().into_iter().for_each(|host| ill_formed(host, found, false));
}

/// RFC 3987 §8: "overlong byte sequences".
pub fn overlong_sequences(subject: &Subject<'_>, found: &mut Found<'_>) {
    subject.parts().for_each(|part| ill_formed(part, found, true));
}

/// Finds octets that are not part of a strictly legal UTF-8 sequence: either those of overlong
/// sequences, or all others.
fn ill_formed(part: Part<'_>, found: &mut Found<'_>, overlong_ones: bool) {
    let bytes = part.text.as_bytes();
    let mut at = 0;
    let places = core::iter::from_fn(|| {
        loop {
            at += part.text[at..].find('%')?;
            let (start, rest) = (at, &bytes[at..]);
            if let Some(c) = character_at(rest) {
                at += 3 * c.len_utf8();
                continue;
            }
            let overlong = overlong(rest);
            if octet_at(rest).is_none() {
                at += 1;
                continue;
            }
            at = (at + 3 * overlong.unwrap_or(1)).min(bytes.len());
            if overlong.is_some() == overlong_ones {
                return Some((start, at));
            }
        }
    });
    found.places(part, places);
}

/// The length in octets of the overlong sequence at the beginning, if there is one: it begins with
/// C0, with C1, with E0 before an octet less than A0, or with F0 before an octet less than 90 (RFC
/// 3629 §3).
fn overlong(text: &[u8]) -> Option<usize> {
    let (octets, limit) = match octet_at(text)? {
        0xC0 | 0xC1 => (2, 0xC0),
        0xE0 => (3, 0xA0),
        0xF0 => (4, 0x90),
        _ => return None,
    };
    let continuation = |index: usize| octet_at(text.get(3 * index..)?);
    let continues =
        |index, limit| continuation(index).is_some_and(|octet| (0x80..limit).contains(&octet));
    (continues(1, limit) && (2..octets).all(|index| continues(index, 0xC0))).then_some(octets)
}
