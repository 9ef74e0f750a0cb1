//! Examples of identifiers, accepted and rejected: with the rule that rejects, the place in bytes, and
//! the section.

use iri_grammar::Iri;
use iri_schemes::{GrammarPart, Scheme, check};

/// Asserts that the grammars of the schemes accept these texts.
#[track_caller]
pub(crate) fn accepts(texts: &[&str]) {
    for text in texts {
        let scheme = check(Iri::new(text).unwrap()).unwrap_or_else(|it| panic!("{text}: {it}"));
        assert!(scheme.is_some(), "{text}");
    }
}

/// Asserts that the grammar rejects a text in this rule at this byte, and cites this section.
#[track_caller]
pub(crate) fn rejects(text: &str, rule: &str, at: usize, citation: &str) {
    let error = check(Iri::new(text).unwrap()).expect_err(text);
    let found = (error.rule(), error.at(), error.citation().to_string());
    assert_eq!(found, (rule, at, citation.to_owned()), "{text}: {error}");
}

/// Asserts the parts of a text.
#[track_caller]
pub(crate) fn has_parts(text: &str, parts: &[(&str, &str)]) {
    let iri = Iri::new(text).unwrap();
    let found = Scheme::find(iri.scheme()).unwrap().parts(iri).unwrap();
    let found: Vec<(&str, &str)> = found.iter().map(|part| (part.name, part.text)).collect();
    assert_eq!(found, parts, "{text}");
}

#[test]
fn a_scheme_without_a_grammar_is_not_checked() {
    assert!(check(Iri::new("acme:x").unwrap()).unwrap().is_none());
    assert!(Scheme::find("MAILTO").is_some() && Scheme::find("mail").is_none());
}

#[test]
fn rfc9110_s4_2_http_and_https() {
    accepts(&["http://a", "https://u:p@[::1]:8/a//b?c#d", "HTTP://A:/", "http://a/?"]);
    rejects("http:///a", "authority", 7, "RFC 9110 section 4.2.1");
    rejects("https://:80/", "https-authority", 11, "RFC 9110 section 4.2.2");
    rejects("http:a", "http-URI", 5, "RFC 9110 section 4.2.1");
    has_parts(
        "http://u@a:80/b?c#d",
        &[("userinfo", "u"), ("host", "a"), ("port", "80"), ("path-abempty", "/b"), ("query", "c")],
    );
    has_parts("http://a:80", &[("host", "a"), ("port", "80"), ("path-abempty", "")]);
}

#[test]
fn rfc3987_s3_1_a_host_is_judged_with_and_without_to_ascii() {
    // So is a grammar of a part.
    accepts(&["urn:ietf:params:\u{e9}", "urn:nbn:de-\u{e9}"]);
    accepts(&["http://r\u{e9}sum\u{e9}.example/"]);
    // The generic grammar finds no host here.
    let error = check(Iri::new("sip:a@r\u{e9}.example").unwrap()).unwrap_err();
    assert_eq!((error.at(), error.found()), (7, Some('\u{e9}')), "{error}");
    has_parts(
        "coap://a/\u{e9}?\u{e9}",
        &[("host", "a"), ("path-abempty", "/\u{e9}"), ("query", "\u{e9}")],
    );
}

#[test]
fn rfc6455_s3_ws_and_wss() {
    accepts(&["ws://a", "wss://a:1/b?c"]);
    let error = check(Iri::new("ws://a/#f").unwrap()).unwrap_err();
    assert_eq!((error.part(), error.at()), (GrammarPart::Fragment, 7));
    assert!(error.sentence().unwrap().contains("MUST NOT be used on these URIs"));
    rejects("wss:a", "wss-URI", 4, "RFC 6455 section 3");
}

#[test]
fn rfc7252_s6_coap_and_its_relatives() {
    accepts(&["coap://a", "coaps://[::1]:1/a?b", "coap+tcp://a", "coaps+ws://a/b#c"]);
    rejects("coap:///x", "host", 7, "RFC 7252 section 6.1");
    rejects("coap://u@a/", "coap-URI", 8, "RFC 7252 section 6.1");
    rejects("coaps+tcp:x", "coaps-tcp-URI", 10, "RFC 8323 section 8.2");
}

