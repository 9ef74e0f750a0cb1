//! Identifiers by the grammars of their schemes.

use crate::error::{Reason, iri_error};
use crate::identifier::text_of;
use iri_grammar::spec::Characters;
use iri_grammar::{Components, Grammar, Iri, Span};
use iri_schemes::Scheme;
use iri_schemes::types::{
    Cid, Coap, Data, Encoding, Extension, File, Geo, Ldap, Mailto, Mid, News, Ni, Nntp, Number,
    Pair, Parameter, ParseError, Resource, Sip, Tag, Tel, Typed, Urn, Xmpp,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// A named part of an identifier, as in ``schemes.parts``.
pub struct Part {
    pub name: String,
    pub text: String,
    pub start: usize,
    pub end: usize,
}

/// Returns the scheme of an IRI reference, if there is a grammar for it; why this grammar, or that of RFC 3987,
/// rejects the text.
pub fn checked(text: &str) -> Result<Option<(&'static Scheme, Components<'_>)>, Reason> {
    let components = Grammar::Rfc3987.reference().components(text);
    let components = components.map_err(|error| Reason::of(&error.into(), text))?;
    let Some(scheme) = components.scheme().and_then(Scheme::find) else { return Ok(None) };
    match scheme.check_components(components) {
        Ok(()) => Ok(Some((scheme, components))),
        Err(error) => Err(Reason::of_scheme(&error)),
    }
}

/// Returns the named parts of an identifier, with positions in characters; none without a grammar for its
/// scheme.
pub fn named_parts(text: &str) -> Result<Vec<Part>, Reason> {
    let Some((scheme, components)) = checked(text)? else { return Ok(Vec::new()) };
    let parts = scheme.parts_of_components(components);
    let parts = parts.map_err(|error| Reason::of_scheme(&error))?;
    let characters = Characters::new(text);
    let part = |it: iri_schemes::Part<'_>| {
        let span = characters.span(Span { start: it.range.start, end: it.range.end });
        Part { name: it.name.into(), text: it.text.into(), start: span.start, end: span.end }
    };
    Ok(parts.into_iter().map(part).collect())
}

/// Returns the name of the scheme, if there is a grammar for it.
#[pyfunction]
pub fn check(text: &Bound<'_, PyAny>) -> PyResult<Option<&'static str>> {
    let characters = text_of(text, "schemes.check", "text")?;
    let found = checked(&characters).map_err(|reason| reason.raised(text.py(), &characters))?;
    Ok(found.map(|(scheme, _)| scheme.name()))
}

/// Returns name, text, start and end of each part.
#[pyfunction]
pub fn parts(text: &Bound<'_, PyAny>) -> PyResult<Vec<(String, String, usize, usize)>> {
    let characters = text_of(text, "schemes.parts", "text")?;
    let parts = named_parts(&characters).map_err(|reason| reason.raised(text.py(), &characters))?;
    Ok(parts.into_iter().map(|it| (it.name, it.text, it.start, it.end)).collect())
}

/// Returns the names of the schemes with a grammar.
#[pyfunction]
pub fn names() -> Vec<&'static str> {
    Scheme::all().iter().map(Scheme::name).collect()
}

/// Returns the name of the class of an identifier, and its fields.
#[pyfunction]
pub fn parse<'py>(text: &Bound<'py, PyAny>) -> PyResult<(&'static str, Bound<'py, PyDict>)> {
    let (py, characters) = (text.py(), text_of(text, "schemes.parse", "text")?);
    let iri = Iri::new(&characters).map_err(|error| iri_error(py, error, &characters))?;
    let scheme = iri.scheme().to_ascii_lowercase();
    let read = match &*scheme {
        "cid" => read::<Cid>,
        "mid" => read::<Mid>,
        "data" => read::<Data>,
        "file" => read::<File>,
        "geo" => read::<Geo>,
        "ldap" => read::<Ldap>,
        "mailto" => read::<Mailto>,
        "news" => read::<News>,
        "nntp" => read::<Nntp>,
        "ni" => read::<Ni>,
        "sip" | "sips" => read::<Sip>,
        "tag" => read::<Tag>,
        "tel" => read::<Tel>,
        "urn" => read::<Urn>,
        "xmpp" => read::<Xmpp>,
        _ if scheme.starts_with("coap") => read::<Coap>,
        _ => return Err(no_class(&scheme)),
    };
    read(py, iri)
}

fn no_class(scheme: &str) -> PyErr {
    PyValueError::new_err(format!("no class is for identifiers of the scheme {scheme:?}"))
}

