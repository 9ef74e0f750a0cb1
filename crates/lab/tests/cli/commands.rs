//! What several commands of `abnf-lab` have in common.

use crate::{CHANGED, abnf, file, lab, of_rule, pest};
use serde_json::json;
use std::fs;

#[test]
fn octets_are_read_where_they_are_meant() {
    let field = abnf("field = *( VCHAR / obs-text )\nobs-text = %x80-FF\n");
    let run = lab(&["parse", &field.path, "field", "\u{C3}"]);
    assert!(run.stderr.contains("--octets reads them as octets"), "{}", run.stderr);
    let run = lab(&["parse", &field.path, "field", "é日", "--octets", "--format", "jsonl"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{}", run.stdout);
    let utf8 = abnf("field = *( VCHAR / %x80-10FFFF )\nobs-text = %x80\n");
    let run = lab(&["diff", "--all", &field.path, &utf8.path, "--octets", "--format", "jsonl"]);
    let objects = run.objects();
    let field = of_rule(&objects, "rule", "field");
    assert_eq!((&field["only_in"], field["octets"].as_array().unwrap().len()), (&json!("old"), 1));
    assert!(field["witness"].as_str().unwrap().starts_with("%x"), "{field}");
}

#[test]
fn draw_and_page_write_pictures() {
    let svg = lab(&["draw", "rfc3987", "ihost"]).stdout;
    assert!(svg.starts_with("<svg") && svg.contains("IPv4address"), "{svg}");
    let dot = lab(&["draw", "../../grammar/rfc3987.pest", "ihost", "--as", "dot"]).stdout;
    assert!(dot.starts_with("digraph \"ihost\" {\n"), "{dot}");
    let dot = lab(&["draw", "rfc3986", "scheme", "--as", "dot"]).stdout;
    assert!(dot.starts_with("digraph \"scheme\"") && dot.contains("ALPHA"), "{dot}");

    let page = file("");
    let run = lab(&["draw", "--as=page", "rfc3987", "--overlay", CHANGED, "--output", &page.path]);
    assert_eq!((run.status, run.stdout.as_str()), (0, ""), "{}", run.stderr);
    let html = fs::read_to_string(&page.path).unwrap();
    assert!(html.contains("<title>rfc3987 with tests/data/ifragment.abnf</title>"));
    assert!(html.contains("id=\"rule-ifragment\""));
    let run = lab(&["draw", "--as=page", "rfc3987", "--output", "no such folder/page"]);
    assert_eq!(run.status, 2);
}

#[test]
fn all_commands_read_a_list_of_pest_as_it_runs() {
    let list = "y = { (\"a\" ~ \"b\")* ~ \"a\" }\n";
    let grammar = pest(&format!("s = {{ y ~ \"b\" }}\n{list}"));
    let same = abnf("s = 1*%s\"ab\"\ny = %s\"a\" *%s\"ba\"\n");
    let path = &*grammar.path;
    for (text, status) in [("ab", 0), ("abab", 0), ("aba", 1)] {
        assert_eq!(lab(&["parse", path, "s", text]).status, status, "{text}");
    }
    let run = lab(&["sample", path, "s", "--all-up-to", "4"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "\"ab\"\n\"abab\"\n"));
    let run = lab(&["diff", "--all", &same.path, path]);
    assert_eq!(run.status, 0, "{}", run.stdout);
    // It is shown as it was written.
    let shown = "</a> = { (&quot;a&quot; ~ &quot;b&quot;)* ~ &quot;a&quot; }";
    assert!(lab(&["draw", path, "--as=page"]).stdout.contains(shown));
}

/// An undefined name is reported with its place, and every command answers for the other rules.
#[test]
fn every_command_works_on_the_rules_that_need_nothing_undefined() {
    let grammar = abnf("a = \"x\" / missing\nb = 1*2DIGIT\n");
    let path = &*grammar.path;
    let told = format!(
        "abnf-lab: {path}:1:11: the rule `missing` is not defined; rules that need it are undecided\n"
    );
    let corpus = file("12\n");
    for command in [
        &["sample", path, "b"][..],
        &["parse", path, "b", "12"],
        &["coverage", path, &corpus.path, "--rule", "b"],
        &["vectors", path, "b"],
        &["export", path, "b", "--as", "regex"],
        &["draw", path, "a"],
        &["draw", path, "--as=page"],
        &["ambiguity", path],
    ] {
        let run = lab(command);
        assert!(run.status < 2, "{command:?}: {}", run.stderr);
        assert!(run.stderr.starts_with(&told), "{command:?}: {}", run.stderr);
    }
    for command in [&["sample", path, "a"][..], &["parse", path, "a", "x"]] {
        let run = lab(command);
        assert_eq!(run.status, 2, "{command:?}");
        assert!(run.stderr.contains("needs `missing`, which is not defined"), "{}", run.stderr);
    }
    for (command, name, verdict) in
        [(&["diff", "--all"][..], "rule", "verdict"), (&["diff"], "new", "change")]
    {
        let run = lab(&[command, &[path, path, "--format", "jsonl"]].concat());
        assert_eq!(run.status, 1, "{}", run.stderr);
        assert_eq!(of_rule(&run.objects(), name, "a")[verdict], "undecided");
        assert_eq!(of_rule(&run.objects(), name, "b")[verdict], "equal");
    }
}

#[test]
fn a_rule_that_accepts_no_text_is_told_so() {
    let endless = abnf("a = \"(\" a \")\"\n");
    for options in [&[][..], &["--near-misses"], &["--depth", "2"], &["--uniform", "4"]] {
        let run = lab(&[&["sample", &endless.path, "a"], options].concat());
        assert_eq!(
            (run.status, &*run.stderr),
            (1, "abnf-lab: there is no such string\n"),
            "{options:?}"
        );
    }
    let run = lab(&["parse", &endless.path, "a", "()"]);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("what may follow: nothing; a accepts no text"), "{}", run.stderr);
    let run = lab(&["draw", "--as=page", &endless.path]);
    assert!(run.stdout.contains("<p>No string matches.</p>"), "{}", run.stdout);
}

#[test]
fn one_of_a_thing_is_no_plural() {
    let (one, rule) = (file("x\n"), file("a = \"x\"\n"));
    let (one, rule) = (one.path.as_str(), rule.path.as_str());
    for arguments in [
        &["diff", "--all", rule, rule][..],
        &["diff", rule, rule],
        &["diff", "--markdown", rule, rule],
        &["coverage", rule, one],
        &["lint", rule],
        &["extract", rule],
        &["diff", "--all", rule, rule, "--max-states", "1"],
    ] {
        lab(arguments).assert_singular(arguments);
    }
}

/// Other notations leave out undecided rules, and name them.
#[test]
fn export_writes_what_is_decided() {
    let grammar = abnf("s = \"x\" b\nb = c\nd = \"y\"\n");
    for (form, text) in [("ebnf", "d ::= ([Yy])\n"), ("pest", "d = { ^\"y\" }\n")] {
        let run = lab(&["export", &grammar.path, "--as", form]);
        assert_eq!((run.status, &*run.stdout), (1, text));
        assert!(run.stderr.contains("not written: s, b: the rule `b` needs `c`"), "{}", run.stderr);
    }
}

/// Help and version are results, too.
#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_an_error() {
    for arguments in [&["--version"][..], &["--help"], &["lint", "-h"], &["lint", "rfc3987"]] {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let output = crate::command(arguments).stdout(full).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
        assert!(told.starts_with("abnf-lab: cannot write the output: "), "{arguments:?}: {told}");
    }
}
