//! `iri bidi`.

use crate::{iri, iri_with};
use serde_json::json;

#[test]
fn rfc3987_s4_4_examples_in_bidi_notation() {
    for notation in ["hebrew", "Arabic"] {
        let run = iri(&["bidi", "--notation", notation, "--read", "http://ab.CDE.FGH/ij/kl"]);
        assert_eq!(run.status, 0);
        assert_eq!(
            run.stdout,
            "http://ab.CDE.FGH/ij/kl\n  \
             logical  http://ab.CDE.FGH/ij/kl\n  \
             visual   http://ab.HGF.EDC/ij/kl\n  \
             marks    none\n"
        );
    }
    let run = iri(&["bidi", "-n", "hebrew", "--read", "http://ab.CDEFGH.123/"]);
    assert!(run.stdout.contains("  visual   http://ab.123.HGFEDC/\n"), "{}", run.stdout);
    assert!(run.stdout.contains("  aloud    http://ab.123.CDEFGH/\n"), "{}", run.stdout);
    // Text in, notation out.
    let run = iri(&["bidi", "-n", "hebrew", "/\u{5d2}\u{5d3}/E"]);
    assert!(run.stdout.contains("  logical  /CD/&#x45;\n"), "{}", run.stdout);
}

#[test]
fn a_broken_restriction_gives_status_1() {
    let run = iri(&["bidi", "-n", "hebrew", "--read", "/GH1/IJ"]);
    assert_eq!(run.status, 1);
    assert!(
        run.stdout.ends_with(
            "  broken   \"GH1\": isegment uses right-to-left characters and ends with another: '1' \
             (U+0031 DIGIT ONE), at column 4 (RFC 3987 section 4.2 restriction 2)\n  \
             encoded  /%D7%96%D7%971/\u{5d8}\u{5d9}\n"
        ),
        "{}",
        run.stdout
    );
    for options in [&["--extensions"][..], &["--names-and-values"], &["--marks-at-the-end"]] {
        let text = "a/\u{5d0}.html?b=\u{5d0}#\u{5d0}\u{5b0}";
        let broken = |options: &[&str]| {
            let run = iri(&[&["bidi", "-f", "jsonl"], options, &[text]].concat());
            run.object()["details"]["violations"].as_array().unwrap().len()
        };
        assert!(broken(options) < broken(&[]), "{options:?}");
    }
    assert_eq!(iri(&["bidi", "//\u{5d0}.b"]).status, 1);
    assert_eq!(iri(&["bidi", "--base-scheme", "http", "//\u{5d0}.b"]).status, 0);
}

#[test]
fn a_broken_restriction_has_its_place() {
    let input = "http://\u{e9}/\u{5d0}a\n".as_bytes();
    let error = iri_with(&["bidi", "-f", "jsonl"], input).object()["error"].clone();
    assert_eq!(
        (&error["column"], &error["span"], &error["character_span"]),
        (&json!(11), &json!([12, 13]), &json!([10, 11]))
    );
    let text = iri_with(&["bidi"], input).stdout;
    assert!(text.contains("\n  broken   -:1:11: \"\u{5d0}a\": isegment uses both"), "{text}");
    // The place is in what Bidi Notation stands for.
    let read = ["bidi", "-n", "hebrew", "--read", "-f", "jsonl", "&#x61;/GH1"];
    let error = iri(&read).object()["error"].clone();
    assert_eq!((&error["column"], &error["text"]), (&json!(5), &json!("a/\u{5d6}\u{5d7}1")));
}

#[test]
fn a_program_is_told_all_of_it() {
    let object = iri(&["bidi", "-f", "jsonl", "--url-i18n-07", "\u{5d0}(/\u{200e}"]).object();
    assert_eq!(
        object["details"],
        json!({
            "logical": "\u{5d0}(/\u{200e}",
            "visual": "\u{5d0}(/\u{200e}", "mirrored": "\u{5d0}(/\u{200e}",
            "aloud": "\u{5d0}(/\u{200e}", "order": [0, 1, 2, 3],
            "marks": {"needed": "none", "before": "", "after": ""},
            "violations": [{
                "restriction": "end", "component": "segment", "component_span": [0, 3],
                "character": "(", "code_point": "U+0028", "name": "LEFT PARENTHESIS",
                "span": [2, 3], "index": 1,
                "reason": "isegment uses right-to-left characters and ends with another: '(' \
                    (U+0028 LEFT PARENTHESIS), at column 2 (RFC 3987 section 4.2 \
                    restriction 2)",
                "document": "RFC 3987", "section": "4.2", "number": "2",
            }, {
                "restriction": "formatting", "component": "segment", "component_span": [4, 7],
                "character": "\u{200e}", "code_point": "U+200E", "name": "LEFT-TO-RIGHT MARK",
                "span": [4, 7], "index": 3,
                "reason": "isegment contains a bidirectional formatting character, U+200E \
                    LEFT-TO-RIGHT MARK (LRM), at column 4 (RFC 3987 section 4.1)",
                "document": "RFC 3987", "section": "4.1", "number": null,
            }],
            "more": 0,
            "encoded": "%D7%90(/%E2%80%8E",
            "url_i18n_07": {
                "visual": "\u{5d0}(/\u{200e}",
                "marked": "\u{202a}\u{5d0}(\u{200e}/\u{200e}\u{200e}\u{202c}",
            },
        })
    );
}

