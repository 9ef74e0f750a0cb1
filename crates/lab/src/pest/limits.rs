//! Rejects texts of pest grammars that pest_meta cannot handle. pest_meta panics on some texts that
//! its syntax allows. It recurses for each bracket, operator and rule, and follows a reference anew
//! wherever it occurs. A text beyond the limits is rejected before pest_meta validates it.

use crate::abnf::LONGEST_REPETITION;
use crate::error::GrammarError;
use crate::expr::{Expr as Outline, Rule as Outlined};
use crate::order::{DEEPEST_BRACKETS, groups};
use pest::iterators::{Pair, Pairs};
use pest_meta::ast::{Expr, Rule};
use pest_meta::parser::Rule as Meta;
use std::collections::HashMap;
use std::iter;
use std::ops::Range;

/// The size of the longest grammar of pest, in bytes.
const LONGEST_TEXT: usize = 1 << 20;

/// The size of the longest grammar of pest that pushes onto the stack in more than one place, in bytes:
/// pest_meta validates each part with every stack that can occur there.
const LONGEST_STACK_TEXT: usize = 1 << 16;

/// The most operators in an expression without brackets: pest_meta's time grows with the third
/// power of their number.
const LONGEST_CHAIN: usize = 500;

/// The most operators around one operand in a rule, in any brackets.
const DEEPEST_OPERATORS: usize = 2000;

/// The most operators around one operand through rules that refer to one another.
const DEEPEST_REFERENCES: usize = 10_000;

/// The most calls that pest_meta may have open while it validates rules that use the stack. It
/// enters a cycle of rules again with each different stack: see [`count_stacks`].
const MOST_CALLS: usize = 600_000;

/// The size of the call stack for [`MOST_CALLS`] calls, in bytes. Only the used part takes memory.
pub(super) const CALL_STACK: usize = 1 << 30;

/// The most expressions that pest_meta may visit, with every reference followed anew.
const MOST_STEPS: usize = 500_000;

/// The most parts of a rule with its repetitions written out, as pest_meta writes them.
const LARGEST_RULE: usize = 200_000;

/// The most parts of all rules of a grammar together.
pub(super) const LARGEST_GRAMMAR: usize = 1_000_000;

/// Rejects a text that is too long, or nests brackets or comments too deep for pest_meta's parser.
/// Also rejects a comment without an end: pest_meta's time on it doubles with each level of
/// nesting.
pub(super) fn refuse_text(text: &str) -> Result<(), GrammarError> {
    if text.len() > LONGEST_TEXT {
        return Err(GrammarError::deep(text, 0..0, "bytes of a grammar of pest", LONGEST_TEXT));
    }
    // The numbers of open brackets and comments, and the byte at which the outermost comment
    // begins.
    let (mut brackets, mut comments, mut comment_start) = (0usize, 0usize, 0);
    let mut rest = text.char_indices().peekable();
    while let Some((at, character)) = rest.next() {
        let next = rest.peek().map(|&(_, next)| next);
        match (character, next) {
            ('/', Some('*')) => {
                comment_start = if comments == 0 { at } else { comment_start };
                comments += 1;
            }
            ('*', Some('/')) if comments > 0 => comments -= 1,
            _ if comments > 0 => continue,
            ('/', Some('/')) => {
                while rest.next_if(|&(_, character)| character != '\n').is_some() {}
                continue;
            }
            ('"' | '\'', _) => {
                skip_quoted(rest.by_ref().map(|(_, c)| c), character);
                continue;
            }
            ('(' | '[', _) => brackets += 1,
            (')' | ']', _) => brackets = brackets.saturating_sub(1),
            _ => continue,
        }
        if brackets > DEEPEST_BRACKETS || comments > DEEPEST_BRACKETS {
            let what = if comments > 0 { "comments" } else { "brackets" };
            return Err(GrammarError::deep(
                text,
                at..at + character.len_utf8(),
                what,
                DEEPEST_BRACKETS,
            ));
        }
        // Skips the second character of `/*` or `*/`.
        if matches!(character, '/' | '*') {
            rest.next();
        }
    }
    match comments {
        0 => Ok(()),
        _ => Err(GrammarError::syntax(
            text,
            comment_start..comment_start + 2,
            "this comment has no end",
        )),
    }
}

/// Skips the rest of a string or of a character, up to the quotation mark `mark` that ends it.
fn skip_quoted(rest: impl Iterator<Item = char>, mark: char) {
    let mut is_escaped = false;
    for c in rest {
        if c == mark && !is_escaped {
            return;
        }
        is_escaped = c == '\\' && !is_escaped;
    }
}

