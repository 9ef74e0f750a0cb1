//! The answer for a text that an automaton rejects in a state.

pub(crate) use crate::error::{Answer, Answers, END};

use crate::grammar::Production;
use crate::syntax::{Rules, Stop};

/// The automata and answers of a document, which explain every error of its productions.
#[derive(Debug)]
pub struct Document {
    pub(super) rules: &'static Rules,
    /// The answers for the states of its own automaton.
    pub(super) own: &'static Answers,
    /// The answers for the states of the automaton that documents share.
    pub(super) common: &'static Answers,
    pub(super) private: Option<Private>,
}

/// The characters of private use.
#[derive(Debug)]
pub struct Private {
    /// The productions that allow the characters.
    pub(super) allowed_in: &'static [Production],
    /// The production that contains them: `iprivate`.
    pub(super) class: Production,
}

impl Document {
    pub(super) fn answer(&self, stop: &Stop) -> Answer {
        let own = core::ptr::eq(stop.automaton, self.rules.own);
        let answers = if own { self.own } else { self.common };
        Answer { answers, at: answers.of_states[stop.state] }
    }
}
