//! `abnf-lab prove`.

use super::budget::BudgetOptions;
use super::grammar::{MapOption, OverlayOption, display_name, find_rule};
use super::{Answer, CompareUpToOption};
use crate::shell::{
    Format, FormatOnly, HEADING, NAME, Status, json_line, message, print, quantity,
};
use abnf_lab::{LabGrammar, Proof, RuleProof, Side, Verdict};
use clap::Args;
use std::ffi::OsString;
use std::io::{self, Write};

/// Proves two grammars equal, rule by rule, or shows a shortest witness
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Prove {
    /// A grammar; see 'abnf-lab --help'
    #[arg(value_name = "A")]
    left: OsString,
    /// The other grammar; with --overlay, A by default
    #[arg(value_name = "B", required_unless_present = "overlay")]
    right: Option<OsString>,
    #[command(flatten)]
    overlay: OverlayOption,
    #[command(flatten)]
    limits: BudgetOptions,
    #[command(flatten)]
    map: MapOption,
    /// Only this rule, by its name in A or in B; may be given several times
    #[arg(short, long = "rule", value_name = "RULE")]
    rules: Vec<String>,
    #[command(flatten)]
    up_to: CompareUpToOption,
    #[command(flatten)]
    format: FormatOnly,
}

const LONG_HELP: &str = "\
Rules of the same name are compared; in names, case does not count, and '_' is '-'. For each rule,
the output is the number of states of its minimal automaton and 'equal', or a shortest string that
only one of the grammars accepts, and which. --map compares rules of different names. --overlay lays
a fragment over A.

A recursive rule that is no regular language is equal if both grammars write it the same, and the
rules that it refers to are equal. If not, texts up to a length are compared: the answer is a
difference, or that there is none up to that length.

If a pest grammar does not accept the string, the output shows the choice or repetition that took
something else first.

With --format jsonl, one object for each rule:
  rule, right: the name in B, or null
  states    their number; null if the rule is not a regular language, or if both grammars
            write it the same and it was not compiled
  verdict   equal, no-difference: up to a length, differs, only: the other grammar has no such
            rule; or undecided
  witness   the string, or null
  only_in   A or B, or null
  up_to     the length of the texts that were compared, or null if all were
  octets    with --octets, the octets of the witness if they are not UTF-8, else null
  empty     A or B, if its rule accepts no text, else null
  first     what a pest grammar consumed first of a witness that it rejects, if it would accept
            the witness in another order: {rule, taken, took, instead, needed}; else null

Examples:
  abnf-lab prove iri.abnf iri.pest
  abnf-lab prove rfc3987 --overlay fragment.abnf
  abnf-lab prove rfc3986 rfc3987 --map URI=IRI --rule URI
  abnf-lab prove draft.abnf draft.pest --format jsonl | jq 'select(.verdict != \"equal\")'

Exit status: 0 if all rules are equal, or with --up-to none differs; 1 if a rule differs, is missing
or undecided; 2 if there is nothing to compare or a grammar could not be read.";

impl Prove {
    pub fn run(&self) -> Answer {
        let budget = self.limits.budget();
        let right = self.right.as_ref().unwrap_or(&self.left);
        let names = [self.overlay.display_name(&self.left), display_name(right)];
        let (left, right) =
            (self.overlay.load(&self.left, budget)?, self.overlay.load_plain(right, budget)?);
        let rules: Vec<&str> =
            self.rules.iter().map(|name| existing_name(&left, &right, name, &names)).collect();
        let map = self.map.pairs(&left, &right, &names);
        let proof = Proof::mapped(&left, &right, &map, &rules, &self.up_to.within(budget.clone()))?;
        let mut out = Vec::new();
        for rule in &proof.rules {
            match self.format.format {
                Format::Human => write_rule(&mut out, rule, &names)?,
                Format::Jsonl => write_json(&mut out, rule)?,
            }
        }
        print(&out)?;
        if self.format.format == Format::Human {
            let rules = quantity(proof.rules.len(), "rule");
            let count = |is_wanted: fn(&RuleProof) -> bool| {
                proof.rules.iter().filter(|rule| is_wanted(rule)).count()
            };
            let equal = count(|rule| rule.verdict == Verdict::Equal);
            let bounded = count(|rule| rule.verdict == Verdict::NoDifference);
            let undecided = count(|rule| matches!(rule.verdict, Verdict::Undecided(_)));
            let mut other = match proof.rules.len() - equal - bounded - undecided {
                0 if bounded + undecided == 0 => ", all equal".to_owned(),
                0 => String::new(),
                other => format!(", {other} not equal"),
            };
            if undecided > 0 {
                other += &format!(", {undecided} undecided");
            }
            let open = match proof.rules.iter().find_map(|rule| rule.up_to) {
                Some(longest) if bounded > 0 => {
                    format!(", {bounded} without a difference up to length {longest}")
                }
                _ => String::new(),
            };
            message(format_args!("{rules}{other}{open}"));
        }
        let differs =
            |rule: &RuleProof| !matches!(rule.verdict, Verdict::Equal | Verdict::NoDifference);
        Ok(match proof.rules.iter().any(differs) {
            true => Status::Invalid,
            // With --up-to, no difference up to the length is enough.
            false => self.up_to.status(proof.holds()),
        })
    }
}

