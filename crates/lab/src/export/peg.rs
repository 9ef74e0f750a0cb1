//! Writes a grammar in the notation of pest.

use super::super::budget::Budget;
use super::super::expr::{Expr, Notation, Rule};
use super::super::grammar::LabGrammar;
use super::super::lang::{Lang, NOTHING};
use super::super::languages::Languages;
use super::super::order::fixed_point;
use super::super::print::ends_in_list;
use super::deterministic::{Expressions, expressions};
use super::error::ExportError;
use std::collections::{BTreeSet, HashSet};

/// A grammar in the notation of pest.
pub(super) struct Written {
    pub text: String,
    /// For each rule of the grammar, its name there and its name in the text. The text has more
    /// rules.
    pub names: Vec<(String, String)>,
    /// The rules that are written from their automata.
    pub automata: Vec<usize>,
}

impl Written {
    /// Returns the index of the rule on whose line the byte `at` of the text is.
    pub fn rule_at(&self, at: usize) -> Option<usize> {
        let line_start = self.text[..at.min(self.text.len())].rfind('\n').map_or(0, |end| end + 1);
        let name = self.text[line_start..].split(' ').next()?;
        self.names.iter().position(|(_, new)| new == name)
    }
}

/// Writes the grammar. A rule that pest would read differently is written from its automaton, and
/// so is a regular rule in `automata`.
pub(super) fn write(
    grammar: &LabGrammar,
    automata: &BTreeSet<usize>,
    budget: &Budget,
) -> Result<Written, ExportError> {
    let mut languages = Languages::of_within(&[grammar], budget);
    let langs = languages.compile_all(grammar).into_iter().map(Result::ok).collect();
    let rounds = Rounds::of(grammar);
    let exprs = grammar.rules().iter().map(|rule| rounds.rewrite(&rotate_lists(&rule.expr)));
    let (exprs, marked_langs) = (exprs.collect(), vec![NOTHING; grammar.size()]);
    let (helpers, from_automata) = (Vec::new(), Vec::new());
    let mut writer =
        Writer { grammar, languages, langs, marked_langs, exprs, helpers, from_automata };
    for index in grammar.dependencies_first() {
        let Some(lang) = writer.langs[index] else { continue };
        let is_readable = rounds.are_never_empty(&writer.exprs[index]);
        let (mut expr, mut exact) = writer.reorder_rule(index, lang);
        let is_on_cycle = grammar.cycle_at(index).is_some();
        let differs = exact.is_none() || !is_readable;
        if (automata.contains(&index) || differs && !is_on_cycle)
            && let Some(whole) = writer.add_automaton(index, lang)
        {
            exact = writer.marked_if_exact(&whole, lang);
            expr = whole;
            writer.from_automata.push(index);
        }
        writer.marked_langs[index] = match exact {
            Some(marked) => marked,
            None => writer.marked_lang(&expr),
        };
        writer.exprs[index] = expr;
    }
    writer.languages.check()?;
    writer.finish()
}

/// Writes the rules of a grammar one by one, each after those that it refers to.
struct Writer<'g> {
    grammar: &'g LabGrammar,
    languages: Languages,
    /// The language of each rule, if it is known.
    langs: Vec<Option<Lang>>,
    /// The languages of the rules written so far, as pest reads them: with a mark at the end of what
    /// a rule consumes.
    marked_langs: Vec<Lang>,
    exprs: Vec<Expr>,
    /// The rules that the automata need, and their names.
    helpers: Vec<(String, Expr)>,
    /// The rules that are written from their automata.
    from_automata: Vec<usize>,
}

