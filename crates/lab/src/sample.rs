//! Finds strings that a rule matches and strings that it narrowly rejects, and counts the strings
//! that it matches.

use super::error::StudyError;
use super::lang::{Class, Lang, NOTHING};
use super::languages::Languages;
use super::random::{Derivation, Random};
use super::study::Study;
use num_bigint::BigUint;
use std::collections::{BTreeSet, HashMap};

/// The number of attempts of the sampler to derive a string: a pest grammar can reject what its
/// rules seem to describe.
const ATTEMPTS: usize = 1000;

/// The default nesting depth of recursive rules.
const DEPTH: usize = 8;

/// The greatest nesting depth: the derivation of a string recurses to this depth.
const DEEPEST: usize = 200;

/// A side of the border between the strings that a rule accepts and those that it rejects.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Border {
    /// Strings that the rule accepts.
    Within,
    /// Strings that the rule rejects.
    Beyond,
}

impl Study {
    /// A source of strings for a rule. A recursive rule needs no language for this.
    ///
    /// # Errors
    /// There is no such rule, or it is not recursive and its language could not be computed.
    pub fn sampler(&self, rule: &str, seed: u64) -> Result<Sampler<'_>, StudyError> {
        let index = self.grammar().index_with_language(rule)?;
        let lang = match self.grammar().check_regular(index) {
            Ok(()) => Some(self.lang(rule)?),
            Err(_) => None,
        };
        let depth = self.grammar().cycle_of(index).map(|_| DEPTH);
        Ok(Sampler { study: self, rule: index, lang, depth, random: Random::new(seed) })
    }

    /// Returns the shortest strings of the rule that have an end of a range of characters, such as `a`
    /// and `f` of `a` to `f`: one for each end, at each place where the range can be.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Study};
    ///
    /// let study = Study::of(LabGrammar::from_abnf("a = %x61-66\n").unwrap());
    /// assert_eq!(Vec::from_iter(study.boundary_strings("a")?), ["a", "f"]);
    /// assert_eq!(Vec::from_iter(study.beyond_boundary_strings("a")?), ["`", "g"]);
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// There is no such rule, or the time is over.
    pub fn boundary_strings(&self, rule: &str) -> Result<BTreeSet<String>, StudyError> {
        self.border_strings(rule, Border::Within)
    }

    /// Returns strings just outside of the rule: each range of characters of the rule is left at both
    /// ends by one character, such as `g` beyond `a` to `f`, at each place where the range can be.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Study};
    ///
    /// let study = Study::of(LabGrammar::from_abnf("a = %x61-66\n").unwrap());
    /// assert_eq!(Vec::from_iter(study.beyond_boundary_strings("a")?), ["`", "g"]);
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// There is no such rule, or the time is over.
    pub fn beyond_boundary_strings(&self, rule: &str) -> Result<BTreeSet<String>, StudyError> {
        self.border_strings(rule, Border::Beyond)
    }

    /// Returns strings that consist of a shortest path to a state, a character at or next to an end
    /// of a range, and a shortest path to the end: those on one side of the border of the rule.
    fn border_strings(&self, rule: &str, side: Border) -> Result<BTreeSet<String>, StudyError> {
        let (lang, languages) = (self.lang(rule)?, self.languages());
        let mut found = BTreeSet::new();
        let examples = |path: &[Class]| -> Vec<char> {
            path.iter().map(|&class| languages.alphabet().example(class)).collect()
        };
        for (state, path) in languages.reachable_with_paths(lang) {
            let before = examples(&path);
            let classes = 0..languages.alphabet().len();
            let successors: BTreeSet<Lang> =
                classes.map(|class| languages.after(state, class)).collect();
            for next in successors {
                let Some(rest) = languages.shortest_way(next) else { continue };
                let rest = examples(&rest);
                self.in_time()?;
                let set = languages.characters_to(state, |after| after == next);
                let codes = set
                    .code_points()
                    .iter()
                    .flat_map(|&(first, last)| [first.wrapping_sub(1), first, last, last + 1]);
                // Codes that are no characters are left out, such as the one before 0, which wraps.
                found.extend(codes.filter_map(char::from_u32).map(|border| {
                    let symbols = before.iter().chain([&border]).chain(&rest);
                    languages.text(symbols.copied())
                }));
            }
        }
        found.retain(|text| languages.accepts(lang, text) == (side == Border::Within));
        Ok(found)
    }

    /// All strings of the rule up to a length in characters. A string comes before the longer
    /// strings that begin with it. The iterator computes them one by one, while [there is
    /// time](Self::in_time).
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Study};
    ///
    /// let study = Study::of(LabGrammar::from_abnf("a = *%x61-62\n").unwrap());
    /// let strings: Vec<_> = study.all_strings("a", 2)?.collect();
    /// assert_eq!(strings, ["", "a", "aa", "ab", "b", "ba", "bb"]);
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// There is no such rule, or it reaches a cycle that embeds itself and the budget does not set
    /// this length or a greater one.
    pub fn all_strings<'s>(
        &'s self,
        rule: &str,
        longest: usize,
    ) -> Result<impl Iterator<Item = String> + use<'s>, StudyError> {
        let (lang, languages) = (self.lang_up_to(rule, longest)?, self.languages());
        let needed = languages.shortest_lengths(lang);
        let mut open = vec![Beginning { state: lang, text: Vec::new(), from: 0 }];
        Ok(std::iter::from_fn(move || {
            loop {
                self.in_time().ok()?;
                let Beginning { state, text, from } = open.pop()?;
                // Whether a string within the length leads through this state after one character
                // more.
                let ends_within =
                    |lang| needed.get(&lang).is_some_and(|&n| text.len() + n < longest);
                if let Some((character, next)) = languages.next_character(state, from, ends_within)
                {
                    let longer = [&text[..], &[character]].concat();
                    open.push(Beginning { state, text: text.clone(), from: character as u32 + 1 });
                    open.push(Beginning { state: next, text: longer, from: 0 });
                }
                // When the text is taken up again for its next character, it was returned before.
                if from == 0 && languages.accepts_empty(state) {
                    return Some(languages.text(text.into_iter()));
                }
            }
        }))
    }

    /// The number of strings that the rule matches, for each length in characters from 0 to
    /// `longest`.
    ///
    /// # Errors
    /// There is no such rule, or the time is over.
    pub fn counts(&self, rule: &str, longest: usize) -> Result<Vec<BigUint>, StudyError> {
        let languages = self.languages();
        let alphabet = languages.alphabet();
        let sizes: Vec<u64> =
            (0..alphabet.len()).map(|class| alphabet.characters(class).len() as u64).collect();
        // The number of strings of the current length that lead to each state.
        let mut at = HashMap::from([(self.lang_up_to(rule, longest)?, BigUint::from(1u8))]);
        let mut result = Vec::new();
        for _ in 0..=longest {
            let mut total = BigUint::ZERO;
            let mut next: HashMap<Lang, BigUint> = HashMap::new();
            for (&state, count) in &at {
                self.in_time()?;
                if languages.accepts_empty(state) {
                    total += count;
                }
                for (class, &size) in sizes.iter().enumerate() {
                    let after = languages.after(state, class);
                    if after != NOTHING {
                        *next.entry(after).or_default() += count * size;
                    }
                }
            }
            result.push(total);
            at = next;
        }
        Ok(result)
    }
}

