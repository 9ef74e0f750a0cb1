//! Compares the texts that RFC 3986 and RFC 3987 accept, and their components, with other
//! implementations. The target `acceptance` and the tests of `benches/` call it.

use iri_grammar::{Components, Grammar, Iri, IriReference, UriReference};

pub fn run(data: &[u8]) {
    peers_accept_the_same_texts(&String::from_utf8_lossy(data));
}

/// RFC 3987 section 2.2 and RFC 3986 Appendix A: other crates accept the same texts.
pub fn peers_accept_the_same_texts(text: &str) {
    let iri = Iri::new(text).is_ok();
    assert_eq!(iri_string::types::IriStr::new(text).is_ok(), iri, "iri-string");
    assert_eq!(fluent_uri::Iri::parse(text).is_ok(), iri, "fluent-uri");
    assert_eq!(oxiri::Iri::parse(text).is_ok(), iri, "oxiri");

    let reference = IriReference::new(text);
    let of_iri_string = iri_string::types::IriReferenceStr::new(text);
    let of_fluent_uri = fluent_uri::IriRef::parse(text);
    let of_oxiri = oxiri::IriRef::parse(text);
    assert_eq!(of_iri_string.is_ok(), reference.is_ok(), "iri-string");
    assert_eq!(of_fluent_uri.is_ok(), reference.is_ok(), "fluent-uri");
    assert_eq!(of_oxiri.is_ok(), reference.is_ok(), "oxiri");

    peers_accept_the_same_uris(text);
    let takes = |name| Grammar::Rfc3987.production(name).unwrap().matches(text);
    let (absolute, relative) = (takes("absolute-IRI"), takes("irelative-ref"));
    assert_eq!(iri_string::types::IriAbsoluteStr::new(text).is_ok(), absolute, "iri-string");
    assert_eq!(iri_string::types::IriRelativeStr::new(text).is_ok(), relative, "iri-string");

    let (Ok(ours), Ok(a), Ok(b), Ok(c)) = (reference, of_iri_string, of_fluent_uri, of_oxiri)
    else {
        return;
    };
    let found = assert_peers_divide_alike(ours.components(), a, b);
    assert_eq!((c.scheme(), c.authority(), c.path(), c.query(), c.fragment()), found, "oxiri");
}

/// Scheme, authority, path, query and fragment.
type Parts<'t> = (Option<&'t str>, Option<&'t str>, &'t str, Option<&'t str>, Option<&'t str>);

/// Asserts that two other crates find the same components, also inside the authority. Returns the
/// components.
fn assert_peers_divide_alike<'t>(
    ours: Components<'t>,
    a: &'t iri_string::types::IriReferenceStr,
    b: fluent_uri::IriRef<&'t str>,
) -> Parts<'t> {
    let authority = ours.authority().map(|authority| authority.text());
    let found = (ours.scheme(), authority, ours.path().text(), ours.query(), ours.fragment());
    let of_iri_string =
        (a.scheme_str(), a.authority_str(), a.path_str(), a.query_str(), a.fragment_str());
    assert_eq!(of_iri_string, found, "iri-string");
    let of_fluent_uri = (
        b.scheme().map(|scheme| scheme.as_str()),
        b.authority().map(|authority| authority.as_str()),
        b.path().as_str(),
        b.query().map(|query| query.as_str()),
        b.fragment().map(|fragment| fragment.as_str()),
    );
    assert_eq!(of_fluent_uri, found, "fluent-uri");
    let in_authority = ours.authority().map(|it| (it.userinfo(), it.host().text(), it.port()));
    let of_iri_string = a.authority_components().map(|it| (it.userinfo(), it.host(), it.port()));
    assert_eq!(of_iri_string, in_authority, "iri-string");
    let of_fluent_uri = b.authority().map(|it| {
        let userinfo = it.userinfo().map(|userinfo| userinfo.as_str());
        (userinfo, it.host(), it.port().map(|port| port.as_str()))
    });
    assert_eq!(of_fluent_uri, in_authority, "fluent-uri");
    found
}

/// RFC 3986 Appendix A: other crates accept the same texts, with the same components.
fn peers_accept_the_same_uris(text: &str) {
    let takes = |name| Grammar::Rfc3986.production(name).unwrap().matches(text);
    let (uri, absolute, relative) = (takes("URI"), takes("absolute-URI"), takes("relative-ref"));
    assert_eq!(iri_string::types::UriStr::new(text).is_ok(), uri, "iri-string");
    assert_eq!(fluent_uri::Uri::parse(text).is_ok(), uri, "fluent-uri");
    assert_eq!(iri_string::types::UriAbsoluteStr::new(text).is_ok(), absolute, "iri-string");
    assert_eq!(iri_string::types::UriRelativeStr::new(text).is_ok(), relative, "iri-string");

    let ours = UriReference::new(text);
    let of_iri_string = iri_string::types::UriReferenceStr::new(text);
    let of_fluent_uri = fluent_uri::UriRef::parse(text);
    assert_eq!(of_iri_string.is_ok(), ours.is_ok(), "iri-string");
    assert_eq!(of_fluent_uri.is_ok(), ours.is_ok(), "fluent-uri");
    if let (Ok(ours), Ok(a), Ok(b)) = (ours, of_iri_string, of_fluent_uri) {
        assert_peers_divide_alike(ours.components(), a.as_ref(), b.into());
    }
}
