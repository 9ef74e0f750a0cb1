//! `iri-conformance run`.

use crate::case::Operation;
use crate::cause::{Cause, Ruled, causes, describe_input, with_rulings};
use crate::driver::{Driver, Limits, Messages, Program};
use crate::judge::Failure;
use crate::judged::Judged;
use crate::known::{self, Known};
use crate::results::{Kind, Results};
use crate::ruling::Ruling;
use crate::shell::*;
use crate::suite::{CasesOption, Named};
use crate::{junit, sarif};
use clap::Args;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// Asks an implementation the cases, and judges its answers
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Run {
    #[command(flatten)]
    cases: CasesOption,
    /// Only cases of this operation
    #[arg(long, value_enum, value_name = "OPERATION")]
    operation: Vec<Operation>,
    /// A file of known failures: an identifier of a case on each line
    ///
    /// These do not count as failures. It is an error if one of them passes. '#' begins a comment.
    #[arg(long, value_name = "FILE")]
    known: Option<PathBuf>,
    /// Write the identifiers of the failures to FILE, for --known
    #[arg(long, value_name = "FILE")]
    write_known: Option<PathBuf>,
    /// Write the results to FILE, for 'iri-conformance report'
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write the results to FILE as JUnit XML
    #[arg(long, value_name = "FILE")]
    junit: Option<PathBuf>,
    /// Write the failures to FILE as SARIF 2.1.0
    #[arg(long, value_name = "FILE")]
    sarif: Option<PathBuf>,
    #[command(flatten)]
    program: ProgramOptions,
    #[command(flatten)]
    format: FormatOption,
}

/// The driver, and its limits.
#[derive(Args)]
pub struct ProgramOptions {
    /// The seconds that an answer may take
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    pub timeout: Duration,
    /// The driver and its arguments: see PROTOCOL.md
    #[arg(value_name = "COMMAND", last = true, required = true)]
    pub command: Vec<OsString>,
}

const LONG_HELP: &str = "\
A crash, a hang, or a line that is no answer is the result of the case that was asked. The driver is \
then started again.

The output has the counts by operation and strength, then the wrong answers by what decides them.

With --format jsonl, an object for each answer that is not right, then the counts. The member \
'report' says what an object is; its other members:
  wrong, known, passed   case, operation, document, section, decides, strength, sentence, input,
                         expected, got ('known': in the file of --known; 'passed': there, but right)
  not-judged             case, operation, document, reason
  count                  operation, strength, right, wrong, not_judged
  total                  right, wrong, not_judged

Exit status: 0 if every answer is right or known to be wrong, 1 if one is not, 2 if no case was asked \
or the driver does not greet.";

/// Parses a positive number of seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    match Duration::try_from_secs_f64(seconds) {
        Ok(duration) if !duration.is_zero() => Ok(duration),
        _ => Err("not a positive number".to_owned()),
    }
}

impl ProgramOptions {
    /// Returns the program, whose messages are shown.
    pub fn program(&self) -> Program {
        Program {
            command: self.command.clone(),
            folder: None,
            messages: Messages::Shown,
            limits: Limits { answer: self.timeout, ..Limits::default() },
        }
    }
}

impl Run {
    /// Asks and judges.
    ///
    /// # Errors
    ///
    /// No case was asked, a file cannot be read or written, or the driver does not greet.
    pub fn run(&self) -> Done {
        let mut suite = self.cases.read()?;
        if !self.operation.is_empty() {
            suite.retain(|named| self.operation.contains(&named.file.operation));
        }
        let known = self.known.as_deref().map(Known::read).transpose()?.unwrap_or_default();
        let mut driver =
            Driver::start(self.program.program()).map_err(|error| error.to_string())?;
        let results = Results::ask(&mut driver, Kind::default(), &suite);
        if results.suite.is_empty() {
            return Err(format!("{} covers none of the cases", results.driver.name));
        }
        let judged = Judged { results: &results, suite: &suite, known: &known };
        self.write_files(&judged)?;
        for id in known.absent(&suite) {
            message(&format!("the known failure {id} is not among the cases"));
        }
        print(&match self.format.format {
            Format::Human => judged.text_for_people(),
            Format::Jsonl => judged.json_lines(),
        })?;
        Ok(judged.surprise_count() == 0)
    }

    /// Writes the files of the options.
    fn write_files(&self, judged: &Judged<'_>) -> Result<(), Reason> {
        let Judged { results, suite, .. } = judged;
        if let Some(path) = &self.output {
            write_file(path, results.to_json().as_bytes())?;
        }
        if let Some(path) = &self.write_known {
            write_file(path, known::list(results, suite).as_bytes())?;
        }
        if let Some(path) = &self.junit {
            write_file(path, junit::document(judged).as_bytes())?;
        }
        if let Some(path) = &self.sarif {
            write_file(path, sarif::document(judged).as_bytes())?;
        }
        Ok(())
    }
}

