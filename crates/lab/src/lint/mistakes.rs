//! Finds the mistakes of a rule, each at the place where the reader of ABNF stops. If a sign of
//! another notation is there, that of ABNF replaces it, and the reader goes on.

use super::finding::{Lint, LintFix, LintKind};
use crate::abnf::{AbnfOptions, Definition, read_rule};
use crate::read::looks_like_rule;
use std::ops::Range;

/// The most changes to one rule: after each, the rule is read again.
const MOST_FIXES: usize = 100;

/// Signs of other notations, with their counterparts in ABNF.
const SIGNS: [(&str, &str); 6] =
    [("::=", "="), (":=", "="), (":", "="), ("||", "/"), ("|", "/"), ("_", "-")];

/// The quotation marks of other notations.
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
    // For each byte of `written` and for its end, the place in the text.
    let mut origin: Vec<usize> = (rule.start..=rule.end).collect();
    let is_rule = looks_like_rule(written.lines().next().unwrap_or(""));
    for round in 0.. {
        let error = match read_rule(&written, options) {
            Ok(mut definition) => {
                definition.moved(|at| origin[at]);
                definition.span = rule;
                return Some(definition);
            }
            Err(error) => error,
        };
        let place = error.place();
        let message = error.to_string();
        let message = message.strip_prefix(&format!("{place}: ")).unwrap_or(&message);
        let fix = obvious(&written, place.span.start).filter(|_| round < MOST_FIXES);
        let Some((span, meant)) = fix else {
            let in_text = |span: &Range<usize>| origin[span.start]..origin[span.end];
            let (span, message) = match is_rule {
                true => (in_text(&place.span), message),
                false => (
                    rule.start..rule.start + text[rule.clone()].lines().next().map_or(0, str::len),
                    "this is not a rule: a rule is a name, '=' and a definition",
                ),
            };
            lint.add(LintKind::Syntax, span, message.to_owned(), None);
            return None;
        };
        let fixed = origin[span.start]..origin[span.end];
        let message = format!("{message}; probably `{meant}` is meant");
        origin.splice(span.clone(), vec![fixed.start; meant.len()]);
        written.replace_range(span, &meant);
        let fix = LintFix { span: fixed.clone(), text: meant };
        lint.add(LintKind::Syntax, fixed, message, Some(fix));
    }
    None
}

/// The name of a rule that cannot be read.
pub(super) fn name(rule: &str) -> Option<String> {
    let name = rule.split(|c: char| c.is_whitespace() || matches!(c, '=' | ':')).next()?;
    (looks_like_rule(rule.lines().next()?) && !name.is_empty()).then(|| name.to_owned())
}

/// The change that is obviously meant at the place where the reader stopped, if there is one. Each
/// change removes a character that no other change inserts, so the changes come to an end.
fn obvious(text: &str, at: usize) -> Option<(Range<usize>, String)> {
    let (before, rest) = text.split_at(at);
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
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
