//! The input: texts of the command line, and files of lines. Lines are read in blocks, worked on
//! in parallel and answered in order.

use super::{Format, Problem, Status, counted, drawn, json_line, message, message_line, print};
use super::{print_octets, quoted};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use iri_grammar::Error;
use iri_grammar::mapping::MappingError;
use memchr::{memchr, memchr_iter};
use rayon::prelude::*;
use serde::Serialize;
use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, IsTerminal, Read, Write};
use std::iter;
use std::time::{Duration, Instant};

/// How many octets are read at a time.
const BLOCK: usize = 1 << 20;

/// About how many octets a thread works on at a time.
const PART: usize = 1 << 14;

/// Results that are longer than this are written before all are there.
pub const FULL: usize = 1 << 16;

/// A command that takes longer than this shows a progress bar on a terminal.
const LONG: Duration = Duration::from_secs(1);

#[derive(clap::Args)]
pub struct FileOption {
    /// Takes the lines of a file, after the texts of the command line; '-' is standard input
    #[arg(long = "file", value_name = "FILE")]
    pub files: Vec<OsString>,
}

#[derive(Clone, Copy)]
enum Source<'s> {
    /// A text of the command line, with its number from 1.
    Argument(usize, &'s OsStr),
    /// The lines of a file, or of standard input for `-`.
    File(&'s OsStr),
}

/// Which of the texts of the command line stand for standard input.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Dash {
    /// A `-` that is the only text.
    Alone,
    /// Each `-`.
    Each,
}

/// Where a text is from.
#[derive(Clone, Copy, Serialize)]
pub struct Place<'t> {
    /// `None` for an argument.
    pub file: Option<&'t str>,
    /// The number of the line, or of the argument, from 1.
    pub line: usize,
}

impl Place<'_> {
    /// What is wrong with the text, on one line, for a person.
    pub fn told(self, input: &str, problem: &Problem) -> String {
        let place = match (self.file, problem.column_of_input()) {
            (Some(file), Some(column)) => format!("{file}:{}:{column}", self.line),
            _ => self.named(input),
        };
        format!("{place}: {problem}")
    }

    /// The line; for an argument, the text itself.
    pub fn named(self, input: &str) -> String {
        match self.file {
            Some(file) => format!("{file}:{}", self.line),
            None => quoted(input),
        }
    }
}

/// A text, and where it is from.
#[derive(Clone, Copy)]
pub struct Text<'t> {
    pub text: &'t str,
    /// The text of the input from which `text` was made.
    pub given: &'t str,
    /// `None` for a text that is the only one of its sort, such as a base.
    pub place: Option<Place<'t>>,
}

impl<'t> Text<'t> {
    pub fn argument(text: &'t str) -> Self {
        Text { text, given: text, place: None }
    }

    /// What has been made of the text, in its place.
    pub fn with(self, text: &'t str) -> Self {
        Text { text, ..self }
    }
}

/// Octets of the input, and where they are from.
#[derive(Clone, Copy)]
pub struct Item<'t> {
    pub place: Place<'t>,
    pub octets: &'t [u8],
}

impl<'t> Item<'t> {
    /// The octets as characters; those that are not UTF-8 are replaced.
    pub fn lossy(self) -> Cow<'t, str> {
        String::from_utf8_lossy(self.octets)
    }

    /// The line; for an argument, the text itself.
    pub fn named(self) -> String {
        self.place.named(&self.lossy())
    }
}

/// The results for some texts. [`Write`] adds to standard output.
pub struct Results {
    pub format: Format,
    text: Vec<u8>,
    /// Whether `text` is written when it is long, and not when all results are there.
    streams: bool,
    /// Whether `text` is in another encoding than UTF-8.
    pub is_octets: bool,
    /// To standard error.
    told: String,
    /// How many texts something is wrong with.
    invalid: usize,
}

