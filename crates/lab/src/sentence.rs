//! Finds sentences that show an ambiguity. A sentence is a whole text of the start rule.

use super::ambiguity::Ambiguity;
use super::derive::Deriver;
use super::error::StudyError;
use super::expr::Expr;
use super::grammar::LabGrammar;
use super::node::Node;
use super::parse::ParseError;
use super::study::Study;
use super::tree::ParseTree;
use super::utf8::symbols;

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
    /// Two trees of the sentence, which are the same before the ambiguity. If both trees have the
    /// same rules, they also have nodes for repetitions and alternatives, named by their
    /// expressions.
    pub trees: [ParseTree; 2],
}

impl Study {
    /// A sentence of a start rule that shows an ambiguity, with the parts around it as short as
    /// possible. `None` if the start rule does not lead to the ambiguous rule, or is
    /// [refused](LabGrammar::refusal).
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
        &self,
        start: &str,
        ambiguity: &Ambiguity,
    ) -> Result<Option<AmbiguousSentence>, StudyError> {
        let (start, node) = (self.grammar().index(start)?, ambiguity.node);
        let (grammar, rule) = (self.grammar(), node.rule());
        let deriver = Deriver::of(self, start)?;
        if !deriver.rules().contains(&rule) {
            return Ok(None);
        }
        let Some(before) = text_before(&deriver, grammar, ambiguity) else { return Ok(None) };
        let own = symbols(&ambiguity.text, grammar.is_in_octets()).map(|(_, symbol)| symbol);
        let texts = deriver.in_contexts(node, &before.chars().chain(own).collect::<String>());
        let Some(text) = texts.into_iter().next() else { return Ok(None) };
        let part: Vec<Node> = node
            .expr_in(grammar)
            .map_or_else(Vec::new, |expr| node.parts(expr).map(|(node, _)| node).collect());
        let parser = self.parser();
        let forest = match parser.forest(&grammar.rule(start).name, &text) {
            Ok(forest) => forest,
            // If the start rule reaches a rule without meaning, it has no sentences.
            Err(ParseError::Study(StudyError::Unsupported { .. }) | ParseError::NoMatch { .. }) => {
                return Ok(None);
            }
            Err(ParseError::Study(error)) => return Err(error),
        };
        let trees = forest.two_trees_at(&[
            &|node| part.contains(&node),
            &|node| node.rule() == rule,
            &|_| true,
        ]);
        Ok(trees.map(|trees| AmbiguousSentence { text, trees }))
    }
}

/// Returns a shortest text for the items or rounds of the ambiguous expression that come before the
/// ambiguous string; none if one of them has no text.
fn text_before(
    deriver: &Deriver<'_>,
    grammar: &LabGrammar,
    ambiguity: &Ambiguity,
) -> Option<String> {
    let node = ambiguity.node;
    let expr = node.expr_in(grammar)?;
    let mut children = node.children(expr);
    let shortest = |(at, item)| Some(deriver.shortest(at, item)?.text);
    match expr {
        Expr::Seq(_) => children.take(ambiguity.before).map(shortest).collect(),
        Expr::Repeat { .. } if ambiguity.before > 0 => {
            Some(shortest(children.next()?)?.repeat(ambiguity.before))
        }
        _ => Some(String::new()),
    }
}
