//! Writes expressions and grammars in their notation, as text that can be read again.

use super::abnf::core_names;
use super::chars::CharSet;
use super::error::{MORE, StudyError};
use super::expr::{Expr, Notation, Rule, has_letter};
use super::grammar::LabGrammar;
use std::fmt;

/// Writes the rules in the notation of the grammar. Core rules that the text does not define are
/// left out; imported rules are included. For pest, the versions of rules are included, and what
/// pest skips is written out.
impl fmt::Display for LabGrammar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.own_rules().try_for_each(|index| writeln!(f, "{}", self.definition(index)))
    }
}

impl LabGrammar {
    /// Returns the indices of all rules except the core rules of RFC 5234 that the text does not
    /// define.
    pub(super) fn own_rules(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.rules().len()).filter(|&index| {
            let Rule { name, span, .. } = self.rule(index);
            // Core rules and imported rules have no span.
            let is_core = || core_names().any(|core| core.eq_ignore_ascii_case(name));
            span.is_some() || self.notation() == Notation::Pest || !is_core()
        })
    }

    /// Writes an expression of this grammar in its notation. For pest, as an author writes it:
    /// without what is skipped between its parts, and with the names of rules in place of their
    /// versions.
    pub fn display(&self, expr: &Expr) -> String {
        match self.notation() {
            Notation::Abnf => self.print(expr),
            Notation::Pest => self.print(&self.as_written(expr)),
        }
    }

    /// Returns an expression of pest without what the reader of this crate added to it.
    fn as_written(&self, expr: &Expr) -> Expr {
        match expr {
            Expr::Rule(index) => {
                // The name of a version begins with that of its rule.
                let name = self.rule(*index).name.split(',').next().unwrap_or_default();
                Expr::Rule(self.find(name).unwrap_or(*index))
            }
            Expr::Seq(items) => {
                let parts = items.iter().filter(|item| !self.is_skip(item));
                Expr::seq(parts.map(|item| self.as_written(item)).collect())
            }
            _ => {
                let written = expr.map_children(|inner| self.as_written(inner));
                // The reader writes a repetition out as `(a ~ (skipped ~ a)*)?`.
                if let Expr::Repeat { expr: once, min: 0, max: Some(1) } = &written
                    && let Expr::Seq(parts) = &**once
                    && let [first, rest @ Expr::Repeat { expr, min: 0, max: None }] = &parts[..]
                    && *first == **expr
                {
                    return rest.clone();
                }
                written
            }
        }
    }

    /// Whether an expression is what pest skips implicitly.
    fn is_skip(&self, expr: &Expr) -> bool {
        matches!(expr, Expr::Rule(index) if self.rule(*index).name.starts_with("implicit "))
    }

    /// Writes the definition of a rule.
    pub(super) fn definition(&self, index: usize) -> String {
        if let Some(refused) = self.refused_definition(index) {
            return refused;
        }
        let name = self.printed_name(index);
        let expr = self.print(&self.rule(index).expr);
        let skips = ["WHITESPACE", "COMMENT"].into_iter().any(|name| self.find(name).is_some());
        match self.notation() {
            Notation::Abnf => format!("{name} = {expr}"),
            // What pest skips is written out, so the rule must be atomic.
            Notation::Pest if skips => format!("{name} = ${{ {expr} }}"),
            Notation::Pest => format!("{name} = {{ {expr} }}"),
        }
    }

    /// Returns the definition of a rule without a meaning, as the text has it; `None` if the rule
    /// has a meaning.
    pub(super) fn refused_definition(&self, index: usize) -> Option<String> {
        let error = self.refused_itself(index)?;
        // Without a text, a rule with too many brackets cannot be written.
        let comment = || format!("; {error}");
        let is_large =
            matches!(&error, StudyError::Unsupported { what, .. } if what.starts_with(MORE));
        self.written(index).or_else(|| is_large.then(comment))
    }

    /// Returns the name of a rule in a form that can be read again: names of versions have spaces
    /// and commas, which become `_`.
    fn printed_name(&self, index: usize) -> String {
        let name = &self.rule(index).name;
        // A prose value keeps its spaces.
        let is_version = name.contains(' ') && !name.starts_with('<');
        if is_version { name.replace([' ', ','], "_") } else { name.clone() }
    }

    /// Writes an expression as an operand: in brackets if it has several parts.
    fn print_operand(&self, expr: &Expr) -> String {
        let has_parts = match expr {
            Expr::Seq(_) | Expr::Choice(_) => true,
            Expr::Chars(set) => set.code_points().len() > 1 && !self.is_any(set),
            _ => false,
        };
        let text = self.print(expr);
        if has_parts { in_brackets(&text) } else { text }
    }

    /// Writes the expression of a repetition.
    fn print_repeated(&self, expr: &Expr) -> String {
        let is_abnf = self.notation() == Notation::Abnf;
        // Expressions of one part that still need brackets before or after a repetition.
        let needs_brackets = match *expr {
            Expr::Repeat { min, max, .. } => !is_abnf || (min, max) != (0, Some(1)),
            Expr::And(_) | Expr::Not(_) => !is_abnf,
            _ => false,
        };
        if needs_brackets { in_brackets(&self.print(expr)) } else { self.print_operand(expr) }
    }

    /// Whether a set is pest's `ANY`.
    fn is_any(&self, set: &CharSet) -> bool {
        self.notation() == Notation::Pest && *set == CharSet::all()
    }

    /// Writes an expression without brackets around it.
    pub(super) fn print(&self, expr: &Expr) -> String {
        let is_abnf = self.notation() == Notation::Abnf;
        let (after_part, before_alternative) = if is_abnf { (" ", " / ") } else { (" ~ ", " | ") };
        let list = |items: &[Expr], separator: &str| {
            let part = |item: &Expr| match (expr, item) {
                // A concatenation binds more tightly than alternatives.
                (Expr::Choice(_), Expr::Seq(_)) => self.print(item),
                _ => self.print_operand(item),
            };
            items.iter().map(part).collect::<Vec<_>>().join(separator)
        };
        match expr {
            Expr::Chars(set) if self.is_any(set) => "ANY".to_owned(),
            Expr::Chars(set) => {
                let range = if is_abnf { abnf_range } else { pest_range };
                let ranges: Vec<String> = set.code_points().iter().copied().map(range).collect();
                ranges.join(before_alternative)
            }
            Expr::Text { text, any_case } if is_abnf => abnf_text(text, *any_case),
            Expr::Text { text, any_case } => {
                format!("{}{}", if *any_case { "^" } else { "" }, pest_text(text))
            }
            Expr::Rule(index) => self.printed_name(*index),
            // The empty string at the end keeps pest from rewriting the list.
            Expr::Seq(items) if !is_abnf && ends_in_list(items) => {
                list(&[items, &[Expr::empty()][..]].concat(), after_part)
            }
            Expr::Seq(items) => list(items, after_part),
            Expr::Choice(items) => list(items, before_alternative),
            Expr::Repeat { expr, min: 0, max: Some(1) } if is_abnf => {
                format!("[ {} ]", self.print(expr))
            }
            Expr::Repeat { expr, min, max } if is_abnf => {
                format!("{}{}", abnf_repeat(*min, *max), self.print_repeated(expr))
            }
            Expr::Repeat { expr, min, max } => {
                format!("{}{}", self.print_repeated(expr), repetition_sign(*min, *max, ", "))
            }
            Expr::And(expr) => format!("&{}", self.print_operand(expr)),
            Expr::Not(expr) => format!("!{}", self.print_operand(expr)),
            Expr::End => "EOI".to_owned(),
        }
    }
}

