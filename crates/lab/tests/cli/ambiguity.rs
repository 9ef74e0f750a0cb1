//! Ambiguities that `abnf-lab ambiguity` and `abnf-lab lint` report.

use crate::{abnf, lab};
use serde_json::json;

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
