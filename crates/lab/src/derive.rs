//! Derives shortest texts of a rule, and shortest texts that use a given part of the grammar.

use super::alphabet::readable;
use super::chars::CharSet;
use super::error::StudyError;
use super::expr::{Expr, has_letter};
use super::grammar::LabGrammar;
use super::node::Node;
use super::order::fixed_point;
use super::study::Study;
use std::collections::BTreeSet;

/// The cost of a character. A rule costs 1, so that no cheapest derivation goes through a rule
/// twice.
const CHARACTER: usize = 16;

/// The highest cost of a text. A rule whose texts all cost more counts as a rule without texts.
const HIGHEST_COST: usize = CHARACTER << 16;

/// The greatest number of contexts that a text is put into.
const MOST_CONTEXTS: usize = 12;

/// A feature of a grammar that a text can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Feature {
    /// An alternative of a choice, by its index.
    Alternative(Node, usize),
    /// A number of rounds of a repetition.
    Times(Node, usize),
    /// The first character of a range, by the index of the range in its set.
    First(Node, usize),
    /// The last character of a range, by the index of the range in its set.
    Last(Node, usize),
    /// Letters in lower case.
    Lower(Node),
    /// Letters in upper case.
    Upper(Node),
}

impl Feature {
    /// The expression that has the feature.
    pub fn node(self) -> Node {
        match self {
            Feature::Alternative(node, _)
            | Feature::Times(node, _)
            | Feature::First(node, _)
            | Feature::Last(node, _)
            | Feature::Lower(node)
            | Feature::Upper(node) => node,
        }
    }
}

/// A text and the features that it shows.
#[derive(Debug, Clone, Default)]
pub(super) struct Piece {
    pub text: String,
    pub features: BTreeSet<Feature>,
}

impl Piece {
    /// Returns a text without features.
    fn text(text: impl Into<String>) -> Self {
        Piece { text: text.into(), features: BTreeSet::new() }
    }

    /// Returns a readable character of a set. Its features are the ends of ranges that it is.
    fn character_of(set: &CharSet, node: Node) -> Self {
        let character = readable(set);
        let code = character as u32;
        let ends = set.code_points().iter().enumerate().flat_map(|(index, ends)| {
            let first = (ends.0 == code).then_some(Feature::First(node, index));
            let last = (ends.1 == code && ends.0 != code).then_some(Feature::Last(node, index));
            first.into_iter().chain(last)
        });
        Piece { text: character.to_string(), features: ends.collect() }
    }

    /// Returns this piece followed by another.
    fn then(mut self, next: Piece) -> Self {
        self.text.push_str(&next.text);
        self.features.extend(next.features);
        self
    }

    /// Returns the same text with one more feature.
    fn with(mut self, feature: Feature) -> Self {
        self.features.insert(feature);
        self
    }
}

/// A reference to a rule.
#[derive(Debug, Clone, Copy)]
struct Use {
    node: Node,
    /// The cost of the cheapest text around the reference, up to the start rule.
    cost: usize,
}

/// Returns the cost of the cheapest text of an expression, if the costs of the rules that the text
/// needs are known. A sum above the highest cost counts as none.
fn cost(expr: &Expr, rules: &[Option<usize>]) -> Option<usize> {
    match expr {
        Expr::Chars(set) => (!set.is_empty()).then_some(CHARACTER),
        Expr::Text { text, .. } => Some(CHARACTER * text.chars().count()),
        Expr::Rule(rule) => rules[*rule],
        Expr::Seq(items) => items.iter().try_fold(0, |sum: usize, item| {
            Some(sum + cost(item, rules)?).filter(|&sum| sum <= HIGHEST_COST)
        }),
        Expr::Choice(items) => items.iter().filter_map(|item| cost(item, rules)).min(),
        Expr::Repeat { min: 0, .. } => Some(0),
        Expr::Repeat { expr, min, .. } => {
            Some(cost(expr, rules)?.saturating_mul(*min)).filter(|&cost| cost <= HIGHEST_COST)
        }
        Expr::And(_) | Expr::Not(_) | Expr::End => Some(0),
    }
}

