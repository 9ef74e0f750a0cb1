//! Texts from the command line, or from standard input, one a line.

use crate::Status;
use crate::diagnostic::Problem;
use crate::lines::{for_each_block, lines};
use crate::options::Format;
use crate::output::{json_line, message, print, quoted};
use crate::parse::explain;
use iri_grammar::Error;
use iri_grammar::mapping::MappingError;
use serde::Serialize;
use std::ffi::OsStr;
use std::fmt::Display;
use std::io;
use std::str::Utf8Error;

/// A text, and where it is from.
#[derive(Clone, Copy)]
pub struct Text<'t> {
    pub text: &'t str,
    /// The line of standard input, from 1; `None` for an argument.
    line: Option<usize>,
}

impl<'t> Text<'t> {
    pub fn argument(text: &'t str) -> Self {
        Text { text, line: None }
    }

    /// What has been made of it, in its place.
    pub fn with<'u>(self, text: &'u str) -> Text<'u> {
        Text { text, line: self.line }
    }

    /// Tells a person something about it that names it, or the place that it stands at.
    pub fn tell(self, what: impl Display) {
        match self.line {
            Some(line) => message(format_args!("-:{line}: {what}")),
            None => message(format_args!("{what}")),
        }
    }
}

/// Runs `each` on every text, and gives the worst of what it found. Without texts, or where
/// the only one is `-`, those are the lines of standard input; lines that are not UTF-8 are
/// told. Fails only where the results cannot be written.
pub fn for_each(
    texts: &[String],
    format: Format,
    mut each: impl FnMut(Text<'_>) -> io::Result<Status>,
) -> io::Result<Status> {
    let mut worst = Status::Fine;
    let texts = if texts == ["-"] { &[] } else { texts };
    for text in texts {
        worst = worst.max(each(Text::argument(text))?);
    }
    if !texts.is_empty() {
        return Ok(worst);
    }
    let mut number = 0;
    let unreadable = for_each_block(OsStr::new("-"), b'\n', |block| {
        for line in lines(block) {
            number += 1;
            worst = worst.max(match str::from_utf8(line) {
                Ok(text) => each(Text { text, line: Some(number) })?,
                Err(error) => not_utf8(format, number, line, error)?,
            });
        }
        Ok(())
    })?;
    Ok(match unreadable {
        Some(error) => {
            message(format_args!("-: {error}"));
            Status::Trouble
        }
        None => worst,
    })
}

fn not_utf8(format: Format, number: usize, line: &[u8], error: Utf8Error) -> io::Result<Status> {
    let problem = Problem::not_utf8(line, error);
    match format {
        Format::Human => message(format_args!("-:{number}:{}: {problem}", problem.column)),
        Format::Jsonl => report(&String::from_utf8_lossy(line), problem)?,
    }
    Ok(Status::Invalid)
}

/// Says what is wrong with a text. An argument is drawn, a line said on one line.
pub fn refuse(format: Format, input: Text<'_>, error: &Error) -> io::Result<Status> {
    match (format, input.line) {
        (Format::Human, None) => explain(input.text, error),
        (Format::Human, Some(line)) => {
            let problem = Problem::from(error);
            message(format_args!("-:{line}:{}: {problem}", problem.column));
        }
        (Format::Jsonl, _) => report(input.text, error.into())?,
    }
    Ok(Status::Invalid)
}

/// Says why a text is not mapped.
pub fn refuse_mapping(format: Format, input: Text<'_>, error: &MappingError) -> io::Result<Status> {
    let problem = Problem::not_mapped(input.text, error);
    match format {
        Format::Human => input.tell(format_args!("{}: {problem}", quoted(input.text))),
        Format::Jsonl => report(input.text, problem)?,
    }
    Ok(Status::Invalid)
}

fn report(input: &str, problem: Problem) -> io::Result<()> {
    let mut out = Vec::new();
    json_line(&mut out, &Refused { input, valid: false, problem })?;
    print(&out)
}

#[derive(Serialize)]
struct Refused<'r> {
    input: &'r str,
    valid: bool,
    #[serde(flatten)]
    problem: Problem,
}
