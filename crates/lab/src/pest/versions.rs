//! Expands each rule of a pest grammar into its versions, one for each context.
//!
//! Between the parts of a sequence and between the rounds of a repetition, pest skips WHITESPACE
//! and COMMENT, except within an atomic rule. A rule without a modifier is atomic if the rule that
//! refers to it is. `SOI` matches only if nothing has been consumed. So a rule has several
//! versions: atomic or not, at the start of the text or after it. Each version becomes a rule of
//! its own, in which everything that pest skips is written out, as pest_meta's optimizer and
//! pest_vm do it.

use super::limits::{LARGEST_GRAMMAR, larger, parts};
use crate::chars::CharSet;
use crate::expr::Expr;
use crate::numbered::Numbered;
use pest_meta::ast::{Expr as P, Rule, RuleType};
use std::collections::HashMap;

const STACK: &str = "the stack";

const EXTENSION: &str = "an extension of pest's grammars";

/// A rule in a context.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Version {
    rule: usize,
    at: Context,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Context {
    /// Nothing is skipped.
    atomic: bool,
    /// Something has been consumed, or the rule does not depend on that.
    inner: bool,
}

impl Context {
    fn inner(self) -> Self {
        Context { inner: true, ..self }
    }
}

/// A version as a rule.
pub(super) struct Converted {
    /// The name. A version that is not in the text has a name with a space.
    pub name: String,
    /// The expression, or the construct that has no meaning here.
    pub expr: Result<Expr, String>,
    /// The expression for diagrams, if it is another one.
    pub drawn: Option<Expr>,
}

/// A part of a sequence.
#[derive(Clone, Copy)]
enum Part<'r> {
    Once(&'r P),
    Option(&'r P),
    Repetition(&'r P),
    /// WHITESPACE and COMMENT.
    Skip,
}

/// What a match of an expression can have consumed: nothing, something, or either.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Taking {
    nothing: bool,
    something: bool,
}

const NEVER: Taking = Taking { nothing: false, something: false };
const NOTHING_TAKEN: Taking = Taking { nothing: true, something: false };
const SOMETHING_TAKEN: Taking = Taking { nothing: false, something: true };
const ANYTHING_TAKEN: Taking = Taking { nothing: true, something: true };

/// Expands rules: each rule of the text in the version that parses a whole text, then the other
/// versions that these need. `drawn` are the same rules as diagrams show them.
pub(super) fn convert(written: &[Rule], drawn: &[Rule]) -> Vec<Converted> {
    let mut rules = written.to_vec();
    let has = |name: &str| written.iter().any(|rule| rule.name == name);
    let skip = skip_rule(has("WHITESPACE"), has("COMMENT")).map(|(name, expr)| {
        rules.push(Rule { name, ty: RuleType::Atomic, expr });
        written.len()
    });
    let mut reader = Versions::of(&rules, skip);
    let start = Context { atomic: false, inner: false };
    for rule in 0..written.len() {
        reader.version(rule, start);
    }
    let mut all = Vec::new();
    while let Some(&version) = reader.versions.keys.get(all.len()) {
        let meant = &rules[version.rule].expr;
        let expr = reader.expr(meant, version.at);
        let drawn = drawn.get(all.len()).filter(|drawn| drawn.expr != *meant);
        let drawn = drawn.and_then(|drawn| reader.expr(&drawn.expr, version.at).ok());
        all.push(Converted { name: reader.name(version, all.len() < written.len()), expr, drawn });
    }
    all
}

/// The rule for what pest_vm skips.
fn skip_rule(whitespace: bool, comment: bool) -> Option<(String, P)> {
    let rule = |name: &str| P::Ident(name.to_owned());
    let any = |expr: P| P::Rep(Box::new(expr));
    Some(match (whitespace, comment) {
        (false, false) => return None,
        (true, false) => ("implicit WHITESPACE".to_owned(), any(rule("WHITESPACE"))),
        (false, true) => ("implicit COMMENT".to_owned(), any(rule("COMMENT"))),
        (true, true) => {
            let rest = P::Seq(Box::new(rule("COMMENT")), Box::new(any(rule("WHITESPACE"))));
            let expr = P::Seq(Box::new(any(rule("WHITESPACE"))), Box::new(any(rest)));
            ("implicit WHITESPACE and COMMENT".to_owned(), expr)
        }
    })
}

struct Versions<'r> {
    rules: &'r [Rule],
    index_of: HashMap<&'r str, usize>,
    /// The index of the rule for what is skipped.
    skip: Option<usize>,
    /// Whether a rule depends on whether it is within an atomic rule.
    by_atomicity: Vec<bool>,
    /// Whether a rule depends on whether it is at the start.
    by_start: Vec<bool>,
    /// What each rule can consume.
    takings: Vec<Taking>,
    versions: Numbered<Version>,
    /// How many more expressions may be written.
    left: usize,
    /// The rules that are being divided, each with whether it is atomic.
    divided: Vec<(usize, bool)>,
}

