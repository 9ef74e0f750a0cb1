//! draft-masinter-url-i18n-07 sections 2.3, 2.4 and 3.1.

use iri_grammar::Grammar;
use iri_grammar::mapping::MappingError;
use iri_grammar::mapping::url_i18n::{self, UrlI18n07Reference};
use iri_grammar::spec::Trace;
use iri_grammar::text::{Class, Classes};

fn to_uri(iri: &str) -> String {
    url_i18n::to_uri(&UrlI18n07Reference::new(iri).unwrap(), &mut Trace::off())
        .unwrap()
        .into_owned()
        .into_string()
}

fn to_iri(uri: &str) -> String {
    let uri = UrlI18n07Reference::new(uri).unwrap();
    url_i18n::to_iri(&uri, Classes::URL_I18N_07, &mut Trace::off())
        .unwrap()
        .into_owned()
        .into_string()
}

#[test]
fn s2_3_step_2_normalizes_always() {
    assert_eq!(to_uri("http://example.org/e\u{301}"), "http://example.org/%C3%A9");
    assert_eq!(to_uri("http://example.org/\u{e9}"), "http://example.org/%C3%A9");
}

#[test]
fn s2_3_step_3_encodes_only_what_is_not_us_ascii() {
    assert_eq!(
        to_uri("http://example.org/%e9\u{e9}'?a[]\u{e9}#\u{e9}"),
        "http://example.org/%e9%C3%A9'?a[]%C3%A9#%C3%A9"
    );
}

#[test]
fn s2_3_is_the_identity_for_uris() {
    for uri in ["http://a/%41%c3%a9", "mailto:a?b", "#a", "", "//a;b@c:8/"] {
        assert_eq!(to_uri(uri), uri);
    }
}

#[test]
fn s2_3_step_2_may_leave_no_iri() {
    // U+1FEF is canonically the grave accent, which a URI does not have.
    let iri = UrlI18n07Reference::new("\u{1fef}").unwrap();
    assert!(matches!(url_i18n::to_uri(&iri, &mut Trace::off()), Err(MappingError::Result { .. })));
    let joined = UrlI18n07Reference::new("%AA\u{301}").unwrap();
    assert!(matches!(
        url_i18n::to_uri(&joined, &mut Trace::off()),
        Err(MappingError::Result { .. })
    ));
}

#[test]
fn s2_3_steps() {
    let mut steps = Trace::on();
    url_i18n::to_uri(&UrlI18n07Reference::new("x:e\u{301}").unwrap(), &mut steps).unwrap();
    let lines: Vec<String> = steps.iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        ["1. x:e\u{301}", "2. x:\u{e9}", "3.1. x:<c3><a9>", "3.2. x:%C3%A9", "3.3. x:%C3%A9"]
    );
    assert_eq!(steps[0].section.to_string(), "draft-masinter-url-i18n-07 section 2.3");
}

#[test]
fn s2_4_step_1_only_escapes_of_80_and_higher() {
    assert_eq!(to_iri("%41%7E%2f%C3%A9"), "%41%7E%2f\u{e9}");
}

#[test]
fn s2_4_step_2_only_strictly_legal_utf_8() {
    let kept = "%E9/%C0%AF/%ED%A0%80/%F4%90%80%80/%C3%41";
    assert_eq!(to_iri(kept), kept);
    // Hexadecimal digits of what has been an octet are in upper case.
    assert_eq!(to_iri("%e9%6a"), "%E9%6a");
}

/// What is not in form C stays encoded with what it is combined with, and nothing else does.
#[test]
fn s2_4_step_3_each_sequence_is_normalized_by_itself() {
    assert_eq!(to_iri("%E6%97%A5%E6%9C%AC%CD%84%E6%97%A5"), "\u{65e5}%E6%9C%AC%CD%84\u{65e5}");
}

#[test]
fn s2_4_step_3_what_3_1_forbids() {
    for kept in [
        "%C2%80",
        "%C2%9F", // e. control characters
        "%E2%81%AA",
        "%E2%81%AB",    // e. swapping
        "%F3%A0%80%81", // e. plane-14 language tags
        "%EE%80%80",
        "%F3%B0%80%80", // f. private use
        "e%CC%81",
        "%E2%84%AB", // g. NFC
        "%E2%80%AE", // no visual representation
        "%C2%AD",
        "%D8%9C",
        "%E2%80%8D",
        "%E2%81%A4",
        "%E2%80%A8",
        "%EF%BB%BF",
        "%F0%9B%B2%A0", // e. general categories Cf and Zl
        "%CD%8F",
        "%E3%85%A4",
        "%EF%B8%8F", // e. what is Default_Ignorable_Code_Point
    ] {
        assert_eq!(to_iri(kept), kept);
    }
    // Of the general category Cf, and seen.
    assert_eq!(to_iri("%D8%80"), "\u{600}");
}

