//! Adds an automaton, described state by state, to the minimal automaton of [`Languages`].
//!
//! The states are visited depth first. States that reach each other form a component (Tarjan); a
//! component is finished before the states that lead to it. A state that is a component by itself
//! is looked up by its row, the targets of its symbols. A larger component is minimized on its own
//! (Hopcroft). Then it equals a known component, or a part of one that it leads to, or it is new.
//! So the cost of an automaton without cycles is proportional to its number of states, and no two
//! states have the same language.

use super::budget::PER_STEP;
use super::lang::Next;
use super::lang::{Lang, NOTHING};
use super::languages::Languages;
use super::minimize::refine;
use super::numbered::Numbered;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// The states of one component of an automaton. `Next::Open` is a state of this component.
struct Component {
    accepting: Vec<bool>,
    /// The rows of all states, one after the other.
    rows: Vec<Next<u32>>,
    symbols: usize,
}

impl Component {
    /// Returns the number of states.
    fn len(&self) -> usize {
        self.accepting.len()
    }

    /// Returns what follows a state after each symbol.
    fn row(&self, state: u32) -> &[Next<u32>] {
        &self.rows[state as usize * self.symbols..][..self.symbols]
    }

    /// Returns a number for each state, the same for states with equal signatures.
    fn signature_numbers(&self) -> Vec<u32> {
        let mut numbers = Numbered::new();
        (0..self.len() as u32).map(|state| numbers.number(self.signature(state)) as u32).collect()
    }

    /// Returns whether a state accepts, and its row with `None` for each state of the component.
    fn signature(&self, state: u32) -> (bool, Vec<Option<u32>>) {
        let row = self.row(state).iter().map(|&next| match next {
            Next::Known(lang) => Some(lang.number()),
            Next::Open(_) => None,
        });
        (self.accepting[state as usize], row.collect())
    }

    /// Returns the equivalent part with the fewest states, and for each state of this part the
    /// equivalent state in that one.
    fn minimize(&self, may_go_on: &mut impl FnMut() -> bool) -> (Component, Vec<u32>) {
        // For each symbol, the next state of each state, `u32::MAX` if it is in another component.
        // Equal columns are kept once.
        let mut columns = Numbered::new();
        for symbol in 0..self.symbols {
            let column = self.rows.iter().skip(symbol).step_by(self.symbols);
            let open = column.map(|next| match next {
                Next::Known(_) => u32::MAX,
                Next::Open(state) => *state,
            });
            columns.number(open.collect::<Vec<u32>>());
        }
        let block = refine(self.signature_numbers(), &columns.keys, may_go_on);
        let count = block.iter().max().map_or(0, |&last| last as usize + 1);
        // The first state of each block.
        let mut first = vec![u32::MAX; count];
        for (state, &block) in block.iter().enumerate().rev() {
            first[block as usize] = state as u32;
        }
        let accepting = first.iter().map(|&state| self.accepting[state as usize]).collect();
        let in_block = |next: &Next<u32>| match *next {
            Next::Open(state) => Next::Open(block[state as usize]),
            known => known,
        };
        let rows = first.iter().flat_map(|&state| self.row(state).iter().map(in_block)).collect();
        (Component { accepting, rows, symbols: self.symbols }, block)
    }

    /// Returns the canonical form of the component, which depends only on the languages. Its order is
    /// breadth first from a state with the rarest signature: from the one whose form is the least.
    fn canonical_form(&self, may_go_on: &mut impl FnMut() -> bool) -> Form {
        let numbers = self.signature_numbers();
        let mut counts = vec![0; self.len()];
        numbers.iter().for_each(|&number| counts[number as usize] += 1);
        let fewest = counts.iter().copied().filter(|&count| count > 0).min().unwrap_or(0);
        // If several signatures are equally rare, the least one is chosen.
        let rare = (0..self.len() as u32)
            .filter(|&state| counts[numbers[state as usize] as usize] == fewest);
        let least = rare.clone().min_by_key(|&state| self.signature(state));
        let least = least.map(|state| numbers[state as usize]);
        let starts = rare.filter(|&state| Some(numbers[state as usize]) == least);
        let starts = starts.take_while(|_| may_go_on());
        starts.map(|start| self.form_from(start)).min().unwrap_or_default()
    }

    /// Returns the form of the component with its states breadth first from `start`.
    fn form_from(&self, start: u32) -> Form {
        // In the key, a language outside of the component has an even number, a state of it an odd
        // one.
        let mut states = Numbered::from(start);
        let (mut key, mut at) = (Vec::new(), 0);
        while let Some(&state) = states.keys.get(at) {
            key.push(u64::from(self.accepting[state as usize]));
            key.extend(self.row(state).iter().map(|next| match *next {
                Next::Known(lang) => u64::from(lang.number()) << 1,
                Next::Open(state) => (states.number(state) as u64) << 1 | 1,
            }));
            at += 1;
        }
        Form { key, order: states.keys }
    }
}