#[test]
fn rfc6068_s2_mailto() {
    accepts(&[
        "mailto:chris@example.com",
        "mailto:?to=addr1@an.example,addr2@an.example",
        "mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index",
        "mailto:gorby%25kremvax@example.com",
        "mailto:unlikely%3Faddress@example.com?blat=foop",
        "mailto:%22not%40me%22@example.org",
        "mailto:%22oh%5C%5Cno%22@example.org",
        "mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&body=NATTO",
        "mailto:user@\u{7d0d}\u{8c46}.example.org",
        "mailto:Mike%26family@example.org",
        "mailto:",
    ]);
    rejects("mailto:a@b@c.example", "dot-atom-text", 10, "RFC 5322 section 3.2.3");
    rejects("mailto:a..b@c.example", "dot-atom-text", 9, "RFC 5322 section 3.2.3");
    rejects("mailto:a&b@c.example", "addr-spec", 8, "RFC 6068 section 2");
    rejects("mailto:a%20b@c.example", "addr-spec", 8, "RFC 6068 section 2");
    rejects("mailto:a@b?subject", "hfield", 18, "RFC 6068 section 2");
    rejects("mailto:%FF@a.example", "addr-spec", 7, "RFC 6068 section 2");
    has_parts(
        "mailto:a@b,%22c%22@d?e=f&g=",
        &[
            ("addr-spec", "a@b"),
            ("local-part", "a"),
            ("domain", "b"),
            ("addr-spec", "%22c%22@d"),
            ("local-part", "%22c%22"),
            ("domain", "d"),
            ("hfield", "e=f"),
            ("hfname", "e"),
            ("hfvalue", "f"),
            ("hfield", "g="),
            ("hfname", "g"),
            ("hfvalue", ""),
        ],
    );
    let error = check(Iri::new("mailto:a@b@c").unwrap()).unwrap_err();
    assert_eq!(error.part(), GrammarPart::Decoded);
}

#[test]
fn rfc3966_s3_tel() {
    accepts(&[
        "tel:+1-201-555-0123",
        "tel:7042;phone-context=example.com",
        "tel:863-1234;phone-context=+1-914-555",
        "tel:+1;isub=3;a=b",
        "tel:+1;extra=2",
    ]);
    rejects("tel:7042", "local-number", 8, "RFC 3966 section 3");
    rejects("tel:+", "global-number-digits", 5, "RFC 3966 section 3");
    rejects("tel:+1;a=b;ext=2", "other-pname", 14, "RFC 3966 section 3");
    has_parts(
        "tel:7;ext=1;phone-context=a.b;x=y",
        &[
            ("local-number-digits", "7"),
            ("extension", ";ext=1"),
            ("descriptor", "a.b"),
            ("parameter", ";x=y"),
            ("pname", "x"),
            ("pvalue", "y"),
        ],
    );
}

#[test]
fn rfc8141_s2_urn() {
    accepts(&[
        "urn:example:a123,z456?+abc?=xyz#789",
        "urn:example:foo-bar-baz-qux?+CCResolve:cc=uk",
        "URN:UUID:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
        "urn:oid:1.3.6.1",
        "urn:isbn:0451450523",
        "urn:ietf:rfc:2141",
        "urn:ietf:params:dns:rr-type-codes:soa",
        "urn:ogc:specification:gml:doc-is(02-023r4):3.0.0",
        "URN:NBN:fi-fe19981001",
    ]);
    rejects("urn:ietf:rfc:a", "rfc-nss", 13, "RFC 2648 section 2");
    rejects("urn:ogc:a", "ogc-NSS", 9, "RFC 5165 section 2");
    rejects("urn:nbn:fin", "nbn-NSS", 11, "RFC 3188 section 5");
    rejects("urn:a:b", "NID", 5, "RFC 8141 section 2");
    rejects("urn:example:", "assigned-name", 12, "RFC 8141 section 2");
    rejects("urn:example:a?b", "rq-components", 14, "RFC 8141 section 2");
    rejects("urn:uuid:f81d4fae", "UUID", 17, "RFC 4122 section 3");
    rejects("urn:oid:1.03", "oid", 11, "RFC 3061 section 2");
    has_parts(
        "urn:example:a?+b?=c#d",
        &[
            ("NID", "example"),
            ("NSS", "a"),
            ("r-component", "b"),
            ("q-component", "c"),
            ("f-component", "d"),
        ],
    );
}

