//! The results of a run, and the specifications that the browser follows in each.

use crate::readers::{Reader, absolute};
use crate::record::{
    Expected, HOST, Hash, Identity, Kind, Link, Record, Request, Specification, Suite, TextKind,
    host_and_target,
};
use crate::shell::{Reason, at, counted, json_line};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt;
use std::ops::Not;
use std::path::Path;

/// The version of the form of a result file.
pub const SCHEMA: &str = "iri suite result 3";

// README.md describes the members.

/// The first line of a result file, which says what was run. Each other line is a [`Line`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    pub schema: String,
    /// The served suite.
    pub suite: Identity,
    /// The version of the program that ran it.
    pub version: String,
    pub browser: String,
    pub driver: String,
    pub system: String,
    pub date: String,
}

impl Header {
    /// The header in the text of a result file. Fails if the schema is another one than [`SCHEMA`].
    pub fn first(path: &Path, text: &str) -> Result<Header, Reason> {
        let schema = || at(path, format_args!("the schema is not '{SCHEMA}'"));
        let (first, _) = text.split_once('\n').ok_or_else(schema)?;
        let header: Header = serde_json::from_str(first).map_err(|error| at(path, error))?;
        if header.schema == SCHEMA { Ok(header) } else { Err(schema()) }
    }

    /// The name of the browser, without its version.
    pub fn name(&self) -> &str {
        self.browser.split(' ').next().unwrap_or_default()
    }
}

/// Writes what was run on one line, with the beginning of the hash of the suite.
impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { browser, driver, system, date, version, suite, .. } = self;
        // The part of the hash that a person would compare.
        let hash = suite.sha256.get(..12).unwrap_or(&suite.sha256);
        let run = format_args!("iri-suite {version}, suite {hash}");
        write!(f, "{browser}, {driver}, {system}, {date}, {run}")
    }
}

/// A document that could not be run to its end.
#[derive(Serialize, Deserialize)]
pub struct Stopped {
    pub document: String,
    pub reason: Reason,
}

/// A line of a result file after the first one.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub enum Line {
    /// What was observed for the record with this identifier.
    Observed {
        id: String,
        observed: Observed,
    },
    Stopped(Stopped),
    /// All other records of a document were observed as the URL Standard says.
    Short {
        document: String,
        /// The digest of the records of the document, so that other ones are not taken for them.
        by_url_standard: String,
    },
}

/// A run.
pub struct Results {
    pub header: Header,
    pub outcomes: Vec<Outcome>,
    pub stopped: Vec<Stopped>,
    /// The number of lines that belong to no record of the suite, or repeat a record.
    pub unknown: usize,
}

/// The result of a record.
#[derive(Serialize)]
pub struct Outcome {
    pub record: Record,
    pub observed: Observed,
    pub decoded: bool,
    pub passed: Option<bool>,
    /// The specifications whose result this is. Empty also if the browser does not dereference the
    /// reference, or does not read it as it must.
    pub follows: Vec<Specification>,
    pub unspecified: Vec<Specification>,
}

/// What the browser did.
#[derive(Clone, Serialize, Deserialize)]
pub struct Observed {
    pub href: Option<String>,
    pub reads: Option<String>,
    pub requests: Vec<Request>,
    /// Whether such an element is no link in this browser.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub unlinked: bool,
}

impl Outcome {
    /// The line in a result file: the observation only, as the rest is computed from it.
    pub fn line(&self) -> Line {
        Line::Observed { id: self.record.id.clone(), observed: self.observed.clone() }
    }

