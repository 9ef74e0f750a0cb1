//! That each row has a test, which names all that the row names.

use std::collections::HashSet;

const PAGE: &str = include_str!("../../../../src/guide/coming_from.md");

/// The tables of the page, with the tests of each.
const TABLES: [(&str, &str); 5] = [
    ("fluent-uri", include_str!("fluent_uri_rows.rs")),
    ("oxiri", include_str!("oxiri_rows.rs")),
    ("iri-string", include_str!("iri_string_rows.rs")),
    ("iref", include_str!("iref_rows.rs")),
    ("url", include_str!("url_rows.rs")),
];

/// The two cells of each row.
fn rows(peer: &str) -> Vec<(&'static str, &'static str)> {
    let (_, section) = PAGE.split_once(&format!("\n## From {peer}\n")).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    rows.skip(2).map(|row| row.split_once(" | ").unwrap()).collect()
}

/// The comment of each test, and its code.
fn tests(source: &str) -> Vec<(&str, &str)> {
    let tests = source.split("\n/// ").skip(1);
    let tests = tests.map(|test| test.split_once("\n#[test]\n").unwrap());
    tests.collect()
}

/// The names in code.
fn names(code: &str) -> impl Iterator<Item = &str> {
    let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.filter(|name| name.len() > 1 && !name.starts_with(char::is_numeric))
}

/// The names in the code of a row, without the targets of links.
fn names_of_row<'r>(theirs: &'r str, ours: &'r str) -> impl Iterator<Item = &'r str> {
    let code = [theirs, ours].into_iter().flat_map(|cell| cell.split('`').skip(1).step_by(2));
    code.flat_map(names)
}

#[test]
fn each_row_has_a_test() {
    let mut lacks = Vec::new();
    for (peer, source) in TABLES {
        let (rows, tests) = (rows(peer), tests(source));
        assert!(rows.len() >= 8, "{peer}: {}", rows.len());
        let theirs: Vec<_> = rows.iter().map(|(theirs, _)| *theirs).collect();
        let tested: Vec<_> = tests.iter().map(|(comment, _)| *comment).collect();
        assert_eq!(theirs, tested, "{peer}");
        for ((theirs, ours), (_, code)) in rows.into_iter().zip(tests) {
            let known: HashSet<_> = names(code).collect();
            let all = names_of_row(theirs, ours).filter(|name| !known.contains(name));
            lacks.extend(all.map(|name| format!("{peer}: {theirs}: its test lacks {name}")));
        }
    }
    assert!(lacks.is_empty(), "{lacks:#?}");
}
