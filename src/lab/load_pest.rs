//! From the text of a pest grammar to a grammar.

use std::collections::HashMap;
use std::ops::Range;

use pest::error::{Error, ErrorVariant, InputLocation};
use pest_meta::ast;
use pest_meta::optimizer::{self, OptimizedExpr};
use pest_meta::parser::{self, Rule as Meta};
use pest_meta::validator;

use super::abnf::LONGEST_REPETITION;
use super::chars::CharSet;
use super::error::{GrammarError, Place};
use super::grammar::{Expr, LabGrammar, Notation, Rule, has_letter};
use super::order::{refuse_deep_brackets, refuse_deep_rules, refuse_recursion};

impl LabGrammar {
    /// Reads the text of a pest grammar, as pest_meta parses it and before its
    /// optimizer rewrites it. Several files are one text, one after another.
    ///
    /// # Errors
    /// The first mistake, at its place.
    pub fn from_pest(text: &str) -> Result<Self, GrammarError> {
        let read = read(text)?;
        let named = read.rules.iter().map(|rule| (rule.name.as_str(), Source::Written(&rule.expr)));
        let mut grammar = build(text, &read.spans, named.collect())?;
        grammar.set_pest(optimizer::optimize(read.rules));
        Ok(grammar)
    }

    /// Reads the text of a pest grammar as pest_meta's optimizer rewrites it,
    /// which is what pest runs.
    ///
    /// # Errors
    /// The first mistake, at its place.
    pub fn from_pest_optimized(text: &str) -> Result<Self, GrammarError> {
        let read = read(text)?;
        let rules = optimizer::optimize(read.rules);
        let named = rules.iter().map(|rule| (rule.name.as_str(), Source::Optimized(&rule.expr)));
        let mut grammar = build(text, &read.spans, named.collect())?;
        grammar.set_pest(rules);
        Ok(grammar)
    }
}

struct Read {
    rules: Vec<ast::Rule>,
    spans: Vec<Range<usize>>,
}

fn read(text: &str) -> Result<Read, GrammarError> {
    refuse_deep_brackets(text)?;
    let pairs = parser::parse(Meta::grammar_rules, text)
        .map_err(|error| syntax(text, error.renamed_rules(parser::rename_meta_rule)))?;
    let spans = pairs
        .clone()
        .filter(|pair| pair.as_rule() == Meta::grammar_rule)
        .filter(|pair| {
            pair.clone().into_inner().next().map(|p| p.as_rule()) == Some(Meta::identifier)
        })
        .map(|pair| pair.as_span().start()..pair.as_span().end())
        .collect();
    let first =
        |errors: Vec<Error<Meta>>| errors.into_iter().next().map(|error| syntax(text, error));
    if let Err(errors) = validator::validate_pairs(pairs.clone()) {
        return Err(first(errors).unwrap_or_else(|| unplaced(text)));
    }
    let rules = parser::consume_rules(pairs)
        .map_err(|errors| first(errors).unwrap_or_else(|| unplaced(text)))?;
    Ok(Read { rules, spans })
}

fn syntax(text: &str, error: Error<Meta>) -> GrammarError {
    let span = match error.location {
        InputLocation::Pos(at) => at..at,
        InputLocation::Span((start, end)) => start..end,
    };
    let place = Place::of(text, span.clone());
    let message = match &error.variant {
        ErrorVariant::ParsingError { .. } => error.variant.message().into_owned(),
        ErrorVariant::CustomError { message } => message.clone(),
    };
    let word = text.get(span).unwrap_or("").to_owned();
    if message.ends_with("is undefined") {
        return GrammarError::Undefined { place, name: word };
    }
    if message.ends_with("already defined") {
        return GrammarError::Duplicate { place, name: word };
    }
    GrammarError::Syntax { place, message }
}

fn unplaced(text: &str) -> GrammarError {
    GrammarError::Syntax { place: Place::of(text, 0..0), message: "this is no pest grammar".into() }
}