/// Derives cheapest texts of a start rule, and of expressions inside it.
pub(super) struct Deriver<'g> {
    grammar: &'g LabGrammar,
    /// The reachable rules, the start rule first.
    reached: Vec<usize>,
    /// For each rule, the cost of its cheapest text, if it has one.
    costs: Vec<Option<usize>>,
    /// For each rule, the references to it from reachable rules, the cheapest path from the start
    /// first.
    uses: Vec<Vec<Use>>,
}

impl<'g> Deriver<'g> {
    /// Finds the costs of the rules that can be reached from `start`.
    ///
    /// # Errors
    /// [The time is over](Study::in_time).
    pub fn of(study: &'g Study, start: usize) -> Result<Self, StudyError> {
        let grammar = study.grammar();
        let reached = grammar.reachable_from(start);
        let mut costs = vec![None; grammar.size()];
        fixed_point(&mut costs, reached.iter().rev().copied(), |rule, costs| {
            cost(&grammar.rule(rule).expr, costs).map(|cost| cost + 1)
        });
        let uses = vec![Vec::new(); grammar.size()];
        let mut deriver = Deriver { grammar, reached, costs, uses };
        deriver.find_uses(study, start)?;
        Ok(deriver)
    }

    /// The rules that can be reached from the start rule, which is the first.
    pub fn rules(&self) -> &[usize] {
        &self.reached
    }

    /// Finds the [uses](Self::uses) of each rule, and the cheapest path from the start to each of
    /// them (Dijkstra).
    fn find_uses(&mut self, study: &Study, start: usize) -> Result<(), StudyError> {
        // For each rule, the cost of the cheapest known text around it.
        let mut contexts: Vec<Option<usize>> = vec![None; self.grammar.size()];
        contexts[start] = Some(0);
        let mut open = vec![start];
        let mut done = BTreeSet::new();
        while let Some(nearest) = (0..open.len()).min_by_key(|&index| contexts[open[index]]) {
            let rule = open.swap_remove(nearest);
            if !done.insert(rule) {
                continue;
            }
            let root = Node::root(rule);
            let expr = &self.grammar.rule(rule).expr;
            for (node, part) in root.parts(expr) {
                let Expr::Rule(target) = *part else { continue };
                study.in_time()?;
                // The cheapest text of the rule, with nothing in place of the reference.
                let Some(around) = self.text_around(root, expr, node, &|_| Some(Piece::default()))
                else {
                    continue;
                };
                let cost_in_rule = CHARACTER * around.text.chars().count() + 1;
                let cost = contexts[rule].unwrap_or(0) + cost_in_rule;
                self.uses[target].push(Use { node, cost });
                if contexts[target].is_none_or(|known| cost < known) {
                    contexts[target] = Some(cost);
                    open.push(target);
                }
            }
        }
        for uses in &mut self.uses {
            uses.sort_by_key(|reference| (reference.cost, reference.node));
        }
        // The start rule needs no context.
        self.uses[start].clear();
        Ok(())
    }

    /// All features of the reachable rules. Those of a repetition are its minimum, its maximum, and
    /// one round if that is between them. A repetition without a maximum has its minimum plus one
    /// instead, but at least two rounds.
    pub fn features(&self) -> Vec<Feature> {
        let mut found = Vec::new();
        for &rule in &self.reached {
            for (node, part) in Node::root(rule).parts(&self.grammar.rule(rule).expr) {
                match part {
                    Expr::Choice(items) => found
                        .extend((0..items.len()).map(|index| Feature::Alternative(node, index))),
                    Expr::Repeat { min, max, .. } => {
                        let most = max.unwrap_or(min.max(&1) + 1);
                        let counts = BTreeSet::from([*min, most, 1.clamp(*min, most)]);
                        found.extend(counts.into_iter().map(|times| Feature::Times(node, times)));
                    }
                    Expr::Chars(set) => {
                        for (index, (first, last)) in set.code_points().iter().enumerate() {
                            found.push(Feature::First(node, index));
                            found.extend((first != last).then_some(Feature::Last(node, index)));
                        }
                    }
                    Expr::Text { text, any_case: true } if has_letter(text) => {
                        found.extend([Feature::Lower(node), Feature::Upper(node)]);
                    }
                    _ => {}
                }
            }
        }
        found
    }

