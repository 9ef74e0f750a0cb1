//! The command line: the subcommands, and the help of the program.

use crate::shell::*;
use clap::Parser;
use iri_grammar::Grammar;
use iri_grammar::bidi::unicode_version;
use iri_grammar::host::unicode_versions;
use std::env;
use std::sync::LazyLock;

/// Checks, explains and maps Internationalized Resource Identifiers (IRIs), by RFC 3986,
/// RFC 3987 and its relatives.
#[derive(Parser)]
#[command(name = "iri", version, long_version = LONG_VERSION.as_str())]
#[command(after_help = "Try 'iri --help' for examples.", after_long_help = long_help())]
#[command(max_term_width = 100, propagate_version = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

commands! {
    Command:
    Parse(crate::parse::Parse),
    Components(crate::components::Components),
    Check(crate::check::Check),
    Lint(crate::lint::Lint),
    Explain(crate::explain::Explain),
    ToUri(crate::to_uri::ToUri),
    ToIri(crate::to_iri::ToIri),
    Find(crate::find::Find),
    Leiri(crate::leiri::LeiriArgs),
    Transcode(crate::transcode::Transcode),
    FromPath(crate::from_path::FromPath),
    Host(crate::host::Host),
    Prepare(crate::prepare::Prepare),
    Resolve(crate::resolve::Resolve),
    Relative(crate::resolve::Relative),
    Normalize(crate::normalize::Normalize),
    Compare(crate::compare::Compare),
    Bidi(crate::bidi::Bidi),
    Display(crate::display::Display),
    Grammar(crate::grammar::GrammarArgs),
    Conformance(crate::conformance::Conformance),
    #[cfg(feature = "lab")]
    Lab(crate::lab::Lab),
    #[cfg(feature = "suite")]
    Suite(crate::suite::Suite),
    Completions(crate::manual::Completions),
    Man(crate::manual::Man),
    Schema(crate::schema::Schema),
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
pub fn arguments() -> Cli {
    Cli::try_parse().unwrap_or_else(|error| {
        let escaped = env::args_os().map(|argument| visible(&argument.to_string_lossy()));
        match Cli::try_parse_from(escaped) {
            Err(escaped) if escaped.kind() == error.kind() => escaped.exit(),
            _ => error.exit(),
        }
    })
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
