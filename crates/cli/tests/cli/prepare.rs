//! `iri prepare`.

use crate::{file, iri, iri_with};
use serde_json::{Value, json};

#[test]
fn a_person_is_shown_the_result_and_what_was_done() {
    let run = iri(&["prepare", " http://a/b c[ "]);
    assert_eq!(run.status, 0);
    assert_eq!(
        run.stdout,
        "http://a/b%20c%5B\n  \
         ignored    whitespace around the string is removed, U+0020 SPACE at column 1 \
         (guidelines (2011) section 4)\n  \
         ignored    whitespace around the string is removed, U+0020 SPACE at column 15 \
         (guidelines (2011) section 4)\n  \
         encoded    U+0020 becomes %20, U+0020 SPACE at column 12 (guidelines (2011) section 4)\n  \
         encoded    path: characters that are not allowed are percent-encoded, \
         U+005B LEFT SQUARE BRACKET at column 14 (guidelines (2011) section 5.3)\n"
    );
    assert_eq!(run.stderr, "");
}

#[test]
fn what_is_not_valid_says_why() {
    let run = iri(&["prepare", "http://a:8x/"]);
    assert_eq!(run.status, 1);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[0], "http://a:8x/");
    assert!(lines[1].starts_with("  left       port: the port is not *DIGIT, 'x'"), "{lines:?}");
    assert!(lines[2].starts_with("  not valid  the result is not of the form URI-reference"));
    let run = iri(&["prepare", "--to", "iri", "http://\u{2603}.net/"]);
    assert_eq!(run.status, 0, "an IRI, though no domain name");
    assert!(
        run.stdout.contains("\n  host       label 1, \"\u{2603}\": U+2603 SNOWMAN is DISALLOWED")
    );
    let run = iri(&["prepare", "http://\u{2603}.net/"]);
    assert!(run.status == 1 && run.stdout.contains("  not valid  the reg-name"), "{}", run.stdout);
}

#[test]
fn quiet_writes_what_is_valid_alone_and_an_empty_line_stands_for_the_rest() {
    let lines = b" a \nhttp://[/\n\nb\r\n";
    let run = iri_with(&["prepare", "--quiet", "-"], lines);
    assert_eq!((run.status, run.stdout.as_str(), run.stderr.as_str()), (1, "a\n\nb\r\n", ""));
    let run = iri_with(&["prepare", "--on-invalid=empty"], lines);
    assert_eq!((run.status, run.stdout.as_str()), (1, "a\n\n\nb\r\n"));
    assert!(run.stderr.starts_with("iri: -:2:8: the reg-name \"[\" cannot be"), "{}", run.stderr);
    let run = iri(&["prepare", "-q", "x y", "http://a:b/"]);
    assert_eq!((run.status, run.stdout.as_str(), run.stderr.as_str()), (1, "x%20y\n", ""));
    let run = iri(&["prepare", "--on-invalid=empty", "x y", "http://a:b/"]);
    assert!(run.stderr.starts_with("iri: \"http://a:b/\": "), "{}", run.stderr);
}

#[test]
fn whitespace_splits_is_removed_or_is_encoded() {
    let text = " http://a/  b\tc ";
    let output = |whitespace: &str| {
        let run = iri(&["prepare", "--quiet", "--whitespace", whitespace, text]);
        assert_eq!(run.status, 0);
        run.stdout
    };
    assert_eq!(output("encode"), "http://a/%20%20b%09c\n");
    assert_eq!(output("remove"), "http://a/bc\n");
    assert_eq!(output("split"), "http://a/\nb%09c\n");
    let objects = iri(&["prepare", "--whitespace", "split", "-f", "jsonl", "a b"]).objects();
    assert_eq!(
        (&objects[0]["details"]["index"], &objects[1]["details"]["index"]),
        (&json!(0), &json!(1))
    );
    assert_eq!(objects[1]["details"]["components"]["path"], json!({"text": "b", "span": [2, 3]}));
}

