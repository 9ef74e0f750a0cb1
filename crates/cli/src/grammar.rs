//! `iri grammar`.

use crate::shell::*;
use clap::{Args, Subcommand, ValueEnum};
use iri_grammar::{Grammar, Production};
use std::io::{self, Write};

/// Shows the grammars and their productions
#[derive(Args)]
pub struct GrammarArgs {
    #[command(subcommand)]
    command: GrammarCommand,
}

// Each subcommand has its row.
const _: [Described; 2] = [Described::GrammarList, Described::GrammarShow];

/// The subcommands of `iri grammar`.
#[derive(Subcommand)]
enum GrammarCommand {
    List(List),
    Show(Show),
}

/// Lists the grammars
#[derive(Args)]
#[command(after_long_help = "\
With --format jsonl, each grammar has an object: see 'iri schema --help'. Its details: name, \
document, title, productions (their number).")]
struct List {
    #[command(flatten)]
    report: ReportOptions,
}

/// Lists the productions of a grammar, shows one of them, or writes the grammar as a file
#[derive(Args)]
#[command(after_long_help = "\
The productions are in the order of the document, followed by the core rules of RFC 5234 that it \
uses. In the name of a rule, case is ignored, and '-' equals '_'.

--as abnf writes the whole grammar as published, --as pest its transliteration with the core \
rules, for other programs such as abnf-lab. The ABNF of url-i18n-07 is not valid as published: its \
rules are shown repaired, and --as abnf lists the repairs.

With --format jsonl, each production has an object: see 'iri schema --help'. Its details: \
grammar, production, document, section, abnf, pest.

Examples:
  iri grammar show rfc3987
  iri grammar show rfc3986 IPv6address
  iri grammar show leiri --format jsonl | jq -r .details.abnf
  iri grammar show rfc3987 --as pest > rfc3987.pest")]
struct Show {
    /// The grammar
    #[arg(value_parser = grammar(), ignore_case = true)]
    grammar: Grammar,
    /// The production to show, as published and as transliterated
    rule: Option<String>,
    /// Writes the whole grammar
    #[arg(long = "as", value_enum, value_name = "NOTATION", conflicts_with_all = ["rule", "format", "fields"])]
    notation: Option<Notation>,
    #[command(flatten)]
    report: ReportOptions,
}

/// The value of --as.
#[derive(Clone, Copy, ValueEnum)]
enum Notation {
    /// RFC 5234, as published
    Abnf,
    /// The parser generator pest
    Pest,
}

impl GrammarArgs {
    pub fn run(&self) -> io::Result<Status> {
        if let GrammarCommand::Show(Show { grammar, notation: Some(notation), .. }) = self.command {
            print(grammar_file(grammar, notation).as_bytes())?;
            return Ok(Status::Fine);
        }
        let (report, command) = match &self.command {
            GrammarCommand::List(List { report }) => (report, "grammar list"),
            GrammarCommand::Show(Show { report, .. }) => (report, "grammar show"),
        };
        report.stream(command, |out| {
            match &self.command {
                GrammarCommand::List(_) => list(out)?,
                GrammarCommand::Show(Show { grammar, rule: None, .. }) => {
                    show_grammar(out, *grammar)?
                }
                // `find_production` ends the program if there is no such rule.
                GrammarCommand::Show(Show { grammar, rule: Some(rule), .. }) => {
                    show_production(out, find_production(*grammar, rule, "[RULE]"))?;
                }
            }
            Ok(Status::Fine)
        })
    }
}

/// Returns a whole grammar as a file in this notation.
fn grammar_file(grammar: Grammar, notation: Notation) -> String {
    match notation {
        Notation::Abnf => grammar.abnf().to_owned(),
        Notation::Pest => [Grammar::core_pest(), grammar.pest()].join("\n"),
    }
}

/// Writes the list of grammars.
fn list(out: &mut Results) -> io::Result<()> {
    if out.format() == Format::Human {
        writeln!(out, "{HEADING}grammar      productions  document{HEADING:#}")?;
    }
    Grammar::ALL.into_iter().try_for_each(|grammar| {
        let (name, document, title) = (grammar.name(), grammar.document(), grammar.title());
        let productions = grammar.productions().len();
        match out.format() {
            Format::Jsonl => out.object(&object! { name, document, title, productions }),
            Format::Human => {
                writeln!(out, "{NAME}{name:<11}{NAME:#}  {productions:>11}  {document}: {title}")
            }
        }
    })
}

/// Writes a production as a JSON object.
fn write_json(out: &mut Results, production: Production) -> io::Result<()> {
    out.object(&object! {
        grammar: production.grammar().name(),
        production: production.name(),
        #[serde(flatten)] cited: Cited::from(production.citation()),
        abnf: production.abnf(),
        pest: production.pest(),
    })
}

/// Writes the list of the productions of a grammar.
fn show_grammar(out: &mut Results, grammar: Grammar) -> io::Result<()> {
    let mut productions = grammar.productions().chain(grammar.core_rules());
    if out.format() == Format::Jsonl {
        return productions.try_for_each(|production| write_json(out, production));
    }
    writeln!(out, "{HEADING}{}: {}{HEADING:#}", grammar.document(), grammar.title())?;
    for production in productions {
        writeln!(out, "{NAME}{production:<14}{NAME:#}  {}", production.citation())?;
    }
    Ok(())
}

/// Writes a production in both notations.
fn show_production(out: &mut Results, production: Production) -> io::Result<()> {
    if out.format() == Format::Jsonl {
        return write_json(out, production);
    }
    writeln!(out, "{NAME}{production}{NAME:#}, {}", production.citation())?;
    for (heading, text) in [("ABNF", production.abnf()), ("pest", production.pest())] {
        writeln!(out, "\n{HEADING}{heading}{HEADING:#}")?;
        for line in text.lines() {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(())
}
