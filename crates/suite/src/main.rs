//! The program `iri-suite`: it writes documents that test how programs handle IRIs, and runs them
//! in a browser.

mod answers;
mod browser;
mod bug;
mod causes;
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
mod readers;
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
#[command(name = "iri-suite", version, after_long_help = include_str!("help/main.txt"))]
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
    Bug(bug::Bug),
    Serve(serve::Serve),
}

impl Command {
    fn run(&self) -> shell::Done {
        match self {
            Command::Generate(arguments) => arguments.run(),
            Command::Run(arguments) => arguments.run(),
            Command::Report(arguments) => arguments.run(),
            Command::Bug(arguments) => arguments.run(),
            Command::Serve(arguments) => arguments.run(),
        }
    }
}

/// Runs the command. `help/main.txt` describes the exit status.
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
