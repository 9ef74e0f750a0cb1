//! Makes the automaton of a table: it goes through the automaton that finds parts, the one that explains
//! errors, and that of the printed rules at once, and has the fewest states.

use super::Origins;
use crate::source::Origin;
use abnf_lab::{Awaited, Awaits, CharSet, Compiler, Diagnosis, LabGrammar, Prospect, Reading, Tag};
use std::collections::{HashMap, HashSet};

/// An automaton over octets. Its start is state 0.
pub(super) struct Automaton {
    /// The class of each octet.
    pub classes: Vec<Option<usize>>,
    /// The number of classes.
    pub width: usize,
    pub states: Vec<State>,
    /// The number of states at the beginning in which the verdict still depends on what follows.
    pub open_states: usize,
    /// The largest number of readings of a state.
    pub readings: usize,
    pub rules: Vec<Rule>,
    pub explanations: Vec<Explanation>,
}

pub(super) struct State {
    pub accepts: Option<Reading>,
    /// The transition for each class.
    pub next: Vec<Option<Transition>>,
    pub explanation: usize,
    /// Where only a sentence rejects: whether the printed rules go on with each class that this state rejects;
    /// whether they accept the end that it rejects; whether it is so with octets of no class.
    pub is_printed: Vec<bool>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Transition {
    /// The next state.
    pub state: usize,
    /// Where the readings of the next state come from; empty if the readings stay as they are.
    pub readings: Vec<Reading>,
}

impl Transition {
    /// Returns the transition with another number for each state.
    fn renumbered(self, numbers: &[usize]) -> Self {
        Transition { state: numbers[self.state], ..self }
    }
}

/// Three automata that are gone through at once, each at a class of octets.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Classes {
    /// The class in the automaton that finds parts; `None` if it reads no such octet.
    tagged: Option<usize>,
    /// The class in the automaton that explains errors.
    diagnosis: usize,
    /// The class in the automaton of the printed rules.
    printed: usize,
}

/// Three automata that are gone through at once, each in a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Product {
    tagged: usize,
    diagnosis: usize,
    /// `None` where the printed rules have no such text.
    printed: Option<usize>,
}

/// A rule that an explanation names.
#[derive(PartialEq, Eq, Hash, Clone)]
pub(super) struct Rule {
    pub name: String,
    pub place: &'static str,
    pub origin: Origin,
}

/// What may follow in a state.
#[derive(PartialEq, Eq, Hash, Clone)]
pub(super) struct Explanation {
    /// The number of the innermost rule that is open.
    pub rule: usize,
    /// What may follow, in the order of the grammar.
    pub expected: Vec<String>,
}

