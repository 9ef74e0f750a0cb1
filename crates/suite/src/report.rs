//! `iri suite report`: the sums of runs, for a terminal and for programs.

use super::record::{FormatName, Kind, Position, Specification};
use super::results::{Controls, Observed, Outcome, Results, SCHEMA};
use super::{Failure, pages, read_json};
use crate::shell::Status;
use crate::shell::{ABSENT, HEADING, NAME, counted, json_line, print, visible};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::iter;
use std::path::PathBuf;

/// Sums up the results of runs, and tells what differs between them
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Report {
    /// The files that 'iri suite run' has written
    #[arg(value_name = "RESULT", required = true)]
    files: Vec<PathBuf>,
    /// How the report is written
    #[arg(short, long, value_enum, default_value_t = ReportFormat::Human)]
    #[arg(hide_possible_values = true, value_name = "human|jsonl|html")]
    format: ReportFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ReportFormat {
    Human,
    Jsonl,
    Html,
}

const LONG_HELP: &str = "\
For each file, of how many tests the result is that of all three specifications, of each of
them, of none, by format and position; '2 of 3' is two tests of three, where the specification
says nothing of the others. Then the records of which the runs differ: in what the browser
read, in what it resolved, or in what the server was asked for. Whether a control passed and
what is followed is told anew, from what each file says was observed. --format html of one file
has every test.

With --format jsonl, each object says by its report what it is:
  run            file, browser, driver, controls, failed, negative_controls,
                 negative_failed, misread
  tally          file, name, tests, all, rfc3987, rfc3987bis, url, none;
                 unspecified: {rfc3987, rfc3987bis, url}
  difference     id, runs: [{file, verdict, follows, unspecified, href, reads, requests}],
                 or null for a run that does not have it
  total          records, differences

Examples:
  iri suite report suite/result.json
  iri suite report --format html old.json new.json > report.html

Exit status: 0 if the runs do not differ, 1 if they do, or if in one a control failed, a
reference was misread or there were no controls, 2 if a file could not be read.";

impl Report {
    pub fn run(&self) -> Result<Status, Failure> {
        let mut runs = Vec::new();
        for file in &self.files {
            let results = read_json(file, SCHEMA, |results: &Results| &results.schema)?;
            runs.push((file.display().to_string(), results));
        }
        let comparison = Comparison::new(&runs);
        let mut out = Vec::new();
        match (self.format, &*runs) {
            (ReportFormat::Human, _) => human(&mut out, &comparison)?,
            (ReportFormat::Jsonl, _) => json(&mut out, &comparison)?,
            (ReportFormat::Html, [(_, results)]) => out = pages::run(results).into_bytes(),
            (ReportFormat::Html, _) => out = pages::comparison(&comparison).into_bytes(),
        }
        print(&out)?;
        let reliable = runs.iter().all(|(_, results)| results.is_reliable());
        let fine = reliable && comparison.differences.is_empty();
        Ok(if fine { Status::Fine } else { Status::Invalid })
    }
}

/// Several runs beside each other.
pub struct Comparison<'r> {
    /// The names of the files, and their results.
    pub runs: &'r [(String, Results)],
    /// The number of records in all files.
    pub records: usize,
    /// The records in which the runs differ, with the outcome in each run that contains them.
    pub differences: Vec<(&'r str, Vec<Option<&'r Outcome>>)>,
}

