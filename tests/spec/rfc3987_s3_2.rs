//! RFC 3987 section 3.2: converting URIs to IRIs; and what of 3987bis section 4 is the
//! same.

use crate::notation::xml;
use crate::rows::rows;
use iri_grammar::mapping::{MappingError, RegNameError, ToIri};
use iri_grammar::schemes::{Property, Schemes};
use iri_grammar::spec::Trace;
use iri_grammar::text::{Class, Classes};
use iri_grammar::{Component, Grammar, HostForm, IriReference, Uri, UriReference};

#[derive(serde::Deserialize)]
struct Row {
    says: String,
    uri: String,
    iri: String,
    #[cfg_attr(not(feature = "idna"), expect(dead_code))]
    bis: Option<String>,
}

pub fn steps(to_iri: &ToIri<'_>, uri: &str) -> Vec<String> {
    let mut steps = Trace::on();
    to_iri.reference_with_trace(uri, &mut steps).unwrap();
    steps.iter().map(ToString::to_string).collect()
}

/// Stands for ToUnicode, which is no part of this section.
pub fn to_unicode(name: &str) -> Result<String, RegNameError> {
    Ok(name.replace("xn--99zt52a", "\u{7d0d}\u{8c46}"))
}

#[test]
fn s3_2_1_example_of_u_umlaut() {
    assert_eq!(
        steps(&ToIri::rfc3987(), "http://www.example.org/D%C3%BCrst"),
        [
            "1. http://www.example.org/D%C3%BCrst",
            "2. http://www.example.org/D<c3><bc>rst",
            "3. http://www.example.org/D<c3><bc>rst",
            "4. http://www.example.org/D<c3><bc>rst",
            "5. http://www.example.org/D\u{fc}rst",
        ]
    );
    let mut steps = Trace::on();
    let uri = "http://www.example.org/D%C3%BCrst";
    ToIri::rfc3987().reference_with_trace(uri, &mut steps).unwrap();
    let last = steps.last().unwrap();
    assert_eq!(last.after.xml(), "http://www.example.org/D&#xFC;rst");
}

#[test]
fn s3_2_1_example_of_iso_8859_1() {
    assert_eq!(
        steps(&ToIri::rfc3987(), "http://www.example.org/D%FCrst"),
        [
            "1. http://www.example.org/D%FCrst",
            "2. http://www.example.org/D<fc>rst",
            "3. http://www.example.org/D%FCrst",
            "4. http://www.example.org/D%FCrst",
            "5. http://www.example.org/D%FCrst",
        ]
    );
}

#[test]
fn s3_2_1_example_of_a_bidi_formatting_character() {
    assert_eq!(
        steps(&ToIri::rfc3987(), "http://xn--99zt52a.example.org/%e2%80%ae"),
        [
            "1. http://xn--99zt52a.example.org/%e2%80%ae",
            "2. http://xn--99zt52a.example.org/<e2><80><ae>",
            "3. http://xn--99zt52a.example.org/<e2><80><ae>",
            "4. http://xn--99zt52a.example.org/%E2%80%AE",
            "5. http://xn--99zt52a.example.org/%E2%80%AE",
        ]
    );
}

#[test]
fn s3_2_1_example_of_to_unicode() {
    let to_iri = ToIri::rfc3987().to_unicode(&to_unicode);
    let uri = "http://xn--99zt52a.example.org/%e2%80%ae";
    let iri = xml("http://&#x7D0D;&#x8C46;.example.org/%E2%80%AE");
    assert_eq!(to_iri.reference(uri).unwrap(), iri);
    assert_eq!(to_iri.map(&Uri::new(uri).unwrap()).unwrap(), iri.as_str());
    let mut steps = Trace::on();
    to_iri.reference_with_trace(uri, &mut steps).unwrap();
    let last = steps.last().unwrap();
    assert_eq!((last.number, last.section.section), ("", "3.2.1"));
    assert_eq!(last.after.to_string(), iri);
    // Without scheme-specific knowledge, it is not known to be a domain name.
    let other = "other://xn--99zt52a/";
    assert_eq!(to_iri.reference(other).unwrap(), other);
    let mut schemes = Schemes::none();
    schemes.add("other", Property::DomainName { percent_encoding: true }, "an example");
    assert_eq!(
        to_iri.domain_name_schemes(&schemes).reference(other).unwrap(),
        xml("other://&#x7D0D;&#x8C46;/")
    );
    assert_eq!(
        to_iri.base_scheme("http").reference("//xn--99zt52a").unwrap(),
        xml("//&#x7D0D;&#x8C46;")
    );
}

