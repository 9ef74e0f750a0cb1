//! Writes findings as SARIF 2.1.0, the Static Analysis Results Interchange Format of OASIS. One
//! document for all files is written while the findings are made, so its length is not limited by
//! the memory.

use crate::shell::*;
use iri_grammar::Span;
use iri_grammar::generation::Generation;
use iri_grammar::lint::{Code, Finding, Linter, Safety, Severity};
use iri_grammar::spec::Characters;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::iter;

/// Returns the document up to the first result.
pub fn head(linter: &Linter) -> io::Result<Vec<u8>> {
    let mut rules: Vec<Value> = Code::ALL.iter().map(|code| rule_object(*code, linter)).collect();
    rules.push(json!({
        "id": SYNTAX,
        "shortDescription": { "text": "The text is not what the grammar takes." },
        "defaultConfiguration": { "level": level(Severity::Error) },
    }));
    let tool = json!({ "driver": {
        "name": "iri",
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "rules": rules,
    }});
    let mut out = br#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints","tool":"#.to_vec();
    json(&mut out, &tool)?;
    out.extend(b",\"results\":[\n");
    Ok(out)
}

/// Returns the document after the last result of a run with these totals.
pub fn tail(totals: &Totals) -> io::Result<Vec<u8>> {
    let mut out = b"\n],\"invocations\":".to_vec();
    json(&mut out, &json!([{ "executionSuccessful": totals.unreadable == 0 }]))?;
    out.extend(b"}]}\n");
    Ok(out)
}

/// Returns the description of an entry of the catalogue.
fn rule_object(code: Code, linter: &Linter) -> Value {
    let entry = code.entry();
    let sources: Vec<String> = (entry.sources.iter())
        .map(|source| format!("{} ({})", source.citation, source.key_word))
        .collect();
    let configuration = match linter.severity(code) {
        Severity::Off => json!({ "enabled": false }),
        severity => json!({ "level": level(severity) }),
    };
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
        "defaultConfiguration": configuration,
        "properties": { "tags": tags },
    })
}

/// Returns the name that SARIF has for a severity.
fn level(severity: Severity) -> &'static str {
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
    let location = artifact_location(place.file.unwrap_or_default());
    // `head` lists the rules in the order of the codes, which is that of `Code::ALL`.
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
    add_result(out, &result)
}

/// Adds the result for a line that the grammar rejects.
pub fn add_problem(out: &mut Results, place: Place<'_>, problem: &Problem) -> io::Result<()> {
    let mut region = json!({ "startLine": place.line });
    if let Some(column) = problem.column {
        region["startColumn"] = column.into();
    }
    add_result(
        out,
        &json!({
            "ruleId": SYNTAX,
            // In `head`, this rule follows those of the catalogue.
            "ruleIndex": Code::ALL.len(),
            "level": level(Severity::Error),
            "message": { "text": problem.to_string() },
            "locations": [{ "physicalLocation": {
                "artifactLocation": artifact_location(place.file.unwrap_or_default()),
                "region": region,
            }}],
        }),
    )
}

/// Adds a result, after a comma unless it is the first.
fn add_result(out: &mut Results, result: &Value) -> io::Result<()> {
    if !out.is_first() {
        out.write_all(b",\n")?;
    }
    json(out, result)
}

/// Returns the region of a span: its line and columns.
fn region_object(place: Place<'_>, text: &Characters<'_>, span: Span) -> Value {
    let Span { start, end } = text.span(span);
    json!({ "startLine": place.line, "startColumn": start + 1, "endColumn": end + 1 })
}

/// Returns the location of a file, as a URI or a URI reference; standard input is `stdin:`.
fn artifact_location(file: &str) -> Value {
    let generation = Generation::new();
    let uri = match (file, generation.file(file.as_bytes())) {
        ("-", _) => "stdin:".to_owned(),
        (_, Ok(absolute)) => absolute.uri().to_string(),
        // A relative path has no absolute URI.
        (_, Err(_)) => generation.path(file.as_bytes()).uri().to_string(),
    };
    json!({ "uri": uri })
}
