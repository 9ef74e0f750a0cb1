//! The cases in the formats of other projects.

use crate::package;
use iri_conformance::case::{CaseFile, read_all};
use iri_conformance::export::{Form, export};
use serde_json::Value;
use std::collections::HashSet;

fn files() -> Vec<CaseFile> {
    read_all(&[package("cases")]).unwrap().into_iter().map(|it| it.1).collect()
}

fn count() -> usize {
    files().iter().map(|file| file.cases.len()).sum()
}

/// What `bin/jsonschema_suite check` asks of descriptions: short, unique, without `should`.
#[test]
fn the_formats_of_json_schema() {
    let written = export(&files(), Form::JsonSchema).unwrap();
    let names: Vec<&str> = written.keys().map(String::as_str).collect();
    assert_eq!(names, ["iri-reference.json", "iri.json", "uri-reference.json", "uri.json"]);
    for (name, text) in &written {
        assert!(text.is_ascii());
        let groups: Value = serde_json::from_str(text).unwrap();
        assert_eq!(groups[0]["schema"]["format"], name.strip_suffix(".json").unwrap());
        let tests = groups[0]["tests"].as_array().unwrap();
        assert!(tests.len() > 400, "{name} has {}", tests.len());
        let mut known = HashSet::new();
        for test in tests {
            let description = test["description"].as_str().unwrap();
            assert!(description.len() < 70 && !description.contains("should"), "{description}");
            assert!(known.insert(description), "{description} twice");
            assert!(test["data"].is_string() && test["valid"].is_boolean());
        }
    }
}

#[test]
fn the_manifest_has_an_entry_for_each_case() {
    let written = export(&files(), Form::Manifest).unwrap();
    let manifest = &written["manifest.ttl"];
    assert!(manifest.is_ascii());
    assert_eq!(manifest.matches("\n  mf:name ").count(), count());
    assert_eq!(manifest.matches("\n    <#").count(), count());
    let entry =
        manifest.split("\n\n").find(|it| it.contains("c:text \"http://example.com/\\U00010300"));
    assert!(entry.unwrap().contains("mf:result [ c:text \"http://example.com/%F0%90%8C%80"));
}

#[test]
fn csv_has_a_line_for_each_case() {
    let written = export(&files(), Form::Csv).unwrap();
    let csv = &written["cases.csv"];
    assert_eq!(csv.matches("\r\n").count(), 1 + count());
    assert!(csv.starts_with("\"id\",\"operation\",") && csv.is_ascii());
    assert!(csv.contains("\"{\"\"text\"\":\"\":\"\"}\",\"{\"\"valid\"\":false}\""), "{csv:.2000}");
}

#[test]
fn what_no_case_has_is_an_error() {
    let others: Vec<CaseFile> =
        files().into_iter().filter(|file| file.production.is_none()).collect();
    assert!(export(&others, Form::JsonSchema).is_err());
}
