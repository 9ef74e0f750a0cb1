//! Checks of percent-encodings.

use super::super::subject::{Hits, Part, Subject};
use super::repairs;
use crate::schemes::Schemes;
use crate::syntax::Component;
use crate::text::{decoded_character_at, decoded_octet_at, is_unreserved};

/// The percent-encodings of a text: the offset and the octet of each.
fn encodings(text: &str) -> impl Iterator<Item = (usize, u8)> {
    let at = text.match_indices('%').map(|(at, _)| at);
    at.filter_map(|at| Some((at, decoded_octet_at(&text.as_bytes()[at..])?)))
}

/// Adds a hit on the percent-encodings of the part for whose octet `is_hit` returns true, if there
/// are any.
fn add_encodings(part: Part<'_>, hits: &mut Hits<'_>, is_hit: impl Fn(u8) -> bool) {
    let wanted = encodings(part.text).filter(|(_, octet)| is_hit(*octet));
    hits.add_ranges(part, wanted.map(|(at, _)| (at, at + 3)));
}

/// Finds percent-encodings with lower-case digits (RFC 3986 §2.1), except those that [`unreserved`]
/// replaces by their character.
pub fn lower_case_digits(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let unreserved_is_checked = subject.decodes_unreserved && may_decode(subject);
    for part in subject.parts() {
        let mut dot_segments = undecoded_segments(subject, part).peekable();
        // Whether no fix of [`unreserved`] replaces the percent-encoding of this octet.
        let mut stays_encoded = |at: usize, octet: u8| {
            let at = part.span.start + at;
            while dot_segments.next_if(|segment| segment.span.end <= at).is_some() {}
            !unreserved_is_checked
                || !is_unreserved(char::from(octet))
                || dot_segments.peek().is_some_and(|segment| segment.span.start <= at)
        };
        let has_lower = |at: usize| part.text[at + 1..at + 3].contains(|c: char| c.is_lowercase());
        let found =
            encodings(part.text).filter(|&(at, octet)| has_lower(at) && stays_encoded(at, octet));
        hits.add_ranges(part, found.map(|(at, _)| (at, at + 3)));
    }
}

/// Whether the scheme, if there is one, allows percent-encodings of unreserved characters to be
/// decoded.
fn may_decode(subject: &Subject<'_>) -> bool {
    let scheme = subject.components.scheme();
    scheme.is_none_or(|scheme| Schemes::known().may_decode(scheme))
}

/// The dot segments of a relative reference with percent-encoded dots, if `part` is its path. If they
/// were decoded before the reference is resolved, resolution would remove them with the preceding
/// segments.
fn undecoded_segments<'s>(
    subject: &'s Subject<'_>,
    part: Part<'_>,
) -> impl Iterator<Item = Part<'s>> {
    let is_relative_path = subject.scheme().is_none() && part.component == Component::Path;
    let segments = is_relative_path.then(|| subject.segments());
    segments.into_iter().flatten().filter(|segment| repairs::dots(segment.text).is_some())
}

/// Finds percent-encodings of unreserved characters (RFC 3986 §2.3), unless the scheme says that
/// they may not be decoded.
pub fn unreserved(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    if !may_decode(subject) {
        return;
    }
    let unreserved = |octet| is_unreserved(char::from(octet));
    // The encoded dot segments of a relative reference have no fix: once they are decoded, resolution would
    // remove them together with the segment before.
    let is_relative = subject.scheme().is_none();
    for part in subject.parts() {
        if is_relative && part.component == Component::Path {
            for segment in subject.segments() {
                match repairs::dots(segment.text) {
                    Some(_) => hits.add_part_without_fix(segment),
                    None => add_encodings(segment, hits, unreserved),
                }
            }
        } else {
            add_encodings(part, hits, unreserved);
        }
    }
}

/// Finds text that seems to be percent-encoded twice (RFC 3986 §2.4): `%25` before the two
/// hexadecimal digits of a non-ASCII octet, or of a US-ASCII character that is not unreserved.
pub fn encoded_twice(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let needs_encoding = |octet: u8| !octet.is_ascii() || !is_unreserved(char::from(octet));
    for part in subject.parts() {
        let doubled = encodings(part.text).filter(|(at, octet)| {
            let digits = part.text.as_bytes().get(at + 3..at + 5).unwrap_or_default();
            *octet == b'%' && decoded_octet_at(&[b"%", digits].concat()).is_some_and(needs_encoding)
        });
        hits.add_ranges(part, doubled.map(|(at, _)| (at, at + 5)));
    }
}

