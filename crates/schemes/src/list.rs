//! Generated from `grammar/` by `generate-schemes`.

use crate::Scheme;

/// All schemes, in the order of their names.
pub(crate) static SCHEMES: &[Scheme] = &[
    Scheme {
        name: "aaa",
        grammar: include_str!("../grammar/aaa.abnf"),
        file: include_bytes!("../tables/aaa.table"),
    },
    Scheme {
        name: "aaas",
        grammar: include_str!("../grammar/aaa.abnf"),
        file: include_bytes!("../tables/aaas.table"),
    },
    Scheme {
        name: "about",
        grammar: include_str!("../grammar/about.abnf"),
        file: include_bytes!("../tables/about.table"),
    },
    Scheme {
        name: "acap",
        grammar: include_str!("../grammar/acap.abnf"),
        file: include_bytes!("../tables/acap.table"),
    },
    Scheme {
        name: "acct",
        grammar: include_str!("../grammar/acct.abnf"),
        file: include_bytes!("../tables/acct.table"),
    },
    Scheme {
        name: "cap",
        grammar: include_str!("../grammar/cap.abnf"),
        file: include_bytes!("../tables/cap.table"),
    },
    Scheme {
        name: "cid",
        grammar: include_str!("../grammar/cid.abnf"),
        file: include_bytes!("../tables/cid.table"),
    },
    Scheme {
        name: "coap",
        grammar: include_str!("../grammar/coap.abnf"),
        file: include_bytes!("../tables/coap.table"),
    },
    Scheme {
        name: "coap+tcp",
        grammar: include_str!("../grammar/coap.abnf"),
        file: include_bytes!("../tables/coap+tcp.table"),
    },
    Scheme {
        name: "coap+ws",
        grammar: include_str!("../grammar/coap.abnf"),
        file: include_bytes!("../tables/coap+ws.table"),
    },
    Scheme {
        name: "coaps",
        grammar: include_str!("../grammar/coap.abnf"),
        file: include_bytes!("../tables/coaps.table"),
    },
    Scheme {
        name: "coaps+tcp",
        grammar: include_str!("../grammar/coap.abnf"),
        file: include_bytes!("../tables/coaps+tcp.table"),
    },
    Scheme {
        name: "coaps+ws",
        grammar: include_str!("../grammar/coap.abnf"),
        file: include_bytes!("../tables/coaps+ws.table"),
    },
    Scheme {
        name: "data",
        grammar: include_str!("../grammar/data.abnf"),
        file: include_bytes!("../tables/data.table"),
    },
    Scheme {
        name: "dns",
        grammar: include_str!("../grammar/dns.abnf"),
        file: include_bytes!("../tables/dns.table"),
    },
    Scheme {
        name: "dtn",
        grammar: include_str!("../grammar/dtn.abnf"),
        file: include_bytes!("../tables/dtn.table"),
    },
    Scheme {
        name: "file",
        grammar: include_str!("../grammar/file.abnf"),
        file: include_bytes!("../tables/file.table"),
    },
    Scheme {
        name: "ftp",
        grammar: include_str!("../grammar/ftp.abnf"),
        file: include_bytes!("../tables/ftp.table"),
    },
    Scheme {
        name: "geo",
        grammar: include_str!("../grammar/geo.abnf"),
        file: include_bytes!("../tables/geo.table"),
    },
    Scheme {
        name: "go",
        grammar: include_str!("../grammar/go.abnf"),
        file: include_bytes!("../tables/go.table"),
    },
    Scheme {
        name: "h323",
        grammar: include_str!("../grammar/h323.abnf"),
        file: include_bytes!("../tables/h323.table"),
    },
    Scheme {
        name: "http",
        grammar: include_str!("../grammar/http.abnf"),
        file: include_bytes!("../tables/http.table"),
    },
    Scheme {
        name: "https",
        grammar: include_str!("../grammar/http.abnf"),
        file: include_bytes!("../tables/https.table"),
    },
    Scheme {
        name: "iax",
        grammar: include_str!("../grammar/iax.abnf"),
        file: include_bytes!("../tables/iax.table"),
    },
    Scheme {
        name: "icap",
        grammar: include_str!("../grammar/icap.abnf"),
        file: include_bytes!("../tables/icap.table"),
    },
    Scheme {
        name: "im",
        grammar: include_str!("../grammar/im.abnf"),
        file: include_bytes!("../tables/im.table"),
    },
    Scheme {
        name: "imap",
        grammar: include_str!("../grammar/imap.abnf"),
        file: include_bytes!("../tables/imap.table"),
    },
    Scheme {
        name: "info",
        grammar: include_str!("../grammar/info.abnf"),
        file: include_bytes!("../tables/info.table"),
    },
    Scheme {
        name: "ipn",
        grammar: include_str!("../grammar/ipn.abnf"),
        file: include_bytes!("../tables/ipn.table"),
    },
    Scheme {
        name: "ipp",
        grammar: include_str!("../grammar/ipp.abnf"),
        file: include_bytes!("../tables/ipp.table"),
    },
    Scheme {
        name: "ipps",
        grammar: include_str!("../grammar/ipps.abnf"),
        file: include_bytes!("../tables/ipps.table"),
    },
    Scheme {
        name: "iris",
        grammar: include_str!("../grammar/iris.abnf"),
        file: include_bytes!("../tables/iris.table"),
    },
    Scheme {
        name: "iris.beep",
        grammar: include_str!("../grammar/iris.abnf"),
        file: include_bytes!("../tables/iris.beep.table"),
    },
    Scheme {
        name: "iris.lwz",
        grammar: include_str!("../grammar/iris.abnf"),
        file: include_bytes!("../tables/iris.lwz.table"),
    },
    Scheme {
        name: "iris.xpc",
        grammar: include_str!("../grammar/iris.abnf"),
        file: include_bytes!("../tables/iris.xpc.table"),
    },
    Scheme {
        name: "iris.xpcs",
        grammar: include_str!("../grammar/iris.abnf"),
        file: include_bytes!("../tables/iris.xpcs.table"),
    },
    Scheme {
        name: "jms",
        grammar: include_str!("../grammar/jms.abnf"),
        file: include_bytes!("../tables/jms.table"),
    },
    Scheme {
        name: "ldap",
        grammar: include_str!("../grammar/ldap.abnf"),
        file: include_bytes!("../tables/ldap.table"),
    },
    Scheme {
        name: "mailto",
        grammar: include_str!("../grammar/mailto.abnf"),
        file: include_bytes!("../tables/mailto.table"),
    },
    Scheme {
        name: "mid",
        grammar: include_str!("../grammar/cid.abnf"),
        file: include_bytes!("../tables/mid.table"),
    },
    Scheme {
        name: "msrp",
        grammar: include_str!("../grammar/msrp.abnf"),
        file: include_bytes!("../tables/msrp.table"),
    },
    Scheme {
        name: "msrps",
        grammar: include_str!("../grammar/msrp.abnf"),
        file: include_bytes!("../tables/msrps.table"),
    },
    Scheme {
        name: "mtqp",
        grammar: include_str!("../grammar/mtqp.abnf"),
        file: include_bytes!("../tables/mtqp.table"),
    },
    Scheme {
        name: "mupdate",
        grammar: include_str!("../grammar/mupdate.abnf"),
        file: include_bytes!("../tables/mupdate.table"),
    },
    Scheme {
        name: "news",
        grammar: include_str!("../grammar/news.abnf"),
        file: include_bytes!("../tables/news.table"),
    },
    Scheme {
        name: "nfs",
        grammar: include_str!("../grammar/nfs.abnf"),
        file: include_bytes!("../tables/nfs.table"),
    },
    Scheme {
        name: "ni",
        grammar: include_str!("../grammar/ni.abnf"),
        file: include_bytes!("../tables/ni.table"),
    },
    Scheme {
        name: "nih",
        grammar: include_str!("../grammar/nih.abnf"),
        file: include_bytes!("../tables/nih.table"),
    },
    Scheme {
        name: "nntp",
        grammar: include_str!("../grammar/nntp.abnf"),
        file: include_bytes!("../tables/nntp.table"),
    },
    Scheme {
        name: "opaquelocktoken",
        grammar: include_str!("../grammar/opaquelocktoken.abnf"),
        file: include_bytes!("../tables/opaquelocktoken.table"),
    },
    Scheme {
        name: "payto",
        grammar: include_str!("../grammar/payto.abnf"),
        file: include_bytes!("../tables/payto.table"),
    },
    Scheme {
        name: "pkcs11",
        grammar: include_str!("../grammar/pkcs11.abnf"),
        file: include_bytes!("../tables/pkcs11.table"),
    },
    Scheme {
        name: "pop",
        grammar: include_str!("../grammar/pop.abnf"),
        file: include_bytes!("../tables/pop.table"),
    },
    Scheme {
        name: "pres",
        grammar: include_str!("../grammar/pres.abnf"),
        file: include_bytes!("../tables/pres.table"),
    },
    Scheme {
        name: "reload",
        grammar: include_str!("../grammar/reload.abnf"),
        file: include_bytes!("../tables/reload.table"),
    },
    Scheme {
        name: "rsync",
        grammar: include_str!("../grammar/rsync.abnf"),
        file: include_bytes!("../tables/rsync.table"),
    },
    Scheme {
        name: "rtmfp",
        grammar: include_str!("../grammar/rtmfp.abnf"),
        file: include_bytes!("../tables/rtmfp.table"),
    },
    Scheme {
        name: "rtsp",
        grammar: include_str!("../grammar/rtsp.abnf"),
        file: include_bytes!("../tables/rtsp.table"),
    },
    Scheme {
        name: "rtsps",
        grammar: include_str!("../grammar/rtsp.abnf"),
        file: include_bytes!("../tables/rtsps.table"),
    },
    Scheme {
        name: "rtspu",
        grammar: include_str!("../grammar/rtspu.abnf"),
        file: include_bytes!("../tables/rtspu.table"),
    },
    Scheme {
        name: "service",
        grammar: include_str!("../grammar/service.abnf"),
        file: include_bytes!("../tables/service.table"),
    },
    Scheme {
        name: "session",
        grammar: include_str!("../grammar/session.abnf"),
        file: include_bytes!("../tables/session.table"),
    },
    Scheme {
        name: "sieve",
        grammar: include_str!("../grammar/sieve.abnf"),
        file: include_bytes!("../tables/sieve.table"),
    },
    Scheme {
        name: "sip",
        grammar: include_str!("../grammar/sip.abnf"),
        file: include_bytes!("../tables/sip.table"),
    },
    Scheme {
        name: "sips",
        grammar: include_str!("../grammar/sip.abnf"),
        file: include_bytes!("../tables/sips.table"),
    },
    Scheme {
        name: "sms",
        grammar: include_str!("../grammar/sms.abnf"),
        file: include_bytes!("../tables/sms.table"),
    },
    Scheme {
        name: "snmp",
        grammar: include_str!("../grammar/snmp.abnf"),
        file: include_bytes!("../tables/snmp.table"),
    },
    Scheme {
        name: "soap.beep",
        grammar: include_str!("../grammar/soap.beep.abnf"),
        file: include_bytes!("../tables/soap.beep.table"),
    },
    Scheme {
        name: "soap.beeps",
        grammar: include_str!("../grammar/soap.beep.abnf"),
        file: include_bytes!("../tables/soap.beeps.table"),
    },
    Scheme {
        name: "stun",
        grammar: include_str!("../grammar/stun.abnf"),
        file: include_bytes!("../tables/stun.table"),
    },
    Scheme {
        name: "stuns",
        grammar: include_str!("../grammar/stun.abnf"),
        file: include_bytes!("../tables/stuns.table"),
    },
    Scheme {
        name: "tag",
        grammar: include_str!("../grammar/tag.abnf"),
        file: include_bytes!("../tables/tag.table"),
    },
    Scheme {
        name: "tel",
        grammar: include_str!("../grammar/tel.abnf"),
        file: include_bytes!("../tables/tel.table"),
    },
    Scheme {
        name: "tftp",
        grammar: include_str!("../grammar/tftp.abnf"),
        file: include_bytes!("../tables/tftp.table"),
    },
    Scheme {
        name: "tn3270",
        grammar: include_str!("../grammar/tn3270.abnf"),
        file: include_bytes!("../tables/tn3270.table"),
    },
    Scheme {
        name: "turn",
        grammar: include_str!("../grammar/turn.abnf"),
        file: include_bytes!("../tables/turn.table"),
    },
    Scheme {
        name: "turns",
        grammar: include_str!("../grammar/turn.abnf"),
        file: include_bytes!("../tables/turns.table"),
    },
    Scheme {
        name: "tv",
        grammar: include_str!("../grammar/tv.abnf"),
        file: include_bytes!("../tables/tv.table"),
    },
    Scheme {
        name: "urn",
        grammar: include_str!("../grammar/urn.abnf"),
        file: include_bytes!("../tables/urn.table"),
    },
    Scheme {
        name: "vemmi",
        grammar: include_str!("../grammar/vemmi.abnf"),
        file: include_bytes!("../tables/vemmi.table"),
    },
    Scheme {
        name: "vnc",
        grammar: include_str!("../grammar/vnc.abnf"),
        file: include_bytes!("../tables/vnc.table"),
    },
    Scheme {
        name: "ws",
        grammar: include_str!("../grammar/ws.abnf"),
        file: include_bytes!("../tables/ws.table"),
    },
    Scheme {
        name: "wss",
        grammar: include_str!("../grammar/ws.abnf"),
        file: include_bytes!("../tables/wss.table"),
    },
    Scheme {
        name: "xcon",
        grammar: include_str!("../grammar/xcon.abnf"),
        file: include_bytes!("../tables/xcon.table"),
    },
    Scheme {
        name: "xmlrpc.beep",
        grammar: include_str!("../grammar/xmlrpc.beep.abnf"),
        file: include_bytes!("../tables/xmlrpc.beep.table"),
    },
    Scheme {
        name: "xmlrpc.beeps",
        grammar: include_str!("../grammar/xmlrpc.beep.abnf"),
        file: include_bytes!("../tables/xmlrpc.beeps.table"),
    },
    Scheme {
        name: "xmpp",
        grammar: include_str!("../grammar/xmpp.abnf"),
        file: include_bytes!("../tables/xmpp.table"),
    },
    Scheme {
        name: "z39.50r",
        grammar: include_str!("../grammar/z39.50.abnf"),
        file: include_bytes!("../tables/z39.50r.table"),
    },
    Scheme {
        name: "z39.50s",
        grammar: include_str!("../grammar/z39.50.abnf"),
        file: include_bytes!("../tables/z39.50s.table"),
    },
];
