//! The program `iri`, a thin layer over the library `iri_grammar`. Each subcommand parses its
//! arguments, calls the library, and writes the results.

#![allow(non_camel_case_types, reason = "`object!` names its type parameters like the members")]

#[macro_use]
mod shell;

mod bidi;
mod check;
mod compare;
mod components;
mod display;
mod explain;
mod find;
mod from_path;
mod grammar;
mod help;
mod host;
mod ladder;
mod leiri;
mod lint;
#[cfg(feature = "manual")]
mod manual;
mod normalize;
mod parse;
mod prepare;
mod resolve;
mod schema;
mod schemes;
mod stats;
mod table;
mod tips;
mod to_iri;
mod to_uri;
mod transcode;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser};
use help::Help;
use iri_grammar::Grammar;
use iri_grammar::bidi::unicode_version;
use iri_grammar::host::unicode_versions;
use shell::{
    Described, Misuse, ROWS, Status, cannot_write, exit, finish_output, help_entry, visible,
};
use std::env;
use std::ffi::OsString;
use std::io;
use std::iter;
use std::process::ExitCode;
use std::sync::LazyLock;

/// The exit status that a shell reports for a program that ended because its output pipe was
/// closed: 128 + SIGPIPE (13).
const CLOSED_PIPE: u8 = 141;

