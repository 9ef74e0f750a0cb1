//! The reader of regular expressions. regex-syntax parses them.

use crate::abnf::LONGEST_REPETITION;
use crate::chars::CharSet;
use crate::error::{GrammarError, Place};
use crate::expr::{Expr, Notation, Rule, folded};
use crate::grammar::LabGrammar;
use regex_syntax::ast::{self, AssertionKind, Ast, GroupKind};
use regex_syntax::hir::{self, Hir, HirKind, Look};
use std::collections::HashMap;
use std::ops::Range;

impl LabGrammar {
    /// Reads a regular expression as one rule: the texts that it matches from start to end. A named
    /// group becomes a rule of its own, with `-` for `_` in its name.
    ///
    /// The syntax is that of the crate regex-syntax: `\d`, `\w` and `\s` are those of Unicode
    /// unless `(?-u)` turns that off. The preference between matches does not affect the language.
    /// The syntax has no look-around and no backreferences. These have no meaning here: word
    /// boundaries, anchors of lines, and `^` or `$` with text before or after them.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// let date = LabGrammar::from_regex("date", "^(?<year>[0-9]{4})-[0-9]{2}$").unwrap();
    /// assert_eq!(date.to_string(), "date = year \"-\" 2%x30-39\nyear = 4%x30-39\n");
    /// assert!(date.parser().matches("date", "2024-12").unwrap());
    /// let error = LabGrammar::from_regex("word", r"\bx").unwrap_err();
    /// assert_eq!(error.place().column, 1);
    /// ```
    ///
    /// # Errors
    /// The first mistake, at its place.
    pub fn from_regex(rule: &str, text: &str) -> Result<Self, GrammarError> {
        let grammar = Self::from_any_regex(rule, text)?;
        let parts = || grammar.rules().iter().flat_map(|rule| rule.expr.parts());
        // ABNF cannot express an empty class.
        if parts().any(|part| matches!(part, Expr::Chars(set) if set.code_points().is_empty())) {
            let what = "a class without characters";
            return Err(GrammarError::unsupported(text, 0..text.len(), what));
        }
        Ok(grammar)
    }

    /// As [`from_regex`](Self::from_regex), but allows classes without characters.
    pub(in super::super) fn from_any_regex(rule: &str, text: &str) -> Result<Self, GrammarError> {
        let ast = ast::parse::Parser::new().parse(text).map_err(|error| {
            GrammarError::syntax(text, range(error.span()), error.kind().to_string())
        })?;
        let groups = find_groups(text, &ast)?;
        let hir = hir::translate::Translator::new().translate(text, &ast).map_err(|error| {
            GrammarError::syntax(text, range(error.span()), error.kind().to_string())
        })?;
        let names = std::iter::once(rule.to_owned()).chain(groups.names);
        let names: Vec<String> = names.collect();
        if let Some((index, name)) = names.iter().enumerate().skip(1).find(|(index, name)| {
            names[..*index].iter().any(|earlier| folded(earlier) == folded(name))
        }) {
            // The first name is that of the whole expression, which is no group.
            let place = Place::of(text, groups.spans[index - 1].clone());
            return Err(GrammarError::Duplicate { place, name: name.clone() });
        }
        let mut reader = Reader { rules: HashMap::new(), text };
        let main = reader.convert(&hir, Surroundings { is_first: true, is_last: true })?;
        let mut exprs = vec![Some(main)];
        exprs.extend(groups.captures.iter().map(|capture| reader.rules.remove(capture)));
        let spans = std::iter::once(0..text.len()).chain(groups.spans);
        let rules = names.into_iter().zip(exprs).zip(spans).map(|((name, expr), span)| {
            // A group repeated zero times is not in the expression.
            let expr = expr.unwrap_or_else(Expr::empty);
            Rule { name, expr, span: Some(span) }
        });
        let mut rules: Vec<Rule> = rules.collect();
        // So far, `Expr::Rule` has the number of a group; it gets the index of the rule of the group.
        let index_of: HashMap<usize, usize> = groups.captures.into_iter().zip(1..).collect();
        rules.iter_mut().for_each(|rule| rule.expr.renumber(&mut |capture| index_of[&capture]));
        LabGrammar::new(Notation::Abnf, rules, text, Vec::new())
    }
}

/// Returns the characters of a class; none if the class has octets that are no characters.
fn set_of_class(class: &hir::Class) -> Option<CharSet> {
    let class = match class {
        hir::Class::Unicode(class) => class.clone(),
        hir::Class::Bytes(class) => class.to_unicode_class()?,
    };
    let ranges = class.iter().map(|range| (range.start().into(), range.end().into()));
    Some(CharSet::from_ranges(ranges))
}

/// Returns the range in bytes of a span of the parser.
fn range(span: &ast::Span) -> Range<usize> {
    span.start.offset..span.end.offset
}

/// The named groups of an expression, in the order of the text: their names as rules, and their
/// places in bytes.
#[derive(Default)]
struct Groups {
    names: Vec<String>,
    /// Their numbers among all groups.
    captures: Vec<usize>,
    spans: Vec<Range<usize>>,
}

