//! Makes the mutants of a grammar.

use super::component::component_changes;
use super::edit::{
    describe_character, numbered_parts, remove_item, repeat, replace_item, replace_part,
};
use super::operator::{Change, Operator};
use abnf_lab::{CharSet, Expr, LabGrammar};
use std::collections::HashSet;

/// The grammar that a mutant is made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// The ABNF, as the document prints it.
    Abnf,
    /// The grammar for pest, which takes the first alternative that matches. It accepts the same texts as the ABNF.
    Pest,
}

/// A grammar in which the definition of one rule is changed at one place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mutant {
    /// `operator:rule:change`, unique among the mutants of a grammar.
    pub name: String,
    /// The kind of change.
    pub operator: Operator,
    /// The changed rule, as the document prints its name.
    pub rule: String,
    /// The grammar that contains the rule.
    pub source: Source,
    /// The index of the rule.
    pub index: usize,
    /// The changed definition.
    pub expr: Expr,
}

/// Makes the mutants of the rules with these indices.
pub struct Maker<'g> {
    grammar: &'g LabGrammar,
    source: Source,
    /// The rules with their changed definitions so far.
    seen: HashSet<(usize, Expr)>,
    /// The names of the mutants so far.
    names: HashSet<String>,
    /// The mutants so far.
    pub mutants: Vec<Mutant>,
}

impl<'g> Maker<'g> {
    /// A maker without mutants.
    pub fn new(grammar: &'g LabGrammar, source: Source) -> Self {
        let (seen, names) = (HashSet::new(), HashSet::new());
        Maker { grammar, source, seen, names, mutants: Vec::new() }
    }

    /// Adds a mutant with a changed definition of a rule, unless this is the definition of the rule itself or of
    /// an earlier mutant.
    pub fn add(&mut self, rule: usize, Change { operator, what, expr }: Change) {
        if expr == self.grammar.rule(rule).expr || !self.seen.insert((rule, expr.clone())) {
            return;
        }
        let rule_name = self.grammar.rule(rule).name.replace('_', "-");
        let base_name = format!("{operator}:{rule_name}:{what}");
        let mut name = base_name.clone();
        // The same change at another place of the rule.
        let mut count = 1;
        while !self.names.insert(name.clone()) {
            count += 1;
            name = format!("{base_name} ({count})");
        }
        let source = self.source;
        self.mutants.push(Mutant { name, operator, rule: rule_name, source, index: rule, expr });
    }

    /// Adds the mutants of a rule of an ABNF.
    pub fn add_abnf_rule(&mut self, rule: usize) {
        let grammar = self.grammar;
        let definition = &grammar.rule(rule).expr;
        for (number, part) in numbered_parts(definition) {
            for Change { operator, what, expr } in changes(grammar, part) {
                self.add(
                    rule,
                    Change::new(operator, what, replace_part(definition, number, &expr)),
                );
            }
        }
    }

    /// Adds the mutants of components, in a grammar in ABNF.
    pub fn add_abnf_components(&mut self, rules: &[usize]) {
        for (rule, change) in component_changes(self.grammar, rules) {
            self.add(rule, change);
        }
    }

