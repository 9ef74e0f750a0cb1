//! The tables agree with the documents and with pest. This test reads a table as the walker does.
//! It is a unit test of the library, compiled by the package of the proofs.

use super::table::{
    Automaton, BY_CHARACTER, CLASS_BITS, COMMON, Entry, NO_END, NOWHERE, Octets, Op, Range, State,
    Table, Token,
};
use super::table::{class, list, op, target, token};
use super::tables::{self as generated, common};
use crate::grammar::{Grammar, Production, Role};
use abnf_lab::{Alphabet, Compiler, End, LabGrammar, Lang, Languages, NOTHING, Tag};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// The tags that the tables find, in the order of the places.
const TAGS: [(Role, End); 7] = [
    (Role::Scheme, End::End),
    (Role::Authority, End::Start),
    (Role::Userinfo, End::End),
    (Role::Port, End::Start),
    (Role::Authority, End::End),
    (Role::Query, End::Start),
    (Role::Fragment, End::Start),
];

fn tags(grammar: Grammar) -> Vec<Tag> {
    let tag = |(role, end)| {
        let rule = grammar.with_role(role).unwrap().name().replace('-', "_");
        Tag { rules: vec![rule], end }
    };
    TAGS.map(tag).into()
}

fn pest(grammar: Grammar) -> String {
    format!("{}{}", Grammar::core_pest(), grammar.pest())
}

/// All productions, in the order of the tables, each with the name of its rule in pest.
fn productions(grammar: Grammar) -> impl Iterator<Item = (Production, String)> {
    let all = grammar.core_rules().chain(grammar.productions());
    all.map(|production| (production, production.name().replace('-', "_")))
}

/// How a rule is read: by a table of its own, or by an automaton from one of its states.
#[derive(Clone, Copy)]
struct Machine {
    reader: Reader,
    start: u16,
}

#[derive(Clone, Copy)]
enum Reader {
    Table(&'static Table),
    Automaton(&'static Automaton),
}

impl Reader {
    fn octets(self) -> &'static Octets {
        match self {
            Reader::Table(table) => table.octets,
            Reader::Automaton(automaton) => automaton.octets,
        }
    }

    fn ranges(self) -> &'static [Range] {
        match self {
            Reader::Table(table) => table.rest.ranges,
            Reader::Automaton(automaton) => automaton.ranges,
        }
    }

    fn tokens(self) -> &'static [Token] {
        match self {
            Reader::Table(table) => table.rest.tokens,
            Reader::Automaton(automaton) => automaton.tokens,
        }
    }

    fn entry(self, state: usize, class: usize) -> Entry {
        match self {
            Reader::Table(table) => table.entry(state, class),
            Reader::Automaton(automaton) => automaton.entry(state, class),
        }
    }

    fn state_count(self) -> usize {
        match self {
            Reader::Table(table) => table.states.len(),
            Reader::Automaton(automaton) => automaton.states.len(),
        }
    }

    /// The state that has the loop of the state with this number.
    fn in_loop(self, number: usize) -> &'static State {
        match self {
            Reader::Table(table) => &table.states[number],
            Reader::Automaton(automaton) => {
                &automaton.loops[usize::from(automaton.states[number].in_loop)]
            }
        }
    }

    /// The number of the list of operations at the end of a text; `None` if no text ends there.
    fn end(self, number: usize) -> Option<u8> {
        match self {
            Reader::Table(table) => Some(table.states[number].end).filter(|&end| end != NO_END),
            Reader::Automaton(automaton) => automaton.states[number].ends().then_some(0),
        }
    }

    fn lists(self) -> &'static [[Op; 3]] {
        match self {
            Reader::Table(table) => table.rest.ops,
            Reader::Automaton(_) => &[],
        }
    }

    fn is_automaton(self) -> bool {
        matches!(self, Reader::Automaton(_))
    }
}

