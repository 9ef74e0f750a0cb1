//! The input: texts of the command line, and files of lines. Lines are read in blocks, worked on
//! in parallel and answered in order.

use crate::shell::columns::{ColumnOptions, Columns, Form};
use crate::shell::destination::{begin_output, descriptor};
use crate::shell::get::GetOption;
use crate::shell::options::{Format, FormatOption, LINES, misuse, unusable};
use crate::shell::output::{Status, abandon_output, counted, message, quoted};
use crate::shell::problem::{Field, Item, Place, Problem, Text, draw};
use crate::shell::reader::{BLOCK, Blocks, Ends, expanded, open, unmarked};
use crate::shell::results::{Members, OnInvalid, Only, Results, Settings, Totals};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use iri_grammar::{Error, Grammar, Iri, Production};
use rayon::prelude::*;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, IsTerminal, Read};
use std::ops::Range;
#[cfg(unix)]
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// About how many octets a thread works on at a time. A file that has no more is read by that thread.
const PART: usize = 1 << 14;

/// A command that takes longer than this shows a progress bar on a terminal.
const LONG: Duration = Duration::from_secs(1);

/// Texts of the command line, and of files.
#[derive(Args)]
pub struct Texts {
    /// The texts; without any, the lines of standard input
    ///
    /// After '--' if one begins with '-'. Without TEXT and without a file, or where '-' is the only
    /// TEXT, the lines of standard input.
    #[arg(value_name = "TEXT", help_heading = None::<&str>)]
    pub texts: Vec<OsString>,
    #[command(flatten)]
    lines: LineOptions,
}

/// One text, and others that are each taken together with it.
#[derive(Args)]
pub struct Pairs {
    /// The first of each pair; none where --column has two columns
    #[arg(value_name = "FIRST", help_heading = None::<&str>)]
    first: Option<String>,
    /// The others; without any, the lines of standard input
    ///
    /// Each of them is a pair with FIRST. Without any and without a file, or where '-' is the only
    /// one, the lines of standard input.
    #[arg(value_name = "TEXT", help_heading = None::<&str>)]
    texts: Vec<OsString>,
    #[command(flatten)]
    lines: LineOptions,
}

/// Files of lines.
#[derive(Args)]
pub struct Files {
    /// The files; standard input where there is none, or for '-'
    #[arg(value_name = "FILE", help_heading = None::<&str>)]
    files: Vec<OsString>,
    #[command(flatten)]
    bulk: BulkOptions,
}

#[derive(Args)]
struct LineOptions {
    #[command(flatten)]
    format: FormatOption,
    #[command(flatten)]
    bulk: BulkOptions,
}

/// What all commands have that work on many texts.
#[derive(Args)]
struct BulkOptions {
    #[command(flatten)]
    column: ColumnOptions,
    #[command(flatten)]
    all: AllOptions,
}

/// What all commands have that look at files.
#[derive(Args)]
pub struct AllOptions {
    /// Takes the lines of a file; may be repeated
    ///
    /// These come after the arguments; '-' is standard input.
    #[arg(long, value_name = "FILE", help_heading = LINES)]
    file: Vec<OsString>,
    /// Takes the files that a file names, one a line, or each ended by NUL as 'find -print0' writes
    /// them; '-' is standard input
    #[arg(long, value_name = "FILE", help_heading = LINES)]
    files_from: Option<OsString>,
    #[arg(skip)]
    listed: OnceLock<Vec<OsString>>,
    /// Writes FILE at the end, in one piece
    ///
    /// If an input could not be read, or --on-invalid fail ended the run, FILE stays as it was. FILE
    /// may be an input.
    #[arg(long, value_name = "FILE", help_heading = LINES)]
    output: Option<PathBuf>,
    /// Lines end with NUL in place of LF, read and written (as by 'find -print0')
    #[arg(short = '0', long, help_heading = LINES)]
    null: bool,
    /// For an invalid text: empty (line), drop or fail
    ///
    /// What to write for an invalid text: an empty line, nothing, or nothing and stop [default:
    /// drop].
    #[arg(long, value_enum, value_name = "HOW", help_heading = LINES)]
    on_invalid: Option<OnInvalid>,
    /// How many threads work [default: one for each processor]
    #[arg(short, long, value_name = "N", help_heading = LINES)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Results of valid texts, or invalid lines unchanged
    ///
    /// 'check' and 'lint' write valid lines unchanged, too. With --format jsonl, the objects of one
    /// or the other.
    #[arg(long, value_enum, value_name = "valid|invalid", help_heading = LINES)]
    pub only: Option<Only>,
    /// The exit status is 0 also where something is not valid
    #[arg(long, help_heading = LINES)]
    pub exit_zero: bool,
    /// Skips the first N texts (find: lines) over all inputs; line numbers stay
    ///
    /// The header is not written.
    #[arg(long, value_name = "N", default_value_t, hide_default_value = true)]
    #[arg(help_heading = LINES)]
    pub skip: usize,
    /// Stops after N texts (find: lines)
    #[arg(long, value_name = "N", help_heading = LINES)]
    pub limit: Option<usize>,
    /// Writes counts in place of results
    ///
    /// Counts lines, invalid ones, and both by reason, scheme and host (the 20 most frequent).
    #[arg(long, help_heading = LINES, conflicts_with = "only")]
    pub count: bool,
    /// Writes nothing but results
    ///
    /// Messages about files that cannot be read remain.
    #[arg(short, long, help_heading = LINES)]
    pub quiet: bool,
}

