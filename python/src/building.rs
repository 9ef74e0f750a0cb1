//! Sets, adds and removes components of identifiers, segments of paths, and pairs of queries.

use crate::arguments::{type_name, wrong_type};
use crate::error::{characters, iri_error};
use iri_grammar::kind::Kind;
use iri_grammar::{BuildError, Builder, Component, Grammar, Identifier};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyInt, PyMapping, PyString};
use std::borrow::Cow;
use std::collections::HashSet;

/// The library's type for identifiers of one of the four kinds.
pub type Checked<K> = Identifier<K, String>;

/// What to do with a component.
pub enum Part<'py> {
    /// Leaves it unchanged.
    Keep,
    Remove,
    /// Sets it to a value whose type is not checked yet.
    Set(Bound<'py, PyAny>),
}

impl<'py> FromPyObject<'_, 'py> for Part<'py> {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if value.is_none() { Ok(Part::Remove) } else { Ok(Part::Set(value.to_owned())) }
    }
}

impl<'py> From<Option<Bound<'py, PyAny>>> for Part<'py> {
    fn from(value: Option<Bound<'py, PyAny>>) -> Self {
        value.map_or(Part::Keep, Part::Set)
    }
}

/// Returns the pairs of a query that `method` is given: a mapping, or an iterable of pairs.
pub fn pairs(value: &Bound<'_, PyAny>, method: &str) -> PyResult<Vec<(String, String)>> {
    let expected = |found: &Bound<'_, PyAny>| {
        let types = "a mapping of str to str, or pairs (str, str)";
        wrong_type(method, "pairs", types, &type_name(found))
    };
    let pairs = match value.cast::<PyMapping>() {
        Ok(mapping) => mapping.items()?.try_iter(),
        // The characters of a text are no pairs.
        Err(_) if value.is_instance_of::<PyString>() => return Err(expected(value)),
        Err(_) => value.try_iter(),
    };
    let pairs = pairs.map_err(|_| expected(value))?.map(|pair| {
        let pair = pair?;
        let Ok((key, value)) = pair.extract::<(Bound<'_, PyAny>, Bound<'_, PyAny>)>() else {
            return Err(expected(&pair));
        };
        let text = |it: &Bound<'_, PyAny>| {
            let text = it.cast::<PyString>().map_err(|_| expected(it))?;
            Ok::<_, PyErr>(characters(text)?.into_owned())
        };
        Ok((text(&key)?, text(&value)?))
    });
    pairs.collect()
}

impl Part<'_> {
    /// Returns the new component, which `method` is given as `argument`. The outer `None` leaves it
    /// unchanged, the inner one removes it. A port may be a number.
    fn value(&self, method: &str, argument: &str) -> PyResult<Option<Option<Cow<'_, str>>>> {
        let value = match self {
            Part::Keep => return Ok(None),
            Part::Remove => return Ok(Some(None)),
            Part::Set(value) => value,
        };
        if let Ok(text) = value.cast::<PyString>() {
            return characters(text).map(|text| Some(Some(text)));
        }
        let is_port = argument == Component::Port.name();
        if is_port && value.is_instance_of::<PyInt>() && !value.is_instance_of::<PyBool>() {
            return Ok(Some(Some(Cow::Owned(value.str()?.to_string()))));
        }
        let types = if is_port { "str, int or None" } else { "str or None" };
        Err(wrong_type(method, argument, types, &type_name(value)))
    }
}

/// What to do with each component, and with the authority, which consists of three of them.
pub struct Parts<'py> {
    /// The method that is called, for messages.
    pub method: &'static str,
    pub scheme: Part<'py>,
    pub authority: Part<'py>,
    pub userinfo: Part<'py>,
    pub host: Part<'py>,
    pub port: Part<'py>,
    pub path: Part<'py>,
    pub query: Part<'py>,
    pub fragment: Part<'py>,
}

