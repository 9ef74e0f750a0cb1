//! The committed case files.

use crate::package;
use crate::support::{full, shared_path};
use iri_conformance::case::{
    CaseFile, Expect, Input, Operation, ReferenceInput, identifier, read_all,
};
use iri_conformance::generate::{SMALL, generate};
use iri_conformance::library::{By, Refused, evaluate};
use iri_conformance::mutant::SUBJECTS;
use iri_conformance::reference::Reference;
use iri_grammar::Grammar;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The case files of a suite.
fn suite(folder: &str) -> Vec<(PathBuf, CaseFile)> {
    let files = read_all(&[package(folder)]).unwrap();
    assert!(!files.is_empty());
    files
}

#[test]
fn identifiers_belong_to_inputs() {
    let mut known = HashSet::new();
    for (path, file) in suite("cases") {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        assert!(name.starts_with(file.operation.name()), "{name}");
        for case in &file.cases {
            let production = file.production.as_deref();
            let id = identifier(file.operation, &file.document, production, &case.input);
            assert_eq!(case.id, id, "{name}");
            assert!(known.insert(id), "{name}: {} is used twice", case.id);
        }
    }
}

#[test]
fn the_small_suite_is_a_part_of_the_full_one() {
    let mut cases = HashMap::new();
    for (_, file) in suite("cases") {
        cases.extend(file.cases.into_iter().map(|case| (case.id.clone(), case)));
    }
    let mut counts: BTreeMap<Operation, usize> = BTreeMap::new();
    for (_, file) in suite("cases/small") {
        *counts.entry(file.operation).or_default() += file.cases.len();
        for case in file.cases {
            let full = cases.get(&case.id).unwrap_or_else(|| panic!("{} is not in it", case.id));
            assert_eq!((&case.input, &case.expect), (&full.input, &full.expect));
        }
    }
    assert!(counts.values().all(|&count| (1..=SMALL).contains(&count)), "{counts:?}");
}

#[test]
fn table_and_tree_agree_with_each_case_of_check() {
    let mut count = 0;
    for (_, file) in suite("cases").into_iter().filter(|it| it.1.operation == Operation::Check) {
        let grammar = match &*file.document {
            "RFC 3986" => Grammar::Rfc3986,
            "RFC 3987" => Grammar::Rfc3987,
            "3987bis" => Grammar::Rfc3987bis,
            other => panic!("{other}"),
        };
        let production = grammar.production(file.production.as_deref().unwrap()).unwrap();
        for case in &file.cases {
            let (Input::Text(input), Expect::Valid { valid }) = (&case.input, &case.expect) else {
                panic!("{}", case.id);
            };
            assert_eq!(production.components(&input.text).is_ok(), *valid, "{} by table", case.id);
            assert_eq!(production.parse(&input.text).is_ok(), *valid, "{} by tree", case.id);
            count += 1;
        }
    }
    assert!(count > 4_000);
}

/// Compares all files if `IRI_FULL` is set, else without those of `check` of two of the three documents.
#[test]
fn files_are_as_generated() {
    let subjects = if full() { &SUBJECTS[..] } else { &SUBJECTS[..1] };
    let generated = generate(subjects).unwrap();
    assert!(generated.is_complete, "a mutant that is not equal lives");
    let is_whole = subjects.len() == SUBJECTS.len();
    for (name, text) in generated.files {
        // The page has the numbers of all documents.
        if is_whole || name != "strength.md" {
            let found = fs::read_to_string(package(&format!("cases/{name}"))).unwrap();
            assert!(found == text, "{name} differs: iri-conformance generate writes it");
        }
    }
}

/// A host is separated before it is decoded, and nothing in it is a delimiter. An authority is divided further.
#[test]
fn a_host_may_be_decoded_and_an_authority_not() {
    let input = Input::text("//%2fg");
    let permitted = Reference::default().permitted(Operation::Split, &input);
    let permits = |authority: &str, host: &str| {
        let parts = |it: &Expect| match it {
            Expect::Components(it) => (it.authority.clone(), it.host.clone()),
            other => panic!("{other:?}"),
        };
        let wanted = (Some(authority.to_owned()), Some(host.to_owned()));
        permitted.iter().any(|it| parts(it) == wanted)
    };
    assert!(permits("%2fg", "/g"));
    assert!(permits("%2fg", "%2Fg"));
    assert!(!permits("/g", "/g"));
}

