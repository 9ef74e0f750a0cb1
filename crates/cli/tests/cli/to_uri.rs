//! `iri to-uri`.

use crate::{command, envelope, file, iri, iri_with};
use serde_json::json;

/// Maps one text and gives the line that comes of it.
fn mapped(arguments: &[&str]) -> String {
    let run = iri(&[&["to-uri"], arguments].concat());
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{arguments:?}");
    run.stdout.trim_end().to_owned()
}

/// RFC 3490 section 4 converts label by label.
#[test]
fn only_rfc1035_s2_3_4_limits_a_name() {
    let labels = "a.".repeat(130);
    let long = &format!("http://{labels}\u{e9}/");
    for profile in ["idna2003", "idna2008", "uts46"] {
        let run = iri(&["to-uri", "--idna", profile, long]);
        assert_eq!(run.status, 1);
        assert!(run.stderr.contains("(RFC 1035 section 2.3.4)"), "{}", run.stderr);
        assert!(!run.stderr.contains("RFC 3987"), "{}", run.stderr);
        let object = iri(&["to-uri", "--idna", profile, "--format", "jsonl", long]).object();
        assert_eq!(object["error"]["document"], "RFC 1035");
        assert!(!object["error"]["reason"].as_str().unwrap().contains("RFC 3987"), "{object}");
    }
    for profile in ["idna2003", "idna2008"] {
        let uri = mapped(&["--idna", profile, "--verify-name-length", "false", long]);
        assert_eq!(uri, format!("http://{labels}xn--9ca/"));
    }
    // The section that asks for the conversion of labels is cited where one cannot be converted.
    let run = iri(&["to-uri", "--idna", "idna2003", "http://a_b/"]);
    assert!(run.stderr.contains("RFC 3987 section 3.1"), "{}", run.stderr);
    for other in ["none", "uts46"] {
        let run = iri(&["to-uri", "--idna", other, "--verify-name-length", "false", long]);
        assert_eq!(run.status, 2);
        assert!(run.stderr.contains("'--verify-name-length' cannot be used"), "{}", run.stderr);
    }
}

#[test]
fn rfc3987_s3_1_examples() {
    for (iri, uri) in [
        ("http://r\u{e9}sum\u{e9}.example.org", "http://r%C3%A9sum%C3%A9.example.org"),
        (
            "http://validator.w3.org/check?uri=http%3A%2F%2Fr\u{e9}sum\u{e9}.example.org",
            "http://validator.w3.org/check?uri=http%3A%2F%2Fr%C3%A9sum%C3%A9.example.org",
        ),
        (
            "http://www.example.org/red%09ros\u{e9}#red",
            "http://www.example.org/red%09ros%C3%A9#red",
        ),
        (
            "http://example.com/\u{10300}\u{10301}\u{10302}",
            "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82",
        ),
    ] {
        assert_eq!(mapped(&[iri]), uri);
        assert_eq!(mapped(&["--document", "rfc3987bis", iri]), uri);
        assert_eq!(mapped(&["--document", "url-i18n-07", iri]), uri);
        assert_eq!(mapped(&["--document", "xlink", iri]), uri);
    }
}

#[test]
fn printable_characters_fail_or_are_converted() {
    let run = iri(&["to-uri", "a b", "\u{e9}"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, "%C3%A9\n"));
    assert_eq!(
        run.stderr,
        "iri: \"a b\": U+0020 SPACE at column 2 is not allowed in URIs, and is not converted \
         (RFC 3987 section 3.1)\n"
    );
    assert_eq!(mapped(&["--printable", "convert", "a <b>"]), "a%20%3Cb%3E");
    assert_eq!(mapped(&["-d", "rfc3987bis", "a <b>"]), "a%20%3Cb%3E");
}

