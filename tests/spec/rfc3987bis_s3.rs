//! 3987bis (March 2012) section 3: processing IRIs. Where the copy has lost an example,
//! draft-duerst-iri-bis-07 has it.

use crate::notation::xml;
use iri_grammar::mapping::{MappingError, ProcessingModel, RegNameConversion, RegNameError};
use iri_grammar::schemes::{Property, Schemes};
use iri_grammar::spec::{Step, Trace};
use iri_grammar::text::Charset;
use iri_grammar::{Component, Grammar, Identifier, Iri, kind};

fn to_uri(notation: &str) -> String {
    ProcessingModel::new().reference(&xml(notation)).unwrap().into_string()
}

/// Stands for the look-up procedure, which is no part of this document.
fn look_up(name: &str) -> Result<String, RegNameError> {
    let labels = name.split('.').map(|label| match label {
        "r\u{e9}sum\u{e9}" => Ok("xn--rsum-bpad"),
        "\u{ff11}" => Ok("1"),
        _ if label.bytes().all(|byte| byte.is_ascii_alphanumeric()) => Ok(label),
        _ => Err(RegNameError::from("the look-up fails")),
    });
    Ok(labels.collect::<Result<Vec<_>, _>>()?.join("."))
}

fn lines(steps: &[Step]) -> Vec<String> {
    steps.iter().map(ToString::to_string).collect()
}

#[test]
fn s3_1_unicode_is_left_as_it_is() {
    assert_eq!(to_uri("e&#x301;"), "e%CC%81");
}

#[cfg(feature = "idna")]
#[test]
fn s3_1_characters_are_normalized() {
    let paper = ProcessingModel::new().nfc(true);
    assert_eq!(paper.reference("e\u{301}").unwrap(), "%C3%A9");
    let iri = Iri::new("x:e\u{301}").unwrap();
    assert_eq!(paper.map(&iri).unwrap(), "x:%C3%A9");
}

#[cfg(feature = "charset")]
#[test]
fn s3_1_legacy_octets_are_converted_and_not_normalized() {
    let charset = Charset::for_label("windows-1258").unwrap();
    let model = ProcessingModel::new();
    assert_eq!(model.octets(b"Vi\xea\xf2t", charset).unwrap(), "Vi%C3%AA%CC%A3t");
    // "Ideally the resulting IRI would use a normalized form".
    let model = model.nfc(true);
    assert_eq!(model.octets(b"Vi\xea\xf2t", charset).unwrap(), "Vi%E1%BB%87t");
    let mut steps = Trace::on();
    let text = model.transcode(b"Vi\xea", charset).unwrap();
    model.reference_with_trace(&text, &mut steps).unwrap();
    assert_eq!(steps[0].to_string(), "3.1. Vi\u{ea}");
    assert!(ProcessingModel::new().octets(b"\xff", Charset::UTF_8).is_err());
}

#[test]
fn s3_3_characters_not_allowed_anywhere_in_a_uri_are_encoded() {
    let encoded: String = ('\0'..='\u{7f}')
        .filter(|c| {
            let path = ProcessingModel::new().component(None, Component::Path, &c.to_string());
            path.unwrap() != c.to_string()
        })
        .collect();
    let controls: String = ('\0'..=' ').collect();
    assert_eq!(encoded, format!("{controls}\"<>\\^`{{|}}\u{7f}"));
    assert_eq!(to_uri("a b|c\u{1}"), "a%20b%7Cc%01");
}

#[test]
fn s3_3_is_defined_for_all_sequences_of_characters() {
    for (text, uri) in [
        ("\u{e000}\u{fdd0}\u{ffff}\u{202e}", "%EE%80%80%EF%B7%90%EF%BF%BF%E2%80%AE"),
        ("http://a b/<c>?<d>#<e>", "http://a%20b/%3Cc%3E?%3Cd%3E#%3Ce%3E"),
    ] {
        assert_eq!(ProcessingModel::new().reference(text).unwrap(), uri);
    }
    // But not all of them are mapped to a URI.
    for text in ["%", "a[", "a#b#c", "\u{e9}:", "http://a:b/"] {
        let error = ProcessingModel::new().reference(text).unwrap_err();
        assert!(matches!(error, MappingError::Result { .. }), "{text}");
    }
}