/// Finds `%00` (RFC 3986 §7.3). A data URI may contain any octets.
pub fn nul(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    if !subject.has_scheme("data") {
        subject.parts().for_each(|part| add_encodings(part, hits, |octet| octet == 0));
    }
}

/// Finds `%0D` and `%0A` (RFC 3986 §7.2). In a mailto URI they are line breaks of the message.
pub fn line_breaks(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let is_line_break = |octet| matches!(octet, b'\r' | b'\n');
    if !subject.has_scheme("data") && !subject.has_scheme("mailto") {
        subject.parts().for_each(|part| add_encodings(part, hits, is_line_break));
    }
}

/// Finds percent-encoded characters of the path to which file systems assign a meaning (RFC 3986
/// §7.3).
pub fn file_system_characters(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    add_encodings(subject.path(), hits, |octet| matches!(octet, b'/' | b'\\'));
}

/// Finds percent-encodings outside of the host that are not UTF-8 (RFC 3987 §6.4). A data URI may
/// contain binary data.
pub fn not_utf8(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    if subject.has_scheme("data") {
        return;
    }
    for part in subject.parts().filter(|part| part.component != Component::Host) {
        add_ill_formed(part, hits, IllFormed::Other);
    }
}

/// Finds percent-encodings in the host that are not UTF-8 (RFC 3986 §3.2.2).
pub fn host_not_utf8(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    subject.host().into_iter().for_each(|host| add_ill_formed(host, hits, IllFormed::Other));
}

/// Finds percent-encoded "overlong byte sequences" (RFC 3987 §8).
pub fn overlong_sequences(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    subject.parts().for_each(|part| add_ill_formed(part, hits, IllFormed::Overlong));
}

/// The kinds of octets that are not part of a strictly legal UTF-8 sequence.
#[derive(PartialEq)]
enum IllFormed {
    /// The octets of overlong sequences.
    Overlong,
    /// All others.
    Other,
}

/// Adds a hit on the percent-encoded octets of this kind, if there are any: those of overlong
/// sequences, or all others that are not UTF-8.
fn add_ill_formed(part: Part<'_>, hits: &mut Hits<'_>, kind: IllFormed) {
    let bytes = part.text.as_bytes();
    let mut at = 0;
    let ranges = core::iter::from_fn(|| {
        loop {
            at += part.text[at..].find('%')?;
            let (start, rest) = (at, &bytes[at..]);
            // The percent-encodings of a character are well-formed.
            if let Some(c) = decoded_character_at(rest) {
                at += 3 * c.len_utf8();
                continue;
            }
            let overlong = overlong(rest);
            // A lone `%` encodes nothing.
            if decoded_octet_at(rest).is_none() {
                at += 1;
                continue;
            }
            at = (at + 3 * overlong.unwrap_or(1)).min(bytes.len());
            if overlong.is_some() == (kind == IllFormed::Overlong) {
                return Some((start, at));
            }
        }
    });
    hits.add_ranges(part, ranges);
}

/// The length in octets of the percent-encoded overlong sequence at the beginning, if there is one:
/// it begins with C0, with C1, with E0 before an octet less than A0, or with F0 before an octet
/// less than 90 (RFC 3629 §3).
fn overlong(text: &[u8]) -> Option<usize> {
    // The number of octets, and the limit below which the second octet makes them overlong.
    let (octets, limit) = match decoded_octet_at(text)? {
        0xC0 | 0xC1 => (2, 0xC0),
        0xE0 => (3, 0xA0),
        0xF0 => (4, 0x90),
        _ => return None,
    };
    // Each octet takes three bytes of the text: `%` and two digits.
    let continuation = |index: usize| decoded_octet_at(text.get(3 * index..)?);
    let continues =
        |index, limit| continuation(index).is_some_and(|octet| (0x80..limit).contains(&octet));
    (continues(1, limit) && (2..octets).all(|index| continues(index, 0xC0))).then_some(octets)
}
