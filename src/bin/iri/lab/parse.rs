//! `iri lab parse`.

use super::Answer;
use super::source::{GrammarArg, rule};
use crate::parse::{JsonNode, named};
use crate::shell::{
    ABSENT, Counter, Format, FormatOnly, Status, character_name, json_line, message, print,
    underlined,
};
use annotate_snippets::{Level, Renderer};
use clap::Args;
use iri_grammar::lab::{
    Forest, OpenProductions, ParseError, ParseTree, TreeCount, TreeNode, ViablePrefix,
};
use std::io::{self, Write};
use std::iter::Peekable;

/// Parses a text with a grammar that is read now
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Parse {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The rule
    rule: String,
    /// The text; after '--' if it begins with '-'
    text: String,
    /// Shows two trees of a text that has several
    #[arg(long)]
    trees: bool,
    #[command(flatten)]
    format: FormatOnly,
}

const LONG_HELP: &str = "\
The tree has a node for each rule; of a grammar of pest, for each that leaves one. Of a text
that is not accepted: how much of it can be completed, exactly what may follow there, and,
of an ABNF, the productions that are open there. Of a text with several trees, a note says how
many, and the tree is that which prefers the first alternative and the longest first part.
--trees shows two of them beside each other.

With --format jsonl, one object: input, rule, valid, and
  trees     if valid: the number of trees, a string of digits, or infinite; null if it was
            not counted, as for a grammar of pest or a very long text
  two_trees if valid, with --trees: two trees that differ, each as tree has one, or null
  tree      if valid: [{production, span, characters, text, children: [...]}, ...]
            or, if not valid,
  column    the first character that cannot stand where it does, from 1
  offset, character_offset  the same, from 0, in bytes and in characters
  found     that character; null is the end of the text
  expected  what may follow there: [[first, last], ...], code points
  may_end   whether the text may end there
  open      [{productions: [...], expected}, ...], the outermost first

Examples:
  iri lab parse rfc3987 iauthority é.example:80
  iri lab parse draft.pest start 'a text'
  iri lab parse rfc3987 IRI 'http://[::1' --format jsonl | jq .open

Exit status: 0 if the text is accepted, 1 if not, 2 if the grammar cannot be read.";

impl Parse {
    pub fn run(&self) -> Answer {
        let grammar = self.grammar.load()?;
        let rule = rule(&grammar, &self.rule, "<RULE>");
        let parser = grammar.parser();
        let parsed = match parser.parse(rule, &self.text) {
            Ok(tree) => Ok(tree),
            Err(ParseError::Study(error)) => return Err(error.into()),
            Err(_) => {
                let study = self.grammar.study_of(grammar.clone(), rule)?;
                Err(study.viable_prefix(rule, &self.text)?)
            }
        };
        // A tree can do without its number.
        let forest = parsed.as_ref().ok().and_then(|_| parser.forest(rule, &self.text).ok());
        let count = forest.as_ref().map(Forest::count);
        let two = forest.as_ref().filter(|_| self.trees).and_then(Forest::two_trees);
        match (self.format.format, &parsed) {
            (Format::Jsonl, _) => self.print_json(rule, &parsed, count, two.as_ref())?,
            (Format::Human, Ok(tree)) => {
                match &two {
                    Some(trees) => print(beside(trees, &self.text).as_bytes())?,
                    None => print(draw(tree, rule, &self.text).as_bytes())?,
                }
                if let Some(count) = count.filter(|count| count.to_string() != "1") {
                    message(format_args!("the text has {count} trees"));
                }
            }
            (Format::Human, Err(viable)) => self.explain(rule, viable),
        }
        Ok(if parsed.is_ok() { Status::Fine } else { Status::Invalid })
    }

