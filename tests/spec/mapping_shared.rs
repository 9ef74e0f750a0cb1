//! Cases of other projects and identifiers of real pages, where the folder that has them is
//! present: `IRI_SHARED`, or `../shared`.

use crate::support::shared;
use iri_grammar::host::Idna2003;
use iri_grammar::mapping::{ToIri, ToUri};
use iri_grammar::{Iri, Uri};
use serde_json::Value;

fn cases(file: &str) -> Vec<Value> {
    let text = shared(file).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn iri_to_uri_cases() {
    for case in cases("cases/iri2uri.jsonl") {
        let text = |field: &str| case[field].as_str().unwrap();
        let to_uri = match text("rule") {
            "percent" => ToUri::new(),
            "toascii-host" => ToUri::new().to_ascii(Idna2003::for_mapping()),
            rule => panic!("{rule}"),
        };
        assert_eq!(to_uri.reference(text("input")).unwrap(), text("expected"), "{case}");
    }
}

#[test]
fn uri_to_iri_cases() {
    for case in cases("cases/uri2iri.jsonl") {
        let text = |field: &str| case[field].as_str().unwrap();
        let to_iri = match text("rule") {
            "IRI" => ToIri::rfc3987(),
            "tounicode-host" => ToIri::rfc3987().to_unicode(Idna2003::for_mapping()),
            rule => panic!("{rule}"),
        };
        assert_eq!(to_iri.reference(text("input")).unwrap(), text("expected"), "{case}");
    }
}

#[test]
fn iris_of_real_pages_map_to_uris_and_back() {
    for file in ["corpus/wiki_iri.txt", "corpus/multiscript_iri.txt", "corpus/urls_web.txt"] {
        for line in shared(file).unwrap_or_default().lines() {
            let iri = Iri::new(line).unwrap();
            let uri = iri.to_uri();
            let parsed = Uri::new(&uri).unwrap();
            assert_eq!(parsed.components(), uri.components());
            let back = uri.to_iri();
            assert_eq!(Iri::new(&back).unwrap().components(), back.components());
            // Nothing that a page is named by is kept percent-encoded.
            if !line.contains('%') && !line.contains('\u{feff}') {
                assert_eq!(back, line);
            }
        }
    }
}

#[test]
fn uris_of_real_pages_convert_to_iris_and_back() {
    for line in shared("corpus/wiki_uri.txt").unwrap_or_default().lines() {
        let iri = Uri::new(line).unwrap().to_iri();
        assert_eq!(Iri::new(&iri).unwrap().components(), iri.components());
        assert!(!iri.contains("%E"), "{iri}");
    }
}
