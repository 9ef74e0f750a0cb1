//! RFC 3986 section 7: security considerations; and what sections 2 to 6 say of producers.

use crate::findings::{codes, findings, told};
use iri_grammar::Grammar;
use iri_grammar::lint::{Code, Finding};

#[test]
fn s2_1_and_s2_3_percent_encodings() {
    assert_eq!(codes("http://a.example/%3a"), [Code::LowerCaseHex]);
    assert_eq!(codes("http://a.example/%41%5A%61%7A%30%39%2D%2E%5F%7E"), [Code::EncodedUnreserved]);
    assert_eq!(codes("http://a.example/%3A%20"), []);
    // RFC 8141 section 3.1: no percent-encodings are undone.
    assert_eq!(codes("urn:example:%41"), []);
}

#[test]
fn s2_4_not_more_than_once() {
    let place = (Code::EncodedTwice, "%2520".to_owned());
    assert_eq!(told("http://a.example/a%2520b"), [place]);
    assert_eq!(codes("http://a.example/100%25"), []);
    assert_eq!(codes("http://a.example/100%2541"), []);
}

#[test]
fn s3_1_and_s3_2_2_lower_case() {
    assert_eq!(codes("HTTP://a.example/"), [Code::UpperCaseScheme]);
    assert_eq!(codes("http://A.example/"), [Code::UpperCaseHost]);
    assert_eq!(codes("http://[2001:DB8::1]/"), [Code::UpperCaseHost]);
    // "while only using uppercase letters for percent-encodings"
    assert_eq!(codes("x://%C3%A9/"), [Code::EncodedName]);
}

#[test]
fn s3_2_1_and_s7_5_password() {
    assert_eq!(codes("ftp://u:p@a.example/"), [Code::Password]);
    let fix = findings("ftp://u:p@a.example/", Grammar::Rfc3987)[0].fix.clone().unwrap();
    assert_eq!((fix.span, &*fix.replacement), (iri_grammar::Span { start: 7, end: 9 }, ""));
    assert_eq!(codes("ftp://u:@a.example/"), []);
    assert_eq!(codes("ftp://u@a.example/"), []);
}

#[test]
fn s3_2_2_names() {
    assert_eq!(codes("x://a..b/"), [Code::NotDnsSyntax]);
    assert_eq!(codes("x://-a.b/"), [Code::NotDnsSyntax]);
    assert_eq!(codes(&format!("x://{}/", "a".repeat(63))), []);
    assert_eq!(codes(&format!("x://{}/", "a".repeat(64))), [Code::NotDnsSyntax]);
    assert_eq!(codes("x://a.b./"), []);
    // RFC 3490 section 3.1: other characters are dots too.
    for dot in ['\u{3002}', '\u{ff0e}', '\u{ff61}'] {
        assert!(!codes(&format!("x://a{dot}/")).contains(&Code::NotDnsSyntax), "{dot}");
        assert!(codes(&format!("x://a.{dot}/")).contains(&Code::NotDnsSyntax), "{dot}");
    }
    assert_eq!(codes(&format!("x://{}/", "ab.".repeat(85))), []);
    assert_eq!(codes(&format!("x://{}/", "ab.".repeat(86))), [Code::LongHost]);
    assert_eq!(codes("x://%E9/"), [Code::HostNotUtf8]);
    assert_eq!(codes("x://[v6.::1]/"), [Code::VersionFlag]);
    assert_eq!(codes("x://[v7.::1]/"), [Code::VersionFlag]);
    assert_eq!(codes("x://[v7.a]/"), []);
}

#[test]
fn s3_2_3_ports() {
    assert_eq!(told("x://a:/"), [(Code::EmptyPort, ":".to_owned())]);
    assert_eq!(told("http://a:0080/"), [(Code::DefaultPort, ":0080".to_owned())]);
    assert_eq!(codes("https://a:443/"), [Code::DefaultPort]);
    assert_eq!(codes("x://a:80/"), []);
}

#[test]
fn s4_5_suffix_references() {
    assert_eq!(codes("www.w3.org/Addressing/"), [Code::SuffixReference]);
    assert_eq!(codes("//www.w3.org/Addressing/"), []);
    assert_eq!(codes("a/www.w3.org"), []);
}

/// Section 2.3, of dot segments in a relative reference: decoded before it is resolved, they would
/// be removed with the segments before them, and so there is no fix.
#[test]
fn s2_3_encoded_dot_segments_of_a_relative_reference_have_no_fix() {
    let found = |text: &str| -> Vec<(Code, String, bool)> {
        let found = findings(text, Grammar::Rfc3987).into_iter();
        let found = found.filter(|it| it.code == Code::EncodedUnreserved);
        found.map(|it| (it.code, it.span.slice(text).to_owned(), it.fix.is_some())).collect()
    };
    let told = |part: &str, has_fix| (Code::EncodedUnreserved, part.to_owned(), has_fix);
    assert_eq!(found("%2e%2e/a"), [told("%2e%2e", false)]);
    assert_eq!(found("a/%2e/b"), [told("%2e", false)]);
    assert_eq!(found("//h/.%2E/a"), [told(".%2E", false)]);
    assert_eq!(found("%2e/%61"), [told("%2e", false), told("%61", true)]);
    assert_eq!(found("http://h/%2e"), [told("%2e", true)]);
}

