//! Makes a grammar of the rules of an ABNF.

use super::abnf::{AbnfOptions, Definition, Reference, definitions};
use super::core::{BuiltIn, Document, Imported, core_rules, import, replace_core_prose};
use super::error::{GrammarError, Place};
use super::expr::{Expr, Notation, Rule, folded};
use super::grammar::LabGrammar;
use std::collections::HashMap;
use std::sync::Arc;

impl LabGrammar {
    /// Reads an ABNF. The core rules of RFC 5234 Appendix B.1 need no definition.
    ///
    /// # Errors
    /// The first mistake, at its place.
    pub fn from_abnf(text: &str) -> Result<Self, GrammarError> {
        AbnfOptions::new().read(&[text])
    }

    /// Reads an ABNF and applies a fragment to it, as [`AbnfOptions::read`] does.
    ///
    /// # Errors
    /// The first mistake, at its place in `base` followed directly by `fragment`.
    pub fn from_abnf_with(base: &str, fragment: &str) -> Result<Self, GrammarError> {
        AbnfOptions::new().read(&[base, fragment])
    }
}

impl AbnfOptions {
    /// Reads an ABNF, the first of the texts, and applies the others to it as fragments. A rule of
    /// a fragment replaces the rule of the same name; `=/` adds alternatives to it; a rule with a
    /// new name is added; all other rules stay.
    ///
    /// ```
    /// use abnf_lab::AbnfOptions;
    ///
    /// let texts = ["a = b\nb = \"1\"\n", "b = \"2\"\n", "b =/ \"3\"\n"];
    /// let grammar = AbnfOptions::new().read(&texts).unwrap();
    /// assert_eq!(grammar.to_string(), "a = b\nb = \"2\" / \"3\"\n");
    /// ```
    ///
    /// # Errors
    /// The first mistake, at its place in all texts joined. A text that does not end with a line end
    /// gets one.
    pub fn read(self, texts: &[&str]) -> Result<LabGrammar, GrammarError> {
        self.read_with(texts, &[])
    }

    /// Reads texts as [`read`](Self::read) does, with other documents to import rules from: each
    /// has a name and its ABNF.
    ///
    /// An undefined name is imported from the first document that has a rule of that name. A prose
    /// value that cites an RFC by its number imports only from a document with that number in its
    /// name. Any other prose value that begins with a name imports the rule with exactly that name,
    /// if one document has it. The rules that an imported rule needs are imported with it. An
    /// imported rule keeps its name; if the grammar has another rule of that name, the name of the
    /// document is put before it. Core rules are always defined.
    ///
    /// ```
    /// use abnf_lab::AbnfOptions;
    ///
    /// let text = ["a = b / <c, see [RFC1]>\nd = \"own\"\n"];
    /// let imports = [("rfc1.txt", "b = d\nc = \"C\"\nd = \"D\"\na = \"no\"\n")];
    /// let grammar = AbnfOptions::new().read_with(&text, &imports).unwrap();
    /// assert!(grammar.undefined().is_empty());
    /// assert_eq!(grammar.to_string(), "a = b / c\nd = \"own\"\nb = rfc1.txt-d\nc = \"C\"\nrfc1.txt-d = \"D\"\n");
    /// let origins: Vec<_> = (0..5).map(|rule| grammar.origin(rule)).collect();
    /// assert_eq!(origins, [None, None, Some("rfc1.txt"), Some("rfc1.txt"), Some("rfc1.txt")]);
    /// ```
    ///
    /// # Errors
    /// The first mistake, at its place in all texts joined, or in an imported document at its place
    /// there.
    pub fn read_with(
        self,
        texts: &[&str],
        imports: &[(&str, &str)],
    ) -> Result<LabGrammar, GrammarError> {
        let (text, all) = self.definitions(texts)?;
        let grammar = load(&text, all, self.documents(imports)?)?;
        // Sets and strings with a value above %xFF are characters, and become their UTF-8.
        Ok(if self.octets { grammar.to_octets(0xFF) } else { grammar })
    }

