//! Failures as SARIF 2.1.0.

use crate::case::Strength;
use crate::cause::{Ruled, causes, describe_input};
use crate::judge::Failure;
use crate::judged::Judged;
use serde_json::json;

/// Returns the document: a rule for each cause, and a result for each failure that is not known.
pub fn document(judged: &Judged<'_>) -> String {
    let causes = causes(judged.unknown_failures());
    let level = |strength| match strength {
        Strength::Grammar | Strength::Must | Strength::Example => "error",
        Strength::Should => "warning",
        Strength::May => "note",
    };
    let mut rules = Vec::new();
    let mut results = Vec::new();
    for (at, cause) in causes.iter().enumerate() {
        let id = format!("{}: {} {}", cause.rule(), cause.operation(), cause.how);
        rules.push(json!({
            "id": id,
            "shortDescription": { "text": format!("{} {}", cause.operation(), cause.how) },
            "fullDescription": { "text": cause.ruling().text() },
            "defaultConfiguration": { "level": level(cause.strength()) },
        }));
        for Ruled { failure: Failure { case, got, .. }, ruling } in &cause.failures {
            let text = format!(
                "{}: input {:?}, expected {}, got {got}",
                ruling.rule(),
                describe_input(&case.input),
                case.expect.to_json()
            );
            results.push(json!({
                "ruleId": id,
                "ruleIndex": at,
                "level": level(case.strength),
                "message": { "text": text },
                "locations": [{ "logicalLocations": [{ "fullyQualifiedName": case.id }] }],
                "partialFingerprints": { "case/v1": case.id },
            }));
        }
    }
    for (_, case) in judged.unexpected_passes() {
        results.push(json!({
            "ruleId": "known to be wrong, but right",
            "level": "error",
            "message": { "text": format!("{} is in the file of known failures, and right", case.id) },
            "locations": [{ "logicalLocations": [{ "fullyQualifiedName": case.id }] }],
            "partialFingerprints": { "case/v1": case.id },
        }));
    }
    let document = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "iri-conformance",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            }},
            "results": results,
        }],
    });
    serde_json::to_string_pretty(&document).expect("the members have names") + "\n"
}
