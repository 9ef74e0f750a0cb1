//! From the errors of the library to `IriError`.

use iri_grammar::host::HostError;
use iri_grammar::ladder::LadderError;
use iri_grammar::mapping::MappingError;
use iri_grammar::resolution::ResolveError;
use iri_grammar::{
    AnyError, BuildError, Citation, Component, Document, Error, Grammar, IriReference,
};
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
            | AnyError::Build(BuildError::Together(error))
            | AnyError::Ladder(LadderError::Character { error: Some(error), .. }) => {
                reason.say(error, false);
            }
            AnyError::Mapping(MappingError::NotConverted {
                character, offset, text: of, ..
            }) if of == text => {
                let start = text[..*offset].chars().count();
                reason.place = Some(start..start + 1);
                (reason.character, reason.found) = (Some(*character), Some(*character));
            }
            AnyError::Host(error) => reason.say_of_host(error, text, 0),
            AnyError::Mapping(mapping) => {
                if let Some(error) = mapping.host() {
                    let reference = Grammar::Leiri.reference().components(text).ok();
                    let span = reference.and_then(|it| it.spans()[Component::Host]);
                    let span = span.unwrap_or_default();
                    let before = text[..span.start].chars().count();
                    reason.say_of_host(error, span.of(text), before);
                }
            }
            _ => {}
        }
        reason
    }

    fn say(&mut self, error: &Error, is_of_text: bool) {
        self.production = Some(error.production().name());
        self.found = error.found();
        self.allowed = error.expected().iter().map(ToString::to_string).collect();
        if is_of_text {
            self.place = Some(error.character_span().into());
            self.character = error.character();
        }
    }

    /// Of a name that begins after so many characters: the character, else the label.
    fn say_of_host(&mut self, error: &HostError, name: &str, before: usize) {
        self.citation = Some(error.citation());
        self.found = error.found().map(|found| found.character);
        let Some(label) = error.label() else { return };
        // The dots of IDNA2003 (RFC 3490 section 3.1).
        let mut labels = name.split(['.', '\u{3002}', '\u{FF0E}', '\u{FF61}']);
        let before = before
            + labels.by_ref().take(label.index).map(|it| it.chars().count() + 1).sum::<usize>();
        let Some(text) = labels.next() else { return };
        let index = error.found().filter(|found| found.text == text).map(|found| found.index);
        self.character = text.chars().nth(index.unwrap_or_default());
        let length = text.chars().count();
        self.place = Some(index.map_or(before..before + length, |at| before + at..before + at + 1));
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
            let message = format!(
                "at offset {offset}: U+{code:04X} is a surrogate, and no character (RFC 3629 section 3)"
            );
            return Reason { message, place, citation, ..Reason::default() };
        }
        let error = IriReference::try_from(octets).err();
        Reason {
            message: error.as_ref().map(ToString::to_string).unwrap_or_default(),
            place,
            citation: error.as_ref().map(Error::citation),
            ..Reason::default()
        }
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
