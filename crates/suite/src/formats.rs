//! The formats: their files, and how a reference is written in them.

use crate::encodings::Encoding;
use crate::record::{FormatName, Notation};
use crate::shell::Reason;
use iri_grammar::escapes::Escapes;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A kind of file of a format. Its source is a template for `documents.rs`.
#[derive(Deserialize)]
pub struct Layout {
    pub extension: String,
    pub media_type: String,
    pub head: String,
    pub text: String,
    pub link: String,
    #[serde(default)]
    pub unrequested: String,
    pub tail: String,
}

/// A format; `formats.toml` describes it.
#[derive(Deserialize)]
pub struct Format {
    #[serde(flatten)]
    pub document: Layout,
    pub declared_by: String,
    pub declaration: [String; 2],
    pub page: Option<Layout>,
    escapes: Option<String>,
    refused: BTreeMap<Notation, String>,
    pub dereferenced: bool,
    pub parsed_in_encoding: bool,
}

static FORMATS: LazyLock<BTreeMap<FormatName, Format>> =
    LazyLock::new(|| toml::from_str(include_str!("formats.toml")).expect("a table of formats"));

impl FormatName {
    pub fn format(self) -> &'static Format {
        &FORMATS[&self]
    }
}

impl Format {
    /// The file that a browser opens.
    pub fn page(&self) -> &Layout {
        self.page.as_ref().unwrap_or(&self.document)
    }
}

/// The text in a reference, percent-encoded if the notation is percent-encoding; or why it cannot
/// be written in this notation.
pub fn reference_text(
    format: &Format,
    notation: Notation,
    encoding: &Encoding,
    text: &str,
) -> Result<String, Reason> {
    if let Some(reason) = format.refused.get(&notation) {
        return Err(reason.clone());
    }
    match notation {
        Notation::Native => encoding.octets(text).map(|_| text.to_owned()),
        Notation::Decimal | Notation::Hexadecimal | Notation::CssEscape => Ok(text.to_owned()),
        Notation::PercentUtf8 => {
            let escape = |octet: u8| match octet.is_ascii() {
                true => char::from(octet).to_string(),
                false => format!("%{octet:02X}"),
            };
            Ok(text.bytes().map(escape).collect())
        }
        Notation::PercentLegacy if encoding.charset().is_ucs_based() => {
            Err(format!("{} is UCS-based, no legacy encoding", encoding.label))
        }
        Notation::PercentLegacy => {
            encoding.octets(text)?;
            encoding.charset().percent_encode(text).map_err(|error| format!("{error:#}"))
        }
    }
}

/// A reference in the source of a document, with the escapes of the notation and those that the
/// format requires.
pub fn written(format: &Format, notation: Notation, reference: &str) -> String {
    let escapes = Escapes::ALL.iter().find(|it| format.escapes.as_deref() == Some(it.name()));
    let Some(escapes) = escapes else { return reference.to_owned() };
    let decimal = |c: char| match c.is_ascii() {
        true => c.to_string(),
        false => format!("&#{};", u32::from(c)),
    };
    match notation {
        Notation::Hexadecimal | Notation::CssEscape => escapes.write(reference, |c| !c.is_ascii()),
        // The library writes only hexadecimal numbers.
        Notation::Decimal => escapes.write(reference, |_| false).chars().map(decimal).collect(),
        _ => escapes.write(reference, |_| false),
    }
}

/// Escapes a text for HTML and XML, in an attribute or between tags.
pub fn markup(text: &str) -> String {
    Escapes::Html.write(text, |_| false)
}
