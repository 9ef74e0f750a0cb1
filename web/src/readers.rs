//! How the documents divide a text, and what the documents of its scheme say of it.

use crate::object::{Object, Units, error_object, list, optional, parse_name};
use iri_grammar::schemes::Schemes;
use iri_grammar::{Component, Grammar, Iri, Span};
use iri_schemes::{Error, Scheme, fact_name};
use js_sys::Reflect;
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

/// Returns what is known about the scheme of an IRI: facts, each with its source; where its grammar is
/// printed; the named parts of the IRI by this grammar, or why it rejects the IRI. Without a grammar,
/// `citation` is `null`.
#[wasm_bindgen(js_name = schemeOf)]
pub fn scheme_of(text: &str) -> Result<JsValue, JsValue> {
    let iri = Iri::new(text).map_err(|error| error_object(error, text))?;
    let name = iri.scheme().to_ascii_lowercase();
    let facts = Schemes::known().facts(&name).iter().map(|fact| {
        Object::new().set("name", fact_name(&fact.property)).set("source", fact.source.to_string())
    });
    let object = Object::new().set("facts", list(facts)).set("name", &*name);
    let Some(scheme) = Scheme::find(&name) else {
        return Ok(object.set("citation", JsValue::NULL).into());
    };
    let object = object.set("citation", scheme.citation().to_string());
    Ok(match scheme.parts(iri) {
        Ok(parts) => object.set(
            "parts",
            list(
                parts
                    .iter()
                    .map(|part| Object::new().set("name", part.name).set("text", part.text)),
            ),
        ),
        Err(error) => object.set("error", rejection(&error, text)),
    }
    .into())
}

/// Returns the error of a scheme's grammar as an object.
fn rejection(error: &Error, text: &str) -> Object {
    let end = error.at() + error.found().map_or(0, char::len_utf8);
    Object::new()
        .set("message", error.to_string())
        .set_span(Some(Units::of(text).span(Span { start: error.at(), end })))
}
