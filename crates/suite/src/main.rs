//! `iri suite`: documents that test how programs handle IRIs, and a browser to run them.

mod browser;
mod documents;
mod encodings;
mod expectation;
mod generate;
mod matrix;
mod pages;
mod record;
mod report;
mod results;
mod run;
mod server;

use crate::shell::Status;
use crate::shell::message;
use clap::{Args, Subcommand};
use serde::de::DeserializeOwned;
use std::error::Error;
use std::fmt::Display;
use std::fs;
use std::io;
use std::path::Path;

/// Documents that test IRIs in many formats and encodings, and a browser to run them
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Suite {
    #[command(subcommand)]
    command: SuiteCommand,
}

#[derive(Subcommand)]
enum SuiteCommand {
    Generate(generate::Generate),
    Run(run::Run),
    Report(report::Report),
    Serve(server::Serve),
}

const LONG_HELP: &str = "\
Section 5 of the conference paper 'Internationalized Resource Identifiers: From Specification
to Testing' (2001) describes a test suite: documents of different formats in different
encodings, each test of one IRI, with controls that show that the tests themselves work. This
is one, with negative controls that show that the controls can fail.

Each command takes --format jsonl.

Examples:
  iri suite generate suite
  iri suite run --browser /usr/bin/chromium suite
  iri suite report suite/result.json

Exit status:
  0    done; all controls passed, no reference was misread; the runs do not differ
  1    a control failed, a reference was misread, or the runs differ
  2    the command line is wrong, a file could not be read, or no browser could be run";

impl Suite {
    pub fn run(&self) -> io::Result<Status> {
        let done = match &self.command {
            SuiteCommand::Generate(arguments) => arguments.run(),
            SuiteCommand::Run(arguments) => arguments.run(),
            SuiteCommand::Report(arguments) => arguments.run(),
            SuiteCommand::Serve(arguments) => arguments.run(),
        };
        done.or_else(|failure| match failure.downcast::<io::Error>() {
            Ok(error) => Err(*error),
            Err(reason) => {
                message(format_args!("{reason}"));
                Ok(Status::Trouble)
            }
        })
    }
}

/// Why something cannot be done, in words.
type Reason = String;

/// Why a command ends early: an [`io::Error`] if its output cannot be written, else a
/// [`Reason`].
type Failure = Box<dyn Error>;

/// An error with the path where it occurred.
fn at(path: &Path, error: impl Display) -> Reason {
    format!("{}: {error}", path.display())
}

/// Reads a JSON file, whose member `schema` has to be the expected one.
fn read_json<T: DeserializeOwned>(
    path: &Path,
    expected: &str,
    schema: fn(&T) -> &str,
) -> Result<T, Reason> {
    let octets = fs::read(path).map_err(|error| at(path, error))?;
    let value: T = serde_json::from_slice(&octets).map_err(|error| at(path, error))?;
    match schema(&value) == expected {
        true => Ok(value),
        false => Err(at(path, format_args!("the schema is not '{expected}'"))),
    }
}
