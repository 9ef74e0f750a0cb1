//! `abnf-lab`.

use crate::support::skipped;
use crate::{Temporary, command, file, lab, lab_with};
use serde_json::{Value, json};
use std::fs;
use std::process::Command;

const CHANGED: &str = "tests/data/ifragment.abnf";

/// A file whose name ends in `.pest`.
fn pest(content: &str) -> Temporary {
    let mut file = file("");
    file.path.push_str(".pest");
    fs::write(&file.path, content).unwrap();
    file
}

fn abnf(content: &str) -> Temporary {
    file(content)
}

fn of_rule<'o>(objects: &'o [Value], field: &str, rule: &str) -> &'o Value {
    objects.iter().find(|object| object[field] == rule).expect(rule)
}

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
fn ambiguity_finds_what_has_two_derivations() {
    let run = lab(&["ambiguity", "rfc3987"]);
    // Under each place, the trees.
    let places = run.stdout.lines().filter(|line| !line.starts_with(' '));
    assert_eq!((run.status, places.count()), (1, 4));
    assert!(run.stdout.starts_with("ihost: \"0.0.0.0\" is both `IPv4address` and `ireg-name`\n"));
    let both = abnf("r = *\"a\" *\"a\"\n");
    let object = lab(&["ambiguity", &both.path, "--format", "jsonl"]).object();
    assert_eq!((&object["kind"], &object["text"]), (&json!("concatenation"), &json!("a")));
    let run = lab(&["ambiguity", &abnf("r = *\"a\"\n").path]);
    assert_eq!((run.status, run.stderr.as_str()), (0, "abnf-lab: no string has two derivations\n"));
    assert_eq!(lab(&["ambiguity", "../../grammar/rfc3987.pest"]).status, 2);
}

#[test]
fn samples_are_of_their_rule_and_near_misses_are_not() {
    let sample = |more: &[&str]| {
        let run = lab(&[&["sample", "rfc3987", "IRI", "--format", "jsonl"], more].concat());
        assert_eq!(run.status, 0, "{}", run.stderr);
        let texts = run.objects().into_iter().map(|o| o["text"].as_str().unwrap().to_owned());
        texts.collect::<Vec<_>>()
    };
    let check = |texts: &[String]| {
        let arguments = ["coverage", "rfc3987", "--rule", "IRI", "-"];
        let run = lab_with(&arguments, (texts.join("\n") + "\n").as_bytes());
        let all = format!("{0} of {0} lines are of the form IRI\n", texts.len());
        (run.status, run.stdout.starts_with(&all))
    };
    let texts = sample(&["--count", "50", "--seed", "3"]);
    assert_eq!((texts.len(), check(&texts)), (50, (0, true)));
    assert_eq!(texts, sample(&["--count", "50", "--seed", "3"]));
    assert_ne!(texts, sample(&["--count", "50", "--seed", "4"]));
    assert_eq!(check(&sample(&["--boundary"])), (0, true));

    let run = lab(&["sample", "rfc3987", "dec-octet", "--near-misses", "--boundary"]);
    assert!(run.stdout.contains("\n\"256\"\n"), "{}", run.stdout);
    assert_eq!(lab(&["sample", "rfc3987", "scheme", "--near-misses"]).stdout.lines().count(), 10);
}

#[test]
fn all_strings_are_as_many_as_are_counted() {
    let run = lab(&["sample", "rfc3986", "dec-octet", "--all-up-to", "3"]);
    assert_eq!((run.status, run.stdout.lines().count()), (0, 256));
    let run = lab(&["sample", "rfc3986", "dec-octet", "--counts", "3"]);
    assert_eq!(run.stdout, "length  strings\n     0  0\n     1  10\n     2  90\n     3  156\n");
    let run = lab(&["sample", "rfc3987", "IRI", "--counts", "40", "--format", "jsonl"]);
    assert!(run.objects()[40]["count"].as_str().unwrap().len() > 100, "{}", run.stdout);
    assert_eq!(lab(&["sample", "rfc3987", "IRI", "--counts", "4", "--seed", "1"]).status, 2);
}

