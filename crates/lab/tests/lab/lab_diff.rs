//! Why rules changed, and how they were renamed.

use crate::documents::document;
use abnf_lab::{Budget, Change, Diff, LabGrammar, Proof, Renamed, RuleDiff, URI_TO_IRI};

fn grammar(abnf: &str) -> LabGrammar {
    LabGrammar::from_abnf(abnf).expect(abnf)
}

fn of<'d>(diff: &'d Diff<'_>, name: &str) -> &'d RuleDiff {
    diff.rules.iter().find(|rule| rule.old_name.as_deref() == Some(name)).expect(name)
}

fn followed<'d>(diff: &'d Diff<'_>, name: &str) -> Vec<&'d str> {
    let follows = of(diff, name).follows.iter();
    follows.filter_map(|&at| diff.rules[at].new_name.as_deref()).collect()
}

#[test]
fn rfc3987bis_changed_ireg_name_and_iprivate_and_the_others_follow() {
    let (old, new) = (document("rfc3987").abnf(), document("rfc3987bis").abnf());
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    let causes = diff.rules.iter().filter(|rule| rule.is_cause);
    let causes: Vec<_> = causes.filter_map(|rule| rule.old_name.as_deref()).collect();
    assert_eq!(causes, ["ireg-name", "iprivate"]);
    assert_eq!(followed(&diff, "ihost"), ["ireg-name"]);
    assert_eq!(followed(&diff, "iquery"), ["iprivate"]);
    assert_eq!(followed(&diff, "IRI"), ["ireg-name", "iprivate"]);
    assert!(diff.rules.iter().all(|rule| rule.change != Change::Equal || rule.follows.is_empty()));
    let text = of(&diff, "iprivate").new_text.clone().expect("a rule");
    assert!(text.starts_with("iprivate ") && text.contains("%xE0000-E0FFF"), "{text}");
}

#[test]
fn what_is_only_written_otherwise_is_no_cause() {
    let old = grammar("a = b / \"-\"\nb = \"x\" / \"y\"\nc = a b\n");
    let new = grammar("a = \"-\" / b\nb = \"y\" / \"z\"\nc = a b\n");
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    assert!(of(&diff, "a").is_rewritten && !of(&diff, "a").is_cause);
    assert_eq!((followed(&diff, "a"), followed(&diff, "c")), (vec!["b"], vec!["b"]));
    assert!(of(&diff, "b").is_cause && !of(&diff, "c").is_rewritten);
}

#[test]
fn a_rule_can_be_a_cause_and_follow_another() {
    let old = grammar("a = 1*b\nb = \"x\"\n");
    let new = grammar("a = *b\nb = \"y\"\n");
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    assert!(of(&diff, "a").is_cause);
    assert_eq!(followed(&diff, "a"), ["b"]);
}

/// The definitions of the causes alone lead from the old grammar to the new one.
#[test]
fn definitions_that_change_together_are_all_causes() {
    let names = |old: &str, new: &str| -> Vec<String> {
        let (old, new) = (grammar(old), grammar(new));
        let diff = Diff::of(&old, &new, &[]).expect("languages");
        let causes = diff.rules.iter().filter(|rule| rule.is_cause);
        causes.filter_map(|rule| rule.new_name.clone()).collect()
    };
    // With the new `b` alone, `a` would accept "x", too.
    assert_eq!(names("a = \"x\" / b\nb = \"x\"\n", "a = b\nb = \"y\"\n"), ["a", "b"]);
    // With the new `b` alone, `a` would accept "y".
    assert_eq!(names("a = b\nb = \"x\"\n", "a = \"x\"\nb = \"y\"\n"), ["a", "b"]);
    // The old definition of `a` makes what the new one does.
    let (old, new) = ("a = b / \"y\"\nb = \"x\"\n", "a = b\nb = \"x\" / \"y\"\n");
    assert_eq!(names(old, new), ["b"]);
    // A rule that only the old or the new grammar has stands for its definition.
    let (old, new) = ("a = 1*c\nb = \"x\"\nc = b b\n", "a = 1*( b b )\nb = \"y\"\n");
    assert_eq!((names(old, new), names(new, old)), (vec!["b".to_owned()], vec!["b".to_owned()]));
    // Recursive rules.
    let (old, new) =
        ("a = \"x\" / b / \"(\" a \")\"\nb = \"x\"\n", "a = b / \"(\" a \")\"\nb = \"y\"\n");
    assert_eq!(names(old, new), ["a", "b"]);
}

