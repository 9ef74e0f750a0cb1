//! From an automaton with tags among its symbols to one over characters alone, with
//! registers for the places of the tags.
//!
//! A state is a list of configurations: where the automaton may be, and for each tag
//! whether it has a place, and in which register. The tags before a symbol are passed when
//! the symbol is read, so that those of a reading that ends there are never set.
//!
//! Where all configurations of a state have no place for a tag, its registers hold none.

use super::super::alphabet::Alphabet;
use super::super::hash::FastMap;
use super::fold::{DEAD, Folded};
use super::{Op, State, Tag, Tagged, TaggedError, Transition};
use std::collections::{HashSet, VecDeque};

/// Where the place of a tag is: nowhere, or in this register of the tag.
type Place = Option<usize>;

/// Where the place of a tag is after a symbol, seen from before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Now {
    Nowhere,
    Kept(usize),
    Here,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Config<P> {
    at: u32,
    places: Vec<P>,
}

pub(super) fn determinize(
    folded: &Folded,
    alphabet: &Alphabet,
    tags: &[Tag],
    first_wins: bool,
) -> Result<Tagged, TaggedError> {
    let builder = Builder { folded, alphabet, tags, first_wins };
    let start = vec![Config { at: 0, places: vec![None; tags.len()] }];
    let mut number = FastMap::from_iter([(start.clone(), 0)]);
    let mut keys = vec![(start, String::new())];
    let mut tables: Vec<State> = Vec::new();
    let mut width = vec![1; tags.len()];
    while let Some((configs, text)) = keys.get(tables.len()).cloned() {
        let mut state = State { accepts: builder.accepts(&configs, &text)?, next: Vec::new() };
        for symbol in 0..folded.classes + folded.tokens {
            let text = format!("{text}{}", builder.example(symbol));
            let next = builder.after(&configs, symbol, &text)?;
            if next.is_empty() {
                state.next.push(None);
                continue;
            }
            let (next, ops) = settle(&configs, next, &mut width);
            let count = keys.len();
            let target = *number.entry(next).or_insert_with_key(|next| {
                keys.push((next.clone(), text));
                count
            });
            state.next.push(Some(Transition { target, ops }));
        }
        tables.push(state);
    }
    let classes = (0..folded.classes).map(|class| alphabet.characters(class).clone()).collect();
    let mut tagged = Tagged {
        tags: tags.to_vec(),
        registers: 0,
        classes,
        tokens: Vec::new(),
        inner: Vec::new(),
        states: tables,
    };
    number_registers(&mut tagged, &width);
    Ok(tagged)
}

struct Builder<'a> {
    folded: &'a Folded,
    alphabet: &'a Alphabet,
    tags: &'a [Tag],
    first_wins: bool,
}

