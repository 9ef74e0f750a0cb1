//! The pages for people: the index of the suite, and the tests of a document.

use crate::documents::fill;
use crate::formats::markup;
use crate::generated::Generated;
use crate::record::{Expected, Kind, Link, Specification};
use crate::results::Outcome;
use crate::shell::counted;
use crate::table::{Cell, Table};
use crate::tally::{Row, verdict_in};
use std::collections::BTreeMap;
use std::fmt::Write;

const STYLE: &str = include_str!("pages.css");
const PAGE: &str = include_str!("page.html");
/// What stands before the tables of the index.
const INDEX: &str = include_str!("index.html");

/// A text as code, in markup.
pub fn code(text: &str) -> String {
    format!("<code>{}</code>", markup(text))
}

/// A whole page. The title is a text, the body markup.
pub fn page(title: &str, body: &str) -> String {
    fill(PAGE, &[("title", &markup(title)), ("style", STYLE), ("body", body)])
}

/// Returns the path and the page of the tests of each document.
pub fn document_pages(generated: &Generated) -> impl Iterator<Item = (String, String)> {
    generated.documents().filter_map(|(document, records)| {
        let rows: Vec<Row> =
            records.iter().map(|record| Row { record, outcomes: vec![] }).collect();
        let name = |path: &str| markup(path.rsplit('/').next().unwrap_or(path));
        let back = format!(
            "<a href=\"../index.html\">All documents</a>; <a href=\"{}\">this document</a>; \
             <a href=\"{}\">its records</a>",
            name(&records[0].page),
            name(document.records.as_ref()?),
        );
        let page = document_page(&document.path, &rows.iter().collect::<Vec<_>>(), &[], &back);
        Some((document.tests_page()?, page))
    })
}

/// The index: the documents by encoding and format, and what cannot be written.
pub fn index(generated: &Generated) -> String {
    let Generated { manifest, inexpressible, .. } = generated;
    let [tests, controls, negative] = generated.counts();
    let values = [
        ("tests", &*counted(tests, "test")),
        ("controls", &counted(controls, "control")),
        ("negative", &counted(negative, "negative control")),
        ("files", &counted(manifest.documents.len(), "file")),
        ("base", &manifest.base),
    ];
    let mut out = fill(INDEX, &values);
    let rows = generated.documents().filter_map(|(document, records)| {
        Some(vec![
            Cell::link(&document.path, &records[0].page),
            Cell::link(counted(records.len(), "record"), document.tests_page()?),
            Cell::text(records[0].format.phrase()),
            Cell::text(&document.encoding),
            Cell::text(format_args!("{} by {}", document.declared, document.declared_by)),
        ])
    });
    let headings = ["document", "tests", "format", "encoding", "declared"];
    out += &Table::new(headings).with_rows(rows).markup();
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    for inexpressible in inexpressible {
        *reasons.entry(&inexpressible.reason).or_default() += 1;
    }
    let rows = reasons.into_iter().map(|(reason, n)| vec![Cell::text(reason), Cell::text(n)]);
    out += "<h2>What cannot be written</h2>\n";
    out += &Table::new(["reason", "combinations"]).with_rows(rows).markup();
    page("IRIs in documents: a test suite", &out)
}

/// The page of the document with this path: for each record what is written and expected, and what
/// each run observed. `runs` are the names of the runs, and `back` is a link in markup.
pub fn document_page(path: &str, rows: &[&Row], runs: &[&str], back: &str) -> String {
    let mut out = format!("<p>{back}. Each test has an anchor: its heading.</p>\n");
    let strange = rows.iter().filter(|row| row.is_strange());
    let strange: Vec<String> = strange
        .map(|row| format!("<li><a href=\"#{id}\">{id}</a></li>", id = row.record.id))
        .collect();
    if !strange.is_empty() {
        let list = strange.concat();
        let _ = writeln!(out, "<h2>{STRANGE_HEADING}: {}</h2>\n<ul>{list}</ul>", strange.len());
    }
    let tests = counted(rows.len(), "record");
    let _ = writeln!(out, "<h2>{tests}</h2>");
    rows.iter().for_each(|row| out += &record_section(row, runs));
    page(&format!("Tests of {path}"), &out)
}

