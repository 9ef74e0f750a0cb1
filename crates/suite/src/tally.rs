//! The sums of runs, whether they can be relied on, and what differs between them.

use crate::record::{FormatName, Kind, Position, Record, Specification, Suite};
use crate::results::{Controls, Header, Outcome, Results};
use crate::shell::{Reason, counted};
use crate::table::{Cell, Table};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::path::Path;

/// A run: the name of its file, its results, and why they are not those of a whole suite (empty if
/// they are).
pub struct NamedRun {
    pub file: String,
    pub results: Results,
    pub missing: Vec<Reason>,
    /// The run of the same browser that is kept with the sources, if there is one.
    pub earlier: Option<Results>,
}

/// A short result file of each browser and reader, of the version that README.md describes.
const KEPT: &[&str] = &[
    include_str!("runs/chromium.jsonl"),
    include_str!("runs/firefox.jsonl"),
    include_str!("runs/Email-MIME.jsonl"),
    include_str!("runs/MIME-Parser.jsonl"),
    include_str!("runs/RDFLib.jsonl"),
    include_str!("runs/XML-Atom.jsonl"),
    include_str!("runs/chromium-print.jsonl"),
    include_str!("runs/email.jsonl"),
    include_str!("runs/feedparser.jsonl"),
    include_str!("runs/rapper.jsonl"),
    include_str!("runs/rsvg-convert.jsonl"),
    include_str!("runs/serdi.jsonl"),
];

impl NamedRun {
    /// The run in a file, whose results have to be those of a suite.
    pub fn new(file: &Path, results: Results, suite: &Suite) -> Result<NamedRun, Reason> {
        let missing = results.missing(suite);
        let path = Path::new("a run that is kept");
        let mut earlier = None;
        for text in KEPT {
            if Header::first(path, text)?.name() == results.header.name() {
                earlier = Some(Results::parse(path, text, suite)?);
            }
        }
        Ok(NamedRun { file: file.display().to_string(), results, missing, earlier })
    }

    /// Returns the records whose outcome differs from that in the run that is kept: the outcome
    /// then and now, in the order of this run.
    pub fn changes<'r>(&'r self) -> Vec<[&'r Outcome; 2]> {
        let earlier = self.earlier.iter().flat_map(|earlier| &earlier.outcomes);
        let earlier: HashMap<&str, &Outcome> = earlier.map(|it| (&*it.record.id, it)).collect();
        let pair = |now: &'r Outcome| Some([*earlier.get(&*now.record.id)?, now]);
        let pairs = self.results.outcomes.iter().filter_map(pair);
        pairs.filter(|[then, now]| !then.is_like(now)).collect()
    }

    /// Returns why the results cannot be relied on. Empty if every part of the suite is there, no
    /// control failed, every reference was read as written, and every resolved one was requested.
    pub fn doubts(&self) -> Vec<Reason> {
        let controls = self.results.controls();
        let counts = [
            (controls.failed, "control", "failed"),
            (controls.negative_failed, "negative control", "failed"),
            (controls.misread, "reference", "misread"),
            (controls.unrequested, "reference", "resolved and not requested"),
        ];
        let counts = counts.into_iter().filter(|(count, ..)| *count > 0);
        let counts = counts.map(|(count, what, how)| format!("{} {how}", counted(count, what)));
        counts.chain(self.missing.iter().cloned()).collect()
    }
}

/// Several runs beside each other.
pub struct Comparison<'r> {
    pub runs: &'r [NamedRun],
    /// All records: those of the first run in its order, then those that only later runs have.
    pub rows: Vec<Row<'r>>,
}

/// A record, with its outcome in each run, in the order of the runs. `None` is a run that does not
/// contain the record.
pub struct Row<'r> {
    pub record: &'r Record,
    pub outcomes: Vec<Option<&'r Outcome>>,
}

impl Row<'_> {
    /// Whether the outcome of the record is strange in some run.
    pub fn is_strange(&self) -> bool {
        self.outcomes.iter().flatten().any(|outcome| outcome.is_strange())
    }

    /// Whether runs differ in what was observed or in the verdict, or a run lacks the record. False
    /// if there is only one run.
    fn differs(&self) -> bool {
        !self.outcomes.windows(2).all(|pair| match (pair[0], pair[1]) {
            (Some(a), Some(b)) => a.is_like(b),
            _ => false,
        })
    }
}

impl<'r> Comparison<'r> {
    /// Puts the runs beside each other, record by record.
    pub fn new(runs: &'r [NamedRun]) -> Comparison<'r> {
        let mut rows: Vec<Row> = Vec::new();
        let mut places: HashMap<&str, usize> = HashMap::new();
        for (index, run) in runs.iter().enumerate() {
            for outcome in &run.results.outcomes {
                let record = &outcome.record;
                let place = *places.entry(&record.id).or_insert_with(|| {
                    rows.push(Row { record, outcomes: vec![None; runs.len()] });
                    rows.len() - 1
                });
                rows[place].outcomes[index] = Some(outcome);
            }
        }
        Comparison { runs, rows }
    }

    /// The records in which the runs differ, sorted by their identifiers.
    pub fn differences(&self) -> Vec<&Row<'r>> {
        let mut rows: Vec<&Row> = self.rows.iter().filter(|row| row.differs()).collect();
        rows.sort_by_key(|row| &row.record.id);
        rows
    }
}

