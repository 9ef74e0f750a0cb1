//! Converts errors of the library to `IriError`.

use iri_grammar::host::HostError;
use iri_grammar::ladder::LadderError;
use iri_grammar::mapping::MappingError;
use iri_grammar::resolution::ResolveError;
use iri_grammar::{AnyError, BuildError, Citation, Cited, Document, Error, IriReference, Span};
use pyo3::exceptions::PyUnicodeEncodeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyType};
use std::borrow::Cow;
use std::ops::Range;
use std::str;
#[cfg(not(windows))]
use {pyo3::ffi, std::ffi::c_char, std::slice};

/// Returns a class that the module `_types` of the package defines. `cell` keeps it for the next call.
pub fn class<'py>(
    py: Python<'py>,
    cell: &'static PyOnceLock<Py<PyType>>,
    name: &str,
) -> PyResult<&'py Bound<'py, PyType>> {
    cell.import(py, "iri_grammar._types", name)
}

/// Returns an error of the library about `text` as an `IriError`.
pub fn iri_error(py: Python<'_>, error: impl Into<AnyError>, text: &str) -> PyErr {
    Reason::of(&error.into(), text).raised(py, text)
}

/// The fields of an `IriError`.
#[derive(Default)]
pub struct Reason {
    pub message: String,
    pub production: Option<&'static str>,
    /// The rejected part of the text, in characters.
    pub span: Option<Range<usize>>,
    /// The character at the start of `span`.
    pub character: Option<char>,
    /// The first character that is not allowed. `span` can begin before it.
    pub found: Option<char>,
    pub allowed: Vec<String>,
    pub citation: Option<Citation>,
}

impl Reason {
    /// Returns the fields for an error about `text`. An error about another text, such as a result, has
    /// no span.
    pub fn of(error: &AnyError, text: &str) -> Self {
        let mut reason =
            Reason { message: error.to_string(), citation: error.citation(), ..Reason::default() };
        match error {
            // `true` and `false`: whether the error is about `text`, so that its span counts.
            AnyError::Syntax(error)
            | AnyError::Resolve(ResolveError::Reference(error))
            | AnyError::Build(BuildError::Component { error, .. } | BuildError::Authority(error)) => {
                reason.set_syntax(error, true)
            }
            AnyError::Mapping(MappingError::Input { error, text: input }) => {
                reason.set_syntax(error, input == text);
            }
            AnyError::Mapping(MappingError::Result { error, .. })
            | AnyError::Build(BuildError::Combination(error))
            | AnyError::Ladder(LadderError::Character { error: Some(error), .. }) => {
                reason.set_syntax(error, false);
            }
            AnyError::Mapping(MappingError::NotConverted {
                character,
                offset,
                text: input,
                ..
            }) if input == text => {
                let start = text[..*offset].chars().count();
                reason.span = Some(start..start + 1);
                (reason.character, reason.found) = (Some(*character), Some(*character));
                reason.prefix_position();
            }
            AnyError::Host(host) => reason.set_host(host, error.span_in(text), text),
            AnyError::Mapping(mapping @ MappingError::RegName { .. }) => {
                if let Some(host) = mapping.host() {
                    reason.set_host(host, error.span_in(text), text);
                }
            }
            _ => {}
        }
        reason
    }

    /// Returns the fields for an identifier that the grammar of its scheme rejects. The message has the sentence
    /// of the document, if it is one that rejects the identifier.
    pub fn of_scheme(error: &iri_schemes::Error) -> Self {
        let (start, found) = (error.character(), error.found());
        let mut reason = Reason {
            message: error.to_string(),
            production: Some(error.rule()),
            span: Some(start..start + usize::from(found.is_some())),
            character: found,
            found,
            allowed: error.expected().iter().map(|it| (*it).to_owned()).collect(),
            citation: Some(error.citation()),
        };
        reason.prefix_position();
        reason
    }

    /// Returns the fields for a part of an identifier that has no value.
    pub fn of_part(name: &'static str, message: String, span: Span) -> Self {
        let mut reason = Reason {
            message,
            production: Some(name),
            span: Some(span.into()),
            ..Reason::default()
        };
        reason.prefix_position();
        reason
    }

    /// Returns the fields for a value that has no identifier.
    pub fn of_value(message: String) -> Self {
        Reason { message, ..Reason::default() }
    }

    /// Sets the fields from an error of the syntax. Positions are set only if `is_of_text`: the
    /// error is about the text of the `IriError`.
    fn set_syntax(&mut self, error: &Error, is_of_text: bool) {
        self.production = Some(error.production().name());
        self.found = error.found();
        self.allowed = error.expected().map(|it| it.to_string()).collect();
        if is_of_text {
            self.span = Some(error.character_span().into());
            self.character = error.character();
            self.prefix_position();
        }
    }

    /// Inserts the position before the message, in characters from 0, as Python counts them.
    fn prefix_position(&mut self) {
        if let Some(span) = &self.span {
            self.message.insert_str(0, &format!("at position {}: ", span.start));
        }
    }