enum Source<'r> {
    Written(&'r ast::Expr),
    Optimized(&'r OptimizedExpr),
}

fn build(
    text: &str,
    spans: &[Range<usize>],
    named: Vec<(&str, Source<'_>)>,
) -> Result<LabGrammar, GrammarError> {
    let index_of: HashMap<&str, usize> =
        named.iter().enumerate().map(|(index, (name, _))| (*name, index)).collect();
    let mut rules = Vec::new();
    for (index, (name, source)) in named.iter().enumerate() {
        let span = spans.get(index).cloned().unwrap_or(0..0);
        let converter = Converter { index_of: &index_of };
        let converted = match source {
            _ if matches!(*name, "WHITESPACE" | "COMMENT") => {
                Err(format!("implicit `{name}` between the parts of a rule"))
            }
            Source::Written(expr) => converter.written(expr),
            Source::Optimized(expr) => converter.optimized(expr),
        };
        let expr = converted.map_err(|what| GrammarError::Unsupported {
            place: Place::of(text, span.start..(span.start + name.len()).min(span.end)),
            what,
        })?;
        rules.push(Rule { name: (*name).to_owned(), expr, span: Some(span) });
    }
    refuse_recursion(text, &rules)?;
    refuse_deep_rules(text, &rules)?;
    let mut grammar = LabGrammar::new(Notation::Pest, rules);
    grammar.set_source(text);
    Ok(grammar)
}

/// Turns the expressions of pest_meta into expressions; what has no meaning
/// here is named in the error.
struct Converter<'n> {
    index_of: &'n HashMap<&'n str, usize>,
}

impl Converter<'_> {
    fn written(&self, expr: &ast::Expr) -> Result<Expr, String> {
        use ast::Expr as P;
        Ok(match expr {
            P::Str(text) => literal(text, false),
            P::Insens(text) => literal(text, true),
            P::Range(first, last) => range(first, last)?,
            P::Ident(name) => self.named(name)?,
            P::PosPred(inner) => Expr::And(Box::new(self.written(inner)?)),
            P::NegPred(inner) => Expr::Not(Box::new(self.written(inner)?)),
            P::Seq(left, right) => seq(self.written(left)?, self.written(right)?),
            P::Choice(left, right) => choice(self.written(left)?, self.written(right)?),
            P::Opt(inner) => Expr::optional(self.written(inner)?),
            P::Rep(inner) => repeat(self.written(inner)?, 0, None),
            P::RepOnce(inner) => repeat(self.written(inner)?, 1, None),
            P::RepExact(inner, n) => counted(self.written(inner)?, *n, Some(*n))?,
            P::RepMin(inner, n) => counted(self.written(inner)?, *n, None)?,
            P::RepMax(inner, n) => counted(self.written(inner)?, 0, Some(*n))?,
            P::RepMinMax(inner, min, max) => counted(self.written(inner)?, *min, Some(*max))?,
            P::Skip(texts) => skip_until(texts),
            P::PeekSlice(..) | P::Push(_) => return Err("the stack".into()),
            #[allow(unreachable_patterns)]
            _ => return Err("an extension of pest's grammars".into()),
        })
    }

    fn optimized(&self, expr: &OptimizedExpr) -> Result<Expr, String> {
        use OptimizedExpr as P;
        Ok(match expr {
            P::Str(text) => literal(text, false),
            P::Insens(text) => literal(text, true),
            P::Range(first, last) => range(first, last)?,
            P::Ident(name) => self.named(name)?,
            P::PosPred(inner) => Expr::And(Box::new(self.optimized(inner)?)),
            P::NegPred(inner) => Expr::Not(Box::new(self.optimized(inner)?)),
            P::Seq(left, right) => seq(self.optimized(left)?, self.optimized(right)?),
            P::Choice(left, right) => choice(self.optimized(left)?, self.optimized(right)?),
            P::Opt(inner) => Expr::optional(self.optimized(inner)?),
            P::Rep(inner) => repeat(self.optimized(inner)?, 0, None),
            P::Skip(texts) => skip_until(texts),
            P::RestoreOnErr(inner) => self.optimized(inner)?,
            P::PeekSlice(..) | P::Push(_) => return Err("the stack".into()),
            #[allow(unreachable_patterns)]
            _ => return Err("an extension of pest's grammars".into()),
        })
    }

    /// A built-in name means the built-in even where the text defines it, as in
    /// pest_vm.
    fn named(&self, name: &str) -> Result<Expr, String> {
        let set = |ranges: &[(char, char)]| {
            let points = ranges.iter().map(|&(a, b)| (a as u32, b as u32));
            Expr::Chars(CharSet::from_ranges(points))
        };
        Ok(match name {
            "ANY" => Expr::Chars(CharSet::all()),
            "EOI" => Expr::End,
            "SOI" => return Err("SOI inside a rule".into()),
            "PEEK" | "PEEK_ALL" | "POP" | "POP_ALL" | "DROP" => return Err("the stack".into()),
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
                Expr::Choice(["\n", "\r\n", "\r"].iter().map(|text| literal(text, false)).collect())
            }
            _ => match self.index_of.get(name) {
                Some(&index) => Expr::Rule(index),
                None => property(name)?,
            },
        })
    }
}

fn property(name: &str) -> Result<Expr, String> {
    let has = pest::unicode::by_name(name).ok_or_else(|| format!("`{name}`"))?;
    let characters = ('\0'..=char::MAX).filter(|&character| has(character));
    Ok(Expr::Chars(characters.collect()))
}

fn literal(text: &str, any_case: bool) -> Expr {
    Expr::Text { text: text.to_owned(), any_case: any_case && has_letter(text) }
}

fn range(first: &str, last: &str) -> Result<Expr, String> {
    match (first.chars().next(), last.chars().next()) {
        (Some(first), Some(last)) => Ok(Expr::Chars(CharSet::range(first, last))),
        _ => Err("a range without an end".into()),
    }
}

fn repeat(expr: Expr, min: u32, max: Option<u32>) -> Expr {
    Expr::Repeat { expr: Box::new(expr), min: min as usize, max: max.map(|max| max as usize) }
}

fn counted(expr: Expr, min: u32, max: Option<u32>) -> Result<Expr, String> {
    if max.unwrap_or(min) as usize > LONGEST_REPETITION {
        return Err(format!("a repetition of more than {LONGEST_REPETITION}"));
    }
    Ok(repeat(expr, min, max))
}

/// Both `~` and `|` of pest are associative, so that a chain is one list.
fn seq(left: Expr, right: Expr) -> Expr {
    let mut items = Vec::new();
    for side in [left, right] {
        match side {
            Expr::Seq(inner) => items.extend(inner),
            other => items.push(other),
        }
    }
    Expr::Seq(items)
}

fn choice(left: Expr, right: Expr) -> Expr {
    let mut items = Vec::new();
    for side in [left, right] {
        match side {
            Expr::Choice(inner) => items.extend(inner),
            other => items.push(other),
        }
    }
    Expr::Choice(items)
}

/// `(!(a | b) ~ ANY)*`, which the optimizer makes one step of.
fn skip_until(texts: &[String]) -> Expr {
    let stop = Expr::Choice(texts.iter().map(|text| literal(text, false)).collect());
    let step = Expr::Seq(vec![Expr::Not(Box::new(stop)), Expr::Chars(CharSet::all())]);
    repeat(step, 0, None)
}