/// A strongly connected component, described in the order in which its states are visited.
/// Components with the same `key` have the same languages.
#[derive(Default, PartialEq, Eq, PartialOrd, Ord)]
struct Form {
    /// For each state in this order, whether it accepts, and its row.
    key: Vec<u64>,
    order: Vec<u32>,
}

/// Returns the language of each state of a component whose states have consecutive numbers from
/// `base` on, in this order.
fn consecutive_langs(base: Lang, order: &[u32]) -> Vec<Lang> {
    let mut langs = vec![NOTHING; order.len()];
    for (number, &state) in (base.number()..).zip(order) {
        langs[state as usize] = Lang::of_number(number);
    }
    langs
}

/// The state of a depth-first visit.
struct Visit<K> {
    states: Numbered<K>,
    /// The properties of each numbered state.
    known: Vec<Known>,
    /// The entered states whose component is not finished.
    stack: Vec<u32>,
    /// The path to the current state: each state with the symbol to follow next.
    path: Vec<(u32, usize)>,
    /// The number of states entered so far.
    entered: u32,
}

/// What the visit does next.
enum Move {
    Enter(u32),
    /// All symbols of the state were followed.
    Leave(u32),
}

/// The properties of a state that were found so far.
#[derive(Default)]
struct Known {
    accepts: bool,
    row: Vec<Next<u32>>,
    /// None before the state is entered.
    order: Option<Order>,
    /// The language, as soon as the component of the state is finished.
    lang: Option<Lang>,
}

/// The numbers by which Tarjan's algorithm finds components.
#[derive(Clone, Copy, Default)]
struct Order {
    /// The number of states entered before this one.
    index: u32,
    /// The least index of a state that this one is known to reach.
    low_link: u32,
}

impl<K: Clone + Eq + Hash> Visit<K> {
    /// Returns the number of a state, which is new if the state was not met before.
    fn number(&mut self, key: K) -> u32 {
        let number = self.states.number(key);
        if number == self.known.len() {
            self.known.push(Known::default());
        }
        number as u32
    }

    /// Enters a state, and numbers the states that it leads to.
    fn enter(&mut self, state: u32, accepts: bool, row: Vec<Next<K>>) {
        let row = row
            .into_iter()
            .map(|next| match next {
                Next::Known(lang) => Next::Known(lang),
                Next::Open(key) => Next::Open(self.number(key)),
            })
            .collect();
        let order = Some(Order { index: self.entered, low_link: self.entered });
        self.known[state as usize] = Known { accepts, row, order, lang: None };
        self.entered += 1;
        self.stack.push(state);
        self.path.push((state, 0));
    }

    /// Follows the symbols of the current state. Returns the first state that was not entered before;
    /// if there is none, the current state is left. None at the end.
    fn next_move(&mut self) -> Option<Move> {
        let (state, symbol) = self.path.last_mut()?;
        let state = *state;
        while let Some(&target) = self.known[state as usize].row.get(*symbol) {
            *symbol += 1;
            let Next::Open(target) = target else { continue };
            match self.known[target as usize] {
                Known { order: None, .. } => return Some(Move::Enter(target)),
                Known { lang: Some(_), .. } => {}
                Known { order: Some(Order { index, .. }), .. } => {
                    self.known[state as usize].lower_link(index);
                }
            }
        }
        self.path.pop();
        Some(Move::Leave(state))
    }

    /// Leaves a state. Returns the states of its component if it is the first that was entered of
    /// them; otherwise none, since the component is not finished.
    fn leave(&mut self, state: u32) -> Vec<u32> {
        let Order { index, low_link } = self.known[state as usize].order.unwrap_or_default();
        if let Some(&(parent, _)) = self.path.last() {
            self.known[parent as usize].lower_link(low_link);
        }
        // A state that was entered before is in the same component.
        if low_link != index {
            return Vec::new();
        }
        let first = self.stack.iter().rposition(|&member| member == state).unwrap_or(0);
        self.stack.split_off(first)
    }
}

