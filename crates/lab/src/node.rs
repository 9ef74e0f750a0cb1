//! Places in the expressions of a grammar.

use super::expr::Expr;
use super::grammar::LabGrammar;

/// A place in a grammar: an expression of a rule. The expressions of a rule are numbered, outermost
/// first.
///
/// ```
/// use abnf_lab::{LabGrammar, Point, Study};
///
/// let study = Study::of(LabGrammar::from_abnf("a = \"x\" / \"y\"\n").unwrap());
/// let missing = study.coverage("a")?.missing();
/// let [Point::Rule(0), Point::Alternative(node, 0), Point::Alternative(other, 1)] = missing[..] else {
///     panic!("{missing:?}");
/// };
/// assert_eq!((node, node.rule()), (other, 0));
/// # Ok::<(), abnf_lab::StudyError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub struct Node {
    rule: usize,
    /// The number of the expression within the rule; the whole expression has 0.
    number: usize,
}

impl Node {
    /// The whole expression of a rule.
    pub(super) fn root(rule: usize) -> Self {
        Node { rule, number: 0 }
    }

    /// The index of the rule.
    pub fn rule(self) -> usize {
        self.rule
    }

    /// Returns the expression at this place; `None` if the rule has fewer expressions.
    pub(super) fn expr_in(self, grammar: &LabGrammar) -> Option<&Expr> {
        grammar.rule(self.rule).expr.parts().nth(self.number)
    }

    /// Returns the expression at this place and every expression inside it, each with its place.
    pub(super) fn parts(self, expr: &Expr) -> impl Iterator<Item = (Node, &Expr)> {
        (self.number..).map(move |number| Node { number, ..self }).zip(expr.parts())
    }

    /// Returns the expressions directly inside the expression at this place, each with its place.
    pub(super) fn children(self, expr: &Expr) -> impl Iterator<Item = (Node, &Expr)> {
        let mut number = self.number + 1;
        expr.children().iter().map(move |child| {
            let node = Node { number, ..self };
            number += child.size();
            (node, child)
        })
    }
}

/// A point of a grammar that a string can exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Point {
    /// The rule with this index.
    Rule(usize),
    /// An alternative, counted from zero.
    Alternative(Node, usize),
    /// A range of characters of a set, counted from zero.
    Range(Node, usize),
}

impl Point {
    /// Returns the rule that contains the point, and the place in the rule; no place if the point
    /// is the rule itself.
    pub(super) fn place(self) -> (usize, Option<Node>) {
        match self {
            Point::Rule(rule) => (rule, None),
            Point::Alternative(node, _) | Point::Range(node, _) => (node.rule(), Some(node)),
        }
    }
}
