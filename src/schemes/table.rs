//! The table of schemes.

use super::data;
use super::fact::Property::{
    DefaultHost, DefaultPort, DocumentCharset, DomainName, EmptyPath, EmptyQuery, KeepDotSegments,
    KeepPercentEncodings, MailAddresses, MediaType, NoAuthority, NoEmptyHost, Script,
    TelephoneNumber, Urn, WithoutAuthority,
};
use super::fact::{Fact, Property, Scheme, Source};
use crate::grammar::Document;
use crate::syntax::Component;
use alloc::borrow::Cow;

/// The definition of the scheme refers to the host of RFC 3986 section 3.2.2, or to the authority
/// of RFC 2396. Both allow percent-encodings.
const HOST: Property = DomainName { percent_encoding: true };

/// The definition of the scheme refers to the host name of RFC 1738 and RFC 2396: letters, digits,
/// hyphens and dots.
const HOSTNAME: Property = DomainName { percent_encoding: false };

const LOCALHOST: Cow<'static, str> = Cow::Borrowed("localhost");
const BASE64: Property = Property::Other(Component::Path, data::with_base64_in_lower_case);

/// Defines the table. A row is the name of a scheme, then for each document its RFC number or its
/// name, and the properties, each with the section that states it.
macro_rules! schemes {
    ($($name:literal $($document:tt { $($property:expr => $section:literal),+ }),+;)+) => {
        /// The schemes for which RFCs state facts, and a few more.
        ///
        /// A row contains a port only if it is a default. `sieve` has no port, since a client looks
        /// it up in the DNS first (RFC 5804 section 1.8). `msrp` has no port either (RFC 4975
        /// section 6: "This value is not a default").
        pub(super) static SCHEMES: &[Scheme] = &[$({
            const FACTS: &[Fact] = &[$($(Fact {
                property: $property,
                source: Source::Citation(schemes!(@ $document).section($section)),
            }),+),+];
            Scheme { name: Cow::Borrowed($name), facts: Cow::Borrowed(FACTS) }
        }),+];
    };
    (@ $rfc:literal) => { Document::Rfc($rfc) };
    (@ $document:ident) => { Document::$document };
}

