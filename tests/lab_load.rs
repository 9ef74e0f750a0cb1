//! Reading grammars: what is understood, and where a mistake is placed.
#![cfg(feature = "lab")]

mod lab_support;

use iri_grammar::lab::{DEEPEST_BRACKETS, DEEPEST_RULES, GrammarError, LabGrammar, Study};
use lab_support::document;

fn accepts(abnf: &str, rule: &str, text: &str) -> bool {
    let study = Study::of(LabGrammar::from_abnf(abnf).expect(abnf));
    study.accepts(rule, text).expect(rule)
}

fn error(abnf: &str) -> (usize, usize, String) {
    let error = LabGrammar::from_abnf(abnf).expect_err(abnf);
    (error.place().line, error.place().column, error.to_string())
}

#[test]
fn rfc5234_s2_1_rule_names_ignore_case_and_may_stand_in_brackets() {
    assert!(accepts("rule = <Other>\nOTHER = \"x\"\n", "RULE", "x"));
}

#[test]
fn rfc5234_s2_3_literals_ignore_case_and_numbers_do_not() {
    assert!(accepts("r = \"aBc\"\n", "r", "AbC"));
    assert!(!accepts("r = %x61\n", "r", "A"));
    assert!(accepts("r = %d13.10\n", "r", "\r\n"));
    assert!(accepts("r = %b1100001\n", "r", "a"));
}

#[test]
fn rfc7405_s2_1_case_sensitive_literals() {
    assert!(accepts("r = %s\"aBc\"\n", "r", "aBc"));
    assert!(!accepts("r = %s\"aBc\"\n", "r", "abc"));
    assert!(accepts("r = %i\"aBc\"\n", "r", "abc"));
}

#[test]
fn rfc5234_s3_3_incremental_alternatives() {
    let abnf = "r = \"a\"\nr =/ \"b\" / \"c\"\n";
    assert!(["a", "b", "c"].iter().all(|text| accepts(abnf, "r", text)));
}

#[test]
fn rfc5234_s3_6_repetitions() {
    for (repetition, least, most) in
        [("*", 0, 9), ("2*", 2, 9), ("*3", 0, 3), ("2*4", 2, 4), ("3", 3, 3)]
    {
        let abnf = format!("r = {repetition}\"x\"\n");
        for n in 0..10 {
            assert_eq!(
                accepts(&abnf, "r", &"x".repeat(n)),
                (least..=most).contains(&n),
                "{abnf} {n}"
            );
        }
    }
}

#[test]
fn rfc5234_s2_2_a_grammar_may_be_indented_as_a_whole() {
    let abnf =
        "   ; from a document\n   r = a\n       / b\n\n   a = \"a\" ; the first\n   b = \"b\"\n";
    assert!(accepts(abnf, "r", "a") && accepts(abnf, "r", "b"));
}

#[test]
fn rfc5234_b1_core_rules_need_no_definition_and_can_have_another() {
    assert!(accepts("r = HEXDIG LWSP CRLF\n", "r", "f \r\n\t\r\n"));
    assert!(accepts("r = DIGIT\nDIGIT = \"x\"\n", "r", "x"));
    assert!(!accepts("r = DIGIT\nDIGIT = \"x\"\n", "r", "1"));
}

#[test]
fn rfc3987_s2_2_zero_times_prose_is_empty() {
    assert!(accepts("r = 0<anything at all>\n", "r", ""));
    assert!(!accepts("r = 0<anything at all>\n", "r", "x"));
}

#[test]
fn what_is_not_defined_is_named_where_it_stands() {
    let (line, column, message) = error("; c\na = \"x\"\n  / missing ; missing\n");
    assert_eq!((line, column), (3, 5));
    assert_eq!(message, "line 3, column 5: the rule `missing` is not defined");
}

#[test]
fn a_cycle_is_named() {
    let error =
        LabGrammar::from_abnf("s = a\na = \"(\" b \")\"\nb = *c\nc = A\n").expect_err("a cycle");
    let GrammarError::Recursive { place, cycle } = &error else { panic!("{error}") };
    assert_eq!(place.line, 2);
    assert_eq!(cycle, &["a", "b", "c", "a"]);
    assert!(error.to_string().contains("a → b → c → a"));
}

