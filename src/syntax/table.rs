//! Recognition by tables, which the laboratory makes of the grammars: whether a production
//! takes a text, and where its components are, in one pass.
//!
//! A table is a deterministic automaton over classes of characters. Two rules are symbols of it,
//! which are read from states of their own: pct-encoded and IP-literal. A rule whose texts have
//! components has a table to itself, which finds their places. All rules of a document are also
//! read by one [`Automaton`], each from a state of its own; it says where a text stops that is
//! not one of the rule.

use super::places::Places;

/// The recognition of one production.
#[derive(Debug)]
pub struct Table {
    /// What each octet is.
    pub(crate) octets: &'static Octets,
    /// The states, the first one first.
    pub(crate) states: &'static [State],
    /// For each state and class an [`entry`](Entry).
    pub(crate) next: &'static [Entry],
    /// How many entries a state has: one for each class, and as many more as make a power of two of
    /// a few.
    pub(crate) width: usize,
    /// What is rarely needed.
    pub(crate) rest: &'static Rest,
}

/// What a table has besides, apart from it so that it is not loaded beforehand.
#[derive(Debug)]
pub struct Rest {
    /// The first of the characters beyond US-ASCII that are in one class, and that class.
    pub(crate) ranges: &'static [(u32, u8)],
    /// What a transition or the end of the text does with the places.
    pub(crate) ops: &'static [[Op; 3]],
    /// The symbols that are rules, pct-encoded first.
    pub(crate) tokens: &'static [Token],
    /// Whether the production has a path.
    pub(crate) path: bool,
}

/// A rule that is a symbol of a table.
#[derive(Debug)]
pub struct Token {
    pub(crate) automaton: &'static Automaton,
    /// The state that it is read from.
    pub(crate) start: u16,
}

/// The automaton of many rules, which finds no places. Its entries have no [`Op`], and 14 bits for
/// the state.
#[derive(Debug)]
pub struct Automaton(pub(crate) Table);

/// How the rules of a document are read.
#[derive(Debug)]
pub struct Rules {
    /// The automaton of those that another document prints otherwise.
    pub(crate) own: &'static Automaton,
    /// Of each rule, the states that it is read from, with [`COMMON`]: that for texts without a
    /// userinfo, and that for texts with one, which are the same for most.
    pub(crate) starts: &'static [[u16; 2]],
}

/// With a state: it is one of the [automaton that documents share](super::tables::common::COMMON).
pub(crate) const COMMON: u16 = 0x8000;

/// The class of each octet of US-ASCII in the lowest eight bits, [`FURTHER`] in those of
/// the others. The bits above say in which loops the octet is; of a lead octet, that all
/// characters that it begins are.
pub(crate) type Octets = [u32; 256];

/// In place of a class: the whole character has to be looked at.
pub(super) const FURTHER: u32 = 0xFF;

#[derive(Debug)]
pub struct State {
    /// The bit of the classes that lead from the state to another, and from there to itself;
    /// mostly the other is the state itself.
    pub(super) stay: u32,
    /// That other state.
    pub(super) to: u16,
    /// Whether a pct-encoded leads there as well.
    pub(super) stay_encoded: bool,
    /// What is done where the text ends here, or [`NO_END`].
    pub(super) end: u8,
}

impl State {
    pub(crate) const fn new(stay: u32, to: u16, stay_encoded: bool, end: u8) -> Self {
        State { stay, to, stay_encoded, end }
    }
}

/// Where a text stops that is read as far as it goes.
pub(crate) struct Stop {
    /// The byte of the symbol that does not fit, or the end of the text.
    pub(crate) at: usize,
    /// The state there.
    pub(crate) state: usize,
    /// Which automaton says that.
    pub(crate) automaton: &'static Automaton,
}

/// A text does not end here.
pub(super) const NO_END: u8 = 0xFF;

/// The state after a symbol in the lowest eight bits; above them six for what is done with
/// the places, an [`Op`]; and two for the number of the token, counted from 1, that begins
/// here.
pub(crate) type Entry = u16;

/// No state.
pub(crate) const NOWHERE: Entry = u16::MAX;

