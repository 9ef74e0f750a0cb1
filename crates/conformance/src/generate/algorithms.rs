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

/// What a case file is about.
#[derive(Clone, Copy)]
struct Topic {
    operation: Operation,
    grammar: Grammar,
    /// The name of the document in case files.
    document: &'static str,
}

const fn of_rfc3986(operation: Operation) -> Topic {
    Topic { operation, grammar: Grammar::Rfc3986, document: "RFC 3986" }
}

const fn of_rfc3987(operation: Operation) -> Topic {
    Topic { operation, grammar: Grammar::Rfc3987, document: "RFC 3987" }
}

/// The topics of all files.
const TOPICS: [Topic; 10] = [
    of_rfc3986(Operation::Split),
    of_rfc3987(Operation::Split),
    of_rfc3986(Operation::Resolve),
    of_rfc3987(Operation::Resolve),
    of_rfc3986(Operation::Normalize),
    of_rfc3987(Operation::Normalize),
    of_rfc3986(Operation::Compare),
    of_rfc3987(Operation::Compare),
    of_rfc3987(Operation::ToUri),
    of_rfc3987(Operation::ToIri),
];

/// Generates the cases of all algorithms, and lists the mistakes that they are against. An error
/// names the cases about which two engines disagree.
pub fn generate() -> Result<(Suites, Vec<Mistakes>), Reason> {
    let (mut suites, mut all_mistakes) = (Suites::default(), Vec::new());
    let mut disagreements = Vec::new();
    for topic in TOPICS {
        let (file, mistakes) = topic.make_file(&mut disagreements);
        // Both documents of an operation share the cases of the small suite.
        let (operation, count) = (topic.operation, file.cases.len());
        assert!(count <= SMALL / 2, "{operation} has {count} cases");
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

impl Topic {
    /// Makes the case file: the examples of the document, and for each mistake the first inputs that show it.
    /// Also lists the mistakes. Adds to `disagreements` the cases about which two engines disagree.
    fn make_file(self, disagreements: &mut Vec<Reason>) -> (CaseFile, Mistakes) {
        let Topic { operation, grammar, document } = self;
        let mut cases = self.example_cases();
        let mut used_inputs: HashSet<Input> = HashSet::new();
        for case in &cases {
            disagreements.extend(self.check_result(&case.input, &case.expect).err());
            used_inputs.insert(case.input.clone());
        }
        let pool = pool(operation, grammar);
        let mut rows = Vec::new();
        for variation in Variation::ALL.iter().copied().filter(|it| self.can_show(*it)) {
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
            for shown in search.cases {
                if used_inputs.insert(shown.input.clone()) {
                    disagreements.extend(self.check_result(shown.input, &shown.right).err());
                    cases.push(self.case_against(variation, shown));
                }
            }
        }
        let document_name = document.to_owned();
        let file = CaseFile {
            version: VERSION,
            operation,
            document: document_name,
            production: None,
            cases,
        };
        (file, Mistakes { operation, document, rows })
    }

    /// Returns the examples that the document gives of the operation.
    fn examples(self) -> Vec<Example> {
        match (self.operation, self.grammar) {
            (Operation::Split, Grammar::Rfc3986) => examples::split(),
            (Operation::Resolve, Grammar::Rfc3986) => examples::resolve(),
            (Operation::Normalize, Grammar::Rfc3986) => examples::normalize(),
            (Operation::Compare, Grammar::Rfc3986) => examples::compare(),
            (Operation::ToUri, _) => examples::to_uri(),
            (Operation::ToIri, _) => examples::to_iri(),
            _ => Vec::new(),
        }
    }

    /// Returns a case for each example.
    fn example_cases(self) -> Vec<Case> {
        let case = |Example { section, input, expect }| Case {
            id: identifier(self.operation, self.document, None, &input),
            also: Reference::default().permitted(self.operation, &input),
            input,
            expect,
            section: section.to_owned(),
            decides: "example".to_owned(),
            sentence: None,
            strength: Strength::Example,
            kills: None,
        };
        self.examples().into_iter().map(case).collect()
    }

    /// Whether the operation by the document can show a mistake.
    fn can_show(self, variation: Variation) -> bool {
        let is_in_operation = variation.operation() == self.operation
            || (self.operation == Operation::Compare
                && variation.operation() == Operation::Normalize);
        // Mistakes about characters beyond ASCII.
        let only_iri = [
            Variation::NonAsciiEncoded,
            Variation::TargetEncoded,
            Variation::SimpleUri,
            Variation::SimpleNfc,
        ];
        is_in_operation && (self.grammar == Grammar::Rfc3987 || !only_iri.contains(&variation))
    }

    /// Makes the case against a mistake.
    fn case_against(self, variation: Variation, shown: Shown<'_>) -> Case {
        let Topic { operation, grammar, document } = self;
        let Shown { input, right, wrong, also } = shown;
        let rule = match (&right, &wrong) {
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
            expect: right,
            also,
            section: rule.section.to_owned(),
            decides: rule.procedure.to_owned(),
            sentence: rule.sentence.map(str::to_owned),
            strength,
            kills: Some(variation.name().to_owned()),
        }
    }

    /// Checks that the reference and the library return the expected result.
    fn check_result(self, input: &Input, expect: &Expect) -> Result<(), Reason> {
        let Topic { operation, document, .. } = self;
        let reference = Reference::default().evaluate(operation, input);
        if reference.as_ref() != Some(expect) {
            return Err(format!(
                "{operation}, {input:?}: {expect:?}, by the reference {reference:?}"
            ));
        }
        check_by_library(operation, document, input, expect)
    }
}
