//! An automaton as Rust source that stands by itself.

use super::{Op, State, Tagged, Transition};
use std::fmt;

/// Rust source of an automaton. See [`Tagged::to_rust`].
pub struct RustSource<'t>(&'t Tagged);

impl Tagged {
    /// Rust source of a module with a function `read`, which reads a whole text and returns
    /// the places of the tags in bytes, or `None` where the rule does not take it. It needs
    /// `core` only.
    pub fn to_rust(&self) -> RustSource<'_> {
        RustSource(self)
    }
}

impl fmt::Display for RustSource<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tagged { tags, registers, .. } = self.0;
        let count = tags.len();
        let names: Vec<String> = tags.iter().map(ToString::to_string).collect();
        writeln!(f, "/// What [`read`] finds, in this order.")?;
        writeln!(f, "pub const TAGS: [&str; {count}] = {names:?};\n")?;
        writeln!(
            f,
            "/// The places of [`TAGS`] in a text, in bytes; `None` where the rule does not"
        )?;
        writeln!(f, "/// take it. Takes time in proportion to its length.")?;
        writeln!(f, "pub fn read(text: &str) -> Option<[Option<usize>; {count}]> {{")?;
        writeln!(f, "    let mut registers = [None; {registers}];")?;
        writeln!(f, "    let end = AUTOMATA[0].run(text, 0, true, &mut registers)?;")?;
        writeln!(f, "    debug_assert_eq!(end, text.len());")?;
        writeln!(f, "    let mut places = [None; {count}];")?;
        writeln!(f, "    places.copy_from_slice(&registers[..{count}]);")?;
        writeln!(f, "    Some(places)\n}}\n\n{MACHINE}")?;
        writeln!(f, "/// How many operations there are at once.")?;
        writeln!(f, "const MOST: usize = {};\n", self.most())?;
        writeln!(f, "static AUTOMATA: &[Automaton] = &[")?;
        for automaton in [self.0].into_iter().chain(&self.0.inner) {
            write_automaton(f, automaton)?;
        }
        writeln!(f, "];")
    }
}

impl RustSource<'_> {
    fn most(&self) -> usize {
        self.0.states.iter().flat_map(State::lists).map(Vec::len).max().unwrap_or(0)
    }
}

fn write_automaton(f: &mut fmt::Formatter<'_>, automaton: &Tagged) -> fmt::Result {
    let mut ranges: Vec<(u32, u32, usize)> = Vec::new();
    for (class, set) in automaton.classes.iter().enumerate() {
        ranges.extend(set.code_points().iter().map(|&(first, last)| (first, last, class)));
    }
    ranges.sort_unstable();
    writeln!(f, "    Automaton {{\n        classes: &{ranges:?},")?;
    let mut tokens: Vec<(u32, u32, usize, usize)> = Vec::new();
    for (index, token) in automaton.tokens.iter().enumerate() {
        let symbol = automaton.classes.len() + index;
        let ranges = token.first.code_points().iter();
        tokens.extend(ranges.map(|&(first, last)| (first, last, symbol, index + 1)));
    }
    writeln!(f, "        tokens: &{tokens:?},\n        states: &[")?;
    for State { accepts, next } in &automaton.states {
        match accepts {
            Some(ops) => write!(f, "            State {{ end: Some(&{}), next: &[", list(ops))?,
            None => write!(f, "            State {{ end: None, next: &[")?,
        }
        for to in next {
            match to {
                Some(Transition { target, ops }) => {
                    write!(f, "Some(({target}, &{})), ", list(ops))?
                }
                None => write!(f, "None, ")?,
            }
        }
        writeln!(f, "] }},")?;
    }
    writeln!(f, "        ],\n    }},")
}

fn list(ops: &[Op]) -> String {
    let ops: Vec<String> = ops.iter().map(|op| format!("Op::{op:?}")).collect();
    format!("[{}]", ops.join(", "))
}

const MACHINE: &str = r#"/// What is done with a register; all of a list at once.
#[allow(dead_code)]
enum Op {
    Before(usize),
    After(usize),
    Clear(usize),
    Copy(usize, usize),
}

struct Automaton {
    /// The first and the last character of a range, and its class.
    classes: &'static [(u32, u32, usize)],
    /// The characters that begin a token, its symbol, and its automaton.
    tokens: &'static [(u32, u32, usize, usize)],
    states: &'static [State],
}

struct State {
    end: Option<&'static [Op]>,
    next: &'static [Option<(usize, &'static [Op])>],
}

impl Automaton {
    /// Reads a text from `at` on, to its end if `whole`, else to the first end of the rule.
    fn run(
        &self,
        text: &str,
        mut at: usize,
        whole: bool,
        registers: &mut [Option<usize>],
    ) -> Option<usize> {
        let mut state = &self.states[0];
        loop {
            if !whole && state.end.is_some() {
                return Some(at);
            }
            let Some(character) = text[at..].chars().next() else {
                act(state.end?, registers, at, at);
                return Some(at);
            };
            let code = character as u32;
            let within = |first: u32, last: u32| (first..=last).contains(&code);
            let token = self.tokens.iter().find(|&&(first, last, symbol, _)| {
                within(first, last) && state.next[symbol].is_some()
            });
            let (symbol, end) = match token {
                Some(&(_, _, symbol, automaton)) => {
                    (symbol, AUTOMATA[automaton].run(text, at, false, &mut [])?)
                }
                None => {
                    let after = self.classes.partition_point(|&(first, _, _)| first <= code);
                    let &(first, last, class) = self.classes.get(after.checked_sub(1)?)?;
                    if !within(first, last) {
                        return None;
                    }
                    (class, at + character.len_utf8())
                }
            };
            let (target, ops) = state.next[symbol]?;
            act(ops, registers, at, end);
            state = &self.states[target];
            at = end;
        }
    }
}

fn act(ops: &[Op], registers: &mut [Option<usize>], before: usize, after: usize) {
    let mut copied = [None; MOST];
    for (slot, op) in copied.iter_mut().zip(ops) {
        if let Op::Copy(_, from) = op {
            *slot = registers[*from];
        }
    }
    for (index, op) in ops.iter().enumerate() {
        match op {
            Op::Before(to) => registers[*to] = Some(before),
            Op::After(to) => registers[*to] = Some(after),
            Op::Clear(to) => registers[*to] = None,
            Op::Copy(to, _) => registers[*to] = copied[index],
        }
    }
}
"#;
