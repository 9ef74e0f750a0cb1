//! The findings and the catalogue as SARIF.

use crate::shell::*;
use iri_grammar::Span;
use iri_grammar::lint::{Code, Finding, Linter, Safety, Severity};
use iri_grammar::spec::Characters;
use serde_json::{Value, json};
use std::io;
use std::iter;

/// The place of the rule about syntax, which follows those of the catalogue.
pub const SYNTAX_RULE: usize = Code::ALL.len();

/// Returns the descriptions of the rules: the catalogue, and syntax with its severity.
pub fn rules(linter: &Linter, syntax: Severity) -> Vec<Value> {
    let catalogue = Code::ALL.iter().map(|code| rule_object(*code, linter));
    catalogue.chain([sarif::syntax_rule(configuration(syntax))]).collect()
}

/// Returns an entry of the catalogue as a rule of SARIF.
fn rule_object(code: Code, linter: &Linter) -> Value {
    let entry = code.entry();
    let sources: Vec<String> = (entry.sources.iter())
        .map(|source| format!("{} ({})", source.citation, source.key_word))
        .collect();
    let security = entry.is_security().then_some("security");
    let tags: Vec<&str> = iter::once(entry.name).chain(security).collect();
    let help = format!(
        "{} {}. Unwise: {}. Better: {}.",
        entry.meaning,
        sources.join("; "),
        visible(entry.bad),
        visible(entry.good)
    );
    json!({
        "id": code.to_string(),
        "name": format!("{code:?}"),
        "shortDescription": { "text": format!("The component {}.", entry.message) },
        "fullDescription": { "text": entry.meaning },
        "help": { "text": help },
        "defaultConfiguration": configuration(linter.severity(code)),
        "properties": { "tags": tags },
    })
}

/// Returns the configuration of a rule with this severity.
fn configuration(severity: Severity) -> Value {
    match severity {
        Severity::Off => json!({ "enabled": false }),
        severity => json!({ "level": level(severity) }),
    }
}

/// Returns the name that SARIF has for a severity.
pub fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Off => "none",
        other => other.name(),
    }
}

/// Adds the result for a finding.
pub fn add_finding(
    out: &mut Results,
    place: Place<'_>,
    text: &Characters<'_>,
    finding: &Finding,
    message: &str,
) -> io::Result<()> {
    let location = sarif::artifact_location(place.file.unwrap_or_default());
    // `rules` lists the rules in the order of the codes, which is that of `Code::ALL`.
    let mut result = json!({
        "ruleId": finding.code.to_string(),
        "ruleIndex": finding.code as usize,
        "level": level(finding.severity),
        "message": { "text": format!("{message} ({})", finding.citation()) },
        "locations": [{ "physicalLocation": {
            "artifactLocation": location,
            "region": region_object(place, text, finding.span),
        }}],
    });
    if let Some(fix) = &finding.fix {
        let description = match fix.safety {
            Safety::Safe(rung) => format!("The result is equivalent at the rung '{rung}'."),
            Safety::ChangesIdentifier => "This changes the identifier.".to_owned(),
        };
        result["fixes"] = json!([{
            "description": { "text": description },
            "artifactChanges": [{
                "artifactLocation": location,
                "replacements": [{
                    "deletedRegion": region_object(place, text, fix.span),
                    "insertedContent": { "text": fix.replacement },
                }],
            }],
        }]);
    }
    sarif::add_result(out, &result)
}

/// Returns the region of a span: its line and columns.
fn region_object(place: Place<'_>, text: &Characters<'_>, span: Span) -> Value {
    let Span { start, end } = text.span(span);
    json!({ "startLine": place.line, "startColumn": start + 1, "endColumn": end + 1 })
}
