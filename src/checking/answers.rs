//! What is to be said of a text that stops in a state.

pub(crate) use crate::error::{Answer, Answers, END};

use crate::grammar::Production;
use crate::syntax::{Rules, Stop};

/// What every check against a production of a document needs.
#[derive(Debug)]
pub struct Document {
    pub(super) rules: &'static Rules,
    /// What is said in the states of its own automaton.
    pub(super) own: &'static Answers,
    /// What is said in those of the automaton that documents share.
    pub(super) common: &'static Answers,
    pub(super) private: Option<Private>,
}

/// The characters of private use.
#[derive(Debug)]
pub struct Private {
    /// The productions that allow them.
    pub(super) allowed_in: &'static [Production],
    /// The production that they are in.
    pub(super) class: Production,
}

impl Document {
    pub(super) fn answer(&self, stop: &Stop) -> Answer {
        let own = core::ptr::eq(stop.automaton, self.rules.own);
        let answers = if own { self.own } else { self.common };
        Answer { answers, at: answers.of_states[stop.state] }
    }
}
