//! `abnf-lab extract`.

use super::Answer;
use super::budget::BudgetOptions;
use super::left_out::{self, Which, kind};
use super::notation::NotationOption;
use super::source::Source;
use crate::shell::{Format, FormatOnly, Status, json_line, message, print, quantity};
use abnf_lab::{Extract as Extracted, LeftOut, WhyLeftOut};
use clap::Args;
use std::ffi::OsString;

/// Takes the ABNF out of an RFC or an Internet-Draft
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
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

const LONG_HELP: &str = "\
The rules are written as the document has them, without page breaks and indentation. Text counts as
a rule if it can be read as one, and it refers to another rule or is referred to. In XML, all
elements of type abnf are rules, and in Markdown, all fenced blocks of that type; what a block takes
from a file by {::include file} counts, if the file is below the folder of the draft. Lines that are
folded by RFC 8792 are joined.

If a rule is defined more than once, a correction is used, or else the complete definition among
the most rules, or else the last. Text that reads as a rule but was left out is listed on standard
error, with its line and the reason; what is no ABNF is counted. For a second definition, the reason says whether both are equal, letter for
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
it is written as a rule; 2 if the document cannot be read, or a limit left open whether two
definitions are equal.";

impl Extract {
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
            Format::Jsonl => print(&objects(&extract)?)?,
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
