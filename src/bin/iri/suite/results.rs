//! What a run has found, and which specifications that follows.

use super::record::{Expected, Kind, Link, Record};
use super::server::Request;
use iri_grammar::generic_split;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::fs;
use std::path::Path;

/// The form of a result file.
pub const SCHEMA: &str = "iri suite result 1";

#[derive(Serialize, Deserialize)]
pub struct Results {
    pub schema: String,
    /// The browser and the driver, with their versions.
    pub browser: String,
    pub driver: String,
    pub outcomes: Vec<Outcome>,
}

/// What came of a record.
#[derive(Serialize, Deserialize)]
pub struct Outcome {
    pub record: Record,
    /// What the browser did.
    pub observed: Observed,
    /// Whether the document was decoded as it was meant; null where that was not seen.
    pub decoded: Option<bool>,
    /// Of a control, whether it shows that the test works; null for a test.
    pub passed: Option<bool>,
    /// The specifications that the browser follows here; none for what it does not
    /// dereference.
    pub follows: Vec<Specification>,
}

/// What the browser did.
#[derive(Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Observed {
    /// The resolved reference; null where there is none.
    pub href: Option<String>,
    /// The characters that the browser found in the document.
    pub reads: Option<String>,
    /// What the server was asked for.
    pub requests: Vec<Request>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Specification {
    #[serde(rename = "rfc3987")]
    Rfc3987,
    #[serde(rename = "rfc3987bis")]
    Rfc3987bis,
    #[serde(rename = "url")]
    Url,
}

impl Specification {
    pub const ALL: [Specification; 3] =
        [Specification::Rfc3987, Specification::Rfc3987bis, Specification::Url];

    pub fn expected(self, link: &Link) -> &Expected {
        match self {
            Specification::Rfc3987 => &link.rfc3987,
            Specification::Rfc3987bis => &link.rfc3987bis,
            Specification::Url => &link.url,
        }
    }
}

impl fmt::Display for Specification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Specification::Rfc3987 => "RFC 3987",
            Specification::Rfc3987bis => "3987bis",
            Specification::Url => "URL Standard",
        })
    }
}

impl Outcome {
    pub fn new(record: Record, observed: Observed) -> Outcome {
        let decoded = observed.reads.as_ref().map(|reads| *reads == record.reads);
        let link = record.link.as_ref().filter(|link| link.dereferenced);
        let follows: Vec<Specification> = link.map_or_else(Vec::new, |link| {
            let follows = |by: &Specification| observed.is_by(by.expected(link));
            Specification::ALL.into_iter().filter(follows).collect()
        });
        let passed = (record.kind == Kind::Control).then(|| {
            let follows_all = link.is_none() || follows.len() == Specification::ALL.len();
            decoded == Some(true) && follows_all
        });
        Outcome { record, observed, decoded, passed, follows }
    }

    /// Whether there is anything that a specification could be followed in.
    pub fn is_applicable(&self) -> bool {
        self.record.kind == Kind::Test
            && self.record.link.as_ref().is_some_and(|link| link.dereferenced)
    }

    /// What is to be said of it in a word or two.
    pub fn verdict(&self) -> String {
        match (self.passed, self.decoded, &*self.follows) {
            (Some(true), ..) => "passed".into(),
            (Some(false), ..) => "FAILED".into(),
            (None, Some(false), _) => "misread".into(),
            _ if !self.is_applicable() => "not applicable".into(),
            (.., []) => "none".into(),
            (.., follows) if follows.len() == Specification::ALL.len() => "all".into(),
            (.., follows) => {
                let names: Vec<String> = follows.iter().map(ToString::to_string).collect();
                names.join(", ")
            }
        }
    }

    /// What the browser did, in the terms of the test.
    pub fn seen(&self) -> String {
        let reads = self.observed.reads.as_deref().unwrap_or("nothing");
        match self.decoded {
            Some(false) => format!("read {reads}; {}", self.observed),
            _ if self.record.link.as_ref().is_some_and(|link| link.dereferenced) => {
                self.observed.to_string()
            }
            _ => format!("read {reads}"),
        }
    }
}

impl Observed {
    /// Whether a specification gives what the browser did: the reference resolved to one of
    /// its URIs, and the server was asked for that; or neither, where there is no URI.
    fn is_by(&self, expected: &Expected) -> bool {
        let mut uris = expected.uris().peekable();
        if uris.peek().is_none() {
            return self.href.is_none() && self.requests.is_empty();
        }
        uris.any(|uri| {
            let asked = |request: &Request| asks_for(request, uri);
            self.href.as_deref() == Some(uri)
                && !self.requests.is_empty()
                && self.requests.iter().all(asked)
        })
    }
}

/// Whether a request is the one for a URI: its host, and its path and query octet by octet
/// (RFC 9112 section 3.2.1).
fn asks_for(request: &Request, uri: &str) -> bool {
    let parts = generic_split(uri);
    let query = parts.query.map(|query| format!("?{query}")).unwrap_or_default();
    parts.authority == Some(&*request.host) && format!("{}{query}", parts.path) == request.target
}

impl fmt::Display for Observed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.href {
            Some(href) => f.write_str(href)?,
            None => f.write_str("no URI")?,
        }
        match &*self.requests {
            [] => f.write_str(", no request"),
            [request] if self.href.as_deref().is_some_and(|href| asks_for(request, href)) => Ok(()),
            requests => requests.iter().try_for_each(|request| {
                write!(f, ", asked {} for {}", request.host, request.target)
            }),
        }
    }
}

impl Results {
    /// Reads a result file.
    ///
    /// # Errors
    ///
    /// What cannot be read, or is no such file.
    pub fn read(path: &Path) -> Result<Results, String> {
        let trouble = |error: &dyn fmt::Display| format!("{}: {error}", path.display());
        let octets = fs::read(path).map_err(|error| trouble(&error))?;
        let results: Results = serde_json::from_slice(&octets).map_err(|error| trouble(&error))?;
        match results.schema == SCHEMA {
            true => Ok(results),
            false => Err(trouble(&format_args!("the schema is not '{SCHEMA}'"))),
        }
    }

    /// Controls, and those that failed.
    pub fn controls(&self) -> (usize, usize) {
        let passed = self.outcomes.iter().filter_map(|outcome| outcome.passed);
        let (mut all, mut failed) = (0, 0);
        for passed in passed {
            all += 1;
            failed += usize::from(!passed);
        }
        (all, failed)
    }
}
