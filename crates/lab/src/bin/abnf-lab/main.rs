//! The program `abnf-lab`, which proves, compares, samples and draws grammars. Each subcommand has
//! a file of its own.

#![allow(non_camel_case_types, reason = "`object!` names type parameters as the members")]

#[macro_use]
mod shell;

mod ambiguity;
mod budget;
mod collect;
mod coverage;
mod diff;
mod draw;
mod export;
mod extract;
mod grammar;
mod left_out;
mod lint;
mod lsp;
#[cfg(feature = "manual")]
mod manual;
mod notation;
mod parse;
mod sample;
mod source;
mod vectors;
mod watch;

use abnf_lab::{Budget, ExportError, Limit, StudyError};
use clap::{Arg, ArgAction, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use shell::{Status, message, print, result};
use std::fmt;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Proves, compares, samples and draws grammars in ABNF and its relatives
#[derive(Parser)]
#[command(name = "abnf-lab", version, after_help = "Try 'abnf-lab --help' for examples.")]
#[command(after_long_help = long_help(), max_term_width = 100, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Diff(diff::Diff),
    Ambiguity(ambiguity::Ambiguity),
    Sample(sample::Sample),
    Coverage(coverage::Coverage),
    Draw(draw::Draw),
    Parse(parse::Parse),
    Vectors(vectors::Vectors),
    Export(export::Export),
    Extract(extract::Extract),
    Collect(collect::Collect),
    Lint(lint::Lint),
    Lsp(lsp::Lsp),
    #[cfg(feature = "manual")]
    Completions(manual::Completions),
    #[cfg(feature = "manual")]
    Man(manual::Man),
}

/// Returns the text of `--help` after the options.
fn long_help() -> String {
    format!(
        "A grammar is\n  a name       {}\n{}",
        source::built_in_names().replacen(", rfc6570", ",\n               rfc6570", 1),
        include_str!("help/main.txt")
    )
}

/// Returns the command. With `--help`, a subcommand shows all options and the text after them, in
/// the layout of `-h`.
fn command() -> clap::Command {
    let command = Cli::command();
    if !std::env::args_os().any(|argument| argument == "--help") {
        return command;
    }
    command.mut_subcommands(|command| {
        let after = command.get_after_long_help().cloned().unwrap_or_default();
        let help = Arg::new("help").short('h').long("help").help("Print help");
        let help = help.action(ArgAction::HelpShort);
        let command = command.mut_args(|argument| argument.hide_short_help(false));
        command.after_help(after).disable_help_flag(true).arg(help)
    })
}

/// The status that a shell reports for a program ended by a closed pipe.
const CLOSED_PIPE: u8 = 141;

/// Runs the program, and returns its exit status.
fn main() -> ExitCode {
    let parsed = command().try_get_matches();
    let answer = match parsed.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli.command.run(),
        Err(error) if error.use_stderr() => error.exit(),
        Err(help) => print_help(&help),
    };
    match answer {
        Ok(Status::Fine) => ExitCode::SUCCESS,
        Ok(Status::Invalid) => ExitCode::from(1),
        Ok(Status::Trouble) | Err(Trouble::Reported) => ExitCode::from(2),
        Err(Trouble::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::from(CLOSED_PIPE)
        }
        Err(Trouble::Output(error)) => {
            message(format_args!("cannot write the output: {error}"));
            ExitCode::from(2)
        }
    }
}

impl Command {
    /// Runs the subcommand.
    fn run(&self) -> Answer {
        match self {
            Command::Diff(arguments) => arguments.run(),
            Command::Ambiguity(arguments) => arguments.run(),
            Command::Sample(arguments) => arguments.run(),
            Command::Coverage(arguments) => arguments.run(),
            Command::Draw(arguments) => arguments.run(),
            Command::Parse(arguments) => arguments.run(),
            Command::Vectors(arguments) => arguments.run(),
            Command::Export(arguments) => arguments.run(),
            Command::Extract(arguments) => arguments.run(),
            Command::Collect(arguments) => arguments.run(),
            Command::Lint(arguments) => arguments.run(),
            Command::Lsp(arguments) => arguments.run(),
            #[cfg(feature = "manual")]
            Command::Completions(arguments) => arguments.run(Cli::command()),
            #[cfg(feature = "manual")]
            Command::Man(arguments) => arguments.run(Cli::command()),
        }
    }
}

/// Writes the help or the version. clap would ignore an error.
fn print_help(help: &clap::Error) -> Answer {
    help.print()?;
    io::stdout().flush()?;
    Ok(Status::Fine)
}

/// The length of the longest texts in which recursive rules are examined.
#[derive(Args)]
struct UpToOption {
    /// Examine recursive rules that are not regular in texts of up to N characters
    #[arg(long, value_name = "N", default_value_t = 5)]
    up_to: usize,
}

impl UpToOption {
    /// Returns the budget with this length.
    fn within(&self, budget: Budget) -> Budget {
        budget.texts_up_to(self.up_to)
    }
}

/// The length up to which recursive rules are compared.
#[derive(Args)]
struct CompareUpToOption {
    /// Compare recursive rules that are not regular in texts of up to N characters [default: as
    /// many as a fixed number of steps allows]
    #[arg(long, value_name = "N")]
    up_to: Option<usize>,
}

impl CompareUpToOption {
    /// Returns the budget with this length.
    fn within(&self, mut budget: Budget) -> Budget {
        budget.longest = self.up_to;
        budget
    }

    /// Returns the status of a comparison in which all rules are equal, or have no difference. No
    /// difference up to a requested length is enough.
    fn status(&self, are_equal: bool, have_no_difference: bool) -> Status {
        Status::of(are_equal || have_no_difference && self.up_to.is_some())
    }
}

/// The status of a command, or why it has none.
type Answer = Result<Status, Trouble>;

/// Why a command failed.
enum Trouble {
    /// The error was reported already.
    Reported,
    /// The output could not be written.
    Output(io::Error),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Trouble::Output(error)
    }
}

impl From<StudyError> for Trouble {
    fn from(error: StudyError) -> Self {
        let trouble = report(format_args!("{error}"));
        // No option sets the depth.
        if matches!(error, StudyError::Budget { limit, .. } if limit != Limit::Depth) {
            message(format_args!("{}", watch::OPTIONS));
        }
        trouble
    }
}

impl From<ExportError> for Trouble {
    fn from(error: ExportError) -> Self {
        match error {
            ExportError::Study(error) => error.into(),
            error => report(format_args!("{error}")),
        }
    }
}

/// Writes a problem to standard error.
fn report(problem: fmt::Arguments<'_>) -> Trouble {
    message(problem);
    Trouble::Reported
}

/// The destination of a result.
#[derive(Args)]
struct OutputOption {
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl OutputOption {
    /// Writes a text to the file, or to standard output.
    fn write(&self, text: &str) -> Answer {
        let Some(path) = &self.output else {
            // `result` escapes invisible characters on a terminal, but line ends must stay.
            let lines: Vec<_> = text.split('\n').map(result).collect();
            print(lines.join("\n").as_bytes())?;
            return Ok(Status::Fine);
        };
        std::fs::write(path, text)
            .map_err(|error| report(format_args!("{}: {error}", path.display())))?;
        Ok(Status::Fine)
    }
}
