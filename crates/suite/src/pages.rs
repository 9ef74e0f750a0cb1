//! The pages for people: the index of the suite, and the reports of runs.

use crate::formats::markup;
use crate::record::{Expected, Link, Manifest};
use crate::results::{Outcome, Results};
use crate::shell::counted;
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

/// The index: the documents, and what each specification makes of their references.
pub fn index(manifest: &Manifest) -> String {
    let [tests, controls, negative] = manifest.counts();
    let (files, base) = (manifest.documents.len(), &manifest.base);
    let mut out = format!(
        "<p>{}, {} and {}, in {}. Each tests one IRI: section 5 of \
         \u{201c}Internationalized Resource Identifiers: From Specification to \
         Testing\u{201d} (2001). The <a href=\"manifest.json\">manifest</a> has everything \
         that is here.</p>\n\
         <p><code>iri-suite run --browser PATH DIR</code> runs them in a browser; \
         <code>iri-suite serve DIR</code> serves them, for any other. Expected URIs have \
         the base <code>{base}</code>. Where 3987bis or the URL Standard expects \
         something else than RFC 3987, the cell is yellow.</p>\n\
         <h2>Documents</h2>\n",
        counted(tests, "test"),
        counted(controls, "control"),
        counted(negative, "negative control"),
        counted(files, "file"),
    );
    for document in &manifest.documents {
        let here = || manifest.records.iter().filter(|record| record.document == document.path);
        let Some(first) = here().next() else { continue };
        let rows = here().map(|record| {
            let (tests, sections) = (markup(&record.tests), markup(&record.sections.join("; ")));
            let expected = expectations(&record.link, " class=\"differs\"", "read as it is");
            let cells = format!("<td>{}</td>{expected}", code(&record.written));
            (format!("{tests}<br><small>{sections}</small>"), cells)
        });
        let headings = ["test", "written", "RFC 3987", "3987bis", "URL Standard"];
        let _ = write!(
            out,
            "<details><summary><a href=\"{}\">{}</a> in {}, declared as {} by {}: {}</summary>\n\
             {}</details>\n",
            first.page,
            first.format.phrase(),
            document.encoding,
            document.declared,
            document.declared_by,
            counted(here().count(), "record"),
            table(&headings, rows)
        );
    }
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    for inexpressible in &manifest.inexpressible {
        *reasons.entry(&inexpressible.reason).or_default() += 1;
    }
    let rows = reasons.into_iter().map(|(reason, n)| (markup(reason), format!("<td>{n}</td>")));
    out += "<h2>What cannot be written</h2>\n";
    out += &table(&["reason", "combinations"], rows);
    page("IRIs in documents: a test suite", &out)
}

/// A cell for each specification, with the mark where it expects something else than RFC 3987;
/// or the text of one cell, if there is no reference.
fn expectations(link: &Option<Link>, mark: &str, text: &str) -> String {
    let Some(link) = link else { return format!("<td colspan=\"3\">{text}</td>") };
    let result = |expected: &Expected| (expected.uri.clone(), expected.unspecified);
    let cell = |expected| {
        let differs = result(expected) != result(&link.rfc3987);
        format!("<td{}>{}</td>", if differs { mark } else { "" }, uris(expected))
    };
    link.expected().map(cell).concat()
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
pub fn run(results: &Results) -> String {
    let strange = || results.outcomes.iter().filter(|outcome| outcome.is_strange());
    let mut out = summary(results);
    let _ = writeln!(out, "<h2>Of no specification: {}</h2>", strange().count());
    out += &outcomes(strange());
    out += "<h2>Test by test</h2>\n";
    for page in results.outcomes.chunk_by(|a, b| a.record.page == b.record.page) {
        let (path, outcomes) = (markup(&page[0].record.page), outcomes(page.iter()));
        let _ = writeln!(out, "<details><summary>{path}</summary>\n{outcomes}</details>");
    }
    page(&format!("IRIs in {}", results.browser), &out)
}

/// Several runs: the summary of each, and what differs.
pub fn comparison(comparison: &Comparison) -> String {
    let files: Vec<String> = comparison.runs.iter().map(|(file, _)| markup(file)).collect();
    let mut out = String::new();
    for (file, (_, results)) in files.iter().zip(comparison.runs) {
        let _ = write!(out, "<h2>{file}</h2>\n{}", summary(results));
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

fn summary(results: &Results) -> String {
    let (browser, driver) = (markup(&results.browser), markup(&results.driver));
    let rows = tallies(results).into_iter().map(|(name, tally)| {
        (name, tally.cells().iter().map(|cell| format!("<td>{cell}</td>")).collect())
    });
    let table = table(&[&[""], &Tally::HEADINGS[..]].concat(), rows);
    format!("<p>{browser}, {driver}. {}.</p>\n{table}", others(results))
}

fn outcomes<'o>(outcomes: impl Iterator<Item = &'o Outcome>) -> String {
    let headings =
        ["test", "written", "follows", "observed", "RFC 3987", "3987bis", "URL Standard"];
    let rows = outcomes.map(|outcome| {
        let expected = expectations(&outcome.record.link, "", "");
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
