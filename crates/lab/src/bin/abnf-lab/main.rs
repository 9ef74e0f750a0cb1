//! `iri lab`: grammars as data, with proofs. One file for each subcommand.

mod ambiguity;
mod budget;
mod claims;
mod coverage;
mod diff;
mod draw;
mod export;
mod extract;
mod lint;
mod parse;
mod prove;
mod sample;
mod source;
mod vectors;

use crate::shell::{Status, message, print, result};
use clap::{Args, Subcommand};
use abnf_lab::{Budget, ExportError, Limit, StudyError};
use std::fmt;
use std::io;
use std::path::PathBuf;

/// The grammar laboratory: proofs, differences, samples, pictures
#[derive(Args)]
#[command(after_long_help = long_help())]
pub struct Lab {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Subcommand)]
enum LabCommand {
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
    Claims(claims::Claims),
    Lint(lint::Lint),
}

fn long_help() -> String {
    let names = source::names().replacen(", rfc5234", ",\n               rfc5234", 1);
    format!("A grammar is\n  a name       {names}, or one of these with\n{REST}")
}

const REST: &str =
    "               .abnf, which is the same, or with .pest, which is the grammar as pest has it
  a file       of pest, of EBNF (XML 1.0 section 6) or of a regular expression, if its name
               ends in .pest, .ebnf or .regex; an RFC or an Internet-Draft, as text or as XML,
               of which the ABNF is taken (see 'iri lab extract'); else of ABNF (RFC 5234, RFC
               7405, and the lists of RFC 9110 section 5.6.1). With abnf:, pest:, ebnf:,
               regex: or document: before it, it is that; '-' is standard input. The core
               rules of RFC 5234 need no definition. The rule of a regular expression has the
               name of the file, and its named groups are rules. Where a file is called as one
               of the names, './' before it says that it is meant
and --overlay GRAMMAR lays a fragment of ABNF over it: a rule of the fragment takes the place
of the rule of its name, '=/' adds alternatives to it, a rule of a new name is added, and
all others stay.

What is said of a rule is exact where it is a regular language: it reaches no cycle of rules,
or one in which rules refer to each other only at their end, or only at their beginning.
Others are drawn, parsed and sampled, and compared up to a length, which the answer names. A
mistake in a file is shown at its place.

Examples:
  iri lab prove rfc3987.abnf rfc3987.pest
  iri lab diff rfc3986 rfc3987 --corpus urls.txt
  iri lab sample rfc3987 ihost --near-misses | head

What is computed has limits: --max-states (four million), --max-memory (2048 MiB), --timeout
(60 seconds). Beyond one of them, the error names the rule and how far it came.

Exit status:
  0    equal; accepted; done
  1    different; not accepted; ambiguous
  2    the command line or a grammar is wrong, or a file could not be read";

impl Lab {
    pub fn run(&self) -> io::Result<Status> {
        let answer = match &self.command {
            LabCommand::Prove(arguments) => arguments.run(),
            LabCommand::Diff(arguments) => arguments.run(),
            LabCommand::Ambiguity(arguments) => arguments.run(),
            LabCommand::Sample(arguments) => arguments.run(),
            LabCommand::Coverage(arguments) => arguments.run(),
            LabCommand::Draw(arguments) => arguments.run(),
            LabCommand::Page(arguments) => arguments.run(),
            LabCommand::Parse(arguments) => arguments.run(),
            LabCommand::Vectors(arguments) => arguments.run(),
            LabCommand::Export(arguments) => arguments.run(),
            LabCommand::Extract(arguments) => arguments.run(),
            LabCommand::Claims(arguments) => arguments.run(),
            LabCommand::Lint(arguments) => arguments.run(),
        };
        match answer {
            Ok(status) => Ok(status),
            Err(Trouble::Reported) => Ok(Status::Trouble),
            Err(Trouble::Output(error)) => Err(error),
        }
    }
}

/// How far recursive rules are looked at.
#[derive(Args)]
struct UpToOption {
    /// Of recursive rules that are no regular languages, texts of up to N characters
    #[arg(long, value_name = "N", default_value_t = 5)]
    up_to: usize,
}

impl UpToOption {
    fn within(&self, budget: Budget) -> Budget {
        budget.texts_up_to(self.up_to)
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
    /// The file to write; standard output without
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
