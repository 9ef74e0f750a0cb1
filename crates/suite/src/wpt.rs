//! Tests for web-platform-tests: references in scripts and in documents of several encodings, with
//! the URLs that the URL Standard expects. Nothing is requested; the runner of web-platform-tests
//! takes the files as they are.

use crate::documents::fill;
use crate::encodings::Encoding;
use crate::formats::markup;
use crate::generated::{Generated, Octets};
use crate::record::{FormatName, HOST, Kind, Notation, Position, Record, TARGET};
use crate::shell::Reason;
use serde_json::{Value, json};

/// The files, and how many tests are in all of them.
pub struct Tests {
    pub files: Vec<Octets>,
    pub count: usize,
}

/// The tests of HTML, XHTML and CSS in each encoding that web-platform-tests lack, and the tests of the
/// URL parser in scripts. Fails if an encoding lacks a character of its tests.
pub fn tests(generated: &Generated) -> Result<Tests, Reason> {
    let (mut files, mut count) = (Vec::new(), 0);
    for (document, here) in generated.documents() {
        let Some(encoding) = Encoding::find(&document.encoding) else { continue };
        let records: Vec<&Record> = here.iter().filter(|it| is_test(it)).collect();
        let (format, label) = (here[0].format, &encoding.label);
        // The path of the document that declares its encoding itself. Others, which declare another
        // one or have a label in a header, are left out below.
        let path = |extension: &str| format!("{format}/{label}.{extension}");
        if document.path == "html/utf-8.html" {
            // The script has the tests of this document. Its strings have no character references:
            // only these notations remain.
            let written = [Notation::Native, Notation::PercentUtf8];
            let records = records.iter().filter(|it| written.contains(&it.notation));
            let records: Vec<&Record> = records.copied().collect();
            files.push(("script/url.any.js".to_owned(), script(&records).into_bytes()));
            count += records.len();
        }
        if encoding.is_in_wpt || document.path != path(&format.format().document.extension) {
            continue;
        }
        match format {
            FormatName::Html => {
                files.push((path("html"), encoding.octets(&page(HTML, encoding, &records, link))?));
            }
            FormatName::Xhtml => {
                let page = page(XHTML, encoding, &records, link);
                files.push((path("xhtml"), encoding.octets(&page)?));
            }
            FormatName::Css => {
                files.push((path("css"), encoding.octets(&css(encoding, &records))?));
                files.push((path("html"), page(CSS_PAGE, encoding, &records, hidden).into_bytes()));
            }
            _ => continue,
        }
        count += records.len();
    }
    Ok(Tests { files, count })
}

/// Whether web-platform-tests get this record: a test, or a control that is not negative, with a
/// reference.
fn is_test(record: &Record) -> bool {
    record.kind != Kind::Negative && record.position != Position::Text
}

/// The name of a test, which no other test of its file has.
fn name(record: &Record) -> String {
    format!("{} ({})", record.tests, record.id)
}

/// A value as a literal of a script, in US-ASCII and without `<`, `>` and `&`, which markup
/// escapes.
fn literal(value: &Value) -> String {
    let escape = |c: char| match c {
        '<' | '>' | '&' => format!("\\u{:04x}", u32::from(c)),
        c if c.is_ascii() => c.to_string(),
        c => c.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")).collect(),
    };
    value.to_string().chars().map(escape).collect()
}

/// An array in a script, with a row for each record that has a reference: the identifier, the name
/// of the test, and the expected URL. A URL in the folder of the targets is relative to the folder;
/// it is null if the reference has no URL.
fn expected(records: &[&Record]) -> String {
    let folder = format!("http://{HOST}{TARGET}");
    let rows = records.iter().filter_map(|record| {
        let url = record.link.as_ref()?.url.uri.as_deref();
        let url = url.map(|url| url.strip_prefix(&folder).unwrap_or(url));
        Some(format!("  {}", literal(&json!([record.id, name(record), url]))))
    });
    format!("[\n{}\n]", rows.collect::<Vec<_>>().join(",\n"))
}

/// The tests of a page: an array of [`expected`], and in markup an element for each record, which
/// `element` writes. The identifier of the element is that of the record.
fn page(
    template: &str,
    encoding: &Encoding,
    records: &[&Record],
    element: impl Fn(&Record) -> String,
) -> String {
    let elements: String = records.iter().map(|record| element(record)).collect();
    let rows = expected(records);
    // In XHTML, the script is text of XML.
    let rows = if template == XHTML { markup(&rows) } else { rows };
    let values = [("label", &*encoding.label), ("elements", &elements), ("rows", &rows)];
    fill(template, &values)
}

// The templates of pages. The protocol of a link whose reference does not parse is ':' (HTML,
// 'protocol'); for a style sheet each browser has its own value of such a reference, and the test is
// only that it is no URL.
const HTML: &str = include_str!("wpt/html.html");
const XHTML: &str = include_str!("wpt/xhtml.xhtml");
const CSS_PAGE: &str = include_str!("wpt/css.html");
/// A script that tests the URL parser by itself, in windows and in workers. A reference that does
/// not parse must throw.
const SCRIPT: &str = include_str!("wpt/url.any.js");

/// A link, in markup.
fn link(record: &Record) -> String {
    format!("<p><a id=\"{}\" href=\"{}\">link</a></p>\n", record.id, record.written)
}

/// An element that the style sheet is about, in markup.
fn hidden(record: &Record) -> String {
    format!("<p id=\"{}\" hidden></p>\n", record.id)
}

/// A style sheet with a rule for each record, which is about an element of the page that tests it.
fn css(encoding: &Encoding, records: &[&Record]) -> String {
    let rule = |record: &&Record| {
        format!("#{} {{ background-image: url(\"{}\") }}\n", record.id, record.written)
    };
    let rules: String = records.iter().map(rule).collect();
    format!("@charset \"{}\";\n{rules}", encoding.label)
}

/// The script with a row for each record that has a reference: the name, the reference, the URL.
fn script(records: &[&Record]) -> String {
    let rows = records.iter().filter_map(|record| {
        let url = &record.link.as_ref()?.url.uri;
        Some(format!("  {}", literal(&json!([name(record), record.reads, url]))))
    });
    fill(SCRIPT, &[("host", HOST), ("rows", &rows.collect::<Vec<_>>().join(",\n"))])
}
