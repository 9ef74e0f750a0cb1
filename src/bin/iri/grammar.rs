//! `iri grammar`.

use crate::Status;
use crate::options::{self, Format, FormatOption, find_production};
use crate::output::{HEADING, NAME, json_line, print};
use clap::{Args, Subcommand};
use iri_grammar::{Document, Grammar, Production};
use serde::Serialize;
use std::io::{self, Write};

/// Shows the grammars and their productions
#[derive(Args)]
pub struct GrammarArgs {
    #[command(subcommand)]
    command: GrammarCommand,
}

#[derive(Subcommand)]
enum GrammarCommand {
    List(List),
    Show(Show),
}

/// Lists the grammars
#[derive(Args)]
#[command(after_long_help = "\
With --format jsonl, one object for each grammar: name, document, title, productions (their
number).")]
struct List {
    #[command(flatten)]
    format: FormatOption,
}

/// Lists the productions of a grammar, or shows one of them
#[derive(Args)]
#[command(after_long_help = "\
The productions stand in the order of the document, the core rules of RFC 5234 that it uses
after them. Upper and lower case are alike in the name of a rule, and so are '-' and '_'.

With --format jsonl, one object for each production: grammar, production, document, section,
abnf, pest.

Examples:
  iri grammar show rfc3987
  iri grammar show rfc3986 IPv6address
  iri grammar show leiri --format jsonl | jq -r .abnf")]
struct Show {
    /// The grammar
    #[arg(value_parser = options::grammar(), ignore_case = true)]
    grammar: Grammar,
    /// The production to show as the document and as the parser have it
    rule: Option<String>,
    #[command(flatten)]
    format: FormatOption,
}

impl GrammarArgs {
    pub fn run(&self) -> io::Result<Status> {
        let mut out = Vec::new();
        match &self.command {
            GrammarCommand::List(List { format }) => list(&mut out, format.format)?,
            GrammarCommand::Show(Show { grammar, rule, format }) => match rule {
                Some(rule) => {
                    let production = find_production(*grammar, rule, "[RULE]");
                    show_production(&mut out, production, format.format)?;
                }
                None => show_grammar(&mut out, *grammar, format.format)?,
            },
        }
        print(&out)?;
        Ok(Status::Fine)
    }
}

#[derive(Serialize)]
struct GrammarReport {
    name: &'static str,
    document: Document,
    title: &'static str,
    productions: usize,
}

fn list(out: &mut Vec<u8>, format: Format) -> io::Result<()> {
    let reports = Grammar::ALL.map(|grammar| GrammarReport {
        name: grammar.name(),
        document: grammar.document(),
        title: grammar.title(),
        productions: grammar.productions().len(),
    });
    if format == Format::Jsonl {
        return reports.iter().try_for_each(|report| json_line(out, report));
    }
    writeln!(out, "{HEADING}grammar      productions  document{HEADING:#}")?;
    for GrammarReport { name, document, title, productions } in reports {
        writeln!(out, "{NAME}{name:<11}{NAME:#}  {productions:>11}  {document}: {title}")?;
    }
    Ok(())
}

#[derive(Serialize)]
struct ProductionReport {
    grammar: &'static str,
    production: &'static str,
    document: Document,
    section: &'static str,
    abnf: &'static str,
    pest: &'static str,
}

impl From<Production> for ProductionReport {
    fn from(production: Production) -> Self {
        ProductionReport {
            grammar: production.grammar().name(),
            production: production.name(),
            document: production.citation().document,
            section: production.section(),
            abnf: production.abnf(),
            pest: production.pest(),
        }
    }
}

fn show_grammar(out: &mut Vec<u8>, grammar: Grammar, format: Format) -> io::Result<()> {
    let mut productions = grammar.productions().chain(grammar.core_rules());
    if format == Format::Jsonl {
        return productions
            .try_for_each(|production| json_line(out, &ProductionReport::from(production)));
    }
    writeln!(out, "{HEADING}{}: {}{HEADING:#}", grammar.document(), grammar.title())?;
    for production in productions {
        writeln!(out, "{NAME}{production:<14}{NAME:#}  {}", production.citation())?;
    }
    Ok(())
}

fn show_production(out: &mut Vec<u8>, production: Production, format: Format) -> io::Result<()> {
    if format == Format::Jsonl {
        return json_line(out, &ProductionReport::from(production));
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