impl AllOptions {
    /// Begins the output, with as many threads as are asked for.
    pub fn begin(&self) -> io::Result<()> {
        let is_stdout = |path: &Path| path.as_os_str() == "-" || descriptor(path) == Some(1);
        if let Some(path) = self.output.as_ref().filter(|path| !is_stdout(path)) {
            begin_output(path)?;
        }
        if let Some(jobs) = self.jobs {
            // It can fail only where there are threads already.
            let _ = rayon::ThreadPoolBuilder::new().num_threads(jobs.into()).build_global();
        }
        Ok(())
    }

    /// Whether an option takes files.
    fn takes_files(&self) -> bool {
        !self.file.is_empty() || self.files_from.is_some()
    }

    /// The files of the command line and of the options; standard input where none is asked for.
    pub fn files<'f>(
        &'f self,
        command: &'static str,
        files: &'f [OsString],
    ) -> io::Result<Vec<&'f OsStr>> {
        let mut all: Vec<_> = files.iter().chain(&self.file).map(OsString::as_os_str).collect();
        match &self.files_from {
            None if all.is_empty() => all.push(OsStr::new("-")),
            None => {}
            Some(list) => {
                let names = names_in(list).map_err(|error| {
                    unusable(format!("--files-from {}: {error}", list.to_string_lossy()))
                })?;
                all.extend(self.listed.get_or_init(|| names).iter().map(OsString::as_os_str));
                if list == "-" && all.contains(&OsStr::new("-")) {
                    return Err(misuse(command, "standard input has the names of the files"));
                }
            }
        }
        Ok(all)
    }

    /// Whether the run ends at the first text that is not valid.
    pub fn fails(&self) -> bool {
        self.on_invalid == Some(OnInvalid::Fail)
    }

    /// Whether each text has a line in what is written.
    pub fn keeps_lines(&self) -> bool {
        self.on_invalid == Some(OnInvalid::Empty)
    }

    pub fn settings(&self, command: &'static str, format: Format) -> Settings {
        Settings {
            null: self.null,
            on_invalid: self.on_invalid.unwrap_or_default(),
            only: self.only,
            count: self.count,
            quiet: self.quiet,
            ..Settings::new(command, format)
        }
    }
}

/// The names in a list of files: each ends with NUL, or with LF where there is no NUL.
fn names_in(list: &OsStr) -> io::Result<Vec<OsString>> {
    let mut octets = Vec::new();
    expanded(open(list)?)?.read_to_end(&mut octets)?;
    let terminator = if octets.contains(&b'\0') { b'\0' } else { b'\n' };
    let names = Ends { terminator, quotes: None }.records(&octets);
    Ok(names.filter(|name| !name.is_empty()).map(file_name).collect())
}

#[cfg(unix)]
fn file_name(octets: &[u8]) -> OsString {
    OsStr::from_bytes(octets).to_owned()
}

#[cfg(not(unix))]
fn file_name(octets: &[u8]) -> OsString {
    String::from_utf8_lossy(octets).into_owned().into()
}

