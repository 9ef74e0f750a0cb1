//! Finds the mistakes of a rule, each at the character at which the reader of ABNF stops. If a sign
//! of another notation begins there, the sign of ABNF replaces it, and the rule is read again.

use super::finding::{Lint, LintFix, LintKind};
use crate::abnf::{AbnfOptions, CodeCharacter, Definition, outside_comments, read_rule};
use crate::expr::is_in_rulename;
use crate::read::looks_like_rule;
use std::ops::Range;

/// The greatest number of changes to one rule. After each, the rule is read again.
const MOST_FIXES: usize = 100;

/// Signs of other notations, with their counterparts in ABNF.
const SIGNS: [(&str, &str); 6] =
    [("::=", "="), (":=", "="), (":", "="), ("||", "/"), ("|", "/"), ("_", "-")];

/// The message for a rule that is indented further than the first one.
pub(super) const INDENTED: &str =
    "a rule begins as far left as the first one: further right, it continues the rule above it";

/// The opening and closing quotation marks of other notations.
const QUOTES: [(char, char); 3] =
    [('\'', '\''), ('\u{201C}', '\u{201D}'), ('\u{2018}', '\u{2019}')];

/// Reads the rule in the range `rule` of the text, and reports its mistakes. Returns no definition if
/// a mistake has no fix.
pub(super) fn read_and_report(
    text: &str,
    rule: Range<usize>,
    options: AbnfOptions,
    lint: &mut Lint,
) -> Option<Definition> {
    let mut written = text[rule.clone()].to_owned();
    // For each byte index of `written`, and for its end, the byte index in the text.
    let mut origin: Vec<usize> = (rule.start..=rule.end).collect();
    for round in 0.. {
        let error = match read_rule(&written, options) {
            Ok(mut definition) => {
                definition.map_spans(|at| origin[at]);
                definition.span = rule;
                return Some(definition);
            }
            Err(error) => error,
        };
        let (mistake, message) = (error.place().span.clone(), error.message());
        let change = obvious_change(&written, mistake.start).filter(|_| round < MOST_FIXES);
        let Some(LintFix { span, text: meant }) = change else {
            report_without_change(text, rule, (&written, &origin), mistake, &message, lint);
            return None;
        };
        let span_in_text = origin[span.start]..origin[span.end];
        let message = if meant.is_empty() {
            format!("{message}; probably `{}` is not meant", &written[span.clone()])
        } else {
            format!("{message}; probably `{meant}` is meant")
        };
        origin.splice(span.clone(), vec![span_in_text.start; meant.len()]);
        written.replace_range(span, &meant);
        let fix = LintFix { span: span_in_text.clone(), text: meant };
        lint.add(LintKind::Syntax, span_in_text, message, Some(fix));
    }
    None
}

/// Reports a mistake that no obvious change mends, at the range `mistake` of `written`. `written` is
/// the rule with the changes so far, `origin` the byte index in the text for each byte of it.
fn report_without_change(
    text: &str,
    rule: Range<usize>,
    (written, origin): (&str, &[usize]),
    mistake: Range<usize>,
    message: &str,
    lint: &mut Lint,
) {
    let in_text = |span: &Range<usize>| origin[span.start]..origin[span.end];
    let first_line = text[rule.clone()].lines().next().unwrap_or("");
    let is_rule = looks_like_rule(first_line);
    let first_line = rule.start..rule.start + first_line.len();
    let (span, message, fix) = if let Some(indent) = indented_rule(written, mistake.start) {
        let span = in_text(&indent);
        let margin = text[..rule.start].rsplit('\n').next().unwrap_or("").to_owned();
        (span.clone(), INDENTED, Some(LintFix { span, text: margin }))
    } else if written.starts_with('/') {
        let fix = LintFix { span: rule.start..rule.start, text: "    ".to_owned() };
        (first_line, "a line that continues a rule is indented", Some(fix))
    } else if !is_rule {
        (first_line, "this is not a rule: a rule is a name, '=' and a definition", None)
    } else if let Some(open) = unclosed_bracket(written, mistake.clone()) {
        (in_text(&open), "this bracket is not closed", None)
    } else {
        (in_text(&mistake), message, None)
    };
    lint.add(LintKind::Syntax, span, message.to_owned(), fix);
}

/// Returns the change of the range `span` to `text`.
fn change(span: Range<usize>, text: impl Into<String>) -> LintFix {
    LintFix { span, text: text.into() }
}

/// Returns the name that a rule that cannot be read begins with, if it begins with one. References
/// to it are no mistakes of their own.
pub(super) fn broken_name(rule: &str) -> Option<String> {
    let name = rule.split(|c: char| c.is_whitespace() || matches!(c, '=' | ':')).next()?;
    (!name.is_empty()).then(|| name.to_owned())
}

