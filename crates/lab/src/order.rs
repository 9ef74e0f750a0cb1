//! Finds the dependencies between rules: cycles, the depth of nesting, and an order in which each
//! rule comes after those that it refers to.

use super::chars::CharSet;
use super::error::GrammarError;
use super::expr::{Expr, Notation, Rule};
use rustc_hash::FxHashSet;
use std::collections::{HashMap, VecDeque};
use std::ops::Range;
use std::sync::Arc;

/// The deepest nesting of brackets in the text of a grammar.
pub const DEEPEST_BRACKETS: usize = 64;

/// The deepest nesting of expressions through all rules that they refer to. The rules of a cycle
/// count once. A walk over a grammar recurses to this depth.
pub const DEEPEST_RULES: usize = 400;

/// A cycle: a largest set of rules each of which refers to every rule of the set, directly or
/// through other rules.
#[derive(Debug, Clone)]
pub(super) struct Cycle {
    pub rules: Vec<usize>,
    /// The rules as a set.
    pub members: FxHashSet<usize>,
    pub kind: CycleKind,
    /// A shortest path from a rule to itself; the first and the last rule are the same.
    pub path: Vec<usize>,
    /// The names along the path.
    pub names: Arc<[String]>,
}

/// Where the rules of a cycle refer to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CycleKind {
    /// Only at the end of sequences: the languages are regular. In pest, rules are also
    /// [deterministic](is_deterministic).
    RightLinear,
    /// Only at the beginning of sequences: the languages are regular.
    LeftLinear,
    /// Elsewhere: the languages need not be regular.
    SelfEmbedding,
}

/// The cycles of a grammar.
#[derive(Debug, Clone)]
pub(super) struct Cycles {
    pub all: Vec<Cycle>,
    /// For each rule, the cycle that contains it.
    pub of_rule: Vec<Option<usize>>,
    /// For each rule, a cycle that it reaches, preferably a self-embedding one.
    pub reached: Vec<Option<usize>>,
    /// For each rule, whether some derivation of it ends.
    pub ends: Vec<bool>,
}

impl Cycles {
    /// Finds the cycles. `groups` is the result of [`groups`].
    pub fn among(rules: &[Rule], notation: Notation, groups: Vec<Vec<usize>>) -> Self {
        let mut cycles = Cycles {
            all: Vec::new(),
            of_rule: vec![None; rules.len()],
            reached: vec![None; rules.len()],
            ends: vec![false; rules.len()],
        };
        let mut deterministic = vec![false; rules.len()];
        for group in groups {
            if notation == Notation::Pest {
                find_deterministic(rules, &group, &mut deterministic);
            }
            // A rule mostly refers to later rules of its group, so the last rule is first.
            fixed_point(&mut cycles.ends, group.iter().rev().copied(), |rule, ends| {
                has_finite_derivation(&rules[rule].expr, ends)
            });
            let refers_to_itself = |rule: usize| rules[rule].expr.references().any(|it| it == rule);
            if group.len() > 1 || refers_to_itself(group[0]) {
                group.iter().for_each(|&rule| cycles.of_rule[rule] = Some(cycles.all.len()));
                cycles.all.push(Cycle::of(rules, notation, &group, &deterministic));
            }
            // The groups that this one refers to came before it.
            let references = group.iter().flat_map(|&rule| rules[rule].expr.references());
            let reached = references.filter_map(|target| cycles.reached[target]);
            let reached = reached.chain(cycles.of_rule[group[0]]);
            let worst =
                reached.max_by_key(|&cycle| cycles.all[cycle].kind == CycleKind::SelfEmbedding);
            group.iter().for_each(|&rule| cycles.reached[rule] = worst);
        }
        cycles
    }
}

impl Cycle {
    /// Returns the cycle of the rules of a group. `deterministic` says of each rule of pest whether
    /// it [is](is_deterministic).
    fn of(rules: &[Rule], notation: Notation, group: &[usize], deterministic: &[bool]) -> Self {
        let members = group.iter().copied().collect();
        let kind = match notation {
            Notation::Abnf => cycle_kind(rules, group, &members),
            Notation::Pest if deterministic[group[0]] => CycleKind::RightLinear,
            // Repetitions and choices never give back what they consumed, so rules are not
            // equations of languages.
            Notation::Pest => CycleKind::SelfEmbedding,
        };
        let path = shortest_path(rules, group);
        let names = path.iter().map(|&rule| rules[rule].name.clone()).collect();
        Cycle { rules: group.to_vec(), members, kind, path, names }
    }
}

