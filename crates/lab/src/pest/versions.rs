//! Expands each rule of a pest grammar into its versions, one for each context.
//!
//! Between the parts of a sequence and between the rounds of a repetition, pest skips WHITESPACE
//! and COMMENT, except within an atomic rule. A rule without a modifier is atomic if the rule that
//! refers to it is. `SOI` matches only if nothing has been consumed. So a rule has several
//! versions: atomic or not, at the start of the text or after it. Each version becomes a rule of
//! its own. In this rule, everything that pest skips is written out in the same way as pest_meta's
//! optimizer and pest_vm skip it.

use super::limits::{LARGEST_GRAMMAR, parts, repetition, rule_too_large};
use crate::chars::CharSet;
use crate::expr::Expr;
use crate::numbered::Numbered;
use pest_meta::ast::{Expr as P, Rule, RuleType};
use std::collections::HashMap;

/// What a construct without a meaning here needs, for messages.
const STACK: &str = "the stack";
const EXTENSION: &str = "an extension of pest's grammars";

/// A rule in a context.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Version {
    rule: usize,
    at: Context,
}

/// Where a rule is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Context {
    /// Whether the rule is atomic: nothing is skipped.
    is_atomic: bool,
    /// Whether something has been consumed. In a [`Version`], false if that makes no difference to
    /// the rule.
    is_past_start: bool,
}

/// The context of a rule that parses a whole text.
const START: Context = Context { is_atomic: false, is_past_start: false };

impl Context {
    /// The context after something has been consumed.
    fn after_start(self) -> Self {
        Context { is_past_start: true, ..self }
    }
}

/// A version as a rule.
pub(super) struct Converted {
    /// The name. The version that parses a whole text has the name of the rule; any other version
    /// has a name with a space.
    pub name: String,
    /// The expression, or the construct that has no meaning here.
    pub expr: Result<Expr, String>,
    /// The expression for diagrams, if it differs from `expr`.
    pub drawn: Option<Expr>,
}

