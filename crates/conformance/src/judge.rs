//! Judges an answer by what a case expects.

use crate::case::{Case, CaseFile, Expect, Input, Operation};
use crate::driver::Outcome;
use crate::protocol::{Answer, members};
use crate::reference::{Parts, is_form_of};
use serde_json::{Map, Value, json};

/// The judgement of a case.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// As expected.
    Right {
        /// The members that were not judged, since the answer does not have them.
        untold: Vec<&'static str>,
    },
    /// Not as expected, with what came: the result, or an object with one of the members `error`,
    /// `crash`, `hang` and `noise`.
    Wrong(Value),
    /// The implementation does not have this, with the reason.
    Unsupported(String),
    /// Not run, with the address of a known issue.
    Skipped(String),
}

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

/// Judges the outcome of asking a driver a case.
pub fn judge(file: &CaseFile, case: &Case, outcome: Outcome) -> Verdict {
    let result = match outcome {
        Outcome::Answer(Answer::Unsupported(reason)) => return Verdict::Unsupported(reason),
        Outcome::Answer(Answer::Skipped(address)) => return Verdict::Skipped(address),
        Outcome::Answer(Answer::Error(_)) if permits_error(case) => {
            return Verdict::Right { untold: Vec::new() };
        }
        Outcome::Answer(Answer::Error(error)) => {
            return Verdict::Wrong(json!({ "error": shorten(&error) }));
        }
        Outcome::Crash(how) => return Verdict::Wrong(json!({ "crash": shorten(&how) })),
        Outcome::Hang => return Verdict::Wrong(json!({ "hang": true })),
        Outcome::Noise(what) => return Verdict::Wrong(json!({ "noise": shorten(&what) })),
        Outcome::Answer(Answer::Result(result)) => result,
    };
    if let Err(what) = check_form(file.operation, &result) {
        return Verdict::Wrong(json!({ "noise": what }));
    }
    if result.is_empty() {
        return Verdict::Unsupported("the answer has no members".to_owned());
    }
    let untold = || {
        let members = members(file.operation).iter().copied();
        members.filter(|member| !result.contains_key(*member)).collect()
    };
    if expectations(case).any(|expect| agrees(expect, &result)) {
        Verdict::Right { untold: untold() }
    } else {
        Verdict::Wrong(Value::Object(result))
    }
}

/// Returns what a case expects, and what its document permits besides.
fn expectations(case: &Case) -> impl Iterator<Item = &Expect> {
    [&case.expect].into_iter().chain(&case.also)
}

/// Whether the operation may fail.
fn permits_error(case: &Case) -> bool {
    expectations(case).any(|expect| matches!(expect, Expect::Error { .. }))
}

/// Whether all members of the result are the expected ones.
fn agrees(expect: &Expect, result: &Map<String, Value>) -> bool {
    let expected = expect.to_json();
    result.iter().all(|(member, got)| expected.get(member) == Some(got))
}

/// Returns the permitted form of the expected result from which an answer differs in the fewest
/// components. Other permitted results are not considered.
pub fn nearest_expectation<'c>(case: &'c Case, got: &Value) -> &'c Expect {
    let text = got.get("text").and_then(Value::as_str);
    let distance = |expect: &&Expect| match expect {
        Expect::Components(_) => differing_components(expect, got).count(),
        Expect::Text { text: right } => text.map_or(0, |got| Parts::distance(right, got)),
        _ => 0,
    };
    let is_form = |it: &&Expect| **it == case.expect || is_form_of(it, &case.expect);
    expectations(case).filter(is_form).min_by_key(distance).unwrap_or(&case.expect)
}

/// Returns the components of a result of `split` that differ from the expected ones. A component
/// that the result does not have is left out.
pub fn differing_components(expect: &Expect, got: &Value) -> impl Iterator<Item = &'static str> {
    let expected = expect.to_json();
    let differs = move |it: &&str| got.get(*it).is_some_and(|got| expected.get(*it) != Some(got));
    members(Operation::Split).iter().copied().filter(differs)
}

/// Checks that a result has only members of its operation, and of their types.
///
/// # Errors
///
/// A text that says which member is wrong.
pub fn check_form(operation: Operation, result: &Map<String, Value>) -> Result<(), String> {
    for (member, value) in result {
        if !members(operation).contains(&member.as_str()) {
            return Err(format!("a result of {operation} has no member {member:?}"));
        }
        let fits = match member.as_str() {
            "valid" | "equal" => value.is_boolean(),
            "text" | "path" => value.is_string(),
            _ => value.is_string() || value.is_null(),
        };
        if !fits {
            return Err(format!("the member {member} is {value}"));
        }
    }
    Ok(())
}

/// Returns at most 200 characters of a message.
fn shorten(message: &str) -> String {
    message.chars().take(200).collect()
}

/// Says in a few words how a wrong answer differs from the expected one.
pub fn difference(case: &Case, got: &Value) -> String {
    for (member, words) in [
        ("error", "refuses it"),
        ("crash", "crashes"),
        ("hang", "does not answer"),
        ("noise", "writes something else"),
    ] {
        if got.get(member).is_some() {
            return words.to_owned();
        }
    }
    match (&case.expect, got) {
        (Expect::Error { .. }, _) => "does not refuse it".to_owned(),
        (Expect::Valid { valid: true }, _) => "rejects it".to_owned(),
        (Expect::Valid { valid: false }, _) => "accepts it".to_owned(),
        (Expect::Equal { equal: true }, _) => "says that they differ".to_owned(),
        (Expect::Equal { equal: false }, _) => "says that they are equal".to_owned(),
        (Expect::Text { .. }, _) => match &case.input {
            Input::Reference(it) if !it.base.contains("//") => {
                "has another result, where the base has no authority".to_owned()
            }
            _ => "has another result".to_owned(),
        },
        (Expect::Components(_), got) => {
            let members: Vec<&str> =
                differing_components(nearest_expectation(case, got), got).collect();
            format!("differs in {}", members.join(", "))
        }
    }
}
