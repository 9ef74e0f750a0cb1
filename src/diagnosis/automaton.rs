//! A nondeterministic automaton made from the ABNF of one production, which knows
//! for each of its states which productions are open there.
//!
//! It is made only when a text has been refused, to find how far the text could
//! still have become valid, and what could have stood there.

use super::abnf::{self, Element};
use crate::error::Note;
use crate::grammar::{Grammar, Production, Role, alike, rule_texts};
use alloc::rc::Rc;
use alloc::vec::Vec;

/// An occurrence of a production, within another one.
#[derive(Clone, Copy, Debug)]
struct Frame {
    production: Production,
    parent: Option<usize>,
}

/// What a state waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// A character of a production that is a set of characters.
    Class(Production),
    /// The rest of a literal.
    Literal(alloc::string::String),
    /// A character of a range.
    Range(char, char),
    /// A production that was left out, because the text cannot have it.
    LeftOut(Production),
}

#[derive(Debug)]
enum State {
    /// Takes one character of these ranges.
    Take { ranges: Vec<(char, char)>, label: Label, frame: usize, next: usize },
    /// Goes on in each of these.
    Split(Vec<usize>),
    /// Begins the production of this frame.
    Enter(usize, usize),
    /// The production that the automaton was made for may end here.
    Accept,
}

/// The automaton of one production.
#[derive(Debug)]
pub(super) struct Automaton {
    states: Vec<State>,
    frames: Vec<Frame>,
    first: usize,
}

/// How far a text went.
#[derive(Debug)]
pub(super) struct Stop<'a> {
    /// The byte at which the longest viable prefix ends.
    pub(super) at: usize,
    /// The states there.
    pub(super) waiting: Vec<Waiting<'a>>,
    /// Whether the text could have ended there.
    pub(super) may_end: bool,
}

/// A state at the end of the longest viable prefix.
#[derive(Debug)]
pub(super) struct Waiting<'a> {
    /// What would have been allowed.
    pub(super) label: &'a Label,
    /// The characters with which that begins.
    ranges: &'a [(char, char)],
    /// The open productions, from the one that was asked for to the innermost, and
    /// of each whether it begins right here.
    pub(super) open: Vec<(Production, bool)>,
}

impl Waiting<'_> {
    pub(super) fn is_left_out(&self) -> bool {
        matches!(self.label, Label::LeftOut(_))
    }

    /// Whether a production of this role is open, other than the one that was asked for.
    pub(super) fn lies_in(&self, role: Role) -> bool {
        self.open[1..].iter().any(|(production, _)| production.role() == role)
    }

    /// Whether a production of this role has begun before.
    pub(super) fn has_begun(&self, role: Role) -> bool {
        self.open.iter().any(|(production, begins)| !begins && production.role() == role)
    }

    /// Whether the other states take every character that this one takes.
    pub(super) fn is_covered_by(&self, others: &[&Waiting<'_>]) -> bool {
        self.ranges.iter().all(|&(first, last)| {
            let mut next = first as u32;
            while next <= last as u32 {
                let mut ranges = others.iter().flat_map(|other| other.ranges);
                match ranges.find(|range| range.0 as u32 <= next && next <= range.1 as u32) {
                    Some(range) => next = range.1 as u32 + 1,
                    None => return false,
                }
            }
            true
        })
    }
}

impl Automaton {
    /// The automaton of `production`, without the productions that `left_out` names.
    pub(super) fn new(production: Production, left_out: impl Fn(Production) -> bool) -> Self {
        let mut builder = Builder {
            rules: Rules::new(production.grammar()),
            left_out,
            states: Vec::from([State::Accept]),
            frames: Vec::new(),
        };
        let first = builder.rule(production, None, 0);
        Automaton { states: builder.states, frames: builder.frames, first }
    }

