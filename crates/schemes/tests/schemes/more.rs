//! Examples of the schemes whose documents print short grammars: accepted, rejected, and their parts.

use crate::judged::{accepts, has_parts, rejects};

#[test]
fn rfc4501_s3_dns() {
    accepts(&[
        "dns:www.example.org.?clAsS=IN;tYpE=A",
        "dns:www.example.org",
        "dns:simon.example.org?type=CERT",
        "dns://192.168.1.1/ftp.example.org?type=A",
        "dns:world%20wide%20web.example%5c.domain.org?TYPE=TXT",
        "dns://fw.example.org/*.%20%00.example?type=TXT",
        "dns:a?type=A;class=IN",
    ]);
    rejects("dns:a?TYPE=A;TYPE=A", "class", 13, "RFC 4501 section 3");
    has_parts(
        "dns:www.example.org.?clAsS=IN;tYpE=A",
        &[("dnsname", "www.example.org."), ("dnsclassval", "IN"), ("dnstypeval", "A")],
    );
}

#[test]
fn rfc4452_s4_1_info() {
    accepts(&[
        "info:ddc/22/eng//004.678",
        "info:lccn/2002022641",
        "info:sici/0363-0277(19950315)120:5%3C%3E1.0.TX;2-V",
        "info:bibcode/2003Icar..163..263Z",
    ]);
    rejects("info:ddc", "info-identifier", 8, "RFC 4452 section 4.1");
    has_parts(
        "info:ddc/22/eng//004.678",
        &[("namespace", "ddc"), ("identifier", "22/eng//004.678")],
    );
}

#[test]
fn rfc2244_s8_acap() {
    accepts(&[
        "acap://anonymous@example.com/vendor/vendor.mercury.com",
        "acap://a;AUTH=*@b.example/c?d&e",
    ]);
    rejects("acap://a/", "url-acap", 9, "RFC 2244 section 8");
    rejects("acap://a@b", "url-acap", 10, "RFC 2244 section 8");
    has_parts(
        "acap://a;AUTH=*@b.example/c?d&e",
        &[
            ("url-enc-user", "a"),
            ("url-enc-auth", "*"),
            ("hostport", "b.example"),
            ("url-enc-entry", "c"),
            ("url-enc-attr", "d"),
            ("url-enc-attr", "e"),
        ],
    );
}

#[test]
fn rfc2384_s8_pop() {
    accepts(&[
        "pop://rg@mailsrv.qualcomm.com",
        "pop://rg;AUTH=+APOP@mail.eudora.com:8110",
        "pop://baz;AUTH=SCRAM-MD5@foo.bar",
    ]);
    rejects("pop://a/b", "server", 7, "RFC 2384 section 8");
    has_parts(
        "pop://rg;AUTH=+APOP@mail.eudora.com:8110",
        &[("enc-user", "rg"), ("enc-auth-type", "+APOP"), ("hostport", "mail.eudora.com:8110")],
    );
}

#[test]
fn rfc4324_s5_cap() {
    accepts(&["cap://cal.example.com", "cap://cal.example.com/Company/Holidays"]);
    rejects("cap:a", "capurl", 4, "RFC 4324 section 5");
    has_parts(
        "cap://cal.example.com/Company/Holidays",
        &[("csidpart", "cal.example.com"), ("relcalid", "Company/Holidays")],
    );
}

#[test]
fn rfc4918_appendix_c_opaquelocktoken() {
    accepts(&["opaquelocktoken:e71d4fae-5dec-22d6-fea5-00a0c91e6be4"]);
    rejects("opaquelocktoken:a", "hexOctet", 17, "RFC 4122 section 3");
    has_parts(
        "opaquelocktoken:e71d4fae-5dec-22d6-fea5-00a0c91e6be4",
        &[("UUID", "e71d4fae-5dec-22d6-fea5-00a0c91e6be4"), ("Extension", "")],
    );
}