    /// Joins the texts and reads their rules, each text applied to those before it.
    pub(super) fn definitions(
        self,
        texts: &[&str],
    ) -> Result<(String, Vec<Definition>), GrammarError> {
        let mut text = String::new();
        let mut all: Vec<Definition> = Vec::new();
        for (index, part) in texts.iter().enumerate() {
            let start = text.len();
            text.push_str(part);
            if index + 1 < texts.len() && !part.ends_with('\n') {
                text.push('\n');
            }
            let definitions = definitions(&text, start..text.len(), self)?;
            match index {
                0 => all = definitions,
                _ => apply_fragment(&mut all, definitions, start),
            }
        }
        Ok((text, all))
    }

    /// Reads documents from names and texts.
    pub(super) fn documents(self, imports: &[(&str, &str)]) -> Result<Vec<Document>, GrammarError> {
        let document = |(name, text): &(&str, &str)| {
            Document::of(name, definitions(text, 0..text.len(), self)?)
        };
        imports.iter().map(document).collect()
    }
}

/// Applies a fragment to the rules in `all`. The fragment begins at byte `start` of the text. A
/// definition with `=` replaces an earlier rule of its name; any other definition is added.
fn apply_fragment(all: &mut Vec<Definition>, fragment: Vec<Definition>, start: usize) {
    for definition in fragment {
        let name = folded(&definition.name);
        let is_old = |old: &Definition| old.span.start < start && folded(&old.name) == name;
        match all.iter().position(is_old).filter(|_| !definition.incremental) {
            Some(first) => {
                all.retain(|old| !is_old(old));
                all.insert(first, definition);
            }
            None => all.push(definition),
        }
    }
}

/// The rules of a text, and the rules that they import.
pub(super) struct NamedRules {
    /// For each rule, its first definition, then those that add to it.
    pub rules: Vec<Vec<Definition>>,
    /// The index in `rules` of each rule, by its [folded] name.
    index_of: HashMap<String, usize>,
    /// The number of rules of the text, which come first in `rules`.
    pub own: usize,
    pub imported: Imported,
}

impl NamedRules {
    /// Returns the rules of `text` and those that they import from `documents`.
    pub fn of(
        text: &str,
        definitions: Vec<Definition>,
        documents: Vec<Document>,
        built_in: BuiltIn,
    ) -> Result<Self, GrammarError> {
        let mut rules: Vec<Vec<Definition>> = Vec::new();
        let mut index_of: HashMap<String, usize> = HashMap::new();
        let core = core_rules()?;
        for mut definition in definitions {
            // A core rule that RFC 2616 defines in prose gets the definition of RFC 5234.
            replace_core_prose(&mut definition, &core);
            let name = folded(&definition.name);
            match index_of.get(&name) {
                Some(&index) if definition.incremental => rules[index].push(definition),
                Some(_) => {
                    let start = definition.span.start;
                    return Err(GrammarError::Duplicate {
                        place: Place::of(text, start..start + definition.name.len()),
                        name: definition.name,
                    });
                }
                None => {
                    index_of.insert(name, rules.len());
                    rules.push(vec![definition]);
                }
            }
        }
        let own = rules.len();
        let imported = import(&mut rules, &mut index_of, documents, built_in)?;
        Ok(NamedRules { rules, index_of, own, imported })
    }
}