impl Machine {
    fn table(table: &'static Table) -> Self {
        Machine { reader: Reader::Table(table), start: 0 }
    }

    /// The automaton of a production, for texts with or without a userinfo.
    fn automaton(production: Production, userinfo: bool) -> Self {
        let rules = generated::rules(production.grammar());
        let start = rules.starts[production.index()][usize::from(userinfo)];
        let automaton = if start & COMMON == 0 { rules.own } else { &common::COMMON };
        Machine { reader: Reader::Automaton(automaton), start: start & !COMMON }
    }

    /// The table or automaton that recognizes a production.
    fn of(production: Production) -> Self {
        match generated::table(production) {
            Some(table) => Machine::table(table),
            None => Machine::automaton(production, true),
        }
    }

    fn start(self) -> At {
        At::Symbol(self.start)
    }
}

/// The position of a table: between two symbols, or inside of a token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum At {
    Symbol(u16),
    /// The token, its state, and the entry that led into it.
    Token(u8, u16, Entry),
    Refused,
}

/// The result of one step.
struct Step {
    at: At,
    before: Vec<Op>,
    after: Vec<Op>,
}

impl Reader {
    fn class_of(self, character: char) -> usize {
        let lead = character.encode_utf8(&mut [0; 4]).as_bytes()[0];
        match self.octets()[usize::from(lead)] & CLASS_BITS {
            BY_CHARACTER => class(self.ranges(), character),
            class => {
                assert!(character.is_ascii(), "the walker would stop within {character:?}");
                class as usize
            }
        }
    }

    /// For each bit, the classes of the characters that a loop skips. A loop skips whole
    /// characters.
    fn loops(self) -> Vec<BTreeSet<usize>> {
        let mut loops = vec![BTreeSet::new(); 32];
        for character in (0..=char::MAX as u32).filter_map(char::from_u32) {
            let mut buffer = [0; 4];
            let octets = character.encode_utf8(&mut buffer).bytes();
            let mut bits = octets.map(|octet| self.octets()[usize::from(octet)] & !CLASS_BITS);
            let inside = bits.next().unwrap();
            assert!(bits.all(|bits| inside & !bits == 0), "{character:?}");
            let class = self.class_of(character);
            for bit in (8..32).filter(|bit| inside >> bit & 1 == 1) {
                loops[bit].insert(class);
            }
        }
        loops
    }
}

impl Machine {
    fn class_of(self, character: char) -> usize {
        self.reader.class_of(character)
    }

    /// The step after one character, as [`Table::places`] or [`Automaton`] does it.
    fn step(self, at: At, character: char) -> Step {
        let refused = || Step { at: At::Refused, before: Vec::new(), after: Vec::new() };
        match at {
            At::Refused => refused(),
            At::Symbol(state) => {
                let entry = self.reader.entry(state.into(), self.class_of(character));
                if entry == NOWHERE {
                    return refused();
                }
                let ops = self.ops_of(entry);
                match token(entry) {
                    0 => Step { at: self.target(entry), before: ops.clone(), after: ops },
                    token => {
                        let start = self.reader.tokens()[token - 1].start;
                        let next = self.within(token as u8 - 1, start, entry, character);
                        Step { before: ops, ..next }
                    }
                }
            }
            At::Token(token, state, entry) => self.within(token, state, entry, character),
        }
    }

    fn within(self, token: u8, state: u16, entry: Entry, character: char) -> Step {
        let inner = Reader::Automaton(self.reader.tokens()[usize::from(token)].automaton);
        let next = if character.is_ascii() {
            inner.entry(state.into(), inner.class_of(character))
        } else {
            NOWHERE
        };
        let ends = || inner.end(Automaton::target(next)).is_some();
        let (at, after) = match next {
            NOWHERE => (At::Refused, Vec::new()),
            _ if ends() => (self.target(entry), self.ops_of(entry)),
            next => (At::Token(token, Automaton::target(next) as u16, entry), Vec::new()),
        };
        Step { at, before: Vec::new(), after }
    }

