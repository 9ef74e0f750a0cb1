//! Resolves with this library, and prints no error.

use iri_grammar::{Iri, IriReference};
use std::env;

fn resolve(base: &str, reference: &str) -> Option<String> {
    let reference = IriReference::new(reference).ok()?;
    Some(Iri::new(base).ok()?.resolve(&reference).ok()?.into_string())
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    match resolve(&arguments[1], &arguments[2]) {
        Some(target) => println!("{target}"),
        None => println!("not valid"),
    }
}
