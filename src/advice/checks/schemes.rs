//! What the specifications of some schemes say.

use super::super::subject::{Found, Part, Subject};
use crate::syntax::Span;
use crate::text::octet_at;

/// RFC 9110 §4.2.1 and §4.2.2.
pub(in super::super) fn http_without_authority(subject: &Subject<'_>, found: &mut Found) {
    if subject.host().is_none() {
        found.part(subject.path());
    }
}

/// RFC 9110 §4.2.1 and §4.2.2.
pub(in super::super) fn http_empty_host(subject: &Subject<'_>, found: &mut Found) {
    let is_empty = |host: &Part<'_>| host.text.is_empty();
    subject.host().filter(is_empty).into_iter().for_each(|host| found.part(host));
}

/// RFC 9110 §4.2.4. A password has an entry of its own.
pub(in super::super) fn http_userinfo(subject: &Subject<'_>, found: &mut Found) {
    if let Some(userinfo) = subject.userinfo() {
        let end = userinfo.text.find(':').unwrap_or(userinfo.text.len());
        if end == userinfo.text.len() || end + 1 == userinfo.text.len() {
            found.part(userinfo);
        }
    }
}

/// RFC 9110 §4.2.3.
pub(in super::super) fn http_empty_path(subject: &Subject<'_>, found: &mut Found) {
    let path = subject.path();
    if subject.host().is_some() && path.text.is_empty() {
        found.part(path);
    }
}

/// RFC 6068 §2: `mailtoURI = "mailto:" [ to ] [ hfields ]`.
pub(in super::super) fn mailto_address(subject: &Subject<'_>, found: &mut Found) {
    if let Some(host) = subject.host() {
        return found.part_with(host, "there is no authority");
    }
    let path = subject.path();
    for address in path.split(|c| c == ',').filter(|_| !path.text.is_empty()) {
        let (local, domain) = address.text.rsplit_once('@').unwrap_or_default();
        if local.is_empty() || domain.is_empty() {
            found.part_with(address, "an address has a local part, '@' and a domain");
        }
    }
}

/// RFC 6068 §2 item 1: `/` in an address.
pub(in super::super) fn mailto_solidus(subject: &Subject<'_>, found: &mut Found) {
    if subject.host().is_none() {
        found.characters(subject.path(), |c| c == '/');
    }
}

fn header_fields<'t>(subject: &Subject<'t>) -> impl Iterator<Item = (Part<'t>, &'t str, Part<'t>)> {
    let fields = subject.query().into_iter().flat_map(|query| query.split(|c| c == '&'));
    fields.filter_map(|field| {
        let (name, value) = field.text.split_once('=')?;
        Some((field, name, field.inner(field.text.len() - value.len(), field.text.len())))
    })
}

/// RFC 6068 §2: `hfield = hfname "=" hfvalue`.
pub(in super::super) fn mailto_header(subject: &Subject<'_>, found: &mut Found) {
    let Some(query) = subject.query() else { return };
    for field in query.split(|c| c == '&') {
        if !field.text.contains('=') {
            found.part(field);
        }
    }
}

/// RFC 6068 §4: header fields that are dangerous.
pub(in super::super) fn mailto_unsafe_header(subject: &Subject<'_>, found: &mut Found) {
    const UNSAFE: [&str; 3] = ["from", "bcc", "apparently-to"];
    for (field, name, _) in header_fields(subject) {
        if UNSAFE.iter().any(|header| name.eq_ignore_ascii_case(header)) {
            found.part(field.inner(0, name.len()));
        }
    }
}

