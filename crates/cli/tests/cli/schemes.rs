//! `iri schemes`.

use crate::iri;
use serde_json::json;

#[test]
fn all_schemes_are_listed_and_one_is_shown() {
    let list = iri(&["schemes"]);
    assert_eq!(list.status, 0);
    assert!(list.stdout.contains("coap           5683  RFC 7252 section 6.1\n"), "{}", list.stdout);
    let one = iri(&["schemes", "MAILTO"]);
    assert!(one.stdout.starts_with("; scheme: mailto mailtoURI\n"), "{}", one.stdout);
    let run = iri(&["schemes", "urn", "--format", "jsonl"]);
    let details = &run.objects()[0]["details"];
    assert_eq!((&details["name"], &details["section"]), (&json!("urn"), &json!("2")));
    assert_eq!((&details["parts"][0], &details["port"]), (&json!("NID"), &json!(null)));
    let run = iri(&["schemes", "malto"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("mailto"), "{}", run.stderr);
}
