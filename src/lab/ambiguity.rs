//! Strings that a rule derives in more than one way.
//!
//! Every string with two derivations is found at the expression where they part:
//! two alternatives derive the same string; or a concatenation derives a string
//! that can be divided in two places; or a repetition, an option included, does
//! so from one round to the next, or with a round that is empty.

use std::fmt;

use super::grammar::{Expr, LabGrammar};
use super::languages::{Lang, Languages, NOTHING, Step};
use super::study::{Study, StudyError};

/// Two ways to derive one string.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ambiguity {
    /// The rule in whose definition the two ways part.
    pub rule: String,
    /// Where they part.
    pub kind: AmbiguityKind,
    /// A shortest string that this part of the rule derives in both ways.
    pub text: String,
}

/// Where two ways to derive a string part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AmbiguityKind {
    /// Both alternatives derive the string.
    Alternatives(String, String),
    /// The string can be divided in more than one way between the first part
    /// and the rest.
    Concatenation(String, String),
    /// The string can be divided in more than one way between the rounds.
    Repetition(String),
}

impl Study {
    /// All places where a rule of an ABNF can derive a string in two ways.
    ///
    /// # Errors
    /// The grammar is pest's, where there is one way at most.
    pub fn ambiguities(&mut self) -> Result<Vec<Ambiguity>, StudyError> {
        self.abnf_only("ambiguities")?;
        let grammar = self.grammar().clone();
        let rules: Vec<Lang> =
            (0..grammar.rules().len()).map(|index| self.compiled().rule(index)).collect();
        let mut search = Search {
            grammar: &grammar,
            languages: self.languages_mut(),
            rules: &rules,
            found: Vec::new(),
        };
        for index in 0..grammar.rules().len() {
            search.expr(index, &grammar.rule(index).expr);
        }
        Ok(search.found)
    }
}

struct Search<'s> {
    grammar: &'s LabGrammar,
    languages: &'s mut Languages,
    rules: &'s [Lang],
    found: Vec<Ambiguity>,
}

impl Search<'_> {
    fn expr(&mut self, rule: usize, expr: &Expr) {
        match expr {
            Expr::Choice(items) => self.alternatives(rule, items),
            Expr::Seq(items) => self.concatenation(rule, items),
            Expr::Repeat { expr: once, min, max } => self.repetition(rule, expr, once, *min, *max),
            _ => {}
        }
        for child in expr.children() {
            self.expr(rule, child);
        }
    }

    fn alternatives(&mut self, rule: usize, items: &[Expr]) {
        let langs: Vec<Lang> = items.iter().map(|item| self.lang(item)).collect();
        for (i, &first) in langs.iter().enumerate() {
            for (j, &second) in langs.iter().enumerate().skip(i + 1) {
                let both = self.languages.intersection(first, second);
                let kind =
                    AmbiguityKind::Alternatives(self.print(&items[i]), self.print(&items[j]));
                self.report(rule, kind, both);
            }
        }
    }

    fn concatenation(&mut self, rule: usize, items: &[Expr]) {
        for split in 1..items.len() {
            let first = self.lang(&items[split - 1]);
            let rest = Expr::Seq(items[split..].to_vec());
            let second = self.lang(&rest);
            let twice = self.divided_twice(first, second);
            let kind =
                AmbiguityKind::Concatenation(self.print(&items[split - 1]), self.print(&rest));
            self.report(rule, kind, twice);
        }
    }

    fn repetition(
        &mut self,
        rule: usize,
        expr: &Expr,
        once: &Expr,
        min: usize,
        max: Option<usize>,
    ) {
        let once = self.lang(once);
        let kind = AmbiguityKind::Repetition(self.print(expr));
        if self.languages.accepts_empty(once) && max != Some(min) {
            let empty = self.languages.empty_string();
            self.report(rule, kind, empty);
            return;
        }
        // After `done` rounds, one more, and the rest. Without an end, all is
        // said once the least number is reached.
        for done in 0..max.unwrap_or(min + 1) {
            let rest = self.languages.repeated(
                once,
                min.saturating_sub(done + 1),
                max.map(|max| max - done - 1),
            );
            let twice = self.divided_twice(once, rest);
            if twice != NOTHING {
                self.report(rule, kind, twice);
                return;
            }
        }
    }

    fn lang(&mut self, expr: &Expr) -> Lang {
        self.languages.regular(expr, self.rules)
    }

    fn print(&self, expr: &Expr) -> String {
        self.grammar.display(expr).to_string()
    }

    fn report(&mut self, rule: usize, kind: AmbiguityKind, strings: Lang) {
        if let Some(text) = self.languages.shortest(strings) {
            self.found.push(Ambiguity { rule: self.grammar.rule(rule).name.clone(), kind, text });
        }
    }

    /// The strings that can be divided in two places into one of `first` and one
    /// of `second`.
    fn divided_twice(&mut self, first: Lang, second: Lang) -> Lang {
        let symbols = self.languages.alphabet().len() + 1;
        // Before the first place: `first` runs alone. Between the two: the way
        // that was divided early runs in `second` beside it. After both: two
        // ways in `second`.
        let start = Divided { alone: first, between: Vec::new(), after: Vec::new() };
        self.languages.build_from(start, |languages, state| {
            let mut after: Vec<(Lang, Lang)> = state.after.clone();
            // A way may be divided here for the second time only if it was
            // divided for the first time before here.
            for &(rest, early) in &state.between {
                if languages.accepts_empty(rest) {
                    add(&mut after, (second.min(early), second.max(early)));
                }
            }
            let mut between = state.between.clone();
            if languages.accepts_empty(state.alone) {
                add(&mut between, (state.alone, second));
            }
            let accepts = after
                .iter()
                .any(|&(a, b)| languages.accepts_empty(a) && languages.accepts_empty(b));
            let next = (0..symbols)
                .map(|symbol| Divided {
                    alone: languages.after(state.alone, symbol),
                    between: all_after(languages, &between, symbol),
                    after: all_after(languages, &after, symbol),
                })
                .collect();
            Step { accepts, next }
        })
    }
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Divided {
    alone: Lang,
    between: Vec<(Lang, Lang)>,
    after: Vec<(Lang, Lang)>,
}

fn add(pairs: &mut Vec<(Lang, Lang)>, pair: (Lang, Lang)) {
    if pair.0 != NOTHING
        && pair.1 != NOTHING
        && let Err(place) = pairs.binary_search(&pair)
    {
        pairs.insert(place, pair);
    }
}

fn all_after(languages: &Languages, pairs: &[(Lang, Lang)], symbol: usize) -> Vec<(Lang, Lang)> {
    let mut next = Vec::new();
    for &(a, b) in pairs {
        add(&mut next, (languages.after(a, symbol), languages.after(b, symbol)));
    }
    next
}

impl fmt::Display for Ambiguity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?} ", self.rule, self.text)?;
        match &self.kind {
            AmbiguityKind::Alternatives(first, second) => {
                write!(f, "is both `{first}` and `{second}`")
            }
            AmbiguityKind::Concatenation(first, rest) => {
                write!(f, "can be divided in two ways between `{first}` and `{rest}`")
            }
            AmbiguityKind::Repetition(repetition) => {
                write!(f, "can be divided in two ways by `{repetition}`")
            }
        }
    }
}
