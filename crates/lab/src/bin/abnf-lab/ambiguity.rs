//! `abnf-lab ambiguity`.

use super::grammar::{GrammarArg, find_rule_or_first, report_left_out};
use super::parse::{json_line_with, side_by_side, two_trees_json};
use super::{Answer, Trouble, UpToOption};
use crate::shell::{Format, FormatOnly, Status, message, print, visible};
use abnf_lab::AmbiguityKind;
use clap::Args;
use std::io::Write;

/// Finds the strings that a rule of an ABNF derives in two ways
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Ambiguity {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The start rule: a whole text of it shows the ambiguity [default: IRI-reference or
    /// URI-reference, or the first]
    #[arg(short, long)]
    rule: Option<String>,
    #[command(flatten)]
    up_to: UpToOption,
    #[command(flatten)]
    format: FormatOnly,
}

const LONG_HELP: &str = "\
The output lists each place of the grammar where two derivations of a string differ, with a shortest
string: two alternatives both derive it, or a concatenation or repetition can divide it in two ways.
Below it is a sentence, which is a whole text of the start rule, with that string, if there is one,
and two trees of the sentence side by side. If both trees have the same rules, they also show
repetitions and alternatives.

For a recursive rule that is no regular language, texts up to a length are searched (--up-to). Rules
that need prose are not searched, but named on standard error.

With --format jsonl, one object for each place:
  rule, text
  kind     alternatives, concatenation or repetition
  between  the two alternatives; the first part of the concatenation and the rest of it; or
           the repetition
  up_to    the length of the texts that were searched, or null if all were
  start    the start rule
  sentence a text of the start rule with the string, or null
  trees    two trees of the sentence, each [{production, span, characters, text, children: [...]},
           ...]

Examples:
  abnf-lab ambiguity rfc3987
  abnf-lab ambiguity rfc3987 --overlay fragment.abnf

Exit status: 0 if no such string was found; 1 if one was, or rules were not searched; 2 if no rule
can be searched, or the grammar is pest's, in which a string has at most one derivation.";

impl Ambiguity {
    pub fn run(&self) -> Answer {
        let mut study =
            self.grammar.study_within(&self.up_to.within(self.grammar.budget()), "ambiguities")?;
        let rules = || study.grammar().rules().iter().map(|rule| &*rule.name);
        let left_out = rules().filter_map(|rule| Some((rule, study.lang(rule).err()?)));
        let is_whole = report_left_out("not searched", left_out);
        // Rules whose language is known.
        let mut searched = rules().filter(|rule| study.lang(rule).is_ok()).peekable();
        if searched.peek().is_none() {
            return Err(Trouble::Reported);
        }
        let longest = searched.find_map(|rule| study.bound(rule).ok()?);
        let found = study.ambiguities()?;
        let start = find_rule_or_first(
            study.grammar(),
            self.rule.as_deref(),
            &self.grammar.name(),
            "--rule <RULE>",
        )
        .to_owned();
        let mut out = Vec::new();
        for ambiguity in &found {
            if study.in_time().is_err() {
                break;
            }
            let example = study.ambiguous_sentence(&start, ambiguity)?;
            let (kind, between) = match &ambiguity.kind {
                AmbiguityKind::Alternatives(a, b) => ("alternatives", vec![a, b]),
                AmbiguityKind::Concatenation(a, b) => ("concatenation", vec![a, b]),
                AmbiguityKind::Repetition(repetition) => ("repetition", vec![repetition]),
            };
            let (rule, text) = (&ambiguity.rule, &ambiguity.text);
            let sentence = example.as_ref().map(|example| example.text.as_str());
            let report = object!(
                rule: rule, text: text, kind: kind, between: between, up_to: study.bound(rule)?,
                start: &start, sentence: sentence,
            );
            match self.format.format {
                Format::Human => {
                    writeln!(out, "{}", visible(&ambiguity.to_string()))?;
                    if let Some(example) = &example {
                        for line in side_by_side(&example.trees, &example.text).lines() {
                            writeln!(out, "  {line}")?;
                        }
                    }
                }
                Format::Jsonl => {
                    let text = sentence.unwrap_or_default();
                    let trees =
                        two_trees_json(example.as_ref().map(|example| &example.trees), text)?;
                    json_line_with(&mut out, &report, &[("trees", trees)])?;
                }
            }
        }
        print(&out)?;
        study.in_time()?;
        if found.is_empty() && self.format.format == Format::Human {
            let scope = if is_whole { "" } else { " of the other rules" };
            let up_to = match longest {
                None => String::new(),
                Some(longest) => format!(", up to length {longest} for recursive rules"),
            };
            message(format_args!("no string{scope} has two derivations{up_to}"));
        }
        Ok(Status::of(found.is_empty() && is_whole))
    }
}