/// Rejects what pest_meta's parser accepts but its validator or optimizer cannot handle. Returns
/// the rules in an order in which each comes after those that it refers to.
pub(super) fn refuse_pairs(
    text: &str,
    rules: &[Pair<'_, Meta>],
) -> Result<Vec<usize>, GrammarError> {
    let shapes: Vec<Shape> =
        rules.iter().map(|rule| checked_shape(text, rule.clone())).collect::<Result<_, _>>()?;
    let rules = reduce_to_references(&shapes);
    let pushes = shapes.iter().map(|shape| shape.pushes).sum();
    if pushes > 1 && text.len() > LONGEST_STACK_TEXT {
        let what = "bytes of a grammar of pest that pushes onto the stack in several places";
        return Err(GrammarError::deep(text, 0..0, what, LONGEST_STACK_TEXT));
    }
    // For each rule, the most operators around one operand through all rules that it refers to, and
    // whether it pushes onto the stack, directly or through these rules.
    let (mut heights, mut is_pushing) = (vec![0; rules.len()], vec![false; rules.len()]);
    // Each group is a single rule, or rules that refer to one another.
    let groups = groups(&rules, 0..rules.len());
    for group in &groups {
        let references = || group.iter().flat_map(|&rule| rules[rule].expr.references());
        let own: usize = group.iter().map(|&rule| shapes[rule].height).sum();
        let height = own + references().map(|target| heights[target]).max().unwrap_or(0);
        let pushes_here = group.iter().any(|&rule| shapes[rule].pushes > 0)
            || references().any(|target| is_pushing[target]);
        let is_cycle = references().any(|target| group.contains(&target));
        let most =
            if pushes_here && is_cycle { MOST_CALLS / count_stacks(pushes) } else { usize::MAX };
        for &rule in group {
            (heights[rule], is_pushing[rule]) = (height, pushes_here);
        }
        let span = shapes[group[0]].span.clone();
        if own > most {
            let what = "operators in a cycle of rules that uses the stack";
            return Err(GrammarError::deep(text, span, what, most));
        }
        if height > DEEPEST_REFERENCES {
            return Err(GrammarError::deep(
                text,
                span,
                "operators through rules",
                DEEPEST_REFERENCES,
            ));
        }
    }
    Ok(groups.concat())
}

/// Returns rules that consist only of their references.
fn reduce_to_references(shapes: &[Shape<'_>]) -> Vec<Outlined> {
    let index_of: HashMap<&str, usize> =
        shapes.iter().zip(0..).filter_map(|(it, at)| Some((*it.names.first()?, at))).collect();
    let outlined = |Shape { names, span, .. }: &Shape<'_>| {
        // The first name is that of the rule itself.
        let references = names.iter().skip(1).filter_map(|name| index_of.get(name));
        let expr = Outline::Seq(references.map(|&index| Outline::Rule(index)).collect());
        Outlined { name: String::new(), expr, span: Some(span.clone()) }
    };
    shapes.iter().map(outlined).collect()
}

/// Returns the number of stacks that pest_meta distinguishes: six ways to represent the lower part,
/// times the possible lists of entries above it. There are up to eight entries; with several places
/// that push, each entry may or may not be empty.
fn count_stacks(pushes: usize) -> usize {
    6 * if pushes > 1 { (1 << 9) - 1 } else { 9 }
}

/// The properties of a rule that have limits.
struct Shape<'t> {
    /// The range of the rule in bytes.
    span: Range<usize>,
    /// The name of the rule, then the names that it refers to.
    names: Vec<&'t str>,
    /// The most operators around one operand, plus one for the rule itself.
    height: usize,
    /// The number of places that push onto the stack.
    pushes: usize,
}

/// Returns the properties of a rule that have limits. Rejects a rule that exceeds one of them by
/// itself.
fn checked_shape<'t>(text: &str, rule: Pair<'t, Meta>) -> Result<Shape<'t>, GrammarError> {
    let mut shape = Shape { span: span(&rule), names: Vec::new(), height: 1, pushes: 0 };
    /// An expression or a term that has begun and not ended.
    struct Open {
        /// The byte at which it ends.
        end: usize,
        /// The number of its operators.
        operators: usize,
        is_expression: bool,
    }
    let mut open: Vec<Open> = Vec::new();
    for pair in rule.into_inner().flatten() {
        let span = span(&pair);
        let end = span.end;
        open.retain(|open| open.end > span.start);
        match pair.as_rule() {
            Meta::expression => {
                let is_whole_rule = !open.iter().any(|open| open.is_expression);
                refuse_chain(text, &pair, is_whole_rule)?;
                // Terms and operators alternate.
                let operators = pair.into_inner().count() / 2;
                open.push(Open { end, operators, is_expression: true });
            }
            Meta::term => {
                let operators = pair.into_inner().count();
                if operators > LONGEST_CHAIN {
                    return Err(GrammarError::deep(text, span, "operators", LONGEST_CHAIN));
                }
                open.push(Open { end, operators, is_expression: false });
            }
            Meta::identifier => shape.names.push(pair.as_str()),
            Meta::_push => shape.pushes += 1,
            Meta::string | Meta::character => refuse_escapes(text, pair.as_str(), span.start)?,
            Meta::integer if pair.as_str().parse::<i32>().is_err() => {
                return Err(GrammarError::syntax(text, span, "this number is too large"));
            }
            _ => {}
        }
        let around: usize = open.iter().map(|open| open.operators).sum();
        shape.height = shape.height.max(around + 1);
        // The expression of the rule itself has no brackets.
        if open.iter().filter(|open| open.is_expression).count() > DEEPEST_BRACKETS + 1 {
            return Err(GrammarError::deep(text, span, "brackets", DEEPEST_BRACKETS));
        }
        if around > DEEPEST_OPERATORS {
            return Err(GrammarError::deep(text, span, "operators", DEEPEST_OPERATORS));
        }
    }
    Ok(shape)
}

