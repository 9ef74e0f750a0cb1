//! Finds the rule that a wrong answer breaks: productions, a step or a sentence.
//!
//! A case was chosen for one mistake, but an implementation can fail it by another one. So the rule is found
//! from the answer. If the implementation refuses the input, the productions that accept it decide. Any other
//! answer is compared with what known mistakes return; if none returns it, the first component in which the
//! answer differs decides.

mod grammar;
mod steps;

pub use grammar::{Rejections, section};

use crate::case::{Case, CaseFile, Components, Expect, Input, Operation, Strength};
use crate::judge::Failure;
use crate::reference::host::{HostMistake, Hosts};
use crate::reference::{Reference, Rule, Variation, is_form_of};
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

/// The rule that a wrong answer breaks.
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
    /// The rule that the case names, whatever the answer is.
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

/// Returns the rule that a wrong answer breaks; the one that the case names if no other is found.
/// `rejections` counts the valid texts that the same implementation rejects.
pub fn ruling(failure: Failure<'_>, rejections: &Rejections<'_>) -> Ruling {
    let Failure { file, case, got } = failure;
    let has_no_result = ["error", "crash", "hang", "noise"].iter().any(|it| got.get(it).is_some());
    let ruling = match file.operation {
        Operation::Check => Some(grammar::of_check(file, case, rejections)),
        Operation::ToAscii => of_host(file, case, got),
        Operation::CheckScheme => None,
        _ if has_no_result => grammar::of_refusal(file, case),
        Operation::Split => grammar::of_components(file, case, got),
        _ => Some(of_mistake(file, case, got)),
    };
    ruling.unwrap_or_else(|| Ruling::of_case(file, case))
}

/// Returns the rule that an answer with wrong components breaks. It has a sentence if no production
/// decides.
pub fn of_components(grammar: Grammar, right: &Components, wrong: &Components) -> Rule {
    let wrong = serde_json::to_value(wrong).expect("the members have names");
    let (productions, sentence) = grammar::rule_of_components(grammar, right, &wrong)
        .expect("wrong components differ in one of them");
    let production = productions.last().copied().unwrap_or(grammar.reference());
    let section = grammar::section(production, grammar.reference());
    Rule { section, procedure: production.name(), sentence }
}

/// Returns the ruling by a rule of a document.
fn by_rule(document: &str, rule: Rule, strength: Strength) -> Ruling {
    Ruling {
        place: format!("{document} section {}", rule.section),
        decides: rule.procedure.to_owned(),
        texts: rule.sentence.map(|it| Text::Quote(it.to_owned())).into_iter().collect(),
        strength,
    }
}

/// Returns the rule of the mistake that leads to an answer, or else of the first component in which
/// the answer differs.
fn of_mistake(file: &CaseFile, case: &Case, got: &Value) -> Ruling {
    let Some(grammar) = crate::library::find_grammar(&file.document) else {
        return Ruling::of_case(file, case);
    };
    let mistake_in_mapping = || match &case.input {
        Input::Text(input) => Some(steps::of_mapping(file.operation, input, got)),
        _ => None,
    };
    let rule = find_mistake(file.operation, case, got)
        .or_else(mistake_in_mapping)
        .map(|mistake| mistake.rule(grammar))
        .filter(|rule| !["5.2.2", "6.5"].contains(&rule.section));
    let by_steps = match &case.input {
        Input::Reference(input) => steps::of_target(grammar, input, case, got),
        Input::Normalize(input) => {
            rule.is_none().then(|| steps::of_normal_form(grammar, input, case, got)).flatten()
        }
        _ => None,
    };
    match (by_steps, rule) {
        (Some(by_steps), _) => by_steps,
        (None, Some(rule)) => by_rule(&file.document, rule, case.strength),
        (None, None) => Ruling::of_case(file, case),
    }
}

/// Returns the rule of the mistake in the conversion of a host that leads to an answer. `None` if
/// no known mistake does.
fn of_host(file: &CaseFile, case: &Case, got: &Value) -> Option<Ruling> {
    let Input::Host(input) = &case.input else { return None };
    let text = got.get("text").and_then(Value::as_str);
    let leads_to_answer =
        |it: &HostMistake| Hosts::with(*it).to_ascii(&input.host, input.idna).as_deref() == text;
    let mut mistakes: Vec<HostMistake> = HostMistake::ALL.to_vec();
    mistakes.retain(|it| it.idna() == input.idna && Hosts::knows(&input.host));
    mistakes.sort_by_key(|it| case.kills.as_deref() != Some(it.name()));
    let rule = mistakes.into_iter().find(leads_to_answer)?.rule();
    Some(by_rule(&file.document, rule, case.strength))
}

/// Returns the known mistake that leads to an answer: that of the case if it does, or else the
/// first one. If none does, the first mistake that leads to the answer in another form that the
/// documents permit.
fn find_mistake(operation: Operation, case: &Case, got: &Value) -> Option<Variation> {
    let result =
        |variation: &Variation| Reference::with(*variation).evaluate(operation, &case.input);
    let leads_to_answer = |it: &&Variation| result(it).is_some_and(|it| it.to_json() == *got);
    let text = got.get("text").and_then(Value::as_str).map(Expect::text);
    let leads_to_form = |it: &&Variation| {
        operation == Operation::Resolve
            && result(it).zip(text.as_ref()).is_some_and(|(it, text)| is_form_of(text, &it))
    };
    let is_in_operation = |it: &Variation| {
        it.operation() == operation
            || (operation == Operation::Compare && it.operation() == Operation::Normalize)
    };
    let mut mistakes: Vec<Variation> =
        Variation::ALL.iter().copied().filter(is_in_operation).collect();
    mistakes.sort_by_key(|it| case.kills.as_deref() != Some(it.name()));
    mistakes.iter().find(leads_to_answer).or_else(|| mistakes.iter().find(leads_to_form)).copied()
}

/// Gives a ruling by a section of RFC 3986 its place. For IRIs, adds the sentence by which RFC 3987
/// applies that section.
fn with_place(grammar: Grammar, section: &str, mut ruling: Ruling) -> Ruling {
    if grammar == Grammar::Rfc3986 {
        ruling.place = format!("RFC 3986 section {section}");
        return ruling;
    }
    ruling.place = format!("RFC 3987 section 6.5 and RFC 3986 section {section}");
    ruling.texts.insert(0, Text::Quote(crate::reference::RELATIVE_IRIS.to_owned()));
    ruling
}
