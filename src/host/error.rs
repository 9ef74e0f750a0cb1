//! Why a host name is refused: which label, which rule, which character, which section.

use super::rfc5892::{ContextRule, DerivedProperty};
use crate::error::Character;
use crate::grammar::{Citation, Document};
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use core::fmt;

/// Why a host name is refused.
///
/// ```
/// use iri_grammar::host::{HostRule, Idna2008};
///
/// let error = Idna2008::new().to_ascii("www.\u{2603}.net").unwrap_err();
/// assert_eq!(error.label().unwrap().index, 1);
/// assert!(matches!(error.rule(), HostRule::NotAllowed { .. }));
/// assert_eq!(error.found().unwrap().character, '\u{2603}');
/// assert_eq!(
///     error.to_string(),
///     "label 2, \"\u{2603}\": U+2603 is DISALLOWED, at character 1 (RFC 5892 section 3)"
/// );
/// ```
// Shared, as one error can be told of each label of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostError(Arc<Details>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Details {
    label: Option<Label>,
    failure: Failure,
}

/// A label of a name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Label {
    /// Which one it is, counted from 0.
    pub index: usize,
    /// The label as it was given to the operation: in the text of the caller, except
    /// that RFC 5895 and UTS #46 map a name before they divide it.
    pub text: String,
}

/// A character that breaks a rule, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct BadCharacter {
    /// The character.
    pub character: char,
    /// Its place in [`text`](Self::text), in characters from 0.
    pub index: usize,
    /// Its place in [`text`](Self::text), in bytes of UTF-8 from 0.
    pub offset: usize,
    /// The text that the rule was applied to: the label, after the steps before.
    pub text: String,
}

impl fmt::Display for BadCharacter {
    /// The character as errors write it: `'_' (U+005F)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Character(self.character).fmt(f)
    }
}

/// The rule that a name breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum HostRule {
    /// A label has no characters; only the root label at the end may be written so.
    #[error("the label is empty")]
    EmptyLabel,
    /// A label has more than 63 octets in its ASCII form.
    #[error("the label has more than 63 octets in its ASCII form")]
    LabelTooLong,
    /// A name has more than 253 octets in its ASCII form, the dot of the root label not
    /// counted: 255 in the form that the DNS uses.
    #[error("the name has more than 253 octets in its ASCII form")]
    NameTooLong,
    /// A US-ASCII character is no letter, digit or hyphen.
    #[error("{} is no letter, digit or hyphen", Character(*.0))]
    NotLdh(char),
    /// A hyphen begins or ends a label.
    #[error("a hyphen begins or ends the label")]
    HyphenAtEnd,
    /// Hyphens are the third and the fourth character of a label.
    #[error("the third and the fourth character are hyphens")]
    HyphensThirdFourth,
    /// A combining mark begins a label.
    #[error("the combining mark {} begins the label", Character(*.0))]
    LeadingMark(char),
    /// A label is not in Normalization Form C.
    #[error("the label is not in Normalization Form C")]
    NotNormalized,
    /// A character is unassigned in Unicode 3.2: table A.1 of RFC 3454.
    #[error("{} is unassigned in Unicode 3.2", Character(*.0))]
    Unassigned32(char),
    /// A character is in a table of prohibited output of RFC 3454: `C.1.2`.
    #[error("{} is prohibited by table {table}", Character(*character))]
    Prohibited {
        /// The character.
        character: char,
        /// The table.
        table: &'static str,
    },
    /// A label has characters of both directions: tables D.1 and D.2 of RFC 3454.
    #[error("the label has characters of both directions")]
    MixedDirections,
    /// A label has right-to-left characters, but does not begin and end with one.
    #[error("a label with right-to-left characters begins and ends with one")]
    DirectionAtEnds,
    /// A character is DISALLOWED or UNASSIGNED.
    #[error("{} is {property}", Character(*character))]
    NotAllowed {
        /// The character.
        character: char,
        /// DISALLOWED or UNASSIGNED.
        property: DerivedProperty,
    },
    /// The contextual rule of a character does not hold.
    #[error("the contextual rule for {0} does not hold")]
    Context(ContextRule),
    /// A label of a Bidi domain name breaks this condition of the Bidi rule, 1 to 6.
    #[error("condition {0} of the Bidi rule does not hold")]
    Bidi(u8),
    /// A label that is to be encoded begins with the ACE prefix already.
    #[error("the label has non-ASCII characters and begins with \"xn--\"")]
    AcePrefix,
    /// A label does not begin with the ACE prefix, so it is not decoded.
    #[error("the label does not begin with \"xn--\"")]
    NoAcePrefix,
    /// What follows the ACE prefix is no Punycode.
    #[error("the label is not Punycode after \"xn--\"")]
    Punycode,
    /// What the Punycode stands for has ASCII characters only.
    #[error("the Punycode stands for ASCII characters only")]
    AsciiOnly,
    /// Decoding and encoding again results in another label.
    #[error("the label does not come back when it is decoded and encoded again")]
    NotRoundTrip,
    /// A character has the status `disallowed` in UTS #46.
    #[error("{} is disallowed", Character(*.0))]
    Uts46Disallowed(char),
    /// A character of a decoded label is not `valid` in UTS #46.
    #[error("{} is not valid in a decoded label", Character(*.0))]
    Uts46NotValid(char),
    /// The name is refused by UTS #46, for a reason that is not known.
    #[error("the name is refused")]
    Uts46,
}

