//! Strings that a rule matches, and strings that it just does not.

use std::collections::{BTreeSet, HashMap};

use super::chars::CharSet;
use super::grammar::{Expr, LabGrammar};
use super::languages::{Lang, Languages, NOTHING};
use super::random::Random;
use super::study::{Study, StudyError};

/// How often a random string is sought before the sampler gives up: a pest
/// grammar can refuse what its rules seem to say.
const ATTEMPTS: usize = 1000;

/// A source of strings for one rule; the same seed gives the same strings.
#[derive(Debug)]
pub struct Sampler<'s> {
    study: &'s Study,
    rule: usize,
    lang: Lang,
    random: Random,
}

impl Study {
    /// A source of strings for the rule of this name.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn sampler(&self, rule: &str, seed: u64) -> Result<Sampler<'_>, StudyError> {
        let rule = self.index(rule)?;
        Ok(Sampler {
            study: self,
            rule,
            lang: self.compiled().rule(rule),
            random: Random::new(seed),
        })
    }

    /// For each end of each range of characters, wherever in a string of the rule
    /// it can stand: a string that has it there and is as short as can be.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn boundary_strings(&self, rule: &str) -> Result<BTreeSet<String>, StudyError> {
        let lang = self.lang(rule)?;
        Ok(self
            .at_borders(lang)
            .into_iter()
            .filter(|text| self.languages().accepts(lang, text))
            .collect())
    }

    /// For each end of each range of characters, wherever in a string of the rule
    /// it can stand: a string that has the next character beyond it there, and
    /// that the rule does not match.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn beyond_boundary_strings(&self, rule: &str) -> Result<BTreeSet<String>, StudyError> {
        let lang = self.lang(rule)?;
        Ok(self
            .at_borders(lang)
            .into_iter()
            .filter(|text| !self.languages().accepts(lang, text))
            .collect())
    }

    /// All strings of the rule up to a length in characters, the shorter first
    /// within what starts alike. They are made as they are asked for.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn all_strings(&self, rule: &str, longest: usize) -> Result<AllStrings<'_>, StudyError> {
        let lang = self.lang(rule)?;
        Ok(AllStrings::new(self.languages(), lang, longest))
    }

    /// A shortest way to each state, each character next to a border of a range
    /// that can follow there or not, and a shortest way to the end.
    fn at_borders(&self, lang: Lang) -> BTreeSet<String> {
        let languages = self.languages();
        let mut found = BTreeSet::new();
        for (state, way) in ways(languages, lang) {
            for class in 0..languages.alphabet().len() {
                let next = languages.after(state, class);
                if next == NOTHING {
                    continue;
                }
                let Some(rest) = languages.shortest(next) else {
                    continue;
                };
                for character in around_borders(&same_successor(languages, state, next)) {
                    found.insert(format!("{way}{character}{rest}"));
                }
            }
        }
        found
    }
}

/// The characters that lead from one state to another.
fn same_successor(languages: &Languages, state: Lang, next: Lang) -> CharSet {
    let classes = (0..languages.alphabet().len()).filter(|&c| languages.after(state, c) == next);
    CharSet::from_ranges(
        classes.flat_map(|class| languages.alphabet().characters(class).code_points().to_vec()),
    )
}

/// The ends of the ranges of a set, and the characters next to them.
fn around_borders(set: &CharSet) -> BTreeSet<char> {
    let mut found = BTreeSet::new();
    for &(first, last) in set.code_points() {
        for code in [first.wrapping_sub(1), first, last, last + 1] {
            found.extend(char::from_u32(code));
        }
    }
    found
}

/// Each state from which something is accepted, with a shortest way to it.
fn ways(languages: &Languages, lang: Lang) -> Vec<(Lang, String)> {
    let mut found = vec![(lang, String::new())];
    let mut seen = BTreeSet::from([lang, NOTHING]);
    let mut at = 0;
    while at < found.len() {
        let (state, way) = found[at].clone();
        for class in languages.alphabet().by_preference() {
            let next = languages.after(state, class);
            if seen.insert(next) {
                found.push((next, format!("{way}{}", languages.alphabet().example(class))));
            }
        }
        at += 1;
    }
    found
}

impl Sampler<'_> {
    /// A random string that the rule matches, spread over its alternatives.
    /// `None` if none was found, as for a rule that matches nothing.
    pub fn accepted(&mut self) -> Option<String> {
        let grammar = self.study.grammar();
        for _ in 0..ATTEMPTS {
            let mut text = String::new();
            derive(grammar, &grammar.rule(self.rule).expr, &mut self.random, &mut text);
            if self.study.languages().accepts(self.lang, &text) {
                return Some(text);
            }
        }
        self.study.languages().shortest(self.lang)
    }

    /// A random string that the rule does not match, though it would with one
    /// character changed, added, taken away, or two exchanged.
    pub fn near_miss(&mut self) -> Option<String> {
        for _ in 0..ATTEMPTS {
            let text = self.accepted()?;
            let edited = self.edited(&text);
            if !self.study.languages().accepts(self.lang, &edited) {
                return Some(edited);
            }
        }
        None
    }

    fn edited(&mut self, text: &str) -> String {
        let mut characters: Vec<char> = text.chars().collect();
        let at = self.random.below(characters.len() + 1);
        let other = self.any_character();
        match self.random.below(4) {
            0 => characters.insert(at, other),
            1 if at < characters.len() => characters[at] = other,
            2 if at < characters.len() => {
                characters.remove(at);
            }
            3 if at + 1 < characters.len() => characters.swap(at, at + 1),
            _ => characters.push(other),
        }
        characters.into_iter().collect()
    }

    /// A character next to a border of a class, each class as often as another.
    fn any_character(&mut self) -> char {
        let alphabet = self.study.languages().alphabet();
        let class = self.random.below(alphabet.len());
        character_of(alphabet.characters(class), &mut self.random).unwrap_or('\0')
    }
}

