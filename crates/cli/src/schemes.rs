//! `iri schemes`.

use crate::shell::*;
use clap::Args;
use iri_grammar::schemes::Schemes as Facts;
use iri_schemes::Scheme;
use std::io::{self, Write};

/// Lists the schemes with a grammar, or shows the grammar of one
#[derive(Args)]
#[command(after_long_help = "\
'iri check --schemes' applies these grammars. A grammar has the rules that its documents print, the \
rules that their sentences demand, with the sentence, and those that apply to a part, mostly after \
percent-decoding.

With --format jsonl, each scheme has an object: see 'iri schema --help'. Its details:
  name, document, section
  port      the default port, or null
  parts     the named parts: rules
  grammar   the file with the rules

Examples:
  iri schemes
  iri schemes mailto
  iri schemes --format jsonl | jq -r .details.name

Exit status: 0; 2 if there is no grammar for the scheme.")]
pub struct Schemes {
    /// The scheme
    name: Option<String>,
    #[command(flatten)]
    format: FormatOption,
}

impl Schemes {
    pub fn run(&self) -> io::Result<Status> {
        let schemes = match &self.name {
            None => Scheme::all(),
            Some(name) => match Scheme::find(name) {
                Some(scheme) => std::slice::from_ref(scheme),
                None => refuse("[NAME]", name, Scheme::all().iter().map(Scheme::name).collect()),
            },
        };
        Results::stream(Settings::new("schemes", self.format.format), |out| {
            for scheme in schemes {
                let (name, citation) = (scheme.name(), scheme.citation());
                let port = Facts::known().default_port(name);
                match (out.format(), &self.name) {
                    (Format::Jsonl, _) => out.object(&object! {
                        name,
                        #[serde(flatten)] cited: Cited::from(citation),
                        port,
                        parts: scheme.part_names().collect::<Vec<_>>(),
                        grammar: scheme.grammar(),
                    })?,
                    (Format::Human, Some(_)) => out.write_all(scheme.grammar().as_bytes())?,
                    (Format::Human, None) => {
                        let port = port.map(|port| port.to_string()).unwrap_or_default();
                        writeln!(out, "{NAME}{name:<12}{NAME:#}  {port:>5}  {citation}")?;
                    }
                }
            }
            Ok(Status::Fine)
        })
    }
}
