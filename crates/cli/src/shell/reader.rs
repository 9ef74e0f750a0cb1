//! Reads files in blocks of whole records. A record is a line or, with columns in quotation marks,
//! may have several lines (RFC 4180).

use crate::shell::compression::BLOCK;
use crate::shell::damage::invalid_data;
use encoding_rs::{Decoder, Encoding, UTF_8};
use memchr::{memchr, memchr_iter, memchr2_iter};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::iter;

/// The greatest length of a record in octets, since a whole record is in memory.
pub const LONGEST: usize = 1 << 28;

/// The greatest number of octets in a column in quotation marks. With this limit, a quotation mark
/// that is never closed is reported before the whole rest of the file is read.
const LONGEST_QUOTED: usize = 1 << 20;
/// The greatest number of lines in a column in quotation marks. The reason is the same.
const MOST_QUOTED_LINES: usize = 1000;

/// Opens a file, or standard input for `-`.
pub fn open(file: &OsStr) -> io::Result<Box<dyn Read + Send>> {
    Ok(if file == "-" {
        Box::new(UpToEnd { reader: io::stdin(), has_ended: false })
    } else {
        Box::new(File::open(file)?)
    })
}

/// A reader that reads nothing after its end: a terminal would wait for more input.
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

/// Removes the byte order mark of a file, and converts the file to UTF-8 if the mark says UTF-16.
///
/// # Errors
/// If the first octets cannot be read.
pub fn without_mark<'r>(
    mut reader: impl Read + Send + 'r,
) -> io::Result<Box<dyn Read + Send + 'r>> {
    let mut head = Vec::new();
    // The longest mark, that of UTF-8, has three octets.
    reader.by_ref().take(3).read_to_end(&mut head)?;
    let (encoding, mark) = Encoding::for_bom(&head).unwrap_or((UTF_8, 0));
    let rest = io::Cursor::new(head.split_off(mark)).chain(reader);
    if encoding == UTF_8 {
        return Ok(Box::new(rest));
    }
    Ok(Box::new(Transcoder {
        reader: rest,
        decoder: encoding.new_decoder_without_bom_handling(),
        octets: vec![0; 1 << 13],
        text: String::new(),
        position: 0,
        has_ended: false,
    }))
}

/// A reader that converts to UTF-8. U+FFFD replaces ill-formed octets.
struct Transcoder<R> {
    reader: R,
    decoder: Decoder,
    /// The buffer of the octets in the other encoding.
    octets: Vec<u8>,
    /// Their characters.
    text: String,
    /// The number of octets of `text` that were passed on.
    position: usize,
    has_ended: bool,
}

impl<R: Read> Read for Transcoder<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.position == self.text.len() && !self.has_ended {
            let read = self.reader.read(&mut self.octets)?;
            self.has_ended = read == 0;
            self.text.clear();
            self.position = 0;
            self.text.reserve(self.decoder.max_utf8_buffer_length(read).unwrap_or(0));
            let octets = &self.octets[..read];
            let _ = self.decoder.decode_to_string(octets, &mut self.text, self.has_ended);
        }
        let read = (&self.text.as_bytes()[self.position..]).read(buffer)?;
        self.position += read;
        Ok(read)
    }
}

/// Returns the encoding of a text that looks like UTF-16 without a byte order mark: of its first octets,
/// every second one is NUL. `None` for any other text.
pub fn detect_utf16(octets: &[u8]) -> Option<&'static str> {
    /// The greatest number of pairs of octets that are examined.
    const EXAMINED_UNITS: usize = 32;
    let units: Vec<&[u8]> = octets.chunks_exact(2).take(EXAMINED_UNITS).collect();
    let have_nul = |at: usize| units.iter().all(|unit| unit[at] == 0 && unit[1 - at] != 0);
    match units.len() {
        ..2 => None,
        _ if have_nul(1) => Some("UTF-16LE"),
        _ if have_nul(0) => Some("UTF-16BE"),
        _ => None,
    }
}

/// Tracks whether a position is within a column in quotation marks (RFC 4180 section 2 rules 5 to
/// 7). A quotation mark inside a column that does not begin with one is an ordinary character.
// Not csv-core: it neither tells an unclosed mark nor text after a closing one, skips empty lines, and
// takes only separators of one octet.
#[derive(Default)]
pub struct Quotes {
    pub is_within: bool,
    /// The position of the mark that begins the column.
    start: usize,
    /// The position after the last closing mark. A mark there is the second of two (`""`), so the
    /// column goes on.
    closed: usize,
}

impl Quotes {
    /// Passes the quotation mark at the position `at`. Call it for each mark of `text`, in order;
    /// `text` must begin with a record.
    pub fn pass(&mut self, ends: Ends, text: &[u8], at: usize) {
        if self.is_within {
            (self.is_within, self.closed) = (false, at + 1);
        } else if at > 0 && self.closed == at {
            // The second of two marks (`""`): the column goes on.
            self.is_within = true;
        } else if at == 0
            || text[at - 1] == ends.terminator
            || ends.ends_with_separator(&text[..at])
        {
            // The mark is the first octet of a column.
            (self.is_within, self.start) = (true, at);
        }
    }
}

