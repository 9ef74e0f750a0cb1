//! How a reference is written in a document.

use super::encodings::{Encoding, Reason};
use super::record::{FormatName, Notation};
use iri_grammar::escapes::Escapes;
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

/// The characters of the reference, with what the notation percent-encodes; or why the text
/// cannot be written so.
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
    let write = |text: &str, escape: fn(char) -> bool| match format {
        FormatName::Plain => text.to_owned(),
        FormatName::Css => Escapes::Css.write(text, escape),
        _ => Escapes::Html.write(text, escape),
    };
    match notation {
        Notation::Hexadecimal | Notation::CssEscape => write(reference, |c| !c.is_ascii()),
        // The library writes numbers in one way only.
        Notation::Decimal => reference
            .chars()
            .map(|c| match c.is_ascii() {
                true => write(c.encode_utf8(&mut [0; 4]), |_| false),
                false => format!("&#{};", u32::from(c)),
            })
            .collect(),
        _ => write(reference, |_| false),
    }
}

/// A text as HTML and XML have it, in an attribute or between tags.
pub fn markup(text: &str) -> String {
    Escapes::Html.write(text, |_| false)
}
