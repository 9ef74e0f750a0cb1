//! Reads a text with a table: a deterministic automaton over octets, which also records where the
//! named parts of the text are.
//!
//! A table is a sequence of octets, numbers little-endian, as `generate/write.rs` writes it:
//!
//! | octets | content |
//! | --- | --- |
//! | 16 | eight numbers of two octets: states, classes, transitions with readings, octets of readings, most readings of a state, parts, sets, open states |
//! | 256 | the class of each octet; `FF` is in no class |
//! | 2 × states × classes | for each state and class: the next state; from `states` on, the number of a transition with readings; `FFFF` is none |
//! | 4 × transitions with readings | the next state, the start of its readings |
//! | 2 × states | the start of the reading at the end of a text; `FFFF` if no text ends there |
//! | 2 × states | the number of the state's explanation |
//! | 2 × states | the number of the set with what only a sentence rejects there |
//! | sets | a bit for each class, from the lowest one of the first octet on, for the end of the text, and for octets in no class |
//! | octets of readings | lists: the number of readings, then for each: the number of the reading that it goes on from, the number of tags, the tags |
//! | the rest | UTF-8: see [`Words`] |
//!
//! The open states are the first ones. In the others, the verdict is known before the end: the table accepts
//! whatever the generic grammar does.
//!
//! A state follows several readings of the text as long as they are possible. The tag `2 × n` is the start
//! of part `n`, the next one its end.

use std::ops::Range;
use std::str;

/// No state, no transition, no readings.
pub const NONE: u16 = 0xFFFF;
/// The class of an octet that no text has.
pub const NO_CLASS: u8 = 0xFF;
/// The octets before the table proper.
pub const HEADER: usize = CLASSES + 256;
/// The octets before the classes.
const CLASSES: usize = 16;

/// A table: see the module.
#[derive(Clone, Copy)]
pub struct Table {
    octets: &'static [u8],
    /// The number of states.
    states: usize,
    /// The number of open states.
    open_states: usize,
    /// The number of classes.
    classes: usize,
    /// The number of transitions with readings.
    with_readings: usize,
    /// The greatest number of readings of a state.
    most_readings: usize,
    /// The place of the readings in `octets`.
    readings_start: usize,
    /// The place of the words in `octets`.
    words_start: usize,
}

/// Where a text cannot go on.
pub struct Stop {
    /// The number of octets that were read.
    pub at: usize,
    /// The number of the explanation.
    pub explanation: usize,
    /// Whether the printed rules go on there, so that only a sentence rejects the text.
    pub is_demanded: bool,
}

impl Table {
    /// Returns the table in these octets.
    pub fn new(octets: &'static [u8]) -> Self {
        let number =
            |at: usize| usize::from(u16::from_le_bytes([octets[2 * at], octets[2 * at + 1]]));
        let (states, classes, with_readings) = (number(0), number(1), number(2));
        let sets = number(6) * set_length(classes);
        let readings_start = HEADER + 2 * states * classes + 4 * with_readings + 6 * states + sets;
        Table {
            octets,
            states,
            open_states: number(7),
            classes,
            with_readings,
            most_readings: number(4),
            readings_start,
            words_start: readings_start + number(3),
        }
    }

    /// Returns the strings of the table.
    pub fn words(self) -> Words {
        Words(&self.octets[self.words_start..])
    }

    /// Returns the number of two octets at this place.
    fn number(self, at: usize) -> u16 {
        u16::from_le_bytes([self.octets[at], self.octets[at + 1]])
    }

    /// Returns the octets from a list of readings on.
    fn readings(self, start: u16) -> &'static [u8] {
        &self.octets[self.readings_start + usize::from(start)..self.words_start]
    }

    /// Reads octets, each with its position. Without marks, reads only until the verdict is known.
    pub fn read<M: Marks>(
        self,
        octets: impl Iterator<Item = (u8, usize)>,
        end: usize,
        marks: &mut M,
    ) -> Result<(), Stop> {
        let transitions = HEADER + 2 * self.states * self.classes;
        let ends = transitions + 4 * self.with_readings;
        let explanations = ends + 2 * self.states;
        let stop = |state: usize, at, bit: usize| {
            let set = usize::from(self.number(explanations + 2 * (self.states + state)));
            let set = explanations + 4 * self.states + set * set_length(self.classes);
            Stop {
                at,
                explanation: usize::from(self.number(explanations + 2 * state)),
                is_demanded: self.octets[set + bit / 8] >> (bit % 8) & 1 == 1,
            }
        };
        let classes: &[u8; 256] =
            self.octets[CLASSES..].first_chunk().expect("a class of each octet");
        let (rows, _) = self.octets[HEADER..transitions].as_chunks::<2>();
        let (with_readings, _) = self.octets[transitions..ends].as_chunks::<4>();
        let open_states = if M::ARE_WANTED { self.states } else { self.open_states };
        let mut state = 0;
        for (octet, at) in octets {
            let class = classes[usize::from(octet)];
            if class == NO_CLASS {
                return Err(stop(state, at, self.classes + 1));
            }
            let to = u16::from_le_bytes(rows[state * self.classes + usize::from(class)]);
            if usize::from(to) < open_states {
                state = usize::from(to);
            } else if usize::from(to) < self.states {
                return Ok(());
            } else if to == NONE {
                return Err(stop(state, at, usize::from(class)));
            } else {
                let [low, high, start @ ..] = with_readings[usize::from(to) - self.states];
                if M::ARE_WANTED {
                    marks.follow(self.readings(u16::from_le_bytes(start)), at);
                }
                state = u16::from_le_bytes([low, high]).into();
                if state >= open_states {
                    return Ok(());
                }
            }
        }
        match self.number(ends + 2 * state) {
            NONE => Err(stop(state, end, self.classes)),
            reading => {
                if M::ARE_WANTED {
                    marks.follow(self.readings(reading), end);
                }
                Ok(())
            }
        }
    }

    /// Returns an empty record for this table.
    pub fn record(self) -> Record {
        let none = || vec![NO_EVENT; self.most_readings];
        Record { last: none(), before: none(), events: Vec::new() }
    }
}

