//! Makes test vectors that a working group can publish with a grammar: texts that a rule accepts or
//! rejects, with the reasons.
//!
//! Each case differs in one respect from a shortest text, so a failed case shows the implementer
//! what is wrong. [The guide](crate::guide::authors) has examples.

mod reason;

use super::chars::CharSet;
use super::derive::{Deriver, Feature, Piece};
use super::error::StudyError;
use super::expr::Expr;
use super::node::Node;
use super::random::Random;
use super::study::Study;
use super::tree::ParseTree;
pub use reason::{Edit, Reason, What};
use std::collections::{BTreeSet, HashSet};

/// The number of attempts to make each random edit.
const ATTEMPTS: usize = 200;

/// Texts that show what a rule accepts and what it rejects.
///
/// ```
/// use abnf_lab::{LabGrammar, Reason, Study, Vector, Vectors, What};
///
/// let study = Study::of(LabGrammar::from_abnf("a = 1*2%x61-66 [\"-\"]\n").unwrap());
/// let Vectors { cases, unshown, .. } = study.vectors("a", 0, 0)?;
/// let valid = cases.iter().filter(|case| case.valid).map(|case| &*case.text);
/// assert_eq!(Vec::from_iter(valid), ["f", "a-", "aa"]);
/// let Vector { text, why, tree, .. } = cases.iter().find(|case| case.text == "aaa").unwrap();
/// let Reason { rule, part, what, .. } = &why[0];
/// assert_eq!((&**rule, &**part, what), ("a", "1*2%x61-66", &What::TooMany(3)));
/// assert_eq!(why[0].to_string(), "a: 3 times, one too many: `1*2%x61-66`");
/// assert!(tree.is_none() && unshown.is_empty());
/// # Ok::<(), abnf_lab::StudyError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Vectors {
    /// The rule.
    pub rule: String,
    /// The cases, accepted texts first. No text occurs twice.
    pub cases: Vec<Vector>,
    /// Mistakes that no case shows: in every context, the rule accepts the text with the mistake in
    /// another way.
    pub unshown: Vec<Reason>,
}

/// A text, and whether and why the rule accepts it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Vector {
    /// The text.
    pub text: String,
    /// Whether the rule accepts it.
    pub valid: bool,
    /// What the text shows. For an accepted text, only what no earlier case shows.
    pub why: Vec<Reason>,
    /// The tree of an accepted text. If it has several, the one of
    /// [`Forest::tree`](crate::Forest::tree).
    pub tree: Option<ParseTree>,
}

impl Study {
    /// Makes test cases for a rule. The accepted texts cover everything that can be reached from
    /// it:
    ///
    /// - each alternative;
    /// - each repetition at its minimum, once, and at its maximum (or twice, if there is none);
    /// - each end of each range of characters;
    /// - both cases of letters that match in either case.
    ///
    /// The rejected texts have one mistake each:
    ///
    /// - a character just outside a range;
    /// - one round too few or too many;
    /// - a missing part;
    /// - a letter in the wrong case;
    /// - one random edit. There are `edits` such texts; the same seed makes the same edits.
    ///
    /// No accepted text is superfluous.
    ///
    /// # Errors
    /// There is no such rule, the grammar is not in ABNF, or [the time is over](Self::in_time).
    pub fn vectors(&self, rule: &str, seed: u64, edits: usize) -> Result<Vectors, StudyError> {
        self.grammar().abnf_only("test vectors")?;
        let start = self.grammar().index_with_language(rule)?;
        let maker = Maker { study: self, deriver: Deriver::of(self, start)?, start };
        let mut cases = maker.accepted_cases()?;
        let unshown = maker.add_rejected_cases(&mut cases)?;
        maker.add_edited_cases(&mut cases, seed, edits)?;
        let rule = self.grammar().rule(start).name.clone();
        Ok(Vectors { rule, cases, unshown })
    }
}

/// A possible mistake.
struct Mistake {
    /// The place in the grammar.
    node: Node,
    /// The wrong text for this place.
    text: String,
    /// What the mistake shows.
    reason: Reason,
}

