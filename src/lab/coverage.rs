//! What of a grammar a set of strings exercises, and strings for the rest.
//!
//! A string that can be derived in several ways counts for one of them: at each
//! choice the first alternative that leads to a match.

use std::collections::HashMap;
use std::fmt;

use super::grammar::{Expr, LabGrammar};
use super::program::{Machine, Node, Program, Step};
use super::random::Random;
use super::sample::{character_of, rounds};
use super::study::{Study, StudyError};

/// How many strings are tried for one point.
const ATTEMPTS: usize = 200;

/// Something of a grammar that a string can exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Point {
    /// The rule of this index.
    Rule(usize),
    /// An alternative, counted from zero.
    Alternative(Node, usize),
    /// A range of characters of a set, counted from zero.
    Range(Node, usize),
}

/// What of the rules under a start rule was exercised.
#[derive(Debug)]
pub struct Coverage<'s> {
    study: &'s Study,
    start: usize,
    program: &'s Program,
    points: Vec<Point>,
    hits: HashMap<Point, usize>,
}

impl Study {
    /// Nothing exercised yet of what can be reached from the rule of this name.
    ///
    /// # Errors
    /// There is no such rule, or the grammar is not in ABNF.
    pub fn coverage(&self, start: &str) -> Result<Coverage<'_>, StudyError> {
        self.abnf_only("coverage")?;
        let start = self.index(start)?;
        Ok(Coverage {
            study: self,
            start,
            program: self.program(start),
            points: points(self.grammar(), start),
            hits: HashMap::new(),
        })
    }
}

impl Coverage<'_> {
    /// Counts what a string exercises. A string that the start rule does not
    /// match exercises nothing, and the answer is no.
    pub fn add(&mut self, text: &str) -> bool {
        let Some(taken) = self.exercised(text) else {
            return false;
        };
        for point in taken {
            *self.hits.entry(point).or_default() += 1;
        }
        true
    }

    /// All that there is to exercise, in the order of the grammar, and how often
    /// it was.
    pub fn points(&self) -> impl Iterator<Item = (Point, usize)> + '_ {
        self.points.iter().map(|point| (*point, self.hits.get(point).copied().unwrap_or(0)))
    }

    /// What was not exercised.
    pub fn missing(&self) -> Vec<Point> {
        self.points().filter(|&(_, hits)| hits == 0).map(|(point, _)| point).collect()
    }

    /// Strings that exercise what is missing, as far as one was found. What no
    /// string exercises, because an earlier alternative always takes it, stays
    /// missing. The strings are counted.
    pub fn fill(&mut self, seed: u64) -> Vec<String> {
        let mut random = Random::new(seed);
        let mut found = Vec::new();
        for point in self.missing() {
            if self.hits.contains_key(&point) {
                continue;
            }
            if let Some(text) = self.string_for(point, &mut random) {
                self.add(&text);
                found.push(text);
            }
        }
        found
    }

    /// A point in words.
    pub fn describe(&self, point: Point) -> impl fmt::Display + '_ {
        let grammar = self.study.grammar();
        match point {
            Point::Rule(rule) => grammar.rule(rule).name.clone(),
            Point::Alternative(node, index) => {
                let alternative =
                    expr_at(grammar, node).and_then(|expr| expr.children().get(index));
                let printed = alternative.map(|expr| grammar.display(expr).to_string());
                format!("{}: `{}`", grammar.rule(node.rule).name, printed.unwrap_or_default())
            }
            Point::Range(node, index) => {
                let range = match expr_at(grammar, node) {
                    Some(Expr::Chars(set)) => set.code_points().get(index).copied(),
                    _ => None,
                };
                let (first, last) = range.unwrap_or_default();
                format!("{}: U+{first:04X}-{last:04X}", grammar.rule(node.rule).name)
            }
        }
    }

    fn exercised(&self, text: &str) -> Option<Vec<Point>> {
        let mut machine = Machine::start(self.program);
        for (at, character) in text.char_indices() {
            if !machine.read(character, at + character.len_utf8()) {
                return None;
            }
        }
        let events = machine.accepted()?;
        let points = events.into_iter().filter_map(|(step, at)| match &self.program.steps[step] {
            Step::Open(rule) => Some(Point::Rule(*rule)),
            Step::Alternative { node, index } => Some(Point::Alternative(*node, *index)),
            Step::Char { node, .. } => {
                let Some(Expr::Chars(set)) = expr_at(self.study.grammar(), *node) else {
                    return None;
                };
                let code = text.get(at..)?.chars().next()? as u32;
                let range = set.code_points().partition_point(|&(_, last)| last < code);
                Some(Point::Range(*node, range))
            }
            _ => None,
        });
        Some(points.collect())
    }

    fn string_for(&self, point: Point, random: &mut Random) -> Option<String> {
        let grammar = self.study.grammar();
        let mut aim = Aim {
            grammar,
            point,
            leads: leads_to(grammar, point),
            random,
            reached: false,
            text: String::new(),
        };
        for _ in 0..ATTEMPTS {
            aim.reached = false;
            aim.text.clear();
            aim.rule(self.start);
            let taken = self.exercised(&aim.text).unwrap_or_default();
            if taken.contains(&point) {
                return Some(aim.text);
            }
        }
        None
    }
}

