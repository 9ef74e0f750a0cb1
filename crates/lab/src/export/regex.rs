//! Writes a rule as a regular expression: its definition, with each reference replaced by the
//! expression of the rule that it refers to.

use super::super::budget::{Budget, Instant};
use super::super::chars::CharSet;
use super::super::error::Limit;
use super::super::error::StudyError;
use super::super::expr::Expr;
use super::super::grammar::LabGrammar;
use super::super::lang::NOTHING;
use super::super::languages::Languages;
use super::super::print::repetition_sign;
use super::super::read::expression_of;

/// A notation of regular expressions. The guide for authors says how other engines read them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Dialect {
    /// A pattern of ECMAScript with the flag `u`, also the keyword `pattern` of JSON Schema.
    EcmaScript,
    /// The crate `regex`, and RE2.
    Rust,
}

/// Whether a character is written inside `[…]`.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    InClass,
    Outside,
}

impl Dialect {
    /// All dialects.
    pub const ALL: [Dialect; 2] = [Dialect::EcmaScript, Dialect::Rust];

    /// Returns an expression with the anchors for the start and the end of a text.
    pub(super) fn anchor(self, body: &str) -> String {
        match self {
            Dialect::EcmaScript => format!("^{body}$"),
            Dialect::Rust => format!("\\A{body}\\z"),
        }
    }

    /// Writes a character, escaped if necessary.
    fn write_character(self, out: &mut String, character: char, place: Place) {
        let code = character as u32;
        let is_meta = match place {
            Place::InClass => matches!(character, '\\' | ']' | '[' | '^' | '-'),
            Place::Outside => "\\^$.|?*+()[]{}".contains(character),
        };
        *out += &match (self, character) {
            (_, ' '..='~') if is_meta => format!("\\{character}"),
            (_, ' '..='~') => character.to_string(),
            (_, ..='\x7f') => format!("\\x{code:02x}"),
            (Dialect::Rust, _) => format!("\\x{{{code:x}}}"),
            (Dialect::EcmaScript, ..='\u{ffff}') => format!("\\u{code:04x}"),
            // Other engines that read this dialect have no common escape for these.
            (Dialect::EcmaScript, _) => character.to_string(),
        };
    }

    /// Writes a set of characters: a single one as itself, any other set as `[…]`.
    fn write_set(self, out: &mut String, set: &CharSet) {
        let ranges = set.code_points();
        match ranges {
            [(first, last)] if first == last => {
                let character = char::from_u32(*first).unwrap_or('\0');
                return self.write_character(out, character, Place::Outside);
            }
            // The empty set is written as the complement of one range. With two ranges that meet
            // at the surrogates, regex-syntax would accept some character.
            [] => {
                out.push_str("[^");
                self.write_ranges(out, &[(0, char::MAX as u32)]);
            }
            _ => {
                out.push('[');
                self.write_ranges(out, ranges);
            }
        }
        out.push(']');
    }

    /// Writes the ranges inside `[…]`.
    fn write_ranges(self, out: &mut String, ranges: &[(u32, u32)]) {
        for &(first, last) in ranges {
            let [from, to] = [first, last].map(|code| char::from_u32(code).unwrap_or('\0'));
            self.write_character(out, from, Place::InClass);
            if last > first + 1 {
                out.push('-');
            }
            if last > first {
                self.write_character(out, to, Place::InClass);
            }
        }
    }
}

/// The greatest number of parts of an expression.
const LARGEST: usize = 1_000_000;

/// Returns the number of parts of an expression, each range of characters and each byte of a string
/// counted. References are not followed.
fn own_size(expr: &Expr) -> usize {
    let size = |part: &Expr| match part {
        Expr::Chars(set) => set.code_points().len().max(1),
        Expr::Text { text, .. } => text.len().max(1),
        _ => 1,
    };
    expr.parts().map(size).sum()
}

/// Writes a rule as one expression without anchors. The expression of a recursive rule comes from
/// its automaton. The error is that a rule has no language, that the expression would be too large,
/// or that the budget is exceeded.
pub(super) fn write_rule(
    grammar: &LabGrammar,
    rule: usize,
    dialect: Dialect,
    budget: &Budget,
) -> Result<String, StudyError> {
    // The expressions of rules without references: see `expand`.
    let mut known: Vec<Option<Expr>> = vec![None; grammar.size()];
    let mut languages = Languages::of_within(&[grammar], budget);
    let started = Instant::now();
    // `states` is the number of parts of an expression, or of states of an automaton.
    let too_large = |states| {
        let (limit, elapsed) = (Limit::Memory, started.elapsed());
        StudyError::Budget { rule: grammar.rule(rule).name.clone(), limit, states, elapsed }
    };
    let mut sizes = vec![0usize; known.len()];
    for index in grammar.dependencies_of(rule) {
        let expr = &grammar.rule(index).expr;
        let inside = expr.references().map(|target| sizes[target]);
        sizes[index] = inside.fold(own_size(expr), usize::saturating_add);
        if sizes[index] > LARGEST {
            return Err(too_large(sizes[index]));
        }
        languages.meter.work_on(&grammar.rule(index).name);
        // The expressions of all rules are in memory at once.
        languages.meter.write(sizes[index])?;
        known[index] = Some(match grammar.cycle_at(index) {
            None => expand(expr, &known),
            Some(_) => {
                let lang = languages.compile_rule(grammar, index)?;
                let expr = match lang {
                    NOTHING => Some(Expr::Chars(CharSet::empty())),
                    lang => expression_of(&languages, lang),
                };
                let expr = expr.ok_or_else(|| too_large(languages.states(lang)))?;
                let expanded = expand(&expr, &known);
                sizes[index] = own_size(&expanded);
                expanded
            }
        });
    }
    let mut out = String::new();
    if let Some(regex) = &known[rule] {
        write_regex(&mut out, dialect, regex, Context::Inside);
    }
    Ok(out)
}

