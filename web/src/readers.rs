//! How each document divides a text, and what is known of its scheme.

use crate::object::{Object, error_object, list, optional, parse_name};
use iri_grammar::schemes::Schemes;
use iri_grammar::{Component, Grammar};
use iri_schemes::fact_name;
use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Divides an identifier or reference by the grammar of a document. The components have their names;
/// an absent one is `null`. The error also has its reason, which is the message without what was allowed.
#[wasm_bindgen(js_name = divideBy)]
pub fn divide_by(text: &str, grammar: &str) -> Result<JsValue, JsValue> {
    let production = parse_name::<Grammar>(grammar)?.reference();
    let components = production.components(text).map_err(|error| {
        let reason = error.reason().to_string();
        let object = error_object(error, text);
        // Setting fails only for a frozen object.
        let _ = Reflect::set(&object, &"reason".into(), &reason.into());
        object
    })?;
    let spans = components.spans();
    let parts = Component::ALL.iter().fold(Object::new(), |parts, component| {
        let part = spans[*component].map(|span| &text[span.start..span.end]);
        parts.set(component.name(), optional(part))
    });
    Ok(parts.into())
}

/// Returns what normalization and preparation know of a scheme: facts, each with its name and its source.
#[wasm_bindgen(js_name = schemeFacts)]
pub fn scheme_facts(scheme: &str) -> Array {
    list(Schemes::known().facts(scheme).iter().map(|fact| {
        Object::new().set("name", fact_name(&fact.property)).set("source", fact.source.to_string())
    }))
}
