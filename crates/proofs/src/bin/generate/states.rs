//! Writes the states of an automaton, and the classes of characters that it reads, as tables in
//! Rust.

use abnf_lab::{Alphabet, CharSet, Op, Tagged};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::Range;

/// An automaton to write as a table. It reads one rule, or all rules of a document.
#[derive(Default)]
pub struct Automaton {
    /// The classes of characters that it reads.
    pub classes: Vec<CharSet>,
    pub tokens: Vec<Token>,
    /// The automata of the tokens.
    #[allow(dead_code, reason = "the test of transitions goes through them")]
    pub inner: Vec<Automaton>,
    pub states: Vec<State>,
}

/// A rule that an automaton reads as one symbol.
pub struct Token {
    pub rule: String,
    /// The characters that texts of the rule begin with.
    pub first: CharSet,
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
        let token = |it: abnf_lab::Token| Token { rule: it.rule, first: it.first };
        Automaton {
            classes: tagged.classes,
            tokens: tagged.tokens.into_iter().map(token).collect(),
            inner: tagged.inner.into_iter().map(Automaton::from).collect(),
            states: tagged.states.into_iter().map(state).collect(),
        }
    }
}

/// How an automaton reads a class of the alphabet.
#[derive(Clone, Copy, PartialEq)]
pub struct Column {
    /// The number of the automaton's own class that contains it.
    own: Option<usize>,
    /// The number of the token that begins with it.
    token: Option<usize>,
}

/// Returns a table as Rust source. `encoded` is the rule of percent-encodings. `end` encodes the end
/// of a text in a state; `entry` encodes a transition with the number of its token, counted from 1,
/// or 0. `rest` is the source of the remaining fields.
pub fn table_source(
    classes: &Classes,
    automaton: &Automaton,
    columns: &[Column],
    encoded: &str,
    end: impl Fn(&State) -> usize,
    entry: impl Fn(&Transition, usize) -> usize,
    rest: &str,
) -> String {
    let (mut states, mut next) = (Vec::new(), String::new());
    for (at, state) in automaton.states.iter().enumerate() {
        let Loop { bit, target, encoded } = classes.loop_from(automaton, columns, encoded, at);
        states.push(format!("State::new({bit}, {target}, {encoded}, {})", end(state)));
        // `X` stands for no transition.
        let entries = classes.entries(automaton, columns, state, &entry).into_iter();
        let source = |entry: Option<usize>| entry.map_or("X".to_owned(), |it| it.to_string());
        next += &rows(entries.map(source), 16);
    }
    let (name, width) = (classes.name, classes.width());
    let states = rows(states.into_iter(), 4);
    format!(
        "Table {{\n    octets: &{name}, width: {width},\n    \
         rest: &Rest {{ ranges: {name}_BEYOND, {rest} }},\n    \
         states: &[\n{states}    ],\n    next: &[\n{next}    ],\n}}"
    )
}

/// Returns an automaton of rules as Rust source, with its entries packed: the entries of a state are
/// in a list, each once, and the form of the state has the place of each class in this list. Many
/// states have the same form. `ends` tells whether a text may end in a state; the other parameters are
/// those of [`table_source`].
pub fn automaton_source(
    classes: &Classes,
    automaton: &Automaton,
    columns: &[Column],
    encoded: &str,
    ends: impl Fn(&State) -> bool,
    entry: impl Fn(&Transition, usize) -> usize,
    tokens: &str,
) -> String {
    let (mut states, mut forms, mut lists) = (Vec::new(), Vec::new(), Vec::new());
    // A state without a loop has the first.
    let mut loops = vec!["State::new(0, 0, false, 255)".to_owned()];
    for (at, state) in automaton.states.iter().enumerate() {
        let entries = classes.entries(automaton, columns, state, &entry);
        let mut distinct = Vec::new();
        // Places are counted from 1; 0 stands for no transition.
        let place = |entry: Option<usize>| entry.map_or(0, |it| intern(&mut distinct, it) + 1);
        let form: Vec<usize> = entries.into_iter().map(place).collect();
        let form = intern(&mut forms, form);
        let first = lists.windows(distinct.len().max(1)).position(|window| window == distinct);
        let first = first.filter(|_| !distinct.is_empty()).unwrap_or_else(|| {
            lists.extend(&distinct);
            lists.len() - distinct.len()
        });
        let Loop { bit, target, encoded } = classes.loop_from(automaton, columns, encoded, at);
        let in_loop = match bit {
            0 => 0,
            _ => intern(&mut loops, format!("State::new({bit}, {target}, {encoded}, 255)")),
        };
        assert!(form <= 0xFF && first < 0x8000 && in_loop <= 0xFF);
        states.push(format!("Node::new({form}, {first}, {in_loop}, {})", ends(state)));
    }
    let (name, width) = (classes.name, classes.width());
    let [states, loops] = [states, loops].map(|all| rows(all.into_iter(), 4));
    let forms: String =
        forms.iter().map(|form| rows(form.iter().map(usize::to_string), 32)).collect();
    let lists = rows(lists.iter().map(usize::to_string), 16);
    format!(
        "Automaton {{\n    octets: &{name}, ranges: {name}_BEYOND, width: {width}, tokens: &[{tokens}],\n    \
         states: &[\n{states}    ],\n    loops: &[\n{loops}    ],\n    forms: &[\n{forms}    ],\n    entries: &[\n{lists}    ],\n}}"
    )
}

