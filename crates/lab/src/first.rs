//! Explains why pest rejects a text that its rules could match in another order: a choice took its
//! first alternative, or a repetition kept what it consumed.

use super::error::StudyError;
use super::expr::{Expr, Notation};
use super::grammar::LabGrammar;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;

/// The choice or repetition of a pest grammar because of which a text is rejected: it consumed
/// something else than a match of the whole text requires.
///
/// ```
/// use abnf_lab::{LabGrammar, TakenFirst};
///
/// let grammar = LabGrammar::from_pest("a = { b ~ \"c\" } b = { \"x\" | \"x\" ~ \"y\" }").unwrap();
/// let first: TakenFirst = grammar.taken_first("a", "xyc")?.unwrap();
/// assert_eq!((&*first.rule, &*first.taken, first.took.clone()), ("b", "\"x\"", 0..1));
/// assert_eq!((first.instead.as_deref(), first.needed.clone()), (Some("\"x\" ~ \"y\""), 0..2));
/// assert_eq!(
///     first.to_string(),
///     "in `b`, `\"x\"` is taken first, and takes \"x\"; `\"x\" ~ \"y\"` would take \"xy\""
/// );
///
/// let grammar = LabGrammar::from_pest("a = { \"x\"* ~ \"x\" }").unwrap();
/// let first = grammar.taken_first("a", "xx")?.unwrap();
/// assert_eq!(first.to_string(), "in `a`, `\"x\"*` takes \"xx\" and keeps it; it would have to take \"x\"");
/// assert_eq!(grammar.taken_first("a", "y")?, None);
/// # Ok::<(), abnf_lab::StudyError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct TakenFirst {
    /// The rule that contains the alternative or repetition.
    pub rule: String,
    /// The alternative that matched first, or the repetition.
    pub taken: String,
    /// The bytes of the text that `taken` matched.
    pub took: Range<usize>,
    /// The alternative with which the whole text would have matched; none for a repetition.
    pub instead: Option<String>,
    /// The bytes of the text that the choice or repetition would have to match.
    pub needed: Range<usize>,
    text: String,
}

impl fmt::Display for TakenFirst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TakenFirst { rule, taken, text, .. } = self;
        let [took, needed] = [&self.took, &self.needed].map(|span| &text[span.clone()]);
        match &self.instead {
            Some(instead) => write!(
                f,
                "in `{rule}`, `{taken}` is taken first, and takes {took:?}; `{instead}` would take {needed:?}"
            ),
            None => write!(
                f,
                "in `{rule}`, `{taken}` takes {took:?} and keeps it; it would have to take {needed:?}"
            ),
        }
    }
}

/// The length in bytes of the longest text that is explained. The work grows faster than this
/// length.
const LONGEST_TEXT: usize = 400;

impl LabGrammar {
    /// Explains why a rule of a pest grammar rejects a text that it would match from start to end
    /// with another alternative or fewer rounds. Returns `None` if the rule matches, if no other
    /// order helps, if the text is longer than 400 bytes, or if the grammar is one of octets.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// let grammar = LabGrammar::from_pest("a = { \"x\" | \"xy\" }").unwrap();
    /// let first = grammar.taken_first("a", "xy").unwrap().unwrap();
    /// assert_eq!((first.took, first.needed), (0..1, 0..2));
    /// ```
    ///
    /// # Errors
    /// There is no such rule, the grammar is an ABNF, or the rule uses the stack.
    pub fn taken_first(&self, rule: &str, text: &str) -> Result<Option<TakenFirst>, StudyError> {
        let index = self.index(rule)?;
        if self.notation() == Notation::Abnf {
            return Err(StudyError::NotPest("what was taken first"));
        }
        if let Some(error) = self.refusal(index) {
            return Err(error);
        }
        if text.len() > LONGEST_TEXT || self.is_in_octets() {
            return Ok(None);
        }
        let expr = &self.rule(index).expr;
        let (peg_ends, all_ends) = (FxHashMap::default(), FxHashMap::default());
        let mut matcher = Matcher { grammar: self, text, peg_ends, all_ends };
        let goals = BTreeSet::from([text.len()]);
        let is_rejected = matcher.peg_end(expr, 0) != Some(text.len());
        let could_match = is_rejected && matcher.can_end_at(expr, 0, &goals);
        Ok(if could_match { matcher.search(index, expr, 0, &goals) } else { None })
    }
}

/// An expression, and the byte index in the text at which it begins.
type Start = (*const Expr, usize);

