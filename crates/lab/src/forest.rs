//! Finds all trees of a text, with Earley's parser (1970) on a network of steps, which works for
//! any ABNF. For most grammars the time is linear in the length of the text, for the most ambiguous
//! ones it is cubic. The depth of recursion does not depend on the text.
//!
//! A place of a text is the number of characters, or octets, before it.

use super::budget::{Budget, Meter};
use super::chars::CharSet;
use super::error::StudyError;
use super::expr::Expr;
use super::grammar::LabGrammar;
use super::network::{self, Act, Network};
use super::node::Node;
use super::node::Point;
use super::tree::{OpenProductions, ParseTree, TreeNode, ViablePrefix};
use super::utf8::{char_boundary, symbols};
use num_bigint::BigUint;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::fmt;
use std::sync::OnceLock;

/// The greatest number of items of a forest if the budget sets none. An item takes some hundred
/// bytes.
pub(super) const MOST_ITEMS: usize = 1 << 23;

/// The greatest number of lists of open productions that are reported.
const MOST_OPEN: usize = 64;

/// The index that means no item, or no edge.
const NONE: u32 = u32::MAX;

/// The number of trees of a text.
///
/// ```
/// use abnf_lab::{LabGrammar, TreeCount};
///
/// let grammar = LabGrammar::from_abnf("e = e \"+\" e / \"1\"\nf = f / \"1\"\n").unwrap();
/// let parser = grammar.parser();
/// assert_eq!(parser.forest("e", "1+1+1+1").unwrap().count().to_string(), "5");
/// assert_eq!(*parser.forest("f", "1").unwrap().count(), TreeCount::Infinite);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum TreeCount {
    /// A finite number.
    Exactly(BigUint),
    /// Infinitely many: a rule derives itself, or a repetition has any number of empty rounds.
    Infinite,
}

impl fmt::Display for TreeCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TreeCount::Exactly(count) => count.fmt(f),
            TreeCount::Infinite => f.write_str("infinitely many"),
        }
    }
}

/// All trees of a text. Equal parts are stored once.
///
/// Trees that differ only in an alternative, an option or the rounds of a repetition count as
/// different.
///
/// Guide: [recursive rules](crate::guide::recursive_rules).
///
/// ```
/// use abnf_lab::LabGrammar;
///
/// let grammar = LabGrammar::from_abnf("list = \"(\" *item \")\"\nitem = ALPHA / list\n").unwrap();
/// let parser = grammar.parser();
/// let forest = parser.forest("list", "(a(b))").unwrap();
/// assert_eq!(forest.tree().nodes.len(), 7);
/// assert_eq!((forest.count().to_string(), forest.two_trees()), ("1".to_owned(), None));
/// ```
#[derive(Debug)]
pub struct Forest<'g> {
    chart: Chart<'g>,
    /// The item of the whole text.
    root: u32,
    /// The byte index of each place: of each symbol (a character or, in a grammar of octets, an
    /// octet), and of the end of the text.
    offsets: Vec<usize>,
    /// The byte indices inside of characters, at which octets can begin.
    inside: FxHashSet<usize>,
    /// The items of all trees, each after those that it was reached from; none if one was reached
    /// from itself.
    order: Option<Vec<u32>>,
    /// The items of the preferred tree in the order of the text; none if there are too many.
    preferred: Option<Vec<u32>>,
    count: OnceLock<TreeCount>,
}

/// An Earley item: at a place of the text, the rule that began at `origin` can be at this step.
#[derive(Debug, Clone, Copy)]
struct Item {
    step: u32,
    /// The place at which the rule of the step began.
    origin: u32,
    /// The last found edge to the item; the edges form a list.
    edges: u32,
}

/// One derivation of an item: from another item and, if a rule was called, from the item at which
/// that rule ended.
#[derive(Debug, Clone, Copy)]
struct Edge {
    from: u32,
    /// The item at which the called rule ended.
    child: u32,
    /// The edge to the same item that was found before.
    next: u32,
}

/// A call of a rule at a place.
#[derive(Debug, Default)]
struct Call {
    /// The items that call the rule.
    callers: Vec<u32>,
    /// The items at which the rule ended.
    ends: Vec<u32>,
}

