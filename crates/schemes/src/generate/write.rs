//! Writes tables as octets: `table.rs` has the format of a table, `scheme.rs` that of a file.

use super::automaton::{Automaton, Transition};
use crate::scheme::{FORBIDDEN, GENERIC, IN_RULE};
use crate::source::{Fragment, Origin};
use crate::table::{NO_CLASS, NONE};
use abnf_lab::Reading;
use std::collections::HashMap;

/// Returns the octets of a table.
pub(super) fn table(automaton: &Automaton, parts: &[&str], rule: &str, from: &Origin) -> Vec<u8> {
    let Automaton { classes, width, states, readings, .. } = automaton;
    let (mut next, mut marked, mut accepting, mut explanations) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut printed, mut sets): (Vec<u8>, Vec<&[bool]>) = (Vec::new(), Vec::new());
    let mut operations = Operations::default();
    let mut transitions: Vec<(u16, u16)> = Vec::new();
    for state in states {
        for to in &state.next {
            push(
                &mut next,
                match to {
                    None => NONE,
                    Some(Transition { state, readings }) if readings.is_empty() => small(*state),
                    Some(Transition { state, readings }) => {
                        let transition = (small(*state), operations.start(readings));
                        let known = transitions.iter().position(|known| *known == transition);
                        let index = known.unwrap_or_else(|| {
                            transitions.push(transition);
                            transitions.len() - 1
                        });
                        small(states.len() + index)
                    }
                },
            );
        }
        push(
            &mut accepting,
            state.accepts.as_ref().map_or(NONE, |it| operations.start(std::slice::from_ref(it))),
        );
        push(&mut explanations, small(state.explanation));
        let known = sets.iter().position(|set| *set == state.is_printed);
        let set = known.unwrap_or_else(|| {
            sets.push(&state.is_printed);
            sets.len() - 1
        });
        push(&mut printed, small(set));
    }
    for (to, start) in &transitions {
        push(&mut marked, *to);
        push(&mut marked, *start);
    }
    let mut out = Vec::new();
    let octets = operations.octets.len();
    // The numbers at the beginning of a table, in the order of `table.rs`.
    let counts = [
        states.len(),
        *width,
        transitions.len(),
        octets,
        *readings,
        parts.len(),
        sets.len(),
        automaton.open_states,
    ];
    for count in counts {
        push(&mut out, small(count));
    }
    let bits = |octet: &[bool]| octet.iter().rev().fold(0, |bits, bit| bits << 1 | u8::from(*bit));
    let sets: Vec<u8> = sets.iter().flat_map(|set| set.chunks(8).map(bits)).collect();
    let class = |class: &Option<usize>| class.map_or(NO_CLASS, |it| u8::try_from(it).expect("few"));
    out.extend(classes.iter().map(class));
    for section in [next, marked, accepting, explanations, printed, sets, operations.octets] {
        out.extend(section);
    }
    out.extend(words(automaton, parts, rule, from).into_bytes());
    out
}

/// Returns the strings of a table.
fn words(automaton: &Automaton, parts: &[&str], rule: &str, from: &Origin) -> String {
    let rules = automaton.rules.iter().map(|rule| {
        let Origin { document, section, sentence } = &rule.origin;
        [&rule.name, rule.place, document, section, sentence].join("\t")
    });
    let explanations = automaton
        .explanations
        .iter()
        .map(|it| [vec![it.rule.to_string()], it.expected.clone()].concat().join("\t"));
    let names = parts.iter().map(|part| part.split('|').next().unwrap_or(part));
    let names: Vec<&str> = names.collect();
    let head = [names.join("\t"), {
        let count = automaton.rules.len().to_string();
        [rule, &count, &from.document, &from.section].join("\t")
    }];
    head.into_iter().chain(rules).chain(explanations).collect::<Vec<String>>().join("\n")
}

/// Returns the octets of a file: `scheme.rs` has the format.
pub(super) fn file(fragment: &Fragment, tables: &[(String, Vec<u8>)]) -> Vec<u8> {
    let (kind, sentence) = match fragment {
        Fragment::Generic => (GENERIC, String::new()),
        Fragment::InRule => (IN_RULE, String::new()),
        Fragment::Forbidden(it) => {
            (FORBIDDEN, [&*it.document, &*it.section, &*it.sentence].join("\t"))
        }
    };
    let mut out = vec![kind];
    push(&mut out, small(sentence.len()));
    out.extend(sentence.bytes());
    for (part, table) in tables {
        out.push(u8::try_from(part.len()).expect("a short name"));
        out.extend(part.bytes());
        out.extend(u32::try_from(table.len()).expect("a small table").to_le_bytes());
        out.extend(table);
    }
    out
}

/// The lists of readings.
#[derive(Default)]
struct Operations {
    octets: Vec<u8>,
    known: HashMap<Vec<Reading>, u16>,
}

impl Operations {
    /// Returns where a list of readings starts, after adding it if it is new.
    fn start(&mut self, readings: &[Reading]) -> u16 {
        if let Some(start) = self.known.get(readings) {
            return *start;
        }
        let start = small(self.octets.len());
        self.octets.push(octet(readings.len()));
        for reading in readings {
            self.octets.extend([octet(reading.from), octet(reading.tags.len())]);
            self.octets.extend(reading.tags.iter().map(|&tag| octet(tag)));
        }
        self.known.insert(readings.to_vec(), start);
        start
    }
}

/// Appends a number of two octets.
fn push(out: &mut Vec<u8>, number: u16) {
    out.extend(number.to_le_bytes());
}

/// Returns a number that fits in two octets and is not `NONE`.
fn small(number: usize) -> u16 {
    u16::try_from(number).ok().filter(|&number| number < NONE).expect("a small table")
}

/// Returns a number that fits in one octet.
fn octet(number: usize) -> u8 {
    u8::try_from(number).expect("few readings and parts")
}
