//! From the errors of the library to `IriError`.

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

/// What is said of an error, in characters.
#[derive(Default)]
pub struct Reason {
    pub message: String,
    pub production: Option<&'static str>,
    pub place: Option<Range<usize>>,
    /// The character at the place.
    pub character: Option<char>,
    /// The character where something else would have been allowed.
    pub found: Option<char>,
    pub allowed: Vec<String>,
    pub citation: Option<Citation>,
}

impl Reason {
    /// Of an error about `text`. What is about another text, such as a result, has no place.
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
                reason.count();
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
            self.count();
        }
    }

    /// Puts the place before the message. The library has it in bytes, and Python's strings count
    /// characters.
    fn count(&mut self) {
        if let Some(place) = &self.place {
            self.message.insert_str(0, &format!("at position {}: ", place.start));
        }
    }

    /// Of a host name that is rejected, at this place of the text in bytes. Without a place, the
    /// name is another one than that in the text.
    fn say_of_host(&mut self, error: &HostError, span: Option<Span>, text: &str) {
        let Some(span) = span else { return };
        self.citation = Some(error.citation());
        self.found = error.found().map(|found| found.character);
        self.place = Some(span.in_characters(text).into());
        self.character = text[span.start..].chars().next();
    }

    /// Of octets that are not UTF-8.
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
            reason.count();
            return reason;
        }
        let error = IriReference::try_from(octets).err();
        let mut reason = Reason {
            message: error.as_ref().map(Error::to_string).unwrap_or_default(),
            place,
            citation: error.as_ref().map(Error::citation),
            ..Reason::default()
        };
        reason.count();
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

/// The characters of a string. A surrogate is no character, and an `IriError`.
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
    /// Of the stable interface from Python 3.10 on. Python 3.9 has it with this signature; only
    /// its `python3.dll` does not export it.
    fn PyUnicode_AsUTF8AndSize(
        text: *mut ffi::PyObject,
        size: *mut ffi::Py_ssize_t,
    ) -> *const c_char;
}

/// The UTF-8 that a string of ASCII is, and that any other keeps beside itself.
#[cfg(not(windows))]
fn utf8<'s>(text: &'s Bound<'_, PyString>) -> PyResult<Cow<'s, str>> {
    let mut size = 0;
    // SAFETY: `text` is a string, and the interpreter is attached.
    let start = unsafe { PyUnicode_AsUTF8AndSize(text.as_ptr(), &raw mut size) };
    if start.is_null() {
        return Err(PyErr::fetch(text.py()));
    }
    // SAFETY: Python says that these octets are UTF-8. A string never changes, and has them as
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
    // What Rust has no character for.
    let character = reason.place.map(|place| text.get_item(place.start)).transpose()?;
    raised.value(text.py()).setattr("character", &character)?;
    raised.value(text.py()).setattr("found", character)?;
    Ok(raised)
}

/// The octets of a string, surrogates written as if they were characters.
pub fn wtf8(text: &Bound<'_, PyString>) -> PyResult<Vec<u8>> {
    text.call_method1("encode", ("utf-8", "surrogatepass"))?.extract()
}
