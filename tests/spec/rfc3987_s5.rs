//! RFC 3987 section 5: normalization and comparison.

use crate::notation::xml;
use iri_grammar::detection::Finder;
use iri_grammar::escapes::Escapes;
use iri_grammar::host::{Idna2003, Idna2008, Profile};
use iri_grammar::ladder::{
    Idn, Keyed, Knowledge, Ladder, LadderError, PercentEncoding, Purpose, Redirects, Rung,
};
use iri_grammar::schemes::{Property, Schemes};
use iri_grammar::spec::{Step, Trace};
use iri_grammar::text::CharacterForm;
#[cfg(feature = "charset")]
use iri_grammar::text::Charset;
use iri_grammar::{Component, Grammar, Iri, IriBuf, IriReference, Uri, kind};
use std::collections::{BTreeSet, HashSet};
use std::error::Error;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

fn iri(text: &str) -> IriBuf {
    Iri::new(text).unwrap_or_else(|error| panic!("{text}: {error}")).into_owned()
}

/// The lowest rung at which the two are the same.
fn meet(a: &str, b: &str) -> Option<Rung> {
    let height = Rung::ProtocolBased;
    Ladder::for_comparison()
        .idn(Idn::Agreed)
        .compare(&iri(a), &iri(b), height)
        .unwrap()
        .lowest_rung()
}

fn climb(height: Rung, text: &str) -> String {
    let ladder = Ladder::new().idn(Idn::Agreed);
    let given = IriReference::new(text).unwrap();
    let normalized = ladder.climb(height, &given).unwrap();
    normalized.identifier.into_string()
}

#[test]
fn s5_1_relative_references_are_resolved_first() {
    let (relative, absolute) = (IriReference::new("a").unwrap(), Iri::new("http://a/a").unwrap());
    let error = Ladder::for_comparison().compare(&relative, &absolute, Rung::Case).unwrap_err();
    assert_eq!(error, LadderError::Relative { text: "a".into() });
    assert!(error.to_string().ends_with("(RFC 3987 section 5.1)"), "{error}");
    let key = Keyed::new(&relative, Rung::Case);
    assert!(key.is_err());
    let target = absolute.resolve(&relative).unwrap();
    assert_eq!(Ladder::for_comparison().equivalent(&target, &absolute, Rung::Case), Ok(true));
}

#[test]
fn s5_1_fragments_are_excluded_for_a_network_action() {
    let (a, b) = (iri("http://a/#\u{e9}"), iri("http://a/"));
    let ladder = Ladder::for_comparison();
    assert_eq!(ladder.equivalent(&a, &b, Rung::SchemeBased), Ok(false));
    let network = ladder.purpose(Purpose::NetworkAction);
    assert_eq!(
        network.compare(&a, &b, Rung::SchemeBased).unwrap().lowest_rung(),
        Some(Rung::SimpleString)
    );
    // Normalizing does not leave them out.
    let normalizing = Ladder::new().purpose(Purpose::NetworkAction);
    assert_eq!(normalizing.climb(Rung::SchemeBased, &a).unwrap().identifier, a);
}

#[test]
fn s5_1_identity_tokens_use_simple_string_comparison() {
    let (a, b) = (iri("http://a/%C3%A9"), iri("http://a/\u{e9}"));
    let ladder = Ladder::for_comparison().purpose(Purpose::IdentityToken);
    assert_eq!(ladder.equivalent(&a, &a, Rung::SimpleString), Ok(true));
    assert_eq!(ladder.equivalent(&a, &b, Rung::SimpleString), Ok(false));
    for rung in Rung::ALL.into_iter().skip(1) {
        let refused = LadderError::IdentityToken { rung };
        assert_eq!(ladder.equivalent(&a, &b, rung), Err(refused.clone()));
        assert_eq!(ladder.climb(rung, &a).unwrap_err(), refused);
    }
}

#[test]
fn s5_2_what_is_compared_has_no_escapings_of_the_format() {
    let resolved = "http://example.org/ros\u{e9}";
    let (decimal, hexadecimal) = ("http://example.org/ros&#233;", "http://example.org/ros&#xE9;");
    // "in HTML or XML"
    for text in [decimal, hexadecimal] {
        assert_eq!(Escapes::Xml.resolve(text).unwrap(), resolved);
        #[cfg(feature = "html")]
        assert_eq!(Escapes::Html.resolve(text).unwrap(), resolved);
    }
    // "in HTML"
    let named = "http://example.org/ros&eacute;";
    #[cfg(feature = "html")]
    assert_eq!(Escapes::Html.resolve(named).unwrap(), resolved);
    let error = Escapes::Xml.resolve(named).unwrap_err();
    assert_eq!(error.span().slice(named), "&eacute;");
    assert_eq!(
        format!("{:#}", error),
        "the reference at column 23 has a name that XML does not predefine \
         (XML 1.0 section 4.6)"
    );
}