/// What is done with one of the places: its number in the lowest four bits, 8 for none.
/// Above them 0 where it becomes undefined, 1 where it is before the symbol, 2 after it.
/// The numbers from 9 on stand for lists of operations, four for each number: the bits above
/// say which.
pub(crate) type Op = u8;

/// The state that an entry leads to.
pub(super) fn target(entry: Entry) -> usize {
    usize::from(entry as u8)
}

/// What an entry does with the places.
pub(super) fn op(entry: Entry) -> Op {
    (entry >> 8) as Op & 0x3F
}

/// The number of the token that begins with an entry, counted from 1.
pub(super) fn token(entry: Entry) -> usize {
    usize::from(entry >> 14)
}

/// The number of the list that an operation stands for.
pub(super) fn list(op: Op) -> Option<usize> {
    let row = usize::from(op & 0xF).checked_sub(9)?;
    Some(row << 2 | usize::from(op >> 4))
}

impl Table {
    /// Whether the production accepts the whole text.
    pub(crate) fn takes(&self, text: &str) -> bool {
        self.places(text).is_some()
    }

    /// Where the components are, if the production accepts the whole text. Takes time in
    /// proportion to its length.
    pub(crate) fn places(&self, text: &str) -> Option<Places> {
        self.walk(text)
    }

    /// The same, made for a table that is known where this is called.
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
            // Of a list, this sets a place that is none.
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

    /// The same of a text that the compiler reads, octet by octet and without the loops: where the
    /// components are, or else the byte at which the text stops being a beginning of one that is
    /// accepted. The production has a path.
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

    /// The class of a character beyond US-ASCII, and where it ends.
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

    /// The state and the place after the loop that a state is in or leads into.
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

    /// The place after the octets of a loop.
    #[inline(always)]
    fn stay_plain(&self, stay: u32, octets: &[u8], mut at: usize) -> usize {
        let of = |octet: u8| self.octets[usize::from(octet)];
        if let Some(near) = octets[at..].first_chunk::<NEAR>() {
            if let Some(n) = near.iter().position(|&octet| of(octet) & stay == 0) {
                return at + n;
            }
            at += NEAR;
            while let Some(&[a, b, c, d, e, f, g, h]) = octets[at..].first_chunk() {
                let all = of(a) & of(b) & of(c) & of(d) & of(e) & of(f) & of(g) & of(h);
                if all & stay == 0 {
                    break;
                }
                at += 8;
            }
        }
        while octets.get(at).is_some_and(|&octet| of(octet) & stay != 0) {
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
    /// The place after the token at `at`: after its first beginning that is accepted.
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
    /// The same of a text that the compiler reads.
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

    /// Reads a text from `at` on as far as it goes, beginning in a state.
    pub(super) fn stop(&'static self, state: usize, text: &str, at: usize) -> Stop {
        self.follow(state, text, at, |_, _| {})
    }

    /// Whether a text is accepted that is read from a state.
    pub(crate) fn takes(&'static self, state: u16, text: &str) -> bool {
        self.stop(state.into(), text, 0).accepts(text)
    }

    /// As [`stop`](Self::stop), and shows each state and where it begins.
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
                    // What is wrong is inside of it, and no token has tokens.
                    None => return token.automaton.stop(token.start.into(), text, at),
                }
            }
            (state, at) = (Self::target(entry), end);
        }
    }
}

impl Stop {
    /// Whether it is where the text ends that was read, and may end.
    pub(super) fn accepts(&self, text: &str) -> bool {
        self.at == text.len() && self.automaton.0.states[self.state].end != NO_END
    }
}

/// Carries out an operation of a symbol between these places. No text is so long that one
/// more than its length is not a number of 32 bits.
#[inline(always)]
const fn set(places: &mut [u32; 16], op: Op, before: usize, after: usize) {
    let values = [0, (before as u32).wrapping_add(1), (after as u32).wrapping_add(1), 0];
    places[(op & 0xF) as usize] = values[(op >> 4 & 3) as usize];
}

/// How many octets are looked at one by one, before eight at a time.
const NEAR: usize = 24;

/// RFC 5234 Appendix B.1, in both cases.
static HEXDIG: [bool; 256] = {
    let mut all = [false; 256];
    let mut octet = 0;
    while octet < 256 {
        all[octet] = (octet as u8).is_ascii_hexdigit();
        octet += 1;
    }
    all
};
