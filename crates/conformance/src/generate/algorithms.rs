//! The cases of the algorithms: the examples of the documents, and for each mistake of one step the
//! shortest inputs that show it.

use super::examples::{self, Example};
use super::mistakes::{Mistake, Mistakes, Shown, search_pool};
use super::pools::pool;
use super::{SMALL, Suites, check_by_library};
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

/// Generates the cases of all algorithms, and lists the mistakes that they are against. An error
/// names the cases about which two engines disagree.
pub fn generate() -> Result<(Suites, Vec<Mistakes>), Reason> {
    let (mut suites, mut all_mistakes) = (Suites::default(), Vec::new());
    let mut disagreements = Vec::new();
    for (operation, grammar, document) in FILES {
        let (file, mistakes) = make_file(operation, grammar, document, &mut disagreements);
        // Both documents of an operation share the cases of the small suite.
        assert!(file.cases.len() <= SMALL / 2, "{operation} has {} cases", file.cases.len());
        suites.small.push(file.clone());
        suites.full.push(file);
        all_mistakes.push(mistakes);
    }
    if disagreements.is_empty() {
        Ok((suites, all_mistakes))
    } else {
        Err(disagreements.join("\n"))
    }
}

/// Returns the examples that a document gives of an operation.
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

/// Makes the case file of an operation by a document: its examples, and for each mistake the first
/// inputs that show it. Also lists the mistakes. Adds to `disagreements` the cases about which two
/// engines disagree.
fn make_file(
    operation: Operation,
    grammar: Grammar,
    document: &'static str,
    disagreements: &mut Vec<Reason>,
) -> (CaseFile, Mistakes) {
    let mut cases = Vec::new();
    let mut used_inputs: HashSet<Input> = HashSet::new();
    for Example { section, input, expect } in examples(operation, grammar) {
        disagreements.extend(check_result(operation, document, &input, &expect).err());
        used_inputs.insert(input.clone());
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
        let search = search_pool(
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
        for Shown { input, right, wrong, also } in search.cases {
            if used_inputs.insert(input.clone()) {
                disagreements.extend(check_result(operation, document, input, &right).err());
                cases.push(case_against(
                    variation,
                    operation,
                    grammar,
                    document,
                    input,
                    [right, wrong],
                    also,
                ));
            }
        }
    }
    let document_name = document.to_owned();
    let file =
        CaseFile { version: VERSION, operation, document: document_name, production: None, cases };
    (file, Mistakes { operation, document, rows })
}

/// Whether an operation by a document can show a mistake.
fn concerns(variation: Variation, operation: Operation, grammar: Grammar) -> bool {
    let is_in_operation = variation.operation() == operation
        || (operation == Operation::Compare && variation.operation() == Operation::Normalize);
    // Mistakes about characters beyond ASCII.
    let only_iri = [
        Variation::NonAsciiEncoded,
        Variation::TargetEncoded,
        Variation::SimpleUri,
        Variation::SimpleNfc,
    ];
    is_in_operation && (grammar == Grammar::Rfc3987 || !only_iri.contains(&variation))
}

/// Makes the case against a mistake. `also` are other permitted results.
fn case_against(
    variation: Variation,
    operation: Operation,
    grammar: Grammar,
    document: &str,
    input: &Input,
    [expect, wrong]: [Expect; 2],
    also: Vec<Expect>,
) -> Case {
    let rule = match (&expect, &wrong) {
        (Expect::Components(right), Expect::Components(wrong)) => {
            ruling::of_components(grammar, right, wrong)
        }
        _ => variation.rule(grammar),
    };
    let strength = match operation {
        Operation::Normalize | Operation::Compare => Strength::Should,
        Operation::Split if rule.sentence.is_none() => Strength::Grammar,
        _ => Strength::Must,
    };
    Case {
        id: identifier(operation, document, None, input),
        input: input.clone(),
        expect,
        also,
        section: rule.section.to_owned(),
        decides: rule.procedure.to_owned(),
        sentence: rule.sentence.map(str::to_owned),
        strength,
        kills: Some(variation.name().to_owned()),
    }
}

/// Checks that the reference and the library return the expected result.
fn check_result(
    operation: Operation,
    document: &str,
    input: &Input,
    expect: &Expect,
) -> Result<(), Reason> {
    let reference = Reference::default().evaluate(operation, input);
    if reference.as_ref() != Some(expect) {
        return Err(format!("{operation}, {input:?}: {expect:?}, by the reference {reference:?}"));
    }
    check_by_library(operation, document, input, expect)
}
