//! Files in blocks, and these in the parts that threads work on.

use crate::shell::bulk::{hint_at_texts, tell_of_encoding};
use crate::shell::columns::{ColumnOptions, Columns, Form};
use crate::shell::compression::{BLOCK, expanded};
use crate::shell::reader::{Blocks, Ends, open, unmarked};
use indicatif::ProgressBar;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::ops::Range;
use std::sync::Arc;

/// About how many octets a thread works on at a time. A file that has no more is read by that
/// thread.
const PART: usize = 1 << 14;

/// How files are read.
#[derive(Clone)]
pub struct Reading {
    /// The command, if its arguments are files.
    pub takes_files: Option<&'static str>,
    pub column: ColumnOptions,
    /// The names of the columns of a result, if it has several.
    pub parts: Vec<&'static str>,
    pub terminator: u8,
    pub unmarks: bool,
    /// Whether lines are written unchanged, so that the names of the columns keep their CR.
    pub keeps_cr: bool,
    /// Whether the thread that processes a small file also reads it.
    pub defers: bool,
    pub bar: ProgressBar,
}

impl Reading {
    /// Calls `each` for the blocks of a file as long as it returns true. Returns whether it always
    /// did.
    pub fn each_block(
        &self,
        path: &OsStr,
        mut each: impl FnMut(Block) -> bool,
    ) -> Result<bool, Stop> {
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
            if line == 1 && self.unmarks && self.terminator != b'\0' {
                self.bar.suspend(|| tell_of_encoding(&file, octets));
            }
            if let (Some(form), None) = (form, &columns) {
                let whole = ends.parts(octets, 0).next().unwrap_or_default();
                let first = ends.record(whole);
                let found = Columns::new(&given.names(), form, first).map_err(io::Error::other)?;
                let mut found = found.with_parts(&self.parts);
                if self.keeps_cr && whole.len() == first.len() + b"\r\n".len() {
                    found.header.iter_mut().for_each(|header| header.push(b'\r'));
                }
                columns = Some(Arc::new(found));
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

    /// Reads files in their order. Calls `pass` with about the octets of one block; octets of a
    /// pipe are passed on as they arrive. Stops if `pass` returns false.
    pub fn each_file(&self, files: &[OsString], mut pass: impl FnMut(Vec<Event>) -> bool) {
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

/// A block or a small file that was read, or the end of reading a file.
pub enum Event {
    Block(Block),
    /// A file that is read by the thread that processes it.
    Small(OsString),
    Stopped(OsString, Stop),
}

/// Why a file is not read, or not to its end.
#[derive(Clone)]
pub enum Stop {
    /// The options do not fit its first line.
    Misuse(&'static str),
    Unreadable(String),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Stop::Unreadable(error.to_string())
    }
}

/// Records of a file that follow each other.
pub struct Block {
    pub file: Arc<str>,
    pub ends: Ends,
    pub columns: Option<Arc<Columns>>,
    pub octets: Vec<u8>,
    /// Its parts, and the number of the first line of each.
    pub parts: Vec<(Range<usize>, usize)>,
}

impl Block {
    /// Whether its first record may be longer than a block.
    pub fn is_long(&self) -> bool {
        self.octets.len() > BLOCK
    }

    /// Whether its first record has the names of the columns.
    pub fn has_names(&self) -> bool {
        self.columns.as_ref().is_some_and(|it| it.header.is_some()) && self.line() == 1
    }

    /// The number of its first line.
    pub fn line(&self) -> usize {
        self.parts.first().map_or(1, |(_, line)| *line)
    }

    pub fn whole(&self) -> Part<'_> {
        Part { block: self, line: self.line(), octets: &self.octets }
    }

    /// Its parts in a range of octets that begins and ends where records do.
    pub fn parts(&self, octets: Range<usize>) -> impl Iterator<Item = Part<'_>> {
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
pub struct Part<'b> {
    pub block: &'b Block,
    pub line: usize,
    pub octets: &'b [u8],
}

/// What a thread works on at a time.
pub enum Unit<'b> {
    Part(Part<'b>),
    File(&'b OsStr),
    Stopped(&'b OsStr, &'b Stop),
}
