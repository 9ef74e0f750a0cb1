//! `abnf-lab draw`.

use super::grammar::GrammarArg;
use super::{Answer, OutputOption, report};
use abnf_lab::{Study, StudyError};
use clap::{Args, ValueEnum};

/// Draws a rule as a railroad diagram or as its minimal automaton, or all rules as a page
#[derive(Args)]
#[command(after_long_help = include_str!("help/draw.txt"))]
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
    /// Writes the picture of a rule, or the page of the grammar.
    pub fn run(&self) -> Answer {
        if let Picture::Page = self.picture {
            if self.rule.is_some() {
                return Err(report(format_args!("a page has all rules: leave out [RULE]")));
            }
            let study = self.grammar.study()?;
            let page = study.html_page(&self.grammar.name());
            study.in_time()?;
            let written = self.output.write(&page)?;
            let limit = study.grammar().rules().iter().find_map(|rule| {
                study.lang(&rule.name).err().filter(|why| matches!(why, StudyError::Budget { .. }))
            });
            return limit.map_or(Ok(written), |limit| Err(limit.into()));
        }
        let grammar = self.grammar.load()?;
        let rule = self.grammar.rule_or_first(&grammar, self.rule.as_ref(), "[RULE]").to_owned();
        self.output.write(&if let Picture::Dot = self.picture {
            Study::of_rules(grammar, &[&rule], &self.grammar.budget())?.automaton_dot(&rule)?
        } else {
            grammar.railroad_svg(&rule)?
        })
    }
}