#[test]
fn rfc2397_s3_data() {
    accepts(&[
        "data:,A%20brief%20note",
        "data:text/plain;charset=iso-8859-7,%be%fe%be",
        "data:;base64,",
        "data:;base64,QQ==",
        "data:;base64,QQ%3D%3D",
        "data:image/gif;base64,R0lG%0D%0AODdh",
        "data:;base64=x,A",
    ]);
    rejects("data:;base64,A", "base64", 14, "RFC 2045 section 6.8");
    rejects("data:;base64,QQ=", "base64", 16, "RFC 2045 section 6.8");
    rejects("data:text", "mediatype", 9, "RFC 2397 section 3");
    has_parts(
        "data:text/plain;charset=utf-8,a",
        &[
            ("mediatype", "text/plain;charset=utf-8"),
            ("type", "text"),
            ("subtype", "plain"),
            ("parameter", "charset=utf-8"),
            ("attribute", "charset"),
            ("value", "utf-8"),
            ("data", "a"),
        ],
    );
}

#[test]
fn rfc8089_s2_file() {
    accepts(&[
        "file:///path/to/file",
        "file:/a",
        "file://host.example.com/a",
        "file://localhost/a",
    ]);
    rejects("file:a", "file-URI", 5, "RFC 8089 section 2");
    rejects("file:///a?b", "path-absolute", 9, "RFC 3986 section 3.3");
    has_parts("file://h/a", &[("host", "h"), ("path-absolute", "/a")]);
}

#[test]
fn rfc5870_s3_geo() {
    accepts(&[
        "geo:13.4125,103.8667",
        "geo:48.2010,16.3695,183",
        "geo:90,-22.43;crs=WGS84",
        "geo:66,30;u=6.500;FOo=this%2dthat",
        "geo:323482,4306480;crs=epsg-32618;u=20",
    ]);
    rejects("geo:91,0", "geo-path", 8, "RFC 5870 section 3.3");
    rejects("geo:0,181;crs=wgs84", "other-crs", 19, "RFC 5870 section 3.3");
    rejects("geo:0,0;a=b;u=1", "other-pname", 13, "RFC 5870 section 3.3");
    has_parts(
        "geo:1,2,3;crs=wgs84;u=4;a=b",
        &[
            ("coord-a", "1"),
            ("coord-b", "2"),
            ("coord-c", "3"),
            ("crslabel", "wgs84"),
            ("uval", "4"),
            ("parameter", ";a=b"),
            ("pname", "a"),
            ("pvalue", "b"),
        ],
    );
}

#[test]
fn rfc3261_s19_1_sip_and_sips() {
    accepts(&[
        "sip:alice@atlanta.com",
        "sip:alice:secretword@atlanta.com;transport=tcp",
        "sips:alice@atlanta.com?subject=project%20x&priority=urgent",
        "sip:+1-212-555-1212:1234@gateway.com;user=phone",
        "sip:atlanta.com;method=REGISTER?to=alice%40atlanta.com",
        "sip:alice;day=tuesday@atlanta.com",
        "sip:a;lr",
    ]);
    rejects("sip:a@b;transport=", "uri-parameter", 18, "RFC 3261 section 25.1");
    rejects("sip:a@b_c", "SIP-URI", 7, "RFC 3261 section 25.1");
    has_parts(
        "sip:u:p@h:1;a=b?c=d",
        &[
            ("user", "u"),
            ("password", "p"),
            ("host", "h"),
            ("port", "1"),
            ("uri-parameter", "a=b"),
            ("pname", "a"),
            ("pvalue", "b"),
            ("hname", "c"),
            ("hvalue", "d"),
        ],
    );
}

#[test]
fn parts_are_those_of_one_reading() {
    has_parts(
        "sip:a;b;c@h;d=e;f",
        &[
            ("user", "a;b;c"),
            ("host", "h"),
            ("uri-parameter", "d=e"),
            ("pname", "d"),
            ("pvalue", "e"),
            ("uri-parameter", "f"),
            ("pname", "f"),
        ],
    );
    has_parts(
        "xmpp://a@b/c?d",
        &[
            ("authxmpp", "a@b"),
            ("nodeid", "a"),
            ("host", "b"),
            ("pathxmpp", "c"),
            ("host", "c"),
            ("querytype", "d"),
        ],
    );
}