/// Writes how many records differ: `5 of 11 records differ`.
impl fmt::Display for Comparison<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.differences().len();
        let differ = if count == 1 { "differs" } else { "differ" };
        write!(f, "{count} of {} {differ}", counted(self.rows.len(), "record"))
    }
}

/// The verdict on the outcome of a record in a run; `None` is a run without the record.
pub fn verdict_in(outcome: Option<&Outcome>) -> String {
    outcome.map_or_else(|| "not there".to_owned(), Outcome::verdict)
}

/// A number of tests for each specification.
type BySpecification = BTreeMap<Specification, usize>;

/// For each result the number of tests that have it. A member counts the tests for which its
/// sentence is true, and a test may be counted by several.
#[derive(Serialize)]
pub struct Tally {
    tests: usize,
    /// The result is that of all three specifications.
    all: usize,
    /// The result is that of this specification, and perhaps of others.
    #[serde(flatten)]
    follows: BySpecification,
    /// The result is that of no specification, and the reference was not `unrequested`.
    none: usize,
    /// The reference was resolved and not requested.
    unrequested: usize,
    /// This specification does not define the result.
    unspecified: BySpecification,
}

impl Tally {
    /// Counts the results of tests that are applicable.
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
            none: count(&|outcome| outcome.follows.is_empty() && !outcome.is_unrequested()),
            unrequested: count(&Outcome::is_unrequested),
            unspecified: each(|outcome| &outcome.unspecified),
        }
    }

    /// The row of a table with this name. `2 of 3`: the specification defines the result of three
    /// tests, and two of them have it.
    fn row(&self, name: &str) -> Vec<Cell> {
        let each = self.follows.values().zip(self.unspecified.values());
        let each = each.map(|(follows, unspecified)| match unspecified {
            0 => Cell::text(follows),
            _ => Cell::text(format!("{follows} of {}", self.tests - unspecified)),
        });
        let first = [Cell::text(name), Cell::text(self.tests), Cell::text(self.all)];
        let last = [self.none, self.unrequested].map(Cell::text);
        first.into_iter().chain(each).chain(last).collect()
    }
}

/// The table of the tallies of a run.
pub fn table(results: &Results) -> Table {
    let headings = ["where", "tests", "all three"].into_iter();
    let headings = headings.chain(Specification::ALL.iter().map(|by| by.phrase()));
    let rows = tallies(results).into_iter().map(|(name, tally)| tally.row(&name));
    Table::new(headings.chain(["none", "not requested"])).with_rows(rows)
}

/// Returns the tally of each format and position under its name, then that of all. Only tests whose
/// outcome is applicable are counted.
pub fn tallies(results: &Results) -> Vec<(String, Tally)> {
    let mut rows: BTreeMap<(FormatName, Position), Vec<&Outcome>> = BTreeMap::new();
    let all: Vec<_> = results.outcomes.iter().filter(|outcome| outcome.is_applicable()).collect();
    for outcome in &all {
        rows.entry((outcome.record.format, outcome.record.position)).or_default().push(outcome);
    }
    let rows =
        rows.into_iter().map(|((format, position), row)| (format!("{format} {position}"), row));
    let rows = rows.chain([("in all".to_owned(), all)]);
    rows.map(|(name, outcomes)| (name, Tally::new(&outcomes))).collect()
}

/// A sentence about what the tallies do not tell: the controls, the tests of formats whose
/// references are not dereferenced, and how many references were misread or not requested.
pub fn sentence_about_the_rest(results: &Results) -> String {
    let Controls { controls, failed, negative_controls, negative_failed, misread, unrequested } =
        results.controls();
    let is_inert =
        |outcome: &&Outcome| outcome.record.kind == Kind::Test && !outcome.is_dereferenced();
    let inert: Vec<&Outcome> = results.outcomes.iter().filter(is_inert).collect();
    let formats: BTreeSet<FormatName> = inert.iter().map(|it| it.record.format).collect();
    let formats: Vec<String> = formats.iter().map(FormatName::to_string).collect();
    let formats =
        if inert.is_empty() { String::new() } else { format!(" ({})", formats.join(", ")) };
    format!(
        "{}, {failed} failed; {}, {negative_failed} failed; {} not applicable, in formats whose \
         references a browser does not dereference{formats}; {} misread, {unrequested} not requested",
        counted(controls, "control"),
        counted(negative_controls, "negative control"),
        counted(inert.len(), "test"),
        counted(misread, "reference"),
    )
}

/// How many tests depart from the URL Standard.
pub fn sentence_about_departures(number: usize) -> String {
    let depart = if number == 1 { "departs" } else { "depart" };
    format!("{} {depart} from the URL Standard", counted(number, "test"))
}
