//! What pest_meta does not bear: it panics on some texts that its own syntax allows, and calls
//! itself for each bracket and operator. Such a text is rejected before pest_meta sees it.

use crate::abnf::LONGEST_REPETITION;
use crate::error::{GrammarError, Place};
use crate::order::{DEEPEST_BRACKETS, DEEPEST_RULES};
use pest::iterators::{Pair, Pairs};
use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::parser::Rule as Meta;
use std::collections::HashMap;
use std::iter;
use std::ops::Range;

/// How many operators the expressions of a rule may have around one operand, without brackets:
/// pest_meta calls itself for each, and takes a time that grows with the third power.
const LONGEST_CHAIN: usize = 500;

/// How many operators may be around one operand in a rule, in whatever brackets: pest_meta calls
/// itself for each.
const DEEPEST_OPERATORS: usize = 2000;

/// How many parts a rule may have once its repetitions are written out, which pest_meta does.
const LARGEST_RULE: usize = 200_000;

/// How many all rules may have together.
pub(super) const LARGEST_GRAMMAR: usize = 1_000_000;

/// How many texts pest_meta's optimizer may gather for `(!rule ~ ANY)*`: it writes down those of
/// the rule wherever one refers to it.
const MOST_TEXTS: usize = 10_000;

/// Rejects a text whose brackets or comments are nested too deep for the parser of pest_meta, or
/// that has a comment without an end, which takes it twice the time for each that is in another.
pub(super) fn refuse_deep_brackets(text: &str) -> Result<(), GrammarError> {
    let (mut brackets, mut comments, mut comment) = (0usize, 0usize, 0);
    let mut rest = text.char_indices().peekable();
    while let Some((at, character)) = rest.next() {
        let next = rest.peek().map(|&(_, next)| next);
        match (character, next) {
            ('/', Some('*')) => {
                comment = if comments == 0 { at } else { comment };
                comments += 1;
            }
            ('*', Some('/')) if comments > 0 => comments -= 1,
            _ if comments > 0 => continue,
            ('/', Some('/')) => {
                while rest.next_if(|&(_, character)| character != '\n').is_some() {}
                continue;
            }
            ('"' | '\'', _) => {
                skip_literal(&mut rest, character);
                continue;
            }
            ('(' | '[', _) => brackets += 1,
            (')' | ']', _) => brackets = brackets.saturating_sub(1),
            _ => continue,
        }
        if brackets > DEEPEST_BRACKETS || comments > DEEPEST_BRACKETS {
            let place = Place::of(text, at..at + character.len_utf8());
            let what = if comments > 0 { "comments" } else { "brackets" };
            return Err(GrammarError::Deep { place, what, most: DEEPEST_BRACKETS });
        }
        // Both characters of what opens and closes a comment.
        if matches!(character, '/' | '*') {
            rest.next();
        }
    }
    match comments {
        0 => Ok(()),
        _ => Err(syntax(text, comment..comment + 2, "this comment has no end")),
    }
}

/// Goes on to behind the closing mark.
fn skip_literal(rest: &mut iter::Peekable<std::str::CharIndices<'_>>, mark: char) {
    while let Some((_, character)) = rest.next() {
        match character {
            '\\' => drop(rest.next()),
            _ if character == mark => return,
            _ => {}
        }
    }
}

/// Rejects what the parser of pest_meta takes and what the steps after it do not.
pub(super) fn refuse_pairs(text: &str, pairs: Pairs<'_, Meta>) -> Result<(), GrammarError> {
    // The ends of the expressions that are open, and of all terms with their operators.
    let (mut open, mut operators): (Vec<usize>, Vec<(usize, usize)>) = (Vec::new(), Vec::new());
    for pair in pairs.flatten() {
        let span = span(&pair);
        open.retain(|&end| end > span.start);
        operators.retain(|&(end, _)| end > span.start);
        match pair.as_rule() {
            Meta::expression => {
                refuse_chain(text, &pair, open.is_empty())?;
                open.push(span.end);
                operators.push((span.end, pair.into_inner().count() / 2));
            }
            Meta::term => {
                let parts = pair.into_inner().count();
                if parts > LONGEST_CHAIN {
                    return Err(deep(text, span, "operators", LONGEST_CHAIN));
                }
                operators.push((span.end, parts));
            }
            Meta::string | Meta::character => refuse_escapes(text, pair.as_str(), span.start)?,
            Meta::integer if pair.as_str().parse::<i32>().is_err() => {
                return Err(syntax(text, span, "this number is too large"));
            }
            _ => {}
        }
        let around: usize = operators.iter().map(|(_, count)| count).sum();
        if open.len() > DEEPEST_BRACKETS + 1 {
            return Err(deep(text, span, "brackets", DEEPEST_BRACKETS));
        }
        if around > DEEPEST_OPERATORS {
            return Err(deep(text, span, "operators", DEEPEST_OPERATORS));
        }
    }
    Ok(())
}