#[derive(Clone, Copy)]
enum Source<'s> {
    /// A text of the command line, with its number from 1.
    Argument(usize, &'s OsStr),
    /// The lines of a file, or of standard input for `-`.
    File(&'s OsStr),
}

/// What a command does to texts.
#[derive(Clone)]
pub struct Task {
    /// The command, by its name in the schema.
    command: &'static str,
    /// The form of its texts; `None` where these are no identifiers.
    identifier: Option<Production>,
    /// Whether its objects have details, where that depends on its options.
    details: Option<bool>,
    /// Whether the results for a person are records of the columns; by default, where there are no
    /// details.
    rows: Option<bool>,
    /// Whether its texts are paths.
    is_on_paths: bool,
    /// Whether its arguments are files.
    takes_files: bool,
    /// What `--get` asks for: the names of the columns.
    parts: Option<Vec<&'static str>>,
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
    fn has_rows(&self, settings: Settings) -> bool {
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

impl Texts {
    /// Calls `each` for the octets of every text. Fails only where the results cannot be written.
    pub fn run(
        &self,
        task: impl Into<Task>,
        each: impl Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync,
    ) -> io::Result<Status> {
        let input = self.lines.input(task.into(), &self.texts, None)?;
        tell_of_files(&self.texts, self.quiet());
        self.lines.status(input.run(each)?)
    }

    /// The same, where octets mean what they do in another encoding.
    pub fn run_octets(
        &self,
        task: impl Into<Task>,
        each: impl Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync,
    ) -> io::Result<Status> {
        let task = task.into();
        let is_on_paths = task.is_on_paths;
        let input = Input { unmarks: false, ..self.lines.input(task, &self.texts, None)? };
        if !is_on_paths {
            tell_of_files(&self.texts, self.quiet());
        }
        self.lines.status(input.run(each)?)
    }

    /// Calls `each` for every text, and rejects texts that are not UTF-8.
    pub fn for_each(
        &self,
        task: impl Into<Task>,
        each: impl Fn(&mut Results, Text<'_>) -> io::Result<Status> + Sync,
    ) -> io::Result<Status> {
        self.run(task, in_utf8(each))
    }

    pub fn quiet(&self) -> bool {
        self.lines.bulk.all.quiet
    }

    /// How results are written that are none of the texts.
    pub fn settings(&self, command: &'static str) -> Settings {
        self.lines.bulk.all.settings(command, self.lines.format.format)
    }
}

impl Pairs {
    /// The text that is the first of each pair; `None` where each has its own.
    pub fn first(&self) -> Option<&str> {
        self.first.as_deref()
    }

    /// Shows why the first text is none.
    pub fn reject_first(&self, text: &str, error: &Error) -> io::Result<Status> {
        tell_of_files(&[text.into()], self.lines.bulk.all.quiet);
        draw(text, error)
    }

    /// Calls `each` for every pair, and rejects texts that are not UTF-8. Ends the program if
    /// there is no first text.
    pub fn for_each(
        &self,
        task: impl Into<Task>,
        each: impl Fn(&mut Results, &str, Text<'_>) -> io::Result<Status> + Sync,
    ) -> io::Result<Status> {
        let task = task.into();
        let Task { command, .. } = task;
        let columns = self.lines.bulk.column.column.len();
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
        let input = self.lines.input(task, &self.texts, self.first.as_deref())?;
        tell_of_files(&self.texts, self.lines.bulk.all.quiet);
        let each = |results: &mut Results, text: Text<'_>| {
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
        let each = |results: &mut Results, item: Item<'_>| match item.utf8() {
            Ok(text) => each(results, Text { text, item }),
            Err(error) => {
                let problem = Problem::not_utf8(item.octets, error);
                results.refuse(item, &item.problem_of(Field::Second, problem))
            }
        };
        self.lines.status(input.run(each)?)
    }
}

impl Files {
    /// The lines of the files.
    pub fn input(&self, task: Task, format: Format) -> io::Result<Input<'_>> {
        let files = self.bulk.all.files(task.command, &self.files)?;
        let sources = files.into_iter().map(Source::File).collect();
        let task = Task { takes_files: true, ..task };
        self.bulk.input(task, sources, format, 1)
    }

    /// What is asked for of all lines.
    pub fn all(&self) -> &AllOptions {
        &self.bulk.all
    }
}

/// A file that is not there, and that an identifier names, may be meant as a text. `command` is that
/// whose arguments are files.
pub fn hint_at_texts(command: Option<&str>, file: &OsStr, error: &io::Error) -> String {
    let is_text = |name: &&str| name.contains("://") || Iri::new(name).is_ok();
    let text = file.to_str().filter(is_text).map(in_shell);
    let text = text.filter(|_| error.kind() == io::ErrorKind::NotFound);
    let Some(text) = text else { return String::new() };
    let taken = "; it is taken as the name of a file: for the text,";
    match command {
        Some(command) => format!("{taken} printf '%s\\n' {text} | iri {command}"),
        None => format!("{taken} leave out --file"),
    }
}

/// A text in quotation marks, as shells read them.
fn in_shell(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// A text that is the name of a file may be meant as that.
fn tell_of_files(texts: &[OsString], quiet: bool) {
    for text in texts.iter().filter(|text| !quiet && *text != "-" && Path::new(text).is_file()) {
        let name = quoted(&text.to_string_lossy());
        message(format_args!("{name} is taken as a text; --file takes the lines of the file"));
    }
}

/// Rejects texts that are not UTF-8, and calls `each` for the others.
fn in_utf8(
    each: impl Fn(&mut Results, Text<'_>) -> io::Result<Status> + Sync,
) -> impl Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync {
    move |results, item| match item.utf8() {
        Ok(text) => each(results, Text { text, item }),
        Err(error) => results.refuse(item, &Problem::not_utf8(item.octets, error)),
    }
}

impl LineOptions {
    fn status(&self, totals: Totals) -> io::Result<Status> {
        Ok(totals.status(self.bulk.all.exit_zero))
    }

    /// The texts of the command line, and the lines of the files after them; those of standard
    /// input where there are neither.
    fn input<'i>(
        &'i self,
        task: Task,
        texts: &'i [OsString],
        first: Option<&str>,
    ) -> io::Result<Input<'i>> {
        let source = |(index, text): (usize, &'i OsString)| match texts.len() {
            1 if text == "-" => Source::File(text),
            _ => Source::Argument(index + 1, text),
        };
        let mut sources: Vec<Source<'_>> = texts.iter().enumerate().map(source).collect();
        if sources.is_empty() || self.bulk.all.takes_files() {
            let files = self.bulk.all.files(task.command, &[])?;
            sources.extend(files.into_iter().map(Source::File));
        }
        let columns = if first.is_some() { 1 } else { self.bulk.column.column.len().clamp(1, 2) };
        self.bulk.input(task, sources, self.format.format, columns)
    }
}

impl BulkOptions {
    fn input<'i>(
        &'i self,
        task: Task,
        sources: Vec<Source<'i>>,
        format: Format,
        columns: usize,
    ) -> io::Result<Input<'i>> {
        let Task { command, identifier, details, takes_files, .. } = task;
        if self.column.column.len() > columns {
            return Err(misuse(command, "--column takes one column here"));
        }
        if self.column.no_header && self.column.has_numbers() {
            let why = "--no-header needs --column NAME: with a number, the first line is data";
            return Err(misuse(command, why));
        }
        if task.parts.is_some() && format == Format::Jsonl {
            let why = "--get cannot be used with '--format jsonl': it writes text";
            return Err(misuse(command, why));
        }
        self.all.begin()?;
        let many = sources.len() > 1 || matches!(sources[..], [Source::File(_)]);
        let settings = self.all.settings(command, format);
        let members = Members {
            columns: !self.column.column.is_empty(),
            details: details.unwrap_or(settings.members.details),
            ..settings.members
        };
        let has_rows = task.has_rows(settings);
        // Lines that are written as they are have their own columns.
        let is_answer = settings.only != Some(Only::Invalid);
        let parts = task.parts.filter(|_| is_answer).unwrap_or_default();
        Ok(Input {
            sources,
            options: self,
            unmarks: true,
            takes_files,
            settings: Settings {
                many,
                identifier,
                members,
                has_header: !self.column.no_header,
                has_rows,
                parts: parts.len().max(1),
                ..settings
            },
            parts,
            separator: b"",
        })
    }
}

/// All texts that a command works on, and how they are read.
pub struct Input<'i> {
    sources: Vec<Source<'i>>,
    options: &'i BulkOptions,
    /// Whether a byte order mark is one.
    unmarks: bool,
    /// Whether the arguments are files.
    takes_files: bool,
    pub settings: Settings,
    /// The names of the columns of a result, if it has several.
    parts: Vec<&'static str>,
    /// What is written between the results of some lines and those of others.
    pub separator: &'static [u8],
}