schemes! {
    "http"
        9110 {
            DefaultPort(80) => "4.2.1", EmptyPath => "4.2.3", HOST => "4.2.1",
            NoEmptyHost => "4.2.1"
        },
        Rfc3987bis { DocumentCharset => "3.5" };
    "https"
        9110 {
            DefaultPort(443) => "4.2.2", EmptyPath => "4.2.3", HOST => "4.2.2",
            NoEmptyHost => "4.2.2"
        },
        Rfc3987bis { DocumentCharset => "3.5" };
    "ws" 6455 { DefaultPort(80) => "3", EmptyPath => "3", EmptyQuery => "3", HOST => "3" };
    "wss" 6455 { DefaultPort(443) => "3", EmptyPath => "3", EmptyQuery => "3", HOST => "3" };
    "ftp" 1738 { DefaultPort(21) => "3.2", EmptyPath => "3.1", HOSTNAME => "3.2" };
    "tftp" 3617 { HOSTNAME => "2" };
    "file" 8089 { NoAuthority => "2", DefaultHost(LOCALHOST) => "2", HOST => "2" };
    "gopher" 4266 { DefaultPort(70) => "2.1", EmptyPath => "2.1", HOST => "2.1" };
    "telnet" 4248 { DefaultPort(23) => "2", EmptyPath => "2", HOST => "2" };
    "tn3270" 6270 { DefaultPort(23) => "2.2", HOST => "2.1", NoEmptyHost => "2.2" };
    "vnc" 7869 { DefaultPort(5900) => "2.1.1", HOST => "2.1" };
    "rsync" 5781 { DefaultPort(873) => "2", HOST => "2" };
    "nfs" 2224 { DefaultPort(2049) => "1", EmptyPath => "1", HOSTNAME => "1" };
    "imap" 5092 { DefaultPort(143) => "1", EmptyPath => "4", HOST => "11" };
    "pop" 2384 { DefaultPort(110) => "3", HOSTNAME => "3" };
    "sieve" 5804 { HOST => "3" };
    "mupdate" 3656 { HOSTNAME => "6.1" };
    "mtqp" 3887 { DefaultPort(1038) => "2", HOST => "9.3" };
    "acap" 2244 { DefaultPort(674) => "3.2", HOSTNAME => "3.2" };
    "cap" 4324 { DefaultPort(1026) => "3.3.1", HOSTNAME => "5" };
    "nntp" 5538 { DefaultPort(119) => "2", KeepDotSegments => "2.3", HOST => "3" };
    "news" 5538 {
        DefaultPort(119) => "2", KeepDotSegments => "2.3", HOST => "4", WithoutAuthority => "4"
    };
    "dict" 2229 { DefaultPort(2628) => "5", HOSTNAME => "5" };
    "go" 3368 {
        DefaultPort(1096) => "3.3.3", DefaultHost(LOCALHOST) => "3.3.2", HOSTNAME => "3.2"
    };
    "dns" 4501 { HOST => "3" };
    "ldap" 4516 { DefaultPort(389) => "3", EmptyPath => "3", HOST => "2" };
    // No document defines `ldaps`, LDAP over TLS. The port is in the registry of service names.
    "ldaps" ServiceNames { DefaultPort(636) => "ldaps" }, 4516 { HOST => "2" };
    "wais" 4156 { DefaultPort(210) => "2", HOST => "2" };
    "z39.50r" 2056 { DefaultPort(210) => "4", HOSTNAME => "4" };
    "z39.50s" 2056 { DefaultPort(210) => "3", HOSTNAME => "3" };
    "prospero" 4157 { DefaultPort(1525) => "2", HOST => "2" };
    "vemmi" 2122 { DefaultPort(575) => "3", HOSTNAME => "5" };
    "tip" 2371 { DefaultPort(3372) => "7", HOSTNAME => "7" };
    "aaa" 6733 { DefaultPort(3868) => "4.3.1", HOSTNAME => "4.3.1" };
    "aaas" 6733 { DefaultPort(5658) => "4.3.1", HOSTNAME => "4.3.1" };
    "ipp" 3510 { DefaultPort(631) => "4.5", EmptyPath => "4.7", HOSTNAME => "4.5" };
    "ipps" 7472 { DefaultPort(631) => "4.2", EmptyPath => "4.6", HOST => "4.2" };
    "icap" 3507 { DefaultPort(1344) => "4.2", HOSTNAME => "4.2" };
    "coap"
        7252 {
            DefaultPort(5683) => "6.1", EmptyPath => "6.3", HOST => "6.1",
            NoEmptyHost => "6.1"
        };
    "coaps"
        7252 {
            DefaultPort(5684) => "6.2", EmptyPath => "6.3", HOST => "6.2",
            NoEmptyHost => "6.2"
        };
    "coap+tcp" 8323 {
        DefaultPort(5683) => "8.1", EmptyPath => "8.6", HOST => "8.1", NoEmptyHost => "8.1"
    };
    "coaps+tcp" 8323 {
        DefaultPort(5684) => "8.2", EmptyPath => "8.6", HOST => "8.2", NoEmptyHost => "8.2"
    };
    "coap+ws" 8323 {
        DefaultPort(80) => "8.3", EmptyPath => "8.6", HOST => "8.3"
    };
    "coaps+ws" 8323 {
        DefaultPort(443) => "8.4", EmptyPath => "8.6", HOST => "8.4"
    };
    "rtsp" 7826 { DefaultPort(554) => "4.2", HOST => "4.2", NoEmptyHost => "4.2" };
    "rtsps" 7826 { DefaultPort(322) => "4.2", HOST => "4.2", NoEmptyHost => "4.2" };
    "rtspu" 2326 { DefaultPort(554) => "3.2", HOSTNAME => "3.2" };
    "rtmfp" 7425 { DefaultPort(1935) => "6.1", HOST => "6.1" };
    "snmp" 4088 { DefaultPort(161) => "3", EmptyPath => "3", HOST => "3" };
    "sip" 3261 { KeepDotSegments => "19.1.1", WithoutAuthority => "19.1.1" };
    "sips" 3261 { KeepDotSegments => "19.1.1", WithoutAuthority => "19.1.1" };
    "mailto"
        3986 { MailAddresses => "6.2.3" },
        6068 { KeepDotSegments => "2", WithoutAuthority => "2" };
    "urn" 8141 {
        Urn => "3.1", KeepPercentEncodings => "3.1", KeepDotSegments => "3.1",
        WithoutAuthority => "2"
    };
    "tel" 3966 { TelephoneNumber => "4", KeepDotSegments => "3", WithoutAuthority => "3" };
    "data"
        2045 { MediaType => "5.1" },
        2397 { BASE64 => "3", KeepDotSegments => "3", WithoutAuthority => "3" };
    "javascript" Guidelines { Script => "6.2" };
    "about" 6694 { WithoutAuthority => "2.1" };
    "cid" 2392 { WithoutAuthority => "2" };
    "mid" 2392 { WithoutAuthority => "2" };
    "geo" 5870 { WithoutAuthority => "3.3" };
    "xmpp" 5122 { WithoutAuthority => "2.2" };
    "doi" UriSchemes { WithoutAuthority => "doi" };
    "magnet" UriSchemes { WithoutAuthority => "magnet" };
}
