//! The reader of the grammars of pest, as pest_meta parses them.

use super::abnf::LONGEST_REPETITION;
use super::chars::CharSet;
use super::error::{GrammarError, Place};
use super::grammar::{Expr, LabGrammar, Notation, Rule};
use super::order::DEEPEST_BRACKETS;
use pest::error::{Error, ErrorVariant, InputLocation};
use pest_meta::ast;
use pest_meta::optimizer::{self, OptimizedExpr};
use pest_meta::parser::{self, Rule as Meta};
use pest_meta::validator;
use std::collections::HashMap;
use std::ops::Range;

impl LabGrammar {
    /// Reads the text of a pest grammar, as pest_meta parses it and before its optimizer
    /// rewrites it. Several files are one text, one after another.
    ///
    /// # Errors
    /// The first mistake, at its place.
    pub fn from_pest(text: &str) -> Result<Self, GrammarError> {
        load(text, false)
    }

    /// Reads the text of a pest grammar as pest_meta's optimizer rewrites it, which is what pest
    /// runs.
    ///
    /// # Errors
    /// The first mistake, at its place.
    pub fn from_pest_optimized(text: &str) -> Result<Self, GrammarError> {
        load(text, true)
    }
}

fn load(text: &str, as_optimized: bool) -> Result<LabGrammar, GrammarError> {
    let (written, spans) = read(text)?;
    let pest = optimizer::optimize(written.clone());
    let names = written.iter().map(|rule| rule.name.as_str());
    let index_of: HashMap<&str, usize> = names.zip(0..).collect();
    let mut rules = Vec::new();
    for ((rule, optimized), span) in written.iter().zip(&pest).zip(spans) {
        let converted = match rule.name.as_str() {
            name @ ("WHITESPACE" | "COMMENT") => {
                Err(format!("implicit `{name}` between the parts of a rule"))
            }
            _ if as_optimized => {
                unoptimized(&optimized.expr).and_then(|expr| converted(&expr, &index_of))
            }
            _ => converted(&rule.expr, &index_of),
        };
        let expr = converted.map_err(|what| GrammarError::Unsupported {
            place: Place::of(text, span.start..(span.start + rule.name.len()).min(span.end)),
            what,
        })?;
        rules.push(Rule { name: rule.name.clone(), expr, span: Some(span) });
    }
    LabGrammar::new(Notation::Pest, rules, text, pest)
}

/// The rules of a text, and where each stands.
fn read(text: &str) -> Result<(Vec<ast::Rule>, Vec<Range<usize>>), GrammarError> {
    refuse_deep_brackets(text)?;
    let pairs = parser::parse(Meta::grammar_rules, text)
        .map_err(|error| syntax(text, error.renamed_rules(parser::rename_meta_rule)))?;
    let is_rule = |pair: &pest::iterators::Pair<'_, Meta>| {
        let first = pair.clone().into_inner().next();
        pair.as_rule() == Meta::grammar_rule
            && first.is_some_and(|first| first.as_rule() == Meta::identifier)
    };
    let spans = pairs.clone().filter(is_rule);
    let spans = spans.map(|pair| pair.as_span().start()..pair.as_span().end()).collect();
    let first = |errors: Vec<Error<Meta>>| match errors.into_iter().next() {
        Some(error) => syntax(text, error),
        None => {
            let message = "this is not a pest grammar".to_owned();
            GrammarError::Syntax { place: Place::of(text, 0..0), message }
        }
    };
    validator::validate_pairs(pairs.clone()).map_err(first)?;
    Ok((parser::consume_rules(pairs).map_err(first)?, spans))
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
    match message {
        _ if message.ends_with("is undefined") => GrammarError::Undefined { place, name: word },
        _ if message.ends_with("already defined") => GrammarError::Duplicate { place, name: word },
        message => GrammarError::Syntax { place, message },
    }
}