    /// Judges what was observed for a record. A test neither passes nor fails. A control passes if
    /// the browser reads what it must and follows all specifications that are not silent; the
    /// exceptions are in the `match`.
    pub fn new(record: Record, mut observed: Observed) -> Outcome {
        // In other formats a browser that makes no link fails.
        observed.unlinked &= record.format.format().is_optional;
        // Only for a negative control that must be read as other characters than its record says
        // (`misreads`) do these two differ.
        let decoded = observed.reads.as_ref() == Some(&record.reads);
        let as_expected = observed.reads.as_deref() == Some(record.to_read());
        // The specifications of whose result this is true.
        let specifications = |is_true: &dyn Fn(&Expected) -> bool| -> Vec<Specification> {
            let link = record.link.iter().filter(|link| link.dereferenced && !observed.unlinked);
            let expected = link.flat_map(|link| Specification::ALL.iter().zip(link.expected()));
            expected.filter(|(_, expected)| is_true(expected)).map(|(by, _)| *by).collect()
        };
        let follows = specifications(&|expected| as_expected && observed.agrees_with(expected));
        let unspecified = specifications(&|expected| expected.unspecified);
        let specified = specifications(&|expected| !expected.unspecified);
        let passed = match record.kind {
            Kind::Test => None,
            // It was resolved as all specifications say, and not requested.
            Kind::Negative if record.text == TextKind::Unrequested => Some(
                as_expected && observed.is_unrequested() && {
                    let resolved = |expected: &Expected| {
                        expected.results().any(|uri| uri == observed.href.as_deref())
                    };
                    specifications(&resolved) == Specification::ALL
                },
            ),
            // It was requested, and no element was found.
            Kind::Negative if record.text == TextKind::Missing => {
                let uri = record.link.as_ref().and_then(|link| link.url.uri.as_deref());
                let is_requested = uri.is_some_and(|uri| observed.requests_only(uri));
                Some(as_expected && observed.href.is_none() && is_requested)
            }
            // An element that this browser does not treat as a link leads nowhere.
            Kind::Control | Kind::Negative if observed.unlinked => {
                Some(as_expected && observed.href.is_none() && observed.requests.is_empty())
            }
            Kind::Control | Kind::Negative => {
                // Another reader than a browser may leave the IRI as it is, or what is none.
                let is_of_readers = record.format.format().for_readers;
                let link = record.link.as_ref().filter(|_| is_of_readers);
                let kept =
                    |link: &Link| link.iri.clone().unwrap_or_else(|| absolute(record.to_read()));
                let is_kept = link.is_some_and(|link| observed.href == Some(kept(link)));
                Some(as_expected && (follows == specified || is_kept))
            }
        };
        Outcome { record, observed, decoded, passed, follows, unspecified }
    }

    /// Whether it is a test whose reference was resolved but not requested, so that it is unknown
    /// what the browser follows.
    pub fn is_unrequested(&self) -> bool {
        self.is_applicable() && self.observed.is_unrequested()
    }

    /// Whether the result can show which specification the browser follows: it is that of a test,
    /// which was read as written and is dereferenced.
    pub fn is_applicable(&self) -> bool {
        self.passed.is_none() && self.decoded && self.is_dereferenced()
    }

    /// Whether the browser dereferences the reference.
    pub fn is_dereferenced(&self) -> bool {
        self.record.is_dereferenced() && !self.observed.unlinked
    }

    /// Whether the browser had to request the reference, and did not.
    pub fn lacks_request(&self) -> bool {
        let is_awaited = self.record.awaits_request() && !self.observed.unlinked;
        is_awaited && self.observed.requests.is_empty()
    }

    /// Whether it is a test that the browser did not read as written.
    pub fn is_misread(&self) -> bool {
        self.passed.is_none() && !self.decoded
    }

    /// Whether another outcome of the record is the same: what was observed, and the verdict on it.
    pub fn is_like(&self, other: &Outcome) -> bool {
        self.observed.is_like(&other.observed) && self.verdict() == other.verdict()
    }

    /// Whether it is a control that failed, or a test that was misread, not requested, or has a
    /// result of no specification.
    pub fn is_strange(&self) -> bool {
        self.passed == Some(false)
            || self.is_misread()
            || self.is_unrequested()
            || self.is_applicable() && self.follows.is_empty()
    }

    /// The result in a few words: of a control whether it passed; of a test why it shows nothing,
    /// or the specifications that the browser follows and those that are silent.
    pub fn verdict(&self) -> String {
        let names = |specifications: &[Specification]| {
            specifications.iter().map(|by| by.phrase()).collect::<Vec<_>>().join(", ")
        };
        let follows = match &*self.follows {
            _ if self.passed == Some(true) => return "passed".into(),
            _ if self.passed == Some(false) => return "FAILED".into(),
            _ if self.is_misread() => return "misread".into(),
            _ if !self.is_applicable() => return "not applicable".into(),
            _ if self.is_unrequested() => return "not requested".into(),
            [] => "none".to_owned(),
            follows if follows == Specification::ALL => "all".to_owned(),
            follows => names(follows),
        };
        match &*self.unspecified {
            [] => follows,
            unspecified => format!("{follows} (unspecified: {})", names(unspecified)),
        }
    }

    /// Returns what the browser did, as far as the record is about it: if the reference is
    /// dereferenced, what was resolved and requested; what was read, if that is wrong or there is
    /// nothing else.
    pub fn seen(&self) -> String {
        let reads = self.observed.reads.as_deref().unwrap_or("nothing");
        if !self.is_dereferenced() {
            format!("read {reads}")
        } else if self.decoded {
            self.observed.to_string()
        } else {
            format!("read {reads}; {}", self.observed)
        }
    }
}

impl Observed {
    /// Whether the reference was resolved but nothing was requested.
    fn is_unrequested(&self) -> bool {
        self.href.is_some() && self.requests.is_empty()
    }

