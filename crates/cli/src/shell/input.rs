//! The input of commands: texts of the command line, and lines of files.

use crate::shell::bulk::{BulkOptions, SharedOptions};
use crate::shell::columns::Form;
use crate::shell::commands::Members;
use crate::shell::options::{Format, FormatOption, misuse, unusable};
use crate::shell::output::{Status, message, quoted};
use crate::shell::problem::{Field, Item, Problem, Text, print_error};
use crate::shell::results::Results;
use crate::shell::settings::{Only, Settings};
use crate::shell::task::Task;
use crate::shell::totals::Totals;
use crate::shell::work::{Input, Source};
use clap::Args;
use iri_grammar::Error;
use std::ffi::OsString;
use std::io;
use std::path::Path;

/// Texts from the command line and from files.
#[derive(Args)]
pub struct Texts {
    /// The texts; without any, the lines of standard input
    ///
    /// Write '--' before a TEXT that begins with '-'. Without TEXT and files, or if the only TEXT
    /// is '-', the lines of standard input.
    #[arg(value_name = "TEXT", help_heading = None::<&str>)]
    pub texts: Vec<OsString>,
    #[command(flatten)]
    lines: LineOptions,
}

/// Pairs of texts: a first one, and others that each form a pair with it. With `--column A,B`, each
/// line has its own pair.
#[derive(Args)]
pub struct Pairs {
    /// The base, or the first IRI; omit it if --column names two columns
    #[arg(value_name = "FIRST", help_heading = None::<&str>)]
    first: Option<String>,
    /// The others; without any, the lines of standard input
    ///
    /// Each forms a pair with FIRST. Without TEXT and files, or if the only TEXT is '-', the lines
    /// of standard input.
    #[arg(value_name = "TEXT", help_heading = None::<&str>)]
    texts: Vec<OsString>,
    #[command(flatten)]
    lines: LineOptions,
}

/// Files of lines.
#[derive(Args)]
pub struct Files {
    /// The files; without any, and for '-', standard input
    #[arg(value_name = "FILE", help_heading = None::<&str>)]
    files: Vec<OsString>,
    #[command(flatten)]
    bulk: BulkOptions,
}

/// The options of commands on texts.
#[derive(Args)]
struct LineOptions {
    #[command(flatten)]
    format: FormatOption,
    #[command(flatten)]
    bulk: BulkOptions,
}

impl Texts {
    /// Calls `each` for the octets of each text. Fails only if the results cannot be written.
    pub fn run(
        &self,
        task: impl Into<Task>,
        each: impl Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync,
    ) -> io::Result<Status> {
        let task = task.into();
        let is_on_paths = task.is_on_paths;
        let input = self.lines.input(task, &self.texts, 1)?;
        // The texts of a command on paths may well name files: no message.
        if !is_on_paths {
            self.lines.tell_of_files(&self.texts);
        }
        self.lines.status(input.process(&each)?)
    }

    /// Calls `each` for each text, and rejects texts that are not UTF-8.
    pub fn for_each(
        &self,
        task: impl Into<Task>,
        each: impl Fn(&mut Results, Text<'_>) -> io::Result<Status> + Sync,
    ) -> io::Result<Status> {
        self.run(task, in_utf8(each))
    }

    /// Whether the texts are columns, and the results are for people.
    pub fn has_columns(&self) -> bool {
        !self.lines.bulk.column.is_empty() && self.lines.format.format == Format::Human
    }

    /// Whether `--quiet` is given.
    pub fn quiet(&self) -> bool {
        self.lines.bulk.shared.quiet
    }

    /// Returns the settings for results that are not about a text.
    pub fn settings(&self, command: &'static str) -> Settings {
        self.lines.bulk.shared.settings(command, self.lines.format.format)
    }
}

impl Pairs {
    /// Returns the first text, if all pairs share it; `None` if each pair has its own.
    pub fn shared_first(&self) -> Option<&str> {
        self.first.as_deref()
    }

    /// Writes why the first text, which all pairs share, is not valid.
    pub fn reject_first(&self, text: &str, error: &Error) -> io::Result<Status> {
        self.lines.tell_of_files(&[text.into()]);
        print_error(text, error)
    }