#[test]
fn mistakes_have_a_place() {
    assert_eq!(error("a = \"x\"\nb = \"y\" / ( \"z\"\n").0, 2);
    assert_eq!(
        error("a = \"x\"\n\na = \"y\"\n"),
        (3, 1, "line 3, column 1: the rule `a` is already defined".into())
    );
    assert_eq!(error("a = \"x\"\nb = %x30-2F\n").0, 2);
    assert_eq!(error("a = %xD800\n").1, 5);
    assert_eq!(error("a = %x110000-110001\n").0, 1);
    assert_eq!(error("a = 2*1\"x\"\n").0, 1);
    assert_eq!(
        error("a = \"x\"\nb = <a number>\n"),
        (
            2,
            6,
            "line 2, column 6: the prose value `<a number>` says nothing that can be decided"
                .into()
        )
    );
    assert_eq!(error("a = 100000\"x\"\n").0, 1);
}

#[test]
fn the_printed_draft_is_no_abnf() {
    let printed = include_str!("../grammar/abnf/url-i18n-07.printed.abnf");
    let error = LabGrammar::from_abnf(printed).expect_err("`|` is not ABNF");
    assert_eq!(error.place().line, 4);
}

#[test]
fn a_fragment_changes_one_rule_and_keeps_the_rest() {
    let document = document("rfc3987");
    let changed = LabGrammar::from_abnf_with(
        document.grammar.abnf(),
        "ifragment = *( ipchar / \"/\" / \"?\" / \"#\" )\nport =/ \"http\"\nnew = port\n",
    )
    .expect("a fragment");
    let study = Study::of(changed);
    assert!(study.accepts("IRI-reference", "#a#b").expect("a rule"));
    assert!(study.accepts("IRI-reference", "//a:http").expect("a rule"));
    assert!(study.accepts("new", "80").expect("a rule"));
    assert!(!study.accepts("IRI-reference", "[").expect("a rule"));
}

#[test]
fn a_mistake_in_a_fragment_is_placed_after_its_base() {
    let base = "a = \"x\"\nb = a\n";
    for (fragment, line) in [("a = \"y\"\nc = missing\n", 4), ("a = (\n", 3), ("a = b\n", 3)] {
        let error = LabGrammar::from_abnf_with(base, fragment).expect_err(fragment);
        assert_eq!(error.place().line, line, "{error}");
    }
}

#[test]
fn mistakes_in_a_pest_file_have_a_place() {
    let error = |text: &str| LabGrammar::from_pest(text).expect_err(text);
    assert!(matches!(error("a = { b }"), GrammarError::Undefined { name, .. } if name == "b"));
    assert!(
        matches!(error("a = { \"x\" }\na = { \"y\" }"), GrammarError::Duplicate { place, .. } if place.line == 2)
    );
    assert!(
        matches!(error("a = { \"x\" ~ b }\nb = { \"y\" ~ a }"), GrammarError::Recursive { cycle, .. } if cycle == ["a", "b", "a"])
    );
    assert!(matches!(error("a = { \"x\" "), GrammarError::Syntax { place, .. } if place.line == 1));
    assert!(matches!(error("a = { PUSH(\"x\") ~ POP }"), GrammarError::Unsupported { .. }));
    assert!(matches!(
        error("a = { \"x\" ~ \"y\" }\nWHITESPACE = _{ \" \" }"),
        GrammarError::Unsupported { .. }
    ));
}

#[test]
fn what_is_nested_too_deep_is_refused() {
    let nested = |n: usize| format!("{}\"x\"{}", "(".repeat(n), ")".repeat(n));
    let abnf = |n: usize| LabGrammar::from_abnf(&format!("r = {}\n", nested(n)));
    let pest = |n: usize| LabGrammar::from_pest(&format!("r = {{ {} }}", nested(n)));
    for load in [&abnf as &dyn Fn(usize) -> _, &pest] {
        let study = Study::of(load(DEEPEST_BRACKETS).expect("just not too deep"));
        assert!(study.accepts("r", "x").expect("a rule"));
        assert!(matches!(load(100_000), Err(GrammarError::Deep { .. })));
    }
    assert!(accepts("r = \"((((\" ; ((((\n", "r", "(((("));
}

#[test]
fn a_chain_of_rules_that_is_too_long_is_refused() {
    let chain = |n: usize| -> String {
        let links = (1..n).map(|n| format!("r{n} = r{}\n", n + 1));
        links.chain([format!("r{n} = \"x\"\n")]).collect()
    };
    assert!(accepts(&chain(DEEPEST_RULES / 2), "r1", "x"));
    let error = LabGrammar::from_abnf(&chain(10_000)).expect_err("too deep");
    assert!(matches!(error, GrammarError::Deep { .. }));
}
