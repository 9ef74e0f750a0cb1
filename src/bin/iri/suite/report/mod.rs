//! `iri suite report`, and the reports of a run.

mod compare;
pub mod html;
pub mod human;
mod tally;

use self::compare::{Comparison, Difference};
use self::tally::{Tally, tallies};
use super::record::Kind;
use super::results::{Observed, Results, Specification};
use crate::Status;
use crate::output::{json_line, message, print};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::io;
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
    pub fn run(&self) -> io::Result<Status> {
        let mut runs = Vec::new();
        for file in &self.files {
            match Results::read(file) {
                Ok(results) => runs.push((file.display().to_string(), results)),
                Err(reason) => {
                    message(format_args!("{reason}"));
                    return Ok(Status::Trouble);
                }
            }
        }
        let comparison = Comparison::new(&runs);
        let mut out = Vec::new();
        match (self.format, &*runs) {
            (ReportFormat::Human, _) => human::comparison(&mut out, &comparison)?,
            (ReportFormat::Jsonl, _) => json(&mut out, &comparison)?,
            (ReportFormat::Html, [(_, results)]) => out = html::run(results).into_bytes(),
            (ReportFormat::Html, _) => out = html::comparison(&comparison).into_bytes(),
        }
        print(&out)?;
        let reliable = runs.iter().all(|(_, results)| results.is_reliable());
        Ok(match reliable && comparison.differences.is_empty() {
            true => Status::Fine,
            false => Status::Invalid,
        })
    }
}

#[derive(Serialize)]
#[serde(tag = "report", rename_all = "lowercase")]
enum Line<'r> {
    Run {
        file: &'r str,
        browser: &'r str,
        driver: &'r str,
        controls: usize,
        failed: usize,
        negative_controls: usize,
        negative_failed: usize,
        misread: usize,
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

/// What was seen of a record in a run.
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
        let (controls, failed) = results.controls(Kind::Control);
        let (negative_controls, negative_failed) = results.controls(Kind::Negative);
        let Results { browser, driver, .. } = results;
        let run = Line::Run {
            file,
            browser,
            driver,
            controls,
            failed,
            negative_controls,
            negative_failed,
            misread: results.misread(),
        };
        json_line(out, &run)?;
        for (name, tally) in tallies(results) {
            json_line(out, &Line::Tally { file, name: &name, tally })?;
        }
    }
    for Difference { id, outcomes } in &comparison.differences {
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
