//! `iri conformance --matrix`: what the documents ask, and what carries it out.

use crate::options::Format;
use crate::output::{json_line, print};
use serde::Serialize;
use std::io;

/// The page, which is the source: a heading for each document and section, and a table row
/// for each thing that is asked.
const PAGE: &str = include_str!("../../../CONFORMANCE.md");

/// A row, as it stands on the page.
#[derive(Serialize)]
struct Row<'p> {
    document: &'p str,
    section: &'p str,
    kind: &'static str,
    words: &'p str,
    asked: &'p str,
    state: &'p str,
    how: &'p str,
    tests: Vec<&'p str>,
}

/// The key words, each under the one of RFC 2119 that means the same. What is in lower case is
/// no key word of RFC 2119, and the whole of RFC 3986.
const KEY_WORDS: [(&str, &[&str]); 6] = [
    ("MUST", &["MUST", "SHALL", "REQUIRED", "REQUIRES"]),
    ("SHOULD", &["SHOULD", "RECOMMENDED"]),
    ("MAY", &["MAY", "OPTIONAL"]),
    ("must", &["must", "shall", "required", "requires", "cannot"]),
    ("should", &["should", "recommended", "deprecated"]),
    ("may", &["may", "optional"]),
];

pub fn show(format: Format) -> io::Result<()> {
    match format {
        Format::Human => print(PAGE.as_bytes()),
        Format::Jsonl => {
            let mut out = Vec::new();
            for row in rows() {
                json_line(&mut out, &row)?;
            }
            print(&out)
        }
    }
}

fn rows() -> impl Iterator<Item = Row<'static>> {
    let (mut document, mut section) = ("", "");
    PAGE.lines().filter_map(move |line| {
        if let Some(heading) = line.strip_prefix("## ") {
            document = heading;
        } else if let Some(heading) = line.strip_prefix("### ") {
            section = heading.split(' ').next().unwrap_or_default();
        }
        row(document, section, line)
    })
}

/// `| words | asked | state | how | tests |`; the words in backticks, as no heading is.
fn row(document: &'static str, section: &'static str, line: &'static str) -> Option<Row<'static>> {
    let cells = line.strip_prefix("| `")?.strip_suffix(" |")?;
    let mut cells = cells.split(" | ");
    let words = cells.next()?.strip_suffix('`')?;
    let (asked, state, how) = (cells.next()?, cells.next()?, cells.next()?);
    let tests = cells.next()?.split(", ").map(|test| test.trim_matches('`'));
    let tests = tests.filter(|test| *test != "-").collect();
    Some(Row { document, section, kind: kind(words), words, asked, state, how, tests })
}

/// By the first key word; `step` where there is none.
fn kind(words: &str) -> &'static str {
    let mut words = words.split(|c: char| !c.is_alphanumeric());
    let kind = |word: &str| KEY_WORDS.iter().find(|(_, words)| words.contains(&word));
    words.find_map(kind).map_or("step", |(kind, _)| kind)
}
