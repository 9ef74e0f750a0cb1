//! `iri-suite report`: the sums of runs, for a terminal and for programs.

use crate::causes::{departures, name_and_title};
use crate::generated::Generated;
use crate::matrix::Audience;
use crate::overview;
use crate::readers::Reader;
use crate::record::Record;
use crate::results::{Header, Outcome, Results};
use crate::shell::{
    DIMMED, Done, Format, FormatOption, HEADING, NAME, at, counted, json_line, print, visible,
    write_file,
};
use crate::tally::{
    self, Comparison, NamedRun, Row, sentence_about_departures, sentence_about_the_rest, tallies,
    verdict_in,
};
use clap::Args;
use serde_json::{Value, json};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

/// Sums up the results of runs, and tells what differs between them
#[derive(Args)]
#[command(after_long_help = include_str!("help/report.txt"))]
pub struct Report {
    /// The files that 'iri-suite run' has written
    #[arg(value_name = "RESULT", required = true)]
    files: Vec<PathBuf>,
    /// The report for a person
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// The one run in short: what is not as the URL Standard says, as a file of results
    #[arg(long, value_name = "FILE")]
    short: Option<PathBuf>,
    #[command(flatten)]
    format: FormatOption,
}

impl Report {
    /// Reports on the runs. The result is good if all runs are reliable and do not differ.
    pub fn run(&self) -> Done {
        let suite = Generated::new(Audience::Browsers)?.suite();
        let of_readers = Generated::new(Audience::Readers)?.suite();
        let suite_of = |header: &Header| {
            let is_of_readers = header.suite.sha256 == of_readers.identity.sha256;
            if is_of_readers || Reader::find(&header.driver).is_some() {
                &of_readers
            } else {
                &suite
            }
        };
        let mut runs = Vec::new();
        for file in &self.files {
            let text = fs::read_to_string(file).map_err(|error| at(file, error))?;
            let suite = suite_of(&Header::first(file, &text)?);
            runs.push(NamedRun::new(file, Results::parse(file, &text, suite)?, suite)?);
        }
        let comparison = Comparison::new(&runs);
        if let Some(page) = &self.html {
            overview::write(page, &comparison)?;
        }
        match (&self.short, &*runs) {
            (Some(file), [run]) => {
                write_file(file, run.results.short(suite_of(&run.results.header)).as_bytes())?
            }
            (Some(_), _) => return Err("--short is for one file of results".to_owned()),
            (None, _) => {}
        }
        print(&match self.format.format {
            Format::Human => text_for_people(&comparison),
            Format::Jsonl => json_lines(&comparison),
        })?;
        let reliable = runs.iter().all(|run| run.doubts().is_empty());
        Ok(reliable && comparison.differences().is_empty())
    }
}

/// Returns a run for a terminal: the verdict on each record, with what was seen if that is strange,
/// and the summary.
pub fn describe_run(run: &NamedRun) -> String {
    let results = &run.results;
    let width = results.outcomes.iter().map(|outcome| outcome.record.id.len()).max().unwrap_or(0);
    let line = |outcome: &Outcome| {
        let (id, verdict) = (&outcome.record.id, outcome.verdict());
        let detail = match &*verdict {
            _ if outcome.is_strange() => format!(": {}", visible(&outcome.seen())),
            "not applicable" => {
                ": not dereferenced in this format; read as it is written".to_owned()
            }
            _ => String::new(),
        };
        format!("{NAME}{id:<width$}{NAME:#}  {verdict}{detail}\n")
    };
    results.outcomes.iter().map(line).collect::<String>() + "\n" + &summary(run)
}

/// Returns the summary of a run: what was run, the table of the tallies, the controls, the
/// departures, what is missing, and what changed since the run that is kept.
fn summary(run: &NamedRun) -> String {
    let NamedRun { results, missing, .. } = run;
    let mut out = format!("{HEADING}{}{HEADING:#}\n", visible(&results.header.to_string()));
    out += &tally::table(results).lines();
    out += &sentence_about_the_rest(results);
    out.push('\n');
    let departures = departures(results);
    let number: usize = departures.iter().map(|(_, outcomes)| outcomes.len()).sum();
    if number > 0 {
        let _ = writeln!(out, "{}:", sentence_about_departures(number));
    }
    for (cause, outcomes) in departures {
        let [name, title] = name_and_title(cause);
        let _ = writeln!(out, "{:>5}  {title}{}", outcomes.len(), in_brackets(name));
    }
    missing.iter().for_each(|reason| out += &format!("{}\n", visible(reason)));
    if let Some(earlier) = &run.earlier {
        let changes = run.changes();
        let number = counted(changes.len(), "record");
        let Header { browser, date, .. } = &earlier.header;
        let _ = writeln!(out, "{number} changed since {}", visible(&format!("{browser}, {date}")));
        for [then, now] in changes {
            out += &difference(&now.record, [("then", Some(then)), ("now", Some(now))]);
        }
    }
    out
}