impl<'r> Versions<'r> {
    fn of(rules: &'r [Rule], skip: Option<usize>) -> Self {
        let names = rules.iter().map(|rule| rule.name.as_str());
        let mut reader = Versions {
            rules,
            index_of: names.zip(0..).collect(),
            skip,
            by_atomicity: vec![false; rules.len()],
            by_start: vec![false; rules.len()],
            takings: vec![NEVER; rules.len()],
            versions: Numbered::new(),
            left: LARGEST_GRAMMAR,
            divided: Vec::new(),
        };
        reader.close(|reader| &mut reader.takings, |reader, rule| reader.takes(&rules[rule].expr));
        let atomicity = |reader: &Self, rule: usize| {
            let inherits = reader.atomicity(rule, true) != reader.atomicity(rule, false);
            inherits && parts(&rules[rule].expr).any(|part| reader.is_spaced(part))
        };
        reader.close(|reader| &mut reader.by_atomicity, atomicity);
        let start = |reader: &Self, rule: usize| reader.reaches_start(&rules[rule].expr);
        reader.close(|reader| &mut reader.by_start, start);
        reader
    }

    /// Computes a property of all rules that depends on that of others, up to a fixed point.
    fn close<T: PartialEq>(
        &mut self,
        list: fn(&mut Self) -> &mut Vec<T>,
        has: impl Fn(&Self, usize) -> T,
    ) {
        loop {
            let next: Vec<T> = (0..self.rules.len()).map(|rule| has(self, rule)).collect();
            if *list(self) == next {
                return;
            }
            *list(self) = next;
        }
    }

    /// Whether something can be skipped directly within an expression.
    fn is_spaced(&self, part: &P) -> bool {
        match part {
            P::Ident(name) => {
                self.index_of.get(name.as_str()).is_some_and(|&rule| self.by_atomicity[rule])
            }
            P::Seq(..) | P::Rep(_) | P::RepOnce(_) => self.skip.is_some(),
            P::RepExact(..) | P::RepMin(..) | P::RepMax(..) | P::RepMinMax(..) => {
                self.skip.is_some()
            }
            _ => false,
        }
    }

    /// Whether an expression depends on whether it is at the start.
    fn reaches_start(&self, expr: &P) -> bool {
        let skips = self.skip.is_some_and(|skip| self.by_start[skip]);
        parts(expr).any(|part| match part {
            P::Ident(name) if name == "SOI" => true,
            P::Ident(name) => {
                self.index_of.get(name.as_str()).is_some_and(|&rule| self.by_start[rule])
            }
            part => skips && self.is_spaced(part),
        })
    }

    /// Whether a rule is atomic if the rule that refers to it is (`around`) or is not.
    fn atomicity(&self, rule: usize, around: bool) -> bool {
        let Rule { name, ty, .. } = &self.rules[rule];
        match ty {
            _ if matches!(name.as_str(), "WHITESPACE" | "COMMENT") => true,
            RuleType::Normal | RuleType::Silent => around,
            RuleType::Atomic | RuleType::CompoundAtomic => true,
            RuleType::NonAtomic => false,
        }
    }

    /// The number of the version of a rule in a context.
    fn version(&mut self, rule: usize, around: Context) -> usize {
        let atomic = self.atomicity(rule, around.atomic && self.by_atomicity[rule]);
        let inner = around.inner && self.by_start[rule];
        self.versions.number(Version { rule, at: Context { atomic, inner } })
    }

    /// The name of a version. The version that parses a whole text has the name of the rule.
    fn name(&self, Version { rule, at }: Version, written: bool) -> String {
        let mut name = self.rules[rule].name.clone();
        if !written && self.atomicity(rule, false) != at.atomic {
            name.push_str(", atomic");
        }
        if at.inner {
            name.push_str(", not at the start");
        }
        name
    }

