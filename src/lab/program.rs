//! An ABNF rule as a program for a machine that follows all ways at once, so
//! that the time is linear in the input and nothing is missed.

use super::chars::CharSet;
use super::grammar::{Expr, LabGrammar};

/// A place in a grammar: an expression of a rule, the expressions of each rule
/// being numbered outermost first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Node {
    /// The index of the rule.
    pub rule: usize,
    /// The number of the expression within the rule.
    pub number: usize,
}

#[derive(Debug)]
pub(super) enum Step {
    /// One character; `node` is where the set stands.
    Char {
        set: CharSet,
        node: Node,
    },
    /// Alternative number `index` of `node` begins.
    Alternative {
        node: Node,
        index: usize,
    },
    Open(usize),
    Close,
    /// The ways that can be taken, the preferred one first.
    Split(Vec<usize>),
    Jump(usize),
    Accept,
}

/// The program of one rule; the rules that it refers to are copied into it.
#[derive(Debug)]
pub(super) struct Program {
    pub steps: Vec<Step>,
    /// The rules open at each step, as an index into `contexts`.
    pub context: Vec<usize>,
    /// A chain of open rules: its parent, the innermost rule, and its length.
    pub contexts: Vec<(usize, usize, usize)>,
}

impl Program {
    pub fn of(grammar: &LabGrammar, rule: usize) -> Self {
        let mut writer = Writer {
            grammar,
            program: Program {
                steps: Vec::new(),
                context: Vec::new(),
                contexts: vec![(0, usize::MAX, 0)],
            },
            open: 0,
        };
        writer.rule(rule);
        writer.push(Step::Accept);
        writer.program
    }

    /// The rules open at a step, outermost first, `depth` of them at most.
    pub fn open_rules(&self, step: usize, depth: usize) -> Vec<usize> {
        let mut rules = Vec::new();
        let mut context = self.context[step];
        while context != 0 {
            let (parent, rule, length) = self.contexts[context];
            if length <= depth {
                rules.push(rule);
            }
            context = parent;
        }
        rules.reverse();
        rules
    }

    pub fn depth(&self, step: usize) -> usize {
        self.contexts[self.context[step]].2
    }
}

struct Writer<'g> {
    grammar: &'g LabGrammar,
    program: Program,
    open: usize,
}

impl Writer<'_> {
    fn push(&mut self, step: Step) -> usize {
        self.program.steps.push(step);
        self.program.context.push(self.open);
        self.program.steps.len() - 1
    }

    fn here(&self) -> usize {
        self.program.steps.len()
    }

    fn rule(&mut self, rule: usize) {
        self.push(Step::Open(rule));
        let outer = self.open;
        let depth = self.program.contexts[outer].2 + 1;
        self.open = self.program.contexts.len();
        self.program.contexts.push((outer, rule, depth));
        let grammar = self.grammar;
        let mut number = 0;
        self.expr(&grammar.rule(rule).expr, rule, &mut number);
        self.push(Step::Close);
        self.open = outer;
    }

    fn expr(&mut self, expr: &Expr, rule: usize, number: &mut usize) {
        let node = Node { rule, number: *number };
        *number += 1;
        match expr {
            Expr::Chars(set) => {
                let set = set.clone();
                self.push(Step::Char { set, node });
            }
            Expr::Text { text, any_case } => {
                for set in Expr::text_sets(text, *any_case) {
                    self.push(Step::Char { set, node });
                }
            }
            Expr::Rule(index) => self.rule(*index),
            Expr::Seq(items) => {
                for item in items {
                    self.expr(item, rule, number);
                }
            }
            Expr::Choice(items) => self.choice(items, node, rule, number),
            Expr::Repeat { expr, min, max } => {
                let first = *number;
                self.repeat(expr, *min, *max, rule, first, number);
            }
            // ABNF has no lookahead.
            Expr::And(_) | Expr::Not(_) | Expr::End => {}
        }
    }

    fn choice(&mut self, items: &[Expr], node: Node, rule: usize, number: &mut usize) {
        let split = self.push(Step::Split(Vec::new()));
        let mut starts = Vec::new();
        let mut jumps = Vec::new();
        for (index, item) in items.iter().enumerate() {
            starts.push(self.push(Step::Alternative { node, index }));
            self.expr(item, rule, number);
            jumps.push(self.push(Step::Jump(0)));
        }
        let end = self.here();
        for jump in jumps {
            self.program.steps[jump] = Step::Jump(end);
        }
        self.program.steps[split] = Step::Split(starts);
    }

    fn repeat(
        &mut self,
        expr: &Expr,
        min: usize,
        max: Option<usize>,
        rule: usize,
        first: usize,
        number: &mut usize,
    ) {
        let mut once = |writer: &mut Self| {
            *number = first;
            writer.expr(expr, rule, number);
        };
        for _ in 0..min {
            once(self);
        }
        match max {
            None => {
                let split = self.push(Step::Split(Vec::new()));
                once(self);
                self.push(Step::Jump(split));
                let end = self.here();
                self.program.steps[split] = Step::Split(vec![split + 1, end]);
            }
            Some(max) => {
                let mut splits = Vec::new();
                for _ in min..max {
                    splits.push(self.push(Step::Split(Vec::new())));
                    once(self);
                }
                let end = self.here();
                for split in splits {
                    self.program.steps[split] = Step::Split(vec![split + 1, end]);
                }
            }
        }
    }
}

