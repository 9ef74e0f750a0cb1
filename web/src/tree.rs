//! Every production of every document, with trees.

use crate::object::{Object, Units, error, list, named};
use iri_grammar::{Grammar, Node, Production};
use js_sys::{Array, RangeError};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The documents: their names, their titles, the production of references, and the ABNF as printed.
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

/// The nodes of the parse tree of a text, each before the nodes inside it.
#[wasm_bindgen]
pub fn tree(text: &str, grammar: &str, production: &str) -> Result<Array, JsValue> {
    let grammar: Grammar = named(grammar)?;
    let production = grammar
        .production(production)
        .ok_or_else(|| RangeError::new(&format!("{grammar} has no production {production:?}")))?;
    let tree = production.parse(text).map_err(|refused| error(refused, text))?;
    let units = Units::of(text);
    let nodes = Array::new();
    let mut open: Vec<(Node<'_, '_>, u32)> =
        tree.root().into_iter().map(|root| (root, 0)).collect();
    while let Some((node, depth)) = open.pop() {
        let described = Object::new()
            .set("production", node.production().name())
            .set("depth", depth)
            .place(Some(units.span(node.span())));
        nodes.push(&described.into());
        let first = open.len();
        open.extend(node.children().map(|child| (child, depth + 1)));
        open[first..].reverse();
    }
    Ok(nodes)
}

/// The rule of a production as its document prints it, and the section where it is printed.
#[wasm_bindgen]
pub fn rule(grammar: &str, production: &str) -> Result<JsValue, JsValue> {
    let found = named::<Grammar>(grammar)?.production(production);
    Ok(found.map_or(JsValue::NULL, |production| {
        let citation = Some(production.citation());
        Object::new().set("abnf", production.abnf()).cite(citation).into()
    }))
}
