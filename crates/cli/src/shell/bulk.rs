//! The options of all commands that work on many texts.

use crate::shell::columns::ColumnOptions;
use crate::shell::compression::expand;
use crate::shell::destination::{begin_output, descriptor};
use crate::shell::fields::FieldsOption;
use crate::shell::journal::RunOptions;
use crate::shell::options::{Format, FormatOption, LINES, misuse, unusable};
use crate::shell::output::{Status, message};
use crate::shell::reader::{Ends, open};
use crate::shell::results::Results;
use crate::shell::settings::{OnInvalid, Only, Settings};
use crate::shell::totals::Totals;
use clap::Args;
use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal, Read};
#[cfg(unix)]
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The options of commands on texts that may be columns of lines.
#[derive(Args)]
pub struct BulkOptions {
    #[command(flatten)]
    pub column: ColumnOptions,
    #[command(flatten)]
    pub shared: SharedOptions,
    #[command(flatten)]
    pub run: RunOptions,
}

/// The options about input and output, except those about columns.
#[derive(Args)]
pub struct SharedOptions {
    /// Reads the lines of a file; may be repeated
    ///
    /// They follow the arguments; '-' is standard input.
    #[arg(long, value_name = "FILE", help_heading = LINES)]
    file: Vec<OsString>,
    /// Reads the files that FILE names, one per line, or each ended by NUL as 'find -print0'
    /// writes them; '-' is standard input
    #[arg(long, value_name = "FILE", help_heading = LINES)]
    files_from: Option<OsString>,
    // The names in the file of `--files-from`; not an option.
    #[arg(skip)]
    names_from_file: OnceLock<Vec<OsString>>,
    /// Writes to FILE, all at once at the end
    ///
    /// FILE stays unchanged if an input cannot be read, or if --on-invalid fail stops the run. FILE
    /// may be an input. It is compressed if its name ends with .gz or .zst.
    #[arg(long, value_name = "FILE", help_heading = LINES)]
    pub output: Option<PathBuf>,
    /// Lines end with NUL, not LF, in input and output (as of 'find -print0')
    #[arg(short = '0', long, help_heading = LINES)]
    null: bool,
    /// For an invalid text: empty (line), drop or fail
    ///
    /// What to do with an invalid text: 'empty' writes an empty line, 'drop' skips it, 'fail' stops
    /// [default: drop].
    /// A text is invalid if it makes the exit status 1. Its result, if it has one, is written all
    /// the same: the '-' of 'compare', the findings of 'lint', an object of --format jsonl. --only
    /// valid leaves objects out.
    #[arg(long, value_enum, value_name = "HOW", help_heading = LINES)]
    on_invalid: Option<OnInvalid>,
    /// The number of threads
    ///
    /// Default: one for each processor.
    #[arg(short, long, value_name = "N", help_heading = LINES)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..), allow_negative_numbers = true)]
    jobs: Option<u16>,
    /// Results of valid texts, or invalid lines unchanged
    ///
    /// With valid, 'check' and 'lint' write the lines themselves. With --format jsonl, only the
    /// objects of these texts are written.
    #[arg(long, value_enum, value_name = "valid|invalid", help_heading = LINES)]
    pub only: Option<Only>,
    /// Exits with status 0 even if something is not valid
    #[arg(long, help_heading = LINES)]
    pub exit_zero: bool,
    /// Skips the first N texts (find: lines); line numbers do not change
    ///
    /// They are counted over all inputs. The header is not repeated.
    #[arg(long, value_name = "N", default_value_t, hide_default_value = true)]
    #[arg(allow_negative_numbers = true)]
    #[arg(help_heading = LINES)]
    pub skip: usize,
    /// Stops after N texts (find: lines)
    #[arg(long, value_name = "N", help_heading = LINES, allow_negative_numbers = true)]
    pub limit: Option<usize>,
    /// Writes counts in place of results
    ///
    /// Counts lines and invalid lines, the invalid ones by reason, the valid ones by scheme and host
    /// (the 20 most frequent).
    #[arg(long, help_heading = LINES, conflicts_with = "only")]
    pub count: bool,
    #[command(flatten)]
    fields: FieldsOption,
    /// Writes only results
    ///
    /// Messages about files that cannot be read remain.
    #[arg(short, long, help_heading = LINES)]
    pub quiet: bool,
}

/// The options of commands whose objects are about no text.
#[derive(Args)]
pub struct ReportOptions {
    #[command(flatten)]
    format: FormatOption,
    #[command(flatten)]
    fields: FieldsOption,
}

