//! A case of a conformance file, and its verdicts.

use crate::library::By;
use iri_grammar::host::Profile;
use iri_grammar::{Grammar, Production};
use serde::Deserialize;
use serde_json::Value;
use std::str::FromStr;

/// One line of a case file.
#[derive(Deserialize)]
pub struct Case {
    pub id: String,
    pub source: String,
    pub kind: String,
    #[serde(default)]
    pub grammar: String,
    #[serde(default)]
    pub rule: String,
    pub input: String,
    pub base: Option<String>,
    pub other: Option<String>,
    pub expected: Value,
    /// What parses the texts; not a member of the file.
    #[serde(skip)]
    pub by: By,
}

/// The result of a case: `None` if it passed.
pub type Verdict = Result<Option<Mismatch>, NotRun>;

/// How a case failed.
pub struct Mismatch {
    pub got: Value,
    pub reason: Option<String>,
}

/// Why a case could not be run.
pub enum NotRun {
    /// The case has a name that the program does not know: `kind teleport`.
    Unknown(String),
    /// The members do not fit the kind of the case.
    Malformed(serde_json::Error),
}

impl From<serde_json::Error> for NotRun {
    fn from(error: serde_json::Error) -> Self {
        NotRun::Malformed(error)
    }
}

impl Case {
    /// Returns the grammar of the case.
    pub fn grammar(&self) -> Result<Grammar, NotRun> {
        self.parse_grammar_name()
    }

    /// Returns the profile of IDNA that the member `grammar` names.
    pub fn profile(&self) -> Result<Profile, NotRun> {
        self.parse_grammar_name()
    }

    /// Parses the member `grammar`.
    fn parse_grammar_name<T: FromStr>(&self) -> Result<T, NotRun> {
        self.grammar.parse().map_err(|_| NotRun::Unknown(format!("grammar {}", self.grammar)))
    }

    /// Returns the production that the member `rule` names.
    pub fn production(&self) -> Result<Production, NotRun> {
        match (self.grammar()?, self.rule.as_str()) {
            // In case files, this name means the production of references.
            (grammar @ Grammar::Leiri, "LEIRI") => Ok(grammar.reference()),
            (_, rule) => self.production_named(rule),
        }
    }

    /// Returns the production with this name in the grammar of the case. An error has the name of
    /// the rule of the case.
    pub fn production_named(&self, name: &str) -> Result<Production, NotRun> {
        let grammar = self.grammar()?;
        grammar.production(name).ok_or_else(|| unknown_rule(&self.rule, grammar))
    }
}

/// Returns why a case is skipped whose rule does not exist.
pub fn unknown_rule(rule: &str, grammar: Grammar) -> NotRun {
    NotRun::Unknown(format!("rule {rule} of {grammar}"))
}