    /// Adds the mutants of a rule of pest in which two alternatives are exchanged, or a lookahead
    /// is removed.
    pub fn add_pest_rule(&mut self, rule: usize) {
        let grammar = self.grammar;
        let definition = &grammar.rule(rule).expr;
        for (number, part) in numbered_parts(definition) {
            match part {
                Expr::Choice(items) => {
                    for (j, i) in (0..items.len()).flat_map(|j| (0..j).map(move |i| (j, i))) {
                        // Between single characters, order cannot matter.
                        if is_character(&items[i]) && is_character(&items[j]) {
                            continue;
                        }
                        let mut items = items.clone();
                        items.swap(i, j);
                        let what = format!("{} and {}", i + 1, j + 1);
                        let expr = replace_part(definition, number, &Expr::Choice(items));
                        self.add(rule, Change::new(Operator::AlternativesExchanged, what, expr));
                    }
                }
                Expr::Seq(items) => {
                    for (index, item) in items.iter().enumerate() {
                        if matches!(item, Expr::Not(_) | Expr::And(_)) {
                            let what = grammar.display(item).to_string();
                            let rest = remove_item(items, index, Expr::Seq);
                            let expr = replace_part(definition, number, &rest);
                            self.add(rule, Change::new(Operator::LookaheadRemoved, what, expr));
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

/// Returns the changes of an expression.
fn changes(grammar: &LabGrammar, part: &Expr) -> Vec<Change> {
    match part {
        Expr::Choice(items) => choice_changes(grammar, items),
        Expr::Seq(items) => sequence_changes(grammar, items),
        Expr::Repeat { expr, min, max } => repetition_changes(expr, *min, *max),
        Expr::Chars(set) => set_changes(set),
        Expr::Text { text, any_case } => text_changes(text, *any_case),
        _ => Vec::new(),
    }
}

/// Removes each alternative of a choice.
fn choice_changes(grammar: &LabGrammar, items: &[Expr]) -> Vec<Change> {
    let is_range = |item: &Expr| matches!(item, Expr::Chars(set) if set.len() > 1);
    let without_alternative = |index: usize| {
        let item = &items[index];
        let operator =
            if is_range(item) { Operator::RangeRemoved } else { Operator::AlternativeRemoved };
        let rest = remove_item(items, index, Expr::Choice);
        Change::new(operator, grammar.display(item).to_string(), rest)
    };
    (0..items.len()).map(without_alternative).collect()
}

/// Removes, doubles, and makes optional each element of a sequence.
fn sequence_changes(grammar: &LabGrammar, items: &[Expr]) -> Vec<Change> {
    let mut changes = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let change = format!("{} {}", index + 1, grammar.display(item));
        let removed = remove_item(items, index, Expr::Seq);
        changes.push(Change::new(Operator::ElementRemoved, change.clone(), removed));
        if !matches!(item, Expr::Repeat { min: 0, .. }) {
            let optional = repeat(item.clone(), 0, Some(1));
            let optional = replace_item(items, index, optional, Expr::Seq);
            changes.push(Change::new(Operator::ElementOptional, change.clone(), optional));
        }
        let mut doubled = items.to_vec();
        doubled.insert(index, item.clone());
        changes.push(Change::new(Operator::ElementDoubled, change, Expr::Seq(doubled)));
    }
    changes
}

/// Moves each bound of a repetition by one.
fn repetition_changes(expr: &Expr, min: usize, max: Option<usize>) -> Vec<Change> {
    let bounds = |min: usize, max: Option<usize>| {
        format!("{min}*{}", max.map(|max| max.to_string()).unwrap_or_default())
    };
    let mut changes = Vec::new();
    let mut add_bounds = |new_min: usize, new_max: Option<usize>| {
        if new_max.is_some_and(|max| max == 0 || max < new_min) {
            return;
        }
        let operator = if (min, max) == (0, Some(1)) && new_min == 1 {
            Operator::ElementRequired
        } else {
            Operator::BoundMoved
        };
        let change = format!("{} to {}", bounds(min, max), bounds(new_min, new_max));
        changes.push(Change::new(operator, change, repeat(expr.clone(), new_min, new_max)));
    };
    add_bounds(min + 1, max);
    if min > 0 {
        add_bounds(min - 1, max);
    }
    if let Some(max) = max {
        add_bounds(min, Some(max + 1));
        add_bounds(min, Some(max.saturating_sub(1)));
        // Both bounds are one number, which moves as a whole.
        if min == max && min > 1 {
            add_bounds(min - 1, Some(max - 1));
            add_bounds(min + 1, Some(max + 1));
        }
    }
    changes
}

/// Removes the ends of each range of a set, replaces single characters by their neighbours, and
/// adds neighbours.
fn set_changes(set: &CharSet) -> Vec<Change> {
    let mut changes = Vec::new();
    for &(first, last) in set.code_points() {
        let range = CharSet::from_ranges([(first, last)]);
        if first < last {
            for end in [first, last] {
                let rest = set.difference(&CharSet::from_ranges([(end, end)]));
                let change = format!("{range} without {}", describe_character(end));
                changes.push(Change::new(Operator::RangeEnd, change, Expr::Chars(rest)));
            }
        } else {
            for other in neighbours(first) {
                let others = set.difference(&range);
                let set = others.union(&CharSet::from_ranges([(other, other)]));
                let change =
                    format!("{} for {}", describe_character(other), describe_character(first));
                changes.push(Change::new(Operator::CharacterReplaced, change, Expr::Chars(set)));
            }
        }
        for other in neighbours(first)
            .filter(|&it| it < first)
            .chain(neighbours(last).filter(|&it| it > last))
        {
            let more = set.union(&CharSet::from_ranges([(other, other)]));
            let change = format!("{} beside {range}", describe_character(other));
            changes.push(Change::new(Operator::NeighbourAdded, change, Expr::Chars(more)));
        }
    }
    changes
}

/// Changes whether a literal ignores case, and replaces each of its characters by a neighbour.
fn text_changes(text: &str, any_case: bool) -> Vec<Change> {
    let mut changes = Vec::new();
    let literal = |text: &str, any_case| Expr::Text { text: text.to_owned(), any_case };
    if any_case {
        for text in [text.to_ascii_lowercase(), text.to_ascii_uppercase()] {
            let change = format!("only \"{text}\"");
            changes.push(Change::new(
                Operator::CaseChanged,
                change,
                Expr::Text { text, any_case: false },
            ));
        }
    } else if text.contains(|c: char| c.is_ascii_alphabetic()) {
        let change = format!("any case of \"{text}\"");
        let text = text.to_owned();
        changes.push(Change::new(
            Operator::CaseChanged,
            change,
            Expr::Text { text, any_case: true },
        ));
    }
    for (at, character) in text.char_indices() {
        for other in neighbours(character as u32).filter_map(char::from_u32) {
            let rest = &text[at + character.len_utf8()..];
            let replaced = format!("{}{other}{rest}", &text[..at]);
            let change = format!("\"{replaced}\" for \"{text}\"");
            let any_case = any_case && replaced.contains(|c: char| c.is_ascii_alphabetic());
            let by = literal(&replaced, any_case);
            changes.push(Change::new(Operator::CharacterReplaced, change, by.clone()));
            if text.chars().count() == 1 {
                let more = Expr::Choice(vec![literal(text, any_case), by]);
                let change = format!(
                    "{} beside {}",
                    describe_character(other as u32),
                    describe_character(character as u32)
                );
                changes.push(Change::new(Operator::NeighbourAdded, change, more));
            }
        }
    }
    changes
}

/// The characters before and after a character. Surrogates are skipped.
fn neighbours(character: u32) -> impl Iterator<Item = u32> {
    let before = match character {
        0xE000 => Some(0xD7FF),
        character => character.checked_sub(1),
    };
    let after = match character {
        0xD7FF => Some(0xE000),
        character => Some(character + 1).filter(|&after| after <= 0x10FFFF),
    };
    before.into_iter().chain(after)
}

/// Whether an expression is one character of a set.
fn is_character(expr: &Expr) -> bool {
    match expr {
        Expr::Chars(_) => true,
        Expr::Text { text, .. } => text.chars().count() == 1,
        _ => false,
    }
}
