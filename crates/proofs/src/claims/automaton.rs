//! Deterministic automata over octets and marks, made from the languages of the laboratory.

use super::search::{Proof, search};
use super::symbols::{FIRST_MARK, Marks, SYMBOLS, Symbol, marks};
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

/// The rest of a text that a state accepts.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Rest {
    /// A text of a language.
    Text(Lang),
    /// The last octets of a character, then a text of a language that depends on the character.
    InsideCharacter(Begun<Lang>),
}

impl Rest {
    /// Returns the rest after some octets of a character: `Text` if the character is complete.
    fn after_octets(begun: Begun<Lang>) -> Self {
        begun.character().map_or_else(|| Rest::InsideCharacter(begun.clone()), Rest::Text)
    }

    /// Returns the symbols that may follow, each with the rest after it: octets, and perhaps marks.
    fn after(&self, languages: &Languages, marked: Marks) -> Vec<(usize, Rest)> {
        let after = |(octet, begun)| (usize::from(octet), Rest::after_octets(begun));
        match self {
            Rest::InsideCharacter(part) => part.continuations().map(after).collect(),
            Rest::Text(lang) => {
                // A tag has the number of its mark. `NOTHING` is the language without a text.
                let tags = (0..marks().count()).filter(|_| marked == Marks::Around);
                let marks = tags.map(|tag| {
                    let symbol = usize::from(FIRST_MARK) + tag;
                    (symbol, languages.after(*lang, languages.tag(tag)))
                });
                let marks = marks.filter(|(_, lang)| *lang != NOTHING);
                let intervals = intervals(languages, *lang);
                let octets = Begun::leads(&intervals).map(after);
                octets.chain(marks.map(|(symbol, lang)| (symbol, Rest::Text(lang)))).collect()
            }
        }
    }
}

/// What the other automaton does with a text that is searched for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Other {
    Accepts,
    Rejects,
}

/// Returns the language after each character that may follow, as intervals of characters.
fn intervals(languages: &Languages, lang: Lang) -> Intervals<Lang> {
    let alphabet = languages.alphabet();
    let classes = (0..alphabet.len()).map(|class| (class, languages.after(lang, class)));
    let possible = classes.filter(|(_, next)| *next != NOTHING);
    let mut intervals: Intervals<Lang> = possible
        .flat_map(|(class, next)| {
            let ranges = alphabet.characters(class).code_points();
            ranges.iter().map(move |&(first, last)| (first, last, next))
        })
        .collect();
    intervals.sort_unstable();
    intervals
}

impl Automaton {
    /// Returns the automaton of a language in UTF-8. With marks, the tags of the language become marks.
    pub(super) fn from_language(languages: &Languages, lang: Lang, marked: Marks) -> Self {
        let mut states = vec![Rest::Text(lang)];
        let mut numbers = HashMap::from([(Rest::Text(lang), 0)]);
        let mut automaton = Automaton::default();
        while let Some(state) = states.get(automaton.rows.len()).cloned() {
            let mut row = [None; SYMBOLS];
            for (symbol, next) in state.after(languages, marked) {
                row[symbol] = Some(*numbers.entry(next).or_insert_with_key(|next| {
                    states.push(next.clone());
                    states.len() as u32 - 1
                }));
            }
            let accepts = matches!(state, Rest::Text(lang) if languages.accepts_empty(lang));
            automaton.accepting.push(accepts);
            automaton.rows.push(row);
        }
        automaton
    }

    /// Returns the automaton with these states. `after` returns the state after a symbol.
    pub(super) fn from_states(
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

    /// Returns the state after a symbol; `None` if the symbol may not follow.
    pub(super) fn after(&self, state: u32, symbol: Symbol) -> Option<u32> {
        self.rows[state as usize][usize::from(symbol)]
    }

    /// Returns the symbols that may follow, each with the state after it.
    pub(super) fn transitions(&self, state: u32) -> impl Iterator<Item = (Symbol, u32)> + '_ {
        let row = self.rows[state as usize].iter().enumerate();
        row.filter_map(|(symbol, next)| Some((symbol as Symbol, (*next)?)))
    }

    /// Returns the state after these symbols; `None` if one of them may not follow.
    pub(super) fn after_all(&self, mut state: u32, symbols: &[Symbol]) -> Option<u32> {
        for &symbol in symbols {
            state = self.after(state, symbol)?;
        }
        Some(state)
    }

    /// Proves that every text of this language is in the other one, or finds a text that is not.
    pub(super) fn prove_within(&self, other: &Automaton) -> Proof {
        self.find_text(other, Other::Rejects)
    }

    /// Proves that no text is in both languages, or finds one.
    pub(super) fn prove_disjoint(&self, other: &Automaton) -> Proof {
        self.find_text(other, Other::Accepts)
    }

    /// Searches for a text of this language that the other automaton accepts or rejects.
    fn find_text(&self, other: &Automaton, wanted: Other) -> Proof {
        let in_other = wanted == Other::Accepts;
        let accepts =
            |other_state: Option<u32>| other_state.is_some_and(|state| other.accepts(state));
        // State 0 is the start. `None` stands for a text that the other automaton cannot read.
        search(
            [(0, Some(0))],
            |&(own, other)| self.accepts(own) && accepts(other) == in_other,
            |&(own, other_state), next| {
                for (symbol, own) in self.transitions(own) {
                    let after = other_state.and_then(|state| other.after(state, symbol));
                    if after.is_some() || !in_other {
                        next.push((symbol, (own, after)));
                    }
                }
            },
        )
    }
}
