//! Turns an automaton whose symbols include tags into one over characters and tokens, which keeps
//! the positions of the tags in registers.
//!
//! A state of the new automaton is a list of configurations. A configuration is a state of the
//! given automaton, and for each tag, whether it has a position, and in which register. The tags
//! before a symbol are passed only when the symbol is read: a reading that cannot continue never
//! sets them.
//!
//! If no configuration of a state has a position for a tag, the registers of the tag are clear.

use super::super::alphabet::Alphabet;
use super::super::languages::Languages;
use super::super::numbered::Numbered;
use super::automaton::{Op, SeveralReadings, State, Tag, Tagged, TaggedError, Transition};
use super::fold::Folded;
use rustc_hash::FxHashMap;
use std::collections::HashSet;

/// The octets that a transition takes, for the limit of memory.
const OCTETS_OF_TRANSITION: usize = 64;

/// What a configuration knows about the position of a tag.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Place {
    /// The tag was not passed.
    Nowhere,
    /// The position is in the register with this number among those of the tag.
    Register(usize),
    /// The position is before the next symbol.
    Here,
}

/// A configuration: see the module.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Config {
    /// The state of the given automaton.
    state: usize,
    /// The position of each tag.
    places: Vec<Place>,
}

/// Makes the automaton over characters and tokens (subset construction).
pub(super) fn determinize(
    folded: &Folded,
    languages: &mut Languages,
    tags: &[Tag],
    several: SeveralReadings,
) -> Result<Tagged, TaggedError> {
    let alphabet = languages.alphabet().clone();
    let builder = Builder { folded, alphabet: &alphabet, tags, several };
    let mut known =
        Numbered::from(vec![Config { state: 0, places: vec![Place::Nowhere; tags.len()] }]);
    // A text that leads to each state, for messages.
    let mut texts = vec![String::new()];
    let mut states: Vec<State> = Vec::new();
    // The number of registers of each tag.
    let mut register_counts = vec![1; tags.len()];
    // `states` has the finished states; those with greater numbers are known, and not finished.
    while let Some(configs) = known.keys.get(states.len()).cloned() {
        let octets = states.len() * OCTETS_OF_TRANSITION * (1 + folded.classes);
        if !languages.meter.step(states.len(), octets) {
            languages.check()?;
        }
        let before = texts[states.len()].clone();
        let accepts = builder.final_operations(&configs, &before)?;
        let mut state = State { accepts, next: Vec::new() };
        for symbol in 0..folded.classes + folded.tokens {
            let text = format!("{before}{}", builder.example(symbol));
            let next = builder.configs_after(&configs, symbol, &text)?;
            if next.is_empty() {
                state.next.push(None);
                continue;
            }
            let (next, ops) = assign_registers(&configs, next, &mut register_counts);
            let target = known.number(next);
            if target == texts.len() {
                texts.push(text);
            }
            state.next.push(Some(Transition { target, ops }));
        }
        states.push(state);
    }
    // `number_registers` sets `registers`; the compiler adds the tokens and their automata.
    let mut tagged = Tagged {
        tags: tags.to_vec(),
        registers: 0,
        classes: alphabet.classes().to_vec(),
        tokens: Vec::new(),
        inner: Vec::new(),
        states,
    };
    number_registers(&mut tagged, &register_counts);
    Ok(tagged)
}

/// Computes the transitions of the new automaton.
struct Builder<'a> {
    folded: &'a Folded,
    alphabet: &'a Alphabet,
    tags: &'a [Tag],
    several: SeveralReadings,
}

