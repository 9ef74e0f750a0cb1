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

/// What is counted where `--totals` asks for it.
#[derive(Default)]
pub struct Counts {
    failures: HashMap<Counted, usize>,
    findings: HashMap<(Severity, Option<Code>), usize>,
    schemes: HashMap<String, usize>,
    hosts: HashMap<String, usize>,
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
            let Some(part) = part else { continue };
            let name = part.to_lowercase();
            *counts.entry(name).or_default() += 1;
        }
    }

    /// Counts a finding; without a code, one of the grammar.
    pub fn finding(&mut self, severity: Severity, code: Option<Code>) {
        *self.findings.entry((severity, code)).or_default() += 1;
    }

    fn join(&mut self, other: &Self) {
        join(&mut self.failures, &other.failures);
        join(&mut self.findings, &other.findings);
        join(&mut self.schemes, &other.schemes);
        join(&mut self.hosts, &other.hosts);
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
        let (schemes, hosts) = (most(&self.counts.schemes), most(&self.counts.hosts));
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
                lines, invalid, unreadable, productions, findings, schemes, hosts,
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
        for (what, counts) in [("scheme", schemes), ("host", hosts)] {
            for Count { name, count } in counts.iter().take(SHOWN) {
                writeln!(out, "{count:>9}  {what:<10}  {}", visible(name))?;
            }
            if let more @ 1.. = counts.len().saturating_sub(SHOWN) {
                writeln!(out, "           {what:<10}  and {more} more")?;
            }
        }
        Ok(())
    }
}

fn called(code: Option<Code>) -> &'static str {
    code.map_or("syntax", Code::name)
}

/// The most frequent first.
fn most(counts: &HashMap<String, usize>) -> Vec<Count<'_>> {
    let mut all: Vec<_> = counts.iter().map(|(name, &count)| Count { name, count }).collect();
    all.sort_unstable_by_key(|it| (Reverse(it.count), it.name));
    all
}
