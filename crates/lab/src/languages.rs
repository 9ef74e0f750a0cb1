//! Represents regular languages as states of one growing minimal automaton.
//!
//! Every computed language is a [`Lang`]: the number of a state of one automaton, in which no two
//! states accept the same strings. So two languages are equal if and only if their numbers are,
//! and the rest of a language after a character is a table lookup.

use super::alphabet::Alphabet;
use super::budget::{Budget, Meter};
use super::chars::CharSet;
use super::error::StudyError;
use super::lang::Operation;
use super::lang::{Class, Lang, NOTHING};
use super::lang::{Index, Next};
use super::utf8::{symbols, text_of_octets};
use rustc_hash::{FxHashMap, FxHashSet};
use std::hash::Hash;
use std::ops::Range;

/// The languages over one alphabet computed so far.
///
/// ```
/// use abnf_lab::{LabGrammar, Languages, NOTHING};
///
/// let grammar = LabGrammar::from_abnf("a = *DIGIT [\"x\"]\n").unwrap();
/// let mut languages = Languages::of(&[&grammar]);
/// let a = languages.compile(&grammar).unwrap()[0];
/// assert!(languages.accepts(a, "12x") && languages.accepts_empty(a));
/// assert_eq!(languages.shortest(a).as_deref(), Some(""));
/// assert_eq!(languages.may_follow(a).len(), 12);
/// assert_eq!(languages.states(a), 2);
///
/// // The rest of a language after a text is a language: after digits the same, after "x" only "".
/// assert_eq!(languages.after_text(a, "12"), a);
/// let x = languages.alphabet().class_of('x');
/// assert_ne!(languages.after(a, x), NOTHING);
/// assert_eq!(languages.after_text(a, "xx"), NOTHING);
/// ```
#[derive(Debug)]
pub struct Languages {
    alphabet: Alphabet,
    /// The number of symbols: the classes of characters, the tags and the mark.
    symbols: usize,
    /// The language that has only the empty string.
    empty: Lang,
    everything: Lang,
    accepting: Vec<bool>,
    /// For each state, its row: the target of each symbol.
    rows: Vec<Lang>,
    /// For each state, its component: the states that it reaches and that reach it. Their numbers
    /// are consecutive.
    components: Vec<Range<u32>>,
    pub(super) by_row: Index,
    pub(super) by_component: Index,
    pub(super) results: FxHashMap<Operation, Lang>,
    pub(super) meter: Meter,
    /// The number of states that are being built.
    pub(super) open: usize,
}

impl Languages {
    /// Returns the basic languages over this alphabet: the language without a string, the language
    /// of the empty string, and the language of all strings.
    pub fn new(alphabet: Alphabet) -> Self {
        Self::with_tags(alphabet, 0)
    }

