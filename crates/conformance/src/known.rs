//! Files of known failures: an identifier of a case on each line.

use crate::cause::describe_input;
use crate::results::Results;
use crate::shell::{Reason, at, visible};
use crate::suite::Named;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The identifiers of the cases that are known to fail.
#[derive(Debug, Default, PartialEq)]
pub struct Known(BTreeSet<String>);

impl Known {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// It cannot be read, or a line has more than an identifier and a comment.
    pub fn read(path: &Path) -> Result<Self, Reason> {
        let text = fs::read_to_string(path).map_err(|error| at(path, error))?;
        Self::parse(&text).map_err(|error| at(path, error))
    }

    /// Parses the text of a file. `#` begins a comment.
    ///
    /// # Errors
    ///
    /// A line has more than an identifier and a comment.
    ///
    /// ```
    /// use iri_conformance::known::Known;
    ///
    /// let known = Known::parse("# Why\ncheck-rfc3986-URI-00000001 # a:%\n")?;
    /// assert!(known.has("check-rfc3986-URI-00000001"));
    /// assert!(Known::parse("a b\n").is_err());
    /// # Ok::<(), String>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, Reason> {
        let mut ids = BTreeSet::new();
        for (at, line) in text.lines().enumerate() {
            let id = line.split('#').next().unwrap_or_default().trim();
            if id.contains(char::is_whitespace) {
                return Err(format!("line {}: {id:?} is not the identifier of a case", at + 1));
            }
            if !id.is_empty() {
                ids.insert(id.to_owned());
            }
        }
        Ok(Known(ids))
    }

    /// Whether this case is known to fail.
    pub fn has(&self, id: &str) -> bool {
        self.0.contains(id)
    }

    /// The identifiers that no case has.
    pub fn absent(&self, suite: &[Named]) -> Vec<&str> {
        let ids: BTreeSet<&str> =
            suite.iter().flat_map(Named::cases).map(|(_, case)| case.id.as_str()).collect();
        self.0.iter().map(String::as_str).filter(|id| !ids.contains(id)).collect()
    }
}

/// Returns the file of the failures, each with its input as a comment.
pub fn list(results: &Results, suite: &[Named]) -> String {
    let driver = &results.driver;
    let mut out =
        format!("# {} {}, {}\n", visible(&driver.name), visible(&driver.version), results.date);
    for failure in results.failures(suite) {
        let case = failure.case;
        out += &format!("{} # {}\n", case.id, visible(&describe_input(&case.input)));
    }
    out
}
