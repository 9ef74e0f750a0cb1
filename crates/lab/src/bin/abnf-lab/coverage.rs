//! `abnf-lab coverage`.

use super::Answer;
use super::grammar::GrammarArg;
use super::source::read_lines;
use crate::shell::{Format, FormatOnly, HEADING, Status, json_line, print, quantity, visible};
use abnf_lab::{CharSet, Point};
use clap::Args;
use std::collections::HashMap;
use std::ffi::OsString;
use std::io::{self, Write};

/// Shows which parts of a grammar texts exercise, and finds strings for the rest
#[derive(Args)]
#[command(after_long_help = include_str!("help/coverage.txt"))]
pub struct Coverage {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The start rule for the texts [default: the first]
    #[arg(short, long)]
    rule: Option<String>,
    /// Files of texts, one a line; '-' is standard input
    #[arg(required = true)]
    corpus: Vec<OsString>,
    /// The seed for random strings
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    format: FormatOnly,
}

impl Coverage {
    /// Counts what the texts of all files exercise, and writes the report.
    pub fn run(&self) -> Answer {
        let grammar = self.grammar.load()?;
        let rule = self.grammar.rule_or_first(&grammar, self.rule.as_ref(), "--rule <RULE>");
        let rule = &*rule.to_owned();
        let study = self.grammar.study_of(grammar, rule)?;
        let mut coverage = study.coverage(rule)?;
        let (mut lines, mut accepted) = (0, 0);
        for file in &self.corpus {
            let texts = read_lines(file)?;
            lines += texts.len();
            // `add` returns whether the rule accepts the text.
            accepted += texts.iter().filter(|text| coverage.add(text)).count();
        }
        let points = group_points(&coverage);
        let samples = coverage.fill(self.seed);
        coverage.check()?;
        let mut out = Vec::new();
        match self.format.format {
            Format::Human => {
                let are = if accepted == 1 || lines == 1 { "is" } else { "are" };
                let quantity = quantity(lines, "line");
                writeln!(out, "{accepted} of {quantity} {are} of the form {rule}\n")?;
                write_report(&mut out, &points, &samples)?;
            }
            Format::Jsonl => {
                write_objects(&mut out, &points, &samples)?;
                let total = object!(report: "total", lines: lines, accepted: accepted);
                json_line(&mut out, &total)?;
            }
        }
        print(&out)?;
        Ok(if accepted == lines { Status::Fine } else { Status::Invalid })
    }
}

/// Writes an object for each entry and for each string.
fn write_objects(out: &mut Vec<u8>, entries: &[Entry], samples: &[String]) -> io::Result<()> {
    for Entry { kind, what, hits, points } in entries {
        let point = object!(report: "point", kind: kind, what: what, hits: hits, points: points);
        json_line(out, &point)?;
    }
    samples.iter().try_for_each(|text| json_line(out, &object!(report: "sample", text: text)))
}

/// An entry of the report: all characters of one rule that were exercised equally often, or one other
/// point of the coverage.
struct Entry {
    kind: &'static str,
    what: String,
    hits: usize,
    /// The number of points.
    points: usize,
}

/// The index of an entry for characters, and the ranges of these characters.
type CharacterEntry = (usize, Vec<(u32, u32)>);

/// Groups the points of a coverage into entries.
fn group_points(coverage: &abnf_lab::Coverage<'_>) -> Vec<Entry> {
    let mut found: Vec<Entry> = Vec::new();
    let mut sets: HashMap<(&str, String, usize), CharacterEntry> = HashMap::new();
    for (point, hits) in coverage.points() {
        let kind = match point {
            Point::Rule(_) => "rule",
            Point::Alternative(..) => "alternative",
            Point::Range(..) => "range",
        };
        let what = coverage.describe(point);
        // Only points that are characters share entries.
        let Some(characters) = coverage.characters(point) else {
            found.push(Entry { kind, what, hits, points: 1 });
            continue;
        };
        // The name of the rule; the characters after the colon are joined to those of the entry.
        let name = what.split(':').next().unwrap_or(&what).to_owned();
        let (at, ranges) = sets.entry((kind, name.clone(), hits)).or_insert_with(|| {
            found.push(Entry { kind, what: name, hits, points: 0 });
            (found.len() - 1, Vec::new())
        });
        ranges.extend(characters.code_points());
        found[*at].points += 1;
    }
    for (at, ranges) in sets.into_values() {
        found[at].what += &format!(": {}", CharSet::from_ranges(ranges));
    }
    found
}

/// Writes how much of each kind is exercised, the points without hits, and strings for these.
fn write_report(out: &mut Vec<u8>, points: &[Entry], samples: &[String]) -> io::Result<()> {
    writeln!(out, "{HEADING}exercised         of{HEADING:#}")?;
    for (kind, name) in [("rule", "rules"), ("alternative", "alternatives"), ("range", "ranges")] {
        let of_kind = || points.iter().filter(|point| point.kind == kind);
        let hit: usize = of_kind().filter(|point| point.hits > 0).map(|point| point.points).sum();
        let all: usize = of_kind().map(|point| point.points).sum();
        writeln!(out, "{hit:>9}  {all:>9}  {name}")?;
    }
    if points.iter().any(|point| point.hits == 0) {
        writeln!(out, "\n{HEADING}not exercised{HEADING:#}")?;
    }
    for Entry { kind, what, .. } in points.iter().filter(|point| point.hits == 0) {
        writeln!(out, "  {kind:<11}  {}", visible(what))?;
    }
    if !samples.is_empty() {
        writeln!(out, "\n{HEADING}strings for these{HEADING:#}")?;
    }
    samples.iter().try_for_each(|text| writeln!(out, "  {text:?}"))
}
