//! `iri lab draw`.

use super::source::{GrammarArg, rule};
use super::{OutputOption, refused};
use crate::shell::Status;
use clap::{Args, ValueEnum};
use iri_grammar::lab::Study;
use std::io;

/// Draws a rule as a railroad diagram or as its minimal automaton
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  iri lab draw rfc3987 ihost --output ihost.svg
  iri lab draw rfc3986 IPv4address --as dot | dot -Tpdf > IPv4address.pdf")]
pub struct Draw {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The rule
    rule: String,
    /// What is drawn
    #[arg(long = "as", value_enum, default_value_t = Picture::Railroad)]
    picture: Picture,
    #[command(flatten)]
    output: OutputOption,
}

#[derive(Clone, Copy, ValueEnum)]
enum Picture {
    /// The rule as a railroad diagram, in SVG
    Railroad,
    /// Its minimal automaton, in SVG
    Svg,
    /// Its minimal automaton, for Graphviz
    Dot,
}

impl Draw {
    pub fn run(&self) -> io::Result<Status> {
        let Some(grammar) = self.grammar.load() else { return Ok(Status::Trouble) };
        let rule = rule(&grammar, &self.rule, "<RULE>").to_owned();
        let drawn = match self.picture {
            Picture::Railroad => grammar.railroad_svg(&rule),
            Picture::Svg => Study::of(grammar).automaton_svg(&rule),
            Picture::Dot => Study::of(grammar).automaton_dot(&rule),
        };
        match drawn {
            Ok(picture) => self.output.write(&picture),
            Err(error) => Ok(refused(error)),
        }
    }
}
