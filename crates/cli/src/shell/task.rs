//! The task of a command on texts.

use crate::shell::get::GetOption;
use crate::shell::options::Format;
use crate::shell::results::{Only, Settings};
use iri_grammar::{Grammar, Production};

/// What a command does to texts.
#[derive(Clone)]
pub struct Task {
    /// The command, by its name in the schema.
    pub command: &'static str,
    /// The form of its texts; `None` where these are no identifiers.
    pub identifier: Option<Production>,
    /// Whether its objects have details, where that depends on its options.
    pub details: Option<bool>,
    /// Whether the results for a person are records of the columns; by default, where there are no
    /// details.
    pub rows: Option<bool>,
    /// Whether its texts are paths.
    pub is_on_paths: bool,
    /// Whether its arguments are files.
    pub takes_files: bool,
    /// What `--get` asks for: the names of the columns.
    pub parts: Option<Vec<&'static str>>,
}

impl Task {
    /// Writes records only where this is so.
    pub fn with_rows(self, rows: bool) -> Self {
        Task { rows: Some(rows), ..self }
    }

    /// Writes parts, if they are asked for.
    pub fn with_parts(self, get: &GetOption) -> Self {
        Task { parts: get.get.as_ref().map(|get| get.names()), ..self }
    }

    /// Whether the results for a person are records of the columns.
    pub fn has_rows(&self, settings: Settings) -> bool {
        let answers = self.rows.unwrap_or(self.details != Some(true));
        let is_text = settings.format == Format::Human && !settings.count;
        is_text && (settings.only == Some(Only::Invalid) || answers)
    }

    /// Tells something besides the output only where this is so.
    pub fn with_details(self, details: bool) -> Self {
        Task { details: Some(details), ..self }
    }

    /// Works on identifiers of this form; on nothing that is one, if the form is not.
    pub fn on(command: &'static str, form: Production) -> Self {
        let identifier = Some(form).filter(|form| form.is_identifier());
        Task { identifier, ..Task::on_texts(command) }
    }

    /// Works on texts that are no identifiers.
    pub fn on_texts(command: &'static str) -> Self {
        Task {
            command,
            identifier: None,
            details: None,
            rows: None,
            is_on_paths: false,
            takes_files: false,
            parts: None,
        }
    }

    /// Works on paths.
    pub fn on_paths(command: &'static str) -> Self {
        Task { is_on_paths: true, ..Task::on_texts(command) }
    }
}

impl From<&'static str> for Task {
    /// Works on IRI references of RFC 3987.
    fn from(command: &'static str) -> Self {
        Task::on(command, Grammar::Rfc3987.reference())
    }
}
