//! Mappings, the comparison ladder and detection.

use crate::core::{Production, no_base};
use crate::object::{Object, Units, any_error_object, error_object, list, parse_name};
use iri_grammar::detection::Finder;
use iri_grammar::host::Profile;
use iri_grammar::ladder::{Idn, Ladder, LadderError, PercentEncoding, Rung};
use iri_grammar::mapping::{ToIri, ToUri};
use iri_grammar::resolution::Resolver;
use iri_grammar::{Iri, IriReference, Uri};
use js_sys::{Array, RangeError};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns a reference that resolves to the target. `production` is that of the base and of the
/// target, IRI or URI. The options have the names of the methods of `Resolver`.
#[wasm_bindgen]
pub fn relative(
    base: &str,
    target: &str,
    production: Production,
    shortest: bool,
    path_only: bool,
    no_absolute_path: bool,
    parents: Option<u32>,
) -> Result<String, JsValue> {
    let mut resolver = Resolver::new();
    if shortest {
        resolver = resolver.shortest();
    }
    if path_only {
        resolver = resolver.path_only();
    }
    if no_absolute_path {
        resolver = resolver.no_absolute_path();
    }
    if let Some(most) = parents {
        resolver = resolver.parents(most as usize);
    }
    macro_rules! relative {
        ($kind:ident) => {{
            let base = $kind::new(base).map_err(|error| error_object(error, base))?;
            let to = $kind::new(target).map_err(|error| error_object(error, target))?;
            let reference = resolver.relative(&base, &to);
            Ok(reference.map_err(|error| any_error_object(error, target))?.into_string())
        }};
    }
    match production {
        Production::Iri => relative!(Iri),
        Production::Uri => relative!(Uri),
        _ => Err(no_base()),
    }
}

/// Returns the URI reference that RFC 3987 section 3.1 maps an IRI reference to. The host is
/// percent-encoded, or converted by a profile.
#[wasm_bindgen(js_name = toUri)]
pub fn to_uri(text: &str, host: Option<String>) -> Result<String, JsValue> {
    let mut to_uri = ToUri::new();
    if let Some(host) = host {
        to_uri = to_uri.to_ascii(parse_name::<Profile>(&host)?);
    }
    let uri = to_uri.reference(text).map_err(|error| any_error_object(error, text))?;
    Ok(uri.into_string())
}

/// Returns the IRI reference that RFC 3987 section 3.2 converts a URI reference to. ACE labels of the
/// host stay, or are converted by a profile.
#[wasm_bindgen(js_name = toIri)]
pub fn to_iri(text: &str, host: Option<String>) -> Result<String, JsValue> {
    let mut to_iri = ToIri::rfc3987();
    if let Some(host) = host {
        to_iri = to_iri.to_unicode(parse_name::<Profile>(&host)?);
    }
    let iri = to_iri.reference(text).map_err(|error| any_error_object(error, text))?;
    Ok(iri.into_owned())
}

/// Returns the ladder with the profile that normalizes domain names; without one, the ladder itself.
fn with_idna(ladder: Ladder<'static>, idna: Option<String>) -> Result<Ladder<'static>, JsValue> {
    Ok(match idna.as_deref() {
        None => ladder,
        Some("agreed") => ladder.idn(Idn::Agreed),
        Some(name) => ladder.idn(parse_name::<Profile>(name)?),
    })
}

/// Normalizes an IRI reference by all rungs of the comparison ladder up to `rung`, or if `alone`,
/// by this rung only. `percent` names the characters to decode, `idna` the profile that normalizes
/// domain names. `keep_rootless` keeps the dot segments of a path that begins neither with "/" nor
/// after an authority.
#[wasm_bindgen]
pub fn normalize(
    text: &str,
    rung: &str,
    percent: &str,
    idna: Option<String>,
    keep_rootless: bool,
    alone: bool,
) -> Result<String, JsValue> {
    let percent = match percent {
        "unreserved" => PercentEncoding::Unreserved,
        "iunreserved" => PercentEncoding::Iunreserved,
        _ => return Err(RangeError::new("percent is unreserved or iunreserved").into()),
    };
    let ladder = Ladder::new().keep_rootless_dots(keep_rootless).percent_encoding(percent);
    let (rung, ladder) = (parse_name::<Rung>(rung)?, with_idna(ladder, idna)?);
    let iri = IriReference::new(text).map_err(|error| error_object(error, text))?;
    let normal = if alone { ladder.apply(rung, &iri) } else { ladder.climb(rung, &iri) };
    Ok(normal.map_err(|error| any_error_object(error, text))?.identifier.into_string())
}

/// Whether two IRIs are equivalent at a rung of the comparison ladder. `idna` is as in
/// [`normalize`].
#[wasm_bindgen]
pub fn equivalent(
    left: &str,
    right: &str,
    rung: &str,
    idna: Option<String>,
) -> Result<bool, JsValue> {
    let (rung, ladder) = (parse_name::<Rung>(rung)?, with_idna(Ladder::for_comparison(), idna)?);
    let parse = |text| IriReference::new(text).map_err(|error| error_object(error, text));
    ladder.equivalent(&parse(left)?, &parse(right)?, rung).map_err(|error| {
        // Only this error names its text; any other is reported as one of the left IRI.
        let is_of_right = matches!(&error, LadderError::Relative { text } if text != left);
        any_error_object(error, if is_of_right { right } else { left })
    })
}

/// Returns the names of the rungs of the comparison ladder, from the bottom up.
#[wasm_bindgen]
pub fn rungs() -> Array {
    list(Rung::ALL.map(Rung::name))
}

/// Finds the identifiers in running text. `suffix_references` also finds references that begin with
/// "www.", `near_misses` also finds texts that look like an identifier but are invalid.
#[wasm_bindgen]
pub fn find(text: &str, suffix_references: bool, near_misses: bool) -> Array {
    let finder = Finder::new().suffix_references(suffix_references).near_misses(near_misses);
    let units = Units::of(text);
    list(finder.find(text).map(|found| {
        Object::new()
            .set("text", &*found.with_scheme())
            .set_span(Some(units.span(found.span)))
            .set("valid", found.valid)
            .set("suffix", found.suffix)
    }))
}
