//! The search behind all proofs: through every reachable state, the nearest first.

use super::symbols::{Symbol, is_mark, preference};
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::hash::Hash;

/// The size of a proof: the numbers of visited states and transitions.
///
/// ```
/// use iri_proofs::claims::{Claim, Laboratory, Size, Verdict};
///
/// let claim = Claim::find("uri-is-iri").unwrap();
/// let Verdict::Proved(size) = Laboratory::new().verdict(claim) else { panic!() };
/// let Size { states, transitions, .. } = size;
/// assert!(states > 100 && transitions > states);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Size {
    /// Reachable states, for instance pairs of states of two automata.
    pub states: usize,
    /// Transitions between these states.
    pub transitions: usize,
}

impl Size {
    /// The size of two parts of one proof together.
    pub(super) fn and(self, other: Size) -> Size {
        Size {
            states: self.states + other.states,
            transitions: self.transitions + other.transitions,
        }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counted = |count, what| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
        write!(f, "{}, {}", counted(self.states, "state"), counted(self.transitions, "transition"))
    }
}

/// The result of a search: its size if nothing was found, otherwise the path to what was found,
/// which has as few octets as possible.
pub(super) type Found = Result<Size, Vec<Symbol>>;

/// The previous state on the path to a state, and the symbol read between them.
type Way = Option<(usize, Symbol)>;

/// Visits reachable states until `is_found` returns true. A mark has no length.
pub(super) fn search<K: Clone + Eq + Hash>(
    starts: impl IntoIterator<Item = K>,
    mut is_found: impl FnMut(&K) -> bool,
    mut next: impl FnMut(&K, &mut Vec<(Symbol, K)>),
) -> Found {
    let mut numbers: HashMap<K, usize> = HashMap::new();
    let mut nodes: Vec<(K, Way, bool)> = Vec::new();
    let mut queue = VecDeque::new();
    for start in starts {
        numbers.entry(start.clone()).or_insert(nodes.len());
        queue.push_back(nodes.len());
        nodes.push((start, None, false));
    }
    let mut size = Size::default();
    let mut after = Vec::new();
    while let Some(number) = queue.pop_front() {
        if std::mem::replace(&mut nodes[number].2, true) {
            continue;
        }
        size.states += 1;
        let state = nodes[number].0.clone();
        if is_found(&state) {
            let mut way = Vec::new();
            let mut at = nodes[number].1;
            while let Some((before, symbol)) = at {
                way.push(symbol);
                at = nodes[before].1;
            }
            way.reverse();
            return Err(way);
        }
        after.clear();
        next(&state, &mut after);
        size.transitions += after.len();
        let before = nodes[number].1.map(|(_, symbol)| symbol);
        after.sort_by_key(|(symbol, _)| preference(before, *symbol));
        for (symbol, state) in after.drain(..) {
            let known = numbers.get(&state).copied();
            let number_of = match known {
                // A path with no more octets replaces that of a queued state.
                Some(known) if nodes[known].2 || !is_mark(symbol) => continue,
                Some(known) => {
                    nodes[known].1 = Some((number, symbol));
                    known
                }
                None => {
                    numbers.insert(state.clone(), nodes.len());
                    nodes.push((state, Some((number, symbol)), false));
                    nodes.len() - 1
                }
            };
            match is_mark(symbol) {
                true => queue.push_front(number_of),
                false => queue.push_back(number_of),
            }
        }
    }
    Ok(size)
}
