//! `run-all` and `report`, with this library as several drivers.

use crate::PROGRAM;
use crate::support::skipped;
use iri_conformance::case::{Case, CaseFile, Expect, Input, Operation, Strength, VERSION};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Runs the program in a folder.
fn program(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(PROGRAM).current_dir(folder).args(arguments).output().unwrap()
}

/// Returns standard output.
fn text(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

/// Writes a file of cases.
fn write_cases(
    folder: &Path,
    operation: Operation,
    production: Option<&str>,
    cases: &[(Input, Expect)],
) {
    let case = |(at, (input, expect)): (usize, &(Input, Expect))| Case {
        id: format!("{operation}-{at}"),
        input: input.clone(),
        expect: expect.clone(),
        also: Vec::new(),
        section: "3.2.2".to_owned(),
        decides: "host".to_owned(),
        sentence: None,
        strength: Strength::Grammar,
        kills: None,
    };
    let file = CaseFile {
        version: VERSION,
        operation,
        document: "RFC 3986".to_owned(),
        production: production.map(str::to_owned),
        cases: cases.iter().enumerate().map(case).collect(),
    };
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join(format!("{operation}.json")), file.to_json()).unwrap();
}

/// Writes cases, of which the last has markup and a control, and the list of drivers.
fn prepare(folder: &Path) {
    let texts = ["a:", "a:b", "a:/", "a:?", "a:#", "b:", "b:b", "b:/", "b:?", "<b>:\u{7}"];
    let checks =
        texts.map(|text| (Input::text(text), Expect::Valid { valid: !text.contains('<') }));
    write_cases(&folder.join("cases"), Operation::Check, Some("URI"), &checks);
    let split = |text: &str| {
        let components = serde_json::json!({ "scheme": "a", "authority": "b", "userinfo": null,
            "host": "b", "port": null, "path": "/c", "query": null, "fragment": null });
        (Input::text(text), Expect::read(Operation::Split, components).unwrap())
    };
    // The fault spoils each tenth request: the last of these is the twentieth.
    let splits = [(); 7].map(|()| split("a://b/c"));
    write_cases(&folder.join("cases"), Operation::Split, None, &splits);
    let resolve = |reference: &str, target: &str| {
        let input = serde_json::json!({ "base": "http://a/b", "reference": reference });
        (Input::read(Operation::Resolve, input).unwrap(), Expect::text(target))
    };
    let cases = [resolve("c", "http://a/c"), resolve("?", "http://a/b?"), resolve("#", "wrong")];
    write_cases(&folder.join("cases"), Operation::Resolve, None, &cases);
    let entry = |name: &str, needs: &str, arguments: &str, kind: &str| {
        format!(
            "[[driver]]\nname = {name:?}\nlanguage = \"Rust\"\nkind = {kind:?}\n\
             command = [{PROGRAM:?}, \"driver\"{arguments}]\nneeds = [{PROGRAM:?}, {needs:?}]\n\
             source = \"https://example.org/\"\nclaims = []\n"
        )
    };
    let list = [
        entry("Good one", "--version", "", "rfc"),
        entry("wrong", "--version", ", \"--fault\", \"wrong\"", "url-standard"),
        entry("absent", "none-such", "", "rfc"),
    ];
    fs::write(folder.join("drivers.toml"), list.concat()).unwrap();
}

const RUN: [&str; 7] =
    ["run-all", "--cases", "cases", "--drivers", "drivers.toml", "--results", "results"];

