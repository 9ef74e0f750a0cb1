//! Converts values of the library to objects of JavaScript, with positions in units of UTF-16.

use iri_grammar::resolution::ResolveError;
#[cfg(feature = "names")]
use iri_grammar::{AnyError, ladder::LadderError, mapping::MappingError};
use iri_grammar::{Citation, Cited, Error, Span};
use js_sys::{Array, Reflect};
#[cfg(any(feature = "names", feature = "lint"))]
use std::str::FromStr;
use wasm_bindgen::JsValue;

/// An object of JavaScript, to which properties are added.
pub struct Object(js_sys::Object);

impl Object {
    pub fn new() -> Self {
        Object(js_sys::Object::new())
    }

    /// Sets a property.
    pub fn set(self, name: &str, value: impl Into<JsValue>) -> Self {
        // Setting fails only for a value that is not an object, and for a frozen object.
        let _ = Reflect::set(&self.0, &name.into(), &value.into());
        self
    }

    /// Sets `start` and `end`.
    pub fn set_span(self, span: Option<Span>) -> Self {
        self.set("start", optional(span.map(|span| span.start as u32)))
            .set("end", optional(span.map(|span| span.end as u32)))
    }

    /// Sets `document` and `section`.
    pub fn set_citation(self, citation: Option<Citation>) -> Self {
        self.set("document", optional(citation.map(|citation| citation.document.to_string())))
            .set("section", optional(citation.map(|citation| citation.section)))
    }
}

impl From<Object> for JsValue {
    fn from(object: Object) -> Self {
        object.0.into()
    }
}

/// Returns the value, or `null` for `None`.
pub fn optional(value: Option<impl Into<JsValue>>) -> JsValue {
    value.map_or(JsValue::NULL, Into::into)
}

/// Returns the values as an array of JavaScript.
pub fn list(values: impl IntoIterator<Item = impl Into<JsValue>>) -> Array {
    values.into_iter().map(Into::into).collect()
}

/// [`Units`] stores the number of units before each octet whose offset is a multiple of this.
const STRIDE: usize = 64;

/// Converts positions in a text from octets, which the library counts, to units of UTF-16.
pub struct Units<'t> {
    text: &'t str,
    /// The number of units before each [`STRIDE`] octets; empty for a text of US-ASCII.
    before: Vec<u32>,
}

impl<'t> Units<'t> {
    /// Counts the units of a text before each `STRIDE` octets. In US-ASCII each octet is one unit,
    /// and nothing is counted.
    pub fn of(text: &'t str) -> Self {
        let mut before = Vec::new();
        if !text.is_ascii() {
            let mut units = 0;
            for octets in text.as_bytes().chunks(STRIDE) {
                before.push(units);
                units += count(octets);
            }
            // For a position at the end of the text, if the last chunk is a whole one.
            before.push(units);
        }
        Units { text, before }
    }

    /// Returns the number of units before the octet at this offset.
    fn units_before(&self, octet: usize) -> usize {
        // In US-ASCII, each octet is one unit.
        let Some(before) = self.before.get(octet / STRIDE) else { return octet };
        let octets = &self.text.as_bytes()[octet / STRIDE * STRIDE..octet];
        (before + count(octets)) as usize
    }

    /// Converts a span from octets to units.
    pub fn span(&self, span: Span) -> Span {
        Span { start: self.units_before(span.start), end: self.units_before(span.end) }
    }
}

/// Returns the number of units of the characters that begin within these octets. A character of four
/// octets has two units.
fn count(octets: &[u8]) -> u32 {
    octets.iter().map(|octet| u32::from(*octet & 0xC0 != 0x80) + u32::from(*octet >= 0xF0)).sum()
}

/// An error about a text. Those of the core are not converted to [`AnyError`], which contains the code and the
/// messages of all errors of the library.
pub trait Rejection: Cited {
    /// Returns the error of the syntax that the error consists of or contains.
    fn syntax(&self) -> Option<&Error>;

    /// Returns the position of the failure in the text.
    fn span_in(&self, _text: &str) -> Option<Span> {
        self.span()
    }

    /// Returns the citation of the rule that rejects a host name, and the character that the rule does not
    /// allow; `None` for other errors.
    fn host(&self) -> Option<(Citation, Option<char>)> {
        None
    }
}

impl Rejection for Error {
    fn syntax(&self) -> Option<&Error> {
        Some(self)
    }
}

impl Rejection for ResolveError {
    fn syntax(&self) -> Option<&Error> {
        if let ResolveError::Reference(error) = self { Some(error) } else { None }
    }
}

#[cfg(feature = "names")]
impl Rejection for AnyError {
    fn syntax(&self) -> Option<&Error> {
        match self {
            AnyError::Resolve(error) => error.syntax(),
            AnyError::Syntax(error)
            | AnyError::Mapping(
                MappingError::Input { error, .. } | MappingError::Result { error, .. },
            )
            | AnyError::Ladder(LadderError::Character { error: Some(error), .. }) => Some(error),
            _ => None,
        }
    }

    fn span_in(&self, text: &str) -> Option<Span> {
        AnyError::span_in(self, text)
    }

    fn host(&self) -> Option<(Citation, Option<char>)> {
        let host = match self {
            AnyError::Host(host) => host,
            AnyError::Mapping(mapping) => mapping.host()?,
            _ => return None,
        };
        Some((host.citation(), host.found().map(|found| found.character)))
    }
}

/// Returns an object with the properties of `IriError`, for an error about a text.
pub fn error_object(error: impl Rejection, text: &str) -> JsValue {
    let (syntax, host) = (error.syntax(), error.host());
    let found = syntax.and_then(Error::found).or(host.and_then(|(_, found)| found));
    let allowed = syntax.map(|error| list(error.expected().map(|it| it.to_string())));
    Object::new()
        .set("text", text)
        .set("message", error.to_string())
        .set("production", optional(syntax.map(|error| error.production().name())))
        .set_span(error.span_in(text).map(|span| Units::of(text).span(span)))
        .set("found", optional(found.map(String::from)))
        .set("allowed", allowed.unwrap_or_default())
        .set_citation(host.map(|(citation, _)| citation).or(error.citation()))
        .into()
}

/// Returns the object of [`error_object`] for any error of the library.
#[cfg(feature = "names")]
pub fn any_error_object(error: impl Into<AnyError>, text: &str) -> JsValue {
    error_object(error.into(), text)
}

#[cfg(any(feature = "names", feature = "lint"))]
/// Returns the value with this name. The message of the error lists the names.
pub fn parse_name<T: FromStr<Err: ToString>>(name: &str) -> Result<T, JsValue> {
    name.parse().map_err(|unknown: T::Err| js_sys::RangeError::new(&unknown.to_string()).into())
}
