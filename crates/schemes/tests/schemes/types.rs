//! Identifiers as values: what is parsed is built again, what is built is valid, and values with other
//! texts are refused.

use iri_grammar::Iri;
use iri_schemes::types::*;
use iri_schemes::{check, parse};
use std::fmt::Debug;

/// Parses an identifier.
#[track_caller]
fn value<T: Typed + Debug>(text: &str) -> T {
    parse(Iri::new(text).unwrap()).unwrap_or_else(|it| panic!("{text}: {it}"))
}

/// Asserts that the values of these identifiers give the same identifiers.
#[track_caller]
fn same<T: Typed + Debug>(texts: &[&str]) {
    for text in texts {
        assert_eq!(value::<T>(text).build().unwrap().as_str(), *text);
    }
}

/// Asserts that the value of the first identifier gives the second one.
#[track_caller]
fn becomes<T: Typed + Debug>(text: &str, built: &str) {
    assert_eq!(value::<T>(text).build().unwrap().as_str(), built);
}

#[test]
fn what_is_parsed_is_built_again() {
    same::<Mailto>(&[
        "mailto:",
        "mailto:a@b,%22not%40me%22@c?subject=x%20y&body=1%0D%0A2",
        "mailto:?to=a@b",
    ]);
    becomes::<Mailto>("mailto:%61@b?x=%2C%26", "mailto:a@b?x=,%26");
    same::<Tel>(&["tel:+1-201-555-0123", "tel:7;ext=1;phone-context=a.b;x=y;z"]);
    same::<Urn>(&["urn:example:a%2Fb?+c?=d#e", "urn:x-y:b"]);
    same::<Data>(&["data:,", "data:text/plain;charset=utf-8,a%00", "data:;base64,QQ=="]);
    becomes::<Data>("data:image/gif;base64,R0lG%0D%0AODdh", "data:image/gif;base64,R0lGODdh");
    same::<File>(&["file:///a%2Fb", "file://localhost/c:/d", "file://h.example/a"]);
    becomes::<File>("file:/a", "file:///a");
    same::<Geo>(&["geo:1.50,-2;crs=wgs84;u=3;a=b%20c;d", "geo:3,4,5;crs=epsg-1"]);
    same::<Sip>(&["sip:u:p@h:1;lr;a=b?c=d&e=", "sips:%40@h", "sip:h.example"]);
    same::<Ldap>(&["ldap:///", "ldap://h:1/a=b%20c,d=e?f,g?one?(h=*)?!i=j,k"]);
    becomes::<Ldap>("ldap://h/a=b??", "ldap://h/a=b");
    same::<News>(&["news:a@%5B1.2%5D", "news://h:1/a.*", "news:"]);
    same::<Nntp>(&["nntp://h/a%2Fb/1", "nntp://h/a"]);
    same::<Tag>(&["tag:a@b.example,2001-02:c%2F#d", "tag:a.b,2001:"]);
    same::<Ni>(&["ni:///sha-256;f4OxZQ?ct=text/plain", "ni://h/sha-256;-_"]);
    same::<Cid>(&["cid:a%25b@c"]);
    same::<Mid>(&["mid:a@b", "mid:a@b/c@d"]);
    same::<Xmpp>(&["xmpp:a@b/c%2Fd?e;f=g%3B#h", "xmpp://a@b", "xmpp://a@b/c", "xmpp:a"]);
    same::<Coap>(&["coap://h/", "coaps+ws://[::1]:1/a//%2F?b=1&", "coap+tcp://h/?"]);
}

/// Asserts that a value with any character in a decoded field is built, and then has that character, or is
/// rejected by the grammar of the scheme. Returns how many were built.
fn any_character<T: Typed + Debug>(value: impl Fn(String) -> T) -> usize {
    let characters = (0..0x80).filter_map(char::from_u32).chain(['\u{e9}', '\u{202e}']);
    let built = characters.filter(|character| match value(format!("a{character}b")).build() {
        Ok(iri) => {
            assert!(check(iri.as_borrowed()).unwrap().is_some());
            true
        }
        Err(BuildError::Scheme { .. }) => false,
        Err(error) => panic!("{character:?}: {error}"),
    });
    built.count()
}

