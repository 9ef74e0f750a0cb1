//! Checks claims against the documents.

use super::text::{self, Block, Cited, Claim};
use crate::documents::{
    BIS, Document, GUIDELINES, PAPER, URL, URL_I18N, any_has, document, find_words, has, is_listed,
    plain,
};
use crate::support::{say, skipped};
use std::collections::BTreeMap;
use std::fmt::Display;

/// Cited documents that are not available.
pub const NOT_AT_HAND: &[&str] = &[
    "CSS Syntax Level 3",
    "UAX #9",
    "UAX #15",
    "UTS #39",
    "UTS #46",
    "Unicode Standard",
    "XML 1.0",
];

/// Where facts about schemes come from, other than from documents.
const REGISTRY: &str = "IANA";

/// Quotations from passages that are damaged in the copy of a draft: document, section, quotation.
const DAMAGED: &[(&str, &str, &str)] = &[(BIS, "5.1", "except in the relevant contexts")];

/// Items whose label is missing in the copy.
const LOST_ITEMS: &[&str] = &["3987bis (March 2012) section 5.1 d"];

/// The name in the list of documents.
fn name(written: &str) -> String {
    match written {
        "3987bis" => BIS.to_owned(),
        "url-i18n-07" => URL_I18N.to_owned(),
        "conference paper" => PAPER.to_owned(),
        _ if written.ends_with("Testing") => PAPER.to_owned(),
        _ if written.to_lowercase().starts_with("guidelines") => GUIDELINES.to_owned(),
        _ => plain(written),
    }
}

/// A sentence: the sections that it cites, and what it quotes.
type Sentence = (Vec<Cited>, Vec<String>);

#[derive(Default)]
pub struct Check {
    checked: usize,
    failures: Vec<String>,
    /// The number of claims about each document that is not available, by what they cite: `section
    /// 4`, or `quotations`.
    unchecked: BTreeMap<String, BTreeMap<String, usize>>,
}

impl Check {
    /// Checks the prose of a file. A section without a document belongs to the document named last.
    pub fn prose(&mut self, file: impl Display, blocks: &[Block]) {
        let mut document = None;
        let mut last = Vec::new();
        for block in blocks {
            let at = format!("{file}:{}", block.line);
            let claims = match text::claims(block) {
                Ok(claims) => claims,
                Err(reason) => {
                    self.failures.push(format!("{at}: {reason}"));
                    continue;
                }
            };
            let sentences = self.sentences(&at, claims, &mut document);
            for (index, (own, quotations)) in sentences.iter().enumerate() {
                let cites = |sentence: &&Sentence| !sentence.0.is_empty();
                let before = sentences[..index].iter().rev().find(cites);
                let after = sentences[index..].iter().find(cites);
                let cited = match before.or(after) {
                    _ if !own.is_empty() => own,
                    Some((cited, _)) => cited,
                    None => &last,
                };
                for quotation in quotations {
                    self.quotation(&at, quotation, cited);
                }
            }
            if let Some((cited, _)) = sentences.into_iter().rev().find(|it| !it.0.is_empty()) {
                last = cited;
            }
        }
    }

    /// Checks that the quotations of a file are in some section.
    pub fn quotations(&mut self, file: impl Display, blocks: &[Block]) {
        for block in blocks {
            let at = format!("{file}:{}", block.line);
            let Ok(claims) = text::claims(block) else {
                self.failures.push(format!("{at}: cannot be read"));
                continue;
            };
            let written = claims.iter().filter_map(|claim| match claim {
                Claim::Cites(cited) => cited.document.as_deref().map(name),
                _ => None,
            });
            let elsewhere = written.into_iter().find(|name| NOT_AT_HAND.contains(&name.as_str()));
            for claim in &claims {
                let Claim::Quotes(quotation) = claim else { continue };
                match (any_has(quotation), &elsewhere) {
                    (Some(true), _) => self.checked += 1,
                    (Some(false), None) => {
                        self.failures.push(format!("{at}: no document has \"{quotation}\""));
                    }
                    (Some(false), Some(name)) => self.is_unchecked(name, "quotations"),
                    (None, _) => self.is_unchecked("all", "quotations"),
                }
            }
        }
    }

    fn is_unchecked(&mut self, name: &str, what: &str) {
        let claims = self.unchecked.entry(name.to_owned()).or_default();
        *claims.entry(what.to_owned()).or_default() += 1;
    }

    fn sentences(
        &mut self,
        at: &str,
        claims: Vec<Claim>,
        document: &mut Option<String>,
    ) -> Vec<Sentence> {
        let mut sentences = vec![Sentence::default()];
        for claim in claims {
            let (cites, quotes) = sentences.last_mut().unwrap();
            match claim {
                Claim::Stop => sentences.push(Sentence::default()),
                Claim::Quotes(text) => quotes.push(text),
                Claim::Cites(Cited { document: Some(written), section, .. })
                    if section.is_empty() =>
                {
                    *document = Some(name(&written));
                }
                Claim::Names(algorithm) => self.named(at, &algorithm),
                Claim::Example(written, number) => {
                    let written = written.as_deref().map(name);
                    self.example(at, written.as_ref().or(document.as_ref()), &number);
                }
                Claim::Cites(mut cited) => {
                    let written = cited.document.as_deref().map(name);
                    cited.document = written.or_else(|| document.clone());
                    self.cited(at, &cited);
                    cites.push(cited);
                }
            }
        }
        sentences
    }

