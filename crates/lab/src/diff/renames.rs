//! Finds rules that have another name in the other grammar.

use super::super::compare::pairs;
use super::super::expr::{Expr, folded};
use super::super::grammar::LabGrammar;
use super::super::lang::Lang;
use super::causes::{places, renumber};
use std::collections::HashMap;
use std::hash::Hash;

/// The least likeness of two renamed rules that accept different strings.
const ALIKE: f64 = 0.5;

/// How often rules are compared again, with the renamed rules that were found before.
const ROUNDS: usize = 4;

/// Adds to `renamed` pairs of rules that are on one side only: first those that accept the same
/// strings, then the most similar.
pub(super) fn find(
    grammars: [&LabGrammar; 2],
    langs: &[Vec<Option<Lang>>; 2],
    renamed: &mut Vec<(usize, usize)>,
) {
    for _ in 0..ROUNDS {
        let pairs = pairs(grammars, renamed);
        let [old, new] = [0, 1].map(|side| {
            let alone = pairs.iter().filter(|pair| pair[1 - side].is_none());
            alone.filter_map(|pair| pair[side]).collect::<Vec<usize>>()
        });
        let places = places(grammars, &pairs);
        let views = [0, 1].map(|side| View::of(grammars[side], &places[side], pairs.len()));
        let mut rated = Vec::new();
        for (&a, &b) in old.iter().flat_map(|a| new.iter().map(move |b| (a, b))) {
            let (is_equal, likeness) = (
                langs[0][a].is_some() && langs[0][a] == langs[1][b],
                views[0].likeness(a, &views[1], b),
            );
            if is_equal || likeness > ALIKE {
                rated.push((is_equal, likeness, (a, b)));
            }
        }
        // The sort is stable: equal pairs stay in the order of the grammar.
        rated.sort_by(|a, b| {
            (b.0, b.1).partial_cmp(&(a.0, a.1)).unwrap_or(std::cmp::Ordering::Equal)
        });
        let before = renamed.len();
        for (_, _, (a, b)) in rated {
            if renamed.iter().all(|&(c, d)| a != c && b != d) {
                renamed.push((a, b));
            }
        }
        if renamed.len() == before {
            return;
        }
    }
}

/// The rules of one grammar with references as pairs, which the other grammar shares.
struct View<'g> {
    grammar: &'g LabGrammar,
    /// For each rule, how often each part occurs in its definition.
    parts: Vec<HashMap<Expr, usize>>,
    /// For each rule, how often each pair refers to it.
    users: Vec<HashMap<usize, usize>>,
}

impl<'g> View<'g> {
    fn of(grammar: &'g LabGrammar, places: &[usize], pairs: usize) -> Self {
        let mut parts = Vec::new();
        let mut users = vec![HashMap::new(); grammar.size()];
        for (rule, &place) in grammar.rules().iter().zip(places) {
            for target in rule.expr.references().filter(|_| place < pairs) {
                *users[target].entry(place).or_default() += 1;
            }
            parts.push(count(renumber(&rule.expr, places).parts().cloned()));
        }
        View { grammar, parts, users }
    }

    /// The likeness of two rules from 0 to 1: the mean of those of names, parts and users.
    fn likeness(&self, rule: usize, other: &View<'_>, other_rule: usize) -> f64 {
        let name = |view: &View<'_>, rule: usize| {
            let name: Vec<char> = folded(&view.grammar.rule(rule).name).chars().collect();
            count(name.windows(2).map(<[char]>::to_vec))
        };
        let names = similarity(&name(self, rule), &name(other, other_rule));
        let parts = similarity(&self.parts[rule], &other.parts[other_rule]);
        let users = match (&self.users[rule], &other.users[other_rule]) {
            (a, b) if a.is_empty() && b.is_empty() => return (names + parts) / 2.0,
            (a, b) => similarity(a, b),
        };
        (names + parts + users) / 3.0
    }
}

fn count<T: Eq + Hash>(items: impl Iterator<Item = T>) -> HashMap<T, usize> {
    let mut counts = HashMap::new();
    items.for_each(|item| *counts.entry(item).or_default() += 1);
    counts
}

/// The similarity of two collections (Jaccard): the size of the intersection divided by that of the
/// union.
fn similarity<T: Eq + Hash>(a: &HashMap<T, usize>, b: &HashMap<T, usize>) -> f64 {
    let common: usize = a.iter().map(|(item, &n)| n.min(b.get(item).copied().unwrap_or(0))).sum();
    let both = a.values().sum::<usize>() + b.values().sum::<usize>() - common;
    if both == 0 { 0.0 } else { common as f64 / both as f64 }
}