impl Writer<'_> {
    /// Returns the language of an expression as pest reads it, as in `marked_langs`.
    fn marked_lang(&mut self, expr: &Expr) -> Lang {
        self.languages.expression(Notation::Pest, expr, &self.marked_langs)
    }

    /// Returns the language of an expression as pest reads it, if pest consumes the strings of
    /// `lang` and no others.
    fn marked_if_exact(&mut self, expr: &Expr, lang: Lang) -> Option<Lang> {
        let marked = self.marked_lang(expr);
        (self.languages.before_final_mark(marked) == lang).then_some(marked)
    }

    /// Returns the definition of a rule with its alternatives in order, and its language [if pest
    /// reads the same](Self::marked_if_exact). If pest reads something else, the repetitions are
    /// expanded, unless pest then still does.
    fn reorder_rule(&mut self, index: usize, lang: Lang) -> (Expr, Option<Lang>) {
        let definition = self.exprs[index].clone();
        let expr = reorder(&mut self.languages, &self.langs, &definition);
        let exact = self.marked_if_exact(&expr, lang);
        if exact.is_some() || expanded_size(&definition, 1) >= LARGEST {
            return (expr, exact);
        }
        let expanded = reorder(&mut self.languages, &self.langs, &expand_counts(&definition));
        match self.marked_if_exact(&expanded, lang) {
            None => (expr, None),
            exact => (expanded, exact),
        }
    }

    /// Returns the automaton of a rule as an expression, and adds its parts to the helpers; `None` if
    /// the automaton cannot be written.
    fn add_automaton(&mut self, index: usize, lang: Lang) -> Option<Expr> {
        let base = self.grammar.rules().len() + self.helpers.len();
        let Expressions { whole, parts } = expressions(&self.languages, lang, base)?;
        for (number, part) in (1..).zip(parts) {
            // It is not known what a part that calls itself consumes. A rule that refers to this rule
            // is then written from its own automaton.
            let own = self.marked_langs.len();
            let is_known = part.references().all(|target| target < own);
            let marked = if is_known { self.marked_lang(&part) } else { NOTHING };
            self.marked_langs.push(marked);
            self.helpers.push((format!("{}_{number}", self.grammar.rule(index).name), part));
        }
        Some(whole)
    }

    /// Gives the rules names that pest accepts, and writes them.
    fn finish(self) -> Result<Written, ExportError> {
        let own = self.grammar.rules();
        let own_names = own.iter().map(|rule| rule.name.clone());
        let mut names = HashSet::new();
        let mut rules = Vec::new();
        for (name, expr) in own_names.zip(self.exprs).chain(self.helpers) {
            let mut name = name.replace('-', "_");
            while is_reserved(&name) || !names.insert(name.clone()) {
                name.push('_');
            }
            rules.push(Rule { name, expr, span: Some(0..0) });
        }
        let names = own.iter().zip(&rules);
        let names = names.map(|(own, new)| (own.name.clone(), new.name.clone())).collect();
        let written = LabGrammar::new(Notation::Pest, rules, "", Vec::new());
        let written = written.map_err(ExportError::NotRead)?;
        let text = (0..written.rules().len())
            .map(|index| match written.definition(index) {
                // A part of an automaton leaves no node.
                part if index >= own.len() => part.replacen("= {", "= _{", 1) + "\n",
                rule => rule + "\n",
            })
            .collect();
        Ok(Written { text, names, automata: self.from_automata })
    }
}

/// Examines repetitions without an end, which pest rejects if their rounds can be empty.
struct Rounds<'g> {
    grammar: &'g LabGrammar,
    /// For each rule, whether it can be empty.
    can_be_empty: Vec<bool>,
}

impl<'g> Rounds<'g> {
    /// Finds the rules that can match the empty string.
    fn of(grammar: &'g LabGrammar) -> Self {
        let mut can_be_empty = vec![false; grammar.size()];
        fixed_point(&mut can_be_empty, grammar.dependencies_first().into_iter(), |rule, known| {
            matches_empty(&grammar.rule(rule).expr, known)
        });
        Rounds { grammar, can_be_empty }
    }

    /// Whether an expression can match the empty string.
    fn matches_empty(&self, expr: &Expr) -> bool {
        matches_empty(expr, &self.can_be_empty)
    }

    /// Whether no repetition without an end in an expression has rounds that can be empty.
    fn are_never_empty(&self, expr: &Expr) -> bool {
        expr.parts().all(|part| match part {
            Expr::Repeat { expr, max: None, .. } => !self.matches_empty(expr),
            _ => true,
        })
    }

    /// Rewrites repetitions without a maximum so that no round is empty. A repetition whose round would need
    /// a recursive rule stays.
    fn rewrite(&self, expr: &Expr) -> Expr {
        let rewritten = expr.map_children(|inner| self.rewrite(inner));
        match &rewritten {
            Expr::Repeat { expr: once, max: None, .. } if self.matches_empty(once) => {
                match self.non_empty(once) {
                    None => rewritten,
                    Some(rounds) if rounds.is_empty() => Expr::empty(),
                    Some(rounds) => Expr::repeat(Expr::choice(rounds), 0, None),
                }
            }
            _ => rewritten,
        }
    }

