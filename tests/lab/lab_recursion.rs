//! Rules that refer to themselves.

use iri_grammar::lab::{LabGrammar, Study, StudyError};

fn study(abnf: &str) -> Study {
    Study::of(LabGrammar::from_abnf(abnf).expect(abnf))
}

#[test]
fn rules_outside_of_cycles_are_as_they_are_without() {
    let study = study("s = \"(\" *s \")\"\nt = 1*DIGIT\nu = s / t\n");
    assert!(study.accepts("t", "12").expect("a regular rule"));
    for rule in ["s", "u"] {
        let error = study.lang(rule).expect_err("a recursive rule");
        let cycle = vec!["s".to_owned(), "s".to_owned()];
        assert_eq!(error, StudyError::Recursive { rule: rule.to_owned(), cycle });
    }
}

#[test]
fn cycles_that_do_not_embed_themselves_are_regular() {
    for (abnf, regular) in [
        // At the end, at the beginning, through others, in an option, in both cases of a choice.
        ("a = \"x\" a / \"y\"\n", "a = *\"x\" \"y\"\n"),
        ("a = a \"x\" / \"y\"\n", "a = \"y\" *\"x\"\n"),
        ("a = \"x\" b / \"z\"\nb = \"y\" a\n", "a = *\"xy\" \"z\"\nb = \"y\" a\n"),
        ("a = b \"x\" / \"z\"\nb = a \"y\"\n", "a = \"z\" *\"yx\"\nb = a \"y\"\n"),
        ("a = \"x\" [a]\n", "a = 1*\"x\"\n"),
        ("a = [a] *DIGIT \"x\"\n", "a = 1*(*DIGIT \"x\")\n"),
        (
            "a = \"x\" (b / \"y\" a) / \"\"\nb = \"z\" a\n",
            "a = *(\"x\" (\"z\" / \"y\"))\nb = \"z\" a\n",
        ),
        ("a = a / \"x\"\n", "a = \"x\"\n"),
    ] {
        let (one, other) = (LabGrammar::from_abnf(abnf), LabGrammar::from_abnf(regular));
        let (one, other) = (one.expect(abnf), other.expect(regular));
        let verdict = iri_grammar::lab::Proof::of_rule(&one, &other, "a").expect(abnf);
        assert_eq!(verdict, iri_grammar::lab::Verdict::Equal, "{abnf}");
    }
    assert_eq!(
        study("a = \"x\" a\n")
            .languages()
            .shortest(study("a = \"x\" a\n").lang("a").expect("a rule")),
        None
    );
}

#[test]
fn cycles_that_embed_themselves_are_not_taken_for_regular() {
    for abnf in [
        "a = \"x\" a \"y\" / \"\"\n",
        "a = *(\"x\" a)\n",
        "a = a a / \"x\"\n",
        "a = \"x\" a / a \"y\" / \"\"\n",
    ] {
        assert!(study(abnf).lang("a").is_err(), "{abnf}");
    }
}