impl HostError {
    /// The label; `None` where it is the name as a whole.
    pub fn label(&self) -> Option<&Label> {
        self.0.label.as_ref()
    }

    /// The rule.
    pub fn rule(&self) -> HostRule {
        self.0.failure.rule
    }

    /// The character, where one breaks the rule.
    pub fn found(&self) -> Option<&BadCharacter> {
        self.0.failure.found.as_ref()
    }

    /// The document and the section that set the rule.
    pub fn citation(&self) -> Citation {
        self.0.failure.section
    }

    /// The number of the step in that section, where it has numbers; in RFC 3454 section 6
    /// of the requirement, in UTS #46 section 4.1 of the criterion.
    pub fn step(&self) -> Option<&'static str> {
        self.0.failure.step
    }

    /// What is wrong, where in the label, and by which section: without the label.
    pub fn reason(&self) -> impl fmt::Display + '_ {
        &self.0.failure
    }

    /// The same error, about this label of a longer name.
    pub(super) fn in_place(mut self, index: usize) -> Self {
        if let Some(label) = &mut Arc::make_mut(&mut self.0).label {
            label.index = index;
        }
        self
    }
}

impl core::error::Error for HostError {}

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Label { index, text }) = self.label() {
            write!(f, "label {}, {text:?}: ", index + 1)?;
        }
        self.0.failure.fmt(f)
    }
}

/// A broken rule, before it is known in which label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Failure {
    rule: HostRule,
    section: Citation,
    step: Option<&'static str>,
    found: Option<BadCharacter>,
}

impl Failure {
    pub(super) fn new(rule: HostRule, section: Citation) -> Self {
        Failure { rule, section, step: None, found: None }
    }

    /// In this step of the section.
    pub(super) fn step(mut self, step: &'static str) -> Self {
        self.step = Some(step);
        self
    }

    /// By the character at this byte of the text.
    pub(super) fn at(mut self, text: &str, offset: usize) -> Self {
        self.found = text[offset..].chars().next().map(|character| {
            let index = text[..offset].chars().count();
            BadCharacter { character, index, offset, text: text.to_string() }
        });
        self
    }

    /// In this step of another operation, of which the operation that failed is a part.
    pub(super) fn during(self, section: Citation, step: &'static str) -> Self {
        Failure { section, step: Some(step), ..self }
    }

    /// The number of the step; empty where there is none.
    pub(super) fn number(&self) -> &'static str {
        self.step.unwrap_or_default()
    }

    pub(super) fn in_name(self) -> HostError {
        HostError(Arc::new(Details { label: None, failure: self }))
    }

    pub(super) fn in_label(self, index: usize, text: &str) -> HostError {
        let label = Some(Label { index, text: text.to_string() });
        HostError(Arc::new(Details { label, failure: self }))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rule.fmt(f)?;
        if let Some(found) = &self.found {
            write!(f, ", at character {}", found.index + 1)?;
        }
        write!(f, " ({}", self.section)?;
        match self.step {
            Some(number) => write!(f, " {} {number})", numbered(self.section)),
            None => f.write_str(")"),
        }
    }
}

/// What has numbers in a section.
fn numbered(section: Citation) -> &'static str {
    match (section.document, section.section) {
        (Document::Rfc(3454), "6") => "requirement",
        (Document::Uts46, "4.1") => "criterion",
        _ => "step",
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for HostError {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut error = serializer.serialize_struct("HostError", 8)?;
        error.serialize_field("message", &self.to_string())?;
        error.serialize_field("label", &self.label().map(|label| label.index))?;
        error.serialize_field("text", &self.label().map(|label| &label.text))?;
        error.serialize_field("reason", &self.rule().to_string())?;
        error.serialize_field("character", &self.found().map(|found| found.character))?;
        error.serialize_field("index", &self.found().map(|found| found.index))?;
        error.serialize_field("document", &self.citation().document)?;
        error.serialize_field("section", self.citation().section)?;
        error.end()
    }
}
