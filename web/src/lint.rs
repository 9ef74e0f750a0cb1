//! What is legal but unwise, and right-to-left identifiers.

use crate::object::{Object, Units, error, list, named, optional};
use iri_grammar::advice::{LintProfile, Linter, Safety};
use iri_grammar::bidi::{Context, Structure, Visual, read_aloud};
use iri_grammar::{Citation, IriReference, Span};
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The findings on an IRI reference, which is valid but may be unwise. The profile selects whose advice
/// counts.
#[wasm_bindgen]
pub fn lint(text: &str, profile: &str) -> Result<Array, JsValue> {
    let findings = Linter::new(named::<LintProfile>(profile)?).lint(text);
    let findings = findings.map_err(|refused| error(refused, text))?;
    let units = Units::of(text);
    Ok(list(findings.iter().map(|finding| {
        let fix = finding.fix.as_ref().map(|fix| {
            Object::new()
                .place(Some(units.span(fix.span)))
                .set("replacement", &*fix.replacement)
                .set("safe", matches!(fix.safety, Safety::Safe(_)))
        });
        note_object(finding.code.name(), finding, &units, finding.span, finding.citation())
            .set("severity", finding.severity.name())
            .set("component", finding.component.name())
            .set("fix", optional(fix))
    })))
}

/// The names of the profiles.
#[wasm_bindgen(js_name = lintProfiles)]
pub fn lint_profiles() -> Array {
    list(LintProfile::ALL.map(LintProfile::name))
}

/// How an IRI reference is displayed, and which restrictions it breaks (RFC 3987 section 4).
#[wasm_bindgen]
pub fn bidi(text: &str) -> Result<JsValue, JsValue> {
    let iri = IriReference::new(text).map_err(|refused| error(refused, text))?;
    let units = Units::of(text);
    let violations = Structure::new().violations(iri.components());
    let violations = violations.iter().map(|violation| {
        let citation = violation.citation();
        note_object(violation.restriction.name(), violation, &units, violation.span, citation)
            .set("component", violation.kind.name())
    });
    let visual = Visual::new(text).to_string();
    let seen = Object::new()
        .set("aloud", read_aloud(&visual))
        .set("marks", Context::default().marks_needed(text).name())
        .set("violations", list(violations))
        .set("visual", visual);
    Ok(seen.into())
}

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
        .place(Some(units.span(span)))
        .cite(Some(citation))
}
