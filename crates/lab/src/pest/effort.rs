//! How long pest_meta would validate a text. It follows every reference anew wherever it stands,
//! so that its time can double with each rule; here the same ways are gone and counted, and a
//! text that would take too long is rejected.

use super::guard::span;
use crate::error::{GrammarError, Place};
use pest::iterators::{Pair, Pairs};
use pest_meta::parser::Rule as Meta;
use std::collections::HashMap;

/// How many expressions are looked at.
const MOST_STEPS: usize = 10_000_000;

/// How many operators and references may be open at once.
const DEEPEST: usize = 20_000;

/// Rejects a text whose validation takes more than `MOST_STEPS` or `DEEPEST`.
pub(super) fn refuse_long_validation(
    text: &str,
    pairs: Pairs<'_, Meta>,
) -> Result<(), GrammarError> {
    let rules: Vec<_> = pairs.filter_map(named_expression).collect();
    let index_of = rules.iter().zip(0..).map(|((name, _), index)| (name.as_str(), index)).collect();
    let shapes: Vec<Shape> =
        rules.iter().map(|(_, expression)| of_expression(expression.clone(), &index_of)).collect();
    let heights = shapes.iter().map(Shape::height).collect();
    let mut effort =
        Effort { shapes: &shapes, heights, left: MOST_STEPS, open: 0, entered: Vec::new() };
    for (rule, (name, _)) in rules.iter().enumerate() {
        if effort.validate(rule).is_none() {
            let message = format!(
                "the references from `{}` are more than pest_meta can follow",
                name.as_str()
            );
            return Err(GrammarError::Syntax { place: Place::of(text, span(name)), message });
        }
    }
    Ok(())
}

/// The name of a rule and its expression.
fn named_expression(rule: Pair<'_, Meta>) -> Option<(Pair<'_, Meta>, Pair<'_, Meta>)> {
    let mut parts = rule.into_inner();
    let name = parts.next().filter(|name| name.as_rule() == Meta::identifier)?;
    Some((name, parts.find(|part| part.as_rule() == Meta::expression)?))
}

/// An expression, as far as its validation looks at it.
struct Shape {
    what: What,
    /// How many expressions it is made of.
    size: usize,
}

enum What {
    /// It consumes something or fails; a builtin too.
    Taking,
    /// `""`.
    Nothing,
    /// `SOI` or `EOI`.
    Border,
    Rule(usize),
    Seq(Box<[Shape; 2]>),
    Choice(Box<[Shape; 2]>),
    /// Once at least; whether there is no greatest number of rounds.
    Rounds(Box<Shape>, bool),
    /// Perhaps not at all; the same.
    Optional(Box<Shape>, bool),
    And(Box<Shape>),
    Not(Box<Shape>),
}

impl Shape {
    fn of(what: What) -> Self {
        let inner = match &what {
            What::Seq(sides) | What::Choice(sides) => sides[0].size + sides[1].size,
            What::Rounds(inner, _) | What::Optional(inner, _) => inner.size,
            What::And(inner) | What::Not(inner) => inner.size,
            _ => 0,
        };
        Shape { what, size: inner + 1 }
    }

    fn children(&self) -> &[Shape] {
        match &self.what {
            What::Seq(sides) | What::Choice(sides) => &**sides,
            What::Rounds(inner, _) | What::Optional(inner, _) => std::slice::from_ref(inner),
            What::And(inner) | What::Not(inner) => std::slice::from_ref(inner),
            _ => &[],
        }
    }

    fn height(&self) -> usize {
        1 + self.children().iter().map(Shape::height).max().unwrap_or(0)
    }
}

fn of_expression(expression: Pair<'_, Meta>, index_of: &HashMap<&str, usize>) -> Shape {
    let both = |list: fn(Box<[Shape; 2]>) -> What| {
        move |left: Option<Shape>, right: Shape| {
            Some(match left {
                Some(left) => Shape::of(list(Box::new([left, right]))),
                None => right,
            })
        }
    };
    let (in_sequence, in_choice) = (both(What::Seq), both(What::Choice));
    let (mut choice, mut sequence) = (None, None);
    for part in expression.into_inner() {
        match part.as_rule() {
            Meta::term => sequence = in_sequence(sequence, of_term(part, index_of)),
            Meta::choice_operator => {
                if let Some(sequence) = sequence.take() {
                    choice = in_choice(choice, sequence);
                }
            }
            _ => {}
        }
    }
    let last = sequence.unwrap_or_else(|| Shape::of(What::Nothing));
    in_choice(choice, last).unwrap_or_else(|| Shape::of(What::Nothing))
}

