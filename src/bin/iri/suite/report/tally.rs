//! How many tests there are of each sort, and which specification is followed in how many.

use super::super::record::{FormatName, Kind, Position, Specification};
use super::super::results::{Findings, Outcome};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Clone, Copy, Default, Serialize)]
pub struct Tally {
    pub tests: usize,
    /// The result is that of all three specifications.
    pub all: usize,
    /// The result is that of this specification, and perhaps of others.
    #[serde(flatten)]
    pub follows: Each,
    /// The result is that of no specification.
    pub none: usize,
    /// This specification does not say what the result is.
    pub unspecified: Each,
}

/// A number for each specification.
#[derive(Clone, Copy, Default, Serialize)]
pub struct Each {
    rfc3987: usize,
    rfc3987bis: usize,
    url: usize,
}

impl Each {
    fn add(&mut self, specifications: &[Specification]) {
        for specification in specifications {
            match specification {
                Specification::Rfc3987 => self.rfc3987 += 1,
                Specification::Rfc3987bis => self.rfc3987bis += 1,
                Specification::Url => self.url += 1,
            }
        }
    }
}

impl Tally {
    pub const HEADINGS: [&str; 6] =
        ["tests", "all three", "RFC 3987", "3987bis", "URL Standard", "none"];

    /// What stands under the headings. `2 of 3` is two tests of three, where the
    /// specification says nothing of the others.
    pub fn cells(&self) -> [String; 6] {
        let of = |follows: usize, unspecified: usize| match unspecified {
            0 => follows.to_string(),
            _ => format!("{follows} of {}", self.tests - unspecified),
        };
        let (follows, unspecified) = (self.follows, self.unspecified);
        [
            self.tests.to_string(),
            self.all.to_string(),
            of(follows.rfc3987, unspecified.rfc3987),
            of(follows.rfc3987bis, unspecified.rfc3987bis),
            of(follows.url, unspecified.url),
            self.none.to_string(),
        ]
    }

    fn add(&mut self, outcome: &Outcome) {
        self.tests += 1;
        self.all += usize::from(outcome.follows.len() == Specification::ALL.len());
        self.follows.add(&outcome.follows);
        self.none += usize::from(outcome.follows.is_empty());
        self.unspecified.add(&outcome.unspecified);
    }
}

/// By format and position, then in all.
pub fn tallies(results: &Findings) -> Vec<(String, Tally)> {
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
pub fn others(results: &Findings) -> String {
    let is_text =
        |outcome: &&Outcome| outcome.record.kind == Kind::Test && !outcome.record.is_dereferenced();
    let texts = results.outcomes.iter().filter(is_text).count();
    let (controls, failed) = results.controls(Kind::Control);
    let (negative, negative_failed) = results.controls(Kind::Negative);
    let misread = results.misread();
    format!(
        "{controls} controls, {failed} failed; {negative} negative controls, {negative_failed} \
         failed; {texts} tests not applicable, in formats whose references a browser does not \
         dereference; {misread} references misread"
    )
}
