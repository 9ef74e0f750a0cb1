//! Makes a program of an ABNF rule without cycles: an automaton that knows at each step which rules
//! are open, since it contains a copy of each rule for each reference to it.

use super::chars::CharSet;
use super::expr::Expr;
use super::grammar::LabGrammar;
use super::order::components;

/// What a step reads, as the grammar describes it.
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

/// A step of a program.
#[derive(Debug)]
pub(super) struct Step {
    pub act: Act,
    /// The number of the frame of the innermost open rule.
    frame: usize,
    /// The number of the following step. Not used by a split.
    next: usize,
}

/// The kind of a step.
#[derive(Debug)]
pub(super) enum Act {
    /// Reads a character of the set. An empty set is a symbol that is not a character.
    Read { set: CharSet, what: Awaits },
    /// Ends the rule of the frame.
    Close,
    /// Continues at each of these steps.
    Split(Vec<usize>),
    /// Accepts the text.
    Accept,
}

/// An occurrence of a rule within another rule.
#[derive(Debug)]
struct Frame {
    rule: usize,
    /// The number of the frame of the rule around it.
    parent: usize,
    /// The number of open rules, including this one.
    depth: usize,
}

/// The program of one rule. Step 0 is its end.
#[derive(Debug)]
pub(super) struct Program {
    pub steps: Vec<Step>,
    /// Frame 0 is the root: no rule is open.
    frames: Vec<Frame>,
    /// The first step.
    start: usize,
}

/// The current step of one path through a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Way {
    pub step: usize,
    /// The number of rules that are open at this step and were open already when the last character
    /// was read. The outermost rules are open longest.
    pub old_depth: usize,
}

impl Program {
    /// Makes the program of a rule. A rule for which `atom` returns something is read in one step:
    /// `atom` returns its characters (the empty set if it is not a set of characters) and what the
    /// step awaits.
    pub fn with_atoms(
        grammar: &LabGrammar,
        rule: usize,
        atom: &dyn Fn(usize) -> Option<(CharSet, Awaits)>,
    ) -> Self {
        let accept = Step { act: Act::Accept, frame: 0, next: 0 };
        let outside = Frame { rule, parent: 0, depth: 0 };
        let program = Program { steps: vec![accept], frames: vec![outside], start: 0 };
        let mut builder = Builder { grammar, atom, program };
        builder.program.start = builder.add_rule(rule, 0, 0);
        builder.program
    }

    /// Returns the frames that are open at a step, the innermost first.
    fn frames(&self, step: usize) -> impl Iterator<Item = &Frame> {
        let frame = |number: usize| (number > 0).then(|| &self.frames[number]);
        let innermost = frame(self.steps[step].frame);
        std::iter::successors(innermost, move |inner| frame(inner.parent))
    }

    /// Returns the rules that are open at a step, the outermost first.
    pub fn open_rules(&self, step: usize) -> Vec<usize> {
        let mut rules: Vec<usize> = self.frames(step).map(|frame| frame.rule).collect();
        rules.reverse();
        rules
    }

    /// Returns for each step its position in the order of the grammar: one alternative after
    /// another, then what follows the choice. The steps of one repetition share a position.
    pub fn order(&self) -> Vec<usize> {
        // Depth first, with the last step in the order of the grammar first: so that step is finished
        // first, and comes last in the reverse order.
        let after = |step| self.steps_after(step).iter().rev().copied().collect();
        let successors: Vec<Vec<usize>> = (0..self.steps.len()).map(after).collect();
        let mut order = vec![usize::MAX; self.steps.len()];
        let components = components(&successors, [self.start]);
        for (position, component) in components.into_iter().rev().enumerate() {
            component.into_iter().for_each(|step| order[step] = position);
        }
        order
    }

    /// The steps that can follow a step.
    fn steps_after(&self, number: usize) -> &[usize] {
        let step = &self.steps[number];
        match &step.act {
            Act::Accept => &[],
            Act::Split(targets) => targets,
            _ => std::slice::from_ref(&step.next),
        }
    }

    /// Returns the number of rules that are open at a step.
    fn depth(&self, step: usize) -> usize {
        self.frames[self.steps[step].frame].depth
    }

    /// Returns the paths from the start up to a first character.
    pub fn first_ways(&self) -> Vec<Way> {
        self.follow(vec![Way { step: self.start, old_depth: 0 }])
    }

