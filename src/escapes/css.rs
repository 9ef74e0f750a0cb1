//! Escapes in a string of CSS: CSS Syntax Level 3 sections 4.3.5 and 4.3.7.

use alloc::borrow::Cow;
use alloc::string::String;

const NEWLINES: [&str; 4] = ["\r\n", "\n", "\r", "\u{c}"];

pub(super) fn resolve(text: &str) -> Cow<'_, str> {
    if !text.contains('\\') {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((plain, after)) = rest.split_once('\\') {
        out.push_str(plain);
        let digits = after.bytes().take(6).take_while(u8::is_ascii_hexdigit).count();
        let (digits, after_digits) = after.split_at(digits);
        rest = if let Ok(number) = u32::from_str_radix(digits, 16) {
            let c = char::from_u32(number).filter(|c| *c != '\0');
            out.push(c.unwrap_or(char::REPLACEMENT_CHARACTER));
            without(after_digits, NEWLINES.iter().chain(&[" ", "\t"])).unwrap_or(after_digits)
        } else if let Some(next_line) = without(after, NEWLINES.iter()) {
            next_line
        } else {
            let mut characters = after.chars();
            out.extend(characters.next());
            characters.as_str()
        };
    }
    out.push_str(rest);
    out.into()
}

/// The text without the first of these that it begins with.
fn without<'t, 'p>(
    text: &'t str,
    mut prefixes: impl Iterator<Item = &'p &'p str>,
) -> Option<&'t str> {
    prefixes.find_map(|prefix| text.strip_prefix(*prefix))
}
