//! `iri lab prove`.

use super::source::{OverlayOption, load, named};
use crate::shell::Status;
use crate::shell::{Format, FormatOption};
use crate::shell::{HEADING, NAME, json_line, message, print};
use clap::Args;
use iri_grammar::lab::{LabGrammar, Proof, RuleProof, Side, Verdict, Witness};
use serde::Serialize;
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
    format: FormatOption,
}

const LONG_HELP: &str = "\
Rules of the same name are compared; upper and lower case are alike in a name, and so are
'-' and '_'. For each: the number of states of its minimal automaton, and that it is equal;
or a shortest string that only one of the two grammars takes, and which. A fragment is laid
over A.

With --format jsonl, one object for each rule:
  rule, states
  verdict   equal, differs, or only: the other grammar has no such rule
  witness   the string, or null
  only_in   A or B, or null

Examples:
  iri lab prove rfc3987.abnf rfc3987.pest
  iri lab prove rfc3987 --overlay fragment.abnf
  iri lab prove draft.abnf draft.pest --format jsonl | jq 'select(.verdict != \"equal\")'

Exit status: 0 if all rules are equal, 1 if not, 2 if there is nothing to compare.";

impl Prove {
    pub fn run(&self) -> io::Result<Status> {
        let Some((left, right)) = self.grammars() else { return Ok(Status::Trouble) };
        let proof = Proof::of(&left, &right);
        let mut out = Vec::new();
        for rule in &proof.rules {
            match self.format.format {
                Format::Human => self.write(&mut out, rule)?,
                Format::Jsonl => json_line(&mut out, &Report::from(rule))?,
            }
        }
        print(&out)?;
        if self.format.format == Format::Human {
            tell(&proof);
        }
        Ok(if proof.holds() { Status::Fine } else { Status::Invalid })
    }

    fn grammars(&self) -> Option<(LabGrammar, LabGrammar)> {
        let left = load(&self.left, self.overlay.overlay.as_deref())?;
        let right = load(self.right.as_ref().unwrap_or(&self.left), None)?;
        Some((left, right))
    }

    fn write(&self, out: &mut Vec<u8>, rule: &RuleProof) -> io::Result<()> {
        let RuleProof { name, verdict, states } = rule;
        write!(out, "{NAME}{name:<16}{NAME:#} {states:>4} states  ")?;
        match verdict {
            Verdict::Equal => writeln!(out, "equal"),
            Verdict::Differs(Witness { text, accepted_by }) => {
                let side = self.side(*accepted_by);
                writeln!(out, "{HEADING}differs{HEADING:#}: {text:?} only in {side}")
            }
            Verdict::OnlyIn(side) => {
                writeln!(out, "{HEADING}is only in {}{HEADING:#}", self.side(*side))
            }
        }
    }

    fn side(&self, side: Side) -> String {
        match side {
            Side::Left => named(&self.left, self.overlay.overlay.as_deref()),
            Side::Right => named(self.right.as_ref().unwrap_or(&self.left), None),
        }
    }
}

fn tell(proof: &Proof) {
    let rules = proof.rules.len();
    match proof.rules.iter().filter(|rule| rule.verdict != Verdict::Equal).count() {
        0 => message(format_args!("{rules} rules, all equal")),
        differ => message(format_args!("{rules} rules, {differ} not equal")),
    }
}

#[derive(Serialize)]
struct Report<'p> {
    rule: &'p str,
    states: usize,
    verdict: &'static str,
    witness: Option<&'p str>,
    only_in: Option<&'static str>,
}

impl<'p> From<&'p RuleProof> for Report<'p> {
    fn from(rule: &'p RuleProof) -> Self {
        let (verdict, witness, side) = match &rule.verdict {
            Verdict::Equal => ("equal", None, None),
            Verdict::Differs(Witness { text, accepted_by }) => {
                ("differs", Some(text.as_str()), Some(*accepted_by))
            }
            Verdict::OnlyIn(side) => ("only", None, Some(*side)),
        };
        let only_in = side.map(|side| if side == Side::Left { "A" } else { "B" });
        Report { rule: &rule.name, states: rule.states, verdict, witness, only_in }
    }
}
