//! `abnf-lab sample`.

use super::Answer;
use super::grammar::{GrammarArg, find_rule};
use crate::shell::{
    FULL, Format, FormatOnly, HEADING, Status, in_quotation_marks, json_line, message, print,
};
use abnf_lab::{BigUint, Study, StudyError};
use clap::Args;
use std::io::Write;

/// Writes strings that a rule accepts or narrowly rejects
#[derive(Args)]
#[command(after_long_help = include_str!("help/sample.txt"))]
pub struct Sample {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The rule
    rule: String,
    /// The seed of the random numbers: the same seed gives the same strings
    #[arg(hide_short_help = true)]
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The number of random strings
    #[arg(long, default_value_t = 10, value_name = "N")]
    count: usize,
    /// Write rejected strings, one edit away from accepted ones; with --boundary, strings with a
    /// character just beyond the end of a range
    #[arg(long)]
    near_misses: bool,
    /// Write strings with each end of each range of characters, at each place
    #[arg(long, conflicts_with_all = ["seed", "count"])]
    boundary: bool,
    /// Write all strings of up to N characters
    #[arg(long, value_name = "N", conflicts_with_all = ["seed", "count", "near_misses", "boundary"])]
    all_up_to: Option<usize>,
    /// Write the number of strings of each length up to N, instead of strings
    #[arg(long, value_name = "N")]
    #[arg(conflicts_with_all = ["seed", "count", "near_misses", "boundary", "all_up_to"])]
    counts: Option<usize>,
    /// Write random strings of up to N characters, each equally likely
    #[arg(long, value_name = "N")]
    #[arg(conflicts_with_all = ["near_misses", "boundary", "all_up_to", "counts", "depth"])]
    uniform: Option<usize>,
    /// Nest recursive rules at most N deep, if there is such a string [default: 8]
    #[arg(hide_short_help = true)]
    #[arg(long, value_name = "N", conflicts_with_all = ["boundary", "all_up_to", "counts"])]
    depth: Option<usize>,
    #[command(flatten)]
    format: FormatOnly,
}

/// The greatest length in characters of strings of recursive rules with `--boundary`.
const LONGEST_AT_BOUNDARY: usize = 5;

impl Sample {
    /// Writes strings of the rule, chosen as the options say.
    pub fn run(&self) -> Answer {
        let grammar = self.grammar.load()?;
        let rule = find_rule(&grammar, &self.rule, &self.grammar.name(), "<RULE>");
        // The greatest length of strings of recursive rules.
        let longest = self.all_up_to.or(self.counts).or(self.uniform);
        let longest = longest.or(self.boundary.then_some(LONGEST_AT_BOUNDARY));
        let budget = match longest {
            Some(longest) => self.grammar.budget().texts_up_to(longest),
            None => self.grammar.budget(),
        };
        let study = Study::of_rules(grammar.clone(), &[rule], &budget)?;
        match self.counts {
            Some(longest) => self.write_counts(&study.counts(rule, longest)?),
            None => {
                let status = self.write_strings(self.strings(&study, rule)?)?;
                study.in_time()?;
                // No string was asked for.
                if self.count == 0 {
                    return Ok(Status::Fine);
                }
                if status == Status::Invalid {
                    message(format_args!("there is no such string"));
                }
                Ok(status)
            }
        }
    }

    /// Returns the strings that the options ask for.
    fn strings<'s>(
        &self,
        study: &'s Study,
        rule: &str,
    ) -> Result<Box<dyn Iterator<Item = String> + 's>, StudyError> {
        if let Some(longest) = self.all_up_to {
            return Ok(Box::new(study.all_strings(rule, longest)?));
        }
        if self.boundary {
            let strings = if self.near_misses {
                study.beyond_boundary_strings(rule)?
            } else {
                study.boundary_strings(rule)?
            };
            return Ok(Box::new(strings.into_iter()));
        }
        if let Some(longest) = self.uniform {
            let mut sampler = study.uniform_sampler(rule, longest, self.seed)?;
            let random = move || sampler.accepted();
            return Ok(Box::new(std::iter::from_fn(random).take(self.count)));
        }
        let (mut sampler, near_misses) = (study.sampler(rule, self.seed)?, self.near_misses);
        if let Some(depth) = self.depth {
            sampler = sampler.depth(depth);
        }
        let random = move || if near_misses { sampler.near_miss() } else { sampler.accepted() };
        Ok(Box::new(std::iter::from_fn(random).take(self.count)))
    }

    /// Writes strings. The status is invalid if there are none.
    fn write_strings(&self, strings: impl Iterator<Item = String>) -> Answer {
        let mut out = Vec::new();
        let mut status = Status::Invalid;
        for text in strings {
            status = Status::Fine;
            match self.format.format {
                Format::Human => writeln!(out, "{}", in_quotation_marks(&text))?,
                Format::Jsonl => json_line(&mut out, &object!(text: text))?,
            }
            if out.len() > FULL {
                print(&out)?;
                out.clear();
            }
        }
        print(&out)?;
        Ok(status)
    }

    /// Writes the number of strings of each length.
    fn write_counts(&self, counts: &[BigUint]) -> Answer {
        let mut out = Vec::new();
        if self.format.format == Format::Human {
            writeln!(out, "{HEADING}length  strings{HEADING:#}")?;
        }
        for (length, count) in counts.iter().enumerate() {
            let report = object!(length: length, count: count.to_string());
            match self.format.format {
                Format::Human => writeln!(out, "{length:>6}  {count}")?,
                Format::Jsonl => json_line(&mut out, &report)?,
            }
        }
        print(&out)?;
        Ok(Status::Fine)
    }
}