impl ReportOptions {
    /// Does the same as [`Results::stream`] for a command with these options.
    pub fn stream(
        &self,
        command: &'static str,
        work: impl FnOnce(&mut Results) -> io::Result<Status>,
    ) -> io::Result<Status> {
        let format = self.format.format;
        let fields = self.fields.selected(command, format);
        Results::stream(Settings { fields, ..Settings::new(command, format) }, work)
    }
}

impl SharedOptions {
    /// Begins the output file of `--output`, unless that is standard output, and starts the threads
    /// of `--jobs`.
    pub fn begin(&self) -> io::Result<()> {
        self.begin_after(None)
    }

    /// Does the same as [`begin`](Self::begin). With `length`, the output file keeps so many of its first octets,
    /// and grows.
    pub fn begin_after(&self, length: Option<u64>) -> io::Result<()> {
        let is_stdout = |path: &Path| path.as_os_str() == "-" || descriptor(path) == Some(1);
        if let Some(path) = self.output.as_ref().filter(|path| !is_stdout(path)) {
            begin_output(path, length)?;
        }
        if let Some(jobs) = self.jobs {
            // It fails only if threads exist already.
            let _ = rayon::ThreadPoolBuilder::new().num_threads(jobs.into()).build_global();
        }
        Ok(())
    }

    /// Whether `--file` or `--files-from` is given.
    pub fn takes_files(&self) -> bool {
        !self.file.is_empty() || self.files_from.is_some()
    }

    /// Returns `files`, which are arguments, and the files of the options; without any, standard
    /// input.
    ///
    /// # Errors
    /// Standard input is both a file and the list of files. The message has the usage of `command`.
    pub fn files<'f>(
        &'f self,
        command: &'static str,
        files: &'f [OsString],
    ) -> io::Result<Vec<&'f OsStr>> {
        let mut all: Vec<_> = files.iter().chain(&self.file).map(OsString::as_os_str).collect();
        match &self.files_from {
            None if all.is_empty() => {
                if io::stdin().is_terminal() && !self.quiet {
                    message(format_args!("standard input is read from this terminal"));
                }
                all.push(OsStr::new("-"));
            }
            None => {}
            Some(list) => {
                let names = names_from_list(list).map_err(|error| {
                    unusable(format!("--files-from {}: {error}", list.to_string_lossy()))
                })?;
                all.extend(
                    self.names_from_file.get_or_init(|| names).iter().map(OsString::as_os_str),
                );
                if list == "-" && all.contains(&OsStr::new("-")) {
                    return Err(misuse(
                        command,
                        "standard input cannot be both the list and a file",
                    ));
                }
            }
        }
        Ok(all)
    }

    /// Whether a run with these totals was given no text at all. `--skip` and `--limit` leave out
    /// texts on purpose.
    pub fn had_no_texts(&self, totals: &Totals) -> bool {
        totals.lines == 0 && totals.unreadable == 0 && self.skip == 0 && self.limit != Some(0)
    }

    /// Whether the run ends at the first text that is not valid: `--on-invalid fail`.
    pub fn ends_at_invalid(&self) -> bool {
        self.on_invalid == Some(OnInvalid::Fail)
    }

    /// Whether a text without a result has an empty output line: `--on-invalid empty`.
    pub fn writes_empty_lines(&self) -> bool {
        self.on_invalid == Some(OnInvalid::Empty)
    }

    /// Returns the settings of results that follow from these options.
    pub fn settings(&self, command: &'static str, format: Format) -> Settings {
        Settings {
            null: self.null,
            on_invalid: self.on_invalid.unwrap_or_default(),
            only: self.only,
            count: self.count,
            has_counts: self.count,
            quiet: self.quiet,
            fields: self.fields.selected(command, format),
            ..Settings::new(command, format)
        }
    }
}

/// Reads the names in a list of files: each ends with NUL, or with LF if there is no NUL.
fn names_from_list(list: &OsStr) -> io::Result<Vec<OsString>> {
    let mut octets = Vec::new();
    expand(open(list)?)?.read_to_end(&mut octets)?;
    let terminator = if octets.contains(&b'\0') { b'\0' } else { b'\n' };
    let names = Ends { terminator, quotes: None }.records(&octets);
    Ok(names.filter(|name| !name.is_empty()).map(file_name).collect())
}

/// Returns octets as a file name.
#[cfg(unix)]
fn file_name(octets: &[u8]) -> OsString {
    OsStr::from_bytes(octets).to_owned()
}

#[cfg(not(unix))]
fn file_name(octets: &[u8]) -> OsString {
    String::from_utf8_lossy(octets).into_owned().into()
}
