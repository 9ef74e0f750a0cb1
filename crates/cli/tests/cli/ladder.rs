//! `iri resolve`, `iri relative`, `iri normalize` and `iri compare`.

use crate::{file, iri, iri_with};
use serde_json::json;

#[test]
fn resolve_gives_a_target_a_line() {
    let run = iri(&["resolve", "http://a/b/c/d;p?q", "../é", "", "?y"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert_eq!(run.stdout, "http://a/b/é\nhttp://a/b/c/d;p?q\nhttp://a/b/c/d;p?y\n");
    let run = iri_with(&["resolve", "http://a/b"], "ü\r\n../x\n".as_bytes());
    assert_eq!((run.status, run.stdout.as_str()), (0, "http://a/ü\r\nhttp://a/x\n"));
    let run = iri(&["resolve", "--non-strict", "http://a/b", "http:c"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "http://a/c\n"));
}

#[test]
fn resolve_shows_its_steps() {
    let run = iri(&["resolve", "--steps", "http://a/b/c/d;p?q", "../../g"]);
    assert!(run.stdout.contains("  2C:   /b                    /../g\n"), "{}", run.stdout);
    let object = iri(&["resolve", "--steps", "--format", "jsonl", "http://a/b", "./c"]).object();
    assert_eq!(object["details"]["steps"][1]["section"], "5.2.3");
    assert_eq!(
        object["details"]["dot_segments"][1],
        json!({"step": "2B", "output": "", "input": "/c"})
    );
    assert_eq!(object["output"], "http://a/c");
}

#[test]
fn resolve_by_other_documents() {
    // 3987bis section 5.5.
    let run = iri(&["resolve", "-d", "rfc3987bis", "http://a/b", "?\u{e0001}", "../\u{e9}"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "http://a/b?\u{e0001}\nhttp://a/\u{e9}\n"));
    assert_eq!(iri(&["resolve", "http://a/b", "?\u{e0001}"]).status, 1);
    assert_eq!(iri(&["resolve", "-d", "rfc3986", "http://a/b", "\u{e9}"]).status, 1);
    // By way of the IRI.
    let run = iri(&["resolve", "-d", "leiri", "http://a/b c/", "<d>", "../\u{e9}|"]);
    assert_eq!(run.stdout, "http://a/b%20c/%3Cd%3E\nhttp://a/\u{e9}%7C\n");
    let run = iri(&["resolve", "-d", "leiri", "http://a/", "//b c/"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.contains("3987bis"), "{}", run.stderr);
}

#[test]
fn url_i18n_07_s3_3_resolve_by_rfc_2396() {
    let run =
        iri(&["resolve", "-d", "url-i18n-07", "http://a/b/c/d#x", "../g", "#s", "", "../../../g"]);
    let targets = "http://a/b/g\n(current document)#s\n(current document)\nhttp://a/../g\n";
    assert_eq!((run.status, run.stdout.as_str(), run.stderr.as_str()), (0, targets, ""));
    let removed = ["--above-root", "remove", "http://a/b", "../../g"];
    let run = iri(&[&["resolve", "-d", "url-i18n-07"], &removed[..]].concat());
    assert_eq!(run.stdout, "http://a/g\n");
    let run = iri(&["resolve", "-d", "url-i18n-07", "--steps", "http://a/b", "./c"]);
    assert!(run.stdout.contains("\n  RFC 2396 section 5.2\n"), "{}", run.stdout);
    assert!(run.stdout.contains("\n  6 c.   remove \"./\"\n         /c\n"), "{}", run.stdout);
    let run = iri(&["resolve", "-d", "url-i18n-07", "mailto:a", "b"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.contains("is not hierarchical (RFC 2396 section 5)"), "{}", run.stderr);
    let object = iri(&["resolve", "-d", "url-i18n-07", "-f", "jsonl", "http://a/b", "#s"]).object();
    assert_eq!(object["output"], json!(null));
    assert_eq!(
        (&object["details"]["current_document"], &object["details"]["fragment"]),
        (&json!(true), &json!("s"))
    );
    assert_eq!(iri(&["resolve", "-d", "url-i18n-07", "--guarded", "x:/a", "b"]).status, 2);
    // Shown as the algorithm gives it, and told.
    for document in ["url-i18n-07", "rfc3987"] {
        let run = iri(&["resolve", "-d", document, "x:/a", ".//g"]);
        assert_eq!((run.status, run.stdout.as_str()), (1, "x://g\n"), "{document}");
        assert!(run.stderr.contains("divided into other components"), "{}", run.stderr);
    }
    assert_eq!(iri(&["resolve", "--above-root", "remove", "x:/a", "b"]).status, 2);
}

#[test]
fn resolve_and_relative_tell_same_document_references() {
    let same = |arguments: &[&str]| {
        let both = [arguments, &["--format", "jsonl"]].concat();
        iri(&both).object()["details"]["same_document"].as_bool().unwrap()
    };
    for (reference, expected) in
        [("", true), ("#s", true), ("c#s", true), ("http://a/c", true), ("?", false), ("C", false)]
    {
        assert_eq!(same(&["resolve", "http://a/c#t", reference]), expected, "{reference}");
    }
    assert!(!same(&["resolve", "http://a", "http://A:80/"]));
    assert!(!same(&["resolve", "--same-document", "case", "http://a", "http://A:80/"]));
    assert!(same(&["resolve", "--same-document", "scheme", "http://a", "http://A:80/"]));
    assert!(!same(&["resolve", "f:/a", ".//g"]));
    // RFC 2396 section 4.2 calls only an empty reference one to the current document.
    let details = |reference: &str| {
        let arguments = ["resolve", "-d", "url-i18n-07", "-f", "jsonl", "http://a/b#x", reference];
        let details = &iri(&arguments).object()["details"];
        (details["same_document"] == true, details["current_document"] == true)
    };
    assert_eq!(details("http://a/b"), (true, false));
    assert_eq!(details("b#s"), (true, false));
    assert_eq!(details("#s"), (true, true));
    assert_eq!(details("c"), (false, false));
    let url_i18n_07 = ["resolve", "-d", "url-i18n-07"];
    assert!(!same(&[&url_i18n_07[..], &["x:/a", ".//g"]].concat()));
    let by_scheme = ["--same-document", "scheme", "http://a", "http://A:80/"];
    assert!(same(&[&url_i18n_07[..], &by_scheme].concat()));
    assert!(same(&["relative", "http://a/b#c", "http://a/b#d"]));
    assert!(!same(&["relative", "http://a/b", "http://a/c"]));
    let steps = iri(&["resolve", "--steps", "http://a/b", "#s", "c"]).stdout;
    assert_eq!(steps.matches("  4.4    same-document reference\n").count(), 1, "{steps}");
    let compare = ["compare", "--network", "--base", "http://a/b", "http://a/b", "#s"];
    assert!(iri(&compare).stdout.contains("they meet at Simple String Comparison"));
}

#[test]
fn fewer_than_two_identifiers_are_not_compared() {
    let (nothing, names) = (file(""), file("a,b\n"));
    let why = "iri: there is nothing to compare: fewer than two identifiers are given\n";
    for arguments in [
        &["http://a"][..],
        &["--count", "http://a"],
        &["--exit-zero", "http://a"],
        &["--format", "jsonl", "http://a"],
        &["http://a", "--file", &nothing.path],
        &["http://a", "--files-from", &nothing.path],
        &["--column", "a,b", "--file", &names.path],
    ] {
        let run = iri(&[&["compare"], arguments].concat());
        assert_eq!((run.status, run.stderr.as_str()), (2, why), "{arguments:?}");
    }
    // Left out on purpose.
    for arguments in [["--limit", "0"], ["--skip", "1"]] {
        let run = iri(&[&["compare", "http://a", "http://a"], &arguments[..]].concat());
        assert_eq!(run.status, 0, "{arguments:?}");
    }
}

#[test]
fn resolve_tells_what_is_dangerous_or_not_valid() {
    let run = iri(&["resolve", "f:/a", ".//g"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, "f://g\n"));
    assert!(run.stderr.contains("(RFC 3986 section 3)"), "{}", run.stderr);
    let run = iri(&["resolve", "--guarded", "f:/a", ".//g"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "f:/.//g\n"));
    // A base that is none is an error of the call.
    for (arguments, status) in [(["resolve", "a", "b"], 2), (["resolve", "http://a/", "%"], 1)] {
        let run = iri(&arguments);
        assert_eq!(run.status, status);
        assert!(run.stderr.contains("error: "), "{}", run.stderr);
    }
    let object = iri(&["resolve", "http://a/", "%", "--format", "jsonl"]).object();
    assert_eq!(
        (&object["ok"], &object["error"]["production"]),
        (&json!(false), &json!("pct-encoded"))
    );
}

#[test]
fn relative_gives_references() {
    let run = iri(&["relative", "http://a/b/c", "http://a/b/é", "x:", "http://a/b/./c"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, "é\nx:\n"));
    assert!(run.stderr.contains("no reference resolves to"), "{}", run.stderr);
    let object = iri(&["relative", "--format", "jsonl", "http://a/b/x", "http://a/b/c:d"]).object();
    assert_eq!(object["output"], "./c:d");
}

#[test]
fn normalize_goes_up_to_a_rung() {
    let text = "HTTP://A:80/%7e/./%C3%A9";
    for (rung, expected) in [
        ("string", text),
        ("5.3.2.1", "http://a:80/%7E/./%C3%A9"),
        ("percent", "http://a:80/~/./%C3%A9"),
        ("syntax", "http://a:80/~/%C3%A9"),
        ("scheme", "http://a/~/%C3%A9"),
    ] {
        let run = iri(&["normalize", "--rung", rung, text]);
        assert_eq!((run.status, run.stdout.trim_end()), (0, expected), "{rung}");
    }
    let only = iri(&["normalize", "--rung", "percent", "--alone", text]);
    assert_eq!(only.stdout, "HTTP://A:80/~/./%C3%A9\n");
    let legible = iri(&["normalize", "--percent", "iunreserved", text]);
    assert_eq!(legible.stdout, "http://a/~/é\n");
    assert_eq!(iri(&["normalize", "--rung", "top", text]).status, 2);
}

#[test]
fn normalize_shows_what_each_rung_changes() {
    let run = iri(&["normalize", "--steps", "http://a:80/"]);
    assert_eq!(
        run.stdout,
        "http://a/\n  Scheme-Based Normalization, RFC 3987 section 5.3.3\n    \
         port      \"80\" -> undefined  (RFC 9110 section 4.2.1)\n"
    );
    assert!(iri(&["normalize", "--steps", "a"]).stdout.contains("nothing is changed"));
    let object = iri(&["normalize", "--document=rfc3986", "--format", "jsonl", "x://A"]).object();
    assert_eq!(
        object["details"]["changes"],
        json!([{"rung": "case", "document": "RFC 3986", "section": "6.2.2.1",
            "component": "host", "before": "A", "after": "a", "source": null}])
    );
    let run = iri(&["normalize", "http://é%2f/"]);
    assert!(run.stderr.contains("is not a domain name"), "{}", run.stderr);
    let run = iri(&["normalize", "--character", "nfc", "http://a/\u{1fef}"]);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("RFC 3987 section 5.3.2.2"), "{}", run.stderr);
}

#[test]
fn compare_says_where_two_meet() {
    let run = iri(&["compare", "http://a", "HTTP://A:80/"]);
    assert_eq!(run.status, 0);
    assert!(run.stdout.starts_with("5.3.1    string    http://a   /  HTTP://A:80/\n"));
    assert!(run.stdout.contains("\n5.3.3    scheme    http://a/  =  http://a/\n\nequivalent by"));
    // Above the rung that was asked for.
    let run = iri(&["compare", "--rung", "path", "http://a", "HTTP://A:80/"]);
    assert_eq!(run.status, 1);
    assert!(run.stdout.contains("they meet at Scheme-Based Normalization, RFC 3987 section 5.3.3"));
    let object = iri(&["compare", "--format", "jsonl", "http://a/é", "http://a/%C3%A9"]).object();
    assert_eq!(
        (&object["details"]["meet"], &object["details"]["section"]),
        (&json!("percent"), &json!("5.3.2.3"))
    );
    assert_eq!(object["details"]["forms"][0]["equal"], false);
    assert_eq!(iri(&["compare", "http://a/?", "http://a/"]).status, 1);
}

#[test]
fn hosts_are_equal_where_the_documents_agree() {
    let sharp_s = ["compare", "http://faß.de/", "http://fass.de/"];
    assert_eq!(iri(&sharp_s).status, 1);
    assert_eq!(iri(&[&sharp_s[..], &["--idna", "idna2003"]].concat()).status, 0);
    assert_eq!(iri(&["compare", "http://FAß.de/É", "http://faß.de/É"]).status, 0);
    let run = iri(&["normalize", "http://☃.NÉT/", "http://FAß.de"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "http://☃.NÉT/\nhttp://faß.de/\n"));
    assert!(
        run.stderr.contains("is not a domain name by RFC 5891, and stays unchanged"),
        "{}",
        run.stderr
    );
    let object = iri(&["normalize", "--format", "jsonl", "http://☃.net/"]).object();
    assert_eq!(object["details"]["invalid_names"][0]["profile"], "idna2008");
}

#[test]
fn an_option_adds_a_scheme_with_domain_names() {
    let gemini = "gemini://résumé.example/";
    let ascii = "gemini://xn--rsum-bpad.example/";
    let added = ["--domain-names", "x", "--domain-names", "Gemini"];
    let output = |arguments: &[&str]| {
        let plain =
            iri(&[arguments, &[if arguments[0] == "to-iri" { ascii } else { gemini }]].concat());
        let run =
            iri(&[arguments, &added, &[if arguments[0] == "to-iri" { ascii } else { gemini }]]
                .concat());
        assert_ne!(plain.stdout, run.stdout, "{arguments:?}");
        run.stdout
    };
    let by = ["--idna", "uts46"];
    assert_eq!(output(&["to-uri", by[0], by[1]]), format!("{ascii}\n"));
    assert_eq!(output(&["to-uri", "-d", "rfc3987bis", by[0], by[1]]), format!("{ascii}\n"));
    assert_eq!(output(&["to-iri", by[0], by[1]]), format!("{gemini}\n"));
    assert_eq!(output(&["display", "--repertoire", "ascii", by[0], by[1]]), format!("{ascii}\n"));
    assert_eq!(iri(&["compare", gemini, ascii]).status, 1);
    assert_eq!(iri(&["compare", "--domain-names", "gemini", gemini, ascii]).status, 0);
    let normalize = ["normalize", "--steps", "--domain-names", "gemini", ascii];
    assert!(iri(&normalize).stdout.ends_with("(--domain-names)\n"));
    assert_eq!(iri(&["compare", "--domain-names", "é", gemini, ascii]).status, 2);
    assert_eq!(iri(&["to-uri", "-d", "xlink", "--domain-names", "x", "a"]).status, 2);
}

#[test]
fn compare_has_what_section_5_1_asks_for() {
    let run = iri(&["compare", "a", "http://b/a"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("RFC 3987 section 5.1"), "{}", run.stderr);
    assert_eq!(iri(&["compare", "--base", "http://b/", "a", "http://b/a"]).status, 0);
    assert_eq!(iri(&["compare", "http://b/#a", "http://b/"]).status, 1);
    assert_eq!(iri(&["compare", "--network", "http://b/#a", "http://b/"]).status, 0);
    assert_eq!(iri(&["compare", "--identity", "http://b", "http://b/"]).status, 1);
    assert_eq!(iri(&["compare", "--identity", "--rung", "path", "http://b", "http://b"]).status, 2);
    let idn = ["compare", "http://é/", "http://xn--9ca/"];
    assert_eq!(iri(&idn).status, 0);
    assert_eq!(iri(&[&idn[..], &["--idna", "none"]].concat()).status, 1);
    assert_eq!(iri(&["compare", "--document=rfc3986", "http://A/é", "http://a/%C3%A9"]).status, 0);
}

#[test]
fn compare_quotes_the_document_whose_rungs_it_climbs() {
    for (b, rfc3986) in [
        ("http://a/b", "If two URIs, when considered"),
        ("HTTP://a/b", "the scheme and host are case-insensitive"),
        ("http://a/%62", "These URIs should be normalized"),
        ("http://a/./b", "URI normalizers should"),
        ("http://a:80/b", "The syntax and semantics of URIs"),
    ] {
        let quotation = |of: &[&str]| {
            let run = iri(&[&["compare", "http://a/b", b][..], of].concat());
            run.stdout.lines().last().unwrap().to_owned()
        };
        assert!(
            quotation(&["--document=rfc3986"]).contains(rfc3986),
            "{b}: {}",
            quotation(&["--document=rfc3986"])
        );
        assert!(!quotation(&["--document=rfc3986"]).contains("IRI"), "{b}");
        assert!(!quotation(&[]).contains(rfc3986), "{b}");
    }
}

#[test]
fn compare_takes_redirections() {
    let redirect = ["--rung", "protocol", "--redirect", "http://a/b", "http://a/b/"];
    let both = ["compare", "http://a/b", "http://a/b/"];
    assert_eq!(iri(&both).status, 1);
    assert_eq!(iri(&[&both[..], &redirect[..]].concat()).status, 0);
    let wrong = iri(&["compare", "x:", "x:", "--redirect", "http://a/b", "http://a/c"]);
    assert_eq!(wrong.status, 2);
    assert!(wrong.stderr.contains("RFC 3987 section 5.3.4"), "{}", wrong.stderr);
}

/// RFC 3987 section 5.2.
#[test]
fn escapes_of_the_format_are_resolved_before() {
    let named = "http://example.org/ros&eacute;?a&amp;b";
    let run = iri(&["compare", "--escapes", "html", named, "http://example.org/ros%C3%A9?a&amp;b"]);
    assert_eq!(run.status, 0, "{}", run.stdout);
    let run = iri(&["compare", "--escapes", "xml", "x:&#x41;", "x:&#65;", "-f", "jsonl"]);
    assert_eq!((run.object()["details"]["a"].clone(), run.status), (json!("x:A"), 0));
    let run = iri(&["compare", "--escapes", "css", "--base", "x:/\\61/", "\\62 c", "x:/a/bc"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    // Without it, "#" begins the fragment.
    assert_eq!(iri(&["compare", "x:&#x41;", "x:A"]).status, 1);
    let run = iri(&["compare", "--escapes", "xml", "x:&eacute;", "x:a"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(
        run.stderr.contains("the reference at column 3 has a name that XML does not predefine")
    );

    let run = iri(&["normalize", "--escapes", "html", named]);
    assert_eq!(run.stdout, "http://example.org/ros\u{e9}?a&b\n");
    let run = iri(&["normalize", "--escapes", "xml", "x:?a&b", "x:?a&amp;b"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, "x:?a&b\n"));
    assert!(
        run.stderr.contains("the ampersand at column 5 does not begin a reference"),
        "{}",
        run.stderr
    );
    assert_eq!(iri(&["normalize", "--escapes", "tex", "x:"]).status, 2);
}

/// `iri bidi` and `iri prepare` are none of the ladder, and take texts in the same way.
#[test]
fn texts_and_lines_of_files_have_a_place() {
    let lines = file("http://a/b\r\nhttp://a/[ c");
    for command in
        [&["normalize"][..], &["resolve", "x:/"], &["relative", "x:/"], &["bidi"], &["prepare"]]
    {
        let arguments = [command, &["-f", "jsonl", "http://q/", "--file", &lines.path]].concat();
        let run = iri_with(&arguments, b"no\n");
        let places: Vec<_> =
            run.objects().iter().map(|it| (it["file"].clone(), it["line"].clone())).collect();
        let path = || json!(lines.path);
        assert_eq!(
            places,
            [(json!(null), json!(1)), (path(), json!(1)), (path(), json!(2))],
            "{command:?}"
        );
        let run =
            iri_with(&[command, &["--file", "no-such-file", "--file", "-"]].concat(), b"x:/y\n");
        assert!(run.status == 2 && run.stdout.contains("y"), "{command:?}: {}", run.stdout);
        assert!(run.stderr.starts_with("iri: no-such-file: "), "{}", run.stderr);
        let both = [command, &["-f", "jsonl", "-", "--file", &lines.path]].concat();
        assert_eq!(iri_with(&both, b"x:/\n").objects().len(), 3, "{command:?}");
        let run = iri_with(&[command, &["-f", "jsonl"]].concat(), b"x:/\n");
        let object = run.object();
        assert_eq!((&object["file"], &object["line"]), (&json!("-"), &json!(1)), "{command:?}");
    }
    let run = iri(&["normalize", "--file", &lines.path]);
    assert!(run.stderr.starts_with(&format!("iri: {}:2:10: ", lines.path)), "{}", run.stderr);
    // A base stands in no line: there is no object about it.
    let run = iri(&["resolve", "-f", "jsonl", "a b", "x"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("a space is not allowed"), "{}", run.stderr);
}

#[test]
fn the_input_is_what_was_given() {
    let source = "x:&eacute;";
    let arguments = ["normalize", "--escapes", "html", "-f", "jsonl"];
    let input = |text: &str| iri(&[&arguments[..], &[text]].concat()).object();
    let object = input(source);
    assert_eq!((&object["input"], &object["output"]), (&json!(source), &json!("x:\u{e9}")));
    let object = input("x:&eacute; b");
    assert_eq!(
        (&object["input"], &object["error"]["text"]),
        (&json!("x:&eacute; b"), &json!("x:\u{e9} b"))
    );
    assert_eq!(object["error"]["column"], 4);
    let run = iri_with(&arguments[..3], b"x:&eacute; b\n");
    assert!(run.stderr.starts_with("iri: -:1: a space is not"), "{}", run.stderr);
    assert!(run.stderr.ends_with(", in column 4 of \"x:\u{e9} b\"\n"), "{}", run.stderr);
    let bidi = iri(&["bidi", "-n", "hebrew", "--read", "-f", "jsonl", "A B"]).object();
    assert_eq!(
        (&bidi["input"], &bidi["error"]["text"]),
        (&json!("A B"), &json!("\u{5d0} \u{5d1}"))
    );
}

#[test]
fn what_is_wrong_with_a_line_is_told_with_its_place() {
    let lines = b"http://a/b\r\nhttp://a/ c\n\xff\n";
    for arguments in
        [&["normalize"][..], &["resolve", "http://a/"], &["relative", "http://a/"], &["bidi"]]
    {
        let run = iri_with(arguments, lines);
        assert_eq!(run.status, 1, "{arguments:?}");
        let told: Vec<_> = run.stderr.lines().collect();
        assert_eq!(told.len(), 2, "{}", run.stderr);
        assert!(told[0].starts_with("iri: -:2:10: a space is not"), "{}", run.stderr);
        assert!(told[1].starts_with("iri: -:3:1: not UTF-8"), "{}", run.stderr);
    }
    let run = iri_with(&["resolve", "f:/a"], b"b\n.//g\n");
    assert!(run.stderr.starts_with("iri: -:2: \"f://g\" would be divided"), "{}", run.stderr);
    let run = iri_with(&["relative", "f:/a"], b"f:/b\nf:/../b\n");
    assert!(run.stderr.starts_with("iri: -:2: no reference resolves"), "{}", run.stderr);
    let run = iri_with(&["normalize", "--escapes", "xml"], b"b\n&#0;\n");
    assert!(run.stderr.starts_with("iri: -:2: \"&#0;\": the reference"), "{}", run.stderr);
    let run = iri_with(&["normalize"], "http://a/\nhttp://☃/\n".as_bytes());
    assert!(run.stderr.starts_with("iri: 1 host is not a domain name"), "{}", run.stderr);
    // An argument is drawn.
    assert!(iri(&["normalize", "http://a/ c"]).stderr.contains("\n1 | http://a/ c\n"));
}
