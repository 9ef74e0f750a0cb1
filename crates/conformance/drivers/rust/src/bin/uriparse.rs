//! uriparse: "Implementation of RFC3986 including URIs and URI references."

use iri_conformance_drivers::{Answer, Request, refused, serve, text, unsupported, valid, version};
use serde_json::json;
use uriparse::{URI, URIReference};

fn answer(request: &Request) -> Answer {
    match request.operation() {
        "check" if request.production() == "URI" => valid(URI::try_from(request.text()).is_ok()),
        "check" => valid(URIReference::try_from(request.text()).is_ok()),
        "split" => {
            let it = URIReference::try_from(request.text()).map_err(refused)?;
            let mut result = json!({
                "scheme": it.scheme().map(|it| it.as_str()),
                "authority": it.authority().map(|it| it.to_string()),
                "host": it.authority().map(|it| it.host().to_string()),
                "path": it.path().to_string(), "query": it.query().map(|it| it.as_str()),
                "fragment": it.fragment().map(|it| it.as_str()),
                "userinfo": it.username().map(|username| match it.password() {
                    Some(password) => format!("{username}:{password}"),
                    None => username.to_string(),
                }),
            });
            // The port is a number: whether there was an empty one is not told.
            if let Some(port) =
                it.port().filter(|port| request.text().contains(&format!(":{port}")))
            {
                result["port"] = port.to_string().into();
            }
            Ok(result)
        }
        "resolve" => {
            let base = URI::try_from(request.input("base")).map_err(refused)?;
            let reference = URIReference::try_from(request.input("reference")).map_err(refused)?;
            text(base.resolve(&reference))
        }
        // "A normalized URI will have all of its components normalized."
        "normalize" if request.input("level") == "syntax" => {
            let mut it = URIReference::try_from(request.text()).map_err(refused)?;
            it.normalize();
            text(it)
        }
        "normalize" => unsupported("normalizes at the level syntax"),
        _ => request.unknown(),
    }
}

fn main() {
    let greeting = json!({
        "name": "uriparse", "version": version("uriparse"), "source": "https://docs.rs/uriparse",
        "claims": ["RFC 3986"], "operations": ["check", "split", "resolve", "normalize"],
        "documents": { "check": ["RFC 3986"], "split": ["RFC 3986"], "resolve": ["RFC 3986"],
                       "normalize": ["RFC 3986"] },
        "productions": ["URI", "URI-reference"], "call": "URI::try_from(text)",
        "note": "\"A URI reference is simply the union of all valid URIs and relative references.\"",
    });
    serve(greeting, answer);
}
