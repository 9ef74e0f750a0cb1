//! The results of a run, and which specifications the browser follows.

use crate::record::{Expected, Kind, Record, Specification};
use crate::server::Request;
use iri_grammar::spec::generic_split;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the form of a result file.
pub const SCHEMA: &str = "iri suite result 2";

// README.md describes the members.

#[derive(Serialize, Deserialize)]
pub struct Results {
    pub schema: String,
    pub browser: String,
    pub driver: String,
    pub outcomes: Vec<Outcome>,
}

/// The result of a record.
#[derive(Serialize, Deserialize)]
#[serde(from = "Recorded")]
pub struct Outcome {
    pub record: Record,
    pub observed: Observed,
    pub decoded: bool,
    pub passed: Option<bool>,
    /// None for what the browser does not dereference, or reads as other characters.
    pub follows: Vec<Specification>,
    pub unspecified: Vec<Specification>,
}

/// The members of an outcome from which the others follow. A file is read without the others.
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
    pub href: Option<String>,
    pub reads: Option<String>,
    pub requests: Vec<Request>,
}

impl Outcome {
    pub fn new(record: Record, observed: Observed) -> Outcome {
        let decoded = observed.reads.as_ref() == Some(&record.reads);
        let specifications = |are: &dyn Fn(&Expected) -> bool| -> Vec<Specification> {
            let link = record.link.iter().filter(|link| link.dereferenced);
            let expected = link.flat_map(|link| Specification::ALL.iter().zip(link.expected()));
            expected.filter(|(_, expected)| are(expected)).map(|(by, _)| *by).collect()
        };
        let follows = specifications(&|expected| decoded && observed.is_by(expected));
        let unspecified = specifications(&|expected| expected.unspecified);
        let follows_all = !record.is_dereferenced() || follows == Specification::ALL;
        let passed = match record.kind {
            Kind::Test => None,
            Kind::Control => Some(decoded && follows_all),
            Kind::Negative => Some(!decoded && observed.reads == record.misreads),
        };
        Outcome { record, observed, decoded, passed, follows, unspecified }
    }

    /// Whether a specification can be followed in it.
    pub fn is_applicable(&self) -> bool {
        self.passed.is_none() && self.decoded && self.record.is_dereferenced()
    }

    /// Whether it is a test whose characters the browser read as others.
    pub fn is_misread(&self) -> bool {
        self.passed.is_none() && !self.decoded
    }

    /// Whether it is wrong, or what no specification defines.
    pub fn is_strange(&self) -> bool {
        self.passed == Some(false)
            || self.is_misread()
            || self.is_applicable() && self.follows.is_empty()
    }

    /// The result in a few words.
    pub fn verdict(&self) -> String {
        let names = |specifications: &[Specification]| {
            specifications.iter().map(|by| by.phrase()).collect::<Vec<_>>().join(", ")
        };
        let follows = match &*self.follows {
            _ if self.passed == Some(true) => return "passed".into(),
            _ if self.passed == Some(false) => return "FAILED".into(),
            _ if self.is_misread() => return "misread".into(),
            _ if !self.is_applicable() => return "not applicable".into(),
            [] => "none".to_owned(),
            follows if follows == Specification::ALL => "all".to_owned(),
            follows => names(follows),
        };
        match &*self.unspecified {
            [] => follows,
            unspecified => format!("{follows} (unspecified: {})", names(unspecified)),
        }
    }

    /// What the browser did, as far as the test is about it.
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
    /// Whether the browser did what a specification expects: the reference resolved to one of
    /// its URIs and all requests were for that URI; or neither, where the conversion fails.
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
}

impl Results {
    pub fn count(&self, is: impl Fn(&Outcome) -> bool) -> usize {
        self.outcomes.iter().filter(|outcome| is(outcome)).count()
    }

    pub fn controls(&self) -> Controls {
        let [controls, negative_controls] = [Kind::Control, Kind::Negative]
            .map(|kind| self.count(|outcome| outcome.record.kind == kind));
        let [failed, negative_failed] = [Kind::Control, Kind::Negative]
            .map(|kind| self.count(|it| it.record.kind == kind && it.passed == Some(false)));
        let misread = self.count(Outcome::is_misread);
        Controls { controls, failed, negative_controls, negative_failed, misread }
    }

    /// Whether the results of the tests are reliable: there are controls of both kinds, none
    /// failed, and every reference was read as written.
    pub fn is_reliable(&self) -> bool {
        let Controls { controls, failed, negative_controls, negative_failed, misread } =
            self.controls();
        controls > 0 && negative_controls > 0 && failed + negative_failed + misread == 0
    }
}