/// All items of a text that was read.
#[derive(Debug)]
pub(super) struct Chart<'g> {
    grammar: &'g LabGrammar,
    network: &'g Network,
    /// The start rule.
    rule: usize,
    /// The items in the order of their places.
    items: Vec<Item>,
    /// The first item of each place.
    firsts: Vec<u32>,
    edges: Vec<Edge>,
    /// The items of the last place, by step and origin.
    index: FxHashMap<(u32, u32), u32>,
    /// The calls by rule and place.
    calls: FxHashMap<(u32, u32), Call>,
    /// What follows the place that is being added. Items that cannot continue with it are left out.
    ahead: Ahead,
}

/// What follows a place of a text.
#[derive(Debug, Clone, Copy)]
enum Ahead {
    /// A character of this class.
    Class(usize),
    /// The end of the text.
    End,
    /// Anything: no item is left out.
    Anything,
}

/// Which items the last place of a chart has if the rule accepts the text. If it does not, the last
/// place has all items.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LastPlace {
    /// Only the items of its trees.
    OfTrees,
    /// Also the items that need more characters after the text.
    Whole,
}

/// A step that was reached by reading a character.
#[derive(Debug, Clone, Copy)]
struct Reached {
    step: u32,
    /// The item that read the character; `NONE` for the first step.
    from: u32,
    /// The place at which the rule of the step began.
    origin: u32,
}

impl<'g> Chart<'g> {
    /// Reads a text as far as the rule accepts a text that begins with the same characters.
    pub fn of(
        grammar: &'g LabGrammar,
        network: &'g Network,
        rule: usize,
        text: &str,
        last_place: LastPlace,
        budget: &Budget,
    ) -> Result<Self, StudyError> {
        let mut chart = Chart {
            grammar,
            network,
            rule,
            items: Vec::new(),
            firsts: Vec::new(),
            edges: Vec::new(),
            index: FxHashMap::default(),
            calls: FxHashMap::default(),
            ahead: Ahead::Anything,
        };
        let mut budget = budget.clone();
        budget.states.get_or_insert(MOST_ITEMS);
        let mut meter = Meter::new(&budget);
        meter.work_on(&grammar.rule(rule).name);
        let start = Reached { step: network.starts[rule], from: NONE, origin: 0 };
        let mut kernel = vec![start];
        let symbols = symbols(text, network.alphabet.is_in_octets());
        let mut classes = symbols.map(|(_, symbol)| network.alphabet.class_of(symbol));
        loop {
            let class = classes.next();
            chart.ahead = class.map_or(Ahead::End, Ahead::Class);
            let next_kernel = chart.add_place(&kernel, class, &mut meter)?;
            if next_kernel.is_empty() {
                let is_accepted = class.is_none() && chart.root().is_some();
                if last_place == LastPlace::Whole || !is_accepted {
                    chart.add_last_place_again(&kernel, &mut meter)?;
                }
                return Ok(chart);
            }
            kernel = next_kernel;
        }
    }

    /// Finds the items of the last place again, now all of them, whatever follows. `kernel` is that of
    /// [`add_place`](Self::add_place).
    fn add_last_place_again(
        &mut self,
        kernel: &[Reached],
        meter: &mut Meter,
    ) -> Result<(), StudyError> {
        self.ahead = Ahead::Anything;
        let first = self.firsts.pop().unwrap_or(0) as usize;
        self.items.truncate(first);
        let last_place = self.firsts.len() as u32;
        self.calls.retain(|&(_, place), _| place != last_place);
        self.add_place(kernel, None, meter).map(|_| ())
    }