#[test]
fn rfc9171_s4_2_5_dtn_and_ipn() {
    accepts(&["dtn:none", "dtn://node/~group", "ipn:1.2"]);
    rejects("dtn:a", "dtn-uri", 4, "RFC 9171 section 4.2.5.1.1");
    rejects("ipn:1", "ipn-hier-part", 5, "RFC 9171 section 4.2.5.1.2");
    has_parts("dtn://node/~group", &[("node-name", "node"), ("demux", "~group")]);
}

#[test]
fn rfc3368_s3_2_go() {
    accepts(&[
        "go:Martin%20J.%20D%C3%BCrst",
        "go://cnrp.foo.com?Joe%27s%20Pizza;country=US",
        "go://cnrp.foo.com?id=5432345",
        "go:Mercedes-Benz;language=en",
    ]);
    rejects("go://a/b", "form1", 6, "RFC 3368 section 3.2");
    has_parts(
        "go://cnrp.foo.com?Joe%27s%20Pizza;country=US",
        &[
            ("server", "cnrp.foo.com"),
            ("common-name", "Joe%27s%20Pizza"),
            ("attribute", "country"),
            ("value", "US"),
        ],
    );
}

#[test]
fn rfc3508_s2_h323() {
    accepts(&["h323:alice@example.org", "h323:a;b"]);
    rejects("h323:", "H323-URL", 5, "RFC 3508 section 2");
    has_parts("h323:alice@example.org", &[("user", "alice"), ("hostport", "example.org")]);
}

#[test]
fn rfc3507_s4_2_icap() {
    accepts(&["icap://icap.example.net:2000/services/icap-service-1", "icap://a/b?c"]);
    rejects("icap:/a", "Net-Path", 6, "RFC 3507 section 4.2");
    has_parts(
        "icap://icap.example.net:2000/services/icap-service-1",
        &[("host", "icap.example.net"), ("port", "2000"), ("Abs-Path", "/services/icap-service-1")],
    );
}

#[test]
fn rfc3860_appendix_a_im_and_pres() {
    accepts(&["im:fred@example.com", "im:?a=b", "pres:fred@example.com"]);
    rejects("im:a?b", "header", 6, "RFC 3860 Appendix A.2");
    rejects("pres:a?b", "header", 8, "RFC 3859 Appendix A.2");
    has_parts("im:?a=b", &[("hname", "a"), ("hvalue", "b")]);
}

#[test]
fn rfc3510_s4_5_ipp_and_ipps() {
    accepts(&[
        "ipp://printer.example.com/ipp/print",
        "ipp://[::FFFF:129.144.52.38]:631/a",
        "ipp://printer.example.com",
        "ipps://printer.example.com:631/ipp/print?a",
        "ipps:///a",
    ]);
    rejects("ipp://a_b/", "ipp-URL", 7, "RFC 3510 section 4.5");
    rejects("ipp:/a", "ipp-URL", 5, "RFC 3510 section 4.5");
    has_parts(
        "ipps://printer.example.com:631/ipp/print?a",
        &[
            ("host", "printer.example.com"),
            ("port", "631"),
            ("absolute-path", "/ipp/print"),
            ("query", "a"),
        ],
    );
}

#[test]
fn rfc3981_s7_1_iris_and_its_relatives() {
    accepts(&[
        "iris:dreg1//com/domain/example.com",
        "iris:dreg1/bottom/com/domain/example.com",
        "iris.beep:dreg1//com/domain/example.com",
        "iris.xpc:dreg1//com/domain/example.com",
        "iris.xpcs:dreg1//com",
        "iris.lwz:dreg1//com/domain/example.com",
    ]);
    rejects("iris:a", "iris-uri", 6, "RFC 3981 section 7.1");
    has_parts(
        "iris:dreg1//com/domain/example.com",
        &[
            ("registry-urn", "dreg1"),
            ("resolution-method", ""),
            ("authority", "com"),
            ("entity-class", "domain"),
            ("entity-name", "example.com"),
        ],
    );
}

