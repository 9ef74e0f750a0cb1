//! `iri suite`: documents that test how programs handle IRIs, and a browser to run them.

mod browser;
mod documents;
mod encodings;
mod expectation;
mod generate;
mod index;
mod matrix;
mod notation;
mod observe;
mod programs;
mod record;
mod report;
mod results;
mod run;
mod serve;
mod server;
mod special;

use crate::shell::*;
use clap::Args;
use std::io;

/// Documents that test IRIs in many formats and encodings, and a browser to run them
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Suite {
    #[command(subcommand)]
    command: SuiteCommand,
}

commands! {
    SuiteCommand:
    Generate(generate::Generate),
    Run(run::Run),
    Report(report::Report),
    Serve(serve::Serve),
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
        self.command.run()
    }
}