/// Makes the test cases of one rule.
struct Maker<'s> {
    study: &'s Study,
    deriver: Deriver<'s>,
    start: usize,
}

impl Maker<'_> {
    /// Whether the rule accepts a text.
    fn accepts(&self, text: &str) -> bool {
        let name = &self.study.grammar().rule(self.start).name;
        match self.study.accepts(name, text) {
            Ok(accepts) => accepts,
            // For a rule that is not regular, the parser decides.
            Err(_) => self.study.parser().matches(name, text).unwrap_or(false),
        }
    }

    /// Returns accepted texts that show all features which a text can show, each with the features
    /// that no earlier text shows.
    fn accepted_cases(&self) -> Result<Vec<Vector>, StudyError> {
        let features = self.deriver.features();
        let (mut texts, mut candidates) = (HashSet::new(), Vec::new());
        for &feature in &features {
            self.study.in_time()?;
            let piece = self.deriver.text_showing(feature);
            candidates.extend(piece.filter(|piece| texts.insert(piece.text.clone())));
        }
        let wanted: BTreeSet<Feature> = features.into_iter().collect();
        let mut chosen = self.choose(&candidates, &wanted)?;
        chosen.sort_by_key(|piece| (piece.text.chars().count(), piece.text.clone()));
        let mut shown = BTreeSet::new();
        let parser = self.study.parser();
        let name = &self.study.grammar().rule(self.start).name;
        let case = |piece: &Piece| {
            let new = wanted.intersection(&piece.features).filter(|it| shown.insert(**it));
            let why = new.map(|&feature| self.reason(feature)).collect();
            let tree = parser.parse(name, &piece.text).ok();
            Vector { text: piece.text.clone(), valid: true, why, tree }
        };
        Ok(chosen.into_iter().map(case).collect())
    }

    /// Chooses texts that together show all wanted features: first greedily; then each text is left
    /// out whose features other texts show.
    fn choose<'p>(
        &self,
        candidates: &'p [Piece],
        wanted: &BTreeSet<Feature>,
    ) -> Result<Vec<&'p Piece>, StudyError> {
        let mut unshown = wanted.clone();
        let mut chosen: Vec<&Piece> = Vec::new();
        loop {
            self.study.in_time()?;
            let gain = |piece: &Piece| piece.features.intersection(&unshown).count();
            let best = candidates.iter().map(|piece| (gain(piece), piece));
            // The first candidate of the greatest gain.
            let best = best.reduce(|best, next| if next.0 > best.0 { next } else { best });
            let Some((1.., piece)) = best else { break };
            piece.features.iter().for_each(|feature| _ = unshown.remove(feature));
            chosen.push(piece);
        }
        for at in (0..chosen.len()).rev() {
            let others = chosen.iter().enumerate().filter(|&(other, _)| other != at);
            let others: BTreeSet<Feature> =
                others.flat_map(|(_, piece)| piece.features.iter().copied()).collect();
            if wanted.intersection(&chosen[at].features).all(|feature| others.contains(feature)) {
                chosen.remove(at);
            }
        }
        Ok(chosen)
    }

    /// Returns the reason of a text that shows a feature.
    fn reason(&self, feature: Feature) -> Reason {
        let grammar = self.study.grammar();
        let node = feature.node();
        let expr = node.expr_in(grammar);
        let reason = |what, part: &Expr| Reason {
            rule: grammar.rule(node.rule()).name.clone(),
            part: grammar.display(part),
            what,
        };
        match (feature, expr) {
            (Feature::Alternative(_, at), Some(Expr::Choice(items))) => {
                reason(What::Alternative { number: at + 1, of: items.len() }, &items[at])
            }
            (_, Some(expr)) => {
                let what = match feature {
                    Feature::Times(_, times) => What::Times(times),
                    Feature::First(_, at) => What::First(range_ends(expr, at).0),
                    Feature::Last(_, at) => What::Last(range_ends(expr, at).1),
                    Feature::Lower(_) => What::LowerCase,
                    // An alternative always has a choice, so the arm above has it.
                    Feature::Upper(_) | Feature::Alternative(..) => What::UpperCase,
                };
                reason(what, expr)
            }
            // Every feature has an expression.
            (_, None) => reason(What::Times(1), &Expr::End),
        }
    }

    /// Adds rejected texts, each with a mistake in the first context in which the rule rejects it.
    /// Returns the reasons of mistakes that the rule accepts in every context.
    fn add_rejected_cases(&self, cases: &mut Vec<Vector>) -> Result<Vec<Reason>, StudyError> {
        let mut unshown = Vec::new();
        for Mistake { node, text: mistake, reason } in self.mistakes() {
            self.study.in_time()?;
            let texts = self.deriver.in_contexts(node, &mistake).into_iter();
            let Some(text) = texts.into_iter().find(|text| !self.accepts(text)) else {
                unshown.push(reason);
                continue;
            };
            match cases.iter_mut().find(|case| case.text == text) {
                Some(case) => case.why.push(reason),
                None => cases.push(Vector { text, valid: false, why: vec![reason], tree: None }),
            }
        }
        Ok(unshown)
    }

    /// Returns the possible mistakes in the rules that the start rule reaches.
    fn mistakes(&self) -> Vec<Mistake> {
        let grammar = self.study.grammar();
        let mut found = Vec::new();
        for &rule in self.deriver.rules() {
            let name = &grammar.rule(rule).name;
            let root = &grammar.rule(rule).expr;
            let mut add = |node: Node, WrongText { text, part, what }: WrongText<'_>| {
                let reason = Reason { rule: name.clone(), part: grammar.display(part), what };
                found.push(Mistake { node, text, reason });
            };
            // A rule can be a set of characters without being written as one range or set.
            let set = match (root, self.study.lang(name)) {
                (Expr::Chars(_), _) | (_, Err(_)) => None,
                (_, Ok(lang)) => self.study.languages().as_characters(lang),
            };
            for outside in set.iter().flat_map(|set| just_outside(set, root)) {
                add(Node::root(rule), outside);
            }
            for (node, part) in Node::root(rule).parts(root) {
                self.wrong_texts(node, part).into_iter().for_each(|wrong| add(node, wrong));
            }
        }
        found
    }

    /// Returns the wrong texts for one part of a definition, without those for the parts inside it.
    fn wrong_texts<'e>(&self, node: Node, part: &'e Expr) -> Vec<WrongText<'e>> {
        let shortest = |(node, expr)| self.deriver.shortest(node, expr).map(|it| it.text);
        let mut found = Vec::new();
        let mut add = |text, part, what| found.push(WrongText { text, part, what });
        match part {
            Expr::Chars(set) => return just_outside(set, part),
            Expr::Text { text, any_case: false } => {
                let other: String = text.chars().map(other_case).collect();
                if other != *text {
                    add(other, part, What::OtherCase);
                }
            }
            Expr::Seq(items) => {
                let texts: Option<Vec<String>> = node.children(part).map(shortest).collect();
                let texts = texts.unwrap_or_default();
                for (at, item) in items.iter().enumerate().take(texts.len()) {
                    let mut rest = texts.clone();
                    if !rest.remove(at).is_empty() {
                        add(rest.concat(), item, What::LeftOut);
                    }
                }
            }
            Expr::Repeat { min, max, .. } => {
                let Some(once) = node.children(part).next().and_then(shortest) else {
                    return found;
                };
                if *min > 0 {
                    add(once.repeat(min - 1), part, What::TooFew(min - 1));
                }
                if let Some(max) = max {
                    add(once.repeat(max + 1), part, What::TooMany(max + 1));
                }
            }
            _ => {}
        }
        found
    }

    /// Adds `edits` rejected texts that are one edit away from an accepted text, or fewer if the
    /// attempts do not suffice.
    fn add_edited_cases(
        &self,
        cases: &mut Vec<Vector>,
        seed: u64,
        edits: usize,
    ) -> Result<(), StudyError> {
        let grammar = self.study.grammar();
        let name = &grammar.rule(self.start).name;
        // New characters are from the sets of the rules, or printable characters of US-ASCII.
        let sets = self.deriver.rules().iter();
        let sets = sets
            .flat_map(|&rule| grammar.rule(rule).expr.parts())
            .flat_map(Expr::set_of_each_character);
        let sets: Vec<CharSet> = sets.chain([CharSet::range(' ', '~')]).collect();
        let mut known: HashSet<String> = cases.iter().map(|case| case.text.clone()).collect();
        let bases: Vec<String> =
            cases.iter().filter(|case| case.valid).map(|case| case.text.clone()).collect();
        let mut random = Random::new(seed);
        let goal = cases.len() + edits;
        for _ in 0..edits * ATTEMPTS {
            if cases.len() == goal {
                break;
            }
            self.study.in_time()?;
            let Some(base) = random.pick(&bases) else { break };
            let Some((text, edit)) = edit_randomly(base, &sets, &mut random) else { continue };
            if known.contains(&text) || self.accepts(&text) {
                continue;
            }
            known.insert(text.clone());
            let reason =
                Reason { rule: name.clone(), part: format!("{base:?}"), what: What::Edited(edit) };
            cases.push(Vector { text, valid: false, why: vec![reason], tree: None });
        }
        Ok(())
    }
}