#[test]
fn s5_2_references_of_xml() {
    let resolve = |text| Escapes::Xml.resolve(text).map(|text| text.into_owned());
    assert_eq!(resolve("a&amp;amp;&lt;&gt;&quot;&apos;&#97;&#x61;").unwrap(), "a&amp;<>\"'aa");
    for (text, span) in [
        ("?a&b", "&"),
        ("?a&b=c", "&"),
        ("&amp", "&"),
        ("a&", "&"),
        ("&;", "&"),
        ("&#X61;", "&"),
        ("&#;", "&"),
        ("x&#0;", "&#0;"),
        ("&#x1;", "&#x1;"),
        ("&#xD800;", "&#xD800;"),
        ("&#xFFFF;", "&#xFFFF;"),
        ("&#x110000;", "&#x110000;"),
        ("&\u{e9};", "&\u{e9};"),
    ] {
        assert_eq!(resolve(text).unwrap_err().span().slice(text), span, "{text}");
    }
}

/// In an attribute, as the HTML Standard has it.
#[cfg(feature = "html")]
#[test]
fn s5_2_references_of_html() {
    for (text, resolved) in [
        ("?a&amp;b&ampc", "?a&b&ampc"),
        ("?a=1&copy=2&copy", "?a=1&copy=2\u{a9}"),
        ("&#233&#xe9;&#Xe9;", "\u{e9}\u{e9}\u{e9}"),
        ("&#128;&#0;", "\u{20ac}\u{fffd}"),
        ("&NotEqualTilde;", "\u{2242}\u{338}"),
        ("&nothing;&", "&nothing;&"),
        ("&lt=&lt;=&lt\u{e9}&lt", "&lt=<=<\u{e9}<"),
        ("\r\n\0&amp\"'>\r&#13;", "\r\n\0&\"'>\r\r"),
    ] {
        assert_eq!(Escapes::Html.resolve(text).unwrap(), resolved, "{text}");
    }
}

#[test]
fn s5_2_escapes_of_css() {
    for (text, resolved) in [
        ("ros\\E9", "ros\u{e9}"),
        ("ros\\e9 e\\0000E9e\\E9\r\ne", "ros\u{e9}e\u{e9}e\u{e9}e"),
        ("\\(\\\\\\\"\\z", "(\\\"z"),
        ("a\\\nb\\\r\nc\\", "abc"),
        ("\\0 \\D800 \\110000 ", "\u{fffd}\u{fffd}\u{fffd}"),
    ] {
        assert_eq!(Escapes::Css.resolve(text).unwrap(), resolved, "{text}");
    }
}

#[test]
fn s5_3_1_never_maps_to_uris() {
    let (a, b) = (iri("http://a/\u{e9}"), iri("http://a/%C3%A9"));
    let comparison = Ladder::for_comparison().compare(&a, &b, Rung::SimpleString).unwrap();
    assert!(!comparison.equivalent());
    assert_eq!((&*comparison.forms()[0].left, &*comparison.forms()[0].right), (&*a, &*b));
    assert_eq!(meet(&a, &a), Some(Rung::SimpleString));
}

#[test]
fn s5_3_2_example() {
    let a = xml("example://a/b/c/%7Bfoo%7D/ros&#xE9;");
    let b = "eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9";
    assert_eq!(meet(&a, b), Some(Rung::PathSegments));
    let legible = Ladder::new().percent_encoding(PercentEncoding::Iunreserved);
    assert_eq!(legible.climb(Rung::PathSegments, &iri(b)).unwrap().identifier, a.as_str());
}

#[test]
fn s5_3_2_1_hexadecimal_digits() {
    assert_eq!(meet("http://a/%3a", "http://a/%3A"), Some(Rung::Case));
    assert_eq!(climb(Rung::Case, "//u%3a@%c3%a9/%aa?%bb#%cC"), "//u%3A@%C3%A9/%AA?%BB#%CC");
}

#[test]
fn s5_3_2_1_scheme_and_host() {
    assert_eq!(meet("HTTP://www.EXAMPLE.com/", "http://www.example.com/"), Some(Rung::Case));
    assert_eq!(climb(Rung::Case, "HTTP://U@[V1.A]:80/P?Q#F"), "http://U@[v1.a]:80/P?Q#F");
}

#[test]
fn s5_3_2_1_a_host_with_other_characters_is_left_to_5_3_3() {
    assert_eq!(climb(Rung::Case, "HTTP://R\u{c9}SUM\u{c9}.ORG/"), "http://R\u{c9}SUM\u{c9}.ORG/");
    let lower = "http://r\u{e9}sum\u{e9}.org/";
    assert_eq!(meet("http://R\u{c9}SUM\u{c9}.ORG/", lower), Some(Rung::SchemeBased));
    // Of no scheme is it known that the host is a domain name.
    assert_eq!(meet("x://R\u{c9}/", "x://r\u{e9}/"), None);
}

