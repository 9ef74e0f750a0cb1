//! Properties of reading any text as a grammar, in each notation: the laboratory returns within its
//! budget, positions of errors are in the text, and a printed grammar is read as the same grammar.

use super::input::read;
use abnf_lab::{
    AbnfOptions, Budget, ExportError, Expr, Extract, GrammarError, LabGrammar, Lint, Notation,
    Place, Proof, RuleProof, Study, StudyError, Verdict,
};
use std::fs;
use std::time::Duration;

pub fn run(data: &[u8]) {
    let (mut choices, [text]) = read(data);
    let budget = Budget::unlimited().states(5_000).memory(50_000_000).time(TIME).texts_up_to(4);
    type Reader = fn(&str) -> Result<LabGrammar, GrammarError>;
    let read: [Reader; 4] =
        [LabGrammar::from_abnf, LabGrammar::from_pest, LabGrammar::from_ebnf, |text| {
            LabGrammar::from_regex("r", text)
        }];
    match choices.below(6) {
        4 => lint_finds_places_of_the_text(&text, &budget),
        5 => extracted_rules_are_in_the_document(&text, &budget),
        notation => match read[notation](&text) {
            Ok(grammar) => {
                if !has_empty_set(&grammar) {
                    the_printed_grammar_is_the_same(&grammar, &budget);
                    the_exported_grammar_is_the_same(&grammar, &budget);
                }
                questions_are_answered_within_their_budget(grammar, &budget);
            }
            Err(error) => assert_in_text(error.place(), &text),
        },
    }
}

/// Asserts that a place is in the text, with the right line and column.
fn assert_in_text(place: &Place, text: &str) {
    assert!(text.get(place.span.clone()).is_some(), "{place:?}");
    let again = Place::of(text, place.span.clone());
    assert_eq!((again.line, again.column), (place.line, place.column));
}

/// Whether a grammar has a set without characters, such as `'x' - [a-z]` in EBNF. ABNF and pest cannot
/// express such a set.
fn has_empty_set(grammar: &LabGrammar) -> bool {
    let mut parts = grammar.rules().iter().flat_map(|rule| rule.expr.parts());
    parts.any(|part| matches!(part, Expr::Chars(set) if set.is_empty()))
}

/// RFC 5234 section 4, or pest's own grammar: the printed grammar is read as the same rules. Each rule
/// accepts the same texts, if the budget is enough to decide that.
pub fn the_printed_grammar_is_the_same(grammar: &LabGrammar, budget: &Budget) {
    let printed = grammar.to_string();
    let again = match grammar.notation() {
        Notation::Abnf => LabGrammar::from_abnf(&printed),
        Notation::Pest => match LabGrammar::from_pest(&printed) {
            Err(error) if is_refused_by_pest(&error) => return,
            read => read,
        },
    };
    let again = again.unwrap_or_else(|error| panic!("{error}:\n{printed}"));
    assert_eq!(again.rules().len(), grammar.rules().len(), "{printed}");
    let names = grammar.rules().iter().zip(again.rules());
    let names: Vec<_> = names.map(|(rule, again)| (&*rule.name, &*again.name)).collect();
    // The laboratory names its variants of a rule of pest with a space. They are printed with `_`.
    let is_variant = |name: &str| name.contains(' ');
    let is_same = |(name, again): &(&str, &str)| {
        if is_variant(name) { name.replace([' ', ','], "_") == *again } else { name == again }
    };
    assert!(names.iter().all(is_same), "{names:?}\n{printed}");
    match Proof::mapped(grammar, &again, &[], &[], budget) {
        Ok(proof) => {
            let is_wrong = |rule: &RuleProof| match &rule.verdict {
                Verdict::Equal | Verdict::NoDifference => false,
                Verdict::Undecided(why) => !is_unanswered(why),
                Verdict::OnlyIn(_) => {
                    let is_this = |name: &str| name == rule.name;
                    !names.iter().any(|it| is_variant(it.0) && (is_this(it.0) || is_this(it.1)))
                }
                Verdict::Differs(_) => true,
            };
            assert!(!proof.rules.iter().any(is_wrong), "{proof}\n{printed}");
        }
        Err(why) => assert!(is_unanswered(&why), "{why}:\n{printed}"),
    }
}

