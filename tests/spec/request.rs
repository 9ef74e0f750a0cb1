//! The URI that a client sends, and what other crates make of it: RFC 9110 sections 4.2 and 7.1,
//! 'host parsing' of the URL Standard.

use iri_grammar::request::{RequestUriError, ToRequestUri};
use iri_grammar::spec::Trace;
use iri_grammar::{AbsoluteIri, Document, Iri, Uri};

fn uri(iri: &str) -> String {
    ToRequestUri::new().text(iri).unwrap_or_else(|error| panic!("{iri}: {error}")).into_string()
}

fn refused(iri: &str) -> RequestUriError {
    ToRequestUri::new().text(iri).unwrap_err()
}

/// What the URL Standard accepts as a host and strict rules for host names do not.
#[test]
fn hosts_are_converted_by_domain_to_ascii_of_the_url_standard() {
    for (host, ascii) in [
        ("EXAMPLE.org", "example.org"),
        ("a_b.example", "a_b.example"),
        ("a..b", "a..b"),
        ("example.org.", "example.org."),
        ("-a-.example", "-a-.example"),
        ("ab--c.example", "ab--c.example"),
        ("%C3%A9.example", "xn--9ca.example"),
        ("%c3%89.example", "xn--9ca.example"),
        ("%65xample.org", "example.org"),
        ("fa\u{df}.example", "xn--fa-hia.example"),
        ("\u{2603}.net", "xn--n3h.net"),
        ("a\u{3002}b", "a.b"),
        ("\u{ff27}\u{ff4f}.com", "go.com"),
        ("a!$&'()*+,;=b", "a!$&'()*+,;=b"),
        ("a%22%60%7B%7Db", "a%22%60%7B%7Db"),
    ] {
        assert_eq!(uri(&format!("http://{host}/")), format!("http://{ascii}/"));
        assert_eq!(uri(&format!("wss://{host}/")), format!("wss://{ascii}/"));
    }
    let long = "a".repeat(300);
    assert_eq!(uri(&format!("http://{long}/")), format!("http://{long}/"));
}

#[test]
fn a_refusal_cites_the_section_that_is_broken() {
    for (iri, section) in [
        ("http://a/b c", "RFC 3987 section 2.2"),
        ("http://%C2%AD/", "RFC 9110 section 4.2.1"),
        ("http://u@a/", "RFC 9110 section 4.2.4"),
        ("http://%E9.example/", "RFC 3986 section 3.2.2"),
        ("http://[v1.a]/", "RFC 3986 section 3.2.2"),
        ("http://a:65536/", "RFC 3986 section 3.2.3"),
    ] {
        assert_eq!(refused(iri).citation().to_string(), section, "{iri}");
    }
}

#[test]
fn hosts_that_are_no_domain_names_are_refused() {
    // Forbidden domain code points, percent-encoded; Punycode of nothing; a joiner out of
    // context; the Bidi rule.
    for host in ["a%00b", "a%20b", "a%25b", "a%2Fb", "a%3Ab", "a%40b", "a%5Bb", "a%7Cb", "a%7Fb"]
        .into_iter()
        .chain(["xn--", "xn--a", "a\u{200d}b", "\u{5d0}a.example", "%E2%80%AE.example"])
    {
        let error = refused(&format!("http://{host}/"));
        assert!(matches!(error, RequestUriError::Host { .. }), "{host}: {error}");
        assert!(core::error::Error::source(&error).is_some());
    }
    assert!(matches!(refused("http://%E9.example/"), RequestUriError::NotUtf8 { .. }));
    // A soft hyphen is mapped to nothing.
    assert!(matches!(refused("http://%C2%AD/"), RequestUriError::HostMissing { .. }));
}