/// RFC 8089 section 2: after the authority of `file`, there is a path. RFC 3986 resolves such a base all the same.
#[test]
fn a_base_that_its_scheme_rejects_may_be_refused() {
    let permits_error = |base: &str| {
        let (base, reference) = (base.to_owned(), "g".to_owned());
        let input = Input::Reference(ReferenceInput { base, reference });
        Reference::default().permitted(Operation::Resolve, &input).contains(&Expect::ERROR)
    };
    assert!(permits_error("file://"));
    assert!(permits_error("http://a/#b"));
    assert!(!permits_error("file:///"));
    assert!(!permits_error("http://a"));
}

/// Each mistake of resolution is noticed, or a section permits what it does.
#[test]
fn mistakes_of_resolution_are_noticed_or_permitted() {
    let page = fs::read_to_string(package("cases/strength.md")).unwrap();
    let (_, resolution) = page.split_once("\n## resolve, RFC 3986\n").unwrap();
    let (resolution, _) = resolution.split_once("\n## normalize").unwrap();
    assert!(resolution.contains("permitted by RFC 3986 section 5.2.1"));
    assert!(!resolution.contains("changes nothing"));
}

/// By tables and by trees. Cases of 3987bis are in [`table_and_tree_agree_with_each_case_of_check`].
#[test]
fn the_library_passes_each_case() {
    for (_, file) in suite("cases").into_iter().filter(|it| it.1.document != "3987bis") {
        for (by, case) in
            By::ALL.into_iter().flat_map(|by| file.cases.iter().map(move |it| (by, it)))
        {
            let production = file.production.as_deref();
            let found = match evaluate(by, file.operation, &file.document, production, &case.input)
            {
                Ok(found) => found,
                Err(Refused::Error(_)) => Expect::ERROR,
                Err(Refused::Unsupported(what)) => panic!("{}: {what}", case.id),
            };
            assert_eq!(found, case.expect, "{} by {by:?}", case.id);
        }
    }
}

/// Each quotation is in its document, apart from line breaks and the heads and feet of pages.
#[test]
fn sentences_are_quoted() {
    let Some(spec) = shared_path("spec") else { return };
    let mut texts: HashMap<String, Option<String>> = HashMap::new();
    let (mut count, mut absent) = (0, BTreeSet::new());
    for (_, file) in suite("cases") {
        let text =
            texts.entry(file.document.clone()).or_insert_with(|| document(&spec, &file.document));
        for case in &file.cases {
            if let (Some(sentence), Some(text)) = (&case.sentence, &text) {
                if !text.contains(&words(sentence)) {
                    absent.insert(format!("{} {}: {sentence}", file.document, case.section));
                }
                count += 1;
            }
        }
    }
    assert!(absent.is_empty(), "{absent:#?}");
    assert!(count > 400, "{count}");
}

/// The words of an RFC; none if the document is no RFC.
pub fn document(spec: &Path, name: &str) -> Option<String> {
    let file = format!("rfc{}.txt", name.strip_prefix("RFC ")?);
    let path =
        [spec.join(&file), spec.join("rfc").join(&file)].into_iter().find(|it| it.exists())?;
    let text = String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned();
    let is_page = |line: &str| {
        let line = line.trim_end();
        line.ends_with(']') && line.contains("[Page ") || line.starts_with("RFC ")
    };
    let lines: Vec<&str> = text.lines().filter(|line| !is_page(line)).collect();
    Some(words(&lines.join("\n")))
}

/// The words with one space between them. A word that is divided after a hyphen is one word.
pub fn words(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.replace("- ", "-").replace('\u{c}', "")
}

/// The schema has the names of the format. That it accepts the files was tried with a validator.
#[test]
fn the_schema_has_the_members_of_the_format() {
    let schema = fs::read_to_string(package("cases/case.schema.json")).unwrap();
    let schema: serde_json::Value = serde_json::from_str(&schema).unwrap();
    let operations = Operation::ALL.map(|it| serde_json::Value::from(it.name()));
    assert_eq!(
        schema["properties"]["operation"]["enum"],
        serde_json::Value::from(operations.to_vec())
    );
    let members = schema["$defs"]["case"]["properties"].as_object().unwrap();
    for (_, file) in suite("cases") {
        for case in &file.cases {
            let case = serde_json::to_value(case).unwrap();
            let case = case.as_object().unwrap();
            assert!(case.keys().all(|name| members.contains_key(name)), "{case:?}");
            let id = case["id"].as_str().unwrap();
            assert!(id.chars().all(|it| it.is_ascii_alphanumeric() || it == '-'), "{id}");
        }
    }
}
