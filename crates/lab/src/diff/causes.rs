//! Finds the definitions that caused the changes.

use super::super::expr::{Expr, Notation};
use super::super::grammar::LabGrammar;
use super::super::lang::{Lang, NOTHING};
use super::super::languages::Languages;
use super::super::pair::Pair;
use super::super::settle::{Known, Settled};
use super::{Change, PairChange};
use std::collections::BTreeSet;

/// What is known about the change of a pair of rules.
#[derive(Default)]
pub(super) struct Cause {
    /// Whether the change of its own definition has an effect: see
    /// [`RuleDiff::is_cause`](super::RuleDiff::is_cause).
    pub is_cause: bool,
    /// Whether its two definitions differ.
    pub is_rewritten: bool,
    /// Whether it accepts other strings.
    is_changed: bool,
    /// The pairs to which either definition refers.
    references: BTreeSet<usize>,
}

/// Causes and consequences, for each pair of rules.
pub(super) struct Causes(pub Vec<Cause>);

impl Causes {
    /// Finds the causes of `changes`, which has the change of each pair.
    pub fn of(
        languages: &mut Languages,
        grammars: [&LabGrammar; 2],
        settled: &Settled,
        pairs: &[Pair],
        changes: &[PairChange],
    ) -> Self {
        let numbers = pair_numbers(grammars, pairs);
        // For each side, the languages of its rules among those of the other grammar.
        let crossed = [0, 1].map(|side| {
            CrossedLanguages::of(languages, grammars, settled, pairs, side, &numbers[side])
        });
        let is_abnf = grammars.iter().all(|grammar| grammar.notation() == Notation::Abnf);

        let cause = |(&pair, PairChange { change, up_to }): (&Pair, &PairChange)| {
            let expr_of_side = |side: usize| {
                pair[side].map(|index| renumber(&grammars[side].rule(index).expr, &numbers[side]))
            };
            let exprs = [expr_of_side(0), expr_of_side(1)];
            let references = exprs.iter().flatten().flat_map(Expr::references);
            // Numbers from `pairs.len()` on are those of rules without a counterpart.
            let references = references.filter(|&at| at < pairs.len()).collect();
            let [Some(old), Some(new)] = pair else {
                return Cause { references, ..Cause::default() };
            };
            let is_changed = matches!(change, Change::Changed { .. });
            let is_rewritten = exprs[0] != exprs[1];
            // The language of the definition of one side, with the rules of the other grammar.
            let mut crossed_lang = |side: usize| -> Option<Lang> {
                let expr = &grammars[side].rule([old, new][side]).expr;
                let lang = crossed[side].expression(languages, expr).filter(|_| is_abnf)?;
                Some(up_to.map_or(lang, |longest| languages.up_to(lang, longest)))
            };
            let is_cause = is_rewritten && {
                let crossed_langs = [crossed_lang(0), crossed_lang(1)];
                let ([old, new], _) = settled.langs(languages, pair);
                let differs = |lang: Option<Lang>, known: Option<Known>| match (lang, known) {
                    (Some(lang), Some(Ok(known))) => lang != known,
                    // Without both languages, a rewritten rule is a cause if it is changed.
                    _ => is_changed,
                };
                differs(crossed_langs[0], new) || is_changed && differs(crossed_langs[1], old)
            };
            Cause { is_cause, is_rewritten, is_changed, references }
        };
        let mut causes = Causes(pairs.iter().zip(changes).map(cause).collect());
        causes.add_missing(languages);
        causes
    }

    /// Makes each changed rule a cause of its own if neither this rule nor a rule that it needs is a
    /// cause: its definition can have another meaning in the other notation.
    fn add_missing(&mut self, languages: &mut Languages) {
        for at in 0..self.0.len() {
            let needs_cause = self.0[at].is_changed && !self.0[at].is_cause;
            if needs_cause && self.causes_of(languages, at).is_empty() {
                self.0[at].is_cause = true;
            }
        }
    }

