//! Files in blocks that end where a record does: a line, or a record of comma-separated values.

use crate::shell::compression::{self, BLOCK, expanded};
use encoding_rs_io::DecodeReaderBytesBuilder;
use memchr::{memchr, memchr_iter, memchr2_iter};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::iter;

/// Longer records are not read, since a whole record is in memory.
pub const LONGEST: usize = 1 << 28;

/// The greatest number of octets, and of lines, in a column in quotation marks. So a quotation mark
/// that is never closed is reported before the whole rest of the file is read.
const LONGEST_QUOTED: usize = 1 << 20;
const MOST_QUOTED_LINES: usize = 1000;

/// Opens a file, or standard input for `-`.
pub fn open(file: &OsStr) -> io::Result<Box<dyn Read + Send>> {
    Ok(match file == "-" {
        true => Box::new(UpToEnd { reader: io::stdin(), has_ended: false }),
        false => Box::new(File::open(file)?),
    })
}

/// A reader that has one end. Who reads a terminal again after its end waits for another one.
struct UpToEnd<R> {
    reader: R,
    has_ended: bool,
}

impl<R: Read> Read for UpToEnd<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.has_ended {
            return Ok(0);
        }
        let read = self.reader.read(buffer)?;
        self.has_ended = read == 0 && !buffer.is_empty();
        Ok(read)
    }
}

/// A text without its byte order mark; in UTF-8, if the mark says UTF-16.
pub fn unmarked<'r>(reader: impl Read + Send + 'r) -> Box<dyn Read + Send + 'r> {
    Box::new(DecodeReaderBytesBuilder::new().utf8_passthru(true).strip_bom(true).build(reader))
}

/// The encoding of a text whose octets are those of UTF-16: at its beginning, every second one is
/// NUL. A byte order mark is none.
pub fn unmarked_utf16(octets: &[u8]) -> Option<&'static str> {
    const LOOKED_AT: usize = 32;
    let units: Vec<&[u8]> = octets.chunks_exact(2).take(LOOKED_AT).collect();
    let have_nul = |at: usize| units.iter().all(|unit| unit[at] == 0 && unit[1 - at] != 0);
    match units.len() {
        ..2 => None,
        _ if have_nul(1) => Some("UTF-16LE"),
        _ if have_nul(0) => Some("UTF-16BE"),
        _ => None,
    }
}

/// Whether a place is within a column that is enclosed in quotation marks (RFC 4180 section 2
/// rules 5 to 7). A quotation mark within another column is an octet like any other.
#[derive(Default)]
pub struct Quotes {
    pub is_within: bool,
    /// The mark that begins the column.
    begun: usize,
    /// After the last one that closed: another one there is the second of two, and opens again.
    closed: usize,
}

impl Quotes {
    /// Passes the quotation mark at this place. The text begins where a record does.
    pub fn pass(&mut self, ends: Ends, text: &[u8], at: usize) {
        if self.is_within {
            (self.is_within, self.closed) = (false, at + 1);
        } else if at > 0 && self.closed == at {
            self.is_within = true;
        } else if at == 0 || text[at - 1] == ends.terminator || ends.separates(&text[..at]) {
            (self.is_within, self.begun) = (true, at);
        }
    }
}

/// What ends a record.
#[derive(Clone, Copy)]
pub struct Ends {
    /// A record that ends with LF may have CR before it.
    pub terminator: u8,
    /// What separates columns that may be enclosed in quotation marks: a terminator between these
    /// does not end a record (RFC 4180 section 2).
    pub quotes: Option<char>,
}

impl Ends {
    pub const LINES: Ends = Ends { terminator: b'\n', quotes: None };

    /// Whether a separator of columns ends here.
    fn separates(self, before: &[u8]) -> bool {
        self.quotes.is_some_and(|it| before.ends_with(it.encode_utf8(&mut [0; 4]).as_bytes()))
    }

    /// The end of the record that begins at the beginning, after its terminator.
    fn first(self, block: &[u8], least: usize) -> Option<usize> {
        if self.quotes.is_none() {
            return memchr(self.terminator, &block[least..]).map(|at| least + at + 1);
        }
        let mut quotes = Quotes::default();
        for at in memchr2_iter(self.terminator, b'"', block) {
            match block[at] {
                b'"' => quotes.pass(self, block, at),
                _ if !quotes.is_within && at >= least => return Some(at + 1),
                _ => {}
            }
        }
        None
    }

    /// The records of a block, without the terminator, and without the CR of CRLF.
    pub fn records(self, block: &[u8]) -> impl Iterator<Item = &[u8]> {
        self.parts(block, 0).map(move |part| self.record(part))
    }

