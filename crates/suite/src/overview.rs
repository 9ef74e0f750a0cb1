//! The pages of runs: what they answer, and what they observed in each document.

use crate::answers;
use crate::causes;
use crate::formats::markup;
use crate::pages::{STRANGE_HEADING, document_page, page};
use crate::record::{Kind, Record, Specification};
use crate::results::Outcome;
use crate::shell::{Reason, write_file};
use crate::table::{Cell, Table};
use crate::tally::{self, Comparison, NamedRun, Row, sentence_about_the_rest};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use url::Url;

/// Writes the overview to a path, and the pages of the documents to a folder beside it, which has
/// the same name with the extension `pages`.
pub fn write(path: &Path, comparison: &Comparison) -> Result<(), Reason> {
    let folder = path.with_extension("pages");
    let pages = relative_link(&folder);
    let names = run_names(comparison.runs);
    let names: Vec<&str> = names.iter().map(|name| &**name).collect();
    let documents = documents(comparison);
    write_file(path, overview(comparison, &names, &documents, &pages).as_bytes())?;
    // The page of a document is in a folder for its format, in the folder of the pages.
    let back =
        format!("<a href=\"../../{}\">Overview of the results</a>", markup(&relative_link(path)));
    for (document, rows) in &documents {
        let page = document_page(document, rows, &names, &back);
        write_file(&folder.join(page_path(document)), page.as_bytes())?;
    }
    Ok(())
}

/// Returns the last name of a path as a relative reference: `./result.pages`.
fn relative_link(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut url = Url::parse("file:///").expect("a URL");
    if let Ok(mut segments) = url.path_segments_mut() {
        segments.push(&name);
    }
    format!(".{}", url.path())
}

/// A name for each run: its browser, and its file if several runs have the same browser.
fn run_names(runs: &[NamedRun]) -> Vec<String> {
    let browsers = || runs.iter().map(|run| &run.results.header.browser);
    let name = |NamedRun { file, results, .. }: &NamedRun| {
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
fn page_path(document: &str) -> String {
    let stem = document.rsplit_once('.').map_or(document, |(stem, _)| stem);
    format!("{stem}.html")
}

/// The greatest number of tests that [`list_links`] names. The table of the documents counts all.
const LISTED: usize = 500;

/// The overview in markup: what a person reads in a minute, then the rest, folded. `names` are those of
/// the runs, and `pages` is the folder of the pages as a relative reference.
fn overview(comparison: &Comparison, names: &[&str], documents: &Documents, pages: &str) -> String {
    let runs = comparison.runs;
    let mut out = introduction(runs, names);
    let departures = departures(runs);
    out += &table_of_sums(runs, names, &departures).markup();
    out += "<h2 id=\"answers\">Answers</h2>\n";
    out += &answers::table(runs, names).markup();
    out += &foldable_part(
        "departures",
        "Departures from the URL Standard",
        &list_departures(&departures, names, pages),
    );
    if runs.len() > 1 {
        let differences = comparison.differences();
        let records = differences.iter().map(|row| row.record);
        out += &foldable_part("differences", &comparison.to_string(), &list_links(records, pages));
    }
    let numbers = runs.iter().zip(names).map(|(NamedRun { results, .. }, name)| {
        let (name, table) = (markup(name), tally::table(results).markup());
        format!("<h3>{name}</h3>\n{table}<p>{}.</p>\n", sentence_about_the_rest(results))
    });
    out += &foldable_part(
        "numbers",
        "Tests that follow each specification",
        &numbers.collect::<String>(),
    );
    let strange: Vec<&Row> = comparison.rows.iter().filter(|row| row.is_strange()).collect();
    let heading = format!("{STRANGE_HEADING}: {}", strange.len());
    out += &foldable_part(
        "strange",
        &heading,
        &list_links(strange.iter().map(|row| row.record), pages),
    );
    out +=
        &foldable_part("documents", "Documents", &document_table(documents, names, pages).markup());
    out += &foldable_part("legend", "Legend", LEGEND);
    out += &foldable_part("method", "Method", METHOD);
    page(&format!("IRIs in {}", names.join(" and ")), &out)
}

/// A part of the overview that is shown once its heading is chosen.
fn foldable_part(id: &str, heading: &str, markup: &str) -> String {
    format!("<details><summary><h2 id=\"{id}\">{heading}</h2></summary>\n{markup}</details>\n")
}

/// What was run and when, and whether the results can be relied on.
fn introduction(runs: &[NamedRun], names: &[&str]) -> String {
    let mut out = String::new();
    for (run, name) in runs.iter().zip(names) {
        let header = &run.results.header;
        let header = header.to_string().replacen(&header.browser, name, 1);
        let _ = write!(out, "<p>{}. ", markup(&header));
        let doubts = run.doubts();
        if doubts.is_empty() {
            out +=
                "All controls passed, and nothing is missing: the results can be relied on.</p>\n";
        } else {
            out += "<strong class=\"no\">The results cannot be relied on</strong>, for these reasons:</p>\n";
            let doubts = doubts.iter().map(|doubt| format!("<li>{}</li>", markup(doubt)));
            let _ = writeln!(out, "<ul>{}</ul>", doubts.collect::<String>());
        }
    }
    out
}

/// The departures for one cause.
struct Departures<'r> {
    /// The name of the cause; empty if it is unknown.
    name: &'r str,
    /// The title of the cause.
    title: &'r str,
    /// The tests that depart, for each run.
    by_run: Vec<Vec<&'r Outcome>>,
}

/// Returns the departures from the URL Standard, the most frequent cause first.
fn departures(runs: &[NamedRun]) -> Vec<Departures<'_>> {
    let mut causes: BTreeMap<[&str; 2], Vec<Vec<&Outcome>>> = BTreeMap::new();
    for (index, run) in runs.iter().enumerate() {
        for (cause, outcomes) in causes::departures(&run.results) {
            let all = causes
                .entry(causes::name_and_title(cause))
                .or_insert_with(|| vec![vec![]; runs.len()]);
            all[index] = outcomes;
        }
    }
    let causes = causes.into_iter();
    let mut departures: Vec<Departures<'_>> =
        causes.map(|([name, title], by_run)| Departures { name, title, by_run }).collect();
    departures.sort_by_key(|it| Reverse(it.by_run.iter().map(Vec::len).sum::<usize>()));
    departures
}