    fn explain(&self, rule: &str, viable: &ViablePrefix) {
        let ViablePrefix { bytes, characters, offending, .. } = *viable;
        let what = match offending {
            Some(c) => {
                let name = character_name(c).map(|name| format!(" {name}")).unwrap_or_default();
                format!("U+{:04X}{name} cannot follow here", c as u32)
            }
            None => "the text cannot end here".to_owned(),
        };
        let span = bytes..bytes + offending.map_or(0, char::len_utf8);
        let snippet = underlined(&self.text, span, format!("column {}", characters + 1));
        let follows = match (viable.expected.is_empty(), viable.may_end) {
            (true, true) => "the end".to_owned(),
            (true, false) => "nothing, for no text is of this form".to_owned(),
            (false, true) => format!("{} or the end", viable.expected),
            (false, false) => viable.expected.to_string(),
        };
        let open = viable.open.iter().map(|open| {
            let OpenProductions { rules, expected, .. } = open;
            Level::NOTE.message(format!("open: {}, for {expected}", rules.join(" > ")))
        });
        let group = Level::ERROR
            .primary_title(format!("not of the form {rule}: {what}"))
            .element(snippet)
            .element(Level::NOTE.message(format!("what may follow: {follows}")))
            .elements(open);
        let _ = writeln!(anstream::stderr(), "{}", Renderer::styled().render(&[group]));
    }

    fn print_json(
        &self,
        rule: &str,
        parsed: &Result<ParseTree, ViablePrefix>,
        count: Option<&TreeCount>,
        two: Option<&[ParseTree; 2]>,
    ) -> io::Result<()> {
        let (input, mut out) = (&self.text, Vec::new());
        match parsed {
            Ok(tree) => {
                let count = count.map(|count| match count {
                    TreeCount::Infinite => "infinite".to_owned(),
                    count => count.to_string(),
                });
                let two = two.map(|trees| trees.each_ref().map(|tree| nodes(tree, input)));
                let tree = nodes(tree, input);
                let report = object!(
                    input: input, rule: rule, valid: true, trees: count, two_trees: two, tree: tree,
                );
                json_line(&mut out, &report)?;
            }
            Err(viable) => {
                let open = viable.open.iter().map(
                    |open| object!(productions: &open.rules, expected: open.expected.code_points()),
                );
                let report = object!(
                    input: input, rule: rule, valid: false,
                    column: viable.characters + 1,
                    offset: viable.bytes, character_offset: viable.characters,
                    found: viable.offending, expected: viable.expected.code_points(),
                    may_end: viable.may_end, open: open.collect::<Vec<_>>(),
                );
                json_line(&mut out, &report)?;
            }
        }
        print(&out)
    }
}

fn draw(tree: &ParseTree, rule: &str, text: &str) -> String {
    if tree.nodes.is_empty() {
        return format!("{} {ABSENT}(leaves no node){ABSENT:#}\n", named(rule, text));
    }
    nodes(tree, text).iter().map(|node| draw_node(node).to_string()).collect()
}

/// Two trees of a text, side by side.
pub fn beside(trees: &[ParseTree; 2], text: &str) -> String {
    let [left, right] = trees.each_ref().map(|tree| draw(tree, "", text));
    let plain = |line: &str| anstream::adapter::strip_str(line).to_string().chars().count();
    let width = left.lines().map(plain).max().unwrap_or(0);
    let (mut left, mut right) = (left.lines(), right.lines());
    let rows = std::iter::from_fn(|| match (left.next(), right.next()) {
        (None, None) => None,
        (left, right) => {
            let left = left.unwrap_or("");
            let space = " ".repeat(width - plain(left));
            Some(format!("{left}{space}   {}", right.unwrap_or("")).trim_end().to_owned() + "\n")
        }
    });
    rows.collect()
}

fn draw_node(node: &JsonNode<'_>) -> termtree::Tree<String> {
    termtree::Tree::new(named(node.production, node.text))
        .with_leaves(node.children.iter().map(draw_node))
}

/// The outermost nodes.
pub fn nodes<'t>(tree: &'t ParseTree, text: &'t str) -> Vec<JsonNode<'t>> {
    let (mut rest, mut place) = (tree.nodes.iter().peekable(), Counter::default());
    std::iter::from_fn(|| node(&mut rest, text, &mut place)).collect()
}

fn node<'t>(
    rest: &mut Peekable<std::slice::Iter<'t, TreeNode>>,
    text: &'t str,
    place: &mut Counter,
) -> Option<JsonNode<'t>> {
    let TreeNode { rule, span, depth, .. } = rest.next()?;
    let start = place.at(text, span.start);
    let mut children = Vec::new();
    while rest.peek().is_some_and(|next| next.depth > *depth) {
        children.extend(node(rest, text, place));
    }
    Some(JsonNode {
        production: rule,
        span: [span.start, span.end],
        character_span: [start, place.at(text, span.end)],
        text: &text[span.clone()],
        children,
    })
}
