//! The exact meaning of pest's parsing expressions as regular languages.
//!
//! An expression either fails on a string or consumes a certain prefix of it. Its meaning is a
//! language of strings with a mark in them: `u#v`, where on `uv` the expression consumes `u`. Marks
//! in `v` have no meaning. With `#` also a symbol like any other, all follows from the ordinary
//! operations:
//!
//! * the strings on which `a` matches: `a` then everything;
//! * `a | b`: what `a` consumes, and what `b` consumes where `a` fails;
//! * `!a`: the mark, then a string on which `a` fails;
//! * `a ~ b`: the mark of `a` is replaced by what `b` does with the rest;
//! * `a*`: as `a ~ a*`, and where `a` fails, the mark.
//!
//! Each result is at once the smallest automaton of its language, without which the alternatives
//! of IPv6address would grow beyond all bounds.

use super::languages::{Lang, Languages, NOTHING, Operation};
use std::collections::{BTreeMap, BTreeSet};

/// A state within a splice: before the mark of the first language, its state; after it, pairs of
/// what the first still demands of the rest and what the second accepts. A string is accepted if
/// both sides of some pair accept it.
type Splice = (Lang, BTreeSet<(Lang, Lang)>);

/// A state within a possessive repetition.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Star {
    /// Before its own mark: for each state that the current round can be in, what earlier rounds
    /// demand of the rest; and the same for the case that a round has just ended.
    Before { between: Lang, rounds: BTreeMap<Lang, Lang> },
    /// After its mark: what is demanded of the rest.
    After(Lang),
}

impl Languages {
    /// The marked language of the empty string: the mark, then anything.
    pub(super) fn taken_nothing(&mut self) -> Lang {
        self.after_mark(self.everything())
    }

    /// Nothing is consumed of these strings.
    pub(super) fn after_mark(&mut self, rest: Lang) -> Lang {
        self.prefixed(&[self.mark()], rest)
    }

    /// The strings, marks and tags in them ignored, on which the expression matches.
    pub(super) fn matched(&mut self, marked: Lang) -> Lang {
        let domain = self.spliced(marked, self.everything());
        let domain = self.erased(domain);
        self.lifted(domain)
    }

    /// The strings, marks and tags in them ignored, on which the expression fails.
    pub(super) fn failed(&mut self, marked: Lang) -> Lang {
        let domain = self.matched(marked);
        self.difference(self.everything(), domain)
    }

    /// `first | second`.
    pub(super) fn ordered(&mut self, first: Lang, second: Lang) -> Lang {
        if second == NOTHING {
            return first;
        }
        let left = self.failed(first);
        let second = self.intersection(second, left);
        self.union(first, second)
    }

    /// `first ~ second`: the strings `uv` for each `u#v` of `first` where `v` is in `second`.
    pub(super) fn spliced(&mut self, first: Lang, second: Lang) -> Lang {
        let mark = self.mark();
        let start: Splice = (first, BTreeSet::new());
        self.computed(Operation::Splice, [first, second], start, |languages, (before, pairs)| {
            let mut pairs = pairs.clone();
            add_pair(&mut pairs, (languages.after(*before, mark), second));
            let ends =
                |&(a, b): &(Lang, Lang)| languages.accepts_empty(a) && languages.accepts_empty(b);
            let next = |symbol| {
                let before =
                    if symbol == mark { NOTHING } else { languages.after(*before, symbol) };
                let mut after = BTreeSet::new();
                for &(a, b) in &pairs {
                    add_pair(&mut after, (languages.after(a, symbol), languages.after(b, symbol)));
                }
                (before, after)
            };
            (pairs.iter().any(ends), languages.row(next))
        })
    }

    /// `once*`: rounds of `once` until it fails. pest rejects a repetition of the empty string.
    pub(super) fn possessive_star(&mut self, once: Lang) -> Lang {
        let (mark, everything) = (self.mark(), self.everything());
        let stop = self.failed(once);
        let rounds = BTreeMap::from([(once, everything)]);
        let start = Star::Before { between: everything, rounds };
        self.computed(Operation::PossessiveStar, [once, once], start, |languages, key| match key {
            Star::After(rest) => {
                let next = |symbol| Star::After(languages.after(*rest, symbol));
                (languages.accepts_empty(*rest), languages.row(next))
            }
            Star::Before { between, rounds } => {
                let mut next: Vec<Star> =
                    (0..mark).map(|symbol| languages.next_round(once, rounds, symbol)).collect();
                next.push(Star::After(languages.intersection(*between, stop)));
                (false, next)
            }
        })
    }

    fn next_round(&mut self, once: Lang, rounds: &BTreeMap<Lang, Lang>, symbol: usize) -> Star {
        let mut between = NOTHING;
        let mut next = BTreeMap::new();
        for (&round, &demanded) in rounds {
            let (round, demanded) = (self.after(round, symbol), self.after(demanded, symbol));
            if round == NOTHING || demanded == NOTHING {
                continue;
            }
            self.join(&mut next, round, demanded);
            let ended = self.intersection(demanded, self.after(round, self.mark()));
            between = self.union(between, ended);
        }
        if between != NOTHING {
            self.join(&mut next, once, between);
        }
        Star::Before { between, rounds: next }
    }

    fn join(&mut self, rounds: &mut BTreeMap<Lang, Lang>, round: Lang, demanded: Lang) {
        let before = rounds.entry(round).or_insert(NOTHING);
        *before = self.union(*before, demanded);
    }
}

fn add_pair(pairs: &mut BTreeSet<(Lang, Lang)>, pair: (Lang, Lang)) {
    if pair.0 != NOTHING && pair.1 != NOTHING {
        pairs.insert(pair);
    }
}