/// A wrong text for a part of a definition, and what it shows.
struct WrongText<'e> {
    text: String,
    part: &'e Expr,
    what: What,
}

/// Returns the characters just outside each range of a set, as wrong texts for the part `part`.
fn just_outside<'e>(set: &CharSet, part: &'e Expr) -> Vec<WrongText<'e>> {
    let mut found = Vec::new();
    let mut add = |outside: Option<char>, what| {
        if let Some(outside) = outside.filter(|it| !set.contains(*it)) {
            found.push(WrongText { text: outside.to_string(), part, what });
        }
    };
    for &(first, last) in set.code_points() {
        let end = |code| char::from_u32(code).unwrap_or('\0');
        // There are no characters from U+D800 to U+DFFF.
        let before = first.checked_sub(1).map(|code| if code == 0xDFFF { 0xD7FF } else { code });
        let after = if last == 0xD7FF { 0xE000 } else { last + 1 };
        add(before.and_then(char::from_u32), What::Before(end(first)));
        add(char::from_u32(after), What::After(end(last)));
    }
    found
}

/// Returns the first and the last character of the range with the index `at` of a set.
fn range_ends(expr: &Expr, at: usize) -> (char, char) {
    let Expr::Chars(set) = expr else { return ('\0', '\0') };
    let (first, last) = set.code_points()[at];
    [first, last].map(|code| char::from_u32(code).unwrap_or('\0')).into()
}