/// Returns the grammar of these rules of `text` and of the rules that they import.
pub(super) fn load(
    text: &str,
    definitions: Vec<Definition>,
    documents: Vec<Document>,
) -> Result<LabGrammar, GrammarError> {
    let NamedRules { rules: mut named, mut index_of, own, imported } =
        NamedRules::of(text, definitions, documents, BuiltIn::Imported)?;
    let origins = imported.origins();
    add_core_rules(&mut named, &mut index_of)?;

    let mut unknown = Unknown {
        first: named.len(),
        rules: Vec::new(),
        index_of: HashMap::new(),
        is_in_text: true,
    };
    let (mut rules, mut excesses, mut additions) = (Vec::new(), Vec::new(), HashMap::new());
    for (index, definitions) in named.into_iter().enumerate() {
        let first = &definitions[0];
        if index < own && definitions.len() > 1 {
            let spans = definitions[1..].iter().map(|addition| addition.span.clone());
            additions.insert(index, spans.collect());
        }
        let (name, span) = (first.name.clone(), (index < own).then(|| first.span.clone()));
        let mut alternatives = Vec::new();
        for definition in definitions {
            // A rule is listed once, with its first excess.
            if let Some(what) = definition.excess.clone()
                && excesses.last().is_none_or(|(last, _)| *last != index)
            {
                excesses.push((index, what));
            }
            // References of imported rules are not in the text.
            unknown.is_in_text = index < own && !origins.contains_key(&index);
            match resolve_references(definition, &index_of, &mut unknown) {
                Expr::Choice(items) => alternatives.extend(items),
                expr => alternatives.push(expr),
            }
        }
        rules.push(Rule { name, expr: Expr::choice(alternatives), span });
    }
    rules.extend(unknown.rules);
    let grammar = LabGrammar::new(Notation::Abnf, rules, text, Vec::new())?;
    let mut grammar = grammar.with_undefined(unknown.first, excesses);
    (grammar.origins, grammar.additions) = (Arc::new(origins), additions);
    Ok(grammar)
}

/// The rules that represent undefined names and prose values.
struct Unknown {
    /// The index of the first of these rules in the grammar.
    first: usize,
    rules: Vec<Rule>,
    /// The indices of these rules in the grammar, by [folded] name or prose value.
    index_of: HashMap<String, usize>,
    /// Whether the references of the current rule are in the text of the grammar.
    is_in_text: bool,
}

impl Unknown {
    /// Returns the index of the rule that represents a name or a prose value.
    fn index_of_reference(&mut self, reference: Reference) -> usize {
        *self.index_of.entry(reference.key()).or_insert_with(|| {
            let span = Some(reference.span.clone()).filter(|_| self.is_in_text);
            self.rules.push(Rule { name: reference.written(), expr: Expr::empty(), span });
            self.first + self.rules.len() - 1
        })
    }
}

/// Adds the core rules that the text refers to and does not define.
fn add_core_rules(
    named: &mut Vec<Vec<Definition>>,
    index_of: &mut HashMap<String, usize>,
) -> Result<(), GrammarError> {
    let mut core = core_rules()?;
    core.retain(|name, _| !index_of.contains_key(name));
    let mut next = 0;
    while next < named.len() {
        let references = named[next].iter().flat_map(|definition| &definition.references);
        let names: Vec<String> = references.map(|reference| folded(&reference.name)).collect();
        for name in names {
            if let Some(definition) = core.remove(&name) {
                index_of.insert(name, named.len());
                named.push(vec![definition]);
            }
        }
        next += 1;
    }
    Ok(())
}

/// Returns the expression of a definition, in which references are indices of rules.
fn resolve_references(
    definition: Definition,
    index_of: &HashMap<String, usize>,
    unknown: &mut Unknown,
) -> Expr {
    let (own, is_alone) = (folded(&definition.name), matches!(definition.expr, Expr::Rule(_)));
    let mut index_of_rule = |reference: Reference| {
        let name = folded(&reference.name);
        // `host = <host>` does not define `host`.
        let is_circular = is_alone && reference.prose && name == own;
        match index_of.get(&name) {
            Some(&index) if !is_circular => index,
            _ => unknown.index_of_reference(reference),
        }
    };
    let rules: Vec<usize> = definition.references.into_iter().map(&mut index_of_rule).collect();
    let mut expr = definition.expr;
    // Before, each index is one in `definition.references`.
    expr.renumber(&mut |index| rules[index]);
    expr
}
