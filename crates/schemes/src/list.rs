//! Generated from `grammar/` by `generate-schemes`.

use crate::Scheme;

/// All schemes, in the order of their names.
pub(crate) static SCHEMES: &[Scheme] = &[
    Scheme {
        name: "about",
        grammar: include_str!("../grammar/about.abnf"),
        file: include_bytes!("../tables/about.table"),
    },
    Scheme {
        name: "acct",
        grammar: include_str!("../grammar/acct.abnf"),
        file: include_bytes!("../tables/acct.table"),
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
        name: "file",
        grammar: include_str!("../grammar/file.abnf"),
        file: include_bytes!("../tables/file.table"),
    },
    Scheme {
        name: "geo",
        grammar: include_str!("../grammar/geo.abnf"),
        file: include_bytes!("../tables/geo.table"),
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
        name: "news",
        grammar: include_str!("../grammar/news.abnf"),
        file: include_bytes!("../tables/news.table"),
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
        name: "urn",
        grammar: include_str!("../grammar/urn.abnf"),
        file: include_bytes!("../tables/urn.table"),
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
        name: "xmpp",
        grammar: include_str!("../grammar/xmpp.abnf"),
        file: include_bytes!("../tables/xmpp.table"),
    },
];
