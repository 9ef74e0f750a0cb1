//! RFC 3987 §5.3.2.1: case normalization.

use super::CaseOf;
use super::form::Form;
use crate::syntax::Component;
use alloc::string::String;

pub(super) fn normalize(form: &mut Form<'_>, of: CaseOf) {
    if of.scheme {
        lower_case(form, Component::Scheme);
    }
    // "Case equivalence for non-ASCII characters in IRI components that are IDNs are
    // discussed in section 5.3.3": a host that has some is left alone.
    if of.host && form.get(Component::Host).is_some_and(str::is_ascii) {
        lower_case(form, Component::Host);
    }
    if of.hexadecimal_digits {
        for component in Component::ALL {
            let upper = form.get(component).and_then(with_upper_case_digits);
            if upper.is_some() {
                form.change(component, upper);
            }
        }
    }
}

fn lower_case(form: &mut Form<'_>, component: Component) {
    let lower = form.get(component).and_then(with_lower_case_letters);
    if lower.is_some() {
        form.change(component, lower);
    }
}

/// The letters of US-ASCII in lower case, except hexadecimal digits of a pct-encoded;
/// `None` where they are.
pub(crate) fn with_lower_case_letters(text: &str) -> Option<String> {
    let plain = |digits: usize, byte: u8| if byte == b'%' { 2 } else { digits.saturating_sub(1) };
    let mut digits = 0;
    let some = text.bytes().any(|byte| {
        let changes = digits == 0 && byte.is_ascii_uppercase();
        digits = plain(digits, byte);
        changes
    });
    some.then(|| {
        let mut digits = 0;
        let fold = |c: char| {
            let folded = if digits == 0 { c.to_ascii_lowercase() } else { c };
            digits = if c == '%' { 2 } else { usize::saturating_sub(digits, 1) };
            folded
        };
        text.chars().map(fold).collect()
    })
}

/// The hexadecimal digits of each pct-encoded in upper case; `None` where they are.
pub(crate) fn with_upper_case_digits(text: &str) -> Option<String> {
    let lower = |digits: &[u8]| digits.iter().take(2).any(u8::is_ascii_lowercase);
    let bytes = text.as_bytes();
    let some =
        (bytes.iter().enumerate()).any(|(at, byte)| *byte == b'%' && lower(&bytes[at + 1..]));
    some.then(|| {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = rest.find('%') {
            let end = (at + 3).min(rest.len());
            out.push_str(&rest[..at]);
            out.extend(rest[at..end].chars().map(|c| c.to_ascii_uppercase()));
            rest = &rest[end..];
        }
        out.push_str(rest);
        out
    })
}
