//! Two grammars beside each other: what changed, with witnesses, and what it does to a corpus.

use super::answers::{Answered, LONGEST, Shown, Written};
use iri_grammar::lab::{Budget, Change, CharSet, Diff, RuleDiff, URI_TO_IRI};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
pub struct Difference {
    /// The new grammar.
    grammar: Written,
    /// The old one.
    other: Written,
    /// The rule of the new one that the corpus is held against.
    rule: Option<String>,
    /// Texts, one a line.
    #[serde(default)]
    corpus: String,
}

/// How many lines of a corpus are shown each way.
const EXAMPLES: usize = 10;

impl Difference {
    pub fn answer(&self, budget: &Budget) -> Answered {
        let (old, new) = (self.other.read()?, self.grammar.read()?);
        let diff = Diff::mapped(&old, &new, &[], URI_TO_IRI, &budget.clone().texts_up_to(LONGEST))?;
        let changed = diff.rules.iter().filter(|rule| rule.change != Change::Equal);
        let corpus = match &self.rule {
            Some(rule) if !self.corpus.is_empty() => Some(self.corpus(&diff, rule)?),
            _ => None,
        };
        let changed: Vec<_> = changed.map(|rule| change(rule, &diff.rules)).collect();
        Ok(json!({
            "rules": diff.rules.len(),
            "equal": diff.rules.len() - changed.len(),
            "changed": changed,
            "corpus": corpus,
        }))
    }

    fn corpus(&self, diff: &Diff<'_>, rule: &str) -> Answered {
        // The same rule under its old name.
        let pair = diff.rules.iter().find(|it| it.new_name.as_deref() == Some(rule));
        let old = pair.and_then(|it| it.old_name.as_deref()).unwrap_or(rule);
        let found = diff.corpus(old, rule, self.corpus.lines(), EXAMPLES)?;
        let shown = |texts: &[String]| texts.iter().map(|it| Shown::of(it)).collect::<Vec<_>>();
        Ok(json!({
            "old": old, "new": rule, "lines": found.lines,
            "both": found.both, "neither": found.neither,
            "gained": found.gained, "lost": found.lost,
            "gained_examples": shown(&found.gained_examples),
            "lost_examples": shown(&found.lost_examples),
        }))
    }
}

fn change(rule: &RuleDiff, all: &[RuleDiff]) -> Value {
    let set = |set: &CharSet| (!set.is_empty()).then(|| set.to_string());
    let (change, gained, lost, characters) = match &rule.change {
        Change::Added => ("added", None, None, None),
        Change::Removed => ("removed", None, None, None),
        Change::Changed { gained, lost, characters } => {
            ("changed", gained.as_deref(), lost.as_deref(), characters.as_ref())
        }
        Change::Undecided(_) => ("undecided", None, None, None),
        Change::Equal => ("equal", None, None, None),
    };
    let name = |&index: &usize| all[index].new_name.as_ref().or(all[index].old_name.as_ref());
    let causes: Vec<_> = rule.follows.iter().filter_map(name).collect();
    let undecided = match &rule.change {
        Change::Undecided(error) => Some(error.to_string()),
        _ => None,
    };
    json!({
        "old": rule.old_name, "new": rule.new_name, "change": change, "undecided": undecided,
        "up_to": rule.up_to,
        "is_cause": rule.is_cause, "follows": causes,
        "old_text": rule.old_text, "new_text": rule.new_text,
        "gained": gained.map(Shown::of), "lost": lost.map(Shown::of),
        "characters_gained": characters.and_then(|(gained, _)| set(gained)),
        "characters_lost": characters.and_then(|(_, lost)| set(lost)),
    })
}
