//! Measures which points of a grammar a set of strings exercises, and finds strings for the rest.
//!
//! If a string can be derived in several ways, it exercises the points of one derivation, that of
//! [`Forest::tree`](super::Forest::tree).

use super::chars::CharSet;
use super::derive::Deriver;
use super::error::StudyError;
use super::expr::Expr;
use super::forest::{Chart, Forest, LastPlace};
use super::grammar::LabGrammar;
use super::node::{Node, Point};
use super::random::{Derivation, Random};
use super::study::Study;
use std::collections::HashMap;
use std::sync::OnceLock;

/// The greatest number of random strings that are tried for one point.
const ATTEMPTS: usize = 200;

/// The greatest nesting depth of recursive rules in these strings, unless a rule needs more.
const DEPTH: usize = 8;

/// Counts how often each point of the rules under a start rule was exercised.
#[derive(Debug)]
pub struct Coverage<'s> {
    study: &'s Study,
    start: usize,
    points: Vec<Point>,
    hits: HashMap<Point, usize>,
    /// The error, if the budget did not suffice to read a string to its end.
    unfinished: OnceLock<StudyError>,
}

impl Study {
    /// The coverage of the rules that can be reached from this one, with nothing exercised yet.
    ///
    /// # Errors
    /// There is no such rule, or the grammar is not in ABNF.
    pub fn coverage(&self, start: &str) -> Result<Coverage<'_>, StudyError> {
        self.grammar().abnf_only("coverage")?;
        let start = self.grammar().index_with_language(start)?;
        let points = reachable_points(self.grammar(), start);
        let (hits, unfinished) = (HashMap::new(), OnceLock::new());
        Ok(Coverage { study: self, start, points, hits, unfinished })
    }
}

