//! From the rules of a grammar to their languages.

use super::alphabet::Alphabet;
use super::grammar::{Expr, LabGrammar, Notation};
use super::languages::{Lang, Languages, NOTHING};
use super::peg;
use super::tagged::End;

/// The languages of the rules of one grammar.
#[derive(Debug, Clone)]
pub struct Compiled {
    rules: Vec<Lang>,
}

impl Compiled {
    /// The language of the rule with this index: the strings that it matches
    /// from their start to their end.
    ///
    /// # Panics
    /// There is no such index.
    pub fn rule(&self, index: usize) -> Lang {
        self.rules[index]
    }
}

impl Languages {
    /// Languages over the classes of characters of these grammars.
    pub fn of(grammars: &[&LabGrammar]) -> Self {
        Languages::new(Alphabet::of(grammars))
    }

    /// The languages of all rules of a grammar, which must be one of those that
    /// the alphabet was made from.
    pub fn compile(&mut self, grammar: &LabGrammar) -> Compiled {
        self.compile_rules(grammar, &grammar.dependencies_first())
    }

    /// The languages of some rules of a grammar, each of which comes after those
    /// that it refers to. Those of all others are left empty.
    pub(super) fn compile_rules(&mut self, grammar: &LabGrammar, order: &[usize]) -> Compiled {
        self.compile_with_tags(grammar, order, |_, _| None)
    }

    /// The same, with the tag that `tag_at` names at each end of a rule.
    pub(super) fn compile_with_tags(
        &mut self,
        grammar: &LabGrammar,
        order: &[usize],
        tag_at: impl Fn(usize, End) -> Option<usize>,
    ) -> Compiled {
        let mut rules = vec![NOTHING; grammar.rules().len()];
        match grammar.notation() {
            Notation::Abnf => {
                for &index in order {
                    let mut rule = self.regular(&grammar.rule(index).expr, &rules);
                    if let Some(tag) = tag_at(index, End::Start) {
                        rule = self.prefixed(&[self.tag(tag)], rule);
                    }
                    if let Some(tag) = tag_at(index, End::End) {
                        let tag = self.prefixed(&[self.tag(tag)], self.empty_string());
                        rule = self.concatenation(rule, tag);
                    }
                    rules[index] = rule;
                }
            }
            Notation::Pest => {
                let mut marked = rules.clone();
                for &index in order {
                    let tags = End::BOTH.map(|end| tag_at(index, end));
                    let rule = peg::marked(self, &grammar.rule(index).expr, &marked);
                    marked[index] = peg::between_tags(self, rule, tags);
                    rules[index] = self.before_final_mark(marked[index]);
                }
            }
        }
        Compiled { rules }
    }

    /// The language of an expression of ABNF, the rules that it refers to being
    /// known. Lookahead has no meaning in ABNF and is read as the empty string.
    pub fn regular(&mut self, expr: &Expr, rules: &[Lang]) -> Lang {
        match expr {
            Expr::Chars(set) => {
                let classes = self.alphabet().classes_in(set);
                let empty = self.empty_string();
                self.prefixed(&classes, empty)
            }
            Expr::Text { text, any_case } => {
                let empty = self.empty_string();
                self.text(text, *any_case, empty)
            }
            Expr::Rule(index) => rules[*index],
            Expr::Seq(items) => {
                let mut result = self.empty_string();
                for item in items.iter().rev() {
                    let item = self.regular(item, rules);
                    result = self.concatenation(item, result);
                }
                result
            }
            Expr::Choice(items) => {
                let mut result = NOTHING;
                for item in items {
                    let item = self.regular(item, rules);
                    result = self.union(result, item);
                }
                result
            }
            Expr::Repeat { expr, min, max } => {
                let once = self.regular(expr, rules);
                self.repeated(once, *min, *max)
            }
            Expr::And(_) | Expr::Not(_) | Expr::End => self.empty_string(),
        }
    }

    /// From `min` to `max` strings of `once`, one after another.
    pub fn repeated(&mut self, once: Lang, min: usize, max: Option<usize>) -> Lang {
        let empty = self.empty_string();
        let mut result = match max {
            None => self.star(once),
            Some(max) => {
                let mut optional = empty;
                for _ in min..max {
                    let more = self.concatenation(once, optional);
                    optional = self.union(more, empty);
                }
                optional
            }
        };
        for _ in 0..min {
            result = self.concatenation(once, result);
        }
        result
    }

    /// A text, then `rest`.
    pub(super) fn text(&mut self, text: &str, any_case: bool, rest: Lang) -> Lang {
        let sets: Vec<_> = Expr::text_sets(text, any_case).collect();
        let mut result = rest;
        for set in sets.iter().rev() {
            let classes = self.alphabet().classes_in(set);
            result = self.prefixed(&classes, result);
        }
        result
    }
}
