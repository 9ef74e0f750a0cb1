//! The documents: the files of each format.

use super::encodings::Reason;
use super::matrix::Plan;
use super::notation::markup;
use super::record::{Document, FormatName, Record};
use std::fmt::Write;

/// A file to write: what the manifest says of it, and its octets.
pub struct File {
    pub document: Document,
    pub octets: Vec<u8>,
}

/// The files of a plan. Fails where the encoding lacks a character.
pub fn files(plan: &Plan) -> Result<Vec<File>, Reason> {
    let (media_type, source) = match plan.format {
        FormatName::Html => ("text/html".to_owned(), html(plan)),
        FormatName::Xhtml => ("application/xhtml+xml".to_owned(), xhtml(plan)),
        FormatName::Xlink => ("image/svg+xml".to_owned(), xlink(plan)),
        FormatName::Schema => ("application/xml".to_owned(), schema(plan)),
        FormatName::Plain => (format!("text/plain; charset={}", plan.declared.label), plain(plan)),
        FormatName::Css => ("text/css".to_owned(), css(plan)),
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
        files.push(utf_8(plan.page(), "text/html", css_page(plan)));
    }
    Ok(files)
}

/// The schema that the XML Schema instances name.
pub fn schema_file() -> File {
    utf_8(SCHEMA_PATH.to_owned(), "application/xml", SCHEMA.to_owned())
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

/// HTML: an `a` for the resolved reference, an `img` for the request.
fn html(plan: &Plan) -> String {
    let mut out = String::from("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n");
    // A document in UTF-16 has its byte order mark, and cannot be declared by a meta element.
    if !plan.encoding.has_bom() {
        let _ = writeln!(out, "<meta charset=\"{}\">", plan.declared.label);
    }
    let name = plan.name();
    let _ = writeln!(out, "<title>Links of HTML in {name}</title>\n</head>\n<body>");
    let _ = writeln!(out, "<h1>Links of HTML in {name}</h1>");
    paragraphs(&mut out, &plan.records, "");
    out.push_str("</body>\n</html>\n");
    out
}

/// A paragraph for each record. `end` is what ends an empty element, before its `>`.
fn paragraphs(out: &mut String, records: &[Record], end: &str) {
    for Record { id, tests, written, link, .. } in records {
        let tests = markup(tests);
        let _ = match link {
            None => writeln!(out, "<p>{tests}: <span id=\"{id}\">{written}</span></p>"),
            Some(_) => writeln!(
                out,
                "<p><a id=\"{id}\" href=\"{written}\">{tests}</a>\n\
                 <img src=\"{written}\" width=\"1\" height=\"1\" alt=\"\"{end}></p>"
            ),
        };
    }
}

/// XHTML: the same as XML.
fn xhtml(plan: &Plan) -> String {
    let mut out = xml_declaration(plan);
    let title = format!("Links of XHTML in {}", plan.name());
    let _ = write!(
        out,
        "<html xmlns=\"http://www.w3.org/1999/xhtml\" xml:lang=\"en\" lang=\"en\">\n\
         <head>\n<title>{title}</title>\n</head>\n<body>\n<h1>{title}</h1>\n"
    );
    paragraphs(&mut out, &plan.records, " /");
    out.push_str("</body>\n</html>\n");
    out
}

/// XML with XLink: SVG, the format whose simple links browsers follow. An `a` for the
/// reference, an `image` for the request.
fn xlink(plan: &Plan) -> String {
    let mut out = xml_declaration(plan);
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"\n \
         xml:lang=\"en\" font-size=\"12\" width=\"1200\" height=\"{}\">\n\
         <title>Links of XLink in {}</title>\n",
        (plan.records.len() + 1) * 16,
        plan.name()
    );
    for (line, Record { id, tests, written, link, .. }) in plan.records.iter().enumerate() {
        let (y, tests) = ((line + 1) * 16, markup(tests));
        let _ = match link {
            None => writeln!(out, "<text id=\"{id}\" x=\"8\" y=\"{y}\">{written}</text>"),
            Some(_) => writeln!(
                out,
                "<a id=\"{id}\" xlink:type=\"simple\" xlink:href=\"{written}\">\
                 <text x=\"8\" y=\"{y}\">{tests}</text></a>\n\
                 <image xlink:href=\"{written}\" x=\"0\" y=\"{y}\" width=\"1\" height=\"1\"/>"
            ),
        };
    }
    out.push_str("</svg>\n");
    out
}

const SCHEMA_PATH: &str = "schema/references.xsd";

const SCHEMA: &str = r#"<?xml version="1.0" encoding="utf-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">
  <xs:element name="references">
    <xs:complexType>
      <xs:choice maxOccurs="unbounded">
        <xs:element name="word">
          <xs:complexType>
            <xs:simpleContent>
              <xs:extension base="xs:string">
                <xs:attribute name="id" type="xs:ID" use="required"/>
              </xs:extension>
            </xs:simpleContent>
          </xs:complexType>
        </xs:element>
        <xs:element name="reference">
          <xs:complexType>
            <xs:simpleContent>
              <xs:extension base="xs:anyURI">
                <xs:attribute name="id" type="xs:ID" use="required"/>
              </xs:extension>
            </xs:simpleContent>
          </xs:complexType>
        </xs:element>
      </xs:choice>
    </xs:complexType>
  </xs:element>
</xs:schema>
"#;

/// XML Schema instances, with elements of the type anyURI, which RFC 3987 section 1.2 has as its
/// example of an element that is designated to carry IRIs.
fn schema(plan: &Plan) -> String {
    let mut out = xml_declaration(plan);
    out.push_str(
        "<references xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"\n \
         xsi:noNamespaceSchemaLocation=\"references.xsd\">\n",
    );
    for Record { id, written, link, .. } in &plan.records {
        let element = if link.is_some() { "reference" } else { "word" };
        let _ = writeln!(out, "<{element} id=\"{id}\">{written}</{element}>");
    }
    out.push_str("</references>\n");
    out
}

/// Plain text: each reference in angle brackets (RFC 3986 Appendix C). Only the header can say
/// which encoding it is.
fn plain(plan: &Plan) -> String {
    let mut out = String::new();
    for Record { id, written, .. } in &plan.records {
        let _ = writeln!(out, "{id} <{written}>");
    }
    out
}

/// CSS: a background image for the reference.
fn css(plan: &Plan) -> String {
    let mut out = String::new();
    // In UTF-16, `@charset` is not read; the byte order mark is.
    if !plan.encoding.has_bom() {
        let _ = writeln!(out, "@charset \"{}\";", plan.declared.label);
    }
    for Record { id, written, link, .. } in &plan.records {
        let _ = match link {
            None => writeln!(out, "#{id}::before {{ content: \"{written}\" }}"),
            Some(_) => writeln!(out, "#{id} {{ background-image: url(\"{written}\") }}"),
        };
    }
    out
}

/// The page with the elements that have these images. It is in US-ASCII, and says that it is UTF-8.
fn css_page(plan: &Plan) -> String {
    let name = plan.name();
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>Links of CSS in {name}</title>\n\
         <link rel=\"stylesheet\" href=\"{name}.css\">\n</head>\n<body>\n\
         <h1>Links of CSS in {name}</h1>\n"
    );
    for Record { id, tests, .. } in &plan.records {
        let _ = writeln!(out, "<p id=\"{id}\">{}</p>", markup(tests));
    }
    out.push_str("</body>\n</html>\n");
    out
}