impl Builder<'_> {
    /// Returns an example of a symbol, for messages.
    fn example(&self, symbol: usize) -> String {
        match symbol.checked_sub(self.folded.classes) {
            None => self.alphabet.example(symbol).to_string(),
            Some(token) => format!("<{token}>"),
        }
    }

    /// Returns the configurations after any number of tags, in order of preference: passing a tag
    /// is preferred to not passing it.
    fn pass_tags(&self, configs: &[Config]) -> Vec<Config> {
        let (mut found, mut visited) = (Vec::new(), HashSet::new());
        for config in configs {
            self.add_after_tags(config.clone(), &mut found, &mut visited);
        }
        found
    }

    /// Adds to `found` the configurations that any number of tags lead to from a configuration.
    fn add_after_tags(
        &self,
        config: Config,
        found: &mut Vec<Config>,
        visited: &mut HashSet<Config>,
    ) {
        if !visited.insert(config.clone()) {
            return;
        }
        for (tag, state) in self.folded.states_after_tags(config.state).iter().enumerate() {
            if let Some(state) = *state {
                let mut places = config.places.clone();
                places[tag] = Place::Here;
                self.add_after_tags(Config { state, places }, found, visited);
            }
        }
        found.push(config);
    }

    /// Returns the configurations after a symbol. `text` is an example that ends with this symbol.
    fn configs_after(
        &self,
        configs: &[Config],
        symbol: usize,
        text: &str,
    ) -> Result<Vec<Config>, TaggedError> {
        let mut next: Vec<Config> = Vec::new();
        for config in self.pass_tags(configs) {
            let Some(state) = self.folded.rows[config.state][symbol] else { continue };
            match next.iter().find(|other| other.state == state) {
                Some(other) => self.check_places(&other.places, &config.places, text, state)?,
                None => next.push(Config { state, places: config.places }),
            }
        }
        if self.several == SeveralReadings::Refused {
            // The order, which is that of preference, matters only if one of several readings counts.
            next.sort_by_key(|config| config.state);
        }
        Ok(next)
    }

    /// Rejects two readings of a text that put a tag at different positions, unless one of them
    /// counts. `state` is the state that both lead to.
    fn check_places(
        &self,
        one: &[Place],
        other: &[Place],
        text: &str,
        state: usize,
    ) -> Result<(), TaggedError> {
        let differs = one.iter().zip(other).position(|(one, other)| one != other);
        match differs {
            Some(tag) if self.several == SeveralReadings::Refused => Err(TaggedError::Ambiguous {
                tag: self.tags[tag].clone(),
                text: format!("{text}{}", self.completion(state)),
            }),
            _ => Ok(()),
        }
    }

    /// Returns the operations at the end of a text that leads to these configurations; `None` if no
    /// accepted text ends there.
    fn final_operations(
        &self,
        configs: &[Config],
        text: &str,
    ) -> Result<Option<Vec<Op>>, TaggedError> {
        let ends = |config: &Config| self.folded.accepting[config.state];
        let mut ending = self.pass_tags(configs).into_iter().filter(ends);
        let Some(first) = ending.next() else { return Ok(None) };
        for other in ending {
            self.check_places(&first.places, &other.places, text, other.state)?;
        }
        let ops = first.places.iter().enumerate().filter_map(|(tag, place)| match place {
            Place::Here => Some(Op::Before(tag)),
            // The first register of a tag is the one that holds its position at the end.
            Place::Register(0) => None,
            Place::Register(register) => Some(Op::Copy(tag, register * self.tags.len() + tag)),
            // If no configuration has a position, the register is clear already.
            Place::Nowhere => has_place(configs, tag).then_some(Op::Clear(tag)),
        });
        Ok(Some(ops.collect()))
    }

    /// Returns a shortest text that leads from a state to an accepting one.
    fn completion(&self, start: usize) -> String {
        let mut states = Numbered::from(start);
        let mut texts = vec![String::new()];
        let symbols = self.folded.classes + self.folded.tokens;
        for number in 0.. {
            let Some(&state) = states.keys.get(number) else { break };
            if self.folded.accepting[state] {
                return texts.swap_remove(number);
            }
            for (symbol, next) in self.folded.rows[state].iter().enumerate() {
                if next.is_some_and(|next| states.number(next) == texts.len()) {
                    let is_tag = symbol >= symbols;
                    let example = if is_tag { String::new() } else { self.example(symbol) };
                    texts.push(format!("{}{example}", texts[number]));
                }
            }
        }
        String::new()
    }
}

/// Whether some configuration has a position for a tag.
fn has_place(configs: &[Config], tag: usize) -> bool {
    configs.iter().any(|config| config.places[tag] != Place::Nowhere)
}

/// Assigns a register to each different position of a tag, in the order of the configurations
/// `next`. Returns the configurations with these registers, and the operations that fill them.
/// `before` has the configurations before the symbol. `register_counts` has the number of registers
/// of each tag. The register `n` of a tag has the number `n * tags + tag` until [`number_registers`]
/// renumbers it.
fn assign_registers(
    before: &[Config],
    mut next: Vec<Config>,
    register_counts: &mut [usize],
) -> (Vec<Config>, Vec<Op>) {
    let tags = register_counts.len();
    let mut ops = Vec::new();
    for (tag, register_count) in register_counts.iter_mut().enumerate() {
        let mut distinct = Numbered::new();
        for config in &mut next {
            let place = &mut config.places[tag];
            if *place != Place::Nowhere {
                *place = Place::Register(distinct.number(*place));
            }
        }
        for (register, place) in distinct.keys.iter().enumerate() {
            let to = register * tags + tag;
            match place {
                Place::Here => ops.push(Op::Before(to)),
                Place::Register(from) if *from != register => {
                    ops.push(Op::Copy(to, from * tags + tag))
                }
                _ => {}
            }
        }
        if distinct.keys.is_empty() && has_place(before, tag) {
            ops.push(Op::Clear(tag));
        }
        *register_count = (*register_count).max(distinct.keys.len());
    }
    (next, ops)
}

/// Renumbers the registers without gaps: the first register of each tag, then the others.
fn number_registers(tagged: &mut Tagged, register_counts: &[usize]) {
    let mut number_of = FxHashMap::default();
    for register in 0..register_counts.iter().copied().max().unwrap_or(0) {
        for (tag, _) in register_counts
            .iter()
            .enumerate()
            .filter(|&(_, &register_count)| register < register_count)
        {
            number_of.insert(register * register_counts.len() + tag, number_of.len());
        }
    }
    for op in tagged.states.iter_mut().flat_map(State::lists_mut).flatten() {
        *op = op.with_registers(|register| number_of[&register]);
    }
    tagged.registers = number_of.len();
}