#[test]
fn s5_3_2_2_examples() {
    let composed = iri(&xml("http://www.example.org/r&#xE9;sum&#xE9;.html"));
    let decomposed = iri(&xml("http://www.example.org/re&#x301;sume&#x301;.html"));
    assert!(CharacterForm::Nfc.is_normalized(&composed));
    assert!(!CharacterForm::Nfc.is_normalized(&decomposed));
    let nfc = Ladder::for_comparison().character_form(CharacterForm::Nfc);
    assert_eq!(
        nfc.compare(&composed, &decomposed, Rung::ProtocolBased).unwrap().lowest_rung(),
        None
    );
    let created = Ladder::new().character_form(CharacterForm::Nfc);
    assert_eq!(created.climb(Rung::Character, &decomposed).unwrap().identifier, composed);
    assert_eq!(Ladder::new().climb(Rung::SchemeBased, &decomposed).unwrap().identifier, decomposed);
}

/// The rung of a step.
fn rung(step: &Step) -> Rung {
    step.section.section.parse().unwrap()
}

#[test]
fn s5_3_2_2_what_is_decoded_is_normalized_too() {
    let nfc = Ladder::new().character_form(CharacterForm::Nfc);
    let given = iri("http://a/%61\u{301}");
    let mut steps = Trace::on();
    let normalized = nfc.climb_with_trace(Rung::SchemeBased, &given, &mut steps).unwrap();
    assert_eq!(normalized.identifier, "http://a/\u{e1}");
    let rungs: Vec<Rung> = steps.iter().map(rung).collect();
    assert_eq!(rungs, [Rung::PercentEncoding, Rung::Character]);
    let legible = nfc.percent_encoding(PercentEncoding::Iunreserved);
    let given = iri("http://a/%61%CC%81");
    let normalized = legible.climb(Rung::PercentEncoding, &given).unwrap();
    assert_eq!(normalized.identifier, "http://a/\u{e1}");
    let nfkc = Ladder::new().character_form(CharacterForm::Nfkc);
    let given = iri("x://\u{ff21}/");
    let normalized = nfkc.climb(Rung::Character, &given).unwrap();
    assert_eq!(normalized.identifier, "x://a/");
}

#[test]
fn s5_3_2_2_nfkc_for_creation() {
    let nfkc = Ladder::new().character_form(CharacterForm::Nfkc);
    // "half-width Latin letters instead of full-width ones, and full-width instead of
    // half-width Katakana."
    let given = iri("http://a/\u{ff41}\u{ff71}");
    let normalized = nfkc.apply(Rung::Character, &given).unwrap();
    assert_eq!(normalized.identifier, "http://a/a\u{30a2}");
    // U+FF0F becomes a slash; U+1FEF a grave accent, by NFC already.
    for (text, form) in
        [("http://a/\u{ff0f}", CharacterForm::Nfkc), ("http://a/\u{1fef}", CharacterForm::Nfc)]
    {
        let given = iri(text);
        let error = Ladder::new().character_form(form).apply(Rung::Character, &given);
        let error = error.unwrap_err();
        let message = "the path cannot be character normalized: ";
        assert!(error.to_string().starts_with(message), "{error}");
        assert!(matches!(error, LadderError::Character { component: Component::Path, .. }));
    }
}

#[test]
fn s5_3_2_3_examples() {
    let plain = "http://example.org/~user";
    assert_eq!(meet(plain, "http://example.org/%7euser"), Some(Rung::PercentEncoding));
    assert_eq!(meet(plain, "http://example.org/%7Euser"), Some(Rung::PercentEncoding));
    assert_eq!(climb(Rung::PercentEncoding, "http://example.org/%7euser"), plain);
}

#[test]
fn s5_3_2_3_reserved_characters_stay() {
    let text = "http://a/%2F%3f?%26#%23%25";
    assert_eq!(climb(Rung::PercentEncoding, text), "http://a/%2F%3F?%26#%23%25");
    assert_eq!(meet("http://a/%2F", "http://a//"), None);
    assert_eq!(meet("http://a/%2541", "http://a/%41"), None);
}

#[test]
fn s5_3_2_3_alignment_and_iunreserved() {
    let encoded = "http://a/%C3%A9?%EE%80%80#%E2%80%AE%FF";
    let decoded = "http://a/\u{e9}?\u{e000}#%E2%80%AE%FF";
    assert_eq!(meet(encoded, decoded), Some(Rung::PercentEncoding));
    assert_eq!(climb(Rung::PercentEncoding, encoded), encoded);
    let legible = Ladder::new().percent_encoding(PercentEncoding::Iunreserved);
    let given = iri(encoded);
    let normalized = legible.climb(Rung::PercentEncoding, &given).unwrap();
    // iunreserved has no private use, and IRIs no bidi formatting (section 4.1).
    assert_eq!(normalized.identifier, "http://a/\u{e9}?%EE%80%80#%E2%80%AE%FF");
}

