//! Runs a command on many texts: reads them, processes them in parallel, and writes the results in
//! the order of the input.

use crate::shell::bulk::BulkOptions;
use crate::shell::compression::BLOCK;
use crate::shell::hints::tell_of_skip;
use crate::shell::journal::{Journal, State};
use crate::shell::options::{Format, misuse, unusable};
use crate::shell::output::{Status, abandon_output, message, print_octets, quantity};
use crate::shell::problem::{Item, Place};
use crate::shell::progress::Progress;
use crate::shell::reading::{Block, Event, Part, Position, Reading, Stop, Unit};
use crate::shell::results::Results;
use crate::shell::settings::Settings;
use crate::shell::totals::Totals;
use rayon::prelude::*;
use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The time after which a command shows its progress on a terminal.
const LONG: Duration = Duration::from_secs(1);

/// The number of octets of results, with those of one block more, that a file may have before the results of
/// the files before it are written.
const MOST_AHEAD: usize = 32 << 20;

/// The greatest number of octets of a small file, expanded, that a thread processes before it is the turn of the
/// file: a few octets may expand to very many. Lists of identifiers rarely expand to more than this.
const MOST_OF_SMALL: usize = 1 << 18;

/// Adds the results for a text. It is a `dyn Fn`, so that reading, threads and writing are compiled
/// once, and not again for each command.
pub type Each<'e> = dyn Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync + 'e;

/// Returns whether a text is valid and has no result, and [`Each`] need not be called. If so, it has counted the
/// text as [`Each`] would; the caller adds it to the number of lines.
pub type IsFine<'e> = dyn Fn(&mut Results, &str) -> bool + Sync + 'e;

/// Where texts come from.
#[derive(Clone, Copy)]
pub enum Source<'s> {
    /// A text of the command line, with its number from 1.
    Argument(usize, &'s OsStr),
    /// The lines of a file, or of standard input for `-`.
    File(&'s OsStr),
}

/// All texts that a command works on, and how they are read.
pub struct Input<'i> {
    pub sources: Vec<Source<'i>>,
    pub options: &'i BulkOptions,
    /// Whether a byte order mark at the beginning of a file is removed.
    pub removes_mark: bool,
    /// Whether the arguments are files.
    pub takes_files: bool,
    pub settings: Settings,
    /// The names of the columns of a result, if it has several.
    pub parts: Vec<&'static str>,
    /// Which texts need no more than to be counted; `None` if each may have a result.
    pub is_fine: Option<&'i IsFine<'i>>,
    /// The names of columns of the record that are read besides the text.
    pub more_columns: Vec<String>,
    /// The header of results that are rows of their own; empty if they are not.
    pub header: Vec<u8>,
    /// The state that `--resume` goes on with.
    pub state: Option<State>,
    /// The text between the results of two units.
    pub separator: &'static [u8],
}

