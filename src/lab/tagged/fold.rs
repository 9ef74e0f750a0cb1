//! A rule that stands in a language as a whole, as one symbol of it.

use super::super::hash::FastMap;
use super::super::languages::{Lang, Languages, NOTHING};

/// The number of no state.
pub(super) const DEAD: u32 = u32::MAX;

/// A deterministic automaton over characters, tokens and tags; its start is state 0.
pub(super) struct Folded {
    pub accepting: Vec<bool>,
    /// For each state, the state after each class, each token and each tag.
    pub rows: Vec<Vec<u32>>,
    pub classes: usize,
    pub tokens: usize,
}

/// The automaton of a language in which tokens are symbols.
pub(super) fn fold(languages: &mut Languages, marked: Lang, tokens: &[Lang]) -> Folded {
    let classes = languages.alphabet().len();
    let mut folded =
        Folded { accepting: Vec::new(), rows: Vec::new(), classes, tokens: tokens.len() };
    let mut number: FastMap<Lang, u32> = FastMap::from_iter([(marked, 0)]);
    let mut states = vec![marked];
    let mut at = 0;
    while at < states.len() {
        let row = symbols_after(languages, states[at], tokens);
        let row = row.into_iter().map(|next| match next {
            NOTHING => DEAD,
            next => *number.entry(next).or_insert_with(|| {
                states.push(next);
                states.len() as u32 - 1
            }),
        });
        folded.rows.push(row.collect());
        folded.accepting.push(languages.accepts_empty(states[at]));
        at += 1;
    }
    folded
}

/// What follows in a language after each class, each token and each tag. Where a token can
/// be read, the characters that begin it are none by themselves.
fn symbols_after(languages: &mut Languages, state: Lang, tokens: &[Lang]) -> Vec<Lang> {
    let classes = languages.alphabet().len();
    let mut row: Vec<Lang> = (0..classes).map(|class| languages.after(state, class)).collect();
    for &token in tokens {
        let after = after_token(languages, state, token);
        if after != NOTHING {
            for (class, next) in row.iter_mut().enumerate().take(classes) {
                if languages.after(token, class) != NOTHING {
                    *next = NOTHING;
                }
            }
        }
        row.push(after);
    }
    row.extend((0..languages.tags()).map(|tag| languages.after(state, languages.tag(tag))));
    row
}

/// What follows after a token, if whatever begins as it does is the token and then that.
fn after_token(languages: &mut Languages, state: Lang, token: Lang) -> Lang {
    let Some(shortest) = languages.shortest(token) else { return NOTHING };
    let after = languages.after_text(state, &shortest);
    for class in 0..languages.alphabet().len() {
        let rest = languages.after(token, class);
        if rest != NOTHING {
            let whole = languages.concatenation(rest, after);
            if whole != languages.after(state, class) {
                return NOTHING;
            }
        }
    }
    after
}
