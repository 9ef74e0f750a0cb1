//! `iri check`.

use crate::{command, envelope, file, iri, iri_with};
use serde_json::{Value, json};

#[test]
fn lines_end_with_lf_or_crlf_and_nothing_else_is_trimmed() {
    let run = iri_with(&["check"], b"http://a/\r\n\n b\nc \r\nd\r");
    assert_eq!(run.status, 1);
    let places: Vec<&str> = run.stdout.lines().map(|l| l.split(": ").next().unwrap()).collect();
    assert_eq!(places, ["-:3:1", "-:4:2", "-:5:2"]);
    assert_eq!(run.stderr, "iri: 5 lines, 3 not valid as IRI-reference (RFC 3987)\n");
}

#[test]
fn schemes_have_grammars_of_their_own() {
    let lines = b"coap://a/x\ncoap:///x\nws://h/#f\nx:y\n//a\nmailto:a..b@c.example\n";
    let run = iri_with(&["check", "--schemes"], lines);
    assert_eq!(run.status, 1);
    let sections: Vec<&str> = run.stdout.lines().map(|line| &line[..6]).collect();
    assert_eq!(sections, ["-:2:8:", "-:3:8:", "-:6:10"], "{}", run.stdout);
    assert!(
        run.stdout
            .contains("U+0023 NUMBER SIGN is not allowed in fragment (RFC 6455 section 3); \"")
    );
    assert_eq!(
        run.stderr,
        "iri: 6 lines, 3 not valid as IRI-reference (RFC 3987) or by the grammar of the scheme\n\
         iri: 1 identifier has a scheme without a grammar: 'iri schemes'\n"
    );
    let run = iri_with(&["check", "--schemes"], b"coap://a/x\n");
    assert_eq!(
        run.stderr,
        "iri: 1 line, all valid as IRI-reference (RFC 3987) and by the grammar of the scheme\n"
    );
    // Without the option, only the generic grammar decides.
    assert_eq!(iri_with(&["check"], lines).status, 0);
    let run = iri_with(&["check", "--schemes", "--format", "jsonl"], b"coap:///x\n");
    let error = &run.objects()[0]["error"];
    assert_eq!((&error["production"], &error["span"]), (&json!("host"), &json!([7, 8])));
    let run = iri_with(&["check", "--schemes", "-d", "leiri"], b"");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("--schemes needs --document rfc3986 or rfc3987"), "{}", run.stderr);
}

#[test]
fn a_reason_names_place_character_production_and_section() {
    let lines = file("http://example.org/\nhttp://\u{e9}/a\u{fffe}\n");
    let run = iri(&["check", &lines.path]);
    assert_eq!(
        run.stdout,
        format!(
            "{}:2:11: U+FFFE <noncharacter> is not allowed in a path; allowed in isegment: ipchar, \
             \"/\", \"?\", \"#\" or the end (RFC 3987 section 2.2)\n",
            lines.path
        )
    );
    let run = iri_with(&["check", "-d", "rfc3986", "-r", "reg-name"], "\u{e9}\n".as_bytes());
    let (place, name) = ("-:1:1: ", "U+00E9 LATIN SMALL LETTER E WITH ACUTE is not allowed");
    assert!(run.stdout.starts_with(&format!("{place}{name}")), "{}", run.stdout);
    assert!(run.stdout.contains("; a URI has US-ASCII characters only"), "{}", run.stdout);
}

#[test]
fn lines_read_by_the_tree_have_the_results_of_the_tables() {
    let lines = "http://example.org/\n//[::1]:80/?q#f\na b\n\n%zz\n\u{e9}\n";
    for grammar in ["rfc3986", "rfc3987", "rfc3987bis", "leiri", "url-i18n-07"] {
        let [table, tree] = ["table", "tree"]
            .map(|by| iri_with(&["check", "-d", grammar, "--by", by], lines.as_bytes()));
        assert_eq!(
            (table.status, table.stdout, table.stderr),
            (tree.status, tree.stdout, tree.stderr)
        );
        assert_eq!(table.status, 1);
    }
}

#[test]
fn jsonl_has_an_object_for_every_line() {
    let run = iri_with(&["check", "--format", "jsonl", "-"], "a\n\u{e9}/%zz\n".as_bytes());
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    assert_eq!(
        run.objects(),
        [
            envelope(json!({"file": "-", "line": 1, "input": "a"})),
            envelope(json!({
                "file": "-", "line": 2, "input": "\u{e9}/%zz", "ok": false,
                "error": {
                    "column": 3, "span": [3, 5], "character_span": [2, 4],
                    "production": "pct-encoded", "character": "%", "found": "z",
                    "expected": ["HEXDIG"], "document": "RFC 3987", "section": "2.2",
                    "reason": "'%' does not begin a pct-encoded: 'z' follows where HEXDIG is needed",
                    "note": null, "text": null, "octets": null, "field": null,
                },
            })),
        ]
    );
}

