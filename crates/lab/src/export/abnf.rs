//! Writes ABNF in lines of 72 columns (RFC 5234, RFC 7405).

use super::super::chars::CharSet;
use super::super::expr::Expr;
use super::super::grammar::LabGrammar;
use super::super::print::abnf_repeat;

/// The greatest number of columns of a line, by the RFC Editor's style.
const WIDTH: usize = 72;

/// The length of the longest name that moves the column in which definitions begin.
const WIDEST_NAME: usize = 16;

/// The number of characters in each part of a divided literal. It is small, since a character can
/// be written as a value of several columns.
const LITERAL_PART: usize = WIDTH / 6;

/// Whether an expression is a whole definition or content of brackets, or it is a part of another
/// expression and gets brackets if it has several parts.
#[derive(Clone, Copy, PartialEq)]
enum Position {
    Whole,
    Part,
}

/// Writes the rules of the grammar and those that it imports; core rules are left out. A rule that
/// has no meaning, such as prose, is copied.
pub(super) fn write(grammar: &LabGrammar) -> String {
    let lengths = grammar.own_rules().map(|index| grammar.rule(index).name.len());
    let column = lengths.filter(|&length| length <= WIDEST_NAME).max().unwrap_or(0);
    let mut text = String::new();
    for index in grammar.own_rules() {
        let rule = grammar.rule(index);
        if let Some(copied) = grammar.refused_definition(index) {
            text.push_str(&copied);
            text.push('\n');
            continue;
        }
        let head = format!("{:<column$} = ", rule.name);
        let margin = head.len().min(column + 3);
        let width = WIDTH.saturating_sub(head.len());
        let mut lines = break_lines(grammar, &rule.expr, width, Position::Whole);
        // After a long name, a definition of several lines begins on a line of its own.
        if head.len() > margin && lines.len() > 1 {
            lines = break_lines(grammar, &rule.expr, WIDTH - margin, Position::Whole);
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

/// Breaks an expression into lines of at most `width` columns, if that is possible. A line that
/// continues a choice begins with `/ `.
fn break_lines(grammar: &LabGrammar, expr: &Expr, width: usize, position: Position) -> Vec<String> {
    let flat = grammar.print_as(expr, position == Position::Part);
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
        Expr::Choice(_) | Expr::Seq(_) if position == Position::Part => {
            let lines = break_lines(grammar, expr, width.saturating_sub(4), Position::Whole);
            in_brackets("( ".to_owned(), lines, " )")
        }
        Expr::Choice(items) => {
            let mut all_lines = Vec::new();
            for (index, item) in items.iter().enumerate() {
                // A sequence needs no brackets in a choice.
                let item_position = match item {
                    Expr::Seq(_) => Position::Whole,
                    _ => Position::Part,
                };
                let mut lines = break_lines(grammar, item, width, item_position);
                if index > 0 {
                    lines[0].insert_str(0, "/ ");
                }
                all_lines.extend(lines);
            }
            all_lines
        }
        Expr::Seq(items) => {
            let mut lines: Vec<String> = Vec::new();
            for item in items {
                let flat = grammar.print_operand(item);
                match lines.last_mut() {
                    Some(line) if line.len() + 1 + flat.len() <= width => {
                        line.push(' ');
                        line.push_str(&flat);
                    }
                    _ => lines.extend(break_lines(grammar, item, width, Position::Part)),
                }
            }
            lines
        }
        Expr::Repeat { expr, min: 0, max: Some(1) } => {
            let lines = break_lines(grammar, expr, width.saturating_sub(4), Position::Whole);
            in_brackets("[ ".to_owned(), lines, " ]")
        }
        Expr::Repeat { expr: once, min, max } if !once.children().is_empty() => {
            let repeat = abnf_repeat(*min, *max);
            let width = width.saturating_sub(repeat.len() + 4);
            let lines = break_lines(grammar, once, width, Position::Whole);
            in_brackets(format!("{repeat}( "), lines, " )")
        }
        Expr::Chars(set) if set.code_points().len() > 1 => {
            let ranges = set.code_points().iter();
            let sets = ranges.map(|&range| Expr::Chars(CharSet::from_ranges([range])));
            break_lines(grammar, &Expr::Choice(sets.collect()), width, position)
        }
        Expr::Text { text, any_case } if text.chars().count() > LITERAL_PART => {
            let characters: Vec<char> = text.chars().collect();
            let parts = characters
                .chunks(LITERAL_PART)
                .map(|part| Expr::text(&part.iter().collect::<String>(), *any_case));
            break_lines(grammar, &Expr::Seq(parts.collect()), width, position)
        }
        _ => vec![flat],
    }
}
