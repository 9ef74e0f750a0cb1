//! The laboratory takes any text for a grammar, in each of its notations: it returns within its
//! budget, with places that are in the text, and prints what reads again as the same.

use super::input::read;
use iri_grammar::lab::{
    Budget, Extract, GrammarError, LabGrammar, Lint, Notation, Place, Proof, RuleProof, Study,
    StudyError, Verdict,
};
use std::time::Duration;

pub fn run(data: &[u8]) {
    let (mut choices, [text]) = read(data);
    let budget = Budget::unlimited()
        .states(5_000)
        .memory(50_000_000)
        .time(Duration::from_secs(2))
        .texts_up_to(4);
    type Reader = fn(&str) -> Result<LabGrammar, GrammarError>;
    let read: [Reader; 4] =
        [LabGrammar::from_abnf, LabGrammar::from_pest, LabGrammar::from_ebnf, |text| {
            LabGrammar::from_regex("r", text)
        }];
    match choices.below(6) {
        4 => lint_finds_places_of_the_text(&text, &budget),
        5 => rfc5234_of_a_document_is_found_in_it(&text, &budget),
        notation => match read[notation](&text) {
            Ok(grammar) => {
                printed_it_is_the_same(&grammar, &budget);
                questions_are_answered_within_their_budget(grammar, &budget);
            }
            Err(error) => stands_in_the_text(error.place(), &text),
        },
    }
}

fn stands_in_the_text(place: &Place, text: &str) {
    assert!(text.get(place.span.clone()).is_some(), "{place:?}");
    let again = Place::of(text, place.span.clone());
    assert_eq!((again.line, again.column), (place.line, place.column));
}

/// RFC 5234 section 4, or pest's own grammar: what is printed reads as the same rules.
pub fn printed_it_is_the_same(grammar: &LabGrammar, budget: &Budget) {
    let printed = grammar.to_string();
    let again = match grammar.notation() {
        Notation::Abnf => LabGrammar::from_abnf(&printed),
        // Written out, some are what pest_meta refuses.
        Notation::Pest => match LabGrammar::from_pest(&printed) {
            Ok(again) => Ok(again),
            Err(_) => return,
        },
    };
    let again = again.unwrap_or_else(|error| panic!("{error}:\n{printed}"));
    match Proof::mapped(grammar, &again, &[], &[], budget) {
        Ok(proof) => {
            let differs = |rule: &RuleProof| matches!(rule.verdict, Verdict::Differs(_));
            assert!(!proof.rules.iter().any(differs), "{proof}\n{printed}");
        }
        Err(
            StudyError::Budget { .. }
            | StudyError::Recursive { .. }
            | StudyError::Unsupported { .. },
        ) => {}
        Err(error) => panic!("{error}:\n{printed}"),
    }
}

fn questions_are_answered_within_their_budget(grammar: LabGrammar, budget: &Budget) {
    let _ = (grammar.to_abnf(budget), grammar.to_ebnf(budget), grammar.to_pest(budget));
    let Some(rule) = grammar.rules().first().map(|rule| rule.name.clone()) else { return };
    let Ok(mut study) = Study::of_rules(grammar, &[&*rule], budget) else { return };
    let _ = study.ambiguities();
    let _ = study.viable_prefix(&rule, "ab");
    let Ok(mut sampler) = study.sampler(&rule, 1) else { return };
    if let Some(sample) = sampler.accepted().filter(|sample| sample.chars().count() <= 4) {
        assert_eq!(study.accepts(&rule, &sample), Ok(true), "{rule}: {sample:?}");
    }
}

fn lint_finds_places_of_the_text(text: &str, budget: &Budget) {
    let lint = Lint::within(text, budget);
    for finding in &lint.findings {
        stands_in_the_text(&finding.place, text);
        if let Some(fix) = &finding.fix {
            assert!(text.get(fix.span.clone()).is_some(), "{finding:?}");
        }
    }
    let _ = lint.fixed();
}

/// What is taken out of a document stands in it.
fn rfc5234_of_a_document_is_found_in_it(text: &str, budget: &Budget) {
    match Extract::of(text) {
        Ok(extract) => {
            let whole = extract.in_document(0..extract.text().len());
            assert!(text.get(whole).is_some());
            if let Err(error) = extract.grammar() {
                let in_document = extract.in_document(error.place().span.clone());
                assert!(text.get(in_document).is_some());
            }
        }
        Err(error) => stands_in_the_text(error.place(), text),
    }
    if let Ok(lint) = Lint::of_document(text, budget) {
        for finding in &lint.findings {
            stands_in_the_text(&finding.place, text);
        }
        let _ = lint.fixed();
    }
}
