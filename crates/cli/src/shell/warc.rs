//! Reads WARC files (ISO 28500): records of a header, which has named fields, and a block of octets.
//!
//! No crate is used: one with a bound on memory, and places in its errors, is not to be had.

use crate::shell::compression::read_head;
use crate::shell::damage::invalid_data;
use std::io::{self, BufRead, BufReader, Cursor, Read};

/// The first line of a record, in which `0` is any digit.
pub const VERSION: &[u8] = b"WARC/0.0\r\n";

/// The greatest length of the header of a record, in octets.
const LONGEST_HEADER: u64 = 1 << 20;

/// A WARC file.
pub struct Warc<R> {
    input: BufReader<R>,
    /// The number of octets that were read.
    octet: u64,
    /// The number of the current record, from 1.
    record: usize,
    /// The number of octets before this record.
    start: u64,
    /// The number of octets of its block that were not read.
    rest: u64,
}

/// The header of a record.
pub struct Record {
    /// The fields: their names in lower case, and their values.
    fields: Vec<(String, Vec<u8>)>,
    length: u64,
}

/// Whether these octets agree with the first line of a record, as far as both go.
fn may_be_version(head: &[u8]) -> bool {
    let mut pairs = head.iter().zip(VERSION);
    pairs.all(|(octet, wanted)| match wanted {
        b'0' => octet.is_ascii_digit(),
        _ => octet == wanted,
    })
}

/// Whether a file that begins with these octets is a WARC file.
pub fn is_warc(head: &[u8]) -> bool {
    head.len() >= VERSION.len() && may_be_version(head)
}

/// Returns a reader of the same octets, and whether they begin a WARC file. Reads no further than the answer
/// needs.
pub fn detect<'r>(
    mut reader: impl Read + Send + 'r,
) -> io::Result<(Box<dyn Read + Send + 'r>, bool)> {
    let head = read_head(&mut reader, |head| head.len() < VERSION.len() && may_be_version(head))?;
    let is_warc = is_warc(&head);
    Ok((Box::new(Cursor::new(head).chain(reader)), is_warc))
}

impl<R: Read> Warc<R> {
    pub fn new(reader: R) -> Self {
        Warc { input: BufReader::new(reader), octet: 0, record: 0, start: 0, rest: 0 }
    }

    /// Reads the header of the next record, after what is left of the block before it; `None` at the end.
    ///
    /// # Errors
    /// If the file cannot be read, or is no WARC file there. The message has the number of the record, and
    /// where it begins.
    pub fn next(&mut self) -> io::Result<Option<Record>> {
        self.skip_block()?;
        // Two line ends should follow a block; some writers write more or fewer.
        let mut line = self.line(LONGEST_HEADER)?;
        while !line.is_empty() && line.trim_ascii().is_empty() {
            line = self.line(LONGEST_HEADER)?;
        }
        if line.is_empty() {
            return Ok(None);
        }
        self.record += 1;
        self.start = self.octet - line.len() as u64;
        if !line.starts_with(b"WARC/") {
            return Err(self.error("it does not begin with 'WARC/' and a version"));
        }
        let mut fields: Vec<(String, Vec<u8>)> = Vec::new();
        loop {
            let read = self.octet - self.start;
            let line = self.line(LONGEST_HEADER.saturating_sub(read))?;
            match line.last() {
                Some(b'\n') => {}
                _ if read + line.len() as u64 >= LONGEST_HEADER => {
                    let what = format!("its header is longer than {LONGEST_HEADER} octets");
                    return Err(self.error(&what));
                }
                _ => return Err(self.error("the file ends within its header")),
            }
            let field = line.trim_ascii_end();
            if field.is_empty() {
                break;
            }
            match (fields.last_mut(), field.iter().position(|octet| *octet == b':')) {
                // The line continues the field before it.
                (Some((_, value)), _) if field.starts_with(b" ") || field.starts_with(b"\t") => {
                    value.push(b' ');
                    value.extend(field.trim_ascii());
                }
                (_, Some(colon)) => {
                    let name = String::from_utf8_lossy(&field[..colon]).trim().to_lowercase();
                    fields.push((name, field[colon + 1..].trim_ascii().to_vec()));
                }
                (_, None) => {
                    let field = String::from_utf8_lossy(field).into_owned();
                    return Err(
                        self.error(&format!("its header has a line without ':', {field:?}"))
                    );
                }
            }
        }
        let mut record = Record { fields, length: 0 };
        let length = record.text("content-length").and_then(|it| it.parse().ok());
        record.length =
            length.ok_or_else(|| self.error("it has no Content-Length that is a number"))?;
        self.rest = record.length;
        Ok(Some(record))
    }