/// Converts an expression to one of sets, sequences, choices and repetitions only. `known` has the
/// expressions of the rules, which replace the references.
fn expand(expr: &Expr, known: &[Option<Expr>]) -> Expr {
    let all = |items: &[Expr]| items.iter().map(|item| expand(item, known)).collect::<Vec<_>>();
    match expr {
        Expr::Chars(_) | Expr::Text { .. } => {
            flat_sequence(expr.set_of_each_character().into_iter().map(Expr::Chars).collect())
        }
        Expr::Rule(index) => known[*index].clone().unwrap_or(Expr::Seq(Vec::new())),
        Expr::Seq(items) => flat_sequence(all(items)),
        Expr::Choice(items) => flat_choice(all(items)),
        Expr::Repeat { expr, min, max } => match expand(expr, known) {
            // Repetitions such as `1*( *x )` are merged, so that each string is matched in one way.
            Expr::Repeat { expr: once, min: least @ (0 | 1), max: None } if max.is_none() => {
                Expr::Repeat { expr: once, min: least * min, max: None }
            }
            once => Expr::repeat(once, *min, *max),
        },
        // ABNF has no lookahead.
        Expr::And(_) | Expr::Not(_) | Expr::End => Expr::Seq(Vec::new()),
    }
}

/// Returns a sequence without sequences inside it.
fn flat_sequence(items: Vec<Expr>) -> Expr {
    let mut flat = Vec::new();
    for item in items {
        match item {
            Expr::Seq(items) => flat.extend(items),
            item => flat.push(item),
        }
    }
    if flat.len() == 1 { flat.remove(0) } else { Expr::Seq(flat) }
}

/// Returns a choice without choices inside it. Alternatives of a single character are merged into
/// one class.
fn flat_choice(items: Vec<Expr>) -> Expr {
    let mut flat: Vec<Expr> = Vec::new();
    // The index of the class in `flat`, and its ranges.
    let mut class: Option<(usize, Vec<(u32, u32)>)> = None;
    let mut add = |item: Expr| match (item, &mut class) {
        (Expr::Chars(set), Some((_, ranges))) => ranges.extend(set.code_points()),
        (item, class) => {
            if let Expr::Chars(set) = &item {
                *class = Some((flat.len(), set.code_points().to_vec()));
            }
            flat.push(item);
        }
    };
    for item in items {
        match item {
            Expr::Choice(items) => items.into_iter().for_each(&mut add),
            item => add(item),
        }
    }
    if let Some((at, ranges)) = class {
        flat[at] = Expr::Chars(CharSet::from_ranges(ranges));
    }
    Expr::choice(flat)
}

/// The context of an expression.
#[derive(Clone, Copy, PartialEq)]
enum Context {
    /// In a sequence or an alternative, or at the top.
    Inside,
    /// Before a repetition sign.
    Repeated,
}

/// Writes an [expanded](expand) expression, in a group if the context requires it.
fn write_regex(out: &mut String, dialect: Dialect, regex: &Expr, context: Context) {
    let needs_group = match regex {
        Expr::Chars(_) => false,
        Expr::Choice(_) => true,
        _ => context == Context::Repeated,
    };
    if needs_group {
        out.push_str("(?:");
    }
    match regex {
        Expr::Chars(set) => dialect.write_set(out, set),
        Expr::Choice(items) => {
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    out.push('|');
                }
                write_regex(out, dialect, item, Context::Inside);
            }
        }
        Expr::Repeat { expr: once, min, max } => {
            write_regex(out, dialect, once, Context::Repeated);
            out.push_str(&repetition_sign(*min, *max, ","));
        }
        // A sequence: an expanded expression has no other parts.
        _ => {
            let items = regex.children().iter();
            items.for_each(|item| write_regex(out, dialect, item, Context::Inside));
        }
    }
    if needs_group {
        out.push(')');
    }
}
