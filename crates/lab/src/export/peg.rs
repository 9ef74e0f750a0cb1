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

/// The text, and the name of each rule in it.
pub(super) fn written(
    grammar: &LabGrammar,
    budget: &Budget,
) -> Result<(String, Vec<(String, String)>), ExportError> {
    let mut languages = Languages::of(&[grammar]).within(budget);
    let langs = languages.compile_all(grammar);
    let langs: Vec<Option<Lang>> = langs.into_iter().map(Result::ok).collect();
    // What each rule written so far matches in pest, with the mark of its end.
    let mut matched = vec![NOTHING; grammar.size()];
    let mut exprs: Vec<Expr> = grammar.rules().iter().map(|rule| listed(&rule.expr)).collect();
    for index in grammar.dependencies_first() {
        if langs[index].is_none() {
            continue;
        }
        let whole = |languages: &mut Languages, expr: &Expr| -> (Lang, Lang) {
            let marked = languages.expression(Notation::Pest, expr, &matched);
            (marked, languages.before_final_mark(marked))
        };
        let definition = exprs[index].clone();
        let mut expr = ordered(&mut languages, &langs, &definition);
        let mut found = whole(&mut languages, &expr);
        if Some(found.1) != langs[index] {
            let spread = ordered(&mut languages, &langs, &spread(&definition));
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

/// Names that pest or the Rust that it writes has taken.
fn is_taken(name: &str) -> bool {
    const WORDS: &str = "abstract as async await become box break const continue crate do dyn else \
                         enum extern false final fn for if impl in let loop macro match mod move \
                         mut override priv pub ref return self static struct super trait true try \
                         type typeof unsafe unsized use virtual where while yield Self \
                         ANY SOI EOI PUSH POP PEEK POP_ALL PEEK_ALL DROP WHITESPACE COMMENT \
                         NEWLINE LETTER NUMBER SYMBOL PUNCTUATION SEPARATOR OTHER MARK";
    name.starts_with("ASCII") || WORDS.split_whitespace().any(|word| word == name)
}

/// The expression with its alternatives in an order in which none keeps a later one from being
/// tried, as far as there is one. What can be empty comes last, and alone: pest rejects an
/// alternative that stands after one that cannot fail.
fn ordered(languages: &mut Languages, langs: &[Option<Lang>], expr: &Expr) -> Expr {
    let mut all = |items: &[Expr]| -> Vec<Expr> {
        items.iter().map(|item| ordered(languages, langs, item)).collect()
    };
    match expr {
        Expr::Seq(items) => Expr::Seq(all(items)),
        Expr::Repeat { expr, min, max } => {
            Expr::repeat(ordered(languages, langs, expr), *min, *max)
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

/// The expression with `x *( y x )` for `*( x y ) x`, which pest rewrites so in any case.
fn listed(expr: &Expr) -> Expr {
    match expr {
        Expr::Choice(items) => Expr::Choice(items.iter().map(listed).collect()),
        Expr::Repeat { expr: once, min, max } => Expr::repeat(listed(once), *min, *max),
        Expr::Seq(items) => {
            let mut items: Vec<Expr> = items.iter().map(listed).collect();
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

/// The expression with each counted repetition that something follows as alternatives, of which
/// the longest comes first: pest tries them all, and keeps what a repetition took.
fn spread(expr: &Expr) -> Expr {
    match expr {
        Expr::Choice(items) => Expr::Choice(items.iter().map(spread).collect()),
        Expr::Seq(items) => spread_before(items, &[]),
        Expr::Repeat { expr: once, min, max } => Expr::repeat(spread(once), *min, *max),
        other => other.clone(),
    }
}

/// A sequence of these items and then of `rest`, which is spread already.
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

/// Of the alternatives of these languages those that are needed, in order.
fn order(languages: &mut Languages, langs: &[Lang]) -> Vec<usize> {
    let mut left: Vec<usize> = (0..langs.len()).collect();
    // One that another has all strings of adds nothing.
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
    // What cannot fail ends the choice.
    let end = order.iter().position(|&at| languages.accepts_empty(langs[at]));
    order.truncate(end.map_or(order.len(), |end| end + 1));
    order
}

/// Whether a string of one language is the beginning of a longer one of another.
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