/// Returns a name that one of the grammars has. Ends the program if neither has it.
fn existing_name<'n>(
    left: &LabGrammar,
    right: &'n LabGrammar,
    name: &'n str,
    names: &[String; 2],
) -> &'n str {
    match left.find(name) {
        Some(_) => name,
        None => find_rule(right, name, &names.join(" or "), "--rule <RULE>"),
    }
}

/// Writes the result for a rule, for a person.
fn write_rule(out: &mut Vec<u8>, rule: &RuleProof, [left, right]: &[String; 2]) -> io::Result<()> {
    let RuleProof { name, right_name, verdict, states, up_to, .. } = rule;
    let name = match right_name {
        Some(right) if !is_same_name(name, right) => format!("{name} = {right}"),
        _ => name.clone(),
    };
    let states = match states {
        Some(1) => "   1 state ".to_owned(),
        Some(states) => format!("{states:>4} states"),
        None => " ".repeat("   0 states".len()),
    };
    write!(out, "{NAME}{name:<16}{NAME:#} {states}  ")?;
    let grammar_of = |side: &Side| if *side == Side::Left { left } else { right };
    match verdict {
        Verdict::Equal => writeln!(out, "equal"),
        Verdict::NoDifference => {
            let longest = up_to.unwrap_or_default();
            writeln!(out, "{HEADING}no difference up to length {longest}{HEADING:#}")
        }
        Verdict::Differs(witness) => {
            let text = match &witness.octets {
                // The text has the octets in the notation of ABNF, which is visible.
                Some(_) => witness.text.clone(),
                None => format!("{:?}", witness.text),
            };
            let accepted_by = grammar_of(&witness.accepted_by);
            writeln!(out, "{HEADING}differs{HEADING:#}: {text} only in {accepted_by}")?;
            if let Some(empty) = &rule.accepts_nothing {
                writeln!(out, "  in {} it accepts no text", grammar_of(empty))?;
            }
            match &rule.taken_first {
                Some(first) => writeln!(out, "  {first}"),
                None => Ok(()),
            }
        }
        Verdict::OnlyIn(only) => {
            writeln!(out, "{HEADING}is only in {}{HEADING:#}", grammar_of(only))
        }
        Verdict::Undecided(error) => writeln!(out, "{HEADING}undecided{HEADING:#}: {error}"),
    }
}

/// Whether two names are the same rule name.
fn is_same_name(a: &str, b: &str) -> bool {
    a.replace('_', "-").eq_ignore_ascii_case(&b.replace('_', "-"))
}

/// Writes the result for a rule as an object of JSON.
fn write_json(out: &mut Vec<u8>, rule: &RuleProof) -> io::Result<()> {
    let (verdict, witness, side) = match &rule.verdict {
        Verdict::Equal => ("equal", None, None),
        Verdict::NoDifference => ("no-difference", None, None),
        Verdict::Differs(witness) => ("differs", Some(&witness.text), Some(witness.accepted_by)),
        Verdict::OnlyIn(side) => ("only", None, Some(*side)),
        Verdict::Undecided(_) => ("undecided", None, None),
    };
    let letter = |side: Side| if side == Side::Left { "A" } else { "B" };
    let octets = match &rule.verdict {
        Verdict::Differs(witness) => witness.octets.as_ref(),
        _ => None,
    };
    let first = rule.taken_first.as_ref().map(|first| {
        let (took, needed) = (&first.took, &first.needed);
        object!(
            rule: &first.rule, taken: &first.taken, took: [took.start, took.end],
            instead: &first.instead, needed: [needed.start, needed.end],
        )
    });
    let report = object!(
        rule: &rule.name, right: &rule.right_name, states: rule.states,
        verdict: verdict, witness: witness, only_in: side.map(letter), up_to: rule.up_to,
        octets: octets, empty: rule.accepts_nothing.map(letter), first: first,
    );
    json_line(out, &report)
}