/// RFC 6068 §5: line breaks in the body.
pub(in super::super) fn mailto_line_break(subject: &Subject<'_>, found: &mut Found) {
    for (_, name, value) in header_fields(subject) {
        if name.eq_ignore_ascii_case("body") && has_lone_line_end(value.text) {
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
pub(in super::super) fn mailto_fragment(subject: &Subject<'_>, found: &mut Found) {
    subject
        .fragment()
        .into_iter()
        .for_each(|fragment| found.part(with_delimiter(subject, fragment)));
}

fn with_delimiter<'t>(subject: &Subject<'t>, part: Part<'t>) -> Part<'t> {
    let span = Span { start: part.span.start - 1, ..part.span };
    Part { span, text: span.of(subject.text), ..part }
}

/// RFC 8141 §2: `assigned-name = "urn" ":" NID ":" NSS`,
/// `NID = (alphanum) 0*30(ldh) (alphanum)`.
pub(in super::super) fn urn_name(subject: &Subject<'_>, found: &mut Found) {
    let path = subject.path();
    let (nid, nss) = path.text.split_once(':').unwrap_or((path.text, ""));
    let inner = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    let is_nid = (2..=32).contains(&nid.len())
        && nid.bytes().all(inner)
        && !nid.starts_with('-')
        && !nid.ends_with('-');
    if subject.host().is_some() || !is_nid || nss.is_empty() || nss.starts_with('/') {
        found.part(path);
    }
}

/// RFC 8141 §2: `rq-components = [ "?+" r-component ] [ "?=" q-component ]`.
pub(in super::super) fn urn_query(subject: &Subject<'_>, found: &mut Found) {
    let Some(query) = subject.query() else { return };
    let component = query.text.strip_prefix(['+', '=']).unwrap_or_default();
    if component.is_empty() || component.starts_with(['/', '?']) {
        found.part(query);
    }
}

/// RFC 8141 §2.3.1.
pub(in super::super) fn urn_r_component(subject: &Subject<'_>, found: &mut Found) {
    let has_one = |query: &Part<'_>| query.text.len() > 1 && query.text.starts_with('+');
    subject.query().filter(has_one).into_iter().for_each(|query| found.part(query));
}

/// RFC 8089 §2: `file-hier-part = ( "//" auth-path ) / local-path`, and both have a
/// path-absolute.
pub(in super::super) fn file_path(subject: &Subject<'_>, found: &mut Found) {
    let path = subject.path();
    if !path.text.starts_with('/') || path.text.starts_with("//") {
        found.part(path);
    }
}

/// RFC 8089 §2: `file-auth = "localhost" / host`.
pub(in super::super) fn file_authority(subject: &Subject<'_>, found: &mut Found) {
    for part in [subject.userinfo(), subject.port()].into_iter().flatten() {
        found.part(part);
    }
}

/// RFC 8089 §2: a file URI has no query.
pub(in super::super) fn file_query(subject: &Subject<'_>, found: &mut Found) {
    subject.query().into_iter().for_each(|query| found.part(query));
}

/// RFC 2397 §3: `dataurl := "data:" [ mediatype ] [ ";base64" ] "," data`. The data may
/// have a `?`, so that what is before the comma may as well.
pub(in super::super) fn data_comma(subject: &Subject<'_>, found: &mut Found) {
    let query = subject.components.query().unwrap_or_default();
    if !subject.path().text.contains(',') && !query.contains(',') {
        found.part(subject.path());
    }
}

/// RFC 2397 §2: after `;base64`, "the data is encoded as base64".
pub(in super::super) fn data_base64(subject: &Subject<'_>, found: &mut Found) {
    let path = subject.path();
    let Some((media_type, data)) = path.text.split_once(',') else { return };
    let is_base64 =
        media_type.rsplit(';').next().is_some_and(|it| it.eq_ignore_ascii_case("base64"));
    if is_base64 && media_type.contains(';') {
        let data = path.inner(path.text.len() - data.len(), path.text.len());
        let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=' | '%');
        found.characters(data, |c| !allowed(c));
    }
}

/// RFC 4516 §2: `ldapurl = scheme COLON SLASH SLASH [host [COLON port]] ...`.
pub(in super::super) fn ldap_authority(subject: &Subject<'_>, found: &mut Found) {
    match subject.userinfo() {
        Some(userinfo) => found.part(userinfo),
        None if subject.host().is_none() => found.part(subject.path()),
        None => {}
    }
}

fn ldap_fields<'t>(subject: &Subject<'t>) -> impl Iterator<Item = Part<'t>> {
    subject.query().into_iter().flat_map(|query| query.split(|c| c == '?'))
}

/// RFC 4516 §2: `scope = "base" / "one" / "sub"`.
pub(in super::super) fn ldap_scope(subject: &Subject<'_>, found: &mut Found) {
    let is_known = |scope: &str| {
        ["", "base", "one", "sub"].iter().any(|known| known.eq_ignore_ascii_case(scope))
    };
    let scope = ldap_fields(subject).nth(1).filter(|scope| !is_known(scope.text));
    scope.into_iter().for_each(|scope| found.part(scope));
}

/// RFC 4516 §2: four fields after the name, and §2.1: a `?` in one is percent-encoded.
pub(in super::super) fn ldap_fields_too_many(subject: &Subject<'_>, found: &mut Found) {
    ldap_fields(subject).nth(4).into_iter().for_each(|field| found.part(field));
}

/// RFC 1738 §5: `ftptype = "A" | "I" | "D" | "a" | "i" | "d"`.
pub(in super::super) fn ftp_type(subject: &Subject<'_>, found: &mut Found) {
    let path = subject.path();
    let Some(at) = path.text.rfind(";type=") else { return };
    let code = path.inner(at + ";type=".len(), path.text.len());
    if !matches!(code.text, "A" | "I" | "D" | "a" | "i" | "d") {
        found.part(code);
    }
}

/// RFC 3966 §3: the number and its parameters.
fn telephone<'t>(subject: &Subject<'t>) -> (Part<'t>, impl Iterator<Item = Part<'t>>) {
    let path = subject.path();
    let mut parts = path.split(|c| c == ';');
    (parts.next().unwrap_or(path), parts)
}