    /// Returns a cheapest text of the start rule that shows a feature; none if one of these texts
    /// does not exist. It is made from the inside: first the text of the expression with the
    /// feature, then around it a text of its rule, then a text of the start rule.
    pub fn text_showing(&self, feature: Feature) -> Option<Piece> {
        let node = feature.node();
        let make = |expr: &Expr| -> Option<Piece> {
            Some(match feature {
                Feature::Alternative(_, index) => {
                    let (inner, item) = node.children(expr).nth(index)?;
                    self.shortest(inner, item)?.with(feature)
                }
                Feature::Times(_, times) => {
                    let rounds = (0..times).map(|_| {
                        let (inner, repeated) = node.children(expr).next()?;
                        self.shortest(inner, repeated)
                    });
                    let rounds: Option<Vec<Piece>> = rounds.collect();
                    rounds?.into_iter().fold(Piece::default().with(feature), Piece::then)
                }
                Feature::First(_, index) | Feature::Last(_, index) => {
                    let Expr::Chars(set) = expr else { return None };
                    let (first, last) = set.code_points()[index];
                    let is_first = matches!(feature, Feature::First(..));
                    let code = if is_first { first } else { last };
                    Piece::text(char::from_u32(code)?).with(feature)
                }
                Feature::Lower(_) | Feature::Upper(_) => {
                    let Expr::Text { text, .. } = expr else { return None };
                    let text = match feature {
                        Feature::Lower(_) => text.to_ascii_lowercase(),
                        _ => text.to_ascii_uppercase(),
                    };
                    Piece::text(text).with(feature)
                }
            })
        };
        let root = Node::root(node.rule());
        let expr = &self.grammar.rule(node.rule()).expr;
        let piece = self.text_around(root, expr, node, &make)?;
        let Piece { text, features } = self.text_of_start(node.rule(), piece)?;
        Some(Piece { text: self.decode(&text)?, features })
    }

    /// Returns the text with these symbols, which are octets in a grammar of octets; none if they are
    /// not UTF-8.
    fn decode(&self, symbols: &str) -> Option<String> {
        if !self.grammar.is_in_octets() {
            return Some(symbols.to_owned());
        }
        let octets: Result<Vec<u8>, _> = symbols.chars().map(u8::try_from).collect();
        String::from_utf8(octets.ok()?).ok()
    }

    /// Returns texts of the start rule in which `text` is the text of the expression at `node`, in
    /// several contexts, the cheapest first. In a grammar of octets, the characters of `text` are
    /// octets, and texts that are not UTF-8 are left out.
    pub fn in_contexts(&self, node: Node, text: &str) -> Vec<String> {
        let rule = node.rule();
        let root = Node::root(rule);
        let here = Piece::text(text);
        let expr = &self.grammar.rule(rule).expr;
        let Some(piece) = self.text_around(root, expr, node, &|_| Some(here.clone())) else {
            return Vec::new();
        };
        if self.is_start(rule) {
            return Vec::from_iter(self.decode(&piece.text));
        }
        let uses = self.uses[rule].iter().take(MOST_CONTEXTS);
        let pieces =
            uses.filter_map(|reference| self.text_around_reference(*reference, piece.clone()));
        pieces.filter_map(|piece| self.decode(&piece.text)).collect()
    }

    /// Whether a rule is the start rule.
    fn is_start(&self, rule: usize) -> bool {
        self.reached[0] == rule
    }

    /// Returns a cheapest text of the start rule in which `piece` is the text of a rule; none if
    /// something that the text needs has no text, or if each reference to the rule is next to such a
    /// thing.
    fn text_of_start(&self, rule: usize, piece: Piece) -> Option<Piece> {
        if self.is_start(rule) {
            return Some(piece);
        }
        self.text_around_reference(*self.uses[rule].first()?, piece)
    }

