//! RFC 3987 section 3.1: mapping of IRIs to URIs.

use crate::notation::xml;
#[cfg(feature = "idna")]
use iri_grammar::Iri;
use iri_grammar::mapping::{MappingError, RegNameError, ToUri};
use iri_grammar::schemes::{Property, Schemes};
use iri_grammar::spec::Trace;
use iri_grammar::text::Charset;
use iri_grammar::{AbsoluteIri, Component, Grammar, IrelativeRef, IriReference, Span, Uri};
use std::sync::atomic::{AtomicUsize, Ordering};

fn to_uri(notation: &str) -> String {
    ToUri::new().reference(&xml(notation)).unwrap().into_string()
}

/// Stands for ToASCII, which is no part of this section.
fn to_ascii(name: &str) -> Result<String, RegNameError> {
    let labels = name.split('.').map(|label| match label {
        "r\u{e9}sum\u{e9}" => Ok("xn--rsum-bpad"),
        "\u{7d0d}\u{8c46}" => Ok("xn--99zt52a"),
        "\u{ff11}" => Ok("1"),
        "bad" => Ok("a b"),
        _ if label.is_ascii() && !label.contains('%') => Ok(label),
        _ => Err(RegNameError::from("ToASCII fails")),
    });
    Ok(labels.collect::<Result<Vec<_>, _>>()?.join("."))
}

#[test]
fn s3_1_example_of_to_ascii() {
    let iri = xml("http://r&#xE9;sum&#xE9;.example.org");
    let uri = ToUri::new().to_ascii(&to_ascii).reference(&iri).unwrap();
    assert_eq!(uri, "http://xn--rsum-bpad.example.org");
    assert_eq!(
        to_uri("http://r&#xE9;sum&#xE9;.example.org"),
        "http://r%C3%A9sum%C3%A9.example.org"
    );
}

#[test]
fn s3_1_example_of_a_domain_name_in_the_query() {
    let iri = "http://validator.w3.org/check?uri=http%3A%2F%2Fr&#xE9;sum&#xE9;.example.org";
    let uri = "http://validator.w3.org/check?uri=http%3A%2F%2Fr%C3%A9sum%C3%A9.example.org";
    assert_eq!(to_uri(iri), uri);
    // Converting the ireg-name does not reach it.
    assert_eq!(ToUri::new().to_ascii(&to_ascii).reference(&xml(iri)).unwrap(), uri);
}

#[test]
fn s3_1_example_where_existing_percent_encodings_stay() {
    assert_eq!(
        to_uri("http://www.example.org/red%09ros&#xE9;#red"),
        "http://www.example.org/red%09ros%C3%A9#red"
    );
}

#[test]
fn s3_1_example_beyond_the_bmp() {
    assert_eq!(
        to_uri("http://example.com/&#x10300;&#x10301;&#x10302;"),
        "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82"
    );
}

#[cfg(feature = "idna")]
#[test]
fn s3_1_step_1_a_normalizes() {
    let decomposed = xml("http://example.org/re&#x301;sume&#x301;");
    let paper = ToUri::new().nfc(true);
    assert_eq!(paper.reference(&decomposed).unwrap(), "http://example.org/r%C3%A9sum%C3%A9");
    let iri = Iri::new(&decomposed).unwrap();
    assert_eq!(paper.map(&iri).unwrap(), "http://example.org/r%C3%A9sum%C3%A9");
}

#[test]
fn s3_1_step_1_c_does_not_normalize() {
    assert_eq!(
        to_uri("http://example.org/re&#x301;sume&#x301;"),
        "http://example.org/re%CC%81sume%CC%81"
    );
}

