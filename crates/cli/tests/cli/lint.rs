//! `iri lint`.

use crate::{envelope, file, iri, iri_with};
use serde_json::{Value, json};

#[test]
fn a_finding_names_place_severity_entry_and_section() {
    let lines = file("http://example.org/\nhttp://\u{e9}.example:80/re\u{301}\n");
    let run = iri(&["lint", &lines.path]);
    let path = &lines.path;
    assert_eq!(
        run.stdout,
        format!(
            "{path}:2:17: warning[I206 default-port]: the port is the default port of the scheme \
             (RFC 3986 section 3.2.3); fix: without \":80\"\n\
             {path}:2:22: warning[I302 non-nfc]: the path is not in Normalization Form C: U+0301 \
             COMBINING ACUTE ACCENT (RFC 3987 section 5.3.2.2); fix: \"/r\u{e9}\", which changes \
             the identifier\n"
        )
    );
    assert_eq!(run.stderr, "iri: 2 lines, 2 findings\n");
    assert_eq!(run.status, 0);
}

#[test]
fn the_exit_status_is_1_from_the_chosen_severity_on() {
    let status = |arguments: &[&str], input: &str| {
        iri_with(&[&["lint"], arguments].concat(), input.as_bytes()).status
    };
    let (note, warning) = ("http://a.example/p\u{430}ypal", "http://a.example:/");
    assert_eq!(status(&[], note), 0);
    assert_eq!(status(&[], warning), 0);
    assert_eq!(status(&["--fail-on", "warning"], note), 0);
    assert_eq!(status(&["--fail-on", "warning"], warning), 1);
    assert_eq!(status(&["--fail-on", "note"], note), 1);
    assert_eq!(status(&["--severity", "mixed-scripts=error"], note), 1);
    assert_eq!(status(&["--profile", "strict"], warning), 1);
    assert_eq!(status(&["--profile", "quiet"], warning), 0);
    assert_eq!(status(&[], "http://a/\u{200e}"), 1);
    assert_eq!(status(&["no-such-file"], ""), 2);
}

#[test]
fn what_the_grammar_does_not_take_is_an_error_named_syntax() {
    let run = iri_with(&["lint"], b"a b\n\xff\n\xc3\xa9\0\n");
    assert_eq!(run.status, 1);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert!(lines[0].starts_with("-:1:2: error[syntax]: a space is not allowed"), "{lines:?}");
    assert!(lines[1].starts_with("-:2:1: error[syntax]: not UTF-8: octet FF"), "{lines:?}");
    assert!(lines[2].starts_with("-:3:2: error[syntax]: U+0000 NULL is not allowed"), "{lines:?}");
    let object = iri_with(&["lint", "-f", "jsonl"], b"a b").object();
    assert_eq!((&object["ok"], &object["error"]["found"]), (&json!(false), &json!(" ")));
}

#[test]
fn a_profile_brings_its_grammar() {
    let status = |arguments: &[&str], text: &str| {
        iri_with(&[&["lint"], arguments].concat(), text.as_bytes()).status
    };
    assert_eq!(status(&["--profile", "rfc3986"], "http://a.example/\u{e9}"), 1);
    assert_eq!(status(&["--profile", "rfc3987"], "http://a.example/\u{e9}"), 0);
    assert_eq!(status(&["--profile", "rfc3987bis"], "http://a.example/?\u{e0041}"), 0);
    assert_eq!(status(&["--document", "leiri"], "http://a.example/a b"), 0);
    let run = iri_with(&["lint", "-p", "rfc3987bis", "-d", "leiri"], b"http://a.example/a b");
    assert!(run.stdout.contains("note[I406 legacy-space]"), "{}", run.stdout);
}

#[test]
fn jsonl_has_an_object_for_each_line() {
    let run = iri_with(&["lint", "-f", "jsonl"], "x\nhttp://a.example/\u{e9}%c3%a9\n".as_bytes());
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let finding = json!({
        "text": "%c3%a9", "code": "I201", "name": "lower-case-hex", "severity": "warning",
        "component": "path", "message": "the path has lower-case digits in a percent-encoding",
        "column": 19, "span": [19, 25], "character_span": [18, 24],
        "characters": [], "document": "RFC 3986", "section": "2.1", "key_word": "SHOULD",
        "fix": {"span": [19, 25], "replacement": "%C3%A9", "safe": true, "rung": "case"},
    });
    let input = "http://a.example/\u{e9}%c3%a9";
    assert_eq!(
        run.objects(),
        [
            envelope(json!({
                "file": "-", "line": 1, "input": "x", "details": {"findings": [], "more": 0},
            })),
            envelope(json!({
                "file": "-", "line": 2, "input": input, "details": {"findings": [finding], "more": 0},
            })),
        ]
    );
}

