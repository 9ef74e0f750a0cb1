//! The processing guidelines of 2011, section 5: parsing Unicode strings into components.

use iri_grammar::Component;
use iri_grammar::host::{Idna2003, Idna2008, Profile, Uts46};
use iri_grammar::preparation::{NoteKind, Preparation, Prepared};
use iri_grammar::spec::generic_split;

fn part(prepared: &Prepared, component: Component) -> Option<&str> {
    prepared.part(component)
}

/// Scheme, userinfo, host, port, path, query, fragment.
fn parts(text: &str, preparation: Preparation) -> [Option<String>; 7] {
    let prepared = preparation.reference(text);
    Component::ALL.map(|component| part(&prepared, component).map(str::to_owned))
}

fn expected(parts: [Option<&str>; 7]) -> [Option<String>; 7] {
    parts.map(|part| part.map(str::to_owned))
}

#[test]
fn s5_equivalent_to_appendix_b() {
    for text in [
        "http://u@a:80/b?c#d",
        "//a",
        "a/b",
        "?a",
        "#a",
        "",
        "a:",
        "a:b:c",
        "A+-.9:b",
        "a?b#c?d/e",
        "http:a",
        "http:/a",
        "http:///",
        "//?a",
        "//#a",
        "a//b",
        "a:?",
        "x:#",
    ] {
        let split = generic_split(text);
        let (userinfo, host, port) = match split.authority_parts() {
            Some((userinfo, host, port)) => (userinfo, Some(host), port),
            None => (None, None, None),
        };
        let all =
            [split.scheme, userinfo, host, port, Some(split.path), split.query, split.fragment];
        assert_eq!(parts(text, Preparation::new()), expected(all), "{text}");
    }
}

#[test]
fn s5_1_what_is_no_scheme_makes_a_relative_reference() {
    for text in ["a", ":a", "1a:b", "+a:b", "a b:c", "a%:b", "\u{e9}:b", "a/b:c", "?a:b", "#a:b"] {
        let prepared = Preparation::new().reference(text);
        assert_eq!(prepared.part(Component::Scheme), None, "{text}");
        assert!(prepared.iri().is_ok(), "{text}");
    }
    for (text, scheme) in [("a:", "a"), ("A1+-.:b", "A1+-."), ("http:http:", "http")] {
        assert_eq!(part(&Preparation::new().reference(text), Component::Scheme), Some(scheme));
    }
}

#[test]
fn s5_1_by_the_rules_of_rfc3986_s4_2() {
    // "Such a segment must be preceded by a dot-segment (e.g., "./this:that")".
    let prepared = Preparation::new().reference("1this:that");
    assert_eq!(prepared.iri().unwrap(), "./1this:that");
    assert_eq!(prepared.notes()[0].kind, NoteKind::DotSegment);
    assert_eq!(prepared.notes()[0].citation().to_string(), "RFC 3986 section 4.2");
    let encode = Preparation::new().encode_first_colon(true);
    assert_eq!(encode.reference("1this:that/a:b").as_str(), "1this%3Athat/a:b");
    // A network-path reference.
    assert_eq!(part(&Preparation::new().reference("//a/b"), Component::Host), Some("a"));
    let letter = Preparation::new().by_the_letter(true);
    let prepared = letter.reference("//a/b");
    assert_eq!(part(&prepared, Component::Path), Some("//a/b"));
    assert_eq!(prepared.authority_span(), None);
    assert_eq!(prepared.notes()[0].kind, NoteKind::DoubleSlash);
}

#[test]
fn s5_2_the_authority_ends_at_slash_question_mark_or_number_sign() {
    for text in ["http://a:1/b", "http://a:1?b", "http://a:1#b", "http://a:1"] {
        let prepared = Preparation::new().reference(text);
        assert_eq!(prepared.authority(), Some("a:1"));
        assert_eq!(prepared.authority_span().unwrap().slice(text), "a:1");
    }
}

