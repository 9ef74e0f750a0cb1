//! Inputs and results for people.

use crate::case::{Case, Expect, Input, Operation};
use crate::judge::nearest_expectation;
use crate::protocol::members;
use serde_json::Value;

/// A value as a report shows it.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// A text of a case or an answer, as it is.
    Text(String),
    /// Words that describe the value.
    Words(String),
}

/// A member in which an answer differs.
pub struct Difference {
    /// The name of the member; empty if the result has no other.
    pub member: &'static str,
    /// What is expected: one value, or all members of a result with their names.
    pub expected: Vec<(&'static str, Shown)>,
    /// What came.
    pub got: Shown,
}

/// Returns words that describe a value.
fn in_words(words: &str) -> Shown {
    Shown::Words(words.to_owned())
}

/// Returns the members of an input, each with its name, texts before words. The name is empty if
/// there is only one member.
pub fn input(input: &Input) -> Vec<(String, Shown)> {
    let Ok(Value::Object(members)) = serde_json::to_value(input) else { return Vec::new() };
    let show = |name: &str, value: &Value| match (name, value.as_str()) {
        ("level" | "idna", Some(name)) => in_words(name),
        (_, text) => Shown::Text(text.unwrap_or_default().to_owned()),
    };
    let mut parts: Vec<(String, Shown)> =
        members.iter().map(|(name, value)| (name.clone(), show(name, value))).collect();
    // The texts come first.
    parts.sort_by_key(|(_, shown)| matches!(shown, Shown::Words(_)));
    if let [(name, _)] = &mut parts[..] {
        name.clear();
    }
    parts
}

/// Returns a member of a result as a report shows it. `None` is a member that the result does not
/// have.
fn show_member(name: &str, value: Option<&Value>) -> Shown {
    match (name, value) {
        (_, None) => in_words("not told"),
        ("valid", Some(Value::Bool(true))) => in_words("valid"),
        ("valid", Some(Value::Bool(false))) => in_words("not valid"),
        ("equal", Some(Value::Bool(true))) => in_words("equal"),
        ("equal", Some(Value::Bool(false))) => in_words("different"),
        (_, Some(Value::Null)) => in_words("none"),
        (_, Some(Value::String(text))) => Shown::Text(text.clone()),
        (_, Some(other)) => Shown::Text(other.to_string()),
    }
}

/// Returns what came in place of a result: no answer in time, an error, a crash, or noise. `None`
/// if there is a result.
fn missing_result(got: &Value) -> Option<Shown> {
    if got.get("hang").is_some() {
        return Some(in_words("no answer in time"));
    }
    let text = |name: &str| got.get(name).and_then(Value::as_str);
    let error = text("error").map(|it| format!("error: {it}"));
    let crash = || text("crash").map(|it| format!("crash: {it}"));
    let noise = || text("noise").map(|it| format!("noise: {it}"));
    error.or_else(crash).or_else(noise).map(Shown::Words)
}

/// Returns the members of a result that are not null, each with its name, to be shown in one line.
/// The name is empty if the operation has only one member, or if no result came.
pub fn result(operation: Operation, result: &Value) -> Vec<(&'static str, Shown)> {
    if result.get("error") == Some(&Value::Bool(true)) {
        return vec![("", in_words("an error"))];
    }
    if let Some(missing) = missing_result(result) {
        return vec![("", missing)];
    }
    let members = members(operation);
    let has = |name: &&&str| result.get(**name).is_some_and(|value| !value.is_null());
    let show = |name: &'static str| {
        (if members.len() == 1 { "" } else { name }, show_member(name, result.get(name)))
    };
    members.iter().filter(has).map(|name| show(name)).collect()
}

/// Returns the members in which an answer differs from the expected result.
pub fn differences(operation: Operation, case: &Case, got: &Value) -> Vec<Difference> {
    // Members that only have another permitted form do not differ. A text is shown as expected.
    let expected = match &case.expect {
        Expect::Components(_) => nearest_expectation(case, got).to_json(),
        expect => expect.to_json(),
    };
    let is_error = expected.get("error").is_some();
    let one_difference =
        |got| vec![Difference { member: "", expected: result(operation, &expected), got }];
    if let Some(missing) = missing_result(got) {
        return one_difference(missing);
    }
    if is_error {
        let (_, got) = result(operation, got).into_iter().next().unwrap_or(("", in_words("none")));
        return one_difference(got);
    }
    let members = members(operation);
    let differs = |name: &&&str| got.get(**name).is_some_and(|it| expected.get(**name) != Some(it));
    let name = |name| if members.len() == 1 { "" } else { name };
    let difference = |it: &&'static str| Difference {
        member: name(it),
        expected: vec![("", show_member(it, expected.get(*it)))],
        got: show_member(it, got.get(*it)),
    };
    members.iter().filter(differs).map(difference).collect()
}
