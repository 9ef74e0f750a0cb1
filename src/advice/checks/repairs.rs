//! What is put in place of the text of a finding.

use crate::host::Idna2003;
use crate::ladder;
use crate::mapping::Class;
use crate::resolution;
use alloc::string::{String, ToString};
use unicode_normalization::UnicodeNormalization;

pub(in super::super) fn nothing(_: &str) -> Option<String> {
    Some(String::new())
}

pub(in super::super) fn nfc(text: &str) -> Option<String> {
    Some(text.nfc().collect())
}

/// NFKC, unless it gives a character that is a delimiter or not allowed.
pub(in super::super) fn nfkc(text: &str) -> Option<String> {
    let made: String = text.nfkc().collect();
    let added = |c: char| c.is_ascii() && !c.is_ascii_alphanumeric() && !text.contains(c);
    (!made.contains(added)).then_some(made)
}

pub(in super::super) fn without_bidi_formatting(text: &str) -> Option<String> {
    let formatting =
        |c| Class::BidiFormatting.contains(c) || Class::LaterBidiFormatting.contains(c);
    Some(text.replace(formatting, ""))
}

/// The letters of US-ASCII in lower case; hexadecimal digits of percent-encodings stay.
pub(in super::super) fn lower_case(text: &str) -> Option<String> {
    ladder::with_lower_case_letters(text)
}

pub(in super::super) fn upper_case_digits(text: &str) -> Option<String> {
    ladder::with_upper_case_digits(text)
}

pub(in super::super) fn unreserved_decoded(text: &str) -> Option<String> {
    ladder::decoded(text, false)
}

pub(in super::super) fn without_dot_segments(path: &str) -> Option<String> {
    Some(resolution::remove_dot_segments(path).into_owned())
}

pub(in super::super) fn nameprep(label: &str) -> Option<String> {
    Idna2003::for_validating().nameprep(label).ok()
}

pub(in super::super) fn to_unicode(label: &str) -> Option<String> {
    Some(Idna2003::for_validating().to_unicode(label))
}

/// `%0A` and `%0D` alone as `%0D%0A`.
pub(in super::super) fn line_breaks(text: &str) -> Option<String> {
    let one = text.replace("%0d", "%0D").replace("%0a", "%0A").replace("%0D%0A", "%0A");
    Some(one.replace("%0D", "%0A").replace("%0A", "%0D%0A").to_string())
}

pub(in super::super) fn empty_path(_: &str) -> Option<String> {
    Some("/".to_string())
}

/// A solidus as `%2F`.
pub(in super::super) fn solidus_encoded(text: &str) -> Option<String> {
    Some(text.replace('/', "%2F"))
}
