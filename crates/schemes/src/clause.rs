//! What the documents of the schemes ask of their identifiers: the rows of `CONFORMANCE.md`.

use crate::Scheme;

/// A passage of a document about the identifiers of a scheme.
///
/// ```
/// use iri_schemes::{ClauseState, Scheme};
///
/// let coap = Scheme::find("coap").unwrap();
/// let clause = coap.clauses().find(|it| it.words.contains("MUST NOT be empty")).unwrap();
/// assert_eq!((clause.sections, clause.state), ("RFC 7252: section 6", ClauseState::Held));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Clause {
    /// The documents and sections that were read; for a fact, its source.
    pub sections: &'static str,
    /// The words of the document.
    pub words: &'static str,
    /// What they ask; for a fact, its schemes.
    pub asked: &'static str,
    /// Whether the grammar holds it.
    pub state: ClauseState,
    /// By what the grammar holds it, or why it does not; for a fact, its [name](crate::fact_name).
    pub by: &'static str,
    /// The test of this package, if the grammar holds it.
    pub test: Option<&'static str>,
}

/// Whether a grammar holds a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ClauseState {
    /// The grammar accepts and rejects so.
    Held,
    /// The grammar does not hold it.
    Open,
    /// The clause asks something else than a check of syntax.
    Other,
    /// The clause is a fact of the library: see [`fact_name`](crate::fact_name).
    Fact,
}

impl ClauseState {
    /// The name, in lower case.
    pub fn name(self) -> &'static str {
        match self {
            ClauseState::Held => "held",
            ClauseState::Open => "open",
            ClauseState::Other => "other",
            ClauseState::Fact => "fact",
        }
    }
}

/// The page with the clauses.
const PAGE: &str = include_str!("../CONFORMANCE.md");

/// Returns the clauses, each with the names of its schemes.
fn all() -> impl Iterator<Item = (&'static str, Clause)> {
    let (mut sections, mut schemes) = ("", "");
    PAGE.lines().filter_map(move |line| {
        if let Some(heading) = line.strip_prefix("## ") {
            sections = heading;
        } else if let Some(names) = line.strip_prefix("Schemes: ") {
            schemes = names;
        }
        let row = line.strip_prefix("| `")?.strip_suffix(" |")?;
        let (words, rest) = row.split_once("` | ")?;
        let mut columns = rest.split(" | ");
        let mut next = || columns.next();
        let (asked, state, by, test) = (next()?, next()?, next()?, next()?);
        let states = [ClauseState::Held, ClauseState::Open, ClauseState::Other, ClauseState::Fact];
        let state = states.into_iter().find(|it| it.name() == state)?;
        let test = Some(test.trim_matches('`')).filter(|test| *test != "-");
        let clause = Clause { sections, words, asked, state, by, test };
        match by.split_once(": ").filter(|_| state == ClauseState::Fact) {
            Some((by, sections)) => Some((asked, Clause { sections, by, ..clause })),
            None => Some((schemes, clause)),
        }
    })
}

impl Scheme {
    /// What the documents ask of the identifiers of this scheme, apart from the rules that they print.
    pub fn clauses(&self) -> impl Iterator<Item = Clause> {
        let name = self.name();
        all().filter(move |(schemes, _)| schemes.split(", ").any(|it| it == name)).map(|it| it.1)
    }
}
