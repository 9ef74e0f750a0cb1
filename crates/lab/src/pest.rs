//! Reads pest grammars, which pest_meta parses.

mod furthest;
mod limits;
mod versions;

use super::error::{GrammarError, Place};
use super::expr::{Expr, Notation, Rule};
use super::grammar::LabGrammar;
pub(super) use furthest::with_reports;
use pest::error::{Error, ErrorVariant, InputLocation};
use pest::iterators::Pair;
use pest_meta::ast;
use pest_meta::optimizer::{self, OptimizedExpr};
use pest_meta::parser::{self, Rule as Meta};
use pest_meta::validator;
use std::ops::Range;
use std::thread;
use versions::Converted;

impl LabGrammar {
    /// Reads a pest grammar. The rules mean what they mean when pest runs them. To read several
    /// files, join their texts.
    ///
    /// pest_meta's optimizer rewrites `(x ~ y)* ~ x` to `x ~ (y ~ x)*`, which matches more: in
    /// `xy`, the first `x`. A rule with such a list is read in the rewritten form; diagrams show it
    /// as its author wrote it. The optimizer's other changes keep what a rule matches, so all other
    /// rules are read as written.
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
        load(text, Form::AsWritten)
    }

    /// Reads a pest grammar with every rule as pest_meta's optimizer rewrites it: counted
    /// repetitions are written out, and common prefixes of alternatives are factored out.
    ///
    /// # Errors
    /// As for [`from_pest`](Self::from_pest).
    pub fn from_pest_optimized(text: &str) -> Result<Self, GrammarError> {
        load(text, Form::AsOptimized)
    }
}

/// The form in which rules are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// As the text has them, except lists that pest_meta's optimizer changes.
    AsWritten,
    /// As pest_meta's optimizer rewrites them.
    AsOptimized,
}

/// Reads a pest grammar on a thread with a stack that is large enough for pest_meta.
fn load(text: &str, form: Form) -> Result<LabGrammar, GrammarError> {
    limits::refuse_text(text)?;
    let load = || load_on_stack(text, form);
    let panicked = |_| Err(GrammarError::syntax(text, 0..0, "pest_meta panics on this grammar"));
    thread::scope(|scope| {
        match thread::Builder::new().stack_size(limits::CALL_STACK).spawn_scoped(scope, load) {
            Ok(reader) => reader.join().unwrap_or_else(panicked),
            Err(error) => {
                let message = format!("there is no stack to read this grammar: {error}");
                Err(GrammarError::syntax(text, 0..0, message))
            }
        }
    })
}

/// Reads a pest grammar on the current stack.
fn load_on_stack(text: &str, form: Form) -> Result<LabGrammar, GrammarError> {
    let (written, spans) = read(text)?;
    let pest = optimizer::optimize(written.clone());
    // If a rule of the text has the name of a built-in rule, pest_vm uses the built-in rule, but
    // the optimizer looks at the rule of the text. Then a `Skip` that the optimizer makes means the
    // rule of the text, so the optimized form counts.
    let has_builtin_name =
        |rule: &ast::Rule| rule.name == "NEWLINE" || rule.name.starts_with("ASCII");
    let hides_builtin = written.iter().any(has_builtin_name);
    let skips =
        |rule: &ast::Rule| limits::parts(&rule.expr).any(|part| matches!(part, ast::Expr::Skip(_)));
    let meant = written.iter().zip(&pest).map(|(written, pest)| {
        let optimized =
            ast::Rule { name: pest.name.clone(), ty: pest.ty, expr: unoptimized_expr(&pest.expr) };
        let uses_optimized = form == Form::AsOptimized
            || is_list(&written.expr, &optimized.expr)
            || hides_builtin && skips(&optimized);
        if uses_optimized { optimized } else { written.clone() }
    });
    let meant: Vec<ast::Rule> = meant.collect();
    // Diagrams show the rules as their author wrote them, unless the optimized form is wanted.
    let drawn = if form == Form::AsOptimized { &meant } else { &written };
    let mut spans = spans.into_iter();
    let (mut rules, mut refused, mut as_written) = (Vec::new(), Vec::new(), Vec::new());
    for Converted { name, expr, drawn } in versions::convert(&meant, drawn) {
        as_written.extend(drawn.map(|drawn| (rules.len(), drawn)));
        let expr = expr.unwrap_or_else(|what| {
            refused.push((rules.len(), what));
            Expr::empty()
        });
        // The rules of the text come first. The other versions of them have no span.
        rules.push(Rule { name, expr, span: spans.next() });
    }
    let mut grammar = LabGrammar::new(Notation::Pest, rules, text, pest)?.with_refused(refused);
    grammar.as_written = as_written;
    Ok(grammar)
}

/// Parses and validates a text. Returns its rules and the range of each in bytes.
fn read<'t>(text: &'t str) -> Result<(Vec<ast::Rule>, Vec<Range<usize>>), GrammarError> {
    let parse = |part: &'t str| parser::parse(Meta::grammar_rules, part);
    let pairs = parse(text)
        .map_err(|error| syntax(text, 0, error.renamed_rules(parser::rename_meta_rule)))?;
    let is_rule = |pair: &Pair<'_, Meta>| {
        let first = pair.clone().into_inner().next();
        pair.as_rule() == Meta::grammar_rule
            && first.is_some_and(|first| first.as_rule() == Meta::identifier)
    };
    let rule_pairs: Vec<Pair<'_, Meta>> = pairs.clone().filter(is_rule).collect();
    let order = limits::refuse_pairs(text, &rule_pairs)?;
    let spans: Vec<Range<usize>> = rule_pairs.iter().map(limits::span).collect();
    let first_error = |start: usize, errors: Vec<Error<Meta>>| match errors.into_iter().next() {
        Some(error) => syntax(text, start, error),
        None => GrammarError::syntax(text, 0..0, "this is not a pest grammar"),
    };
    validator::validate_pairs(pairs.clone()).map_err(|errors| first_error(0, errors))?;
    // Each rule is read alone first: pest_meta would follow the references between them, and
    // `refuse_rules` has to find out first whether that takes too long.
    let read_alone = |span: &Range<usize>| {
        let rule = parse(&text[span.clone()]).map_err(|error| vec![error]);
        rule.and_then(parser::consume_rules).map_err(|errors| first_error(span.start, errors))
    };
    let rules = spans.iter().map(read_alone).collect::<Result<Vec<_>, _>>()?.concat();
    limits::refuse_rules(&rules, &order).map_err(|(rule, what)| {
        let start = spans[rule].start;
        GrammarError::unsupported(text, start..start + rules[rule].name.len(), what)
    })?;
    let rules = parser::consume_rules(pairs.clone()).map_err(|errors| first_error(0, errors))?;
    limits::refuse_ranges(text, pairs, &rules)?;
    Ok((rules, spans))
}

/// Converts an error of pest_meta in the part of a text that begins at byte `start`.
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

/// Whether the optimizer may have rewritten `(x ~ y)* ~ x` to `x ~ (y ~ x)*`: in the written form
/// something follows a repetition, and the optimized form has a list.
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

/// Converts an optimized expression back to the syntax tree of a text.
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
        // The other variants need a disabled feature of pest_meta, and use the stack. So one
        // that uses the stack stands for them.
        #[allow(unreachable_patterns)]
        _ => E::PeekSlice(0, None),
    }
}