    fn target(self, entry: Entry) -> At {
        let is_automaton = self.reader.is_automaton();
        let target = if is_automaton { Automaton::target(entry) } else { target(entry) };
        At::Symbol(target as u16)
    }

    fn ends(self, at: At) -> bool {
        self.at_end(at).is_some()
    }

    /// The operations if the text ends here.
    fn at_end(self, at: At) -> Option<Vec<Op>> {
        let At::Symbol(state) = at else { return None };
        let end = self.reader.end(usize::from(state))?;
        Some(self.reader.lists().get(usize::from(end)).map(|ops| ops.to_vec()).unwrap_or_default())
    }

    fn ops_of(self, entry: Entry) -> Vec<Op> {
        match list(op(entry)) {
            _ if self.reader.is_automaton() => Vec::new(),
            Some(list) => self.reader.lists()[list].to_vec(),
            None => vec![op(entry)],
        }
    }
}

/// All tables of components, and the automata of all rules.
fn machines() -> Vec<Machine> {
    let automaton = |automaton| Machine { reader: Reader::Automaton(automaton), start: 0 };
    let mut all = vec![automaton(&common::COMMON)];
    for grammar in Grammar::ALL {
        let tables =
            productions(grammar).filter_map(|(production, _)| generated::table(production));
        all.extend(tables.map(Machine::table));
        all.push(automaton(generated::rules(grammar).own));
    }
    all
}

/// The assumptions of the walker and of its model here.
#[test]
fn tables_are_sound() {
    for machine in machines() {
        let reader = machine.reader;
        let lists = reader.lists();
        // An end without operations has the first list.
        assert!(lists.first().is_none_or(|first| first.iter().all(|&op| op == 8)));
        let next = if let Reader::Table(table) = reader { table.next } else { &[] };
        let entries = next.iter().filter(|&&entry| entry != NOWHERE);
        let single = entries.map(|&entry| op(entry));
        let single = single.filter(|&op| list(op).is_none()).map(|op| [op, 8, 8]);
        for ops in lists.iter().copied().chain(single) {
            let places: Vec<Op> = ops.iter().map(|op| op & 0xF).filter(|&at| at != 8).collect();
            assert!(places.iter().all(|&place| place < 7));
            // Each place occurs once, so the order does not matter.
            assert_eq!(places.iter().collect::<BTreeSet<_>>().len(), places.len());
            assert!(ops.iter().all(|op| op >> 4 <= 2));
        }
        for Token { automaton, start } in reader.tokens() {
            assert!(!automaton.states[usize::from(*start)].ends());
        }
        let mut states = 0..reader.state_count();
        if states.any(|state| reader.in_loop(state).loops_on_encoded) {
            let Token { automaton, start } = &reader.tokens()[0];
            for octet in 0..=0x7F {
                let token = |text: String| automaton.matches(*start, &text);
                let octet = char::from(octet);
                assert_eq!(token(format!("%{octet}0")), octet.is_ascii_hexdigit());
                assert_eq!(token(format!("%0{octet}")), octet.is_ascii_hexdigit());
            }
            assert!(!automaton.matches(*start, "%") && !automaton.matches(*start, "%000"));
        }
    }
}