    /// Returns the basic languages over this alphabet and the tags of [`tagged`](super::tagged).
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
            components: Vec::new(),
            by_row: Index::default(),
            by_component: Index::default(),
            results: FxHashMap::default(),
            meter: Meter::new(&Budget::unlimited()),
            open: 0,
        };
        // An automaton of one state, to which all symbols lead back.
        let nothing = languages.of_automaton((), |()| (false, vec![(); symbols]));
        // The first language that is added gets the number of `NOTHING`.
        debug_assert_eq!(nothing, NOTHING);
        languages.empty = languages.find_or_add_state(true, &vec![NOTHING; symbols]);
        languages.everything = languages.of_automaton((), |()| (true, vec![(); symbols]));
        // From now on, nothing is computed if the alphabet lacks classes.
        languages.set_meter(Meter::new(&Budget::unlimited()));
        languages
    }

    /// Limits all further computation to a budget. Its time begins now. States that exist already
    /// count towards its number of states.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Languages};
    ///
    /// let grammar = LabGrammar::from_abnf("a = 100DIGIT\n").unwrap();
    /// let mut languages = Languages::of(&[&grammar]).within(&Budget::unlimited().states(50));
    /// assert!(languages.compile(&grammar).is_err());
    /// // Languages that were computed beyond the budget are not kept.
    /// let mut languages = languages.within(&Budget::unlimited());
    /// assert_eq!(languages.compile(&grammar).map(|langs| languages.states(langs[0])), Ok(101));
    /// ```
    #[must_use]
    pub fn within(mut self, budget: &Budget) -> Self {
        self.set_budget(budget);
        self
    }

    /// Counts further work from zero, within this budget.
    pub(super) fn set_budget(&mut self, budget: &Budget) {
        self.set_meter(Meter::new(budget));
    }

    /// Counts further work with this meter. If the alphabet lacks classes, a limit of the meter is
    /// exceeded from the start, and nothing is computed.
    pub(super) fn set_meter(&mut self, mut meter: Meter) {
        meter.exceed(self.alphabet.unfinished.clone());
        self.meter = meter;
    }

    /// Allows at most `more` states from now on.
    pub(super) fn allow_states(&mut self, more: usize) {
        self.meter.allow_states(self.len() + more);
    }

    /// Returns an error if the budget was exceeded since it was set. From then on, operations
    /// return the empty language at once.
    pub(super) fn check(&self) -> Result<(), StudyError> {
        self.meter.check()
    }

    /// The number of steps since the budget was set: one for each state of a result or of an
    /// intermediate result. It does not depend on the machine.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Languages};
    ///
    /// let grammar = LabGrammar::from_abnf("a = 1*1000DIGIT\n").unwrap();
    /// let mut languages = Languages::of(&[&grammar]);
    /// languages.compile(&grammar).unwrap();
    /// assert!((1_000..10_000).contains(&languages.work()));
    /// ```
    pub fn work(&self) -> u64 {
        self.meter.work
    }

    /// The alphabet of the languages.
    pub fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }

    /// Whether the empty string is in the language.
    pub fn accepts_empty(&self, lang: Lang) -> bool {
        self.accepting[lang.number() as usize]
    }

    /// The rest of the language after a symbol: a class of characters, or a [tag](Self::tag).
    pub fn after(&self, lang: Lang, class: Class) -> Lang {
        self.rows[lang.number() as usize * self.symbols + class]
    }

    /// The rest of the language after this string.
    pub fn after_text(&self, lang: Lang, text: &str) -> Lang {
        symbols(text, self.alphabet.is_in_octets())
            .fold(lang, |lang, (_, symbol)| self.after(lang, self.alphabet.class_of(symbol)))
    }

    /// Whether the string is in the language.
    pub fn accepts(&self, lang: Lang, text: &str) -> bool {
        self.accepts_empty(self.after_text(lang, text))
    }

    /// The states that can be reached from this one by characters, breadth first. Each has the
    /// classes of a shortest path to it; of several, the path that comes first by
    /// [`Alphabet::by_preference`].
    pub(super) fn reachable_with_paths(
        &self,
        lang: Lang,
    ) -> impl Iterator<Item = (Lang, Vec<Class>)> + '_ {
        let mut search = Search::from(lang);
        std::iter::from_fn(move || {
            search.next(self).map(|at| (search.found[at].state, search.symbols_to(at)))
        })
    }

    /// Returns a string with one example character for each of these classes.
    pub(super) fn example(&self, way: &[Class]) -> String {
        self.text(way.iter().map(|&class| self.alphabet.example(class)))
    }

    /// Returns the text with these symbols. Octets that are not UTF-8 are written in ABNF notation.
    pub(super) fn text(&self, symbols: impl Iterator<Item = char>) -> String {
        if self.alphabet.is_in_octets() { text_of_octets(symbols) } else { symbols.collect() }
    }

    /// The number of states of the minimal automaton of the language, without the state that
    /// accepts nothing.
    pub fn states(&self, lang: Lang) -> usize {
        let mut search = Search::from(lang);
        while search.next(self).is_some() {}
        // The search has the state that accepts nothing only if it starts there.
        search.found.len() - usize::from(lang == NOTHING)
    }

    /// The shortest string of the language, if it has a string; of several, the first by
    /// [`Alphabet::by_preference`]. In a language of octets it is the shortest that is UTF-8, or if
    /// none is, the shortest one in ABNF notation: `%xC3.28`.
    pub fn shortest(&self, lang: Lang) -> Option<String> {
        self.shortest_way(lang).map(|way| self.example(&way))
    }

    /// The classes of the characters of the [shortest](Self::shortest) string; `None` if the
    /// language has no string.
    pub(super) fn shortest_way(&self, lang: Lang) -> Option<Vec<Class>> {
        if self.alphabet.is_in_octets()
            && let Some(way) = self.shortest_utf8(lang)
        {
            return Some(way);
        }
        let mut search = Search::from(lang);
        while let Some(at) = search.next(self) {
            if self.accepts_empty(search.found[at].state) {
                return Some(search.symbols_to(at));
            }
        }
        None
    }

    /// The characters after which `is_wanted` is true of the rest of the language.
    pub(super) fn characters_to(&self, lang: Lang, is_wanted: impl Fn(Lang) -> bool) -> CharSet {
        let classes = (0..self.alphabet.len()).filter(|&class| is_wanted(self.after(lang, class)));
        CharSet::from_ranges(
            classes.flat_map(|class| self.alphabet.characters(class).code_points().iter().copied()),
        )
    }

    /// The characters that a string of the language can start with.
    pub fn may_follow(&self, lang: Lang) -> CharSet {
        self.characters_to(lang, |next| next != NOTHING)
    }

    /// The characters of the language, if each of its strings is one character.
    pub(super) fn as_characters(&self, lang: Lang) -> Option<CharSet> {
        let ends_after = |class| [NOTHING, self.empty].contains(&self.after(lang, class));
        let has_no_empty = lang != NOTHING && !self.accepts_empty(lang);
        let is_set = has_no_empty && (0..self.alphabet.len()).all(ends_after);
        is_set.then(|| self.may_follow(lang))
    }

    /// The symbol of the tag with this index. The symbols of tags come after the classes of
    /// characters.
    ///
    /// ```
    /// use abnf_lab::{Compiler, LabGrammar};
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

    /// The symbol of the mark of [`peg`](super::peg): the last one.
    pub(super) fn mark(&self) -> Class {
        self.symbols - 1
    }

    /// The language that has only the empty string.
    pub(super) fn empty_string(&self) -> Lang {
        self.empty
    }

    /// The language of every string, including those with marks and tags.
    pub(super) fn everything(&self) -> Lang {
        self.everything
    }

    /// The number of symbols: the classes of characters, the tags and the mark.
    pub(super) fn symbols(&self) -> usize {
        self.symbols
    }

    /// The number of states.
    pub(super) fn len(&self) -> usize {
        self.accepting.len()
    }

    /// The rest of the language after each symbol.
    pub(super) fn row_of(&self, lang: Lang) -> &[Lang] {
        &self.rows[lang.number() as usize * self.symbols..][..self.symbols]
    }

    /// The component of a state: the numbers of the states that it reaches and that reach it.
    pub(super) fn component_of(&self, lang: Lang) -> Range<u32> {
        self.components[lang.number() as usize].clone()
    }

    /// Adds a state, which must be new, and returns its language. `component` is the numbers of the
    /// states of its component.
    pub(super) fn push_state(
        &mut self,
        accepts: bool,
        row: &[Lang],
        component: Range<u32>,
    ) -> Lang {
        let lang = Lang::of_number(self.accepting.len() as u32);
        self.accepting.push(accepts);
        self.rows.extend(row);
        self.components.push(component);
        lang
    }

    /// The language of an automaton that begins at `start`. `step` returns whether a state accepts,
    /// and the state after each symbol: each class of characters, each tag, and the mark of parsing
    /// expressions.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Languages};
    ///
    /// let grammar = LabGrammar::from_abnf("a = *(2DIGIT)\n").unwrap();
    /// let mut languages = Languages::of(&[&grammar]);
    /// let (a, digit) = (languages.compile(&grammar).unwrap()[0], languages.alphabet().class_of('0'));
    /// let symbols = languages.tag(0) + 1;
    /// // State 0 is after an even number of digits, 1 after an odd number; 2 accepts nothing.
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
        let step = |_: &mut Self, key: &K| {
            let (accepts, next) = step(key);
            (accepts, next.into_iter().map(Next::Open).collect())
        };
        let ignore_done = |_: &mut Self, _, _| {};
        self.build_automaton(start, step, ignore_done)
    }
}