#[test]
fn s3_2_example_that_must_not_be_guessed() {
    let uri = "http://www.example.org/r%E9sum%E9.html";
    assert_eq!(ToIri::rfc3987().reference(uri).unwrap(), uri);
}

#[test]
fn s3_2_table() {
    let rows: Vec<Row> = rows(include_str!("../data/uri_to_iri.toml"));
    assert_eq!(rows.len(), 25);
    for row in rows {
        let Row { says, uri, iri, .. } = row;
        let iri = xml(&iri);
        let converted = UriReference::new(&uri).unwrap().to_iri();
        assert_eq!(converted, iri.as_str(), "{says}");
        let parsed = Grammar::Rfc3987.reference().components(&iri).unwrap();
        assert_eq!(converted.components(), parsed, "{says}");
        assert_eq!(steps(&ToIri::rfc3987(), &uri)[4], format!("5. {iri}"), "{says}");

        #[cfg(feature = "idna")]
        {
            let bis = row.bis.map_or(iri, |bis| xml(&bis));
            assert_eq!(ToIri::rfc3987bis().reference(&uri).unwrap(), bis, "{says}");
        }
    }
}

#[test]
fn s3_2_step_4_keeps_bidi_formatting_encoded_whatever_is_asked() {
    let lenient = ToIri::rfc3987().keep(Classes::NONE);
    for uri in ["%E2%80%8E", "%E2%80%AE"] {
        assert_eq!(lenient.reference(uri).unwrap(), uri);
    }
    assert_eq!(lenient.reference("%E3%80%80%D8%9C").unwrap(), "\u{3000}\u{61c}");
}

#[cfg(feature = "idna")]
#[test]
fn s3_2_step_4_has_choices() {
    let keep = |class| ToIri::rfc3987().keep(Classes::RFC3987.with(class));
    for (class, uri) in [
        (Class::Compatibility, "%EF%AC%81"),
        (Class::Compatibility, "%C2%B2"),
        (Class::Unassigned, "%CD%B8"),
        (Class::JoinControls, "%E2%80%8C"),
        (Class::CombiningMarkAtStart, "%CC%81"),
        (Class::FullWidthAscii, "%EF%BC%88"),
        (Class::Symbols, "%E2%88%91"),
        (Class::PresentationForms, "%EF%BA%80"),
    ] {
        assert_eq!(keep(class).reference(uri).unwrap(), uri, "{class}");
        assert_ne!(ToIri::rfc3987().reference(uri).unwrap(), uri, "{class}");
        assert_eq!(keep(class).reference("%C3%A9%E0%B8%81").unwrap(), "\u{e9}\u{e01}");
    }
    // In the middle of a component it is no start.
    let keeps = keep(Class::CombiningMarkAtStart);
    assert_eq!(keeps.reference("a%CC%81").unwrap(), "a\u{301}");
    // Nor in the middle of a label.
    let converts =
        |to_iri: ToIri<'static>| to_iri.to_unicode(iri_grammar::host::Idna2003::for_mapping());
    for (uri, iri, kept) in [
        ("http://xn--a-wbb.b", "http://\u{301}a.b", "http://xn--a-wbb.b"),
        ("http://xn--x-oeb.b", "http://x\u{331}.b", "http://x\u{331}.b"),
    ] {
        assert_eq!(converts(ToIri::rfc3987()).reference(uri).unwrap(), iri);
        assert_eq!(converts(keeps).reference(uri).unwrap(), kept);
    }
}

#[cfg(feature = "idna")]
#[test]
fn classes_are_named_and_cited() {
    for (index, class) in Class::ALL.into_iter().enumerate() {
        assert!(Class::ALL[..index].iter().all(|other| other.name() != class.name()));
        assert_eq!(class.citation().is_none(), class == Class::Unassigned);
        assert!(!(' '..='~').any(|c| class.contains(c)), "{class}");
    }
    assert_eq!(Classes::from_iter(Class::ALL).iter().count(), Class::ALL.len());
    assert_eq!(format!("{:?}", Classes::NONE.with(Class::Spaces)), "{Spaces}");
}

