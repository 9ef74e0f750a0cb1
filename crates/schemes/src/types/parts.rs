//! The parts of an identifier by their names, and percent-encoding of values.

use super::{Pair, Parameter, ParseError};
use crate::Part;
use iri_grammar::Components;
use iri_grammar::text::percent;
use std::borrow::Cow;

/// The parts of an identifier that the grammar accepts.
pub struct Parts<'i> {
    /// The scheme, in lower case.
    pub scheme: &'static str,
    pub iri: Components<'i>,
    pub found: Vec<Part<'i>>,
}

impl<'i> Parts<'i> {
    /// The occurrences of a part.
    pub fn all<'p>(&'p self, name: &'p str) -> impl Iterator<Item = &'p Part<'i>> {
        self.found.iter().filter(move |part| part.name == name)
    }

    /// The first occurrence of a part.
    pub fn first(&self, name: &str) -> Option<&Part<'i>> {
        self.found.iter().find(|part| part.name == name)
    }

    /// The text of a part as in the identifier.
    pub fn text(&self, name: &str) -> Option<String> {
        self.first(name).map(|part| part.text.to_owned())
    }

    /// The decoded text of a part.
    pub fn decoded(&self, name: &str) -> Result<Option<String>, ParseError> {
        self.first(name).map(decode).transpose()
    }

    /// The decoded texts of all occurrences of a part.
    pub fn all_decoded(&self, name: &str) -> Result<Vec<String>, ParseError> {
        self.all(name).map(decode).collect()
    }

    /// The parts within another one.
    pub fn within(&self, outer: &Part<'i>) -> Self {
        let is_within = |part: &&Part<'_>| {
            outer.range.start <= part.range.start && part.range.end <= outer.range.end
        };
        let found = self.found.iter().filter(is_within).cloned().collect();
        Parts { scheme: self.scheme, iri: self.iri, found }
    }

    /// The pairs of a name and its value, which have parts of their own.
    pub fn pairs(&self, name: &str, value: &str) -> Result<Vec<Pair>, ParseError> {
        let pair = |(name, value)| Ok(Pair { name: decode(name)?, value: decode(value)? });
        self.all(name).zip(self.all(value)).map(pair).collect()
    }

    /// The parameters, each a part such as `;a=b` or `a=b`.
    pub fn parameters(&self, name: &str) -> Result<Vec<Parameter>, ParseError> {
        let parameter = |part: &Part<'_>| {
            let text = part.text.strip_prefix(';').unwrap_or(part.text);
            let (name, value) = match text.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (text, None),
            };
            let name = decode_text(part, name)?;
            Ok(Parameter { name, value: value.map(|it| decode_text(part, it)).transpose()? })
        };
        self.all(name).map(parameter).collect()
    }
}

/// Returns the text of a part without percent-encodings.
pub fn decode(part: &Part<'_>) -> Result<String, ParseError> {
    decode_text(part, part.text)
}

/// Returns a text within a part without percent-encodings.
pub fn decode_text(part: &Part<'_>, text: &str) -> Result<String, ParseError> {
    let not_utf8 = |_| ParseError::NotUtf8 { part: part.name, range: part.range.clone() };
    percent::decode(text).map(Cow::into_owned).map_err(not_utf8)
}

/// Returns a text in which everything but letters and digits of US-ASCII and the characters of `others` is
/// percent-encoded.
pub fn encode(text: &str, others: &str) -> String {
    encode_octets(text.as_bytes(), others)
}

/// Returns octets as [`encode`] does a text.
pub fn encode_octets(octets: &[u8], others: &str) -> String {
    let mut out = String::with_capacity(octets.len());
    for &octet in octets {
        let character = char::from(octet);
        if character.is_ascii_alphanumeric() || others.contains(character) {
            out.push(character);
        } else {
            out += &format!("%{octet:02X}");
        }
    }
    out
}

/// Returns the parameters as a text: `;a=b;c`.
pub fn write_parameters(parameters: &[Parameter], others: &str) -> String {
    let write = |parameter: &Parameter| {
        let name = encode(&parameter.name, others);
        match &parameter.value {
            Some(value) => format!(";{name}={}", encode(value, others)),
            None => format!(";{name}"),
        }
    };
    parameters.iter().map(write).collect()
}

/// Returns the text with a prefix; nothing if there is no text.
pub fn prefixed(prefix: &str, text: Option<&str>) -> String {
    text.map_or_else(String::new, |text| [prefix, text].concat())
}