#[test]
fn s5_2_1_the_first_at_sign_or_the_last() {
    let text = "http://a@b@c/";
    let first = Preparation::new().reference(text);
    assert_eq!(part(&first, Component::Userinfo), Some("a"));
    assert_eq!(part(&first, Component::Host), Some("b@c"));
    assert!(first.iri().is_err() && first.uri().is_err());
    let last = Preparation::new().last_at_sign(true).reference(text);
    assert_eq!(part(&last, Component::Userinfo), Some("a%40b"));
    assert_eq!(last.iri().unwrap(), "http://a%40b@c/");
}

#[test]
fn s5_2_2_a_colon_in_brackets_begins_no_port() {
    let text = "http://[::1]/";
    assert_eq!(part(&Preparation::new().reference(text), Component::Host), Some("[::1]"));
    // "up to but not including the last ":"".
    let letter = Preparation::new().by_the_letter(true).reference(text);
    assert_eq!(part(&letter, Component::Host), Some("[:"));
    assert_eq!(part(&letter, Component::Port), Some("1]"));
    let letter = Preparation::new().by_the_letter(true).reference("http://[::1]:80/");
    assert_eq!(part(&letter, Component::Port), Some("80"));
}

/// "according to the rules of IDNA2008": RFC 5891 section 5.2 asks for NFC and permits a
/// mapping, and RFC 5895 is one.
#[test]
fn s5_2_2_the_host_is_mapped_before_the_look_up() {
    for (text, uri) in [
        ("http://B\u{fc}cher.example/", "http://xn--bcher-kva.example/"),
        ("http://bu\u{308}cher.example/", "http://xn--bcher-kva.example/"),
        ("http://BU\u{308}CHER\u{3002}example/", "http://xn--bcher-kva.example/"),
        ("http://\u{ff45}xample/", "http://example/"),
        ("http://B%C3%BCcher.example/", "http://xn--bcher-kva.example/"),
        ("//B\u{fc}cher/", "//xn--bcher-kva/"),
    ] {
        let prepared = Preparation::new().reference(text);
        assert_eq!(prepared.uri().unwrap(), uri);
        assert_eq!(prepared.notes()[0].kind, NoteKind::HostConverted);
        let iri_form = Preparation::new().iri_form(true).reference(text);
        assert_eq!(iri_form.as_str(), text);
        assert_eq!(iri_form.uri().unwrap(), uri);
    }
    let unmapped = Preparation::new().host(Profile::from(Idna2008::new()));
    assert!(unmapped.reference("http://B\u{fc}cher.example/").uri().is_err());
    assert!(unmapped.reference("http://bu\u{308}cher.example/").uri().is_err());
    // What the mapping does not help.
    assert!(Preparation::new().reference("http://\u{2603}/").uri().is_err());
}

#[test]
fn s5_2_2_by_three_documents_or_none() {
    let text = "http://Fa\u{df}.de/";
    let host = |preparation: Preparation| {
        let prepared = preparation.reference(text);
        (part(&prepared, Component::Host).map(str::to_owned), prepared.uri().is_ok())
    };
    let is = |host: &str, valid| (Some(host.to_owned()), valid);
    assert_eq!(host(Preparation::new()), is("xn--fa-hia.de", true));
    assert_eq!(host(Preparation::new().host(Idna2008::new())), is("Fa\u{df}.de", false));
    assert_eq!(host(Preparation::new().host(Idna2003::for_mapping())), is("fass.de", true));
    assert_eq!(host(Preparation::new().host(Uts46::new())), is("xn--fa-hia.de", true));
    assert_eq!(host(Preparation::new().host_in_unicode()), is("Fa%C3%9F.de", true));
    let unmapped = Preparation::new().host(Profile::from(Idna2008::new()));
    let refused = unmapped.reference(text);
    assert_eq!(refused.host_error().unwrap().label().unwrap().index, 0);
    assert_eq!(refused.notes()[0].kind, NoteKind::Host);
    assert_eq!(refused.notes()[0].citation().to_string(), "guidelines (2011) section 5.2.2");
}