    /// Finds all items of the next place from the steps that were reached by reading the character
    /// before it (`kernel`). Returns the steps that are reached by reading a character of `class`
    /// there; without a class, none.
    fn add_place(
        &mut self,
        kernel: &[Reached],
        class: Option<usize>,
        meter: &mut Meter,
    ) -> Result<Vec<Reached>, StudyError> {
        let place = self.firsts.len() as u32;
        let mut at = self.items.len();
        self.firsts.push(at as u32);
        self.index.clear();
        for &Reached { step, from, origin } in kernel {
            self.add_item(step, origin, from, NONE);
        }
        let mut reached = Vec::new();
        while let Some(&Item { step, origin, .. }) = self.items.get(at) {
            let (items, edges) = (self.items.len(), self.edges.len());
            if !meter.step(items + edges / 2, 64 * items + 16 * edges) {
                meter.check()?;
            }
            let (item, network) = (at as u32, self.network);
            let next = network.steps[step as usize].next;
            match &network.steps[step as usize].act {
                Act::Read(classes) => {
                    if class.is_some_and(|class| classes.contains(&class)) {
                        reached.push(Reached { step: next, from: item, origin });
                    }
                }
                Act::Split(targets) => {
                    targets.iter().for_each(|&target| self.add_item(target, origin, item, NONE));
                }
                Act::Alternative(_) | Act::Enter | Act::Leave => {
                    self.add_item(next, origin, item, NONE)
                }
                Act::Call(rule) => self.call_rule(*rule, place, item),
                Act::End => self.end_rule(item),
            }
            at += 1;
        }
        Ok(reached)
    }

    /// Adds the items that follow from a call of a rule by an item of the last place, which is
    /// `place`.
    fn call_rule(&mut self, rule: usize, place: u32, caller: u32) {
        let call = self.calls.entry((rule as u32, place)).or_default();
        call.callers.push(caller);
        let is_first = call.callers.len() == 1;
        // The rule may have derived the empty string already.
        for end in call.ends.clone() {
            self.add_after_call(caller, end);
        }
        if is_first {
            self.add_item(self.network.starts[rule], place, NONE, NONE);
        }
    }

    /// Adds the items that follow from the end of a rule at the item `end`.
    fn end_rule(&mut self, end: u32) {
        let Item { step, origin, .. } = self.items[end as usize];
        let rule = self.network.steps[step as usize].node.rule() as u32;
        // The start rule begins without a call, and can end before a rule inside it calls it at the
        // same place.
        let call = self.calls.entry((rule, origin)).or_default();
        call.ends.push(end);
        for caller in call.callers.clone() {
            self.add_after_call(caller, end);
        }
    }

    /// Adds the item after the call by the item `caller` of a rule that ended at the item `end`.
    fn add_after_call(&mut self, caller: u32, end: u32) {
        let Item { step, origin, .. } = self.items[caller as usize];
        self.add_item(self.network.steps[step as usize].next, origin, caller, end);
    }

    /// Adds an item to the last place, if it is not there, and an edge to it from the item `from`
    /// unless that is `NONE`. `child` is the item at which a called rule ended, or `NONE`. Adds
    /// nothing if the item cannot continue with what is `ahead`.
    fn add_item(&mut self, step: u32, origin: u32, from: u32, child: u32) {
        let can_continue = match self.ahead {
            // If the rule can end here, a rule around it may read the character.
            Ahead::Class(class) => self.network.may_end(step) || self.network.may_read(step, class),
            Ahead::End => self.network.may_end(step),
            Ahead::Anything => self.network.can_complete(step),
        };
        if !can_continue {
            return;
        }
        let items = &mut self.items;
        let item = *self.index.entry((step, origin)).or_insert_with(|| {
            items.push(Item { step, origin, edges: NONE });
            items.len() as u32 - 1
        });
        if from != NONE {
            let edges = &mut self.items[item as usize].edges;
            self.edges.push(Edge { from, child, next: *edges });
            *edges = self.edges.len() as u32 - 1;
        }
    }

    /// The item of the whole text, if the rule can end at the last place.
    fn root(&self) -> Option<u32> {
        self.index.get(&(self.network.ends[self.rule], 0)).copied()
    }

    /// Whether the text was read to its end and can end there.
    pub fn accepts(&self, text: &str) -> bool {
        let length = symbols(text, self.network.alphabet.is_in_octets()).count();
        self.root().is_some() && self.last_place() == length
    }

    /// The last place: the number of characters that were read.
    fn last_place(&self) -> usize {
        self.firsts.len() - 1
    }