/// Normalization is there before the syntax is.
#[cfg(feature = "idna")]
#[test]
fn s3_1_step_1_a_may_leave_no_iri() {
    let paper = ToUri::new().nfc(true);
    // U+1FEF is canonically the grave accent, U+037E the semicolon.
    assert!(paper.reference("\u{1fef}").is_err());
    assert_eq!(paper.reference("\u{37e}").unwrap(), ";");
    // A combining mark joins the last digit of a percent-encoding.
    let joined = Iri::new("x:%AA\u{301}").unwrap();
    assert!(matches!(paper.map(&joined), Err(MappingError::Input { .. })));
    assert_eq!(joined.to_uri(), "x:%AA%CC%81");
}

#[cfg(feature = "charset")]
#[test]
fn s3_1_step_1_b_example_of_vietnam() {
    let windows_1258 = Charset::for_label("windows-1258").unwrap();
    let octets = b"Vi\xea\xf2t%20Nam";
    assert_eq!(windows_1258.decode(octets).unwrap(), xml("Vi&#xEA;&#x323;t%20Nam"));
    let uri = ToUri::new().octets(octets, windows_1258).unwrap();
    assert_eq!(uri, ToUri::new().reference(&xml("Vi&#x1EC7;t%20Nam")).unwrap());

    let mut steps = Trace::on();
    ToUri::new().octets_with_trace(octets, windows_1258, &mut steps).unwrap();
    assert_eq!(steps[0].number, "1.b");
    assert_eq!(steps[0].after.to_string(), xml("Vi&#x1EC7;t%20Nam"));
}

#[cfg(feature = "charset")]
#[test]
fn s3_1_step_1_c_octets_in_a_unicode_encoding_are_not_normalized() {
    let utf_16 = Charset::for_label("utf-16be").unwrap();
    let uri = ToUri::new().octets(b"\0e\x03\x01", utf_16).unwrap();
    assert_eq!(uri, "e%CC%81");
    let uri = ToUri::new().octets(b"e\xcc\x81", Charset::UTF_8).unwrap();
    assert_eq!(uri, "e%CC%81");
    let error = ToUri::new().octets(b"\xff", Charset::UTF_8).unwrap_err();
    assert_eq!(format!("{error:#}"), "not UTF-8: octet FF at column 1 (RFC 3987 section 3.1)");
}

#[test]
fn s3_1_step_2_applies_to_iprivate() {
    assert_eq!(
        to_uri("http://example.org/?&#xE000;&#x100000;"),
        "http://example.org/?%EE%80%80%F4%80%80%80"
    );
}

#[test]
fn s3_1_step_2_2_uses_uppercase_and_leaves_what_is_there() {
    assert_eq!(to_uri("%e9&#xE9;"), "%e9%C3%A9");
}

#[test]
fn s3_1_applies_to_references_and_every_kind() {
    assert_eq!(IrelativeRef::new("\u{e9}/b").unwrap().to_uri(), "%C3%A9/b");
    assert_eq!(AbsoluteIri::new("x:\u{e9}?\u{e9}").unwrap().to_uri(), "x:%C3%A9?%C3%A9");
    assert_eq!(
        IriReference::new("//\u{e9}@\u{e9}:1/\u{e9}?\u{e9}#\u{e9}").unwrap().to_uri(),
        "//%C3%A9@%C3%A9:1/%C3%A9?%C3%A9#%C3%A9"
    );
}

/// The components of the result, which is not parsed again, are those that parsing finds.
#[test]
fn s3_1_the_result_has_the_components_of_a_uri() {
    for iri in [
        "http://\u{e9}@\u{e9}\u{e9}:80/\u{e9}/b?\u{e9}#\u{e9}",
        "//1.2.3.4\u{e9}/",
        "http://[::1]:8/\u{e9}",
        "urn:\u{e9}:b",
        "\u{e9}",
        "?\u{e9}",
    ] {
        let uri = IriReference::new(iri).unwrap().to_uri();
        let parsed = Grammar::Rfc3986.reference().components(uri.as_str()).unwrap();
        assert_eq!(uri.components(), parsed, "{iri}");
    }
}

