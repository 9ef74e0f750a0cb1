//! `--count`, and what else is counted.

use crate::bulk::{all, jsonl};
use crate::{file, iri, iri_with};
use serde_json::{Value, json};
use std::collections::HashMap;

#[test]
fn what_is_not_mapped_is_counted_by_its_step() {
    let counted = |arguments: &[&str], lines: &[u8]| {
        let run = jsonl(arguments, &["--count"], lines);
        run.object()["details"]["productions"].clone()
    };
    let entry = |name: &str, document: &str, section: &str| json!([{ "name": name, "document": document, "section": section, "count": 1 }]);
    assert_eq!(
        counted(&["to-uri"], b"http://a/b c\n"),
        entry("(not converted)", "RFC 3987", "3.1")
    );
    assert_eq!(
        counted(&["to-uri", "--idna", "idna2003"], b"http://\xc3\xa9_b/\n"),
        entry("step 3(a)", "RFC 3490", "4.1")
    );
    assert_eq!(counted(&["to-uri"], b"\xff\n"), entry("(encoding)", "RFC 3629", "4"));
    assert_eq!(counted(&["check"], b"a b\n"), entry("isegment-nz-nc", "RFC 3987", "2.2"));
}

#[test]
fn totals_are_by_production_scheme_and_host() {
    let lines = b"http://A/\nhttp://a/x\nurn:b\nb c\n";
    for command in [&["check"][..], &["normalize"], &["components"], &["parse"]] {
        let details = jsonl(command, &["--count"], lines).object()["details"].clone();
        assert_eq!((&details["lines"], &details["invalid"]), (&json!(4), &json!(1)));
        let productions = json!([{
            "name": "isegment-nz-nc", "document": "RFC 3987", "section": "2.2", "count": 1,
        }]);
        assert_eq!(details["productions"], productions);
        let schemes = json!([{"name": "http", "count": 2}, {"name": "urn", "count": 1}]);
        assert_eq!(details["schemes"], schemes);
        assert_eq!(details["hosts"], json!([{"name": "a", "count": 2}]));
        let text = iri_with(&[command, &["--count"]].concat(), lines).stdout;
        assert!(text.contains("        2  host        a\n"), "{text}");
    }
}

#[test]
fn schemes_and_hosts_are_those_of_valid_texts_by_the_grammar_of_the_command() {
    let counted = |arguments: &[&str], line: &str| {
        let run = jsonl(arguments, &["--count"], line.as_bytes());
        let details = run.object()["details"].clone();
        let names = |list: &str| -> Vec<String> {
            let all = details[list].as_array().unwrap().iter();
            all.map(|it| it["name"].as_str().unwrap().to_owned()).collect()
        };
        [names("schemes"), names("hosts")].concat()
    };
    let none = [""; 0];
    let leiri = "http://a/ b";
    for command in [
        &["check", "-d", "leiri"][..],
        &["lint", "-d", "leiri"],
        &["components", "-d", "leiri"],
        &["leiri"],
        &["prepare"],
        &["resolve", "-d", "leiri", "http://b/"],
    ] {
        assert_eq!(counted(command, leiri), ["http", "a"], "{command:?}");
    }
    // The iprivate of 3987bis has tags, which that of RFC 3987 does not have.
    for command in [&["to-uri"][..], &["transcode", "--charset", "utf-8"]] {
        let bis = [command, &["-d", "rfc3987bis"]].concat();
        assert_eq!(counted(&bis, "http://a/?\u{e0020}"), ["http", "a"], "{command:?}");
    }
    assert_eq!(counted(&["check"], leiri), none);
    let host = "http://\u{e9}.example/";
    assert_eq!(counted(&["check"], host), ["http", "\u{e9}.example"]);
    for command in [&["check", "-d", "rfc3986"][..], &["normalize", "-d", "rfc3986"]] {
        assert_eq!(counted(command, host), none, "{command:?}");
    }
    // A part of an identifier has none, nor has a name or a path.
    assert_eq!(counted(&["check", "-r", "ipath-rootless"], "a:b"), none);
    assert_eq!(counted(&["to-uri", "--component", "path"], "a:b"), none);
    assert_eq!(counted(&["to-iri", "--component", "path"], "a:b"), none);
    assert_eq!(counted(&["host", "--idna", "uts46"], "http://a/"), none);
    assert_eq!(counted(&["from-path"], "http://a/"), none);
    // A text without a result is counted as that alone.
    assert_eq!(counted(&["to-uri", "--idna", "idna2008"], "http://\u{2603}.net/"), none);
}

