//! The reader of W3C EBNF: XML 1.0 section 6.

use super::eliminate::expression_of;
use crate::budget::{Budget, Meter};
use crate::chars::CharSet;
use crate::error::{GrammarError, Place, StudyError};
use crate::expr::{Expr, Notation, Rule, folded};
use crate::grammar::LabGrammar;
use crate::order::{DEEPEST_BRACKETS, DEEPEST_RULES};
use crate::study::Study;
use std::collections::{BTreeSet, HashMap};
use std::mem::take;
use std::ops::Range;

impl LabGrammar {
    /// Reads the EBNF of the W3C (XML 1.0 section 6), the notation of the grammars of XML and
    /// SPARQL. A rule may have a number before it. Comments and the constraints `[wfc: ...]` and
    /// `[vc: ...]` are skipped. In names, `-` replaces `_` and `.`, since ABNF has only hyphens.
    ///
    /// `A - B`, "any string that matches A but does not match B", binds more tightly than a
    /// sequence. It is computed from sets if both are sets of characters, otherwise from the
    /// automata of both.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// let text = "[1] Name ::= Letter+ - ('x' 'm' 'l')\n[2] Letter ::= [a-z] - 'q'\n";
    /// let grammar = LabGrammar::from_ebnf(text).unwrap();
    /// assert_eq!(grammar.display(&grammar.rule(1).expr), "%x61-70 / %x72-7A");
    /// let parser = grammar.parser();
    /// assert!(parser.matches("Name", "xmla").unwrap() && !parser.matches("Name", "xml").unwrap());
    /// ```
    ///
    /// # Errors
    /// The first mistake, at its place.
    pub fn from_ebnf(text: &str) -> Result<Self, GrammarError> {
        Self::from_ebnf_within(text, &Budget::unlimited())
    }

    /// Reads the EBNF of the W3C, with a budget for the differences.
    ///
    /// ```
    /// use abnf_lab::{Budget, GrammarError, LabGrammar};
    ///
    /// let text = "[1] a ::= ('x' 'y' 'z')* - 'xyz'\n";
    /// let error = LabGrammar::from_ebnf_within(text, &Budget::unlimited().states(3)).unwrap_err();
    /// assert!(matches!(error, GrammarError::Budget { .. }));
    /// ```
    ///
    /// # Errors
    /// The first mistake, at its place, or the difference that exceeded the budget.
    pub fn from_ebnf_within(text: &str, budget: &Budget) -> Result<Self, GrammarError> {
        let mut reader = Reader::new(text);
        let mut rules = reader.read_rules()?;
        let mut rule_of_reference = Vec::new();
        for (name, span) in &reader.references {
            let index = reader.rule_indices.get(&folded(name)).copied();
            rule_of_reference.push(index.ok_or_else(|| GrammarError::Undefined {
                place: Place::of(text, span.clone()),
                name: name.clone(),
            })?);
        }
        // So far `Expr::Rule` has the index of a reference; it gets the index of the rule. An index
        // from `FIRST_DIFFERENCE` on stands for a difference, and stays.
        let mut rule_index =
            |index| if index < FIRST_DIFFERENCE { rule_of_reference[index] } else { index };
        let operands = reader.differences.iter_mut().flat_map(|it| &mut it.operands);
        let exprs = rules.iter_mut().map(|rule| &mut rule.expr).chain(operands);
        exprs.for_each(|expr| expr.renumber(&mut rule_index));
        replace_differences(text, &mut rules, reader.differences, budget)?;
        LabGrammar::new(Notation::Abnf, rules, text, Vec::new())
    }
}

/// A difference of two expressions: the strings of the first that are not strings of the second.
/// `Expr::Rule(FIRST_DIFFERENCE + index)` refers to it. `span` is its place in the text, in bytes.
struct Difference {
    operands: [Expr; 2],
    span: Range<usize>,
}

impl Difference {
    /// Returns the error that a difference with a certain property cannot be read; `text` is the
    /// text of the grammar.
    fn unsupported(&self, text: &str, what: &str) -> GrammarError {
        GrammarError::unsupported(text, self.span.clone(), what)
    }

