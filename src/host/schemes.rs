//! Which schemes use domain names in ireg-name.

use crate::grammar::Citation;
use alloc::borrow::Cow;

/// A scheme that uses domain names in ireg-name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DomainNameScheme {
    /// The scheme, in lower case.
    pub scheme: Cow<'static, str>,
    /// Where the scheme is defined, with the sentence or the rule about its host.
    pub source: Citation,
    /// Whether that definition allows percent-encoding in ireg-name. Where it does,
    /// RFC 3987 section 3.1 does not offer ToASCII.
    pub percent_encoding: bool,
}

/// A row for a scheme whose host is the `host` of RFC 3986 section 3.2.2, which has
/// pct-encoded.
const fn rfc3986(
    scheme: &'static str,
    document: &'static str,
    section: &'static str,
) -> DomainNameScheme {
    let source = Citation { document, section };
    DomainNameScheme { scheme: Cow::Borrowed(scheme), source, percent_encoding: true }
}

/// A row for a scheme whose host is that of RFC 1738 section 5, the name of a host of the
/// Internet: letters, digits, hyphens and dots.
const fn hostname(
    scheme: &'static str,
    document: &'static str,
    section: &'static str,
) -> DomainNameScheme {
    let source = Citation { document, section };
    DomainNameScheme { scheme: Cow::Borrowed(scheme), source, percent_encoding: false }
}

/// The schemes that are known to use domain names in ireg-name, by what defines them.
///
/// A scheme whose hosts stand in its path (`mailto`, `sip`) is not among them, nor is every
/// scheme that there is: see [`DomainNameSchemes::add`].
pub static DOMAIN_NAME_SCHEMES: [DomainNameScheme; 21] = [
    rfc3986("http", "RFC 9110", "4.2.1"),
    rfc3986("https", "RFC 9110", "4.2.2"),
    rfc3986("ws", "RFC 6455", "3"),
    rfc3986("wss", "RFC 6455", "3"),
    rfc3986("coap", "RFC 7252", "6.1"),
    rfc3986("coaps", "RFC 7252", "6.2"),
    rfc3986("coap+tcp", "RFC 8323", "8.1"),
    rfc3986("coaps+tcp", "RFC 8323", "8.2"),
    rfc3986("coap+ws", "RFC 8323", "8.3"),
    rfc3986("coaps+ws", "RFC 8323", "8.4"),
    rfc3986("file", "RFC 8089", "2"),
    rfc3986("imap", "RFC 5092", "11"),
    rfc3986("ldap", "RFC 4516", "2"),
    rfc3986("nntp", "RFC 5538", "3"),
    rfc3986("rtsp", "RFC 7826", "4.2"),
    rfc3986("rtsps", "RFC 7826", "4.2"),
    rfc3986("sieve", "RFC 5804", "3"),
    rfc3986("snmp", "RFC 4088", "3"),
    hostname("dict", "RFC 2229", "5"),
    hostname("ftp", "RFC 1738", "3.2"),
    hostname("rtspu", "RFC 2326", "3.2"),
];

/// The schemes that use domain names in ireg-name: those of [`DOMAIN_NAME_SCHEMES`], and
/// what the caller adds.
///
/// ```
/// use iri_grammar::Citation;
/// use iri_grammar::host::DomainNameSchemes;
///
/// let mut schemes = DomainNameSchemes::default();
/// assert!(schemes.get("HTTP").is_some() && schemes.get("urn").is_none());
/// schemes.add("gemini", Citation { document: "Gemini specification", section: "3" }, true);
/// assert_eq!(schemes.get("gemini").unwrap().source.section, "3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DomainNameSchemes {
    rows: Cow<'static, [DomainNameScheme]>,
}

impl Default for DomainNameSchemes {
    fn default() -> Self {
        DomainNameSchemes::known()
    }
}

impl DomainNameSchemes {
    /// Those of [`DOMAIN_NAME_SCHEMES`].
    pub const fn known() -> Self {
        DomainNameSchemes { rows: Cow::Borrowed(&DOMAIN_NAME_SCHEMES) }
    }

    /// None at all.
    pub const fn none() -> Self {
        DomainNameSchemes { rows: Cow::Borrowed(&[]) }
    }

    /// Adds a scheme, or replaces the row that it has.
    pub fn add(
        &mut self,
        scheme: impl Into<Cow<'static, str>>,
        source: Citation,
        percent_encoding: bool,
    ) {
        let mut scheme = scheme.into();
        if scheme.bytes().any(|byte| byte.is_ascii_uppercase()) {
            scheme = scheme.to_ascii_lowercase().into();
        }
        let rows = self.rows.to_mut();
        rows.retain(|row| row.scheme != scheme);
        rows.push(DomainNameScheme { scheme, source, percent_encoding });
    }

    /// The row of a scheme; upper and lower case are alike (RFC 3986 section 3.1).
    pub fn get(&self, scheme: &str) -> Option<&DomainNameScheme> {
        self.rows.iter().find(|row| row.scheme.eq_ignore_ascii_case(scheme))
    }

    /// The rows, in their order.
    pub fn rows(&self) -> &[DomainNameScheme] {
        &self.rows
    }
}