impl Write for Results {
    fn write(&mut self, octets: &[u8]) -> io::Result<usize> {
        self.text.extend(octets);
        if self.streams && self.text.len() >= FULL {
            print(&self.text)?;
            self.text.clear();
        }
        Ok(octets.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Results {
    fn new(format: Format, streams: bool) -> Self {
        let (text, told) = (Vec::new(), String::new());
        Results { format, text, streams, is_octets: false, told, invalid: 0 }
    }

    /// Writes what `work` adds to empty results. Fails only where they cannot be written.
    pub fn alone(
        format: Format,
        work: impl FnOnce(&mut Self) -> io::Result<Status>,
    ) -> io::Result<Status> {
        let mut results = Results::new(format, true);
        let status = work(&mut results)?;
        results.finish().map(|()| status)
    }

    /// Messages that cannot be written are lost.
    fn finish(&self) -> io::Result<()> {
        match (self.text.as_slice(), self.is_octets) {
            ([], _) => {}
            (text, false) => print(text)?,
            (octets, true) => print_octets(octets)?,
        }
        let _ = anstream::stderr().write_all(self.told.as_bytes());
        Ok(())
    }

    /// Whether the next result is the first.
    pub fn is_first(&self) -> bool {
        self.text.is_empty()
    }

    /// Adds a value as a line of JSON.
    pub fn object(&mut self, value: &impl Serialize) -> io::Result<()> {
        json_line(self, value)
    }

    /// Adds a message to a person.
    pub fn tell(&mut self, what: impl Display) {
        self.told += &message_line(format_args!("{what}"));
    }

    /// Adds a message that names the text itself, after the line where the text is from a file.
    pub fn tell_of(&mut self, text: Text<'_>, what: impl Display) {
        match text.place {
            Some(Place { file: Some(file), line }) => {
                self.tell(format_args!("{file}:{line}: {what}"));
            }
            _ => self.tell(what),
        }
    }

    /// Adds an error to a person, with the text drawn.
    pub fn draw(&mut self, text: &str, error: &Error) {
        self.told += &(drawn(text, error) + "\n");
    }

    /// Adds why the grammar rejects a text: drawn for an argument, on one line for a line.
    pub fn reject(&mut self, text: Text<'_>, error: &Error) -> io::Result<Status> {
        match (self.format, text.place) {
            (Format::Human, None | Some(Place { file: None, .. })) => {
                self.draw(text.text, error);
                Ok(Status::Invalid)
            }
            _ => self.problem(text, Problem::from(error).within(text.given, text.text)),
        }
    }

    /// Adds why a text is not mapped.
    pub fn not_mapped(&mut self, text: Text<'_>, error: &MappingError) -> io::Result<Status> {
        self.problem(text, Problem::not_mapped(text.given, error))
    }

    /// Adds what is wrong with a text.
    fn problem(&mut self, text: Text<'_>, problem: Problem) -> io::Result<Status> {
        let Text { given: input, place, .. } = text;
        if self.format == Format::Jsonl {
            self.object(&object! {
                #[serde(flatten)] place, input, valid: false, #[serde(flatten)] problem,
            })?;
        } else {
            let place = place.unwrap_or(Place { file: None, line: 1 });
            self.tell(place.told(input, &problem));
        }
        Ok(Status::Invalid)
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

    /// How many files could not be read, after what else is said of them.
    pub fn unreadable(&self) -> String {
        match self.unreadable {
            0 => String::new(),
            count => format!("; {} could not be read", counted(count, "file")),
        }
    }
}

/// All texts that a command works on, and how they are read.
pub struct Input<'i> {
    sources: Vec<Source<'i>>,
    /// The octet that ends a line. A line that ends with LF may have CR before it.
    pub terminator: u8,
    /// What is written between the results of some lines and those of others.
    pub separator: &'static [u8],
}

impl<'i> Input<'i> {
    /// The texts of the command line, and the lines of the files after them; those of standard
    /// input where there are neither.
    pub fn new<T: AsRef<OsStr>>(texts: &'i [T], files: &'i [OsString], dash: Dash) -> Self {
        let is_input = |text: &OsStr| text == "-" && (dash == Dash::Each || texts.len() == 1);
        let source = |(index, text): (usize, &'i T)| match text.as_ref() {
            text if is_input(text) => Source::File(text),
            text => Source::Argument(index + 1, text),
        };
        let files = files.iter().map(|file| Source::File(file));
        let mut sources: Vec<Source<'_>> =
            texts.iter().enumerate().map(source).chain(files).collect();
        if sources.is_empty() {
            sources.push(Source::File(OsStr::new("-")));
        }
        Input { sources, terminator: b'\n', separator: b"" }
    }

    /// The lines of files.
    pub fn files(files: &'i [OsString]) -> Self {
        Input::new::<OsString>(&[], files, Dash::Alone)
    }

    /// Calls `each` for the octets of every text. Fails only where the results cannot be written.
    pub fn run(
        &self,
        format: Format,
        each: impl Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync,
    ) -> io::Result<Totals> {
        let (bar, totals) = (progress(size(&self.sources)), Totals::default());
        let begun = Instant::now();
        let mut run = Run { input: self, format, each, separate: false, bar, begun, totals };
        for source in &self.sources {
            match *source {
                Source::Argument(line, text) => run.argument(line, text)?,
                Source::File(file) => run.file(file, &file.to_string_lossy())?,
            }
        }
        run.bar.finish_and_clear();
        Ok(run.totals)
    }

    /// Calls `each` for every text, and rejects texts that are not UTF-8. Fails only where the
    /// results cannot be written.
    pub fn for_each(
        &self,
        format: Format,
        each: impl Fn(&mut Results, Text<'_>) -> io::Result<Status> + Sync,
    ) -> io::Result<Status> {
        let totals = self.run(format, |results, item| {
            let text = |text| Text { text, given: text, place: Some(item.place) };
            match str::from_utf8(item.octets) {
                Ok(utf_8) => each(results, text(utf_8)),
                Err(error) => {
                    let problem = Problem::not_utf8(item.octets, error);
                    results.problem(text(&item.lossy()), problem)
                }
            }
        })?;
        Ok(totals.status())
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

struct Run<'i, W> {
    input: &'i Input<'i>,
    format: Format,
    each: W,
    /// Whether the separator comes before the next result.
    separate: bool,
    /// What is shown of the progress, on a terminal.
    bar: ProgressBar,
    begun: Instant,
    totals: Totals,
}

impl<W: Fn(&mut Results, Item<'_>) -> io::Result<Status> + Sync> Run<'_, W> {
    fn argument(&mut self, line: usize, text: &OsStr) -> io::Result<()> {
        let results = self.results(None, line, [text.as_encoded_bytes()])?;
        self.totals.lines += 1;
        self.write(&results)
    }

    /// The results for texts whose first has this number.
    fn results<'t>(
        &self,
        file: Option<&str>,
        first: usize,
        texts: impl IntoIterator<Item = &'t [u8]>,
    ) -> io::Result<Results> {
        let mut results = Results::new(self.format, false);
        for (line, octets) in (first..).zip(texts) {
            let status = (self.each)(&mut results, Item { place: Place { file, line }, octets })?;
            results.invalid += usize::from(status != Status::Fine);
        }
        Ok(results)
    }

    fn file(&mut self, path: &OsStr, file: &str) -> io::Result<()> {
        let mut line = 1;
        let unreadable = for_each_block(path, self.input.terminator, |block| {
            line += self.block(file, line, block)?;
            Ok(())
        })?;
        if let Some(error) = unreadable {
            self.totals.unreadable += 1;
            self.bar.suspend(|| message(format_args!("{file}: {error}")));
        }
        Ok(())
    }

    /// Works on a block whose first line has this number. Returns the number of lines.
    fn block(&mut self, file: &str, first: usize, block: &[u8]) -> io::Result<usize> {
        let terminator = self.input.terminator;
        let mut next = first;
        let numbered = |part| {
            let first = next;
            next += count(part, terminator);
            (first, part)
        };
        let parts: Vec<(usize, &[u8])> = parts(block, PART, terminator).map(numbered).collect();
        let work = |(first, part)| self.results(Some(file), first, lines(part, terminator));
        let results: Vec<Results> = parts.into_par_iter().map(work).collect::<io::Result<_>>()?;
        results.iter().try_for_each(|results| self.write(results))?;
        self.totals.lines += next - first;
        let is_long = self.bar.is_hidden() && self.begun.elapsed() > LONG;
        if is_long && io::stderr().is_terminal() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(block.len() as u64);
        Ok(next - first)
    }

    fn write(&mut self, results: &Results) -> io::Result<()> {
        self.totals.invalid += results.invalid;
        if results.text.is_empty() && results.told.is_empty() {
            return Ok(());
        }
        let is_text = !results.text.is_empty();
        let separated = is_text && self.separate && !self.input.separator.is_empty();
        self.bar.suspend(|| {
            if separated {
                print(self.input.separator)?;
            }
            results.finish()
        })?;
        self.separate |= is_text;
        Ok(())
    }
}

/// A progress bar over this number of bytes, if it is known. It is hidden at first.
fn progress(total: Option<u64>) -> ProgressBar {
    let template = match total {
        Some(_) => "{bar:40} {bytes}/{total_bytes} {bytes_per_sec} eta {eta}",
        None => "{spinner} {bytes} {bytes_per_sec}",
    };
    let style = ProgressStyle::with_template(template);
    let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::hidden());
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// Opens a file, or standard input for `-`.
pub fn open(file: &OsStr) -> io::Result<Box<dyn Read>> {
    Ok(if file == "-" { Box::new(io::stdin().lock()) } else { Box::new(File::open(file)?) })
}

/// Calls `each` for the blocks of a file, which end where a line does. Returns why the file could
/// not be read, or not to its end. Fails where `each` does.
fn for_each_block(
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

/// Calls `each` for the lines of a file, with their numbers from 1. Returns why the file could not
/// be read, or not to its end. Fails where `each` does.
pub fn for_each_line(
    file: &OsStr,
    mut each: impl FnMut(usize, &[u8]) -> io::Result<()>,
) -> io::Result<Option<io::Error>> {
    let mut number = 0;
    for_each_block(file, b'\n', |block| {
        lines(block, b'\n').try_for_each(|line| {
            number += 1;
            each(number, line)
        })
    })
}

/// The input in blocks that end where a line does. One buffer is kept, which grows only for a
/// longer line. Octets of a pipe are passed on as they arrive.
struct Blocks<R> {
    reader: R,
    /// What ends a line.
    terminator: u8,
    buffer: Vec<u8>,
    /// The end of the block returned last.
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

/// The lines of a block, without the terminator, and without the CR of CRLF.
pub fn lines(block: &[u8], terminator: u8) -> impl Iterator<Item = &[u8]> {
    parts(block, 0, terminator).map(move |part| match part.strip_suffix(&[terminator]) {
        Some(line) if terminator == b'\n' => line.strip_suffix(b"\r").unwrap_or(line),
        Some(line) => line,
        None => part,
    })
}

/// How many lines a block has.
fn count(block: &[u8], terminator: u8) -> usize {
    let unfinished = block.last().is_some_and(|last| *last != terminator);
    memchr_iter(terminator, block).count() + usize::from(unfinished)
}

/// A block in parts of about this many octets, which end where lines do.
fn parts(block: &[u8], size: usize, terminator: u8) -> impl Iterator<Item = &[u8]> {
    let mut rest = block;
    iter::from_fn(move || {
        let least = size.min(rest.len());
        let end = memchr(terminator, &rest[least..]).map_or(rest.len(), |end| least + end + 1);
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
        let split = |block: &'static [u8]| lines(block, b'\n').collect::<Vec<_>>();
        assert_eq!(split(b""), [b""; 0]);
        assert_eq!(split(b"a"), [b"a"]);
        assert_eq!(split(b"a\n\r\nb\r\n"), [&b"a"[..], b"", b"b"]);
        assert_eq!(split(b"a\rb\r\r\nc\r"), [&b"a\rb\r"[..], b"c\r"]);
        for block in [&b""[..], b"a", b"a\n", b"a\n\r\nb", b"\n\n", b"a\rb\r\r\nc\r"] {
            assert_eq!(count(block, b'\n'), lines(block, b'\n').count());
        }
    }

    #[test]
    fn parts_join_to_the_whole_and_end_where_lines_do() {
        let whole = b"a\n\nbcdef\ng\nhi";
        for size in 0..=whole.len() + 1 {
            let parts: Vec<&[u8]> = parts(whole, size, b'\n').collect();
            assert_eq!(parts.concat(), whole);
            let (last, rest) = parts.split_last().unwrap();
            assert!(rest.iter().all(|part| part.ends_with(b"\n") && part.len() >= size));
            assert!(!last.is_empty());
        }
        assert_eq!(parts(b"", 3, b'\n').count(), 0);
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
