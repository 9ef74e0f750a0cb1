//! Writes a grammar in the notation of pest.

use super::super::budget::Budget;
use super::super::error::GrammarError;
use super::super::expr::{Expr, Notation, Rule};
use super::super::grammar::LabGrammar;
use super::super::lang::{Lang, NOTHING};
use super::super::languages::Languages;
use super::super::print::ends_in_list;
use super::error::ExportError;
use std::collections::{BTreeSet, HashSet};

/// Writes the grammar. Returns the text, and for each rule its name in the grammar and its name in
/// the text.
pub(super) fn write(
    grammar: &LabGrammar,
    budget: &Budget,
) -> Result<(String, Vec<(String, String)>), ExportError> {
    let mut languages = Languages::of_within(&[grammar], budget);
    let langs = languages.compile_all(grammar);
    let langs: Vec<Option<Lang>> = langs.into_iter().map(Result::ok).collect();
    // The languages of the rules written so far, as pest reads them: with a mark at the end of what
    // a rule consumes.
    let mut marked_langs = vec![NOTHING; grammar.size()];
    let mut exprs: Vec<Expr> =
        grammar.rules().iter().map(|rule| rotate_lists(&rule.expr)).collect();
    for index in grammar.dependencies_first() {
        if langs[index].is_none() {
            continue;
        }
        let definition = exprs[index].clone();
        let mut expr = reorder(&mut languages, &langs, &definition);
        let mut marked = languages.expression(Notation::Pest, &expr, &marked_langs);
        let is_same = Some(languages.before_final_mark(marked)) == langs[index];
        // If the rule would differ in pest, it may be the same with its repetitions expanded.
        if !is_same && expanded_size(&definition, 1) < LARGEST {
            let expanded = reorder(&mut languages, &langs, &expand_counts(&definition));
            let expanded_marked = languages.expression(Notation::Pest, &expanded, &marked_langs);
            if Some(languages.before_final_mark(expanded_marked)) == langs[index] {
                (expr, marked) = (expanded, expanded_marked);
            }
        }
        marked_langs[index] = marked;
        exprs[index] = expr;
    }
    let mut names = HashSet::new();
    let mut rules = Vec::new();
    let mut map = Vec::new();
    for (rule, expr) in grammar.rules().iter().zip(exprs) {
        let mut name = rule.name.replace('-', "_");
        while is_reserved(&name) || !names.insert(name.clone()) {
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
fn is_reserved(name: &str) -> bool {
    const WORDS: &str = "abstract as async await become box break const continue crate do dyn else \
                         enum extern false final fn for if impl in let loop macro match mod move \
                         mut override priv pub ref return self static struct super trait true try \
                         type typeof unsafe unsized use virtual where while yield Self \
                         ANY SOI EOI PUSH POP PEEK POP_ALL PEEK_ALL DROP WHITESPACE COMMENT \
                         NEWLINE LETTER NUMBER SYMBOL PUNCTUATION SEPARATOR OTHER MARK";
    name.starts_with("ASCII") || WORDS.split_whitespace().any(|word| word == name)
}

/// Returns an expression with its alternatives in an order in which none keeps a later one from
/// being tried, if there is such an order. An alternative that accepts the empty string is the
/// last, and there is at most one: pest rejects an alternative after one that cannot fail. An
/// alternative is left out if another one accepts all its strings.
fn reorder(languages: &mut Languages, langs: &[Option<Lang>], expr: &Expr) -> Expr {
    let mut reorder_all = |items: &[Expr]| -> Vec<Expr> {
        items.iter().map(|item| reorder(languages, langs, item)).collect()
    };
    match expr {
        Expr::Seq(items) => Expr::Seq(reorder_all(items)),
        Expr::Repeat { expr, min, max } => {
            Expr::repeat(reorder(languages, langs, expr), *min, *max)
        }
        Expr::Choice(items) => {
            let items = reorder_all(items);
            let item_langs: Vec<Option<Lang>> =
                items.iter().map(|item| lang_of(languages, langs, item)).collect();
            let Some(item_langs) = item_langs.into_iter().collect::<Option<Vec<Lang>>>() else {
                return Expr::Choice(items);
            };
            let order = order_alternatives(languages, &item_langs);
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

/// The number of parts from which on a rule is too large to expand its repetitions.
const LARGEST: usize = 100_000;

/// Returns an upper bound of the number of parts of an expression after [`expand_counts`], if an
/// expression of `rest` parts follows it.
fn expanded_size(expr: &Expr, rest: usize) -> usize {
    let children = expr.children().iter();
    match expr {
        Expr::Seq(_) => children.rev().fold(rest, |rest, item| expanded_size(item, rest)),
        Expr::Choice(_) => children
            .fold(rest, |sum, item| sum.saturating_add(expanded_size(item, 1)))
            .saturating_add(1),
        Expr::Repeat { expr: once, min, max: Some(max) } if min < max => {
            expanded_size(once, rest).saturating_add(2).saturating_mul(max - min + 1)
        }
        Expr::Repeat { expr: once, .. } => expanded_size(once, 1).saturating_add(rest),
        _ => rest.saturating_add(1),
    }
}

/// Replaces each repetition with a maximum that is not the last in its sequence by alternatives,
/// one for each number of rounds, the longest first: pest tries all alternatives, but never gives
/// back what a repetition consumed.
fn expand_counts(expr: &Expr) -> Expr {
    match expr {
        Expr::Choice(items) => Expr::Choice(items.iter().map(expand_counts).collect()),
        Expr::Seq(items) => expand_before(items, &[]),
        Expr::Repeat { expr: once, min, max } => Expr::repeat(expand_counts(once), *min, *max),
        other => other.clone(),
    }
}

/// Returns the sequence of `items` and `rest` with the repetitions of `items` expanded. Those of
/// `rest` are expanded already.
fn expand_before(items: &[Expr], rest: &[Expr]) -> Expr {
    let Some((last, before)) = items.split_last() else {
        return match rest {
            [one] => one.clone(),
            _ => Expr::Seq(rest.to_vec()),
        };
    };
    let new_rest = match last {
        Expr::Repeat { expr: once, min, max: Some(max) } if min < max && !rest.is_empty() => {
            let mut alternatives = Vec::new();
            for count in (*min..=*max).rev() {
                let rounds: Vec<Expr> = match (&**once, count) {
                    (_, 0) => Vec::new(),
                    (Expr::Seq(items), 1) => items.clone(),
                    (once, 1) => vec![once.clone()],
                    (once, count) => vec![Expr::repeat(once.clone(), count, Some(count))],
                };
                match expand_before(&rounds, rest) {
                    Expr::Choice(items) => alternatives.extend(items),
                    other => alternatives.push(other),
                }
            }
            vec![Expr::Choice(alternatives)]
        }
        Expr::Seq(items) => vec![expand_before(items, rest)],
        other => std::iter::once(expand_counts(other)).chain(rest.iter().cloned()).collect(),
    };
    match new_rest.as_slice() {
        [Expr::Seq(items)] => expand_before(before, items),
        _ => expand_before(before, &new_rest),
    }
}

/// Returns the language of an expression in ABNF, if the languages of the rules that it refers to
/// are known.
fn lang_of(languages: &mut Languages, langs: &[Option<Lang>], expr: &Expr) -> Option<Lang> {
    if expr.references().any(|rule| langs[rule].is_none()) {
        return None;
    }
    let rules: Vec<Lang> = langs.iter().map(|lang| lang.unwrap_or(NOTHING)).collect();
    Some(languages.expression(Notation::Abnf, expr, &rules))
}

/// Returns the indices of the necessary alternatives, in the order in which pest should try them.
fn order_alternatives(languages: &mut Languages, langs: &[Lang]) -> Vec<usize> {
    let mut remaining: Vec<usize> = (0..langs.len()).collect();
    // An alternative is not necessary if another one accepts all its strings.
    for at in (0..langs.len()).rev() {
        let is_covered = remaining
            .iter()
            .any(|&other| other != at && languages.difference(langs[at], langs[other]) == NOTHING);
        if is_covered {
            remaining.retain(|&other| other != at);
        }
    }
    let mut order = Vec::new();
    while !remaining.is_empty() {
        let accepts_empty = |at: usize| languages.accepts_empty(langs[at]);
        // An alternative keeps another from being tried if it accepts a prefix of its strings.
        let hides_none = |at: usize| {
            let mut others = remaining.iter().filter(|&&other| other != at);
            others.all(|&other| !accepts_prefix(languages, langs[at], langs[other]))
        };
        let best = remaining.iter().find(|&&at| !accepts_empty(at) && hides_none(at));
        let next = best.or_else(|| remaining.iter().find(|&&at| !accepts_empty(at)));
        let next = *next.unwrap_or(&remaining[0]);
        remaining.retain(|&at| at != next);
        order.push(next);
    }
    // Nothing follows an alternative that cannot fail.
    let end = order.iter().position(|&at| languages.accepts_empty(langs[at]));
    order.truncate(end.map_or(order.len(), |end| end + 1));
    order
}

/// Whether a string of the first language is a proper prefix of a string of the second.
fn accepts_prefix(languages: &Languages, first: Lang, second: Lang) -> bool {
    let mut known = BTreeSet::from([(first, second)]);
    let mut open = vec![(first, second)];
    while let Some((a, b)) = open.pop() {
        for class in 0..languages.alphabet().len() {
            let (next_a, next_b) = (languages.after(a, class), languages.after(b, class));
            if languages.accepts_empty(a) && next_b != NOTHING {
                return true;
            }
            if next_a != NOTHING && next_b != NOTHING && known.insert((next_a, next_b)) {
                open.push((next_a, next_b));
            }
        }
    }
    false
}
