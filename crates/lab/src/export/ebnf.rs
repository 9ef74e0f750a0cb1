//! Writes the EBNF of the W3C: XML 1.0 section 6.

use super::super::budget::{Budget, Meter};
use super::super::chars::CharSet;
use super::super::error::StudyError;
use super::super::expr::Expr;
use super::super::grammar::LabGrammar;

/// Writes all rules, including core rules. The text counts as memory, since counted repetitions can
/// make it large.
pub(super) fn write_rules(grammar: &LabGrammar, budget: &Budget) -> Result<String, StudyError> {
    let (mut written, mut meter) = (String::new(), Meter::new(budget));
    for rule in grammar.rules() {
        meter.work_on(&rule.name);
        let Printed { text, .. } = print_expr(grammar, &rule.expr, &mut meter)?;
        meter.write(text.len())?;
        written += &format!("{} ::= {}\n", ebnf_name(&rule.name), bracket_last_set(&text));
    }
    Ok(written)
}

/// Puts brackets around a set of letters and digits at the end of a rule. Otherwise `[12]` before
/// the name of the next rule would be read as the number of that rule.
fn bracket_last_set(text: &str) -> String {
    match text.strip_suffix(']').and_then(|rest| rest.rsplit_once('[')) {
        Some((before, set)) if set.chars().all(|c| c.is_ascii_alphanumeric()) => {
            format!("{before}([{set}])")
        }
        _ => text.to_owned(),
    }
}

/// Returns a rule name in the form that EBNF allows.
fn ebnf_name(name: &str) -> String {
    name.replace('-', "_")
}

/// The precedence of an expression, the loosest first.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Precedence {
    Alternatives,
    Sequence,
    /// The expression is a single item.
    Item,
}

/// An expression in EBNF.
struct Printed {
    text: String,
    precedence: Precedence,
}

impl Printed {
    /// Returns the text, in brackets if the expression binds more loosely than `precedence`.
    fn at_least(&self, precedence: Precedence) -> String {
        if self.precedence < precedence { format!("({})", self.text) } else { self.text.clone() }
    }
}

/// Writes an expression. The meter counts the text of a repetition before it is written.
fn print_expr(grammar: &LabGrammar, expr: &Expr, meter: &mut Meter) -> Result<Printed, StudyError> {
    let single = |text: String| Printed { text, precedence: Precedence::Item };
    let list = |parts: Vec<String>, separator: &str, precedence| match parts.len() {
        1 => single(parts.concat()),
        _ => Printed { text: parts.join(separator), precedence },
    };
    Ok(match expr {
        Expr::Chars(set) => single(character_class(set)),
        Expr::Text { text, any_case } => {
            let is_plain = |text: &str| text.chars().all(|c| matches!(c, ' '..='~'));
            let quote = if text.contains('"') { '\'' } else { '"' };
            if !any_case && is_plain(text) && !text.contains(quote) {
                return Ok(single(format!("{quote}{text}{quote}")));
            }
            let sets = expr.set_of_each_character();
            list(sets.iter().map(character_class).collect(), " ", Precedence::Sequence)
        }
        Expr::Rule(index) => single(ebnf_name(&grammar.rule(*index).name)),
        Expr::Seq(items) => {
            let text = |item| Ok(print_expr(grammar, item, meter)?.at_least(Precedence::Sequence));
            let texts: Result<_, StudyError> = items.iter().map(text).collect();
            list(texts?, " ", Precedence::Sequence)
        }
        Expr::Choice(items) => {
            let text = |item| Ok(print_expr(grammar, item, meter)?.text);
            let texts: Result<_, StudyError> = items.iter().map(text).collect();
            list(texts?, " | ", Precedence::Alternatives)
        }
        Expr::Repeat { expr, min, max } => {
            let once = print_expr(grammar, expr, meter)?;
            let once = match **expr {
                // The notation does not allow two repetition signs in a row.
                Expr::Repeat { .. } => format!("({})", once.text),
                _ => once.at_least(Precedence::Item),
            };
            let rounds = max.unwrap_or(*min).max(1);
            let round_length = once.len() + "( )? ".len();
            meter.write(round_length.saturating_mul(rounds))?;
            print_repetition(&once, *min, *max)
        }
        // ABNF has no lookahead.
        Expr::And(_) | Expr::Not(_) | Expr::End => single("\"\"".to_owned()),
    })
}

/// Writes a repetition. The notation has no counts: `2*4x` is `x x (x x?)?`.
fn print_repetition(once: &str, min: usize, max: Option<usize>) -> Printed {
    let mut parts = vec![once.to_owned(); min];
    match max {
        None if min == 1 => parts = vec![format!("{once}+")],
        None => parts.push(format!("{once}*")),
        Some(max) if max > min => {
            let more = max - min - 1;
            let (open, close) = (format!("({once} ").repeat(more), ")?".repeat(more));
            parts.push(format!("{open}{once}?{close}"));
        }
        Some(_) => {}
    }
    if parts.is_empty() {
        parts.push("\"\"".to_owned());
    }
    let precedence = if parts.len() == 1 { Precedence::Item } else { Precedence::Sequence };
    Printed { text: parts.join(" "), precedence }
}

/// Returns a set of characters in EBNF: `"a"`, `#x20`, or `[a-z#x20]`.
fn character_class(set: &CharSet) -> String {
    let number = |code: u32| format!("#x{code:X}");
    let letter = |code| char::from_u32(code).filter(char::is_ascii_alphanumeric);
    let end = |code| letter(code).map_or_else(|| number(code), String::from);
    let mut after_number = false;
    let ranges = set.code_points().iter().map(|&(first, last)| {
        // After `#x2D`, `A` would be read as a part of the number.
        let is_digit = letter(first).is_some_and(|c| c.is_ascii_hexdigit());
        let start = if after_number && is_digit { number(first) } else { end(first) };
        if first == last {
            after_number = start.starts_with('#');
            start
        } else {
            after_number = letter(last).is_none();
            format!("{start}-{}", end(last))
        }
    });
    match set.code_points() {
        [(first, last)] if first == last && !end(*first).starts_with('#') => {
            format!("\"{}\"", end(*first))
        }
        [(first, last)] if first == last => end(*first),
        _ => format!("[{}]", ranges.collect::<String>()),
    }
}
