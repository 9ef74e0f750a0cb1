//! What is known about failures: issues in the trackers of implementations, and deviations that their
//! documentation states.

use crate::case::Operation;
use crate::cause::Cause;
use crate::shell::{Reason, at};
use serde::Deserialize;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// The table of what is known.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Its entries.
    #[serde(default)]
    pub known: Vec<Entry>,
}

/// What is known about some failures of an implementation. A member that is absent fits all of them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name of its file of results, without `.json`.
    pub implementation: String,
    /// Where it is known from.
    pub from: From,
    /// The address of the issue, or of the page of the documentation.
    pub address: String,
    /// What is said there, in a few words.
    pub says: String,
    /// The operation of the failures.
    pub operation: Option<Operation>,
    /// How the answers differ, in the words of the report.
    pub how: Option<String>,
    /// The productions and steps of which one decides the failures; empty if any may.
    #[serde(default)]
    pub decides: Vec<String>,
    /// A part of the error that the implementation gives.
    pub error: Option<String>,
}

/// Where a failure is known from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum From {
    /// An issue in the tracker of the implementation.
    Issue,
    /// Its documentation, which states the deviation.
    Documentation,
}

impl From {
    /// What precedes the link.
    pub fn words(self) -> &'static str {
        match self {
            From::Issue => "Known issue",
            From::Documentation => "Documented deviation",
        }
    }
}

impl Table {
    /// Reads a table.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or is no such table.
    pub fn read(path: &Path) -> Result<Self, Reason> {
        let text = fs::read_to_string(path).map_err(|error| at(path, error))?;
        toml::from_str(&text).map_err(|error| at(path, error))
    }

    /// Returns the entries about the failures of a cause.
    pub fn of<'t>(&'t self, implementation: &str, cause: &Cause<'_>) -> Vec<&'t Entry> {
        let is_about = |entry: &&Entry| entry.implementation == implementation && entry.fits(cause);
        self.known.iter().filter(is_about).collect()
    }

    /// Returns the entry with the address that an answer `skipped` names.
    pub fn at(&self, implementation: &str, address: &str) -> Option<&Entry> {
        let is_there = |it: &&Entry| it.implementation == implementation && it.address == address;
        self.known.iter().find(is_there)
    }
}

impl Entry {
    /// Whether the entry is about the failures of a cause.
    fn fits(&self, cause: &Cause<'_>) -> bool {
        let error = cause.example().got.get("error").and_then(Value::as_str);
        let decides = &cause.ruling().decides;
        self.operation.is_none_or(|it| it == cause.operation())
            && self.how.as_ref().is_none_or(|how| *how == cause.how)
            && (self.decides.is_empty() || self.decides.contains(decides))
            && self.error.as_ref().is_none_or(|it| error.is_some_and(|error| error.contains(it)))
    }
}
