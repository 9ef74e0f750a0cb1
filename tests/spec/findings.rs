//! What the tests of the linter share.

use iri_grammar::Grammar;
use iri_grammar::lint::{Code, Finding, LintProfile, Linter, Severity};

/// What there is to find, with every entry looked for, and what it is about.
pub fn told(text: &str) -> Vec<(Code, String)> {
    let found = findings(text, Grammar::Rfc3987).into_iter();
    found.map(|finding| (finding.code, finding.span.slice(text).to_owned())).collect()
}

/// The codes of what there is to find, without those that are common.
pub fn codes(text: &str) -> Vec<Code> {
    findings(text, Grammar::Rfc3987).into_iter().map(|finding| finding.code).collect()
}

/// The codes of what there is to find in this path.
pub fn path(text: &str) -> Vec<Code> {
    codes(&format!("http://example.org/{text}"))
}

/// What there is to find, with every entry looked for but upper case in general.
pub fn findings(text: &str, grammar: Grammar) -> Vec<Finding> {
    let linter = Linter::new(LintProfile::Rfc3987).grammar(grammar);
    let linter = Code::ALL.iter().fold(linter, |linter, code| linter.with(*code, Severity::Note));
    linter.with(Code::UpperCase, Severity::Off).lint(text).unwrap()
}