/// Returns a letter of US-ASCII in the other case, any other character as it is.
fn other_case(character: char) -> char {
    match character {
        'a'..='z' => character.to_ascii_uppercase(),
        _ => character.to_ascii_lowercase(),
    }
}

/// Returns a text with one random edit, and the edit; a new character is from one of the sets. None
/// if the set that was picked is empty.
fn edit_randomly(text: &str, sets: &[CharSet], random: &mut Random) -> Option<(String, Edit)> {
    let mut characters: Vec<char> = text.chars().collect();
    let at = random.below(characters.len() + 1);
    let other = random.pick(sets).cloned().and_then(|set| random.character(&set))?;
    let edit = match (random.below(4), characters.get(at).copied()) {
        (0, Some(old)) => {
            characters.remove(at);
            Edit::Removed { at, character: old }
        }
        (1, Some(old)) if old != other => {
            characters[at] = other;
            Edit::Replaced { at, character: old, by: other }
        }
        (2, Some(old)) if characters.get(at + 1).is_some_and(|next| *next != old) => {
            characters.swap(at, at + 1);
            Edit::Exchanged { at }
        }
        // Also if the edit that was picked is not possible here.
        _ => {
            characters.insert(at, other);
            Edit::Inserted { at, character: other }
        }
    };
    Some((characters.into_iter().collect(), edit))
}
