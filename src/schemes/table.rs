//! The table.

use super::What::{
    DefaultHost, DefaultPort, EmptyPath, EmptyQuery, KeepDotSegments, KeepPercentEncodings,
    MailAddresses, MediaType, NoAuthority, TelephoneNumber, Urn,
};
use super::{Fact, Scheme, What};
use crate::syntax::Component;
use alloc::borrow::Cow;
use alloc::string::String;

/// The host is that of RFC 3986 section 3.2.2, or of RFC 2396 as an authority, which have
/// percent-encodings.
const HOST: What = What::DomainName { percent_encoding: true };

/// The host is the name of a host of the Internet, as RFC 1738 and RFC 2396 have it: letters,
/// digits, hyphens and dots.
const HOSTNAME: What = What::DomainName { percent_encoding: false };

macro_rules! schemes {
    ($($name:literal { $($what:expr, $source:literal;)+ })+) => {
        /// What is known of schemes as far as no one says more: those that RFCs define, as far
        /// as something is to be known.
        ///
        /// A port is among the facts where the scheme has one by default. So `sieve` has none,
        /// whose port is looked up in the DNS first (RFC 5804 section 1.8), nor has `msrp`
        /// (RFC 4975 section 6: "This value is not a default").
        pub static SCHEMES: &[Scheme] = &[$({
            const FACTS: &[Fact] = &[$(Fact { what: $what, source: Cow::Borrowed($source) }),+];
            Scheme { name: Cow::Borrowed($name), facts: Cow::Borrowed(FACTS) }
        }),+];
    };
}

