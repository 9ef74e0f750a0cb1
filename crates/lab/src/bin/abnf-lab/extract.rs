//! `abnf-lab extract`.

use super::Answer;
use super::budget::BudgetOptions;
use super::left_out::{self, Which, reason_name};
use super::notation::NotationOption;
use super::source::Source;
use crate::shell::{Format, FormatOnly, Status, json_line, message, print, quantity};
use abnf_lab::{Extract as Extracted, LeftOut, WhyLeftOut};
use clap::Args;
use std::ffi::OsString;

/// Takes the ABNF out of an RFC or an Internet-Draft
#[derive(Args)]
#[command(after_long_help = include_str!("help/extract.txt"))]
pub struct Extract {
    /// The document, as text, as XML or as Markdown; '-' is standard input
    document: OsString,
    /// List also what is left out because it is no ABNF
    #[arg(short, long)]
    verbose: bool,
    #[command(flatten)]
    notation: NotationOption,
    #[command(flatten)]
    limits: BudgetOptions,
    #[command(flatten)]
    format: FormatOnly,
}

impl Extract {
    /// Writes the grammar of a document, and reports or lists what was left out.
    pub fn run(&self) -> Answer {
        let (source, extract) =
            Source::document(&self.document, self.notation, self.limits.budget())?;
        match self.format.format {
            Format::Human => {
                print(extract.text().as_bytes())?;
                left_out::report(
                    &source.name,
                    &extract,
                    if self.verbose { Which::All } else { Which::Readable },
                );
                message(format_args!("{}: {}", source.name, quantity(extract.rules, "rule")));
            }
            Format::Jsonl => print(&json_lines(&extract)?)?,
        }
        if extract.rules == 0 {
            message(format_args!("{}: there is no rule", source.name));
        }
        if left_out::met_limit(&extract) {
            return Ok(Status::Trouble);
        }
        let is_fine = extract.rules > 0 && extract.left_out.iter().all(|it| !it.is_finding);
        Ok(Status::of(is_fine))
    }
}

/// Returns the result as lines of JSON.
fn json_lines(extract: &Extracted) -> std::io::Result<Vec<u8>> {
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
            why: reason_name(why), message: why.to_string(), kept: kept, witness: witness,
            opposite: opposite,
            finding: is_finding,
        );
        json_line(&mut out, &report)?;
    }
    Ok(out)
}
