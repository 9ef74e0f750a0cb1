//! What is probably meant where the reader of ABNF stopped: the ways of other notations.

use super::LintKind;
use crate::abnf::outside_comments;
use crate::error::GrammarError;
use std::ops::Range;

/// A change that is probably meant, in bytes of the draft.
pub(super) struct Change {
    pub kind: LintKind,
    pub span: Range<usize>,
    pub text: String,
    pub message: String,
}

/// The change that is probably meant where the reader stopped.
pub(super) fn repair(text: &str, error: &GrammarError) -> Option<Change> {
    let Range { start: at, end } = error.place().span;
    if let GrammarError::Syntax { message, .. } = error
        && message.ends_with("before it starts")
    {
        return reversed(text, at..end, message);
    }
    Attempt { text, at }.change()
}

/// A range or a repetition whose ends are the wrong way round.
fn reversed(text: &str, span: Range<usize>, message: &str) -> Option<Change> {
    let written = &text[span.clone()];
    let (kind, meant) = if let Some((first, last)) = written.split_once('*') {
        (LintKind::Repetition, format!("{last}*{first}"))
    } else if let Some((first, last)) = written.split_once('-') {
        let (prefix, first) = first.split_at(2);
        (LintKind::Value, format!("{prefix}{last}-{first}"))
    } else {
        return None;
    };
    let message = format!("{message}; probably `{meant}` is meant");
    Some(Change { kind, span, text: meant, message })
}

