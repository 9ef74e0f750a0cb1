//! The fixes: each function returns the replacement for the text of a finding, or `None`.

use super::characters::is_variant;
use crate::host::Idna2003;
use crate::ladder::{self, Decode};
use crate::resolution;
use crate::steps::Trace;
use crate::syntax::Component;
use crate::text::{Class, is_bidi_formatting};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use unicode_normalization::{UnicodeNormalization, is_nfc};

/// Removes the text.
pub fn nothing(_: &str) -> Option<String> {
    Some(String::new())
}

/// Normalizes to NFC, unless a mark would compose with the last digit of a percent-encoding.
pub fn nfc(text: &str) -> Option<String> {
    let normalized = outside_of_encodings(text, |between, out| out.extend(between.nfc()))?;
    is_nfc(&normalized).then_some(normalized)
}

/// Normalizes to NFKC, except characters that would become US-ASCII punctuation, such as a
/// delimiter. `None` if one of these is a variant that no separate entry reports, or if nothing
/// changes.
pub fn nfkc(text: &str) -> Option<String> {
    let is_ascii_punctuation = |c: char| c.is_ascii() && !c.is_ascii_alphanumeric();
    let must_stay = |c: char| !c.is_ascii() && core::iter::once(c).nfkc().any(is_ascii_punctuation);
    if text.contains(|c| is_for_compatibility(c) && must_stay(c)) {
        return None;
    }
    let normalized = outside_of_encodings(text, |between, out| {
        for part in between.split_inclusive(must_stay) {
            let end = part.chars().next_back().filter(|c| must_stay(*c));
            out.extend(part[..part.len() - end.map_or(0, char::len_utf8)].nfkc());
            out.extend(end);
        }
    });
    normalized.filter(|normalized| normalized != text)
}

/// Whether the character is a variant that no separate entry reports.
fn is_for_compatibility(c: char) -> bool {
    is_variant(Component::Path, c)
        && !Class::Spaces.contains(c)
        && !Class::LookAlikes.contains(c)
        && !Class::FullWidthAscii.contains(c)
        && !Class::HalfWidthKatakana.contains(c)
}

/// Copies the percent-encodings of the text. `convert` gets the text between them, and appends the
/// converted text to its second argument. `None` if the two octets after a `%` are missing or end
/// inside a character.
fn outside_of_encodings(text: &str, convert: impl Fn(&str, &mut String)) -> Option<String> {
    let mut converted = String::with_capacity(text.len());
    let mut between_signs = text.split('%');
    convert(between_signs.next()?, &mut converted);
    for after_sign in between_signs {
        let (digits, between_encodings) = after_sign.split_at_checked(2)?;
        converted.push('%');
        converted.push_str(digits);
        convert(between_encodings, &mut converted);
    }
    Some(converted)
}

/// Removes the bidirectional formatting characters.
pub fn without_bidi_formatting(text: &str) -> Option<String> {
    Some(text.replace(is_bidi_formatting, ""))
}

/// Decodes the percent-encoded unreserved characters of US-ASCII; `None` if there are none.
pub fn unreserved_decoded(text: &str) -> Option<String> {
    ladder::decode(text, Decode::Unreserved)
}

/// Removes the dot segments of a path. `%2E` is a dot too: percent-encodings are normalized before
/// dot segments (RFC 3987 §5.3.2.3 and §5.3.2.4).
pub fn without_dot_segments(path: &str) -> Option<String> {
    let segments: Vec<_> =
        path.split('/').map(|segment| dots(segment).map_or(segment.into(), Cow::Owned)).collect();
    Some(resolution::remove_dot_segments(&segments.join("/"), &mut Trace::off()).into_owned())
}

/// The decoded segment, if it is a dot segment with percent-encoded dots.
pub fn dots(segment: &str) -> Option<String> {
    ladder::decode(segment, Decode::Unreserved)
        .filter(|decoded| matches!(decoded.as_str(), "." | ".."))
}

/// Applies Nameprep to a label, if it succeeds.
pub fn nameprep(label: &str) -> Option<String> {
    Idna2003::for_validating().nameprep(label).ok()
}

/// Converts a label from ASCII Compatible Encoding.
pub fn to_unicode(label: &str) -> Option<String> {
    Some(Idna2003::for_validating().to_unicode(label))
}

/// Replaces an empty path by `/`.
pub fn empty_path(_: &str) -> Option<String> {
    Some("/".to_string())
}
