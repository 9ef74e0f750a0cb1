//! Tests for web-platform-tests: references in documents of several encodings, with the URLs that the
//! URL Standard expects, and the departures that no file there covers. Nothing is requested; the
//! runner of web-platform-tests takes the files as they are.

use crate::causes;
use crate::documents::fill;
use crate::encodings::Encoding;
use crate::formats::markup;
use crate::generated::{Generated, Octets};
use crate::record::{FormatName, HOST, Kind, Notation, Position, Record, TARGET};
use crate::shell::Reason;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::LazyLock;

/// The files, and how many tests are in all of them.
pub struct Tests {
    pub files: Vec<Octets>,
    pub count: usize,
}

/// A file of web-platform-tests; `wpt/existing.toml` describes it.
#[derive(Deserialize)]
struct Existing {
    path: String,
    commit: String,
    format: FormatName,
    encodings: Vec<String>,
    positions: Vec<Position>,
    #[serde(default)]
    percent: bool,
    what: String,
}

#[derive(Deserialize)]
struct List {
    files: Vec<Existing>,
}

static LIST: LazyLock<List> =
    LazyLock::new(|| toml::from_str(include_str!("wpt/existing.toml")).expect("a list of files"));

impl Existing {
    /// Whether the file has tests like that of a record.
    fn covers(&self, record: &Record) -> bool {
        let is_percent =
            [Notation::PercentUtf8, Notation::PercentLegacy].contains(&record.notation);
        self.format == record.format
            && self.encodings.contains(&record.encoding)
            && self.positions.contains(&record.position)
            && (self.percent || !is_percent)
    }
}

/// The tests of HTML, XHTML and CSS that web-platform-tests lack, in the encodings in which documents
/// declare themselves, those of departures, and a page that says what is there. Fails if an encoding
/// lacks a character of its tests.
pub fn tests(generated: &Generated) -> Result<Tests, Reason> {
    let (mut files, mut count) = (causes::tests(), 0);
    count += files.iter().filter(|(path, _)| is_page(path)).count();
    let mut written: BTreeMap<FormatName, Vec<String>> = BTreeMap::new();
    for (document, of_document) in generated.documents() {
        let Some(encoding) = Encoding::find(&document.encoding) else { continue };
        let is_missing = |it: &&Record| !LIST.files.iter().any(|file| file.covers(it));
        let records = of_document.iter().filter(|it| is_test(it)).filter(is_missing);
        let records: Vec<&Record> = records.collect();
        let (format, label) = (of_document[0].format, &encoding.label);
        // The path of the document that declares its encoding itself. Others, which declare another
        // one or have a label in a header, are left out below.
        let path = |extension: &str| format!("{format}/{label}.{extension}");
        let has_tests = records.iter().any(|record| record.kind == Kind::Test);
        if !has_tests || document.path != path(&format.format().document.extension) {
            continue;
        }
        match format {
            FormatName::Html => {
                files
                    .push((path("html"), octets(encoding, &page(HTML, encoding, &records, link))?));
            }
            FormatName::Xhtml => {
                let page = page(XHTML, encoding, &records, link);
                files.push((path("xhtml"), octets(encoding, &page)?));
            }
            FormatName::Css => {
                files.push((path("css"), octets(encoding, &style_sheet(encoding, &records))?));
                files.push((path("html"), page(CSS_PAGE, encoding, &records, hidden).into_bytes()));
            }
            _ => continue,
        }
        let positions: BTreeSet<Position> = records.iter().map(|record| record.position).collect();
        let positions: Vec<String> = positions.iter().map(Position::to_string).collect();
        let line = format!("| {label} | {} | {} |\n", positions.join(", "), records.len());
        written.entry(format).or_default().push(line);
        count += records.len();
    }
    files.push(("README.md".to_owned(), readme(&written).into_bytes()));
    Ok(Tests { files, count })
}

/// A document in its encoding, after a byte order mark if that declares it.
fn octets(encoding: &Encoding, document: &str) -> Result<Vec<u8>, Reason> {
    let mark = if encoding.has_bom() { "\u{feff}" } else { "" };
    encoding.octets(&(mark.to_owned() + document))
}