    /// Reads `text` as far as it goes. Takes time in proportion to its length.
    pub(super) fn read(&self, text: &str) -> Stop<'_> {
        let mut run = Run {
            automaton: self,
            seen: Vec::from_iter(self.states.iter().map(|_| usize::MAX)),
            entered: Vec::from_iter(self.frames.iter().map(|_| usize::MAX)),
            stack: Vec::from([self.first]),
        };
        let (mut waiting, mut next) = (Vec::new(), Vec::new());
        run.closure(0, &mut waiting);
        let (mut at, mut position) = (0, 0);
        for c in text.chars() {
            run.take(c, &waiting);
            run.closure(position + 1, &mut next);
            if next.is_empty() {
                break;
            }
            core::mem::swap(&mut waiting, &mut next);
            at += c.len_utf8();
            position += 1;
        }
        self.stop(at, &waiting, |frame| run.entered[frame] == position)
    }

    fn stop(&self, at: usize, waiting: &[usize], begins: impl Fn(usize) -> bool) -> Stop<'_> {
        let mut stop = Stop { at, waiting: Vec::new(), may_end: false };
        for &state in waiting {
            match &self.states[state] {
                State::Take { ranges, label, frame, .. } => {
                    let frames = core::iter::successors(Some(*frame), |&f| self.frames[f].parent);
                    let mut open = Vec::from_iter(frames.map(|frame| {
                        let Frame { production, parent } = self.frames[frame];
                        (production, parent.is_some() && begins(frame))
                    }));
                    open.reverse();
                    stop.waiting.push(Waiting { label, ranges, open });
                }
                State::Accept => stop.may_end = true,
                State::Split(_) | State::Enter(..) => {}
            }
        }
        stop
    }
}

/// One reading of a text. States and frames are marked with the position, in
/// characters, at which they were met last.
struct Run<'a> {
    automaton: &'a Automaton,
    seen: Vec<usize>,
    entered: Vec<usize>,
    /// The states to go on from, the first on top.
    stack: Vec<usize>,
}

impl Run<'_> {
    /// Goes from the states that wait for `c` over it.
    fn take(&mut self, c: char, waiting: &[usize]) {
        for &state in waiting.iter().rev() {
            match &self.automaton.states[state] {
                State::Take { ranges, next, .. } if contains(ranges, c) => self.stack.push(*next),
                _ => {}
            }
        }
    }

    /// Finds the states that wait for a character or for the end of the text.
    fn closure(&mut self, position: usize, waiting: &mut Vec<usize>) {
        waiting.clear();
        while let Some(state) = self.stack.pop() {
            if core::mem::replace(&mut self.seen[state], position) == position {
                continue;
            }
            match &self.automaton.states[state] {
                State::Take { .. } | State::Accept => waiting.push(state),
                State::Split(next) => self.stack.extend(next.iter().rev()),
                State::Enter(frame, next) => {
                    self.entered[*frame] = position;
                    self.stack.push(*next);
                }
            }
        }
    }
}

/// The rules of one grammar, each read when it is first asked for.
struct Rules {
    grammar: Grammar,
    /// The text of each rule, by the index of its production.
    texts: Vec<&'static str>,
    read: Vec<Option<Rc<Rule>>>,
}

struct Rule {
    elements: Element,
    /// The ranges, where the rule is a set of characters.
    class: Option<Vec<(char, char)>>,
}

impl Rules {
    fn new(grammar: Grammar) -> Self {
        let texts = rule_texts(Grammar::core_abnf()).chain(rule_texts(grammar.abnf()));
        let texts: Vec<_> = texts.map(|(_, text)| text).collect();
        let read = texts.iter().map(|_| None).collect();
        Rules { grammar, texts, read }
    }

    fn rule(&mut self, production: Production) -> Rc<Rule> {
        if let Some(rule) = &self.read[production.index()] {
            return Rc::clone(rule);
        }
        let (_, text) = self.texts[production.index()].split_once('=').unwrap_or_default();
        let elements = abnf::elements(text);
        let mut ranges = Vec::new();
        let class = self.set(&elements, &mut ranges).then_some(ranges);
        let rule = Rc::new(Rule { elements, class });
        self.read[production.index()] = Some(Rc::clone(&rule));
        rule
    }

    /// Adds the characters of an element; `false` where it is not a set of single
    /// characters.
    fn set(&mut self, element: &Element, ranges: &mut Vec<(char, char)>) -> bool {
        match element {
            Element::Alternatives(all) => all.iter().all(|element| self.set(element, ranges)),
            Element::Range(first, last) => {
                ranges.push((*first, *last));
                true
            }
            Element::Literal(literal) => {
                let mut characters = literal.chars();
                let Some(c) = characters.next() else { return false };
                ranges.extend(both_cases(c));
                characters.next().is_none()
            }
            Element::Rule(name) => {
                let Some(production) = self.grammar.production(name) else { return false };
                match &self.rule(production).class {
                    Some(class) => {
                        ranges.extend(class);
                        true
                    }
                    None => false,
                }
            }
            Element::Concatenation(_) | Element::Repetition(..) => false,
        }
    }
}

struct Builder<F> {
    rules: Rules,
    left_out: F,
    states: Vec<State>,
    frames: Vec<Frame>,
}