    /// Calls `each` for each pair, and rejects texts that are not UTF-8. Fails if
    /// `--column` names more than one column beside the argument FIRST, or not two without it.
    pub fn for_each(
        &self,
        task: impl Into<Task>,
        each: impl Fn(&mut Results, &str, Text<'_>) -> io::Result<Status> + Sync,
    ) -> io::Result<Status> {
        let task = task.into();
        let Task { command, without_texts, .. } = task;
        let columns = self.lines.bulk.column.names().len();
        match (&self.first, columns) {
            (None, 2) | (Some(_), ..2) => {}
            (None, _) => {
                let missing = "the first text of each pair is missing: give FIRST, or two columns \
                               by --column";
                return Err(misuse(command, missing));
            }
            (Some(_), _) => {
                return Err(misuse(command, "FIRST cannot be used with two columns of --column"));
            }
        }
        let input = self.lines.input(task, &self.texts, 2)?;
        self.lines.tell_of_files(&self.texts);
        let each_second = |results: &mut Results, text: Text<'_>| {
            let first = match text.item.first {
                Some(octets) => str::from_utf8(octets).map_err(|error| (octets, error)),
                None => Ok(self.first.as_deref().unwrap_or_default()),
            };
            match first {
                Ok(first) => each(results, first, text),
                Err((octets, error)) => {
                    let problem = Problem::not_utf8(octets, error);
                    results.refuse(text.item, &text.item.problem_of(Field::First, problem))
                }
            }
        };
        let each_item = |results: &mut Results, item: Item<'_>| match item.utf8() {
            Ok(text) => each_second(results, Text { text, item }),
            Err(error) => {
                let problem = Problem::not_utf8(item.octets, error);
                results.refuse(item, &item.problem_of(Field::Second, problem))
            }
        };
        let totals = input.process(&each_item)?;
        match without_texts {
            Some(message) if self.lines.bulk.shared.had_no_texts(&totals) => Err(unusable(message)),
            _ => self.lines.status(totals),
        }
    }
}

impl Files {
    /// Returns the input of a command: the lines of the files.
    pub fn input(&self, task: Task, format: Format) -> io::Result<Input<'_>> {
        self.input_with_texts(task, format, &[])
    }

    /// Does the same as [`input`](Self::input) for texts, then for the lines of the files. With texts, no
    /// file means no file, and not standard input.
    pub fn input_with_texts<'i>(
        &'i self,
        task: Task,
        format: Format,
        texts: &'i [OsString],
    ) -> io::Result<Input<'i>> {
        let sources = texts.iter().enumerate().map(|(at, text)| Source::Argument(at + 1, text));
        let mut sources: Vec<Source<'_>> = sources.collect();
        let shared = &self.bulk.shared;
        if sources.is_empty() || !self.files.is_empty() || shared.takes_files() {
            let files = shared.files(task.command, &self.files)?;
            sources.extend(files.into_iter().map(Source::File));
        }
        self.bulk.input(Task { takes_files: true, ..task }, sources, format, 1)
    }

    /// Whether `--resume` is given.
    pub fn resumes(&self) -> bool {
        self.bulk.run.resume.is_some()
    }

    /// Returns the options that do not depend on columns.
    pub fn options(&self) -> &SharedOptions {
        &self.bulk.shared
    }
}

