//! How many tests there are of each sort, and which specification is followed in how many.

use super::super::record::{FormatName, Kind, Position, Specification};
use super::super::results::{Findings, Outcome};
use serde::Serialize;
use std::collections::BTreeMap;

/// A number for each specification.
type Each = BTreeMap<Specification, usize>;

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
    /// This specification does not say what the result is.
    unspecified: Each,
}

impl Tally {
    pub const HEADINGS: [&str; 6] =
        ["tests", "all three", "RFC 3987", "3987bis", "URL Standard", "none"];

    fn of(outcomes: &[&Outcome]) -> Self {
        let following =
            |count: usize| outcomes.iter().filter(|it| it.follows.len() == count).count();
        let each = |of: fn(&Outcome) -> &[Specification]| {
            let count = |by| outcomes.iter().filter(|outcome| of(outcome).contains(by)).count();
            Specification::ALL.iter().map(|by| (*by, count(by))).collect()
        };
        Tally {
            tests: outcomes.len(),
            all: following(Specification::ALL.len()),
            follows: each(|outcome| &outcome.follows),
            none: following(0),
            unspecified: each(|outcome| &outcome.unspecified),
        }
    }

    /// What stands under the headings. `2 of 3` is two tests of three, where the
    /// specification says nothing of the others.
    pub fn cells(&self) -> [String; 6] {
        let of = |by| match (self.follows[&by], self.unspecified[&by]) {
            (follows, 0) => follows.to_string(),
            (follows, unspecified) => format!("{follows} of {}", self.tests - unspecified),
        };
        [
            self.tests.to_string(),
            self.all.to_string(),
            of(Specification::Rfc3987),
            of(Specification::Rfc3987bis),
            of(Specification::Url),
            self.none.to_string(),
        ]
    }
}

/// By format and position, then in all.
pub fn tallies(findings: &Findings) -> Vec<(String, Tally)> {
    let all: Vec<&Outcome> = findings.outcomes.iter().filter(|it| it.is_applicable()).collect();
    let mut rows: BTreeMap<(FormatName, Position), Vec<&Outcome>> = BTreeMap::new();
    for outcome in &all {
        rows.entry((outcome.record.format, outcome.record.position)).or_default().push(outcome);
    }
    let named =
        |((format, position), of): (_, Vec<_>)| (format!("{format} {position}"), Tally::of(&of));
    rows.into_iter().map(named).chain([("in all".to_owned(), Tally::of(&all))]).collect()
}

/// The numbers of records other than tests of links, in a sentence.
pub fn others(findings: &Findings) -> String {
    let is_text =
        |outcome: &&Outcome| outcome.record.kind == Kind::Test && !outcome.record.is_dereferenced();
    let texts = findings.outcomes.iter().filter(is_text).count();
    let (controls, failed) = findings.controls(Kind::Control);
    let (negative, negative_failed) = findings.controls(Kind::Negative);
    let misread = findings.misread();
    format!(
        "{controls} controls, {failed} failed; {negative} negative controls, {negative_failed} \
         failed; {texts} tests not applicable, in formats whose references a browser does not \
         dereference; {misread} references misread"
    )
}
