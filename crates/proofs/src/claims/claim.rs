//! The type of a claim.

use super::laboratory::Laboratory;
use super::verdict::{Outcome, Verdict};
use iri_grammar::Citation;

/// A sentence of a document that states something about languages or mappings, and how the
/// laboratory decides it.
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
    /// The section of the document.
    pub citation: Citation,
    /// The sentence, word for word.
    pub sentence: &'static str,
    /// The statement that the sentence is understood as.
    pub statement: &'static str,
    /// The outcome on record, which the verdict must have.
    pub outcome: Outcome,
    /// The name of the entry with both readings in `src/guide/documents.md`, the page about
    /// disagreements of the documents. Empty if the page has no entry.
    pub entry: &'static str,
    /// Whether the claim is a comparison of documents by this package. The sentence then only shows
    /// what is compared, and states nothing that could be refuted.
    pub is_comparison: bool,
    pub(super) decide: fn(&mut Laboratory) -> Verdict,
}

impl Laboratory {
    /// Decides a claim.
    pub fn verdict(&mut self, claim: &Claim) -> Verdict {
        (claim.decide)(self)
    }
}
