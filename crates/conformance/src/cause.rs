//! Groups wrong answers by what decides them.

use crate::case::{Case, CaseFile, Input, Operation, Strength};
use crate::judge::difference;
use crate::library::find_grammar;
use serde_json::Value;
use std::collections::BTreeMap;

/// A wrong answer.
#[derive(Clone, Copy)]
pub struct Failure<'s> {
    /// The file of the case.
    pub file: &'s CaseFile,
    /// The case.
    pub case: &'s Case,
    /// What came in place of the expected result.
    pub got: &'s Value,
}

/// The wrong answers to cases that the same rule decides, and that differ in the same way.
pub struct Cause<'s> {
    /// How they differ, as `accepts it`.
    pub how: String,
    /// The answers. The one with the shortest input is the first.
    pub failures: Vec<Failure<'s>>,
}

/// Groups failures. The largest group is the first.
pub fn causes<'s>(failures: impl IntoIterator<Item = Failure<'s>>) -> Vec<Cause<'s>> {
    let mut groups: BTreeMap<_, Vec<Failure<'s>>> = BTreeMap::new();
    for failure in failures {
        let Failure { file, case, got } = failure;
        let how = difference(case, got);
        let key = (file.operation, &file.document, &case.section, &case.decides, how);
        groups.entry(key).or_default().push(failure);
    }
    let mut causes: Vec<Cause<'_>> = groups
        .into_iter()
        .map(|((.., how), mut failures)| {
            failures.sort_by_cached_key(|it| input(&it.case.input).chars().count());
            Cause { how, failures }
        })
        .collect();
    causes.sort_by_key(|cause| usize::MAX - cause.failures.len());
    causes
}

impl<'s> Cause<'s> {
    /// The answer with the shortest input.
    pub fn example(&self) -> Failure<'s> {
        self.failures[0]
    }

    /// The operation of the cases.
    pub fn operation(&self) -> Operation {
        self.example().file.operation
    }

    /// The strength of the rule.
    pub fn strength(&self) -> Strength {
        self.example().case.strength
    }

    /// What decides, in words: `RFC 3987 section 2.2, ipath`.
    pub fn rule(&self) -> String {
        let Failure { file, case, .. } = self.example();
        rule(file, case)
    }

    /// The sentence that decides, or the production as printed.
    pub fn sentence(&self) -> Option<String> {
        let Failure { file, case, .. } = self.example();
        sentence(file, case)
    }
}

/// Returns what decides a case, in words: `RFC 3987 section 2.2, ipath`.
pub fn rule(file: &CaseFile, case: &Case) -> String {
    format!("{} section {}, {}", file.document, case.section, case.decides)
}

/// Returns the sentence that decides a case, or the production as printed.
pub fn sentence(file: &CaseFile, case: &Case) -> Option<String> {
    let printed = || {
        let production = find_grammar(&file.document)?.production(&case.decides)?;
        Some(production.abnf().to_owned())
    };
    case.sentence.clone().or_else(printed)
}

/// Returns an input in one line. Texts are as they are; what else it has is in words.
pub fn input(input: &Input) -> String {
    let level = |level| serde_json::to_value(level).expect("a level is a name");
    match input {
        Input::Text(it) => it.text.clone(),
        Input::Reference(it) => format!("{} on {}", it.reference, it.base),
        Input::Normalize(it) => {
            format!("{}, level {}", it.text, level(it.level).as_str().unwrap_or_default())
        }
        Input::Compare(it) => format!(
            "{} and {}, level {}",
            it.left,
            it.right,
            level(it.level).as_str().unwrap_or_default()
        ),
        Input::Host(it) => {
            let idna = serde_json::to_value(it.idna).expect("a version is a name");
            format!("{}, IDNA {}", it.host, idna.as_str().unwrap_or_default())
        }
    }
}