/// Where the reader stopped.
struct Attempt<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Attempt<'t> {
    fn before(&self) -> &'t str {
        &self.text[..self.at]
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn line(&self) -> &'t str {
        self.rest().split('\n').next().unwrap_or("")
    }

    fn replace(
        &self,
        kind: LintKind,
        span: Range<usize>,
        text: impl Into<String>,
        why: &str,
    ) -> Option<Change> {
        let text = text.into();
        let message = match (text.trim(), &self.text[span.clone()]) {
            ("", _) => why.to_owned(),
            (meant, written) if written.trim().is_empty() => format!("{why}: probably `{meant}`"),
            (meant, written) => {
                format!("{why}: for `{}`, probably `{meant}` is meant", written.trim())
            }
        };
        Some(Change { kind, span, text, message })
    }

    /// Replaces what the rest begins with.
    fn here(&self, kind: LintKind, length: usize, text: &str, why: &str) -> Option<Change> {
        self.replace(kind, self.at..self.at + length, text, why)
    }

    /// The first of the ways of other notations that is found here and is a change.
    fn change(&self) -> Option<Change> {
        let ways = [
            Self::defined_as,
            Self::comment,
            Self::range,
            Self::value,
            Self::name,
            Self::string,
            Self::brackets,
            Self::postfix,
            Self::separators,
            Self::missing,
            Self::space,
        ];
        let changes = ways.into_iter().filter_map(|way| way(self));
        changes.into_iter().find(|change| change.text != self.text[change.span.clone()])
    }

    fn defined_as(&self) -> Option<Change> {
        let (kind, why) = (LintKind::DefinedAs, "a rule is defined by '='");
        if self.at == 0 {
            // `<name> =`
            let inner = self.rest().strip_prefix('<')?;
            let (name, _) = inner.split_once('>')?;
            let why = "the name of a rule that is defined has no angle brackets";
            return self.here(LintKind::Name, name.len() + 2, name, why);
        }
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if !self.before().trim_end().chars().all(is_name) {
            return None;
        }
        for operator in ["|=", "+=", "/="] {
            if self.rest().starts_with(operator) {
                return self.here(kind, 2, "=/", "alternatives are added by '=/'");
            }
        }
        let operators = ["::=", ":=", "->", "\u{2192}", "<-", "\u{2190}", ":"];
        let operator = operators.iter().find(|operator| self.rest().starts_with(**operator))?;
        self.here(kind, operator.len(), "=", why)
    }

    fn comment(&self) -> Option<Change> {
        let why = "a comment begins with ';'";
        let kind = LintKind::Comment;
        if self.before().ends_with("/*") && self.text[self.at..].contains("*/") {
            let end = self.at + self.rest().find("*/")?;
            let inner = self.text[self.at..end].replace('\n', "\n ;");
            return self.replace(kind, self.at - 2..end + 2, format!(";{inner}\n "), why);
        }
        // `(* *)`
        if let Some(start) = self.before().rfind("(*") {
            let rest = &self.text[start + 2..];
            let inner = rest.find("*)").map(|length| &rest[..length]);
            let is_prose = |inner: &&str| !inner.trim().is_empty() && !inner.contains('"');
            let inner = inner.filter(is_prose).filter(|inner| self.at < start + inner.len() + 4);
            if let Some(inner) = inner {
                let end = start + inner.len() + 4;
                let text = inner.replace('\n', "\n ;");
                return self.replace(kind, start..end, format!(";{text}\n "), why);
            }
        }
        if self.before().ends_with('/') && self.rest().starts_with('/') {
            return self.replace(kind, self.at - 1..self.at + 1, ";", why);
        }
        if self.rest().starts_with("--") {
            return self.here(kind, 2, ";", why);
        }
        if self.before().ends_with('#') && self.rest().starts_with([' ', '\t']) {
            return self.replace(kind, self.at - 1..self.at, ";", why);
        }
        None
    }

    /// `"a".."z"` and `"a"-"z"`, with single quotes too, and `%x41-%x5A`, `%x41..5A`.
    fn range(&self) -> Option<Change> {
        let why = "a range of characters is written by their numbers";
        let prefixes = ["%x", "0x", "#x", "x", "U+"];
        if self.before().ends_with(['-', '.']) {
            for prefix in prefixes {
                if self.rest().starts_with(prefix) {
                    return self.here(
                        LintKind::Value,
                        prefix.len(),
                        "",
                        "only the first number of a range has the '%x'",
                    );
                }
            }
            if self.before().ends_with('.') && self.rest().starts_with('.') {
                let dots = self.rest().len() - self.rest().trim_start_matches('.').len();
                return self.replace(LintKind::Value, self.at - 1..self.at + dots, "-", why);
            }
        }
        let rest = self.rest().trim_start();
        let operator =
            ["...", "..", "-", "\u{2013}", "\u{2014}"].iter().find(|it| rest.starts_with(**it))?;
        let after = rest[operator.len()..].trim_start();
        let before = self.before().trim_end();
        // `%x41 - %x5A`
        let first = before.trim_end_matches(|c: char| c.is_ascii_hexdigit());
        if let Some(start) = first.strip_suffix("%x").map(str::len) {
            let last = after.strip_prefix("%x").unwrap_or(after);
            let digits = last.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(last.len());
            if first.len() < before.len() && digits > 0 {
                let end = self.text.len() - last.len() + digits;
                let meant = format!("{}-{}", &before[start..], &last[..digits]);
                return self.replace(LintKind::Value, start..end, meant, why);
            }
        }
        let last = single_character(after)?;
        let quote = before.chars().next_back().filter(|c| matches!(c, '"' | '\''))?;
        let start = before[..before.len() - 1].rfind(quote)?;
        let first = single_character(&before[start..])?;
        let end = self.text.len() - after.len() + last.len_utf8() + 2;
        let meant = format!("%x{:02X}-{:02X}", first as u32, last as u32);
        self.replace(LintKind::Value, start..end, meant, why)
    }

    fn value(&self) -> Option<Change> {
        let why = "a character is written by its number";
        let hexadecimal = |prefix: &str, after: &str| {
            let digits = after.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(after.len());
            (digits > 0).then(|| (prefix.len() + digits, format!("%x{}", &after[..digits])))
        };
        for prefix in ["\\u{", "\\x{", "\\u", "\\x", "&#x"] {
            if let Some(after) = self.rest().strip_prefix(prefix) {
                let (length, meant) = hexadecimal(prefix, after)?;
                let close = self.rest()[length..].starts_with(['}', ';']);
                return self.here(LintKind::Value, length + usize::from(close), &meant, why);
            }
        }
        if let Some(after) = self.rest().strip_prefix('+')
            && let Some(start) = self.before().strip_suffix(['U', 'u'])
            && !start.ends_with(|c: char| c.is_alphanumeric() || c == '-')
        {
            let (length, meant) = hexadecimal("+", after)?;
            return self.replace(LintKind::Value, self.at - 1..self.at + length, meant, why);
        }
        if self.before().ends_with('%') {
            let after = self.rest().trim_start_matches(['u', 'U', '+']);
            let skipped = self.rest().len() - after.len();
            let (length, _) = hexadecimal("", after)?;
            let meant = format!("%x{}", &after[..length]);
            let span = self.at - 1..self.at + skipped + length;
            return self.replace(LintKind::Value, span, meant, why);
        }
        None
    }

    /// A name with `_`, with `.`, or with a hyphen that is not ASCII.
    fn name(&self) -> Option<Change> {
        let wrong = self.rest().chars().next()?;
        let is_hyphen = matches!(wrong, '_' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{AD}');
        let is_wrong =
            |c: char| matches!(c, '_' | '.' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{AD}');
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || is_wrong(c);
        let next = self.rest()[wrong.len_utf8()..].chars().next();
        let is_dot = wrong == '.' && next.is_some_and(|c| c.is_ascii_alphanumeric());
        if !is_hyphen && !is_dot {
            return None;
        }
        // A dash between two names may have spaces around it.
        let after = self.rest()[wrong.len_utf8()..].trim_start();
        let is_dash =
            is_hyphen && wrong != '_' && after.starts_with(|c: char| c.is_ascii_alphabetic());
        let is_blank = |c: char| is_dash && matches!(c, ' ' | '\t');
        let before = self.before().trim_end_matches(is_blank).trim_end_matches(is_name);
        let (start, rest) =
            (before.len(), self.rest()[wrong.len_utf8()..].trim_start_matches(is_blank));
        let length = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        let end = self.text.len() - rest.len() + length;
        let written = self.text[start..end].trim_end_matches('.');
        let meant = written.replace(is_blank, "").replace(is_wrong, "-");
        let meant = meant.trim_matches('-');
        if !meant.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return None;
        }
        let why = format!("a rule name has no {wrong:?}");
        self.replace(LintKind::Name, start..start + written.len(), meant, &why)
    }

    fn string(&self) -> Option<Change> {
        let line = self.line();
        let (why, kind) = ("a string stands between double quotes", LintKind::Quote);
        if self.before().ends_with("\"\\\"") && line.starts_with('"') {
            let why = "a string has no escapes, and no double quote";
            return self.replace(kind, self.at - 3..self.at + 1, "%x22", why);
        }
        for (open, close) in [
            ("'", "'"),
            ("\u{201C}", "\u{201D}"),
            ("\u{2018}", "\u{2019}"),
            ("`", "`"),
            ("\u{201E}", "\u{201C}"),
        ] {
            let Some(inner) = line.strip_prefix(open) else { continue };
            let length = inner.find(close)?;
            let whole = open.len() + length + close.len();
            return self.here(kind, whole, &quoted(&inner[..length]), why);
        }
        // Within a string that does not end, or has what a string cannot have.
        let start = self.open_quote()?;
        let line = self.text[start..].split('\n').next().unwrap_or("");
        if let Some(length) = line[1..].find('"') {
            let inner = &line[1..1 + length];
            let why = "a string has ASCII characters only";
            return self.replace(kind, start..start + length + 2, quoted(inner), why);
        }
        let end = start + line.trim_end().len();
        let why = format!("the string `{}` has no end", line.trim_end());
        Some(Change { kind, span: end..end, text: "\"".into(), message: why })
    }

    /// The double quote of the string in which the reader stopped.
    fn open_quote(&self) -> Option<usize> {
        let start = self.before().rfind('\n').map_or(0, |newline| newline + 1);
        let mut open = None;
        for (at, character) in self.text[start..self.at].char_indices() {
            match (character, open) {
                ('"', None) => open = Some(start + at),
                ('"', Some(_)) => open = None,
                (';', None) => return None,
                _ => {}
            }
        }
        open
    }

    fn brackets(&self) -> Option<Change> {
        let kind = LintKind::Bracket;
        let mut open = Vec::new();
        for (_, character, is_inside) in outside_comments(self.before()) {
            match character {
                _ if is_inside => {}
                '(' | '[' => open.push(character),
                ')' | ']' => drop(open.pop()),
                _ => {}
            }
        }
        let needed = open.last().map(|open| if *open == '(' { ")" } else { "]" });
        let missing = self.before().trim_end().ends_with(['/', '=', '(', '[']);
        match (self.rest().chars().next(), needed) {
            (Some('{'), _) => {
                let inner = &self.rest()[1..];
                if inner.starts_with(|c: char| c.is_ascii_digit() || c == ',') {
                    return None;
                }
                self.here(LintKind::Repetition, 1, "*(", "a repetition is written '*( )'")
            }
            (Some('}'), Some(")")) => {
                self.here(LintKind::Repetition, 1, ")", "a repetition is written '*( )'")
            }
            _ if missing => None,
            (Some(c @ (')' | ']' | '}')), Some(needed)) => {
                let why = format!("{c:?} does not close what is open");
                self.here(kind, 1, needed, &why)
            }
            (Some(c @ (')' | ']' | '}')), None) => {
                let message = format!("{c:?} closes nothing");
                Some(Change { kind, span: self.at..self.at + 1, text: String::new(), message })
            }
            (None, Some(needed)) if self.rest().is_empty() => {
                let (end, _) = content_end(self.text);
                let message = format!("the bracket {needed:?} is missing");
                Some(Change { kind, span: end..end, text: needed.into(), message })
            }
            _ => None,
        }
    }

    /// `a*`, `a+`, `a?` and `a{2,3}`.
    fn postfix(&self) -> Option<Change> {
        // The reader took the operator for a repetition of what follows.
        let mut at = self.at;
        let is_apart = self.before().trim_end_matches('*').ends_with([' ', '\t']);
        if self.before().ends_with('*') && (!is_apart || self.nothing_follows()) {
            at -= 1;
        }
        let rest = &self.text[at..];
        let repeat = match rest.chars().next()? {
            '*' => Some((1, "*".to_owned())),
            '+' => Some((1, "1*".to_owned())),
            '?' => Some((1, String::new())),
            '{' => {
                let (numbers, _) = rest[1..].split_once('}')?;
                let bounds = numbers.split_once(',');
                let (min, max) = bounds.unwrap_or((numbers, numbers));
                let (min, max) = (min.trim(), max.trim());
                let is_number = |n: &str| n.chars().all(|c| c.is_ascii_digit());
                let repeat = match bounds {
                    None => min.to_owned(),
                    Some(_) => format!("{min}*{max}"),
                };
                (is_number(min) && is_number(max) && !numbers.is_empty())
                    .then(|| (numbers.len() + 2, repeat))
            }
            _ => None,
        };
        let (length, repeat) = repeat?;
        let before = self.text[..at].trim_end();
        let start = element_start(before)?;
        let element = &before[start..];
        if element.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        let repeated = before[..start].trim_end_matches(is_repeat);
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let (start, element) =
            match (repeated.len() < start && !repeated.ends_with(is_name), &*repeat) {
                (true, "") => (repeated.len(), before[repeated.len()..].to_owned()),
                (true, _) => (repeated.len(), format!("({})", &before[repeated.len()..])),
                _ => (start, element.to_owned()),
            };
        let meant = match (repeat.as_str(), element.starts_with('[')) {
            ("", true) => element,
            ("", false) => format!("[ {element} ]"),
            _ => format!("{repeat}{element}"),
        };
        let why = "a repetition stands before what is repeated";
        self.replace(LintKind::Repetition, start..at + length, meant, why)
    }

    /// Signs between the parts of a concatenation or of alternatives, and after a rule.
    fn separators(&self) -> Option<Change> {
        let rest = self.rest();
        if rest.starts_with("||") {
            return self.here(LintKind::Bar, 2, "/", "alternatives are separated by '/'");
        }
        if rest.starts_with('|') {
            return self.here(LintKind::Bar, 1, "/", "alternatives are separated by '/'");
        }
        let sign = rest.chars().next()?;
        let length = sign.len_utf8();
        let is_last = rest[length..].trim().is_empty();
        let change = |text: &str, message: String| {
            let span = self.at..self.at + length;
            Some(Change { kind: LintKind::Space, span, text: text.into(), message })
        };
        match sign {
            ',' | '.' | '&' | '\u{B7}' if is_last => change("", format!("no {sign:?} ends a rule")),
            ',' | '.' | '&' | '\u{B7}' | '~' => {
                change(" ", format!("a concatenation has spaces, and no {sign:?}"))
            }
            _ if sign.is_whitespace() && !sign.is_ascii() => {
                change(" ", format!("U+{:04X} is no space", sign as u32))
            }
            _ => None,
        }
    }

    /// Whether an alternative ends where the reader stopped.
    fn nothing_follows(&self) -> bool {
        let rest = self.rest().trim_start();
        rest.is_empty() || rest.starts_with([')', ']', '/', ';'])
    }

    fn missing(&self) -> Option<Change> {
        let kind = LintKind::Missing;
        let before = self.before().trim_end();
        let rest = self.rest().trim_start();
        let ends = rest.is_empty() || rest.starts_with([')', ']', ';']);
        // `( * )`
        let repeat = &before[before.trim_end_matches(is_repeat).len()..];
        if repeat.contains(['*', '#']) && self.nothing_follows() {
            let span = before.len() - repeat.len()..before.len();
            let message = "nothing stands here that is repeated".into();
            return Some(Change { kind: LintKind::Repetition, span, text: String::new(), message });
        }
        // `1* DIGIT`
        if self.before().ends_with(is_repeat) && self.rest().starts_with([' ', '\t']) && !ends {
            let blank = self.rest().len() - self.rest().trim_start_matches([' ', '\t']).len();
            let message = "no space stands between a repetition and what is repeated".into();
            let span = self.at..self.at + blank;
            return Some(Change { kind: LintKind::Repetition, span, text: String::new(), message });
        }
        let remove = |span: Range<usize>| {
            let message =
                "there is no alternative before or after '/'; the empty one is \"\"".into();
            Some(Change { kind, span, text: String::new(), message })
        };
        if self.rest().starts_with('/') && before.ends_with(['/', '=', '(', '[']) {
            return remove(self.at..self.at + 1);
        }
        let (end, last) = content_end(self.before());
        if ends && last == Some('/') {
            return remove(end - 1..end);
        }
        if ends && matches!(last, Some('=' | '(' | '[')) {
            let message = "nothing stands here; the empty string is \"\"".into();
            return Some(Change { kind, span: end..end, text: " \"\" ".into(), message });
        }
        None
    }

    /// A part right behind another.
    fn space(&self) -> Option<Change> {
        let first = self.rest().chars().next()?;
        let last = self.before().chars().next_back()?;
        // A repetition goes on without one.
        let element = self.before().trim_end_matches(is_repeat);
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if element.len() < self.at && !element.ends_with(is_name) {
            return None;
        }
        let begins = matches!(first, '"' | '(' | '[' | '<' | '%' | '*' | '#')
            || first.is_ascii_alphanumeric();
        let ends = matches!(last, '"' | ')' | ']' | '>') || last.is_ascii_alphanumeric();
        let message = "a space is missing between two parts of a concatenation".into();
        let span = self.at..self.at;
        let change = Change { kind: LintKind::Space, span, text: " ".into(), message };
        (begins && ends).then_some(change)
    }
}

