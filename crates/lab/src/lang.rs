//! The names of languages, and what one can be made of.

use rustc_hash::FxHashMap;

/// A regular language: a state of the automaton of a [`Languages`](crate::Languages), and of no other.
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

/// A class of characters of an [`Alphabet`](crate::Alphabet), or another symbol after all of these.
pub type Class = usize;

/// What lies after a symbol in an automaton that is being made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Next<K> {
    /// A language that is known.
    Known(Lang),
    /// A state.
    Open(K),
}

/// States by a hash.
#[derive(Debug, Default)]
pub(super) struct Index(pub FxHashMap<u64, Lang>);

impl Index {
    /// The state that `is_it` confirms, or where it is to be put.
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

/// A language by what it is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Operation {
    Union(Lang, Lang),
    Intersection(Lang, Lang),
    Difference(Lang, Lang),
    /// A string of the first, then one of the second; or one of the third, which has the second
    /// where the first accepts the empty string.
    Concatenation(Lang, Lang, Lang),
    /// A string of the first, then any number of the second. Where the first accepts the empty
    /// string, it has the second.
    Rounds(Lang, Lang),
    /// Symbols that are not characters are removed at will.
    Lift(Lang),
    /// Tags are removed; of the language, all were removed that strings can start with.
    Erase(Lang),
    /// What is before a mark at the end.
    Whole(Lang),
    /// See [`super::peg`]: the mark of the first is replaced by what the second does with the rest;
    /// or the third, which has the second where the first has its mark.
    Splice(Lang, Lang, Lang),
    /// See [`super::peg`]: rounds of the second, of which the first is what may be left of the
    /// current one, until the third.
    Possessive(Lang, Lang, Lang),
}