/// Returns a table: how many tests of each run have the result of the URL Standard, and how many
/// depart from it for each cause.
fn table_of_sums(runs: &[NamedRun], names: &[&str], departures: &[Departures]) -> Table {
    let follow = runs.iter().map(|run| {
        let count = |is: fn(&Outcome) -> bool| run.results.count(is);
        let is_by_url_standard =
            |it: &Outcome| it.is_applicable() && it.follows.contains(&Specification::Url);
        Cell::text(format!("{} of {}", count(is_by_url_standard), count(Outcome::is_applicable)))
    });
    let follow = [Cell::text("as the URL Standard says")].into_iter().chain(follow).collect();
    let rows = departures.iter().map(|Departures { title, by_run, .. }| {
        let counts = by_run.iter().map(|outcomes| match outcomes.len() {
            0 => Cell::text(""),
            count => Cell::text(count),
        });
        [Cell::text(title)].into_iter().chain(counts).collect()
    });
    Table::new(["tests"].iter().chain(names)).with_rows([follow]).with_rows(rows)
}

/// Returns the departures of each cause, as lists of the tests of each run.
fn list_departures(departures: &[Departures], names: &[&str], pages: &str) -> String {
    let mut out = String::new();
    for Departures { name, title, by_run } in departures {
        let report =
            if name.is_empty() { String::new() } else { format!(" (iri-suite bug {name})") };
        let _ = writeln!(out, "<h3>{}{report}</h3>", markup(title));
        for (outcomes, name) in
            by_run.iter().zip(names).filter(|(outcomes, _)| !outcomes.is_empty())
        {
            let records = outcomes.iter().map(|outcome| &outcome.record);
            let _ = write!(out, "<p>{}:</p>\n{}", markup(name), list_links(records, pages));
        }
    }
    out
}

/// Returns a list of links to records on the pages of their documents. After [`LISTED`] links, it
/// says how many more records there are.
fn list_links<'r>(records: impl ExactSizeIterator<Item = &'r Record>, pages: &str) -> String {
    let mut out = String::from("<ul>\n");
    let more = records.len().saturating_sub(LISTED);
    for record in records.take(LISTED) {
        let page = markup(&format!("{pages}/{}", page_path(&record.document)));
        let _ = writeln!(out, "<li><a href=\"{page}#{id}\">{id}</a></li>", id = record.id);
    }
    if more > 0 {
        let _ = writeln!(out, "<li>and {more} more, in the documents below</li>");
    }
    out + "</ul>\n"
}

/// A table with a row for each document: the number of its tests, and for each run how many of them
/// have the result of the URL Standard, and how many of its records are strange.
fn document_table(documents: &Documents, names: &[&str], pages: &str) -> Table {
    let columns = names
        .iter()
        .flat_map(|name| [format!("{name}: URL Standard"), format!("{name}: failed or of none")]);
    let headings = ["document", "tests"].map(str::to_owned).into_iter().chain(columns);
    let rows = documents.iter().map(|(document, rows)| {
        let tests = rows.iter().filter(|row| row.record.kind == Kind::Test).count();
        let runs = (0..names.len()).flat_map(|run| {
            let outcomes = || rows.iter().filter_map(move |row| row.outcomes[run]);
            let is_by_url_standard =
                |it: &&Outcome| it.is_applicable() && it.follows.contains(&Specification::Url);
            let strange = outcomes().filter(|outcome| outcome.is_strange());
            [outcomes().filter(is_by_url_standard).count(), strange.count()].map(Cell::text)
        });
        let name = Cell::link(document, format!("{pages}/{}", page_path(document)));
        [name, Cell::text(tests)].into_iter().chain(runs).collect()
    });
    Table::new(headings).with_rows(rows)
}

/// What the words of the overview mean.
const LEGEND: &str = include_str!("legend.html");
/// How it was made.
const METHOD: &str = include_str!("method.html");
