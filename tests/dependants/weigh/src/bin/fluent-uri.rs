//! Resolves with fluent-uri.

use fluent_uri::{Iri, IriRef};
use std::env;
use std::error::Error;

fn resolve(base: &str, reference: &str) -> Result<String, Box<dyn Error>> {
    Ok(IriRef::parse(reference)?.resolve_against(&Iri::parse(base)?)?.into_string())
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    match resolve(&arguments[1], &arguments[2]) {
        Ok(target) => println!("{target}"),
        Err(error) => println!("{error}"),
    }
}
