//! Adds an automaton, described state by state, to the minimal automaton of [`Languages`].
//!
//! The states are visited depth first. States that reach each other form a component (Tarjan); a
//! component is finished before the states that lead to it. A state that is a component by itself
//! is looked up by its row. A larger component is minimized on its own (Hopcroft). Then it equals
//! a known component, or a part of one that it leads to, or it is new. So an automaton without
//! cycles costs as much as it has states, and no two states have the same language.

use super::lang::Next;
use super::lang::{Lang, NOTHING};
use super::languages::Languages;
use super::minimize::refine;
use super::numbered::Numbered;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// The states of one component of an automaton. `Next::Open` is a state of this component.
struct Part {
    accepting: Vec<bool>,
    rows: Vec<Next<u32>>,
    symbols: usize,
}

impl Part {
    fn len(&self) -> usize {
        self.accepting.len()
    }

    fn row(&self, state: u32) -> &[Next<u32>] {
        &self.rows[state as usize * self.symbols..][..self.symbols]
    }

    /// Numbers the states by what tells them apart at first: whether they accept, and their row, in
    /// which all states of the component are alike.
    fn looks(&self) -> Vec<u32> {
        let mut looks = Numbered::new();
        (0..self.len() as u32).map(|state| looks.number(self.look(state)) as u32).collect()
    }

    fn look(&self, state: u32) -> (bool, Vec<Option<u32>>) {
        let row = self.row(state).iter().map(|&next| match next {
            Next::Known(lang) => Some(lang.number()),
            Next::Open(_) => None,
        });
        (self.accepting[state as usize], row.collect())
    }

    /// The equivalent part with the fewest states, and for each state its state in that part.
    fn minimize(&self, may_go_on: &mut impl FnMut() -> bool) -> (Part, Vec<u32>) {
        let mut columns = Numbered::new();
        for symbol in 0..self.symbols {
            let column = self.rows.iter().skip(symbol).step_by(self.symbols);
            let open = column.map(|next| match next {
                Next::Known(_) => u32::MAX,
                Next::Open(state) => *state,
            });
            columns.number(open.collect::<Vec<u32>>());
        }
        let block = refine(self.looks(), &columns.keys, may_go_on);
        let count = block.iter().max().map_or(0, |&last| last as usize + 1);
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
        (Part { accepting, rows, symbols: self.symbols }, block)
    }

    /// A canonical form of the part and the order of states in it, which depend only on the
    /// languages. The order is breadth first. It starts at a state of the rarest look, at the one
    /// that gives the least form.
    fn in_order(&self, may_go_on: &mut impl FnMut() -> bool) -> (Vec<u64>, Vec<u32>) {
        let looks = self.looks();
        let mut counts = vec![0; self.len()];
        looks.iter().for_each(|&look| counts[look as usize] += 1);
        let fewest = counts.iter().copied().filter(|&count| count > 0).min().unwrap_or(0);
        // If several looks are equally rare, the least one is chosen.
        let rare = (0..self.len() as u32)
            .filter(|&state| counts[looks[state as usize] as usize] == fewest);
        let first = rare.clone().min_by_key(|&state| self.look(state));
        let first = first.map(|state| looks[state as usize]);
        let starts = rare.filter(|&state| Some(looks[state as usize]) == first);
        let starts = starts.take_while(|_| may_go_on());
        starts.map(|start| self.read_from(start)).min().unwrap_or_default()
    }

    /// The form of the part read breadth first from a state, and the order of its states.
    fn read_from(&self, start: u32) -> (Vec<u64>, Vec<u32>) {
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
        (key, states.keys)
    }
}

/// The state of a depth-first visit.
struct Visit<K> {
    states: Numbered<K>,
    /// What is known of each numbered state.
    known: Vec<Known>,
    /// The entered states whose component is not finished.
    stack: Vec<u32>,
    /// The path to the current state: each state with its next symbol.
    path: Vec<(u32, usize)>,
    entered: u32,
}

#[derive(Default)]
struct Known {
    accepts: bool,
    row: Vec<Next<u32>>,
    /// When the state was entered, and the earliest entered state that it is known to reach. None
    /// before it is entered.
    order: Option<(u32, u32)>,
    lang: Option<Lang>,
}