/// The tables C.1.2 and C.2.2 to C.9 of RFC 3454, as far as ucschar has them.
#[test]
fn s6_1_b_excluded_by_rfc_3491() {
    let excluded = Classes::NONE
        .with(Class::Spaces)
        .with(Class::ExcludedByNameprep)
        .with(Class::JoinControls)
        .with(Class::BidiFormatting);
    assert!(excluded.class_of('a').is_none());
    let ucschar = Grammar::Rfc3987.production("ucschar").unwrap();
    let count = ('\u{80}'..=char::MAX)
        .filter(|c| excluded.class_of(*c).is_some() && ucschar.matches(c.encode_utf8(&mut [0; 4])))
        .count();
    // C.1.2: 17. C.2.2 without C1 controls and U+FFF9 to U+FFFC: 26. C.7: 12. C.8 without
    // what C.2.2 has as well: 9. C.9 is outside ucschar.
    let tables = 17 + 26 + 12 + 9;
    assert_eq!(count, tables + BLANKS.len());
}

/// What looks like a space, beside the spaces of table C.1.2.
const BLANKS: [&str; 6] = ["\u{115f}", "\u{1160}", "\u{2800}", "\u{3164}", "\u{ffa0}", "\u{1d159}"];

/// "many look-alikes of "space""
#[test]
fn s6_1_b_look_alikes_of_space_stay_encoded() {
    for blank in BLANKS {
        let encoded = IriReference::new(blank).unwrap().to_uri();
        assert_eq!(encoded.to_iri(), encoded.as_str());
        let decoded = ToIri::rfc3987().keep(Classes::RFC3987.without(Class::Spaces));
        assert_eq!(decoded.reference(encoded.as_str()).unwrap(), blank);
    }
}

#[test]
fn s3_2_step_2_may_turn_a_name_into_an_address() {
    let iri = UriReference::new("//%31.2.3.4/").unwrap().to_iri();
    assert_eq!(iri, "//1.2.3.4/");
    assert_eq!(iri.host().unwrap().form(), HostForm::IPv4address);
    let checked = IriReference::new(iri.as_str()).unwrap();
    assert_eq!(checked.components(), iri.components());
}

#[test]
fn s3_2_1_no_step_converts_labels_where_there_is_no_domain_name() {
    for uri in ["other://xn--99zt52a/", "/xn--99zt52a", "http://[::1]/"] {
        let to_iri = ToIri::rfc3987().to_unicode(&to_unicode);
        assert_eq!(steps(&to_iri, uri).len(), 5, "{uri}");
    }
    let to_iri = ToIri::rfc3987().to_unicode(&to_unicode);
    assert_eq!(steps(&to_iri, "http://xn--99zt52a/").len(), 6);
}

#[test]
fn s3_2_applies_to_components() {
    let to_iri = ToIri::rfc3987();
    assert_eq!(to_iri.component(Component::Query, "%EE%80%80").unwrap(), "\u{e000}");
    assert_eq!(to_iri.component(Component::Path, "%EE%80%80").unwrap(), "%EE%80%80");
    assert!(to_iri.component(Component::Path, "a?b").is_err());
    assert!(to_iri.component(Component::Path, "\u{e9}").is_err());
}

#[test]
fn s3_2_takes_uris_only() {
    let error = ToIri::rfc3987().reference("\u{e9}").unwrap_err();
    assert!(matches!(error, MappingError::Input { .. }));
    assert!(ToIri::rfc3987().reference_with_trace("%", &mut Trace::on()).is_err());
}

#[test]
fn s3_2_what_to_unicode_gives_is_checked() {
    let bad = |_: &str| -> Result<String, RegNameError> { Ok("a/b c".into()) };
    let error = ToIri::rfc3987().to_unicode(&bad).reference("http://a/").unwrap_err();
    assert!(matches!(error, MappingError::Result { .. }));
    let fails = |_: &str| -> Result<String, RegNameError> { Err("no".into()) };
    let error = ToIri::rfc3987().to_unicode(&fails).reference("http://a/").unwrap_err();
    assert!(matches!(error, MappingError::RegName { .. }));
}

