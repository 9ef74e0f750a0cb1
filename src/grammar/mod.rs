//! Grammars, productions and citations of the documents.
//!
//! A [`Grammar`] is the ABNF of one document. A [`Production`] is one rule of a grammar. Both
//! return their text as published, and as transliterated for pest.

mod citation;
#[cfg(feature = "tree")]
mod parsers;
pub(crate) mod rows;

use crate::named::UnknownName;
use core::fmt;
use core::str::FromStr;

use crate::named::named;
pub use citation::{Citation, Document};
#[cfg(feature = "tree")]
pub(crate) use parsers::Event;
use rows::Row;
pub(crate) use rows::{Role, grammars};

/// A document that defines a syntax for identifiers.
///
/// ```
/// use iri_grammar::Grammar;
///
/// let grammar: Grammar = "rfc3987".parse()?;
/// assert_eq!(grammar, Grammar::Rfc3987);
/// assert_eq!(grammar.productions().count(), 39);
/// # Ok::<(), iri_grammar::UnknownName>(())
/// ```
///
/// ```
/// use iri_grammar::{Document, Grammar};
///
/// // The text of the grammar: as published, and as pest reads it.
/// let grammar = Grammar::Rfc3987;
/// assert_eq!(grammar.title(), "Internationalized Resource Identifiers (IRI)");
/// assert_eq!(grammar.document(), Document::Rfc(3987));
/// assert!(grammar.abnf().contains("ipath-empty    = 0<ipchar>"));
/// assert!(grammar.pest().contains("ipath_empty"));
/// // Both use the core rules of RFC 5234.
/// assert!(Grammar::core_abnf().contains("HEXDIG") && Grammar::core_pest().contains("HEXDIG"));
/// let core: Vec<_> = grammar.core_rules().map(|rule| rule.name()).collect();
/// assert_eq!(core, ["ALPHA", "DIGIT", "HEXDIG"]);
/// ```
///
/// Guide: [the documents](crate::guide::documents).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Grammar {
    /// RFC 3986, Appendix A: URIs.
    Rfc3986,
    /// RFC 3987, section 2.2: IRIs. The default.
    #[default]
    Rfc3987,
    /// 3987bis, the draft of 12 March 2012, section 2.2.
    Rfc3987bis,
    /// 3987bis, section 6.1: Legacy Extended IRIs, as XML uses them.
    Leiri,
    /// draft-masinter-url-i18n-07 of January 2001, section 2.2, which extends the grammar of
    /// RFC 2396.
    UrlI18n07,
}

named!(Grammar {
    Rfc3986 "rfc3986",
    Rfc3987 "rfc3987",
    Rfc3987bis "rfc3987bis",
    Leiri "leiri",
    UrlI18n07 "url-i18n-07",
});

impl Grammar {
    /// The document that defines the grammar.
    pub fn document(self) -> Document {
        match self {
            Grammar::Rfc3986 => Document::Rfc(3986),
            Grammar::Rfc3987 => Document::Rfc(3987),
            Grammar::Rfc3987bis | Grammar::Leiri => Document::Rfc3987bis,
            Grammar::UrlI18n07 => Document::UrlI18n07,
        }
    }

