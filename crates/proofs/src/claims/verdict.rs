//! What becomes of a claim.

use super::search::Size;

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
