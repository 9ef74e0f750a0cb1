//! The tables beside pest_vm, which runs the grammars as the laboratory exports them for pest.

use super::tables::import;
use crate::support::full;
use abnf_lab::{Budget, LabGrammar, Study, Verdict};
use iri_grammar::Iri;
use iri_schemes::Scheme;
use iri_schemes::generate::grammar;
use iri_schemes::source::{Fragment, Source};

/// Returns the grammar for pest, after the laboratory has proved that it has the same language.
fn pest_of(lab: &LabGrammar, rule: &str) -> LabGrammar {
    let export = lab.to_pest(&Budget::unlimited().states(20_000)).unwrap();
    let proof = export.proof.rules.iter().find(|it| it.name.eq_ignore_ascii_case(rule)).unwrap();
    assert!(matches!(proof.verdict, Verdict::Equal), "pest reads {rule} differently");
    LabGrammar::from_pest(&export.text).unwrap()
}

/// The grammar of each scheme can be exported. The export takes a while, so that only some have their turn where
/// `IRI_FULL` is not set.
#[test]
fn tables_are_equal_to_pest_vm_on_generated_texts() {
    for scheme in Scheme::all().iter().step_by(if full() { 1 } else { 9 }) {
        let source = Source::read(scheme.grammar()).unwrap();
        let (_, rule) = source.schemes.iter().find(|(name, _)| name == scheme.name()).unwrap();
        let lab = grammar(scheme.grammar(), import).unwrap();
        let engine = pest_of(&lab, rule);
        let (study, parser) = (Study::of(lab), engine.parser());
        let mut sampler = study.sampler(rule, 2).unwrap();
        let mut counts = [0, 0];
        for _ in 0..40 {
            for text in [sampler.accepted(), sampler.near_miss()].into_iter().flatten() {
                let accepted = parser.parse(&rule.replace('-', "_"), &text).is_ok();
                counts[usize::from(accepted)] += 1;
                assert_eq!(study.accepts(rule, &text), Ok(accepted), "{text}");
                let Ok(iri) = Iri::new(&text) else { continue };
                // A fragment is not of the rule, and a decoded part has a grammar of its own.
                let is_whole = source.fragment == Fragment::InRule || iri.fragment().is_none();
                let is_of_scheme = iri.scheme().eq_ignore_ascii_case(scheme.name());
                if is_whole && is_of_scheme && text.is_ascii() && source.decoded.is_empty() {
                    assert_eq!(scheme.check(iri).is_ok(), accepted, "{text}");
                }
            }
        }
        assert!(!counts.contains(&0), "{}: {counts:?}", scheme.name());
    }
}
