//! `iri lab ambiguity`.

use super::parse::{beside, json_line_with, json_of_two};
use super::source::{GrammarArg, rule_or_first};
use super::{Answer, UpToOption};
use crate::shell::{Format, FormatOnly, Status, message, print, visible};
use clap::Args;
use iri_grammar::lab::AmbiguityKind;
use std::io::Write;

/// Finds the strings that a rule of an ABNF derives in two ways
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Ambiguity {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The start rule, of which a sentence shows the ambiguity [default: IRI-reference or
    /// URI-reference, or the first]
    #[arg(short, long)]
    rule: Option<String>,
    #[command(flatten)]
    up_to: UpToOption,
    #[command(flatten)]
    format: FormatOnly,
}

const LONG_HELP: &str = "\
Each place of the grammar where two ways to derive a string part, with a shortest string:
two alternatives have it both, or a concatenation or repetition can divide it in two ways. Then
a sentence of the start rule in which that is so, if there is one, with two trees of it, side by
side; where they have the same rules, with the repetitions and alternatives inside of these.
Of a recursive rule that is no regular language, texts up to a length are searched (--up-to).

With --format jsonl, one object for each place:
  rule, text
  kind     alternatives, concatenation or repetition
  between  the two alternatives; the first part of the concatenation and the rest of it; or
           the repetition
  up_to    the length of the texts that were searched, or null: all were
  start    the start rule
  sentence its sentence, or null
  trees    two trees of it, each [{production, span, characters, text, children: [...]}, ...]

Examples:
  iri lab ambiguity rfc3987
  iri lab ambiguity rfc3987 --overlay fragment.abnf

Exit status: 0 if the grammar is unambiguous, 1 if not, 2 if it cannot be asked, as a grammar
of pest, in which there is one way at most.";

impl Ambiguity {
    pub fn run(&self) -> Answer {
        let mut study = self.grammar.study_within(&self.up_to.within(self.grammar.budget()))?;
        let found = study.ambiguities()?;
        let start = rule_or_first(study.grammar(), self.rule.as_deref()).to_owned();
        let mut out = Vec::new();
        for ambiguity in &found {
            let shown = study.ambiguous_sentence(&start, ambiguity)?;
            let (kind, between) = match &ambiguity.kind {
                AmbiguityKind::Alternatives(a, b) => ("alternatives", vec![a, b]),
                AmbiguityKind::Concatenation(a, b) => ("concatenation", vec![a, b]),
                AmbiguityKind::Repetition(repetition) => ("repetition", vec![repetition]),
            };
            let (rule, text) = (&ambiguity.rule, &ambiguity.text);
            let sentence = shown.as_ref().map(|shown| shown.text.as_str());
            let report = object!(
                rule: rule, text: text, kind: kind, between: between, up_to: study.bound(rule)?,
                start: &start, sentence: sentence,
            );
            match self.format.format {
                Format::Human => {
                    writeln!(out, "{}", visible(&ambiguity.to_string()))?;
                    if let Some(shown) = &shown {
                        for line in beside(&shown.trees, &shown.text).lines() {
                            writeln!(out, "  {line}")?;
                        }
                    }
                }
                Format::Jsonl => {
                    let text = sentence.unwrap_or_default();
                    let trees = json_of_two(shown.as_ref().map(|shown| &shown.trees), text)?;
                    json_line_with(&mut out, &report, &[("trees", trees)])?;
                }
            }
        }
        print(&out)?;
        if found.is_empty() && self.format.format == Format::Human {
            let rules = study.grammar().rules().iter();
            let bounds = rules.map(|rule| study.bound(&rule.name));
            match bounds.flatten().flatten().next() {
                None => message(format_args!("no string has two derivations")),
                Some(longest) => message(format_args!(
                    "no string has two derivations, up to length {longest} for recursive rules"
                )),
            }
        }
        Ok(if found.is_empty() { Status::Fine } else { Status::Invalid })
    }
}