    /// Converts an expression in a context.
    fn expr(&mut self, expr: &'r P, at: Context) -> Result<Expr, String> {
        self.left = self.left.checked_sub(1).ok_or_else(larger)?;
        Ok(match expr {
            P::Str(text) => Expr::text(text, false),
            P::Insens(text) => Expr::text(text, true),
            P::Range(first, last) => match (first.chars().next(), last.chars().next()) {
                (Some(first), Some(last)) => Expr::Chars(CharSet::range(first, last)),
                _ => return Err("a range without an end".into()),
            },
            P::Ident(name) => self.reference(name, at)?,
            P::PosPred(expr) => Expr::And(Box::new(self.expr(expr, at)?)),
            P::NegPred(expr) => Expr::Not(Box::new(self.expr(expr, at)?)),
            P::Choice(..) => {
                let mut items = Vec::new();
                for alternative in alternatives(expr) {
                    match self.expr(alternative, at)? {
                        Expr::Choice(inner) => items.extend(inner),
                        item => items.push(item),
                    }
                }
                Expr::Choice(items)
            }
            P::Opt(expr) => Expr::repeat(self.expr(expr, at)?, 0, Some(1)),
            // The optimizer's form of `(!(a | b) ~ ANY)*`.
            P::Skip(texts) => Expr::repeat(skipped_character(texts), 0, None),
            P::Seq(..) => self.sequence(&self.in_sequence(expr, at), at)?,
            P::Rep(inner) => self.repetition(inner, at)?,
            P::RepOnce(_) | P::RepExact(..) | P::RepMin(..) | P::RepMax(..) | P::RepMinMax(..) => {
                match self.is_written_out(expr, at) {
                    true => self.sequence(&self.in_sequence(expr, at), at)?,
                    false => self.counted_repetition(expr, at)?,
                }
            }
            P::PeekSlice(..) | P::Push(_) => return Err(STACK.into()),
            #[allow(unreachable_patterns)]
            _ => return Err(EXTENSION.into()),
        })
    }

    /// Converts a repetition with nothing skipped between rounds and the same meaning in every
    /// round.
    fn counted_repetition(&mut self, expr: &'r P, at: Context) -> Result<Expr, String> {
        let (inner, min, max) = match expr {
            P::RepOnce(inner) => (inner, 1, None),
            P::RepExact(inner, n) => (inner, *n, Some(*n)),
            P::RepMin(inner, n) => (inner, *n, None),
            P::RepMax(inner, n) => (inner, 0, Some(*n)),
            P::RepMinMax(inner, min, max) => (inner, *min, Some(*max)),
            _ => return self.expr(expr, at),
        };
        // pest_meta's optimizer writes out at most `max` rounds.
        let min = max.map_or(min, |max| min.min(max));
        Ok(Expr::repeat(self.expr(inner, at)?, min as usize, max.map(|max| max as usize)))
    }

    fn is_written_out(&self, expr: &P, at: Context) -> bool {
        !at.atomic && self.skip.is_some() || !at.inner && self.reaches_start(expr)
    }

