//! The pages of runs: what they answer, and what they observed in each document.

use crate::answers::QUESTIONS;
use crate::formats::markup;
use crate::pages::{OF_NONE, page, table, tests};
use crate::record::{Kind, Specification};
use crate::results::{Header, Results};
use crate::shell::{Reason, at, counted};
use crate::tally::{Comparison, NamedRun, Row, Tally, others, tallies};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use url::Url;

/// Writes the overview to a path, and the pages of the documents to a folder beside it, which has
/// the same name with the extension `pages`.
pub fn write(path: &Path, comparison: &Comparison) -> Result<(), Reason> {
    let folder = path.with_extension("pages");
    let links = link(&folder);
    let names = names(comparison.runs);
    let names: Vec<&str> = names.iter().map(|name| &**name).collect();
    let documents = documents(comparison);
    let save = |path: &Path, page: String| {
        let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
        folder.and_then(|()| fs::write(path, page)).map_err(|error| at(path, error))
    };
    save(path, overview(comparison, &names, &documents, &links))?;
    // The page of a document is in a folder for its format, in the folder of the pages.
    let back = format!("<a href=\"../../{}\">Overview of the results</a>", link(path));
    for (document, rows) in &documents {
        save(&folder.join(page_of(document)), tests(document, rows, &names, &back))?;
    }
    Ok(())
}

/// The last name of a path, as a relative reference in markup: `./result.pages`.
fn link(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut url = Url::parse("file:///").expect("a URL");
    if let Ok(mut segments) = url.path_segments_mut() {
        segments.push(&name);
    }
    markup(&format!(".{}", url.path()))
}

/// A name for each run: its browser, and its file if several runs have the same browser.
fn names(runs: &[NamedRun]) -> Vec<String> {
    let browsers = || runs.iter().map(|(_, results, _)| &results.header.browser);
    let name = |(file, results, _): &NamedRun| {
        let browser = &results.header.browser;
        match browsers().filter(|other| *other == browser).count() {
            1 => browser.clone(),
            _ => format!("{browser} ({file})"),
        }
    };
    runs.iter().map(name).collect()
}

/// The rows of each document, by the path of the document.
type Documents<'r> = BTreeMap<&'r str, Vec<&'r Row<'r>>>;

/// Groups the rows of a comparison by their documents.
fn documents<'r>(comparison: &'r Comparison) -> Documents<'r> {
    let mut documents = Documents::new();
    for row in &comparison.rows {
        documents.entry(&row.record.document).or_default().push(row);
    }
    documents
}

/// The path of the page of a document, in the folder of the pages.
fn page_of(document: &str) -> String {
    let stem = document.rsplit_once('.').map_or(document, |(stem, _)| stem);
    format!("{stem}.html")
}

/// The greatest number of tests that [`list`] names. The table of the documents counts all.
const LISTED: usize = 500;

/// The overview in markup. `names` are those of the runs, and `links` is the folder of the pages as
/// a relative reference.
fn overview(comparison: &Comparison, names: &[&str], documents: &Documents, links: &str) -> String {
    let runs = comparison.runs;
    let mut out = introduction(runs, names);
    out += "<h2 id=\"answers\">Answers</h2>\n";
    let headings: Vec<String> = names.iter().map(|name| markup(name)).collect();
    let headings = ["question"].into_iter().chain(headings.iter().map(|name| &**name));
    let rows = QUESTIONS.iter().map(|question| {
        let answers = runs.iter().map(|(_, results, _)| question.answer(results));
        let cells = answers.map(|answer| format!("<td>{}</td>", markup(&answer)));
        (question.asks.to_owned(), cells.collect())
    });
    out += &table(&headings.collect::<Vec<_>>(), rows);
    if runs.len() > 1 {
        let _ = writeln!(out, "<h2 id=\"differences\">{comparison}</h2>");
        out += &list(&comparison.differences(), links);
    }
    out += "<h2 id=\"numbers\">Tests that follow each specification</h2>\n";
    for ((_, results, _), name) in runs.iter().zip(names) {
        let _ = writeln!(out, "<h3>{}</h3>", markup(name));
        let rows = tallies(results).into_iter().map(|(name, tally)| {
            let cells = tally.cells();
            (name, cells.iter().map(|cell| format!("<td>{cell}</td>")).collect())
        });
        out += &table(&[&["where"], &Tally::HEADINGS[..]].concat(), rows);
        let _ = writeln!(out, "<p>{}.</p>", others(results));
    }
    let strange: Vec<&Row> = comparison.rows.iter().filter(|row| is_strange(row)).collect();
    let _ = writeln!(out, "<h2 id=\"strange\">{OF_NONE}: {}</h2>", strange.len());
    out += &list(&strange, links);
    out += "<h2 id=\"documents\">Documents</h2>\n";
    out += &document_table(documents, names, links);
    out += LEGEND;
    let title = if runs.len() == 1 { names.concat() } else { "several programs".to_owned() };
    page(&format!("IRIs in {title}"), &out)
}

/// Whether the outcome of a record is strange in some run.
fn is_strange(row: &Row) -> bool {
    row.outcomes.iter().flatten().any(|outcome| outcome.is_strange())
}

