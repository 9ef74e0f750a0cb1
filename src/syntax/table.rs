//! Recognition by tables, which the laboratory generates from the grammars. One pass decides
//! whether a production accepts a text, and finds its components.
//!
//! A table is a deterministic automaton over classes of characters. Two rules are symbols of it,
//! called tokens, and have states of their own: pct-encoded and IP-literal. Each rule whose texts
//! have components has a table to itself, which finds their places. One [`Automaton`] also reads
//! all rules of a document, each from a state of its own; it finds the place at which a rule
//! rejects a text.

use super::places::Places;

/// The automaton of one production.
#[derive(Debug)]
pub struct Table {
    /// The class of each octet.
    pub(crate) octets: &'static Octets,
    /// The states; the automaton starts in state 0.
    pub(crate) states: &'static [State],
    /// For each state and class, an [`Entry`].
    pub(crate) next: &'static [Entry],
    /// The number of entries of a state: one for each class. A table of few classes is padded to a
    /// power of two, by which the compiler multiplies faster.
    pub(crate) width: usize,
    /// The rarely needed fields.
    pub(crate) rest: &'static Rest,
}

/// The rarely needed fields of a table, stored apart so that a walk does not load them beforehand.
#[derive(Debug)]
pub struct Rest {
    /// Ranges of characters beyond US-ASCII: the first character of each, and its class.
    pub(crate) ranges: &'static [(u32, u8)],
    /// Lists of operations, which a transition or the end of the text carries out on the places.
    pub(crate) ops: &'static [[Op; 3]],
    /// The tokens, pct-encoded first.
    pub(crate) tokens: &'static [Token],
    /// Whether the production has a path.
    pub(crate) path: bool,
}

/// A rule that is a symbol of a table.
#[derive(Debug)]
pub struct Token {
    pub(crate) automaton: &'static Automaton,
    /// The state from which the automaton reads the rule.
    pub(crate) start: u16,
}

/// The automaton of many rules, which finds no places. Its entries contain no [`Op`]: 14 bits are
/// the state.
#[derive(Debug)]
pub struct Automaton(pub(crate) Table);

/// The automata of the rules of a document.
#[derive(Debug)]
pub struct Rules {
    /// The automaton of the rules that this document does not share with others.
    pub(crate) own: &'static Automaton,
    /// For each rule, two states from which it is read: for texts without a userinfo, and for texts
    /// with one. For most rules they are equal. [`COMMON`] marks a state of the shared automaton.
    pub(crate) starts: &'static [[u16; 2]],
}

/// Marks a state of the [automaton that documents share](super::tables::common::COMMON).
pub(crate) const COMMON: u16 = 0x8000;

/// For each octet, its class in the lowest eight bits; [`FURTHER`] for octets beyond US-ASCII. Each
/// bit above marks a loop that the octet is in. A lead octet is in a loop if all characters that
/// begin with it are.
pub(crate) type Octets = [u32; 256];

/// In place of a class: the class depends on the whole character.
pub(super) const FURTHER: u32 = 0xFF;

#[derive(Debug)]
pub struct State {
    /// The bit of a loop: its classes lead from this state to the state `to`, and from `to` to
    /// itself. Mostly `to` is this state. 0 if the state has no loop.
    pub(super) stay: u32,
    /// The state of the loop.
    pub(super) to: u16,
    /// Whether a pct-encoded is in the loop, too.
    pub(super) stay_encoded: bool,
    /// The list of operations at the end of the text, or [`NO_END`].
    pub(super) end: u8,
}

impl State {
    pub(crate) const fn new(stay: u32, to: u16, stay_encoded: bool, end: u8) -> Self {
        State { stay, to, stay_encoded, end }
    }
}

/// The place at which an automaton cannot read further.
pub(crate) struct Stop {
    /// The byte of the symbol that the state rejects, or the end of the text.
    pub(crate) at: usize,
    /// The state there.
    pub(crate) state: usize,
    /// The automaton that the state belongs to.
    pub(crate) automaton: &'static Automaton,
}

/// No text ends in this state.
pub(super) const NO_END: u8 = 0xFF;

/// A transition, from the lowest bits up:
///
/// - eight bits: the state after the symbol;
/// - six bits: an [`Op`] on the places;
/// - two bits: the number of the token that begins here, counted from 1, or 0.
pub(crate) type Entry = u16;

