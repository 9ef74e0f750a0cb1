//! `abnf-lab diff`.

mod each;
mod markdown;

use super::budget::BudgetOptions;
use super::grammar::{MapOption, OverlayOption, display_name, find_rule, first_rule};
use super::source::read_numbered_lines;
use super::{Answer, CompareUpToOption, Trouble};
use crate::shell::{
    ABSENT, Format, FormatOnly, HEADING, NAME, in_quotation_marks, json_line, print, quantity,
    visible,
};
use abnf_lab::{
    Change, CharSet, CorpusDiff, LabGrammar, Proof, Renamed, RuleDiff, RuleProof, URI_TO_IRI,
    Verdict,
};
use clap::Args;
use std::ffi::OsString;
use std::io::{self, Write};

/// Compares two versions of a grammar as languages
#[derive(Args)]
#[command(after_long_help = include_str!("../help/diff.txt"))]
pub struct Diff {
    /// A grammar; see 'abnf-lab --help'
    old: OsString,
    /// The other grammar; with --overlay, OLD by default
    #[arg(required_unless_present = "overlay")]
    new: Option<OsString>,
    #[command(flatten)]
    overlay: OverlayOption,
    #[command(flatten)]
    limits: BudgetOptions,
    #[command(flatten)]
    map: MapOption,
    /// Count the texts of this file, one a line, that each grammar accepts; '-' is standard input
    #[arg(long, value_name = "FILE")]
    corpus: Option<OsString>,
    /// Write a line for each rule: equal, or a shortest witness
    #[arg(long, conflicts_with_all = ["corpus", "markdown"])]
    all: bool,
    /// Write such a line for this rule only, by its name in OLD or NEW; may be repeated. With
    /// --corpus, the rule of OLD for its texts [default: the first]
    #[arg(short, long = "rule", value_name = "RULE")]
    rules: Vec<String>,
    /// Write a log of changes in Markdown, each in the form of an erratum
    #[arg(long, conflicts_with = "format")]
    markdown: bool,
    #[command(flatten)]
    up_to: CompareUpToOption,
    #[command(flatten)]
    format: FormatOnly,
}

/// What the output says of a rule with a changed definition that accepts the same texts.
const AS_BEFORE: &str = "accepts the same texts as before, but its old definition would not";

/// The most lines of a corpus that are shown for each of the two grammars.
const EXAMPLES: usize = 10;

impl Diff {
    /// Compares the two grammars, and writes the differences in the form that the options choose.
    pub fn run(&self) -> Answer {
        let budget = self.limits.budget();
        let (old, old_status) = self.overlay.load_to_compare(&self.old, &[], budget)?;
        let new_name = self.new.as_ref().unwrap_or(&self.old);
        let (new, new_status) =
            self.overlay.load_to_compare(new_name, &self.overlay.overlay, budget)?;
        let status = old_status.max(new_status);
        let names = [display_name(&self.old), self.overlay.display_name(new_name)];
        let map = self.map.pairs(&old, &new, &names);
        if self.all || !self.rules.is_empty() && self.corpus.is_none() {
            return Ok(status.max(self.write_each_rule([&old, &new], &map, &names)?));
        }
        // A pair of `URI_TO_IRI` is taken for one renamed rule if each of its names is in one
        // grammar only.
        let diff = abnf_lab::Diff::mapped(
            &old,
            &new,
            &map,
            URI_TO_IRI,
            &self.up_to.within(budget.clone()),
        )?;
        let mut out = Vec::new();
        if self.markdown {
            markdown::write(&mut out, &names, &diff.rules)?;
        } else if self.format.format == Format::Jsonl {
            diff.rules.iter().try_for_each(|rule| write_json(&mut out, rule, &diff.rules))?;
        } else {
            write_rules(&mut out, &diff.rules)?;
        }
        if let Some(corpus) = &self.corpus {
            let lines = read_numbered_lines(corpus)?;
            if let Err(trouble) = self.add_corpus(&mut out, &diff, &old, &names[0], lines) {
                print(&out)?;
                return Err(trouble);
            }
        }
        print(&out)?;
        let all_equal = diff.rules.iter().all(|rule| rule.change == Change::Equal);
        let has_no_difference =
            |rule: &RuleDiff| matches!(rule.change, Change::Equal | Change::NoDifference);
        let all_without = diff.rules.iter().all(has_no_difference);
        Ok(status.max(self.up_to.status(all_equal, all_without)))
    }