/// Each function gives the state at which what it builds begins, `next` being the
/// state in which it ends.
impl<F: Fn(Production) -> bool> Builder<F> {
    fn rule(&mut self, production: Production, parent: Option<usize>, next: usize) -> usize {
        self.frames.push(Frame { production, parent });
        let frame = self.frames.len() - 1;
        let rule = self.rules.rule(production);
        let first = self.element(&rule.elements, frame, next);
        self.push(State::Enter(frame, first))
    }

    fn element(&mut self, element: &Element, frame: usize, next: usize) -> usize {
        match element {
            Element::Alternatives(all) => {
                let states = all.iter().map(|element| self.element(element, frame, next)).collect();
                self.push(State::Split(states))
            }
            Element::Concatenation(all) => {
                all.iter().rev().fold(next, |next, element| self.element(element, frame, next))
            }
            Element::Repetition(least, most, element) => {
                self.repetition(*least, *most, element, frame, next)
            }
            Element::Range(first, last) => {
                self.take(Vec::from([(*first, *last)]), Label::Range(*first, *last), frame, next)
            }
            Element::Literal(literal) => {
                literal.char_indices().rev().fold(next, |next, (at, c)| {
                    let ranges = both_cases(c).collect();
                    self.take(ranges, Label::Literal(literal[at..].into()), frame, next)
                })
            }
            Element::Rule(name) => match self.rules.grammar.production(name) {
                Some(production) => self.reference(production, frame, next),
                None => next,
            },
        }
    }

    fn reference(&mut self, production: Production, frame: usize, next: usize) -> usize {
        if (self.left_out)(production) {
            self.take(Vec::new(), Label::LeftOut(production), frame, next)
        } else if let Some(ranges) = &self.rules.rule(production).class {
            self.take(ranges.clone(), Label::Class(production), frame, next)
        } else {
            self.rule(production, Some(frame), next)
        }
    }

    fn repetition(
        &mut self,
        least: usize,
        most: Option<usize>,
        element: &Element,
        frame: usize,
        next: usize,
    ) -> usize {
        let mut first = next;
        match most {
            Some(most) => {
                for _ in least..most {
                    let inner = self.element(element, frame, first);
                    first = self.push(State::Split(Vec::from([inner, next])));
                }
            }
            None => {
                first = self.push(State::Split(Vec::new()));
                let inner = self.element(element, frame, first);
                self.states[first] = State::Split(Vec::from([inner, next]));
            }
        }
        (0..least).fold(first, |next, _| self.element(element, frame, next))
    }

    fn take(
        &mut self,
        ranges: Vec<(char, char)>,
        label: Label,
        frame: usize,
        next: usize,
    ) -> usize {
        self.push(State::Take { ranges, label, frame, next })
    }

    fn push(&mut self, state: State) -> usize {
        self.states.push(state);
        self.states.len() - 1
    }
}

/// The characters of private use by a grammar's own production for them.
#[derive(Debug)]
pub(super) struct Private {
    class: Option<(Production, Vec<(char, char)>)>,
    /// The productions that name it, in the document's order.
    allowed_in: Vec<Production>,
}

impl Private {
    pub(super) fn of(grammar: Grammar) -> Self {
        let mut rules = Rules::new(grammar);
        let class = grammar.with_role(Role::Private).and_then(|production| {
            let ranges = rules.rule(production).class.clone()?;
            Some((production, ranges))
        });
        let allowed_in = grammar.productions().filter(|&other| match &class {
            Some((production, _)) => names(&rules.rule(other).elements, production.name()),
            None => false,
        });
        let allowed_in = allowed_in.collect();
        Private { class, allowed_in }
    }

    /// What is to be said of `c`, if it is one of them.
    pub(super) fn note(&self, c: char) -> Option<Note> {
        let (class, ranges) = self.class.as_ref()?;
        let allowed_in = self.allowed_in.clone();
        contains(ranges, c).then_some(Note::Private { class: *class, allowed_in })
    }
}

/// Whether the elements of a rule name another rule.
fn names(element: &Element, name: &str) -> bool {
    match element {
        Element::Alternatives(all) | Element::Concatenation(all) => {
            all.iter().any(|element| names(element, name))
        }
        Element::Repetition(_, _, element) => names(element, name),
        Element::Rule(rule) => alike(rule, name),
        Element::Range(..) | Element::Literal(_) => false,
    }
}

fn both_cases(c: char) -> impl Iterator<Item = (char, char)> {
    let (lower, upper) = (c.to_ascii_lowercase(), c.to_ascii_uppercase());
    core::iter::once((lower, lower)).chain((upper != lower).then_some((upper, upper)))
}

fn contains(ranges: &[(char, char)], c: char) -> bool {
    ranges.iter().any(|&(first, last)| first <= c && c <= last)
}
