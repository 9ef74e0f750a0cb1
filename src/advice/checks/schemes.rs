//! Checks by the specifications of some schemes.

use super::super::subject::{Found, Part, Subject};
use crate::schemes::data::DataUrl;
use crate::schemes::{mailto, tel, urn};
use crate::syntax::{Component, Span};
use crate::text::{decode_strict, octet_at};
use alloc::borrow::Cow;

/// The text between the colon of the scheme and the fragment.
fn specific<'t>(subject: &Subject<'t>) -> Part<'t> {
    let start = subject.scheme().map_or(0, |scheme| scheme.span.end + 1);
    let end = subject.fragment().map_or(subject.text.len(), |fragment| fragment.span.start - 1);
    subject.part(Component::Path, Span { start, end })
}

/// The part that a parser returned as a slice of another one.
fn within<'t>(part: Part<'t>, text: &'t str) -> Part<'t> {
    let start = text.as_ptr() as usize - part.text.as_ptr() as usize;
    part.inner(start, start + text.len())
}

/// RFC 9110 §4.2.1 and §4.2.2.
pub fn http_without_authority<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.host().is_none().then(|| subject.path())
}

/// RFC 9110 §4.2.1 and §4.2.2.
pub fn http_empty_host<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.host().filter(|host| host.text.is_empty())
}

/// RFC 9110 §4.2.4. A password has an entry of its own.
pub fn http_userinfo<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let has_password = |(_, password): (&str, &str)| !password.is_empty();
    subject.userinfo().filter(|part| !part.text.split_once(':').is_some_and(has_password))
}

/// RFC 9110 §4.2.3.
pub fn http_empty_path<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.host()?;
    Some(subject.path()).filter(|path| path.text.is_empty())
}

/// RFC 6068 §2: `mailtoURI = "mailto:" [ to ] [ hfields ]`.
pub fn mailto_address(subject: &Subject<'_>, found: &mut Found<'_>) {
    if let Some(host) = subject.host() {
        return found.part_with(host, "there is no authority");
    }
    let path = subject.path();
    for address in mailto::addresses(path.text) {
        if mailto::parse_address(address) == Err(mailto::Flaw::NoAddress) {
            let detail = "an address has a local part, '@' and a domain";
            found.part_with(within(path, address), detail);
        }
    }
}

/// RFC 6068 §2 item 1: `/` in an address.
pub fn mailto_solidus(subject: &Subject<'_>, found: &mut Found<'_>) {
    if subject.host().is_none() {
        found.characters(subject.path(), |c| c == '/');
    }
}

/// The header fields: the name, the percent-decoded name, and the value.
fn header_fields<'t>(
    subject: &Subject<'t>,
) -> impl Iterator<Item = (Part<'t>, Cow<'t, str>, Part<'t>)> {
    subject.query().into_iter().flat_map(|query| {
        mailto::fields(Some(query.text)).filter_map(move |field| {
            let (name, value) = mailto::parse_field(field)?;
            let decoded = decode_strict(name).unwrap_or(name.into());
            Some((within(query, name), decoded, within(query, value)))
        })
    })
}

/// RFC 6068 §2: `hfield = hfname "=" hfvalue`.
pub fn mailto_header(subject: &Subject<'_>, found: &mut Found<'_>) {
    let Some(query) = subject.query() else { return };
    for field in mailto::fields(Some(query.text)) {
        if mailto::parse_field(field).is_none() {
            found.part(within(query, field));
        }
    }
}

/// RFC 6068 §4: header fields that are dangerous.
pub fn mailto_unsafe_header(subject: &Subject<'_>, found: &mut Found<'_>) {
    const UNSAFE: [&str; 3] = ["from", "bcc", "apparently-to"];
    for (part, name, _) in header_fields(subject) {
        if UNSAFE.iter().any(|header| name.eq_ignore_ascii_case(header)) {
            found.part(part);
        }
    }
}

/// RFC 6068 §5: line breaks in the body.
pub fn mailto_line_break(subject: &Subject<'_>, found: &mut Found<'_>) {
    for (_, name, value) in header_fields(subject) {
        if name.eq_ignore_ascii_case("body") && has_lone_line_end(value.text) {
            found.part(value);
        }
    }
}

/// RFC 6068 §5: line breaks in other fields "SHOULD NOT be used".
pub fn mailto_field_line_break(subject: &Subject<'_>, found: &mut Found<'_>) {
    for (_, name, value) in header_fields(subject) {
        let mut octets =
            value.text.match_indices('%').map(|(at, _)| octet_at(&value.text.as_bytes()[at..]));
        if !name.eq_ignore_ascii_case("body")
            && octets.any(|octet| matches!(octet, Some(b'\r' | b'\n')))
        {
            found.part(value);
        }
    }
}

fn has_lone_line_end(text: &str) -> bool {
    let octet = |at: usize| text.as_bytes().get(at..).and_then(octet_at);
    text.match_indices('%').any(|(at, _)| match octet(at) {
        Some(b'\r') => octet(at + 3) != Some(b'\n'),
        Some(b'\n') => at < 3 || octet(at - 3) != Some(b'\r'),
        _ => false,
    })
}