/// Rejects long chains of operators, and a leading `|` in brackets: pest_meta's syntax allows it
/// there, but only the whole expression of a rule can begin with `|`. `is_whole_rule` says whether
/// the pair is this expression.
fn refuse_chain(
    text: &str,
    pair: &Pair<'_, Meta>,
    is_whole_rule: bool,
) -> Result<(), GrammarError> {
    let mut parts = pair.clone().into_inner();
    // Terms and operators alternate.
    if parts.len() > 2 * LONGEST_CHAIN {
        return Err(GrammarError::deep(text, span(pair), "operators", LONGEST_CHAIN));
    }
    match parts.next() {
        Some(first) if first.as_rule() == Meta::choice_operator && !is_whole_rule => {
            Err(GrammarError::syntax(text, span(&first), "an alternative is missing before `|`"))
        }
        _ => Ok(()),
    }
}

/// Rejects a literal with a `\u` escape that stands for no character. `start` is the byte of the
/// text at which the literal begins.
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
            return Err(GrammarError::syntax(text, span, "a value that stands for no character"));
        }
    }
    Ok(())
}

/// Rejects rules that are too large or too costly to validate. In `order`, each rule comes after
/// those that it refers to. The error has the index of the rule, and says what is too large.
pub(super) fn refuse_rules(rules: &[Rule], order: &[usize]) -> Result<(), (usize, String)> {
    let index_of = rules.iter().zip(0..).map(|(rule, index)| (&*rule.name, index)).collect();
    let nullable = vec![false; rules.len()];
    let mut steps = Steps { rules, index_of, nullable, left: MOST_STEPS, entered: Vec::new() };
    steps.find_nullable(order);
    let mut size = 0usize;
    for (index, rule) in rules.iter().enumerate() {
        if steps.count_validation(index).is_none() {
            let what = format!(
                "a grammar of which more than {MOST_STEPS} expressions are tried at one place"
            );
            return Err((index, what));
        }
        if let Some(what) = too_large(&rule.expr) {
            return Err((index, what));
        }
        size = size.saturating_add(written_out_size(&rule.expr));
        if size > LARGEST_GRAMMAR {
            return Err((index, format!("a grammar of more than {LARGEST_GRAMMAR} parts")));
        }
    }
    Ok(())
}

/// Counts the expressions that pest_meta's validator visits: for each expression, those that can be
/// tried before anything is consumed. The validator follows each reference anew, unless it is
/// within the rule already.
struct Steps<'r> {
    rules: &'r [Rule],
    index_of: HashMap<&'r str, usize>,
    /// For each rule, whether it may match without consuming anything, or cannot fail.
    nullable: Vec<bool>,
    /// The number of visits that are still allowed.
    left: usize,
    /// The rules that the validator is within.
    entered: Vec<usize>,
}

impl<'r> Steps<'r> {
    /// Computes `nullable`, as the least fixed point.
    fn find_nullable(&mut self, order: &[usize]) {
        let mut is_changed = true;
        while is_changed {
            is_changed = false;
            for &index in order {
                if !self.nullable[index] && self.is_nullable(&self.rules[index].expr) {
                    (self.nullable[index], is_changed) = (true, true);
                }
            }
        }
    }

    /// Whether an expression may match without consuming anything, or cannot fail.
    fn is_nullable(&self, expr: &Expr) -> bool {
        match expr {
            Expr::Str(text) | Expr::Insens(text) => text.is_empty(),
            Expr::Ident(name) => match self.index_of.get(&**name) {
                Some(&index) => self.nullable[index],
                None => matches!(&**name, "SOI" | "EOI"),
            },
            Expr::Seq(left, right) => self.is_nullable(left) && self.is_nullable(right),
            Expr::Choice(left, right) => self.is_nullable(left) || self.is_nullable(right),
            Expr::PosPred(_) | Expr::NegPred(_) | Expr::Opt(_) | Expr::Rep(_) => true,
            _ if repetition(expr).is_some_and(|(_, min, _)| min == 0) => true,
            // Here a repetition has at least one round. What has no parts consumes something.
            _ => children(expr).into_iter().any(|inner| self.is_nullable(inner)),
        }
    }

