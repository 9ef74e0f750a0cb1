//! Computes the languages of recursive rules.
//!
//! Rules that refer to one another only at the end, or only at the beginning, are linear equations
//! with an exact solution (Arden's rule): the least `X` with `X = a X / b` is `*a b`. For other
//! rules, only the texts up to a length are computed: first the texts that the rules derive without
//! a reference to each other, then the texts that they derive from these, until no text is new.

use super::error::StudyError;
use super::expr::{Expr, Notation};
use super::grammar::LabGrammar;
use super::lang::{Lang, NOTHING};
use super::languages::Languages;
use super::order::{Cycle, CycleKind, refers_to};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The linear equations of a cycle. Each rule has its position in the cycle as its number. The
/// language of a rule is the union of `constant[rule]` and, for each `other` rule that it refers
/// to, of `factor[rule][other]` followed by the language of `other`. In left-linear rules, the
/// factor comes after the language of `other`.
struct Equations {
    kind: CycleKind,
    factor: Vec<BTreeMap<usize, Lang>>,
    /// For each rule, the rules that refer to it.
    users: Vec<BTreeSet<usize>>,
    constant: Vec<Lang>,
}

/// A language, and the rule of the cycle that stands beside it, if there is one.
struct Term {
    lang: Lang,
    rule: Option<usize>,
}

impl Languages {
    /// Computes the languages of the rules of a cycle. Puts them into `rules`, as parts of other
    /// rules, and into `langs`, as the strings that they match from start to end, or the error. The
    /// languages of all other rules that they refer to must be known.
    pub(super) fn compile_cycle(
        &mut self,
        grammar: &LabGrammar,
        cycle: &Cycle,
        rules: &mut [Lang],
        langs: &mut [Result<Lang, StudyError>],
    ) {
        let references = cycle.rules.iter().flat_map(|&rule| grammar.rule(rule).expr.references());
        let outside = references.filter(|target| !cycle.members.contains(target));
        let error = outside.filter_map(|target| langs[target].clone().err()).next();
        let (mut is_complete, mut is_solved) = (true, true);
        match (cycle.kind, self.meter.longest()) {
            _ if error.is_some() => {}
            // Without a greatest length, nothing can be computed: an error, see below.
            (CycleKind::SelfEmbedding, None) => {}
            (CycleKind::SelfEmbedding, Some(longest)) => {
                is_complete = self.compute_short_texts(grammar, cycle, rules, longest);
            }
            _ if grammar.notation() == Notation::Pest => {
                is_solved = self.solve_deterministic(grammar, cycle, rules);
            }
            _ => self.solve(grammar, cycle, rules),
        }
        for &rule in &cycle.rules {
            rules[rule] = self.cut_if_recursive(grammar, rule, rules[rule]);
            let whole = self.whole(grammar.notation(), rules[rule]);
            let computed = match &error {
                Some(error) => Err(error.clone()),
                None => self.check().map(|()| whole),
            };
            let is_bounded = self.meter.longest().is_some() && is_complete;
            // Without a bound, the language of a rule that is not regular is not known.
            let is_known = match (is_solved, is_bounded) {
                (true, true) => Ok(()),
                (true, false) => grammar.check_regular(rule),
                (false, _) => grammar.check_acyclic(rule),
            };
            langs[rule] = is_known.and(computed);
        }
    }

    /// Returns the strings of a language with at most `longest` characters. Marks and tags are not
    /// counted.
    pub(super) fn up_to(&mut self, lang: Lang, longest: usize) -> Lang {
        let classes: Vec<_> = (0..self.alphabet().len()).collect();
        let mut all = self.empty_string();
        for _ in 0..longest {
            let longer = self.prefix_with(&classes, all);
            all = self.union(longer, self.empty_string());
        }
        let all = self.insert_marks(all);
        self.intersection(lang, all)
    }

    /// Cuts the language of a rule that reaches a self-embedding cycle to the length up to which it
    /// is known.
    pub(super) fn cut_if_recursive(
        &mut self,
        grammar: &LabGrammar,
        rule: usize,
        lang: Lang,
    ) -> Lang {
        match self.meter.longest().filter(|_| grammar.check_regular(rule).is_err()) {
            Some(longest) => self.up_to(lang, longest),
            None => lang,
        }
    }

