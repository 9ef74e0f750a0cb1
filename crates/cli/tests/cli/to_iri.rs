//! `iri to-iri`.

use crate::{file, iri, iri_with};
use serde_json::json;

fn converted(arguments: &[&str]) -> String {
    let run = iri(&[&["to-iri"], arguments].concat());
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{arguments:?}");
    run.stdout.trim_end_matches('\n').to_owned()
}

#[test]
fn rfc3987_s3_2_1_examples() {
    for (uri, iri) in [
        ("http://www.example.org/D%C3%BCrst", "http://www.example.org/D\u{fc}rst"),
        ("http://www.example.org/D%FCrst", "http://www.example.org/D%FCrst"),
        ("http://xn--99zt52a.example.org/%e2%80%ae", "http://xn--99zt52a.example.org/%E2%80%AE"),
    ] {
        for document in ["rfc3987", "rfc3987bis", "url-i18n-07"] {
            let converted = converted(&["--document", document, uri]);
            assert_eq!(converted.to_uppercase(), iri.to_uppercase());
        }
    }
}

#[test]
fn rfc3987_s3_2_1_steps_of_the_third_example() {
    let object = iri(&["to-iri", "--steps", "-f", "jsonl", "/%e2%80%ae"]).object();
    let steps: Vec<_> =
        object["details"]["steps"].as_array().unwrap().iter().map(|s| &s["after"]).collect();
    assert_eq!(steps, ["/%e2%80%ae", "/<e2><80><ae>", "/<e2><80><ae>", "/%E2%80%AE", "/%E2%80%AE"]);
    let run = iri(&["to-iri", "-d", "rfc3987bis", "--steps=xml", "/%c3%bc"]);
    assert!(run.stdout.contains("\n  5.     interpret the octets as UTF-8\n         /&#xFC;\n"));
    assert!(run.stdout.contains("\n  6.     leave domain names as they are\n"), "{}", run.stdout);
    assert_eq!(run.stdout.matches("3987bis").count(), 1, "{}", run.stdout);
}

#[test]
fn classes_are_kept_or_decoded() {
    assert_eq!(converted(&["%E3%80%80%EF%AC%81"]), "%E3%80%80\u{fb01}");
    assert_eq!(converted(&["--keep", "compatibility", "%EF%AC%81"]), "%EF%AC%81");
    assert_eq!(converted(&["--decode", "spaces", "%E3%80%80"]), "\u{3000}");
    // Bidi formatting is kept always, by the documents that say so.
    assert_eq!(converted(&["--decode", "all", "%E3%80%80%E2%80%AE"]), "\u{3000}%E2%80%AE");
    let both = ["--decode", "all", "--keep", "spaces,symbols", "%E3%80%80%E2%9C%82"];
    assert_eq!(converted(&both), "%E3%80%80%E2%9C%82");
    assert_eq!(converted(&["-d", "url-i18n-07", "%72%C3%A9%E2%9C%82"]), "%72\u{e9}%E2%9C%82");
    let symbols = ["-d", "url-i18n-07", "--decode", "symbols", "%E2%9C%82"];
    assert_eq!(converted(&symbols), "\u{2702}");
    assert_eq!(iri(&["to-iri", "--keep", "ligatures", "a"]).status, 2);
}

#[test]
fn a_component_is_converted_by_itself() {
    assert_eq!(converted(&["--component", "query", "%EE%80%80"]), "\u{e000}");
    assert_eq!(converted(&["--component", "path", "%EE%80%80"]), "%EE%80%80");
    assert_eq!(iri(&["to-iri", "-d", "url-i18n-07", "--component", "path", "a"]).status, 2);
}

#[test]
fn rfc3987_s7_7_local_names() {
    let run = iri(&["to-iri", "--local-names", "--charset", "shift_jis,euc-jp", "%95%5C"]);
    assert_eq!(
        run.stdout,
        "%95%5C\n  UTF-8           impossible\n  Shift_JIS       possible    \"\u{8868}\"\n  \
         EUC-JP          impossible\n"
    );
    let run = iri_with(&["to-iri", "--local-names", "-f", "jsonl"], b"a%20b\n%C3%A9\n");
    let objects = run.objects();
    assert_eq!(
        objects[0]["details"]["names"],
        json!([{"charset": "UTF-8", "certainty": "certain", "name": "a b"}])
    );
    assert_eq!(objects[1]["details"]["names"][0]["certainty"], "possible");
    assert_eq!(iri(&["to-iri", "--charset", "shift_jis", "a"]).status, 2);
    assert_eq!(iri(&["to-iri", "--local-names", "--steps", "a"]).status, 2);
}

