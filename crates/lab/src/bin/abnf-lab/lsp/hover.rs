//! Shows a rule as it is written, with its references expanded, and with a shortest text.

use super::document::Document;
use crate::shell::in_quotation_marks;
use abnf_lab::{Budget, Expr, LabGrammar, Study};
use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind, Position};
use std::fmt::Write;
use std::time::Duration;

/// The time limit for the search for a shortest text.
const TIME: Duration = Duration::from_secs(1);

/// The lengths in characters of texts of recursive rules that are not regular: each is tried if
/// there is no text within the one before.
const LENGTHS: [usize; 3] = [3, 6, 12];

/// The longest expanded rule that is shown, in characters.
const WIDEST: usize = 500;

/// The text for the rule at a position.
pub fn hover(document: &Document, position: Position) -> Option<Hover> {
    let name = document.name_at(position)?;
    let grammar = document.grammar()?;
    let index = grammar.find(&document.text[name.span.clone()])?;
    let rule = grammar.rule(index);
    let definition = || format!("{} = {}", rule.name, grammar.display(&rule.expr));
    let mut text = code_block(&grammar.written(index).unwrap_or_else(definition));
    if let Some(origin) = grammar.origin(index) {
        let _ = write!(text, "\nFrom {origin}.\n");
    }
    if let Some(expanded) = expand(&grammar, index) {
        let _ =
            write!(text, "\nExpanded:\n\n{}", code_block(&format!("{} = {expanded}", rule.name)));
    }
    let _ = write!(text, "\n{}\n", shortest(&grammar, index));
    let contents = MarkupContent { kind: MarkupKind::Markdown, value: text };
    let range = Some(document.range(name.span.clone()));
    Some(Hover { contents: HoverContents::Markup(contents), range })
}

fn code_block(abnf: &str) -> String {
    format!("```abnf\n{abnf}\n```\n")
}

/// A sentence about a shortest text of a rule.
fn shortest(grammar: &LabGrammar, index: usize) -> String {
    let name = grammar.rule(index).name.clone();
    let budget = Budget::unlimited().time(TIME).states(200_000);
    let shortest = || {
        let mut found = (None, None);
        for longest in LENGTHS {
            let budget = budget.clone().texts_up_to(longest);
            let study = Study::of_rules(grammar.clone(), &[&name], &budget)?;
            let shortest = study.languages().shortest(study.lang(&name)?);
            found = (shortest, study.bound(&name)?);
            // A text was found, or without a bound there is none.
            if found.0.is_some() || found.1.is_none() {
                break;
            }
        }
        Ok(found)
    };
    match shortest() {
        Ok((Some(text), _)) => format!("Shortest text: `{}`", in_quotation_marks(&text)),
        Ok((None, Some(longest))) => format!("No text of up to {longest} characters"),
        Ok((None, None)) => "It accepts no text.".to_owned(),
        Err::<_, abnf_lab::StudyError>(error) => format!("Not decided: {error}"),
    }
}

/// A rule with references replaced by definitions, repeatedly while it is short. References to core
/// rules, recursive rules and undefined names stay. `None` if there is nothing to expand, or if the
/// result would be too long.
fn expand(grammar: &LabGrammar, index: usize) -> Option<String> {
    let mut expr = grammar.rule(index).expr.clone();
    let mut shown = None;
    loop {
        let expandable = |&rule: &usize| is_expandable(grammar, rule);
        let added = expr.references().filter(expandable).map(|rule| grammar.rule(rule).expr.size());
        let added: usize = added.sum();
        if added == 0 || expr.size() + added > WIDEST {
            return shown;
        }
        expr = once(grammar, &expr);
        let text = grammar.display(&expr);
        if text.chars().count() > WIDEST {
            return shown;
        }
        shown = Some(text);
    }
}

fn is_expandable(grammar: &LabGrammar, rule: usize) -> bool {
    let is_own = rule < grammar.rules().len() && grammar.rule(rule).span.is_some();
    is_own && grammar.cycle_of(rule).is_none()
}

/// The expression with each of its references replaced by the definition. References in these
/// definitions stay.
fn once(grammar: &LabGrammar, expr: &Expr) -> Expr {
    let all = |items: &[Expr]| items.iter().map(|item| once(grammar, item)).collect();
    match expr {
        Expr::Rule(rule) if is_expandable(grammar, *rule) => grammar.rule(*rule).expr.clone(),
        Expr::Seq(items) => Expr::Seq(all(items)),
        Expr::Choice(items) => Expr::Choice(all(items)),
        Expr::Repeat { expr, min, max } => {
            Expr::Repeat { expr: Box::new(once(grammar, expr)), min: *min, max: *max }
        }
        expr => expr.clone(),
    }
}
