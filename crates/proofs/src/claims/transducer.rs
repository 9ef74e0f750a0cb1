//! Finite transducers: procedures that read a text once, from left to right.
//!
//! A transducer may guess what follows, and so write output that depends on it at once. Only guesses
//! that reach an end count. A transducer is functional if all guesses for a text write the same. This
//! is decided like the equality of two functional transducers (Béal, Carton, Prieur, Sakarovitch:
//! Squaring transducers, 2003): both read the same text, and the state keeps the lead, which is the
//! output that one has written and the other has not. If the two are equal, each pair of states from
//! which both can reach an end has only one lead, so the search ends.

use super::automaton::Automaton;
use super::search::{Proof, Size, search};
use super::symbols::Symbol;
use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// A written sequence of symbols.
pub(super) type Output = Vec<Symbol>;

/// A transition.
#[derive(Clone, Debug)]
pub(super) struct Arc {
    pub(super) reads: Symbol,
    pub(super) writes: Output,
    pub(super) to: u32,
}

/// A state.
#[derive(Clone, Debug, Default)]
pub(super) struct State {
    /// The outputs to add if the text ends here; empty if no text may end here.
    pub(super) ends: Vec<Output>,
    /// The transitions, sorted by the symbol that they read.
    pub(super) arcs: Vec<Arc>,
}

impl State {
    /// Returns the transitions that read this symbol.
    fn arcs_reading(&self, symbol: Symbol) -> &[Arc] {
        let first = self.arcs.partition_point(|arc| arc.reads < symbol);
        let end = first + self.arcs[first..].partition_point(|arc| arc.reads == symbol);
        &self.arcs[first..end]
    }
}

/// A finite transducer.
#[derive(Clone, Debug, Default)]
pub(super) struct Transducer {
    pub(super) starts: Vec<u32>,
    pub(super) states: Vec<State>,
}

impl Transducer {
    /// Returns the transducer whose states are the keys that are reachable and can reach an end. For
    /// a key, `step` returns the outputs of a text that ends there, and adds the transitions: symbol,
    /// output, next key.
    pub(super) fn build<K: Clone + Eq + Hash>(
        starts: impl IntoIterator<Item = K>,
        mut step: impl FnMut(&K, &mut Vec<(Symbol, Output, K)>) -> Vec<Output>,
    ) -> Self {
        let mut keys: Vec<K> = Vec::new();
        let mut numbers: HashMap<K, u32> = HashMap::new();
        let mut built = Transducer::default();
        let mut number = |key: K, keys: &mut Vec<K>| {
            *numbers.entry(key).or_insert_with_key(|key| {
                keys.push(key.clone());
                keys.len() as u32 - 1
            })
        };
        built.starts = starts.into_iter().map(|key| number(key, &mut keys)).collect();
        let mut transitions = Vec::new();
        while let Some(key) = keys.get(built.states.len()).cloned() {
            let ends = step(&key, &mut transitions);
            let arcs = transitions.drain(..);
            let arc = |(reads, writes, key)| Arc { reads, writes, to: number(key, &mut keys) };
            let mut arcs: Vec<Arc> = arcs.map(arc).collect();
            arcs.sort_by_key(|arc| arc.reads);
            built.states.push(State { ends, arcs });
        }
        built.trim()
    }

    /// Removes the states that cannot reach an end.
    fn trim(self) -> Self {
        let number_if_end =
            |(at, state): (usize, &State)| (!state.ends.is_empty()).then_some(at as u32);
        let ends = self.states.iter().enumerate().filter_map(number_if_end).collect();
        let edges = self
            .states
            .iter()
            .enumerate()
            .flat_map(|(from, state)| state.arcs.iter().map(move |arc| (from as u32, arc.to)));
        let can_end = leading_to(ends, edges);
        let mut numbers = vec![None; self.states.len()];
        let in_order = (0..self.states.len()).filter(|at| can_end.contains(&(*at as u32)));
        for (number, at) in in_order.enumerate() {
            numbers[at] = Some(number as u32);
        }
        let starts = self.starts.iter().filter_map(|&start| numbers[start as usize]).collect();
        let states = self.states.into_iter().enumerate().filter(|(at, _)| numbers[*at].is_some());
        let states = states.map(|(_, mut state)| {
            state.arcs.retain(|arc| numbers[arc.to as usize].is_some());
            state.arcs.iter_mut().for_each(|arc| arc.to = numbers[arc.to as usize].unwrap_or(0));
            state
        });
        Transducer { starts, states: states.collect() }
    }

    pub(super) fn size(&self) -> Size {
        let transitions = self.states.iter().map(|state| state.arcs.len()).sum();
        Size { states: self.states.len(), transitions }
    }

