//! Draws rules and their automata, and writes a page about a whole grammar.

mod automaton;
mod page;

use super::error::StudyError;
use super::expr::Expr;
use super::grammar::LabGrammar;
use railroad::{
    Choice, Comment, Diagram, Empty, LabeledBox, Link, Node, NonTerminal, Optional, Repeat,
    Sequence, SimpleEnd, SimpleStart, Terminal, svg::Element,
};

/// Escapes text for HTML and SVG.
fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

/// Returns the identifier of the section of a rule on a page.
fn anchor(rule: &str) -> String {
    format!("rule-{}", rule.replace([' ', ','], "_"))
}

/// The style of diagrams. Within a page, a diagram has the color of the surrounding text. As a
/// document of its own it follows the reader's color scheme, light or dark.
const PICTURE_STYLE: &str = "\
svg.railroad:root { color-scheme: light dark; background: Canvas; color: CanvasText; }
svg.railroad { max-width: 100%; }
svg.railroad rect.railroad_canvas { stroke: none; fill: none; }
svg.railroad path { stroke: currentColor; stroke-width: 2px; fill: none; }
svg.railroad rect { stroke: currentColor; stroke-width: 2px; fill: currentColor; fill-opacity: .08; }
svg.railroad g.labeledbox > rect { stroke-width: 1px; stroke-dasharray: 5px; }
svg.railroad text { font: 14px monospace; text-anchor: middle; fill: currentColor; }
svg.railroad .nonterminal text { font-weight: bold; }
svg.railroad text.comment { font: italic 12px monospace; }
";

impl LabGrammar {
    /// Draws the railroad diagram of a rule as SVG, for a file of its own or for HTML. It has no
    /// empty line, which would end it in Markdown.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn railroad_svg(&self, rule: &str) -> Result<String, StudyError> {
        let index = self.index(rule)?;
        let with_links = false;
        let mut diagram = Diagram::new(self.diagram(index, with_links));
        let title = format!("Railroad diagram of {}", self.rule(index).name);
        let width = format!("width:{}px", diagram.width());
        diagram.attr("role".to_owned()).or_insert("img".to_owned());
        diagram.attr("style".to_owned()).or_insert(width);
        diagram.add_element(Element::new("title").text(&title));
        diagram.add_css(PICTURE_STYLE);
        Ok(diagram.to_string())
    }

    /// Returns the diagram of a rule. `with_links` says whether references link to the rules on the
    /// same page.
    fn diagram(&self, index: usize, with_links: bool) -> Sequence<Box<dyn Node>> {
        let rule = match self.refused_itself(index) {
            Some(StudyError::Unsupported { what, .. }) => {
                Box::new(Comment::new(format!("{what}, which has no picture")))
            }
            _ => self.draw_expr(self.expr_as_written(index), with_links),
        };
        Sequence::new(vec![Box::new(SimpleStart), rule, Box::new(SimpleEnd)])
    }

    /// Returns the diagram of an expression, with links as in [`diagram`](Self::diagram).
    fn draw_expr(&self, expr: &Expr, with_links: bool) -> Box<dyn Node> {
        let draw = |expr: &Expr| self.draw_expr(expr, with_links);
        let draw_all = |items: &[Expr]| items.iter().map(draw).collect::<Vec<_>>();
        let draw_box = |inner: &Expr, label: &str| {
            Box::new(LabeledBox::new(draw(inner), Comment::new(label.to_owned())))
        };
        match expr {
            Expr::Text { text, .. } if text.is_empty() => Box::new(Empty),
            Expr::Chars(_) | Expr::Text { .. } => Box::new(Terminal::new(self.display(expr))),
            Expr::Rule(index) => {
                let name = &self.rule(*index).name;
                let rule = NonTerminal::new(name.clone());
                if with_links && self.is_defined(*index) {
                    Box::new(Link::new(rule, format!("#{}", anchor(name))))
                } else {
                    Box::new(rule)
                }
            }
            Expr::Seq(items) => Box::new(Sequence::new(draw_all(items))),
            Expr::Choice(items) => Box::new(Choice::new(draw_all(items))),
            Expr::Repeat { expr, min, max } => draw_repetition(draw(expr), *min, *max),
            Expr::And(expr) => draw_box(expr, "followed by"),
            Expr::Not(expr) => draw_box(expr, "not followed by"),
            Expr::End => Box::new(Comment::new("end".to_owned())),
        }
    }
}

/// Returns the diagram of a repetition. Zero rounds are drawn as an option.
fn draw_repetition(inner: Box<dyn Node>, min: usize, max: Option<usize>) -> Box<dyn Node> {
    let with_count = |inner, count: String| -> Box<dyn Node> {
        Box::new(Repeat::new(inner, Comment::new(count)))
    };
    let repeat: Box<dyn Node> = match (min, max) {
        (_, Some(1)) => inner,
        (0 | 1, None) => Box::new(Repeat::new(inner, Empty)),
        (min, None) => with_count(inner, format!("{min} times or more")),
        (min, Some(max)) if min == max => with_count(inner, format!("{min} times")),
        (min, Some(max)) => with_count(inner, format!("{} to {max} times", min.max(1))),
    };
    match min {
        0 => Box::new(Optional::new(repeat)),
        _ => repeat,
    }
}
