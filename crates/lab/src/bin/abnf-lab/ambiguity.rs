//! `abnf-lab ambiguity`.

use super::grammar::{GrammarArg, report_left_out};
use super::parse::{json_line_with, side_by_side, two_trees_json};
use super::{Answer, Trouble, UpToOption};
use crate::shell::{Format, FormatOnly, Status, message, print, visible};
use abnf_lab::{AmbiguityKind, Study};
use clap::Args;
use std::io::Write;

/// Finds the strings that a rule of an ABNF derives in two ways
#[derive(Args)]
#[command(after_long_help = include_str!("help/ambiguity.txt"))]
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
        let start =
            self.grammar.rule_or_first(study.grammar(), self.rule.as_ref(), "--rule <RULE>");
        let mut out = Vec::new();
        for ambiguity in &found {
            if study.in_time().is_err() {
                break;
            }
            match self.format.format {
                Format::Human => write_for_people(&mut out, &study, start, ambiguity)?,
                Format::Jsonl => write_object(&mut out, &study, start, ambiguity)?,
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

/// Writes an ambiguity with a text of the start rule that shows it, and its two trees.
fn write_for_people(
    out: &mut Vec<u8>,
    study: &Study,
    start: &str,
    ambiguity: &abnf_lab::Ambiguity,
) -> Result<(), Trouble> {
    let example = study.ambiguous_sentence(start, ambiguity)?;
    writeln!(out, "{}", visible(&ambiguity.to_string()))?;
    if let Some(example) = example {
        for line in side_by_side(&example.trees, &example.text).lines() {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(())
}

/// Writes the same as an object.
fn write_object(
    out: &mut Vec<u8>,
    study: &Study,
    start: &str,
    ambiguity: &abnf_lab::Ambiguity,
) -> Result<(), Trouble> {
    let example = study.ambiguous_sentence(start, ambiguity)?;
    let (kind, between) = match &ambiguity.kind {
        AmbiguityKind::Alternatives(a, b) => ("alternatives", vec![a, b]),
        AmbiguityKind::Concatenation(a, b) => ("concatenation", vec![a, b]),
        AmbiguityKind::Repetition(repetition) => ("repetition", vec![repetition]),
    };
    let (rule, text) = (&ambiguity.rule, &ambiguity.text);
    let sentence = example.as_ref().map(|example| example.text.as_str());
    let report = object!(
        rule: rule, text: text, kind: kind, between: between, up_to: study.bound(rule)?,
        start: start, sentence: sentence,
    );
    let trees = example.as_ref().map(|example| &example.trees);
    let trees = two_trees_json(trees, sentence.unwrap_or_default())?;
    Ok(json_line_with(out, &report, &[("trees", trees)])?)
}
