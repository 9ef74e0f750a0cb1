//! Checks of scheme, userinfo, host, port, path and query.

use super::super::entry::Repair;
use super::super::subject::{Found, Octets, Part, Subject, component_of};
use super::repairs::{dots, nameprep, to_unicode};
use crate::bidi::Restriction;
use crate::grammar::Grammar;
use crate::host::{Idna2003, has_ace_prefix, ipv4, is_idna_dot};
use crate::ladder::{agree, with_lower_case_letters};
use crate::resolution::has_dot_segments;
use crate::schemes::Schemes;
use crate::syntax::{Component, HostForm};
use crate::text::{character_at, octet_at};
use alloc::format;
use alloc::string::ToString;
use core::net::IpAddr;

/// RFC 3986 §3.1.
pub fn upper_case_scheme<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.scheme().filter(|part| part.text.contains(|c: char| c.is_ascii_uppercase()))
}

/// RFC 3986 §3.2.2. RFC 3987 §5.3.2.1 does not cover a host with non-ASCII characters.
pub fn upper_case_host<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    // A hexadecimal digit of a pct-encoded has its case for itself.
    let is_upper = |text: &str| {
        let may_be = text.bytes().any(|octet| octet.is_ascii_uppercase()) && text.is_ascii();
        may_be && with_lower_case_letters(text).is_some()
    };
    subject.host().filter(|host| is_upper(host.text) && !is_registry_based(subject))
}

/// RFC 2396 §3.2.1: whether the authority is registry-based in the draft of 2001, so that only its
/// scheme defines its structure. The whole authority is then the host, although later documents
/// would divide it.
fn is_registry_based(subject: &Subject<'_>) -> bool {
    subject.reg_name().is_some_and(|name| name.text.contains(['@', ':']))
}

/// draft-masinter-url-i18n-07 §3.1 a.
pub fn non_ascii(subject: &Subject<'_>, found: &mut Found<'_>) {
    for part in [subject.userinfo(), subject.host()].into_iter().flatten() {
        found.characters(part, |c| !c.is_ascii());
    }
}

/// RFC 3986 §3.2: the port with its ':'.
pub fn empty_port<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let port = subject.port().filter(|port| port.text.is_empty())?;
    Some(subject.with_delimiter(port))
}

/// RFC 3986 §3.2.3.
pub fn default_port<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let port = subject.port().filter(|port| !port.text.is_empty())?;
    has_default_port(subject)?.then(|| subject.with_delimiter(port))
}

/// RFC 3986 §7.2.
pub fn well_known_port<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let is_well_known = |port: &Part<'_>| port.text.parse().is_ok_and(|port: u16| port <= 1023);
    subject.port().filter(is_well_known).filter(|_| has_default_port(subject) == Some(false))
}

/// Whether the port is the default port of the scheme; `None` without a port or a default port.
fn has_default_port(subject: &Subject<'_>) -> Option<bool> {
    let default = Schemes::known().default_port(subject.components.scheme()?)?;
    Some(subject.port()?.text.trim_start_matches('0') == default.to_string())
}

/// RFC 3986 §3.2.1: the first ':' and the text after it, unless that is empty.
pub fn password<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let userinfo = subject.userinfo()?;
    let (user, password) = userinfo.text.split_once(':')?;
    (!password.is_empty()).then(|| userinfo.inner(user.len(), userinfo.text.len()))
}

/// RFC 3986 §7.6: a userinfo that looks like a host: a domain name of three labels, or of two
/// labels with text after it.
pub fn misleading_userinfo<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let userinfo = subject.userinfo()?;
    let in_name = |c: char| c.is_alphanumeric() || matches!(c, '-' | '.');
    let end = userinfo.text.find(|c| !in_name(c)).unwrap_or(userinfo.text.len());
    let (name, rest) = userinfo.text.split_at(end);
    let labels = name.split('.').count();
    let top = name.rsplit('.').next().unwrap_or_default();
    let is_top_level = top.chars().count() >= 2 && top.chars().all(char::is_alphabetic);
    let goes_on = match rest.strip_prefix(':') {
        Some(port) => !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit()),
        None => !rest.is_empty(),
    };
    (is_top_level && (labels >= 3 || labels == 2 && goes_on)).then(|| userinfo.inner(0, end))
}

/// RFC 3986 §7.4: an address that `inet_aton` and browsers accept, but that is not an IPv4address.
pub fn rare_ip_address(subject: &Subject<'_>, found: &mut Found<'_>) {
    let Some(host) = subject.reg_name() else { return };
    if let Some(address) = ipv4::parse(host.text) {
        found.part_with(host, format!("some software takes it for {address}"));
    }
}

