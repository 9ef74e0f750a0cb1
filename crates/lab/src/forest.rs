//! All trees of a text: Earley's parser (1970) on a network of steps, which works for any ABNF.
//! Most grammars take time linear in the length of the text, the most ambiguous ones its cube.
//! Nothing recurses with the length of the text.

use super::budget::{Budget, Meter};
use super::chars::CharSet;
use super::error::StudyError;
use super::expr::Expr;
use super::grammar::LabGrammar;
use super::network::{self, Act, Network};
use super::node::Node;
use super::node::Point;
use super::tree::{OpenProductions, ParseTree, TreeNode, ViablePrefix};
use super::utf8::{boundary, symbols};
use num_bigint::BigUint;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::fmt;
use std::sync::OnceLock;

/// The most items of a forest if the budget has no limit: some hundred bytes each.
pub(super) const MOST_ITEMS: usize = 1 << 23;

/// The most lists of open productions that are reported.
const MOST_OPEN: usize = 64;

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
    /// A rule derives itself, or a repetition the empty string, any number of times.
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
    root: u32,
    /// The place of each character and of the end, in bytes.
    places: Vec<usize>,
    /// The places inside of characters, where octets can begin.
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
    origin: u32,
    /// The last found edge to the item; the edges form a list.
    edges: u32,
}

/// One derivation of an item: from another item and, if a rule was called, from the item at which
/// that rule ended.
#[derive(Debug, Clone, Copy)]
struct Edge {
    from: u32,
    child: u32,
    next: u32,
}

/// A call of a rule at a place.
#[derive(Debug, Default)]
struct Call {
    callers: Vec<u32>,
    /// The items at which the rule ended.
    ends: Vec<u32>,
}

#[derive(Debug)]
pub(super) struct Chart<'g> {
    grammar: &'g LabGrammar,
    network: &'g Network,
    rule: usize,
    items: Vec<Item>,
    /// The first item of each place.
    firsts: Vec<u32>,
    edges: Vec<Edge>,
    /// The items of the last place.
    index: FxHashMap<(u32, u32), u32>,
    calls: FxHashMap<(u32, u32), Call>,
    /// The class of the next character, none at the end of the text. Items that cannot continue
    /// with it are left out. Without a value, no items are left out.
    next_class: Option<Option<usize>>,
}

/// A step, the item from which it was reached, and where its rule began.
type Reached = (u32, u32, u32);

impl<'g> Chart<'g> {
    /// Reads a text as far as it is a prefix of a text of the rule.
    pub fn of(
        grammar: &'g LabGrammar,
        network: &'g Network,
        rule: usize,
        text: &str,
        budget: &Budget,
    ) -> Result<Self, StudyError> {
        Self::reading(grammar, network, rule, text, budget, false)
    }

    /// As [`of`](Self::of); the last place also has the items that go on after a complete text.
    pub fn continued(
        grammar: &'g LabGrammar,
        network: &'g Network,
        rule: usize,
        text: &str,
        budget: &Budget,
    ) -> Result<Self, StudyError> {
        Self::reading(grammar, network, rule, text, budget, true)
    }