schemes! {
    "http" {
        DefaultPort(80), "RFC 9110 section 4.2.1";
        EmptyPath, "RFC 9110 section 4.2.3";
        HOST, "RFC 9110 section 4.2.1";
    }
    "https" {
        DefaultPort(443), "RFC 9110 section 4.2.2";
        EmptyPath, "RFC 9110 section 4.2.3";
        HOST, "RFC 9110 section 4.2.2";
    }
    "ws" {
        DefaultPort(80), "RFC 6455 section 3";
        EmptyPath, "RFC 6455 section 3";
        EmptyQuery, "RFC 6455 section 3";
        HOST, "RFC 6455 section 3";
    }
    "wss" {
        DefaultPort(443), "RFC 6455 section 3";
        EmptyPath, "RFC 6455 section 3";
        EmptyQuery, "RFC 6455 section 3";
        HOST, "RFC 6455 section 3";
    }
    "ftp" {
        DefaultPort(21), "RFC 1738 section 3.2";
        EmptyPath, "RFC 1738 section 3.1";
        HOSTNAME, "RFC 1738 section 3.2";
    }
    "tftp" {
        HOSTNAME, "RFC 3617 section 2";
    }
    "file" {
        NoAuthority, "RFC 8089 section 2";
        DefaultHost(Cow::Borrowed("localhost")), "RFC 8089 section 2";
        HOST, "RFC 8089 section 2";
    }
    "gopher" {
        DefaultPort(70), "RFC 4266 section 2.1";
        EmptyPath, "RFC 4266 section 2.1";
        HOST, "RFC 4266 section 2.1";
    }
    "telnet" {
        DefaultPort(23), "RFC 4248 section 2";
        EmptyPath, "RFC 4248 section 2";
        HOST, "RFC 4248 section 2";
    }
    "tn3270" {
        DefaultPort(23), "RFC 6270 section 2.2";
        HOST, "RFC 6270 section 2.1";
    }
    "vnc" {
        DefaultPort(5900), "RFC 7869 section 2.1.1";
        HOST, "RFC 7869 section 2.1";
    }
    "rsync" {
        DefaultPort(873), "RFC 5781 section 2";
        HOST, "RFC 5781 section 2";
    }
    "nfs" {
        DefaultPort(2049), "RFC 2224 section 1";
        EmptyPath, "RFC 2224 section 1";
        HOSTNAME, "RFC 2224 section 1";
    }
    "imap" {
        DefaultPort(143), "RFC 5092 section 1";
        EmptyPath, "RFC 5092 section 4";
        HOST, "RFC 5092 section 11";
    }
    "pop" {
        DefaultPort(110), "RFC 2384 section 3";
        HOSTNAME, "RFC 2384 section 3";
    }
    "sieve" {
        HOST, "RFC 5804 section 3";
    }
    "mupdate" {
        HOSTNAME, "RFC 3656 section 6.1";
    }
    "mtqp" {
        DefaultPort(1038), "RFC 3887 section 2";
        HOST, "RFC 3887 section 9.3";
    }
    "acap" {
        DefaultPort(674), "RFC 2244 section 3.2";
        HOSTNAME, "RFC 2244 section 3.2";
    }
    "cap" {
        DefaultPort(1026), "RFC 4324 section 3.3.1";
        HOSTNAME, "RFC 4324 section 5";
    }
    "nntp" {
        DefaultPort(119), "RFC 5538 section 2";
        KeepDotSegments, "RFC 5538 section 2.3";
        HOST, "RFC 5538 section 3";
    }
    "news" {
        DefaultPort(119), "RFC 5538 section 2";
        KeepDotSegments, "RFC 5538 section 2.3";
        HOST, "RFC 5538 section 4";
    }
    "dict" {
        DefaultPort(2628), "RFC 2229 section 5";
        HOSTNAME, "RFC 2229 section 5";
    }
    "go" {
        DefaultPort(1096), "RFC 3368 section 3.3.3";
        DefaultHost(Cow::Borrowed("localhost")), "RFC 3368 section 3.3.2";
        HOSTNAME, "RFC 3368 section 3.2";
    }
    "dns" {
        HOST, "RFC 4501 section 3";
    }
    "ldap" {
        DefaultPort(389), "RFC 4516 section 3";
        EmptyPath, "RFC 4516 section 3";
        HOST, "RFC 4516 section 2";
    }
    // Defined nowhere: LDAP URLs, over TLS.
    "ldaps" {
        DefaultPort(636), "IANA Service Name and Port Number Registry, ldaps";
        HOST, "RFC 4516 section 2";
    }
    "wais" {
        DefaultPort(210), "RFC 4156 section 2";
        HOST, "RFC 4156 section 2";
    }
    "z39.50r" {
        DefaultPort(210), "RFC 2056 section 4";
        HOSTNAME, "RFC 2056 section 4";
    }
    "z39.50s" {
        DefaultPort(210), "RFC 2056 section 3";
        HOSTNAME, "RFC 2056 section 3";
    }
    "prospero" {
        DefaultPort(1525), "RFC 4157 section 2";
        HOST, "RFC 4157 section 2";
    }
    "vemmi" {
        DefaultPort(575), "RFC 2122 section 3";
        HOSTNAME, "RFC 2122 section 3";
    }
    "tip" {
        DefaultPort(3372), "RFC 2371 section 7";
        HOSTNAME, "RFC 2371 section 7";
    }
    "aaa" {
        DefaultPort(3868), "RFC 6733 section 4.3.1";
        HOSTNAME, "RFC 6733 section 4.3.1";
    }
    "aaas" {
        DefaultPort(5658), "RFC 6733 section 4.3.1";
        HOSTNAME, "RFC 6733 section 4.3.1";
    }
    "ipp" {
        DefaultPort(631), "RFC 3510 section 4.5";
        EmptyPath, "RFC 3510 section 4.7";
        HOSTNAME, "RFC 3510 section 4.5";
    }
    "ipps" {
        DefaultPort(631), "RFC 7472 section 4.2";
        EmptyPath, "RFC 7472 section 4.6";
        HOST, "RFC 7472 section 4.2";
    }
    "icap" {
        DefaultPort(1344), "RFC 3507 section 4.2";
        HOSTNAME, "RFC 3507 section 4.2";
    }
    "coap" {
        DefaultPort(5683), "RFC 7252 section 6.1";
        EmptyPath, "RFC 7252 section 6.3";
        HOST, "RFC 7252 section 6.1";
    }
    "coaps" {
        DefaultPort(5684), "RFC 7252 section 6.2";
        EmptyPath, "RFC 7252 section 6.3";
        HOST, "RFC 7252 section 6.2";
    }
    "coap+tcp" {
        DefaultPort(5683), "RFC 8323 section 8.1";
        HOST, "RFC 8323 section 8.1";
    }
    "coaps+tcp" {
        DefaultPort(5684), "RFC 8323 section 8.2";
        HOST, "RFC 8323 section 8.2";
    }
    "coap+ws" {
        DefaultPort(80), "RFC 8323 section 8.3";
        HOST, "RFC 8323 section 8.3";
    }
    "coaps+ws" {
        DefaultPort(443), "RFC 8323 section 8.4";
        HOST, "RFC 8323 section 8.4";
    }
    "rtsp" {
        DefaultPort(554), "RFC 7826 section 4.2";
        HOST, "RFC 7826 section 4.2";
    }
    "rtsps" {
        DefaultPort(322), "RFC 7826 section 4.2";
        HOST, "RFC 7826 section 4.2";
    }
    "rtspu" {
        DefaultPort(554), "RFC 2326 section 3.2";
        HOSTNAME, "RFC 2326 section 3.2";
    }
    "rtmfp" {
        DefaultPort(1935), "RFC 7425 section 6.1";
        HOST, "RFC 7425 section 6.1";
    }
    "snmp" {
        DefaultPort(161), "RFC 4088 section 3";
        EmptyPath, "RFC 4088 section 3";
        HOST, "RFC 4088 section 3";
    }
    "sip" {
        KeepDotSegments, "RFC 3261 section 19.1.1";
    }
    "sips" {
        KeepDotSegments, "RFC 3261 section 19.1.1";
    }
    "mailto" {
        MailAddresses, "RFC 3986 section 6.2.3";
        KeepDotSegments, "RFC 6068 section 2";
    }
    "urn" {
        Urn, "RFC 8141 section 3.1";
        KeepPercentEncodings, "RFC 8141 section 3.1";
        KeepDotSegments, "RFC 8141 section 3.1";
    }
    "tel" {
        TelephoneNumber, "RFC 3966 section 4";
        KeepDotSegments, "RFC 3966 section 3";
    }
    "data" {
        MediaType, "RFC 2045 section 5.1";
        What::Other(Component::Path, with_base64_in_lower_case), "RFC 2397 section 3";
        KeepDotSegments, "RFC 2397 section 3";
    }
}

/// RFC 2397 §3: `dataurl := "data:" [ mediatype ] [ ";base64" ] "," data`. Upper and lower case
/// are alike in a literal of ABNF.
fn with_base64_in_lower_case(path: &str) -> Option<String> {
    let (before, data) = path.split_once(',')?;
    let (media_type, base64) = before.rsplit_once(';')?;
    let differs = base64 != "base64" && base64.eq_ignore_ascii_case("base64");
    differs.then(|| [media_type, ";base64,", data].concat())
}
