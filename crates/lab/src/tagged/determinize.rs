//! From an automaton whose symbols include tags to one over characters and tokens, which keeps
//! the places of the tags in registers.
//!
//! A state is a list of configurations. A configuration is a state of the given automaton, and for
//! each tag whether it has a place, and in which register. The tags before a symbol are passed
//! only when the symbol is read: a reading that stops there never sets them.
//!
//! If no configuration of a state has a place for a tag, the registers of the tag are clear.

use super::super::alphabet::Alphabet;
use super::super::languages::Languages;
use super::super::numbered::Numbered;
use super::automaton::{Op, State, Tag, Tagged, TaggedError, Transition};
use super::fold::Folded;
use rustc_hash::FxHashMap;
use std::collections::HashSet;

/// Where the place of a tag is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Place {
    Nowhere,
    /// In the register of the tag with this number.
    Kept(usize),
    /// Before the next symbol.
    Here,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Config {
    at: usize,
    places: Vec<Place>,
}

/// Makes the automaton over characters and tokens (subset construction).
pub(super) fn determinize(
    folded: &Folded,
    languages: &mut Languages,
    tags: &[Tag],
    first_wins: bool,
) -> Result<Tagged, TaggedError> {
    let alphabet = languages.alphabet().clone();
    let alphabet = &alphabet;
    let builder = Builder { folded, alphabet, tags, first_wins };
    let mut keys = Numbered::from(vec![Config { at: 0, places: vec![Place::Nowhere; tags.len()] }]);
    // A text that leads to each state.
    let mut texts = vec![String::new()];
    let mut tables: Vec<State> = Vec::new();
    let mut width = vec![1; tags.len()];
    while let Some(configs) = keys.keys.get(tables.len()).cloned() {
        if !languages.meter.step(tables.len(), tables.len() * 64 * (1 + folded.classes)) {
            languages.check()?;
        }
        let before = texts[tables.len()].clone();
        let mut state = State { accepts: builder.accepts(&configs, &before)?, next: Vec::new() };
        for symbol in 0..folded.classes + folded.tokens {
            let text = format!("{before}{}", builder.example(symbol));
            let next = builder.after(&configs, symbol, &text)?;
            if next.is_empty() {
                state.next.push(None);
                continue;
            }
            let (next, ops) = settle(&configs, next, &mut width);
            let target = keys.number(next);
            if target == texts.len() {
                texts.push(text);
            }
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
    /// An example of a symbol, for messages.
    fn example(&self, symbol: usize) -> String {
        match symbol.checked_sub(self.folded.classes) {
            None => self.alphabet.example(symbol).to_string(),
            Some(token) => format!("<{token}>"),
        }
    }

    /// The configurations after any number of tags, in order of preference: to take a tag is
    /// preferred to not taking it.
    fn pass_tags(&self, configs: &[Config]) -> Vec<Config> {
        let (mut passed, mut seen) = (Vec::new(), HashSet::new());
        configs.iter().for_each(|config| self.pass(config.clone(), &mut passed, &mut seen));
        passed
    }

    /// Adds the configurations after any number of tags from one on.
    fn pass(&self, config: Config, passed: &mut Vec<Config>, seen: &mut HashSet<Config>) {
        if !seen.insert(config.clone()) {
            return;
        }
        let tags = &self.folded.rows[config.at][self.folded.classes + self.folded.tokens..];
        for (tag, at) in tags.iter().enumerate() {
            if let Some(at) = *at {
                let mut places = config.places.clone();
                places[tag] = Place::Here;
                self.pass(Config { at, places }, passed, seen);
            }
        }
        passed.push(config);
    }

    /// The configurations after a symbol. `text` is an example that ends with this symbol.
    fn after(
        &self,
        configs: &[Config],
        symbol: usize,
        text: &str,
    ) -> Result<Vec<Config>, TaggedError> {
        let mut next: Vec<Config> = Vec::new();
        for config in self.pass_tags(configs) {
            let Some(at) = self.folded.rows[config.at][symbol] else { continue };
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

    /// Rejects two readings of a text with different places, unless the first one wins.
    fn agree(
        &self,
        one: &[Place],
        other: &[Place],
        text: &str,
        at: usize,
    ) -> Result<(), TaggedError> {
        let differs = one.iter().zip(other).position(|(one, other)| one != other);
        match differs {
            Some(tag) if !self.first_wins => Err(TaggedError::Ambiguous {
                tag: self.tags[tag].clone(),
                text: format!("{text}{}", self.completion(at)),
            }),
            _ => Ok(()),
        }
    }

    /// The operations at the end of a text that leads to these configurations; none if no text may
    /// end there.
    fn accepts(&self, configs: &[Config], text: &str) -> Result<Option<Vec<Op>>, TaggedError> {
        let ends = |config: &Config| self.folded.accepting[config.at];
        let mut ending = self.pass_tags(configs).into_iter().filter(ends);
        let Some(first) = ending.next() else { return Ok(None) };
        for other in ending {
            self.agree(&first.places, &other.places, text, other.at)?;
        }
        let ops = first.places.iter().enumerate().filter_map(|(tag, place)| match place {
            Place::Here => Some(Op::Before(tag)),
            Place::Kept(0) => None,
            Place::Kept(register) => Some(Op::Copy(tag, register * self.tags.len() + tag)),
            Place::Nowhere => has_place(configs, tag).then_some(Op::Clear(tag)),
        });
        Ok(Some(ops.collect()))
    }

    /// A shortest text from this state to an accepting one.
    fn completion(&self, at: usize) -> String {
        let mut states = Numbered::from(at);
        let mut texts = vec![String::new()];
        let symbols = self.folded.classes + self.folded.tokens;
        for number in 0.. {
            let Some(&at) = states.keys.get(number) else { break };
            if self.folded.accepting[at] {
                return texts.swap_remove(number);
            }
            for (symbol, next) in self.folded.rows[at].iter().enumerate() {
                if next.is_some_and(|next| states.number(next) == texts.len()) {
                    let tag = symbol >= symbols;
                    let example = if tag { String::new() } else { self.example(symbol) };
                    texts.push(format!("{}{example}", texts[number]));
                }
            }
        }
        String::new()
    }
}

fn has_place(configs: &[Config], tag: usize) -> bool {
    configs.iter().any(|config| config.places[tag] != Place::Nowhere)
}

/// Assigns a register to each different place of a tag, in the order of the configurations.
/// Returns the configurations with these registers, and the operations that fill them. The
/// register `n` of a tag has the number `n * tags + tag` until [`number_registers`].
fn settle(
    before: &[Config],
    mut settled: Vec<Config>,
    width: &mut [usize],
) -> (Vec<Config>, Vec<Op>) {
    let tags = width.len();
    let mut ops = Vec::new();
    for (tag, width) in width.iter_mut().enumerate() {
        let mut different = Numbered::new();
        for config in &mut settled {
            let place = &mut config.places[tag];
            if *place != Place::Nowhere {
                *place = Place::Kept(different.number(*place));
            }
        }
        for (register, place) in different.keys.iter().enumerate() {
            let to = register * tags + tag;
            match place {
                Place::Here => ops.push(Op::Before(to)),
                Place::Kept(from) if *from != register => ops.push(Op::Copy(to, from * tags + tag)),
                _ => {}
            }
        }
        if different.keys.is_empty() && has_place(before, tag) {
            ops.push(Op::Clear(tag));
        }
        *width = (*width).max(different.keys.len());
    }
    (settled, ops)
}

/// Renumbers the registers without gaps: the first register of each tag, then the others.
fn number_registers(tagged: &mut Tagged, width: &[usize]) {
    let mut number = FxHashMap::default();
    for register in 0..width.iter().copied().max().unwrap_or(0) {
        for (tag, _) in width.iter().enumerate().filter(|&(_, &width)| register < width) {
            number.insert(register * width.len() + tag, number.len());
        }
    }
    for op in tagged.states.iter_mut().flat_map(State::lists_mut).flatten() {
        *op = op.renamed(|register| number[&register]);
    }
    tagged.registers = number.len();
}
