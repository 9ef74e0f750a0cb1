//! An IRI reference that is resolved against a URI.

use iri_grammar::{IriReference, Uri};

fn main() {
    let base = Uri::new("http://example.org/").unwrap();
    let target = base.resolve(&IriReference::new("c").unwrap()).unwrap();
}