    fn state(&self, at: u32) -> &State {
        &self.states[at as usize]
    }

    /// Returns the output for a text: that of the first path that reaches an end. `None` if no path
    /// does.
    pub(super) fn run(&self, text: &[Symbol]) -> Option<Output> {
        let mut paths: Vec<(u32, Output)> =
            self.starts.iter().map(|&start| (start, Output::new())).collect();
        for &symbol in text {
            let mut next: Vec<(u32, Output)> = Vec::new();
            for (at, written) in &paths {
                for arc in self.state(*at).arcs_reading(symbol) {
                    if next.iter().all(|(to, _)| *to != arc.to) {
                        next.push((arc.to, [&written[..], &arc.writes].concat()));
                    }
                }
            }
            paths = next;
        }
        let end = |(at, written): &(u32, Output)| {
            let end = self.state(*at).ends.first()?;
            Some([&written[..], end].concat())
        };
        paths.iter().find_map(end)
    }

    /// Returns the transducer restricted to the texts of a language.
    pub(super) fn restrict_to(&self, domain: &Automaton) -> Self {
        // `read` is the state of `domain` after the text so far; 0 is its start.
        Transducer::build(self.starts.iter().map(|&start| (start, 0)), |&(at, read), next| {
            for arc in &self.state(at).arcs {
                if let Some(read) = domain.after(read, arc.reads) {
                    next.push((arc.reads, arc.writes.clone(), (arc.to, read)));
                }
            }
            if domain.accepts(read) { self.state(at).ends.clone() } else { Vec::new() }
        })
    }

    /// Returns the composition of this transducer and `second`.
    pub(super) fn then(&self, second: &Transducer) -> Self {
        let starts =
            self.starts.iter().flat_map(|&one| second.starts.iter().map(move |&two| (one, two)));
        Transducer::build(starts, |&(one, two), next| {
            for arc in &self.state(one).arcs {
                for (two, writes) in second.paths(two, &arc.writes) {
                    next.push((arc.reads, writes, (arc.to, two)));
                }
            }
            let mut ends = Vec::new();
            for end in &self.state(one).ends {
                for (two, writes) in second.paths(two, end) {
                    let with_end = |last: &Output| [&writes[..], last].concat();
                    ends.extend(second.state(two).ends.iter().map(with_end));
                }
            }
            ends
        })
    }

    /// Returns all paths that read these symbols from a state: the last state, and the output.
    fn paths(&self, from: u32, symbols: &[Symbol]) -> Vec<(u32, Output)> {
        let mut paths = vec![(from, Output::new())];
        for &symbol in symbols {
            let mut longer = Vec::new();
            for (at, written) in &paths {
                for arc in self.state(*at).arcs_reading(symbol) {
                    longer.push((arc.to, [&written[..], &arc.writes].concat()));
                }
            }
            paths = longer;
        }
        paths
    }

    /// Returns the union of two transducers.
    pub(super) fn or(mut self, other: &Transducer) -> Self {
        let offset = self.states.len() as u32;
        self.starts.extend(other.starts.iter().map(|start| start + offset));
        self.states.extend(other.states.iter().cloned().map(|mut state| {
            state.arcs.iter_mut().for_each(|arc| arc.to += offset);
            state
        }));
        self
    }

    /// Proves that every text of the domain has an output, or finds a text without one.
    pub(super) fn prove_total_on(&self, domain: &Automaton) -> Proof {
        // `read` is the state of `domain`, and `at` are all states that this transducer can be in.
        search(
            [(0, self.starts.clone())],
            |(read, at)| {
                domain.accepts(*read) && at.iter().all(|&at| self.state(at).ends.is_empty())
            },
            |(read, at), next| {
                for (symbol, read) in domain.transitions(*read) {
                    let arcs = at.iter().flat_map(|&at| self.state(at).arcs_reading(symbol));
                    let mut at: Vec<u32> = arcs.map(|arc| arc.to).collect();
                    at.sort_unstable();
                    at.dedup();
                    next.push((symbol, (read, at)));
                }
            },
        )
    }

    /// Proves that all outputs are in this language, or finds a text with another output.
    pub(super) fn prove_writes_only(&self, range: &Automaton) -> Proof {
        let is_in = |state: Option<u32>, end: &Output| {
            let state = state.and_then(|state| range.after_all(state, end));
            state.is_some_and(|state| range.accepts(state))
        };
        // `written` is the state of `range` after the output so far; `None` if it has no such text.
        search(
            self.starts.iter().map(|&start| (start, Some(0))),
            |&(at, written)| self.state(at).ends.iter().any(|end| !is_in(written, end)),
            |&(at, written), next| {
                for arc in &self.state(at).arcs {
                    let written = written.and_then(|state| range.after_all(state, &arc.writes));
                    next.push((arc.reads, (arc.to, written)));
                }
            },
        )
    }

