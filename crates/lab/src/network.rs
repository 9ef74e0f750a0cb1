//! Networks of steps: the rules of an ABNF in the form that the parser runs. A reference is a call of
//! a rule, so rules may refer to themselves.

use super::alphabet::Alphabet;
use super::budget::{Budget, Meter};
use super::error::StudyError;
use super::expr::Expr;
use super::grammar::LabGrammar;
use super::node::Node;
use std::sync::OnceLock;

/// The most steps of a network that all rules share. In a larger grammar, each requested rule gets
/// a network of its own.
const MOST_SHARED_STEPS: usize = 1 << 18;

/// The networks of a grammar, each built when it is first needed.
#[derive(Debug)]
pub(super) struct Networks {
    /// The network of all rules, unless the grammar is large.
    all: OnceLock<Network>,
    /// In a large grammar, for each rule the network of the rules that it needs.
    of_rules: Vec<OnceLock<Network>>,
    is_large: bool,
}

impl Networks {
    /// Prepares the networks of a grammar. Builds none.
    pub fn of(grammar: &LabGrammar) -> Self {
        let steps = grammar.rules().iter().map(|rule| steps_of(&rule.expr));
        let is_large = steps.fold(0, usize::saturating_add) > MOST_SHARED_STEPS;
        let rules = if is_large { grammar.size() } else { 0 };
        let of_rules = (0..rules).map(|_| OnceLock::new()).collect();
        Networks { all: OnceLock::new(), of_rules, is_large }
    }

    /// Returns a network that contains a rule and all rules that it needs.
    pub fn get(
        &self,
        grammar: &LabGrammar,
        rule: usize,
        budget: &Budget,
    ) -> Result<&Network, StudyError> {
        // A large grammar has a network for each rule, any other grammar one for all rules.
        let cell = if self.is_large { &self.of_rules[rule] } else { &self.all };
        if let Some(network) = cell.get() {
            return Ok(network);
        }
        let rules = if self.is_large {
            grammar.dependencies_of(rule)
        } else {
            grammar.dependencies_first()
        };
        let network = Network::build(grammar, &rules, budget)?;
        Ok(cell.get_or_init(|| network))
    }
}

/// Returns the number of steps of an expression, or more if it has optional or non-ASCII parts.
fn steps_of(expr: &Expr) -> usize {
    let inside = expr.children().iter().map(steps_of).fold(0, usize::saturating_add);
    match expr {
        Expr::Text { text, .. } => text.len(),
        // A split and an end, and a step for each alternative.
        Expr::Choice(items) => inside.saturating_add(2 + items.len()),
        Expr::Repeat { min, max, .. } => {
            // A split for each round, a beginning and an end.
            let rounds = max.unwrap_or(min + 1);
            inside.saturating_add(1).saturating_mul(rounds).saturating_add(2)
        }
        Expr::Seq(_) => inside,
        _ => 1,
    }
}

/// Some rules of a grammar as steps. The rules include all rules that they refer to.
#[derive(Debug)]
pub(super) struct Network {
    pub alphabet: Alphabet,
    pub steps: Vec<Step>,
    /// For each rule, the step at which it begins.
    pub starts: Vec<u32>,
    /// For each rule, the step at which it ends.
    pub ends: Vec<u32>,
    /// For each step, one bit for each class of characters, set if the class can be read next
    /// within the rule, and one bit that is set if the rule can end there. All bits are 0 if the
    /// rule cannot end after this step.
    may: Vec<u64>,
    /// The number of words of `may` for each step.
    words: usize,
}

/// What a parser does at one point of a rule, and what follows.
#[derive(Debug)]
pub(super) struct Step {
    pub act: Act,
    /// The expression that the step belongs to.
    pub node: Node,
    /// The index of the following step. Not used by a split and an end.
    pub next: u32,
}

/// The kind of a step.
#[derive(Debug)]
pub(super) enum Act {
    /// Reads a character of one of these classes.
    Read(Vec<usize>),
    /// Calls the rule with this index, then continues.
    Call(usize),
    /// Continues at each of these steps.
    Split(Vec<u32>),
    /// Begins an alternative of a choice, counted from zero.
    Alternative(usize),
    /// Begins a repetition.
    Enter,
    /// Ends a choice or a repetition.
    Leave,
    /// Ends the rule.
    End,
}

