//! A claim.

use super::laboratory::Laboratory;
use super::verdict::{Outcome, Verdict};
use iri_grammar::Citation;

/// A sentence of a document that is a statement about languages or mappings, and what the laboratory
/// asks of it.
///
/// ```
/// use iri_proofs::claims::{Claim, Outcome};
///
/// let claim = Claim::find("to-uri-is-idempotent").unwrap();
/// assert_eq!(claim.citation.to_string(), "RFC 3987 section 3.1");
/// assert_eq!(claim.outcome, Outcome::Proved);
/// assert!(Claim::all().len() > 30);
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Claim {
    /// A short name: `uri-is-iri`.
    pub name: &'static str,
    /// Where the document says so.
    pub citation: Citation,
    /// What it says, word for word.
    pub sentence: &'static str,
    /// What that is taken for.
    pub statement: &'static str,
    /// What it came to when this was written.
    pub outcome: Outcome,
    /// The entry of the page on where the documents disagree, `src/guide/documents.md`, that has both readings;
    /// empty if there is none.
    pub entry: &'static str,
    /// Whether this package compares documents here, and the sentence shows what is compared: it says
    /// nothing that could be refuted.
    pub is_comparison: bool,
    pub(super) decide: fn(&mut Laboratory) -> Verdict,
}

impl Laboratory {
    /// Decides a claim.
    pub fn verdict(&mut self, claim: &Claim) -> Verdict {
        (claim.decide)(self)
    }
}
