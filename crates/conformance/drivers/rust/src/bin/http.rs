//! http: Uri, "The URI component of a request": a URI, an authority alone, or a path.

use http::Uri;
use iri_conformance_drivers::{Answer, Request, refused, serve, unsupported, version};
use serde_json::json;

fn answer(request: &Request) -> Answer {
    if request.operation() != "split" {
        return request.unknown();
    }
    let text = request.text();
    // The four forms of a request target (RFC 9112 section 3.2): references that begin otherwise
    // are none of them, and what has no scheme and no slash is an authority.
    if !text.starts_with('/') && !text.contains("://") || text.starts_with("//") {
        return unsupported("not a request target with a scheme or a path");
    }
    let uri: Uri = text.parse().map_err(refused)?;
    let mut result = json!({
        "authority": uri.authority().map(|it| it.as_str()), "host": uri.host(),
        "query": uri.query(),
    });
    // The scheme is in lower case; the path of a URI with an authority is "/" if there is none.
    if uri.scheme_str().is_none_or(|scheme| text.starts_with(scheme)) {
        result["scheme"] = uri.scheme_str().into();
    }
    if uri.path() != "/" || uri.authority().is_none() {
        result["path"] = uri.path().into();
    }
    // Whether there was an empty port is not told. The fragment is dropped.
    if let Some(port) = uri.port() {
        result["port"] = port.as_str().into();
    }
    Ok(result)
}

fn main() {
    let greeting = json!({
        "name": "http", "version": version("http"), "source": "https://docs.rs/http",
        "claims": ["RFC 3986"], "operations": ["split"],
        "documents": { "split": ["RFC 3986"] }, "call": "text.parse::<Uri>()",
    });
    serve(greeting, answer);
}
