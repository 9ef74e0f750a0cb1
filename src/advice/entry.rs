//! What an entry of the catalogue consists of.

use super::subject::{Found, Part, Subject};
use crate::grammar::{Citation, Document};
use crate::ladder::Rung;
use crate::named::named;
use crate::syntax::Component;
use crate::text::Class;
use alloc::format;
use alloc::string::String;
use core::fmt;

pub(super) const RFC3986: Document = Document::Rfc(3986);
pub(super) const RFC3987: Document = Document::Rfc(3987);
pub(super) const BIS: Document = Document::Rfc3987bis;
pub(super) const URL_I18N: Document = Document::UrlI18n07;

/// How strongly a document says something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum KeyWord {
    /// The document advises, recommends or discourages, without a key word; or the section
    /// is informative.
    #[cfg_attr(feature = "serde", serde(rename = "advice"))]
    Advice,
    /// SHOULD, SHOULD NOT or RECOMMENDED of RFC 2119. RFC 3986 and RFC 1738, which do not
    /// use RFC 2119, write `should` and `deprecated`.
    #[cfg_attr(feature = "serde", serde(rename = "SHOULD"))]
    Should,
    /// MUST, MUST NOT or REQUIRED of RFC 2119; `must` in RFC 3986; and what the syntax of
    /// a scheme does not allow, as an IRI must conform to it (RFC 3987 section 4.1).
    #[cfg_attr(feature = "serde", serde(rename = "MUST"))]
    Must,
}

named!(KeyWord { Advice "advice", Should "SHOULD", Must "MUST" });

/// A section that says so, and how strongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Requirement {
    /// The document and the section.
    pub citation: Citation,
    /// How strongly.
    pub key_word: KeyWord,
}

/// What is to be known of an entry before it is asked for: see the methods of [`CatalogueEntry`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trait {
    Security,
    Common,
}

/// Whether a fix changes what is identified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Safety {
    /// The fixed identifier is equivalent at this rung of the ladder.
    Safe(Rung),
    /// It is another identifier, which may identify something else or nothing. "it would
    /// be inappropriate to allow third parties to normalize an IRI arbitrarily" (RFC 3987
    /// section 5.3.2.2): this is for who creates it.
    ChangesIdentifier,
}

impl fmt::Display for Safety {
    /// `equivalent at rung case`, or `changes the identifier`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Safety::Safe(rung) => write!(f, "equivalent at rung {rung}"),
            Safety::ChangesIdentifier => f.write_str("changes the identifier"),
        }
    }
}

/// Which identifiers an entry can speak of, so that the others cost nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    All,
    /// Those with a character beyond US-ASCII.
    NonAscii,
    /// Those with a percent-encoding.
    Encoded,
    /// Those with an authority.
    Authority,
    /// Those of these schemes.
    Schemes(&'static [&'static str]),
    /// Those of the grammar of Legacy Extended IRIs, whatever they are made of.
    Leiri,
    /// Those of the grammar of draft-masinter-url-i18n-07 that have a character beyond
    /// US-ASCII.
    UrlI18n07,
}

/// How an entry finds what it speaks of.
#[derive(Debug)]
pub(super) enum Check {
    /// Characters of a class, beyond US-ASCII.
    Class(Class),
    /// Characters in a component: those beyond US-ASCII, of Legacy Extended IRIs all.
    Characters(fn(Component, char) -> bool),
    /// A part as a whole.
    Part(for<'t> fn(&Subject<'t>) -> Option<Part<'t>>),
    /// Anything.
    Finds(fn(&Subject<'_>, &mut Found<'_>)),
}

/// What is put in place of the text of a finding; `None` where that text has none.
pub(super) type Repair = fn(&str) -> Option<String>;

/// An entry of the catalogue: one thing that a document says of identifiers beyond its
/// grammar.
#[derive(Debug)]
#[non_exhaustive]
pub struct CatalogueEntry {
    /// The number: 102 of `I102`. No other entry ever has it.
    pub number: u16,
    /// The name: `non-nfc`.
    pub name: &'static str,
    /// Who says so; the first before all.
    pub sources: &'static [Requirement],
    /// What is said of a component of which the entry speaks: `is not in Normalization
    /// Form C`.
    pub message: &'static str,
    /// What the documents say, in other words.
    pub meaning: &'static str,
    /// An identifier of which this entry speaks, and no other.
    pub bad: &'static str,
    /// One of which it does not.
    pub good: &'static str,
    /// What is to be known before.
    pub(super) traits: &'static [Trait],
    pub(super) scope: Scope,
    pub(super) check: Check,
    pub(super) repair: Option<(Safety, Repair)>,
}

impl CatalogueEntry {
    /// What the [guide](crate::guide::findings) says of this entry: the page and its section, as a
    /// link in the repository.
    ///
    /// ```
    /// use iri_grammar::advice::Code;
    ///
    /// assert_eq!(Code::NonNfc.entry().page(), "src/guide/findings.md#i302-non-nfc");
    /// ```
    pub fn page(&self) -> String {
        let CatalogueEntry { number, name, .. } = self;
        format!("src/guide/findings.md#i{number}-{name}")
    }

    /// Whether fixes of this entry keep what is identified; `None` where it has no fix.
    pub fn safety(&self) -> Option<Safety> {
        self.repair.map(|(safety, _)| safety)
    }

    /// Whether the entry is about this character in this component, whatever is beside it.
    pub(super) fn is_about(&self, component: Component, c: char) -> bool {
        match self.check {
            Check::Class(class) => class.contains(c),
            Check::Characters(is) => is(component, c),
            Check::Part(_) | Check::Finds(_) => false,
        }
    }

    /// Whether it concerns security: [`LintProfile::Security`](super::LintProfile::Security) has
    /// it.
    pub fn is_security(&self) -> bool {
        self.traits.contains(&Trait::Security)
    }

    /// Whether it would speak of a great part of ordinary identifiers. Only
    /// [`LintProfile::Strict`](super::LintProfile::Strict) has it; the others on request.
    pub fn is_common(&self) -> bool {
        self.traits.contains(&Trait::Common)
    }
}
