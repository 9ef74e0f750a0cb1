//! Regular languages as states of one growing minimal automaton.
//!
//! Every language that is computed is a [`Lang`]: the number of a state of the
//! one automaton in which no two states accept the same strings. So two
//! languages are equal exactly where their numbers are, and what remains of a
//! language after a character is looked up.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::hash::Hash;

use super::alphabet::Alphabet;
use super::hash::FastMap;
use super::minimize::{Table, minimize};

/// A regular language: a state of the automaton of a [`Languages`], and of no
/// other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lang(pub(super) u32);

/// The language without a string.
pub const NOTHING: Lang = Lang(0);

/// A class of characters; see [`Alphabet`].
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
}

/// One state of an automaton under construction: whether it accepts, and the
/// key of the state after each symbol.
pub(super) struct Step<K> {
    pub accepts: bool,
    pub next: Vec<K>,
}

impl Languages {
    /// No language but the empty one, over this alphabet.
    pub fn new(alphabet: Alphabet) -> Self {
        Self::with_tags(alphabet, 0)
    }

    /// The same with symbols that are no characters: the tags of `tagged`.
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
        };
        let nothing = languages.build((), |_| Step { accepts: false, next: vec![(); symbols] });
        debug_assert_eq!(nothing, NOTHING);
        languages.empty = languages.one_step(true, vec![NOTHING; symbols]);
        languages.everything =
            languages.build((), |_| Step { accepts: true, next: vec![(); symbols] });
        languages
    }

    /// The classes of characters that the languages are made of.
    pub fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }

    /// Whether the empty string is in the language.
    pub fn accepts_empty(&self, lang: Lang) -> bool {
        self.accepting[lang.0 as usize]
    }

    /// What may follow a character of this class, or this tag, in the language.
    pub fn after(&self, lang: Lang, class: Class) -> Lang {
        self.rows[lang.0 as usize * self.symbols + class]
    }

    /// What may follow this string in the language.
    pub fn after_text(&self, lang: Lang, text: &str) -> Lang {
        text.chars()
            .fold(lang, |lang, character| self.after(lang, self.alphabet.class_of(character)))
    }

    /// Whether the string is in the language.
    pub fn accepts(&self, lang: Lang, text: &str) -> bool {
        self.accepts_empty(self.after_text(lang, text))
    }

    /// The states that can be reached from this one, breadth first.
    pub fn reachable(&self, lang: Lang) -> Vec<Lang> {
        let mut found = vec![lang];
        let mut seen = BTreeSet::from([lang]);
        let mut at = 0;
        while at < found.len() {
            for class in 0..self.alphabet.len() {
                let next = self.after(found[at], class);
                if seen.insert(next) {
                    found.push(next);
                }
            }
            at += 1;
        }
        found
    }

    /// How many states the minimal automaton of the language has, not counting
    /// the one from which nothing is accepted.
    pub fn states(&self, lang: Lang) -> usize {
        self.reachable(lang).iter().filter(|&&state| state != NOTHING).count()
    }

    /// The shortest string of the language, of these one whose characters come
    /// first in the order of [`Alphabet::class_of`].
    pub fn shortest(&self, lang: Lang) -> Option<String> {
        let classes = self.shortest_from(lang, |state| self.accepts_empty(state))?;
        Some(classes.into_iter().map(|class| self.alphabet.example(class)).collect())
    }

    /// For each state that can be reached and accepts something: the length of the
    /// shortest string that it accepts.
    pub(super) fn shortest_lengths(&self, lang: Lang) -> HashMap<Lang, usize> {
        let mut open = self.reachable(lang);
        let mut found: HashMap<Lang, usize> = HashMap::new();
        for length in 0.. {
            let one_shorter = |state: Lang| {
                let mut classes = 0..self.alphabet.len();
                classes.any(|class| found.contains_key(&self.after(state, class)))
            };
            let (next, left): (Vec<Lang>, Vec<Lang>) = open.into_iter().partition(|&state| {
                (length == 0 && self.accepts_empty(state)) || one_shorter(state)
            });
            if next.is_empty() {
                break;
            }
            found.extend(next.into_iter().map(|state| (state, length)));
            open = left;
        }
        found
    }

    /// The classes of a shortest way from `lang` to a state that is wanted.
    pub(super) fn shortest_from(
        &self,
        lang: Lang,
        wanted: impl Fn(Lang) -> bool,
    ) -> Option<Vec<Class>> {
        let mut came_from: FastMap<Lang, (Lang, Class)> = FastMap::default();
        let mut queue = VecDeque::from([lang]);
        while let Some(state) = queue.pop_front() {
            if wanted(state) {
                let mut way = Vec::new();
                let mut at = state;
                while at != lang {
                    let (before, class) = came_from[&at];
                    way.push(class);
                    at = before;
                }
                way.reverse();
                return Some(way);
            }
            for class in self.alphabet.by_preference() {
                let next = self.after(state, class);
                if next != NOTHING && next != lang && !came_from.contains_key(&next) {
                    came_from.insert(next, (state, class));
                    queue.push_back(next);
                }
            }
        }
        None
    }

    /// The symbol of a tag, after the classes of characters.
    pub fn tag(&self, tag: usize) -> Class {
        self.alphabet.len() + tag
    }

    /// The number of tags.
    pub(super) fn tags(&self) -> usize {
        self.mark() - self.alphabet.len()
    }

    /// The symbol of the mark of `peg`, which is the last.
    pub(super) fn mark(&self) -> Class {
        self.symbols - 1
    }

    /// The language of the empty string alone.
    pub fn empty_string(&self) -> Lang {
        self.empty
    }

    /// Every string, marks and all.
    pub(super) fn everything(&self) -> Lang {
        self.everything
    }

    /// One character of the classes, then `rest`.
    pub fn prefixed(&mut self, classes: &[Class], rest: Lang) -> Lang {
        let mut next = vec![NOTHING; self.symbols];
        for &class in classes {
            next[class] = rest;
        }
        self.one_step(false, next)
    }

    /// The strings of either language.
    pub fn union(&mut self, a: Lang, b: Lang) -> Lang {
        match (a, b) {
            _ if a == b || b == NOTHING => a,
            (NOTHING, _) => b,
            _ => self.pairwise(Operation::Union, a.min(b), a.max(b), |a, b| a || b),
        }
    }

    /// The strings of both languages.
    pub fn intersection(&mut self, a: Lang, b: Lang) -> Lang {
        match (a, b) {
            _ if a == b => a,
            (NOTHING, _) | (_, NOTHING) => NOTHING,
            _ => self.pairwise(Operation::Intersection, a.min(b), a.max(b), |a, b| a && b),
        }
    }

    /// The strings of `a` that are not in `b`.
    pub fn difference(&mut self, a: Lang, b: Lang) -> Lang {
        match (a, b) {
            _ if a == b => NOTHING,
            (NOTHING, _) | (_, NOTHING) => a,
            _ => self.pairwise(Operation::Difference, a, b, |a, b| a && !b),
        }
    }

    /// A string of `a`, then one of `b`.
    pub fn concatenation(&mut self, a: Lang, b: Lang) -> Lang {
        if a == NOTHING || b == NOTHING {
            return NOTHING;
        }
        self.remembered(Operation::Concatenation, a, b, |languages| {
            let symbols = languages.symbols;
            languages.build_from((a, BTreeSet::<Lang>::new()), |languages, (a, started)| {
                let mut started = started.clone();
                if languages.accepts_empty(*a) {
                    started.insert(b);
                }
                Step {
                    accepts: started.iter().any(|&lang| languages.accepts_empty(lang)),
                    next: (0..symbols)
                        .map(|class| {
                            (languages.after(*a, class), languages.all_after(&started, class))
                        })
                        .collect(),
                }
            })
        })
    }

    /// Any number of strings of `a`, one after another.
    pub fn star(&mut self, a: Lang) -> Lang {
        self.remembered(Operation::Star, a, a, |languages| {
            let symbols = languages.symbols;
            // The beginning is a state of its own: `a` may come after a part of itself,
            // as in `*( *"b" "a" )` after `"b"`.
            let start = (true, BTreeSet::from([a]));
            languages.build_from(start, |languages, (at_start, active)| {
                let mut active: BTreeSet<Lang> = active.clone();
                let ends = active.iter().any(|&lang| languages.accepts_empty(lang));
                if ends {
                    active.insert(a);
                }
                Step {
                    accepts: *at_start || ends,
                    next: (0..symbols)
                        .map(|class| (false, languages.all_after(&active, class)))
                        .collect(),
                }
            })
        })
    }

    /// The strings from which a string of the language results where marks and tags
    /// are taken out at will.
    pub(super) fn lifted(&mut self, a: Lang) -> Lang {
        let (characters, symbols) = (self.alphabet.len(), self.symbols);
        self.remembered(Operation::Lift, a, a, |languages| {
            languages.build_from(a, |languages, &state| {
                let mut next: Vec<Lang> =
                    (0..characters).map(|class| languages.after(state, class)).collect();
                next.resize(symbols, state);
                Step { accepts: languages.accepts_empty(state), next }
            })
        })
    }

    /// The strings of the language with the tags taken out.
    pub(super) fn erased(&mut self, a: Lang) -> Lang {
        if self.tags() == 0 {
            return a;
        }
        self.remembered(Operation::Erase, a, a, |languages| {
            let symbols = languages.symbols;
            let start = languages.with_tags_passed(BTreeSet::from([a]));
            languages.build_from(start, |languages, states| {
                let is_tag = |class| class >= languages.tag(0) && class < languages.mark();
                Step {
                    accepts: states.iter().any(|&state| languages.accepts_empty(state)),
                    next: (0..symbols)
                        .map(|class| match is_tag(class) {
                            true => BTreeSet::new(),
                            false => languages.with_tags_passed(languages.all_after(states, class)),
                        })
                        .collect(),
                }
            })
        })
    }

    /// These states and those that tags alone lead to.
    fn with_tags_passed(&self, mut states: BTreeSet<Lang>) -> BTreeSet<Lang> {
        let mut open: Vec<Lang> = states.iter().copied().collect();
        while let Some(state) = open.pop() {
            for tag in 0..self.tags() {
                let next = self.after(state, self.tag(tag));
                if next != NOTHING && states.insert(next) {
                    open.push(next);
                }
            }
        }
        states
    }

    /// The strings that with a mark at their end are in the language.
    pub(super) fn before_final_mark(&mut self, a: Lang) -> Lang {
        let mark = self.mark();
        self.remembered(Operation::Whole, a, a, |languages| {
            languages.build_from(a, |languages, &state| {
                let mut next: Vec<Lang> =
                    (0..mark).map(|class| languages.after(state, class)).collect();
                next.push(NOTHING);
                Step { accepts: languages.accepts_empty(languages.after(state, mark)), next }
            })
        })
    }

    fn all_after(&self, langs: &BTreeSet<Lang>, class: Class) -> BTreeSet<Lang> {
        let next = langs.iter().map(|&lang| self.after(lang, class));
        next.filter(|&lang| lang != NOTHING).collect()
    }

    fn pairwise(
        &mut self,
        operation: Operation,
        a: Lang,
        b: Lang,
        accepts: impl Fn(bool, bool) -> bool,
    ) -> Lang {
        self.remembered(operation, a, b, |languages| {
            let symbols = languages.symbols;
            languages.build_from((a, b), |languages, &(a, b)| Step {
                accepts: accepts(languages.accepts_empty(a), languages.accepts_empty(b)),
                next: (0..symbols)
                    .map(|class| (languages.after(a, class), languages.after(b, class)))
                    .collect(),
            })
        })
    }

    pub(super) fn remembered(
        &mut self,
        operation: Operation,
        a: Lang,
        b: Lang,
        compute: impl FnOnce(&mut Self) -> Lang,
    ) -> Lang {
        if let Some(&known) = self.results.get(&(operation, a, b)) {
            return known;
        }
        let result = compute(self);
        self.results.insert((operation, a, b), result);
        result
    }

    /// A state in front of languages that are there.
    fn one_step(&mut self, accepts: bool, next: Vec<Lang>) -> Lang {
        let row = (accepts, next);
        if let Some(&known) = self.by_row.get(&row) {
            return known;
        }
        let lang = Lang(self.accepting.len() as u32);
        self.accepting.push(accepts);
        self.rows.extend(&row.1);
        self.by_row.insert(row, lang);
        lang
    }

    fn build<K: Clone + Eq + Hash>(&mut self, start: K, step: impl Fn(&K) -> Step<K>) -> Lang {
        self.build_from(start, |_, key| step(key))
    }

    /// The language of an automaton: of each of its states, beginning with `start`, whether
    /// a string ends there, and the state after each symbol: a class of characters, a tag,
    /// and last the mark of parsing expressions.
    pub fn of_automaton<K: Clone + Eq + Hash>(
        &mut self,
        start: K,
        mut step: impl FnMut(&K) -> (bool, Vec<K>),
    ) -> Lang {
        self.build_from(start, |_, key| {
            let (accepts, next) = step(key);
            Step { accepts, next }
        })
    }

    /// The language of the automaton whose states are the keys that can be
    /// reached from `start`.
    pub(super) fn build_from<K: Clone + Eq + Hash>(
        &mut self,
        start: K,
        mut step: impl FnMut(&mut Self, &K) -> Step<K>,
    ) -> Lang {
        let mut table = Table::new(self.symbols);
        let mut index_of: FastMap<K, u32> = FastMap::from_iter([(start.clone(), 0)]);
        let mut keys = vec![start];
        let mut at = 0;
        while at < keys.len() {
            let key = keys[at].clone();
            let Step { accepts, next } = step(self, &key);
            let row = next.into_iter().map(|key| {
                *index_of.entry(key).or_insert_with_key(|key| {
                    keys.push(key.clone());
                    keys.len() as u32 - 1
                })
            });
            table.push(accepts, row);
            at += 1;
        }
        self.adopt(&minimize(&table))
    }

    /// The language of the first state of a minimal automaton.
    fn adopt(&mut self, table: &Table) -> Lang {
        let mut known: Vec<Option<Lang>> = vec![None; table.len()];
        for component in table.components() {
            self.adopt_component(table, &component, &mut known);
        }
        known[0].unwrap_or(NOTHING)
    }

    /// A strongly connected component whose successors are all known. It is
    /// there already exactly where, read breadth first from its first state, it
    /// looks the same as one that is there.
    fn adopt_component(&mut self, table: &Table, component: &[u32], known: &mut [Option<Lang>]) {
        if let [state] = component {
            let next: Option<Vec<Lang>> =
                table.row(*state).iter().map(|&next| known[next as usize]).collect();
            if let Some(next) = next {
                known[*state as usize] = Some(self.one_step(table.accepts(*state), next));
                return;
            }
        }
        let (key, order) = component_key(table, component, known);
        if let Some(&first) = self.components.get(&key) {
            known[order[0] as usize] = Some(Lang(first));
            for &state in &order {
                let Some(lang) = known[state as usize] else {
                    continue;
                };
                for (symbol, &next) in table.row(state).iter().enumerate() {
                    known[next as usize].get_or_insert(self.after(lang, symbol));
                }
            }
            return;
        }
        let base = self.accepting.len() as u32;
        for (offset, &state) in order.iter().enumerate() {
            known[state as usize] = Some(Lang(base + offset as u32));
        }
        for (offset, &state) in order.iter().enumerate() {
            let next: Vec<Lang> = table
                .row(state)
                .iter()
                .map(|&next| known[next as usize].unwrap_or(NOTHING))
                .collect();
            self.accepting.push(table.accepts(state));
            self.rows.extend(&next);
            let lang = Lang(base + offset as u32);
            self.by_row.insert((table.accepts(state), next), lang);
        }
        self.components.insert(key, base);
    }
}

