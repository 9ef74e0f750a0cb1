//! `iri suite report`, and the reports of a run.

pub mod html;
pub mod human;
mod tally;

use super::record::Kind;
use super::results::{Findings, Outcome};
use crate::shell::*;
use clap::{Args, ValueEnum};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use tally::tallies;

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
    pub fn run(&self) -> io::Result<Status> {
        let read = |file: &PathBuf| Ok((file.display().to_string(), Findings::read(file)?));
        let runs = match self.files.iter().map(read).collect::<Result<Vec<_>, String>>() {
            Ok(runs) => runs,
            Err(reason) => return trouble(reason),
        };
        let comparison = Comparison::new(&runs);
        // One of the two formats of all commands, and HTML.
        Results::alone(Format::Human, |out| {
            match (self.format, &*runs) {
                (ReportFormat::Human, _) => human::comparison(out, &comparison)?,
                (ReportFormat::Jsonl, _) => json(out, &comparison)?,
                (ReportFormat::Html, [(_, findings)]) => {
                    out.write_all(html::run(findings).as_bytes())?;
                }
                (ReportFormat::Html, _) => {
                    out.write_all(html::comparison(&comparison).as_bytes())?;
                }
            }
            let reliable = runs.iter().all(|(_, findings)| findings.is_reliable());
            Ok(Status::of(reliable && comparison.differences.is_empty()))
        })
    }
}

fn json(out: &mut Results, comparison: &Comparison<'_>) -> io::Result<()> {
    for (file, findings) in comparison.runs {
        let (controls, failed) = findings.controls(Kind::Control);
        let (negative_controls, negative_failed) = findings.controls(Kind::Negative);
        let Findings { browser, driver, .. } = findings;
        out.object(&object! {
            report: "run",
            file,
            browser,
            driver,
            controls,
            failed,
            negative_controls,
            negative_failed,
            misread: findings.misread(),
        })?;
        for (name, tally) in tallies(findings) {
            out.object(&object! { report: "tally", file, name, #[serde(flatten)] tally })?;
        }
    }
    for Difference { id, outcomes } in &comparison.differences {
        let runs = comparison.runs.iter().zip(outcomes).map(|((file, _), outcome)| {
            outcome.map(|outcome| {
                let Outcome { follows, unspecified, observed, .. } = outcome;
                let verdict = outcome.verdict();
                object! { file, verdict, follows, unspecified, #[serde(flatten)] observed }
            })
        });
        out.object(&object! { report: "difference", id, runs: runs.collect::<Vec<_>>() })?;
    }
    let (records, differences) = (comparison.records, comparison.differences.len());
    out.object(&object! { report: "total", records, differences })
}

/// Several runs beside each other.
pub struct Comparison<'r> {
    /// The name of each file, and what is in it.
    runs: &'r [(String, Findings)],
    /// How many records there are in one file or another.
    records: usize,
    /// The records of which the browsers did not do the same.
    differences: Vec<Difference<'r>>,
}

pub struct Difference<'r> {
    id: &'r str,
    /// What came of it in each run; nothing where the run does not have it.
    outcomes: Vec<Option<&'r Outcome>>,
}

impl<'r> Comparison<'r> {
    fn new(runs: &'r [(String, Findings)]) -> Comparison<'r> {
        let mut all: BTreeMap<&str, Vec<Option<&Outcome>>> = BTreeMap::new();
        for (index, (_, results)) in runs.iter().enumerate() {
            for outcome in &results.outcomes {
                let none = || vec![None; runs.len()];
                all.entry(&outcome.record.id).or_insert_with(none)[index] = Some(outcome);
            }
        }
        let records = all.len();
        let differences = all.into_iter().filter(|(_, outcomes)| !is_one(outcomes));
        let differences = differences.map(|(id, outcomes)| Difference { id, outcomes }).collect();
        Comparison { runs, records, differences }
    }
}

/// Whether the browsers did the same, with the same expected.
fn is_one(outcomes: &[Option<&Outcome>]) -> bool {
    outcomes.windows(2).all(|pair| match (pair[0], pair[1]) {
        (Some(a), Some(b)) => a.observed == b.observed && a.verdict() == b.verdict(),
        _ => false,
    })
}

fn verdict_in(outcome: Option<&Outcome>) -> String {
    outcome.map_or_else(|| "not there".to_owned(), Outcome::verdict)
}