#[test]
fn s2_4_step_3_what_3_1_identifies_as_unadvisable() {
    for kept in [
        "%C2%A0",
        "%EF%BC%9C", // b. similar to space and delims
        "%E2%9C%82",
        "%E2%88%91", // c. Dingbats, mathematical symbols
        "%C2%B1",
        "%C3%97",
        "%E2%A8%81",
        "%F0%9D%9B%81", // c. the general category Sm
        "%C2%A9",
        "%C2%B0",
        "%E2%AC%85",
        "%E3%8F%BF",
        "%F0%9F%98%80", // c. the general category So
        "%E2%91%A0",
        "%E2%9D%A8", // c. digits and brackets among them
        "%EF%AC%81",
        "%EF%BA%80", // c. ligatures and presentation forms
        "%EF%BC%88",
        "%EF%BD%B6", // d. full-width ASCII, half-width Katakana
    ] {
        assert_eq!(to_iri(kept), kept);
    }
    let uri = UrlI18n07Reference::new("%E2%9C%82").unwrap();
    let classes = Classes::URL_I18N_07.without(Class::Symbols);
    assert_eq!(url_i18n::to_iri(&uri, classes, &mut Trace::off()).unwrap(), "\u{2702}");
}

/// "IRIs may not contain any non-ASCII characters in host names. The scheme component is
/// likewise not extended beyond ASCII."
#[test]
fn s3_1_a_the_whole_authority_keeps_its_escapes() {
    for kept in
        ["//h%C3%BC:8", "//u%C3%BC@h%C3%BC:8", "http://%C3%A9.org", "//%C3%A9", "//a:%C3%A9"]
    {
        assert_eq!(to_iri(kept), kept);
        let mut steps = Trace::on();
        let uri = UrlI18n07Reference::new(kept).unwrap();
        url_i18n::to_iri(&uri, Classes::NONE, &mut steps).unwrap();
        assert_eq!(steps[3].after.to_string(), kept);
    }
    assert_eq!(to_iri("http://%C3%A9/%C3%A9?%C3%A9#%C3%A9"), "http://%C3%A9/\u{e9}?\u{e9}#\u{e9}");
    // Neither is there an authority, nor a host.
    assert_eq!(to_iri("mailto:%C3%A9@%C3%A9"), "mailto:\u{e9}@\u{e9}");
}

#[test]
fn s3_1_a_the_definition_of_the_component_limits_it() {
    assert_eq!(to_iri("//%C3%A9:a@b/%C3%A9"), "//%C3%A9:a@b/\u{e9}");
}

#[test]
fn s3_1_example_of_no_break_space() {
    assert_eq!(to_iri("a%20b%C2%A0c"), "a%20b%C2%A0c");
}

/// A combining mark after an escape that stays would join its last digit when the IRI is
/// normalized on the way back.
#[test]
fn s3_1_g_normalization_looks_at_what_stands_before() {
    for kept in ["%E2%80%AA%CC%81", "=%CC%B8", "%E1%84%80%E1%85%A1", "%CD%BE"] {
        assert_eq!(to_iri(kept), kept);
    }
    assert_eq!(to_iri("%E0%B8%81%E0%B8%B3"), "\u{e01}\u{e33}");
    // No precomposed form: normalized as it is.
    assert_eq!(to_iri("q%CC%81"), "q\u{301}");
    assert_eq!(to_iri("%D7%90%D6%B7"), "\u{5d0}\u{5b7}");
    assert_eq!(to_iri("%C3%A9%CC%A3"), "%C3%A9%CC%A3");
}

/// What is beside an escape is US-ASCII in a URI.
#[test]
fn s2_4_the_result_for_what_is_no_uri_is_not_normalized() {
    let text = "http:/#%CC%BD\u{31b}";
    assert_eq!(to_uri(text), "http:/#%CC%BD%CC%9B");
    assert_eq!(to_iri(text), "http:/#\u{33d}\u{31b}");
    assert_eq!(to_uri(&to_iri(text)), "http:/#%CC%9B%CC%BD");
    assert_eq!(to_iri("http:/#%CC%BD%CC%9B"), "http:/#%CC%BD%CC%9B");
}

#[test]
fn s2_4_steps() {
    let mut steps = Trace::on();
    let uri = UrlI18n07Reference::new("%41%C3%A9%FF%EE%80%80").unwrap();
    url_i18n::to_iri(&uri, Classes::URL_I18N_07, &mut steps).unwrap();
    let lines: Vec<String> = steps.iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [
            "1. %41<c3><a9><ff><ee><80><80>",
            "2. %41\u{e9}<ff>\u{e000}",
            "3. %41\u{e9}<ff><ee><80><80>",
            "4. %41\u{e9}%FF%EE%80%80",
        ]
    );
    assert_eq!(steps[0].section.to_string(), "draft-masinter-url-i18n-07 section 2.4");
}

/// "Convert all hexadecimal escapes [...] of %80 and higher to the corresponding octets."
#[test]
fn s2_4_step_1_begins_with_80() {
    let mut steps = Trace::on();
    let uri = UrlI18n07Reference::new("http://a/%80%7F").unwrap();
    url_i18n::to_iri(&uri, Classes::NONE, &mut steps).unwrap();
    let after: Vec<String> = steps.iter().map(|step| step.after.to_string()).collect();
    let octet = "http://a/<80>%7F";
    assert_eq!(after, [octet, octet, octet, "http://a/%80%7F"]);
}

#[test]
fn s2_4_the_result_has_the_components_that_parsing_finds() {
    for uri in ["http://%C3%A9/%C3%A9?%C3%A9#%C3%A9", "mailto:%C3%A9?%C3%A9", "//a@b:1/%C3%A9"] {
        let uri = UrlI18n07Reference::new(uri).unwrap();
        let iri = url_i18n::to_iri(&uri, Classes::URL_I18N_07, &mut Trace::off()).unwrap();
        let parsed = Grammar::UrlI18n07.reference().components(&iri).unwrap();
        assert_eq!(iri.components(), parsed);
    }
}
