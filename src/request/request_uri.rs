//! The mapping from an IRI to the URI that a client sends.

use crate::error::Error;
use crate::grammar::{Citation, Document};
use crate::host::{AsciiRules, DnsLength, HostError, Hyphens, Uts46, ipv4};
use crate::identifier::{Identifier, Iri, Text, UriBuf};
use crate::ladder::with_lower_case_letters;
use crate::mapping::IriKind;
use crate::options::options;
use crate::resolution::BaseKind;
use crate::schemes::{Fact, Schemes, Source};
use crate::steps::{About, State, Step, Trace};
use crate::syntax::{Component, Components, HostForm, Recomposer};
use crate::text::{decode_strict, encode, is_printable_excluded};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};

const HTTP_USERINFO: Citation = Document::Rfc(9110).section("4.2.4");
const RARE_ADDRESSES: Citation = Document::Rfc(3986).section("7.4");
const HOST: Citation = Document::Rfc(3986).section("3.2.2");
const PORT: Citation = Document::Rfc(3986).section("3.2.3");
const TARGET_URI: Citation = Document::Rfc(9110).section("7.1");
const HOST_PARSING: &str = "URL Standard, 'host parsing'";

/// The 'domain parser' of the URL Standard, with beStrict false.
pub(super) const DOMAIN_TO_ASCII: Uts46 =
    Uts46::new().ascii(AsciiRules::Url).hyphens(Hyphens::Allow).dns_length(DnsLength::Ignore);

/// The mapping of an IRI to the URI that a client sends: the target URI of RFC 9110 section 7.1.
///
/// | component | result | source |
/// | --- | --- | --- |
/// | scheme | lower case | RFC 3986 section 3.1 |
/// | userinfo | an error for `http` and `https`, see [`drop_userinfo`](Self::drop_userinfo); unchanged for others | RFC 9110 section 4.2.4 |
/// | host, a domain name | percent-decoded, then converted to ASCII by UTS #46: [`AsciiRules::Url`], [`Hyphens::Allow`], [`DnsLength::Ignore`] | URL Standard, 'host parsing' and 'domain parser' |
/// | host that ends in a number | the IPv4 address in dotted-decimal form, or an error | URL Standard, 'IPv4 parser'; RFC 3986 section 7.4 |
/// | other hosts | lower case | RFC 3986 section 3.2.2 |
/// | port | removed if it is empty or the default port; an error above 65535 | RFC 3986 section 3.2.3 |
/// | path, query | percent-encoded in UTF-8; `/` for an empty path | RFC 3987 section 3.1, RFC 9110 section 4.2.3 |
/// | fragment | removed, see [`keep_fragment`](Self::keep_fragment) | RFC 9110 section 7.1: "The target URI excludes the reference's fragment component" |
///
/// This treatment of host, port and empty path applies to the [schemes](Schemes) that use domain
/// names. For other schemes, scheme and host become lower case, and non-ASCII characters are
/// percent-encoded.
///
/// ```
/// use iri_grammar::request::ToRequestUri;
///
/// let to_uri = ToRequestUri::new();
/// for (iri, uri) in [
///     ("HTTP://R\u{e9}sum\u{e9}.example?\u{e9}#top", "http://xn--rsum-bpad.example/?%C3%A9"),
///     ("http://%C3%A9.example/", "http://xn--9ca.example/"),
///     ("http://a_b.example/", "http://a_b.example/"),
///     ("http://a..b/", "http://a..b/"),
///     ("http://0x7f.1/", "http://127.0.0.1/"),
/// ] {
///     assert_eq!(to_uri.text(iri)?, uri);
/// }
/// assert!(to_uri.text("http://127.0.0.256/").is_err());
/// assert!(to_uri.text("http://user@example.org/").is_err());
/// # Ok::<(), iri_grammar::request::RequestUriError>(())
/// ```
///
/// # IPv4 addresses
///
/// For RFC 3986, `127.1` is a registered name. But system routines connect to the address
/// `127.0.0.1`, so a filter for that address would not see the real host (section 7.4). Therefore
/// this mapping writes the address, as browsers do. A name that ends in a number but is not an
/// address is an error.
///
/// # Where the URL Standard differs
///
/// - Dot segments stay. [Resolution](crate::resolution) removes them, even from a reference with a
///   scheme.
/// - A query is encoded in UTF-8. Browsers use the encoding of the page: to do the same, apply
///   [`ProcessingModel`](crate::mapping::ProcessingModel) before this mapping.
/// - Characters that an IRI does not allow, such as a space or `\`, are an error:
///   [prepare](crate::preparation) the text first. `'` in a query stays.
/// - A label that begins with `xn--` but is not an A-label is an error. The URL Standard allows it
///   in a US-ASCII domain name.
/// - A host that begins with `[v` is an error, as in the URL Standard. An IPv6 address becomes
///   lower case, but is not compressed.
/// - `"`, `` ` ``, `{` and `}`, which a host may contain percent-encoded, are percent-encoded
///   again.
/// - All schemes that use domain names are treated alike, not only the six special schemes.
///
/// The result is a fixed point: mapping it again changes nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[doc(alias = "http")]
#[doc(alias = "idna")]
#[doc(alias = "punycode")]
pub struct ToRequestUri {
    drop_userinfo: bool,
    keep_fragment: bool,
}