#[test]
fn of_a_text_that_is_split_each_object_has_what_stands_there() {
    let prepare = |arguments: &[&str], line: &str| {
        let split = ["prepare", "--whitespace", "split"];
        iri_with(&[&split, arguments].concat(), line.as_bytes())
    };
    let line = "  http://a/\u{e9}[  http://\u{e9}:x c&#x20;d ";
    let objects = prepare(&["--format", "jsonl", "--choose", "references"], line).objects();
    let told = |object: &Value| {
        let details = &object["details"];
        let span: Vec<usize> = serde_json::from_value(details["span"].clone()).unwrap();
        assert_eq!(object["input"], line[span[0]..span[1]], "{object}");
        (details["index"].clone(), object["input"].clone(), span[0])
    };
    let told: Vec<_> = objects.iter().map(told).collect();
    assert_eq!(told[0], (json!(0), json!("http://a/\u{e9}["), 2));
    assert_eq!(told[1], (json!(1), json!("http://\u{e9}:x"), 16));
    assert_eq!(told[2], (json!(2), json!("c&#x20;d"), 28));
    // Of the details, all spans are those of the text: the first has the notes from before.
    let span = |note: usize| &objects[0]["details"]["notes"][note]["span"];
    assert_eq!((span(0), span(1)), (&json!([0, 2]), &json!([36, 37])));
    let path = &objects[2]["details"]["components"]["path"]["span"];
    assert_eq!(path, &json!([28, 36]));

    // An error is about the one that it is of; a person is told where it is in the line.
    let line = "a \u{e9} http://a:x ";
    let error = &prepare(&["--format", "jsonl"], line).objects()[2]["error"];
    assert_eq!((&error["column"], &error["span"]), (&json!(10), &json!([9, 10])));
    let quiet = prepare(&["--on-invalid", "empty"], line);
    assert!(quiet.stderr.starts_with("iri: -:1:14: "), "{}", quiet.stderr);
    // Each is counted by itself.
    let totals = prepare(&["--count", "--format", "jsonl"], "http://a/ http://b/ urn:c").object();
    let schemes = json!([{"name": "http", "count": 2}, {"name": "urn", "count": 1}]);
    assert_eq!(totals["details"]["schemes"], schemes);
}

#[test]
fn of_the_notes_on_a_text_a_program_gets_the_first_thousand() {
    let details = |brackets: usize| {
        let lines = file("a[".repeat(brackets));
        let run = iri(&["prepare", "--format", "jsonl", "--file", &lines.path]);
        let details = run.object()["details"].clone();
        (details["notes"].as_array().unwrap().len(), details["more"].clone())
    };
    assert_eq!(details(1000), (1000, json!(0)));
    assert_eq!(details(1001), (1000, json!(1)));
    assert_eq!(details(3000), (1000, json!(2000)));
}

#[test]
fn every_choice_is_an_option() {
    let output = |arguments: &[&str], text: &str| {
        let run = iri(&[&["prepare", "--quiet"], arguments, &["--", text]].concat());
        assert_eq!(run.status, 0, "{arguments:?} {}", run.stderr);
        run.stdout.trim_end().to_owned()
    };
    assert_eq!(output(&[], "-\u{e9}"), "-%C3%A9");
    assert_eq!(output(&["--to", "iri"], "-\u{e9}<"), "-\u{e9}%3C");
    assert_eq!(output(&["--choose", "references"], "&#97;/&#47;"), "a//");
    assert_eq!(output(&["--choose", "iunreserved-references"], "&#97;?&#47;"), "a?&#47;");
    assert_eq!(output(&["--choose", "slash"], "http:\\\\a\\b?\\"), "http://a/b?%5C");
    assert_eq!(output(&["--idna", "uts46"], "http://\u{2603}.net"), "http://xn--n3h.net");
    assert_eq!(output(&["--idna", "idna2003"], "http://fa\u{df}.de"), "http://fass.de");
    assert_eq!(output(&["--idna", "none"], "http://\u{e9}"), "http://%C3%A9");
    assert_eq!(output(&["--choose", "last-at-sign"], "http://a@b@c/"), "http://a%40b@c/");
    assert_eq!(output(&["--choose", "encode-colon"], ":a"), "%3Aa");
    assert_eq!(
        output(&["--document-charset", "shift_jis"], "http://a/?\u{8868}"),
        "http://a/?%95%5C"
    );
    let lacks = ["--document-charset", "iso-8859-1", "--choose", "unencodable-ncr"];
    assert_eq!(output(&lacks, "http://a/?\u{8868}"), "http://a/?%26%2334920%3B");
    assert_eq!(output(&["--typed"], "\u{ff41}\u{ff1a}e\u{301}"), "a:%C3%A9");
    let more = ["--typed=delimiters,space,nfkc"];
    assert_eq!(output(&more, "<URL:\u{fb01}:\u{3000}x>"), "fi:%20x");
    assert_eq!(iri(&["prepare", "--choose", "lone-percent", "%zz"]).status, 1);
    assert_eq!(iri(&["prepare", "--choose", "letter", "http://[::1]/"]).status, 1);
    assert_eq!(iri(&["prepare", "--typed=nfkc,unnormalized", "a"]).status, 2);
    let utf_8 = ["--document-charset", "iso-8859-1", "--choose", "unencodable-utf8"];
    assert_eq!(output(&utf_8, "http://a/?\u{8868}"), "http://a/?%E8%A1%A8");
    let both = ["prepare", "--choose", "unencodable-ncr,unencodable-utf8", "a"];
    assert_eq!(iri(&both).status, 2);
    assert_eq!(iri(&["prepare", "--typed=keep-marks,all-marks", "a"]).status, 2);
    assert_eq!(iri(&["prepare", "--charset", "utf-16le", "a"]).status, 2);
}