fn of_term(term: Pair<'_, Meta>, index_of: &HashMap<&str, usize>) -> Shape {
    let mut predicates = Vec::new();
    let mut shape = Shape::of(What::Taking);
    for part in term.into_inner() {
        let least = |part: &Pair<'_, Meta>| {
            let mut numbers = part.clone().into_inner().filter(|n| n.as_rule() == Meta::number);
            numbers.next().and_then(|number| number.as_str().parse::<u32>().ok()).unwrap_or(1)
        };
        let rounds = |shape, unbounded, least| match least {
            0 => What::Optional(Box::new(shape), unbounded),
            _ => What::Rounds(Box::new(shape), unbounded),
        };
        let what = match part.as_rule() {
            Meta::positive_predicate_operator => {
                predicates.push(What::And as fn(Box<Shape>) -> What);
                continue;
            }
            Meta::negative_predicate_operator => {
                predicates.push(What::Not);
                continue;
            }
            Meta::expression => {
                shape = of_expression(part, index_of);
                continue;
            }
            Meta::_push => {
                let inner = part.into_inner().find(|part| part.as_rule() == Meta::expression);
                let inner = inner.map(|inner| of_expression(inner, index_of));
                inner.map_or(What::Nothing, |inner| What::Rounds(Box::new(inner), false))
            }
            Meta::identifier => match (index_of.get(part.as_str()), part.as_str()) {
                (Some(&rule), _) => What::Rule(rule),
                (None, "SOI" | "EOI") => What::Border,
                _ => What::Taking,
            },
            Meta::string | Meta::insensitive_string if part.as_str().ends_with("\"\"") => {
                What::Nothing
            }
            Meta::optional_operator | Meta::repeat_max => What::Optional(Box::new(shape), false),
            Meta::repeat_operator => What::Optional(Box::new(shape), true),
            Meta::repeat_once_operator => What::Rounds(Box::new(shape), true),
            Meta::repeat_min => rounds(shape, true, least(&part)),
            Meta::repeat_exact | Meta::repeat_min_max => rounds(shape, false, least(&part)),
            _ => continue,
        };
        shape = Shape::of(what);
    }
    predicates.into_iter().rev().fold(shape, |shape, predicate| Shape::of(predicate(shape.into())))
}

/// The ways of pest_meta's validator, each of whose functions is one here; none if they are
/// too long.
struct Effort<'s> {
    shapes: &'s [Shape],
    heights: Vec<usize>,
    left: usize,
    /// How high the rules are that were entered.
    open: usize,
    /// The rules that were entered.
    entered: Vec<usize>,
}

impl<'s> Effort<'s> {
    fn validate(&mut self, rule: usize) -> Option<()> {
        let mut open = vec![&self.shapes[rule]];
        while let Some(shape) = open.pop() {
            open.extend(shape.children());
            self.spend(shape.size)?;
            match &shape.what {
                What::Rounds(inner, true) | What::Optional(inner, true) => {
                    let _ = self.cannot_fail(inner)? || self.takes_nothing(inner)?;
                }
                What::Choice(sides) => drop(self.cannot_fail(&sides[0])?),
                _ => {}
            }
        }
        self.inside(rule, |effort, shape| effort.takes_nothing(shape))?;
        self.inside(rule, |effort, shape| effort.cannot_fail(shape))?;
        self.inside(rule, |effort, shape| effort.returns(shape, rule))?;
        Some(())
    }

    fn spend(&mut self, steps: usize) -> Option<()> {
        self.left = self.left.checked_sub(steps + self.entered.len() / 8)?;
        Some(())
    }

    /// What holds of a rule, which does not where the rule was entered before.
    fn inside(
        &mut self,
        rule: usize,
        holds: impl FnOnce(&mut Self, &'s Shape) -> Option<bool>,
    ) -> Option<bool> {
        if self.entered.contains(&rule) {
            return Some(false);
        }
        let shapes = self.shapes;
        self.entered.push(rule);
        self.open += self.heights[rule];
        let result = if self.open > DEEPEST { None } else { holds(self, &shapes[rule]) };
        self.open -= self.heights[rule];
        self.entered.pop();
        result
    }

    /// `is_non_failing`
    fn cannot_fail(&mut self, shape: &'s Shape) -> Option<bool> {
        self.spend(1)?;
        Some(match &shape.what {
            What::Taking | What::Border | What::Not(_) => false,
            What::Nothing | What::Optional(..) => true,
            What::Rule(rule) => self.inside(*rule, |effort, shape| effort.cannot_fail(shape))?,
            What::Seq(sides) => self.cannot_fail(&sides[0])? && self.cannot_fail(&sides[1])?,
            What::Choice(sides) => self.cannot_fail(&sides[0])? || self.cannot_fail(&sides[1])?,
            What::Rounds(inner, _) | What::And(inner) => self.cannot_fail(inner)?,
        })
    }

    /// `is_non_progressing`
    fn takes_nothing(&mut self, shape: &'s Shape) -> Option<bool> {
        self.spend(1)?;
        Some(match &shape.what {
            What::Taking => false,
            What::Nothing | What::Border | What::Optional(..) | What::And(_) | What::Not(_) => true,
            What::Rule(rule) => self.inside(*rule, |effort, shape| effort.takes_nothing(shape))?,
            What::Seq(sides) => self.takes_nothing(&sides[0])? && self.takes_nothing(&sides[1])?,
            What::Choice(sides) => {
                self.takes_nothing(&sides[0])? || self.takes_nothing(&sides[1])?
            }
            What::Rounds(inner, _) => self.takes_nothing(inner)?,
        })
    }

    /// `check_expr` of `left_recursion`: whether a rule is reached before anything is consumed.
    /// It copies each expression that it looks at.
    fn returns(&mut self, shape: &'s Shape, to: usize) -> Option<bool> {
        self.spend(shape.size)?;
        Some(match &shape.what {
            What::Taking | What::Nothing | What::Border => false,
            What::Rule(rule) if *rule == to => true,
            What::Rule(rule) => self.inside(*rule, |effort, shape| effort.returns(shape, to))?,
            What::Seq(sides) => {
                // Only the innermost rule counts as entered.
                let innermost = self.entered.last().copied().into_iter().collect();
                let entered = std::mem::replace(&mut self.entered, innermost);
                let left = &sides[0];
                let passes = self.cannot_fail(left)? || self.takes_nothing(left)?;
                self.entered = entered;
                self.returns(left, to)? || passes && self.returns(&sides[1], to)?
            }
            What::Choice(sides) => self.returns(&sides[0], to)? || self.returns(&sides[1], to)?,
            What::Rounds(inner, _)
            | What::Optional(inner, _)
            | What::And(inner)
            | What::Not(inner) => self.returns(inner, to)?,
        })
    }
}
