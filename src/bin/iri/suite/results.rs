//! What a run has found, and which specifications that follows.

use super::record::{Expected, Kind, Link, Record, Specification};
use super::server::Request;
use iri_grammar::generic_split;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::fs;
use std::path::Path;

/// The form of a result file.
pub const SCHEMA: &str = "iri suite result 2";

#[derive(Serialize, Deserialize)]
pub struct Findings {
    pub schema: String,
    /// The browser and the driver, with their versions.
    pub browser: String,
    pub driver: String,
    pub outcomes: Vec<Outcome>,
}

/// What came of a record.
#[derive(Serialize, Deserialize)]
#[serde(from = "Recorded")]
pub struct Outcome {
    pub record: Record,
    /// What the browser did.
    pub observed: Observed,
    /// Whether the browser read the characters that were written.
    pub decoded: bool,
    /// Of a control, whether it passed; null for a test.
    pub passed: Option<bool>,
    /// The specifications that the browser follows here; none for what it does not
    /// dereference, or read as other characters.
    pub follows: Vec<Specification>,
    /// The specifications that do not say what becomes of the reference.
    pub unspecified: Vec<Specification>,
}

/// What a file has of an outcome that does not follow from the rest.
#[derive(Deserialize)]
struct Recorded {
    record: Record,
    observed: Observed,
}

impl From<Recorded> for Outcome {
    fn from(Recorded { record, observed }: Recorded) -> Outcome {
        Outcome::new(record, observed)
    }
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

impl Specification {
    pub fn expected(self, link: &Link) -> &Expected {
        match self {
            Specification::Rfc3987 => &link.rfc3987,
            Specification::Rfc3987bis => &link.rfc3987bis,
            Specification::Url => &link.url,
        }
    }
}

impl Outcome {
    pub fn new(record: Record, observed: Observed) -> Outcome {
        let decoded = observed.reads.as_ref() == Some(&record.reads);
        let specifications = |are: &dyn Fn(&Expected) -> bool| -> Vec<Specification> {
            let link = record.link.iter().find(|link| link.dereferenced);
            let those = |by: &Specification| link.is_some_and(|link| are(by.expected(link)));
            Specification::ALL.iter().copied().filter(those).collect()
        };
        let follows = specifications(&|expected| decoded && observed.is_by(expected));
        let unspecified = specifications(&|expected| expected.unspecified);
        let follows_all = !record.is_dereferenced() || follows.len() == Specification::ALL.len();
        let passed = match record.kind {
            Kind::Test => None,
            Kind::Control => Some(decoded && follows_all),
            Kind::Negative => Some(!decoded && observed.reads == record.misreads),
        };
        Outcome { record, observed, decoded, passed, follows, unspecified }
    }

    /// Whether there is anything that a specification could be followed in.
    pub fn is_applicable(&self) -> bool {
        self.passed.is_none() && self.decoded && self.record.is_dereferenced()
    }

    /// Whether a test is of other characters than it was meant to be.
    pub fn is_misread(&self) -> bool {
        self.passed.is_none() && !self.decoded
    }

    /// Whether something is wrong with it, or with what all specifications say.
    pub fn is_strange(&self) -> bool {
        self.passed == Some(false)
            || self.is_misread()
            || self.is_applicable() && self.follows.is_empty()
    }

    /// The outcome in a few words.
    pub fn verdict(&self) -> String {
        let names = |specifications: &[Specification]| {
            specifications.iter().map(|it| it.phrase()).collect::<Vec<_>>().join(", ")
        };
        let follows = match &*self.follows {
            _ if self.passed == Some(true) => return "passed".into(),
            _ if self.passed == Some(false) => return "FAILED".into(),
            _ if self.is_misread() => return "misread".into(),
            _ if !self.is_applicable() => return "not applicable".into(),
            [] => "none".to_owned(),
            follows if follows.len() == Specification::ALL.len() => "all".to_owned(),
            follows => names(follows),
        };
        match &*self.unspecified {
            [] => follows,
            unspecified => format!("{follows} (unspecified: {})", names(unspecified)),
        }
    }

    /// What the browser did, in the terms of the test.
    pub fn seen(&self) -> String {
        let reads = self.observed.reads.as_deref().unwrap_or("nothing");
        match (self.record.is_dereferenced(), self.decoded) {
            (true, true) => self.observed.to_string(),
            (true, false) => format!("read {reads}; {}", self.observed),
            (false, _) => format!("read {reads}"),
        }
    }
}

impl Observed {
    /// Whether the browser did what a specification expects: the reference resolved to one of its
    /// URIs, and the server was asked for that URI; or neither, where the conversion fails.
    fn is_by(&self, expected: &Expected) -> bool {
        expected.results().any(|uri| match uri {
            None => self.href.is_none() && self.requests.is_empty(),
            Some(uri) => {
                self.href.as_deref() == Some(uri)
                    && !self.requests.is_empty()
                    && self.requests.iter().all(|request| asks_for(request, uri))
            }
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

impl Findings {
    /// Reads a result file.
    pub fn read(path: &Path) -> Result<Findings, String> {
        let trouble = |error: &dyn fmt::Display| format!("{}: {error}", path.display());
        let octets = fs::read(path).map_err(|error| trouble(&error))?;
        let results: Findings = serde_json::from_slice(&octets).map_err(|error| trouble(&error))?;
        match results.schema == SCHEMA {
            true => Ok(results),
            false => Err(trouble(&format_args!("the schema is not '{SCHEMA}'"))),
        }
    }

    /// Controls of a kind, and those that failed.
    pub fn controls(&self, kind: Kind) -> (usize, usize) {
        let here = self.outcomes.iter().filter(|outcome| outcome.record.kind == kind);
        let passed: Vec<bool> = here.filter_map(|outcome| outcome.passed).collect();
        (passed.len(), passed.iter().filter(|passed| !**passed).count())
    }

    /// Tests whose references were read as other characters.
    pub fn misread(&self) -> usize {
        self.outcomes.iter().filter(|outcome| outcome.is_misread()).count()
    }

    /// Whether the results of the tests are reliable: there are controls of both kinds, none
    /// failed, and every reference was read as written.
    pub fn is_reliable(&self) -> bool {
        let pass = |kind| matches!(self.controls(kind), (1.., 0));
        pass(Kind::Control) && pass(Kind::Negative) && self.misread() == 0
    }
}