/// All points of the rules that can be reached from a rule.
fn points(grammar: &LabGrammar, start: usize) -> Vec<Point> {
    let mut rules = vec![start];
    let mut found = Vec::new();
    let mut at = 0;
    while at < rules.len() {
        let rule = rules[at];
        found.push(Point::Rule(rule));
        let mut number = 0;
        grammar.rule(rule).expr.visit(&mut |expr| {
            let node = Node { rule, number };
            number += 1;
            match expr {
                Expr::Rule(target) if !rules.contains(target) => rules.push(*target),
                Expr::Choice(items) => {
                    found.extend((0..items.len()).map(|index| Point::Alternative(node, index)));
                }
                Expr::Chars(set) => {
                    let ranges = set.code_points().len();
                    found.extend((0..ranges).map(|index| Point::Range(node, index)));
                }
                _ => {}
            }
        });
        at += 1;
    }
    found
}

fn expr_at(grammar: &LabGrammar, node: Node) -> Option<&Expr> {
    let mut number = 0;
    let mut found = None;
    grammar.rule(node.rule).expr.visit(&mut |expr| {
        if number == node.number {
            found = Some(expr);
        }
        number += 1;
    });
    found
}

/// For each rule, whether a derivation of it can come to the point.
fn leads_to(grammar: &LabGrammar, point: Point) -> Vec<bool> {
    let home = match point {
        Point::Rule(rule) => rule,
        Point::Alternative(node, _) | Point::Range(node, _) => node.rule,
    };
    let mut leads = vec![false; grammar.rules().len()];
    leads[home] = true;
    for rule in grammar.dependencies_first() {
        grammar.rule(rule).expr.visit(&mut |expr| {
            if let Expr::Rule(target) = expr {
                leads[rule] |= leads[*target];
            }
        });
    }
    leads
}

/// A random derivation that comes to a point.
struct Aim<'a> {
    grammar: &'a LabGrammar,
    point: Point,
    leads: Vec<bool>,
    random: &'a mut Random,
    reached: bool,
    text: String,
}

impl Aim<'_> {
    fn rule(&mut self, rule: usize) {
        if self.point == Point::Rule(rule) {
            self.reached = true;
        }
        let grammar = self.grammar;
        self.expr(&grammar.rule(rule).expr, Node { rule, number: 0 });
    }

    fn expr(&mut self, expr: &Expr, node: Node) {
        match expr {
            Expr::Chars(set) => {
                let range = match self.point {
                    Point::Range(wanted, index) if wanted == node && !self.reached => {
                        self.reached = true;
                        set.code_points().get(index)
                    }
                    _ => None,
                };
                let character = match range {
                    Some(&(first, _)) => char::from_u32(first),
                    None => character_of(set, self.random),
                };
                self.text.extend(character);
            }
            Expr::Text { text, .. } => self.text.push_str(text),
            Expr::Rule(target) => self.rule(*target),
            Expr::Seq(items) => {
                for (item, node) in numbered(items, node) {
                    self.expr(item, node);
                }
            }
            Expr::Choice(items) => {
                let index = self.alternative(items, node);
                if let Some((item, node)) = numbered(items, node).nth(index) {
                    self.expr(item, node);
                }
            }
            Expr::Repeat { expr, min, max } => {
                let inner = Node { number: node.number + 1, ..node };
                let needed = usize::from(self.comes_to(expr, inner));
                let times =
                    if self.random.below(2) == 0 { *min } else { rounds(*min, *max, self.random) };
                for _ in 0..times.max(needed) {
                    self.expr(expr, inner);
                }
            }
            Expr::And(_) | Expr::Not(_) | Expr::End => {}
        }
    }

    fn alternative(&mut self, items: &[Expr], node: Node) -> usize {
        if let Point::Alternative(wanted, index) = self.point
            && wanted == node
            && !self.reached
        {
            self.reached = true;
            return index;
        }
        let leading: Vec<usize> = numbered(items, node)
            .enumerate()
            .filter(|&(_, (item, node))| self.comes_to(item, node))
            .map(|(index, _)| index)
            .collect();
        match self.random.pick(&leading) {
            Some(&index) => index,
            None => self.random.below(items.len()),
        }
    }

    /// Whether the point is not reached yet and lies within this expression.
    fn comes_to(&self, expr: &Expr, node: Node) -> bool {
        if self.reached {
            return false;
        }
        let inside = match self.point {
            Point::Rule(_) => false,
            Point::Alternative(wanted, _) | Point::Range(wanted, _) => {
                wanted.rule == node.rule
                    && (node.number..node.number + expr.size()).contains(&wanted.number)
            }
        };
        let mut leads = inside;
        expr.visit(&mut |expr| {
            if let Expr::Rule(target) = expr {
                leads |= self.leads[*target];
            }
        });
        leads
    }
}

/// The expressions directly inside one, with their numbers.
fn numbered(items: &[Expr], parent: Node) -> impl Iterator<Item = (&Expr, Node)> {
    let mut number = parent.number + 1;
    items.iter().map(move |item| {
        let node = Node { number, ..parent };
        number += item.size();
        (item, node)
    })
}