/// The loops are shortcuts: what they skip leads from the state to one other, and from that one to
/// itself, without operations on places.
#[test]
fn loops_of_tables_are_shortcuts() {
    let mut known: Vec<(*const _, Vec<BTreeSet<usize>>)> = Vec::new();
    for machine in machines() {
        let reader = machine.reader;
        let octets = core::ptr::from_ref(reader.octets());
        if known.iter().all(|(other, _)| *other != octets) {
            known.push((octets, reader.loops()));
        }
        let (_, loops) = known.iter().find(|(other, _)| *other == octets).unwrap();
        for number in 0..reader.state_count() {
            let state = reader.in_loop(number);
            let to = usize::from(state.loop_target);
            let nothing = if reader.is_automaton() { 0 } else { 8 << 8 };
            let passed = to as Entry | nothing;
            for state_of in [number, to] {
                let entry = |class| reader.entry(state_of, class);
                if state.loop_bit != 0 {
                    let bit = state.loop_bit.trailing_zeros() as usize;
                    assert!(bit >= 8 && state.loop_bit == 1 << bit);
                    let mut passes = loops[bit].iter().map(|&class| entry(class));
                    assert!(passes.all(|entry| entry == passed));
                }
                if state.loops_on_encoded {
                    let entry = entry(reader.class_of('%'));
                    assert_eq!(entry, passed | 1 << 14);
                }
            }
        }
    }
    for grammar in Grammar::ALL {
        let encoded = grammar.with_role(Role::PctEncoded).unwrap();
        for octet in 0..=0x7Fu8 {
            let is_digit = octet.is_ascii_hexdigit();
            assert_eq!(encoded.matches(&format!("%{}0", octet as char)), is_digit);
            assert_eq!(encoded.matches(&format!("%0{}", octet as char)), is_digit);
        }
    }
}

/// The language of a table is that of the ABNF.
#[test]
fn each_table_takes_what_the_abnf_of_the_document_takes() {
    for grammar in Grammar::ALL {
        let core = LabGrammar::from_abnf(Grammar::core_abnf()).unwrap();
        let abnf = LabGrammar::from_abnf(grammar.abnf()).unwrap();
        // Productions that documents print alike use the classes of RFC 3986.
        let first = LabGrammar::from_abnf(Grammar::Rfc3986.abnf()).unwrap();
        let mut languages = Languages::of(&[&core, &abnf, &first]);
        let compiled = [&core, &abnf].map(|abnf| languages.compile(abnf).unwrap());
        let alphabet = languages.alphabet().clone();
        let mut seen = Vec::new();
        for (production, _) in productions(grammar) {
            let of = [Machine::of(production), Machine::automaton(production, true)];
            for machine in of {
                let octets = core::ptr::from_ref(machine.reader.octets());
                if !seen.contains(&octets) {
                    seen.push(octets);
                    assert_classes(machine.reader, &alphabet);
                }
                let document = usize::from(!production.is_core());
                let rule = [&core, &abnf][document].find(production.name()).unwrap();
                let language = languages.of_automaton(machine.start(), |&at| {
                    let next = (0..alphabet.len())
                        .map(|class| machine.step(at, alphabet.example(class)).at);
                    (machine.ends(at), next.chain([At::Refused]).collect())
                });
                assert_eq!(language, compiled[document][rule], "{production:?}");
            }
        }
    }
}

/// A class of the alphabet is in one class of the table.
fn assert_classes(reader: Reader, alphabet: &Alphabet) {
    for character in (0..=char::MAX as u32).filter_map(char::from_u32) {
        let example = alphabet.example(alphabet.class_of(character));
        assert_eq!(reader.class_of(character), reader.class_of(example), "{character:?}");
    }
}

/// One place on two sides: on the first the tags of a text or another table, on the second a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Compared {
    places: [Place; 2],
    same: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Place {
    Undefined,
    Here,
    Before,
}

const FIRST: usize = 0;
const SECOND: usize = 1;

impl Compared {
    const START: Self = Compared { places: [Place::Undefined; 2], same: true };

    /// The comparison after one side clears the place or sets it here.
    fn with(mut self, side: usize, place: Place) -> Self {
        self.places[side] = place;
        self.same = self.places[FIRST] == self.places[SECOND];
        self
    }

    /// The comparison after one more character.
    fn further(self) -> Self {
        let past = |place| if place == Place::Here { Place::Before } else { place };
        Compared { places: self.places.map(past), ..self }
    }
}

