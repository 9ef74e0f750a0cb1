//! Describes what a command does to texts: the kind of texts, and the form of the results.

use crate::shell::get::GetOption;
use crate::shell::options::Format;
use crate::shell::settings::{Only, Settings};
use iri_grammar::{Grammar, Production};

/// The description of what a command does to texts.
#[derive(Clone, Default)]
pub struct Task {
    /// The name of the command in the schema.
    pub command: &'static str,
    /// The production of the texts; `None` if they are not identifiers.
    pub identifier: Option<Production>,
    /// Whether the JSON objects have the details of the command.
    pub has_details: bool,
    /// Whether the results for people are records with the columns of the input.
    pub has_rows: bool,
    /// Whether the texts are paths.
    pub is_on_paths: bool,
    /// Whether the texts are octets in any encoding, so that a byte order mark is not removed.
    pub is_on_octets: bool,
    /// Whether the arguments of the command are files.
    pub takes_files: bool,
    /// The message of a run without a text, if that is an error.
    pub without_texts: Option<&'static str>,
    /// The names of the columns that `--get` writes; `None` without `--get`.
    pub parts: Option<Vec<&'static str>>,
    /// For a command whose results are rows of their own: the names of the columns of the record that
    /// it also reads, and the header.
    pub rows: Option<(Vec<String>, Vec<u8>)>,
}

impl Task {
    /// Sets whether the results for people are records with the columns of the input.
    pub fn with_rows(self, has_rows: bool) -> Self {
        Task { has_rows, ..self }
    }

    /// Makes a run without a text an error with this message.
    pub fn requiring_texts(self, message: &'static str) -> Self {
        Task { without_texts: Some(message), ..self }
    }

    /// Sets that results are rows of their own: with this header, and from these columns of the record
    /// besides the text.
    pub fn with_columns(self, names: &[&str], header: Vec<u8>) -> Self {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Task { rows: Some((names, header)), ..self }
    }

    /// Sets the columns that `--get` writes, if it is given.
    pub fn with_parts(self, get: &GetOption) -> Self {
        Task { parts: get.get.as_ref().map(|get| get.names()), ..self }
    }

    /// Whether results are records with the columns of the input. With `--only invalid`, they
    /// always are, since lines are written unchanged.
    pub fn writes_rows(&self, settings: Settings) -> bool {
        let is_text = settings.format == Format::Human && !settings.count && self.rows.is_none();
        is_text && (settings.only == Some(Only::Invalid) || self.has_rows)
    }

    /// Sets whether the options ask for details: only then the JSON objects have them.
    pub fn with_details(self, has_details: bool) -> Self {
        Task { has_details, ..self }
    }

    /// Sets that the texts are octets in any encoding.
    pub fn in_any_encoding(self) -> Self {
        Task { is_on_octets: true, ..self }
    }

    /// Returns the task of a command on texts of this production; [`on_texts`](Self::on_texts) if
    /// the production is not for whole identifiers.
    pub fn on(command: &'static str, form: Production) -> Self {
        let identifier = Some(form).filter(|form| form.is_identifier());
        Task { identifier, ..Task::on_texts(command) }
    }

    /// Returns the task of a command on texts that are not identifiers.
    pub fn on_texts(command: &'static str) -> Self {
        Task { command, has_details: true, has_rows: true, ..Task::default() }
    }

    /// Returns the task of a command on paths.
    pub fn on_paths(command: &'static str) -> Self {
        Task { is_on_paths: true, ..Task::on_texts(command).in_any_encoding() }
    }
}

impl From<&'static str> for Task {
    /// Returns the task of a command on IRI references of RFC 3987.
    fn from(command: &'static str) -> Self {
        Task::on(command, Grammar::Rfc3987.reference())
    }
}
