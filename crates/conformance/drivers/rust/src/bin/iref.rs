//! iref: "Uniform & Internationalized Resource Identifiers (URIs/IRIs), borrowed and owned."

use iref::{Iri, IriRef, Uri, UriRef};
use iri_conformance_drivers::{Answer, Request, refused, serve, text, unsupported, valid, version};
use serde_json::json;

/// The types for URIs and those for IRIs have the same methods, and no trait.
macro_rules! operations {
    ($name:ident, $Identifier:ident, $Reference:ident) => {
        fn $name(request: &Request) -> Answer {
            match request.operation() {
                "check" if request.production().ends_with("-reference") => {
                    valid($Reference::new(request.text()).is_ok())
                }
                "check" => valid($Identifier::new(request.text()).is_ok()),
                "split" => {
                    let it = $Reference::new(request.text()).map_err(refused)?;
                    Ok(json!({
                        "scheme": it.scheme().map(|it| it.as_str()),
                        "authority": it.authority().map(|it| it.as_str()),
                        "userinfo": it.user_info().map(|it| it.as_str()),
                        "host": it.host().map(|it| it.as_str()),
                        "port": it.port().map(|it| it.as_str()),
                        "path": it.path().as_str(), "query": it.query().map(|it| it.as_str()),
                        "fragment": it.fragment().map(|it| it.as_str()),
                    }))
                }
                "resolve" => {
                    let base = $Identifier::new(request.input("base")).map_err(refused)?;
                    let reference = $Reference::new(request.input("reference")).map_err(refused)?;
                    text(reference.resolved(base))
                }
                // "comparison modulo normalization".
                "compare" if request.input("level") == "syntax" => {
                    let left = $Reference::new(request.input("left")).map_err(refused)?;
                    let right = $Reference::new(request.input("right")).map_err(refused)?;
                    Ok(json!({ "equal": left == right }))
                }
                "compare" => unsupported("compares modulo normalization"),
                _ => request.unknown(),
            }
        }
    };
}

operations!(answer_uri, Uri, UriRef);
operations!(answer_iri, Iri, IriRef);

fn main() {
    let greeting = json!({
        "name": "iref", "version": version("iref"), "source": "https://docs.rs/iref",
        "claims": ["RFC 3986", "RFC 3987"],
        "operations": ["check", "split", "resolve", "compare"],
        "documents": { "check": ["RFC 3986", "RFC 3987"] },
        "productions": ["URI", "URI-reference", "IRI", "IRI-reference"], "call": "Iri::new(text)",
        "note": "\"it only borrows the input data, and validates it\"",
    });
    serve(
        greeting,
        |request| {
            if request.is_uri() { answer_uri(request) } else { answer_iri(request) }
        },
    );
}
