//! Trees that `abnf-lab parse` draws, and what may follow where a text is not of the form.

use crate::{CHANGED, abnf, lab, pest};
use serde_json::json;

#[test]
fn parse_draws_the_tree_of_a_grammar_that_is_read() {
    let grammar = abnf("pair = key \"=\" value\nkey = 1*ALPHA\nvalue = *VCHAR\n");
    let run = lab(&["parse", &grammar.path, "pair", "a=b"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert_eq!(
        run.stdout,
        "pair \"a=b\"\n├── key \"a\"\n│   └── ALPHA \"a\"\n└── value \"b\"\n    └── VCHAR \"b\"\n"
    );
    let grammar = pest("pair = { key ~ \"=\" ~ ANY* }\nkey = @{ 'a'..'z'+ }\nquiet = _{ \"q\" }\n");
    let run = lab(&["parse", &grammar.path, "pair", "a=é", "--format", "jsonl"]);
    assert_eq!(
        run.object()["tree"],
        json!([{
            "production": "pair", "span": [0, 4], "character_span": [0, 3], "text": "a=é",
            "children": [{
                "production": "key", "span": [0, 1], "character_span": [0, 1], "text": "a",
                "children": [],
            }],
        }])
    );
    let run = lab(&["parse", &grammar.path, "quiet", "q"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "quiet \"q\" (leaves no node)\n"));
}

#[test]
fn parse_says_exactly_what_may_follow() {
    let run = lab(&["parse", "rfc3987", "IRI", "http://é/%4x"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert_eq!(
        run.stderr,
        "error: not of the form IRI: U+0078 LATIN SMALL LETTER X cannot follow here\n  \
         |\n\
         1 | http://é/%4x\n  \
         |            ^ column 12\n  \
         |\n  \
         = note: what may follow: 0-9 A-F a-f\n  \
         = note: open: IRI > ihier-part > ipath-abempty > isegment > ipchar > pct-encoded, \
         for 0-9 A-F a-f\n"
    );
    let run = lab(&["parse", "../../grammar/rfc3987.pest", "port", "8x", "--format", "jsonl"]);
    assert_eq!(run.status, 1);
    assert_eq!(
        run.object(),
        json!({
            "input": "8x", "rule": "port", "valid": false, "column": 2, "offset": 1,
            "character_offset": 1, "found": "x", "expected": [[0x30, 0x39]], "may_end": true,
            "open": [],
        })
    );
    let run = lab(&["parse", "rfc3987", "--overlay", CHANGED, "IRI-reference", "#a#b"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
}

#[test]
fn parse_says_that_only_the_end_may_follow() {
    let grammar = abnf("s = \"a\"\nt = \"a\" [\"b\"]\nu = \"x\" u\n");
    for (rule, text, follows) in
        [("s", "ab", "the end"), ("t", "ac", "B b or the end"), ("s", "b", "A a")]
    {
        let run = lab(&["parse", &grammar.path, rule, text]);
        let note = format!("= note: what may follow: {follows}\n");
        assert!(run.status == 1 && run.stderr.contains(&note), "{}", run.stderr);
    }
    let run = lab(&["parse", &grammar.path, "u", "xx"]);
    let nothing = "what may follow: nothing; u accepts no text\n";
    assert!(run.status == 1 && run.stderr.contains(nothing), "{}", run.stderr);
}

#[test]
fn recursive_rules_are_parsed_and_their_trees_counted() {
    let json = "tests/data/rfc8259.abnf";
    let run = lab(&["parse", json, "JSON-text", "[1,[]]"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.starts_with("JSON-text \"[1,[]]\"\n"), "{}", run.stdout);
    let object = lab(&["parse", json, "JSON-text", " []", "--format", "jsonl"]).object();
    assert_eq!((&object["valid"], &object["trees"]), (&json!(true), &json!("2")));
    let run = lab(&["parse", json, "JSON-text", " []", "--trees"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, "abnf-lab: the text has 2 trees\n"));
    assert!(run.stdout.starts_with("JSON-text \" []\""), "{}", run.stdout);
    let run = lab(&["parse", json, "JSON-text", "[1,]"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(
        run.stderr.contains("U+005D RIGHT SQUARE BRACKET cannot follow here"),
        "{}",
        run.stderr
    );
}

#[test]
fn a_deep_text_is_drawn() {
    let nested = abnf("a = \"(\" a \")\" / \"x\"\n");
    // The outermost node has no line before it.
    let deep = |n: usize| format!("{}x{}", "(".repeat(n), ")".repeat(n));
    let run = lab(&["parse", &nested.path, "a", &deep(2)]);
    assert_eq!(run.stdout, "a \"((x))\"\n└── a \"(x)\"\n    └── a \"x\"\n");
    for options in [&[][..], &["--format", "jsonl"]] {
        let text = deep(4000);
        let run = lab(&[&["parse", &nested.path, "a", &text], options].concat());
        assert_eq!((run.status, &*run.stderr), (0, ""));
        assert_eq!(run.stdout.matches("a \"").count() % 4001, 0);
        assert!(run.stdout.len() > 16_000_000);
    }
}

#[test]
fn a_tree_is_drawn_with_lines_to_what_lies_inside() {
    let grammar = abnf("a = b c b\nb = *c\nc = \"x\" / d\nd = \"y\"\n");
    let run = lab(&["parse", &grammar.path, "a", "yxyx"]);
    let lines = [
        "a \"yxyx\"",
        "├── b \"yxy\"",
        "│   ├── c \"y\"",
        "│   │   └── d \"y\"",
        "│   ├── c \"x\"",
        "│   └── c \"y\"",
        "│       └── d \"y\"",
        "├── c \"x\"",
        "└── b \"\"",
    ];
    assert_eq!(run.stdout.lines().collect::<Vec<_>>(), lines);
    let object = lab(&["parse", &grammar.path, "a", "yé", "--format", "jsonl"]).object();
    assert_eq!(object["valid"], false);
    let object = lab(&["parse", &grammar.path, "c", "y", "--format", "jsonl"]).object();
    let d = json!({
        "production": "d", "span": [0, 1], "character_span": [0, 1], "text": "y", "children": [],
    });
    assert_eq!(object["tree"][0]["children"], json!([d]));
}

#[test]
fn parse_says_how_far_pest_came_with_a_rule_without_a_language() {
    let nested = pest("a = { \"(\" ~ a ~ \")\" | \"x\" }\nraw = ${ PUSH(\"#\"*) ~ \"é\" ~ POP }\n");
    let run = lab(&["parse", &nested.path, "a", "((x)"]);
    assert_eq!((run.status, &*run.stdout), (1, ""));
    assert!(
        run.stderr.contains("not of the form a: nothing matches at the end of the text"),
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("the rule `a` is recursive: a → a"), "{}", run.stderr);
    let object = lab(&["parse", &nested.path, "raw", "##é#!", "--format", "jsonl"]).object();
    let told = json!({
        "input": "##é#!", "rule": "raw", "valid": false, "column": 4, "offset": 4,
        "character_offset": 3, "found": "#", "expected": null, "may_end": null, "open": [],
    });
    assert_eq!(object, told);
    assert_eq!(lab(&["parse", &nested.path, "raw", "##é##"]).status, 0);
}

#[test]
fn parse_keeps_within_the_limits() {
    let ambiguous = abnf("a = \"x\" a a / \"\"\n");
    let text = "x".repeat(300);
    let run = lab(&["parse", &ambiguous.path, "a", &text, "--max-states", "10000"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("the limit of states ended the work after 1000"), "{}", run.stderr);
}
