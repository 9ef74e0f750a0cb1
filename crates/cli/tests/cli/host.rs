//! `iri host`.

use crate::{file, iri};
use serde_json::json;

#[test]
fn the_three_stand_beside_each_other() {
    let run = iri(&["host", "Fa\u{df}.de"]);
    assert_eq!(run.status, 1);
    assert_eq!(
        run.stdout,
        "Fa\u{df}.de\n  \
         idna2003  fass.de\n  \
         idna2008  refused: label 1, \"Fa\u{df}\": 'F' (U+0046 LATIN CAPITAL LETTER F) is \
         DISALLOWED, at column 1 (RFC 5892 section 2.2)\n  \
         uts46     xn--fa-hia.de\n"
    );
    let run = iri(&["host", "r\u{e9}sum\u{e9}.example.org", "a.b"]);
    assert_eq!((run.status, run.stdout.matches("xn--rsum-bpad.example.org").count()), (0, 3));
}

#[test]
fn a_character_is_named_where_the_rule_does_not_name_it() {
    let run = iri(&["host", "--idna", "idna2008", "a\u{5d0}"]);
    assert!(run.stdout.contains("at column 2, U+05D0 HEBREW LETTER ALEF ("), "{}", run.stdout);
    let run = iri(&["host", "--idna", "idna2003", "a-.b"]);
    assert!(run.stdout.contains("at column 2, '-' (U+002D HYPHEN-MINUS) ("), "{}", run.stdout);
}

#[test]
fn rfc3987_s3_2_1_example_to_unicode() {
    let run = iri(&["host", "--to", "unicode", "xn--99zt52a.example.org"]);
    assert_eq!((run.status, run.stdout.matches("\u{7d0d}\u{8c46}.example.org").count()), (0, 3));
    // ToUnicode of RFC 3490 never fails.
    let run = iri(&["host", "--to", "unicode", "--idna", "idna2003,UTS46", "xn--x"]);
    assert_eq!((run.status, run.stdout.lines().nth(1)), (1, Some("  idna2003  xn--x")));
    assert!(run.stdout.lines().nth(2).unwrap().starts_with("  uts46     refused: label 1"));
}

#[test]
fn a_program_is_told_label_rule_character_and_section() {
    let run = iri(&["host", "--format", "jsonl", "--idna", "idna2008", "www.\u{2603}.net", "a"]);
    assert_eq!(run.status, 1);
    let objects = run.objects();
    assert_eq!((&objects[0]["ok"], &objects[0]["output"]), (&json!(false), &json!(null)));
    assert_eq!(
        objects[0]["details"],
        json!({"to": "ascii", "profiles": [{
            "profile": "idna2008", "accepted": false, "output": null, "more": 0,
            "refusal": {
                "label": 1, "text": "\u{2603}", "reason": "U+2603 SNOWMAN is DISALLOWED",
                "character": "\u{2603}", "code_point": "U+2603", "name": "SNOWMAN",
                "index": 0, "offset": 0, "found_in": "\u{2603}",
                "document": "RFC 5892", "section": "3", "step": null,
            },
        }]})
    );
    assert_eq!(objects[0]["error"]["reason"], "idna2008: U+2603 SNOWMAN is DISALLOWED");
    assert_eq!((&objects[1]["ok"], &objects[1]["output"]), (&json!(true), &json!("a")));
    let long = "a.".repeat(200);
    let object = iri(&["host", "-f", "jsonl", "--idna", "idna2003", &long]).object();
    let refusal = &object["details"]["profiles"][0]["refusal"];
    assert_eq!((&refusal["label"], &refusal["section"]), (&json!(null), &json!("2.3.4")));
    // One output where all make the same of it.
    let object = iri(&["host", "-f", "jsonl", "a\u{e9}"]).object();
    assert_eq!(object["output"], "xn--a-bga");
    assert_eq!(iri(&["host", "-q", "a\u{e9}"]).stdout, "xn--a-bga\n");
    // No one name is the answer.
    let run = |more: &[&str]| {
        let run = iri(&[&["host", "fa\u{df}.de"], more].concat());
        (run.status, run.stdout)
    };
    assert_eq!(run(&["-q"]), (1, String::new()));
    assert_eq!(run(&["-q", "--on-invalid", "empty"]), (1, "\n".to_owned()));
    assert_eq!(run(&["-q", "--idna", "idna2003"]), (0, "fass.de\n".to_owned()));
    assert_eq!((run(&[]).0, run(&["-q", "--format", "jsonl"]).0), (0, 0));
}

#[test]
fn steps_have_the_numbers_of_the_document() {
    let run = iri(&["host", "--steps", "--idna", "idna2003", "r\u{e9}sum\u{e9}"]);
    assert_eq!(run.status, 0);
    for line in [
        "    RFC 3490 section 4.1, label 1\n      1.   not all is ASCII: proceed to step 2\n",
        "      7.   prepend \"xn--\"\n           xn--rsum-bpad\n",
        "    RFC 3454 section 2, label 1\n",
    ] {
        assert!(run.stdout.contains(line), "{}", run.stdout);
    }
    let object = iri(&["host", "--steps", "-f", "jsonl", "--idna", "uts46", "\u{e9}"]).object();
    let steps = &object["details"]["profiles"][0]["steps"];
    assert_eq!((&steps[0]["section"], &steps[0]["document"]), (&json!("4"), &json!("UTS #46")));
}

