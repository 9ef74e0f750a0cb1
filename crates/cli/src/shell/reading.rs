//! Reads files in blocks, and divides a block into the parts that threads work on.

use crate::shell::columns::{ColumnOptions, Columns, Form, OtherColumns};
use crate::shell::compression::{BLOCK, HEAD, expand, is_compressed};
use crate::shell::hints::{hint_at_texts, tell_of_encoding};
use crate::shell::progress::Progress;
use crate::shell::reader::{Blocks, Ends, open, without_mark};
use crate::shell::warc::{Addresses, VERSION, detect, is_warc};
use encoding_rs::{Encoding, UTF_8};
use serde::{Deserialize, Serialize};
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// The approximate number of octets that a thread works on at a time. A file of at most this length
/// is *small*: the thread that processes it also reads it.
pub const PART: usize = 1 << 14;

/// How files are read.
#[derive(Clone)]
pub struct Reading {
    /// The name of the command, if its arguments are files.
    pub takes_files: Option<&'static str>,
    /// The options about columns.
    pub column: ColumnOptions,
    /// The names of the columns of a result, if it has several.
    pub parts: Vec<&'static str>,
    /// The octet that ends a line: LF or NUL.
    pub terminator: u8,
    /// Whether a byte order mark at the beginning of a file is removed.
    pub removes_mark: bool,
    /// Whether a hint is written if the beginning of a file looks like UTF-16 without a byte order mark.
    pub hints_at_encoding: bool,
    /// Where the columns that are not selected are written.
    pub other_columns: OtherColumns,
    /// The name and the columns of the first file that has columns.
    pub first: Arc<OnceLock<(Arc<str>, Arc<Columns>)>>,
    /// Whether small files are left to the threads that process them.
    pub defers_small_files: bool,
    pub progress: Progress,
    /// Where reading begins.
    pub start: Position,
}

/// How far the input was read.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
pub struct Position {
    /// The number of files before the current one.
    pub files: usize,
    /// The number of octets of the current one that were read, expanded and without a byte order mark.
    pub octets: u64,
    /// The number of lines of these octets.
    pub lines: usize,
}

