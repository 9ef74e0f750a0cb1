//! Converts errors of the library to `IriError`.

use iri_grammar::host::HostError;
use iri_grammar::ladder::LadderError;
use iri_grammar::mapping::MappingError;
use iri_grammar::resolution::ResolveError;
use iri_grammar::{AnyError, BuildError, Citation, Document, Error, IriReference, Span};
use pyo3::exceptions::PyUnicodeEncodeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyType};
use std::borrow::Cow;
use std::ops::Range;
use std::str;
#[cfg(not(windows))]
use {pyo3::ffi, std::ffi::c_char, std::slice};

/// A class that the Python side of the package defines.
pub fn class<'py>(
    py: Python<'py>,
    cell: &'static PyOnceLock<Py<PyType>>,
    name: &str,
) -> PyResult<&'py Bound<'py, PyType>> {
    cell.import(py, "iri_grammar._types", name)
}

/// An error of the library about `text`, as an `IriError`.
pub fn raised(py: Python<'_>, error: impl Into<AnyError>, text: &str) -> PyErr {
    let raise = || Reason::of(&error.into(), text).raise(&PyString::new(py, text));
    raise().unwrap_or_else(|error| error)
}

/// The fields of an `IriError`. Places count characters.
#[derive(Default)]
pub struct Reason {
    pub message: String,
    pub production: Option<&'static str>,
    pub place: Option<Range<usize>>,
    /// The character at the place.
    pub character: Option<char>,
    /// The first character that is not allowed. `place` can begin before it.
    pub found: Option<char>,
    pub allowed: Vec<String>,
    pub citation: Option<Citation>,
}

impl Reason {
    /// The fields for an error about `text`. An error about another text, such as a result, has no place.
    pub fn of(error: &AnyError, text: &str) -> Self {
        let mut reason =
            Reason { message: error.to_string(), citation: error.citation(), ..Reason::default() };
        match error {
            AnyError::Syntax(error)
            | AnyError::Resolve(ResolveError::Reference(error))
            | AnyError::Build(BuildError::Component { error, .. } | BuildError::Authority(error)) => {
                reason.say(error, true)
            }
            AnyError::Mapping(MappingError::Input { error, text: of }) => {
                reason.say(error, of == text);
            }
            AnyError::Mapping(MappingError::Result { error, .. })
            | AnyError::Build(BuildError::Combination(error))
            | AnyError::Ladder(LadderError::Character { error: Some(error), .. }) => {
                reason.say(error, false);
            }
            AnyError::Mapping(MappingError::NotConverted {
                character, offset, text: of, ..
            }) if of == text => {
                let start = text[..*offset].chars().count();
                reason.place = Some(start..start + 1);
                (reason.character, reason.found) = (Some(*character), Some(*character));
                reason.put_place();
            }
            AnyError::Host(host) => reason.say_of_host(host, error.span_in(text), text),
            AnyError::Mapping(mapping @ MappingError::RegName { .. }) => {
                if let Some(host) = mapping.host() {
                    reason.say_of_host(host, error.span_in(text), text);
                }
            }
            _ => {}
        }
        reason
    }

    fn say(&mut self, error: &Error, is_of_text: bool) {
        self.production = Some(error.production().name());
        self.found = error.found();
        self.allowed = error.expected().map(|it| it.to_string()).collect();
        if is_of_text {
            self.place = Some(error.character_span().into());
            self.character = error.character();
            self.put_place();
        }
    }

    /// Puts the place before the message, in characters from 0, as Python counts them.
    fn put_place(&mut self) {
        if let Some(place) = &self.place {
            self.message.insert_str(0, &format!("at position {}: ", place.start));
        }
    }

    /// Adds the fields of a rejected host name. `span` is its place in the text in bytes; `None` if the
    /// text does not contain the name.
    fn say_of_host(&mut self, error: &HostError, span: Option<Span>, text: &str) {
        let Some(span) = span else { return };
        self.citation = Some(error.citation());
        self.found = error.found().map(|found| found.character);
        self.place = Some(span.in_characters(text).into());
        self.character = text[span.start..].chars().next();
    }

