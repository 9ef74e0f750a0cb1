//! `abnf-lab draw` and `abnf-lab page`.

use super::grammar::{GrammarArg, find_rule};
use super::{Answer, OutputOption};
use abnf_lab::Study;
use clap::{Args, ValueEnum};

/// Draws a rule as a railroad diagram or as its minimal automaton
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  abnf-lab draw rfc3987 ihost --output ihost.svg
  abnf-lab draw rfc3986 IPv4address --as dot | dot -Tpdf > IPv4address.pdf")]
pub struct Draw {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The rule
    rule: String,
    /// What to draw
    #[arg(long = "as", value_enum, default_value_t = Picture::Railroad)]
    picture: Picture,
    #[command(flatten)]
    output: OutputOption,
}

#[derive(Clone, Copy, ValueEnum)]
enum Picture {
    /// The rule as a railroad diagram, in SVG
    Railroad,
    /// Its minimal automaton, for Graphviz
    Dot,
}

impl Draw {
    pub fn run(&self) -> Answer {
        let grammar = self.grammar.load()?;
        let rule = find_rule(&grammar, &self.rule, &self.grammar.name(), "<RULE>").to_owned();
        self.output.write(&match self.picture {
            Picture::Railroad => grammar.railroad_svg(&rule)?,
            Picture::Dot => {
                Study::of_rules(grammar, &[&rule], &self.grammar.budget())?.automaton_dot(&rule)?
            }
        })
    }
}

/// Writes a page of a whole grammar, with diagrams and cross references, in HTML
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  abnf-lab page rfc3987 --output rfc3987.html
  abnf-lab page rfc3987 --overlay fragment.abnf > changed.html")]
pub struct Page {
    #[command(flatten)]
    grammar: GrammarArg,
    #[command(flatten)]
    output: OutputOption,
}

impl Page {
    pub fn run(&self) -> Answer {
        let study = self.grammar.study()?;
        let page = study.html_page(&self.grammar.name());
        study.in_time()?;
        self.output.write(&page)
    }
}
