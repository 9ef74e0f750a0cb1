//! What a run keeps besides its results: the counts of `--stats`, the texts of `--rejects`, and for
//! `--resume` the place that it has reached.

use crate::shell::destination::{descriptor, open_to_grow, output_length, replace_file};
use crate::shell::options::{LINES, unusable};
use crate::shell::reading::Position;
use crate::shell::settings::Settings;
use crate::shell::totals::{Listed, Totals};
use clap::Args;
use serde::{Deserialize, Serialize};
use std::env;
use std::ffi::OsStr;
use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant, UNIX_EPOCH};

/// The time between two writings of `--stats`.
const MINUTE: Duration = Duration::from_secs(60);

/// The least time from one writing of the state to the next, in multiples of the time that the first one took:
/// so writing takes a small part of a run.
const PAUSE: u32 = 10;

/// The files that a run keeps.
#[derive(Args)]
pub struct RunOptions {
    /// Writes place, reason and text of each invalid text to FILE
    ///
    /// FILE:LINE:COLUMN, the reason and the text, separated by tabs; the text may have tabs.
    #[arg(long, value_name = "FILE", help_heading = LINES)]
    pub rejects: Option<PathBuf>,
    /// Writes counts of the run to FILE, as one JSON object
    ///
    /// At the end, each minute, and if a signal ends the run: SIGTERM or SIGINT. 'iri stats add' adds the
    /// files of several runs.
    #[arg(long, value_name = "FILE", help_heading = LINES)]
    pub stats: Option<PathBuf>,
    /// Keeps the place in FILE, and goes on there if a run was ended
    ///
    /// The results are appended to the file of --output, which may not be an input. The inputs are files that
    /// have not changed since, and the command line is the same.
    #[arg(long, value_name = "FILE", help_heading = LINES, requires = "output")]
    #[arg(conflicts_with_all = ["skip", "limit", "count"])]
    pub resume: Option<PathBuf>,
}

/// The counts of one or more runs, as `--stats` writes them.
#[derive(Serialize, Deserialize)]
pub struct Statistics {
    /// That of the program.
    version: String,
    /// `None` for runs of several commands.
    command: Option<String>,
    /// Whether all runs came to their end.
    complete: bool,
    seconds: f64,
    lines: usize,
    written: usize,
    invalid: usize,
    unreadable: usize,
    #[serde(flatten)]
    listed: Listed,
}

impl Statistics {
    /// Adds the counts of another run.
    pub fn add(&mut self, other: Self) {
        self.command = self.command.take().filter(|it| Some(it) == other.command.as_ref());
        self.complete &= other.complete;
        self.seconds += other.seconds;
        self.lines += other.lines;
        self.written += other.written;
        self.invalid += other.invalid;
        self.unreadable += other.unreadable;
        self.listed.add(other.listed);
    }
}

/// The state of a run that `--resume` goes on with.
#[derive(Default, Deserialize)]
pub struct State {
    version: String,
    arguments: Vec<String>,
    inputs: Vec<InputFile>,
    pub position: Position,
    /// Whether the header of the columns is written.
    pub has_header: bool,
    /// Whether the run came to its end.
    pub complete: bool,
    /// The length of the output file.
    pub output: u64,
    /// The length of the file of `--rejects`.
    rejects: u64,
    seconds: f64,
    totals: Totals,
    listed: Listed,
    /// Whether there was a run before this one.
    #[serde(skip, default = "yes")]
    pub is_resumed: bool,
}

fn yes() -> bool {
    true
}

/// The properties of an input by which a change is noticed.
#[derive(PartialEq, Serialize, Deserialize)]
struct InputFile {
    name: String,
    size: u64,
    /// When it was changed, in nanoseconds after 1970.
    modified: u64,
}

impl InputFile {
    /// Returns the properties of an input; an error made by `fail` if it is no file, or is the output.
    fn new(
        input: &OsStr,
        output: &Path,
        fail: &dyn Fn(&dyn Display) -> io::Error,
    ) -> io::Result<Self> {
        let name = input.to_string_lossy().into_owned();
        let metadata = match fs::metadata(input) {
            Ok(metadata) if metadata.is_file() => metadata,
            Err(error) if may_be_file(Path::new(input)) => {
                return Err(fail(&format_args!("{name}: {error}")));
            }
            _ => return Err(fail(&format_args!("{name} is no file"))),
        };
        if fs::canonicalize(input).ok() == fs::canonicalize(output).ok() {
            return Err(fail(&format_args!("{name} is the output, too")));
        }
        let modified = metadata.modified().ok().and_then(|it| it.duration_since(UNIX_EPOCH).ok());
        let modified = modified.map_or(0, |it| it.as_nanos() as u64);
        Ok(InputFile { name, size: metadata.len(), modified })
    }
}

