//! Writes a line for each rule: equal, or a witness. Rules are paired by name only.

use crate::grammar::find_rule;
use crate::shell::{HEADING, NAME, json_line, message, quantity};
use abnf_lab::{LabGrammar, Proof, RuleProof, Side, Verdict};
use std::io::{self, Write};

/// Writes the number of rules with each verdict to standard error.
pub fn report_totals(proof: &Proof) {
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

/// Returns a name that one of the grammars has. Ends the program if neither has it.
pub fn existing_name<'n>(
    old: &LabGrammar,
    new: &'n LabGrammar,
    name: &'n str,
    names: &[String; 2],
) -> &'n str {
    match old.find(name) {
        Some(_) => name,
        None => find_rule(new, name, &names.join(" or "), "--rule <RULE>"),
    }
}

/// Writes the result for a rule, for a person.
pub fn write_rule(out: &mut Vec<u8>, rule: &RuleProof, [old, new]: &[String; 2]) -> io::Result<()> {
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
    let grammar_of = |side: &Side| if *side == Side::Left { old } else { new };
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
pub fn write_json(out: &mut Vec<u8>, rule: &RuleProof) -> io::Result<()> {
    let (verdict, witness, side) = match &rule.verdict {
        Verdict::Equal => ("equal", None, None),
        Verdict::NoDifference => ("no-difference", None, None),
        Verdict::Differs(witness) => ("differs", Some(&witness.text), Some(witness.accepted_by)),
        Verdict::OnlyIn(side) => ("only", None, Some(*side)),
        Verdict::Undecided(_) => ("undecided", None, None),
    };
    let name_of = |side: Side| if side == Side::Left { "old" } else { "new" };
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
        report: "proof", rule: &rule.name, new: &rule.right_name, states: rule.states,
        verdict: verdict, witness: witness, only_in: side.map(name_of), up_to: rule.up_to,
        octets: octets, empty: rule.accepts_nothing.map(name_of), first: first,
    );
    json_line(out, &report)
}
