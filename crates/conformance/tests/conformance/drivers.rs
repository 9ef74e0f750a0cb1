//! The protocol, `run` and `smoke`, with this library as the driver, and with planted faults.

use crate::PROGRAM;
use crate::support::skipped;
use iri_conformance::case::{Case, CaseFile, Expect, Input, Operation, Strength, VERSION};
use iri_conformance::protocol::{Greeting, members};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs the program with these arguments.
fn program(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().unwrap()
}

/// Returns the objects of standard output.
fn objects(output: &Output) -> Vec<Value> {
    let lines = std::str::from_utf8(&output.stdout).unwrap().lines();
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns a file of `count` cases: texts that `URI` of RFC 3986 accepts, and ones that it rejects.
fn cases(folder: &Path, count: usize) -> PathBuf {
    let case = |at: usize| {
        let valid = at.is_multiple_of(2);
        Case {
            id: format!("check-rfc3986-URI-{at:08}"),
            input: Input::text(format!("{}{at}", if valid { "a:" } else { "a:%" })),
            expect: Expect::Valid { valid },
            also: Vec::new(),
            section: "2.1".to_owned(),
            decides: "pct-encoded".to_owned(),
            sentence: None,
            strength: Strength::Grammar,
            kills: None,
        }
    };
    let file = CaseFile {
        version: VERSION,
        operation: Operation::Check,
        document: "RFC 3986".to_owned(),
        production: Some("URI".to_owned()),
        cases: (0..count).map(|at| Case { kills: None, ..case(at + 1) }).collect(),
    };
    let path = folder.join("check-rfc3986-URI.json");
    fs::write(&path, file.to_json()).unwrap();
    path
}

/// Runs 25 cases with this library and a fault. The cases 10 and 20 are the ones that it spoils;
/// `%20` and `%25` are percent-encodings.
fn run_with(fault: &str, options: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let cases = cases(folder.path(), 9 + 11);
    let mut arguments = vec!["run", "--cases", cases.to_str().unwrap(), "--format", "jsonl"];
    arguments.extend(options);
    arguments.extend(["--timeout", timeout(fault), "--", PROGRAM, "driver", "--fault", fault]);
    program(&arguments)
}

/// Returns a limit in seconds: a driver that hangs is waited for, and no other is hurried.
fn timeout(fault: &str) -> &'static str {
    if fault == "hang" { "2" } else { "60" }
}

/// Returns the identifiers of the objects of a report.
fn ids(objects: &[Value], report: &str) -> Vec<String> {
    let of = objects.iter().filter(|it| it["report"] == report);
    of.map(|it| it["case"].as_str().unwrap().rsplit('-').next().unwrap().to_owned()).collect()
}

#[test]
fn a_fault_is_the_result_of_its_case_and_nothing_else_is_lost() {
    for (fault, member) in [
        ("crash", "crash"),
        ("hang", "hang"),
        ("noise", "noise"),
        ("flood", "noise"),
        ("number", "noise"),
        ("member", "noise"),
        ("cut", "noise"),
        ("error", "error"),
        ("wrong", "valid"),
    ] {
        let output = run_with(fault, &[]);
        assert_eq!(output.status.code(), Some(1), "{fault}");
        let objects = objects(&output);
        let wrong = ids(&objects, "wrong");
        // 11, 13, ... and 19 are rejected: `%1` and a digit is a percent-encoding.
        let [planted, others]: [Vec<&String>; 2] = [true, false].map(|is_planted| {
            let is = |id: &&String| (id.ends_with('0')) == is_planted;
            wrong.iter().filter(is).collect()
        });
        assert_eq!(planted, ["00000010", "00000020"], "{fault}");
        assert_eq!(others, ["00000011", "00000013", "00000015", "00000017", "00000019"], "{fault}");
        let got = |id: &str| {
            objects.iter().find(|it| it["case"] == format!("check-rfc3986-URI-{id}")).unwrap()
        };
        assert!(got("00000010")["got"].get(member).is_some(), "{fault}: {}", got("00000010"));
        let total = objects.last().unwrap();
        assert_eq!(*total, json!({"report": "total", "right": 13, "wrong": 7, "not_judged": 0}));
    }
}

