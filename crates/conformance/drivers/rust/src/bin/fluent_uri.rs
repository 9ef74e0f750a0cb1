//! fluent-uri: "A generic URI/IRI handling library compliant with RFC 3986/3987".

use fluent_uri::normalize::Normalizer;
use fluent_uri::{Iri, IriRef, Uri, UriRef};
use iri_conformance_drivers::{Answer, Request, refused, serve, text, unsupported, valid, version};
use serde_json::json;

/// The types for URIs and those for IRIs have the same methods, and no trait.
macro_rules! operations {
    ($name:ident, $Identifier:ident, $Reference:ident) => {
        fn $name(request: &Request) -> Answer {
            let parse = |text| $Reference::parse(text).map_err(refused);
            match request.operation() {
                "check" if request.production().ends_with("-reference") => {
                    valid($Reference::parse(request.text()).is_ok())
                }
                "check" => valid($Identifier::parse(request.text()).is_ok()),
                "split" => {
                    let it = parse(request.text())?;
                    let authority = it.authority();
                    let userinfo = authority.and_then(|it| it.userinfo()).map(|it| it.as_str());
                    let port = authority.and_then(|it| it.port()).map(|it| it.as_str());
                    Ok(json!({
                        "scheme": it.scheme().map(|it| it.as_str()),
                        "authority": authority.map(|it| it.as_str()), "userinfo": userinfo,
                        "host": authority.map(|it| it.host()), "port": port,
                        "path": it.path().as_str(), "query": it.query().map(|it| it.as_str()),
                        "fragment": it.fragment().map(|it| it.as_str()),
                    }))
                }
                "resolve" => {
                    // "base should not have fragment": RFC 3986 section 5.1 strips it before.
                    let base = $Identifier::parse(request.input("base")).map_err(refused)?;
                    let base = base.strip_fragment();
                    let reference = parse(request.input("reference"))?;
                    text(reference.resolve_against(&base).map_err(refused)?)
                }
                // "syntax-based normalization described in Section 6.2.2 of RFC 3986 … along with
                // IPv6 address and default port normalization", the latter an option.
                "normalize" if request.input("level") == "syntax" => {
                    let normalizer = Normalizer::new().default_port_with(|_| None);
                    text(normalizer.normalize(&parse(request.text())?).map_err(refused)?)
                }
                "normalize" => unsupported("normalizes at the level syntax"),
                _ => request.unknown(),
            }
        }
    };
}

operations!(answer_uri, Uri, UriRef);
operations!(answer_iri, Iri, IriRef);

fn answer(request: &Request) -> Answer {
    match request.operation() {
        "to-uri" => text(IriRef::parse(request.text()).map_err(refused)?.to_uri_ref()),
        _ if request.is_uri() => answer_uri(request),
        _ => answer_iri(request),
    }
}

fn main() {
    let greeting = json!({
        "name": "fluent-uri", "version": version("fluent-uri"),
        "source": "https://docs.rs/fluent-uri", "claims": ["RFC 3986", "RFC 3987"],
        "operations": ["check", "split", "resolve", "normalize", "to-uri"],
        "documents": { "check": ["RFC 3986", "RFC 3987"] },
        "productions": ["URI", "URI-reference", "IRI", "IRI-reference"],
        "call": "Iri::parse(text)",
        "note": "\"A generic URI/IRI handling library compliant with RFC 3986/3987\"",
    });
    serve(greeting, answer);
}
