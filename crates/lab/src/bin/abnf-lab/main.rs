//! The program `abnf-lab`: grammars as data, with proofs. One file for each subcommand.

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
mod lint;
mod lsp;
mod parse;
mod prove;
mod sample;
mod source;
mod vectors;

use abnf_lab::{Budget, ExportError, Limit, StudyError};
use clap::{Args, Parser, Subcommand};
use shell::{Status, message, print, result};
use std::fmt;
use std::io;
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
    Prove(prove::Prove),
    Diff(diff::Diff),
    Ambiguity(ambiguity::Ambiguity),
    Sample(sample::Sample),
    Coverage(coverage::Coverage),
    Draw(draw::Draw),
    Page(draw::Page),
    Parse(parse::Parse),
    Vectors(vectors::Vectors),
    Export(export::Export),
    Extract(extract::Extract),
    Collect(collect::Collect),
    Lint(lint::Lint),
    Lsp(lsp::Lsp),
}

fn long_help() -> String {
    format!(
        "A grammar is\n  a name       {}\n{REST}",
        source::names().replacen(", rfc6570", ",\n               rfc6570", 1)
    )
}

const REST: &str = "\
  a file       of pest, EBNF (XML 1.0 section 6) or a regular expression, if its name ends in
               .pest, .ebnf or .regex; an RFC or an Internet-Draft, as text, XML or Markdown,
               whose ABNF is extracted (see 'abnf-lab extract'); any other file is ABNF (RFC
               5234, RFC 7405, and the lists of RFC 9110 section 5.6.1). A prefix abnf:, pest:,
               ebnf:, regex: or document: names the notation. '-' is standard input, './rfc3987'
               a file of that name

The core rules of RFC 5234 need no definition. The rule of a regular expression has the name of
its file, and its named groups are rules.

--overlay GRAMMAR lays ABNF over a grammar: a rule replaces the rule of its name, '=/' adds
alternatives to it, and a rule of a new name is added.

A rule that needs prose, or a name that is not defined, is undecided; all others are decided.
--import GRAMMAR defines such names by another grammar or document, and changes nothing else.

An answer is exact for a rule that is not recursive, or only left- or only right-recursive. Other
recursive rules are drawn, parsed and sampled; comparisons of them go up to a length, which the
answer names.

Examples:
  abnf-lab prove iri.abnf iri.pest
  abnf-lab diff rfc3986 rfc3987 --corpus urls.txt
  abnf-lab sample rfc3987 ihost --near-misses | head

A command stops at --max-states (four million), --max-memory (2048 MiB) or --timeout (60 seconds of
processor time, for 'lint' per grammar). Reading counts. The error names the rule.

Exit status:
  0    equal; accepted; done
  1    different, or not decided; not accepted; ambiguous
  2    the command line or a grammar is wrong, or a file could not be read";

/// What a shell reports for a program that a closed pipe has ended.
const CLOSED_PIPE: u8 = 141;

fn main() -> ExitCode {
    let answer = match &Cli::parse().command {
        Command::Prove(arguments) => arguments.run(),
        Command::Diff(arguments) => arguments.run(),
        Command::Ambiguity(arguments) => arguments.run(),
        Command::Sample(arguments) => arguments.run(),
        Command::Coverage(arguments) => arguments.run(),
        Command::Draw(arguments) => arguments.run(),
        Command::Page(arguments) => arguments.run(),
        Command::Parse(arguments) => arguments.run(),
        Command::Vectors(arguments) => arguments.run(),
        Command::Export(arguments) => arguments.run(),
        Command::Extract(arguments) => arguments.run(),
        Command::Collect(arguments) => arguments.run(),
        Command::Lint(arguments) => arguments.run(),
        Command::Lsp(arguments) => arguments.run(),
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

/// How far recursive rules are looked at.
#[derive(Args)]
struct UpToOption {
    /// How long texts of recursive rules are that are not regular, in characters
    #[arg(long, value_name = "N", default_value_t = 5)]
    up_to: usize,
}

impl UpToOption {
    fn within(&self, budget: Budget) -> Budget {
        budget.texts_up_to(self.up_to)
    }
}

/// How far recursive rules are compared.
#[derive(Args)]
struct CompareUpToOption {
    /// Compare recursive rules that are not regular in texts of up to N characters [default: as
    /// many as a fixed number of steps allows]
    #[arg(long, value_name = "N")]
    up_to: Option<usize>,
}

impl CompareUpToOption {
    fn within(&self, mut budget: Budget) -> Budget {
        budget.longest = self.up_to;
        budget
    }

    /// The status where nothing differs: what is not decided is fine if no more was asked for.
    fn status(&self, is_decided: bool) -> Status {
        Status::of(is_decided || self.up_to.is_some())
    }
}

/// The status of a command that came to its end.
type Answer = Result<Status, Trouble>;

/// Why a command did not come to its end.
enum Trouble {
    /// A message has said why.
    Reported,
    Output(io::Error),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Trouble::Output(error)
    }
}

impl From<StudyError> for Trouble {
    fn from(error: StudyError) -> Self {
        let trouble = reported(format_args!("{error}"));
        if matches!(error, StudyError::Budget { limit, .. } if limit != Limit::Depth) {
            message(format_args!("--max-states, --max-memory and --timeout set the limits"));
        }
        trouble
    }
}

impl From<ExportError> for Trouble {
    fn from(error: ExportError) -> Self {
        match error {
            ExportError::Study(error) => error.into(),
            error => reported(format_args!("{error}")),
        }
    }
}

fn reported(problem: fmt::Arguments<'_>) -> Trouble {
    message(problem);
    Trouble::Reported
}

/// Where a picture or a page goes.
#[derive(Args)]
struct OutputOption {
    /// Write to this file, not to standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl OutputOption {
    fn write(&self, text: &str) -> Answer {
        let Some(path) = &self.output else {
            let lines: Vec<_> = text.split('\n').map(result).collect();
            print(lines.join("\n").as_bytes())?;
            return Ok(Status::Fine);
        };
        std::fs::write(path, text)
            .map_err(|error| reported(format_args!("{}: {error}", path.display())))?;
        Ok(Status::Fine)
    }
}