#[test]
fn s3_3_is_an_identity_for_uri_components() {
    assert_eq!(to_uri("http://a@b:1/%c3%a9/?%41#%2f"), "http://a@b:1/%c3%a9/?%41#%2f");
}

#[test]
fn s3_4_1_example_of_percent_encoding() {
    assert_eq!(
        to_uri("http://r&#xE9;sum&#xE9;.example.org"),
        "http://r%C3%A9sum%C3%A9.example.org"
    );
}

/// draft-duerst-iri-bis-07 prints `xn--rsum-bad`; RFC 3987 has `xn--rsum-bpad`, which is
/// what Punycode gives.
#[test]
fn s3_4_2_example_of_punycode() {
    let model = ProcessingModel::new().look_up(&look_up);
    let iri = xml("http://r&#xE9;sum&#xE9;.example.org");
    assert_eq!(model.reference(&iri).unwrap(), "http://xn--rsum-bpad.example.org");
    assert_eq!(model.map(&Iri::new(&iri).unwrap()).unwrap(), "http://xn--rsum-bpad.example.org");
}

#[test]
fn s3_4_2_percent_encodings_are_decoded_first() {
    let model = ProcessingModel::new().look_up(&look_up);
    assert_eq!(model.reference("http://r%C3%A9sum\u{e9}/").unwrap(), "http://xn--rsum-bpad/");
    assert_eq!(model.reference("http://%61%2Eb/").unwrap(), "http://a.b/");
}

#[test]
fn s3_4_2_what_is_not_utf_8_leaves_the_field_as_it_is() {
    let model = ProcessingModel::new().look_up(&look_up);
    assert_eq!(model.reference("http://r%E9sum%C3%A9/").unwrap(), "http://r%E9sum%C3%A9/");
    // As it is, it would be no part of a URI.
    assert_eq!(model.reference("http://%E9\u{e9}/").unwrap(), "http://%E9%C3%A9/");
}

#[test]
fn s3_4_2_if_the_conversion_fails_the_entire_conversion_fails() {
    let model = ProcessingModel::new().look_up(&look_up);
    let error = model.reference("http://\u{e0}%20/").unwrap_err();
    assert_eq!(
        error.to_string(),
        "the reg-name \"\u{e0} \" cannot be converted (3987bis (March 2012) section 3.4.2): \
         the look-up fails"
    );
    let substitute = model.invalid_host("invalid-");
    assert_eq!(substitute.reference("http://\u{e0}/a").unwrap(), "http://invalid-/a");
}

#[test]
fn s3_4_2_is_for_names_that_are_certain_to_be_domain_names() {
    let model = ProcessingModel::new().look_up(&look_up);
    assert_eq!(model.reference("x://r\u{e9}sum\u{e9}/").unwrap(), "x://r%C3%A9sum%C3%A9/");
    assert_eq!(model.reference("//r\u{e9}sum\u{e9}/").unwrap(), "//r%C3%A9sum%C3%A9/");
    assert_eq!(
        model.base_scheme("http").reference("//r\u{e9}sum\u{e9}/").unwrap(),
        "//xn--rsum-bpad/"
    );
    let mut schemes = Schemes::none();
    schemes.add("x", Property::DomainName { percent_encoding: true }, "an example");
    assert_eq!(
        model.domain_name_schemes(&schemes).reference("x://r\u{e9}sum\u{e9}/").unwrap(),
        "x://xn--rsum-bpad/"
    );
    for address in ["http://[::1]/", "http://1.2.3.4/", "http:///", "http:a"] {
        let never = |_: &str| -> Result<String, RegNameError> { panic!("no domain name") };
        assert_eq!(ProcessingModel::new().look_up(&never).reference(address).unwrap(), address);
    }
}