    /// Adds the effect on the numbered lines of a corpus. `old_name` is the name of the grammar
    /// `old`.
    fn add_corpus(
        &self,
        out: &mut Vec<u8>,
        diff: &abnf_lab::Diff<'_>,
        old: &LabGrammar,
        old_name: &str,
        lines: Vec<(usize, String)>,
    ) -> Result<(), Trouble> {
        let (numbers, lines): (Vec<usize>, Vec<String>) = lines.into_iter().unzip();
        let old_rule = match self.rules.first() {
            Some(rule) => find_rule(old, rule, old_name, "--rule <RULE>"),
            None => first_rule(old),
        };
        // The rule may have another name in the new grammar.
        let pair = diff.rules.iter().find(|rule| rule.old_name.as_deref() == Some(old_rule));
        let new_rule = pair.and_then(|rule| rule.new_name.as_deref()).unwrap_or(old_rule);
        let mut found = diff.corpus(old_rule, new_rule, lines, EXAMPLES)?;
        // Converts numbers among the lines that were read to numbers in the file.
        for line in found.gained_lines.iter_mut().chain(&mut found.lost_lines) {
            *line = numbers[*line - 1];
        }
        let write = if self.markdown {
            markdown::write_corpus
        } else if self.format.format == Format::Jsonl {
            write_corpus_json
        } else {
            write_corpus
        };
        Ok(write(out, [old_rule, new_rule], &found)?)
    }

    /// Writes a line for each rule, or for those of `--rule`.
    fn write_each_rule(
        &self,
        [old, new]: [&LabGrammar; 2],
        map: &[(&str, &str)],
        names: &[String; 2],
    ) -> Answer {
        let rules: Vec<&str> =
            self.rules.iter().map(|name| each::existing_name(old, new, name, names)).collect();
        let budget = self.up_to.within(self.limits.budget().clone());
        let proof = Proof::mapped(old, new, map, &rules, &budget)?;
        let mut out = Vec::new();
        for rule in &proof.rules {
            match self.format.format {
                Format::Human => each::write_rule(&mut out, rule, names)?,
                Format::Jsonl => each::write_json(&mut out, rule)?,
            }
        }
        print(&out)?;
        if self.format.format == Format::Human {
            each::report_totals(&proof);
        }
        let has_no_difference =
            |rule: &RuleProof| matches!(rule.verdict, Verdict::Equal | Verdict::NoDifference);
        Ok(self.up_to.status(proof.holds(), proof.rules.iter().all(has_no_difference)))
    }
}

/// Writes the effect on a corpus for a person.
fn write_corpus(out: &mut Vec<u8>, [old, new]: [&str; 2], found: &CorpusDiff) -> io::Result<()> {
    let rule = if old == new { old.to_owned() } else { format!("{old} and {new}") };
    writeln!(out, "\n{HEADING}corpus, {rule}{HEADING:#}")?;
    let counts = [
        ("lines", found.lines, &[][..]),
        ("in both", found.both, &[]),
        ("in neither", found.neither, &[]),
        ("only in new", found.gained, &found.gained_examples),
        ("only in old", found.lost, &found.lost_examples),
    ];
    for (what, count, examples) in counts {
        writeln!(out, "  {what:<12} {count:>6}")?;
        examples.iter().try_for_each(|text| writeln!(out, "    {}", in_quotation_marks(text)))?;
    }
    Ok(())
}

/// Writes the effect on a corpus as an object of JSON.
fn write_corpus_json(
    out: &mut Vec<u8>,
    [old, new]: [&str; 2],
    found: &CorpusDiff,
) -> io::Result<()> {
    let CorpusDiff { lines, both, neither, gained, lost, .. } = *found;
    let report = object!(
        report: "corpus", old: old, new: new,
        lines: lines, both: both, neither: neither, gained: gained, lost: lost,
        gained_examples: &found.gained_examples, lost_examples: &found.lost_examples,
        gained_lines: &found.gained_lines, lost_lines: &found.lost_lines,
    );
    json_line(out, &report)
}