/// RFC 3986 section 3.3: without an authority, a path does not begin with `//`. What would is
/// reported too.
#[test]
fn s6_2_2_3_dot_segments_before_an_empty_one_have_no_fix() {
    let found = findings("x:/a/..//b", Grammar::Rfc3987);
    assert_eq!((found[0].code, found[0].fix.is_some()), (Code::DotSegments, false));
    assert!(findings("x:/a/../b", Grammar::Rfc3987)[0].fix.is_some());
}

/// Percent-encodings are normalized before dot segments (sections 6.2.2.2 and 6.2.2.3), so that
/// `%2E` is a dot where there is a scheme.
#[test]
fn s6_2_2_3_an_encoded_dot_segment_is_one() {
    let found = |text: &str| -> Vec<(Code, String)> {
        let fixed = |it: &Finding| it.fix.as_ref().unwrap().apply(text);
        let found = findings(text, Grammar::Rfc3987);
        found.iter().map(|finding| (finding.code, fixed(finding))).collect()
    };
    let dots = |fixed: &str| (Code::DotSegments, fixed.to_owned());
    let decoded = |fixed: &str| (Code::EncodedUnreserved, fixed.to_owned());
    assert_eq!(found("http://h/a/%2E%2E/b"), [dots("http://h/b"), decoded("http://h/a/../b")]);
    assert_eq!(found("http://h/.%2E/b"), [dots("http://h/b"), decoded("http://h/../b")]);
    assert_eq!(codes("urn:example:a/%2E%2E/b"), []);
    assert_eq!(codes("http://h/%2E%2Ea"), [Code::EncodedUnreserved]);
}

#[test]
fn s5_2_4_and_s6_2_2_3_dot_segments() {
    assert_eq!(codes("http://a/b/./c"), [Code::DotSegments]);
    assert_eq!(codes("../b"), []);
    assert_eq!(codes("urn:example:a/../b"), []);
    assert_eq!(codes("http://a/?b/../c"), [Code::DotSegmentsInQuery]);
}

#[test]
fn s7_2_malicious_construction() {
    assert_eq!(codes("http://a:25/"), [Code::WellKnownPort]);
    assert_eq!(codes("http://a:1024/"), []);
    assert_eq!(codes("http://a/%0D%0A"), [Code::EncodedLineBreak]);
    assert_eq!(codes("mailto:a@b?body=%0D%0A"), []);
}

#[test]
fn s7_3_back_end_transcoding() {
    assert_eq!(codes("http://a/%00"), [Code::EncodedNul]);
    assert_eq!(codes("data:,%00"), []);
    assert_eq!(codes("http://a/b%2Fc"), [Code::EncodedSeparator]);
    for name in ["aux", "AUX", "lpt1", "com9.txt", "nul", "..."] {
        assert_eq!(codes(&format!("http://a/{name}")), [Code::DeviceName], "{name}");
    }
    for name in ["auxiliary", "lpt", "lpt10", "com", "company"] {
        assert_eq!(codes(&format!("http://a/{name}")), [], "{name}");
    }
}

#[test]
fn s7_4_rare_ip_address_formats() {
    for (host, address) in [
        ("127.1", "127.0.0.1"),
        ("10.1.2", "10.1.0.2"),
        ("2130706433", "127.0.0.1"),
        ("0x7f000001", "127.0.0.1"),
        ("0177.0.0.01", "127.0.0.1"),
        ("0x7f.1", "127.0.0.1"),
        ("01.2.3.4", "1.2.3.4"),
        ("127.1.", "127.0.0.1"),
        ("127.0.0.1.", "127.0.0.1"),
    ] {
        let found = findings(&format!("http://{host}/"), Grammar::Rfc3987);
        assert_eq!(found[0].code, Code::RareIpAddress, "{host}");
        assert_eq!(found[0].detail, format!("some software takes it for {address}"));
    }
    for host in ["127.0.0.1", "1.2.3.4.5", "256.1.1.1", "0x7g", "4294967296", "1.2.3.256", "a.1"] {
        assert_eq!(codes(&format!("http://{host}/")), [], "{host}");
    }
}

/// "ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm"
#[test]
fn s7_6_semantic_attacks() {
    let text = "ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm";
    assert_eq!(told(text), [(Code::MisleadingUserinfo, "cnn.example.com".to_owned())]);
    assert_eq!(codes("ftp://example.com%2Flogin@a/"), [Code::MisleadingUserinfo]);
    assert_eq!(codes("ftp://john.doe@a/"), []);
    assert_eq!(codes("ftp://john@a/"), []);
}
