//! Editing in place: components, segments, pairs of a query.

use iri_grammar::text::percent::EncodeSet;
use iri_grammar::{
    AbsoluteIri, AbsoluteIriBuf, BuildError, Component, Identifier, Iri, IriBuf, IriReference,
    IriReferenceBuf, Uri, UriBuf, kind, kind::Kind,
};
use std::error::Error;

#[path = "../../examples/editor.rs"]
#[allow(dead_code)]
mod editor;

fn iri(text: &str) -> IriBuf {
    text.parse().unwrap()
}

#[test]
fn each_component_is_set_and_left_out() {
    let mut it: IriReferenceBuf = "a".parse().unwrap();
    it.set_path("/a").unwrap();
    it.set_host("h").unwrap();
    it.set_scheme("s").unwrap();
    it.set_fragment("f").unwrap();
    it.set_query("q").unwrap();
    it.set_port(80).unwrap();
    it.set_userinfo("u").unwrap();
    assert_eq!(it, "s://u@h:80/a?q#f");
    it.set_port(None).unwrap();
    assert_eq!(it.set_host(None), Err(BuildError::HostMissing(Component::Userinfo)));
    it.set_authority("[::1]:1").unwrap();
    assert_eq!((it.userinfo(), it.port()), (None, Some("1")));
    it.set_authority(None).unwrap();
    it.set_scheme(None).unwrap();
    it.set_query(None).unwrap();
    it.set_fragment(None).unwrap();
    assert_eq!(it, "/a");
}

#[test]
fn what_an_identifier_can_be_without_is_removed() {
    let mut it = iri("s://u:p@h:80/a?q#f");
    it.remove_query();
    assert_eq!(it, "s://u:p@h:80/a#f");
    it.remove_port();
    it.remove_userinfo();
    assert_eq!(it, "s://h/a#f");
    it.remove_fragment();
    assert_eq!(it, "s://h/a");
    assert_eq!(it.components(), iri("s://h/a").components());
    let before = it.clone();
    it.remove_query();
    it.remove_port();
    it.remove_userinfo();
    it.remove_fragment();
    assert_eq!((&it, it.components()), (&before, before.components()));
}

/// RFC 3986 sections 3.3 and 4.2.
#[test]
fn what_would_be_divided_otherwise_is_refused_and_changes_nothing() {
    let mut it = iri("a://h/b:c#d");
    for host in ["u@h", "h:1", "h/", "h?", "h#", "[::1", "%4"] {
        assert!(it.set_host(host).is_err(), "{host}");
    }
    assert!(matches!(it.set_authority("h:x"), Err(BuildError::Authority(_))));
    assert_eq!(it.set_path("b"), Err(BuildError::PathAfterAuthority));
    assert!(it.set_query("#").is_err());
    assert!(it.set_scheme("1").is_err());
    assert!(matches!(it.set_scheme(None), Err(BuildError::SchemeMissing(_))));
    assert_eq!(it, "a://h/b:c#d");
    let mut it = iri("a://h//b");
    assert_eq!(it.set_authority(None), Err(BuildError::PathLikeAuthority));
    assert_eq!(it.with_host(None), Err(BuildError::PathLikeAuthority));
    it = iri("a:b:c");
    let mut reference = IriReferenceBuf::from(it);
    assert_eq!(reference.set_scheme(None), Err(BuildError::PathLikeScheme));
    assert_eq!(reference, "a:b:c");
    let mut absolute = AbsoluteIriBuf::try_from("a:b").unwrap();
    assert!(matches!(absolute.set_fragment("f"), Err(BuildError::FragmentGiven(_))));
    let error = absolute.set_query("<").unwrap_err();
    assert!(error.source().is_some());
}

#[test]
fn every_grammar_has_an_authority_by_itself() {
    fn check<K: Kind>() {
        for (authority, parts) in [
            ("", (None, "", None)),
            ("h", (None, "h", None)),
            ("u@h.a:1", (Some("u"), "h.a", Some("1"))),
            ("[::1]:", (None, "[::1]", Some(""))),
        ] {
            let mut it = Identifier::<K, String>::try_from("a:/b").unwrap();
            it.set_authority(authority).unwrap();
            assert_eq!(it.as_str(), format!("a://{authority}/b"));
            assert_eq!((it.userinfo(), it.host().unwrap().text(), it.port()), parts);
        }
    }
    check::<kind::UriReference>();
    check::<kind::IriReference>();
    check::<kind::rfc3987bis::IriReference>();
    check::<kind::leiri::LeiriReference>();
    check::<kind::url_i18n_07::IriReference>();
}