impl Input<'_> {
    /// Calls `each` for the octets of each text, and writes the results. Returns the counts. Fails only if the
    /// results cannot be written.
    pub fn process(&self, each: &Each<'_>) -> io::Result<Totals> {
        let state = self.state.as_ref();
        let progress = Progress::new(total_size(&self.sources));
        let reading = self.reading(progress.clone());
        self.write_own_header()?;
        let buffers = BufferPool::default();
        let journal = Journal::begin(&self.options.run, state, self.settings)?;
        let mut writer = Writer::new(self, progress, journal, buffers.clone());
        let work = Work { input: self, reading, buffers, each };
        let files = writer.process_arguments(&work)?;
        let is_complete = state.is_some_and(|state| state.complete);
        if !files.is_empty() && !writer.is_done() && !is_complete {
            writer.process_files(files, &work)?;
        }
        writer.end()
    }

    /// Returns how the files are read.
    fn reading(&self, progress: Progress) -> Reading {
        let shared = &self.options.shared;
        let state = self.state.as_ref();
        Reading {
            takes_files: self.takes_files.then_some(self.settings.command),
            column: self.options.column.clone().with_names(&self.more_columns),
            parts: self.parts.clone(),
            terminator: self.settings.line_end(),
            removes_mark: self.removes_mark,
            // The hint relies on octets NUL. Lines that end with NUL contain them in any encoding.
            hints_at_encoding: self.removes_mark && self.settings.line_end() != b'\0',
            other_columns: self.settings.other_columns(),
            first: Arc::default(),
            // `--skip` and `--limit` count texts in the order of the input.
            defers_small_files: rayon::current_num_threads() > 1
                && shared.skip == 0
                && shared.limit.is_none()
                && state.is_none(),
            progress,
            start: state.map(|state| state.position).unwrap_or_default(),
        }
    }

    /// Writes the header of results that are rows of their own, unless an earlier run wrote it with the results of
    /// the skipped texts.
    fn write_own_header(&self) -> io::Result<()> {
        let writes_text = self.settings.format == Format::Human && !self.settings.count;
        let is_resumed = self.state.as_ref().is_some_and(|state| state.is_resumed);
        let is_first = self.options.shared.skip == 0 && !is_resumed;
        if !self.header.is_empty() && writes_text && self.settings.has_header && is_first {
            print_octets(&[&*self.header, &[self.settings.line_end()]].concat())?;
        }
        Ok(())
    }
}

/// Writes messages with the number of records without the column or member, and of hosts that stay unchanged.
fn tell_of_exceptions(totals: &Totals, missing: &str) {
    if totals.without_column > 0 {
        let records = quantity(totals.without_column, "record");
        message(format_args!("{records} without the {missing}"));
    }
    if totals.no_domain_names > 0 {
        let hosts = quantity(totals.no_domain_names, "host");
        let are_unchanged = match totals.no_domain_names {
            1 => "is not a domain name, and stays unchanged",
            _ => "are not domain names, and stay unchanged",
        };
        message(format_args!("{hosts} {are_unchanged}; --format jsonl says which, and why"));
    }
}

/// Returns the total length in bytes of all files; `None` if one of them is not an ordinary file.
fn total_size(sources: &[Source<'_>]) -> Option<u64> {
    let size = |source: &Source<'_>| match source {
        Source::Argument(..) => Some(0),
        Source::File(file) => fs::metadata(file).ok().filter(|it| it.is_file()).map(|it| it.len()),
    };
    sources.iter().map(size).sum()
}

/// Processes texts: calls `each` for every text, and counts. All threads use the same value.
struct Work<'i> {
    input: &'i Input<'i>,
    reading: Reading,
    buffers: BufferPool,
    each: &'i Each<'i>,
}

/// Buffers of results that were written, to be used again: fresh memory costs a page fault for each
/// 4 KiB, which takes most of the time that a second thread saves.
#[derive(Clone, Default)]
struct BufferPool(Arc<Mutex<Vec<Vec<u8>>>>);

impl BufferPool {
    /// Returns a buffer of the pool; a new one if the pool is empty.
    fn take(&self) -> Vec<u8> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    /// Puts a buffer into the pool.
    fn give(&self, buffer: Vec<u8>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(buffer);
    }
}

/// The results of a unit.
struct Done {
    results: Results,
    /// The path of its file and the reason, if that could not be read to its end.
    stop: Option<(OsString, Stop)>,
    /// The position after it, if a block ends there.
    end: Option<Position>,
    /// The path of its file and the position in it, if the file is processed from there when it is its turn.
    rest: Option<(OsString, Position)>,
}

impl Done {
    /// Returns the results of a unit that neither stops its file nor ends a block.
    fn new(results: Results) -> Self {
        Done { results, stop: None, end: None, rest: None }
    }
}

