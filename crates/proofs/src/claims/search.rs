//! The search behind all proofs: it visits every reachable state, the nearest first.

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
    /// Returns the size of two parts of one proof together.
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

/// A proof that a search finds no state that refutes the claim: its size. If there is such a state, `Err` with the
/// symbols on a path to it; no path to such a state has fewer octets.
pub(super) type Proof = Result<Size, Vec<Symbol>>;

/// A reachable state.
struct Node<K> {
    state: K,
    /// The number of the previous state on the path, and the symbol read after it; `None` for a
    /// start.
    before: Option<(usize, Symbol)>,
    is_visited: bool,
}

/// Visits reachable states, the nearest first, until `is_found` returns true. `add_transitions`
/// adds the transitions from a state. A mark costs nothing: it does not count in the length of a path.
pub(super) fn search<K: Clone + Eq + Hash>(
    starts: impl IntoIterator<Item = K>,
    mut is_found: impl FnMut(&K) -> bool,
    mut add_transitions: impl FnMut(&K, &mut Vec<(Symbol, K)>),
) -> Proof {
    let mut numbers: HashMap<K, usize> = HashMap::new();
    let mut nodes: Vec<Node<K>> = Vec::new();
    let mut queue = VecDeque::new();
    for start in starts {
        numbers.entry(start.clone()).or_insert(nodes.len());
        queue.push_back(nodes.len());
        nodes.push(Node { state: start, before: None, is_visited: false });
    }
    let mut size = Size::default();
    let mut transitions = Vec::new();
    while let Some(number) = queue.pop_front() {
        if std::mem::replace(&mut nodes[number].is_visited, true) {
            continue;
        }
        size.states += 1;
        let state = nodes[number].state.clone();
        if is_found(&state) {
            return Err(path_to(number, &nodes));
        }
        transitions.clear();
        add_transitions(&state, &mut transitions);
        size.transitions += transitions.len();
        let last_symbol = nodes[number].before.map(|(_, symbol)| symbol);
        transitions.sort_by_key(|(symbol, _)| preference(last_symbol, *symbol));
        for (symbol, state) in transitions.drain(..) {
            let before = Some((number, symbol));
            let target = match numbers.get(&state).copied() {
                Some(known) if nodes[known].is_visited || !is_mark(symbol) => continue,
                // A path that ends with a mark is not longer than that of a queued state.
                Some(known) => {
                    nodes[known].before = before;
                    known
                }
                None => {
                    numbers.insert(state.clone(), nodes.len());
                    nodes.push(Node { state, before, is_visited: false });
                    nodes.len() - 1
                }
            };
            if is_mark(symbol) { queue.push_front(target) } else { queue.push_back(target) }
        }
    }
    Ok(size)
}

/// Returns the symbols on the path to a state.
fn path_to<K>(number: usize, nodes: &[Node<K>]) -> Vec<Symbol> {
    let mut path = Vec::new();
    let mut before = nodes[number].before;
    while let Some((number, symbol)) = before {
        path.push(symbol);
        before = nodes[number].before;
    }
    path.reverse();
    path
}
