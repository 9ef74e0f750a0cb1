//! Identifiers by the grammars of their schemes.

use crate::arguments::{Type, argument, text_of};
use crate::error::{Reason, iri_error};
use iri_grammar::spec::Characters;
use iri_grammar::{Components, Grammar, Iri, Span};
use iri_schemes::Scheme;
use iri_schemes::types::{
    Account, Address, BuildError, Cid, Coap, Data, Encoding, Extension, File, Geo, Ldap, Mailto,
    Mid, News, Ni, Nntp, Number, Pair, Parameter, ParseError, Query, Resource, Scope, Sip, Tag,
    Tel, Typed, Urn, Xmpp,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
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
    let value =
        iri_schemes::parse::<T>(iri).map_err(|error| match reason(&error, iri.as_str()) {
            Some(reason) => reason.raised(py, iri.as_str()),
            None => no_class(iri.scheme()),
        })?;
    Ok((T::CLASS, fields_of(py, value)?))
}

/// Returns why a text is no identifier of a class; `None` if it has another scheme.
fn reason(error: &ParseError, text: &str) -> Option<Reason> {
    match error {
        ParseError::Grammar(error) => Some(Reason::of_scheme(error)),
        ParseError::NotUtf8 { part, range } => {
            let span = Span { start: range.start, end: range.end }.in_characters(text);
            Some(Reason::of_part(part, error.to_string(), span))
        }
        _ => None,
    }
}

