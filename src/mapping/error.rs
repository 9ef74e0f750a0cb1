//! The error of a mapping.

use crate::error::{Character, Error, write_column};
use crate::grammar::Citation;
#[cfg(feature = "idna")]
use crate::host::{HostError, HostRule};
use crate::identifier::Identifier;
use crate::identifier::kind::Kind;
use crate::syntax::Span;
use crate::text::Hexadecimal;
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// The error of a reg-name conversion: any type. A [`Profile`](crate::host::Profile) returns a
/// [`HostError`]; see [`MappingError::host`].
pub type RegNameError = Box<dyn core::error::Error + Send + Sync>;

/// Why a mapping fails, and the section that requires the failure.
#[derive(Debug)]
#[non_exhaustive]
pub enum MappingError {
    /// The mapping does not accept the input.
    Input {
        /// The text that does not parse: the input after the normalization and percent-encoding
        /// that the options ask for.
        text: String,
        /// The error, with its position in that text.
        error: Error,
    },
    /// A printable character of US-ASCII that is not allowed in URIs "found but [...]
    /// not converted": then "the conversion SHOULD fail" (RFC 3987 section 3.1).
    NotConverted {
        /// The character.
        character: char,
        /// The position of the character in the text, in bytes from 0.
        offset: usize,
        /// The text: the input, normalized if the options ask for it.
        text: String,
        /// The section that requires the failure.
        section: Citation,
    },
    /// The conversion of the reg-name fails.
    RegName {
        /// The argument of the conversion.
        reg_name: String,
        /// The error of the conversion.
        error: RegNameError,
        /// The section that asks for the conversion.
        section: Citation,
    },
    /// The character encoding lacks a character.
    Unencodable {
        /// The character.
        character: char,
        /// `query` if the query of an identifier was to be encoded, `text` for any other text.
        component: &'static str,
        /// The position of the character in the query or text, in bytes from 0.
        offset: usize,
        /// The position of the character in the query or text, in characters from 0.
        character_offset: usize,
        /// The name of the character encoding.
        charset: &'static str,
        /// The section that requires the encoding.
        section: Citation,
    },
    /// Octets are malformed in the character encoding.
    Octets {
        /// The name of the character encoding.
        charset: &'static str,
        /// The first malformed sequence.
        octets: Vec<u8>,
        /// The position of the sequence, in octets from 0.
        offset: usize,
        /// The number of characters that the octets before the sequence encode.
        character_offset: usize,
        /// The section that asks for the conversion.
        section: Citation,
    },
    /// The result of the mapping is not an identifier of the expected kind.
    Result {
        /// The result.
        text: String,
        /// The error, with its position in the result.
        error: Error,
        /// The section that describes the mapping.
        section: Citation,
    },
}

impl core::error::Error for MappingError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            // `Display` writes only `error`, so the next error in the chain is the source of `error`.
            MappingError::Input { error, .. } => error.source(),
            MappingError::RegName { error, .. } => Some(&**error),
            MappingError::Result { error, .. } => Some(error),
            MappingError::NotConverted { .. }
            | MappingError::Unencodable { .. }
            | MappingError::Octets { .. } => None,
        }
    }
}

impl fmt::Display for MappingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MappingError::Input { error, .. } => error.fmt(f),
            MappingError::NotConverted { character, offset, text, section } => {
                let character = Character(*character);
                write!(f, "{character}")?;
                write_column(f, text[..*offset].chars().count())?;
                write!(f, " is not allowed in URIs, and is not converted ({section})")
            }
            MappingError::RegName { reg_name, error, section } => {
                write!(f, "the reg-name {reg_name:?} cannot be converted")?;
                // A name that is too long violates another section, which `error` writes.
                if self.name_too_long().is_none() {
                    write!(f, " ({section})")?;
                }
                f.write_str(": ")?;
                error.fmt(f)
            }
            MappingError::Unencodable {
                character,
                component,
                character_offset,
                charset,
                section,
                ..
            } => {
                let character = Character(*character);
                write!(f, "{character}")?;
                write_column(f, *character_offset)?;
                write!(f, " of the {component} is not in {charset} ({section})")
            }
            MappingError::Octets { charset, octets, character_offset, section, .. } => {
                let octets = Hexadecimal(octets);
                write!(f, "not {charset}: {octets}")?;
                write_column(f, *character_offset)?;
                write!(f, " ({section})")
            }
            MappingError::Result { text, error, section } => {
                write!(f, "the result {text:?} is not valid ({section}): ")?;
                error.fmt(f)
            }
        }
    }
}

