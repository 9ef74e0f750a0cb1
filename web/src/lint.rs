//! Advice about valid identifiers, and the display of right-to-left identifiers.

use crate::object::{Object, Units, error_object, list, optional, parse_name};
use iri_grammar::bidi::{Context, Structure, Visual, read_aloud};
use iri_grammar::lint::{LintProfile, Linter, Safety};
use iri_grammar::{Citation, IriReference, Span};
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the advice about a valid IRI reference. The profile selects whose advice counts.
#[wasm_bindgen]
pub fn lint(text: &str, profile: &str) -> Result<Array, JsValue> {
    let findings = Linter::new(parse_name::<LintProfile>(profile)?).lint(text);
    let findings = findings.map_err(|error| error_object(error, text))?;
    let units = Units::of(text);
    Ok(list(findings.iter().map(|finding| {
        let fix = finding.fix.as_ref().map(|fix| {
            Object::new()
                .set_span(Some(units.span(fix.span)))
                .set("replacement", &*fix.replacement)
                .set("safe", matches!(fix.safety, Safety::Safe(_)))
        });
        note_object(finding.code.name(), finding, &units, finding.span, finding.citation())
            .set("severity", finding.severity.name())
            .set("component", finding.component.name())
            .set("fix", optional(fix))
    })))
}

/// Returns the names of the profiles of [`lint`].
#[wasm_bindgen(js_name = lintProfiles)]
pub fn lint_profiles() -> Array {
    list(LintProfile::ALL.map(LintProfile::name))
}

/// Returns how an IRI reference is displayed, and which restrictions it breaks (RFC 3987 section 4).
#[wasm_bindgen]
pub fn bidi(text: &str) -> Result<JsValue, JsValue> {
    let iri = IriReference::new(text).map_err(|error| error_object(error, text))?;
    let units = Units::of(text);
    let violations = Structure::new().violations(iri.components());
    let violations = violations.iter().map(|violation| {
        let citation = violation.citation();
        note_object(violation.restriction.name(), violation, &units, violation.span, citation)
            .set("component", violation.kind.name())
    });
    let visual = Visual::new(text).to_string();
    let display = Object::new()
        .set("aloud", read_aloud(&visual))
        .set("marks", Context::default().marks_needed(text).name())
        .set("violations", list(violations))
        .set("visual", visual);
    Ok(display.into())
}

/// Returns the object of a finding or violation, with its position and citation.
fn note_object(
    code: &str,
    message: impl ToString,
    units: &Units<'_>,
    span: Span,
    citation: Citation,
) -> Object {
    Object::new()
        .set("code", code)
        .set("message", message.to_string())
        .set_span(Some(units.span(span)))
        .set_citation(Some(citation))
}
