//! Which definitions caused the changes.

use super::super::compare::Pair;
use super::super::expr::{Expr, Notation};
use super::super::grammar::LabGrammar;
use super::super::lang::{Lang, NOTHING};
use super::super::languages::Languages;
use super::super::settle::Settled;
use super::Change;
use std::collections::BTreeSet;

/// Causes and consequences, for each pair of rules.
pub(super) struct Causes {
    /// Whether the definition of the rule itself changed what it accepts.
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
        // What each rule of the new grammar accepted in the old one.
        let before: Vec<Option<Lang>> = (places[1].iter().enumerate())
            .map(|(new, &at)| match pairs.get(at).and_then(|pair| pair[0]) {
                Some(old) => settled.known(0, old),
                None => settled.known(1, new),
            })
            .collect();
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
            let new_expr = &grammars[1].rule(new).expr;
            let is_known = is_abnf && new_expr.references().all(|rule| before[rule].is_some());
            let has_meaning = rewritten
                && changed
                && (!is_known || {
                    let rules: Vec<Lang> =
                        before.iter().map(|lang| lang.unwrap_or(NOTHING)).collect();
                    let now = languages.expression(Notation::Abnf, new_expr, &rules);
                    let both = [Some(now), settled.known(0, old)].map(|lang| match up_to {
                        Some(longest) => lang.map(|lang| languages.up_to(lang, *longest)),
                        None => lang,
                    });
                    both[0] != both[1]
                });
            causes.own.push(has_meaning);
            causes.rewritten.push(rewritten);
            causes.changed.push(changed);
        }
        // Unchanged definitions can change meaning when the notations differ.
        for at in 0..pairs.len() {
            if causes.changed[at] && !causes.own[at] && causes.follows(at).is_empty() {
                causes.own[at] = true;
            }
        }
        causes
    }

    /// The causes that a pair refers to, directly or through other changed rules.
    pub fn follows(&self, at: usize) -> Vec<usize> {
        let mut found = BTreeSet::new();
        let (mut seen, mut open) = (BTreeSet::from([at]), vec![at]);
        while let Some(pair) = open.pop().filter(|_| self.changed[at]) {
            for &target in &self.references[pair] {
                if self.changed[target] && seen.insert(target) {
                    open.push(target);
                    found.extend(self.own[target].then_some(target));
                }
            }
        }
        found.into_iter().collect()
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

/// Replaces the numbers of rules in an expression.
pub(super) fn renumber(expr: &Expr, rules: &[usize]) -> Expr {
    let all = |items: &[Expr]| items.iter().map(|item| renumber(item, rules)).collect();
    let boxed = |expr: &Expr| Box::new(renumber(expr, rules));
    match expr {
        Expr::Rule(index) => Expr::Rule(rules[*index]),
        Expr::Seq(items) => Expr::Seq(all(items)),
        Expr::Choice(items) => Expr::Choice(all(items)),
        Expr::Repeat { expr, min, max } => Expr::Repeat { expr: boxed(expr), min: *min, max: *max },
        Expr::And(expr) => Expr::And(boxed(expr)),
        Expr::Not(expr) => Expr::Not(boxed(expr)),
        other => other.clone(),
    }
}
