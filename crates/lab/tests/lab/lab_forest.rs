//! Compares the parser of all trees with the meaning of the expressions, for rules that refer to
//! one another in any way: which texts they accept, and how many trees each text has.

use crate::lab_peg::abnf_around;
use abnf_lab::{Budget, Expr, LabGrammar, ParseError, Rule, Study};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

const LONGEST: usize = 4;

/// All texts of `a` and `b` up to this length, shortest first.
fn texts() -> Vec<String> {
    let mut all = vec![String::new()];
    let mut last = all.clone();
    for _ in 0..LONGEST {
        last = last.iter().flat_map(|text| ["a", "b"].map(|c| format!("{text}{c}"))).collect();
        all.extend(last.clone());
    }
    all
}

fn divided(text: &str) -> impl Iterator<Item = (&str, &str)> {
    (0..=text.len()).map(|at| text.split_at(at))
}

/// The minimum and maximum of rounds left after one.
fn fewer(min: usize, max: Option<usize>) -> (usize, Option<usize>) {
    (min.saturating_sub(1), max.map(|max| max.saturating_sub(1)))
}

/// A number, or infinitely many.
type Trees = Option<u64>;

/// What the rules of a grammar mean.
struct Meaning<'g> {
    grammar: &'g LabGrammar,
    /// The texts of each rule, as a least fixed point.
    texts: Vec<BTreeSet<String>>,
    /// The number of trees of a text by a rule; none while it is being counted.
    trees: BTreeMap<(usize, String), Option<Trees>>,
}

impl<'g> Meaning<'g> {
    fn of(grammar: &'g LabGrammar) -> Self {
        let nothing = vec![BTreeSet::new(); grammar.rules().len()];
        let mut meaning = Meaning { grammar, texts: nothing, trees: BTreeMap::new() };
        loop {
            let of_rule = |rule: &Rule| {
                texts().into_iter().filter(|text| meaning.has(&rule.expr, text)).collect()
            };
            let more: Vec<_> = grammar.rules().iter().map(of_rule).collect();
            if more == meaning.texts {
                return meaning;
            }
            meaning.texts = more;
        }
    }

    fn has(&self, expr: &Expr, text: &str) -> bool {
        match expr {
            Expr::Chars(set) => text.chars().count() == 1 && text.chars().all(|c| set.contains(c)),
            Expr::Text { text: literal, .. } => text.eq_ignore_ascii_case(literal),
            Expr::Rule(rule) => self.texts[*rule].contains(text),
            Expr::Choice(items) => items.iter().any(|item| self.has(item, text)),
            Expr::Seq(items) => self.has_all(items, text),
            Expr::Repeat { expr, min, max } => self.has_rounds(expr, *min, *max, text),
            Expr::And(_) | Expr::Not(_) | Expr::End => unreachable!("not in ABNF"),
        }
    }

    fn has_all(&self, items: &[Expr], text: &str) -> bool {
        let Some((first, rest)) = items.split_first() else { return text.is_empty() };
        divided(text).any(|(head, tail)| self.has(first, head) && self.has_all(rest, tail))
    }

    fn has_rounds(&self, once: &Expr, min: usize, max: Option<usize>, text: &str) -> bool {
        let (less, most) = fewer(min, max);
        // An empty round counts only while rounds are missing.
        let goes_on = |head: &str| max != Some(0) && (min > 0 || !head.is_empty());
        min == 0 && text.is_empty()
            || divided(text)
                .filter(|(head, _)| goes_on(head))
                .any(|(head, tail)| self.has(once, head) && self.has_rounds(once, less, most, tail))
    }

    fn trees(&mut self, expr: &Expr, text: &str) -> Trees {
        if !self.has(expr, text) {
            return Some(0);
        }
        match expr {
            Expr::Rule(rule) => {
                let key = (*rule, text.to_owned());
                if let Some(known) = self.trees.get(&key) {
                    // The rule derives this text from itself.
                    return known.unwrap_or(None);
                }
                self.trees.insert(key.clone(), None);
                let grammar = self.grammar;
                let trees = self.trees(&grammar.rule(*rule).expr, text);
                self.trees.insert(key, Some(trees));
                trees
            }
            Expr::Choice(items) => {
                items.iter().try_fold(0, |sum, item| Some(sum + self.trees(item, text)?))
            }
            Expr::Seq(items) => self.trees_of_all(items, text),
            Expr::Repeat { expr, min, max } => self.trees_of_rounds(expr, *min, *max, text),
            _ => Some(1),
        }
    }

    fn trees_of_all(&mut self, items: &[Expr], text: &str) -> Trees {
        let Some((first, rest)) = items.split_first() else { return Some(1) };
        divided(text).try_fold(0, |sum, (head, tail)| {
            if self.has(first, head) && self.has_all(rest, tail) {
                Some(sum + self.trees(first, head)? * self.trees_of_all(rest, tail)?)
            } else {
                Some(sum)
            }
        })
    }

    fn trees_of_rounds(
        &mut self,
        once: &Expr,
        min: usize,
        max: Option<usize>,
        text: &str,
    ) -> Trees {
        let (less, most) = fewer(min, max);
        let none = u64::from(min == 0 && text.is_empty());
        let mut heads = divided(text).filter(|_| max != Some(0));
        heads.try_fold(none, |sum, (head, tail)| {
            match self.has(once, head) && self.has_rounds(once, less, most, tail) {
                true if head.is_empty() && (min, max) == (0, None) => None,
                true => {
                    let rest = self.trees_of_rounds(once, less, most, tail)?;
                    Some(sum + self.trees(once, head)? * rest)
                }
                false => Some(sum),
            }
        })
    }
}

