//! Regular languages as states of one growing minimal automaton.
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
use super::utf8::{symbols, text_of};
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
    /// For each state, its component: the states that it reaches and that reach it. Their numbers
    /// are consecutive.
    components: Vec<Range<u32>>,
    pub(super) by_row: Index,
    pub(super) by_component: Index,
    results: FxHashMap<Operation, Lang>,
    pub(super) meter: Meter,
    /// How many states are being built.
    pub(super) open: usize,
}

impl Languages {
    /// The basic languages over this alphabet: that without a string, that of the empty string,
    /// that of all strings.
    pub fn new(alphabet: Alphabet) -> Self {
        Self::with_tags(alphabet, 0)
    }

    /// As [`new`](Self::new), with more symbols: the tags of [`tagged`](super::tagged).
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
        let nothing = languages.of_automaton((), |()| (false, vec![(); symbols]));
        debug_assert_eq!(nothing, NOTHING);
        languages.empty = languages.one_step(true, &vec![NOTHING; symbols]);
        languages.everything = languages.of_automaton((), |()| (true, vec![(); symbols]));
        languages.set_meter(Meter::new(&Budget::unlimited()));
        languages
    }

    /// Limits what is computed from now on to a budget. Its time begins now; the states that exist
    /// count.
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

    pub(super) fn set_budget(&mut self, budget: &Budget) {
        self.set_meter(Meter::new(budget));
    }

    /// Goes on with this meter. Over an alphabet that lacks classes, nothing is computed.
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

    /// The number of steps since the budget was set: states of results, and of intermediate
    /// results. It does not depend on the machine.
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

    /// The classes of characters of the languages.
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

    /// The states reachable from this one by characters, breadth first, each with the classes of a
    /// shortest path to it: of several, the first by [`Alphabet::by_preference`].
    pub(super) fn ways(&self, lang: Lang) -> impl Iterator<Item = (Lang, Vec<Class>)> + '_ {
        let mut search = Search::from(lang);
        std::iter::from_fn(move || search.next(self).map(|at| (search.found[at].0, search.way(at))))
    }

    /// A string of these classes.
    pub(super) fn example(&self, way: &[Class]) -> String {
        let symbols = way.iter().map(|&class| self.alphabet.example(class));
        if self.alphabet.is_in_octets() { text_of(symbols) } else { symbols.collect() }
    }

    /// The number of states of the minimal automaton of the language, without the state that
    /// accepts nothing.
    pub fn states(&self, lang: Lang) -> usize {
        let mut search = Search::from(lang);
        while search.next(self).is_some() {}
        search.found.len() - usize::from(lang == NOTHING)
    }

    /// The shortest string of the language; of several, the first by [`Alphabet::by_preference`].
    /// In a language of octets it is the shortest that is UTF-8, or if none is, the shortest one in
    /// ABNF notation: `%xC3.28`.
    pub fn shortest(&self, lang: Lang) -> Option<String> {
        self.shortest_way(lang).map(|way| self.example(&way))
    }

    pub(super) fn shortest_way(&self, lang: Lang) -> Option<Vec<Class>> {
        if self.alphabet.is_in_octets()
            && let Some(way) = self.shortest_utf8(lang)
        {
            return Some(way);
        }
        let mut search = Search::from(lang);
        while let Some(at) = search.next(self) {
            if self.accepts_empty(search.found[at].0) {
                return Some(search.way(at));
            }
        }
        None
    }

    /// The characters after which the rest of the language is `wanted`.
    pub(super) fn characters_to(&self, lang: Lang, wanted: impl Fn(Lang) -> bool) -> CharSet {
        let classes = (0..self.alphabet.len()).filter(|&class| wanted(self.after(lang, class)));
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
        let single = |class| [NOTHING, self.empty].contains(&self.after(lang, class));
        let is_set = lang != NOTHING && !self.accepts_empty(lang);
        (is_set && (0..self.alphabet.len()).all(single)).then(|| self.may_follow(lang))
    }

    /// The symbol of a tag, after the classes of characters.
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

    /// Every string, marks and tags included.
    pub(super) fn everything(&self) -> Lang {
        self.everything
    }

    pub(super) fn symbols(&self) -> usize {
        self.symbols
    }

    /// The number of states.
    pub(super) fn len(&self) -> usize {
        self.accepting.len()
    }

    pub(super) fn row_of(&self, lang: Lang) -> &[Lang] {
        &self.rows[lang.number() as usize * self.symbols..][..self.symbols]
    }

    /// The component of a state: the numbers of the states that it reaches and that reach it.
    pub(super) fn component_of(&self, lang: Lang) -> Range<u32> {
        self.components[lang.number() as usize].clone()
    }

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

    pub(super) fn known_result(&self, operation: Operation) -> Option<Lang> {
        self.results.get(&operation).copied()
    }

    pub(super) fn keep_result(&mut self, operation: Operation, lang: Lang) {
        self.results.insert(operation, lang);
    }

    pub(super) fn results_len(&self) -> usize {
        self.results.len()
    }

    /// The language of an automaton that begins at `start`. `step` returns for a state whether a
    /// string ends there, and the state after each symbol: the classes of characters, the tags, the
    /// mark of parsing expressions.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Languages};
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
        let step = |_: &mut Self, key: &K| {
            let (accepts, next) = step(key);
            (accepts, next.into_iter().map(Next::Open).collect())
        };
        self.built(start, step, |_, _, _| {})
    }
}

/// A breadth-first search.
struct Search {
    /// The states in the order in which they were found, each with the index here of the state that
    /// led to it, and the symbol.
    found: Vec<(Lang, usize, Class)>,
    seen: FxHashSet<Lang>,
    at: usize,
}

impl Search {
    fn from(lang: Lang) -> Self {
        Search { found: vec![(lang, 0, 0)], seen: FxHashSet::from_iter([lang, NOTHING]), at: 0 }
    }

    /// The index of the next state.
    fn next(&mut self, languages: &Languages) -> Option<usize> {
        let at = self.at;
        let &(state, ..) = self.found.get(at)?;
        for class in languages.alphabet.by_preference() {
            let next = languages.after(state, class);
            if self.seen.insert(next) {
                self.found.push((next, at, class));
            }
        }
        self.at += 1;
        Some(at)
    }

    /// The symbols on the way to a state.
    fn way(&self, mut at: usize) -> Vec<Class> {
        let mut way = Vec::new();
        while at > 0 {
            let (_, before, class) = self.found[at];
            way.push(class);
            at = before;
        }
        way.reverse();
        way
    }
}
