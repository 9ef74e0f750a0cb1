//! `iri parse` and `iri components`.

use crate::iri;
use serde_json::{Value, json};

#[test]
fn parse_draws_the_tree() {
    let run = iri(&["parse", "http://é:80/a?#"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert_eq!(
        run.stdout,
        "IRI-reference \"http://é:80/a?#\"\n\
         └── IRI \"http://é:80/a?#\"\n    \
         ├── scheme \"http\"\n    \
         ├── ihier-part \"//é:80/a\"\n    \
         │   ├── iauthority \"é:80\"\n    \
         │   │   ├── ihost \"é\"\n    \
         │   │   │   └── ireg-name \"é\"\n    \
         │   │   └── port \"80\"\n    \
         │   └── ipath-abempty \"/a\"\n    \
         ├── iquery \"\"\n    \
         └── ifragment \"\"\n"
    );
}

#[test]
fn parse_gives_a_program_spans_in_bytes_and_in_characters() {
    let run = iri(&["parse", "--format", "jsonl", "--rule", "ihier-part", "//é/a"]);
    assert_eq!(run.status, 0);
    let tree = &run.object()["details"]["tree"];
    assert_eq!(tree["production"], "ihier-part");
    assert_eq!(tree["span"], json!([0, 6]));
    assert_eq!(tree["character_span"], json!([0, 5]));
    let path = &tree["children"][1];
    assert_eq!(
        *path,
        json!({
            "production": "ipath-abempty", "span": [4, 6], "character_span": [3, 5],
            "text": "/a", "children": [],
        })
    );
}

#[test]
fn parse_of_a_set_of_characters_has_one_node() {
    let run = iri(&["parse", "--rule", "unreserved", "a"]);
    assert_eq!(run.status, 0);
    assert!(run.stdout.starts_with("unreserved \"a\" (a set of characters"), "{}", run.stdout);
    let run = iri(&["parse", "--rule", "unreserved", "a", "--format", "jsonl"]);
    assert_eq!(run.object()["details"]["tree"]["children"], json!([]));
}

#[test]
fn parse_underlines_what_is_wrong() {
    let run = iri(&["parse", "http://a/%zz"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert_eq!(
        run.stderr,
        "error: '%' does not begin a pct-encoded: \
         'z' follows where HEXDIG is needed\n  \
         |\n\
         1 | http://a/%zz\n  \
         |          ^^ column 10, in pct-encoded\n  \
         |\n  \
         = note: the text is not of the form IRI-reference (RFC 3987); pct-encoded is defined in RFC 3987 section 2.2\n  \
         = help: pct-encoded    = \"%\" HEXDIG HEXDIG\n"
    );
}

#[test]
fn parse_shows_notes_and_the_end_of_the_text() {
    let run = iri(&["parse", "http://a/#\u{e000}"]);
    assert!(run.stderr.contains("U+E000 <private-use>"), "{}", run.stderr);
    assert!(run.stderr.contains("iprivate, which is allowed in iquery only"), "{}", run.stderr);
    let run = iri(&["parse", "http://[::1"]);
    assert!(run.stderr.contains("\n  |            ^ column 12, in IPv6"), "{}", run.stderr);
}

#[test]
fn what_a_terminal_would_obey_is_escaped() {
    for format in ["human", "jsonl"] {
        for text in ["http://a/\u{202e}b\u{1b}[2Jc\u{9b}d\u{2028}", "a?\u{200f}b\u{200f}"] {
            for grammar in ["rfc3987", "leiri"] {
                let run = iri(&["parse", "--format", format, "--document", grammar, text]);
                let all = run.stdout + &run.stderr;
                let wild =
                    |c: char| c.is_control() && c != '\n' || "\u{202e}\u{200f}\u{2028}".contains(c);
                assert!(!all.contains(wild), "{all:?}");
            }
        }
    }
    let run = iri(&["parse", "http://a/\u{202e}b\u{1b}[2J"]);
    assert!(run.stderr.contains(r"http://a/\u{202e}b\u{1b}[2J"), "{}", run.stderr);
    assert!(run.stderr.contains("U+001B ESCAPE"), "{}", run.stderr);
}

#[test]
fn json_keeps_the_text_through_its_escapes() {
    let text = "\u{202e}\u{2028}\u{85}é\u{10000}\"\\";
    let run = iri(&["parse", "--format", "jsonl", "--document", "leiri", text]);
    assert_eq!(run.object()["input"], text);
}

#[test]
fn a_long_text_is_shortened_for_a_person() {
    let run = iri(&["parse", &format!("{}<{}", "é".repeat(5000), "b".repeat(5000))]);
    assert!(run.stderr.len() < 1000, "{}", run.stderr);
    assert!(run.stderr.contains("ééé<bbb"), "{}", run.stderr);
    assert!(run.stderr.contains("column 5001"), "{}", run.stderr);
    let run = iri(&["parse", &"a/".repeat(5000)]);
    assert!(run.stdout.len() < 2000, "{}", run.stdout);
    assert!(run.stdout.contains("(10000 characters)"), "{}", run.stdout);
}

#[test]
fn components_tell_undefined_from_empty() {
    let run = iri(&["components", "//user@[::1]:/a//b?"]);
    assert_eq!(run.status, 0);
    assert_eq!(
        run.stdout,
        "component    value\n\
         scheme       undefined\n\
         authority    \"user@[::1]:\"\n\
         userinfo     \"user\"\n\
         host         \"[::1]\"\n\
         host form    IPv6address\n\
         port         \"\"\n\
         path         \"/a//b\"\n\
         path form    abempty\n\
         segments     \"a\" \"\" \"b\"\n\
         query        \"\"\n\
         fragment     undefined\n\
         productions  IRI-reference, irelative-ref\n"
    );
    let object = iri(&["components", "--format", "jsonl", "//user@[::1]:/a//b?"]).object();
    assert_eq!(
        (&object["details"]["scheme"], &object["details"]["port"]),
        (&Value::Null, &json!(""))
    );
    assert_eq!(object["details"]["segments"], json!(["a", "", "b"]));
    assert_eq!(object["details"]["host_form"], "IPv6address");
}

#[test]
fn components_of_what_is_not_valid_are_an_error() {
    let run = iri(&["components", "--rule", "absolute-iri", "http://a/#b"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.contains("an absolute identifier has no fragment"), "{}", run.stderr);
    let run = iri(&["components", "--format", "jsonl", "a b"]);
    assert_eq!(run.status, 1);
    assert_eq!(
        (&run.object()["ok"], &run.object()["error"]["span"][0]),
        (&json!(false), &json!(1))
    );
    assert_eq!(iri(&["components", "--rule", "scheme", "http"]).status, 2);
}

#[test]
fn components_of_every_grammar() {
    for (grammar, text, host) in [
        ("rfc3986", "http://a/", "a"),
        ("rfc3987bis", "http://é/", "é"),
        ("leiri", "http://a b/ <c>", "a b"),
        ("url-i18n-07", "http://é.example/", "é.example"),
    ] {
        let run = iri(&["components", "--format", "jsonl", "--document", grammar, text]);
        assert_eq!(run.object()["details"]["host"], host, "{grammar}");
    }
}

/// The widest line of what is drawn, with the place in it and its label.
fn drawn_width(text: &str, columns: &str) -> usize {
    let mut command = crate::command(&["parse", text]);
    let told = command.env("COLUMNS", columns).env("NO_COLOR", "1").output().unwrap().stderr;
    let told = String::from_utf8(told).unwrap();
    let lines: Vec<&str> = told.lines().filter(|line| line.contains(" | ")).collect();
    let [source, marks] = lines[..] else { panic!("{told}") };
    // The marks are below what is drawn, and stand for something.
    assert!(marks.contains('^') && marks.contains("column "), "{told}");
    let wide = |line: &str| {
        let is_wide = |c: char| matches!(c, '\u{3000}'..='\u{9fff}' | '\u{1f300}'..='\u{1faff}');
        line.chars().map(|c| if c == '\u{301}' { 0 } else { 1 + usize::from(is_wide(c)) }).sum()
    };
    let (source, marks): (usize, usize) = (wide(source), wide(marks));
    source.max(marks)
}

#[test]
fn what_is_drawn_of_a_long_text_fits_the_terminal() {
    for unit in ["/long/", "\u{65e5}", "e\u{301}", "%41"] {
        for (before, after) in [(0, 200), (40, 0), (200, 200)] {
            for wrong in [" ", "%zz", "\u{85}", "\u{fff0}"] {
                let text = format!("http://a/{}{wrong}{}", unit.repeat(before), unit.repeat(after));
                for columns in [60, 80] {
                    let width = drawn_width(&text, &columns.to_string());
                    assert!(width <= columns, "{unit:?} {before} {wrong:?} {after}: {width}");
                }
                // Where there is no terminal.
                assert!(drawn_width(&text, "") <= 80);
            }
        }
    }
    // A host is wrong as a whole.
    for host in ["1".repeat(300), "\u{65e5}".repeat(300)] {
        for columns in [60, 80] {
            assert!(drawn_width(&format!("//[{host}]/"), &columns.to_string()) <= columns);
        }
    }
}
