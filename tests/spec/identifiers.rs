//! The identifier types: checked, converted, built, compared (RFC 3987 section
//! 5.3.1).

use iri_grammar::spec::{Characters, Parts};
use iri_grammar::{
    AbsoluteIri, AbsoluteUri, AnyText, BuildError, Component, Components, Error, ErrorNote,
    Grammar, Identifier, IrelativeRef, Iri, IriBuf, IriReference, IriReferenceBuf, Lend, OwnedText,
    Path, RelativeRef, Span, Text, Uri, UriBuf, UriReference, UriReferenceBuf, kind,
};
use std::borrow::{Borrow, Cow};
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::Arc;

#[test]
fn each_type_takes_what_its_production_takes() {
    let fits = |text| {
        [
            IriReference::new(text).is_ok(),
            Iri::new(text).is_ok(),
            AbsoluteIri::new(text).is_ok(),
            IrelativeRef::new(text).is_ok(),
            UriReference::new(text).is_ok(),
            Uri::new(text).is_ok(),
            AbsoluteUri::new(text).is_ok(),
            RelativeRef::new(text).is_ok(),
        ]
    };
    let [yes, no] = [true, false];
    assert_eq!(fits("a:b"), [yes, yes, yes, no, yes, yes, yes, no]);
    assert_eq!(fits("a:b#"), [yes, yes, no, no, yes, yes, no, no]);
    assert_eq!(fits("a:\u{e9}"), [yes, yes, yes, no, no, no, no, no]);
    assert_eq!(fits("a/b"), [yes, no, no, yes, yes, no, no, yes]);
    assert_eq!(fits("\u{e9}#"), [yes, no, no, yes, no, no, no, no]);
    assert_eq!(fits("%"), [no; 8]);
}

fn production<K: kind::Kind>() -> String {
    format!("{:?}", K::production())
}

#[test]
fn each_kind_names_a_production_of_its_grammar() {
    let all = [
        production::<kind::IriReference>(),
        production::<kind::Iri>(),
        production::<kind::AbsoluteIri>(),
        production::<kind::IrelativeRef>(),
        production::<kind::UriReference>(),
        production::<kind::Uri>(),
        production::<kind::AbsoluteUri>(),
        production::<kind::RelativeRef>(),
        production::<kind::rfc3987bis::IriReference>(),
        production::<kind::rfc3987bis::Iri>(),
        production::<kind::rfc3987bis::AbsoluteIri>(),
        production::<kind::rfc3987bis::IrelativeRef>(),
        production::<kind::leiri::LeiriReference>(),
        production::<kind::leiri::Leiri>(),
        production::<kind::url_i18n_07::IriReference>(),
        production::<kind::url_i18n_07::AbsoluteIri>(),
        production::<kind::url_i18n_07::RelativeIri>(),
    ];
    assert_eq!(all[3], "rfc3987:irelative-ref");
    assert_eq!(all[16], "url-i18n-07:relativeIRI");
}

#[test]
fn conversions_that_always_hold_are_free_and_the_others_checked() {
    let uri = AbsoluteUri::new("http://a/").unwrap();
    let iri: AbsoluteIri<'_> = uri.into();
    let reference: IriReference<'_> = Iri::from(iri).into();
    assert_eq!(reference.text().as_ptr(), uri.text().as_ptr());
    assert_eq!(reference.components(), uri.components());

    assert!(Uri::try_from(IriReference::new("http://a/").unwrap()).is_ok());
    assert!(Uri::try_from(Iri::new("http://\u{e9}/").unwrap()).is_err());
    assert!(Iri::try_from(IriReference::new("a").unwrap()).is_err());

    let refused = Iri::try_from(IriReference::new("//h/").unwrap()).unwrap_err();
    assert_eq!(refused.error(), Iri::new("//h/").unwrap_err());
    assert_eq!(refused.to_string(), refused.error().to_string());
    assert_eq!(refused.into_identifier(), "//h/");
    type Of2001<K> = Identifier<K, &'static str>;
    let of_2001 = |text| Of2001::<kind::url_i18n_07::IriReference>::new(text).unwrap();
    assert!(Of2001::<kind::url_i18n_07::RelativeIri>::try_from(of_2001("a")).is_ok());
    assert!(Of2001::<kind::url_i18n_07::RelativeIri>::try_from(of_2001("")).is_err());
    let leiri = |text| Identifier::<kind::leiri::Leiri, &str>::new(text).unwrap();
    assert!(Identifier::<kind::rfc3987bis::Iri, &str>::try_from(leiri("http://a/b")).is_ok());
    let refused =
        Identifier::<kind::rfc3987bis::Iri, &str>::try_from(leiri("http://a/ b")).unwrap_err();
    assert_eq!(
        refused.error(),
        Identifier::<kind::rfc3987bis::Iri, &str>::new("http://a/ b").unwrap_err()
    );

    let owned: UriBuf = "http://a/".to_owned().try_into().unwrap();
    let owned: IriBuf = owned.into();
    assert_eq!(owned.into_string(), "http://a/");

    // 3987bis has no pct-encoded in a host, RFC 3987 no tag characters in a query.
    assert!(Iri::new("http://%41/").unwrap().check_as::<kind::rfc3987bis::Iri>().is_err());
    let bis = Identifier::<kind::rfc3987bis::Iri, &str>::new("http://a/?\u{e0001}").unwrap();
    assert!(bis.check_as::<kind::Iri>().is_err());
    assert_eq!(Identifier::<kind::leiri::Leiri, &str>::from(bis).scheme(), "http");
}