impl Languages {
    /// Returns the language of the automaton that starts at `start`. `step` returns whether a state
    /// accepts, and the target of each symbol. `done` is called with each state and its language.
    pub(super) fn build_automaton<K: Clone + Eq + Hash>(
        &mut self,
        start: K,
        mut step: impl FnMut(&mut Self, &K) -> (bool, Vec<Next<K>>),
        mut done: impl FnMut(&mut Self, K, Lang),
    ) -> Lang {
        let mut visit = Visit {
            states: Numbered::new(),
            known: Vec::new(),
            stack: Vec::new(),
            path: Vec::new(),
            entered: 0,
        };
        let open_before = self.open;
        let start = visit.number(start);
        let mut next = Some(Move::Enter(start));
        while let Some(now) = next {
            match now {
                Move::Enter(state) => {
                    self.open = open_before + visit.stack.len() + 1;
                    let key = visit.states.keys[state as usize].clone();
                    let (accepts, row) =
                        if self.may_go_on() { step(self, &key) } else { Default::default() };
                    if self.meter.is_exceeded() {
                        break;
                    }
                    visit.enter(state, accepts, row);
                }
                Move::Leave(state) => {
                    let members = visit.leave(state);
                    self.finish_component(&mut visit.known, &members);
                    // If the budget ended `finish_component`, the languages that it stored are wrong.
                    if self.meter.is_exceeded() {
                        visit.known.clear();
                        break;
                    }
                    for member in members {
                        if let Some(lang) = visit.known[member as usize].lang {
                            done(self, visit.states.keys[member as usize].clone(), lang);
                        }
                    }
                }
            }
            next = visit.next_move();
        }
        self.open = open_before;
        visit.known.first().and_then(|start| start.lang).unwrap_or(NOTHING)
    }

    /// Counts a step. Returns whether the budget allows it.
    pub(super) fn may_go_on(&mut self) -> bool {
        self.may_take(1)
    }

    /// Counts several steps at once. Returns whether the budget allows them.
    pub(super) fn may_take(&mut self, steps: usize) -> bool {
        let (finished, open) = (self.len(), self.open);
        // An estimate of the bytes of finished states, of states being built, and of results that
        // are looked up again.
        let row = size_of::<Lang>() * self.symbols();
        let bytes = finished * (row + 64) + open * (2 * row + 128) + self.results.len() * 48;
        // A step visits each symbol.
        let length = steps * (1 + self.symbols() / PER_STEP);
        self.meter.long_step(length, finished + open, bytes)
    }

    /// Finds the languages of the states of a component; `members` may be empty. The languages of the
    /// states outside of it that it leads to must be known.
    fn finish_component(&mut self, known: &mut [Known], members: &[u32]) {
        if members.is_empty() {
            return;
        }
        let rows: Vec<Vec<Next<u32>>> =
            members.iter().map(|&state| std::mem::take(&mut known[state as usize].row)).collect();
        let position: FxHashMap<u32, u32> = members.iter().copied().zip(0..).collect();
        let resolve = |next: &Next<u32>| match *next {
            Next::Open(state) => match known[state as usize].lang {
                Some(lang) => Next::Known(lang),
                None => Next::Open(position[&state]),
            },
            next => next,
        };
        let component = Component {
            accepting: members.iter().map(|&state| known[state as usize].accepts).collect(),
            rows: rows.iter().flatten().map(resolve).collect(),
            symbols: self.symbols(),
        };
        let langs = self.component_langs(&component);
        for (&state, lang) in members.iter().zip(langs) {
            known[state as usize].lang = Some(lang);
        }
    }

    /// Returns the languages of the states of a component, and adds those that are new.
    fn component_langs(&mut self, component: &Component) -> Vec<Lang> {
        let known: Option<Vec<Lang>> = component
            .rows
            .iter()
            .map(|next| match next {
                Next::Known(lang) => Some(*lang),
                Next::Open(_) => None,
            })
            .collect();
        // Without a transition between its states, a component is a single state.
        if let Some(row) = known {
            return vec![self.find_or_add_state(component.accepting[0], &row)];
        }
        let (least, block) = component.minimize(&mut || self.may_go_on());
        // Beyond the budget, the caller drops these languages.
        if self.meter.is_exceeded() {
            return vec![NOTHING; component.len()];
        }
        let langs =
            self.find_in_exits(&least).unwrap_or_else(|| self.find_or_add_component(&least));
        block.into_iter().map(|block| langs[block as usize]).collect()
    }

    /// Returns the languages of a minimal component, if it equals a part of a component that it
    /// leads to. In that case, states of both components lead to the same exit by the same symbol.
    fn find_in_exits(&self, component: &Component) -> Option<Vec<Lang>> {
        let mut tried = Vec::new();
        for (at, next) in component.rows.iter().enumerate() {
            let Next::Known(exit) = *next else { continue };
            let members = self.component_of(exit);
            if tried.contains(&members.start) {
                continue;
            }
            tried.push(members.start);
            let (state, symbol) = ((at / component.symbols) as u32, at % component.symbols);
            let accepts = component.accepting[state as usize];
            let mut like = members.map(Lang::of_number).filter(|&lang| {
                self.after(lang, symbol) == exit && self.accepts_empty(lang) == accepts
            });
            if let Some(langs) = like.find_map(|lang| self.match_from(component, state, lang)) {
                return Some(langs);
            }
        }
        None
    }