#[test]
fn options_of_the_profiles() {
    for (arguments, output) in [
        (&["--idna", "idna2003", "a_b"][..], None),
        (&["--idna", "idna2003", "--std3", "false", "a_b"], Some("a_b")),
        (&["--idna", "idna2003", "\u{2c7c}"], Some("xn--zgj")),
        (&["--idna", "idna2003", "--allow-unassigned", "false", "\u{2c7c}"], None),
        (&["--idna", "idna2008", "B\u{fc}cher"], None),
        (&["--idna", "idna2008", "--rfc5895", "B\u{fc}cher"], Some("xn--bcher-kva")),
        (&["--idna", "idna2008", "--ldh", "false", "a_b"], Some("a_b")),
        (&["--idna", "idna2008", "\u{e9}-"], Some("xn----9fa")),
        (&["--idna", "idna2008", "--registration-hyphens", "\u{e9}-"], None),
        (&["--idna", "idna2008", "a\u{30fb}"], None),
        (&["--idna", "idna2008", "--context-o", "false", "a\u{30fb}"], Some("xn--a-iju")),
        (&["--idna", "idna2008", "a\u{5d0}"], None),
        (&["--idna", "idna2008", "--bidi", "false", "a\u{5d0}"], Some("xn--a-0hc")),
        (&["--idna", "idna2008", "xn--x"], None),
        (&["--idna", "idna2008", "--a-labels", "opaque", "xn--x"], Some("xn--x")),
        (&["--idna", "uts46", "a_b"], None),
        (&["--idna", "uts46", "--ascii", "url", "a_b"], Some("a_b")),
        (&["--idna", "uts46", "ab--c"], None),
        (&["--idna", "uts46", "--hyphens", "first-last", "ab--c"], Some("ab--c")),
        (&["--idna", "uts46", "a."], Some("a.")),
        (&["--idna", "uts46", "--dns-length", "verify", "a."], None),
    ] {
        let run = iri(&[&["host", "--format", "jsonl"], arguments].concat());
        let object = run.object();
        assert_eq!(object["output"], json!(output), "{arguments:?}");
        assert_eq!(run.status, i32::from(output.is_none()), "{arguments:?}");
    }
}

#[test]
fn options_of_a_profile_that_is_not_asked_for_are_refused() {
    let run = iri(&["host", "--idna", "uts46", "--std3", "true", "a"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("'--idna idna2003'"), "{}", run.stderr);
    assert_eq!(iri(&["host", "--idna", "idna2009", "a"]).status, 2);
}

#[test]
fn the_long_version_has_the_versions_of_unicode() {
    let long = iri(&["--version"]).stdout;
    assert!(long.starts_with(concat!("iri ", env!("CARGO_PKG_VERSION"), "\n")), "{long}");
    assert!(long.contains("RFC 3454: Unicode 3.2.0 (tables of IDNA2003)\n"), "{long}");
    for component in
        ["unicode-normalization", "icu_properties", "icu_normalizer", "core", "unicode-bidi"]
    {
        assert!(long.contains(&format!("\n{component}: Unicode ")), "{long}");
    }
    assert_eq!(iri(&["-V"]).stdout, concat!("iri ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn of_the_steps_the_first_thousand_of_each_profile_are_written() {
    let lines = file("a.".repeat(1500));
    let arguments = ["host", "--steps", "--idna", "idna2003,idna2008", "--file", &lines.path];
    let object = iri(&[&arguments[..], &["--format", "jsonl"]].concat()).object();
    let profiles = object["details"]["profiles"].as_array().unwrap();
    let more: Vec<_> = profiles.iter().map(|profile| profile["more"].as_u64().unwrap()).collect();
    for (profile, more) in profiles.iter().zip(&more) {
        assert_eq!(profile["steps"].as_array().unwrap().len(), 1000);
        assert!(*more >= 500, "{more}");
    }
    let run = iri(&arguments);
    for more in &more {
        assert!(run.stdout.contains(&format!("\n      and {more} more steps\n")), "{more}");
    }
    assert!(run.stdout.lines().count() < 2 * 3 * 1000 + 10);
    let few = iri(&["host", "--steps", "--format", "jsonl", "a"]).object();
    assert_eq!(few["details"]["profiles"][0]["more"], 0);
    assert!(!iri(&["host", "--steps", "a"]).stdout.contains("more step"));
}

/// RFC 1035 section 2.3.4.
#[test]
fn the_length_of_a_name_is_verified_unless_said_otherwise() {
    let long = &"a.".repeat(130);
    let run = iri(&["host", long, "--idna", "idna2003,idna2008"]);
    assert_eq!((run.status, run.stdout.matches("RFC 1035 section 2.3.4").count()), (1, 2));
    let arguments = ["host", "--verify-name-length", "false", "--idna", "idna2003,idna2008", long];
    assert_eq!(iri(&arguments).status, 0);
    let run = iri(&["host", "--verify-name-length", "false", "--idna", "uts46", long]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("'--verify-name-length' cannot be used"), "{}", run.stderr);
}