#[test]
fn s5_2_2_an_address_is_not_processed() {
    for host in ["[::1]", "[2001:DB8::A]", "[v7.A:b]", "127.0.0.1"] {
        let text = format!("http://{host}:8/");
        let prepared = Preparation::new().reference(&text);
        assert_eq!(prepared.uri().unwrap(), text.as_str());
        assert_eq!(part(&prepared, Component::Host), Some(host));
        assert_eq!(part(&prepared, Component::Port), Some("8"));
        assert!(prepared.notes().is_empty(), "{host}");
    }
}

#[test]
fn s5_2_2_what_is_a_reg_name_stays_one() {
    for host in ["a_b", "a..b", "-a", "%FF", "a%2Fb", "~", "a!$&'()*+,;=b"] {
        let text = format!("x://{host}/");
        let prepared = Preparation::new().reference(&text);
        assert_eq!(prepared.uri().unwrap(), text.as_str());
        assert_eq!(prepared.notes()[0].kind, NoteKind::HostNoName, "{host}");
    }
}

#[test]
fn s5_2_3_the_port() {
    for port in ["", "0", "80", "00080", "65536", "4294967296"] {
        let prepared = Preparation::new().reference(&format!("http://a:{port}/"));
        assert_eq!(part(&prepared, Component::Port), Some(port));
        assert!(prepared.uri().is_ok() && prepared.notes().is_empty());
    }
    for port in ["x", "8x", "-1", "+80", "%38", "\u{664}"] {
        let prepared = Preparation::new().reference(&format!("http://a:{port}/b?c"));
        assert_eq!(prepared.notes()[0].kind, NoteKind::Port);
        assert_eq!(prepared.notes()[0].citation().to_string(), "guidelines (2011) section 5.2.3");
        assert!(prepared.iri().is_err() && prepared.uri().is_err());
        // "Continue to "Identify the path"".
        assert_eq!(part(&prepared, Component::Path), Some("/b"));
        assert_eq!(part(&prepared, Component::Query), Some("c"));
    }
}

#[test]
fn s5_3_to_5_5_ucschar() {
    let text = "http://a/\u{e9}?\u{e9}#\u{e9}";
    let prepared = Preparation::new().reference(text);
    assert_eq!(prepared.as_str(), "http://a/%C3%A9?%C3%A9#%C3%A9");
    let sections: Vec<String> =
        prepared.notes().iter().map(|note| note.citation().section.to_owned()).collect();
    assert_eq!(sections, ["5.3", "5.4", "5.5"]);
    assert_eq!(Preparation::new().iri_form(true).reference(text).iri().unwrap(), text);
}

#[test]
fn s5_3_to_5_5_delimiters_inside_stay() {
    for text in ["?a&b=c?d/e", "#a?b/c", "/a;b=c,d:e@f&g", "?a=%26&b=%3D"] {
        let prepared = Preparation::new().reference(text);
        assert_eq!((prepared.as_str(), prepared.notes().len()), (text, 0));
    }
}

#[test]
fn s5_3_what_the_abnf_does_not_allow() {
    // Of US-ASCII, in each of the three components.
    for c in (0..0x80_u8).map(char::from).filter(|c| !matches!(c, ' ' | '\r' | '\n' | '\t')) {
        for start in ["x:/a", "x:?a", "x:#a"] {
            let text = format!("{start}{c}b");
            let prepared = Preparation::new().reference(&text);
            let allowed = iri_grammar::UriReference::new(&text).is_ok();
            assert_eq!(prepared.as_str() == text, allowed, "{text:?}");
            assert!(prepared.uri().is_ok(), "{text:?}");
        }
    }
}

