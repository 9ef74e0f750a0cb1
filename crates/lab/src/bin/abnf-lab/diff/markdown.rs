//! Writes a diff as a change log in Markdown. Each rule with a changed definition has the form of
//! an erratum of the RFC Editor: what it says, what it should say, and notes.

use super::{AS_BEFORE, followed_causes, format_name};
use crate::shell::{quantity, visible};
use abnf_lab::{Change, CorpusDiff, Renamed, RuleDiff};
use std::io::{self, Write};

/// Writes the change log.
pub fn write(out: &mut Vec<u8>, [old, new]: &[String; 2], rules: &[RuleDiff]) -> io::Result<()> {
    writeln!(out, "# Changes from {} to {}\n", code(old), code(new))?;
    write_summary(out, rules)?;
    for (at, rule) in rules.iter().enumerate().filter(|(_, rule)| rule.is_cause) {
        write_erratum(out, rule, rules.iter().filter(|rule| rule.follows.contains(&at)))?;
        let others = followed_causes(rule, rules);
        if !others.is_empty() {
            let names: Vec<String> = others.iter().map(|name| code(name)).collect();
            writeln!(out, "- It refers to rules that changed themselves: {}", names.join(", "))?;
        }
    }
    write_one_sided(out, "New rules", rules.iter().filter(|rule| rule.change == Change::Added))?;
    write_one_sided(
        out,
        "Removed rules",
        rules.iter().filter(|rule| rule.change == Change::Removed),
    )?;
    write_list(out, "Not decided", rules, |rule| match &rule.change {
        Change::NoDifference => {
            Some(format!(": no difference up to length {}", rule.up_to.unwrap_or_default()))
        }
        Change::Undecided(error) => Some(format!(": {}", visible(&error.to_string()))),
        _ => None,
    })?;
    write_list(out, "Written differently, with the same meaning", rules, |rule| {
        let is_same = rule.change == Change::Equal && !rule.is_cause;
        match rule.renamed {
            Some(Renamed::Given) if is_same => Some(" (as was said)".to_owned()),
            renamed => (is_same && (renamed.is_some() || rule.is_rewritten)).then(String::new),
        }
    })
}

/// Writes how many rules changed, and how many are not decided.
fn write_summary(out: &mut Vec<u8>, rules: &[RuleDiff]) -> io::Result<()> {
    let count = |is_wanted: fn(&Change) -> bool| {
        rules.iter().filter(|rule| is_wanted(&rule.change)).count()
    };
    let equal = count(|change| *change == Change::Equal);
    let undecided = count(|change| matches!(change, Change::NoDifference | Change::Undecided(_)));
    let all = quantity(rules.len(), "rule");
    match (rules.len() - equal - undecided, undecided) {
        (0, 0) if rules.len() == 1 => writeln!(out, "The rule accepts the same strings."),
        (0, 0) => writeln!(out, "All {all} accept the same strings."),
        (0, _) => {
            write!(out, "Of {all}, {equal} accept the same strings, ")?;
            writeln!(out, "and {undecided} are not decided.")
        }
        (changed, 0) => writeln!(out, "Of {all}, {changed} changed."),
        (changed, _) => {
            writeln!(out, "Of {all}, {changed} changed, and {undecided} are not decided.")
        }
    }
}

/// Writes a rule that changed itself, and the `followers`, which change with it.
fn write_erratum<'r>(
    out: &mut Vec<u8>,
    rule: &RuleDiff,
    followers: impl Iterator<Item = &'r RuleDiff>,
) -> io::Result<()> {
    writeln!(out, "\n## {}\n\nOriginal text:\n", format_name(rule, code))?;
    write_definition(out, rule.old_text.as_deref())?;
    writeln!(out, "\nIt should say:\n")?;
    write_definition(out, rule.new_text.as_deref())?;
    writeln!(out, "\nNotes:\n")?;
    write_effect(out, rule)?;
    let mut followers = followers.peekable();
    if followers.peek().is_some() {
        writeln!(out, "- These rules change with it:")?;
    }
    followers.try_for_each(|follower| {
        writeln!(out, "  - {}{}", format_name(follower, code), gain_and_loss(follower))
    })
}

/// Writes a section with the definitions of rules that only one grammar has, if there are any.
fn write_one_sided<'r>(
    out: &mut Vec<u8>,
    heading: &str,
    rules: impl Iterator<Item = &'r RuleDiff>,
) -> io::Result<()> {
    for (number, rule) in rules.enumerate() {
        if number == 0 {
            writeln!(out, "\n## {heading}")?;
        }
        writeln!(out)?;
        write_definition(out, rule.old_text.as_deref().or(rule.new_text.as_deref()))?;
        if let Some(twin) = &rule.same_as {
            writeln!(out, "\nIt accepts the same as {}.", code(twin))?;
        }
    }
    Ok(())
}

