//! Properties of identifiers and the grammars of their schemes.

use iri_grammar::{Iri, Uri};
use iri_schemes::types::*;
use iri_schemes::{Scheme, parse};
use std::fmt::Debug;

pub fn run(data: &[u8]) {
    judge(&String::from_utf8_lossy(data));
}

/// What a text is.
pub struct Judgement {
    pub is_accepted: bool,
    /// Whether there is a value for it.
    pub has_value: bool,
}

/// A check agrees with the parts, parts lie in the text, an error has its place in it, a URI is judged as the IRI
/// that it is, and a value gives an identifier with this value. Returns `None` for what is no IRI, or has a
/// scheme without a grammar.
pub fn judge(text: &str) -> Option<Judgement> {
    let iri = Iri::new(text).ok()?;
    let scheme = Scheme::find(iri.scheme())?;
    let (check, parts) = (scheme.check(iri), scheme.parts(iri));
    assert_eq!(check.as_ref().err(), parts.as_ref().err(), "{text}");
    match &parts {
        Ok(parts) => {
            for part in parts {
                assert_eq!(&text[part.range.clone()], part.text, "{text}");
            }
        }
        Err(error) => {
            assert!(error.at() <= text.len() && !error.to_string().is_empty(), "{text}");
            assert_eq!(text[error.at()..].chars().next(), error.found(), "{text}");
        }
    }
    the_mapped_uri_is_judged_alike(text, scheme, check.is_ok());
    let has_value = [
        is_built_again::<Cid>,
        is_built_again::<Coap>,
        is_built_again::<Data>,
        is_built_again::<File>,
        is_built_again::<Geo>,
        is_built_again::<Ldap>,
        is_built_again::<Mailto>,
        is_built_again::<Mid>,
        is_built_again::<News>,
        is_built_again::<Ni>,
        is_built_again::<Nntp>,
        is_built_again::<Sip>,
        is_built_again::<Tag>,
        is_built_again::<Tel>,
        is_built_again::<Urn>,
        is_built_again::<Xmpp>,
    ];
    let has_value = has_value.into_iter().filter(|is_built| is_built(iri)).count() > 0;
    Some(Judgement { is_accepted: check.is_ok(), has_value })
}

/// RFC 3987 section 3.1: what the URI of an IRI fulfils, the IRI fulfils. An IRI may also be accepted for the
/// sake of ToASCII.
fn the_mapped_uri_is_judged_alike(text: &str, scheme: &Scheme, is_accepted: bool) {
    if text.is_ascii() {
        return;
    }
    let uri = Iri::new(text).unwrap().to_uri();
    let uri = Uri::new(uri.as_str()).unwrap();
    let of_uri = scheme.check_components(uri.components()).is_ok();
    assert!(is_accepted || !of_uri, "{text}: {uri}");
}

/// Asserts that a value gives an identifier with this value. Returns whether there is a value.
fn is_built_again<T: Typed + Debug>(iri: Iri<'_>) -> bool {
    let Ok(value) = parse::<T>(iri) else { return false };
    match value.build() {
        Ok(built) => assert_eq!(parse::<T>(built.as_borrowed()).unwrap(), value, "{iri}"),
        Err(error) => panic!("{iri}: {error}"),
    }
    true
}
