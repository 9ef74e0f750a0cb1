//! The program `iri`: a thin shell over the library `iri_grammar`. Each subcommand parses its
//! arguments, asks the library, and renders the answer.

#![allow(non_camel_case_types, reason = "`object!` names type parameters as the members")]

#[macro_use]
mod shell;

mod bidi;
mod check;
mod compare;
mod components;
mod conformance;
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
mod manual;
mod normalize;
mod parse;
mod prepare;
mod resolve;
mod schema;
mod to_iri;
mod to_uri;
mod transcode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser};
use iri_grammar::Grammar;
use iri_grammar::bidi::unicode_version;
use iri_grammar::host::unicode_versions;
use shell::{Misuse, Status, cannot_write, exit, finish_output, listed, visible};
use std::env;
use std::ffi::OsString;
use std::io;
use std::process::ExitCode;
use std::sync::LazyLock;

/// What a shell reports for a program that a closed pipe has ended.
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

/// The subcommands, and `run`, which runs one of them; those about the program are given it.
macro_rules! commands {
    ($($command:ident($arguments:ty),)*; $($about:ident($about_it:ty),)*) => {
        #[derive(clap::Subcommand)]
        enum Command {
            $($command($arguments),)*
            $($about($about_it),)*
        }

        impl Command {
            /// Fails only where the output cannot be written, or the command cannot be used so.
            fn run(&self) -> io::Result<Status> {
                match self {
                    $(Command::$command(arguments) => arguments.run(),)*
                    $(Command::$about(arguments) => arguments.run(Cli::command()),)*
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
    Conformance(conformance::Conformance),
    Schema(schema::Schema),
    ;
    Completions(manual::Completions),
    Man(manual::Man),
}

fn main() -> ExitCode {
    match arguments().command.run().and_then(finish_output) {
        Ok(Status::Fine) => ExitCode::SUCCESS,
        Ok(Status::Invalid) => ExitCode::from(1),
        Ok(Status::Trouble) => ExitCode::from(2),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::from(CLOSED_PIPE),
        Err(error) => match error.downcast::<Misuse>() {
            Ok(Misuse { command: Some(command), message }) => misused(command, &message),
            Ok(Misuse { command: None, message }) => {
                shell::message(format_args!("{message}"));
                ExitCode::from(2)
            }
            Err(error) => ExitCode::from(cannot_write(&error)),
        },
    }
}

/// Ends the program as clap does, with the usage of the command.
fn misused(command: &str, message: &str) -> ! {
    let mut program = Cli::command();
    program.build();
    let command = program.find_subcommand_mut(command).expect("the command itself says so");
    exit(&command.error(ErrorKind::ArgumentConflict, message))
}

const EXAMPLES: &str = "\
Examples:
  iri parse http://résumé.example.org/   what each part of an IRI is
  iri parse 'http://a/%zz'               what is wrong with one, and where
  iri components --format jsonl '//[::1]:80/a?b'
  iri check urls.txt                     each invalid line as FILE:LINE:COLUMN: reason
  iri lint urls.txt                      what is legal but unwise, and who says so
  iri explain non-nfc                    what an entry of the catalogue is about
  iri to-uri --steps http://résumé/       an IRI as a URI, step by step
  iri to-iri --file uris.txt             URIs as IRIs, one a line
  iri find letter.txt                    the identifiers in running text
  iri host faß.de                        a host name by IDNA2003, IDNA2008 and UTS #46
  iri prepare ' http://a:8x/b c '       what any string becomes, and whether it is valid
  iri check --grammar leiri hrefs.txt    what XML takes for a reference: spaces too, and <>
  iri resolve 'http://a/b/c/d;p?q' ../g  the target of a reference
  iri relative http://a/b/c http://a/d   a reference to a target
  iri normalize --steps HTTP://a:80/%7e  what each rung of the ladder changes
  iri compare http://a http://A:80/      at which rung two IRIs meet
  iri bidi -n hebrew --read http://a/BC  how a right-to-left identifier is seen
  iri display --repertoire Latin http://résumé/я   what a viewer of Latin letters is shown
  iri from-path --to uri résumé.html      a reference from the name of a file
  iri grammar show rfc3987 ipath         a rule, as its document has it
  iri completions bash > ~/.local/share/bash-completion/completions/iri
  iri man | man -l -";

const FORMATS: &str = "\
Formats (--format):
  human  for a person; the default. Colours on a terminal, with CLICOLOR_FORCE=1 elsewhere too,
         and never with NO_COLOR=1
  jsonl  for a program: one JSON object a line, in UTF-8, all of a run with the same members;
         see 'iri schema --help'. Characters that are not seen are escaped, which does not
         change the value

Texts are arguments, lines of --file, or of standard input, by LF, CRLF or --null, or a --column
of them; what is compressed with gzip, zstd or xz is expanded, and a byte order mark left out. A line
has 256 MiB at most, and a column in quotation marks 1 MiB and 1000 lines: a file with a longer one
is not read on, with exit status 2; nor is one in which a quotation mark is not closed.
";

const OUTPUT: &str = "\
Results go to standard output, messages to standard error. Results are written to a file or a
pipe as they are; on a terminal, characters that are not seen, or that move what is around
them, are escaped: \\u{200c}. Results are
  what normalize, resolve, relative, to-uri, to-iri, leiri, transcode, display and from-path
  write, components and parse with --get, find with --only-matching, prepare with --quiet, and the
  first line of prepare, where it is valid, and of normalize --steps
All else is there to be looked at, and is escaped everywhere: what is shown about a text, with
--steps and its like too, and what is found in one; messages.

Exit status:
  0    valid; equivalent; or done
  1    something is not valid, not equivalent, cannot be mapped, or a case failed
  2    the command line is wrong, a file could not be read, or the output not be written
  141  whoever read the output has closed it";

fn identifiers(grammar: Grammar) -> &'static str {
    match grammar {
        Grammar::Rfc3986 => "RFC 3986 Appendix A: URIs",
        Grammar::Rfc3987 => "RFC 3987 section 2.2: IRIs",
        Grammar::Rfc3987bis => "the draft of March 2012, section 2.2: IRIs",
        Grammar::Leiri => "the same, section 6.1: Legacy Extended IRIs, as XML has them",
        Grammar::UrlI18n07 => "draft-masinter-url-i18n-07 of January 2001: IRIs",
        _ => grammar.title(),
    }
}

fn long_help() -> String {
    let grammars = Grammar::ALL.map(|grammar| {
        let default = if grammar == Grammar::default() { "; the default" } else { "" };
        listed(grammar.name(), 11, &(identifiers(grammar).to_owned() + default))
    });
    let grammars = grammars.concat();
    format!("{EXAMPLES}\n\n{FORMATS}\nGrammars (--grammar):\n{grammars}\n{OUTPUT}")
}

/// The version of the crate, and the versions of Unicode that meet in it.
static LONG_VERSION: LazyLock<String> = LazyLock::new(|| {
    let unicode = unicode_versions().into_iter().chain([unicode_version()]);
    let unicode = unicode.map(|version| version.to_string());
    let lines = [env!("CARGO_PKG_VERSION").to_owned()].into_iter().chain(unicode);
    lines.collect::<Vec<_>>().join("\n")
});

/// The arguments. Ends the program if they are wrong, with a message in which characters of them
/// that are not seen are escaped.
fn arguments() -> Cli {
    // What stands below the options of --help is wider.
    let is_brief = env::args_os().any(|argument| argument == "-h");
    let width = if is_brief { 80 } else { 100 };
    let parse = |arguments: Vec<OsString>| {
        let command = Cli::command().max_term_width(width);
        let command = help::with_brief_help(command, is_brief);
        let matches = command.try_get_matches_from(arguments)?;
        Cli::from_arg_matches(&matches)
    };
    parse(env::args_os().collect()).unwrap_or_else(|error| {
        let escaped =
            env::args_os().map(|argument| visible(&argument.to_string_lossy()).into_owned().into());
        match parse(escaped.collect()) {
            Err(escaped) if escaped.kind() == error.kind() => exit(&with_synonym(escaped)),
            _ => exit(&with_synonym(error)),
        }
    })
}

/// What commands are called elsewhere.
const SYNONYMS: [(&str, &str); 22] = [
    ("convert", "to-uri"),
    ("convert", "to-iri"),
    ("validate", "check"),
    ("valid", "check"),
    ("verify", "check"),
    ("encode", "to-uri"),
    ("escape", "to-uri"),
    ("decode", "to-iri"),
    ("unescape", "to-iri"),
    ("join", "resolve"),
    ("relativize", "relative"),
    ("canonicalize", "normalize"),
    ("normalise", "normalize"),
    ("equal", "compare"),
    ("diff", "compare"),
    ("extract", "find"),
    ("grep", "find"),
    ("split", "components"),
    ("punycode", "host"),
    ("idna", "host"),
    ("clean", "prepare"),
    ("abnf", "grammar"),
];

/// What options are called elsewhere. Those without another name have no like here.
const OPTION_SYNONYMS: [(&str, Option<&str>); 5] = [
    ("--keep-going", Some("--on-invalid")),
    ("--fail-fast", Some("--on-invalid")),
    ("--totals", Some("--count")),
    ("--head", Some("--limit")),
    ("--flat", None),
];

/// An error about a command or an option that there is not, with the one that may be meant.
fn with_synonym(mut error: clap::Error) -> clap::Error {
    if let Some(ContextValue::String(given)) = error.get(ContextKind::InvalidArg) {
        let synonym = OPTION_SYNONYMS.iter().find(|(synonym, _)| synonym == given);
        if let (Some((_, meant)), ErrorKind::UnknownArgument) = (synonym, error.kind()) {
            error.remove(ContextKind::Suggested);
            error.remove(ContextKind::SuggestedArg);
            if let Some(meant) = meant {
                let meant = ContextValue::String((*meant).to_owned());
                error.insert(ContextKind::SuggestedArg, meant);
            }
            return error;
        }
    }
    let given = match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(given)) => given.to_lowercase(),
        _ => return error,
    };
    let meant = SYNONYMS.iter().filter(|(synonym, _)| *synonym == given);
    let meant: Vec<_> = meant.map(|(_, command)| (*command).to_owned()).collect();
    if !meant.is_empty() {
        error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(meant));
    }
    error
}

#[cfg(test)]
#[path = "../tests/unit/program.rs"]
mod tests;
