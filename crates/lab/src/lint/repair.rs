//! A rule with mistakes, and what it probably means.
//!
//! The reader of ABNF says where a rule goes wrong. What stands there is compared with the ways of
//! other notations; the change that is probably meant is made, and the rule is read again. So there
//! is one reader, and what is proposed is known to be a rule.

use super::change::{Change, repair};
use super::{Lint, LintFix, LintKind};
use crate::abnf::{
    AbnfOptions, Definition, core_names, outside_comments, read_rule, rule_lines, rule_names,
};
use crate::error::GrammarError;
use crate::grammar::folded;
use crate::read::{Open, looks_like_rule};
use std::collections::HashSet;
use std::ops::Range;

/// The highest number of changes of one rule.
const MOST_REPAIRS: usize = 100;

/// What bounds the changes of one rule: their number, and that none leads back to a text that was
/// there before.
#[derive(Default)]
struct Rounds {
    seen: HashSet<String>,
    furthest: usize,
}

impl Rounds {
    /// Whether one more change may be made, of a text that could be read up to a place.
    fn next(&mut self, text: &str, at: usize) -> bool {
        // A repair must bring the reader further.
        let is_stuck = self.seen.len() > 3 && at < self.furthest;
        self.furthest = self.furthest.max(at);
        !is_stuck && self.seen.len() < MOST_REPAIRS && self.seen.insert(text.to_owned())
    }
}

/// The places of the rules of a text. A line that goes on with the rule before it, though it stands
/// where rules begin, is found; so is a rule that begins further right than the others.
pub(super) fn rules(text: &str, lint: &mut Lint) -> Vec<Range<usize>> {
    let spans = rule_lines(text);
    let names = spans.iter().map(|span| &text[span.clone()]).filter(|body| looks_like_rule(body));
    let names: HashSet<String> = names.map(|body| folded(&body[..name_length(body)])).collect();
    let mut rules: Vec<Range<usize>> = Vec::new();
    for span in spans {
        let lines = pieces(text, span);
        for (index, line) in lines.into_iter().enumerate() {
            let body = &text[line.clone()];
            let is_rule = looks_like_rule(body.lines().next().unwrap_or(""));
            let goes_on = index == 0
                && !is_rule
                && rules.last().is_some_and(|last| {
                    let mut open = Open::default();
                    text[last.clone()].lines().for_each(|line| open.read(line));
                    let is_begun = open.is_open() || body.starts_with(['/', '|', ')', ']']);
                    is_begun || has_known_names(body, &names)
                });
            match rules.last_mut() {
                Some(last) if goes_on => {
                    last.end = line.end;
                    let first = line.start..line.start + body.lines().next().unwrap_or("").len();
                    let message = "this line goes on with the rule before it, and is to begin \
                                   further right than a rule";
                    let start = first.start;
                    let fix = LintFix { span: start..start, text: "    ".into() };
                    lint.add(LintKind::Indentation, first, message.into(), Some(fix));
                }
                _ => {
                    if index > 0 {
                        let message = "a rule begins here, further right than the first rule does";
                        let start = text[..line.start].rfind('\n').map_or(0, |newline| newline + 1);
                        let fix = LintFix { span: start..line.start, text: String::new() };
                        let name = line.start..line.start + name_length(body);
                        lint.add(LintKind::Indentation, name, message.into(), Some(fix));
                    }
                    rules.push(line);
                }
            }
        }
    }
    rules
}

/// Whether a text is made of parts of a rule, of which those with a name are defined.
fn has_known_names(text: &str, names: &HashSet<String>) -> bool {
    let is_known =
        |name: String| names.contains(&name) || core_names().any(|core| folded(core) == name);
    let rule = read_rule(&format!("a = {text}"), AbnfOptions::new());
    rule.is_ok_and(|rule| !rule.references.is_empty() && rule_names(&rule).all(is_known))
}