/// Rejects rules that refer to each other in a chain that is too long to be walked: pest_meta calls
/// itself for each.
pub(super) fn refuse_long_references(
    text: &str,
    pairs: Pairs<'_, Meta>,
) -> Result<(), GrammarError> {
    let rules: Vec<(Range<usize>, Vec<&str>)> = pairs
        .filter(|pair| pair.as_rule() == Meta::grammar_rule)
        .map(|pair| {
            let names = pair.clone().into_inner().flatten();
            let names = names.filter(|pair| pair.as_rule() == Meta::identifier);
            (span(&pair), names.map(|name| name.as_str()).collect())
        })
        .collect();
    let names = rules.iter().map(|(_, names)| names.first().copied().unwrap_or(""));
    let index_of: HashMap<&str, usize> = names.zip(0..).collect();
    // Of each rule that was entered, how many rules long the chains from it are, as far as known.
    let mut lengths = vec![0; rules.len()];
    for start in 0..rules.len() {
        let mut path = vec![];
        if lengths[start] == 0 {
            lengths[start] = 1;
            path.push((start, 1));
        }
        while let Some((rule, next)) = path.last_mut() {
            let (rule, (span, names)) = (*rule, &rules[*rule]);
            match names.get(*next).map(|name| index_of.get(name).copied()) {
                Some(target) => {
                    *next += 1;
                    if let Some(target) = target.filter(|&target| lengths[target] == 0) {
                        lengths[target] = 1;
                        path.push((target, 1));
                    }
                }
                None => {
                    let after = names.iter().skip(1).filter_map(|name| index_of.get(name));
                    let longest = after.map(|&target| lengths[target]).max().unwrap_or(0);
                    lengths[rule] = longest + 1;
                    if lengths[rule] > DEEPEST_RULES {
                        return Err(deep(text, span.clone(), "rules", DEEPEST_RULES));
                    }
                    path.pop();
                }
            }
        }
    }
    Ok(())
}

fn deep(text: &str, span: Range<usize>, what: &'static str, most: usize) -> GrammarError {
    GrammarError::Deep { place: Place::of(text, span), what, most }
}

/// An expression may begin with `|`, as pest_meta's syntax has it, only where it is a rule's.
fn refuse_chain(text: &str, pair: &Pair<'_, Meta>, whole: bool) -> Result<(), GrammarError> {
    let mut parts = pair.clone().into_inner();
    if parts.len() > 2 * LONGEST_CHAIN {
        return Err(deep(text, span(pair), "operators", LONGEST_CHAIN));
    }
    match parts.next() {
        Some(first) if first.as_rule() == Meta::choice_operator && !whole => {
            Err(syntax(text, span(&first), "an alternative is missing before `|`"))
        }
        _ => Ok(()),
    }
}

/// Rejects escapes that stand for no character.
fn refuse_escapes(text: &str, literal: &str, start: usize) -> Result<(), GrammarError> {
    let mut characters = literal.char_indices();
    while let Some((at, character)) = characters.next() {
        if character != '\\' || !matches!(characters.next(), Some((_, 'u'))) {
            continue;
        }
        let escape = &literal[at..];
        let escape = &escape[..escape.find('}').map_or(escape.len(), |end| end + 1)];
        let digits = escape.trim_start_matches("\\u{").trim_end_matches('}');
        let code = u32::from_str_radix(digits, 16).ok();
        if code.and_then(char::from_u32).is_none() {
            let span = start + at..start + at + escape.len();
            return Err(syntax(text, span, "a value that stands for no character"));
        }
    }
    Ok(())
}

/// Rejects a range that ends before it starts, once its ends are read.
pub(super) fn refuse_ranges(
    text: &str,
    pairs: Pairs<'_, Meta>,
    rules: &[Rule],
) -> Result<(), GrammarError> {
    let spans = pairs.flatten().filter(|pair| pair.as_rule() == Meta::range);
    let ranges = rules.iter().flat_map(|rule| parts(&rule.expr)).filter_map(|part| match part {
        Expr::Range(first, last) => Some((first, last)),
        _ => None,
    });
    for (pair, (first, last)) in spans.zip(ranges) {
        if first.chars().next() > last.chars().next() {
            return Err(syntax(text, span(&pair), "the range ends before it starts"));
        }
    }
    Ok(())
}

