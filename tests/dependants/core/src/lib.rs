//! What needs neither `std` nor a feature: parsing, resolving, mapping.
#![no_std]

extern crate alloc;

use alloc::string::{String, ToString};
use iri_grammar::{Components, Error, Grammar, Iri, IriReference};

/// The components of an IRI.
pub fn components(text: &str) -> Result<Components<'_>, Error> {
    Grammar::Rfc3987.production("IRI").unwrap().components(text)
}

/// The URI of what a reference resolves to (RFC 3986 section 5.2, RFC 3987 section 3.1).
pub fn resolve(base: &str, reference: &str) -> Result<String, Error> {
    let target = Iri::new(base)?.resolve(&IriReference::new(reference)?);
    Ok(target.map_or_else(|error| error.to_string(), |target| target.to_uri().to_string()))
}