/// The 'ends in a number checker' and the 'IPv4 parser'.
#[test]
fn a_host_that_ends_in_a_number_is_an_ipv4_address() {
    for (host, address) in [
        ("127.0.0.1", "127.0.0.1"),
        ("127.0.0.1.", "127.0.0.1"),
        ("127.1", "127.0.0.1"),
        ("0x7f.1", "127.0.0.1"),
        ("0X7F000001", "127.0.0.1"),
        ("017700000001", "127.0.0.1"),
        ("2130706433", "127.0.0.1"),
        ("4294967295", "255.255.255.255"),
        ("1.2.772", "1.2.3.4"),
        ("1.131844", "1.2.3.4"),
        ("0x.0x.0", "0.0.0.0"),
        ("00.0.0.0", "0.0.0.0"),
        ("\u{ff11}\u{3002}\u{ff12}", "1.0.0.2"),
        ("%31.2", "1.0.0.2"),
    ] {
        assert_eq!(uri(&format!("http://{host}/")), format!("http://{address}/"));
    }
    for host in [
        "256.0.0.1",
        "1.2.3.256",
        "1.2.3.4.5",
        "1.2.65536",
        "4294967296",
        "08",
        "a.1",
        "a.0x",
        "1..2",
        "09.1",
    ] {
        let error = refused(&format!("http://{host}/"));
        assert!(matches!(error, RequestUriError::Ipv4 { .. }), "{host}: {error}");
        assert_eq!(error.citation().to_string(), "RFC 3986 section 7.4");
    }
    for name in ["1.a", "0xg", "a1", "1.0x1g", "1a.b", "1.."] {
        assert_eq!(uri(&format!("http://{name}/")), format!("http://{name}/"));
    }
}

#[test]
fn ip_literals_are_in_lower_case_and_of_a_known_version() {
    assert_eq!(uri("http://[2001:DB8::1]:8080/"), "http://[2001:db8::1]:8080/");
    assert!(matches!(refused("http://[v1.a]/"), RequestUriError::IpvFuture { .. }));
}

/// RFC 9110 §4.2.1: "A sender MUST NOT generate an "http" URI with an empty host identifier."
#[test]
fn rfc9110_s4_2_1_http_has_a_host() {
    for iri in ["http:", "http:a", "http://:80/", "HTTP://?a"] {
        assert_eq!(refused(iri).to_string(), "there is no host (RFC 9110 section 4.2.1)", "{iri}");
    }
    assert_eq!(uri("file:///A"), "file:///A");
}

/// RFC 9110 §4.2.2: "A sender MUST NOT generate an "https" URI with an empty host identifier."
#[test]
fn rfc9110_s4_2_2_https_has_a_host() {
    for iri in ["https:", "https:a", "https:///a", "HTTPS://:443/", "https://%C2%AD/"] {
        let section = Document::Rfc(9110).section("4.2.2");
        assert_eq!(refused(iri), RequestUriError::HostMissing { section }, "{iri}");
    }
    // No section of another scheme forbids an empty name.
    assert_eq!(refused("ftp://%C2%AD/").citation(), Document::Rfc(3986).section("3.2.2"));
}

/// RFC 9110 §4.2.4.
#[test]
fn rfc9110_s4_2_4_http_has_no_userinfo() {
    for iri in ["http://a@b/", "https://@b/", "http://example.org@\u{e9}.example/"] {
        assert_eq!(refused(iri), RequestUriError::Userinfo);
        let dropped = ToRequestUri::new().drop_userinfo(true).text(iri).unwrap();
        assert_eq!(dropped.userinfo(), None);
    }
    assert_eq!(uri("ftp://\u{e9}@B/"), "ftp://%C3%A9@b/");
}

/// RFC 9110 §7.1: "The target URI excludes the reference's fragment component".
#[test]
fn rfc9110_s7_1_the_fragment_is_left_out() {
    assert_eq!(uri("http://a/?b#c"), "http://a/?b");
    let kept = ToRequestUri::new().keep_fragment(true);
    assert_eq!(kept.text("http://a#\u{e9}").unwrap(), "http://a/#%C3%A9");
    // A kind without fragments.
    assert_eq!(kept.map(&AbsoluteIri::new("http://a").unwrap()).unwrap(), "http://a/");
}

#[test]
fn ports_are_those_that_a_client_connects_to() {
    for (iri, expected) in [
        ("http://a:80/", "http://a/"),
        ("http://a:/", "http://a/"),
        ("https://a:80/", "https://a:80/"),
        ("https://a:0443/", "https://a/"),
        ("http://a:008080/", "http://a:8080/"),
        ("http://a:65535/", "http://a:65535/"),
        ("unknown://a:99999/", "unknown://a:99999/"),
    ] {
        assert_eq!(uri(iri), expected);
    }
    assert!(matches!(refused("http://a:65536/"), RequestUriError::Port { .. }));
}

#[test]
fn other_schemes_are_mapped_by_rfc3987_s3_1() {
    for (iri, expected) in [
        ("http://a", "http://a/"),
        ("http://a?b", "http://a/?b"),
        ("WS://A", "ws://a/"),
        ("URN:A:\u{e9}", "urn:A:%C3%A9"),
        ("unknown://\u{c9}%C3%89A?\u{e9}", "unknown://%C3%89%C3%89a?%C3%A9"),
        ("unknown://256.0.0.1", "unknown://256.0.0.1"),
        ("mailto:\u{e9}@EXAMPLE.org", "mailto:%C3%A9@EXAMPLE.org"),
        ("http://a/b/../c?'#d", "http://a/b/../c?'"),
    ] {
        assert_eq!(uri(iri), expected);
    }
    assert!(matches!(refused("http://a/b c"), RequestUriError::Input(_)));
}