/// Whether a bit of a row of [`Network::may`] is set.
fn has_bit(row: &[u64], bit: usize) -> bool {
    row[bit / 64] >> (bit % 64) & 1 == 1
}

/// The index of an added step, or the error if the budget is exceeded.
type AddedStep = Result<u32, StudyError>;

impl Network {
    /// Builds the network of these rules, which include all rules that they refer to.
    fn build(grammar: &LabGrammar, rules: &[usize], budget: &Budget) -> Result<Self, StudyError> {
        let mut meter = Meter::new(budget);
        let exprs = rules.iter().map(|&index| &grammar.rule(index).expr);
        let alphabet = Alphabet::of_parts(&[grammar], exprs, &mut meter);
        let words = alphabet.len() / 64 + 1;
        let (steps, may) = (Vec::new(), Vec::new());
        let [starts, ends] = [(); 2].map(|()| vec![0; grammar.size()]);
        meter.check()?;
        let mut network = Network { alphabet, steps, starts, ends, may, words };
        // A rule comes after the rules that it refers to, so `find_following` needs few rounds.
        for &index in rules {
            let root = Node::root(index);
            meter.work_on(&grammar.rule(index).name);
            let end = network.add_step(Act::End, root, 0, &mut meter)?;
            network.ends[index] = end;
            let start = network.add_expr(root, &grammar.rule(index).expr, end, &mut meter)?;
            network.starts[index] = start;
        }
        network.find_ends(&mut meter)?;
        network.find_following(&mut meter)?;
        Ok(network)
    }

    /// Whether a class of characters can be read next at a step, within the rule.
    pub fn may_read(&self, step: u32, class: usize) -> bool {
        has_bit(self.row(step), class)
    }

    /// Whether the rule can end at a step.
    pub fn may_end(&self, step: u32) -> bool {
        has_bit(self.row(step), self.alphabet.len())
    }

    /// Whether the rule can still end after a step.
    pub fn can_complete(&self, step: u32) -> bool {
        self.row(step).iter().any(|&word| word != 0)
    }

    /// Returns the bits of a step in `may`.
    fn row(&self, step: u32) -> &[u64] {
        &self.may[step as usize * self.words..][..self.words]
    }

    /// Adds a step. Returns its index.
    fn add_step(&mut self, act: Act, node: Node, next: u32, meter: &mut Meter) -> AddedStep {
        let size = match &act {
            Act::Read(classes) => classes.len(),
            Act::Split(targets) => targets.len(),
            _ => 0,
        };
        meter.result_bytes += size_of::<Step>() + size_of::<u64>() * (self.words + size);
        if !meter.long_step(1 + size / 64, 0, 0) {
            meter.check()?;
        }
        self.steps.push(Step { act, node, next });
        Ok(self.steps.len() as u32 - 1)
    }

    /// Adds the steps of an expression that is followed by the step `next`. Returns the first step.
    fn add_expr(&mut self, node: Node, expr: &Expr, next: u32, meter: &mut Meter) -> AddedStep {
        match expr {
            Expr::Chars(_) | Expr::Text { .. } => {
                expr.set_of_each_character().iter().rev().try_fold(next, |next, set| {
                    let classes = self.alphabet.classes_in(set);
                    self.add_step(Act::Read(classes), node, next, meter)
                })
            }
            Expr::Rule(rule) => self.add_step(Act::Call(*rule), node, next, meter),
            Expr::Seq(_) => {
                let items: Vec<_> = node.children(expr).collect();
                let mut items = items.into_iter().rev();
                items.try_fold(next, |next, (node, item)| self.add_expr(node, item, next, meter))
            }
            Expr::Choice(_) => {
                let leave = self.add_step(Act::Leave, node, next, meter)?;
                let alternatives = node.children(expr).enumerate().map(|(index, (at, item))| {
                    let first = self.add_expr(at, item, leave, meter)?;
                    self.add_step(Act::Alternative(index), node, first, meter)
                });
                let alternatives = alternatives.collect::<Result<_, _>>()?;
                self.add_step(Act::Split(alternatives), node, 0, meter)
            }
            Expr::Repeat { expr: once, min, max } => {
                let leave = self.add_step(Act::Leave, node, next, meter)?;
                let inner = node.children(expr).next().map_or(node, |(inner, _)| inner);
                let mut first = leave;
                match max {
                    Some(max) => {
                        for _ in *min..*max {
                            let round = self.add_expr(inner, once, first, meter)?;
                            first =
                                self.add_step(Act::Split(vec![round, leave]), node, 0, meter)?;
                        }
                    }
                    None => {
                        // The round leads back to the split, which gets its targets afterwards.
                        first = self.add_step(Act::Split(Vec::new()), node, 0, meter)?;
                        let round = self.add_expr(inner, once, first, meter)?;
                        self.steps[first as usize].act = Act::Split(vec![round, leave]);
                    }
                }
                let mut rounds = 0..*min;
                let first =
                    rounds.try_fold(first, |next, _| self.add_expr(inner, once, next, meter))?;
                self.add_step(Act::Enter, node, first, meter)
            }
            // ABNF has no lookahead.
            Expr::And(_) | Expr::Not(_) | Expr::End => Ok(next),
        }
    }

