//! How far a text goes, and what could have followed there.

use crate::error::Expected;
use crate::grammar::Production;
use crate::syntax::{Stop, Table};

/// The automata of one production, for each [sight](super::Sight) of a text.
pub(crate) type Diagnoses = [&'static Diagnosis; 8];

/// An automaton that reads a text as far as it goes.
///
/// Its states are those in which something else is to be said.
#[derive(Debug)]
pub struct Diagnosis {
    pub(crate) table: Table,
    /// Of each state, the number of what is to be said of a text that stops there.
    pub(super) of_states: &'static [u8],
    pub(super) answers: &'static [Answer],
    /// The automata of the table's tokens.
    pub(super) inner: &'static [&'static Diagnosis],
}

/// What every check against a production of a document needs.
#[derive(Debug)]
pub struct Document {
    /// The table of all identifiers and references.
    pub(super) reference: &'static Table,
    pub(super) scheme: &'static Table,
    pub(super) private: Option<Private>,
}

/// The characters of private use.
#[derive(Debug)]
pub struct Private {
    /// The productions that allow them.
    pub(super) allowed_in: &'static [Production],
    /// The production that they are in.
    pub(super) class: Production,
    pub(super) table: &'static Table,
}

/// What is to be said of a text that stops at a point.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The index of the production to name.
    pub(crate) production: u8,
    /// What could have followed, in the document's order.
    pub(crate) expected: &'static [Expected],
}

impl Diagnosis {
    /// The length of the longest beginning of `text` that could have become valid, and what
    /// is to be said of it.
    pub(super) fn read(&self, text: &str) -> (usize, &'static Answer) {
        match self.table.stop(text, 0) {
            Stop { at, state, token: None } => (at, self.answer(state)),
            Stop { at, token: Some(token), .. } => {
                let inner = self.inner[token];
                let Stop { at, state, .. } = inner.table.stop(text, at);
                (at, inner.answer(state))
            }
        }
    }

    fn answer(&self, state: usize) -> &'static Answer {
        &self.answers[usize::from(self.of_states[state])]
    }
}
