//! What decides the failures in the committed results.

use crate::cases::{document, words};
use crate::package;
use crate::support::shared_path;
use iri_conformance::case::{CaseFile, Operation, read_all};
use iri_conformance::cause::{Ruled, causes, with_rulings};
use iri_conformance::report::known::Table;
use iri_conformance::results::Results;
use iri_conformance::ruling::Text;
use iri_conformance::suite::Named;
use iri_grammar::Grammar;
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::PathBuf;

/// The full suite.
fn suite() -> Vec<Named> {
    let files = read_all(&[package("cases")]).unwrap().into_iter();
    let name = |path: PathBuf| path.file_stem().unwrap().to_string_lossy().into_owned();
    files.map(|(path, file)| Named::new(name(path), file)).collect()
}

/// The committed results with the names of their files.
fn results() -> Vec<(String, Results)> {
    let files = fs::read_dir(package("results")).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|it| it == "json"));
    let read = |path: PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, Results::parse(&fs::read_to_string(path).unwrap()).unwrap())
    };
    files.map(read).collect()
}

/// What decides an answer to the case of this input, in words and as printed.
fn rule(suite: &[Named], document: &str, input: Value, got: Value) -> (String, String) {
    let of = |file: &&CaseFile| file.document == document;
    let files = suite.iter().map(|it| &it.file).filter(of);
    let cases = files.flat_map(|file| file.cases.iter().map(move |case| (file, case)));
    let (file, case) = cases
        .into_iter()
        .find(|(_, case)| serde_json::to_value(&case.input).unwrap() == input)
        .unwrap_or_else(|| panic!("no case has the input {input}"));
    let failure = iri_conformance::judge::Failure { file, case, got: &got };
    let Ruled { ruling, .. } = with_rulings([failure]).remove(0);
    (ruling.rule(), ruling.text())
}

#[test]
fn the_answer_decides_by_which_rule_a_case_is_failed() {
    let suite = suite();
    let resolve = |base: &str, reference: &str, got: Value| {
        rule(&suite, "RFC 3986", json!({"base": base, "reference": reference}), got)
    };
    // A refusal is against the grammar, and the sentence that each reference has a target.
    let (by, text) = resolve("f:", "g", json!({"error": "opaque"}));
    assert_eq!(by, "RFC 3986 section 4.1, URI-reference");
    assert!(text.contains("path-empty    = 0<pchar>"), "{text}");
    assert!(text.contains("For each URI reference (R)"), "{text}");
    // The step of the mistake, not that of the case.
    let (by, _) = resolve("http://a/b", "..", json!({"text": "http://a/.."}));
    assert_eq!(by, "RFC 3986 section 5.2.4, remove_dot_segments 2C");
    let (by, _) = resolve("http://a/b", "g//h", json!({"text": "http://a/g/h"}));
    assert_eq!(by, "RFC 3986 section 5.2.4, remove_dot_segments 2E");
    // The line that makes the component that differs.
    let (by, text) = resolve("http://a/b", "g//h", json!({"text": "g//h"}));
    assert_eq!(by, "RFC 3986 section 5.2.2, transform references");
    assert_eq!(text, "T.scheme = Base.scheme;");

    let split = |document: &str, text: &str, got: Value| {
        rule(&suite, document, json!({ "text": text }), got)
    };
    let (by, text) = split("RFC 3987", "//é", json!({"path": "/"}));
    assert_eq!(by, "RFC 3987 section 2.2, irelative-part");
    assert!(text.contains("irelative-part = \"//\" iauthority ipath-abempty"), "{text}");
    let (by, text) = split("RFC 3986", "//%2fg", json!({"authority": "/g"}));
    assert_eq!(by, "RFC 3986 section 2.2, reserved");
    assert!(text.starts_with("URIs that differ in the replacement of a reserved"), "{text}");
}

/// The documents permit a scheme in lower case, so that it decides nothing.
#[test]
fn what_differs_beside_a_permitted_form_decides() {
    let suite = suite();
    let resolve = |base: &str, reference: &str, got: &str| {
        let input = json!({"base": base, "reference": reference});
        rule(&suite, "RFC 3986", input, json!({ "text": got }))
    };
    let (_, text) = resolve("A://B/c?q", "//", "a://B/c?q");
    assert_eq!(text, "T.authority = R.authority;");
    let (_, text) = resolve("http://a/b", "X://H./.", "x://H./.");
    assert_eq!(text, "T.path      = remove_dot_segments(R.path);");
    let input = json!({"text": "A:"});
    let (by, _) = rule(&suite, "RFC 3986", input, json!({"scheme": "a", "path": "/"}));
    assert_eq!(by, "RFC 3986 section 3, hier-part");
}

