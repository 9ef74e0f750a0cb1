//! Writes the automaton of a language as expressions that pest reads exactly.
//!
//! No two alternatives begin with the same character, and none accepts the empty string except the
//! last. So pest never has to give back what it took. A state on a cycle becomes `round* ~ rest`:
//! the ways that return to the state, then those that do not. No string of the first is the
//! beginning of another one, or of a string of the second. If the cycles of an automaton are too
//! entangled for that, each of its states becomes a rule that calls the next one.

use super::super::chars::CharSet;
use super::super::expr::{Expr, Rule};
use super::super::lang::{Lang, NOTHING};
use super::super::languages::Languages;
use super::super::numbered::Numbered;
use super::super::order::{DEEPEST_RULES, greatest_depth};
use std::collections::{BTreeSet, HashMap};

/// The most parts of an automaton, each of which becomes an expression, or the most states.
const MOST_PARTS: usize = 1_000;

/// Up to this depth of brackets, an expression that is used once is written in its place.
const DEEPEST: usize = 12;

/// The deepest nesting of the expressions. The rules that refer to them are nested deeper, and must
/// still be within the limit.
const MOST_NESTED: usize = DEEPEST_RULES * 3 / 4;

/// The ways through an automaton from a state to an end.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Part {
    from: Lang,
    /// The state at which the ways end; `None` if they end where the automaton accepts.
    to: Option<Lang>,
    /// The states that are on no way. Only those on a cycle with `from` matter and are listed.
    closed: BTreeSet<Lang>,
    /// Whether `from` is only at the beginning of each way.
    is_once: bool,
}

/// An automaton as expressions.
pub(super) struct Expressions {
    /// The expression of the whole language.
    pub whole: Expr,
    /// The expressions that `whole` and the parts refer to as rules, by their indices plus `base`.
    pub parts: Vec<Expr>,
}

/// Converts parts of an automaton to expressions.
struct Converter<'l> {
    languages: &'l Languages,
    /// For each converted part, the index of its expression in `exprs`; `None` if it has no way.
    known: HashMap<Part, Option<usize>>,
    /// Each expression refers to earlier ones by their indices.
    exprs: Vec<Expr>,
}

/// Returns the expressions of a language, with rules numbered from `base` on; `None` if there would
/// be too many, or nested too deep, or if the language is empty.
pub(super) fn expressions(languages: &Languages, lang: Lang, base: usize) -> Option<Expressions> {
    let found = expressions_of_any_depth(languages, lang, base)?;
    let rule = |expr: &Expr| {
        let mut expr = expr.clone();
        expr.renumber(&mut |part| part - base);
        Rule { name: String::new(), expr, span: None }
    };
    let rules: Vec<Rule> = found.parts.iter().chain([&found.whole]).map(rule).collect();
    (greatest_depth(&rules) <= MOST_NESTED).then_some(found)
}

/// Returns the same as [`expressions`], however deep they are nested.
fn expressions_of_any_depth(languages: &Languages, lang: Lang, base: usize) -> Option<Expressions> {
    let mut converter = Converter { languages, known: HashMap::new(), exprs: Vec::new() };
    let whole = Part { from: lang, to: None, closed: BTreeSet::new(), is_once: false };
    let whole = converter.convert(whole);
    if converter.known.len() > MOST_PARTS {
        return expression_for_each_state(languages, lang, base);
    }
    let whole = whole?;
    let mut uses = vec![0; converter.exprs.len()];
    converter.exprs.iter().flat_map(Expr::references).for_each(|index| uses[index] += 1);
    // An expression comes after those that it refers to.
    let mut written: Vec<Inlined> = Vec::new();
    let mut parts: Vec<Expr> = Vec::new();
    for (index, expr) in converter.exprs.iter().enumerate() {
        let Inlined { expr, depth } = inline_references(expr, &written);
        let is_part = index != whole && (uses[index] > 1 && expr.size() > 2 || depth > DEEPEST);
        written.push(if is_part {
            parts.push(expr);
            Inlined { expr: Expr::Rule(base + parts.len() - 1), depth: 0 }
        } else {
            Inlined { expr, depth }
        });
    }
    Some(Expressions { whole: written.swap_remove(whole).expr, parts })
}

/// Returns the expressions of a language: a part for each state of its automaton.
fn expression_for_each_state(
    languages: &Languages,
    lang: Lang,
    base: usize,
) -> Option<Expressions> {
    let (mut numbers, mut parts) = (Numbered::from(lang), Vec::new());
    while let Some(&state) = numbers.keys.get(parts.len()) {
        let ways = successors(languages, state).into_iter().filter(|way| way.0 != NOTHING);
        let way = |(target, first): (Lang, CharSet)| {
            Expr::Seq(vec![one_of(first), Expr::Rule(base + numbers.number(target))])
        };
        parts.push(choice(ways.map(way).collect(), languages.accepts_empty(state))?);
        if numbers.keys.len() > MOST_PARTS {
            return None;
        }
    }
    Some(Expressions { whole: Expr::Rule(base), parts })
}

/// Returns the states after a state, each with the characters that lead to it.
fn successors(languages: &Languages, state: Lang) -> Vec<(Lang, CharSet)> {
    let mut targets: Vec<(Lang, Vec<(u32, u32)>)> = Vec::new();
    for class in 0..languages.alphabet().len() {
        let target = languages.after(state, class);
        let ranges = languages.alphabet().characters(class).code_points();
        match targets.iter_mut().find(|(known, _)| *known == target) {
            Some((_, all)) => all.extend(ranges),
            None => targets.push((target, ranges.to_vec())),
        }
    }
    targets.into_iter().map(|(target, all)| (target, CharSet::from_ranges(all))).collect()
}

