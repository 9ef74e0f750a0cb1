//! The formats: how a document of each is written, and how a reference is written in it.

use super::Reason;
use super::encodings::Encoding;
use super::matrix::Plan;
use super::pages::markup;
use super::record::{Document, FormatName, Notation, Record};
use iri_grammar::escapes::Escapes;

/// A file to write: its entry in the manifest, and its octets.
pub type File = (Document, Vec<u8>);

/// What is particular to a format. The sources are templates for [`fill`].
pub struct Format {
    pub extension: &'static str,
    media_type: &'static str,
    /// What in a document declares its encoding. In UTF-16 it is the byte order mark.
    declared_by: &'static str,
    /// The declaration; and the one beside a byte order mark.
    declaration: [&'static str; 2],
    head: &'static str,
    /// A record whose text is no reference.
    text: &'static str,
    /// A record of a reference: an element whose link is followed or resolved, and one that
    /// the browser requests as the page is loaded.
    link: &'static str,
    tail: &'static str,
    /// What a browser has to open, if it is not the document.
    pub page: Option<&'static Format>,
    escapes: Option<Escapes>,
    /// The notations that the format does not have, and why.
    refused: &'static [(Notation, &'static str)],
    /// Whether a browser dereferences the references.
    pub dereferenced: bool,
    /// Whether a reference is parsed with the encoding of its document. HTML
    /// ('encoding-parsing a URL') does so for HTML, XHTML and SVG; CSS Values 4 ('fetch a
    /// style resource') does not.
    pub parsed_in_encoding: bool,
}

const NO_CSS: (Notation, &str) = (Notation::CssEscape, "only CSS has these escapes");

const HTML: Format = Format {
    extension: "html",
    media_type: "text/html",
    declared_by: "meta charset",
    // HTML in UTF-16 cannot be declared by a meta element.
    declaration: ["<meta charset=\"$label\">\n", ""],
    head: "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n$declaration\
           <title>Links of HTML in $name</title>\n</head>\n<body>\n\
           <h1>Links of HTML in $name</h1>\n",
    text: "<p>$tests: <span id=\"$id\">$written</span></p>\n",
    link: "<p><a id=\"$id\" href=\"$written\">$tests</a>\n\
           <img src=\"$written\" width=\"1\" height=\"1\" alt=\"\"></p>\n",
    tail: "</body>\n</html>\n",
    page: None,
    escapes: Some(Escapes::Html),
    refused: &[NO_CSS],
    dereferenced: true,
    parsed_in_encoding: true,
};

/// Both orders of UTF-16 have one name in the declaration, as they have a byte order mark
/// (XML 1.0 section 4.3.3).
const XML_DECLARATION: [&str; 2] = [
    "<?xml version=\"1.0\" encoding=\"$label\"?>\n",
    "<?xml version=\"1.0\" encoding=\"utf-16\"?>\n",
];

const XHTML: Format = Format {
    extension: "xhtml",
    media_type: "application/xhtml+xml",
    declared_by: "the XML declaration",
    declaration: XML_DECLARATION,
    head: "$declaration<html xmlns=\"http://www.w3.org/1999/xhtml\" xml:lang=\"en\" lang=\"en\">\n\
           <head>\n<title>Links of XHTML in $name</title>\n</head>\n<body>\n\
           <h1>Links of XHTML in $name</h1>\n",
    link: "<p><a id=\"$id\" href=\"$written\">$tests</a>\n\
           <img src=\"$written\" width=\"1\" height=\"1\" alt=\"\" /></p>\n",
    ..HTML
};

/// XML with XLink: SVG, the format whose simple links browsers follow.
const XLINK: Format = Format {
    extension: "svg",
    media_type: "image/svg+xml",
    head: "$declaration<svg xmlns=\"http://www.w3.org/2000/svg\" \
           xmlns:xlink=\"http://www.w3.org/1999/xlink\"\n \
           xml:lang=\"en\" font-size=\"12\" width=\"1200\" height=\"$height\">\n\
           <title>Links of XLink in $name</title>\n",
    text: "<text id=\"$id\" x=\"8\" y=\"$y\">$written</text>\n",
    link: "<a id=\"$id\" xlink:type=\"simple\" xlink:href=\"$written\">\
           <text x=\"8\" y=\"$y\">$tests</text></a>\n\
           <image xlink:href=\"$written\" x=\"0\" y=\"$y\" width=\"1\" height=\"1\"/>\n",
    tail: "</svg>\n",
    ..XHTML
};

/// XML Schema instances with elements of the type anyURI, the example in RFC 3987 section 1.2
/// of an element that is designated to carry IRIs.
const SCHEMA: Format = Format {
    extension: "xml",
    media_type: "application/xml",
    head: "$declaration<references xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"\n \
           xsi:noNamespaceSchemaLocation=\"references.xsd\">\n",
    text: "<word id=\"$id\">$written</word>\n",
    link: "<reference id=\"$id\">$written</reference>\n",
    tail: "</references>\n",
    dereferenced: false,
    parsed_in_encoding: false,
    ..XHTML
};

/// Plain text: each reference in angle brackets (RFC 3986 Appendix C). Only the header can
/// declare the encoding.
const PLAIN: Format = Format {
    extension: "txt",
    media_type: "text/plain; charset=$label",
    declared_by: "the header Content-Type",
    declaration: ["", ""],
    head: "",
    text: "$id <$written>\n",
    link: "$id <$written>\n",
    tail: "",
    page: None,
    escapes: None,
    refused: &[
        (Notation::Decimal, "plain text has no character references"),
        (Notation::Hexadecimal, "plain text has no character references"),
        NO_CSS,
    ],
    dereferenced: false,
    parsed_in_encoding: false,
};

