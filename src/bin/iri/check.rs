//! `iri check`.

use crate::Status;
use crate::diagnostic::Problem;
use crate::lines::{Blocks, lines, open};
use crate::options::{Format, FormatOption, RuleOptions};
use crate::output::{json_line, message, visible};
use crate::progress::Progress;
use clap::Args;
use iri_grammar::{Checker, Production};
use rayon::prelude::*;
use serde::Serialize;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Write};

/// Checks files with one identifier a line
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Check {
    /// The files; '-' is standard input, and so is no file
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true)]
    files: Vec<OsString>,
    #[command(flatten)]
    rule: RuleOptions,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
Lines end with LF or CRLF, the last one also without; nothing else is trimmed. A line that
is not UTF-8 is not valid. An empty line is valid where the production takes the empty
text, as IRI-reference does.

For a person, each line that is not valid is written as FILE:LINE:COLUMN: reason, columns
counted from 1 in characters. The totals go to standard error.

With --format jsonl, one object for each line:
  file, line (from 1), input, valid, and, if it is not valid,
  column            where the part begins that does not fit, from 1, in characters
  offset, end       from where to where it is, from 0, in bytes
  character_offset  the same as offset, in characters
  production        the innermost production that says something about it
  character, found  the character at the offset; the first that cannot follow. null is the
                    end of the line
  expected          what could have stood where that one was found, as ABNF has it
  document, section where the production is defined
  reason, note      what is wrong; what else is to be said, or null
  octets            the line in hexadecimal, where it is not UTF-8; input is then lossy

Examples:
  iri check urls.txt
  iri check --grammar rfc3986 --rule absolute-URI a.txt b.txt
  iri check --format jsonl - < urls.txt | jq -r 'select(.valid | not) | .input'

Exit status: 0 if all lines are valid, 1 if some are not, 2 if a file could not be read;
the other files are checked nevertheless.";

/// The lines that a thread takes at a time.
const LINES: usize = 256;

impl Check {
    pub fn run(&self) -> io::Result<Status> {
        let production = self.rule.production();
        let mut run = Run {
            production,
            format: self.format.format,
            progress: Progress::new(self.size()),
            totals: Totals::default(),
        };
        for file in &self.files {
            run.file(file, &file.to_string_lossy())?;
        }
        run.progress.finish();
        if run.format == Format::Human {
            run.totals.tell(production);
        }
        Ok(run.totals.status())
    }

    /// The bytes of all files, if these are ordinary files.
    fn size(&self) -> Option<u64> {
        let size = |file| fs::metadata(file).ok().filter(|it| it.is_file()).map(|it| it.len());
        self.files.iter().map(size).sum()
    }
}

struct Run {
    production: Production,
    format: Format,
    progress: Progress,
    totals: Totals,
}

impl Run {
    /// Fails only where the results cannot be written.
    fn file(&mut self, path: &OsStr, file: &str) -> io::Result<()> {
        let mut blocks = match open(path) {
            Ok(reader) => Blocks::new(reader),
            Err(error) => {
                self.unreadable(file, error);
                return Ok(());
            }
        };
        let mut line = 1;
        loop {
            match blocks.next() {
                Ok(Some(block)) => line += self.block(file, line, block)?,
                Ok(None) => return Ok(()),
                Err(error) => {
                    self.unreadable(file, error);
                    return Ok(());
                }
            }
        }
    }

    fn unreadable(&mut self, file: &str, error: io::Error) {
        self.totals.unreadable += 1;
        self.progress.aside(|| message(format_args!("{}: {error}", visible(file))));
    }

    /// Checks a block whose first line has this number, and gives the number of lines.
    fn block(&mut self, file: &str, first: usize, block: &[u8]) -> io::Result<usize> {
        let lines: Vec<&[u8]> = lines(block).collect();
        let results: Vec<Results> = lines
            .par_chunks(LINES)
            .enumerate()
            .map(|(index, lines)| self.lines(file, first + index * LINES, lines))
            .collect::<io::Result<_>>()?;

        for results in results.iter().filter(|results| !results.text.is_empty()) {
            self.progress.aside(|| io::stdout().write_all(&results.text))?;
        }
        self.totals.lines += lines.len();
        self.totals.invalid += results.iter().map(|results| results.invalid).sum::<usize>();
        self.progress.advance(block.len() as u64);
        Ok(lines.len())
    }

    fn lines(&self, file: &str, first: usize, lines: &[&[u8]]) -> io::Result<Results> {
        let mut results = Results::default();
        let mut checker = Checker::new(self.production);
        for (index, line) in lines.iter().enumerate() {
            let problem = problem(&mut checker, line);
            results.invalid += usize::from(problem.is_some());
            results.add(self.format, file, first + index, line, problem)?;
        }
        Ok(results)
    }
}

fn problem(checker: &mut Checker, line: &[u8]) -> Option<Problem> {
    match str::from_utf8(line) {
        Ok(text) => checker.check(text).as_ref().err().map(Problem::from),
        Err(error) => Some(Problem::not_utf8(line, error)),
    }
}

/// What there is to write about some lines.
#[derive(Default)]
struct Results {
    text: Vec<u8>,
    invalid: usize,
}

#[derive(Serialize)]
struct Report<'l> {
    file: &'l str,
    line: usize,
    input: &'l str,
    valid: bool,
    #[serde(flatten)]
    problem: Option<Problem>,
}

impl Results {
    fn add(
        &mut self,
        format: Format,
        file: &str,
        line: usize,
        input: &[u8],
        problem: Option<Problem>,
    ) -> io::Result<()> {
        match (format, problem) {
            (Format::Jsonl, problem) => {
                let input = &String::from_utf8_lossy(input);
                let valid = problem.is_none();
                json_line(&mut self.text, &Report { file, line, input, valid, problem })
            }
            (Format::Human, Some(problem)) => {
                let (file, column) = (visible(file), problem.column);
                writeln!(self.text, "{file}:{line}:{column}: {problem}")
            }
            (Format::Human, None) => Ok(()),
        }
    }
}

#[derive(Default)]
struct Totals {
    lines: usize,
    invalid: usize,
    unreadable: usize,
}

impl Totals {
    fn tell(&self, production: Production) {
        let Totals { lines, invalid, unreadable } = self;
        let what = format!("valid as {production} ({})", production.grammar().document());
        let lines = match lines {
            1 => "1 line".to_owned(),
            _ => format!("{lines} lines"),
        };
        let unreadable = match unreadable {
            0 => String::new(),
            1 => "; 1 file could not be read".to_owned(),
            _ => format!("; {unreadable} files could not be read"),
        };
        match invalid {
            0 => message(format_args!("{lines}, all {what}{unreadable}")),
            _ => message(format_args!("{lines}, {invalid} not {what}{unreadable}")),
        }
    }

    fn status(&self) -> Status {
        match self {
            Totals { unreadable: 1.., .. } => Status::Trouble,
            Totals { invalid: 1.., .. } => Status::Invalid,
            _ => Status::Fine,
        }
    }
}
