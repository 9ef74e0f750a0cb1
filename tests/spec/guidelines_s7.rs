//! The processing guidelines of 2011, section 7.1: producing a valid URI from an IRI.

use iri_grammar::host::HostRule;
use iri_grammar::mapping::MappingError;
use iri_grammar::preparation::Preparation;

#[test]
fn s7_1_each_component_is_encoded() {
    let iri_form = Preparation::new().iri_form(true);
    let prepared =
        iri_form.reference("http://\u{e9}\u{e0}@r\u{e9}sum\u{e9}.example/\u{e9}?\u{e000}#\u{e9}");
    assert_eq!(
        prepared.uri().unwrap(),
        "http://%C3%A9%C3%A0@xn--rsum-bpad.example/%C3%A9?%EE%80%80#%C3%A9"
    );
    assert_eq!(
        prepared.iri().unwrap(),
        "http://\u{e9}\u{e0}@r\u{e9}sum\u{e9}.example/\u{e9}?\u{e000}#\u{e9}"
    );
    // The letter of section 5 leaves what a userinfo does not allow.
    let letter = iri_form.by_the_letter(true).reference("x://a<b@c/");
    assert_eq!(letter.as_str(), "x://a<b@c/");
    assert_eq!(letter.uri().unwrap(), "x://a%3Cb@c/");
}

#[test]
fn s7_1_both_forms_have_the_same_uri() {
    for text in ["http://r\u{e9}sum\u{e9}.example/\u{e9}", "\u{e9}:b", "a b", "%", "//\u{e9}", "##"]
    {
        let uri = Preparation::new().reference(text).uri().unwrap();
        let of_iri = Preparation::new().iri_form(true).reference(text).uri().unwrap();
        assert_eq!(uri, of_iri, "{text}");
    }
}

#[test]
fn s7_1_or_a_reason_why_not() {
    let error = |text: &str| Preparation::new().reference(text).uri().unwrap_err();
    let refused = error("http://\u{2603}.net/");
    assert_eq!(refused.citation().to_string(), "guidelines (2011) section 5.2.2");
    assert!(matches!(refused.host().unwrap().rule(), HostRule::NotAllowed { .. }));
    let port = error("http://a:b/");
    assert_eq!(port.citation().to_string(), "guidelines (2011) section 7.1");
    let MappingError::Result { text, error, .. } = port else { panic!() };
    assert_eq!((text.as_str(), error.production().name()), ("http://a:b/", "port"));
}

#[test]
fn s7_1_what_may_stand_in_a_uri_is_not_encoded_in_a_host() {
    let unicode = Preparation::new().host_in_unicode();
    assert_eq!(unicode.reference("x://a\u{e9} <b>/").uri().unwrap(), "x://a%C3%A9%20%3Cb%3E/");
    // "[" is "allowed anywhere in a valid URI", but not there.
    let error = unicode.reference("x://[a/").uri().unwrap_err();
    assert!(matches!(error, MappingError::Result { .. }));
}