/// The code of a state where no text ends.
pub const NO_END: usize = 0xFF;

/// Returns the state whose loop can be entered from the state `at`: `at` itself if it has a loop;
/// otherwise a state to which `at` has a transition for every class of its loop. Without such a
/// state, returns `at`.
fn loop_state(automaton: &Automaton, columns: &[Column], at: usize) -> usize {
    let leads = |from: usize, symbol: usize, to: usize| {
        let next = automaton.states[from].next[symbol].as_ref();
        next.is_some_and(|next| next.target == to && next.ops.is_empty())
    };
    let symbols = || columns.iter().filter_map(|column| column.own);
    let has_loop = |state: usize| symbols().any(|symbol| leads(state, symbol, state));
    if has_loop(at) {
        return at;
    }
    let whole_loop_leads_to =
        |to: usize| symbols().all(|symbol| !leads(to, symbol, to) || leads(at, symbol, to));
    let mut states = 0..automaton.states.len();
    states.find(|&to| has_loop(to) && whole_loop_leads_to(to)).unwrap_or(at)
}

/// Returns, for each class of the alphabet, how the automaton reads it.
pub fn columns(automaton: &Automaton, alphabet: &Alphabet) -> Vec<Column> {
    let column = |class| {
        let example = alphabet.example(class);
        Column {
            own: automaton.classes.iter().position(|set| set.contains(example)),
            token: automaton.tokens.iter().position(|token| token.first.contains(example)),
        }
    };
    (0..alphabet.len()).map(column).collect()
}

/// Classes of characters that several tables share. Classes of the alphabet that all tables read
/// alike are one of these classes.
pub struct Classes {
    /// The name of the constant with the classes of octets.
    name: &'static str,
    /// For each class of the alphabet, the number of its class in the tables.
    number: Vec<usize>,
    /// The number of classes in the tables.
    count: usize,
    /// The loops of all states: the set of classes that lead from a state to itself.
    loops: Vec<BTreeSet<usize>>,
}

/// A loop that a state leads to.
struct Loop {
    /// Its bit in `octets`; 0 for no loop.
    bit: u32,
    /// The state that the loop leads to.
    target: usize,
    /// Whether the loop also reads percent-encodings.
    encoded: bool,
}

impl Classes {
    /// Returns the coarsest classes that every member reads alike. A member is an automaton, with how it
    /// reads each class of the alphabet.
    pub fn new(
        alphabet: &Alphabet,
        name: &'static str,
        members: Vec<(&Automaton, &[Column])>,
    ) -> Self {
        let mut distinct: Vec<Vec<Column>> = Vec::new();
        let number = (0..alphabet.len()).map(|class| {
            let in_each_table: Vec<Column> =
                members.iter().map(|(_, columns)| columns[class]).collect();
            intern(&mut distinct, in_each_table)
        });
        let number = number.collect();
        let mut classes = Classes { name, number, count: distinct.len(), loops: Vec::new() };
        for (automaton, columns) in members {
            for state in 0..automaton.states.len() {
                let set = classes.loop_of(automaton, columns, state);
                if !set.is_empty() && !classes.loops.contains(&set) {
                    classes.loops.push(set);
                }
            }
        }
        // An entry of `octets` has eight bits for the class, and a bit for each of 24 loops.
        assert!(classes.count < 0x80 && classes.loops.len() <= 24);
        classes
    }

    /// Returns the classes that lead from a state to itself without an operation.
    fn loop_of(&self, automaton: &Automaton, columns: &[Column], state: usize) -> BTreeSet<usize> {
        let next = &automaton.states[state].next;
        let stays = |symbol: usize| {
            next[symbol].as_ref().is_some_and(|to| to.target == state && to.ops.is_empty())
        };
        columns
            .iter()
            .enumerate()
            .filter(|(_, column)| column.own.is_some_and(stays))
            .map(|(class, _)| self.number[class])
            .collect()
    }

    /// Returns the loop that can be entered from the state `at`. `encoded` is the rule of
    /// percent-encodings.
    fn loop_from(
        &self,
        automaton: &Automaton,
        columns: &[Column],
        encoded: &str,
        at: usize,
    ) -> Loop {
        let encoded = automaton.tokens.iter().position(|token| token.rule == encoded);
        let target = loop_state(automaton, columns, at);
        let encoded_leads_to_loop = |state: &State| {
            let next = encoded.and_then(|k| state.next[automaton.classes.len() + k].as_ref());
            next.is_some_and(|next| next.target == target && next.ops.is_empty())
        };
        // Whether a percent-encoding leads into the loop, and then stays in it.
        let encoded = encoded_leads_to_loop(&automaton.states[at])
            && encoded_leads_to_loop(&automaton.states[target]);
        Loop { bit: self.bit(&self.loop_of(automaton, columns, target)), target, encoded }
    }