/// One string that the expression describes, lookahead left out.
pub(super) fn derive(grammar: &LabGrammar, expr: &Expr, random: &mut Random, text: &mut String) {
    match expr {
        Expr::Chars(set) => text.extend(character_of(set, random)),
        Expr::Text { text: literal, any_case } => {
            for set in Expr::text_sets(literal, *any_case) {
                text.extend(character_of(&set, random));
            }
        }
        Expr::Rule(index) => derive(grammar, &grammar.rule(*index).expr, random, text),
        Expr::Seq(items) => items.iter().for_each(|item| derive(grammar, item, random, text)),
        Expr::Choice(items) => {
            if let Some(item) = random.pick(items) {
                derive(grammar, item, random, text);
            }
        }
        Expr::Repeat { expr, min, max } => {
            for _ in 0..rounds(*min, *max, random) {
                derive(grammar, expr, random, text);
            }
        }
        Expr::And(_) | Expr::Not(_) | Expr::End => {}
    }
}

/// An end as often as the inside.
pub(super) fn rounds(min: usize, max: Option<usize>, random: &mut Random) -> usize {
    match max {
        Some(max) => match random.below(4) {
            0 => min,
            1 => max,
            _ => min + random.below(max - min + 1),
        },
        None => {
            let mut rounds = min;
            while random.below(3) > 0 && rounds < min + 12 {
                rounds += 1;
            }
            rounds
        }
    }
}

/// An end of a range as often as the inside, each range as often as another.
pub(super) fn character_of(set: &CharSet, random: &mut Random) -> Option<char> {
    let &(first, last) = random.pick(set.code_points())?;
    char::from_u32(match random.below(4) {
        0 => first,
        1 => last,
        _ => first + random.below((last - first + 1) as usize) as u32,
    })
}

/// All strings of a language up to a length.
#[derive(Debug)]
pub struct AllStrings<'l> {
    languages: &'l Languages,
    longest: usize,
    /// How many characters each state needs at least to accept.
    needed: HashMap<Lang, usize>,
    /// For each character of the string at hand: the state before it, and which
    /// character of all comes next there.
    path: Vec<(Lang, u32)>,
    text: Vec<char>,
    fresh: bool,
}

impl<'l> AllStrings<'l> {
    fn new(languages: &'l Languages, lang: Lang, longest: usize) -> Self {
        AllStrings {
            languages,
            longest,
            needed: languages.shortest_lengths(lang),
            path: vec![(lang, 0)],
            text: Vec::new(),
            fresh: true,
        }
    }

    /// The next character from a code point on that leads on from a state, and
    /// where it leads.
    fn next_character(&self, state: Lang, from: u32, left: usize) -> Option<(char, Lang)> {
        let alphabet = self.languages.alphabet();
        let mut best: Option<(char, Lang)> = None;
        for class in 0..alphabet.len() {
            let next = self.languages.after(state, class);
            if next == NOTHING || !self.ends_within(next, left - 1) {
                continue;
            }
            let ranges = alphabet.characters(class).code_points();
            let place = ranges.partition_point(|&(_, last)| last < from);
            let Some(&(first, _)) = ranges.get(place) else {
                continue;
            };
            let Some(character) = char::from_u32(first.max(from)) else {
                continue;
            };
            if best.is_none_or(|(known, _)| character < known) {
                best = Some((character, next));
            }
        }
        best
    }

    fn ends_within(&self, state: Lang, left: usize) -> bool {
        self.needed.get(&state).is_some_and(|&needed| needed <= left)
    }
}

impl Iterator for AllStrings<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        loop {
            let &(state, from) = self.path.last()?;
            if std::mem::take(&mut self.fresh) && self.languages.accepts_empty(state) {
                return Some(self.text.iter().collect());
            }
            let left = self.longest - self.text.len();
            let step = if left > 0 { self.next_character(state, from, left) } else { None };
            match step {
                Some((character, next)) => {
                    if let Some(top) = self.path.last_mut() {
                        top.1 = character as u32 + 1;
                    }
                    self.path.push((next, 0));
                    self.text.push(character);
                    self.fresh = true;
                }
                None => {
                    self.path.pop();
                    self.text.pop();
                }
            }
        }
    }
}
