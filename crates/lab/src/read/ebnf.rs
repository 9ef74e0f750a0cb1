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
        let mut reader =
            Reader { text, at: 0, depth: 0, references: Vec::new(), minus: Vec::new() };
        let mut rules: Vec<Rule> = Vec::new();
        let mut index_of: HashMap<String, usize> = HashMap::new();
        while let Some(start) = reader.rule_start() {
            reader.at = start.after;
            let name = text[start.name.clone()].replace(['_', '.'], "-");
            if index_of.insert(folded(&name), rules.len()).is_some() {
                return Err(GrammarError::Duplicate { place: Place::of(text, start.name), name });
            }
            let expr = reader.alternatives()?;
            let end = text[..reader.at].trim_end().len();
            rules.push(Rule { name, expr, span: Some(start.name.start..end) });
            if reader.rule_start().is_none() && reader.at < text.len() {
                return Err(reader.error("a symbol, a string, a set, \"(\", an operator or a rule"));
            }
        }
        reader.skip();
        if reader.at < text.len() {
            return Err(reader.error("a rule: a name, \"::=\" and an expression"));
        }
        let Reader { references, minus, .. } = reader;
        let mut known = Vec::new();
        for (name, span) in references {
            let index = index_of.get(&folded(&name)).copied();
            known.push(index.ok_or_else(|| GrammarError::Undefined {
                place: Place::of(text, span),
                name: name.clone(),
            })?);
        }
        // So far `Expr::Rule` has the index of a reference; it gets the index of the rule. An
        // index from `DIFFERENCE` on stands for a difference, and stays.
        let mut number = |index| if index < DIFFERENCE { known[index] } else { index };
        rules.iter_mut().for_each(|rule| rule.expr.renumber(&mut number));
        let minus = minus.into_iter().map(|mut minus| {
            minus.operands.iter_mut().for_each(|operand| operand.renumber(&mut number));
            minus
        });
        without_differences(text, &mut rules, minus.collect(), budget)?;
        LabGrammar::new(Notation::Abnf, rules, text, Vec::new())
    }
}

/// A difference of two expressions: the strings of the first that are not strings of the second.
/// `Expr::Rule(DIFFERENCE + index)` refers to it. `span` is its place in the text, in bytes.
struct Minus {
    operands: [Expr; 2],
    span: Range<usize>,
}

/// References from this number on are to differences.
const DIFFERENCE: usize = usize::MAX / 2;

/// Computes the differences, each after those that it needs, and puts them in place of the
/// references to them. Each round computes those that need no other any more; a round that
/// computes none has found a cycle. `text` is for the places of errors.
fn without_differences(
    text: &str,
    rules: &mut [Rule],
    minus: Vec<Minus>,
    budget: &Budget,
) -> Result<(), GrammarError> {
    let meter = Meter::new(budget);
    let mut values: Vec<Option<Expr>> = vec![None; minus.len()];
    let mut pending: Vec<(usize, Minus)> = minus.into_iter().enumerate().collect();
    while !pending.is_empty() {
        let mut waiting = Vec::new();
        let count = pending.len();
        for (number, mut minus) in pending {
            let beyond = |error: StudyError| GrammarError::Budget {
                place: Place::of(text, minus.span.clone()),
                reason: error.to_string(),
            };
            meter.in_time().map_err(beyond)?;
            minus.operands.iter_mut().for_each(|operand| replace(operand, &values));
            let needed = dependencies(rules, &minus.operands);
            for &index in &needed {
                replace(&mut rules[index].expr, &values);
            }
            let used = needed.iter().map(|&index| &rules[index].expr).chain(&minus.operands);
            // Those from `DIFFERENCE` on are to differences that have no value yet.
            if used.flat_map(Expr::references).any(|reference| reference >= DIFFERENCE) {
                waiting.push((number, minus));
                continue;
            }
            values[number] = Some(difference(text, rules, &minus, budget)?);
        }
        if waiting.len() == count {
            let place = Place::of(text, waiting[0].1.span.clone());
            let what = "a difference that needs itself".to_owned();
            return Err(GrammarError::Unsupported { place, what });
        }
        pending = waiting;
    }
    rules.iter_mut().for_each(|rule| replace(&mut rule.expr, &values));
    Ok(())
}

/// The rules that expressions refer to, directly or through other rules. Differences are not
/// followed.
fn dependencies(rules: &[Rule], exprs: &[Expr]) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let mut open: Vec<usize> = exprs.iter().flat_map(Expr::references).collect();
    while let Some(index) = open.pop() {
        if index < DIFFERENCE && found.insert(index) {
            open.extend(rules[index].expr.references());
        }
    }
    found
}

