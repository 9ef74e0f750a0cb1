//! A reference as the base.

use iri_grammar::IriReference;

fn main() {
    let base = IriReference::new("a/b").unwrap();
    let target = base.resolve(&IriReference::new("c").unwrap());
}
