//! The exact meaning of pest's parsing expressions as regular languages.
//!
//! An expression either fails on a string or takes a certain prefix of it, so
//! its meaning is a language of strings with a mark in them: `u#v`, where on
//! `uv` the expression takes `u`. Marks in `v` are not looked at. With `#` also
//! a symbol like any other, all follows from the ordinary operations:
//!
//! * the strings on which `a` takes something: `a` then everything;
//! * `a | b`: what `a` takes, and what `b` takes where `a` fails;
//! * `!a`: the mark, then a string on which `a` fails;
//! * `a ~ b`: the mark of `a` is replaced by what `b` does with the rest;
//! * `a*`: as `a ~ a*`, and where `a` fails, the mark.
//!
//! Each result is at once the least automaton of its language, without which
//! the alternatives of IPv6address would grow beyond all bounds.

use std::collections::{BTreeMap, BTreeSet};

use super::grammar::Expr;
use super::languages::{Lang, Languages, NOTHING, Operation, Step};

/// The marked language of an expression, those of the rules being known.
pub(super) fn marked(languages: &mut Languages, expr: &Expr, rules: &[Lang]) -> Lang {
    match expr {
        Expr::Chars(set) => {
            let classes = languages.alphabet().classes_in(set);
            let rest = taken_nothing(languages);
            languages.prefixed(&classes, rest)
        }
        Expr::Text { text, any_case } => {
            let rest = taken_nothing(languages);
            languages.text(text, *any_case, rest)
        }
        Expr::Rule(index) => rules[*index],
        Expr::Seq(items) => {
            let mut result = taken_nothing(languages);
            for item in items.iter().rev() {
                let item = marked(languages, item, rules);
                result = spliced(languages, item, result);
            }
            result
        }
        Expr::Choice(items) => {
            let mut result = NOTHING;
            for item in items.iter().rev() {
                let item = marked(languages, item, rules);
                result = ordered(languages, item, result);
            }
            result
        }
        Expr::Repeat { expr, min, max } => {
            let once = marked(languages, expr, rules);
            repeated(languages, once, *min, *max)
        }
        Expr::And(expr) => {
            let inner = marked(languages, expr, rules);
            let where_it_matches = matched(languages, inner);
            after_mark(languages, where_it_matches)
        }
        Expr::Not(expr) => {
            let inner = marked(languages, expr, rules);
            let where_it_fails = failed(languages, inner);
            after_mark(languages, where_it_fails)
        }
        Expr::End => {
            let empty = languages.empty_string();
            let end = languages.lifted(empty);
            after_mark(languages, end)
        }
    }
}

/// What an expression takes, with tags before and after it.
pub(super) fn between_tags(
    languages: &mut Languages,
    marked: Lang,
    [start, end]: [Option<usize>; 2],
) -> Lang {
    let mut result = marked;
    if let Some(tag) = end {
        let tag = tagged_nothing(languages, tag);
        result = spliced(languages, result, tag);
    }
    if let Some(tag) = start {
        let tag = tagged_nothing(languages, tag);
        result = spliced(languages, tag, result);
    }
    result
}

/// The marked language of the empty string with a tag.
fn tagged_nothing(languages: &mut Languages, tag: usize) -> Lang {
    let nothing = taken_nothing(languages);
    languages.prefixed(&[languages.tag(tag)], nothing)
}

/// Where `once` cannot match the empty string, which pest refuses in a
/// repetition without end.
fn repeated(languages: &mut Languages, once: Lang, min: usize, max: Option<usize>) -> Lang {
    let mut result = match max {
        None => possessive_star(languages, once),
        Some(max) => {
            let mut optional = taken_nothing(languages);
            for _ in min..max {
                let more = spliced(languages, once, optional);
                // Where `once` matches, and only there, does `more` match.
                let nothing = taken_nothing(languages);
                optional = ordered(languages, more, nothing);
            }
            optional
        }
    };
    for _ in 0..min {
        result = spliced(languages, once, result);
    }
    result
}

/// The marked language of the empty string: the mark, then anything.
fn taken_nothing(languages: &mut Languages) -> Lang {
    let everything = languages.everything();
    after_mark(languages, everything)
}

fn after_mark(languages: &mut Languages, rest: Lang) -> Lang {
    let mark = languages.mark();
    languages.prefixed(&[mark], rest)
}

/// The strings, marks and tags in them ignored, on which the expression matches.
fn matched(languages: &mut Languages, marked: Lang) -> Lang {
    let everything = languages.everything();
    let domain = spliced(languages, marked, everything);
    let domain = languages.erased(domain);
    languages.lifted(domain)
}

