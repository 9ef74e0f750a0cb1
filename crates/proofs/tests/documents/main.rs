//! Every quotation is in the section that it names, and every cited section exists: in comments,
//! literals and tables of the library and the program, in the grammars, in the pages of the
//! project.
//!
//! Double quotes in prose mark a quotation, letter for letter, with `[...]` for what is left
//! out; literals stand in backticks. A quotation belongs to the sections that its sentence
//! cites; where it cites none, to those of the next sentence before it that does, then of the
//! next after it, then of the paragraph before.

mod check;
mod documents;
mod text;

#[path = "../../../../tests/support/mod.rs"]
mod support;

use check::{Check, NOT_AT_HAND};
use iri_grammar::generation::{Generation, NameKind};
use iri_grammar::ladder::Rung;
use iri_grammar::lint::{Code, KeyWord};
use iri_grammar::mapping::{
    MappingError, ProcessingModel, ToIri, ToUri, leiri, new_way, old_way, url_i18n, xlink,
};
use iri_grammar::preparation::Preparation;
use iri_grammar::request::ToRequestUri;
use iri_grammar::schemes::{Property, Schemes, Source};
use iri_grammar::spec::{Step, Trace};
use iri_grammar::text::{Charset, Class, Classes};
use iri_grammar::{Grammar, Iri};
use iri_proofs::claims::Claim;
use regex_automata::meta::Regex;
use std::fs;
use std::path::{Path, PathBuf};
use text::Block;

/// Comments in which double quotes stand for themselves: they are the help of an option.
const NO_QUOTATIONS: &[&str] = &["How < > \" { } | \\ ^ ` and space are treated"];

#[test]
fn prose_quotes_what_the_documents_say() {
    let mut check = Check::default();
    for path in files() {
        let mut blocks = blocks(&path);
        for block in &mut blocks {
            block.quotes &= !NO_QUOTATIONS.iter().any(|it| block.text.starts_with(it));
        }
        // The explanation of a rung is itself a quotation, whose citations belong to the document.
        blocks.retain(|block| !is_explanation(&block.text));
        check.prose(path.strip_prefix(root()).unwrap().display(), &blocks);
    }
    check.end("prose");
}

fn is_explanation(text: &str) -> bool {
    let grammars = [Grammar::Rfc3986, Grammar::Rfc3987];
    let explains = |rung: Rung| grammars.into_iter().any(|it| rung.explanation(it) == Some(text));
    if Claim::all().iter().any(|claim| claim.sentence == text) {
        return true;
    }
    Rung::ALL.into_iter().any(explains)
}

/// The name of a test has its section, and comments do not repeat it: a quotation there must be in
/// some section of some document.
#[test]
fn tests_quote_what_the_documents_say() {
    let mut check = Check::default();
    for path in sources(&in_packages(&["tests", "benches"])) {
        // Quotations in these are wrong on purpose.
        if !path.starts_with(root().join("crates/proofs/tests/documents")) {
            let blocks = blocks(&path);
            check.quotations(path.strip_prefix(root()).unwrap().display(), &blocks);
        }
    }
    check.end("tests");
}

#[test]
fn tables_of_tests_cite_sections_that_exist() {
    let mut check = Check::default();
    for path in with_extension(&[root().join("tests/data")], &["toml"]) {
        let source = fs::read_to_string(&path).unwrap();
        let lines = source.lines().zip(1..).filter(|(text, _)| {
            text.starts_with('#') || ["source", "reason"].iter().any(|key| text.starts_with(key))
        });
        let block = |(text, line): (&str, usize)| Block { line, text: text.into(), quotes: false };
        let blocks: Vec<Block> = lines.map(block).collect();
        check.prose(path.strip_prefix(root()).unwrap().display(), &blocks);
    }
    check.end("tables");
}

#[test]
fn rungs_are_explained_in_the_words_of_their_section() {
    let mut check = Check::default();
    for rung in Rung::ALL {
        for grammar in Grammar::ALL {
            let Some(citation) = rung.citation(grammar) else { continue };
            let at = format!("{grammar} {rung}");
            let explanation = rung.explanation(grammar).unwrap();
            check.quoted(&at, explanation, &citation.document.to_string(), citation.section);
        }
    }
    check.end("rungs");
}

#[test]
fn claims_are_in_the_words_of_their_section() {
    let mut check = Check::default();
    for claim in Claim::all() {
        let document = claim.citation.document.to_string();
        check.quoted(claim.name, claim.sentence, &document, claim.citation.section);
    }
    check.end("claims");
}

#[test]
fn values_cite_sections_that_exist() {
    let mut check = Check::default();
    for grammar in Grammar::ALL {
        for production in grammar.productions() {
            let citation = production.citation();
            for section in citation.sections() {
                check.citation(production.name(), &citation.document.to_string(), section, None);
            }
        }
        for citation in Rung::ALL.into_iter().filter_map(|rung| rung.citation(grammar)) {
            check.citation("rung", &citation.document.to_string(), citation.section, None);
        }
    }
    for citation in Class::ALL.into_iter().filter_map(Class::citation) {
        check.citation("class", &citation.document.to_string(), citation.section, None);
    }
    check.end("values");
}