#[test]
fn the_step_decides_that_makes_the_path() {
    let suite = suite();
    let resolve = |document: &str, base: &str, reference: &str, got: &str| {
        let input = json!({"base": base, "reference": reference});
        rule(&suite, document, input, json!({ "text": got }))
    };
    let (by, text) = resolve("RFC 3986", "f:a", "g", "f:/g");
    assert_eq!(by, "RFC 3986 section 5.2.3, merge paths");
    assert!(text.contains("if it does not contain any \"/\" characters"), "{text}");
    let (by, text) = resolve("RFC 3987", "http://a/b", "x:../é", "x:/é");
    assert_eq!(by, "RFC 3987 section 6.5 and RFC 3986 section 5.2.4, remove_dot_segments 2A");
    assert!(text.contains("begins with a prefix of \"../\" or \"./\""), "{text}");
    let (by, text) = resolve("RFC 3987", "http://a/b", "./h:é", "http://a/h%3Aé");
    assert_eq!(by, "RFC 3986 section 2.2, reserved");
    assert!(text.starts_with("URIs that differ in the replacement of a reserved"), "{text}");
}

/// To lose a fragment makes another identifier, and not to normalize does not.
#[test]
fn a_lost_delimiter_decides_before_what_is_not_normalized() {
    let input = json!({"text": "ftp://g:80#", "level": "scheme"});
    let (by, text) = rule(&suite(), "RFC 3986", input, json!({"text": "ftp://g:80"}));
    assert_eq!(by, "RFC 3986 section 6.2.3, scheme-based normalization");
    assert!(text.starts_with("two URIs that differ only by the suffix \"#\""), "{text}");
}

/// Of a valid text that is rejected, a part that the implementation accepts elsewhere decides nothing.
#[test]
fn productions_decide_why_a_text_is_valid() {
    let suite = suite();
    let results: HashMap<String, Results> = results().into_iter().collect();
    let rule = |implementation: &str, id: &str| {
        let ruled = with_rulings(results[implementation].failures(&suite));
        let Ruled { ruling, .. } = ruled.into_iter().find(|it| it.failure.case.id == id).unwrap();
        (ruling.rule(), ruling.text())
    };
    let (by, _) = rule("rust-sophia-iri", "check-rfc3987-IRI-d2590ec1");
    assert_eq!(by, "RFC 3987 section 2.2, IPv6address");
    let (by, _) = rule("rust-sophia-iri", "check-rfc3987-IRI-ab9ef3c6");
    assert_eq!(by, "RFC 3987 section 2.2, h16");
    // It accepts no authority after a scheme.
    let (by, _) = rule("c-sharp-system.uri", "check-rfc3986-URI-ab9ef3c6");
    assert_eq!(by, "RFC 3986 section 3.2, authority");
    // The case of a letter of a production is a matter of the notation.
    let (by, text) = rule("java-jena-iri", "check-rfc3986-URI-reference-325fbe02");
    assert_eq!(by, "RFC 3986 section 3.2.2 and RFC 2234 section 2.3, IPvFuture");
    assert!(text.contains("ABNF strings are case-insensitive"), "{text}");
    let (by, _) = rule("ruby-uri-ruby", "check-rfc3986-URI-reference-325fbe02");
    assert_eq!(by, "RFC 3986 section 3.2.2 and RFC 2234 section 2.3, IPvFuture");
    // Of IRIs, it accepts other ones, and other queries.
    let (by, _) = rule("python-rfc3987-syntax", "check-rfc3987-IRI-90461a34");
    assert_eq!(by, "RFC 3987 section 2.2, iquery");
}