/// Whether a path is that of a file, and does not stand for a standard stream or a descriptor.
fn may_be_file(path: &Path) -> bool {
    path.as_os_str() != "-" && descriptor(path).is_none()
}

impl RunOptions {
    /// Returns the state to go on with, if `--resume` is given. Fails if an input is no file, has changed, or
    /// is the output, or if the state is that of another command line.
    pub fn state(&self, inputs: &[&OsStr], output: Option<&Path>) -> io::Result<Option<State>> {
        let Some(path) = &self.resume else { return Ok(None) };
        let fail = |why: &dyn Display| unusable(format_args!("--resume {}: {why}", path.display()));
        let state = match fs::read(path) {
            Ok(octets) => serde_json::from_slice(&octets)
                .map_err(|error| fail(&format_args!("it is no state of a run: {error}")))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => State::default(),
            Err(error) => return Err(fail(&error)),
        };
        let output = output.unwrap_or(Path::new("-"));
        if !may_be_file(output) || fs::metadata(output).is_ok_and(|it| !it.is_file()) {
            return Err(fail(&"the output has to be a file"));
        }
        let inputs = inputs.iter().map(|input| InputFile::new(input, output, &fail));
        let new_state = State {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            arguments: env::args_os().skip(1).map(|it| it.to_string_lossy().into_owned()).collect(),
            inputs: inputs.collect::<Result<_, _>>()?,
            ..State::default()
        };
        // There was no file of an earlier run.
        if !state.is_resumed {
            return Ok(Some(new_state));
        }
        if (&state.version, &state.arguments) != (&new_state.version, &new_state.arguments) {
            let line = format!("iri {} {}", state.version, state.arguments.join(" "));
            return Err(fail(&format_args!("it is the state of another command line: {line}")));
        }
        let changed = state.inputs.iter().zip(&new_state.inputs).find(|(old, new)| old != new);
        match changed {
            Some((old, _)) => Err(fail(&format_args!("{} has changed since", old.name))),
            None if state.inputs.len() != new_state.inputs.len() => {
                Err(fail(&"the inputs are others"))
            }
            None => Ok(Some(state)),
        }
    }
}

/// The files that a run keeps, and its counts.
pub struct Journal<'i> {
    options: &'i RunOptions,
    state: Option<&'i State>,
    counts: Arc<Mutex<RunCounts>>,
    /// The file of `--rejects`, and its length.
    rejects: Option<(File, u64)>,
    /// When the state was written, and how long that took.
    last_save: Option<(Instant, Duration)>,
}

/// The counts of a run, which the threads that write the statistics share.
struct RunCounts {
    command: &'static str,
    /// The file of `--stats`; `None` after the end of the run.
    stats: Option<PathBuf>,
    /// The counts of this run and of the runs that it resumes.
    totals: Totals,
    /// The counts of the runs that it resumes.
    before: Listed,
    seconds_before: f64,
    start: Instant,
}

impl RunCounts {
    fn seconds(&self) -> f64 {
        self.seconds_before + self.start.elapsed().as_secs_f64()
    }

    /// Returns the counts by scheme, host and so on, with those of the runs before.
    fn listed(&mut self) -> io::Result<Listed> {
        let mut sum = self.before.clone();
        if let Some(counts) = &mut self.totals.counts {
            sum.add(counts.listed()?);
        }
        Ok(sum)
    }

    /// Writes the statistics, if they are asked for.
    fn write_statistics(&mut self, extent: Extent) -> io::Result<()> {
        let Some(path) = self.stats.clone() else { return Ok(()) };
        let listed = self.listed()?;
        let &Totals { lines, written, invalid, unreadable, .. } = &self.totals;
        let statistics = Statistics {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            command: Some(self.command.to_owned()),
            complete: extent == Extent::Whole,
            seconds: self.seconds(),
            lines,
            written,
            invalid,
            unreadable,
            listed,
        };
        let octets = [serde_json::to_vec(&statistics)?, b"\n".to_vec()].concat();
        replace_file(&path, &octets).map_err(|error| unusable(format_args!("--stats: {error}")))
    }
}

/// How much of a run is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Part,
    Whole,
}

