//! A generic function without bounds.

use iri_grammar::Identifier;

fn path<K, T>(iri: &Identifier<K, T>) -> &str {
    iri.path().text()
}

fn main() {}
