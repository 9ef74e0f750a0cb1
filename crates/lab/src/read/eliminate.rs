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

/// The states that an edge connects: 0 is the start, 1 the end; from 2 on come the states of the
/// automaton.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Edge {
    source: usize,
    target: usize,
}

/// Each edge with its expression.
type Edges = BTreeMap<Edge, Expr>;

/// Returns an expression of the language; `None` if the expression would be too large, or if the
/// language is empty. States are removed one by one, as [`eliminate`] describes; the last edge from
/// start to end has the expression.
pub(crate) fn expression_of(languages: &Languages, lang: Lang) -> Option<Expr> {
    let (mut edges, states) = edges_of(languages, lang)?;
    let mut left: Vec<usize> = (2..states + 2).collect();
    while !left.is_empty() {
        // The number of edges that replace the state: removing states with few first keeps the
        // expressions small.
        let cost = |state| entering(&edges, state).count() * leaving(&edges, state).count();
        let cheapest = (0..left.len()).min_by_key(|&index| cost(left[index]))?;
        let state = left.remove(cheapest);
        if parts_after_elimination(&edges, state) > MOST_PARTS {
            return None;
        }
        eliminate(&mut edges, state);
    }
    edges.remove(&Edge { source: 0, target: 1 })
}

/// Returns the edges of the automaton of a language, and the number of its states. `None` if it has
/// too many states.
fn edges_of(languages: &Languages, lang: Lang) -> Option<(Edges, usize)> {
    let mut states = vec![lang];
    let mut edges = Edges::new();
    edges.insert(Edge { source: 0, target: 2 }, Expr::empty());
    let mut at = 0;
    while at < states.len() {
        let state = states[at];
        if languages.accepts_empty(state) {
            edges.insert(Edge { source: at + 2, target: 1 }, Expr::empty());
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
            add_edge(&mut edges, Edge { source: at + 2, target: index + 2 }, characters);
        }
        at += 1;
    }
    Some((edges, states.len()))
}

/// Returns the edges from other states to a state.
fn entering(edges: &Edges, state: usize) -> impl Iterator<Item = (&Edge, &Expr)> {
    edges.iter().filter(move |(edge, _)| edge.target == state && edge.source != state)
}

/// Returns the edges from a state to other states.
fn leaving(edges: &Edges, state: usize) -> impl Iterator<Item = (&Edge, &Expr)> {
    edges.iter().filter(move |(edge, _)| edge.source == state && edge.target != state)
}

/// Returns the number of parts of the expressions of all edges that [`eliminate`] puts in place of a
/// state.
fn parts_after_elimination(edges: &Edges, state: usize) -> usize {
    let size = |(_, expr): (_, &Expr)| expr.size();
    let parts_before: usize = entering(edges, state).map(size).sum();
    let parts_after: usize = leaving(edges, state).map(size).sum();
    let (into, out) = (entering(edges, state).count(), leaving(edges, state).count());
    let loop_parts = edges.get(&Edge { source: state, target: state }).map_or(0, Expr::size);
    parts_before * out + parts_after * into + loop_parts * into * out
}

/// Replaces a state by edges between its neighbors: an edge into the state, any number of its loops
/// and an edge out of it become one edge.
fn eliminate(edges: &mut Edges, state: usize) {
    let (own, others): (Edges, Edges) = std::mem::take(edges)
        .into_iter()
        .partition(|(edge, _)| edge.source == state || edge.target == state);
    *edges = others;
    let own_loop = own.get(&Edge { source: state, target: state });
    let rounds = own_loop.map(|expr| Expr::repeat(expr.clone(), 0, None));
    for (into, before) in entering(&own, state) {
        for (out, after) in leaving(&own, state) {
            let parts = [Some(before.clone()), rounds.clone(), Some(after.clone())];
            let edge = Edge { source: into.source, target: out.target };
            add_edge(edges, edge, concatenate(parts.into_iter().flatten()));
        }
    }
}

/// Concatenates expressions. Empty strings are left out; sequences give their items.
fn concatenate(parts: impl Iterator<Item = Expr>) -> Expr {
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

/// Adds an expression to an edge. If the edge has an expression already, both become a choice.
fn add_edge(edges: &mut Edges, edge: Edge, expr: Expr) {
    let expr = match edges.remove(&edge) {
        None => expr,
        Some(before) => either(before, expr),
    };
    edges.insert(edge, expr);
}

/// Returns the choice of two expressions. If one is the empty string, the other becomes optional.
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