    /// The edges of an item, the last found one first.
    fn edges_of(&self, item: u32) -> impl Iterator<Item = Edge> + '_ {
        let edge = |at: u32| (at != NONE).then(|| self.edges[at as usize]);
        std::iter::successors(edge(self.items[item as usize].edges), move |last| edge(last.next))
    }

    /// The place of an item.
    fn place_of(&self, item: u32) -> usize {
        self.firsts.partition_point(|&first| first <= item) - 1
    }

    /// Returns the part of the text that was read, and what may follow it.
    pub fn viable_prefix(&self, text: &str) -> ViablePrefix {
        let mut symbols = symbols(text, self.network.alphabet.is_in_octets());
        let stop = symbols.nth(self.last_place()).map_or(text.len(), |(at, _)| at);
        // A grammar of octets can stop within a character.
        let bytes = char_boundary(text, stop);
        let characters = text[..bytes].chars().count();
        let offending = text[bytes..].chars().next();
        let alphabet = &self.network.alphabet;
        let set = |classes: FxHashSet<usize>| {
            let sets = classes.into_iter().map(|class| alphabet.characters(class).code_points());
            CharSet::from_ranges(sets.flatten().copied())
        };
        // The sets are collected as classes, since uniting many sets one by one takes long.
        let mut expected = FxHashSet::default();
        let mut open: Vec<(Vec<String>, FxHashSet<usize>)> = Vec::new();
        let last = *self.firsts.last().unwrap_or(&0);
        for item in last..self.items.len() as u32 {
            let step = &self.network.steps[self.items[item as usize].step as usize];
            let Act::Read(classes) = &step.act else { continue };
            expected.extend(classes);
            if open.len() < MOST_OPEN {
                let rules = self.open_rules(item);
                match open.iter_mut().find(|(known, _)| *known == rules) {
                    Some((_, expected)) => expected.extend(classes),
                    None => open.push((rules, FxHashSet::from_iter(classes.iter().copied()))),
                }
            }
        }
        let expected = set(expected);
        let open = open
            .into_iter()
            .map(|(rules, expected)| OpenProductions { rules, expected: set(expected) })
            .collect();
        let may_end = self.root().is_some();
        ViablePrefix { bytes, characters, offending, expected, may_end, open }
    }

    /// Returns the names of the rules around an item of the last place, along the first derivation
    /// found: of those that began before this place, or of the start rule if there are none.
    fn open_rules(&self, item: u32) -> Vec<String> {
        let last = self.last_place() as u32;
        let (mut rules, mut item) = (Vec::new(), item);
        let mut visited = FxHashSet::default();
        while visited.insert(item) {
            let Item { step, origin, .. } = self.items[item as usize];
            let rule = self.network.steps[step as usize].node.rule();
            if origin < last {
                rules.push(self.grammar.rule(rule).name.clone());
            }
            match self.calls.get(&(rule as u32, origin)).and_then(|call| call.callers.first()) {
                // The start rule is the outermost one, also if left recursion calls it here.
                Some(&caller) if (rule, origin) != (self.rule, 0) => item = caller,
                _ => break,
            }
        }
        if rules.is_empty() {
            rules.push(self.grammar.rule(self.rule).name.clone());
        }
        rules.reverse();
        rules
    }
}