/// What takes long is not computed where both grammars write it the same.
#[test]
fn rules_that_are_written_the_same_are_not_computed() {
    let large = "r = 1000( 1000( 1000\"a\" ) )\n";
    let (old, new) =
        (grammar(&format!("s = \"x\"\n{large}")), grammar(&format!("s = \"y\"\n{large}")));
    let budget = Budget::unlimited().states(10_000);
    let diff = Diff::mapped(&old, &new, &[], &[], &budget).expect("within the budget");
    assert_eq!(of(&diff, "r").change, Change::Equal);
    assert!(of(&diff, "s").is_cause);
}

#[test]
fn a_grammar_of_pest_can_change_by_the_order_of_its_words_alone() {
    let old = grammar("a = \"a\" / \"ab\"\n");
    let new = LabGrammar::from_pest("a = { ^\"a\" | ^\"ab\" }").expect("pest");
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    assert!(of(&diff, "a").is_cause, "{:?}", diff.rules);
}

#[test]
fn definitions_are_those_of_the_author() {
    let old = grammar("  a =  \"x\" ; why\n     /  \"y\"\n\n  b = a\n");
    let new = grammar("a = \"x\"\nb = a\na =/ \"z\"\n");
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    assert_eq!(of(&diff, "a").old_text.as_deref(), Some("a =  \"x\" ; why\n   /  \"y\""));
    // `=/` adds alternatives elsewhere.
    let more = grammar("a =  \"x\"\nb = a\na =/ \"z\"\n");
    let less = grammar("a =  \"x\"\nb = a\n");
    let diff = Diff::of(&less, &more, &[]).expect("languages");
    assert_eq!(of(&diff, "a").old_text.as_deref(), Some("a =  \"x\""));
    assert_eq!(of(&diff, "a").new_text.as_deref(), Some("a =  \"x\"\na =/ \"z\""));
}

/// A fragment that adds alternatives leaves the text of the document as it is.
#[test]
fn a_fragment_that_adds_alternatives_keeps_the_old_text() {
    let text = "a = %x78 ; why\n    / \"y\"\n";
    let (old, new) = (grammar(text), LabGrammar::from_abnf_with(text, "A =/ b\nb = \"z\"\n"));
    let new = new.expect("ABNF");
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    assert_eq!(of(&diff, "a").old_text.as_deref(), Some("a = %x78 ; why\n    / \"y\""));
    assert_eq!(of(&diff, "a").new_text.as_deref(), Some("a = %x78 ; why\n    / \"y\"\nA =/ b"));
}

/// pct-form of RFC 3987's ancestors is pct-encoded.
#[test]
fn a_rule_with_another_name_is_found_by_its_language() {
    let old = grammar("a = 1*( %x61-7A / pct-form )\npct-form = \"%\" HEXDIG HEXDIG\n");
    let new = grammar("a = 1*( %x61-7A / pct-encoded )\npct-encoded = \"%\" 2HEXDIG\n");
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    let pct = of(&diff, "pct-form");
    assert_eq!(pct.new_name.as_deref(), Some("pct-encoded"));
    assert_eq!(pct.renamed, Some(Renamed::SameLanguage));
    assert!(!of(&diff, "a").is_rewritten);
}

#[test]
fn the_names_of_rfc3987_are_found_without_being_told() {
    let (old, new) = (document("rfc3986").abnf(), document("rfc3987").abnf());
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    for (uri, iri) in URI_TO_IRI {
        assert_eq!(of(&diff, uri).new_name.as_deref(), Some(*iri), "{uri}");
    }
    let causes = diff.rules.iter().filter(|rule| rule.is_cause);
    let causes: Vec<_> = causes.filter_map(|rule| rule.old_name.as_deref()).collect();
    assert!(causes.contains(&"query") && !causes.contains(&"URI"), "{causes:?}");
}

#[test]
fn rules_that_have_nothing_in_common_are_no_renaming() {
    let diff = [grammar("a = \"x\" b\nb = 3DIGIT\n"), grammar("a = \"x\" c\nc = *ALPHA \".\"\n")];
    let diff = Diff::of(&diff[0], &diff[1], &[]).expect("languages");
    assert_eq!(of(&diff, "b").change, Change::Removed);
}