/// Returns a function that calls `each` for a text in UTF-8, and rejects other texts.
fn in_utf8(
    each: impl Fn(&mut Results, Text<'_>) -> io::Result<Status> + Sync,
) -> impl Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync {
    move |results, item| match item.utf8() {
        Ok(text) => each(results, Text { text, item }),
        Err(error) => results.refuse(item, &Problem::not_utf8(item.octets, error)),
    }
}

impl LineOptions {
    /// Writes a message for each text that is the name of a file, since its lines may be meant; none
    /// with `--quiet`.
    fn tell_of_files(&self, texts: &[OsString]) {
        let is_file = |text: &&OsString| *text != "-" && Path::new(text).is_file();
        for text in texts.iter().filter(|text| !self.bulk.shared.quiet && is_file(text)) {
            let name = quoted(&text.to_string_lossy());
            message(format_args!("{name} is read as a text; --file reads the lines of the file"));
        }
    }

    /// Returns the status of a run with these totals.
    fn status(&self, totals: Totals) -> io::Result<Status> {
        Ok(totals.status(self.bulk.shared.exit_zero))
    }

    /// Returns the input: the texts of the command line, then the lines of the files; without both,
    /// the lines of standard input. `columns` is the greatest number of columns that `--column` may
    /// select: one, or two for a pair.
    fn input<'i>(
        &'i self,
        task: Task,
        texts: &'i [OsString],
        columns: usize,
    ) -> io::Result<Input<'i>> {
        let source = |(index, text): (usize, &'i OsString)| match texts.len() {
            // A single `-` is standard input.
            1 if text == "-" => Source::File(text),
            _ => Source::Argument(index + 1, text),
        };
        let mut sources: Vec<Source<'_>> = texts.iter().enumerate().map(source).collect();
        if sources.is_empty() || self.bulk.shared.takes_files() {
            let files = self.bulk.shared.files(task.command, &[])?;
            sources.extend(files.into_iter().map(Source::File));
        }
        self.bulk.input(task, sources, self.format.format, columns)
    }
}

impl BulkOptions {
    /// Returns the input with these sources, and begins the output. Fails if options exclude each
    /// other, or `--column` selects more than `columns` columns.
    fn input<'i>(
        &'i self,
        task: Task,
        sources: Vec<Source<'i>>,
        format: Format,
        columns: usize,
    ) -> io::Result<Input<'i>> {
        let Task { command, identifier, has_details, takes_files, is_on_octets, .. } = task;
        let has_own_rows = task.rows.is_some();
        if self.column.names().len() > columns {
            let option = if self.column.field.is_empty() { "--column" } else { "--field" };
            return Err(misuse(command, format!("{option} takes one column here")));
        }
        if task.parts.is_some() && format == Format::Jsonl {
            let why = "--get cannot be used with '--format jsonl': it writes text";
            return Err(misuse(command, why));
        }
        if task.rows.as_ref().is_some_and(|(names, _)| !names.is_empty()) && self.column.is_empty()
        {
            return Err(misuse(command, "in.NAME needs --column or --field"));
        }
        let inputs = sources.iter().map(|source| match source {
            Source::File(file) => Ok(*file),
            Source::Argument(..) => Err(misuse(command, "--resume needs files, and no texts")),
        });
        let state = match self.run.resume {
            None => None,
            Some(_) => {
                let inputs = inputs.collect::<io::Result<Vec<_>>>()?;
                self.run.state(&inputs, self.shared.output.as_deref())?
            }
        };
        self.shared.begin_after(state.as_ref().map(|state| state.output))?;
        let has_several_texts = sources.len() > 1 || matches!(sources[..], [Source::File(_)]);
        let settings = self.shared.settings(command, format);
        let members = Members {
            columns: settings.members.text && !self.column.column.is_empty(),
            details: has_details && settings.members.details,
            ..settings.members
        };
        let has_rows = task.writes_rows(settings);
        // `--only invalid` writes the lines unchanged, with the columns that they have.
        let writes_answers = settings.only != Some(Only::Invalid);
        let parts = task.parts.filter(|_| writes_answers).unwrap_or_default();
        let (more_columns, header) = task.rows.unwrap_or_default();
        Ok(Input {
            sources,
            options: self,
            removes_mark: !is_on_octets,
            takes_files,
            settings: Settings {
                has_several_texts,
                identifier,
                members,
                has_counts: settings.has_counts || self.run.stats.is_some(),
                rejects: self.run.rejects.as_ref().map(|_| Form::TSV),
                has_rows,
                part_count: parts.len().max(1),
                // A command with rows of its own reports a wrong record in its row, as `check` does in its
                // lines.
                reports_places: has_own_rows,
                ..settings
            },
            parts,
            is_fine: None,
            more_columns,
            header,
            state,
            separator: b"",
        })
    }
}
