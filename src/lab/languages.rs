//! Regular languages as states of one growing minimal automaton.
//!
//! Every language that is computed is a [`Lang`]: the number of a state of the one automaton in
//! which no two states accept the same strings. So two languages are equal exactly where their
//! numbers are, and what remains of a language after a character is looked up.

use super::alphabet::Alphabet;
use super::budget::{Budget, Meter};
use super::chars::CharSet;
use super::error::StudyError;
use super::hash::{FastMap, FastSet, Numbered};
use super::minimize::Table;
use super::octets::{symbols, text_of};
use std::collections::{BTreeSet, VecDeque};
use std::hash::Hash;

/// A regular language: a state of the automaton of a [`Languages`], and of no other.
///
/// ```
/// use iri_grammar::lab::{LabGrammar, Study};
///
/// let study = Study::of(LabGrammar::from_abnf("a = *DIGIT\nb = [1*DIGIT]\n").unwrap());
/// assert_eq!(study.lang("a"), study.lang("b"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lang(u32);

/// The language without a string.
pub const NOTHING: Lang = Lang(0);

/// A class of characters of an [`Alphabet`], or another symbol after all of these.
pub type Class = usize;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Operation {
    Union,
    Intersection,
    Difference,
    Concatenation,
    Star,
    Lift,
    Erase,
    Whole,
    Splice,
    PossessiveStar,
}

/// The languages over one alphabet that were computed so far.
///
/// ```
/// use iri_grammar::lab::{LabGrammar, Languages, NOTHING};
///
/// let grammar = LabGrammar::from_abnf("a = *DIGIT [\"x\"]\n").unwrap();
/// let mut languages = Languages::of(&[&grammar]);
/// let a = languages.compile(&grammar).unwrap()[0];
/// assert!(languages.accepts(a, "12x") && languages.accepts_empty(a));
/// assert_eq!(languages.shortest(a).as_deref(), Some(""));
/// assert_eq!(languages.may_follow(a).len(), 12);
/// assert_eq!(languages.states(a), 2);
///
/// // What remains after a text is a language, too: after digits the same, after "x" the end.
/// assert_eq!(languages.after_text(a, "12"), a);
/// let x = languages.alphabet().class_of('x');
/// assert_ne!(languages.after(a, x), NOTHING);
/// assert_eq!(languages.after_text(a, "xx"), NOTHING);
/// ```
#[derive(Debug)]
pub struct Languages {
    alphabet: Alphabet,
    symbols: usize,
    empty: Lang,
    everything: Lang,
    accepting: Vec<bool>,
    rows: Vec<Lang>,
    by_row: FastMap<(bool, Vec<Lang>), Lang>,
    components: FastMap<Vec<u64>, u32>,
    results: FastMap<(Operation, Lang, Lang), Lang>,
    pub(super) meter: Meter,
}

impl Languages {
    /// No language but the empty one, over this alphabet.
    pub fn new(alphabet: Alphabet) -> Self {
        Self::with_tags(alphabet, 0)
    }

    /// The same with symbols that are not characters: the tags of `tagged`.
    pub(super) fn with_tags(alphabet: Alphabet, tags: usize) -> Self {
        // After the classes and the tags, the mark of `peg`.
        let symbols = alphabet.len() + tags + 1;
        let mut languages = Languages {
            alphabet,
            symbols,
            empty: NOTHING,
            everything: NOTHING,
            accepting: Vec::new(),
            rows: Vec::new(),
            by_row: FastMap::default(),
            components: FastMap::default(),
            results: FastMap::default(),
            meter: Meter::new(&Budget::unlimited()),
        };
        let nothing = languages.of_automaton((), |()| (false, vec![(); symbols]));
        debug_assert_eq!(nothing, NOTHING);
        languages.empty = languages.one_step(true, vec![NOTHING; symbols]);
        languages.everything = languages.of_automaton((), |()| (true, vec![(); symbols]));
        languages
    }