/// A segment that is data is one segment, whatever is in it.
#[test]
fn segments_are_pushed_as_data_or_as_they_are() {
    let mut it = iri("http://h/?q#f");
    it.extend_segments(["a/b", "?#", "%2F", "\u{e9} \u{202e}"]).unwrap();
    assert_eq!(it, "http://h/a%2Fb/%3F%23/%252F/\u{e9}%20%E2%80%AE?q#f");
    assert_eq!(it.path().segments().count(), 4);
    for dots in [".", ".."] {
        assert_eq!(it.extend_segments(["a", dots]), Err(BuildError::DotSegment));
    }
    assert!(matches!(it.push_encoded_segment("a/b"), Err(BuildError::Component { .. })));
    assert_eq!(it.path().segments().count(), 4);
    it.push_encoded_segment("..").unwrap();
    assert_eq!(it.path().segments().next_back(), Some(".."));
    let mut uri: UriBuf = "urn:".parse().unwrap();
    uri.push_segment("a:\u{e9}").unwrap();
    uri.push_segment("").unwrap();
    assert_eq!(uri, "urn:a:%C3%A9/");
}

#[test]
fn a_first_segment_never_becomes_a_scheme_or_an_authority() {
    let mut it = IriReferenceBuf::try_from("?q").unwrap();
    assert_eq!(it.push_encoded_segment("a:b"), Err(BuildError::PathLikeScheme));
    it.extend_segments(["", "a:b", "c:d"]).unwrap();
    assert_eq!(it, "a%3Ab/c:d?q");
    let mut it = IriReferenceBuf::try_from("/").unwrap();
    it.extend_segments(["", "", "a"]).unwrap();
    assert_eq!(it, "/a");
    let mut it = iri("http://h");
    it.extend_segments(["", "a"]).unwrap();
    assert_eq!(it, "http://h/a");
}

#[test]
fn segments_are_popped_until_there_is_none() {
    let popped = |text: &str| {
        let mut it = IriReferenceBuf::try_from(text).unwrap();
        let mut all = vec![];
        while it.pop_segment() {
            all.push(it.to_string());
        }
        all
    };
    assert_eq!(popped("http://h/a/b/?q"), ["http://h/a/b?q", "http://h/a?q", "http://h/?q"]);
    assert_eq!(popped("a/b#f"), ["a#f", "#f"]);
    assert_eq!(popped("urn:a"), ["urn:"]);
    assert_eq!(popped("//h//a"), ["//h/"]);
    assert_eq!(popped("/.//a"), ["/./", "/.", "/"]);
    type Reference = Identifier<kind::url_i18n_07::IriReference, String>;
    for text in ["a:b/c", "a?q"] {
        let mut it = Reference::try_from(text).unwrap();
        assert!(!it.pop_segment());
        assert_eq!(it, text);
    }
    let mut opaque = Reference::try_from("a:b").unwrap();
    assert_eq!(opaque.push_segment("c"), Err(BuildError::Ambiguous));
}

/// RFC 3987 section 4.1: "IRIs MUST NOT contain bidirectional formatting characters".
#[test]
fn rfc3987_s4_1_data_brings_no_bidirectional_formatting_characters() {
    for c in "\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}".chars() {
        let data = format!("\u{5d0}{c}");
        let mut it = iri("a://h");
        it.push_segment(&data).unwrap();
        it.append_pair(&data, &data).unwrap();
        let segment = EncodeSet::Segment.for_iri(&data);
        let part = EncodeSet::QueryPair.for_iri(&data);
        assert_eq!(it, format!("a://h/{segment}?{part}={part}").as_str());
        assert_eq!(it.query_pairs().next(), Some((data.clone().into(), data.into())));
    }
    // A LEIRI may have them.
    let mut it = Identifier::<kind::leiri::LeiriReference, String>::try_from("a:").unwrap();
    it.push_segment("\u{202e}").unwrap();
    assert_eq!(it, "a:\u{202e}");
}

