//! Files with one identifier a line, worked on in parallel and answered in order.

use crate::Status;
use crate::lines::{count, for_each_block, lines, parts};
use crate::output::{message, print, print_octets, visible};
use crate::progress::Progress;
use rayon::prelude::*;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Write};

/// About how many octets a thread takes at a time.
const PART: usize = 1 << 14;

/// Lines that follow each other in a file.
pub struct Lines<'l> {
    pub file: &'l str,
    /// The number of the first of them, from 1.
    pub first: usize,
    pub octets: &'l [u8],
}

impl<'l> Lines<'l> {
    /// The lines with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &'l [u8])> {
        (self.first..).zip(lines(self.octets))
    }
}

/// What there is to write about some lines.
#[derive(Default)]
pub struct Results {
    /// To standard output.
    pub text: Vec<u8>,
    /// Whether that is in another encoding than UTF-8.
    pub is_octets: bool,
    /// To standard error.
    pub told: String,
    /// How many lines something is wrong with.
    pub invalid: usize,
}

impl Results {
    /// Fails only where the results cannot be written; that nobody can be told does not
    /// matter.
    pub fn write(&self) -> io::Result<()> {
        match (self.text.as_slice(), self.is_octets) {
            ([], _) => {}
            (text, false) => print(text)?,
            (octets, true) => print_octets(octets)?,
        }
        let _ = anstream::stderr().write_all(self.told.as_bytes());
        Ok(())
    }
}

#[derive(Default)]
pub struct Totals {
    pub lines: usize,
    pub invalid: usize,
    pub unreadable: usize,
}

impl Totals {
    pub fn status(&self) -> Status {
        match self {
            Totals { unreadable: 1.., .. } => Status::Trouble,
            Totals { invalid: 1.., .. } => Status::Invalid,
            _ => Status::Fine,
        }
    }
}

/// Gives the lines of all files to `work` and writes the results. Fails only where these
/// cannot be written.
pub fn run(
    files: &[OsString],
    work: impl Fn(Lines<'_>) -> io::Result<Results> + Sync,
) -> io::Result<Totals> {
    run_separated(files, b"", work)
}

/// The same, with `separator` between the results of some lines and those of others, where
/// both have any.
pub fn run_separated(
    files: &[OsString],
    separator: &[u8],
    work: impl Fn(Lines<'_>) -> io::Result<Results> + Sync,
) -> io::Result<Totals> {
    let progress = Progress::new(size(files));
    let mut run = Run { work, separator, separate: false, progress, totals: Totals::default() };
    for file in files {
        run.file(file, &file.to_string_lossy())?;
    }
    run.progress.finish();
    Ok(run.totals)
}

/// The bytes of all files, if these are ordinary files.
fn size(files: &[OsString]) -> Option<u64> {
    let size = |file| fs::metadata(file).ok().filter(|it| it.is_file()).map(|it| it.len());
    files.iter().map(size).sum()
}

struct Run<'s, W> {
    work: W,
    separator: &'s [u8],
    /// Whether the separator comes before the next result.
    separate: bool,
    progress: Progress,
    totals: Totals,
}

impl<W: Fn(Lines<'_>) -> io::Result<Results> + Sync> Run<'_, W> {
    fn file(&mut self, path: &OsStr, file: &str) -> io::Result<()> {
        let mut line = 1;
        let unreadable = for_each_block(path, b'\n', |block| {
            line += self.block(file, line, block)?;
            Ok(())
        })?;
        if let Some(error) = unreadable {
            self.unreadable(file, error);
        }
        Ok(())
    }

    fn unreadable(&mut self, file: &str, error: io::Error) {
        self.totals.unreadable += 1;
        self.progress.aside(|| message(format_args!("{}: {error}", visible(file))));
    }

    /// Works on a block whose first line has this number, and gives the number of lines.
    fn block(&mut self, file: &str, first: usize, block: &[u8]) -> io::Result<usize> {
        let mut next = first;
        let parts: Vec<Lines<'_>> = parts(block, PART)
            .map(|octets| {
                let first = next;
                next += count(octets);
                Lines { file, first, octets }
            })
            .collect();
        let results: Vec<Results> =
            parts.into_par_iter().map(&self.work).collect::<io::Result<_>>()?;

        for results in results.iter().filter(|it| !it.text.is_empty() || !it.told.is_empty()) {
            let separator = if self.separate { self.separator } else { b"" };
            let written = !results.text.is_empty();
            self.progress.aside(|| match written && !separator.is_empty() {
                true => print(separator).and_then(|()| results.write()),
                false => results.write(),
            })?;
            self.separate |= written;
        }
        self.totals.lines += next - first;
        self.totals.invalid += results.iter().map(|results| results.invalid).sum::<usize>();
        self.progress.advance(block.len() as u64);
        Ok(next - first)
    }
}
