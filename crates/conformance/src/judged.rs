//! The results of a run beside the known failures.

use crate::case::{Case, CaseFile};
use crate::judge::Failure;
use crate::known::Known;
use crate::results::{Results, Standing};
use crate::suite::Named;

/// The results of a run, and what is known about them.
pub struct Judged<'s> {
    /// The results.
    pub results: &'s Results,
    /// The cases, of which those that the driver covers were asked.
    pub suite: &'s [Named],
    /// The known failures.
    pub known: &'s Known,
}

impl<'s> Judged<'s> {
    /// The files whose cases were asked.
    pub fn asked_files(&self) -> impl Iterator<Item = &'s Named> {
        let results = self.results;
        self.suite.iter().filter(|named| results.are_of(named))
    }

    /// The failures that are not known.
    pub fn unknown_failures(&self) -> impl Iterator<Item = Failure<'s>> {
        let known = self.known;
        self.results.failures(self.suite).filter(|failure| !known.has(&failure.case.id))
    }

    /// The cases that are known to fail, and passed.
    pub fn unexpected_passes(&self) -> impl Iterator<Item = (&'s CaseFile, &'s Case)> {
        let (results, known) = (self.results, self.known);
        self.suite.iter().flat_map(move |named| {
            let is_right = move |case| results.standing(named, case) == Standing::Right;
            named.cases().filter(move |(_, case)| known.has(&case.id) && is_right(case))
        })
    }

    /// The number of unknown failures and unexpected passes.
    pub fn surprise_count(&self) -> usize {
        self.unknown_failures().count() + self.unexpected_passes().count()
    }
}
