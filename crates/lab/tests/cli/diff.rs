//! Differences that `abnf-lab diff` finds and writes.

use crate::{CHANGED, abnf, file, lab, lab_with, of_rule, pest};
use serde_json::{Value, json};

#[test]
fn diff_finds_every_document_equal_to_its_abnf() {
    for name in ["rfc3986", "rfc3987", "rfc3987bis", "leiri", "url-i18n-07"] {
        let file = |end: &str| format!("../../grammar/{end}");
        let (abnf, pest) = (file(&format!("abnf/{name}.abnf")), file(&format!("{name}.pest")));
        let run = lab(&["diff", "--all", &abnf, &pest]);
        assert_eq!(run.status, 0, "{}", run.stdout);
        let is_equal = |line: &str| line.contains(" state") && line.ends_with("  equal");
        assert!(run.stdout.lines().all(is_equal), "{}", run.stdout);
        assert!(run.stderr.contains(" rules, all equal"), "{}", run.stderr);
    }
}

#[test]
fn diff_reads_files_and_standard_input() {
    let left = abnf("number = 1*DIGIT\nsign = \"+\" / \"-\"\n");
    let right = pest("number = { DIGIT+ }\nsign = { \"+\" | \"-\" }\n");
    let run = lab(&["diff", "--all", &left.path, &right.path]);
    assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
    let run = lab_with(&["diff", "--all", "-", &right.path], b"number = *DIGIT\nsign = \"+\"\n");
    assert_eq!(run.status, 1);
    assert!(run.stdout.contains("differs: \"\" only in -\n"), "{}", run.stdout);
    let files = ["../../grammar/abnf/rfc3987.abnf", "../../grammar/rfc3987.pest"];
    assert_eq!(lab(&["diff", "--all", files[0], files[1]]).status, 0);
}