/// Whether pest_meta may return this error for a printed grammar.
fn is_refused_by_pest(error: &GrammarError) -> bool {
    match error {
        GrammarError::Deep { .. } => true,
        GrammarError::Syntax { message, .. } => {
            REFUSED_BY_PEST.iter().any(|it| message.contains(it))
        }
        _ => false,
    }
}

/// Parts of messages of pest_meta.
const REFUSED_BY_PEST: [&str; 3] = ["is left-recursive", "cannot fail", "is non-progressing"];

/// Whether a question has no answer, or its answer takes too long.
fn is_unanswered(why: &StudyError) -> bool {
    matches!(
        why,
        StudyError::Budget { .. } | StudyError::Recursive { .. } | StudyError::Unsupported { .. }
    )
}

/// An export can be read, or fails for another reason than that it cannot be read or differs.
fn the_exported_grammar_is_the_same(grammar: &LabGrammar, budget: &Budget) {
    let exports = [
        within("to_abnf", || grammar.to_abnf(budget)),
        within("to_ebnf", || grammar.to_ebnf(budget)),
        within("to_pest", || grammar.to_pest(budget).map(|export| export.text)),
    ];
    let readers = [LabGrammar::from_abnf, LabGrammar::from_ebnf, LabGrammar::from_pest];
    for (export, read) in exports.into_iter().zip(readers) {
        match export {
            Ok(text) => drop(read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"))),
            Err(ExportError::Study(StudyError::NotAbnf(_))) => {}
            Err(ExportError::Study(why)) => assert!(is_unanswered(&why), "{why}: {grammar}"),
            Err(ExportError::NotRead(error)) if is_refused_by_pest(&error) => {}
            Err(error) => panic!("{error}: {grammar}"),
        }
    }
}

/// The time limit of a question.
const TIME: Duration = Duration::from_secs(2);

/// Asserts that a question takes at most five times the time of the budget, in processor time, if the
/// system reports it (Linux). Memory is not measured.
fn within<T>(what: &str, ask: impl FnOnce() -> T) -> T {
    let before = processor_time();
    let answer = ask();
    if let (Some(before), Some(after)) = (before, processor_time()) {
        assert!(after - before < 5 * TIME, "{what}: {:?}", after - before);
    }
    answer
}

/// Returns the processor time of this thread.
fn processor_time() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
}

/// Each kind of question about a grammar is answered or given up within the budget.
fn questions_are_answered_within_their_budget(grammar: LabGrammar, budget: &Budget) {
    let Some(rule) = grammar.rules().first().map(|rule| rule.name.clone()) else { return };
    let study = within("a study", || Study::of_rules(grammar, &[&*rule], budget));
    let Ok(mut study) = study else { return };
    let _ = within("ambiguities", || study.ambiguities());
    let _ = within("a viable prefix", || study.viable_prefix(&rule, "ab"));
    let Ok(mut sampler) = within("a sampler", || study.sampler(&rule, 1)) else { return };
    let sample = within("a sample", || sampler.accepted());
    if let Some(sample) = sample.filter(|sample| sample.chars().count() <= 4) {
        assert_eq!(study.accepts(&rule, &sample), Ok(true), "{rule}: {sample:?}");
    }
}

/// Findings and fixes point into the text.
fn lint_finds_places_of_the_text(text: &str, budget: &Budget) {
    let lint = within("lint", || Lint::within(text, budget));
    for finding in &lint.findings {
        assert_in_text(&finding.place, text);
        if let Some(fix) = &finding.fix {
            assert!(text.get(fix.span.clone()).is_some(), "{finding:?}");
        }
    }
    let _ = lint.fixed();
}

/// Everything that is extracted from a document is in the document.
fn extracted_rules_are_in_the_document(text: &str, budget: &Budget) {
    match Extract::of(text) {
        Ok(extract) => {
            let whole = extract.in_document(0..extract.text().len());
            assert!(text.get(whole).is_some());
            if let Err(error) = extract.grammar() {
                let in_document = extract.in_document(error.place().span.clone());
                assert!(text.get(in_document).is_some());
            }
        }
        Err(error) => assert_in_text(error.place(), text),
    }
    if let Ok(lint) = Lint::of_document(text, &[], AbnfOptions::new(), &[], budget) {
        for finding in &lint.findings {
            assert_in_text(&finding.place, text);
        }
        let _ = lint.fixed();
    }
}
