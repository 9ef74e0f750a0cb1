//! The cases of the algorithms: the examples of the documents, and for each mistake of one step the
//! shortest inputs that show it.

use super::examples::{self, Example};
use super::mistakes::{Mistake, Mistakes, Shown, shown};
use super::pools::pool;
use super::{SMALL, Suites, decide_by_library};
use crate::case::{Case, CaseFile, Expect, Input, Operation, Strength, VERSION, identifier};
use crate::reference::{Reference, Variation};
use crate::ruling;
use crate::shell::Reason;
use iri_grammar::Grammar;
use std::collections::HashSet;

/// The operations with their documents.
const FILES: [(Operation, Grammar, &str); 10] = [
    (Operation::Split, Grammar::Rfc3986, "RFC 3986"),
    (Operation::Split, Grammar::Rfc3987, "RFC 3987"),
    (Operation::Resolve, Grammar::Rfc3986, "RFC 3986"),
    (Operation::Resolve, Grammar::Rfc3987, "RFC 3987"),
    (Operation::Normalize, Grammar::Rfc3986, "RFC 3986"),
    (Operation::Normalize, Grammar::Rfc3987, "RFC 3987"),
    (Operation::Compare, Grammar::Rfc3986, "RFC 3986"),
    (Operation::Compare, Grammar::Rfc3987, "RFC 3987"),
    (Operation::ToUri, Grammar::Rfc3987, "RFC 3987"),
    (Operation::ToIri, Grammar::Rfc3987, "RFC 3987"),
];

/// Generates the cases of all algorithms.
pub fn generate() -> Result<(Suites, Vec<Mistakes>), Reason> {
    let (mut suites, mut all) = (Suites::default(), Vec::new());
    let mut disagreements = Vec::new();
    for (operation, grammar, document) in FILES {
        let (file, mistakes) = file(operation, grammar, document, &mut disagreements);
        // Both documents of an operation share the cases of the small suite.
        assert!(file.cases.len() <= SMALL / 2, "{operation} has {} cases", file.cases.len());
        suites.small.push(file.clone());
        suites.full.push(file);
        all.push(mistakes);
    }
    if disagreements.is_empty() { Ok((suites, all)) } else { Err(disagreements.join("\n")) }
}

/// The examples of a document.
fn examples(operation: Operation, grammar: Grammar) -> Vec<Example> {
    match (operation, grammar) {
        (Operation::Split, Grammar::Rfc3986) => examples::split(),
        (Operation::Resolve, Grammar::Rfc3986) => examples::resolve(),
        (Operation::Normalize, Grammar::Rfc3986) => examples::normalize(),
        (Operation::Compare, Grammar::Rfc3986) => examples::compare(),
        (Operation::ToUri, _) => examples::to_uri(),
        (Operation::ToIri, _) => examples::to_iri(),
        _ => Vec::new(),
    }
}

fn file(
    operation: Operation,
    grammar: Grammar,
    document: &'static str,
    disagreements: &mut Vec<Reason>,
) -> (CaseFile, Mistakes) {
    let mut cases = Vec::new();
    let mut known: HashSet<Input> = HashSet::new();
    for Example { section, input, expect } in examples(operation, grammar) {
        disagreements.extend(decide(operation, document, &input, &expect).err());
        known.insert(input.clone());
        cases.push(Case {
            id: identifier(operation, document, None, &input),
            also: Reference::default().permitted(operation, &input),
            input,
            expect,
            section: section.to_owned(),
            decides: "example".to_owned(),
            sentence: None,
            strength: Strength::Example,
            kills: None,
        });
    }
    let pool = pool(operation, grammar);
    let mistakes = Variation::ALL.iter().copied().filter(|it| concerns(*it, operation, grammar));
    let mut rows = Vec::new();
    for variation in mistakes {
        let search = shown(
            &pool,
            |input| {
                let right = Reference::default().evaluate(operation, input)?;
                Some([right, Reference::with(variation).evaluate(operation, input)?])
            },
            |input| Reference::default().permitted(operation, input),
        );
        let permission = search.permission(variation.permission());
        if search.is_only_permitted() && permission.is_none() {
            let name = variation.name();
            disagreements
                .push(format!("{operation}, {document}: what permits {name} is not known"));
        }
        let (section, what) = (variation.section(), variation.what());
        rows.push(Mistake { section, what, cases: search.cases.len(), permission });
        for Shown { input, results, also } in search.cases {
            if known.insert(input.clone()) {
                disagreements.extend(decide(operation, document, input, &results[0]).err());
                cases.push(case(variation, operation, grammar, document, input, results, also));
            }
        }
    }
    let document_name = document.to_owned();
    let file =
        CaseFile { version: VERSION, operation, document: document_name, production: None, cases };
    (file, Mistakes { operation, document, rows })
}

/// Whether a mistake is one of an operation of a document.
fn concerns(variation: Variation, operation: Operation, grammar: Grammar) -> bool {
    let is_of = variation.operation() == operation
        || (operation == Operation::Compare && variation.operation() == Operation::Normalize);
    // Mistakes about characters beyond ASCII.
    let only_iri = [
        Variation::NonAsciiEncoded,
        Variation::TargetEncoded,
        Variation::SimpleUri,
        Variation::SimpleNfc,
    ];
    is_of && (grammar == Grammar::Rfc3987 || !only_iri.contains(&variation))
}

/// The case against a mistake.
fn case(
    variation: Variation,
    operation: Operation,
    grammar: Grammar,
    document: &str,
    input: &Input,
    [expect, wrong]: [Expect; 2],
    also: Vec<Expect>,
) -> Case {
    let (section, decides, sentence) = match (&expect, &wrong) {
        (Expect::Components(right), Expect::Components(wrong)) => {
            ruling::of_components(grammar, right, wrong)
        }
        _ => {
            let (section, decides, sentence) = variation.rule(grammar);
            (section, decides, Some(sentence))
        }
    };
    let (decides, sentence) = (decides.to_owned(), sentence.map(str::to_owned));
    let strength = match operation {
        Operation::Normalize | Operation::Compare => Strength::Should,
        Operation::Split if sentence.is_none() => Strength::Grammar,
        _ => Strength::Must,
    };
    Case {
        id: identifier(operation, document, None, input),
        input: input.clone(),
        expect,
        also,
        section: section.to_owned(),
        decides,
        sentence,
        strength,
        kills: Some(variation.name().to_owned()),
    }
}

/// Holds the reference and the library against each other.
fn decide(
    operation: Operation,
    document: &str,
    input: &Input,
    expect: &Expect,
) -> Result<(), Reason> {
    let reference = Reference::default().evaluate(operation, input);
    if reference.as_ref() != Some(expect) {
        return Err(format!("{operation}, {input:?}: {expect:?}, by the reference {reference:?}"));
    }
    decide_by_library(operation, document, input, expect)
}
