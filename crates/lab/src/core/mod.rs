//! Grammars of RFCs that others build on, by name, and what a prose value takes from them.

use super::abnf::{Definition, read_all};
use super::error::GrammarError;
use super::expr::{Expr, folded};
use super::grammar::LabGrammar;
use std::collections::HashMap;

/// An ABNF of an RFC that other documents build on.
///
/// A rule of it can be taken into a grammar by a prose value that names the rule and the document,
/// as RFC 9110 does: `<host, see [URI], Section 3.2.2>`. What the rule needs comes with it, under
/// its own name or, where the grammar has another rule of that name, with the name of the document
/// before it.
///
/// ```
/// use abnf_lab::{CoreGrammar, LabGrammar};
///
/// let text = "connect = <authority, see [RFC3986], Section 3.2> port\nport = \"!\"\n";
/// let grammar = LabGrammar::from_abnf(text).unwrap();
/// assert!(grammar.parser().matches("connect", "example.com:80!").unwrap());
/// assert!(grammar.find("rfc3986-port").is_some() && grammar.find("userinfo").is_some());
///
/// let http = CoreGrammar::find("rfc9110").unwrap();
/// assert_eq!(http.title(), "HTTP Semantics");
/// assert!(http.grammar().find("User-Agent").is_some());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CoreGrammar {
    name: &'static str,
    title: &'static str,
    abnf: &'static str,
    /// How documents refer to it besides by its number.
    tags: &'static [&'static str],
}

macro_rules! core {
    ($($name:literal $title:literal $file:literal $tags:expr;)*) => {
        /// All of them.
        const ALL: &[CoreGrammar] = &[$(CoreGrammar {
            name: $name, title: $title, abnf: include_str!($file), tags: &$tags,
        }),*];
    };
}

core! {
    "rfc3986" "URI Generic Syntax" "rfc3986.abnf" ["uri", "std66"];
    "rfc3987" "Internationalized Resource Identifiers" "rfc3987.abnf" ["iri"];
    "rfc4647" "Matching of Language Tags" "rfc4647.abnf" [];
    "rfc5234" "Augmented BNF for Syntax Specifications" "rfc5234.abnf" ["abnf", "std68"];
    "rfc5322" "Internet Message Format" "rfc5322.abnf" ["imf", "email", "mail"];
    "rfc5646" "Tags for Identifying Languages" "rfc5646.abnf" ["bcp47"];
    "rfc6570" "URI Template" "rfc6570.abnf" ["uritemplate"];
    "rfc6874" "IPv6 Zone Identifiers in URIs" "rfc6874.abnf" [];
    "rfc8141" "Uniform Resource Names" "rfc8141.abnf" ["urn"];
    "rfc9110" "HTTP Semantics" "rfc9110.abnf" ["http", "httpsemantics", "semantics", "std97"];
    "rfc9844" "Entering IPv6 Zone Identifiers in User Interfaces" "rfc9844.abnf" [];
}

impl CoreGrammar {
    /// All of them, by their numbers.
    pub const ALL: &'static [CoreGrammar] = ALL;

    /// The grammar of this name: `rfc5322`.
    pub fn find(name: &str) -> Option<&'static CoreGrammar> {
        ALL.iter().find(|core| core.name.eq_ignore_ascii_case(name))
    }

    /// Its name: `rfc5322`.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What its document is about.
    pub fn title(&self) -> &'static str {
        self.title
    }

    /// The text of the ABNF.
    pub fn abnf(&self) -> &'static str {
        self.abnf
    }

    /// The grammar, its lists as a sender makes them.
    ///
    /// # Panics
    /// Never: each is read by a test.
    pub fn grammar(&self) -> LabGrammar {
        LabGrammar::from_abnf(self.abnf).expect("each is read by a test")
    }

    /// The document that a reference such as `RFC3986`, `RFC 3986` or `URI` names.
    fn cited(tag: &str) -> Option<&'static CoreGrammar> {
        let tag: String = tag.chars().filter(char::is_ascii_alphanumeric).collect();
        let tag = tag.to_ascii_lowercase();
        ALL.iter().find(|core| core.name == tag || core.tags.contains(&&*tag))
    }
}