/// Returns the change of a rule that is obviously meant at the byte at which the reader stopped, if
/// there is one. Each change removes a character that no change inserts, or inserts the only `=` of a
/// rule, so the changes come to an end.
fn obvious_change(text: &str, at: usize) -> Option<LintFix> {
    let (before, rest) = text.split_at(at);
    // At the beginning of a rule, the brackets of `<name> =` are removed.
    if at == 0 {
        let (name, _) = rest.strip_prefix('<')?.split_once('>')?;
        return Some(change(0..name.len() + 2, name));
    }
    if lacks_sign(before, rest) {
        return Some(change(at..at, "= "));
    }
    if let Some((sign, meant)) = SIGNS.into_iter().find(|(sign, _)| rest.starts_with(sign)) {
        let is_meant = match meant {
            "=" => before.trim_end().chars().all(is_in_rulename),
            "-" => before.ends_with(is_in_rulename) && rest[1..].starts_with(is_in_rulename),
            _ => true,
        };
        return is_meant.then(|| change(at..at + sign.len(), meant));
    }
    let quoted = |(open, close): (char, char)| {
        let (inner, _) = rest.strip_prefix(open)?.split_once(close)?;
        let length = open.len_utf8() + inner.len() + close.len_utf8();
        let is_string = inner.chars().all(|c| matches!(c, ' '..='!' | '#'..='~'));
        is_string.then(|| change(at..at + length, format!("\"{inner}\"")))
    };
    [change_value, change_mark, change_suffix, change_braces]
        .into_iter()
        .find_map(|change| change(before, rest))
        .or_else(|| QUOTES.into_iter().find_map(quoted))
}

/// Whether a rule lacks its `=` between `before`, which is a name, and `rest`, which can only be the
/// beginning of a definition, or is one. A sentence has no signs of a definition.
fn lacks_sign(before: &str, rest: &str) -> bool {
    let name = before.trim_end();
    let is_after_name = name.len() < before.len() && name.chars().all(is_in_rulename);
    let begins_definition = rest.starts_with(['"', '%', '(', '[', '<', '*', '#'])
        || rest.starts_with(|c: char| c.is_ascii_digit());
    let is_definition = || {
        rest.contains(['/', '"', '%', '[', '*'])
            && read_rule(&format!("{before}= {rest}"), AbnfOptions::new()).is_ok()
    };
    is_after_name && !rest.contains('=') && (begins_definition || is_definition())
}

/// Returns the change for a value in another notation: `0x41`, `U+0041`, `%x41-%x5A`, `"a"-"z"`.
fn change_value(before: &str, rest: &str) -> Option<LintFix> {
    let at = before.len();
    let is_hex = |text: &str| text.starts_with(|c: char| c.is_ascii_hexdigit());
    if rest.strip_prefix("0x").is_some_and(is_hex) {
        return Some(change(at..at + 2, "%x"));
    }
    if before.ends_with('-') {
        let prefix = ["%x", "%d", "%b", "U+", "0x"].into_iter().find(|it| rest.starts_with(it))?;
        return Some(change(at..at + prefix.len(), ""));
    }
    if element_start(before).is_some_and(|start| &before[start..] == "U") {
        let is_code_point = rest.strip_prefix('+').is_some_and(is_hex);
        return is_code_point.then(|| change(at - 1..at + 1, "%x"));
    }
    // The reader stops before a range in single quotes, and behind the first of two strings.
    let start = before.strip_suffix('"').map(|before| before.rfind('"').unwrap_or(at));
    [at, start.unwrap_or(at)].into_iter().find_map(|start| {
        let (value, length) = quoted_range(&format!("{}{rest}", &before[start..]))?;
        Some(change(start..start + length, value))
    })
}

/// If a text begins with a range between two characters in quotation marks, such as `'0'-'9'` or
/// `"a".."z"`, returns the value of ABNF, and the length of the range in the text in bytes.
fn quoted_range(text: &str) -> Option<(String, usize)> {
    let quoted = |text: &str| {
        let mut characters = text.chars();
        let (open, character) = (characters.next()?, characters.next()?);
        let is_quoted = matches!(open, '\'' | '"') && characters.next() == Some(open);
        is_quoted.then(|| (character, text.len() - characters.as_str().len()))
    };
    let (first, length) = quoted(text)?;
    let sign = ["-", ".."].into_iter().find(|sign| text[length..].starts_with(sign))?;
    let (last, end) = quoted(&text[length + sign.len()..])?;
    let value = format!("%x{:02X}-{:02X}", first as u32, last as u32);
    (first <= last).then_some((value, length + sign.len() + end))
}

