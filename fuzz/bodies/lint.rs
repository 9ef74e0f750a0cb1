//! What is legal and yet unwise, and what is to be written instead.

use super::input;
use iri_grammar::advice::{Code, Finding, LintProfile, Linter, Safety, Severity};
use iri_grammar::ladder::{Idn, Ladder, Rung};
use iri_grammar::{Grammar, Iri, IriBuf, IriReference};

pub fn run(data: &[u8]) {
    let text = input::text(data);
    a_finding_lies_in_the_text(&text);
    any_text_has_findings_or_an_error(&text);
    a_fix_gives_an_identifier_that_has_the_finding_no_longer(&text);
    a_safe_fix_is_equivalent_at_its_rung(&text);
}

/// All that there is to find; nothing where the grammar does not take the text.
pub fn findings(text: &str, grammar: Grammar) -> Vec<Finding> {
    let linter = Linter::new(LintProfile::Strict).grammar(grammar);
    let linter = Code::ALL.iter().fold(linter, |linter, code| linter.with(*code, Severity::Note));
    linter.lint(text).unwrap_or_default()
}

/// What a reference identifies; `None` where no text can tell it.
fn target(text: &str) -> Option<IriBuf> {
    let base = Iri::new("http://base.example/a/b").unwrap();
    match Iri::new(text) {
        Ok(iri) => Some(iri.into_owned()),
        Err(_) => base.resolve(&IriReference::new(text).unwrap()).ok(),
    }
}

/// Whether two references identify the same by this rung of the ladder.
pub fn are_equivalent(a: &str, b: &str, rung: Rung) -> bool {
    match (target(a), target(b)) {
        (Some(a), Some(b)) => {
            Ladder::comparing().idn(Idn::Agreed).equivalent(&a, &b, rung).unwrap()
        }
        (a, b) => a.is_none() && b.is_none(),
    }
}

/// Spans are on boundaries of characters, in every grammar.
pub fn a_finding_lies_in_the_text(text: &str) {
    for grammar in [Grammar::Rfc3987, Grammar::Rfc3987bis, Grammar::Leiri, Grammar::UrlI18n07] {
        for finding in findings(text, grammar) {
            assert!(finding.span.start <= finding.span.end);
            assert!(text.get(finding.span.start..finding.span.end).is_some());
            assert!(finding.span.in_characters(text).end <= text.chars().count());
            for c in &finding.characters {
                assert!(finding.span.of(text).contains(*c), "{finding:?}");
            }
            assert!(!finding.to_string().is_empty());
        }
    }
}

pub fn any_text_has_findings_or_an_error(text: &str) {
    for profile in LintProfile::ALL {
        let _ = Linter::new(profile).lint(text);
    }
}

/// RFC 3987 section 2.2: what is repaired is an IRI reference.
pub fn a_fix_gives_an_identifier_that_has_the_finding_no_longer(text: &str) {
    let all = findings(text, Grammar::Rfc3987);
    for finding in &all {
        let Some(fix) = &finding.fix else { continue };
        let fixed = fix.apply(text);
        assert!(Grammar::Rfc3987.reference().takes(&fixed), "{finding:?} {fixed:?}");
        // A component may have others of the kind.
        let count = |all: &[Finding]| all.iter().filter(|it| it.code == finding.code).count();
        let after = count(&findings(&fixed, Grammar::Rfc3987));
        assert!(after < count(&all), "{finding:?} {fixed:?}");
    }
}

/// RFC 3987 section 5: what is repaired identifies the same.
pub fn a_safe_fix_is_equivalent_at_its_rung(text: &str) {
    for finding in findings(text, Grammar::Rfc3987) {
        let Some(fix) = &finding.fix else { continue };
        let Safety::Safe(rung) = fix.safety else { continue };
        let fixed = fix.apply(text);
        assert!(are_equivalent(text, &fixed, rung), "{finding:?} {fixed:?}");
    }
}