impl Input<'_> {
    /// Calls `each` for the octets of every text. Fails only where the results cannot be written.
    pub fn run(
        &self,
        each: impl Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync,
    ) -> io::Result<Totals> {
        let all = &self.options.all;
        let bar = progress(size(&self.sources));
        let reading = Reading {
            takes_files: self.takes_files.then_some(self.settings.command),
            column: self.options.column.clone(),
            parts: self.parts.clone(),
            terminator: self.settings.line_end(),
            unmarks: self.unmarks,
            // What is left out is counted in the order of the input.
            defers: rayon::current_num_threads() > 1 && all.skip == 0 && all.limit.is_none(),
            bar: bar.clone(),
        };
        let work = Work { input: self, reading, each };
        let mut run = Writer {
            input: self,
            separate: false,
            // What was written before has them.
            headed: all.skip > 0,
            skip: all.skip,
            limit: all.limit,
            awaits_names: all.limit == Some(0)
                && all.skip == 0
                && self.settings.has_rows
                && self.settings.has_header
                && !self.options.column.has_numbers(),
            ended: false,
            bar,
            begun: Instant::now(),
            totals: Totals::new(self.settings),
        };
        let mut files = Vec::new();
        // Files are given after texts.
        for source in &self.sources {
            match *source {
                _ if run.is_done() => break,
                Source::Argument(..) if run.skip > 0 => run.skip -= 1,
                Source::Argument(line, text) => {
                    run.limit = run.limit.map(|limit| limit - 1);
                    run.write_all(vec![(work.argument(line, text)?, None)])?;
                }
                Source::File(file) => files.push(file.to_owned()),
            }
        }
        if !files.is_empty() && !run.is_done() {
            run.files(files, &work)?;
        }
        run.bar.finish_and_clear();
        if let (1.., false) = (run.totals.without_column, self.settings.quiet) {
            let records = counted(run.totals.without_column, "record");
            message(format_args!("{records} without the column"));
        }
        if let (count @ 1.., false) = (run.totals.no_domain_names, self.settings.quiet) {
            let hosts = counted(count, "host");
            let are = if count == 1 {
                "is no domain name, and is"
            } else {
                "are no domain names, and are"
            };
            message(format_args!("{hosts} {are} left; --format jsonl says which, and why"));
        }
        if run.skip > 0 && all.limit != Some(0) {
            tell_of_skip(all.skip, run.skip, "text", self.settings.quiet);
        }
        run.totals.print(self.settings)?;
        if run.ended {
            abandon_output();
        }
        Ok(run.totals)
    }
}

