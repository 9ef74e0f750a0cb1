//! Identifiers by the grammars of their schemes.

use crate::object::{Object, Units, error_object, list, optional};
use iri_grammar::{Components, Grammar, Iri, Span};
use iri_schemes::Scheme;
use iri_schemes::types::{
    Account, Address, Cid, Coap, Data, Encoding, Extension, File, Geo, Ldap, Mailto, Mid, News, Ni,
    Nntp, Number, Pair, Parameter, ParseError, Query, Sip, Tag, Tel, Typed, Urn, Xmpp,
};
use js_sys::{Array, RangeError, Uint8Array};
use std::ops::Range;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the scheme of an IRI reference, if there is a grammar for it.
fn with_grammar(text: &str) -> Result<Option<(&'static Scheme, Components<'_>)>, JsValue> {
    let components = Grammar::Rfc3987.reference().components(text);
    let components = components.map_err(|error| error_object(error, text))?;
    let scheme = components.scheme().and_then(Scheme::find);
    Ok(scheme.map(|scheme| (scheme, components)))
}

/// Returns why the grammar of the scheme, or that of IRI references, rejects the text.
#[wasm_bindgen(js_name = explainScheme)]
pub fn explain_scheme(text: &str) -> Option<JsValue> {
    match with_grammar(text) {
        Ok(found) => {
            let (scheme, components) = found?;
            let error = scheme.check_components(components).err()?;
            Some(scheme_error_object(&error, text))
        }
        Err(error) => Some(error),
    }
}

/// Returns the named parts of an identifier; none without a grammar for its scheme.
#[wasm_bindgen(js_name = schemeParts)]
pub fn scheme_parts(text: &str) -> Result<Array, JsValue> {
    let Some((scheme, components)) = with_grammar(text)? else { return Ok(Array::new()) };
    let parts = scheme.parts_of_components(components);
    let parts = parts.map_err(|error| scheme_error_object(&error, text))?;
    let units = Units::of(text);
    Ok(list(parts.into_iter().map(|part| {
        Object::new()
            .set("name", part.name)
            .set("text", part.text)
            .set_span(Some(units.span(span(part.range))))
    })))
}

/// Returns the schemes with a grammar, each with the section of the rule of its identifiers.
#[wasm_bindgen(js_name = schemeRules)]
pub fn scheme_rules() -> Array {
    list(Scheme::all().iter().map(|scheme| {
        Object::new().set("scheme", scheme.name()).set_citation(Some(scheme.citation()))
    }))
}

/// Returns the parts of an identifier of a scheme with a type, as an object.
#[wasm_bindgen(js_name = parseScheme)]
pub fn parse_scheme(text: &str) -> Result<JsValue, JsValue> {
    let iri = Iri::new(text).map_err(|error| error_object(error, text))?;
    let value = READERS.iter().find_map(|read| read(iri)).unwrap_or_else(|| {
        let scheme = iri.scheme().to_ascii_lowercase();
        Err(RangeError::new(&format!("the scheme {scheme} has no type here")).into())
    });
    Ok(value?.into())
}

/// Returns the properties of `IriError` for an error of a scheme's grammar.
fn scheme_error_object(error: &iri_schemes::Error, text: &str) -> JsValue {
    let (start, found) = (error.at(), error.found());
    let end = start + found.map_or(0, char::len_utf8);
    rejected(text, error.to_string(), error.rule(), start..end)
        .set("found", optional(found.map(String::from)))
        .set("allowed", list(error.expected().iter().copied()))
        .set_citation(Some(error.citation()))
        .into()
}

/// Returns the properties of `IriError` that all errors about an identifier of a scheme have.
fn rejected(text: &str, message: String, production: &str, range: Range<usize>) -> Object {
    Object::new()
        .set("text", text)
        .set("message", message)
        .set("production", production)
        .set_span(Some(Units::of(text).span(span(range))))
        .set("found", JsValue::NULL)
        .set("allowed", Array::new())
        .set_citation(None)
}

fn span(range: Range<usize>) -> Span {
    Span { start: range.start, end: range.end }
}

/// Returns the object of an identifier; `None` if it has another scheme than those of the type.
fn read<T: Record>(iri: Iri<'_>) -> Option<Result<Object, JsValue>> {
    let text = iri.as_str();
    Some(match iri_schemes::parse::<T>(iri) {
        Ok(value) => {
            let scheme = iri.scheme().to_ascii_lowercase();
            Ok(value.fields(Object::new().set("scheme", scheme)))
        }
        Err(ParseError::Grammar(error)) => Err(scheme_error_object(&error, text)),
        Err(ref error @ ParseError::NotUtf8 { part, ref range }) => {
            Err(rejected(text, error.to_string(), part, range.clone()).into())
        }
        Err(_) => return None,
    })
}