    /// Sets the fields from an error of a host name. `span` is the rejected part of the text in
    /// bytes. It is `None` if the text does not contain the name; the fields are then left as they
    /// are.
    fn set_host(&mut self, error: &HostError, span: Option<Span>, text: &str) {
        let Some(span) = span else { return };
        self.citation = Some(error.citation());
        self.found = error.found().map(|found| found.character);
        self.span = Some(span.in_characters(text).into());
        self.character = text[span.start..].chars().next();
    }

    /// Returns the fields for octets that are not UTF-8.
    pub fn of_octets(octets: &[u8]) -> Self {
        let valid = str::from_utf8(octets).unwrap_or_else(|error| {
            str::from_utf8(&octets[..error.valid_up_to()]).unwrap_or_default()
        });
        let (offset, start) = (valid.len(), valid.chars().count());
        let span = Some(start..start + 1);
        // The encoding that UTF-8 would have for a surrogate.
        if let [0xED, second @ 0xA0..=0xBF, third @ 0x80..=0xBF, ..] = octets[offset..] {
            let code = 0xD000 | u32::from(second & 0x3F) << 6 | u32::from(third & 0x3F);
            let citation = Some(Document::Rfc(3629).section("3"));
            let message =
                format!("U+{code:04X} is a surrogate, and no character (RFC 3629 section 3)");
            let mut reason = Reason { message, span, citation, ..Reason::default() };
            reason.prefix_position();
            return reason;
        }
        let error = IriReference::try_from(octets).err();
        let mut reason = Reason {
            message: error.as_ref().map(Error::to_string).unwrap_or_default(),
            span,
            citation: error.as_ref().map(Error::citation),
            ..Reason::default()
        };
        reason.prefix_position();
        reason
    }

    /// Returns an `IriError` about `text`; if that cannot be made, the error that prevents it.
    pub fn raised(&self, py: Python<'_>, text: &str) -> PyErr {
        self.to_error(&PyString::new(py, text)).unwrap_or_else(|error| error)
    }

    /// Returns an `IriError` about `text` with these fields.
    fn to_error(&self, text: &Bound<'_, PyString>) -> PyResult<PyErr> {
        static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        let py = text.py();
        let fields = PyDict::new(py);
        fields.set_item("text", text)?;
        fields.set_item("production", self.production)?;
        fields.set_item("position", self.span.as_ref().map(|span| span.start))?;
        fields.set_item("end", self.span.as_ref().map(|span| span.end))?;
        fields.set_item("character", self.character)?;
        fields.set_item("found", self.found)?;
        fields.set_item("allowed", &self.allowed)?;
        fields.set_item("document", self.citation.map(|citation| citation.document.to_string()))?;
        fields.set_item("section", self.citation.map(|citation| citation.section))?;
        let error = class(py, &CLASS, "IriError")?.call((&self.message,), Some(&fields))?;
        Ok(PyErr::from_value(error))
    }
}

/// Returns the text of a string, or an `IriError` if it contains a surrogate, which is not a character.
pub fn characters<'s>(text: &'s Bound<'_, PyString>) -> PyResult<Cow<'s, str>> {
    utf8(text).map_err(|error| {
        let py = text.py();
        if !error.is_instance_of::<PyUnicodeEncodeError>(py) {
            return error;
        }
        surrogate_error(text).unwrap_or_else(|error| error)
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

/// Returns the UTF-8 of a string. Python stores ASCII strings as UTF-8; for any other string, it keeps a
/// copy in UTF-8 with the string.
#[cfg(not(windows))]
fn utf8<'s>(text: &'s Bound<'_, PyString>) -> PyResult<Cow<'s, str>> {
    let mut size = 0;
    // SAFETY: `text` is a string, and the interpreter is attached.
    let start = unsafe { PyUnicode_AsUTF8AndSize(text.as_ptr(), &raw mut size) };
    if start.is_null() {
        return Err(PyErr::fetch(text.py()));
    }
    // SAFETY: Python documents that these octets are UTF-8. A string never changes, and keeps the octets
    // while it lives.
    Ok(Cow::Borrowed(unsafe {
        str::from_utf8_unchecked(slice::from_raw_parts(start.cast(), size as usize))
    }))
}

#[cfg(windows)]
fn utf8<'s>(text: &'s Bound<'_, PyString>) -> PyResult<Cow<'s, str>> {
    text.to_cow()
}

/// Returns the `IriError` about a string with a surrogate.
fn surrogate_error(text: &Bound<'_, PyString>) -> PyResult<PyErr> {
    let reason = Reason::of_octets(&wtf8(text)?);
    let error = reason.to_error(text)?;
    // The fields of `reason` cannot have the surrogate, since it is not a `char`.
    let surrogate = reason.span.map(|span| text.get_item(span.start)).transpose()?;
    error.value(text.py()).setattr("character", &surrogate)?;
    error.value(text.py()).setattr("found", surrogate)?;
    Ok(error)
}

/// Returns the octets of a string in UTF-8, with surrogates encoded as if they were characters.
pub fn wtf8(text: &Bound<'_, PyString>) -> PyResult<Vec<u8>> {
    text.call_method1("encode", ("utf-8", "surrogatepass"))?.extract()
}
