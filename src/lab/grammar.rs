//! A grammar as data: rules and the expressions that define them.

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use pest_meta::optimizer::OptimizedRule;

use super::chars::CharSet;
use super::error::GrammarError;

/// How the rules of a grammar are to be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Notation {
    /// RFC 5234: alternatives are unordered, and every way of matching counts.
    Abnf,
    /// pest: the first alternative that fits is taken, and what a repetition
    /// took is not given back.
    Pest,
}

/// One expression of a grammar, in either notation.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Expr {
    /// One character of a set.
    Chars(CharSet),
    /// A string; with `any_case`, its ASCII letters stand for both cases
    /// (RFC 5234, section 2.3). The empty string is `""`.
    Text {
        /// The string as written.
        text: String,
        /// Whether ASCII letters stand for both cases.
        any_case: bool,
    },
    /// A reference to the rule with this index.
    Rule(usize),
    /// A concatenation.
    Seq(Vec<Expr>),
    /// Alternatives.
    Choice(Vec<Expr>),
    /// A repetition, from `min` to `max` times; `None` is without end. An
    /// option is a repetition from zero to one.
    Repeat {
        /// What is repeated.
        expr: Box<Expr>,
        /// The least number of times.
        min: usize,
        /// The greatest number of times.
        max: Option<usize>,
    },
    /// Only where the expression matches, and taking nothing (pest `&e`).
    And(Box<Expr>),
    /// Only where the expression does not match, and taking nothing (pest `!e`).
    Not(Box<Expr>),
    /// The end of the input (pest `EOI`).
    End,
}

impl Expr {
    /// The empty string.
    pub fn empty() -> Self {
        Expr::Text { text: String::new(), any_case: false }
    }

    /// `[ expr ]` of ABNF, `expr?` of pest.
    pub fn optional(expr: Expr) -> Self {
        Expr::Repeat { expr: Box::new(expr), min: 0, max: Some(1) }
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

    /// The sets of characters that a string in this place is made of, one set
    /// for each place.
    pub fn text_sets(text: &str, any_case: bool) -> impl Iterator<Item = CharSet> + '_ {
        text.chars().map(move |character| {
            let set = CharSet::single(character);
            if any_case { set.ascii_case_folded() } else { set }
        })
    }

    /// How many expressions there are, this one and those inside it.
    pub fn size(&self) -> usize {
        1 + self.children().iter().map(Expr::size).sum::<usize>()
    }

    /// Calls `see` for this expression and every one inside it, outermost first.
    pub fn visit<'e>(&'e self, see: &mut impl FnMut(&'e Expr)) {
        see(self);
        for child in self.children() {
            child.visit(see);
        }
    }
}

/// One rule of a grammar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The name as the file writes it.
    pub name: String,
    /// What the rule is defined as.
    pub expr: Expr,
    /// Where the rule stands in its file, in bytes; `None` for a core rule of
    /// RFC 5234, Appendix B.1 that the file does not define itself.
    pub span: Option<Range<usize>>,
}

/// A grammar as data, loaded at run time. All of its rules are regular: none
/// refers to itself, neither directly nor through others.
#[derive(Debug, Clone)]
pub struct LabGrammar {
    notation: Notation,
    rules: Vec<Rule>,
    by_name: HashMap<String, usize>,
    source: String,
    /// What pest runs; empty for an ABNF.
    pest: Arc<Vec<OptimizedRule>>,
}

impl LabGrammar {
    pub(super) fn new(notation: Notation, rules: Vec<Rule>) -> Self {
        let mut by_name = HashMap::new();
        for (index, rule) in rules.iter().enumerate() {
            by_name.entry(folded(&rule.name)).or_insert(index);
        }
        // The exact name wins where two rules differ only in case or hyphen.
        for (index, rule) in rules.iter().enumerate() {
            by_name.insert(rule.name.clone(), index);
        }
        LabGrammar { notation, rules, by_name, source: String::new(), pest: Arc::default() }
    }

    pub(super) fn set_source(&mut self, text: &str) {
        self.source = text.to_owned();
    }

    pub(super) fn set_pest(&mut self, rules: Vec<OptimizedRule>) {
        self.pest = Arc::new(rules);
    }

    pub(super) fn pest(&self) -> &[OptimizedRule] {
        &self.pest
    }