    /// The fields for octets that are not UTF-8.
    pub fn of_octets(octets: &[u8]) -> Self {
        let text = str::from_utf8(octets).unwrap_or_else(|error| {
            str::from_utf8(&octets[..error.valid_up_to()]).unwrap_or_default()
        });
        let (offset, start) = (text.len(), text.chars().count());
        let place = Some(start..start + 1);
        if let [0xED, second @ 0xA0..=0xBF, third @ 0x80..=0xBF, ..] = octets[offset..] {
            let code = 0xD000 | u32::from(second & 0x3F) << 6 | u32::from(third & 0x3F);
            let citation = Some(Document::Rfc(3629).section("3"));
            let message =
                format!("U+{code:04X} is a surrogate, and no character (RFC 3629 section 3)");
            let mut reason = Reason { message, place, citation, ..Reason::default() };
            reason.put_place();
            return reason;
        }
        let error = IriReference::try_from(octets).err();
        let mut reason = Reason {
            message: error.as_ref().map(Error::to_string).unwrap_or_default(),
            place,
            citation: error.as_ref().map(Error::citation),
            ..Reason::default()
        };
        reason.put_place();
        reason
    }

    fn raise(&self, text: &Bound<'_, PyString>) -> PyResult<PyErr> {
        static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        let py = text.py();
        let fields = PyDict::new(py);
        fields.set_item("text", text)?;
        fields.set_item("production", self.production)?;
        fields.set_item("position", self.place.as_ref().map(|place| place.start))?;
        fields.set_item("end", self.place.as_ref().map(|place| place.end))?;
        fields.set_item("character", self.character)?;
        fields.set_item("found", self.found)?;
        fields.set_item("allowed", &self.allowed)?;
        fields.set_item("document", self.citation.map(|citation| citation.document.to_string()))?;
        fields.set_item("section", self.citation.map(|citation| citation.section))?;
        let error = class(py, &CLASS, "IriError")?.call((&self.message,), Some(&fields))?;
        Ok(PyErr::from_value(error))
    }
}

/// The text of a string. Raises an `IriError` if it contains a surrogate, which is not a character.
pub fn characters<'s>(text: &'s Bound<'_, PyString>) -> PyResult<Cow<'s, str>> {
    utf8(text).map_err(|error| {
        let py = text.py();
        if !error.is_instance_of::<PyUnicodeEncodeError>(py) {
            return error;
        }
        surrogate(text).unwrap_or_else(|error| error)
    })
}

#[cfg(not(windows))]
unsafe extern "C" {
    /// A part of the stable interface from Python 3.10 on. Python 3.9 has the function with this
    /// signature, but its `python3.dll` does not export it.
    fn PyUnicode_AsUTF8AndSize(
        text: *mut ffi::PyObject,
        size: *mut ffi::Py_ssize_t,
    ) -> *const c_char;
}

/// The UTF-8 of a string. A string of ASCII consists of it; any other string stores a copy.
#[cfg(not(windows))]
fn utf8<'s>(text: &'s Bound<'_, PyString>) -> PyResult<Cow<'s, str>> {
    let mut size = 0;
    // SAFETY: `text` is a string, and the interpreter is attached.
    let start = unsafe { PyUnicode_AsUTF8AndSize(text.as_ptr(), &raw mut size) };
    if start.is_null() {
        return Err(PyErr::fetch(text.py()));
    }
    // SAFETY: Python documents that these octets are UTF-8. A string never changes, and keeps them as
    // long as it lives.
    Ok(Cow::Borrowed(unsafe {
        str::from_utf8_unchecked(slice::from_raw_parts(start.cast(), size as usize))
    }))
}

#[cfg(windows)]
fn utf8<'s>(text: &'s Bound<'_, PyString>) -> PyResult<Cow<'s, str>> {
    text.to_cow()
}

fn surrogate(text: &Bound<'_, PyString>) -> PyResult<PyErr> {
    let reason = Reason::of_octets(&wtf8(text)?);
    let raised = reason.raise(text)?;
    // A surrogate, for which Rust has no `char`.
    let character = reason.place.map(|place| text.get_item(place.start)).transpose()?;
    raised.value(text.py()).setattr("character", &character)?;
    raised.value(text.py()).setattr("found", character)?;
    Ok(raised)
}

/// The octets of a string in UTF-8, with surrogates encoded as if they were characters.
pub fn wtf8(text: &Bound<'_, PyString>) -> PyResult<Vec<u8>> {
    text.call_method1("encode", ("utf-8", "surrogatepass"))?.extract()
}
