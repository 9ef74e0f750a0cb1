//! Finite transducers: procedures that read a text once, from left to right.
//!
//! A transducer may guess what follows, and so write at once what it would otherwise have to hold
//! back. Only guesses that reach an end count. A transducer is functional if all of them write the
//! same. This is decided like the equality of two functional transducers (Béal, Carton, Prieur,
//! Sakarovitch: Squaring transducers, 2003): both read the same text, and the state keeps what one
//! has written ahead of the other. If the two are equal, each pair of states from which both can
//! reach an end has only one such lead, so the search ends.

use super::automaton::Automaton;
use super::search::{Found, Size, search};
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
    /// The outputs at the end of a text that ends here; empty if none may.
    pub(super) ends: Vec<Output>,
    /// The transitions, sorted by the symbol that they read.
    pub(super) arcs: Vec<Arc>,
}

impl State {
    fn reading(&self, symbol: Symbol) -> &[Arc] {
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
    /// The transducer whose states are the reachable keys. For a key, `step` returns the outputs at
    /// an end there, and adds the transitions: symbol, output, next key. Keys that cannot reach an
    /// end are left out.
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
        let mut found = Vec::new();
        while let Some(key) = keys.get(built.states.len()).cloned() {
            let ends = step(&key, &mut found);
            let arcs = found.drain(..);
            let arc = |(reads, writes, key)| Arc { reads, writes, to: number(key, &mut keys) };
            let mut arcs: Vec<Arc> = arcs.map(arc).collect();
            arcs.sort_by_key(|arc| arc.reads);
            built.states.push(State { ends, arcs });
        }
        built.trim()
    }