/// RFC 8141 section 3.1: the displayed URN is equivalent, and is sent as it was.
#[cfg(feature = "lint")]
#[test]
fn rfc8141_s3_1_a_urn_is_displayed_and_sent_with_its_percent_encodings() {
    for (urn, shown) in [
        ("urn:example:%61", "urn:example:%61"),
        ("urn:example:%61%C3%A9?=%62", "urn:example:%61\u{e9}?=%62"),
        ("urn:example:%61%E2%80%8B", "urn:example:%61%E2%80%8B"),
    ] {
        let display = Uri::new(urn).unwrap().to_display_iri();
        assert_eq!(display, shown);
        assert_eq!(display.to_request_uri().unwrap(), urn);
    }
}

/// RFC 8323 section 8.6 says that a CoAP path may be empty, not RFC 9110.
#[test]
fn an_empty_path_is_cited_by_its_scheme() {
    let mut steps = Trace::on();
    let iri = Iri::new("coap+tcp://a").unwrap();
    let uri = ToRequestUri::new().map_with_trace(&iri, &mut steps).unwrap();
    assert_eq!(uri, "coap+tcp://a/");
    assert_eq!(steps[1].to_string(), "RFC 8323 section 8.6: path \"\" -> \"/\"");
}

/// Every result has the components that its text has.
#[test]
fn the_components_stand_where_the_text_has_them() {
    for iri in ["http://\u{e9}:81?a#b", "x://u@\u{e9}:1/b?c#d", "urn:a?b#c", "http://a/"] {
        let mapped = ToRequestUri::new().keep_fragment(true).text(iri).unwrap();
        let read = Uri::new(&mapped).unwrap();
        assert_eq!(format!("{:?}", mapped.components()), format!("{:?}", read.components()));
    }
}

#[cfg(feature = "http")]
mod http_uri {
    use http::Uri as HttpUri;
    use iri_grammar::{Iri, RelativeRef, Uri, UriBuf, UriReference, UriReferenceBuf};

    #[test]
    fn http_uris_have_the_same_components() {
        for (uri, converted) in [
            ("http://example.org/a?b", "http://example.org/a?b"),
            ("HTTP://u@example.org:80", "http://u@example.org:80/"),
            ("http://example.org?b", "http://example.org/?b"),
            ("http://[::1]/", "http://[::1]/"),
            ("ftp://example.org/", "ftp://example.org/"),
        ] {
            let http = HttpUri::try_from(&Uri::new(uri).unwrap()).unwrap();
            assert_eq!(http.to_string(), converted);
            assert_eq!(UriBuf::try_from(&http).unwrap(), converted);
        }
        let relative = RelativeRef::new("/a?b").unwrap();
        let http = HttpUri::try_from(&relative).unwrap();
        assert_eq!(UriReferenceBuf::try_from(&http).unwrap(), relative);
    }

    #[test]
    fn what_http_uris_would_lose_or_misread_is_an_error() {
        for reference in [
            "http://example.org/#a",
            "#",
            "urn:a:b",
            "mailto:a@b",
            "a",
            "a:80",
            "",
            "?a",
            "a/b",
            "//a/b",
            "*",
            "file:///a",
        ] {
            let error = HttpUri::try_from(&UriReference::new(reference).unwrap()).unwrap_err();
            assert!(!error.to_string().is_empty());
        }
        // Characters that are not in US-ASCII: an IRI is no argument, and its URI is one.
        let iri = Iri::new("http://\u{e9}.example/\u{e9}").unwrap();
        assert!(iri.as_str().parse::<HttpUri>().is_err());
        let uri = iri.to_request_uri().unwrap();
        assert_eq!(HttpUri::try_from(&uri).unwrap(), "http://xn--9ca.example/%C3%A9");
    }

    #[test]
    fn forms_of_http_that_are_no_uris_are_errors() {
        for form in ["example.org:80", "*", "/a|b"] {
            let form: HttpUri = form.parse().unwrap();
            assert!(UriReferenceBuf::try_from(&form).is_err(), "{form}");
        }
        assert!(UriBuf::try_from(&"/a".parse::<HttpUri>().unwrap()).is_err());
    }
}