    /// The same within a budget; its time begins now. States that are there count.
    ///
    /// ```
    /// use iri_grammar::lab::{Budget, LabGrammar, Languages};
    ///
    /// let grammar = LabGrammar::from_abnf("a = 100DIGIT\n").unwrap();
    /// let mut languages = Languages::of(&[&grammar]).within(&Budget::unlimited().states(50));
    /// assert!(languages.compile(&grammar).is_err());
    /// // What was computed beyond the budget is not kept.
    /// let mut languages = languages.within(&Budget::unlimited());
    /// assert_eq!(languages.compile(&grammar).map(|langs| languages.states(langs[0])), Ok(101));
    /// ```
    #[must_use]
    pub fn within(mut self, budget: &Budget) -> Self {
        self.set_budget(budget);
        self
    }

    pub(super) fn set_budget(&mut self, budget: &Budget) {
        self.meter = Meter::new(budget);
    }

    /// The error if the budget was exceeded since it was set. What was computed then is nothing:
    /// operations return the empty language at once.
    pub(super) fn check(&self) -> Result<(), StudyError> {
        self.meter.check()
    }

    /// The classes of characters that the languages are made of.
    pub fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }

    /// Whether the empty string is in the language.
    pub fn accepts_empty(&self, lang: Lang) -> bool {
        self.accepting[lang.0 as usize]
    }

    /// What may follow a symbol in the language: a class of characters, or a [tag](Self::tag).
    pub fn after(&self, lang: Lang, class: Class) -> Lang {
        self.rows[lang.0 as usize * self.symbols + class]
    }

    /// What may follow this string in the language.
    pub fn after_text(&self, lang: Lang, text: &str) -> Lang {
        symbols(text, self.alphabet.is_in_octets())
            .fold(lang, |lang, (_, symbol)| self.after(lang, self.alphabet.class_of(symbol)))
    }

    /// Whether the string is in the language.
    pub fn accepts(&self, lang: Lang, text: &str) -> bool {
        self.accepts_empty(self.after_text(lang, text))
    }

    /// The states that can be reached from this one by characters, breadth first, each with the
    /// classes of a shortest way to it: of several, the first by [`Alphabet::by_preference`].
    pub(super) fn ways(&self, lang: Lang) -> impl Iterator<Item = (Lang, Vec<Class>)> + '_ {
        let mut seen = FastSet::from_iter([lang, NOTHING]);
        let mut queue = VecDeque::from([(lang, Vec::new())]);
        std::iter::from_fn(move || {
            let (state, way) = queue.pop_front()?;
            for class in self.alphabet.by_preference() {
                let next = self.after(state, class);
                if seen.insert(next) {
                    queue.push_back((next, [&way[..], &[class]].concat()));
                }
            }
            Some((state, way))
        })
    }

    /// A string of these classes.
    pub(super) fn example(&self, way: &[Class]) -> String {
        let symbols = way.iter().map(|&class| self.alphabet.example(class));
        if self.alphabet.is_in_octets() { text_of(symbols) } else { symbols.collect() }
    }

    /// How many states the minimal automaton of the language has, not counting the one from
    /// which nothing is accepted.
    pub fn states(&self, lang: Lang) -> usize {
        self.ways(lang).filter(|&(state, _)| state != NOTHING).count()
    }

    /// The shortest string of the language, of several the first by [`Alphabet::by_preference`].
    /// Of octets, the shortest that is UTF-8; where there is none, the values of the octets as ABNF
    /// has them: `%xC3.28`.
    pub fn shortest(&self, lang: Lang) -> Option<String> {
        self.shortest_way(lang).map(|way| self.example(&way))
    }

    pub(super) fn shortest_way(&self, lang: Lang) -> Option<Vec<Class>> {
        let utf8 = || if self.alphabet.is_in_octets() { self.shortest_utf8(lang) } else { None };
        let any = || self.ways(lang).find(|&(state, _)| self.accepts_empty(state));
        utf8().or_else(|| any().map(|(_, way)| way))
    }

    /// The characters after which the rest of the language is as wanted.
    pub(super) fn characters_to(&self, lang: Lang, wanted: impl Fn(Lang) -> bool) -> CharSet {
        let classes = (0..self.alphabet.len()).filter(|&class| wanted(self.after(lang, class)));
        CharSet::from_ranges(
            classes.flat_map(|class| self.alphabet.characters(class).code_points().iter().copied()),
        )
    }

    /// The characters with which a string of the language can start.
    pub fn may_follow(&self, lang: Lang) -> CharSet {
        self.characters_to(lang, |next| next != NOTHING)
    }

    /// The characters of a language all of whose strings are one character long.
    pub(super) fn as_characters(&self, lang: Lang) -> Option<CharSet> {
        let single = |class| [NOTHING, self.empty].contains(&self.after(lang, class));
        let is_set = lang != NOTHING && !self.accepts_empty(lang);
        (is_set && (0..self.alphabet.len()).all(single)).then(|| self.may_follow(lang))
    }

    /// The symbol of a tag, after the classes of characters.
    ///
    /// ```
    /// use iri_grammar::lab::{Compiler, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a = \"x\" b\nb = \"y\"\n").unwrap();
    /// let tags = ["b.start".parse().unwrap()];
    /// let mut compiler = Compiler::new(&grammar, &tags);
    /// let marked = compiler.marked("a", &tags).unwrap();
    /// let languages = compiler.languages();
    /// let after = languages.after(languages.after_text(marked, "x"), languages.tag(0));
    /// assert!(languages.accepts(after, "y"));
    /// ```
    pub fn tag(&self, tag: usize) -> Class {
        self.alphabet.len() + tag
    }

    /// The symbols of all tags.
    pub(super) fn tags(&self) -> std::ops::Range<Class> {
        self.alphabet.len()..self.mark()
    }

    /// The symbol of the mark of `peg`, which is the last.
    pub(super) fn mark(&self) -> Class {
        self.symbols - 1
    }

    /// The language of the empty string alone.
    pub(super) fn empty_string(&self) -> Lang {
        self.empty
    }

    /// Every string, marks and tags included.
    pub(super) fn everything(&self) -> Lang {
        self.everything
    }

    /// A symbol of these, then `rest`.
    pub(super) fn prefixed(&mut self, classes: &[Class], rest: Lang) -> Lang {
        let mut next = vec![NOTHING; self.symbols];
        for &class in classes {
            next[class] = rest;
        }
        self.one_step(false, next)
    }

    /// The strings of either language.
    pub(super) fn union(&mut self, a: Lang, b: Lang) -> Lang {
        match (a, b) {
            _ if a == b || b == NOTHING => a,
            (NOTHING, _) => b,
            _ => self.pairwise(Operation::Union, a.min(b), a.max(b), |a, b| a || b),
        }
    }

    /// The strings of both languages.
    pub(super) fn intersection(&mut self, a: Lang, b: Lang) -> Lang {
        match (a, b) {
            _ if a == b => a,
            (NOTHING, _) | (_, NOTHING) => NOTHING,
            _ => self.pairwise(Operation::Intersection, a.min(b), a.max(b), |a, b| a && b),
        }
    }

    /// The strings of `a` that are not in `b`.
    pub(super) fn difference(&mut self, a: Lang, b: Lang) -> Lang {
        match (a, b) {
            _ if a == b => NOTHING,
            (NOTHING, _) | (_, NOTHING) => a,
            _ => self.pairwise(Operation::Difference, a, b, |a, b| a && !b),
        }
    }

    fn pairwise(
        &mut self,
        operation: Operation,
        a: Lang,
        b: Lang,
        accepts: fn(bool, bool) -> bool,
    ) -> Lang {
        self.computed(operation, [a, b], (a, b), |languages, &(a, b)| {
            let accepts = accepts(languages.accepts_empty(a), languages.accepts_empty(b));
            (
                accepts,
                languages.row(|symbol| (languages.after(a, symbol), languages.after(b, symbol))),
            )
        })
    }

    /// A string of `a`, then one of `b`.
    pub(super) fn concatenation(&mut self, a: Lang, b: Lang) -> Lang {
        if a == NOTHING || b == NOTHING {
            return NOTHING;
        }
        // What remains of `a`, and of each string of `b` that may have begun.
        let start = (a, BTreeSet::new());
        self.computed(Operation::Concatenation, [a, b], start, |languages, (a, begun)| {
            let mut begun = begun.clone();
            if languages.accepts_empty(*a) {
                begun.insert(b);
            }
            let next = |symbol| (languages.after(*a, symbol), languages.all_after(&begun, symbol));
            (begun.iter().any(|&lang| languages.accepts_empty(lang)), languages.row(next))
        })
    }

    /// Any number of strings of `a`, one after another.
    pub(super) fn star(&mut self, a: Lang) -> Lang {
        // The beginning is a state of its own: `a` may come after a part of itself, as in
        // `*( *"b" "a" )` after `"b"`.
        let start = (true, BTreeSet::from([a]));
        self.computed(Operation::Star, [a, a], start, |languages, (at_start, active)| {
            let mut active = active.clone();
            let ends = active.iter().any(|&lang| languages.accepts_empty(lang));
            if ends {
                active.insert(a);
            }
            let next = |symbol| (false, languages.all_after(&active, symbol));
            (*at_start || ends, languages.row(next))
        })
    }

    /// The strings from which a string of the language results where marks and tags are removed
    /// at will.
    pub(super) fn lifted(&mut self, a: Lang) -> Lang {
        self.computed(Operation::Lift, [a, a], a, |languages, &state| {
            let is_character = |symbol| symbol < languages.alphabet.len();
            let next = |symbol| match is_character(symbol) {
                true => languages.after(state, symbol),
                false => state,
            };
            (languages.accepts_empty(state), languages.row(next))
        })
    }

    /// The strings of the language with the tags removed.
    pub(super) fn erased(&mut self, a: Lang) -> Lang {
        if self.tags().is_empty() {
            return a;
        }
        let start = self.with_tags_passed(BTreeSet::from([a]));
        self.computed(Operation::Erase, [a, a], start, |languages, states| {
            let next = |symbol| match languages.tags().contains(&symbol) {
                true => BTreeSet::new(),
                false => languages.with_tags_passed(languages.all_after(states, symbol)),
            };
            (states.iter().any(|&state| languages.accepts_empty(state)), languages.row(next))
        })
    }

    /// These states and those that tags alone lead to.
    fn with_tags_passed(&self, mut states: BTreeSet<Lang>) -> BTreeSet<Lang> {
        let mut open: Vec<Lang> = states.iter().copied().collect();
        while let Some(state) = open.pop() {
            for next in self.tags().map(|tag| self.after(state, tag)) {
                if next != NOTHING && states.insert(next) {
                    open.push(next);
                }
            }
        }
        states
    }

    /// The strings that are in the language with a mark at their end.
    pub(super) fn before_final_mark(&mut self, a: Lang) -> Lang {
        let mark = self.mark();
        self.computed(Operation::Whole, [a, a], a, |languages, &state| {
            let next = |symbol| match symbol == mark {
                true => NOTHING,
                false => languages.after(state, symbol),
            };
            (languages.accepts_empty(languages.after(state, mark)), languages.row(next))
        })
    }

    fn all_after(&self, langs: &BTreeSet<Lang>, class: Class) -> BTreeSet<Lang> {
        let next = langs.iter().map(|&lang| self.after(lang, class));
        next.filter(|&lang| lang != NOTHING).collect()
    }

    /// What lies after each symbol.
    pub(super) fn row<K>(&self, after: impl FnMut(Class) -> K) -> Vec<K> {
        (0..self.symbols).map(after).collect()
    }

    /// The result of an operation: the language of the automaton whose states are the keys that
    /// can be reached from `start`. `step` returns whether a state accepts, and the row of it.
    pub(super) fn computed<K: Clone + Eq + Hash>(
        &mut self,
        operation: Operation,
        [a, b]: [Lang; 2],
        start: K,
        step: impl FnMut(&mut Self, &K) -> (bool, Vec<K>),
    ) -> Lang {
        if let Some(&known) = self.results.get(&(operation, a, b)) {
            return known;
        }
        let result = self.built(start, step);
        if !self.meter.is_exceeded() {
            self.results.insert((operation, a, b), result);
        }
        result
    }

    /// The language of an automaton: of each of its states, beginning with `start`, whether
    /// a string ends there, and the state after each symbol: a class of characters, a tag,
    /// and last the mark of parsing expressions.
    ///
    /// ```
    /// use iri_grammar::lab::{LabGrammar, Languages};
    ///
    /// let grammar = LabGrammar::from_abnf("a = *(2DIGIT)\n").unwrap();
    /// let mut languages = Languages::of(&[&grammar]);
    /// let (a, digit) = (languages.compile(&grammar).unwrap()[0], languages.alphabet().class_of('0'));
    /// let symbols = languages.tag(0) + 1;
    /// // Even and odd; 2 is the state from which nothing is accepted.
    /// let even = languages.of_automaton(0, |&state| {
    ///     let next = |symbol| if symbol == digit && state < 2 { 1 - state } else { 2 };
    ///     (state == 0, (0..symbols).map(next).collect())
    /// });
    /// assert_eq!(even, a);
    /// ```
    pub fn of_automaton<K: Clone + Eq + Hash>(
        &mut self,
        start: K,
        mut step: impl FnMut(&K) -> (bool, Vec<K>),
    ) -> Lang {
        self.built(start, |_, key| step(key))
    }

    pub(super) fn built<K: Clone + Eq + Hash>(
        &mut self,
        start: K,
        mut step: impl FnMut(&mut Self, &K) -> (bool, Vec<K>),
    ) -> Lang {
        let mut table = Table::new(self.symbols);
        let mut states = Numbered::from(start);
        while let Some(key) = states.keys.get(table.len()).cloned() {
            let (there, bytes) = (self.accepting.len() + table.len(), 16 * self.symbols + 64);
            if !self.meter.step(there, bytes) {
                return NOTHING;
            }
            let (accepts, next) = step(self, &key);
            table.push(accepts, next.into_iter().map(|key| states.number(key) as u32));
        }
        self.adopt(&table.minimized())
    }

    /// The language of the first state of a minimal automaton.
    fn adopt(&mut self, table: &Table) -> Lang {
        let mut known: Vec<Option<Lang>> = vec![None; table.len()];
        for component in table.components() {
            self.adopt_component(table, &component, &mut known);
        }
        known[0].unwrap_or(NOTHING)
    }

    /// A strongly connected component whose successors are all known. It is there already exactly
    /// where, read breadth first from its first state, it looks the same as one that is there.
    fn adopt_component(&mut self, table: &Table, component: &[u32], known: &mut [Option<Lang>]) {
        let row = |known: &[Option<Lang>], state: u32| -> Option<Vec<Lang>> {
            table.row(state).iter().map(|&next| known[next as usize]).collect()
        };
        if let [state] = component
            && let Some(next) = row(known, *state)
        {
            known[*state as usize] = Some(self.one_step(table.accepts(*state), next));
            return;
        }
        let (key, order) = component_key(table, component, known);
        let base = match self.components.get(&key) {
            Some(&base) => base,
            None => self.accepting.len() as u32,
        };
        // States of equal components are numbered in the same order.
        for (&state, lang) in order.iter().zip(base..) {
            known[state as usize] = Some(Lang(lang));
        }
        if self.components.insert(key, base).is_none() {
            for &state in &order {
                let next = row(known, state).unwrap_or_default();
                self.add_state(table.accepts(state), next);
            }
        }
    }

    /// A state in front of languages that are there.
    fn one_step(&mut self, accepts: bool, next: Vec<Lang>) -> Lang {
        let row = (accepts, next);
        match self.by_row.get(&row) {
            Some(&known) => known,
            None => self.add_state(row.0, row.1),
        }
    }

    fn add_state(&mut self, accepts: bool, next: Vec<Lang>) -> Lang {
        let lang = Lang(self.accepting.len() as u32);
        self.accepting.push(accepts);
        self.rows.extend(&next);
        self.by_row.insert((accepts, next), lang);
        lang
    }
}

/// What a component looks like, read breadth first from the state that makes this least, and the
/// order of its states in that reading.
fn component_key(table: &Table, component: &[u32], known: &[Option<Lang>]) -> (Vec<u64>, Vec<u32>) {
    let look = |state: &u32| -> (bool, Vec<Option<Lang>>) {
        let outside = table.row(*state).iter().map(|&next| known[next as usize]);
        (table.accepts(*state), outside.collect())
    };
    let least = component.iter().map(look).min();
    let starts = component.iter().filter(|state| Some(look(state)) == least);
    starts.map(|&start| read_from(table, start, known)).min().unwrap_or_default()
}

fn read_from(table: &Table, start: u32, known: &[Option<Lang>]) -> (Vec<u64>, Vec<u32>) {
    let mut states = Numbered::from(start);
    let (mut key, mut at) = (Vec::new(), 0);
    while let Some(&state) = states.keys.get(at) {
        key.push(u64::from(table.accepts(state)));
        key.extend(table.row(state).iter().map(|&next| match known[next as usize] {
            Some(lang) => u64::from(lang.0) << 1,
            None => (states.number(next) as u64) << 1 | 1,
        }));
        at += 1;
    }
    (key, states.keys)
}