/// The entry of a symbol that the state rejects.
pub(crate) const NOWHERE: Entry = u16::MAX;

/// An operation on one of the places. The lowest four bits are the number of the place, or 8 for
/// none. The two bits above are its new value: 0 undefined, 1 before the symbol, 2 after it. The
/// numbers from 9 on denote lists of operations, four for each number, which the two bits select.
pub(crate) type Op = u8;

/// The state that an entry leads to.
pub(super) fn target(entry: Entry) -> usize {
    usize::from(entry as u8)
}

/// The operation of an entry.
pub(super) fn op(entry: Entry) -> Op {
    (entry >> 8) as Op & 0x3F
}

/// The number of the token that begins with an entry, counted from 1, or 0.
pub(super) fn token(entry: Entry) -> usize {
    usize::from(entry >> 14)
}

/// The number of the list that an operation denotes, if it denotes one.
pub(super) fn list(op: Op) -> Option<usize> {
    let row = usize::from(op & 0xF).checked_sub(9)?;
    Some(row << 2 | usize::from(op >> 4))
}

impl Table {
    /// Whether the production accepts the whole text.
    pub(crate) fn matches(&self, text: &str) -> bool {
        self.places(text).is_some()
    }

    /// The places of the components, if the production accepts the whole text. Takes time in
    /// proportion to the length of the text.
    pub(crate) fn places(&self, text: &str) -> Option<Places> {
        self.walk(text)
    }

    /// [`places`](Self::places), inlined for a caller that knows the table.
    #[inline(always)]
    pub(crate) fn walk(&self, text: &str) -> Option<Places> {
        if text.len() as u64 > Places::LONGEST {
            return None;
        }
        let octets = text.as_bytes();
        let mut places = [0; 16];
        let mut number = 0;
        let mut at = 0;
        loop {
            (number, at) = self.stay(number, octets, at)?;
            let Some(&octet) = octets.get(at) else {
                let end = self.states.get(number)?.end;
                if end == NO_END {
                    return None;
                }
                if end != 0 {
                    self.act(end.into(), &mut places, at, at);
                }
                break;
            };
            let mut end = at + 1;
            let class = match self.octets[usize::from(octet)] & FURTHER {
                FURTHER => {
                    let character = text.get(at..)?.chars().next()?;
                    end = at + character.len_utf8();
                    self.class(character)
                }
                class => class as usize,
            };
            let entry = self.entry(number, class);
            if entry == NOWHERE {
                return None;
            }
            if token(entry) != 0 {
                end = self.rest.tokens[token(entry) - 1].end(octets, at)?;
            }
            // For a list, this sets an unused element of `places`.
            set(&mut places, op(entry), at, end);
            if let Some(list) = list(op(entry)) {
                self.act(list, &mut places, at, end);
            }
            number = target(entry);
            at = end;
        }
        let mut places = Places::from_table(first_eight(&places));
        if !self.rest.path {
            places.without_path(at);
        }
        Some(places)
    }

    /// [`places`](Self::places) at compile time, octet by octet and without the loops. The error is
    /// the byte at which the production rejects the text. Only for productions with a path.
    pub(crate) const fn places_of_constant(&self, text: &str) -> Result<Places, usize> {
        let octets = text.as_bytes();
        if octets.len() as u64 > Places::LONGEST {
            return Err(Places::LONGEST as usize);
        }
        let (mut places, mut state, mut at) = ([0; 16], 0, 0);
        while at < octets.len() {
            let mut end = at + 1;
            let mut class = (self.octets[octets[at] as usize] & FURTHER) as usize;
            if class == FURTHER as usize {
                (class, end) = self.class_of_constant(octets, at);
            }
            let place = state * self.width + class;
            let entry = if place < self.next.len() { self.next[place] } else { NOWHERE };
            if entry == NOWHERE {
                return Err(at);
            }
            if entry >> 14 != 0 {
                match self.rest.tokens[(entry >> 14) as usize - 1].end_in_constant(octets, at) {
                    Some(after) => end = after,
                    None => return Err(at),
                }
            }
            self.act_in_constant((entry >> 8) as Op & 0x3F, &mut places, at, end);
            state = (entry & 0xFF) as usize;
            at = end;
        }
        match self.states[state].end {
            NO_END => Err(at),
            0 => Ok(Places::from_table(first_eight(&places))),
            end => {
                let mut number = 0;
                while number < 3 {
                    set(&mut places, self.rest.ops[end as usize][number], at, at);
                    number += 1;
                }
                Ok(Places::from_table(first_eight(&places)))
            }
        }
    }

