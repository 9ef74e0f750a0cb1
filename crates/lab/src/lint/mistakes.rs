//! Finds the mistakes of a rule, each at the character at which the reader of ABNF stops. If a sign
//! of another notation begins there, the sign of ABNF replaces it, and the rule is read again.

use super::finding::{Lint, LintFix, LintKind};
use crate::abnf::{AbnfOptions, Definition, read_rule};
use crate::read::looks_like_rule;
use std::ops::Range;

/// The greatest number of changes to one rule. After each, the rule is read again.
const MOST_FIXES: usize = 100;

/// Signs of other notations, with their counterparts in ABNF.
const SIGNS: [(&str, &str); 6] =
    [("::=", "="), (":=", "="), (":", "="), ("||", "/"), ("|", "/"), ("_", "-")];

/// The opening and closing quotation marks of other notations.
const QUOTES: [(char, char); 3] =
    [('\'', '\''), ('\u{201C}', '\u{201D}'), ('\u{2018}', '\u{2019}')];

/// Reads a rule and reports its mistakes. Returns no definition if a mistake has no fix.
pub(super) fn read(
    text: &str,
    rule: Range<usize>,
    options: AbnfOptions,
    lint: &mut Lint,
) -> Option<Definition> {
    let mut written = text[rule.clone()].to_owned();
    // For each byte index of `written`, and for its end, the byte index in the text.
    let mut origin: Vec<usize> = (rule.start..=rule.end).collect();
    let is_rule = looks_like_rule(written.lines().next().unwrap_or(""));
    for round in 0.. {
        let error = match read_rule(&written, options) {
            Ok(mut definition) => {
                definition.map_spans(|at| origin[at]);
                definition.span = rule;
                return Some(definition);
            }
            Err(error) => error,
        };
        let place = error.place();
        let message = error.to_string();
        let message = message.strip_prefix(&format!("{place}: ")).unwrap_or(&message);
        let fix = obvious_fix(&written, place.span.start).filter(|_| round < MOST_FIXES);
        let Some((span, meant)) = fix else {
            let in_text = |span: &Range<usize>| origin[span.start]..origin[span.end];
            let first_line = text[rule.clone()].lines().next().unwrap_or("");
            let (span, message) = match is_rule {
                true => (in_text(&place.span), message),
                false => (
                    rule.start..rule.start + first_line.len(),
                    "this is not a rule: a rule is a name, '=' and a definition",
                ),
            };
            lint.add(LintKind::Syntax, span, message.to_owned(), None);
            return None;
        };
        let span_in_text = origin[span.start]..origin[span.end];
        let message = format!("{message}; probably `{meant}` is meant");
        origin.splice(span.clone(), vec![span_in_text.start; meant.len()]);
        written.replace_range(span, &meant);
        let fix = LintFix { span: span_in_text.clone(), text: meant };
        lint.add(LintKind::Syntax, span_in_text, message, Some(fix));
    }
    None
}

/// Returns the name of a rule that cannot be read, if it looks like a rule.
pub(super) fn broken_name(rule: &str) -> Option<String> {
    let name = rule.split(|c: char| c.is_whitespace() || matches!(c, '=' | ':')).next()?;
    (looks_like_rule(rule.lines().next()?) && !name.is_empty()).then(|| name.to_owned())
}

/// Returns the change that is obviously meant at the byte at which the reader stopped, if there is
/// one: the range to replace, and its new text. Each change removes a character that no change
/// inserts, so the changes come to an end.
fn obvious_fix(text: &str, at: usize) -> Option<(Range<usize>, String)> {
    let (before, rest) = text.split_at(at);
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
    // At the beginning of a rule, the brackets of `<name> =` are removed.
    if at == 0 {
        let (name, _) = rest.strip_prefix('<')?.split_once('>')?;
        return Some((0..name.len() + 2, name.to_owned()));
    }
    if let Some((sign, meant)) = SIGNS.into_iter().find(|(sign, _)| rest.starts_with(sign)) {
        let is_meant = match meant {
            "=" => before.trim_end().chars().all(is_name),
            "-" => before.ends_with(is_name) && rest[1..].starts_with(is_name),
            _ => true,
        };
        return is_meant.then(|| (at..at + sign.len(), meant.to_owned()));
    }
    let quoted = |(open, close): (char, char)| {
        let (inner, _) = rest.strip_prefix(open)?.split_once(close)?;
        let length = open.len_utf8() + inner.len() + close.len_utf8();
        let is_string = inner.chars().all(|c| matches!(c, ' '..='!' | '#'..='~'));
        is_string.then(|| (at..at + length, format!("\"{inner}\"")))
    };
    QUOTES.into_iter().find_map(quoted)
}
