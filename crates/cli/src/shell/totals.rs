//! The counts of `--count` and `--stats`: the number of texts by production, by finding, by scheme and by host.

use crate::shell::names::{LONGEST_NAME, MOST_NAMES, MOST_OCTETS, Names, Ranking};
use crate::shell::output::{Status, quantity, visible};
use crate::shell::problem::{CountName, Problem};
use crate::shell::settings::Settings;
use iri_grammar::lint::{Code, Severity};
use iri_grammar::{Components, Production};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;
use std::io::{self, Write};
use std::mem;

/// The name under which texts that the grammar rejects are counted and reported.
pub const SYNTAX: &str = "syntax";

/// The greatest number of schemes, and of hosts, in the table for people.
const SHOWN: usize = 20;

/// The counts of `--count` and `--stats`.
#[derive(Default)]
pub struct Counts {
    failures: HashMap<CountName, usize>,
    /// The number of texts that are not UTF-8, by what is wrong with their octets.
    faults: HashMap<&'static str, usize>,
    findings: HashMap<(Severity, Option<Code>), usize>,
    schemes: Names,
    hosts: Names,
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
            *self.failures.entry(problem.count_name()).or_default() += 1;
            if let Some(fault) = problem.fault {
                *self.faults.entry(fault).or_default() += 1;
            }
            return;
        }
        let (Some(identifier), Ok(text)) = (identifier, str::from_utf8(octets)) else { return };
        if let Ok(components) = identifier.components(text) {
            self.add_identifier(components);
        }
    }

    /// Counts an identifier by its scheme and host.
    pub fn add_identifier(&mut self, components: Components<'_>) {
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

    /// Returns about how many octets of memory the names need.
    pub fn size(&self) -> usize {
        self.schemes.size() + self.hosts.size()
    }

    /// Adds the counts of other texts.
    ///
    /// # Errors
    /// If a temporary file cannot be written.
    pub fn merge(&mut self, other: &Self) -> io::Result<()> {
        merge(&mut self.failures, &other.failures);
        merge(&mut self.faults, &other.faults);
        merge(&mut self.findings, &other.findings);
        self.schemes.merge(&other.schemes)?;
        self.hosts.merge(&other.hosts)
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

/// The counts as members of a JSON object. The most frequent is the first in each list.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Listed {
    productions: Vec<Row<Failure>>,
    encodings: Vec<Row<Name>>,
    findings: Vec<Row<FindingName>>,
    schemes: Vec<Row<Name>>,
    hosts: Vec<Row<Name>>,
    others: Others,
}

/// What is counted, and how often it occurs.
#[derive(Clone, Serialize, Deserialize)]
struct Row<K> {
    #[serde(flatten)]
    key: K,
    count: usize,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Name {
    name: String,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Failure {
    name: String,
    document: Option<String>,
    section: Option<String>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct FindingName {
    code: Option<String>,
    name: String,
    severity: String,
}

/// How often schemes and hosts occur that are not listed.
#[derive(Clone, Default, Serialize, Deserialize)]
struct Others {
    schemes: usize,
    hosts: usize,
}

impl Listed {
    /// Adds the counts of another run.
    pub fn add(&mut self, other: Listed) {
        add_rows(&mut self.productions, other.productions);
        add_rows(&mut self.encodings, other.encodings);
        add_rows(&mut self.findings, other.findings);
        // As in the order of `--count`, the most severe is the first.
        self.findings.sort_by_key(|row| Reverse(row.key.severity.parse::<Severity>().ok()));
        add_rows(&mut self.schemes, other.schemes);
        add_rows(&mut self.hosts, other.hosts);
        self.others.schemes += other.others.schemes + remove_excess(&mut self.schemes);
        self.others.hosts += other.others.hosts + remove_excess(&mut self.hosts);
    }
}

/// Adds counts to those of the same names, and sorts them.
fn add_rows<K: Ord>(rows: &mut Vec<Row<K>>, others: Vec<Row<K>>) {
    let mut sums = BTreeMap::new();
    for Row { key, count } in mem::take(rows).into_iter().chain(others) {
        *sums.entry(key).or_insert(0) += count;
    }
    rows.extend(sums.into_iter().map(|(key, count)| Row { key, count }));
    // Equally frequent ones stay in the order of their names.
    rows.sort_by_key(|row| Reverse(row.count));
}

/// Removes the least frequent names if there is no room for all. Returns how often the removed ones occur.
fn remove_excess(rows: &mut Vec<Row<Name>>) -> usize {
    let mut octets: usize = rows.iter().map(|row| row.key.name.len()).sum();
    let mut left_out = 0;
    while rows.len() > MOST_NAMES || octets > MOST_OCTETS {
        let Some(Row { key, count }) = rows.pop() else { break };
        octets -= key.name.len();
        left_out += count;
    }
    left_out
}

/// Returns the rows of a list of names.
fn rows(names: Vec<(String, usize)>) -> Vec<Row<Name>> {
    names.into_iter().map(|(name, count)| Row { key: Name { name }, count }).collect()
}

impl Counts {
    /// Writes the rows of the table for people, with the [`SHOWN`] most frequent schemes and hosts.
    pub fn write(&mut self, out: &mut impl Write) -> io::Result<()> {
        for ((severity, code), count) in self.sorted_findings() {
            let (name, code) = (finding_name(*code), code.map(|code| code.to_string()));
            let code = code.unwrap_or_default();
            writeln!(out, "{count:>9}  finding     {severity:<7}  {code:<4}  {name}")?;
        }
        for (CountName { is_production, name, citation }, count) in self.sorted_failures() {
            let what = if *is_production { "production" } else { "failure" };
            let citation = citation.map(|it| format!(" ({it})")).unwrap_or_default();
            writeln!(out, "{count:>9}  {what:<10}  {name}{citation}")?;
        }
        for (what, names) in [("scheme", &mut self.schemes), ("host", &mut self.hosts)] {
            let Ranking { most, others, long } = names.ranking(SHOWN)?;
            for (name, count) in &most {
                writeln!(out, "{count:>9}  {what:<10}  {}", visible(name))?;
            }
            let (more, count) = others;
            if more > 0 {
                writeln!(out, "{count:>9}  {what:<10}  and {more} more")?;
            }
            if long > 0 {
                writeln!(out, "{long:>9}  {what:<10}  (longer than {LONGEST_NAME} octets)")?;
            }
        }
        Ok(())
    }

    /// Returns the counts for a JSON object.
    ///
    /// # Errors
    /// If a temporary file cannot be read or written.
    pub fn listed(&mut self) -> io::Result<Listed> {
        let [schemes, hosts] = [self.schemes.ranking(MOST_NAMES)?, self.hosts.ranking(MOST_NAMES)?];
        let [other_schemes, other_hosts] =
            [&schemes, &hosts].map(|ranking| ranking.others.1 + ranking.long);
        let findings = self.sorted_findings().into_iter().map(|((severity, code), count)| {
            let (name, severity) = (finding_name(*code).to_owned(), severity.to_string());
            let code = code.map(|code| code.to_string());
            Row { key: FindingName { code, name, severity }, count: *count }
        });
        let productions = self.sorted_failures().into_iter().map(|(failure, count)| {
            let CountName { name, citation, .. } = failure;
            let document = citation.map(|it| it.document.to_string());
            let section = citation.map(|it| it.section.to_owned());
            Row { key: Failure { name: name.to_string(), document, section }, count: *count }
        });
        let mut listed = Listed {
            productions: productions.collect(),
            encodings: Vec::new(),
            findings: findings.collect(),
            schemes: rows(schemes.most),
            hosts: rows(hosts.most),
            others: Others { schemes: other_schemes, hosts: other_hosts },
        };
        let faults = self.faults.iter().map(|(name, count)| ((*name).to_owned(), *count));
        add_rows(&mut listed.encodings, rows(faults.collect()));
        Ok(listed)
    }

    /// Returns the failures and their counts, the most frequent first.
    fn sorted_failures(&self) -> Vec<(&CountName, &usize)> {
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

/// The counts of a run.
#[derive(Default, Serialize, Deserialize)]
pub struct Totals {
    /// The number of texts; of `find`, the number of identifiers.
    pub lines: usize,
    /// The number of texts that have a result in the output.
    pub written: usize,
    /// The number of texts that are not valid.
    pub invalid: usize,
    /// The number of files that could not be read to their end.
    pub unreadable: usize,
    /// The number of texts that could not be processed.
    pub trouble: usize,
    /// The number of records that lack the selected column.
    pub without_column: usize,
    /// The number of hosts that stay unchanged because they are not domain names.
    pub no_domain_names: usize,
    /// The number of texts with bidirectional formatting characters.
    pub formatting: usize,
    /// The number of identifiers whose scheme has no grammar, with `check --schemes`.
    pub without_grammar: usize,
    /// The number of findings.
    pub findings: usize,
    /// The counts by reason, scheme and so on, with `--count` and `--stats`.
    #[serde(skip)]
    pub counts: Option<Counts>,
}

impl Totals {
    pub fn new(settings: Settings) -> Self {
        Totals { counts: settings.has_counts.then(Counts::default), ..Totals::default() }
    }

    /// Adds the counts of other texts.
    ///
    /// # Errors
    /// If counts are too many for the memory, and a temporary file cannot be written.
    pub fn add(&mut self, other: &Self) -> io::Result<()> {
        self.lines += other.lines;
        self.written += other.written;
        self.invalid += other.invalid;
        self.unreadable += other.unreadable;
        self.trouble += other.trouble;
        self.without_column += other.without_column;
        self.no_domain_names += other.no_domain_names;
        self.formatting += other.formatting;
        self.without_grammar += other.without_grammar;
        self.findings += other.findings;
        match (&mut self.counts, &other.counts) {
            (Some(counts), Some(others)) => counts.merge(others),
            _ => Ok(()),
        }
    }

    /// Returns the status of the run. With `exit_zero`, it ignores texts that are not valid.
    pub fn status(&self, exit_zero: bool) -> Status {
        match self {
            Totals { unreadable: 1.., .. } | Totals { trouble: 1.., .. } => Status::Trouble,
            Totals { invalid: 1.., .. } if !exit_zero => Status::Invalid,
            _ => Status::Fine,
        }
    }

    /// Returns the end of a message that says how many files could not be read; empty if none.
    pub fn unreadable(&self) -> String {
        match self.unreadable {
            0 => String::new(),
            count => format!("; {} could not be read", quantity(count, "file")),
        }
    }
}

/// Returns the name of a finding.
fn finding_name(code: Option<Code>) -> &'static str {
    code.map_or(SYNTAX, Code::name)
}
