//! Which rule needs which: cycles, depth, and an order for all.

use super::error::{GrammarError, Place};
use super::grammar::{Expr, Rule};

/// How deep brackets may be nested in the text of a grammar.
pub const DEEPEST_BRACKETS: usize = 64;

/// How deep expressions may be nested through all rules that they refer to: what walks a grammar
/// recurses as deep.
pub const DEEPEST_RULES: usize = 400;

/// The rules that some need, these included, each after those that it refers to. The
/// error is a path from a rule to itself, first and last the same, found depth first.
pub(super) fn dependencies(
    rules: &[Rule],
    starts: impl IntoIterator<Item = usize>,
) -> Result<Vec<usize>, Vec<usize>> {
    let references: Vec<Vec<usize>> =
        rules.iter().map(|rule| rule.expr.references().collect()).collect();
    let mut order = Vec::new();
    let mut seen = vec![false; rules.len()];
    for start in starts {
        let mut path = Vec::new();
        if !std::mem::replace(&mut seen[start], true) {
            path.push((start, 0));
        }
        while let Some((rule, next)) = path.last_mut() {
            let Some(&target) = references[*rule].get(*next) else {
                order.push(*rule);
                path.pop();
                continue;
            };
            *next += 1;
            if let Some(from) = path.iter().position(|&(rule, _)| rule == target) {
                let cycle = path[from..].iter().map(|&(rule, _)| rule);
                return Err(cycle.chain([target]).collect());
            }
            if !std::mem::replace(&mut seen[target], true) {
                path.push((target, 0));
            }
        }
    }
    Ok(order)
}

/// All rules, each after those that it refers to. Rejects a grammar in which a rule refers to
/// itself, and names the cycle.
pub(super) fn refuse_recursion(text: &str, rules: &[Rule]) -> Result<Vec<usize>, GrammarError> {
    dependencies(rules, 0..rules.len()).map_err(|cycle| GrammarError::Recursive {
        place: place_of_name(text, &rules[cycle[0]]),
        cycle: cycle.iter().map(|&rule| rules[rule].name.clone()).collect(),
    })
}

/// Rejects rules that are nested too deep to be walked; `order` has those that a rule refers to
/// before it.
pub(super) fn refuse_deep_rules(
    text: &str,
    rules: &[Rule],
    order: &[usize],
) -> Result<(), GrammarError> {
    let mut depths = vec![0; rules.len()];
    for &index in order {
        depths[index] = 1 + depth(&rules[index].expr, &depths);
        if depths[index] > DEEPEST_RULES {
            return Err(GrammarError::Deep { place: place_of_name(text, &rules[index]) });
        }
    }
    Ok(())
}

fn depth(expr: &Expr, rules: &[usize]) -> usize {
    match expr {
        Expr::Rule(index) => rules[*index],
        _ => 1 + expr.children().iter().map(|child| depth(child, rules)).max().unwrap_or(0),
    }
}

/// The place of the name with which a rule starts; the start of the text for a core rule.
fn place_of_name(text: &str, rule: &Rule) -> Place {
    let span = rule.span.clone().unwrap_or(0..0);
    Place::of(text, span.start..(span.start + rule.name.len()).min(span.end))
}
