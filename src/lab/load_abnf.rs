//! From the text of an ABNF (RFC 5234, RFC 7405) to a grammar.

use std::collections::HashMap;
use std::ops::Range;

use abnf::types::{Kind, Node, TerminalValues};

use super::chars::CharSet;
use super::error::{GrammarError, Place};
use super::grammar::{CORE_RULES, Expr, LabGrammar, Notation, Rule, folded, has_letter};
use super::order::{refuse_deep_brackets, refuse_deep_rules, refuse_recursion};

impl LabGrammar {
    /// Reads an ABNF. The core rules of RFC 5234, Appendix B.1 need no
    /// definition.
    ///
    /// # Errors
    /// The first mistake, at its place.
    pub fn from_abnf(text: &str) -> Result<Self, GrammarError> {
        load(text, definitions(text)?)
    }

    /// Reads an ABNF and lays a fragment over it: a rule of the fragment takes
    /// the place of the rule of its name, `=/` adds alternatives to it, a rule
    /// of a new name is added, and all others stay.
    ///
    /// # Errors
    /// The first mistake, at its place in `base` followed directly by
    /// `fragment`.
    pub fn from_abnf_with(base: &str, fragment: &str) -> Result<Self, GrammarError> {
        let base = with_newline(base);
        let text = format!("{base}{fragment}");
        let mut definitions_of_both = definitions(&base)?;
        let replaced =
            definitions(&text[base.len()..]).map_err(|error| error.moved(&text, base.len()))?;
        for mut definition in replaced {
            definition.span.start += base.len();
            definition.span.end += base.len();
            if definition.kind == Kind::Basic {
                let name = folded(&definition.name);
                let old = definitions_of_both
                    .iter()
                    .position(|d| folded(&d.name) == name && d.span.start < base.len());
                if let Some(first) = old {
                    definitions_of_both
                        .retain(|d| folded(&d.name) != name || d.span.start >= base.len());
                    definitions_of_both.insert(first, definition);
                    continue;
                }
            }
            definitions_of_both.push(definition);
        }
        load(&text, definitions_of_both)
    }
}

/// The highest number that a repetition is counted to: each round is a copy.
pub(super) const LONGEST_REPETITION: usize = 1000;

/// One rule as the text has it.
struct Definition {
    name: String,
    kind: Kind,
    node: Node,
    span: Range<usize>,
}

fn load(text: &str, definitions: Vec<Definition>) -> Result<LabGrammar, GrammarError> {
    let mut named: Vec<(Definition, Vec<Node>)> = Vec::new();
    let mut index_of: HashMap<String, usize> = HashMap::new();
    for definition in definitions {
        let name = folded(&definition.name);
        match (index_of.get(&name), definition.kind) {
            (Some(&index), Kind::Incremental) => named[index].1.push(definition.node),
            (Some(_), Kind::Basic) => {
                let start = definition.span.start;
                return Err(GrammarError::Duplicate {
                    place: Place::of(text, start..start + definition.name.len()),
                    name: definition.name,
                });
            }
            (None, _) => {
                index_of.insert(name, named.len());
                let node = definition.node.clone();
                named.push((definition, vec![node]));
            }
        }
    }
    let own = named.len();
    add_core_rules(&mut named, &mut index_of)?;

    let mut rules = Vec::new();
    for (index, (definition, nodes)) in named.iter().enumerate() {
        let converter = Converter {
            text,
            span: if index < own { definition.span.clone() } else { 0..0 },
            index_of: &index_of,
        };
        let mut alternatives = Vec::new();
        for node in nodes {
            match converter.expr(node)? {
                Expr::Choice(items) if nodes.len() > 1 => alternatives.extend(items),
                expr => alternatives.push(expr),
            }
        }
        rules.push(Rule {
            name: definition.name.clone(),
            expr: one_or(alternatives, Expr::Choice),
            span: (index < own).then(|| definition.span.clone()),
        });
    }
    refuse_recursion(text, &rules)?;
    refuse_deep_rules(text, &rules)?;
    let mut grammar = LabGrammar::new(Notation::Abnf, rules);
    grammar.set_source(text);
    Ok(grammar)
}