    /// Whether the browser did what a specification expects: the reference resolved to one of its
    /// URIs and all requests were for that URI; or if the conversion fails, neither happened.
    fn agrees_with(&self, expected: &Expected) -> bool {
        expected.results().any(|uri| match uri {
            None => self.href.is_none() && self.requests.is_empty(),
            Some(uri) => self.href.as_deref() == Some(uri) && self.requests_only(uri),
        })
    }

    /// Whether another observation is the same. How often the same was requested does not count, nor
    /// by which method: Chromium preloads what a header names once more if a script asks for the header.
    pub fn is_like(&self, other: &Observed) -> bool {
        let Observed { href, reads, requests, unlinked } = self;
        let same = |a: &Request, b: &Request| (&a.host, &a.target) == (&b.host, &b.target);
        let are_in = |all: &[Request], of: &[Request]| {
            all.iter().all(|one| of.iter().any(|other| same(one, other)))
        };
        (href, reads, unlinked) == (&other.href, &other.reads, &other.unlinked)
            && are_in(requests, &other.requests)
            && are_in(&other.requests, requests)
    }

    /// What is observed of a browser that follows the URL Standard, with one request; of another reader
    /// that keeps the IRI, if the standard of the format says so.
    fn by_standard(record: &Record) -> Observed {
        let link = record.link.as_ref().filter(|link| link.dereferenced);
        let keeps = record.format.format().keeps.is_some();
        let uri = link.and_then(|link| if keeps { link.iri.clone() } else { link.url.uri.clone() });
        Observed::without_browser(record, uri, record.to_read().to_owned())
    }

    /// What is observed of a program that requests nothing and makes `href` of a reference. What counts
    /// as its request is that for `href`, if the document makes a browser request the reference.
    pub fn without_browser(record: &Record, href: Option<String>, reads: String) -> Observed {
        let requested = href.as_deref().filter(|_| record.requested);
        let requests = requested.map(|href| {
            let (host, target) = host_and_target(href);
            let (id, host) = (record.id.clone(), host.unwrap_or(HOST).to_owned());
            Request { id, method: "GET".to_owned(), host, target }
        });
        let requests = requests.into_iter().collect();
        // No program looks for the element that the fragment finds; a browser finds none for the control
        // whose element is missing.
        let href = href.filter(|_| record.text != TextKind::Missing);
        Observed { href, reads: Some(reads), requests, unlinked: false }
    }

    /// Whether there was a request, and each was for this URI.
    fn requests_only(&self, uri: &str) -> bool {
        !self.requests.is_empty() && self.requests.iter().all(|request| asks_for(request, uri))
    }
}

/// Whether a request is for a URI.
fn asks_for(request: &Request, uri: &str) -> bool {
    host_and_target(uri) == (Some(&request.host), request.target.clone())
}

/// Writes the resolved reference, and the requests; a single request for that reference is not
/// mentioned.
impl fmt::Display for Observed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.href.as_deref().unwrap_or("no URI"))?;
        match &*self.requests {
            [] => f.write_str(", no request"),
            [request] if self.href.as_deref().is_some_and(|href| asks_for(request, href)) => Ok(()),
            requests => requests.iter().try_for_each(|request| {
                write!(f, ", asked {} for {}", request.host, request.target)
            }),
        }
    }
}

/// The numbers that show whether the tests themselves work.
#[derive(Serialize)]
pub struct Controls {
    pub controls: usize,
    pub failed: usize,
    pub negative_controls: usize,
    pub negative_failed: usize,
    /// Tests whose references were read as other characters.
    pub misread: usize,
    /// Tests whose references were resolved but not requested.
    pub unrequested: usize,
}

impl Results {
    /// A run without outcomes.
    pub fn new(header: Header) -> Results {
        Results { header, outcomes: Vec::new(), stopped: Vec::new(), unknown: 0 }
    }

    /// Reads the text of a result file, whose path `path` names in errors. The expectations are those of
    /// `suite`, not those at the time of the run. Text after the last line feed is ignored: it is a line
    /// that was being written when the run ended. Fails if a line cannot be read, or the schema is another
    /// one than [`SCHEMA`].
    pub fn parse(path: &Path, text: &str, suite: &Suite) -> Result<Results, Reason> {
        let mut results = Results::new(Header::first(path, text)?);
        let lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n')).enumerate();
        let records = suite.records.iter();
        let mut records: HashMap<&str, &Record> = records.map(|it| (&*it.id, it)).collect();
        for (number, line) in lines.skip(1) {
            let line = serde_json::from_str(line);
            match line.map_err(|error| at(path, format_args!("line {}: {error}", number + 1)))? {
                // Each record is removed, so that a second line about it counts as unknown.
                Line::Observed { id, observed } => match records.remove(&*id) {
                    Some(record) => results.outcomes.push(Outcome::new(record.clone(), observed)),
                    None => results.unknown += 1,
                },
                Line::Stopped(stopped) => results.stopped.push(stopped),
                Line::Short { document, by_url_standard } => {
                    let of_document = suite.records.chunk_by(|a, b| a.document == b.document);
                    let of_document =
                        of_document.filter(|of_document| of_document[0].document == document);
                    for record in of_document
                        .filter(|of_document| digest(of_document) == by_url_standard)
                        .flatten()
                    {
                        if records.remove(&*record.id).is_some() {
                            let observed = Observed::by_standard(record);
                            results.outcomes.push(Outcome::new(record.clone(), observed));
                        }
                    }
                }
            }
        }
        Ok(results)
    }

