//! iri-string: "String types for RFC 3987 Internationalized Resource Identifiers (IRIs) and RFC
//! 3986 Uniform Resource Identifiers (URIs)".

use iri_conformance_drivers::{Answer, Request, refused, serve, text, unsupported, valid, version};
use iri_string::format::ToDedicatedString;
use iri_string::resolve::FixedBaseResolver;
use iri_string::spec::{IriSpec, Spec, UriSpec};
use iri_string::types::{IriReferenceStr, RiAbsoluteStr, RiReferenceStr, RiStr};
use serde_json::json;

fn operate<S: Spec>(request: &Request) -> Answer {
    match request.operation() {
        "check" => valid(match request.production() {
            "URI" | "IRI" => RiStr::<S>::new(request.text()).is_ok(),
            "absolute-URI" | "absolute-IRI" => RiAbsoluteStr::<S>::new(request.text()).is_ok(),
            _ => RiReferenceStr::<S>::new(request.text()).is_ok(),
        }),
        "split" => {
            let it = RiReferenceStr::<S>::new(request.text()).map_err(refused)?;
            let authority = it.authority_components();
            Ok(json!({
                "scheme": it.scheme_str(), "authority": it.authority_str(),
                "userinfo": authority.and_then(|it| it.userinfo()),
                "host": authority.map(|it| it.host()), "port": authority.and_then(|it| it.port()),
                "path": it.path_str(), "query": it.query_str(), "fragment": it.fragment_str(),
            }))
        }
        "resolve" => {
            // A base is an absolute-IRI: "to_absolute" removes the fragment.
            let base = RiStr::<S>::new(request.input("base")).map_err(refused)?.to_absolute();
            let reference =
                RiReferenceStr::<S>::new(request.input("reference")).map_err(refused)?;
            text(FixedBaseResolver::new(base).resolve(reference))
        }
        // "Returns the normalized IRI": the syntax-based normalization of section 6.2.2.
        "normalize" if request.input("level") == "syntax" => {
            let iri = RiStr::<S>::new(request.text()).map_err(refused)?;
            text(iri.normalize())
        }
        "normalize" => unsupported("normalizes at the level syntax"),
        _ => request.unknown(),
    }
}

fn answer(request: &Request) -> Answer {
    match request.operation() {
        "to-uri" => {
            let iri = IriReferenceStr::new(request.text()).map_err(refused)?;
            text(iri.encode_to_uri().to_dedicated_string())
        }
        _ if request.is_uri() => operate::<UriSpec>(request),
        _ => operate::<IriSpec>(request),
    }
}

fn main() {
    let greeting = json!({
        "name": "iri-string", "version": version("iri-string"),
        "source": "https://docs.rs/iri-string", "claims": ["RFC 3986", "RFC 3987"],
        "operations": ["check", "split", "resolve", "normalize", "to-uri"],
        "documents": { "check": ["RFC 3986", "RFC 3987"] },
        "productions": ["URI", "URI-reference", "absolute-URI", "IRI", "IRI-reference", "absolute-IRI"],
        "call": "IriStr::new(text)",
        "note": "\"String types for RFC 3987 Internationalized Resource Identifiers (IRIs) and RFC 3986 Uniform Resource Identifiers (URIs).\"",
    });
    serve(greeting, answer);
}
