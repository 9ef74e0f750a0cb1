//! Tests for web-platform-tests: references of documents in encodings, with what the URL Standard
//! expects. Nothing is requested; the runner of web-platform-tests takes the files as they are.

use crate::encodings::{Encoding, TEXTS};
use crate::formats::markup;
use crate::generate::{Generated, Octets};
use crate::record::{FormatName, HOST, Kind, Notation, Position, Record, TARGET};
use crate::shell::Reason;
use serde_json::{Value, json};

/// The encodings that web-platform-tests have for references: those of the folders
/// `url/resources` and `html/infrastructure/urls/resolving-urls/query-encoding`.
const THERE: &[&str] = &[
    "utf-8",
    "utf-16le",
    "utf-16be",
    "windows-1251",
    "windows-1252",
    "big5",
    "euc-kr",
    "iso-2022-jp",
    "shift_jis",
];

/// The files, and how many tests are in them.
pub struct Tests {
    pub files: Vec<Octets>,
    pub count: usize,
}

pub fn tests(generated: &Generated) -> Result<Tests, Reason> {
    let (mut files, mut count) = (Vec::new(), 0);
    let documents = &generated.manifest.documents;
    for here in generated.records.chunk_by(|a, b| a.document == b.document) {
        let Some(document) = documents.iter().find(|it| it.path == here[0].document) else {
            continue;
        };
        let Some(encoding) = TEXTS.encodings.iter().find(|it| it.label == document.encoding) else {
            continue;
        };
        let records: Vec<&Record> = here.iter().filter(|it| is_test(it)).collect();
        let (format, label) = (here[0].format, &encoding.label);
        // Not those that declare another encoding, nor those whose header does.
        let path = |extension: &str| format!("{format}/{label}.{extension}");
        if document.path == "html/utf-8.html" {
            // A string has no character references.
            let written = [Notation::Native, Notation::PercentUtf8];
            let records = records.iter().filter(|it| written.contains(&it.notation));
            let records: Vec<&Record> = records.copied().collect();
            files.push(("script/url.any.js".to_owned(), script(&records).into_bytes()));
            count += records.len();
        }
        if THERE.contains(&&**label) || document.path != path(&format.format().document.extension) {
            continue;
        }
        match format {
            FormatName::Html => {
                files.push((path("html"), encoding.octets(&html(encoding, &records))?));
            }
            FormatName::Xhtml => {
                files.push((path("xhtml"), encoding.octets(&xhtml(encoding, &records))?));
            }
            FormatName::Css => {
                files.push((path("css"), encoding.octets(&css(encoding, &records))?));
                files.push((path("html"), css_page(encoding, &records).into_bytes()));
            }
            _ => continue,
        }
        count += records.len();
    }
    Ok(Tests { files, count })
}

fn is_test(record: &Record) -> bool {
    record.kind != Kind::Negative && record.position != Position::Text
}

/// What a test is called: no other one of its file is called so.
fn name(record: &Record) -> String {
    format!("{} ({})", record.tests, record.id)
}

/// Where the standard defines what is tested.
const HELP: &str = "https://url.spec.whatwg.org/#concept-basic-url-parser";

const HARNESS: &str = "\
<script src=\"/resources/testharness.js\"></script>
<script src=\"/resources/testharnessreport.js\"></script>
";

/// A value in a script, in US-ASCII and without characters that markup escapes.
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

/// What makes a URL of an expectation.
const URL: &str = "\
const folder = new URL('../r/', document.URL).href;
const url = text => text.startsWith('http:') ? text : folder + text;
";

/// The protocol of a reference that does not parse is ':' (HTML, 'protocol').
fn link_script(records: &[&Record]) -> String {
    format!(
        "{URL}for (const [id, name, expected] of {}) {{\n  test(() => {{\n    \
         const link = document.getElementById(id);\n    \
         if (expected === null) assert_equals(link.protocol, ':');\n    \
         else assert_equals(link.href, url(expected));\n  }}, name);\n}}\n",
        expected(records)
    )
}

fn links(records: &[&Record]) -> String {
    let link = |record: &&Record| {
        format!("<p><a id=\"{}\" href=\"{}\">link</a></p>\n", record.id, record.written)
    };
    records.iter().map(link).collect()
}

fn html(encoding: &Encoding, records: &[&Record]) -> String {
    let (label, links, script) = (&encoding.label, links(records), link_script(records));
    format!(
        "<!DOCTYPE html>\n<meta charset=\"{label}\">\n<title>References of HTML in {label}</title>\n\
         <link rel=\"help\" href=\"{HELP}\">\n{HARNESS}{links}<script>\n{script}</script>\n"
    )
}

fn xhtml(encoding: &Encoding, records: &[&Record]) -> String {
    let (label, links, script) = (&encoding.label, links(records), link_script(records));
    format!(
        "<?xml version=\"1.0\" encoding=\"{label}\"?>\n\
         <html xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n\
         <title>References of XHTML in {label}</title>\n<link rel=\"help\" href=\"{HELP}\"/>\n\
         {HARNESS}</head>\n<body>\n{links}<script>\n{}</script>\n</body>\n</html>\n",
        // The script is text of XML.
        markup(&script)
    )
}

fn css(encoding: &Encoding, records: &[&Record]) -> String {
    let rule = |record: &&Record| {
        format!("#{} {{ background-image: url(\"{}\") }}\n", record.id, record.written)
    };
    let rules: String = records.iter().map(rule).collect();
    format!("@charset \"{}\";\n{rules}", encoding.label)
}

/// A reference of a style sheet that does not parse has no URL, and each browser its own value for
/// that; it is only told apart from a URL.
fn css_page(encoding: &Encoding, records: &[&Record]) -> String {
    let label = &encoding.label;
    let element = |record: &&Record| format!("<p id=\"{}\" hidden></p>\n", record.id);
    let elements: String = records.iter().map(element).collect();
    format!(
        "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>References of CSS in {label}</title>\n\
         <link rel=\"help\" href=\"{HELP}\">\n<link rel=\"stylesheet\" href=\"{label}.css\">\n\
         {HARNESS}{elements}<script>\n{URL}for (const [id, name, expected] of {}) {{\n  \
         test(() => {{\n    const element = document.getElementById(id);\n    \
         const image = getComputedStyle(element).backgroundImage;\n    \
         if (expected === null) assert_false(image.startsWith('url(\"http') && URL.canParse(image.slice(5, -2)));\n    \
         else assert_equals(image, `url(\"${{url(expected).replace(/[\"\\\\]/g, '\\\\$&')}}\")`);\n  \
         }}, name);\n}}\n</script>\n",
        expected(records)
    )
}

fn script(records: &[&Record]) -> String {
    let rows = records.iter().filter_map(|record| {
        let url = &record.link.as_ref()?.url.uri;
        Some(format!("  {}", literal(&json!([name(record), record.reads, url]))))
    });
    let rows = rows.collect::<Vec<_>>().join(",\n");
    format!(
        "// META: title=References of scripts\n// META: global=window,worker\n\n\
         const base = 'http://{HOST}/html/utf-8.html';\n\
         for (const [name, reference, expected] of [\n{rows}\n]) {{\n  test(() => {{\n    \
         if (expected === null) assert_throws_js(TypeError, () => new URL(reference, base));\n    \
         else assert_equals(new URL(reference, base).href, expected);\n  }}, name);\n}}\n"
    )
}
