//! Contains built-in grammars of RFCs that other documents build on, and imports the rules that
//! prose values name.

use super::abnf::{CORE_RULES, Definition, Reference, core_names, read_all};
use super::error::GrammarError;
use super::expr::{Expr, folded};
use super::grammar::LabGrammar;
use super::prose::{bracketed_tag, cited_rfcs, names_rule, prose_name};
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;

/// A built-in ABNF of an RFC that other documents build on.
///
/// A prose value that names the rule and the document imports a rule, as in RFC 9110:
/// `<host, see [URI], Section 3.2.2>`. The rules that it needs are imported with it. An imported
/// rule keeps its name; if the grammar has another rule of that name, the name of the document is
/// put before it.
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
    /// Names by which documents cite the RFC besides its number.
    tags: &'static [&'static str],
}

macro_rules! core {
    ($($name:literal $title:literal $file:literal $tags:expr;)*) => {
        /// All built-in grammars.
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
}

impl CoreGrammar {
    /// All built-in grammars, in the order of their numbers.
    pub const ALL: &'static [CoreGrammar] = ALL;

    /// The grammar with this name, such as `rfc5322`, if there is one.
    pub fn find(name: &str) -> Option<&'static CoreGrammar> {
        ALL.iter().find(|core| core.name.eq_ignore_ascii_case(name))
    }

    /// The name, such as `rfc5322`.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The title of the document.
    pub fn title(&self) -> &'static str {
        self.title
    }

    /// The text of the ABNF.
    pub fn abnf(&self) -> &'static str {
        self.abnf
    }

    /// The grammar, with lists as a sender generates them.
    ///
    /// # Panics
    /// Never: a test reads each built-in grammar.
    pub fn grammar(&self) -> LabGrammar {
        LabGrammar::from_abnf(self.abnf).expect("each is read by a test")
    }

    /// Returns the grammar of the document that a citation such as `RFC3986`, `RFC 3986` or `URI`
    /// names, if it is built in.
    fn find_cited(tag: &str) -> Option<&'static CoreGrammar> {
        let tag: String = tag.chars().filter(char::is_ascii_alphanumeric).collect();
        let tag = tag.to_ascii_lowercase();
        ALL.iter().find(|core| core.name == tag || core.tags.contains(&&*tag))
    }
}

/// Returns the rule and the built-in document that a prose value names, such as `authority, see
/// [RFC3986], Section 3.2`. None if it does not begin with a name, or cites no built-in document
/// that has a rule of this name.
pub(super) fn parse_prose(prose: &str) -> Option<(&str, &'static CoreGrammar)> {
    let name = prose_name(prose)?;
    let (_, rest) = prose.split_once(name)?;
    let core = match bracketed_tag(rest) {
        Some(tag) => CoreGrammar::find_cited(tag)?,
        None => CoreGrammar::find_cited(&format!("rfc{}", cited_rfcs(rest).next()?))?,
    };
    let defines_name = |line: &str| {
        line.split_once('=').is_some_and(|(before, _)| folded(before.trim()) == folded(name))
    };
    core.abnf.lines().any(defines_name).then_some((name, core))
}

/// A document to import rules from.
pub(super) struct Document {
    pub name: String,
    /// The definitions of each rule by its [folded] name: the first one, then those that add
    /// alternatives. Includes the core rules that the document does not define.
    rules: HashMap<String, Vec<Definition>>,
}

impl Document {
    /// Returns a document with these rules.
    pub fn of(name: &str, mut definitions: Vec<Definition>) -> Result<Self, GrammarError> {
        let core = core_rules()?;
        definitions.iter_mut().for_each(|definition| replace_core_prose(definition, &core));
        let mut rules: HashMap<String, Vec<Definition>> = HashMap::new();
        for definition in definitions {
            let parts = rules.entry(folded(&definition.name)).or_default();
            // Of several complete definitions, the first is used.
            if parts.is_empty() || definition.incremental {
                parts.push(definition);
            }
        }
        for (name, definition) in core {
            // This core rule is not in the text of the document.
            rules.entry(name).or_insert_with(|| vec![Definition { span: 0..0, ..definition }]);
        }
        Ok(Document { name: name.to_owned(), rules })
    }

    /// Returns the digits of the name, such as the number of an RFC.
    pub fn number(&self) -> String {
        self.name.chars().filter(char::is_ascii_digit).collect()
    }
}

/// Returns the core rules by their [folded] names.
pub(super) fn core_rules() -> Result<HashMap<String, Definition>, GrammarError> {
    let rules = read_all(CORE_RULES)?.into_iter();
    Ok(rules.map(|definition| (folded(&definition.name), definition)).collect())
}