fn is_separator(c: char) -> bool {
    matches!(c, '-' | '.' | '(' | ')')
}

/// RFC 3966 §3: global-number-digits and local-number-digits.
pub(in super::super) fn tel_number(subject: &Subject<'_>, found: &mut Found) {
    let (number, _) = telephone(subject);
    let is_right = match number.text.strip_prefix('+') {
        Some(digits) => {
            digits.contains(|c: char| c.is_ascii_digit())
                && !digits.contains(|c: char| !c.is_ascii_digit() && !is_separator(c))
        }
        None => {
            let digits = number.text.replace("%23", "#");
            let is_digit = |c: char| c.is_ascii_hexdigit() || matches!(c, '*' | '#');
            digits.contains(is_digit) && !digits.contains(|c| !is_digit(c) && !is_separator(c))
        }
    };
    if subject.host().is_some() || !is_right {
        found.part(number);
    }
}

/// RFC 3966 §5.1.5: local numbers.
pub(in super::super) fn tel_context(subject: &Subject<'_>, found: &mut Found) {
    let (number, parameters) = telephone(subject);
    let mut names = parameters.map(|part| part.text.split('=').next().unwrap_or_default());
    if subject.host().is_none()
        && !number.text.starts_with('+')
        && !names.any(|name| name.eq_ignore_ascii_case("phone-context"))
    {
        found.part(number);
    }
}

/// RFC 3966 §3: "Each parameter name [...] MUST NOT appear more than once".
pub(in super::super) fn tel_parameters(subject: &Subject<'_>, found: &mut Found) {
    let (_, parameters) = telephone(subject);
    let name =
        |part: &Part<'_>| part.text.split('=').next().unwrap_or_default().to_ascii_lowercase();
    let mut seen = alloc::collections::BTreeSet::new();
    for parameter in parameters {
        if !seen.insert(name(&parameter)) {
            found.part(parameter);
        }
    }
}
