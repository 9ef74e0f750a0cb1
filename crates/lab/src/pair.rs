//! The rules of two grammars that are compared with each other.

use super::error::StudyError;
use super::grammar::LabGrammar;
use std::collections::{BTreeSet, HashMap, HashSet};

/// Two rules to compare: the index of a rule of the left grammar, and of one of the right grammar.
pub(super) type Pair = [Option<usize>; 2];

/// Returns the names of a pair.
pub(super) fn names(grammars: [&LabGrammar; 2], pair: Pair) -> [Option<String>; 2] {
    [0, 1].map(|side| pair[side].map(|index| grammars[side].rule(index).name.clone()))
}

/// Returns the indices of pairs of names.
pub(super) fn indices(
    [left, right]: [&LabGrammar; 2],
    names: &[(&str, &str)],
) -> Result<Vec<(usize, usize)>, StudyError> {
    names.iter().map(|(a, b)| Ok((left.index(a)?, right.index(b)?))).collect()
}

/// Returns for each side the rules that these pairs need, each after those that it refers to.
pub(super) fn needed_rules(grammars: [&LabGrammar; 2], pairs: &[Pair]) -> [Vec<usize>; 2] {
    [0, 1].map(|side| {
        let grammar = grammars[side];
        let rules = pairs.iter().filter_map(|pair| pair[side]);
        // A refused rule has no language, so the rules that it refers to are not needed.
        let (refused, rules): (BTreeSet<usize>, BTreeSet<usize>) =
            rules.partition(|&index| grammar.refusal(index).is_some());
        let rules: Vec<usize> = rules.into_iter().collect();
        let mut order = grammar.dependencies_of_all(&rules);
        order.extend(refused);
        order
    })
}

/// Pairs the rules of two grammars by name. The pairs with a rule of the left grammar come first. A
/// rule can be in two pairs: `ALPHA` and `alpha` of one grammar both match `alpha` of another that
/// ignores case. `renamed` lists pairs whose names may differ. A core rule that a grammar does not
/// define itself or an imported rule is left out if it has no counterpart.
pub(super) fn pairs([left, right]: [&LabGrammar; 2], renamed: &[(usize, usize)]) -> Vec<Pair> {
    let new_of: HashMap<usize, usize> = renamed.iter().copied().collect();
    let old_of: HashMap<usize, usize> = renamed.iter().map(|&(a, b)| (b, a)).collect();
    // A rule that `renamed` pairs is not paired by its name.
    let by_name = |grammar: &LabGrammar, name: &str, taken: &HashMap<usize, usize>| {
        grammar.find(name).filter(|index| !taken.contains_key(index))
    };
    let mut found: Vec<Pair> = Vec::new();
    for (a, rule) in left.rules().iter().enumerate() {
        let b = new_of.get(&a).copied().or_else(|| by_name(right, &rule.name, &old_of));
        if b.is_some() || rule.span.is_some() {
            found.push([Some(a), b]);
        }
    }
    let known: HashSet<usize> = found.iter().filter_map(|pair| pair[1]).collect();
    for (b, rule) in right.rules().iter().enumerate() {
        let a = old_of.get(&b).copied().or_else(|| by_name(left, &rule.name, &new_of));
        if !known.contains(&b) && (a.is_some() || rule.span.is_some()) {
            found.push([a, Some(b)]);
        }
    }
    found
}