#[test]
fn a_line_that_was_not_asked_for_spoils_the_case_that_reads_it() {
    let objects = objects(&run_with("twice", &[]));
    assert!(ids(&objects, "wrong").contains(&"00000011".to_owned()));
    assert_eq!(objects.last().unwrap()["not_judged"], 0);
}

#[test]
fn known_failures_do_not_count_and_an_unexpected_pass_does() {
    let folder = tempfile::tempdir().unwrap();
    let known = folder.path().join("known.txt");
    let known = known.to_str().unwrap();
    let output = run_with("crash", &["--write-known", known]);
    assert_eq!(output.status.code(), Some(1));
    let output = run_with("crash", &["--known", known]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(ids(&objects(&output), "known").len(), 7);

    let list = fs::read_to_string(known).unwrap();
    fs::write(known, list + "check-rfc3986-URI-00000002\n").unwrap();
    let output = run_with("crash", &["--known", known]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(ids(&objects(&output), "passed"), ["00000002"]);

    // One that no case has is named, and changes nothing.
    fs::write(known, "none-such\n").unwrap();
    let output = run_with("crash", &["--known", known]);
    let messages = String::from_utf8(output.stderr).unwrap();
    assert!(messages.contains("the known failure none-such is not among the cases"), "{messages}");
}

#[test]
fn junit_and_sarif_have_each_failure() {
    let folder = tempfile::tempdir().unwrap();
    let [junit, sarif] = ["junit.xml", "sarif.json"].map(|name| folder.path().join(name));
    let options = ["--junit", junit.to_str().unwrap(), "--sarif", sarif.to_str().unwrap()];
    run_with("wrong", &options);
    let junit = fs::read_to_string(junit).unwrap();
    assert_eq!(junit.matches("<testcase ").count(), 20);
    assert_eq!(junit.matches("<failure ").count(), 7);
    assert!(junit.contains("tests=\"20\" failures=\"7\""), "{junit}");
    let sarif: Value = serde_json::from_str(&fs::read_to_string(sarif).unwrap()).unwrap();
    let run = &sarif["runs"][0];
    assert_eq!(run["results"].as_array().unwrap().len(), 7);
    for result in run["results"].as_array().unwrap() {
        let rule = &run["tool"]["driver"]["rules"][result["ruleIndex"].as_u64().unwrap() as usize];
        assert_eq!(rule["id"], result["ruleId"]);
    }
}

#[test]
fn smoke_notices_each_fault_of_the_protocol() {
    let smoke = |fault: Option<&str>| {
        let timeout = timeout(fault.unwrap_or_default());
        let mut arguments = vec!["smoke", "--timeout", timeout, "--", PROGRAM, "driver"];
        arguments.extend(fault.into_iter().flat_map(|fault| ["--fault", fault]));
        program(&arguments)
    };
    let output = smoke(None);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    for fault in ["crash", "hang", "noise", "flood", "twice", "number", "member", "cut"] {
        assert_eq!(smoke(Some(fault)).status.code(), Some(1), "{fault}");
    }
}

#[test]
fn a_program_that_does_not_greet_is_an_error() {
    for (command, reason) in [
        (vec![PROGRAM, "--version"], "no greeting: not a greeting"),
        (vec!["/nonexistent/driver"], "cannot start /nonexistent/driver"),
    ] {
        let mut arguments = vec!["smoke", "--"];
        arguments.extend(command);
        let output = program(&arguments);
        assert_eq!(output.status.code(), Some(2));
        let messages = String::from_utf8(output.stderr).unwrap();
        assert!(messages.contains(reason), "{messages}");
    }
}

#[test]
fn greetings_are_checked() {
    type Change = fn(&mut Value);
    let greeting = |change: Change| {
        let mut greeting = json!({"name": "n", "version": "1", "source": "https://example.org/",
            "language": "Rust", "claims": [], "operations": ["split"]});
        change(&mut greeting);
        Greeting::parse(greeting.to_string().as_bytes())
    };
    assert!(greeting(|_| {}).is_ok());
    let faults: [(Change, &str); 5] = [
        (|it| it["name"] = json!(""), "the member name of the greeting is empty"),
        (|it| it["operations"] = json!([]), "the greeting has no operations"),
        (|it| it["operations"] = json!(["teleport"]), "unknown variant `teleport`"),
        (|it| it["operations"] = json!(["check"]), "and no documents for it"),
        (|it| it["operation"] = json!("split"), "unknown field `operation`"),
    ];
    for (change, reason) in faults {
        let error = greeting(change).unwrap_err();
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn the_schema_has_the_operations_and_members_of_the_protocol() {
    let schema: Value = serde_json::from_str(include_str!("../../protocol.schema.json")).unwrap();
    let definitions = &schema["$defs"];
    let operations = Operation::ALL.map(|operation| json!(operation));
    assert_eq!(definitions["operation"]["enum"], json!(operations));
    let properties = definitions["result"]["properties"].as_object().unwrap();
    let all: Vec<&str> = Operation::ALL.into_iter().flat_map(members).copied().collect();
    assert!(all.iter().all(|member| properties.contains_key(*member)));
    assert!(properties.keys().all(|member| all.contains(&member.as_str())));
}

#[test]
fn the_drivers_of_the_protocol_page_pass_smoke() {
    const PAGE: &str = include_str!("../../PROTOCOL.md");
    let folder = tempfile::tempdir().unwrap();
    for (language, interpreter, module) in
        [("python", "python3", "-h"), ("js", "node", "--version"), ("perl", "perl", "-MJSON::PP")]
    {
        let code = PAGE.split(&format!("```{language}\n")).nth(1).unwrap();
        let code = code.split("```").next().unwrap();
        let path = folder.path().join(language);
        fs::write(&path, code).unwrap();
        let found = Command::new(interpreter).args([module, "-e", "1"]).output();
        if found.is_err() {
            skipped(format_args!("{interpreter} is not installed"));
            continue;
        }
        let output = program(&["smoke", "--", interpreter, path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(0), "{language}: {output:?}");
    }
}

#[test]
fn this_library_passes_all_cases_by_tables_and_by_trees() {
    for by in ["table", "tree"] {
        let output = program(&["run", "--", PROGRAM, "driver", "--by", by]);
        assert_eq!(output.status.code(), Some(0), "{by}: {output:?}");
        let out = String::from_utf8(output.stdout).unwrap();
        let total: Vec<&str> = out.lines().last().unwrap().split_whitespace().collect();
        assert_eq!(total[1..3], ["0", "0"], "{by}: wrong, not judged\n{out}");
        let all = files("cases").iter().map(|file| file.cases.len()).sum::<usize>().to_string();
        assert_eq!(total[0], all, "the program contains the files of the folder");
    }
}

#[test]
fn the_small_suite_is_a_part_of_the_full_one() {
    let ids = |folder| {
        let cases = files(folder).into_iter().flat_map(|file| file.cases);
        cases.map(|case| case.id).collect::<std::collections::BTreeSet<String>>()
    };
    let small = ids("cases/small");
    assert!(small.is_subset(&ids("cases")));
    let output = program(&["run", "--small", "--", PROGRAM, "driver"]);
    let out = String::from_utf8(output.stdout).unwrap();
    assert_eq!(
        out.lines().last().unwrap().split_whitespace().next(),
        Some(&*small.len().to_string())
    );
}

/// Reads the case files of a folder of the package.
fn files(folder: &str) -> Vec<CaseFile> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = iri_conformance::case::read_all(&[folder]).unwrap();
    files.into_iter().map(|(_, file)| file).collect()
}