#[test]
fn s5_3_2_3_a_host_that_is_decoded_is_case_normalized() {
    let given = iri("x://%41B%43/");
    let mut steps = Trace::on();
    let normalized =
        Ladder::new().climb_with_trace(Rung::PercentEncoding, &given, &mut steps).unwrap();
    assert_eq!(normalized.identifier, "x://abc/");
    let rungs: Vec<Rung> = steps.iter().map(rung).collect();
    assert_eq!(rungs, [Rung::Case, Rung::PercentEncoding, Rung::Case]);
    let given = iri("x://1.2.3.%34/");
    let address = Ladder::new().climb(Rung::PercentEncoding, &given).unwrap();
    assert_eq!(address.identifier.host().unwrap().form(), iri_grammar::HostForm::IPv4address);
}

/// "additional care is required to make sure that characters, and not just arbitrary octets, are
/// compared"
#[cfg(feature = "charset")]
#[test]
fn s5_2_characters_are_compared_and_not_octets() {
    let read = |label, octets| {
        let text = Charset::for_label(label).unwrap().transcode(octets).unwrap();
        Iri::new(&text).unwrap().into_owned()
    };
    let of_utf_8 = read("utf-8", b"x:\xc3\xa9");
    assert_eq!(of_utf_8, "x:\u{e9}");
    assert_eq!(read("iso-8859-1", b"x:\xe9"), of_utf_8);
    assert_eq!(read("utf-16le", b"x\0:\0\xe9\0"), of_utf_8);
    // The same octets, and other characters.
    assert_ne!(read("iso-8859-1", b"x:\xc3\xa9"), of_utf_8);
}

/// "an IRI SHOULD NOT be modified when being transported"
#[test]
fn s5_3_1_what_takes_and_gives_an_iri_gives_it_as_it_stands() {
    for text in
        ["HTTP://EXAMPLE.org:80/%7e/./../%c3%A9?#", "http://a/e\u{301}\u{200c}\u{1100}\u{1161}"]
    {
        let given = iri(text);
        assert_eq!(given.clone().into_string(), text);
        assert_eq!(IriReference::new(text).unwrap().into_owned().to_string(), text);
        assert_eq!(given.to_builder().build().unwrap().as_str(), text);
        let mut steps = Trace::on();
        let string =
            Ladder::new().climb_with_trace(Rung::SimpleString, &given, &mut steps).unwrap();
        assert_eq!((string.identifier.as_str(), steps.len()), (text, 0));
        let around = format!("<{text}>");
        let found: Vec<_> =
            Finder::new().find(&around).map(|found| found.span.slice(&around)).collect();
        assert_eq!(found, [text]);
    }
}

#[test]
fn s5_3_2_3_the_original_is_preserved() {
    let original = iri("HTTP://a/%7e/%c3%a9");
    let keyed = Keyed::new(&original, Rung::PercentEncoding).unwrap();
    assert_eq!(keyed.key(), "http://a/~/%C3%A9");
    assert_eq!(keyed.identifier(), "HTTP://a/%7e/%c3%a9");
    assert_eq!(keyed.into_identifier(), "HTTP://a/%7e/%c3%a9");
    let other = iri("http://a/~/\u{e9}");
    let comparison = Ladder::for_comparison().compare(&original, &other, Rung::PercentEncoding);
    let comparison = comparison.unwrap();
    assert!(comparison.equivalent());
    let string = &comparison.forms()[0];
    assert_eq!((&*string.left, &*string.right), (&*original, &*other));
}

#[test]
fn s5_3_2_4_dot_segments() {
    assert_eq!(climb(Rung::PathSegments, "http://a/\u{e9}/./../b/%2E%2e/c"), "http://a/c");
    // Relative references keep theirs.
    for relative in ["../a", "/a/../b", "//a/../b", "."] {
        assert_eq!(climb(Rung::PathSegments, relative), relative);
    }
    assert_eq!(climb(Rung::PathSegments, "foo:a/../\u{e9}"), "foo:/\u{e9}");
    let keep = Ladder::new().keep_rootless_dots(true);
    let rootless = iri("foo:a/../\u{e9}");
    assert_eq!(keep.climb(Rung::PathSegments, &rootless).unwrap().identifier, rootless);
}

#[test]
fn s5_3_2_4_no_path_comes_to_look_like_an_authority() {
    assert_eq!(climb(Rung::PathSegments, "foo:/.//\u{e9}"), "foo:/.//\u{e9}");
    assert_eq!(climb(Rung::PathSegments, "foo:/a/../..//\u{e9}"), "foo:/.//\u{e9}");
    assert_eq!(meet("foo:/.//\u{e9}", "foo://\u{e9}"), None);
    // Here the scheme brings an authority, and the segment goes.
    assert_eq!(climb(Rung::PathSegments, "file:/.//\u{e9}"), "file:/.//\u{e9}");
    assert_eq!(climb(Rung::SchemeBased, "file:/.//\u{e9}"), "file:////\u{e9}");
}

#[test]
fn s5_3_3_examples() {
    let normal = "http://example.com/";
    for text in ["http://example.com", normal, "http://example.com:/", "http://example.com:80/"] {
        assert_eq!(climb(Rung::SchemeBased, text), normal);
    }
    assert_eq!(meet("http://example.com", "http://example.com:80/"), Some(Rung::SchemeBased));
}