    /// Removes the states that cannot reach an end.
    fn trim(self) -> Self {
        let ending = |(at, state): (usize, &State)| (!state.ends.is_empty()).then_some(at as u32);
        let ends = self.states.iter().enumerate().filter_map(ending).collect();
        let edges = self
            .states
            .iter()
            .enumerate()
            .flat_map(|(from, state)| state.arcs.iter().map(move |arc| (from as u32, arc.to)));
        let kept = leading_to(ends, edges);
        let mut numbers = vec![None; self.states.len()];
        let in_order = (0..self.states.len()).filter(|at| kept.contains(&(*at as u32)));
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

    /// The output for a text: that of the first path that reaches an end.
    pub(super) fn run(&self, text: &[Symbol]) -> Option<Output> {
        let mut ways: Vec<(u32, Output)> =
            self.starts.iter().map(|&start| (start, Output::new())).collect();
        for &symbol in text {
            let mut next: Vec<(u32, Output)> = Vec::new();
            for (at, written) in &ways {
                for arc in self.state(*at).reading(symbol) {
                    if next.iter().all(|(to, _)| *to != arc.to) {
                        next.push((arc.to, [&written[..], &arc.writes].concat()));
                    }
                }
            }
            ways = next;
        }
        let end = |(at, written): &(u32, Output)| {
            let end = self.state(*at).ends.first()?;
            Some([&written[..], end].concat())
        };
        ways.iter().find_map(end)
    }

    /// Restricts the transducer to the texts of a language.
    pub(super) fn on(&self, domain: &Automaton) -> Self {
        Transducer::build(self.starts.iter().map(|&start| (start, 0)), |&(at, read), next| {
            for arc in &self.state(at).arcs {
                if let Some(read) = domain.after(read, arc.reads) {
                    next.push((arc.reads, arc.writes.clone(), (arc.to, read)));
                }
            }
            if domain.accepts(read) { self.state(at).ends.clone() } else { Vec::new() }
        })
    }

    /// The composition of this transducer and `second`.
    pub(super) fn then(&self, second: &Transducer) -> Self {
        let starts =
            self.starts.iter().flat_map(|&one| second.starts.iter().map(move |&two| (one, two)));
        Transducer::build(starts, |&(one, two), next| {
            for arc in &self.state(one).arcs {
                for (two, writes) in second.reading(two, &arc.writes) {
                    next.push((arc.reads, writes, (arc.to, two)));
                }
            }
            let mut ends = Vec::new();
            for end in &self.state(one).ends {
                for (two, writes) in second.reading(two, end) {
                    let both = |last: &Output| [&writes[..], last].concat();
                    ends.extend(second.state(two).ends.iter().map(both));
                }
            }
            ends
        })
    }

    /// The states after these symbols, each with the output on the path.
    fn reading(&self, from: u32, symbols: &[Symbol]) -> Vec<(u32, Output)> {
        symbols.iter().fold(vec![(from, Output::new())], |ways, &symbol| {
            let after = |(at, written): (u32, Output)| {
                let arcs = self.state(at).reading(symbol).iter();
                arcs.map(move |arc| (arc.to, [&written[..], &arc.writes].concat()))
                    .collect::<Vec<_>>()
            };
            ways.into_iter().flat_map(after).collect()
        })
    }

    /// The union of two transducers.
    pub(super) fn or(mut self, other: &Transducer) -> Self {
        let first = self.states.len() as u32;
        self.starts.extend(other.starts.iter().map(|start| start + first));
        self.states.extend(other.states.iter().cloned().map(|mut state| {
            state.arcs.iter_mut().for_each(|arc| arc.to += first);
            state
        }));
        self
    }

    /// Searches for a text of the domain without an output.
    pub(super) fn is_total_on(&self, domain: &Automaton) -> Found {
        search(
            [(0, self.starts.clone())],
            |(read, at)| {
                domain.accepts(*read) && at.iter().all(|&at| self.state(at).ends.is_empty())
            },
            |(read, at), next| {
                for (symbol, read) in domain.next(*read) {
                    let arcs = at.iter().flat_map(|&at| self.state(at).reading(symbol));
                    let mut at: Vec<u32> = arcs.map(|arc| arc.to).collect();
                    at.sort_unstable();
                    at.dedup();
                    next.push((symbol, (read, at)));
                }
            },
        )
    }

    /// Searches for a text with an output outside of this language.
    pub(super) fn writes_only(&self, range: &Automaton) -> Found {
        let is_in = |state: Option<u32>, end: &Output| {
            let state = state.and_then(|state| range.after_all(state, end));
            state.is_some_and(|state| range.accepts(state))
        };
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

    /// Searches for a text with different outputs. If both are the same transducer and nothing is
    /// found, it is functional.
    pub(super) fn differs_from(&self, other: &Transducer) -> Found {
        let pairs = self.pairs(other);
        let ahead = |ahead: &Ahead, own: &Output, others: &Output| ahead.after(own, others);
        let starts = pairs.starts.iter().map(|&pair| (pair, Ahead::default()));
        search(
            starts.collect::<Vec<_>>(),
            |((own, others), before)| {
                self.state(*own).ends.iter().any(|own| {
                    let mut others = other.state(*others).ends.iter();
                    others.any(|others| ahead(before, own, others) != Ahead::default())
                })
            },
            |((own, others), before), next| {
                let state = other.state(*others);
                for arc in &self.state(*own).arcs {
                    for other in state.reading(arc.reads) {
                        let pair = (arc.to, other.to);
                        if pairs.ending.contains(&pair) {
                            let ahead = ahead(before, &arc.writes, &other.writes);
                            next.push((arc.reads, (pair, ahead)));
                        }
                    }
                }
            },
        )
    }

    /// The pairs of states after the same text from which both can reach an end.
    fn pairs(&self, other: &Transducer) -> Pairs {
        let starts: Vec<(u32, u32)> = (self.starts.iter())
            .flat_map(|&own| other.starts.iter().map(move |&other| (own, other)))
            .collect();
        let mut seen: HashSet<(u32, u32)> = starts.iter().copied().collect();
        let mut open = starts.clone();
        let (mut edges, mut ends) = (Vec::new(), Vec::new());
        while let Some(pair) = open.pop() {
            let (own, others) = (self.state(pair.0), other.state(pair.1));
            if !own.ends.is_empty() && !others.ends.is_empty() {
                ends.push(pair);
            }
            for arc in &own.arcs {
                for other in others.reading(arc.reads) {
                    let next = (arc.to, other.to);
                    edges.push((pair, next));
                    if seen.insert(next) {
                        open.push(next);
                    }
                }
            }
        }
        let ending = leading_to(ends, edges.into_iter());
        let starts = starts.into_iter().filter(|pair| ending.contains(pair)).collect();
        Pairs { starts, ending }
    }
}

struct Pairs {
    starts: Vec<(u32, u32)>,
    ending: HashSet<(u32, u32)>,
}

/// The keys from which these ends can be reached.
fn leading_to<K: Copy + Eq + Hash>(
    ends: Vec<K>,
    edges: impl Iterator<Item = (K, K)>,
) -> HashSet<K> {
    let mut before: HashMap<K, Vec<K>> = HashMap::new();
    for (from, to) in edges {
        before.entry(to).or_default().push(from);
    }
    let mut leading: HashSet<K> = ends.iter().copied().collect();
    let mut open = ends;
    while let Some(at) = open.pop() {
        for &from in before.get(&at).into_iter().flatten() {
            if leading.insert(from) {
                open.push(from);
            }
        }
    }
    leading
}

/// The output of one transducer that the other has not written yet.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Ahead {
    First(Output),
    Second(Output),
    /// The outputs differ.
    Apart,
}

impl Default for Ahead {
    fn default() -> Self {
        Ahead::First(Output::new())
    }
}

impl Ahead {
    /// The lead after both have written more.
    fn after(&self, first: &Output, second: &Output) -> Self {
        let (first, second) = match self {
            Ahead::First(ahead) => ([&ahead[..], first].concat(), second.clone()),
            Ahead::Second(ahead) => (first.clone(), [&ahead[..], second].concat()),
            Ahead::Apart => return Ahead::Apart,
        };
        let same = first.iter().zip(&second).take_while(|(first, second)| first == second).count();
        match (&first[same..], &second[same..]) {
            (rest, []) => Ahead::First(rest.to_vec()),
            ([], rest) => Ahead::Second(rest.to_vec()),
            _ => Ahead::Apart,
        }
    }
}
