//! A rule as a regular expression: that of its definition, with the rules that it refers to in
//! their places.

use super::super::chars::CharSet;
use super::super::grammar::{Expr, LabGrammar};
use std::fmt::Write;

/// How a regular expression is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Dialect {
    /// PCRE2.
    Pcre,
    /// The module `re` of Python.
    Python,
    /// A literal of ECMAScript with the flag `u`.
    JavaScript,
    /// RE2, and the crate `regex`.
    Re2,
    /// The keyword `pattern` of JSON Schema: what ECMAScript reads with the flag `u`, and other
    /// engines too.
    JsonSchema,
}

impl Dialect {
    /// All dialects.
    pub const ALL: [Dialect; 5] =
        [Dialect::Pcre, Dialect::Python, Dialect::JavaScript, Dialect::Re2, Dialect::JsonSchema];

    /// An expression between the marks of the start and the end of a text.
    pub(super) fn whole(self, body: &str) -> String {
        match self {
            // Values above 255 need UTF mode.
            Dialect::Pcre if body.contains("\\x{") => format!("(*UTF)\\A{body}\\z"),
            Dialect::Pcre | Dialect::Re2 => format!("\\A{body}\\z"),
            Dialect::Python => format!("\\A{body}\\Z"),
            Dialect::JavaScript => format!("/^{body}$/u"),
            Dialect::JsonSchema => format!("^{body}$"),
        }
    }

    /// The same as regex-syntax reads it.
    pub(super) fn readable(self, body: &str) -> String {
        format!("\\A{body}\\z")
    }

    fn write_character(self, out: &mut String, character: char, in_class: bool) {
        let code = character as u32;
        let is_meta = match in_class {
            true => matches!(character, '\\' | ']' | '[' | '^' | '-'),
            false => "\\^$.|?*+()[]{}".contains(character),
        };
        let result = match (self, character) {
            (Dialect::JavaScript, '/') => write!(out, "\\/"),
            (_, ' '..='~') if is_meta => write!(out, "\\{character}"),
            (_, ' '..='~') => write!(out, "{character}"),
            (_, ..='\x7f') => write!(out, "\\x{code:02x}"),
            (Dialect::Pcre | Dialect::Re2, _) => write!(out, "\\x{{{code:x}}}"),
            (Dialect::JavaScript, _) => write!(out, "\\u{{{code:x}}}"),
            (_, ..='\u{ffff}') => write!(out, "\\u{code:04x}"),
            (Dialect::Python, _) => write!(out, "\\U{code:08x}"),
            // What all engines read alike.
            (Dialect::JsonSchema, _) => write!(out, "{character}"),
        };
        // Writing to a string does not fail.
        let _ = result;
    }

    fn write_set(self, out: &mut String, set: &CharSet) {
        let ranges = set.code_points();
        let end = |code| char::from_u32(code).unwrap_or('\0');
        match ranges {
            [(first, last)] if first == last => {
                return self.write_character(out, end(*first), false);
            }
            // No character at all.
            [] => {
                out.push_str("[^");
                self.write_ranges(out, CharSet::all().code_points());
            }
            _ => {
                out.push('[');
                self.write_ranges(out, ranges);
            }
        }
        out.push(']');
    }

    fn write_ranges(self, out: &mut String, ranges: &[(u32, u32)]) {
        for &(first, last) in ranges {
            let [from, to] = [first, last].map(|code| char::from_u32(code).unwrap_or('\0'));
            self.write_character(out, from, true);
            if last > first + 1 {
                out.push('-');
            }
            if last > first {
                self.write_character(out, to, true);
            }
        }
    }
}

/// A regular expression.
#[derive(Debug, Clone, PartialEq)]
enum Regex {
    Set(CharSet),
    Seq(Vec<Regex>),
    Choice(Vec<Regex>),
    Repeat(Box<Regex>, usize, Option<usize>),
}

