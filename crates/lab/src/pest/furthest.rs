//! Finds how far pest gets in a text that a rule does not match.
//!
//! pest reports the furthest place at which a rule with a node failed. Here each character that a
//! grammar reads becomes such a rule.

use pest_meta::ast::RuleType;
use pest_meta::optimizer::{OptimizedExpr as O, OptimizedRule};
use std::collections::{HashMap, HashSet};

/// Rewrites the rules so that pest reports every failure to read a character. They match the same
/// texts.
pub(crate) fn reporting(rules: &[OptimizedRule]) -> Vec<OptimizedRule> {
    let known: HashSet<&str> = rules.iter().map(|rule| &*rule.name).collect();
    let mut readers = HashMap::new();
    let reporting = |rule: &OptimizedRule| {
        let expr = reporting_expr(&rule.expr, &known, &mut readers);
        OptimizedRule { name: rule.name.clone(), ty: reporting_type(rule), expr }
    };
    let mut all: Vec<OptimizedRule> = rules.iter().map(reporting).collect();
    all.extend(readers.into_values());
    all
}

/// The type of a rule. pest reports failures within compound-atomic rules, but not within atomic
/// ones.
fn reporting_type(rule: &OptimizedRule) -> RuleType {
    match (&*rule.name, rule.ty) {
        ("WHITESPACE" | "COMMENT", _) | (_, RuleType::Atomic) => RuleType::CompoundAtomic,
        (_, ty) => ty,
    }
}

type Readers = HashMap<String, OptimizedRule>;

/// Replaces each part that reads characters by a rule that does.
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
            _ => reader(expr.clone(), readers),
        },
        O::Str(text) => {
            let read = |c: char| reader(O::Str(c.to_string()), readers);
            let reads = text.chars().map(read).collect();
            string(expr, reads, readers)
        }
        O::Insens(text) => {
            let read = |c: char| reader(O::Insens(c.to_string()), readers);
            let reads = text.chars().map(read).collect();
            string(expr, reads, readers)
        }
        O::Skip(_) => expr.clone(),
        expr => reader(expr.clone(), readers),
    }
}

/// A string, character by character, with nothing skipped between them.
fn string(whole: &O, reads: Vec<O>, readers: &mut Readers) -> O {
    let both = |after, before| O::Seq(Box::new(before), Box::new(after));
    match reads.into_iter().rev().reduce(both) {
        Some(all @ O::Seq(..)) => {
            rule(format!("{whole:?}"), all, RuleType::CompoundAtomic, readers)
        }
        Some(one) => one,
        None => whole.clone(),
    }
}

/// A rule for an expression that reads a character. No rule of a file can have its name.
fn reader(expr: O, readers: &mut Readers) -> O {
    rule(format!("{expr:?} read"), expr, RuleType::Normal, readers)
}

fn rule(name: String, expr: O, ty: RuleType, readers: &mut Readers) -> O {
    let rule = || OptimizedRule { name: name.clone(), ty, expr };
    if !readers.contains_key(&name) {
        readers.insert(name.clone(), rule());
    }
    O::Ident(name)
}