    /// Returns the error of the grammar `text` for an error in the computation of the difference.
    fn error(&self, text: &str, error: &StudyError) -> GrammarError {
        if !matches!(error, StudyError::Budget { .. }) {
            return self.unsupported(text, "a difference of rules that refer to themselves");
        }
        let place = Place::of(text, self.span.clone());
        GrammarError::Budget { place, reason: error.to_string() }
    }
}

/// References from this number on are to differences.
const FIRST_DIFFERENCE: usize = usize::MAX / 2;

/// Computes the differences, each after those that it needs, and replaces the references to them by
/// their values. Each round computes the differences that need no other one any more; a round that
/// computes none has found a cycle. `text` is the text of the grammar, for the places of errors.
fn replace_differences(
    text: &str,
    rules: &mut [Rule],
    differences: Vec<Difference>,
    budget: &Budget,
) -> Result<(), GrammarError> {
    let meter = Meter::new(budget);
    let mut values: Vec<Option<Expr>> = vec![None; differences.len()];
    let mut pending: Vec<(usize, Difference)> = differences.into_iter().enumerate().collect();
    while let Some((_, first)) = pending.first() {
        let cycle = first.unsupported(text, "a difference that needs itself");
        let count = pending.len();
        let mut waiting = Vec::new();
        for (index, mut difference) in pending {
            meter.in_time().map_err(|error| difference.error(text, &error))?;
            difference.operands.iter_mut().for_each(|operand| insert_values(operand, &values));
            let needed = dependencies(rules, &difference.operands);
            for &rule in &needed {
                insert_values(&mut rules[rule].expr, &values);
            }
            let used = needed.iter().map(|&rule| &rules[rule].expr).chain(&difference.operands);
            let has_value = |reference| reference < FIRST_DIFFERENCE;
            if used.flat_map(Expr::references).all(has_value) {
                values[index] = Some(compute_difference(text, rules, &difference, budget)?);
            } else {
                waiting.push((index, difference));
            }
        }
        if waiting.len() == count {
            return Err(cycle);
        }
        pending = waiting;
    }
    rules.iter_mut().for_each(|rule| insert_values(&mut rule.expr, &values));
    Ok(())
}

/// Returns the indices of the rules that expressions refer to, directly or through other rules.
/// Differences are not followed.
fn dependencies(rules: &[Rule], exprs: &[Expr]) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let mut open: Vec<usize> = exprs.iter().flat_map(Expr::references).collect();
    while let Some(index) = open.pop() {
        if index < FIRST_DIFFERENCE && found.insert(index) {
            open.extend(rules[index].expr.references());
        }
    }
    found
}

/// Replaces each reference to a difference (`A - B`) by its value, if that is known. `values` has
/// one entry for each difference.
fn insert_values(expr: &mut Expr, values: &[Option<Expr>]) {
    match expr {
        Expr::Rule(index) if *index >= FIRST_DIFFERENCE => {
            if let Some(value) = &values[*index - FIRST_DIFFERENCE] {
                *expr = value.clone();
            }
        }
        other => other.children_mut().iter_mut().for_each(|inner| insert_values(inner, values)),
    }
}

/// Computes a difference whose operands need no other difference: a set of characters if both
/// operands are such sets, otherwise an expression of the automaton for the difference. It is an
/// error if an operand has no automaton, or [`expression_of`] returns none.
fn compute_difference(
    text: &str,
    rules: &[Rule],
    difference: &Difference,
    budget: &Budget,
) -> Result<Expr, GrammarError> {
    let [minuend, subtrahend] = &difference.operands;
    let mut sets = Sets { rules, known: HashMap::new() };
    if let (Some(a), Some(b)) = (sets.characters(minuend, 0), sets.characters(subtrahend, 0)) {
        return Ok(Expr::Chars(a.difference(&b)));
    }
    // A grammar of both operands and the rules that they need. The operands are its first two rules.
    let needed: Vec<usize> = dependencies(rules, &difference.operands).into_iter().collect();
    let mut new_index = |index| needed.binary_search(&index).map_or(index, |place| place + 2);
    let mut rule = |expr: &Expr, name: &str| {
        let mut expr = expr.clone();
        expr.renumber(&mut new_index);
        Rule { name: name.to_owned(), expr, span: None }
    };
    let mut part = vec![rule(minuend, "minuend"), rule(subtrahend, "subtrahend")];
    part.extend(needed.iter().map(|&index| rule(&rules[index].expr, &format!("rule {index}"))));
    let grammar = LabGrammar::new(Notation::Abnf, part, "", Vec::new()).map_err(|_| {
        difference.unsupported(text, "a difference of rules that refer to themselves")
    })?;
    let mut study = Study::of_all(grammar, budget);
    let mut compute = || {
        let (minuend, subtrahend) = (study.lang("minuend")?, study.lang("subtrahend")?);
        let lang = study.languages.difference(minuend, subtrahend);
        study.languages.check().map(|()| lang)
    };
    let lang = compute().map_err(|error: StudyError| difference.error(text, &error))?;
    expression_of(&study.languages, lang).ok_or_else(|| {
        difference.unsupported(text, "a difference that is too large, or has no text,")
    })
}

