//! The documents, one file for each format.

mod css;
mod html;
mod plain;
mod schema;
mod xhtml;
mod xlink;

use super::encodings::Reason;
use super::matrix::Plan;
use super::record::{Document, FormatName};

/// A file to write: what the manifest says of it, and its octets.
pub struct File {
    pub document: Document,
    pub octets: Vec<u8>,
}

/// The files of a plan.
///
/// # Errors
///
/// Where the encoding lacks a character.
pub fn files(plan: &Plan) -> Result<Vec<File>, Reason> {
    let (media_type, source) = match plan.format {
        FormatName::Html => ("text/html".to_owned(), html::source(plan)),
        FormatName::Xhtml => ("application/xhtml+xml".to_owned(), xhtml::source(plan)),
        FormatName::Xlink => ("image/svg+xml".to_owned(), xlink::source(plan)),
        FormatName::Schema => ("application/xml".to_owned(), schema::source(plan)),
        FormatName::Plain => (plain::media_type(plan), plain::source(plan)),
        FormatName::Css => ("text/css".to_owned(), css::source(plan)),
    };
    let document = Document {
        path: plan.document(),
        media_type,
        declared_by: declared_by(plan).to_owned(),
        encoding: plan.encoding.label.to_owned(),
        declared: plan.declared.label.to_owned(),
    };
    let mut files = vec![File { document, octets: plan.encoding.document(&source)? }];
    if plan.format == FormatName::Css {
        files.push(utf_8(plan.page(), "text/html", css::page(plan)));
    }
    Ok(files)
}

/// The schema that the XML Schema instances name.
pub fn schema_file() -> File {
    utf_8(schema::SCHEMA_PATH.to_owned(), "application/xml", schema::SCHEMA.to_owned())
}

fn utf_8(path: String, media_type: &str, source: String) -> File {
    let document = Document {
        path,
        media_type: media_type.to_owned(),
        declared_by: "the document".to_owned(),
        encoding: "utf-8".to_owned(),
        declared: "utf-8".to_owned(),
    };
    File { document, octets: source.into_bytes() }
}

fn declared_by(plan: &Plan) -> &'static str {
    match plan.format {
        _ if plan.encoding.has_bom() => "the byte order mark",
        FormatName::Html => "meta charset",
        FormatName::Xhtml | FormatName::Xlink | FormatName::Schema => "the XML declaration",
        FormatName::Plain => "the header Content-Type",
        FormatName::Css => "@charset",
    }
}

/// The XML declaration of a plan. Both orders of UTF-16 have one name in it, as they have a
/// byte order mark (XML 1.0 section 4.3.3).
fn xml_declaration(plan: &Plan) -> String {
    let label = if plan.encoding.has_bom() { "utf-16" } else { plan.declared.label };
    format!("<?xml version=\"1.0\" encoding=\"{label}\"?>\n")
}