#[test]
fn originals_as_characters_are_normalized() {
    let decomposed = "e\u{301}";
    assert_eq!(mapped(&[decomposed]), "e%CC%81");
    assert_eq!(mapped(&["--original", "characters", decomposed]), "%C3%A9");
    assert_eq!(mapped(&["-d", "rfc3987bis", "--original", "characters", decomposed]), "%C3%A9");
    assert_eq!(mapped(&["-d", "url-i18n-07", decomposed]), "%C3%A9");
    // Normalization has made a grave accent of it: the place is in another text.
    let run = iri(&["to-uri", "-f", "jsonl", "--original", "characters", "e\u{301}\u{1fef}"]);
    let object = run.object();
    assert_eq!((run.status, &object["error"]["text"]), (1, &json!("\u{e9}`")));
    assert_eq!((&object["error"]["column"], &object["error"]["span"][0]), (&json!(2), &json!(2)));
}

#[test]
fn the_query_is_in_the_charset_of_the_document() {
    let latin = ["-d", "rfc3987bis", "--document-charset", "iso-8859-1"];
    let with = |more: &[&str]| iri(&[&["to-uri"], &latin[..], more].concat());
    assert_eq!(with(&["http://a/\u{e9}?\u{e9}"]).stdout, "http://a/%C3%A9?%E9\n");
    assert_eq!(with(&["ftp://a/?\u{e9}"]).stdout, "ftp://a/?%C3%A9\n");
    assert_eq!(with(&["--base-scheme", "http", "?\u{e9}"]).stdout, "?%E9\n");

    let run = with(&["-f", "jsonl", "http://a/?\u{e9}\u{436}"]);
    let object = run.object();
    assert_eq!(
        (run.status, &object["ok"], &object["error"]["column"]),
        (1, &json!(false), &json!(12))
    );
    assert_eq!(
        (&object["error"]["character"], &object["error"]["section"]),
        (&json!("\u{436}"), &json!("3.5"))
    );
    assert_eq!(object["error"]["found"], "\u{436}");
    let run = with(&["--unencodable", "ncr", "http://a/?\u{436}"]);
    assert_eq!(run.stdout, "http://a/?%26%231078%3B\n");
    let run = with(&["--unencodable", "utf8", "http://a/?\u{436}"]);
    assert_eq!(run.stdout, "http://a/?%D0%B6\n");
}

#[test]
fn a_control_that_an_encoding_shifts_with_is_named() {
    let jis = ["-d", "rfc3987bis", "--document-charset", "iso-2022-jp"];
    for (c, name) in [("\u{e}", "U+000E"), ("\u{f}", "U+000F"), ("\u{1b}", "U+001B")] {
        let text = format!("http://a/?x{c}");
        let with = |more: &[&str]| iri(&[&["to-uri"], &jis[..], more, &[&text]].concat());
        let run = with(&[]);
        assert_eq!((run.status, run.stdout.as_str()), (1, ""));
        assert!(run.stderr.contains(name), "{}", run.stderr);
        assert!(run.stderr.contains("at column 2 of the query is not in ISO-2022-JP"));
        let utf_8 = with(&["--unencodable", "utf8"]).stdout;
        assert_eq!(utf_8, format!("http://a/?x%{}\n", &name[4..]));
        assert_eq!(with(&["--unencodable", "ncr"]).stdout, "http://a/?x%26%2365533%3B\n");
    }
}

/// null is the end of the line.
#[test]
fn what_is_found_is_the_character() {
    for (arguments, found) in [
        (&["to-uri", "a b"][..], " "),
        (&["to-uri", "http://\u{e9}/`"], "`"),
        (&["to-uri", "--idna", "idna2008", "http://a\u{2603}/"], "\u{2603}"),
    ] {
        let run = iri(&[arguments, &["-f", "jsonl"]].concat());
        assert_eq!(
            (run.status, &run.object()["error"]["found"]),
            (1, &json!(found)),
            "{arguments:?}"
        );
    }
    let object = iri(&["to-uri", "-f", "jsonl", "http://["]).object();
    assert_eq!((&object["ok"], &object["error"]["found"]), (&json!(false), &json!(null)));
}

