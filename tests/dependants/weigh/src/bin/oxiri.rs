//! Resolves with oxiri.

use oxiri::{Iri, IriRef};
use std::env;
use std::error::Error;

fn resolve(base: &str, reference: &str) -> Result<String, Box<dyn Error>> {
    Ok(Iri::parse(base)?.resolve(&IriRef::parse(reference)?)?.into_inner())
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    match resolve(&arguments[1], &arguments[2]) {
        Ok(target) => println!("{target}"),
        Err(error) => println!("{error}"),
    }
}
