//! From an IRI to the URI that a client sends.

use crate::error::Error;
use crate::grammar::{Citation, Document};
use crate::host::{AsciiRules, DnsLength, HostError, Hyphens, Uts46, ipv4};
use crate::identifier::{Identifier, Iri, Text, UriBuf};
use crate::ladder::with_lower_case_letters;
use crate::mapping::IriKind;
use crate::options::options;
use crate::resolution::BaseKind;
use crate::schemes::{Property, Schemes};
use crate::steps::{About, After, Recorded, Recorder, Step, steps};
use crate::syntax::{Component, Components, HostForm, Recomposer};
use crate::text::{decoded, encoded, is_printable_excluded};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};

const HTTP: Citation = Document::Rfc(9110).section("4.2.1");
const HTTP_USERINFO: Citation = Document::Rfc(9110).section("4.2.4");
const RARE_ADDRESSES: Citation = Document::Rfc(3986).section("7.4");
const HOST: Citation = Document::Rfc(3986).section("3.2.2");
const PORT: Citation = Document::Rfc(3986).section("3.2.3");
const EMPTY_PATH: Citation = Document::Rfc(9110).section("4.2.3");
const TARGET_URI: Citation = Document::Rfc(9110).section("7.1");
const HOST_PARSING: &str = "URL Standard, 'host parsing'";

/// 'Domain parser' of the URL Standard, with beStrict false.
pub(super) const DOMAIN_TO_ASCII: Uts46 =
    Uts46::new().ascii(AsciiRules::Url).hyphens(Hyphens::Allow).dns_length(DnsLength::Ignore);

