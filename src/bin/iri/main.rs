//! The program `iri`: a thin shell over the library `iri_grammar`. Each subcommand
//! parses its arguments, asks the library, and renders the answer.

mod bidi;
mod case;
mod characters;
mod check;
mod compare;
mod components;
mod conformance;
mod context;
mod diagnostic;
mod display;
mod document;
mod explain;
mod find;
mod finding;
mod from_path;
mod grammar;
mod host;
mod kinds;
#[cfg(feature = "lab")]
mod lab;
mod ladder;
mod ladder_kinds;
mod leiri;
mod lines;
mod lint;
mod manual;
mod mapping;
mod matrix;
mod normalize;
mod options;
mod output;
mod parse;
mod prepare;
mod prepare_options;
mod profiles;
mod progress;
mod resolve;
mod sarif;
mod scheme_specific;
mod schemes;
mod stream;
#[cfg(feature = "suite")]
mod suite;
mod texts;
mod to_iri;
mod to_uri;
mod transcode;
mod version;

use clap::{Parser, Subcommand};
use iri_grammar::Grammar;
use std::env;
use std::io;
use std::process::ExitCode;

/// Checks, explains and maps Internationalized Resource Identifiers (IRIs), by RFC 3986,
/// RFC 3987 and its relatives.
#[derive(Parser)]
#[command(name = "iri", version, long_version = version::long())]
#[command(after_help = "Try 'iri --help' for examples.", after_long_help = long_help())]
#[command(max_term_width = 100, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
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
    #[cfg(feature = "lab")]
    Lab(lab::Lab),
    #[cfg(feature = "suite")]
    Suite(suite::Suite),
    Completions(manual::Completions),
    Man(manual::Man),
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
  grep -o 'href=.*' page | iri check --grammar leiri -
  iri resolve 'http://a/b/c/d;p?q' ../g  the target of a reference
  iri relative http://a/b/c http://a/d   a reference to a target
  iri normalize --steps HTTP://a:80/%7e  what each rung of the ladder changes
  iri compare http://a http://A:80/      at which rung two IRIs meet
  iri bidi -n hebrew --read http://a/BC  how a right-to-left identifier is seen
  iri display -r Latin http://résumé/я   what a viewer of Latin letters is shown
  iri from-path --uri résumé.html        a reference from the name of a file
  iri grammar show rfc3987 ipath         a rule, as its document has it
  iri completions bash > ~/.local/share/bash-completion/completions/iri
  iri man | man -l -";

const FORMATS: &str = "\
Formats (--format):
  human  for a person; the default. Colours on a terminal only, and not with NO_COLOR
  jsonl  for a program: one JSON object a line, in UTF-8. Offsets count from 0, columns
         from 1. Spans are [start, end]; what is undefined is null. Characters that are
         not seen are escaped, which does not change the value
";

const OUTPUT: &str = "\
Results go to standard output, messages to standard error. Results are written to a file or a
pipe as they are; on a terminal, characters that are not seen, or that move what is around
them, are escaped: \\u{200c}. Results are
  what normalize, resolve, relative, to-uri, to-iri, leiri, transcode, display and from-path
  write, find with --only, prepare with --quiet, lab draw and lab page, and the first line
  of prepare, where it is valid, and of normalize --steps
All else is there to be looked at, and is escaped everywhere: what is shown about a text, with
--steps and its like too, and what is found in one; messages.

Exit status:
  0    valid; equivalent; or done
  1    something is not valid, not equivalent, cannot be mapped, or a case failed
  2    the command line is wrong, or a file could not be read
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
        options::listed(grammar.name(), 11, &(identifiers(grammar).to_owned() + default))
    });
    let grammars = grammars.concat();
    format!("{EXAMPLES}\n\n{FORMATS}\nGrammars (--grammar):\n{grammars}\n{OUTPUT}")
}

/// What a command found, the worst last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Status {
    Fine,
    Invalid,
    Trouble,
}

/// What a shell reports for a program that a closed pipe has ended.
const CLOSED_PIPE: u8 = 141;

fn main() -> ExitCode {
    match run(arguments().command) {
        Ok(Status::Fine) => ExitCode::SUCCESS,
        Ok(Status::Invalid) => ExitCode::from(1),
        Ok(Status::Trouble) => ExitCode::from(2),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::from(CLOSED_PIPE),
        Err(error) => {
            output::message(format_args!("cannot write the output: {error}"));
            ExitCode::from(2)
        }
    }
}

/// The arguments. Ends the program where they are wrong, with a message in which what is not
/// seen of them is escaped.
fn arguments() -> Cli {
    Cli::try_parse().unwrap_or_else(|error| {
        let escaped = env::args_os().map(|argument| output::visible(&argument.to_string_lossy()));
        match Cli::try_parse_from(escaped) {
            Err(escaped) if escaped.kind() == error.kind() => escaped.exit(),
            _ => error.exit(),
        }
    })
}

/// Fails only where the output cannot be written.
fn run(command: Command) -> io::Result<Status> {
    match command {
        Command::Parse(arguments) => arguments.run(),
        Command::Components(arguments) => arguments.run(),
        Command::Check(arguments) => arguments.run(),
        Command::Lint(arguments) => arguments.run(),
        Command::Explain(arguments) => arguments.run(),
        Command::ToUri(arguments) => arguments.run(),
        Command::ToIri(arguments) => arguments.run(),
        Command::Find(arguments) => arguments.run(),
        Command::Leiri(arguments) => arguments.run(),
        Command::Transcode(arguments) => arguments.run(),
        Command::FromPath(arguments) => arguments.run(),
        Command::Host(arguments) => arguments.run(),
        Command::Prepare(arguments) => arguments.run(),
        Command::Resolve(arguments) => arguments.run(),
        Command::Relative(arguments) => arguments.run(),
        Command::Normalize(arguments) => arguments.run(),
        Command::Compare(arguments) => arguments.run(),
        Command::Bidi(arguments) => arguments.run(),
        Command::Display(arguments) => arguments.run(),
        Command::Grammar(arguments) => arguments.run(),
        Command::Conformance(arguments) => arguments.run(),
        #[cfg(feature = "lab")]
        Command::Lab(arguments) => arguments.run(),
        #[cfg(feature = "suite")]
        Command::Suite(arguments) => arguments.run(),
        Command::Completions(arguments) => arguments.run(),
        Command::Man(arguments) => arguments.run(),
    }
}

#[cfg(test)]
mod tests {
    use super::Cli;
    use clap::{Command, CommandFactory};

    /// Every value that an argument may have is named where clap does not list them.
    fn named(command: &Command) {
        let more = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
        for argument in command.get_arguments().filter(|it| it.is_hide_possible_values_set()) {
            let help = argument.get_long_help().or(argument.get_help()).map(ToString::to_string);
            let name = argument.get_value_names().unwrap_or_default().join(" ");
            let text = [help.unwrap_or_default(), name, more.clone()].concat();
            for value in argument.get_possible_values() {
                let value = value.get_name();
                assert!(text.contains(value), "{} {argument}: {value}", command.get_name());
            }
        }
        command.get_subcommands().for_each(named);
    }

    #[test]
    fn possible_values_are_named() {
        let mut command = Cli::command();
        command.build();
        named(&command);
    }
}