impl Work<'_> {
    /// Returns the results for a text of the command line. `line` is the number of the argument.
    fn process_argument(&self, line: usize, text: &OsStr) -> io::Result<Results> {
        let mut results = Results::new(self.input.settings);
        let (place, octets) = (Place { file: None, line, before: 0 }, text.as_encoded_bytes());
        let text = text.to_str();
        let item = Item { place, octets, text, first: None, row: None, has_cr: false };
        self.process_text(&mut results, item)?;
        Ok(results)
    }

    /// Adds the results for a text. Returns whether the run ends with it, by `--on-invalid fail`.
    fn process_text(&self, results: &mut Results, item: Item<'_>) -> io::Result<bool> {
        let start = results.len();
        results.totals.without_column += usize::from(item.missing_column_problem().is_some());
        let unwritable_before = results.unwritable;
        let status = match results.problem_of_record(item) {
            // A command whose lines are problems (`check`, `lint`) lists this problem itself.
            Some(problem) if !results.settings.reports_places => results.refuse(item, &problem)?,
            _ => (self.each)(results, item)?,
        };
        let is_unwritable = results.unwritable > unwritable_before;
        // A result that cannot be written as a column is left out; the text counts as not valid.
        let status = if is_unwritable { status.max(Status::Invalid) } else { status };
        results.totals.lines += 1;
        results.totals.written += usize::from(results.len() > start);
        results.totals.invalid += usize::from(status != Status::Fine);
        results.totals.trouble += usize::from(status == Status::Trouble);
        results.end_text(item, start, status)?;
        Ok(status != Status::Fine && self.input.options.shared.ends_at_invalid())
    }

    /// Returns the results for a unit.
    fn process_unit(&self, unit: &Unit<'_>) -> io::Result<Done> {
        let mut results = Results::new(self.input.settings).with_buffer(self.buffers.take());
        let path = match *unit {
            Unit::Part(part) => {
                let results = self.process_part(part, results)?;
                return Ok(Done { end: part.end(), ..Done::new(results) });
            }
            Unit::Stopped(path, stop) => {
                let stop = Some((path.to_owned(), stop.clone()));
                return Ok(Done { stop, ..Done::new(results) });
            }
            Unit::File(path) => path,
        };
        let (mut write_error, mut rest) = (None, None);
        let mut reached = Position::default();
        let read = self.reading.each_block(path, reached, |block| {
            if block.end.octets > MOST_OF_SMALL as u64 {
                rest = Some((path.to_owned(), reached));
                return false;
            }
            reached = block.end;
            let so_far = std::mem::replace(&mut results, Results::new(self.input.settings));
            match self.process_part(block.whole(), so_far) {
                Ok(more) => results = more,
                Err(error) => write_error = Some(error),
            }
            write_error.is_none()
        });
        match write_error {
            Some(error) => Err(error),
            None => {
                let stop = read.err().map(|stop| (path.to_owned(), stop));
                Ok(Done { stop, rest, ..Done::new(results) })
            }
        }
    }

    /// Reads a file that may not be next in the output yet. At first, processes its blocks here and sends the
    /// results to `to_done`. Once the file is the current one, a block is long, or the results reach
    /// [`MOST_AHEAD`] octets, sends the remaining blocks unprocessed to `to_events`.
    fn read_ahead(
        &self,
        path: &OsStr,
        is_current: impl Fn() -> bool,
        to_done: Sender<io::Result<Done>>,
        to_events: &SyncSender<Vec<Event>>,
    ) {
        let new = || Results::new(self.input.settings).with_buffer(self.buffers.take());
        let (mut processing, mut size) = (Some((to_done, new())), 0);
        let read = self.reading.each_block(path, Position::default(), |block| {
            let Some((to_done, results)) = processing.take() else {
                return to_events.send(vec![Event::Block(block)]).is_ok();
            };
            if is_current() || size >= MOST_AHEAD || block.is_long() {
                let is_wanted = to_done.send(Ok(Done::new(results))).is_ok();
                // From here on, only events are sent.
                drop(to_done);
                return is_wanted && to_events.send(vec![Event::Block(block)]).is_ok();
            }
            let results = match self.process_part(block.whole(), results) {
                Ok(results) => results,
                Err(error) => return to_done.send(Err(error)).is_ok(),
            };
            if results.size() < BLOCK {
                processing = Some((to_done, results));
                return true;
            }
            size += results.size();
            let is_wanted = to_done.send(Ok(Done::new(results))).is_ok();
            processing = Some((to_done, new()));
            is_wanted
        });
        let stop = read.err().map(|stop| (path.to_owned(), stop));
        match (processing, stop) {
            // Nobody waits for more if the run has ended.
            (Some((to_done, results)), stop) => {
                let _ = to_done.send(Ok(Done { stop, ..Done::new(results) }));
            }
            (None, Some((path, stop))) => {
                let _ = to_events.send(vec![Event::Stopped(path, stop)]);
            }
            (None, None) => {}
        }
    }

    /// Adds the results for the records of a part, up to one that ends the run.
    fn process_part(&self, part: Part<'_>, mut results: Results) -> io::Result<Results> {
        let Block { file, ends, columns, .. } = part.block;
        let (mut line, mut next) = (part.line, 0);
        results.reserve(part.octets.len());
        // Checking the UTF-8 of the whole part is faster than checking that of each record.
        let text = str::from_utf8(part.octets).ok();
        for terminated in ends.parts(part.octets, 0) {
            let (at, record) = (next, ends.record(terminated));
            next += terminated.len();
            let place = Place { file: Some(file), line, before: 0 };
            let has_cr = terminated.len() == record.len() + b"\r\n".len();
            let is_last = match columns {
                None => {
                    // `None` if the part is not UTF-8; the record may be UTF-8 all the same.
                    let text = text.and_then(|text| text.get(at..at + record.len()));
                    if let (Some(is_fine), Some(text)) = (self.input.is_fine, text)
                        && is_fine(&mut results, text)
                    {
                        results.totals.lines += 1;
                        line += 1;
                        continue;
                    }
                    let item = Item { place, octets: record, text, first: None, row: None, has_cr };
                    self.process_text(&mut results, item)?
                }
                // The first line is the header, and no text.
                Some(columns) if columns.header.is_some() && line == 1 => {
                    if self.input.settings.has_rows {
                        results.header.clone_from(&columns.header);
                    }
                    false
                }
                Some(columns) => {
                    let row = columns.row(record);
                    let values = row.values();
                    // The last column is the text; for a pair, the first column is its first text.
                    let (octets, others) = values.split_last().expect("one column at least");
                    let first = others.first().map(|value| &**value);
                    let item = Item { place, octets, text: None, first, row: Some(&row), has_cr };
                    self.process_text(&mut results, item)?
                }
            };
            // With quotation marks, a record may have several lines. An empty one has one line.
            line += if ends.quotes.is_some() { ends.count(record).max(1) } else { 1 };
            if is_last {
                break;
            }
        }
        Ok(results)
    }
}