/// CSS: a background image for each reference.
const CSS: Format = Format {
    extension: "css",
    media_type: "text/css",
    declared_by: "@charset",
    // `@charset` is not read in UTF-16.
    declaration: ["@charset \"$label\";\n", ""],
    head: "$declaration",
    text: "#$id::before { content: \"$written\" }\n",
    link: "#$id { background-image: url(\"$written\") }\n",
    page: Some(&Format {
        head: "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
               <title>Links of CSS in $name</title>\n\
               <link rel=\"stylesheet\" href=\"$name.css\">\n</head>\n<body>\n\
               <h1>Links of CSS in $name</h1>\n",
        text: "<p id=\"$id\">$tests</p>\n",
        link: "<p id=\"$id\">$tests</p>\n",
        ..HTML
    }),
    escapes: Some(Escapes::Css),
    refused: &[
        (Notation::Decimal, "CSS has no decimal character references"),
        (
            Notation::Hexadecimal,
            "CSS has escapes of its own in place of numeric character references",
        ),
    ],
    dereferenced: true,
    ..PLAIN
};

impl FormatName {
    pub fn format(self) -> &'static Format {
        match self {
            FormatName::Html => &HTML,
            FormatName::Xhtml => &XHTML,
            FormatName::Xlink => &XLINK,
            FormatName::Schema => &SCHEMA,
            FormatName::Plain => &PLAIN,
            FormatName::Css => &CSS,
        }
    }
}

impl Format {
    /// The source of a document with the records of a plan.
    fn source(&self, plan: &Plan) -> String {
        let declaration = self.declaration[usize::from(plan.encoding.has_bom())];
        let declaration = fill(declaration, &[("label", plan.declared.label)]);
        let height = ((plan.records.len() + 1) * 16).to_string();
        let values = [("declaration", &*declaration), ("name", &plan.name()), ("height", &height)];
        let mut out = fill(self.head, &values);
        for (line, Record { id, tests, written, link, .. }) in plan.records.iter().enumerate() {
            let (tests, y) = (markup(tests), ((line + 1) * 16).to_string());
            let template = if link.is_some() { self.link } else { self.text };
            out +=
                &fill(template, &[("id", id), ("tests", &tests), ("written", written), ("y", &y)]);
        }
        out + self.tail
    }
}

/// A template with the values in place of their names: `$id`.
fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let (first, parts) = template.split_once('$').unwrap_or((template, ""));
    parts.split('$').fold(first.to_owned(), |out, part| {
        let value = values.iter().find_map(|(name, value)| Some([value, part.strip_prefix(name)?]));
        out + &value.unwrap_or_default().concat()
    })
}

/// The files of a plan: the document, and the page that shows it if it is none itself. Fails
/// where the encoding lacks a character.
pub fn files(plan: &Plan) -> Result<Vec<File>, Reason> {
    let format = plan.format.format();
    let (declared_by, mark) = match plan.encoding.has_bom() {
        true => ("the byte order mark", "\u{feff}"),
        false => (format.declared_by, ""),
    };
    let media_type = fill(format.media_type, &[("label", plan.declared.label)]);
    let encodings = [plan.encoding.label, plan.declared.label];
    let octets = plan.encoding.octets(&format!("{mark}{}", format.source(plan)))?;
    let document = file(plan.path(format), &media_type, declared_by, encodings, octets);
    let page = format.page.map(|page| utf_8(plan.path(page), page.media_type, page.source(plan)));
    Ok([document].into_iter().chain(page).collect())
}

/// The schema that the XML Schema instances refer to.
pub fn schema_file() -> File {
    let schema = include_str!("references.xsd").to_owned();
    utf_8("schema/references.xsd".to_owned(), SCHEMA.media_type, schema)
}

fn utf_8(path: String, media_type: &str, source: String) -> File {
    file(path, media_type, "the document", ["utf-8"; 2], source.into_bytes())
}

fn file(
    path: String,
    media_type: &str,
    declared_by: &str,
    encodings: [&str; 2],
    octets: Vec<u8>,
) -> File {
    let [media_type, declared_by] = [media_type, declared_by].map(str::to_owned);
    let [encoding, declared] = encodings.map(str::to_owned);
    (Document { path, media_type, declared_by, encoding, declared }, octets)
}

/// The text in a reference, percent-encoded if the notation is so; or why it cannot be
/// written in this notation.
pub fn reference_text(
    format: &Format,
    notation: Notation,
    encoding: &Encoding,
    text: &str,
) -> Result<String, Reason> {
    if let Some((_, reason)) = format.refused.iter().find(|(refused, _)| *refused == notation) {
        return Err((*reason).to_owned());
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
            encoding.charset().percent_encode(text).map_err(|error| error.to_string())
        }
    }
}

/// A reference as it stands in the source of a document: with the escapes of the notation,
/// and those that the format requires.
pub fn written(format: &Format, notation: Notation, reference: &str) -> String {
    let Some(escapes) = format.escapes else { return reference.to_owned() };
    let decimal = |c: char| match c.is_ascii() {
        true => c.to_string(),
        false => format!("&#{};", u32::from(c)),
    };
    match notation {
        Notation::Hexadecimal | Notation::CssEscape => escapes.write(reference, |c| !c.is_ascii()),
        // The library writes hexadecimal numbers only.
        Notation::Decimal => escapes.write(reference, |_| false).chars().map(decimal).collect(),
        _ => escapes.write(reference, |_| false),
    }
}