/// Returns an expression for one character of a set: a string, if the set is one character or both
/// cases of a letter.
fn one_of(set: CharSet) -> Expr {
    let text = |code: u32, text: fn(&str) -> Expr| {
        char::from_u32(code).map(|character| text(&character.to_string()))
    };
    let string = match *set.code_points() {
        [(first, last)] if first == last => text(first, Expr::text),
        [(upper, last), (lower, end)]
            if upper == last
                && lower == end
                && matches!(upper, 0x41..=0x5A)
                && lower == upper + 0x20 =>
        {
            text(lower, Expr::text_in_any_case)
        }
        _ => None,
    };
    string.unwrap_or(Expr::Chars(set))
}

/// Returns the choice of alternatives, of which no two begin alike; `None` if there is no string.
fn choice(alternatives: Vec<Expr>, may_be_empty: bool) -> Option<Expr> {
    if alternatives.is_empty() {
        return may_be_empty.then(Expr::empty);
    }
    let some = Expr::choice(alternatives);
    Some(if may_be_empty { Expr::option(some) } else { some })
}

/// An expression whose references are replaced, with the depth of its brackets.
#[derive(Clone)]
struct Inlined {
    expr: Expr,
    depth: usize,
}

/// Replaces the references of an expression by the expressions in `written`.
fn inline_references(expr: &Expr, written: &[Inlined]) -> Inlined {
    match expr {
        Expr::Rule(index) => written[*index].clone(),
        Expr::Repeat { expr: once, min, max } => {
            let Inlined { expr: once, depth } = inline_references(once, written);
            Inlined { expr: Expr::repeat(once, *min, *max), depth: depth + 1 }
        }
        Expr::Seq(items) | Expr::Choice(items) => {
            let is_seq = matches!(expr, Expr::Seq(_));
            let (mut all, mut deepest) = (Vec::new(), 0);
            for item in items {
                let Inlined { expr: item, depth } = inline_references(item, written);
                match item {
                    Expr::Seq(items) if is_seq => all.extend(items),
                    item => all.push(item),
                }
                deepest = deepest.max(depth);
            }
            let expr = if is_seq { Expr::Seq(all) } else { Expr::Choice(all) };
            Inlined { expr, depth: deepest + 1 }
        }
        other => Inlined { expr: other.clone(), depth: 0 },
    }
}

impl Converter<'_> {
    /// Returns the index of the expression of a part; `None` if the part has no way. Beyond the
    /// limit, the expression is wrong, and the caller drops it.
    fn convert(&mut self, mut part: Part) -> Option<usize> {
        let component = self.languages.component_of(part.from);
        part.closed.retain(|state| component.contains(&state.number()));
        if let Some(known) = self.known.get(&part) {
            return *known;
        }
        // A part counts before it is finished: this recursion must not be deeper than the limit.
        self.known.insert(part.clone(), None);
        let expr = if self.known.len() > MOST_PARTS {
            None
        } else if !part.is_once && self.returns_to_start(&part) {
            self.cycle(&part)
        } else {
            self.alternatives(&part)
        };
        let index = expr.map(|expr| {
            self.exprs.push(expr);
            self.exprs.len() - 1
        });
        self.known.insert(part, index);
        index
    }

    /// Returns the expression of a part whose first state is on a cycle.
    fn cycle(&mut self, part: &Part) -> Option<Expr> {
        let mut closed = part.closed.clone();
        closed.insert(part.from);
        let way = |to| Part { from: part.from, to, closed: closed.clone(), is_once: true };
        let round = self.convert(way(Some(part.from)))?;
        let rest = self.convert(way(part.to))?;
        let rounds = Expr::repeat(Expr::Rule(round), 0, None);
        let is_end = self.exprs[rest].is_empty_string();
        Some(if is_end { rounds } else { Expr::Seq(vec![rounds, Expr::Rule(rest)]) })
    }

    /// Returns the alternatives of a part, one for each state after the first.
    fn alternatives(&mut self, part: &Part) -> Option<Expr> {
        let mut alternatives = Vec::new();
        for (target, first) in successors(self.languages, part.from) {
            let first = one_of(first);
            if Some(target) == part.to {
                alternatives.push(first);
            } else if target != NOTHING && !part.closed.contains(&target) {
                let rest = Part { from: target, is_once: false, ..part.clone() };
                let Some(rest) = self.convert(rest) else { continue };
                let is_end = self.exprs[rest].is_empty_string();
                let way = [first, Expr::Rule(rest)];
                alternatives.push(if is_end { way[0].clone() } else { Expr::Seq(way.into()) });
            }
        }
        choice(alternatives, part.to.is_none() && self.languages.accepts_empty(part.from))
    }

    /// Whether a way returns to the first state of a part.
    fn returns_to_start(&self, part: &Part) -> bool {
        let component = self.languages.component_of(part.from);
        let (mut open, mut known) = (vec![part.from], BTreeSet::new());
        while let Some(state) = open.pop() {
            for class in 0..self.languages.alphabet().len() {
                let target = self.languages.after(state, class);
                if target == part.from {
                    return true;
                }
                let is_way = component.contains(&target.number()) && !part.closed.contains(&target);
                if is_way && known.insert(target) {
                    open.push(target);
                }
            }
        }
        false
    }
}
