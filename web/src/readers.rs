//! How the documents divide a text.

use crate::object::{Object, error_object, optional};
use iri_grammar::kind::{self, Kind};
use iri_grammar::{Component, Components, Identifier};
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Divides an identifier or reference by each document. Its outcome has the components as `value`, or the `error`.
/// The module contains only the tables of these documents.
#[wasm_bindgen]
pub fn divide(text: &str) -> JsValue {
    Object::new()
        .set("rfc3986", outcome::<kind::UriReference>(text))
        .set("rfc3987", outcome::<kind::IriReference>(text))
        .set("rfc3987bis", outcome::<kind::rfc3987bis::IriReference>(text))
        .into()
}

fn outcome<K: Kind>(text: &str) -> Object {
    match Identifier::<K, &str>::new(text) {
        Ok(identifier) => Object::new().set("value", parts(text, identifier.components())),
        Err(error) => {
            let reason = error.reason().to_string();
            let object = error_object(error, text);
            // Setting fails only for a frozen object.
            let _ = Reflect::set(&object, &"reason".into(), &reason.into());
            Object::new().set("error", object)
        }
    }
}

/// Returns the components by their names, and the form of the host. What is absent is `null`.
fn parts(text: &str, components: Components<'_>) -> Object {
    let form = components.host().map(|host| host.form().name());
    Component::ALL.iter().fold(Object::new().set("hostForm", optional(form)), |parts, component| {
        let part = components.spans()[*component].map(|span| &text[span.start..span.end]);
        parts.set(component.name(), optional(part))
    })
}
