//! The section on `normalize`: their rung and option are these.

use crate::support::shared;
use iri_grammar::ladder::{Ladder, PercentEncoding, Rung};
use iri_grammar::{Iri, Uri};

#[test]
fn peers_normalize_by_syntax() {
    let ladder = Ladder::new().percent_encoding(PercentEncoding::Iunreserved);
    for file in ["wiki_iri.txt", "wiki_uri.txt", "urls_web.txt", "multiscript_iri.txt"] {
        let Some(text) = shared(&format!("corpus/{file}")) else { return };
        for line in text.lines() {
            let Ok(iri) = Iri::new(line) else { continue };
            let iunreserved = ladder.climb(Rung::PathSegments, &iri).unwrap().identifier;
            let normalized = iri_string::types::IriStr::new(line).unwrap().normalize();
            assert_eq!(iunreserved, normalized.to_string());
            // fluent-uri also omits a default port, and changes the case of every host.
            let usual = iri.port().is_none() && iri.host().is_some_and(|host| host.is_ascii());
            let fluent = fluent_uri::Iri::parse(line).unwrap().normalize();
            assert!(!usual || iunreserved == fluent.as_str(), "{line} {fluent}");
            let Ok(uri) = Uri::try_from(iri) else { continue };
            let uri = uri.normalize();
            let normalized = iri_string::types::UriStr::new(line).unwrap().normalize();
            assert_eq!(uri, normalized.to_string());
            let fluent = fluent_uri::Uri::parse(line).unwrap().normalize();
            assert!(!usual || uri == fluent.as_str(), "{line} {fluent}");
        }
    }
}
