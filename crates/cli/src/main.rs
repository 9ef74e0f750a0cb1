//! The program `iri`: a thin shell over the library `iri_grammar`. Each subcommand parses its
//! arguments, asks the library, and renders the answer.

#![allow(non_camel_case_types, reason = "`object!` names type parameters as the members")]

#[macro_use]
mod shell;

mod bidi;
mod check;
mod cli;
mod compare;
mod components;
mod conformance;
mod display;
mod explain;
mod find;
mod from_path;
mod grammar;
mod host;
mod ladder;
mod leiri;
mod lint;
mod manual;
mod normalize;
mod parse;
mod prepare;
mod resolve;
mod schema;
mod to_iri;
mod to_uri;
mod transcode;

use shell::{Status, message};
use std::io;
use std::process::ExitCode;

/// What a shell reports for a program that a closed pipe has ended.
const CLOSED_PIPE: u8 = 141;

fn main() -> ExitCode {
    match cli::arguments().command.run() {
        Ok(Status::Fine) => ExitCode::SUCCESS,
        Ok(Status::Invalid) => ExitCode::from(1),
        Ok(Status::Trouble) => ExitCode::from(2),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::from(CLOSED_PIPE),
        Err(error) => ExitCode::from(cannot_write(&error)),
    }
}

/// Says why the output cannot be written. Returns the exit status.
fn cannot_write(error: &io::Error) -> u8 {
    message(format_args!("cannot write the output: {error}"));
    2
}
