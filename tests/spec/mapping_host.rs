//! Host names in the mappings: what a profile of IDNA makes of them.

use iri_grammar::host::{HostRule, Idna2003, Idna2008, Profile, Uts46};
use iri_grammar::mapping::{MappingError, ProcessingModel, ToIri, ToUri, UnconvertedReason};
use iri_grammar::spec::Trace;
use iri_grammar::text::{Class, Classes};
use iri_grammar::{AnyError, Document, Iri, Uri};

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

#[test]
fn rfc3490_an_empty_label_stays_and_is_refused_on_the_way_back() {
    let iri = ToIri::rfc3987().to_unicode(Idna2003::for_mapping());
    let iri = iri.reference("http://..xn--9ca/").unwrap().into_owned();
    assert_eq!(iri, "http://..\u{e9}/");
    let error = ToUri::new().to_ascii(Idna2003::for_mapping()).reference(&iri).unwrap_err();
    let section = Document::Rfc(3490).section("4.1");
    let host = error.host().unwrap();
    assert_eq!((host.citation(), host.step()), (section, Some("8")));
    assert_eq!(ToUri::new().reference(&iri).unwrap(), "http://..%C3%A9/");
}

/// "The conversion described in this section will always result in an IRI that maps back to
/// the URI used as an input": a label that cannot be shown stays.
#[test]
fn rfc3987_s3_2_a_label_that_cannot_be_shown_stays() {
    for (uri, expected) in [
        // U+FFF0 is in no ucschar; IDNA2003 allows code points that are unassigned.
        ("http://xn--a-z00i/", ["http://xn--a-z00i/"; 3]),
        ("http://a_b.xn--x/", ["http://a_b.xn--x/"; 3]),
        ("http://a_b.xn--caf-dma/", ["http://a_b.caf\u{e9}/"; 3]),
        ("http://xn--caf-dma..xn--a-z00i.", ["http://caf\u{e9}..xn--a-z00i."; 3]),
        (
            "http://xn--n3h.net",
            ["http://\u{2603}.net", "http://xn--n3h.net", "http://\u{2603}.net"],
        ),
        // U+3002, which divides a name; U+2066, which is formatting.
        ("http://xn--ab-r13a", ["http://xn--ab-r13a"; 3]),
        ("http://xn--ab-88t", ["http://xn--ab-88t"; 3]),
        // Labels that are not in Punycode stay as they are.
        ("http://EXAMPLE.%E2%98%83/", ["http://EXAMPLE.\u{2603}/"; 3]),
        ("http://%C3%9C.xn--caf-dma/", ["http://\u{dc}.caf\u{e9}/"; 3]),
        // A right-to-left label beside one that begins with a digit breaks the Bidi rule.
        ("http://xn--4db.1a/", ["http://\u{5d0}.1a/", "http://xn--4db.1a/", "http://xn--4db.1a/"]),
        ("http://xn--4db.a/", ["http://\u{5d0}.a/"; 3]),
    ] {
        for (profile, expected) in Profile::ALL.into_iter().zip(expected) {
            for to_iri in [ToIri::rfc3987(), ToIri::rfc3987bis()] {
                let to_iri = to_iri.to_unicode(profile);
                let mut steps = Trace::on();
                let (iri, kept) =
                    to_iri.reference_and_unconverted_with_trace(uri, &mut steps).unwrap();
                assert_eq!(iri, expected, "{profile}");
                assert_eq!(to_iri.reference(uri).unwrap(), expected);
                assert!(kept.iter().all(|kept| expected.contains(&kept.label)));
                assert_eq!(!kept.is_empty(), expected.contains("xn--"), "{profile} {uri}");
                assert_eq!(steps.last().unwrap().after.to_string(), expected);
                // It maps back by the same profile, if this takes the name at all.
                if let Ok(back) = ProcessingModel::new().look_up(profile).reference(&iri) {
                    let decoded = ProcessingModel::new().look_up(profile).reference(uri).unwrap();
                    assert_eq!(back, decoded);
                }
            }
        }
    }
}

/// A copy for each label would take memory quadratic in the name.
#[test]
fn rfc5893_s2_the_label_that_breaks_the_bidi_rule_is_held_once_for_all_that_stay() {
    let uri = format!("http://0{}{}/", "a".repeat(1000), ".xn--4dbc1a".repeat(100));
    let to_iri = ToIri::rfc3987().to_unicode(Uts46::new());
    let (iri, kept) = to_iri.reference_and_unconverted(&uri).unwrap();
    assert_eq!((iri.as_ref(), kept.len()), (&*uri, 100));
    let labels = kept.iter().map(|kept| {
        let UnconvertedReason::Host(error) = &kept.reason else { panic!("{kept}") };
        error.label().unwrap()
    });
    let first = labels.clone().next().unwrap();
    assert_eq!((first.index, first.text.len()), (0, 1001));
    assert!(labels.into_iter().all(|label| std::ptr::eq(label, first)));
}

