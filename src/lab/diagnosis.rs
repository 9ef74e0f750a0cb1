//! What may follow at each point of a text, and which rules are open there, as a
//! deterministic automaton.

use super::alphabet::Alphabet;
use super::chars::CharSet;
use super::grammar::{Expr, LabGrammar};
use super::hash::FastMap;
use super::study::StudyError;
use std::collections::BTreeSet;

/// An automaton that knows, wherever a text stops, what could have followed.
///
/// Rules that are sets of characters are expected by their name, and so are tokens and what
/// is left out.
#[derive(Debug, Clone)]
pub struct Diagnosis {
    /// The classes of characters that the states tell apart.
    pub alphabet: Alphabet,
    /// The states; the first one is that before the text.
    pub states: Vec<Prospect>,
}

/// What may follow at a point of a text.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Prospect {
    /// What may follow, in the order of the grammar.
    pub awaited: Vec<Awaited>,
    /// Whether the text may end.
    pub may_end: bool,
    /// The state after each class of characters, then after each token.
    pub next: Vec<Option<usize>>,
}

/// Something that may follow.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Awaited {
    /// What it is.
    pub what: Awaits,
    /// The characters with which it begins; none of what is left out.
    pub first: CharSet,
    /// The rules that are open there, the outermost first, by their index.
    pub open: Vec<usize>,
    /// How many of these had begun before; the others begin here.
    pub begun: usize,
}

/// The kinds of what may follow.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
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

impl Diagnosis {
    /// The automaton of a rule of ABNF, with some rules as tokens and some left out.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn of(
        grammar: &LabGrammar,
        rule: &str,
        tokens: &[&str],
        left_out: &[&str],
    ) -> Result<Self, StudyError> {
        let indices = |names: &[&str]| -> Result<Vec<usize>, StudyError> {
            names.iter().map(|name| grammar.index(name)).collect()
        };
        let asked = grammar.index(rule)?;
        let mut builder = Builder {
            grammar,
            tokens: indices(tokens)?,
            left_out: indices(left_out)?,
            asked,
            steps: vec![Step::Accept],
            frames: Vec::new(),
        };
        let first = builder.rule(asked, None, 0);
        Ok(builder.determinize(first))
    }
}

/// An occurrence of a rule, within another one.
#[derive(Clone, Copy)]
struct Frame {
    rule: usize,
    parent: Option<usize>,
}

/// What a step of the program takes.
#[derive(Clone)]
enum Take {
    Characters(CharSet),
    Token(usize),
    Nothing,
}

enum Step {
    Take {
        take: Take,
        what: Awaits,
        frame: usize,
        next: usize,
    },
    /// Goes on in each of these.
    Split(Vec<usize>),
    /// Begins the rule of this frame.
    Enter(usize, usize),
    Accept,
}

/// The steps at which a reading waits, and the frames that began right there.
type Key = (Vec<usize>, BTreeSet<usize>);

struct Builder<'g> {
    grammar: &'g LabGrammar,
    tokens: Vec<usize>,
    left_out: Vec<usize>,
    asked: usize,
    steps: Vec<Step>,
    frames: Vec<Frame>,
}

