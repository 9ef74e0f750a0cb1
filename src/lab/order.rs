//! Which rule needs which: cycles, depth, and an order for all.

use std::collections::HashSet;

use super::error::{GrammarError, Place};
use super::grammar::{Expr, LabGrammar, Rule};

/// How deep brackets may be nested in the text of a grammar.
pub const DEEPEST_BRACKETS: usize = 64;

/// How deep expressions may be nested through all rules that they refer to: what
/// walks a grammar goes this deep.
pub const DEEPEST_RULES: usize = 400;

impl LabGrammar {
    /// The rules in an order in which each comes after those that it refers to.
    pub fn dependencies_first(&self) -> Vec<usize> {
        dependencies_first(&references(self.rules()), 0..self.rules().len())
    }

    /// The rules that one rule needs, itself last, each after those that it
    /// refers to.
    pub fn dependencies_of(&self, index: usize) -> Vec<usize> {
        dependencies_first(&references(self.rules()), index..index + 1)
    }
}

fn dependencies_first(
    references: &[Vec<usize>],
    starts: impl Iterator<Item = usize>,
) -> Vec<usize> {
    let mut order = Vec::new();
    let mut seen = vec![false; references.len()];
    for start in starts {
        let mut path = vec![(start, 0)];
        while let Some((rule, next)) = path.last_mut() {
            if *next == 0 && std::mem::replace(&mut seen[*rule], true) {
                path.pop();
                continue;
            }
            match references[*rule].get(*next) {
                Some(&target) => {
                    *next += 1;
                    path.push((target, 0));
                }
                None => {
                    order.push(*rule);
                    path.pop();
                }
            }
        }
    }
    order
}

fn references(rules: &[Rule]) -> Vec<Vec<usize>> {
    rules.iter().map(|rule| rule_references(&rule.expr)).collect()
}

/// Refuses a grammar in which a rule refers to itself, and names the cycle.
pub(super) fn refuse_recursion(text: &str, rules: &[Rule]) -> Result<(), GrammarError> {
    let references = references(rules);
    let mut done = HashSet::new();
    for start in 0..rules.len() {
        let Some(cycle) = cycle_from(start, &references, &mut done) else {
            continue;
        };
        let name = &rules[cycle[0]].name;
        let span = rules[cycle[0]].span.clone().unwrap_or(0..0);
        return Err(GrammarError::Recursive {
            place: Place::of(text, span.start..(span.start + name.len()).min(span.end)),
            cycle: cycle.iter().map(|&rule| rules[rule].name.clone()).collect(),
        });
    }
    Ok(())
}

fn rule_references(expr: &Expr) -> Vec<usize> {
    let mut found = Vec::new();
    expr.visit(&mut |expr| {
        if let Expr::Rule(index) = expr {
            found.push(*index);
        }
    });
    found
}

/// A path from a rule to itself, first and last the same, found depth first.
fn cycle_from(
    start: usize,
    references: &[Vec<usize>],
    done: &mut HashSet<usize>,
) -> Option<Vec<usize>> {
    let mut path = vec![(start, 0)];
    while let Some((rule, next)) = path.last_mut() {
        let Some(&target) = references[*rule].get(*next) else {
            done.insert(*rule);
            path.pop();
            continue;
        };
        *next += 1;
        if let Some(from) = path.iter().position(|&(rule, _)| rule == target) {
            let cycle = path[from..].iter().map(|&(rule, _)| rule);
            return Some(cycle.chain([target]).collect());
        }
        if !done.contains(&target) {
            path.push((target, 0));
        }
    }
    None
}

/// Refuses rules that are nested too deep to be walked.
pub(super) fn refuse_deep_rules(text: &str, rules: &[Rule]) -> Result<(), GrammarError> {
    let mut depth = vec![0; rules.len()];
    for index in dependencies_first(&references(rules), 0..rules.len()) {
        depth[index] = 1 + expr_depth(&rules[index].expr, &depth);
        if depth[index] > DEEPEST_RULES {
            let span = rules[index].span.clone().unwrap_or(0..0);
            let place = Place::of(text, span.start..span.start + rules[index].name.len());
            return Err(GrammarError::Deep { place });
        }
    }
    Ok(())
}

fn expr_depth(expr: &Expr, rules: &[usize]) -> usize {
    match expr {
        Expr::Rule(index) => rules[*index],
        _ => {
            let children = expr.children().iter();
            1 + children.map(|child| expr_depth(child, rules)).max().unwrap_or(0)
        }
    }
}

/// Refuses a pest grammar whose brackets are nested too deep for its parser, which
/// calls itself for each. Strings and comments to the end of the line are left out.
pub(super) fn refuse_deep_brackets(text: &str) -> Result<(), GrammarError> {
    let mut depth = 0usize;
    let mut quote = None;
    let mut in_comment = false;
    let mut previous = ' ';
    for (at, character) in text.char_indices() {
        match character {
            '\n' => (quote, in_comment) = (None, false),
            _ if in_comment => {}
            _ if quote == Some(character) && previous != '\\' => quote = None,
            _ if quote.is_some() => {}
            '"' | '\'' => quote = Some(character),
            '/' if previous == '/' => in_comment = true,
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > DEEPEST_BRACKETS {
            let place = Place::of(text, at..at + character.len_utf8());
            return Err(GrammarError::Deep { place });
        }
        previous = character;
    }
    Ok(())
}