    /// A record without its terminator, and without the CR of CRLF.
    pub fn record(self, part: &[u8]) -> &[u8] {
        match part.strip_suffix(&[self.terminator]) {
            Some(line) if self.terminator == b'\n' => line.strip_suffix(b"\r").unwrap_or(line),
            Some(line) => line,
            None => part,
        }
    }

    /// How many lines a block has.
    pub fn count(self, block: &[u8]) -> usize {
        let unfinished = block.last().is_some_and(|last| *last != self.terminator);
        memchr_iter(self.terminator, block).count() + usize::from(unfinished)
    }

    /// A block in parts of about this many octets, which end where records do.
    pub fn parts(self, block: &[u8], size: usize) -> impl Iterator<Item = &[u8]> {
        let mut rest = block;
        iter::from_fn(move || {
            let end = self.first(rest, size.min(rest.len())).unwrap_or(rest.len());
            let (part, after) = rest.split_at(end);
            rest = after;
            (!part.is_empty()).then_some(part)
        })
    }
}

/// The end of the last whole record of a block of which more and more is read. What has been looked
/// at is not looked at again: time is linear in the length of a record, however it arrives.
#[derive(Default)]
struct Last {
    quotes: Quotes,
    /// The number of line ends in the column in quotation marks.
    lines: usize,
    /// The number of octets that were examined.
    looked: usize,
    end: Option<usize>,
    /// Why the record after that end is not valid.
    broken: Option<Broken>,
}

/// Why a column that begins with a quotation mark is not one in quotation marks. If it were read as
/// one, the records inside it would be lost.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Broken {
    Unclosed,
    /// Not closed within the limits.
    Long,
    /// Closed in another line than it begins in, at this place, where no separator follows.
    Closed(usize),
}

impl Last {
    /// Reads the new part of a block, up to the first broken column.
    fn look(&mut self, ends: Ends, block: &[u8]) {
        let new = &block[self.looked..];
        let before = std::mem::replace(&mut self.looked, block.len());
        if ends.quotes.is_none() {
            let last = new.iter().rposition(|octet| *octet == ends.terminator);
            self.end = last.map(|at| before + at + 1).or(self.end);
            return;
        }
        for at in memchr2_iter(ends.terminator, b'"', new).map(|at| before + at) {
            let is_long = self.quotes.is_within && at - self.quotes.begun > LONGEST_QUOTED;
            self.broken = self.broken.or(is_long.then_some(Broken::Long));
            self.follow(ends, block, at);
            match block[at] {
                b'"' => self.quotes.pass(ends, block, at),
                _ if self.quotes.is_within => {
                    self.lines += 1;
                    let is_long = self.lines >= MOST_QUOTED_LINES;
                    self.broken = self.broken.or(is_long.then_some(Broken::Long));
                }
                _ if self.broken.is_none() => self.end = Some(at + 1),
                _ => {}
            }
            if self.broken.is_some() {
                return;
            }
        }
        let is_long = self.quotes.is_within && block.len() - self.quotes.begun > LONGEST_QUOTED;
        self.broken = self.broken.or(is_long.then_some(Broken::Long));
    }

    /// Looks at what follows a column of several lines, up to the next quotation mark or end of a
    /// line, or up to the end of all.
    fn follow(&mut self, ends: Ends, block: &[u8], at: usize) {
        let Quotes { is_within, closed, .. } = self.quotes;
        if is_within || self.lines == 0 {
            return;
        }
        let after = &block[closed..at];
        let begins =
            |separator: char| after.starts_with(separator.encode_utf8(&mut [0; 4]).as_bytes());
        let is_mark = block.get(at) == Some(&b'"');
        match after {
            // The second of two.
            [] if is_mark => return,
            [] | b"\r" if !is_mark => {}
            _ if ends.quotes.is_some_and(begins) => {}
            _ => self.broken = self.broken.or(Some(Broken::Closed(closed - 1))),
        }
        self.lines = 0;
    }

    /// Looks at the rest, after which there is nothing.
    fn finish(&mut self, ends: Ends, block: &[u8]) {
        self.look(ends, block);
        if ends.quotes.is_none() || self.broken.is_some() {
            return;
        }
        self.follow(ends, block, block.len());
        self.broken = self.broken.or(self.quotes.is_within.then_some(Broken::Unclosed));
        if self.broken.is_none() {
            self.end = Some(block.len());
        }
    }

