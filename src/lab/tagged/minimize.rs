//! Operations as early as they are certain, and no two states that do the same.

use super::super::chars::CharSet;
use super::super::hash::FastMap;
use super::{Op, State, Tagged, Transition};

/// Moves the operations that all ways out of a state begin with to the ways into it.
pub(super) fn hoist(tagged: &mut Tagged) {
    let common: Vec<Vec<usize>> =
        tagged.states.iter().enumerate().map(|(state, rules)| hoisted(state, rules)).collect();
    for (state, registers) in tagged.states.iter_mut().zip(&common) {
        for ops in state.lists_mut() {
            ops.retain(|op| !matches!(op, Op::Before(to) if registers.contains(to)));
        }
    }
    for state in &mut tagged.states {
        for Transition { target, ops } in state.next.iter_mut().flatten() {
            for &register in &common[*target] {
                ops.retain(|op| op.register() != register);
                ops.push(Op::After(register));
            }
            ops.sort_unstable();
        }
    }
}

/// The registers that each way out of a state sets, and none of them reads.
fn hoisted(number: usize, state: &State) -> Vec<usize> {
    let mut all = state.lists();
    let Some(first) = all.next().filter(|_| number != 0) else { return Vec::new() };
    let others: Vec<&Vec<Op>> = all.collect();
    first
        .iter()
        .filter_map(|op| match op {
            Op::Before(to) => Some(*to),
            _ => None,
        })
        .filter(|&to| {
            let reads = |op: &Op| matches!(op, Op::Copy(_, from) if *from == to);
            others.iter().all(|ops| ops.contains(&Op::Before(to)))
                && !others.iter().copied().chain([first]).flatten().any(reads)
        })
        .collect()
}

/// Makes one state of all that do the same (Moore), and one class of all characters that
/// are alike in every state; those that lead nowhere are left out.
pub(super) fn minimize(tagged: &mut Tagged) {
    let mut block = vec![0; tagged.states.len()];
    let mut count = 0;
    loop {
        let mut number: FastMap<State, usize> = FastMap::default();
        let split: Vec<usize> = tagged
            .states
            .iter()
            .map(|state| {
                let next = number.len();
                *number.entry(renamed(state, &block)).or_insert(next)
            })
            .collect();
        // The block of a state is part of what it looks like from then on.
        let mut pairs: FastMap<(usize, usize), usize> = FastMap::default();
        block = block
            .iter()
            .zip(split)
            .map(|(&old, new)| {
                let next = pairs.len();
                *pairs.entry((old, new)).or_insert(next)
            })
            .collect();
        if std::mem::replace(&mut count, pairs.len()) == pairs.len() {
            break;
        }
    }
    let mut states = Vec::new();
    for (state, &number) in tagged.states.iter().zip(&block) {
        if number == states.len() {
            states.push(renamed(state, &block));
        }
    }
    tagged.states = states;
    merge_classes(tagged);
}

fn renamed(state: &State, block: &[usize]) -> State {
    let mut state = state.clone();
    for transition in state.next.iter_mut().flatten() {
        transition.target = block[transition.target];
    }
    state
}

fn merge_classes(tagged: &mut Tagged) {
    let mut columns: FastMap<Vec<&Option<Transition>>, usize> = FastMap::default();
    let mut merged: Vec<(usize, CharSet)> = Vec::new();
    for (class, characters) in tagged.classes.iter().enumerate() {
        let column: Vec<_> = tagged.states.iter().map(|state| &state.next[class]).collect();
        if column.iter().all(|next| next.is_none()) {
            continue;
        }
        let index = *columns.entry(column).or_insert(merged.len());
        match merged.get_mut(index) {
            Some((_, known)) => *known = known.union(characters),
            None => merged.push((class, characters.clone())),
        }
    }
    let classes = tagged.classes.len();
    let kept = merged.iter().map(|&(class, _)| class);
    let symbols: Vec<usize> = match tagged.states.first() {
        Some(state) => kept.chain(classes..state.next.len()).collect(),
        None => Vec::new(),
    };
    for state in &mut tagged.states {
        state.next = symbols.iter().map(|&symbol| state.next[symbol].clone()).collect();
    }
    tagged.classes = merged.into_iter().map(|(_, characters)| characters).collect();
}
