//! Host names in the mappings: what a profile of IDNA makes of them.

use iri_grammar::host::{Idna2003, Idna2008, Profile, Rule, Uts46};
use iri_grammar::mapping::{ProcessingModel, ToIri, ToUri};
use iri_grammar::{Citation, Iri, Uri};

const RESUME: &str = "http://r\u{e9}sum\u{e9}.example.org";
const RESUME_ASCII: &str = "http://xn--rsum-bpad.example.org";

#[test]
fn rfc3987_s3_1_example_of_to_ascii() {
    for profile in Profile::ALL {
        let to_uri = ToUri::new().to_ascii(profile);
        assert_eq!(to_uri.reference(RESUME).unwrap(), RESUME_ASCII);
        assert_eq!(to_uri.map(&Iri::new(RESUME).unwrap()).unwrap(), RESUME_ASCII);
    }
    assert_eq!(ToUri::new().reference(RESUME).unwrap(), "http://r%C3%A9sum%C3%A9.example.org");
}

#[test]
fn rfc3987_s3_2_1_example_of_to_unicode() {
    let uri = "http://xn--99zt52a.example.org/%E2%80%AE";
    let iri = "http://\u{7d0d}\u{8c46}.example.org/%E2%80%AE";
    for profile in Profile::ALL {
        for to_iri in [ToIri::rfc3987(), ToIri::rfc3987bis()] {
            let to_iri = to_iri.to_unicode(profile);
            assert_eq!(to_iri.reference(uri).unwrap(), iri);
            assert_eq!(to_iri.map(&Uri::new(uri).unwrap()).unwrap(), iri);
        }
        assert_eq!(ToUri::new().to_ascii(profile).reference(iri).unwrap(), uri);
    }
}

/// "ToUnicode never fails" in RFC 3490; the look-up of IDNA2008 does.
#[test]
fn rfc3987_s3_2_1_what_is_no_domain_name_stays_or_fails() {
    let uri = "http://a_b.xn--x/";
    assert_eq!(ToIri::rfc3987().to_unicode(Idna2003::for_mapping()).reference(uri).unwrap(), uri);
    assert!(ToIri::rfc3987().to_unicode(Idna2008::new()).reference(uri).is_err());
}

#[test]
fn rfc3987bis_s3_4_2_percent_encodings_are_decoded_first() {
    for profile in Profile::ALL {
        let model = ProcessingModel::new().look_up(profile);
        assert_eq!(model.reference(RESUME).unwrap(), RESUME_ASCII);
        let encoded = "http://r%C3%A9sum\u{e9}.example.org";
        assert_eq!(model.reference(encoded).unwrap(), RESUME_ASCII);
        // "If any <pct-encoded> sequences are not valid UTF-8 octet sequences, then leave
        // the entire field as is without any change".
        let latin_1 = "http://r%E9sum%C3%A9.example.org";
        assert_eq!(model.reference(latin_1).unwrap(), latin_1);
        // RFC 3987 does not decode them.
        assert!(ToUri::new().to_ascii(profile).reference(encoded).is_err());
    }
}

#[test]
fn the_profiles_differ_as_they_do_by_themselves() {
    let iri = "http://Fa\u{df}.de/";
    let to_uri = |profile: Profile| ToUri::new().to_ascii(profile).reference(iri);
    assert_eq!(to_uri(Idna2003::for_mapping().into()).unwrap(), "http://fass.de/");
    assert_eq!(to_uri(Uts46::new().into()).unwrap(), "http://xn--fa-hia.de/");
    let mapped = Idna2008::new().map_rfc5895(true);
    assert_eq!(to_uri(mapped.into()).unwrap(), "http://xn--fa-hia.de/");
    assert!(to_uri(Idna2008::new().into()).is_err());
}

#[test]
fn errors_keep_the_label_the_rule_and_the_section() {
    let iri = "http://www.\u{2603}.net/";
    let errors = [
        ToUri::new().to_ascii(Idna2008::new()).reference(iri).unwrap_err(),
        ProcessingModel::new().look_up(Idna2008::new()).reference(iri).unwrap_err(),
        ToIri::rfc3987()
            .to_unicode(Idna2008::new())
            .reference("http://www.xn--n3h.net/")
            .unwrap_err(),
    ];
    for error in errors {
        let host = error.host().unwrap();
        assert_eq!(host.label().unwrap().index, 1);
        assert!(matches!(host.rule(), Rule::NotAllowed(_)));
        assert_eq!(host.found().unwrap().character, '\u{2603}');
        assert_eq!(host.citation(), Citation { document: "RFC 5892", section: "3" });
        assert!(error.to_string().ends_with(&host.to_string()), "{error}");
    }
    assert_eq!(
        ToUri::new().to_ascii(Idna2008::new()).reference(iri).unwrap_err().to_string(),
        "the reg-name \"www.\u{2603}.net\" cannot be converted (RFC 3987 section 3.1): label 2, \
         \"\u{2603}\": U+2603 is DISALLOWED, at character 1 (RFC 5892 section 3)"
    );
    assert!(ToUri::new().reference("a b").unwrap_err().host().is_none());
}