    /// Returns the run as a short result file: the outcomes that differ from [`Observed::by_standard`],
    /// and a line for each document, which stands for its other outcomes. A document with missing
    /// outcomes has no such line, and all its outcomes.
    pub fn short(&self, suite: &Suite) -> String {
        let outcomes: HashMap<_, _> =
            self.outcomes.iter().map(|outcome| (&*outcome.record.id, outcome)).collect();
        let mut out = json_line(&self.header);
        for of_document in suite.records.chunk_by(|a, b| a.document == b.document) {
            let is_whole = of_document.iter().all(|record| outcomes.contains_key(&*record.id));
            for outcome in of_document.iter().filter_map(|record| outcomes.get(&*record.id)) {
                let expected = Observed::by_standard(&outcome.record);
                if !(is_whole && outcome.observed.is_like(&expected)) {
                    out += &json_line(&outcome.line());
                }
            }
            if is_whole {
                let document = of_document[0].document.clone();
                out += &json_line(&Line::Short { document, by_url_standard: digest(of_document) });
            }
        }
        out + &self.stopped.iter().map(json_line).collect::<String>()
    }

    /// The number of outcomes for which a function returns true.
    pub fn count(&self, is: impl Fn(&Outcome) -> bool) -> usize {
        self.outcomes.iter().filter(|outcome| is(outcome)).count()
    }

    /// Counts what shows whether the tests themselves work.
    pub fn controls(&self) -> Controls {
        let [controls, negative_controls] = [Kind::Control, Kind::Negative]
            .map(|kind| self.count(|outcome| outcome.record.kind == kind));
        let [failed, negative_failed] = [Kind::Control, Kind::Negative]
            .map(|kind| self.count(|it| it.record.kind == kind && it.passed == Some(false)));
        let misread = self.count(Outcome::is_misread);
        let unrequested = self.count(Outcome::is_unrequested);
        Controls { controls, failed, negative_controls, negative_failed, misread, unrequested }
    }

    /// Why this is not a run of all of `suite`; empty if it is.
    pub fn missing(&self, suite: &Suite) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let Identity { version, sha256 } = &self.header.suite;
        if *sha256 != suite.identity.sha256 {
            reasons.push(format!(
                "the documents are not those of this suite: iri-suite {version}, SHA-256 {sha256}"
            ));
        }
        if self.unknown > 0 {
            let belong = if self.unknown == 1 { "belongs" } else { "belong" };
            reasons.push(format!(
                "{} {belong} to no record of the suite, or to one that is there twice",
                counted(self.unknown, "line")
            ));
        }
        let seen: HashSet<&str> = self.outcomes.iter().map(|it| &*it.record.id).collect();
        let mut missing = BTreeMap::<&str, usize>::new();
        let reader = Reader::find(&self.header.driver).and_then(Result::ok);
        let is_read =
            |record: &&Record| reader.is_none_or(|it| it.formats.contains(&record.format));
        let records = || suite.records.iter().filter(is_read);
        for record in records().filter(|record| !seen.contains(&*record.id)) {
            *missing.entry(&record.document).or_default() += 1;
        }
        let stopped: BTreeSet<&str> = self.stopped.iter().map(|it| &*it.document).collect();
        reasons.extend(
            self.stopped.iter().map(|Stopped { document, reason }| format!("{document}: {reason}")),
        );
        if !missing.is_empty() {
            let number = missing.values().sum::<usize>();
            let all = records().count();
            // A stopped document is named already, with its reason.
            let mut documents = missing.keys().filter(|document| !stopped.contains(**document));
            let named: Vec<&str> = documents.by_ref().take(NAMED).copied().collect();
            let more = documents.count();
            let colon = if named.is_empty() { "" } else { ": " };
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            let named = named.join(", ");
            reasons.push(format!("{number} of {all} records are missing{colon}{named}{more}"));
        }
        reasons
    }
}

/// Returns a digest of the records of a document: of their names, and of what
/// [`Observed::by_standard`] is for them.
fn digest(records: &[Record]) -> String {
    let mut hash = Hash::default();
    for record in records {
        hash.add_records(&record.id, json_line(&Observed::by_standard(record)).as_bytes());
    }
    hash.finish()[..16].to_owned()
}

/// The greatest number of documents that [`Results::missing`] names because records are missing.
const NAMED: usize = 3;