#[test]
fn a_line_that_is_not_utf8_is_told_and_the_rest_goes_on() {
    let input = b"a\n\xc3\xa9\xff\n\xf0\x9f\x98\nb c\n";
    let run = iri_with(&["check"], input);
    assert_eq!(run.status, 1);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[0], "-:2:2: not UTF-8: octet FF (RFC 3629 section 4)");
    assert!(lines[1].starts_with("-:3:1: not UTF-8: octets F0 9F 98, where the line ends"));
    assert!(lines[2].starts_with("-:4:2: a space is not allowed"));

    let objects = iri_with(&["check", "--format", "jsonl"], input).objects();
    assert_eq!(objects[1]["error"]["octets"], "C3A9FF");
    assert_eq!(objects[1]["input"], "\u{e9}\u{fffd}");
    assert_eq!(
        (&objects[1]["error"]["column"], &objects[1]["error"]["span"][0]),
        (&json!(2), &json!(2))
    );
    assert_eq!(objects[1]["error"]["production"], Value::Null);
}

#[test]
fn control_characters_are_named() {
    let run = iri_with(&["check"], b"a\0b\n\x7f\n\t\n");
    let names = ["U+0000 NULL", "U+007F DELETE", "U+0009 HORIZONTAL TABULATION"];
    for (line, name) in run.stdout.lines().zip(names) {
        assert!(line.contains(name), "{line}");
    }
}

#[test]
fn an_empty_file_has_no_lines() {
    let run = iri(&["check", &file("").path]);
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
    assert!(run.stderr.starts_with("iri: 0 lines"), "{}", run.stderr);
}

#[test]
fn a_file_that_cannot_be_read_does_not_stop_the_others() {
    let lines = file("a b\n");
    let run = iri(&["check", "no-such-file", &lines.path, "."]);
    assert_eq!(run.status, 2);
    assert!(run.stdout.starts_with(&format!("{}:1:2: ", lines.path)), "{}", run.stdout);
    assert!(run.stderr.contains("iri: no-such-file: "), "{}", run.stderr);
    assert!(run.stderr.contains("; 2 files could not be read"), "{}", run.stderr);
}

#[test]
fn standard_input_stands_among_files() {
    let lines = file("a\n");
    let run = iri_with(&["check", "--format", "jsonl", &lines.path, "-"], b"b");
    let files: Vec<Value> =
        run.objects().into_iter().map(|object| object["file"].clone()).collect();
    assert_eq!(files, [json!(lines.path), json!("-")]);
}

#[test]
fn many_lines_come_in_their_order() {
    let content: String = (0..50_000).map(|n| format!("http://example.org/{n}/\u{e9}\n")).collect();
    let run = iri(&["check", "--format", "jsonl", &file(&content).path]);
    assert_eq!(run.status, 0);
    for (index, (object, line)) in run.objects().iter().zip(content.lines()).enumerate() {
        assert_eq!((&object["line"], &object["input"]), (&json!(index + 1), &json!(line)));
    }
}

#[test]
fn a_line_of_ten_megabytes_is_answered_shortly() {
    let mut content = b"http://a/".to_vec();
    content.resize(10_000_000, b'b');
    content.extend_from_slice(b"<\n\nc d");
    let run = iri(&["check", &file(&content).path]);
    assert_eq!(run.status, 1);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert!(lines[0].contains(":1:10000001: '<' is not allowed"), "{}", lines[0]);
    assert!(lines[1].contains(":3:2: a space is not allowed"), "{}", lines[1]);
    assert!(run.stdout.len() < 1000);
}

#[test]
fn every_grammar_has_its_own_answer() {
    for (grammar, text, status) in [
        ("rfc3986", "http://\u{e9}/", 1),
        ("rfc3987", "http://\u{e9}/", 0),
        ("rfc3987", "http://a/<b> c", 1),
        ("leiri", "http://a/<b> c", 0),
        ("rfc3987bis", "http://a/?\u{e0001}", 0),
        ("rfc3987", "http://a/?\u{e0001}", 1),
        ("url-i18n-07", "http://a/\u{e9};b", 0),
    ] {
        let run = iri_with(&["check", "--document", grammar], text.as_bytes());
        assert_eq!(run.status, status, "{grammar} {text}");
    }
}

