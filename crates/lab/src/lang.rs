//! Defines identifiers of languages, and the operations that produce languages.

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
    /// Returns the number of the language.
    pub(super) fn number(self) -> u32 {
        self.0
    }

    /// Returns the language with a number.
    pub(super) fn of_number(number: u32) -> Self {
        Lang(number)
    }
}

/// The language without a string.
pub const NOTHING: Lang = Lang(0);

/// A class of characters of an [`Alphabet`](crate::Alphabet), or a symbol that is not a character,
/// numbered after the classes.
pub type Class = usize;

/// The target of a symbol in an automaton that is being built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Next<K> {
    /// A language that was computed before.
    Known(Lang),
    /// A state of the automaton that is being built.
    Open(K),
}

/// A hash table of states, with linear probing.
#[derive(Debug, Default)]
pub(super) struct Index(pub FxHashMap<u64, Lang>);

impl Index {
    /// Returns the state with this hash that `is_equal` confirms, or if there is none, the key to
    /// insert it at.
    pub fn find(&self, mut hash: u64, is_equal: impl Fn(Lang) -> bool) -> Result<Lang, u64> {
        loop {
            match self.0.get(&hash) {
                None => return Err(hash),
                Some(&lang) if is_equal(lang) => return Ok(lang),
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
    /// A string of the first language, then one of the second; or a string of the third. The third
    /// includes the second if the first accepts the empty string.
    Concatenation(Lang, Lang, Lang),
    /// A string of the first language, then any number of strings of the second. If the first
    /// accepts the empty string, it includes the second.
    Rounds(Lang, Lang),
    /// The strings of the language with any number of marks and tags inserted.
    Lift(Lang),
    /// The strings of the language without their tags. Tags at the start are removed already.
    Erase(Lang),
    /// The strings that are in the language with a mark after them.
    Whole(Lang),
    /// The strings `uv` where `u#v` with the mark `#` is in the first language and `v` in the
    /// second; or a string of the third, which includes all these with an empty `u`. See
    /// [`super::peg`].
    Splice(Lang, Lang, Lang),
    /// What remains of a round, in the first language; then rounds of the second, as many as match;
    /// then the third, on which no round matches. See [`super::peg`].
    Possessive(Lang, Lang, Lang),
}