/// RFC 3986 §3.2.2: "implementations must not provide the version flag for the existing
/// IPv4 and IPv6 literal address forms".
pub fn version_flag<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let host = subject.host().filter(|_| subject.host_form() == Some(HostForm::IPvFuture))?;
    let (_, address) = host.text.trim_matches(['[', ']']).split_once('.')?;
    address.parse::<IpAddr>().is_ok().then_some(host)
}

/// RFC 3986 §3.2.2: "no more than 255 characters in length".
pub fn long_name<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let is_long = |host: &Part<'_>| host.text.len() > 255 && host.text.chars().count() > 255;
    subject.reg_name().filter(is_long)
}

/// RFC 3986 §3.2.2: "names that conform to the DNS syntax": labels of one to 63 letters and
/// digits, with '-' inside. Other entries check non-ASCII characters by IDNA.
pub fn not_dns_syntax(subject: &Subject<'_>, found: &mut Found<'_>) {
    let Some(host) = subject.reg_name().filter(|host| !host.text.is_empty()) else { return };
    // "The rightmost domain label [...] may be followed by a single '.'" (RFC 3986 §3.2.2), and
    // each dot of RFC 3490 section 3.1 counts as one.
    let name = host.inner(0, host.text.strip_suffix(is_idna_dot).unwrap_or(host.text).len());
    let not_allowed = |c: char| c.is_ascii() && !c.is_ascii_alphanumeric() && !"-.%".contains(c);
    found.characters(name, not_allowed);
    for label in name.split(is_idna_dot).filter(|label| !label.text.contains(not_allowed)) {
        if label.text.is_empty() {
            found.part_with(label, "a label is empty");
        } else if label.text.starts_with('-') || label.text.ends_with('-') {
            found.part_with(label, "a label begins or ends with '-'");
        } else if label.text.len() > 63 && label.text.is_ascii() && !label.text.contains('%') {
            found.part_with(label, "a label has more than 63 characters");
        }
        // draft-masinter-url-i18n-07 §3.1 a: "the definition of host names in URIs does not allow
        // hex escapes".
        encoded_octets(label, subject.grammar == Grammar::UrlI18n07, found);
    }
}

/// Finds percent-encodings of US-ASCII characters that DNS labels do not contain, or all of them.
fn encoded_octets(label: Part<'_>, all: bool, found: &mut Found<'_>) {
    let encodings = label.text.match_indices('%').map(|(at, _)| at);
    let is_found = |at: &usize| {
        let octet = octet_at(&label.text.as_bytes()[*at..]).map(char::from);
        octet
            .is_some_and(|c| all || c.is_ascii() && !c.is_ascii_alphanumeric() && !"-.".contains(c))
    };
    found.places(label, encodings.filter(is_found).map(|at| (at, at + 3)));
}

/// RFC 3986 §3.2.2: the IDNA encoding, "rather than a percent-encoding".
pub fn encoded_name(subject: &Subject<'_>, found: &mut Found<'_>) {
    let Some(host) = subject.reg_name() else { return };
    let starts = host.text.match_indices('%').map(|(at, _)| at);
    let places = starts.filter_map(|at| {
        let c = character_at(&host.text.as_bytes()[at..]).filter(|c| !c.is_ascii())?;
        Some((at, at + 3 * c.len_utf8()))
    });
    found.places(host, places);
}

/// The host, if it is a domain name with an internationalized label.
fn international_name<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let scheme = subject.components.scheme()?;
    let host = subject.reg_name().filter(|host| !host.text.contains('%'))?;
    let international = !host.text.is_ascii() || host.text.split('.').any(has_ace_prefix);
    (international && Schemes::known().has_domain_names(scheme)).then_some(host)
}

/// RFC 3987 §5.3.3: "validated by using the ToASCII operation".
pub fn invalid_name(subject: &Subject<'_>, found: &mut Found<'_>) {
    let Some(host) = international_name(subject) else { return };
    if let Err(error) = Idna2003::for_validating().to_ascii(host.text) {
        found.part_with(host, error.to_string());
    }
}

/// RFC 3987 §5.3.3: "character normalized by using the Nameprep process".
pub fn not_nameprep(subject: &Subject<'_>, found: &mut Found<'_>) {
    let Some(host) = international_name(subject) else { return };
    let idna = Idna2003::for_validating();
    let changes = |label: &Part<'_>| {
        !label.text.is_ascii()
            && idna.nameprep(label.text).is_ok_and(|prepared| prepared != label.text)
    };
    let changed = host.split(is_idna_dot).filter(changes);
    if idna.to_ascii(host.text).is_ok() {
        changed.for_each(|label| add_label(host, label, nameprep, found));
    }
}