/// Returns the change for a mark that is not of ABNF: a quotation mark in a string, a no-break
/// space, or a second slash.
fn change_mark(before: &str, rest: &str) -> Option<LintFix> {
    let at = before.len();
    if rest.starts_with('\u{A0}') {
        return Some(change(at..at + '\u{A0}'.len_utf8(), " "));
    }
    if rest.starts_with('/') && before.ends_with('/') {
        return Some(change(at..at + 1, ""));
    }
    let string = ["\"\\\"", "\"\""].into_iter().find(|string| before.ends_with(string))?;
    rest.starts_with('"').then(|| change(at - string.len()..at + 1, "DQUOTE"))
}

/// Returns the change for a repetition behind its element: `DIGIT*`, `"x"?`, `"x"{2,3}`; and for
/// `1+DIGIT`.
fn change_suffix(before: &str, rest: &str) -> Option<LintFix> {
    let at = before.len();
    let is_end = |rest: &str| {
        !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '"' | '%' | '(' | '['))
    };
    let start = element_start(before)?;
    let element = &before[start..];
    if rest.starts_with('+') && element.chars().all(|c| c.is_ascii_digit()) {
        return (!is_end(&rest[1..])).then(|| change(at..at + 1, "*"));
    }
    if let Some(sign) = rest.chars().next().filter(|c| matches!(c, '*' | '+' | '?')) {
        let text = match sign {
            '*' => format!("*{element}"),
            '+' => format!("1*{element}"),
            _ => format!("[ {element} ]"),
        };
        return is_end(&rest[1..]).then(|| change(start..at + 1, text));
    }
    let (counts, _) = rest.strip_prefix('{')?.split_once('}')?;
    let (least, most) = counts.split_once(',').unwrap_or((counts, counts));
    let is_number = |text: &str| text.chars().all(|c| c.is_ascii_digit());
    let repeat = if counts.contains(',') { format!("{least}*{most}") } else { least.to_owned() };
    let are_numbers = !least.is_empty() && is_number(least) && is_number(most);
    are_numbers.then(|| change(start..at + counts.len() + 2, format!("{repeat}{element}")))
}

/// Returns the change for `{…}`, which means any number of rounds in other notations.
fn change_braces(before: &str, rest: &str) -> Option<LintFix> {
    let (inner, _) = rest.strip_prefix('{')?.rsplit_once('}')?;
    let is_element = !inner.contains(['{', '}', '\n', ';']) && !inner.trim().is_empty();
    let span = before.len()..before.len() + inner.len() + 2;
    is_element.then(|| change(span, format!("*({inner})")))
}

/// Returns the byte at which the element at the end of a text begins: a name, a value, a string, or
/// brackets without strings in them. None if there is no element, or it has a repetition before it.
fn element_start(text: &str) -> Option<usize> {
    let start = match text.chars().next_back()? {
        '"' => text[..text.len() - 1].rfind('"')?,
        close @ (')' | ']') if !text.contains('"') => {
            let open = if close == ')' { '(' } else { '[' };
            let mut depth = 0;
            let mut brackets = text.char_indices().rev();
            brackets.find_map(|(at, c)| {
                depth += i32::from(c == close) - i32::from(c == open);
                (depth == 0).then_some(at)
            })?
        }
        _ => {
            let is_value = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '%');
            text.trim_end_matches(is_value).len()
        }
    };
    let is_alone = text[..start].ends_with([' ', '\t', '\n', '=', '/', '(', '[']);
    (start < text.len() && is_alone).then_some(start)
}

/// Returns the indent of a rule that was read as a part of the rule above it: a line that has only a name
/// before the `=` at byte `at`, where the reader stopped.
fn indented_rule(text: &str, at: usize) -> Option<Range<usize>> {
    let start = text[..at].rfind('\n')? + 1;
    let line = &text[start..at];
    let name = line.trim();
    let is_name = !name.is_empty() && name.chars().all(is_in_rulename);
    let indent = line.len() - line.trim_start().len();
    (is_name && text[at..].starts_with('=')).then(|| start..start + indent)
}

/// Returns the range of the innermost open bracket, if the mistake is that the text ends too early:
/// `mistake` is then empty, with only white space after it.
fn unclosed_bracket(text: &str, mistake: Range<usize>) -> Option<Range<usize>> {
    if !mistake.is_empty() || mistake.start < text.trim_end().len() {
        return None;
    }
    let mut open = Vec::new();
    for CodeCharacter { at, character, .. } in outside_comments(text).filter(|it| !it.is_quoted) {
        match character {
            '(' | '[' => open.push(at),
            ')' | ']' => drop(open.pop()),
            _ => {}
        }
    }
    open.pop().map(|at| at..at + 1)
}