/// RFC 8141 section 3.1: "Percent-encoded characters MUST NOT be decoded". Section 4.4 allows characters
/// beyond US-ASCII for display.
#[test]
fn rfc8141_s3_1_percent_encodings_of_us_ascii_stay_in_urns() {
    let convert = |uri| ToIri::rfc3987().reference(uri).unwrap().into_owned();
    for uri in ["urn:example:%61", "URN:example:%7e%2f", "urn:example:a?+%61?=%62#%63"] {
        assert_eq!(convert(uri), uri);
    }
    assert_eq!(convert("urn:example:%61%c3%a9"), "urn:example:%61\u{e9}");
    assert_eq!(convert("urn:example:%61%e9%e2%80%ae"), "urn:example:%61%E9%E2%80%AE");
    // Only a URN keeps them.
    assert_eq!(convert("urns:example:%61"), "urns:example:a");
    assert_eq!(convert("%61"), "a");
    let based = ToIri::rfc3987().base_scheme("urn");
    assert_eq!(based.reference("example:%61").unwrap(), "example:a");
    assert_eq!(based.reference("%61").unwrap(), "%61");
    let mut steps = Trace::on();
    ToIri::rfc3987().reference_with_trace("urn:example:%61", &mut steps).unwrap();
    let sources: Vec<_> = steps.iter().map(|step| step.source.as_deref()).collect();
    assert_eq!(sources, [None, Some("RFC 8141 section 3.1"), None, None, None]);
    assert_eq!(steps[1].after.to_string(), "urn:example:%61");
}

/// The conversion of 3987bis section 4, and the old way, which converts in between.
#[cfg(feature = "idna")]
#[test]
fn rfc8141_s3_1_percent_encodings_stay_in_other_conversions() {
    use iri_grammar::mapping::{ProcessingModel, old_way};
    let uri = "urn:example:%61%C3%A9";
    assert_eq!(ToIri::rfc3987bis().reference(uri).unwrap(), "urn:example:%61\u{e9}");
    let model = ProcessingModel::new();
    assert_eq!(old_way(uri, &model, &mut Trace::off()).unwrap(), uri);
    assert_eq!(old_way("x:%61%C3%A9", &model, &mut Trace::off()).unwrap(), "x:a%C3%A9");
}

/// A URN and the IRI that it becomes are URN-equivalent.
#[test]
fn rfc8141_s3_1_a_converted_urn_is_equivalent() {
    use iri_grammar::Uri;
    use iri_grammar::ladder::{Ladder, Rung};
    for uri in ["urn:example:%61", "urn:example:%c3%a9%7E", "urn:example:a/%2e%2e?=%61#%61"] {
        let uri = Uri::new(uri).unwrap();
        let iri = uri.to_iri();
        let ladder = Ladder::for_comparison();
        assert_eq!(ladder.equivalent(&uri, &iri, Rung::SchemeBased), Ok(true), "{iri}");
        assert_eq!(iri.to_uri().to_iri(), iri);
    }
}

/// Of the invisible characters of RFC 3454 table C.2.2 that RFC 3491 section 3 maps to nothing, the
/// joiners are decoded, since words are spelled with them. `lint` says the same.
#[test]
fn s6_1_b_joiners_are_decoded_and_other_invisible_characters_stay() {
    let convert = |uri| ToIri::rfc3987().reference(uri).unwrap().into_owned();
    for kept in ["a%E2%81%A0b", "a%EF%BB%BFb"] {
        assert_eq!(convert(kept), kept);
    }
    // Persian, and Devanagari.
    assert_eq!(convert("%D9%87%E2%80%8C%D8%A7"), "\u{647}\u{200c}\u{627}");
    assert_eq!(convert("%E0%A4%95%E0%A5%8D%E2%80%8D%E0%A4%B7"), "\u{915}\u{94d}\u{200d}\u{937}");
    let by_the_letter = ToIri::rfc3987().keep(Classes::RFC3987.with(Class::JoinControls));
    for joiner in ["%E2%80%8C", "%E2%80%8D"] {
        assert_eq!(by_the_letter.reference(joiner).unwrap(), joiner);
    }
}