    /// Visits all steps, again and again until a round changes nothing. `visit` returns whether it
    /// changed something, and costs `cost` steps of the budget.
    fn visit_until_stable(
        &self,
        meter: &mut Meter,
        cost: usize,
        mut visit: impl FnMut(usize) -> bool,
    ) -> Result<(), StudyError> {
        let (mut is_changed, mut order) = (true, (0..self.steps.len()).collect::<Vec<_>>());
        while is_changed {
            is_changed = false;
            // The direction alternates: in one direction, a step comes after the steps that it
            // needs.
            order.reverse();
            for &index in order.iter().rev() {
                is_changed |= visit(index);
                if !meter.long_step(cost, 0, 0) {
                    meter.check()?;
                }
            }
        }
        Ok(())
    }

    /// Finds the steps after which their rule can end, as the least fixed point. Replaces every
    /// other step by one that leads nowhere.
    fn find_ends(&mut self, meter: &mut Meter) -> Result<(), StudyError> {
        let mut can_end = vec![false; self.steps.len()];
        self.visit_until_stable(meter, 1, |index| {
            let step = &self.steps[index];
            let next = can_end[step.next as usize];
            let can = match &step.act {
                Act::Read(classes) => next && !classes.is_empty(),
                Act::Call(rule) => next && can_end[self.starts[*rule] as usize],
                Act::Split(targets) => targets.iter().any(|&step| can_end[step as usize]),
                Act::End => true,
                _ => next,
            };
            can && !std::mem::replace(&mut can_end[index], can)
        })?;
        for (step, can) in self.steps.iter_mut().zip(can_end) {
            if !can {
                step.act = Act::Split(Vec::new());
            }
        }
        Ok(())
    }

    /// Sets the bits of `may`: what may follow each step, as the least fixed point.
    fn find_following(&mut self, meter: &mut Meter) -> Result<(), StudyError> {
        // The bit after those of the classes says that the rule can end.
        let (words, end) = (self.words, self.alphabet.len());
        let mut may = vec![0; self.steps.len() * words];
        let range = |step: u32| step as usize * words..(step as usize + 1) * words;
        self.visit_until_stable(meter, 1 + words / 8, |index| {
            let step = &self.steps[index];
            let mut row = vec![0; words];
            let mut add =
                |step: u32| row.iter_mut().zip(&may[range(step)]).for_each(|(a, b)| *a |= b);
            match &step.act {
                Act::Read(classes) => {
                    classes.iter().for_each(|class| row[class / 64] |= 1 << (class % 64));
                }
                Act::End => row[end / 64] |= 1 << (end % 64),
                Act::Split(targets) => targets.iter().for_each(|&step| add(step)),
                Act::Call(rule) => {
                    let first = self.starts[*rule];
                    add(first);
                    // That the called rule can end does not mean that the calling rule can.
                    row[end / 64] &= !(1 << (end % 64));
                    if has_bit(&may[range(first)], end) {
                        let next = &may[range(step.next)];
                        row.iter_mut().zip(next).for_each(|(a, b)| *a |= b);
                    }
                }
                Act::Alternative(_) | Act::Enter | Act::Leave => add(step.next),
            }
            let known = &mut may[range(index as u32)];
            let is_changed = *known != *row;
            known.copy_from_slice(&row);
            is_changed
        })?;
        self.may = may;
        Ok(())
    }
}