    /// The text that the grammar was read from; of a fragment laid over a base,
    /// both texts, the base first. The spans of the rules are places in it.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The same grammar with another definition of one rule, whose references
    /// are indices of this grammar. Its text is printed anew.
    ///
    /// # Errors
    /// The new rule makes a grammar that its notation refuses.
    ///
    /// # Panics
    /// There is no such index.
    pub fn with_rule(&self, index: usize, expr: Expr) -> Result<Self, GrammarError> {
        let mut changed = self.clone();
        changed.rules[index].expr = expr;
        let text = changed.to_string();
        match self.notation {
            Notation::Abnf => Self::from_abnf(&text),
            Notation::Pest => Self::from_pest(&text),
        }
    }

    /// How the rules are to be read.
    pub fn notation(&self) -> Notation {
        self.notation
    }

    /// The rules in the order of the file; core rules that the file uses but
    /// does not define come last.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rule with this index.
    ///
    /// # Panics
    /// There is no such index.
    pub fn rule(&self, index: usize) -> &Rule {
        &self.rules[index]
    }

    /// The index of the rule of this name. A name that is not there letter for
    /// letter is looked up without regard to case and with '_' for '-'.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.by_name
            .get(name)
            .or_else(|| self.by_name.get(&name.replace('_', "-")))
            .or_else(|| self.by_name.get(&name.replace('-', "_")))
            .or_else(|| self.by_name.get(&folded(name)))
            .copied()
    }
}

/// Whether upper and lower case make a difference.
pub(super) fn has_letter(text: &str) -> bool {
    text.chars().any(|character| character.is_ascii_alphabetic())
}

/// A rule name as names are compared: RFC 5234, section 2.1 ignores case, and
/// pest writes '_' where ABNF writes '-'.
pub(super) fn folded(name: &str) -> String {
    name.to_ascii_lowercase().replace('_', "-")
}

/// The rules that no text of ABNF needs to define: RFC 5234, Appendix B.1.
pub(super) const CORE_RULES: &str = concat!(
    "ALPHA = %x41-5A / %x61-7A\n",
    "BIT = \"0\" / \"1\"\n",
    "CHAR = %x01-7F\n",
    "CR = %x0D\n",
    "CRLF = CR LF\n",
    "CTL = %x00-1F / %x7F\n",
    "DIGIT = %x30-39\n",
    "DQUOTE = %x22\n",
    "HEXDIG = DIGIT / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\"\n",
    "HTAB = %x09\n",
    "LF = %x0A\n",
    "LWSP = *(WSP / CRLF WSP)\n",
    "OCTET = %x00-FF\n",
    "SP = %x20\n",
    "VCHAR = %x21-7E\n",
    "WSP = SP / HTAB\n",
);

/// Displays an expression in the notation of its grammar.
pub struct DisplayExpr<'g> {
    grammar: &'g LabGrammar,
    expr: &'g Expr,
}

impl LabGrammar {
    /// An expression of this grammar, to be printed in its notation.
    pub fn display<'g>(&'g self, expr: &'g Expr) -> DisplayExpr<'g> {
        DisplayExpr { grammar: self, expr }
    }
}

/// The rules in the notation of the grammar, as a text that can be read again.
/// Core rules that the text did not define itself are left out.
impl fmt::Display for LabGrammar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rule in self.rules.iter().filter(|rule| rule.span.is_some()) {
            let expr = self.display(&rule.expr);
            match self.notation {
                Notation::Abnf => writeln!(f, "{} = {expr}", rule.name)?,
                Notation::Pest => writeln!(f, "{} = {{ {expr} }}", rule.name)?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for DisplayExpr<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.grammar.notation {
            Notation::Abnf => self.abnf(f, self.expr, false),
            Notation::Pest => self.pest(f, self.expr, false),
        }
    }
}

