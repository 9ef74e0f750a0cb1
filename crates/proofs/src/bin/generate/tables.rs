//! Writes the tables of `src/syntax/tables`, one file for each document.
//!
//! This needs the laboratory, the grammars and the list of their productions, but nothing else of
//! the library, so that it works before there are tables.

use super::documents::{Compiled, Document, IPV4ADDRESS};
use super::rules::Rules;
use super::states::{Classes, NO_END, State, Transition, number_of, rows, write_states};
use abnf_lab::Op;
use std::fmt::Write;

impl Compiled {
    /// The file: a table for each rule with components, and the automaton of all rules.
    pub fn file(&self, rules: &Rules, common: &Rules) -> String {
        let Document { name, identifiers, .. } = self.document;
        let mut out = format!(
            "//! Generated from `grammar/{name}.pest` and `grammar/abnf/{name}.abnf` by `crates/proofs`.\n\n\
             use super::super::table::{{NOWHERE as X, Octets, Op, Rest, State, Table}};\n\
             use super::super::table::{{Automaton, COMMON as C, Rules, Token}};\n"
        );
        if self.document.tokens.iter().any(|token| common.start(rules.abnf_name(token)).is_some()) {
            out.push_str("use super::common::COMMON;\n");
        }
        out.push('\n');
        // IPv4address has a table of its own, for tests that make no errors.
        let is_alone = |rule| self.name(rule) == IPV4ADDRESS && rules.start(IPV4ADDRESS).is_some();
        let with_places =
            (0..self.automata.len()).filter(|&rule| self.has_places(rule) || is_alone(rule));
        let with_places: Vec<usize> = with_places.collect();
        let member = |&rule: &usize| (&self.automata[rule], &self.columns[rule][..]);
        let members = with_places.iter().map(member).collect();
        let classes = Classes::of(&self.alphabet, "COMPONENTS", members);
        classes.write(&self.alphabet, &mut out);
        let mut ops: Vec<Vec<Op>> = vec![Vec::new()];
        for &rule in &with_places {
            let (constant, table) = (
                self.name(rule).to_uppercase(),
                self.table(rule, &classes, rules, common, &mut ops),
            );
            let public = identifiers.contains(&self.name(rule)) || is_alone(rule);
            let public = if public { "pub(crate) " } else { "" };
            writeln!(out, "{public}static {constant}: Table = {table};\n").unwrap();
        }
        let lists = rows(ops.iter().map(|ops| list(ops)), 6);
        writeln!(out, "static OPS: &[[Op; 3]] = &[\n{lists}];\n").unwrap();
        let tables = (0..self.automata.len()).map(|rule| match self.has_places(rule) {
            true => format!("Some(&{})", self.name(rule).to_uppercase()),
            false => "None".to_owned(),
        });
        let (count, tables) = (self.automata.len(), rows(tables, 6));
        writeln!(
            out,
            "/// For each rule, in the order of the grammar: its table, or `None` if its texts have no \
             components."
        )
        .unwrap();
        writeln!(out, "pub(super) static TABLES: [Option<&Table>; {count}] = [\n{tables}];\n")
            .unwrap();
        rules.write_automaton(common, "OWN", &mut out);
        let starts = rules.names.iter().zip(&rules.starts).map(|(name, starts)| match starts {
            Some([without, with]) => format!("[{without}, {with}]"),
            None => {
                let start = match common.start(name).unwrap() {
                    [0, _] => "C".to_owned(),
                    [start, _] => format!("C | {start}"),
                };
                format!("[{start}, {start}]")
            }
        });
        let starts = rows(starts, 6);
        writeln!(
            out,
            "/// The automaton of all rules, and the start states of each rule in the order of the grammar.\n\
             pub(crate) static RULES: Rules = Rules {{\n    own: &OWN,\n    starts: &[\n{starts}    ],\n}};"
        )
        .unwrap();
        out
    }

    fn table(
        &self,
        rule: usize,
        classes: &Classes,
        rules: &Rules,
        common: &Rules,
        ops: &mut Vec<Vec<Op>>,
    ) -> String {
        let ops = std::cell::RefCell::new(ops);
        let number = |wanted: &[Op]| number_of(&mut ops.borrow_mut(), wanted.to_vec());
        let end = |state: &State| match &state.accepts {
            Some(ops) => number(ops),
            None => NO_END,
        };
        let has_path = self.needs(rule, &self.document.paths);
        let (automaton, columns) = (&self.automata[rule], &self.columns[rule]);
        let entry = |to: &Transition, token: usize| {
            let op = match &to.ops[..] {
                [] => NO_OP,
                [single] => op(single),
                several => list_op(number(several)),
            };
            assert!(to.target < 0xFF);
            to.target | op << 8 | token << 14
        };
        let tokens = rules.tokens(automaton, common);
        let rest = format!("ops: OPS, tokens: &[{tokens}], has_path: {has_path}");
        write_states(classes, automaton, columns, self.document.tokens[0], end, entry, &rest)
    }
}

/// An operation as a number: the place, and the operation on it.
fn op(op: &Op) -> usize {
    match *op {
        Op::Clear(place) => place,
        Op::Before(place) => place | 1 << 4,
        Op::After(place) => place | 2 << 4,
        Op::Copy(..) => panic!("a place is never copied"),
    }
}

/// The code of no operation.
const NO_OP: usize = 8;

/// The code of a list of operations.
fn list_op(number: usize) -> usize {
    assert!(number < 28);
    (9 + (number >> 2)) | ((number & 3) << 4)
}

fn list(ops: &[Op]) -> String {
    let mut slots = [NO_OP; 3];
    assert!(ops.len() <= 3);
    for (slot, wanted) in slots.iter_mut().zip(ops) {
        *slot = op(wanted);
    }
    format!("{slots:?}")
}
