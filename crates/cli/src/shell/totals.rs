//! The counts of `--count`: the number of texts by production, by finding, by scheme and by host.

use crate::shell::output::visible;
use crate::shell::problem::{Counted, Problem};
use iri_grammar::Production;
use iri_grammar::advice::{Code, Severity};
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::Hash;
use std::io::{self, Write};

/// The name under which texts that the grammar rejects are counted and reported.
pub const SYNTAX: &str = "syntax";

/// The greatest number of schemes, and of hosts, in the table for people.
const SHOWN: usize = 20;

/// The greatest number of different schemes, and of different hosts, that are counted by name. The
/// others in the order of the input are counted together.
const MOST_NAMES: usize = 100_000;

/// The greatest length in octets of a scheme or host that is counted by name.
const LONGEST_NAME: usize = 1 << 10;

/// The counts of `--count`.
#[derive(Default)]
pub struct Counts {
    failures: HashMap<Counted, usize>,
    findings: HashMap<(Severity, Option<Code>), usize>,
    schemes: Names,
    hosts: Names,
}

/// The names of a kind (schemes or hosts), and how often each occurs.
#[derive(Default)]
struct Names {
    /// For each name in lower case, its number in the order of the input, and its count.
    counts: HashMap<String, (usize, usize)>,
    /// The number of occurrences of names that are not counted separately.
    others: usize,
}

impl Names {
    /// Counts one occurrence of a name. A very long name is one of the others.
    fn add(&mut self, name: &str) {
        if name.len() > LONGEST_NAME {
            self.others += 1;
            return;
        }
        let number = self.counts.len();
        self.counts.entry(name.to_lowercase()).or_insert((number, 0)).1 += 1;
    }

    /// Adds the counts of `other`, whose texts follow in the input. Names beyond [`MOST_NAMES`] are
    /// added to `others`.
    fn merge(&mut self, other: &Self) {
        self.others += other.others;
        let mut new = Vec::new();
        for (name, (number, count)) in &other.counts {
            match self.counts.get_mut(name) {
                Some((_, sum)) => *sum += count,
                None => new.push((number, name, count)),
            }
        }
        // In the order of the input: only the first ones may have room.
        new.sort_unstable();
        let room = MOST_NAMES.saturating_sub(self.counts.len()).min(new.len());
        for (_, name, count) in new.drain(..room) {
            self.counts.insert(name.clone(), (self.counts.len(), *count));
        }
        self.others += new.into_iter().map(|(.., count)| count).sum::<usize>();
    }

    /// Returns the names and counts, the most frequent name first.
    fn by_frequency(&self) -> Vec<Count<'_>> {
        let counts = self.counts.iter().map(|(name, &(_, count))| Count { name, count });
        let mut by_frequency: Vec<_> = counts.collect();
        by_frequency.sort_unstable_by_key(|it| (Reverse(it.count), it.name));
        by_frequency
    }
}

impl Counts {
    /// Counts a text by its problem if it has one, else by its scheme and host if it is an
    /// identifier.
    pub fn add(
        &mut self,
        octets: &[u8],
        identifier: Option<Production>,
        problem: Option<&Problem>,
    ) {
        if let Some(problem) = problem {
            *self.failures.entry(problem.counted_as()).or_default() += 1;
            return;
        }
        let (Some(identifier), Ok(text)) = (identifier, str::from_utf8(octets)) else { return };
        let Ok(components) = identifier.components(text) else { return };
        if let Some(scheme) = components.scheme() {
            self.schemes.add(scheme);
        }
        if let Some(host) = components.host() {
            self.hosts.add(host.text());
        }
    }

    /// Counts a finding. `code` is `None` if the grammar rejects the text.
    pub fn add_finding(&mut self, severity: Severity, code: Option<Code>) {
        *self.findings.entry((severity, code)).or_default() += 1;
    }

