//! oxiri: "a simple and fast implementation of IRIs based on RFC 3987".

use iri_conformance_drivers::{Answer, Request, refused, serve, text, valid, version};
use oxiri::{Iri, IriRef};
use serde_json::json;

fn answer(request: &Request) -> Answer {
    match request.operation() {
        "check" if request.production() == "IRI" => valid(Iri::parse(request.text()).is_ok()),
        "check" => valid(IriRef::parse(request.text()).is_ok()),
        "split" => {
            let iri = IriRef::parse(request.text()).map_err(refused)?;
            Ok(json!({
                "scheme": iri.scheme(), "authority": iri.authority(), "path": iri.path(),
                "query": iri.query(), "fragment": iri.fragment(),
            }))
        }
        "resolve" => {
            let base = Iri::parse(request.input("base")).map_err(refused)?;
            let reference = IriRef::parse(request.input("reference")).map_err(refused)?;
            text(base.resolve(&reference).map_err(refused)?)
        }
        _ => request.unknown(),
    }
}

fn main() {
    let greeting = json!({
        "name": "oxiri", "version": version("oxiri"), "source": "https://docs.rs/oxiri",
        "claims": ["RFC 3987"], "operations": ["check", "split", "resolve"],
        "documents": { "check": ["RFC 3987"] }, "productions": ["IRI", "IRI-reference"],
        "call": "Iri::parse(text)",
        "note": "\"Parses and validates the IRI-reference following the grammar from RFC 3987.\"",
    });
    serve(greeting, answer);
}