    /// The class of a character beyond US-ASCII, and the byte after it.
    const fn class_of_constant(&self, octets: &[u8], at: usize) -> (usize, usize) {
        let lead = octets[at];
        let length = if lead < 0xE0 {
            2
        } else if lead < 0xF0 {
            3
        } else {
            4
        };
        let mut character = (lead & (0x7F >> length)) as u32;
        let mut next = at + 1;
        while next < at + length {
            character = character << 6 | (octets[next] & 0x3F) as u32;
            next += 1;
        }
        let ranges = self.rest.ranges;
        let mut after = ranges.len();
        while ranges[after - 1].0 > character {
            after -= 1;
        }
        (ranges[after - 1].1 as usize, next)
    }

    const fn act_in_constant(&self, op: Op, places: &mut [u32; 16], before: usize, after: usize) {
        if op & 0xF < 9 {
            return set(places, op, before, after);
        }
        let list = self.rest.ops[((op & 0xF) as usize - 9) << 2 | (op >> 4) as usize];
        let mut number = 0;
        while number < list.len() {
            set(places, list[number], before, after);
            number += 1;
        }
    }

    /// The state and the byte after the loop of a state.
    #[inline(always)]
    fn stay(&self, number: usize, octets: &[u8], start: usize) -> Option<(usize, usize)> {
        let state = self.states.get(number)?;
        if state.stay == 0 {
            return Some((number, start));
        }
        let mut at = start;
        loop {
            at = self.stay_plain(state.stay, octets, at);
            if !state.stay_encoded {
                break;
            }
            let before = at;
            let hexdig = |octet: u8| HEXDIG[usize::from(octet)];
            while matches!(octets[at..].first_chunk(), Some(&[b'%', high, low]) if hexdig(high) & hexdig(low))
            {
                at += 3;
            }
            if at == before {
                break;
            }
        }
        Some((if at == start { number } else { state.to.into() }, at))
    }

    /// The byte after the octets of a loop.
    #[inline(always)]
    fn stay_plain(&self, stay: u32, octets: &[u8], mut at: usize) -> usize {
        let bits = |octet: u8| self.octets[usize::from(octet)];
        if let Some(near) = octets[at..].first_chunk::<NEAR>() {
            if let Some(n) = near.iter().position(|&octet| bits(octet) & stay == 0) {
                return at + n;
            }
            at += NEAR;
            while let Some(&[a, b, c, d, e, f, g, h]) = octets[at..].first_chunk() {
                let first = bits(a) & bits(b) & bits(c) & bits(d);
                if first & bits(e) & bits(f) & bits(g) & bits(h) & stay == 0 {
                    break;
                }
                at += 8;
            }
        }
        while octets.get(at).is_some_and(|&octet| bits(octet) & stay != 0) {
            at += 1;
        }
        at
    }

    pub(super) fn entry(&self, state: usize, class: usize) -> Entry {
        self.next.get(state.wrapping_mul(self.width) + class).copied().unwrap_or(NOWHERE)
    }

    /// The class of a character beyond US-ASCII.
    #[cold]
    pub(super) fn class(&self, character: char) -> usize {
        let after = self.rest.ranges.partition_point(|&(first, _)| first <= character as u32);
        usize::from(self.rest.ranges[after - 1].1)
    }

    #[inline(always)]
    fn act(&self, list: usize, places: &mut [u32; 16], before: usize, after: usize) {
        for op in self.rest.ops[list] {
            set(places, op, before, after);
        }
    }
}

impl Token {
    /// The byte after the token at `at`: after the shortest text that the token accepts there.
    fn end(&self, octets: &[u8], mut at: usize) -> Option<usize> {
        let table = &self.automaton.0;
        let mut state = usize::from(self.start);
        loop {
            if table.states.get(state)?.end != NO_END {
                return Some(at);
            }
            let class = table.octets[usize::from(*octets.get(at)?)] & FURTHER;
            if class == FURTHER {
                return None;
            }
            let entry = table.entry(state, class as usize);
            if entry == NOWHERE {
                return None;
            }
            state = Automaton::target(entry);
            at += 1;
        }
    }
}