impl ToRequestUri {
    /// The default mapping: it removes the fragment, and rejects a userinfo of `http` or `https`.
    pub const fn new() -> Self {
        ToRequestUri { drop_userinfo: false, keep_fragment: false }
    }

    options! {
        /// Whether the userinfo of `http` and `https` is removed. A client that sends it as
        /// credentials reads it from the IRI. "A sender MUST NOT generate the userinfo
        /// subcomponent (and its "@" delimiter) when an "http" or "https" URI reference is
        /// generated within a message as a target URI or field value" (RFC 9110 section 4.2.4).
        ///
        /// By default a userinfo is an error: a recipient "SHOULD parse for userinfo and treat
        /// its presence as an error; it is likely being used to obscure the authority for the sake
        /// of phishing attacks" (the same section).
        ///
        /// ```
        /// use iri_grammar::Iri;
        /// use iri_grammar::request::{RequestUriError, ToRequestUri};
        ///
        /// let iri = Iri::new("http://example.org@evil.example/")?;
        /// assert_eq!(ToRequestUri::new().map(&iri), Err(RequestUriError::Userinfo));
        /// let drop = ToRequestUri::new().drop_userinfo(true);
        /// assert_eq!(drop.map(&iri)?, "http://evil.example/");
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        fn drop_userinfo: bool;
        /// Whether the fragment stays, which is "reserved for client-side processing" (RFC 9110
        /// section 7.1): it is not sent, but a client needs it to process the response. Off by
        /// default.
        ///
        /// ```
        /// use iri_grammar::request::ToRequestUri;
        ///
        /// let to_uri = ToRequestUri::new().keep_fragment(true);
        /// assert_eq!(to_uri.text("http://example.org#\u{e9}")?, "http://example.org/#%C3%A9");
        /// # Ok::<(), iri_grammar::request::RequestUriError>(())
        /// ```
        fn keep_fragment: bool;
    }

    /// Maps a text that is an IRI of RFC 3987.
    ///
    /// # Errors
    ///
    /// If the text is not an IRI, and as [`map`](Self::map).
    pub fn text(&self, iri: &str) -> Result<UriBuf, RequestUriError> {
        self.map(&Iri::new(iri)?)
    }

    /// Maps an IRI. Takes linear time. The first step percent-encodes non-ASCII characters. Each
    /// further step changes one component, and cites its source.
    ///
    /// ```
    /// use iri_grammar::Iri;
    /// use iri_grammar::request::ToRequestUri;
    /// use iri_grammar::spec::Trace;
    ///
    /// let mut steps = Trace::on();
    /// let iri = Iri::new("http://\u{e9}.example:80/")?;
    /// let uri = ToRequestUri::new().map_with_trace(&iri, &mut steps)?;
    /// assert_eq!(steps[0].after.to_string(), "http://%C3%A9.example:80/");
    /// assert_eq!(steps[1].to_string(), "RFC 3986 section 3.2.2: host \"%C3%A9.example\" -> \
    ///     \"xn--9ca.example\" (URL Standard, 'host parsing')");
    /// assert_eq!(steps[2].to_string(), "RFC 3986 section 3.2.3: port \"80\" -> undefined");
    /// assert_eq!(steps[3].after.to_string(), uri.as_str());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there is no URI that a client could send: see [`RequestUriError`].
    pub fn map<K, T>(&self, iri: &Identifier<K, T>) -> Result<UriBuf, RequestUriError>
    where
        K: IriKind + BaseKind,
        T: Text,
    {
        self.map_with_trace(iri, &mut Trace::off())
    }

    /// Maps as [`map`](Self::map), and records the steps.
    ///
    /// # Errors
    ///
    /// As [`map`](Self::map).
    pub fn map_with_trace<K, T>(
        &self,
        iri: &Identifier<K, T>,
        trace: &mut Trace,
    ) -> Result<UriBuf, RequestUriError>
    where
        K: IriKind + BaseKind,
        T: Text,
    {
        self.map_uri(iri.to_uri().components(), trace)
    }