/// Writes the differences of all rules for a person.
fn write_rules(out: &mut Vec<u8>, rules: &[RuleDiff]) -> io::Result<()> {
    let with_change = |change: Change| rules.iter().filter(move |rule| rule.change == change);
    let all = quantity(rules.len(), "rule");
    writeln!(out, "{HEADING}equal: {} of {all}{HEADING:#}", with_change(Change::Equal).count())?;
    write_names(out, with_change(Change::Equal))?;
    if let Some(longest) = with_change(Change::NoDifference).find_map(|rule| rule.up_to) {
        let count = with_change(Change::NoDifference).count();
        writeln!(out, "{HEADING}no difference up to length {longest}: {count}{HEADING:#}")?;
        write_names(out, with_change(Change::NoDifference))?;
    }
    let is_shown = |rule: &&RuleDiff| {
        rule.is_cause || !matches!(rule.change, Change::Equal | Change::NoDifference)
    };
    let is_follower = |rule: &&RuleDiff| !rule.is_cause;
    let (followers, causes): (Vec<_>, Vec<_>) =
        rules.iter().filter(is_shown).partition(is_follower);
    for rule in causes.into_iter().chain(followers) {
        write_rule(out, rule, rules)?;
    }
    Ok(())
}

/// Writes the difference of one rule for a person.
fn write_rule(out: &mut Vec<u8>, rule: &RuleDiff, rules: &[RuleDiff]) -> io::Result<()> {
    let name = rule_name(rule);
    match &rule.change {
        // Of these rules, only causes are written.
        Change::Equal | Change::NoDifference => {
            writeln!(out, "\n{NAME}{name}{NAME:#} {AS_BEFORE}")?
        }
        Change::Added | Change::Removed => {
            let side = if rule.change == Change::Added { "new" } else { "old" };
            write!(out, "\n{NAME}{name}{NAME:#} is only in the {side} grammar")?;
            match &rule.same_as {
                Some(twin) => writeln!(out, "; {NAME}{twin}{NAME:#} accepts the same")?,
                None => writeln!(out)?,
            }
        }
        Change::Undecided(error) => writeln!(out, "\n{NAME}{name}{NAME:#}: {error}")?,
        Change::Changed { gained, lost, characters } => {
            writeln!(out, "\n{NAME}{name}{NAME:#}")?;
            write_text_row(out, "only in new", gained.as_deref(), rule.up_to)?;
            write_text_row(out, "only in old", lost.as_deref(), rule.up_to)?;
            if let Some((gained, lost)) = characters {
                write_characters_row(out, "gained", gained)?;
                write_characters_row(out, "lost", lost)?;
            }
        }
    }
    if !rule.follows.is_empty() {
        let heads = followed_causes(rule, rules);
        let also = if rule.is_cause { "also " } else { "" };
        writeln!(out, "  {also}follows  {NAME}{}{NAME:#}", heads.join(", "))?;
    }
    if rule.is_cause {
        let (old, new) = (rule.old_text.as_deref(), rule.new_text.as_deref());
        write_definitions(out, old.unwrap_or_default(), new.unwrap_or_default())?;
    }
    Ok(())
}

/// Returns the new names of the rules that a rule follows.
fn followed_causes(rule: &RuleDiff, rules: &[RuleDiff]) -> Vec<String> {
    rule.follows.iter().filter_map(|&at| rules[at].new_name.clone()).collect()
}

/// Writes two definitions side by side, or if they are too wide, the old one above the new one.
fn write_definitions(out: &mut Vec<u8>, old: &str, new: &str) -> io::Result<()> {
    const WIDTH: usize = 100;
    let columns = |text: &str| text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let left = columns(old).max("old".len());
    if left + columns(new) + 4 > WIDTH {
        for (what, text) in [("old", old), ("new", new)] {
            writeln!(out, "  {HEADING}{what}{HEADING:#}")?;
            text.lines().try_for_each(|line| writeln!(out, "    {}", visible(line)))?;
        }
        return Ok(());
    }
    writeln!(out, "  {HEADING}{:<left$}  new{HEADING:#}", "old")?;
    let (mut olds, mut news) = (old.lines(), new.lines());
    loop {
        let (old, new) = match (olds.next(), news.next()) {
            (None, None) => return Ok(()),
            (old, new) => (visible(old.unwrap_or("")), visible(new.unwrap_or(""))),
        };
        writeln!(out, "{}", format!("  {old:<left$}  {new}").trim_end())?;
    }
}

