//! This library.

use iri_conformance_drivers::{Answer, Request, refused, serve, text, unsupported, valid};
use iri_grammar::host::{Idna2003, Idna2008, Uts46};
use iri_grammar::kind::{self, Kind};
use iri_grammar::ladder::{Ladder, LadderKind, Rung};
use iri_grammar::resolution::{BaseKind, ReferenceTo};
use iri_grammar::{Grammar, Identifier, Iri, IriReference, UriReference};
use serde_json::json;

fn answer(request: &Request) -> Answer {
    match request.operation() {
        "check" => {
            let grammar = match request.document() {
                "RFC 3986" => Some(Grammar::Rfc3986),
                "RFC 3987" => Some(Grammar::Rfc3987),
                _ => None,
            };
            match grammar.and_then(|it| it.production(request.production())) {
                Some(production) => valid(production.matches(request.text())),
                None => unsupported("no such production"),
            }
        }
        "split" if request.is_uri() => split::<kind::UriReference>(request),
        "split" => split::<kind::IriReference>(request),
        "resolve" if request.is_uri() => resolve::<kind::Uri, kind::UriReference>(request),
        "resolve" => resolve::<kind::Iri, kind::IriReference>(request),
        "normalize" | "compare" if request.is_uri() => climb::<kind::UriReference>(request),
        "normalize" | "compare" => climb::<kind::IriReference>(request),
        "to-uri" => text(IriReference::new(request.text()).map_err(refused)?.to_uri()),
        "to-iri" => text(UriReference::new(request.text()).map_err(refused)?.to_iri()),
        "to-ascii" => {
            let host = request.input("host");
            let ascii = match request.input("idna") {
                "2003" => Idna2003::for_mapping().to_ascii(host),
                "2008" => Idna2008::new().to_ascii(host),
                _ => Uts46::new().to_ascii(host),
            };
            text(ascii.map_err(refused)?)
        }
        "check-scheme" => {
            let iri = Iri::new(request.text()).map_err(refused)?;
            valid(iri_schemes::check(iri).is_ok())
        }
        _ => request.unknown(),
    }
}

fn split<K: Kind>(request: &Request) -> Answer {
    let identifier = Identifier::<K, &str>::parse(request.text()).map_err(refused)?;
    let parts = identifier.components();
    Ok(json!({
        "scheme": parts.scheme(), "authority": parts.authority().map(|it| it.text()), "userinfo": parts.userinfo(),
        "host": parts.host().map(|it| it.text()), "port": parts.port(),
        "path": parts.path().text(), "query": parts.query(), "fragment": parts.fragment(),
    }))
}

fn resolve<B: BaseKind, R: ReferenceTo<B>>(request: &Request) -> Answer {
    let base = Identifier::<B, &str>::parse(request.input("base")).map_err(refused)?;
    let reference = Identifier::<R, &str>::parse(request.input("reference")).map_err(refused)?;
    text(base.resolve(&reference).map_err(refused)?)
}

/// Normalizes or compares.
fn climb<K: LadderKind>(request: &Request) -> Answer {
    let rung = match request.input("level") {
        "simple" => Rung::SimpleString,
        "case" => Rung::Case,
        "percent" => Rung::PercentEncoding,
        "path" | "syntax" => Rung::PathSegments,
        _ => Rung::SchemeBased,
    };
    let ladder = Ladder::new();
    let normalize = |member| {
        let identifier = Identifier::<K, &str>::parse(request.input(member)).map_err(refused)?;
        let normal = match request.input("level") {
            // One rung alone, not those below.
            "percent" | "path" => ladder.apply(rung, &identifier),
            _ => ladder.climb(rung, &identifier),
        };
        Ok(normal.map_err(refused)?.identifier.to_string())
    };
    if request.operation() == "compare" {
        return Ok(json!({ "equal": normalize("left")? == normalize("right")? }));
    }
    text(normalize("text")?)
}

fn main() {
    let greeting = json!({
        "name": "iri-grammar", "version": include_str!("../../../../../../Cargo.toml")
            .lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"')),
        "source": "https://repository.invalid/iri-grammar", "claims": ["RFC 3986", "RFC 3987"],
        "operations": ["check", "split", "resolve", "normalize", "compare", "to-uri", "to-iri",
                       "to-ascii", "check-scheme"],
        "documents": { "check": ["RFC 3986", "RFC 3987"] }, "call": "Iri::new(text)",
        "note": "\"Check identifiers, and learn from an error which rule failed, and where\"",
    });
    serve(greeting, answer);
}