/// The default port is in the section.
#[test]
fn facts_of_schemes_cite_sections_that_exist() {
    let mut check = Check::default();
    for row in Schemes::known().rows() {
        for fact in row.facts.iter() {
            let Source::Citation(citation) = &fact.source else { continue };
            let (name, section) = (citation.document.to_string(), citation.section);
            check.citation(&row.name, &name, section, None);
            if let Property::DefaultPort(port) = fact.property
                && documents::document(&name).is_some()
            {
                check.quoted(&row.name, &port.to_string(), &name, section);
            }
        }
    }
    check.end("schemes");
}

/// A section of an entry has the key word of the entry, unless the requirement is the syntax.
#[test]
fn the_catalogue_cites_sections_that_have_the_key_word() {
    let defines = Regex::new("[a-z] +:?= +[a-z\"*(\\[]").unwrap();
    let mut check = Check::default();
    for code in Code::ALL {
        for source in code.entry().sources {
            let at = code.to_string();
            let (name, section) = (source.citation.document.to_string(), source.citation.section);
            let (section, item) = match section.split_once(' ') {
                Some((section, item)) => (section, Some(item)),
                None => (section, None),
            };
            check.citation(&at, &name, section, item);
            let text = documents::document(&name).and_then(|it| it.section(section));
            let words: &[&str] = match source.key_word {
                KeyWord::Must => &["must", "cannot"],
                KeyWord::Should => &["should", "recommended", "deprecated"],
                _ => continue,
            };
            let asks = |text: &str| words.iter().any(|it| text.to_lowercase().contains(it));
            // The syntax of a scheme is a requirement, too: an IRI must conform to it.
            let is_syntax = |text: &str| source.key_word == KeyWord::Must && defines.is_match(text);
            let is_of_scheme = !matches!(name.as_str(), "RFC 3986" | "RFC 3987" | documents::BIS);
            let says = |text: String| asks(&text) || (is_of_scheme && is_syntax(&text));
            if text.is_some_and(|text| !says(text)) {
                check.fails(format!("{at}: {name} section {section} has no {}", source.key_word));
            }
        }
    }
    check.end("catalogue");
}

#[test]
fn steps_have_the_numbers_of_their_section() -> Result<(), MappingError> {
    let text = "http://a/r\u{e9}%C3%A9?%FF#b";
    let uri = "http://a/r%c3%a9%FF#b";
    let model = ProcessingModel::new();
    let mut steps = Trace::on();
    ToUri::new().reference_with_trace(text, &mut steps)?;
    ToUri::new().nfc(true).reference_with_trace(text, &mut steps)?;
    ToUri::new().octets_with_trace(text.as_bytes(), Charset::UTF_8, &mut steps)?;
    ToIri::rfc3987().reference_with_trace(uri, &mut steps)?;
    ToIri::rfc3987bis().reference_with_trace(uri, &mut steps)?;
    model.reference_with_trace(text, &mut steps)?;
    old_way(text, &model, &mut steps)?;
    new_way(text, &model, &mut steps)?;
    let leiri = leiri::LeiriReference::new("http://a/ b").unwrap();
    leiri::to_iri(&leiri, &mut steps)?;
    xlink::escape("http://a/ b", &mut steps);
    url_i18n::to_uri(&url_i18n::UrlI18n07Reference::new(text).unwrap(), &mut steps)?;
    let url = url_i18n::UrlI18n07Reference::new(uri).unwrap();
    url_i18n::to_iri(&url, Classes::URL_I18N_07, &mut steps)?;
    Preparation::new().reference_with_trace(" http://b:8/ ?c#d", &mut steps);
    Generation::new().generate_with_trace(NameKind::Name, b"a b", &mut steps).unwrap();
    let iri = Iri::new("HTTP://u@A:80?b#c").unwrap();
    let to_uri = ToRequestUri::new().drop_userinfo(true);
    to_uri.map_with_trace(&iri, &mut steps).unwrap();
    let mut check = Check::default();
    for Step { section, number, .. } in steps.take() {
        let item = Some(number).filter(|number| !number.is_empty());
        check.citation("steps", &section.document.to_string(), section.section, item);
    }
    check.end("steps");
    Ok(())
}

#[test]
fn sources_construct_citations_of_sections_that_exist() {
    let mut check = Check::default();
    for path in files().iter().filter(|path| path.extension().is_some_and(|it| it == "rs")) {
        let at = path.strip_prefix(root()).unwrap().display().to_string();
        let source = fs::read_to_string(path).unwrap();
        let code: String =
            source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for (name, section) in text::constructed(&code) {
            check.citation(&at, &name, &section, None);
        }
    }
    check.end("constructed citations");
}