/// Says that fewer texts, or lines, were there than are left out.
pub fn tell_of_skip(skip: usize, rest: usize, what: &str, quiet: bool) {
    if !quiet {
        let there = counted(skip - rest, what);
        message(format_args!("--skip {skip} is past the end: the input has {there}"));
    }
}

/// The bytes of all files, if these are ordinary files.
fn size(sources: &[Source<'_>]) -> Option<u64> {
    let size = |source: &Source<'_>| match source {
        Source::Argument(..) => Some(0),
        Source::File(file) => fs::metadata(file).ok().filter(|it| it.is_file()).map(|it| it.len()),
    };
    sources.iter().map(size).sum()
}

/// What a command does to texts.
struct Work<'i, W> {
    input: &'i Input<'i>,
    reading: Reading,
    each: W,
}

/// What a unit has come to: its results, and of its file, why it is not read on.
type Done = (Results, Option<(OsString, Stop)>);

impl<W: Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync> Work<'_, W> {
    fn argument(&self, line: usize, text: &OsStr) -> io::Result<Results> {
        let mut results = Results::new(self.input.settings);
        let (place, octets) = (Place { file: None, line, before: 0 }, text.as_encoded_bytes());
        let text = text.to_str();
        self.add(&mut results, Item { place, octets, text, first: None, row: None })?;
        Ok(results)
    }

    /// Adds the results for a text. Returns whether it is the last.
    fn add(&self, results: &mut Results, item: Item<'_>) -> io::Result<bool> {
        let begun = results.len();
        results.totals.without_column += usize::from(item.without_column().is_some());
        let unwritten = results.unwritten;
        let status = match results.problem_of_record(item) {
            // What lists problems lists this one too.
            Some(problem) if !results.settings.places => results.refuse(item, &problem)?,
            _ => (self.each)(results, item)?,
        };
        let status =
            if results.unwritten > unwritten { status.max(Status::Invalid) } else { status };
        results.totals.lines += 1;
        results.totals.invalid += usize::from(status != Status::Fine);
        results.totals.trouble += usize::from(status == Status::Trouble);
        results.end(item, begun)?;
        Ok(status != Status::Fine && self.input.options.all.fails())
    }

    fn unit(&self, unit: &Unit<'_>) -> io::Result<Done> {
        let mut results = Results::new(self.input.settings);
        let path = match *unit {
            Unit::Part(part) => return Ok((self.part(part, results)?, None)),
            Unit::Stopped(path, stop) => {
                return Ok((results, Some((path.to_owned(), stop.clone()))));
            }
            Unit::File(path) => path,
        };
        let mut failed = None;
        let read = self.reading.each_block(path, |block| {
            let begun = std::mem::replace(&mut results, Results::new(self.input.settings));
            match self.part(block.whole(), begun) {
                Ok(more) => results = more,
                Err(error) => failed = Some(error),
            }
            failed.is_none()
        });
        match failed {
            Some(error) => Err(error),
            None => Ok((results, read.err().map(|stop| (path.to_owned(), stop)))),
        }
    }

    /// Adds the results for some records.
    fn part(&self, part: Part<'_>, mut results: Results) -> io::Result<Results> {
        let Block { file, ends, columns, .. } = part.block;
        let (mut line, mut next) = (part.line, 0);
        results.reserve(part.octets.len());
        // All of it at once, which is faster than each record.
        let text = str::from_utf8(part.octets).ok();
        for whole in ends.parts(part.octets, 0) {
            let (at, record) = (next, ends.record(whole));
            next += whole.len();
            let place = Place { file: Some(file), line, before: 0 };
            let is_last = match columns {
                None => {
                    let text = text.and_then(|text| text.get(at..at + record.len()));
                    let item = Item { place, octets: record, text, first: None, row: None };
                    self.add(&mut results, item)?
                }
                Some(columns) if columns.header.is_some() && line == 1 => {
                    if self.input.settings.has_rows {
                        results.header.clone_from(&columns.header);
                    }
                    false
                }
                Some(columns) => {
                    let row = columns.row(record);
                    let values = row.values();
                    let (octets, before) = values.split_last().expect("one column at least");
                    let first = before.first().map(|value| &**value);
                    let item = Item { place, octets, text: None, first, row: Some(&row) };
                    self.add(&mut results, item)?
                }
            };
            // A record in quotation marks may have several lines.
            line +=
                if ends.quotes.is_some() { 1 + ends.count(record).saturating_sub(1) } else { 1 };
            if is_last {
                break;
            }
        }
        Ok(results)
    }
}

