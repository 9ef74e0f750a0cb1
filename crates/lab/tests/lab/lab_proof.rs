//! Every pest grammar is its ABNF, rule by rule.

use crate::documents::{DOCUMENTS, document};
use abnf_lab::{LabGrammar, Proof, Study, Verdict};

fn proved(name: &str) {
    let document = document(name);
    let abnf = document.abnf();
    let proof = Proof::of(&abnf, &document.pest()).expect("no limits");
    assert!(proof.holds(), "{name} as written\n{proof}");
    let optimized = LabGrammar::from_pest_optimized(&document.pest_text()).expect(name);
    let proof = Proof::of(&abnf, &optimized).expect("no limits");
    assert!(proof.holds(), "{name} as pest runs it\n{proof}");
}

#[test]
fn rfc3986_is_its_abnf() {
    proved("rfc3986");
}

#[test]
fn rfc3987_is_its_abnf() {
    proved("rfc3987");
}

#[test]
fn rfc3987bis_is_its_abnf() {
    proved("rfc3987bis");
}

#[test]
fn leiri_is_its_abnf() {
    proved("leiri");
}

#[test]
fn url_i18n_07_is_its_repaired_abnf() {
    proved("url-i18n-07");
}

#[test]
fn minimal_automata_have_the_known_number_of_states() {
    for document in &DOCUMENTS {
        let study = Study::of(document.abnf());
        let lang = study.lang(document.start).expect(document.name);
        assert_eq!(study.languages().states(lang), document.states, "{}", document.name);
    }
}

#[test]
fn a_printed_grammar_reads_the_same() {
    for document in &DOCUMENTS {
        for grammar in [document.abnf(), document.pest()] {
            let text = grammar.to_string();
            let again = match grammar.notation() {
                abnf_lab::Notation::Abnf => LabGrammar::from_abnf(&text),
                abnf_lab::Notation::Pest => LabGrammar::from_pest(&text),
            }
            .expect(document.name);
            for (rule, read) in grammar.rules().iter().zip(again.rules()) {
                assert_eq!((&rule.name, &rule.expr), (&read.name, &read.expr));
            }
        }
    }
}

#[test]
fn a_rule_that_is_written_the_same_is_equal_whatever_its_size() {
    // To remember the last forty characters takes more states than there is memory.
    let grammar = "a = *(\"a\" / \"b\") \"a\" 40(\"a\" / \"b\")\nb = 3a\nc = \"x\"\n";
    let other = grammar.replace("\"x\"", "%x78 / %x58");
    let [grammar, other] = [grammar, &other].map(|abnf| LabGrammar::from_abnf(abnf).unwrap());
    let proof = Proof::of(&grammar, &other).unwrap();
    let found = proof.rules.iter().map(|rule| (&*rule.name, &rule.verdict, rule.states));
    let found: Vec<_> = found.collect();
    assert_eq!(
        found,
        [
            ("a", &Verdict::Equal, None),
            ("b", &Verdict::Equal, None),
            ("c", &Verdict::Equal, Some(2)),
        ]
    );
}

#[test]
fn what_an_undecided_rule_refers_to_is_not_computed() {
    let grammar = "a = b c\nb = *(\"a\" / \"b\") \"a\" 40(\"a\" / \"b\")\n";
    let grammar = LabGrammar::from_abnf(grammar).unwrap();
    let proof = Proof::of(&grammar, &grammar).unwrap();
    let [a, b] = &proof.rules[..] else { panic!("{proof}") };
    assert!(matches!(a.verdict, Verdict::Undecided(_)) && b.verdict == Verdict::Equal, "{proof}");
}