/// What one way through a program has done, as a list that ways share: the step
/// and the byte at which it was taken.
pub(super) type Event = (usize, usize);

/// A way through a program that is at a step which reads a character or accepts.
#[derive(Debug, Clone, Copy)]
struct Way {
    step: usize,
    history: usize,
    /// How many of the rules open at the step were open already when the last
    /// character was read.
    kept: usize,
}

/// All ways through a program on one input, followed character by character.
#[derive(Debug)]
pub(super) struct Machine<'p> {
    program: &'p Program,
    ways: Vec<Way>,
    seen: Vec<usize>,
    round: usize,
    history: Vec<(usize, Event)>,
}

impl<'p> Machine<'p> {
    pub fn start(program: &'p Program) -> Self {
        let mut machine = Machine {
            program,
            ways: Vec::new(),
            seen: vec![0; program.steps.len()],
            round: 0,
            history: vec![(0, (0, 0))],
        };
        machine.follow(vec![Way { step: 0, history: 0, kept: 0 }], 0);
        machine
    }

    /// Reads a character that ends at the byte `end`. Where no way goes on,
    /// nothing changes and the answer is no.
    pub fn read(&mut self, character: char, end: usize) -> bool {
        let start = end - character.len_utf8();
        let mut next = Vec::new();
        for way in &self.ways {
            let Step::Char { set, .. } = &self.program.steps[way.step] else {
                continue;
            };
            if set.contains(character) {
                self.history.push((way.history, (way.step, start)));
                next.push(Way {
                    step: way.step + 1,
                    history: self.history.len() - 1,
                    kept: self.program.depth(way.step),
                });
            }
        }
        if next.is_empty() {
            return false;
        }
        self.follow(next, end);
        true
    }

    /// What the preferred way that accepts here has done.
    pub fn accepted(&self) -> Option<Vec<Event>> {
        let way =
            self.ways.iter().find(|way| matches!(self.program.steps[way.step], Step::Accept))?;
        let mut events = Vec::new();
        let mut at = way.history;
        while at != 0 {
            let (before, event) = self.history[at];
            events.push(event);
            at = before;
        }
        events.reverse();
        Some(events)
    }

    /// The sets that may follow here, each with the rules that are open.
    pub fn expected(&self) -> impl Iterator<Item = (&CharSet, Vec<usize>)> + '_ {
        self.ways.iter().filter_map(|way| match &self.program.steps[way.step] {
            Step::Char { set, .. } => {
                Some((set, self.program.open_rules(way.step, way.kept.max(1))))
            }
            _ => None,
        })
    }

    /// Follows the ways through the steps that read nothing.
    fn follow(&mut self, starts: Vec<Way>, at: usize) {
        self.ways.clear();
        self.round += 1;
        let mut stack = starts;
        stack.reverse();
        while let Some(mut way) = stack.pop() {
            if std::mem::replace(&mut self.seen[way.step], self.round) == self.round {
                continue;
            }
            let step = way.step;
            match &self.program.steps[step] {
                Step::Char { .. } | Step::Accept => self.ways.push(way),
                Step::Jump(target) => {
                    way.step = *target;
                    stack.push(way);
                }
                Step::Split(targets) => {
                    stack.extend(targets.iter().rev().map(|&step| Way { step, ..way }));
                }
                Step::Open(_) | Step::Close | Step::Alternative { .. } => {
                    if matches!(self.program.steps[step], Step::Close) {
                        way.kept = way.kept.min(self.program.depth(step) - 1);
                    }
                    self.history.push((way.history, (step, at)));
                    way.history = self.history.len() - 1;
                    way.step += 1;
                    stack.push(way);
                }
            }
        }
    }
}
