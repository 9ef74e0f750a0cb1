//! A grammar together with its languages.

use std::sync::OnceLock;

use super::compile::Compiled;
use super::grammar::{LabGrammar, Notation};
use super::languages::{Lang, Languages};
use super::program::Program;

/// What was asked of a grammar and it cannot answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StudyError {
    /// The grammar has no rule of this name.
    #[error("the grammar has no rule `{0}`")]
    UnknownRule(String),
    /// The question makes sense only where alternatives are unordered.
    #[error("only a grammar in ABNF can be asked for {0}")]
    NotAbnf(&'static str),
}

/// A grammar and the languages of its rules, ready to be asked.
#[derive(Debug)]
pub struct Study {
    grammar: LabGrammar,
    languages: Languages,
    compiled: Compiled,
    programs: Vec<OnceLock<Program>>,
}

impl Study {
    /// Computes the languages of all rules.
    pub fn of(grammar: LabGrammar) -> Self {
        let mut languages = Languages::of(&[&grammar]);
        let compiled = languages.compile(&grammar);
        let programs = grammar.rules().iter().map(|_| OnceLock::new()).collect();
        Study { grammar, languages, compiled, programs }
    }

    /// The grammar.
    pub fn grammar(&self) -> &LabGrammar {
        &self.grammar
    }

    /// The languages.
    pub fn languages(&self) -> &Languages {
        &self.languages
    }

    pub(super) fn languages_mut(&mut self) -> &mut Languages {
        &mut self.languages
    }

    /// The languages of the rules by their indices.
    pub fn compiled(&self) -> &Compiled {
        &self.compiled
    }

    /// The language of the rule of this name.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn lang(&self, rule: &str) -> Result<Lang, StudyError> {
        Ok(self.compiled.rule(self.index(rule)?))
    }

    /// Whether the rule of this name matches the text from start to end.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn accepts(&self, rule: &str, text: &str) -> Result<bool, StudyError> {
        Ok(self.languages.accepts(self.lang(rule)?, text))
    }

    /// The program of a rule, written when it is first needed.
    pub(super) fn program(&self, rule: usize) -> &Program {
        self.programs[rule].get_or_init(|| Program::of(&self.grammar, rule))
    }

    pub(super) fn index(&self, rule: &str) -> Result<usize, StudyError> {
        self.grammar.index(rule)
    }

    pub(super) fn abnf_only(&self, question: &'static str) -> Result<(), StudyError> {
        match self.grammar.notation() {
            Notation::Abnf => Ok(()),
            Notation::Pest => Err(StudyError::NotAbnf(question)),
        }
    }
}

impl LabGrammar {
    pub(super) fn index(&self, rule: &str) -> Result<usize, StudyError> {
        self.find(rule).ok_or_else(|| StudyError::UnknownRule(rule.to_owned()))
    }
}