    /// What the document calls the identifiers of this grammar.
    pub fn title(self) -> &'static str {
        match self {
            Grammar::Rfc3986 => "Uniform Resource Identifiers (URI)",
            Grammar::Rfc3987 | Grammar::Rfc3987bis => {
                "Internationalized Resource Identifiers (IRI)"
            }
            Grammar::Leiri => "Legacy Extended IRIs (LEIRI)",
            Grammar::UrlI18n07 => "Internationalized Resource Identifiers (IRI), January 2001",
        }
    }

    /// The ABNF as published. The printed text of [`Grammar::UrlI18n07`] is not valid ABNF; for
    /// this grammar, returns the repaired ABNF.
    pub fn abnf(self) -> &'static str {
        match self {
            Grammar::Rfc3986 => include_str!("../../grammar/abnf/rfc3986.abnf"),
            Grammar::Rfc3987 => include_str!("../../grammar/abnf/rfc3987.abnf"),
            Grammar::Rfc3987bis => include_str!("../../grammar/abnf/rfc3987bis.abnf"),
            Grammar::Leiri => include_str!("../../grammar/abnf/leiri.abnf"),
            Grammar::UrlI18n07 => include_str!("../../grammar/abnf/url-i18n-07.abnf"),
        }
    }

    /// The ABNF transliterated for pest, without the core rules of
    /// [`core_pest`](Self::core_pest).
    pub fn pest(self) -> &'static str {
        match self {
            Grammar::Rfc3986 => include_str!("../../grammar/rfc3986.pest"),
            Grammar::Rfc3987 => include_str!("../../grammar/rfc3987.pest"),
            Grammar::Rfc3987bis => include_str!("../../grammar/rfc3987bis.pest"),
            Grammar::Leiri => include_str!("../../grammar/leiri.pest"),
            Grammar::UrlI18n07 => include_str!("../../grammar/url-i18n-07.pest"),
        }
    }

    /// The core rules of RFC 5234 Appendix B.1 that all grammars share, as pest
    /// reads them.
    pub fn core_pest() -> &'static str {
        include_str!("../../grammar/core.pest")
    }

    /// The core rules of RFC 5234 Appendix B.1 that all grammars share, as ABNF.
    pub fn core_abnf() -> &'static str {
        include_str!("../../grammar/abnf/core.abnf")
    }

    /// The productions in the order of the document, without the core rules of RFC 5234.
    pub fn productions(self) -> impl ExactSizeIterator<Item = Production> + DoubleEndedIterator {
        (rows::CORE..self.rows().len()).map(move |index| Production::new(self, index))
    }

    /// The core rules of RFC 5234 Appendix B.1 that the document uses.
    pub fn core_rules(self) -> impl ExactSizeIterator<Item = Production> + DoubleEndedIterator {
        (0..rows::CORE).map(move |index| Production::new(self, index))
    }

    /// Looks up a production or a core rule by its name. Case is ignored, as in ABNF, and `_`
    /// equals `-`. A production of the document hides the core rule of the same name.
    ///
    /// ```
    /// use iri_grammar::Grammar;
    ///
    /// let production = Grammar::Rfc3987.production("iri-reference").unwrap();
    /// assert_eq!(production.name(), "IRI-reference");
    /// assert_eq!(Grammar::Rfc3987.production("isegment-nz-ncc"), None);
    /// ```
    pub fn production(self, name: &str) -> Option<Production> {
        let has_name = |production: &Production| {
            let octets = production.row().name_octets();
            octets.len() == name.len() && are_same_name(octets, name.as_bytes())
        };
        self.productions().find(has_name).or_else(|| self.core_rules().find(has_name))
    }

    /// The production that accepts every identifier and reference of the document:
    /// `URI-reference` or `IRI-reference`.
    pub fn reference(self) -> Production {
        self.with_role(Role::Reference).expect("every document has a production for references")
    }

    /// The first production with this role, in the document's order; `None` if there is none.
    pub(crate) fn with_role(self, role: Role) -> Option<Production> {
        let index = self.rows().iter().position(|row| row.role == role)?;
        Some(Production { grammar: self, index: index as u8 })
    }

    /// The production with this name, spelled as in the document. Panics if there is none.
    pub(crate) const fn named(self, name: &str) -> Production {
        let rows = self.rows();
        let mut index = 0;
        while index < rows.len() {
            if are_equal(rows[index].name_octets(), name.as_bytes()) {
                return Production { grammar: self, index: index as u8 };
            }
            index += 1;
        }
        panic!("there is no such production")
    }

    /// The rows of the core rules and of the productions of the document.
    const fn rows(self) -> &'static [Row] {
        match self {
            Grammar::Rfc3986 => &rows::RFC3986,
            Grammar::Rfc3987 => &rows::RFC3987,
            Grammar::Rfc3987bis => &rows::RFC3987BIS,
            Grammar::Leiri => &rows::LEIRI,
            Grammar::UrlI18n07 => &rows::URL_I18N_07,
        }
    }
}

impl FromStr for Grammar {
    type Err = UnknownName;

