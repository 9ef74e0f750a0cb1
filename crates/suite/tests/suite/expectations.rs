//! Expectations of the specifications, written by hand.

use crate::{suite, text};
use serde_json::Value;

/// The URI without its scheme, and with `ID` for the identifier of the test.
fn short(value: &Value, id: &str) -> Option<String> {
    let uri = value.as_str()?.replace(id, "ID");
    Some(uri.strip_prefix("http://").unwrap().replace("iri-suite.test", "TEST"))
}

fn expected<'v>(id: &'v str, specification: &str) -> (&'v Value, Option<String>) {
    let expected = &suite().record(id)["link"][specification];
    (expected, short(&expected["uri"], id))
}

/// A test, with the results by RFC 3987, 3987bis and the URL Standard.
type Row = (&'static str, Option<&'static str>, Option<&'static str>, Option<&'static str>);

const fn all(id: &'static str, uri: &'static str) -> Row {
    (id, Some(uri), Some(uri), Some(uri))
}

fn check(rows: &[Row]) {
    for (id, rfc3987, rfc3987bis, url) in rows {
        for (specification, uri) in [("rfc3987", rfc3987), ("rfc3987bis", rfc3987bis), ("url", url)]
        {
            let (value, got) = expected(id, specification);
            assert_eq!(got.as_deref(), *uri, "{specification} of {id}");
            assert_eq!(value["reason"].is_null(), uri.is_some(), "{specification} of {id}");
        }
    }
}

#[test]
fn rfc3987_s3_1_examples() {
    check(&[
        all("html-utf-8-example-path", "TEST/r/ID/red%09ros%C3%A9#red"),
        all("html-utf-8-astral-path", "TEST/r/ID/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82"),
    ]);
}

/// Vi&#x1EC7;t: "a direct transcoding from the windows-1258 character encoding leads to"
/// characters that are partly decomposed, and step 1.b asks for NFC. A Unicode-based
/// encoding is not normalized, nor is what was escaped in the document.
#[test]
fn rfc3987_s3_1_step_1_normalizes_what_is_transcoded() {
    check(&[
        (
            "html-windows-1258-transcoded-native-path",
            Some("TEST/r/ID/Vi%E1%BB%87t"),
            Some("TEST/r/ID/Vi%C3%AA%CC%A3t"),
            Some("TEST/r/ID/Vi%C3%AA%CC%A3t"),
        ),
        (
            "xlink-windows-1258-decomposed-native-fragment",
            Some("TEST/r/ID#%C4%91%C3%A1"),
            Some("TEST/r/ID#%C4%91a%CC%81"),
            Some("TEST/r/ID#%C4%91a%CC%81"),
        ),
        all("html-windows-1258-transcoded-decimal-path", "TEST/r/ID/Vi%C3%AA%CC%A3t"),
        all("html-utf-8-decomposed-native-path", "TEST/r/ID/rose%CC%81"),
        all("html-utf-16be-decomposed-native-query", "TEST/r/ID?rose%CC%81"),
    ]);
}

/// Step 1.b of RFC 3987 section 3.1 does not say whether it includes the character references of a
/// document: the other reading is allowed.
#[test]
fn rfc3987_s3_1_step_1_b_may_include_character_references() {
    let by = |uri: &str| {
        vec![(Some(format!("TEST/r/ID/{uri}")), "RFC 3987 section 3.1, step 1.b".to_owned())]
    };
    let id = "html-windows-1252-decomposed-decimal-path";
    assert_eq!(also(id, "rfc3987"), by("m%C3%A1lfr%C5%93%C3%B0i"));
    assert_eq!(
        also("html-windows-1258-transcoded-hexadecimal-path", "rfc3987"),
        by("Vi%E1%BB%87t")
    );
    for id in ["html-windows-1258-transcoded-native-path", "html-utf-8-decomposed-decimal-path"] {
        assert_eq!(also(id, "rfc3987"), [], "{id}");
    }
    assert_eq!(also(id, "rfc3987bis"), []);
}

