//! `iri-suite report`.

use crate::{file, iri_suite};
use serde_json::{Value, json};

const CHROMIUM: &str = "tests/data/chromium-156.json";
const BY_RFC3987: &str = "tests/data/by-rfc3987.json";

#[test]
fn one_run_is_summed_up() {
    let run = iri_suite(&["report", CHROMIUM]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    for line in [
        "chrome 156.0.8078.79, chromedriver 156.0.8078.79",
        "    2          0         0   1 of 1             2     0  html query",
        "    1          0         0   0 of 0             0     1  css query",
        "    6          1         1   4 of 4             5     1  in all",
        "2 controls, 0 failed; 2 negative controls, 0 failed; 1 test not applicable, in formats \
         whose references a browser does not dereference; 0 references misread",
    ] {
        assert!(run.stdout.lines().any(|other| other == line), "{line}\n{}", run.stdout);
    }
}

#[test]
fn what_differs_between_runs_is_told() {
    let run = iri_suite(&["report", CHROMIUM, BY_RFC3987]);
    assert_eq!(run.status, 1);
    assert!(
        run.stdout.contains(
            "html-windows-1252-precomposed-native-query\n  \
             tests/data/chromium-156.json: 3987bis, URL Standard\n    \
             http://iri-suite.test/r/html-windows-1252-precomposed-native-query?m%E1lfr%9C%F0i\n  \
             tests/data/by-rfc3987.json: RFC 3987\n    \
             http://iri-suite.test/r/html-windows-1252-precomposed-native-query?m%C3%A1lfr%C5%93%C3%B0i\n"
        ),
        "{}",
        run.stdout
    );
    assert!(run.stdout.ends_with("5 of 11 records differ\n"), "{}", run.stdout);
    assert_eq!(iri_suite(&["report", CHROMIUM, CHROMIUM]).status, 0);
}

#[test]
fn a_program_gets_runs_tallies_and_differences() {
    let run = iri_suite(&["report", "--format", "jsonl", CHROMIUM, BY_RFC3987]);
    let objects = run.objects();
    assert_eq!(
        objects[0],
        json!({
            "report": "run", "file": CHROMIUM, "browser": "chrome 156.0.8078.79",
            "driver": "chromedriver 156.0.8078.79", "controls": 2, "failed": 0,
            "negative_controls": 2, "negative_failed": 0, "misread": 0,
        })
    );
    let total = objects.iter().find(|object| object["name"] == "in all").unwrap();
    assert_eq!(
        *total,
        json!({
            "report": "tally", "file": CHROMIUM, "name": "in all", "tests": 6, "all": 1,
            "rfc3987": 1, "rfc3987bis": 4, "url": 5, "none": 1,
            "unspecified": {"rfc3987": 0, "rfc3987bis": 2, "url": 0},
        })
    );
    let differences = objects.iter().filter(|object| object["report"] == "difference");
    let differences: Vec<&Value> = differences.collect();
    assert_eq!(differences.len(), 5);
    let host = differences.iter().find(|one| one["id"] == "html-utf-8-sharp-s-host").unwrap();
    assert_eq!(host["runs"][0]["follows"], json!(["rfc3987bis", "url"]));
    assert_eq!(host["runs"][1]["requests"][0]["host"], "fass.iri-suite.test");
    let last = objects.last().unwrap();
    assert_eq!(*last, json!({"report": "total", "records": 11, "differences": 5}));
}

#[test]
fn pages() {
    let page = iri_suite(&["report", "--format", "html", CHROMIUM]).stdout;
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
    assert!(page.contains("<h2>Of no specification: 1</h2>"), "{page}");
    assert!(page.contains("?%26%2312354%3B</code>"), "{page}");
    let page = iri_suite(&["report", "-f", "html", CHROMIUM, BY_RFC3987]).stdout;
    assert!(page.contains("<h2>5 of 11 records differ</h2>"), "{page}");
}

/// The file of results with something else in one place.
fn changed(change: impl FnOnce(&mut Value)) -> crate::Temporary {
    let mut results: Value = serde_json::from_str(
        &std::fs::read_to_string(format!("{}/{CHROMIUM}", crate::ROOT)).unwrap(),
    )
    .unwrap();
    change(&mut results);
    file(results.to_string())
}

#[test]
fn a_failed_control_is_wrong() {
    let results = changed(|results| {
        results["outcomes"][1]["observed"]["requests"] = json!([]);
    });
    let run = iri_suite(&["report", &results.path]);
    assert_eq!(run.status, 1);
    assert!(run.stdout.contains("2 controls, 1 failed;"), "{}", run.stdout);
}

/// Where a record stands in the file.
fn place(id: &str) -> usize {
    let results: Value = serde_json::from_str(
        &std::fs::read_to_string(format!("{}/{CHROMIUM}", crate::ROOT)).unwrap(),
    )
    .unwrap();
    let outcomes = results["outcomes"].as_array().unwrap();
    outcomes.iter().position(|outcome| outcome["record"]["id"] == id).unwrap()
}

/// A reference that the browser read as other characters, or did not find, is of no
/// specification, and the run is not relied on; whatever else the file says of it.
#[test]
fn a_misread_reference_is_wrong() {
    for id in ["html-windows-1252-precomposed-native-path", "plain-koi8-r-precomposed-native-path"]
    {
        for reads in [json!("x"), json!(null)] {
            let results = changed(|results| {
                results["outcomes"][place(id)]["observed"]["reads"] = reads.clone();
            });
            let run = iri_suite(&["report", CHROMIUM, &results.path]);
            assert_eq!(run.status, 1);
            assert!(run.stdout.contains("; 1 reference misread\n"), "{}", run.stdout);
            assert!(run.stdout.contains(": misread\n"), "{}", run.stdout);
            let run = iri_suite(&["report", "--format", "jsonl", &results.path]);
            assert_eq!((run.status, &run.objects()[0]["misread"]), (1, &json!(1)));
            let tests = run.objects().into_iter().find(|object| object["name"] == "in all");
            let tests = tests.unwrap()["tests"].clone();
            assert_eq!(tests, if id.starts_with("html") { 5 } else { 6 });
        }
    }
}

/// It passes where the browser read the characters of the encoding that is declared, and
/// neither what was written nor something else nor nothing.
#[test]
fn a_negative_control_that_is_read_as_written_is_wrong() {
    let id = "html-windows-1252-as-windows-1258-precomposed-native-text";
    for reads in [json!("m\u{e1}lfr\u{153}\u{f0}i"), json!("x"), json!(null)] {
        let results = changed(|results| {
            results["outcomes"][place(id)]["observed"]["reads"] = reads.clone();
        });
        let run = iri_suite(&["report", &results.path]);
        assert_eq!(run.status, 1);
        assert!(run.stdout.contains("; 2 negative controls, 1 failed; "), "{}", run.stdout);
    }
}

#[test]
fn a_run_without_controls_is_not_relied_on() {
    for kind in ["control", "negative"] {
        let results = changed(|results| {
            let outcomes = results["outcomes"].as_array_mut().unwrap();
            outcomes.retain(|outcome| outcome["record"]["kind"] != kind);
        });
        assert_eq!(iri_suite(&["report", &results.path]).status, 1, "{kind}");
    }
    assert_eq!(iri_suite(&["report", CHROMIUM]).status, 0);
}

#[test]
fn a_record_that_a_run_lacks_differs() {
    let results = changed(|results| {
        results["outcomes"].as_array_mut().unwrap().pop();
    });
    let run = iri_suite(&["report", CHROMIUM, &results.path]);
    assert_eq!(run.status, 1);
    assert!(run.stdout.contains(": not there\n"), "{}", run.stdout);
    assert!(run.stdout.ends_with("1 of 11 records differs\n"), "{}", run.stdout);
}

#[test]
fn what_is_no_result_is_told() {
    for path in ["tests/data", "tests/data/none.json", "Cargo.toml"] {
        let run = iri_suite(&["report", CHROMIUM, path]);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""));
        assert!(run.stderr.starts_with(&format!("iri-suite: {path}: ")), "{}", run.stderr);
    }
    let other = changed(|results| results["schema"] = json!("iri suite result 1"));
    assert_eq!(iri_suite(&["report", &other.path]).status, 2);
    assert_eq!(iri_suite(&["report"]).status, 2);
}
