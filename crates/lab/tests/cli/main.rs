//! The program `abnf-lab`, run as a user runs it.

mod authors;
mod collect;
#[cfg(unix)]
mod examples;
#[cfg(unix)]
mod files;
mod lab;
#[cfg(unix)]
mod limits;
mod lsp;
mod pages;
mod parse;
mod reading;

#[cfg(unix)]
#[path = "../../../../tests/support/ci.rs"]
mod ci;
#[path = "../../../../tests/support/run.rs"]
mod run;
#[path = "../../../../tests/support/mod.rs"]
mod support;

use run::{Run, Temporary, file};
use std::process::{Command, Stdio};

fn lab(arguments: &[&str]) -> Run {
    lab_with(arguments, b"")
}

/// Runs the program with this standard input.
fn lab_with(arguments: &[&str], input: &[u8]) -> Run {
    Run::with(command(arguments), input)
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abnf-lab"));
    command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}