/// Adds the core rules that the text refers to and does not define.
fn add_core_rules(
    named: &mut Vec<(Definition, Vec<Node>)>,
    index_of: &mut HashMap<String, usize>,
) -> Result<(), GrammarError> {
    let core: HashMap<String, Definition> = definitions(CORE_RULES)?
        .into_iter()
        .map(|definition| (folded(&definition.name), definition))
        .collect();
    let mut seen = 0;
    while seen < named.len() {
        let mut wanted = Vec::new();
        for node in &named[seen].1 {
            references(node, &mut wanted);
        }
        for name in wanted {
            let Some(definition) = core.get(&name) else {
                continue;
            };
            if index_of.contains_key(&name) {
                continue;
            }
            index_of.insert(name, named.len());
            let copy = Definition {
                name: definition.name.clone(),
                kind: Kind::Basic,
                node: definition.node.clone(),
                span: 0..0,
            };
            named.push((copy, vec![definition.node.clone()]));
        }
        seen += 1;
    }
    Ok(())
}

fn references(node: &Node, names: &mut Vec<String>) {
    match node {
        Node::Alternatives(nodes) | Node::Concatenation(nodes) => {
            nodes.iter().for_each(|node| references(node, names));
        }
        Node::Repetition { node, .. } | Node::Group(node) | Node::Optional(node) => {
            references(node, names);
        }
        Node::Rulename(name) | Node::Prose(name) => names.push(folded(name)),
        Node::String(_) | Node::TerminalValues(_) => {}
    }
}

/// Reads the rules one by one, so that a mistake has a place.
fn definitions(text: &str) -> Result<Vec<Definition>, GrammarError> {
    refuse_deep_brackets(text, ';', &['"'])?;
    let mut found = Vec::new();
    for span in rule_spans(text) {
        let block = with_newline(&text[span.clone()]);
        let rule = abnf::rule(&block).map_err(|error| {
            let message = error.to_string();
            let offset = offset_of(&block, &message).min(span.len());
            let start = span.start + offset;
            let length = text[start..].chars().next().map_or(0, char::len_utf8);
            GrammarError::Syntax {
                place: Place::of(text, start..start + length),
                message: "this is no ABNF (RFC 5234, section 4)".into(),
            }
        })?;
        found.push(Definition {
            name: rule.name().to_owned(),
            kind: rule.kind(),
            node: rule.node().clone(),
            span,
        });
    }
    Ok(found)
}

/// A rule starts where the first one does or further left, and goes on with the
/// lines that start further right: RFC 5234, section 2.2 lets a grammar stand
/// indented as a whole.
fn rule_spans(text: &str) -> Vec<Range<usize>> {
    let mut spans: Vec<Range<usize>> = Vec::new();
    let mut margin = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let content = line.trim_end();
        let body = content.trim_start_matches([' ', '\t']);
        let start = at + content.len() - body.len();
        let end = at + content.len();
        at += line.len();
        if body.is_empty() || body.starts_with(';') {
            continue;
        }
        let indent = content.len() - body.len();
        match spans.last_mut() {
            Some(open) if margin.is_some_and(|margin| indent > margin) => open.end = end,
            _ => spans.push(start..end),
        }
        margin.get_or_insert(indent);
    }
    spans
}

/// Where in `block` the parser of ABNF gave up: it says so only in words, as
/// `at line N` and a caret below the line.
fn offset_of(block: &str, message: &str) -> usize {
    let line = message
        .split_once("at line ")
        .and_then(|(_, rest)| rest.split([',', ':']).next())
        .and_then(|number| number.trim().parse::<usize>().ok());
    let caret = message
        .lines()
        .find_map(|line| line.trim_end().strip_suffix('^'))
        .map(|blanks| blanks.chars().count());
    let Some(line) = line else {
        return block.trim_end().len();
    };
    // The crate counts the lines of one message from one or, as its own
    // documentation shows, from zero; the caret tells only the column.
    let start: usize = block.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let column: usize = block[start..].chars().take(caret.unwrap_or(0)).map(char::len_utf8).sum();
    start + column
}

fn with_newline(text: &str) -> String {
    let newline = if text.ends_with('\n') { "" } else { "\n" };
    format!("{text}{newline}")
}

/// Turns the nodes of one rule into expressions.
struct Converter<'t> {
    text: &'t str,
    span: Range<usize>,
    index_of: &'t HashMap<String, usize>,
}

