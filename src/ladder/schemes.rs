//! What is known of schemes: a table, with a source for each row.

use crate::host::{DOMAIN_NAME_SCHEMES, DomainNameScheme};
use crate::identifier::Component;
use alloc::borrow::Cow;
use alloc::string::String;

/// What a specification says of a scheme.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum What {
    /// The default port. A port that is empty, or this one, is left out, with its `:`.
    DefaultPort(u16),
    /// After an authority, an empty path is equivalent to `/`.
    EmptyPath,
    /// An empty query is equivalent to none.
    EmptyQuery,
    /// The host that an empty one stands for. Where there is neither userinfo nor port,
    /// it is left out.
    DefaultHost(Cow<'static, str>),
    /// No authority, before a path that begins with `/`, is equivalent to an empty one.
    NoAuthority,
    /// The host is a domain name, for [`Ladder::idn`](super::Ladder::idn). The schemes of
    /// [`DOMAIN_NAME_SCHEMES`] have it without a row here.
    DomainName,
    /// The path has mail addresses, whose domains are case-insensitive.
    MailAddresses,
    /// The path is a namespace identifier, which is case-insensitive, and a name; the
    /// r-component and the q-component do not count.
    Urn,
    /// The path is a telephone number: visual separators, upper and lower case, and the
    /// order of parameters do not count.
    TelephoneNumber,
    /// The path begins with a media type, of which type, subtype and the names of
    /// parameters are case-insensitive.
    MediaType,
    /// Percent-encodings are not undone at any rung.
    KeepPercentEncodings,
    /// The path is no hierarchy: dot segments are not removed at any rung.
    KeepDotSegments,
    /// Something else: gives the normal form of a component that is defined, `None` where
    /// it is in it already. The fragment is not asked for.
    Other(Component, fn(&str) -> Option<String>),
}

/// A row of the table.
#[derive(Clone, Debug)]
pub struct SchemeRule {
    /// The scheme, in lower case.
    pub scheme: Cow<'static, str>,
    /// What is said.
    pub what: What,
    /// Where: `RFC 9110 section 4.2.3`.
    pub source: Cow<'static, str>,
}

const fn row(scheme: &'static str, what: What, source: &'static str) -> SchemeRule {
    SchemeRule { scheme: Cow::Borrowed(scheme), what, source: Cow::Borrowed(source) }
}

/// What is known of schemes as far as no one says more. The rows of a scheme are applied
/// in their order.
pub static SCHEME_RULES: [SchemeRule; 33] = [
    row("http", What::DefaultPort(80), "RFC 9110 section 4.2.1"),
    row("http", What::EmptyPath, "RFC 9110 section 4.2.3"),
    row("https", What::DefaultPort(443), "RFC 9110 section 4.2.2"),
    row("https", What::EmptyPath, "RFC 9110 section 4.2.3"),
    row("ws", What::DefaultPort(80), "RFC 6455 section 3"),
    row("ws", What::EmptyPath, "RFC 6455 section 3"),
    row("ws", What::EmptyQuery, "RFC 6455 section 3"),
    row("wss", What::DefaultPort(443), "RFC 6455 section 3"),
    row("wss", What::EmptyPath, "RFC 6455 section 3"),
    row("wss", What::EmptyQuery, "RFC 6455 section 3"),
    row("ftp", What::DefaultPort(21), "RFC 1738 section 3.2"),
    row("ftp", What::EmptyPath, "RFC 1738 section 3.1"),
    row("ldap", What::DefaultPort(389), "RFC 4516 section 2"),
    row("ldap", What::EmptyPath, "RFC 4516 section 2.1"),
    row("ldaps", What::DefaultPort(636), "IANA Service Name and Port Number Registry, ldaps"),
    row("file", What::NoAuthority, "RFC 8089 section 2"),
    row("file", What::DefaultHost(Cow::Borrowed("localhost")), "RFC 8089 section 2"),
    row("mailto", What::MailAddresses, "RFC 3986 section 6.2.3"),
    row("mailto", What::KeepDotSegments, "RFC 6068 section 2"),
    row("urn", What::Urn, "RFC 8141 section 3.1"),
    row("urn", What::KeepPercentEncodings, "RFC 8141 section 3.1"),
    row("urn", What::KeepDotSegments, "RFC 8141 section 3.1"),
    row("tel", What::TelephoneNumber, "RFC 3966 section 4"),
    row("tel", What::KeepDotSegments, "RFC 3966 section 3"),
    row("data", What::MediaType, "RFC 2045 section 5.1"),
    row("data", What::KeepDotSegments, "RFC 2397 section 3"),
    row("coap", What::DefaultPort(5683), "RFC 7252 section 6.1"),
    row("coap", What::EmptyPath, "RFC 7252 section 6.3"),
    row("coaps", What::DefaultPort(5684), "RFC 7252 section 6.2"),
    row("coaps", What::EmptyPath, "RFC 7252 section 6.3"),
    row("rtsp", What::DefaultPort(554), "RFC 7826 section 4.2"),
    row("rtsps", What::DefaultPort(322), "RFC 7826 section 4.2"),
    row("sip", What::KeepDotSegments, "RFC 3261 section 19.1.1"),
];