#[test]
fn coverage_names_what_is_missing_and_fills_it() {
    let corpus = file("a\n//a.example/\n");
    let run = lab(&["coverage", "rfc3987", "--rule", "IRI-reference", &corpus.path]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert!(
        run.stdout.starts_with("2 of 2 lines are of the form IRI-reference\n"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("\n  rule         IPv6address\n"), "{}", run.stdout);

    let arguments = ["coverage", "rfc3986", "--rule", "IPv4address", "--format", "jsonl"];
    let run = lab(&[&arguments[..], &[&file("0.0.0.0\n1.2.3\n").path]].concat());
    assert_eq!(run.status, 1);
    let objects = run.objects();
    assert_eq!(objects.last().unwrap(), &json!({"report": "total", "lines": 2, "accepted": 1}));
    let samples = objects.iter().filter(|object| object["report"] == "sample");
    let samples: Vec<_> = samples.map(|object| object["text"].as_str().unwrap()).collect();
    let all = file(format!("0.0.0.0\n{}", samples.join("\n")));
    let run = lab(&[&arguments[..], &[&all.path]].concat());
    assert_eq!(run.status, 0);
    let missing = |object: &Value| object["report"] == "point" && object["hits"] == 0;
    assert!(!run.objects().iter().any(missing), "{}", run.stdout);
    assert_eq!(lab(&["coverage", "../../grammar/rfc3986.pest", &corpus.path]).status, 2);
}

/// The characters of a rule that were exercised equally often are one entry.
#[test]
fn coverage_has_characters_as_ranges() {
    let grammar = file(
        "a = 1*( \"!\" / \"#\" / \"$\" / \"%\" / b / \"ab\" )\nb = %x30-34 / %x35-39 / %s\"x\"\n",
    );
    let corpus = file("!!\n%7\n");
    let run = lab(&["coverage", &grammar.path, &corpus.path]);
    let (counts, rest) = run.stdout.split_once("not exercised\n").unwrap();
    assert!(counts.contains("        2          2  rules\n"), "{counts}");
    assert!(counts.contains("        4          9  alternatives\n"), "{counts}");
    let listed = "  alternative  a: # $\n  alternative  a: `\"ab\"`\n  alternative  b: 0-4 x\n  range        \
                  b: 0-4\n\n";
    assert!(rest.starts_with(listed), "{rest}");
    let run = lab(&["coverage", &grammar.path, &corpus.path, "--format", "jsonl"]);
    let object = run.objects().into_iter().find(|object| object["what"] == "a: # $").unwrap();
    assert_eq!((&object["points"], &object["hits"]), (&json!(2), &json!(0)));
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
fn a_mistake_in_a_grammar_is_shown_at_its_place() {
    let broken = abnf("a = \"x\"\na = a / missing\n");
    let run = lab(&["ambiguity", &broken.path]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    let place = format!(
        "error: the rule `a` is already defined\n --> {}:2:1\n  |\n\
         2 | a = a / missing\n  | ^\n",
        broken.path
    );
    assert_eq!(run.stderr, place);
    let broken = pest("a = { \"x\" ~ ALPHA }\nb = { DIGIT ~ missing }\n");
    let run = lab(&["draw", "--as=page", &broken.path]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("the rule `missing` is not defined"), "{}", run.stderr);
    assert!(run.stderr.contains("2 | b = { DIGIT ~ missing }"), "{}", run.stderr);
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

#[test]
fn recursive_rules_are_sampled_as_deep_as_asked() {
    let list = abnf("list = \"(\" *item \")\"\nitem = ALPHA / list\n");
    let run = lab(&["sample", &list.path, "list", "--depth", "4", "--count", "5"]);
    assert_eq!((run.status, run.stdout.lines().count()), (0, 5), "{}", run.stderr);
    let run = lab(&["sample", &list.path, "list", "--uniform", "4", "--count", "5"]);
    assert_eq!((run.status, run.stdout.lines().count()), (0, 5), "{}", run.stderr);
    let run = lab(&["sample", &list.path, "list", "--counts", "3"]);
    assert_eq!(run.stdout, "length  strings\n     0  0\n     1  0\n     2  1\n     3  52\n");
}

#[test]
fn an_ambiguity_is_shown_by_two_trees_side_by_side() {
    let sums = abnf("sum = sum \"+\" sum / DIGIT\n");
    let run = lab(&["ambiguity", &sums.path]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    assert!(run.stdout.contains("  sum \"0+0+0\""), "{}", run.stdout);
    let object = lab(&["ambiguity", &sums.path, "--format", "jsonl"]).object();
    assert_eq!((&object["sentence"], &object["up_to"]), (&json!("0+0+0"), &json!(5)));
    assert_ne!(object["trees"][0], object["trees"][1]);
}

/// Rules that were not searched are named, in every form of the output.
#[test]
fn ambiguity_names_the_rules_that_it_leaves_out() {
    let left_out = "abnf-lab: not searched: s, p: the rule `p` needs the prose value `<any text>`, which \
                    has no meaning here\n";
    let prose = abnf("s = a / p\na = \"x\" / %x78\np = <any text>\n");
    let run = lab(&["ambiguity", &prose.path]);
    assert_eq!((run.status, run.stderr.as_str()), (1, left_out));
    assert_eq!(run.stdout, "a: \"x\" is both `\"x\"` and `%s\"x\"`\n");
    let run = lab(&["ambiguity", &prose.path, "--format", "jsonl"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, left_out));
    assert_eq!((&run.object()["rule"], &run.object()["sentence"]), (&json!("a"), &json!(null)));
    let run = lab(&["ambiguity", &prose.path, "--rule", "a"]);
    assert!(run.stdout.contains("\n  a \"x\""), "{}", run.stdout);
    let plain = abnf("s = a / p\na = \"x\"\np = <any text>\n");
    let run = lab(&["ambiguity", &plain.path]);
    let none = format!("{left_out}abnf-lab: no string of the other rules has two derivations\n");
    assert_eq!((run.status, run.stderr), (1, none));
    let all = abnf("s = p\np = <any text>\n");
    let run = lab(&["ambiguity", &all.path]);
    assert_eq!((run.status, run.stderr.as_str()), (2, left_out));
}

/// A recursive grammar is not reported as free of ambiguity, in any form.
#[test]
fn lint_says_how_far_it_looked_for_ambiguities() {
    let sums = abnf("sum = sum \"+\" sum / DIGIT\n");
    let run = lab(&["lint", &sums.path]);
    let found = "note[ambiguous]: sum: \"0+0+0\" can be divided in two ways between `sum` and `\"+\" \
                 sum`; texts up to length 5 were examined\n";
    assert_eq!((run.status, run.stdout), (0, format!("{}:1:1: {found}", sums.path)));
    let run = lab(&["lint", &sums.path, "--up-to", "2", "--format", "jsonl"]);
    let (object, why) = (run.object(), "ambiguity was not examined beyond texts of length 2");
    assert_eq!((&object["kind"], run.status), (&json!("not-examined"), 0));
    assert!(object["message"].as_str().unwrap().starts_with(why), "{object}");
    assert_eq!(lab(&["lint", &sums.path, "--fail-on", "note"]).status, 1);
}

#[test]
fn a_recursive_rule_that_is_not_regular_is_named_with_its_cycle() {
    let recursive = abnf("a = \"(\" b\nb = *c\nc = a\n");
    let run = lab(&["draw", &recursive.path, "a", "--as", "dot"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("the rule `a` is recursive: a → b → c → a"), "{}", run.stderr);
}

#[test]
fn a_mistake_in_a_fragment_is_shown_in_the_fragment() {
    let fragment = abnf("; one\nifragment = nothing / |\n");
    let run = lab(&["draw", "--as=page", "rfc3987", "--overlay", &fragment.path]);
    assert_eq!(run.status, 2);
    let place = format!(" --> {}:2:23\n", fragment.path);
    assert!(run.stderr.contains(&place), "{}", run.stderr);
    assert_eq!(
        lab(&["draw", "--as=page", "../../grammar/rfc3987.pest", "--overlay", CHANGED]).status,
        2
    );
}

#[test]
fn what_cannot_be_read_is_said() {
    let run = lab(&["diff", "--all", "rfc39877", "rfc3987"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("the built-in grammars are rfc3986, rfc3987,"), "{}", run.stderr);
    let run = lab(&["draw", "--as=page", &abnf("; nothing\n").path]);
    assert!(run.status == 2 && run.stderr.ends_with(": there is no rule\n"), "{}", run.stderr);
    let run = lab(&["sample", "rfc3987", "ihots"]);
    assert!(run.status == 2 && run.stderr.contains("'ihost'"), "{}", run.stderr);
    assert_eq!(lab(&["diff", "--all", "rfc3987"]).status, 2);
    let corpus = ["--corpus", "no such file"];
    assert_eq!(lab(&[&["diff", "rfc3986", "rfc3987"], &corpus[..]].concat()).status, 2);
}

const WINDOW: &str = "tests/data/window.abnf";

#[test]
fn beyond_a_limit_the_rule_is_named_and_others_are_answered() {
    let limits = [
        ("--max-states=5000", "the limit of states"),
        ("--max-memory=1", "the limit of memory"),
        ("--timeout=0.05", "the limit of time"),
    ];
    // Rules with the same definition need no automaton.
    let other = abnf("large = *( \"b\" / \"a\" ) \"a\" 30( \"a\" / \"b\" )\n");
    for (limit, named) in limits {
        let commands: [&[&str]; 6] = [
            &["sample", WINDOW, "large"],
            &["parse", WINDOW, "large", "abc"],
            &["draw", WINDOW, "large", "--as", "dot"],
            &["diff", "--all", WINDOW, &other.path],
            &["diff", WINDOW, &other.path],
            &["ambiguity", WINDOW],
        ];
        for command in commands {
            let run = lab(&[command, &[limit]].concat());
            assert_eq!(run.status, 2, "{command:?} {limit}: {}", run.stdout);
            assert!(run.stderr.contains(&format!("`large`: {named} ended")), "{}", run.stderr);
        }
        let run = lab(&["sample", WINDOW, "small", limit]);
        assert_eq!(run.status, 0, "{}", run.stderr);
    }
    assert_eq!(lab(&["sample", WINDOW, "small", "--timeout=-1"]).status, 2);
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_work_at_once() {
    use std::os::unix::process::ExitStatusExt;
    // A shell has what it runs in the background ignore interrupts, and all that begins there.
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    if ignored & 0b10 != 0 {
        return skipped("interrupts are ignored where this runs");
    }
    let mut child = Command::new(env!("CARGO_BIN_EXE_abnf-lab"))
        .args(["sample", WINDOW, "large", "--max-states=0", "--timeout=0"])
        .spawn()
        .expect("the program");
    std::thread::sleep(std::time::Duration::from_millis(300));
    // `kill` of the shell: a small system has no program of this name.
    let kill = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
    assert_eq!(child.wait().expect("a status").signal(), Some(2));
}

#[test]
fn the_line_of_a_mistake_is_escaped_and_the_place_under_what_it_is_about() {
    let mistakes = file("a = \"\u{1}x\u{202e}\" /\r\n\tb\u{ad} = / \"é\"\r\n");
    let run = lab(&["diff", "--all", &mistakes.path, "a"]);
    assert!(run.stderr.contains("a = \"\\u{1}x\\u{202e}"), "{}", run.stderr);
    let undefined = file("a = \"\u{ad}\" b\n");
    let run = lab(&["diff", "--all", &undefined.path, "a"]);
    let drawn = "1 | a = \"\\u{ad}\" b\n  |      ^^^^^^\n";
    assert!(run.stderr.contains(drawn), "{}", run.stderr);
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
        let run = lab(arguments);
        let told = run.stdout + &run.stderr;
        // The rows of tables have numbers before what they count, and are indented.
        let lines = told.lines().filter(|line| !line.starts_with(' '));
        let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
        for pair in words.windows(2).filter(|pair| pair[0] == "1") {
            let thing = pair[1].trim_end_matches([',', ';', ':', '.']);
            assert!(!thing.ends_with('s') || thing == "is", "{arguments:?}: {told}");
        }
    }
}

/// A heading has something below it.
#[test]
fn coverage_has_no_empty_headings() {
    let (grammar, corpus) = (abnf("s = \"b\"\n"), abnf("c\n"));
    let run = lab(&["coverage", &grammar.path, &corpus.path]);
    assert!(run.stdout.starts_with("0 of 1 line is of the form s\n"), "{}", run.stdout);
    assert!(run.stdout.contains("\nstrings for these\n  \""), "{}", run.stdout);
    let corpus = abnf("b\nB\n");
    let run = lab(&["coverage", &grammar.path, &corpus.path]);
    assert!(run.stdout.ends_with("ranges\n"), "{}", run.stdout);
    let run = lab(&["parse", "rfc8141", "nosuchrule", "x"]);
    assert!(run.stderr.contains("similar: pchar, NSS; 16 more rules"), "{}", run.stderr);
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

/// A rule with more repetitions than are read is named, and the others are answered.
#[test]
fn a_rule_beyond_the_limits_of_the_reader_is_named() {
    let grammar = abnf("s = \"x\"\nr = *1023s\n");
    let run = lab(&["parse", &grammar.path, "s", "x"]);
    assert_eq!(run.status, 0);
    assert!(run.stderr.contains(":2:1: the rule `r` has more than 1000 repetitions; rules that"));
}

/// Help and version are results, too.
#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_an_error() {
    for arguments in [&["--version"][..], &["--help"], &["lint", "-h"], &["lint", "rfc3987"]] {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let output = command(arguments).stdout(full).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
        assert!(told.starts_with("abnf-lab: cannot write the output: "), "{arguments:?}: {told}");
    }
}
