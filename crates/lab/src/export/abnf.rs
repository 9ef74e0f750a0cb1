//! ABNF in lines of 72 columns (RFC 5234, RFC 7405).

use super::super::expr::Expr;
use super::super::grammar::LabGrammar;
use super::super::print::abnf_repeat;

/// The RFC Editor's style: lines have at most 72 columns.
const WIDTH: usize = 72;

/// Longer names do not move the column in which definitions begin.
const WIDEST_NAME: usize = 16;

/// Writes the rules of the grammar and those that it imports; core rules are left out.
pub(super) fn write(grammar: &LabGrammar) -> String {
    let own = || grammar.own_rules().map(|index| grammar.rule(index));
    let wide = own().map(|rule| rule.name.len()).filter(|&length| length <= WIDEST_NAME).max();
    let column = wide.unwrap_or(0);
    let mut text = String::new();
    for index in grammar.own_rules() {
        let rule = grammar.rule(index);
        if let Some(copied) = grammar.copied(index) {
            text.push_str(&copied);
            text.push('\n');
            continue;
        }
        let head = format!("{:<column$} = ", rule.name);
        let margin = head.len().min(column + 3);
        let mut lines = break_lines(grammar, &rule.expr, WIDTH.saturating_sub(head.len()), false);
        if head.len() > margin && lines.len() > 1 {
            lines = break_lines(grammar, &rule.expr, WIDTH - margin, false);
            lines.insert(0, String::new());
        }
        for (index, line) in lines.iter().enumerate() {
            let before = if index == 0 { head.clone() } else { " ".repeat(margin) };
            // The slash of an alternative goes below the equals sign.
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

/// Breaks an expression into lines of at most `width` columns, where that is possible. With
/// `inner`, an expression of several parts gets brackets.
fn break_lines(grammar: &LabGrammar, expr: &Expr, width: usize, inner: bool) -> Vec<String> {
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
            let lines = break_lines(grammar, expr, width.saturating_sub(4), false);
            in_brackets("( ".to_owned(), lines, " )")
        }
        Expr::Choice(items) => {
            let items = items.iter().enumerate().flat_map(|(index, item)| {
                let lines = break_lines(grammar, item, width, !matches!(item, Expr::Seq(_)));
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
                    _ => lines.extend(break_lines(grammar, item, width, true)),
                }
            }
            lines
        }
        Expr::Repeat { expr, min: 0, max: Some(1) } => {
            let lines = break_lines(grammar, expr, width.saturating_sub(4), false);
            in_brackets("[ ".to_owned(), lines, " ]")
        }
        Expr::Repeat { expr: once, min, max } if !once.children().is_empty() => {
            let repeat = abnf_repeat(*min, *max);
            let lines = break_lines(grammar, once, width.saturating_sub(repeat.len() + 4), false);
            in_brackets(format!("{repeat}( "), lines, " )")
        }
        Expr::Chars(set) if set.code_points().len() > 1 => {
            let sets = set.code_points().iter();
            let sets =
                sets.map(|&range| Expr::Chars(super::super::chars::CharSet::from_ranges([range])));
            break_lines(grammar, &Expr::Choice(sets.collect()), width, inner)
        }
        // The parts are short, since a character can be written as a value of several columns.
        Expr::Text { text, any_case } if text.chars().count() > WIDTH / 6 => {
            let characters: Vec<char> = text.chars().collect();
            let parts = characters
                .chunks(WIDTH / 6)
                .map(|part| Expr::text(&part.iter().collect::<String>(), *any_case));
            break_lines(grammar, &Expr::Seq(parts.collect()), width, inner)
        }
        _ => vec![flat],
    }
}
