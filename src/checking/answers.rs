//! Finds the lists for an error message from the state in which an automaton stopped.

pub(crate) use crate::error::{Answer, Answers, END, Terminal};

use crate::grammar::Production;
use crate::syntax::{Rules, Stop};

/// The automata and answers of a document, which explain every error of its productions.
#[derive(Debug)]
pub struct Document {
    pub(super) rules: &'static Rules,
    /// The answers for the states of the document's own automaton.
    pub(super) own: &'static Answers,
    /// The answers for the states of the automaton that all documents share.
    pub(super) common: &'static Answers,
    pub(super) private: Option<Private>,
}

/// The private-use characters of a grammar.
#[derive(Debug)]
pub struct Private {
    /// The productions that allow the characters.
    pub(super) allowed_in: &'static [Production],
    /// The production of these characters: `iprivate`.
    pub(super) class: Production,
}

impl Document {
    /// The answer for the state in which an automaton stopped.
    pub(super) fn answer(&self, stop: &Stop) -> Answer {
        let is_own = core::ptr::eq(stop.automaton, self.rules.own);
        let answers = if is_own { self.own } else { self.common };
        Answer { answers, at: answers.of_states[stop.state] }
    }
}