#[test]
fn s5_3_3_delimiters_of_empty_components_stay() {
    for text in ["http://example.com/?", "http://example.com/#", "http://@example.com/"] {
        assert_eq!(climb(Rung::SchemeBased, text), text);
        assert_eq!(meet(text, "http://example.com/"), None);
    }
}

#[test]
fn s5_3_3_an_empty_port_goes_in_every_scheme() {
    for (text, normal) in [
        ("foo://h:/", "foo://h/"),
        ("x://a:", "x://a"),
        ("file://h:/x", "file://h/x"),
        ("file://localhost:/x", "file:///x"),
        ("//h:/x", "//h/x"),
    ] {
        assert_eq!(climb(Rung::SchemeBased, text), normal);
        assert_eq!(climb(Rung::PathSegments, text), text);
    }
    assert_eq!(meet("foo://h:/", "foo://h/"), Some(Rung::SchemeBased));
    let none = Ladder::new().schemes(const { &Schemes::none() });
    let given = iri("http://h:");
    let mut steps = Trace::on();
    let normalized = none.climb_with_trace(Rung::SchemeBased, &given, &mut steps).unwrap();
    assert_eq!(normalized.identifier, "http://h");
    assert_eq!(steps[0].source.as_deref(), Some("RFC 3986 section 3.2.3"));
}

#[test]
fn s5_3_3_without_knowledge_of_the_scheme_nothing_else_changes() {
    for text in ["x://a", "x://a:0", "x://localhost/", "x:/a", "x://@a/?"] {
        assert_eq!(climb(Rung::SchemeBased, text), text);
    }
    let mut schemes = Schemes::default();
    schemes.apply_general_rule();
    let general = Ladder::new().schemes(&schemes);
    assert_eq!(general.climb(Rung::SchemeBased, &iri("x://a:")).unwrap().identifier, "x://a/");
    assert_eq!(general.climb(Rung::SchemeBased, &iri("x://a:0")).unwrap().identifier, "x://a:0/");
    assert_eq!(
        general.climb(Rung::SchemeBased, &iri("http://a:")).unwrap().identifier,
        "http://a/"
    );
}

#[test]
fn s5_3_3_idn_example() {
    let unicode = xml("http://r&#xE9;sum&#xE9;.example.org");
    assert_eq!(meet(&unicode, "http://xn--rsum-bpad.example.org"), Some(Rung::SchemeBased));
    // "they SHOULD NOT be converted into ASCII Compatible Encoding (ACE)."
    let normal = xml("http://r&#xE9;sum&#xE9;.example.org/");
    assert_eq!(climb(Rung::SchemeBased, "http://XN--rsum-BPAD.Example.org"), normal);
    assert_eq!(climb(Rung::SchemeBased, &unicode), normal);
}

/// IDNA2003 alone would make one of two domains of two owners.
#[test]
fn s5_1_no_false_positives_by_the_host() {
    for (a, b) in [
        ("fa\u{df}.de", "fass.de"),
        ("fa\u{df}.de", "xn--fa-hia.de"),
        ("\u{3b2}\u{3c2}", "\u{3b2}\u{3c3}"),
        ("a\u{200d}\u{e9}", "a\u{e9}"),
        // Which IDNA2008 refuses.
        ("\u{2603}.net", "xn--n3h.net"),
        ("\u{fb01}\u{e9}.net", "fi\u{e9}.net"),
        // Newer than Unicode 3.2, and so unknown to IDNA2003.
        ("\u{1e9e}.de", "\u{df}.de"),
    ] {
        let [a, b] = [a, b].map(|host| format!("http://{host}/"));
        assert_eq!(meet(&a, &b), None, "{a} {b}");
    }
    // All of them take these for one name, each in its way.
    for (a, b) in [
        ("FA\u{df}.\u{c9}", "fa\u{df}.\u{e9}"),
        ("R\u{c9}SUM\u{c9}\u{3002}ORG", "re\u{301}sume\u{301}.org"),
        ("\u{ff32}\u{e9}", "r\u{e9}"),
        ("B\u{fc}cher.EXAMPLE.", "xn--bcher-kva.example."),
    ] {
        let [a, b] = [a, b].map(|host| format!("http://{host}/"));
        assert_eq!(meet(&a, &b), Some(Rung::SchemeBased), "{a} {b}");
    }
}

#[test]
fn s5_3_3_domain_names_are_looked_at_where_that_is_asked_for() {
    let (unicode, ascii) =
        (iri("http://r\u{e9}sum\u{e9}.example/"), "http://xn--rsum-bpad.example/");
    let equivalent =
        |ladder: Ladder<'_>| ladder.equivalent(&unicode, &iri(ascii), Rung::ProtocolBased).unwrap();
    assert!(!equivalent(Ladder::for_comparison()));
    assert!(!equivalent(Ladder::for_comparison().idn(Idn::Unconverted)));
    assert!(equivalent(Ladder::for_comparison().idn(Idn::Agreed)));
    let mut steps = Trace::on();
    let unchanged =
        Ladder::new().climb_with_trace(Rung::ProtocolBased, &unicode, &mut steps).unwrap();
    assert!(steps.is_empty() && unchanged.invalid_names.is_empty());
}