fn grammar(abnf: &str) -> LabGrammar {
    LabGrammar::from_abnf(abnf).expect(abnf)
}

/// The number of trees that the parser finds.
fn found(grammar: &LabGrammar, rule: &str, text: &str) -> String {
    match grammar.parser().forest(rule, text) {
        Ok(forest) => forest.count().to_string(),
        Err(ParseError::NoMatch { .. }) => "0".to_owned(),
        Err(error) => panic!("{error}"),
    }
}

/// The expected number of trees.
fn meant(meaning: &mut Meaning<'_>, rule: usize, text: &str) -> String {
    let trees = meaning.trees(&Expr::Rule(rule), text);
    trees.map_or_else(|| "infinitely many".to_owned(), |trees| trees.to_string())
}

/// Another rule refers to the start rule at the first place, where it is empty.
#[test]
fn a_start_rule_that_comes_back_at_the_first_place() {
    for (abnf, rule, text, trees) in [
        ("r1 = \"\" / r0 \"a\"\nr0 = r1 \"b\"\n", "r1", "ba", "1"),
        ("r1 = \"\" / r0 \"a\"\nr0 = r1 \"b\"\n", "r1", "baba", "1"),
        ("r1 = \"\" / r2 *\"b\"\nr2 = r1\n", "r1", "b", "infinitely many"),
        ("r1 = \"\" / r2 *\"b\"\nr2 = r1 / \"a\" r1 \"a\"\n", "r1", "b", "infinitely many"),
        ("r0 = \"\" / [r0] \"b\"\n", "r0", "b", "2"),
        ("r0 = \"\" / [r0] \"b\"\n", "r0", "bbb", "2"),
        ("r0 = \"\" / [r0] [\"b\"] \"b\" / *\"a\"\n", "r0", "bbbb", "15"),
        ("r0 = \"\" / [\"b\"] r0\n", "r0", "", "infinitely many"),
        ("r0 = [r0] / \"\" / *%s\"a\"\n", "r0", "", "infinitely many"),
        ("r0 = 2*r1\nr1 = [r0 / \"b\" r1]\n", "r1", "", "infinitely many"),
    ] {
        let grammar = grammar(abnf);
        assert_eq!(found(&grammar, rule, text), trees, "{abnf}{text:?}");
        assert_eq!(meant(&mut Meaning::of(&grammar), grammar.find(rule).unwrap(), text), trees);
        assert_eq!(grammar.parser().matches(rule, text), Ok(true), "{abnf}{text:?}");
        let parser = grammar.parser();
        let forest = parser.forest(rule, text).expect(text);
        assert_eq!(forest.two_trees().is_some(), trees != "1", "{abnf}{text:?}");
    }
}

#[test]
fn what_may_follow_an_empty_start_rule() {
    let study = Study::of(grammar("r1 = \"\" / r0 \"a\"\nr0 = r1 \"b\"\n"));
    let prefix = study.viable_prefix("r1", "bb").expect("a rule");
    assert_eq!(
        (prefix.bytes, prefix.may_end, prefix.expected.to_string()),
        (1, false, "A a".into())
    );
    let prefix = study.viable_prefix("r1", "baa").expect("a rule");
    assert_eq!((prefix.bytes, prefix.may_end, prefix.expected.contains('b')), (2, true, true));
}

fn expression() -> impl Strategy<Value = String> {
    let rules = ["r0", "r0", "r1", "r1", "r2", "r2"].iter();
    let leaves = rules.chain(["\"a\"", "\"b\"", "%x61-62", "\"\"", "\"ab\""].iter());
    let leaf = prop::sample::select(leaves.map(|leaf| (*leaf).to_owned()).collect::<Vec<_>>());
    leaf.prop_recursive(4, 10, 3, abnf_around)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn rules_that_refer_to_one_another(exprs in prop::collection::vec(expression(), 3)) {
        let rules = exprs.iter().enumerate().map(|(rule, expr)| format!("r{rule} = {expr}\n"));
        let abnf: String = rules.collect();
        let grammar = grammar(&abnf);
        let mut meaning = Meaning::of(&grammar);
        let study = Study::of_all(grammar.clone(), &Budget::unlimited().texts_up_to(LONGEST));
        let parser = grammar.parser();
        for (index, Rule { name, .. }) in grammar.rules().iter().enumerate() {
            let all = study.all_strings(name, LONGEST).expect("a rule");
            let lower: BTreeSet<String> = all.filter(|text| !text.contains(['A', 'B'])).collect();
            prop_assert_eq!(&lower, &meaning.texts[index], "{}{}", &abnf, name);
            for text in texts() {
                let what = format!("{abnf}{name} on {text:?}");
                let has = meaning.texts[index].contains(&text);
                prop_assert_eq!(found(&grammar, name, &text), meant(&mut meaning, index, &text), "{}", what);
                prop_assert_eq!(parser.matches(name, &text), Ok(has), "{}", what);
                prop_assert_eq!(study.accepts(name, &text), Ok(has), "{}", what);
                // The longest prefix of an accepted text, among texts of this length.
                let viable = study.viable_prefix(name, &text).expect("a rule");
                let prefix = &text[..viable.bytes];
                prop_assert_eq!(viable.may_end, meaning.texts[index].contains(prefix), "{}", what);
                for longer in meaning.texts[index].iter().filter_map(|known| known.strip_prefix(prefix)) {
                    let next = longer.chars().next();
                    prop_assert!(next.is_none_or(|next| viable.expected.contains(next)), "{}", what);
                    let stops = viable.offending.is_none_or(|offending| next != Some(offending));
                    prop_assert!(stops, "{}", what);
                }
            }
        }
    }
}