    /// Finds the grammar with this name. Case is ignored, and `_` equals `-`.
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let has_name = |grammar: &Grammar| is_same_name(grammar.name(), name);
        Grammar::ALL.into_iter().find(has_name).ok_or(UnknownName(
            "there is no grammar of this name; the grammars are rfc3986, rfc3987, rfc3987bis, leiri, \
             url-i18n-07",
        ))
    }
}

/// Whether the octets are equal. Unlike `==`, a `const fn` can call this.
const fn are_equal(a: &[u8], b: &[u8]) -> bool {
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

/// Whether two rule names are equal, ignoring case (RFC 5234 section 2.1). `_` equals `-`, which it
/// replaces in `.pest` files.
pub(crate) fn is_same_name(a: &str, b: &str) -> bool {
    are_same_name(a.as_bytes(), b.as_bytes())
}

/// Whether two rule names, given as octets, are equal as in [`is_same_name`].
fn are_same_name(a: &[u8], b: &[u8]) -> bool {
    let fold = |byte: &u8| if *byte == b'_' { b'-' } else { byte.to_ascii_lowercase() };
    a.iter().map(fold).eq(b.iter().map(fold))
}

/// One production of one grammar.
///
/// ```
/// use iri_grammar::Grammar;
///
/// let production = Grammar::Rfc3986.production("path-noscheme").unwrap();
/// assert_eq!(production.citation().to_string(), "RFC 3986 section 3.3");
/// assert_eq!(production.abnf(), r#"path-noscheme = segment-nz-nc *( "/" segment )"#);
/// ```
///
/// ```
/// use iri_grammar::{Grammar, Production};
///
/// let grammar = Grammar::Rfc3986;
/// let port = grammar.production("port").unwrap();
/// assert_eq!(port.pest(), "port = @{ DIGIT* }");
/// assert!(grammar.core_rules().all(Production::is_core) && !port.is_core());
/// // Only a whole identifier or reference has components; every production has parse trees.
/// assert!(grammar.reference().is_identifier() && !port.is_identifier());
/// # #[cfg(feature = "tree")]
/// assert_eq!(port.parse("80")?.root().unwrap().text(), "80");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// Guide: [each rule, as its document prints it](crate::guide::documents).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Production {
    grammar: Grammar,
    index: u8,
}

impl Production {
    pub(crate) const fn new(grammar: Grammar, index: usize) -> Self {
        Production { grammar, index: index as u8 }
    }

    /// The grammar that the production belongs to.
    pub fn grammar(self) -> Grammar {
        self.grammar
    }

    /// The name as the document prints it: `isegment-nz-nc`.
    pub fn name(self) -> &'static str {
        self.row().name()
    }

    /// The number of the section that defines the production: `2.2`. For a core
    /// rule, the section of RFC 5234. 3987bis section 6.1 replaces `ucschar`, so a production of
    /// [`Grammar::Leiri`] that refers to it, directly or not, has both numbers: `2.2 and 6.1`.
    pub fn section(self) -> &'static str {
        self.row().section()
    }

    /// The document and the [section](Self::section) that define the production:
    /// `RFC 3987 section 2.2`.
    pub fn citation(self) -> Citation {
        let document = if self.is_core() { Document::Rfc(5234) } else { self.grammar.document() };
        document.section(self.section())
    }

    /// Whether the production is a core rule of RFC 5234 Appendix B.1.
    pub fn is_core(self) -> bool {
        usize::from(self.index) < rows::CORE
    }

    /// The rule in the document's ABNF, without a final line break.
    pub fn abnf(self) -> &'static str {
        let text = if self.is_core() { Grammar::core_abnf() } else { self.grammar.abnf() };
        rule_text(text, self.name()).unwrap_or_default()
    }

    /// The rule as pest reads it, with the comment above it, without a final line break.
    pub fn pest(self) -> &'static str {
        let text = if self.is_core() { Grammar::core_pest() } else { self.grammar.pest() };
        rule_text(text, self.name()).unwrap_or_default()
    }

    /// Whether the production is a whole identifier or reference. Only such a production divides a
    /// text into meaningful [components](Self::components).
    pub fn is_identifier(self) -> bool {
        matches!(self.role(), Role::Reference | Role::WithScheme | Role::Relative)
    }

    /// The production of the same name, spelled in the same way, in another grammar. Panics if
    /// there is none.
    pub(crate) fn in_grammar(self, grammar: Grammar) -> Production {
        if self.grammar == grammar || self.is_core() {
            Production { grammar, ..self }
        } else {
            let has_name = |row: &Row| row.has_name_of(self.row());
            let index = grammar.rows().iter().position(has_name);
            Production { grammar, index: index.expect("both documents have the production") as u8 }
        }
    }

    /// The role of the production in an identifier.
    pub(crate) fn role(self) -> Role {
        self.row().role
    }

    /// The index of the production in the list of the core rules followed by
    /// [`Grammar::productions`].
    pub(crate) fn index(self) -> usize {
        usize::from(self.index)
    }

    fn row(self) -> &'static Row {
        &self.grammar.rows()[self.index()]
    }
}

