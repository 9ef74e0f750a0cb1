//! A reference to a `String` as the text.

use iri_grammar::{Identifier, kind};

fn main() {
    let text = String::from("http://example.org/");
    let iri = Identifier::<kind::Iri, _>::parse(&text).unwrap();
    println!("{}", iri.scheme());
}