#[test]
fn rfc4516_s4_ldap() {
    accepts(&[
        "ldap:///o=University%20of%20Michigan,c=US",
        "ldap://ldap1.example.net/o=University%20of%20Michigan,c=US?postalAddress",
        "ldap://ldap1.example.net:6666/o=University%20of%20Michigan,c=US??sub?(cn=Babs%20Jensen)",
        "LDAP://ldap1.example.com/c=GB?objectClass?ONE",
        "ldap:///o=An%20Example%5C2C%20Inc.,c=US",
        "ldap:///??sub??!e-bindname=cn=Manager%2cdc=example%2cdc=com",
        "ldap://",
    ]);
    rejects("ldap:///a", "attributeTypeAndValue", 9, "RFC 4514 section 3");
    rejects("ldap:///??all", "ldapurl", 10, "RFC 4516 section 2");
    rejects("ldap:///?1a", "attributeSelector", 10, "RFC 4511 section 4.5.1");
    accepts(&[
        "ldap:///???(!(cn=Tim%20Howes))",
        "ldap:///???(&(objectClass=Person)(%7C(sn=Jensen)(cn=Babs%20J*)))",
        "ldap:///???(o=univ*of*mich*)",
        "ldap:///???(seeAlso=)",
        "ldap:///???(cn:dn:2.4.6.8.10:=Dino)",
        "ldap:///???(:1.2.3:=Wilma%20Flintstone)",
        "ldap:///???(1.3.6.1.4.1.1466.0=%5C04%5C02%5C48%5C69)",
    ]);
    rejects("ldap:///???cn=a", "filter", 11, "RFC 4515 section 3");
    rejects("ldap:///???(cn=a", "filter", 16, "RFC 4515 section 3");
    rejects("ldap:///???(cn=a)(cn=b)", "filter", 17, "RFC 4515 section 3");
    rejects("ldap:///???(!(cn=a)(cn=b))", "filter", 19, "RFC 4515 section 3");
    rejects("ldap:///???(&)", "filter", 13, "RFC 4515 section 3");
    rejects("ldap:///???)", "filter", 11, "RFC 4515 section 3");
    rejects("ldap:///???((cn=a))", "filter", 12, "RFC 4515 section 3");
    rejects("ldap:///???(&(cn=a)", "filter", 19, "RFC 4515 section 3");
    rejects("ldap:///???(cn=%5C2)", "item", 19, "RFC 4515 section 3");
}

#[test]
fn rfc5538_s3_news_and_nntp() {
    accepts(&[
        "nntp://news.server.example/example.group.this/12345",
        "nntp://wild.server.example/example.group.n%2Fa/12345",
        "news://news.server.example/*",
        "news://news.server.example/",
        "news://wild.server.example/example.group.th%3Fse",
        "news:example.group.*",
        "news:p0624081dc30b8699bf9b@%5B10.20.30.108%5D",
        "news:",
    ]);
    rejects("nntp:example.group/1", "nntpURL", 5, "RFC 5538 section 3");
    rejects("nntp://a/b/12345678901234567", "nntpURL", 27, "RFC 5538 section 3");
    rejects("nntp://a/b%2A", "newsgroup-name", 10, "RFC 3977 section 9.8");
    rejects("news:a/b@c", "newsURL", 6, "RFC 5538 section 4");
    rejects("news:a@b..c", "dot-atom-text", 9, "RFC 5322 section 3.2.3");
    rejects("news:a@%5Bb%3Ec%5D", "no-fold-literal", 11, "RFC 5536 section 3.1.3");
    has_parts(
        "news://a/b@c",
        &[("authority", "a"), ("article", "b@c"), ("id-left", "b"), ("id-right", "c")],
    );
}

#[test]
fn rfc2392_s2_cid_and_mid() {
    accepts(&[
        "cid:foo4%25foo1@bar.net",
        "cid:foo4*foo1@bar.net",
        "mid:960830.1639@XIson.com/partA.960830.1639@XIson.com",
        "cid:%22a%2Fb%22@c",
    ]);
    rejects("cid:a", "addr-spec", 5, "RFC 822 section 6.1");
    rejects("cid:a@b/c@d", "url-addr-spec", 7, "RFC 2392 section 2");
    rejects("mid:a@b/", "mid-url", 8, "RFC 2392 section 2");
    rejects("cid:a%20b@c", "addr-spec", 5, "RFC 822 section 6.1");
}