#[test]
fn totals_have_the_section_of_the_error() {
    for (arguments, line) in [
        (&["prepare"][..], "http://\u{2603}.net/\u{e9}"),
        (&["to-uri", "--idna", "idna2008"], "http://\u{2603}.net/"),
        (&["to-uri", "--idna", "idna2003"], "http://\u{e9}_b/"),
        (&["to-uri"], "http://a/b c"),
        (&["host", "--idna", "idna2008"], "\u{2603}.net"),
        (&["compare", "http://a"], "http://b"),
        (&["compare", "http://a"], "b"),
        (&["compare", "--escapes", "xml", "http://a"], "http://b/&x;"),
        (&["normalize", "--escapes", "xml"], "http://b/&x;"),
        (&["relative", "http://a/b"], "http://a/./b"),
        (&["relative", "--non-strict", "http://a/b/"], "http:b"),
        (&["resolve", "f:/a"], ".//g"),
        (&["resolve", "-d", "url-i18n-07", "f:a"], "b"),
        (&["bidi"], "/\u{5d0}a"),
    ] {
        let error = jsonl(arguments, &[], line.as_bytes()).object()["error"].clone();
        let totals = jsonl(arguments, &["--count"], line.as_bytes()).object();
        let counted = &totals["details"]["productions"][0];
        let (document, section) = (&error["document"], &error["section"]);
        assert!(document.is_string() && section.is_string(), "{arguments:?}: {error}");
        assert_eq!((&counted["document"], &counted["section"]), (document, section), "{error}");
        // The section is not told twice.
        let cited =
            format!("({} section {})", document.as_str().unwrap(), section.as_str().unwrap());
        assert!(!error["reason"].as_str().unwrap().ends_with(&cited), "{error}");
        // What is no production does not look like one.
        let name = counted["name"].as_str().unwrap();
        let is_step = name.starts_with("step ");
        assert!(is_step || name.starts_with('(') && name.ends_with(')'), "{arguments:?}: {name}");
        assert_ne!(name, "(other)", "{arguments:?}");
        let text = iri_with(&[arguments, &["--count"]].concat(), line.as_bytes()).stdout;
        assert!(text.contains(&format!("        1  failure     {name} (")), "{text}");
        assert!(!text.contains("production"), "{text}");
    }
}

#[test]
fn an_error_has_the_section_that_its_reason_names() {
    let cited = |arguments: &[&str]| {
        let error = jsonl(arguments, &[], b"").objects().pop().unwrap()["error"].clone();
        [error["document"].clone(), error["section"].clone()]
    };
    assert_eq!(cited(&["relative", "http://a/b", "http://a/./b"]), ["RFC 3986", "5.2.4"]);
    assert_eq!(cited(&["resolve", "f:/a", ".//g"]), ["RFC 3986", "3"]);
    assert_eq!(cited(&["compare", "http://a", "b"]), ["RFC 3987", "5.1"]);
    assert_eq!(cited(&["compare", "http://a", "http://b"]), ["RFC 3987", "5.3.3"]);
    let told = iri(&["resolve", "f:/a", ".//g"]).stderr;
    assert!(told.ends_with("begins with \"//\" (RFC 3986 section 3)\n"), "{told}");
}

#[test]
fn counts_are_of_all_texts_and_written_alone() {
    for command in all() {
        let run = iri_with(&[command, &["--count", "--only", "invalid"]].concat(), b"a\n");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{command:?}");
        let run = iri_with(&[command, &["--count"]].concat(), b"http://b/a\n");
        assert_eq!(run.stderr, "", "{command:?}");
    }
}

#[test]
fn totals_of_one_line_and_one_file_are_in_the_singular() {
    let run = iri(&["check", "--count", "no-such-file", &file("http://a/\n").path]);
    let rows = "        1  line\n        0  not valid\n        1  file that could not be read\n";
    assert!(run.stdout.starts_with(rows), "{}", run.stdout);
}