/// How the ends of records are found.
#[derive(Clone, Copy)]
pub struct Ends {
    /// The octet that ends a record: LF, which may follow CR, or NUL.
    pub terminator: u8,
    /// The separator of columns, if these may be in quotation marks: a terminator within the marks
    /// does not end a record (RFC 4180 section 2).
    pub quotes: Option<char>,
}

impl Ends {
    /// Whether the octets end with a separator of columns, and columns may be in quotation marks.
    fn ends_with_separator(self, before: &[u8]) -> bool {
        self.quotes.is_some_and(|it| before.ends_with(it.encode_utf8(&mut [0; 4]).as_bytes()))
    }

    /// Returns the position after the first record whose terminator is at `least` or later; `None` if no such
    /// record ends in the block. The block must begin with a record.
    fn first_end(self, block: &[u8], least: usize) -> Option<usize> {
        if self.quotes.is_none() {
            // To look at two octets takes less time than to begin a search: many lines are empty.
            let (few, rest) = block[least..].split_at((block.len() - least).min(2));
            let end = match few.iter().position(|octet| *octet == self.terminator) {
                Some(at) => at,
                None => few.len() + memchr(self.terminator, rest)?,
            };
            return Some(least + end + 1);
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

    /// Returns the records of a block, without the terminator, and without the CR of CRLF.
    pub fn records(self, block: &[u8]) -> impl Iterator<Item = &[u8]> {
        self.parts(block, 0).map(move |part| self.record(part))
    }

    /// Removes the terminator of a record, and the CR of CRLF.
    pub fn record(self, part: &[u8]) -> &[u8] {
        match part.strip_suffix(&[self.terminator]) {
            Some(line) if self.terminator == b'\n' => line.strip_suffix(b"\r").unwrap_or(line),
            Some(line) => line,
            None => part,
        }
    }

    /// Returns the number of lines of a block; the last one need not have a terminator.
    pub fn count(self, block: &[u8]) -> usize {
        let has_open_line = block.last().is_some_and(|last| *last != self.terminator);
        memchr_iter(self.terminator, block).count() + usize::from(has_open_line)
    }

    /// Divides a block into parts of about `size` octets that consist of whole records. If `size` is
    /// 0, each part is one record with its terminator.
    pub fn parts(self, block: &[u8], size: usize) -> impl Iterator<Item = &[u8]> {
        let mut rest = block;
        iter::from_fn(move || {
            let end = self.first_end(rest, size.min(rest.len())).unwrap_or(rest.len());
            let (part, after) = rest.split_at(end);
            rest = after;
            (!part.is_empty()).then_some(part)
        })
    }
}

/// Finds the end of the last whole record of a block that grows. Examines each octet once, so the
/// time is linear in the length of a record, in whatever pieces it is read.
#[derive(Default)]
struct LastRecord {
    quotes: Quotes,
    /// The number of line ends in the column in quotation marks.
    lines: usize,
    /// The number of octets that were examined.
    examined: usize,
    /// The end of the last whole record so far.
    end: Option<usize>,
    /// Why the record after `end` is not valid.
    broken: Option<Broken>,
}

/// Why a column that begins with a quotation mark is probably not a quoted column. This is an
/// error: if it were read as a quoted column, the records up to the closing mark would be lost in
/// it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Broken {
    /// It is not closed before the end of the file.
    Unclosed,
    /// It is not closed within the limits.
    Long,
    /// It is closed at this position, in a later line, and no separator follows.
    Closed(usize),
}

impl LastRecord {
    /// Examines the new octets of a block, up to the first broken column.
    fn examine(&mut self, ends: Ends, block: &[u8]) {
        let new = &block[self.examined..];
        let before = std::mem::replace(&mut self.examined, block.len());
        if ends.quotes.is_none() {
            let last = new.iter().rposition(|octet| *octet == ends.terminator);
            self.end = last.map(|at| before + at + 1).or(self.end);
            return;
        }
        for at in memchr2_iter(ends.terminator, b'"', new).map(|at| before + at) {
            let is_long = self.quotes.is_within && at - self.quotes.start > LONGEST_QUOTED;
            self.broken = self.broken.or(is_long.then_some(Broken::Long));
            self.check_after_column(ends, block, at);
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
        let is_long = self.quotes.is_within && block.len() - self.quotes.start > LONGEST_QUOTED;
        self.broken = self.broken.or(is_long.then_some(Broken::Long));
    }

    /// Checks that a separator or the end of the record follows a closed column of several lines.
    /// `at` is the position of the next quotation mark or line end, or the end of the block.
    fn check_after_column(&mut self, ends: Ends, block: &[u8], at: usize) {
        let Quotes { is_within, closed, .. } = self.quotes;
        if is_within || self.lines == 0 {
            return;
        }
        let after = &block[closed..at];
        let begins =
            |separator: char| after.starts_with(separator.encode_utf8(&mut [0; 4]).as_bytes());
        let is_mark = block.get(at) == Some(&b'"');
        match after {
            // The second of two marks: the column goes on.
            [] if is_mark => return,
            [] | b"\r" if !is_mark => {}
            _ if ends.quotes.is_some_and(begins) => {}
            _ => self.broken = self.broken.or(Some(Broken::Closed(closed - 1))),
        }
        self.lines = 0;
    }

    /// Examines the rest of the file. Its end is the end of a record, unless a column is broken.
    fn finish(&mut self, ends: Ends, block: &[u8]) {
        self.examine(ends, block);
        if ends.quotes.is_none() || self.broken.is_some() {
            return;
        }
        self.check_after_column(ends, block, block.len());
        self.broken = self.broken.or(self.quotes.is_within.then_some(Broken::Unclosed));
        if self.broken.is_none() {
            self.end = Some(block.len());
        }
    }

    /// Returns the error for a broken column. `lines` is the number of lines before the block.
    fn error(&self, broken: Broken, ends: Ends, block: &[u8], lines: usize) -> io::Error {
        let line_of = |at: usize| lines + memchr_iter(ends.terminator, &block[..at]).count() + 1;
        let what = match broken {
            Broken::Unclosed => "is not closed".to_owned(),
            Broken::Long => {
                format!(
                    "is not closed within {MOST_QUOTED_LINES} lines and {LONGEST_QUOTED} octets"
                )
            }
            Broken::Closed(at) => {
                format!("is closed in line {}, where no separator follows", line_of(at))
            }
        };
        invalid_data(&format!(
            "the quotation mark that begins a column in line {} {what} (RFC 4180 section 2); \
             --no-quotes treats quotation marks as ordinary characters",
            line_of(self.quotes.start),
        ))
    }
}

/// Reads input in blocks of whole records. Uses one buffer, which grows only for a longer record.
/// Octets of a pipe are passed on as they arrive.
pub struct Blocks<R> {
    reader: R,
    pub ends: Ends,
    buffer: Vec<u8>,
    /// The number of lines before the buffer; counted only if records may have several lines.
    lines: usize,
    /// The end in the buffer of the block returned last.
    returned: usize,
    /// The number of octets in the buffer that were read.
    filled: usize,
}

impl<R: Read> Blocks<R> {
    pub fn new(reader: R, ends: Ends) -> Self {
        Blocks { reader, ends, buffer: vec![0; BLOCK], lines: 0, returned: 0, filled: 0 }
    }