/// Table 2 of the conference paper: M&#xE4;rz, and M%8Arz in macintosh.
#[test]
fn iuc19_table_2() {
    check(&[
        all("xhtml-macintosh-precomposed-native-path", "TEST/r/ID/M%C3%A4rz"),
        all("xhtml-macintosh-precomposed-percent-utf-8-path", "TEST/r/ID/M%C3%A4rz"),
        all("xhtml-macintosh-precomposed-percent-legacy-path", "TEST/r/ID/M%8Arz"),
        all("xhtml-macintosh-precomposed-percent-legacy-query", "TEST/r/ID?M%8Arz"),
    ]);
}

#[test]
fn rfc3987bis_s3_5_query_in_the_document_charset() {
    check(&[
        (
            "html-iso-8859-1-precomposed-native-query",
            Some("TEST/r/ID?%C3%BDsa"),
            Some("TEST/r/ID?%FDsa"),
            Some("TEST/r/ID?%FDsa"),
        ),
        (
            "html-koi8-r-precomposed-hexadecimal-query",
            Some("TEST/r/ID?%D0%B9%D0%BE%D0%B4"),
            Some("TEST/r/ID?%CA%CF%C4"),
            Some("TEST/r/ID?%CA%CF%C4"),
        ),
        all("html-koi8-r-precomposed-native-path", "TEST/r/ID/%D0%B9%D0%BE%D0%B4"),
        all("html-koi8-r-precomposed-native-fragment", "TEST/r/ID#%D0%B9%D0%BE%D0%B4"),
        all("html-utf-16le-precomposed-native-query", "TEST/r/ID?ros%C3%A9"),
        // A style sheet tells the URL parser no encoding.
        (
            "css-koi8-r-precomposed-css-escape-query",
            Some("TEST/r/ID?%D0%B9%D0%BE%D0%B4"),
            Some("TEST/r/ID?%CA%CF%C4"),
            Some("TEST/r/ID?%D0%B9%D0%BE%D0%B4"),
        ),
    ]);
}

/// The URL Standard keeps octets of a character that are US-ASCII by themselves.
#[test]
fn octets_of_a_character_that_are_us_ascii() {
    check(&[
        (
            "html-shift_jis-precomposed-native-query",
            Some("TEST/r/ID?%E5%9B%B3%E8%A1%A8%E3%81%8C"),
            Some("TEST/r/ID?%90%7D%95%5C%82%AA"),
            Some("TEST/r/ID?%90}%95\\%82%AA"),
        ),
        (
            "html-gb18030-decomposed-native-query",
            Some("TEST/r/ID?%E7%BB%BFl%C7%9C"),
            Some("TEST/r/ID?%C2%CClu%81%30%BD%34%81%30%BC%36"),
            Some("TEST/r/ID?%C2%CClu%810%BD4%810%BC6"),
        ),
    ]);
}

/// 3987bis section 3.5 is silent on this character; the URL Standard is not.
#[test]
fn a_character_that_the_document_charset_lacks() {
    let id = "html-windows-1252-foreign-decimal-query";
    check(&[
        (id, Some("TEST/r/ID?%E3%81%82"), None, Some("TEST/r/ID?%26%2312354%3B")),
        all("html-windows-1252-foreign-decimal-path", "TEST/r/ID/%E3%81%82"),
        (
            "html-iso-8859-1-euro-query",
            Some("TEST/r/ID?%E2%82%AC"),
            Some("TEST/r/ID?%80"),
            Some("TEST/r/ID?%80"),
        ),
    ]);
    let reason = text(expected(id, "rfc3987bis").0, "reason");
    assert!(reason.contains("U+3042") && reason.contains("section 3.5"), "{reason}");
    assert_eq!(unspecified(id), ["rfc3987bis"]);
}