#[test]
fn rfc6167_s3_jms() {
    accepts(&[
        "jms:jndi:SomeJndiNameForDestination?jndiInitialContextFactory=com.example.jndi.JndiFactory&priority=3",
        "jms:queue:ExampleQueueName?timeToLive=1000",
    ]);
    rejects("jms:a", "jms-uri", 5, "RFC 6167 section 3");
    rejects("jms:a:b?c", "params", 9, "RFC 6167 section 3");
    has_parts(
        "jms:jndi:SomeJndiNameForDestination?jndiInitialContextFactory=com.example.jndi.JndiFactory&priority=3",
        &[
            ("jms-variant", "jndi"),
            ("jms-dest", "SomeJndiNameForDestination"),
            ("param-name", "jndiInitialContextFactory"),
            ("param-value", "com.example.jndi.JndiFactory"),
            ("param-name", "priority"),
            ("param-value", "3"),
        ],
    );
}

#[test]
fn rfc4975_s9_msrp_and_msrps() {
    accepts(&[
        "msrp://atlanta.example.com:7654/jshA7weztas;tcp",
        "msrps://bob.example.com:8888/9di4eae923wzd;tcp",
        "msrp://alice@a.example/b;tcp;c=d",
    ]);
    rejects("msrp://a/b", "MSRP-URI", 10, "RFC 4975 section 9");
    rejects("msrp://a/b;tcp;", "MSRP-URI", 15, "RFC 4975 section 9");
    has_parts(
        "msrp://alice@a.example/b;tcp;c=d",
        &[
            ("authority", "alice@a.example"),
            ("session-id", "b"),
            ("transport", "tcp"),
            ("URI-parameter", "c=d"),
        ],
    );
}

#[test]
fn rfc3887_s9_3_mtqp() {
    accepts(&["mtqp://example.com/track/%3C20010101@example.com%3E/Q2Jh"]);
    rejects("mtqp://a/track/b/Q", "base64", 18, "RFC 3887 section 9.4");
    rejects("mtqp://a/b", "mtqp-uri", 9, "RFC 3887 section 9.3.1");
    has_parts(
        "mtqp://example.com/track/%3C20010101@example.com%3E/Q2Jh",
        &[
            ("authority", "example.com"),
            ("unique-envid", "%3C20010101@example.com%3E"),
            ("mtrk-secret", "Q2Jh"),
        ],
    );
}

#[test]
fn rfc6940_s14_15_reload() {
    accepts(&["reload://0123@example.org/04"]);
    rejects("reload://g@a/", "destination", 9, "RFC 6940 section 14.15");
    rejects("reload://0123@example.org", "RELOAD-URI", 25, "RFC 6940 section 14.15");
    has_parts(
        "reload://0123@example.org/04",
        &[("destination", "0123"), ("overlay", "example.org"), ("specifier", "04")],
    );
}

#[test]
fn rfc5804_s3_sieve() {
    accepts(&[
        "sieve://example.com",
        "sieve://example.com//script",
        "sieve://example.com/john/script",
    ]);
    rejects("sieve://example.com/a/b/c", "scriptname", 23, "RFC 5804 section 3");
    has_parts(
        "sieve://example.com//script",
        &[("authority", "example.com"), ("owner", ""), ("scriptname", "script")],
    );
}

#[test]
fn rfc4088_s3_snmp() {
    accepts(&[
        "snmp://example.com",
        "snmp://tester5@example.com:8161",
        "snmp://example.com/bridge1;800002b804616263",
        "snmp://example.com//1.3.6.1.2.1.1.3+",
        "snmp://example.com//(1.3.6.1.2.1.2.2.1.7,1.3.6.1.2.1.2.2.1.8).*",
    ]);
    rejects("snmp://example.com//1.03", "oids", 23, "RFC 4088 section 3");
    has_parts(
        "snmp://example.com//(1.3.6.1.2.1.2.2.1.7,1.3.6.1.2.1.2.2.1.8).*",
        &[
            ("host", "example.com"),
            ("contextName", ""),
            ("oid", "1.3.6.1.2.1.2.2.1.7"),
            ("oid", "1.3.6.1.2.1.2.2.1.8"),
            ("suffix", ".*"),
        ],
    );
}

