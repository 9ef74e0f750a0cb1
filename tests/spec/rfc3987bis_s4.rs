//! 3987bis (March 2012) section 4: converting URIs to IRIs. The copy has lost the URIs of
//! its examples; draft-duerst-iri-bis-07 section 3.7.1 has them. What is the same in RFC
//! 3987 is tested there.

use crate::notation::xml;
use crate::rfc3987_s3_2::{steps, to_unicode};
use iri_grammar::mapping::{MappingError, ToIri};
use iri_grammar::spec::Trace;
use iri_grammar::text::{Class, Classes};
use iri_grammar::{Grammar, Uri, UriReference};

fn lines(uri: &str) -> Vec<String> {
    steps(&ToIri::rfc3987bis().to_unicode(&to_unicode), uri)
}

#[test]
fn s4_1_example_of_u_umlaut() {
    assert_eq!(
        lines("http://www.example.org/D%C3%BCrst"),
        [
            "1. http://www.example.org/D%C3%BCrst",
            "2. http://www.example.org/D<c3><bc>rst",
            "3. http://www.example.org/D<c3><bc>rst",
            "4. http://www.example.org/D<c3><bc>rst",
            "5. http://www.example.org/D\u{fc}rst",
            "6. http://www.example.org/D\u{fc}rst",
        ]
    );
}

#[test]
fn s4_1_example_of_iso_8859_1() {
    assert_eq!(
        lines("http://www.example.org/D%FCrst"),
        [
            "1. http://www.example.org/D%FCrst",
            "2. http://www.example.org/D<fc>rst",
            "3. http://www.example.org/D%FCrst",
            "4. http://www.example.org/D%FCrst",
            "5. http://www.example.org/D%FCrst",
            "6. http://www.example.org/D%FCrst",
        ]
    );
}

/// "It must not be converted to an IRI containing these e-acute characters."
#[test]
fn s4_example_that_must_not_be_guessed() {
    let uri = "http://www.example.org/r%E9sum%E9.html";
    assert_eq!(ToIri::rfc3987bis().reference(uri).unwrap(), uri);
}

/// The draft's text says that the label is not converted, and converts it in step 6.
#[test]
fn s4_1_example_of_a_bidi_formatting_character() {
    assert_eq!(
        lines("http://xn--99zt52a.example.org/%e2%80%ae"),
        [
            "1. http://xn--99zt52a.example.org/%e2%80%ae",
            "2. http://xn--99zt52a.example.org/<e2><80><ae>",
            "3. http://xn--99zt52a.example.org/<e2><80><ae>",
            "4. http://xn--99zt52a.example.org/%E2%80%AE",
            "5. http://xn--99zt52a.example.org/%E2%80%AE",
            &xml("6. http://&#x7D0D;&#x8C46;.example.org/%E2%80%AE"),
        ]
    );
}

#[test]
fn s4_step_6_without_knowledge_of_domain_names() {
    let mut steps = Trace::on();
    ToIri::rfc3987bis().reference_with_trace("http://xn--99zt52a/", &mut steps).unwrap();
    assert_eq!(steps[5].to_string(), "6. http://xn--99zt52a/");
    assert_eq!(steps[5].section.to_string(), "3987bis (March 2012) section 4");
}

/// "will result in an IRI": not by the draft's own grammar, which has no pct-encoded in an
/// ireg-name.
#[test]
fn s4_an_octet_that_stays_in_the_ireg_name_makes_no_iri_of_this_grammar() {
    let uri = Uri::new("http://r%E9sum%E9/").unwrap();
    let iri = ToIri::rfc3987bis().map(&uri).unwrap();
    assert_eq!(iri, "http://r%E9sum%E9/");
    assert!(!Grammar::Rfc3987bis.reference().matches(&iri));
    assert!(Grammar::Rfc3987.reference().matches(&iri));
    // Nor where a label beside it is converted.
    let uri = Uri::new("http://xn--99zt52a.%FF/").unwrap();
    let iri = ToIri::rfc3987bis().to_unicode(&to_unicode).map(&uri).unwrap();
    assert_eq!(iri, "http://\u{7d0d}\u{8c46}.%FF/");
}

#[test]
fn s4_tags_in_the_query_make_no_iri_of_rfc_3987() {
    let uri = UriReference::new("?%F3%A0%80%82").unwrap();
    assert_eq!(ToIri::rfc3987bis().reference(uri.as_str()).unwrap(), "?\u{e0002}");
    assert!(matches!(ToIri::rfc3987bis().map(&uri), Err(MappingError::Result { .. })));
}

