//! Makes tables from grammars, for the schemes of this package and for schemes of your own.
//!
//! ```
//! use iri_schemes::generate::tables;
//!
//! let acme = "; scheme: acme acme-URI
//! ; part: number
//!
//! ; RFC 3986 section 3
//! acme-URI = \"acme:\" number
//! number = 1*DIGIT
//! ";
//! let no_imports = |name: &str| -> Option<String> { None };
//! let tables = tables(acme, no_imports)?;
//! let (name, octets) = &tables[0];
//! assert_eq!(name, "acme");
//! // A program includes the octets from a file.
//! let acme = iri_schemes::Scheme::new("acme", acme, octets.clone().leak());
//! let parts = acme.parts(iri_grammar::Iri::new("acme:12").unwrap()).unwrap();
//! assert_eq!((parts[0].name, parts[0].text), ("number", "12"));
//! let error = acme.check(iri_grammar::Iri::new("acme:x").unwrap()).unwrap_err();
//! assert_eq!(error.to_string(), "acme-URI (RFC 3986 section 3) expects number, not U+0078 'x'");
//! # Ok::<(), String>(())
//! ```

mod automaton;
mod write;

use crate::GrammarPart;
use crate::source::{Fragment, Origin, Source, SourceRule};
use abnf_lab::{AbnfOptions, CoreGrammar, Diagnosis, LabGrammar};
use automaton::{Automaton, Rule};
use iri_grammar::Grammar;
use std::collections::HashMap;
use std::fs;

/// The sections with the rules of the grammars that the laboratory has.
const SECTIONS: [(&str, &str); 8] = [
    ("rfc4647", "2.1"),
    ("rfc5234", "B.1"),
    ("rfc5322", "3"),
    ("rfc5646", "2.1"),
    ("rfc6570", "2"),
    ("rfc6874", "2"),
    ("rfc8141", "2"),
    ("rfc9110", "A"),
];

/// Returns the tables of the schemes of a file: for each its name, and the octets. `read` returns the
/// file of another grammar to import rules from, such as `rfc3261`; the laboratory has some already.
///
/// # Errors
/// What is wrong with the file, in words.
pub fn tables(
    text: &str,
    read: impl Fn(&str) -> Option<String>,
) -> Result<Vec<(String, Vec<u8>)>, String> {
    let source = Source::read(text)?;
    let imports = Imports::read(&source, read)?;
    let generic = generic_automaton()?;
    let mut all = Vec::new();
    for (scheme, rule) in &source.schemes {
        let mut tables = Vec::new();
        let grammar = grammar_of(&[source.printed, source.demanded], &imports)?;
        let parts: Vec<&str> = source.parts.iter().map(|part| &**part).collect();
        let origins = Origins { source: &source, imports: &imports, is_decoded: false };
        let printed = printed_grammar(&source, &imports, rule);
        let mut automaton = Automaton::new(&grammar, printed.as_ref(), rule, &parts, &origins)?;
        // A fragment is not read.
        let end = (source.fragment != Fragment::InRule).then_some(b'#');
        automaton.find_open_states(&generic, end);
        tables.push((String::new(), table_octets(&automaton, &grammar, rule, &parts, &origins)?));
        let origins = Origins { is_decoded: true, ..origins };
        for decoded in &source.decoded {
            let grammar = grammar_of(&[decoded.abnf], &imports)?;
            let inner: Vec<&str> = decoded.parts.split_whitespace().collect();
            let automaton = Automaton::new(&grammar, None, decoded.rule, &inner, &origins)?;
            let octets = table_octets(&automaton, &grammar, decoded.rule, &inner, &origins)?;
            tables.push(([decoded.part, decoded.reading.name(), decoded.when].join(" "), octets));
        }
        all.push((scheme.clone(), write::file(&source.fragment, &tables)));
    }
    Ok(all)
}

/// Returns a function that reads `NAME.abnf` in the first of these folders that has it: where
/// [`tables`] and [`grammar`] find grammars to import rules from.
pub fn files(folders: &[String]) -> impl Fn(&str) -> Option<String> {
    |name| {
        let file = |folder: &String| fs::read_to_string(format!("{folder}/{name}.abnf")).ok();
        folders.iter().find_map(file)
    }
}

/// Returns the grammar of a file: the rules as printed; a rule that a sentence demands replaces the printed one of its
/// name.
///
/// # Errors
/// What is wrong with the file, in words.
pub fn grammar(text: &str, read: impl Fn(&str) -> Option<String>) -> Result<LabGrammar, String> {
    let source = Source::read(text)?;
    grammar_of(&[source.printed, source.demanded], &Imports::read(&source, read)?)
}

/// A grammar that rules are imported from.
struct Import {
    name: String,
    abnf: String,
    /// The origins of the rules of a file, by their names in lower case; none for a grammar of the
    /// laboratory.
    origins: HashMap<String, Origin>,
}

struct Imports(Vec<Import>);

