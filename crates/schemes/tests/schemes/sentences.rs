//! Sentences of the documents that ask for more than their rules: accepted and rejected.

use crate::judged::{accepts, has_parts};
use iri_grammar::Iri;
use iri_schemes::types::{Coap, Data, Mailto};
use iri_schemes::{check, parse};

/// Asserts that the grammar of the scheme rejects each of these texts.
#[track_caller]
fn rejects_all(texts: &[&str]) {
    for text in texts {
        assert!(check(Iri::new(text).unwrap()).is_err(), "{text}");
    }
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// A sentence is quoted where the printed rules would go on, and nowhere else.
#[test]
fn a_sentence_is_quoted_only_where_it_rejects() {
    let sentence = |text: &str| check(Iri::new(text).unwrap()).unwrap_err().sentence();
    assert!(sentence("coap:///a").unwrap().contains("MUST NOT be empty"));
    // Neither has RFC 3986 a host with `@`, nor another sentence a userinfo.
    for text in ["coap://@a/", "coap://a@b/", "coap://a/#b@"] {
        assert!(check(Iri::new(text).unwrap()).err().is_none_or(|it| it.sentence().is_none()));
    }
    assert!(sentence("http:///a").unwrap().contains("empty host"));
    assert_eq!(sentence("http:a"), None);
    assert_eq!(sentence("tel:+1;"), None);
    assert!(sentence("tel:+1;ext=1;ext=2").unwrap().contains("more than once"));
    // A rule that applies to a decoded part is due to its sentence as a whole.
    assert!(sentence("ipps://h/%FF").unwrap().contains("UTF-8"));
}

#[test]
fn rfc3261_s19_1_1_a_parameter_occurs_once() {
    accepts(&[
        "sip:a@b;c;d",
        "sip:a@b;c=d;d=c",
        "sip:a;c;c@b",
        "sips:a@b;transport=tcp;transports",
    ]);
    rejects_all(&["sip:a@b;c;c", "sip:a@b;lr;c;LR", "sips:a@b;transport=tcp;transport=x"]);
    // Section 19.1.4: percent-encoding makes no other name.
    rejects_all(&["sip:a@b;c.d;e;c%2Ed", "sip:a@b;%63;C", "sip:a@b;%63=1;%43=2"]);
    accepts(&["sip:a@b;%63;d", "sip:a@b;c%2Ed;c%2De"]);
    let error = check(Iri::new("sip:a@b;c=d;e;C").unwrap()).unwrap_err();
    assert_eq!((error.at(), error.citation().to_string()), (14, "RFC 3261 section 19.1.1".into()));
    assert!(error.sentence().unwrap().contains("more than once"), "{error}");
}

#[test]
fn rfc7512_s2_3_an_attribute_occurs_once_in_the_path() {
    accepts(&["pkcs11:token=a;object=a", "pkcs11:a=b;b=a", "pkcs11:id=a?pin-value=b&a=b&a=c"]);
    rejects_all(&["pkcs11:token=a;token=a", "pkcs11:a=b;id=%01;a=c", "pkcs11:id=;id="]);
    let error = check(Iri::new("pkcs11:token=a;id=1;token=b").unwrap()).unwrap_err();
    assert_eq!((error.at(), error.citation().to_string()), (20, "RFC 7512 section 2.3".into()));
    assert!(error.sentence().unwrap().contains("duplicate attributes"), "{error}");
}

#[test]
fn rfc6920_s7_the_check_digit_of_nih_is_calculated() {
    accepts(&["nih:sha-256-32;53269057;b", "nih:3;5-3-26-9057;b", "nih:3;ab;f", "nih:3;ab"]);
    rejects_all(&["nih:sha-256-32;53269057;c", "nih:3;ab;0", "nih:3;ba;f"]);
    let error = check(Iri::new("nih:3;ab;0").unwrap()).unwrap_err();
    assert_eq!((error.at(), error.citation().to_string()), (9, "RFC 6920 section 7".into()));
    assert!(error.sentence().unwrap().contains("Luhn"), "{error}");
}

#[test]
fn rfc3261_s19_1_1_the_transport_of_sips_is_reliable() {
    accepts(&[
        "sips:a@b;transport=tcp",
        "sips:a@b;transport=udpx",
        "sips:a@b;transport=ud;lr",
        "sips:a@b;transports=udp",
        "sips:a@b;transpor=udp",
        "sips:a@b;transport",
        "sips:a@b;x=udp;user=phone;method=INVITE;ttl=1;maddr=h",
        "sip:a@b;transport=udp",
    ]);
    rejects_all(&["sips:a@b;transport=udp", "sips:a@b;lr;TRANSPORT=UDP", "sips:b;transport=Udp;x"]);
    let error = check(Iri::new("sips:a@b;transport=udp").unwrap()).unwrap_err();
    assert_eq!((error.at(), error.citation().to_string()), (22, "RFC 3261 section 19.1.1".into()));
    assert!(error.sentence().unwrap().contains("reliable transport"));
    has_parts(
        "sips:a@b;transport=tcp;c=d",
        &[
            ("user", "a"),
            ("host", "b"),
            ("uri-parameter", "transport=tcp"),
            ("uri-parameter", "c=d"),
            ("pname", "c"),
            ("pvalue", "d"),
        ],
    );
}

#[test]
fn rfc6920_s7_nih_has_two_digits_for_each_octet() {
    accepts(&["nih:3;ab", "nih:3;a-b", "nih:3;-a--b-;f", "nih:3;ab-cd"]);
    rejects_all(&["nih:3;a", "nih:3;abc", "nih:3;abc;d", "nih:3;-", "nih:3;AB"]);
    let error = check(Iri::new("nih:3;abc").unwrap()).unwrap_err();
    assert!(error.sentence().unwrap().contains("base16"), "{error}");
}

#[test]
fn rfc3151_s2_and_rfc5279_s2_publicid_and_3gpp() {
    accepts(&[
        "urn:publicid:-:OASIS:DTD+DocBook+XML+V4.1.2:EN",
        "urn:publicid:ISO+8879%3A1986:ENTITIES+Added+Latin+1:EN",
        "URN:PUBLICID:a;b%2f",
        "urn:3gpp:video-orientation",
        "urn:3gpp:a/b%7E(c)",
    ]);
    rejects_all(&[
        "urn:publicid:a++b",
        "urn:publicid:a/b",
        "urn:publicid:a%20b",
        "urn:publicid:a%2Db",
        "urn:publicid:+",
        "urn:publicid:a~b",
        "urn:3gpp:a~b",
        "urn:3gpp:a&b",
    ]);
}

#[test]
fn rfc2056_s5_z39_50r_and_z39_50s() {
    accepts(&[
        "z39.50s://melvyl.ucop.edu/cat",
        "z39.50r://melvyl.ucop.edu/mags?elecworld.v30.n19",
        "z39.50r://cnidr.org:2100/tmf?bkirch_rules__a1;esn=f;rs=marc",
        "z39.50s://a",
        "z39.50s://a/b+c;rs=d+e",
    ]);
    rejects_all(&[
        "z39.50s:///a",
        "z39.50s://a/?b",
        "z39.50r://a",
        "z39.50r://a/",
        "z39.50r://a/;esn=f",
        "z39.50s://a/b;x=c",
        "z39.50r:a",
    ]);
    has_parts(
        "z39.50r://a:1/b+c?d;rs=e+f",
        &[
            ("host", "a"),
            ("port", "1"),
            ("database", "b"),
            ("database", "c"),
            ("docid", "d"),
            ("recordsyntax", "e"),
            ("recordsyntax", "f"),
        ],
    );
}

#[test]
fn rfc3656_s6_1_mupdate() {
    accepts(&["mupdate://a/", "mupdate://u;AUTH=*@a:1/b/c", "mupdate://[::1]/a%20b"]);
    rejects_all(&["mupdate://a", "mupdate://a/b;c", "mupdate:a", "mupdate://a/b?c"]);
    has_parts(
        "mupdate://u;AUTH=x@a:1/b",
        &[
            ("enc-user", "u"),
            ("enc-auth-type", "x"),
            ("host", "a"),
            ("port", "1"),
            ("enc-mailbox", "b"),
        ],
    );
}

#[test]
fn rfc6787_s13_6_session() {
    accepts(&["session:request1@form-level.store", "session:a%2Fb@c"]);
    rejects_all(&["session:", "session:a/b", "session://a", "session:a?b"]);
    has_parts("session:a@b", &[("content-id", "a@b")]);
}

#[test]
fn rfc3529_s5_and_rfc4227_s6_xml_rpc_and_soap_in_beep() {
    accepts(&[
        "xmlrpc.beep://stateserver.example.com/NumberToName",
        "xmlrpc.beeps://10.0.0.2:1026",
        "soap.beep://stockquoteserver.example.com/StockQuote",
        "soap.beeps://u@[::1]:1026/a?b",
    ]);
    rejects_all(&["xmlrpc.beep:a", "xmlrpc.beeps:/a", "soap.beep://a_b/", "soap.beeps://a..b/"]);
    has_parts(
        "soap.beeps://u@a:1/b?c",
        &[("userinfo", "u"), ("host", "a"), ("port", "1"), ("abs-path", "/b"), ("query", "c")],
    );
}

#[test]
fn rfc2609_s2_service() {
    accepts(&[
        "service:acap://some.where.net;authentication=KERBEROSV4",
        "service:printer:lpr://a.example/queue",
        "service:ftp:/x3.bean.org/drivers/diskdrivers.drv;driver=scsi",
        "service:a.b://c:1/d%20e;f",
        "service:a:/ipx/0123ABCD:0123456789ab:0451/b",
        "service:a:/at/b:cd",
    ]);
    rejects_all(&["service:", "service:a", "service:1://a", "service:a://b_c/", "service:a://b:/"]);
    has_parts(
        "service:a:b://u@c:1;d=e",
        &[
            ("abstract-type", "a"),
            ("url-scheme", "b"),
            ("user", "u"),
            ("host", "c"),
            ("port", "1"),
            ("attr-id", "d"),
            ("attr-value", "e"),
        ],
    );
}

#[test]
fn rfc7252_s6_coap_percent_encodings_and_cases() {
    accepts(&["COAP://EXAMPLE.com/%7Esensors/temp.xml", "coap://EXAMPLE.com:/%7esensors/temp.xml"]);
    let coap: Coap = parse(Iri::new("coap://a/b%252Fc/d%2Fe?f%26g&h").unwrap()).unwrap();
    assert_eq!((coap.path, coap.query), (owned(&["b%2Fc", "d/e"]), owned(&["f&g", "h"])));
}

#[test]
fn rfc6068_s2_and_s5_more_sentences() {
    rejects_all(&[
        "mailto:a/b@c.example",
        "mailto:%FF@c.example",
        "mailto:caf%C3@c.example",
        "mailto:a@c.example?b=c=d",
        "mailto:a@c.example?b&c=d",
        "mailto:a@c.example?b=c?d",
        "mailto:a@c.example?BODY=%0A",
        "mailto:a@c.example?Body=%0D",
        // `;` separates addresses in some programs.
        "mailto:a@c.example;b@c.example",
    ]);
    accepts(&[
        "mailto:caf%C3%A9@c.example",
        "mailto:a@c.example?b=%3D%26%3F",
        "mailto:a%5Eb@c.example",
    ]);
    let mailto: Mailto = parse(Iri::new("mailto:a%2Bb@c.example?d=e+f%20g%2B").unwrap()).unwrap();
    assert_eq!(mailto.addresses, owned(&["a+b@c.example"]));
    assert_eq!(mailto.fields[0].value, "e+f g+");
}

#[test]
fn rfc3966_s3_and_s5_more_sentences() {
    let long = format!("tel:+{}", "1".repeat(1000));
    accepts(&[&*long, "tel:+1", "tel:+1-(2).3", "tel:1;phone-context=+1", "tel:+1;isub=a%20b"]);
    rejects_all(&["tel:1", "tel:911", "tel:+1%202", "tel:+1;isub=a;ext=1"]);
}

#[test]
fn rfc8141_s2_and_s3_more_sentences() {
    accepts(&[
        "urn:ISBN:0451450523",
        "URN:isbn:0451450523",
        "urn:isbn:0451450523?+a?=b#c",
        "urn:example:a?=b/c?d",
        "urn:example:a#\u{e9}",
        "urn:example:\u{e9}?+\u{e9}?=\u{e9}",
    ]);
}

#[test]
fn rfc2397_s2_what_may_be_omitted() {
    accepts(&["data:,a", "data:;charset=utf-8,a", "data:;base64,", "data:a/b,"]);
    let data: Data = parse(Iri::new("data:;charset=utf-8,a").unwrap()).unwrap();
    assert_eq!((data.media_type, data.parameters.len()), (None, 1));
}

#[test]
fn rfc5870_s3_more_sentences() {
    accepts(&[
        "geo:1,2;crs=wgs84;u=3",
        "geo:-90,180",
        "geo:90.0,-180.00",
        "geo:90,17",
        "geo:1,2",
        "geo:1,2,0",
        "geo:1,2;u=0",
        "geo:1,2;a=\u{e9}",
    ]);
    rejects_all(&[
        "geo:1,2;u=3;crs=wgs84",
        "geo:180,1",
        "geo:1,2,",
        "geo:1%2C2",
        "geo:%31,2",
        "geo:90.1,1",
        "geo:1,181",
        "geo:1,2;u=%33",
    ]);
}

#[test]
fn rfc3261_s19_1_more_sentences() {
    accepts(&[
        "sip:a.example",
        "sip:+1-2;ext=3@a.example;user=phone",
        "sip:j%40s0n@a.example",
        "sip:a@b.example;c;d=e;f;g=h",
        "sip:a@b.example?c=d%26e",
    ]);
    rejects_all(&[
        "sip:@a.example",
        "sip::b@a.example",
        "sip:a@b@c.example",
        "sip:a@%62.example",
        "sip:a@b.example;c=d=e",
        "sip:a@b.example?c=d=e",
        "sip:a@b.example?c",
    ]);
}

#[test]
fn rfc7425_s6_1_rtmfp_and_rfc5456_s5_iax() {
    accepts(&["rtmfp:", "rtmfp://a:1935/b", "iax:example.com/alice", "iax:u@a:4569/b?c"]);
    rejects_all(&["rtmfp:a", "rtmfp://u@a/", "rtmfp://a?b", "iax:a/b/c", "iax:a?b", "iax:a/b:c"]);
    has_parts(
        "iax:u@a:1/2?b",
        &[("userinfo", "u"), ("host", "a"), ("port", "1"), ("number", "2"), ("context", "b")],
    );
}
