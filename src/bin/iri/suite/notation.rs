//! How a reference is written in a document.

use super::encodings::{Encoding, Reason};
use super::record::{FormatName, Notation};
use std::fmt::Write;

/// Why a format does not have a notation at all.
pub fn refused(format: FormatName, notation: Notation) -> Option<&'static str> {
    match (format, notation) {
        (FormatName::Css, Notation::Decimal) => Some("CSS has no decimal character references"),
        (FormatName::Css, Notation::Hexadecimal) => {
            Some("CSS has escapes of its own in place of numeric character references")
        }
        (FormatName::Plain, Notation::Decimal | Notation::Hexadecimal) => {
            Some("plain text has no character references")
        }
        (FormatName::Css, Notation::CssEscape) => None,
        (_, Notation::CssEscape) => Some("only CSS has these escapes"),
        _ => None,
    }
}

/// The characters of the reference, with what the notation percent-encodes.
///
/// # Errors
///
/// Why the text cannot be written so.
pub fn reference_text(
    notation: Notation,
    encoding: &Encoding,
    text: &str,
) -> Result<String, Reason> {
    match notation {
        Notation::Native => encoding.expresses(text).map(|()| text.to_owned()),
        Notation::Decimal | Notation::Hexadecimal | Notation::CssEscape => Ok(text.to_owned()),
        Notation::PercentUtf8 => Ok(percent_utf8(text)),
        Notation::PercentLegacy if encoding.is_ucs_based() => {
            Err(format!("{} is UCS-based, no legacy encoding", encoding.label))
        }
        Notation::PercentLegacy => {
            encoding.expresses(text)?;
            encoding.charset().percent_encode(text).map_err(|error| error.to_string())
        }
    }
}

fn percent_utf8(text: &str) -> String {
    let mut out = String::new();
    for character in text.chars() {
        let mut octets = [0; 4];
        match character.is_ascii() {
            true => out.push(character),
            false => character.encode_utf8(&mut octets).bytes().for_each(|octet| {
                let _ = write!(out, "%{octet:02X}");
            }),
        }
    }
    out
}

/// A reference as it stands in the source of a document: with the escapes of the
/// notation, and those that the format needs in any case.
pub fn written(format: FormatName, notation: Notation, reference: &str) -> String {
    let mut out = String::new();
    for character in reference.chars() {
        let code = u32::from(character);
        let _ = match (character, notation) {
            (_, Notation::Decimal) if code > 0x7f => write!(out, "&#{code};"),
            (_, Notation::Hexadecimal) if code > 0x7f => write!(out, "&#x{code:X};"),
            (_, Notation::CssEscape) if code > 0x7f => write!(out, "\\{code:X} "),
            _ => write!(out, "{}", in_format(format, character)),
        };
    }
    out
}

/// A character as the format has it in an attribute, in text, or in a string of CSS.
fn in_format(format: FormatName, character: char) -> String {
    match (format, character) {
        (FormatName::Plain, _) => character.into(),
        (FormatName::Css, '"' | '\\') => format!("\\{character}"),
        (FormatName::Css, _) => character.into(),
        (_, '&') => "&amp;".into(),
        (_, '<') => "&lt;".into(),
        (_, '>') => "&gt;".into(),
        (_, '"') => "&quot;".into(),
        _ => character.into(),
    }
}

/// A text as HTML and XML have it, in an attribute or between tags.
pub fn markup(text: &str) -> String {
    text.chars().map(|character| in_format(FormatName::Html, character)).collect()
}