#[test]
fn rfc5122_s3_xmpp() {
    accepts(&[
        "xmpp:node@example.com",
        "xmpp://guest@example.com",
        "xmpp://guest@example.com/support@example.com?message",
        "xmpp:example-node@example.com?message;subject=Hello%20World",
        "xmpp:nasty!%23$%25()*+,-.;=%3F%5B%5C%5D%5E_%60%7B%7C%7D~node@example.com",
        "xmpp:node@example.com/repulsive%20!%23%22$%25&'()*+,-.%2F:;%3C=%3E%3F%40%5B%5C%5D%5E_\
         %60%7B%7C%7D~resource",
        "xmpp:ji%C5%99i@%C4%8Dechy.example/v%20Praze",
    ]);
    rejects("xmpp://a", "authxmpp", 8, "RFC 5122 section 3.3");
    rejects("xmpp:a@b/c@d", "xmppuri", 10, "RFC 5122 section 3.3");
    rejects("xmpp:a?b;c", "pair", 10, "RFC 5122 section 3.3");
    has_parts(
        "xmpp://a@b/c@d/e?f;g=h#i",
        &[
            ("authxmpp", "a@b"),
            ("nodeid", "a"),
            ("host", "b"),
            ("pathxmpp", "c@d/e"),
            ("nodeid", "c"),
            ("host", "d"),
            ("resid", "e"),
            ("querytype", "f"),
            ("pair", ";g=h"),
            ("key", "g"),
            ("value", "h"),
            ("fragment", "i"),
        ],
    );
}

#[test]
fn smaller_schemes() {
    accepts(&[
        "tag:timothy@hpl.hp.com,2001:web/externalHome",
        "tag:my-ids.com,2001-09-15:blog-555",
        "acct:foobar@status.example.net",
        "about:blank",
        "about:",
        "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
        "nih:sha-256-32;53269057;b",
        "nih:3;532690-57e12f-e2b74b-a07c89-2560a2;f",
        "stun:example.org",
        "stuns:example.org:8000",
        "turn:example.org?transport=udp",
        "turns:198.51.100.1:3478",
        "pkcs11:object=my-pubkey;type=public",
        "pkcs11:",
        "payto://iban/DE75512108001245126199?amount=EUR:200.0&message=hello",
        "rtsp://example.com/a?b",
        "rtsps://[::1]:554",
    ]);
    rejects("tag:a,201:b", "year", 9, "RFC 4151 section 2.1");
    rejects("acct:a", "acctURI", 6, "RFC 7565 section 7");
    rejects("ni:///sha-256;a+b", "val", 15, "RFC 6920 section 3");
    rejects("nih:3;A", "sepval", 6, "RFC 6920 section 7");
    rejects("turn:a?transport=", "turnURI", 17, "RFC 7065 section 3.1");
    rejects("pkcs11:a", "pk11-v-pattr", 8, "RFC 7512 section 2.3");
    rejects("payto:a", "payto-URI", 6, "RFC 8905 section 2");
    rejects("rtsp:x", "RTSP-URI", 5, "RFC 7826 section 20.2.1");
    rejects("rtsp:///a", "authority", 7, "RFC 7826 section 4.2");
    rejects("pkcs11:object=a/b", "pk11-URI", 15, "RFC 7512 section 2.3");
    // RFC 8323 sections 8.3 and 8.4 do not demand a host, sections 8.1 and 8.2 do.
    accepts(&["coap+ws:///a", "coaps+ws:///a"]);
    rejects("coap+tcp:///a", "host", 11, "RFC 7252 section 6.1");
}

#[test]
fn rfc3966_s5_3_an_extension_and_a_subaddress_are_not_together() {
    rejects("tel:+1;ext=2;isub=3", "other-pname", 17, "RFC 3966 section 3");
    rejects("tel:+1;isub=3;ext=2", "other-pname", 17, "RFC 3966 section 3");
}

