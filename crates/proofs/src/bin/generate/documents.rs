//! The documents with the roles of their productions, and the automata that the laboratory compiles
//! from their grammars.

use super::rows::{self, Role, Role::*, Row};
use super::states::{Automaton, Column, columns};
use abnf_lab::{Alphabet, Compiler, LabGrammar, SeveralReadings, Tag};
use std::sync::LazyLock;

/// The production that decides whether a host is an IPv4 address.
pub const IPV4ADDRESS: &str = "IPv4address";

/// A document, with its rules named as in its `.pest` file.
pub struct Document {
    /// The name of its file.
    pub name: &'static str,
    /// The name of its `Grammar`.
    pub variant: &'static str,
    /// The module of its tables.
    pub module: &'static str,
    /// The tags whose positions its tables find, in the order of the library's `Places`.
    tags: [String; 7],
    /// The rules that automata read as one symbol: pct-encoded, and an address in brackets.
    pub tokens: [&'static str; 2],
    /// The rules of paths.
    pub paths: Vec<&'static str>,
    /// The rules of identifiers and references, whose tables the library uses by name.
    pub identifiers: Vec<&'static str>,
    pub roles: Roles,
}

/// The roles of productions in a document, with their names in its ABNF.
pub struct Roles {
    pub with_scheme: Vec<&'static str>,
    pub relative: &'static str,
    pub userinfo: &'static str,
    /// The productions of registered names.
    pub names: Vec<&'static str>,
    /// Parts of an IPv6address, which errors do not name.
    pub inner: Vec<&'static str>,
    /// The productions that components repeat, such as `pchar`.
    pub repeated: Vec<&'static str>,
}

macro_rules! documents {
    ($($variant:ident $module:ident $rows:ident $file:tt,)+) => {
        pub static DOCUMENTS: LazyLock<Vec<Document>> = LazyLock::new(|| vec![
            $(Document::new(stringify!($variant), stringify!($module), $file, &rows::$rows),)+
        ]);
    };
}

rows::grammars!(documents);

impl Document {
    /// Collects the names of the productions of each role from `rows`, the list of productions.
    /// `file` is the path of the `.pest` file.
    fn new(
        variant: &'static str,
        module: &'static str,
        file: &'static str,
        rows: &'static [Row],
    ) -> Self {
        let names = |roles: &[Role], from: &str, to: &str| -> Vec<&'static str> {
            let rows = rows.iter().filter(|row| roles.contains(&row.role));
            rows.map(|row| &*row.name().replace(from, to).leak()).collect()
        };
        let in_pest = |roles: &[Role]| names(roles, "-", "_");
        let in_abnf = |roles: &[Role]| names(roles, "_", "-");
        let tag = |role, side: &str| format!("{}.{side}", in_pest(&[role])[0]);
        Document {
            name: file.trim_start_matches("grammar/").trim_end_matches(".pest"),
            variant,
            module,
            tags: [
                tag(Scheme, "end"),
                tag(Authority, "start"),
                tag(Userinfo, "end"),
                tag(Port, "start"),
                tag(Authority, "end"),
                tag(Query, "start"),
                tag(Fragment, "start"),
            ],
            tokens: [PctEncoded, IpLiteral].map(|role| in_pest(&[role])[0]),
            paths: in_pest(&[PathAbempty, PathAbsolute, PathNoscheme, PathRootless, PathOpaque]),
            identifiers: in_pest(&[Reference, WithScheme, Relative]),
            roles: Roles {
                with_scheme: in_abnf(&[WithScheme]),
                relative: in_abnf(&[Relative])[0],
                userinfo: in_abnf(&[Userinfo])[0],
                names: in_abnf(&[RegName]),
                inner: in_abnf(&[Inner]),
                repeated: in_abnf(&[Repeated]),
            },
        }
    }

    pub fn tags(&self) -> Vec<Tag> {
        self.tags.iter().map(|tag| tag.parse().unwrap()).collect()
    }

    /// Returns the path of the document's tables in this folder of `src`.
    pub fn path(&self, folder: &str) -> String {
        format!("src/{folder}/tables/{}.rs", self.module)
    }
}

/// A document, its grammar, and the automata of its rules.
pub struct Compiled {
    pub document: &'static Document,
    pub grammar: LabGrammar,
    pub alphabet: Alphabet,
    /// The automaton of each rule.
    pub automata: Vec<Automaton>,
    /// For each rule and each class of the alphabet, how the rule's automaton reads the class.
    pub columns: Vec<Vec<Column>>,
}

impl Compiled {
    /// Reads the grammar, and compiles its rules.
    pub fn new(document: &'static Document, pest: &str) -> Self {
        let grammar = LabGrammar::from_pest(pest).unwrap();
        let alphabet = Alphabet::of(&[&grammar]);
        let tags = document.tags();
        let mut compiler = Compiler::new(&grammar, &tags);
        let mut compile =
            |rule: &str| compiler.compile(rule, &tags, &document.tokens, SeveralReadings::Refused);
        let rules = grammar.rules().iter();
        let automata = rules.map(|rule| compile(&rule.name).unwrap().into());
        let automata: Vec<Automaton> = automata.collect();
        let columns = automata.iter().map(|automaton| columns(automaton, &alphabet)).collect();
        Compiled { document, grammar, alphabet, automata, columns }
    }

    /// Returns the name of a rule in the `.pest` file.
    pub fn name(&self, rule: usize) -> &str {
        &self.grammar.rule(rule).name
    }

    /// Whether the rule is one of these, or refers to one of them, directly or not.
    pub fn needs(&self, rule: usize, names: &[&str]) -> bool {
        let needed = self.grammar.dependencies_of(rule);
        needed.iter().any(|&rule| names.contains(&self.name(rule)))
    }

    /// Whether the automaton of a rule finds the position of any component.
    pub fn has_places(&self, rule: usize) -> bool {
        self.automata[rule].states.iter().any(|state| {
            let transitions = state.next.iter().flatten().map(|to| &to.ops);
            transitions.chain(&state.accepts).any(|ops| !ops.is_empty())
        })
    }
}
