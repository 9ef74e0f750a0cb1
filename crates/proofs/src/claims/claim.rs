//! A claim, and what becomes of it.

use super::laboratory::Laboratory;
use super::search::Size;
use super::table::CLAIMS;
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

/// What a claim came to, without the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Outcome {
    /// It holds for every text.
    Proved,
    /// A text speaks against it.
    Refuted,
    /// It was found to hold for all texts up to a bound.
    HoldsSoFar,
    /// The procedure is no finite transduction, so that nothing is proved of it here.
    NotFinite,
}

impl Outcome {
    /// `proved`, `refuted`, `holds so far`, `not finite`.
    ///
    /// ```
    /// use iri_proofs::claims::Outcome;
    ///
    /// assert_eq!(Outcome::Proved.name(), "proved");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Outcome::Proved => "proved",
            Outcome::Refuted => "refuted",
            Outcome::HoldsSoFar => "holds so far",
            Outcome::NotFinite => "not finite",
        }
    }
}

/// What a claim came to.
///
/// ```
/// use iri_proofs::claims::{Claim, Laboratory, Outcome, Verdict};
///
/// let claim = Claim::find("absolute-uri-is-uri").unwrap();
/// let verdict: Verdict = Laboratory::new().verdict(claim);
/// assert_eq!(verdict.outcome(), Outcome::Proved);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Verdict {
    /// It holds for every text, by a proof of this size.
    Proved(Size),
    /// A shortest text speaks against it.
    Refuted(Counterexample),
    /// It was found to hold for so many texts, which are all of this kind.
    HoldsSoFar {
        /// Which texts these are.
        texts: &'static str,
        /// How many.
        count: usize,
    },
    /// The procedure is no finite transduction.
    NotFinite {
        /// Why.
        why: &'static str,
    },
}

impl Verdict {
    /// The same without the proof.
    pub fn outcome(&self) -> Outcome {
        match self {
            Verdict::Proved(_) => Outcome::Proved,
            Verdict::Refuted(_) => Outcome::Refuted,
            Verdict::HoldsSoFar { .. } => Outcome::HoldsSoFar,
            Verdict::NotFinite { .. } => Outcome::NotFinite,
        }
    }
}

/// A text that speaks against a claim; there is none with fewer octets.
///
/// ```
/// use iri_proofs::claims::{Claim, Counterexample, Laboratory, Verdict};
///
/// let claim = Claim::find("case-before-percent-encoding").unwrap();
/// let Verdict::Refuted(Counterexample { text, results, .. }) = Laboratory::new().verdict(claim)
/// else {
///     panic!()
/// };
/// // The one way, and the other.
/// assert_eq!((&*text, &*results), ("//%41", &["//A".to_owned(), "//a".to_owned()][..]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counterexample {
    /// The text.
    pub text: String,
    /// What a mapping makes of it, or what each of two makes of it; nothing where the claim is about
    /// languages.
    pub results: Vec<String>,
}

impl Claim {
    /// All claims, in the order of the documents' subjects.
    pub fn all() -> &'static [Claim] {
        CLAIMS
    }

    /// The claim of this name.
    pub fn find(name: &str) -> Option<&'static Claim> {
        CLAIMS.iter().find(|claim| claim.name == name)
    }
}