    fn reading(
        grammar: &'g LabGrammar,
        network: &'g Network,
        rule: usize,
        text: &str,
        budget: &Budget,
        continued: bool,
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
            next_class: None,
        };
        let mut budget = budget.clone();
        budget.states.get_or_insert(MOST_ITEMS);
        let mut meter = Meter::new(&budget);
        meter.work_on(&grammar.rule(rule).name);
        let mut kernel: Vec<Reached> = vec![(network.starts[rule], NONE, 0)];
        let symbols = symbols(text, network.alphabet.is_in_octets());
        let mut classes = symbols.map(|(_, symbol)| network.alphabet.class_of(symbol));
        loop {
            let class = classes.next();
            chart.next_class = Some(class);
            let read = chart.place(&kernel, class, &mut meter)?;
            if read.is_empty() {
                // Reads the last place again, with everything that may follow.
                let ends = class.is_none() && chart.root().is_some();
                if continued || !ends {
                    chart.next_class = None;
                    let first = chart.firsts.pop().unwrap_or(0) as usize;
                    chart.items.truncate(first);
                    let place = chart.firsts.len() as u32;
                    chart.calls.retain(|&(_, begun), _| begun != place);
                    chart.place(&kernel, None, &mut meter)?;
                }
                return Ok(chart);
            }
            kernel = read;
        }
    }

    /// Finds all items of the next place from those of `kernel`. Returns the kernel of the place
    /// after a character of `class`.
    fn place(
        &mut self,
        kernel: &[Reached],
        class: Option<usize>,
        meter: &mut Meter,
    ) -> Result<Vec<Reached>, StudyError> {
        let place = self.firsts.len() as u32;
        let mut at = self.items.len();
        self.firsts.push(at as u32);
        self.index.clear();
        kernel.iter().for_each(|&(step, from, origin)| self.add(step, origin, from, NONE));
        let mut read = Vec::new();
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
                        read.push((next, item, origin));
                    }
                }
                Act::Split(targets) => {
                    targets.iter().for_each(|&target| self.add(target, origin, item, NONE));
                }
                Act::Alternative(_) | Act::Enter | Act::Leave => self.add(next, origin, item, NONE),
                Act::Call(rule) => {
                    let call = self.calls.entry((*rule as u32, place)).or_default();
                    call.callers.push(item);
                    // The rule may have derived the empty string already.
                    let is_first = call.callers.len() == 1;
                    for end in call.ends.clone() {
                        self.add(next, origin, item, end);
                    }
                    if is_first {
                        self.add(network.starts[*rule], place, NONE, NONE);
                    }
                }
                Act::End => {
                    let rule = network.steps[step as usize].node.rule() as u32;
                    // The start rule can end before a call of it inside of itself.
                    let call = self.calls.entry((rule, origin)).or_default();
                    call.ends.push(item);
                    for caller in call.callers.clone() {
                        let Item { step, origin, .. } = self.items[caller as usize];
                        let next = network.steps[step as usize].next;
                        self.add(next, origin, caller, item);
                    }
                }
            }
            at += 1;
        }
        Ok(read)
    }

    /// Adds an item to the last place, or an edge to an existing item.
    fn add(&mut self, step: u32, origin: u32, from: u32, child: u32) {
        let goes_on = match self.next_class {
            Some(class) => {
                let ends = self.network.may(step, None);
                ends || class.is_some() && self.network.may(step, class)
            }
            None => self.network.may_go_on(step),
        };
        if !goes_on {
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

    /// The item of the whole text.
    fn root(&self) -> Option<u32> {
        self.index.get(&(self.network.ends[self.rule], 0)).copied()
    }

    /// Whether the text was read to its end and can end there.
    pub fn accepts(&self, text: &str) -> bool {
        let length = symbols(text, self.network.alphabet.is_in_octets()).count();
        self.root().is_some() && self.read() == length
    }

    /// The number of characters that were read.
    fn read(&self) -> usize {
        self.firsts.len() - 1
    }

    fn edges_of(&self, item: u32) -> impl Iterator<Item = Edge> + '_ {
        let edge = |at: u32| (at != NONE).then(|| self.edges[at as usize]);
        std::iter::successors(edge(self.items[item as usize].edges), move |last| edge(last.next))
    }

    fn place_of(&self, item: u32) -> usize {
        self.firsts.partition_point(|&first| first <= item) - 1
    }

    /// Where a text that the rule does not accept goes wrong.
    pub fn viable_prefix(&self, text: &str) -> ViablePrefix {
        let mut symbols = symbols(text, self.network.alphabet.is_in_octets());
        let stop = symbols.nth(self.read()).map_or(text.len(), |(at, _)| at);
        // A grammar of octets can stop within a character.
        let bytes = boundary(text, stop);
        let characters = text[..bytes].chars().count();
        let offending = text[bytes..].chars().next();
        let alphabet = &self.network.alphabet;
        let set = |classes: FxHashSet<usize>| {
            let sets = classes.into_iter().map(|class| alphabet.characters(class).code_points());
            CharSet::from_ranges(sets.flatten().copied())
        };
        // Classes of characters; of many sets, one after another would take long to unite.
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
        let open = open.into_iter();
        let open = open.map(|(rules, expected)| OpenProductions { rules, expected: set(expected) });
        let open = open.collect();
        let may_end = self.root().is_some();
        ViablePrefix { bytes, characters, offending, expected, may_end, open }
    }

    /// The rules around an item of the last place that began before the last character, along the
    /// first derivation found.
    fn open_rules(&self, item: u32) -> Vec<String> {
        let last = self.read() as u32;
        let (mut rules, mut item) = (Vec::new(), item);
        let mut seen = FxHashSet::default();
        while seen.insert(item) {
            let Item { step, origin, .. } = self.items[item as usize];
            let rule = self.network.steps[step as usize].node.rule();
            if origin < last {
                rules.push(self.grammar.rule(rule).name.clone());
            }
            match self.calls.get(&(rule as u32, origin)).and_then(|call| call.callers.first()) {
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
    /// The trees of a text, or if there is none, the chart.
    pub(super) fn of(chart: Chart<'g>, text: &str) -> Result<Self, Box<Chart<'g>>> {
        let places: Vec<usize> = symbols(text, chart.network.alphabet.is_in_octets())
            .map(|(at, _)| at)
            .chain([text.len()])
            .collect();
        let root = chart.root().filter(|_| chart.read() + 1 == places.len());
        let Some(root) = root else { return Err(chart.into()) };
        let inside = places.iter().copied().filter(|&at| !text.is_char_boundary(at)).collect();
        let (order, preferred, count) = (None, None, OnceLock::new());
        let mut forest = Forest { chart, root, places, inside, order, preferred, count };
        forest.order = forest.children_first();
        forest.preferred = forest.events(&[]);
        Ok(forest)
    }

    /// The number of trees.
    pub fn count(&self) -> &TreeCount {
        self.count.get_or_init(|| {
            let unlimited = Meter::new(&Budget::unlimited());
            self.counted(unlimited).unwrap_or(TreeCount::Infinite)
        })
    }

    /// The number of trees, computed within a budget: for a long text the number itself can be
    /// long.
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
            let count = self.counted(meter)?;
            return Ok(self.count.get_or_init(|| count));
        }
        Ok(self.count())
    }

    fn counted(&self, mut meter: Meter) -> Result<TreeCount, StudyError> {
        let Some(order) = &self.order else { return Ok(TreeCount::Infinite) };
        let several = |&item: &u32| self.chart.edges_of(item).nth(1).is_some();
        if !order.iter().any(several) {
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
            let is_first = self.chart.items[item as usize].edges == NONE;
            counts.insert(item, if is_first { BigUint::from(1u8) } else { count });
        }
        Ok(TreeCount::Exactly(counts.remove(&self.root).unwrap_or_default()))
    }

    /// The items of all trees, each after those that it was reached from; none if one was reached
    /// from itself.
    fn children_first(&self) -> Option<Vec<u32>> {
        const OPEN: u8 = 1;
        const DONE: u8 = 2;
        let mut marks = vec![0; self.chart.items.len()];
        let (mut order, mut stack) = (Vec::new(), vec![(self.root, false)]);
        while let Some((item, finished)) = stack.pop() {
            let mark = &mut marks[item as usize];
            if finished {
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
        self.drawn(self.preferred.as_deref().unwrap_or_default(), false)
    }

    /// The points that the preferred tree of a text exercises. Equal parts at the same place count
    /// once.
    pub(super) fn exercised(&self, text: &str) -> Vec<Point> {
        let Chart { grammar, network, items, .. } = &self.chart;
        let symbols = symbols(text, network.alphabet.is_in_octets());
        let symbols: Vec<char> = symbols.map(|(_, symbol)| symbol).collect();
        let (mut points, mut open) = (Vec::new(), vec![self.root]);
        let mut seen = FxHashSet::default();
        while let Some(item) = open.pop() {
            if item == NONE || !seen.insert(item) {
                continue;
            }
            let Item { step, edges, .. } = items[item as usize];
            let network::Step { act, node, .. } = &network.steps[step as usize];
            if edges == NONE {
                points.push(Point::Rule(node.rule()));
            }
            match (act, node.of(grammar)) {
                (Act::Alternative(index), _) => points.push(Point::Alternative(*node, *index)),
                (Act::Read(_), Some(Expr::Chars(set))) => {
                    let read = symbols.get(self.chart.place_of(item));
                    points.extend(read.map(|&read| Point::Range(*node, set.range_of(read))));
                }
                _ => {}
            }
            open.extend(self.preferred(item).iter().flat_map(|edge| [edge.from, edge.child]));
        }
        points
    }

    /// Two different trees, if there are several. If the rules in them are the same, the trees also
    /// have nodes for repetitions and alternatives, named by their expressions.
    pub fn two_trees(&self) -> Option<[ParseTree; 2]> {
        self.two_trees_at(&[&|_| true])
    }

    /// Two different trees whose derivations first differ at an expression of one of these kinds:
    /// of the first kind for which there are such trees.
    pub(super) fn two_trees_at(&self, kinds: &[&dyn Fn(Node) -> bool]) -> Option<[ParseTree; 2]> {
        let (path, edges) = kinds.iter().find_map(|wanted| self.parting(wanted))?;
        let events = edges.map(|edge| {
            let mut path = path.clone();
            path.push(edge);
            self.events(&path).unwrap_or_default()
        });
        let trees = events.each_ref().map(|events| self.drawn(events, false));
        let alike = trees[0] == trees[1];
        Some(if alike { events.map(|events| self.drawn(&events, true)) } else { trees })
    }

    /// The path to the nearest wanted item with two derivations, and the first step of each.
    fn parting(&self, wanted: impl Fn(Node) -> bool) -> Option<(Vec<Step>, [Step; 2])> {
        let mut before: FxHashMap<u32, Option<Step>> = FxHashMap::from_iter([(self.root, None)]);
        let mut queue = std::collections::VecDeque::from([self.root]);
        while let Some(item) = queue.pop_front() {
            let node = self.chart.network.steps[self.chart.items[item as usize].step as usize].node;
            let mut edges: Vec<Edge> = self.chart.edges_of(item).collect();
            if edges.len() > 1 && wanted(node) {
                edges.sort_by_key(|edge| self.preference(edge));
                let mut path = Vec::new();
                let mut at = before[&item];
                while let Some(step) = at {
                    path.push(step);
                    at = before[&step.item];
                }
                path.reverse();
                let step = |edge: Edge| Step { item, edge, to: NONE };
                return Some((path, [step(edges[0]), step(edges[1])]));
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

    /// The key by which derivations of an item are preferred.
    fn preference(&self, edge: &Edge) -> (Node, Reverse<u32>, Reverse<u32>) {
        let step = self.chart.items[edge.from as usize].step;
        (self.chart.network.steps[step as usize].node, Reverse(step), Reverse(edge.from))
    }

    /// The preferred derivation of an item that does not come from the item itself.
    fn preferred(&self, item: u32) -> Option<Edge> {
        // If items can come from themselves, only derivations from earlier items are safe.
        let is_earlier =
            |edge: &Edge| edge.from < item && (edge.child == NONE || edge.child < item);
        let any = self.order.is_some();
        let edges = self.chart.edges_of(item).filter(|edge| any || is_earlier(edge));
        edges.min_by_key(|edge| self.preference(edge))
    }

    /// The items of a tree in the order of the text: those of the preferred tree, except along a
    /// path from the root. None if there are too many: rules that derive nothing can nest in each
    /// other, with a number of items that doubles each time.
    fn events(&self, path: &[Step]) -> Option<Vec<u32>> {
        // In reverse order.
        let mut events = Vec::new();
        let mut open = vec![(self.root, Some(0))];
        while let Some((item, on_path)) = open.pop() {
            if events.len() > MOST_ITEMS {
                return None;
            }
            events.push(item);
            let step = on_path.and_then(|at: usize| path.get(at));
            let Some(edge) = step.map(|step| step.edge).or_else(|| self.preferred(item)) else {
                continue;
            };
            let mut next = step.map(|step| step.to).zip(on_path);
            for to in [edge.from, edge.child] {
                if to != NONE {
                    let on_path = next.take_if(|&mut (path, _)| path == to).map(|(_, at)| at + 1);
                    open.push((to, on_path));
                }
            }
        }
        events.reverse();
        Some(events)
    }

    /// Whether the preferred tree is not too large.
    pub(super) fn has_tree(&self) -> bool {
        self.preferred.is_some()
    }

    /// The tree of these items. With `expressions`, it has nodes for expressions inside rules.
    /// Nodes for octets within a character are left out.
    fn drawn(&self, events: &[u32], expressions: bool) -> ParseTree {
        let Chart { grammar, network, .. } = &self.chart;
        let mut nodes: Vec<TreeNode> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        for &item in events {
            let Item { step, edges, .. } = self.chart.items[item as usize];
            let place = self.places[self.chart.place_of(item)];
            let step = &network.steps[step as usize];
            let mut begin = |name: String| {
                nodes.push(TreeNode { rule: name, span: place..place, depth: open.len() });
                open.push(nodes.len() - 1);
            };
            if edges == NONE {
                begin(grammar.rule(step.node.rule()).name.clone());
            }
            let display = || step.node.of(grammar).map(|expr| (expr, grammar.display(expr)));
            match &step.act {
                Act::Enter if expressions => {
                    begin(display().map_or_else(String::new, |(_, text)| text))
                }
                Act::Alternative(index) if expressions => {
                    let choice = step.node.of(grammar);
                    let alternative = choice.and_then(|choice| choice.children().get(*index));
                    let text = alternative.map_or_else(String::new, |expr| grammar.display(expr));
                    begin(format!("{text} (alternative {})", index + 1));
                }
                Act::End => {
                    if let Some(node) = open.pop() {
                        nodes[node].span.end = place;
                    }
                }
                Act::Leave if expressions => {
                    if let Some(node) = open.pop() {
                        nodes[node].span.end = place;
                    }
                }
                _ => {}
            }
        }
        let mut tree = ParseTree { nodes };
        let is_whole = |place: &usize| !self.inside.contains(place);
        tree.keep(|span| is_whole(&span.start) && is_whole(&span.end));
        tree
    }
}

/// A step of a path through the items: from an item along an edge.
#[derive(Debug, Clone, Copy)]
struct Step {
    item: u32,
    edge: Edge,
    to: u32,
}