#[test]
fn every_installed_driver_has_results_and_changes_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    prepare(folder);
    let output = program(folder, &RUN);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let out = text(&output);
    assert!(out.contains("Good one 0.1.0: 19 right, 1 wrong, 0 not judged"), "{out}");
    assert!(out.contains("wrong 0.1.0: 17 right, 3 wrong, 0 not judged"), "{out}");
    assert!(out.contains("absent: not installed: "), "{out}");
    assert!(!out.contains("now"), "{out}");
    let names = fs::read_dir(folder.join("results")).unwrap().count();
    assert_eq!(names, 2);

    // The driver with the fault is repaired.
    let list = fs::read_to_string(folder.join("drivers.toml")).unwrap();
    let list = list.replace(", \"--fault\", \"wrong\"", "");
    fs::write(folder.join("drivers.toml"), &list).unwrap();
    let output = program(folder, &[&RUN[..], &["--only", "wrong", "--jobs", "1"]].concat());
    assert!(text(&output).contains("\n  2 now right: check-9, split-6\n"), "{output:?}");

    // A driver that is installed and does not greet is named.
    let list = list.replacen("\"driver\"", "\"--version\"", 1);
    fs::write(folder.join("drivers.toml"), &list).unwrap();
    let output = program(folder, &[&RUN[..], &["--format", "jsonl"]].concat());
    assert_eq!(output.status.code(), Some(1));
    let objects: Vec<Value> =
        text(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let failed = objects.iter().find(|it| it["name"] == "Good one").unwrap();
    assert_eq!(failed["state"], "failed");
    assert!(failed["reason"].as_str().unwrap().starts_with("no greeting: "), "{failed}");

    let output = program(folder, &[&RUN[..], &["--only", "nobody"]].concat());
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn the_report_is_whole_and_escapes_what_it_shows() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    prepare(folder);
    program(folder, &RUN);
    const REPORT: [&str; 7] =
        ["report", "--cases", "cases", "--results", "results", "--output", "out"];
    let output = program(folder, &REPORT);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let read = |name: &str| fs::read_to_string(folder.join("out").join(name)).unwrap();
    for name in fs::read_dir(folder.join("out")).unwrap() {
        let name = name.unwrap().file_name().into_string().unwrap();
        if name.ends_with(".html") {
            check_page(folder, &name, &read(&name));
        }
    }
    let index = read("index.html");
    assert!(index.contains("title=\"19 right, 1 wrong\""), "{index}");
    // The one for the URL Standard is in the other table.
    let [rfc, url] =
        ["rust-good-one.html", "rust-wrong.html"].map(|name| index.find(name).unwrap());
    let heading = index.find("<h2>For the URL Standard").unwrap();
    assert!(rfc < heading && heading < url);

    let page = read("rust-wrong.html");
    assert!(page.contains("<code>&lt;b&gt;:\\u{7}</code>"), "{page}");
    assert!(page.contains("RFC 3986 section 3.1, scheme: accepts it"), "{page}");
    assert!(page.contains("scheme        = ALPHA *( ALPHA"), "the production as printed: {page}");
    assert!(page.contains("at column 1: "), "where it goes wrong: {page}");
    let cases = read("cases-check.html");
    assert!(
        cases.contains("1 as expected<br><span class=\"differs\"><i>valid</i></span>"),
        "{cases}"
    );

    let markdown = read("rust-good-one.md");
    assert!(markdown.contains("a newer version was not checked"), "{markdown}");
    assert!(markdown.contains("| expected | `wrong` |\n| got | `http://a/b#` |"), "{markdown}");
    let badge: Value = serde_json::from_str(&read("rust-good-one.badge.json")).unwrap();
    assert_eq!(badge["label"], "iri-grammar 0.1.0");
    let message = badge["message"].as_str().unwrap();
    assert!(message.starts_with("95.0 % of 20 cases as the RFCs say ("), "{message}");
    let picture = read("overview.svg");
    assert!(
        picture.contains(">iri-grammar 0.1.0</text>") && picture.contains(">66.6</text>"),
        "{picture}"
    );
    let report: Value = serde_json::from_str(&read("report.json")).unwrap();
    assert_eq!(report["implementations"].as_array().unwrap().len(), 2);

    // The last case of this text is the one that the driver with the fault divides in another way.
    let readers: Value = serde_json::from_str(&read("readers.json")).unwrap();
    assert_eq!(readers["readers"].as_array().unwrap().len(), 2);
    let ways = readers["texts"]["a://b/c"].as_array().unwrap();
    let hosts = ways.iter().map(|it| (it[0]["host"].as_str().unwrap(), it[1].clone()));
    let hosts: Vec<(&str, Value)> = hosts.collect();
    assert_eq!(hosts, [("b", serde_json::json!([0])), ("bx", serde_json::json!([1]))]);

    // Results of other cases are left out.
    write_cases(&folder.join("cases"), Operation::Resolve, None, &[]);
    let changed = [(Input::text("a:"), Expect::Valid { valid: true })];
    write_cases(&folder.join("cases"), Operation::Check, Some("URI"), &changed);
    let output = program(folder, &REPORT);
    assert_eq!(output.status.code(), Some(1));
    let messages = String::from_utf8(output.stderr).unwrap();
    assert!(messages.contains("left out: 2 case files changed"), "{messages}");
    assert!(read("rust-good-one.html").contains("of 7 answers"));
}