#[test]
fn a_component_is_mapped_by_itself() {
    assert_eq!(mapped(&["--component", "query", "\u{e9}?/"]), "%C3%A9?/");
    assert_eq!(mapped(&["-d", "rfc3987bis", "--component", "host", "r\u{e9} "]), "r%C3%A9%20");
    let run = iri(&["to-uri", "--component", "query", "a#b"]);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("not of the form iquery (RFC 3987)"), "{}", run.stderr);
}

#[test]
fn steps_have_the_numbers_and_the_notation_of_the_document() {
    let run = iri(&["to-uri", "--steps=xml", "/ros\u{e9}"]);
    assert_eq!(
        run.stdout,
        "/ros\u{e9}\n  RFC 3987 section 3.1\n\
         \x20 1.c.   do not normalize\n         /ros&#xE9;\n\
         \x20 2.1.   convert ucschar and iprivate to UTF-8\n         /ros<c3><a9>\n\
         \x20 2.2.   convert each octet to %HH\n         /ros%C3%A9\n\
         \x20 2.3.   replace the original characters\n         /ros%C3%A9\n"
    );
    let object = iri(&["to-uri", "--steps=xml", "-f", "jsonl", "/ros\u{e9}"]).object();
    assert_eq!(object["output"], "/ros%C3%A9");
    assert_eq!(
        object["details"]["steps"][0],
        json!({
            "document": "RFC 3987", "section": "3.1", "step": "1.c", "did": "do not normalize",
            "after": "/ros\u{e9}", "xml": "/ros&#xE9;",
        })
    );
    for (arguments, written) in [
        (&["resolve", "http://a/", "\u{e9}"][..], "http://a/&#xE9;"),
        (&["host", "\u{c9}"], "\n           &#xE9;\n"),
        (&["normalize", "x:\u{e9}/../b"], "\"&#xE9;/../b\" -> \"/b\""),
    ] {
        let run = iri(&[arguments, &["--steps=xml"]].concat());
        assert!(run.stdout.contains(written), "{}", run.stdout);
    }
    // What a terminal would obey is escaped.
    let run = iri(&["to-uri", "-d", "rfc3987bis", "--steps", "\u{1b}1m\u{202e}"]);
    assert!(run.status == 0 && !run.stdout.contains(['\u{1b}', '\u{202e}']), "{}", run.stdout);
    assert!(run.stdout.contains("\n  3987bis (March 2012)\n  3.1.   "), "{}", run.stdout);
}

#[test]
fn rfc3987bis_s11_2_both_ways_beside_each_other() {
    let run = iri(&["to-uri", "-d", "rfc3987bis", "--ways", "x:%7E\u{e9}"]);
    assert_eq!(
        run.stdout,
        "x:%7E\u{e9}\n\
         \x20 c1  old   x:%7E%C3%A9\n\
         \x20 b1  old   scheme: x, path: %7E%C3%A9\n\
         \x20 a   old   scheme: x, path: ~\u{e9}\n\
         \x20 a   new   scheme: x, path: %7E\u{e9}\n\
         \x20 b2  old   scheme: x, path: ~%C3%A9\n\
         \x20 b   new   scheme: x, path: %7E%C3%A9\n\
         \x20 c2  old   x:~%C3%A9\n\
         \x20 c   new   x:%7E%C3%A9\n"
    );
    let same = iri(&["to-uri", "-d", "rfc3987bis", "--ways", "x:\u{e9}"]).stdout;
    assert!(same.contains("\n  c2  both  x:%C3%A9\n"), "{same}");
    // What the section cannot map, neither way does.
    let run = iri(&["to-uri", "-d", "rfc3987bis", "--ways", "-f", "jsonl", "%"]);
    assert_eq!((run.status, &run.object()["ok"]), (1, &json!(false)));
    let everything = ["--ways", "--undo", "everything", "-f", "jsonl", "x:%2F"];
    let object = iri(&[&["to-uri", "-d", "rfc3987bis"], &everything[..]].concat()).object();
    assert_eq!(
        (&object["details"]["old"]["c2"], &object["details"]["new"]["c"]),
        (&json!("x:/"), &json!("x:%2F"))
    );
    // Components that are undefined are null.
    let object =
        iri(&[&["to-uri", "-d", "rfc3987bis", "-f", "jsonl"], &["--ways", "x:%2F"][..]].concat())
            .object();
    let parts = json!({
        "scheme": "x", "userinfo": null, "host": null, "port": null, "path": "%2F", "query": null,
        "fragment": null,
    });
    assert_eq!(object["details"]["new"]["a"], parts);
    let schema: serde_json::Value =
        serde_json::from_str(&iri(&["schema", "to-uri"]).stdout).unwrap();
    let details = schema["anyOf"][0]["properties"]["details"]["anyOf"][0]["properties"].clone();
    assert!(details["old"].to_string().contains("userinfo"), "{details}");
    let steps = iri(&["to-uri", "-d", "rfc3987bis", "--ways", "--steps", "x:a"]).stdout;
    assert!(steps.contains("section 11.2.1\n") && steps.contains("section 11.2.2\n"), "{steps}");
}