/// What a repetition has before what is repeated.
fn is_repeat(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '*' | '#')
}

/// The one character of a string in quotes of either kind that a text begins with.
fn single_character(text: &str) -> Option<char> {
    let mut characters = text.chars();
    let quote = characters.next().filter(|c| matches!(c, '"' | '\''))?;
    let character = characters.next()?;
    (characters.next() == Some(quote)).then_some(character)
}

/// A string as ABNF has it.
fn quoted(text: &str) -> String {
    if text.chars().all(|c| matches!(c, ' '..='!' | '#'..='~')) {
        return format!("\"{text}\"");
    }
    let codes: Vec<String> = text.chars().map(|c| format!("{:02X}", c as u32)).collect();
    format!("%x{}", codes.join("."))
}

/// Where the last part of a rule ends, comments left out, and its last character.
fn content_end(text: &str) -> (usize, Option<char>) {
    let content = outside_comments(text).filter(|(_, character, _)| !character.is_whitespace());
    let last = content.last().map(|(at, character, _)| (at + character.len_utf8(), character));
    last.map_or((0, None), |(end, character)| (end, Some(character)))
}

/// Where the element begins that a text ends with.
fn element_start(text: &str) -> Option<usize> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.');
    let start = match text.chars().next_back()? {
        quote @ ('"' | '\'') => text[..text.len() - 1].rfind(quote)?,
        '>' => text.rfind('<')?,
        close @ (')' | ']') => {
            let open = if close == ')' { '(' } else { '[' };
            let mut depth = 0;
            let mut at = text.len();
            loop {
                at = text[..at].rfind([open, close])?;
                depth += if text[at..].starts_with(close) { 1 } else { -1 };
                if depth == 0 {
                    break at;
                }
            }
        }
        c if is_name(c) => text.trim_end_matches(is_name).len(),
        _ => return None,
    };
    // `%x41`, `%s"x"`
    let prefix =
        ["%s", "%i", "%S", "%I", "%"].iter().find(|prefix| text[..start].ends_with(**prefix));
    Some(start - prefix.map_or(0, |prefix| prefix.len()))
}
