//! Turns an automaton whose symbols include tags into one over characters, which follows all readings
//! of a text at once and keeps the tags of each: a register holds only the last position of a tag, a
//! reading has all.

use super::super::chars::CharSet;
use super::super::languages::Languages;
use super::super::numbered::Numbered;
use super::automaton::{Tag, TaggedError};
use super::fold::Folded;

/// Where a reading comes from.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Reading {
    /// The number of the reading before the symbol.
    pub from: usize,
    /// The tags before the symbol, in the order of the text.
    pub tags: Vec<usize>,
}

/// A state of the automaton: a list of readings.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub struct ReadingsState {
    /// The reading of a text that ends in this state, with the tags at its end; `None` if no accepted
    /// text ends here.
    pub accepts: Option<Reading>,
    /// For each class of characters, the next state, and where each of its readings comes from.
    pub next: Vec<Option<(usize, Vec<Reading>)>>,
}

/// A deterministic automaton that finds all occurrences of rules in a text; its start is state 0, which
/// has one reading. A reading is one way in which the rule derives a text; if there are several, the one counts
/// that passes a tag earliest. [`run`](Self::run) returns pairs of a tag's number and its position in bytes.
///
/// ```
/// use abnf_lab::{Compiler, LabGrammar, Reading, Readings, ReadingsState};
///
/// let grammar = LabGrammar::from_abnf("a = b *( \":\" b )\nb = 1*DIGIT\n").unwrap();
/// let tags = ["b.start".parse().unwrap(), "b.end".parse().unwrap()];
/// let readings: Readings = Compiler::new(&grammar, &tags).readings("a", &tags).unwrap();
/// assert_eq!(readings.run("1:23"), Some(vec![(0, 0), (1, 1), (0, 2), (1, 4)]));
/// assert_eq!(readings.run("1:"), None);
/// let start: &ReadingsState = &readings.states[0];
/// let (_, from): &(usize, Vec<Reading>) = start.next.iter().flatten().next().unwrap();
/// assert_eq!((from[0].from, &*from[0].tags), (0, &[0][..]));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Readings {
    /// The tags, by number.
    pub tags: Vec<Tag>,
    /// The classes of characters.
    pub classes: Vec<CharSet>,
    /// The states.
    pub states: Vec<ReadingsState>,
}

impl Readings {
    /// Returns the tags of a text with their positions in bytes, in the order of the text; `None` if the
    /// rule does not accept the whole text.
    pub fn run(&self, text: &str) -> Option<Vec<(usize, usize)>> {
        let mut state = &self.states[0];
        let mut readings: Vec<Vec<(usize, usize)>> = vec![Vec::new()];
        // The tags of a reading, with those of the reading that it comes from.
        let tags_of = |readings: &[Vec<(usize, usize)>], reading: &Reading, at| {
            let mut tags = readings[reading.from].clone();
            tags.extend(reading.tags.iter().map(|&tag| (tag, at)));
            tags
        };
        for (at, character) in text.char_indices() {
            let class = self.classes.iter().position(|class| class.contains(character))?;
            let (target, next) = state.next[class].as_ref()?;
            readings = next.iter().map(|reading| tags_of(&readings, reading, at)).collect();
            state = &self.states[*target];
        }
        Some(tags_of(&readings, state.accepts.as_ref()?, text.len()))
    }
}

/// Makes the automaton over characters (subset construction, with the states in the order of
/// preference).
pub(super) fn determinize_readings(
    folded: &Folded,
    languages: &mut Languages,
    tags: &[Tag],
) -> Result<Readings, TaggedError> {
    let mut keys = Numbered::from(vec![0]);
    let mut states = Vec::new();
    while let Some(key) = keys.keys.get(states.len()).cloned() {
        if !languages.meter.step(states.len(), states.len() * 64 * (1 + folded.classes)) {
            languages.check()?;
        }
        let passed = pass_tags(folded, &key);
        let accepts = passed.iter().find(|(at, _)| folded.accepting[*at]);
        let mut state = ReadingsState {
            accepts: accepts.map(|(_, reading)| reading.clone()),
            next: Vec::with_capacity(folded.classes),
        };
        for class in 0..folded.classes {
            let (mut next, mut readings) = (Vec::new(), Vec::new());
            for (at, reading) in &passed {
                match folded.rows[*at][class] {
                    Some(to) if !next.contains(&to) => {
                        next.push(to);
                        readings.push(reading.clone());
                    }
                    _ => {}
                }
            }
            state.next.push((!next.is_empty()).then(|| (keys.number(next), readings)));
        }
        states.push(state);
    }
    let classes = languages.alphabet().classes().to_vec();
    Ok(Readings { tags: tags.to_vec(), classes, states })
}

/// Returns the states that any number of tags lead to, each with its reading, in the order of preference:
/// passing a tag is preferred to not passing it.
fn pass_tags(folded: &Folded, states: &[usize]) -> Vec<(usize, Reading)> {
    let (mut found, mut visited) = (Vec::new(), vec![false; folded.rows.len()]);
    for (from, &state) in states.iter().enumerate() {
        let reading = Reading { from, tags: Vec::new() };
        add_after_tags(folded, state, reading, &mut found, &mut visited);
    }
    found
}

/// Adds to `found` the states that any number of tags lead to from a state.
fn add_after_tags(
    folded: &Folded,
    state: usize,
    reading: Reading,
    found: &mut Vec<(usize, Reading)>,
    visited: &mut [bool],
) {
    if std::mem::replace(&mut visited[state], true) {
        return;
    }
    for (tag, next) in folded.states_after_tags(state).iter().enumerate() {
        if let Some(next) = *next {
            let mut after = reading.clone();
            after.tags.push(tag);
            add_after_tags(folded, next, after, found, visited);
        }
    }
    found.push((state, reading));
}
