//! Writes a page about a whole grammar: one self-contained HTML file.

use super::super::error::StudyError;
use super::super::expr::Notation;
use super::super::grammar::LabGrammar;
use super::super::study::Study;
use super::{PICTURE_STYLE, anchor, escape};
use railroad::{Diagram, Node};
use std::collections::{BTreeSet, HashSet};
use std::fmt::Write;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// The greatest number of states of an automaton that the page outlines.
const MOST_OUTLINED: usize = 64;

impl Study {
    /// Writes a self-contained HTML page about the grammar. For each rule it has
    ///
    /// - the definition as its author wrote it, with the comments before it;
    /// - the railroad diagram;
    /// - links to the rules that it uses and that use it;
    /// - the number of states of its automaton, and an outline if there are at most 64;
    /// - a shortest string.
    ///
    /// If the time of the budget is over, the page ends early: see [`in_time`](Self::in_time).
    ///
    /// The page has a search field, follows the reader's color scheme, and can be read on a narrow
    /// screen, by keyboard alone, by a screen reader and on paper.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Study};
    ///
    /// let study = Study::of(LabGrammar::from_abnf("; some\na = 1*DIGIT ; digits\n").unwrap());
    /// let page = study.html_page("Digits");
    /// assert!(page.contains("<title>Digits</title>") && page.contains("; digits"));
    /// ```
    pub fn html_page(&self, title: &str) -> String {
        let grammar = self.grammar();
        let title = escape(title);
        let rules = 0..grammar.rules().len();
        let mut page = format!(
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <title>{title}</title>\n<style>\n{PICTURE_STYLE}{STYLE}</style></head>\n<body>\n\
             <a class=\"skip\" href=\"#rules\">To the rules</a>\n\
             <header><h1>{title}</h1></header>\n\
             <nav aria-label=\"Rules\">\n\
             <p id=\"find\" hidden><label for=\"search\">Find a rule</label> \
             <input id=\"search\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\"> \
             <output id=\"found\" for=\"search\" aria-live=\"polite\"></output></p>\n<ul>\n",
        );
        for index in rules.clone() {
            let _ = writeln!(page, "<li>{}</li>", grammar.link(index));
        }
        page.push_str("</ul>\n</nav>\n<main id=\"rules\" tabindex=\"-1\">\n");
        // The size counts undefined names, too: rules can refer to them.
        let mut users = vec![BTreeSet::new(); grammar.size()];
        for user in rules.clone() {
            let references = grammar.rule(user).expr.references();
            references.for_each(|target| _ = users[target].insert(user));
        }
        let spans = grammar.rules().iter().filter_map(|rule| rule.span.clone());
        let mut ends: Vec<usize> = spans.map(|span| span.end).collect();
        ends.sort_unstable();
        for index in rules.take_while(|_| self.in_time().is_ok()) {
            self.write_rule(&mut page, index, &users[index], &ends);
        }
        let rest = grammar.remarks(None, &ends);
        if !rest.is_empty() {
            let _ = writeln!(page, "<pre class=\"remarks\">{}</pre>", grammar.link_names(&rest));
        }
        let _ = write!(page, "</main>\n<script>\n{SCRIPT}</script>\n</body></html>\n");
        page
    }

    /// Writes the section of a rule. `users` are the rules that refer to it. `ends` has the byte
    /// index at which each rule of the text ends, sorted.
    fn write_rule(&self, page: &mut String, index: usize, users: &BTreeSet<usize>, ends: &[usize]) {
        let grammar = self.grammar();
        let name = escape(&grammar.rule(index).name);
        let id = escape(&anchor(&grammar.rule(index).name));
        let remarks = grammar.remarks(Some(index), ends);
        let text = grammar.written(index).unwrap_or_else(|| grammar.definition(index));
        let text = if remarks.is_empty() { text } else { format!("{remarks}\n{text}") };
        let _ = writeln!(
            page,
            "<section id=\"{id}\" aria-labelledby=\"{id}-name\">\n\
             <h2 id=\"{id}-name\"><a href=\"#{id}\">{name}</a></h2>\n\
             <pre class=\"definition\" tabindex=\"0\" role=\"region\" \
             aria-label=\"Definition of {name}\">{}</pre>\n\
             <div class=\"picture\" tabindex=\"0\" role=\"region\" \
             aria-label=\"Railroad diagram of {name}\">\n{}</div>",
            grammar.link_names(&text),
            grammar.natural_diagram(index),
        );
        let mut known = HashSet::new();
        let references = grammar.rule(index).expr.references();
        let uses = references.filter(|&target| known.insert(target)).collect::<Vec<usize>>();
        let users = users.iter().copied().collect();
        for (what, rules) in [("Uses", uses), ("Used by", users)] {
            let links: Vec<String> = rules.into_iter().map(|rule| grammar.link(rule)).collect();
            if !links.is_empty() {
                let _ = writeln!(page, "<p>{what} {}.</p>", links.join(", "));
            }
        }
        let rule = &grammar.rule(index).name;
        match self.automaton_html(rule) {
            Ok(automaton) => page.push_str(&automaton),
            Err(_) if grammar.accepts_nothing(index) => {
                page.push_str("<p>No string matches.</p>\n")
            }
            Err(error) => _ = writeln!(page, "<p>{}.</p>", escape(&error.to_string())),
        }
        page.push_str("</section>\n");
    }