#[test]
fn s3_1_applies_to_components() {
    let to_uri = ToUri::new();
    assert_eq!(to_uri.component(Component::Fragment, "r\u{e9}d").unwrap(), "r%C3%A9d");
    assert_eq!(to_uri.component(Component::Query, "\u{e000}").unwrap(), "%EE%80%80");
    let error = to_uri.component(Component::Fragment, "\u{e000}").unwrap_err();
    assert!(matches!(error, MappingError::Input { .. }));
    assert!(to_uri.component(Component::Scheme, "\u{e9}").is_err());
    let convert = to_uri.encode_printable(true);
    assert_eq!(convert.component(Component::Path, "a b").unwrap(), "a%20b");
}

#[test]
fn s3_1_is_an_identity_for_uris() {
    for uri in ["http://a/%c3%A9?%41#%2f", "http://[v1.a]/", "x:"] {
        let uri = Uri::new(uri).unwrap();
        let mapped = ToUri::new().map(&uri).unwrap();
        assert_eq!(mapped, uri);
        assert_eq!(mapped.components(), uri.components());
    }
}

#[test]
fn s3_1_to_ascii_is_for_schemes_known_to_use_domain_names() {
    let to_uri = ToUri::new().to_ascii(&to_ascii);
    let other = "other://r\u{e9}sum\u{e9}/";
    assert_eq!(to_uri.reference(other).unwrap(), "other://r%C3%A9sum%C3%A9/");
    let mut schemes = Schemes::none();
    schemes.add("other", Property::DomainName { percent_encoding: true }, "an example");
    let known = to_uri.domain_name_schemes(&schemes);
    assert_eq!(known.reference(other).unwrap(), "other://xn--rsum-bpad/");
    assert_eq!(known.reference("OTHER://r\u{e9}sum\u{e9}/").unwrap(), "OTHER://xn--rsum-bpad/");

    let relative = "//r\u{e9}sum\u{e9}/";
    assert_eq!(to_uri.reference(relative).unwrap(), "//r%C3%A9sum%C3%A9/");
    assert_eq!(to_uri.base_scheme("http").reference(relative).unwrap(), "//xn--rsum-bpad/");
}

#[test]
fn s3_1_to_ascii_may_fail_and_then_the_iri_cannot_be_resolved() {
    let error = ToUri::new().to_ascii(&to_ascii).reference("http://\u{e0}/").unwrap_err();
    assert_eq!(
        error.to_string(),
        "the reg-name \"\u{e0}\" cannot be converted (RFC 3987 section 3.1): ToASCII fails"
    );
    // Percent-encodings are not undone before.
    assert!(ToUri::new().to_ascii(&to_ascii).reference("http://r%C3%A9sum%C3%A9/").is_err());
}

#[test]
fn s3_1_what_to_ascii_gives_is_checked() {
    let to_uri = ToUri::new().to_ascii(&to_ascii);
    assert!(matches!(to_uri.reference("http://bad/"), Err(MappingError::Result { .. })));
    let uri = to_uri.reference("http://\u{ff11}.1.1.1/").unwrap();
    assert_eq!(uri.host().unwrap().form(), iri_grammar::HostForm::IPv4address);
    // An address is no ireg-name, and neither is an empty host.
    let never = |_: &str| -> Result<String, RegNameError> { panic!("no ireg-name") };
    for address in ["http://1.2.3.4/", "http://[::1]/", "http:///a", "http:a"] {
        assert_eq!(ToUri::new().to_ascii(&never).reference(address).unwrap(), address);
    }
}

#[test]
fn s3_1_printable_characters_not_allowed_in_uris_fail() {
    for c in "<>\" {}|\\^`".chars() {
        let error = ToUri::new().reference(&format!("http://\u{e9}/{c}")).unwrap_err();
        let MappingError::NotConverted { character, offset, .. } = error else { panic!("{error}") };
        assert_eq!((character, offset), (c, 10));
    }
    assert_eq!(
        format!("{:#}", ToUri::new().reference("a b").unwrap_err()),
        "U+0020 SPACE at column 2 is not allowed in URIs, and is not converted \
         (RFC 3987 section 3.1)"
    );
}

