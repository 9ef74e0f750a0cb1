//! The report as JSON.

use super::{Implementation, Report};
use crate::cause::{Cause, causes};
use serde_json::{Value, json};

/// Returns the contents of the overview and of the pages of the implementations.
pub fn report(report: &Report) -> Value {
    let files = report.suite.iter().map(|named| {
        json!({
            "file": named.name,
            "operation": named.file.operation,
            "document": named.file.document,
            "production": named.file.production,
            "cases": named.file.cases.len(),
            "digest": named.digest,
        })
    });
    let implementations = report.implementations.iter().map(|it| implementation(report, it));
    json!({
        "version": env!("CARGO_PKG_VERSION"),
        "files": files.collect::<Vec<_>>(),
        "implementations": implementations.collect::<Vec<_>>(),
    })
}

/// Returns the results of an implementation.
fn implementation(report: &Report, it: &Implementation) -> Value {
    let implementation = &it.name;
    let causes = causes(it.results.failures(&report.suite));
    json!({
        "file": it.name,
        "driver": it.results.driver,
        "kind": it.results.kind,
        "date": it.results.date,
        "counts": it.results.counts,
        "causes": causes.iter().map(|it| cause(report, implementation, it)).collect::<Vec<_>>(),
    })
}

/// Returns a cause: what decides, an example, its cases, and the addresses of what is known about
/// it.
fn cause(report: &Report, implementation: &str, cause: &Cause<'_>) -> Value {
    let known = report.known.of(implementation, cause).into_iter();
    let example = cause.example();
    let ids: Vec<&str> = cause.failures.iter().map(|it| it.failure.case.id.as_str()).collect();
    json!({
        "operation": cause.operation(),
        "document": example.file.document,
        "section": cause.ruling().place,
        "decides": cause.ruling().decides,
        "strength": cause.strength(),
        "sentence": cause.ruling().text(),
        "how": cause.how,
        "example": {
            "case": example.case.id,
            "input": example.case.input,
            "expected": example.case.expect.to_json(),
            "got": example.got,
        },
        "cases": ids,
        "known": known.map(|it| it.address.as_str()).collect::<Vec<_>>(),
    })
}