/// Writes the results in the order of the input.
struct Writer<'i> {
    input: &'i Input<'i>,
    /// Whether the separator is written before the next result.
    needs_separator: bool,
    /// Whether the header of the columns is written.
    is_header_written: bool,
    /// The number of further texts to skip.
    skip: usize,
    /// The greatest number of further texts to process; `None` without `--limit`.
    limit: Option<usize>,
    /// Whether `--limit 0` is given, and the header, which is written all the same, was not read
    /// yet.
    awaits_header: bool,
    /// Whether a text that is not valid has ended the run, by `--on-invalid fail`.
    has_ended: bool,
    /// It is shown on a terminal only.
    progress: Progress,
    /// When the command began.
    start: Instant,
    journal: Journal<'i>,
    /// The position up to which results are written.
    position: Position,
    buffers: BufferPool,
}

impl<'i> Writer<'i> {
    /// Returns a writer that has written nothing yet, or what an earlier run wrote.
    fn new(
        input: &'i Input<'i>,
        progress: Progress,
        journal: Journal<'i>,
        buffers: BufferPool,
    ) -> Self {
        let (shared, state) = (&input.options.shared, input.state.as_ref());
        Writer {
            input,
            needs_separator: false,
            // An earlier run wrote the header with the results of the skipped texts.
            is_header_written: shared.skip > 0 || state.is_some_and(|state| state.has_header),
            skip: shared.skip,
            limit: shared.limit,
            awaits_header: shared.limit == Some(0)
                && shared.skip == 0
                && input.settings.has_rows
                && input.settings.has_header
                && !input.options.column.has_numbers(),
            has_ended: false,
            progress,
            start: Instant::now(),
            journal,
            position: state.map(|state| state.position).unwrap_or_default(),
            buffers,
        }
    }