/// Returns the fields of a value.
fn fields_of<T: Record>(py: Python<'_>, value: T) -> PyResult<Bound<'_, PyDict>> {
    let fields = PyDict::new(py);
    value.set(&fields)?;
    Ok(fields)
}

/// Returns the identifier of a value, given the name of its class and its fields.
#[pyfunction]
pub fn build(class: &str, fields: &Bound<'_, PyDict>) -> PyResult<String> {
    let build = match class {
        "Cid" => build_as::<Cid>,
        "Coap" => build_as::<Coap>,
        "Data" => build_as::<Data>,
        "File" => build_as::<File>,
        "Geo" => build_as::<Geo>,
        "Ldap" => build_as::<Ldap>,
        "Mailto" => build_as::<Mailto>,
        "Mid" => build_as::<Mid>,
        "News" => build_as::<News>,
        "Ni" => build_as::<Ni>,
        "Nntp" => build_as::<Nntp>,
        "Sip" => build_as::<Sip>,
        "Tag" => build_as::<Tag>,
        "Tel" => build_as::<Tel>,
        "Urn" => build_as::<Urn>,
        "Xmpp" => build_as::<Xmpp>,
        _ => return Err(PyValueError::new_err(format!("no scheme has the class {class}"))),
    };
    build(fields)
}

/// Returns the identifier of a value of this type.
fn build_as<T: Record>(fields: &Bound<'_, PyDict>) -> PyResult<String> {
    let py = fields.py();
    let value = T::get(&Fields { class: T::CLASS, values: fields })?;
    let error = match value.build() {
        Ok(iri) => return Ok(iri.into_string()),
        Err(error) => error,
    };
    let class = T::CLASS;
    let (text, mut reason) = match &error {
        BuildError::Generic { text, error } => (text, Reason::of(&(*error).into(), text)),
        BuildError::Scheme { text, error: inner } => {
            (text, reason(inner, text).unwrap_or_else(|| Reason::of_value(error.to_string())))
        }
        BuildError::Different { text } => {
            let what = differing(value, text, py)?.unwrap_or_else(|| "other parts".to_owned());
            (text, Reason::of_value(format!("this has {what}")))
        }
        _ => return Err(PyValueError::new_err(format!("{class}: {error}"))),
    };
    // The identifier of a `Sip` may have a password, which a message does not show.
    let shown = if class == Sip::CLASS { String::new() } else { format!(" would be {text:?}") };
    reason.message = format!("{class}{shown}: {}", reason.message);
    Err(reason.raised(py, text))
}

/// Returns the name of the first field that another value has in the identifier, and this value.
fn differing<T: Record>(value: T, text: &str, py: Python<'_>) -> PyResult<Option<String>> {
    let Some(found) = Iri::new(text).ok().and_then(|iri| iri_schemes::parse::<T>(iri).ok()) else {
        return Ok(None);
    };
    let (given, found) = (fields_of(py, value)?, fields_of(py, found)?);
    for (name, value) in found.iter() {
        if given.get_item(&name)?.is_none_or(|given| !given.eq(&value).unwrap_or(false)) {
            return Ok(Some(format!("{name}={}", value.repr()?)));
        }
    }
    Ok(None)
}

/// The fields of a value that Python gives.
struct Fields<'f, 'py> {
    /// The name of the class, for messages.
    class: &'static str,
    values: &'f Bound<'py, PyDict>,
}

impl Fields<'_, '_> {
    fn get<T: Type>(&self, name: &str) -> PyResult<T> {
        let value = self.values.get_item(name)?;
        let value = value.unwrap_or_else(|| self.values.py().None().into_bound(self.values.py()));
        argument(&value, self.class, name)
    }

    /// Returns the field whose text is one of these.
    fn one_of(&self, name: &str, all: &[&'static str]) -> PyResult<&'static str> {
        let given: String = self.get(name)?;
        all.iter().find(|it| **it == given).copied().ok_or_else(|| {
            let (class, all) = (self.class, all.join(", "));
            PyValueError::new_err(format!(
                "{class}({name}=...): expected one of {all}, not {given:?}"
            ))
        })
    }

    fn pairs(&self, name: &str) -> PyResult<Vec<Pair>> {
        Ok(to_pairs(self.get(name)?))
    }

    fn parameters(&self, name: &str) -> PyResult<Vec<Parameter>> {
        let given: Vec<(String, Option<String>)> = self.get(name)?;
        Ok(given.into_iter().map(|(name, value)| Parameter { name, value }).collect())
    }
}

fn to_pairs(given: Vec<(String, String)>) -> Vec<Pair> {
    given.into_iter().map(|(name, value)| Pair { name, value }).collect()
}

/// A type with a class of Python.
trait Record: Typed {
    /// The name of the class.
    const CLASS: &'static str;

    /// Sets the fields of the class.
    fn set(self, fields: &Bound<'_, PyDict>) -> PyResult<()>;

    /// Returns the value with these fields of the class.
    fn get(fields: &Fields<'_, '_>) -> PyResult<Self>;
}

/// Implements [`Record`]: for each class, its fields with their values, and the type with these fields.
macro_rules! records {
    ($(
        $class:ident $it:ident { $($field:ident: $value:expr),+ $(,)? }
        $given:ident { $($part:ident: $from:expr),+ $(,)? }
    )+) => { $(
        impl Record for $class {
            const CLASS: &'static str = stringify!($class);

            fn set(self, fields: &Bound<'_, PyDict>) -> PyResult<()> {
                let $it = self;
                $(fields.set_item(stringify!($field), $value)?;)+
                Ok(())
            }

            fn get($given: &Fields<'_, '_>) -> PyResult<Self> {
                Ok($class { $($part: $from),+ })
            }
        }
    )+ };
}

records! {
    Cid it { content_id: it.content_id }
    given { content_id: given.get("content_id")? }

    Coap it {
        scheme: it.scheme, host: it.host, port: it.port, path: it.path, query: it.query,
    }
    given {
        scheme: given.one_of("scheme", schemes_of::<Coap>())?,
        host: given.get("host")?,
        port: given.get("port")?,
        path: given.get("path")?,
        query: given.get("query")?,
    }

    Data it {
        media_type: it.media_type,
        parameters: pairs(it.parameters),
        base64: it.encoding == Encoding::Base64,
        octets: &it.octets[..],
    }
    given {
        media_type: given.get("media_type")?,
        parameters: given.pairs("parameters")?,
        encoding: if given.get("base64")? { Encoding::Base64 } else { Encoding::Percent },
        octets: given.get("octets")?,
    }

    File it { host: it.host, path: it.path }
    given { host: given.get("host")?, path: given.get("path")? }

    Geo it {
        coordinates: it.coordinates,
        crs: it.crs,
        uncertainty: it.uncertainty,
        parameters: parameters(it.parameters),
    }
    given {
        coordinates: given.get("coordinates")?,
        crs: given.get("crs")?,
        uncertainty: given.get("uncertainty")?,
        parameters: given.parameters("parameters")?,
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
    given {
        host: given.get("host")?,
        port: given.get("port")?,
        dn: given.get("dn")?,
        attributes: given.get("attributes")?,
        scope: to_scope(given)?,
        filter: given.get("filter")?,
        extensions: to_extensions(given.get("extensions")?),
    }

    Mailto it { addresses: it.addresses, fields: pairs(it.fields) }
    given { addresses: given.get("addresses")?, fields: given.pairs("fields")? }

    Mid it { message_id: it.message_id, content_id: it.content_id }
    given { message_id: given.get("message_id")?, content_id: given.get("content_id")? }

    News it {
        server: it.server,
        article: it.resource.article(),
        newsgroups: it.resource.newsgroups(),
    }
    given { server: given.get("server")?, resource: to_resource(given)? }

    Ni it { authority: it.authority, algorithm: it.algorithm, value: it.value, query: it.query }
    given {
        authority: given.get("authority")?,
        algorithm: given.get("algorithm")?,
        value: given.get("value")?,
        query: given.get("query")?,
    }

    Nntp it { server: it.server, group: it.group, article_number: it.article_number }
    given {
        server: given.get("server")?,
        group: given.get("group")?,
        article_number: given.get("article_number")?,
    }

    Sip it {
        scheme: it.scheme,
        user: it.user,
        password: it.password,
        host: it.host,
        port: it.port,
        parameters: parameters(it.parameters),
        headers: pairs(it.headers),
    }
    given {
        scheme: given.one_of("scheme", schemes_of::<Sip>())?,
        user: given.get("user")?,
        password: given.get("password")?,
        host: given.get("host")?,
        port: given.get("port")?,
        parameters: given.parameters("parameters")?,
        headers: given.pairs("headers")?,
    }

    Tag it {
        authority: it.authority, date: it.date, specific: it.specific, fragment: it.fragment,
    }
    given {
        authority: given.get("authority")?,
        date: given.get("date")?,
        specific: given.get("specific")?,
        fragment: given.get("fragment")?,
    }

    Tel it {
        number: it.number.text(),
        isdn_subaddress: it.isdn_subaddress,
        extension: it.extension,
        context: it.context,
        parameters: parameters(it.parameters),
    }
    given {
        number: to_number(given.get("number")?),
        isdn_subaddress: given.get("isdn_subaddress")?,
        extension: given.get("extension")?,
        context: given.get("context")?,
        parameters: given.parameters("parameters")?,
    }

    Urn it {
        nid: it.nid,
        nss: it.nss,
        r_component: it.r_component,
        q_component: it.q_component,
        f_component: it.f_component,
    }
    given {
        nid: given.get("nid")?,
        nss: given.get("nss")?,
        r_component: given.get("r_component")?,
        q_component: given.get("q_component")?,
        f_component: given.get("f_component")?,
    }

    Xmpp it {
        account: it.account.map(|it| (it.node, it.domain)),
        address: it.address.map(|it| (it.node, it.domain, it.resource)),
        query: it.query.map(|it| (it.name, pairs(it.pairs))),
        fragment: it.fragment,
    }
    given {
        account: given.get::<Option<_>>("account")?.map(|(node, domain)| Account { node, domain }),
        address: given
            .get::<Option<_>>("address")?
            .map(|(node, domain, resource)| Address { node, domain, resource }),
        query: given
            .get::<Option<_>>("query")?
            .map(|(name, pairs)| Query { name, pairs: to_pairs(pairs) }),
        fragment: given.get("fragment")?,
    }
}

/// Returns the schemes of a type.
fn schemes_of<T: Typed>() -> &'static [&'static str] {
    T::SCHEMES
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

fn to_extensions(given: Vec<(bool, String, Option<String>)>) -> Vec<Extension> {
    let extension = |(is_critical, name, value)| Extension { is_critical, name, value };
    given.into_iter().map(extension).collect()
}

fn to_scope(given: &Fields<'_, '_>) -> PyResult<Option<Scope>> {
    let all = [Scope::Base, Scope::One, Scope::Sub];
    if given.get::<Option<String>>("scope")?.is_none() {
        return Ok(None);
    }
    let name = given.one_of("scope", &all.map(Scope::name))?;
    Ok(all.into_iter().find(|scope| scope.name() == name))
}

/// A number that begins with "+" is global (RFC 3966 section 5.1.4).
fn to_number(text: String) -> Number {
    if text.starts_with('+') { Number::Global(text) } else { Number::Local(text) }
}

fn to_resource(given: &Fields<'_, '_>) -> PyResult<Resource> {
    match (given.get("article")?, given.get("newsgroups")?) {
        (Some(article), None) => Ok(Resource::Article(article)),
        (None, Some(newsgroups)) => Ok(Resource::Newsgroups(newsgroups)),
        _ => Err(PyTypeError::new_err("News(): expected either article or newsgroups")),
    }
}