/// Rejects a text whose brackets are nested too deep for the parser of pest_meta, which calls
/// itself for each. Strings and comments to the end of the line are left out.
fn refuse_deep_brackets(text: &str) -> Result<(), GrammarError> {
    let mut depth = 0usize;
    let (mut quote, mut in_comment, mut previous) = (None, false, ' ');
    for (at, character) in text.char_indices() {
        match character {
            '\n' => (quote, in_comment) = (None, false),
            _ if in_comment => {}
            _ if quote == Some(character) && previous != '\\' => quote = None,
            _ if quote.is_some() => {}
            '"' | '\'' => quote = Some(character),
            '/' if previous == '/' => in_comment = true,
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > DEEPEST_BRACKETS {
            let place = Place::of(text, at..at + character.len_utf8());
            return Err(GrammarError::Deep { place });
        }
        previous = character;
    }
    Ok(())
}

/// What the optimizer wrote, as if it stood in a text.
fn unoptimized(expr: &OptimizedExpr) -> Result<ast::Expr, String> {
    use OptimizedExpr as O;
    use ast::Expr as E;
    let inner = |expr| unoptimized(expr).map(Box::new);
    Ok(match expr {
        O::Str(text) => E::Str(text.clone()),
        O::Insens(text) => E::Insens(text.clone()),
        O::Range(first, last) => E::Range(first.clone(), last.clone()),
        O::Ident(name) => E::Ident(name.clone()),
        O::PosPred(expr) => E::PosPred(inner(expr)?),
        O::NegPred(expr) => E::NegPred(inner(expr)?),
        O::Seq(left, right) => E::Seq(inner(left)?, inner(right)?),
        O::Choice(left, right) => E::Choice(inner(left)?, inner(right)?),
        O::Opt(expr) => E::Opt(inner(expr)?),
        O::Rep(expr) => E::Rep(inner(expr)?),
        O::Skip(texts) => E::Skip(texts.clone()),
        O::RestoreOnErr(expr) => unoptimized(expr)?,
        O::PeekSlice(..) | O::Push(_) => return Err(STACK.into()),
        #[allow(unreachable_patterns)]
        _ => return Err(EXTENSION.into()),
    })
}

/// An expression of pest_meta; the error names what has no meaning here.
fn converted(expr: &ast::Expr, rules: &HashMap<&str, usize>) -> Result<Expr, String> {
    use ast::Expr as P;
    let inner = |expr: &ast::Expr| converted(expr, rules);
    let repeat = |expr: &ast::Expr, min: u32, max: Option<u32>| {
        let expr = inner(expr)?;
        if max.unwrap_or(min) as usize > LONGEST_REPETITION {
            return Err(format!("a repetition of more than {LONGEST_REPETITION}"));
        }
        Ok(Expr::repeat(expr, min as usize, max.map(|max| max as usize)))
    };
    Ok(match expr {
        P::Str(text) => Expr::text(text, false),
        P::Insens(text) => Expr::text(text, true),
        P::Range(first, last) => match (first.chars().next(), last.chars().next()) {
            (Some(first), Some(last)) => Expr::Chars(CharSet::range(first, last)),
            _ => return Err("a range without an end".into()),
        },
        P::Ident(name) => named(name, rules)?,
        P::PosPred(expr) => Expr::And(Box::new(inner(expr)?)),
        P::NegPred(expr) => Expr::Not(Box::new(inner(expr)?)),
        P::Seq(left, right) => chain(inner(left)?, inner(right)?, Expr::Seq),
        P::Choice(left, right) => chain(inner(left)?, inner(right)?, Expr::Choice),
        P::Opt(expr) => repeat(expr, 0, Some(1))?,
        P::Rep(expr) => repeat(expr, 0, None)?,
        P::RepOnce(expr) => repeat(expr, 1, None)?,
        P::RepExact(expr, n) => repeat(expr, *n, Some(*n))?,
        P::RepMin(expr, n) => repeat(expr, *n, None)?,
        P::RepMax(expr, n) => repeat(expr, 0, Some(*n))?,
        P::RepMinMax(expr, min, max) => repeat(expr, *min, Some(*max))?,
        // `(!(a | b) ~ ANY)*`, which the optimizer makes one step of.
        P::Skip(texts) => {
            let stop = Expr::Choice(texts.iter().map(|text| Expr::text(text, false)).collect());
            let step = vec![Expr::Not(Box::new(stop)), Expr::Chars(CharSet::all())];
            Expr::repeat(Expr::Seq(step), 0, None)
        }
        P::PeekSlice(..) | P::Push(_) => return Err(STACK.into()),
        #[allow(unreachable_patterns)]
        _ => return Err(EXTENSION.into()),
    })
}

const STACK: &str = "the stack";
const EXTENSION: &str = "an extension of pest's grammars";

/// A built-in name means the built-in even where the text defines it, as in pest_vm.
fn named(name: &str, rules: &HashMap<&str, usize>) -> Result<Expr, String> {
    let set = |ranges: &[(char, char)]| {
        let points = ranges.iter().map(|&(a, b)| (a as u32, b as u32));
        Expr::Chars(CharSet::from_ranges(points))
    };
    Ok(match name {
        "ANY" => Expr::Chars(CharSet::all()),
        "EOI" => Expr::End,
        "SOI" => return Err("SOI inside a rule".into()),
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
        "NEWLINE" => Expr::Choice(["\n", "\r\n", "\r"].map(|text| Expr::text(text, false)).into()),
        _ => match rules.get(name) {
            Some(&index) => Expr::Rule(index),
            None => {
                let has = pest::unicode::by_name(name).ok_or_else(|| format!("`{name}`"))?;
                Expr::Chars(('\0'..=char::MAX).filter(|&character| has(character)).collect())
            }
        },
    })
}

/// Both `~` and `|` of pest are associative, so that a chain is one list.
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