    /// Processes the texts of the command line, which come before all files. Returns the files.
    fn process_arguments(&mut self, work: &Work<'_>) -> io::Result<Vec<OsString>> {
        let mut files = Vec::new();
        for source in &self.input.sources {
            match *source {
                _ if self.is_done() => break,
                Source::Argument(..) if self.skip > 0 => self.skip -= 1,
                Source::Argument(line, text) => {
                    self.limit = self.limit.map(|limit| limit - 1);
                    self.write_all(vec![Done::new(work.process_argument(line, text)?)], work)?;
                }
                Source::File(file) => files.push(file.to_owned()),
            }
        }
        Ok(files)
    }

    /// Ends the run: writes the messages and counts at its end. Returns the counts.
    fn end(self) -> io::Result<Totals> {
        let Input { options, settings, .. } = self.input;
        self.progress.hide();
        let mut totals = self.journal.end(self.position, self.is_header_written, self.has_ended)?;
        if !settings.quiet {
            let missing = if options.column.field.is_empty() { "column" } else { "member" };
            tell_of_exceptions(&totals, missing);
            if self.skip > 0 && options.shared.limit != Some(0) {
                tell_of_skip(options.shared.skip, self.skip, "text");
            }
        }
        totals.print(*settings)?;
        if self.has_ended {
            abandon_output();
        }
        Ok(totals)
    }

    /// Whether no more input is needed.
    fn is_done(&self) -> bool {
        self.has_ended || self.limit == Some(0) && !self.awaits_header
    }

    /// Processes files. If there are several threads, the next blocks are read, and the previous
    /// results are written, at the same time.
    fn process_files(&mut self, files: Vec<OsString>, work: &Work<'_>) -> io::Result<()> {
        let reading = work.reading.clone();
        if rayon::current_num_threads() == 1 {
            let mut done = Ok(());
            reading.each_file(&files, |events| {
                done = self.process_one_by_one(&events, work);
                done.is_ok() && !self.is_done()
            });
            return done;
        }
        let may_read_ahead = reading.defers_small_files
            && files.len() > 1
            && !self.input.options.shared.ends_at_invalid();
        // The columns of the first file are read before those of others.
        let is_first = |number| number == 0 && !reading.has_first_columns();
        let with_kind = files.into_iter().enumerate().map(|(number, file)| {
            (may_read_ahead && !is_first(number) && reading.is_compressed(&file), file)
        });
        let files: Vec<(bool, OsString)> = with_kind.collect();
        for files in files.chunk_by(|(one, _), (other, _)| one == other) {
            let are_compressed = files[0].0;
            let files: Vec<OsString> = files.iter().map(|(_, file)| file.clone()).collect();
            if are_compressed && reading.has_first_columns() {
                self.process_compressed(&files, work)?;
                continue;
            }
            let (sender, receiver) = mpsc::sync_channel(1);
            let reading = reading.clone();
            // The thread is not joined: it may wait forever for the input of a pipe.
            thread::spawn(move || reading.each_file(&files, |events| sender.send(events).is_ok()));
            self.process_events(&receiver, work)?;
        }
        Ok(())
    }

