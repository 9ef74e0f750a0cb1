//! Checks identifiers by the specifications of their schemes. A check that returns an `Option`
//! returns the part to report, or `None` if there is nothing to report.

use super::super::subject::{Hits, Part, Subject};
use crate::schemes::data::DataUrl;
use crate::schemes::{mailto, tel, urn};
use crate::syntax::{Component, Span};
use crate::text::{decode_strict, octet_at};
use alloc::borrow::Cow;

/// The text between the colon of the scheme and the fragment. It counts as the path, even if it
/// contains an authority or a query.
fn scheme_specific_part<'t>(subject: &Subject<'t>) -> Part<'t> {
    let start = subject.scheme().map_or(0, |scheme| scheme.span.end + 1);
    let end = subject.fragment().map_or(subject.text.len(), |fragment| fragment.span.start - 1);
    subject.part(Component::Path, Span { start, end })
}

/// The subpart whose text is `slice`, a slice of the part's text.
fn within<'t>(part: Part<'t>, slice: &'t str) -> Part<'t> {
    let start = slice.as_ptr() as usize - part.text.as_ptr() as usize;
    part.inner(start, start + slice.len())
}

/// The path, if there is no authority (RFC 9110 §4.2.1 and §4.2.2).
pub fn http_without_authority<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.host().is_none().then(|| subject.path())
}

/// The host, if it is empty (RFC 9110 §4.2.1 and §4.2.2).
pub fn http_empty_host<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.host().filter(|host| host.text.is_empty())
}

/// The userinfo (RFC 9110 §4.2.4).
pub fn http_userinfo<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.userinfo()
}

/// An empty path after an authority (RFC 9110 §4.2.3).
pub fn http_empty_path<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.host()?;
    Some(subject.path()).filter(|path| path.text.is_empty())
}

/// Finds an authority, or addresses that are not mail addresses (RFC 6068 §2: `mailtoURI =
/// "mailto:" [ to ] [ hfields ]`).
pub fn mailto_address(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    if let Some(host) = subject.host() {
        return hits.add_part_with(host, "there is no authority");
    }
    let path = subject.path();
    for address in mailto::addresses(path.text) {
        // A `/` in an address, the other flaw, has an entry of its own.
        if mailto::parse_address(address) == Err(mailto::Flaw::NoAddress) {
            let detail = "an address has a local part, '@' and a domain";
            hits.add_part_with(within(path, address), detail);
        }
    }
}

/// Finds `/` in an address (RFC 6068 §2 item 1).
pub fn mailto_solidus(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    if subject.host().is_none() {
        hits.add_characters(subject.path(), |c| c == '/');
    }
}

/// A field in the query of a mailto IRI.
struct HeaderField<'t> {
    name: Part<'t>,
    /// The percent-decoded name, if its octets are UTF-8; otherwise the name.
    decoded_name: Cow<'t, str>,
    value: Part<'t>,
}

impl HeaderField<'_> {
    fn is(&self, name: &str) -> bool {
        self.decoded_name.eq_ignore_ascii_case(name)
    }
}

/// The fields in the query that have an `=`.
fn header_fields<'t>(subject: &Subject<'t>) -> impl Iterator<Item = HeaderField<'t>> {
    subject.query().into_iter().flat_map(|query| {
        mailto::fields(Some(query.text)).filter_map(move |field| {
            let (name, value) = mailto::parse_field(field)?;
            Some(HeaderField {
                name: within(query, name),
                decoded_name: decode_strict(name).unwrap_or(name.into()),
                value: within(query, value),
            })
        })
    })
}

/// Finds header fields without `=` (RFC 6068 §2: `hfield = hfname "=" hfvalue`).
pub fn mailto_header(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let Some(query) = subject.query() else { return };
    for field in mailto::fields(Some(query.text)) {
        if mailto::parse_field(field).is_none() {
            hits.add_part(within(query, field));
        }
    }
}

/// Finds the names of dangerous header fields (RFC 6068 §4).
pub fn mailto_unsafe_header(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    const UNSAFE: [&str; 3] = ["from", "bcc", "apparently-to"];
    for field in header_fields(subject) {
        if UNSAFE.iter().any(|name| field.is(name)) {
            hits.add_part(field.name);
        }
    }
}

/// Finds a body with a line break that is not `%0D%0A` (RFC 6068 §5).
pub fn mailto_line_break(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    for field in header_fields(subject) {
        if field.is("body") && has_lone_line_end(field.value.text) {
            hits.add_part(field.value);
        }
    }
}

/// Finds line breaks in fields other than the body, which "SHOULD NOT be used" (RFC 6068 §5).
pub fn mailto_field_line_break(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    for field in header_fields(subject).filter(|field| !field.is("body")) {
        let text = field.value.text;
        let mut octets = text.match_indices('%').map(|(at, _)| octet_at(&text.as_bytes()[at..]));
        if octets.any(|octet| matches!(octet, Some(b'\r' | b'\n'))) {
            hits.add_part(field.value);
        }
    }
}

/// Whether the text has a `%0D` without `%0A` after it, or a `%0A` without `%0D` before it.
fn has_lone_line_end(text: &str) -> bool {
    let octet = |at: usize| text.as_bytes().get(at..).and_then(octet_at);
    text.match_indices('%').any(|(at, _)| match octet(at) {
        Some(b'\r') => octet(at + 3) != Some(b'\n'),
        Some(b'\n') => at < 3 || octet(at - 3) != Some(b'\r'),
        _ => false,
    })
}

