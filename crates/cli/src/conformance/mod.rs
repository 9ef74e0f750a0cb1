//! `iri conformance`.

mod case;
mod kinds;

use crate::shell::*;
use case::{Case, Mismatch, NotRun, Verdict};
use clap::{Args, ValueEnum};
use kinds::{KINDS, Kind};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, Write};

/// Runs the conformance cases of each FILE
#[derive(Args)]
#[command(after_long_help = long_help())]
pub struct Conformance {
    /// The files; '-' is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<OsString>,
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

/// Returns the text that `--help` shows after the options.
fn long_help() -> String {
    let kinds = KINDS.map(|Kind { name, help, .. }| help_entry(name, 12, help)).concat();
    format!("{HELP_START}{kinds}\n{HELP_END}")
}

const HELP_START: &str = "\
A case is a JSON object on a line:
  id, source    where it comes from
  kind          what is tested
  grammar       rfc3986, rfc3987, ...; see 'iri grammar list'
  rule          a production of the grammar
  input         the text
  expected      the expected result

Kinds:
";

const HELP_END: &str = "\
Cases of other kinds, grammars and rules are skipped, and counted by name. The output is each \
failure, and then the numbers of passed, failed and skipped cases by source and by kind. A line that \
is not a case is reported to standard error as FILE:LINE:COLUMN: reason.

With --format jsonl, see 'iri schema --help'. The member 'report' of the details says what an object \
is; its other members:
  failure       id, source, kind, grammar, rule, expected, got
  source, kind  name, passed, failed, skipped
  skipped       name, skipped
  total         passed, failed, skipped, unreadable

--by selects how identifiers and references are parsed, also for mapping, resolution and comparison. \
It does not affect kinds that do not parse: generic-split, the mappings of 3987bis, host names, \
paths, visual order.

Exit status: 0 if cases were run and none failed, 1 if one did, 2 if no case was run, or a file or a \
line could not be read.";

impl Conformance {
    pub fn run(&self) -> io::Result<Status> {
        Results::stream(Settings::new("conformance", self.format.format), |out| self.cases(out))
    }

    /// Runs the cases of all files, and writes the failures and the counts.
    fn cases(&self, out: &mut Results) -> io::Result<Status> {
        let mut run = Run { out, ways: self.by, tally: Tally::default() };
        for path in &self.files {
            let file = &*path.to_string_lossy();
            // An error of reading is returned; an error of writing ends the run.
            let unreadable = for_each_line(path, |number, line| match line.trim_ascii() {
                b"" => Ok(()),
                _ => run.line(file, number, line),
            })?;
            if let Some(error) = unreadable {
                run.unreadable(file, error);
            }
        }
        match run.out.format() {
            Format::Human => run.tally.write(run.out)?,
            Format::Jsonl => run.tally.write_json(run.out)?,
        }
        if run.tally.has_no_runs() {
            message(format_args!("no case was run"));
        }
        Ok(run.tally.status())
    }
}

impl Ways {
    /// Runs a case. If it is run in both ways, it fails if either result is not the expected one,
    /// or if the results differ; if one way cannot run it, neither counts.
    fn run(self, case: &mut Case) -> Verdict {
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
struct Run<'r> {
    out: &'r mut Results,
    ways: Ways,
    tally: Tally,
}

impl Run<'_> {
    /// Counts a file or line that cannot be read, and writes the reason.
    fn unreadable(&mut self, place: &str, error: impl std::fmt::Display) {
        self.tally.total.unreadable += 1;
        message(format_args!("{}: {error}", visible(place)));
    }

    /// Runs the case of a line.
    fn line(&mut self, file: &str, line: usize, text: &[u8]) -> io::Result<()> {
        let mut case: Case = match serde_json::from_slice(text) {
            Ok(case) => case,
            Err(error) => {
                let column = column(text, &error);
                self.unreadable(&format!("{file}:{line}:{column}"), without_place(&error));
                return Ok(());
            }
        };
        match self.ways.run(&mut case) {
            Ok(None) => self.tally.count(&case, |counts| counts.passed += 1),
            Ok(Some(mismatch)) => {
                self.tally.count(&case, |counts| counts.failed += 1);
                self.failure(file, line, &case, &mismatch)?;
            }
            Err(NotRun::Unknown(name)) => {
                self.tally.count(&case, |counts| counts.skipped += 1);
                *self.tally.skipped.entry(name).or_default() += 1;
            }
            Err(NotRun::Malformed(error)) => {
                let error = format!("expected of case {}: {error}", visible(&case.id));
                self.unreadable(&format!("{file}:{line}"), error);
            }
        }
        Ok(())
    }

