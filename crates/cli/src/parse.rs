//! `iri parse`.

use crate::shell::*;
use clap::Args;
use iri_grammar::spec::Characters;
use iri_grammar::{Node, Span, Tree};
use serde::Serialize;
use std::fmt;
use std::io::{self, Write};

/// Shows the parse tree of each TEXT, or why it is not valid
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Parse {
    #[command(flatten)]
    rule: RuleOptions,
    #[command(flatten)]
    texts: Texts,
}

const LONG_HELP: &str = "\
The tree has a node for each production, down to the components and the parts of an address. \
Invisible characters are written as \\u{202e}.

With --format jsonl, each text has an object: see 'iri schema --help'. Its details:
  grammar, rule     the production
  tree              {production, span, character_span, text, children: [...]}

Examples:
  iri parse 'http://résumé.example.org/a?b#c'
  iri parse 'http://[1::2::3]/'
  iri parse --document rfc3986 --rule IPv6address ::ffff:192.0.2.1
  iri parse --format jsonl ../a

Exit status: 0 if all texts are valid, 1 if some are not, 2 if a file cannot be read.";

impl Parse {
    pub fn run(&self) -> io::Result<Status> {
        let production = self.rule.production();
        let (grammar, rule) = (production.grammar().name(), production.name());
        let task = Task { has_rows: false, ..Task::on("parse", production) };
        self.texts.for_each(task, |results, text| match production.parse(text.text) {
            Ok(tree) => {
                let details = || object! { grammar, rule, tree: JsonNode::of_tree(&tree) };
                let write = |out: &mut Results| write!(out, "{}", draw_tree(&tree));
                results.answer(text.item, None, None, details, write)
            }
            Err(error) => results.reject(text, &error),
        })
    }
}

/// Returns the drawing of a parse tree.
fn draw_tree(tree: &Tree<'_>) -> String {
    match tree.root() {
        Some(root) => {
            let mut drawing = String::new();
            draw_node(root, "", &mut drawing);
            drawing
        }
        None => format!(
            "{} {DIMMED}(a set of characters, which has no parse tree){DIMMED:#}\n",
            label_of(tree.production(), tree.text())
        ),
    }
}

/// Adds the drawing of a node with its children. The lines of the children begin with `margin`.
fn draw_node(node: Node<'_, '_>, margin: &str, drawing: &mut String) {
    *drawing += &label_of(node.production(), node.text());
    *drawing += "\n";
    let mut children = node.children().peekable();
    while let Some(child) = children.next() {
        let (branch, below) = if children.peek().is_some() {
            ("├── ", "│   ")
        } else {
            ("└── ", "    ")
        };
        drawing.extend([margin, branch]);
        draw_node(child, &format!("{margin}{below}"), drawing);
    }
}

/// Returns the line of a node: its production and its text.
fn label_of(production: impl fmt::Display, text: &str) -> String {
    format!("{NAME}{production}{NAME:#} {}", quoted(text))
}

/// A node of a parse tree, as a JSON object.
#[derive(Serialize)]
struct JsonNode<'t> {
    production: &'t str,
    span: [usize; 2],
    character_span: [usize; 2],
    text: &'t str,
    children: Vec<JsonNode<'t>>,
}

impl<'t> JsonNode<'t> {
    /// Converts a parse tree. The tree of a set of characters has no root, and one node here.
    fn of_tree(tree: &Tree<'t>) -> Self {
        let text = tree.text();
        match tree.root() {
            Some(root) => JsonNode::new(root, &Characters::new(text)),
            None => JsonNode {
                production: tree.production().name(),
                span: [0, text.len()],
                character_span: [0, text.chars().count()],
                text,
                children: Vec::new(),
            },
        }
    }

    /// Converts a node with its children. `characters` converts spans to characters.
    fn new(node: Node<'_, 't>, characters: &Characters<'t>) -> Self {
        let (span, Span { start, end }) = (node.span(), characters.span(node.span()));
        JsonNode {
            production: node.production().name(),
            span: [span.start, span.end],
            character_span: [start, end],
            text: node.text(),
            children: node.children().map(|child| JsonNode::new(child, characters)).collect(),
        }
    }
}
