//! Texts from the command line, from files and from standard input, one a line.

use crate::Status;
use crate::diagnostic::Problem;
use crate::lines::{for_each_block, lines};
use crate::options::Format;
use crate::output::{json_line, message, print, quoted};
use crate::parse::explain;
use clap::Args;
use iri_grammar::Error;
use iri_grammar::mapping::MappingError;
use serde::Serialize;
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::io;

#[derive(Args)]
pub struct FileOption {
    /// Takes the lines of a file, after the texts of the command line; '-' is standard input
    #[arg(long = "file", value_name = "FILE")]
    files: Vec<OsString>,
}

impl FileOption {
    /// The files that are read where there are these texts on the command line.
    pub fn files<T: PartialEq<str>>(&self, texts: &[T]) -> Vec<OsString> {
        let standard_input = match texts {
            [] => self.files.is_empty(),
            texts => without_standard_input(texts).is_empty(),
        };
        let files = standard_input.then(|| OsString::from("-")).into_iter();
        files.chain(self.files.iter().cloned()).collect()
    }
}

/// The texts of the command line, of which a single `-` is none.
pub fn without_standard_input<T: PartialEq<str>>(texts: &[T]) -> &[T] {
    match texts {
        [text] if text == "-" => &[],
        texts => texts,
    }
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
    /// What a person is told is wrong with the text, on one line.
    pub fn told(self, input: &str, problem: &Problem) -> String {
        let place = match (self.file, problem.column_of_input()) {
            (Some(file), Some(column)) => format!("{file}:{}:{column}", self.line),
            _ => self.named(input),
        };
        format!("{place}: {problem}")
    }

    /// The line; of an argument the text itself.
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
    /// The text as it was given, of which that was made.
    pub given: &'t str,
    /// `None` for what there is only one of, as a base.
    pub place: Option<Place<'t>>,
}

impl<'t> Text<'t> {
    pub fn argument(text: &'t str) -> Self {
        Text { text, given: text, place: None }
    }

    fn at(text: &'t str, place: Place<'t>) -> Self {
        Text { text, given: text, place: Some(place) }
    }

    /// What has been made of it, in its place.
    pub fn with<'u>(self, text: &'u str) -> Text<'u>
    where
        't: 'u,
    {
        Text { text, ..self }
    }

    /// Tells a person something about it that names it, or the place that it stands at.
    pub fn tell(self, what: impl Display) {
        match self.place {
            Some(Place { file: Some(file), line }) => {
                message(format_args!("{file}:{line}: {what}"))
            }
            _ => message(format_args!("{what}")),
        }
    }
}

/// Runs `each` on every text and every line of the files, and gives the worst of what it found.
/// Lines that are not UTF-8 are told. Fails only where the results cannot be written.
pub fn for_each(
    texts: &[String],
    files: &FileOption,
    format: Format,
    mut each: impl FnMut(Text<'_>) -> io::Result<Status>,
) -> io::Result<Status> {
    let mut worst = Status::Fine;
    for (index, text) in without_standard_input(texts).iter().enumerate() {
        worst = worst.max(each(Text::at(text, Place { file: None, line: index + 1 }))?);
    }
    for file in files.files(texts) {
        worst = worst.max(for_each_line(&file, format, &mut each)?);
    }
    Ok(worst)
}

fn for_each_line(
    path: &OsStr,
    format: Format,
    each: &mut impl FnMut(Text<'_>) -> io::Result<Status>,
) -> io::Result<Status> {
    let mut worst = Status::Fine;
    let file = &*path.to_string_lossy();
    let mut place = Place { file: Some(file), line: 0 };
    let unreadable = for_each_block(path, b'\n', |block| {
        for line in lines(block) {
            place.line += 1;
            worst = worst.max(match str::from_utf8(line) {
                Ok(text) => each(Text::at(text, place))?,
                Err(error) => {
                    let input = &*String::from_utf8_lossy(line);
                    let problem = Problem::not_utf8(line, error);
                    refuse_for(format, Text::at(input, place), problem)?
                }
            });
        }
        Ok(())
    })?;
    Ok(match unreadable {
        Some(error) => {
            message(format_args!("{file}: {error}"));
            Status::Trouble
        }
        None => worst,
    })
}

/// Says what is wrong with a text. An argument is drawn, a line said on one line.
pub fn refuse(format: Format, input: Text<'_>, error: &Error) -> io::Result<Status> {
    match (format, input.place) {
        (Format::Human, None | Some(Place { file: None, .. })) => {
            explain(input.text, error);
            Ok(Status::Invalid)
        }
        _ => refuse_for(format, input, Problem::from(error).within(input.given, input.text)),
    }
}

/// Says why a text is not mapped.
pub fn refuse_mapping(format: Format, input: Text<'_>, error: &MappingError) -> io::Result<Status> {
    refuse_for(format, input, Problem::not_mapped(input.given, error))
}

fn refuse_for(format: Format, input: Text<'_>, problem: Problem) -> io::Result<Status> {
    match format {
        Format::Human => {
            let place = input.place.unwrap_or(Place { file: None, line: 1 });
            message(format_args!("{}", place.told(input.given, &problem)));
        }
        Format::Jsonl => {
            let Text { given, place, .. } = input;
            let mut out = Vec::new();
            json_line(&mut out, &Refused { place, input: given, valid: false, problem })?;
            print(&out)?;
        }
    }
    Ok(Status::Invalid)
}

#[derive(Serialize)]
struct Refused<'r> {
    #[serde(flatten)]
    place: Option<Place<'r>>,
    input: &'r str,
    valid: bool,
    #[serde(flatten)]
    problem: Problem,
}