impl Automaton {
    /// Makes the automaton of a rule that finds the occurrences of the parts. `printed` are the
    /// rules without what sentences demand. Without `printed`, each error in a rule that a sentence
    /// demands is due to the sentence.
    pub fn new(
        grammar: &LabGrammar,
        printed: Option<&LabGrammar>,
        rule: &str,
        parts: &[&str],
        origins: &Origins<'_>,
    ) -> Result<Self, String> {
        let ends = parts.iter().flat_map(|part| [format!("{part}.start"), format!("{part}.end")]);
        let tags: Result<Vec<Tag>, _> = ends.map(|tag| tag.parse()).collect();
        let tags = tags.map_err(|it| it.to_string())?;
        let tagged = Compiler::new(grammar, &tags).readings(rule, &tags);
        let tagged = tagged.map_err(|it| it.to_string())?;
        let mut readings = 1;
        let diagnosis = Diagnosis::of(grammar, rule, &[], &[]).map_err(|it| it.to_string())?;
        let mut namer = Namer { grammar, origins, rules: Vec::new(), explanations: Vec::new() };
        let explained: Vec<usize> =
            diagnosis.states.iter().map(|may_follow| namer.explanation(may_follow)).collect();

        // A printed rule can be prose, of which there is no automaton.
        let printed = printed.and_then(|it| Diagnosis::of(it, rule, &[], &[]).ok());

        let mut classes: Vec<Classes> = Vec::new();
        let class_of = (0..=0xFF_u8).map(|octet| {
            let character = char::from(octet);
            let in_tagged = tagged.classes.iter().position(|class| class.contains(character));
            let in_printed = printed.as_ref().map_or(0, |it| it.alphabet.class_of(character));
            let goes_on = |it: &Prospect| it.next[in_printed].is_some();
            let is_printed = printed.as_ref().is_some_and(|it| it.states.iter().any(goes_on));
            let class = Classes {
                tagged: in_tagged,
                diagnosis: diagnosis.alphabet.class_of(character),
                printed: in_printed,
            };
            (in_tagged.is_some() || is_printed).then(|| intern(&mut classes, class))
        });
        let class_of: Vec<Option<usize>> = class_of.collect();

        let start = Product { tagged: 0, diagnosis: 0, printed: Some(0) };
        let (mut products, mut numbers) = (vec![start], HashMap::from([(start, 0)]));
        let mut states = Vec::new();
        while let Some(&product) = products.get(states.len()) {
            let state = &tagged.states[product.tagged];
            let may_follow = &diagnosis.states[product.diagnosis];
            let as_printed =
                printed.as_ref().zip(product.printed).map(|(it, state)| &it.states[state]);
            let next = classes.iter().map(|class| {
                let (to, readings_after) = state.next[class.tagged?].as_ref()?;
                let to = Product {
                    tagged: *to,
                    diagnosis: may_follow.next[class.diagnosis]?,
                    printed: as_printed.and_then(|it| it.next[class.printed]),
                };
                let state = *numbers.entry(to).or_insert_with(|| {
                    products.push(to);
                    products.len() - 1
                });
                readings = readings.max(readings_after.len());
                let stays =
                    |(number, it): (usize, &Reading)| it.from == number && it.tags.is_empty();
                let all_stay = readings_after.iter().enumerate().all(stays);
                let readings = if all_stay { Vec::new() } else { readings_after.clone() };
                Some(Transition { state, readings })
            });
            let next: Vec<Option<Transition>> = next.collect();
            let is_printed = match &printed {
                Some(_) => is_printed(state.accepts.is_some(), as_printed, &classes, &next),
                None => vec![true; classes.len() + 2],
            };
            let explanation = explained[product.diagnosis];
            states.push(State { accepts: state.accepts.clone(), next, explanation, is_printed });
        }
        let width = classes.len();
        let Namer { rules, explanations, .. } = namer;
        let mut automaton = Automaton {
            classes: class_of,
            width,
            open_states: states.len(),
            states,
            readings,
            rules,
            explanations,
        };
        automaton.merge_states();
        automaton.merge_classes();
        Ok(automaton)
    }

    /// Merges states that cannot be told apart (Moore's algorithm): they have the same
    /// explanations, end alike, and each class leads to states that cannot be told apart, with the
    /// same readings.
    fn merge_states(&mut self) {
        let mut block_of = vec![0; self.states.len()];
        let mut count = 0;
        loop {
            let mut numbers = HashMap::new();
            let next = self.states.iter().zip(&block_of).map(|(state, &block)| {
                let to = state.next.iter();
                let to = to.map(|to| to.as_ref().map(|it| (block_of[it.state], &it.readings)));
                let explained = (state.explanation, &state.is_printed);
                let key = (block, explained, &state.accepts, to.collect::<Vec<_>>());
                let new = numbers.len();
                *numbers.entry(key).or_insert(new)
            });
            let next: Vec<usize> = next.collect();
            let new_count = numbers.len();
            block_of = next;
            if new_count == count {
                break;
            }
            count = new_count;
        }
        let mut merged: Vec<Option<State>> = (0..count).map(|_| None).collect();
        for (state, &block) in std::mem::take(&mut self.states).into_iter().zip(&block_of) {
            let next = state.next.into_iter().map(|to| to.map(|it| it.renumbered(&block_of)));
            let next = next.collect();
            merged[block].get_or_insert(State { next, ..state });
        }
        // The first state is in the first block.
        self.states = merged.into_iter().flatten().collect();
    }

