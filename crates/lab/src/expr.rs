//! Defines the rules of a grammar and the expressions in them.

use super::chars::CharSet;
use std::borrow::Cow;
use std::ops::Range;

/// The notation of a grammar, which determines what its rules mean.
///
/// ```
/// use abnf_lab::{LabGrammar, Notation, Study};
///
/// // pest chooses the first alternative, which matches only the "a" of "ab".
/// let abnf = LabGrammar::from_abnf("a = \"a\" / \"ab\"\n").unwrap();
/// let pest = LabGrammar::from_pest("a = { \"a\" | \"ab\" }").unwrap();
/// assert_eq!((abnf.notation(), pest.notation()), (Notation::Abnf, Notation::Pest));
/// assert!(Study::of(abnf).accepts("a", "ab")? && !Study::of(pest).accepts("a", "ab")?);
/// # Ok::<(), abnf_lab::StudyError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Notation {
    /// RFC 5234: alternatives are unordered, and every derivation counts.
    Abnf,
    /// pest: the first alternative that matches is chosen, and a repetition keeps what it consumed.
    Pest,
}

/// An expression of a grammar, in either notation.
///
/// ```
/// use abnf_lab::{Expr, LabGrammar};
///
/// let grammar = LabGrammar::from_abnf("a = *b \"x\"\nb = %x30-39\n").unwrap();
/// let expr = &grammar.rule(0).expr;
/// assert!(matches!(expr, Expr::Seq(items) if items.len() == 2));
/// assert_eq!((expr.children().len(), expr.parts().count(), expr.size()), (2, 4, 4));
/// assert_eq!(expr.references().collect::<Vec<_>>(), [1]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Expr {
    /// One character of a set.
    Chars(CharSet),
    /// A string, which may be empty.
    Text {
        /// The string as written.
        text: String,
        /// Whether ASCII letters match in both cases (RFC 5234 section 2.3).
        any_case: bool,
    },
    /// A reference to the rule with this index.
    Rule(usize),
    /// A concatenation.
    Seq(Vec<Expr>),
    /// Alternatives.
    Choice(Vec<Expr>),
    /// A repetition. An option is a repetition from zero to one.
    Repeat {
        /// The repeated expression.
        expr: Box<Expr>,
        /// The minimum number of times.
        min: usize,
        /// The maximum number of times; `None` if there is no maximum.
        max: Option<usize>,
    },
    /// Lookahead: succeeds if the expression matches, and consumes nothing (pest `&e`).
    And(Box<Expr>),
    /// Negative lookahead: succeeds if the expression does not match, and consumes nothing (pest
    /// `!e`).
    Not(Box<Expr>),
    /// The end of the input (pest `EOI`).
    End,
}

impl Expr {
    /// Returns an expression for a string, with its letters as they are.
    pub(super) fn text(text: &str) -> Self {
        Expr::Text { text: text.to_owned(), any_case: false }
    }

    /// Returns an expression for a string whose letters match in both cases.
    pub(super) fn text_in_any_case(text: &str) -> Self {
        Expr::Text { text: text.to_owned(), any_case: has_letter(text) }
    }

    /// Whether this is the string without characters.
    pub(super) fn is_empty_string(&self) -> bool {
        matches!(self, Expr::Text { text, .. } if text.is_empty())
    }

    /// Returns the string without characters.
    pub(super) fn empty() -> Self {
        Expr::text("")
    }

    /// Returns the concatenation of the items: the only item itself, and the empty string for none.
    pub(super) fn seq(mut items: Vec<Expr>) -> Self {
        match items.len() {
            0 => Expr::empty(),
            1 => items.remove(0),
            _ => Expr::Seq(items),
        }
    }

    /// Returns the choice between the items, of which there must be one: the only item itself.
    pub(super) fn choice(mut items: Vec<Expr>) -> Self {
        if items.len() == 1 { items.remove(0) } else { Expr::Choice(items) }
    }

    /// Returns an option: the expression, or the empty string.
    pub(super) fn option(expr: Expr) -> Self {
        Expr::repeat(expr, 0, Some(1))
    }

    /// Returns a repetition of an expression.
    pub(super) fn repeat(expr: Expr, min: usize, max: Option<usize>) -> Self {
        Expr::Repeat { expr: Box::new(expr), min, max }
    }

    /// The expressions directly inside this one, in order.
    pub fn children(&self) -> &[Expr] {
        match self {
            Expr::Chars(_) | Expr::Text { .. } | Expr::Rule(_) | Expr::End => &[],
            Expr::Seq(items) | Expr::Choice(items) => items,
            Expr::Repeat { expr, .. } | Expr::And(expr) | Expr::Not(expr) => {
                std::slice::from_ref(expr)
            }
        }
    }

    /// The expressions directly inside this one, to change them.
    pub(super) fn children_mut(&mut self) -> &mut [Expr] {
        match self {
            Expr::Chars(_) | Expr::Text { .. } | Expr::Rule(_) | Expr::End => &mut [],
            Expr::Seq(items) | Expr::Choice(items) => items,
            Expr::Repeat { expr, .. } | Expr::And(expr) | Expr::Not(expr) => {
                std::slice::from_mut(expr)
            }
        }
    }