/// Finds the named groups of an expression, and rejects word boundaries, which have no meaning as
/// a language. `text` is the expression as written.
fn find_groups(text: &str, ast: &Ast) -> Result<Groups, GrammarError> {
    let mut groups = Groups::default();
    let mut open = vec![ast];
    while let Some(ast) = open.pop() {
        match ast {
            Ast::Assertion(assertion) => {
                use AssertionKind::{EndLine, EndText, StartLine, StartText};
                // `Reader::convert` rejects anchors of lines or within the text.
                if !matches!(assertion.kind, StartLine | EndLine | StartText | EndText) {
                    let span = range(&assertion.span);
                    return Err(GrammarError::unsupported(text, span, "a word boundary"));
                }
            }
            Ast::Group(group) => {
                if let GroupKind::CaptureName { name, .. } = &group.kind {
                    groups.names.push(name.name.replace(['_', '.', '[', ']'], "-"));
                    groups.captures.push(name.index as usize);
                    groups.spans.push(range(&group.span));
                }
                open.push(&group.ast);
            }
            Ast::Repetition(repetition) => open.push(&repetition.ast),
            Ast::Alternation(alternation) => open.extend(alternation.asts.iter().rev()),
            Ast::Concat(concat) => open.extend(concat.asts.iter().rev()),
            _ => {}
        }
    }
    Ok(groups)
}

/// What surrounds an expression. At the beginning of the text `^` is always satisfied, and stands for
/// the empty string; so does `$` at the end.
#[derive(Clone, Copy)]
struct Surroundings {
    /// Whether nothing comes before the expression.
    is_first: bool,
    /// Whether nothing comes after it.
    is_last: bool,
}

struct Reader<'t> {
    text: &'t str,
    /// The named groups read so far, by their numbers.
    rules: HashMap<usize, Expr>,
}

impl Reader<'_> {
    /// Converts an expression; a named group becomes a reference by its number, and its content
    /// is added to `rules`.
    fn convert(&mut self, hir: &Hir, at: Surroundings) -> Result<Expr, GrammarError> {
        let unsupported =
            |what: &str| GrammarError::unsupported(self.text, 0..self.text.len(), what);
        Ok(match hir.kind() {
            HirKind::Empty => Expr::empty(),
            HirKind::Literal(literal) => match str::from_utf8(&literal.0) {
                Ok(text) => Expr::text(text),
                Err(_) => return Err(unsupported("an octet that is no character")),
            },
            HirKind::Class(class) => {
                let set = set_of_class(class);
                Expr::Chars(set.ok_or_else(|| unsupported("an octet that is no character"))?)
            }
            HirKind::Look(Look::Start) if at.is_first => Expr::empty(),
            HirKind::Look(Look::End) if at.is_last => Expr::empty(),
            HirKind::Look(Look::Start | Look::End) => {
                return Err(unsupported("an anchor with text before `^` or after `$`"));
            }
            HirKind::Look(_) => return Err(unsupported("an anchor of a line")),
            HirKind::Repetition(repetition) => {
                let (min, max) = (repetition.min as usize, repetition.max.map(|max| max as usize));
                if max.unwrap_or(min) > LONGEST_REPETITION {
                    let what = format!("a repetition of more than {LONGEST_REPETITION}");
                    return Err(unsupported(&what));
                }
                // Of several rounds, only the first can have nothing before it, and only the last
                // nothing after it.
                let at = match max {
                    Some(1) => at,
                    _ => Surroundings { is_first: false, is_last: false },
                };
                Expr::repeat(self.convert(&repetition.sub, at)?, min, max)
            }
            HirKind::Capture(capture) => {
                let expr = self.convert(&capture.sub, at)?;
                if capture.name.is_none() {
                    return Ok(expr);
                }
                let index = capture.index as usize;
                self.rules.insert(index, expr);
                Expr::Rule(index)
            }
            HirKind::Concat(items) => self.concatenation(items, at)?,
            HirKind::Alternation(items) => {
                let items = items.iter().map(|item| self.convert(item, at));
                Expr::Choice(items.collect::<Result<_, _>>()?)
            }
        })
    }

    /// Converts a concatenation.
    fn concatenation(&mut self, items: &[Hir], at: Surroundings) -> Result<Expr, GrammarError> {
        // Items without length, such as other anchors, do not count. `first` and `last` are the items
        // around which no text is left.
        let is_text = |hir: &Hir| hir.properties().maximum_len() != Some(0);
        let first = items.iter().position(is_text).unwrap_or(items.len());
        let last = items.iter().rposition(is_text).unwrap_or(0);
        let mut exprs = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let is_first = at.is_first && index <= first;
            let is_last = at.is_last && index >= last;
            let expr = self.convert(item, Surroundings { is_first, is_last })?;
            if !expr.is_empty_string() {
                exprs.push(expr);
            }
        }
        Ok(Expr::seq(exprs))
    }
}
