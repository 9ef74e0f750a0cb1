//! How many tests there are of each sort, and which specification is followed in how many.

use super::super::record::{FormatName, Position};
use super::super::results::{Outcome, Results, Specification};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Clone, Copy, Default, Serialize)]
pub struct Tally {
    pub tests: usize,
    /// The result is that of all three specifications.
    pub all: usize,
    /// The result is that of this specification, and perhaps of others.
    pub rfc3987: usize,
    pub rfc3987bis: usize,
    pub url: usize,
    /// The result is that of no specification.
    pub none: usize,
}

impl Tally {
    pub const HEADINGS: [&str; 6] =
        ["tests", "all three", "RFC 3987", "3987bis", "URL Standard", "none"];

    pub fn counts(&self) -> [usize; 6] {
        [self.tests, self.all, self.rfc3987, self.rfc3987bis, self.url, self.none]
    }

    fn add(&mut self, outcome: &Outcome) {
        let follows = |specification| usize::from(outcome.follows.contains(&specification));
        self.tests += 1;
        self.all += usize::from(outcome.follows.len() == Specification::ALL.len());
        self.rfc3987 += follows(Specification::Rfc3987);
        self.rfc3987bis += follows(Specification::Rfc3987bis);
        self.url += follows(Specification::Url);
        self.none += usize::from(outcome.follows.is_empty());
    }
}

/// By format and position, then in all.
pub fn tallies(results: &Results) -> Vec<(String, Tally)> {
    let mut rows: BTreeMap<(FormatName, Position), Tally> = BTreeMap::new();
    let mut total = Tally::default();
    for outcome in results.outcomes.iter().filter(|outcome| outcome.is_applicable()) {
        rows.entry((outcome.record.format, outcome.record.position)).or_default().add(outcome);
        total.add(outcome);
    }
    let rows = rows.into_iter();
    let rows = rows.map(|((format, position), tally)| (format!("{format} {position}"), tally));
    rows.chain([("in all".to_owned(), total)]).collect()
}

/// What there is beside the tests of links, in a sentence.
pub fn others(results: &Results) -> String {
    let outcomes = &results.outcomes;
    let is_text = |outcome: &&Outcome| outcome.passed.is_none() && !outcome.is_applicable();
    let texts = outcomes.iter().filter(is_text).count();
    let misread = outcomes.iter().filter(|outcome| outcome.decoded == Some(false)).count();
    let (controls, failed) = results.controls();
    format!(
        "{controls} controls, {failed} failed; {texts} tests not applicable, in formats whose \
         references a browser does not dereference; {misread} records misread"
    )
}
