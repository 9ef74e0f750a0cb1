//! Which definitions caused the changes.

use super::super::compare::Pair;
use super::super::expr::{Expr, Notation};
use super::super::grammar::LabGrammar;
use super::super::lang::{Lang, NOTHING};
use super::super::languages::Languages;
use super::super::settle::{Known, Settled};
use super::Change;
use std::collections::BTreeSet;

/// Causes and consequences, for each pair of rules.
pub(super) struct Causes {
    /// Whether the rule would accept other strings with its old definition, or did so with the new
    /// one.
    pub own: Vec<bool>,
    /// Whether its two definitions differ.
    pub rewritten: Vec<bool>,
    /// Whether it accepts other strings.
    changed: Vec<bool>,
    /// The pairs to which either definition refers.
    references: Vec<BTreeSet<usize>>,
}

impl Causes {
    pub fn of(
        languages: &mut Languages,
        grammars: [&LabGrammar; 2],
        settled: &Settled,
        pairs: &[Pair],
        changes: &[(Change, Option<usize>)],
    ) -> Self {
        let places = places(grammars, pairs);
        // What the rules of each grammar accept with those of the other.
        let crossed = [0, 1].map(|side| {
            Environment::of(languages, grammars, settled, pairs, (side, &places[side]))
        });
        let is_abnf = grammars.iter().all(|grammar| grammar.notation() == Notation::Abnf);

        let mut causes = Causes {
            own: Vec::new(),
            rewritten: Vec::new(),
            changed: Vec::new(),
            references: Vec::new(),
        };
        for (pair, (change, up_to)) in pairs.iter().zip(changes) {
            let of_side = |side: usize| {
                pair[side].map(|index| renumber(&grammars[side].rule(index).expr, &places[side]))
            };
            let exprs = [of_side(0), of_side(1)];
            let references = exprs.iter().flatten().flat_map(Expr::references);
            causes.references.push(references.filter(|&at| at < pairs.len()).collect());
            let &[Some(old), Some(new)] = pair else {
                for list in [&mut causes.own, &mut causes.rewritten, &mut causes.changed] {
                    list.push(false);
                }
                continue;
            };
            let changed = matches!(change, Change::Changed { .. });
            let rewritten = exprs[0] != exprs[1];
            // What a definition accepts, with the rules of the other grammar.
            let mut exchanged = |side: usize| -> Option<Lang> {
                let expr = &grammars[side].rule([old, new][side]).expr;
                let lang = crossed[side].expression(languages, expr).filter(|_| is_abnf)?;
                Some(up_to.map_or(lang, |longest| languages.up_to(lang, longest)))
            };
            // Old definitions among new ones have to explain the new grammar.
            let has_meaning = rewritten && {
                let exchanged = [exchanged(0), exchanged(1)];
                let ([old, new], _) = settled.langs(languages, *pair);
                let differs = |lang: Option<Lang>, known: Option<Known>| match (lang, known) {
                    (Some(lang), Some(Ok(known))) => lang != known,
                    _ => changed,
                };
                differs(exchanged[0], new) || changed && differs(exchanged[1], old)
            };
            causes.own.push(has_meaning);
            causes.rewritten.push(rewritten);
            causes.changed.push(changed);
        }
        // Unchanged definitions can change meaning when the notations differ.
        for at in 0..pairs.len() {
            if causes.changed[at] && !causes.own[at] && causes.follows(languages, at).is_empty() {
                causes.own[at] = true;
            }
        }
        causes
    }

    /// The causes that a pair refers to, directly or through other changed rules. Not all of them
    /// if the budget is exceeded.
    pub fn follows(&self, languages: &mut Languages, at: usize) -> Vec<usize> {
        let mut found = BTreeSet::new();
        let (mut seen, mut open) = (BTreeSet::from([at]), vec![at]);
        while let Some(pair) = open.pop().filter(|_| self.changed[at]) {
            if !languages.meter.step(0, 0) {
                break;
            }
            for &target in &self.references[pair] {
                if self.changed[target] && seen.insert(target) {
                    open.push(target);
                    found.extend(self.own[target].then_some(target));
                }
            }
        }
        languages.meter.held += size_of::<usize>() * found.len();
        found.into_iter().collect()
    }
}

/// What the rules of one grammar accept with the rules of the other in the place of their own: a
/// rule of both grammars what it accepts in the other, any other rule what its definition makes of
/// these.
struct Environment {
    /// For each rule, its language, if that is known.
    langs: Vec<Lang>,
    is_known: Vec<bool>,
}

impl Environment {
    fn of(
        languages: &mut Languages,
        grammars: [&LabGrammar; 2],
        settled: &Settled,
        pairs: &[Pair],
        (side, places): (usize, &[usize]),
    ) -> Self {
        let grammar = grammars[side];
        let mut rules = Environment {
            langs: vec![NOTHING; grammar.size()],
            is_known: vec![false; grammar.size()],
        };
        for index in grammar.dependencies_first() {
            let lang = match pairs.get(places[index]).and_then(|pair| pair[1 - side]) {
                Some(other) => settled.known(1 - side, other),
                None if grammar.refusal(index).is_some() => None,
                // The rules of a cycle have no order.
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

    /// The language of an expression of ABNF, if those of the rules that it refers to are known.
    fn expression(&self, languages: &mut Languages, expr: &Expr) -> Option<Lang> {
        let is_known = expr.references().all(|rule| self.is_known[rule]);
        is_known.then(|| languages.expression(Notation::Abnf, expr, &self.langs))
    }
}

/// For each rule of each side, the number of its pair; a rule without a pair gets a number of its
/// own after those.
pub(super) fn places(grammars: [&LabGrammar; 2], pairs: &[Pair]) -> [Vec<usize>; 2] {
    [0, 1].map(|side| {
        let alone = |index: usize| pairs.len() + 2 * index + side;
        let mut places: Vec<usize> = (0..grammars[side].size()).map(alone).collect();
        for (at, pair) in pairs.iter().enumerate().rev() {
            if let (Some(index), Some(_)) = (pair[side], pair[1 - side]) {
                places[index] = at;
            }
        }
        places
    })
}

/// An expression with other numbers of rules.
pub(super) fn renumber(expr: &Expr, rules: &[usize]) -> Expr {
    let mut expr = expr.clone();
    expr.renumber(&mut |index| rules[index]);
    expr
}
