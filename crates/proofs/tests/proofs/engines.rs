//! Five engines agree: the automaton of the ABNF, the ABNF parser, the ABNF as a regular
//! expression, pest_vm, and the parser that pest generates. `LAB_SAMPLES` sets the number of random
//! strings and of near misses for each document.

use crate::documents::{DOCUMENTS, Document, samples};
use abnf_lab::{Expr, GrammarParser, LabGrammar, Study};
use regex_automata::meta::Regex;

/// The parser that pest generates from a file, and whether its start rule matches
/// a whole text.
macro_rules! generated {
    ($document:ident, $file:literal, $start:ident) => {
        mod $document {
            use pest::Parser;

            #[derive(pest_derive::Parser)]
            #[grammar = "../../grammar/core.pest"]
            #[grammar = $file]
            struct Generated;

            pub fn matches(text: &str) -> bool {
                let matched = Generated::parse(Rule::$start, text);
                matched.is_ok_and(|pairs| pairs.as_str().len() == text.len())
            }
        }
    };
}

generated!(rfc3986, "../../grammar/rfc3986.pest", URI_reference);
generated!(rfc3987, "../../grammar/rfc3987.pest", IRI_reference);
generated!(rfc3987bis, "../../grammar/rfc3987bis.pest", IRI_reference);
generated!(leiri, "../../grammar/leiri.pest", IRI_reference);
generated!(url_i18n_07, "../../grammar/url-i18n-07.pest", IRI_reference);

/// An expression of ABNF in the syntax of regular expressions.
fn pattern(grammar: &LabGrammar, expr: &Expr, text: &mut String) {
    match expr {
        Expr::Chars(set) => {
            text.push('[');
            for &(first, last) in set.code_points() {
                *text += &format!(r"\x{{{first:X}}}-\x{{{last:X}}}");
            }
            text.push(']');
        }
        Expr::Text { text: literal, any_case } => {
            for character in literal.chars() {
                let flag = if *any_case { "i-u" } else { "-i" };
                *text += &if character.is_ascii() {
                    format!(r"(?{flag}:\x{:02X})", character as u32)
                } else {
                    format!(r"\x{{{:X}}}", character as u32)
                };
            }
        }
        Expr::Rule(index) => pattern(grammar, &grammar.rule(*index).expr, text),
        Expr::Seq(items) => items.iter().for_each(|item| {
            *text += "(?:";
            pattern(grammar, item, text);
            *text += ")";
        }),
        Expr::Choice(items) => {
            for (index, item) in items.iter().enumerate() {
                *text += if index == 0 { "(?:" } else { "|" };
                pattern(grammar, item, text);
            }
            *text += ")";
        }
        Expr::Repeat { expr, min, max } => {
            *text += "(?:";
            pattern(grammar, expr, text);
            *text += &match max {
                Some(max) => format!("){{{min},{max}}}"),
                None => format!("){{{min},}}"),
            };
        }
        Expr::And(_) | Expr::Not(_) | Expr::End => unreachable!("not in ABNF"),
    }
}

fn regex(grammar: &LabGrammar, rule: &str) -> Regex {
    let mut text = String::from(r"\A(?:");
    let index = grammar.find(rule).expect(rule);
    pattern(grammar, &grammar.rule(index).expr, &mut text);
    text += r")\z";
    Regex::builder()
        .configure(Regex::config().nfa_size_limit(None).hybrid_cache_capacity(16 << 20))
        .build(&text)
        .expect("a regular expression")
}

struct Engines<'d> {
    study: &'d Study,
    abnf: GrammarParser<'d>,
    pest: GrammarParser<'d>,
    regex: Regex,
    generated: Option<fn(&str) -> bool>,
    rule: &'d str,
    accepted: usize,
    refused: usize,
}

impl Engines<'_> {
    fn agree_on(&mut self, text: &str) {
        let rule = self.rule;
        let verdict = self.study.accepts(rule, text).expect(rule);
        assert_eq!(
            self.abnf.matches(rule, text).expect(rule),
            verdict,
            "ABNF parser: {rule} {text:?}"
        );
        assert_eq!(self.pest.matches(rule, text).expect(rule), verdict, "pest_vm: {rule} {text:?}");
        assert_eq!(self.regex.is_match(text), verdict, "regex: {rule} {text:?}");
        if let Some(generated) = self.generated {
            assert_eq!(generated(text), verdict, "generated parser: {rule} {text:?}");
        }
        if verdict {
            self.accepted += 1;
        } else {
            self.refused += 1;
        }
    }
}

fn all_agree(document: &Document, generated: fn(&str) -> bool) {
    let study = Study::of(document.abnf());
    let (abnf, pest) = (document.abnf(), document.pest());
    let mut engines = Engines {
        study: &study,
        abnf: abnf.parser(),
        pest: pest.parser(),
        regex: regex(&abnf, document.start),
        generated: Some(generated),
        rule: document.start,
        accepted: 0,
        refused: 0,
    };
    let mut sampler = study.sampler(document.start, 20260912).expect(document.start);
    for _ in 0..samples(1000) {
        engines.agree_on(&sampler.accepted().expect("a string"));
        engines.agree_on(&sampler.near_miss().expect("a near miss"));
    }
    for text in study.boundary_strings(document.start).expect(document.start) {
        engines.agree_on(&text);
    }
    for text in study.beyond_boundary_strings(document.start).expect(document.start) {
        engines.agree_on(&text);
    }
    println!(
        "{}: {} accepted, {} refused by all",
        document.name, engines.accepted, engines.refused
    );
}

#[test]
fn engines_agree_on_rfc3986() {
    all_agree(&DOCUMENTS[0], rfc3986::matches);
}

#[test]
fn engines_agree_on_rfc3987() {
    all_agree(&DOCUMENTS[1], rfc3987::matches);
}

#[test]
fn engines_agree_on_rfc3987bis() {
    all_agree(&DOCUMENTS[2], rfc3987bis::matches);
}

#[test]
fn engines_agree_on_leiri() {
    all_agree(&DOCUMENTS[3], leiri::matches);
}

#[test]
fn engines_agree_on_url_i18n_07() {
    all_agree(&DOCUMENTS[4], url_i18n_07::matches);
}

#[test]
fn engines_agree_on_every_rule() {
    for document in &DOCUMENTS {
        let study = Study::of(document.abnf());
        let (abnf, pest) = (document.abnf(), document.pest());
        for rule in abnf.rules().iter().filter(|rule| pest.find(&rule.name).is_some()) {
            let mut engines = Engines {
                study: &study,
                abnf: abnf.parser(),
                pest: pest.parser(),
                regex: regex(&abnf, &rule.name),
                generated: None,
                rule: &rule.name,
                accepted: 0,
                refused: 0,
            };
            let mut sampler = study.sampler(&rule.name, 3987).expect(document.name);
            for _ in 0..samples(1000) / 50 {
                engines.agree_on(&sampler.accepted().expect("a string"));
                engines.agree_on(&sampler.near_miss().expect("a near miss"));
            }
        }
    }
}
