//! A text held against a rule: its tree, or where it goes wrong, and what may follow at the
//! cursor.

use super::answers::{Answered, Units, Written};
use crate::shell::character_name;
use iri_grammar::lab::{Budget, CharSet, Notation, ParseError, ParseTree, Study, ViablePrefix};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
pub struct Text {
    grammar: Written,
    rule: String,
    text: String,
    /// Where the cursor stands; at the end without.
    cursor: Option<u32>,
}

/// How many ways through a text are followed to count its trees.
const WAYS: usize = 200_000;

/// How many nodes of a tree are shown.
const NODES: usize = 4000;

impl Text {
    pub fn answer(&self, budget: &Budget) -> Answered {
        let grammar = self.grammar.read()?;
        let (text, units) = (&*self.text, Units::of(&self.text));
        let (tree, at) = match grammar.parser().parse_within(&self.rule, text, budget) {
            Ok(tree) => (Some(tree), None),
            Err(ParseError::NoMatch { at, .. }) => (None, Some(at)),
            Err(error) => return Err(error.into()),
        };
        let cursor = self.cursor.map_or(text.len(), |cursor| units.byte(cursor));
        let mut answer = json!({
            "valid": tree.is_some(),
            "tree": tree.as_ref().map(|tree| nodes(tree, &units)),
            "trees": null, "wrong": null, "follow": null, "none": null,
        });
        if answer["valid"] == true && grammar.notation() == Notation::Abnf {
            let (parser, budget) = (grammar.parser(), budget.clone().states(WAYS));
            let forest = parser.forest_within(&self.rule, text, &budget);
            answer["trees"] = json!(forest.ok().map(|forest| forest.count().to_string()));
        }
        // A recursive rule of ABNF is asked without its language.
        let is_abnf = grammar.notation() == Notation::Abnf;
        let is_recursive =
            grammar.find(&self.rule).is_some_and(|it| grammar.cycle_of(it).is_some());
        let asked = [&*self.rule];
        let asked = if is_abnf && is_recursive { &[] } else { &asked[..] };
        // A rule whose language is too large, or that has none, parses all the same.
        let study = Study::of_rules(grammar, asked, budget);
        answer["wrong"] = json!(at.map(|at| {
            let viable = study.as_ref().ok().and_then(|it| it.viable_prefix(&self.rule, text).ok());
            wrong(text, viable.map_or(at, |viable| viable.bytes), &units)
        }));
        match study.and_then(|study| study.viable_prefix(&self.rule, &text[..cursor])) {
            Ok(at_cursor) => answer["follow"] = follow(&at_cursor, &units),
            Err(error) => answer["none"] = json!(error.to_string()),
        }
        Ok(answer)
    }
}

/// The nodes in the order of the text, each with its depth, and how many more there are.
fn nodes(tree: &ParseTree, units: &Units) -> Value {
    let nodes = tree.nodes.iter().take(NODES);
    let nodes = nodes.map(|node| {
        let [from, to] = units.places(&node.span);
        json!([node.depth, node.rule, from, to])
    });
    json!({
        "nodes": nodes.collect::<Vec<_>>(),
        "more": tree.nodes.len().saturating_sub(NODES),
    })
}

/// Where a text goes wrong.
fn wrong(text: &str, at: usize, units: &Units) -> Value {
    let found = text[at..].chars().next();
    json!({
        "column": text[..at].chars().count() + 1,
        "place": units.places(&(at..at + found.map_or(0, char::len_utf8))),
        "found": found.map(|found| {
            let name = character_name(found).map(|name| format!(" {name}")).unwrap_or_default();
            format!("U+{:04X}{name}", found as u32)
        }),
    })
}

fn follow(viable: &ViablePrefix, units: &Units) -> Value {
    let open = viable
        .open
        .iter()
        .map(|open| json!({"rules": open.rules, "expected": characters(&open.expected)}));
    json!({
        "column": viable.characters + 1,
        "place": units.place(viable.bytes),
        "expected": characters(&viable.expected),
        "may_end": viable.may_end,
        "open": open.collect::<Vec<_>>(),
    })
}

/// A set as it is shown, and the character that stands for it where there is one alone.
fn characters(set: &CharSet) -> Value {
    let only = (set.len() == 1).then(|| set.first()).flatten();
    json!({"shown": set.to_string(), "only": only, "empty": set.is_empty()})
}