#[test]
fn lines_are_mapped_and_those_that_are_not_are_told() {
    let input = b"http://\xc3\xa9/\r\n\na b\n\xff\n%zz\n#\xc3\xa9";
    let run = iri_with(&["to-uri"], input);
    assert_eq!((run.status, run.stdout.as_str()), (1, "http://%C3%A9/\r\n\n#%C3%A9\n"));
    let told: Vec<&str> = run.stderr.lines().collect();
    assert!(told[0].starts_with("iri: -:3:2: U+0020 SPACE"), "{}", told[0]);
    assert_eq!(told[1], "iri: -:4:1: not UTF-8: octet FF (RFC 3629 section 4)");
    assert!(told[2].starts_with("iri: -:5:1: '%' does not begin a pct-encoded"), "{}", told[2]);

    let objects = iri_with(&["to-uri", "--format", "jsonl"], input);
    assert_eq!((objects.status, objects.stderr.as_str()), (1, ""));
    let objects = objects.objects();
    assert_eq!(objects.len(), 6);
    assert_eq!(
        objects[0],
        envelope(json!({
            "file": "-", "line": 1, "input": "http://\u{e9}/", "output": "http://%C3%A9/",
        }))
    );
    assert_eq!((&objects[3]["error"]["octets"], &objects[3]["ok"]), (&json!("FF"), &json!(false)));
    assert_eq!(
        (&objects[4]["error"]["production"], &objects[4]["line"]),
        (&json!("pct-encoded"), &json!(5))
    );
}

#[test]
fn texts_come_before_files_and_a_file_that_is_missing_is_trouble() {
    let lines = file("\u{e9}\n");
    let run = iri_with(
        &["to-uri", "a", "--file", &lines.path, "--file", "no-such-file", "--file", "-"],
        b"b\n",
    );
    assert_eq!((run.status, run.stdout.as_str()), (2, "a\n%C3%A9\nb\n"));
    assert!(run.stderr.starts_with("iri: no-such-file: "), "{}", run.stderr);
    let many = "http://example.org/\u{e9}\n".repeat(3000);
    let run = iri_with(&["to-uri"], many.as_bytes());
    assert!(run.status == 0 && run.stdout == many.replace('\u{e9}', "%C3%A9"));
    assert_eq!(iri_with(&["to-uri"], b"").stdout, "");
    // Standard input is not waited for where there are texts.
    let object = iri_with(&["to-uri", "-f", "jsonl", "a"], b"b\n").object();
    assert_eq!(
        object,
        envelope(json!({
            "line": 1, "input": "a", "output": "a",
        }))
    );
}

