//! The error for a rejected host name: the label, the rule, the character and the section.

use super::dots::is_idna_dot;
use super::rfc5892::{ContextRule, DerivedProperty};
use crate::error::Character;
use crate::grammar::{Citation, Document};
use crate::syntax::Span;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use core::fmt;

/// Why a host name is rejected.
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
///     "label 2, \"\u{2603}\": U+2603 is DISALLOWED, at column 1 (RFC 5892 section 3)"
/// );
/// ```
// An `Arc` is cheap to clone: one Bidi error may be reported for each label of a name.
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
    /// The index of the label in the name, from 0.
    pub index: usize,
    /// The label before the operation: as the caller wrote it, except that RFC 5895 and UTS #46
    /// map the name before they divide it into labels.
    pub text: String,
}

/// A character that breaks a rule, and its position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct BadCharacter {
    /// The character.
    pub character: char,
    /// The position of the character in [`text`](Self::text), in characters from 0.
    pub index: usize,
    /// The position of the character in [`text`](Self::text), in bytes of UTF-8 from 0.
    pub offset: usize,
    /// The text that the rule was applied to: the label after the preceding steps.
    pub text: String,
}

impl fmt::Display for BadCharacter {
    /// Writes the character as in error messages: `'_' (U+005F)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Character(self.character).fmt(f)
    }
}

/// The rule that a name breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum HostRule {
    /// A label is empty. Only the root label, at the end of the name, may be empty.
    #[error("the label is empty")]
    EmptyLabel,
    /// A label has more than 63 octets in its ASCII form.
    #[error("the label has more than 63 octets in its ASCII form")]
    LabelTooLong,
    /// A name has more than 253 octets in its ASCII form, without the dot of the root label. Such a
    /// name exceeds the 255 octets that the wire format of the DNS allows.
    #[error("the name has more than 253 octets in its ASCII form")]
    NameTooLong,
    /// A US-ASCII character is not a letter, digit or hyphen.
    #[error("{} is not a letter, digit or hyphen", Character(*.0))]
    NotLdh(char),
    /// A hyphen begins or ends a label.
    #[error("a hyphen begins or ends the label")]
    HyphenAtEnd,
    /// The third and the fourth character of a label are hyphens.
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
    /// A character is in one of the tables of prohibited characters of RFC 3454, such as C.1.2.
    #[error("{} is prohibited by table {table}", Character(*character))]
    Prohibited {
        /// The character.
        character: char,
        /// The table.
        table: &'static str,
    },
    /// A label has characters of both directions, from tables D.1 and D.2 of RFC 3454.
    #[error("the label has characters of both directions")]
    MixedDirections,
    /// A label has right-to-left characters, but does not both begin and end with one.
    #[error("the label has right-to-left characters, but does not begin and end with one")]
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
    /// A label of a Bidi domain name breaks the condition of the Bidi rule with this number, 1 to
    /// 6.
    #[error("condition {0} of the Bidi rule does not hold")]
    Bidi(u8),
    /// A label with non-ASCII characters begins with the ACE prefix.
    #[error("the label has non-ASCII characters and begins with \"xn--\"")]
    AcePrefix,
    /// A label does not begin with the ACE prefix, so it cannot be decoded.
    #[error("the label does not begin with \"xn--\"")]
    NoAcePrefix,
    /// The label is not valid Punycode after the ACE prefix.
    #[error("the label is not Punycode after \"xn--\"")]
    Punycode,
    /// The Punycode decodes to ASCII characters only.
    #[error("the Punycode encodes ASCII characters only")]
    AsciiOnly,
    /// Decoding the label and encoding the result produces a different label.
    #[error("the label changes when it is decoded and encoded again")]
    NotRoundTrip,
    /// A character has the status `disallowed` in UTS #46.
    #[error("{} is disallowed", Character(*.0))]
    Uts46Disallowed(char),
    /// A character of a decoded label is not `valid` in UTS #46.
    #[error("{} is not valid in a decoded label", Character(*.0))]
    Uts46NotValid(char),
    /// UTS #46 rejects the name, and no single criterion was found to fail.
    #[error("the name is rejected")]
    Uts46,
}

impl HostError {
    /// The label that breaks the rule; `None` if the name as a whole breaks it.
    pub fn label(&self) -> Option<&Label> {
        self.0.label.as_ref()
    }

    /// The rule that is broken.
    pub fn rule(&self) -> HostRule {
        self.0.failure.rule
    }

    /// The character that breaks the rule; `None` if the rule is not about one character.
    pub fn found(&self) -> Option<&BadCharacter> {
        self.0.failure.found.as_ref()
    }

    /// The position of the failure in `name`, the name that was given to the procedure: the span of
    /// the character, or else of the label, or else of the whole name. If the character is only in
    /// the mapped or decoded label, returns the span of the label.
    ///
    /// ```
    /// use iri_grammar::host::Idna2008;
    ///
    /// let name = "r\u{e9}sum\u{e9}.a_b.example";
    /// let error = Idna2008::new().to_ascii(name).unwrap_err();
    /// assert_eq!(error.span(name).slice(name), "_");
    /// ```
    pub fn span(&self, name: &str) -> Span {
        let Some(label) = self.label() else { return Span { start: 0, end: name.len() } };
        let (start, label) = label.find_in(name);
        match self.found().and_then(|found| found.span_in(label)) {
            Some(Span { start: at, end }) => Span { start: start + at, end: start + end },
            None => Span { start, end: start + label.len() },
        }
    }

