//! Converts the automaton of a language to an expression, by elimination of states.

use crate::chars::CharSet;
use crate::expr::Expr;
use crate::lang::{Lang, NOTHING};
use crate::languages::Languages;
use std::collections::BTreeMap;

/// The most states of an automaton that is converted.
const MOST_STATES: usize = 100;

/// The most parts of all expressions during the elimination.
const MOST_PARTS: usize = 200_000;

/// An expression of the language; `None` if it would be too large, or if the language is empty.
/// States are removed one by one, as [`eliminate`] describes; the last edge from start to end is
/// the expression.
pub(crate) fn expression_of(languages: &Languages, lang: Lang) -> Option<Expr> {
    let mut states = vec![lang];
    // Edges between states with expressions. 0 is the start, 1 the end; then come the states.
    let mut edges: BTreeMap<(usize, usize), Expr> = BTreeMap::new();
    edges.insert((0, 2), Expr::empty());
    let mut at = 0;
    while at < states.len() {
        let state = states[at];
        if languages.accepts_empty(state) {
            edges.insert((at + 2, 1), Expr::empty());
        }
        for class in 0..languages.alphabet().len() {
            let target = languages.after(state, class);
            if target == NOTHING {
                continue;
            }
            let known = states.iter().position(|&known| known == target);
            let index = known.unwrap_or_else(|| {
                states.push(target);
                states.len() - 1
            });
            if states.len() > MOST_STATES {
                return None;
            }
            let characters = Expr::Chars(languages.alphabet().characters(class).clone());
            add(&mut edges, (at + 2, index + 2), characters);
        }
        at += 1;
    }
    let mut left: Vec<usize> = (2..states.len() + 2).collect();
    while !left.is_empty() {
        // The number of edges that replace the state: removing states with few first keeps the
        // expressions small.
        let cost = |state: usize| {
            let ways = |side: fn(&(usize, usize)) -> usize| {
                edges.iter().filter(|(key, _)| side(key) == state && key.0 != key.1).count()
            };
            ways(|key| key.0) * ways(|key| key.1)
        };
        let cheapest = (0..left.len()).min_by_key(|&index| cost(left[index]))?;
        let state = left.remove(cheapest);
        if parts_after(&edges, state) > MOST_PARTS {
            return None;
        }
        eliminate(&mut edges, state);
    }
    edges.remove(&(0, 1))
}

/// The number of parts of the expressions of all edges that replace a state.
fn parts_after(edges: &BTreeMap<(usize, usize), Expr>, state: usize) -> usize {
    let parts = |side: fn(&(usize, usize)) -> usize| {
        let ways = edges.iter().filter(move |(key, _)| side(key) == state && key.0 != key.1);
        ways.fold((0usize, 0usize), |(count, sum), (_, expr)| (count + 1, sum + expr.size()))
    };
    let ((into, before), (out, after)) = (parts(|key| key.1), parts(|key| key.0));
    let round = edges.get(&(state, state)).map_or(0, Expr::size);
    before * out + after * into + round * into * out
}

/// Replaces a state by edges between its neighbors: an edge into the state, any number of its loops
/// and an edge out of it become one edge.
fn eliminate(edges: &mut BTreeMap<(usize, usize), Expr>, state: usize) {
    let round = edges.remove(&(state, state)).map(|round| Expr::repeat(round, 0, None));
    let touching = |edges: &BTreeMap<(usize, usize), Expr>, side: fn(&(usize, usize)) -> usize| {
        let keys: Vec<_> = edges.keys().filter(|key| side(key) == state).copied().collect();
        keys
    };
    let sources: Vec<_> = touching(edges, |key| key.1)
        .into_iter()
        .filter_map(|key| Some((key.0, edges.remove(&key)?)))
        .collect();
    let targets: Vec<_> = touching(edges, |key| key.0)
        .into_iter()
        .filter_map(|key| Some((key.1, edges.remove(&key)?)))
        .collect();
    for (source, first) in &sources {
        for (target, last) in &targets {
            let parts = [Some(first.clone()), round.clone(), Some(last.clone())];
            add(edges, (*source, *target), sequence(parts.into_iter().flatten()));
        }
    }
}

/// The concatenation of expressions. Empty strings are left out; sequences give their items.
fn sequence(parts: impl Iterator<Item = Expr>) -> Expr {
    let mut items = Vec::new();
    for part in parts {
        match part {
            Expr::Seq(inner) => items.extend(inner),
            part if part.is_empty_string() => {}
            part => items.push(part),
        }
    }
    Expr::seq(items)
}

/// Adds an edge from the first state of `key` to the second. With an edge that is there already, it
/// becomes a choice.
fn add(edges: &mut BTreeMap<(usize, usize), Expr>, key: (usize, usize), expr: Expr) {
    let expr = match edges.remove(&key) {
        None => expr,
        Some(before) => either(before, expr),
    };
    edges.insert(key, expr);
}

/// The choice of two expressions. If one is the empty string, the other becomes optional.
fn either(a: Expr, b: Expr) -> Expr {
    match (a, b) {
        (Expr::Chars(a), Expr::Chars(b)) => Expr::Chars(CharSet::union(&a, &b)),
        (a, b) if a.is_empty_string() => Expr::option(b),
        (a, b) if b.is_empty_string() => Expr::option(a),
        (Expr::Choice(mut items), b) => {
            items.push(b);
            Expr::Choice(items)
        }
        (a, b) => Expr::Choice(vec![a, b]),
    }
}