    /// Returns this expression with what `map` returns in place of each expression directly inside
    /// it.
    pub(super) fn map_children(&self, mut map: impl FnMut(&Expr) -> Expr) -> Self {
        match self {
            Expr::Chars(_) | Expr::Text { .. } | Expr::Rule(_) | Expr::End => self.clone(),
            Expr::Seq(items) => Expr::Seq(items.iter().map(map).collect()),
            Expr::Choice(items) => Expr::Choice(items.iter().map(map).collect()),
            Expr::Repeat { expr, min, max } => Expr::repeat(map(expr), *min, *max),
            Expr::And(expr) => Expr::And(Box::new(map(expr))),
            Expr::Not(expr) => Expr::Not(Box::new(map(expr))),
        }
    }

    /// This expression and every one inside it, outermost first, in the order of the text.
    pub fn parts(&self) -> impl Iterator<Item = &Expr> {
        let mut open = vec![self];
        std::iter::from_fn(move || {
            let expr = open.pop()?;
            open.extend(expr.children().iter().rev());
            Some(expr)
        })
    }

    /// The number of [parts](Self::parts).
    pub fn size(&self) -> usize {
        self.parts().count()
    }

    /// Replaces the index of each reference by what `new_index` returns for it.
    pub(super) fn renumber(&mut self, new_index: &mut impl FnMut(usize) -> usize) {
        match self {
            Expr::Rule(index) => *index = new_index(*index),
            other => other.children_mut().iter_mut().for_each(|it| it.renumber(new_index)),
        }
    }

    /// The rules that the expression refers to, one for each reference.
    pub fn references(&self) -> impl Iterator<Item = usize> + '_ {
        self.parts().filter_map(|part| match part {
            Expr::Rule(index) => Some(*index),
            _ => None,
        })
    }

    /// Returns the characters of an expression that is a set of characters, a string of one
    /// character, or a choice of these; none for any other. References are not followed.
    pub(super) fn as_set(&self) -> Option<CharSet> {
        self.as_set_with(&mut |_| None)
    }

    /// Returns the characters of an expression as [`as_set`](Self::as_set) does, but `set_of_rule`
    /// returns those of the rules that it refers to.
    pub(super) fn as_set_with(
        &self,
        set_of_rule: &mut impl FnMut(usize) -> Option<CharSet>,
    ) -> Option<CharSet> {
        match self {
            Expr::Rule(index) => set_of_rule(*index),
            Expr::Choice(items) => {
                let sets = items.iter().map(|item| item.as_set_with(set_of_rule));
                let sets = sets.collect::<Option<Vec<CharSet>>>()?;
                let ranges = sets.iter().flat_map(CharSet::code_points).copied();
                Some(CharSet::from_ranges(ranges))
            }
            // A string of several characters has several sets.
            _ => match &self.set_of_each_character()[..] {
                [set] => Some(set.clone()),
                _ => None,
            },
        }
    }

    /// Returns the alternatives of a choice, with adjacent sets of characters united.
    pub(super) fn alternatives(items: &[Expr]) -> Vec<Cow<'_, Expr>> {
        let mut united: Vec<Cow<'_, Expr>> = Vec::new();
        let mut ranges: Option<Vec<(u32, u32)>> = None;
        for item in items {
            match item.as_set() {
                Some(set) => ranges.get_or_insert_default().extend(set.code_points()),
                None => {
                    let set = ranges.take().map(|all| Expr::Chars(CharSet::from_ranges(all)));
                    united.extend(set.map(Cow::Owned));
                    united.push(Cow::Borrowed(item));
                }
            }
        }
        let set = ranges.map(|all| Expr::Chars(CharSet::from_ranges(all)));
        united.extend(set.map(Cow::Owned));
        united
    }

    /// Returns for each character of a string the set of characters that match it; for a set of
    /// characters, only this set; for any other expression, nothing.
    pub(super) fn set_of_each_character(&self) -> Vec<CharSet> {
        match self {
            Expr::Chars(set) => vec![set.clone()],
            Expr::Text { text, any_case: false } => text.chars().map(CharSet::single).collect(),
            Expr::Text { text, .. } => {
                let cases = |c: char| [c.to_ascii_lowercase(), c.to_ascii_uppercase()];
                let both = |c| CharSet::from_ranges(cases(c).map(|c| (c as u32, c as u32)));
                text.chars().map(both).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// One rule of a grammar.
///
/// ```
/// use abnf_lab::{LabGrammar, Rule};
///
/// let grammar = LabGrammar::from_abnf("a = 1*DIGIT\n").unwrap();
/// let [Rule { name, span, .. }, digit] = grammar.rules() else { panic!() };
/// assert_eq!((&**name, span.clone().unwrap().start), ("a", 0));
/// assert_eq!((&*digit.name, &digit.span), ("DIGIT", &None));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rule {
    /// The name as written in the file.
    pub name: String,
    /// The definition of the rule.
    pub expr: Expr,
    /// The range of the rule in its file, in bytes; `None` for a core rule of RFC 5234 Appendix B.1
    /// that the file does not define, for an imported rule, and for a version of a rule of pest.
    pub span: Option<Range<usize>>,
}

/// Whether the text has an ASCII letter, so that its case can matter.
pub(super) fn has_letter(text: &str) -> bool {
    text.chars().any(|character| character.is_ascii_alphabetic())
}

/// Whether a character can follow the first one of a `rulename` (RFC 5234 section 4).
pub(super) fn is_in_rulename(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '-'
}

/// Whether a text is a `rulename` (RFC 5234 section 4).
pub(super) fn is_rulename(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic()) && text.chars().all(is_in_rulename)
}

/// Returns a rule name in the form in which names are compared: RFC 5234 section 2.1 ignores case,
/// and pest has '_' in place of ABNF's '-'.
pub(super) fn folded(name: &str) -> String {
    name.to_ascii_lowercase().replace('_', "-")
}
