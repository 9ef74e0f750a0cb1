//! Properties of findings on valid identifiers, and of their fixes.

use super::input;
use iri_grammar::ladder::{Idn, Ladder, Rung};
use iri_grammar::lint::{Code, Finding, LintProfile, Linter, Safety, Severity};
use iri_grammar::{Component, Components, Grammar, Iri, IriBuf, IriReference, PathForm, Uri};

pub fn run(data: &[u8]) {
    let text = input::text(data);
    a_finding_lies_in_the_text(&text);
    any_text_has_findings_or_an_error(&text);
    a_fix_removes_the_finding(&text);
    a_safe_fix_is_equivalent_at_its_rung(&text);
}

/// Returns the findings of all kinds; none if the grammar rejects the text.
pub fn findings(text: &str, grammar: Grammar) -> Vec<Finding> {
    let linter = Linter::new(LintProfile::Strict).grammar(grammar);
    let linter = Code::ALL.iter().fold(linter, |linter, code| linter.with(*code, Severity::Note));
    linter.lint(text).unwrap_or_default()
}

/// Returns the target of a reference, against an arbitrary base; `None` if no text can denote it.
fn target(text: &str) -> Option<IriBuf> {
    let base = Iri::new("http://base.example/a/b").unwrap();
    match Iri::new(text) {
        Ok(iri) => Some(iri.into_owned()),
        Err(_) => base.resolve(&IriReference::new(text).unwrap()).ok(),
    }
}

/// Whether two references have equivalent targets at this rung of the ladder. Two URIs are compared by
/// RFC 3986.
pub fn are_equivalent(a: &str, b: &str, rung: Rung) -> bool {
    match (target(a), target(b)) {
        (Some(a), Some(b)) => {
            let ladder = Ladder::for_comparison().idn(Idn::Agreed);
            match (Uri::new(&a), Uri::new(&b)) {
                (Ok(a), Ok(b)) => ladder.equivalent(&a, &b, rung).unwrap(),
                _ => ladder.equivalent(&a, &b, rung).unwrap(),
            }
        }
        (a, b) => a.is_none() && b.is_none(),
    }
}

/// Spans are on boundaries of characters, in every grammar.
pub fn a_finding_lies_in_the_text(text: &str) {
    for grammar in Grammar::ALL {
        for finding in findings(text, grammar) {
            assert!(finding.span.start <= finding.span.end);
            assert!(text.get(finding.span.start..finding.span.end).is_some());
            assert!(finding.span.in_characters(text).end <= text.chars().count());
            for c in &finding.characters {
                assert!(finding.span.slice(text).contains(*c), "{finding:?}");
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

/// A fixed text is a reference of the same grammar with fewer findings of the kind, and only the
/// component that the finding is about has changed.
pub fn a_fix_removes_the_finding(text: &str) {
    for grammar in Grammar::ALL {
        let all = findings(text, grammar);
        for finding in &all {
            let Some(fix) = &finding.fix else { continue };
            let fixed = fix.apply(text);
            let after = grammar.reference().components(&fixed);
            let after = after.unwrap_or_else(|error| panic!("{grammar}: {finding:?} {error}"));
            let before = grammar.reference().components(text).unwrap();
            let is_opaque = |it: Components<'_>| it.path().form() == PathForm::Opaque;
            assert_eq!(is_opaque(after), is_opaque(before), "{grammar}: {finding:?} {fixed:?}");
            for component in Component::ALL.into_iter().filter(|it| *it != finding.component) {
                let part = |it: Components<'_>, text: &str| {
                    it.spans()[component].map(|span| span.slice(text).to_owned())
                };
                let (before, after) = (part(before, text), part(after, &fixed));
                assert_eq!(after, before, "{grammar}: {finding:?} {fixed:?}");
            }
            // The text may have more findings of the kind.
            let count = |all: &[Finding]| all.iter().filter(|it| it.code == finding.code).count();
            let after = count(&findings(&fixed, grammar));
            assert!(after < count(&all), "{grammar}: {finding:?} {fixed:?}");
        }
    }
}

/// RFC 3987 section 5: a safe fix makes an equivalent text. The ladder uses the grammar of RFC 3987, so
/// another grammar is tested only with texts that both divide in the same way.
pub fn a_safe_fix_is_equivalent_at_its_rung(text: &str) {
    for grammar in Grammar::ALL {
        let division = |grammar: Grammar| {
            let components = grammar.reference().components(text).ok()?;
            Some((components.spans(), components.path().form() == PathForm::Opaque))
        };
        if division(grammar) != division(Grammar::Rfc3987) {
            continue;
        }
        for finding in findings(text, grammar) {
            let Some(fix) = &finding.fix else { continue };
            let Safety::Safe(rung) = fix.safety else { continue };
            let fixed = fix.apply(text);
            assert!(are_equivalent(text, &fixed, rung), "{grammar}: {finding:?} {fixed:?}");
        }
    }
}