/// Returns the name of the class of this type, and the fields of an identifier.
fn read<'py, T: Record>(
    py: Python<'py>,
    iri: Iri<'_>,
) -> PyResult<(&'static str, Bound<'py, PyDict>)> {
    let value = iri_schemes::parse::<T>(iri).map_err(|error| match error {
        ParseError::Grammar(error) => Reason::of_scheme(&error).raised(py, iri.as_str()),
        ParseError::NotUtf8 { part, ref range } => {
            let span = Span { start: range.start, end: range.end }.in_characters(iri.as_str());
            Reason::of_part(part, error.to_string(), span).raised(py, iri.as_str())
        }
        _ => no_class(iri.scheme()),
    })?;
    let fields = PyDict::new(py);
    value.set(&fields)?;
    Ok((T::CLASS, fields))
}

/// A type with a class of Python.
trait Record: Typed {
    /// The name of the class.
    const CLASS: &'static str;

    /// Sets the fields of the class.
    fn set(self, fields: &Bound<'_, PyDict>) -> PyResult<()>;
}

/// Implements [`Record`]: for each class, its fields with their values.
macro_rules! records {
    ($($class:ident $it:ident { $($field:ident: $value:expr),+ $(,)? })+) => { $(
        impl Record for $class {
            const CLASS: &'static str = stringify!($class);

            fn set(self, fields: &Bound<'_, PyDict>) -> PyResult<()> {
                let $it = self;
                $(fields.set_item(stringify!($field), $value)?;)+
                Ok(())
            }
        }
    )+ };
}

records! {
    Cid it { content_id: it.content_id }
    Coap it {
        scheme: it.scheme, host: it.host, port: it.port, path: it.path, query: it.query,
    }
    Data it {
        media_type: it.media_type,
        parameters: pairs(it.parameters),
        base64: it.encoding == Encoding::Base64,
        octets: &it.octets[..],
    }
    File it { host: it.host, path: it.path }
    Geo it {
        coordinates: it.coordinates,
        crs: it.crs,
        uncertainty: it.uncertainty,
        parameters: parameters(it.parameters),
    }
    Ldap it {
        host: it.host,
        port: it.port,
        dn: it.dn,
        attributes: it.attributes,
        scope: it.scope.map(|scope| scope.name()),
        filter: it.filter,
        extensions: extensions(it.extensions),
    }
    Mailto it { addresses: it.addresses, fields: pairs(it.fields) }
    Mid it { message_id: it.message_id, content_id: it.content_id }
    News it {
        server: it.server,
        article: article(&it.resource),
        newsgroups: newsgroups(&it.resource),
    }
    Ni it { authority: it.authority, algorithm: it.algorithm, value: it.value, query: it.query }
    Nntp it { server: it.server, group: it.group, article_number: it.article_number }
    Sip it {
        scheme: it.scheme,
        user: it.user,
        password: it.password,
        host: it.host,
        port: it.port,
        parameters: parameters(it.parameters),
        headers: pairs(it.headers),
    }
    Tag it {
        authority: it.authority, date: it.date, specific: it.specific, fragment: it.fragment,
    }
    Tel it {
        number: it.number.text(),
        is_global: matches!(it.number, Number::Global(_)),
        isdn_subaddress: it.isdn_subaddress,
        extension: it.extension,
        context: it.context,
        parameters: parameters(it.parameters),
    }
    Urn it {
        nid: it.nid,
        nss: it.nss,
        r_component: it.r_component,
        q_component: it.q_component,
        f_component: it.f_component,
    }
    Xmpp it {
        account: it.account.map(|it| (it.node, it.domain)),
        address: it.address.map(|it| (it.node, it.domain, it.resource)),
        query: it.query.map(|it| (it.name, pairs(it.pairs))),
        fragment: it.fragment,
    }
}

fn pairs(pairs: Vec<Pair>) -> Vec<(String, String)> {
    pairs.into_iter().map(|it| (it.name, it.value)).collect()
}

fn parameters(parameters: Vec<Parameter>) -> Vec<(String, Option<String>)> {
    parameters.into_iter().map(|it| (it.name, it.value)).collect()
}

fn extensions(extensions: Vec<Extension>) -> Vec<(bool, String, Option<String>)> {
    extensions.into_iter().map(|it| (it.is_critical, it.name, it.value)).collect()
}

fn article(resource: &Resource) -> Option<&str> {
    match resource {
        Resource::Article(text) => Some(text),
        Resource::Newsgroups(_) => None,
    }
}

fn newsgroups(resource: &Resource) -> Option<&str> {
    match resource {
        Resource::Newsgroups(text) => Some(text),
        Resource::Article(_) => None,
    }
}