    /// Returns the language of each state of a part if `state` has the language `lang`, or `None`
    /// if it has another language.
    fn match_from(&self, component: &Component, state: u32, lang: Lang) -> Option<Vec<Lang>> {
        let mut langs = vec![None; component.len()];
        langs[state as usize] = Some(lang);
        let mut open = vec![(state, lang)];
        while let Some((state, lang)) = open.pop() {
            if self.accepts_empty(lang) != component.accepting[state as usize] {
                return None;
            }
            for (next, &after) in component.row(state).iter().zip(self.row_of(lang)) {
                match *next {
                    Next::Known(known) if known == after => {}
                    Next::Known(_) => return None,
                    Next::Open(state) => match langs[state as usize] {
                        Some(known) if known == after => {}
                        Some(_) => return None,
                        None => {
                            langs[state as usize] = Some(after);
                            open.push((state, after));
                        }
                    },
                }
            }
        }
        langs.into_iter().collect()
    }

    /// Returns the languages of a minimal component: those of a known component that is equal, or new
    /// ones. The caller has found that the component is equal to no part of a component that can be
    /// reached from it.
    fn find_or_add_component(&mut self, component: &Component) -> Vec<Lang> {
        let Form { key, order } = component.canonical_form(&mut || self.may_go_on());
        // Beyond the budget, the caller drops these languages.
        if self.meter.is_exceeded() {
            return vec![NOTHING; component.len()];
        }
        let is_equal = |base: Lang| {
            self.component_of(base) == (base.number()..base.number() + component.len() as u32)
                && self.match_from(component, order[0], base)
                    == Some(consecutive_langs(base, &order))
        };
        match self.by_component.find(hash_of(&key), is_equal) {
            Ok(base) => consecutive_langs(base, &order),
            Err(place) => {
                let base = Lang::of_number(self.len() as u32);
                self.by_component.0.insert(place, base);
                self.add_component(component, base, &order)
            }
        }
    }

    /// Adds the states of a component in this order, and returns their languages. `base` is the
    /// language of the first one.
    fn add_component(&mut self, component: &Component, base: Lang, order: &[u32]) -> Vec<Lang> {
        let langs = consecutive_langs(base, order);
        for &state in order {
            let row = component.row(state).iter().map(|next| match *next {
                Next::Known(lang) => lang,
                Next::Open(state) => langs[state as usize],
            });
            let row: Vec<Lang> = row.collect();
            let accepts = component.accepting[state as usize];
            let place = self.find_row(accepts, &row).err();
            self.add_state(accepts, &row, base, component.len(), place);
        }
        langs
    }

    /// Returns the state that accepts or not and has this row of known languages. It is added if it
    /// is new.
    pub(super) fn find_or_add_state(&mut self, accepts: bool, row: &[Lang]) -> Lang {
        match self.find_row(accepts, row) {
            Ok(known) => known,
            Err(place) => {
                let base = Lang::of_number(self.len() as u32);
                self.add_state(accepts, row, base, 1, Some(place))
            }
        }
    }

    /// Returns the state that accepts or not and has this row, or the key to insert it at in
    /// `by_row`.
    fn find_row(&self, accepts: bool, row: &[Lang]) -> Result<Lang, u64> {
        let is_equal = |lang| self.accepts_empty(lang) == accepts && self.row_of(lang) == row;
        self.by_row.find(hash_of(&(accepts, row)), is_equal)
    }

    /// Adds a state of the component that consists of the `size` states from `base` on, and returns its
    /// language. `by_row` finds it at the key `place`; with `None`, `by_row` keeps the earlier state that
    /// has this row.
    fn add_state(
        &mut self,
        accepts: bool,
        row: &[Lang],
        base: Lang,
        size: usize,
        place: Option<u64>,
    ) -> Lang {
        let lang = self.push_state(accepts, row, base.number()..base.number() + size as u32);
        if let Some(place) = place {
            self.by_row.0.insert(place, lang);
        }
        lang
    }
}

impl Known {
    /// Records that the state reaches the state with this index.
    fn lower_link(&mut self, index: u32) {
        if let Some(order) = &mut self.order {
            order.low_link = order.low_link.min(index);
        }
    }
}

/// Returns a hash of a key.
fn hash_of(key: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    hasher.finish()
}
