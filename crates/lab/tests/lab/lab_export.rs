//! Grammars in other notations.

use crate::documents::{DOCUMENTS, document};
use abnf_lab::{Budget, Dialect, ExportError, LINE_WIDTH, LabGrammar, Proof, StudyError, Tagged};

fn grammar(abnf: &str) -> LabGrammar {
    LabGrammar::from_abnf(abnf).expect(abnf)
}

fn free() -> Budget {
    Budget::unlimited()
}

#[test]
fn documents_are_written_as_regular_expressions_that_are_proved_equal() {
    for document in &DOCUMENTS {
        let abnf = document.abnf();
        for rule in [document.start, "scheme", "IPv6address", "dec-octet"] {
            if abnf.find(rule).is_none() {
                continue;
            }
            for dialect in Dialect::ALL {
                let text = abnf.regular_expression(rule, dialect, &free());
                assert!(text.is_ok(), "{} {rule} {dialect:?}: {text:?}", document.name);
            }
        }
    }
}

#[test]
fn characters_with_a_meaning_are_escaped() {
    let abnf = grammar(
        "a = 1*( \"^\" / \"]\" / \"-\" / \"\\\" / \"&\" / \"/\" ) \"$.*+?()[]{}|/\" %x0A %x80 %x1F600\n",
    );
    let text = |dialect| abnf.regular_expression("a", dialect, &free()).expect("a rule");
    assert_eq!(
        text(Dialect::Rust),
        r"\A[&\-/\\-\^]+\$\.\*\+\?\(\)\[\]\{\}\|/\x0a\x{80}\x{1f600}\z"
    );
    assert!(text(Dialect::EcmaScript).ends_with("\\x0a\\u0080\u{1f600}$"));
}

#[test]
fn repetitions_within_repetitions_are_one() {
    let text = grammar("a = *( *b ) 2*( 1*b )\nb = \"-\"\n")
        .regular_expression("a", Dialect::Rust, &free())
        .expect("a rule");
    assert_eq!(text, r"\A-*-{2,}\z");
}

#[test]
fn rules_that_refer_to_themselves_at_one_end_are_regular_expressions() {
    for (abnf, expected) in [
        ("a = \"0\" a / \"1\"\n", r"\A0*1\z"),
        ("a = a \"0\" / \"1\"\n", r"\A10*\z"),
        ("a = \"<\" b \">\"\nb = \"0\" c\nc = \"1\" [b]\n", r"\A<01(?:01)*>\z"),
        ("a = \"0\" a\n", r"\A[^\x00-\x{10ffff}]\z"),
    ] {
        let text = grammar(abnf).regular_expression("a", Dialect::Rust, &free()).expect(abnf);
        assert_eq!(text, expected, "{abnf}");
    }
}

/// A rule that consists only of copies of others.
#[test]
fn an_expression_that_doubles_with_each_rule_is_refused() {
    let rules = (0..40).map(|n| format!("r{n} = r{} r{}\n", n + 1, n + 1));
    let abnf = grammar(&(rules.collect::<String>() + "r40 = *\"x\"\n"));
    let error = abnf.regular_expression("r0", Dialect::Rust, &free()).expect_err("too large");
    assert!(matches!(error, ExportError::Study(StudyError::Budget { .. })), "{error:?}");
}

#[test]
fn what_embeds_itself_is_read_back_as_it_was_written() {
    let abnf = grammar("a = \"(\" [ a ] \")\" / %s\"x\"\n");
    let budget = free().texts_up_to(5);
    let ebnf = LabGrammar::from_ebnf(&abnf.to_ebnf(&budget).expect("EBNF")).expect("EBNF");
    let again = LabGrammar::from_abnf(&abnf.to_abnf(&budget).expect("ABNF")).expect("ABNF");
    for read in [ebnf, again] {
        let proof = Proof::mapped(&abnf, &read, &[], &["a"], &budget).expect("a proof");
        assert!(proof.holds() && proof.rules[0].up_to.is_none(), "{proof}");
    }
}

#[test]
fn what_embeds_itself_is_no_regular_expression() {
    let abnf = grammar("a = \"(\" [ a ] \")\"\n");
    let error = abnf.regular_expression("a", Dialect::EcmaScript, &free()).expect_err("a cycle");
    assert!(matches!(error, ExportError::Study(_)), "{error:?}");
    assert!(error.to_string().ends_with("a → a"), "{error}");
    let error = Tagged::of(&abnf, "a", &[], &[], false).expect_err("a cycle");
    assert!(error.to_string().ends_with("a → a"), "{error}");
}