/// Whoever repeated the line, or counted its characters, for each finding would not come to
/// an end.
#[test]
fn a_long_line_with_many_findings_is_not_repeated_with_each() {
    let segments = "\u{5d0}1/".repeat(50_000);
    let input = format!("http://a.example/{segments}");
    let run = iri_with(&["lint", "-f", "jsonl"], input.as_bytes());
    let object = run.object();
    let findings = object["details"]["findings"].as_array().unwrap();
    assert_eq!((findings.len(), &findings[999]["text"]), (1000, &json!("1")));
    assert_eq!(findings[999]["column"], 17 + 3 * 999 + 2);
    assert_eq!(object["details"]["more"], 49_000);
    let run = iri_with(&["lint"], input.as_bytes());
    assert_eq!(run.stdout.lines().count(), 1000);
    assert!(run.stderr.contains("1 line, 50000 findings"), "{}", run.stderr);
}

#[test]
fn totals_are_told_instead_of_findings() {
    let input = "http://A.example:80/\nhttp://B.example/\na b\n";
    let run = iri_with(&["lint", "--count"], input.as_bytes());
    assert_eq!(
        run.stdout,
        "        3  lines\n        \
         1  not valid\n        \
         1  finding     error          syntax\n        \
         2  finding     warning  I208  upper-case-host\n        \
         1  finding     warning  I206  default-port\n        \
         1  production  isegment-nz-nc (RFC 3987 section 2.2)\n        \
         2  scheme      http\n        \
         1  host        a.example\n        \
         1  host        b.example\n"
    );
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    let object = iri_with(&["lint", "--count", "-f", "jsonl"], input.as_bytes()).object();
    assert_eq!(
        object["details"]["findings"][1],
        json!({"code": "I208", "name": "upper-case-host", "severity": "warning", "count": 2})
    );
}

