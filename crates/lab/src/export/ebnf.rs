//! The notation of the W3C: XML 1.0 section 6.

use super::super::budget::{Budget, Meter};
use super::super::chars::CharSet;
use super::super::error::StudyError;
use super::super::expr::Expr;
use super::super::grammar::LabGrammar;

/// Writes all rules, including core rules. Counted repetitions can make the text large: it counts
/// as memory.
pub(super) fn write(grammar: &LabGrammar, budget: &Budget) -> Result<String, StudyError> {
    let (mut written, mut meter) = (String::new(), Meter::new(budget));
    for rule in grammar.rules() {
        meter.work_on(&rule.name);
        let Printed { text, .. } = print(grammar, &rule.expr, &mut meter)?;
        meter.write(text.len())?;
        written += &format!("{} ::= {}\n", name(&rule.name), unlike_a_number(&text));
    }
    Ok(written)
}

/// Brackets a set of letters and digits at the end of a rule: before the name of the next rule,
/// `[12]` would be read as the number of that rule.
fn unlike_a_number(text: &str) -> String {
    match text.strip_suffix(']').and_then(|rest| rest.rsplit_once('[')) {
        Some((before, set)) if set.chars().all(|c| c.is_ascii_alphanumeric()) => {
            format!("{before}([{set}])")
        }
        _ => text.to_owned(),
    }
}

fn name(name: &str) -> String {
    name.replace('-', "_")
}

/// The precedence of an expression.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Bond {
    Alternatives,
    Sequence,
    One,
}

struct Printed {
    text: String,
    bond: Bond,
}

impl Printed {
    fn at_least(&self, bond: Bond) -> String {
        match self.bond < bond {
            true => format!("({})", self.text),
            false => self.text.clone(),
        }
    }
}

fn print(grammar: &LabGrammar, expr: &Expr, meter: &mut Meter) -> Result<Printed, StudyError> {
    let one = |text: String| Printed { text, bond: Bond::One };
    let list = |parts: Vec<String>, separator: &str, bond: Bond| match parts.len() {
        1 => Printed { text: parts.concat(), bond: Bond::One },
        _ => Printed { text: parts.join(separator), bond },
    };
    Ok(match expr {
        Expr::Chars(set) => one(class(set)),
        Expr::Text { text, any_case } => {
            let is_plain = |text: &str| text.chars().all(|c| matches!(c, ' '..='~'));
            let quote = if text.contains('"') { '\'' } else { '"' };
            if !any_case && is_plain(text) && !text.contains(quote) {
                return Ok(one(format!("{quote}{text}{quote}")));
            }
            let sets = expr.sets();
            list(sets.iter().map(class).collect(), " ", Bond::Sequence)
        }
        Expr::Rule(index) => one(name(&grammar.rule(*index).name)),
        Expr::Seq(items) => {
            let item = |item: &Expr| Ok(print(grammar, item, meter)?.at_least(Bond::Sequence));
            let items = items.iter().map(item).collect::<Result<_, StudyError>>()?;
            list(items, " ", Bond::Sequence)
        }
        Expr::Choice(items) => {
            let item = |item: &Expr| Ok(print(grammar, item, meter)?.text);
            let items = items.iter().map(item).collect::<Result<_, StudyError>>()?;
            list(items, " | ", Bond::Alternatives)
        }
        Expr::Repeat { expr, min, max } => {
            let once = print(grammar, expr, meter)?;
            let once = match **expr {
                // The notation does not allow two repetition signs in a row.
                Expr::Repeat { .. } => format!("({})", once.text),
                _ => once.at_least(Bond::One),
            };
            // Five columns are those of `( )?` and a space.
            let rounds = max.unwrap_or(*min).max(1);
            meter.write((once.len() + 5).saturating_mul(rounds))?;
            repeated(&once, *min, *max)
        }
        Expr::And(_) | Expr::Not(_) | Expr::End => one("\"\"".to_owned()),
    })
}

/// Writes a repetition. The notation has no counts: `2*4x` is `x x (x x?)?`.
fn repeated(once: &str, min: usize, max: Option<usize>) -> Printed {
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
    let bond = if parts.len() == 1 { Bond::One } else { Bond::Sequence };
    Printed { text: parts.join(" "), bond }
}

/// Writes a set of characters.
fn class(set: &CharSet) -> String {
    let number = |code: u32| format!("#x{code:X}");
    let letter = |code| char::from_u32(code).filter(char::is_ascii_alphanumeric);
    let end = |code| letter(code).map_or_else(|| number(code), String::from);
    let mut after_number = false;
    let ranges = set.code_points().iter().map(|&(first, last)| {
        // After `#x2D`, `A` would be read as a part of the number.
        let is_digit = letter(first).is_some_and(|c| c.is_ascii_hexdigit());
        let start = if after_number && is_digit { number(first) } else { end(first) };
        match first == last {
            true => {
                after_number = start.starts_with('#');
                start
            }
            false => {
                after_number = letter(last).is_none();
                format!("{start}-{}", end(last))
            }
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
