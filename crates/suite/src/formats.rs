//! The formats: their files, and how a reference is written in them.

use crate::encodings::Encoding;
use crate::record::{FormatName, Notation, Position};
use crate::shell::Reason;
use iri_grammar::escapes::Escapes;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use toml::{Table, Value};

/// What a file of a format consists of. `head`, `text`, `link`, `unrequested` and `tail` are
/// templates, which `documents.rs` fills; `formats.toml` describes them.
#[derive(Deserialize)]
pub struct Layout {
    pub extension: String,
    pub media_type: String,
    pub head: String,
    #[serde(default)]
    pub script: String,
    pub text: String,
    pub link: String,
    #[serde(default)]
    pub unrequested: String,
    pub tail: String,
}

/// A format; `formats.toml` describes it, and `places.toml` what only places have.
#[derive(Deserialize)]
pub struct Format {
    #[serde(flatten)]
    pub document: Layout,
    pub declared_by: String,
    pub declaration: [String; 2],
    pub page: Option<Layout>,
    escapes: Option<String>,
    /// Why references have no character references here, if the escapes of the format have them.
    unescaped: Option<String>,
    refused: BTreeMap<Notation, String>,
    /// Whether its documents are for other readers than browsers.
    #[serde(default)]
    pub for_readers: bool,
    /// The section of the standard of the format by which an IRI stays as it is.
    pub keeps: Option<String>,
    pub dereferenced: bool,
    pub parsed_in_encoding: bool,
    /// The algorithm that parses a reference; empty if a browser parses none.
    #[serde(default)]
    pub parser: String,
    /// Whether there are browsers in which its elements are no links.
    #[serde(default)]
    pub is_optional: bool,
    /// Whether a query is the value of a field of a form, by GET.
    #[serde(default)]
    pub is_field: bool,
    /// Whether a form has `accept-charset`, so that it is not sent in the encoding of the document.
    #[serde(default)]
    pub has_accept_charset: bool,
    /// The template of the document that each record has for itself, if the format is a place with
    /// such documents.
    pub frame: Option<Frame>,
    /// The templates of elements that have a reference, if the format has several, by their names.
    #[serde(default)]
    pub elements: BTreeMap<String, String>,
    /// The labels of the encodings of the documents; empty for all.
    #[serde(default)]
    encodings: Vec<String>,
    /// Where the text stands in a reference; empty for every component.
    #[serde(default)]
    positions: Vec<Position>,
}

/// The template of a document with one record, which a frame in the document of all records opens.
#[derive(Deserialize)]
pub struct Frame {
    pub source: String,
    /// The header of its response that has the reference, if one does: its name, and the template
    /// of its value.
    pub header: Option<(String, String)>,
    /// Whether each octet of the header stands for the character with its value.
    #[serde(default)]
    pub is_isomorphic: bool,
    /// The extension, if it is not that of HTML.
    pub extension: Option<String>,
    /// The media type, if it is not that of the document of all records.
    pub media_type: Option<String>,
}

impl Frame {
    /// The characters that a browser reads in a header with this text, which is sent in UTF-8.
    pub fn header_reads(&self, text: &str) -> String {
        if self.is_isomorphic { text.bytes().map(char::from).collect() } else { text.to_owned() }
    }
}

/// The table in `places.toml`: the labels of the encodings of a place that names none, and of each
/// place the members of a [`Format`] in which it differs from HTML.
#[derive(Deserialize)]
struct Places {
    encodings: Value,
    places: BTreeMap<FormatName, Table>,
}

/// All formats: those of `formats.toml`, and the places, which are formats of their own.
static FORMATS: LazyLock<BTreeMap<FormatName, Format>> = LazyLock::new(|| {
    let formats = toml::from_str(include_str!("formats.toml"));
    let mut formats: BTreeMap<FormatName, Table> = formats.expect("a table of formats");
    let places = toml::from_str(include_str!("places.toml"));
    let Places { encodings, places } = places.expect("a table of places");
    for (name, place) in places {
        let mut format = formats[&FormatName::Html].clone();
        format.insert("encodings".to_owned(), encodings.clone());
        for (member, value) in place {
            match (format.get_mut(&member), value) {
                // A place refuses what HTML does, and more; but not what has no reason here.
                (Some(Value::Table(of_html)), Value::Table(more)) => {
                    of_html.extend(more);
                    of_html.retain(|_, reason| reason.as_str() != Some(""));
                }
                (_, value) => drop(format.insert(member, value)),
            }
        }
        formats.insert(name, format);
    }
    let format = |(name, format): (_, Table)| (name, format.try_into().expect("a format"));
    formats.into_iter().map(format).collect()
});

impl FormatName {
    pub fn format(self) -> &'static Format {
        &FORMATS[&self]
    }
}