#[cfg(feature = "url")]
mod url_url {
    use iri_grammar::request::ToRequestUri;
    use iri_grammar::{Iri, IriBuf, Uri, UriBuf};
    use url::Url;

    /// What is sent is what the URL Standard makes of it, where nothing else is documented.
    #[test]
    fn a_request_uri_is_a_url_in_its_own_form() {
        for iri in [
            "HTTP://R\u{e9}sum\u{e9}.example:80/\u{e9}?\u{e9}#top",
            "https://%C3%A9.example",
            "http://0x7f.1/a",
            "http://a_b.example/",
            "http://a..b/",
        ] {
            let iri = Iri::new(iri).unwrap();
            let uri = ToRequestUri::new().keep_fragment(true).map(&iri).unwrap();
            let url = Url::try_from(&iri).unwrap();
            assert_eq!(uri, url.as_str());
            assert_eq!(UriBuf::try_from(&url).unwrap(), uri);
        }
    }

    /// Documented at `ToRequestUri`.
    #[test]
    fn where_the_url_standard_differs() {
        for (iri, uri, url) in [
            ("http://a/b/../c", "http://a/b/../c", "http://a/c"),
            ("http://a/?'", "http://a/?'", "http://a/?%27"),
            ("http://[0:0::1]/", "http://[0:0::1]/", "http://[::1]/"),
            ("http://a%7Bb/", "http://a%7Bb/", "http://a{b/"),
            ("gopher://\u{e9}/", "gopher://xn--9ca/", "gopher://%C3%A9/"),
        ] {
            let iri = Iri::new(iri).unwrap();
            assert_eq!(iri.to_request_uri().unwrap(), uri);
            assert_eq!(Url::try_from(&iri).unwrap().as_str(), url);
        }
    }

    #[test]
    fn urls_that_are_no_uris_are_errors() {
        for url in ["http://a/?b|c", "http://a/?{}", "http://a{b/", "x:a b"] {
            let url = Url::parse(url).unwrap();
            assert!(UriBuf::try_from(&url).is_err(), "{url}");
            assert!(IriBuf::try_from(&url).is_err(), "{url}");
        }
        let error = Url::try_from(&Uri::new("http://256.0.0.1/").unwrap()).unwrap_err();
        assert!(core::error::Error::source(&error).is_some());
    }
}

#[test]
fn a_request_uri_is_reached_from_the_identifier() {
    let iri = Iri::new("http://\u{e9}.example#a").unwrap();
    assert_eq!(iri.to_request_uri(), ToRequestUri::new().map(&iri));
}

/// RFC 6454 section 4, by steps.
#[test]
fn rfc6454_s4_the_origin_of_a_uri() {
    let serialized = |iri: &str| Iri::new(iri).unwrap().origin().ascii_serialization().into_owned();
    for (iri, origin) in [
        // Step 1: no naming authority.
        ("urn:example:a", "null"),
        ("data:,a", "null"),
        ("mailto:a@b.example", "null"),
        // Step 2.
        ("HTTP://example.com/", "http://example.com"),
        // Step 3: nothing is known of the scheme.
        ("foo://example.com/", "null"),
        // Step 4.
        ("file:///a", "null"),
        ("file://example.com/a", "null"),
        // Step 5, with its note on IDNA.
        ("http://EXAMPLE.com/", "http://example.com"),
        ("http://[2001:DB8::A]/", "http://[2001:db8::a]"),
        ("http://B\u{dc}CHER.example/", "http://xn--bcher-kva.example"),
        // Step 6, and section 6.2.
        ("http://example.com:80/", "http://example.com"),
        ("http://example.com:443/", "http://example.com:443"),
        ("https://example.com:0443/", "https://example.com"),
        ("ws://example.com:8080/a", "ws://example.com:8080"),
    ] {
        assert_eq!(serialized(iri), origin, "{iri}");
    }
}

/// RFC 6454 section 5: "they have identical schemes, hosts, and ports"; "a data URI [...] is not
/// same-origin with itself".
#[test]
fn rfc6454_s5_origins_are_the_same() {
    let origin = |iri: &str| Iri::new(iri).unwrap().origin();
    let with = origin("http://example.com/a");
    assert_eq!(with, origin("http://u@example.com:80/b?c#d"));
    for other in ["https://example.com/", "http://www.example.com/", "http://example.com:81/"] {
        assert_ne!(with, origin(other), "{other}");
    }
    assert_ne!(origin("data:,a"), origin("data:,a"));
    assert_ne!(with, origin("data:,a"));
}