/// A part of a sequence.
#[derive(Clone, Copy)]
enum Part<'r> {
    Once(&'r P),
    Option(&'r P),
    Repetition(&'r P),
    /// What pest skips between two parts: a reference to the rule that [`skip_rule`] returns.
    Skip,
}

/// What a match of an expression can have consumed: nothing, something, or either. It decides
/// whether what follows is still at the start of the text.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Taking {
    nothing: bool,
    something: bool,
}

/// Nothing matches.
const NEVER: Taking = Taking { nothing: false, something: false };
const NOTHING_TAKEN: Taking = Taking { nothing: true, something: false };
const SOMETHING_TAKEN: Taking = Taking { nothing: false, something: true };
const ANYTHING_TAKEN: Taking = Taking { nothing: true, something: true };

/// Expands rules. Returns each rule of the text in the version that parses a whole text, then all
/// versions that these refer to. `drawn` has the same rules as diagrams show them.
pub(super) fn convert(written: &[Rule], drawn: &[Rule]) -> Vec<Converted> {
    let mut rules = written.to_vec();
    let is_defined = |name: &str| written.iter().any(|rule| rule.name == name);
    let skip = skip_rule(is_defined("WHITESPACE"), is_defined("COMMENT")).map(|(name, expr)| {
        rules.push(Rule { name, ty: RuleType::Atomic, expr });
        written.len()
    });
    let mut versions = Versions::of(&rules, skip);
    for rule in 0..written.len() {
        versions.version_number(rule, START);
    }
    let mut all = Vec::new();
    while let Some(&version) = versions.known.keys.get(all.len()) {
        let meant = &rules[version.rule].expr;
        let expr = versions.convert_expr(meant, version.at);
        // Only the first versions, those of the rules of the text, are drawn.
        let drawn = drawn.get(all.len()).filter(|drawn| drawn.expr != *meant);
        let drawn = drawn.and_then(|drawn| versions.convert_expr(&drawn.expr, version.at).ok());
        all.push(Converted { name: versions.version_name(version), expr, drawn });
    }
    all
}

/// Returns the name and the expression of the rule for what pest_vm skips, given which of
/// WHITESPACE and COMMENT are defined; `None` if pest_vm skips nothing.
fn skip_rule(has_whitespace: bool, has_comment: bool) -> Option<(String, P)> {
    let rule = |name: &str| P::Ident(name.to_owned());
    let any = |expr: P| P::Rep(Box::new(expr));
    Some(match (has_whitespace, has_comment) {
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

/// Expands rules into their versions.
struct Versions<'r> {
    rules: &'r [Rule],
    index_of: HashMap<&'r str, usize>,
    /// The index of the rule for what is skipped; `None` if nothing is.
    skip: Option<usize>,
    /// For each rule, whether its meaning depends on whether it is within an atomic rule.
    by_atomicity: Vec<bool>,
    /// For each rule, whether its meaning depends on whether it is at the start of the text.
    by_start: Vec<bool>,
    /// What each rule can consume.
    takings: Vec<Taking>,
    known: Numbered<Version>,
    /// The number of expressions that may still be written.
    left: usize,
    /// The rules that [`divide`](Self::divide) is within, each with whether it is atomic.
    dividing: Vec<(usize, bool)>,
}

impl<'r> Versions<'r> {
    /// Finds for each rule what it can consume, and whether its meaning depends on being within an atomic
    /// rule or at the start of the text. No version exists yet.
    fn of(rules: &'r [Rule], skip: Option<usize>) -> Self {
        let names = rules.iter().map(|rule| rule.name.as_str());
        let mut versions = Versions {
            rules,
            index_of: names.zip(0..).collect(),
            skip,
            by_atomicity: vec![false; rules.len()],
            by_start: vec![false; rules.len()],
            takings: vec![NEVER; rules.len()],
            known: Numbered::new(),
            left: LARGEST_GRAMMAR,
            dividing: Vec::new(),
        };
        versions.find_fixed_point(
            |versions| &mut versions.takings,
            |versions, rule| versions.taking(&rules[rule].expr),
        );
        let depends_on_atomicity = |versions: &Self, rule: usize| {
            let [within, outside] = [true, false].map(|around| versions.is_atomic(rule, around));
            let inherits = within != outside;
            inherits && parts(&rules[rule].expr).any(|part| versions.is_spaced(part))
        };
        versions.find_fixed_point(|versions| &mut versions.by_atomicity, depends_on_atomicity);
        let depends_on_start =
            |versions: &Self, rule: usize| versions.reaches_start(&rules[rule].expr);
        versions.find_fixed_point(|versions| &mut versions.by_start, depends_on_start);
        versions
    }

    /// Computes a property of each rule that depends on the property of other rules. `list` returns
    /// the place of the property, and `has` computes it for one rule.
    fn find_fixed_point<T: PartialEq>(
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

    /// Whether pest may skip `WHITESPACE` or `COMMENT` between the direct parts of an expression, or in the rule that
    /// the expression refers to.
    fn is_spaced(&self, part: &P) -> bool {
        match part {
            P::Ident(name) => {
                self.index_of.get(name.as_str()).is_some_and(|&rule| self.by_atomicity[rule])
            }
            P::Seq(..) | P::Rep(_) => self.skip.is_some(),
            _ => self.skip.is_some() && repetition(part).is_some(),
        }
    }

    /// Whether the meaning of an expression depends on whether it is at the start of the text.
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

    /// Whether a rule is atomic. `around` says whether the rule that refers to it is atomic.
    fn is_atomic(&self, rule: usize, around: bool) -> bool {
        let Rule { name, ty, .. } = &self.rules[rule];
        match ty {
            _ if matches!(name.as_str(), "WHITESPACE" | "COMMENT") => true,
            RuleType::Normal | RuleType::Silent => around,
            RuleType::Atomic | RuleType::CompoundAtomic => true,
            RuleType::NonAtomic => false,
        }
    }

    /// Returns the number of the version of a rule in a context. A property of `around` that makes
    /// no difference to the rule counts as false, so that contexts share a version.
    fn version_number(&mut self, rule: usize, around: Context) -> usize {
        let is_atomic = self.is_atomic(rule, around.is_atomic && self.by_atomicity[rule]);
        let is_past_start = around.is_past_start && self.by_start[rule];
        self.known.number(Version { rule, at: Context { is_atomic, is_past_start } })
    }

    /// Returns the name of a version: that of the rule, and how its context differs from [`START`].
    fn version_name(&self, Version { rule, at }: Version) -> String {
        let mut name = self.rules[rule].name.clone();
        if self.is_atomic(rule, START.is_atomic) != at.is_atomic {
            name.push_str(", atomic");
        }
        if at.is_past_start {
            name.push_str(", not at the start");
        }
        name
    }

    /// Converts an expression in a context.
    fn convert_expr(&mut self, expr: &'r P, at: Context) -> Result<Expr, String> {
        self.left = self.left.checked_sub(1).ok_or_else(rule_too_large)?;
        Ok(match expr {
            P::Str(text) => Expr::text(text),
            P::Insens(text) => Expr::text_in_any_case(text),
            P::Range(first, last) => match (first.chars().next(), last.chars().next()) {
                (Some(first), Some(last)) => Expr::Chars(CharSet::range(first, last)),
                _ => return Err("a range without an end".into()),
            },
            P::Ident(name) => self.convert_reference(name, at)?,
            P::PosPred(expr) => Expr::And(Box::new(self.convert_expr(expr, at)?)),
            P::NegPred(expr) => Expr::Not(Box::new(self.convert_expr(expr, at)?)),
            P::Choice(..) => {
                let mut items = Vec::new();
                for alternative in alternatives(expr) {
                    match self.convert_expr(alternative, at)? {
                        Expr::Choice(inner) => items.extend(inner),
                        item => items.push(item),
                    }
                }
                Expr::Choice(items)
            }
            P::Opt(expr) => Expr::option(self.convert_expr(expr, at)?),
            // The optimizer's form of `(!(a | b) ~ ANY)*`.
            P::Skip(texts) => Expr::repeat(skipped_character(texts), 0, None),
            P::Seq(..) => self.convert_sequence(&self.sequence_parts(expr, at), at)?,
            P::Rep(inner) => self.convert_repetition(inner, at)?,
            P::PeekSlice(..) | P::Push(_) => return Err(STACK.into()),
            _ => match repetition(expr) {
                Some(_) if self.is_written_out(expr, at) => {
                    self.convert_sequence(&self.sequence_parts(expr, at), at)?
                }
                Some((inner, min, max)) => {
                    let once = self.convert_expr(inner, at)?;
                    Expr::repeat(once, min as usize, max.map(|max| max as usize))
                }
                None => return Err(EXTENSION.into()),
            },
        })
    }

    /// Whether the rounds of a repetition are written out: something is skipped between them, or
    /// their meaning differs at the start of the text.
    fn is_written_out(&self, expr: &P, at: Context) -> bool {
        !at.is_atomic && self.skip.is_some() || !at.is_past_start && self.reaches_start(expr)
    }

    /// Returns the parts of a sequence or of a repetition with its rounds written out, with what is
    /// skipped between them.
    fn sequence_parts(&self, expr: &'r P, at: Context) -> Vec<Part<'r>> {
        if let P::Seq(left, right) = expr {
            let mut parts = self.operand_parts(left, at);
            parts.extend(self.skip_at(at));
            parts.extend(self.operand_parts(right, at));
            return parts;
        }
        let Some((inner, min, max)) = repetition(expr) else { return vec![Part::Once(expr)] };
        let needed = (0..min).map(|_| Part::Once(inner));
        let more = match max {
            None => vec![Part::Repetition(inner)],
            Some(max) => vec![Part::Option(inner); (max - min) as usize],
        };
        let rounds = needed.chain(more);
        match self.skip_at(at) {
            Some(skip) => rounds.flat_map(|part| [skip, part]).skip(1).collect(),
            None => rounds.collect(),
        }
    }

    /// Returns the parts of an operand of `~`: those of a sequence, or else the operand itself.
    fn operand_parts(&self, expr: &'r P, at: Context) -> Vec<Part<'r>> {
        match expr {
            P::Seq(..) => self.sequence_parts(expr, at),
            _ => vec![Part::Once(expr)],
        }
    }

    /// Returns the part for what is skipped in a context; `None` if nothing is skipped.
    fn skip_at(&self, at: Context) -> Option<Part<'r>> {
        (self.skip.is_some() && !at.is_atomic).then_some(Part::Skip)
    }

    /// Converts a part of a sequence.
    fn convert_part(&mut self, part: Part<'r>, at: Context) -> Result<Expr, String> {
        match part {
            Part::Once(expr) => self.convert_expr(expr, at),
            Part::Option(expr) => Ok(Expr::option(self.convert_expr(expr, at)?)),
            Part::Repetition(expr) => self.convert_repetition(expr, at),
            // There is such a part only if there is such a rule.
            Part::Skip => Ok(Expr::Rule(self.version_number(self.skip.unwrap_or_default(), at))),
        }
    }

    /// Converts a repetition with something skipped between rounds. pest rejects a round that
    /// consumes nothing, so only the first round is at the start.
    fn convert_repetition(&mut self, once: &'r P, at: Context) -> Result<Expr, String> {
        let first = self.convert_expr(once, at)?;
        if at.is_past_start && self.skip_at(at).is_none() {
            return Ok(Expr::repeat(first, 0, None));
        }
        let mut rest = vec![self.convert_expr(once, at.after_start())?];
        if let Some(skip) = self.skip_at(at) {
            rest.insert(0, self.convert_part(skip, at.after_start())?);
        }
        if rest.len() == 1 && rest[0] == first {
            return Ok(Expr::repeat(first, 0, None));
        }
        let rest = Expr::repeat(Expr::seq(rest), 0, None);
        Ok(Expr::option(Expr::Seq(vec![first, rest])))
    }

    /// Converts a sequence. At the start, a part that may consume something or nothing is divided
    /// into these two cases, since what follows differs.
    fn convert_sequence(&mut self, all: &[Part<'r>], at: Context) -> Result<Expr, String> {
        let mut items = Vec::new();
        let mut rest = all;
        while let Some((&part, after)) = rest.split_first() {
            rest = after;
            let splits =
                !at.is_past_start && after.iter().any(|&part| self.part_reaches_start(part));
            // Past the start, or if nothing after the part depends on the start, it does not matter
            // what the part takes.
            let taking = if splits { self.part_taking(part) } else { NOTHING_TAKEN };
            if taking.something && taking.nothing {
                let [something, nothing] = self.divide(part, at)?;
                let past_start =
                    chain(something, self.convert_sequence(after, at.after_start())?, Expr::Seq);
                let still_at_start = chain(nothing, self.convert_sequence(after, at)?, Expr::Seq);
                items.push(Expr::Choice(vec![past_start, still_at_start]));
                break;
            }
            match part {
                // `SOI` matches here, and consumes nothing.
                Part::Once(P::Ident(name)) if name == "SOI" && !at.is_past_start => {}
                _ => items.push(self.convert_part(part, at)?),
            }
            if taking.something {
                items.push(self.convert_sequence(after, at.after_start())?);
                break;
            }
        }
        let flat = |item| match item {
            Expr::Seq(items) => items,
            item => vec![item],
        };
        Ok(Expr::seq(items.into_iter().flat_map(flat).collect()))
    }

    /// Whether the meaning of a part depends on whether it is at the start of the text.
    fn part_reaches_start(&self, part: Part<'r>) -> bool {
        match part {
            Part::Once(expr) | Part::Option(expr) | Part::Repetition(expr) => {
                self.reaches_start(expr)
            }
            Part::Skip => self.skip.is_some_and(|skip| self.by_start[skip]),
        }
    }

    /// Returns what a match of a part can have consumed.
    fn part_taking(&self, part: Part<'r>) -> Taking {
        match part {
            Part::Once(expr) => self.taking(expr),
            Part::Option(expr) | Part::Repetition(expr) => {
                Taking { nothing: true, ..self.taking(expr) }
            }
            Part::Skip => ANYTHING_TAKEN,
        }
    }

    /// Returns what a match of an expression can have consumed.
    fn taking(&self, expr: &P) -> Taking {
        let taking = |expr: &P| self.taking(expr);
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
                Taking { nothing: true, ..taking(expr) }
            }
            P::Seq(left, right) => {
                let (left, right) = (taking(left), taking(right));
                Taking {
                    nothing: left.nothing && right.nothing,
                    something: left.something || right.something || skips,
                }
            }
            P::Choice(left, right) => {
                let (left, right) = (taking(left), taking(right));
                Taking {
                    nothing: left.nothing || right.nothing,
                    something: left.something || right.something,
                }
            }
            P::Skip(_) => ANYTHING_TAKEN,
            _ => match repetition(expr) {
                Some((inner, min, _)) => {
                    let once = taking(inner);
                    Taking { nothing: once.nothing || min == 0, something: once.something || skips }
                }
                // A range; a use of the stack is rejected anyway.
                None => SOMETHING_TAKEN,
            },
        }
    }

    /// Divides a part at the start into two expressions: one matches if the part consumes
    /// something, the other if it consumes nothing.
    fn divide(&mut self, part: Part<'r>, at: Context) -> Result<[Expr; 2], String> {
        self.left = self.left.checked_sub(1).ok_or_else(rule_too_large)?;
        let (expr, at) = match part {
            Part::Once(expr) => (expr, at),
            Part::Option(once) | Part::Repetition(once) => {
                return self.divide_optional(part, once, at);
            }
            Part::Skip => {
                let skip = &self.rules[self.skip.unwrap_or_default()].expr;
                (skip, Context { is_atomic: true, ..at })
            }
        };
        match expr {
            P::Ident(name) => match self.index_of.get(name.as_str()) {
                Some(&rule) => self.divide_rule(rule, at),
                None => self.divide_unit(expr, at),
            },
            P::Opt(inner) => self.divide(Part::Option(inner), at),
            P::Rep(inner) => self.divide(Part::Repetition(inner), at),
            P::Skip(texts) => {
                let one = skipped_character(texts);
                let all = self.convert_expr(expr, at)?;
                let some = chain(Expr::And(Box::new(one.clone())), all, Expr::Seq);
                Ok([some, Expr::Not(Box::new(one))])
            }
            P::Choice(left, right) => {
                // The right alternative is tried only where the left one fails.
                let left_fails = Expr::Not(Box::new(self.convert_expr(left, at)?));
                let [left_some, left_none] = self.divide(Part::Once(left), at)?;
                let [right_some, right_none] = self.divide(Part::Once(right), at)?;
                let either = |left, right| {
                    let right = chain(left_fails.clone(), right, Expr::Seq);
                    chain(left, right, Expr::Choice)
                };
                Ok([either(left_some, right_some), either(left_none, right_none)])
            }
            _ if matches!(expr, P::Seq(..)) || repetition(expr).is_some() => {
                let parts = self.sequence_parts(expr, at);
                self.divide_sequence(&parts, at)
            }
            _ => self.divide_unit(expr, at),
        }
    }

    /// Divides a part that is an option or a repetition of `once` as [`divide`](Self::divide) does.
    fn divide_optional(
        &mut self,
        part: Part<'r>,
        once: &'r P,
        at: Context,
    ) -> Result<[Expr; 2], String> {
        let [something, nothing] = self.divide(Part::Once(once), at)?;
        let fails = Expr::Not(Box::new(self.convert_expr(once, at)?));
        if matches!(part, Part::Option(_)) {
            return Ok([something, chain(nothing, fails, Expr::Choice)]);
        }
        // A repetition whose first round matches consumes something: pest rejects a round that
        // consumes nothing.
        let all = self.convert_repetition(once, at)?;
        Ok([chain(Expr::And(Box::new(self.convert_expr(once, at)?)), all, Expr::Seq), fails])
    }

    /// Divides the expression of a rule as [`divide`](Self::divide) does.
    fn divide_rule(&mut self, rule: usize, at: Context) -> Result<[Expr; 2], String> {
        let at = Context { is_atomic: self.is_atomic(rule, at.is_atomic), ..at };
        if self.dividing.contains(&(rule, at.is_atomic)) {
            return Err("SOI where what is skipped skips itself".into());
        }
        self.dividing.push((rule, at.is_atomic));
        let divided = self.divide(Part::Once(&self.rules[rule].expr), at);
        self.dividing.pop();
        divided
    }

    /// Divides an expression that consumes something in every match, or in none.
    fn divide_unit(&mut self, expr: &'r P, at: Context) -> Result<[Expr; 2], String> {
        let all = self.convert_expr(expr, at)?;
        let can_consume = self.taking(expr).something;
        Ok(if can_consume { [all, nowhere()] } else { [nowhere(), all] })
    }

    /// Divides a sequence at the start of the text into two expressions, as
    /// [`divide`](Self::divide) does with a part: one matches if the sequence consumes something,
    /// the other if it consumes nothing.
    fn divide_sequence(&mut self, parts: &[Part<'r>], at: Context) -> Result<[Expr; 2], String> {
        let Some((&part, after)) = parts.split_first() else {
            return Ok([nowhere(), Expr::empty()]);
        };
        let [something, nothing] = self.divide(part, at)?;
        let consumes_first =
            chain(something, self.convert_sequence(after, at.after_start())?, Expr::Seq);
        if nothing == nowhere() {
            return Ok([consumes_first, nothing]);
        }
        let [rest_consumes, rest_does_not] = self.divide_sequence(after, at)?;
        let consumes_later = chain(nothing.clone(), rest_consumes, Expr::Seq);
        let consumes = chain(consumes_first, consumes_later, Expr::Choice);
        Ok([consumes, chain(nothing, rest_does_not, Expr::Seq)])
    }

    /// Converts a reference. A built-in name means the built-in rule even if the text defines it,
    /// as in pest_vm.
    fn convert_reference(&mut self, name: &str, at: Context) -> Result<Expr, String> {
        let set = |ranges: &[(char, char)]| {
            let points = ranges.iter().map(|&(a, b)| (a as u32, b as u32));
            Expr::Chars(CharSet::from_ranges(points))
        };
        Ok(match name {
            "ANY" => Expr::Chars(CharSet::all()),
            "EOI" => Expr::End,
            "SOI" if at.is_past_start => nowhere(),
            "SOI" => Expr::empty(),
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
            "NEWLINE" => Expr::Choice(["\n", "\r\n", "\r"].map(Expr::text).into()),
            _ => match self.index_of.get(name) {
                Some(&rule) => Expr::Rule(self.version_number(rule, at)),
                None => {
                    let is_in_set =
                        pest::unicode::by_name(name).ok_or_else(|| format!("`{name}`"))?;
                    Expr::Chars(('\0'..=char::MAX).filter(|&c| is_in_set(c)).collect())
                }
            },
        })
    }
}

/// Returns the alternatives of a choice, which is a left-leaning tree.
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

/// Returns one round of `P::Skip`: any character at a position where none of the texts begins.
fn skipped_character(texts: &[String]) -> Expr {
    let stop = texts.iter().map(|text| Expr::text(text)).collect();
    Expr::Seq(vec![Expr::Not(Box::new(Expr::Choice(stop))), Expr::Chars(CharSet::all())])
}

/// Returns an expression that matches nowhere.
fn nowhere() -> Expr {
    Expr::Not(Box::new(Expr::empty()))
}

/// Joins two expressions to a sequence or a choice, which `list` makes. An operand that is such a
/// list itself is spliced in: `~` and `|` of pest are associative.
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