/// RFC 6068 §2: fragments "SHOULD NOT be used".
pub fn mailto_fragment<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.fragment().map(|fragment| subject.with_delimiter(fragment))
}

/// RFC 8141 §2: `assigned-name`.
pub fn urn_name<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let is_wrong =
        |path: &Part<'_>| subject.host().is_some() || urn::assigned_name(path.text).is_none();
    Some(subject.path()).filter(is_wrong)
}

/// RFC 8141 §2: `rq-components`.
pub fn urn_query<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.query().filter(|query| !urn::is_rq_components(query.text))
}

/// RFC 8141 §2.3.1.
pub fn urn_r_component<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.query().filter(|query| query.text.len() > 1 && query.text.starts_with('+'))
}

/// RFC 8089 §2: `file-hier-part = ( "//" auth-path ) / local-path`, and both contain a
/// path-absolute.
pub fn file_path<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let is_absolute = |path: &str| path.starts_with('/') && !path.starts_with("//");
    Some(subject.path()).filter(|path| !is_absolute(path.text))
}

/// RFC 8089 §2: `file-auth = "localhost" / host`.
pub fn file_authority(subject: &Subject<'_>, found: &mut Found<'_>) {
    for part in [subject.userinfo(), subject.port()].into_iter().flatten() {
        found.part(part);
    }
}

/// RFC 2397 §3: finds the path of a data IRI that is no `dataurl`. The query is read too, since the
/// data may contain a `?`.
pub fn data_comma<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    DataUrl::parse(specific(subject).text).is_none().then(|| subject.path())
}

/// RFC 2397 §3: `mediatype`.
pub fn data_media_type<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let specific = specific(subject);
    let url = DataUrl::parse(specific.text).filter(|url| !url.has_media_type())?;
    Some(within(specific, url.media_type))
}

/// RFC 2397 §2: after `;base64`, "the data is encoded as base64".
pub fn data_base64(subject: &Subject<'_>, found: &mut Found<'_>) {
    let specific = specific(subject);
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=' | '%');
    if let Some(DataUrl { base64: Some(_), data, .. }) = DataUrl::parse(specific.text) {
        found.characters(within(specific, data), |c| !allowed(c));
    }
}

/// RFC 4516 §2: `ldapurl = scheme COLON SLASH SLASH [host [COLON port]] ...`.
pub fn ldap_authority<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let nowhere = subject.host().is_none().then(|| subject.path());
    subject.userinfo().or(nowhere)
}

fn ldap_fields<'t>(subject: &Subject<'t>) -> impl Iterator<Item = Part<'t>> {
    subject.query().into_iter().flat_map(|query| query.split(|c| c == '?'))
}

/// RFC 4516 §2: `scope = "base" / "one" / "sub"`.
pub fn ldap_scope<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let is_known = |scope: &str| {
        ["", "base", "one", "sub"].iter().any(|known| known.eq_ignore_ascii_case(scope))
    };
    ldap_fields(subject).nth(1).filter(|scope| !is_known(scope.text))
}

/// RFC 4516 §2: four fields after the name, and §2.1: a `?` in one is percent-encoded.
pub fn ldap_fields_too_many<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    ldap_fields(subject).nth(4)
}

/// RFC 1738 §5: `ftptype = "A" | "I" | "D" | "a" | "i" | "d"`.
pub fn ftp_type<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let path = subject.path();
    let at = path.text.rfind(";type=")?;
    let code = path.inner(at + ";type=".len(), path.text.len());
    (!matches!(code.text, "A" | "I" | "D" | "a" | "i" | "d")).then_some(code)
}

/// RFC 3966 §3: `global-number-digits` and `local-number-digits`.
pub fn tel_number<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let path = subject.path();
    let (number, _) = tel::parse(path.text);
    (subject.host().is_some() || !tel::is_number(number)).then(|| within(path, number))
}

/// RFC 3966 §3 and §5.1.5: local numbers.
pub fn tel_context(subject: &Subject<'_>, found: &mut Found<'_>) {
    let path = subject.path();
    let (number, mut parameters) = tel::parse(path.text);
    if subject.host().is_some() || number.starts_with('+') {
        return;
    }
    let is_context =
        |parameter: &&str| tel::parse_parameter(parameter).0.eq_ignore_ascii_case("phone-context");
    match parameters.find(is_context) {
        None => found.part(within(path, number)),
        Some(context) => {
            let (_, value) = tel::parse_parameter(context);
            if !value.is_some_and(tel::is_descriptor) {
                let detail = "phone-context is a domain name, or '+' and digits";
                found.part_with(within(path, context), detail);
            }
        }
    }
}

/// RFC 3966 §3: "Each parameter name [...] MUST NOT appear more than once".
pub fn tel_parameters(subject: &Subject<'_>, found: &mut Found<'_>) {
    let path = subject.path();
    let mut seen = alloc::collections::BTreeSet::new();
    for parameter in tel::parse(path.text).1 {
        if !seen.insert(tel::parse_parameter(parameter).0.to_ascii_lowercase()) {
            found.part(within(path, parameter));
        }
    }
}