    /// Returns alternatives that accept the strings of an expression without the empty one, and
    /// cannot be empty; `None` if they need a rule of a cycle, or would be too large.
    fn non_empty(&self, expr: &Expr) -> Option<Vec<Expr>> {
        if !self.matches_empty(expr) {
            return Some(vec![expr.clone()]);
        }
        let alternatives = match expr {
            Expr::Rule(index) if self.grammar.cycle_at(*index).is_some() => return None,
            Expr::Rule(index) => self.non_empty(&self.rewrite(&self.grammar.rule(*index).expr))?,
            Expr::Choice(items) => {
                let all: Option<Vec<_>> = items.iter().map(|item| self.non_empty(item)).collect();
                all?.concat()
            }
            Expr::Repeat { expr: once, max, .. } => match self.non_empty(once)? {
                _ if *max == Some(0) => Vec::new(),
                rounds if rounds.is_empty() || *max == Some(1) => rounds,
                rounds => vec![Expr::repeat(Expr::choice(rounds), 1, *max)],
            },
            // The first item that is not empty, then the rest.
            Expr::Seq(items) => {
                let mut alternatives = Vec::new();
                for (at, item) in items.iter().enumerate() {
                    for first in self.non_empty(item)? {
                        let rest = items[at + 1..].iter().cloned();
                        alternatives.push(Expr::Seq([first].into_iter().chain(rest).collect()));
                    }
                }
                alternatives
            }
            _ => Vec::new(),
        };
        let size = alternatives.iter().map(Expr::size).sum::<usize>();
        (size < LARGEST).then_some(alternatives)
    }
}

/// Whether an expression can match the empty string. `rules` says for each rule whether it can.
fn matches_empty(expr: &Expr, rules: &[bool]) -> bool {
    let mut children = expr.children().iter();
    match expr {
        Expr::Chars(_) => false,
        Expr::Text { text, .. } => text.is_empty(),
        Expr::Rule(index) => rules[*index],
        Expr::Repeat { min: 0, .. } | Expr::And(_) | Expr::Not(_) | Expr::End => true,
        Expr::Choice(_) => children.any(|child| matches_empty(child, rules)),
        Expr::Seq(_) | Expr::Repeat { .. } => children.all(|child| matches_empty(child, rules)),
    }
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
    let expr = expr.map_children(|inner| reorder(languages, langs, inner));
    let Expr::Choice(items) = &expr else { return expr };
    let item_langs = items.iter().map(|item| lang_of(languages, langs, item));
    let Some(item_langs) = item_langs.collect::<Option<Vec<Lang>>>() else { return expr };
    let order = order_alternatives(languages, &item_langs);
    Expr::choice(order.into_iter().map(|at| items[at].clone()).collect())
}

/// Rewrites `*( x y ) x` to `x *( y x )`, as pest's optimizer does.
fn rotate_lists(expr: &Expr) -> Expr {
    let mut expr = expr.map_children(rotate_lists);
    if let Expr::Seq(items) = &mut expr
        && ends_in_list(items)
    {
        let list = items.len() - 2;
        if let [Expr::Seq(round)] = items[list].children_mut() {
            round.rotate_left(1);
        }
        items.swap(list, list + 1);
    }
    expr
}

/// The number of parts from which on a rule is too large to expand its repetitions.
const LARGEST: usize = 100_000;

/// Returns an upper bound of the number of parts that [`expand_counts`] makes of an expression and
/// of the `rest` parts after it.
fn expanded_size(expr: &Expr, rest: usize) -> usize {
    let children = expr.children().iter();
    match expr {
        Expr::Seq(_) => children.rev().fold(rest, |rest, item| expanded_size(item, rest)),
        Expr::Choice(_) => children
            .fold(rest, |sum, item| sum.saturating_add(expanded_size(item, 1)))
            .saturating_add(1),
        // Becomes an alternative for each number of rounds, each with a copy of the rest.
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
        Expr::Seq(items) => expand_before(items, &[]),
        _ => expr.map_children(expand_counts),
    }
}

/// Returns the sequence of `items` and `rest` with the repetitions of `items` expanded. Those of
/// `rest` are expanded already.
fn expand_before(items: &[Expr], rest: &[Expr]) -> Expr {
    let Some((last, before)) = items.split_last() else { return Expr::seq(rest.to_vec()) };
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