/// 3987bis section 6.1: what is valid there is no IRI-reference.
#[test]
fn s6_1_a_leiri_is_called_one() {
    for (arguments, what) in [
        (&["-d", "leiri"][..], "LEIRI reference"),
        (&["-d", "leiri", "-r", "isegment"], "isegment with leiri-ucschar"),
        (&["-d", "leiri", "-r", "leiri-ucschar"], "leiri-ucschar"),
        (&["-d", "leiri", "-r", "ipath-empty"], "ipath-empty"),
        (&["-d", "rfc3987bis"], "IRI-reference"),
    ] {
        let run = iri_with(&[&["check"], arguments].concat(), b"");
        assert_eq!(
            run.stderr,
            format!("iri: 0 lines, all valid as {what} (3987bis (March 2012))\n")
        );
    }
    let run = iri_with(&["check", "-d", "leiri"], b"a]\n");
    assert!(
        run.stdout.ends_with(" (3987bis (March 2012) sections 2.2 and 6.1)\n"),
        "{}",
        run.stdout
    );
    assert_eq!(run.stderr, "iri: 1 line, 1 not valid as LEIRI reference (3987bis (March 2012))\n");
    let run = iri_with(&["check", "-d", "leiri", "--format", "jsonl"], b"a]\n");
    assert_eq!(run.objects()[0]["error"]["section"], "2.2 and 6.1");
    assert!(
        iri(&["parse", "-d", "leiri", "a]"]).stderr.contains("not of the form LEIRI reference")
    );
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let lines = file("http://example.org/\n".repeat(100_000));
    let mut child = command(&["check", "--format", "jsonl", &lines.path]).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(141));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn rfc3987_s4_1_lines_with_formatting_characters_are_counted() {
    let lines = "http://a/\u{200e}\nhttp://a/\u{2066}\nhttp://a/%E2%80%8E\n\u{202e} \u{202e}\n";
    let told = |arguments: &[&str], lines: &str| {
        let run = iri_with(&[&["check"], arguments].concat(), lines.as_bytes());
        run.stderr.lines().last().unwrap().to_owned()
    };
    let forbidden = "bidirectional formatting characters, which RFC 3987 section 4.1 forbids";
    let expected =
        format!("iri: 4 lines, 1 not valid as IRI-reference (RFC 3987); 2 have {forbidden}");
    assert_eq!(told(&[], lines), expected);
    for grammar in ["rfc3987bis", "url-i18n-07"] {
        let told = told(&["--document", grammar], "\u{202c}");
        assert!(told.ends_with(&format!("; 1 has {forbidden}")), "{told}");
    }
    for grammar in ["rfc3986", "leiri"] {
        assert!(!told(&["--document", grammar], lines).contains("4.1"), "{grammar}");
    }
    // What stays with the ABNF is whether a line is valid.
    assert_eq!(iri_with(&["check"], "\u{200e}".as_bytes()).status, 0);
}

#[test]
fn sarif_has_a_result_for_each_line_that_is_not_valid() {
    let first = file("http://a/\na b\n");
    let second = file("coap:///a\n\n");
    let arguments = ["check", "--schemes", "--format", "sarif", &first.path, &second.path];
    let run = iri(&arguments);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    let document: Value = serde_json::from_str(&run.stdout).unwrap();
    let sarif = &document["runs"][0];
    // Services tell it from the document of `lint` by this.
    assert_eq!(sarif["automationDetails"], json!({"id": "iri-check/"}));
    let [rule] = &sarif["tool"]["driver"]["rules"].as_array().unwrap()[..] else {
        panic!("one rule")
    };
    assert_eq!(rule["id"], "syntax");
    let [space, scheme] = &sarif["results"].as_array().unwrap()[..] else { panic!("{sarif}") };
    assert_eq!(
        (&space["ruleId"], &space["ruleIndex"], &space["level"]),
        (&json!("syntax"), &json!(0), &json!("error"))
    );
    assert_eq!(
        space["locations"][0]["physicalLocation"],
        json!({
            "artifactLocation": {"uri": format!("file://{}", first.path)},
            "region": {"startLine": 2, "startColumn": 2},
        })
    );
    assert!(space["message"]["text"].as_str().unwrap().starts_with("a space is not allowed"));
    assert_eq!(scheme["locations"][0]["physicalLocation"]["region"]["startLine"], 1);

    let of_nothing = iri(&["check", "--format", "sarif", "no-such-file"]);
    assert_eq!(of_nothing.status, 2);
    let document: Value = serde_json::from_str(&of_nothing.stdout).unwrap();
    assert_eq!(document["runs"][0]["results"], json!([]));
    assert_eq!(document["runs"][0]["invocations"], json!([{"executionSuccessful": false}]));
}

#[test]
fn sarif_has_no_other_lines() {
    for option in ["--count", "--only=valid", "--only=invalid", "--on-invalid=empty"] {
        let run = iri_with(&["check", option, "--format", "sarif"], b"a b\n");
        assert_eq!((run.status, &*run.stdout), (2, ""), "{option}");
        assert!(run.stderr.contains("cannot be used with '--format sarif'"), "{}", run.stderr);
    }
}