fn lock(counts: &Mutex<RunCounts>) -> MutexGuard<'_, RunCounts> {
    counts.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<'i> Journal<'i> {
    /// Begins the files of a run.
    pub fn begin(
        options: &'i RunOptions,
        state: Option<&'i State>,
        settings: Settings,
    ) -> io::Result<Self> {
        let mut totals = Totals::new(settings);
        let (mut before, mut seconds_before) = (Listed::default(), 0.0);
        if let Some(state) = state {
            totals.add(&state.totals)?;
            (before, seconds_before) = (state.listed.clone(), state.seconds);
        }
        let open = |path: &PathBuf| {
            let length = state.map_or(0, |state| state.rejects);
            open_to_grow(path, length).map(|file| (file, length)).map_err(unwritable_rejects)
        };
        let mut counts = RunCounts {
            command: settings.command,
            stats: options.stats.clone(),
            totals,
            before,
            seconds_before,
            start: Instant::now(),
        };
        // If the file cannot be written, the run fails now, and not after hours.
        counts.write_statistics(Extent::Part)?;
        let counts = Arc::new(Mutex::new(counts));
        if options.stats.is_some() {
            start_statistics_threads(&counts)?;
        }
        let rejects = options.rejects.as_ref().map(open).transpose()?;
        Ok(Journal { options, state, counts, rejects, last_save: None })
    }

    /// Adds the counts of texts, and writes their records for the file of `--rejects`.
    pub fn add(&mut self, totals: &Totals, rejects: &[u8]) -> io::Result<()> {
        if let Some((file, length)) = self.rejects.as_mut().filter(|_| !rejects.is_empty()) {
            file.write_all(rejects).map_err(unwritable_rejects)?;
            *length += rejects.len() as u64;
        }
        lock(&self.counts).totals.add(totals)
    }

    /// Counts a file that could not be read to its end.
    pub fn add_unreadable(&self) {
        lock(&self.counts).totals.unreadable += 1;
    }

    /// Notes that the results up to this position are written: writes the state of `--resume`, unless it was
    /// written a short time ago (see [`PAUSE`]).
    pub fn reach(&mut self, position: Position, has_header: bool) -> io::Result<()> {
        let is_soon = self.last_save.is_some_and(|(at, took)| at.elapsed() < PAUSE * took);
        if is_soon { Ok(()) } else { self.save(position, has_header, Extent::Part) }
    }

    /// Writes the state of the run to the file of `--resume`, and notes when it was written and how long that
    /// took.
    fn save(&mut self, position: Position, has_header: bool, extent: Extent) -> io::Result<()> {
        let (Some(path), Some(state)) = (&self.options.resume, self.state) else { return Ok(()) };
        let start = Instant::now();
        let State { version, arguments, inputs, .. } = state;
        let mut counts = lock(&self.counts);
        let listed = counts.listed()?;
        let octets = serde_json::to_vec(&object! {
            version, arguments, inputs, position, has_header,
            complete: extent == Extent::Whole,
            output: output_length()?,
            rejects: self.rejects.as_ref().map_or(0, |(_, length)| *length),
            seconds: counts.seconds(),
            totals: &counts.totals,
            listed,
        })?;
        replace_file(path, &octets)
            .map_err(|error| unusable(format_args!("--resume {}: {error}", path.display())))?;
        self.last_save = Some((Instant::now(), start.elapsed()));
        Ok(())
    }

    /// Writes the files for the last time. Returns the counts of the run. `ended_early` says whether a text that
    /// is not valid has ended the run.
    pub fn end(
        mut self,
        position: Position,
        has_header: bool,
        ended_early: bool,
    ) -> io::Result<Totals> {
        let is_complete = !ended_early && lock(&self.counts).totals.unreadable == 0;
        let extent = if is_complete { Extent::Whole } else { Extent::Part };
        // Otherwise a next run reads again what this one could not read.
        if extent == Extent::Whole {
            self.save(position, has_header, extent)?;
        }
        let mut counts = lock(&self.counts);
        counts.write_statistics(extent)?;
        counts.stats = None;
        Ok(std::mem::take(&mut counts.totals))
    }
}

/// Returns the error of a file of `--rejects` that cannot be written.
fn unwritable_rejects(error: io::Error) -> io::Error {
    unusable(format_args!("--rejects: {error}"))
}

/// Starts the threads that write the statistics each minute, and when a signal ends the program.
fn start_statistics_threads(counts: &Arc<Mutex<RunCounts>>) -> io::Result<()> {
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGINT, SIGTERM};
        use signal_hook::iterator::Signals;
        let (mut signals, counts) = (Signals::new([SIGINT, SIGTERM])?, Arc::clone(counts));
        thread::spawn(move || {
            for signal in signals.forever() {
                let mut counts = lock(&counts);
                let _ = counts.write_statistics(Extent::Part);
                // The program ends as if the signal had not been handled.
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        });
    }
    let counts = Arc::clone(counts);
    thread::spawn(move || {
        loop {
            thread::sleep(MINUTE);
            // What cannot be written now may be written in a minute, and is told at the end.
            let _ = lock(&counts).write_statistics(Extent::Part);
        }
    });
    Ok(())
}