/// Guidelines of 2011, section 6.1: "by using the document charset".
#[test]
fn the_query_has_the_octets_of_the_document() {
    let prepared = |options: &[&str], text: &[u8]| {
        let run = iri_with(&[&["prepare", "--quiet"], options, &["-"]].concat(), text);
        (run.status, run.stdout)
    };
    let vietnamese = b"http://a/?Vi\xea\xf2t";
    let sent = |uri: &str| (0, format!("{uri}\n"));
    assert_eq!(prepared(&["-c", "windows-1258"], vietnamese), sent("http://a/?Vi%EA%F2t"));
    assert_eq!(prepared(&["-c", "euc-kr"], b"http://a/?\xa7\xd9"), sent("http://a/?%A7%D9"));
    // By RFC 3987 the characters are normalized, and the encoding lacks what they become.
    let rfc3987 = ["-c", "windows-1258", "--choose", "nfc"];
    assert_eq!(prepared(&rfc3987, vietnamese).0, 1);
    assert_eq!(prepared(&rfc3987, b"/Vi\xea\xf2t"), sent("/Vi%E1%BB%87t"));
    assert_eq!(iri(&["prepare", "--choose", "nfc", "a"]).status, 2);

    let run = iri(&["prepare", "--document-charset", "iso-8859-1", "http://a/?\u{e9}\u{4e00}y"]);
    assert_eq!(run.status, 1);
    assert!(run.stdout.contains("charset of the document, U+4E00"), "{}", run.stdout);
    assert!(run.stdout.contains("at column 2 of the query is not in windows-1252"));
}

#[test]
fn a_program_is_told_components_notes_and_steps() {
    let run = iri(&["prepare", "--format", "jsonl", "--steps", "http://\u{e9}.example/%"]);
    assert_eq!(run.status, 0);
    let object = run.object();
    assert_eq!(object["output"], "http://xn--9ca.example/%25");
    assert_eq!(object["ok"], true);
    assert_eq!(
        object["details"]["components"],
        json!({
            "scheme": {"text": "http", "span": [0, 4]},
            "userinfo": null,
            "host": {"text": "xn--9ca.example", "span": [7, 17]},
            "port": null,
            "path": {"text": "/%25", "span": [17, 19]},
            "query": null,
            "fragment": null,
        })
    );
    assert_eq!(
        object["details"]["notes"],
        json!([
            {
                "outcome": "repaired", "what": "host-converted", "component": "host",
                "span": [7, 17], "character_span": [7, 16], "character": null,
                "document": "guidelines (2011)", "section": "5.2.2",
            },
            {
                "outcome": "encoded", "what": "lone-percent", "component": "path",
                "span": [18, 19], "character_span": [17, 18], "character": "%",
                "document": "draft-duerst-iri-bis-07", "section": "7.2",
            },
        ])
    );
    let steps = object["details"]["steps"].as_array().unwrap();
    assert_eq!(steps[0]["step"], "1");
    assert_eq!(steps.last().unwrap()["after"], "/%25");

    let object = iri(&["prepare", "-f", "jsonl", "http://a:x"]).object();
    assert_eq!((&object["ok"], &object["error"]["production"]), (&json!(false), &json!("port")));
    assert_eq!((&object["error"]["column"], &object["output"]), (&json!(10), &json!("http://a:x")));
}

#[test]
fn guidelines_s5_2_2_hosts_are_mapped_unless_said_otherwise() {
    for host in ["B\u{fc}cher", "bu\u{308}cher"] {
        let run = iri(&["prepare", "-q", &format!("http://{host}.example/")]);
        assert_eq!((run.status, run.stdout.as_str()), (0, "http://xn--bcher-kva.example/\n"));
        let run = iri(&[
            "prepare",
            "--on-invalid=empty",
            "--idna",
            "idna2008-unmapped",
            &format!("http://{host}/"),
        ]);
        assert_eq!((run.status, run.stdout.as_str()), (1, "\n"));
        assert!(run.stderr.contains("(RFC 589"), "{}", run.stderr);
    }
}