impl<'r> Comparison<'r> {
    fn new(runs: &'r [(String, Results)]) -> Comparison<'r> {
        let mut all: BTreeMap<&str, Vec<Option<&Outcome>>> = BTreeMap::new();
        for (index, (_, results)) in runs.iter().enumerate() {
            for outcome in &results.outcomes {
                let none = || vec![None; runs.len()];
                all.entry(&outcome.record.id).or_insert_with(none)[index] = Some(outcome);
            }
        }
        let records = all.len();
        let differences = all.into_iter().filter(|(_, outcomes)| {
            !outcomes.windows(2).all(|pair| match (pair[0], pair[1]) {
                (Some(a), Some(b)) => a.observed == b.observed && a.verdict() == b.verdict(),
                _ => false,
            })
        });
        Comparison { runs, records, differences: differences.collect() }
    }
}

pub fn verdict_in(outcome: Option<&Outcome>) -> String {
    outcome.map_or_else(|| "not there".to_owned(), Outcome::verdict)
}

/// A number for each specification.
type Each = BTreeMap<Specification, usize>;

/// The number of tests of each result.
#[derive(Serialize)]
pub struct Tally {
    tests: usize,
    /// The result is that of all three specifications.
    all: usize,
    /// The result is that of this specification, and perhaps of others.
    #[serde(flatten)]
    follows: Each,
    /// The result is that of no specification.
    none: usize,
    /// This specification does not define the result.
    unspecified: Each,
}

impl Tally {
    pub const HEADINGS: [&str; 6] =
        ["tests", "all three", "RFC 3987", "3987bis", "URL Standard", "none"];

    fn new(outcomes: &[&Outcome]) -> Tally {
        let count = |is: &dyn Fn(&Outcome) -> bool| outcomes.iter().filter(|it| is(it)).count();
        let each = |of: fn(&Outcome) -> &[Specification]| {
            let number = |by: &Specification| (*by, count(&|outcome| of(outcome).contains(by)));
            Specification::ALL.iter().map(number).collect()
        };
        Tally {
            tests: outcomes.len(),
            all: count(&|outcome| outcome.follows == Specification::ALL),
            follows: each(|outcome| &outcome.follows),
            none: count(&|outcome| outcome.follows.is_empty()),
            unspecified: each(|outcome| &outcome.unspecified),
        }
    }