/// Writes the names of rules, several in a line.
fn write_names<'r>(out: &mut Vec<u8>, rules: impl Iterator<Item = &'r RuleDiff>) -> io::Result<()> {
    const WIDTH: usize = 80;
    let mut lines: Vec<String> = Vec::new();
    for name in rules.map(rule_name) {
        match lines.last_mut() {
            Some(line) if line.len() + 2 + name.len() <= WIDTH => *line += &format!("  {name}"),
            _ => lines.push(name),
        }
    }
    lines.iter().try_for_each(|line| writeln!(out, "  {NAME}{line}{NAME:#}"))
}

/// Returns the name of a rule, or the old and the new name.
fn rule_name(rule: &RuleDiff) -> String {
    format_name(rule, str::to_owned)
}

/// Returns the name of a rule, or the old and the new name, each formatted by `format`.
fn format_name(rule: &RuleDiff, format: fn(&str) -> String) -> String {
    match (&rule.old_name, &rule.new_name) {
        (Some(old), Some(new)) if rule.renamed.is_some() => {
            format!("{}, now {}", format(old), format(new))
        }
        (Some(name), _) | (None, Some(name)) => format(name),
        (None, None) => String::new(),
    }
}

/// Writes a string that only one of the rules accepts, or that there is none: up to the length
/// `up_to`, if only texts up to a length were compared.
fn write_text_row(
    out: &mut Vec<u8>,
    what: &str,
    text: Option<&str>,
    up_to: Option<usize>,
) -> io::Result<()> {
    match (text, up_to) {
        (Some(text), _) => writeln!(out, "  {what}  {}", in_quotation_marks(text)),
        (None, Some(longest)) => {
            writeln!(out, "  {what}  {ABSENT}no text up to length {longest}{ABSENT:#}")
        }
        (None, None) => writeln!(out, "  {what}  {ABSENT}nothing{ABSENT:#}"),
    }
}

/// Writes the characters that a set gains or loses, if there are any.
fn write_characters_row(out: &mut Vec<u8>, what: &str, set: &CharSet) -> io::Result<()> {
    if set.is_empty() { Ok(()) } else { writeln!(out, "  {what:<11}  {set}") }
}

/// Writes the difference of one rule as an object of JSON.
fn write_json(out: &mut Vec<u8>, rule: &RuleDiff, rules: &[RuleDiff]) -> io::Result<()> {
    let (change, gained, lost, characters) = match &rule.change {
        Change::Equal => ("equal", None, None, None),
        Change::NoDifference => ("no-difference", None, None, None),
        Change::Added => ("added", None, None, None),
        Change::Removed => ("removed", None, None, None),
        Change::Undecided(_) => ("undecided", None, None, None),
        Change::Changed { gained, lost, characters } => {
            ("changed", gained.as_deref(), lost.as_deref(), characters.as_ref())
        }
    };
    let renamed = rule.renamed.map(|renamed| match renamed {
        Renamed::SameLanguage => "same-language",
        Renamed::Similar => "similar",
        _ => "given",
    });
    let report = object!(
        report: "rule", old: &rule.old_name, new: &rule.new_name, renamed: renamed,
        same_as: &rule.same_as, change: change, up_to: rule.up_to, cause: rule.is_cause,
        follows: followed_causes(rule, rules),
        rewritten: rule.is_rewritten, old_text: &rule.old_text, new_text: &rule.new_text,
        gained: gained, lost: lost,
        characters_gained: characters.map(|(gained, _)| gained.code_points()),
        characters_lost: characters.map(|(_, lost)| lost.code_points()),
    );
    json_line(out, &report)
}
