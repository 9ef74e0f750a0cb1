//! iri-rs: "implementation of Uniform Resource Identifiers (URIs, aka URLs) and Internationalized
//! Resource Identifiers (IRIs) following RFC 3987 and RFC 3986".

use iri_conformance_drivers::{Answer, Request, refused, serve, text, unsupported, valid, version};
use iri_rs::{Iri, IriRef, Uri, UriRef};
use serde_json::json;

/// The types for URIs and those for IRIs have the same methods, and no trait.
macro_rules! operations {
    ($name:ident, $Identifier:ident, $Reference:ident) => {
        fn $name(request: &Request) -> Answer {
            let parse = |member| {
                $Reference::parse(request.input(member)).map_err(|_| refused("not valid"))
            };
            match request.operation() {
                "check" if request.production().ends_with("-reference") => {
                    valid($Reference::parse(request.text()).is_ok())
                }
                "check" => valid($Identifier::parse(request.text()).is_ok()),
                "split" => {
                    let it = parse("text")?;
                    let (userinfo, host, port) = match it.authority_parts() {
                        Some((userinfo, host, port)) => (userinfo, Some(host), port),
                        None => (None, None, None),
                    };
                    Ok(json!({
                        "scheme": it.scheme(), "authority": it.authority(), "userinfo": userinfo,
                        "host": host, "port": port, "path": it.path(), "query": it.query(),
                        "fragment": it.fragment(),
                    }))
                }
                "resolve" => {
                    let base = $Identifier::parse(request.input("base"));
                    let base = base.map_err(|_| refused("the base is not valid"))?;
                    text(parse("reference")?.resolved(&base).map_err(refused)?.as_str())
                }
                // "comparison modulo normalization".
                "compare" if request.input("level") == "syntax" => {
                    Ok(json!({ "equal": parse("left")? == parse("right")? }))
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
        "name": "iri-rs", "version": version("iri-rs"), "source": "https://docs.rs/iri-rs",
        "claims": ["RFC 3986", "RFC 3987"],
        "operations": ["check", "split", "resolve", "compare"],
        "documents": { "check": ["RFC 3986", "RFC 3987"] },
        "productions": ["URI", "URI-reference", "IRI", "IRI-reference"],
        "call": "Iri::parse(text)",
        "note": "\"Returns the input … wrapped in the error type, when it is not well formed under RFC 3986 (URIs) or RFC 3987 (IRIs).\"",
    });
    serve(
        greeting,
        |request| {
            if request.is_uri() { answer_uri(request) } else { answer_iri(request) }
        },
    );
}
