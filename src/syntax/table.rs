//! Recognizes texts by tables, which are generated from the grammars. One pass decides whether a
//! production accepts a text, and finds its components.
//!
//! A table is a deterministic automaton over classes of characters. The rules pct-encoded and
//! IP-literal are tokens: an automaton reads a whole token as one symbol, by another automaton.
//! Each rule whose texts have components has its own [`Table`], which finds their [`Places`]. Each
//! document also has one [`Automaton`] of all rules, with a start state for each rule; it finds the
//! position at which a rule rejects a text.

use super::places::Places;

/// The automaton of one production.
#[derive(Debug)]
pub struct Table {
    /// The class of each octet.
    pub(crate) octets: &'static Octets,
    /// The states; the automaton starts in state 0.
    pub(crate) states: &'static [State],
    /// For each state, an [`Entry`] for each class.
    pub(crate) next: &'static [Entry],
    /// The number of entries of a state: one for each class. In a table with few classes it is
    /// rounded up to a power of two, since a multiplication by a power of two is faster.
    pub(crate) width: usize,
    /// The fields that are rarely needed.
    pub(crate) rest: &'static Rest,
}

/// The fields of a table that are rarely needed. They are stored apart, so that reading a text does
/// not load them beforehand.
#[derive(Debug)]
pub struct Rest {
    /// Ranges of characters beyond US-ASCII.
    pub(crate) ranges: &'static [Range],
    /// Lists of operations on the places. A transition, or the end of the text, applies one list.
    pub(crate) ops: &'static [[Op; 3]],
    /// The tokens, pct-encoded first.
    pub(crate) tokens: &'static [Token],
    /// Whether the production has a path.
    pub(crate) has_path: bool,
}

/// A rule that a table reads as one symbol.
#[derive(Debug)]
pub struct Token {
    /// The automaton that reads the rule.
    pub(crate) automaton: &'static Automaton,
    /// The state in which the automaton starts.
    pub(crate) start: u16,
}

/// An automaton of many rules, which finds no places. Its entries contain no [`Op`]: the lowest 14
/// bits are the state.
///
/// A program that reads one rule contains the states of all. So the entries are packed: those of a
/// state are in a list, each once, and the form of the state has the place of each class in this list.
/// Most states have a form in common with others.
#[derive(Debug)]
pub struct Automaton {
    /// The class of each octet.
    pub(crate) octets: &'static Octets,
    /// Ranges of characters beyond US-ASCII.
    pub(crate) ranges: &'static [Range],
    /// The tokens, pct-encoded first.
    pub(crate) tokens: &'static [Token],
    pub(crate) states: &'static [Node],
    /// The loops, each as a state that has it. The first has none.
    pub(crate) loops: &'static [State],
    /// For each form, the place of each class in the list of a state, counted from 1; 0 if the state
    /// rejects the class.
    pub(crate) forms: &'static [u8],
    /// The number of classes.
    pub(crate) width: usize,
    /// The lists of entries.
    pub(crate) entries: &'static [Entry],
}

/// A state of an [`Automaton`], in four octets.
#[derive(Debug)]
pub struct Node {
    /// The index in the lists of entries at which the list of this state begins, with the bit
    /// [`ENDS`](Self::ENDS) if a text may end in this state.
    first: u16,
    /// The index in the automaton's `forms`.
    form: u8,
    /// The index in the automaton's `loops`.
    pub(super) in_loop: u8,
}

impl Node {
    const ENDS: u16 = 0x8000;

    pub(crate) const fn new(form: u8, first: u16, in_loop: u8, ends: bool) -> Self {
        Node { first: if ends { first | Self::ENDS } else { first }, form, in_loop }
    }

    /// Whether a text may end in this state.
    pub(super) const fn ends(&self) -> bool {
        self.first & Self::ENDS != 0
    }
}

