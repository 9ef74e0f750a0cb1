//! `iri lab coverage`.

use super::refused;
use super::source::{GrammarArg, first_rule, rule, texts};
use crate::shell::Status;
use crate::shell::{Format, FormatOption};
use crate::shell::{HEADING, json_line, print, visible};
use clap::Args;
use iri_grammar::lab::{self, Point};
use serde::Serialize;
use std::ffi::OsString;
use std::io::{self, Write};

/// Shows what of a grammar a set of texts exercises, and strings for the rest
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Coverage {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The rule that the texts are read by [default: IRI-reference or URI-reference, or the
    /// first]
    #[arg(short, long)]
    rule: Option<String>,
    /// Files of texts, one a line; '-' is standard input
    #[arg(required = true)]
    corpus: Vec<OsString>,
    /// Where the random numbers for the strings begin
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
Counted are the rules, the alternatives and the ranges of characters that can be reached from
the rule. A text that can be derived in several ways counts for one of them: the first
alternative that leads to a match. What no string exercises, because an earlier alternative
always takes it, is left without one.

With --format jsonl, each object says by its report what it is:
  point   kind (rule, alternative, range), what, hits
  sample  text: a string that exercises something with no hits
  total   lines, accepted

Examples:
  iri lab coverage rfc3987 urls.txt
  iri lab coverage rfc3986 --rule URI a.txt b.txt --format jsonl | jq 'select(.hits == 0)'

Exit status: 0 if all lines are accepted, 1 if not, 2 if the grammar cannot be asked, or a file
could not be read.";

impl Coverage {
    pub fn run(&self) -> io::Result<Status> {
        let Some(study) = self.grammar.study() else { return Ok(Status::Trouble) };
        let grammar = study.grammar();
        let rule = match &self.rule {
            Some(name) => rule(grammar, name, "--rule <RULE>"),
            None => first_rule(grammar),
        };
        let mut coverage = match study.coverage(rule) {
            Ok(coverage) => coverage,
            Err(error) => return Ok(refused(error)),
        };
        let (mut lines, mut accepted) = (0, 0);
        for file in &self.corpus {
            let Some(texts) = texts(file) else { return Ok(Status::Trouble) };
            lines += texts.len();
            accepted += texts.iter().filter(|text| coverage.add(text)).count();
        }
        let points = points(&coverage);
        let samples = coverage.fill(self.seed);
        let mut out = Vec::new();
        match self.format.format {
            Format::Human => {
                writeln!(out, "{accepted} of {lines} lines are of the form {rule}\n")?;
                write(&mut out, &points, &samples)?;
            }
            Format::Jsonl => {
                points.iter().try_for_each(|point| json_line(&mut out, point))?;
                for text in &samples {
                    json_line(&mut out, &SampleReport { report: "sample", text })?;
                }
                json_line(&mut out, &Total { report: "total", lines, accepted })?;
            }
        }
        print(&out)?;
        Ok(if accepted == lines { Status::Fine } else { Status::Invalid })
    }
}

fn points(coverage: &lab::Coverage<'_>) -> Vec<PointReport> {
    let report = |(point, hits)| PointReport {
        report: "point",
        kind: match point {
            Point::Rule(_) => "rule",
            Point::Alternative(..) => "alternative",
            Point::Range(..) => "range",
        },
        what: coverage.describe(point).to_string(),
        hits,
    };
    coverage.points().map(report).collect()
}

fn write(out: &mut Vec<u8>, points: &[PointReport], samples: &[String]) -> io::Result<()> {
    writeln!(out, "{HEADING}exercised         of{HEADING:#}")?;
    for (kind, name) in [("rule", "rules"), ("alternative", "alternatives"), ("range", "ranges")] {
        let of_kind = || points.iter().filter(|point| point.kind == kind);
        let hit = of_kind().filter(|point| point.hits > 0).count();
        writeln!(out, "{hit:>9}  {:>9}  {name}", of_kind().count())?;
    }
    heading(out, "not exercised")?;
    for point in points.iter().filter(|point| point.hits == 0) {
        writeln!(out, "  {:<11}  {}", point.kind, visible(&point.what))?;
    }
    heading(out, "strings for these")?;
    samples.iter().try_for_each(|text| writeln!(out, "  {text:?}"))
}

fn heading(out: &mut Vec<u8>, heading: &str) -> io::Result<()> {
    writeln!(out, "\n{HEADING}{heading}{HEADING:#}")
}

#[derive(Serialize)]
struct PointReport {
    report: &'static str,
    kind: &'static str,
    what: String,
    hits: usize,
}

#[derive(Serialize)]
struct SampleReport<'s> {
    report: &'static str,
    text: &'s str,
}

#[derive(Serialize)]
struct Total {
    report: &'static str,
    lines: usize,
    accepted: usize,
}