/// URL Standard section 5.
#[test]
fn pairs_are_read_appended_and_removed() {
    let it = Iri::new("a:?a=b&&c=d=e&%FF+=%+").map(|_| ());
    assert!(it.is_err(), "a % that begins no pct-encoded is in no query");
    let it = Iri::new("a:?a=b&&c=d=e&%FF+=%2B&=").unwrap();
    let pairs: Vec<_> = it.query_pairs().collect();
    let expected = [("a", "b"), ("c", "d=e"), ("\u{fffd} ", "+"), ("", "")];
    assert_eq!(pairs, expected.map(|(key, value)| (key.into(), value.into())));
    assert_eq!(Iri::new("a:b").unwrap().query_pairs().count(), 0);

    let mut it = iri("a:b?#f");
    it.append_pair("a b", "~!'()*-._").unwrap();
    it.append_pair("\u{e9}", "\u{e000}&=+%;").unwrap();
    assert_eq!(it, "a:b?a+b=%7E%21%27%28%29*-._&\u{e9}=\u{e000}%26%3D%2B%25%3B#f");
    it.retain_pairs(|key, _| key == "\u{e9}");
    assert_eq!(it.query(), Some("\u{e9}=\u{e000}%26%3D%2B%25%3B"));
    it.retain_pairs(|_, _| false);
    assert_eq!(it, "a:b#f");
    // What lies between two `&` and is empty is no pair.
    for (query, kept) in [("a&&b&c", "a&&c"), ("&a&b&", "&a&"), ("b&&a", "&a"), ("&&", "&&")] {
        let mut it = iri(&format!("a:?{query}"));
        it.retain_pairs(|key, _| key != "b");
        assert_eq!(it.query(), Some(kept));
    }
    it = iri("a:?&b&&b#f");
    it.retain_pairs(|key, _| key != "b");
    assert_eq!(it, "a:#f");
    type Reference = Identifier<kind::url_i18n_07::IriReference, String>;
    let mut opaque = Reference::try_from("a:b").unwrap();
    assert_eq!(opaque.append_pair("c", "d"), Err(BuildError::Ambiguous));
}

#[test]
fn a_fragment_is_left_out_without_a_copy() {
    let text = "http://h/a#b#".trim_end_matches('#');
    let absolute: AbsoluteIri<'static> = Iri::new(text).unwrap().into_absolute();
    assert!(core::ptr::eq(absolute.text(), &text[..10]));
    assert_eq!(absolute.fragment(), None);
    assert_eq!(Uri::new("a:b#").unwrap().into_absolute(), "a:b");
    let mut reference = IriReference::new("#a").unwrap();
    reference.remove_fragment();
    assert_eq!(reference, "");
    let owned = iri(text);
    let counted = allocation_counter::measure(|| {
        let absolute: AbsoluteIriBuf = owned.into_absolute();
        assert_eq!(absolute, "http://h/a");
    });
    assert_eq!(counted.count_total, 0);
}

/// What is not next to the change is moved, not copied elsewhere.
#[test]
fn an_edit_that_fits_the_capacity_allocates_no_more_than_what_is_new() {
    let long = "/a".repeat(50_000);
    let mut it = iri(&format!("http://user@host.example:8080{long}?query#fragment"));
    let allocated = |edits: &mut dyn FnMut()| allocation_counter::measure(edits).bytes_total;
    // In place of what is there, and at the end.
    let none = allocated(&mut || {
        it.set_fragment(None).unwrap();
        it.set_query("q").unwrap();
        it.set_fragment("f").unwrap();
        it.set_scheme("ftp").unwrap();
        it.set_userinfo("u").unwrap();
        it.set_host("[::1]").unwrap();
        it.set_port("1").unwrap();
        it.set_authority("h:2").unwrap();
        it.set_port(None).unwrap();
        it.set_query("query").unwrap();
        assert!(it.pop_segment());
    });
    assert_eq!(none, 0);
    // With new punctuation: that and the component.
    let little = allocated(&mut || {
        it.set_port("80").unwrap();
        it.set_userinfo("u").unwrap();
        it.push_segment("a").unwrap();
        it.append_pair("k", "v").unwrap();
    });
    assert!(little < 100, "{little}");
    assert_eq!(it, format!("ftp://u@h:80{long}?query&k=v#f").as_str());
    // What is refused as well.
    let refused = allocated(&mut || assert!(it.set_host("a@b").is_err()));
    assert_eq!(refused, 0);
    let copied = allocated(&mut || drop(it.with_port(None).unwrap()));
    assert_eq!(copied, it.len() as u64 - 3);
}

