//! The grammars say what the documents print, and quote what they say.

use crate::support::{shared, skipped};
use iri_grammar::Iri;
use iri_grammar::schemes::{Property, Schemes};
use iri_schemes::source::{Origin, Source};
use iri_schemes::{Clause, ClauseState, Scheme, fact_name};
use std::collections::{BTreeMap, BTreeSet};

/// Returns a document without page breaks and white space; `None` if it is not at hand.
fn document(name: &str) -> Option<String> {
    let number = name.strip_prefix("RFC ").unwrap();
    let text = shared(&format!("spec/rfc/rfc{number}.txt"))?;
    let lines = text.lines().filter(|line| {
        let is_footer = line.ends_with(']') && line.contains("[Page ");
        // The header of a page: the document, its title, and the date.
        let is_header = line.starts_with("RFC ") && line.split("  ").count() > 2;
        !is_footer && !is_header
    });
    Some(squeezed(&lines.collect::<Vec<_>>().concat()))
}

fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

#[test]
fn rules_are_as_printed_and_sentences_are_quoted() {
    let mut documents: BTreeMap<String, Option<String>> = BTreeMap::new();
    let mut missing = BTreeSet::new();
    let mut compared = 0;
    let grammars: BTreeSet<&str> = Scheme::all().iter().map(Scheme::grammar).collect();
    for grammar in grammars {
        let source = Source::read(grammar).unwrap();
        let mut compare = |origin: &Origin, text: &str| {
            let known = documents.entry(origin.document.clone());
            match known.or_insert_with(|| document(&origin.document)) {
                Some(document) => {
                    compared += 1;
                    assert!(document.contains(&squeezed(text)), "{origin:?}: {text}");
                }
                None => _ = missing.insert(origin.document.clone()),
            }
        };
        for rule in &source.rules {
            match (&rule.repair, rule.origin.sentence.is_empty()) {
                (_, false) => compare(&rule.origin, &rule.origin.sentence),
                (Some((printed, why)), true) => {
                    assert!(!why.is_empty());
                    compare(&rule.origin, printed);
                }
                (None, true) => compare(&rule.origin, rule.text),
            }
        }
    }
    if missing.is_empty() {
        assert!(compared > 300, "{compared}");
    } else {
        skipped(format_args!("not at hand: {missing:?}"));
    }
}

#[test]
fn clauses_quote_their_document_and_name_a_test() {
    let tests =
        [include_str!("judged.rs"), include_str!("more.rs"), include_str!("sentences.rs")].concat();
    let clauses = Scheme::all().iter().flat_map(Scheme::clauses);
    let clauses: BTreeMap<(&str, &str, &str, &str), Clause> =
        clauses.map(|it| ((it.sections, it.words, it.asked, it.by), it)).collect();
    for clause in clauses.values() {
        let is_held = clause.state == ClauseState::Held;
        assert_eq!(is_held, clause.test.is_some(), "{clause:?}");
        let is_test = |test: &str| tests.contains(&format!("fn {test}()"));
        assert!(clause.test.is_none_or(is_test), "{clause:?}");
        let document_of = |it: &'static str| it.split_once(':').or(it.split_once(" section "));
        let names = clause.sections.split("; ").map(|it| document_of(it).unwrap().0);
        let texts: Option<Vec<String>> = names.map(document).collect();
        match texts {
            Some(texts) => {
                let words = squeezed(clause.words);
                assert!(texts.iter().any(|text| text.contains(&words)), "{clause:?}");
            }
            None => skipped(format_args!("not at hand: {}", clause.sections)),
        }
    }
    // Each row of the page is a clause of a scheme.
    let page = include_str!("../../CONFORMANCE.md");
    let rows = page.lines().filter(|line| line.starts_with("| `")).count();
    assert_eq!(clauses.len(), rows);
    assert!(rows > 150, "{rows}");
}

#[test]
fn each_fact_of_the_library_is_a_clause_and_the_other_way_round() {
    for scheme in Scheme::all() {
        let facts = Schemes::known().facts(scheme.name()).iter();
        let facts = facts.map(|it| (fact_name(&it.property), it.source.to_string()));
        // Only RFCs are quoted.
        let facts: BTreeSet<(String, String)> =
            facts.filter(|(_, source)| source.starts_with("RFC ")).collect();
        let clauses = scheme.clauses().filter(|it| it.state == ClauseState::Fact);
        let clauses: BTreeSet<(String, String)> =
            clauses.map(|it| (it.by.to_owned(), it.sections.to_owned())).collect();
        assert_eq!(facts, clauses, "{}", scheme.name());
    }
}

/// Where the library knows that a host is not empty, the grammar rejects an empty one; where it does not
/// know, the grammar has a host that cannot be empty, or takes an empty one.
#[test]
fn the_library_and_the_grammars_agree_on_empty_hosts() {
    // Their hosts have the syntax of RFC 1738 or of RFC 2396, in which no host is empty; the authority of
    // `payto` is no host; a sentence demands the host of `nntp`.
    const BY_SYNTAX: [&str; 16] = [
        "aaa", "aaas", "acap", "cap", "ftp", "icap", "ipp", "nfs", "nntp", "payto", "pop", "rtspu",
        "tftp", "vemmi", "z39.50r", "z39.50s",
    ];
    let accepts =
        |scheme: &Scheme, text: String| Iri::new(&text).is_ok_and(|iri| scheme.check(iri).is_ok());
    let mut found = BTreeSet::new();
    for scheme in Scheme::all() {
        let name = scheme.name();
        let texts = ["", "/", "/a", "/a/1", "/a;tcp"];
        let texts: Vec<&str> =
            texts.into_iter().filter(|rest| accepts(scheme, format!("{name}://h{rest}"))).collect();
        let rejects_empty = |rest: &&str| !accepts(scheme, format!("{name}://{rest}"));
        let facts = Schemes::known().facts(name);
        let is_known = facts.iter().any(|it| matches!(it.property, Property::NoEmptyHost));
        let is_rejected = !texts.is_empty() && texts.iter().all(rejects_empty);
        assert!(!is_known || is_rejected, "{name}");
        if is_rejected && !is_known {
            found.insert(name);
        }
    }
    assert_eq!(found, BTreeSet::from(BY_SYNTAX));
}

#[test]
fn a_scheme_is_found_by_its_name_and_cites_its_rule() {
    for scheme in Scheme::all() {
        assert!(
            Scheme::find(&scheme.name().to_uppercase())
                .is_some_and(|it| it.name() == scheme.name())
        );
        let source = Source::read(scheme.grammar()).unwrap();
        let (_, rule) = source.schemes.iter().find(|(name, _)| name == scheme.name()).unwrap();
        let rules = source.rules.iter().filter(|it| it.name.eq_ignore_ascii_case(rule));
        let sections: Vec<String> = rules.map(|it| it.origin.section.clone()).collect();
        assert!(sections.iter().any(|it| it == scheme.citation().section), "{}", scheme.name());
    }
}
