//! Finds rules that have another name in the other grammar.

use super::super::budget::Meter;
use super::super::compare::pairs;
use super::super::expr::{Expr, folded};
use super::super::grammar::LabGrammar;
use super::super::lang::Lang;
use super::causes::{places, renumber};
use std::collections::{HashMap, HashSet};
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
    meter: &mut Meter,
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
            if !meter.step(0, 0) {
                return;
            }
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
        let mut taken = [0, 1].map(|side| {
            let rules = renamed.iter().map(|&(a, b)| [a, b][side]);
            rules.collect::<HashSet<usize>>()
        });
        for (_, _, (a, b)) in rated {
            if !taken[0].contains(&a) && !taken[1].contains(&b) {
                taken[0].insert(a);
                taken[1].insert(b);
                renamed.push((a, b));
            }
        }
        if renamed.len() == before {
            return;
        }
    }
}

/// The rules of one grammar with references as pairs, which the other grammar shares.
struct View {
    /// For each rule, how often each part occurs in its definition.
    parts: Vec<Counts<Expr>>,
    /// For each rule, how often each pair refers to it.
    users: Vec<Counts<usize>>,
    /// For each rule, how often two letters stand side by side in its name.
    names: Vec<Counts<(char, char)>>,
}

impl View {
    fn of(grammar: &LabGrammar, places: &[usize], pairs: usize) -> Self {
        let (mut parts, mut names) = (Vec::new(), Vec::new());
        let mut users = vec![Vec::new(); grammar.size()];
        for (rule, &place) in grammar.rules().iter().zip(places) {
            for target in rule.expr.references().filter(|_| place < pairs) {
                users[target].push(place);
            }
            let name = folded(&rule.name);
            names.push(Counts::of(name.chars().zip(name.chars().skip(1))));
            parts.push(Counts::of(renumber(&rule.expr, places).parts().cloned()));
        }
        let users = users.into_iter().map(|users| Counts::of(users.into_iter())).collect();
        View { parts, users, names }
    }

    /// The likeness of two rules from 0 to 1: the mean of those of names, parts and users.
    fn likeness(&self, rule: usize, other: &View, other_rule: usize) -> f64 {
        let names = self.names[rule].similarity(&other.names[other_rule]);
        let parts = self.parts[rule].similarity(&other.parts[other_rule]);
        let users = match (&self.users[rule], &other.users[other_rule]) {
            (a, b) if a.all + b.all == 0 => return (names + parts) / 2.0,
            (a, b) => a.similarity(b),
        };
        (names + parts + users) / 3.0
    }
}

/// A collection.
struct Counts<T> {
    /// How often each item occurs.
    items: HashMap<T, usize>,
    all: usize,
}

impl<T: Eq + Hash> Counts<T> {
    fn of(items: impl Iterator<Item = T>) -> Self {
        let mut counts = Counts { items: HashMap::new(), all: 0 };
        for item in items {
            *counts.items.entry(item).or_default() += 1;
            counts.all += 1;
        }
        counts
    }

    /// The similarity of two collections (Jaccard): the size of the intersection divided by that of
    /// the union.
    fn similarity(&self, other: &Self) -> f64 {
        // Most rules are small, and are compared with large ones, too.
        let (few, many) =
            if self.items.len() < other.items.len() { (self, other) } else { (other, self) };
        let common = |(item, &n): (&T, &usize)| n.min(many.items.get(item).copied().unwrap_or(0));
        let common: usize = few.items.iter().map(common).sum();
        let both = self.all + other.all - common;
        if both == 0 { 0.0 } else { common as f64 / both as f64 }
    }
}