#[test]
fn one_rule_is_compared_under_two_names() {
    let (uri, iri) = (document("rfc3986").abnf(), document("rfc3987").abnf());
    let proof = Proof::mapped(
        &uri,
        &iri,
        &[("port", "port"), ("host", "ihost")],
        &["host"],
        &Budget::unlimited(),
    );
    let proof = proof.expect("rules");
    assert_eq!((proof.rules.len(), &*proof.rules[0].name), (1, "host"));
    assert!(!proof.holds());
    assert!(Proof::mapped(&uri, &iri, &[], &["nosuch"], &Budget::unlimited()).is_err());
}

#[test]
fn lines_of_a_corpus_are_numbered() {
    let (old, new) = (grammar("a = 1*%x61-7A\n"), grammar("a = 1*%x61-62\n"));
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    let found = diff.corpus("a", "a", ["ab", "xy", "b", "z"], 1).expect("rules");
    assert_eq!((found.lost_examples, found.lost_lines), (vec!["xy".to_owned()], vec![2]));
}

#[test]
fn witnesses_are_letters_where_there_is_one() {
    let diff = [document("rfc3986").abnf(), document("rfc3987").abnf()];
    let diff = Diff::of(&diff[0], &diff[1], URI_TO_IRI).expect("languages");
    let Change::Changed { gained, .. } = &of(&diff, "pchar").change else { panic!() };
    assert_eq!(gained.as_deref(), Some("é"));
}

/// Text after or around a recursive rule is equal only if the rule is.
#[test]
fn what_is_written_the_same_is_equal_if_what_it_refers_to_is() {
    let old = grammar("a = \"(\" [a] \")\" d\nb = a\nc = \"[\" [c] \"]\"\nd = 1*\"x\"\n");
    let new = grammar("a = \"(\" [a] \")\" d\nb = a\nc = \"[\" [c] \"]\"\nd = \"x\" *\"x\"\n");
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    assert!(diff.rules.iter().all(|rule| rule.change == Change::Equal && rule.up_to.is_none()));
    let new = grammar("a = \"(\" [a] \")\" d\nb = a\nc = \"[\" [c] \"]\"\nd = \"x\"\n");
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    let [a, b, c, d] = &diff.rules[..] else { panic!() };
    for rule in [a, b, d] {
        assert!(matches!(rule.change, Change::Changed { lost: Some(_), .. }), "{rule:?}");
    }
    assert_eq!(
        (&c.change, a.is_cause, b.is_cause, d.is_cause),
        (&Change::Equal, false, false, true)
    );
    assert_eq!((&a.follows, &b.follows), (&vec![3], &vec![3]));
}

/// A rule that is regular on one side only.
#[test]
fn a_regular_rule_is_compared_with_a_recursive_one_up_to_a_length() {
    let old = grammar("a = *\"x\"\n");
    let new = grammar("a = [\"x\" a] *\"x\" / a a\n");
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    assert_eq!(diff.rules[0].change, Change::NoDifference);
    assert!(diff.rules[0].up_to > Some(5) && !diff.rules[0].is_cause);
    // Such rules are not renamed for certain.
    let new = grammar("b = [\"x\" b] *\"x\" / b b\n");
    let diff = Diff::of(&old, &new, &[]).expect("languages");
    assert!(diff.rules.iter().all(|rule| rule.renamed != Some(Renamed::SameLanguage)));
    assert!(diff.rules.iter().all(|rule| rule.same_as.is_none()));
}

/// For a rule that is not regular, both directions are compared up to the same length.
#[test]
fn a_witness_of_one_direction_does_not_end_the_other() {
    let old = LabGrammar::from_abnf("s = \"(\" s \")\" / \"a\" / 12\"b\"\n").unwrap();
    let new = LabGrammar::from_abnf("s = \"(\" s \")\" / \"a\" / \"c\"\n").unwrap();
    let diff = Diff::of(&old, &new, &[]).unwrap();
    let Change::Changed { gained, lost, characters } = &diff.rules[0].change else { panic!() };
    assert_eq!((gained.as_deref(), lost.as_deref()), (Some("c"), Some("bbbbbbbbbbbb")));
    assert!(characters.is_none() && diff.rules[0].up_to >= Some(12));
}
