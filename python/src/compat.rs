//! The functions that `iri_grammar.compat` calls. They return the parts of a reference, in the order of
//! [`PARTS`].

use crate::arguments::text_of;
use crate::error::iri_error;
use crate::text::production;
use iri_grammar::{Components, Error, Grammar, HostForm};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

/// The names of the parts: rules of RFC 3986, in the order of `divide`.
pub const PARTS: [&str; 17] = [
    "scheme",
    "authority",
    "userinfo",
    "host",
    "IPv6address",
    "IPv4address",
    "IPvFuture",
    "reg_name",
    "port",
    "path",
    "query",
    "fragment",
    "URI_reference",
    "URI",
    "absolute_URI",
    "relative_ref",
    "relative_part",
];

/// Returns the parts of a reference, in the order of [`PARTS`].
fn divide(it: Components<'_>) -> [Option<&str>; PARTS.len()] {
    let (text, path) = (it.text(), it.path().text());
    // With the `#` and the `?`.
    let fragment_length = it.fragment().map_or(0, |fragment| 1 + fragment.len());
    let query_length = it.query().map_or(0, |query| 1 + query.len());
    let without_fragment = &text[..text.len() - fragment_length];
    let without_query = &without_fragment[..without_fragment.len() - query_length];
    let host = it.host();
    let host_of_form = |form| host.filter(|host| host.form() == form).map(|host| host.text());
    let v6 = host_of_form(HostForm::IPv6address).map(without_brackets);
    // The last 32 bits of an IPv6 address may be written as an IPv4address.
    let v4_in_v6 = v6.filter(|v6| v6.contains('.')).and_then(|v6| v6.rsplit(':').next());
    let is_absolute = it.scheme().is_some();
    [
        it.scheme(),
        it.authority().map(|authority| authority.text()),
        it.userinfo(),
        host.map(|host| host.text()),
        v6,
        host_of_form(HostForm::IPv4address).or(v4_in_v6),
        host_of_form(HostForm::IPvFuture).map(without_brackets),
        host_of_form(HostForm::RegName),
        it.port(),
        Some(path),
        it.query(),
        it.fragment(),
        Some(text),
        Some(text).filter(|_| is_absolute),
        Some(without_fragment).filter(|_| is_absolute),
        Some(text).filter(|_| !is_absolute),
        Some(without_query).filter(|_| !is_absolute),
    ]
}

/// Returns the address in an IP literal.
fn without_brackets(literal: &str) -> &str {
    literal.trim_start_matches('[').trim_end_matches(']')
}

/// Divides an IRI reference into its components.
fn reference(text: &str) -> Result<Components<'_>, Error> {
    Grammar::Rfc3987.reference().components(text)
}

/// Returns the parts of a text that the rule accepts, in the order of [`PARTS`], and after them `None`.
#[pyfunction]
pub fn parts<'py>(
    text: &Bound<'py, PyAny>,
    grammar: &str,
    rule: &str,
) -> PyResult<Bound<'py, PyTuple>> {
    let (py, production) = (text.py(), production(grammar, Some(rule))?);
    let characters = text_of(text, "parse", "string")?;
    let components = production.components(&characters);
    let components = components.map_err(|error| iri_error(py, error, &characters))?;
    // A part that is the whole text is not copied.
    let is_str = text.is_exact_instance_of::<PyString>();
    let value = |part: &str| {
        if is_str && part.len() == characters.len() {
            text.clone()
        } else {
            PyString::new(py, part).into_any()
        }
    };
    PyTuple::new(
        py,
        divide(components)
            .into_iter()
            .chain([None])
            .map(|part| part.map(value))
            .collect::<Vec<_>>(),
    )
}

/// Returns start and end of each part of a reference, in characters, in the order of [`PARTS`].
#[pyfunction]
pub fn spans<'py>(text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
    let py = text.py();
    let characters = text_of(text, "match", "string")?;
    let components = reference(&characters).map_err(|error| iri_error(py, error, &characters))?;
    let span = |part: &str| {
        let start = part.as_ptr() as usize - characters.as_ptr() as usize;
        let start = characters[..start].chars().count();
        (start, start + part.chars().count())
    };
    PyTuple::new(py, divide(components).map(|part| part.map(span)))
}