    fn cited(&mut self, at: &str, Cited { document, section, item }: &Cited) {
        match document {
            Some(name) => self.citation(at, name, section, item.as_deref()),
            None => self.failures.push(format!("{at}: section {section} of which document?")),
        }
    }

    /// Checks that the section exists, and the item or step in it.
    pub fn citation(&mut self, at: &str, name: &str, section: &str, item: Option<&str>) {
        let Some(document) = self.document(at, name, &section_name(section)) else { return };
        self.checked += 1;
        if document.section(section).is_none() {
            self.failures.push(format!("{at}: {name} has no section {section}"));
        } else if let Some(item) = item {
            let place = format!("{name} section {section} {item}");
            if !document.has_item(section, item) && !LOST_ITEMS.contains(&&*place) {
                self.failures.push(format!("{at}: there is no {place}"));
            }
        }
    }

    /// Checks that the URL Standard, whose sections have no numbers, has something of this name.
    fn named(&mut self, at: &str, algorithm: &str) {
        let Some(document) = self.document(at, URL, algorithm) else { return };
        self.checked += 1;
        let name = algorithm.to_lowercase();
        if !document
            .sections
            .iter()
            .any(|it| find_words(&plain(&it.text).to_lowercase(), &name).is_some())
        {
            self.failures.push(format!("{at}: the {URL} has no '{algorithm}'"));
        }
    }

    fn example(&mut self, at: &str, name: Option<&String>, number: &str) {
        let example = format!("Example {number}");
        let Some(name) = name else {
            return self.failures.push(format!("{at}: {example} of which document?"));
        };
        let Some(document) = self.document(at, name, &example) else { return };
        self.checked += 1;
        if !document.sections.iter().any(|section| has(&plain(&section.text), &example)) {
            self.failures.push(format!("{at}: {name} has no {example}"));
        }
    }

    /// Checks that the quotation is in one of the sections.
    fn quotation(&mut self, at: &str, quotation: &str, cited: &[Cited]) {
        if plain(quotation).trim().is_empty() {
            return;
        }
        let mut places = Vec::new();
        let mut unchecked = false;
        for Cited { document, section, .. } in cited {
            let Some(name) = document else { continue };
            match self.document(at, name, &format!("quotations of {}", section_name(section))) {
                None => unchecked = true,
                Some(_) if is_in(name, section, quotation) => {
                    self.checked += 1;
                    return;
                }
                Some(_) => places.push(format!("{name} section {section}")),
            }
        }
        if !unchecked {
            let places =
                if places.is_empty() { "no section".to_owned() } else { places.join(", ") };
            self.failures.push(format!("{at}: {places} has \"{quotation}\""));
        }
    }

    /// Checks a quotation in a value, with its section.
    pub fn quoted(&mut self, at: &str, quotation: &str, name: &str, section: &str) {
        let section = section.to_owned();
        let cited = Cited { document: Some(name.to_owned()), section, item: None };
        self.quotation(at, quotation, &[cited]);
    }

    /// Adds another failure.
    pub fn fails(&mut self, failure: String) {
        self.failures.push(failure);
    }

    /// The document, if it is available; otherwise counts a claim about `what` as unchecked.
    fn document(&mut self, at: &str, name: &str, what: &str) -> Option<&'static Document> {
        let document = document(name);
        if document.is_none() {
            let is_known = NOT_AT_HAND.contains(&name) || name.starts_with(REGISTRY);
            if !is_listed(name) && !is_known {
                self.failures.push(format!("{at}: {name} is neither at hand nor listed"));
            }
            self.is_unchecked(name, what);
        }
        document
    }

    /// The failures, one a line.
    pub fn failures(&self) -> &[String] {
        &self.failures
    }

    /// Reports what was not checked, each citation with the number of claims about it, and panics if
    /// there are failures.
    pub fn end(self, what: &str) {
        if let Some(unchecked) = self.unchecked() {
            skipped(format_args!("{what}: {unchecked}"));
        }
        say(format_args!("{what}: {} claims checked", self.checked));
        let count = self.failures.len();
        assert!(count == 0, "{count} claims are wrong:\n{}", self.failures.join("\n"));
    }

    /// The claims about documents that are not available, for people.
    pub fn unchecked(&self) -> Option<String> {
        let claims = |claims: &BTreeMap<String, usize>| {
            let each: Vec<_> =
                claims.iter().map(|(what, count)| format!("{what} ({count})")).collect();
            each.join(", ")
        };
        let each = self.unchecked.iter().map(|(name, it)| format!("{name}: {}", claims(it)));
        let each: Vec<_> = each.collect();
        let sum: usize = self.unchecked.values().flat_map(BTreeMap::values).sum();
        let each = each.join("; ");
        (sum > 0).then(|| format!("{sum} claims about documents not at hand. {each}"))
    }
}

/// `section 4.1`, but `A.1` and, in a registry, the name of an entry.
fn section_name(section: &str) -> String {
    let is_number = section.starts_with(|c: char| c.is_ascii_digit());
    if is_number { format!("section {section}") } else { section.to_owned() }
}

fn is_in(name: &str, section: &str, quotation: &str) -> bool {
    let text = document(name).and_then(|document| document.section(section));
    text.is_some_and(|text| has(&text, quotation))
        || DAMAGED.contains(&(name, section, quotation.trim()))
}