#[test]
fn s3_4_2_the_components_of_the_result_are_those_that_parsing_finds() {
    let model = ProcessingModel::new().look_up(&look_up);
    let iri = Iri::new("http://\u{ff11}.1.1.1/\u{e9}").unwrap();
    let uri = model.map(&iri).unwrap();
    let parsed = Grammar::Rfc3986.reference().components(&uri).unwrap();
    assert_eq!(uri.components(), parsed);
}

#[test]
fn s3_4_3_example_of_a_domain_name_in_the_query() {
    let iri = "http://validator.w3.org/check?uri=http%3A%2F%2Fr&#xE9;sum&#xE9;.example.org";
    let uri = "http://validator.w3.org/check?uri=http%3A%2F%2Fr%C3%A9sum%C3%A9.example.org";
    assert_eq!(to_uri(iri), uri);
    // The look-up of the ireg-name does not reach it.
    let model = ProcessingModel::new().look_up(&look_up);
    assert_eq!(model.reference(&xml(iri)).unwrap(), uri);
}

#[test]
fn s3_4_3_example_where_existing_percent_encodings_stay() {
    assert_eq!(
        to_uri("http://www.example.org/red%09ros&#xE9;#red"),
        "http://www.example.org/red%09ros%C3%A9#red"
    );
}

#[cfg(feature = "charset")]
mod s3_5 {
    use super::*;
    use crate::support::full;
    use crate::texts::{decoded, legacy_character};
    use iri_grammar::text::Unencodable;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;

