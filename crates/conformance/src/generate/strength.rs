//! The page that says how strong the cases are.

use crate::mutant::Operator;
use std::fmt::Write;

/// The mutants of one operator and one start production.
pub struct Row {
    pub document: &'static str,
    pub production: &'static str,
    pub operator: Operator,
    pub made: usize,
    /// Proved to accept the same texts.
    pub equal: usize,
    /// Killed by a case of the full suite.
    pub killed: usize,
    /// Killed by a case of the small suite, if it has cases of the production.
    pub killed_by_small: Option<usize>,
}

/// The rows of all start productions.
#[derive(Default)]
pub struct Strengths {
    pub rows: Vec<Row>,
}

impl Strengths {
    /// Whether each mutant that is not equal is killed.
    pub fn is_complete(&self) -> bool {
        self.rows.iter().all(|row| row.equal + row.killed == row.made)
    }

    /// The page.
    pub fn markdown(&self) -> String {
        let mut page = START.to_owned();
        for operator in Operator::ALL {
            let (number, mistake) = (operator.number(), operator.mistake());
            writeln!(page, "| {number} | {operator} | {mistake} |").expect("a string");
        }
        let mut starts: Vec<(&str, &str)> = Vec::new();
        for row in &self.rows {
            if !starts.contains(&(row.document, row.production)) {
                starts.push((row.document, row.production));
            }
        }
        for (document, production) in starts {
            let rows = || {
                self.rows
                    .iter()
                    .filter(|row| (row.document, row.production) == (document, production))
            };
            write!(page, "\n## {document}, {production}\n\n{HEAD}").expect("a string");
            for row in rows() {
                page += &table_line(
                    row.operator.name(),
                    row.made,
                    row.equal,
                    row.killed,
                    row.killed_by_small,
                );
            }
            let sum_of = |of: fn(&Row) -> usize| rows().map(of).sum();
            let small = rows().map(|row| row.killed_by_small).sum();
            page += &table_line(
                "**all**",
                sum_of(|it| it.made),
                sum_of(|it| it.equal),
                sum_of(|it| it.killed),
                small,
            );
        }
        page
    }
}

/// Returns a line of a table: the name of an operator and its numbers of mutants. `small` are those
/// that the small suite kills.
fn table_line(
    name: &str,
    made: usize,
    equal: usize,
    killed: usize,
    small: Option<usize>,
) -> String {
    let not_equal = made - equal;
    let small = match small {
        Some(small) => format!("{small} (misses {})", not_equal - small),
        None => "no cases".to_owned(),
    };
    format!("| {name} | {made} | {equal} | {killed} | {small} |\n")
}

const START: &str = "\
# How strong the cases of `check` are

`iri-conformance generate` writes this page. Each mutant is a grammar in which one place of one rule is
changed. The laboratory proves that a mutant accepts the same texts as the grammar, or finds a shortest
text that tells them apart. A case kills a mutant if the mutant gives another answer than the grammar.

| number | operator | an implementation with this mistake |
| --- | --- | --- |
";

const HEAD: &str = "\
| operator | made | equal | killed | by the small suite |
| --- | --- | --- | --- | --- |
";
