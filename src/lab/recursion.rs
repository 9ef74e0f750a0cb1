//! The languages of rules that refer to one another.
//!
//! Where they do so only at the end of what they derive, or only at the beginning, they are linear
//! equations, which have an exact solution (Arden's rule): the least `X` with `X = a X / b` is
//! `*a b`.

use super::error::StudyError;
use super::grammar::{Expr, LabGrammar, Notation};
use super::languages::{Lang, Languages, NOTHING};
use super::order::{Cycle, CycleKind, refers_to};

/// Linear equations. The language of each rule is the union of `constant[rule]` and, for each
/// other one, of `factor[rule][other]` before the language of that, or after it.
struct Equations {
    kind: CycleKind,
    factor: Vec<Vec<Lang>>,
    constant: Vec<Lang>,
}

impl Languages {
    /// Computes the languages of the rules of a cycle, after those of the rules outside that these
    /// refer to.
    pub(super) fn compile_cycle(
        &mut self,
        grammar: &LabGrammar,
        cycle: &Cycle,
        rules: &mut [Lang],
        langs: &mut [Result<Lang, StudyError>],
    ) {
        let references = cycle.rules.iter().flat_map(|&rule| grammar.rule(rule).expr.references());
        let outside = references.filter(|target| !cycle.rules.contains(target));
        let error = outside.filter_map(|target| langs[target].clone().err()).next();
        if error.is_none() && cycle.kind != CycleKind::SelfEmbedding {
            self.solve(grammar, cycle, rules);
        }
        for &rule in &cycle.rules {
            let known = match &error {
                Some(error) => Err(error.clone()),
                None => self.check().map(|()| rules[rule]),
            };
            langs[rule] = grammar.regular(rule).and(known);
        }
    }

    fn solve(&mut self, grammar: &LabGrammar, cycle: &Cycle, rules: &mut [Lang]) {
        let count = cycle.rules.len();
        let (factor, constant) = (vec![vec![NOTHING; count]; count], vec![NOTHING; count]);
        let mut equations = Equations { kind: cycle.kind, factor, constant };
        for (own, &rule) in cycle.rules.iter().enumerate() {
            for (lang, target) in self.terms(&grammar.rule(rule).expr, cycle, rules) {
                let target = cycle.rules.iter().position(|&rule| Some(rule) == target);
                let sum = match target {
                    Some(target) => &mut equations.factor[own][target],
                    None => &mut equations.constant[own],
                };
                *sum = self.union(*sum, lang);
            }
        }
        (0..count).for_each(|rule| self.eliminate(&mut equations, rule));
        for (&rule, lang) in cycle.rules.iter().zip(equations.constant) {
            rules[rule] = lang;
        }
    }

    /// The alternatives of an expression: each a rule of the cycle, or none, with the language of
    /// all that stands beside it.
    fn terms(&mut self, expr: &Expr, cycle: &Cycle, rules: &[Lang]) -> Vec<(Lang, Option<usize>)> {
        if !refers_to(expr, &cycle.rules) {
            return vec![(self.expression(Notation::Abnf, expr, rules), None)];
        }
        match expr {
            Expr::Rule(rule) => vec![(self.empty_string(), Some(*rule))],
            Expr::Choice(items) => {
                items.iter().flat_map(|item| self.terms(item, cycle, rules)).collect()
            }
            Expr::Seq(items) => {
                let split = match cycle.kind {
                    CycleKind::LeftLinear => items.split_first(),
                    _ => items.split_last(),
                };
                let Some((at_side, others)) = split else { return Vec::new() };
                let others = Expr::Seq(others.to_vec());
                let others = self.expression(Notation::Abnf, &others, rules);
                let terms = self.terms(at_side, cycle, rules).into_iter();
                terms.map(|(lang, rule)| (self.beside(cycle.kind, others, lang), rule)).collect()
            }
            Expr::Repeat { expr, min, .. } => {
                let mut terms = self.terms(expr, cycle, rules);
                if *min == 0 {
                    terms.push((self.empty_string(), None));
                }
                terms
            }
            _ => Vec::new(),
        }
    }

    /// Two languages one after another, `outer` farther from the side at which the rules of the
    /// cycle stand.
    fn beside(&mut self, kind: CycleKind, outer: Lang, inner: Lang) -> Lang {
        match kind {
            CycleKind::LeftLinear => self.concatenation(inner, outer),
            _ => self.concatenation(outer, inner),
        }
    }

    /// Solves the equation of one rule for it, and puts the solution into all others.
    fn eliminate(&mut self, equations: &mut Equations, rule: usize) {
        let Equations { kind, factor, constant } = equations;
        let rounds = std::mem::replace(&mut factor[rule][rule], NOTHING);
        let rounds = self.star(rounds);
        for lang in factor[rule].iter_mut().chain([&mut constant[rule]]) {
            *lang = self.beside(*kind, rounds, *lang);
        }
        let (solved, solved_constant) = (factor[rule].clone(), constant[rule]);
        for other in (0..constant.len()).filter(|&other| other != rule) {
            let times = std::mem::replace(&mut factor[other][rule], NOTHING);
            for (sum, &lang) in factor[other].iter_mut().zip(&solved) {
                let more = self.beside(*kind, times, lang);
                *sum = self.union(*sum, more);
            }
            let more = self.beside(*kind, times, solved_constant);
            constant[other] = self.union(constant[other], more);
        }
    }
}
