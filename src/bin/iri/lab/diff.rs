//! `iri lab diff`.

use super::source::{OverlayOption, load, rule_or_first, texts};
use super::{Answer, Trouble};
use crate::shell::{
    ABSENT, Format, FormatOnly, HEADING, NAME, Status, in_quotation_marks, json_line, print,
};
use clap::Args;
use iri_grammar::lab::{self, Change, CharSet, CorpusDiff, RuleDiff, URI_TO_IRI};
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
    format: FormatOnly,
}

const LONG_HELP: &str = "\
The rules that are equal, and for the others a shortest string that only the new one takes
and one that only the old one takes; where both are sets of characters, the ranges too. A
rule of RFC 3986 is compared with that of RFC 3987 that took its place: URI with IRI. A
fragment is laid over NEW.

With --format jsonl, each object says by its report what it is:
  rule    old, new      the names, or null
          change        equal, added, removed, changed or undecided
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
    pub fn run(&self) -> Answer {
        let old = load(&self.old, None)?;
        let new = self.new.as_ref().unwrap_or(&self.old);
        let new = load(new, self.overlay.overlay.as_deref())?;
        let diff = lab::Diff::of(&old, &new, URI_TO_IRI)?;
        let json = self.format.format == Format::Jsonl;
        let mut out = Vec::new();
        match json {
            true => diff.rules.iter().try_for_each(|rule| write_json(&mut out, rule))?,
            false => write(&mut out, &diff.rules)?,
        }
        if let Some(corpus) = &self.corpus {
            let lines = texts(corpus)?;
            let old = rule_or_first(&old, self.rule.as_deref());
            // The same rule under its new name.
            let pair = diff.rules.iter().find(|rule| rule.old_name.as_deref() == Some(old));
            let new = pair.and_then(|rule| rule.new_name.as_deref()).unwrap_or(old);
            match diff.corpus(old, new, lines, EXAMPLES) {
                Ok(found) if json => write_corpus_json(&mut out, [old, new], &found)?,
                Ok(found) => write_corpus(&mut out, [old, new], &found)?,
                Err(error) => {
                    let trouble = Trouble::from(error);
                    print(&out)?;
                    return Err(trouble);
                }
            }
        }
        print(&out)?;
        let same = diff.rules.iter().all(|rule| rule.change == Change::Equal);
        Ok(if same { Status::Fine } else { Status::Invalid })
    }
}

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
    );
    json_line(out, &report)
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
            Change::Undecided(error) => writeln!(out, "\n{NAME}{name}{NAME:#}: {error}")?,
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

fn write_json(out: &mut Vec<u8>, rule: &RuleDiff) -> io::Result<()> {
    let (change, gained, lost, characters) = match &rule.change {
        Change::Equal => ("equal", None, None, None),
        Change::Added => ("added", None, None, None),
        Change::Removed => ("removed", None, None, None),
        Change::Undecided(_) => ("undecided", None, None, None),
        Change::Changed { gained, lost, characters } => {
            ("changed", gained.as_deref(), lost.as_deref(), characters.as_ref())
        }
    };
    let report = object!(
        report: "rule", old: &rule.old_name, new: &rule.new_name,
        change: change, gained: gained, lost: lost,
        characters_gained: characters.map(|(gained, _)| gained.code_points()),
        characters_lost: characters.map(|(_, lost)| lost.code_points()),
    );
    json_line(out, &report)
}
