//! An automaton as Rust source that stands by itself.

use super::{Op, State, Tagged, Transition};
use std::fmt::{self, Write};

impl Tagged {
    /// Rust source of a module with a function `read`, which reads a whole text and returns the
    /// places of the tags in bytes, or `None` where the rule does not accept it. It needs `core`
    /// only.
    pub fn to_rust(&self) -> String {
        let mut source = String::new();
        // Writing to a string does not fail.
        let _ = self.write_rust(&mut source);
        source
    }

    fn write_rust(&self, out: &mut String) -> fmt::Result {
        let Tagged { tags, registers, .. } = self;
        let count = tags.len();
        let names: Vec<String> = tags.iter().map(ToString::to_string).collect();
        let most = self.states.iter().flat_map(State::lists).map(Vec::len).max().unwrap_or(0);
        write!(
            out,
            "/// What [`read`] finds, in this order.
pub const TAGS: [&str; {count}] = {names:?};

/// The places of [`TAGS`] in a text, in bytes; `None` where the rule does not
/// take it. Takes time in proportion to its length.
pub fn read(text: &str) -> Option<[Option<usize>; {count}]> {{
    let mut registers = [None; {registers}];
    let end = AUTOMATA[0].run(text, 0, true, &mut registers)?;
    debug_assert_eq!(end, text.len());
    let mut places = [None; {count}];
    places.copy_from_slice(&registers[..{count}]);
    Some(places)
}}

{MACHINE}
/// How many operations there are at once.
const MOST: usize = {most};

static AUTOMATA: &[Automaton] = &[
"
        )?;
        for automaton in [self].into_iter().chain(&self.inner) {
            automaton.write_automaton(out)?;
        }
        out.write_str("];\n")
    }

    fn write_automaton(&self, out: &mut String) -> fmt::Result {
        let points = |set: &super::CharSet| set.code_points().to_vec().into_iter();
        let classes = self.classes.iter().enumerate();
        let mut ranges: Vec<(u32, u32, usize)> = classes
            .flat_map(|(class, set)| points(set).map(move |(first, last)| (first, last, class)))
            .collect();
        ranges.sort_unstable();
        let tokens = self.tokens.iter().zip(self.classes.len()..).zip(1..);
        let tokens: Vec<(u32, u32, usize, usize)> = tokens
            .flat_map(|((token, symbol), automaton)| {
                points(&token.first).map(move |(first, last)| (first, last, symbol, automaton))
            })
            .collect();
        writeln!(out, "    Automaton {{\n        classes: &{ranges:?},")?;
        writeln!(out, "        tokens: &{tokens:?},\n        states: &[")?;
        for State { accepts, next } in &self.states {
            let end = accepts.as_ref().map_or("None".into(), |ops| format!("Some(&{})", list(ops)));
            write!(out, "            State {{ end: {end}, next: &[")?;
            for to in next {
                match to {
                    Some(Transition { target, ops }) => {
                        write!(out, "Some(({target}, &{})), ", list(ops))?
                    }
                    None => write!(out, "None, ")?,
                }
            }
            writeln!(out, "] }},")?;
        }
        writeln!(out, "        ],\n    }},")
    }
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