    /// Counts the visits from a rule, and from each part for which pest_meta checks whether it can
    /// fail. Returns `None` if there are too many.
    fn count_validation(&mut self, rule: usize) -> Option<()> {
        self.entered = vec![rule];
        self.count_visits(&self.rules[rule].expr)?;
        self.entered.clear();
        for part in parts(&self.rules[rule].expr) {
            match part {
                Expr::Choice(_, inner) | Expr::NegPred(inner) | Expr::Rep(inner) => {
                    self.count_visits(inner)?;
                }
                Expr::RepOnce(inner) | Expr::RepMin(inner, _) => self.count_visits(inner)?,
                _ => self.left = self.left.checked_sub(1)?,
            }
        }
        Some(())
    }

    /// Counts the visits from an expression until something is consumed. Returns `None` if there
    /// are too many.
    fn count_visits(&mut self, expr: &'r Expr) -> Option<()> {
        // A visit costs more within many rules: pest_meta searches the list of their names.
        self.left = self.left.checked_sub(1 + self.entered.len() / 8)?;
        match expr {
            Expr::Ident(name) => match self.index_of.get(&**name).copied() {
                Some(rule) if !self.entered.contains(&rule) => {
                    self.entered.push(rule);
                    self.count_visits(&self.rules[rule].expr)?;
                    self.entered.pop();
                }
                _ => {}
            },
            Expr::Seq(left, right) => {
                self.count_visits(left)?;
                if self.is_nullable(left) {
                    self.count_visits(right)?;
                }
            }
            _ => children(expr).into_iter().try_for_each(|inner| self.count_visits(inner))?,
        }
        Some(())
    }
}

/// Returns the repeated expression of a counted repetition, and its least and greatest number of
/// rounds. pest_meta's optimizer writes out at most `max` rounds of `{min, max}`.
pub(super) fn repetition(expr: &Expr) -> Option<(&Expr, u32, Option<u32>)> {
    match expr {
        Expr::RepOnce(inner) => Some((inner, 1, None)),
        Expr::RepExact(inner, n) => Some((inner, *n, Some(*n))),
        Expr::RepMin(inner, n) => Some((inner, *n, None)),
        Expr::RepMax(inner, n) => Some((inner, 0, Some(*n))),
        Expr::RepMinMax(inner, min, max) => Some((inner, *min.min(max), Some(*max))),
        _ => None,
    }
}

/// Says what is too large if pest_meta's optimizer, which writes out counted repetitions, would
/// make too large a rule; otherwise returns `None`.
fn too_large(expr: &Expr) -> Option<String> {
    let counts = parts(expr).filter_map(|part| match part {
        Expr::RepExact(_, n) | Expr::RepMin(_, n) | Expr::RepMax(_, n) => Some(*n),
        Expr::RepMinMax(_, min, max) => Some(*min.max(max)),
        _ => None,
    });
    if counts.max().is_some_and(|count| count as usize > LONGEST_REPETITION) {
        return Some(format!("a repetition of more than {LONGEST_REPETITION}"));
    }
    (written_out_size(expr) > LARGEST_RULE).then(rule_too_large)
}

/// Returns the message for a rule that is too large.
pub(super) fn rule_too_large() -> String {
    format!("a rule of more than {LARGEST_RULE} parts, its repetitions written out,")
}

/// Returns the number of parts of an expression with its repetitions written out.
fn written_out_size(expr: &Expr) -> usize {
    let times = repetition(expr).map_or(1, |(_, min, max)| max.unwrap_or(min.saturating_add(1)));
    let once: usize =
        children(expr).into_iter().map(written_out_size).fold(1, usize::saturating_add);
    once.saturating_mul(times as usize)
}

/// Rejects a range of characters that ends before it starts. `rules` has the ends with their
/// escapes decoded, `pairs` has the places.
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
            return Err(GrammarError::syntax(text, span(&pair), "the range ends before it starts"));
        }
    }
    Ok(())
}

/// Returns an expression and every expression inside it, in the order of the text.
pub(super) fn parts(expr: &Expr) -> impl Iterator<Item = &Expr> {
    let mut open = vec![expr];
    iter::from_fn(move || {
        let expr = open.pop()?;
        open.extend(children(expr).into_iter().rev());
        Some(expr)
    })
}

/// Returns the expressions directly inside an expression.
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

/// Returns the range of a pair, in bytes.
pub(super) fn span(pair: &Pair<'_, Meta>) -> Range<usize> {
    pair.as_span().start()..pair.as_span().end()
}