/// A type whose values become objects.
trait Record: Typed {
    /// Sets a property for each field.
    fn fields(self, object: Object) -> Object;
}

type Reader = fn(Iri<'_>) -> Option<Result<Object, JsValue>>;

/// Implements [`Record`]: for each type, its properties with their values. Makes the list of readers.
macro_rules! records {
    ($($type:ident $it:ident { $($name:literal: $value:expr),+ $(,)? })+) => {
        $(
            impl Record for $type {
                fn fields(self, object: Object) -> Object {
                    let $it = self;
                    object$(.set($name, $value))+
                }
            }
        )+

        /// A reader for each type.
        const READERS: &[Reader] = &[$(read::<$type>),+];
    };
}

records! {
    Cid it { "contentId": it.content_id }
    Coap it {
        "host": it.host,
        "port": optional(it.port),
        "path": list(it.path),
        "query": list(it.query),
    }
    Data it {
        "mediaType": optional(it.media_type),
        "parameters": pairs(it.parameters),
        "base64": it.encoding == Encoding::Base64,
        "octets": Uint8Array::from(&it.octets[..]),
    }
    File it { "host": optional(it.host), "path": it.path }
    Geo it {
        "coordinates": list(it.coordinates),
        "crs": optional(it.crs),
        "uncertainty": optional(it.uncertainty),
        "parameters": parameters(it.parameters),
    }
    Ldap it {
        "host": optional(it.host),
        "port": optional(it.port),
        "dn": it.dn,
        "attributes": list(it.attributes),
        "scope": optional(it.scope.map(|scope| scope.name())),
        "filter": optional(it.filter),
        "extensions": list(it.extensions.into_iter().map(extension)),
    }
    Mailto it { "addresses": list(it.addresses), "fields": pairs(it.fields) }
    Mid it { "messageId": it.message_id, "contentId": optional(it.content_id) }
    News it {
        "server": optional(it.server),
        "article": optional(it.resource.article()),
        "newsgroups": optional(it.resource.newsgroups()),
    }
    Ni it {
        "authority": optional(it.authority),
        "algorithm": it.algorithm,
        "value": it.value,
        "query": optional(it.query),
    }
    Nntp it {
        "server": it.server,
        "group": it.group,
        "articleNumber": optional(it.article_number),
    }
    Sip it {
        "user": optional(it.user),
        "password": optional(it.password),
        "host": it.host,
        "port": optional(it.port),
        "parameters": parameters(it.parameters),
        "headers": pairs(it.headers),
    }
    Tag it {
        "authority": it.authority,
        "date": it.date,
        "specific": it.specific,
        "fragment": optional(it.fragment),
    }
    Tel it {
        "number": it.number.text(),
        "isGlobal": matches!(it.number, Number::Global(_)),
        "isdnSubaddress": optional(it.isdn_subaddress),
        "extension": optional(it.extension),
        "context": optional(it.context),
        "parameters": parameters(it.parameters),
    }
    Urn it {
        "nid": it.nid,
        "nss": it.nss,
        "rComponent": optional(it.r_component),
        "qComponent": optional(it.q_component),
        "fComponent": optional(it.f_component),
    }
    Xmpp it {
        "account": optional(it.account.map(account)),
        "address": optional(it.address.map(address)),
        "query": optional(it.query.map(query)),
        "fragment": optional(it.fragment),
    }
}

/// Returns an array of a name and its value; the value is `null` if there is none.
fn pair(name: String, value: Option<String>) -> Array {
    Array::of2(&name.into(), &optional(value))
}

fn pairs(pairs: Vec<Pair>) -> Array {
    list(pairs.into_iter().map(|it| pair(it.name, Some(it.value))))
}

fn parameters(parameters: Vec<Parameter>) -> Array {
    list(parameters.into_iter().map(|it| pair(it.name, it.value)))
}

fn extension(it: Extension) -> Object {
    Object::new()
        .set("isCritical", it.is_critical)
        .set("name", it.name)
        .set("value", optional(it.value))
}

fn account(it: Account) -> Object {
    Object::new().set("node", it.node).set("domain", it.domain)
}

fn address(it: Address) -> Object {
    Object::new()
        .set("node", optional(it.node))
        .set("domain", it.domain)
        .set("resource", optional(it.resource))
}

fn query(it: Query) -> Object {
    Object::new().set("name", it.name).set("pairs", pairs(it.pairs))
}
