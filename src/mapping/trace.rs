//! The steps of a procedure as values, in the notation of the documents' examples.

use super::Parts;
use super::percent::octet_at;
use crate::grammar::Citation;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

/// A character or an octet. Procedures that go by octets have both, intermixed
/// (draft-masinter-url-i18n-07 section 2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// A character of the UCS.
    Character(char),
    /// An octet, as opposed to a percent-encoded one.
    Octet(u8),
}

/// A sequence of characters and octets, as it stands after a step.
///
/// [`Display`](fmt::Display) writes characters as they are and octets as `<c3>`
/// (RFC 3987 section 1.4); [`xml`](Self::xml) writes the characters in XML notation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sequence(Vec<Unit>);

impl Sequence {
    /// The characters and octets.
    pub fn units(&self) -> &[Unit] {
        &self.0
    }

    /// In XML notation (RFC 3987 section 1.4): characters that are not US-ASCII as
    /// `&#xFC;`, an actual `&` as `&amp;`.
    ///
    /// ```
    /// use iri_grammar::mapping::Sequence;
    ///
    /// assert_eq!(Sequence::from("D\u{fc}rst&").xml().to_string(), "D&#xFC;rst&amp;");
    /// ```
    pub fn xml(&self) -> impl fmt::Display + '_ {
        Notation { units: &self.0, xml: true }
    }

    #[cfg(feature = "idna")]
    pub(super) fn push_units(&mut self, units: impl Iterator<Item = Unit>) {
        self.0.extend(units);
    }

    pub(crate) fn push_str(&mut self, text: &str) {
        self.0.extend(text.chars().map(Unit::Character));
    }

    /// The octets of a run of percent-encodings, those of US-ASCII as characters: a
    /// URI is a sequence of octets in US-ASCII, which the examples print like that.
    pub(super) fn push_decoded(&mut self, encodings: &str) {
        let octets = encodings.as_bytes().chunks_exact(3).filter_map(octet_at);
        self.0.extend(octets.map(|octet| match octet {
            0..=0x7F => Unit::Character(char::from(octet)),
            _ => Unit::Octet(octet),
        }));
    }

    /// The character in UTF-8.
    pub(super) fn push_octets(&mut self, c: char) {
        self.0.extend(c.encode_utf8(&mut [0; 4]).bytes().map(Unit::Octet));
    }

    /// The characters for which `encode` holds in UTF-8, the others as they are.
    pub(super) fn with_octets(text: &str, encode: impl Fn(char) -> bool) -> Self {
        let mut sequence = Sequence::default();
        for c in text.chars() {
            if encode(c) {
                sequence.push_octets(c);
            } else {
                sequence.0.push(Unit::Character(c));
            }
        }
        sequence
    }
}

impl From<&str> for Sequence {
    fn from(text: &str) -> Self {
        Sequence(text.chars().map(Unit::Character).collect())
    }
}

impl fmt::Display for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Notation { units: &self.0, xml: false }.fmt(f)
    }
}

struct Notation<'s> {
    units: &'s [Unit],
    xml: bool,
}

impl fmt::Display for Notation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for unit in self.units {
            match *unit {
                Unit::Octet(octet) => write!(f, "<{octet:02x}>")?,
                Unit::Character('&') if self.xml => f.write_str("&amp;")?,
                Unit::Character(c) if self.xml && !c.is_ascii() => {
                    write!(f, "&#x{:X};", u32::from(c))?
                }
                Unit::Character(c) => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

/// What there is after a step.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum After {
    /// A sequence of characters, octets, or both.
    Sequence(Sequence),
    /// Components, without the punctuation between them.
    Parts(Parts),
}

impl After {
    /// In XML notation, as [`Sequence::xml`].
    ///
    /// ```
    /// use iri_grammar::mapping::ProcessingModel;
    ///
    /// let steps = ProcessingModel::new().steps("x:\u{e9}")?;
    /// assert_eq!(steps[1].after.xml(), "scheme: x, path: &#xE9;");
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn xml(&self) -> String {
        match self {
            After::Sequence(sequence) => sequence.xml().to_string(),
            After::Parts(parts) => Sequence::from(&*parts.to_string()).xml().to_string(),
        }
    }
}

impl fmt::Display for After {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            After::Sequence(sequence) => sequence.fmt(f),
            After::Parts(parts) => parts.fmt(f),
        }
    }
}

/// One step of a procedure.
///
/// ```
/// use iri_grammar::mapping::ToIri;
///
/// let steps = ToIri::rfc3987().steps("http://www.example.org/D%C3%BCrst")?;
/// assert_eq!(steps[1].number, "2");
/// assert_eq!(steps[1].after.to_string(), "http://www.example.org/D<c3><bc>rst");
/// assert_eq!(steps[1].section.to_string(), "RFC 3987 section 3.2");
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The document and the section that describe the procedure.
    pub section: Citation,
    /// The number of the step as the document prints it; empty where the document
    /// describes the step without giving it a number.
    pub number: &'static str,
    /// What the step did.
    pub did: &'static str,
    /// What there is after it.
    pub after: After,
}

impl Step {
    pub(crate) fn new(
        section: Citation,
        number: &'static str,
        did: &'static str,
        after: impl Into<After>,
    ) -> Self {
        Step { section, number, did, after: after.into() }
    }
}

impl fmt::Display for Step {
    /// As the documents print it: `2. http://www.example.org/D<c3><bc>rst`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            "" => write!(f, "-  {}", self.after),
            number => write!(f, "{number}. {}", self.after),
        }
    }
}

impl From<&str> for After {
    fn from(text: &str) -> Self {
        After::Sequence(text.into())
    }
}

impl From<&String> for After {
    fn from(text: &String) -> Self {
        After::Sequence(text.as_str().into())
    }
}

impl From<Sequence> for After {
    fn from(sequence: Sequence) -> Self {
        After::Sequence(sequence)
    }
}

impl From<Parts> for After {
    fn from(parts: Parts) -> Self {
        After::Parts(parts)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Sequence {
    /// As a string, in the notation of the examples.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Step {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut step = serializer.serialize_struct("Step", 5)?;
        step.serialize_field("document", self.section.document)?;
        step.serialize_field("section", self.section.section)?;
        step.serialize_field("step", self.number)?;
        step.serialize_field("did", self.did)?;
        match &self.after {
            After::Sequence(sequence) => step.serialize_field("after", sequence)?,
            After::Parts(parts) => step.serialize_field("after", parts)?,
        }
        step.end()
    }
}