    /// Returns the numbers of the pairs that caused the change of the pair of an old and a new rule
    /// with the number `at`: those that it refers to, directly or through other changed rules. None if
    /// the pair itself is not changed. If the budget is exceeded, some are missing.
    pub fn causes_of(&self, languages: &mut Languages, at: usize) -> Vec<usize> {
        let mut found = BTreeSet::new();
        let (mut known, mut open) = (BTreeSet::from([at]), vec![at]);
        while let Some(pair) = open.pop().filter(|_| self.0[at].is_changed) {
            if !languages.meter.step(0, 0) {
                break;
            }
            for &target in &self.0[pair].references {
                if self.0[target].is_changed && known.insert(target) {
                    open.push(target);
                    found.extend(self.0[target].is_cause.then_some(target));
                }
            }
        }
        languages.meter.result_bytes += size_of::<usize>() * found.len();
        found.into_iter().collect()
    }
}

/// The languages of the rules of one grammar if the rules of the other replace those of the same
/// name. A rule of both grammars has its language in the other grammar. Any other rule has the
/// language of its definition, in which references mean these languages.
struct CrossedLanguages {
    /// For each rule, its language, if that is known.
    langs: Vec<Lang>,
    is_known: Vec<bool>,
}

impl CrossedLanguages {
    /// Computes the languages of the rules of one side. `numbers` has the number of the pair of
    /// each rule.
    fn of(
        languages: &mut Languages,
        grammars: [&LabGrammar; 2],
        settled: &Settled,
        pairs: &[Pair],
        side: usize,
        numbers: &[usize],
    ) -> Self {
        let grammar = grammars[side];
        let mut rules = CrossedLanguages {
            langs: vec![NOTHING; grammar.size()],
            is_known: vec![false; grammar.size()],
        };
        for index in grammar.dependencies_first() {
            // A rule of both grammars gets its language in the other one. A rule without a
            // counterpart has a number beyond the pairs.
            let lang = match pairs.get(numbers[index]).and_then(|pair| pair[1 - side]) {
                Some(other) => settled.known(1 - side, other),
                None if grammar.refusal(index).is_some() => None,
                // The rules of a cycle cannot be computed one after the other.
                None if grammar.cycle_at(index).is_some() => settled.known(side, index),
                None => match grammar.notation() {
                    Notation::Abnf => rules.expression(languages, &grammar.rule(index).expr),
                    Notation::Pest => settled.known(side, index),
                },
            };
            if let Some(lang) = lang {
                (rules.langs[index], rules.is_known[index]) = (lang, true);
            }
        }
        rules
    }

    /// Returns the language of an expression of ABNF, if the languages of the rules that it refers
    /// to are known.
    fn expression(&self, languages: &mut Languages, expr: &Expr) -> Option<Lang> {
        let is_known = expr.references().all(|rule| self.is_known[rule]);
        is_known.then(|| languages.expression(Notation::Abnf, expr, &self.langs))
    }
}

/// Returns for each rule of each side the index of its pair. A rule without a counterpart gets a
/// number of its own, after these indices.
pub(super) fn pair_numbers(grammars: [&LabGrammar; 2], pairs: &[Pair]) -> [Vec<usize>; 2] {
    [0, 1].map(|side| {
        let own_number = |index: usize| pairs.len() + 2 * index + side;
        let mut numbers: Vec<usize> = (0..grammars[side].size()).map(own_number).collect();
        // In reverse, since a rule can be in two pairs, of which the first counts.
        for (at, pair) in pairs.iter().enumerate().rev() {
            if let (Some(index), Some(_)) = (pair[side], pair[1 - side]) {
                numbers[index] = at;
            }
        }
        numbers
    })
}

/// Returns an expression in which each reference `rule` is replaced by `rules[rule]`.
pub(super) fn renumber(expr: &Expr, rules: &[usize]) -> Expr {
    let mut expr = expr.clone();
    expr.renumber(&mut |index| rules[index]);
    expr
}
