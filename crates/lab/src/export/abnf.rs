//! ABNF in lines of 72 columns (RFC 5234, RFC 7405).

use super::super::expr::Expr;
use super::super::grammar::LabGrammar;
use super::super::print::abnf_repeat;

/// The RFC Editor's style: lines have at most 72 columns.
const WIDTH: usize = 72;

/// A column for the definitions that does not take too much.
const WIDEST_NAME: usize = 16;

/// The rules that the text defines itself, and those that it takes from other documents.
pub(super) fn written(grammar: &LabGrammar) -> String {
    let own = || grammar.own_rules().map(|index| grammar.rule(index));
    let wide = own().map(|rule| rule.name.len()).filter(|&length| length <= WIDEST_NAME).max();
    let column = wide.unwrap_or(0);
    let mut text = String::new();
    for index in grammar.own_rules() {
        let rule = grammar.rule(index);
        let head = format!("{:<column$} = ", rule.name);
        let margin = head.len().min(column + 3);
        let mut lines = laid(grammar, &rule.expr, WIDTH.saturating_sub(head.len()), false);
        if head.len() > margin && lines.len() > 1 {
            lines = laid(grammar, &rule.expr, WIDTH - margin, false);
            lines.insert(0, String::new());
        }
        for (index, line) in lines.iter().enumerate() {
            let before = if index == 0 { head.clone() } else { " ".repeat(margin) };
            // An alternative's slash stands below the sign of equality.
            let line = match (index, line.strip_prefix("/ ")) {
                (1.., Some(rest)) if margin >= 2 => {
                    format!("{}/ {rest}", " ".repeat(margin - 2))
                }
                _ => format!("{before}{line}"),
            };
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
    text
}

/// An expression in lines of a width, as far as it can be divided; with `inner`, in brackets where
/// it has several parts.
fn laid(grammar: &LabGrammar, expr: &Expr, width: usize, inner: bool) -> Vec<String> {
    let flat = grammar.print(expr, inner);
    if flat.chars().count() <= width {
        return vec![flat];
    }
    let in_brackets = |open: String, lines: Vec<String>, close: &str| -> Vec<String> {
        let indent = " ".repeat(open.len());
        let last = lines.len() - 1;
        let line = |(index, line): (usize, String)| {
            let before = match (index, line.strip_prefix("/ ")) {
                (0, _) => format!("{open}{line}"),
                (_, Some(rest)) if open.len() >= 2 => {
                    format!("{}/ {rest}", " ".repeat(open.len() - 2))
                }
                _ => format!("{indent}{line}"),
            };
            if index == last { format!("{before}{close}") } else { before }
        };
        lines.into_iter().enumerate().map(line).collect()
    };
    match expr {
        Expr::Choice(_) | Expr::Seq(_) if inner => {
            let lines = laid(grammar, expr, width.saturating_sub(4), false);
            in_brackets("( ".to_owned(), lines, " )")
        }
        Expr::Choice(items) => {
            let items = items.iter().enumerate().flat_map(|(index, item)| {
                let lines = laid(grammar, item, width, !matches!(item, Expr::Seq(_)));
                let mark = move |(at, line): (usize, String)| match (index, at) {
                    (1.., 0) => format!("/ {line}"),
                    _ => line,
                };
                lines.into_iter().enumerate().map(mark).collect::<Vec<_>>()
            });
            items.collect()
        }
        Expr::Seq(items) => {
            let mut lines: Vec<String> = Vec::new();
            for item in items {
                let flat = grammar.print(item, true);
                match lines.last_mut() {
                    Some(line) if line.len() + 1 + flat.len() <= width => {
                        line.push(' ');
                        line.push_str(&flat);
                    }
                    _ => lines.extend(laid(grammar, item, width, true)),
                }
            }
            lines
        }
        Expr::Repeat { expr, min: 0, max: Some(1) } => {
            let lines = laid(grammar, expr, width.saturating_sub(4), false);
            in_brackets("[ ".to_owned(), lines, " ]")
        }
        Expr::Repeat { expr: once, min, max } if !once.children().is_empty() => {
            let repeat = abnf_repeat(*min, *max);
            let lines = laid(grammar, once, width.saturating_sub(repeat.len() + 4), false);
            in_brackets(format!("{repeat}( "), lines, " )")
        }
        Expr::Chars(set) if set.code_points().len() > 1 => {
            let sets = set.code_points().iter();
            let sets =
                sets.map(|&range| Expr::Chars(super::super::chars::CharSet::from_ranges([range])));
            laid(grammar, &Expr::Choice(sets.collect()), width, inner)
        }
        // A literal in parts, a quarter of a line each, as its characters can take four columns.
        Expr::Text { text, any_case } if text.chars().count() > WIDTH / 6 => {
            let characters: Vec<char> = text.chars().collect();
            let parts = characters
                .chunks(WIDTH / 6)
                .map(|part| Expr::text(&part.iter().collect::<String>(), *any_case));
            laid(grammar, &Expr::Seq(parts.collect()), width, inner)
        }
        _ => vec![flat],
    }
}
