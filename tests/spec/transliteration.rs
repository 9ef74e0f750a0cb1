//! `grammar/*.pest` is `grammar/abnf/*.abnf`, transliterated token by token as `core.pest` says
//! (RFC 5234 sections 2 to 4), but for the rules of a list.

use crate::rows::rows;
use iri_grammar::{Grammar, Production};
use regex_automata::meta::Regex;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::iter::Peekable;

const ABNF: &str =
    r#";[^\n]*|"[^"]*"|<[^>]*>|%x[0-9A-Fa-f]+(?:-[0-9A-Fa-f]+)?|[A-Za-z][A-Za-z0-9-]*|[0-9]+|\S"#;
const PEST: &str =
    r#"//[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\[^']*|[^'])'|[A-Za-z_][A-Za-z0-9_]*|[0-9]+|\.\.|\S"#;

/// Without white space and comments.
fn tokens<'t>(notation: &str, text: &'t str) -> Vec<&'t str> {
    let lexer = Regex::new(notation).unwrap();
    let tokens = lexer.find_iter(text).map(|token| &text[token.range()]);
    tokens.filter(|token| !token.starts_with("//") && !token.starts_with(';')).collect()
}

/// Without the modifier too.
fn rule_in_pest(production: Production) -> Vec<&'static str> {
    let mut rule = tokens(PEST, production.pest());
    rule.retain(|token| !["_", "@", "$"].contains(token));
    rule
}

struct Transliterator<'t, I: Iterator<Item = &'t str>> {
    grammar: Grammar,
    abnf: Peekable<I>,
    pest: Vec<String>,
}

impl<'t, I: Iterator<Item = &'t str>> Transliterator<'t, I> {
    fn push(&mut self, token: &str) {
        self.pest.push(token.to_owned());
    }

    fn take(&mut self, token: &str) -> bool {
        self.abnf.next_if_eq(&token).is_some()
    }

    fn rule(mut self) -> Vec<String> {
        self.element();
        assert!(self.take("="));
        self.push("=");
        self.push("{");
        self.alternation();
        assert_eq!(self.abnf.next(), None);
        self.push("}");
        self.pest
    }

    fn alternation(&mut self) {
        self.concatenation();
        while self.take("/") {
            self.push("|");
            self.concatenation();
        }
    }

    fn concatenation(&mut self) {
        self.repetition();
        while self.abnf.peek().is_some_and(|token| !["/", ")", "]"].contains(token)) {
            self.push("~");
            self.repetition();
        }
    }

    fn repetition(&mut self) {
        let number = |token: &&str| token.starts_with(|c: char| c.is_ascii_digit());
        let min = self.abnf.next_if(number);
        let is_range = self.take("*");
        let max = self.abnf.next_if(number);
        let start = self.pest.len();
        self.element();
        let suffix: &[&str] = match (min, is_range, max) {
            (None, false, _) => &[],
            (Some("0"), false, _) => {
                self.pest.truncate(start);
                &["\"\""]
            }
            (Some(times), false, _) => &["{", times, "}"],
            (None, true, None) => &["*"],
            (Some("1"), true, None) => &["+"],
            (Some(min), true, None) => &["{", min, ",", "}"],
            (None, true, Some(max)) => &["{", ",", max, "}"],
            (Some(min), true, Some(max)) => &["{", min, ",", max, "}"],
        };
        suffix.iter().for_each(|token| self.push(token));
    }

    fn element(&mut self) {
        let token = self.abnf.next().expect("an element");
        match token.as_bytes()[0] {
            b'(' => {
                self.push(token);
                self.alternation();
                assert!(self.take(")"));
                self.push(")");
            }
            b'[' => {
                let start = self.pest.len();
                self.alternation();
                assert!(self.take("]"));
                if self.pest.len() > start + 1 {
                    self.pest.insert(start, "(".into());
                    self.push(")");
                }
                self.push("?");
            }
            b'"' => {
                let text = &token[1..token.len() - 1];
                if text.contains(|c: char| c.is_ascii_alphabetic()) {
                    self.push("^");
                }
                self.pest.push(format!("\"{}\"", text.chars().map(in_pest).collect::<String>()));
            }
            b'%' => {
                let value = |digits| u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
                let value = |digits| in_pest(value(digits).expect(token));
                match token[2..].split_once('-') {
                    None => self.pest.push(format!("\"{}\"", value(&token[2..]))),
                    Some((first, last)) => {
                        self.pest.push(format!("'{}'", value(first)));
                        self.push("..");
                        self.pest.push(format!("'{}'", value(last)));
                    }
                }
            }
            // Only where it is repeated no times.
            b'<' => {}
            _ => {
                let production = self.grammar.production(token).expect(token);
                self.pest.push(production.name().replace('-', "_"));
            }
        }
    }
}

/// A character of a string or a range.
fn in_pest(c: char) -> String {
    match c {
        '"' | '\\' => format!("\\{c}"),
        ' '..='~' => c.to_string(),
        _ => format!("\\u{{{:02X}}}", c as u32),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deviation {
    grammars: Vec<String>,
    rule: String,
    reason: String,
}

#[test]
fn pest_grammars_are_their_abnf_but_for_the_deviations() {
    let mut reasons = BTreeMap::new();
    for Deviation { grammars, rule, reason } in rows(include_str!("../data/deviations.toml")) {
        for grammar in grammars {
            assert_eq!(reasons.insert((grammar, rule.clone()), reason.clone()), None);
        }
    }
    let mut found = BTreeMap::new();
    let all = Grammar::ALL.into_iter().flat_map(Grammar::productions);
    for production in Grammar::Rfc3986.core_rules().chain(all) {
        let grammar = production.grammar();
        let abnf = tokens(ABNF, production.abnf()).into_iter().peekable();
        let transliterated = Transliterator { grammar, abnf, pest: Vec::new() }.rule();
        if rule_in_pest(production) != transliterated {
            let comment = production.pest().lines().map_while(|line| line.strip_prefix("// "));
            let reason = comment.collect::<Vec<_>>().join(" ");
            found.insert((grammar.to_string(), production.to_string()), reason);
        }
    }
    assert_eq!(found, reasons);
}

/// What has been compared is all that the files have, in the same order.
#[test]
fn grammars_have_nothing_beside_their_productions() {
    let core: Vec<Production> = Grammar::Rfc3986.core_rules().collect();
    let all = Grammar::ALL
        .map(|grammar| (grammar.abnf(), grammar.pest(), grammar.productions().collect()));
    let core = (Grammar::core_abnf(), Grammar::core_pest(), core);
    for (abnf, pest, productions) in all.into_iter().chain([core]) {
        let rules = |text: fn(Production) -> &'static str, notation| -> Vec<&str> {
            productions.iter().flat_map(|&rule| tokens(notation, text(rule))).collect()
        };
        assert_eq!(rules(Production::abnf, ABNF), tokens(ABNF, abnf));
        assert_eq!(rules(Production::pest, PEST), tokens(PEST, pest));
    }
}