/// The rule and the document that a prose value names: `authority, see [RFC3986], Section 3.2`.
pub(super) fn imported(prose: &str) -> Option<(&str, &'static CoreGrammar)> {
    let prose = prose.trim().trim_start_matches(['"', '\'']);
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let (name, rest) = prose.split_at(prose.find(|c| !is_name(c)).unwrap_or(prose.len()));
    if !name.starts_with(|c: char| c.is_ascii_alphabetic()) || rest.is_empty() {
        return None;
    }
    let bracketed = rest.split_once('[').and_then(|(_, rest)| rest.split_once(']'));
    let core = match bracketed {
        Some((tag, _)) => CoreGrammar::cited(tag)?,
        None => {
            let number = rest.split("RFC").nth(1)?.trim_start_matches([' ', '-']);
            let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
            CoreGrammar::cited(&format!("rfc{}", &number[..end]))?
        }
    };
    let is_there = |line: &str| {
        line.split_once('=').is_some_and(|(before, _)| folded(before.trim()) == folded(name))
    };
    core.abnf.lines().any(is_there).then_some((name, core))
}

/// The rules of a grammar with what they take from other documents.
pub(super) struct Imports<'n> {
    named: &'n mut Vec<Vec<Definition>>,
    index_of: &'n mut HashMap<String, usize>,
    /// Of each rule, the document in which its references are to be looked up.
    scopes: Vec<Option<&'static CoreGrammar>>,
    documents: HashMap<&'static str, HashMap<String, Definition>>,
    /// The names under which rules of documents were taken.
    taken: HashMap<(&'static str, String), String>,
}

/// Adds the rules that prose values name.
pub(super) fn import(
    named: &mut Vec<Vec<Definition>>,
    index_of: &mut HashMap<String, usize>,
) -> Result<(), GrammarError> {
    let scopes = vec![None; named.len()];
    let (documents, taken) = (HashMap::new(), HashMap::new());
    let mut imports = Imports { named, index_of, scopes, documents, taken };
    imports.aliases()?;
    let mut at = 0;
    while at < imports.named.len() {
        imports.references(at)?;
        at += 1;
    }
    Ok(())
}

impl Imports<'_> {
    /// A rule that is nothing but a rule of a document, by the same name, is that rule.
    fn aliases(&mut self) -> Result<(), GrammarError> {
        for at in 0..self.named.len() {
            let [definition] = &self.named[at][..] else { continue };
            let ([reference], Expr::Rule(_)) = (&definition.references[..], &definition.expr)
            else {
                continue;
            };
            let Some((rule, core)) = imported(&reference.name).filter(|_| reference.prose) else {
                continue;
            };
            if folded(rule) != folded(&definition.name) {
                continue;
            }
            let name = definition.name.clone();
            let rule = folded(rule);
            let Some(meant) = self.document(core)?.get(&rule).cloned() else { continue };
            let definition = &mut self.named[at][0];
            (definition.expr, definition.references) = (meant.expr, meant.references);
            self.scopes[at] = Some(core);
            self.taken.insert((core.name, rule), name);
        }
        Ok(())
    }

    fn document(
        &mut self,
        core: &'static CoreGrammar,
    ) -> Result<&HashMap<String, Definition>, GrammarError> {
        if !self.documents.contains_key(core.name) {
            let all = read_all(core.abnf)?.into_iter();
            let rules = all.map(|definition| (folded(&definition.name), definition)).collect();
            self.documents.insert(core.name, rules);
        }
        Ok(&self.documents[core.name])
    }

    /// Gives the references of a rule the names under which the grammar has what they mean.
    fn references(&mut self, at: usize) -> Result<(), GrammarError> {
        for part in 0..self.named[at].len() {
            for index in 0..self.named[at][part].references.len() {
                let reference = &self.named[at][part].references[index];
                let name = reference.name.clone();
                let meant = match (reference.prose, self.scopes[at]) {
                    (true, None) if self.index_of.contains_key(&folded(&name)) => None,
                    (true, _) => imported(&name),
                    (false, Some(core)) => {
                        let is_there = self.document(core)?.contains_key(&folded(&name));
                        is_there.then_some((&*name, core))
                    }
                    (false, None) => None,
                };
                if let Some((rule, core)) = meant {
                    let name = self.take(core, rule)?;
                    let reference = &mut self.named[at][part].references[index];
                    (reference.name, reference.prose) = (name, false);
                }
            }
        }
        Ok(())
    }

    /// Adds a rule of a document, and returns its name in the grammar.
    fn take(&mut self, core: &'static CoreGrammar, rule: &str) -> Result<String, GrammarError> {
        let key = (core.name, folded(rule));
        if let Some(name) = self.taken.get(&key) {
            return Ok(name.clone());
        }
        let Some(definition) = self.document(core)?.get(&key.1) else { return Ok(rule.to_owned()) };
        let mut definition = definition.clone();
        if self.index_of.contains_key(&folded(&definition.name)) {
            definition.name = format!("{}-{}", core.name, definition.name);
        }
        let name = definition.name.clone();
        self.index_of.insert(folded(&name), self.named.len());
        self.named.push(vec![definition]);
        self.scopes.push(Some(core));
        self.taken.insert(key, name.clone());
        Ok(name)
    }
}
