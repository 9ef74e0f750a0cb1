//! `iri lab prove`.

use super::Answer;
use super::source::{OverlayOption, load, named};
use crate::shell::{Format, FormatOnly, HEADING, NAME, Status, json_line, message, print};
use clap::Args;
use iri_grammar::lab::{Proof, RuleProof, Side, Verdict};
use std::ffi::OsString;
use std::io::{self, Write};

/// Proves two grammars equal, rule by rule, or shows a shortest witness
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Prove {
    /// A grammar; see 'iri lab --help'
    #[arg(value_name = "A")]
    left: OsString,
    /// The other; with --overlay, A as it is without, if nothing is said
    #[arg(value_name = "B", required_unless_present = "overlay")]
    right: Option<OsString>,
    #[command(flatten)]
    overlay: OverlayOption,
    #[command(flatten)]
    format: FormatOnly,
}

const LONG_HELP: &str = "\
Rules of the same name are compared; upper and lower case are alike in a name, and so are
'-' and '_'. For each: the number of states of its minimal automaton, and that it is equal;
or a shortest string that only one of the two grammars takes, and which. A fragment is laid
over A.

With --format jsonl, one object for each rule:
  rule, states
  verdict   equal, differs, only: the other grammar has no such rule; or undecided
  witness   the string, or null
  only_in   A or B, or null

Examples:
  iri lab prove rfc3987.abnf rfc3987.pest
  iri lab prove rfc3987 --overlay fragment.abnf
  iri lab prove draft.abnf draft.pest --format jsonl | jq 'select(.verdict != \"equal\")'

Exit status: 0 if all rules are equal, 1 if not, 2 if there is nothing to compare.";

impl Prove {
    pub fn run(&self) -> Answer {
        let overlay = self.overlay.overlay.as_deref();
        let right = self.right.as_ref().unwrap_or(&self.left);
        let proof = Proof::of(&load(&self.left, overlay)?, &load(right, None)?)?;
        let names = [named(&self.left, overlay), named(right, None)];
        let mut out = Vec::new();
        for rule in &proof.rules {
            match self.format.format {
                Format::Human => write(&mut out, rule, &names)?,
                Format::Jsonl => write_json(&mut out, rule)?,
            }
        }
        print(&out)?;
        if self.format.format == Format::Human {
            let rules = proof.rules.len();
            match proof.rules.iter().filter(|rule| rule.verdict != Verdict::Equal).count() {
                0 => message(format_args!("{rules} rules, all equal")),
                differ => message(format_args!("{rules} rules, {differ} not equal")),
            }
        }
        Ok(if proof.holds() { Status::Fine } else { Status::Invalid })
    }
}

fn write(out: &mut Vec<u8>, rule: &RuleProof, [left, right]: &[String; 2]) -> io::Result<()> {
    let RuleProof { name, verdict, states, .. } = rule;
    write!(out, "{NAME}{name:<16}{NAME:#} {states:>4} states  ")?;
    let side = |side: &Side| if *side == Side::Left { left } else { right };
    match verdict {
        Verdict::Equal => writeln!(out, "equal"),
        Verdict::Differs(witness) => {
            let (text, side) = (&witness.text, side(&witness.accepted_by));
            writeln!(out, "{HEADING}differs{HEADING:#}: {text:?} only in {side}")
        }
        Verdict::OnlyIn(only) => writeln!(out, "{HEADING}is only in {}{HEADING:#}", side(only)),
        Verdict::Undecided(error) => writeln!(out, "{HEADING}undecided{HEADING:#}: {error}"),
    }
}

fn write_json(out: &mut Vec<u8>, rule: &RuleProof) -> io::Result<()> {
    let (verdict, witness, side) = match &rule.verdict {
        Verdict::Equal => ("equal", None, None),
        Verdict::Differs(witness) => ("differs", Some(&witness.text), Some(witness.accepted_by)),
        Verdict::OnlyIn(side) => ("only", None, Some(*side)),
        Verdict::Undecided(_) => ("undecided", None, None),
    };
    let only_in = side.map(|side| if side == Side::Left { "A" } else { "B" });
    let (name, states) = (&rule.name, rule.states);
    let report = object!(
        rule: name, states: states, verdict: verdict, witness: witness, only_in: only_in
    );
    json_line(out, &report)
}