/// In each text that pest accepts, a table finds the places where the rules begin and end in pest's
/// reading.
#[test]
fn the_places_that_tables_find_are_those_of_pests_reading() {
    for grammar in Grammar::ALL {
        let tags = tags(grammar);
        let lab = LabGrammar::from_pest(&pest(grammar)).unwrap();
        let mut compiler = Compiler::new(&lab, &tags);
        for (production, rule) in productions(grammar) {
            let marked = compiler.marked(&rule, &tags).unwrap();
            assert_places(Machine::of(production), compiler.languages(), marked, tags.len());
        }
    }
}

/// Follows all marked texts of a language, with the table beside it.
fn assert_places(machine: Machine, languages: &Languages, marked: Lang, tags: usize) {
    type Key = (Lang, At, [Compared; 7]);
    let start: Key = (marked, machine.start(), [Compared::START; 7]);
    let mut seen = BTreeSet::from([start]);
    let mut open = vec![start];
    let mut visit = |open: &mut Vec<Key>, key: Key| {
        if key.0 != NOTHING && seen.insert(key) {
            open.push(key);
        }
    };
    while let Some((lang, at, places)) = open.pop() {
        if languages.accepts_empty(lang) {
            let mut places = places;
            let end = machine.at_end(at).expect("the table takes the text");
            act_at_end(&end, SECOND, &mut places);
            assert!(places.iter().all(|place| place.same));
        }
        for tag in 0..tags {
            let mut places = places;
            places[tag] = places[tag].with(FIRST, Place::Here);
            visit(&mut open, (languages.after(lang, languages.tag(tag)), at, places));
        }
        for class in 0..languages.alphabet().len() {
            let step = machine.step(at, languages.alphabet().example(class));
            let mut places = places;
            act(&step.before, 1, SECOND, &mut places);
            let mut places = places.map(Compared::further);
            act(&step.after, 2, SECOND, &mut places);
            visit(&mut open, (languages.after(lang, class), step.at, places));
        }
    }
}

/// Applies the operations before or after a symbol.
fn act(ops: &[Op], value: u8, side: usize, places: &mut [Compared; 7]) {
    for op in ops.iter().filter(|&op| op & 0xF != 8) {
        let place = &mut places[usize::from(op & 0xF)];
        match op >> 4 {
            0 if value == 1 => *place = place.with(side, Place::Undefined),
            wanted if wanted == value => *place = place.with(side, Place::Here),
            _ => {}
        }
    }
}

/// Applies the operations at the end of the text, where before and after are the same place.
fn act_at_end(ops: &[Op], side: usize, places: &mut [Compared; 7]) {
    act(ops, 1, side, places);
    act(ops, 2, side, places);
}