#[test]
fn rfc3987_s3_2_step_4_what_is_kept_is_kept_in_labels_too() {
    let to_iri = ToIri::rfc3987().to_unicode(Uts46::new());
    let keep = to_iri.keep(Classes::RFC3987.with(Class::Symbols));
    let (iri, kept) = keep.reference_and_unconverted("http://xn--n3h/").unwrap();
    assert_eq!(iri, "http://xn--n3h/");
    assert_eq!(kept[0].reason, UnconvertedReason::Inappropriate('\u{2603}'));
    assert_eq!(
        kept[0].to_string(),
        "the label \"xn--n3h\" stays as it is (RFC 3987 section 3.2.1): it has U+2603, which is not \
         appropriate in an IRI"
    );
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
    ];
    let to_iri = ToIri::rfc3987().to_unicode(Idna2008::new());
    let (_, kept) = to_iri.reference_and_unconverted("http://www.xn--n3h.net/").unwrap();
    let UnconvertedReason::Host(kept) = &kept[0].reason else { panic!("{kept:?}") };
    let told = errors.iter().map(|error| (error.host().unwrap(), error.to_string()));
    for (host, error) in told.chain([(kept, kept.to_string())]) {
        assert_eq!(host.label().unwrap().index, 1);
        assert!(matches!(host.rule(), HostRule::NotAllowed { .. }));
        assert_eq!(host.found().unwrap().character, '\u{2603}');
        assert_eq!(host.citation(), Document::Rfc(5892).section("3"));
        assert!(error.ends_with(&host.to_string()), "{error}");
    }
    assert_eq!(
        ToUri::new().to_ascii(Idna2008::new()).reference(iri).unwrap_err().to_string(),
        "the reg-name \"www.\u{2603}.net\" cannot be converted (RFC 3987 section 3.1): label 2, \
         \"\u{2603}\": U+2603 is DISALLOWED, at column 1 (RFC 5892 section 3)"
    );
    assert!(ToUri::new().reference("a b").unwrap_err().host().is_none());
}

/// RFC 5893 section 2: in a name that breaks the Bidi rule, labels from left to right are shown.
#[test]
fn rfc5893_s2_no_right_to_left_label_is_shown_where_the_rule_is_broken() {
    for profile in [Profile::from(Idna2008::new()), Uts46::new().into()] {
        let to_iri = ToIri::rfc3987().to_unicode(profile);
        let (iri, kept) =
            to_iri.reference_and_unconverted("http://1.xn--4db.xn--bcher-kva/").unwrap();
        assert_eq!(iri, "http://1.xn--4db.b\u{fc}cher/");
        assert_eq!(kept.len(), 1, "{kept:?}");
    }
}

/// A name, its profile, and the place of the failure in the name: where it starts, and its text.
/// Each of the dots of RFC 3490 section 3.1 ends a label, except in IDNA2008.
const REJECTED_NAMES: [(&str, &str, usize, &str); 17] = [
    ("a\u{3002}b:c", "idna2008", 1, "\u{3002}"),
    ("a\u{3002}b:c", "idna2003", 5, ":"),
    ("a\u{3002}b:c", "uts46", 5, ":"),
    ("x.a\u{3002}b.c", "idna2008", 3, "\u{3002}"),
    ("a\u{FF61}b\u{FF0E}c_", "uts46", 9, "_"),
    ("Z/\u{D6}/?~\u{D6}\u{D6}", "idna2003", 1, "/"),
    ("Z/\u{D6}/?~\u{D6}\u{D6}", "uts46", 1, "/"),
    ("A\u{301}_b_", "uts46", 3, "_"),
    ("b.\u{DF}\u{DF}_", "idna2003", 6, "_"),
    ("a\u{AD}\u{2024}b", "uts46", 3, "\u{2024}"),
    ("a.A\u{FFFD}\u{2024}\u{FFFD}", "uts46", 3, "\u{FFFD}"),
    // The character is only in the label after the preceding steps.
    ("c.a\u{2024}b", "idna2003", 2, "a\u{2024}b"),
    ("xn--a.b", "idna2008", 0, "xn--a"),
    // No character breaks the rule.
    ("\u{AD}.a", "uts46", 0, "\u{AD}"),
    ("a..b", "uts46", 2, ""),
    ("a.a.xn--zz--", "idna2008", 4, "xn--zz--"),
    ("", "idna2008", 0, ""),
];

#[test]
fn the_place_of_a_name_that_is_too_long_is_the_name() {
    let name = "a.".repeat(130);
    let error = Idna2003::for_mapping().to_ascii(&name).unwrap_err();
    assert_eq!((error.rule(), error.span(&name).slice(&name)), (HostRule::NameTooLong, &*name));
}

#[test]
fn a_rejected_name_has_a_place_in_the_name_and_in_the_identifier() {
    for (name, profile, start, text) in REJECTED_NAMES {
        let profile: Profile = profile.parse().unwrap();
        let error = profile.to_ascii(name).unwrap_err();
        let span = error.span(name);
        assert_eq!((span.start, span.slice(name)), (start, text), "{profile:?} {name:?}: {error}");
        assert_eq!(AnyError::from(error).span_in(name), Some(span));

        let iri = format!("http://user:@{name}:80/");
        let prefix = "http://user:@".len();
        match ToUri::new().to_ascii(profile).reference(&iri).map_err(AnyError::from) {
            Err(error @ AnyError::Mapping(MappingError::RegName { .. })) => {
                let span = error.span_in(&iri).unwrap();
                assert_eq!((span.start, span.slice(&iri)), (prefix + start, text), "{iri}");
                // Another text.
                assert_eq!(error.span_in("http://a/"), None);
            }
            // Not an ireg-name, or an empty one.
            other => assert!(name.is_empty() || name.contains(['/', ':', '\u{FFFD}']), "{other:?}"),
        }
    }
}
