//! `iri-conformance judge`: runs this library over cases in JSON lines.

mod case;
mod kinds;

use crate::library::By;
use crate::shell::{
    Done, Format, FormatOption, HEADING, NAME, Reason, json_line, message, print, visible,
};
use case::{Case, Mismatch, NotRun, Verdict};
use clap::{Args, ValueEnum};
use kinds::{KINDS, Kind};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

/// Runs this library over the cases of each FILE, one JSON object a line
#[derive(Args)]
#[command(after_long_help = long_help())]
pub struct JudgeCommand {
    /// The files; '-' is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// How texts are read
    #[arg(long, value_enum, default_value_t)]
    by: Ways,
    #[command(flatten)]
    format: FormatOption,
}

/// The value of --by: what parses the texts.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Ways {
    /// The generated tables
    #[default]
    Table,
    /// The parse tree, which is the definition, and slower
    Tree,
    /// Both; a case fails if their results differ
    Both,
}

/// An entry of a list in the help.
fn help_entry(name: &str, help: &str) -> String {
    let indented = help.replace('\n', &format!("\n{:16}", ""));
    format!("  {name:<12}  {indented}\n")
}

/// Returns the text that `--help` shows after the options.
fn long_help() -> String {
    let kinds = KINDS.map(|Kind { name, help, .. }| help_entry(name, help)).concat();
    format!("{HELP_START}{kinds}\n{HELP_END}")
}

const HELP_START: &str = "\
A case is a JSON object on a line:
  id, source    where it comes from
  kind          what is tested
  grammar       rfc3986, rfc3987, rfc3987bis, leiri or url-i18n-07
  rule          a production of the grammar
  input         the text
  expected      the expected result

Kinds:
";

const HELP_END: &str = "\
Cases whose kind, grammar or rule is not known here are skipped, and counted by its name. The output \
is each failure, and then the numbers of passed, failed and skipped cases by source and by kind. A \
line that is not a case is reported to standard error as FILE:LINE:COLUMN: reason.

With --format jsonl, the member 'report' says what an object is; its other members:
  failure       file, line, id, source, kind, grammar, rule, input, expected, got, reason
  source, kind  name, passed, failed, skipped
  skipped       name, skipped
  total         passed, failed, skipped, unreadable

--by selects how identifiers and references are parsed, also for mapping, resolution and comparison. \
It does not affect kinds that do not parse: generic-split, the mappings of 3987bis, host names, \
paths, visual order.

Exit status: 0 if cases were run and none failed, 1 if one did, 2 if no case was run, or a file or a \
line could not be read.";

impl JudgeCommand {
    /// Runs the cases of all files, and writes the failures and the counts.
    ///
    /// # Errors
    /// No case was run, or a file or a line could not be read.
    pub fn run(&self) -> Done {
        let format = self.format.format;
        let mut run = Run { format, ways: self.by, tally: Tally::default() };
        for path in &self.files {
            run.run_file(path)?;
        }
        print(&match format {
            Format::Human => run.tally.table(),
            Format::Jsonl => run.tally.objects(),
        })?;
        run.tally.outcome()
    }
}

impl Ways {
    /// Runs a case. If it is run in both ways, it fails if either result is not the expected one,
    /// or if the results differ; if one way cannot run it, neither counts.
    fn run_case(self, case: &mut Case) -> Verdict {
        let mut run_by = |by| {
            case.by = by;
            kinds::run(case)
        };
        match self {
            Ways::Table => run_by(By::Table),
            Ways::Tree => run_by(By::Tree),
            Ways::Both => {
                let (table, tree) = (run_by(By::Table)?, run_by(By::Tree)?);
                // If the results are equal, a mismatch of the table is also one of the tree.
                Ok(difference(&case.expected, &table, &tree).or(table))
            }
        }
    }
}

/// Returns the mismatch of a case if its results by table and by tree differ.
fn difference(
    expected: &Value,
    table: &Option<Mismatch>,
    tree: &Option<Mismatch>,
) -> Option<Mismatch> {
    // Without a mismatch, the result is the expected one.
    let result = |it: &Option<Mismatch>| it.as_ref().map_or(expected, |it| &it.got).clone();
    let (table, tree) = (result(table), result(tree));
    (table != tree).then(|| Mismatch {
        got: json!({ "table": table, "tree": tree }),
        reason: Some("the results by the table and by the tree differ".to_owned()),
    })
}

