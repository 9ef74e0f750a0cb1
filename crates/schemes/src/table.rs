//! Reads a text with a table: a deterministic automaton over octets, which also records where the
//! named parts of the text are.
//!
//! A table is a sequence of octets, numbers little-endian, as `generate/write.rs` writes it:
//!
//! | octets | content |
//! | --- | --- |
//! | 12 | six numbers of two octets: states, classes, transitions with operations, octets of operations, registers, parts |
//! | 256 | the class of each octet; `FF` is in no class |
//! | 2 × states × classes | for each state and class: the next state; from `states` on, the number of a transition with operations; `FFFF` is none |
//! | 4 × transitions with operations | the next state, the start of the operations |
//! | 2 × states | the start of the operations at the end of a text; `FFFF` if no text ends there |
//! | 2 × states | the number of the state's explanation |
//! | octets of operations | lists: the number of octets, then two octets for each operation |
//! | the rest | UTF-8: see [`Words`] |

use std::str;

/// What an operation does with a register.
pub mod operation {
    /// Stores the position before the octet.
    pub const BEFORE: u8 = 0;
    /// Stores the position after the octet.
    pub const AFTER: u8 = 1;
    /// Clears the register.
    pub const CLEAR: u8 = 2;
    /// From this value on: copies the register with the number that remains.
    pub const COPY: u8 = 3;
}

/// No state, no transition, no operations.
pub const NONE: u16 = 0xFFFF;
/// The class of an octet that no text has.
pub const NO_CLASS: u8 = 0xFF;
/// The octets before the table proper.
pub const HEADER: usize = 12 + 256;

/// A table: see the module.
#[derive(Clone, Copy)]
pub struct Table {
    octets: &'static [u8],
    states: usize,
    classes: usize,
    with_operations: usize,
    registers: usize,
    parts: usize,
    operations: usize,
    words: usize,
}

/// Where a text cannot go on.
pub struct Stop {
    /// The number of octets that were read.
    pub at: usize,
    /// The number of the explanation.
    pub explanation: usize,
}

impl Table {
    /// Returns the table in these octets.
    pub fn new(octets: &'static [u8]) -> Self {
        let number =
            |at: usize| usize::from(u16::from_le_bytes([octets[2 * at], octets[2 * at + 1]]));
        let (states, classes, with_operations) = (number(0), number(1), number(2));
        let operations = HEADER + 2 * states * classes + 4 * with_operations + 4 * states;
        let words = operations + number(3);
        Table {
            octets,
            states,
            classes,
            with_operations,
            registers: number(4),
            parts: number(5),
            operations,
            words,
        }
    }

    /// Returns the strings of the table.
    pub fn words(self) -> Words {
        Words(&self.octets[self.words..])
    }

    fn number(self, at: usize) -> u16 {
        u16::from_le_bytes([self.octets[at], self.octets[at + 1]])
    }

    /// Returns a list of operations.
    fn operations(self, start: u16) -> &'static [u8] {
        let start = self.operations + usize::from(start);
        &self.octets[start + 1..][..usize::from(self.octets[start])]
    }

    /// Reads octets, each with the positions before and after it.
    pub fn read<M: Marks>(
        self,
        octets: impl Iterator<Item = (u8, usize, usize)>,
        end: usize,
        marks: &mut M,
    ) -> Result<(), Stop> {
        let next = HEADER;
        let marked = next + 2 * self.states * self.classes;
        let accepting = marked + 4 * self.with_operations;
        let explanations = accepting + 2 * self.states;
        let stop = |state: usize, at| Stop {
            at,
            explanation: usize::from(self.number(explanations + 2 * state)),
        };
        let mut state = 0;
        for (octet, before, after) in octets {
            let class = self.octets[12 + usize::from(octet)];
            if class == NO_CLASS {
                return Err(stop(state, before));
            }
            let to = self.number(next + 2 * (state * self.classes + usize::from(class)));
            if usize::from(to) < self.states {
                state = usize::from(to);
            } else if to == NONE {
                return Err(stop(state, before));
            } else {
                let transition = marked + 4 * (usize::from(to) - self.states);
                if M::ARE_WANTED {
                    marks.apply(self.operations(self.number(transition + 2)), before, after);
                }
                state = usize::from(self.number(transition));
            }
        }
        match self.number(accepting + 2 * state) {
            NONE => Err(stop(state, end)),
            operations => {
                if M::ARE_WANTED {
                    marks.apply(self.operations(operations), end, end);
                }
                Ok(())
            }
        }
    }

    /// Returns an empty record for this table.
    pub fn record(self) -> Record {
        let registers = vec![usize::MAX; self.registers];
        Record { registers, old: Vec::new(), parts: self.parts, found: Vec::new() }
    }
}

/// What becomes of the operations.
pub trait Marks {
    /// Whether operations are carried out at all.
    const ARE_WANTED: bool;
    /// Carries out the operations of one transition.
    fn apply(&mut self, operations: &[u8], before: usize, after: usize);
}

/// Nothing.
pub struct Unmarked;

impl Marks for Unmarked {
    const ARE_WANTED: bool = false;
    fn apply(&mut self, _: &[u8], _: usize, _: usize) {}
}

/// The occurrences of the parts. The register `2 × n` holds the start of part `n`, the next one its
/// end. An occurrence is complete when the next one begins, or the text ends.
pub struct Record {
    registers: Vec<usize>,
    /// The registers before the last operations.
    old: Vec<usize>,
    parts: usize,
    /// The number of the part, the start and the end of each complete occurrence.
    found: Vec<(usize, usize, usize)>,
}

impl Marks for Record {
    const ARE_WANTED: bool = true;

    fn apply(&mut self, operations: &[u8], before: usize, after: usize) {
        // Operations are simultaneous: all are read from the registers as they were.
        self.old.clone_from(&self.registers);
        let old = &self.old;
        let value = |code: u8| match code {
            operation::BEFORE => before,
            operation::AFTER => after,
            operation::CLEAR => usize::MAX,
            code => old[usize::from(code - operation::COPY)],
        };
        for pair in operations.chunks_exact(2) {
            let register = usize::from(pair[0]);
            self.registers[register] = value(pair[1]);
        }
        for pair in operations.chunks_exact(2) {
            let register = usize::from(pair[0]);
            let begins = self.registers[register];
            let is_start = register < 2 * self.parts && register.is_multiple_of(2);
            if !is_start || begins == usize::MAX {
                continue;
            }
            let (start, known, new) =
                (old[register], old[register + 1], self.registers[register + 1]);
            // A part can end where its next occurrence begins. A later end is that of the next one, and so is
            // this one if the occurrence before has an end.
            let has_end = start < known && known <= begins && new == begins && new != known;
            let end = if new <= begins && !has_end { new } else { known };
            if start <= end && end <= begins {
                self.found.push((register / 2, start, end));
            }
        }
    }
}

impl Record {
    /// Returns the occurrences of the parts in the order of the text, an outer one before those in it:
    /// the number of the part, its start, its end.
    pub fn into_found(mut self) -> Vec<(usize, usize, usize)> {
        for part in 0..self.parts {
            let (start, end) = (self.registers[2 * part], self.registers[2 * part + 1]);
            if start <= end && end != usize::MAX {
                self.found.push((part, start, end));
            }
        }
        self.found.sort_by_key(|&(part, start, end)| (start, usize::MAX - end, part));
        self.found
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
