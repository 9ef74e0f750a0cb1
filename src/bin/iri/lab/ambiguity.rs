//! `iri lab ambiguity`.

use super::refused;
use super::source::GrammarArg;
use crate::shell::Status;
use crate::shell::{Format, FormatOption};
use crate::shell::{json_line, message, print, visible};
use clap::Args;
use iri_grammar::lab::{self, AmbiguityKind};
use serde::Serialize;
use std::io::{self, Write};

/// Finds the strings that a rule of an ABNF derives in two ways
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Ambiguity {
    #[command(flatten)]
    grammar: GrammarArg,
    #[command(flatten)]
    format: FormatOption,
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
    pub fn run(&self) -> io::Result<Status> {
        let Some(mut study) = self.grammar.study() else { return Ok(Status::Trouble) };
        let found = match study.ambiguities() {
            Ok(found) => found,
            Err(error) => return Ok(refused(error)),
        };
        let mut out = Vec::new();
        for ambiguity in &found {
            match self.format.format {
                Format::Human => writeln!(out, "{}", visible(&ambiguity.to_string()))?,
                Format::Jsonl => json_line(&mut out, &Report::from(ambiguity))?,
            }
        }
        print(&out)?;
        if found.is_empty() && self.format.format == Format::Human {
            message(format_args!("no string has two derivations"));
        }
        Ok(if found.is_empty() { Status::Fine } else { Status::Invalid })
    }
}

#[derive(Serialize)]
struct Report<'a> {
    rule: &'a str,
    text: &'a str,
    kind: &'static str,
    between: Vec<&'a str>,
}

impl<'a> From<&'a lab::Ambiguity> for Report<'a> {
    fn from(ambiguity: &'a lab::Ambiguity) -> Self {
        let (kind, between) = match &ambiguity.kind {
            AmbiguityKind::Alternatives(a, b) => ("alternatives", vec![a.as_str(), b]),
            AmbiguityKind::Concatenation(a, b) => ("concatenation", vec![a.as_str(), b]),
            AmbiguityKind::Repetition(repetition) => ("repetition", vec![repetition.as_str()]),
        };
        Report { rule: &ambiguity.rule, text: &ambiguity.text, kind, between }
    }
}
