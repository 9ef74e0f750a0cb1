//! `iri lab diff`.

use super::source::{OverlayOption, first_rule, load, rule, texts};
use super::{ranges, refused};
use crate::shell::Status;
use crate::shell::{ABSENT, HEADING, NAME, in_quotation_marks, json_line, print};
use crate::shell::{Format, FormatOption};
use clap::Args;
use iri_grammar::lab::{self, Change, CharSet, CorpusDiff, LabGrammar, RuleDiff, URI_TO_IRI};
use serde::Serialize;
use std::ffi::OsString;
use std::io::{self, Write};

/// Compares two versions of a grammar as languages
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Diff {
    /// A grammar; see 'iri lab --help'
    old: OsString,
    /// The other; with --overlay, OLD, if nothing is said
    #[arg(required_unless_present = "overlay")]
    new: Option<OsString>,
    #[command(flatten)]
    overlay: OverlayOption,
    /// A file of texts, one a line, that are held against both; '-' is standard input
    #[arg(long, value_name = "FILE")]
    corpus: Option<OsString>,
    /// The rule of OLD that they are held against [default: IRI-reference or URI-reference,
    /// or the first]
    #[arg(short, long, requires = "corpus")]
    rule: Option<String>,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
The rules that are equal, and for the others a shortest string that only the new one takes
and one that only the old one takes; where both are sets of characters, the ranges too. A
rule of RFC 3986 is compared with that of RFC 3987 that took its place: URI with IRI. A
fragment is laid over NEW.

With --format jsonl, each object says by its report what it is:
  rule    old, new      the names, or null
          change        equal, added, removed or changed
          gained, lost  the strings, or null
          characters_gained, characters_lost  [[first, last], ...], code points, or null
  corpus  old, new      the rules
          lines, both, neither, gained, lost  numbers of lines
          gained_examples, lost_examples      the first ten

Examples:
  iri lab diff rfc3986 rfc3987 --corpus urls.txt
  iri lab diff rfc3987 --overlay fragment.abnf
  iri lab diff rfc3987bis leiri --format jsonl | jq -r 'select(.change == \"changed\") | .new'

Exit status: 0 if all rules are equal, 1 if not, 2 if there is nothing to compare.";

/// How many lines of a corpus are shown each way.
const EXAMPLES: usize = 10;

impl Diff {
    pub fn run(&self) -> io::Result<Status> {
        let Some((old, new)) = self.grammars() else { return Ok(Status::Trouble) };
        let diff = lab::Diff::of(&old, &new, URI_TO_IRI);
        let mut out = Vec::new();
        match self.format.format {
            Format::Human => write(&mut out, &diff.rules)?,
            Format::Jsonl => diff
                .rules
                .iter()
                .try_for_each(|rule| json_line(&mut out, &RuleReport::from(rule)))?,
        }
        let same = diff.rules.iter().all(|rule| rule.change == Change::Equal);
        let mut status = if same { Status::Fine } else { Status::Invalid };
        if let Some(corpus) = &self.corpus {
            let Some(lines) = texts(corpus) else { return Ok(Status::Trouble) };
            let (old, new) = self.rules(&diff, &old);
            match diff.corpus(&old, &new, lines, EXAMPLES) {
                Ok(found) => self.write_corpus(&mut out, &old, &new, &found)?,
                Err(error) => status = refused(error),
            }
        }
        print(&out)?;
        Ok(status)
    }

    fn grammars(&self) -> Option<(LabGrammar, LabGrammar)> {
        let old = load(&self.old, None)?;
        let new = load(self.new.as_ref().unwrap_or(&self.old), self.overlay.overlay.as_deref())?;
        Some((old, new))
    }

    /// The rule that the corpus is held against, under its old and its new name.
    fn rules(&self, diff: &lab::Diff<'_>, old: &LabGrammar) -> (String, String) {
        let asked = match &self.rule {
            Some(name) => rule(old, name, "--rule <RULE>"),
            None => first_rule(old),
        };
        let pair = diff.rules.iter().find(|rule| rule.old_name.as_deref() == Some(asked));
        let new = pair.and_then(|rule| rule.new_name.clone());
        (asked.to_owned(), new.unwrap_or_else(|| asked.to_owned()))
    }

    fn write_corpus(
        &self,
        out: &mut Vec<u8>,
        old: &str,
        new: &str,
        found: &CorpusDiff,
    ) -> io::Result<()> {
        let CorpusDiff { lines, both, neither, gained, lost, .. } = *found;
        if self.format.format == Format::Jsonl {
            let CorpusDiff { gained_examples, lost_examples, .. } = found;
            let report = "corpus";
            return json_line(
                out,
                &CorpusReport {
                    report,
                    old,
                    new,
                    lines,
                    both,
                    neither,
                    gained,
                    lost,
                    gained_examples,
                    lost_examples,
                },
            );
        }
        let rule = if old == new { old.to_owned() } else { format!("{old} and {new}") };
        writeln!(out, "\n{HEADING}corpus, {rule}{HEADING:#}")?;
        let counts = [
            ("lines", lines, &Vec::new()),
            ("in both", both, &Vec::new()),
            ("in neither", neither, &Vec::new()),
            ("only in new", gained, &found.gained_examples),
            ("only in old", lost, &found.lost_examples),
        ];
        for (what, count, examples) in counts {
            writeln!(out, "  {what:<12} {count:>6}")?;
            examples
                .iter()
                .try_for_each(|text| writeln!(out, "    {}", in_quotation_marks(text)))?;
        }
        Ok(())
    }
}

fn write(out: &mut Vec<u8>, rules: &[RuleDiff]) -> io::Result<()> {
    let equal = rules.iter().filter(|rule| rule.change == Change::Equal).count();
    writeln!(out, "{HEADING}equal: {equal} of {} rules{HEADING:#}", rules.len())?;
    let names = rules.iter().filter(|rule| rule.change == Change::Equal).map(name);
    for line in wrapped(names) {
        writeln!(out, "  {NAME}{line}{NAME:#}")?;
    }
    for rule in rules {
        let name = name(rule);
        match &rule.change {
            Change::Equal => {}
            Change::Added => writeln!(out, "\n{NAME}{name}{NAME:#} is only in the new grammar")?,
            Change::Removed => writeln!(out, "\n{NAME}{name}{NAME:#} is only in the old grammar")?,
            Change::Changed { gained, lost, characters } => {
                writeln!(out, "\n{NAME}{name}{NAME:#}")?;
                row(out, "only in new", gained.as_deref())?;
                row(out, "only in old", lost.as_deref())?;
                if let Some((gained, lost)) = characters {
                    characters_row(out, "gained", gained)?;
                    characters_row(out, "lost", lost)?;
                }
            }
        }
    }
    Ok(())
}

/// The names in lines of one width.
fn wrapped(names: impl Iterator<Item = String>) -> Vec<String> {
    const WIDTH: usize = 80;
    let mut lines: Vec<String> = Vec::new();
    for name in names {
        match lines.last_mut() {
            Some(line) if line.len() + 2 + name.len() <= WIDTH => {
                line.push_str("  ");
                line.push_str(&name);
            }
            _ => lines.push(name),
        }
    }
    lines
}

fn name(rule: &RuleDiff) -> String {
    match (&rule.old_name, &rule.new_name) {
        (Some(old), Some(new)) if old != new => format!("{old}, now {new}"),
        (Some(name), _) | (None, Some(name)) => name.clone(),
        (None, None) => String::new(),
    }
}

fn row(out: &mut Vec<u8>, what: &str, text: Option<&str>) -> io::Result<()> {
    match text {
        Some(text) => writeln!(out, "  {what}  {}", in_quotation_marks(text)),
        None => writeln!(out, "  {what}  {ABSENT}nothing{ABSENT:#}"),
    }
}

fn characters_row(out: &mut Vec<u8>, what: &str, set: &CharSet) -> io::Result<()> {
    if set.is_empty() { Ok(()) } else { writeln!(out, "  {what:<11}  {set}") }
}

#[derive(Serialize)]
struct RuleReport<'d> {
    report: &'static str,
    old: Option<&'d str>,
    new: Option<&'d str>,
    change: &'static str,
    gained: Option<&'d str>,
    lost: Option<&'d str>,
    characters_gained: Option<Ranges<'d>>,
    characters_lost: Option<Ranges<'d>>,
}

#[derive(Serialize)]
struct Ranges<'d>(#[serde(serialize_with = "ranges")] &'d CharSet);

impl<'d> From<&'d RuleDiff> for RuleReport<'d> {
    fn from(rule: &'d RuleDiff) -> Self {
        let (change, gained, lost, characters) = match &rule.change {
            Change::Equal => ("equal", None, None, None),
            Change::Added => ("added", None, None, None),
            Change::Removed => ("removed", None, None, None),
            Change::Changed { gained, lost, characters } => {
                ("changed", gained.as_deref(), lost.as_deref(), characters.as_ref())
            }
        };
        RuleReport {
            report: "rule",
            old: rule.old_name.as_deref(),
            new: rule.new_name.as_deref(),
            change,
            gained,
            lost,
            characters_gained: characters.map(|(gained, _)| Ranges(gained)),
            characters_lost: characters.map(|(_, lost)| Ranges(lost)),
        }
    }
}

#[derive(Serialize)]
struct CorpusReport<'d> {
    report: &'static str,
    old: &'d str,
    new: &'d str,
    lines: usize,
    both: usize,
    neither: usize,
    gained: usize,
    lost: usize,
    gained_examples: &'d [String],
    lost_examples: &'d [String],
}