#[test]
fn s5_3_a_percent_sign_alone() {
    for (text, result) in
        [("%", "%25"), ("%4", "%254"), ("%zz", "%25zz"), ("%%41", "%25%41"), ("%41%", "%41%25")]
    {
        assert_eq!(Preparation::new().reference(text).as_str(), result);
        let left = Preparation::new().keep_lone_percent(true).reference(text);
        assert_eq!(left.as_str(), text);
        assert!(left.iri().is_err() && left.uri().is_err());
    }
    let note = Preparation::new().reference("%").notes()[0];
    assert_eq!(note.citation().to_string(), "draft-duerst-iri-bis-07 section 7.2");
}

#[test]
fn s5_5_says_nothing_of_what_a_fragment_does_not_allow() {
    let text = "#\u{e9}<\u{e000}";
    assert_eq!(Preparation::new().reference(text).as_str(), "#%C3%A9%3C%EE%80%80");
    let letter = Preparation::new().by_the_letter(true).reference(text);
    assert_eq!(letter.as_str(), "#%C3%A9<\u{e000}");
    assert_eq!(letter.notes()[1].kind, NoteKind::NotAllowedLeft);
    // Section 7.1 does.
    assert_eq!(letter.uri().unwrap(), "#%C3%A9%3C%EE%80%80");
}

#[test]
fn s7_the_backslash() {
    let text = "http:\\\\a\\b\\c?d\\e#f\\g";
    let encoded = Preparation::new().reference(text);
    assert_eq!(encoded.as_str(), "http:%5C%5Ca%5Cb%5Cc?d%5Ce#f%5Cg");
    let slash = Preparation::new().backslash_to_slash(true).reference(text);
    assert_eq!(slash.as_str(), "http://a/b/c?d%5Ce#f%5Cg");
    assert_eq!(slash.notes()[0].citation().to_string(), "guidelines (2011) section 7");
}

#[test]
fn rfc3987_s4_1_no_bidi_formatting_characters() {
    let text = "a\u{200e}\u{202e}b";
    let prepared = Preparation::new().iri_form(true).reference(text);
    assert_eq!(prepared.iri().unwrap(), "a%E2%80%8E%E2%80%AEb");
    assert_eq!(prepared.notes()[0].citation().to_string(), "RFC 3987 section 4.1");
}

#[test]
fn rfc3986_s3_2_2_http_has_a_host() {
    for (text, noted) in
        [("http:///a", true), ("HTTPS://:1", true), ("file:///a", false), ("///a", false)]
    {
        let prepared = Preparation::new().reference(text);
        let what: Vec<NoteKind> = prepared.notes().iter().map(|note| note.kind).collect();
        assert_eq!(what.contains(&NoteKind::EmptyHost), noted, "{text}");
        assert!(prepared.uri().is_ok());
    }
}

/// RFC 7252 section 6.1, which holds for RFC 8323 sections 8.1 and 8.2 too: "The host MUST NOT be
/// empty"; RFC 7826 section 4.2: "a host identity MUST be provided".
#[test]
fn rfc7252_s6_1_and_rfc7826_s4_2_the_host_is_not_empty() {
    for scheme in ["coap", "coaps", "coap+tcp", "coaps+tcp", "rtsp", "rtsps"] {
        let prepared = Preparation::new().reference(&format!("{scheme}:///a"));
        let what: Vec<NoteKind> = prepared.notes().iter().map(|note| note.kind).collect();
        assert!(what.contains(&NoteKind::EmptyHost), "{scheme}");
    }
}

#[test]
fn long_strings_do_not_matter() {
    for (start, piece, end) in
        [("http://", "a.", "/"), ("http://a/", "\u{e9} ", "#"), ("a", ":", "")]
    {
        let text = format!("{start}{}{end}", piece.repeat(100_000));
        let prepared = Preparation::new().reference(&text);
        assert!(prepared.uri().is_ok() || prepared.host_error().is_some());
    }
}
