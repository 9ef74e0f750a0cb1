//! url: "URL library for Rust, based on the WHATWG URL Standard".

use iri_conformance_drivers::{Answer, Request, refused, serve, text, unsupported, version};
use serde_json::json;
use url::{ParseError, Url};

fn answer(request: &Request) -> Answer {
    match request.operation() {
        "split" => {
            let url = match Url::parse(request.text()) {
                Err(ParseError::RelativeUrlWithoutBase) => {
                    return unsupported("a reference without a base is not accepted");
                }
                url => url.map_err(refused)?,
            };
            let mut result = json!({
                "scheme": url.scheme(), "host": url.host_str(), "path": url.path(),
                "authority": url.has_authority().then(|| url.authority()),
                "query": url.query(), "fragment": url.fragment(),
            });
            // Whether there was an empty userinfo or port is not told.
            if let Some(port) = url.port() {
                result["port"] = port.to_string().into();
            }
            match (url.username(), url.password()) {
                ("", None) => {}
                (username, None) => result["userinfo"] = username.into(),
                (username, Some(password)) => {
                    result["userinfo"] = format!("{username}:{password}").into();
                }
            }
            Ok(result)
        }
        "resolve" => {
            let base = Url::parse(request.input("base")).map_err(refused)?;
            text(base.join(request.input("reference")).map_err(refused)?)
        }
        _ => request.unknown(),
    }
}

fn main() {
    let greeting = json!({
        "name": "url", "version": version("url"), "source": "https://docs.rs/url",
        "claims": ["URL Standard"], "operations": ["split", "resolve"], "call": "Url::parse(text)",
    });
    serve(greeting, answer);
}
