//! What came of asking an implementation: `results/NAME.json`.

use crate::case::{Case, CaseFile, Operation, Strength};
use crate::driver::Driver;
use crate::judge::Failure;
use crate::judge::{Verdict, judge};
use crate::protocol::{Greeting, Request};
use crate::suite::Named;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{SystemTime, UNIX_EPOCH};

/// The version of the format.
const VERSION: u32 = 1;

/// The specification that an implementation is written for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The RFCs. What is not as expected *fails*.
    #[default]
    Rfc,
    /// The URL Standard. What is not as expected *differs*.
    UrlStandard,
    /// Another document, such as RFC 2396, or none. What is not as expected *differs*.
    Other,
}

impl Kind {
    /// All kinds, in the order of the report.
    pub const ALL: [Kind; 3] = [Kind::Rfc, Kind::UrlStandard, Kind::Other];

    /// The heading of the implementations of this kind.
    pub fn heading(self) -> &'static str {
        match self {
            Kind::Rfc => "For the RFCs",
            Kind::UrlStandard => "For the URL Standard",
            Kind::Other => "For another document, or none",
        }
    }

    /// Why an answer that is not as the RFCs say is no failure; empty for the RFCs.
    pub fn why_no_failure(self) -> &'static str {
        match self {
            Kind::Rfc => "",
            Kind::UrlStandard => {
                "It follows the URL Standard. What differs from the RFCs is no failure."
            }
            Kind::Other => {
                "It does not claim to follow RFC 3986 or RFC 3987. What differs from them is no failure."
            }
        }
    }
}

/// The numbers of cases by verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// As expected.
    pub right: usize,
    /// Not as expected.
    pub wrong: usize,
    /// Unsupported or skipped.
    pub not_judged: usize,
}

impl Counts {
    /// The number of cases that were judged.
    pub fn judged(self) -> usize {
        self.right + self.wrong
    }

    /// Adds other counts.
    pub fn add(&mut self, other: Counts) {
        self.right += other.right;
        self.wrong += other.wrong;
        self.not_judged += other.not_judged;
    }
}

/// Counts by operation and strength.
pub type Table = BTreeMap<Operation, BTreeMap<Strength, Counts>>;

/// The results of an implementation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    /// The version of the format.
    version: u32,
    /// What the driver said about itself.
    pub driver: Greeting,
    /// The specification that the implementation is written for.
    #[serde(default)]
    pub kind: Kind,
    /// The day, in UTC: `2026-11-27`.
    pub date: String,
    /// The digest of each case file that was asked, by its name.
    pub suite: BTreeMap<String, String>,
    /// How many answers were right, by operation and strength.
    pub counts: Table,
    /// The members that right answers did not give, by operation.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub untold: BTreeMap<Operation, Untold>,
    /// The identifiers of the cases that were not judged, by reason.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub not_judged: BTreeMap<String, BTreeSet<String>>,
    /// What came in place of the expected result, by the identifier of the case.
    pub failures: BTreeMap<String, Value>,
}

/// The members that right answers to the cases of an operation did not give.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Untold {
    /// Of most answers.
    most: BTreeSet<String>,
    /// Of the other answers, by the identifier of the case.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    others: BTreeMap<String, BTreeSet<String>>,
}

impl Untold {
    /// Moves the set of members that occurs most often from `others` to `most`.
    fn compress(&mut self) {
        let mut counts: BTreeMap<&BTreeSet<String>, usize> = BTreeMap::new();
        self.others.values().for_each(|members| *counts.entry(members).or_default() += 1);
        let most = counts.into_iter().max_by_key(|(_, count)| *count);
        self.most = most.map(|(members, _)| members.clone()).unwrap_or_default();
        self.others.retain(|_, members| *members != self.most);
    }

    /// The members that the right answer to a case did not give.
    pub fn of_case(&self, id: &str) -> &BTreeSet<String> {
        self.others.get(id).unwrap_or(&self.most)
    }

