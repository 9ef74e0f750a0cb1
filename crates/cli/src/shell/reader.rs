//! Files in blocks that end where a record does: a line, or a record of comma-separated values.

use encoding_rs_io::DecodeReaderBytesBuilder;
use flate2::read::MultiGzDecoder;
use lzma_rust2::XzReader;
use memchr::{memchr, memchr_iter, memchr2_iter};
use ruzstd::decoding::BlockDecodingStrategy;
use ruzstd::decoding::FrameDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use std::error::Error;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::iter;

/// How many octets are read at a time.
pub const BLOCK: usize = 1 << 20;

/// A longer record is not read: all of it would be in memory.
pub const LONGEST: usize = 1 << 28;

/// A column in quotation marks has so many octets at most, and so many lines: if a quotation mark is
/// not closed, not all that follows is read before that is reported.
const LONGEST_QUOTED: usize = 1 << 20;
const MOST_QUOTED_LINES: usize = 1000;

/// A frame of Zstandard that needs more of what is before it is not read: so much is in memory. It
/// is the limit of ruzstd, which holds the first frame not against it.
const LONGEST_WINDOW: u64 = 100 << 20;

/// As much for the dictionary of xz, in KiB, and what else its decoder needs, with which the limit is
/// reckoned.
const MOST_XZ: u32 = (LONGEST_WINDOW >> 10) as u32 + (1 << 10);

const GZIP: &[u8] = b"\x1f\x8b";
const ZSTD: &[u8] = b"\x28\xb5\x2f\xfd";
const XZ: &[u8] = b"\xfd7zXZ\0";

/// What else compresses, and is not expanded: a name, and the octets that a file begins with. `ANY`
/// is any octet: a level of bzip2 stands before its first block, or the end that an empty file has.
const OTHERS: [(&str, &[u8]); 6] = [
    ("bzip2", b"BZh\xff1AY&SY"),
    ("bzip2", b"BZh\xff\x17\x72\x45\x38\x50\x90"),
    ("lz4", b"\x04\x22\x4d\x18"),
    ("compress", b"\x1f\x9d"),
    ("ZIP", b"PK\x03\x04"),
    ("7-Zip", b"7z\xbc\xaf\x27\x1c"),
];
const ANY: u8 = b'\xff';

/// Whether a file that begins with `head` may begin with `magic`, as far as both go.
fn agrees(magic: &[u8], head: &[u8]) -> bool {
    magic.iter().zip(head).all(|(wanted, octet)| [ANY, *octet].contains(wanted))
}

/// Opens a file, or standard input for `-`.
pub fn open(file: &OsStr) -> io::Result<Box<dyn Read + Send>> {
    Ok(if file == "-" { Box::new(io::stdin()) } else { Box::new(File::open(file)?) })
}

/// What gzip (RFC 1952), Zstandard (RFC 8878) or xz has compressed, as it was; all else as it is.
///
/// # Errors
/// What something else has compressed is not read as text.
pub fn expanded<'r>(mut reader: impl Read + Send + 'r) -> io::Result<Box<dyn Read + Send + 'r>> {
    let (mut head, mut octet) = (Vec::new(), [0]);
    let all = || [GZIP, ZSTD, XZ].into_iter().chain(OTHERS.map(|(_, magic)| magic));
    while all().any(|magic| magic.len() > head.len() && agrees(magic, &head)) {
        match reader.read(&mut octet) {
            Ok(0) => break,
            Ok(_) => head.extend(octet),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let is = |magic: &[u8]| magic.len() == head.len() && agrees(magic, &head);
    if let Some((name, _)) = OTHERS.iter().find(|(_, magic)| is(magic)) {
        return Err(broken(&format!(
            "it is compressed by {name}, which is not expanded here; gzip, Zstandard and xz are"
        )));
    }
    let (is_gzip, is_zstd, is_xz) = (head == GZIP, head == ZSTD, head == XZ);
    let whole = io::Cursor::new(head).chain(reader);
    Ok(match (is_gzip, is_zstd, is_xz) {
        (true, ..) => {
            let decoder = MultiGzDecoder::new(whole);
            Box::new(Members { begun: decoder.header().is_some(), decoder })
        }
        (.., true) => {
            let reader = BufReader::with_capacity(BLOCK, whole);
            Box::new(Streams(XzReader::new_mem_limit(reader, true, MOST_XZ)))
        }
        (_, true, _) => Box::new(Frames {
            reader: BufReader::with_capacity(BLOCK, whole),
            decoder: FrameDecoder::new(),
            is_within: false,
        }),
        _ => Box::new(whole),
    })
}

/// A text without its byte order mark; in UTF-8, if the mark says UTF-16.
pub fn unmarked<'r>(reader: impl Read + Send + 'r) -> Box<dyn Read + Send + 'r> {
    Box::new(DecodeReaderBytesBuilder::new().utf8_passthru(true).strip_bom(true).build(reader))
}

/// The content of the members of a gzip file, one after another.
struct Members<R> {
    decoder: MultiGzDecoder<R>,
    /// Whether the first of them has a header.
    begun: bool,
}