/// Each function returns the step at which what it builds begins, `next` being the one at
/// which it ends.
impl Builder<'_> {
    fn rule(&mut self, rule: usize, parent: Option<usize>, next: usize) -> usize {
        self.frames.push(Frame { rule, parent });
        let frame = self.frames.len() - 1;
        let grammar = self.grammar;
        let first = self.expr(&grammar.rule(rule).expr, frame, next);
        self.push(Step::Enter(frame, first))
    }

    fn expr(&mut self, expr: &Expr, frame: usize, next: usize) -> usize {
        match expr {
            Expr::Chars(set) => {
                let take = Take::Characters(set.clone());
                self.push(Step::Take { take, what: Awaits::Set(set.clone()), frame, next })
            }
            Expr::Text { text, any_case } => {
                let sets: Vec<CharSet> = Expr::text_sets(text, *any_case).collect();
                let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
                sets.into_iter().zip(places).rev().fold(next, |next, (set, at)| {
                    let what = Awaits::Literal(text[at..].to_owned());
                    self.push(Step::Take { take: Take::Characters(set), what, frame, next })
                })
            }
            Expr::Rule(rule) => self.reference(*rule, frame, next),
            Expr::Seq(items) => {
                items.iter().rev().fold(next, |next, item| self.expr(item, frame, next))
            }
            Expr::Choice(items) => {
                let starts = items.iter().map(|item| self.expr(item, frame, next)).collect();
                self.push(Step::Split(starts))
            }
            Expr::Repeat { expr, min, max } => self.repeat(expr, *min, *max, frame, next),
            // ABNF has no lookahead.
            Expr::And(_) | Expr::Not(_) | Expr::End => next,
        }
    }

    fn reference(&mut self, rule: usize, frame: usize, next: usize) -> usize {
        let take = match self.grammar.set_of(rule) {
            _ if rule == self.asked => None,
            _ if self.left_out.contains(&rule) => Some((Take::Nothing, Awaits::LeftOut(rule))),
            _ if self.tokens.contains(&rule) => Some((Take::Token(rule), Awaits::Rule(rule))),
            Some(set) => Some((Take::Characters(set), Awaits::Rule(rule))),
            None => None,
        };
        match take {
            Some((take, what)) => self.push(Step::Take { take, what, frame, next }),
            None => self.rule(rule, Some(frame), next),
        }
    }

    fn repeat(
        &mut self,
        expr: &Expr,
        min: usize,
        max: Option<usize>,
        frame: usize,
        next: usize,
    ) -> usize {
        let mut first = next;
        match max {
            Some(max) => {
                for _ in min..max {
                    let inner = self.expr(expr, frame, first);
                    first = self.push(Step::Split(vec![inner, next]));
                }
            }
            None => {
                first = self.push(Step::Split(Vec::new()));
                let inner = self.expr(expr, frame, first);
                self.steps[first] = Step::Split(vec![inner, next]);
            }
        }
        (0..min).fold(first, |next, _| self.expr(expr, frame, next))
    }

    fn push(&mut self, step: Step) -> usize {
        self.steps.push(step);
        self.steps.len() - 1
    }

    fn determinize(&self, first: usize) -> Diagnosis {
        let sets = self.steps.iter().filter_map(|step| match step {
            Step::Take { take: Take::Characters(set), .. } => Some(set.clone()),
            _ => None,
        });
        let alphabet = Alphabet::of_sets(sets);
        let start = self.closure(vec![first]);
        let mut number: FastMap<Key, usize> = FastMap::from_iter([(start.clone(), 0)]);
        let mut keys = vec![start];
        let mut states: Vec<Prospect> = Vec::new();
        while let Some(key) = keys.get(states.len()).cloned() {
            let symbols = alphabet.len() + self.tokens.len();
            let next = (0..symbols).map(|symbol| {
                let key = self.closure(self.after(&key.0, &alphabet, symbol));
                if key.0.is_empty() {
                    return None;
                }
                Some(*number.entry(key).or_insert_with_key(|key| {
                    keys.push(key.clone());
                    keys.len() - 1
                }))
            });
            let next = next.collect();
            states.push(self.point(&key, next));
        }
        Diagnosis { alphabet, states }
    }

    /// The steps after a symbol.
    fn after(&self, waiting: &[usize], alphabet: &Alphabet, symbol: usize) -> Vec<usize> {
        let takes = |take: &Take| match (take, symbol.checked_sub(alphabet.len())) {
            (Take::Characters(set), None) => set.contains(alphabet.example(symbol)),
            (Take::Token(rule), Some(token)) => self.tokens[token] == *rule,
            _ => false,
        };
        let after = waiting.iter().filter_map(|&step| match &self.steps[step] {
            Step::Take { take, next, .. } if takes(take) => Some(*next),
            _ => None,
        });
        after.collect()
    }

    /// The steps that wait for something, or for the end, in the order of the grammar.
    fn closure(&self, mut stack: Vec<usize>) -> Key {
        stack.reverse();
        let (mut waiting, mut entered) = (Vec::new(), BTreeSet::new());
        let mut seen = vec![false; self.steps.len()];
        while let Some(step) = stack.pop() {
            if std::mem::replace(&mut seen[step], true) {
                continue;
            }
            match &self.steps[step] {
                Step::Take { .. } | Step::Accept => waiting.push(step),
                Step::Split(next) => stack.extend(next.iter().rev()),
                Step::Enter(frame, next) => {
                    entered.insert(*frame);
                    stack.push(*next);
                }
            }
        }
        // What has begun and ended right here is of no interest.
        let open: BTreeSet<usize> = waiting.iter().flat_map(|&step| self.open(step)).collect();
        (waiting, &entered & &open)
    }

    /// The frames that are open at a step, the innermost first.
    fn open(&self, step: usize) -> impl Iterator<Item = usize> + '_ {
        let innermost = match &self.steps[step] {
            Step::Take { frame, .. } => Some(*frame),
            _ => None,
        };
        std::iter::successors(innermost, |&frame| self.frames[frame].parent)
    }

    fn point(&self, (waiting, entered): &Key, next: Vec<Option<usize>>) -> Prospect {
        let may_end = waiting.iter().any(|&step| matches!(self.steps[step], Step::Accept));
        let awaited = waiting.iter().filter_map(|&step| {
            let Step::Take { take, what, .. } = &self.steps[step] else { return None };
            let mut frames: Vec<usize> = self.open(step).collect();
            frames.reverse();
            // The rule that was asked for has begun before the text.
            let begun =
                |&&frame: &&usize| self.frames[frame].parent.is_none() || !entered.contains(&frame);
            let first = match take {
                Take::Characters(set) => set.clone(),
                Take::Token(_) | Take::Nothing => CharSet::empty(),
            };
            Some(Awaited {
                what: what.clone(),
                first,
                begun: frames.iter().filter(begun).count(),
                open: frames.iter().map(|&frame| self.frames[frame].rule).collect(),
            })
        });
        Prospect { awaited: awaited.collect(), may_end, next }
    }
}

impl LabGrammar {
    /// The characters of a rule that is a set of single characters.
    fn set_of(&self, rule: usize) -> Option<CharSet> {
        self.set_of_expr(&self.rule(rule).expr)
    }

    fn set_of_expr(&self, expr: &Expr) -> Option<CharSet> {
        match expr {
            Expr::Chars(set) => Some(set.clone()),
            Expr::Text { text, any_case } => {
                let mut sets = Expr::text_sets(text, *any_case);
                sets.next().filter(|_| sets.next().is_none())
            }
            Expr::Rule(rule) => self.set_of(*rule),
            Expr::Choice(items) => items
                .iter()
                .map(|item| self.set_of_expr(item))
                .try_fold(CharSet::empty(), |all, one| Some(all.union(&one?))),
            _ => None,
        }
    }
}