/// Returns the prose value of a definition that consists of only this prose value; none for any
/// other definition.
fn only_prose(definition: &Definition) -> Option<&str> {
    match (&definition.references[..], &definition.expr) {
        ([reference], Expr::Rule(_)) => Some(&*reference.name).filter(|_| reference.prose),
        _ => None,
    }
}

/// Returns a prose value of a definition with the name of the rule that it means. Prose that is a
/// whole definition and only says where the rule is defined means the rule of the same name:
/// `IPv4address = <Defined in [RFC3986], Section 3.2.2>`.
pub(super) fn prose_with_name<'d>(definition: &Definition, prose: &'d str) -> Cow<'d, str> {
    const BEGINNINGS: [&str; 8] = [
        "defined ",
        "as defined ",
        "as in ",
        "see ",
        "from ",
        "imported ",
        "specified ",
        "as specified ",
    ];
    let lower = prose.trim_start().to_ascii_lowercase();
    let is_place = BEGINNINGS.iter().any(|beginning| lower.starts_with(beginning));
    if is_place && only_prose(definition) == Some(prose) {
        format!("{}, {prose}", definition.name).into()
    } else {
        prose.into()
    }
}

/// The RFCs that define the core rules: RFC 5234 and those that it replaces.
const CORE_RFCS: [&str; 3] = ["5234", "4234", "2234"];

/// Gives a core rule that is only prose the definition of RFC 5234, in two cases: the prose cites
/// RFC 5234 or one that it replaces; or it mentions ASCII or 8-bit characters (RFC 2616 section 2.2,
/// `SP = <US-ASCII SP, space (32)>`), has no word that restricts them, and the rule is not CHAR, in
/// which other documents include NUL.
pub(super) fn replace_core_prose(definition: &mut Definition, core: &HashMap<String, Definition>) {
    const RESTRICTING: [&str; 8] =
        ["except", "exclud", "but", "other", "not", "without", "lower", "upper"];
    let Some(prose) = only_prose(definition) else { return };
    let is_cited = cited_rfcs(prose).any(|number| CORE_RFCS.contains(&number));
    let prose = prose.to_ascii_lowercase();
    let names_characters = prose.contains("ascii") || prose.contains("8-bit");
    let name = folded(&definition.name);
    let is_restricted = RESTRICTING.iter().any(|word| prose.contains(word));
    let describes_characters = names_characters && name != "char" && !is_restricted;
    if !(is_cited || describes_characters) {
        return;
    }
    if let Some(meant) = core.get(&name) {
        definition.expr = meant.expr.clone();
        definition.references.clone_from(&meant.references);
        // The references get the span of the prose.
        let span = definition.span.clone();
        definition.references.iter_mut().for_each(|reference| reference.span = span.clone());
        // The ranges of its alternatives do not fit the new expression.
        definition.choices.clear();
    }
}

/// What becomes of a prose value that names a rule of a built-in document.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BuiltIn {
    /// The rule is imported.
    Imported,
    /// The prose value stays.
    LeftAsProse,
}

/// Imports rules into a grammar.
struct Imports<'n> {
    /// The definitions of each rule of the grammar.
    named: &'n mut Vec<Vec<Definition>>,
    /// The index in `named` of each rule, by its [folded] name.
    index_of: &'n mut HashMap<String, usize>,
    /// For each rule, the document in which its references are names; none for the text.
    scopes: Vec<Option<usize>>,
    /// The documents of the caller, then the built-in ones that were needed.
    documents: Vec<Document>,
    /// The number of documents of the caller.
    given: usize,
    /// The names of imported rules in the grammar, by document and rule.
    new_names: HashMap<(usize, String), String>,
    built_in: BuiltIn,
    core: HashMap<String, Definition>,
    /// The replaced prose values that were whole definitions, by the index of the rule.
    replaced_prose: HashMap<usize, Reference>,
}

/// The documents that rules were imported from.
pub(super) struct Imported {
    /// For each rule, the index of its document.
    scopes: Vec<Option<usize>>,
    /// The documents of the caller, then the built-in ones.
    documents: Vec<Document>,
}

impl Imported {
    /// The index of the document that a rule was imported from, if it was.
    pub fn document(&self, rule: usize) -> Option<usize> {
        self.scopes.get(rule).copied().flatten()
    }

    /// The names of the documents of imported rules, by the index of the rule.
    pub fn origins(&self) -> HashMap<usize, String> {
        let name = |document: &usize| self.documents[*document].name.clone();
        let scopes = self.scopes.iter().enumerate();
        scopes.filter_map(|(index, scope)| Some((index, scope.as_ref().map(name)?))).collect()
    }