/// Replaces each reference to a difference (`A - B`) by its value, if that is known. `values` has
/// one entry for each difference.
fn replace(expr: &mut Expr, values: &[Option<Expr>]) {
    match expr {
        // References from `DIFFERENCE` on are to differences, others to rules.
        Expr::Rule(index) if *index >= DIFFERENCE => {
            if let Some(value) = &values[*index - DIFFERENCE] {
                *expr = value.clone();
            }
        }
        other => other.children_mut().iter_mut().for_each(|inner| replace(inner, values)),
    }
}

/// Computes a difference whose operands need no other difference: a set of characters if both
/// operands are such sets, otherwise an expression of the automaton for the difference. It is an
/// error if an operand has no automaton, or [`expression_of`] returns none.
fn difference(
    text: &str,
    rules: &[Rule],
    minus: &Minus,
    budget: &Budget,
) -> Result<Expr, GrammarError> {
    let [a, b] = &minus.operands;
    let mut sets = Sets { rules, known: HashMap::new() };
    if let (Some(a), Some(b)) = (sets.of(a, 0), sets.of(b, 0)) {
        return Ok(Expr::Chars(a.difference(&b)));
    }
    let unsupported = |what: &str| GrammarError::Unsupported {
        place: Place::of(text, minus.span.clone()),
        what: what.to_owned(),
    };
    // A grammar of both operands and the rules that they need. The operands come first, so each
    // rule has its place among the needed rules plus two.
    let needed: Vec<usize> = dependencies(rules, &minus.operands).into_iter().collect();
    let mut place = |index: usize| needed.binary_search(&index).map_or(index, |place| place + 2);
    let mut operand = |expr: &Expr, name: &str| {
        let mut expr = expr.clone();
        expr.renumber(&mut place);
        Rule { name: name.to_owned(), expr, span: None }
    };
    let mut part = vec![operand(a, "minuend"), operand(b, "subtrahend")];
    part.extend(needed.iter().map(|&index| operand(&rules[index].expr, &format!("rule {index}"))));
    let grammar = LabGrammar::new(Notation::Abnf, part, "", Vec::new())
        .map_err(|_| unsupported("a difference of rules that refer to themselves"))?;
    let beyond = |error: StudyError| match error {
        StudyError::Budget { .. } => GrammarError::Budget {
            place: Place::of(text, minus.span.clone()),
            reason: error.to_string(),
        },
        _ => unsupported("a difference of rules that refer to themselves"),
    };
    let mut study = Study::of_all(grammar, budget);
    let (a, b) = (study.lang("minuend"), study.lang("subtrahend"));
    let lang = study.languages.difference(a.map_err(beyond)?, b.map_err(beyond)?);
    study.languages.check().map_err(beyond)?;
    expression_of(&study.languages, lang)
        .ok_or_else(|| unsupported("a difference that is too large, or has no text,"))
}

/// Finds rules that are sets of characters. `known` has for each examined rule its characters, or
/// none if it is no such set.
struct Sets<'r> {
    rules: &'r [Rule],
    known: HashMap<usize, Option<CharSet>>,
}

impl Sets<'_> {
    /// The characters of an expression, if it is a set of characters after following references.
    /// None also if that takes too many references one after the other, as in recursive rules;
    /// `depth` is their number so far.
    fn of(&mut self, expr: &Expr, depth: usize) -> Option<CharSet> {
        if depth > DEEPEST_BRACKETS {
            return None;
        }
        expr.as_set_with(&mut |index| {
            if let Some(known) = self.known.get(&index) {
                return known.clone();
            }
            let set = self.of(&self.rules.get(index)?.expr, depth + 1);
            self.known.insert(index, set.clone());
            set
        })
    }
}

/// The beginning of a rule. Its places are in bytes of the text.
struct RuleStart {
    name: Range<usize>,
    /// The place where its expression begins.
    after: usize,
}

/// Reads a text from the byte `at` on. `depth` is the number of open brackets.
struct Reader<'t> {
    text: &'t str,
    at: usize,
    depth: usize,
    /// The references by their indices: names with their places.
    references: Vec<(String, Range<usize>)>,
    minus: Vec<Minus>,
}