#[test]
fn sarif_is_one_document_for_all_files() {
    let first = file("http://A.example/\na\n".repeat(300));
    let second = file("http://\u{e9}.example:80/\na b\n");
    let run = iri(&["lint", "--format", "sarif", &first.path, &second.path]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    let document: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(document["version"], "2.1.0");
    let [sarif] = document["runs"].as_array().unwrap().as_slice() else { panic!("one run") };
    assert_eq!(sarif["columnKind"], "unicodeCodePoints");
    let rules = sarif["tool"]["driver"]["rules"].as_array().unwrap();
    let results = sarif["results"].as_array().unwrap();
    assert_eq!(results.len(), 302);
    for result in results {
        let index = result["ruleIndex"].as_u64().unwrap() as usize;
        assert_eq!(rules[index]["id"], result["ruleId"]);
        assert!(result["message"]["text"].is_string());
    }
    assert_eq!(
        results[300]["locations"][0]["physicalLocation"],
        json!({
            "artifactLocation": {"uri": format!("file://{}", second.path)},
            "region": {"startLine": 1, "startColumn": 17, "endColumn": 20},
        })
    );
    let replacement = &results[300]["fixes"][0]["artifactChanges"][0]["replacements"][0];
    assert_eq!(replacement["insertedContent"]["text"], "");
    assert_eq!(
        (&results[301]["ruleId"], &results[301]["level"]),
        (&json!("syntax"), &json!("error"))
    );
    for rule in rules {
        assert!(rule["shortDescription"]["text"].is_string(), "{rule}");
    }
}

#[test]
fn a_line_that_the_grammar_rejects_has_the_severity_that_is_set() {
    let run = |level: &str, more: &[&str]| {
        let severity = format!("syntax={level}");
        iri_with(&[&["lint", "--severity", &severity], more].concat(), b"a b\nHTTP://a/\n")
    };
    assert_eq!(run("error", &[]).status, 1);
    let note = run("note", &[]);
    assert_eq!(note.status, 0);
    assert!(
        note.stdout.starts_with("-:1:2: note[syntax]: a space is not allowed"),
        "{}",
        note.stdout
    );
    let off = run("off", &[]);
    assert_eq!((off.status, off.stdout.lines().count()), (0, 1), "{}", off.stdout);
    assert_eq!(off.stderr, "iri: 2 lines, 1 finding\n");
    let sarif: Value = serde_json::from_str(&run("off", &["--format", "sarif"]).stdout).unwrap();
    assert_eq!(sarif["runs"][0]["results"].as_array().unwrap().len(), 1);
    let rules = sarif["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
    assert_eq!(rules.last().unwrap()["defaultConfiguration"], json!({"enabled": false}));
    // An object says why, whatever the severity is.
    let objects = run("off", &["--format", "jsonl"]).objects();
    assert_eq!(objects[0]["ok"], true);
    assert_eq!(objects[0]["error"]["column"], 2);
}

#[test]
fn sarif_of_nothing_has_no_results() {
    let run = iri_with(&["lint", "--format", "sarif"], b"");
    let document: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(document["runs"][0]["results"], json!([]));
    let run = iri(&["lint", "--format", "sarif", "no-such-file"]);
    let document: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(document["runs"][0]["invocations"], json!([{"executionSuccessful": false}]));
    assert_eq!(run.status, 2);
}

#[test]
fn an_unknown_entry_or_severity_is_answered_with_those_that_are_known() {
    let run = iri(&["lint", "--severity", "non-nfd=error", "-"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("a similar value exists: 'non-nfc'"), "{}", run.stderr);
    let run = iri(&["lint", "--severity", "non-nfc=loud", "-"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("off, note, warning, error"), "{}", run.stderr);
    assert_eq!(iri(&["lint", "--profile", "loud"]).status, 2);
    assert_eq!(iri(&["lint", "--count", "--format", "sarif"]).status, 2);
}

#[test]
fn a_long_line_is_answered_shortly() {
    let mut content = b"http://a.example/".to_vec();
    content.extend("%c3%a9".repeat(500_000).bytes());
    content.extend("/p\u{430}ypal".repeat(2).bytes());
    let run = iri(&["lint", &file(&content).path]);
    assert_eq!(run.stdout.lines().count(), 3, "{}", run.stdout);
    assert!(run.stdout.len() < 2000, "{}", run.stdout.len());
}

#[test]
fn what_the_grammar_of_a_scheme_rejects_is_found_once() {
    let texts = [
        (
            "coap:///x",
            "the path does not conform to the grammar of the scheme: host cannot begin with U+002F",
            "RFC 7252 section 6.1",
        ),
        (
            "rtsp:x",
            "the path does not conform to the grammar of the scheme: ",
            "RFC 7826 section 20.2.1",
        ),
        ("mailto:a..b@c.example", "the path does not conform", "RFC 5322 section 3.2.3"),
        ("ws://h/#f", "the fragment does not conform", "RFC 6455 section 3"),
        ("data:;base64,A", "the path does not conform", "RFC 2045 section 6.8"),
        ("mailto:user", "the path does not conform", "RFC 6068 section 2"),
        ("tel:7042", "the path does not conform", "RFC 3966 section 3"),
    ];
    let lines: String = texts.iter().map(|(text, ..)| format!("{text}\n")).collect();
    let run = iri_with(&["lint"], lines.as_bytes());
    assert_eq!(run.status, 1);
    let findings: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(findings.len(), texts.len(), "{}", run.stdout);
    for (finding, (text, message, section)) in findings.iter().zip(texts) {
        assert!(finding.contains(message) && finding.contains(section), "{text}: {finding}");
    }
    let run = iri_with(&["lint", "--severity", "scheme-grammar=off"], b"coap:///x\n");
    assert_eq!((run.status, &*run.stdout), (0, ""));
    // The grammars are for URIs and IRIs, which a Legacy Extended IRI may be.
    let of_leiri = |text: &[u8]| iri_with(&["lint", "--document", "leiri"], text).stdout;
    assert!(of_leiri(b"coap:///x\n").contains("scheme-grammar"));
    assert!(!of_leiri(b"coap:///x y\n").contains("scheme-grammar"));
}