    /// Merges classes that no state distinguishes.
    fn merge_classes(&mut self) {
        let mut columns = Vec::new();
        let mut kept_classes = Vec::new();
        let merged = (0..self.width).map(|class| {
            let of_state = |state: &'_ State| (state.next[class].clone(), state.is_printed[class]);
            let column: Vec<_> = self.states.iter().map(of_state).collect();
            let count = columns.len();
            let found = intern(&mut columns, column);
            if found == count {
                kept_classes.push(class);
            }
            found
        });
        let merged: Vec<usize> = merged.collect();
        for class in self.classes.iter_mut().flatten() {
            *class = merged[*class];
        }
        for state in &mut self.states {
            state.next = kept_classes.iter().map(|&class| state.next[class].clone()).collect();
            let others = state.is_printed.len() - 1;
            let kept_classes = kept_classes.iter().copied().chain([others - 1, others]);
            state.is_printed = kept_classes.map(|class| state.is_printed[class]).collect();
        }
        self.width = kept_classes.len();
        self.open_states = self.states.len();
    }

    /// Sorts the states, so that the open ones come first, and counts these. A state is open if the automaton may
    /// still reject a text there that the generic grammar accepts.
    ///
    /// `generic` is the automaton of the generic grammar for whole identifiers. They are read up to the octet `end`,
    /// if there is one.
    pub fn find_open_states(&mut self, generic: &Diagnosis, end: Option<u8>) {
        let are_open = self.are_open(generic, end);
        // The start remains the first state.
        let mut order: Vec<usize> = (0..self.states.len()).collect();
        order.sort_by_key(|&state| (state > 0, !are_open[state]));
        self.open_states = order.iter().take_while(|&&state| are_open[state]).count();
        let mut numbers = vec![0; order.len()];
        order.iter().enumerate().for_each(|(number, &state)| numbers[state] = number);
        let mut states: Vec<Option<State>> =
            std::mem::take(&mut self.states).into_iter().map(Some).collect();
        let in_order = order.iter().filter_map(|&state| states[state].take());
        self.states = in_order
            .map(|state| {
                let next = state.next.into_iter().map(|to| to.map(|it| it.renumbered(&numbers)));
                State { next: next.collect(), ..state }
            })
            .collect();
    }

    /// Returns whether each state is open.
    fn are_open(&self, generic: &Diagnosis, end: Option<u8>) -> Vec<bool> {
        let octets = (0..=0xFF_u8).filter(|octet| Some(*octet) != end);
        let classes = octets.map(|octet| {
            (self.classes[usize::from(octet)], generic.alphabet.class_of(char::from(octet)))
        });
        let classes: HashSet<(Option<usize>, usize)> = classes.collect();
        // The pairs of states that some text leads to, with the pairs that follow. A pair is open if a text
        // of the generic grammar may go on where the automaton does not.
        let mut pairs = vec![(0, 0)];
        let mut numbers = HashMap::from([((0, 0), 0)]);
        let (mut open, mut following) = (Vec::new(), Vec::new());
        while let Some(&(number, in_generic)) = pairs.get(open.len()) {
            let (state, may_follow) = (&self.states[number], &generic.states[in_generic]);
            let mut is_open = may_follow.may_end && state.accepts.is_none();
            let mut next_pairs = Vec::new();
            for &(class, generic_class) in &classes {
                let Some(to_generic) = may_follow.next[generic_class] else { continue };
                match class.and_then(|class| state.next[class].as_ref()) {
                    None => is_open = true,
                    Some(to) => {
                        let pair = (to.state, to_generic);
                        next_pairs.push(*numbers.entry(pair).or_insert_with(|| {
                            pairs.push(pair);
                            pairs.len() - 1
                        }))
                    }
                }
            }
            open.push(is_open);
            following.push(next_pairs);
        }
        // A pair that leads to an open one is open.
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for pair in (0..pairs.len()).rev() {
                if !open[pair] && following[pair].iter().any(|&next_pair| open[next_pair]) {
                    (open[pair], has_changed) = (true, true);
                }
            }
        }
        let is_open = |state: usize| {
            let mut of_state =
                pairs.iter().zip(&open).filter(|((it, _), _)| *it == state).peekable();
            of_state.peek().is_none() || of_state.any(|(_, open)| *open)
        };
        (0..self.states.len()).map(is_open).collect()
    }
}