/// The beginning of strings that are to be continued.
struct Beginning {
    /// The state after the text.
    state: Lang,
    text: Vec<char>,
    /// The first code point to continue with.
    from: u32,
}

impl Languages {
    /// Returns the length in characters of the shortest string that each reachable state accepts.
    /// States that accept nothing are left out.
    fn shortest_lengths(&self, lang: Lang) -> HashMap<Lang, usize> {
        let mut open: Vec<Lang> = self.reachable_with_paths(lang).map(|(state, _)| state).collect();
        let mut found: HashMap<Lang, usize> = HashMap::new();
        for length in 0.. {
            let (next, left): (Vec<Lang>, Vec<Lang>) = open.into_iter().partition(|&state| {
                let mut classes = 0..self.alphabet().len();
                length == 0 && self.accepts_empty(state)
                    || classes.any(|class| found.contains_key(&self.after(state, class)))
            });
            if next.is_empty() {
                break;
            }
            found.extend(next.into_iter().map(|state| (state, length)));
            open = left;
        }
        found
    }

    /// Returns the first character at or after the code point `from` that leads from a state to a
    /// wanted one, and the wanted one; none if there is no such character.
    fn next_character(
        &self,
        state: Lang,
        from: u32,
        is_wanted: impl Fn(Lang) -> bool,
    ) -> Option<(char, Lang)> {
        let classes = (0..self.alphabet().len()).map(|class| (class, self.after(state, class)));
        let first = classes.filter(|&(_, next)| is_wanted(next)).filter_map(|(class, next)| {
            let ranges = self.alphabet().characters(class).code_points();
            let &(first, _) = ranges.get(ranges.partition_point(|&(_, last)| last < from))?;
            Some((char::from_u32(first.max(from))?, next))
        });
        first.min()
    }
}