impl Converter<'_> {
    fn expr(&self, node: &Node) -> Result<Expr, GrammarError> {
        Ok(match node {
            Node::Alternatives(nodes) => Expr::Choice(self.exprs(nodes)?),
            Node::Concatenation(nodes) => Expr::Seq(self.exprs(nodes)?),
            Node::Group(node) => self.expr(node)?,
            Node::Optional(node) => Expr::optional(self.expr(node)?),
            Node::Repetition { repeat, node } => {
                let (min, max) = repeat.min_max();
                let min = min.unwrap_or(0);
                if max.is_some_and(|max| max < min) {
                    let what = "the repetition ends before it starts".into();
                    let place = self.place(&node.to_string());
                    return Err(GrammarError::Value { place, what });
                }
                if max.unwrap_or(min) > LONGEST_REPETITION {
                    let what =
                        format!("more than {LONGEST_REPETITION} repetitions are not counted");
                    let place = self.place(&node.to_string());
                    return Err(GrammarError::Value { place, what });
                }
                // RFC 3987's `0<ipchar>`: what is repeated zero times need not
                // have a meaning.
                if max == Some(0) {
                    return Ok(Expr::empty());
                }
                Expr::Repeat { expr: Box::new(self.expr(node)?), min, max }
            }
            Node::Rulename(name) => self.rule(name).ok_or_else(|| GrammarError::Undefined {
                place: self.place(name),
                name: name.clone(),
            })?,
            // RFC 5234, section 2.1: angle brackets may be used around a rule
            // name.
            Node::Prose(prose) => self.rule(prose).ok_or_else(|| GrammarError::Prose {
                place: self.place(prose),
                prose: prose.clone(),
            })?,
            Node::String(literal) => Expr::Text {
                text: literal.value().to_owned(),
                any_case: !literal.is_case_sensitive() && has_letter(literal.value()),
            },
            Node::TerminalValues(values) => self.values(values)?,
        })
    }

    fn exprs(&self, nodes: &[Node]) -> Result<Vec<Expr>, GrammarError> {
        nodes.iter().map(|node| self.expr(node)).collect()
    }

    fn rule(&self, name: &str) -> Option<Expr> {
        self.index_of.get(&folded(name)).copied().map(Expr::Rule)
    }

    fn values(&self, values: &TerminalValues) -> Result<Expr, GrammarError> {
        match values {
            TerminalValues::Range(first, last) => {
                if last < first {
                    return Err(self.value_error("the range ends before it starts"));
                }
                if *last > 0x10FFFF {
                    return Err(self.value_error("no character lies beyond %x10FFFF"));
                }
                Ok(Expr::Chars(CharSet::from_ranges([(*first, *last)])))
            }
            TerminalValues::Concatenation(codes) => codes
                .iter()
                .map(|&code| char::from_u32(code))
                .collect::<Option<String>>()
                .map(|text| Expr::Text { text, any_case: false })
                .ok_or_else(|| self.value_error("a value that stands for no character")),
        }
    }

    fn value_error(&self, what: &str) -> GrammarError {
        GrammarError::Value { place: self.place("%"), what: what.into() }
    }

    /// Where `word` stands in the rule, outside of strings and comments; else
    /// where the rule starts.
    fn place(&self, word: &str) -> Place {
        let block = self.text.get(self.span.clone()).unwrap_or("");
        let body = block.find('=').map_or(0, |equals| equals + 1);
        let mut quoted = false;
        let mut comment = false;
        let mut previous = ' ';
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
        for (offset, character) in block.char_indices().skip_while(|&(at, _)| at < body) {
            match character {
                '\n' => comment = false,
                '"' if !comment => quoted = !quoted,
                ';' if !quoted => comment = true,
                _ => {}
            }
            let rest = &block[offset..];
            let named =
                rest.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
            let goes_on = is_name(character)
                && rest.get(word.len()..).is_some_and(|after| after.starts_with(is_name));
            let found = named && !goes_on && !quoted && !comment && !is_name(previous);
            if found {
                let start = self.span.start + offset;
                return Place::of(self.text, start..start + word.len());
            }
            previous = character;
        }
        let start = self.span.start;
        let name = block.chars().take_while(|&c| is_name(c)).count();
        Place::of(self.text, start..start + name)
    }
}

/// The one item, or what `several` makes of them.
pub(super) fn one_or(mut items: Vec<Expr>, several: fn(Vec<Expr>) -> Expr) -> Expr {
    match items.pop() {
        Some(item) if items.is_empty() => item,
        Some(item) => {
            items.push(item);
            several(items)
        }
        None => Expr::empty(),
    }
}

impl GrammarError {
    /// The same error of a text that `text` has from `offset` on.
    fn moved(mut self, text: &str, offset: usize) -> Self {
        let place = match &mut self {
            GrammarError::Syntax { place, .. }
            | GrammarError::Undefined { place, .. }
            | GrammarError::Duplicate { place, .. }
            | GrammarError::Recursive { place, .. }
            | GrammarError::Prose { place, .. }
            | GrammarError::Value { place, .. }
            | GrammarError::Deep { place }
            | GrammarError::Unsupported { place, .. } => place,
        };
        *place = Place::of(text, place.span.start + offset..place.span.end + offset);
        self
    }
}
