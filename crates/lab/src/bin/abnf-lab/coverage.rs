//! `abnf-lab coverage`.

use super::Answer;
use super::source::{GrammarArg, rule_or_first, texts};
use crate::shell::{Format, FormatOnly, HEADING, Status, counted, json_line, print, visible};
use abnf_lab::Point;
use clap::Args;
use std::ffi::OsString;
use std::io::{self, Write};

/// Shows what of a grammar a set of texts exercises, and strings for the rest
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Coverage {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The rule that the texts are read by [default: the first]
    #[arg(short, long)]
    rule: Option<String>,
    /// Files of texts, one a line; '-' is standard input
    #[arg(required = true)]
    corpus: Vec<OsString>,
    /// Where the random numbers for the strings begin
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    format: FormatOnly,
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
  abnf-lab coverage rfc3987 urls.txt
  abnf-lab coverage rfc3986 --rule URI a.txt b.txt --format jsonl | jq 'select(.hits == 0)'

Exit status: 0 if all lines are accepted, 1 if not, 2 if the grammar cannot be asked, or a file
could not be read.";

impl Coverage {
    pub fn run(&self) -> Answer {
        let grammar = self.grammar.load()?;
        let rule =
            &*rule_or_first(&grammar, self.rule.as_deref(), &self.grammar.name(), "--rule <RULE>")
                .to_owned();
        let study = self.grammar.study_of(grammar, rule)?;
        let mut coverage = study.coverage(rule)?;
        let (mut lines, mut accepted) = (0, 0);
        for file in &self.corpus {
            let texts = texts(file)?;
            lines += texts.len();
            accepted += texts.iter().filter(|text| coverage.add(text)).count();
        }
        let points = points(&coverage);
        let samples = coverage.fill(self.seed);
        study.in_time()?;
        let mut out = Vec::new();
        match self.format.format {
            Format::Human => {
                let (lines, are) =
                    (counted(lines, "line"), if accepted == 1 { "is" } else { "are" });
                writeln!(out, "{accepted} of {lines} {are} of the form {rule}\n")?;
                write(&mut out, &points, &samples)?;
            }
            Format::Jsonl => {
                for (kind, what, hits) in &points {
                    let point = object!(report: "point", kind: kind, what: what, hits: hits);
                    json_line(&mut out, &point)?;
                }
                for text in &samples {
                    json_line(&mut out, &object!(report: "sample", text: text))?;
                }
                let total = object!(report: "total", lines: lines, accepted: accepted);
                json_line(&mut out, &total)?;
            }
        }
        print(&out)?;
        Ok(if accepted == lines { Status::Fine } else { Status::Invalid })
    }
}

/// A point: its kind, what it is, and how often it was exercised.
type Counted = (&'static str, String, usize);

fn points(coverage: &abnf_lab::Coverage<'_>) -> Vec<Counted> {
    let kind = |point| match point {
        Point::Rule(_) => "rule",
        Point::Alternative(..) => "alternative",
        Point::Range(..) => "range",
    };
    let counted = |(point, hits)| (kind(point), coverage.describe(point), hits);
    coverage.points().map(counted).collect()
}

fn write(out: &mut Vec<u8>, points: &[Counted], samples: &[String]) -> io::Result<()> {
    writeln!(out, "{HEADING}exercised         of{HEADING:#}")?;
    for (kind, name) in [("rule", "rules"), ("alternative", "alternatives"), ("range", "ranges")] {
        let of_kind = || points.iter().filter(|point| point.0 == kind);
        let hit = of_kind().filter(|&&(_, _, hits)| hits > 0).count();
        writeln!(out, "{hit:>9}  {:>9}  {name}", of_kind().count())?;
    }
    writeln!(out, "\n{HEADING}not exercised{HEADING:#}")?;
    for (kind, what, _) in points.iter().filter(|&&(_, _, hits)| hits == 0) {
        writeln!(out, "  {kind:<11}  {}", visible(what))?;
    }
    writeln!(out, "\n{HEADING}strings for these{HEADING:#}")?;
    samples.iter().try_for_each(|text| writeln!(out, "  {text:?}"))
}