/// A run of cases.
struct Run {
    format: Format,
    ways: Ways,
    tally: Tally,
}

impl Run {
    /// Runs the cases of a file.
    fn run_file(&mut self, path: &Path) -> Result<(), Reason> {
        let file = path.to_string_lossy();
        let reader: Box<dyn BufRead> = match &*file {
            "-" => Box::new(io::stdin().lock()),
            _ => match File::open(path) {
                Ok(file) => Box::new(BufReader::new(file)),
                Err(error) => {
                    self.report_unreadable(&file, error);
                    return Ok(());
                }
            },
        };
        for (number, line) in (1..).zip(reader.split(b'\n')) {
            match line {
                Ok(line) if line.trim_ascii().is_empty() => {}
                Ok(line) => self.run_line(&file, number, &line)?,
                Err(error) => {
                    self.report_unreadable(&file, error);
                    break;
                }
            }
        }
        Ok(())
    }

    /// Counts a file or line that cannot be read, and writes the reason.
    fn report_unreadable(&mut self, place: &str, error: impl std::fmt::Display) {
        self.tally.unreadable += 1;
        message(&format!("{place}: {error}"));
    }

    /// Runs the case of a line, and counts its result.
    fn run_line(&mut self, file: &str, line: usize, text: &[u8]) -> Result<(), Reason> {
        let mut case: Case = match serde_json::from_slice(text) {
            Ok(case) => case,
            Err(error) => {
                let column = error_column(text, &error);
                self.report_unreadable(&format!("{file}:{line}:{column}"), without_place(&error));
                return Ok(());
            }
        };
        match self.ways.run_case(&mut case) {
            Ok(None) => self.tally.count(&case, |counts| counts.passed += 1),
            Ok(Some(mismatch)) => {
                self.tally.count(&case, |counts| counts.failed += 1);
                return print(&self.describe_failure(file, line, &case, &mismatch));
            }
            Err(NotRun::Unknown(name)) => {
                self.tally.count(&case, |counts| counts.skipped += 1);
                *self.tally.not_known.entry(name).or_default() += 1;
            }
            Err(NotRun::Malformed(error)) => {
                let error = format!("expected of case {}: {error}", case.id);
                self.report_unreadable(&format!("{file}:{line}"), error);
            }
        }
        Ok(())
    }

    /// Returns a failed case as a JSON object, or as lines for people.
    fn describe_failure(
        &self,
        file: &str,
        line: usize,
        case: &Case,
        mismatch: &Mismatch,
    ) -> String {
        let Case { id, source, kind, grammar, rule, input, expected, .. } = case;
        let Mismatch { got, reason } = mismatch;
        if let Format::Jsonl = self.format {
            return json_line(&json!({
                "report": "failure", "file": file, "line": line, "id": id, "source": source,
                "kind": kind, "grammar": grammar, "rule": rule, "input": input,
                "expected": expected, "got": got, "reason": reason,
            }));
        }
        let (id, place) = (visible(id), visible(&format!("{file}:{line}")));
        let mut text = format!("{HEADING}FAILED {id}{HEADING:#}, {place}\n");
        for (name, value) in [
            ("source", visible(source)),
            ("kind", visible(&format!("{kind}, {rule} of {grammar}"))),
            ("input", format!("\"{}\"", visible(input))),
            ("expected", visible(&expected.to_string())),
            ("got", visible(&got.to_string())),
        ] {
            text += &format!("  {name:<8}  {value}\n");
        }
        if let Some(reason) = reason {
            text += &format!("  reason    {}\n", visible(reason));
        }
        text + "\n"
    }
}

/// Returns the column of an error in a line, in characters from 1.
fn error_column(line: &[u8], error: &serde_json::Error) -> usize {
    let before = &line[..error.column().min(line.len())];
    String::from_utf8_lossy(before).chars().count().max(1)
}