    /// Reads the block of the record that [`next`](Self::next) returned. It has to fit into memory.
    ///
    /// # Errors
    /// If the file cannot be read, or ends within the block.
    pub fn block(&mut self) -> io::Result<Vec<u8>> {
        let mut block = Vec::new();
        let read = self.input.by_ref().take(self.rest).read_to_end(&mut block)?;
        self.pass(read as u64)?;
        Ok(block)
    }

    /// Skips the rest of the block of the current record.
    fn skip_block(&mut self) -> io::Result<()> {
        let read = io::copy(&mut self.input.by_ref().take(self.rest), &mut io::sink())?;
        self.pass(read)
    }

    /// Counts octets of the block that were read. Returns an error if they are not all the rest of the block.
    fn pass(&mut self, read: u64) -> io::Result<()> {
        self.octet += read;
        let missing = self.rest - read;
        self.rest = 0;
        match missing {
            0 => Ok(()),
            _ => Err(self
                .error(&format!("the file ends within its block: {missing} octets are missing"))),
        }
    }

    /// Reads a line with its end, or as many octets as are allowed; nothing at the end of the file.
    fn line(&mut self, most: u64) -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        self.input.by_ref().take(most).read_until(b'\n', &mut line)?;
        self.octet += line.len() as u64;
        Ok(line)
    }

    /// Returns an error about the current record.
    pub fn error(&self, what: &str) -> io::Error {
        let Warc { record, start, .. } = self;
        invalid_data(&format!("WARC record {record}, at octet {start}: {what} (ISO 28500)"))
    }
}

impl Record {
    /// Returns the value of a field, whose name is in lower case.
    pub fn field(&self, name: &str) -> Option<&[u8]> {
        let field = self.fields.iter().find(|(known, _)| known == name);
        field.map(|(_, value)| value.as_slice())
    }

    /// Returns the value of a field, if it is a text.
    pub fn text(&self, name: &str) -> Option<&str> {
        str::from_utf8(self.field(name)?).ok()
    }

    /// Whether the record has one of these types.
    pub fn is_of(&self, types: &[&str]) -> bool {
        let own = self.text("warc-type").unwrap_or_default();
        types.iter().any(|kind| own.eq_ignore_ascii_case(kind))
    }

    /// Returns the address, without the angle brackets of older writers.
    pub fn target(&self) -> Option<&[u8]> {
        let target = self.field("warc-target-uri")?;
        let inside = target.strip_prefix(b"<").and_then(|rest| rest.strip_suffix(b">"));
        Some(inside.unwrap_or(target))
    }

    /// Returns the length of the block in octets.
    pub fn length(&self) -> u64 {
        self.length
    }
}

/// Reads the addresses of the records that contain the resource at their address, one in each line.
pub struct Addresses<R> {
    warc: Warc<R>,
    terminator: u8,
    line: Vec<u8>,
    /// The number of octets of `line` that were passed on.
    position: usize,
}

impl<R: Read> Addresses<R> {
    /// The types of records that are read. Requests and metadata have the same addresses as the responses.
    const TYPES: [&str; 4] = ["response", "resource", "revisit", "conversion"];

    pub fn new(reader: R, terminator: u8) -> Self {
        Addresses { warc: Warc::new(reader), terminator, line: Vec::new(), position: 0 }
    }
}

impl<R: Read> Read for Addresses<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.position == self.line.len() {
            let Some(record) = self.warc.next()? else { return Ok(0) };
            if let Some(target) = record.target().filter(|_| record.is_of(&Self::TYPES)) {
                self.line = [target, &[self.terminator]].concat();
                self.position = 0;
            }
        }
        let read = (&self.line[self.position..]).read(buffer)?;
        self.position += read;
        Ok(read)
    }
}

#[cfg(test)]
#[path = "../../tests/unit/warc.rs"]
mod tests;