/// A rule, divided where a line within it looks like a rule of its own and all brackets are closed.
fn pieces(text: &str, span: Range<usize>) -> Vec<Range<usize>> {
    let (mut pieces, mut at) = (Vec::new(), span.start);
    let (mut start, mut open) = (span.start, Open::default());
    for line in text[span.clone()].split_inclusive('\n') {
        let body = line.trim_start();
        let begins = at + line.len() - body.len();
        if at > span.start && !open.is_open() && looks_like_rule(body) && !body.starts_with(';') {
            pieces.push(start..text[..at].trim_end().len().max(start));
            (start, open) = (begins, Open::default());
        }
        open.read(line);
        at += line.len();
    }
    pieces.push(start..span.end);
    pieces
}

pub(super) enum Repaired {
    Rule(Definition),
    /// It has no meaning; its name, if it has one.
    Broken(Option<String>),
}

/// A rule as it is being repaired.
struct Draft {
    text: String,
    /// Of each byte and of the end, its place in the text of the grammar.
    origin: Vec<usize>,
}

impl Draft {
    /// Has all lines but the first begin further right than a rule.
    fn indent(&mut self) {
        let is_margin =
            |(at, _): &(usize, &str)| self.text[at + 1..].starts_with(|c: char| !c.is_whitespace());
        let margins: Vec<usize> =
            self.text.match_indices('\n').filter(is_margin).map(|(at, _)| at + 1).collect();
        for at in margins.into_iter().rev() {
            self.text.insert(at, ' ');
            self.origin.insert(at, self.origin[at]);
        }
    }

    fn apply(&mut self, change: &Change) -> (Range<usize>, String) {
        let Range { start, end } = change.span.clone();
        let original = self.origin[start]..self.origin[end].max(self.origin[start]);
        self.text.replace_range(start..end, &change.text);
        let inserted = vec![original.start; change.text.len()];
        self.origin.splice(start..end, inserted);
        (original, change.text.clone())
    }
}

/// The changes of a rule, and what it is after them.
struct Mended {
    changes: Vec<(LintKind, String, LintFix)>,
    read: Result<Definition, GrammarError>,
}

impl Draft {
    fn mended(&mut self, options: AbnfOptions, rounds: &mut Rounds) -> Mended {
        let mut changes: Vec<(LintKind, String, LintFix)> = Vec::new();
        loop {
            let error = match read_rule(&self.text, options) {
                Ok(definition) => return Mended { changes, read: Ok(definition) },
                Err(error) => error,
            };
            let at = self.origin[error.place().span.start];
            let change = rounds.next(&self.text, at).then(|| repair(&self.text, &error)).flatten();
            let Some(change) = change else {
                return Mended { changes, read: Err(error) };
            };
            let (span, text) = self.apply(&change);
            // A change of what was changed before is the one that counts.
            changes.retain(|(.., LintFix { span: before, .. })| {
                before.is_empty() || before.start < span.start || span.end < before.end
            });
            changes.push((change.kind, change.message, LintFix { span, text }));
        }
    }
}

pub(super) fn repaired(
    text: &str,
    rule: Range<usize>,
    options: AbnfOptions,
    lint: &mut Lint,
) -> Repaired {
    let mut draft =
        Draft { text: text[rule.clone()].to_owned(), origin: (rule.start..=rule.end).collect() };
    draft.indent();
    let Mended { changes, read } = draft.mended(options, &mut Rounds::default());
    let is_rule = looks_like_rule(text[rule.clone()].lines().next().unwrap_or(""));
    if read.is_ok() || is_rule {
        let is_change = |fix: &LintFix| text[fix.span.clone()] != fix.text;
        for (kind, message, fix) in changes.into_iter().filter(|(.., fix)| is_change(fix)) {
            lint.add(kind, fix.span.clone(), message, Some(fix));
        }
    }
    let error = match read {
        Ok(mut definition) => {
            definition.moved(|at| draft.origin[at]);
            definition.span = rule;
            suspects(text, &definition, lint);
            return Repaired::Rule(definition);
        }
        Err(error) => error,
    };
    let name = &text[rule.start..rule.start + name_length(&text[rule.clone()])];
    if is_rule
        && name.starts_with(|c: char| !c.is_ascii_alphabetic())
        && error.place().span.start == 0
    {
        let message = format!("the name of a rule begins with a letter, and `{name}` does not");
        let span = rule.start..rule.start + name.len();
        lint.add(LintKind::Name, span, message, None);
    } else if is_rule {
        let span = &error.place().span;
        let message = error.to_string();
        let message = message.strip_prefix(&format!("{}: ", error.place())).unwrap_or(&message);
        let span = draft.origin[span.start]..draft.origin[span.end];
        lint.add(LintKind::Syntax, span, message.to_owned(), None);
    } else {
        let first = rule.start..rule.start + text[rule.clone()].lines().next().unwrap_or("").len();
        let message = "this is no rule: a rule is a name, '=' and what it is defined as";
        lint.add(LintKind::Syntax, first, message.into(), None);
    }
    Repaired::Broken((is_rule && !name.is_empty()).then(|| name.to_owned()))
}