#[test]
fn guidelines_s6_1_the_base_scheme_and_the_step() {
    let arguments = ["prepare", "--document-charset", "iso-8859-1", "--base-scheme", "http"];
    let run = iri(&[&arguments[..], &["--steps", "?\u{e9}"]].concat());
    assert_eq!(run.status, 0);
    assert!(run.stdout.starts_with("?%E9\n"), "{}", run.stdout);
    let step = "  guidelines (2011) section 6.1\n  -      percent-encode by the document charset\n         %E9\n";
    assert!(run.stdout.contains(step), "{}", run.stdout);
    let run = iri(&["prepare", "-q", "--document-charset", "iso-8859-1", "?\u{e9}"]);
    assert_eq!(run.stdout, "?%C3%A9\n");
}

#[test]
fn url_i18n_07_s4_2_what_display_wrote_gives_the_identifier_back() {
    let text = "http://a/\u{5d0}\u{5d1}";
    for around in ["nothing", "embedding", "needed"] {
        let shown = iri(&[
            "display",
            "--repertoire",
            "unicode",
            "--around",
            around,
            "--direction",
            "rtl",
            text,
        ]);
        let typed = ["prepare", "--typed", "--to", "iri", "-q"];
        let run = iri_with(&typed, shown.stdout.as_bytes());
        assert_eq!((run.status, run.stdout.as_str()), (0, "http://a/\u{5d0}\u{5d1}\n"));
    }
    let inside = "http://a/\u{200e}\u{5d0}";
    let typed = ["prepare", "--typed", "-q"];
    assert_eq!(iri(&[&typed[..], &[inside]].concat()).stdout, "http://a/%E2%80%8E%D7%90\n");
    let all = [&typed[..], &["--typed=all-marks", inside]].concat();
    assert_eq!(iri(&all).stdout, "http://a/%D7%90\n");
}

#[test]
fn octets_are_in_the_encoding_that_is_named() {
    let run = iri_with(&["prepare", "-q", "-c", "windows-1252", "-"], b"http://a/\xe9?\xe9\n");
    assert_eq!((run.status, run.stdout.as_str()), (0, "http://a/%C3%A9?%E9\n"));
    let run = iri_with(&["prepare", "--on-invalid=empty"], b"a\xff\nb\n\0\n");
    assert_eq!((run.status, run.stdout.as_str()), (1, "\nb\n%00\n"));
    assert_eq!(run.stderr, "iri: -:1:2: not UTF-8: octet FF (RFC 3629 section 4)\n");
    let run = iri_with(&["prepare", "-f", "jsonl", "-c", "shift_jis"], b"\x81\n");
    assert_eq!(run.status, 1);
    assert_eq!(run.object()["output"], json!(null));
    let object = run.object();
    assert_eq!(
        (&object["error"]["document"], &object["error"]["section"]),
        (&json!("guidelines (2011)"), &json!("4"))
    );
    let run = iri_with(&["prepare"], b"");
    assert_eq!((run.status, run.stdout.as_str(), run.stderr.as_str()), (0, "", ""));
}

#[test]
fn many_notes_are_counted() {
    let run = iri(&["prepare", &"a[".repeat(30)]);
    assert_eq!(run.stdout.lines().count(), 1 + 20 + 1);
    assert!(run.stdout.ends_with("  and 10 more notes\n"), "{}", run.stdout);
}

#[test]
fn scheme_specific_parts_are_shown() {
    let run =
        iri(&["prepare", "javascript:alert(%22a%22)", "mailto:a@b?subject=c d", "data:,x%00"]);
    assert_eq!(
        run.stdout,
        "javascript:alert(%22a%22)\n  script     alert(\"a\")\n\
         mailto:a@b?subject=c%20d\n  \
         encoded    U+0020 becomes %20, U+0020 SPACE at column 21 (guidelines (2011) section 4)\n  \
         to         a@b\n  field      subject: c d\n\
         data:,x%00\n  data       text/plain;charset=US-ASCII, 2 octets\n"
    );
    let specific = |text: &str| {
        let object = iri(&["prepare", "-f", "jsonl", text]).object();
        let mut specific = object["details"]["scheme_specific"].clone();
        // What is not of the scheme is null.
        specific.as_object_mut().into_iter().for_each(|it| it.retain(|_, value| !value.is_null()));
        specific
    };
    assert_eq!(specific("javascript:a"), json!({"source": "a"}));
    assert_eq!(specific("mailto:a@b?c=d"), json!({"to": ["a@b"], "fields": [["c", "d"]]}));
    assert_eq!(
        specific("data:a/b;base64,AA"),
        json!({"media_type": "a/b", "base64": true, "octets": "4141"})
    );
    let error = json!({"error": "there is no \",\" before the data (RFC 2397 section 3)"});
    assert_eq!(specific("data:x"), error);
    assert_eq!(specific("http://a/"), json!(null));
}