/// A breadth-first search of the states of a language.
struct Search {
    /// The states in the order in which they were found.
    found: Vec<Found>,
    known: FxHashSet<Lang>,
    /// The index in `found` of the next state.
    at: usize,
}

/// A state that a search found.
#[derive(Clone, Copy)]
struct Found {
    state: Lang,
    /// The index of the state that led to it, among those found.
    before: usize,
    /// The symbol that led to it.
    class: Class,
}

impl Search {
    fn from(lang: Lang) -> Self {
        let start = Found { state: lang, before: 0, class: 0 };
        Search { found: vec![start], known: FxHashSet::from_iter([lang, NOTHING]), at: 0 }
    }

    /// Returns the index in `found` of the next state, and adds the states that it leads to; none
    /// if all states have been returned.
    fn next(&mut self, languages: &Languages) -> Option<usize> {
        let before = self.at;
        let &Found { state, .. } = self.found.get(before)?;
        for class in languages.alphabet.by_preference() {
            let next = languages.after(state, class);
            if self.known.insert(next) {
                self.found.push(Found { state: next, before, class });
            }
        }
        self.at += 1;
        Some(before)
    }

    /// Returns the symbols on the way to the state with this index in `found`.
    fn symbols_to(&self, mut at: usize) -> Vec<Class> {
        let mut symbols = Vec::new();
        while at > 0 {
            let Found { before, class, .. } = self.found[at];
            symbols.push(class);
            at = before;
        }
        symbols.reverse();
        symbols
    }
}