impl Reader<'_> {
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

    /// The beginning of the rule that begins here, with or without its number; none if no rule
    /// does. Skips only white space, comments and constraints.
    fn rule_start(&mut self) -> Option<RuleStart> {
        self.skip();
        let number = || {
            let inside = self.rest().strip_prefix('[')?;
            let end = inside.find(']')?;
            let is_number = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | ' ' | '\t');
            inside[..end].chars().all(is_number).then_some(end + 2)
        };
        let after_number = self.at + number().unwrap_or(0);
        [after_number, self.at].into_iter().find_map(|at| {
            let rest = &self.text[at..];
            let start = at + rest.len() - rest.trim_start().len();
            let length = name_length(&self.text[start..]);
            let after = self.text[start + length..].trim_start();
            let expression = after.strip_prefix("::=").filter(|_| length > 0)?;
            let after = self.text.len() - expression.len();
            Some(RuleStart { name: start..start + length, after })
        })
    }

    /// Reads `A B | C D`, up to the next rule or to what can continue neither a sequence nor a
    /// choice.
    fn alternatives(&mut self) -> Result<Expr, GrammarError> {
        let (mut alternatives, mut items) = (Vec::new(), Vec::new());
        loop {
            let item = match self.rule_start() {
                Some(_) => None,
                None => self.difference()?,
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
    fn difference(&mut self) -> Result<Option<Expr>, GrammarError> {
        let start = self.at;
        let Some(mut expr) = self.repetition()? else { return Ok(None) };
        loop {
            self.skip();
            if !self.take("-") {
                return Ok(Some(expr));
            }
            self.skip();
            let Some(less) = self.repetition()? else {
                return Err(self.error("a symbol, a string, a set or \"(\" after \"-\""));
            };
            self.minus.push(Minus { operands: [expr, less], span: start..self.at });
            // Refers to the difference, which is computed after all rules are read.
            expr = Expr::Rule(DIFFERENCE + self.minus.len() - 1);
        }
    }

    /// Reads a [primary](Self::primary) with the operators after it, if one begins here.
    fn repetition(&mut self) -> Result<Option<Expr>, GrammarError> {
        let Some(mut expr) = self.primary()? else { return Ok(None) };
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
        let place = self.place(self.at..self.at);
        Err(GrammarError::Deep { place, what: "operators", most: DEEPEST_RULES })
    }

    /// Reads a symbol, a string, a set or a group, if one begins here.
    fn primary(&mut self) -> Result<Option<Expr>, GrammarError> {
        let start = self.at;
        Ok(Some(match self.rest().chars().next() {
            Some('(') => {
                if self.depth == DEEPEST_BRACKETS {
                    let place = self.place(start..start + 1);
                    return Err(GrammarError::Deep {
                        place,
                        what: "brackets",
                        most: DEEPEST_BRACKETS,
                    });
                }
                self.at += 1;
                self.depth += 1;
                let expr = self.alternatives()?;
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
            Some('[') => Expr::Chars(self.set()?),
            Some('#') if self.rest().starts_with("#x") => {
                let character = self.character()?;
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
    fn set(&mut self) -> Result<CharSet, GrammarError> {
        let start = self.at;
        self.at += 1;
        let is_complement = self.take("^");
        let mut ranges = Vec::new();
        while !self.take("]") {
            if self.rest().is_empty() || self.rest().starts_with('\n') {
                self.at = start;
                return Err(self.error("a set that ends on its line"));
            }
            let first = self.character()?;
            let is_range = self.rest().starts_with('-') && !self.rest().starts_with("-]");
            let last = if is_range {
                self.at += 1;
                self.character()?
            } else {
                first
            };
            if last < first {
                let message = "the range ends before it starts".to_owned();
                return Err(GrammarError::Syntax { place: self.place(start..self.at), message });
            }
            ranges.push((first as u32, last as u32));
        }
        let set = CharSet::from_ranges(ranges);
        Ok(if is_complement { set.complement() } else { set })
    }

    /// Reads a character as `#xN` or as itself. At the end of the text, this is an error.
    fn character(&mut self) -> Result<char, GrammarError> {
        let start = self.at;
        let digits = self.rest().strip_prefix("#x").map_or(0, |digits| {
            digits.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(digits.len())
        });
        if digits > 0 {
            self.at += 2 + digits;
            let code = u32::from_str_radix(&self.text[start + 2..self.at], 16).ok();
            return code.and_then(char::from_u32).ok_or_else(|| GrammarError::Syntax {
                place: self.place(start..self.at),
                message: "a value that stands for no character".to_owned(),
            });
        }
        let character = self.rest().chars().next();
        self.at += character.map_or(0, char::len_utf8);
        character.ok_or_else(|| self.error("a character"))
    }

    fn place(&self, span: Range<usize>) -> Place {
        Place::of(self.text, span)
    }

    /// The error that the next character is not `allowed`, which describes what is.
    fn error(&self, allowed: &str) -> GrammarError {
        let (what, length) = match self.rest().chars().next() {
            Some(c) => (format!("{c:?} (U+{:04X}) is not allowed here", c as u32), c.len_utf8()),
            None => ("the text ends here".to_owned(), 0),
        };
        let message = format!("{what}; allowed: {allowed} (XML 1.0 section 6)");
        GrammarError::Syntax { place: self.place(self.at..self.at + length), message }
    }
}

/// The length in bytes of the name that a text begins with; 0 if there is none. `-` is not in
/// names: it is the operator of differences.
fn name_length(text: &str) -> usize {
    let is_start = |c: char| c.is_alphabetic() || c == '_';
    let is_more = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
    if text.starts_with(is_start) { text.find(|c| !is_more(c)).unwrap_or(text.len()) } else { 0 }
}
