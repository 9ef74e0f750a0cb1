//! How strong other suites are: the table in README.

use crate::package;
use crate::support::shared_path;
use iri_conformance::adequacy::{Mutants, markdown, measure, read_suites};
use std::fs;

#[test]
fn the_table_of_readme() {
    let Some(cases) = shared_path("cases") else { return };
    let suites =
        read_suites(&[cases.clone(), cases.join("json-schema"), package("cases/small")]).unwrap();
    let table = markdown(&measure(&suites).unwrap());
    let readme = package("README.md");
    let page = fs::read_to_string(&readme).unwrap();
    let (before, rest) = page.split_once("<!-- adequacy -->\n").unwrap();
    let (found, after) = rest.split_once("<!-- end of adequacy -->").unwrap();
    if std::env::var_os("IRI_WRITE_LISTING").is_some() {
        let page = format!("{before}<!-- adequacy -->\n{table}<!-- end of adequacy -->{after}");
        fs::write(&readme, page).unwrap();
    } else {
        assert!(found == table, "IRI_WRITE_LISTING=1 writes the table");
    }
}

#[test]
fn a_wrong_expectation_is_counted_and_not_used() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("uri.json");
    let text = r#"[{"schema": {"format": "uri"}, "tests": [
        {"data": "a:", "valid": true}, {"data": "a", "valid": true}, {"data": 1, "valid": true}]}]"#;
    fs::write(&path, text).unwrap();
    let measured = measure(&read_suites(&[path]).unwrap()).unwrap();
    assert_eq!(measured.len(), 1);
    assert_eq!((measured[0].cases, measured[0].wrong), (1, 1));
    let Mutants { all: mutants, killed } = measured[0].total();
    assert!(killed > 10 && killed < mutants / 10, "{killed} of {mutants}");
}
