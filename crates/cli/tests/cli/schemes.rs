//! `iri schemes`.

use crate::iri;
use serde_json::json;

#[test]
fn all_schemes_are_listed_and_one_is_shown() {
    let list = iri(&["schemes"]);
    assert_eq!(list.status, 0);
    assert!(
        list.stdout.contains("coap           5683      4       13  RFC 7252 section 6.1\n"),
        "{}",
        list.stdout
    );
    let one = iri(&["schemes", "MAILTO"]);
    assert!(one.stdout.starts_with("; scheme: mailto mailtoURI\n"), "{}", one.stdout);
    assert!(one.stdout.contains("\n; without authority (RFC 6068 section 2)\n"), "{}", one.stdout);
    assert!(one.stdout.contains("\n;   \"mailtoURI = \"mailto:\" [ to ] [ hfields ]\"\n"));
    let clause = "\n; held: \"A number of characters that can appear in <addr-spec> MUST be \
                  percent-encoded.\" (RFC 6068: sections 2 to 5)\n;   `addr-spec`\n";
    assert!(one.stdout.contains(clause), "{}", one.stdout);
    let run = iri(&["schemes", "urn", "--format", "jsonl"]);
    let details = &run.objects()[0]["details"];
    assert_eq!((&details["name"], &details["section"]), (&json!("urn"), &json!("2")));
    assert_eq!((&details["parts"][0], &details["port"]), (&json!("NID"), &json!(null)));
    assert_eq!(details["facts"][0], json!({ "fact": "URN", "source": "RFC 8141 section 3.1" }));
    assert_eq!(details["clauses"][0]["state"], json!("held"));
    let run = iri(&["schemes", "malto"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("mailto"), "{}", run.stderr);
    let run = iri(&["schemes", "dav"]);
    assert_eq!(run.status, 2);
    let message = "dav: the document names no syntax of its identifiers (RFC 4918 section 21.1)\n";
    assert!(run.stderr.ends_with(message), "{}", run.stderr);
}

#[test]
fn components_has_the_parts_that_the_grammar_names() {
    let run = iri(&["components", "--schemes", "mailto:a@b?subject=c%20d"]);
    assert_eq!(run.status, 0);
    let parts = "\npart        value\naddr-spec   \"a@b\"\nlocal-part  \"a\"\ndomain      \"b\"\n\
                 hfield      \"subject=c%20d\"\nhfname      \"subject\"\nhfvalue     \"c%20d\"\n";
    assert!(run.stdout.ends_with(parts), "{}", run.stdout);
    let run = iri(&["components", "--schemes", "--format", "jsonl", "mailto:?a=c%20d", "x:y"]);
    let objects = run.objects();
    let value = json!({ "part": "hfvalue", "text": "c%20d", "decoded": "c d", "span": [10, 15] });
    assert_eq!(objects[0]["details"]["parts"][2], value);
    assert_eq!(objects[1]["details"]["parts"], json!(null));
    let run = iri(&["components", "--schemes", "x:y", "coap:///a"]);
    assert!(run.stdout.contains("parts        the scheme has no grammar\n"), "{}", run.stdout);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("is not allowed in host"), "{}", run.stderr);
    // Without the option, the object has no such member.
    let run = iri(&["components", "--format", "jsonl", "mailto:a@b"]);
    assert!(run.objects()[0]["details"].get("parts").is_none());
    let run = iri(&["components", "--schemes", "-d", "leiri", "a:b"]);
    assert_eq!(run.status, 2);
}
