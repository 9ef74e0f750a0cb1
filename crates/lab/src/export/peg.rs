//! A grammar in the notation of pest.

use super::super::budget::Budget;
use super::super::error::GrammarError;
use super::super::expr::{Expr, Notation, Rule};
use super::super::grammar::LabGrammar;
use super::super::lang::{Lang, NOTHING};
use super::super::languages::Languages;
use super::super::print::ends_in_list;
use super::error::ExportError;
use std::collections::{BTreeSet, HashSet};

/// Writes the grammar. Returns the text, and the names of each rule in the grammar and in the text.
pub(super) fn write(
    grammar: &LabGrammar,
    budget: &Budget,
) -> Result<(String, Vec<(String, String)>), ExportError> {
    let mut languages = Languages::of_within(&[grammar], budget);
    let langs = languages.compile_all(grammar);
    let langs: Vec<Option<Lang>> = langs.into_iter().map(Result::ok).collect();
    // What each rule written so far matches in pest: its strings with a mark at their end.
    let mut matched = vec![NOTHING; grammar.size()];
    let mut exprs: Vec<Expr> =
        grammar.rules().iter().map(|rule| rotate_lists(&rule.expr)).collect();
    for index in grammar.dependencies_first() {
        if langs[index].is_none() {
            continue;
        }
        let whole = |languages: &mut Languages, expr: &Expr| -> (Lang, Lang) {
            let marked = languages.expression(Notation::Pest, expr, &matched);
            (marked, languages.before_final_mark(marked))
        };
        let definition = exprs[index].clone();
        let mut expr = reorder(&mut languages, &langs, &definition);
        let mut found = whole(&mut languages, &expr);
        if Some(found.1) != langs[index] && spread_parts(&definition, 1) < LARGEST {
            let spread = reorder(&mut languages, &langs, &spread(&definition));
            let other = whole(&mut languages, &spread);
            if Some(other.1) == langs[index] {
                (expr, found) = (spread, other);
            }
        }
        matched[index] = found.0;
        exprs[index] = expr;
    }
    let mut names = HashSet::new();
    let mut rules = Vec::new();
    let mut map = Vec::new();
    for (rule, expr) in grammar.rules().iter().zip(exprs) {
        let mut name = rule.name.replace('-', "_");
        while is_taken(&name) || !names.insert(name.clone()) {
            name.push('_');
        }
        map.push((rule.name.clone(), name.clone()));
        rules.push(Rule { name, expr, span: Some(0..0) });
    }
    languages.check()?;
    let unreadable = |error: GrammarError| ExportError::NotRead(error);
    let grammar = LabGrammar::new(Notation::Pest, rules, "", Vec::new()).map_err(unreadable)?;
    Ok((grammar.to_string(), map))
}

/// Whether pest, or the Rust code that it generates, reserves a name.
fn is_taken(name: &str) -> bool {
    const WORDS: &str = "abstract as async await become box break const continue crate do dyn else \
                         enum extern false final fn for if impl in let loop macro match mod move \
                         mut override priv pub ref return self static struct super trait true try \
                         type typeof unsafe unsized use virtual where while yield Self \
                         ANY SOI EOI PUSH POP PEEK POP_ALL PEEK_ALL DROP WHITESPACE COMMENT \
                         NEWLINE LETTER NUMBER SYMBOL PUNCTUATION SEPARATOR OTHER MARK";
    name.starts_with("ASCII") || WORDS.split_whitespace().any(|word| word == name)
}

/// Orders the alternatives so that none keeps a later one from being tried, if there is such an
/// order. An alternative that accepts the empty string is last, and there is at most one: pest
/// rejects an alternative after one that cannot fail.
fn reorder(languages: &mut Languages, langs: &[Option<Lang>], expr: &Expr) -> Expr {
    let mut all = |items: &[Expr]| -> Vec<Expr> {
        items.iter().map(|item| reorder(languages, langs, item)).collect()
    };
    match expr {
        Expr::Seq(items) => Expr::Seq(all(items)),
        Expr::Repeat { expr, min, max } => {
            Expr::repeat(reorder(languages, langs, expr), *min, *max)
        }
        Expr::Choice(items) => {
            let items = all(items);
            let known: Vec<Option<Lang>> =
                items.iter().map(|item| lang(languages, langs, item)).collect();
            let Some(known) = known.into_iter().collect::<Option<Vec<Lang>>>() else {
                return Expr::Choice(items);
            };
            let order = order(languages, &known);
            let mut items: Vec<Expr> = order.into_iter().map(|at| items[at].clone()).collect();
            if items.len() == 1 { items.remove(0) } else { Expr::Choice(items) }
        }
        other => other.clone(),
    }
}

/// Rewrites `*( x y ) x` to `x *( y x )`, as pest's optimizer does.
fn rotate_lists(expr: &Expr) -> Expr {
    match expr {
        Expr::Choice(items) => Expr::Choice(items.iter().map(rotate_lists).collect()),
        Expr::Repeat { expr: once, min, max } => Expr::repeat(rotate_lists(once), *min, *max),
        Expr::Seq(items) => {
            let mut items: Vec<Expr> = items.iter().map(rotate_lists).collect();
            if ends_in_list(&items) {
                let list = items.len() - 2;
                if let Expr::Repeat { expr: round, .. } = &mut items[list]
                    && let Expr::Seq(round) = &mut **round
                {
                    round.rotate_left(1);
                }
                items.swap(list, list + 1);
            }
            Expr::Seq(items)
        }
        other => other.clone(),
    }
}

