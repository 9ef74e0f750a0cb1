//! Checks texts by four productions, divides them into components, and resolves references.

use crate::object::{Units, error_object, list};
use crate::tolerant;
use iri_grammar::resolution::Base;
use iri_grammar::spec::{Parts, generic_split};
use iri_grammar::{
    Component, Components, Error, HostForm, Iri, IriReference, Span, Uri, UriReference,
};
use js_sys::{Array, RangeError};
use std::cell::Cell;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The productions that texts are checked by. The WebAssembly module contains only the tables of the
/// library that these four need.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum Production {
    Iri,
    IriReference,
    Uri,
    UriReference,
}

impl Production {
    /// Returns the components of a text, or why the production rejects it.
    pub fn components(self, text: &str) -> Result<Components<'_>, Error> {
        match self {
            Production::Iri => Iri::new(text).map(Iri::into_components),
            Production::IriReference => IriReference::new(text).map(IriReference::into_components),
            Production::Uri => Uri::new(text).map(Uri::into_components),
            Production::UriReference => UriReference::new(text).map(UriReference::into_components),
        }
    }
}

/// The positions of the components of a text: a start and an end for each, in units of UTF-16, and
/// last the number of the host's form in [`host_forms`].
type Places = [u32; PLACES_LEN];

const PLACES_LEN: usize = 2 * Component::ALL.len() + 1;

/// In place of the start and the end of an absent component, and of the number of an absent host's form.
const ABSENT: u32 = u32::MAX;

thread_local! {
    static PLACES: Cell<Places> = const { Cell::new([ABSENT; PLACES_LEN]) };
}

/// Returns the error if the production rejects the text.
#[wasm_bindgen]
pub fn explain(text: &str, production: Production) -> Option<JsValue> {
    production.components(text).err().map(|error| error_object(error, text))
}

/// Whether the production accepts the text.
#[wasm_bindgen]
pub fn takes(text: &str, production: Production) -> bool {
    production.components(text).is_ok()
}

/// Divides a text into components, and writes their positions to the memory at [`places`]. Returns
/// whether the production accepts the text; if it does not, writes nothing.
#[wasm_bindgen]
pub fn divide(text: &str, production: Production) -> bool {
    let Ok(components) = production.components(text) else { return false };
    let (spans, units): (Parts<Span>, _) = (components.spans(), Units::of(text));
    // A start and an end for each component; last, the number of the form of the host.
    let mut places = [ABSENT; PLACES_LEN];
    if let Some(host) = components.host() {
        let number = HostForm::ALL.iter().position(|form| *form == host.form());
        places[PLACES_LEN - 1] = number.map_or(ABSENT, |number| number as u32);
    }
    for (place, component) in places.chunks_exact_mut(2).zip(Component::ALL) {
        if let Some(span) = spans[component].map(|span| units.span(span)) {
            place.copy_from_slice(&[span.start as u32, span.end as u32]);
        }
    }
    PLACES.set(places);
    true
}

/// Returns the address of the positions that [`divide`] writes.
#[wasm_bindgen]
pub fn places() -> usize {
    PLACES.with(|places| places.as_ptr() as usize)
}

/// Returns the names of the components, in the order of their positions.
#[wasm_bindgen]
pub fn components() -> Array {
    list(Component::ALL.map(Component::name))
}

/// Returns the names of the forms of a host, in the order of their numbers.
#[wasm_bindgen(js_name = hostForms)]
pub fn host_forms() -> Array {
    list(HostForm::ALL.map(HostForm::name))
}

/// Returns the target of a reference (RFC 3986 section 5.2). `production` is that of the base and
/// of the target, IRI or URI; the reference is of the same document.
#[wasm_bindgen]
pub fn resolve(base: &str, reference: &str, production: Production) -> Result<String, JsValue> {
    macro_rules! resolve {
        ($kind:ident) => {{
            let base = $kind::new(base).map_err(|error| error_object(error, base))?;
            let target = Base::new(base).resolve_text(reference);
            Ok(target.map_err(|error| error_object(error, reference))?.into_string())
        }};
    }
    match production {
        Production::Iri => resolve!(Iri),
        Production::Uri => resolve!(Uri),
        _ => Err(no_base()),
    }
}

/// Returns the components of any text, divided by the regular expression of RFC 3986 Appendix B: scheme,
/// userinfo, host, port, path, query and fragment. One that is absent is `undefined`.
#[wasm_bindgen(js_name = splitAny)]
pub fn split_any(text: &str) -> Array {
    let split = generic_split(text);
    let (userinfo, host, port) = match split.authority_parts() {
        Some((userinfo, host, port)) => (userinfo, Some(host), port),
        None => (None, None, None),
    };
    list([split.scheme, userinfo, host, port, Some(split.path), split.query, split.fragment])
}

/// Returns the target of a reference (RFC 3986 section 5.2). Base and reference may be any texts; they are
/// divided as [`split_any`] does. If the base has no scheme, the target may have none.
#[wasm_bindgen(js_name = resolveAny)]
pub fn resolve_any(base: &str, reference: &str) -> String {
    tolerant::resolve(base, reference)
}

/// Returns the error for a production of bases that allows a base without a scheme. Without its fragment,
/// a base has to be an absolute-URI (RFC 3986 section 5.1).
pub fn no_base() -> JsValue {
    RangeError::new("a base is an IRI or a URI").into()
}
