//! Identifiers of common schemes as values: taken apart, edited, and put together again.
//!
//! ```
//! use iri_grammar::Iri;
//! use iri_schemes::types::{Mailto, Pair, Typed};
//!
//! let mut mailto: Mailto = iri_schemes::parse(Iri::new("mailto:a@example.org?cc=b@c.example")?)?;
//! assert_eq!(mailto.addresses, ["a@example.org"]);
//! mailto.fields.push(Pair::new("subject", "Caf\u{e9} & bar"));
//! let text = "mailto:a@example.org?cc=b@c.example&subject=Caf%C3%A9%20%26%20bar";
//! assert_eq!(mailto.build()?.as_str(), text);
//!
//! // What the grammar of the scheme rejects is not built.
//! mailto.addresses.push("a@b@c.example".to_owned());
//! assert!(mailto.build().is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The fields of the types are public. A field is decoded if its documentation does not say 'as in the
//! identifier'.

mod coap;
mod content_id;
mod data;
mod file;
mod geo;
mod ldap;
mod mailto;
mod news;
mod ni;
mod parts;
mod sip;
mod tag;
mod tel;
mod urn;
mod xmpp;

pub use coap::Coap;
pub use content_id::{Cid, Mid};
pub use data::{Data, Encoding};
pub use file::File;
pub use geo::Geo;
pub use ldap::{Extension, Ldap, Scope};
pub use mailto::Mailto;
pub use news::{News, Nntp, Resource};
pub use ni::Ni;
pub use sip::Sip;
pub use tag::Tag;
pub use tel::{Number, Tel};
pub use urn::Urn;
pub use xmpp::{Account, Address, Query, Xmpp};

use crate::{Error, Scheme};
use iri_grammar::{Iri, IriBuf};
use parts::{Parts, encode};
use std::fmt;
use std::ops::Range;

/// A name and its value.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Pair {
    /// The name.
    pub name: String,
    /// The value.
    pub value: String,
}

impl Pair {
    /// A name and its value.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self {
        Pair { name: name.into(), value: value.into() }
    }
}

/// A parameter, such as `lr` or `transport=tcp`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Parameter {
    /// The name.
    pub name: String,
    /// The value; `None` without `=`.
    pub value: Option<String>,
}

impl Parameter {
    /// A parameter with a value.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self {
        Parameter { name: name.into(), value: Some(value.into()) }
    }
}

mod value {
    use super::ParseError;
    use super::parts::Parts;

    /// A value for the identifiers of some schemes.
    pub trait Value: Sized + PartialEq {
        /// The schemes, in lower case.
        const SCHEMES: &'static [&'static str];

        /// Returns the value of an identifier that the grammar accepts.
        fn read(parts: &Parts<'_>) -> Result<Self, ParseError>;

        /// Returns the identifier, unchecked.
        fn compose(&self) -> String;
    }
}

use value::Value;

/// An identifier of a scheme as a value: one of the types of this module.
pub trait Typed: Value {
    /// Returns the identifier of this value. It is valid: it has been checked by the grammar of its
    /// scheme, and parsed again, which gave the same value.
    ///
    /// # Errors
    ///
    /// If a field has a text that the scheme does not allow there.
    ///
    /// ```
    /// use iri_schemes::types::{Typed, Urn};
    ///
    /// let mut urn = Urn { nid: "example".into(), nss: "a1".into(), ..Urn::default() };
    /// assert_eq!(urn.build()?.as_str(), "urn:example:a1");
    /// urn.nss = "a?=b".into();
    /// let error = urn.build().unwrap_err();
    /// assert_eq!(error.to_string(), "\"urn:example:a?=b\" has other parts than the value");
    /// # Ok::<(), iri_schemes::types::BuildError>(())
    /// ```
    fn build(&self) -> Result<IriBuf, BuildError> {
        let text = self.compose();
        let iri = match IriBuf::new(&*text) {
            Ok(iri) => iri,
            Err(error) => return Err(BuildError::Generic { text, error }),
        };
        match parse::<Self>(iri.as_borrowed()) {
            Ok(value) if value == *self => Ok(iri),
            Ok(_) => Err(BuildError::Different { text }),
            Err(error) => Err(BuildError::Scheme { text, error: Box::new(error) }),
        }
    }
}

impl<T: Value> Typed for T {}

/// Parses an identifier as a value of its scheme.
///
/// # Errors
///
/// If the identifier has another scheme, if the grammar of the scheme rejects it, or if octets that have
/// to be characters are not UTF-8.
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::Tel;
///
/// let tel: Tel = iri_schemes::parse(Iri::new("tel:+1-201-555-0123")?)?;
/// assert_eq!(tel.number.digits(), "+12015550123");
/// assert!(iri_schemes::parse::<Tel>(Iri::new("mailto:a@b")?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn parse<T: Typed>(iri: Iri<'_>) -> Result<T, ParseError> {
    let known = T::SCHEMES.iter().find(|name| name.eq_ignore_ascii_case(iri.scheme()));
    let scheme = known.and_then(|name| Scheme::find(name)).ok_or(ParseError::OtherScheme)?;
    let found = scheme.parts(iri).map_err(ParseError::Grammar)?;
    T::read(&Parts { scheme: scheme.name(), iri: iri.into_components(), found })
}

/// Why an identifier has no value of a type.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseError {
    /// The type is for other schemes.
    OtherScheme,
    /// The grammar of the scheme rejects the identifier.
    Grammar(Error),
    /// The octets of a part are not UTF-8.
    NotUtf8 {
        /// The name of the part.
        part: &'static str,
        /// Its range in the identifier, in bytes.
        range: Range<usize>,
    },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::OtherScheme => f.write_str("the identifier has another scheme"),
            ParseError::Grammar(error) => error.fmt(f),
            ParseError::NotUtf8 { part, .. } => write!(f, "the octets of {part} are not UTF-8"),
        }
    }
}

impl std::error::Error for ParseError {}

/// Why a value has no identifier.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildError {
    /// What the value gives is not an IRI.
    Generic {
        /// What the value gives.
        text: String,
        /// Why it is not an IRI.
        error: iri_grammar::Error,
    },
    /// What the value gives is not an identifier of the scheme.
    Scheme {
        /// What the value gives.
        text: String,
        /// Why the scheme rejects it.
        error: Box<ParseError>,
    },
    /// A text has delimiters, or a form that the scheme does not write, so that what the value gives has
    /// other parts.
    Different {
        /// What the value gives.
        text: String,
    },
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::Generic { text, error } => write!(f, "{text:?}: {error}"),
            BuildError::Scheme { text, error } => write!(f, "{text:?}: {error}"),
            BuildError::Different { text } => {
                write!(f, "{text:?} has other parts than the value")
            }
        }
    }
}

impl std::error::Error for BuildError {}
