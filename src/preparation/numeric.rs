//! Guidelines of 2011 §4 step 4: numeric character references.

use super::note::What;
use super::options::References;
use super::state::State;
use crate::mapping::{is_ucschar, is_unreserved};
use crate::syntax::Span;

/// Replaces the references that are to be replaced.
pub(super) fn resolve(state: &mut State<'_>, which: References) {
    if which == References::Off {
        return;
    }
    let State { sourced, record } = state;
    sourced.edit(|edit| {
        let text = edit.text();
        let mut at = 0;
        while let Some(found) = text[at..].find("&#") {
            let start = at + found;
            let Some((number, length)) = number(&text[start + 2..]) else {
                at = start + 2;
                continue;
            };
            at = start + 2 + length;
            let part = Span { start, end: at };
            match char::from_u32(number).filter(|c| *c != '\0') {
                Some(c) if which == References::All || is_iunreserved(c) => {
                    let source = edit.replace(part, c.encode_utf8(&mut [0; 4]));
                    record.note(What::Reference, None, source, Some(c));
                }
                Some(_) => {}
                None => record.note(What::BadReference, None, edit.origin(part), Some('&')),
            }
        }
    });
}

/// The number of a reference after its `&#`, and the length of the rest with its `;`. A
/// number that is too large for any character is `u32::MAX`.
fn number(rest: &str) -> Option<(u32, usize)> {
    let (radix, prefix) = if rest.starts_with(['x', 'X']) { (16, 1) } else { (10, 0) };
    let digits = rest[prefix..].bytes().take_while(|b| char::from(*b).is_digit(radix)).count();
    let end = prefix + digits;
    if digits == 0 || !rest[end..].starts_with(';') {
        return None;
    }
    // Leading zeros may be many; what is longer than u32 is beyond U+10FFFF.
    let number = u32::from_str_radix(rest[prefix..end].trim_start_matches('0'), radix);
    let is_zero = rest[prefix..end].bytes().all(|byte| byte == b'0');
    Some((if is_zero { 0 } else { number.unwrap_or(u32::MAX) }, end + 1))
}

/// `iunreserved` of RFC 3987.
fn is_iunreserved(c: char) -> bool {
    is_unreserved(c) || is_ucschar(c)
}
