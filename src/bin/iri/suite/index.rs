//! The index page: the documents, and what each specification expects of their references.

use super::notation::markup;
use super::record::{Expected, Inexpressible, Kind, Link, Manifest, Record};
use std::collections::BTreeMap;
use std::fmt::Write;

const STYLE: &str = "body{font-family:sans-serif;margin:1.5em;line-height:1.4}\
table{border-collapse:collapse}th,td{border:1px solid #999;padding:.2em .5em;text-align:left;\
vertical-align:top}th{background:#eee}td{overflow-wrap:anywhere}tbody th{min-width:9em}\
.no{background:#fdd}.differs{background:#ffd}summary{cursor:pointer;margin:.3em 0}";

pub fn page(manifest: &Manifest) -> String {
    let mut out = head("IRIs in documents: a test suite");
    introduction(&mut out, manifest);
    out.push_str("<h2>Documents</h2>\n");
    for document in &manifest.documents {
        let here = |record: &&Record| record.document == document.path;
        let records: Vec<_> = manifest.records.iter().filter(here).collect();
        let Some(first) = records.first() else { continue };
        let _ = writeln!(
            out,
            "<details><summary><a href=\"{}\">{}</a> in {}, declared as {} by {}: {} records\
             </summary>",
            first.page,
            first.format.phrase(),
            document.encoding,
            document.declared,
            document.declared_by,
            records.len()
        );
        table(&mut out, &records);
        out.push_str("</details>\n");
    }
    inexpressible(&mut out, &manifest.inexpressible);
    out.push_str("</body>\n</html>\n");
    out
}

/// What a page begins with.
pub fn head(title: &str) -> String {
    let title = markup(title);
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    )
}

/// The beginning of a table with these headings.
pub fn table_head(out: &mut String, headings: &[impl AsRef<str>]) {
    out.push_str("<table><thead><tr>");
    for heading in headings {
        let _ = write!(out, "<th scope=\"col\">{}</th>", markup(heading.as_ref()));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
}

fn introduction(out: &mut String, manifest: &Manifest) {
    let _ = write!(
        out,
        "<p>{} tests, {} controls and {} negative controls, in {} files. Each tests one IRI: \
         section 5 of \
         \u{201c}Internationalized Resource Identifiers: From Specification to \
         Testing\u{201d} (2001). The <a href=\"manifest.json\">manifest</a> has everything \
         that is here.</p>\n\
         <p><code>iri suite run --browser PATH DIR</code> runs them in a browser; \
         <code>iri suite serve DIR</code> serves them, for any other. Expected URIs have \
         the base <code>{}</code>. Where 3987bis or the URL Standard expects \
         something else than RFC 3987, the cell is yellow.</p>\n",
        manifest.count(Kind::Test),
        manifest.count(Kind::Control),
        manifest.count(Kind::Negative),
        manifest.documents.len(),
        manifest.base
    );
}

fn table(out: &mut String, records: &[&Record]) {
    table_head(out, &["test", "written", "RFC 3987", "3987bis", "URL Standard"]);
    for record in records {
        let _ = write!(
            out,
            "<tr><th scope=\"row\">{}<br><small>{}</small></th><td><code>{}</code></td>",
            markup(&record.tests),
            markup(&record.sections.join("; ")),
            markup(&record.written)
        );
        match &record.link {
            None => out.push_str("<td colspan=\"3\">read as it is</td>"),
            Some(link) => expectations(out, link),
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table>\n");
}

fn expectations(out: &mut String, link: &Link) {
    for expected in [&link.rfc3987, &link.rfc3987bis, &link.url] {
        let differs =
            (&expected.uri, expected.unspecified) != (&link.rfc3987.uri, link.rfc3987.unspecified);
        let _ = write!(
            out,
            "<td{}>{}</td>",
            if differs { " class=\"differs\"" } else { "" },
            uris(expected)
        );
    }
}

/// The URIs of a specification, or why there are none.
pub fn uris(expected: &Expected) -> String {
    let none = if expected.unspecified { "unspecified" } else { "none" };
    let none = expected.reason.as_deref().map(|reason| format!("{none}: {}", markup(reason)));
    let uri = expected.uri.as_deref().map(|uri| format!("<code>{}</code>", markup(uri)));
    let also = expected.also.iter().map(|also| {
        let uri = also.uri.as_deref().map(|uri| format!("<code>{}</code>", markup(uri)));
        let uri = uri.unwrap_or_else(|| "none".to_owned());
        format!("or {uri} ({})", markup(&also.section))
    });
    none.into_iter().chain(uri).chain(also).collect::<Vec<_>>().join("<br>")
}

/// What cannot be written, by the reason.
fn inexpressible(out: &mut String, all: &[Inexpressible]) {
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    for one in all {
        *reasons.entry(&one.reason).or_default() += 1;
    }
    out.push_str("<h2>What cannot be written</h2>\n");
    table_head(out, &["reason", "combinations"]);
    for (reason, count) in reasons {
        let _ = writeln!(out, "<tr><th scope=\"row\">{}</th><td>{count}</td></tr>", markup(reason));
    }
    out.push_str("</tbody></table>\n");
}
