//! The results of parsing: a tree, or the longest prefix of the text that can be completed.

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
    /// Removes the nodes for whose range `is_kept` returns false. Nodes inside these stay.
    pub(super) fn retain_nodes(&mut self, is_kept: impl Fn(&Range<usize>) -> bool) {
        // The depths of the removed nodes around the current one.
        let mut removed: Vec<usize> = Vec::new();
        self.nodes.retain_mut(|node| {
            while removed.pop_if(|depth| *depth >= node.depth).is_some() {}
            let is_kept = is_kept(&node.span);
            if is_kept {
                node.depth -= removed.len()
            } else {
                removed.push(node.depth)
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
    /// The range of the text that it matched, in bytes.
    pub span: Range<usize>,
    /// The number of nodes around it.
    pub depth: usize,
}

/// The longest prefix of a text that is also a prefix of a string that the rule matches.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ViablePrefix {
    /// The length of the prefix in bytes. It is the length of the text if the whole text can be
    /// completed.
    pub bytes: usize,
    /// The length of the prefix in characters.
    pub characters: usize,
    /// The character after the prefix, which no string of the rule has there; `None` at the end of
    /// the text.
    pub offending: Option<char>,
    /// The characters that may follow the prefix.
    pub expected: CharSet,
    /// Whether the rule matches the prefix, so that the text may end there.
    pub may_end: bool,
    /// The productions that are open at the end of the prefix, each with the characters that may
    /// follow. Empty for a pest grammar.
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