impl Reading {
    /// Calls `each` for the blocks of a file, from this position on, until `each` returns false. Returns
    /// whether `each` always returned true.
    pub fn each_block(
        &self,
        path: &OsStr,
        mut position: Position,
        mut each: impl FnMut(Block) -> bool,
    ) -> Result<bool, Stop> {
        let open = |skipped| self.open(path, skipped);
        let reader = open(0).map_err(|error| {
            let hint = hint_at_texts(self.takes_files, path, &error);
            Stop::Unreadable(format!("{error}{hint}"))
        })?;
        let line_ends = Ends { terminator: self.terminator, quotes: None };
        let mut blocks = Blocks::new(reader, line_ends);
        let (options, mut form) = (&self.column, None);
        if !options.is_empty() {
            let first_line = line_ends.records(blocks.peek()?).next().unwrap_or_default();
            form = Some(Form::new(options, self.terminator, first_line).map_err(Stop::Misuse)?);
        }
        blocks.ends = form.map_or(line_ends, |form| form.ends);
        let (file, ends) = (Arc::from(path.to_string_lossy()), blocks.ends);
        let mut columns = None;
        if position.octets > 0 {
            // The first line says what the columns are. After it, reading goes on at the position.
            if let (Some(form), Some(octets)) = (form, blocks.next()?) {
                columns = Some(self.columns(&file, form, octets)?);
            }
            blocks = Blocks::new(open(position.octets)?, ends);
        }
        while let Some(octets) = blocks.next()? {
            let mut line = position.lines + 1;
            if line == 1 && self.hints_at_encoding {
                self.progress.suspend(|| tell_of_encoding(&file, octets));
            }
            if let (Some(form), None) = (form, &columns) {
                columns = Some(self.columns(&file, form, octets)?);
            }
            let (mut parts, mut start) = (Vec::new(), 0);
            for part in ends.parts(octets, PART) {
                parts.push((start..start + part.len(), line));
                line += ends.count(part);
                start += part.len();
            }
            position.octets += octets.len() as u64;
            position.lines = line - 1;
            let (file, columns) = (Arc::clone(&file), columns.clone());
            let octets = octets.to_vec();
            if !each(Block { file, ends, columns, octets, parts, end: position }) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns a reader of the content of a file, expanded and without a byte order mark, after its first
    /// `skipped` octets. In a plain file, it seeks to them and does not read what is before.
    fn open(&self, path: &OsStr, skipped: u64) -> io::Result<Box<dyn Read + Send>> {
        if skipped > 0 {
            let mut file = File::open(path)?;
            let mut head = Vec::new();
            let length = HEAD.max(VERSION.len() as u64);
            file.by_ref().take(length).read_to_end(&mut head)?;
            let mark = Encoding::for_bom(&head).filter(|_| self.removes_mark);
            let (encoding, mark) = mark.unwrap_or((UTF_8, 0));
            let is_warc_file = self.removes_mark && is_warc(&head);
            if !is_compressed(&head) && !is_warc_file && encoding == UTF_8 {
                file.seek(SeekFrom::Start(mark as u64 + skipped))?;
                return Ok(Box::new(self.progress.count(file)));
            }
        }
        let reader = expand(self.progress.count(open(path)?))?;
        // If octets are read as they are, neither a byte order mark nor WARC is recognized.
        let mut reader = if self.removes_mark { self.texts(reader)? } else { reader };
        io::copy(&mut reader.by_ref().take(skipped), &mut io::sink())?;
        Ok(reader)
    }

    /// Returns the texts of an expanded file: without a byte order mark, and the addresses of a WARC file.
    fn texts(&self, reader: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
        Ok(match detect(without_mark(reader)?)? {
            (reader, true) => Box::new(Addresses::new(reader, self.terminator)),
            (reader, false) => reader,
        })
    }

    /// Returns the columns of a file by its first octets, which have its first record.
    fn columns(&self, file: &Arc<str>, form: Form, octets: &[u8]) -> Result<Arc<Columns>, Stop> {
        let terminated = form.ends.parts(octets, 0).next().unwrap_or_default();
        let first = form.ends.record(terminated);
        let columns = self.column.columns(form, first).map_err(io::Error::other)?;
        let mut columns = columns.with_parts(&self.parts);
        // The header is written as it was read: `record` removed the CR of its CRLF.
        if terminated.len() == first.len() + b"\r\n".len()
            && let Some(header) = &mut columns.header
        {
            header.push(b'\r');
        }
        self.arrange(file, columns).map_err(Stop::Different)
    }

    /// Arranges the columns of a file as those of the first one, if they are written. Fails if the
    /// files differ so that one header would not fit the records of both.
    fn arrange(&self, file: &Arc<str>, columns: Columns) -> Result<Arc<Columns>, String> {
        let Some((first_file, first)) = self.first.get() else {
            let columns = Arc::new(columns);
            let _ = self.first.set((Arc::clone(file), Arc::clone(&columns)));
            return Ok(columns);
        };
        if self.other_columns == OtherColumns::InRows {
            columns.other_separator(first_file, first)?;
        }
        if self.other_columns != OtherColumns::Nowhere {
            return columns.arrange(first_file, first).map(Arc::new);
        }
        Ok(Arc::new(columns))
    }

    /// Whether a file of this length is left to the thread that processes it.
    fn defers(&self, length: u64) -> bool {
        self.defers_small_files && length <= PART as u64 && self.has_first_columns()
    }

    /// Whether a file is compressed, and not small.
    pub fn is_compressed(&self, path: &OsStr) -> bool {
        let is_large = |it: &fs::Metadata| it.is_file() && it.len() > PART as u64;
        let file = fs::metadata(path).ok().filter(is_large).and_then(|_| File::open(path).ok());
        let mut head = Vec::new();
        let read = file.map(|file| file.take(HEAD).read_to_end(&mut head));
        path != "-" && read.is_some_and(|it| it.is_ok()) && is_compressed(&head)
    }

    /// Whether the columns of the first file are known, which decide the order of those of the others; true
    /// without `--column`, too.
    pub fn has_first_columns(&self) -> bool {
        self.column.is_empty() || self.first.get().is_some()
    }

    /// Reads files in their order. Calls `pass` when the events have about as many octets as a
    /// block; octets of a pipe are passed on as they arrive. Stops if `pass` returns false.
    pub fn each_file(&self, files: &[OsString], mut pass: impl FnMut(Vec<Event>) -> bool) {
        let (mut events, mut size) = (Vec::new(), 0);
        for (before, path) in files.iter().enumerate() {
            let mut position = Position { files: before, ..Position::default() };
            if before < self.start.files {
                // The columns of all files are arranged as those of the first one. If it cannot be read, an
                // earlier run has said so.
                if !self.has_first_columns() {
                    let _ = self.each_block(path, position, |_| false);
                }
                continue;
            }
            if before == self.start.files {
                position = self.start;
            }
            // The length of an ordinary file; `None` for standard input, a pipe and so on.
            let metadata = fs::metadata(path).ok().filter(|it| path != "-" && it.is_file());
            match metadata.as_ref().map(fs::Metadata::len) {
                Some(length) if self.defers(length) => {
                    events.push(Event::Small(path.clone()));
                    // Opening a file costs about as much time as a part.
                    size += length as usize + PART;
                }
                length => {
                    let wants_more = self.each_block(path, position, |block| {
                        size += block.octets.len();
                        events.push(Event::Block(block));
                        let is_file = length.is_some();
                        if is_file && size < BLOCK {
                            return true;
                        }
                        size = 0;
                        pass(std::mem::take(&mut events))
                    });
                    match wants_more {
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

/// What the threads receive in the order of the input.
pub enum Event {
    /// Some records of a file, which were read.
    Block(Block),
    /// The path of a small file, which the thread that processes it reads.
    Small(OsString),
    /// The path of a file that is not read further, and the reason.
    Stopped(OsString, Stop),
}

/// Why a file is not read, or not to its end.
#[derive(Clone)]
pub enum Stop {
    /// The options about columns exclude each other.
    Misuse(&'static str),
    /// The columns are not those of the first file. The message of the error, which ends the run.
    Different(String),
    /// The message of an error.
    Unreadable(String),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Stop::Unreadable(error.to_string())
    }
}

/// Successive whole records of a file.
pub struct Block {
    /// The name of the file.
    pub file: Arc<str>,
    /// What ends its records.
    pub ends: Ends,
    /// The columns of the file, if `--column` is given.
    pub columns: Option<Arc<Columns>>,
    pub octets: Vec<u8>,
    /// The range of octets of each part, and the number of its first line.
    pub parts: Vec<(Range<usize>, usize)>,
    /// The position after it.
    pub end: Position,
}

impl Block {
    /// Whether the block has more octets than usual, so that its first record may be very long.
    pub fn is_long(&self) -> bool {
        self.octets.len() > BLOCK
    }

    /// Whether the first record is the header, which has the names of the columns.
    pub fn has_header(&self) -> bool {
        self.columns.as_ref().is_some_and(|it| it.header.is_some()) && self.line() == 1
    }

    /// Returns the number of the first line.
    pub fn line(&self) -> usize {
        self.parts.first().map_or(1, |(_, line)| *line)
    }

    /// Returns the whole block as one part.
    pub fn whole(&self) -> Part<'_> {
        Part { block: self, line: self.line(), octets: &self.octets }
    }

    /// Returns the parts in a range of octets, which must begin and end where records do.
    pub fn parts(&self, octets: Range<usize>) -> impl Iterator<Item = Part<'_>> {
        self.parts.iter().filter_map(move |(part, line)| {
            let (start, end) = (part.start.max(octets.start), part.end.min(octets.end));
            let before = self.octets.get(part.start..start)?;
            let within = self.octets.get(start..end).filter(|it| !it.is_empty())?;
            Some(Part { block: self, line: line + self.ends.count(before), octets: within })
        })
    }
}

/// Successive records of a block.
#[derive(Clone, Copy)]
pub struct Part<'b> {
    pub block: &'b Block,
    /// The number of the first line.
    pub line: usize,
    pub octets: &'b [u8],
}

impl Part<'_> {
    /// Returns the position after the block, if this is its last part.
    pub fn end(&self) -> Option<Position> {
        let is_last = self.octets.as_ptr_range().end == self.block.octets.as_ptr_range().end;
        is_last.then_some(self.block.end)
    }
}

/// What a thread works on at a time.
pub enum Unit<'b> {
    Part(Part<'b>),
    /// A small file, which the thread reads.
    File(&'b OsStr),
    /// A file that is not read further: only the message is written.
    Stopped(&'b OsStr, &'b Stop),
}