    fn model(label: &str) -> ProcessingModel<'static> {
        ProcessingModel::new().document_charset(Charset::for_label(label).unwrap())
    }

    #[test]
    fn s3_5_the_query_of_http_and_https_is_in_the_document_charset() {
        for scheme in ["http", "HTTPS"] {
            let uri = model("iso-8859-1")
                .reference(&format!("{scheme}://a\u{e9}/\u{e9}?\u{e9} %C3%A9#\u{e9}"));
            assert_eq!(
                uri.unwrap(),
                format!("{scheme}://a%C3%A9/%C3%A9?%E9%20%C3%A9#%C3%A9").as_str()
            );
        }
        // U+005C, which the encoder gives for U+00A5.
        let encoded = model("shift_jis").reference("http://a/?\u{8868}\u{a5}").unwrap();
        assert_eq!(encoded, "http://a/?%95%5C%5C");
        let iri = Iri::new("http://a/?\u{e9}").unwrap();
        assert_eq!(model("iso-8859-1").map(&iri).unwrap(), "http://a/?%E9");
    }

    #[test]
    fn s3_5_is_not_applied_for_any_other_scheme_or_component() {
        for text in ["ftp://a/?\u{e9}", "//a/?\u{e9}", "?\u{e9}"] {
            let uri = model("iso-8859-1").reference(text).unwrap();
            assert_eq!(uri.query(), Some("%C3%A9"));
        }
        let uri = model("iso-8859-1").reference("http://\u{e9}@\u{e9}/\u{e9}?\u{e9}#\u{e9}");
        assert_eq!(uri.unwrap(), "http://%C3%A9@%C3%A9/%C3%A9?%E9#%C3%A9");
        assert_eq!(model("iso-8859-1").base_scheme("http").reference("?\u{e9}").unwrap(), "?%E9");
    }

    #[test]
    fn s3_5_is_not_applied_for_a_ucs_based_charset() {
        for label in ["utf-8", "utf-16", "utf-16be"] {
            assert_eq!(model(label).reference("http://a/?\u{e9}").unwrap(), "http://a/?%C3%A9");
        }
    }

    #[test]
    fn s3_5_charsets_of_more_than_one_octet() {
        for (label, query) in [
            ("shift_jis", "%95%5C%20a%83%65"),
            ("euc-jp", "%C9%BD%20a%A5%C6"),
            ("iso-2022-jp", "%1B%24%42%49%3D%1B%28%42%20a%1B%24%42%25%46%1B%28%42"),
            ("gb18030", "%B1%ED%20a%A5%C6"),
        ] {
            let uri = model(label).reference("http://a/?\u{8868} a\u{30c6}").unwrap();
            assert_eq!(uri.query(), Some(query), "{label}");
        }
    }

    #[test]
    fn s3_5_a_character_that_the_charset_lacks() {
        let text = "http://a/?a\u{e9}\u{65e5}\u{672c}b";
        let error = model("iso-8859-1").reference(text).unwrap_err();
        assert_eq!(
            format!("{:#}", error),
            "U+65E5 at column 3 of the query is not in windows-1252 \
             (3987bis (March 2012) section 3.5)"
        );
        let with = |unencodable| {
            let uri = model("iso-8859-1").unencodable(unencodable).reference(text);
            uri.unwrap().query().unwrap().to_string()
        };
        assert_eq!(with(Unencodable::NumericReference), "a%E9%26%2326085%3B%26%2326412%3Bb");
        assert_eq!(with(Unencodable::Utf8), "a%E9%E6%97%A5%E6%9C%ACb");
        let jis = model("iso-2022-jp").unencodable(Unencodable::Utf8);
        assert_eq!(
            jis.reference("http://a/?\u{8868}\u{e9}\u{8868}").unwrap().query(),
            Some("%1B%24%42%49%3D%1B%28%42%C3%A9%1B%24%42%49%3D%1B%28%42")
        );
    }

    /// In the state of U+00A5, 0x5C is that character.
    #[test]
    fn s3_5_a_percent_encoded_octet_is_read_in_us_ascii() {
        let uri = model("iso-2022-jp").reference("http://a/?\u{a5}a%5C~").unwrap();
        assert_eq!(uri.query(), Some("%1B%28%4A%5Ca%1B%28%42%5C~"));
    }

    /// The Encoding Standard has its encoder of ISO-2022-JP report U+FFFD in the place of the
    /// three controls that it shifts with, so that a form is never sent with them.
    #[test]
    fn s3_5_the_controls_of_a_stateful_encoding() {
        let jis = model("iso-2022-jp");
        for c in ['\u{e}', '\u{f}', '\u{1b}'] {
            for (before, octets) in [
                ("", ""),
                ("a", "a"),
                ("\u{8868}", "%1B%24%42%49%3D%1B%28%42"),
                ("\u{a5}", "%1B%28%4A%5C"),
            ] {
                let text = format!("http://a/?{before}{c}");
                let error = jis.reference(&text).unwrap_err();
                let MappingError::Unencodable { character, offset, .. } = error else {
                    panic!("{error}")
                };
                assert_eq!((character, offset), (c, before.len()));
                let with = |unencodable| {
                    let uri = jis.unencodable(unencodable).reference(&text).unwrap();
                    let query = uri.query().unwrap().strip_prefix(octets).unwrap();
                    query.trim_end_matches("%1B%28%42").to_string()
                };
                assert_eq!(with(Unencodable::Utf8), format!("%{:02X}", u32::from(c)));
                assert_eq!(with(Unencodable::NumericReference), "%26%2365533%3B");
            }
        }
    }

    /// The names of the Encoding Standard.
    const ENCODINGS: [&str; 39] = [
        "UTF-8",
        "IBM866",
        "ISO-8859-2",
        "ISO-8859-3",
        "ISO-8859-4",
        "ISO-8859-5",
        "ISO-8859-6",
        "ISO-8859-7",
        "ISO-8859-8",
        "ISO-8859-8-I",
        "ISO-8859-10",
        "ISO-8859-13",
        "ISO-8859-14",
        "ISO-8859-15",
        "ISO-8859-16",
        "KOI8-R",
        "KOI8-U",
        "macintosh",
        "windows-874",
        "windows-1250",
        "windows-1251",
        "windows-1252",
        "windows-1253",
        "windows-1254",
        "windows-1255",
        "windows-1256",
        "windows-1257",
        "windows-1258",
        "x-mac-cyrillic",
        "GBK",
        "gb18030",
        "Big5",
        "EUC-JP",
        "ISO-2022-JP",
        "Shift_JIS",
        "EUC-KR",
        "UTF-16BE",
        "UTF-16LE",
        "x-user-defined",
    ];

    /// Each is encoded or named as what the encoding lacks; and what is encoded comes back
    /// from the document as the same octets.
    #[test]
    fn s3_5_every_character_in_every_encoding() {
        let mut text = String::new();
        for label in ENCODINGS {
            let charset = Charset::for_label(label).unwrap();
            assert_eq!(charset.name(), label);
            let encodes = |c: &char| {
                text.clear();
                text.extend(['a', *c]);
                match charset.percent_encode(&text) {
                    Ok(octets) => {
                        assert!(octets.starts_with('a') && octets.len() > 1, "{label} {c:?}");
                        true
                    }
                    Err(MappingError::Unencodable { character, offset, .. }) => {
                        assert_eq!((character, offset), (*c, 1), "{label}");
                        false
                    }
                    Err(error) => panic!("{error}"),
                }
            };
            // Most of what the tables of encodings have is in plane 0.
            let is_looked_at = |c: &char| full() || *c < '\u{10000}' || u32::from(*c) % 61 == 0;
            let all: Vec<char> = ('\0'..=char::MAX).filter(is_looked_at).filter(encodes).collect();
            let all: Vec<char> = all.into_iter().filter(|c| is_in_query(*c)).collect();
            all.chunks(256).for_each(|some| way(charset, &String::from_iter(some)));
        }
    }

    /// A query is encoded as one text: what shifts an encoding stays in force.
    #[test]
    fn s3_5_a_stateful_encoding_shifts_where_the_document_does() {
        for (text, query) in [
            ("\u{a5}a\u{a5}~", "%1B%28%4A%5Ca%5C%1B%28%42~"),
            ("\u{8868}a%20\u{8868}", "%1B%24%42%49%3D%1B%28%42a%20%1B%24%42%49%3D%1B%28%42"),
        ] {
            let uri = model("iso-2022-jp").reference(&format!("http://a/?{text}")).unwrap();
            assert_eq!(uri.query(), Some(query));
        }
    }

    /// Characters of the encoding to octets, those to an IRI, its query to octets.
    fn way(charset: Charset, query: &str) {
        if charset.is_ucs_based() {
            return;
        }
        let encoding = encoding_rs::Encoding::for_label(charset.name().as_bytes()).unwrap();
        let (octets, _, lacking) = encoding.encode(query);
        if lacking {
            return;
        }
        let iri = [b"http://a/?", &octets[..]].concat();
        let model = ProcessingModel::new().document_charset(charset);
        let uri = model.octets(&iri, charset).unwrap();
        assert_eq!(decoded(uri.query().unwrap()), octets[..], "{charset} {query:?} {uri}");
        let mut steps = Trace::on();
        let text = model.transcode(&iri, charset).unwrap();
        model.reference_with_trace(&text, &mut steps).unwrap();
        assert_eq!(steps.last().unwrap().after.to_string(), uri.as_str());
    }

    fn is_in_query(c: char) -> bool {
        !matches!(c, '#' | '%' | '[' | ']')
    }

    proptest! {
        #[test]
        fn s3_1_and_s3_5_a_text_comes_back_as_its_octets(
            label in select(&ENCODINGS[1..]),
            text in vec(prop_oneof![6 => legacy_character(), 1 => any::<char>()], 0..24),
        ) {
            let charset = Charset::for_label(label).unwrap();
            let has = |c: &char| is_in_query(*c) && charset.can_encode(*c);
            way(charset, &String::from_iter(text.iter().filter(|c| has(c))));
        }
    }
}

