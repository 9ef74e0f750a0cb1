//! Grammars in other notations.

use crate::documents::{DOCUMENTS, document};
use iri_grammar::lab::{Budget, Dialect, ExportError, LabGrammar, Proof, Tagged};

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
    assert_eq!(text(Dialect::Re2), r"\A[&\-/\\-\^]+\$\.\*\+\?\(\)\[\]\{\}\|/\x0a\x{80}\x{1f600}\z");
    assert_eq!(
        text(Dialect::JavaScript),
        r"/^[&\-\/\\-\^]+\$\.\*\+\?\(\)\[\]\{\}\|\/\x0a\u{80}\u{1f600}$/u"
    );
    assert!(text(Dialect::Python).ends_with(r"\x0a\u0080\U0001f600\Z"));
    assert!(text(Dialect::JsonSchema).ends_with("\\x0a\\u0080\u{1f600}$"));
    assert!(text(Dialect::Pcre).starts_with(r"(*UTF)\A"));
}

#[test]
fn repetitions_within_repetitions_are_one() {
    let text = grammar("a = *( *b ) 2*( 1*b )\nb = \"-\"\n")
        .regular_expression("a", Dialect::Re2, &free())
        .expect("a rule");
    assert_eq!(text, r"\A-*-{2,}\z");
}

#[test]
fn what_refers_to_itself_is_no_regular_expression() {
    let abnf = grammar("a = \"(\" [ a ] \")\"\n");
    let error = abnf.regular_expression("a", Dialect::Python, &free()).expect_err("a cycle");
    assert!(matches!(error, ExportError::Study(_)), "{error:?}");
}

#[test]
fn documents_are_written_as_ebnf_and_abnf_that_are_proved_equal() {
    for document in &DOCUMENTS {
        let abnf = document.abnf();
        let ebnf = abnf.to_ebnf(&free()).expect("EBNF");
        assert!(ebnf.contains("\nport ::= "), "{ebnf}");
        let pretty = abnf.to_abnf(&free()).expect("ABNF");
        assert!(pretty.lines().all(|line| line.chars().count() <= 72), "{pretty}");
        let read = grammar(&pretty);
        assert!(Proof::of(&abnf, &read).expect("languages").holds());
    }
}

#[test]
fn long_definitions_and_literals_are_divided() {
    let long = "x".repeat(200);
    let abnf = grammar(&format!(
        "a-name-that-is-longer-than-others = 2*( %x61-7A \"{long}\" / 1*( \"b\" / \"c\" \"d\" ) / [ \
         \"1234567890\" \"1234567890\" \"1234567890\" \"1234567890\" \"1234567890\" e ] )\ne = \
         %xE9\n",
    ));
    let text = abnf.to_abnf(&free()).expect("ABNF");
    assert!(text.lines().all(|line| line.len() <= 72), "{text}");
}

#[test]
fn documents_are_written_for_pest_and_most_are_equal() {
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

#[test]
fn tables_are_written_as_c() {
    let abnf = document("rfc3986").abnf();
    let tags = ["port.start".parse().expect("a tag")];
    let tagged = Tagged::of(&abnf, "URI", &tags, &["IP-literal"], true).expect("a table");
    let source = tagged.to_c("URI-reference");
    assert!(source.contains("int URI_reference_read(const char *text"), "{source}");
}
