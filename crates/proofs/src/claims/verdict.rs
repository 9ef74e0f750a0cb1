//! The results of deciding a claim.

use super::search::Size;

/// The outcome of a claim, without the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Outcome {
    /// The claim holds for every text.
    Proved,
    /// There is a counterexample.
    Refuted,
    /// The claim holds for all texts up to a bound; longer ones were not tested.
    HoldsSoFar,
    /// The procedure is not a finite transduction, so nothing is proved about it here.
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

/// The outcome of a claim, with the proof.
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
    /// The claim holds for every text. The proof has this size.
    Proved(Size),
    /// There is a shortest counterexample.
    Refuted(Counterexample),
    /// The claim holds for all texts of a kind; others were not tested.
    HoldsSoFar {
        /// The kind of texts.
        texts: &'static str,
        /// The number of texts.
        count: usize,
    },
    /// The procedure is not a finite transduction.
    NotFinite {
        /// The reason.
        why: &'static str,
    },
}

impl Verdict {
    /// The outcome without the proof.
    pub fn outcome(&self) -> Outcome {
        match self {
            Verdict::Proved(_) => Outcome::Proved,
            Verdict::Refuted(_) => Outcome::Refuted,
            Verdict::HoldsSoFar { .. } => Outcome::HoldsSoFar,
            Verdict::NotFinite { .. } => Outcome::NotFinite,
        }
    }
}

/// A text that refutes a claim. No text with fewer octets does.
///
/// ```
/// use iri_proofs::claims::{Claim, Counterexample, Laboratory, Verdict};
///
/// let claim = Claim::find("case-before-percent-encoding").unwrap();
/// let Verdict::Refuted(Counterexample { text, results, .. }) = Laboratory::new().verdict(claim)
/// else {
///     panic!()
/// };
/// // The results without and with another case normalization at the end.
/// assert_eq!((&*text, &*results), ("//%41", &["//A".to_owned(), "//a".to_owned()][..]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counterexample {
    /// The text.
    pub text: String,
    /// The results of the one or two mappings of the claim for the text; empty if the claim is
    /// about languages.
    pub results: Vec<String>,
}