/// Returns the octets of a set: see the module.
fn set_length(classes: usize) -> usize {
    (classes + 2).div_ceil(8)
}

/// Receives the readings of a text.
pub trait Marks {
    /// Whether readings are followed at all.
    const ARE_WANTED: bool;
    /// Follows a list of readings. Their tags are at this position.
    fn follow(&mut self, readings: &[u8], at: usize);
}

/// Ignores the readings.
pub struct Unmarked;

impl Marks for Unmarked {
    const ARE_WANTED: bool = false;
    fn follow(&mut self, _: &[u8], _: usize) {}
}

/// The tags of each reading.
pub struct Record {
    /// The number of the last event of each reading.
    last: Vec<usize>,
    /// The same before the last list of readings.
    before: Vec<usize>,
    events: Vec<Event>,
}

/// A tag in a text. Readings share the events before they differ.
struct Event {
    tag: u8,
    at: usize,
    /// The number of the event before it.
    before: usize,
}

/// An occurrence of a part in a text.
pub struct Occurrence {
    /// The number of the part.
    pub part: usize,
    pub range: Range<usize>,
}

/// There is no event.
const NO_EVENT: usize = usize::MAX;

impl Marks for Record {
    const ARE_WANTED: bool = true;

    fn follow(&mut self, readings: &[u8], at: usize) {
        std::mem::swap(&mut self.last, &mut self.before);
        // The number of readings, then for each: the number of the reading that it goes on from, the
        // number of its tags, and the tags.
        let [count, rest @ ..] = readings else { return };
        let mut octets = rest.iter();
        let mut next = || octets.next().copied().unwrap_or(0);
        for reading in 0..usize::from(*count) {
            let mut last = self.before[usize::from(next())];
            for _ in 0..next() {
                self.events.push(Event { tag: next(), at, before: last });
                last = self.events.len() - 1;
            }
            self.last[reading] = last;
        }
    }
}

impl Record {
    /// Returns the occurrences of the parts in the order of the text, an outer one before those in it.
    pub fn into_occurrences(self) -> Vec<Occurrence> {
        let mut last = self.last[0];
        let mut found: Vec<Occurrence> = Vec::new();
        // The parts that have an end and no start yet, in the order of their ends from the last one.
        let mut open = Vec::new();
        while let Some(event) = self.events.get(last) {
            let part = usize::from(event.tag / 2);
            if event.tag % 2 == 1 {
                open.push((part, event.at));
            } else if let Some(index) = open.iter().rposition(|&(other, _)| other == part) {
                let (part, end) = open.remove(index);
                found.push(Occurrence { part, range: event.at..end });
            }
            last = event.before;
        }
        found.reverse();
        found
    }
}

/// The strings of a table, one on a line:
///
/// 1. the names of the parts, separated by tabs;
/// 2. the rule that the text has to match, the number of rules, and the document and section of the rule;
/// 3. for each rule: its name, the part of the grammar (`printed`, `demanded` or `imported`), its
///    document, its section, and the sentence that demands it, which may be empty;
/// 4. for each explanation: the number of the rule that is open, then what may follow.
#[derive(Clone, Copy)]
pub struct Words(&'static [u8]);

impl Words {
    /// Returns the columns of a line, which alone is read as UTF-8; none beyond the last line.
    fn line(self, number: usize) -> impl Iterator<Item = &'static str> {
        let line = self.0.split(|octet| *octet == b'\n').nth(number).unwrap_or(b"");
        str::from_utf8(line).expect("the generator writes UTF-8").split('\t')
    }

    /// Returns the names of the parts.
    pub fn parts(self) -> impl Iterator<Item = &'static str> {
        self.line(0).filter(|name| !name.is_empty())
    }

    /// Returns the name of the rule that the text has to match.
    pub fn start_rule(self) -> &'static str {
        self.line(1).next().unwrap_or("")
    }

    /// Returns the document and the section of the rule that the text has to match.
    pub fn origin(self) -> [&'static str; 2] {
        let mut columns = self.line(1).skip(2);
        [columns.next().unwrap_or(""), columns.next().unwrap_or("")]
    }

    /// Returns the columns of the line of a rule.
    pub fn rule(self, number: usize) -> impl Iterator<Item = &'static str> {
        self.line(2 + number)
    }

    /// Returns the columns of the line of an explanation.
    pub fn explanation(self, number: usize) -> impl Iterator<Item = &'static str> {
        let rules: usize = self.line(1).nth(1).and_then(|count| count.parse().ok()).unwrap_or(0);
        self.line(2 + rules + number)
    }
}