#[test]
fn rfc3617_s2_tftp() {
    accepts(&[
        "tftp://example.com/myconfigurationfile;mode=netascii",
        "tftp://example.com/mystartupfile",
    ]);
    rejects("tftp://example.com", "tftpURI", 18, "RFC 3617 section 2");
    has_parts(
        "tftp://example.com/myconfigurationfile;mode=netascii",
        &[("host", "example.com"), ("file", "myconfigurationfile"), ("mode", ";mode=netascii")],
    );
}

#[test]
fn rfc6270_s2_1_tn3270() {
    accepts(&["tn3270://example.com:23/"]);
    rejects("tn3270:///", "authority", 9, "RFC 6270 section 2.2");
    has_parts("tn3270://example.com:23/", &[("host", "example.com"), ("port", "23")]);
}

#[test]
fn rfc7869_s2_1_vnc() {
    accepts(&["vnc://vnc.example.com:5900?ConnectionName=a&VncPassword=b", "vnc://"]);
    rejects("vnc://a/b", "vnc-uri", 7, "RFC 7869 section 2.1");
    has_parts(
        "vnc://vnc.example.com:5900?ConnectionName=a&VncPassword=b",
        &[
            ("host", "vnc.example.com"),
            ("port", "5900"),
            ("param", "ConnectionName"),
            ("value", "a"),
            ("param", "VncPassword"),
            ("value", "b"),
        ],
    );
}

#[test]
fn rfc6501_s3_3_1_xcon() {
    accepts(&["xcon:8977878@conf.example.com", "xcon:a/b+c=@h"]);
    rejects("xcon:@h", "XCON-URI", 5, "RFC 6501 section 3.3.1");
    has_parts(
        "xcon:8977878@conf.example.com",
        &[("conf-object-id", "8977878"), ("host", "conf.example.com")],
    );
}

#[test]
fn rfc5781_s2_rsync() {
    accepts(&["rsync://host.example.com/a/b", "rsync:a"]);
    has_parts(
        "rsync://host.example.com/a/b",
        &[("host", "host.example.com"), ("path-abempty", "/a/b")],
    );
}

#[test]
fn rfc5724_s2_2_sms() {
    accepts(&["sms:+15105550101", "sms:+15105550101,+15105550102?body=hello%20there"]);
    rejects("sms:7042", "local-number", 8, "RFC 3966 section 3");
    rejects("sms:+1?body", "sms-fields", 11, "RFC 5724 section 2.2");
    has_parts(
        "sms:+15105550101,+15105550102?body=hello%20there",
        &[
            ("sms-recipient", "+15105550101"),
            ("sms-recipient", "+15105550102"),
            ("sms-field-name", "body"),
            ("body", "hello%20there"),
            ("escaped-value", "hello%20there"),
        ],
    );
}

#[test]
fn rfc1738_s5_ftp() {
    accepts(&["ftp://user:p@h.example:21/a/b;type=i"]);
    rejects("ftp://r%65/", "login", 10, "RFC 1738 section 5");
    rejects("ftp://h/a;type=x", "ftpurl", 15, "RFC 1738 section 5");
    rejects("ftp:/a", "ftpurl", 5, "RFC 1738 section 5");
    has_parts(
        "ftp://user:p@h.example:21/a/b;type=i",
        &[
            ("user", "user"),
            ("password", "p"),
            ("host", "h.example"),
            ("port", "21"),
            ("fpath", "a/b"),
            ("ftptype", "i"),
        ],
    );
}

#[test]
fn rfc2122_s5_vemmi() {
    accepts(&[
        "vemmi://zeus.mctel.fr/demo",
        "vemmi://mctel.fr:575/demo;$USERDATA=smith;account=1234",
    ]);
    rejects("vemmi:a", "vemmiurl", 6, "RFC 2122 section 5");
    has_parts(
        "vemmi://mctel.fr:575/demo;$USERDATA=smith;account=1234",
        &[
            ("hostport", "mctel.fr:575"),
            ("vemmiservice", "demo"),
            ("attribute", "$USERDATA"),
            ("value", "smith"),
            ("attribute", "account"),
            ("value", "1234"),
        ],
    );
}