impl Token {
    /// [`end`](Self::end) at compile time.
    const fn end_in_constant(&self, octets: &[u8], mut at: usize) -> Option<usize> {
        let table = &self.automaton.0;
        let mut state = self.start as usize;
        while table.states[state].end == NO_END {
            if at == octets.len() {
                return None;
            }
            let class = (table.octets[octets[at] as usize] & FURTHER) as usize;
            let place = state * table.width + class;
            if class == FURTHER as usize
                || place >= table.next.len()
                || table.next[place] == NOWHERE
            {
                return None;
            }
            state = (table.next[place] & 0x3FFF) as usize;
            at += 1;
        }
        Some(at)
    }
}

const fn first_eight(places: &[u32; 16]) -> [u32; 8] {
    let [a, b, c, d, e, f, g, h, ..] = *places;
    [a, b, c, d, e, f, g, h]
}

impl Automaton {
    /// The state that an entry leads to.
    pub(super) fn target(entry: Entry) -> usize {
        usize::from(entry & 0x3FFF)
    }

    /// Reads a text from `at` on, starting in a state, as far as the automaton accepts it.
    pub(super) fn stop(&'static self, state: usize, text: &str, at: usize) -> Stop {
        self.follow(state, text, at, |_, _| {})
    }

    /// Whether the automaton, starting in a state, accepts the whole text.
    pub(crate) fn matches(&'static self, state: u16, text: &str) -> bool {
        self.stop(state.into(), text, 0).accepts(text)
    }

    /// As [`stop`](Self::stop). Calls `visit` with each state and its byte.
    #[inline(always)]
    pub(super) fn follow(
        &'static self,
        mut state: usize,
        text: &str,
        mut at: usize,
        mut visit: impl FnMut(usize, usize),
    ) -> Stop {
        let Automaton(table) = self;
        let octets = text.as_bytes();
        loop {
            visit(state, at);
            (state, at) = table.stay(state, octets, at).unwrap_or((state, at));
            visit(state, at);
            let stop = Stop { at, state, automaton: self };
            let Some(&octet) = octets.get(at) else { return stop };
            let mut end = at + 1;
            let class = match table.octets[usize::from(octet)] & FURTHER {
                FURTHER => {
                    let character = text[at..].chars().next().unwrap_or_default();
                    end = at + character.len_utf8();
                    table.class(character)
                }
                class => class as usize,
            };
            let entry = table.entry(state, class);
            if entry == NOWHERE {
                return stop;
            }
            if let Some(token) = token(entry).checked_sub(1) {
                let token = &table.rest.tokens[token];
                match token.end(octets, at) {
                    Some(after) => end = after,
                    // The text is wrong inside the token. No token contains tokens.
                    None => return token.automaton.stop(token.start.into(), text, at),
                }
            }
            (state, at) = (Self::target(entry), end);
        }
    }
}

impl Stop {
    /// Whether this is the end of the text, in a state in which texts end.
    pub(super) fn accepts(&self, text: &str) -> bool {
        self.at == text.len() && self.automaton.0.states[self.state].end != NO_END
    }
}

/// Carries out the operation of a symbol from `before` to `after`. One more than the length of a
/// text fits in 32 bits: see [`Places::LONGEST`].
#[inline(always)]
const fn set(places: &mut [u32; 16], op: Op, before: usize, after: usize) {
    let values = [0, (before as u32).wrapping_add(1), (after as u32).wrapping_add(1), 0];
    places[(op & 0xF) as usize] = values[(op >> 4 & 3) as usize];
}

/// The number of octets that are read one by one, before eight at a time.
const NEAR: usize = 24;

/// `HEXDIG` of RFC 5234 Appendix B.1, in upper and lower case.
static HEXDIG: [bool; 256] = {
    let mut all = [false; 256];
    let mut octet = 0;
    while octet < 256 {
        all[octet] = (octet as u8).is_ascii_hexdigit();
        octet += 1;
    }
    all
};