#[test]
fn diff_gives_a_program_the_witness_and_its_side() {
    let run = lab(&["diff", "--all", "rfc3987", "--overlay", CHANGED, "--format", "jsonl"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    assert_eq!(
        *of_rule(&run.objects(), "rule", "ifragment"),
        json!({
            "report": "proof", "rule": "ifragment", "new": "ifragment", "states": 3, "verdict": "differs",
            "witness": "#", "only_in": "new", "octets": null, "empty": null, "first": null, "up_to": null,
        })
    );
    let run = lab(&["diff", "--all", "rfc3987", "../../grammar/leiri.pest", "--format", "jsonl"]);
    let objects = run.objects();
    assert_eq!(of_rule(&objects, "rule", "ucschar")["verdict"], "only");
    assert_eq!(of_rule(&objects, "rule", "scheme")["verdict"], "equal");
}

#[test]
fn diff_says_what_pest_took_first() {
    let left = abnf("a = *\"x\" \"x\"\nb = \"y\" / \"yy\"\n");
    let right = pest("a = { ^\"x\"* ~ ^\"x\" }\nb = { ^\"y\" | ^\"yy\" }\n");
    let run = lab(&["diff", "--all", &left.path, &right.path]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    let shown = format!(
        "only in {}\n  in {} it accepts no text\n  in `a`, `^\"x\"*` takes \"x\" and keeps it; it \
         would have to take \"\"\n",
        left.path, right.path
    );
    assert!(run.stdout.contains(&shown), "{}", run.stdout);
    let run = lab(&["diff", "--all", &left.path, &right.path, "--format", "jsonl"]);
    let objects = run.objects();
    assert_eq!(of_rule(&objects, "rule", "a")["empty"], "new");
    let first = json!({
        "rule": "b", "taken": "^\"y\"", "took": [0, 1], "instead": "^\"yy\"", "needed": [0, 2],
    });
    assert_eq!(of_rule(&objects, "rule", "b")["first"], first);
}

#[test]
fn diff_shows_what_a_fragment_does() {
    let corpus = "tests/data/fragments.txt";
    let run = lab(&["diff", "rfc3987", "--overlay", CHANGED, "--corpus", corpus]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    assert!(run.stdout.starts_with("equal: 38 of 42 rules\n  ihier-part  "), "{}", run.stdout);
    let ifragment = "\nifragment\n  only in new  \"#\"\n  only in old  nothing\n";
    assert!(run.stdout.contains(ifragment), "{}", run.stdout);
    let gained = "  only in new       2\n    \"http://example.org/#a#b\"\n";
    assert!(run.stdout.contains(gained), "{}", run.stdout);
}

#[test]
fn diff_follows_a_rule_to_its_new_name() {
    let corpus = file("http://a/\nhttp://é/\r\na b\n/a\n");
    let arguments = ["diff", "rfc3986", "rfc3987", "--format", "jsonl", "--corpus"];
    let run = lab(&[&arguments[..], &[&corpus.path, "--rule", "uri"]].concat());
    assert_eq!(run.status, 1);
    let mut objects = run.objects();
    let corpus = objects.pop().unwrap();
    assert_eq!((&corpus["old"], &corpus["new"]), (&json!("URI"), &json!("IRI")));
    assert_eq!(
        (&corpus["lines"], &corpus["both"], &corpus["gained"]),
        (&json!(4), &json!(1), &json!(1))
    );
    assert_eq!(corpus["gained_examples"], json!(["http://é/"]));
    assert_eq!(of_rule(&objects, "old", "pchar")["new"], "ipchar");
    let iprivate = of_rule(&objects, "new", "iprivate");
    assert_eq!((&iprivate["change"], &iprivate["old"]), (&json!("added"), &Value::Null));
}

#[test]
fn diff_names_the_characters_of_a_set() {
    let run = lab(&["diff", "rfc3987", "../../grammar/abnf/rfc3987bis.abnf"]);
    assert!(run.stdout.contains("  gained       U+E0000-U+E0FFF\n"), "{}", run.stdout);
    let objects =
        lab(&["diff", "rfc3987", "../../grammar/abnf/rfc3987bis.abnf", "--format", "jsonl"])
            .objects();
    let iprivate = of_rule(&objects, "old", "iprivate");
    assert_eq!(iprivate["characters_gained"], json!([[0xE0000, 0xE0FFF]]));
    assert_eq!(iprivate["characters_lost"], json!([]));
    assert_eq!(lab(&["diff", "rfc3987", "../../grammar/rfc3987.pest"]).status, 0);
}

#[test]
fn a_line_that_is_not_utf8_is_left_out_aloud() {
    let corpus = file(b"a\nb\xff\nc\n");
    let run = lab(&["diff", "rfc3987", "../../grammar/rfc3987.pest", "--corpus", &corpus.path]);
    assert!(run.stderr.ends_with("lines:2: not UTF-8; the line is left out\n"), "{}", run.stderr);
    assert!(run.stdout.contains("  lines             2\n"), "{}", run.stdout);
}

#[test]
fn recursive_rules_are_compared_up_to_a_length() {
    let list = abnf("list = \"(\" *item \")\"\nitem = ALPHA / list\n");
    let other = abnf("list = \"(\" [1*item] \")\"\nitem = list / ALPHA\n");
    let run = lab(&["diff", "--all", &list.path, &other.path, "--up-to", "4"]);
    assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.contains("no difference up to length 4\n"), "{}", run.stdout);
    let empty = abnf("list = \"(\" 1*item \")\"\nitem = ALPHA / list\n");
    let arguments = ["diff", "--all", &list.path, &empty.path, "--format", "jsonl"];
    let objects = lab(&arguments).objects();
    let proof = of_rule(&objects, "rule", "list");
    assert_eq!(proof["witness"], "()");
    let objects = lab(&["diff", &list.path, &empty.path, "--format", "jsonl"]).objects();
    assert_eq!(of_rule(&objects, "new", "list")["lost"], "()");
}

/// Undecided rules are never called equal, and the status is 0 only with `--up-to`.
#[test]
fn recursive_rules_have_three_answers() {
    let list = abnf("list = \"(\" *item \")\"\nitem = ALPHA / list\n");
    let other = abnf("list = \"(\" [1*item] \")\"\nitem = list / ALPHA\n");
    let files = [&*list.path, &*other.path];
    let same = ["ALPHA"];
    for (command, member, verdict) in
        [(&["diff", "--all"][..], "rule", "verdict"), (&["diff"], "new", "change")]
    {
        for (more, status) in [(&[][..], 1), (&["--up-to=4"][..], 0)] {
            let run = lab(&[command, &files, more, &["--format=jsonl"]].concat());
            assert_eq!(run.status, status, "{command:?} {more:?}: {}", run.stdout);
            for object in run.objects() {
                let is_same = same.contains(&object[member].as_str().unwrap());
                let known = if is_same { "equal" } else { "no-difference" };
                assert_eq!(object[verdict], known, "{object}");
                assert_eq!(object["up_to"].is_null(), is_same, "{object}");
            }
            let run = lab(&[command, &files, more].concat());
            assert_eq!(run.status, status);
            assert!(run.stdout.contains("no difference up to length "), "{}", run.stdout);
            assert!(!run.stderr.contains("all equal"), "{}", run.stderr);
        }
        // Written the same.
        let run = lab(&[command, &[&list.path, &list.path]].concat());
        assert_eq!(run.status, 0, "{}", run.stdout);
        assert!(!run.stdout.contains("up to length"), "{}", run.stdout);
    }
    let run = lab(&["diff", &list.path, &other.path, "--markdown"]);
    assert_eq!(run.status, 1);
    assert!(
        run.stdout.contains("\nOf 3 rules, 1 accept the same strings, and 2 are not decided.\n"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("\n## Not decided\n\n- `list`: no difference up to length "));
    assert!(!run.stdout.contains("Written differently"), "{}", run.stdout);
}

/// RFC 8259 section 4 has no comma behind the last member.
#[test]
fn rfc8259_s4_a_comma_too_many_is_found_without_a_length() {
    let json = "tests/data/rfc8259.abnf";
    let comma = abnf(
        "object = begin-object [ member *( value-separator member ) [ value-separator ] ] \
         end-object\n",
    );
    let overlay = ["--overlay", &*comma.path];
    let run = lab(&[&["diff", json, "--markdown"][..], &overlay].concat());
    assert_eq!(run.status, 1);
    assert!(
        run.stdout.contains("- It accepts more: for example `\"{\\\"\\\":0,}\"`"),
        "{}",
        run.stdout
    );
    let run = lab(&[&["diff", "--all", json, "--format=jsonl"][..], &overlay].concat());
    assert_eq!(run.status, 1);
    assert_eq!(of_rule(&run.objects(), "rule", "object")["witness"], "{\"\":0,}");
    let run = lab(&["diff", "--all", json, json]);
    assert_eq!((run.status, &*run.stderr), (0, "abnf-lab: 32 rules, all equal\n"));
}