impl<'g> Forest<'g> {
    /// Returns the trees of a text, or if it has none, the chart.
    pub(super) fn of(chart: Chart<'g>, text: &str) -> Result<Self, Box<Chart<'g>>> {
        let offsets: Vec<usize> = symbols(text, chart.network.alphabet.is_in_octets())
            .map(|(at, _)| at)
            .chain([text.len()])
            .collect();
        let root = chart.root().filter(|_| chart.last_place() + 1 == offsets.len());
        let Some(root) = root else { return Err(chart.into()) };
        // The offsets of octets within a character.
        let inside = offsets.iter().copied().filter(|&at| !text.is_char_boundary(at)).collect();
        let (order, preferred, count) = (None, None, OnceLock::new());
        let mut forest = Forest { chart, root, offsets, inside, order, preferred, count };
        forest.order = forest.children_first();
        forest.preferred = forest.items_along(&[]);
        Ok(forest)
    }

    /// The number of trees.
    pub fn count(&self) -> &TreeCount {
        self.count.get_or_init(|| {
            let unlimited = Meter::new(&Budget::unlimited());
            self.compute_count(unlimited).unwrap_or(TreeCount::Infinite)
        })
    }

    /// The number of trees, computed within a budget. For a long text, the number can have many
    /// digits.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("e = e e / \"x\"\n").unwrap();
    /// let parser = grammar.parser();
    /// let forest = parser.forest("e", "xxxx").unwrap();
    /// assert_eq!(forest.count_within(&Budget::unlimited())?.to_string(), "5");
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// The budget was exceeded.
    pub fn count_within(&self, budget: &Budget) -> Result<&TreeCount, StudyError> {
        if self.count.get().is_none() {
            let mut meter = Meter::new(budget);
            meter.work_on(&self.chart.grammar.rule(self.chart.rule).name);
            let count = self.compute_count(meter)?;
            return Ok(self.count.get_or_init(|| count));
        }
        Ok(self.count())
    }

    /// Computes the number of trees.
    fn compute_count(&self, mut meter: Meter) -> Result<TreeCount, StudyError> {
        let Some(order) = &self.order else { return Ok(TreeCount::Infinite) };
        let has_several_edges = |&item: &u32| self.chart.edges_of(item).nth(1).is_some();
        if !order.iter().any(has_several_edges) {
            return Ok(TreeCount::Exactly(BigUint::from(1u8)));
        }
        let mut counts: FxHashMap<u32, BigUint> = FxHashMap::default();
        for &item in order {
            let mut count = BigUint::ZERO;
            for Edge { from, child, .. } in self.chart.edges_of(item) {
                meter.step(0, 0);
                meter.check()?;
                match child {
                    NONE => count += &counts[&from],
                    child => count += &counts[&from] * &counts[&child],
                }
            }
            // Only the first item of a rule has no edges.
            let is_first = self.chart.items[item as usize].edges == NONE;
            counts.insert(item, if is_first { BigUint::from(1u8) } else { count });
        }
        Ok(TreeCount::Exactly(counts.remove(&self.root).unwrap_or_default()))
    }

    /// Returns the items of all trees, each after those that it was reached from; none if one was
    /// reached from itself.
    fn children_first(&self) -> Option<Vec<u32>> {
        const OPEN: u8 = 1;
        const DONE: u8 = 2;
        let mut marks = vec![0; self.chart.items.len()];
        let (mut order, mut stack) = (Vec::new(), vec![(self.root, false)]);
        while let Some((item, is_finished)) = stack.pop() {
            let mark = &mut marks[item as usize];
            if is_finished {
                *mark = DONE;
                order.push(item);
            } else if *mark == 0 {
                *mark = OPEN;
                stack.push((item, true));
                for Edge { from, child, .. } in self.chart.edges_of(item) {
                    for next in [from, child] {
                        match next {
                            NONE => {}
                            next if marks[next as usize] == OPEN => return None,
                            next => stack.push((next, false)),
                        }
                    }
                }
            }
        }
        Some(order)
    }

    /// The preferred tree. For each part of the text that a rule matches, it has the first
    /// alternative that derives the part. If a part can be divided in several ways, earlier items
    /// are as long as possible.
    pub fn tree(&self) -> ParseTree {
        self.tree_of(self.preferred.as_deref().unwrap_or_default(), Nodes::Rules)
    }

    /// The points that the preferred tree of a text exercises. Equal parts at the same place count
    /// once.
    pub(super) fn exercised_points(&self, text: &str) -> Vec<Point> {
        let Chart { grammar, network, items, .. } = &self.chart;
        let symbols = symbols(text, network.alphabet.is_in_octets());
        let symbols: Vec<char> = symbols.map(|(_, symbol)| symbol).collect();
        let (mut points, mut open) = (Vec::new(), vec![self.root]);
        let mut visited = FxHashSet::default();
        while let Some(item) = open.pop() {
            if item == NONE || !visited.insert(item) {
                continue;
            }
            let Item { step, edges, .. } = items[item as usize];
            let network::Step { act, node, .. } = &network.steps[step as usize];
            if edges == NONE {
                // An item without edges is the first of its rule.
                points.push(Point::Rule(node.rule()));
            }
            match (act, node.expr_in(grammar)) {
                (Act::Alternative(index), _) => points.push(Point::Alternative(*node, *index)),
                (Act::Read(_), Some(Expr::Chars(set))) => {
                    let read = symbols.get(self.chart.place_of(item));
                    points.extend(read.map(|&read| Point::Range(*node, set.range_of(read))));
                }
                _ => {}
            }
            let edge = self.preferred_edge(item);
            open.extend(edge.iter().flat_map(|edge| [edge.from, edge.child]));
        }
        points
    }

    /// Two different trees, if there are several. If the rules in them are the same, the trees also
    /// have nodes for repetitions and alternatives, named by their expressions.
    pub fn two_trees(&self) -> Option<[ParseTree; 2]> {
        self.two_trees_at(&[&|_| true])
    }

    /// Two different trees whose derivations first differ at an expression of one of these kinds.
    /// Earlier kinds are preferred. None if the derivations differ at no such expression.
    pub(super) fn two_trees_at(&self, kinds: &[&dyn Fn(Node) -> bool]) -> Option<[ParseTree; 2]> {
        let difference = |is_kind| self.first_difference(is_kind);
        let Difference { path, steps } = kinds.iter().find_map(difference)?;
        let items = steps.map(|step| {
            let mut path = path.clone();
            path.push(step);
            self.items_along(&path).unwrap_or_default()
        });
        let trees = items.each_ref().map(|items| self.tree_of(items, Nodes::Rules));
        // Trees of rules are the same if the derivations differ only within a rule.
        let is_same = trees[0] == trees[1];
        Some(if is_same {
            items.map(|items| self.tree_of(&items, Nodes::RulesAndExpressions))
        } else {
            trees
        })
    }

    /// Returns the difference at the nearest item that has two derivations and is at a wanted
    /// expression; none if there is no such item.
    fn first_difference(&self, is_wanted: impl Fn(Node) -> bool) -> Option<Difference> {
        let mut before: FxHashMap<u32, Option<Step>> = FxHashMap::from_iter([(self.root, None)]);
        let mut queue = std::collections::VecDeque::from([self.root]);
        while let Some(item) = queue.pop_front() {
            let node = self.chart.network.steps[self.chart.items[item as usize].step as usize].node;
            let mut edges: Vec<Edge> = self.chart.edges_of(item).collect();
            if edges.len() > 1 && is_wanted(node) {
                edges.sort_by_key(|edge| self.preference(edge));
                let mut path = Vec::new();
                let mut at = before[&item];
                while let Some(step) = at {
                    path.push(step);
                    at = before[&step.item];
                }
                path.reverse();
                // The path ends here: no item after this step is on it.
                let step = |edge: Edge| Step { item, edge, to: NONE };
                return Some(Difference { path, steps: [step(edges[0]), step(edges[1])] });
            }
            for edge in edges {
                for next in [edge.from, edge.child] {
                    if next != NONE && !before.contains_key(&next) {
                        before.insert(next, Some(Step { item, edge, to: next }));
                        queue.push_back(next);
                    }
                }
            }
        }
        None
    }

    /// Returns the key that orders the derivations of an item: the one with the least key is
    /// preferred.
    fn preference(&self, edge: &Edge) -> (Node, Reverse<u32>, Reverse<u32>) {
        // The nodes of an earlier alternative have lower numbers; an empty alternative has the node
        // of its choice. The steps of earlier rounds have higher indices. A later item leaves more
        // of the text to the items before it.
        let step = self.chart.items[edge.from as usize].step;
        (self.chart.network.steps[step as usize].node, Reverse(step), Reverse(edge.from))
    }

    /// The preferred derivation of an item, of those that do not come from the item itself. None
    /// for the first item of a rule.
    fn preferred_edge(&self, item: u32) -> Option<Edge> {
        // If items can come from themselves, only derivations from earlier items are safe.
        let is_earlier =
            |edge: &Edge| edge.from < item && (edge.child == NONE || edge.child < item);
        let all_are_safe = self.order.is_some();
        let edges = self.chart.edges_of(item).filter(|edge| all_are_safe || is_earlier(edge));
        edges.min_by_key(|edge| self.preference(edge))
    }

    /// Returns the items of a tree in the order of the text: along a path from the root those of
    /// the path, elsewhere those of the preferred tree. None if there are too many: rules that
    /// derive the empty string can nest in each other, with a number of items that doubles each
    /// time.
    fn items_along(&self, path: &[Step]) -> Option<Vec<u32>> {
        // In reverse order.
        let mut items = Vec::new();
        // Each item with the index of its step, if it is on the path.
        let mut open = vec![(self.root, Some(0))];
        while let Some((item, index)) = open.pop() {
            if items.len() > MOST_ITEMS {
                return None;
            }
            items.push(item);
            let step = index.and_then(|index: usize| path.get(index));
            let Some(edge) = step.map(|step| step.edge).or_else(|| self.preferred_edge(item))
            else {
                continue;
            };
            let mut next_on_path = step.map(|step| step.to).zip(index);
            for to in [edge.from, edge.child] {
                if to != NONE {
                    let is_next = |next: &mut (u32, usize)| next.0 == to;
                    let next_index = next_on_path.take_if(is_next).map(|(_, index)| index + 1);
                    open.push((to, next_index));
                }
            }
        }
        items.reverse();
        Some(items)
    }

    /// Whether the preferred tree is small enough to be kept.
    pub(super) fn has_tree(&self) -> bool {
        self.preferred.is_some()
    }

    /// Returns the tree of these items. Nodes for octets within a character are left out.
    fn tree_of(&self, items: &[u32], kind: Nodes) -> ParseTree {
        let Chart { grammar, network, .. } = &self.chart;
        let with_expressions = kind == Nodes::RulesAndExpressions;
        let mut nodes: Vec<TreeNode> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        for &item in items {
            let Item { step, edges, .. } = self.chart.items[item as usize];
            let offset = self.offsets[self.chart.place_of(item)];
            let step = &network.steps[step as usize];
            let mut begin = |name: String| {
                nodes.push(TreeNode { rule: name, span: offset..offset, depth: open.len() });
                open.push(nodes.len() - 1);
            };
            // An item without edges is the first of its rule.
            if edges == NONE {
                begin(grammar.rule(step.node.rule()).name.clone());
            }
            match &step.act {
                Act::Enter if with_expressions => {
                    let expr = step.node.expr_in(grammar);
                    begin(expr.map_or_else(String::new, |expr| grammar.display(expr)))
                }
                Act::Alternative(index) if with_expressions => {
                    let choice = step.node.expr_in(grammar);
                    let alternative = choice.and_then(|choice| choice.children().get(*index));
                    let text = alternative.map_or_else(String::new, |expr| grammar.display(expr));
                    begin(format!("{text} (alternative {})", index + 1));
                }
                Act::Leave if !with_expressions => {}
                Act::End | Act::Leave => {
                    if let Some(node) = open.pop() {
                        nodes[node].span.end = offset;
                    }
                }
                _ => {}
            }
        }
        let mut tree = ParseTree { nodes };
        let is_boundary = |offset: &usize| !self.inside.contains(offset);
        tree.retain_nodes(|span| is_boundary(&span.start) && is_boundary(&span.end));
        tree
    }
}

/// What the nodes of a tree stand for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Nodes {
    Rules,
    RulesAndExpressions,
}

/// The place at which two derivations of a text first differ.
struct Difference {
    /// The path from the root to the item with the two derivations.
    path: Vec<Step>,
    /// The first step of each derivation.
    steps: [Step; 2],
}

/// A step of a path through the items: from `item` along `edge` to `to`, one of its two items.
#[derive(Debug, Clone, Copy)]
struct Step {
    item: u32,
    edge: Edge,
    to: u32,
}