/// "This includes the full-width equivalents of Latin characters, half-width Katakana characters
/// for Japanese, and many others. It also includes many look-alikes of "space", "delims", and
/// "unwise", characters excluded in [RFC3491]."
#[test]
fn s5_1_b_look_alikes_stay_encoded() {
    for (class, escapes) in [
        (Class::FullWidthLatin, &["%EF%BC%A1", "%EF%BD%9A"][..]),
        (Class::HalfWidthKatakana, &["%EF%BD%B6"]),
        (Class::Spaces, &["%C2%A0", "%E3%80%80", "%E2%80%8B"]),
        (Class::LookAlikes, &["%EF%BC%9C", "%EF%BC%85", "%EF%BD%9B", "%EF%BC%BC"]),
        (Class::ExcludedByNameprep, &["%E2%81%A0", "%E2%BF%B0"]),
    ] {
        assert!(Classes::RFC3987BIS.contains(class));
        for escape in escapes {
            let uri = format!("http://a/b{escape}c?{escape}#{escape}");
            assert_eq!(ToIri::rfc3987bis().reference(&uri).unwrap(), uri, "{class}");
            let decoded = ToIri::rfc3987bis().keep(Classes::RFC3987BIS.without(class));
            assert!(!decoded.reference(&uri).unwrap().contains('%'), "{class}: {escape}");
        }
    }
    assert_eq!(ToIri::rfc3987bis().reference("%E3%82%AB%C3%A9").unwrap(), "\u{30ab}\u{e9}");
}

#[test]
fn s5_1_c_combining_tilde_overlay_at_the_start_of_a_segment() {
    let uri = "http://example.org/%CC%B4a/b%CC%B4";
    assert_eq!(ToIri::rfc3987bis().reference(uri).unwrap(), "http://example.org/%CC%B4a/b\u{334}");
}

/// "The use of these characters are strongly discouraged except in the relevant" contexts,
/// those of RFC 5892 Appendix A.
#[test]
fn s5_1_d_joiners_stay_encoded_out_of_context() {
    for uri in [
        "a%E2%80%8Cb",
        "a%E2%80%8Db",
        "%E2%80%8C",
        // ZWJ between letters that join: Appendix A.2 asks for a virama.
        "%D9%87%E2%80%8D%D8%A7",
        // A virama in the segment before.
        "%E0%A4%95%E0%A5%8D/%E2%80%8D%E0%A4%B7",
        // What stands between stays encoded itself.
        "%E0%A4%95%E0%A5%8D%E2%80%8E%E2%80%8D",
        "%E2%80%8C%e2%80%8d?%E2%80%8D#%E2%80%8D",
    ] {
        let iri = ToIri::rfc3987bis().reference(uri).unwrap();
        assert!(!iri.contains(['\u{200c}', '\u{200d}']), "{iri}");
    }
    for (uri, iri) in [
        // After a virama.
        ("%E0%A4%95%E0%A5%8D%E2%80%8D%E0%A4%B7", "\u{915}\u{94d}\u{200d}\u{937}"),
        ("%e0%a4%95%e0%a5%8d%e2%80%8c%e0%a4%b7", "\u{915}\u{94d}\u{200c}\u{937}"),
        // Between letters that join, with a transparent mark between.
        ("?%D9%87%E2%80%8C%D8%A7", "?\u{647}\u{200c}\u{627}"),
        ("%D9%87%D9%8E%E2%80%8C%D9%8E%D8%A7", "\u{647}\u{64e}\u{200c}\u{64e}\u{627}"),
        // In context, then out of it.
        ("%D9%87%E2%80%8C%D8%A7%E2%80%8Ca", "\u{647}\u{200c}\u{627}%E2%80%8Ca"),
    ] {
        assert_eq!(ToIri::rfc3987bis().reference(uri).unwrap(), iri);
        // RFC 3987 does not speak of them, so that none stays by itself.
        let wherever = Classes::RFC3987BIS.without(Class::JoinControlsOutOfContext);
        let by_request = ToIri::rfc3987bis().keep(wherever).reference(uri).unwrap().into_owned();
        assert_eq!(by_request, ToIri::rfc3987().reference(uri).unwrap());
        let none = ToIri::rfc3987bis().keep(Classes::RFC3987BIS.with(Class::JoinControls));
        assert!(!none.reference(uri).unwrap().contains(['\u{200c}', '\u{200d}']));
    }
    let uri = "a%E2%80%8Cb";
    assert_eq!(ToIri::rfc3987().reference(uri).unwrap(), "a\u{200c}b");
    let mut steps = Trace::on();
    ToIri::rfc3987bis().reference_with_trace(uri, &mut steps).unwrap();
    assert_eq!(
        (steps[2].to_string().as_str(), steps[3].to_string().as_str()),
        ("3. a<e2><80><8c>b", "4. a%E2%80%8Cb")
    );
}