/// Writes a section with a list of the rules of which `note` says something, if there are any.
fn write_list(
    out: &mut Vec<u8>,
    heading: &str,
    rules: &[RuleDiff],
    note: impl Fn(&RuleDiff) -> Option<String>,
) -> io::Result<()> {
    let rules = rules.iter().filter_map(|rule| Some((rule, note(rule)?)));
    for (number, (rule, note)) in rules.enumerate() {
        if number == 0 {
            writeln!(out, "\n## {heading}\n")?;
        }
        writeln!(out, "- {}{note}", format_name(rule, code))?;
    }
    Ok(())
}

/// Writes a definition as a block of code.
fn write_definition(out: &mut Vec<u8>, text: Option<&str>) -> io::Result<()> {
    let text = text.unwrap_or_default();
    let fence = "`".repeat(longest_ticks(text).max(2) + 1);
    writeln!(out, "{fence}abnf\n{text}\n{fence}")
}

/// Writes what a rule gains and loses, as notes of an erratum.
fn write_effect(out: &mut Vec<u8>, rule: &RuleDiff) -> io::Result<()> {
    let Change::Changed { gained, lost, characters } = &rule.change else {
        // A rule that accepts the same texts as before is a cause if its old definition would now
        // accept others: see `RuleDiff::is_cause`.
        return writeln!(out, "- It {AS_BEFORE}");
    };
    let sets = characters.as_ref();
    let rows = [
        ("It accepts more", gained, sets.map(|sets| &sets.0)),
        ("It no longer accepts", lost, sets.map(|sets| &sets.1)),
    ];
    for (what, example, set) in rows {
        if let Some(text) = example {
            write!(out, "- {what}: for example {}", quoted_code(text))?;
            match set {
                Some(set) => writeln!(out, "; in all {}", code(&set.to_string()))?,
                None => writeln!(out)?,
            }
        } else if let Some(longest) = rule.up_to {
            writeln!(out, "- {what}: no text up to length {longest}")?;
        }
    }
    Ok(())
}

/// Returns what a rule gains and loses, as the end of a line; empty for any other change.
fn gain_and_loss(rule: &RuleDiff) -> String {
    let Change::Changed { gained, lost, .. } = &rule.change else { return String::new() };
    let part = |what: &str, text: &Option<String>| {
        text.as_ref().map(|text| format!("{what} {}", quoted_code(text)))
    };
    let parts = [part("now also", gained), part("no longer", lost)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!(": {}", parts.join(", "))
}

/// Writes the effect on a corpus.
pub fn write_corpus(
    out: &mut Vec<u8>,
    [old, new]: [&str; 2],
    found: &CorpusDiff,
) -> io::Result<()> {
    let rule = if old == new { code(old) } else { format!("{}, now {}", code(old), code(new)) };
    let CorpusDiff { lines, both, neither, gained, lost, .. } = found;
    writeln!(
        out,
        "\n## Effect on a corpus\n\nBy {rule}:\n\n\
         | lines | in both | in neither | only in new | only in old |\n\
         | ---: | ---: | ---: | ---: | ---: |\n\
         | {lines} | {both} | {neither} | {gained} | {lost} |",
    )?;
    let kinds = [
        ("only in new", &found.gained_lines, &found.gained_examples, gained),
        ("only in old", &found.lost_lines, &found.lost_examples, lost),
    ];
    for (what, numbers, texts, count) in kinds {
        if texts.is_empty() {
            continue;
        }
        let first = if texts.len() < *count { ", the first" } else { "" };
        writeln!(out, "\nLines {what}{first}:\n")?;
        for (number, text) in numbers.iter().zip(texts) {
            writeln!(out, "- line {number}: {}", quoted_code(text))?;
        }
    }
    Ok(())
}

/// Returns a text in quotation marks, as a code span.
fn quoted_code(text: &str) -> String {
    code(&crate::shell::in_quotation_marks(text))
}

/// Returns a text as a code span. It has more backticks around it than any sequence of them inside.
fn code(text: &str) -> String {
    let text = visible(text);
    let ticks = "`".repeat(longest_ticks(&text) + 1);
    if text.starts_with('`') || text.ends_with('`') {
        format!("{ticks} {text} {ticks}")
    } else {
        format!("{ticks}{text}{ticks}")
    }
}

/// Returns the length of the longest sequence of backticks in a text.
fn longest_ticks(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or(0)
}