impl Parts<'_> {
    /// Builds an identifier after setting these components of `builder`. The text of an error is the
    /// wrong component if a single one is wrong, otherwise `text`.
    pub fn build<K: Kind>(
        &self,
        py: Python<'_>,
        builder: Builder<'_, K>,
        text: &str,
    ) -> PyResult<Checked<K>> {
        let all = [
            (Component::Scheme, &self.scheme),
            (Component::Userinfo, &self.userinfo),
            (Component::Host, &self.host),
            (Component::Port, &self.port),
            (Component::Path, &self.path),
            (Component::Query, &self.query),
            (Component::Fragment, &self.fragment),
        ];
        let mut given = Vec::new();
        for (component, part) in all {
            // An outer `None` leaves the component unchanged; an inner one, in `value`, removes it.
            if let Some(value) = part.value(self.method, component.name())? {
                given.push((component, value));
            }
        }
        let authority = self.authority.value(self.method, "authority")?;
        let mut builder = builder;
        if let Some(authority) = &authority {
            let parts = [Component::Userinfo, Component::Host, Component::Port];
            if let Some((part, _)) = given.iter().find(|(component, _)| parts.contains(component)) {
                let message = format!("authority and {part} are both given");
                return Err(PyTypeError::new_err(format!(
                    "{message}, but {part} is a part of authority"
                )));
            }
            let name = if K::GRAMMAR == Grammar::Rfc3986 { "authority" } else { "iauthority" };
            let production = K::GRAMMAR.production(name).expect("both documents have it");
            let components = authority.as_deref().map(|text| {
                let components = production.components(text).map_err(BuildError::Authority);
                components.map_err(|error| iri_error(py, error, text))
            });
            let components = components.transpose()?;
            builder = builder
                .userinfo(components.and_then(|it| it.userinfo()))
                .host(components.and_then(|it| it.host()).map(|host| host.text()))
                .port(components.and_then(|it| it.port()));
        }
        for (component, value) in &given {
            let value = value.as_deref();
            builder = match component {
                Component::Scheme => builder.scheme(value),
                Component::Userinfo => builder.userinfo(value),
                Component::Host => builder.host(value),
                Component::Port => builder.port(value),
                Component::Path => builder.path(value),
                Component::Query => builder.query(value),
                Component::Fragment => builder.fragment(value),
            };
        }
        builder.build().map_err(|error| {
            let value = match &error {
                BuildError::Component { component, .. } => {
                    given.iter().find(|(given, _)| given == component)
                }
                _ => None,
            };
            iri_error(py, error, value.and_then(|(_, value)| value.as_deref()).unwrap_or(text))
        })
    }
}

/// Builds an identifier from these components only.
pub fn build_new<K: Kind>(py: Python<'_>, parts: &Parts<'_>) -> PyResult<Checked<K>> {
    parts.build(py, Checked::<K>::builder(), "")
}

/// Appends the segment to the path. The segment replaces an empty last one.
pub fn child<K: Kind>(mut parent: Checked<K>, segment: &str) -> Result<Checked<K>, BuildError> {
    let folder = parent.path().text().to_owned();
    let child = &mut parent;
    child.push_segment(segment)?;
    if folder.len() > 1 && folder.ends_with('/') {
        // The segment was appended with another slash; only to `/` alone it is not.
        let path = [&folder, &child.path().text()[folder.len() + 1..]].concat();
        child.set_path(&path)?;
    }
    Ok(parent)
}

/// Appends these pairs to the query.
pub fn append_pairs<K: Kind>(
    mut identifier: Checked<K>,
    pairs: &[(String, String)],
) -> Result<Checked<K>, BuildError> {
    for (key, value) in pairs {
        identifier.append_pair(key, value)?;
    }
    Ok(identifier)
}

/// Removes the pairs with these keys from the query.
pub fn remove_pairs<'k, K: Kind>(
    mut identifier: Checked<K>,
    keys: impl Iterator<Item = &'k str>,
) -> Checked<K> {
    let keys: HashSet<&str> = keys.collect();
    identifier.retain_pairs(|key, _| !keys.contains(key));
    identifier
}
