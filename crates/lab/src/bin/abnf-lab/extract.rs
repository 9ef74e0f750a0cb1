//! `abnf-lab extract`.

use super::Answer;
use super::budget::BudgetOptions;
use super::notation::NotationOption;
use super::source::Source;
use crate::shell::{Format, FormatOnly, Status, json_line, message, print, quantity, visible};
use abnf_lab::{Extract as Extracted, LeftOut, WhyLeftOut};
use clap::Args;
use std::ffi::OsString;

/// Takes the ABNF out of an RFC or an Internet-Draft
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Extract {
    /// The document, as text, as XML or as Markdown; '-' is standard input
    document: OsString,
    #[command(flatten)]
    notation: NotationOption,
    #[command(flatten)]
    limits: BudgetOptions,
    #[command(flatten)]
    format: FormatOnly,
}

const LONG_HELP: &str = "\
The rules are written as the document has them, without page breaks and indentation. Text counts as
a rule if it can be read as one, and it refers to another rule or is referred to. In XML, all
elements of type abnf are rules, and in Markdown, all fenced blocks of that type.

If a rule is defined more than once, a correction is used, or else the complete definition among
the most rules, or else the last. Text that looks like a rule but was left out is listed on standard error, with its
line and the reason; for a second definition, the reason says whether both are equal, letter for
letter or by proof. Every command reads such a document directly as a grammar.

With --format jsonl, the member report names the kind of object:
  grammar   text: the ABNF; rules: their number
  left-out  line, column, text
            why       not-abnf, alone, undefined, prose, example, assignment, equal,
                      proved-equal, differs, undecided, elsewhere, goes-on, other-type
                      or entity
            message   the same for a person
            kept      the line of the rule that was taken instead, or null
            witness   if it differs, a string that only one of the two accepts
            opposite  a string that only the other one accepts, or null
            finding   whether it is a mistake of the document

Examples:
  abnf-lab extract rfc3986.txt > rfc3986.abnf
  abnf-lab extract draft.xml --format jsonl | jq 'select(.finding)'
  abnf-lab diff old.xml new.txt

Exit status: 0; 1 if there is no rule, or if a rule has two meanings there, or cannot be read though
it is written as a rule; 2 if the document cannot be read.";

impl Extract {
    pub fn run(&self) -> Answer {
        let (source, extract) =
            Source::document(&self.document, self.notation, self.limits.budget())?;
        match self.format.format {
            Format::Human => {
                print(extract.text().as_bytes())?;
                report_left_out(&source.name, &extract);
            }
            Format::Jsonl => print(&objects(&extract)?)?,
        }
        if extract.rules == 0 {
            message(format_args!("{}: there is no rule", source.name));
        }
        let is_fine = extract.rules > 0 && extract.left_out.iter().all(|it| !it.is_finding);
        Ok(Status::of(is_fine))
    }
}

/// Reports the lines that were left out, and the number of rules. Consecutive lines with the same
/// reason share a message, unless they are findings.
fn report_left_out(name: &str, extract: &Extracted) {
    let mut left_out = &extract.left_out[..];
    while let Some((first, rest)) = left_out.split_first() {
        // Undecided rules have individual reasons, so they have no summary.
        let is_alike = |it: &&LeftOut| {
            let has_summary = !summary(&first.why).is_empty();
            !it.is_finding && has_summary && kind(&it.why) == kind(&first.why)
        };
        let more = if first.is_finding { 0 } else { rest.iter().take_while(is_alike).count() };
        let LeftOut { place, text, why, .. } = first;
        let (line, text) = (place.line, visible(text));
        let level = if first.is_finding { "error" } else { "left out" };
        match more {
            0 => message(format_args!(
                "{name}:{line}: {level}: {text}: {}",
                visible(&why.to_string())
            )),
            _ => {
                let (last, count) = (rest[more - 1].place.line, more + 1);
                let what = summary(&first.why);
                message(format_args!(
                    "{name}:{line}-{last}: left out: {text} and more, {count} {what}"
                ));
            }
        }
        left_out = &rest[more..];
    }
    message(format_args!("{name}: {}", quantity(extract.rules, "rule")));
}

/// Returns the name of a reason in the output for programs.
fn kind(why: &WhyLeftOut) -> &'static str {
    match why {
        WhyLeftOut::NotAbnf { .. } => "not-abnf",
        WhyLeftOut::Alone => "alone",
        WhyLeftOut::Undefined { .. } => "undefined",
        WhyLeftOut::Prose { .. } => "prose",
        WhyLeftOut::Example => "example",
        WhyLeftOut::Assignment => "assignment",
        WhyLeftOut::Equal { by_proof: false, .. } => "equal",
        WhyLeftOut::Equal { by_proof: true, .. } => "proved-equal",
        WhyLeftOut::Differs { .. } => "differs",
        WhyLeftOut::Undecided { .. } => "undecided",
        WhyLeftOut::Elsewhere => "elsewhere",
        WhyLeftOut::GoesOn { .. } => "goes-on",
        WhyLeftOut::OtherType { .. } => "other-type",
        WhyLeftOut::Entity => "entity",
        _ => "other",
    }
}

/// Returns the end of the message for several lines with the same reason; an empty text if they
/// cannot share a message.
fn summary(why: &WhyLeftOut) -> &'static str {
    match kind(why) {
        "not-abnf" => "that are no rules of ABNF",
        "alone" => "that refer to no rule, and to which no rule refers",
        "prose" => "that read like sentences",
        "example" => "that are examples of the notation",
        "assignment" => "that give values to names, as in examples",
        "undefined" => "that refer to what is not defined",
        "equal" => "that are also elsewhere",
        "proved-equal" => "that are also elsewhere, written differently and proved equal",
        "other-type" => "in elements of another type",
        _ => "",
    }
}

/// Returns the result as lines of JSON.
fn objects(extract: &Extracted) -> std::io::Result<Vec<u8>> {
    let mut out = Vec::new();
    json_line(&mut out, &object!(report: "grammar", text: extract.text(), rules: extract.rules))?;
    for LeftOut { place, text, why, is_finding, .. } in &extract.left_out {
        let (kept, witness, opposite) = match why {
            WhyLeftOut::Equal { kept, .. } | WhyLeftOut::Undecided { kept, .. } => {
                (Some(*kept), None, None)
            }
            WhyLeftOut::Differs { kept, witness, opposite, .. } => {
                (Some(*kept), Some(witness), opposite.as_ref())
            }
            _ => (None, None, None),
        };
        let report = object!(
            report: "left-out", line: place.line, column: place.column, text: text,
            why: kind(why), message: why.to_string(), kept: kept, witness: witness,
            opposite: opposite,
            finding: is_finding,
        );
        json_line(&mut out, &report)?;
    }
    Ok(out)
}