#[test]
fn what_is_no_uri_is_told_and_the_rest_goes_on() {
    let run = iri_with(&["to-iri"], "a%C3%A9\n\u{e9}\nb\n".as_bytes());
    assert_eq!((run.status, run.stdout.as_str()), (1, "a\u{e9}\nb\n"));
    assert!(run.stderr.starts_with("iri: -:2:1: U+00E9 LATIN SMALL"), "{}", run.stderr);
    assert!(run.stderr.contains("RFC 3986 section"), "{}", run.stderr);
    let run = iri(&["to-iri", "\u{e9}"]);
    assert!(run.stderr.contains("not of the form URI-reference"), "{}", run.stderr);
}

#[test]
fn rfc3987_s3_2_1_example_of_to_unicode() {
    let uri = "http://xn--99zt52a.example.org/%E2%80%AE";
    for profile in ["idna2003", "idna2008", "uts46"] {
        for document in ["rfc3987", "rfc3987bis"] {
            let iri = converted(&["--document", document, "--idna", profile, uri]);
            assert_eq!(iri, "http://\u{7d0d}\u{8c46}.example.org/%E2%80%AE");
        }
    }
    assert_eq!(converted(&["--idna", "none", uri]), uri);
    assert_eq!(iri(&["to-iri", "-d", "url-i18n-07", "--idna", "uts46", "a"]).status, 2);
}

#[test]
fn rfc3987_s3_2_a_label_that_cannot_be_shown_stays_and_is_told() {
    for profile in ["idna2003", "idna2008", "uts46"] {
        for document in ["rfc3987", "rfc3987bis"] {
            let arguments = ["to-iri", "-d", document, "--idna", profile];
            let run = iri(&[&arguments[..], &["http://xn--a-z00i/"]].concat());
            assert_eq!((run.status, run.stdout.as_str()), (0, "http://xn--a-z00i/\n"));
            assert!(
                run.stderr.contains("the label \"xn--a-z00i\" stays as it is"),
                "{}",
                run.stderr
            );
            assert!(run.stderr.contains("U+FFF0"), "{}", run.stderr);
        }
    }
    let arguments = ["to-iri", "--idna", "idna2008"];
    let run = iri_with(&arguments, b"http://xn--n3h.net\n");
    assert_eq!((run.status, run.stdout.as_str()), (0, "http://xn--n3h.net\n"));
    assert_eq!(
        run.stderr,
        "iri: -:1: the label \"xn--n3h\" stays as it is (RFC 3987 section 3.2.1): label 1, \
         \"xn--n3h\": U+2603 SNOWMAN is DISALLOWED, at column 1 (RFC 5892 section 3)\n"
    );
    let object = iri(&[&arguments[..], &["-f", "jsonl", "http://xn--x/"]].concat()).object();
    assert_eq!(object["output"], "http://xn--x/");
    assert_eq!(object["details"]["kept"][0]["label"], "xn--x");
    assert_eq!(object["details"]["kept"][0]["section"], "3.2.1");
    let object = iri(&["to-iri", "-f", "jsonl", "http://xn--x/"]).object();
    assert_eq!(object["details"]["kept"], json!([]));
}

#[test]
fn of_the_labels_that_stay_the_first_thousand_are_told() {
    let lines = file("http://".to_owned() + &"xn--.".repeat(3000));
    let arguments = ["to-iri", "--idna", "idna2003", "--file", &lines.path];
    let run = iri(&arguments);
    assert_eq!((run.status, run.stderr.lines().count()), (0, 1001));
    assert!(run.stderr.ends_with("lines:1: and 2000 more labels\n"), "{}", run.stderr.len());
    assert_eq!(iri(&[&arguments[..], &["--quiet"]].concat()).stderr, "");
    let object = iri(&[&arguments[..], &["--format", "jsonl"]].concat()).object();
    assert_eq!(object["details"]["kept"].as_array().unwrap().len(), 1000);
    assert_eq!(object["details"]["more"], 2000);
}