    /// The ranges of the definitions of a rule in its document, in bytes.
    pub fn spans(&self, document: usize, rule: &str) -> Vec<Range<usize>> {
        let parts = self.documents[document].rules.get(&folded(rule)).into_iter().flatten();
        parts.map(|part| part.span.clone()).collect()
    }
}

/// Imports the rules that prose values name, and rules of the caller's documents for names that are
/// not defined. `named` has the definitions of each rule, and `index_of` the index in it of each
/// [folded] name.
pub(super) fn import(
    named: &mut Vec<Vec<Definition>>,
    index_of: &mut HashMap<String, usize>,
    documents: Vec<Document>,
    built_in: BuiltIn,
) -> Result<Imported, GrammarError> {
    let mut imports = Imports {
        scopes: vec![None; named.len()],
        named,
        index_of,
        given: documents.len(),
        documents,
        new_names: HashMap::new(),
        built_in,
        core: core_rules()?,
        replaced_prose: HashMap::new(),
    };
    imports.replace_aliases()?;
    let mut at = 0;
    while at < imports.named.len() {
        imports.resolve_references(at)?;
        at += 1;
    }
    imports.break_cycles();
    let Imports { scopes, documents, .. } = imports;
    Ok(Imported { scopes, documents })
}

impl Imports<'_> {
    /// Returns the document and the rule that a prose value means, if it means one: the index of
    /// the document, and the [folded] name of the rule. `scope` is the document that contains the
    /// prose value, or none for the text of the grammar. If the prose value cites a document, only
    /// a rule of that document can be meant. A rule of the document that contains the prose value
    /// is never meant.
    fn resolve_prose(
        &mut self,
        prose: &str,
        scope: Option<usize>,
    ) -> Result<Option<(usize, String)>, GrammarError> {
        let own_name = scope.map(|at| self.documents[at].name.clone());
        let mut numbers: Vec<&str> = cited_rfcs(prose).collect();
        let cited = bracketed_tag(prose).and_then(CoreGrammar::find_cited);
        numbers.extend(cited.map(|core| core.name.trim_start_matches("rfc")));
        if let Some(name) = prose_name(prose) {
            let key = folded(name);
            let has_rule = |document: &Document| match document.rules.get(&key) {
                Some(_) if !numbers.is_empty() => numbers.contains(&&*document.number()),
                // Without a citation the name must be that of the rule, letter for letter.
                Some(rules) => rules[0].name == name && names_rule(prose, name),
                None => false,
            };
            let is_own = |at: usize, document: &Document| {
                scope == Some(at) || own_name.as_ref() == Some(&document.name)
            };
            // Documents from `given` on are built in.
            let given = self.documents[..self.given].iter().enumerate();
            let mut candidates = given
                .filter(|(at, document)| !is_own(*at, document) && has_rule(document))
                .map(|(at, _)| at);
            match (candidates.next(), candidates.next()) {
                // Without a citation, two candidates are ambiguous.
                (Some(_), Some(_)) if numbers.is_empty() => return Ok(None),
                (Some(at), _) => return Ok(Some((at, key))),
                (None, _) => {}
            }
        }
        let Some((rule, core)) = parse_prose(prose) else { return Ok(None) };
        if self.built_in == BuiltIn::LeftAsProse || own_name.as_deref() == Some(core.name) {
            return Ok(None);
        }
        let known = self.documents[self.given..].iter().position(|it| it.name == core.name);
        let at = match known {
            Some(at) => self.given + at,
            None => {
                self.documents.push(Document::of(core.name, read_all(core.abnf)?)?);
                self.documents.len() - 1
            }
        };
        Ok(Some((at, folded(rule))))
    }

    /// Replaces aliases by the rules that they mean. An alias is a rule that consists of a prose
    /// value which names a rule of the same name.
    fn replace_aliases(&mut self) -> Result<(), GrammarError> {
        for at in 0..self.named.len() {
            let [definition] = &self.named[at][..] else { continue };
            let Some(prose) = only_prose(definition) else { continue };
            let prose = prose_with_name(definition, prose).into_owned();
            let name = definition.name.clone();
            let Some((document, rule)) = self.resolve_prose(&prose, None)? else { continue };
            if rule != folded(&name) {
                continue;
            }
            let Some(meant) = self.documents[document].rules.get(&rule).cloned() else { continue };
            // The definition gets the span of the alias, but no ranges of its alternatives: they
            // would be ranges in the text of the other document.
            let span = self.named[at][0].span.clone();
            self.named[at] = meant
                .into_iter()
                .map(|part| Definition {
                    name: name.clone(),
                    span: span.clone(),
                    choices: Vec::new(),
                    ..part
                })
                .collect();
            self.scopes[at] = Some(document);
            self.new_names.insert((document, rule), name);
        }
        Ok(())
    }

    /// Imports the rules that the references of a rule mean, and renames the references.
    fn resolve_references(&mut self, at: usize) -> Result<(), GrammarError> {
        for part in 0..self.named[at].len() {
            for index in 0..self.named[at][part].references.len() {
                let Reference { name, prose, .. } = self.named[at][part].references[index].clone();
                let key = folded(&name);
                let is_core = || core_names().any(|core| folded(core) == key);
                let has = |at: &usize| self.documents[*at].rules.contains_key(&key);
                // The scope is the document that the rule comes from; none for the text. Documents
                // from `given` on are built in.
                let meant = match (prose, self.scopes[at]) {
                    (_, None) if self.index_of.contains_key(&key) => None,
                    (_, Some(scope)) if has(&scope) => Some((scope, key)),
                    (true, scope) => {
                        let prose = prose_with_name(&self.named[at][part], &name).into_owned();
                        self.resolve_prose(&prose, scope)?
                    }
                    (false, None) if is_core() => None,
                    // The caller's documents define names for each other, in any order.
                    (false, Some(scope)) if scope >= self.given => None,
                    (false, _) => (0..self.given).find(has).map(|document| (document, key)),
                };
                let imported = meant.and_then(|(document, rule)| self.import_rule(document, &rule));
                let name = match (imported, self.scopes[at]) {
                    (Some(name), _) => name,
                    // Neither the text nor another document has a rule of this name: it is
                    // undefined.
                    (None, Some(scope)) if !prose => {
                        format!("{}-{name}", self.documents[scope].name)
                    }
                    (None, _) => continue,
                };
                if only_prose(&self.named[at][part]).is_some() {
                    self.replaced_prose.insert(at, self.named[at][part].references[index].clone());
                }
                let reference = &mut self.named[at][part].references[index];
                (reference.name, reference.prose) = (name, false);
            }
        }
        Ok(())
    }

    /// Restores prose values that refer to each other in a cycle: they define nothing. Each is a
    /// whole definition: only such prose values are in `replaced_prose`.
    fn break_cycles(&mut self) {
        let target = |at: usize| {
            self.replaced_prose.get(&at)?;
            let [reference] = &self.named[at][0].references[..] else { return None };
            self.index_of.get(&folded(&reference.name)).copied()
        };
        let is_in_cycle = |start: usize| {
            let mut path = std::iter::successors(target(start), |&at| target(at));
            path.by_ref().take(self.replaced_prose.len()).any(|at| at == start)
        };
        let cycles: Vec<usize> =
            self.replaced_prose.keys().copied().filter(|&at| is_in_cycle(at)).collect();
        for at in cycles {
            if let Some(prose) = self.replaced_prose.remove(&at) {
                self.named[at][0].references[0] = prose;
            }
        }
    }

    /// Whether a name means the core rule of that name in a document, or in the text if `scope` is
    /// none: the rule is undefined there, or defined as in RFC 5234.
    fn is_core_rule(&self, scope: Option<usize>, key: &str) -> bool {
        let Some(core) = self.core.get(key) else { return false };
        let parts = match scope {
            Some(at) => self.documents[at].rules.get(key),
            None => self.index_of.get(key).map(|&index| &self.named[index]),
        };
        let is_core = |parts: &Vec<_>| matches!(&parts[..], [only] if core.is_same_as(only));
        parts.is_none_or(is_core)
            && core.folded_references().iter().all(|name| self.is_core_rule(scope, name))
    }

    /// Imports a rule of a document, unless it is imported already, and returns its name in the
    /// grammar. `None` if the document has no such rule. A core rule of RFC 5234 is not imported if
    /// it has that meaning in both the document and the text.
    fn import_rule(&mut self, document: usize, rule: &str) -> Option<String> {
        let key = (document, rule.to_owned());
        if let Some(name) = self.new_names.get(&key) {
            return Some(name.clone());
        }
        let from = &self.documents[document];
        let mut definitions = from.rules.get(rule)?.clone();
        let mut name = definitions[0].name.clone();
        if self.is_core_rule(Some(document), rule) && self.is_core_rule(None, rule) {
            return Some(name);
        }
        // The name of a core rule is in use even if the text does not define it.
        if self.index_of.contains_key(rule) || self.core.contains_key(rule) {
            name = format!("{}-{name}", from.name);
        }
        for definition in &mut definitions {
            definition.name.clone_from(&name);
        }
        self.index_of.insert(folded(&name), self.named.len());
        self.named.push(definitions);
        self.scopes.push(Some(document));
        self.new_names.insert(key, name.clone());
        Some(name)
    }
}
