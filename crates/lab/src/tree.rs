//! The results of parsing: a tree, or how far the text is a prefix of an accepted one.

use super::chars::CharSet;
use std::ops::Range;

/// A parse tree: the rules that matched, outermost first and in the order of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseTree {
    /// The nodes, each before those inside it.
    pub nodes: Vec<TreeNode>,
}

impl ParseTree {
    /// Removes nodes by their places, but keeps the nodes inside of them.
    pub(super) fn keep(&mut self, is_kept: impl Fn(&Range<usize>) -> bool) {
        // The depths of the removed nodes around the current one.
        let mut left_out: Vec<usize> = Vec::new();
        self.nodes.retain_mut(|node| {
            while left_out.pop_if(|depth| *depth >= node.depth).is_some() {}
            let is_kept = is_kept(&node.span);
            match is_kept {
                true => node.depth -= left_out.len(),
                false => left_out.push(node.depth),
            }
            is_kept
        });
    }
}

/// A match of a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct TreeNode {
    /// The name of the rule.
    pub rule: String,
    /// The range that it matched, in bytes.
    pub span: Range<usize>,
    /// The number of nodes around it.
    pub depth: usize,
}

/// The longest prefix of a text that is also a prefix of a string that the rule matches.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ViablePrefix {
    /// The length of the prefix in bytes; that of the text, if all of it can be completed.
    pub bytes: usize,
    /// The length of the prefix in characters.
    pub characters: usize,
    /// The character after the prefix, which no string of the rule has there.
    pub offending: Option<char>,
    /// The characters that may follow there.
    pub expected: CharSet,
    /// Whether the rule matches the prefix, so that the text may end there.
    pub may_end: bool,
    /// The productions that are open there, each with what may follow. Empty for a pest grammar.
    pub open: Vec<OpenProductions>,
}

/// Open productions, one inside the other.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct OpenProductions {
    /// The names of the productions, outermost first.
    pub rules: Vec<String>,
    /// The characters that they may continue with.
    pub expected: CharSet,
}