/// What is known of schemes: [`SCHEME_RULES`], [`DOMAIN_NAME_SCHEMES`], and what the caller
/// adds.
///
/// A scheme of which nothing is known has no scheme-based normalization: "Normalization
/// should not remove delimiters when their associated component is empty unless it is
/// licensed to do so by the scheme specification" (RFC 3987 section 5.3.3).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::ladder::{Ladder, Rung, Schemes, What};
///
/// let mut schemes = Schemes::default();
/// schemes.add("gemini", What::DefaultPort(1965), "Gemini specification section 4");
/// schemes.add("gemini", What::EmptyPath, "Gemini specification section 4");
/// let ladder = Ladder::new().schemes(&schemes);
/// let iri = Iri::new("gemini://example.org:1965")?;
/// let normalized = ladder.climb(Rung::SchemeBased, &iri).unwrap();
/// assert_eq!(normalized.identifier, "gemini://example.org/");
/// assert_eq!(normalized.changes[0].source.as_deref(), Some("Gemini specification section 4"));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Schemes {
    rules: Cow<'static, [SchemeRule]>,
    domain_names: Cow<'static, [DomainNameScheme]>,
    in_general: bool,
}

static KNOWN: Schemes = Schemes {
    rules: Cow::Borrowed(&SCHEME_RULES),
    domain_names: Cow::Borrowed(&DOMAIN_NAME_SCHEMES),
    in_general: false,
};

static IN_GENERAL: [SchemeRule; 2] = [
    // No scheme has port 0 for its default: only an empty port is left out.
    row("", What::DefaultPort(0), "RFC 3986 section 3.2.3"),
    row("", What::EmptyPath, "RFC 3986 section 6.2.3"),
];

impl Default for Schemes {
    fn default() -> Self {
        KNOWN.clone()
    }
}

impl Schemes {
    /// [`SCHEME_RULES`] and [`DOMAIN_NAME_SCHEMES`].
    pub fn known() -> &'static Self {
        &KNOWN
    }

    /// Nothing at all.
    pub const fn none() -> Self {
        Schemes { rules: Cow::Borrowed(&[]), domain_names: Cow::Borrowed(&[]), in_general: false }
    }

    /// Adds a row, after those that the scheme has.
    pub fn add(
        &mut self,
        scheme: &str,
        what: What,
        source: impl Into<Cow<'static, str>>,
    ) -> &mut Self {
        let scheme = scheme.to_ascii_lowercase().into();
        self.rules.to_mut().push(SchemeRule { scheme, what, source: source.into() });
        self
    }

    /// Removes the rows of a scheme, and that its hosts are domain names.
    pub fn remove(&mut self, scheme: &str) -> &mut Self {
        self.rules.to_mut().retain(|rule| !rule.scheme.eq_ignore_ascii_case(scheme));
        self.domain_names.to_mut().retain(|row| !row.scheme.eq_ignore_ascii_case(scheme));
        self
    }

    /// Of schemes without rows, takes what RFC 3987 section 5.3.3 says "In general": that
    /// "an IRI that uses the generic syntax for authority with an empty path should be
    /// normalized to a path of "/"", and that an empty port should be removed. Whether the
    /// scheme has it so is not known then: there may be false positives.
    pub fn in_general(&mut self) -> &mut Self {
        self.in_general = true;
        self
    }

    /// All rows.
    pub fn rules(&self) -> &[SchemeRule] {
        &self.rules
    }

    /// The rows that hold for a scheme; upper and lower case are alike.
    pub fn rules_of<'s>(&'s self, scheme: &'s str) -> impl Iterator<Item = &'s SchemeRule> {
        let rows = |rules: &'s [SchemeRule]| {
            rules.iter().filter(move |rule| rule.scheme.eq_ignore_ascii_case(scheme))
        };
        let general = self.in_general && rows(&self.rules).next().is_none();
        rows(&self.rules).chain(if general { &IN_GENERAL[..] } else { &[] })
    }

    /// The row by which the hosts of a scheme are domain names.
    pub(super) fn domain_name(&self, scheme: &str) -> Option<&DomainNameScheme> {
        self.domain_names.iter().find(|row| row.scheme.eq_ignore_ascii_case(scheme))
    }

    /// Whether percent-encodings may be undone, and dot segments removed.
    pub(super) fn allowed(&self, scheme: Option<&str>) -> Allowed {
        let mut allowed = Allowed { decoding: true, removing: true };
        for rule in scheme.into_iter().flat_map(|scheme| self.rules_of(scheme)) {
            match rule.what {
                What::KeepPercentEncodings => allowed.decoding = false,
                What::KeepDotSegments => allowed.removing = false,
                _ => {}
            }
        }
        allowed
    }
}

/// What syntax-based normalization may do with a scheme.
pub(super) struct Allowed {
    pub(super) decoding: bool,
    pub(super) removing: bool,
}