    /// Processes compressed files, each read in a thread of its own, since to expand a file takes as long as to
    /// process its content. While the results of earlier files are written, the thread also processes its file:
    /// see [`Work::read_ahead`].
    fn process_compressed(&mut self, files: &[OsString], work: &Work<'_>) -> io::Result<()> {
        let current = AtomicUsize::new(0);
        thread::scope(|scope| {
            let (mut waiting, mut begun) = (files.iter().enumerate(), VecDeque::new());
            for number in 0..files.len() {
                current.store(number, Ordering::Relaxed);
                let free_threads = rayon::current_num_threads().saturating_sub(begun.len());
                for (number, path) in waiting.by_ref().take(free_threads) {
                    let ((to_done, done), (to_events, events)) =
                        (mpsc::channel(), mpsc::sync_channel(1));
                    let is_current = {
                        let current = &current;
                        move || current.load(Ordering::Relaxed) == number
                    };
                    scope.spawn(move || work.read_ahead(path, is_current, to_done, &to_events));
                    begun.push_back((done, events));
                }
                let Some((done, events)) = begun.pop_front() else { break };
                for done in done {
                    self.write_all(vec![done?], work)?;
                }
                self.process_events(&events, work)?;
            }
            Ok(())
        })
    }

    /// Processes a file from a position on. The thread that has read up to there, and a block more, has written the
    /// hint at the encoding.
    fn process_rest(
        &mut self,
        path: &OsStr,
        position: Position,
        work: &Work<'_>,
    ) -> io::Result<()> {
        let reading = Reading { hints_at_encoding: false, ..work.reading.clone() };
        thread::scope(|scope| {
            let (sender, receiver) = mpsc::sync_channel(1);
            scope.spawn(move || {
                let pass = |block| sender.send(vec![Event::Block(block)]).is_ok();
                if let Err(stop) = reading.each_block(path, position, pass) {
                    // Nobody waits for it if the run has ended.
                    let _ = sender.send(vec![Event::Stopped(path.to_owned(), stop)]);
                }
            });
            self.process_events(&receiver, work)
        })
    }

    /// Processes the events that a thread sends, and writes the results.
    fn process_events(
        &mut self,
        receiver: &Receiver<Vec<Event>>,
        work: &Work<'_>,
    ) -> io::Result<()> {
        // The results of the previous events, which are written while the next ones are processed.
        let mut before: Vec<Done> = Vec::new();
        loop {
            if self.is_done() {
                return self.write_all(before, work);
            }
            let events = match receiver.try_recv() {
                Ok(events) => events,
                // No input is ready: writes the results so far before waiting for it.
                Err(_) => {
                    self.write_all(std::mem::take(&mut before), work)?;
                    match receiver.recv() {
                        Ok(events) if !self.has_ended => events,
                        // The run has ended, or all files were read.
                        _ => return Ok(()),
                    }
                }
            };
            // The results of a long block may be long, and are written while they are made.
            let is_long = |event: &Event| matches!(event, Event::Block(it) if it.is_long());
            if events.iter().any(is_long) {
                self.write_all(std::mem::take(&mut before), work)?;
                self.process_one_by_one(&events, work)?;
                continue;
            }
            let units = self.units(&events);
            let (mut done, mut written) = (Ok(Vec::new()), Ok(()));
            rayon::in_place_scope(|scope| {
                scope.spawn(|_| {
                    done = units.par_iter().map(|unit| work.process_unit(unit)).collect()
                });
                written = self.write_all(std::mem::take(&mut before), work);
            });
            written?;
            before = done?;
        }
    }

    /// Processes the events unit by unit. The results of a unit are written before the next one.
    fn process_one_by_one(&mut self, events: &[Event], work: &Work<'_>) -> io::Result<()> {
        for unit in self.units(events) {
            if self.has_ended {
                break;
            }
            let done = match unit {
                // A record that is longer than a block may have very long results, which are
                // written while they are made.
                Unit::Part(part) if part.octets.len() > BLOCK => {
                    let results = self.with_start(Results::new(self.input.settings)).streaming();
                    let results = work.process_part(part, results)?;
                    Done { end: part.end(), ..Done::new(results) }
                }
                unit => work.process_unit(&unit)?,
            };
            self.write_all(vec![done], work)?;
        }
        Ok(())
    }

