//! `tel` (RFC 3966).

use super::parts::{prefixed, write_parameters};
use super::value::Value;
use super::{Parameter, ParseError, Parts};

/// An identifier of `tel` (RFC 3966 section 3).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::{Number, Tel};
///
/// let iri = Iri::new("tel:863-1234;ext=7;phone-context=+1-914-555")?;
/// let tel: Tel = iri_schemes::parse(iri)?;
/// assert_eq!(tel.number, Number::Local("863-1234".into()));
/// assert_eq!(tel.context.as_deref(), Some("+1-914-555"));
/// assert_eq!(tel.extension.as_deref(), Some("7"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Tel {
    /// The number.
    pub number: Number,
    /// `isub`, as in the identifier.
    pub isdn_subaddress: Option<String>,
    /// `ext`, as in the identifier.
    pub extension: Option<String>,
    /// `phone-context`, as in the identifier; a local number has one (section 5.1.5).
    pub context: Option<String>,
    /// The other parameters.
    pub parameters: Vec<Parameter>,
}

/// A telephone number, with its visual separators.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Number {
    /// A global number, which begins with `+` (section 5.1.4).
    Global(String),
    /// A local number, which depends on a context (section 5.1.5).
    Local(String),
}

impl Number {
    /// The number as in the identifier.
    pub fn text(&self) -> &str {
        match self {
            Number::Global(text) | Number::Local(text) => text,
        }
    }

    /// The number without `visual-separator` (section 5.1.1).
    pub fn digits(&self) -> String {
        self.text().replace(['-', '.', '(', ')'], "")
    }
}

impl Value for Tel {
    const SCHEMES: &'static [&'static str] = &["tel"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        // A local number can have a global one as its context, which comes later.
        let number = match parts.text("local-number-digits") {
            Some(text) => Number::Local(text),
            None => Number::Global(parts.text("global-number-digits").unwrap_or_default()),
        };
        let value = |name| {
            let (_, value) = parts.first(name)?.text.split_once('=')?;
            Some(value.to_owned())
        };
        Ok(Tel {
            number,
            isdn_subaddress: value("isdn-subaddress"),
            extension: value("extension"),
            context: parts.text("descriptor"),
            parameters: parts.parameters("parameter")?,
        })
    }

    fn compose(&self) -> String {
        [
            "tel:",
            self.number.text(),
            &prefixed(";ext=", self.extension.as_deref()),
            &prefixed(";isub=", self.isdn_subaddress.as_deref()),
            &prefixed(";phone-context=", self.context.as_deref()),
            &write_parameters(&self.parameters, "-_.!~*'()/:&$"),
        ]
        .concat()
    }
}