    /// The section that contains the rule.
    pub fn citation(&self) -> Citation {
        self.0.failure.section
    }

    /// The number of the failed step in the [section](Self::citation), if its steps are numbered.
    /// In RFC 3454 section 6 it is the number of a requirement, in UTS #46 section 4.1 the number
    /// of a criterion.
    pub fn step(&self) -> Option<&'static str> {
        self.0.failure.step
    }

    /// The message without the label: the rule, the position in the label, and the section.
    pub fn reason(&self) -> impl fmt::Display + '_ {
        &self.0.failure
    }

    /// Sets the index of the label, for a label that was processed without its name.
    pub(super) fn at_index(mut self, index: usize) -> Self {
        if let Some(label) = &mut Arc::make_mut(&mut self.0).label {
            label.index = index;
        }
        self
    }
}

impl Label {
    /// The offset of the label in the name, and its text there. IDNA2008 divides a name only at
    /// U+002E, and rejects the first label with another dot of RFC 3490 section 3.1. So each label
    /// begins at the same offset, whichever dots divide the name.
    fn find_in<'n>(&self, name: &'n str) -> (usize, &'n str) {
        let before = name.split_inclusive(is_idna_dot).take(self.index);
        let start = before.map(str::len).sum();
        let rest = &name[start..];
        let unchanged = rest
            .strip_prefix(&*self.text)
            .filter(|it| it.is_empty() || it.starts_with(is_idna_dot));
        let end = match unchanged {
            Some(after) => rest.len() - after.len(),
            // The text of the label is mapped.
            None => rest.find(is_idna_dot).unwrap_or(rest.len()),
        };
        (start, &rest[..end])
    }
}

impl BadCharacter {
    /// The span of the character in the label as the caller wrote it. If the label was mapped or
    /// decoded since, the span is known only if both contain the character equally often.
    fn span_in(&self, label: &str) -> Option<Span> {
        let offset = if self.text == label {
            self.offset
        } else {
            let count = |text: &str| text.matches(self.character).count();
            let nth = count(&self.text[..self.offset]);
            let (offset, _) = label.match_indices(self.character).nth(nth)?;
            (count(label) == count(&self.text)).then_some(offset)?
        };
        Some(Span { start: offset, end: offset + self.character.len_utf8() })
    }
}

impl core::error::Error for HostError {}

impl fmt::Display for HostError {
    /// Writes the label, counted from 1, if the error is about one, and the
    /// [reason](HostError::reason).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Label { index, text }) = self.label() {
            write!(f, "label {}, {text:?}: ", index + 1)?;
        }
        self.0.failure.fmt(f)
    }
}

/// A broken rule, not yet assigned to a label.
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

    /// Sets the step of the section.
    pub(super) fn step(mut self, step: &'static str) -> Self {
        self.step = Some(step);
        self
    }

    /// Sets the character that breaks the rule: the character at this byte offset of the text, or
    /// none if the text ends there.
    pub(super) fn at(mut self, text: &str, offset: usize) -> Self {
        self.found = text[offset..].chars().next().map(|character| {
            let index = text[..offset].chars().count();
            BadCharacter { character, index, offset, text: text.to_string() }
        });
        self
    }

    /// Replaces the section and the step by those of the calling operation.
    pub(super) fn during(self, section: Citation, step: &'static str) -> Self {
        Failure { section, step: Some(step), ..self }
    }

    /// The number of the step, or the empty string.
    pub(super) fn number(&self) -> &'static str {
        self.step.unwrap_or_default()
    }

    /// Makes the error of a name that breaks the rule as a whole.
    pub(super) fn in_name(self) -> HostError {
        HostError(Arc::new(Details { label: None, failure: self }))
    }

    /// Makes the error of the label with this index and text.
    pub(super) fn in_label(self, index: usize, text: &str) -> HostError {
        let label = Some(Label { index, text: text.to_string() });
        HostError(Arc::new(Details { label, failure: self }))
    }
}

impl fmt::Display for Failure {
    /// Writes the rule, the position of the character, counted from 1, and the section with the
    /// step.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rule.fmt(f)?;
        if let Some(found) = &self.found {
            write!(f, ", at column {}", found.index + 1)?;
        }
        write!(f, " ({}", self.section)?;
        match self.step {
            Some(number) => write!(f, " {} {number})", item_name(self.section)),
            None => f.write_str(")"),
        }
    }
}

/// The word that the section uses for its numbered items.
fn item_name(section: Citation) -> &'static str {
    match (section.document, section.section) {
        (Document::Rfc(3454), "6") => "requirement",
        (Document::Uts46, "4.1") => "criterion",
        _ => "step",
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for HostError {
    /// Serializes the message and its parts. `label` is the index of the label in the name, and
    /// `index` that of the character, as in [`BadCharacter::index`]; both count from 0.
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
