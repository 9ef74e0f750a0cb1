//! The reader of the grammars of pest, as pest_meta parses them.

mod furthest;
mod limits;
mod versions;

use super::error::{GrammarError, Place};
use super::expr::{Expr, Notation, Rule};
use super::grammar::LabGrammar;
pub(super) use furthest::reporting;
use pest::error::{Error, ErrorVariant, InputLocation};
use pest::iterators::Pair;
use pest_meta::ast;
use pest_meta::optimizer::{self, OptimizedExpr, OptimizedRule};
use pest_meta::parser::{self, Rule as Meta};
use pest_meta::validator;
use std::ops::Range;
use std::thread;
use versions::Converted;

impl LabGrammar {
    /// Reads the text of a pest grammar with the meaning that it has where pest runs it. Several
    /// files are one text, one after another.
    ///
    /// pest_meta's optimizer makes `x ~ (y ~ x)*` of `(x ~ y)* ~ x`, which takes more: of `xy`, the
    /// first `x`. A rule with such a list is read as the optimizer writes it; diagrams show it as
    /// its author does. What else it rewrites takes the same, and all other rules are read as they
    /// are written.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Study};
    ///
    /// let text = "list = { (item ~ \",\")* ~ item ~ \";\" }\nlast = { (item ~ \",\")* ~ item }\nitem = { \"x\" }";
    /// let grammar = LabGrammar::from_pest(text).unwrap();
    /// let [list, last, _] = grammar.rules() else { panic!() };
    /// assert_eq!(grammar.display(&list.expr), "(item ~ \",\")* ~ item ~ \";\"");
    /// assert_eq!(grammar.display(&last.expr), "item ~ (\",\" ~ item)*");
    /// ```
    ///
    /// # Errors
    /// The first mistake, at its place.
    pub fn from_pest(text: &str) -> Result<Self, GrammarError> {
        load(text, false)
    }

    /// The same with every rule as pest_meta's optimizer writes it: repetitions that are counted are
    /// written out, what alternatives begin with is taken out of them.
    ///
    /// # Errors
    /// The first mistake, at its place.
    pub fn from_pest_optimized(text: &str) -> Result<Self, GrammarError> {
        load(text, true)
    }
}

fn load(text: &str, as_optimized: bool) -> Result<LabGrammar, GrammarError> {
    limits::refuse_text(text)?;
    let load = || load_here(text, as_optimized);
    let panicked = |_| {
        let message = "pest_meta panics on this grammar".to_owned();
        Err(GrammarError::Syntax { place: Place::of(text, 0..0), message })
    };
    thread::scope(|scope| {
        match thread::Builder::new().stack_size(limits::CALL_STACK).spawn_scoped(scope, load) {
            Ok(reader) => reader.join().unwrap_or_else(panicked),
            Err(error) => {
                let message = format!("there is no stack to read this grammar: {error}");
                Err(GrammarError::Syntax { place: Place::of(text, 0..0), message })
            }
        }
    })
}

fn load_here(text: &str, as_optimized: bool) -> Result<LabGrammar, GrammarError> {
    let (written, spans) = read(text)?;
    let pest = optimizer::optimize(written.clone());
    // pest_vm has the built-in rule of such a name, but the optimizer stops at the one of the text.
    let hides = |rule: &ast::Rule| rule.name == "NEWLINE" || rule.name.starts_with("ASCII");
    let hides = written.iter().any(hides);
    let skips =
        |rule: &ast::Rule| limits::parts(&rule.expr).any(|part| matches!(part, ast::Expr::Skip(_)));
    let meant = written.iter().zip(&pest).map(|(written, pest)| {
        let optimized = unoptimized(pest);
        let is_rewritten =
            as_optimized || is_list(&written.expr, &optimized.expr) || hides && skips(&optimized);
        if is_rewritten { optimized } else { written.clone() }
    });
    let meant: Vec<ast::Rule> = meant.collect();
    let drawn = if as_optimized { &meant } else { &written };
    let mut spans = spans.into_iter();
    let (mut rules, mut refused, mut as_written) = (Vec::new(), Vec::new(), Vec::new());
    for Converted { name, expr, drawn } in versions::converted(&meant, drawn) {
        as_written.extend(drawn.map(|drawn| (rules.len(), drawn)));
        let expr = expr.unwrap_or_else(|what| {
            refused.push((rules.len(), what));
            Expr::text("", false)
        });
        rules.push(Rule { name, expr, span: spans.next() });
    }
    let grammar = LabGrammar::new(Notation::Pest, rules, text, pest)?;
    Ok(grammar.refusing(refused).written_as(as_written))
}