/// Returns the message of an error without its line and column.
fn without_place(error: &serde_json::Error) -> String {
    let error = error.to_string();
    error.rsplit_once(" at line ").map_or(error.as_str(), |(message, _)| message).to_owned()
}

/// The numbers of cases by result.
#[derive(Default, Serialize)]
struct Counts {
    passed: usize,
    failed: usize,
    skipped: usize,
}

/// The counts of a run.
#[derive(Default)]
struct Tally {
    sources: BTreeMap<String, Counts>,
    kinds: BTreeMap<String, Counts>,
    /// For each kind, grammar or rule that is not known here, the number of cases that were skipped
    /// because of it.
    not_known: BTreeMap<String, usize>,
    /// The counts over all sources and kinds.
    total: Counts,
    /// The number of files and lines that could not be read.
    unreadable: usize,
}

impl Tally {
    /// Calls `add` with the counts of the source, of the kind, and of all cases.
    fn count(&mut self, case: &Case, add: impl Fn(&mut Counts)) {
        add(self.sources.entry(case.source.clone()).or_default());
        add(self.kinds.entry(case.kind.clone()).or_default());
        add(&mut self.total);
    }

    /// Returns whether no case failed. It is an error if no case was run, or a file or a line could
    /// not be read.
    fn outcome(&self) -> Done {
        match (self.unreadable, self.total.passed + self.total.failed) {
            (0, 0) => Err("no case was run".to_owned()),
            (0, _) => Ok(self.total.failed == 0),
            (1, _) => Err("1 file or line could not be read".to_owned()),
            (count, _) => Err(format!("{count} files or lines could not be read")),
        }
    }

    /// The tables for people.
    fn table(&self) -> String {
        let mut text = String::new();
        for (heading, all) in [("source", &self.sources), ("kind", &self.kinds)] {
            text += &format!("{HEADING} passed   failed  skipped  {heading}{HEADING:#}\n");
            for (name, counts) in all {
                text += &table_row(counts, &format!("{NAME}{}{NAME:#}", visible(name)));
            }
            text.push('\n');
        }
        if !self.not_known.is_empty() {
            text += &format!("{HEADING}                  skipped  not known here{HEADING:#}\n");
            for (name, skipped) in &self.not_known {
                writeln!(text, "                  {skipped:>7}  {}", visible(name))
                    .expect("a string");
            }
            text.push('\n');
        }
        text + &table_row(&self.total, "in all")
    }

    /// A JSON object for each count.
    fn objects(&self) -> String {
        let mut text = String::new();
        for (report, all) in [("source", &self.sources), ("kind", &self.kinds)] {
            for (name, Counts { passed, failed, skipped }) in all {
                text += &json_line(&json!({
                    "report": report, "name": name, "passed": passed, "failed": failed,
                    "skipped": skipped,
                }));
            }
        }
        for (name, skipped) in &self.not_known {
            text += &json_line(&json!({"report": "skipped", "name": name, "skipped": skipped}));
        }
        let Counts { passed, failed, skipped } = &self.total;
        text + &json_line(&json!({
            "report": "total", "passed": passed, "failed": failed, "skipped": skipped,
            "unreadable": self.unreadable,
        }))
    }
}

/// A row of a table.
fn table_row(counts: &Counts, name: &str) -> String {
    let Counts { passed, failed, skipped } = counts;
    format!("{passed:>7}  {failed:>7}  {skipped:>7}  {name}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No text is known by which the program could be tested.
    #[test]
    fn results_by_the_table_and_by_the_tree_that_differ_are_a_failure() {
        let failed = |got: &str| Some(Mismatch { got: json!(got), reason: None });
        let (a, b) = (failed("a"), failed("b"));
        for (table, tree, both) in [
            (&None, &None, None),
            (&a, &a, None),
            (&None, &a, Some(json!({"table": "x", "tree": "a"}))),
            (&a, &None, Some(json!({"table": "a", "tree": "x"}))),
            (&a, &b, Some(json!({"table": "a", "tree": "b"}))),
        ] {
            assert_eq!(difference(&json!("x"), table, tree).map(|it| it.got), both);
        }
    }
}