/// The heading of strange outcomes (`Outcome::is_strange`).
pub const STRANGE_HEADING: &str = "Failed, not requested, or of no specification";

/// Returns the section of a record: what is written, expected, and observed in each run.
fn record_section(Row { record, outcomes }: &Row, runs: &[&str]) -> String {
    let id = &record.id;
    let mut out = format!(
        "<section id=\"{id}\">\n<h3><a href=\"#{id}\">{id}</a></h3>\n<p>{}.</p>\n<dl>\n",
        markup(&record.tests)
    );
    let mut row = |name: &str, value: &str| {
        let _ = writeln!(out, "<dt>{name}</dt><dd>{value}</dd>");
    };
    if record.kind != Kind::Test {
        let negative = record.kind == Kind::Negative;
        row("kind", if negative { "negative control" } else { "control" });
    }
    row("written", &code(&record.written));
    if let Some(misreads) = &record.misreads {
        row("to be read as", &code(misreads));
    }
    if !record.requested && record.link.is_some() {
        row("requested", "by nothing in the document");
    }
    row("decided by", &markup(&record.sections.join("; ")));
    for (names, expected) in record.link.iter().flat_map(expectations) {
        row(&names, &expected);
    }
    for (run, outcome) in runs.iter().zip(outcomes) {
        row(&markup(run), &outcome_markup(*outcome));
    }
    out + "</dl>\n</section>\n"
}

/// Returns the verdict on an outcome and what was observed, in markup. `None` is a run without the
/// record.
pub fn outcome_markup(outcome: Option<&Outcome>) -> String {
    let verdict = markup(&verdict_in(outcome));
    let Some(outcome) = outcome else { return verdict };
    let verdict = if outcome.is_strange() {
        format!("<strong class=\"no\">{verdict}</strong>")
    } else {
        format!("<strong>{verdict}</strong>")
    };
    format!("{verdict}: {}", code(&outcome.seen()))
}

/// Returns what each specification expects, as a name and markup. Specifications that expect the
/// same share a name. The sentence of the URL Standard is last, if there is one.
fn expectations(link: &Link) -> Vec<(String, String)> {
    let mut out: Vec<(Vec<&str>, String)> = Vec::new();
    for (by, expected) in Specification::ALL.iter().zip(link.expected()) {
        let expected = expected_markup(expected);
        match out.iter_mut().find(|(_, other)| *other == expected) {
            Some((names, _)) => names.push(by.phrase()),
            None => out.push((vec![by.phrase()], expected)),
        }
    }
    let sentence = link.url.sentence.iter();
    let sentence = sentence.map(|it| {
        let name = format!("{} says", Specification::Url.phrase());
        (name, format!("<q>{}</q>", markup(it)))
    });
    let name = |names: Vec<&str>| match names.len() {
        3 => "all three".to_owned(),
        _ => names.join(", "),
    };
    out.into_iter().map(|(names, uris)| (name(names), uris)).chain(sentence).collect()
}

/// Returns what a specification expects, in markup: the URI, or why there is none; and what it
/// allows as well.
fn expected_markup(expected: &Expected) -> String {
    let word = if expected.unspecified { "unspecified" } else { "none" };
    let why_none = expected.reason.iter().map(|reason| format!("{word}: {}", markup(reason)));
    let also = expected.also.iter().map(|also| {
        let uri = also.uri.as_deref().map_or_else(|| "none".to_owned(), code);
        format!("or {uri} ({})", markup(&also.section))
    });
    let uri = expected.uri.as_deref().map(code);
    why_none.chain(uri).chain(also).collect::<Vec<_>>().join("<br>")
}
