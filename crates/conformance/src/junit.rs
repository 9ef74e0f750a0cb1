//! Results as JUnit XML, which many programs for continuous integration read.

use crate::cause::{Ruled, describe_input, with_rulings};
use crate::judge::{Failure, difference};
use crate::judged::Judged;
use crate::results::Standing;
use crate::suite::Named;
use std::collections::HashMap;

/// Returns the document: a suite for each case file, with all its cases.
pub fn document(judged: &Judged<'_>) -> String {
    let name = attribute(&judged.results.driver.name);
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"iri-conformance: {name}\">\n"
    );
    let unknown = with_rulings(judged.unknown_failures());
    let failures = unknown.iter().map(|it| (&*it.failure.case.id, it)).collect();
    judged.asked_files().for_each(|named| out += &suite_element(judged, named, &failures));
    out + "</testsuites>\n"
}

/// The failures that are not known, by the identifiers of their cases.
type Failures<'f> = HashMap<&'f str, &'f Ruled<'f>>;

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
                unknown.get(&*case.id).map(|it| failure_element(it)).unwrap_or_default()
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
fn failure_element(Ruled { failure, ruling }: &Ruled<'_>) -> String {
    let Failure { case, got, .. } = failure;
    let text = format!(
        "{} ({})\ninput     {}\nexpected  {}\ngot       {got}",
        ruling.rule(),
        ruling.strength.name(),
        describe_input(&case.input),
        case.expect.to_json(),
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