/// One message at the end, for all lines.
#[test]
fn hosts_that_are_no_domain_names_are_counted_once() {
    let run =
        iri_with(&["normalize"], b"http://a_b.\xe2\x98\x83/\nhttp://\xe2\x98\x83/\nhttp://c/\n");
    assert_eq!((run.status, run.stdout.lines().count()), (0, 3));
    let told = "iri: 2 hosts are not domain names, and stay unchanged; --format jsonl says which, and why\n";
    assert_eq!(run.stderr, told);
    let run = iri_with(&["normalize", "--quiet"], b"http://\xe2\x98\x83/\n");
    assert_eq!(run.stderr, "");
    assert!(iri(&["normalize", "http://\u{2603}/"]).stderr.contains("is not a domain name by"));
}

/// The schemes or hosts in the details of `--count`.
fn names(details: &Value, list: &str) -> HashMap<String, u64> {
    let rows = details[list].as_array().unwrap().iter();
    let row = |row: &Value| (row["name"].as_str().unwrap().into(), row["count"].as_u64().unwrap());
    rows.map(row).collect()
}

#[test]
fn the_most_frequent_hosts_are_listed_wherever_they_are_in_the_input() {
    let mut lines: Vec<String> = (0..101_000).map(|n| format!("http://h{n}/")).collect();
    lines.extend(vec!["http://heavy.example/".to_owned(); 500]);
    let write =
        |lines: &[String]| file(lines.iter().map(|it| it.clone() + "\n").collect::<String>());
    let run = iri(&["check", "--count", &write(&lines).path]);
    let hosts: Vec<&str> = run.stdout.lines().filter(|row| row.contains("  host  ")).collect();
    assert_eq!(hosts.len(), 21, "{}", run.stdout);
    assert_eq!(hosts[..2], ["      500  host        heavy.example", "        1  host        h0"]);
    assert_eq!(hosts[20], "   100981  host        and 100981 more");
    lines.reverse();
    let backwards = iri(&["check", "--count", &write(&lines).path]);
    assert_eq!(backwards.stdout, run.stdout);
    let details =
        &iri(&["check", "--count", "-f", "jsonl", &write(&lines).path]).object()["details"];
    let hosts = names(details, "hosts");
    assert_eq!((hosts.len(), hosts["heavy.example"]), (100_000, 500));
    assert_eq!(details["others"]["hosts"], 1001);
}

/// What the page on large files says of the totals of parts.
#[test]
fn totals_of_parts_add_up_to_those_of_the_whole() {
    let line = |host: usize| format!("http://h{host}/\n");
    let parts: [String; 3] = [
        (0..100_500).chain(0..10).map(line).collect(),
        (0..2_000).map(line).collect(),
        (100_490..101_000).map(line).collect(),
    ];
    let totals = |lines: &str| {
        let details =
            iri(&["check", "--count", "-f", "jsonl", &file(lines).path]).object()["details"]
                .clone();
        let others = details["others"]["hosts"].as_u64().unwrap();
        (names(&details, "hosts"), others, details["lines"].as_u64().unwrap())
    };
    let (whole, others, lines) = totals(&parts.concat());
    assert_eq!((lines, whole.values().sum::<u64>() + others), (103_020, 103_020));
    let mut sums = HashMap::<String, u64>::new();
    // A host that a part does not list occurs there at most as often as the last that it lists.
    let (mut other_sum, mut most_missed) = (0, 0);
    for part in &parts {
        let (hosts, others, _) = totals(part);
        other_sum += others;
        most_missed += hosts.values().min().filter(|_| others > 0).copied().unwrap_or(0);
        hosts.into_iter().for_each(|(host, count)| *sums.entry(host).or_default() += count);
    }
    assert_eq!(sums.values().sum::<u64>() + other_sum, 103_020);
    for (host, count) in &whole {
        let sum = sums.get(host).copied().unwrap_or(0);
        assert!(sum <= *count && *count <= sum + most_missed, "{host}: {sum}, {count}");
    }
}