#[test]
fn s5_1_hosts_on_which_the_documents_disagree_are_not_changed() {
    for text in ["http://fa\u{df}.de/", "http://\u{2603}.N\u{c9}T/", "http://\u{1e9e}.de/"] {
        assert_eq!(climb(Rung::SchemeBased, text), text);
    }
    assert_eq!(climb(Rung::SchemeBased, "http://FA\u{df}.de/"), "http://fa\u{df}.de/");
    let given = iri("http://\u{2603}.net/");
    let snowman = Ladder::new().idn(Idn::Agreed).climb(Rung::SchemeBased, &given).unwrap();
    assert_eq!(snowman.invalid_names[0].profile.name(), "idna2008");
    assert!(format!("{snowman:?}").contains("invalid_names"));
}

/// "with the flags "UseSTD3ASCIIRules" and "AllowUnassigned""
#[test]
fn s5_3_3_names_are_validated_by_to_ascii_with_both_flags() {
    let validate = |text: &str| {
        let given = iri(text);
        let climbed = Ladder::rfc3987().climb(Rung::SchemeBased, &given).unwrap();
        climbed.invalid_names.into_iter().map(|it| it.name.to_string()).collect::<Vec<_>>()
    };
    // UseSTD3ASCIIRules: a low line is no character of a host name.
    assert_eq!(validate("http://\u{e9}_a.example/"), ["\u{e9}_a.example"]);
    assert_eq!(validate("http://\u{e9}-a.example/"), [""; 0]);
    // AllowUnassigned: U+2C7C is not in Unicode 3.2.
    assert_eq!(validate("http://\u{2c7c}.example/"), [""; 0]);
    // ToASCII: a label has 63 octets at most.
    let long = format!("{}.example", "\u{e9}".repeat(64));
    assert_eq!(validate(&format!("http://{long}/")), [long]);
}

#[test]
fn s5_3_3_nameprep_by_the_letter() {
    let ladder = Ladder::rfc3987().percent_encoding(PercentEncoding::Aligned);
    let (a, b) = (iri("http://fa\u{df}.de/"), iri("http://FASS.de/"));
    assert_eq!(ladder.equivalent(&a, &b, Rung::SchemeBased), Ok(true));
    let nameprep = Idna2003::for_validating().nameprep("Fa\u{df}\u{3002}\u{ff41}\u{301}").unwrap();
    assert_eq!(nameprep, "fass\u{3002}\u{e1}");
    let letter = iri("http://Fa\u{df}\u{3002}\u{ff41}\u{301}/");
    let normalized = Ladder::rfc3987().climb(Rung::SchemeBased, &letter).unwrap();
    assert_eq!(normalized.identifier, "http://fass.\u{e1}/");
    let idna2008 = Ladder::new().idn(Profile::from(Idna2008::new()));
    let given = iri("http://fa\u{df}.de/");
    let normalized = idna2008.climb(Rung::SchemeBased, &given).unwrap();
    assert_eq!(normalized.identifier, "http://fa\u{df}.de/");
}

#[test]
fn s5_3_3_an_invalid_idn_is_told_and_left() {
    let invalid = iri("http://\u{e9}%2f.example/");
    let ladder = Ladder::new().idn(Idn::Agreed);
    let normalized = ladder.climb(Rung::SchemeBased, &invalid).unwrap();
    assert_eq!(normalized.identifier, "http://\u{e9}%2F.example/");
    assert_eq!(normalized.invalid_names[0].name, "\u{e9}%2F.example");
}

#[test]
fn s5_3_4_example() {
    let (data, slash) = (iri("http://example.com/data"), iri("http://example.com/data/"));
    assert_eq!(meet(&data, &slash), None);
    let mut redirects = Redirects::new();
    redirects.observe(&data, &slash).unwrap();
    let ladder = Ladder::for_comparison().knowledge(&redirects);
    for other in [&*data, "HTTP://example.com:80/%64ata"] {
        let comparison = ladder.compare(&iri(other), &slash, Rung::ProtocolBased).unwrap();
        assert_eq!(comparison.lowest_rung(), Some(Rung::ProtocolBased), "{other}");
    }
    let given = iri("http://example.com/data#\u{e9}");
    let fragment = ladder.climb(Rung::ProtocolBased, &given);
    assert_eq!(fragment.unwrap().identifier, "http://example.com/data/#%C3%A9");
    assert!(redirects.observe(&data, &iri("http://example.com/other/")).is_err());
    assert!(redirects.observe(&data, &iri("https://example.com/data/")).is_err());
}

