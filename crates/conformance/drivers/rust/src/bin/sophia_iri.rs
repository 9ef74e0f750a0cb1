//! sophia_iri: "functions for validating IRIs and IRI references, as well as for resolving IRI
//! references against a given base IRI".

use iri_conformance_drivers::{Answer, Request, refused, serve, text, valid, version};
use serde_json::json;
use sophia_iri::resolve::BaseIri;
use sophia_iri::{Iri, IriRef};

fn answer(request: &Request) -> Answer {
    match request.operation() {
        "check" if request.production() == "IRI" => valid(Iri::new(request.text()).is_ok()),
        "check" => valid(IriRef::new(request.text()).is_ok()),
        "resolve" => {
            let base = BaseIri::new(request.input("base")).map_err(refused)?;
            let reference = IriRef::new(request.input("reference")).map_err(refused)?;
            text(base.resolve(reference))
        }
        _ => request.unknown(),
    }
}

fn main() {
    let greeting = json!({
        "name": "sophia_iri", "version": version("sophia_iri"),
        "source": "https://docs.rs/sophia_iri", "claims": ["RFC 3987"],
        "operations": ["check", "resolve"], "documents": { "check": ["RFC 3987"] },
        "productions": ["IRI", "IRI-reference"], "call": "Iri::new(text)",
        "note": "\"This crate provides functions for validating IRIs and IRI references\"",
    });
    serve(greeting, answer);
}
