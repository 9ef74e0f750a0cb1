//! What reads the texts of an ABNF, made when it is first needed.

use super::grammar::LabGrammar;
use super::network::Network;
use super::program::Program;
use std::sync::OnceLock;

/// The machines of one grammar.
#[derive(Debug)]
pub(super) struct Machines {
    programs: Vec<OnceLock<Option<Program>>>,
    network: OnceLock<Network>,
}

impl Machines {
    pub fn of(grammar: &LabGrammar) -> Self {
        let programs = grammar.rules().iter().map(|_| OnceLock::new()).collect();
        Machines { programs, network: OnceLock::new() }
    }

    /// The program of a rule; none where it would be too long, or without an end.
    pub fn program(&self, grammar: &LabGrammar, rule: usize) -> Option<&Program> {
        self.programs[rule].get_or_init(|| Program::of(grammar, rule)).as_ref()
    }

    /// All rules, for those that have no program.
    pub fn network(&self, grammar: &LabGrammar) -> &Network {
        self.network.get_or_init(|| Network::of(grammar))
    }
}