/// The strings, marks and tags in them ignored, on which the expression fails.
fn failed(languages: &mut Languages, marked: Lang) -> Lang {
    let everything = languages.everything();
    let domain = matched(languages, marked);
    languages.difference(everything, domain)
}

/// `first | second`.
fn ordered(languages: &mut Languages, first: Lang, second: Lang) -> Lang {
    let left = failed(languages, first);
    let second = languages.intersection(second, left);
    languages.union(first, second)
}

/// A place in a splice: before the mark of the first language, its state; after
/// it, pairs of what the first still demands of the rest and what the second
/// accepts. A string is accepted if both sides of some pair accept it.
type SpliceKey = (Lang, BTreeSet<(Lang, Lang)>);

/// The strings `uv` for each `u#v` of `first` where `v` is in `second`.
fn spliced(languages: &mut Languages, first: Lang, second: Lang) -> Lang {
    languages
        .remembered(Operation::Splice, first, second, |languages| splice(languages, first, second))
}

fn splice(languages: &mut Languages, first: Lang, second: Lang) -> Lang {
    let mark = languages.mark();
    let start: SpliceKey = (first, BTreeSet::new());
    languages.build_from(start, |languages, (before, pairs)| {
        let mut pairs = pairs.clone();
        add_pair(&mut pairs, (languages.after(*before, mark), second));
        let accepts =
            pairs.iter().any(|&(a, b)| languages.accepts_empty(a) && languages.accepts_empty(b));
        let next = (0..=mark)
            .map(|symbol| {
                let before =
                    if symbol == mark { NOTHING } else { languages.after(*before, symbol) };
                let mut after = BTreeSet::new();
                for &(a, b) in &pairs {
                    add_pair(&mut after, (languages.after(a, symbol), languages.after(b, symbol)));
                }
                (before, after)
            })
            .collect();
        Step { accepts, next }
    })
}

fn add_pair(pairs: &mut BTreeSet<(Lang, Lang)>, pair: (Lang, Lang)) {
    if pair.0 != NOTHING && pair.1 != NOTHING {
        pairs.insert(pair);
    }
}

/// A place in a possessive repetition: before its own mark, for each state that
/// the current round can be in, what earlier rounds demand of the rest, and the
/// same for the case that a round has just ended; after its mark, what is
/// demanded of the rest.
#[derive(Clone, PartialEq, Eq, Hash)]
enum StarKey {
    Before { between: Lang, rounds: BTreeMap<Lang, Lang> },
    After(Lang),
}

/// `a*` of pest: rounds of `once` until it fails.
fn possessive_star(languages: &mut Languages, once: Lang) -> Lang {
    languages.remembered(Operation::PossessiveStar, once, once, |languages| star(languages, once))
}

fn star(languages: &mut Languages, once: Lang) -> Lang {
    let mark = languages.mark();
    let everything = languages.everything();
    let stop = failed(languages, once);
    let start =
        StarKey::Before { between: everything, rounds: BTreeMap::from([(once, everything)]) };
    languages.build_from(start, |languages, key| match key {
        StarKey::After(rest) => Step {
            accepts: languages.accepts_empty(*rest),
            next: (0..=mark).map(|symbol| StarKey::After(languages.after(*rest, symbol))).collect(),
        },
        StarKey::Before { between, rounds } => {
            let mut next = Vec::new();
            for symbol in 0..mark {
                next.push(round_after(languages, once, rounds, symbol));
            }
            next.push(StarKey::After(languages.intersection(*between, stop)));
            Step { accepts: false, next }
        }
    })
}

fn round_after(
    languages: &mut Languages,
    once: Lang,
    rounds: &BTreeMap<Lang, Lang>,
    symbol: usize,
) -> StarKey {
    let mark = languages.mark();
    let mut between = NOTHING;
    let mut next: BTreeMap<Lang, Lang> = BTreeMap::new();
    for (&round, &demanded) in rounds {
        let round = languages.after(round, symbol);
        let demanded = languages.after(demanded, symbol);
        if round == NOTHING || demanded == NOTHING {
            continue;
        }
        join(languages, &mut next, round, demanded);
        let ended = languages.after(round, mark);
        let demanded = languages.intersection(demanded, ended);
        between = languages.union(between, demanded);
    }
    if between != NOTHING {
        join(languages, &mut next, once, between);
    }
    StarKey::Before { between, rounds: next }
}

fn join(languages: &mut Languages, rounds: &mut BTreeMap<Lang, Lang>, round: Lang, demanded: Lang) {
    let before = rounds.get(&round).copied().unwrap_or(NOTHING);
    let both = languages.union(before, demanded);
    rounds.insert(round, both);
}
