//! The replacements for the text of findings.

use super::characters::is_variant;
use crate::host::Idna2003;
use crate::ladder;
use crate::resolution;
use crate::syntax::Component;
use crate::text::{Class, is_bidi_formatting};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use unicode_normalization::{UnicodeNormalization, is_nfc};

pub fn nothing(_: &str) -> Option<String> {
    Some(String::new())
}

/// Normalizes to NFC, unless a mark would compose with the last digit of a percent-encoding.
pub fn nfc(text: &str) -> Option<String> {
    let made = outside_of_encodings(text, |piece, made| made.extend(piece.nfc()))?;
    is_nfc(&made).then_some(made)
}

/// Normalizes to NFKC, unless a variant would become a delimiter or a character that is not
/// allowed.
pub fn nfkc(text: &str) -> Option<String> {
    let stays = |c: char| {
        let added = |made: char| made.is_ascii() && !made.is_ascii_alphanumeric();
        !c.is_ascii() && core::iter::once(c).nfkc().any(added)
    };
    if text.contains(|c| is_for_compatibility(c) && stays(c)) {
        return None;
    }
    let made = outside_of_encodings(text, |piece, made| {
        for part in piece.split_inclusive(stays) {
            let end = part.chars().next_back().filter(|c| stays(*c));
            made.extend(part[..part.len() - end.map_or(0, char::len_utf8)].nfkc());
            made.extend(end);
        }
    });
    made.filter(|made| made != text)
}

/// Whether this is a variant without an entry of its own.
fn is_for_compatibility(c: char) -> bool {
    is_variant(Component::Path, c)
        && !Class::Spaces.contains(c)
        && !Class::LookAlikes.contains(c)
        && !Class::FullWidthAscii.contains(c)
        && !Class::HalfWidthKatakana.contains(c)
}

/// Converts each piece of the text between percent-encodings by `make`.
fn outside_of_encodings(text: &str, make: impl Fn(&str, &mut String)) -> Option<String> {
    let mut made = String::with_capacity(text.len());
    for (index, piece) in text.split('%').enumerate() {
        if index == 0 {
            make(piece, &mut made);
        } else {
            let (digits, rest) = piece.split_at_checked(2)?;
            made.push('%');
            made.push_str(digits);
            make(rest, &mut made);
        }
    }
    Some(made)
}

pub fn without_bidi_formatting(text: &str) -> Option<String> {
    Some(text.replace(is_bidi_formatting, ""))
}

pub fn unreserved_decoded(text: &str) -> Option<String> {
    ladder::decode_unreserved(text, false)
}

/// `%2E` is a dot too: percent-encodings are normalized before dot segments (RFC 3987
/// §5.3.2.3 and §5.3.2.4).
pub fn without_dot_segments(path: &str) -> Option<String> {
    let segments: Vec<_> =
        path.split('/').map(|segment| dots(segment).map_or(segment.into(), Cow::Owned)).collect();
    Some(resolution::remove_dot_segments(&segments.join("/"), &mut ()).into_owned())
}

/// The dot segment that a segment encodes, if it is one.
pub fn dots(segment: &str) -> Option<String> {
    ladder::decode_unreserved(segment, false)
        .filter(|decoded| matches!(decoded.as_str(), "." | ".."))
}

pub fn nameprep(label: &str) -> Option<String> {
    Idna2003::for_validating().nameprep(label).ok()
}

pub fn to_unicode(label: &str) -> Option<String> {
    Some(Idna2003::for_validating().to_unicode(label))
}

/// Converts a lone `%0A` or `%0D` to `%0D%0A`.
pub fn line_breaks(text: &str) -> Option<String> {
    let one = text.replace("%0d", "%0D").replace("%0a", "%0A").replace("%0D%0A", "%0A");
    Some(one.replace("%0D", "%0A").replace("%0A", "%0D%0A").to_string())
}

pub fn empty_path(_: &str) -> Option<String> {
    Some("/".to_string())
}

/// Converts each solidus to `%2F`.
pub fn solidus_encoded(text: &str) -> Option<String> {
    Some(text.replace('/', "%2F"))
}