    /// Maps the components of a URI.
    fn map_uri(self, uri: Components<'_>, trace: &mut Trace) -> Result<UriBuf, RequestUriError> {
        let did = "percent-encode non-ASCII characters";
        trace.step(|| Step::new(Document::Rfc(3987).section("3.1"), "", did, uri.text()));
        // Records a step if a component changes.
        let mut record_change = |component,
                                 (section, did): (Citation, _),
                                 before: Option<&str>,
                                 after: Option<&str>| {
            if before != after {
                trace.step(|| {
                    let state = |part: Option<&str>| part.map_or(State::Undefined, State::from);
                    let source = (component == Component::Host).then_some(HOST_PARSING);
                    Step {
                        about: About::Component(component),
                        before: Some(state(before)),
                        source: source.map(Cow::Borrowed),
                        ..Step::new(section, "", did, state(after))
                    }
                });
            }
        };
        let scheme = uri.scheme().unwrap_or_default().to_ascii_lowercase();
        let schemes = Schemes::known();
        let is_http = matches!(&*scheme, "http" | "https");
        let has_domain_names = schemes.has_domain_names(&scheme);
        let empty_path = schemes.fact_about_empty_path(&scheme);
        let authority = uri.host().map(|host| (host.text(), host.form()));
        if is_http && authority.is_none_or(|(host, _)| host.is_empty()) {
            return Err(host_missing(&scheme));
        }

        let mut out = Recomposer::with_capacity(uri.text().len() + 1);
        let lower_case = (Document::Rfc(3986).section("3.1"), "lower case");
        record_change(Component::Scheme, lower_case, uri.scheme(), Some(&scheme));
        out.put(Component::Scheme, |text| text.push_str(&scheme));
        if let Some((host, form)) = authority {
            match uri.userinfo() {
                Some(userinfo) if !is_http => {
                    out.put(Component::Userinfo, |text| text.push_str(userinfo));
                }
                Some(_) if !self.drop_userinfo => {
                    return Err(RequestUriError::Userinfo);
                }
                removed => {
                    let did = (HTTP_USERINFO, "leave out the userinfo");
                    record_change(Component::Userinfo, did, removed, None);
                }
            }
            let mapped_host = match form {
                HostForm::RegName if has_domain_names && !host.is_empty() => {
                    parse_host(&scheme, host)?
                }
                HostForm::IPvFuture if has_domain_names => {
                    return Err(RequestUriError::IpvFuture { host: host.to_string() });
                }
                _ => with_lower_case_letters(host).unwrap_or_else(|| host.to_string()),
            };
            let did = (HOST, "the host in ASCII");
            record_change(Component::Host, did, Some(host), Some(&mapped_host));
            out.put(Component::Host, |text| text.push_str(&mapped_host));
            let port = match uri.port() {
                Some(port) if has_domain_names => {
                    port_to_connect(port, schemes.default_port(&scheme))?
                }
                port => port.map(Cow::Borrowed),
            };
            let did = (PORT, "leave out the default");
            record_change(Component::Port, did, uri.port(), port.as_deref());
            if let Some(port) = port {
                out.put(Component::Port, |text| text.push_str(&port));
            }
        }
        let path = uri.path().text();
        let empty_path = empty_path.filter(|_| authority.is_some() && path.is_empty());
        let mapped_path = if empty_path.is_some() { "/" } else { path };
        if let Some(Fact { source: Source::Citation(section), .. }) = empty_path {
            let did = (*section, "an empty path is /");
            record_change(Component::Path, did, Some(path), Some(mapped_path));
        }
        out.put(Component::Path, |text| text.push_str(mapped_path));
        out.put_query(uri);
        if self.keep_fragment {
            out.put_fragment(uri);
        } else {
            let did = (TARGET_URI, "leave out the fragment");
            record_change(Component::Fragment, did, uri.fragment(), None);
        }
        let (text, places) = out.finish();
        let recompose = Document::Rfc(3986).section("5.3");
        trace.step(|| Step::new(recompose, "", "recompose", &text));
        Ok(Identifier::from_checked(text, places))
    }
}

/// Applies 'host parsing' of the URL Standard to a host without brackets. Returns the host in ASCII,
/// or the IPv4 address in dotted-decimal form.
fn parse_host(scheme: &str, host: &str) -> Result<String, RequestUriError> {
    let name =
        decode_strict(host).ok_or_else(|| RequestUriError::NotUtf8 { host: host.to_string() })?;
    let ascii = DOMAIN_TO_ASCII
        .to_ascii(&name)
        .map_err(|error| RequestUriError::Host { host: name.to_string(), error })?;
    match ascii {
        empty if empty.is_empty() => Err(host_missing(scheme)),
        name if ipv4::ends_in_a_number(&name) => match ipv4::parse(&name) {
            Some(address) => Ok(address.to_string()),
            None => Err(RequestUriError::Ipv4 { host: name }),
        },
        // The name may contain `"`, `{`, `}` and the grave accent, which URIs do not allow.
        name => Ok(encode(name.into(), is_printable_excluded).into_owned()),
    }
}

