//! Writes results as SARIF 2.1.0, the Static Analysis Results Interchange Format of OASIS. One
//! document for all files is written while the results are made, so its length is not limited by
//! the memory.

use crate::shell::input::Files;
use crate::shell::json::json;
use crate::shell::options::misuse;
use crate::shell::output::print;
use crate::shell::problem::{Place, Problem};
use crate::shell::results::Results;
use crate::shell::totals::SYNTAX;
use crate::shell::totals::Totals;
use crate::shell::work::{Each, Input};
use iri_grammar::generation::Generation;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Checks that no option is given that has no meaning for SARIF: those that all commands have, and `others`.
///
/// # Errors
/// If one is given.
pub fn check_options(
    command: &'static str,
    files: &Files,
    others: &[(&str, bool)],
) -> io::Result<()> {
    let options = [
        ("count", files.options().count),
        ("on-invalid empty", files.options().writes_empty_lines()),
        ("resume", files.resumes()),
    ];
    match options.iter().chain(others).find(|(_, is_given)| *is_given) {
        None => Ok(()),
        Some((option, _)) => Err(misuse(
            command,
            format!("the argument '--{option}' cannot be used with '--format sarif'"),
        )),
    }
}

/// Runs a command on the texts of `input`, and writes the document: its rules, and the results that `each` adds.
pub fn process(mut input: Input<'_>, rules: Vec<Value>, each: &Each<'_>) -> io::Result<Totals> {
    print(&head(input.settings.command, rules)?)?;
    // The results are the elements of an array.
    input.separator = b",\n";
    let totals = input.process(each)?;
    print(&tail(&totals)?)?;
    Ok(totals)
}

/// Returns the document up to the first result. Services tell the documents of one program apart by a category,
/// the `id` up to its last slash: here the command.
fn head(command: &str, rules: Vec<Value>) -> io::Result<Vec<u8>> {
    let tool = json!({ "driver": {
        "name": "iri",
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "rules": rules,
    }});
    let mut out = br#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints","automationDetails":"#.to_vec();
    json(&mut out, &json!({ "id": format!("iri-{command}/") }))?;
    out.extend(b",\"tool\":");
    json(&mut out, &tool)?;
    out.extend(b",\"results\":[\n");
    Ok(out)
}

/// Returns the document after the last result of a run with these totals.
fn tail(totals: &Totals) -> io::Result<Vec<u8>> {
    let mut out = b"\n],\"invocations\":".to_vec();
    json(&mut out, &json!([{ "executionSuccessful": totals.unreadable == 0 }]))?;
    out.extend(b"}]}\n");
    Ok(out)
}

/// Returns the description of the rule [`SYNTAX`], with its `configuration`.
pub fn syntax_rule(configuration: Value) -> Value {
    json!({
        "id": SYNTAX,
        "shortDescription": { "text": "The text is not what the grammar takes." },
        "defaultConfiguration": configuration,
    })
}

/// Adds the result for a text that the grammar rejects. `rule` is the index of [`syntax_rule`] among the rules.
pub fn add_problem(
    out: &mut Results,
    place: Place<'_>,
    problem: &Problem,
    level: &str,
    rule: usize,
) -> io::Result<()> {
    let mut region = json!({ "startLine": place.line });
    if let Some(column) = problem.column {
        region["startColumn"] = column.into();
    }
    add_result(
        out,
        &json!({
            "ruleId": SYNTAX,
            "ruleIndex": rule,
            "level": level,
            "message": { "text": problem.to_string() },
            "locations": [{ "physicalLocation": {
                "artifactLocation": artifact_location(place.file.unwrap_or_default()),
                "region": region,
            }}],
        }),
    )
}

/// Adds a result, after a comma unless it is the first.
pub fn add_result(out: &mut Results, result: &Value) -> io::Result<()> {
    if !out.is_first() {
        out.write_all(b",\n")?;
    }
    json(out, result)
}

/// Returns the location of a file, as a URI or a URI reference; standard input is `stdin:`.
pub fn artifact_location(file: &str) -> Value {
    let generation = Generation::new();
    let uri = match (file, generation.file(file.as_bytes())) {
        ("-", _) => "stdin:".to_owned(),
        (_, Ok(absolute)) => absolute.uri().to_string(),
        // A relative path has no absolute URI.
        (_, Err(_)) => generation.path(file.as_bytes()).uri().to_string(),
    };
    json!({ "uri": uri })
}
