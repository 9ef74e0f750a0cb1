//! A rule as a railroad diagram.

use ::railroad::{
    Choice, Comment, Diagram, Empty, LabeledBox, Link, Node, NonTerminal, Optional, Repeat,
    Sequence, SimpleEnd, SimpleStart, Stylesheet, Terminal,
};

use super::super::grammar::{Expr, LabGrammar};
use super::super::study::StudyError;
use super::anchor;

impl LabGrammar {
    /// The railroad diagram of a rule as an SVG that stands on its own.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn railroad_svg(&self, rule: &str) -> Result<String, StudyError> {
        let index = self.index(rule)?;
        let diagram = Diagram::new_with_stylesheet(diagram_of(self, index), &Stylesheet::Light);
        Ok(diagram.to_string())
    }
}

/// The diagram without a style of its own, for a page that has one.
pub(super) fn plain_svg(grammar: &LabGrammar, index: usize) -> String {
    Diagram::new(diagram_of(grammar, index)).to_string()
}

fn diagram_of(grammar: &LabGrammar, index: usize) -> Sequence<Box<dyn Node>> {
    Sequence::new(vec![
        Box::new(SimpleStart) as Box<dyn Node>,
        node(grammar, &grammar.rule(index).expr),
        Box::new(SimpleEnd),
    ])
}

fn node(grammar: &LabGrammar, expr: &Expr) -> Box<dyn Node> {
    let nodes = |items: &[Expr]| items.iter().map(|item| node(grammar, item)).collect::<Vec<_>>();
    match expr {
        Expr::Text { text, .. } if text.is_empty() => Box::new(Empty),
        Expr::Chars(_) | Expr::Text { .. } => {
            Box::new(Terminal::new(grammar.display(expr).to_string()))
        }
        Expr::Rule(index) => {
            let name = &grammar.rule(*index).name;
            let target = format!("#{}", anchor(name));
            Box::new(Link::new(NonTerminal::new(name.clone()), target))
        }
        Expr::Seq(items) => Box::new(Sequence::new(nodes(items))),
        Expr::Choice(items) => Box::new(Choice::new(nodes(items))),
        Expr::Repeat { expr, min, max } => repeated(node(grammar, expr), *min, *max),
        Expr::And(expr) => boxed(node(grammar, expr), "followed by"),
        Expr::Not(expr) => boxed(node(grammar, expr), "not followed by"),
        Expr::End => Box::new(Comment::new("end".to_owned())),
    }
}

fn repeated(inner: Box<dyn Node>, min: usize, max: Option<usize>) -> Box<dyn Node> {
    let counted = |inner, times: String| -> Box<dyn Node> {
        Box::new(Repeat::new(inner, Comment::new(times)))
    };
    let repeat: Box<dyn Node> = match (min, max) {
        (_, Some(1)) => inner,
        (0 | 1, None) => Box::new(Repeat::new(inner, Empty)),
        (min, None) => counted(inner, format!("{min} times or more")),
        (min, Some(max)) if min == max => counted(inner, format!("{min} times")),
        (min, Some(max)) => counted(inner, format!("{} to {max} times", min.max(1))),
    };
    match min {
        0 => Box::new(Optional::new(repeat)),
        _ => repeat,
    }
}

fn boxed(inner: Box<dyn Node>, label: &str) -> Box<dyn Node> {
    Box::new(LabeledBox::new(inner, Comment::new(label.to_owned())))
}