#[test]
fn s5_3_4_what_goes_round_in_circles_ends() {
    let step = |text: &str| -> Option<IriBuf> {
        let number: u32 = text.strip_prefix("x:")?.parse().ok()?;
        Some(iri(&format!("x:{}", if number == 5 { 3 } else { number + 1 })))
    };
    let ladder = Ladder::new().knowledge(&step);
    for text in ["x:1", "x:3", "x:4", "x:5"] {
        let given = iri(text);
        let normalized = ladder.climb(Rung::ProtocolBased, &given).unwrap();
        assert_eq!(normalized.identifier, "x:3");
    }
    // Nothing is concluded from what does not end.
    let endless = iri("x:9");
    assert_eq!(ladder.climb(Rung::ProtocolBased, &endless).unwrap().identifier, endless);
}

#[test]
fn every_rung_is_listed_named_and_explained() {
    for rung in Rung::ALL {
        assert_eq!(rung.name().parse(), Ok(rung));
        let citation = rung.citation(Grammar::Rfc3987).unwrap();
        assert_eq!(citation.section.parse(), Ok(rung));
        for grammar in [Grammar::Rfc3986, Grammar::Rfc3987] {
            assert_eq!(rung.explanation(grammar).is_some(), rung.citation(grammar).is_some());
        }
    }
    assert!("5.3".parse::<Rung>().is_err());
}

#[test]
fn sets_go_by_a_rung() {
    let texts =
        ["http://example.com", "HTTP://example.com:80/", "http://example.com/#", "http://b/"];
    let iris: Vec<IriBuf> = texts.into_iter().map(iri).collect();
    let hashed: HashSet<Keyed<kind::Iri>> =
        iris.iter().map(|iri| Keyed::new(iri, Rung::SchemeBased).unwrap()).collect();
    assert_eq!(hashed.len(), 3);
    let ordered: BTreeSet<Keyed<kind::Iri>> =
        iris.iter().map(|iri| Keyed::new(iri, Rung::Case).unwrap()).collect();
    assert_eq!(ordered.len(), 4);
    let first = ordered.first().unwrap();
    assert_eq!((first.identifier().as_str(), first.key()), ("http://b/", "http://b/"));
}

/// A ladder that looks at no names shows what it shows without the feature `idna`.
#[test]
fn s5_3_3_what_is_shown_of_a_ladder_without_names() {
    let given = iri("x:a");
    let normalized = Ladder::new().climb(Rung::Case, &given).unwrap();
    let shown = r#"Normalized { identifier: rfc3987:IRI("x:a") }"#;
    assert_eq!(format!("{normalized:?}"), shown);
}

/// With and without steps, what is decoded in a host has the case that the host has.
#[test]
fn s5_3_2_1_the_case_of_a_host_is_the_same_with_and_without_steps() {
    let climbed = |ladder: Ladder<'_>, rung, text: &str| {
        let (given, mut steps) = (iri(text), Trace::on());
        let recorded = ladder.climb_with_trace(rung, &given, &mut steps).unwrap().identifier;
        assert_eq!(recorded, ladder.climb(rung, &given).unwrap().identifier, "{text}");
        recorded.to_string()
    };
    let legible = Ladder::new().percent_encoding(PercentEncoding::Iunreserved);
    assert_eq!(climbed(Ladder::new(), Rung::PercentEncoding, "x://%41B%43/%41"), "x://abc/A");
    // A host is US-ASCII only until its other characters are decoded.
    assert_eq!(climbed(legible, Rung::PercentEncoding, "x://%41%C3%A9/"), "x://a\u{e9}/");
    assert_eq!(climbed(legible, Rung::PercentEncoding, "x://%41\u{e9}/"), "x://A\u{e9}/");
    for ladder in [Ladder::new(), Ladder::for_comparison(), legible] {
        assert_eq!(climbed(ladder, Rung::SimpleString, "X://A/%c3"), "X://A/%c3");
        assert_eq!(climbed(ladder, Rung::Case, "X://A\u{e9}/%c3"), "x://A\u{e9}/%C3");
        assert_eq!(climbed(ladder, Rung::Case, "X://A%c3%a9/B"), "x://a%C3%A9/B");
        let case_of = |digits: bool, scheme: bool, host: bool| {
            let ladder = ladder.keep_case_of_digits(!digits).keep_case_of_scheme(!scheme);
            climbed(ladder.keep_case_of_host(!host), Rung::Case, "X://A/%c3")
        };
        assert_eq!(case_of(true, false, false), "X://A/%C3");
        assert_eq!(case_of(false, true, false), "x://A/%c3");
        assert_eq!(case_of(false, false, true), "X://a/%c3");
    }
}

#[test]
fn s5_3_2_2_a_result_that_is_none_has_a_source() {
    let ladder = Ladder::new().character_form(CharacterForm::Nfkc);
    let error = ladder.climb(Rung::Character, &iri("http://a/\u{1fef}")).unwrap_err();
    assert!(error.source().is_some_and(|source| source.is::<iri_grammar::Error>()), "{error:?}");
    let error = Ladder::new().equivalent(&IriReference::new("a").unwrap(), &iri("a:"), Rung::Case);
    assert!(error.unwrap_err().source().is_none());
}

