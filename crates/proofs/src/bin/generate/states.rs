//! Writes the states of an automaton, and the classes of characters that it reads, as Rust tables.

use abnf_lab::{Alphabet, CharSet, Op, Tagged};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::Range;

/// An automaton to write as a table: one that the laboratory made, or that of all rules.
#[derive(Default)]
pub struct Automaton {
    /// The classes of characters that it reads.
    pub classes: Vec<CharSet>,
    /// The rules that it reads as symbols, each with the characters that it begins with.
    pub tokens: Vec<(String, CharSet)>,
    /// The automata of these rules.
    #[allow(dead_code, reason = "the test of transitions goes through them")]
    pub inner: Vec<Automaton>,
    pub states: Vec<State>,
}

pub struct State {
    /// The operations at the end of a text; `None` if no text ends here.
    pub accepts: Option<Vec<Op>>,
    /// The transition for each class, then for each token.
    pub next: Vec<Option<Transition>>,
}

pub struct Transition {
    pub target: usize,
    pub ops: Vec<Op>,
}

impl From<Tagged> for Automaton {
    fn from(tagged: Tagged) -> Self {
        let state = |state: abnf_lab::State| {
            let next = state
                .next
                .into_iter()
                .map(|to| to.map(|to| Transition { target: to.target, ops: to.ops }));
            State { accepts: state.accepts, next: next.collect() }
        };
        Automaton {
            classes: tagged.classes,
            tokens: tagged.tokens.into_iter().map(|token| (token.rule, token.first)).collect(),
            inner: tagged.inner.into_iter().map(Automaton::from).collect(),
            states: tagged.states.into_iter().map(state).collect(),
        }
    }
}

/// How an automaton reads a class of the alphabet: as one of its own classes, or as the beginning
/// of one of its tokens.
pub type Column = (Option<usize>, Option<usize>);

/// Writes a table as Rust source. `end` encodes the end of a text in a state; `entry` encodes a
/// transition with the number of its token, counted from 1.
pub fn write_states(
    classes: &Classes,
    automaton: &Automaton,
    columns: &[Column],
    encoded: &str,
    end: impl Fn(&State) -> usize,
    entry: impl Fn(&Transition, usize) -> usize,
    rest: &str,
) -> String {
    let encoded = automaton.tokens.iter().position(|(rule, _)| rule == encoded);
    let (mut states, mut next) = (Vec::new(), String::new());
    for (at, state) in automaton.states.iter().enumerate() {
        let after_token = |k: usize| state.next[automaton.classes.len() + k].as_ref();
        let to = enters(automaton, columns, at);
        let encoded_to = |state: &State| {
            let next = encoded.and_then(|k| state.next[automaton.classes.len() + k].as_ref());
            next.is_some_and(|next| next.target == to && next.ops.is_empty())
        };
        let stay_encoded = encoded_to(state) && encoded_to(&automaton.states[to]);
        let stay = classes.bit(&classes.stay(automaton, columns, to));
        states.push(format!("State::new({stay}, {to}, {stay_encoded}, {})", end(state)));
        let mut row = vec!["X".to_owned(); classes.width()];
        for (class, &(plain, token)) in columns.iter().enumerate() {
            let plain = plain.and_then(|symbol| Some((0, state.next[symbol].as_ref()?)));
            let token = token.and_then(|k| Some((k + 1, after_token(k)?)));
            let Some((token, to)) = plain.or(token) else { continue };
            row[classes.number[class]] = entry(to, token).to_string();
        }
        next += &rows(row.into_iter(), 16);
    }
    let (name, width) = (classes.name, classes.width());
    let states = rows(states.into_iter(), 4);
    format!(
        "Table {{\n    octets: &{name}, width: {width},\n    \
         rest: &Rest {{ ranges: {name}_BEYOND, {rest} }},\n    \
         states: &[\n{states}    ],\n    next: &[\n{next}    ],\n}}"
    )
}

/// The code of a state where no text ends.
pub const NO_END: usize = 0xFF;

/// The state whose loop a state is in: itself, or the state that its whole loop leads to.
fn enters(automaton: &Automaton, columns: &[Column], at: usize) -> usize {
    let leads = |from: usize, symbol: usize, to: usize| {
        let next = automaton.states[from].next[symbol].as_ref();
        next.is_some_and(|next| next.target == to && next.ops.is_empty())
    };
    let plain = || columns.iter().filter_map(|&(plain, _)| plain);
    let has_loop = |state: usize| plain().any(|symbol| leads(state, symbol, state));
    let all = |to: usize| plain().all(|symbol| !leads(to, symbol, to) || leads(at, symbol, to));
    let others = || (0..automaton.states.len()).find(|&to| has_loop(to) && all(to));
    if has_loop(at) { at } else { others().unwrap_or(at) }
}

pub fn columns(automaton: &Automaton, alphabet: &Alphabet) -> Vec<Column> {
    let of = |class| {
        let example = alphabet.example(class);
        let plain = automaton.classes.iter().position(|set| set.contains(example));
        (plain, automaton.tokens.iter().position(|(_, first)| first.contains(example)))
    };
    (0..alphabet.len()).map(of).collect()
}

/// Classes of characters that several tables share.
pub struct Classes {
    name: &'static str,
    /// For each class of the alphabet, its number here.
    number: Vec<usize>,
    count: usize,
    /// The sets of classes that lead from a state to itself.
    loops: Vec<BTreeSet<usize>>,
}

