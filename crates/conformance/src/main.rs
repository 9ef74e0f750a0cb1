//! The program `iri-conformance`: it generates conformance cases, and judges implementations by them.

#[cfg(feature = "manual")]
use clap::CommandFactory;
use clap::{Parser, Subcommand};
use iri_conformance::adequacy::Adequacy;
use iri_conformance::export::Export;
use iri_conformance::generate::Generate;
use iri_conformance::library::DriverCommand;
use iri_conformance::lines::JudgeCommand;
#[cfg(feature = "manual")]
use iri_conformance::manual::{Completions, Man};
use iri_conformance::report::ReportCommand;
use iri_conformance::run::Run;
use iri_conformance::run_all::RunAll;
use iri_conformance::shell::{self, Done};
use iri_conformance::smoke::Smoke;
use iri_conformance::validate::Validate;
use std::process::ExitCode;

/// Conformance cases for URIs and IRIs, and what implementations make of them
#[derive(Parser)]
#[command(name = "iri-conformance", version, after_long_help = LONG_HELP)]
#[command(max_term_width = 100, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Run(Run),
    RunAll(RunAll),
    Report(ReportCommand),
    Smoke(Smoke),
    Driver(DriverCommand),
    Adequacy(Adequacy),
    Generate(Generate),
    Export(Export),
    Judge(JudgeCommand),
    Validate(Validate),
    #[cfg(feature = "manual")]
    Completions(Completions),
    #[cfg(feature = "manual")]
    Man(Man),
}

impl Command {
    fn run(&self) -> Done {
        match self {
            Command::Run(arguments) => arguments.run(),
            Command::RunAll(arguments) => arguments.run(),
            Command::Report(arguments) => arguments.run(),
            Command::Smoke(arguments) => arguments.run(),
            Command::Driver(arguments) => arguments.run(),
            Command::Adequacy(arguments) => arguments.run(),
            Command::Generate(arguments) => arguments.run(),
            Command::Export(arguments) => arguments.run(),
            Command::Judge(arguments) => arguments.run(),
            Command::Validate(arguments) => arguments.run(),
            #[cfg(feature = "manual")]
            Command::Completions(arguments) => arguments.run(Cli::command()),
            #[cfg(feature = "manual")]
            Command::Man(arguments) => arguments.run(Cli::command()),
        }
    }
}

const LONG_HELP: &str = "\
Each command takes --format jsonl. Results go to standard output, messages to standard error.

Exit status:
  0    done; everything is as expected
  1    something is not as expected: a case failed, or a file differs
  2    an error in the command line, or a file that cannot be read";

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
        Ok(false) => ExitCode::from(1),
        Err(reason) => {
            shell::message(&reason);
            ExitCode::from(2)
        }
    }
}