    /// Computes the texts up to a length of the rules of a self-embedding cycle. Returns false if
    /// the rules have no meaning or the budget is exceeded. Rules of pest have no meaning if they
    /// come back to a position without consuming a character, as skipped rules do that skip
    /// themselves: pest exhausts the stack.
    fn compute_short_texts(
        &mut self,
        grammar: &LabGrammar,
        cycle: &Cycle,
        rules: &mut [Lang],
        longest: usize,
    ) -> bool {
        // A derivation of pest that ends enters each rule at most once at each position, so it is
        // found within this number of rounds.
        let mut rounds = (longest + 2) * (cycle.rules.len() + 1);
        let mut is_changed = true;
        while is_changed && self.check().is_ok() {
            if grammar.notation() == Notation::Pest && rounds == 0 {
                return false;
            }
            rounds = rounds.saturating_sub(1);
            is_changed = false;
            for &rule in &cycle.rules {
                if !self.may_go_on() {
                    return false;
                }
                let expr = &grammar.rule(rule).expr;
                let derived = match grammar.notation() {
                    Notation::Abnf => self.short_texts(expr, rules, longest),
                    Notation::Pest => {
                        let derived = self.expression(Notation::Pest, expr, rules);
                        self.up_to(derived, longest)
                    }
                };
                is_changed |= std::mem::replace(&mut rules[rule], derived) != derived;
            }
        }
        true
    }

    /// Returns the texts of an ABNF expression with at most `longest` characters.
    fn short_texts(&mut self, expr: &Expr, rules: &[Lang], longest: usize) -> Lang {
        match expr {
            Expr::Seq(items) => items.iter().rev().fold(self.empty_string(), |rest, item| {
                let item = self.short_texts(item, rules, longest);
                self.concatenation_up_to(item, rest, longest)
            }),
            Expr::Choice(items) => Expr::alternatives(items).iter().fold(NOTHING, |all, item| {
                let item = self.short_texts(item, rules, longest);
                self.union(all, item)
            }),
            Expr::Repeat { expr, min, max } => {
                let once = self.short_texts(expr, rules, longest);
                let mut rounds = self.empty_string();
                // More rounds than characters include empty rounds, which add nothing.
                for _ in 0..max.map_or(longest, |max| max - min).min(longest) {
                    let more = self.concatenation_up_to(once, rounds, longest);
                    rounds = self.union(rounds, more);
                }
                (0..*min).fold(rounds, |rest, _| self.concatenation_up_to(once, rest, longest))
            }
            _ => {
                let lang = self.expression(Notation::Abnf, expr, rules);
                self.up_to(lang, longest)
            }
        }
    }

    /// Returns the concatenations with at most `longest` characters.
    fn concatenation_up_to(&mut self, first: Lang, second: Lang, longest: usize) -> Lang {
        let both = self.concatenation(first, second);
        self.up_to(both, longest)
    }

    /// Solves the equations of a linear cycle.
    fn solve(&mut self, grammar: &LabGrammar, cycle: &Cycle, rules: &mut [Lang]) {
        let count = cycle.rules.len();
        let (factor, constant) = (vec![BTreeMap::new(); count], vec![NOTHING; count]);
        let place_of: HashMap<usize, usize> = cycle.rules.iter().copied().zip(0..).collect();
        let users = vec![BTreeSet::new(); count];
        let mut equations = Equations { kind: cycle.kind, factor, users, constant };
        for (own, &rule) in cycle.rules.iter().enumerate() {
            if !self.may_go_on() {
                return;
            }
            for Term { lang, rule } in self.terms(&grammar.rule(rule).expr, cycle, rules) {
                let sum = match rule {
                    Some(target) => {
                        equations.users[place_of[&target]].insert(own);
                        equations.factor[own].entry(place_of[&target]).or_insert(NOTHING)
                    }
                    None => &mut equations.constant[own],
                };
                *sum = self.union(*sum, lang);
            }
        }
        // The last rule is eliminated first: in a chain of rules, only one rule refers to the last
        // one.
        for rule in (0..count).rev() {
            if !self.may_go_on() {
                return;
            }
            self.eliminate(&mut equations, rule);
        }
        for (&rule, lang) in cycle.rules.iter().zip(equations.constant) {
            rules[rule] = lang;
        }
    }

