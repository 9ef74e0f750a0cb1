//! Parse trees by every production of every document.

use crate::object::{Object, Units, error_object, list, parse_name};
use iri_grammar::{Grammar, Node, Production};
use js_sys::{Array, RangeError};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the documents: their names, their titles, the production of references, the names of all
/// productions, and the ABNF as printed.
#[wasm_bindgen]
pub fn documents() -> Array {
    list(Grammar::ALL.map(|grammar| {
        let names = grammar.productions().filter(|it| !it.is_core()).map(Production::name);
        Object::new()
            .set("name", grammar.name())
            .set("title", grammar.title())
            .set("reference", grammar.reference().name())
            .set("productions", list(names))
            .set("abnf", grammar.abnf())
    }))
}

/// Returns the nodes of the parse tree of a text, each before the nodes inside it.
#[wasm_bindgen]
pub fn tree(text: &str, grammar: &str, production: &str) -> Result<Array, JsValue> {
    let grammar: Grammar = parse_name(grammar)?;
    let production = grammar
        .production(production)
        .ok_or_else(|| RangeError::new(&format!("{grammar} has no production {production:?}")))?;
    let tree = production.parse(text).map_err(|error| error_object(error, text))?;
    let units = Units::of(text);
    let nodes = Array::new();
    // The nodes to visit with their depth, the next one last.
    let mut stack: Vec<(Node<'_, '_>, u32)> =
        tree.root().into_iter().map(|root| (root, 0)).collect();
    while let Some((node, depth)) = stack.pop() {
        let object = Object::new()
            .set("production", node.production().name())
            .set("depth", depth)
            .set_span(Some(units.span(node.span())));
        nodes.push(&object.into());
        let first_child = stack.len();
        stack.extend(node.children().map(|child| (child, depth + 1)));
        stack[first_child..].reverse();
    }
    Ok(nodes)
}

/// Returns the rule of a production as its document prints it, and the section that prints it;
/// `null` if the document has no such production.
#[wasm_bindgen]
pub fn rule(grammar: &str, production: &str) -> Result<JsValue, JsValue> {
    let found = parse_name::<Grammar>(grammar)?.production(production);
    Ok(found.map_or(JsValue::NULL, |production| {
        let citation = Some(production.citation());
        Object::new().set("abnf", production.abnf()).set_citation(citation).into()
    }))
}