#[test]
fn the_scripts_of_the_pages_run_in_chromium() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    prepare(folder);
    program(folder, &RUN);
    program(folder, &["report", "--cases", "cases", "--results", "results", "--output", "out"]);
    let dom = |page: &str| {
        let out = folder.join("out").canonicalize().unwrap();
        let mut chromium = Command::new("chromium");
        chromium.args(["--headless=new", "--no-sandbox", "--disable-gpu", "--dump-dom"]);
        chromium.arg(format!("--user-data-dir={}", folder.join("profile").display()));
        chromium.arg(format!("file://{}/{page}", out.display()));
        chromium.output().ok().map(|output| text(&output).to_owned())
    };
    let Some(readers) = dom("readers.html#split-6") else {
        skipped("chromium is not installed");
        return;
    };
    let body = readers.split("<tbody>").nth(1).unwrap().split("</tbody>").next().unwrap();
    let rows: Vec<&str> = body.split("<tr>").skip(1).collect();
    assert_eq!(rows.len(), 2, "{body}");
    assert!(rows[0].contains("<b>RFC 3986</b>: <a href=\"rust-good-one.html\">"), "{body}");
    assert!(rows[1].contains("<td data-name=\"host\" class=\"differs\"><code>bx</code>"), "{body}");
    assert!(rows[1].contains("host: bx, not b; "), "{body}");
    assert!(rows[1].contains("port: x, not none"), "{body}");

    let search = dom("search.html#check%203.2.2").unwrap();
    assert!(search.contains(">10 cases</p>"), "{search}");
    assert!(
        search.contains("<a href=\"cases-check.html#check-9\"><code>&lt;b&gt;:\\u{7}</code></a>")
    );
}

#[test]
fn the_committed_picture_is_that_of_the_committed_results() {
    let folder = tempfile::tempdir().unwrap();
    let results = concat!(env!("CARGO_MANIFEST_DIR"), "/results");
    let output = program(folder.path(), &["report", "--results", results, "--output", "out"]);
    assert_eq!(
        output.status.code(),
        Some(0),
        "results are those of other cases: run-all {output:?}"
    );
    let picture = fs::read_to_string(folder.path().join("out/overview.svg")).unwrap();
    let committed = fs::read_to_string(format!("{results}/overview.svg")).unwrap();
    assert!(picture == committed, "copy overview.svg of the report to results/");
}

/// Checks that the links of a page lead to files and anchors that are there, and that nothing is
/// loaded from elsewhere.
fn check_page(folder: &Path, name: &str, page: &str) {
    assert!(
        !page.contains(" src=") && !page.contains("@import") && !page.contains("url("),
        "{name}"
    );
    assert!(page.contains("<meta name=\"viewport\""), "{name}");
    let markup = page.split("<script").next().unwrap();
    for target in markup.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        if target.starts_with("https://") {
            continue;
        }
        let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
        let file = if file.is_empty() { name } else { file };
        let linked = fs::read_to_string(folder.join("out").join(file));
        let linked = linked.unwrap_or_else(|error| panic!("{name} links to {target}: {error}"));
        let has = linked.contains(&format!("id=\"{anchor}\""));
        assert!(anchor.is_empty() || has, "{name} links to {target}");
    }
}
