//! `iri schemes`.

use crate::shell::*;
use clap::Args;
use iri_grammar::schemes::{Fact, Schemes as Facts};
use iri_schemes::{Clause, ClauseState, Scheme, WithoutGrammar, fact_name};
use std::io::{self, Write};

/// Lists the schemes with a grammar, or shows the grammar of one, and what its documents ask in prose
#[derive(Args)]
#[command(after_long_help = "\
'iri check --schemes' applies these grammars. A grammar has the rules that its documents print, the \
rules that their sentences demand, with the sentence, and those that apply to a part, mostly after \
percent-decoding.

With --format jsonl, each scheme has an object: see 'iri schema --help'. Its details:
  name, document, section
  port      the default port, or null
  facts     what normalization and preparation know about the scheme, and the
            source
  parts     the named parts: rules
  grammar   the file with the rules
  clauses   what the documents ask apart from the rules that they print:
            sections, words, asked, state (held, open, other,
            fact), by, test

Examples:
  iri schemes
  iri schemes mailto
  iri schemes --format jsonl | jq -r .details.name

Exit status: 0 if there is such a grammar, 2 if there is none.")]
pub struct Schemes {
    /// The scheme
    name: Option<String>,
    #[command(flatten)]
    report: ReportOptions,
}

impl Schemes {
    pub fn run(&self) -> io::Result<Status> {
        let without_grammar = self.name.as_deref().and_then(WithoutGrammar::find);
        if let Some(WithoutGrammar { name, citation, reason, .. }) = without_grammar {
            return Err(unusable(format_args!("{name}: {reason} ({citation})")));
        }
        let schemes = match &self.name {
            None => Scheme::all(),
            Some(name) => match Scheme::find(name) {
                Some(scheme) => std::slice::from_ref(scheme),
                None => refuse("[NAME]", name, Scheme::all().iter().map(Scheme::name).collect()),
            },
        };
        self.report.stream("schemes", |out| {
            if out.format() == Format::Human && self.name.is_none() {
                heading(out, "scheme         port  facts  clauses  section")?;
            }
            for scheme in schemes {
                let (name, citation) = (scheme.name(), scheme.citation());
                let known = Facts::known();
                let (port, facts) = (known.default_port(name), known.facts(name));
                let clauses: Vec<Clause> = scheme.clauses().collect();
                match (out.format(), &self.name) {
                    (Format::Jsonl, _) => out.object(&object! {
                        name,
                        #[serde(flatten)] cited: Cited::from(citation),
                        port,
                        facts: List(|| facts.iter().map(|it| {
                            object! { fact: fact_name(&it.property), source: it.source.to_string() }
                        })),
                        parts: scheme.part_names().collect::<Vec<_>>(),
                        grammar: scheme.grammar(),
                        clauses: List(|| clauses.iter().map(|it| {
                            let Clause { sections, words, asked, by, test, .. } = *it;
                            object! { sections, words, asked, state: it.state.name(), by, test }
                        })),
                    })?,
                    (Format::Human, Some(_)) => {
                        out.write_all(scheme.grammar().as_bytes())?;
                        write_facts(out, facts, &clauses)?;
                        write_clauses(out, &clauses)?;
                    }
                    (Format::Human, None) => {
                        let port = port.map(|port| port.to_string()).unwrap_or_default();
                        let facts = facts.len();
                        // Clauses that are facts are counted in the column of facts.
                        let other_clauses =
                            clauses.iter().filter(|it| it.state != ClauseState::Fact).count();
                        writeln!(
                            out,
                            "{NAME}{name:<13}{NAME:#} {port:>5}  {facts:>5}  {other_clauses:>7}  {citation}"
                        )?;
                    }
                }
            }
            Ok(Status::Fine)
        })
    }
}

/// Writes what the table of the library knows about a scheme, as comments of ABNF, with the words of the
/// documents.
fn write_facts(out: &mut Results, facts: &[Fact], clauses: &[Clause]) -> io::Result<()> {
    if !facts.is_empty() {
        out.write_all(b"\n; Facts\n")?;
    }
    for Fact { property, source, .. } in facts {
        let name = fact_name(property);
        let is_fact = |it: &&Clause| it.state == ClauseState::Fact && it.by == name;
        writeln!(out, "; {name} ({source})")?;
        if let Some(clause) = clauses.iter().find(is_fact) {
            writeln!(out, ";   \"{}\"", clause.words)?;
        }
    }
    Ok(())
}

/// Writes the clauses of a scheme that are not facts, as comments of ABNF.
fn write_clauses(out: &mut Results, clauses: &[Clause]) -> io::Result<()> {
    let mut clauses = clauses.iter().filter(|it| it.state != ClauseState::Fact).peekable();
    if clauses.peek().is_some() {
        out.write_all(b"\n; Clauses\n")?;
    }
    for Clause { sections, words, state, by, .. } in clauses {
        writeln!(out, "; {}: \"{words}\" ({sections})\n;   {by}", state.name())?;
    }
    Ok(())
}