    /// The members that some answers did not give.
    pub fn members(&self) -> BTreeSet<&str> {
        let all = [&self.most].into_iter().chain(self.others.values());
        all.flatten().map(String::as_str).collect()
    }
}

/// The standing of an implementation at a case.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Standing<'r> {
    /// As expected.
    Right,
    /// Not as expected, with what came.
    Wrong(&'r Value),
    /// Unsupported or skipped, with the reason.
    NotJudged(&'r str),
    /// Not asked, or the results are those of other cases.
    NotAsked,
}

impl Results {
    /// Asks a driver all cases that it covers.
    pub fn ask(driver: &mut Driver, kind: Kind, suite: &[Named]) -> Self {
        let mut results = Results {
            version: VERSION,
            driver: driver.greeting().clone(),
            kind,
            date: today(),
            suite: BTreeMap::new(),
            counts: Table::new(),
            untold: BTreeMap::new(),
            not_judged: BTreeMap::new(),
            failures: BTreeMap::new(),
        };
        for named in suite {
            if results.covers(&named.file) {
                results.suite.insert(named.name.clone(), named.digest.clone());
                for (file, case) in named.cases() {
                    let outcome = driver.ask(&mut request(file, case));
                    results.record(file, case, judge(file, case, outcome));
                }
            }
        }
        results.untold.values_mut().for_each(Untold::compress);
        results.untold.retain(|_, untold| !untold.members().is_empty());
        results
    }

    /// Whether the driver is asked the cases of a file.
    fn covers(&self, file: &CaseFile) -> bool {
        self.driver.covers(file.operation, &file.document, file.production.as_deref())
    }

    /// Adds a verdict to the counts and to the lists of cases.
    fn record(&mut self, file: &CaseFile, case: &Case, verdict: Verdict) {
        let counts = self.counts.entry(file.operation).or_default();
        let counts = counts.entry(case.strength).or_default();
        let id = || case.id.clone();
        match verdict {
            Verdict::Right { untold } => {
                counts.right += 1;
                let untold = untold.into_iter().map(str::to_owned).collect();
                self.untold.entry(file.operation).or_default().others.insert(id(), untold);
            }
            Verdict::Wrong(got) => {
                counts.wrong += 1;
                self.failures.insert(id(), got);
            }
            Verdict::Unsupported(reason) | Verdict::Skipped(reason) => {
                counts.not_judged += 1;
                self.not_judged.entry(reason).or_default().insert(id());
            }
        }
    }

    /// Reads results.
    ///
    /// # Errors
    ///
    /// They are not results, or of another version.
    pub fn parse(json: &str) -> Result<Self, String> {
        let results: Results = serde_json::from_str(json).map_err(|error| error.to_string())?;
        match results.version {
            VERSION => Ok(results),
            other => Err(format!("version {other} of the format is not known")),
        }
    }

    /// Returns the JSON of the results, with a line for each failure.
    pub fn to_json(&self) -> String {
        let value = serde_json::to_value(self).expect("the members have names");
        let Value::Object(members) = value else { unreachable!("results are an object") };
        let mut out = String::from("{");
        for (at, (name, value)) in members.iter().enumerate() {
            out += if at == 0 { "\n" } else { ",\n" };
            out += &format!("  {}: ", crate::protocol::ascii(name));
            match value {
                Value::Object(members) if name != "driver" && !members.is_empty() => {
                    let line = |(name, value)| {
                        let [name, value]: [String; 2] =
                            [crate::protocol::ascii(name), crate::protocol::ascii(value)];
                        format!("    {name}: {value}")
                    };
                    let lines: Vec<String> = members.iter().map(line).collect();
                    out += &format!("{{\n{}\n  }}", lines.join(",\n"));
                }
                other => out += &crate::protocol::ascii(other),
            }
        }
        out + "\n}\n"
    }

    /// The counts over all operations and strengths.
    pub fn total(&self) -> Counts {
        let mut total = Counts::default();
        self.counts.values().flat_map(BTreeMap::values).for_each(|counts| total.add(*counts));
        total
    }

    /// The counts of an operation over all strengths.
    pub fn of_operation(&self, operation: Operation) -> Counts {
        let mut total = Counts::default();
        let counts = self.counts.get(&operation).into_iter().flat_map(BTreeMap::values);
        counts.for_each(|counts| total.add(*counts));
        total
    }

    /// Whether these are results of the cases of this file as they are now.
    pub fn are_of(&self, named: &Named) -> bool {
        self.suite.get(&named.name).is_some_and(|digest| *digest == named.digest)
    }

    /// Removes the results of case files that are not in `suite` or have changed, and counts the
    /// verdicts of the others again. Returns the number of removed files.
    pub fn keep_current(&mut self, suite: &[Named]) -> usize {
        let before = self.suite.len();
        self.suite.retain(|name, digest| {
            suite.iter().any(|named| named.name == *name && named.digest == *digest)
        });
        self.counts.clear();
        let mut ids = BTreeSet::new();
        for named in suite.iter().filter(|named| self.suite.contains_key(&named.name)) {
            for (file, case) in named.cases() {
                ids.insert(case.id.as_str());
                let standing = self.standing(named, case);
                let counts = Counts {
                    right: usize::from(standing == Standing::Right),
                    wrong: usize::from(matches!(standing, Standing::Wrong(_))),
                    not_judged: usize::from(matches!(standing, Standing::NotJudged(_))),
                };
                let of = self.counts.entry(file.operation).or_default();
                of.entry(case.strength).or_default().add(counts);
            }
        }
        self.failures.retain(|id, _| ids.contains(id.as_str()));
        self.not_judged.values_mut().for_each(|of| of.retain(|id| ids.contains(id.as_str())));
        self.not_judged.retain(|_, of| !of.is_empty());
        before - self.suite.len()
    }

    /// Returns the verdict on a case of this file.
    pub fn standing(&self, named: &Named, case: &Case) -> Standing<'_> {
        if !self.are_of(named) {
            return Standing::NotAsked;
        }
        if let Some(got) = self.failures.get(&case.id) {
            return Standing::Wrong(got);
        }
        let reason = self.not_judged.iter().find(|(_, ids)| ids.contains(&case.id));
        reason.map_or(Standing::Right, |(reason, _)| Standing::NotJudged(reason))
    }

    /// Returns the failures of these cases.
    pub fn failures<'s>(&'s self, suite: &'s [Named]) -> impl Iterator<Item = Failure<'s>> {
        let asked = suite.iter().filter(|named| self.are_of(named));
        asked.flat_map(Named::cases).filter_map(|(file, case)| {
            let got = self.failures.get(&case.id)?;
            Some(Failure { file, case, got })
        })
    }
}

/// Returns the request of a case, without its number.
pub fn request(file: &CaseFile, case: &Case) -> Request {
    Request {
        seq: 0,
        operation: file.operation.name().to_owned(),
        document: file.document.clone(),
        production: file.production.clone(),
        input: serde_json::to_value(&case.input).expect("the members have names"),
    }
}

/// Returns the day in UTC: `2026-11-27`.
pub fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let [year, month, day] = date(since.as_secs() / 86_400);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Returns year, month and day of the Gregorian calendar, `days` after 1970-01-01.
fn date(mut days: u64) -> [u64; 3] {
    let divides = |divisor, year: u64| year.is_multiple_of(divisor);
    let is_leap = |year| divides(4, year) && (!divides(100, year) || divides(400, year));
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let lengths = [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    [year, month as u64 + 1, days + 1]
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_dates() {
        for (days, expected) in [
            (0, [1970, 1, 1]),
            (58, [1970, 2, 28]),
            (59, [1970, 3, 1]),
            (11_016, [2000, 2, 29]),
            (20_784, [2026, 11, 27]),
            (47_540, [2100, 2, 28]),
            (47_541, [2100, 3, 1]),
        ] {
            assert_eq!(date(days), expected, "{days}");
        }
    }
}
