//! Tests for web-platform-tests: references in scripts and in documents of several encodings, with
//! the URLs that the URL Standard expects. Nothing is requested; the runner of web-platform-tests
//! takes the files as they are.

use crate::encodings::{Encoding, TEXTS};
use crate::formats::markup;
use crate::generated::{Generated, Octets};
use crate::record::{FormatName, HOST, Kind, Notation, Position, Record, TARGET};
use crate::shell::Reason;
use serde_json::{Value, json};

/// The encodings in which web-platform-tests already have references: those of the folders
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

/// The files, and how many tests are in all of them.
pub struct Tests {
    pub files: Vec<Octets>,
    pub count: usize,
}

/// The tests of HTML, XHTML and CSS in each encoding that is not in [`THERE`], and the tests of the
/// URL parser in scripts. Fails if an encoding lacks a character of its tests.
pub fn tests(generated: &Generated) -> Result<Tests, Reason> {
    let (mut files, mut count) = (Vec::new(), 0);
    for (document, here) in generated.documents() {
        let Some(encoding) = TEXTS.encodings.iter().find(|it| it.label == document.encoding) else {
            continue;
        };
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

/// Whether web-platform-tests get this record: a test, or a control that is not negative, with a
/// reference.
fn is_test(record: &Record) -> bool {
    record.kind != Kind::Negative && record.position != Position::Text
}

/// The name of a test, which no other test of its file has.
fn name(record: &Record) -> String {
    format!("{} ({})", record.tests, record.id)
}

/// Where the standard defines what is tested.
const HELP: &str = "https://url.spec.whatwg.org/#concept-basic-url-parser";

const HARNESS: &str = "\
<script src=\"/resources/testharness.js\"></script>
<script src=\"/resources/testharnessreport.js\"></script>
";

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

/// The lines of a script that make a whole URL of one that [`expected`] may have written relative
/// to the folder of the targets.
const URL: &str = "\
const folder = new URL('../r/', document.URL).href;
const url = text => text.startsWith('http:') ? text : folder + text;
";

/// A script with a test for each link of a document. The protocol of a reference that does not
/// parse is ':' (HTML, 'protocol').
fn link_script(records: &[&Record]) -> String {
    format!(
        "{URL}for (const [id, name, expected] of {}) {{\n  test(() => {{\n    \
         const link = document.getElementById(id);\n    \
         if (expected === null) assert_equals(link.protocol, ':');\n    \
         else assert_equals(link.href, url(expected));\n  }}, name);\n}}\n",
        expected(records)
    )
}

/// A link for each record, in markup. The identifier of the element is that of the record.
fn links(records: &[&Record]) -> String {
    let link = |record: &&Record| {
        format!("<p><a id=\"{}\" href=\"{}\">link</a></p>\n", record.id, record.written)
    };
    records.iter().map(link).collect()
}

/// A page of HTML with links and their tests.
fn html(encoding: &Encoding, records: &[&Record]) -> String {
    let (label, links, script) = (&encoding.label, links(records), link_script(records));
    format!(
        "<!DOCTYPE html>\n<meta charset=\"{label}\">\n<title>References of HTML in {label}</title>\n\
         <link rel=\"help\" href=\"{HELP}\">\n{HARNESS}{links}<script>\n{script}</script>\n"
    )
}

/// A page of XHTML with links and their tests.
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

/// A style sheet with a rule for each record, which is about an element of [`css_page`].
fn css(encoding: &Encoding, records: &[&Record]) -> String {
    let rule = |record: &&Record| {
        format!("#{} {{ background-image: url(\"{}\") }}\n", record.id, record.written)
    };
    let rules: String = records.iter().map(rule).collect();
    format!("@charset \"{}\";\n{rules}", encoding.label)
}

/// The page that tests the style sheet of [`css`]. For a reference that does not parse each browser
/// has its own value: the test is only that this value is no URL.
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

/// A script that tests the URL parser by itself, in windows and in workers. A reference that does
/// not parse must throw.
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