/// The mapping of an IRI to the URI that a client sends: the target URI of RFC 9110 section 7.1.
///
/// | component | what becomes of it | source |
/// | --- | --- | --- |
/// | scheme | lower case | RFC 3986 section 3.1 |
/// | userinfo | an error for `http` and `https`, see [`drop_userinfo`](Self::drop_userinfo); kept for others | RFC 9110 section 4.2.4 |
/// | host, a domain name | percent-decoded, then in ASCII by UTS #46: [`AsciiRules::Url`], [`Hyphens::Allow`], [`DnsLength::Ignore`] | URL Standard, 'host parsing' and 'domain parser' |
/// | host that ends in a number | the IPv4 address in dotted-decimal form, or an error | URL Standard, 'IPv4 parser'; RFC 3986 section 7.4 |
/// | other hosts | lower case | RFC 3986 section 3.2.2 |
/// | port | left out where it is empty or the default port; an error above 65535 | RFC 3986 section 3.2.3 |
/// | path, query | percent-encoded in UTF-8; `/` for an empty path | RFC 3987 section 3.1, RFC 9110 section 4.2.3 |
/// | fragment | left out, see [`keep_fragment`](Self::keep_fragment) | RFC 9110 section 7.1: "The target URI excludes the reference's fragment component" |
///
/// Host, port and empty path are treated so for the [schemes](Schemes) that use domain names; of
/// other schemes only scheme and host change, to lower case, and what is not US-ASCII.
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
/// To RFC 3986, `127.1` is a registered name. System routines take it for an address all the
/// same, so that a filter that knows only `127.0.0.1` sees another host than the one that is
/// connected to (section 7.4). So the address is written as such here, as browsers do; a name
/// that ends in a number and is no address is an error.
///
/// # Where the URL Standard differs
///
/// - Dot segments stay. [Resolution](crate::resolution) removes them, also those of a reference
///   with a scheme.
/// - A query is in UTF-8. In a page of another encoding, browsers encode it in that one:
///   [`ProcessingModel`](crate::mapping::ProcessingModel) does so, before this mapping.
/// - What an IRI cannot have, such as a space or `\`, is an error: a document that has it is
///   [prepared](crate::preparation) first. `'` in a query stays.
/// - A label that begins with `xn--` and is no A-label is an error, which there it is not in a
///   domain name of US-ASCII.
/// - A host that begins with `[v` is an error here too; an IPv6 address is in lower case, but
///   not compressed.
/// - `"`, `` ` ``, `{` and `}`, which a host may have percent-encoded, are percent-encoded again.
/// - Domain names are those of all schemes that use them, not of six.
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
    /// Without a fragment; a userinfo of `http` or `https` is an error.
    pub const fn new() -> Self {
        ToRequestUri { drop_userinfo: false, keep_fragment: false }
    }

    options! {
        /// Whether the userinfo of `http` and `https` is left out; a client that sends it as
        /// credentials reads it from the IRI. "A sender MUST NOT generate the userinfo
        /// subcomponent (and its "@" delimiter) when an "http" or "https" URI reference is
        /// generated within a message as a target URI or field value" (RFC 9110 section 4.2.4).
        ///
        /// By default there is no URI to send: a recipient "SHOULD parse for userinfo and treat
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
        /// section 7.1): it is not sent, but a client needs it for what comes back. Off by
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

    /// Maps a text, which is an IRI of RFC 3987.
    ///
    /// # Errors
    ///
    /// Where the text is no IRI, and as [`map`](Self::map).
    pub fn text(&self, iri: &str) -> Result<UriBuf, RequestUriError> {
        self.map(&Iri::new(iri)?)
    }

    /// Maps an IRI. Takes time in proportion to its length. The steps are what changes: first what
    /// is not US-ASCII, then one component after the other, each with its source.
    ///
    /// ```
    /// use iri_grammar::Iri;
    /// use iri_grammar::request::ToRequestUri;
    ///
    /// let mut steps = Vec::new();
    /// let iri = Iri::new("http://\u{e9}.example:80/")?;
    /// let uri = ToRequestUri::new().steps(&mut steps).map(&iri)?;
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
    /// Where a client cannot send it: see [`RequestUriError`].
    pub fn map<K, T>(&self, iri: &Identifier<K, T>) -> Result<UriBuf, RequestUriError>
    where
        K: IriKind + BaseKind,
        T: Text,
    {
        self.steps(&mut ()).map(iri)
    }

    steps!();

    fn map_recorded(
        self,
        uri: Components<'_>,
        recorder: &mut impl Recorder,
    ) -> Result<UriBuf, RequestUriError> {
        let did = "percent-encode what is not US-ASCII";
        recorder.step(|| Step::new(Document::Rfc(3987).section("3.1"), "", did, uri.text()));
        // A component that becomes another one.
        let mut changes = |component,
                           (section, did): (Citation, _),
                           before: Option<&str>,
                           after: Option<&str>| {
            if before != after {
                recorder.step(|| {
                    let known = |part: Option<&str>| part.map_or(After::Undefined, After::from);
                    let source = (component == Component::Host).then_some(HOST_PARSING);
                    Step {
                        about: About::Component(component),
                        before: Some(known(before)),
                        source: source.map(Cow::Borrowed),
                        ..Step::new(section, "", did, known(after))
                    }
                });
            }
        };
        let scheme = uri.scheme().unwrap_or_default().to_ascii_lowercase();
        let schemes = Schemes::known();
        let is_http = matches!(&*scheme, "http" | "https");
        let has_domain_names = schemes.has_domain_names(&scheme);
        let has_slash =
            schemes.facts_of(&scheme).iter().any(|it| matches!(it.what, Property::EmptyPath));
        let authority = uri.host().map(|host| (host.text(), host.form()));
        if is_http && authority.is_none_or(|(host, _)| host.is_empty()) {
            return Err(RequestUriError::HostMissing);
        }

        let mut out = Recomposer::with_capacity(uri.text().len() + 1);
        let lower_case = (Document::Rfc(3986).section("3.1"), "lower case");
        changes(Component::Scheme, lower_case, uri.scheme(), Some(&scheme));
        out.put(Component::Scheme, |text| text.push_str(&scheme));
        if let Some((host, form)) = authority {
            match uri.userinfo() {
                Some(userinfo) if !is_http => {
                    out.put(Component::Userinfo, |text| text.push_str(userinfo));
                }
                Some(_) if !self.drop_userinfo => {
                    return Err(RequestUriError::Userinfo);
                }
                left_out => {
                    let did = (HTTP_USERINFO, "leave out the userinfo");
                    changes(Component::Userinfo, did, left_out, None);
                }
            }
            let before = host;
            let host = match form {
                HostForm::RegName if has_domain_names && !host.is_empty() => domain(host)?,
                HostForm::IPvFuture if has_domain_names => {
                    return Err(RequestUriError::IpvFuture { host: host.to_string() });
                }
                _ => with_lower_case_letters(host).unwrap_or_else(|| host.to_string()),
            };
            changes(Component::Host, (HOST, "the host in ASCII"), Some(before), Some(&host));
            out.put(Component::Host, |text| text.push_str(&host));
            let port = match uri.port() {
                Some(port) if has_domain_names => connected(port, schemes.default_port(&scheme))?,
                port => port.map(Cow::Borrowed),
            };
            changes(Component::Port, (PORT, "leave out the default"), uri.port(), port.as_deref());
            if let Some(port) = port {
                out.put(Component::Port, |text| text.push_str(&port));
            }
        }
        let before = uri.path().text();
        let path = if has_slash && authority.is_some() && before.is_empty() { "/" } else { before };
        changes(Component::Path, (EMPTY_PATH, "an empty path is /"), Some(before), Some(path));
        out.put(Component::Path, |text| text.push_str(path));
        out.put_query(uri);
        if self.keep_fragment {
            out.put_fragment(uri);
        } else {
            let did = (TARGET_URI, "leave out the fragment");
            changes(Component::Fragment, did, uri.fragment(), None);
        }
        let (text, places) = out.finish();
        let recompose = Document::Rfc(3986).section("5.3");
        recorder.step(|| Step::new(recompose, "", "recompose", &text));
        Ok(Identifier::known(text, places))
    }
}

