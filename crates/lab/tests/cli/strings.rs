//! Strings that `abnf-lab sample` writes, and strings that `abnf-lab coverage` reads.

use crate::{abnf, file, lab, lab_with};
use serde_json::{Value, json};

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
fn recursive_rules_are_sampled_as_deep_as_asked() {
    let list = abnf("list = \"(\" *item \")\"\nitem = ALPHA / list\n");
    let run = lab(&["sample", &list.path, "list", "--depth", "4", "--count", "5"]);
    assert_eq!((run.status, run.stdout.lines().count()), (0, 5), "{}", run.stderr);
    let run = lab(&["sample", &list.path, "list", "--uniform", "4", "--count", "5"]);
    assert_eq!((run.status, run.stdout.lines().count()), (0, 5), "{}", run.stderr);
    let run = lab(&["sample", &list.path, "list", "--counts", "3"]);
    assert_eq!(run.stdout, "length  strings\n     0  0\n     1  0\n     2  1\n     3  52\n");
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
