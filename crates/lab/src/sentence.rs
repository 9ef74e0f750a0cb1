//! A sentence of a grammar in which an ambiguity shows.

use super::ambiguity::Ambiguity;
use super::error::StudyError;
use super::expr::{Expr, Notation};
use super::grammar::LabGrammar;
use super::lang::{Lang, NOTHING};
use super::node::Node;
use super::parse::ParseError;
use super::study::Study;
use super::tree::ParseTree;

/// A sentence with two trees.
///
/// ```
/// use abnf_lab::{AmbiguousSentence, LabGrammar, Study};
///
/// let abnf = "s = \"(\" a \")\"\na = b / c\nb = \"x\"\nc = %x78\n";
/// let mut study = Study::of(LabGrammar::from_abnf(abnf).unwrap());
/// let found = study.ambiguities()?;
/// let AmbiguousSentence { text, trees, .. } = study.ambiguous_sentence("s", &found[0])?.unwrap();
/// assert_eq!(text, "(x)");
/// assert_eq!(trees.map(|tree| tree.nodes[2].rule.clone()), ["b", "c"]);
/// # Ok::<(), abnf_lab::StudyError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct AmbiguousSentence {
    /// The sentence.
    pub text: String,
    /// Two trees of it, which part at the ambiguity. Where their rules are the same, there are
    /// nodes for repetitions and alternatives, too, which have the expression for a name.
    pub trees: [ParseTree; 2],
}

/// What stands before and after a part of a string.
type Context = (String, String);

impl Study {
    /// A sentence of a start rule in which an ambiguity shows, as short as the parts around it can
    /// be. `None` if the start rule does not lead to the ambiguous one, or is [refused](LabGrammar::refusal).
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Study};
    ///
    /// let grammar = LabGrammar::from_abnf("s = \"<\" a \">\"\na = b / %x78\nb = %x78\n").unwrap();
    /// let mut study = Study::of(grammar);
    /// let ambiguities = study.ambiguities()?;
    /// let sentence = study.ambiguous_sentence("s", &ambiguities[0])?.unwrap();
    /// assert_eq!(sentence.text, "<x>");
    /// assert_ne!(sentence.trees[0], sentence.trees[1]);
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// There is no such rule, or the budget was exceeded.
    pub fn ambiguous_sentence(
        &mut self,
        start: &str,
        ambiguity: &Ambiguity,
    ) -> Result<Option<AmbiguousSentence>, StudyError> {
        let (start, node) = (self.grammar().index(start)?, ambiguity.node);
        let Some((before, after)) = self.contexts(start).swap_remove(node.rule()) else {
            return Ok(None);
        };
        let (grammar, rule) = (self.grammar().clone(), node.rule());
        let Some(inner) = self.context(Node::root(rule), &grammar.rule(rule).expr, node) else {
            return Ok(None);
        };
        let Some(first) = self.before(&grammar, ambiguity) else { return Ok(None) };
        let parts = [&before, &inner.0, &first, &ambiguity.text, &inner.1, &after];
        let text = parts.map(|part| &**part).concat();
        let part: Vec<Node> = node
            .of(&grammar)
            .map_or_else(Vec::new, |expr| node.parts(expr).map(|(node, _)| node).collect());
        let parser = grammar.parser();
        let forest = match parser.forest(&grammar.rule(start).name, &text) {
            Ok(forest) => forest,
            // The start rule needs what has no meaning, and so has no sentences.
            Err(ParseError::Study(StudyError::Unsupported { .. })) => return Ok(None),
            Err(ParseError::Study(error)) => return Err(error),
            Err(ParseError::NoMatch { .. }) => return Ok(None),
        };
        let trees = forest.two_trees_at(&[
            &|node| part.contains(&node),
            &|node| node.rule() == rule,
            &|_| true,
        ]);
        Ok(trees.map(|trees| AmbiguousSentence { text, trees }))
    }

    /// What stands before the string within the part that is ambiguous.
    fn before(&mut self, grammar: &LabGrammar, ambiguity: &Ambiguity) -> Option<String> {
        match ambiguity.node.of(grammar)? {
            Expr::Seq(items) => {
                items[..ambiguity.before].iter().map(|item| self.shortest(item)).collect()
            }
            Expr::Repeat { expr, .. } if ambiguity.before > 0 => {
                Some(self.shortest(expr)?.repeat(ambiguity.before))
            }
            _ => Some(String::new()),
        }
    }

    /// For each rule, what stands around it in a sentence of the start rule: of several, what is
    /// shortest.
    fn contexts(&mut self, start: usize) -> Vec<Option<Context>> {
        let grammar = self.grammar().clone();
        let mut contexts: Vec<Option<Context>> = vec![None; grammar.rules().len()];
        contexts[start] = Some(Context::default());
        let length = |context: &Context| context.0.len() + context.1.len();
        let mut open = vec![start];
        while let Some(rule) = open.pop() {
            let Some(outer) = contexts[rule].clone() else { continue };
            let (root, expr) = (Node::root(rule), &grammar.rule(rule).expr);
            for (node, part) in root.parts(expr) {
                let Expr::Rule(target) = part else { continue };
                let Some((before, after)) = self.context(root, expr, node) else { continue };
                let new = (outer.0.clone() + &before, after + &outer.1);
                let known = &mut contexts[*target];
                if known.as_ref().is_none_or(|known| length(&new) < length(known)) {
                    *known = Some(new);
                    open.push(*target);
                }
            }
        }
        contexts
    }

    /// What stands around a part of an expression.
    fn context(&mut self, at: Node, expr: &Expr, part: Node) -> Option<Context> {
        if at == part {
            return Some(Context::default());
        }
        let children: Vec<(Node, &Expr)> = at.children(expr).collect();
        let inside = children.iter().rposition(|&(node, _)| node <= part)?;
        let (node, child) = children[inside];
        let (mut before, mut after) = self.context(node, child, part)?;
        match expr {
            Expr::Seq(_) => {
                for (_, item) in children[..inside].iter().rev() {
                    before = self.shortest(item)? + &before;
                }
                for (_, item) in &children[inside + 1..] {
                    after += &self.shortest(item)?;
                }
            }
            Expr::Repeat { min, .. } if *min > 1 => {
                after += &self.shortest(child)?.repeat(min - 1);
            }
            _ => {}
        }
        Some((before, after))
    }

    fn shortest(&mut self, expr: &Expr) -> Option<String> {
        let lang = |lang: &Result<Lang, StudyError>| lang.clone().unwrap_or(NOTHING);
        let langs: Vec<Lang> = self.langs.iter().map(lang).collect();
        let lang = self.languages.expression(Notation::Abnf, expr, &langs);
        self.languages.shortest(lang)
    }
}
