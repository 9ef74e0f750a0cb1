//! An ABNF rule as a program for a machine that follows all ways at once, so that the time is
//! linear in the input and no way is missed.

use super::chars::CharSet;
use super::expr::Expr;
use super::grammar::LabGrammar;
use super::node::Node;
use super::utf8::symbols;

/// What is read at a step, in the words of the grammar.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Awaits {
    /// A character of a rule that is a set of characters, or a token.
    Rule(usize),
    /// A rule that was left out.
    LeftOut(usize),
    /// The rest of a literal.
    Literal(String),
    /// A character of a set that has no name.
    Set(CharSet),
}

#[derive(Debug)]
pub(super) struct Step {
    pub act: Act,
    /// The innermost rule open.
    frame: usize,
    next: usize,
}

#[derive(Debug)]
pub(super) enum Act {
    /// Reads a character of the set; where that is empty, what is not a character.
    Read {
        set: CharSet,
        what: Awaits,
        node: Node,
    },
    /// Begins the rule of the frame.
    Open,
    /// Ends it.
    Close,
    /// Begins an alternative of a choice, counted from zero.
    Alternative(Node, usize),
    /// Goes on at each of these steps, the preferred one first.
    Split(Vec<usize>),
    Accept,
}

/// An occurrence of a rule within another one.
#[derive(Debug)]
struct Frame {
    rule: usize,
    parent: usize,
    /// How many rules are open.
    depth: usize,
}

/// The program of one rule; the rules that it refers to are copied into it. It ends at step 0.
#[derive(Debug)]
pub(super) struct Program {
    pub steps: Vec<Step>,
    /// The first one is that outside of all rules.
    frames: Vec<Frame>,
    start: usize,
    in_octets: bool,
}

/// A way through a program, at a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Way {
    pub step: usize,
    /// How many of the rules open at the step were open already when the last character was read.
    pub kept: usize,
    /// What was done on the way: an index of the events of a [`Machine`].
    history: usize,
}

/// How many steps a program may have.
const LONGEST: usize = 1 << 18;

impl Program {
    /// None of a rule that reaches a cycle, or whose program would be too long.
    pub fn of(grammar: &LabGrammar, rule: usize) -> Option<Self> {
        let fits = grammar.cycle_of(rule).is_none() && length(grammar, rule) <= LONGEST;
        fits.then(|| Self::with_atoms(grammar, rule, &|_| None))
    }

    /// The program of a rule in which some others are read in one step: `atom` returns the
    /// characters of such a rule, none if it is not a set of characters, and what it is.
    pub fn with_atoms(
        grammar: &LabGrammar,
        rule: usize,
        atom: &dyn Fn(usize) -> Option<(CharSet, Awaits)>,
    ) -> Self {
        let in_octets = grammar.is_in_octets();
        let accept = Step { act: Act::Accept, frame: 0, next: 0 };
        let outside = Frame { rule, parent: 0, depth: 0 };
        let program = Program { steps: vec![accept], frames: vec![outside], start: 0, in_octets };
        let mut builder = Builder { grammar, atom, program };
        builder.program.start = builder.rule(rule, 0, 0);
        builder.program
    }

    /// The frames open at a step, the innermost first.
    fn frames(&self, step: usize) -> impl Iterator<Item = &Frame> {
        let frame = |number: usize| (number > 0).then(|| &self.frames[number]);
        let innermost = frame(self.steps[step].frame);
        std::iter::successors(innermost, move |inner| frame(inner.parent))
    }

    /// The rules open at a step, outermost first.
    pub fn open_rules(&self, step: usize) -> Vec<usize> {
        let mut rules: Vec<usize> = self.frames(step).map(|frame| frame.rule).collect();
        rules.reverse();
        rules
    }

    /// The rule that a step begins.
    pub fn opened(&self, step: usize) -> usize {
        self.frames[self.steps[step].frame].rule
    }

    /// Of each step, its place in the order of the grammar: alternatives stand one after the
    /// other, and what follows them after all. Steps of one repetition have one place.
    pub fn order(&self) -> Vec<usize> {
        let count = self.steps.len();
        let (mut finished, mut seen) = (Vec::new(), vec![false; count]);
        let mut open = vec![(self.start, false)];
        while let Some((number, done)) = open.pop() {
            if done {
                finished.push(number);
            } else if !std::mem::replace(&mut seen[number], true) {
                open.push((number, true));
                // What stands last is finished first.
                open.extend(self.after(number).iter().map(|&next| (next, false)));
            }
        }
        let mut before = vec![Vec::new(); count];
        for &number in &finished {
            self.after(number).iter().for_each(|&next| before[next].push(number));
        }
        let mut order = vec![usize::MAX; count];
        for (place, first) in finished.into_iter().rev().enumerate() {
            let mut open = vec![first];
            while let Some(number) = open.pop() {
                if order[number] == usize::MAX {
                    order[number] = place;
                    open.extend(&before[number]);
                }
            }
        }
        order
    }

