//! The tables beside the laboratory: made from the grammars as they are, and equal to its parser on
//! generated texts, accepted and almost accepted.

use abnf_lab::{LabGrammar, Sampler, Study};
use iri_grammar::Iri;
use iri_schemes::generate::{files, grammar, tables};
use iri_schemes::source::{Fragment, Source};
use iri_schemes::{GrammarPart, Scheme};
use std::collections::BTreeMap;
use std::fs;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Returns the file of a grammar to import rules from.
pub(crate) fn import(name: &str) -> Option<String> {
    files(&["grammar/import", "grammar"].map(|folder| format!("{ROOT}/{folder}")))(name)
}

#[test]
fn tables_are_up_to_date() {
    let grammars: BTreeMap<&str, &str> =
        Scheme::all().iter().map(|scheme| (scheme.grammar(), scheme.name())).collect();
    for grammar in grammars.keys() {
        for (scheme, octets) in tables(grammar, import).unwrap() {
            let on_disk = fs::read(format!("{ROOT}/tables/{scheme}.table")).unwrap();
            assert!(on_disk == octets, "{scheme} is not up to date");
        }
    }
}

/// Asserts that the table of a scheme and the laboratory give a text the same verdict and the same parts.
/// Returns whether the text is accepted.
fn compare(
    scheme: &Scheme,
    source: &Source<'_>,
    study: &Study,
    rule: &str,
    text: &str,
) -> Option<bool> {
    // The schemes are for identifiers that the generic grammar accepts, and only those.
    let is_of_scheme = |iri: &Iri<'_>| iri.scheme().eq_ignore_ascii_case(scheme.name());
    let iri = Iri::new(text).ok().filter(is_of_scheme).filter(|_| text.is_ascii())?;
    if source.fragment != Fragment::InRule && iri.fragment().is_some() {
        return None;
    }
    let accepted = study.accepts(rule, text).unwrap();
    let parts = scheme.parts(iri);
    // Without parts, the text is read only to the verdict.
    assert_eq!(scheme.check(iri).is_ok(), parts.is_ok(), "{text}");
    match parts {
        Ok(parts) => {
            assert!(accepted, "{text} is accepted");
            let tree = study.grammar().parser().parse(rule, text).unwrap();
            for names in source.parts.iter().map(|part| part.split('|').collect::<Vec<_>>()) {
                let found = parts.iter().filter(|part| part.name == names[0]);
                let found: Vec<_> = found.map(|part| part.range.clone()).collect();
                let nodes = tree.nodes.iter().filter(|node| names.contains(&&*node.rule));
                let mut nodes: Vec<_> = nodes.map(|node| node.span.clone()).collect();
                nodes.sort_by_key(|span| (span.start, span.end));
                // Where the grammar has several readings, the parts are those of one of them.
                if found != nodes {
                    assert!(
                        is_ambiguous(study, rule, text),
                        "{text}: {names:?} {found:?} {nodes:?}"
                    );
                }
            }
        }
        // A grammar that applies to a part, and imports rules.
        Err(error)
            if !source.decoded.is_empty()
                && [GrammarPart::Decoded, GrammarPart::Imported].contains(&error.part()) => {}
        Err(error) => assert!(!accepted, "{text} is rejected: {error}"),
    }
    Some(accepted)
}

/// Whether the rule has several trees for the text.
fn is_ambiguous(study: &Study, rule: &str, text: &str) -> bool {
    study.grammar().parser().forest(rule, text).unwrap().two_trees().is_some()
}

#[test]
fn tables_are_equal_to_the_laboratory_on_generated_texts() {
    const TEXTS: usize = 60;
    let mut all_rejected = 0;
    for scheme in Scheme::all() {
        let source = Source::read(scheme.grammar()).unwrap();
        let (_, rule) = source.schemes.iter().find(|(name, _)| name == scheme.name()).unwrap();
        let lab: LabGrammar = grammar(scheme.grammar(), import).unwrap();
        let study = Study::of(lab);
        let mut sampler: Sampler<'_> = study.sampler(rule, 1).unwrap();
        let (mut accepted, mut rejected) = (0, 0);
        for _ in 0..TEXTS {
            for text in [sampler.accepted(), sampler.near_miss()].into_iter().flatten() {
                match compare(scheme, &source, &study, rule, &text) {
                    Some(true) => accepted += 1,
                    Some(false) => rejected += 1,
                    None => {}
                }
            }
        }
        assert!(accepted > 5, "{}: {accepted}", scheme.name());
        all_rejected += rejected;
    }
    // Most texts that a scheme almost accepts are no IRIs.
    assert!(all_rejected > 300, "{all_rejected}");
}

#[test]
fn rfc3987_s3_1_to_ascii_makes_a_host_of_letters() {
    let text = "; scheme: x x-URI\n; part: host\n\n; RFC 1738 section 3.1\nx-URI = \"x://\" host\n\
                host = ALPHA *( ALPHA / DIGIT / \"-\" / \".\" )\n";
    let (_, octets) = tables(text, |_| None).unwrap().remove(0);
    let scheme = Scheme::new("x", "", octets.leak());
    let parts = scheme.parts(Iri::new("x://r\u{e9}sum\u{e9}\u{3002}a").unwrap()).unwrap();
    assert_eq!(parts[0].text, "r\u{e9}sum\u{e9}\u{3002}a");
    let error = scheme.check(Iri::new("x://a\u{e9}_").unwrap()).unwrap_err();
    assert_eq!((error.at(), error.found()), (5, Some('\u{e9}')));
}