/// The automata of the rules of a document.
#[derive(Debug)]
pub struct Rules {
    /// The automaton of the rules that this document does not share with others.
    pub(crate) own: &'static Automaton,
    /// For each rule, its start state for texts without a userinfo, and its start state for texts
    /// that may have a userinfo. For most rules the two are equal. The bit [`COMMON`] is set if the
    /// state belongs to the shared automaton.
    pub(crate) starts: &'static [[u16; 2]],
}

/// The bit of a start state in the [automaton that documents share](super::tables::common::COMMON).
pub(crate) const COMMON: u16 = 0x8000;

/// For each octet, its class in the lowest eight bits, or [`BY_CHARACTER`]. Each bit above stands
/// for a loop, and is set if the loop reads the octet. A loop reads the first octet of characters
/// beyond US-ASCII if it reads all characters that begin with this octet.
pub(crate) type Octets = [u32; 256];

/// A range of characters beyond US-ASCII, which ends before the next range: the first character, and
/// the class in the lowest eight bits.
pub(crate) type Range = u32;

/// The range that begins with this character.
pub(crate) const fn range(first: u32, class: u8) -> Range {
    first << 8 | class as u32
}

/// The bits of the class of an octet.
pub(super) const CLASS_BITS: u32 = 0xFF;

/// Replaces the class of an octet beyond US-ASCII: the class depends on the whole character.
pub(super) const BY_CHARACTER: u32 = 0xFF;

/// A state of a [`Table`]. A state may have a loop: a set of classes that lead from this state to the
/// state `loop_target`, and from there to itself. In most cases the target is the state itself.
#[derive(Debug)]
pub struct State {
    /// The bit of the loop in [`Octets`]; 0 if the state has no loop.
    pub(super) loop_bit: u32,
    /// The state that the loop leads to.
    pub(super) loop_target: u16,
    /// Whether the loop also reads pct-encoded.
    pub(super) loops_on_encoded: bool,
    /// The number of the list of operations at the end of the text, or [`NO_END`].
    pub(super) end: u8,
}

impl State {
    pub(crate) const fn new(
        loop_bit: u32,
        loop_target: u16,
        loops_on_encoded: bool,
        end: u8,
    ) -> Self {
        State { loop_bit, loop_target, loops_on_encoded, end }
    }
}

/// The position at which an automaton stops: at a symbol that it rejects, or at the end of the
/// text.
pub(crate) struct Stop {
    /// The offset of the rejected symbol, or the length of the text.
    pub(crate) at: usize,
    /// The state at this position.
    pub(crate) state: usize,
    /// The automaton that the state belongs to.
    pub(crate) automaton: &'static Automaton,
}

/// The end of a state in which no text may end.
pub(super) const NO_END: u8 = 0xFF;

/// A transition, from the lowest bits up:
///
/// - eight bits: the state after the symbol;
/// - six bits: an [`Op`] on the places;
/// - two bits: the number of the token that is read, counted from 1; 0 if no token is read.
pub(crate) type Entry = u16;

/// The entry of a symbol that the state rejects.
pub(crate) const NOWHERE: Entry = u16::MAX;

/// An operation: it sets one of the places, or denotes a list of operations.
///
/// The lowest four bits are the index of the place; 8 if no place is set. The two bits above are
/// its new value: 0 undefined, 1 before the symbol, 2 after it. If the lowest four bits are
/// [`FIRST_LIST`] or more, they and the two bits above are the number of a list.
pub(crate) type Op = u8;

/// The first value of an operation's lowest four bits that denotes lists.
const FIRST_LIST: u8 = 9;

/// The state that an entry leads to.
pub(super) const fn target(entry: Entry) -> usize {
    (entry & 0xFF) as usize
}

/// The operation of an entry.
pub(super) const fn op(entry: Entry) -> Op {
    (entry >> 8) as Op & 0x3F
}

/// The number of the token that an entry reads, counted from 1; 0 if it reads a character.
pub(super) const fn token(entry: Entry) -> usize {
    (entry >> 14) as usize
}