    /// Adds the counts of `other`, whose texts follow in the input.
    pub fn merge(&mut self, other: &Self) {
        merge(&mut self.failures, &other.failures);
        merge(&mut self.findings, &other.findings);
        self.schemes.merge(&other.schemes);
        self.hosts.merge(&other.hosts);
    }
}

/// Adds the counts of `from` to those of `into`.
fn merge<K: Clone + Eq + Hash>(into: &mut HashMap<K, usize>, from: &HashMap<K, usize>) {
    for (key, count) in from {
        match into.get_mut(key) {
            Some(sum) => *sum += count,
            None => drop(into.insert(key.clone(), *count)),
        }
    }
}

/// A name, and how often it occurs.
#[derive(Serialize)]
struct Count<'c> {
    name: &'c str,
    count: usize,
}

impl Counts {
    /// Writes the rows of the table for people, with the [`SHOWN`] most frequent schemes and hosts.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        for ((severity, code), count) in self.sorted_findings() {
            let (name, code) = (finding_name(*code), code.map(|code| code.to_string()));
            let code = code.unwrap_or_default();
            writeln!(out, "{count:>9}  finding     {severity:<7}  {code:<4}  {name}")?;
        }
        for (Counted { is_production, name, citation }, count) in self.sorted_failures() {
            let what = if *is_production { "production" } else { "failure" };
            let citation = citation.map(|it| format!(" ({it})")).unwrap_or_default();
            writeln!(out, "{count:>9}  {what:<10}  {name}{citation}")?;
        }
        for (what, names) in [("scheme", &self.schemes), ("host", &self.hosts)] {
            let counts = names.by_frequency();
            for Count { name, count } in counts.iter().take(SHOWN) {
                writeln!(out, "{count:>9}  {what:<10}  {}", visible(name))?;
            }
            if let more @ 1.. = counts.len().saturating_sub(SHOWN) {
                writeln!(out, "           {what:<10}  and {more} more")?;
            }
            if names.others > 0 {
                writeln!(out, "{:>9}  {what:<10}  (others)", names.others)?;
            }
        }
        Ok(())
    }

    /// Returns the counts for a JSON object.
    pub fn details(&self) -> impl Serialize {
        let findings = self.sorted_findings().into_iter().map(|((severity, code), count)| {
            object! { code, name: finding_name(*code), severity, count }
        });
        let productions = self.sorted_failures().into_iter().map(|(failure, count)| {
            let Counted { name, citation, .. } = failure;
            let document = citation.map(|it| it.document);
            object! { name, document, section: citation.map(|it| it.section), count }
        });
        object! {
            productions: productions.collect::<Vec<_>>(),
            findings: findings.collect::<Vec<_>>(),
            schemes: self.schemes.by_frequency(),
            hosts: self.hosts.by_frequency(),
            others: object! { schemes: self.schemes.others, hosts: self.hosts.others },
        }
    }

    /// Returns the failures and their counts, the most frequent first.
    fn sorted_failures(&self) -> Vec<(&Counted, &usize)> {
        let mut failures: Vec<_> = self.failures.iter().collect();
        failures.sort_by_cached_key(|(failure, count)| {
            (Reverse(**count), failure.name.clone(), failure.citation.map(|it| it.to_string()))
        });
        failures
    }

    /// Returns the findings and their counts, the most severe and then the most frequent first.
    fn sorted_findings(&self) -> Vec<(&(Severity, Option<Code>), &usize)> {
        let mut findings: Vec<_> = self.findings.iter().collect();
        findings.sort_by_key(|((severity, code), count)| {
            (Reverse((*severity, **count)), code.map(Code::name))
        });
        findings
    }
}

/// Returns the name of a finding.
fn finding_name(code: Option<Code>) -> &'static str {
    code.map_or(SYNTAX, Code::name)
}

#[cfg(test)]
#[path = "../../tests/unit/totals.rs"]
mod tests;
