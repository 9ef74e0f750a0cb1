//! Finds rules that have another name in the other grammar.

use super::super::budget::Meter;
use super::super::expr::{Expr, folded};
use super::super::grammar::LabGrammar;
use super::super::lang::Lang;
use super::super::pair::pairs;
use super::causes::{pair_numbers, renumber};
use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// Two rules that accept different strings may be one renamed rule if their likeness exceeds this.
const LEAST_LIKENESS: f64 = 0.5;

/// The greatest number of rounds. Each compares rules with the renamed rules of the rounds before.
const ROUNDS: usize = 4;

/// Two rules that may be one renamed rule.
struct Candidate {
    /// Whether they accept the same strings.
    is_equal: bool,
    likeness: f64,
    /// The old rule and the new one.
    rules: (usize, usize),
}

/// Adds pairs of rules that are on one side only to `renamed`: first the pairs that accept the same
/// strings, then the most similar ones. `langs` has for each side the languages that are known.
/// Adds no more pairs when the budget is exceeded.
pub(super) fn add_renamed(
    grammars: [&LabGrammar; 2],
    langs: &[Vec<Option<Lang>>; 2],
    renamed: &mut Vec<(usize, usize)>,
    meter: &mut Meter,
) {
    // Pairs of one round can make other rules more similar in the next.
    for _ in 0..ROUNDS {
        let Some(candidates) = find_candidates(grammars, langs, renamed, meter) else { return };
        let before = renamed.len();
        let mut paired = [0, 1].map(|side| {
            let rules = renamed.iter().map(|&(a, b)| [a, b][side]);
            rules.collect::<HashSet<usize>>()
        });
        for Candidate { rules: (a, b), .. } in candidates {
            if !paired[0].contains(&a) && !paired[1].contains(&b) {
                paired[0].insert(a);
                paired[1].insert(b);
                renamed.push((a, b));
            }
        }
        if renamed.len() == before {
            return;
        }
    }
}

/// Returns the pairs of rules that are on one side only and may be one renamed rule, the best first;
/// `None` if the budget is exceeded.
fn find_candidates(
    grammars: [&LabGrammar; 2],
    langs: &[Vec<Option<Lang>>; 2],
    renamed: &[(usize, usize)],
    meter: &mut Meter,
) -> Option<Vec<Candidate>> {
    let pairs = pairs(grammars, renamed);
    let [old, new] = [0, 1].map(|side| {
        let alone = pairs.iter().filter(|pair| pair[1 - side].is_none());
        alone.filter_map(|pair| pair[side]).collect::<Vec<usize>>()
    });
    let numbers = pair_numbers(grammars, &pairs);
    let features = [0, 1].map(|side| Features::of(grammars[side], &numbers[side], pairs.len()));
    let mut candidates = Vec::new();
    for (&a, &b) in old.iter().flat_map(|a| new.iter().map(move |b| (a, b))) {
        if !meter.step(0, 0) {
            return None;
        }
        let is_equal = langs[0][a].is_some() && langs[0][a] == langs[1][b];
        let likeness = features[0].likeness(a, &features[1], b);
        if is_equal || likeness > LEAST_LIKENESS {
            candidates.push(Candidate { is_equal, likeness, rules: (a, b) });
        }
    }
    // The sort is stable: candidates of the same rank stay in the order of the grammar.
    let rank = |it: &Candidate| (it.is_equal, it.likeness);
    candidates.sort_by(|a, b| rank(b).partial_cmp(&rank(a)).unwrap_or(Ordering::Equal));
    Some(candidates)
}

/// The features by which the rules of one grammar are compared with those of the other. References
/// are numbers of pairs, which both grammars share.
struct Features {
    /// For each rule, the parts of its definition.
    parts: Vec<Multiset<Expr>>,
    /// For each rule, the pairs that refer to it.
    users: Vec<Multiset<usize>>,
    /// For each rule, the pairs of adjacent characters in its name.
    names: Vec<Multiset<(char, char)>>,
}

impl Features {
    /// Returns the features of the rules of a grammar. `numbers` has the number of the pair of each
    /// rule; numbers from `pairs` on are those of rules without a counterpart.
    fn of(grammar: &LabGrammar, numbers: &[usize], pairs: usize) -> Self {
        let (mut parts, mut names) = (Vec::new(), Vec::new());
        let mut users = vec![Vec::new(); grammar.size()];
        for (rule, &number) in grammar.rules().iter().zip(numbers) {
            for target in rule.expr.references().filter(|_| number < pairs) {
                users[target].push(number);
            }
            // The features of a name are its pairs of adjacent characters.
            let name = folded(&rule.name);
            names.push(Multiset::of(name.chars().zip(name.chars().skip(1))));
            parts.push(Multiset::of(renumber(&rule.expr, numbers).parts().cloned()));
        }
        let users = users.into_iter().map(|users| Multiset::of(users.into_iter())).collect();
        Features { parts, users, names }
    }

    /// Returns the likeness of two rules from 0 to 1: the mean similarity of their names, their
    /// parts and, if either has any, their users.
    fn likeness(&self, rule: usize, other: &Features, other_rule: usize) -> f64 {
        let names = self.names[rule].similarity(&other.names[other_rule]);
        let parts = self.parts[rule].similarity(&other.parts[other_rule]);
        let users = match (&self.users[rule], &other.users[other_rule]) {
            (a, b) if a.total + b.total == 0 => return (names + parts) / 2.0,
            (a, b) => a.similarity(b),
        };
        (names + parts + users) / 3.0
    }
}

/// A set in which an item can occur more than once.
struct Multiset<T> {
    /// The number of occurrences of each item.
    items: HashMap<T, usize>,
    /// The number of all occurrences.
    total: usize,
}

impl<T: Eq + Hash> Multiset<T> {
    /// Counts the items.
    fn of(items: impl Iterator<Item = T>) -> Self {
        let mut set = Multiset { items: HashMap::new(), total: 0 };
        for item in items {
            *set.items.entry(item).or_default() += 1;
            set.total += 1;
        }
        set
    }

    /// Returns the similarity of two multisets (Jaccard): the size of the intersection divided by
    /// the size of the union.
    fn similarity(&self, other: &Self) -> f64 {
        // Visits the items of the smaller multiset only, since the other can be large.
        let (few, many) =
            if self.items.len() < other.items.len() { (self, other) } else { (other, self) };
        let shared = |(item, &n): (&T, &usize)| n.min(many.items.get(item).copied().unwrap_or(0));
        let intersection: usize = few.items.iter().map(shared).sum();
        let union = self.total + other.total - intersection;
        if union == 0 { 0.0 } else { intersection as f64 / union as f64 }
    }
}