/// A header has octets of UTF-8: those of Location are decoded as such, each one of Refresh and Link is
/// a character by itself.
#[test]
fn references_of_headers() {
    check(&[
        all("redirect-utf-8-precomposed-native-path", "TEST/r/ID/ros%C3%A9"),
        all("redirect-utf-8-precomposed-percent-utf-8-query", "TEST/r/ID?ros%C3%A9"),
        all("refresh-header-utf-8-precomposed-native-path", "TEST/r/ID/ros%C3%83%C2%A9"),
        all("refresh-header-utf-8-precomposed-percent-utf-8-path", "TEST/r/ID/ros%C3%A9"),
        all("link-header-utf-8-precomposed-native-query", "TEST/r/ID?ros%C3%83%C2%A9"),
        (
            "link-header-windows-1252-precomposed-native-query",
            Some("TEST/r/ID?ros%C3%83%C2%A9"),
            Some("TEST/r/ID?ros%C3%A9"),
            Some("TEST/r/ID?ros%C3%A9"),
        ),
        // U+0081 is in no IRI, and in no host.
        (
            "link-header-utf-8-decomposed-native-path",
            None,
            Some("TEST/r/ID/rose%C3%8C%C2%81"),
            Some("TEST/r/ID/rose%C3%8C%C2%81"),
        ),
    ]);
    assert_eq!(unspecified("link-header-utf-8-decomposed-native-path"), ["rfc3987"]);
    assert_eq!(expected("link-header-utf-8-decomposed-native-host", "url").1, None);
}

/// A form by GET makes the query of its field: in the encoding of the document, or in that of
/// accept-charset, which is nothing to the action of a form by POST.
#[test]
fn fields_of_forms() {
    for (id, uri) in [
        ("form-get-utf-8-precomposed-native-query", "ros%C3%A9"),
        ("form-get-utf-8-precomposed-percent-utf-8-query", "ros%25C3%25A9"),
        ("form-get-windows-1252-precomposed-native-query", "m%E1lfr%9C%F0i"),
        ("form-get-shift_jis-precomposed-decimal-query", "%90%7D%95%5C%82%AA"),
        ("form-get-shift_jis-foreign-decimal-query", "%26%237879%3B"),
        ("form-get-charset-utf-8-precomposed-native-query", "ros%E9"),
        ("form-get-charset-utf-8-decomposed-native-query", "rose%26%23769%3B"),
        ("form-get-charset-windows-1252-precomposed-native-query", "m%C3%A1lfr%C5%93%C3%B0i"),
        ("form-get-charset-shift_jis-foreign-decimal-query", "%E1%BB%87"),
    ] {
        assert_eq!(expected(id, "url").1.unwrap(), format!("TEST/r/ID?q={uri}"), "{id}");
        assert_eq!(unspecified(id), ["rfc3987", "rfc3987bis"], "{id}");
    }
    check(&[(
        "form-post-charset-windows-1252-precomposed-native-query",
        Some("TEST/r/ID?m%C3%A1lfr%C5%93%C3%B0i"),
        Some("TEST/r/ID?m%E1lfr%9C%F0i"),
        Some("TEST/r/ID?m%E1lfr%9C%F0i"),
    )]);
}

/// The specifications that are silent on a reference.
fn unspecified(id: &str) -> Vec<&'static str> {
    let specifications = ["rfc3987", "rfc3987bis", "url"];
    specifications.into_iter().filter(|by| expected(id, by).0["unspecified"] == true).collect()
}

/// Section 3.1 of RFC 3987 maps IRIs, section 3 of 3987bis to URIs. Both are silent on what is not
/// an IRI, or has no URI.
#[test]
fn what_a_specification_does_not_say_is_unspecified() {
    assert_eq!(unspecified("html-utf-8-percent-query"), ["rfc3987", "rfc3987bis"]);
    assert_eq!(unspecified("html-utf-8-private-path"), ["rfc3987"]);
    // "the conversion SHOULD fail", and the URL Standard fails by itself.
    assert_eq!(unspecified("html-utf-8-space-path"), [""; 0]);
    assert_eq!(unspecified("html-macintosh-precomposed-percent-legacy-host"), [""; 0]);
    for record in suite().records().iter().filter(|record| !record["link"].is_null()) {
        for specification in ["rfc3987", "rfc3987bis", "url"] {
            let expected = &record["link"][specification];
            let nothing = expected["uri"].is_null() && expected["also"] == Value::Array(vec![]);
            assert!(expected["unspecified"] == false || nothing, "{record}");
        }
        let lacks = |record: &Value| {
            let reason = record["link"]["rfc3987bis"]["reason"].as_str().unwrap_or_default();
            reason.contains("of the query is not in")
        };
        assert!(!lacks(record) || record["link"]["rfc3987bis"]["unspecified"] == true, "{record}");
    }
}

