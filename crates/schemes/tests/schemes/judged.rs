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
    rejects("https://:80/", "authority", 11, "RFC 9110 section 4.2.1");
    rejects("http:a", "http-URI", 5, "RFC 9110 section 4.2.1");
    has_parts(
        "http://u@a:80/b?c#d",
        &[("userinfo", "u"), ("host", "a"), ("port", "80"), ("path-abempty", "/b"), ("query", "c")],
    );
    has_parts("http://a:80", &[("host", "a"), ("port", "80"), ("path-abempty", "")]);
}

#[test]
fn rfc3987_s3_1_a_host_is_judged_with_and_without_to_ascii() {
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
    rejects("mailto:a&b@c.example", "mailtoURI", 8, "RFC 6068 section 2");
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
        "tel:+1;ext=2;isub=3;a=b",
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
    rejects("ni:///sha-256;a+b", "NI-URI", 15, "RFC 6920 section 3");
    rejects("nih:3;A", "alg-sepval", 6, "RFC 6920 section 7");
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
