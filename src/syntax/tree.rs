//! The parse tree: each production that the parser matched, with its span in the text. The module
//! [`tree`](crate::tree) builds typed nodes from it.

use super::{Places, Span};
use crate::grammar::{Event, Production};
use alloc::vec::Vec;
use core::fmt;

/// The parse tree of a text.
///
/// It contains a node for each production that matched, down to the components and the parts of an
/// address. Single characters have no nodes.
///
/// ```
/// use iri_grammar::Grammar;
///
/// let production = Grammar::Rfc3987.production("iauthority").unwrap();
/// let tree = production.parse("ab.example:80")?;
/// let root = tree.root().unwrap();
/// let names: Vec<_> = root.children().map(|node| node.production().name()).collect();
/// assert_eq!(names, ["ihost", "port"]);
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// Guide: [which rule took which part](crate::guide::checking).
#[derive(Clone, PartialEq, Eq)]
pub struct Tree<'i> {
    text: &'i str,
    production: Production,
    /// The nodes in the order of the text. A node comes before its children.
    nodes: Vec<NodeData>,
}

#[derive(Clone, PartialEq, Eq)]
struct NodeData {
    production: Production,
    span: Span,
    /// The index after the last node below this one.
    end_index: usize,
}

impl<'i> Tree<'i> {
    /// Parses `text` as `production`; returns `None` if the production does not accept the whole
    /// text, or if the text is longer than [`Places::LONGEST`].
    pub(crate) fn new(production: Production, text: &'i str) -> Option<Self> {
        if text.len() as u64 > Places::LONGEST {
            return None;
        }
        let mut nodes: Vec<NodeData> = Vec::new();
        // The index of the innermost node that has not ended. Until a node ends, its `end_index` is
        // the index of its parent.
        let mut open = usize::MAX;
        let end = production.run(text, |event| match event {
            Event::Nodes(count) => nodes.reserve_exact(count),
            Event::Start(rule, start) => {
                nodes.push(NodeData {
                    production: Production::new(production.grammar(), rule),
                    span: Span { start, end: start },
                    end_index: open,
                });
                open = nodes.len() - 1;
            }
            Event::End(end) => {
                let end_index = nodes.len();
                if let Some(node) = nodes.get_mut(open) {
                    node.span.end = end;
                    open = core::mem::replace(&mut node.end_index, end_index);
                }
            }
        })?;
        (end == text.len()).then_some(Tree { text, production, nodes })
    }

    /// The whole text.
    pub fn text(&self) -> &'i str {
        self.text
    }

    /// The production that the text was parsed as.
    pub fn production(&self) -> Production {
        self.production
    }

    /// The outermost node; `None` for a production that is a set of characters, such as
    /// `unreserved`.
    pub fn root(&self) -> Option<Node<'_, 'i>> {
        (!self.nodes.is_empty()).then_some(Node { tree: self, index: 0 })
    }
}

impl fmt::Debug for Tree<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.root()).finish()
    }
}

/// A node of a parse tree.
///
/// ```
/// use iri_grammar::{Grammar, Node, Span};
///
/// let tree = Grammar::Rfc3987.reference().parse("/\u{e9}?q")?;
/// let relative: Node<'_, '_> = tree.root().unwrap().children().next().unwrap();
/// let query = relative.children().last().unwrap();
/// assert_eq!((query.production().name(), query.text()), ("iquery", "q"));
/// assert_eq!(query.span(), Span { start: 4, end: 5 });
/// assert_eq!(query.character_span(), Span { start: 3, end: 4 });
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// Guide: [which rule took which part](crate::guide::checking).
#[derive(Clone, Copy)]
pub struct Node<'t, 'i> {
    tree: &'t Tree<'i>,
    index: usize,
}

impl<'t, 'i> Node<'t, 'i> {
    /// The production.
    pub fn production(self) -> Production {
        self.data().production
    }

    /// The range in the text, in bytes from 0.
    pub fn span(self) -> Span {
        self.data().span
    }

    /// The range in the text, in characters from 0. Takes time in proportion to the
    /// end of the span.
    pub fn character_span(self) -> Span {
        self.span().in_characters(self.tree.text)
    }

    /// The part of the text.
    pub fn text(self) -> &'i str {
        self.span().slice(self.tree.text)
    }

    /// The nodes directly below, in the order of the text.
    pub fn children(self) -> impl Iterator<Item = Node<'t, 'i>> {
        let Node { tree, index } = self;
        let end = self.data().end_index;
        let node = move |index: usize| (index < end).then_some(Node { tree, index });
        // The next child comes after all nodes below the last one.
        core::iter::successors(node(index + 1), move |last| node(last.data().end_index))
    }

    fn data(self) -> &'t NodeData {
        &self.tree.nodes[self.index]
    }
}

impl fmt::Debug for Node<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?} ", self.production(), self.text())?;
        f.debug_list().entries(self.children()).finish()
    }
}
