//! Identifiers of languages, and the operations that make them.

use rustc_hash::FxHashMap;

/// A regular language: a state of the automaton of one [`Languages`](crate::Languages).
///
/// ```
/// use abnf_lab::{LabGrammar, Study};
///
/// let study = Study::of(LabGrammar::from_abnf("a = *DIGIT\nb = [1*DIGIT]\n").unwrap());
/// assert_eq!(study.lang("a"), study.lang("b"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lang(u32);

impl Lang {
    pub(super) fn number(self) -> u32 {
        self.0
    }

    pub(super) fn of_number(number: u32) -> Self {
        Lang(number)
    }
}

/// The language without a string.
pub const NOTHING: Lang = Lang(0);

/// A class of characters of an [`Alphabet`](crate::Alphabet), or a symbol that is not a character,
/// numbered after the classes.
pub type Class = usize;

/// Where a symbol leads in an automaton that is being built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Next<K> {
    /// A known language.
    Known(Lang),
    /// A state of the automaton.
    Open(K),
}

/// States by a hash, with linear probing.
#[derive(Debug, Default)]
pub(super) struct Index(pub FxHashMap<u64, Lang>);

impl Index {
    /// The state that `is_it` confirms, or the key to insert it at.
    pub fn find(&self, mut hash: u64, is_it: impl Fn(Lang) -> bool) -> Result<Lang, u64> {
        loop {
            match self.0.get(&hash) {
                None => return Err(hash),
                Some(&lang) if is_it(lang) => return Ok(lang),
                Some(_) => hash = hash.wrapping_add(1),
            }
        }
    }
}

/// An operation with its operands, as the key of its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Operation {
    Union(Lang, Lang),
    Intersection(Lang, Lang),
    Difference(Lang, Lang),
    /// A string of the first, then one of the second; or a string of the third. The third includes
    /// the second if the first accepts the empty string.
    Concatenation(Lang, Lang, Lang),
    /// A string of the first, then any number of the second. If the first accepts the empty string,
    /// it includes the second.
    Rounds(Lang, Lang),
    /// The strings with any of their symbols that are not characters removed.
    Lift(Lang),
    /// The strings without tags. The tags that they can start with are removed already.
    Erase(Lang),
    /// The strings before a mark at the end.
    Whole(Lang),
    /// The mark of the first is replaced by what the second does with the rest; or the third, which
    /// includes the second where the first has its mark. See [`super::peg`].
    Splice(Lang, Lang, Lang),
    /// Rounds of the second, of which the first is the rest of the current one; then the third. See
    /// [`super::peg`].
    Possessive(Lang, Lang, Lang),
}