/// What is ABNF and probably means something else.
fn suspects(text: &str, definition: &Definition, lint: &mut Lint) {
    let body = &text[definition.span.clone()];
    for (at, character, is_inside) in outside_comments(body) {
        if is_inside || character != '0' {
            continue;
        }
        let hexadecimal = body[at..].strip_prefix("0x").unwrap_or("");
        let digits = hexadecimal.find(|c: char| !c.is_ascii_hexdigit());
        let digits = &hexadecimal[..digits.unwrap_or(hexadecimal.len())];
        let before = body[..at].chars().next_back();
        if !digits.is_empty() && before.is_none_or(|c| !c.is_alphanumeric() && c != '-') {
            let start = definition.span.start + at;
            let span = start..start + 2 + digits.len();
            let message = format!(
                "`0x{digits}` repeats a rule `x{digits}` zero times; probably `%x{digits}` is meant"
            );
            let fix = LintFix { span: span.clone(), text: format!("%x{digits}") };
            lint.add(LintKind::Value, span, message, Some(fix));
        }
    }
}

/// The length of what a rule begins with and could be its name.
fn name_length(text: &str) -> usize {
    text.find(|c: char| !(c.is_alphanumeric() || matches!(c, '-' | '_' | '.')))
        .unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::{Draft, MOST_REPAIRS, Range, Rounds};
    use crate::abnf::AbnfOptions;
    use proptest::prelude::*;

    fn draft(text: &str) -> Draft {
        let Range { start, end } = 0..text.len();
        Draft { text: text.to_owned(), origin: (start..=end).collect() }
    }

    /// What the ways of all notations have in common with mistakes.
    fn words() -> impl Strategy<Value = String> {
        let words = [
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            "*",
            "+",
            "?",
            "#",
            "1",
            "2*3",
            "/",
            "|",
            "=",
            ":",
            ";",
            "\"",
            "'",
            "`",
            "<",
            ">",
            "%",
            "%x41",
            "%s",
            "-",
            "_",
            ".",
            "..",
            ",",
            "0x",
            "U+",
            "a",
            "b",
            "\"x\"",
            "{2}",
            "(*",
            "*)",
            "/*",
            "*/",
            "//",
            "--",
            "\\",
            "\\u",
            " ",
            "  ",
            "\n",
            "\n  ",
            "\u{2013}",
            "\u{201C}",
            "\u{201D}",
            "\u{A0}",
            "\u{AD}",
            "é",
            "\u{10FFFF}",
        ];
        let any = prop_oneof![
            8 => prop::sample::select(words.to_vec()).prop_map(str::to_owned),
            1 => any::<char>().prop_map(String::from),
        ];
        prop::collection::vec(any, 0..100).prop_map(|words| words.concat())
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

        #[test]
        fn repairs_come_to_an_end(words in words(), is_rule in any::<bool>()) {
            let text: String = words.chars().take(200).collect();
            let mut draft = draft(&if is_rule { format!("a = {text}") } else { text });
            let mut rounds = Rounds::default();
            let mended = draft.mended(AbnfOptions::new(), &mut rounds);
            prop_assert!(rounds.seen.len() <= MOST_REPAIRS);
            prop_assert!(mended.changes.len() <= rounds.seen.len());
        }
    }
}
