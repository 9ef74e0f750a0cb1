//! How many texts there are: by production, by finding, by scheme, by host.

use super::{Counted, Format, Problem, Results, Status, counted, visible};
use iri_grammar::Production;
use iri_grammar::advice::{Code, Severity};
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::Hash;
use std::io::{self, Write};

/// How many hosts a person is shown.
const SHOWN: usize = 20;

/// How many different schemes are counted apart, and how many hosts: the first of the input.
const MOST_NAMES: usize = 100_000;

/// How many octets a scheme or a host has at most that is counted apart.
const LONGEST_NAME: usize = 1 << 10;

/// What is counted where `--totals` asks for it.
#[derive(Default)]
pub struct Counts {
    failures: HashMap<Counted, usize>,
    findings: HashMap<(Severity, Option<Code>), usize>,
    schemes: Names,
    hosts: Names,
}

/// How often there are names.
#[derive(Default)]
struct Names {
    /// Each with its number, in the order of the input.
    counts: HashMap<String, (usize, usize)>,
    others: usize,
}

impl Names {
    fn add(&mut self, name: &str) {
        if name.len() > LONGEST_NAME {
            self.others += 1;
            return;
        }
        let number = self.counts.len();
        self.counts.entry(name.to_lowercase()).or_insert((number, 0)).1 += 1;
    }

    /// Adds the names of the input that follows, as far as there is room for new ones.
    fn join(&mut self, other: &Self) {
        self.others += other.others;
        let mut new = Vec::new();
        for (name, (number, count)) in &other.counts {
            match self.counts.get_mut(name) {
                Some((_, sum)) => *sum += count,
                None => new.push((number, name, count)),
            }
        }
        new.sort_unstable();
        let room = MOST_NAMES.saturating_sub(self.counts.len()).min(new.len());
        for (_, name, count) in new.drain(..room) {
            self.counts.insert(name.clone(), (self.counts.len(), *count));
        }
        self.others += new.into_iter().map(|(.., count)| count).sum::<usize>();
    }

    /// The most frequent first.
    fn most(&self) -> Vec<Count<'_>> {
        let counts = self.counts.iter().map(|(name, &(_, count))| Count { name, count });
        let mut all: Vec<_> = counts.collect();
        all.sort_unstable_by_key(|it| (Reverse(it.count), it.name));
        all
    }
}

impl Counts {
    /// Counts a text: its problem, or its scheme and host, if it is an identifier.
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
        for (counts, part) in [
            (&mut self.schemes, components.scheme()),
            (&mut self.hosts, components.host().map(|host| host.text())),
        ] {
            if let Some(part) = part {
                counts.add(part);
            }
        }
    }

    /// Counts a finding; without a code, one of the grammar.
    pub fn finding(&mut self, severity: Severity, code: Option<Code>) {
        *self.findings.entry((severity, code)).or_default() += 1;
    }

    fn join(&mut self, other: &Self) {
        join(&mut self.failures, &other.failures);
        join(&mut self.findings, &other.findings);
        self.schemes.join(&other.schemes);
        self.hosts.join(&other.hosts);
    }
}

fn join<K: Clone + Eq + Hash>(into: &mut HashMap<K, usize>, from: &HashMap<K, usize>) {
    for (key, count) in from {
        match into.get_mut(key) {
            Some(sum) => *sum += count,
            None => drop(into.insert(key.clone(), *count)),
        }
    }
}

/// How many texts there were.
#[derive(Default)]
pub struct Totals {
    pub lines: usize,
    pub invalid: usize,
    pub unreadable: usize,
    /// How many could not be looked at.
    pub trouble: usize,
    /// How many records do not have the column.
    pub without_column: usize,
    /// How many have bidirectional formatting characters.
    pub formatting: usize,
    /// How many findings there are.
    pub findings: usize,
    /// Whether what is not valid leaves the exit status 0.
    pub exit_zero: bool,
    pub counts: Counts,
}

#[derive(Serialize)]
struct Count<'c> {
    name: &'c str,
    count: usize,
}

impl Totals {
    pub fn add(&mut self, results: &Results) {
        self.lines += results.lines;
        self.invalid += results.invalid;
        self.trouble += results.trouble;
        self.without_column += results.without_column;
        self.formatting += results.formatting;
        self.findings += results.findings;
        if let Some(counts) = &results.counts {
            self.counts.join(counts);
        }
    }

    pub fn status(&self) -> Status {
        match self {
            Totals { unreadable: 1.., .. } | Totals { trouble: 1.., .. } => Status::Trouble,
            Totals { invalid: 1.., exit_zero: false, .. } => Status::Invalid,
            _ => Status::Fine,
        }
    }

