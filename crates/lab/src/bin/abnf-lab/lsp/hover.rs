//! Shows a rule as it is written, with its references expanded, and with a shortest text.

use super::document::Document;
use crate::shell::in_quotation_marks;
use abnf_lab::{Budget, Expr, LabGrammar, Study};
use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind, Position};
use std::fmt::Write;
use std::time::Duration;

/// The time limit for the search for a shortest text.
const TIME: Duration = Duration::from_secs(1);

/// The lengths in characters up to which texts of recursive rules that are not regular are
/// searched. Each length is tried if there is no text up to the previous one.
const LENGTHS: [usize; 3] = [3, 6, 12];

/// The longest expanded rule that is shown, in characters and in expressions.
const WIDEST: usize = 500;

/// Returns the text to show for the rule at a position; `None` if there is no rule that can be
/// read.
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
    let _ = write!(text, "\n{}\n", shortest_text(&grammar, index));
    let contents = MarkupContent { kind: MarkupKind::Markdown, value: text };
    let range = Some(document.range(name.span.clone()));
    Some(Hover { contents: HoverContents::Markup(contents), range })
}

/// Returns ABNF as a block of code in Markdown.
fn code_block(abnf: &str) -> String {
    format!("```abnf\n{abnf}\n```\n")
}

/// Returns a sentence with a shortest text of a rule.
fn shortest_text(grammar: &LabGrammar, index: usize) -> String {
    let name = grammar.rule(index).name.clone();
    let budget = Budget::unlimited().time(TIME).states(200_000);
    // Returns the text, and the length up to which texts were searched if there can be longer ones.
    let search = || {
        let (mut shortest, mut bound) = (None, None);
        for longest in LENGTHS {
            let budget = budget.clone().texts_up_to(longest);
            let study = Study::of_rules(grammar.clone(), &[&name], &budget)?;
            shortest = study.languages().shortest(study.lang(&name)?);
            bound = study.bound(&name)?;
            // A text was found, or without a bound there is none.
            if shortest.is_some() || bound.is_none() {
                break;
            }
        }
        Ok((shortest, bound))
    };
    match search() {
        Ok((Some(text), _)) => format!("Shortest text: `{}`", in_quotation_marks(&text)),
        Ok((None, Some(longest))) => format!("No text of up to {longest} characters"),
        Ok((None, None)) => "It accepts no text.".to_owned(),
        Err::<_, abnf_lab::StudyError>(error) => format!("Not decided: {error}"),
    }
}

/// Returns a rule with its references replaced by the definitions, repeatedly while the result is
/// short. References to core rules, imported rules, recursive rules and undefined names stay.
/// Returns `None` if there is nothing to expand, or if the result would be too long.
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
        expr = expand_once(grammar, &expr);
        let text = grammar.display(&expr);
        if text.chars().count() > WIDEST {
            return shown;
        }
        shown = Some(text);
    }
}

/// Whether references to a rule are replaced by its definition.
fn is_expandable(grammar: &LabGrammar, rule: usize) -> bool {
    let is_own = rule < grammar.rules().len() && grammar.rule(rule).span.is_some();
    is_own && grammar.cycle_of(rule).is_none()
}

/// Replaces each reference in an expression by the definition. References in these definitions
/// stay.
fn expand_once(grammar: &LabGrammar, expr: &Expr) -> Expr {
    let all = |items: &[Expr]| items.iter().map(|item| expand_once(grammar, item)).collect();
    match expr {
        Expr::Rule(rule) if is_expandable(grammar, *rule) => grammar.rule(*rule).expr.clone(),
        Expr::Seq(items) => Expr::Seq(all(items)),
        Expr::Choice(items) => Expr::Choice(all(items)),
        Expr::Repeat { expr, min, max } => {
            Expr::Repeat { expr: Box::new(expand_once(grammar, expr)), min: *min, max: *max }
        }
        expr => expr.clone(),
    }
}