    /// Proves that no text has an output here and a different one in `other`, or finds such a text. A
    /// transducer that has the same outputs as itself is functional.
    pub(super) fn prove_same_outputs(&self, other: &Transducer) -> Proof {
        let pairs = self.pairs(other);
        // The default lead is that of equal outputs.
        let starts = pairs.starts.iter().map(|&pair| (pair, Lead::default()));
        search(
            starts.collect::<Vec<_>>(),
            |((own, others), lead)| {
                self.state(*own).ends.iter().any(|own_end| {
                    let mut other_ends = other.state(*others).ends.iter();
                    other_ends.any(|other_end| lead.after(own_end, other_end) != Lead::default())
                })
            },
            |((own, others), lead), next| {
                let state = other.state(*others);
                for arc in &self.state(*own).arcs {
                    for other_arc in state.arcs_reading(arc.reads) {
                        let pair = (arc.to, other_arc.to);
                        if pairs.can_end.contains(&pair) {
                            let lead = lead.after(&arc.writes, &other_arc.writes);
                            next.push((arc.reads, (pair, lead)));
                        }
                    }
                }
            },
        )
    }

    /// Returns the pairs of states that both transducers can reach with the same text, and from which
    /// both can reach an end.
    fn pairs(&self, other: &Transducer) -> Pairs {
        let starts: Vec<(u32, u32)> = (self.starts.iter())
            .flat_map(|&own| other.starts.iter().map(move |&other| (own, other)))
            .collect();
        let mut reached: HashSet<(u32, u32)> = starts.iter().copied().collect();
        let mut unvisited = starts.clone();
        let (mut edges, mut ends) = (Vec::new(), Vec::new());
        while let Some(pair) = unvisited.pop() {
            let (own, others) = (self.state(pair.0), other.state(pair.1));
            if !own.ends.is_empty() && !others.ends.is_empty() {
                ends.push(pair);
            }
            for arc in &own.arcs {
                for other_arc in others.arcs_reading(arc.reads) {
                    let next = (arc.to, other_arc.to);
                    edges.push((pair, next));
                    if reached.insert(next) {
                        unvisited.push(next);
                    }
                }
            }
        }
        let can_end = leading_to(ends, edges.into_iter());
        let starts = starts.into_iter().filter(|pair| can_end.contains(pair)).collect();
        Pairs { starts, can_end }
    }
}

/// Pairs of states of two transducers.
struct Pairs {
    /// The pairs of start states in `can_end`.
    starts: Vec<(u32, u32)>,
    /// The pairs from which both transducers can reach an end.
    can_end: HashSet<(u32, u32)>,
}

/// Returns the keys from which one of these ends can be reached.
fn leading_to<K: Copy + Eq + Hash>(
    ends: Vec<K>,
    edges: impl Iterator<Item = (K, K)>,
) -> HashSet<K> {
    let mut predecessors: HashMap<K, Vec<K>> = HashMap::new();
    for (from, to) in edges {
        predecessors.entry(to).or_default().push(from);
    }
    let mut leading: HashSet<K> = ends.iter().copied().collect();
    let mut unvisited = ends;
    while let Some(at) = unvisited.pop() {
        for &from in predecessors.get(&at).into_iter().flatten() {
            if leading.insert(from) {
                unvisited.push(from);
            }
        }
    }
    leading
}

/// The output that one of two transducers has written and the other has not yet.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Lead {
    /// The first transducer has written this more; nothing if the outputs are equal.
    First(Output),
    /// The second transducer has written this more.
    Second(Output),
    /// The outputs differ.
    Apart,
}

impl Default for Lead {
    fn default() -> Self {
        Lead::First(Output::new())
    }
}

impl Lead {
    /// Returns the lead after both have written more.
    fn after(&self, first: &Output, second: &Output) -> Self {
        let (first, second) = match self {
            Lead::First(lead) => ([&lead[..], first].concat(), second.clone()),
            Lead::Second(lead) => (first.clone(), [&lead[..], second].concat()),
            Lead::Apart => return Lead::Apart,
        };
        let same = first.iter().zip(&second).take_while(|(first, second)| first == second).count();
        match (&first[same..], &second[same..]) {
            (rest, []) => Lead::First(rest.to_vec()),
            ([], rest) => Lead::Second(rest.to_vec()),
            _ => Lead::Apart,
        }
    }
}
