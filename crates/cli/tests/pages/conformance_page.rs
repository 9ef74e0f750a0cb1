//! CONFORMANCE.md has a row for each key word and each step of the documents, and what a row
//! names is there. The rows are read as the program writes them.

use crate::documents::{self, BIS, Document, GUIDELINES, Section, URL_I18N, find_words, plain};
use iri_grammar::Grammar;
use iri_grammar::lint::{Code, Finding, LintProfile, Linter};
use regex_automata::meta::Regex;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

struct Row {
    document: &'static str,
    section: &'static str,
    kind: &'static str,
    words: &'static str,
    asked: &'static str,
    state: &'static str,
    how: &'static str,
    tests: Vec<&'static str>,
}

impl Row {
    fn place(&self) -> String {
        format!("{} section {} \"{}\"", self.document, self.section, self.words)
    }
}

const KINDS: [&str; 7] = ["MUST", "SHOULD", "MAY", "must", "should", "may", "step"];
const STATES: [&str; 6] = ["done", "option", "told", "departs", "other", "nothing"];

/// Key words in both cases, where RFC 2119 is not used or `may` opens a way of parsing.
const ANY_CASE: &str =
    r"(?i)\b(?:must|shall|should|may|require[ds]|recommended|optional)\b|\b(?:cannot|deprecated)\b";
/// In lower case `may` and `optional` permit nothing where RFC 2119 is used.
const RFC2119: &str = r"\b(?:MUST|SHALL|SHOULD|MAY|REQUIRE[DS]|RECOMMENDED|OPTIONAL|must|shall|should|required|recommended)\b";

/// The documents, which of their sections count, and what counts in them.
static SCOPE: [(&str, &str, &str); 5] = [
    ("RFC 3987", r"^[1-8]\b", RFC2119),
    (BIS, r"^[1-9](\.|$)|^11\.2\b", RFC2119),
    (GUIDELINES, r"^[1-9]\b", ANY_CASE),
    (URL_I18N, r"^[1-6]\b", RFC2119),
    ("RFC 3986", r"^[3-6]\b", ANY_CASE),
];

/// Sections whose numbered lines are examples of steps.
const EXAMPLES: [(&str, &str); 2] = [("RFC 3987", "3.2.1"), (BIS, "4.1")];

/// The page, which is the source: a heading for each document and section, and a table row
/// for each thing that is asked.
static PAGE: LazyLock<String> =
    LazyLock::new(|| fs::read_to_string(root().join("CONFORMANCE.md")).unwrap());

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

fn rows() -> &'static [Row] {
    static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
        let (mut document, mut section, mut rows) = ("", "", Vec::new());
        for line in PAGE.lines() {
            if let Some(heading) = line.strip_prefix("## ") {
                document = heading;
            } else if let Some(heading) = line.strip_prefix("### ") {
                section = heading.split(' ').next().unwrap_or_default();
            }
            rows.extend(row(document, section, line));
        }
        rows
    });
    &ROWS
}

