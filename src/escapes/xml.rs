//! References of XML 1.0.

use super::EscapeError;
use crate::grammar::{Citation, Document};
use crate::syntax::Span;
use alloc::borrow::Cow;
use alloc::string::String;

const REFERENCES: Citation = Document::Xml.section("4.1");
const PREDEFINED: Citation = Document::Xml.section("4.6");

pub(super) fn resolve(text: &str) -> Result<Cow<'_, str>, EscapeError> {
    if !text.contains('&') {
        return Ok(text.into());
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((plain, after)) = rest.split_once('&') {
        out.push_str(plain);
        let start = text.len() - after.len() - 1;
        let (c, length) = reference(after).map_err(|(length, reason, section)| EscapeError {
            what: if length == 0 { "ampersand" } else { "reference" },
            reason,
            span: Span { start, end: start + 1 + length },
            section,
        })?;
        out.push(c);
        rest = &after[length..];
    }
    out.push_str(rest);
    Ok(out.into())
}

/// The character of a reference after its `&`, and the length of the rest with its `;`; or why
/// it is none, with the length of what might be one.
fn reference(after: &str) -> Result<(char, usize), (usize, &'static str, Citation)> {
    let none = (0, "begins no reference", REFERENCES);
    if let Some(digits) = after.strip_prefix('#') {
        // In XML the `x` is of lower case.
        let number = number(digits).filter(|_| !digits.starts_with('X'));
        let (number, length) = number.ok_or(none)?;
        let character = char::from_u32(number).filter(|c| is_char(*c));
        let no_character = (length + 1, "stands for no character of XML", REFERENCES);
        return Ok((character.ok_or(no_character)?, length + 1));
    }
    let end = after.find(|c: char| !c.is_alphanumeric()).unwrap_or(after.len());
    let name = after.get(..end).filter(|name| !name.is_empty() && after[end..].starts_with(';'));
    let c = match name.ok_or(none)? {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        _ => return Err((end + 1, "has a name that XML does not define by itself", PREDEFINED)),
    };
    Ok((c, end + 1))
}

/// `Char` of XML 1.0 section 2.2.
fn is_char(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | ' '..='\u{FFFD}' | '\u{10000}'..)
}

/// The number of a numeric character reference after its `&#`, and the length of the rest with
/// its `;`. A number that is too large for any character is `u32::MAX`.
pub(crate) fn number(rest: &str) -> Option<(u32, usize)> {
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