/// The rules of a text, and where each stands.
fn read<'t>(text: &'t str) -> Result<(Vec<ast::Rule>, Vec<Range<usize>>), GrammarError> {
    let read = |part: &'t str| parser::parse(Meta::grammar_rules, part);
    let pairs = read(text)
        .map_err(|error| syntax(text, 0, error.renamed_rules(parser::rename_meta_rule)))?;
    let is_rule = |pair: &Pair<'_, Meta>| {
        let first = pair.clone().into_inner().next();
        pair.as_rule() == Meta::grammar_rule
            && first.is_some_and(|first| first.as_rule() == Meta::identifier)
    };
    let of_rules: Vec<Pair<'_, Meta>> = pairs.clone().filter(is_rule).collect();
    let order = limits::refuse_pairs(text, &of_rules)?;
    let spans: Vec<Range<usize>> = of_rules.iter().map(limits::span).collect();
    let first = |start: usize, errors: Vec<Error<Meta>>| match errors.into_iter().next() {
        Some(error) => syntax(text, start, error),
        None => {
            let message = "this is not a pest grammar".to_owned();
            GrammarError::Syntax { place: Place::of(text, 0..0), message }
        }
    };
    validator::validate_pairs(pairs.clone()).map_err(|errors| first(0, errors))?;
    // Each rule alone, so that no reference is followed: what it would cost to follow them is known
    // before that is done.
    let alone = |span: &Range<usize>| {
        let rule = read(&text[span.clone()]).map_err(|error| vec![error]);
        rule.and_then(parser::consume_rules).map_err(|errors| first(span.start, errors))
    };
    let rules = spans.iter().map(alone).collect::<Result<Vec<_>, _>>()?.concat();
    limits::refuse_rules(&rules, &order).map_err(|(rule, what)| {
        let start = spans[rule].start;
        let place = Place::of(text, start..start + rules[rule].name.len());
        GrammarError::Unsupported { place, what }
    })?;
    let rules = parser::consume_rules(pairs.clone()).map_err(|errors| first(0, errors))?;
    limits::refuse_ranges(text, pairs, &rules)?;
    Ok((rules, spans))
}

/// An error of the part of a text from `start` on.
fn syntax(text: &str, start: usize, error: Error<Meta>) -> GrammarError {
    let span = match error.location {
        InputLocation::Pos(at) => start + at..start + at,
        InputLocation::Span((first, last)) => start + first..start + last,
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

/// Whether the optimizer has made `x ~ (y ~ x)*` of `(x ~ y)* ~ x`, as far as this can be seen in
/// both: something follows a repetition, and there is a list.
fn is_list(written: &ast::Expr, optimized: &ast::Expr) -> bool {
    use ast::Expr as E;
    let is_followed = limits::parts(written).any(|part| {
        let E::Seq(left, _) = part else { return false };
        let mut last = &**left;
        while let E::Seq(_, right) = last {
            last = right;
        }
        matches!(last, E::Rep(_) | E::RepMin(_, 0))
    });
    is_followed
        && limits::parts(optimized).any(|part| match part {
            E::Seq(first, rest) => match &**rest {
                E::Rep(round) => matches!(&**round, E::Seq(_, last) if last == first),
                _ => false,
            },
            _ => false,
        })
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
