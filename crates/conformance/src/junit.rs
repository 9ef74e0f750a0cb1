//! Results as JUnit XML, which many programs for continuous integration read.

use crate::cause::{input, ruled};
use crate::judge::{Failure, difference, value};
use crate::judged::Judged;
use crate::results::Standing;
use crate::ruling::Ruling;
use crate::suite::Named;
use std::collections::HashMap;

/// Returns the document: a suite for each case file, with all its cases.
pub fn document(judged: &Judged<'_>) -> String {
    let name = attribute(&judged.results.driver.name);
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"iri-conformance: {name}\">\n"
    );
    let ruled = ruled(judged.unknown());
    let failures = ruled.iter().map(|(failure, ruling)| (&*failure.case.id, (failure, ruling)));
    let failures = failures.collect();
    judged.asked().for_each(|named| out += &suite_element(judged, named, &failures));
    out + "</testsuites>\n"
}

/// The failures that are not known, each with what decides it, by their identifiers.
type Failures<'f> = HashMap<&'f str, (&'f Failure<'f>, &'f Ruling)>;

/// Returns the element of a case file, with an element for each case that was asked.
fn suite_element(judged: &Judged<'_>, named: &Named, unknown: &Failures<'_>) -> String {
    let (mut failures, mut skipped) = (0, 0);
    let mut cases = String::new();
    for (_, case) in named.cases() {
        let is_known = judged.known.has(&case.id);
        let outcome = match judged.results.standing(named, case) {
            Standing::Right if is_known => {
                failures += 1;
                "<failure message=\"known to be wrong, but right\"/>".to_owned()
            }
            Standing::Right => String::new(),
            Standing::Wrong(_) if is_known => {
                skipped += 1;
                "<skipped message=\"known to be wrong\"/>".to_owned()
            }
            Standing::Wrong(_) => {
                failures += 1;
                unknown.get(&*case.id).map(|it| failure_element(it.0, it.1)).unwrap_or_default()
            }
            Standing::NotJudged(reason) => {
                skipped += 1;
                format!("<skipped message=\"{}\"/>", attribute(reason))
            }
            Standing::NotAsked => continue,
        };
        let (name, class) = (attribute(&case.id), attribute(&named.name));
        cases +=
            &format!("    <testcase name=\"{name}\" classname=\"{class}\">{outcome}</testcase>\n");
    }
    format!(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{failures}\" errors=\"0\" \
         skipped=\"{skipped}\">\n{cases}  </testsuite>\n",
        attribute(&named.name),
        named.file.cases.len(),
    )
}

/// Returns the element of a failure.
fn failure_element(Failure { case, got, .. }: &Failure<'_>, ruling: &Ruling) -> String {
    let text = format!(
        "{} ({})\ninput     {}\nexpected  {}\ngot       {got}",
        ruling.rule(),
        ruling.strength.name(),
        input(&case.input),
        value(&case.expect),
    );
    format!(
        "<failure message=\"{}\" type=\"{}\">{}</failure>",
        attribute(&difference(case, got)),
        ruling.strength.name(),
        attribute(&text)
    )
}

/// Returns a text as the content of an element, or of an attribute in quotation marks. A character
/// that is invisible, or not allowed in XML 1.0, section 2.2, is escaped as in Rust.
fn attribute(text: &str) -> String {
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        let (line, end) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "\n"));
        for c in crate::shell::visible(line).chars() {
            match c {
                '&' => out += "&amp;",
                '<' => out += "&lt;",
                '>' => out += "&gt;",
                '"' => out += "&quot;",
                c => out.push(c),
            }
        }
        out += end;
    }
    out
}