    /// Computes the languages of a deterministic cycle of pest, whose rules consume the longest
    /// prefix that they derive in ABNF. Returns whether these languages fulfil the equations of the
    /// rules. Then they are the only ones: each rule consumes a character before it refers to
    /// another one, so that what it does with a text depends on shorter texts only.
    fn solve_deterministic(
        &mut self,
        grammar: &LabGrammar,
        cycle: &Cycle,
        rules: &mut [Lang],
    ) -> bool {
        let mut derived = rules.to_vec();
        let references = cycle.rules.iter().flat_map(|&rule| grammar.rule(rule).expr.references());
        for outside in references.filter(|target| !cycle.members.contains(target)) {
            derived[outside] = self.before_final_mark(rules[outside]);
        }
        self.solve(grammar, cycle, &mut derived);
        for &rule in &cycle.rules {
            rules[rule] = self.longest_prefix(derived[rule]);
        }
        let mut equations = cycle.rules.iter();
        let are_fulfilled = equations.all(|&rule| {
            self.expression(Notation::Pest, &grammar.rule(rule).expr, rules) == rules[rule]
        });
        // Beyond a limit, languages are not the right ones, and the error is that limit.
        are_fulfilled || self.check().is_err()
    }

    /// Returns the terms of an expression, whose sum is its language.
    fn terms(&mut self, expr: &Expr, cycle: &Cycle, rules: &[Lang]) -> Vec<Term> {
        if !refers_to(expr, &cycle.members) {
            let lang = self.expression(Notation::Abnf, expr, rules);
            return vec![Term { lang, rule: None }];
        }
        match expr {
            Expr::Rule(rule) => vec![Term { lang: self.empty_string(), rule: Some(*rule) }],
            Expr::Choice(items) => {
                let items = Expr::alternatives(items);
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
                let mut terms = self.terms(at_side, cycle, rules);
                for Term { lang, .. } in &mut terms {
                    *lang = self.concatenate_beside(cycle.kind, others, *lang);
                }
                terms
            }
            Expr::Repeat { expr, min, .. } => {
                // A linear cycle refers to its rules only in repetitions of at most one round.
                let mut terms = self.terms(expr, cycle, rules);
                if *min == 0 {
                    terms.push(Term { lang: self.empty_string(), rule: None });
                }
                terms
            }
            _ => Vec::new(),
        }
    }

    /// Concatenates two languages in the order that puts `inner` next to the rule of the cycle.
    fn concatenate_beside(&mut self, kind: CycleKind, outer: Lang, inner: Lang) -> Lang {
        match kind {
            CycleKind::LeftLinear => self.concatenation(inner, outer),
            _ => self.concatenation(outer, inner),
        }
    }

    /// Solves the equation of one rule by Arden's rule, so that it no longer refers to itself, and
    /// substitutes the solution in all others.
    fn eliminate(&mut self, equations: &mut Equations, rule: usize) {
        let Equations { kind, factor, users, constant } = equations;
        let own_factor = factor[rule].remove(&rule).unwrap_or(NOTHING);
        let rounds = self.star(own_factor);
        for lang in factor[rule].values_mut().chain([&mut constant[rule]]) {
            *lang = self.concatenate_beside(*kind, rounds, *lang);
        }
        let (solved, solved_constant) = (factor[rule].clone(), constant[rule]);
        for other in std::mem::take(&mut users[rule]) {
            let Some(other_factor) = factor[other].remove(&rule) else { continue };
            if !self.may_go_on() {
                return;
            }
            for (&target, &lang) in &solved {
                let more = self.concatenate_beside(*kind, other_factor, lang);
                users[target].insert(other);
                let sum = factor[other].entry(target).or_insert(NOTHING);
                *sum = self.union(*sum, more);
            }
            let more = self.concatenate_beside(*kind, other_factor, solved_constant);
            constant[other] = self.union(constant[other], more);
        }
    }
}