#[allow(clippy::missing_errors_doc)]
impl<R: Recorder> Recorded<'_, ToRequestUri, R> {
    /// As [`ToRequestUri::map`].
    pub fn map<K, T>(self, iri: &Identifier<K, T>) -> Result<UriBuf, RequestUriError>
    where
        K: IriKind + BaseKind,
        T: Text,
    {
        self.procedure.map_recorded(iri.to_uri().components(), self.recorder)
    }
}

/// 'Host parsing' of the URL Standard, for what stands in no brackets.
fn domain(host: &str) -> Result<String, RequestUriError> {
    let name = decoded(host).ok_or_else(|| RequestUriError::NotUtf8 { host: host.to_string() })?;
    let ascii = DOMAIN_TO_ASCII
        .to_ascii(&name)
        .map_err(|error| RequestUriError::Host { host: name.to_string(), error })?;
    match ascii {
        empty if empty.is_empty() => Err(RequestUriError::HostMissing),
        name if ipv4::ends_in_a_number(&name) => match ipv4::parse(&name) {
            Some(address) => Ok(address.to_string()),
            None => Err(RequestUriError::Ipv4 { host: name }),
        },
        name => Ok(encoded(name.into(), is_printable_excluded).into_owned()),
    }
}

/// The port as a client connects to it; `None` for the default one.
fn connected(port: &str, default: Option<u16>) -> Result<Option<Cow<'_, str>>, RequestUriError> {
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
    /// The text is no IRI.
    #[error(transparent)]
    Input(#[from] Error),
    /// `http` and `https` have a host, which is not empty; or nothing is left of the host by
    /// UTS #46.
    #[error("there is no host ({HTTP})")]
    HostMissing,
    /// `http` and `https` are sent without userinfo.
    #[error("a URI of http or https is sent without userinfo ({HTTP_USERINFO})")]
    Userinfo,
    /// The percent-encodings of the host are not UTF-8.
    #[error("the percent-encodings of the host {host:?} are not UTF-8 ({HOST})")]
    NotUtf8 {
        /// The host as it stands in the URI.
        host: String,
    },
    /// The host is no domain name by UTS #46.
    #[error("the host {host:?} is no domain name: {error}")]
    Host {
        /// The host, percent-decoded.
        host: String,
        /// Why, with the label and the section.
        #[source]
        error: HostError,
    },
    /// The host ends in a number, and is no IPv4 address.
    #[error("the host {host:?} ends in a number and is no IPv4 address ({RARE_ADDRESSES})")]
    Ipv4 {
        /// The host in ASCII.
        host: String,
    },
    /// The host is an address of a version that nobody knows.
    #[error("nobody knows the version of the address {host:?} ({HOST})")]
    IpvFuture {
        /// The host with its brackets.
        host: String,
    },
    /// The port is no number up to 65535.
    #[error("the port {port:?} is above 65535 ({PORT})")]
    Port {
        /// The port.
        port: String,
    },
}

impl RequestUriError {
    /// The section that it breaks.
    pub fn citation(&self) -> Citation {
        match self {
            RequestUriError::Input(error) => error.citation(),
            RequestUriError::HostMissing => HTTP,
            RequestUriError::Userinfo => HTTP_USERINFO,
            RequestUriError::NotUtf8 { .. } | RequestUriError::IpvFuture { .. } => HOST,
            RequestUriError::Host { error, .. } => error.citation(),
            RequestUriError::Ipv4 { .. } => RARE_ADDRESSES,
            RequestUriError::Port { .. } => PORT,
        }
    }
}

impl<K: IriKind + BaseKind, T: Text> Identifier<K, T> {
    /// The URI that a client sends for this IRI, with the host in ASCII and without fragment:
    /// [`ToRequestUri::new`].
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