/// Returns [`State::is_printed`] of a state with these transitions, which accepts the end of a text or not.
/// `as_printed` is what may follow by the printed rules.
fn is_printed(
    accepts: bool,
    as_printed: Option<&Prospect>,
    classes: &[Classes],
    next: &[Option<Transition>],
) -> Vec<bool> {
    let goes_on = |class: &Classes| as_printed.is_some_and(|it| it.next[class.printed].is_some());
    let may_end = as_printed.is_some_and(|it| it.may_end) && !accepts;
    let of_classes = classes.iter().zip(next).map(|(class, to)| to.is_none() && goes_on(class));
    of_classes.chain([may_end, false]).collect()
}

/// Numbers rules and explanations.
struct Namer<'g> {
    grammar: &'g LabGrammar,
    origins: &'g Origins<'g>,
    rules: Vec<Rule>,
    explanations: Vec<Explanation>,
}

impl Namer<'_> {
    /// Returns the number of the explanation of a state, given what may follow there.
    fn explanation(&mut self, may_follow: &Prospect) -> usize {
        // The rules that are open whatever follows.
        let mut begun = may_follow.awaited.iter().map(|it| &it.open[..it.begun]);
        let first = begun.next().unwrap_or(&[]);
        let common = begun.fold(first, |common, other| {
            let same = common.iter().zip(other).take_while(|(one, other)| one == other).count();
            &common[..same]
        });
        let mut expected: Vec<String> = Vec::new();
        let mut beginning: Vec<usize> = Vec::new();
        for awaited in &may_follow.awaited {
            let (begins, what) = self.expected(awaited, common.len());
            if !expected.contains(&what) {
                expected.push(what);
            }
            beginning.extend(begins);
        }
        if may_follow.may_end {
            expected.push("the end".into());
        }
        // If only one rule may begin, and a sentence demands it, the sentence is the reason.
        let is_demanded =
            |rule: usize| !self.origins.rule(self.grammar, rule).origin.sentence.is_empty();
        let open = match beginning.first() {
            Some(&only)
                if expected.len() == 1
                    && beginning.len() == may_follow.awaited.len()
                    && is_demanded(only) =>
            {
                Some(only)
            }
            _ => common.last().copied(),
        };
        let rule = open.unwrap_or(0);
        let rule = intern(&mut self.rules, self.origins.rule(self.grammar, rule));
        intern(&mut self.explanations, Explanation { rule, expected })
    }

    /// Returns the rule that begins here, and the name of what may follow. The first `common` rules
    /// are open in any case: none of them is the rule that begins. `None` if no rule begins.
    fn expected(&self, awaited: &Awaited, common: usize) -> (Option<usize>, String) {
        let begins = awaited.open.get(awaited.begun.max(common)).copied();
        let what = match (&awaited.what, begins) {
            (_, Some(rule)) => self.origins.rule(self.grammar, rule).name,
            (Awaits::Rule(rule), None) => self.origins.rule(self.grammar, *rule).name,
            (Awaits::Literal(text), None) => format!("\"{text}\""),
            (_, None) => display(&awaited.first),
        };
        (begins, what)
    }
}

/// Returns a set in ABNF.
fn display(set: &CharSet) -> String {
    let range = |&(first, last): &(u32, u32)| match (char::from_u32(first), first == last) {
        (Some(character), true) if character.is_ascii_graphic() && character != '"' => {
            format!("\"{character}\"")
        }
        (_, true) => format!("%x{first:02X}"),
        (_, false) => format!("%x{first:02X}-{last:02X}"),
    };
    set.code_points().iter().map(range).collect::<Vec<String>>().join(" / ")
}

/// Returns the index of an item in a list, after adding the item if it is new.
fn intern<T: PartialEq>(known: &mut Vec<T>, item: T) -> usize {
    known.iter().position(|other| *other == item).unwrap_or_else(|| {
        known.push(item);
        known.len() - 1
    })
}