/// Adds a hit on a label. It has a fix only if all documents regard the fixed name as the same:
/// IDNA2003 maps a sharp s to `ss`, which is another name in IDNA2008 and UTS #46.
fn add_label(host: Part<'_>, label: Part<'_>, repair: Repair, found: &mut Found<'_>) {
    let (start, end) = (label.span.start - host.span.start, label.span.end - host.span.start);
    let fixed =
        repair(label.text).map(|fixed| [&host.text[..start], &fixed, &host.text[end..]].concat());
    match fixed.is_some_and(|fixed| agree(host.text, &fixed)) {
        true => found.part(label),
        false => found.part_without_fix(label),
    }
}

/// RFC 3987 §5.3.3: "SHOULD NOT be converted into ASCII Compatible Encoding". This does not apply
/// to a URI, which allows no other form, nor to an IRI of 2001, which should use this form
/// (draft-masinter-url-i18n-07 §3.1 a).
pub fn ace_label(subject: &Subject<'_>, found: &mut Found<'_>) {
    if matches!(subject.grammar, Grammar::Rfc3986 | Grammar::UrlI18n07) {
        return;
    }
    let Some(host) = international_name(subject) else { return };
    let idna = Idna2003::for_validating();
    if idna.to_ascii(host.text).is_err() {
        return;
    }
    for label in host.split(is_idna_dot).filter(|label| has_ace_prefix(label.text)) {
        let unicode = idna.to_unicode(label.text);
        if label.text.is_ascii() && !unicode.is_ascii() {
            add_label(host, label, to_unicode, found);
        }
    }
}

/// RFC 3986 §6.2.2.3, if there is a scheme and its paths are hierarchical. Percent-encoded dot
/// segments count too, since §6.2.2.2 decodes them first. Opaque paths of the draft of 2001 have
/// no segments.
pub fn dot_segments<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let scheme = subject.components.scheme().filter(|_| !subject.is_opaque())?;
    let path = subject.path();
    let encodes_dots = subject.encoded.intersects(Octets::new(b"."));
    let has_encoded = || path.text.split('/').any(|segment| dots(segment).is_some());
    let has_dots = has_dot_segments(path.text) || encodes_dots && has_encoded();
    (has_dots && Schemes::known().may_remove_dot_segments(scheme)).then_some(path)
}

/// RFC 3986 §5.2.4, the note.
pub fn dot_segments_in_query<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let query = subject.query()?;
    query.text.match_indices('/').find_map(|(at, _)| {
        let rest = &query.text[at..];
        let segment = ["/../", "/./"].into_iter().find(|segment| rest.starts_with(segment))?;
        Some(query.inner(at, at + segment.len()))
    })
}

/// RFC 3986 §4.5.
pub fn suffix_reference<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    if subject.has(Component::Scheme) || subject.has(Component::Host) {
        return None;
    }
    let first = subject.segments().next()?;
    let (start, rest) = first.text.split_at_checked(4)?;
    (start.eq_ignore_ascii_case("www.") && rest.contains('.')).then_some(first)
}

/// RFC 3986 §7.3: "special device names like ".", "..", "...", "aux", "lpt", etc.", and the other
/// device names of the same system. Dot segments have an entry of their own.
pub fn device_names(subject: &Subject<'_>, found: &mut Found<'_>) {
    for segment in subject.segments().filter(|segment| segment.text.len() <= 18) {
        let stem = segment.text.split('.').next().unwrap_or_default();
        let is_numbered = |device: &str| {
            stem.get(..3).is_some_and(|start| start.eq_ignore_ascii_case(device))
                && stem[3..].parse().is_ok_and(|number: u8| (1..=9).contains(&number))
        };
        let is_device =
            ["aux", "con", "nul", "prn"].iter().any(|device| device.eq_ignore_ascii_case(stem))
                || is_numbered("com")
                || is_numbered("lpt");
        if is_device || segment.text == "..." {
            found.part(segment);
        }
    }
}

/// RFC 3987 §4.2 restriction 1.
pub fn both_directions(subject: &Subject<'_>, found: &mut Found<'_>) {
    violations(subject, found, |restriction| restriction == Restriction::BothDirections);
}

/// RFC 3987 §4.2 restriction 2.
pub fn direction_at_ends(subject: &Subject<'_>, found: &mut Found<'_>) {
    violations(subject, found, |restriction| {
        matches!(restriction, Restriction::Start | Restriction::End)
    });
}

fn violations(subject: &Subject<'_>, found: &mut Found<'_>, is: fn(Restriction) -> bool) {
    for violation in subject.violations().filter(|violation| is(violation.restriction)) {
        let component = component_of(violation.kind);
        found.characters(subject.part(component, violation.span), |_| true);
    }
}