/// Matches expressions as pest does, and as if alternatives were unordered. All positions are byte
/// indices in `text`.
struct Matcher<'g> {
    grammar: &'g LabGrammar,
    text: &'g str,
    /// The known results of [`peg_end`](Self::peg_end).
    peg_ends: FxHashMap<Start, Option<usize>>,
    /// The known results of [`possible_ends`](Self::possible_ends).
    all_ends: FxHashMap<Start, BTreeSet<usize>>,
}

impl<'g> Matcher<'g> {
    /// Returns the end of what pest matches with an expression that begins at `at`; none if it
    /// fails.
    fn peg_end(&mut self, expr: &'g Expr, at: usize) -> Option<usize> {
        if let Some(&known) = self.peg_ends.get(&(std::ptr::from_ref(expr), at)) {
            return known;
        }
        let end = match expr {
            Expr::Rule(rule) => self.peg_end(&self.grammar.rule(*rule).expr, at),
            Expr::Seq(items) => items.iter().try_fold(at, |at, item| self.peg_end(item, at)),
            Expr::Choice(items) => items.iter().find_map(|item| self.peg_end(item, at)),
            Expr::Repeat { expr, min, max } => {
                let (mut end, mut rounds) = (at, 0);
                while max.is_none_or(|max| rounds < max)
                    && let Some(next) = self.peg_end(expr, end)
                {
                    rounds += 1;
                    // A round that consumes nothing can be repeated as often as needed.
                    if next == end {
                        rounds = rounds.max(*min);
                        break;
                    }
                    end = next;
                }
                (rounds >= *min).then_some(end)
            }
            _ => self.end_of_leaf(expr, at),
        };
        self.peg_ends.insert((expr, at), end);
        end
    }

    /// Returns the end of an expression without parts, or of a lookahead, that begins at `at`: the
    /// only end in either way of matching. None if it fails.
    fn end_of_leaf(&mut self, expr: &'g Expr, at: usize) -> Option<usize> {
        match expr {
            Expr::And(inner) => self.peg_end(inner, at).map(|_| at),
            Expr::Not(inner) => self.peg_end(inner, at).is_none().then_some(at),
            Expr::End => (at == self.text.len()).then_some(at),
            _ => expr.set_of_each_character().iter().try_fold(at, |at, set| {
                let character = self.text[at..].chars().next()?;
                set.contains(character).then_some(at + character.len_utf8())
            }),
        }
    }

    /// Returns the positions at which an expression that begins at `at` can end, if alternatives
    /// are unordered and repetitions may have fewer rounds.
    fn possible_ends(&mut self, expr: &'g Expr, at: usize) -> BTreeSet<usize> {
        let start = (std::ptr::from_ref(expr), at);
        if let Some(known) = self.all_ends.get(&start) {
            return known.clone();
        }
        let ends = match expr {
            Expr::Rule(rule) => self.possible_ends(&self.grammar.rule(*rule).expr, at),
            Expr::Seq(items) => self.ends_of_sequence(items, at),
            Expr::Choice(items) => {
                items.iter().flat_map(|item| self.possible_ends(item, at)).collect()
            }
            Expr::Repeat { expr, min, max } => self.ends_of_rounds(expr, *min, *max, at),
            _ => self.end_of_leaf(expr, at).into_iter().collect(),
        };
        self.all_ends.insert(start, ends.clone());
        ends
    }

    /// Returns the positions at which a sequence that begins at `at` can end.
    fn ends_of_sequence(&mut self, items: &'g [Expr], at: usize) -> BTreeSet<usize> {
        items.iter().fold(BTreeSet::from([at]), |starts, item| {
            starts.into_iter().flat_map(|start| self.possible_ends(item, start)).collect()
        })
    }

    /// Returns the positions at which a repetition that begins at `at` can end.
    fn ends_of_rounds(
        &mut self,
        once: &'g Expr,
        min: usize,
        max: Option<usize>,
        at: usize,
    ) -> BTreeSet<usize> {
        let mut ends = BTreeSet::new();
        let mut starts = BTreeSet::from([at]);
        // More rounds than `min` and the length of the text add no new ends.
        for round in 0..=max.unwrap_or(usize::MAX).min(min + self.text.len() + 1) {
            if round >= min {
                ends.extend(&starts);
            }
            starts = starts.into_iter().flat_map(|start| self.possible_ends(once, start)).collect();
        }
        ends
    }

    /// Whether an expression that begins at `at` can end at one of the goals.
    fn can_end_at(&mut self, expr: &'g Expr, at: usize, goals: &BTreeSet<usize>) -> bool {
        !self.possible_ends(expr, at).is_disjoint(goals)
    }