/// What is asked of a borrowed identifier outlives it.
#[test]
fn accessors_of_a_borrowed_identifier_live_as_long_as_its_text() {
    fn parts<'t>(text: &'t str) -> (&'t str, Vec<&'t str>, Vec<Option<&'t str>>, Iri<'t>) {
        let iri = Iri::new(text).unwrap();
        let authority = iri.authority().unwrap();
        let rest = [iri.userinfo(), iri.port(), iri.query(), iri.fragment()];
        let host = iri.host().unwrap().text();
        let one_by_one = vec![authority.text(), host, iri.path().text()];
        (iri.scheme(), one_by_one, rest.into(), iri.as_borrowed())
    }
    let (scheme, all, rest, iri) = parts("http://u@h:1/p?q#f");
    assert_eq!((scheme, all), ("http", vec!["u@h:1", "h", "/p"]));
    assert_eq!(rest, [Some("u"), Some("1"), Some("q"), Some("f")]);
    assert_eq!(iri, "http://u@h:1/p?q#f");
    fn whole<'t>(text: &'t str) -> (&'t str, Components<'t>) {
        let iri = Iri::new(text).unwrap();
        (iri.as_str(), iri.components())
    }
    let (text, components) = whole("a:b");
    assert_eq!(components.text(), text);

    fn generic<'b, 'o, K: kind::Kind, T: Lend<'b, 'o>>(iri: &'b Identifier<K, T>) -> Path<'o> {
        iri.path()
    }
    fn of_any<K: kind::Kind, T: Text>(iri: &Identifier<K, T>) -> Path<'_> {
        generic(iri)
    }
    let path = generic(&Iri::new("a:b").unwrap());
    assert_eq!(path, "b");
    assert_eq!(of_any(&IriBuf::new("a:b").unwrap()), "b");
    let references = IriReference::new("a").unwrap();
    assert_eq!((references.scheme(), Iri::new("a:b").unwrap().scheme()), (None, "a"));
    assert_eq!(IrelativeRef::new("a").unwrap().scheme(), None);
}

#[test]
fn parts_print_themselves_and_compare_with_text() {
    let iri = Iri::new("http://u@h:1/p").unwrap();
    let (authority, host, path) = (iri.authority().unwrap(), iri.host().unwrap(), iri.path());
    assert_eq!(format!("{authority} {host:>2} {path:-<3}"), "u@h:1  h /p-");
    assert!(authority == "u@h:1" && host == "h" && path == "/p");
    assert!("u@h:1" == authority && "h" == host && "/p" == path);
    assert!(*"h" == host);
    assert!(host == *"h");
    assert!(host != "H");
    assert_eq!([authority.as_ref(), host.as_ref(), path.as_ref()], ["u@h:1", "h", "/p"]);
    assert_eq!(format!("{host:?}"), "Host { text: \"h\", form: RegName }");
}