/// What was run and when, and whether the results can be relied on.
fn introduction(runs: &[NamedRun], names: &[&str]) -> String {
    let mut out = String::new();
    for ((_, results, missing), name) in runs.iter().zip(names) {
        let Header { driver, system, date, version, suite, .. } = &results.header;
        let controls = results.controls();
        let wrong = controls.failed
            + controls.negative_failed
            + controls.misread
            + controls.unrequested
            + missing.len();
        let reliable = match wrong {
            0 => "All controls passed, and nothing is missing: the results can be relied on.",
            _ => {
                "<strong class=\"no\">The results cannot be relied on</strong>, for these reasons:"
            }
        };
        let facts = format!("{name}, {driver}, {system}; {date}; iri-suite {version}");
        let hash = suite.sha256.get(..12).unwrap_or(&suite.sha256);
        let _ = writeln!(out, "<p>{}, suite {}. {reliable}</p>", markup(&facts), markup(hash));
        if wrong > 0 {
            out += &format!("<ul>{}</ul>\n", reasons(results, missing));
        }
    }
    out
}

/// Why the results cannot be relied on, as items of a list in markup.
fn reasons(results: &Results, missing: &[Reason]) -> String {
    let controls = results.controls();
    let counts = [
        (controls.failed, "control", "failed"),
        (controls.negative_failed, "negative control", "failed"),
        (controls.misread, "reference", "misread"),
        (controls.unrequested, "reference", "resolved and not requested"),
    ];
    let counts = counts.into_iter().filter(|(count, ..)| *count > 0);
    let counts = counts.map(|(count, what, how)| format!("{} {how}", counted(count, what)));
    let reasons = counts.chain(missing.iter().cloned());
    reasons.map(|reason| format!("<li>{}</li>", markup(&reason))).collect()
}

/// A list of links to records on the pages of their documents, and how many more there are.
fn list(rows: &[&Row], links: &str) -> String {
    let mut out = String::from("<ul>\n");
    for Row { record, .. } in rows.iter().take(LISTED) {
        let (page, id) = (page_of(&record.document), &record.id);
        let _ = writeln!(out, "<li><a href=\"{links}/{page}#{id}\">{id}</a></li>");
    }
    if rows.len() > LISTED {
        let _ = writeln!(out, "<li>and {} more, in the documents below</li>", rows.len() - LISTED);
    }
    out + "</ul>\n"
}

/// A table in markup with a row for each document: the number of its tests, and for each run how
/// many of them have the result of the URL Standard, and how many of its records are strange.
fn document_table(documents: &Documents, names: &[&str], links: &str) -> String {
    let columns = names.iter().map(|name| {
        let name = markup(name);
        [format!("{name}: URL Standard"), format!("{name}: failed or of none")]
    });
    let columns: Vec<String> = columns.flatten().collect();
    let headings = ["document", "tests"].into_iter().chain(columns.iter().map(|name| &**name));
    let rows = documents.iter().map(|(document, rows)| {
        let tests = rows.iter().filter(|row| row.record.kind == Kind::Test).count();
        let mut cells = format!("<td>{tests}</td>");
        for run in 0..names.len() {
            let outcomes = || rows.iter().filter_map(|row| row.outcomes[run]);
            let is_url = outcomes().filter(|outcome| {
                outcome.is_applicable() && outcome.follows.contains(&Specification::Url)
            });
            let strange = outcomes().filter(|outcome| outcome.is_strange());
            let _ = write!(cells, "<td>{}</td><td>{}</td>", is_url.count(), strange.count());
        }
        let name = markup(document);
        (format!("<a href=\"{links}/{}\">{name}</a>", markup(&page_of(document))), cells)
    });
    table(&headings.collect::<Vec<_>>(), rows)
}

const LEGEND: &str = "\
<h2 id=\"legend\">Legend</h2>
<dl>
<dt>all three, RFC 3987, 3987bis, URL Standard</dt>
<dd>The specifications that require or allow what the program did.</dd>
<dt>none</dt><dd>No specification requires or allows it.</dd>
<dt>unspecified</dt>
<dd>The specification does not say what becomes of the reference; it is not counted. \u{201c}2 of \
3\u{201d} are two tests of the three on which it does.</dd>
<dt>not requested</dt>
<dd>The reference was resolved, and no request came. The test counts for no specification and \
against none.</dd>
<dt>misread</dt><dd>The program read other characters than the document has.</dd>
<dt>not applicable</dt>
<dd>The program does not dereference references in this format; only what was read is observed.</dd>
<dt>control</dt>
<dd>A test that passes in every program that works: it shows that the tests themselves work.</dd>
<dt>negative control</dt>
<dd>A test that shows that a control can fail: a reference with other characters, one that nothing \
requests, or a document that declares another encoding.</dd>
</dl>
<h2 id=\"method\">Method</h2>
<p>The documents are served on this machine, and every host name leads there. Three things are \
observed for each test: the characters that the program read, the reference as it resolves it, and \
what the server was asked for, octet by octet. A program follows a specification if the reference \
resolves to a URI that the specification requires or allows, and the server was asked for that URI. \
The expectations of RFC 3987 and 3987bis are computed; those of the URL Standard are a table that \
was reviewed against the standard, with the sentence for each. A crate is given what a browser \
reads, and requests nothing.</p>
";