#[test]
fn s5_3_2_comparison_says_whether_the_two_are_equivalent() {
    let compare = |a, b| Ladder::for_comparison().compare(&iri(a), &iri(b), Rung::Case).unwrap();
    assert!(compare("HTTP://a/", "http://a/").equivalent());
    assert!(!compare("http://a/%41", "http://a/A").equivalent());
}

/// RFC 3986 section 4.4.
#[test]
fn s4_4_a_reference_to_the_same_document_but_for_its_fragment() {
    let is_same = |a, b| Ladder::for_comparison().is_same_document(&iri(a), &iri(b), Rung::Case);
    assert_eq!(is_same("http://a/b", "HTTP://a/b#c"), Ok(true));
    assert_eq!(is_same("http://a/b", "http://a/c"), Ok(false));
}

#[test]
fn keyed_identifiers_are_shown_and_hashed() {
    let keyed = |text| Keyed::new(&iri(text), Rung::Case).unwrap();
    let (a, b, c) = (keyed("HTTP://a/"), keyed("http://a/"), keyed("http://b/"));
    let hash = |of: &Keyed<kind::Iri>| BuildHasherDefault::<DefaultHasher>::default().hash_one(of);
    assert_eq!((hash(&a), &a), (hash(&b), &b));
    assert_ne!(hash(&a), hash(&c));
    assert_ne!(a, Keyed::new(&iri("http://a/"), Rung::SimpleString).unwrap());
    assert_eq!(a.to_string(), "HTTP://a/");
    assert_eq!(format!("{a:?}"), "case(\"HTTP://a/\", by \"http://a/\")");
}

/// A name without international labels is not looked at, and so cannot be invalid.
#[test]
fn s5_3_3_only_international_names_are_validated() {
    let ladder = Ladder::new().idn(Idn::Agreed);
    for text in ["http://a_b/", "http://-a-/", "http://[v1.xn--a]/", "http://1.2.3.4/", "http:///"]
    {
        let given = iri(text);
        let climbed = ladder.climb(Rung::SchemeBased, &given).unwrap();
        assert!(climbed.invalid_names.is_empty(), "{text}");
    }
    let given = iri("http://a_b\u{e9}/");
    assert!(!ladder.climb(Rung::SchemeBased, &given).unwrap().invalid_names.is_empty());
}

/// A component that comes from elsewhere has to be one, and to stand where it is.
#[test]
fn s5_3_3_what_a_scheme_says_is_a_component_of_the_identifier() {
    fn path(before: &str) -> Option<String> {
        Some(before.trim_start_matches("/-").trim_start_matches('-').to_owned())
    }
    let mut schemes = Schemes::none();
    schemes.add("x", Property::Other(Component::Path, path), "an example");
    let ladder = Ladder::new().schemes(&schemes);
    for (text, normal) in [
        ("x:-a", "x:a"),
        ("x:-", "x:"),
        ("x:-/a", "x:/a"),
        ("x:-//a", "x:-//a"),
        ("x://h/-/a", "x://h/a"),
        ("x://h/-//a", "x://h//a"),
        ("x://h/-a", "x://h/-a"),
        ("x://h/-", "x://h"),
        ("x:/-//a", "x:/-//a"),
    ] {
        let given = iri(text);
        let climbed = ladder.climb(Rung::SchemeBased, &given).unwrap().identifier;
        assert_eq!(climbed, normal, "{text}");
    }
}

#[test]
fn s5_3_4_knowledge_is_asked_without_the_fragment_and_answers_in_iris() {
    let known = |text: &str| (text == "http://a/").then(|| iri("HTTP://b/\u{e9}#g"));
    let ladder = Ladder::new().knowledge(&known);
    let given = iri("http://a/#f");
    let climbed = ladder.climb(Rung::ProtocolBased, &given).unwrap().identifier;
    assert_eq!(climbed, "http://b/\u{e9}#f");
    let given = Uri::new("http://a/#f").unwrap();
    let climbed = ladder.climb(Rung::ProtocolBased, &given).unwrap().identifier;
    assert_eq!(climbed, "http://b/%C3%A9#f");
    assert_eq!(format!("{:?}", &known as &dyn Knowledge), "Knowledge");
}

#[test]
fn rungs_are_found_by_name_and_section() {
    for name in ["syntax", "SYNTAX", "5.3.2", "6.2.2", "5.3.2.4", "6.2.2.3"] {
        assert_eq!(name.parse(), Ok(Rung::PathSegments), "{name}");
    }
    for (name, rung) in
        [("5.3.1", Rung::SimpleString), ("CASE", Rung::Case), ("6.2.3", Rung::SchemeBased)]
    {
        assert_eq!(name.parse(), Ok(rung), "{name}");
    }
    #[cfg(feature = "serde")]
    assert_eq!(serde_json::to_string(&Rung::Case).unwrap(), "\"case\"");
}