#[test]
fn rfc5724_s2_2_a_body_is_unreserved_or_encoded_and_occurs_once() {
    accepts(&["sms:+1?body=a", "sms:+1?a=b&BODY=c~.-_%21&bod=d&bodyx=", "sms:+1?x=a"]);
    rejects("sms:+1?body=a!", "sms-fields", 13, "RFC 5724 section 2.2");
    rejects("sms:+1?x=a*b", "sms-fields", 10, "RFC 5724 section 2.2");
    rejects("sms:+1?a*b=c", "other-field", 8, "RFC 5724 section 2.2");
    rejects("sms:+1?body=a&x=b&body=c", "other-field-name", 22, "RFC 5724 section 2.2");
    rejects("sms:+1?body=%FF", "utf-8", 12, "RFC 5724 section 2.2");
}

#[test]
fn rfc5538_s2_an_nntp_server_is_named_and_dots_are_no_group() {
    accepts(&[
        "nntp://h/...",
        "nntp://h/.a",
        "nntp://h/..a",
        "news:...",
        "news:*",
        "news:a%3F",
        "news:..*",
    ]);
    rejects("nntp:///a", "authority", 7, "RFC 5538 section 2.1");
    rejects("nntp://:119/a", "authority", 11, "RFC 5538 section 2.1");
    rejects("nntp://h/.", "no-dots", 10, "RFC 5538 section 2.3");
    rejects("nntp://h/..", "no-dots", 11, "RFC 5538 section 2.3");
    rejects("nntp://h/%2E", "no-dots", 12, "RFC 5538 section 2.3");
    rejects("news:.", "no-dots", 6, "RFC 5538 section 2.3");
    rejects("news:..", "no-dots", 7, "RFC 5538 section 2.3");
    rejects("news:a%2Cb", "wildmat-or-nothing", 6, "RFC 5538 section 4");
    rejects("news:a%5Bb", "wildmat-or-nothing", 6, "RFC 5538 section 4");
    rejects("news:a%21b", "wildmat-or-nothing", 6, "RFC 5538 section 4");
    rejects("news:a%20b", "wildmat-or-nothing", 6, "RFC 5538 section 4");
    rejects("news:%FFb", "wildmat-or-nothing", 5, "RFC 5538 section 4");
}

#[test]
fn rfc8905_s5_payto_has_one_amount_of_its_format() {
    accepts(&[
        "payto://iban/a?amount=EUR:1,000.5&amounts=x",
        "payto://iban/a?message=a&amount=X%3A9007199254740991&amoun=",
        "payto://iban/a?amount=EUR:0001.1,2,3,4,5,6,7,8,",
        "payto://iban/\u{e9}",
        "payto://iban/a?message=a&b&amount=EUR:1&message=c&1=2&x",
    ]);
    rejects("payto://a/b?amount=x", "amount", 20, "RFC 8905 section 5");
    rejects("payto://a/b?amount=EUR:1.123456789", "place", 33, "RFC 8905 section 5");
    rejects("payto://a/b?amount=EUR:9007199254740992", "amount", 38, "RFC 8905 section 5");
    rejects("payto://a/b?amount=EUR:1&amount=EUR:2", "other-opt-name", 31, "RFC 8905 section 5");
    rejects(
        "payto://a/b?message=x&amount=EUR:1&amount=EUR:2",
        "other-opt-name",
        41,
        "RFC 8905 section 5",
    );
    // The payment target type is no domain name.
    rejects("payto://\u{e9}/x", "payto-URI", 8, "RFC 8905 section 2");
}

#[test]
fn rfc7512_s2_3_vendor_attributes_have_names_of_their_own() {
    accepts(&[
        "pkcs11:library-version=3.255",
        "pkcs11:library-version=3;types=foo;toke=;x-id=a;slot-idx=b?pin-valu=c",
    ]);
    rejects("pkcs11:type=foo", "pk11-type", 12, "RFC 7512 section 2.3");
    rejects("pkcs11:slot-id=x", "pk11-slot-id", 15, "RFC 7512 section 2.3");
    rejects("pkcs11:library-version=a", "byte", 23, "RFC 7512 section 2.3");
    rejects("pkcs11:pin-value=a", "other-name", 16, "RFC 7512 section 2.3");
    rejects("pkcs11:library-version=3.256", "pk11-URI", 27, "RFC 7512 section 2.3");
}

