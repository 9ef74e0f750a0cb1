//! The functions that `iri_grammar.compat` calls. They return the parts of a reference by the names of
//! their rules.

use crate::error::raised;
use crate::identifier::text_of;
use crate::text::production;
use iri_grammar::{Components, Error, Grammar, HostForm};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

/// The rules of RFC 3986, in the order of `divide`.
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

fn divide(of: Components<'_>) -> [Option<&str>; PARTS.len()] {
    let (text, path) = (of.text(), of.path().text());
    let without_fragment = &text[..text.len() - of.fragment().map_or(0, |it| 1 + it.len())];
    let query = of.query().map_or(0, |it| 1 + it.len());
    let without_query = &without_fragment[..without_fragment.len() - query];
    let host = of.host();
    let is_of = |form| host.filter(|host| host.form() == form).map(|host| host.text());
    let v6 = is_of(HostForm::IPv6address).map(within);
    // The last 32 bits of an IPv6 address may be written as an IPv4address.
    let last = v6.filter(|v6| v6.contains('.')).and_then(|v6| v6.rsplit(':').next());
    let absolute = of.scheme().is_some();
    [
        of.scheme(),
        of.authority().map(|authority| authority.text()),
        of.userinfo(),
        host.map(|host| host.text()),
        v6,
        is_of(HostForm::IPv4address).or(last),
        is_of(HostForm::IPvFuture).map(within),
        is_of(HostForm::RegName),
        of.port(),
        Some(path),
        of.query(),
        of.fragment(),
        Some(text),
        Some(text).filter(|_| absolute),
        Some(without_fragment).filter(|_| absolute),
        Some(text).filter(|_| !absolute),
        Some(without_query).filter(|_| !absolute),
    ]
}

/// The address without its brackets.
fn within(literal: &str) -> &str {
    literal.trim_start_matches('[').trim_end_matches(']')
}

fn reference(text: &str) -> Result<Components<'_>, Error> {
    Grammar::Rfc3987.reference().components(text)
}

/// The parts of a text that the rule accepts, with `None` as the last item.
#[pyfunction]
pub fn parts<'py>(
    text: &Bound<'py, PyAny>,
    grammar: &str,
    rule: &str,
) -> PyResult<Bound<'py, PyTuple>> {
    let (py, production) = (text.py(), production(grammar, Some(rule))?);
    let characters = text_of(text)?;
    let divided = production.components(&characters);
    let divided = divided.map_err(|error| raised(py, error, &characters))?;
    // A part that is the whole text is not copied.
    let value = |part: &str| match part.len() == characters.len()
        && text.is_exact_instance_of::<PyString>()
    {
        true => text.clone(),
        false => PyString::new(py, part).into_any(),
    };
    PyTuple::new(
        py,
        divide(divided).into_iter().chain([None]).map(|part| part.map(value)).collect::<Vec<_>>(),
    )
}

/// The places of the parts of a reference, in characters.
#[pyfunction]
pub fn spans<'py>(text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
    let py = text.py();
    let characters = text_of(text)?;
    let divided = reference(&characters).map_err(|error| raised(py, error, &characters))?;
    let span = |part: &str| {
        let start = part.as_ptr() as usize - characters.as_ptr() as usize;
        let start = characters[..start].chars().count();
        (start, start + part.chars().count())
    };
    PyTuple::new(py, divide(divided).map(|part| part.map(span)))
}