/// The error for an empty host. It cites the specification of the scheme, if that forbids one.
fn host_missing(scheme: &str) -> RequestUriError {
    let fact = Schemes::known().fact_against_empty_host(scheme);
    let section = match fact.map(|fact| &fact.source) {
        Some(Source::Citation(section)) => *section,
        _ => HOST,
    };
    RequestUriError::HostMissing { section }
}

/// The port to which a client connects; `None` if `port` is empty or the default port.
fn port_to_connect(
    port: &str,
    default: Option<u16>,
) -> Result<Option<Cow<'_, str>>, RequestUriError> {
    if port.is_empty() {
        return Ok(None);
    }
    let number: u16 = port.parse().map_err(|_| RequestUriError::Port { port: port.to_string() })?;
    Ok((Some(number) != default).then(|| number.to_string().into()))
}

/// Why there is no URI that a client could send.
///
/// ```
/// use iri_grammar::request::{RequestUriError, ToRequestUri};
///
/// let error = ToRequestUri::new().text("http://127.0.0.256/").unwrap_err();
/// assert_eq!(error, RequestUriError::Ipv4 { host: "127.0.0.256".into() });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RequestUriError {
    /// The text is not an IRI.
    #[error(transparent)]
    Input(#[from] Error),
    /// The host is empty or missing, which `http` and `https` do not allow; or UTS #46 maps the
    /// host to the empty string.
    #[error("there is no host ({section})")]
    HostMissing {
        /// The section that requires a host.
        section: Citation,
    },
    /// The IRI has a userinfo, which must not be sent for `http` and `https`.
    #[error("a URI of http or https is sent without userinfo ({HTTP_USERINFO})")]
    Userinfo,
    /// The percent-encodings of the host are not UTF-8.
    #[error("the percent-encodings of the host {host:?} are not UTF-8 ({HOST})")]
    NotUtf8 {
        /// The host of the URI.
        host: String,
    },
    /// UTS #46 rejects the host.
    #[error("the host {host:?} is not a domain name: {error}")]
    Host {
        /// The host, percent-decoded.
        host: String,
        /// The error, with the label and the section.
        #[source]
        error: HostError,
    },
    /// The host ends in a number, but is not an IPv4 address.
    #[error("the host {host:?} ends in a number but is not an IPv4 address ({RARE_ADDRESSES})")]
    Ipv4 {
        /// The host in ASCII.
        host: String,
    },
    /// The host is an address of an unknown version.
    #[error("the version of the address {host:?} is not known ({HOST})")]
    IpvFuture {
        /// The host with its brackets.
        host: String,
    },
    /// The port is above 65535.
    #[error("the port {port:?} is above 65535 ({PORT})")]
    Port {
        /// The port.
        port: String,
    },
}

impl RequestUriError {
    /// The section that the IRI violates.
    pub fn citation(&self) -> Citation {
        match self {
            RequestUriError::Input(error) => error.citation(),
            RequestUriError::HostMissing { section } => *section,
            RequestUriError::Userinfo => HTTP_USERINFO,
            RequestUriError::NotUtf8 { .. } | RequestUriError::IpvFuture { .. } => HOST,
            RequestUriError::Host { error, .. } => error.citation(),
            RequestUriError::Ipv4 { .. } => RARE_ADDRESSES,
            RequestUriError::Port { .. } => PORT,
        }
    }
}

impl<K: IriKind + BaseKind, T: Text> Identifier<K, T> {
    /// Maps this IRI to the URI that a client sends, with the host in ASCII and without a
    /// fragment, by [`ToRequestUri::new`].
    ///
    /// # Errors
    ///
    /// As [`ToRequestUri::map`].
    ///
    /// ```
    /// use iri_grammar::Iri;
    ///
    /// let iri = Iri::new("https://r\u{e9}sum\u{e9}.example.org:443/\u{e9}#top")?;
    /// assert_eq!(iri.to_request_uri()?, "https://xn--rsum-bpad.example.org/%C3%A9");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[doc(alias = "http")]
    #[doc(alias = "punycode")]
    pub fn to_request_uri(&self) -> Result<UriBuf, RequestUriError> {
        ToRequestUri::new().map(self)
    }
}