/// IRIs are mapped, and what is wrong first is told.
#[test]
fn s3_1_printable_characters_are_not_the_error_where_another_stands_before() {
    for (text, start) in [("[<", 0), ("://\\/", 0), ("x:./%#`", 4)] {
        let error = ToUri::new().reference(text).unwrap_err();
        assert_eq!(error.to_string(), IriReference::new(text).unwrap_err().to_string());
        assert_eq!(error.span().unwrap().start, start, "{text}");
    }
    let error = ToUri::new().component(Component::Scheme, "1 ").unwrap_err();
    assert!(matches!(error, MappingError::Input { .. }), "{error}");
}

#[test]
fn s3_1_step_1_octets_that_are_no_character_have_a_place() {
    let place = |charset: Charset, octets: &[u8]| {
        let error = ToUri::new().octets(octets, charset).unwrap_err();
        let MappingError::Octets { octets, offset, character_offset, .. } = error else {
            panic!("{error}")
        };
        (octets, offset, character_offset)
    };
    assert_eq!(place(Charset::UTF_8, b"\xc3\xa9\xff"), (vec![0xff], 2, 1));
    assert_eq!(place(Charset::UTF_8, b"\xe0\x80a"), (vec![0xe0], 0, 0));
    assert_eq!(place(Charset::UTF_8, b"a\xe4\xb8"), (vec![0xe4, 0xb8], 1, 1));
    #[cfg(feature = "charset")]
    for (label, octets, expected) in [
        ("shift_jis", &b"\x95\x5c\x81"[..], (vec![0x81], 2, 1)),
        ("shift_jis", b"a\x81\x20b", (vec![0x81], 1, 1)),
        ("euc-kr", b"\xb0\xa1\xff\xa1", (vec![0xff], 2, 1)),
        ("gb18030", b"a\x81\x30\x81", (vec![0x81, 0x30, 0x81], 1, 1)),
        ("windows-1255", b"\xe0\xd9a", (vec![0xd9], 1, 1)),
        ("iso-2022-jp", b"a\x1b$B0l\x1b(Bb\x80c", (vec![0x80], 10, 3)),
    ] {
        assert_eq!(place(Charset::for_label(label).unwrap(), octets), expected, "{label}");
    }
    let error = ToUri::new().octets(b"a\xe4\xb8", Charset::UTF_8).unwrap_err();
    let said = "not UTF-8: octets E4 B8 at column 2 (RFC 3987 section 3.1)";
    assert_eq!(format!("{error:#}"), said);
}

#[test]
fn s3_1_printable_characters_not_allowed_in_uris_may_be_converted() {
    let uri = ToUri::new().encode_printable(true).reference("<>\" {}|\\^`").unwrap();
    assert_eq!(uri, "%3C%3E%22%20%7B%7D%7C%5C%5E%60");
}

#[test]
fn s3_1_number_sign_percent_sign_and_brackets_must_not_be_converted() {
    let convert = ToUri::new().encode_printable(true);
    assert_eq!(convert.reference("a#b%20").unwrap(), "a#b%20");
    for text in ["a#b#c", "a%b", "a[", "a]"] {
        assert!(matches!(convert.reference(text), Err(MappingError::Input { .. })), "{text}");
    }
}

#[test]
fn s3_1_other_characters_are_not_dealt_with() {
    for text in ["\u{9}", "\u{7f}", "\u{85}", "\u{fdd0}", "a\u{e000}", "?\u{e0001}"] {
        assert!(ToUri::new().encode_printable(true).reference(text).is_err(), "{text:?}");
    }
}

