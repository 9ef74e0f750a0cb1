//! Replaces the texts of each token within a language by one symbol.

use super::super::lang::{Lang, NOTHING};
use super::super::languages::Languages;
use super::super::numbered::Numbered;

/// A deterministic automaton over characters, tokens and tags; its start is state 0.
pub(super) struct Folded {
    /// For each state, whether a text may end there.
    pub accepting: Vec<bool>,
    /// For each state, the next state for each class, then each token, then each tag.
    pub rows: Vec<Vec<Option<usize>>>,
    /// The number of classes of characters.
    pub classes: usize,
    /// The number of tokens.
    pub tokens: usize,
}

impl Folded {
    /// Returns the next state after a state for each tag.
    pub fn states_after_tags(&self, state: usize) -> &[Option<usize>] {
        &self.rows[state][self.classes + self.tokens..]
    }
}

/// Returns the automaton of a language with tags, with tokens as symbols.
pub(super) fn fold_tokens(languages: &mut Languages, tagged: Lang, tokens: &[Lang]) -> Folded {
    let mut states = Numbered::from(tagged);
    let (mut accepting, mut rows) = (Vec::new(), Vec::new());
    while let Some(&state) = states.keys.get(rows.len()) {
        let row = symbols_after(languages, state, tokens).into_iter();
        rows.push(row.map(|next| (next != NOTHING).then(|| states.number(next))).collect());
        accepting.push(languages.accepts_empty(state));
    }
    Folded { accepting, rows, classes: languages.alphabet().len(), tokens: tokens.len() }
}

/// Returns what remains of a language after each class, each token and each tag. If a token can be
/// read, the characters that it begins with lead nowhere by themselves.
fn symbols_after(languages: &mut Languages, state: Lang, tokens: &[Lang]) -> Vec<Lang> {
    let classes = 0..languages.alphabet().len();
    let mut row: Vec<Lang> = classes.clone().map(|class| languages.after(state, class)).collect();
    for &token in tokens {
        let after = after_token(languages, state, token);
        let begins = |&class: &usize| languages.after(token, class) != NOTHING;
        if after != NOTHING {
            classes.clone().filter(begins).for_each(|class| row[class] = NOTHING);
        }
        row.push(after);
    }
    row.extend(languages.tags().map(|tag| languages.after(state, tag)));
    row
}

/// Returns what remains of a language after a token. Returns [`NOTHING`] if some text begins with a
/// first character of the token but not with a text of the token, or if what remains depends on the
/// text of the token.
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