    /// The steps at which it may go on after a step.
    fn after(&self, number: usize) -> &[usize] {
        let step = &self.steps[number];
        match &step.act {
            Act::Accept => &[],
            Act::Split(targets) => targets,
            _ => std::slice::from_ref(&step.next),
        }
    }

    fn depth(&self, step: usize) -> usize {
        self.frames[self.steps[step].frame].depth
    }

    /// All ways to read the first character.
    pub fn first_ways(&self, record: impl FnMut(&mut Way)) -> Vec<Way> {
        self.follow(vec![Way { step: self.start, kept: 0, history: 0 }], record)
    }

    /// The ways after a symbol, by which those that `reads` selects go on.
    pub fn next_ways(
        &self,
        ways: &[Way],
        reads: impl Fn(&CharSet, &Awaits) -> bool,
        mut record: impl FnMut(&mut Way),
    ) -> Vec<Way> {
        let next = ways.iter().filter_map(|way| match &self.steps[way.step].act {
            Act::Read { set, what, .. } if reads(set, what) => {
                let mut way = Way { kept: self.depth(way.step), ..*way };
                record(&mut way);
                Some(Way { step: self.steps[way.step].next, ..way })
            }
            _ => None,
        });
        let next = next.collect();
        self.follow(next, record)
    }

    /// Follows ways through the steps that read nothing, to those that read or accept, the
    /// preferred one first. `record` is called at each step that has a meaning.
    fn follow(&self, mut open: Vec<Way>, mut record: impl FnMut(&mut Way)) -> Vec<Way> {
        open.reverse();
        let mut waiting = Vec::new();
        let mut seen = vec![false; self.steps.len()];
        while let Some(mut way) = open.pop() {
            if std::mem::replace(&mut seen[way.step], true) {
                continue;
            }
            let step = &self.steps[way.step];
            match &step.act {
                Act::Read { .. } | Act::Accept => waiting.push(way),
                Act::Split(targets) => {
                    open.extend(targets.iter().rev().map(|&step| Way { step, ..way }));
                }
                Act::Open | Act::Close | Act::Alternative(..) => {
                    if matches!(step.act, Act::Close) {
                        way.kept = way.kept.min(self.depth(way.step) - 1);
                    }
                    record(&mut way);
                    open.push(Way { step: step.next, ..way });
                }
            }
        }
        waiting
    }
}

/// How many steps the program of a rule would have that reaches no cycle.
fn length(grammar: &LabGrammar, rule: usize) -> usize {
    let mut known = vec![0; grammar.rules().len()];
    for index in grammar.dependencies_of(rule) {
        known[index] = length_of(&grammar.rule(index).expr, &known).saturating_add(2);
    }
    known[rule]
}

fn length_of(expr: &Expr, known: &[usize]) -> usize {
    let all = || expr.children().iter().map(|child| length_of(child, known));
    match expr {
        Expr::Chars(_) => 1,
        Expr::Text { text, .. } => text.chars().count(),
        Expr::Rule(rule) => known[*rule],
        Expr::Repeat { expr, min, max } => {
            let rounds = max.unwrap_or(min + 1).max(*min);
            length_of(expr, known).saturating_add(1).saturating_mul(rounds)
        }
        _ => all().fold(1, |sum, one| sum.saturating_add(one).saturating_add(1)),
    }
}

struct Builder<'g> {
    grammar: &'g LabGrammar,
    atom: &'g dyn Fn(usize) -> Option<(CharSet, Awaits)>,
    program: Program,
}