/// Finds rules that are sets of characters. `known` has for each examined rule its characters, or
/// none if it is no such set.
struct Sets<'r> {
    rules: &'r [Rule],
    known: HashMap<usize, Option<CharSet>>,
}

impl Sets<'_> {
    /// Returns the characters of an expression, if it is a set of characters after following
    /// references. `depth` is the number of references followed so far; beyond a limit, as in
    /// recursive rules, the result is none.
    fn characters(&mut self, expr: &Expr, depth: usize) -> Option<CharSet> {
        if depth > DEEPEST_BRACKETS {
            return None;
        }
        expr.as_set_with(&mut |index| {
            if let Some(known) = self.known.get(&index) {
                return known.clone();
            }
            let set = self.characters(&self.rules.get(index)?.expr, depth + 1);
            self.known.insert(index, set.clone());
            set
        })
    }
}

/// The beginning of a rule, in bytes of the text.
struct RuleStart {
    name: Range<usize>,
    /// The place where the expression of the rule begins.
    expression: usize,
}

/// Reads a text from the byte `at` on. `depth` is the number of open brackets.
struct Reader<'t> {
    text: &'t str,
    at: usize,
    depth: usize,
    /// The index of each rule read so far, by its [folded] name.
    rule_indices: HashMap<String, usize>,
    /// The references by their indices: names with their places.
    references: Vec<(String, Range<usize>)>,
    differences: Vec<Difference>,
}

impl<'t> Reader<'t> {
    /// Returns a reader at the beginning of a text.
    fn new(text: &'t str) -> Self {
        let (rule_indices, references, differences) = (HashMap::new(), Vec::new(), Vec::new());
        Reader { text, at: 0, depth: 0, rule_indices, references, differences }
    }

    /// Reads all rules up to the end of the text.
    fn read_rules(&mut self) -> Result<Vec<Rule>, GrammarError> {
        let mut rules: Vec<Rule> = Vec::new();
        while let Some(start) = self.rule_start() {
            self.at = start.expression;
            let name = self.text[start.name.clone()].replace(['_', '.'], "-");
            if self.rule_indices.insert(folded(&name), rules.len()).is_some() {
                return Err(GrammarError::Duplicate {
                    place: Place::of(self.text, start.name),
                    name,
                });
            }
            let expr = self.read_alternatives()?;
            let end = self.text[..self.at].trim_end().len();
            rules.push(Rule { name, expr, span: Some(start.name.start..end) });
            if self.rule_start().is_none() && self.at < self.text.len() {
                return Err(self.error("a symbol, a string, a set, \"(\", an operator or a rule"));
            }
        }
        if self.at < self.text.len() {
            return Err(self.error("a rule: a name, \"::=\" and an expression"));
        }
        Ok(rules)
    }

    /// Returns the text from the current position on.
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// Moves behind a word. If the rest does not begin with it, stays and returns false.
    fn take(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        self.at += if found { word.len() } else { 0 };
        found
    }

