//! Resolves with iri-string.

use iri_string::types::{IriAbsoluteStr, IriReferenceStr};
use std::env;
use std::error::Error;

fn resolve(base: &str, reference: &str) -> Result<String, Box<dyn Error>> {
    let (base, reference) = (IriAbsoluteStr::new(base)?, IriReferenceStr::new(reference)?);
    Ok(reference.resolve_against(base).to_string())
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    match resolve(&arguments[1], &arguments[2]) {
        Ok(target) => println!("{target}"),
        Err(error) => println!("{error}"),
    }
}
