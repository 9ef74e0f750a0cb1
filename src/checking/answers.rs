//! What is to be said of a text that stops in a state.

use crate::error::Expected;
use crate::grammar::{Grammar, Production};
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

/// What is to be said in the states of an automaton.
#[derive(Debug)]
pub(crate) struct Answers {
    /// The grammar whose productions are numbered here. Where another one prints them alike, its
    /// own are meant.
    pub(crate) grammar: Grammar,
    /// Lists, one after the other: the number of the production to name, and those of what could
    /// have followed, in the document's order. Each ends with [`END`].
    pub(crate) all: &'static [u8],
    /// What the numbers from [`TERMINAL`] on stand for. Those below are productions.
    pub(crate) terminals: &'static [Expected],
    /// Of each state, where its list begins.
    pub(crate) of_states: &'static [u16],
}

pub(crate) const END: u8 = 0xFF;
const TERMINAL: u8 = 0x80;

/// What is to be said of a text that stops at a point.
#[derive(Clone, Copy)]
pub(crate) struct Answer {
    pub(crate) answers: &'static Answers,
    pub(crate) at: u16,
}

/// Each is a static of its own.
impl PartialEq for Answers {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

impl Eq for Answers {}

impl Document {
    pub(super) fn answer(&self, stop: &Stop) -> Answer {
        let own = core::ptr::eq(stop.automaton, self.rules.own);
        let answers = if own { self.own } else { self.common };
        Answer { answers, at: answers.of_states[stop.state] }
    }
}

impl Answer {
    /// The first of some lists that belong to no state.
    pub(crate) const fn first(answers: &'static Answers) -> Self {
        Answer { answers, at: 0 }
    }

    /// The production to name; `None` where it is the one that was asked for.
    pub(crate) fn production(self, grammar: Grammar) -> Option<Production> {
        self.number(0).map(|number| self.in_grammar(number, grammar))
    }

    /// What could have followed, in the document's order.
    pub(crate) fn expected(self, grammar: Grammar) -> impl Iterator<Item = Expected> + Clone {
        let numbers = (1..).map_while(move |place| self.number(place));
        numbers.map(move |number| match number.checked_sub(TERMINAL) {
            Some(terminal) => self.answers.terminals[usize::from(terminal)],
            None => Expected::Production(self.in_grammar(number, grammar)),
        })
    }

    fn number(self, place: usize) -> Option<u8> {
        let number = self.answers.all.get(usize::from(self.at) + place)?;
        (*number != END).then_some(*number)
    }

    fn in_grammar(self, number: u8, grammar: Grammar) -> Production {
        Production::new(self.answers.grammar, number.into()).in_grammar(grammar)
    }
}
