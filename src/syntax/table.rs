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
    /// The states, the first one first.
    pub(crate) states: &'static [State],
    /// For each state and class an [`entry`](Entry).
    pub(crate) next: &'static [Entry],
    /// The number of classes, rounded up, as a power of two.
    pub(crate) shift: u32,
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
    /// The bit of the classes that lead from the state to another, and from there to itself;
    /// mostly the other is the state itself.
    pub(super) stay: u32,
    /// That other state.
    pub(super) to: u8,
    /// Whether a pct-encoded leads there as well.
    pub(super) stay_encoded: bool,
    /// What is done where the text ends here, or [`NO_END`].
    pub(super) end: u8,
}

impl State {
    pub(crate) const fn new(stay: u32, to: u8, stay_encoded: bool, end: u8) -> Self {
        State { stay, to, stay_encoded, end }
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

    /// As [`takes`](Self::takes), by code that an error needs anyway, so that a program
    /// that only checks identifiers is smaller.
    pub(crate) fn reads(&self, text: &str) -> bool {
        let Stop { at, state, token } = self.stop(text, 0);
        token.is_none() && at == text.len() && self.states[state].end != NO_END
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
                end = self.rest.tokens[token(entry) - 1].prefix(octets, at)?;
            }
            // Of a list, this sets a place that is none.
            set(&mut places, op(entry), at, end);
            if let Some(list) = list(op(entry)) {
                self.act(list, &mut places, at, end);
            }
            number = target(entry);
            at = end;
        }
        let [a, b, c, d, e, f, g, h, ..] = places;
        let mut places = Places::from_table([a, b, c, d, e, f, g, h]);
        if !self.rest.path {
            places.without_path(at);
        }
        Some(places)
    }

    /// Reads a text from `at` on as far as it goes.
    pub(crate) fn stop(&self, text: &str, at: usize) -> Stop {
        self.follow(text, at, |_, _| {})
    }

    /// The length of the longest beginning of the text that the production accepts.
    #[cfg(feature = "idna")]
    pub(crate) fn longest(&self, text: &str) -> Option<usize> {
        let mut longest = None;
        self.follow(text, 0, |state, at| {
            if self.states[state].end != NO_END {
                longest = Some(at);
            }
        });
        longest
    }

    /// Reads a text from `at` on as far as it goes, and shows each state and where it begins.
    #[inline(always)]
    fn follow(&self, text: &str, mut at: usize, mut visit: impl FnMut(usize, usize)) -> Stop {
        let octets = text.as_bytes();
        let mut state = 0;
        loop {
            visit(state, at);
            (state, at) = self.stay(state, octets, at).unwrap_or((state, at));
            visit(state, at);
            let Some(&octet) = octets.get(at) else {
                return Stop { at, state, token: None };
            };
            let mut end = at + 1;
            let class = match self.octets[usize::from(octet)] & FURTHER {
                FURTHER => {
                    let character = text[at..].chars().next().unwrap_or_default();
                    end = at + character.len_utf8();
                    self.class(character)
                }
                class => class as usize,
            };
            let entry = self.entry(state, class);
            if entry == NOWHERE {
                return Stop { at, state, token: None };
            }
            if let Some(token) = token(entry).checked_sub(1) {
                match self.rest.tokens[token].prefix(octets, at) {
                    Some(after) => end = after,
                    None => return Stop { at, state, token: Some(token) },
                }
            }
            (state, at) = (target(entry), end);
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
            while let Some(&[b'%', high, low]) = octets[at..].first_chunk()
                && HEXDIG[usize::from(high)] & HEXDIG[usize::from(low)]
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
        while let Some(&octet) = octets.get(at)
            && of(octet) & stay != 0
        {
            at += 1;
        }
        at
    }

    /// The place after the token at `at`: after its first beginning that is accepted.
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
            number = target(entry);
            at += 1;
        }
    }

    pub(super) fn entry(&self, state: usize, class: usize) -> Entry {
        self.next.get(state.wrapping_shl(self.shift) | class).copied().unwrap_or(NOWHERE)
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

/// Carries out an operation of a symbol between these places. No text is so long that one
/// more than its length is not a number of 32 bits.
#[inline(always)]
fn set(places: &mut [u32; 16], op: Op, before: usize, after: usize) {
    let values = [0, (before as u32).wrapping_add(1), (after as u32).wrapping_add(1), 0];
    places[usize::from(op & 0xF)] = values[usize::from(op >> 4 & 3)];
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