#[test]
fn an_option_that_the_document_does_not_have_is_refused() {
    for arguments in [
        &["--ways"][..],
        &["-d", "xlink", "--base-scheme", "http"],
        &["--document-charset", "utf-8"],
        &["--document-charset", "klingon", "-d", "rfc3987bis"],
        &["-d", "rfc3987bis", "--printable", "convert"],
        &["-d", "rfc3987bis", "--unencodable", "ncr"],
        &["-d", "rfc3987bis", "--undo", "everything"],
        &["-d", "rfc3987bis", "--ways", "--component", "path"],
        &["-d", "xlink", "--component", "path"],
        &["-d", "url-i18n-07", "--original", "characters"],
        &["--component", "path", "--steps"],
        &["--component", "paht"],
        &["--steps=html"],
    ] {
        let run = iri(&[&["to-uri", "a"], arguments].concat());
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(run.stderr.starts_with("error: "), "{}", run.stderr);
    }
}

#[test]
fn rfc3987_s3_1_example_of_to_ascii() {
    let iri = "http://r\u{e9}sum\u{e9}.example.org";
    for profile in ["idna2003", "idna2008", "uts46"] {
        for document in ["rfc3987", "rfc3987bis"] {
            let uri = mapped(&["--document", document, "--idna", profile, iri]);
            assert_eq!(uri, "http://xn--rsum-bpad.example.org");
        }
    }
    assert_eq!(mapped(&["--idna", "none", iri]), "http://r%C3%A9sum%C3%A9.example.org");
    assert_eq!(mapped(&["--idna", "idna2003", "//fa\u{df}"]), "//fa%C3%9F");
    let relative = ["--idna", "idna2003", "--base-scheme", "http", "//fa\u{df}"];
    assert_eq!(mapped(&relative), "//fass");
    assert_eq!(mapped(&["--idna", "idna2003", "urn://fa\u{df}"]), "urn://fa%C3%9F");
}

#[test]
fn rfc3987bis_s3_4_2_decodes_before_the_look_up() {
    let with = |iri| mapped(&["-d", "rfc3987bis", "--idna", "idna2008", iri]);
    assert_eq!(with("http://r%C3%A9sum\u{e9}/"), "http://xn--rsum-bpad/");
    assert_eq!(with("http://r%E9sum%C3%A9/"), "http://r%E9sum%C3%A9/");
}

#[test]
fn a_host_name_that_is_refused_is_told_with_its_label_rule_and_section() {
    let run = iri(&["to-uri", "--idna", "idna2008", "http://www.\u{2603}.net/"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(
        run.stderr.contains(
            "label 2, \"\u{2603}\": U+2603 SNOWMAN is DISALLOWED, at column 1 (RFC 5892 \
             section 3)"
        ),
        "{}",
        run.stderr
    );
    let refused = ["to-uri", "-d", "xlink", "--idna", "uts46", "a"];
    assert_eq!(iri(&refused).status, 2);
    assert_eq!(iri(&["to-uri", "--idna", "keep", "a"]).status, 2);
}

#[cfg(unix)]
#[test]
fn a_name_that_is_not_utf8_is_refused_with_the_names_that_there_are() {
    use std::os::unix::ffi::OsStrExt;
    let name = std::ffi::OsStr::from_bytes(b"xlink\xff");
    let output = command(&["to-uri", "a", "--document"]).arg(name).output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    let expected = "error: invalid value 'xlink\u{fffd}' for '--document <DOCUMENT>'\n  \
                    [possible values: rfc3987, rfc3987bis, url-i18n-07, xlink]\n";
    assert_eq!((output.status.code(), message.starts_with(expected)), (Some(2), true), "{message}");
}

/// The section is named once.
#[test]
fn a_refused_name_has_its_section_once() {
    let run = iri(&["to-uri", "--idna", "uts46", "http://-/"]);
    assert_eq!(run.stderr.matches("UTS #46 section 4.1").count(), 1, "{}", run.stderr);
    assert!(run.stderr.ends_with(" (UTS #46 section 4.1 criterion 3)\n"), "{}", run.stderr);
}