/// Checks, explains and maps Internationalized Resource Identifiers (IRIs), by RFC 3986,
/// RFC 3987 and its relatives.
#[derive(Parser)]
#[command(name = "iri", version, long_version = LONG_VERSION.as_str())]
#[command(after_help = "Try 'iri --help' for examples.", after_long_help = long_help())]
#[command(max_term_width = 100, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// Defines the enum `Command` and its function `run`. The subcommands after the lone `;` describe
/// the program itself, so `run` passes them the definition of all its options. They are there only with
/// the feature `manual`.
macro_rules! commands {
    ($($command:ident($arguments:ty),)*; $($about:ident($about_it:ty),)*) => {
        #[derive(clap::Subcommand)]
        enum Command {
            $($command($arguments),)*
            $(#[cfg(feature = "manual")] $about($about_it),)*
        }

        // Each command has its row: the examples, what `-h` shows, and the form of its objects.
        const _: &[Described] = &[
            $(Described::$command,)*
            $(#[cfg(feature = "manual")] Described::$about,)*
        ];

        impl Command {
            /// Runs the subcommand. Fails only if the output cannot be written, or the command is
            /// used incorrectly.
            fn run(&self) -> io::Result<Status> {
                match self {
                    $(Command::$command(arguments) => arguments.run(),)*
                    $(
                        #[cfg(feature = "manual")]
                        Command::$about(arguments) => arguments.run(Cli::command()),
                    )*
                }
            }
        }
    };
}

commands! {
    Parse(parse::Parse),
    Components(components::Components),
    Check(check::Check),
    Lint(lint::Lint),
    Explain(explain::Explain),
    Table(table::Table),
    Stats(stats::StatsArgs),
    ToUri(to_uri::ToUri),
    ToIri(to_iri::ToIri),
    Find(find::Find),
    Leiri(leiri::LeiriArgs),
    Transcode(transcode::Transcode),
    FromPath(from_path::FromPath),
    Host(host::Host),
    Prepare(prepare::Prepare),
    Resolve(resolve::Resolve),
    Relative(resolve::Relative),
    Normalize(normalize::Normalize),
    Compare(compare::Compare),
    Bidi(bidi::Bidi),
    Display(display::Display),
    Grammar(grammar::GrammarArgs),
    Schemes(schemes::Schemes),
    Schema(schema::Schema),
    ;
    Completions(manual::Completions),
    Man(manual::Man),
}

fn main() -> ExitCode {
    match parse_arguments().command.run().and_then(finish_output) {
        Ok(Status::Fine) => ExitCode::SUCCESS,
        Ok(Status::Invalid) => ExitCode::from(1),
        Ok(Status::Trouble) => ExitCode::from(2),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::from(CLOSED_PIPE),
        Err(error) => match error.downcast::<Misuse>() {
            Ok(Misuse { command: Some(command), message }) => exit_with_usage(command, &message),
            Ok(Misuse { command: None, message }) => {
                shell::message(format_args!("{message}"));
                shell::abandon_output();
                ExitCode::from(2)
            }
            Err(error) => ExitCode::from(cannot_write(&error)),
        },
    }
}

/// Ends the program with this message and the usage of the command, as clap does.
fn exit_with_usage(command: &str, message: &str) -> ! {
    let mut program = Cli::command();
    program.build();
    let command = program.find_subcommand_mut(command).expect("the command itself says so");
    exit(&command.error(ErrorKind::ArgumentConflict, message))
}

/// The part of the long help after the examples. The list of grammars follows.
const HELP_FORMATS: &str = "\
Formats (--format):
  human  for people; the default. Colours: on a terminal,
         with CLICOLOR_FORCE=1 elsewhere too, with NO_COLOR=1 never
  jsonl  for programs: one JSON object per line, in UTF-8. All objects of a run
         have the same members: see 'iri schema --help'. Invisible characters
         are escaped, which does not change the value

Texts:
  arguments  each TEXT
  --file     each line of a file; without texts and files, of standard input.
             Lines end with LF or CRLF; with --null, with NUL
  --column   one column of each line

Input is in UTF-8. A byte order mark is skipped; one of UTF-16 says that the input is in UTF-16. \
Input compressed with gzip, zstd or xz is expanded; if a checksum does not agree with it, the exit \
status is 2. Without a checksum ('zstd --no-check', 'xz --check=none'), a change may stay unnoticed. \
A line has at most 256 MiB, a column in quotation marks at most 1 MiB and 1000 lines. If one is longer, or \
a quotation mark is not closed, the rest of the file is not read, and the exit status is 2.
";

/// The last part of the long help.
const HELP_OUTPUT: &str = "\
Results are written to a file or a pipe unchanged. On a terminal, invisible characters, and those \
that move the text around them, are escaped: \\u{200c}. These lines of standard output are results:
  to-uri, to-iri, leiri, transcode, display, resolve, relative, from-path: all
  normalize             all; with --steps, the first
  components            with --get
  table                 all
  find                  with --only-matching
  prepare               with --quiet; without, the first, if it is valid

Everything else (trees, tables, --steps) is for reading; invisible characters in it are always \
escaped. The same holds for messages, which go to standard error.

Exit status:
  0    valid; equivalent; or done
  1    something is not valid, not equivalent, not found or cannot be
       converted; lint found something, a restriction is broken, a case failed
  2    the command line is wrong, a file cannot be read, or the output cannot
       be written
  141  the reader of the output closed it";

/// Returns the text that `--help` shows after the options.
fn long_help() -> String {
    let grammars = Grammar::ALL.map(|grammar| {
        let default = if grammar == Grammar::default() { "; the default" } else { "" };
        let text = format!("{}: {}{default}", grammar.document(), grammar.title());
        help_entry(grammar.name(), 11, &textwrap::fill(&text, 85))
    });
    let grammars = grammars.concat();
    let rows = ROWS
        .iter()
        .filter(|row| cfg!(feature = "manual") || !["completions", "man"].contains(&row.name));
    let examples = rows.flat_map(|row| row.examples);
    let examples: String = examples.map(|example| format!("  {example}\n")).collect();
    format!(
        "Examples:\n{examples}\n{HELP_FORMATS}\nGrammars (--document):\n{grammars}\n{HELP_OUTPUT}"
    )
}

/// The version of the crate, and each version of Unicode whose data it contains, one per line.
static LONG_VERSION: LazyLock<String> = LazyLock::new(|| {
    let unicode = unicode_versions().into_iter().chain([unicode_version()]);
    let unicode = unicode.map(|version| version.to_string());
    let lines = [env!("CARGO_PKG_VERSION").to_owned()].into_iter().chain(unicode);
    lines.collect::<Vec<_>>().join("\n")
});

/// Returns the parsed arguments. Ends the program with a message if they are wrong.
fn parse_arguments() -> Cli {
    // The usage names the program `iri`, whatever its file is called.
    let arguments: Vec<_> = iter::once("iri".into()).chain(env::args_os().skip(1)).collect();
    parse(&arguments).unwrap_or_else(|error| {
        exit(&tips::improve(with_escaped_arguments(error, &arguments), Cli::command()))
    })
}

/// Parses arguments, of which the first is the name of the program. The help is an error, too.
fn parse(arguments: &[OsString]) -> Result<Cli, clap::Error> {
    let is_brief = arguments.iter().any(|argument| argument == "-h");
    let help = if is_brief { Help::Brief } else { Help::Long };
    Cli::from_arg_matches(&help.apply(Cli::command()).try_get_matches_from(arguments)?)
}

/// Returns the error of these arguments with a message that escapes their invisible characters. It
/// is the error of the escaped arguments, if that is of the same kind.
fn with_escaped_arguments(error: clap::Error, arguments: &[OsString]) -> clap::Error {
    let escape = |argument: &OsString| visible(&argument.to_string_lossy()).into_owned().into();
    let escaped: Vec<OsString> = arguments.iter().map(escape).collect();
    match parse(&escaped) {
        Err(escaped) if escaped.kind() == error.kind() => escaped,
        _ => error,
    }
}

#[cfg(test)]
#[path = "../tests/unit/program.rs"]
mod tests;
