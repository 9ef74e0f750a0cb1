//! [`CatalogueEntry`], the type of the catalogue's entries.

use super::subject::{Hits, Octets, Part, Subject};
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

/// How strongly a document requires something.
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
    /// MUST, MUST NOT or REQUIRED of RFC 2119; `must` in RFC 3986; and the syntax of a scheme, to
    /// which an IRI must conform (RFC 3987 section 4.1).
    #[cfg_attr(feature = "serde", serde(rename = "MUST"))]
    Must,
}

named!(KeyWord { Advice "advice", Should "SHOULD", Must "MUST" });

/// A section that requires something, and how strongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Requirement {
    /// The document and the section.
    pub citation: Citation,
    /// How strongly the section requires it.
    pub key_word: KeyWord,
}

/// A property of an entry; see [`CatalogueEntry::is_security`] and [`CatalogueEntry::is_common`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trait {
    Security,
    Common,
}

/// Whether a fix changes which resource is identified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Safety {
    /// The fixed identifier is equivalent to the original at this rung of the
    /// [ladder](crate::ladder). For a label of a domain name ([`Code::NotNameprep`] and
    /// [`Code::AceLabel`]), the ladder needs [`Idn::Agreed`]: without an option for domain names, a
    /// [`Ladder`](crate::ladder::Ladder) regards the two as different.
    ///
    /// [`Code::NotNameprep`]: super::Code::NotNameprep
    /// [`Code::AceLabel`]: super::Code::AceLabel
    /// [`Idn::Agreed`]: crate::ladder::Idn::Agreed
    Safe(Rung),
    /// The fixed identifier may identify something else or nothing. "it would
    /// be inappropriate to allow third parties to normalize an IRI arbitrarily" (RFC 3987 section
    /// 5.3.2.2): only the creator of the identifier should apply this fix.
    ChangesIdentifier,
}

impl fmt::Display for Safety {
    /// Writes `equivalent at rung case`, or `changes the identifier`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Safety::Safe(rung) => write!(f, "equivalent at rung {rung}"),
            Safety::ChangesIdentifier => f.write_str("changes the identifier"),
        }
    }
}

/// The identifiers that an entry can apply to. Other identifiers are not checked, which saves time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    All,
    /// Identifiers with a non-ASCII character.
    NonAscii,
    /// Identifiers with a percent-encoding of one of these octets.
    Encoded(Octets),
    /// Identifiers with this component.
    Has(Component),
    /// Identifiers with a host that is not a plain name of letters, digits and hyphens.
    UnusualHost,
    /// All identifiers, if the grammar is that of Legacy Extended IRIs.
    Leiri,
    /// Identifiers with a non-ASCII character, if the grammar is that of
    /// draft-masinter-url-i18n-07.
    UrlI18n07,
}

/// How an entry finds the parts that it applies to.
#[derive(Debug)]
pub(super) enum Check {
    /// Finds non-ASCII characters of a class.
    Class(Class),
    /// Finds the characters for which the function returns true. Its arguments are the component
    /// and a character in it: any character if the scope is [`Scope::Leiri`], otherwise a
    /// non-ASCII character.
    Characters(fn(Component, char) -> bool),
    /// Finds at most one part.
    Part(for<'t> fn(&Subject<'t>) -> Option<Part<'t>>),
    /// Finds any number of parts.
    Finds(fn(&Subject<'_>, &mut Hits<'_>)),
    /// A [rule](super::Rule) from outside of the library finds them.
    Rule,
}

/// Returns the replacement for the text of a finding; `None` if there is no fix for this text.
pub(super) type Repair = fn(&str) -> Option<String>;

/// An entry of the catalogue: one requirement or piece of advice on identifiers beyond the grammar
/// of a document.
#[derive(Debug)]
#[non_exhaustive]
pub struct CatalogueEntry {
    /// The number: 102 for `I102`. It is never reused for another entry.
    pub number: u16,
    /// The name, such as `non-nfc`.
    pub name: &'static str,
    /// The sections of the requirement or advice, the most important first.
    pub sources: &'static [Requirement],
    /// The predicate of the message, after the name of the component: `is not in Normalization
    /// Form C`.
    pub message: &'static str,
    /// A paraphrase of the sections.
    pub meaning: &'static str,
    /// An identifier with a finding of this entry, and of no other.
    pub bad: &'static str,
    /// An identifier without a finding of this entry.
    pub good: &'static str,
    /// The properties of the entry.
    pub(super) traits: &'static [Trait],
    pub(super) scope: Scope,
    pub(super) check: Check,
    pub(super) repair: Option<(Safety, Repair)>,
}

impl CatalogueEntry {
    /// The section of the [guide](crate::guide::findings) about this entry, as a link in the
    /// repository.
    ///
    /// ```
    /// use iri_grammar::lint::Code;
    ///
    /// assert_eq!(Code::NonNfc.entry().page(), "src/guide/findings.md#i302-non-nfc");
    /// ```
    pub fn page(&self) -> String {
        let CatalogueEntry { number, name, .. } = self;
        format!("src/guide/findings.md#i{number}-{name}")
    }

    /// Whether the fixes of this entry are safe; `None` if the entry has no fixes.
    pub fn safety(&self) -> Option<Safety> {
        self.repair.map(|(safety, _)| safety)
    }

    /// Whether the entry applies to this character in this component, in any context; false for an
    /// entry that finds parts instead of single characters.
    pub(super) fn is_about(&self, component: Component, c: char) -> bool {
        match self.check {
            Check::Class(class) => class.contains(c),
            Check::Characters(finds) => finds(component, c),
            Check::Part(_) | Check::Finds(_) | Check::Rule => false,
        }
    }

    /// Whether the entry concerns security.
    /// [`LintProfile::Security`](super::LintProfile::Security) checks such entries.
    pub fn is_security(&self) -> bool {
        self.traits.contains(&Trait::Security)
    }

    /// Whether the entry applies to many ordinary identifiers. Only
    /// [`LintProfile::Strict`](super::LintProfile::Strict) checks such entries by default.
    pub fn is_common(&self) -> bool {
        self.traits.contains(&Trait::Common)
    }
}