impl<K: Clone + Eq + Hash> Visit<K> {
    fn number(&mut self, key: K) -> u32 {
        let number = self.states.number(key);
        if number == self.known.len() {
            self.known.push(Known::default());
        }
        number as u32
    }

    fn of(&mut self, state: u32) -> &mut Known {
        &mut self.known[state as usize]
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
        let order = Some((self.entered, self.entered));
        *self.of(state) = Known { accepts, row, order, lang: None };
        self.entered += 1;
        self.stack.push(state);
        self.path.push((state, 0));
    }
}

impl Languages {
    /// The language of the automaton that starts at `start`. `step` returns whether a state
    /// accepts, and what follows each symbol. `done` is called with each state and its language.
    pub(super) fn built<K: Clone + Eq + Hash>(
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
        let mut next = Some(visit.number(start));
        loop {
            if let Some(state) = next.take() {
                self.open = open_before + visit.stack.len() + 1;
                let key = visit.states.keys[state as usize].clone();
                let (accepts, row) = match self.may_go_on() {
                    true => step(self, &key),
                    false => Default::default(),
                };
                if self.meter.is_exceeded() {
                    break;
                }
                visit.enter(state, accepts, row);
            }
            let Some((state, symbol)) = visit.path.last_mut() else { break };
            let (state, at) = (*state, *symbol);
            if let Some(&target) = visit.known[state as usize].row.get(at) {
                *symbol += 1;
                let Next::Open(target) = target else { continue };
                let Known { order, lang, .. } = visit.known[target as usize];
                match order {
                    None => next = Some(target),
                    Some(_) if lang.is_some() => {}
                    Some((order, _)) => visit.of(state).reaches(order),
                }
                continue;
            }
            visit.path.pop();
            let (order, low) = visit.known[state as usize].order.unwrap_or_default();
            if let Some(&(parent, _)) = visit.path.last() {
                visit.of(parent).reaches(low);
            }
            if low == order {
                let first = visit.stack.iter().rposition(|&member| member == state).unwrap_or(0);
                let members = visit.stack.split_off(first);
                self.finish(&mut visit.known, &members);
                // A component that was not finished has no language.
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
        self.open = open_before;
        visit.known.first().and_then(|start| start.lang).unwrap_or(NOTHING)
    }

    /// Counts a step. Returns whether the budget allows it.
    pub(super) fn may_go_on(&mut self) -> bool {
        self.may_take(1)
    }

    /// Counts several steps at once. Returns whether the budget allows them.
    pub(super) fn may_take(&mut self, steps: usize) -> bool {
        let (there, open, row) = (self.len(), self.open, 4 * self.symbols());
        let bytes = there * (row + 64) + open * (2 * row + 128) + self.results_len() * 48;
        // A step looks at each symbol.
        self.meter.long_step(steps * (1 + self.symbols() / 64), there + open, bytes)
    }

    /// Finds the languages of a component. If it leads to states outside of it, the languages of
    /// these have to be known.
    fn finish(&mut self, known: &mut [Known], members: &[u32]) {
        let rows: Vec<Vec<Next<u32>>> =
            members.iter().map(|&state| std::mem::take(&mut known[state as usize].row)).collect();
        let position: FxHashMap<u32, u32> = members.iter().copied().zip(0..).collect();
        let resolved = |next: &Next<u32>| match *next {
            Next::Open(state) => match known[state as usize].lang {
                Some(lang) => Next::Known(lang),
                None => Next::Open(position[&state]),
            },
            next => next,
        };
        let part = Part {
            accepting: members.iter().map(|&state| known[state as usize].accepts).collect(),
            rows: rows.iter().flatten().map(resolved).collect(),
            symbols: self.symbols(),
        };
        let langs = self.component_langs(&part);
        for (&state, lang) in members.iter().zip(langs) {
            known[state as usize].lang = Some(lang);
        }
    }

    /// The languages of the states of a component: known ones, or new ones.
    fn component_langs(&mut self, part: &Part) -> Vec<Lang> {
        let known: Option<Vec<Lang>> = part
            .rows
            .iter()
            .map(|next| match next {
                Next::Known(lang) => Some(*lang),
                Next::Open(_) => None,
            })
            .collect();
        if let Some(row) = known {
            return vec![self.one_step(part.accepting[0], &row)];
        }
        let (least, block) = part.minimize(&mut || self.may_go_on());
        if self.meter.is_exceeded() {
            return vec![NOTHING; part.len()];
        }
        let langs = match self.within_exits(&least) {
            Some(langs) => langs,
            None => self.component(&least),
        };
        block.into_iter().map(|block| langs[block as usize]).collect()
    }

    /// The languages of a minimal component, if it is a part of a component that it leads to. In
    /// that case the same symbol leads to the exit from a state of each.
    fn within_exits(&self, part: &Part) -> Option<Vec<Lang>> {
        let mut tried = Vec::new();
        for (at, next) in part.rows.iter().enumerate() {
            let Next::Known(exit) = *next else { continue };
            let members = self.component_of(exit);
            if tried.contains(&members.start) {
                continue;
            }
            tried.push(members.start);
            let (state, symbol) = ((at / part.symbols) as u32, at % part.symbols);
            let accepts = part.accepting[state as usize];
            let mut like = members.map(Lang::of_number).filter(|&lang| {
                self.after(lang, symbol) == exit && self.accepts_empty(lang) == accepts
            });
            if let Some(langs) = like.find_map(|lang| self.match_from(part, state, lang)) {
                return Some(langs);
            }
        }
        None
    }

    /// The language of each state of a part, if `state` has the language `lang`; `None` if `state`
    /// has another language.
    fn match_from(&self, part: &Part, state: u32, lang: Lang) -> Option<Vec<Lang>> {
        let mut langs = vec![None; part.len()];
        langs[state as usize] = Some(lang);
        let mut open = vec![(state, lang)];
        while let Some((state, lang)) = open.pop() {
            if self.accepts_empty(lang) != part.accepting[state as usize] {
                return None;
            }
            for (next, &after) in part.row(state).iter().zip(self.row_of(lang)) {
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

    /// The languages of a minimal component that is not a part of one that it leads to: those of an
    /// equal known component, or new ones.
    fn component(&mut self, part: &Part) -> Vec<Lang> {
        let (key, order) = part.in_order(&mut || self.may_go_on());
        if self.meter.is_exceeded() {
            return vec![NOTHING; part.len()];
        }
        let hash = hash_of(&key);
        let mut langs = vec![NOTHING; part.len()];
        let number = |base: Lang| (base.number()..).map(Lang::of_number).zip(&order);
        let is_it = |base: Lang| {
            self.component_of(base) == (base.number()..base.number() + part.len() as u32)
                && self.match_from(part, order[0], base).is_some_and(|langs| {
                    number(base).all(|(lang, &state)| langs[state as usize] == lang)
                })
        };
        let base = match self.by_component.find(hash, is_it) {
            Ok(base) => base,
            Err(place) => {
                let base = Lang::of_number(self.len() as u32);
                self.by_component.0.insert(place, base);
                for (lang, &state) in number(base) {
                    langs[state as usize] = lang;
                }
                for &state in &order {
                    let row = part.row(state).iter().map(|next| match *next {
                        Next::Known(lang) => lang,
                        Next::Open(state) => langs[state as usize],
                    });
                    let row: Vec<Lang> = row.collect();
                    let accepts = part.accepting[state as usize];
                    let place = self.find_row(accepts, &row).err();
                    self.add_state(accepts, &row, base, part.len(), place);
                }
                base
            }
        };
        for (lang, &state) in number(base) {
            langs[state as usize] = lang;
        }
        langs
    }

    /// The state with this row of known languages.
    pub(super) fn one_step(&mut self, accepts: bool, row: &[Lang]) -> Lang {
        match self.find_row(accepts, row) {
            Ok(known) => known,
            Err(place) => {
                let base = Lang::of_number(self.len() as u32);
                self.add_state(accepts, row, base, 1, Some(place))
            }
        }
    }

    fn find_row(&self, accepts: bool, row: &[Lang]) -> Result<Lang, u64> {
        let is_it = |lang| self.accepts_empty(lang) == accepts && self.row_of(lang) == row;
        self.by_row.find(hash_of(&(accepts, row)), is_it)
    }

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
    /// Records that the state reaches the one that was entered at this time.
    fn reaches(&mut self, entered: u32) {
        if let Some((_, low)) = &mut self.order {
            *low = (*low).min(entered);
        }
    }
}

fn hash_of(key: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    hasher.finish()
}