#[test]
fn rules_that_refer_to_themselves_at_one_end_are_tables() {
    let abnf = grammar("s = a [\".\" b]\na = DIGIT a / DIGIT\nb = b \"-\" c / c\nc = 1*ALPHA\n");
    let tag = |tag: &str| tag.parse().expect("a tag");
    let tagged = Tagged::of(&abnf, "s", &[tag("c.start")], &[], false).expect("regular");
    assert_eq!(tagged.run("12.ab-cd"), Some(vec![Some(6)]));
    assert_eq!((tagged.run("12"), tagged.run("12.")), (Some(vec![None]), None));
    // A register cannot hold the places of a rule within itself.
    for rule in ["a.start", "b.end"] {
        let error = Tagged::of(&abnf, "s", &[tag(rule)], &[], false).expect_err("a cycle");
        let name = &rule[..1];
        assert!(error.to_string().ends_with(&format!("{name} → {name}")), "{error}");
    }
}

#[test]
fn documents_are_written_as_ebnf_and_abnf_that_are_proved_equal() {
    for document in &DOCUMENTS {
        let abnf = document.abnf();
        let ebnf = abnf.to_ebnf(&free()).expect("EBNF");
        assert!(ebnf.contains("\nport ::= "), "{ebnf}");
        let pretty = abnf.to_abnf(&free()).expect("ABNF");
        assert!(pretty.lines().all(|line| line.chars().count() <= LINE_WIDTH), "{pretty}");
        let read = grammar(&pretty);
        assert!(Proof::of(&abnf, &read).expect("languages").holds());
    }
}

/// XML 1.0 section 6: `#x2D` ends where no hexadecimal digit follows.
#[test]
fn a_number_in_a_set_of_ebnf_takes_no_letter_for_a_digit() {
    for (regex, set) in
        [("[-A-Z]", "[#x2D#x41-Z]"), ("[.13-4g]", "[#x2E#x31#x33-4g]"), ("[-g]", "[#x2Dg]")]
    {
        let ebnf = LabGrammar::from_regex("a", regex).expect("regex").to_ebnf(&free());
        assert_eq!(ebnf.expect("EBNF"), format!("a ::= {set}\n"));
    }
}

/// pest's own grammar: `unicode = { "u" ~ "{" ~ hex_digit{2, 6} ~ "}" }`.
#[test]
fn a_control_character_in_a_text_of_pest_has_two_digits() {
    let abnf = grammar("a = %x09.61.0C.27.22.5C\n");
    let export = abnf.to_pest(&free()).expect("pest");
    assert_eq!(export.text, "a = { \"\\ta\\u{0C}'\\\"\\\\\" }\n");
    assert!(export.proof.holds());
}

#[test]
fn long_definitions_are_divided() {
    let long = "x".repeat(20);
    let abnf = grammar(&format!(
        "a-name-that-is-longer-than-others = 2*( %x61-7A \"{long}\" / 1*( \"b\" / \"c\" \"d\" ) / [ \
         \"1234567890\" \"1234567890\" \"1234567890\" \"1234567890\" \"1234567890\" e ] )\ne = \
         %xE9\n",
    ));
    let text = abnf.to_abnf(&free()).expect("ABNF");
    assert!(text.lines().all(|line| line.len() <= LINE_WIDTH), "{text}");
}

#[test]
fn documents_are_written_for_pest_and_are_equal() {
    for name in ["rfc3986", "rfc3987", "rfc3987bis"] {
        let export = document(name).abnf().to_pest(&free()).expect("pest");
        assert!(export.proof.holds(), "{name}: {}", export.proof);
    }
}

#[test]
fn pest_keeps_what_it_took_and_the_proof_says_so() {
    let export = grammar("a = *( \"x\" / \"y\" ) \"x\"\n").to_pest(&free()).expect("pest");
    assert!(!export.proof.holds());
    let export = grammar("type = \"x\"\nANY = type [ \"y\" ]\n").to_pest(&free()).expect("pest");
    assert!(export.text.contains("type_ = ") && export.proof.holds(), "{}", export.text);
}
