//! `abnf-lab draw`.

use super::grammar::{GrammarArg, find_rule_or_first};
use super::{Answer, OutputOption, report};
use abnf_lab::{Study, StudyError};
use clap::{Args, ValueEnum};

/// Draws a rule as a railroad diagram or as its minimal automaton, or all rules as a page
#[derive(Args)]
#[command(after_long_help = "\
A railroad diagram is SVG, an automaton is for Graphviz. A page is HTML: all rules as written, with
diagrams, links and a search field.

Examples:
  abnf-lab draw rfc3987 ihost --output ihost.svg
  abnf-lab draw rfc3986 IPv4address --as dot | dot -Tpdf > IPv4address.pdf
  abnf-lab draw rfc3987 --as page --output rfc3987.html
  abnf-lab draw rfc3987 --as page --overlay fragment.abnf > changed.html

Exit status: 0; 2 if the rule cannot be drawn, or a limit leaves a rule of a page without its
automaton.")]
pub struct Draw {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The rule [default: the first]; a page has all rules
    rule: Option<String>,
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
    /// All rules, in HTML
    Page,
}

impl Draw {
    pub fn run(&self) -> Answer {
        let (name, asked) = (self.grammar.name(), self.rule.as_deref());
        if let Picture::Page = self.picture {
            if asked.is_some() {
                return Err(report(format_args!("a page has all rules: leave out [RULE]")));
            }
            let study = self.grammar.study()?;
            let page = study.html_page(&name);
            study.in_time()?;
            let written = self.output.write(&page)?;
            let limit = study.grammar().rules().iter().find_map(|rule| {
                study.lang(&rule.name).err().filter(|why| matches!(why, StudyError::Budget { .. }))
            });
            return limit.map_or(Ok(written), |limit| Err(limit.into()));
        }
        let grammar = self.grammar.load()?;
        let rule = find_rule_or_first(&grammar, asked, &name, "[RULE]").to_owned();
        self.output.write(&if let Picture::Dot = self.picture {
            Study::of_rules(grammar, &[&rule], &self.grammar.budget())?.automaton_dot(&rule)?
        } else {
            grammar.railroad_svg(&rule)?
        })
    }
}
