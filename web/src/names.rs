//! Host names and preparation.

use crate::object::{Object, Units, any_error_object, list, optional, parse_name};
use iri_grammar::host::{HostError, Profile};
use iri_grammar::preparation::{Note, NoteKind, Preparation};
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the names of the profiles that convert host names.
#[wasm_bindgen]
pub fn profiles() -> Array {
    list(Profile::ALL.map(Profile::name))
}

/// Converts a host name by a profile to its Unicode form if `unicode`, otherwise to its ASCII form.
#[wasm_bindgen]
pub fn host(name: &str, profile: &str, unicode: bool) -> Result<String, JsValue> {
    let profile: Profile = parse_name(profile)?;
    let result = if unicode { profile.to_unicode(name) } else { profile.to_ascii(name) };
    result.map_err(|error| any_error_object(error, name))
}

/// Prepares an arbitrary string. The result is an IRI reference if `iri`, otherwise a URI reference.
#[wasm_bindgen]
pub fn prepare(text: &str, iri: bool) -> JsValue {
    let prepared = Preparation::new().iri_form(iri).reference(text);
    let units = Units::of(text);
    let note = |note: &Note| {
        // The error of the host says why its note was made, and cites the rule that is broken.
        let is_of_host = matches!(note.kind, NoteKind::Host | NoteKind::HostNoName);
        let error = prepared.host_error().filter(|_| is_of_host);
        let citation = error.map_or(note.citation(), HostError::citation);
        let message = error.map_or(note.to_string(), |error| format!("{note}: {error}"));
        Object::new()
            .set("code", note.kind.name())
            .set("outcome", note.outcome().name())
            .set("message", message)
            .set_span(Some(units.span(note.span)))
            .set("component", optional(note.component.map(|component| component.name())))
            .set_citation(Some(citation))
    };
    Object::new()
        .set("text", prepared.as_str())
        .set("valid", prepared.iri().is_ok())
        .set("uri", optional(prepared.uri().ok().map(|uri| uri.into_string())))
        .set("notes", list(prepared.notes().iter().map(note)))
        .into()
}