impl DisplayExpr<'_> {
    fn abnf(&self, f: &mut fmt::Formatter<'_>, expr: &Expr, inner: bool) -> fmt::Result {
        match expr {
            Expr::Chars(set) => {
                let ranges = set.code_points();
                let brackets = inner && ranges.len() > 1;
                join(f, brackets, " / ", ranges, |f, &(first, last)| {
                    write!(f, "%x{first:02X}")?;
                    if last > first {
                        write!(f, "-{last:02X}")?;
                    }
                    Ok(())
                })
            }
            Expr::Text { text, any_case } => {
                if !text.chars().all(|c| matches!(c, ' '..='!' | '#'..='~')) {
                    let codes: Vec<String> =
                        text.chars().map(|c| format!("{:02X}", c as u32)).collect();
                    return write!(f, "%x{}", codes.join("."));
                }
                if !any_case && has_letter(text) {
                    f.write_str("%s")?;
                }
                write!(f, "\"{text}\"")
            }
            Expr::Rule(index) => f.write_str(&self.grammar.rule(*index).name),
            Expr::Seq(items) => join(f, inner, " ", items, |f, item| self.abnf(f, item, true)),
            Expr::Choice(items) => join(f, inner, " / ", items, |f, item| self.abnf(f, item, true)),
            Expr::Repeat { expr, min: 0, max: Some(1) } => {
                f.write_str("[ ")?;
                self.abnf(f, expr, false)?;
                f.write_str(" ]")
            }
            Expr::Repeat { expr, min, max } => {
                match (min, max) {
                    (min, Some(max)) if min == max => write!(f, "{min}")?,
                    (0, None) => f.write_str("*")?,
                    (0, Some(max)) => write!(f, "*{max}")?,
                    (min, None) => write!(f, "{min}*")?,
                    (min, Some(max)) => write!(f, "{min}*{max}")?,
                }
                let counted =
                    matches!(**expr, Expr::Repeat { min, max, .. } if (min, max) != (0, Some(1)));
                self.wrapped(f, counted, |f| self.abnf(f, expr, !counted))
            }
            Expr::And(_) | Expr::Not(_) | Expr::End => self.pest(f, expr, inner),
        }
    }

    fn wrapped(
        &self,
        f: &mut fmt::Formatter<'_>,
        brackets: bool,
        write: impl FnOnce(&mut fmt::Formatter<'_>) -> fmt::Result,
    ) -> fmt::Result {
        if brackets {
            f.write_str("(")?;
        }
        write(f)?;
        if brackets {
            f.write_str(")")?;
        }
        Ok(())
    }

    fn pest(&self, f: &mut fmt::Formatter<'_>, expr: &Expr, inner: bool) -> fmt::Result {
        match expr {
            Expr::Chars(set) if *set == CharSet::all() => f.write_str("ANY"),
            Expr::Chars(set) => {
                let ranges: Vec<_> = set.ranges().collect();
                let brackets = inner && ranges.len() > 1;
                join(f, brackets, " | ", &ranges, |f, range| {
                    write!(
                        f,
                        "'\\u{{{:02X}}}'..'\\u{{{:02X}}}'",
                        *range.start() as u32,
                        *range.end() as u32
                    )
                })
            }
            Expr::Text { text, any_case } => {
                if *any_case {
                    f.write_str("^")?;
                }
                write!(f, "{text:?}")
            }
            Expr::Rule(index) => f.write_str(&self.grammar.rule(*index).name),
            Expr::Seq(items) => join(f, inner, " ~ ", items, |f, item| self.pest(f, item, true)),
            Expr::Choice(items) => join(f, inner, " | ", items, |f, item| self.pest(f, item, true)),
            Expr::Repeat { expr, min, max } => {
                let bare = matches!(**expr, Expr::Repeat { .. } | Expr::And(_) | Expr::Not(_));
                self.wrapped(f, bare, |f| self.pest(f, expr, !bare))?;
                match (min, max) {
                    (0, None) => f.write_str("*"),
                    (1, None) => f.write_str("+"),
                    (0, Some(1)) => f.write_str("?"),
                    (min, None) => write!(f, "{{{min},}}"),
                    (min, Some(max)) if min == max => write!(f, "{{{min}}}"),
                    (min, Some(max)) => write!(f, "{{{min}, {max}}}"),
                }
            }
            Expr::And(expr) => {
                f.write_str("&")?;
                self.pest(f, expr, true)
            }
            Expr::Not(expr) => {
                f.write_str("!")?;
                self.pest(f, expr, true)
            }
            Expr::End => f.write_str("EOI"),
        }
    }
}

fn join<T>(
    f: &mut fmt::Formatter<'_>,
    brackets: bool,
    separator: &str,
    items: &[T],
    mut write: impl FnMut(&mut fmt::Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    if brackets {
        f.write_str("(")?;
    }
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            f.write_str(separator)?;
        }
        write(f, item)?;
    }
    if brackets {
        f.write_str(")")?;
    }
    Ok(())
}