/// The number of the list that an operation denotes, if it denotes one.
pub(super) fn list(op: Op) -> Option<usize> {
    let row = usize::from((op & 0xF).checked_sub(FIRST_LIST)?);
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
            (number, at) = self.follow_loop(number, octets, at)?;
            let Some(&octet) = octets.get(at) else {
                let end = self.states.get(number)?.end;
                if end == NO_END {
                    return None;
                }
                // `end` is the number of a list of operations. List 0 contains none.
                if end != 0 {
                    self.apply_list(end.into(), &mut places, at, at);
                }
                break;
            };
            let mut end = at + 1;
            let class = match self.octets[usize::from(octet)] & CLASS_BITS {
                BY_CHARACTER => {
                    let character = text.get(at..)?.chars().next()?;
                    end = at + character.len_utf8();
                    class(self.rest.ranges, character)
                }
                class => class as usize,
            };
            let entry = self.entry(number, class);
            if entry == NOWHERE {
                return None;
            }
            // Tokens are counted from 1; 0 stands for none.
            if token(entry) != 0 {
                end = self.rest.tokens[token(entry) - 1].end(octets, at)?;
            }
            // If the operation is a list, this sets an element of `places` that is not used.
            set(&mut places, op(entry), at, end);
            if let Some(list) = list(op(entry)) {
                self.apply_list(list, &mut places, at, end);
            }
            number = target(entry);
            at = end;
        }
        let mut places = Places::from_table(first_eight(&places));
        if !self.rest.has_path {
            places.clear_path(at);
        }
        Some(places)
    }

    /// [`places`](Self::places) at compile time, octet by octet and without the loops. Only for
    /// productions with a path.
    ///
    /// # Errors
    ///
    /// The offset at which the production rejects the text.
    pub(crate) const fn const_places(&self, text: &str) -> Result<Places, usize> {
        let octets = text.as_bytes();
        if octets.len() as u64 > Places::LONGEST {
            return Err(Places::LONGEST as usize);
        }
        let (mut places, mut state, mut at) = ([0; 16], 0, 0);
        while at < octets.len() {
            let mut end = at + 1;
            let mut class = (self.octets[octets[at] as usize] & CLASS_BITS) as usize;
            if class == BY_CHARACTER as usize {
                (class, end) = self.const_class(octets, at);
            }
            let index = state * self.width + class;
            let entry = if index < self.next.len() { self.next[index] } else { NOWHERE };
            if entry == NOWHERE {
                return Err(at);
            }
            if token(entry) != 0 {
                match self.rest.tokens[token(entry) - 1].const_end(octets, at) {
                    Some(after) => end = after,
                    None => return Err(at),
                }
            }
            self.const_apply(op(entry), &mut places, at, end);
            state = target(entry);
            at = end;
        }
        match self.states[state].end {
            NO_END => Err(at),
            // List 0 contains no operations.
            0 => Ok(Places::from_table(first_eight(&places))),
            end => {
                let list = self.rest.ops[end as usize];
                let mut index = 0;
                while index < list.len() {
                    set(&mut places, list[index], at, at);
                    index += 1;
                }
                Ok(Places::from_table(first_eight(&places)))
            }
        }
    }

    /// The class of the character at `at`, which is beyond US-ASCII, and the offset after it.
    const fn const_class(&self, octets: &[u8], at: usize) -> (usize, usize) {
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
        while ranges[after - 1] >> 8 > character {
            after -= 1;
        }
        ((ranges[after - 1] & CLASS_BITS) as usize, next)
    }

    /// Applies an operation or its list at compile time. [`Op`] describes the bits.
    const fn const_apply(&self, op: Op, places: &mut [u32; 16], before: usize, after: usize) {
        let low_bits = op & 0xF;
        if low_bits < FIRST_LIST {
            return set(places, op, before, after);
        }
        let list = self.rest.ops[((low_bits - FIRST_LIST) as usize) << 2 | (op >> 4) as usize];
        let mut index = 0;
        while index < list.len() {
            set(places, list[index], before, after);
            index += 1;
        }
    }

    /// Reads the octets in the loop of a state; returns the state and the offset after them. `None`
    /// only if there is no state of this number.
    #[inline(always)]
    fn follow_loop(&self, number: usize, octets: &[u8], start: usize) -> Option<(usize, usize)> {
        let state = self.states.get(number)?;
        Some(state.follow_loop::<NEAR>(self.octets, number, octets, start))
    }

    /// The entry of a state for a class.
    pub(super) fn entry(&self, state: usize, class: usize) -> Entry {
        self.next.get(state.wrapping_mul(self.width) + class).copied().unwrap_or(NOWHERE)
    }

    /// Applies the operations of a list to the places, for a symbol from `before` to `after`.
    #[inline(always)]
    fn apply_list(&self, list: usize, places: &mut [u32; 16], before: usize, after: usize) {
        for op in self.rest.ops[list] {
            set(places, op, before, after);
        }
    }
}