    /// Searches an expression of the rule for the choice or repetition that consumes something else
    /// than it should; none if there is no such part. The expression begins at `at`. It could end
    /// at one of the goals, but in pest it ends elsewhere or fails.
    fn search(
        &mut self,
        rule: usize,
        expr: &'g Expr,
        at: usize,
        goals: &BTreeSet<usize>,
    ) -> Option<TakenFirst> {
        match expr {
            Expr::Rule(inner) => self.search(*inner, &self.grammar.rule(*inner).expr, at, goals),
            Expr::Seq(items) => self.search_sequence(rule, items, at, goals),
            Expr::Choice(items) => self.search_choice(rule, items, at, goals),
            Expr::Repeat { .. } => self.search_repetition(rule, expr, at, goals),
            _ => None,
        }
    }

    /// Searches the first item that ends where the others cannot end at a goal.
    fn search_sequence(
        &mut self,
        rule: usize,
        items: &'g [Expr],
        mut at: usize,
        goals: &BTreeSet<usize>,
    ) -> Option<TakenFirst> {
        for (index, item) in items.iter().enumerate() {
            // The ends of this item from which the others can end at a goal.
            let rest = &items[index + 1..];
            let mut good = self.possible_ends(item, at);
            good.retain(|&end| !self.ends_of_sequence(rest, end).is_disjoint(goals));
            match self.peg_end(item, at).filter(|end| good.contains(end)) {
                Some(end) => at = end,
                None => return self.search(rule, item, at, &good),
            }
        }
        None
    }

    /// If an alternative matches before the first one that can end at a goal, explains this. Otherwise
    /// searches in that first one; `None` if there is none.
    fn search_choice(
        &mut self,
        rule: usize,
        items: &'g [Expr],
        at: usize,
        goals: &BTreeSet<usize>,
    ) -> Option<TakenFirst> {
        let taken = items.iter().position(|item| self.peg_end(item, at).is_some());
        let needed = items.iter().position(|item| self.can_end_at(item, at, goals))?;
        let Some(taken) = taken.filter(|&taken| taken < needed) else {
            return self.search(rule, &items[needed], at, goals);
        };
        let taken_range = at..self.peg_end(&items[taken], at)?;
        let instead = Some(self.grammar.display(&items[needed]));
        let end = self.possible_ends(&items[needed], at).intersection(goals).next().copied()?;
        Some(self.explain(rule, &items[taken], taken_range, instead, at..end))
    }

    /// Explains that a repetition goes on at a goal, or searches the first round that ends where the
    /// others cannot end at a goal.
    fn search_repetition(
        &mut self,
        rule: usize,
        repetition: &'g Expr,
        at: usize,
        goals: &BTreeSet<usize>,
    ) -> Option<TakenFirst> {
        let Expr::Repeat { expr: once, min, max } = repetition else { return None };
        let whole = self.peg_end(repetition, at);
        let (mut end, mut rounds) = (at, 0);
        loop {
            // The ends of one more round after which the other rounds can end at a goal.
            let mut good = BTreeSet::new();
            if max.is_none_or(|max| rounds < max) {
                good = self.possible_ends(once, end);
                let min_left = min.saturating_sub(rounds + 1);
                let max_left = max.map(|max| max - rounds - 1);
                good.retain(|&next| {
                    // An empty round that is not required changes nothing.
                    let is_useless = next == end && rounds >= *min;
                    let mut ends = || self.ends_of_rounds(once, min_left, max_left, next);
                    !is_useless && !ends().is_disjoint(goals)
                });
            }
            match self.peg_end(once, end) {
                Some(next) if good.contains(&next) => (end, rounds) = (next, rounds + 1),
                _ if rounds >= *min && goals.contains(&end) => {
                    return Some(self.explain(rule, repetition, at..whole?, None, at..end));
                }
                _ if good.is_empty() => return None,
                _ => return self.search(rule, once, end, &good),
            }
        }
    }

    /// Returns the explanation, with `rule` as the rule that contains `taken`.
    fn explain(
        &self,
        rule: usize,
        taken: &Expr,
        took: Range<usize>,
        instead: Option<String>,
        needed: Range<usize>,
    ) -> TakenFirst {
        // The reader of pest makes versions of a rule for different contexts. The name of a version is the
        // name of the rule, a comma and more.
        let name = &self.grammar.rule(rule).name;
        let rule = name.split(',').next().unwrap_or(name).to_owned();
        let taken = self.grammar.display(taken);
        TakenFirst { rule, taken, took, instead, needed, text: self.text.to_owned() }
    }
}