    /// Returns the paths after a symbol. Paths end at steps that do not read it, for which `reads`
    /// returns false.
    pub fn next_ways(&self, ways: &[Way], reads: impl Fn(&CharSet, &Awaits) -> bool) -> Vec<Way> {
        let next = ways.iter().filter_map(|way| match &self.steps[way.step].act {
            Act::Read { set, what } if reads(set, what) => {
                let next = self.steps[way.step].next;
                Some(Way { step: next, old_depth: self.depth(way.step) })
            }
            _ => None,
        });
        self.follow(next.collect())
    }

    /// Follows paths through the steps that read nothing, up to those that read or accept.
    fn follow(&self, mut open: Vec<Way>) -> Vec<Way> {
        open.reverse();
        let mut waiting = Vec::new();
        let mut is_visited = vec![false; self.steps.len()];
        while let Some(way) = open.pop() {
            if std::mem::replace(&mut is_visited[way.step], true) {
                continue;
            }
            let step = &self.steps[way.step];
            match &step.act {
                Act::Read { .. } | Act::Accept => waiting.push(way),
                Act::Split(targets) => {
                    open.extend(targets.iter().rev().map(|&step| Way { step, ..way }));
                }
                Act::Close => {
                    // The rule of this step ends; only the rules around it stay open.
                    let old_depth = way.old_depth.min(self.depth(way.step) - 1);
                    open.push(Way { step: step.next, old_depth });
                }
            }
        }
        waiting
    }
}

/// Builds a program from its last step to its first.
struct Builder<'g> {
    grammar: &'g LabGrammar,
    atom: &'g dyn Fn(usize) -> Option<(CharSet, Awaits)>,
    program: Program,
}

/// Each function adds steps that are followed by the step `next`, and returns the first one.
impl Builder<'_> {
    /// Adds a step of the occurrence `frame` that does `act`.
    fn add_step(&mut self, act: Act, frame: usize, next: usize) -> usize {
        self.program.steps.push(Step { act, frame, next });
        self.program.steps.len() - 1
    }

    /// Adds a new occurrence of a rule, within the frame `parent`.
    fn add_rule(&mut self, rule: usize, parent: usize, next: usize) -> usize {
        let frame = self.program.frames.len();
        let depth = self.program.frames[parent].depth + 1;
        self.program.frames.push(Frame { rule, parent, depth });
        let grammar = self.grammar;
        let close = self.add_step(Act::Close, frame, next);
        self.add_expr(&grammar.rule(rule).expr, frame, close)
    }

    /// Adds an expression of the rule of a frame.
    fn add_expr(&mut self, expr: &Expr, frame: usize, next: usize) -> usize {
        match expr {
            Expr::Chars(set) => {
                let (set, what) = (set.clone(), Awaits::Set(set.clone()));
                self.add_step(Act::Read { set, what }, frame, next)
            }
            Expr::Text { text, .. } => {
                let offsets: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
                expr.set_of_each_character().into_iter().zip(offsets).rev().fold(
                    next,
                    |next, (set, at)| {
                        let what = Awaits::Literal(text[at..].to_owned());
                        self.add_step(Act::Read { set, what }, frame, next)
                    },
                )
            }
            Expr::Rule(rule) => match (self.atom)(*rule) {
                Some((set, what)) => self.add_step(Act::Read { set, what }, frame, next),
                None => self.add_rule(*rule, frame, next),
            },
            Expr::Seq(items) => {
                items.iter().rev().fold(next, |next, item| self.add_expr(item, frame, next))
            }
            Expr::Choice(items) => {
                let firsts = items.iter().map(|item| self.add_expr(item, frame, next)).collect();
                self.add_step(Act::Split(firsts), frame, next)
            }
            Expr::Repeat { expr: once, min, max } => {
                let mut first = next;
                match max {
                    Some(max) => {
                        for _ in *min..*max {
                            let inner = self.add_expr(once, frame, first);
                            first = self.add_step(Act::Split(vec![inner, next]), frame, next);
                        }
                    }
                    None => {
                        // The round leads back to the split, which gets its targets afterwards.
                        first = self.add_step(Act::Split(Vec::new()), frame, next);
                        let inner = self.add_expr(once, frame, first);
                        self.program.steps[first].act = Act::Split(vec![inner, next]);
                    }
                }
                (0..*min).fold(first, |next, _| self.add_expr(once, frame, next))
            }
            // ABNF has no lookahead.
            Expr::And(_) | Expr::Not(_) | Expr::End => next,
        }
    }
}
