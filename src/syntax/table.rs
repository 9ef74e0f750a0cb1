//! Recognition by tables, which the laboratory makes of the grammars: whether a production
//! takes a text, and where its components are, in one pass.
//!
//! A table is a deterministic automaton over the classes of characters of one document.
//! Two rules are symbols of it, which tables of their own read: pct-encoded and IP-literal.

use super::places::Places;

/// The recognition of one production.
#[derive(Debug)]
pub struct Table {
    /// What each octet is.
    pub(crate) octets: &'static Octets,
    /// The first of the characters beyond US-ASCII that are in one class, and that class.
    pub(crate) ranges: &'static [(u32, u8)],
    /// The states, the first one first.
    pub(crate) states: &'static [State],
    /// For each state and class an [`entry`](Entry).
    pub(crate) next: &'static [Entry],
    /// The number of classes, rounded up, as a power of two.
    pub(crate) shift: u32,
    /// What a transition or the end of the text does with the places.
    pub(crate) ops: &'static [[Op; 3]],
    /// The tables of the symbols that are rules, pct-encoded first.
    pub(crate) tokens: &'static [&'static Table],
    /// Whether the production has a path.
    pub(crate) path: bool,
}

/// The class of each octet of US-ASCII in the lowest eight bits, [`FURTHER`] in those of
/// the others. The bits above say in which loops the octet is; of a lead octet, that all
/// characters that it begins are.
pub(crate) type Octets = [u32; 256];

/// In place of a class: the whole character has to be looked at.
pub(super) const FURTHER: u32 = 0xFF;

#[derive(Debug)]
pub struct State {
    /// The bit of the classes that lead from the state to itself.
    pub(super) stay: u32,
    /// What is done where the text ends here, or [`NO_END`].
    pub(super) end: u8,
    /// Whether a pct-encoded leads from the state to itself.
    pub(super) stay_encoded: bool,
}

impl State {
    pub(crate) const fn new(stay: u32, end: u8, stay_encoded: bool) -> Self {
        State { stay, end, stay_encoded }
    }
}

/// Where a text stops that is read as far as it goes.
pub(crate) struct Stop {
    /// The byte of the symbol that does not fit, or the end of the text.
    pub(crate) at: usize,
    /// The state there.
    pub(crate) state: usize,
    /// The number of the token that has begun at that byte, and goes wrong.
    pub(crate) token: Option<usize>,
}

/// A text does not end here.
pub(super) const NO_END: u8 = 0xFF;

/// The state after a symbol in the lowest eight bits, above them five for what is done with
/// the places, and three for the number of the token, counted from 1, that begins here.
pub(crate) type Entry = u16;

/// No state.
pub(crate) const NOWHERE: Entry = 0xFFFF;

/// What is done with one of the places.
#[derive(Clone, Copy, Debug)]
pub struct Op {
    /// The number of the place; 7 is none.
    pub(super) place: u8,
    /// 0: undefined, 1: before the symbol, 2: after it.
    pub(super) value: u8,
}

impl Op {
    pub(super) const fn new(place: u8, value: u8) -> Self {
        Op { place, value }
    }
}

impl Table {
    /// Whether the production takes the whole text.
    pub(crate) fn takes(&self, text: &str) -> bool {
        self.places(text).is_some()
    }

    /// Where the components are, if the production takes the whole text. Takes time in
    /// proportion to its length.
    pub(crate) fn places(&self, text: &str) -> Option<Places> {
        if text.len() as u64 > Places::LONGEST {
            return None;
        }
        let octets = text.as_bytes();
        let mut places = [0; 8];
        let mut number = 0;
        let mut at = 0;
        loop {
            let state = self.states.get(number)?;
            if state.stay != 0 {
                at = self.stay(state, octets, at);
            }
            let Some(&octet) = octets.get(at) else {
                if state.end == NO_END {
                    return None;
                }
                self.act(state.end, &mut places, at, at);
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
            let token = usize::from(entry >> 13);
            if token != 0 {
                end = self.tokens[token - 1].prefix(octets, at)?;
            }
            let ops = (entry >> 8 & 0x1F) as u8;
            if ops != 0 {
                self.act(ops, &mut places, at, end);
            }
            number = usize::from(entry & 0xFF);
            at = end;
        }
        let mut places = Places::from_table(places);
        if !self.path {
            places.without_path(at);
        }
        Some(places)
    }

    /// Reads a text from `at` on as far as it goes.
    pub(crate) fn stop(&self, text: &str, mut at: usize) -> Stop {
        let octets = text.as_bytes();
        let mut state = 0;
        loop {
            at = self.stay(&self.states[state], octets, at);
            let Some(character) = text[at..].chars().next() else {
                return Stop { at, state, token: None };
            };
            let class = match self.octets[usize::from(octets[at])] & FURTHER {
                FURTHER => self.class(character),
                class => class as usize,
            };
            let entry = self.entry(state, class);
            if entry == NOWHERE {
                return Stop { at, state, token: None };
            }
            at = match usize::from(entry >> 13) {
                0 => at + character.len_utf8(),
                token => match self.tokens[token - 1].prefix(octets, at) {
                    Some(end) => end,
                    None => return Stop { at, state, token: Some(token - 1) },
                },
            };
            state = usize::from(entry & 0xFF);
        }
    }

    /// The place after all that leads from a state to itself.
    #[inline(always)]
    fn stay(&self, state: &State, octets: &[u8], mut at: usize) -> usize {
        loop {
            at = self.stay_plain(state.stay, octets, at);
            if !state.stay_encoded {
                return at;
            }
            let before = at;
            while let Some(&[b'%', high, low]) = octets[at..].first_chunk()
                && HEXDIG[usize::from(high)] & HEXDIG[usize::from(low)]
            {
                at += 3;
            }
            if at == before {
                return at;
            }
        }
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
        while let Some(&octet) = octets.get(at)
            && of(octet) & stay != 0
        {
            at += 1;
        }
        at
    }

    /// The place after the token at `at`: its first beginning that is taken.
    fn prefix(&self, octets: &[u8], mut at: usize) -> Option<usize> {
        let mut number = 0;
        loop {
            if self.states.get(number)?.end != NO_END {
                return Some(at);
            }
            let class = self.octets[usize::from(*octets.get(at)?)] & FURTHER;
            if class == FURTHER {
                return None;
            }
            let entry = self.entry(number, class as usize);
            if entry == NOWHERE {
                return None;
            }
            number = usize::from(entry & 0xFF);
            at += 1;
        }
    }

    pub(super) fn entry(&self, state: usize, class: usize) -> Entry {
        self.next.get(state << self.shift | class).copied().unwrap_or(NOWHERE)
    }

    /// The class of a character beyond US-ASCII.
    #[cold]
    pub(super) fn class(&self, character: char) -> usize {
        let after = self.ranges.partition_point(|&(first, _)| first <= character as u32);
        usize::from(self.ranges[after - 1].1)
    }

    #[inline(always)]
    fn act(&self, ops: u8, places: &mut [u32; 8], before: usize, after: usize) {
        let values = [0, before as u32 + 1, after as u32 + 1];
        for op in self.ops[usize::from(ops)] {
            places[usize::from(op.place & 7)] = values[usize::from(op.value)];
        }
    }
}

/// How many octets are looked at one by one, before eight at a time.
const NEAR: usize = 16;

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