/// Whether some derivation of an expression ends. `rules` says for which rules this is known to be
/// so. Lookahead of pest is ignored.
fn has_finite_derivation(expr: &Expr, rules: &[bool]) -> bool {
    let mut children = expr.children().iter();
    match expr {
        Expr::Chars(set) => !set.is_empty(),
        Expr::Rule(rule) => rules[*rule],
        Expr::Choice(_) => children.any(|child| has_finite_derivation(child, rules)),
        Expr::Repeat { min: 0, .. } | Expr::And(_) | Expr::Not(_) => true,
        _ => children.all(|child| has_finite_derivation(child, rules)),
    }
}

/// Returns the kind of a cycle of ABNF.
fn cycle_kind(rules: &[Rule], group: &[usize], members: &FxHashSet<usize>) -> CycleKind {
    let linear = |side: Side| group.iter().all(|&rule| is_linear(&rules[rule].expr, members, side));
    if linear(Side::Last) {
        CycleKind::RightLinear
    } else if linear(Side::First) {
        CycleKind::LeftLinear
    } else {
        CycleKind::SelfEmbedding
    }
}

/// Sets `deterministic` for the rules of a group of pest, if all of them are so. The rules of the
/// groups before it are known.
fn find_deterministic(rules: &[Rule], group: &[usize], deterministic: &mut [bool]) {
    group.iter().for_each(|&rule| deterministic[rule] = true);
    let all = group.iter().all(|&rule| is_deterministic(&rules[rule].expr, deterministic));
    group.iter().for_each(|&rule| deterministic[rule] = all);
}

/// Whether an expression of pest is a state of an automaton: a choice of characters, each of which
/// may lead to a rule that is such a state, without a character in common; or nothing. Such a rule
/// consumes the longest prefix that its alternatives, read in any order, derive: no other
/// alternative begins with the same character.
fn is_deterministic(expr: &Expr, rules: &[bool]) -> bool {
    let choice = match expr {
        Expr::Repeat { expr, min: 0, max: Some(1) } => expr,
        other => other,
    };
    let mut known = CharSet::default();
    let mut is_new = |item: &Expr| {
        let first = match item {
            Expr::Seq(items) => match &items[..] {
                [first, Expr::Rule(target)] if rules[*target] => first,
                _ => return false,
            },
            other => other,
        };
        let Some(set) = first.as_set() else { return false };
        let is_new = !known.overlaps(&set);
        known = known.union(&set);
        is_new
    };
    expr.is_empty_string()
        || match choice {
            Expr::Choice(items) => items.iter().all(is_new),
            only => is_new(only),
        }
}

/// A side of a sequence.
#[derive(Clone, Copy)]
enum Side {
    First,
    Last,
}

/// Whether an expression refers to rules of a group only at one side of its sequences.
fn is_linear(expr: &Expr, group: &FxHashSet<usize>, side: Side) -> bool {
    match expr {
        Expr::Seq(items) => {
            let at_side = match side {
                Side::First => 0,
                Side::Last => items.len() - 1,
            };
            items.iter().enumerate().all(|(index, item)| {
                if index == at_side {
                    is_linear(item, group, side)
                } else {
                    !refers_to(item, group)
                }
            })
        }
        Expr::Choice(items) => items.iter().all(|item| is_linear(item, group, side)),
        Expr::Repeat { expr, max: Some(1), .. } => is_linear(expr, group, side),
        Expr::Repeat { expr, .. } => !refers_to(expr, group),
        _ => true,
    }
}

/// Whether an expression refers to one of these rules.
pub(super) fn refers_to(expr: &Expr, group: &FxHashSet<usize>) -> bool {
    expr.references().any(|target| group.contains(&target))
}

/// A shortest path from a rule of a cycle to itself; the first and the last rule are the same.
fn shortest_path(rules: &[Rule], group: &[usize]) -> Vec<usize> {
    let start = group.iter().copied().min().unwrap_or(0);
    // For each rule of the cycle, the rule from which it was first reached.
    let mut before: HashMap<usize, Option<usize>> =
        group.iter().map(|&rule| (rule, None)).collect();
    let mut open = VecDeque::from([start]);
    while let Some(rule) = open.pop_front() {
        for target in rules[rule].expr.references() {
            if target == start {
                let back = std::iter::successors(Some(rule), |rule| before[rule]);
                let mut path: Vec<usize> = [start].into_iter().chain(back).collect();
                path.reverse();
                return path;
            }
            if let Some(unknown @ None) = before.get_mut(&target) {
                *unknown = Some(rule);
                open.push_back(target);
            }
        }
    }
    vec![start, start]
}