/// RFC 3986 section 3.2.2.
#[test]
fn s3_2_2_a_host_is_an_address_where_it_has_the_form_of_one() {
    let ip = |host: &str| Iri::new(&format!("a://{host}")).unwrap().host().unwrap().ip();
    let v6 = ["::", "::1", "1::", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"];
    let mixed = ["::1.2.3.4", "1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5::1.2.3.4", "ABCD::0000"];
    for text in v6.into_iter().chain(mixed) {
        let expected = text.parse::<std::net::Ipv6Addr>().unwrap();
        assert_eq!(ip(&format!("[{text}]")), Some(expected.into()), "{text}");
    }
    assert_eq!(ip("255.0.10.199"), Some([255, 0, 10, 199].into()));
    for text in ["", "a", "1.2.3", "1.2.3.04", "256.1.1.1", "1.2.3.4.", "[v1.1]", "%31.2.3.4"] {
        assert_eq!(ip(text), None, "{text}");
    }
}

/// RFC 3986 section 3.2.3.
#[test]
fn s3_2_3_a_port_is_a_number_or_none() {
    let port = |text: &str| {
        let iri = IriReference::new(text).unwrap();
        assert_eq!(iri.authority().map(|all| all.port_u16()).unwrap_or(Ok(None)), iri.port_u16());
        [iri.port_u16(), iri.port_or_default()].map(Result::ok)
    };
    assert_eq!(port("http://a:8080"), [Some(Some(8080)); 2]);
    assert_eq!(port("http://a:0"), [Some(Some(0)); 2]);
    assert_eq!(port("http://a:00000080"), [Some(Some(80)); 2]);
    assert_eq!(port("HTTPS://a:"), [Some(None), Some(Some(443))]);
    assert_eq!(port("http://a"), [Some(None), Some(Some(80))]);
    assert_eq!(port("http:a"), [Some(None); 2]);
    assert_eq!(port("//a"), [Some(None); 2]);
    assert_eq!(port("unknown://a"), [Some(None); 2]);
    assert_eq!(port("http://a:65535"), [Some(Some(65535)); 2]);
    assert_eq!(port("http://a:65536"), [None; 2]);
    assert_eq!(port("http://a:184467440737095516160"), [None; 2]);
}

#[test]
fn any_text_is_kept_as_it_is() {
    fn kept<T: Text + Clone + PartialEq + std::fmt::Debug>(good: T, bad: T) {
        let iri = Identifier::<kind::Iri, T>::parse(good.clone()).unwrap();
        assert_eq!((iri.host().unwrap().text(), iri.scheme()), ("\u{e9}", "http"));
        assert_eq!(iri.to_owned(), Iri::new("http://\u{e9}/").unwrap());
        assert_eq!(iri.clone().into_owned().into_string(), "http://\u{e9}/");
        assert_eq!(iri.into_text(), good);

        let refused = Identifier::<kind::Iri, T>::parse(bad.clone()).unwrap_err();
        assert_eq!(refused.error(), Iri::new("a b").unwrap_err());
        assert_eq!(refused.to_string(), refused.error().to_string());
        assert_eq!(Error::from(refused.clone()), refused.error());
        assert_eq!(refused.clone().into_parts(), (refused.error(), bad.clone()));
        assert_eq!(refused.into_text(), bad);
    }
    let [good, bad] = ["http://\u{e9}/", "a b"];
    kept(good, bad);
    kept(good.to_owned(), bad.to_owned());
    kept(Cow::Borrowed(good), Cow::Owned(bad.to_owned()));
    kept::<Box<str>>(good.into(), bad.into());
    kept::<Rc<str>>(good.into(), bad.into());
    kept::<Arc<str>>(good.into(), bad.into());
    kept(AnyText(good.to_owned()), AnyText(bad.to_owned()));
    kept(AnyText(&good), AnyText(&bad));

    let text = "http://example.org/".to_owned();
    let place = text.as_ptr();
    let kept = IriBuf::new(text).unwrap().into_text();
    assert_eq!(kept.as_ptr(), place);
    assert_eq!(IriBuf::builder().scheme("a").build().unwrap(), "a:");
    let shared: Arc<str> = "a:b".into();
    let iri = Identifier::<kind::Iri, _>::parse(shared.clone()).unwrap();
    let as_reference: Identifier<kind::IriReference, Arc<str>> = iri.into();
    assert!(Arc::ptr_eq(&as_reference.into_text(), &shared));
}

/// The texts of the standard library that own or share their characters.
#[test]
fn every_owned_text_is_checked_compared_and_shortened() {
    type Of<T> = Identifier<kind::Iri, T>;
    fn all<T>()
    where
        T: OwnedText + From<&'static str> + PartialEq + std::fmt::Debug,
        Of<T>: TryFrom<T, Error = Error> + PartialEq<T> + PartialOrd<T> + PartialOrd<str>,
        Of<T>: PartialOrd<&'static str> + PartialOrd<String>,
        &'static str: PartialOrd<Of<T>>,
    {
        let text = "http://a/\u{e9}#b";
        let iri = Of::<T>::new(text).unwrap();
        assert_eq!(iri, text.parse::<Of<T>>().unwrap());
        assert_eq!(iri, <Of<T> as TryFrom<&str>>::try_from(text).unwrap());
        assert_eq!(iri, <Of<T> as TryFrom<T>>::try_from(T::from(text)).unwrap());
        assert_eq!(iri, T::from(text));
        let order = [iri.partial_cmp(&T::from(text)), iri.partial_cmp(&text.to_string())];
        assert_eq!(order, [Some(Ordering::Equal); 2]);
        assert!(iri < *"i" && iri > "a");
        assert_eq!("a".partial_cmp(&iri), Some(Ordering::Less));
        assert_eq!(AsRef::<[u8]>::as_ref(&iri), text.as_bytes());
        assert!(
            matches!(Cow::<str>::from(&iri), Cow::Borrowed(borrowed) if str::eq(borrowed, text))
        );
        assert_eq!(iri.fragment(), Some("b"));
        let absolute = iri.into_absolute();
        assert_eq!((absolute.as_str(), absolute.fragment()), ("http://a/\u{e9}", None));
        assert_eq!(absolute.into_text(), T::from("http://a/\u{e9}"));

        let error = Iri::new("a b").unwrap_err();
        assert_eq!(Of::<T>::new("a b").unwrap_err(), error);
        assert_eq!("a b".parse::<Of<T>>().unwrap_err(), error);
        assert_eq!(<Of<T> as TryFrom<&str>>::try_from("a b").unwrap_err(), error);
        assert_eq!(<Of<T> as TryFrom<T>>::try_from(T::from("a b")).unwrap_err(), error);
    }
    all::<String>();
    all::<Cow<'_, str>>();
    all::<Box<str>>();
    all::<Rc<str>>();
    all::<Arc<str>>();

    // Without a fragment, nothing is copied; a `Cow` keeps borrowing what it borrows.
    let shared: Arc<str> = "a:b".into();
    let iri = Identifier::<kind::Iri, _>::parse(shared.clone()).unwrap();
    assert!(Arc::ptr_eq(&iri.into_absolute().into_text(), &shared));
    let cow = Identifier::<kind::Iri, Cow<'_, str>>::new("a:b#c").unwrap();
    assert!(matches!(cow.into_absolute().into_text(), Cow::Borrowed("a:b")));
}

#[test]
fn bases_with_equal_identifiers_and_options_are_equal() {
    use iri_grammar::resolution::{Base, Resolver};
    let base = Base::new(Iri::new("http://a/b").unwrap());
    let owned: Base = IriBuf::new("http://a/b").unwrap().into();
    assert!(base == owned && base == owned.as_borrowed());
    assert_eq!((base.to_string(), base.as_ref()), ("http://a/b".into(), "http://a/b"));
    let lenient = base.resolver(Resolver::new().non_strict());
    assert!(base != lenient && base < lenient && base.as_ref() == lenient.as_ref());
    assert_eq!(lenient.as_borrowed(), lenient);
    let hash = |base: &Base<kind::Iri, &str>| {
        let mut hasher = DefaultHasher::new();
        base.hash(&mut hasher);
        hasher.finish()
    };
    assert_eq!(hash(&base), hash(&owned.as_borrowed()));
    assert_ne!(hash(&base), hash(&lenient));
    assert_eq!(owned.into_identifier().into_text(), "http://a/b");
}

/// That these compile is what is tested.
/// RFC 3629 section 4.
#[test]
fn a_constant_is_checked_by_the_compiler() {
    fn same<K: kind::Kind>(constant: Identifier<K, &str>) {
        let checked = Identifier::<K, &str>::new(constant.text()).unwrap();
        assert_eq!(constant.components(), checked.components());
    }
    macro_rules! constants {
        ($($kind:ty: $text:expr;)*) => {$({
            const CONSTANT: Identifier<$kind, &str> = Identifier::<$kind, &str>::constant($text);
            same(CONSTANT);
        })*};
    }
    constants! {
        kind::Iri: "http://u@r\u{e9}sum\u{e9}.example:80/a%20b/\u{10000}?\u{e000}#\u{e9}";
        kind::IriReference: "//[v1.a]:1?#";
        kind::AbsoluteIri: "urn:a";
        kind::IrelativeRef: "../\u{5d0}";
        kind::Uri: "http://[2001:db8::7]/c=GB?objectClass?one";
        kind::UriReference: "";
        kind::AbsoluteUri: "a:";
        kind::RelativeRef: "/a";
        kind::leiri::Leiri: "a:<b>";
        kind::rfc3987bis::Iri: "a:\u{e9}";
        kind::url_i18n_07::AbsoluteIri: "a:b";
        // What takes the compiler longer, and not too long.
        kind::Iri: concat!(
            "http://example.org/", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
            "/%E7%B4%8D%E8%B1%86/", "\u{7d0d}\u{8c46}\u{7d0d}\u{8c46}\u{7d0d}\u{8c46}\u{7d0d}\u{8c46}",
            "?bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
            "#cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc",
        );
    }
    static HOME: Iri<'_> = Iri::constant("http://example.org/");
    assert_eq!(HOME, "http://example.org/");
}

#[test]
#[should_panic(expected = "absolute-IRI does not accept the text from column 1003")]
fn what_is_no_constant_says_from_where_on() {
    let text = ["a:", &"b".repeat(1000), "#"].concat();
    let _ = AbsoluteIri::constant(&text);
}

#[test]
fn octets_are_checked_as_the_text_that_they_are() {
    let good = "http://r\u{e9}sum\u{e9}.example.org/".as_bytes();
    assert_eq!(Iri::try_from(good).unwrap().as_bytes(), good);
    assert_eq!(IriBuf::try_from(good.to_vec()).unwrap().as_bytes(), good);
    for (bad, start, octet) in [
        (b"\xff".as_slice(), 0, 0xff),
        (b"a:\xc3\xa9\xc3", 4, 0xc3),
        (b"a:\xed\xa0\x80", 2, 0xed),
        (b"a b\x80", 3, 0x80),
    ] {
        let error = Iri::try_from(bad).unwrap_err();
        assert_eq!(error.note(), Some(&ErrorNote::NotUtf8(octet)));
        assert_eq!(error.span(), Span { start, end: start + 1 });
        assert_eq!(error.citation().to_string(), "RFC 3629 section 4");
        let refused = IriBuf::try_from(bad.to_vec()).unwrap_err();
        assert_eq!(refused.into_parts(), (error, bad.to_vec()));
    }
    let refused = IriBuf::try_from(b"../a".to_vec()).unwrap_err();
    assert_eq!(refused.error(), IriBuf::new("../a").unwrap_err());
    assert_eq!(refused.into_text(), b"../a");
}

#[test]
fn s3_3_the_last_segment_that_is_a_name() {
    let name = |text| IriReference::new(text).unwrap().path().file_name();
    assert_eq!(["a", "/a/b", "/a//b"].map(name), [Some("a"), Some("b"), Some("b")]);
    assert_eq!(["", "/", "a/", "a/..", "."].map(name), [None; 5]);
    assert_eq!(name("mailto:a@b"), Some("a@b"));
}

#[test]
fn conversions_are_those_one_guesses() {
    let iri = Iri::new("a:b").unwrap();
    let owned: IriBuf = iri.into();
    let _: Iri<'_> = (&owned).into();
    let _: IriReference<'_> = (&owned).into();
    let _: IriReferenceBuf = iri.into();
    let _: IriBuf = iri.to_owned();
    let _: &'static str = iri.into();
    let _: &str = (&owned).into();
    let _: Cow<'static, str> = iri.into();
    let _: String = iri.into();
    let _: Box<str> = iri.into();
    let _: Rc<str> = iri.into();
    let _: Arc<str> = iri.into();
    let _: String = owned.clone().into();
    let _: Box<str> = owned.clone().into();
    let _: Cow<'static, str> = owned.clone().into();
    let shared: Identifier<kind::Iri, Arc<str>> = owned.clone().into();
    let _: Arc<str> = shared.clone().into();
    let _: String = shared.clone().into();
    let _: IriBuf = shared.into();
    let cow: Identifier<kind::Iri, Cow<'_, str>> = iri.into();
    let _: Identifier<kind::Iri, Box<str>> = cow.clone().into();
    let _: Identifier<kind::Iri, Arc<str>> = cow.clone().into();
    let _: IriBuf = cow.into();
    let boxed: Identifier<kind::Iri, Box<str>> = iri.into();
    let shared: Identifier<kind::Iri, Rc<str>> = boxed.into();
    assert_eq!(IriBuf::from(shared), iri);
    fn takes(_: impl Into<IriReferenceBuf>) {}
    takes(iri);
    takes(owned.clone());

    let cow = Cow::Borrowed("a:b");
    let text = String::from("a:b");
    assert_eq!(owned, text);
    assert_eq!(text, owned);
    assert_eq!(owned, cow);
    assert_eq!(cow, owned);
    assert_eq!(iri, cow);

    let by_text = HashMap::from([(owned.clone(), 1)]);
    assert_eq!((by_text.get("a:b"), by_text.get(&owned)), (Some(&1), Some(&1)));
    assert_eq!(by_text.get(iri.as_str()), Some(&1));
}

#[test]
fn an_owned_reference_is_asked_for_its_kind_without_a_copy() {
    let reference = IriReferenceBuf::new("a:b#c").unwrap();
    let iri = Iri::try_from(&reference).unwrap();
    assert!(std::ptr::eq(iri.text(), reference.as_str()));
    assert_eq!((iri.scheme(), iri.fragment()), ("a", Some("c")));
    let refused = AbsoluteIri::try_from(&iri).unwrap_err();
    assert_eq!(refused.error().found(), Some('#'));
}

/// RFC 3986 section 4.4.
#[test]
fn s4_4_the_reference_by_default_is_the_empty_one() {
    assert_eq!(IriReference::default(), IriReference::new("").unwrap());
    assert_eq!(
        UriReferenceBuf::default().components(),
        UriReference::new("").unwrap().components()
    );
    assert_eq!(RelativeRef::default(), "");
    assert_eq!(Identifier::<kind::IrelativeRef, Arc<str>>::default(), "");
}

/// RFC 3987 section 5.3.1.
#[test]
fn s5_3_1_equality_is_simple_string_comparison() {
    let iri = |text: &str| text.parse::<IriBuf>().unwrap();
    assert_eq!(iri("http://a/"), Iri::new("http://a/").unwrap());
    assert_ne!(iri("http://a/"), iri("HTTP://a/"));
    assert_ne!(iri("http://a/%41"), iri("http://a/A"));
    assert_ne!(iri("http://a/%c3"), iri("http://a/%C3"));
    assert_ne!(iri("http://a/\u{e9}"), iri("http://a/e\u{301}"));
    assert_eq!(iri("http://a/"), Uri::new("http://a/").unwrap());
    assert_eq!(iri("http://a/"), "http://a/");
    assert_eq!("http://a/", iri("http://a/"));
    assert!(*"http://b/" != iri("http://a/"));
    assert!(iri("http://a/") < iri("http://b/"));

    let by_hash = HashMap::from([(iri("http://a/%FF"), 1)]);
    assert_eq!(by_hash.get("http://a/%FF"), Some(&1));
    let by_order = BTreeMap::from([(iri("http://a/"), 1), (iri("a:"), 2)]);
    assert_eq!(by_order.get("a:"), Some(&2));
}

#[test]
fn an_identifier_is_its_text() {
    let iri: IriReferenceBuf = "a/\u{e9}?#".parse().unwrap();
    assert_eq!(iri.to_string(), "a/\u{e9}?#");
    assert_eq!(format!("{iri:>8}"), "   a/\u{e9}?#");
    assert_eq!(format!("{iri:?}"), "rfc3987:IRI-reference(\"a/\u{e9}?#\")");
    assert_eq!(AsRef::<str>::as_ref(&iri), Borrow::<str>::borrow(&iri));
    assert!(iri.ends_with("?#"), "str's methods are there by Deref");
    assert_eq!(iri.clone().as_borrowed().into_owned(), iri);
    assert_eq!((iri.query(), iri.fragment(), iri.scheme()), (Some(""), Some(""), None));
}

#[test]
fn a_builder_says_why_components_do_not_fit() {
    let reference = || IriReference::builder();
    let component = |result: Result<_, BuildError>| match result {
        Err(BuildError::Component { component, error }) => (component, error.production().name()),
        other => panic!("{other:?}"),
    };
    assert_eq!(reference().path("//x").build(), Err(BuildError::PathLikeAuthority));
    assert_eq!(reference().path("a:b").build(), Err(BuildError::PathLikeScheme));
    assert_eq!(reference().path("a/b:c").build().unwrap(), "a/b:c");
    assert_eq!(reference().scheme("x").path("a:b").build().unwrap(), "x:a:b");
    assert_eq!(reference().host("").path("x").build(), Err(BuildError::PathAfterAuthority));
    assert_eq!(reference().host("").path("//x").build().unwrap(), "////x");
    assert_eq!(reference().port("1").build(), Err(BuildError::HostMissing(Component::Port)));
    let userinfo = reference().userinfo("a").build();
    assert_eq!(userinfo, Err(BuildError::HostMissing(Component::Userinfo)));
    assert_eq!(component(reference().host("a:1").build()), (Component::Host, "ireg-name"));
    assert_eq!(component(reference().host("[::1").build()), (Component::Host, "IPv6address"));
    assert_eq!(component(reference().query("#").build()), (Component::Query, "iquery"));
    assert_eq!(component(reference().path("a?b").build()), (Component::Path, "isegment-nz"));
    assert_eq!(component(reference().scheme("1").build()), (Component::Scheme, "scheme"));

    let iri = Iri::builder().path("a").build();
    assert!(
        matches!(iri, Err(BuildError::SchemeMissing(production)) if production.name() == "IRI")
    );
    let relative = IrelativeRef::builder().scheme("a").build();
    assert!(matches!(relative, Err(BuildError::SchemeGiven(_))));
    let absolute = AbsoluteIri::builder().scheme("a").fragment("").build();
    assert!(matches!(absolute, Err(BuildError::FragmentGiven(_))));
    assert!(UriReference::builder().path("\u{e9}").build().is_err());
    let error = reference().host("a").path("b").build().unwrap_err();
    assert_eq!(
        error.to_string(),
        "after an authority, a path is empty or begins with \"/\" (RFC 3986 section 3.3)"
    );
}

#[test]
fn one_component_is_put_in_place_of_another() {
    let iri = Iri::new("http://u@h:1/p?q#f").unwrap();
    assert_eq!(iri.with_scheme(Some("ftp")).unwrap(), "ftp://u@h:1/p?q#f");
    assert_eq!(iri.with_userinfo(None).unwrap(), "http://h:1/p?q#f");
    assert_eq!(iri.with_host(Some("[::1]")).unwrap(), "http://u@[::1]:1/p?q#f");
    assert_eq!(iri.with_port(Some("")).unwrap(), "http://u@h:/p?q#f");
    assert_eq!(iri.with_path("").unwrap(), "http://u@h:1?q#f");
    assert_eq!(iri.with_query(Some("")).unwrap(), "http://u@h:1/p?#f");
    assert_eq!(iri.with_fragment(None).unwrap(), "http://u@h:1/p?q");
    assert_eq!(iri, "http://u@h:1/p?q#f");
    assert!(iri.with_path("p").is_err());
    assert!(iri.with_scheme(None).is_err());
    assert!(iri.with_host(None).is_err(), "the userinfo would have no host");
}

#[cfg(feature = "serde")]
#[test]
fn serde_reads_and_writes_the_text_and_checks_it() {
    let iri: IriBuf = serde_json::from_str("\"http://\u{e9}/\"").unwrap();
    assert_eq!(serde_json::to_string(&iri).unwrap(), "\"http://\u{e9}/\"");
    let borrowed: Iri<'_> = serde_json::from_str("\"a:b\"").unwrap();
    assert_eq!(borrowed, "a:b");
    let error = serde_json::from_str::<IriBuf>("\"a b\"").unwrap_err();
    assert!(error.to_string().contains("a space"), "{error}");

    // A string with an escape is owned, one without borrowed.
    type Borrowing<'i> = Identifier<kind::Iri, Cow<'i, str>>;
    let read = |json: &'static str| serde_json::from_str::<Borrowing<'static>>(json);
    assert!(matches!(read("\"a:b\"").unwrap().into_text(), Cow::Borrowed("a:b")));
    let escaped = read(r#""a:\u00e9""#).unwrap();
    assert_eq!(escaped, "a:\u{e9}");
    assert!(matches!(escaped.into_text(), Cow::Owned(_)));
    assert!(serde_json::from_str::<Iri<'_>>(r#""a:\u00e9""#).is_err());
    assert!(read("\"a b\"").unwrap_err().to_string().contains("a space"));
    assert!(read("1").unwrap_err().to_string().contains("expected a string"));
    // A reader lends nothing.
    assert_eq!(serde_json::from_reader::<_, IriBuf>(&b"\"a:b\""[..]).unwrap(), "a:b");
    let shared: Identifier<kind::Iri, Arc<str>> = serde_json::from_str("\"a:b\"").unwrap();
    assert_eq!(serde_json::to_string(&shared).unwrap(), "\"a:b\"");
    assert!(serde_json::from_str::<Identifier<kind::Iri, Box<str>>>("\"b\"").is_err());
    assert!(serde_json::from_str::<Identifier<kind::Iri, Rc<str>>>("\"b\"").is_err());
    let any: Identifier<kind::Iri, AnyText<Box<str>>> = serde_json::from_str("\"a:b\"").unwrap();
    assert_eq!(serde_json::to_string(&any).unwrap(), "\"a:b\"");
    assert!(serde_json::from_str::<Identifier<kind::Iri, AnyText<String>>>("\"b\"").is_err());
}

#[test]
fn values_are_small() {
    assert!(size_of::<Iri<'_>>() <= 48);
    assert!(size_of::<IriBuf>() <= 56);
    assert!(size_of::<iri_grammar::Error>() <= 64);
}

#[test]
fn to_check_and_to_refuse_allocates_nothing() {
    let long = format!("http://h/{}", "a%C3%A9\u{e9}/".repeat(1000));
    let texts = ["http://u@[::1]:8/a?q#f", "../a", "http://\u{e9}.example/", &long];
    let bad = ["http://h/a b", "http://[::1", "1:2", "//h:8x/", "%4", "\u{0}"];
    let counted = allocation_counter::measure(|| {
        for text in texts {
            let reference = IriReference::new(text).unwrap();
            assert_eq!(reference.host().is_some(), reference.authority().is_some());
            assert_eq!(Iri::try_from(reference).is_ok(), reference.scheme().is_some());
            assert!(Grammar::Rfc3987.reference().matches(text));
        }
        for text in bad {
            let error = IriReference::new(text).unwrap_err();
            assert!(error.expected().next().is_some());
            assert!(error.span().end <= text.len());
        }
    });
    assert_eq!(counted.count_total, 0);
}

/// draft-masinter-url-i18n-07 section 2.2: an ireg_name stands beside the host, and what
/// follows the scheme may be an iopaque_part, in which a `?` begins no query.
#[test]
fn a_builder_of_url_i18n_07_gives_back_what_it_was_given() {
    type Reference<'i> = Identifier<kind::url_i18n_07::IriReference, &'i str>;
    for text in ["a://-/b", "//u@-:x?c", "//u@a.example:80", "a:?"] {
        let reference = Reference::new(text).unwrap();
        assert_eq!(reference.to_builder().build().unwrap(), text);
    }
    let opaque = Reference::builder().scheme("a").query("");
    assert_eq!(opaque.build(), Err(BuildError::Ambiguous));
    let path = Reference::builder().path("/a?b");
    assert_eq!(path.build(), Err(BuildError::Ambiguous));
    let userinfo = Reference::builder().userinfo("u").host("-");
    assert_eq!(userinfo.build(), Err(BuildError::Ambiguous));
}

#[cfg(feature = "idna")]
#[test]
fn what_stays_the_same_is_borrowed() {
    use iri_grammar::host::Idna2008;
    use iri_grammar::ladder::{Ladder, Rung};
    use iri_grammar::mapping::{ProcessingModel, ToIri, url_i18n};
    use iri_grammar::text::Classes;

    let is_same = |a: &str, b: &str| core::ptr::eq(a, b);
    // A space, an octet that is not UTF-8, a bidi formatting character, and a reserved one.
    let encoded = UriReference::new("http://a.example/%20%FF?%E2%80%AE#%2f").unwrap();
    for to_iri in [ToIri::rfc3987(), ToIri::rfc3987bis().to_unicode(Idna2008::new())] {
        assert!(is_same(&to_iri.map(&encoded).unwrap(), &encoded));
        let component = to_iri.component(Component::Path, "%20").unwrap();
        assert!(matches!(component, Cow::Borrowed(_)));
        // Octets that are encoded again are so with upper-case letters.
        assert_eq!(to_iri.reference("%ff").unwrap(), "%FF");
    }
    let model = ProcessingModel::new().look_up(Idna2008::new());
    assert!(is_same(&model.map(&encoded).unwrap(), &encoded));
    let older = url_i18n::UrlI18n07Reference::new("http://a.example/%20%FF").unwrap();
    assert!(is_same(
        &url_i18n::to_iri(&older, Classes::URL_I18N_07, &mut iri_grammar::spec::Trace::off())
            .unwrap(),
        &older
    ));
    // Without `/.`, what follows would be an authority.
    let guarded = Iri::new("x:/.//a").unwrap();
    let whole = Iri::new("http://a.example/b?c#d").unwrap();
    for (rung, same) in Rung::ALL.into_iter().flat_map(|rung| [(rung, guarded), (rung, whole)]) {
        let normalized = Ladder::new().climb(rung, &same).unwrap().identifier;
        assert!(is_same(&normalized, &same), "{rung:?}");
    }
}

#[test]
fn what_is_shown_of_a_text_names_its_parts() {
    let iri = Iri::new("a://u@h:1/p?q#f").unwrap();
    assert_eq!(
        format!("{:?}", iri.components()),
        "Components { scheme: Some(\"a\"), authority: Some(Authority { userinfo: Some(\"u\"), \
         host: Host { text: \"h\", form: RegName }, port: Some(\"1\") }), \
         path: Path { text: \"/p\", form: Abempty }, query: Some(\"q\"), fragment: Some(\"f\") }"
    );
    assert_eq!(format!("{:?}", iri.mask_password()), "Masked(a://u@h:1/p?q#f)");
    #[cfg(feature = "tree")]
    {
        let tree = Grammar::Rfc3987.production("iauthority").unwrap().parse("h:1").unwrap();
        let shown = "iauthority \"h:1\" [ihost \"h\" [ireg-name \"h\" []], port \"1\" []]";
        assert_eq!(format!("{tree:?}"), format!("[{shown}]"));
        assert_eq!(format!("{:?}", tree.root().unwrap()), shown);
    }
    assert_eq!(iri.authority().unwrap().port(), Some("1"));
    assert_eq!(iri.authority().unwrap().userinfo(), Some("u"));
    let parts = Parts::from(iri.components());
    assert_eq!(
        Parts::from_iter(parts.iter().map(|(component, text)| (component, *text))).to_string(),
        "scheme: a, userinfo: u, host: h, port: 1, path: /p, query: q, fragment: f"
    );
}

/// RFC 3986 section 3.2.1: an empty password is none that would have to be hidden.
#[test]
fn s3_2_1_a_password_is_masked_where_there_is_one() {
    let masked = |text: &str| Iri::new(text).unwrap().mask_password().to_string();
    assert_eq!(masked("a://u:p@h"), "a://u:***@h");
    assert_eq!(masked("a://u:p:q@h/:"), "a://u:***@h/:");
    for same in ["a://u:@h", "a://u@h", "a://:@h", "a://h:1"] {
        assert_eq!(masked(same), same);
    }
}

#[test]
fn components_are_equal_where_the_text_and_its_division_are() {
    let of = |text: &'static str| Iri::new(text).unwrap().components();
    let hash = |of: Components<'_>| {
        let mut hasher = DefaultHasher::new();
        of.hash(&mut hasher);
        hasher.finish()
    };
    assert_eq!(of("a:b?c"), of("a:b?c"));
    assert_ne!(of("a:b?c"), of("a:b#c"));
    assert_eq!(hash(of("a:b?c")), hash(of("a:b?c")));
    assert_ne!(hash(of("a:b?c")), hash(of("a:b#c")));
    // A text that is an opaque part in one grammar is a path and a query in the other.
    let other = Grammar::UrlI18n07.reference().components("a:b?c").unwrap();
    assert_eq!(other.text(), of("a:b?c").text());
    assert_ne!(other, of("a:b?c"));
}

#[test]
fn a_span_is_a_range_and_an_offset_with_a_length() {
    let text = "a://\u{e9}/b";
    let span = Iri::new(text).unwrap().components().spans()[Component::Path].unwrap();
    assert_eq!(std::ops::Range::from(span), 6..8);
    assert_eq!(<(usize, usize)>::from(span), (6, 2));
    let characters = Characters::new(text);
    assert_eq!(characters.text(), text);
    assert_eq!(characters.span(span), Span { start: 5, end: 7 });
}