/// The fragment with its `#`. RFC 6068 §2: fragments "SHOULD NOT be used".
pub fn mailto_fragment<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.fragment().map(|fragment| subject.with_delimiter(fragment))
}

/// The path, if there is an authority, or the path is not that of an `assigned-name` (RFC 8141 §2).
pub fn urn_name<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let is_wrong =
        |path: &Part<'_>| subject.host().is_some() || urn::parse_assigned_name(path.text).is_none();
    Some(subject.path()).filter(is_wrong)
}

/// The query, if it is not that of `rq-components` (RFC 8141 §2).
pub fn urn_query<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.query().filter(|query| !urn::is_rq_components(query.text))
}

/// The query, if it has an r-component (RFC 8141 §2.3.1).
pub fn urn_r_component<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.query().filter(|query| query.text.len() > 1 && query.text.starts_with('+'))
}

/// The path, if it is not a path-absolute. RFC 8089 §2: `file-hier-part = ( "//" auth-path ) /
/// local-path`, and both contain a path-absolute.
pub fn file_path<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let is_absolute = |path: &str| path.starts_with('/') && !path.starts_with("//");
    Some(subject.path()).filter(|path| !is_absolute(path.text))
}

/// Finds a userinfo and a port. RFC 8089 §2: `file-auth = "localhost" / host`.
pub fn file_authority(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    for part in [subject.userinfo(), subject.port()].into_iter().flatten() {
        hits.add_part(part);
    }
}

/// The path, if the data IRI is not a `dataurl` (RFC 2397 §3). The query is read too, since the
/// data may contain a `?`.
pub fn data_comma<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    DataUrl::parse(scheme_specific_part(subject).text).is_none().then(|| subject.path())
}

/// The media type, if it is not a `mediatype` (RFC 2397 §3).
pub fn data_media_type<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let specific = scheme_specific_part(subject);
    let url = DataUrl::parse(specific.text).filter(|url| !url.has_valid_media_type())?;
    Some(within(specific, url.media_type))
}

/// Finds characters that are not base64 in data after `;base64` (RFC 2397 §2: "the data is encoded
/// as base64").
pub fn data_base64(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let specific = scheme_specific_part(subject);
    // `%` is allowed, since the data may be percent-encoded.
    let is_base64 = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=' | '%');
    if let Some(DataUrl { base64: Some(_), data, .. }) = DataUrl::parse(specific.text) {
        hits.add_characters(within(specific, data), |c| !is_base64(c));
    }
}

/// The userinfo, or the path if there is no authority. RFC 4516 §2: `ldapurl = scheme COLON SLASH
/// SLASH [host [COLON port]] ...`.
pub fn ldap_authority<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let path_without_host = subject.host().is_none().then(|| subject.path());
    subject.userinfo().or(path_without_host)
}

/// The fields after the name: attributes, scope, filter and extensions.
fn ldap_fields<'t>(subject: &Subject<'t>) -> impl Iterator<Item = Part<'t>> {
    subject.query().into_iter().flat_map(|query| query.split(|c| c == '?'))
}

/// The scope, if it is unknown. RFC 4516 §2: `scope = "base" / "one" / "sub"`.
pub fn ldap_scope<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let is_known = |scope: &str| {
        ["", "base", "one", "sub"].iter().any(|known| known.eq_ignore_ascii_case(scope))
    };
    ldap_fields(subject).nth(1).filter(|scope| !is_known(scope.text))
}

/// The fifth field after the name. RFC 4516 §2 defines four, and §2.1 requires that a `?` in a
/// field is percent-encoded.
pub fn ldap_fields_too_many<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    ldap_fields(subject).nth(4)
}

/// The type code, if it is unknown. RFC 1738 §5: `ftptype = "A" | "I" | "D" | "a" | "i" | "d"`.
pub fn ftp_type<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let path = subject.path();
    let at = path.text.rfind(";type=")?;
    let code = path.inner(at + ";type=".len(), path.text.len());
    (!matches!(code.text, "A" | "I" | "D" | "a" | "i" | "d")).then_some(code)
}

/// Finds a number that is no telephone number: it is neither `global-number-digits` nor
/// `local-number-digits` (RFC 3966 §3), or an authority is before it.
pub fn tel_number<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let path = subject.path();
    let (number, _) = tel::parse(path.text);
    (subject.host().is_some() || !tel::is_number(number)).then(|| within(path, number))
}

/// Finds a local number without a context, or its invalid context (RFC 3966 §3 and §5.1.5). Another
/// entry reports an authority ([`tel_number`]).
pub fn tel_context(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let path = subject.path();
    let (number, mut parameters) = tel::parse(path.text);
    if subject.host().is_some() || number.starts_with('+') {
        return;
    }
    let is_context =
        |parameter: &&str| tel::parse_parameter(parameter).0.eq_ignore_ascii_case("phone-context");
    match parameters.find(is_context) {
        None => hits.add_part(within(path, number)),
        Some(context) => {
            let (_, value) = tel::parse_parameter(context);
            if !value.is_some_and(tel::is_descriptor) {
                let detail = "phone-context is a domain name, or '+' and digits";
                hits.add_part_with(within(path, context), detail);
            }
        }
    }
}

/// Finds repeated parameters. RFC 3966 §3: "Each parameter name [...] MUST NOT appear more than
/// once".
pub fn tel_parameters(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let path = subject.path();
    let (_, parameters) = tel::parse(path.text);
    let mut names = alloc::collections::BTreeSet::new();
    for parameter in parameters {
        let (name, _) = tel::parse_parameter(parameter);
        if !names.insert(name.to_ascii_lowercase()) {
            hits.add_part(within(path, parameter));
        }
    }
}
