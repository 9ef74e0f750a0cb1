//! The work on many texts: they are read, answered in parallel, and written in order.

use crate::shell::bulk::{BulkOptions, tell_of_skip};
use crate::shell::compression::BLOCK;
use crate::shell::options::misuse;
use crate::shell::output::{Status, abandon_output, counted, message};
use crate::shell::problem::{Item, Place};
use crate::shell::reading::{Block, Event, Part, Reading, Stop, Unit};
use crate::shell::results::{Only, Results, Settings, Totals};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, IsTerminal};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// A command that takes longer than this shows a progress bar on a terminal.
const LONG: Duration = Duration::from_secs(1);

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
    pub unmarks: bool,
    /// Whether the arguments are files.
    pub takes_files: bool,
    pub settings: Settings,
    /// The names of the columns of a result, if it has several.
    pub parts: Vec<&'static str>,
    /// The text between the results of two units.
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
            keeps_cr: match self.settings.only {
                Some(Only::Invalid) => true,
                Some(Only::Valid) => self.takes_files,
                None => false,
            },
            // `--skip` and `--limit` count texts in the order of the input.
            defers: rayon::current_num_threads() > 1 && all.skip == 0 && all.limit.is_none(),
            bar: bar.clone(),
        };
        let room = Room::default();
        let work = Work { input: self, reading, room: room.clone(), each };
        let mut run = Writer {
            input: self,
            separate: false,
            // The results of the skipped texts, which an earlier run wrote, have the names.
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
            room,
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
    room: Room,
    each: W,
}

/// Buffers whose results are written, for the results to come: fresh memory costs a page fault for
/// each 4 KiB, which is most of what two threads would gain.
#[derive(Clone, Default)]
struct Room(Arc<Mutex<Vec<Vec<u8>>>>);

impl Room {
    fn take(&self) -> Vec<u8> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    fn give(&self, buffer: Vec<u8>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(buffer);
    }
}

/// The results of a unit, and if its file is not read to its end, the file and the reason.
type Done = (Results, Option<(OsString, Stop)>);

impl<W: Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync> Work<'_, W> {
    fn argument(&self, line: usize, text: &OsStr) -> io::Result<Results> {
        let mut results = Results::new(self.input.settings);
        let (place, octets) = (Place { file: None, line, before: 0 }, text.as_encoded_bytes());
        let text = text.to_str();
        self.add(
            &mut results,
            Item { place, octets, text, first: None, row: None, has_cr: false },
        )?;
        Ok(results)
    }

    /// Adds the results for a text. Returns whether it is the last.
    fn add(&self, results: &mut Results, item: Item<'_>) -> io::Result<bool> {
        let begun = results.len();
        results.totals.without_column += usize::from(item.without_column().is_some());
        let unwritten = results.unwritten;
        let status = match results.problem_of_record(item) {
            // A command whose lines are problems (`check`, `lint`) lists this problem itself.
            Some(problem) if !results.settings.places => results.refuse(item, &problem)?,
            _ => (self.each)(results, item)?,
        };
        let status =
            if results.unwritten > unwritten { status.max(Status::Invalid) } else { status };
        results.totals.lines += 1;
        results.totals.invalid += usize::from(status != Status::Fine);
        results.totals.trouble += usize::from(status == Status::Trouble);
        results.end(item, begun, status)?;
        Ok(status != Status::Fine && self.input.options.all.fails())
    }

    fn unit(&self, unit: &Unit<'_>) -> io::Result<Done> {
        let mut results = Results::new(self.input.settings).with_room(self.room.take());
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
        // One write of everything is faster than one for each record.
        let text = str::from_utf8(part.octets).ok();
        for whole in ends.parts(part.octets, 0) {
            let (at, record) = (next, ends.record(whole));
            next += whole.len();
            let place = Place { file: Some(file), line, before: 0 };
            let has_cr = whole.len() == record.len() + b"\r\n".len();
            let is_last = match columns {
                None => {
                    let text = text.and_then(|text| text.get(at..at + record.len()));
                    let item = Item { place, octets: record, text, first: None, row: None, has_cr };
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
                    let item = Item { place, octets, text: None, first, row: Some(&row), has_cr };
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

/// Writes the results in the order of the input.
struct Writer<'i> {
    input: &'i Input<'i>,
    /// Whether the separator comes before the next result.
    separate: bool,
    /// Whether the names of the columns are written.
    headed: bool,
    /// The number of texts that are still to be skipped.
    skip: usize,
    /// The greatest number of further texts that have results.
    limit: Option<usize>,
    /// Whether nothing is answered, and the names of the columns are still read.
    awaits_names: bool,
    /// Whether a text that is not valid has ended the run.
    ended: bool,
    /// The progress bar, on a terminal.
    bar: ProgressBar,
    begun: Instant,
    totals: Totals,
    room: Room,
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
        // The thread is not joined: it may wait forever for the input of a pipe.
        thread::spawn(move || reading.each_file(&files, |events| sender.send(events).is_ok()));
        let mut before: Vec<Done> = Vec::new();
        loop {
            if self.is_done() {
                return self.write_all(before);
            }
            let events = match receiver.try_recv() {
                Ok(events) => events,
                // No input is ready: the results so far are written before the program waits.
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

    /// Processes the input, each unit after the previous one is written.
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

    /// The units for the threads, without skipped records.
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

    /// The results, after those written before.
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
            self.room.give(results.into_room());
            return Ok(());
        }
        let results = self.begun(results);
        self.bar.suspend(|| results.finish())?;
        self.headed |= results.header.is_some();
        self.separate |= is_text;
        self.room.give(results.into_room());
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