#[test]
fn s3_6_the_original_punctuation_delimits_the_components() {
    for text in ["//@:/?#", "a:?#", "//:", "?", "#", "", "a:", "//a@b:/", "//a?", "//a#"] {
        assert_eq!(ProcessingModel::new().reference(text).unwrap(), text);
        let iri = text.replace('a', "a\u{e9}");
        if Grammar::Rfc3986.reference().matches(text) && !text.starts_with("a:") {
            assert_eq!(to_uri(&iri), text.replace('a', "a%C3%A9"));
        }
    }
}

#[test]
fn s3_takes_iris_of_its_own_grammar() {
    // Tags are allowed in the query.
    let iri: Identifier<kind::rfc3987bis::Iri, &str> =
        Identifier::<_, &str>::new("x:?\u{e0001}").unwrap();
    assert_eq!(ProcessingModel::new().map(&iri).unwrap(), "x:?%F3%A0%80%81");
    assert_eq!(iri.to_uri(), "x:?%F3%A0%80%81");
}

#[test]
fn s3_steps() {
    let model = ProcessingModel::new().look_up(&look_up);
    let mut steps = Trace::on();
    model.reference_with_trace("http://r\u{e9}sum\u{e9}/\u{e9}?\u{e9}", &mut steps).unwrap();
    assert_eq!(
        lines(&steps),
        [
            "3.1. http://r\u{e9}sum\u{e9}/\u{e9}?\u{e9}",
            "3.2. scheme: http, host: r\u{e9}sum\u{e9}, path: /\u{e9}, query: \u{e9}",
            "3.3. scheme: http, host: r\u{e9}sum\u{e9}, path: /%C3%A9, query: \u{e9}",
            "3.4.2. scheme: http, host: xn--rsum-bpad, path: /%C3%A9, query: \u{e9}",
            "3.5. scheme: http, host: xn--rsum-bpad, path: /%C3%A9, query: %C3%A9",
            "3.6. http://xn--rsum-bpad/%C3%A9?%C3%A9",
        ]
    );
    assert_eq!(steps[5].section.to_string(), "3987bis (March 2012) section 3.6");
    steps.take();
    ProcessingModel::new().reference_with_trace("\u{e9}", &mut steps).unwrap();
    assert_eq!(steps[3].number, "3.4.1");
    for (model, text) in [(ProcessingModel::new(), "http://a/"), (model, "x://a/")] {
        steps.take();
        model.reference_with_trace(text, &mut steps).unwrap();
        assert_eq!(steps[3].number, "3.4.1", "{text}");
    }
}

