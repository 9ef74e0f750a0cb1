//! Several runs beside each other.

use super::super::results::{Outcome, Results};
use std::collections::BTreeMap;

pub struct Comparison<'r> {
    /// The name of each file, and what is in it.
    pub runs: &'r [(String, Results)],
    /// How many records there are in one file or another.
    pub records: usize,
    /// The records of which the browsers did not do the same.
    pub differences: Vec<Difference<'r>>,
}

pub struct Difference<'r> {
    pub id: &'r str,
    /// What came of it in each run; nothing where the run does not have it.
    pub outcomes: Vec<Option<&'r Outcome>>,
}

impl<'r> Comparison<'r> {
    pub fn new(runs: &'r [(String, Results)]) -> Comparison<'r> {
        let mut all: BTreeMap<&str, Vec<Option<&Outcome>>> = BTreeMap::new();
        for (index, (_, results)) in runs.iter().enumerate() {
            for outcome in &results.outcomes {
                let none = || vec![None; runs.len()];
                all.entry(&outcome.record.id).or_insert_with(none)[index] = Some(outcome);
            }
        }
        let records = all.len();
        let differences = all.into_iter().filter(|(_, outcomes)| !is_one(outcomes));
        let differences = differences.map(|(id, outcomes)| Difference { id, outcomes }).collect();
        Comparison { runs, records, differences }
    }
}

/// Whether the browsers did the same, with the same expected.
fn is_one(outcomes: &[Option<&Outcome>]) -> bool {
    outcomes.windows(2).all(|pair| match (pair[0], pair[1]) {
        (Some(a), Some(b)) => a.observed == b.observed && a.verdict() == b.verdict(),
        _ => false,
    })
}

pub fn verdict_in(outcome: Option<&Outcome>) -> String {
    outcome.map_or_else(|| "not there".to_owned(), Outcome::verdict)
}