    /// Skips white space, comments and constraints.
    fn skip(&mut self) {
        loop {
            let blank = self.rest().len() - self.rest().trim_start().len();
            self.at += blank;
            let end = if self.rest().starts_with("/*") {
                self.rest().find("*/").map(|end| end + 2)
            } else if self.rest().starts_with("//") {
                Some(self.rest().find('\n').unwrap_or(self.rest().len()))
            } else {
                let constraint = |name: &&str| {
                    let inner = self.rest().strip_prefix('[').map(str::trim_start);
                    let start = inner.and_then(|inner| inner.get(..name.len()));
                    start.is_some_and(|start| start.eq_ignore_ascii_case(name))
                };
                let is_constraint = ["wfc:", "vc:", "nsc:"].iter().any(constraint);
                is_constraint.then(|| self.rest().find(']').map(|end| end + 1)).flatten()
            };
            match end {
                Some(length) => self.at += length,
                None if blank == 0 => return,
                None => {}
            }
        }
    }

    /// Skips white space, comments and constraints. Returns the beginning of the rule that begins
    /// there, with or without its number; none if no rule begins there.
    fn rule_start(&mut self) -> Option<RuleStart> {
        self.skip();
        let length_of_number = || {
            let inside = self.rest().strip_prefix('[')?;
            let end = inside.find(']')?;
            let is_number = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | ' ' | '\t');
            inside[..end].chars().all(is_number).then_some(end + 2)
        };
        let after_number = self.at + length_of_number().unwrap_or(0);
        [after_number, self.at].into_iter().find_map(|at| {
            let rest = &self.text[at..];
            let start = at + rest.len() - rest.trim_start().len();
            let length = name_length(&self.text[start..]);
            let after = self.text[start + length..].trim_start();
            let rest = after.strip_prefix("::=").filter(|_| length > 0)?;
            let expression = self.text.len() - rest.len();
            Some(RuleStart { name: start..start + length, expression })
        })
    }

    /// Reads `A B | C D`, up to the next rule or to what can continue neither a sequence nor a
    /// choice.
    fn read_alternatives(&mut self) -> Result<Expr, GrammarError> {
        let (mut alternatives, mut items) = (Vec::new(), Vec::new());
        loop {
            let item = match self.rule_start() {
                Some(_) => None,
                None => self.read_difference()?,
            };
            if let Some(item) = item {
                items.push(item);
                continue;
            }
            if items.is_empty() {
                return Err(self.error("a symbol, a string, a set or \"(\""));
            }
            alternatives.push(Expr::seq(take(&mut items)));
            if self.rule_start().is_some() || !self.take("|") {
                return Ok(Expr::choice(alternatives));
            }
        }
    }

    /// Reads an expression without or with subtrahends, such as `A - B - C`, if one begins here.
    fn read_difference(&mut self) -> Result<Option<Expr>, GrammarError> {
        let start = self.at;
        let Some(mut expr) = self.read_repetition()? else { return Ok(None) };
        loop {
            self.skip();
            if !self.take("-") {
                return Ok(Some(expr));
            }
            self.skip();
            let Some(less) = self.read_repetition()? else {
                return Err(self.error("a symbol, a string, a set or \"(\" after \"-\""));
            };
            // The difference is computed after all rules are read.
            let reference = Expr::Rule(FIRST_DIFFERENCE + self.differences.len());
            self.differences.push(Difference { operands: [expr, less], span: start..self.at });
            expr = reference;
        }
    }

    /// Reads a [primary](Self::primary) with the operators after it, if one begins here.
    fn read_repetition(&mut self) -> Result<Option<Expr>, GrammarError> {
        let Some(mut expr) = self.read_primary()? else { return Ok(None) };
        for _ in 0..DEEPEST_RULES {
            let (min, max) = match self.rest().chars().next() {
                Some('?') => (0, Some(1)),
                Some('*') => (0, None),
                Some('+') => (1, None),
                _ => return Ok(Some(expr)),
            };
            self.at += 1;
            expr = Expr::repeat(expr, min, max);
        }
        // Walks over the expression recurse for each operator.
        Err(GrammarError::deep(self.text, self.at..self.at, "operators", DEEPEST_RULES))
    }

    /// Reads a symbol, a string, a set or a group, if one begins here.
    fn read_primary(&mut self) -> Result<Option<Expr>, GrammarError> {
        let start = self.at;
        Ok(Some(match self.rest().chars().next() {
            Some('(') => {
                if self.depth == DEEPEST_BRACKETS {
                    let (span, what) = (start..start + 1, "brackets");
                    return Err(GrammarError::deep(self.text, span, what, DEEPEST_BRACKETS));
                }
                self.at += 1;
                self.depth += 1;
                let expr = self.read_alternatives()?;
                self.depth -= 1;
                if !self.take(")") {
                    return Err(self.error("an operator or \")\""));
                }
                expr
            }
            Some(quote @ ('"' | '\'')) => {
                self.at += 1;
                let line = self.rest().split('\n').next().unwrap_or("");
                let Some(end) = line.find(quote) else {
                    self.at = start;
                    return Err(self.error("a string that ends"));
                };
                let text = Expr::text(&self.rest()[..end]);
                self.at += end + 1;
                text
            }
            Some('[') => Expr::Chars(self.read_set()?),
            Some('#') if self.rest().starts_with("#x") => {
                let character = self.read_character()?;
                Expr::text(&character.to_string())
            }
            _ => match name_length(self.rest()) {
                0 => return Ok(None),
                length => {
                    self.at += length;
                    let name = self.text[start..self.at].to_owned();
                    self.references.push((name, start..self.at));
                    // The index of the reference; that of the rule replaces it at the end.
                    Expr::Rule(self.references.len() - 1)
                }
            },
        }))
    }

    /// Reads a set, whose `[` is here: `[a-z#x30-#x39]` or `[^...]`.
    fn read_set(&mut self) -> Result<CharSet, GrammarError> {
        let start = self.at;
        self.at += 1;
        let is_complement = self.take("^");
        let mut ranges = Vec::new();
        while !self.take("]") {
            if self.rest().is_empty() || self.rest().starts_with('\n') {
                self.at = start;
                return Err(self.error("a set that ends on its line"));
            }
            let first = self.read_character()?;
            let is_range = self.rest().starts_with('-') && !self.rest().starts_with("-]");
            let last = if is_range {
                self.at += 1;
                self.read_character()?
            } else {
                first
            };
            if last < first {
                let message = "the range ends before it starts";
                return Err(GrammarError::syntax(self.text, start..self.at, message));
            }
            ranges.push((first as u32, last as u32));
        }
        let set = CharSet::from_ranges(ranges);
        Ok(if is_complement { set.complement() } else { set })
    }

    /// Reads a character as `#xN` or as itself. At the end of the text, this is an error.
    fn read_character(&mut self) -> Result<char, GrammarError> {
        let start = self.at;
        let digits = self.rest().strip_prefix("#x").map_or(0, |digits| {
            digits.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(digits.len())
        });
        if digits > 0 {
            self.at += 2 + digits;
            let code = u32::from_str_radix(&self.text[start + 2..self.at], 16).ok();
            return code.and_then(char::from_u32).ok_or_else(|| {
                let message = "a value that stands for no character";
                GrammarError::syntax(self.text, start..self.at, message)
            });
        }
        let character = self.rest().chars().next();
        self.at += character.map_or(0, char::len_utf8);
        character.ok_or_else(|| self.error("a character"))
    }

    /// Returns the error that the next character is not allowed here; `allowed` describes what is.
    fn error(&self, allowed: &str) -> GrammarError {
        let (what, length) = match self.rest().chars().next() {
            Some(c) => (format!("{c:?} (U+{:04X}) is not allowed here", c as u32), c.len_utf8()),
            None => ("the text ends here".to_owned(), 0),
        };
        let message = format!("{what}; allowed: {allowed} (XML 1.0 section 6)");
        GrammarError::syntax(self.text, self.at..self.at + length, message)
    }
}

/// Returns the length in bytes of the name that a text begins with; 0 if there is none. `-` is not
/// in names: it is the operator of differences.
fn name_length(text: &str) -> usize {
    let is_start = |c: char| c.is_alphabetic() || c == '_';
    let is_more = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
    if text.starts_with(is_start) { text.find(|c| !is_more(c)).unwrap_or(text.len()) } else { 0 }
}