impl MappingError {
    /// The section that requires the failure. The section describes the mapping, or the production
    /// that rejects the input.
    pub fn citation(&self) -> Citation {
        match self {
            MappingError::Input { error, .. } => error.citation(),
            MappingError::RegName { section, .. } => self.name_too_long().unwrap_or(*section),
            MappingError::NotConverted { section, .. }
            | MappingError::Unencodable { section, .. }
            | MappingError::Octets { section, .. }
            | MappingError::Result { section, .. } => *section,
        }
    }

    /// The section that limits the length of a whole name; `None` if the name is not too long. The
    /// limit comes from the DNS: the sections about conversion limit only single labels.
    #[cfg(feature = "idna")]
    fn name_too_long(&self) -> Option<Citation> {
        self.host().filter(|error| error.rule() == HostRule::NameTooLong).map(HostError::citation)
    }

    #[cfg(not(feature = "idna"))]
    fn name_too_long(&self) -> Option<Citation> {
        None
    }

    /// The span of the failure in the text of the error, which is the input after the
    /// normalization and percent-encoding that the options ask for. `None` if the error is about a
    /// part of the input, or about the result.
    ///
    /// ```
    /// use iri_grammar::mapping::ToUri;
    ///
    /// let error = ToUri::new().reference("a b").unwrap_err();
    /// assert_eq!(error.span().unwrap().slice("a b"), " ");
    /// ```
    pub fn span(&self) -> Option<Span> {
        match self {
            MappingError::Input { error, .. } => Some(error.span()),
            MappingError::NotConverted { character, offset, .. } => {
                Some(Span { start: *offset, end: offset + character.len_utf8() })
            }
            MappingError::Octets { octets, offset, .. } => {
                Some(Span { start: *offset, end: offset + octets.len() })
            }
            MappingError::RegName { .. }
            | MappingError::Unencodable { .. }
            | MappingError::Result { .. } => None,
        }
    }

    /// The error of a [`Profile`](crate::host::Profile) that rejects the reg-name, with the label,
    /// the rule, the character and the section. `None` for other errors.
    ///
    /// ```
    /// use iri_grammar::host::{Idna2003, HostRule};
    /// use iri_grammar::mapping::ToUri;
    ///
    /// let to_uri = ToUri::new().to_ascii(Idna2003::for_mapping());
    /// let error = to_uri.reference("http://a.b_c/").unwrap_err();
    /// let host = error.host().unwrap();
    /// assert_eq!(host.label().unwrap().text, "b_c");
    /// assert!(matches!(host.rule(), HostRule::NotLdh(_)));
    /// ```
    #[cfg(feature = "idna")]
    pub fn host(&self) -> Option<&HostError> {
        match self {
            MappingError::RegName { error, .. } => error.downcast_ref(),
            _ => None,
        }
    }
}

/// Checks the input of a mapping.
pub(super) fn check_input<K: Kind>(text: &str) -> Result<Identifier<K, &str>, MappingError> {
    Identifier::<K, &str>::new(text)
        .map_err(|error| MappingError::Input { text: text.to_string(), error })
}

/// Checks the result of a mapping. `section` describes the mapping.
pub(super) fn check_result<K: Kind>(
    text: Cow<'_, str>,
    section: Citation,
) -> Result<Identifier<K, Cow<'_, str>>, MappingError> {
    match Identifier::<K, &str>::new(&text).map(|identifier| identifier.components().places()) {
        Ok(places) => Ok(Identifier::from_checked(text, places)),
        Err(error) => Err(MappingError::Result { text: text.into_owned(), error, section }),
    }
}