impl Classes {
    pub fn of(
        alphabet: &Alphabet,
        name: &'static str,
        members: Vec<(&Automaton, &[Column])>,
    ) -> Self {
        let mut looks: Vec<Vec<Column>> = Vec::new();
        let number = (0..alphabet.len()).map(|class| {
            let look: Vec<Column> = members.iter().map(|(_, columns)| columns[class]).collect();
            number_of(&mut looks, look)
        });
        let number = number.collect();
        let mut classes = Classes { name, number, count: looks.len(), loops: Vec::new() };
        for (automaton, columns) in members {
            for state in 0..automaton.states.len() {
                let set = classes.stay(automaton, columns, state);
                if !set.is_empty() && !classes.loops.contains(&set) {
                    classes.loops.push(set);
                }
            }
        }
        assert!(classes.count < 0x80 && classes.loops.len() <= 24);
        classes
    }

    /// The classes that lead from a state to itself.
    fn stay(&self, automaton: &Automaton, columns: &[Column], state: usize) -> BTreeSet<usize> {
        let next = &automaton.states[state].next;
        let stays = |symbol: usize| {
            next[symbol].as_ref().is_some_and(|to| to.target == state && to.ops.is_empty())
        };
        columns
            .iter()
            .enumerate()
            .filter(|(_, (plain, _))| plain.is_some_and(stays))
            .map(|(class, _)| self.number[class])
            .collect()
    }

    /// The bit of a set in `octets`.
    fn bit(&self, set: &BTreeSet<usize>) -> u32 {
        self.loops.iter().position(|known| known == set).map_or(0, |number| 0x100 << number)
    }

    /// The number of entries of a state. Tables for components have few classes, and a
    /// multiplication by a power of two is faster; the table of all rules has too many states for
    /// that.
    fn width(&self) -> usize {
        if self.count > 16 { self.count } else { self.count.next_power_of_two() }
    }

    pub fn write(&self, alphabet: &Alphabet, out: &mut String) {
        let name = self.name;
        let octets = (0..=0xFF).map(|octet| self.octet(alphabet, octet).to_string());
        writeln!(out, "static {name}: Octets = [\n{}];\n", rows(octets, 16)).unwrap();
        let ranges = self.ranges(alphabet).into_iter();
        let ranges = rows(ranges.map(|(first, class)| format!("({first:#x}, {class})")), 8);
        writeln!(out, "static {name}_BEYOND: &[(u32, u8)] = &[\n{ranges}];\n").unwrap();
    }

    /// The class of an octet, and the loops that it is in. A continuation octet is in the loops of
    /// any character beyond US-ASCII.
    fn octet(&self, alphabet: &Alphabet, octet: u32) -> u32 {
        let begun = match octet {
            0..0x80 => octet..octet + 1,
            0x80..0xC0 => 0x80..0x11_0000,
            0xC2..0xE0 => (octet & 0x1F) << 6..((octet & 0x1F) + 1) << 6,
            0xE0..0xF0 => ((octet & 0x0F) << 12).max(0x800)..((octet & 0x0F) + 1) << 12,
            0xF0..0xF5 => {
                ((octet & 0x07) << 18).max(0x1_0000)..(((octet & 0x07) + 1) << 18).min(0x11_0000)
            }
            _ => return 0xFF,
        };
        let found: BTreeSet<usize> = (0..alphabet.len())
            .filter(|&class| meets(alphabet.characters(class).code_points(), &begun))
            .map(|class| self.number[class])
            .collect();
        let mut value = if octet < 0x80 { *found.first().unwrap() as u32 } else { 0xFF };
        for set in &self.loops {
            let inside = match octet {
                0x80..0xC0 => !found.is_disjoint(set),
                _ => found.is_subset(set),
            };
            value |= if inside { self.bit(set) } else { 0 };
        }
        value
    }

    /// The ranges of characters beyond US-ASCII: the first character of each, and its class.
    fn ranges(&self, alphabet: &Alphabet) -> Vec<(u32, usize)> {
        let mut ranges: Vec<(u32, usize)> = (0..alphabet.len())
            .flat_map(|class| {
                let points = alphabet.characters(class).code_points().iter();
                let beyond = points.filter(|&&(_, last)| last >= 0x80);
                beyond.map(move |&(first, _)| (first.max(0x80), self.number[class]))
            })
            .collect();
        ranges.sort_unstable();
        ranges.dedup_by_key(|&mut (_, class)| class);
        ranges
    }
}

fn meets(ranges: &[(u32, u32)], wanted: &Range<u32>) -> bool {
    ranges.iter().any(|&(first, last)| first < wanted.end && wanted.start <= last)
}

/// The index of an item in a list. A new item is appended.
pub fn number_of<T: PartialEq>(known: &mut Vec<T>, wanted: T) -> usize {
    known.iter().position(|one| *one == wanted).unwrap_or_else(|| {
        known.push(wanted);
        known.len() - 1
    })
}

pub fn rows(values: impl Iterator<Item = String>, width: usize) -> String {
    let values: Vec<String> = values.collect();
    values.chunks(width).fold(String::new(), |out, row| out + "    " + &row.join(", ") + ",\n")
}