impl Imports {
    /// Reads the grammars that a file imports rules from: those of the laboratory, and others from
    /// the file that `load` returns for their name.
    fn read(source: &Source<'_>, load: impl Fn(&str) -> Option<String>) -> Result<Self, String> {
        let import = |name: &String| match CoreGrammar::find(name) {
            Some(core) => {
                let (name, abnf) = (name.clone(), core.abnf().to_owned());
                Ok(Import { name, abnf, origins: HashMap::new() })
            }
            None => {
                let file = load(name).ok_or_else(|| format!("there is no grammar {name}"))?;
                let source = Source::read(&file)?;
                let origin = |name: &str| Some(source.origin(name)?.origin.clone());
                let names = source.rules.iter().map(|rule| rule.name);
                let origins = names
                    .filter_map(|name| Some((name.to_ascii_lowercase(), origin(name)?)))
                    .collect();
                Ok(Import { name: name.clone(), abnf: source.abnf(), origins })
            }
        };
        source.imports.iter().map(import).collect::<Result<_, _>>().map(Imports)
    }
}

/// Returns the grammar of these texts with the imported rules. It is an error if a rule refers to
/// one that is not defined.
fn grammar_of(texts: &[&str], imports: &Imports) -> Result<LabGrammar, String> {
    let imports: Vec<(&str, &str)> =
        imports.0.iter().map(|import| (&*import.name, &*import.abnf)).collect();
    let grammar = AbnfOptions::new().read_with(texts, &imports).map_err(|it| it.to_string())?;
    match grammar.undefined().first() {
        Some(rule) => Err(format!("there is no rule {}", rule.name)),
        None => Ok(grammar),
    }
}

/// Returns the grammar without the rules that sentences demand, unless nothing else defines them.
/// `None` if a printed rule is prose.
fn printed_grammar(source: &Source<'_>, imports: &Imports, rule: &str) -> Option<LabGrammar> {
    let imports: Vec<(&str, &str)> =
        imports.0.iter().map(|import| (&*import.name, &*import.abnf)).collect();
    let demanded = |name: &str| {
        let rule = source.origin(name).filter(|it| it.place == GrammarPart::Demanded);
        rule.map(|it| it.text)
    };
    let is_printed = |it: &SourceRule<'_>| {
        it.place == GrammarPart::Printed && it.name.eq_ignore_ascii_case(rule)
    };
    let mut abnf = source.printed.to_owned();
    if !source.rules.iter().any(is_printed) {
        abnf.push_str(demanded(rule)?);
    }
    loop {
        let grammar = AbnfOptions::new().read_with(&[&abnf], &imports).ok()?;
        let missing: Vec<String> = grammar.undefined().iter().map(|it| it.name.clone()).collect();
        if missing.is_empty() {
            return Some(grammar);
        }
        for name in missing {
            abnf.push_str(demanded(&name)?);
        }
    }
}

/// Returns the automaton of the identifiers that the generic grammar accepts.
fn generic_automaton() -> Result<Diagnosis, String> {
    let generic = CoreGrammar::find("rfc3986").ok_or("there is no grammar rfc3986")?;
    Diagnosis::of(&generic.grammar(), "URI", &[], &[]).map_err(|it| it.to_string())
}

/// Returns the octets of the table of an automaton that matches `rule`. The table has the named `parts`
/// of the scheme, and where `rule` is defined. Fails if the grammar has no such rule.
fn table_octets(
    automaton: &Automaton,
    grammar: &LabGrammar,
    rule: &str,
    parts: &[&str],
    origins: &Origins<'_>,
) -> Result<Vec<u8>, String> {
    let index = grammar.find(rule).ok_or_else(|| format!("there is no rule {rule}"))?;
    Ok(write::table(automaton, parts, rule, &origins.rule(grammar, index).origin))
}

/// Knows where each rule comes from.
struct Origins<'s> {
    source: &'s Source<'s>,
    imports: &'s Imports,
    is_decoded: bool,
}

impl Origins<'_> {
    /// Returns a rule: its name as its document prints it, the part of the grammar, and the origin.
    fn rule(&self, grammar: &LabGrammar, rule: usize) -> Rule {
        let name = &grammar.rule(rule).name;
        let place = GrammarPart::Imported.name();
        let Some(document) = grammar.origin(rule) else {
            let source = self.source;
            let own =
                if self.is_decoded { source.decoded_origin(name) } else { source.origin(name) };
            return match own {
                Some(rule) => Rule {
                    name: name.clone(),
                    place: rule.place.name(),
                    origin: rule.origin.clone(),
                },
                // A core rule.
                None => Rule { name: name.clone(), place, origin: origin("5234", "B.1") },
            };
        };
        // The name of the document is before the name of a rule that another one has, too.
        let name = name.strip_prefix(document).and_then(|it| it.strip_prefix('-')).unwrap_or(name);
        let import = self.imports.0.iter().find(|import| import.name == document);
        let in_file = import.and_then(|it| it.origins.get(&name.to_ascii_lowercase()).cloned());
        let number = document.trim_start_matches("rfc");
        let generic = Grammar::Rfc3986.production(name).filter(|_| document == "rfc3986");
        let section = SECTIONS.iter().find(|(known, _)| *known == document).map_or("", |it| it.1);
        let origin = in_file.unwrap_or_else(|| match generic {
            Some(production) => origin(number, production.section()),
            None => origin(number, section),
        });
        Rule { name: name.to_owned(), place, origin }
    }
}

fn origin(number: &str, section: &str) -> Origin {
    let (document, section) = (format!("RFC {number}"), section.to_owned());
    Origin { document, section, sentence: String::new() }
}