impl State {
    /// Reads the octets in the loop of the state with this number; returns the state and the offset
    /// after them. `classes` are those of the table, `NEAR` is explained at [`skip_octets`].
    #[inline(always)]
    fn follow_loop<const NEAR: usize>(
        &self,
        classes: &Octets,
        number: usize,
        octets: &[u8],
        start: usize,
    ) -> (usize, usize) {
        if self.loop_bit == 0 {
            return (number, start);
        }
        let mut at = start;
        loop {
            at = skip_octets::<NEAR>(classes, self.loop_bit, octets, at);
            if !self.loops_on_encoded {
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
        // The first symbol of the loop leads to `loop_target`, and the others stay there.
        (if at == start { number } else { self.loop_target.into() }, at)
    }
}

/// Returns the offset after the octets that a loop reads, from `at` on. Reads the first `NEAR` octets
/// one by one, then eight at a time: an octet is read if it has the `loop_bit`.
#[inline(always)]
fn skip_octets<const NEAR: usize>(
    classes: &Octets,
    loop_bit: u32,
    octets: &[u8],
    mut at: usize,
) -> usize {
    let bits = |octet: u8| classes[usize::from(octet)];
    if let Some(near) = octets[at..].first_chunk::<NEAR>() {
        if let Some(index) = near.iter().position(|&octet| bits(octet) & loop_bit == 0) {
            return at + index;
        }
        at += NEAR;
        while let Some(&[a, b, c, d, e, f, g, h]) = octets[at..].first_chunk() {
            let first_four = bits(a) & bits(b) & bits(c) & bits(d);
            if first_four & bits(e) & bits(f) & bits(g) & bits(h) & loop_bit == 0 {
                break;
            }
            at += 8;
        }
    }
    while octets.get(at).is_some_and(|&octet| bits(octet) & loop_bit != 0) {
        at += 1;
    }
    at
}

/// The class of a character beyond US-ASCII.
#[cold]
pub(super) fn class(ranges: &[Range], character: char) -> usize {
    let after = ranges.partition_point(|&range| range >> 8 <= character as u32);
    (ranges[after - 1] & CLASS_BITS) as usize
}

impl Token {
    /// The offset after the token at `at`, the shortest text that its rule accepts; `None` if there
    /// is no such text.
    fn end(&self, octets: &[u8], mut at: usize) -> Option<usize> {
        let automaton = self.automaton;
        let mut state = usize::from(self.start);
        loop {
            if automaton.states.get(state)?.ends() {
                return Some(at);
            }
            let class = automaton.octets[usize::from(*octets.get(at)?)] & CLASS_BITS;
            // Tokens consist of US-ASCII.
            if class == BY_CHARACTER {
                return None;
            }
            let entry = automaton.entry(state, class as usize);
            if entry == NOWHERE {
                return None;
            }
            state = Automaton::target(entry);
            at += 1;
        }
    }

    /// [`end`](Self::end) at compile time.
    const fn const_end(&self, octets: &[u8], mut at: usize) -> Option<usize> {
        let automaton = self.automaton;
        let mut state = self.start as usize;
        while !automaton.states[state].ends() {
            if at == octets.len() {
                return None;
            }
            let class = automaton.octets[octets[at] as usize] & CLASS_BITS;
            if class == BY_CHARACTER {
                return None;
            }
            let entry = automaton.entry(state, class as usize);
            if entry == NOWHERE {
                return None;
            }
            state = Automaton::target(entry);
            at += 1;
        }
        Some(at)
    }
}

/// The seven places and a zero, without the elements that operations on no place set.
const fn first_eight(places: &[u32; 16]) -> [u32; 8] {
    let [a, b, c, d, e, f, g, h, ..] = *places;
    [a, b, c, d, e, f, g, h]
}

impl Automaton {
    /// The state that an entry leads to.
    pub(super) const fn target(entry: Entry) -> usize {
        (entry & 0x3FFF) as usize
    }

    /// The entry of a state for a class.
    pub(super) const fn entry(&self, state: usize, class: usize) -> Entry {
        let node = &self.states[state];
        match self.forms[node.form as usize * self.width + class] {
            0 => NOWHERE,
            place => self.entries[(node.first & !Node::ENDS) as usize + place as usize - 1],
        }
    }

    /// Reads a text from `at` on, starting in `state`, and returns where the automaton stops.
    pub(super) fn stop(&'static self, state: usize, text: &str, at: usize) -> Stop {
        self.follow(state, text, at, |_, _| {})
    }

    /// Whether the automaton accepts the whole text, starting in `state`.
    pub(crate) fn matches(&'static self, state: u16, text: &str) -> bool {
        self.stop(state.into(), text, 0).accepts(text)
    }

    /// Does the same as [`stop`](Self::stop), and calls `visit` with each state and its offset,
    /// before and after its loop.
    #[inline(always)]
    pub(super) fn follow(
        &'static self,
        mut state: usize,
        text: &str,
        mut at: usize,
        mut visit: impl FnMut(usize, usize),
    ) -> Stop {
        let octets = text.as_bytes();
        loop {
            visit(state, at);
            let in_loop = &self.loops[usize::from(self.states[state].in_loop)];
            (state, at) = in_loop.follow_loop::<0>(self.octets, state, octets, at);
            visit(state, at);
            let stop = Stop { at, state, automaton: self };
            let Some(&octet) = octets.get(at) else { return stop };
            let mut end = at + 1;
            let class = match self.octets[usize::from(octet)] & CLASS_BITS {
                BY_CHARACTER => {
                    let character = text[at..].chars().next().unwrap_or_default();
                    end = at + character.len_utf8();
                    class(self.ranges, character)
                }
                class => class as usize,
            };
            let entry = self.entry(state, class);
            if entry == NOWHERE {
                return stop;
            }
            if let Some(index) = token(entry).checked_sub(1) {
                let token = &self.tokens[index];
                match token.end(octets, at) {
                    Some(after) => end = after,
                    // The text stops inside the token. No token contains tokens.
                    None => return token.automaton.stop(token.start.into(), text, at),
                }
            }
            (state, at) = (Self::target(entry), end);
        }
    }
}

impl Stop {
    /// Whether the automaton stopped at the end of the text, in a state in which a text may end.
    pub(super) fn accepts(&self, text: &str) -> bool {
        self.at == text.len() && self.automaton.states[self.state].ends()
    }
}

/// Applies an operation that is not a list to the places, for a symbol from `before` to `after`:
/// [`Op`] describes its bits. The length of a text plus one fits in 32 bits: see
/// [`Places::LONGEST`].
#[inline(always)]
const fn set(places: &mut [u32; 16], op: Op, before: usize, after: usize) {
    let values = [0, (before as u32).wrapping_add(1), (after as u32).wrapping_add(1), 0];
    places[(op & 0xF) as usize] = values[(op >> 4 & 3) as usize];
}

/// The number of octets that a loop of a table reads one by one before it reads eight at a time.
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
