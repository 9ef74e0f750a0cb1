//! Resolves with this library.

use iri_grammar::{Iri, IriReference};
use std::env;
use std::error::Error;

fn resolve(base: &str, reference: &str) -> Result<String, Box<dyn Error>> {
    Ok(Iri::new(base)?.resolve(&IriReference::new(reference)?)?.into_string())
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    match resolve(&arguments[1], &arguments[2]) {
        Ok(target) => println!("{target}"),
        Err(error) => println!("{error}"),
    }
}