    /// Reads at least the first line, and returns all octets read so far. They also begin the next
    /// block.
    pub fn peek(&mut self) -> io::Result<&[u8]> {
        let (terminator, mut examined) = (self.ends.terminator, 0);
        while memchr(terminator, &self.buffer[examined..self.filled]).is_none() {
            examined = self.filled;
            if self.read()? == 0 {
                break;
            }
        }
        Ok(&self.buffer[..self.filled])
    }

    /// Reads more octets into the buffer. Returns the number of them, 0 at the end.
    fn read(&mut self) -> io::Result<usize> {
        if self.filled > LONGEST {
            let message = format!("a line is longer than {LONGEST} octets");
            return Err(io::Error::new(io::ErrorKind::FileTooLarge, message));
        }
        if self.filled == self.buffer.len() {
            // The limit has room for the longest line and its terminator.
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

    /// Returns the next block, which has at least one record; `None` at the end.
    pub fn next(&mut self) -> io::Result<Option<&[u8]>> {
        if self.ends.quotes.is_some() {
            self.lines += memchr_iter(self.ends.terminator, &self.buffer[..self.returned]).count();
        }
        self.buffer.copy_within(self.returned..self.filled, 0);
        self.filled -= self.returned;
        let mut last = LastRecord::default();
        // The buffer has the octets that `peek` read, or those after the previous block. Without
        // quotation marks, those after the previous block have no line end.
        if self.returned == 0 || self.ends.quotes.is_some() {
            last.examine(self.ends, &self.buffer[..self.filled]);
        }
        self.returned = 0;
        while last.end.is_none() && last.broken.is_none() {
            match self.read()? {
                0 if self.filled == 0 => return Ok(None),
                0 => {
                    last.finish(self.ends, &self.buffer[..self.filled]);
                    break;
                }
                _ => last.examine(self.ends, &self.buffer[..self.filled]),
            }
        }
        let block = &self.buffer[..self.filled];
        match (last.end, last.broken) {
            (None, Some(broken)) => Err(last.error(broken, self.ends, block, self.lines)),
            (end, _) => {
                // Without an end, the file ends with this record.
                self.returned = end.unwrap_or(self.filled);
                Ok(Some(&block[..self.returned]))
            }
        }
    }
}

#[cfg(test)]
#[path = "../../tests/unit/reader.rs"]
mod tests;