/// Whether a file of the departures is a page with a test.
fn is_page(path: &str) -> bool {
    path.ends_with(".html") && !path.ends_with(".frame.html")
}

/// Returns a page that says what each folder has, and what it leaves to files that are there.
/// `written` are the rows of each folder.
fn readme(written: &BTreeMap<FormatName, Vec<String>>) -> String {
    let mut out = "# References in documents\n\nTests that web-platform-tests lack, by the list \
        below.\n\n## departures\n\nA test for each known departure of a browser that no file covers.\n"
        .to_owned();
    for (format, lines) in written {
        let rows = lines.concat();
        let _ = write!(
            out,
            "\n## {format}\n\n| encoding | positions | tests |\n| --- | --- | --- |\n{rows}"
        );
    }
    out += "\n## What is there\n\n| file | format | encodings | positions | what it has |\n\
        | --- | --- | --- | --- | --- |\n";
    for Existing { path, commit, format, encodings, positions, what, .. } in &LIST.files {
        let link = format!("https://github.com/web-platform-tests/wpt/blob/{commit}/{path}");
        let positions: Vec<String> = positions.iter().map(Position::to_string).collect();
        let (encodings, positions) = (encodings.join(", "), positions.join(", "));
        let _ =
            writeln!(out, "| [{path}]({link}) | {format} | {encodings} | {positions} | {what} |");
    }
    out
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

/// Returns an array in a script, with a row for each record that has a reference: the identifier,
/// the name of the test, and the expected URL. A URL in the folder of the targets is relative to
/// the folder; it is null if the reference has no URL.
fn expected_rows(records: &[&Record]) -> String {
    let folder = format!("http://{HOST}{TARGET}");
    let rows = records.iter().filter_map(|record| {
        let url = record.link.as_ref()?.url.uri.as_deref();
        let url = url.map(|url| url.strip_prefix(&folder).unwrap_or(url));
        Some(format!("  {}", literal(&json!([record.id, name(record), url]))))
    });
    format!("[\n{}\n]", rows.collect::<Vec<_>>().join(",\n"))
}

/// Returns a page of tests: an array of [`expected_rows`], and an element for each record, which
/// `element` writes in markup. The identifier of the element is that of the record.
fn page(
    template: &str,
    encoding: &Encoding,
    records: &[&Record],
    element: impl Fn(&Record) -> String,
) -> String {
    let elements: String = records.iter().map(|record| element(record)).collect();
    let rows = expected_rows(records);
    // In XHTML, the script is text of XML.
    let rows = if template == XHTML { markup(&rows) } else { rows };
    // Both orders of UTF-16 have one name in XML, beside the byte order mark that declares the order.
    let is_xml_mark = encoding.has_bom() && template == XHTML;
    let label = if is_xml_mark { "utf-16" } else { &*encoding.label };
    fill(template, &[("label", label), ("elements", &elements), ("rows", &rows)])
}

// The templates of pages. The protocol of a link whose reference does not parse is ':' (HTML,
// 'protocol'); for a style sheet each browser has its own value of such a reference, and the test is
// only that it is no URL.
const HTML: &str = include_str!("wpt/html.html");
const XHTML: &str = include_str!("wpt/xhtml.xhtml");
const CSS_PAGE: &str = include_str!("wpt/css.html");

/// A link, in markup.
fn link(record: &Record) -> String {
    format!("<p><a id=\"{}\" href=\"{}\">link</a></p>\n", record.id, record.written)
}

/// An element that the style sheet is about, in markup.
fn hidden(record: &Record) -> String {
    format!("<p id=\"{}\" hidden></p>\n", record.id)
}

/// A style sheet with a rule for each record, which is about an element of the page that tests it.
fn style_sheet(encoding: &Encoding, records: &[&Record]) -> String {
    let rule = |record: &&Record| {
        format!("#{} {{ background-image: url(\"{}\") }}\n", record.id, record.written)
    };
    let rules: String = records.iter().map(rule).collect();
    format!("@charset \"{}\";\n{rules}", encoding.label)
}