impl Builder<'_> {
    /// A text for a symbol, to show to people.
    fn example(&self, symbol: usize) -> String {
        match symbol.checked_sub(self.folded.classes) {
            None => self.alphabet.example(symbol).to_string(),
            Some(token) => format!("<{token}>"),
        }
    }

    /// The configurations that tags alone lead to, the preferred one first: one that a tag
    /// leads to is preferred to the one without.
    fn passed(&self, configs: &[Config<Place>]) -> Vec<Config<Now>> {
        let mut passed = Vec::new();
        let mut seen = HashSet::new();
        for config in configs {
            let places = config.places.iter().map(|place| match place {
                None => Now::Nowhere,
                Some(register) => Now::Kept(*register),
            });
            let config = Config { at: config.at, places: places.collect() };
            let mut stack = vec![(config, false)];
            while let Some((config, is_last)) = stack.pop() {
                if is_last {
                    passed.push(config);
                    continue;
                }
                if !seen.insert(config.clone()) {
                    continue;
                }
                stack.push((config.clone(), true));
                let row = &self.folded.rows[config.at as usize];
                let tags = &row[self.folded.classes + self.folded.tokens..];
                for (tag, &at) in tags.iter().enumerate().rev() {
                    if at != DEAD {
                        let mut places = config.places.clone();
                        places[tag] = Now::Here;
                        stack.push((Config { at, places }, false));
                    }
                }
            }
        }
        passed
    }

    /// The configurations after a symbol, which ends the text.
    fn after(
        &self,
        configs: &[Config<Place>],
        symbol: usize,
        text: &str,
    ) -> Result<Vec<Config<Now>>, TaggedError> {
        let mut next: Vec<Config<Now>> = Vec::new();
        for config in self.passed(configs) {
            let at = self.folded.rows[config.at as usize][symbol];
            if at == DEAD {
                continue;
            }
            match next.iter().find(|other| other.at == at) {
                Some(other) => self.agree(&other.places, &config.places, text, at)?,
                None => next.push(Config { at, places: config.places }),
            }
        }
        if !self.first_wins {
            next.sort_by_key(|config| config.at);
        }
        Ok(next)
    }

    /// Refuses two readings of a text with different places, unless one is preferred.
    fn agree(&self, one: &[Now], other: &[Now], text: &str, at: u32) -> Result<(), TaggedError> {
        let differs = one.iter().zip(other).position(|(one, other)| one != other);
        match differs {
            Some(tag) if !self.first_wins => Err(TaggedError::Ambiguous {
                tag: self.tags[tag].clone(),
                text: format!("{text}{}", self.completion(at)),
            }),
            _ => Ok(()),
        }
    }

    /// What is done at the end of a text that leads to these configurations.
    fn accepts(
        &self,
        configs: &[Config<Place>],
        text: &str,
    ) -> Result<Option<Vec<Op>>, TaggedError> {
        let ends = |config: &Config<Now>| self.folded.accepting[config.at as usize];
        let mut ending = self.passed(configs).into_iter().filter(ends);
        let Some(first) = ending.next() else { return Ok(None) };
        for other in ending {
            self.agree(&first.places, &other.places, text, other.at)?;
        }
        let ops = first.places.iter().enumerate().filter_map(|(tag, place)| match place {
            Now::Here => Some(Op::Before(tag)),
            Now::Kept(0) => None,
            Now::Kept(register) => Some(Op::Copy(tag, register * self.tags.len() + tag)),
            Now::Nowhere => has_place(configs, tag).then_some(Op::Clear(tag)),
        });
        Ok(Some(ops.collect()))
    }

    /// A shortest text that leads from here to an end.
    fn completion(&self, at: u32) -> String {
        let mut queue = VecDeque::from([(at, String::new())]);
        let mut seen = HashSet::from([at]);
        while let Some((at, text)) = queue.pop_front() {
            if self.folded.accepting[at as usize] {
                return text;
            }
            let symbols = self.folded.classes + self.folded.tokens;
            for (symbol, &next) in self.folded.rows[at as usize].iter().enumerate() {
                if next != DEAD && seen.insert(next) {
                    let example =
                        if symbol < symbols { self.example(symbol) } else { String::new() };
                    queue.push_back((next, format!("{text}{example}")));
                }
            }
        }
        String::new()
    }
}

fn has_place(configs: &[Config<Place>], tag: usize) -> bool {
    configs.iter().any(|config| config.places[tag].is_some())
}

/// Gives each different place of a tag a register, the first that is met the first one, and
/// says what has to be done for that. A register is named by its number within the tag
/// times the number of tags, plus the tag.
fn settle(
    before: &[Config<Place>],
    next: Vec<Config<Now>>,
    width: &mut [usize],
) -> (Vec<Config<Place>>, Vec<Op>) {
    let tags = width.len();
    let mut settled: Vec<Config<Place>> =
        next.iter().map(|config| Config { at: config.at, places: vec![None; tags] }).collect();
    let mut ops = Vec::new();
    for (tag, width) in width.iter_mut().enumerate() {
        let mut different: Vec<Now> = Vec::new();
        for (config, settled) in next.iter().zip(&mut settled) {
            let place = config.places[tag];
            if place == Now::Nowhere {
                continue;
            }
            let known = different.iter().position(|&other| other == place);
            let register = known.unwrap_or(different.len());
            if known.is_none() {
                different.push(place);
            }
            settled.places[tag] = Some(register);
        }
        for (register, place) in different.iter().enumerate() {
            let to = register * tags + tag;
            match place {
                Now::Here => ops.push(Op::Before(to)),
                Now::Kept(from) if *from != register => ops.push(Op::Copy(to, from * tags + tag)),
                _ => {}
            }
        }
        if different.is_empty() && has_place(before, tag) {
            ops.push(Op::Clear(tag));
        }
        *width = (*width).max(different.len());
    }
    (settled, ops)
}

/// Numbers the registers without gaps: the first ones of all tags, then the others.
fn number_registers(tagged: &mut Tagged, width: &[usize]) {
    let tags = width.len();
    let mut number = FastMap::default();
    for register in 0..width.iter().copied().max().unwrap_or(0) {
        for (tag, &width) in width.iter().enumerate() {
            if register < width {
                number.insert(register * tags + tag, number.len());
            }
        }
    }
    let rename = |op: &mut Op| {
        *op = match *op {
            Op::Before(to) => Op::Before(number[&to]),
            Op::After(to) => Op::After(number[&to]),
            Op::Clear(to) => Op::Clear(number[&to]),
            Op::Copy(to, from) => Op::Copy(number[&to], number[&from]),
        };
    };
    for ops in tagged.states.iter_mut().flat_map(State::lists_mut) {
        ops.iter_mut().for_each(rename);
    }
    tagged.registers = number.len();
}
