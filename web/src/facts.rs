//! What is known of a scheme.

use crate::object::{Object, list};
use iri_grammar::schemes::Schemes;
use iri_schemes::fact_name;
use js_sys::Array;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns what normalization and preparation know of a scheme: facts, each with its name and its source.
#[wasm_bindgen(js_name = schemeFacts)]
pub fn scheme_facts(scheme: &str) -> Array {
    list(Schemes::known().facts(scheme).iter().map(|fact| {
        Object::new().set("name", fact_name(&fact.property)).set("source", fact.source.to_string())
    }))
}
