//! Expressions and grammars in their notation, as a text that can be read again.

use super::abnf::core_names;
use super::chars::CharSet;
use super::grammar::{Expr, LabGrammar, Notation, Rule, has_letter};
use std::fmt;

/// The rules in the notation of the grammar. Core rules that the text did not define itself are
/// left out; rules that it takes from another document are there. Of pest, the versions of rules
/// are there, and what pest skips is written out.
impl fmt::Display for LabGrammar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.own_rules().try_for_each(|index| writeln!(f, "{}", self.definition(index)))
    }
}

impl LabGrammar {
    /// All but the core rules of RFC 5234 that the text does not define.
    pub(super) fn own_rules(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.rules().len()).filter(|&index| {
            let Rule { name, span, .. } = self.rule(index);
            let is_core = || core_names().any(|core| core.eq_ignore_ascii_case(name));
            span.is_some() || self.notation() == Notation::Pest || !is_core()
        })
    }

    /// An expression of this grammar in its notation.
    pub fn display(&self, expr: &Expr) -> String {
        self.print(expr, false)
    }

    /// A rule as it is defined.
    pub(super) fn definition(&self, index: usize) -> String {
        // What has no meaning here is as it was written.
        if self.refused_itself(index).is_some()
            && let Some(written) = self.written(index)
        {
            return written;
        }
        let name = self.printed_name(index);
        let expr = self.display(&self.rule(index).expr);
        let skips = ["WHITESPACE", "COMMENT"].into_iter().any(|name| self.find(name).is_some());
        match self.notation() {
            Notation::Abnf => format!("{name} = {expr}"),
            Notation::Pest if skips => format!("{name} = ${{ {expr} }}"),
            Notation::Pest => format!("{name} = {{ {expr} }}"),
        }
    }

    /// The name of a rule as it can be read again; a version has one with spaces and commas.
    fn printed_name(&self, index: usize) -> String {
        let name = &self.rule(index).name;
        match name.contains(' ') {
            true => name.replace([' ', ','], "_"),
            false => name.clone(),
        }
    }

    /// An expression; with `inner`, in brackets where it has several parts.
    pub(super) fn print(&self, expr: &Expr, inner: bool) -> String {
        let abnf = self.notation() == Notation::Abnf;
        let (after_part, before_alternative) = if abnf { (" ", " / ") } else { (" ~ ", " | ") };
        let list = |items: &[Expr], separator: &str| {
            let part = |item: &Expr| {
                // A concatenation binds more tightly than alternatives do.
                let is_tighter = matches!((expr, item), (Expr::Choice(_), Expr::Seq(_)));
                self.print(item, !is_tighter)
            };
            let items: Vec<String> = items.iter().map(part).collect();
            bracketed(items.join(separator), inner)
        };
        match expr {
            Expr::Chars(set) if !abnf && *set == CharSet::all() => "ANY".to_owned(),
            Expr::Chars(set) => {
                let range = |&(first, last): &(u32, u32)| match abnf {
                    true if first == last => format!("%x{first:02X}"),
                    true => format!("%x{first:02X}-{last:02X}"),
                    false => format!("{}..{}", pest_character(first), pest_character(last)),
                };
                let ranges: Vec<String> = set.code_points().iter().map(range).collect();
                bracketed(ranges.join(before_alternative), inner && ranges.len() > 1)
            }
            Expr::Text { text, any_case } if abnf => abnf_text(text, *any_case),
            Expr::Text { text, any_case } => {
                format!("{}{text:?}", if *any_case { "^" } else { "" })
            }
            Expr::Rule(index) => self.printed_name(*index),
            Expr::Seq(items) => list(items, after_part),
            Expr::Choice(items) => list(items, before_alternative),
            Expr::Repeat { expr, min: 0, max: Some(1) } if abnf => {
                format!("[ {} ]", self.print(expr, false))
            }
            Expr::Repeat { expr, min, max } => {
                let in_need = match **expr {
                    Expr::Repeat { min, max, .. } => !abnf || (min, max) != (0, Some(1)),
                    Expr::And(_) | Expr::Not(_) => !abnf,
                    _ => false,
                };
                let once = bracketed(self.print(expr, !in_need), in_need);
                match abnf {
                    true => format!("{}{once}", abnf_repeat(*min, *max)),
                    false => format!("{once}{}", pest_repeat(*min, *max)),
                }
            }
            Expr::And(expr) => format!("&{}", self.print(expr, true)),
            Expr::Not(expr) => format!("!{}", self.print(expr, true)),
            Expr::End => "EOI".to_owned(),
        }
    }
}

fn bracketed(text: String, brackets: bool) -> String {
    if brackets { format!("({text})") } else { text }
}

/// `char-val` (RFC 7405 section 2.1), or `hex-val` where that does not have all characters.
fn abnf_text(text: &str, any_case: bool) -> String {
    if !text.chars().all(|c| matches!(c, ' '..='!' | '#'..='~')) {
        let codes: Vec<String> = text.chars().map(|c| format!("{:02X}", c as u32)).collect();
        return format!("%x{}", codes.join("."));
    }
    let case = if !any_case && has_letter(text) { "%s" } else { "" };
    format!("{case}\"{text}\"")
}

/// `repeat` (RFC 5234 section 3.6, section 3.7).
pub(super) fn abnf_repeat(min: usize, max: Option<usize>) -> String {
    match (min, max) {
        (min, Some(max)) if min == max => min.to_string(),
        (0, None) => "*".to_owned(),
        (0, Some(max)) => format!("*{max}"),
        (min, None) => format!("{min}*"),
        (min, Some(max)) => format!("{min}*{max}"),
    }
}

fn pest_character(code: u32) -> String {
    match char::from_u32(code) {
        Some(c @ (' '..='&' | '('..='[' | ']'..='~')) => format!("'{c}'"),
        _ => format!("'\\u{{{code:02X}}}'"),
    }
}

fn pest_repeat(min: usize, max: Option<usize>) -> String {
    match (min, max) {
        (0, None) => "*".to_owned(),
        (1, None) => "+".to_owned(),
        (0, Some(1)) => "?".to_owned(),
        (min, None) => format!("{{{min},}}"),
        (min, Some(max)) if min == max => format!("{{{min}}}"),
        (min, Some(max)) => format!("{{{min}, {max}}}"),
    }
}