/// Returns the lines of a record in which runs differ: what each run, which has a name, observed.
fn difference<'r>(
    record: &Record,
    runs: impl IntoIterator<Item = (&'r str, Option<&'r Outcome>)>,
) -> String {
    let mut out = format!("{HEADING}{}{HEADING:#}\n", visible(&record.id));
    for (name, outcome) in runs {
        let _ = writeln!(out, "  {}: {}", visible(name), visible(&verdict_in(outcome)));
        if let Some(outcome) = outcome {
            let _ = writeln!(out, "    {DIMMED}{}{DIMMED:#}", visible(&outcome.seen()));
        }
    }
    out
}

/// The name of a cause after its title; nothing if it has none.
fn in_brackets(name: &str) -> String {
    if name.is_empty() { String::new() } else { format!(" ({NAME}{name}{NAME:#})") }
}

/// Runs for a terminal: the summary of each, then the records in which they differ.
fn text_for_people(comparison: &Comparison) -> String {
    let mut out = String::new();
    for run in comparison.runs {
        let _ = writeln!(out, "{NAME}{}{NAME:#}\n{}", visible(&run.file), summary(run));
    }
    for Row { record, outcomes } in comparison.differences() {
        let files = comparison.runs.iter().map(|run| &*run.file);
        out += &difference(record, files.zip(outcomes.iter().copied()));
    }
    if comparison.runs.len() > 1 {
        out += &(comparison.to_string() + "\n");
    }
    out
}

/// Runs for a program: the objects that `help/report.txt` describes, one a line.
fn json_lines(comparison: &Comparison) -> String {
    let mut lines = Vec::new();
    for run in comparison.runs {
        let NamedRun { file, results, missing, .. } = run;
        let head = json!({"report": "run", "file": file, "missing": missing});
        let head = join_objects([head, json!(results.header)]);
        lines.push(join_objects([head, json!(results.controls())]));
        lines.extend(tallies(results).into_iter().map(|(name, tally)| {
            join_objects([json!({"report": "tally", "file": file, "name": name}), json!(tally)])
        }));
        lines.extend(departures(results).into_iter().map(|(cause, outcomes)| {
            let tests: Vec<&str> = outcomes.iter().map(|outcome| &*outcome.record.id).collect();
            let (cause, [_, title]) = (cause.map(|cause| &cause.name), name_and_title(cause));
            json!({"report": "departure", "file": file, "cause": cause, "title": title, "tests": tests})
        }));
        let since = run.earlier.as_ref().map(|earlier| &earlier.header.browser);
        lines.extend(run.changes().into_iter().map(|[then, now]| {
            let runs = [then, now].map(|outcome| outcome_object(file, outcome));
            json!({"report": "change", "file": file, "since": since, "id": now.record.id, "runs": runs})
        }));
    }
    for Row { record, outcomes } in comparison.differences() {
        let runs = comparison.runs.iter().zip(outcomes);
        let runs =
            runs.map(|(run, outcome)| outcome.map(|outcome| outcome_object(&run.file, outcome)));
        lines.push(
            json!({"report": "difference", "id": record.id, "runs": runs.collect::<Vec<_>>()}),
        );
    }
    let (records, differences) = (comparison.rows.len(), comparison.differences().len());
    lines.push(json!({"report": "total", "records": records, "differences": differences}));
    lines.iter().map(json_line).collect()
}

/// Returns the JSON object of an outcome in the run of a file: what was observed of a record, and
/// the verdict on it.
fn outcome_object(file: &str, outcome: &Outcome) -> Value {
    let Outcome { follows, unspecified, observed, .. } = outcome;
    let verdict = json!({
        "file": file, "verdict": outcome.verdict(), "follows": follows, "unspecified": unspecified,
    });
    join_objects([verdict, json!(observed)])
}

/// An object with the members of both objects.
fn join_objects(objects: [Value; 2]) -> Value {
    let objects = objects.into_iter().filter_map(|object| object.as_object().cloned());
    objects.flatten().collect()
}
