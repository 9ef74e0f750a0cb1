//! Draws random strings of a rule, each equally likely.

use super::chars::CharSet;
use super::error::StudyError;
use super::lang::{Lang, NOTHING};
use super::random::Random;
use super::study::Study;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// A source of random strings of a rule up to a length. Each string is equally likely. The same
/// seed gives the same strings.
///
/// ```
/// use abnf_lab::{LabGrammar, Study, UniformSampler};
///
/// let study = Study::of(LabGrammar::from_abnf("a = *DIGIT\n").unwrap());
/// let mut sampler: UniformSampler<'_> = study.uniform_sampler("a", 20, 1)?;
/// // Nine of ten are of the greatest length.
/// let lengths: Vec<usize> = (0..100).map(|_| sampler.accepted().unwrap().len()).collect();
/// assert!(lengths.iter().filter(|&&length| length == 20).count() > 75);
/// assert_eq!(sampler.strings().to_string(), "111111111111111111111");
/// # Ok::<(), abnf_lab::StudyError>(())
/// ```
#[derive(Debug)]
pub struct UniformSampler<'s> {
    study: &'s Study,
    start: Lang,
    /// For each length in characters, the number of strings of that length that each state accepts.
    /// States without such strings are left out.
    counts: Vec<FxHashMap<Lang, BigUint>>,
    /// The number of all strings.
    strings: BigUint,
    random: Random,
}

impl Study {
    /// A source of strings of a rule of up to `longest` characters, each equally likely.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Study};
    ///
    /// let study = Study::of(LabGrammar::from_abnf("a = 1*%x61-62\n").unwrap());
    /// let mut sampler = study.uniform_sampler("a", 3, 1)?;
    /// // 2 + 4 + 8 strings.
    /// assert_eq!(sampler.strings().to_string(), "14");
    /// assert!(study.accepts("a", &sampler.accepted().unwrap())?);
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// As for [`counts`](Self::counts).
    pub fn uniform_sampler(
        &self,
        rule: &str,
        longest: usize,
        seed: u64,
    ) -> Result<UniformSampler<'_>, StudyError> {
        let (start, languages) = (self.lang_up_to(rule, longest)?, self.languages());
        let states: Vec<Lang> =
            languages.reachable_with_paths(start).map(|(state, _)| state).collect();
        let mut counts: Vec<FxHashMap<Lang, BigUint>> = Vec::new();
        for _ in 0..=longest {
            self.in_time()?;
            let count = |state: Lang| match counts.last() {
                // Of length 0 there is only the empty string.
                None => BigUint::from(u8::from(languages.accepts_empty(state))),
                // For each first character, the strings that are one character shorter.
                Some(shorter) => {
                    let mut sum = BigUint::ZERO;
                    for class in 0..languages.alphabet().len() {
                        if let Some(count) = shorter.get(&languages.after(state, class)) {
                            sum += count * languages.alphabet().characters(class).len();
                        }
                    }
                    sum
                }
            };
            let possible = states.iter().filter(|&&state| state != NOTHING);
            let next = possible.map(|&state| (state, count(state)));
            let next = next.filter(|(_, count)| *count != BigUint::ZERO).collect();
            counts.push(next);
        }
        let strings = counts.iter().filter_map(|counts| counts.get(&start)).sum();
        Ok(UniformSampler { study: self, start, counts, strings, random: Random::new(seed) })
    }
}

impl UniformSampler<'_> {
    /// The number of strings of the rule up to the length.
    pub fn strings(&self) -> &BigUint {
        &self.strings
    }

    /// A random string; `None` if the rule has no string, or [the time is over](Study::in_time).
    pub fn accepted(&mut self) -> Option<String> {
        let UniformSampler { study, counts, random, .. } = self;
        study.in_time().ok()?;
        let languages = study.languages();
        // The number of a string: it falls within the strings of one length, and among these, again
        // and again, within those that begin with the characters of one class.
        let mut number = random.number_below(&self.strings);
        let mut lengths = counts.iter().enumerate();
        let length = lengths.find_map(|(length, counts)| {
            falls_within(&mut number, counts.get(&self.start)?).then_some(length)
        })?;
        let (mut state, mut text) = (self.start, String::new());
        let alphabet = languages.alphabet();
        for left in (0..length).rev() {
            let mut number = random.number_below(counts[left + 1].get(&state)?);
            let (class, next) = (0..alphabet.len()).find_map(|class| {
                let next = languages.after(state, class);
                let count = counts[left].get(&next)? * alphabet.characters(class).len();
                falls_within(&mut number, &count).then_some((class, next))
            })?;
            let set = alphabet.characters(class);
            text.push(nth_character(set, random.below(set.len()))?);
            state = next;
        }
        Some(languages.text(text.chars()))
    }
}

/// Returns the character of a set at an index, counted from zero; none if the set has fewer.
fn nth_character(set: &CharSet, mut index: usize) -> Option<char> {
    for &(first, last) in set.code_points() {
        let size = (last - first) as usize + 1;
        if index < size {
            return char::from_u32(first + index as u32);
        }
        index -= size;
    }
    None
}

/// Whether a number is below `count`. If not, subtracts `count` from it.
fn falls_within(number: &mut BigUint, count: &BigUint) -> bool {
    let is_within = *number < *count;
    if !is_within {
        *number -= count;
    }
    is_within
}