/// Rejects rules that are too large to be written out, as pest_meta's optimizer does: the index of
/// the rule, and what is too large.
pub(super) fn refuse_large_rules(rules: &[Rule]) -> Result<(), (usize, String)> {
    let (texts, mut size) = (texts_of_rules(rules), 0usize);
    for (index, rule) in rules.iter().enumerate() {
        if let Some(what) = too_large(&rule.expr) {
            return Err((index, what));
        }
        if gathers_too_much(rule, &texts) {
            return Err((index, format!("a choice of more than {MOST_TEXTS} texts")));
        }
        size += written_out(&rule.expr);
        if size > LARGEST_GRAMMAR {
            let what = format!("a grammar of more than {LARGEST_GRAMMAR} parts");
            return Err((index, what));
        }
    }
    Ok(())
}

/// Why a rule is too large to be written out; pest_meta's optimizer writes counted repetitions
/// out.
fn too_large(expr: &Expr) -> Option<String> {
    let counts = parts(expr).filter_map(|part| match part {
        Expr::RepExact(_, n) | Expr::RepMin(_, n) | Expr::RepMax(_, n) => Some(*n),
        Expr::RepMinMax(_, min, max) => Some(*min.max(max)),
        _ => None,
    });
    if counts.max().is_some_and(|count| count as usize > LONGEST_REPETITION) {
        return Some(format!("a repetition of more than {LONGEST_REPETITION}"));
    }
    (written_out(expr) > LARGEST_RULE).then(larger)
}

/// What is said of a rule that is too large.
pub(super) fn larger() -> String {
    format!("a rule of more than {LARGEST_RULE} parts, its repetitions written out,")
}

/// Whether a rule has a part from which the optimizer would gather too many texts.
fn gathers_too_much(rule: &Rule, texts: &HashMap<&str, usize>) -> bool {
    let gathered = |part: &Expr| match part {
        Expr::NegPred(expr) => texts_of(expr, texts),
        _ => 0,
    };
    rule.ty == RuleType::Atomic && parts(&rule.expr).any(|part| gathered(part) > MOST_TEXTS)
}

/// How many texts the optimizer gathers from each rule. Rules that reach themselves before
/// anything is consumed were rejected before.
fn texts_of_rules(rules: &[Rule]) -> HashMap<&str, usize> {
    let mut texts: HashMap<&str, usize> = HashMap::new();
    for _ in 0..rules.len() {
        let next: HashMap<&str, usize> =
            rules.iter().map(|rule| (&*rule.name, texts_of(&rule.expr, &texts))).collect();
        if next == texts {
            break;
        }
        texts = next;
    }
    texts
}

fn texts_of(expr: &Expr, texts: &HashMap<&str, usize>) -> usize {
    match expr {
        Expr::Str(_) => 1,
        Expr::Ident(name) => texts.get(&**name).copied().unwrap_or(0),
        Expr::Choice(left, right) => texts_of(left, texts).saturating_add(texts_of(right, texts)),
        _ => 0,
    }
}

fn written_out(expr: &Expr) -> usize {
    let times = match expr {
        Expr::RepExact(_, n) | Expr::RepMax(_, n) => *n,
        Expr::RepMin(_, n) => n + 1,
        Expr::RepMinMax(_, _, max) => *max,
        Expr::RepOnce(_) => 2,
        _ => 1,
    };
    let once: usize = children(expr).into_iter().map(written_out).fold(1, usize::saturating_add);
    once.saturating_mul(times as usize)
}

/// An expression and every one inside it, in the order of the text.
pub(super) fn parts(expr: &Expr) -> impl Iterator<Item = &Expr> {
    let mut open = vec![expr];
    iter::from_fn(move || {
        let expr = open.pop()?;
        open.extend(children(expr).into_iter().rev());
        Some(expr)
    })
}

fn children(expr: &Expr) -> Vec<&Expr> {
    match expr {
        Expr::Seq(left, right) | Expr::Choice(left, right) => vec![left, right],
        Expr::PosPred(inner)
        | Expr::NegPred(inner)
        | Expr::Opt(inner)
        | Expr::Rep(inner)
        | Expr::RepOnce(inner)
        | Expr::RepExact(inner, _)
        | Expr::RepMin(inner, _)
        | Expr::RepMax(inner, _)
        | Expr::RepMinMax(inner, ..)
        | Expr::Push(inner) => vec![inner],
        _ => Vec::new(),
    }
}

/// Where a pair stands, in bytes.
pub(super) fn span(pair: &Pair<'_, Meta>) -> Range<usize> {
    pair.as_span().start()..pair.as_span().end()
}

fn syntax(text: &str, span: Range<usize>, message: &str) -> GrammarError {
    GrammarError::Syntax { place: Place::of(text, span), message: message.to_owned() }
}