    /// Divides events into units for the threads. Leaves out the records that `--skip` and
    /// `--limit` exclude.
    fn units<'e>(&mut self, events: &'e [Event]) -> Vec<Unit<'e>> {
        let mut units = Vec::new();
        for event in events {
            match event {
                // With `--limit 0`, only the header of the first block may be needed.
                _ if self.limit == Some(0) && !self.awaits_header => break,
                Event::Block(block) => {
                    self.awaits_header = false;
                    let from = self.skip_records(block);
                    units.extend(block.parts(from..self.end_by_limit(block, from)).map(Unit::Part));
                }
                // There are small files only without --skip and --limit.
                Event::Small(path) => units.push(Unit::File(path)),
                Event::Stopped(path, stop) => units.push(Unit::Stopped(path, stop)),
            }
        }
        units
    }

    /// Returns the length in octets of the records of a block that `--skip` excludes, including the
    /// header before them. Subtracts their number from `self.skip`.
    fn skip_records(&mut self, block: &Block) -> usize {
        if self.skip == 0 {
            return 0;
        }
        let mut records = block.ends.parts(&block.octets, 0);
        let header =
            records.by_ref().take(block.has_header().into()).map(<[u8]>::len).sum::<usize>();
        let skipped = records.take(self.skip).map(|record| {
            self.skip -= 1;
            record.len()
        });
        header + skipped.sum::<usize>()
    }

    /// Returns where the records of a block end that `--limit` allows, counted from the octet `from`.
    /// Subtracts their number from `self.limit`.
    fn end_by_limit(&mut self, block: &Block, from: usize) -> usize {
        let Some(limit) = self.limit else { return block.octets.len() };
        let mut records = block.ends.parts(&block.octets[from..], 0);
        // After skipped records (`from` is not 0), `skip_records` passed the header.
        let header_count = usize::from(from == 0 && block.has_header());
        let header = records.by_ref().take(header_count).map(<[u8]>::len).sum::<usize>();
        let mut rest = limit;
        let allowed = records.take(limit).inspect(|_| rest -= 1).map(<[u8]>::len).sum::<usize>();
        self.limit = Some(rest);
        from + header + allowed
    }

    /// Sets the separator and the header that the results begin with, unless they are written already.
    fn with_start(&self, results: Results) -> Results {
        results.with_start(
            if self.needs_separator { self.input.separator } else { b"" },
            self.is_header_written,
        )
    }

    /// Writes results in their order, and the messages about files that could not be read. Shows
    /// the progress when the command has taken long.
    fn write_all(&mut self, done: Vec<Done>, work: &Work<'_>) -> io::Result<()> {
        for Done { results, stop, end, rest } in done {
            if self.has_ended {
                break;
            }
            self.write(results)?;
            if let Some(end) = end {
                self.position = end;
                self.journal.reach(end, self.is_header_written)?;
            }
            if let Some((path, position)) = rest {
                self.process_rest(&path, position, work)?;
            }
            match stop {
                None => {}
                Some((_, Stop::Misuse(why))) => {
                    return Err(misuse(self.input.settings.command, why));
                }
                Some((path, Stop::Different(why))) => {
                    return Err(unusable(format!("{}: {why}", path.to_string_lossy())));
                }
                Some((path, Stop::Unreadable(error))) => {
                    self.journal.add_unreadable();
                    let file = path.to_string_lossy();
                    self.progress.suspend(|| message(format_args!("{file}: {error}")));
                }
            }
        }
        let is_long = self.start.elapsed() > LONG;
        if is_long && io::stderr().is_terminal() && !self.input.settings.quiet {
            self.progress.show();
        }
        Ok(())
    }

    /// Writes the results of a unit, and adds them to the totals.
    fn write(&mut self, results: Results) -> io::Result<()> {
        self.has_ended = self.input.options.shared.ends_at_invalid() && results.totals.invalid > 0;
        if !results.has_anything() {
            self.journal.add(&results.totals, &results.rejects)?;
            self.buffers.give(results.into_buffer());
            return Ok(());
        }
        let results = self.with_start(results);
        self.progress.suspend(|| results.finish())?;
        self.journal.add(&results.totals, &results.rejects)?;
        self.is_header_written |= results.header.is_some();
        self.needs_separator |= !results.is_first();
        self.buffers.give(results.into_buffer());
        Ok(())
    }
}