/// The check finds wrong claims.
#[test]
fn what_is_not_in_the_section_is_found() {
    let failures = |text: &str| {
        let mut check = Check::default();
        check.prose("here", &text::of_markdown(text));
        check.failures().to_vec()
    };
    if documents::document("RFC 3987").is_none() {
        return;
    }
    let right =
        "RFC 3987 section 5.1: \"comparison methods [...] strictly avoiding\n> false positives\".";
    for right in [
        &right.replace("\n> ", " "),
        "RFC 3490 section 4.1: \"Verify that the sequence does NOT begin with the ACE prefix\".",
        "URL Standard section 5.1, steps 3.2: \"let name be the bytes from the start of bytes up\".",
        "RFC 2122 section 3: \"takes the form\". RFC 2224 section 8.",
        "URL Standard, 'host parsing' and 'domain parser'; 'IPv4 parser' of the URL Standard",
        // A table of another document does not make that the document of the section after it.
        "RFC 3987 without RFC 3454 tables C.2.2, C.6 to C.9 (section 2.2, section 3.1 step 2)",
        "RFC 3987 and the tables C.1.2 and C.2.2 to C.9 of RFC 3454 in section 3.1 step 2",
    ] {
        assert_eq!(failures(right), [""; 0], "{right}");
    }
    for wrong in [
        // Another word; a part of a word; another order; another section; a full stop.
        "RFC 3987 section 5.1: \"strictly excluding false positives\".",
        "RFC 3987 section 5.1: \"strictly avoiding false positive\".",
        "RFC 3987 section 5.1: \"false positives [...] strictly avoiding\".",
        "RFC 3987 section 5.2: \"strictly avoiding false positives\".",
        "RFC 3987 section 5.1: \"strictly avoiding.\"",
        // A quotation of another document, of no document, or without an end.
        "RFC 3987 section 5.3.3: \"unless licensed to do so\".",
        "\"unless licensed to do so\"",
        "RFC 3987 section 5.3.3: \"unless it is licensed",
        // No such section, step or example; a document that is not listed.
        "RFC 3987, Examples 9, 10 and 11",
        "RFC 3987 section 3.4.2",
        "RFC 3987 section 3.2 step 6",
        "RFC 9999 section 1",
        "RFC 5234 section 3.11",
        "RFC 3454 tables C.2.2 and C.10",
        "tables B.1 to B.4 of RFC 3454",
        "URL Standard section 7.1",
        "URL Standard, 'domain to ASCII'",
        "URL Standard section 5.1 step 3.7",
        "RFC 3490 section 4.1: \"Verify that the sequence begins with the ACE prefix\".",
    ] {
        assert_eq!(failures(wrong).len(), 1, "{wrong}");
    }
    assert_eq!(text::constructed(r#"Document::Rfc(3987).section("9.9")"#).len(), 1);
}

/// A document that has come is no longer skipped, and what is skipped is named.
#[test]
fn claims_about_documents_not_at_hand_are_named() {
    for name in NOT_AT_HAND {
        assert!(documents::document(name).is_none(), "{name} is at hand");
    }
    let mut check = Check::default();
    let text = "UTS #46 section 4: \"Break the string into labels\". UAX #15 definition D2";
    check.prose("here", &text::of_markdown(text));
    let unchecked = "3 claims about documents not at hand. UAX #15: D2 (1); \
        UTS #46: quotations of section 4 (1), section 4 (1)";
    assert_eq!(check.unchecked().unwrap(), unchecked);
    assert_eq!(check.failures(), [""; 0]);
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_owned()
}

fn blocks(path: &Path) -> Vec<Block> {
    let source = fs::read_to_string(path).unwrap();
    match path.extension().and_then(|it| it.to_str()) {
        Some("rs") => text::of_rust(&source),
        Some("pest") => text::of_pest(&source),
        _ => text::of_markdown(&source),
    }
}

fn files() -> Vec<PathBuf> {
    let pages = ["CHANGELOG.md", "CONFORMANCE.md"];
    let mut files: Vec<PathBuf> = pages.into_iter().map(|page| root().join(page)).collect();
    files.extend(in_packages(&["README.md"]));
    files.extend(with_extension(&in_packages(&["src/guide"]), &["md"]));
    files.extend(sources(&in_packages(&["src", "grammar"])));
    files
}

/// The paths with one of these names, in the library and in each of the other packages.
fn in_packages(names: &[&str]) -> Vec<PathBuf> {
    let crates = fs::read_dir(root().join("crates")).unwrap();
    let packages = crates.map(|package| package.unwrap().path()).chain([root()]);
    let found = packages.flat_map(|package| names.iter().map(move |name| package.join(name)));
    found.filter(|path| path.exists()).collect()
}

/// The sources in Rust and pest in these folders.
fn sources(folders: &[PathBuf]) -> Vec<PathBuf> {
    with_extension(folders, &["rs", "pest"])
}

/// The files in these folders that have one of these extensions.
fn with_extension(folders: &[PathBuf], extensions: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = folders.to_vec();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension() {
                _ if path.is_dir() => folders.push(path),
                Some(it) if extensions.iter().any(|extension| it == *extension) => files.push(path),
                _ => {}
            }
        }
    }
    files.sort();
    files
}