#[test]
fn s3_1_octets_are_mapped_as_the_characters_that_they_are() {
    let octets = "http://a/e\u{301}?\u{e9}".as_bytes();
    let uri = ProcessingModel::new().octets(octets, Charset::UTF_8).unwrap();
    assert_eq!(uri, "http://a/e%CC%81?%C3%A9");
    let characters = ProcessingModel::new().transcode(octets, Charset::UTF_8).unwrap();
    assert_eq!(characters.as_bytes(), octets);
    assert!(ProcessingModel::new().octets(b"\xff", Charset::UTF_8).is_err());
}

/// A host is looked up where it is a domain name, and no other component is.
#[test]
fn s3_4_2_is_for_the_host_of_a_scheme_that_has_domain_names() {
    let model = ProcessingModel::new().look_up(&look_up);
    let component =
        |scheme, component| model.component(scheme, component, "r\u{e9}sum\u{e9}").unwrap();
    assert_eq!(component(Some("http"), Component::Host), "xn--rsum-bpad");
    assert_eq!(component(Some("x"), Component::Host), "r%C3%A9sum%C3%A9");
    // Digits and dots that are no address are a name.
    let called = |name: &str| -> Result<String, RegNameError> { Ok(format!("{name}.example")) };
    let of_digits = ProcessingModel::new().look_up(&called);
    assert_eq!(of_digits.reference("http://1.2.3/").unwrap(), "http://1.2.3.example/");
    assert_eq!(of_digits.reference("http://1.2.3.4/").unwrap(), "http://1.2.3.4/");
    assert_eq!(format!("{:?}", RegNameConversion::from(&called)), "Function");
    assert_eq!(component(None, Component::Host), "r%C3%A9sum%C3%A9");
    for other in [Component::Userinfo, Component::Path, Component::Query, Component::Fragment] {
        assert_eq!(component(Some("http"), other), "r%C3%A9sum%C3%A9");
    }
}
