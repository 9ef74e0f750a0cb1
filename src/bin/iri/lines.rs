//! Files of lines, in blocks of whole lines.

use memchr::{memchr, memchr_iter};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::iter;

/// How much is asked for at a time.
const BLOCK: usize = 1 << 20;

/// Opens a file, or standard input for `-`.
pub fn open(file: &OsStr) -> io::Result<Box<dyn Read>> {
    Ok(if file == "-" { Box::new(io::stdin().lock()) } else { Box::new(File::open(file)?) })
}

/// Runs `each` on the blocks of a file, which end where a line does: with `terminator`. Gives
/// why the file could not be read, or not to its end. Fails where `each` does.
pub fn for_each_block(
    file: &OsStr,
    terminator: u8,
    mut each: impl FnMut(&[u8]) -> io::Result<()>,
) -> io::Result<Option<io::Error>> {
    let mut blocks = match open(file) {
        Ok(reader) => Blocks::terminated_by(reader, terminator),
        Err(error) => return Ok(Some(error)),
    };
    loop {
        match blocks.next() {
            Ok(Some(block)) => each(block)?,
            Ok(None) => return Ok(None),
            Err(error) => return Ok(Some(error)),
        }
    }
}

/// What a reader gives, in blocks that end where a line does. Keeps one block, which
/// grows only where a line is longer; what a pipe gives is passed on as it comes.
struct Blocks<R> {
    reader: R,
    /// What ends a line.
    terminator: u8,
    buffer: Vec<u8>,
    /// The end of the block given last.
    given: usize,
    /// The end of what has been read.
    filled: usize,
}

impl<R: Read> Blocks<R> {
    fn terminated_by(reader: R, terminator: u8) -> Self {
        Blocks { reader, terminator, buffer: vec![0; BLOCK], given: 0, filled: 0 }
    }

    /// The next block of at least one line; `None` at the end.
    fn next(&mut self) -> io::Result<Option<&[u8]>> {
        self.buffer.copy_within(self.given..self.filled, 0);
        self.filled -= self.given;
        self.given = 0;
        while self.given == 0 {
            if self.filled == self.buffer.len() {
                self.buffer.resize(2 * self.filled, 0);
            }
            let read = match self.reader.read(&mut self.buffer[self.filled..]) {
                Ok(read) => read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let new = self.filled..self.filled + read;
            self.filled = new.end;
            if read == 0 && self.filled == 0 {
                return Ok(None);
            } else if read == 0 {
                self.given = self.filled;
            } else if let Some(at) =
                self.buffer[new.clone()].iter().rposition(|b| *b == self.terminator)
            {
                self.given = new.start + at + 1;
            }
        }
        Ok(Some(&self.buffer[..self.given]))
    }
}

/// The lines of a block, without the LF or CRLF that ends them.
pub fn lines(block: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = block;
    iter::from_fn(move || {
        let (line, after) = match memchr(b'\n', rest) {
            None if rest.is_empty() => return None,
            None => (rest, &rest[rest.len()..]),
            Some(end) => {
                let line = &rest[..end];
                (line.strip_suffix(b"\r").unwrap_or(line), &rest[end + 1..])
            }
        };
        rest = after;
        Some(line)
    })
}

/// How many lines a block has.
pub fn count(block: &[u8]) -> usize {
    let unfinished = block.last().is_some_and(|last| *last != b'\n');
    memchr_iter(b'\n', block).count() + usize::from(unfinished)
}

/// A block in parts of about this many octets, which end where lines do.
pub fn parts(block: &[u8], size: usize) -> impl Iterator<Item = &[u8]> {
    let mut rest = block;
    iter::from_fn(move || {
        let least = size.min(rest.len());
        let end = memchr(b'\n', &rest[least..]).map_or(rest.len(), |end| least + end + 1);
        let (part, after) = rest.split_at(end);
        rest = after;
        (!part.is_empty()).then_some(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lf_and_crlf_end_a_line() {
        let split = |block: &'static [u8]| lines(block).collect::<Vec<_>>();
        assert_eq!(split(b""), [b""; 0]);
        assert_eq!(split(b"a"), [b"a"]);
        assert_eq!(split(b"a\n\r\nb\r\n"), [&b"a"[..], b"", b"b"]);
        assert_eq!(split(b"a\rb\r\r\nc\r"), [&b"a\rb\r"[..], b"c\r"]);
        for block in [&b""[..], b"a", b"a\n", b"a\n\r\nb", b"\n\n", b"a\rb\r\r\nc\r"] {
            assert_eq!(count(block), lines(block).count());
        }
    }

    #[test]
    fn parts_join_to_the_whole_and_end_where_lines_do() {
        let whole = b"a\n\nbcdef\ng\nhi";
        for size in 0..=whole.len() + 1 {
            let parts: Vec<&[u8]> = parts(whole, size).collect();
            assert_eq!(parts.concat(), whole);
            let (last, rest) = parts.split_last().unwrap();
            assert!(rest.iter().all(|part| part.ends_with(b"\n") && part.len() >= size));
            assert!(!last.is_empty());
        }
        assert_eq!(parts(b"", 3).count(), 0);
    }

    #[test]
    fn blocks_join_to_the_whole_and_end_where_lines_do() {
        let long = "x".repeat(3 * BLOCK);
        let whole = format!("a\n{long}\n\nlast");
        for step in [1 << 12, BLOCK, 10 * BLOCK] {
            let mut blocks = Blocks::terminated_by(Slow { rest: whole.as_bytes(), step }, b'\n');
            let mut joined = Vec::new();
            while let Some(block) = blocks.next().unwrap() {
                joined.extend_from_slice(block);
                assert!(block.ends_with(b"\n") || joined.len() == whole.len());
            }
            assert!(joined == whole.as_bytes());
        }
    }

    struct Slow<'a> {
        rest: &'a [u8],
        step: usize,
    }

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let most = buffer.len().min(self.step);
            self.rest.read(&mut buffer[..most])
        }
    }
}