    /// The expression as the parts of a sequence, with what is skipped between them.
    fn in_sequence(&self, expr: &'r P, at: Context) -> Vec<Part<'r>> {
        let mut all = match expr {
            P::Seq(left, right) => {
                let mut parts = self.flat(left, at);
                parts.extend(self.skip_at(at));
                parts.extend(self.flat(right, at));
                return parts;
            }
            P::RepOnce(inner) => vec![Part::Once(inner), Part::Repetition(inner)],
            P::RepExact(inner, n) => vec![Part::Once(inner); *n as usize],
            P::RepMin(inner, n) => {
                let mut rounds = vec![Part::Once(inner); *n as usize];
                rounds.push(Part::Repetition(inner));
                rounds
            }
            P::RepMax(inner, n) => vec![Part::Option(inner); *n as usize],
            P::RepMinMax(inner, min, max) => {
                let round =
                    |round| if round < *min { Part::Once(inner) } else { Part::Option(inner) };
                (0..*max).map(round).collect()
            }
            expr => vec![Part::Once(expr)],
        };
        if let Some(skip) = self.skip_at(at) {
            all = all.into_iter().flat_map(|part| [skip, part]).skip(1).collect();
        }
        all
    }

    fn flat(&self, expr: &'r P, at: Context) -> Vec<Part<'r>> {
        match expr {
            P::Seq(..) => self.in_sequence(expr, at),
            _ => vec![Part::Once(expr)],
        }
    }

    fn skip_at(&self, at: Context) -> Option<Part<'r>> {
        (self.skip.is_some() && !at.atomic).then_some(Part::Skip)
    }

    fn part(&mut self, part: Part<'r>, at: Context) -> Result<Expr, String> {
        match part {
            Part::Once(expr) => self.expr(expr, at),
            Part::Option(expr) => Ok(Expr::repeat(self.expr(expr, at)?, 0, Some(1))),
            Part::Repetition(expr) => self.repetition(expr, at),
            Part::Skip => Ok(Expr::Rule(self.version(self.skip.unwrap_or_default(), at))),
        }
    }

    /// Converts a repetition with something skipped between rounds. pest rejects a round that
    /// consumes nothing, so only the first round is at the start.
    fn repetition(&mut self, once: &'r P, at: Context) -> Result<Expr, String> {
        let first = self.expr(once, at)?;
        if at.inner && self.skip_at(at).is_none() {
            return Ok(Expr::repeat(first, 0, None));
        }
        let mut rest = vec![self.expr(once, at.inner())?];
        if let Some(skip) = self.skip_at(at) {
            rest.insert(0, self.part(skip, at.inner())?);
        }
        if rest.len() == 1 && rest[0] == first {
            return Ok(Expr::repeat(first, 0, None));
        }
        let rest = Expr::repeat(one_or_seq(rest), 0, None);
        Ok(Expr::repeat(Expr::Seq(vec![first, rest]), 0, Some(1)))
    }

    /// Converts a sequence. At the start, a part that may consume something or nothing is divided
    /// into these two cases, since what follows differs.
    fn sequence(&mut self, all: &[Part<'r>], at: Context) -> Result<Expr, String> {
        let mut items = Vec::new();
        let mut rest = all;
        while let Some((&part, after)) = rest.split_first() {
            rest = after;
            let splits = !at.inner && after.iter().any(|&part| self.part_reaches_start(part));
            let taking = if splits { self.part_takes(part) } else { NOTHING_TAKEN };
            if taking.something && taking.nothing {
                let [something, nothing] = self.divide(part, at)?;
                let behind = chain(something, self.sequence(after, at.inner())?, Expr::Seq);
                let still = chain(nothing, self.sequence(after, at)?, Expr::Seq);
                items.push(Expr::Choice(vec![behind, still]));
                break;
            }
            match part {
                Part::Once(P::Ident(name)) if name == "SOI" && !at.inner => {}
                _ => items.push(self.part(part, at)?),
            }
            if taking.something {
                items.push(self.sequence(after, at.inner())?);
                break;
            }
        }
        let flat = |item| match item {
            Expr::Seq(items) => items,
            item => vec![item],
        };
        Ok(one_or_seq(items.into_iter().flat_map(flat).collect()))
    }

    fn part_reaches_start(&self, part: Part<'r>) -> bool {
        match part {
            Part::Once(expr) | Part::Option(expr) | Part::Repetition(expr) => {
                self.reaches_start(expr)
            }
            Part::Skip => self.skip.is_some_and(|skip| self.by_start[skip]),
        }
    }

    fn part_takes(&self, part: Part<'r>) -> Taking {
        match part {
            Part::Once(expr) => self.takes(expr),
            Part::Option(expr) | Part::Repetition(expr) => {
                Taking { nothing: true, ..self.takes(expr) }
            }
            Part::Skip => ANYTHING_TAKEN,
        }
    }

    /// What a match of an expression can have consumed.
    fn takes(&self, expr: &P) -> Taking {
        let takes = |expr: &P| self.takes(expr);
        let skips = self.skip.is_some();
        match expr {
            P::Str(text) | P::Insens(text) if text.is_empty() => NOTHING_TAKEN,
            P::Ident(name) if matches!(name.as_str(), "SOI" | "EOI") => NOTHING_TAKEN,
            P::Ident(name) => match self.index_of.get(name.as_str()) {
                Some(&rule) => self.takings[rule],
                None => SOMETHING_TAKEN,
            },
            P::PosPred(_) | P::NegPred(_) => NOTHING_TAKEN,
            P::Opt(expr) | P::Rep(expr) | P::RepMax(expr, _) => {
                Taking { nothing: true, ..takes(expr) }
            }
            P::Seq(left, right) => {
                let (left, right) = (takes(left), takes(right));
                Taking {
                    nothing: left.nothing && right.nothing,
                    something: left.something || right.something || skips,
                }
            }
            P::Choice(left, right) => {
                let (left, right) = (takes(left), takes(right));
                Taking {
                    nothing: left.nothing || right.nothing,
                    something: left.something || right.something,
                }
            }
            P::RepMin(expr, 0) | P::RepMinMax(expr, 0, _) => {
                Taking { nothing: true, something: takes(expr).something || skips }
            }
            P::RepOnce(expr)
            | P::RepExact(expr, _)
            | P::RepMin(expr, _)
            | P::RepMinMax(expr, ..) => {
                let once = takes(expr);
                Taking { something: once.something || skips, ..once }
            }
            P::Skip(_) => ANYTHING_TAKEN,
            _ => SOMETHING_TAKEN,
        }
    }

    /// Divides a part at the start into two expressions: one matches if the part consumes
    /// something, the other if it consumes nothing.
    fn divide(&mut self, part: Part<'r>, at: Context) -> Result<[Expr; 2], String> {
        self.left = self.left.checked_sub(1).ok_or_else(larger)?;
        let optional = |expr| matches!(expr, Part::Option(_) | Part::Repetition(_));
        let expr = match part {
            Part::Skip => &self.rules[self.skip.unwrap_or_default()].expr,
            Part::Once(expr) | Part::Option(expr) | Part::Repetition(expr) => expr,
        };
        let at = Context { atomic: at.atomic || matches!(part, Part::Skip), ..at };
        if optional(part) {
            let [once, nothing] = self.divide(Part::Once(expr), at)?;
            let fails = Expr::Not(Box::new(self.expr(expr, at)?));
            return Ok(match part {
                Part::Option(_) => [once, chain(nothing, fails, Expr::Choice)],
                _ => {
                    let all = self.repetition(expr, at)?;
                    [chain(Expr::And(Box::new(self.expr(expr, at)?)), all, Expr::Seq), fails]
                }
            });
        }
        match expr {
            P::Ident(name) if self.index_of.contains_key(name.as_str()) => {
                let rule = self.index_of[name.as_str()];
                let at = Context { atomic: self.atomicity(rule, at.atomic), ..at };
                if self.divided.contains(&(rule, at.atomic)) {
                    return Err("SOI where what is skipped skips itself".into());
                }
                self.divided.push((rule, at.atomic));
                let divided = self.divide(Part::Once(&self.rules[rule].expr), at);
                self.divided.pop();
                divided
            }
            P::Opt(inner) => self.divide(Part::Option(inner), at),
            P::Rep(inner) => self.divide(Part::Repetition(inner), at),
            P::Skip(texts) => {
                let one = skipped_character(texts);
                let all = self.expr(expr, at)?;
                let some = chain(Expr::And(Box::new(one.clone())), all, Expr::Seq);
                Ok([some, Expr::Not(Box::new(one))])
            }
            P::Choice(left, right) => {
                let fails = Expr::Not(Box::new(self.expr(left, at)?));
                let left = self.divide(Part::Once(left), at)?;
                let right = self.divide(Part::Once(right), at)?;
                let mut right =
                    right.map(|right| chain(fails.clone(), right, Expr::Seq)).into_iter();
                Ok(left.map(|left| match right.next() {
                    Some(right) => chain(left, right, Expr::Choice),
                    None => left,
                }))
            }
            P::Seq(..)
            | P::RepOnce(_)
            | P::RepExact(..)
            | P::RepMin(..)
            | P::RepMax(..)
            | P::RepMinMax(..) => {
                let parts = self.in_sequence(expr, at);
                self.divide_sequence(&parts, at)
            }
            _ => {
                let all = self.expr(expr, at)?;
                let Taking { something, .. } = self.takes(expr);
                Ok(if something { [all, nowhere()] } else { [nowhere(), all] })
            }
        }
    }

    /// Divides a sequence at the start as [`divide`](Self::divide) divides a part.
    fn divide_sequence(&mut self, parts: &[Part<'r>], at: Context) -> Result<[Expr; 2], String> {
        let Some((&part, after)) = parts.split_first() else {
            return Ok([nowhere(), nothing()]);
        };
        let [something, nothing] = self.divide(part, at)?;
        let inner = chain(something, self.sequence(after, at.inner())?, Expr::Seq);
        if nothing == nowhere() {
            return Ok([inner, nothing]);
        }
        let [more, none] = self.divide_sequence(after, at)?;
        let later = chain(nothing.clone(), more, Expr::Seq);
        Ok([chain(inner, later, Expr::Choice), chain(nothing, none, Expr::Seq)])
    }

    /// A reference. A built-in name means the built-in rule even if the text defines it, as in
    /// pest_vm.
    fn reference(&mut self, name: &str, at: Context) -> Result<Expr, String> {
        let set = |ranges: &[(char, char)]| {
            let points = ranges.iter().map(|&(a, b)| (a as u32, b as u32));
            Expr::Chars(CharSet::from_ranges(points))
        };
        Ok(match name {
            "ANY" => Expr::Chars(CharSet::all()),
            "EOI" => Expr::End,
            "SOI" if at.inner => nowhere(),
            "SOI" => nothing(),
            "PEEK" | "PEEK_ALL" | "POP" | "POP_ALL" | "DROP" => return Err(STACK.into()),
            "ASCII_DIGIT" => set(&[('0', '9')]),
            "ASCII_NONZERO_DIGIT" => set(&[('1', '9')]),
            "ASCII_BIN_DIGIT" => set(&[('0', '1')]),
            "ASCII_OCT_DIGIT" => set(&[('0', '7')]),
            "ASCII_HEX_DIGIT" => set(&[('0', '9'), ('a', 'f'), ('A', 'F')]),
            "ASCII_ALPHA_LOWER" => set(&[('a', 'z')]),
            "ASCII_ALPHA_UPPER" => set(&[('A', 'Z')]),
            "ASCII_ALPHA" => set(&[('a', 'z'), ('A', 'Z')]),
            "ASCII_ALPHANUMERIC" => set(&[('a', 'z'), ('A', 'Z'), ('0', '9')]),
            "ASCII" => set(&[('\0', '\x7f')]),
            "NEWLINE" => {
                Expr::Choice(["\n", "\r\n", "\r"].map(|text| Expr::text(text, false)).into())
            }
            _ => match self.index_of.get(name) {
                Some(&rule) => Expr::Rule(self.version(rule, at)),
                None => {
                    let has = pest::unicode::by_name(name).ok_or_else(|| format!("`{name}`"))?;
                    Expr::Chars(('\0'..=char::MAX).filter(|&character| has(character)).collect())
                }
            },
        })
    }
}

/// The alternatives of a choice, which is a left-leaning tree.
fn alternatives(mut expr: &P) -> Vec<&P> {
    let mut all = Vec::new();
    while let P::Choice(left, right) = expr {
        all.push(&**right);
        expr = left;
    }
    all.push(expr);
    all.reverse();
    all
}

/// One round of `P::Skip`: a character where none of the texts begins.
fn skipped_character(texts: &[String]) -> Expr {
    let stop = texts.iter().map(|text| Expr::text(text, false)).collect();
    Expr::Seq(vec![Expr::Not(Box::new(Expr::Choice(stop))), Expr::Chars(CharSet::all())])
}

/// Matches everywhere and consumes nothing.
fn nothing() -> Expr {
    Expr::text("", false)
}

/// Matches nowhere.
fn nowhere() -> Expr {
    Expr::Not(Box::new(nothing()))
}

fn one_or_seq(mut items: Vec<Expr>) -> Expr {
    match items.len() {
        0 => nothing(),
        1 => items.remove(0),
        _ => Expr::Seq(items),
    }
}

/// Joins two expressions to one list: `~` and `|` of pest are associative.
fn chain(left: Expr, right: Expr, list: fn(Vec<Expr>) -> Expr) -> Expr {
    let mut items = Vec::new();
    for side in [left, right] {
        match (side, list(Vec::new())) {
            (Expr::Seq(inner), Expr::Seq(_)) | (Expr::Choice(inner), Expr::Choice(_)) => {
                items.extend(inner);
            }
            (other, _) => items.push(other),
        }
    }
    list(items)
}
