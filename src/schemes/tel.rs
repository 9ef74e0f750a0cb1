//! `tel`: RFC 3966 §3.

use crate::syntax::has_octet;
use alloc::string::String;

/// Returns the number and the parameters of `telephone-uri = "tel:" telephone-subscriber`.
pub(crate) fn parse(path: &str) -> (&str, impl Iterator<Item = &str>) {
    let mut parts = path.split(';');
    (parts.next().unwrap_or_default(), parts)
}

/// Returns the name and the value of `parameter = ";" pname ["=" pvalue ]`.
pub(crate) fn parse_parameter(parameter: &str) -> (&str, Option<&str>) {
    match parameter.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (parameter, None),
    }
}

/// Whether the number is `global-number-digits` or `local-number-digits`.
pub(crate) fn is_number(number: &str) -> bool {
    is_global(number) || is_local(number)
}

/// Whether the number is `global-number-digits = "+" *phonedigit DIGIT *phonedigit`, with
/// `phonedigit = DIGIT / [ visual-separator ]`.
fn is_global(number: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_digit();
    number.strip_prefix('+').is_some_and(|digits| consists_of(digits, is_digit))
}

/// Whether the number is
/// `local-number-digits = *phonedigit-hex (HEXDIG / "*" / "#") *phonedigit-hex`. A `#` would
/// begin a fragment, so it is percent-encoded.
fn is_local(number: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_hexdigit() || matches!(c, '*' | '#');
    let decoded = number.replace("%23", "#");
    !has_octet(number, b'#') && consists_of(&decoded, is_digit)
}

/// Whether the text has at least one digit, and otherwise only digits and visual separators.
fn consists_of(digits: &str, is_digit: impl Fn(char) -> bool) -> bool {
    digits.contains(&is_digit) && digits.chars().all(|c| is_digit(c) || is_visual_separator(c))
}

pub(crate) fn without_visual_separators(digits: &str) -> String {
    digits.chars().filter(|c| !is_visual_separator(*c)).collect()
}

/// Whether the character is `visual-separator = "-" / "." / "(" / ")"`.
fn is_visual_separator(c: char) -> bool {
    matches!(c, '-' | '.' | '(' | ')')
}
