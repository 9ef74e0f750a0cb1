//! The program `iri-suite`: it writes documents that test how programs handle IRIs, and runs them
//! in a browser.

mod answers;
mod browser;
mod crates;
mod documents;
mod encodings;
mod engine;
mod expectation;
mod firefox;
mod formats;
mod generate;
mod generated;
mod matrix;
mod overview;
mod pages;
mod process;
mod record;
mod report;
mod results;
mod run;
mod serve;
mod server;
/// What the commands share, as in `iri-conformance`.
#[path = "../../conformance/src/shell.rs"]
mod shell;
mod table;
mod tally;
mod url_standard;
mod wpt;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Documents that test IRIs in many formats and encodings, and a browser to run them
#[derive(Parser)]
#[command(name = "iri-suite", version, after_long_help = LONG_HELP)]
#[command(max_term_width = 100, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Generate(generate::Generate),
    Run(run::Run),
    Report(report::Report),
    Serve(serve::Serve),
}

impl Command {
    fn run(&self) -> shell::Done {
        match self {
            Command::Generate(arguments) => arguments.run(),
            Command::Run(arguments) => arguments.run(),
            Command::Report(arguments) => arguments.run(),
            Command::Serve(arguments) => arguments.run(),
        }
    }
}

const LONG_HELP: &str = "\
Section 5 of the conference paper 'Internationalized Resource Identifiers: From Specification
to Testing' (2001) plans a test suite: documents of HTML, XML and XML Schema in different
encodings, each test of one IRI, with controls in US-ASCII and in each encoding. These are
here. XHTML, XLink, plain text, CSS, MathML, other places of a reference in HTML and scripts, headers
that have a reference or name an encoding, host names, the notations of a reference and the negative
controls, which show that the controls can fail, are added.

Each command takes --format jsonl. Results go to standard output, messages to standard error.

Examples:
  iri-suite generate suite
  iri-suite run --browser /usr/bin/chromium suite
  iri-suite report suite/result.jsonl

Exit status:
  0    done; every test ran, all controls passed, no reference was misread; the runs do not differ
  1    a part is missing, a control failed, a reference was misread, or the runs differ
  2    an error in the command line, or a file or browser that cannot be used";

/// Runs the command. [`LONG_HELP`] describes the exit status.
fn main() -> ExitCode {
    let done = match Cli::try_parse() {
        Ok(cli) => cli.command.run(),
        Err(error) if error.use_stderr() => error.exit(),
        // The help or the version. clap would ignore an error on writing it.
        Err(help) => shell::print(&help.render().ansi().to_string()).map(|()| true),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        // The command did its work, but the result is not good: a run is not reliable, for example.
        Ok(false) => ExitCode::from(1),
        Err(reason) => {
            shell::message(&reason);
            ExitCode::from(2)
        }
    }
}
