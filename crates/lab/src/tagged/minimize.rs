//! Optimizes an automaton with tags: moves operations to earlier transitions, and merges states and
//! classes of characters.

use super::super::chars::CharSet;
use super::super::minimize::refine;
use super::super::numbered::Numbered;
use super::automaton::{Op, State, Tagged, Transition};

/// Moves an operation that every transition out of a state shares to the transitions into it.
pub(super) fn hoist_operations(tagged: &mut Tagged) {
    let common: Vec<Vec<usize>> = tagged
        .states
        .iter()
        .enumerate()
        .map(|(number, state)| common_registers(number, state))
        .collect();
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

/// Returns the registers that every transition out of a state sets to the position before the
/// symbol, and that none of these transitions reads. The start state, whose number is 0, has none,
/// since no transition leads to it before the first symbol.
fn common_registers(number: usize, state: &State) -> Vec<usize> {
    let mut all = state.lists();
    let Some(first) = all.next().filter(|_| number != 0) else { return Vec::new() };
    let others: Vec<&Vec<Op>> = all.collect();
    let is_common = |to: &usize| {
        let reads = |op: &Op| matches!(op, Op::Copy(_, from) if from == to);
        others.iter().all(|ops| ops.contains(&Op::Before(*to)))
            && !others.iter().copied().chain([first]).flatten().any(reads)
    };
    let set_by_first = first.iter().filter_map(|op| match op {
        Op::Before(to) => Some(*to),
        _ => None,
    });
    set_by_first.filter(is_common).collect()
}

/// Merges equivalent states, and classes of characters that no state distinguishes. Removes
/// classes that lead nowhere.
pub(super) fn minimize(tagged: &mut Tagged) {
    let ops = |to: &Option<Transition>| to.as_ref().map(|to| to.ops.clone());
    let mut distinct = Numbered::new();
    // States with equal labels have transitions for the same symbols.
    let mut label = |state: &State| {
        let ops: Vec<Option<Vec<Op>>> = state.next.iter().map(ops).collect();
        distinct.number((state.accepts.clone(), ops)) as u32
    };
    let labels = tagged.states.iter().map(&mut label).collect();
    let target = |to: &Option<Transition>| to.as_ref().map_or(u32::MAX, |to| to.target as u32);
    let symbols = 0..tagged.states.first().map_or(0, |state| state.next.len());
    let columns = symbols
        .map(|symbol| tagged.states.iter().map(|state| target(&state.next[symbol])).collect());
    let blocks = refine(labels, &columns.collect::<Vec<Vec<u32>>>(), &mut || true);
    // The first state of each block stands for it. The start stays the first one.
    let (mut new_numbers, mut kept) = (Numbered::new(), Vec::new());
    for (state, &block) in tagged.states.iter().zip(&blocks) {
        if new_numbers.number(block) == kept.len() {
            kept.push(state.clone());
        }
    }
    for transition in kept.iter_mut().flat_map(|state| &mut state.next).flatten() {
        transition.target = new_numbers.number(blocks[transition.target]);
    }
    tagged.states = kept;
    merge_classes(tagged);
}

/// Merges classes that no state distinguishes, and removes those that lead nowhere.
fn merge_classes(tagged: &mut Tagged) {
    let classes = tagged.classes.len();
    let mut columns = Numbered::new();
    // For each column that occurs: the first class with this column, and the characters of all
    // classes with this column.
    let mut merged: Vec<(usize, CharSet)> = Vec::new();
    for (class, characters) in tagged.classes.iter().enumerate() {
        let column: Vec<_> = tagged.states.iter().map(|state| &state.next[class]).collect();
        if column.iter().any(|next| next.is_some()) {
            match merged.get_mut(columns.number(column)) {
                Some((_, known)) => *known = known.union(characters),
                None => merged.push((class, characters.clone())),
            }
        }
    }
    let kept_classes: Vec<usize> = merged.iter().map(|&(class, _)| class).collect();
    for state in &mut tagged.states {
        // The transitions for tokens come after those for classes.
        let symbols = kept_classes.iter().copied().chain(classes..state.next.len());
        state.next = symbols.map(|symbol| state.next[symbol].clone()).collect();
    }
    tagged.classes = merged.into_iter().map(|(_, characters)| characters).collect();
}