impl Judged<'_> {
    /// Returns the results as text for people.
    fn text_for_people(&self) -> String {
        let Results { driver, counts, .. } = self.results;
        let mut out = format!(
            "{NAME}{} {}{NAME:#} ({}): {}\n\n",
            visible(&driver.name),
            visible(&driver.version),
            visible(&driver.language),
            visible(&driver.call)
        );
        out +=
            &format!("{HEADING}  right   wrong  not judged  operation     strength{HEADING:#}\n");
        for (operation, strengths) in counts {
            for (strength, it) in strengths {
                let strength = strength.name();
                out += &format!(
                    "{:>7} {:>7}  {:>10}  {operation:<12}  {strength}\n",
                    it.right, it.wrong, it.not_judged
                );
            }
        }
        let total = self.results.total();
        out +=
            &format!("{:>7} {:>7}  {:>10}  in all\n", total.right, total.wrong, total.not_judged);
        out += &self.list_unknown();
        let known = total.wrong - self.unknown_failures().count();
        if known > 0 {
            out += &format!("\n{} known.\n", counted(known, "wrong answer"));
        }
        let passed: Vec<&str> =
            self.unexpected_passes().map(|(_, case)| case.id.as_str()).collect();
        if !passed.is_empty() {
            out += &format!("\n{HEADING}Known to be wrong, but right{HEADING:#}\n");
            passed.iter().for_each(|id| out += &format!("  {}\n", visible(id)));
        }
        out
    }

    /// Lists the unknown failures, by cause. Returns nothing if there are none.
    fn list_unknown(&self) -> String {
        /// The causes that are written.
        const CAUSES: usize = 40;
        let causes = causes(self.unknown_failures());
        if causes.is_empty() {
            return String::new();
        }
        let mut out = format!("\n{HEADING}Wrong, by what decides{HEADING:#}\n");
        causes.iter().take(CAUSES).for_each(|cause| out += &describe_cause(cause));
        if causes.len() > CAUSES {
            let more = counted(causes.len() - CAUSES, "more cause");
            out += &format!("{more}: see --format jsonl.\n");
        }
        out
    }

    /// Returns the results as JSON objects, one on each line.
    fn json_lines(&self) -> String {
        let mut out = String::new();
        for Ruled { failure, ruling } in with_rulings(self.results.failures(self.suite)) {
            let known = self.known.has(&failure.case.id);
            let report = if known { "known" } else { "wrong" };
            out += &json_line(&answer_object(report, failure, &ruling));
        }
        for (file, case) in self.unexpected_passes() {
            let got = case.expect.to_json();
            let ruling = Ruling::of_case(file, case);
            out += &json_line(&answer_object("passed", Failure { file, case, got: &got }, &ruling));
        }
        for (reason, ids) in &self.results.not_judged {
            for (file, case) in self.asked_files().flat_map(Named::cases) {
                if ids.contains(&case.id) {
                    out += &json_line(&json!({
                        "report": "not-judged",
                        "case": case.id,
                        "operation": file.operation,
                        "document": file.document,
                        "reason": reason,
                    }));
                }
            }
        }
        for (operation, strengths) in &self.results.counts {
            for (strength, counts) in strengths {
                out += &json_line(&json!({
                    "report": "count",
                    "operation": operation,
                    "strength": strength,
                    "right": counts.right,
                    "wrong": counts.wrong,
                    "not_judged": counts.not_judged,
                }));
            }
        }
        let total = self.results.total();
        out + &json_line(&json!({
            "report": "total",
            "right": total.right,
            "wrong": total.wrong,
            "not_judged": total.not_judged,
        }))
    }
}

/// Returns the lines of a cause, for people.
fn describe_cause(cause: &Cause<'_>) -> String {
    let Failure { case, got, .. } = cause.example();
    format!(
        "  {NAME}{}{NAME:#} ({}): {} {}\n    {}, as {}: \"{}\"\n    expected {}, got {}\n",
        visible(&cause.rule()),
        cause.strength().name(),
        cause.operation(),
        cause.how,
        counted(cause.failures.len(), "case"),
        visible(&case.id),
        visible(&describe_input(&case.input)),
        visible(&case.expect.to_json().to_string()),
        visible(&got.to_string()),
    )
}

/// Returns the JSON object of an answer.
fn answer_object(report: &str, Failure { file, case, got }: Failure<'_>, ruling: &Ruling) -> Value {
    json!({
        "report": report,
        "case": case.id,
        "operation": file.operation,
        "document": file.document,
        "production": file.production,
        "section": ruling.place,
        "decides": ruling.decides,
        "strength": ruling.strength,
        "sentence": ruling.text(),
        "input": case.input,
        "expected": case.expect.to_json(),
        "got": got,
    })
}
