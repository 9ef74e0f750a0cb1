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

/// A fix is not tried on the whole text, of which there may be very many: octets are counted.
#[test]
fn what_very_many_fixes_take_grows_with_the_text_and_no_faster() {
    let allocated = |start: &str, unit: &str, count| {
        let text = start.to_owned() + &unit.repeat(count);
        let components = Grammar::Rfc3987.reference().components(&text).unwrap();
        let linter = Linter::new(LintProfile::Strict);
        let mut fixes = 0;
        let each = |finding: Finding| fixes += usize::from(finding.fix.is_some());
        let counted = allocation_counter::measure(|| linter.for_each_finding(components, each));
        (fixes, counted.bytes_total)
    };
    let [(few, small), (many, large)] =
        [500, 1000].map(|count| allocated("mailto:a@b?", "body=a%0Ab&", count));
    assert!(few >= 500 && many >= 1000, "{few}, {many} fixes");
    assert!(large * 10 <= small * 23, "{small}, {large} octets");
}