/// A digit too many is against the production of the number, and not against the address with it.
#[test]
fn a_number_with_a_digit_too_many_decides() {
    let suite = suite();
    for (text, production) in [
        ("//[::0.0.00]", "dec-octet"),
        ("//[::0.0.0.00]", "dec-octet"),
        ("//[::0.0.0.256]", "dec-octet"),
        ("//[00000::0:0:0:0:0:0]", "h16"),
        ("//[:0::0]", "IPv6address"),
        ("//[0:::0:0:0]", "IPv6address"),
    ] {
        let input = json!({ "text": text });
        let (by, _) = rule(&suite, "RFC 3987", input, json!({"valid": true}));
        assert_eq!(by, format!("RFC 3987 section 2.2, {production}"), "{text}");
    }
}

/// The documents that rulings name.
const DOCUMENTS: [&str; 7] =
    ["RFC 3986", "RFC 3987", "3987bis", "RFC 2234", "RFC 5234", "RFC 3490", "RFC 5891"];

/// Each failure has a text that decides it, and each text is in the document that it names.
#[test]
fn failures_are_decided_by_the_documents() {
    // Without the documents, quotations are not compared.
    let spec = shared_path("spec");
    let suite = suite();
    let mut texts: HashMap<String, Option<String>> = HashMap::new();
    let mut absent = BTreeSet::new();
    let mut count = 0;
    for (name, results) in results() {
        for Ruled { failure, ruling } in with_rulings(results.failures(&suite)) {
            count += 1;
            let id = &failure.case.id;
            let is_list =
                matches!(failure.file.operation, Operation::ToAscii | Operation::CheckScheme);
            assert!(!ruling.texts.is_empty() || is_list, "{name}, {id}: nothing decides");
            for text in &ruling.texts {
                let (Some(spec), Text::Quote(text) | Text::Printed(text)) = (&spec, text) else {
                    continue;
                };
                let is_of = |document: &str| {
                    let printed = texts
                        .entry(document.to_owned())
                        .or_insert_with(|| self::document(spec, document));
                    printed.as_ref().is_none_or(|it| it.contains(&words(text)))
                };
                let documents = DOCUMENTS.into_iter();
                let mut named = documents.filter(|it| ruling.place.contains(it));
                // Productions are printed one by one, those of RFC 3987 in two documents.
                let is_production = matches!(text.as_str(), it if it.contains(" = "));
                if !is_production && !named.any(is_of) {
                    absent.insert(format!("{}: {text}", ruling.rule()));
                }
            }
        }
    }
    assert!(absent.is_empty(), "{absent:#?}");
    assert!(count > 2_000, "{count}");
}

/// Each entry of the table of known issues is about failures that are there.
/// RFC 3986 section 5.2.2 is one step of many lines.
#[test]
fn failures_of_a_cause_are_against_the_same_lines() {
    let suite = suite();
    let mut found = 0;
    for (name, results) in results() {
        for cause in causes(results.failures(&suite)) {
            let is_transformation = cause.ruling().decides == "transform references";
            if is_transformation && cause.how != "returns the reference as it is" {
                let texts: BTreeSet<_> = cause.failures.iter().map(|it| it.ruling.text()).collect();
                assert_eq!(texts.len(), 1, "{name}: {texts:?}");
                found += 1;
            }
        }
    }
    assert!(found > 30, "{found}");
}

#[test]
fn known_issues_are_those_of_failures() {
    let table = Table::read(&package("drivers/known.toml")).unwrap();
    let suite = suite();
    let mut used = BTreeSet::new();
    for (name, results) in results() {
        for cause in causes(results.failures(&suite)) {
            used.extend(
                table.of(&name, &cause).into_iter().map(|it| (&it.implementation, &it.address)),
            );
        }
    }
    for entry in &table.known {
        assert!(entry.address.starts_with("https://"), "{entry:?}");
        assert!(
            used.contains(&(&entry.implementation, &entry.address)),
            "about nothing: {entry:?}"
        );
    }
    assert!(table.known.len() > 10);
}

/// The grammars have the productions that the rulings name.
#[test]
fn productions_of_components_exist() {
    for (grammar, names) in [
        (
            Grammar::Rfc3986,
            ["URI", "hier-part", "relative-ref", "relative-part", "authority", "reserved"],
        ),
        (
            Grammar::Rfc3987,
            ["IRI", "ihier-part", "irelative-ref", "irelative-part", "iauthority", "scheme"],
        ),
    ] {
        assert!(names.iter().all(|name| grammar.production(name).is_some()), "{grammar:?}");
    }
}
