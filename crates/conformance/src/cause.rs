//! Groups wrong answers by what decides them.

use crate::case::{Case, CaseFile, Input, Operation, Strength};
use crate::judge::{Failure, difference};
use crate::library::find_grammar;
use crate::ruling::{Rejections, Ruling, ruling};
use crate::shell::counted;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Wrong answers that seem to have one cause: the same rule decides them, and the answers differ
/// in the same way; or the implementation gives the same reason for refusing them, or returns the
/// reference as it is in place of its target, whatever the rule.
pub struct Cause<'s> {
    /// How they differ, as `accepts it`.
    pub how: String,
    /// The answers, each with what decides it. The one with the shortest input is the first.
    pub failures: Vec<(Failure<'s>, Ruling)>,
}

/// Returns the failures of an implementation, each with what decides it.
pub fn ruled<'s>(failures: impl IntoIterator<Item = Failure<'s>>) -> Vec<(Failure<'s>, Ruling)> {
    let failures: Vec<Failure<'s>> = failures.into_iter().collect();
    let rejections = Rejections::of(&failures);
    failures.into_iter().map(|it| (it, ruling(it, &rejections))).collect()
}

/// Groups the failures of an implementation. The largest group is the first.
pub fn causes<'s>(failures: impl IntoIterator<Item = Failure<'s>>) -> Vec<Cause<'s>> {
    let mut groups: BTreeMap<_, Vec<(Failure<'s>, Ruling)>> = BTreeMap::new();
    for (failure, ruling) in ruled(failures) {
        let Failure { file, case, got } = failure;
        let mut how = difference(case, got);
        let shared_reason = shared_reason(case, got, &mut how);
        // One step of resolution has many lines, of which each makes another component.
        let is_step = file.operation == Operation::Resolve;
        let rule = shared_reason.is_none().then(|| (ruling.rule(), is_step.then(|| ruling.text())));
        let key = (file.operation, &file.document, rule, shared_reason, how);
        groups.entry(key).or_default().push((failure, ruling));
    }
    let mut causes: Vec<Cause<'_>> = groups
        .into_iter()
        .map(|((.., how), mut failures)| {
            failures.sort_by_cached_key(|(it, _)| input(&it.case.input).chars().count());
            Cause { how, failures }
        })
        .collect();
    causes.sort_by_key(|cause| usize::MAX - cause.failures.len());
    causes
}

/// Returns a reason that wrong answers can share although different rules decide them: the error
/// message without the details of the input; or an empty text if the answer is the reference
/// itself, as `how` then says. `None` if the answer has no such reason.
fn shared_reason(case: &Case, got: &Value, how: &mut String) -> Option<String> {
    if let Some(error) = got.get("error").and_then(Value::as_str) {
        return Some(without_details(error, &case.input));
    }
    let Input::Reference(input) = &case.input else { return None };
    if got.get("text").and_then(Value::as_str) == Some(&input.reference) {
        *how = "returns the reference as it is".to_owned();
        return Some(String::new());
    }
    None
}

/// Returns a message without its digits and the texts of the input, so that the messages about two
/// inputs are the same if they have one reason.
fn without_details(message: &str, input: &Input) -> String {
    let mut out = message.to_owned();
    if let Ok(Value::Object(members)) = serde_json::to_value(input) {
        let texts = members.values().filter_map(Value::as_str).filter(|text| text.len() > 1);
        texts.for_each(|text| out = out.replace(text, ""));
    }
    out.retain(|c| !c.is_ascii_digit());
    out
}

impl<'s> Cause<'s> {
    /// The answer with the shortest input.
    pub fn example(&self) -> Failure<'s> {
        self.failures[0].0
    }

    /// What decides the example.
    pub fn ruling(&self) -> &Ruling {
        &self.failures[0].1
    }

    /// The operation of the cases.
    pub fn operation(&self) -> Operation {
        self.example().file.operation
    }

    /// What decides, in words: `RFC 3987 section 2.2, ipath`, and the number of other rules.
    pub fn rule(&self) -> String {
        let rules = self.failures.iter().map(|(_, ruling)| ruling.rule());
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