#[test]
fn rfc4975_s6_a_numeric_address_has_a_port_and_no_one_a_password() {
    accepts(&[
        "msrp://10.0.0.1:1/a;tcp",
        "msrps://[::1]:1/a;tcp",
        "msrp://u@10.0.0/a;tcp",
        "msrp://10.0.0.256;tcp",
        "msrp://10.0.0.1.2;tcp",
        "msrp://1a.0.0.1;tcp",
    ]);
    rejects("msrp://10.0.0.1/a;tcp", "authority", 15, "RFC 4975 section 6");
    rejects("msrp://255.249.199.0;tcp", "MSRP-URI", 24, "RFC 4975 section 9");
    rejects("msrp://[::1]/a;tcp", "authority", 12, "RFC 4975 section 6");
    rejects("msrp://u:p@h/a;tcp", "MSRP-URI", 9, "RFC 4975 section 9");
}

#[test]
fn rfc8141_s2_3_1_an_r_component_ends_with_the_next() {
    accepts(&["urn:ab:x?+r??a", "urn:ab:x?+r??=q?=", "urn:ab:x?+=/?/="]);
    rejects("urn:ab:x?+r?=", "rq-components", 13, "RFC 8141 section 2");
}

#[test]
fn rfc6167_s4_parameters_of_jms() {
    accepts(&[
        "jms:queue:a%26b?deliveryMode=NON_PERSISTENT&priority=9&timeToLive=0",
        "jms:queue:a?replyToName=b&Priority=99&prioritys=&deliverymode=x&replyToNameX=c",
        "jms:topic:a?x=y&topicReplyToName=b&topicReplyToNam=c",
    ]);
    rejects("jms:queue:a&b", "jms-uri", 11, "RFC 6167 section 3");
    rejects("jms:queue:a?priority=10", "params", 22, "RFC 6167 section 3");
    rejects("jms:queue:a?deliveryMode=persistent", "delivery-mode", 25, "RFC 6167 section 4.1.1");
    rejects("jms:queue:a?timeToLive=-1", "time-to-live", 23, "RFC 6167 section 4.1.2");
    rejects(
        "jms:queue:a?replyToName=b&x=y&topicReplyToName=c",
        "name-char",
        46,
        "RFC 6167 section 4.3.1",
    );
}

#[test]
fn rfc2397_s3_a_media_type_is_made_of_tokens() {
    accepts(&["data:te%78t/pl%61in;a=%22b%20c%22,x", "data:,\u{e9}"]);
    rejects("data:te%20xt/plain,x", "token", 7, "RFC 2397 section 3");
    rejects("data:te%28xt/plain,x", "token", 7, "RFC 2397 section 3");
    rejects("data:te%FFxt/plain,x", "token", 7, "RFC 2397 section 3");
    rejects("data:text/pl%3Bain,x", "token", 12, "RFC 2397 section 3");
    rejects("data:t\u{e9}/plain,x", "token", 6, "RFC 2397 section 3");
    rejects("data:;%2C=a,x", "token", 6, "RFC 2397 section 3");
}

#[test]
fn percent_encoded_octets_are_utf_8() {
    accepts(&["ipps://h/%C3%A9", "go:%C3%A9", "h323:%C3%A9", "acap://h/%C3%A9", "imap://h/%C3%A9"]);
    rejects("ipps://h/%FF", "utf-8", 9, "RFC 7472 section 4.4");
    rejects("ipps://h/a?%FF", "utf-8", 11, "RFC 7472 section 4.4");
    rejects("go:%FF", "utf-8", 3, "RFC 3368 section 3.4");
    rejects("h323:%FF@a", "utf-8", 5, "RFC 3508 section 2");
    rejects("acap://h/%FF", "utf-8", 9, "RFC 2244 section 3.2");
    rejects("imap://h/%FF", "mailbox", 9, "RFC 5092 section 8");
    rejects("imap://%FF@h/", "utf-8", 7, "RFC 5092 section 8");
    rejects("sieve://h/%FF", "utf-8", 10, "RFC 5804 section 3");
    rejects("sieve://h/%FF/a", "utf-8", 10, "RFC 5804 section 3");
    rejects("ni:///sha-256;AA?%FF", "utf-8", 17, "RFC 6920 section 3");
}

