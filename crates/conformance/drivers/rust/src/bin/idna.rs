//! idna: "implements IDNA per the WHATWG URL Standard", which is UTS #46.

use iri_conformance_drivers::{Answer, Request, refused, serve, text, unsupported, version};
use serde_json::json;

fn answer(request: &Request) -> Answer {
    match (request.operation(), request.input("idna")) {
        ("to-ascii", "uts46") => {
            text(idna::domain_to_ascii(request.input("host")).map_err(refused)?)
        }
        ("to-ascii", _) => unsupported("UTS #46"),
        _ => request.unknown(),
    }
}

fn main() {
    let greeting = json!({
        "name": "idna (Rust)", "version": version("idna"), "source": "https://docs.rs/idna",
        "claims": ["UTS 46"], "operations": ["to-ascii"], "call": "idna::domain_to_ascii(host)",
    });
    serve(greeting, answer);
}