impl Coverage<'_> {
    /// Counts the points that a string exercises. If the start rule does not match the string,
    /// nothing is counted, and the result is `false`.
    pub fn add(&mut self, text: &str) -> bool {
        let exercised = self.exercised_points(text);
        for point in exercised.iter().flatten() {
            *self.hits.entry(*point).or_default() += 1;
        }
        exercised.is_some()
    }

    /// Whether the budget of the study was enough for all strings.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Study};
    ///
    /// let study = Study::of(LabGrammar::from_abnf("a = *\"x\"\n").unwrap());
    /// let study = study.within(&Budget::unlimited().states(100));
    /// let mut coverage = study.coverage("a")?;
    /// assert!(coverage.add("xx") && coverage.check().is_ok());
    /// assert!(!coverage.add(&"x".repeat(100)) && coverage.check().is_err());
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// The budget was not enough for one of the strings, which was not counted, or the time is
    /// over.
    pub fn check(&self) -> Result<(), StudyError> {
        self.unfinished.get().cloned().map_or(self.study.in_time(), Err)
    }

    /// All points in the order of the grammar, each with the number of times it was exercised.
    pub fn points(&self) -> impl Iterator<Item = (Point, usize)> + '_ {
        self.points.iter().map(|point| (*point, self.hits.get(point).copied().unwrap_or(0)))
    }

    /// The points that were not exercised.
    pub fn missing(&self) -> Vec<Point> {
        self.points().filter(|&(_, hits)| hits == 0).map(|(point, _)| point).collect()
    }

    /// Finds strings for the missing points, and counts the points that they exercise. A point that
    /// no string exercises, because an earlier alternative always matches first, stays missing.
    /// Stops when [the budget is exceeded](Self::check).
    pub fn fill(&mut self, seed: u64) -> Vec<String> {
        let (mut random, study) = (Random::new(seed), self.study);
        let mut found = Vec::new();
        let Ok(deriver) = Deriver::of(study, self.start) else { return found };
        for point in self.missing() {
            if self.check().is_err() {
                break;
            }
            if !self.hits.contains_key(&point)
                && let Some(text) = self.string_for(point, &deriver, &mut random)
            {
                self.add(&text);
                found.push(text);
            }
        }
        found
    }

    /// Describes a point: the name of its rule, and the alternative or the range of characters.
    pub fn describe(&self, point: Point) -> String {
        let grammar = self.study.grammar();
        let (rule, node) = point.place();
        let name = &grammar.rule(rule).name;
        match (point, node.and_then(|node| node.expr_in(grammar))) {
            (Point::Alternative(_, index), Some(Expr::Choice(items))) => {
                format!("{name}: `{}`", grammar.display(&items[index]))
            }
            (Point::Range(_, index), Some(Expr::Chars(set))) => {
                let (first, last) = set.code_points()[index];
                format!("{name}: U+{first:04X}-{last:04X}")
            }
            _ => name.clone(),
        }
    }

    /// The characters of a point, if it is a range or an alternative of one character.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Study};
    ///
    /// let study = Study::of(LabGrammar::from_abnf("a = \"x\" / 2DIGIT\n").unwrap());
    /// let coverage = study.coverage("a")?;
    /// let sets: Vec<_> = coverage.points().map(|(point, _)| coverage.characters(point)).collect();
    /// let sets: Vec<_> = sets.iter().flatten().map(ToString::to_string).collect();
    /// assert_eq!(sets, ["X x", "0-9"]);
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    pub fn characters(&self, point: Point) -> Option<CharSet> {
        let (_, node) = point.place();
        match (point, node?.expr_in(self.study.grammar())?) {
            (Point::Alternative(_, index), Expr::Choice(items)) => {
                items[index].as_set().filter(|_| items[index].children().is_empty())
            }
            (Point::Range(_, index), Expr::Chars(set)) => {
                Some(CharSet::from_ranges([set.code_points()[index]]))
            }
            _ => None,
        }
    }

    /// Returns the points that a string exercises. None if the start rule does not match it, or the
    /// budget is exceeded.
    fn exercised_points(&self, text: &str) -> Option<Vec<Point>> {
        let grammar = self.study.grammar();
        let budget = self.study.languages.meter.budget();
        let chart = self.study.networks.get(grammar, self.start, budget).and_then(|network| {
            Chart::of(grammar, network, self.start, text, LastPlace::OfTrees, budget)
        });
        let chart = chart.map_err(|error| _ = self.unfinished.set(error)).ok()?;
        Some(Forest::of(chart, text).ok()?.exercised_points(text))
    }

    /// Returns a string that exercises a point, if one is found. Tries a shortest text of the point
    /// in several contexts. If the grammar derives all these in another way, tries random strings.
    fn string_for(
        &self,
        point: Point,
        deriver: &Deriver<'_>,
        random: &mut Random,
    ) -> Option<String> {
        let grammar = self.study.grammar();
        let exercises_point = |text: &String| {
            self.exercised_points(text).is_some_and(|points| points.contains(&point))
        };
        let (rule, node) = point.place();
        let node = node.unwrap_or(Node::root(rule));
        let expr = node.expr_in(grammar)?;
        let text = match (point, expr) {
            (Point::Alternative(_, index), _) => {
                let (at, item) = node.children(expr).nth(index)?;
                deriver.shortest(at, item).map(|piece| piece.text)
            }
            (Point::Range(_, index), Expr::Chars(set)) => {
                char::from_u32(set.code_points()[index].0).map(String::from)
            }
            _ => deriver.shortest(node, expr).map(|piece| piece.text),
        };
        let texts = text.iter().flat_map(|text| deriver.in_contexts(node, text));
        // Without a known context, the text may still be one of the start rule.
        let own = text.iter().map(|text| self.study.languages().text(text.chars()));
        texts.chain(own).find(exercises_point).or_else(|| {
            let mut derivation = Derivation::of(grammar, random);
            if grammar.cycle_of(self.start).is_some() {
                derivation = derivation.depth(DEPTH);
            }
            let attempts = (0..ATTEMPTS).take_while(|_| self.check().is_ok());
            // A failed derivation ends the attempts: another one would take as long.
            let symbols = attempts.map_while(|_| derivation.text(self.start));
            let languages = self.study.languages();
            symbols.map(|symbols| languages.text(symbols.chars())).find(exercises_point)
        })
    }
}

/// Returns all points of the rules that can be reached from a start rule.
fn reachable_points(grammar: &LabGrammar, start: usize) -> Vec<Point> {
    let mut found = Vec::new();
    for rule in grammar.reachable_from(start) {
        found.push(Point::Rule(rule));
        for (node, part) in Node::root(rule).parts(&grammar.rule(rule).expr) {
            match part {
                Expr::Choice(items) => {
                    found.extend((0..items.len()).map(|index| Point::Alternative(node, index)));
                }
                Expr::Chars(set) => {
                    let ranges = 0..set.code_points().len();
                    found.extend(ranges.map(|index| Point::Range(node, index)));
                }
                _ => {}
            }
        }
    }
    found
}