#[test]
fn a_decoded_field_takes_any_character_or_the_grammar_says_why_not() {
    let all = 0x82;
    let address = |it| Mailto { addresses: vec![it + "@b"], ..Mailto::default() };
    assert_eq!(any_character(address), 84);
    let field = |it| Mailto { fields: vec![Pair::new("subject", it)], ..Mailto::default() };
    assert_eq!(any_character(field), all);
    let name = |it| Mailto { fields: vec![Pair::new(it, "")], ..Mailto::default() };
    assert_eq!(any_character(name), all);
    let octets = |it: String| Data { octets: it.into_bytes(), ..Data::default() };
    assert_eq!(any_character(octets), all);
    let base64 = |it| Data { encoding: Encoding::Base64, ..octets(it) };
    assert_eq!(any_character(base64), all);
    let parameter = |it| Data { parameters: vec![Pair::new("a", it)], ..Data::default() };
    assert_eq!(any_character(parameter), all);
    let sip = Sip { scheme: "sip", host: "h".into(), ..Sip::default() };
    assert_eq!(any_character(|it| Sip { user: Some(it), ..sip.clone() }), all);
    let password = |it| Sip { user: Some("u".into()), password: Some(it), ..sip.clone() };
    assert_eq!(any_character(password), all);
    let parameter = |it| Sip { parameters: vec![Parameter::new("x", it)], ..sip.clone() };
    assert_eq!(any_character(parameter), all);
    assert_eq!(any_character(|it| Sip { headers: vec![Pair::new("x", it)], ..sip.clone() }), all);
    // RFC 4515 section 3: NUL, the parentheses and the backslash are escaped.
    let filter = |it| Ldap { filter: Some(format!("(cn={it})")), ..Ldap::default() };
    assert_eq!(any_character(filter), all - 4);
    let extension = |it| Extension { name: "x".into(), value: Some(it), is_critical: true };
    assert_eq!(
        any_character(|it| Ldap { extensions: vec![extension(it)], ..Ldap::default() }),
        all
    );
    let xmpp = |address| Xmpp { address: Some(address), ..Xmpp::default() };
    assert_eq!(any_character(|it| xmpp(Address { resource: Some(it), ..Address::default() })), all);
    assert_eq!(any_character(|it| xmpp(Address { node: Some(it), ..Address::default() })), all);
    let query = |it| Some(Query { name: "q".into(), pairs: vec![Pair::new("k", it)] });
    assert_eq!(any_character(|it| Xmpp { query: query(it), ..xmpp(Address::default()) }), all);
    let coap = Coap { scheme: "coap", host: "h".into(), ..Coap::default() };
    assert_eq!(any_character(|it| Coap { path: vec![it], ..coap.clone() }), all);
    assert_eq!(any_character(|it| Coap { query: vec![it], ..coap.clone() }), all);
    let nntp = |it| Nntp { server: "h".into(), group: it, article_number: None };
    assert_eq!(any_character(nntp), 0x5E - 7 + 2);
    assert!(any_character(|it| Cid { content_id: format!("\"{it}\"@c") }) > 120);
    let news = |it| News { server: None, resource: Resource::Article(it + "@c") };
    assert_eq!(any_character(news), 82);
}

/// The error of a value that has no identifier.
#[track_caller]
fn error<T: Typed + Debug>(value: T) -> BuildError {
    value.build().unwrap_err()
}

#[test]
fn a_text_with_delimiters_where_it_is_kept_as_it_is_has_no_identifier() {
    let urn = Urn { nid: "example".into(), nss: "a".into(), ..Urn::default() };
    let different = |it: BuildError| assert!(matches!(it, BuildError::Different { .. }), "{it}");
    let scheme = |it: BuildError| assert!(matches!(it, BuildError::Scheme { .. }), "{it}");
    different(error(Urn { nss: "a?+b".into(), ..urn.clone() }));
    different(error(Urn { q_component: Some("b#c".into()), ..urn.clone() }));
    scheme(error(Urn { nid: "-a".into(), ..urn.clone() }));
    assert!(matches!(error(Urn { nss: "a b".into(), ..urn }), BuildError::Generic { .. }));
    let coap = Coap { scheme: "coap", host: "h".into(), ..Coap::default() };
    different(error(Coap { host: "h/a".into(), ..coap.clone() }));
    scheme(error(Coap { host: String::new(), ..coap.clone() }));
    scheme(error(Coap { scheme: "http", ..coap.clone() }));
    // RFC 7252 section 6.4 step 8: a single slash gives no option.
    different(error(Coap { path: vec![String::new()], ..coap }));
    scheme(error(Tel {
        number: Number::Local("1".into()),
        isdn_subaddress: None,
        extension: None,
        context: None,
        parameters: Vec::new(),
    }));
    scheme(error(Geo { coordinates: vec!["91".into(), "0".into()], ..Geo::default() }));
    scheme(error(File { host: None, path: "a".into() }));
    scheme(error(Ni { algorithm: "sha-256".into(), value: "a=".into(), ..Ni::default() }));
}

#[test]
fn octets_that_are_not_utf_8_have_no_text() {
    let iri = Iri::new("mailto:a@b?c=%FF").unwrap();
    let range = 13..16;
    assert_eq!(parse::<Mailto>(iri), Err(ParseError::NotUtf8 { part: "hfvalue", range }));
    assert_eq!(value::<Data>("data:,%FF").octets, [0xFF]);
}

#[test]
fn rfc8089_e_2_1_a_drive_letter_is_the_first_segment() {
    let drive = |path: &str| File { host: None, path: path.into() }.drive_letter();
    assert_eq!((drive("/c:/a"), drive("/C:")), (Some('c'), Some('C')));
    assert_eq!(
        (drive("/c:a"), drive("/cd:/"), drive("/1:/"), drive("/a/c:/")),
        (None, None, None, None)
    );
}
