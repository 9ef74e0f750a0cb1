//! What reading a text gives: a tree, or how far the text can be completed.

use super::chars::CharSet;
use std::ops::Range;

/// What a text was parsed into: the rules that matched, outermost first and in the order of the
/// text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseTree {
    /// The nodes, each before what lies inside it.
    pub nodes: Vec<TreeNode>,
}

impl ParseTree {
    /// Leaves out all nodes but those of some places; what lies inside of them stays.
    pub(super) fn keep(&mut self, is_kept: impl Fn(&Range<usize>) -> bool) {
        // The depths of the nodes around that were left out.
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

/// One rule that matched.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct TreeNode {
    /// The name of the rule.
    pub rule: String,
    /// What it matched, in bytes.
    pub span: Range<usize>,
    /// How many nodes lie around it.
    pub depth: usize,
}

/// How much of a text is the start of a string that a rule matches.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ViablePrefix {
    /// The length of the longest such start in bytes; all of the text, where all of it can be
    /// completed.
    pub bytes: usize,
    /// The same in characters.
    pub characters: usize,
    /// The character after it, which no string of the rule has there.
    pub offending: Option<char>,
    /// The characters that may follow there.
    pub expected: CharSet,
    /// Whether the rule matches what stands before, so that the text may end there.
    pub may_end: bool,
    /// The productions that are open there, with what each may go on with. For a pest grammar
    /// none are named.
    pub open: Vec<OpenProductions>,
}

/// Productions that have begun and not ended, one inside the other.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct OpenProductions {
    /// Their names, outermost first.
    pub rules: Vec<String>,
    /// The characters with which they go on.
    pub expected: CharSet,
}
