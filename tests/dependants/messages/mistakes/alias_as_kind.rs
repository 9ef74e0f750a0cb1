//! An alias as the kind of an identifier.

use iri_grammar::{Identifier, Iri};

fn main() {
    let iri = Identifier::<Iri<'static>, String>::parse("http://example.org/".to_string());
}