/// How files are read.
#[derive(Clone)]
struct Reading {
    /// The command, if its arguments are files.
    takes_files: Option<&'static str>,
    column: ColumnOptions,
    /// The names of the columns of a result, if it has several.
    parts: Vec<&'static str>,
    terminator: u8,
    unmarks: bool,
    /// Whether small files are read where they are worked on.
    defers: bool,
    bar: ProgressBar,
}

/// Records of a file that follow each other.
struct Block {
    file: Arc<str>,
    ends: Ends,
    columns: Option<Arc<Columns>>,
    octets: Vec<u8>,
    /// Its parts, and the number of the first line of each.
    parts: Vec<(Range<usize>, usize)>,
}

impl Block {
    /// Whether its first record may be longer than what is read at a time.
    fn is_long(&self) -> bool {
        self.octets.len() > BLOCK
    }

    /// Whether its first record has the names of the columns.
    fn has_names(&self) -> bool {
        self.columns.as_ref().is_some_and(|it| it.header.is_some()) && self.line() == 1
    }

    /// The number of its first line.
    fn line(&self) -> usize {
        self.parts.first().map_or(1, |(_, line)| *line)
    }

    fn whole(&self) -> Part<'_> {
        Part { block: self, line: self.line(), octets: &self.octets }
    }

    /// Its parts in a range of octets that begins and ends where records do.
    fn parts(&self, octets: Range<usize>) -> impl Iterator<Item = Part<'_>> {
        self.parts.iter().filter_map(move |(part, line)| {
            let (start, end) = (part.start.max(octets.start), part.end.min(octets.end));
            let before = self.octets.get(part.start..start)?;
            let within = self.octets.get(start..end).filter(|it| !it.is_empty())?;
            Some(Part { block: self, line: line + self.ends.count(before), octets: within })
        })
    }
}

/// Some of the records of a block.
#[derive(Clone, Copy)]
struct Part<'b> {
    block: &'b Block,
    line: usize,
    octets: &'b [u8],
}

