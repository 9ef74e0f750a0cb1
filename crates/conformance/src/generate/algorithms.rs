//! The cases of the algorithms: the examples of the documents, and for each mistake of one step the
//! shortest inputs that show it.

use super::examples::{self, Example};
use super::pools::pool;
use super::{SMALL, Suites};
use crate::case::{Case, CaseFile, Expect, Input, Operation, Strength, VERSION, identifier};
use crate::library::{By, Refused, evaluate};
use crate::reference::{Reference, Variation};
use crate::ruling;
use crate::shell::Reason;
use iri_grammar::Grammar;
use std::collections::HashSet;
use std::fmt::Write;

/// The number of cases against each mistake.
pub const CASES: usize = 2;

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

/// The mistakes of one operation of one document.
pub struct Mistakes {
    pub operation: Operation,
    pub document: &'static str,
    pub rows: Vec<Mistake>,
}

/// A mistake, with how it is noticed.
pub struct Mistake {
    pub section: &'static str,
    pub what: &'static str,
    /// The number of cases against it.
    pub cases: usize,
    /// The section that permits all results that it changes.
    pub permission: Option<&'static str>,
}

impl Mistakes {
    /// A section of the page that says how strong the cases are.
    pub fn markdown(&self) -> String {
        let killed = self.rows.iter().filter(|it| it.cases > 0).count();
        let (operation, document, made) = (self.operation, self.document, self.rows.len());
        let mut page =
            format!("\n## {operation}, {document}\n\n{killed} of {made} mistakes are noticed.\n\n");
        page += "| step | mistake | cases |\n| --- | --- | --- |\n";
        for Mistake { section, what, cases, permission } in &self.rows {
            let cases = match (cases, permission) {
                (0, Some(section)) => format!("permitted by {section}"),
                (0, None) => "changes nothing".to_owned(),
                (cases, _) => cases.to_string(),
            };
            writeln!(page, "| {section} | {what} | {cases} |").expect("a string");
        }
        page
    }
}

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
    match disagreements.is_empty() {
        true => Ok((suites, all)),
        false => Err(disagreements.join("\n")),
    }
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
        let (mut count, mut is_permitted) = (0, false);
        for input in &pool {
            if count >= CASES {
                break;
            }
            let Some(right) = Reference::default().evaluate(operation, input) else { continue };
            let wrong = Reference::with(variation).evaluate(operation, input);
            let Some(wrong) = wrong.filter(|it| *it != right) else { continue };
            let also = Reference::default().permitted(operation, input);
            if also.contains(&wrong) {
                is_permitted = true;
                continue;
            }
            count += 1;
            if known.insert(input.clone()) {
                disagreements.extend(decide(operation, document, input, &right).err());
                let case =
                    case(variation, operation, grammar, document, input, [right, wrong], also);
                cases.push(case);
            }
        }
        let permission = variation.permission().filter(|_| count == 0 && is_permitted);
        if count == 0 && is_permitted && permission.is_none() {
            let name = variation.name();
            disagreements
                .push(format!("{operation}, {document}: what permits {name} is not known"));
        }
        let (section, what) = (variation.section(), variation.what());
        rows.push(Mistake { section, what, cases: count, permission });
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

/// Holds the reference, the library by tables, and the library by trees against each other.
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
    for by in By::ALL {
        let found = match evaluate(by, operation, document, None, input) {
            Ok(found) => format!("{found:?}"),
            Err(Refused::Unsupported(what)) => format!("unsupported: {what}"),
            Err(Refused::Error(error)) => format!("error: {error}"),
        };
        if found != format!("{expect:?}") {
            return Err(format!("{operation}, {input:?}: {expect:?}, by the library {found}"));
        }
    }
    Ok(())
}