#[test]
fn s3_1_the_host_is_converted_once_with_steps_and_without() {
    let called = AtomicUsize::new(0);
    let to_ascii = |name: &str| -> Result<String, RegNameError> {
        called.fetch_add(1, Ordering::Relaxed);
        Ok(name.replace('\u{e9}', "e"))
    };
    let to_uri = ToUri::new().to_ascii(&to_ascii);
    let mut steps = Trace::on();
    let uri = to_uri.reference_with_trace("http://\u{e9}/\u{e9}", &mut steps).unwrap();
    assert_eq!(
        (uri.as_str(), called.load(Ordering::Relaxed), steps.len()),
        ("http://e/%C3%A9", 1, 5)
    );
    to_uri.reference("http://\u{e9}/").unwrap();
    assert_eq!(called.load(Ordering::Relaxed), 2);
}

#[test]
fn s3_1_no_step_where_no_printable_character_is_converted() {
    let mut steps = Trace::on();
    ToUri::new().encode_printable(true).reference_with_trace("\u{e9}", &mut steps).unwrap();
    assert_eq!(steps.iter().filter(|step| step.number.is_empty()).count(), 0);
}

#[test]
fn s3_1_steps() {
    let to_uri = ToUri::new().to_ascii(&to_ascii).encode_printable(true);
    let mut steps = Trace::on();
    let iri = "http://r\u{e9}sum\u{e9}.example.org/ros\u{e9} a";
    to_uri.reference_with_trace(iri, &mut steps).unwrap();
    let lines: Vec<String> = steps.iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [
            "1.c. http://r\u{e9}sum\u{e9}.example.org/ros\u{e9} a",
            "-  http://r\u{e9}sum\u{e9}.example.org/ros\u{e9}%20a",
            "-  http://xn--rsum-bpad.example.org/ros\u{e9}%20a",
            "2.1. http://xn--rsum-bpad.example.org/ros<c3><a9>%20a",
            "2.2. http://xn--rsum-bpad.example.org/ros%C3%A9%20a",
            "2.3. http://xn--rsum-bpad.example.org/ros%C3%A9%20a",
        ]
    );
    assert!(steps.iter().all(|step| step.section.to_string() == "RFC 3987 section 3.1"));
    assert!(to_uri.reference_with_trace("%", &mut steps).is_err());
}

/// The recorder changes nothing, whatever the original is.
#[cfg(feature = "idna")]
#[test]
fn s3_1_octets_are_mapped_alike_with_and_without_steps() {
    let octets = "e\u{301}".as_bytes();
    for (nfc, number, uri) in [(false, "1.c", "e%CC%81"), (true, "1.a", "%C3%A9")] {
        let to_uri = ToUri::new().nfc(nfc);
        let mut steps = Trace::on();
        let recorded = to_uri.octets_with_trace(octets, Charset::UTF_8, &mut steps).unwrap();
        assert_eq!(to_uri.octets(octets, Charset::UTF_8).unwrap(), recorded);
        assert_eq!((steps[0].number, recorded.as_str()), (number, uri));
    }
}

#[test]
fn s3_1_an_error_has_the_span_of_what_is_wrong() {
    let span = |text| ToUri::new().reference(text).unwrap_err().span();
    assert_eq!(span("\u{e9}a b"), Some(Span { start: 3, end: 4 }));
    assert_eq!(span("\u{e9}%a"), Some(Span { start: 2, end: 4 }));
    let octets = ToUri::new().octets(b"\xc3\xa9a\xe4\xb8", Charset::UTF_8).unwrap_err();
    assert_eq!(octets.span(), Some(Span { start: 3, end: 5 }));
    let refused = |_: &str| -> Result<String, RegNameError> { Err("no".into()) };
    let error = ToUri::new().to_ascii(&refused).reference("http://\u{e9}/").unwrap_err();
    assert_eq!(error.span(), None);
}