/// What a thread works on at a time.
enum Unit<'b> {
    Part(Part<'b>),
    File(&'b OsStr),
    Stopped(&'b OsStr, &'b Stop),
}

/// Why a file is not read, or not to its end.
#[derive(Clone)]
enum Stop {
    /// The options do not fit its first line.
    Misuse(&'static str),
    Unreadable(String),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Stop::Unreadable(error.to_string())
    }
}

/// What is read.
enum Event {
    Block(Block),
    /// A file that is read where it is worked on.
    Small(OsString),
    Stopped(OsString, Stop),
}

impl Reading {
    /// Calls `each` for the blocks of a file as long as it returns true. Returns whether it always
    /// did.
    fn each_block(&self, path: &OsStr, mut each: impl FnMut(Block) -> bool) -> Result<bool, Stop> {
        let reader = expanded(self.bar.wrap_read(open(path).map_err(|error| {
            Stop::Unreadable(format!("{error}{}", hint_at_texts(self.takes_files, path, &error)))
        })?))?;
        let reader = if self.unmarks { unmarked(reader) } else { reader };
        let plain = Ends { terminator: self.terminator, quotes: None };
        let mut blocks = Blocks::new(reader, plain);
        let (given, mut form) = (&self.column, None);
        if !given.column.is_empty() {
            let first_line = plain.records(blocks.peek()?).next().unwrap_or_default();
            form = Some(Form::new(given, self.terminator, first_line).map_err(Stop::Misuse)?);
        }
        blocks.ends = form.map_or(plain, |form| form.ends);
        let (file, ends) = (Arc::from(path.to_string_lossy()), blocks.ends);
        let (mut columns, mut line) = (None, 1);
        while let Some(octets) = blocks.next()? {
            if let (Some(form), None) = (form, &columns) {
                let first = ends.records(octets).next().unwrap_or_default();
                let found = Columns::new(&given.column, form, first).map_err(io::Error::other)?;
                columns = Some(Arc::new(found.with_parts(&self.parts)));
            }
            let (mut parts, mut start) = (Vec::new(), 0);
            for part in ends.parts(octets, PART) {
                parts.push((start..start + part.len(), line));
                line += ends.count(part);
                start += part.len();
            }
            let (file, columns) = (Arc::clone(&file), columns.clone());
            if !each(Block { file, ends, columns, octets: octets.to_vec(), parts }) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Reads files in their order, and passes on what is read, about as much as a block at a time,
    /// but what a pipe has given at once. Ends where `pass` returns false.
    fn each_file(&self, files: &[OsString], mut pass: impl FnMut(Vec<Event>) -> bool) {
        let (mut events, mut size) = (Vec::new(), 0);
        for path in files {
            let metadata = fs::metadata(path).ok().filter(|it| path != "-" && it.is_file());
            match metadata.as_ref().map(fs::Metadata::len) {
                Some(length) if self.defers && length <= PART as u64 => {
                    events.push(Event::Small(path.clone()));
                    size += length as usize + PART;
                }
                length => {
                    let goes_on = self.each_block(path, |block| {
                        size += block.octets.len();
                        events.push(Event::Block(block));
                        if length.is_some() && size < BLOCK {
                            return true;
                        }
                        size = 0;
                        pass(std::mem::take(&mut events))
                    });
                    match goes_on {
                        Ok(true) => {}
                        Ok(false) => return,
                        Err(stop) => events.push(Event::Stopped(path.clone(), stop)),
                    }
                }
            }
            if size >= BLOCK {
                size = 0;
                if !pass(std::mem::take(&mut events)) {
                    return;
                }
            }
        }
        pass(events);
    }
}

/// What is written, in the order of the input.
struct Writer<'i> {
    input: &'i Input<'i>,
    /// Whether the separator comes before the next result.
    separate: bool,
    /// Whether the names of the columns are written.
    headed: bool,
    /// How many texts are still left out.
    skip: usize,
    /// How many texts are still answered at most.
    limit: Option<usize>,
    /// Whether nothing is answered, and the names of the columns are still read.
    awaits_names: bool,
    /// Whether a text that is not valid has ended the run.
    ended: bool,
    /// What is shown of the progress, on a terminal.
    bar: ProgressBar,
    begun: Instant,
    totals: Totals,
}

impl Writer<'_> {
    /// Whether nothing else is read.
    fn is_done(&self) -> bool {
        self.ended || self.limit == Some(0) && !self.awaits_names
    }

    /// Works on files. They are read, worked on and written at the same time where several threads
    /// are asked for.
    fn files<W>(&mut self, files: Vec<OsString>, work: &Work<'_, W>) -> io::Result<()>
    where
        W: Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync,
    {
        let reading = work.reading.clone();
        if rayon::current_num_threads() == 1 {
            let mut done = Ok(());
            reading.each_file(&files, |events| {
                done = self.one_by_one(&events, work);
                done.is_ok() && !self.is_done()
            });
            return done;
        }
        let (sender, receiver) = mpsc::sync_channel(1);
        // It is not waited for: it may wait for what a pipe never gives.
        thread::spawn(move || reading.each_file(&files, |events| sender.send(events).is_ok()));
        let mut before: Vec<Done> = Vec::new();
        loop {
            if self.is_done() {
                return self.write_all(before);
            }
            let events = match receiver.try_recv() {
                Ok(events) => events,
                // What is done is written before more is waited for.
                Err(_) => {
                    self.write_all(std::mem::take(&mut before))?;
                    match receiver.recv() {
                        Ok(events) if !self.ended => events,
                        _ => return Ok(()),
                    }
                }
            };
            let has_long = |event: &Event| matches!(event, Event::Block(it) if it.is_long());
            if events.iter().any(has_long) {
                self.write_all(std::mem::take(&mut before))?;
                self.one_by_one(&events, work)?;
                continue;
            }
            let units = self.units(&events);
            let (mut done, mut written) = (Ok(Vec::new()), Ok(()));
            rayon::in_place_scope(|scope| {
                scope.spawn(|_| done = units.par_iter().map(|unit| work.unit(unit)).collect());
                written = self.write_all(std::mem::take(&mut before));
            });
            written?;
            before = done?;
        }
    }

    /// Works on what is read, each unit after the one before is written.
    fn one_by_one<W>(&mut self, events: &[Event], work: &Work<'_, W>) -> io::Result<()>
    where
        W: Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync,
    {
        for unit in self.units(events) {
            if self.ended {
                break;
            }
            let done = match unit {
                // The results for a record that is longer than what is read at a time may be very
                // long: they are written as they are made.
                Unit::Part(part) if part.octets.len() > BLOCK => {
                    let results = self.begun(Results::new(self.input.settings)).streamed();
                    (work.part(part, results)?, None)
                }
                unit => work.unit(&unit)?,
            };
            self.write_all(vec![done])?;
        }
        Ok(())
    }

    /// What threads work on, without what is left out.
    fn units<'e>(&mut self, events: &'e [Event]) -> Vec<Unit<'e>> {
        let mut units = Vec::new();
        for event in events {
            match event {
                _ if self.limit == Some(0) && !self.awaits_names => break,
                Event::Block(block) => {
                    self.awaits_names = false;
                    let from = self.skip(block);
                    units.extend(block.parts(from..self.limit(block, from)).map(Unit::Part));
                }
                Event::Small(path) => units.push(Unit::File(path)),
                Event::Stopped(path, stop) => units.push(Unit::Stopped(path, stop)),
            }
        }
        units
    }

    /// The length of the records of a block that are left out, with the names of the columns if
    /// these are before them.
    fn skip(&mut self, block: &Block) -> usize {
        if self.skip == 0 {
            return 0;
        }
        let mut records = block.ends.parts(&block.octets, 0);
        let names = records.by_ref().take(block.has_names().into()).map(<[u8]>::len).sum::<usize>();
        let skipped = records.take(self.skip).map(|record| {
            self.skip -= 1;
            record.len()
        });
        names + skipped.sum::<usize>()
    }

    /// Where the records of a block end that are answered.
    fn limit(&mut self, block: &Block, from: usize) -> usize {
        let Some(limit) = self.limit else { return block.octets.len() };
        let mut records = block.ends.parts(&block.octets[from..], 0);
        let names = usize::from(from == 0 && block.has_names());
        let names = records.by_ref().take(names).map(<[u8]>::len).sum::<usize>();
        let mut left = limit;
        let answered = records.take(limit).inspect(|_| left -= 1).map(<[u8]>::len).sum::<usize>();
        self.limit = Some(left);
        from + names + answered
    }

    /// The results, after what is written already.
    fn begun(&self, results: Results) -> Results {
        results.after(if self.separate { self.input.separator } else { b"" }, self.headed)
    }

    fn write_all(&mut self, done: Vec<Done>) -> io::Result<()> {
        for (results, stop) in done {
            if self.ended {
                break;
            }
            self.write(results)?;
            match stop {
                None => {}
                Some((_, Stop::Misuse(why))) => {
                    return Err(misuse(self.input.settings.command, why));
                }
                Some((path, Stop::Unreadable(error))) => {
                    self.totals.unreadable += 1;
                    let file = path.to_string_lossy();
                    self.bar.suspend(|| message(format_args!("{file}: {error}")));
                }
            }
        }
        let is_long = self.bar.is_hidden() && self.begun.elapsed() > LONG;
        if is_long && io::stderr().is_terminal() && !self.input.settings.quiet {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        Ok(())
    }

    fn write(&mut self, results: Results) -> io::Result<()> {
        self.ended = self.input.options.all.fails() && results.totals.invalid > 0;
        self.totals.add(&results.totals);
        let (is_text, is_any) = results.has();
        if !is_any {
            return Ok(());
        }
        let results = self.begun(results);
        self.bar.suspend(|| results.finish())?;
        self.headed |= results.header.is_some();
        self.separate |= is_text;
        Ok(())
    }
}

/// A progress bar over this number of bytes, if it is known. It is hidden at first.
fn progress(total: Option<u64>) -> ProgressBar {
    let template = match total {
        Some(_) => "{wide_bar} {bytes}/{total_bytes} {eta}",
        None => "{spinner} {bytes} {bytes_per_sec}",
    };
    let style = ProgressStyle::with_template(template);
    let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::hidden());
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
