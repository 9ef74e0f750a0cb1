//! Writes the tables of `src/syntax/tables`, one file for each document.
//!
//! The module needs the laboratory, the grammars and the list of their productions, but nothing else
//! of the library. So it works before there are tables.

use super::documents::{Compiled, Document, IPV4ADDRESS};
use super::rules::Rules;
use super::states::{Classes, NO_END, State, Transition, intern, rows, table_source};
use abnf_lab::Op;
use std::fmt::Write;

impl Compiled {
    /// Returns the source of the document's tables: a table for each rule with components, and the
    /// automaton of all rules.
    pub fn tables_file(&self, rules: &Rules, common: &Rules) -> String {
        let Document { name, identifiers, .. } = self.document;
        let mut out = format!(
            "//! Generated from `grammar/{name}.pest` and `grammar/abnf/{name}.abnf` by `crates/proofs`.\n\n\
             use super::super::table::{{Automaton, COMMON as C, Node, Rules, Token}};\n\
             use super::super::table::{{NOWHERE as X, Octets, Op, Range, Rest, State, Table, range}};\n"
        );
        if self.document.tokens.iter().any(|token| common.start(rules.abnf_name(token)).is_some()) {
            out.push_str("use super::common::COMMON;\n");
        }
        out.push('\n');
        // IPv4address has no components, but a table: hosts are tested with it if no error is
        // needed.
        let is_ipv4 = |rule| self.name(rule) == IPV4ADDRESS && rules.start(IPV4ADDRESS).is_some();
        let with_table =
            (0..self.automata.len()).filter(|&rule| self.has_places(rule) || is_ipv4(rule));
        let with_table: Vec<usize> = with_table.collect();
        let member = |&rule: &usize| (&self.automata[rule], &self.columns[rule][..]);
        let members = with_table.iter().map(member).collect();
        let classes = Classes::new(&self.alphabet, "COMPONENTS", members);
        classes.write(&self.alphabet, &mut out);
        let mut ops: Vec<Vec<Op>> = vec![Vec::new()];
        for &rule in &with_table {
            let (constant, table) = (
                self.name(rule).to_uppercase(),
                self.table(rule, &classes, rules, common, &mut ops),
            );
            let is_public = identifiers.contains(&self.name(rule)) || is_ipv4(rule);
            let visibility = if is_public { "pub(crate) " } else { "" };
            writeln!(out, "{visibility}static {constant}: Table = {table};\n").unwrap();
        }
        let lists = rows(ops.iter().map(|ops| ops_source(ops)), 6);
        writeln!(out, "static OPS: &[[Op; 3]] = &[\n{lists}];\n").unwrap();
        let tables = (0..self.automata.len()).map(|rule| {
            if self.has_places(rule) {
                format!("Some(&{})", self.name(rule).to_uppercase())
            } else {
                "None".to_owned()
            }
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
        let starts = rows(rules.starts_source(common), 6);
        writeln!(
            out,
            "/// The automaton of all rules, and the start states of each rule in the order of the grammar.\n\
             pub(crate) static RULES: Rules = Rules {{\n    own: &OWN,\n    starts: &[\n{starts}    ],\n}};"
        )
        .unwrap();
        out
    }

    /// Returns the source of the table of a rule. Adds the lists of operations that the table needs
    /// to `ops`.
    fn table(
        &self,
        rule: usize,
        classes: &Classes,
        rules: &Rules,
        common: &Rules,
        ops: &mut Vec<Vec<Op>>,
    ) -> String {
        let ops = std::cell::RefCell::new(ops);
        let number = |wanted: &[Op]| intern(&mut ops.borrow_mut(), wanted.to_vec());
        let end = |state: &State| match &state.accepts {
            Some(ops) => number(ops),
            None => NO_END,
        };
        let has_path = self.needs(rule, &self.document.paths);
        let (automaton, columns) = (&self.automata[rule], &self.columns[rule]);
        let entry = |to: &Transition, token: usize| {
            let op = match &to.ops[..] {
                [] => NO_OP,
                [single] => op_code(single),
                several => list_code(number(several)),
            };
            // Eight bits for the target, six for the operation, and the token above them.
            assert!(to.target < 0xFF);
            to.target | op << 8 | token << 14
        };
        let tokens = rules.tokens(automaton, "OWN", common);
        let rest = format!("ops: OPS, tokens: &[{tokens}], has_path: {has_path}");
        table_source(classes, automaton, columns, self.document.tokens[0], end, entry, &rest)
    }
}

/// Returns the code of an operation, as `Op` in `src/syntax/table.rs` defines it: the number of the
/// place in the lowest four bits, its new value above.
fn op_code(op: &Op) -> usize {
    match *op {
        Op::Clear(place) => place,
        Op::Before(place) => place | 1 << 4,
        Op::After(place) => place | 2 << 4,
        Op::Copy(..) => panic!("a place is never copied"),
    }
}

/// The code of no operation.
const NO_OP: usize = 8;

/// Returns the code of the list of operations with this number. The codes from 9 to 15 denote lists,
/// four lists each.
fn list_code(number: usize) -> usize {
    assert!(number < 28);
    (9 + (number >> 2)) | ((number & 3) << 4)
}

/// Returns the source of a list of at most three operations.
fn ops_source(ops: &[Op]) -> String {
    let mut codes = [NO_OP; 3];
    assert!(ops.len() <= 3);
    for (code, op) in codes.iter_mut().zip(ops) {
        *code = op_code(op);
    }
    format!("{codes:?}")
}
