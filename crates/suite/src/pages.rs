//! The pages for people: the index of the suite, and the reports of runs.

use crate::formats::markup;
use crate::generate::Generated;
use crate::record::{Expected, Kind, Link};
use crate::results::{Outcome, Results};
use crate::shell::{Reason, counted};
use crate::tally::{Comparison, Tally, others, tallies, verdict_in};
use std::collections::BTreeMap;
use std::fmt::Write;

const STYLE: &str = include_str!("pages.css");

fn code(text: &str) -> String {
    format!("<code>{}</code>", markup(text))
}

fn page(title: &str, body: &str) -> String {
    let title = markup(title);
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n\
         {body}</body>\n</html>\n"
    )
}

/// A table. Each row is its header cell and its further cells in markup.
fn table(headings: &[&str], rows: impl Iterator<Item = (String, String)>) -> String {
    let mut out = String::from("<table><thead><tr>");
    for heading in headings {
        let _ = write!(out, "<th scope=\"col\">{heading}</th>");
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for (header, cells) in rows {
        let _ = writeln!(out, "<tr><th scope=\"row\">{header}</th>{cells}</tr>");
    }
    out + "</tbody></table>\n"
}

/// The index: the documents by encoding and format, and what cannot be written.
pub fn index(generated: &Generated) -> String {
    let Generated { manifest, records, inexpressible, .. } = generated;
    let [tests, controls, negative] =
        [Kind::Test, Kind::Control, Kind::Negative].map(|kind| generated.count(kind));
    let (files, base) = (manifest.documents.len(), &manifest.base);
    let mut out = format!(
        "<p>{}, {} and {}, in {}. Each tests one IRI: section 5 of \
         \u{201c}Internationalized Resource Identifiers: From Specification to \
         Testing\u{201d} (2001). The <a href=\"manifest.json\">manifest</a> names the \
         documents, and for each the file of its records.</p>\n\
         <p><code>iri-suite run --browser PATH DIR</code> runs them in a browser; \
         <code>iri-suite serve DIR</code> serves them, for any other. Expected URIs have \
         the base <code>{base}</code>.</p>\n\
         <h2>Documents</h2>\n",
        counted(tests, "test"),
        counted(controls, "control"),
        counted(negative, "negative control"),
        counted(files, "file"),
    );
    let rows = records.chunk_by(|a, b| a.document == b.document).filter_map(|here| {
        let document = manifest.documents.iter().find(|it| it.path == here[0].document)?;
        let cells = format!(
            "<td>{}</td><td>{}</td><td>{}</td><td>{}</td>",
            here[0].format.phrase(),
            document.encoding,
            format_args!("{} by {}", document.declared, document.declared_by),
            here.len(),
        );
        Some((format!("<a href=\"{}\">{}</a>", here[0].page, document.path), cells))
    });
    out += &table(&["document", "format", "encoding", "declared", "records"], rows);
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    for inexpressible in inexpressible {
        *reasons.entry(&inexpressible.reason).or_default() += 1;
    }
    let rows = reasons.into_iter().map(|(reason, n)| (markup(reason), format!("<td>{n}</td>")));
    out += "<h2>What cannot be written</h2>\n";
    out += &table(&["reason", "combinations"], rows);
    page("IRIs in documents: a test suite", &out)
}

/// A cell for each specification; or an empty one, if there is no reference.
fn expectations(link: &Option<Link>) -> String {
    let Some(link) = link else { return "<td colspan=\"3\"></td>".to_owned() };
    link.expected().map(|expected| format!("<td>{}</td>", uris(expected))).concat()
}

/// The URIs of a specification, or why there are none.
fn uris(expected: &Expected) -> String {
    let none = if expected.unspecified { "unspecified" } else { "none" };
    let none = expected.reason.iter().map(|reason| format!("{none}: {}", markup(reason)));
    let also = expected.also.iter().map(|also| {
        let uri = also.uri.as_deref().map_or_else(|| "none".to_owned(), code);
        format!("or {uri} ({})", markup(&also.section))
    });
    let uri = expected.uri.as_deref().map(code);
    none.chain(uri).chain(also).collect::<Vec<_>>().join("<br>")
}

/// A run: the summary, then every test, those that follow no specification first.
pub fn run(results: &Results, missing: &[Reason]) -> String {
    let strange = || results.outcomes.iter().filter(|outcome| outcome.is_strange());
    let mut out = summary(results, missing);
    let _ = writeln!(out, "<h2>Of no specification: {}</h2>", strange().count());
    out += &outcomes(strange());
    out += "<h2>Test by test</h2>\n";
    for page in results.outcomes.chunk_by(|a, b| a.record.page == b.record.page) {
        let (path, outcomes) = (markup(&page[0].record.page), outcomes(page.iter()));
        let _ = writeln!(out, "<details><summary>{path}</summary>\n{outcomes}</details>");
    }
    page(&format!("IRIs in {}", results.header.browser), &out)
}

/// Several runs: the summary of each, and what differs.
pub fn comparison(comparison: &Comparison) -> String {
    let files: Vec<String> = comparison.runs.iter().map(|(file, ..)| markup(file)).collect();
    let mut out = String::new();
    for (file, (_, results, missing)) in files.iter().zip(comparison.runs) {
        let _ = write!(out, "<h2>{file}</h2>\n{}", summary(results, missing));
    }
    let _ = writeln!(out, "<h2>{comparison}</h2>");
    let headings: Vec<&str> =
        ["test"].into_iter().chain(files.iter().map(|file| &**file)).collect();
    let rows = comparison.differences.iter().map(|(id, outcomes)| {
        let cells = outcomes.iter().map(|outcome| {
            let seen = outcome.map(Outcome::seen).unwrap_or_default();
            format!("<td>{}<br>{}</td>", markup(&verdict_in(*outcome)), code(&seen))
        });
        (markup(id), cells.collect())
    });
    out += &table(&headings, rows);
    page("IRIs in several runs", &out)
}

fn summary(results: &Results, missing: &[Reason]) -> String {
    let rows = tallies(results).into_iter().map(|(name, tally)| {
        (name, tally.cells().iter().map(|cell| format!("<td>{cell}</td>")).collect())
    });
    let table = table(&[&[""], &Tally::HEADINGS[..]].concat(), rows);
    let missing = missing.iter().map(|reason| format!("<p class=\"no\">{}</p>\n", markup(reason)));
    let header = markup(&results.header.to_string());
    format!("<p>{header}. {}.</p>\n{}{table}", others(results), missing.collect::<String>())
}

fn outcomes<'o>(outcomes: impl Iterator<Item = &'o Outcome>) -> String {
    let headings =
        ["test", "written", "follows", "observed", "RFC 3987", "3987bis", "URL Standard"];
    let rows = outcomes.map(|outcome| {
        let expected = expectations(&outcome.record.link);
        let cells = format!(
            "<td>{}</td><td{}>{}</td><td>{}</td>{expected}",
            code(&outcome.record.written),
            if outcome.is_strange() { " class=\"no\"" } else { "" },
            markup(&outcome.verdict()),
            code(&outcome.seen())
        );
        (markup(&outcome.record.tests), cells)
    });
    table(&headings, rows)
}