/// Results that a specification allows beside the recommended one.
fn also(id: &str, specification: &str) -> Vec<(Option<String>, String)> {
    let also = expected(id, specification).0["also"].as_array().unwrap();
    let one = |also: &Value| (short(&also["uri"], id), text(also, "section").to_owned());
    also.iter().map(one).collect()
}

#[test]
fn hosts_are_percent_encoded_and_may_be_converted() {
    check(&[
        (
            "html-utf-8-sharp-s-host",
            Some("fa%C3%9F.TEST/r/ID"),
            Some("fa%C3%9F.TEST/r/ID"),
            Some("xn--fa-hia.TEST/r/ID"),
        ),
        (
            "html-macintosh-precomposed-percent-legacy-host",
            Some("M%8Arz.TEST/r/ID"),
            Some("M%8Arz.TEST/r/ID"),
            None,
        ),
    ]);
    let by = |uri: &str, section: &str| vec![(Some(uri.to_owned()), section.to_owned())];
    assert_eq!(
        also("html-utf-8-sharp-s-host", "rfc3987"),
        by("fass.TEST/r/ID", "RFC 3987 section 3.1")
    );
    assert_eq!(
        also("html-utf-8-sharp-s-host", "rfc3987bis"),
        by("xn--fa-hia.TEST/r/ID", "3987bis section 3.4.2")
    );
    // "This procedure may fail", and "then the entire IRI conversion fails".
    let fails = |section: &str| vec![(None, section.to_owned())];
    assert_eq!(also("html-utf-8-snowman-host", "rfc3987bis"), fails("3987bis section 3.4.2"));
    assert_eq!(
        also("html-utf-8-snowman-host", "rfc3987"),
        by("xn--n3h.TEST/r/ID", "RFC 3987 section 3.1")
    );
    // "The ToASCII operation may fail"; 3987bis leaves "the entire field as is".
    let id = "html-macintosh-precomposed-percent-legacy-host";
    assert_eq!(also(id, "rfc3987"), fails("RFC 3987 section 3.1"));
    assert_eq!(also(id, "rfc3987bis"), []);
}

/// "If these characters are found but are not converted, then the conversion SHOULD fail";
/// 3987bis percent-encodes all that is not allowed; the URL Standard has its own sets.
#[test]
fn characters_that_are_not_allowed() {
    check(&[
        ("html-utf-8-backslash-path", None, Some("TEST/r/ID/a%5Cb"), Some("TEST/r/ID/a/b")),
        ("html-utf-8-backslash-query", None, Some("TEST/r/ID?a%5Cb"), Some("TEST/r/ID?a\\b")),
        ("html-utf-8-space-fragment", None, Some("TEST/r/ID#a%20b"), Some("TEST/r/ID#a%20b")),
        ("html-utf-8-percent-path", None, None, Some("TEST/r/ID/%zz")),
        ("html-utf-8-private-path", None, Some("TEST/r/ID/%EE%80%80"), Some("TEST/r/ID/%EE%80%80")),
        all("html-utf-8-private-query", "TEST/r/ID?%EE%80%80"),
        (
            "html-utf-8-dots-path",
            Some("TEST/r/ID/a/%2E%2E/%C3%A9"),
            Some("TEST/r/ID/a/%2E%2E/%C3%A9"),
            Some("TEST/r/ID/%C3%A9"),
        ),
    ]);
    assert_eq!(suite().record("html-utf-8-space-path")["link"]["iri"], Value::Null);
    // "Systems accepting IRIs MAY also deal with the printable characters".
    let converted = (Some("TEST/r/ID/a%5Cb".to_owned()), "RFC 3987 section 3.1".to_owned());
    assert_eq!(also("html-utf-8-backslash-path", "rfc3987"), [converted]);
    assert_eq!(also("html-utf-8-percent-path", "rfc3987"), []);
}

#[test]
fn only_links_are_dereferenced() {
    for record in suite().records().iter().filter(|record| !record["link"].is_null()) {
        let expected = !["schema", "plain"].contains(&text(record, "format"));
        assert_eq!(record["link"]["dereferenced"], expected);
    }
}
