//! An IRI where a URI is needed.

use iri_grammar::{Iri, Uri};

fn fetch(_: Uri<'_>) {}

fn main() {
    fetch(Iri::new("http://example.org/").unwrap().into());
}