    /// How many files could not be read, after what else is said of them.
    pub fn unreadable(&self) -> String {
        match self.unreadable {
            0 => String::new(),
            count => format!("; {} could not be read", counted(count, "file")),
        }
    }

    /// Adds all that is counted.
    pub fn write(&self, out: &mut Results) -> io::Result<()> {
        let Totals { lines, invalid, unreadable, .. } = *self;
        let mut failures: Vec<_> = self.counts.failures.iter().collect();
        failures.sort_by_cached_key(|(failure, count)| {
            (Reverse(**count), failure.name.clone(), failure.citation.map(|it| it.to_string()))
        });
        let Counts { schemes, hosts, .. } = &self.counts;
        let others = object! { schemes: schemes.others, hosts: hosts.others };
        let (schemes, hosts) = (schemes.most(), hosts.most());
        let mut findings: Vec<_> = self.counts.findings.iter().collect();
        findings.sort_by_key(|((severity, code), count)| {
            (Reverse((*severity, **count)), code.map(Code::name))
        });
        if out.format() == Format::Jsonl {
            let findings = findings.into_iter().map(|((severity, code), count)| {
                object! { code, name: called(*code), severity, count }
            });
            let findings: Vec<_> = findings.collect();
            let productions = failures.into_iter().map(|(failure, count)| {
                let Counted { name, citation, .. } = failure;
                let document = citation.map(|it| it.document);
                object! { name, document, section: citation.map(|it| it.section), count }
            });
            let productions: Vec<_> = productions.collect();
            let details = object! {
                lines, invalid, unreadable, productions, findings, schemes, hosts, others,
            };
            return out.envelope(None, None, invalid == 0, None, None, Some(&details));
        }
        writeln!(out, "{lines:>9}  lines")?;
        writeln!(out, "{invalid:>9}  not valid")?;
        if unreadable > 0 {
            writeln!(out, "{unreadable:>9}  files that could not be read")?;
        }
        for ((severity, code), count) in findings {
            let (name, code) = (called(*code), code.map(|code| code.to_string()));
            let code = code.unwrap_or_default();
            writeln!(out, "{count:>9}  finding     {severity:<7}  {code:<4}  {name}")?;
        }
        for (Counted { is_production, name, citation }, count) in failures {
            let what = if *is_production { "production" } else { "failure" };
            let citation = citation.map(|it| format!(" ({it})")).unwrap_or_default();
            writeln!(out, "{count:>9}  {what:<10}  {name}{citation}")?;
        }
        for (what, counts, others) in
            [("scheme", schemes, others.schemes), ("host", hosts, others.hosts)]
        {
            for Count { name, count } in counts.iter().take(SHOWN) {
                writeln!(out, "{count:>9}  {what:<10}  {}", visible(name))?;
            }
            if let more @ 1.. = counts.len().saturating_sub(SHOWN) {
                writeln!(out, "           {what:<10}  and {more} more")?;
            }
            if others > 0 {
                writeln!(out, "{others:>9}  {what:<10}  (others)")?;
            }
        }
        Ok(())
    }
}

fn called(code: Option<Code>) -> &'static str {
    code.map_or("syntax", Code::name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names, as they come in parts of the input.
    fn joined(parts: &[&[String]]) -> Names {
        let mut all = Names::default();
        for part in parts {
            let mut names = Names::default();
            part.iter().for_each(|name| names.add(name));
            all.join(&names);
        }
        all
    }

    #[test]
    fn the_first_names_are_counted_and_the_others_together_however_they_arrive() {
        let name = |number: usize| format!("host{}", number % (MOST_NAMES + 500));
        let names: Vec<String> = (0..MOST_NAMES + 1500).map(name).collect();
        for size in [names.len(), 997, 64] {
            let all = joined(&names.chunks(size).collect::<Vec<_>>());
            assert_eq!((all.counts.len(), all.others), (MOST_NAMES, 500));
            assert!(all.counts.contains_key(&name(MOST_NAMES - 1)));
            let most = all.most();
            assert_eq!((most[0].count, most[999].count, most[1000].count), (2, 2, 1));
        }
    }

    #[test]
    fn a_name_that_is_too_long_is_one_of_the_others() {
        let names = ["a".repeat(LONGEST_NAME), "b".repeat(LONGEST_NAME + 1)];
        let all = joined(&[&names]);
        assert_eq!((all.counts.len(), all.others), (1, 1));
    }
}