    /// The cells under the headings. `2 of 3` is two tests of three, where the specification
    /// does not define the others.
    pub fn cells(&self) -> Vec<String> {
        let each = self.follows.iter().zip(self.unspecified.values());
        let each = each.map(|((_, follows), unspecified)| match unspecified {
            0 => follows.to_string(),
            _ => format!("{follows} of {}", self.tests - unspecified),
        });
        let first = [self.tests, self.all].map(|number| number.to_string());
        first.into_iter().chain(each).chain([self.none.to_string()]).collect()
    }
}

/// The tallies by format and position, then of all.
pub fn tallies(results: &Results) -> Vec<(String, Tally)> {
    let mut rows: BTreeMap<(FormatName, Position), Vec<&Outcome>> = BTreeMap::new();
    let all = results.outcomes.iter().filter(|outcome| outcome.is_applicable());
    let all: Vec<&Outcome> = all.collect();
    for outcome in &all {
        rows.entry((outcome.record.format, outcome.record.position)).or_default().push(outcome);
    }
    let rows =
        rows.into_iter().map(|((format, position), row)| (format!("{format} {position}"), row));
    let rows = rows.chain([("in all".to_owned(), all)]);
    rows.map(|(name, outcomes)| (name, Tally::new(&outcomes))).collect()
}

/// What is not in the tallies, in a sentence.
pub fn others(results: &Results) -> String {
    let Controls { controls, failed, negative_controls, negative_failed, misread } =
        results.controls();
    let texts = results
        .count(|outcome| outcome.record.kind == Kind::Test && !outcome.record.is_dereferenced());
    format!(
        "{}, {failed} failed; {}, {negative_failed} failed; {} not applicable, in formats whose \
         references a browser does not dereference; {} misread",
        counted(controls, "control"),
        counted(negative_controls, "negative control"),
        counted(texts, "test"),
        counted(misread, "reference"),
    )
}

/// A run for a terminal, test by test, and the summary.
pub fn run(out: &mut Vec<u8>, results: &Results) -> io::Result<()> {
    let width = results.outcomes.iter().map(|outcome| outcome.record.id.len()).max().unwrap_or(0);
    for outcome in &results.outcomes {
        let (id, verdict) = (&outcome.record.id, outcome.verdict());
        write!(out, "{NAME}{id:<width$}{NAME:#}  {verdict}")?;
        match verdict.as_str() {
            _ if outcome.is_strange() => writeln!(out, ": {}", visible(&outcome.seen()))?,
            "not applicable" => {
                writeln!(out, ": not dereferenced in this format; read as it is written")?;
            }
            _ => writeln!(out)?,
        }
    }
    writeln!(out)?;
    summary(out, results)
}

fn summary(out: &mut Vec<u8>, results: &Results) -> io::Result<()> {
    let Results { browser, driver, .. } = results;
    writeln!(out, "{HEADING}{}, {}{HEADING:#}", visible(browser), visible(driver))?;
    let headings = Tally::HEADINGS.map(str::to_owned).to_vec();
    let tallies = tallies(results).into_iter().map(|(name, tally)| (name, tally.cells()));
    let rows: Vec<_> = iter::once((String::new(), headings)).chain(tallies).collect();
    for (name, cells) in &rows {
        let mut line = String::new();
        for (column, cell) in cells.iter().enumerate() {
            let width = rows.iter().map(|(_, cells)| cells[column].len()).max().unwrap_or(0);
            line += &format!("{cell:>width$}  ");
        }
        writeln!(out, "{}", (line + name).trim_end())?;
    }
    writeln!(out, "{}", others(results))
}

/// Several runs for a terminal.
fn human(out: &mut Vec<u8>, comparison: &Comparison) -> io::Result<()> {
    for (file, results) in comparison.runs {
        writeln!(out, "{NAME}{}{NAME:#}", visible(file))?;
        summary(out, results)?;
        writeln!(out)?;
    }
    for (id, outcomes) in &comparison.differences {
        writeln!(out, "{HEADING}{}{HEADING:#}", visible(id))?;
        for ((file, _), outcome) in comparison.runs.iter().zip(outcomes) {
            writeln!(out, "  {}: {}", visible(file), visible(&verdict_in(*outcome)))?;
            if let Some(outcome) = outcome {
                writeln!(out, "    {ABSENT}{}{ABSENT:#}", visible(&outcome.seen()))?;
            }
        }
    }
    if comparison.runs.len() > 1 {
        let differences = comparison.differences.len();
        let records = counted(comparison.records, "record");
        let differ = if differences == 1 { "differs" } else { "differ" };
        writeln!(out, "{differences} of {records} {differ}")?;
    }
    Ok(())
}

#[derive(Serialize)]
#[serde(tag = "report", rename_all = "lowercase")]
enum Line<'r> {
    Run {
        file: &'r str,
        browser: &'r str,
        driver: &'r str,
        #[serde(flatten)]
        controls: Controls,
    },
    Tally {
        file: &'r str,
        name: &'r str,
        #[serde(flatten)]
        tally: Tally,
    },
    Difference {
        id: &'r str,
        runs: Vec<Option<Seen<'r>>>,
    },
    Total {
        records: usize,
        differences: usize,
    },
}

/// What a run observed of a record.
#[derive(Serialize)]
struct Seen<'r> {
    file: &'r str,
    verdict: String,
    follows: &'r [Specification],
    unspecified: &'r [Specification],
    #[serde(flatten)]
    observed: &'r Observed,
}

fn json(out: &mut Vec<u8>, comparison: &Comparison) -> io::Result<()> {
    for (file, results) in comparison.runs {
        let Results { browser, driver, .. } = results;
        json_line(out, &Line::Run { file, browser, driver, controls: results.controls() })?;
        for (name, tally) in tallies(results) {
            json_line(out, &Line::Tally { file, name: &name, tally })?;
        }
    }
    for (id, outcomes) in &comparison.differences {
        let runs = comparison.runs.iter().zip(outcomes).map(|((file, _), outcome)| {
            outcome.map(|outcome| Seen {
                file,
                verdict: outcome.verdict(),
                follows: &outcome.follows,
                unspecified: &outcome.unspecified,
                observed: &outcome.observed,
            })
        });
        json_line(out, &Line::Difference { id, runs: runs.collect() })?;
    }
    let (records, differences) = (comparison.records, comparison.differences.len());
    json_line(out, &Line::Total { records, differences })
}
