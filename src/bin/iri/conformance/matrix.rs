//! `iri conformance --matrix`: what the documents ask, and what carries it out.

use crate::shell::*;
use serde::Serialize;
use std::io::{self, Write};

/// The page, which is the source: a heading for each document and section, and a table row
/// for each thing that is asked.
const PAGE: &str = include_str!("../../../../CONFORMANCE.md");

/// The key words, each under the one of RFC 2119 that means the same. Words in lower case are no
/// key words of RFC 2119; RFC 3986 has only these.
const KEY_WORDS: [(&str, &[&str]); 6] = [
    ("MUST", &["MUST", "SHALL", "REQUIRED", "REQUIRES"]),
    ("SHOULD", &["SHOULD", "RECOMMENDED"]),
    ("MAY", &["MAY", "OPTIONAL"]),
    ("must", &["must", "shall", "required", "requires", "cannot"]),
    ("should", &["should", "recommended", "deprecated"]),
    ("may", &["may", "optional"]),
];

pub fn show(out: &mut Results) -> io::Result<Status> {
    if out.format() == Format::Human {
        return out.write_all(PAGE.as_bytes()).map(|()| Status::Fine);
    }
    let (mut document, mut section) = ("", "");
    for line in PAGE.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            document = heading;
        } else if let Some(heading) = line.strip_prefix("### ") {
            section = heading.split(' ').next().unwrap_or_default();
        }
        if let Some(row) = row(document, section, line) {
            out.object(&row)?;
        }
    }
    Ok(Status::Fine)
}

/// `| words | asked | state | how | tests |`; the words in backticks, as no heading is.
fn row(
    document: &'static str,
    section: &'static str,
    line: &'static str,
) -> Option<impl Serialize> {
    let cells = line.strip_prefix("| `")?.strip_suffix(" |")?;
    let mut cells = cells.split(" | ");
    let words = cells.next()?.strip_suffix('`')?;
    let (asked, state, how) = (cells.next()?, cells.next()?, cells.next()?);
    let tests = cells.next()?.split(", ").map(|test| test.trim_matches('`'));
    let tests: Vec<&str> = tests.filter(|test| *test != "-").collect();
    Some(object! { document, section, kind: kind(words), words, asked, state, how, tests })
}

/// By the first key word; `step` where there is none.
fn kind(words: &str) -> &'static str {
    let mut words = words.split(|c: char| !c.is_alphanumeric());
    let kind = |word: &str| KEY_WORDS.iter().find(|(_, words)| words.contains(&word));
    words.find_map(kind).map_or("step", |(kind, _)| kind)
}
