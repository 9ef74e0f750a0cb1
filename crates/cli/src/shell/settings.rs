//! How the results of a run are written: what the options of a command say about it.

use crate::shell::columns::{Form, OtherColumns};
use crate::shell::commands::Members;
use crate::shell::fields::{ALL, Fields};
use crate::shell::options::Format;
use clap::ValueEnum;
use iri_grammar::{Grammar, Production};

/// The value of `--only`: which texts are shown.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Only {
    Valid,
    Invalid,
}

/// The value of `--on-invalid`: what happens at an invalid text.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub enum OnInvalid {
    /// Its line, or its column, is empty if it has no result
    Empty,
    /// It has no line if it has no result
    #[default]
    Drop,
    /// As drop; then the run ends
    Fail,
}

/// How results are written.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The name of the command in the schema.
    pub command: &'static str,
    /// The production of the texts; `None` if they are not identifiers.
    pub identifier: Option<Production>,
    pub format: Format,
    pub members: Members,
    /// The members that `--fields` selects.
    pub fields: &'static Fields,
    pub only: Option<Only>,
    pub count: bool,
    /// Whether texts are counted by production, scheme and so on: for `--count` and `--stats`.
    pub has_counts: bool,
    /// The form of the records of `--rejects`, if it is given.
    pub rejects: Option<Form>,
    pub quiet: bool,
    pub on_invalid: OnInvalid,
    /// Whether the header of the columns is written: always, except by `table --no-header`.
    pub has_header: bool,
    /// Whether results are records with the columns of the input. Then the header is written even if
    /// no record follows.
    pub has_rows: bool,
    /// The number of columns of a result, which it has in place of the selected column.
    pub part_count: usize,
    /// Whether there may be several texts.
    pub has_several_texts: bool,
    /// Whether the lines of results end with NUL.
    pub null: bool,
    /// Whether the result lines are about places in the input (`FILE:LINE:COLUMN`), as those of
    /// `check` and `lint`.
    pub reports_places: bool,
}

impl Settings {
    /// Returns the settings of a command on IRI references of RFC 3987 without further options.
    pub fn new(command: &'static str, format: Format) -> Self {
        Settings {
            command,
            identifier: Some(Grammar::Rfc3987.reference()),
            format,
            members: Members::for_command(command),
            fields: &ALL,
            only: None,
            count: false,
            has_counts: false,
            rejects: None,
            quiet: false,
            on_invalid: OnInvalid::Drop,
            has_header: true,
            has_rows: false,
            part_count: 1,
            has_several_texts: false,
            null: false,
            reports_places: false,
        }
    }

    /// Returns where the columns that are not selected are written.
    pub fn other_columns(&self) -> OtherColumns {
        match self.format {
            _ if self.count => OtherColumns::Nowhere,
            Format::Jsonl if self.members.is_row() => OtherColumns::Nowhere,
            Format::Jsonl => OtherColumns::InObjects,
            Format::Human if self.has_rows => OtherColumns::InRows,
            Format::Human => OtherColumns::Nowhere,
        }
    }

    /// Returns the octet that ends a line.
    pub fn line_end(&self) -> u8 {
        if self.null { b'\0' } else { b'\n' }
    }
}