#[test]
fn rfc2224_s10_nfs() {
    accepts(&["nfs://server/a/b/c", "nfs:/a/b", "nfs:a", "nfs://server//a"]);
    rejects("nfs://server/a?b", "path-segments", 14, "RFC 2224 section 10");
    has_parts("nfs://server/a/b/c", &[("host", "server"), ("rel-path", "a/b/c")]);
}

#[test]
fn rfc2838_s4_tv() {
    accepts(&["tv:wqed.org", "tv:"]);
    rejects("tv:a_b", "dns-identifier", 4, "RFC 2838 section 4");
    has_parts("tv:wqed.org", &[("broadcast", "wqed.org")]);
}

#[test]
fn rfc5092_s11_imap() {
    accepts(&[
        "imap://minbari.example.org/gray-council;UIDVALIDITY=385759045/;UID=20/;PARTIAL=0.1024",
        "imap://michael@example.org/INBOX",
        "imap://bester@psicorp.example.org/~peter/%E6%97%A5%E6%9C%AC%E8%AA%9E/%E5%8F%B0%E5%8C%97",
        "imap://;AUTH=GSSAPI@minbari.example.org/gray-council/;uid=20/;section=1.2",
        "imap://;AUTH=*@minbari.example.org/gray%20council?SUBJECT%20shadows",
        "imap://john;AUTH=*@minbari.example.org/babylon5/personel?charset%20UTF-8%20SUBJECT%20%7B14+%7D%0D%0A%D0%98%D0%B2%D0%B0",
        "imap://joe@example.com/INBOX/;uid=20/;section=1.2;urlauth=submit+fred:internal:91354a473744909de610943775f92038",
    ]);
    rejects("imap://a/b/;UID=0", "nz-number", 16, "RFC 3501 section 9");
    has_parts(
        "imap://joe@example.com/INBOX/;uid=20/;section=1.2;urlauth=submit+fred:internal:91354a473744909de610943775f92038",
        &[
            ("enc-user", "joe"),
            ("host", "example.com"),
            ("enc-mailbox", "INBOX"),
            ("iuid-only", ";uid=20"),
            ("enc-section", "1.2"),
            ("iurlauth", ";urlauth=submit+fred:internal:91354a473744909de610943775f92038"),
            ("enc-user", "fred"),
        ],
    );
}

#[test]
fn rfc6733_s4_3_1_aaa_and_aaas() {
    accepts(&[
        "aaa://host.example.com;transport=tcp",
        "aaa://host.example.com;protocol=diameter",
        "aaa://host.example.com;transport=udp;protocol=radius",
        "aaas://host.example.com:6666",
    ]);
    // The document has parameters after a port, which RFC 3986 section 3.2.3 does not allow.
    assert!(iri_grammar::Iri::new("aaa://host.example.com:6666;transport=tcp").is_err());
    rejects("aaa://h;transport=udp", "address-end", 21, "RFC 6733 section 4.3.1");
    rejects("aaa://h/", "aaa-URI", 7, "RFC 6733 section 4.3.1");
    has_parts(
        "aaa://h;transport=udp;protocol=radius",
        &[("FQDN", "h"), ("reliable-protocol", "udp"), ("aaa-protocol", "radius")],
    );
}

#[test]
fn rfc2326_s3_2_rtspu() {
    accepts(&["rtspu://media.example.com:554/twister/audiotrack", "rtspu://a"]);
    rejects("rtspu:a", "rtsp-URL", 6, "RFC 2326 section 3.2");
    rejects("rtspu:///a", "host", 8, "RFC 2326 section 3.2");
    has_parts("rtspu://a:1/b", &[("host", "a"), ("port", "1"), ("abs-path", "/b")]);
}
