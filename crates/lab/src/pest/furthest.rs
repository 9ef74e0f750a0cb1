//! Rewrites rules so that pest reports how far it gets in a text that a rule does not match.
//!
//! pest reports the last position at which a rule with a node failed. So each expression that reads
//! a character becomes such a rule.

use pest_meta::ast::RuleType;
use pest_meta::optimizer::{OptimizedExpr as O, OptimizedRule};
use std::collections::{HashMap, HashSet};

/// Rewrites the rules so that pest reports every failure to read a character. They match the same
/// texts.
pub(crate) fn with_reports(rules: &[OptimizedRule]) -> Vec<OptimizedRule> {
    let known: HashSet<&str> = rules.iter().map(|rule| &*rule.name).collect();
    let mut readers = HashMap::new();
    let rewrite = |rule: &OptimizedRule| {
        let expr = reporting_expr(&rule.expr, &known, &mut readers);
        OptimizedRule { name: rule.name.clone(), ty: reporting_type(rule), expr }
    };
    let mut all: Vec<OptimizedRule> = rules.iter().map(rewrite).collect();
    all.extend(readers.into_values());
    all
}

/// Returns the type of a rewritten rule. pest reports failures within compound-atomic rules, but
/// not within atomic rules.
fn reporting_type(rule: &OptimizedRule) -> RuleType {
    match (&*rule.name, rule.ty) {
        ("WHITESPACE" | "COMMENT", _) | (_, RuleType::Atomic) => RuleType::CompoundAtomic,
        (_, ty) => ty,
    }
}

/// The added rules, by their names.
type Readers = HashMap<String, OptimizedRule>;

/// Replaces each part that reads characters by a reference to a rule that reads them.
fn reporting_expr(expr: &O, rules: &HashSet<&str>, readers: &mut Readers) -> O {
    let mut inside = |expr: &O| Box::new(reporting_expr(expr, rules, readers));
    match expr {
        O::PosPred(expr) => O::PosPred(inside(expr)),
        O::NegPred(expr) => O::NegPred(inside(expr)),
        O::Seq(left, right) => O::Seq(inside(left), inside(right)),
        O::Choice(left, right) => O::Choice(inside(left), inside(right)),
        O::Opt(expr) => O::Opt(inside(expr)),
        O::Rep(expr) => O::Rep(inside(expr)),
        O::RestoreOnErr(expr) => O::RestoreOnErr(inside(expr)),
        O::Push(expr) => O::Push(inside(expr)),
        O::Ident(name) => match &**name {
            "SOI" | "EOI" | "DROP" => expr.clone(),
            name if rules.contains(name) => expr.clone(),
            _ => reader_rule(expr.clone(), readers),
        },
        O::Str(text) => {
            let read = |c: char| reader_rule(O::Str(c.to_string()), readers);
            let reads = text.chars().map(read).collect();
            string_rule(expr, reads, readers)
        }
        O::Insens(text) => {
            let read = |c: char| reader_rule(O::Insens(c.to_string()), readers);
            let reads = text.chars().map(read).collect();
            string_rule(expr, reads, readers)
        }
        // A skip matches everywhere, so it has no failure to report.
        O::Skip(_) => expr.clone(),
        expr => reader_rule(expr.clone(), readers),
    }
}

/// Returns a reference to a rule that reads a string character by character and skips nothing
/// between the characters.
fn string_rule(whole: &O, reads: Vec<O>, readers: &mut Readers) -> O {
    let both = |after, before| O::Seq(Box::new(before), Box::new(after));
    match reads.into_iter().rev().reduce(both) {
        Some(all @ O::Seq(..)) => {
            add_rule(format!("{whole:?}"), all, RuleType::CompoundAtomic, readers)
        }
        Some(one) => one,
        None => whole.clone(),
    }
}

/// Returns a reference to a rule for an expression that reads a character. The space in its name
/// keeps the rules of a file from having this name.
fn reader_rule(expr: O, readers: &mut Readers) -> O {
    add_rule(format!("{expr:?} read"), expr, RuleType::Normal, readers)
}

/// Adds a rule, unless there is one of this name. Returns a reference to it.
fn add_rule(name: String, expr: O, ty: RuleType, readers: &mut Readers) -> O {
    let rule = || OptimizedRule { name: name.clone(), ty, expr };
    if !readers.contains_key(&name) {
        readers.insert(name.clone(), rule());
    }
    O::Ident(name)
}