impl<R: Read> Read for Members<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.decoder.read(buffer).map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted => error,
            _ if self.begun && self.decoder.header().is_none() => {
                broken("what follows a member of gzip is none")
            }
            _ => broken_in("gzip", &error),
        })
    }
}

/// The content of the streams of xz, one after another.
struct Streams<R: Read>(XzReader<R>);

impl<R: Read> Read for Streams<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted => error,
            io::ErrorKind::OutOfMemory => broken(&format!(
                "a block of xz has a dictionary of more than {LONGEST_WINDOW} octets"
            )),
            _ => broken_in("xz", &error),
        })
    }
}

/// The content of the frames of Zstandard, one after another.
struct Frames<R> {
    reader: R,
    decoder: FrameDecoder,
    is_within: bool,
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.decoder.can_collect() == 0 {
            if self.is_within && !self.decoder.is_finished() {
                let some = BlockDecodingStrategy::UptoBlocks(1);
                let decoded = self.decoder.decode_blocks(&mut self.reader, some);
                decoded.map_err(|error| broken_in("Zstandard", &error))?;
            } else if self.reader.fill_buf()?.is_empty() {
                return Ok(0);
            } else {
                let header = frame_header(&mut self.reader)?;
                match self.decoder.reset(header.chain(&mut self.reader)) {
                    Ok(()) => self.is_within = true,
                    Err(FrameDecoderError::ReadFrameHeaderError(
                        ReadFrameHeaderError::SkipFrame { length, .. },
                    )) => {
                        self.is_within = false;
                        io::copy(&mut (&mut self.reader).take(length.into()), &mut io::sink())?;
                    }
                    Err(FrameDecoderError::ReadFrameHeaderError(
                        ReadFrameHeaderError::BadMagicNumber(_),
                    )) => return Err(broken("what follows a frame of Zstandard is none")),
                    Err(FrameDecoderError::DictNotProvided { .. }) => {
                        return Err(broken("a frame of Zstandard needs a dictionary"));
                    }
                    Err(error) => return Err(broken_in("Zstandard", &error)),
                }
            }
        }
        self.decoder.read(buffer)
    }
}

/// The beginning of a frame, up to the size of its window (RFC 8878 section 3.1.1.1), which is held
/// against the limit. Of what is no such frame some octets.
fn frame_header(reader: &mut impl BufRead) -> io::Result<io::Cursor<Vec<u8>>> {
    let mut header = Vec::new();
    let mut read = |header: &mut Vec<u8>, count| reader.take(count).read_to_end(header);
    read(&mut header, 5)?;
    let (Some(descriptor), true) = (header.get(4).copied(), header.starts_with(ZSTD)) else {
        if header.len() < 4 {
            return Err(broken("what follows a frame of Zstandard is none"));
        }
        return Ok(io::Cursor::new(header));
    };
    let window = match descriptor & 0x20 {
        0 => {
            read(&mut header, 1)?;
            let octet = header.get(5).copied().unwrap_or_default();
            let base = 1u64 << (10 + (octet >> 3));
            base + base / 8 * u64::from(octet & 7)
        }
        // A frame of a single segment has no octet for the window, which is its content.
        _ => {
            let dictionary = [0, 1, 2, 4][usize::from(descriptor & 3)];
            let size = 1 << (descriptor >> 6);
            read(&mut header, dictionary + size)?;
            let octets = header.get(5 + dictionary as usize..).unwrap_or_default();
            octets.iter().rev().fold(0, |window, octet| window << 8 | u64::from(*octet))
        }
    };
    match window > LONGEST_WINDOW {
        true => Err(broken(&format!(
            "a frame of Zstandard has a window of {window} octets; {LONGEST_WINDOW} is the limit"
        ))),
        false => Ok(io::Cursor::new(header)),
    }
}

fn broken(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

/// Why what is compressed cannot be read. The decoders' own messages are not for people.
fn broken_in(form: &str, error: &(dyn Error + 'static)) -> io::Error {
    let mut all = iter::successors(Some(error), |error| (**error).source());
    match all.find_map(|error| error.downcast_ref::<io::Error>()) {
        Some(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            broken(&format!("the file ends within what {form} has compressed"))
        }
        Some(error) if error.raw_os_error().is_some() => broken(&error.to_string()),
        _ => broken(&format!("it is not what {form} writes: its content is damaged")),
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
    /// How many ends of lines the column in quotation marks has.
    lines: usize,
    /// How many octets have been looked at.
    looked: usize,
    end: Option<usize>,
    /// Why the record after that end is none.
    broken: Option<Broken>,
}

/// Why a column in quotation marks is none. If it were taken for one, the records within it would
/// be lost.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Broken {
    Unclosed,
    /// Not closed within the limits.
    Long,
    /// Closed in another line than it begins in, at this place, where no separator follows.
    Closed(usize),
}

impl Last {
    /// Looks at what is new in a block, up to the first column that is broken.
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
        self::broken(&format!(
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
