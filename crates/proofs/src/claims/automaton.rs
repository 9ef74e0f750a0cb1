//! Regular languages of octets and marks, from the languages of the laboratory.

use super::search::{Found, search};
use super::symbols::{SYMBOLS, Symbol, marks};
use super::utf8::{Begun, Intervals};
use abnf_lab::{Lang, Languages, NOTHING};
use std::collections::HashMap;

/// A deterministic automaton over octets and marks. State 0 is the start.
#[derive(Clone, Debug, Default)]
pub(super) struct Automaton {
    accepting: Vec<bool>,
    /// For each state, the state after each symbol.
    rows: Vec<[Option<u32>; SYMBOLS]>,
}

/// The rest of a text that a state accepts: a language, or the rest of a character and then a
/// language.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Rest {
    Whole(Lang),
    Part(Begun<Lang>),
}

impl Rest {
    /// The state after octets: the language after a character if the character is complete.
    fn of(begun: Begun<Lang>) -> Self {
        begun.character().map_or_else(|| Rest::Part(begun.clone()), Rest::Whole)
    }

    /// The rests after each octet, or with marks, after each mark.
    fn after(&self, languages: &Languages, with_marks: bool) -> Vec<(usize, Rest)> {
        let after = |(octet, begun)| (usize::from(octet), Rest::of(begun));
        match self {
            Rest::Part(part) => part.continuations().map(after).collect(),
            Rest::Whole(lang) => {
                let tags = (0..marks().count()).filter(|_| with_marks);
                let tags = tags.map(|tag| (256 + tag, languages.after(*lang, languages.tag(tag))));
                let tags = tags.filter(|(_, lang)| *lang != NOTHING);
                let intervals = intervals(languages, *lang);
                let octets = Begun::leads(&intervals).map(after);
                octets.chain(tags.map(|(symbol, lang)| (symbol, Rest::Whole(lang)))).collect()
            }
        }
    }
}

/// The language after each character.
fn intervals(languages: &Languages, lang: Lang) -> Intervals<Lang> {
    let alphabet = languages.alphabet();
    let classes = (0..alphabet.len()).map(|class| (class, languages.after(lang, class)));
    let mut intervals: Intervals<Lang> = classes
        .filter(|(_, next)| *next != NOTHING)
        .flat_map(|(class, next)| {
            let ranges = alphabet.characters(class).code_points();
            ranges.iter().map(move |&(first, last)| (first, last, next))
        })
        .collect();
    intervals.sort_unstable();
    intervals
}

impl Automaton {
    /// The automaton of a language in UTF-8. With `with_marks`, the tags of the language become
    /// marks.
    pub(super) fn of(languages: &Languages, lang: Lang, with_marks: bool) -> Self {
        let mut states = vec![Rest::Whole(lang)];
        let mut numbers = HashMap::from([(Rest::Whole(lang), 0)]);
        let mut automaton = Automaton::default();
        while let Some(state) = states.get(automaton.rows.len()).cloned() {
            let mut row = [None; SYMBOLS];
            for (symbol, next) in state.after(languages, with_marks) {
                row[symbol] = Some(*numbers.entry(next).or_insert_with_key(|next| {
                    states.push(next.clone());
                    states.len() as u32 - 1
                }));
            }
            let accepts = matches!(state, Rest::Whole(lang) if languages.accepts_empty(lang));
            automaton.accepting.push(accepts);
            automaton.rows.push(row);
        }
        automaton
    }

    /// The automaton with these states. `after` returns the state after a symbol.
    pub(super) fn of_states(
        accepting: &[bool],
        after: impl Fn(u32, Symbol) -> Option<u32>,
    ) -> Self {
        let row = |state| core::array::from_fn(|symbol| after(state, symbol as Symbol));
        let states = 0..accepting.len() as u32;
        Automaton { accepting: accepting.to_vec(), rows: states.map(row).collect() }
    }

    pub(super) fn accepts(&self, state: u32) -> bool {
        self.accepting[state as usize]
    }

    pub(super) fn after(&self, state: u32, symbol: Symbol) -> Option<u32> {
        self.rows[state as usize][usize::from(symbol)]
    }

    /// The symbols that may follow, each with the state after it.
    pub(super) fn next(&self, state: u32) -> impl Iterator<Item = (Symbol, u32)> + '_ {
        let row = self.rows[state as usize].iter().enumerate();
        row.filter_map(|(symbol, next)| Some((symbol as Symbol, (*next)?)))
    }

    /// The state after these symbols.
    pub(super) fn after_all(&self, mut state: u32, symbols: &[Symbol]) -> Option<u32> {
        for &symbol in symbols {
            state = self.after(state, symbol)?;
        }
        Some(state)
    }

    /// Searches for a text of this language that is in the other language if `in_other` is set, and
    /// not in the other language if it is not.
    pub(super) fn meets(&self, other: &Automaton, in_other: bool) -> Found {
        let accepts =
            |other_state: Option<u32>| other_state.is_some_and(|state| other.accepts(state));
        search(
            [(0, Some(0))],
            |&(own, other)| self.accepts(own) && accepts(other) == in_other,
            |&(own, other_state), next| {
                for (symbol, own) in self.next(own) {
                    let after = other_state.and_then(|state| other.after(state, symbol));
                    if after.is_some() || !in_other {
                        next.push((symbol, (own, after)));
                    }
                }
            },
        )
    }
}
