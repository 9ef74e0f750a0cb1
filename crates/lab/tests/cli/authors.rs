//! `abnf-lab` for authors of standards: what changed and why, cases to publish, other notations.

use crate::support::skipped;
use crate::{file, lab, lab_with};
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Stdio};

fn cases(arguments: &[&str]) -> Vec<Value> {
    let run = lab(&[&["vectors"], arguments, &["--format", "jsonl"]].concat());
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let objects = run.objects().into_iter();
    objects.filter(|object| object["report"] == "case").collect()
}

#[test]
fn diff_tells_causes_from_followers() {
    let run = lab(&["diff", "rfc3987", "../../grammar/abnf/rfc3987bis.abnf", "--format", "jsonl"]);
    let objects = run.objects();
    let rule = |name: &str| objects.iter().find(|object| object["old"] == name).unwrap();
    assert_eq!(
        (&rule("iprivate")["cause"], &rule("iquery")["cause"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(rule("iquery")["follows"], json!(["iprivate"]));
    assert!(rule("iprivate")["new_text"].as_str().unwrap().contains("%xE0000-E0FFF"));
    let run = lab(&["diff", "rfc3987", "../../grammar/abnf/rfc3987bis.abnf"]);
    assert!(run.stdout.contains("\n  follows  iprivate\n"), "{}", run.stdout);
    let twin = "\npct-form is only in the new grammar; pct-encoded accepts the same\n";
    assert!(run.stdout.contains(twin), "{}", run.stdout);
}

#[test]
fn diff_shows_both_definitions_beside_each_other() {
    let [old, new] = ["a = \"x\" ; one\n  / \"y\"\n", "a = \"x\" / \"z\"\n"].map(file);
    let run = lab(&["diff", &old.path, &new.path]);
    let shown = "\na\n  only in new  \"z\"\n  only in old  \"y\"\n  gained       Z z\n  \
                 lost         Y y\n  \
                 old            new\n  a = \"x\" ; one  a = \"x\" / \"z\"\n    / \"y\"\n";
    assert!(run.stdout.contains(shown), "{}", run.stdout);
}

#[test]
fn diff_writes_errata() {
    let corpus = file("http://a/#b\n\nhttp://a/#b#c\n");
    let overlay = ["--overlay", "tests/data/ifragment.abnf"];
    let arguments =
        ["diff", "rfc3987", "--markdown", "--corpus", &corpus.path, "--rule", "IRI-reference"];
    let run = lab(&[&arguments[..], &overlay].concat());
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    for part in [
        "# Changes from `rfc3987` to `rfc3987 with tests/data/ifragment.abnf`\n",
        "\n## `ifragment`\n\nOriginal text:\n\n```abnf\nifragment      = *( ipchar / \"/\" / \"?\" )\n",
        "\nIt should say:\n\n```abnf\nifragment = *( ipchar / \"/\" / \"?\" / \"#\" )\n```\n",
        "- It accepts more: for example `\"#\"`\n",
        "  - `IRI`: now also `\"a:##\"`\n",
        "\n| 3 | 2 | 0 | 1 | 0 |\n",
        "\n- line 3: `\"http://a/#b#c\"`\n",
    ] {
        assert!(run.stdout.contains(part), "{part}\n{}", run.stdout);
    }
}

#[test]
fn diff_compares_one_rule_under_two_names() {
    let arguments = ["diff", "--all", "rfc3986", "rfc3987", "--rule", "scheme"];
    let run = lab(&arguments);
    assert_eq!((run.status, run.stdout.lines().count()), (0, 1), "{}", run.stdout);
    let run = lab(&["diff", "--all", "rfc3986", "rfc3987", "--map", "URI=IRI", "--rule", "URI"]);
    assert_eq!(run.status, 1);
    assert!(run.stdout.starts_with("URI = IRI "), "{}", run.stdout);
    assert!(run.stdout.contains("differs"), "{}", run.stdout);
    assert_eq!(lab(&["diff", "--all", "rfc3986", "rfc3987", "--map", "URI=none"]).status, 2);
    assert_eq!(lab(&["diff", "--all", "rfc3986", "rfc3987", "--rule", "none"]).status, 2);
}

#[test]
fn vectors_say_how_to_make_them_again() {
    let grammar = file("a = 1*2DIGIT\n");
    let run = lab(&["vectors", &grammar.path, "--seed", "3", "--format", "jsonl"]);
    let head = &run.objects()[0];
    assert_eq!((&head["rule"], &head["seed"]), (&json!("a"), &json!(3)));
    // The output of `sha256sum` for the file.
    assert_eq!(head["sha256"].as_str().unwrap().len(), 64);
    if let Ok(sum) = Command::new("sha256sum").arg(&grammar.path).output() {
        let sum = String::from_utf8(sum.stdout).unwrap();
        assert!(sum.starts_with(head["sha256"].as_str().unwrap()), "{sum}");
    } else {
        skipped("there is no sha256sum");
    }
    assert_eq!(
        run.stdout,
        lab(&["vectors", &grammar.path, "--seed", "3", "--format", "jsonl"]).stdout
    );
}

#[test]
fn vectors_are_written_as_cases_of_conformance() {
    let run = lab(&["vectors", "rfc3987", "IRI", "--as", "conformance"]);
    let cases = run.objects();
    assert!(cases.len() > 150, "{}", cases.len());
    for case in cases {
        assert_eq!(
            (&case["kind"], &case["grammar"], &case["rule"]),
            (&json!("valid"), &json!("rfc3987"), &json!("IRI"))
        );
        assert!(
            case["id"].is_string() && case["input"].is_string() && case["expected"].is_boolean(),
            "{case}"
        );
    }
}

#[test]
fn vectors_are_written_as_the_suite_of_json_schema_has_them() {
    let run = lab(&["vectors", "rfc3986", "URI", "--as", "json-schema"]);
    let suite: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(suite[0]["schema"]["format"], "uri");
    let tests = suite[0]["tests"].as_array().unwrap();
    let names: std::collections::BTreeSet<_> =
        tests.iter().map(|test| test["description"].as_str().unwrap()).collect();
    assert_eq!(names.len(), tests.len());
    assert!(names.iter().all(|name| name.chars().count() < 150));
    assert!(tests.iter().any(|test| test["data"] == ":" && test["valid"] == false));
    let run = lab(&["vectors", "rfc3986", "port", "--as", "json-schema"]);
    let suite: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(suite[0]["schema"]["pattern"], "^[0-9]*$");
}

/// Compares the cases of a rule with its regular expression in another engine.
fn held_against(program: &str, script: &str, grammar: &str, rule: &str) {
    let expression = lab(&["export", grammar, rule, "--as", "regex"]);
    assert_eq!((expression.status, expression.stderr.as_str()), (0, ""));
    let cases = cases(&[grammar, rule, "--edits", "200"]);
    let tests: Vec<Value> = cases.iter().map(|case| json!([case["text"], case["valid"]])).collect();
    let input = json!({"expression": expression.stdout.trim_end(), "tests": tests}).to_string();
    let child = Command::new(program)
        .args([if program == "node" { "-e" } else { "-c" }, script])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut child) = child else { return skipped(format!("there is no {program}")) };
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let wrong = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{program}");
    assert_eq!(wrong.trim(), "wrong: []", "{program} {grammar} {rule}");
}

const RULES: [(&str, &str); 4] = [
    ("rfc3986", "URI"),
    ("rfc3987", "IRI-reference"),
    ("rfc3986", "IPv6address"),
    ("../../grammar/abnf/leiri.abnf", "ihost"),
];

#[test]
fn python_reads_the_regular_expressions() {
    let script = "import json, re, sys, warnings\n\
                  warnings.simplefilter('error')\n\
                  given = json.load(sys.stdin)\n\
                  expression = re.compile(given['expression'])\n\
                  found = [(t, v) for t, v in given['tests'] if bool(expression.fullmatch(t)) != v]\n\
                  print('wrong:', found)\n";
    for (grammar, rule) in RULES {
        held_against("python3", script, grammar, rule);
    }
}

#[test]
fn javascript_reads_the_regular_expressions() {
    let script = "const given = JSON.parse(require('fs').readFileSync(0, 'utf8'));\n\
                  const expression = new RegExp(given.expression, 'u');\n\
                  const found = given.tests.filter(([t, v]) => expression.test(t) !== v);\n\
                  console.log('wrong: ' + JSON.stringify(found));\n";
    for (grammar, rule) in RULES {
        held_against("node", script, grammar, rule);
    }
}

#[test]
fn export_reports_strings_that_pest_reads_differently() {
    let grammar = file("a = \"(\" [ a ] *%s\"x\" %s\"x)\"\n");
    let run = lab(&["export", &grammar.path, "--as", "pest", "--up-to", "3"]);
    let told = "abnf-lab: pest reads a differently: \"(x)\"\n\
                abnf-lab: of recursive rules, texts up to length 3 were compared\n";
    assert_eq!((run.status, &*run.stderr), (1, told));
    let grammar = file("a = *( \"x\" / \"y\" ) \"x\"\nb = b \"-\" b / \"y\"\n");
    let run = lab(&["export", &grammar.path, "--as", "pest"]);
    assert_eq!(run.status, 1);
    for told in [
        "abnf-lab: written from the automaton, without the rules in it: a\n",
        "abnf-lab: not written: b: pest rejects it: rule b is left-recursive",
    ] {
        assert!(run.stderr.contains(told), "{}", run.stderr);
    }
    let run = lab(&["export", "rfc3987", "--as", "pest"]);
    assert_eq!((run.status, &*run.stderr), (0, ""));
    let recursive = "tests/data/recursive.abnf";
    let run = lab(&["export", recursive, "--as", "ebnf", "--up-to", "4"]);
    let told = "abnf-lab: of recursive rules, texts up to length 4 were compared\n";
    assert_eq!((run.status, &*run.stderr), (0, told));
    assert_eq!(lab(&["export", recursive, "list", "--as", "regex"]).status, 2);
}

#[test]
fn a_rule_that_is_not_there_is_told_with_its_grammar_and_its_argument() {
    let of = |grammar: &str| format!("the grammar {grammar} has no rule of this name");
    let cases: [(&[&str], &str, &str, &str); 6] = [
        (&["vectors", "rfc3986", "hosts"], "'hosts' for '[RULE]'", "rfc3986", "exists: 'host'"),
        (&["vectors", "rfc3986", "qqqq"], "'qqqq' for '[RULE]'", "rfc3986", "none of which"),
        (&["export", "rfc3986", "qqqq", "--as", "regex"], "for '[RULE]'", "rfc3986", "none of"),
        (&["ambiguity", "rfc3986", "--rule", "hosts"], "for '--rule <RULE>'", "rfc3986", "'host'"),
        (
            &["diff", "--all", "rfc3986", "rfc3987", "--map", "hosts=host"],
            "'hosts' for",
            "rfc3986",
            "'host'",
        ),
        (
            &["diff", "--all", "rfc3986", "rfc3987", "--map", "URI=host"],
            "'host' for",
            "rfc3987",
            "'ihost'",
        ),
    ];
    for (arguments, which, grammar, similar) in cases {
        let run = lab(&[arguments].concat());
        assert_eq!((run.status, &*run.stdout), (2, ""), "{arguments:?}");
        for part in [which, &of(grammar), similar] {
            assert!(run.stderr.contains(part), "{arguments:?}: {part}\n{}", run.stderr);
        }
        assert!(!run.stderr.contains("'and "), "{}", run.stderr);
    }
}

#[test]
fn a_grammar_of_pest_is_told_as_its_author_writes_it() {
    let spaced = file("a = { \"a\"* ~ \"a\" }\nWHITESPACE = _{ \" \" }\nCOMMENT = _{ \"#\" }\n");
    let pest = format!("pest:{}", spaced.path);
    let run = lab(&["ambiguity", &pest]);
    assert_eq!(
        (run.status, &*run.stdout, &*run.stderr),
        (2, "", "abnf-lab: only a grammar in ABNF can be asked for ambiguities\n")
    );
    let plain = file("a = 1*\"a\"\n");
    let run = lab(&["diff", "--all", &plain.path, &pest, "--rule", "a"]);
    assert!(run.stdout.contains("`\"a\"*`"), "{}", run.stdout);
    assert!(!run.stdout.contains("implicit"), "{}", run.stdout);
}

#[test]
fn renames_are_prose_in_a_change_log() {
    let run = lab(&["diff", "rfc3986", "rfc3987", "--markdown"]);
    assert!(run.stdout.contains("`userinfo`, now `iuserinfo`"), "{}", run.stdout);
    assert!(!run.stdout.contains("userinfo, now"), "{}", run.stdout);
}

#[test]
fn descriptions_for_json_schema_end_with_a_word() {
    let run = lab(&["vectors", "rfc3987", "IRI", "--as", "json-schema"]);
    let suite: Value = serde_json::from_str(&run.stdout).unwrap();
    let tests = suite[0]["tests"].as_array().unwrap().iter();
    let described: Vec<&str> = tests.map(|it| it["description"].as_str().unwrap()).collect();
    let (cut, _): (Vec<&str>, Vec<&str>) = described.iter().partition(|it| it.contains('…'));
    assert!(!cut.is_empty());
    assert!(described.iter().all(|it| it.chars().count() < 150), "{described:?}");
    assert!(cut.iter().all(|it| !it.contains(" …") && !it.contains(";…")), "{cut:?}");
}

#[test]
fn standard_input_may_be_named_twice() {
    let run = lab_with(&["diff", "--all", "-", "-"], b"a = \"x\"\n");
    assert_eq!((run.status, &*run.stderr), (0, "abnf-lab: 1 rule, all equal\n"), "{}", run.stdout);
    let overlay = file("a = \"y\"\n");
    let run = lab_with(&["diff", "--all", "-", "--overlay", &overlay.path], b"a = \"x\"\n");
    assert_eq!(run.status, 1, "{}", run.stderr);
}

#[test]
fn no_strings_are_what_was_asked_for() {
    let run = lab(&["sample", "rfc3986", "host", "--count", "0"]);
    assert_eq!((run.status, &*run.stdout, &*run.stderr), (0, "", ""));
}

#[test]
fn beyond_a_limit_every_command_names_the_options() {
    const WINDOW: &str = "tests/data/window.abnf";
    let commands: [&[&str]; 3] = [
        &["draw", WINDOW, "large", "--as", "dot"],
        &["export", WINDOW, "large", "--as", "regex"],
        &["ambiguity", WINDOW],
    ];
    for command in commands {
        let run = lab(&[command, &["--max-states=5000"]].concat());
        assert_eq!(run.status, 2, "{command:?}: {}", run.stdout);
        let told = "--max-states, --max-memory and --timeout set the limits";
        assert!(run.stderr.contains(told), "{command:?}: {}", run.stderr);
    }
}