#[test]
fn url_i18n_07_s3_2_no_component_changes_its_place() {
    let run = iri(&["bidi", "-n", "hebrew", "--read", "--url-i18n-07", "AB/CD"]);
    assert!(run.stdout.contains("  visual   DC/BA\n  of 2001  BA/DC\n"), "{}", run.stdout);
    let marked = "  marked   &#x202A;AB&#x200E;/&#x200E;CD&#x202C;\n";
    assert!(run.stdout.contains(marked), "{}", run.stdout);
}

#[test]
fn url_i18n_07_s2_2_texts_are_of_its_grammar() {
    // Brackets in a query are reserved characters there; no private use.
    let arguments = ["bidi", "-n", "hebrew", "--read", "--url-i18n-07"];
    let run = iri(&[&arguments[..], &["x://a/b?[AB]=CD"]].concat());
    assert_eq!(run.status, 1);
    assert!(run.stdout.contains("  of 2001  x://a/b?[BA]=DC\n"), "{}", run.stdout);
    assert_eq!(iri(&["bidi", "x://a/b?[]"]).status, 1);
    assert_eq!(iri(&["bidi", "--url-i18n-07", "x://a/b?[]"]).status, 0);
    let run = iri(&["bidi", "--url-i18n-07", "?\u{e000}"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.contains("draft-masinter-url-i18n-07"), "{}", run.stderr);
    assert_eq!(iri(&["bidi", "?\u{e000}"]).status, 0);
}

/// `#` is not in `reserved`, so that path and fragment are one component.
#[test]
fn url_i18n_07_s3_2_a_fragment_is_no_component() {
    let run = iri(&["bidi", "-n", "hebrew", "--read", "--url-i18n-07", "/AB#CD"]);
    assert!(run.stdout.contains("  of 2001  /DC#BA\n"), "{}", run.stdout);
}

#[test]
fn marks_depend_on_the_text_around() {
    let marks = |arguments: &[&str]| {
        let run = iri(&[&["bidi", "-n", "hebrew", "--read"], arguments].concat());
        let line = run.stdout.lines().find(|line| line.starts_with("  marks")).unwrap();
        line["  marks    ".len()..].to_owned()
    };
    let embedding = "embedding, U+202A before it, U+202C after it";
    assert_eq!(marks(&["http://ab/CD"]), "none");
    assert_eq!(marks(&["--after", " EF", "http://ab/CD"]), "lrm-after, U+200E after it");
    assert_eq!(marks(&["--before", "EF ", "CD/ef"]), "lrm-before, U+200E before it");
    assert_eq!(marks(&["--direction", "rtl", "http://ab/CD"]), embedding);
    let first = &["--direction", "first-strong", "--before", "AB: ", "http://ab/CD"];
    assert_eq!(marks(first), embedding);
}

#[test]
fn standard_input_has_one_text_a_line() {
    for arguments in [&["bidi"][..], &["bidi", "-"]] {
        let run = iri_with(arguments, b"a\n\xff\n\n\xd7\x90\r\nb c\n");
        assert_eq!(run.status, 1);
        let headings: Vec<_> = run.stdout.lines().filter(|line| !line.starts_with(' ')).collect();
        assert_eq!(headings, ["a", "", "\u{5d0}"]);
        assert!(run.stderr.starts_with("iri: -:2:1: not UTF-8: octet"), "{}", run.stderr);
        assert!(
            run.stderr
                .contains("a space is not allowed; it can be percent-encoded; allowed in isegment"),
            "{}",
            run.stderr
        );
    }
    let run = iri_with(&["bidi", "-f", "jsonl", "-"], "\u{5d0}\nb c\n".as_bytes());
    let objects = run.objects();
    assert_eq!((&objects[0]["ok"], &objects[1]["ok"]), (&json!(true), &json!(false)));
    let object = iri_with(&["bidi", "-f", "jsonl", "-"], b"a\xffb\n").object();
    assert_eq!((&object["ok"], &object["error"]["octets"]), (&json!(false), &json!("61FF62")));
    assert_eq!((iri_with(&["bidi"], b"").status, iri_with(&["bidi"], b"a\0b").status), (0, 1));
}

#[test]
fn bidi_refuses_what_it_does_not_know() {
    assert_eq!(iri(&["bidi", "--notation", "latin", "a"]).status, 2);
    assert_eq!(iri(&["bidi", "--read", "a"]).status, 2);
    assert_eq!(iri(&["bidi", "--direction", "up", "a"]).status, 2);
}