/// `| words | asked | state | how | tests |`; the words in backticks, as no heading is.
fn row(document: &'static str, section: &'static str, line: &'static str) -> Option<Row> {
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

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn program(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_iri")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The sections of a document that count.
fn sections(document: &'static Document, scope: &str) -> impl Iterator<Item = &'static Section> {
    let scope = Regex::new(scope).unwrap();
    document.sections.iter().filter(move |section| scope.is_match(&section.number))
}

fn report(failures: &[String]) {
    assert!(failures.is_empty(), "{} rows:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn every_key_word_and_step_of_the_documents_has_a_row() {
    report(&missing(&rows().iter().collect::<Vec<_>>()));
}

/// What has no row among these.
fn missing(rows: &[&Row]) -> Vec<String> {
    let mut missing = Vec::new();
    for (name, scope, key_words) in &SCOPE {
        let Some(document) = documents::document(name) else { continue };
        let key_words = Regex::new(key_words).unwrap();
        for section in sections(document, scope) {
            let of_section = |row: &&&Row| row.document == *name && row.section == section.number;
            let words: Vec<String> =
                rows.iter().filter(of_section).map(|row| plain(row.words)).collect();
            for sentence in sentences(&section.text) {
                let asks = key_words.is_match(&sentence);
                if asks && !words.iter().any(|it| find_words(&sentence, it).is_some()) {
                    missing.push(format!("{name} {}: {sentence}", section.number));
                }
            }
            for step in steps(name, section) {
                if !words.iter().any(|it| step.starts_with(it.as_str())) {
                    let step: String = step.chars().take(70).collect();
                    missing.push(format!("{name} {}: step {step}", section.number));
                }
            }
        }
    }
    missing
}

/// The check finds what it is there for: without any one row of these, something is missing.
#[test]
fn a_row_that_is_missing_is_found() {
    if SCOPE.iter().any(|(name, ..)| documents::document(name).is_none()) {
        return;
    }
    for words in [
        "MUST map IRIs to URIs by using the following two steps",
        "2.1. Convert the character",
        "6. URIs known to contain domain names in the reg-name component SHOULD convert",
        "Skip over the \":\"",
        "g. Where there exist duplicate ways",
        "should omit the \":\" delimiter",
        "if (R.path == \"\") then",
        "E. move the first path segment",
    ] {
        let others: Vec<&Row> = rows().iter().filter(|row| row.words != words).collect();
        assert_eq!(others.len() + 1, rows().len(), "{words}");
        assert!(!missing(&others).is_empty(), "{words}");
    }
}

#[test]
fn every_row_is_of_a_passage_that_exists() {
    let mut failures = Vec::new();
    for row in rows() {
        let Some((name, scope, _)) = SCOPE.iter().find(|it| it.0 == row.document) else {
            failures.push(format!("{}: no such document", row.place()));
            continue;
        };
        let Some(document) = documents::document(name) else { continue };
        let mut sections = sections(document, scope);
        let section = sections.find(|section| section.number == row.section);
        let text = section.map(|section| plain(&section.text)).unwrap_or_default();
        if find_words(&text, &plain(row.words)).is_none() {
            failures.push(row.place());
        }
    }
    report(&failures);
}

/// The words stand in the document as the row has them, quotation marks too.
#[test]
fn every_row_has_the_quotation_marks_of_its_passage() {
    let on_one_line =
        |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").replace("- ", "-");
    let mut failures = Vec::new();
    for row in rows() {
        let Some(document) = documents::document(row.document) else { continue };
        let mut sections = document.sections.iter().filter(|it| it.number == row.section);
        let words = on_one_line(row.words);
        if !sections.any(|section| on_one_line(&section.text).contains(&words)) {
            failures.push(row.place());
        }
    }
    report(&failures);
}

/// The sentences and items of lists in the paragraphs of a section.
fn sentences(text: &str) -> Vec<String> {
    text.split("\n\n").flat_map(|paragraph| sentences_of(&plain(paragraph))).collect()
}

fn sentences_of(paragraph: &str) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut sentence: Vec<&str> = Vec::new();
    for word in paragraph.split(' ') {
        let before = sentence.last().copied().unwrap_or_default();
        let cited = |word: &&str| word.to_lowercase().starts_with("section");
        let cited = sentence.iter().rev().nth(1).is_some_and(cited);
        let ends = before.trim_end_matches([')', ']']).ends_with(['.', '?', '!', ':'])
            && (!is_label(before) || cited)
            && !matches!(before.trim_start_matches('('), "e.g." | "i.e." | "etc." | "a.k.a.");
        let begins = word.starts_with(|c: char| c.is_uppercase() || "(<[/".contains(c));
        if (ends && begins) || (is_label(word) && !before.ends_with("ection")) {
            sentences.push(sentence.join(" "));
            sentence.clear();
        }
        sentence.push(word);
    }
    sentences.push(sentence.join(" "));
    sentences
}

/// `1.`, `2.1.`, `3)`, `a.`, `o` and the like.
fn is_label(word: &str) -> bool {
    static LABEL: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"^(?:(?:[0-9]+(?:\.[0-9]+)?|[a-gA-E])[.)]|o)$").unwrap());
    LABEL.is_match(word)
}

/// What begins with the label of a step or an item, and the branches of pseudocode.
fn steps(name: &str, section: &Section) -> Vec<String> {
    let beginning = match (name, section.number.as_str()) {
        place if EXAMPLES.contains(&place) => return Vec::new(),
        // In this copy a section is one line.
        (URL_I18N, "3.1") => r" ([a-g]\. [A-Z].*)",
        (URL_I18N, _) => r" ((?:[0-9](?:\.[0-9])?|[ab])\) [A-Z].*)",
        ("RFC 3986", "5.2.2" | "5.3") => r"^ +(if .* then)$",
        (GUIDELINES, number) if number.starts_with('5') => return instructions(&section.text),
        _ => r"^ +((?:Step )?(?:(?:[0-9]+(?:\.[0-9]+)?|[a-eA-E])[.)]|o) +\S.*)$",
    };
    let beginning = Regex::new(beginning).unwrap();
    let mut steps = Vec::new();
    for (index, line) in section.text.lines().enumerate() {
        let mut from = 0;
        let mut captures = beginning.create_captures();
        loop {
            beginning.captures(regex_automata::Input::new(line).range(from..), &mut captures);
            let Some(found) = captures.get_group(1) else { break };
            let rest = section.text.lines().skip(index + 1).take(2);
            let text: Vec<&str> = [&line[found.start..]].into_iter().chain(rest).collect();
            steps.push(plain(&text.join(" ")));
            from = found.start + 1;
        }
    }
    steps
}

/// The steps of the guidelines that have no number.
fn instructions(text: &str) -> Vec<String> {
    let verbs = ["If ", "Else ", "Consume ", "Skip ", "From ", "Percent-encode ", "o "];
    let instructs = |sentence: &String| verbs.iter().any(|verb| sentence.starts_with(verb));
    sentences(text).into_iter().filter(instructs).collect()
}

#[test]
fn every_row_says_what_is_asked_and_what_becomes_of_it() {
    let mut failures = Vec::new();
    let mut seen = BTreeSet::new();
    for row in rows() {
        let carried_out = ["done", "option", "told", "departs"].contains(&row.state);
        let names_items = row.how.contains('`');
        let complete = STATES.contains(&row.state)
            && KINDS.contains(&row.kind)
            && !row.asked.is_empty()
            && !row.how.is_empty()
            && carried_out != row.tests.is_empty()
            && (names_items || !carried_out);
        if !complete || !seen.insert(row.place()) {
            failures.push(row.place());
        }
    }
    report(&failures);
}

#[test]
fn every_test_that_a_row_names_is_there() {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    let mut failures = Vec::new();
    for row in rows() {
        for test in &row.tests {
            let (file, function) = test.split_once("::").unwrap_or((test, ""));
            let source = files.entry(file.to_owned()).or_insert_with(|| {
                test_file(file).and_then(|it| fs::read_to_string(it).ok()).unwrap_or_default()
            });
            if function.is_empty() || !source.contains(&format!("fn {function}(")) {
                failures.push(format!("{}: {test}", row.place()));
            }
        }
    }
    report(&failures);
}

/// The file of a module of tests. A row names the folder of a module only where that is `cli`.
fn test_file(module: &str) -> Option<PathBuf> {
    let file = |folder: &str| root().join(folder).join(module).with_extension("rs");
    let folders = [
        "tests/spec",
        "tests/properties",
        "fuzz/bodies",
        "crates/cli/tests",
        "crates/lab/tests/lab",
        "crates/proofs/tests/proofs",
        "crates/schemes/tests/schemes",
        "crates/suite/tests",
    ];
    folders.into_iter().map(file).find(|file| file.is_file())
}

#[test]
fn every_item_that_a_row_names_is_there() {
    let definitions = definitions();
    let mut helps: BTreeMap<String, String> = BTreeMap::new();
    let mut failures = Vec::new();
    for row in rows() {
        for item in row.how.split('`').skip(1).step_by(2) {
            let is_there = match item.split_once(' ') {
                Some(("iri", command)) => is_command(command, &mut helps),
                Some(("lint", entry)) => entry.parse::<Code>().is_ok(),
                _ => is_production(item) || is_defined(item, &definitions),
            };
            if !is_there {
                failures.push(format!("{}: {item}", row.place()));
            }
        }
    }
    report(&failures);
}

/// A finding that a row names has a source in the document of the row, or in the specification of a
/// scheme, and the profile of that document reports its example. What only the profile strict looks
/// for stands beside the name of that profile.
#[test]
fn every_finding_that_a_row_names_is_reported_by_the_profile_of_its_document() {
    let mut failures = Vec::new();
    for row in rows() {
        for code in row.how.split('`').filter_map(|item| item.strip_prefix("lint ")) {
            let entry = code.parse::<Code>().unwrap().entry();
            let has_source = entry.sources.iter().any(|source| {
                let document = source.citation.document.to_string();
                document == row.document || !SCOPE.iter().any(|(name, ..)| *name == document)
            });
            let profile = match row.document {
                "RFC 3986" => LintProfile::Rfc3986,
                "RFC 3987" => LintProfile::Rfc3987,
                BIS => LintProfile::Rfc3987bis,
                URL_I18N => LintProfile::UrlI18n07,
                _ => LintProfile::Quiet,
            };
            let is_strict = entry.is_common() && row.how.contains("`iri lint --profile strict`");
            let profile = if is_strict { LintProfile::Strict } else { profile };
            // What the grammar of the profile has not, that of others has.
            let linter = Linter::new(profile).with_rule(iri_schemes::lint_rule);
            let findings = linter.lint(entry.bad).ok().or_else(|| {
                let takes = |grammar: &Grammar| grammar.reference().matches(entry.bad);
                linter.clone().grammar(Grammar::ALL.into_iter().find(takes)?).lint(entry.bad).ok()
            });
            let is_reported = |findings: &Vec<Finding>| {
                findings.iter().any(|finding| finding.code.name() == entry.name)
            };
            if !has_source || !findings.as_ref().is_some_and(is_reported) {
                failures.push(format!("{}: {code} by {profile}", row.place()));
            }
        }
    }
    report(&failures);
}

/// A subcommand of the program, with an option or without.
fn is_command(command: &str, helps: &mut BTreeMap<String, String>) -> bool {
    let (command, option) = command.split_once(' ').unwrap_or((command, ""));
    let help = helps.entry(command.to_owned()).or_insert_with(|| program(&[command, "--help"]));
    let option = option.split(' ').next().unwrap_or_default();
    option.is_empty()
        || help.contains(&format!("{option} "))
        || help.contains(&format!("{option}\n"))
}

fn is_production(name: &str) -> bool {
    Grammar::ALL.into_iter().any(|grammar| grammar.production(name).is_some())
}

/// Whether each part of a path is defined somewhere.
fn is_defined(path: &str, definitions: &Definitions) -> bool {
    let parts: Vec<&str> = path.split("::").collect();
    let [owners @ .., last] = &parts[..] else { return false };
    let is_variant = !owners.is_empty() && definitions.variants.contains(*last);
    owners.iter().all(|owner| definitions.items.contains(*owner))
        && (definitions.items.contains(*last) || is_variant)
}

/// The names of what the sources define.
struct Definitions {
    items: BTreeSet<String>,
    variants: BTreeSet<String>,
}

fn definitions() -> Definitions {
    let sources = sources();
    let names = |pattern: &str| {
        let pattern = Regex::new(pattern).unwrap();
        let name = |span: regex_automata::Span| sources[span.range()].to_owned();
        pattern.captures_iter(&sources).map(|it| name(it.get_group(1).unwrap())).collect()
    };
    Definitions {
        items: names(r"\b(?:struct|enum|trait|type|mod|fn|const(?:\s+fn)?|static)\s+(\w+)"),
        variants: names(r"(?m)^\s+([A-Z]\w*)(?:[,({]| [{=])"),
    }
}

fn sources() -> String {
    let mut text = String::new();
    let mut folders = vec![root().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                text.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }
    text
}

#[test]
fn the_numbers_at_the_head_are_those_of_the_rows() {
    for table in [table(&KINDS, |row| row.kind), table(&STATES, |row| row.state)] {
        assert!(PAGE.contains(&table), "the head of CONFORMANCE.md is to have\n{table}");
    }
}

/// Rows counted by document, and in all.
fn table(columns: &[&str], value: fn(&Row) -> &str) -> String {
    let mut table = format!("| document | {} | all |\n", columns.join(" | "));
    table.push_str(&format!("| --- |{}\n", " ---: |".repeat(columns.len() + 1)));
    let names = SCOPE.iter().map(|(name, ..)| Some(*name));
    for name in names.chain([None]) {
        let rows = || rows().iter().filter(move |row| name.is_none_or(|it| row.document == it));
        let mut cells = vec![name.unwrap_or("all").to_owned()];
        cells.extend(
            columns
                .iter()
                .map(|column| rows().filter(|row| value(row) == *column).count().to_string()),
        );
        cells.push(rows().count().to_string());
        table.push_str(&format!("| {} |\n", cells.join(" | ")));
    }
    table
}
