//! Pictures of rules and of their automata, and a page of a whole grammar.

mod automaton;

use super::error::StudyError;
use super::grammar::{Expr, LabGrammar};
use super::study::Study;
use railroad::{
    Choice, Comment, Diagram, Empty, LabeledBox, Link, Node, NonTerminal, Optional, Repeat,
    Sequence, SimpleEnd, SimpleStart, Terminal, svg::Element,
};
use std::fmt::Write;

/// Text as it stands in HTML and SVG.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

/// The name by which the part of a page about a rule is linked to.
fn anchor(rule: &str) -> String {
    format!("rule-{rule}")
}

/// Within a page, a picture has the colour of the text around it. As a document of its own it has
/// those of the reader's scheme, light or dark.
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
    /// The railroad diagram of a rule as an SVG that stands on its own, or within HTML: it has no
    /// empty line, which would end it in Markdown.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn railroad_svg(&self, rule: &str) -> Result<String, StudyError> {
        let index = self.index(rule)?;
        let mut diagram = Diagram::new(self.diagram(index, false));
        let title = format!("Railroad diagram of {}", self.rule(index).name);
        let width = format!("width:{}px", diagram.width());
        diagram.attr("role".to_owned()).or_insert("img".to_owned());
        diagram.attr("style".to_owned()).or_insert(width);
        diagram.add_element(Element::new("title").text(&title));
        diagram.add_css(PICTURE_STYLE);
        Ok(diagram.to_string())
    }

    /// With links to the rules, on a page that has them.
    fn diagram(&self, index: usize, links: bool) -> Sequence<Box<dyn Node>> {
        let rule = self.node(&self.rule(index).expr, links);
        Sequence::new(vec![Box::new(SimpleStart), rule, Box::new(SimpleEnd)])
    }

    fn node(&self, expr: &Expr, links: bool) -> Box<dyn Node> {
        let node = |expr: &Expr| self.node(expr, links);
        let nodes = |items: &[Expr]| items.iter().map(node).collect::<Vec<_>>();
        let boxed = |inner: &Expr, label: &str| {
            Box::new(LabeledBox::new(node(inner), Comment::new(label.to_owned())))
        };
        match expr {
            Expr::Text { text, .. } if text.is_empty() => Box::new(Empty),
            Expr::Chars(_) | Expr::Text { .. } => Box::new(Terminal::new(self.display(expr))),
            Expr::Rule(index) => {
                let name = &self.rule(*index).name;
                let rule = NonTerminal::new(name.clone());
                match links {
                    true => Box::new(Link::new(rule, format!("#{}", anchor(name)))),
                    false => Box::new(rule),
                }
            }
            Expr::Seq(items) => Box::new(Sequence::new(nodes(items))),
            Expr::Choice(items) => Box::new(Choice::new(nodes(items))),
            Expr::Repeat { expr, min, max } => repeated(node(expr), *min, *max),
            Expr::And(expr) => boxed(expr, "followed by"),
            Expr::Not(expr) => boxed(expr, "not followed by"),
            Expr::End => Box::new(Comment::new("end".to_owned())),
        }
    }

    /// Links to the parts of a page about these rules.
    fn links(&self, rules: impl Iterator<Item = usize>) -> String {
        let link = |index: usize| {
            let name = &self.rule(index).name;
            format!("<a href=\"#{}\">{}</a>", escaped(&anchor(name)), escaped(name))
        };
        rules.map(link).collect::<Vec<_>>().join(", ")
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

/// In the colours of the reader's scheme, light or dark.
const STYLE: &str = ":root{color-scheme:light dark;background:Canvas;color:CanvasText}\
body{font-family:sans-serif;margin:2em;max-width:70em}\
a{color:LinkText}\
pre{border:1px solid GrayText;padding:.5em;white-space:pre-wrap}\
section{border-top:1px solid GrayText;margin-top:1.5em}\
svg.railroad{max-width:100%;height:auto}";

impl Study {
    /// An HTML page of the grammar that needs nothing else: each rule with its definition, its
    /// railroad diagram, the rules that it uses and that use it, the number of states of its
    /// automaton and a shortest string.
    ///
    /// ```
    /// use iri_grammar::lab::{LabGrammar, Study};
    ///
    /// let study = Study::of(LabGrammar::from_abnf("a = 1*DIGIT\n").unwrap());
    /// assert!(study.html_page("Digits").contains("<title>Digits</title>"));
    /// ```
    pub fn html_page(&self, title: &str) -> String {
        let grammar = self.grammar();
        let title = escaped(title);
        let mut page = format!(
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title>\n\
             <style>{PICTURE_STYLE}\n{STYLE}</style></head><body>\n<h1>{title}</h1>\n",
        );
        let all = 0..grammar.rules().len();
        let _ = writeln!(page, "<nav>{}</nav>", grammar.links(all.clone()));
        all.for_each(|index| self.write_rule(&mut page, index));
        page.push_str("</body></html>\n");
        page
    }

    fn write_rule(&self, page: &mut String, index: usize) {
        let grammar = self.grammar();
        let rule = grammar.rule(index);
        let name = escaped(&rule.name);
        let _ = writeln!(
            page,
            "<section id=\"{}\"><h2>{name}</h2>\n<pre>{}</pre>\n{}",
            escaped(&anchor(&rule.name)),
            escaped(&grammar.definition(index)),
            Diagram::new(grammar.diagram(index, true))
        );
        let _ = writeln!(page, "<p>{}.", self.facts(index));
        let mut uses: Vec<usize> = Vec::new();
        for target in rule.expr.references() {
            if !uses.contains(&target) {
                uses.push(target);
            }
        }
        let users = (0..grammar.rules().len())
            .filter(|&user| grammar.rule(user).expr.references().any(|target| target == index));
        for (what, rules) in [("Uses", uses), ("Used by", users.collect())] {
            if !rules.is_empty() {
                let _ = writeln!(page, "<br>{what} {}.", grammar.links(rules.into_iter()));
            }
        }
        page.push_str("</p></section>\n");
    }

    fn facts(&self, index: usize) -> String {
        let lang = match self.lang(&self.grammar().rule(index).name) {
            Ok(lang) => lang,
            Err(error) => return escaped(&error.to_string()),
        };
        let shortest = match self.languages().shortest(lang) {
            Some(text) => {
                format!("a shortest string is <code>{}</code>", escaped(&format!("{text:?}")))
            }
            None => "no string matches".to_owned(),
        };
        format!("{} states; {shortest}", self.languages().states(lang))
    }
}