/// The most parts of a rule whose repetitions are spread.
const LARGEST: usize = 100_000;

/// How many parts an expression has after [`spread`], at most, if `rest` parts come after it.
fn spread_parts(expr: &Expr, rest: usize) -> usize {
    let children = expr.children().iter();
    match expr {
        Expr::Seq(_) => children.rev().fold(rest, |rest, item| spread_parts(item, rest)),
        Expr::Choice(_) => children
            .fold(rest, |sum, item| sum.saturating_add(spread_parts(item, 1)))
            .saturating_add(1),
        Expr::Repeat { expr: once, min, max: Some(max) } if min < max => {
            spread_parts(once, rest).saturating_add(2).saturating_mul(max - min + 1)
        }
        Expr::Repeat { expr: once, .. } => spread_parts(once, 1).saturating_add(rest),
        _ => rest.saturating_add(1),
    }
}

/// Replaces each counted repetition that is not last in its sequence by alternatives, the longest
/// first: pest tries all alternatives, but never gives back what a repetition took.
fn spread(expr: &Expr) -> Expr {
    match expr {
        Expr::Choice(items) => Expr::Choice(items.iter().map(spread).collect()),
        Expr::Seq(items) => spread_before(items, &[]),
        Expr::Repeat { expr: once, min, max } => Expr::repeat(spread(once), *min, *max),
        other => other.clone(),
    }
}

/// The sequence of `items` and `rest`; `rest` is spread already.
fn spread_before(items: &[Expr], rest: &[Expr]) -> Expr {
    let Some((last, before)) = items.split_last() else {
        return match rest {
            [one] => one.clone(),
            _ => Expr::Seq(rest.to_vec()),
        };
    };
    let all = match last {
        Expr::Repeat { expr: once, min, max: Some(max) } if min < max && !rest.is_empty() => {
            let rounds = (*min..=*max).rev().map(|rounds| {
                let rounds: Vec<Expr> = match (&**once, rounds) {
                    (_, 0) => Vec::new(),
                    (Expr::Seq(items), 1) => items.clone(),
                    (once, 1) => vec![once.clone()],
                    (once, rounds) => vec![Expr::repeat(once.clone(), rounds, Some(rounds))],
                };
                spread_before(&rounds, rest)
            });
            let mut alternatives = Vec::new();
            for alternative in rounds {
                match alternative {
                    Expr::Choice(items) => alternatives.extend(items),
                    other => alternatives.push(other),
                }
            }
            vec![Expr::Choice(alternatives)]
        }
        Expr::Seq(items) => vec![spread_before(items, rest)],
        other => std::iter::once(spread(other)).chain(rest.iter().cloned()).collect(),
    };
    match all.as_slice() {
        [Expr::Seq(items)] => spread_before(before, items),
        _ => spread_before(before, &all),
    }
}

fn lang(languages: &mut Languages, langs: &[Option<Lang>], expr: &Expr) -> Option<Lang> {
    if expr.references().any(|rule| langs[rule].is_none()) {
        return None;
    }
    let rules: Vec<Lang> = langs.iter().map(|lang| lang.unwrap_or(NOTHING)).collect();
    Some(languages.expression(Notation::Abnf, expr, &rules))
}

/// The indices of the necessary alternatives, in order.
fn order(languages: &mut Languages, langs: &[Lang]) -> Vec<usize> {
    let mut left: Vec<usize> = (0..langs.len()).collect();
    // An alternative is covered if another one accepts all its strings.
    for at in (0..langs.len()).rev() {
        let is_covered = left
            .iter()
            .any(|&other| other != at && languages.difference(langs[at], langs[other]) == NOTHING);
        if is_covered {
            left.retain(|&other| other != at);
        }
    }
    let mut order = Vec::new();
    while !left.is_empty() {
        let cuts = |a: usize, b: usize| cuts(languages, langs[a], langs[b]);
        let is_free = |&&at: &&usize| {
            let others = left.iter().filter(|&&other| other != at);
            !languages.accepts_empty(langs[at]) && others.into_iter().all(|&other| !cuts(at, other))
        };
        let not_empty = |&&at: &&usize| !languages.accepts_empty(langs[at]);
        let next = left.iter().find(is_free).or_else(|| left.iter().find(not_empty));
        let next = *next.unwrap_or(&left[0]);
        left.retain(|&at| at != next);
        order.push(next);
    }
    // Nothing follows an alternative that cannot fail.
    let end = order.iter().position(|&at| languages.accepts_empty(langs[at]));
    order.truncate(end.map_or(order.len(), |end| end + 1));
    order
}

/// Whether a string of the first language is a proper prefix of one of the second.
fn cuts(languages: &Languages, first: Lang, second: Lang) -> bool {
    let mut seen = BTreeSet::from([(first, second)]);
    let mut open = vec![(first, second)];
    while let Some((a, b)) = open.pop() {
        for class in 0..languages.alphabet().len() {
            let next = (languages.after(a, class), languages.after(b, class));
            if languages.accepts_empty(a) && next.1 != NOTHING {
                return true;
            }
            if next.0 != NOTHING && next.1 != NOTHING && seen.insert(next) {
                open.push(next);
            }
        }
    }
    false
}
