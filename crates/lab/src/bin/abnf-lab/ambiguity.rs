//! `abnf-lab ambiguity`.

use super::grammar::{GrammarArg, report_left_out};
use super::parse::{json_line_with, side_by_side, two_trees_json};
use super::{Answer, Trouble, UpToOption};
use crate::shell::{Format, FormatOnly, Status, message, print, visible};
use abnf_lab::{AmbiguityKind, AmbiguousSentence};
use clap::Args;
use std::io::{self, Write};

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
    /// Searches the rules of the grammar for ambiguities, and writes those found.
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
            let sentence = study.ambiguous_sentence(start, ambiguity)?;
            match self.format.format {
                Format::Human => write_for_people(&mut out, ambiguity, sentence)?,
                Format::Jsonl => {
                    let up_to = study.bound(&ambiguity.rule)?;
                    write_object(&mut out, start, ambiguity, up_to, sentence)?;
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

/// Writes an ambiguity, and the two trees of the sentence that shows it.
fn write_for_people(
    out: &mut Vec<u8>,
    ambiguity: &abnf_lab::Ambiguity,
    sentence: Option<AmbiguousSentence>,
) -> io::Result<()> {
    writeln!(out, "{}", visible(&ambiguity.to_string()))?;
    if let Some(AmbiguousSentence { text, trees, .. }) = sentence {
        for line in side_by_side(&trees, &text).lines() {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(())
}

/// Writes an ambiguity with the sentence of the start rule that shows it as an object. `up_to` is the
/// length in characters up to which the ambiguous rule was searched.
fn write_object(
    out: &mut Vec<u8>,
    start: &str,
    ambiguity: &abnf_lab::Ambiguity,
    up_to: Option<usize>,
    sentence: Option<AmbiguousSentence>,
) -> io::Result<()> {
    let (kind, between) = match &ambiguity.kind {
        AmbiguityKind::Alternatives(a, b) => ("alternatives", vec![a, b]),
        AmbiguityKind::Concatenation(a, b) => ("concatenation", vec![a, b]),
        AmbiguityKind::Repetition(repetition) => ("repetition", vec![repetition]),
    };
    let (rule, text) = (&ambiguity.rule, &ambiguity.text);
    let sentence_text = sentence.as_ref().map(|sentence| sentence.text.as_str());
    let report = object!(
        rule: rule, text: text, kind: kind, between: between, up_to: up_to, start: start,
        sentence: sentence_text,
    );
    let trees = sentence.as_ref().map(|sentence| &sentence.trees);
    let trees = two_trees_json(trees, sentence_text.unwrap_or_default())?;
    json_line_with(out, &report, &[("trees", trees)])
}