/// Writes a range of characters for pest.
fn pest_range((first, last): (u32, u32)) -> String {
    format!("{}..{}", pest_character(first), pest_character(last))
}

/// Writes a range of characters as `hex-val`.
fn abnf_range((first, last): (u32, u32)) -> String {
    if first == last { format!("%x{first:02X}") } else { format!("%x{first:02X}-{last:02X}") }
}

/// Whether a sequence ends in `(x ~ y)* ~ x`, which pest rewrites to `x ~ (y ~ x)*`.
pub(super) fn ends_in_list(items: &[Expr]) -> bool {
    let [.., Expr::Repeat { expr, min: 0, max: None }, last] = items else { return false };
    matches!(&**expr, Expr::Seq(round) if round.first() == Some(last))
}

/// Returns a text in round brackets.
fn in_brackets(text: &str) -> String {
    format!("({text})")
}

/// Writes a string as `char-val` (RFC 7405 section 2.1), or as `hex-val` if `char-val` cannot
/// express all characters.
fn abnf_text(text: &str, any_case: bool) -> String {
    if !text.chars().all(|c| matches!(c, ' '..='!' | '#'..='~')) {
        let codes: Vec<String> = text.chars().map(|c| format!("{:02X}", c as u32)).collect();
        return format!("%x{}", codes.join("."));
    }
    let case = if !any_case && has_letter(text) { "%s" } else { "" };
    format!("{case}\"{text}\"")
}

/// Writes `repeat` (RFC 5234 section 3.6, section 3.7).
pub(super) fn abnf_repeat(min: usize, max: Option<usize>) -> String {
    match (min, max) {
        (min, Some(max)) if min == max => min.to_string(),
        (0, None) => "*".to_owned(),
        (0, Some(max)) => format!("*{max}"),
        (min, None) => format!("{min}*"),
        (min, Some(max)) => format!("{min}*{max}"),
    }
}

/// Writes a string in pest's notation. `\u{…}` needs at least two digits there: `escape_debug`
/// would write `\u{c}`.
fn pest_text(text: &str) -> String {
    let written = |c: char| match c {
        '\u{1}'..='\u{8}' | '\u{b}'..='\u{c}' | '\u{e}'..='\u{f}' => {
            format!("\\u{{{:02X}}}", c as u32)
        }
        '\'' => c.to_string(),
        _ => c.escape_debug().to_string(),
    };
    let inner: String = text.chars().map(written).collect();
    format!("\"{inner}\"")
}

/// Writes a character in pest's notation.
fn pest_character(code: u32) -> String {
    match char::from_u32(code) {
        Some(c @ (' '..='&' | '('..='[' | ']'..='~')) => format!("'{c}'"),
        _ => format!("'\\u{{{code:02X}}}'"),
    }
}

/// Writes the sign of a repetition in the notation of pest and of regular expressions, which have
/// different commas.
pub(super) fn repetition_sign(min: usize, max: Option<usize>, comma: &str) -> String {
    match (min, max) {
        (0, None) => "*".to_owned(),
        (1, None) => "+".to_owned(),
        (0, Some(1)) => "?".to_owned(),
        (min, None) => format!("{{{min},}}"),
        (min, Some(max)) if min == max => format!("{{{min}}}"),
        (min, Some(max)) => format!("{{{min}{comma}{max}}}"),
    }
}