/// What a component looks like, read breadth first from the state that makes
/// this least, and the order of its states in that reading.
fn component_key(table: &Table, component: &[u32], known: &[Option<Lang>]) -> (Vec<u64>, Vec<u32>) {
    let outside = |&state: &u32| -> Vec<Option<Lang>> {
        table.row(state).iter().map(|&next| known[next as usize]).collect()
    };
    let look = |state: &u32| (table.accepts(*state), outside(state));
    let least = component.iter().map(look).min();
    component
        .iter()
        .filter(|state| component.len() == 1 || Some(look(state)) == least)
        .map(|&start| read_from(table, start, known))
        .min()
        .unwrap_or_default()
}

fn read_from(table: &Table, start: u32, known: &[Option<Lang>]) -> (Vec<u64>, Vec<u32>) {
    let mut order = vec![start];
    let mut number: FastMap<u32, u64> = FastMap::from_iter([(start, 0)]);
    let mut key = Vec::new();
    let mut at = 0;
    while at < order.len() {
        let state = order[at];
        key.push(u64::from(table.accepts(state)));
        for &next in table.row(state) {
            key.push(match known[next as usize] {
                Some(lang) => u64::from(lang.0) << 1,
                None => {
                    let count = number.len() as u64;
                    let n = *number.entry(next).or_insert_with(|| {
                        order.push(next);
                        count
                    });
                    n << 1 | 1
                }
            });
        }
        at += 1;
    }
    (key, order)
}