/// A source of strings for one rule; the same seed gives the same strings.
#[derive(Debug)]
pub struct Sampler<'s> {
    study: &'s Study,
    rule: usize,
    /// The language; `None` if the rule reaches a cycle that embeds itself.
    lang: Option<Lang>,
    /// The nesting depth of recursive rules; `None` if the rule reaches no cycle.
    depth: Option<usize>,
    random: Random,
}

impl Sampler<'_> {
    /// Nests recursive rules at most this deep, if there is such a string. The default is 8; a depth
    /// of more than 200 counts as 200.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Study};
    ///
    /// let study = Study::of(LabGrammar::from_abnf("r = \"(\" *r \")\"\n").unwrap());
    /// assert_eq!(study.sampler("r", 1)?.depth(1).accepted().as_deref(), Some("()"));
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    #[must_use]
    pub fn depth(mut self, depth: usize) -> Self {
        self.depth = self.depth.map(|_| depth.min(DEEPEST));
        self
    }

    /// A random string that the rule matches; its alternatives are equally likely. `None` if none
    /// was found, as for a rule that matches nothing, or if [the time is over](Study::in_time).
    pub fn accepted(&mut self) -> Option<String> {
        let grammar = self.study.grammar();
        if grammar.accepts_nothing(self.rule) {
            return None;
        }
        for _ in 0..ATTEMPTS {
            self.study.in_time().ok()?;
            let mut derivation = Derivation::of(grammar, &mut self.random);
            if let Some(depth) = self.depth {
                derivation = derivation.depth(depth);
            }
            match derivation.text(self.rule) {
                Some(symbols) => {
                    let text = self.study.languages().text(symbols.chars());
                    if self.accepts(&text) {
                        return Some(text);
                    }
                }
                // Another attempt would take as long.
                None => break,
            }
        }
        // No attempt succeeded. If the rule reaches a cycle that embeds itself, `lang` is none.
        self.study.languages().shortest(self.lang?)
    }

    /// A random string that the rule does not match, one edit away from a string that it matches: a
    /// character changed, inserted or removed, or two characters exchanged. `None` if no string
    /// that it matches was found, or no edit that it rejects.
    pub fn near_miss(&mut self) -> Option<String> {
        for _ in 0..ATTEMPTS {
            let text = self.accepted()?;
            let edited = self.edit(&text);
            if !self.accepts(&edited) {
                return Some(edited);
            }
        }
        None
    }

    /// Whether the rule matches the whole text.
    fn accepts(&self, text: &str) -> bool {
        let grammar = self.study.grammar();
        let name = &grammar.rule(self.rule).name;
        match self.lang {
            Some(lang) => self.study.languages().accepts(lang, text),
            None => self.study.parser().matches(name, text).unwrap_or(false),
        }
    }

    /// Returns the text with one random edit.
    fn edit(&mut self, text: &str) -> String {
        let mut characters: Vec<char> = text.chars().collect();
        let at = self.random.below(characters.len() + 1);
        let alphabet = self.study.languages().alphabet();
        let class = alphabet.characters(self.random.below(alphabet.len()));
        let other = self.random.character(class).unwrap_or('\0');
        match self.random.below(4) {
            0 => characters.insert(at, other),
            1 if at < characters.len() => characters[at] = other,
            2 if at < characters.len() => {
                characters.remove(at);
            }
            3 if at + 1 < characters.len() => characters.swap(at, at + 1),
            // An edit that does not fit this place.
            _ => characters.push(other),
        }
        characters.into_iter().collect()
    }
}
