//! A generic wrapper that derives traits without the bounds that they need.

use iri_grammar::{Identifier, kind};

#[derive(Debug, PartialEq)]
struct Link<T>(Identifier<kind::Iri, T>);

fn main() {}