#[test]
fn rfc5092_s11_numbers_and_dates_of_imap() {
    let date = |date: &str| {
        format!("imap://a/b/;UID=1;EXPIRE={date}:URLAUTH=anonymous:INTERNAL:{}", "0".repeat(32))
    };
    let date = |it: &str| date(it).replace(":URLAUTH", ";URLAUTH");
    accepts(&[
        "imap://a/b/;UID=4294967295",
        "imap://a/b/;UID=999999999",
        &date("2024-02-29T23:59:60Z"),
    ]);
    rejects("imap://a/b/;UID=4294967296", "icommand", 25, "RFC 5092 section 11");
    rejects("imap://a/b/;UID=10000000000", "icommand", 26, "RFC 5092 section 11");
    rejects(&date("2024-13-01T00:00:00Z"), "full-date", 31, "RFC 3339 section 5.6");
    rejects(&date("2024-02-30T00:00:00Z"), "february-mday", 33, "RFC 3339 section 5.6");
    rejects(&date("2024-04-31T00:00:00Z"), "short-mday", 34, "RFC 3339 section 5.6");
    rejects(&date("2024-04-30T24:00:00Z"), "time-hour", 37, "RFC 3339 section 5.6");
}

#[test]
fn rfc4516_s2_1_only_extensions_have_null_octets() {
    accepts(&["ldap:///????e=%00"]);
    rejects("ldap:///???(cn=%00)", "filter", 15, "RFC 4515 section 3");
    rejects("ldap://%00/", "no-null", 7, "RFC 4516 section 2.1");
}

#[test]
fn rfc4501_s3_mnemonics_of_dns_include_the_asterisk() {
    accepts(&["dns:example?TYPE=*", "dns:example?CLASS=*;TYPE=A"]);
}

#[test]
fn rfc3860_appendix_a_2_values_are_uric() {
    accepts(&["im:a@b?x=1&y", "pres:a@b?x=1&y=2"]);
}

#[test]
fn rfc7064_and_rfc7065_s3_2_a_host_is_required() {
    rejects("stun:", "host", 5, "RFC 7064 section 3.2");
    rejects("stuns::1", "host", 6, "RFC 7064 section 3.2");
    rejects("turn:", "host", 5, "RFC 7065 section 3.2");
    rejects("turns::1?transport=udp", "host", 6, "RFC 7065 section 3.2");
}

#[test]
fn rfc6068_s2_and_s5_an_address_has_an_at_sign_and_line_breaks_are_crlf() {
    accepts(&["mailto:a@b?body=a%0D%0Ab%0d%0a%7F%0E", "mailto:a@b?bodies=%0A&bod=%0A&=%0A"]);
    rejects("mailto:a%40b", "addr-spec", 12, "RFC 6068 section 2");
    rejects("mailto:a@b?body=a%0Ab", "body-value", 19, "RFC 6068 section 5");
    rejects("mailto:a@b?x=y&BODY=a%0Db", "body-value", 24, "RFC 6068 section 5");
}

#[test]
fn rfc6920_s3_a_hash_is_base64url_of_whole_octets() {
    accepts(&["ni:///a;AA", "ni:///a;AAA", "ni:///a;AAAA"]);
    rejects("ni:///sha-256;A", "val", 15, "RFC 6920 section 3");
    rejects("ni:///sha-256;AAAAA", "val", 19, "RFC 6920 section 3");
}

#[test]
fn rfc6940_s14_15_two_digits_are_an_octet() {
    rejects("reload://012@example.org/", "destination", 12, "RFC 6940 section 14.15");
    rejects("reload://01@example.org/0", "specifier", 25, "RFC 6940 section 14.15");
}

#[test]
fn rfc4151_s2_2_a_date_of_tag_is_a_date() {
    accepts(&["tag:a,2001-12:b", "tag:a,2001-02-29:b", "tag:a,2001-01-31:b"]);
    rejects("tag:a,2001-13:b", "date", 12, "RFC 4151 section 2.2");
    rejects("tag:a,2001-00:b", "date", 12, "RFC 4151 section 2.2");
    rejects("tag:a,2001-02-30:b", "february-day", 14, "RFC 4151 section 2.2");
    rejects("tag:a,2001-11-31:b", "short-day", 15, "RFC 4151 section 2.2");
}
