//! `iri-conformance judge`.

use crate::PROGRAM;
use crate::support::shared_path;
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a run of the program wrote.
struct Run {
    status: i32,
    stdout: String,
    stderr: String,
}

impl Run {
    /// The objects on standard output.
    fn objects(&self) -> Vec<Value> {
        self.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// Runs the program with this input.
fn judge_with(arguments: &[&str], input: &str) -> Run {
    let mut command = Command::new(PROGRAM);
    command.arg("judge").args(arguments).stdin(Stdio::piped());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    Run {
        status: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The case file of the repository.
fn committed() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/cases.jsonl");
    path.to_str().unwrap().to_owned()
}

fn case(kind: &str, grammar: &str, rule: &str, input: &str, expected: Value) -> String {
    let case = json!({
        "id": format!("{kind}-{input}"), "source": "here", "kind": kind, "grammar": grammar,
        "rule": rule, "input": input, "expected": expected,
    });
    format!("{case}\n")
}

/// By the tables and by the trees.
fn run(cases: &[String]) -> Run {
    judge_with(&["--by", "both", "--format", "jsonl", "-"], &cases.concat())
}

fn total(run: &Run) -> (Value, Value, Value) {
    let total = run.objects().pop().unwrap();
    assert_eq!(total["report"], "total");
    (total["passed"].clone(), total["failed"].clone(), total["skipped"].clone())
}

fn parts(scheme: Value, authority: Value, host: Value, path: &str) -> Value {
    json!({
        "scheme": scheme, "authority": authority, "userinfo": null, "host": host, "port": null,
        "path": path, "query": null, "fragment": null,
    })
}

#[test]
fn cases_of_both_kinds_pass() {
    let host = parts(json!("http"), json!("[::1]"), json!("[::1]"), "/");
    let run = run(&[
        case("valid", "rfc3987", "IRI", "http://\u{e9}/", json!(true)),
        case("valid", "rfc3987", "IRI", "a", json!(false)),
        case("valid", "leiri", "LEIRI", "<a b>", json!(true)),
        case("components", "rfc3986", "URI", "http://[::1]/", host),
        case(
            "components",
            "rfc3986",
            "generic-split",
            "a b",
            parts(Value::Null, Value::Null, Value::Null, "a b"),
        ),
    ]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert_eq!(total(&run), (json!(5), json!(0), json!(0)));
}

#[test]
fn cases_of_mappings_pass() {
    let run = run(&[
        case("iri2uri", "rfc3987", "percent", "a\u{e9}", json!("a%C3%A9")),
        case("iri2uri", "rfc3987", "percent", "a b", json!(null)),
        case("iri2uri", "rfc3987bis", "percent", "a b", json!("a%20b")),
        case("iri2uri", "leiri", "leiri", "http://a b/\u{e9}", json!("http://a%20b/%C3%A9")),
        case("iri2uri", "rfc3987", "toascii-host", "http://Fa\u{df}", json!("http://fass")),
        case(
            "iri2uri",
            "rfc3987bis",
            "toascii-host",
            "http://fa%C3%9F",
            json!("http://xn--fa-hia"),
        ),
        case(
            "uri2iri",
            "rfc3987",
            "tounicode-host",
            "http://xn--99zt52a",
            json!("http://\u{7d0d}\u{8c46}"),
        ),
        case("uri2iri", "rfc3987", "IRI", "%c3%a9%e2%80%ae", json!("\u{e9}%E2%80%AE")),
        case("uri2iri", "rfc3987bis", "IRI", "?%F3%A0%80%82", json!("?\u{e0002}")),
        case("leiri", "leiri", "LEIRI", "a|\u{e9}?\u{e000}", json!("a%7C\u{e9}?\u{e000}")),
        case("leiri", "rfc3987", "LEIRI", "http://a b/", json!("http://a%20b/")),
        case("leiri", "rfc3987bis", "LEIRI", "http://a b/", json!(null)),
    ]);
    assert_eq!((run.status, run.stdout.contains("\"failure\"")), (0, false), "{}", run.stdout);
    assert_eq!(total(&run), (json!(12), json!(0), json!(0)));
}

#[test]
fn cases_of_right_to_left_identifiers_pass() {
    let run = run(&[
        case("valid", "rfc3987", "IRI+s4.1", "http://a/\u{5d0}b", json!(true)),
        case("valid", "rfc3987", "IRI+s4.1", "http://a/\u{200e}", json!(false)),
        case("valid", "rfc3987bis", "IRI+s4.1", "a", json!(false)),
        case("valid", "rfc3987", "bidi-s4.2", "\u{5d0}/b", json!(true)),
        case("valid", "rfc3987", "bidi-s4.2", "\u{5d0}b", json!(false)),
        case("valid", "rfc3987", "bidi-s4.2", "a b", json!(false)),
        case(
            "bidi_visual",
            "rfc3987",
            "ltr-embedding",
            "\u{5d0}/\u{5d1}",
            json!("\u{5d1}/\u{5d0}"),
        ),
        case(
            "bidi_visual",
            "url-i18n-07",
            "ltr-embedding",
            "\u{5d0}/\u{5d1}",
            json!("\u{5d0}/\u{5d1}"),
        ),
    ]);
    assert_eq!((run.status, run.stdout.contains("\"failure\"")), (0, false), "{}", run.stdout);
    assert_eq!(total(&run), (json!(8), json!(0), json!(0)));
}

#[test]
fn a_broken_restriction_is_a_failure_with_its_reason() {
    let run = run(&[case("valid", "rfc3987", "bidi-s4.2", "\u{5d0}b", json!(true))]);
    assert_eq!((run.status, total(&run)), (1, (json!(0), json!(1), json!(0))));
    let reason = run.objects()[0]["reason"].as_str().unwrap().to_owned();
    assert!(reason.ends_with("(RFC 3987 section 4.2 restriction 1)"), "{reason}");
}

#[test]
fn a_mapping_that_fails_is_a_failure_with_its_reason() {
    let run = run(&[
        case("iri2uri", "rfc3987", "percent", "a b", json!("a%20b")),
        case("uri2iri", "rfc3987", "IRI", "%41", json!("%41")),
    ]);
    assert_eq!((run.status, total(&run)), (1, (json!(0), json!(2), json!(0))));
    assert_eq!(run.objects()[0]["got"], json!(null));
    assert!(run.objects()[0]["reason"].as_str().unwrap().contains("RFC 3987 section 3.1"));
    assert_eq!(run.objects()[1]["got"], "A");
}

#[test]
fn cases_of_host_names_pass() {
    let name = "fa\u{df}.de";
    let run = run(&[
        case("host_toascii", "idna2003", "host", name, json!("fass.de")),
        case("host_toascii", "idna2008", "host", name, json!("xn--fa-hia.de")),
        case("host_toascii", "uts46", "host", "Fa\u{df}.de", json!("xn--fa-hia.de")),
        case("host_toascii", "idna2008", "host", "\u{2603}", json!(null)),
        case("host_toascii", "rfc3987", "host", "a", json!("a")),
    ]);
    assert_eq!((run.status, total(&run)), (0, (json!(4), json!(0), json!(1))), "{}", run.stdout);
}

#[test]
fn a_failure_is_shown_with_what_came_instead() {
    let wrong = parts(Value::Null, Value::Null, Value::Null, "b");
    let cases = [
        case("valid", "rfc3987", "IRI", "a b", json!(true)),
        case("components", "rfc3987", "IRI-reference", "a", wrong.clone()),
        case("components", "rfc3987", "IRI", "a", wrong),
    ];
    let run = run(&cases);
    assert_eq!(run.status, 1);
    assert_eq!(total(&run), (json!(0), json!(3), json!(0)));
    let failures = &run.objects()[..3];
    assert_eq!((&failures[0]["expected"], &failures[0]["got"]), (&json!(true), &json!(false)));
    assert!(failures[0]["reason"].as_str().unwrap().contains("RFC 3987 section"));
    assert_eq!(failures[1]["got"]["path"], "a");
    assert_eq!(failures[2]["got"], Value::Null);

    let human = judge_with(&["-"], &cases[0]);
    assert_eq!(human.status, 1);
    assert!(human.stdout.starts_with("FAILED valid-a b, -:1\n"), "{}", human.stdout);
    assert!(human.stdout.contains("  input     \"a b\"\n  expected  true\n  got       false\n"));
    assert!(human.stdout.ends_with("      0        1        0  in all\n"), "{}", human.stdout);
}

#[test]
fn what_is_not_known_is_skipped_by_its_name() {
    let run = run(&[
        case("teleport", "rfc3986", "URI-reference", "a", json!("b")),
        case("valid", "rfc3986", "IRI+s4.1", "http://a/", json!(true)),
        case("bidi_visual", "rfc3987", "rtl-embedding", "http://a/", json!("http://a/")),
        case("valid", "rfc9999", "IRI", "http://a/", json!(true)),
        case("uri2iri", "rfc3987bis", "tounicode-host", "http://a/", json!("http://a/")),
        case(
            "components",
            "idna2008",
            "generic-split",
            "a",
            parts(Value::Null, Value::Null, Value::Null, "a"),
        ),
    ]);
    assert_eq!((run.status, run.stderr.as_str()), (2, "iri-conformance: no case was run\n"));
    assert_eq!(total(&run), (json!(0), json!(0), json!(6)));
    let skipped: Vec<Value> = run
        .objects()
        .into_iter()
        .filter(|object| object["report"] == "skipped")
        .map(|object| object["name"].clone())
        .collect();
    assert_eq!(
        skipped,
        [
            "grammar idna2008",
            "grammar rfc9999",
            "kind teleport",
            "rule IRI+s4.1 of rfc3986",
            "rule rtl-embedding of rfc3987",
            "rule tounicode-host of rfc3987bis",
        ]
    );
}

#[test]
fn a_line_that_is_no_case_is_told_at_its_place() {
    let good = case("valid", "rfc3987", "IRI", "http://a/", json!(true));
    let lone = good.replace("http://a/", r"http://\u00e9\ud800/");
    let no_boolean = case("valid", "rfc3987", "IRI", "b", json!("yes"));
    let no_parts = case("components", "rfc3987", "IRI", "c", json!({"shceme": "http"}));
    let lines = [&good, "\n", &lone, "{\"id\"\n", &no_boolean, &no_parts, &good].concat();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cases.jsonl").to_str().unwrap().to_owned();
    fs::write(&path, lines).unwrap();
    let run = judge_with(&["--format", "jsonl", &path, "no-such-file"], "");
    assert_eq!(run.status, 2);
    assert_eq!(total(&run), (json!(2), json!(0), json!(0)));
    assert_eq!(run.objects().pop().unwrap()["unreadable"], 5);
    let told: Vec<&str> = run.stderr.lines().collect();
    let at = lone.split(r"\ud800").next().unwrap().len() + r"\ud800/".len();
    assert_eq!(told[0], format!("iri-conformance: {}:3:{at}: unexpected end of hex escape", path));
    assert!(told[1].starts_with(&format!("iri-conformance: {}:4:5: EOF", path)), "{}", told[1]);
    assert!(told[2].contains(":5: expected of case valid-b: invalid type"), "{}", told[2]);
    assert!(told[3].contains(":6: expected of case components-c: unknown field"), "{}", told[3]);
    assert!(told[4].contains("no-such-file: "), "{}", told[4]);
}

#[test]
fn each_way_of_reading_has_the_same_results() {
    let by = |way| judge_with(&["--by", way, "--format", "jsonl", &committed()], "");
    let [table, tree, both] = ["table", "tree", "both"].map(by);
    assert_eq!((table.status, total(&table)), (0, (json!(3), json!(0), json!(1))));
    assert_eq!((tree.status, both.status), (0, 0));
    assert!(tree.stdout == table.stdout && both.stdout == table.stdout);
    assert_eq!(judge_with(&[&committed(), "--by", "guess"], "").status, 2);
}

#[test]
fn a_run_without_a_case_says_nothing_about_conformance() {
    let unknown = case("no-such-kind", "rfc3987", "IRI", "http://a/", json!(true));
    for lines in ["", "\n", &unknown] {
        let run = judge_with(&["-"], lines);
        assert_eq!(
            (run.status, run.stderr.as_str()),
            (2, "iri-conformance: no case was run\n"),
            "{lines}"
        );
    }
}

#[test]
fn how_many_could_not_be_read_is_a_message() {
    let run = judge_with(&["-"], "no case\n");
    assert_eq!(run.status, 2);
    assert!(!run.stdout.contains("could not be read"), "{}", run.stdout);
    assert!(
        run.stderr.ends_with("iri-conformance: 1 file or line could not be read\n"),
        "{}",
        run.stderr
    );
}

fn ladder_case(kind: &str, rule: &str, extra: Value, expected: Value) -> String {
    let mut case = json!({"id": rule, "source": "here", "kind": kind, "grammar": "rfc3987",
        "rule": rule, "expected": expected});
    case.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    format!("{case}\n")
}

#[test]
fn normalization_has_every_level_and_variant() {
    let normalize = |rule: &str, expected: &str| {
        ladder_case("normalize", rule, json!({"input": "X://%41B%c3%A9/./%7e%2f"}), json!(expected))
    };
    let rootless = |rule: &str, expected: &str| {
        ladder_case("normalize", rule, json!({"input": "X:a/../b"}), json!(expected))
    };
    let cases = [
        normalize("case", "x://%41b%C3%A9/./%7E%2F"),
        normalize("case-nohost", "x://%41B%C3%A9/./%7E%2F"),
        normalize("percent", "X://AB%C3%A9/./~%2F"),
        normalize("percent-nocase", "X://AB%c3%A9/./~%2f"),
        normalize("dots", "X://%41B%c3%A9/%7e%2f"),
        normalize("syntax", "x://ab%C3%A9/~%2F"),
        normalize("syntax-keepidnhost-guard", "x://ab%C3%A9/~%2F"),
        normalize("iri-syntax", "x://ab\u{e9}/~%2F"),
        normalize("iri-scheme", "x://ab\u{e9}/~%2F"),
        rootless("dots", "X:/b"),
        rootless("syntax-rootless-kept", "x:a/../b"),
        ladder_case("normalize", "remove_dot_segments", json!({"input": "a/.."}), json!("/")),
        ladder_case(
            "resolve",
            "IRI-reference",
            json!({"base": "x:/a", "input": "é"}),
            json!("x:/é"),
        ),
        ladder_case("equivalent", "string", json!({"input": "x:", "other": "X:"}), json!(false)),
        ladder_case("equivalent", "syntax", json!({"input": "x:", "other": "X:"}), json!(true)),
        ladder_case(
            "equivalent",
            "syntax",
            json!({"input": "x:é", "other": "x:%C3%A9"}),
            json!(false),
        ),
        ladder_case(
            "equivalent",
            "iri-syntax",
            json!({"input": "x:é", "other": "x:%C3%A9"}),
            json!(true),
        ),
        ladder_case("equivalent", "any", json!({"input": "x:a", "other": "x:b"}), json!(false)),
    ];
    let run = judge_with(&["-"], &cases.concat());
    assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.ends_with("     18        0        0  in all\n"), "{}", run.stdout);
    let unknown = ladder_case("normalize", "syntax-more", json!({"input": "x:"}), json!("x:"));
    let run = judge_with(&["-"], &unknown);
    assert!(run.stdout.contains("rule syntax-more of kind normalize"), "{}", run.stdout);
}

/// The paths of these case files of other projects, which lie beside the project where it is developed;
/// `None`, reported, where one is missing.
fn shared(names: &[&str]) -> Option<Vec<String>> {
    let path = |name: &&str| Some(shared_path(&format!("cases/{name}"))?.to_str()?.to_owned());
    names.iter().map(path).collect()
}

fn judge_files(files: &[String]) -> Run {
    let files = files.iter().map(String::as_str);
    let arguments: Vec<&str> =
        ["--by", "both", "--format", "jsonl"].into_iter().chain(files).collect();
    judge_with(&arguments, "")
}

const CASES: [&str; 5] =
    ["valid.jsonl", "components.jsonl", "resolve.jsonl", "normalize.jsonl", "equivalent.jsonl"];

#[test]
fn cases_of_other_projects_pass() {
    let Some(files) = shared(&CASES) else { return };
    let run = judge_files(&files);
    assert_eq!(run.status, 0, "{}", run.stdout);
    let total = run.objects().pop().unwrap();
    assert_eq!((&total["failed"], &total["skipped"]), (&0.into(), &0.into()), "{total}");
    assert_ne!(total["passed"], 0);
}

#[test]
fn mapping_cases_of_other_projects_pass() {
    let Some(files) = shared(&["iri2uri.jsonl", "uri2iri.jsonl", "host_toascii.jsonl"]) else {
        return;
    };
    let run = judge_files(&files);
    assert_eq!(run.status, 0, "{}", run.stdout);
    let total = run.objects().pop().unwrap();
    assert_eq!((&total["failed"], &total["skipped"]), (&0.into(), &0.into()), "{total}");
    assert_ne!(total["passed"], 0);
}

#[test]
fn bidi_cases_of_other_projects_pass() {
    let Some(files) = shared(&["bidi_visual.jsonl"]) else { return };
    let run = judge_files(&files);
    assert_eq!(run.status, 0, "{}", run.stdout);
    let total = run.objects().pop().unwrap();
    assert_eq!((&total["failed"], &total["skipped"]), (&0.into(), &0.into()), "{total}");
    assert_ne!(total["passed"], 0);
}

/// The guide shows what the program writes.
#[test]
fn the_page_of_the_guide_shows_the_output() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../src/guide/conformance.md");
    let page = fs::read_to_string(page).unwrap();
    let run = judge_with(&[&committed()], "");
    assert!(page.contains(&run.stdout), "{}", run.stdout);
}
