//! From the errors of the library to `IriError`.

use iri_grammar::{AnyError, Error};
use pyo3::exceptions::PyUnicodeEncodeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyType};
use std::borrow::Cow;
#[cfg(not(windows))]
use {pyo3::ffi, std::ffi::c_char, std::slice, std::str};

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
    let error = error.into();
    build(py, &error, text).unwrap_or_else(|error| error)
}

fn build(py: Python<'_>, error: &AnyError, text: &str) -> PyResult<PyErr> {
    let fields = PyDict::new(py);
    fields.set_item("text", text)?;
    let span = error.span().map(|span| span.in_characters(text));
    fields.set_item("position", span.map(|span| span.start))?;
    fields.set_item("end", span.map(|span| span.end))?;
    if let Some(citation) = error.citation() {
        fields.set_item("document", citation.document.to_string())?;
        fields.set_item("section", citation.section)?;
    }
    if let AnyError::Syntax(error) = error {
        fields.set_item("production", error.production().name())?;
        fields.set_item("character", error.found())?;
        fields.set_item("allowed", allowed(error))?;
    }
    raise(py, &error.to_string(), &fields)
}

/// What would have been allowed, as ABNF has it.
pub fn allowed(error: &Error) -> Vec<String> {
    error.expected().iter().map(ToString::to_string).collect()
}

fn raise(py: Python<'_>, message: &str, fields: &Bound<'_, PyDict>) -> PyResult<PyErr> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let error = class(py, &CLASS, "IriError")?.call((message,), Some(fields))?;
    Ok(PyErr::from_value(error))
}

/// The characters of a string. A surrogate is no character, and an `IriError`.
pub fn characters<'s>(text: &'s Bound<'_, PyString>) -> PyResult<Cow<'s, str>> {
    utf8(text).map_err(|error| {
        let py = text.py();
        if !error.is_instance_of::<PyUnicodeEncodeError>(py) {
            return error;
        }
        surrogate(text, &error).unwrap_or_else(|error| error)
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

fn surrogate(text: &Bound<'_, PyString>, error: &PyErr) -> PyResult<PyErr> {
    let py = text.py();
    let start: usize = error.value(py).getattr("start")?.extract()?;
    let found = text.get_item(start)?;
    let code: u32 = py.import("builtins")?.call_method1("ord", (&found,))?.extract()?;
    let fields = PyDict::new(py);
    fields.set_item("text", text)?;
    fields.set_item("position", start)?;
    fields.set_item("end", start + 1)?;
    fields.set_item("character", found)?;
    raise(py, &format!("at offset {start}: U+{code:04X} is a surrogate, and no character"), &fields)
}