/// Returns the rules `starts` and all rules that they need, in groups of rules that refer to one
/// another (Tarjan's strongly connected components). Each group comes after the groups that it
/// refers to.
pub(super) fn groups(rules: &[Rule], starts: impl IntoIterator<Item = usize>) -> Vec<Vec<usize>> {
    let references: Vec<Vec<usize>> =
        rules.iter().map(|rule| rule.expr.references().collect()).collect();
    components(&references, starts)
}

/// Returns the nodes `starts` of a graph and all nodes that they lead to, in the strongly connected
/// components (Tarjan). Each component comes after the components that it leads to.
pub(super) fn components(
    successors: &[Vec<usize>],
    starts: impl IntoIterator<Item = usize>,
) -> Vec<Vec<usize>> {
    // Values of `number` for nodes without a number.
    const UNVISITED: usize = usize::MAX;
    const FINISHED: usize = usize::MAX - 1;
    let (mut number, mut low) = (vec![UNVISITED; successors.len()], vec![0; successors.len()]);
    let (mut stack, mut components, mut count) = (Vec::new(), Vec::new(), 0);
    for start in starts {
        let mut path = Vec::new();
        if number[start] == UNVISITED {
            path.push((start, 0));
        }
        while let Some((node, next)) = path.last_mut() {
            let node = *node;
            if *next == 0 {
                (number[node], low[node]) = (count, count);
                count += 1;
                stack.push(node);
            }
            if let Some(&target) = successors[node].get(*next) {
                *next += 1;
                match number[target] {
                    UNVISITED => path.push((target, 0)),
                    FINISHED => {}
                    on_stack => low[node] = low[node].min(on_stack),
                }
                continue;
            }
            path.pop();
            if let Some(&(parent, _)) = path.last() {
                low[parent] = low[node].min(low[parent]);
            }
            if low[node] == number[node] {
                let first = stack.iter().rposition(|&member| member == node).unwrap_or(0);
                let component = stack.split_off(first);
                component.iter().for_each(|&member| number[member] = FINISHED);
                components.push(component);
            }
        }
    }
    components
}

/// Computes a value for each index in `order`, again and again until a round changes no value.
/// `value` gets an index and the values so far. If most values need only values of indices before
/// them, there are few rounds.
pub(super) fn fixed_point<T: PartialEq>(
    values: &mut [T],
    order: impl Iterator<Item = usize> + Clone,
    value: impl Fn(usize, &[T]) -> T,
) {
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        for index in order.clone() {
            let new = value(index, values);
            is_changed |= new != values[index];
            values[index] = new;
        }
    }
}

/// Rejects rules that are nested too deep to walk. In `groups`, each group comes after the groups
/// that it refers to. So a reference to a later rule is within a cycle, and adds no depth.
pub(super) fn refuse_deep_rules(
    text: &str,
    rules: &[Rule],
    groups: &[Vec<usize>],
) -> Result<(), GrammarError> {
    match depths(rules, groups).find(|(_, depth)| *depth > DEEPEST_RULES) {
        Some((index, _)) => {
            // The place is the name of the rule; for a core rule, the start of the text.
            let Range { start, end } = rules[index].span.clone().unwrap_or(0..0);
            let span = start..(start + rules[index].name.len()).min(end);
            let what = "rules and brackets within rules";
            Err(GrammarError::deep(text, span, what, DEEPEST_RULES))
        }
        None => Ok(()),
    }
}

/// Returns the rules of the groups, each with the depth to which it is nested.
fn depths(rules: &[Rule], groups: &[Vec<usize>]) -> impl Iterator<Item = (usize, usize)> {
    let mut depths = vec![0; rules.len()];
    groups.iter().flatten().map(move |&index| {
        depths[index] = 1 + nesting_depth(&rules[index].expr, &depths);
        (index, depths[index])
    })
}

/// Returns the depth of the rule that is nested deepest.
pub(super) fn greatest_depth(rules: &[Rule]) -> usize {
    let groups = groups(rules, 0..rules.len());
    depths(rules, &groups).map(|(_, depth)| depth).max().unwrap_or(0)
}

/// Returns the depth of nesting in an expression, given the depth of each rule.
fn nesting_depth(expr: &Expr, rules: &[usize]) -> usize {
    match expr {
        Expr::Rule(index) => rules[*index],
        _ => 1 + expr.children().iter().map(|child| nesting_depth(child, rules)).max().unwrap_or(0),
    }
}