/// A rule that does not refer to itself, as an expression of one piece.
pub(super) fn written(grammar: &LabGrammar, rule: usize, dialect: Dialect) -> String {
    let mut known: Vec<Option<Regex>> = vec![None; grammar.rules().len()];
    for index in grammar.dependencies_of(rule) {
        known[index] = Some(of(&grammar.rule(index).expr, &known));
    }
    let mut out = String::new();
    if let Some(regex) = &known[rule] {
        write(&mut out, dialect, regex, Place::Inside);
    }
    out
}

fn of(expr: &Expr, known: &[Option<Regex>]) -> Regex {
    let all = |items: &[Expr]| items.iter().map(|item| of(item, known)).collect::<Vec<_>>();
    match expr {
        Expr::Chars(_) | Expr::Text { .. } => {
            seq(expr.sets().into_iter().map(Regex::Set).collect())
        }
        Expr::Rule(index) => known[*index].clone().unwrap_or(Regex::Seq(Vec::new())),
        Expr::Seq(items) => seq(all(items)),
        Expr::Choice(items) => choice(all(items)),
        Expr::Repeat { expr, min, max } => match of(expr, known) {
            // `1*( *x )` and such: the same strings, with one way to read each.
            Regex::Repeat(once, least @ (0 | 1), None) if max.is_none() => {
                Regex::Repeat(once, least * min, None)
            }
            once => Regex::Repeat(Box::new(once), *min, *max),
        },
        // ABNF has no lookahead.
        Expr::And(_) | Expr::Not(_) | Expr::End => Regex::Seq(Vec::new()),
    }
}

fn seq(items: Vec<Regex>) -> Regex {
    let mut flat = Vec::new();
    for item in items {
        match item {
            Regex::Seq(items) => flat.extend(items),
            item => flat.push(item),
        }
    }
    if flat.len() == 1 { flat.remove(0) } else { Regex::Seq(flat) }
}

/// Alternatives, of which those of a single character are one class.
fn choice(items: Vec<Regex>) -> Regex {
    let mut flat: Vec<Regex> = Vec::new();
    let mut add = |item: Regex| {
        let known = flat.iter_mut().find_map(|known| match known {
            Regex::Set(set) => Some(set),
            _ => None,
        });
        match (item, known) {
            (Regex::Set(set), Some(known)) => *known = known.union(&set),
            (item, _) => flat.push(item),
        }
    };
    for item in items {
        match item {
            Regex::Choice(items) => items.into_iter().for_each(&mut add),
            item => add(item),
        }
    }
    if flat.len() == 1 { flat.remove(0) } else { Regex::Choice(flat) }
}

/// Where an expression stands.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// Between others.
    Inside,
    /// Before a sign of repetition.
    Repeated,
}

fn write(out: &mut String, dialect: Dialect, regex: &Regex, place: Place) {
    let grouped = match regex {
        Regex::Set(_) => false,
        Regex::Choice(_) => true,
        Regex::Seq(_) | Regex::Repeat(..) => place == Place::Repeated,
    };
    if grouped {
        out.push_str("(?:");
    }
    match regex {
        Regex::Set(set) => dialect.write_set(out, set),
        Regex::Seq(items) => {
            items.iter().for_each(|item| write(out, dialect, item, Place::Inside));
        }
        Regex::Choice(items) => {
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    out.push('|');
                }
                write(out, dialect, item, Place::Inside);
            }
        }
        Regex::Repeat(once, min, max) => {
            write(out, dialect, once, Place::Repeated);
            out.push_str(&match (min, max) {
                (0, None) => "*".to_owned(),
                (1, None) => "+".to_owned(),
                (0, Some(1)) => "?".to_owned(),
                (min, None) => format!("{{{min},}}"),
                (min, Some(max)) if min == max => format!("{{{min}}}"),
                (min, Some(max)) => format!("{{{min},{max}}}"),
            });
        }
    }
    if grouped {
        out.push(')');
    }
}