#[test]
fn the_editor_edits() {
    let edit = |arguments: &[&str]| editor::edit(arguments.iter().map(|it| it.to_string()));
    let edited = edit(&[
        "http://example.org/a?q#f",
        "--host",
        "r\u{e9}sum\u{e9}.example",
        "--push-segment",
        "b/c",
        "--append-pair",
        "k",
        "v w",
        "--no-fragment",
    ]);
    assert_eq!(edited.unwrap(), "http://r\u{e9}sum\u{e9}.example/a/b%2Fc?q&k=v+w");
    let removed = edit(&["a:b?c=d&e", "--remove-pairs", "c", "--pop-segment"]);
    assert_eq!(removed.unwrap(), "a:?e");
    let refused = |arguments: &[&str]| edit(arguments).unwrap_err().to_string();
    assert!(refused(&[]).starts_with("usage"));
    assert!(refused(&["a:b", "--port"]).contains("needs a value"));
    assert!(refused(&["a:b", "--port", "1"]).starts_with("--port: a port is given, but no host"));
    assert!(refused(&["a:b", "-x"]).starts_with("-x is no edit"));
}

/// RFC 3986 section 3.2.1: "any data after the first colon".
#[test]
fn s3_2_1_a_password_is_taken_apart_masked_and_removed() {
    let cases = [
        ("a://u@h:1/p", Some("u"), None, "a://u@h:1/p", "a://u@h:1/p"),
        ("a://u:p:q@h:1/p?q#f", Some("u"), Some("p:q"), "a://u:***@h:1/p?q#f", "a://u@h:1/p?q#f"),
        ("a://u:@h", Some("u"), Some(""), "a://u:@h", "a://u@h"),
        ("a://:p@[::1]:1", Some(""), Some("p"), "a://:***@[::1]:1", "a://@[::1]:1"),
        ("a://@h", Some(""), None, "a://@h", "a://@h"),
        ("a://h:1/x:y@z", None, None, "a://h:1/x:y@z", "a://h:1/x:y@z"),
    ];
    for (text, user, password, masked, removed) in cases {
        let mut it = iri(text);
        let authority = it.authority().unwrap();
        assert_eq!((authority.user(), authority.password()), (user, password));
        assert_eq!(it.mask_password().to_string(), masked);
        assert_eq!(format!("{:?}", it.mask_password()), format!("Masked({masked})"));
        assert!(Iri::new(masked).is_ok());
        it.remove_password();
        assert_eq!(it, removed);
        assert_eq!(it.components(), iri(removed).components());
    }
    let mut urn = iri("urn:a:b@c");
    urn.remove_password();
    assert_eq!(urn, "urn:a:b@c");
}

/// RFC 5952 section 4, with its examples; section 5 for the last with an IPv4 address.
#[test]
fn a_host_is_set_by_its_address() {
    use std::net::{IpAddr, Ipv4Addr};
    let cases = [
        // Section 4.1.
        ("2001:0db8::0001", "[2001:db8::1]"),
        // Section 4.2.1.
        ("2001:db8:0:0:0:0:2:1", "[2001:db8::2:1]"),
        ("2001:db8::0:1", "[2001:db8::1]"),
        // Section 4.2.2.
        ("2001:db8:0:1:1:1:1:1", "[2001:db8:0:1:1:1:1:1]"),
        ("2001:db8::1:1:1:1:1", "[2001:db8:0:1:1:1:1:1]"),
        // Section 4.2.3.
        ("2001:0:0:1:0:0:0:1", "[2001:0:0:1::1]"),
        ("2001:DB8:0:0:1:0:0:1", "[2001:db8::1:0:0:1]"),
        // Section 5.
        ("0:0:0:0:0:FFFF:192.0.2.1", "[::ffff:192.0.2.1]"),
        ("::", "[::]"),
        ("192.0.2.1", "192.0.2.1"),
    ];
    for (address, host) in cases {
        let address: IpAddr = address.parse().unwrap();
        let built = Uri::builder().scheme("a").host(address).port(1).build().unwrap();
        assert_eq!(built, format!("a://{host}:1"));
        assert_eq!(built.host().unwrap().ip(), Some(address));
        let mut set: UriBuf = "a://u@h:1".parse().unwrap();
        assert_eq!(set.with_host(address), Ok(format!("a://u@{host}:1").try_into().unwrap()));
        set.set_host(address).unwrap();
        assert_eq!(set.host().unwrap(), host);
    }
    let without = Uri::builder().scheme("a").host(Ipv4Addr::LOCALHOST).port(None);
    assert_eq!(without.build().unwrap(), "a://127.0.0.1");
}

/// RFC 3986 section 4.3.
#[test]
fn what_stands_before_a_fragment_is_absolute() {
    assert_eq!(iri("a:b#").into_absolute(), AbsoluteIriBuf::new("a:b").unwrap());
    assert_eq!(Uri::new("a:b?c").unwrap().into_absolute().text(), "a:b?c");
}