/// Components decide the kind: of the texts of a wider production, a narrower one accepts those
/// whose components say so, with the same components.
#[test]
fn kinds_are_decided_by_components() {
    let (u, i, b) = (Grammar::Rfc3986, Grammar::Rfc3987, Grammar::Rfc3987bis);
    let (l, o) = (Grammar::Leiri, Grammar::UrlI18n07);
    // Whether there is a scheme, and whether there may be a fragment.
    let (full, absolute, relative) = ((Some(true), true), (Some(true), false), (Some(false), true));
    for (narrow, wide, (scheme, fragment)) in [
        (i.named("IRI"), i.reference(), full),
        (i.named("absolute-IRI"), i.reference(), absolute),
        (i.named("absolute-IRI"), i.named("IRI"), absolute),
        (i.named("irelative-ref"), i.reference(), relative),
        (u.named("URI"), u.reference(), full),
        (u.named("absolute-URI"), u.reference(), absolute),
        (u.named("absolute-URI"), u.named("URI"), absolute),
        (u.named("relative-ref"), u.reference(), relative),
        (u.reference(), i.reference(), (None, true)),
        (u.named("URI"), i.named("IRI"), full),
        (u.named("URI"), i.reference(), full),
        (u.named("absolute-URI"), i.named("absolute-IRI"), absolute),
        (u.named("absolute-URI"), i.named("IRI"), absolute),
        (u.named("absolute-URI"), i.reference(), absolute),
        (u.named("relative-ref"), i.named("irelative-ref"), relative),
        (u.named("relative-ref"), i.reference(), relative),
        (b.named("IRI"), b.reference(), full),
        (b.named("absolute-IRI"), b.reference(), absolute),
        (b.named("absolute-IRI"), b.named("IRI"), absolute),
        (b.named("irelative-ref"), b.reference(), relative),
        (l.named("IRI"), l.reference(), full),
        (o.named("absoluteIRI"), o.reference(), absolute),
        (o.named("relativeIRI"), o.reference(), (Some(false), false)),
    ] {
        let only_ascii = narrow.grammar() == u && wide.grammar() == i;
        let tables = [narrow, wide].map(Machine::of);
        assert_decided(tables, |text| {
            let decided = scheme.is_none_or(|wanted| wanted == text.has_scheme)
                && (fragment || !text.has_fragment)
                && (text.is_ascii || !only_ascii)
                && (wide.grammar() != o || text.has_scheme || !text.is_empty);
            Some(decided)
        });
    }
    // Components do not decide which LEIRIs are IRIs, but all IRIs are LEIRIs.
    for (narrow, wide) in [
        (b.reference(), l.reference()),
        (b.named("irelative-ref"), l.reference()),
        (b.named("IRI"), l.named("IRI")),
    ] {
        assert_decided([narrow, wide].map(Machine::of), |_| None);
    }
}

/// The properties of a text that decide its kind.
struct Known {
    has_scheme: bool,
    has_fragment: bool,
    is_ascii: bool,
    is_empty: bool,
}

/// Follows all texts of the wider table, with the narrower one beside it.
fn assert_decided([narrow, wide]: [Machine; 2], decides: impl Fn(Known) -> Option<bool>) {
    type Key = ([At; 2], [Compared; 7], bool, bool);
    // One character of each class of both.
    let mut seen_classes = BTreeSet::new();
    let characters: Vec<char> = (0..=char::MAX as u32)
        .filter_map(char::from_u32)
        .filter(|&it| {
            let classes = [narrow, wide].map(|machine| machine.class_of(it));
            seen_classes.insert((classes, it.is_ascii()))
        })
        .collect();
    let start: Key = ([narrow, wide].map(Machine::start), [Compared::START; 7], true, true);
    let mut seen = BTreeSet::from([start]);
    let mut open = vec![start];
    while let Some((at, places, is_ascii, is_empty)) = open.pop() {
        if let Some(end) = wide.at_end(at[SECOND]) {
            let mut places = places;
            act_at_end(&end, SECOND, &mut places);
            let defined = |place: usize| places[place].places[SECOND] != Place::Undefined;
            let (has_scheme, has_fragment) = (defined(0), defined(6));
            let known = Known { has_scheme, has_fragment, is_ascii, is_empty };
            let end = narrow.at_end(at[FIRST]);
            assert_eq!(end.is_some(), decides(known).unwrap_or(end.is_some()));
            if let Some(end) = end {
                act_at_end(&end, FIRST, &mut places);
                assert!(places.iter().all(|place| place.same));
            }
        }
        for &character in &characters {
            let steps = [narrow.step(at[FIRST], character), wide.step(at[SECOND], character)];
            let mut places = places;
            for (side, step) in steps.iter().enumerate() {
                act(&step.before, 1, side, &mut places);
            }
            let mut places = places.map(Compared::further);
            for (side, step) in steps.iter().enumerate() {
                act(&step.after, 2, side, &mut places);
            }
            let at = steps.map(|step| step.at);
            if at[SECOND] == At::Refused {
                assert!(at[FIRST] == At::Refused);
                continue;
            }
            let key = (at, places, is_ascii && character.is_ascii(), false);
            if seen.insert(key) {
                open.push(key);
            }
        }
    }
}