    /// Returns a cheapest text of the start rule in which `piece` is the text of a reference, as
    /// [`text_of_start`](Self::text_of_start) does.
    fn text_around_reference(&self, Use { node, .. }: Use, piece: Piece) -> Option<Piece> {
        let rule = node.rule();
        let expr = &self.grammar.rule(rule).expr;
        let piece = self.text_around(Node::root(rule), expr, node, &|_| Some(piece.clone()))?;
        self.text_of_start(rule, piece)
    }

    /// Returns a cheapest text of the expression at `node` that uses the expression at `target`
    /// inside it. `make` returns the text of the expression at `target`. None if `make` returns none,
    /// or if something else that the text needs has no text.
    fn text_around(
        &self,
        node: Node,
        expr: &Expr,
        target: Node,
        make: &dyn Fn(&Expr) -> Option<Piece>,
    ) -> Option<Piece> {
        if node == target {
            return make(expr);
        }
        let has_target = |(node, expr): (Node, &Expr)| node.parts(expr).any(|(at, _)| at == target);
        match expr {
            Expr::Seq(_) => node.children(expr).try_fold(Piece::default(), |piece, (at, item)| {
                let next = if has_target((at, item)) {
                    self.text_around(at, item, target, make)
                } else {
                    self.shortest(at, item)
                };
                Some(piece.then(next?))
            }),
            Expr::Choice(_) => {
                let mut items = node.children(expr).enumerate();
                let (index, (at, item)) = items.find(|&(_, child)| has_target(child))?;
                let feature = Feature::Alternative(node, index);
                Some(self.text_around(at, item, target, make)?.with(feature))
            }
            Expr::Repeat { min, max, .. } => {
                let (at, once) = node.children(expr).next()?;
                let times = (*min).max(1);
                if max.is_some_and(|max| max < times) {
                    return None;
                }
                let mut piece = self.text_around(at, once, target, make)?;
                for _ in 1..times {
                    piece = piece.then(self.shortest(at, once)?);
                }
                Some(piece.with(Feature::Times(node, times)))
            }
            _ => None,
        }
    }

    /// Returns a cheapest text of an expression, if it has one. In a grammar of octets, its characters
    /// are octets.
    pub fn shortest(&self, node: Node, expr: &Expr) -> Option<Piece> {
        Some(match expr {
            Expr::Chars(set) => Piece::character_of(set, node),
            Expr::Text { text, any_case } => {
                let piece = Piece::text(text);
                if !any_case {
                    piece
                } else if *text == text.to_ascii_lowercase() {
                    piece.with(Feature::Lower(node))
                } else if *text == text.to_ascii_uppercase() {
                    piece.with(Feature::Upper(node))
                } else {
                    piece
                }
            }
            Expr::Rule(rule) => {
                // A rule without a cost has no text, or none below the highest cost.
                self.costs[*rule]?;
                self.shortest(Node::root(*rule), &self.grammar.rule(*rule).expr)?
            }
            Expr::Seq(_) => {
                let items = node.children(expr).map(|(at, item)| self.shortest(at, item));
                let items: Option<Vec<Piece>> = items.collect();
                items?.into_iter().fold(Piece::default(), Piece::then)
            }
            Expr::Choice(_) => {
                let items = node.children(expr).enumerate();
                let with_cost = items.filter_map(|(index, child)| {
                    Some(((cost(child.1, &self.costs)?, index), child))
                });
                let ((_, index), (at, item)) = with_cost.min_by_key(|&(cost, _)| cost)?;
                self.shortest(at, item)?.with(Feature::Alternative(node, index))
            }
            Expr::Repeat { min, .. } => {
                let mut piece = Piece::default().with(Feature::Times(node, *min));
                if *min > 0 {
                    let (at, once) = node.children(expr).next()?;
                    let once = self.shortest(at, once)?;
                    piece.text = once.text.repeat(*min);
                    piece.features.extend(once.features);
                }
                piece
            }
            Expr::And(_) | Expr::Not(_) | Expr::End => Piece::default(),
        })
    }
}
