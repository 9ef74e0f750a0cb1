//! Groups wrong answers by what decides them.

use crate::case::{Case, CaseFile, Input, Operation, Strength};
use crate::judge::{Failure, difference};
use crate::library::find_grammar;
use crate::ruling::{Rejections, Ruling, ruling};
use crate::shell::counted;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A wrong answer, with the rule that it breaks.
pub struct Ruled<'s> {
    /// The wrong answer.
    pub failure: Failure<'s>,
    /// The rule.
    pub ruling: Ruling,
}

/// Wrong answers that seem to have one cause: the same rule decides them, and the answers differ
/// in the same way; or the implementation gives the same reason for refusing them, or returns the
/// reference as it is in place of its target, whatever the rule.
pub struct Cause<'s> {
    /// How they differ from the expected ones, as `accepts it`.
    pub how: String,
    /// The answers. The one with the shortest input is the first.
    pub failures: Vec<Ruled<'s>>,
}

/// Finds the rule that each of the failures of an implementation breaks.
pub fn with_rulings<'s>(failures: impl IntoIterator<Item = Failure<'s>>) -> Vec<Ruled<'s>> {
    let failures: Vec<Failure<'s>> = failures.into_iter().collect();
    let rejections = Rejections::new(&failures);
    let with_ruling = |failure| Ruled { failure, ruling: ruling(failure, &rejections) };
    failures.into_iter().map(with_ruling).collect()
}

/// Groups the failures of an implementation. The largest group is the first.
pub fn causes<'s>(failures: impl IntoIterator<Item = Failure<'s>>) -> Vec<Cause<'s>> {
    let mut groups: BTreeMap<_, Vec<Ruled<'s>>> = BTreeMap::new();
    for ruled in with_rulings(failures) {
        let Failure { file, case, got } = ruled.failure;
        // Different rules decide wrong answers of one cause if the implementation returns the reference
        // itself, or gives one reason for refusing the inputs.
        let returns_reference = returns_reference(case, got);
        let refusal = refusal_without_details(case, got);
        let rule = (!returns_reference && refusal.is_none()).then(|| {
            // One step of resolution has many lines, of which each makes another component.
            let is_step = file.operation == Operation::Resolve;
            (ruled.ruling.rule(), is_step.then(|| ruled.ruling.text()))
        });
        let how = if returns_reference {
            "returns the reference as it is".to_owned()
        } else {
            difference(case, got)
        };
        let key = (file.operation, &file.document, rule, refusal, how);
        groups.entry(key).or_default().push(ruled);
    }
    let mut causes: Vec<Cause<'_>> = groups
        .into_iter()
        .map(|((.., how), mut failures)| {
            failures
                .sort_by_cached_key(|it| describe_input(&it.failure.case.input).chars().count());
            Cause { how, failures }
        })
        .collect();
    causes.sort_by_key(|cause| usize::MAX - cause.failures.len());
    causes
}

/// Whether an answer is the reference itself, in place of its target.
fn returns_reference(case: &Case, got: &Value) -> bool {
    let text = got.get("text").and_then(Value::as_str);
    matches!(&case.input, Input::Reference(input) if text == Some(&input.reference))
}

/// Returns the message of an answer that refuses the input, without its digits and the texts of the input: so
/// the messages about two inputs are the same if they have one reason. `None` if the answer refuses nothing.
fn refusal_without_details(case: &Case, got: &Value) -> Option<String> {
    let mut message = got.get("error").and_then(Value::as_str)?.to_owned();
    if let Ok(Value::Object(members)) = serde_json::to_value(&case.input) {
        let texts = members.values().filter_map(Value::as_str).filter(|text| text.len() > 1);
        texts.for_each(|text| message = message.replace(text, ""));
    }
    message.retain(|c| !c.is_ascii_digit());
    Some(message)
}

impl<'s> Cause<'s> {
    /// The answer with the shortest input.
    pub fn example(&self) -> Failure<'s> {
        self.failures[0].failure
    }

    /// What decides the example.
    pub fn ruling(&self) -> &Ruling {
        &self.failures[0].ruling
    }

    /// The operation of the cases.
    pub fn operation(&self) -> Operation {
        self.example().file.operation
    }

    /// What decides, in words: `RFC 3987 section 2.2, ipath`, and the number of other rules.
    pub fn rule(&self) -> String {
        let rules = self.failures.iter().map(|it| it.ruling.rule());
        match rules.collect::<BTreeSet<_>>().len() - 1 {
            0 => self.ruling().rule(),
            others => format!("{} and {}", self.ruling().rule(), counted(others, "other rule")),
        }
    }

    /// How binding what decides is.
    pub fn strength(&self) -> Strength {
        self.ruling().strength
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

/// Returns an input in one line: its texts as they are, and its level or version of IDNA in words.
pub fn describe_input(input: &Input) -> String {
    match input {
        Input::Text(it) => it.text.clone(),
        Input::Reference(it) => format!("{} on {}", it.reference, it.base),
        Input::Normalize(it) => format!("{}, level {}", it.text, it.level.name()),
        Input::Compare(it) => format!("{} and {}, level {}", it.left, it.right, it.level.name()),
        Input::Host(it) => format!("{}, IDNA {}", it.host, it.idna.name()),
    }
}
