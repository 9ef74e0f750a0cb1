//! `iri-suite bug`: each report has what a maintainer needs, and each page shows its cause in the
//! browsers that are claimed, and in no other.

use crate::browser::find;
use crate::support::skipped;
use crate::{command, iri_suite};
use serde_json::Value;
use std::collections::BTreeMap;

const TABLE: &str = include_str!("../../src/causes.toml");

fn causes() -> Vec<Value> {
    iri_suite(&["bug", "-f", "jsonl"]).objects()
}

fn report(cause: &str) -> String {
    let run = iri_suite(&["bug", cause]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    run.stdout
}

/// The sources in a report.
fn sources(report: &str) -> Vec<&str> {
    let parts = report.split("```html\n").skip(1);
    parts.map(|part| part.split("```").next().unwrap()).collect()
}

#[test]
fn a_report_has_what_a_maintainer_needs() {
    let causes = causes();
    assert_eq!(causes.len(), 9);
    for cause in &causes {
        let name = cause["cause"].as_str().unwrap();
        let report = report(name);
        assert!(report.starts_with(&format!("# {}\n", cause["title"].as_str().unwrap())));
        let sources = sources(&report);
        let is_covered = report.contains("\nweb-platform-tests: [");
        assert_eq!(is_covered, !report.contains("testharness.js"), "{report}");
        for source in &sources {
            let is_page = !source.contains("testharness.js");
            assert!(!is_page || source.lines().count() < 10 && source.is_ascii(), "{source}");
        }
        // A sentence of a standard that is not at hand says so.
        let quoted = report.lines().filter(|line| line.starts_with("> ")).count();
        let unchecked = report.matches("no test checks the sentence").count();
        assert_eq!(quoted, unchecked + 1, "{report}");
        for browser in ["chromium", "firefox"] {
            let row = report.lines().find(|line| line.starts_with(&format!("| {browser} ")));
            let departs = cause["departs"].as_array().unwrap().iter().any(|it| it == browser);
            assert_eq!(row.unwrap().contains("`FAIL: "), departs, "{report}");
        }
        let object = iri_suite(&["bug", "-f", "jsonl", name]).object();
        assert_eq!(object["report"], report);
    }
    let run = iri_suite(&["bug", "none"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("there is no cause 'none', but these: css-query, "));
}

#[test]
fn each_page_fails_only_where_that_is_claimed() {
    let table: toml::Table = TABLE.parse().unwrap();
    let names = BTreeMap::from([("chromium", "chrome"), ("firefox", "firefox")]);
    for (browser, program) in [("chromium", "chromium"), ("firefox", "firefox-esr")] {
        // Firefox needs no driver.
        if find(program).is_none() || (browser == "chromium" && find("chromedriver").is_none()) {
            skipped(format_args!("there is no {program} with its driver"));
            continue;
        }
        let claimed = table["versions"][browser].as_str().unwrap();
        for cause in table["causes"].as_array().unwrap() {
            let name = cause["name"].as_str().unwrap();
            let run = command(&["bug", "--browser", program, name]).output().unwrap();
            let says = String::from_utf8(run.stdout).unwrap();
            let errors = String::from_utf8(run.stderr).unwrap();
            let version = format!("{} {claimed}: ", names[browser]);
            let Some(says) = says.trim_end().strip_prefix(&version) else {
                assert_eq!(errors, "");
                skipped(format_args!("the claims are about {version}not {says}"));
                break;
            };
            let departs = cause["departs"].as_array().unwrap();
            let departs = departs.iter().any(|it| it.as_str() == Some(browser));
            let instead = format!("FAIL: {}", cause["instead"].as_str().unwrap());
            let expected = if departs { &*instead } else { "PASS" };
            assert_eq!(says, expected, "{name} in {browser}");
            assert_eq!(run.status.code(), Some(departs.into()));
        }
    }
}

/// A run lists its departures by their causes; one that no cause explains is last.
#[test]
fn a_run_lists_its_departures_by_cause() {
    let report = iri_suite(&["report", "tests/data/chromium-156.jsonl"]);
    let title =
        "CSS: the query of url() is written in the encoding of the style sheet, not in UTF-8";
    let list = format!("1 test departs from the URL Standard:\n    1  {title} (css-query)\n");
    assert!(report.stdout.contains(&list), "{}", report.stdout);
    let objects = iri_suite(&["report", "-f", "jsonl", "tests/data/by-rfc3987.jsonl"]).objects();
    let departures = objects.iter().filter(|object| object["report"] == "departure");
    let departures: Vec<&Value> = departures.collect();
    let [unknown] = departures[..] else { panic!("{departures:?}") };
    assert_eq!((&unknown["cause"], unknown["tests"].as_array().unwrap().len()), (&Value::Null, 4));
}
