//! `iri lab ambiguity`.

use super::Answer;
use super::source::GrammarArg;
use crate::shell::{Format, FormatOnly, Status, json_line, message, print, visible};
use clap::Args;
use iri_grammar::lab::AmbiguityKind;
use std::io::Write;

/// Finds the strings that a rule of an ABNF derives in two ways
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Ambiguity {
    #[command(flatten)]
    grammar: GrammarArg,
    #[command(flatten)]
    format: FormatOnly,
}

const LONG_HELP: &str = "\
Each place of the grammar where two ways to derive a string part, with a shortest string:
two alternatives have it both, or a concatenation or repetition can divide it in two ways.

With --format jsonl, one object for each place:
  rule, text
  kind     alternatives, concatenation or repetition
  between  the two alternatives; the first part of the concatenation and the rest of it; or
           the repetition

Examples:
  iri lab ambiguity rfc3987
  iri lab ambiguity rfc3987 --overlay fragment.abnf

Exit status: 0 if the grammar is unambiguous, 1 if not, 2 if it cannot be asked, as a grammar
of pest, in which there is one way at most.";

impl Ambiguity {
    pub fn run(&self) -> Answer {
        let found = self.grammar.study()?.ambiguities()?;
        let mut out = Vec::new();
        for ambiguity in &found {
            let (kind, between) = match &ambiguity.kind {
                AmbiguityKind::Alternatives(a, b) => ("alternatives", vec![a, b]),
                AmbiguityKind::Concatenation(a, b) => ("concatenation", vec![a, b]),
                AmbiguityKind::Repetition(repetition) => ("repetition", vec![repetition]),
            };
            let (rule, text) = (&ambiguity.rule, &ambiguity.text);
            let report = object!(rule: rule, text: text, kind: kind, between: between);
            match self.format.format {
                Format::Human => writeln!(out, "{}", visible(&ambiguity.to_string()))?,
                Format::Jsonl => json_line(&mut out, &report)?,
            }
        }
        print(&out)?;
        if found.is_empty() && self.format.format == Format::Human {
            message(format_args!("no string has two derivations"));
        }
        Ok(if found.is_empty() { Status::Fine } else { Status::Invalid })
    }
}