    /// The error of a record that begins a block, where there are so many lines before it.
    fn error(&self, broken: Broken, ends: Ends, block: &[u8], lines: usize) -> io::Error {
        let line = |at: usize| lines + memchr_iter(ends.terminator, &block[..at]).count() + 1;
        let what = match broken {
            Broken::Unclosed => "is not closed".to_owned(),
            Broken::Long => {
                format!(
                    "is not closed within {MOST_QUOTED_LINES} lines and {LONGEST_QUOTED} octets"
                )
            }
            Broken::Closed(at) => {
                format!("is closed in line {}, where no separator follows", line(at))
            }
        };
        compression::broken(&format!(
            "the quotation mark that begins a column in line {} {what} (RFC 4180 section 2); \
             --no-quotes treats quotation marks as ordinary characters",
            line(self.quotes.begun),
        ))
    }
}

/// Calls `each` for the lines of a file, with their numbers from 1. Returns why the file could not
/// be read, or not to its end. Fails where `each` does.
pub fn for_each_line(
    file: &OsStr,
    mut each: impl FnMut(usize, &[u8]) -> io::Result<()>,
) -> io::Result<Option<io::Error>> {
    let mut blocks = match open(file).and_then(expanded) {
        Ok(reader) => Blocks::new(unmarked(reader), Ends::LINES),
        Err(error) => return Ok(Some(error)),
    };
    let mut number = 0;
    loop {
        match blocks.next() {
            Ok(Some(block)) => Ends::LINES.records(block).try_for_each(|line| {
                number += 1;
                each(number, line)
            })?,
            Ok(None) => return Ok(None),
            Err(error) => return Ok(Some(error)),
        }
    }
}

/// The input in blocks that end where a record does. One buffer is kept, which grows only for a
/// longer record. Octets of a pipe are passed on as they arrive.
pub struct Blocks<R> {
    reader: R,
    pub ends: Ends,
    buffer: Vec<u8>,
    /// How many lines are before the buffer, where records may have several.
    lines: usize,
    /// The end of the block returned last.
    given: usize,
    /// The end of what has been read.
    filled: usize,
}

impl<R: Read> Blocks<R> {
    pub fn new(reader: R, ends: Ends) -> Self {
        Blocks { reader, ends, buffer: vec![0; BLOCK], lines: 0, given: 0, filled: 0 }
    }

    /// The octets up to the end of the first line, which the next block has too.
    pub fn peek(&mut self) -> io::Result<&[u8]> {
        let (terminator, mut looked) = (self.ends.terminator, 0);
        while memchr(terminator, &self.buffer[looked..self.filled]).is_none() {
            looked = self.filled;
            if self.read()? == 0 {
                break;
            }
        }
        Ok(&self.buffer[..self.filled])
    }

    /// Reads on. Returns the number of octets read, 0 at the end.
    fn read(&mut self) -> io::Result<usize> {
        if self.filled > LONGEST {
            let message = format!("a line is longer than {LONGEST} octets");
            return Err(io::Error::new(io::ErrorKind::FileTooLarge, message));
        }
        if self.filled == self.buffer.len() {
            // The longest line and its end: where the buffer ends does not depend on the reader.
            self.buffer.resize((2 * self.filled).min(LONGEST + 1), 0);
        }
        loop {
            match self.reader.read(&mut self.buffer[self.filled..]) {
                Ok(read) => {
                    self.filled += read;
                    return Ok(read);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// The next block of at least one record; `None` at the end.
    pub fn next(&mut self) -> io::Result<Option<&[u8]>> {
        if self.ends.quotes.is_some() {
            self.lines += memchr_iter(self.ends.terminator, &self.buffer[..self.given]).count();
        }
        self.buffer.copy_within(self.given..self.filled, 0);
        self.filled -= self.given;
        let mut last = Last::default();
        // What `peek` has read, or what follows the last whole record of the block before.
        if self.given == 0 || self.ends.quotes.is_some() {
            last.look(self.ends, &self.buffer[..self.filled]);
        }
        self.given = 0;
        while last.end.is_none() && last.broken.is_none() {
            match self.read()? {
                0 if self.filled == 0 => return Ok(None),
                0 => {
                    last.finish(self.ends, &self.buffer[..self.filled]);
                    break;
                }
                _ => last.look(self.ends, &self.buffer[..self.filled]),
            }
        }
        let block = &self.buffer[..self.filled];
        match (last.end, last.broken) {
            (None, Some(broken)) => Err(last.error(broken, self.ends, block, self.lines)),
            (end, _) => {
                self.given = end.unwrap_or(self.filled);
                Ok(Some(&block[..self.given]))
            }
        }
    }
}

#[cfg(test)]
#[path = "../../tests/unit/reader.rs"]
mod tests;