impl Format {
    /// Whether there are documents of this format in an encoding.
    pub fn has_encoding(&self, encoding: &Encoding) -> bool {
        self.encodings.is_empty() || self.encodings.contains(&encoding.label)
    }

    /// Whether a document can declare its encoding.
    pub fn has_declaration(&self) -> bool {
        !self.declaration[0].is_empty() || self.document.media_type.contains("$label")
    }

    /// Whether a character can be written by a numeric character reference.
    pub fn has_references(&self) -> bool {
        !self.refused.contains_key(&Notation::Decimal)
    }

    /// Where a text stands in the references of this format.
    pub fn positions(&self) -> &[Position] {
        // The fifth position is that of a text that is not a reference.
        let all = Position::ALL.split_at(4).0;
        if self.positions.is_empty() { all } else { &self.positions }
    }

    /// The encoding in which a form is sent: that of its `document`, or the one that
    /// `accept-charset` names if the forms of this format have it: windows-1252 in a document in
    /// UTF-8 or UTF-16, else UTF-8. Without a form, fields are in UTF-8.
    pub fn form_encoding<'e>(&self, document: &'e Encoding) -> &'e Encoding {
        if !self.parsed_in_encoding {
            return Encoding::utf_8();
        }
        let other = if document.charset().is_ucs_based() { "windows-1252" } else { "utf-8" };
        Encoding::find(other).filter(|_| self.has_accept_charset).unwrap_or(document)
    }

    /// The template of the documents of single records, if a header of the response has the
    /// reference. `None` if the reference is in a document.
    pub fn header(&self) -> Option<&Frame> {
        self.frame.as_ref().filter(|frame| frame.header.is_some())
    }

    /// The file that a browser opens: the page, or the document itself if there is no page.
    pub fn page(&self) -> &Layout {
        self.page.as_ref().unwrap_or(&self.document)
    }
}

/// The text in a reference, percent-encoded if the notation is percent-encoding; or why it cannot
/// be written in this notation. The other notations leave the text as it is here: [`written`] adds
/// their escapes.
pub fn reference_text(
    format: &Format,
    notation: Notation,
    encoding: &Encoding,
    text: &str,
) -> Result<String, Reason> {
    let is_reference = [Notation::Decimal, Notation::Hexadecimal].contains(&notation);
    let unescaped = format.unescaped.as_ref().filter(|_| is_reference);
    if let Some(reason) = format.refused.get(&notation).or(unescaped) {
        return Err(reason.clone());
    }
    match notation {
        // A header is in UTF-8, which lacks no character.
        Notation::Native if format.header().is_some() => Ok(text.to_owned()),
        Notation::Native => encoding.octets(text).map(|_| text.to_owned()),
        Notation::Decimal
        | Notation::Hexadecimal
        | Notation::CssEscape
        | Notation::TurtleEscape => Ok(text.to_owned()),
        Notation::PercentUtf8 => {
            let escape = |octet: u8| {
                if octet.is_ascii() {
                    char::from(octet).to_string()
                } else {
                    format!("%{octet:02X}")
                }
            };
            Ok(text.bytes().map(escape).collect())
        }
        Notation::PercentLegacy if encoding.charset().is_ucs_based() => {
            Err(format!("{} is UCS-based, no legacy encoding", encoding.label))
        }
        Notation::PercentLegacy => {
            // Its error names the character that the encoding lacks.
            encoding.octets(text)?;
            encoding.charset().percent_encode(text).map_err(|error| format!("{error:#}"))
        }
    }
}

/// A reference in the source of a document, with the escapes of the notation and those that the
/// format requires; unchanged if the format has no escapes.
pub fn written(format: &Format, notation: Notation, reference: &str) -> String {
    if notation == Notation::TurtleEscape {
        let escape = |c: char| {
            if c.is_ascii() { c.to_string() } else { format!("\\U{:08X}", u32::from(c)) }
        };
        return reference.chars().map(escape).collect();
    }
    let escapes = Escapes::ALL.iter().find(|it| format.escapes.as_deref() == Some(it.name()));
    let escapes = escapes.filter(|_| format.unescaped.is_none());
    let Some(escapes) = escapes else { return reference.to_owned() };
    let decimal =
        |c: char| if c.is_ascii() { c.to_string() } else { format!("&#{};", u32::from(c)) };
    // `write` escapes what the format requires, and the characters that its closure chooses.
    match notation {
        Notation::Hexadecimal | Notation::CssEscape => escapes.write(reference, |c| !c.is_ascii()),
        // The library writes only hexadecimal numbers: it escapes what the format requires, and
        // `decimal` the rest.
        Notation::Decimal => escapes.write(reference, |_| false).chars().map(decimal).collect(),
        _ => escapes.write(reference, |_| false),
    }
}

/// Escapes a text for HTML and XML, in an attribute or between tags.
pub fn markup(text: &str) -> String {
    Escapes::Html.write(text, |_| false)
}