    /// Returns HTML with a shortest string of a rule, and with its automaton, in outline if it is
    /// small.
    fn automaton_html(&self, rule: &str) -> Result<String, StudyError> {
        let lang = self.lang(rule)?;
        let states = self.languages().states(lang);
        let shortest = match self.languages().shortest(lang) {
            Some(text) => {
                format!("A shortest string is <code>{}</code>.", escape(&format!("{text:?}")))
            }
            None => "No string matches.".to_owned(),
        };
        let count = match states {
            1 => "1 state".to_owned(),
            _ => format!("{states} states"),
        };
        let mut page =
            format!("<p>{shortest}</p>\n<details><summary>Automaton: {count}</summary>\n");
        if states <= MOST_OUTLINED {
            page.push_str("<ol start=\"0\" class=\"outline\">\n");
            for line in self.automaton_outline(rule)? {
                let _ = writeln!(page, "<li>{}</li>", escape(&line));
            }
            page.push_str("</ol>\n");
        }
        let _ = writeln!(
            page,
            "<p><code>abnf-lab draw GRAMMAR {} --as dot</code> writes it for Graphviz.</p>",
            escape(rule)
        );
        page.push_str("</details>\n");
        Ok(page)
    }
}

impl LabGrammar {
    /// Returns a link to the section of a rule, or the name of an undefined rule.
    fn link(&self, index: usize) -> String {
        let name = &self.rule(index).name;
        if !self.is_defined(index) {
            return format!("{} (not defined)", escape(name));
        }
        format!("<a href=\"#{}\">{}</a>", escape(&anchor(name)), escape(name))
    }

    /// Returns the diagram of a rule at its natural size. Its frame scrolls if the page is
    /// narrower.
    fn natural_diagram(&self, index: usize) -> String {
        let with_links = true;
        let mut diagram = Diagram::new(self.diagram(index, with_links));
        let (width, height) = (diagram.width().to_string(), diagram.height().to_string());
        diagram.attr("width".to_owned()).or_insert(width);
        diagram.attr("height".to_owned()).or_insert(height);
        // The role `img` would hide the links in the diagram.
        diagram.attr("role".to_owned()).or_insert("group".to_owned());
        diagram.to_string()
    }

    /// Returns the comments between a rule and the one before it; without an index, those after the
    /// last rule. `ends` has the byte index at which each rule of the text ends, sorted.
    fn remarks(&self, index: Option<usize>, ends: &[usize]) -> String {
        let end = match index.map(|index| self.rule(index).span.clone()) {
            Some(Some(span)) => span.start,
            // The rule is not in the text: it is imported, or a core rule.
            Some(None) => return String::new(),
            None => self.text().len(),
        };
        let rules_before = ends.partition_point(|&rule_end| rule_end <= end);
        let start = rules_before.checked_sub(1).map_or(0, |last| ends[last]);
        let text = self.text().get(start..end).unwrap_or("");
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        lines.join("\n").trim_matches('\n').trim_end().to_owned()
    }

    /// Returns a part of the text of the grammar as HTML, with names of rules as links, and
    /// comments in elements of the class `comment`.
    fn link_names(&self, text: &str) -> String {
        let is_pest = self.notation() == Notation::Pest;
        let is_in_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let mut html = String::new();
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            // The lengths of the token that begins here, in bytes: to the end of the line, to the
            // closing quote, or to the end of the name or value.
            let to_line_end = || rest.find('\n').unwrap_or(rest.len());
            let to_quote = |quote: char| rest[1..].find(quote).map_or(rest.len(), |end| end + 2);
            let is_in_value = |c| is_in_name(c) || c == '.';
            let length = match first {
                ';' if !is_pest => to_line_end(),
                '/' if is_pest && rest.starts_with("//") => to_line_end(),
                '"' => to_quote('"'),
                '\'' if is_pest => to_quote('\''),
                '<' if !is_pest => to_quote('>'),
                // A value such as `%x41` contains no name.
                '%' => 1 + rest[1..].find(|c| !is_in_value(c)).unwrap_or(rest.len() - 1),
                c if c.is_ascii_alphabetic() => rest.find(|c| !is_in_name(c)).unwrap_or(rest.len()),
                c => c.len_utf8(),
            };
            let (token, after) = rest.split_at(length);
            let rule = self.find(token).filter(|_| first.is_ascii_alphabetic());
            match (rule, first) {
                (Some(index), _) => {
                    let id = escape(&anchor(&self.rule(index).name));
                    let _ = write!(html, "<a href=\"#{id}\">{}</a>", escape(token));
                }
                (None, ';' | '/') if length > 1 => {
                    let _ = write!(html, "<span class=\"comment\">{}</span>", escape(token));
                }
                _ => html.push_str(&escape(token)),
            }
            rest = after;
        }
        html
    }
}