    /// Returns the entry of a state for each class, `None` for no transition. `entry` encodes a
    /// transition with the number of its token, counted from 1, or 0.
    fn entries(
        &self,
        automaton: &Automaton,
        columns: &[Column],
        state: &State,
        entry: impl Fn(&Transition, usize) -> usize,
    ) -> Vec<Option<usize>> {
        let after_token = |k: usize| state.next[automaton.classes.len() + k].as_ref();
        let mut entries = vec![None; self.width()];
        // A class is read as a character, or else as the beginning of a token.
        for (class, column) in columns.iter().enumerate() {
            let plain = column.own.and_then(|symbol| Some((0, state.next[symbol].as_ref()?)));
            let token = column.token.and_then(|k| Some((k + 1, after_token(k)?)));
            let Some((token, to)) = plain.or(token) else { continue };
            entries[self.number[class]] = Some(entry(to, token));
        }
        entries
    }

    /// Returns the bit of a loop in `octets`; 0 for no loop.
    fn bit(&self, set: &BTreeSet<usize>) -> u32 {
        self.loops.iter().position(|known| known == set).map_or(0, |number| 0x100 << number)
    }

    /// Returns the number of entries of a state. Tables for components have few classes, and are
    /// padded to a power of two, because multiplication by it is faster. An automaton of rules with more
    /// classes is not padded.
    fn width(&self) -> usize {
        if self.count > 16 { self.count } else { self.count.next_power_of_two() }
    }

    /// Writes the class of each octet, and of the ranges beyond US-ASCII.
    pub fn write(&self, alphabet: &Alphabet, out: &mut String) {
        let name = self.name;
        let octets = (0..=0xFF).map(|octet| self.octet(alphabet, octet).to_string());
        writeln!(out, "static {name}: Octets = [\n{}];\n", rows(octets, 16)).unwrap();
        let ranges = self.ranges(alphabet).into_iter();
        let ranges = rows(ranges.map(|(first, class)| format!("range({first:#x}, {class})")), 6);
        writeln!(out, "static {name}_BEYOND: &[Range] = &[\n{ranges}];\n").unwrap();
    }

    /// Returns the class of an octet, with the bits of the loops that it is in. A continuation octet
    /// is in the loops of any character beyond US-ASCII.
    fn octet(&self, alphabet: &Alphabet, octet: u32) -> u32 {
        // The code points that can have this octet: those that begin with it, or for a continuation
        // octet, all beyond US-ASCII.
        let code_points = match octet {
            0..0x80 => octet..octet + 1,
            0x80..0xC0 => 0x80..0x11_0000,
            0xC2..0xE0 => (octet & 0x1F) << 6..((octet & 0x1F) + 1) << 6,
            0xE0..0xF0 => ((octet & 0x0F) << 12).max(0x800)..((octet & 0x0F) + 1) << 12,
            0xF0..0xF5 => {
                ((octet & 0x07) << 18).max(0x1_0000)..(((octet & 0x07) + 1) << 18).min(0x11_0000)
            }
            // No UTF-8 has this octet.
            _ => return CLASS_OF_CHARACTER,
        };
        let classes: BTreeSet<usize> = (0..alphabet.len())
            .filter(|&class| overlaps(alphabet.characters(class).code_points(), &code_points))
            .map(|class| self.number[class])
            .collect();
        let mut value = match octet {
            0..0x80 => *classes.first().unwrap() as u32,
            _ => CLASS_OF_CHARACTER,
        };
        for set in &self.loops {
            let is_in_loop = match octet {
                0x80..0xC0 => !classes.is_disjoint(set),
                _ => classes.is_subset(set),
            };
            value |= if is_in_loop { self.bit(set) } else { 0 };
        }
        value
    }

    /// Returns the ranges of characters beyond US-ASCII: the first character of each, and its class.
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

/// In place of the class of an octet beyond US-ASCII: the class depends on the whole character.
const CLASS_OF_CHARACTER: u32 = 0xFF;

/// Whether one of the ranges, from first to last, has a code point of `wanted`.
fn overlaps(ranges: &[(u32, u32)], wanted: &Range<u32>) -> bool {
    ranges.iter().any(|&(first, last)| first < wanted.end && wanted.start <= last)
}

/// Returns the index of an item in a list, after appending the item if it is new.
pub fn intern<T: PartialEq>(known: &mut Vec<T>, wanted: T) -> usize {
    known.iter().position(|one| *one == wanted).unwrap_or_else(|| {
        known.push(wanted);
        known.len() - 1
    })
}

/// Returns values as lines of Rust source, with `width` values on a line.
pub fn rows(values: impl Iterator<Item = String>, width: usize) -> String {
    let values: Vec<String> = values.collect();
    values.chunks(width).fold(String::new(), |out, row| out + "    " + &row.join(", ") + ",\n")
}