impl fmt::Display for Production {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Production {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.grammar, self.name())
    }
}

/// Returns the rules in the text of a grammar, in their order: the name of each rule, and its text
/// to its last line, with the `//` comment directly above it. In all grammar files, the name of a
/// rule begins at the left margin, the other lines of a rule begin with a space, and a comment
/// begins with `//` or `;`. An empty line ends a rule or a comment.
pub(crate) fn rule_texts(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    core::iter::from_fn(move || {
        // The byte at which the rule or the comment above it begins.
        let mut start = 0;
        let mut rule: Option<&str> = None;
        // The byte after the last line that was read, which belongs to the rule if there is one.
        let mut at = 0;
        for line in rest.split_inclusive('\n') {
            let line_end = at + line.len();
            let begins_rule = line.starts_with(|c: char| c.is_ascii_alphabetic());
            match rule {
                Some(_) if !line.starts_with(' ') => break,
                Some(_) => {}
                None if begins_rule => {
                    let name_end = line.find([' ', '=']).unwrap_or(line.len());
                    rule = Some(&line[..name_end]);
                }
                None if line.starts_with("//") => {}
                None => start = line_end,
            }
            at = line_end;
        }
        let name = rule?;
        let text = rest[start..at].trim_end();
        rest = &rest[at..];
        Some((name, text))
    })
}

/// The text of the rule with this name in a grammar's text.
fn rule_text<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    rule_texts(text).find(|(other, _)| is_same_name(other, name)).map(|(_, rule)| rule)
}

#[cfg(all(test, feature = "tree"))]
mod tests {
    use super::*;
    use alloc::string::String;
    use alloc::vec::Vec;

    #[test]
    fn rows_have_the_order_of_the_files() {
        for grammar in Grammar::ALL {
            let names = parsers::names(grammar);
            let rows: Vec<String> =
                grammar.rows().iter().map(|row| row.name().replace('-', "_")).collect();
            assert_eq!(rows, names, "{grammar}");
            let abnf = rule_texts(Grammar::core_abnf()).chain(rule_texts(grammar.abnf()));
            let abnf: Vec<String> = abnf.map(|(name, _)| name.replace('-', "_")).collect();
            assert_eq!(abnf, names, "{grammar}");
        }
    }

    /// `Answer::role` relies on this.
    #[test]
    fn productions_of_the_same_name_have_the_same_role() {
        let all = || Grammar::ALL.into_iter().flat_map(Grammar::productions);
        let mut pairs = 0;
        for one in all() {
            for other in all().filter(|other| other.name() == one.name()) {
                assert_eq!(one.role(), other.role(), "{one:?} {other:?}");
                pairs += 1;
            }
        }
        assert!(pairs > all().count());
    }

    /// `parsers::run_rule` relies on this for a rule that leaves no node.
    #[test]
    fn a_rule_without_a_node_takes_one_character() {
        for grammar in Grammar::ALL {
            for production in grammar.core_rules().chain(grammar.productions()) {
                if !production.pest().contains("= _{") {
                    continue;
                }
                for c in
                    (0..0x300).chain((0x300..0x11_0000).step_by(251)).filter_map(char::from_u32)
                {
                    let input = String::from_iter([c, 'a']);
                    if let Some(end) = production.run(&input, |_| {}) {
                        assert_eq!(end, c.len_utf8(), "{production:?} {c:?}");
                    }
                }
                assert_eq!(production.run("", |_| {}), None, "{production:?}");
            }
        }
    }
}
