//! What decides that an answer is wrong: the productions, the step or the sentence against which it is.
//!
//! A case was chosen for one mistake, but an implementation can fail it by another one. So what decides is
//! found from the answer: a refusal is against the productions that accept the input; of another result, the
//! mistake that leads to it is looked for, and else the component in which it differs.

mod grammar;
mod steps;

pub use grammar::{Rejections, section};

use crate::case::{Case, CaseFile, Components, Expect, Input, Operation, Strength};
use crate::judge::Failure;
use crate::reference::host::{HostMistake, Hosts};
use crate::reference::{Reference, Variation, is_form_of};
use iri_grammar::Grammar;
use serde_json::Value;

/// A text that decides.
#[derive(Clone, Debug, PartialEq)]
pub enum Text {
    /// A sentence of a document.
    Quote(String),
    /// Productions as printed, or lines of pseudocode.
    Printed(String),
    /// Words about the input.
    Note(String),
}

/// What decides that an answer is wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// The document and the section, as in `RFC 3986 section 5.2.4`. Where one document applies
    /// another one, both.
    pub place: String,
    /// The production or the step.
    pub decides: String,
    /// What is printed there.
    pub texts: Vec<Text>,
    /// How binding it is.
    pub strength: Strength,
}

impl Ruling {
    /// What the case names.
    pub fn of_case(file: &CaseFile, case: &Case) -> Self {
        let printed = grammar::printed(file, &case.decides).map(Text::Printed);
        let quote = case.sentence.clone().map(Text::Quote);
        Ruling {
            place: format!("{} section {}", file.document, case.section),
            decides: case.decides.clone(),
            texts: quote.or(printed).into_iter().collect(),
            strength: case.strength,
        }
    }

    /// What decides, in words: `RFC 3987 section 2.2, ipath`.
    pub fn rule(&self) -> String {
        format!("{}, {}", self.place, self.decides)
    }

    /// The texts, one after the other.
    pub fn text(&self) -> String {
        let text = |it: &Text| match it {
            Text::Quote(text) | Text::Printed(text) | Text::Note(text) => text.clone(),
        };
        self.texts.iter().map(text).collect::<Vec<_>>().join("\n")
    }
}

/// Returns what decides a failure. `rejections` are those of the same implementation.
pub fn ruling(failure: Failure<'_>, rejections: &Rejections<'_>) -> Ruling {
    let Failure { file, case, got } = failure;
    let is_refused = ["error", "crash", "hang", "noise"].iter().any(|it| got.get(it).is_some());
    let ruling = match file.operation {
        Operation::Check => Some(grammar::of_check(file, case, rejections)),
        Operation::ToAscii => of_host(file, case, got),
        Operation::CheckScheme => None,
        _ if is_refused => grammar::of_refusal(file, case),
        Operation::Split => grammar::of_components(file, case, got),
        _ => Some(of_mistake(file, case, got)),
    };
    ruling.unwrap_or_else(|| Ruling::of_case(file, case))
}

/// The rule that an answer with wrong components is against: section, production, and the sentence, if no
/// production decides.
pub fn of_components(
    grammar: Grammar,
    right: &Components,
    wrong: &Components,
) -> (&'static str, &'static str, Option<&'static str>) {
    let wrong = serde_json::to_value(wrong).expect("the members have names");
    let (productions, sentence) = grammar::rule_of_components(grammar, right, &wrong)
        .expect("wrong components differ in one of them");
    let production = productions.last().copied().unwrap_or(grammar.reference());
    (grammar::section(production, grammar.reference()), production.name(), sentence)
}

/// The rule of the mistake that leads to an answer, or of the component in which it differs.
fn of_mistake(file: &CaseFile, case: &Case, got: &Value) -> Ruling {
    let Some(of) = crate::library::find_grammar(&file.document) else {
        return Ruling::of_case(file, case);
    };
    let mapping = || match &case.input {
        Input::Text(input) => Some(steps::of_mapping(file.operation, input, got)),
        _ => None,
    };
    let rule = mistake(file.operation, case, got)
        .or_else(mapping)
        .map(|mistake| mistake.rule(of))
        .filter(|(section, ..)| !["5.2.2", "6.5"].contains(section));
    let steps = match &case.input {
        Input::Reference(input) => steps::of_target(of, input, case, got),
        Input::Normalize(input) => {
            rule.is_none().then(|| steps::of_normal_form(of, input, case, got)).flatten()
        }
        _ => None,
    };
    match (steps, rule) {
        (Some(steps), _) => steps,
        (None, Some((section, decides, sentence))) => Ruling {
            place: format!("{} section {section}", file.document),
            decides: decides.to_owned(),
            texts: vec![Text::Quote(sentence.to_owned())],
            strength: case.strength,
        },
        (None, None) => Ruling::of_case(file, case),
    }
}

/// The rule of the mistake in the conversion of a host that leads to an answer.
fn of_host(file: &CaseFile, case: &Case, got: &Value) -> Option<Ruling> {
    let Input::Host(input) = &case.input else { return None };
    let text = got.get("text").and_then(Value::as_str);
    let leads =
        |it: &HostMistake| Hosts::with(*it).to_ascii(&input.host, input.idna).as_deref() == text;
    let mut all: Vec<HostMistake> = HostMistake::ALL.to_vec();
    all.retain(|it| it.idna() == input.idna && Hosts::knows(&input.host));
    all.sort_by_key(|it| case.kills.as_deref() != Some(it.name()));
    let (section, decides, sentence) = all.into_iter().find(leads)?.rule();
    Some(Ruling {
        place: format!("{} section {section}", file.document),
        decides: decides.to_owned(),
        texts: sentence.map(|it| Text::Quote(it.to_owned())).into_iter().collect(),
        strength: case.strength,
    })
}

/// The mistake that leads to an answer: that of the case, if it does, or else the first one. One that leads to
/// another form of the answer, which the documents permit, does so only if no other one does.
fn mistake(operation: Operation, case: &Case, got: &Value) -> Option<Variation> {
    let result =
        |variation: &Variation| Reference::with(*variation).evaluate(operation, &case.input);
    let leads = |it: &&Variation| result(it).is_some_and(|it| crate::judge::value(&it) == *got);
    let text = got.get("text").and_then(Value::as_str).map(Expect::text);
    let leads_to_form = |it: &&Variation| {
        operation == Operation::Resolve
            && result(it).zip(text.as_ref()).is_some_and(|(it, text)| is_form_of(text, &it))
    };
    let is_of = |it: &Variation| {
        it.operation() == operation
            || (operation == Operation::Compare && it.operation() == Operation::Normalize)
    };
    let mut all: Vec<Variation> = Variation::ALL.iter().copied().filter(is_of).collect();
    all.sort_by_key(|it| case.kills.as_deref() != Some(it.name()));
    all.iter().find(leads).or_else(|| all.iter().find(leads_to_form)).copied()
}

/// The sentence by which RFC 3987 takes the algorithms of RFC 3986 over, with their section.
fn with_iris(grammar: Grammar, section: &str, mut ruling: Ruling) -> Ruling {
    if grammar == Grammar::Rfc3986 {
        ruling.place = format!("RFC 3986 section {section}");
        return ruling;
    }
    ruling.place = format!("RFC 3987 section 6.5 and RFC 3986 section {section}");
    ruling.texts.insert(0, Text::Quote(crate::reference::RELATIVE_IRIS.to_owned()));
    ruling
}
