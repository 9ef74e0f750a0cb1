//! A whole grammar on one page.

use std::fmt::Write;

use super::super::grammar::{Expr, LabGrammar, Notation};
use super::super::study::Study;
use super::{anchor, escaped, railroad};

const STYLE: &str = "body{font-family:sans-serif;margin:2em;max-width:70em}\
pre{background:#f4f4f4;padding:.5em;white-space:pre-wrap}\
section{border-top:1px solid #ccc;margin-top:1.5em}\
svg.railroad{max-width:100%;height:auto}";

impl Study {
    /// An HTML page of the grammar that needs nothing else: each rule with its
    /// definition, its railroad diagram, the rules that it uses and that use it,
    /// the number of states of its automaton and a shortest string.
    pub fn html_page(&self, title: &str) -> String {
        let grammar = self.grammar();
        let title = escaped(title);
        let mut page = format!(
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title>\n\
             <style>{}\n{STYLE}</style></head><body>\n<h1>{title}</h1>\n",
            ::railroad::DEFAULT_CSS
        );
        let all: Vec<usize> = (0..grammar.rules().len()).collect();
        let _ = writeln!(page, "<nav>{}</nav>", links(grammar, &all));
        let uses: Vec<Vec<usize>> = all.iter().map(|&index| used_by(grammar, index)).collect();
        for &index in &all {
            let users: Vec<usize> =
                all.iter().copied().filter(|&user| uses[user].contains(&index)).collect();
            self.write_rule(&mut page, index, &uses[index], &users);
        }
        page.push_str("</body></html>\n");
        page
    }

    fn write_rule(&self, page: &mut String, index: usize, uses: &[usize], users: &[usize]) {
        let grammar = self.grammar();
        let rule = grammar.rule(index);
        let name = escaped(&rule.name);
        let lang = self.compiled().rule(index);
        let _ = writeln!(
            page,
            "<section id=\"{}\"><h2>{name}</h2>\n<pre>{}</pre>\n{}",
            escaped(&anchor(&rule.name)),
            definition(grammar, &rule.name, &rule.expr),
            railroad::plain_svg(grammar, index)
        );
        let shortest = match self.languages().shortest(lang) {
            Some(text) => {
                format!("a shortest string is <code>{}</code>", escaped(&format!("{text:?}")))
            }
            None => "no string matches".to_owned(),
        };
        let _ = writeln!(page, "<p>{} states; {shortest}.", self.languages().states(lang));
        if !uses.is_empty() {
            let _ = writeln!(page, "<br>Uses {}.", links(grammar, uses));
        }
        if !users.is_empty() {
            let _ = writeln!(page, "<br>Used by {}.", links(grammar, users));
        }
        page.push_str("</p></section>\n");
    }
}

fn definition(grammar: &LabGrammar, name: &str, expr: &Expr) -> String {
    let printed = grammar.display(expr);
    escaped(&match grammar.notation() {
        Notation::Abnf => format!("{name} = {printed}"),
        Notation::Pest => format!("{name} = {{ {printed} }}"),
    })
}

fn links(grammar: &LabGrammar, rules: &[usize]) -> String {
    let link = |&index: &usize| {
        let name = &grammar.rule(index).name;
        format!("<a href=\"#{}\">{}</a>", escaped(&anchor(name)), escaped(name))
    };
    rules.iter().map(link).collect::<Vec<_>>().join(", ")
}

fn used_by(grammar: &LabGrammar, index: usize) -> Vec<usize> {
    let mut found = Vec::new();
    grammar.rule(index).expr.visit(&mut |expr| {
        if let Expr::Rule(target) = expr
            && !found.contains(target)
        {
            found.push(*target);
        }
    });
    found
}
