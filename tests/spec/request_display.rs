//! The IRI that a person reads for a URI: RFC 3987 sections 3.2, 7 and 8, the section 'URL
//! rendering' of the URL Standard.

use iri_grammar::Uri;
use iri_grammar::lint::Code;
use iri_grammar::request::ToDisplayIri;

fn shown(uri: &str) -> String {
    Uri::new(uri).unwrap().to_display_iri().into_string()
}

fn stays(uri: &str) {
    assert_eq!(shown(uri), uri);
}

/// RFC 3987 §3.2.1: the examples.
#[test]
fn rfc3987_s3_2_1_what_can_be_shown_is_shown() {
    assert_eq!(shown("http://www.example.org/D%C3%BCrst"), "http://www.example.org/D\u{fc}rst");
    stays("http://www.example.org/D%FCrst");
    assert_eq!(
        shown("http://xn--99zt52a.example.org/%e2%80%ae"),
        "http://\u{7d0d}\u{8c46}.example.org/%E2%80%AE"
    );
}

/// Deceptive labels stay in their ASCII form, others of the same name do not.
#[test]
fn rfc3987_s8_a_label_that_deceives_stays_ascii() {
    for (uri, iri) in [
        // Cyrillic that looks like apple.
        ("http://xn--80ak6aa92e.xn--9ca.com/", "http://xn--80ak6aa92e.\u{e9}.com/"),
        ("http://xn--pypal-4ve.com/", "http://xn--pypal-4ve.com/"),
        (
            "http://xn--e1afmkfd.xn--e1afmkfd/",
            "http://\u{43f}\u{440}\u{438}\u{43c}\u{435}\u{440}.\u{43f}\u{440}\u{438}\u{43c}\u{435}\u{440}/",
        ),
        ("http://xn--n3h.net/", "http://xn--n3h.net/"),
        ("http://XN--9CA.example/", "http://\u{e9}.example/"),
    ] {
        assert_eq!(shown(uri), iri);
    }
}

/// Each entry that stays encoded, by its example.
#[test]
fn what_the_catalogue_calls_deceptive_stays_encoded() {
    for code in ToDisplayIri::DECEPTIVE {
        let bad = code.entry().bad;
        let Ok(iri) = iri_grammar::Iri::new(bad) else { panic!("{bad}") };
        let uri = iri.to_uri();
        assert_ne!(uri.to_display_iri(), bad, "{code:?}");
    }
}

/// RFC 3987 §3.2 step 2, and octets that are no characters.
#[test]
fn percent_encoded_delimiters_stay() {
    stays("http://a/%2F%3F%23%25%5B%20%3C%00");
    stays("http://a/%C0%AF%E9%ED%A0%80");
    assert_eq!(shown("http://a/%7E%41"), "http://a/~A");
}

/// Only what deceives stays, the rest of the segment is shown.
#[test]
fn characters_stay_encoded_one_by_one() {
    for (uri, iri) in [
        ("http://a/%C3%A9%E2%80%8B%C3%A9", "http://a/\u{e9}%E2%80%8B\u{e9}"),
        ("http://a/%D0%BF/p%D0%B0ypal-%C3%A9", "http://a/\u{43f}/p%D0%B0ypal-\u{e9}"),
        ("http://a/e%CC%81/%C3%A9", "http://a/e%CC%81/\u{e9}"),
        ("http://a/?%EE%80%80%C3%A9#%C2%A0", "http://a/?%EE%80%80\u{e9}#%C2%A0"),
    ] {
        assert_eq!(shown(uri), iri);
    }
}

/// What is encoded has Latin letters and digits, which right-to-left text does not mix with.
#[test]
fn a_segment_stays_whole_where_a_part_of_it_would_deceive() {
    let rtl = "http://a/%D7%90%D7%91/%D7%90%E2%80%8B%D7%91";
    assert_eq!(shown(rtl), "http://a/\u{5d0}\u{5d1}/%D7%90%E2%80%8B%D7%91");
}

/// URL Standard, 'URL rendering': symbols such as U+1F512 present spoofing risks.
#[test]
fn the_url_standard_keeps_a_lock_encoded() {
    stays("http://a/%F0%9F%94%92%20bank.example");
}

#[test]
fn unassigned_code_points_stay_encoded() {
    stays("http://a/%CD%B8");
}

#[test]
fn other_findings_stay_on_request() {
    let uri = Uri::new("http://xn--n3h.net/%E2%98%83%E2%80%8B").unwrap();
    let shown = ToDisplayIri::new().codes(&[Code::SpaceLookAlike]).map(&uri);
    assert_eq!(shown, "http://\u{2603}.net/\u{2603}%E2%80%8B");
}

#[test]
fn a_host_whose_labels_move_stays_whole() {
    stays("unknown://a%2Eb.%C3%A9%E2%80%8B/");
    assert_eq!(shown("unknown://%D0%B0a.%C3%A9/"), "unknown://%D0%B0a.\u{e9}/");
}

/// What is left alone by an encoding may deceive by itself.
#[test]
fn s7_5_a_part_that_an_encoding_leaves_alone_does_not_deceive() {
    let uri = Uri::new("http:///%D2%AE/%D7%90%E2%80%8C").unwrap();
    assert_eq!(uri.to_display_iri(), "http:///%D2%AE/%D7%90%E2%80%8C");
}