    /// Writes a failed case.
    fn failure(
        &mut self,
        file: &str,
        line: usize,
        case: &Case,
        mismatch: &Mismatch,
    ) -> io::Result<()> {
        let Case { id, source, kind, grammar, rule, input, expected, .. } = case;
        let Mismatch { got, reason } = mismatch;
        let out = &mut *self.out;
        if out.format() == Format::Jsonl {
            let place = Place { file: Some(file), line, before: 0 };
            let item = Item::of_text(place, input);
            let problem = Problem::because(reason.as_deref().unwrap_or("not as expected"));
            let details = Report {
                id: Some(id),
                source: Some(source),
                kind: Some(kind),
                grammar: Some(grammar),
                rule: Some(rule),
                expected: Some(expected),
                got: Some(got),
                ..Report::new("failure")
            };
            let (item, input, error) = (Some(item), Some(&**input), Some(&problem));
            return out
                .add_object(Envelope { item, input, ok: false, output: None, error }, &details);
        }
        let place = format!("{file}:{line}");
        writeln!(out, "{HEADING}FAILED {}{HEADING:#}, {}", visible(id), visible(&place))?;
        writeln!(out, "  source    {}", visible(source))?;
        writeln!(out, "  kind      {}", visible(&format!("{kind}, {rule} of {grammar}")))?;
        writeln!(out, "  input     {}", in_quotation_marks(input))?;
        writeln!(out, "  expected  {}", visible(&expected.to_string()))?;
        writeln!(out, "  got       {}", visible(&got.to_string()))?;
        if let Some(reason) = reason {
            writeln!(out, "  reason    {}", visible(reason))?;
        }
        writeln!(out)
    }
}

/// Returns the column of an error in a line, in characters from 1.
fn column(line: &[u8], error: &serde_json::Error) -> usize {
    let before = &line[..error.column().min(line.len())];
    String::from_utf8_lossy(before).chars().count().max(1)
}

/// Returns the message of an error without its line and column.
fn without_place(error: &serde_json::Error) -> String {
    let error = error.to_string();
    error.rsplit_once(" at line ").map_or(error.as_str(), |(message, _)| message).to_owned()
}

/// The counts of a run.
#[derive(Default)]
struct Tally {
    sources: BTreeMap<String, Counts>,
    kinds: BTreeMap<String, Counts>,
    /// For each kind, grammar or rule that is not known here, the number of cases that were skipped
    /// because of it.
    skipped: BTreeMap<String, usize>,
    total: Total,
}

/// The counts over all sources and kinds.
#[derive(Default)]
struct Total {
    counts: Counts,
    /// The number of files and lines that could not be read.
    unreadable: usize,
}

/// The numbers of cases by result.
#[derive(Default)]
struct Counts {
    passed: usize,
    failed: usize,
    skipped: usize,
}

impl Tally {
    /// Calls `add` for the counts of the source, of the kind, and of all cases.
    fn count(&mut self, case: &Case, add: impl Fn(&mut Counts)) {
        add(self.sources.entry(case.source.clone()).or_default());
        add(self.kinds.entry(case.kind.clone()).or_default());
        add(&mut self.total.counts);
    }

    /// Whether no case was run, although everything was read.
    fn has_no_runs(&self) -> bool {
        let Total { counts: Counts { passed, failed, .. }, unreadable } = &self.total;
        passed + failed + unreadable == 0
    }

    /// Returns the status of the run.
    fn status(&self) -> Status {
        match &self.total {
            Total { unreadable: 1.., .. } => Status::Trouble,
            Total { counts: Counts { failed: 1.., .. }, .. } => Status::Invalid,
            Total { counts: Counts { passed: 1.., .. }, .. } => Status::Fine,
            // Nothing was tested, so nothing is conformant.
            _ => Status::Trouble,
        }
    }

    /// Writes the tables for people.
    fn write(&self, out: &mut Results) -> io::Result<()> {
        for (heading, all) in [("source", &self.sources), ("kind", &self.kinds)] {
            writeln!(out, "{HEADING} passed   failed  skipped  {heading}{HEADING:#}")?;
            for (name, counts) in all {
                row(out, counts, &format!("{NAME}{}{NAME:#}", visible(name)))?;
            }
            writeln!(out)?;
        }
        if !self.skipped.is_empty() {
            writeln!(out, "{HEADING}                  skipped  not known here{HEADING:#}")?;
            for (name, skipped) in &self.skipped {
                writeln!(out, "                  {skipped:>7}  {}", visible(name))?;
            }
            writeln!(out)?;
        }
        row(out, &self.total.counts, "in all")?;
        match self.total.unreadable {
            0 => {}
            1 => message(format_args!("1 file or line could not be read")),
            count => message(format_args!("{count} files or lines could not be read")),
        }
        Ok(())
    }

    /// Writes a JSON object for each count.
    fn write_json(&self, out: &mut Results) -> io::Result<()> {
        for (report, all) in [("source", &self.sources), ("kind", &self.kinds)] {
            for (name, counts) in all {
                let report = Report { name: Some(name), ..Report::new(report) };
                out.object(&report.with_counts(counts))?;
            }
        }
        for (name, skipped) in &self.skipped {
            let (name, skipped) = (Some(&**name), Some(*skipped));
            out.object(&Report { name, skipped, ..Report::new("skipped") })?;
        }
        let unreadable = Some(self.total.unreadable);
        let report = Report { unreadable, ..Report::new("total") };
        out.object(&report.with_counts(&self.total.counts))
    }
}

/// The details of an object. `report` names the kind of object; the members of other kinds are
/// null.
#[derive(Default, Serialize)]
struct Report<'r> {
    report: &'static str,
    name: Option<&'r str>,
    passed: Option<usize>,
    failed: Option<usize>,
    skipped: Option<usize>,
    unreadable: Option<usize>,
    id: Option<&'r str>,
    source: Option<&'r str>,
    kind: Option<&'r str>,
    grammar: Option<&'r str>,
    rule: Option<&'r str>,
    expected: Option<&'r Value>,
    got: Option<&'r Value>,
}

impl Report<'_> {
    /// Returns an object of this kind without other members.
    fn new(report: &'static str) -> Self {
        Report { report, ..Report::default() }
    }

    /// Sets the numbers of cases.
    fn with_counts(self, Counts { passed, failed, skipped }: &Counts) -> Self {
        let (passed, failed, skipped) = (Some(*passed), Some(*failed), Some(*skipped));
        Report { passed, failed, skipped, ..self }
    }
}

/// Writes a row of a table.
fn row(out: &mut Results, counts: &Counts, name: &str) -> io::Result<()> {
    let Counts { passed, failed, skipped } = counts;
    writeln!(out, "{passed:>7}  {failed:>7}  {skipped:>7}  {name}")
}

#[cfg(test)]
#[path = "../../tests/unit/conformance.rs"]
mod tests;