/// Each function returns the step at which what it builds begins, `next` being the one at which
/// it ends.
impl Builder<'_> {
    fn push(&mut self, act: Act, frame: usize, next: usize) -> usize {
        self.program.steps.push(Step { act, frame, next });
        self.program.steps.len() - 1
    }

    fn rule(&mut self, rule: usize, parent: usize, next: usize) -> usize {
        let frame = self.program.frames.len();
        let depth = self.program.frames[parent].depth + 1;
        self.program.frames.push(Frame { rule, parent, depth });
        let grammar = self.grammar;
        let close = self.push(Act::Close, frame, next);
        let first = self.expr(Node::root(rule), &grammar.rule(rule).expr, frame, close);
        self.push(Act::Open, frame, first)
    }

    fn expr(&mut self, node: Node, expr: &Expr, frame: usize, next: usize) -> usize {
        match expr {
            Expr::Chars(set) => {
                let (set, what) = (set.clone(), Awaits::Set(set.clone()));
                self.push(Act::Read { set, what, node }, frame, next)
            }
            Expr::Text { text, .. } => {
                let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
                expr.sets().into_iter().zip(places).rev().fold(next, |next, (set, at)| {
                    let what = Awaits::Literal(text[at..].to_owned());
                    self.push(Act::Read { set, what, node }, frame, next)
                })
            }
            Expr::Rule(rule) => match (self.atom)(*rule) {
                Some((set, what)) => self.push(Act::Read { set, what, node }, frame, next),
                None => self.rule(*rule, frame, next),
            },
            Expr::Seq(_) => {
                let items: Vec<_> = node.children(expr).collect();
                let items = items.into_iter().rev();
                items.fold(next, |next, (node, item)| self.expr(node, item, frame, next))
            }
            Expr::Choice(_) => {
                let alternatives = node.children(expr).enumerate().map(|(index, (at, item))| {
                    let first = self.expr(at, item, frame, next);
                    self.push(Act::Alternative(node, index), frame, first)
                });
                let alternatives = alternatives.collect();
                self.push(Act::Split(alternatives), frame, next)
            }
            Expr::Repeat { expr: once, min, max } => {
                let node = node.children(expr).next().map_or(node, |(inner, _)| inner);
                let mut first = next;
                match max {
                    Some(max) => {
                        for _ in *min..*max {
                            let inner = self.expr(node, once, frame, first);
                            first = self.push(Act::Split(vec![inner, next]), frame, next);
                        }
                    }
                    None => {
                        first = self.push(Act::Split(Vec::new()), frame, next);
                        let inner = self.expr(node, once, frame, first);
                        self.program.steps[first].act = Act::Split(vec![inner, next]);
                    }
                }
                (0..*min).fold(first, |next, _| self.expr(node, once, frame, next))
            }
            // ABNF has no lookahead.
            Expr::And(_) | Expr::Not(_) | Expr::End => next,
        }
    }
}

/// Something that a way through a program has done: a step, and the byte of the text after it.
pub(super) type Event = (usize, usize);

/// All ways through a program on one input, followed character by character.
#[derive(Debug)]
pub(super) struct Machine<'p> {
    program: &'p Program,
    ways: Vec<Way>,
    /// Lists that ways share: the index of the event before, and the event. The first one is
    /// before all.
    events: Vec<(usize, Event)>,
}

impl<'p> Machine<'p> {
    /// Reads a text as far as there is a way: the byte at which it stops, or the length.
    pub fn run(program: &'p Program, text: &str) -> (Self, usize) {
        let mut events = vec![(0, (0, 0))];
        let ways = program.first_ways(|way| record(&mut events, way, 0));
        let mut machine = Machine { program, ways, events };
        let in_octets = program.in_octets;
        let stop = symbols(text, in_octets).find(|&(at, character)| {
            let Machine { ways, events, .. } = &mut machine;
            let end = at + if in_octets { 1 } else { character.len_utf8() };
            let reads = |set: &CharSet, _: &Awaits| set.contains(character);
            let next = program.next_ways(ways, reads, |way| record(events, way, end));
            let stops = next.is_empty();
            if !stops {
                *ways = next;
            }
            stops
        });
        (machine, stop.map_or(text.len(), |(at, _)| at))
    }

    /// What the preferred way that accepts here has done.
    pub fn accepted(&self) -> Option<Vec<Event>> {
        let way = self.ways.iter().find(|way| way.step == 0)?;
        let mut events = Vec::new();
        let mut at = way.history;
        while at != 0 {
            let (before, event) = self.events[at];
            events.push(event);
            at = before;
        }
        events.reverse();
        Some(events)
    }

    /// The sets that may follow here, each with the rules that are open.
    pub fn expected(&self) -> impl Iterator<Item = (&CharSet, Vec<usize>)> + '_ {
        self.ways.iter().filter_map(|way| match &self.program.steps[way.step].act {
            Act::Read { set, .. } => {
                let mut rules = self.program.open_rules(way.step);
                rules.truncate(way.kept.max(1));
                Some((set, rules))
            }
            _ => None,
        })
    }
}

fn record(events: &mut Vec<(usize, Event)>, way: &mut Way, at: usize) {
    events.push((way.history, (way.step, at)));
    way.history = events.len() - 1;
}
