//! Computes the languages of the rules of a grammar.
//!
//! One walk over expressions serves both notations. They differ in the meaning of a sequence, a
//! choice and a repetition: in ABNF these are the operations of regular languages, in pest those
//! of [`peg`](super::peg).

use super::alphabet::Alphabet;
use super::budget::{Budget, Meter};
use super::error::StudyError;
use super::expr::{Expr, Notation, Rule};
use super::grammar::LabGrammar;
use super::lang::{Lang, NOTHING};
use super::languages::Languages;
use super::tagged::End;

impl Languages {
    /// Languages over the classes of characters that these grammars distinguish.
    pub fn of(grammars: &[&LabGrammar]) -> Self {
        Languages::new(Alphabet::of(grammars))
    }

    /// Languages over the classes of characters that these grammars distinguish, within a budget.
    pub(super) fn of_within(grammars: &[&LabGrammar], budget: &Budget) -> Self {
        let rules = grammars.iter().flat_map(|grammar| grammar.rules());
        let mut meter = Meter::new(budget);
        let exprs = rules.map(|rule| &rule.expr);
        let mut languages = Languages::new(Alphabet::of_parts(grammars, exprs, &mut meter));
        languages.set_meter(meter);
        languages
    }

    /// Languages over the classes that these expressions of the grammars need, within a budget.
    pub(super) fn of_exprs<'e>(
        grammars: &[&LabGrammar],
        exprs: impl Iterator<Item = &'e Expr>,
        budget: &Budget,
    ) -> Self {
        let mut meter = Meter::new(budget);
        let mut languages = Languages::new(Alphabet::of_exprs(grammars, exprs, &mut meter));
        languages.set_meter(meter);
        languages
    }

    /// The language of each rule of a grammar, by its index: the strings that the rule matches from
    /// start to end. The alphabet must have been made from this grammar, and perhaps others.
    ///
    /// # Errors
    /// The budget was exceeded, or a rule reaches a cycle that embeds itself.
    pub fn compile(&mut self, grammar: &LabGrammar) -> Result<Vec<Lang>, StudyError> {
        self.compile_all(grammar).into_iter().collect()
    }

    /// The language of each rule, or why it has none.
    pub(super) fn compile_all(&mut self, grammar: &LabGrammar) -> Vec<Result<Lang, StudyError>> {
        self.compile_rules(grammar, &grammar.dependencies_first(), |_, _| None)
    }

    /// The language of one rule. Of the other rules, only those that it refers to are compiled.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Languages};
    ///
    /// let grammar = LabGrammar::from_abnf("a = 1*b\nb = \"-\"\n").unwrap();
    /// let mut languages = Languages::of(&[&grammar]);
    /// let a = languages.compile_rule(&grammar, 0).unwrap();
    /// assert!(languages.accepts(a, "--"));
    /// ```
    ///
    /// # Errors
    /// The budget was exceeded, or the rule reaches a cycle that embeds itself.
    ///
    /// # Panics
    /// There is no such index.
    pub fn compile_rule(&mut self, grammar: &LabGrammar, index: usize) -> Result<Lang, StudyError> {
        let order = grammar.dependencies_of(index);
        self.compile_rules(grammar, &order, |_, _| None).swap_remove(index)
    }

    /// Returns the language of each rule, by its index. Only those in `order` are computed, in
    /// which each rule comes after the rules that it refers to; the others are
    /// [`NotAsked`](StudyError::NotAsked). `tag_at` returns the tag to insert at an end of a rule,
    /// if there is one.
    pub(super) fn compile_rules(
        &mut self,
        grammar: &LabGrammar,
        order: &[usize],
        tag_at: impl Fn(usize, End) -> Option<usize>,
    ) -> Vec<Result<Lang, StudyError>> {
        let notation = grammar.notation();
        let empty = self.empty(notation);
        // The languages of rules as parts of other rules: in pest, they include the mark.
        let mut rules = vec![NOTHING; grammar.size()];
        let not_asked = |rule: &Rule| Err(StudyError::NotAsked(rule.name.clone()));
        let mut langs: Vec<Result<Lang, StudyError>> =
            (0..grammar.size()).map(|index| not_asked(grammar.rule(index))).collect();
        for &index in order {
            self.meter.work_on(&grammar.rule(index).name);
            if let Some(error) = grammar.refusal(index) {
                langs[index] = Err(error);
                continue;
            }
            if let Some(cycle) = grammar.cycle_at(index) {
                // The first rule of a cycle computes all of them, without tags.
                if matches!(langs[index], Err(StudyError::NotAsked(_))) {
                    self.compile_cycle(grammar, cycle, &mut rules, &mut langs);
                }
                continue;
            }
            let references = grammar.rule(index).expr.references();
            if let Some(error) = references.filter_map(|rule| langs[rule].clone().err()).next() {
                langs[index] = Err(grammar.check_regular(index).err().unwrap_or(error));
                continue;
            }
            let mut lang = self.expression(notation, &grammar.rule(index).expr, &rules);
            if let Some(tag) = tag_at(index, End::End) {
                let tag = self.prefix_with(&[self.tag(tag)], empty);
                lang = self.sequence(notation, lang, tag);
            }
            if let Some(tag) = tag_at(index, End::Start) {
                let tag = self.prefix_with(&[self.tag(tag)], empty);
                lang = self.sequence(notation, tag, lang);
            }
            // If a rule that it refers to is known only up to a length, so is this one.
            rules[index] = self.cut_if_recursive(grammar, index, lang);
            let whole = self.whole(notation, rules[index]);
            langs[index] = self.check().map(|()| whole);
        }
        langs
    }

    /// Returns the strings that an expression with the language `lang` matches from start to end.
    pub(super) fn whole(&mut self, notation: Notation, lang: Lang) -> Lang {
        match notation {
            Notation::Abnf => lang,
            Notation::Pest => self.before_final_mark(lang),
        }
    }

    /// Returns the language of an expression, given the languages of the rules that it refers to.
    /// In pest, its strings contain the mark of [`peg`](super::peg).
    pub(super) fn expression(&mut self, notation: Notation, expr: &Expr, rules: &[Lang]) -> Lang {
        let empty = self.empty(notation);
        match expr {
            Expr::Chars(_) | Expr::Text { .. } => {
                expr.set_of_each_character().iter().rev().fold(empty, |rest, set| {
                    // A set can have many classes, so that each set takes time.
                    if self.meter.is_exceeded() {
                        return NOTHING;
                    }
                    let classes = self.alphabet().classes_in(set);
                    self.prefix_with(&classes, rest)
                })
            }
            Expr::Rule(index) => rules[*index],
            Expr::Seq(items) => items.iter().rev().fold(empty, |rest, item| {
                let item = self.expression(notation, item, rules);
                self.sequence(notation, item, rest)
            }),
            Expr::Choice(items) => {
                Expr::alternatives(items).iter().rev().fold(NOTHING, |rest, item| {
                    let item = self.expression(notation, item, rules);
                    self.choice(notation, item, rest)
                })
            }
            Expr::Repeat { expr, min, max } => {
                let once = self.expression(notation, expr, rules);
                self.repetition(notation, once, *min, *max)
            }
            // Lookahead has no meaning in ABNF.
            Expr::And(_) | Expr::Not(_) | Expr::End if notation == Notation::Abnf => empty,
            Expr::And(inner) | Expr::Not(inner) => {
                let inner = self.expression(notation, inner, rules);
                let is_and = matches!(expr, Expr::And(_));
                let domain = if is_and {
                    self.strings_that_match(inner)
                } else {
                    self.strings_that_fail(inner)
                };
                self.after_mark(domain)
            }
            Expr::End => {
                // At the end of the text, only marks and tags follow.
                let end = self.insert_marks(self.empty_string());
                self.after_mark(end)
            }
        }
    }

    /// Returns the language of `once` repeated `min` to `max` times.
    pub(super) fn repetition(
        &mut self,
        notation: Notation,
        once: Lang,
        min: usize,
        max: Option<usize>,
    ) -> Lang {
        let empty = self.empty(notation);
        let rest = match (max, notation) {
            (None, Notation::Abnf) => self.star(once),
            (None, Notation::Pest) => self.possessive_star(once),
            (Some(max), _) => (min..max).fold(empty, |rest, _| {
                let more = self.sequence(notation, once, rest);
                // In pest, `rest` never fails, so `more` matches wherever `once` does: a round that
                // matches is not given back.
                self.choice(notation, more, empty)
            }),
        };
        (0..min).fold(rest, |rest, _| self.sequence(notation, once, rest))
    }

    /// Returns the language of an expression for the empty string.
    fn empty(&mut self, notation: Notation) -> Lang {
        match notation {
            Notation::Abnf => self.empty_string(),
            Notation::Pest => self.match_nothing(),
        }
    }

    /// Returns the language of a sequence of two expressions.
    fn sequence(&mut self, notation: Notation, first: Lang, second: Lang) -> Lang {
        match notation {
            Notation::Abnf => self.concatenation(first, second),
            Notation::Pest => self.splice(first, second),
        }
    }

    /// Returns the language of a choice between two expressions.
    fn choice(&mut self, notation: Notation, first: Lang, second: Lang) -> Lang {
        match notation {
            Notation::Abnf => self.union(first, second),
            Notation::Pest => self.ordered_choice(first, second),
        }
    }
}
