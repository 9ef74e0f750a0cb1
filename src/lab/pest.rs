//! The reader of the grammars of pest, as pest_meta parses them.

mod effort;
mod furthest;
mod guard;
mod versions;

use super::error::{GrammarError, Place};
use super::grammar::{Expr, LabGrammar, Notation, Rule};
use pest::error::{Error, ErrorVariant, InputLocation};
use pest_meta::ast;
use pest_meta::optimizer::{self, OptimizedExpr, OptimizedRule};
use pest_meta::parser::{self, Rule as Meta};
use pest_meta::validator;
use std::ops::Range;
use std::thread;
pub(super) use furthest::reporting;
use versions::Converted;

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

/// The stack for the steps of pest_meta, each of which calls itself for each operator.
const STACK_SIZE: usize = 64 << 20;

fn load(text: &str, as_optimized: bool) -> Result<LabGrammar, GrammarError> {
    let load = || load_here(text, as_optimized);
    let panicked = |_| {
        let message = "pest_meta panics on this grammar".to_owned();
        Err(GrammarError::Syntax { place: Place::of(text, 0..0), message })
    };
    thread::scope(|scope| {
        match thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, load) {
            Ok(reader) => reader.join().unwrap_or_else(panicked),
            Err(_) => load(),
        }
    })
}

fn load_here(text: &str, as_optimized: bool) -> Result<LabGrammar, GrammarError> {
    let (written, spans) = read(text)?;
    let place = |rule: usize| {
        let (name, span) = (&written[rule].name, &spans[rule]);
        Place::of(text, span.start..(span.start + name.len()).min(span.end))
    };
    guard::refuse_large_rules(&written)
        .map_err(|(rule, what)| GrammarError::Unsupported { place: place(rule), what })?;
    let pest = optimizer::optimize(written.clone());
    let meant: Vec<ast::Rule> = match as_optimized {
        true => pest.iter().map(unoptimized).collect(),
        false => written,
    };
    let mut spans = spans.into_iter();
    let (mut rules, mut refused) = (Vec::new(), Vec::new());
    for Converted { name, expr } in versions::converted(&meant) {
        let expr = expr.unwrap_or_else(|what| {
            refused.push((rules.len(), what));
            Expr::text("", false)
        });
        rules.push(Rule { name, expr, span: spans.next() });
    }
    Ok(LabGrammar::new(Notation::Pest, rules, text, pest)?.refusing(refused))
}

/// The rules of a text, and where each stands.
fn read(text: &str) -> Result<(Vec<ast::Rule>, Vec<Range<usize>>), GrammarError> {
    guard::refuse_deep_brackets(text)?;
    let pairs = parser::parse(Meta::grammar_rules, text)
        .map_err(|error| syntax(text, error.renamed_rules(parser::rename_meta_rule)))?;
    guard::refuse_pairs(text, pairs.clone())?;
    guard::refuse_long_references(text, pairs.clone())?;
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
    effort::refuse_long_validation(text, pairs.clone())?;
    let rules = parser::consume_rules(pairs.clone()).map_err(first)?;
    guard::refuse_ranges(text, pairs, &rules)?;
    Ok((rules, spans))
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

/// What the optimizer wrote, as if it stood in a text.
fn unoptimized(rule: &OptimizedRule) -> ast::Rule {
    ast::Rule { name: rule.name.clone(), ty: rule.ty, expr: unoptimized_expr(&rule.expr) }
}

fn unoptimized_expr(expr: &OptimizedExpr) -> ast::Expr {
    use OptimizedExpr as O;
    use ast::Expr as E;
    let inner = |expr| Box::new(unoptimized_expr(expr));
    match expr {
        O::Str(text) => E::Str(text.clone()),
        O::Insens(text) => E::Insens(text.clone()),
        O::Range(first, last) => E::Range(first.clone(), last.clone()),
        O::Ident(name) => E::Ident(name.clone()),
        O::PosPred(expr) => E::PosPred(inner(expr)),
        O::NegPred(expr) => E::NegPred(inner(expr)),
        O::Seq(left, right) => E::Seq(inner(left), inner(right)),
        O::Choice(left, right) => E::Choice(inner(left), inner(right)),
        O::Opt(expr) => E::Opt(inner(expr)),
        O::Rep(expr) => E::Rep(inner(expr)),
        O::Skip(texts) => E::Skip(texts.clone()),
        O::RestoreOnErr(expr) => unoptimized_expr(expr),
        O::PeekSlice(first, last) => E::PeekSlice(*first, *last),
        O::Push(expr) => E::Push(inner(expr)),
        // What is left needs a feature of pest_meta that is not turned on, and uses the stack.
        #[allow(unreachable_patterns)]
        _ => E::PeekSlice(0, None),
    }
}

const STACK: &str = "the stack";
const EXTENSION: &str = "an extension of pest's grammars";
