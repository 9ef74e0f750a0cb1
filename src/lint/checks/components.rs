//! Checks of scheme, userinfo, host, port, path and query. A check that returns an `Option` returns
//! the part to report, or `None` if there is nothing to report.

use super::super::entry::Repair;
use super::super::subject::{Hits, Octets, Part, Subject, component_of};
use super::repairs;
use crate::bidi::Restriction;
use crate::grammar::Grammar;
use crate::host::{Idna2003, has_ace_prefix, ipv4, is_idna_dot};
use crate::ladder::{agree, with_lower_case_letters};
use crate::resolution::has_dot_segments;
use crate::schemes::Schemes;
use crate::syntax::{Component, HostForm};
use crate::text::{decoded_character_at, decoded_octet_at};
use alloc::format;
use alloc::string::ToString;
use core::net::IpAddr;

/// The scheme, if it has upper-case letters (RFC 3986 §3.1).
pub fn upper_case_scheme<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    subject.scheme().filter(|part| part.text.contains(|c: char| c.is_ascii_uppercase()))
}

/// The host, if it has upper-case letters (RFC 3986 §3.2.2). A host with non-ASCII characters is
/// left out, since RFC 3987 §5.3.2.1 does not cover it, and so is a registry-based authority.
pub fn upper_case_host<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let is_upper = |text: &str| {
        let may_be_upper = text.bytes().any(|octet| octet.is_ascii_uppercase()) && text.is_ascii();
        // `with_lower_case_letters` ignores the hexadecimal digits of percent-encodings, which
        // should be upper-case, and returns `None` if nothing changes.
        may_be_upper && with_lower_case_letters(text).is_some()
    };
    subject.host().filter(|host| is_upper(host.text) && !is_registry_based(subject))
}

/// Whether the authority is registry-based in the draft of 2001: only the scheme defines its
/// structure (RFC 2396 §3.2.1). The whole authority is then the host, although later documents
/// divide it.
fn is_registry_based(subject: &Subject<'_>) -> bool {
    subject.reg_name().is_some_and(|name| name.text.contains(['@', ':']))
}

/// Finds non-ASCII characters in the authority (draft-masinter-url-i18n-07 §3.1 a).
pub fn non_ascii(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    for part in [subject.userinfo(), subject.host()].into_iter().flatten() {
        hits.add_characters(part, |c| !c.is_ascii());
    }
}

/// The ':' before an empty port (RFC 3986 §3.2).
pub fn empty_port<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let port = subject.port().filter(|port| port.text.is_empty())?;
    Some(subject.with_delimiter(port))
}

/// The port with its ':', if it is the default port of the scheme (RFC 3986 §3.2.3).
pub fn default_port<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let (port, number, default) = port_and_default(subject)?;
    (number == default).then(|| subject.with_delimiter(port))
}

/// The port, if it is less than 1024, and the scheme has another default port (RFC 3986 §7.2).
pub fn well_known_port<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let (port, number, default) = port_and_default(subject)?;
    (number <= 1023 && number != default).then_some(port)
}

/// The port, its number, and the default port of the scheme; `None` if one of them is missing.
fn port_and_default<'t>(subject: &Subject<'t>) -> Option<(Part<'t>, u16, u16)> {
    let default = Schemes::known().default_port(subject.components.scheme()?)?;
    let port = subject.port()?;
    Some((port, port.text.parse().ok()?, default))
}

/// The first ':' of the userinfo and the text after it, if that is not empty (RFC 3986 §3.2.1).
pub fn password<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let userinfo = subject.userinfo()?;
    let (user, password) = userinfo.text.split_once(':')?;
    (!password.is_empty()).then(|| userinfo.inner(user.len(), userinfo.text.len()))
}

/// The beginning of a userinfo that looks like a host (RFC 3986 §7.6): a domain name of three
/// labels or more, or of two labels with text after it.
pub fn misleading_userinfo<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let userinfo = subject.userinfo()?;
    let in_name = |c: char| c.is_alphanumeric() || matches!(c, '-' | '.');
    let end = userinfo.text.find(|c| !in_name(c)).unwrap_or(userinfo.text.len());
    let (name, rest) = userinfo.text.split_at(end);
    let labels = name.split('.').count();
    let top = name.rsplit('.').next().unwrap_or_default();
    let is_top_level = top.chars().count() >= 2 && top.chars().all(char::is_alphabetic);
    let has_text_after = match rest.strip_prefix(':') {
        // Other text after ':' is a password.
        Some(port) => !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit()),
        None => !rest.is_empty(),
    };
    let looks_like_host = is_top_level && (labels >= 3 || labels == 2 && has_text_after);
    looks_like_host.then(|| userinfo.inner(0, end))
}

/// Finds an address that `inet_aton` and browsers accept, but that is not an IPv4address (RFC 3986
/// §7.4).
pub fn rare_ip_address(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let Some(host) = subject.reg_name() else { return };
    if let Some(address) = ipv4::parse(host.text) {
        hits.add_part_with(host, format!("some software takes it for {address}"));
    }
}

/// An IPvFuture whose address is an IPv4 or IPv6 address. RFC 3986 §3.2.2: "implementations must
/// not provide the version flag for the existing IPv4 and IPv6 literal address forms".
pub fn version_flag<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let host = subject.host().filter(|_| subject.host_form() == Some(HostForm::IPvFuture))?;
    let (_, address) = host.text.trim_matches(['[', ']']).split_once('.')?;
    address.parse::<IpAddr>().is_ok().then_some(host)
}

/// The reg-name, unless it has "no more than 255 characters in length" (RFC 3986 §3.2.2).
pub fn long_name<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let is_long = |host: &Part<'_>| host.text.len() > 255 && host.text.chars().count() > 255;
    subject.reg_name().filter(is_long)
}

/// Finds violations of the DNS syntax: a label has one to 63 letters and digits, and '-' between
/// them (RFC 3986 §3.2.2: "names that conform to the DNS syntax"). Other entries check non-ASCII
/// characters by IDNA.
pub fn not_dns_syntax(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let Some(host) = subject.reg_name().filter(|host| !host.text.is_empty()) else { return };
    // "The rightmost domain label [...] may be followed by a single '.'" (RFC 3986 §3.2.2). The
    // other dots of RFC 3490 section 3.1 count as '.'.
    let name = host.inner(0, host.text.strip_suffix(is_idna_dot).unwrap_or(host.text).len());
    let not_allowed = |c: char| c.is_ascii() && !c.is_ascii_alphanumeric() && !"-.%".contains(c);
    hits.add_characters(name, not_allowed);
    // The hit above already covers a label with a character that is not allowed.
    for label in name.split(is_idna_dot).filter(|label| !label.text.contains(not_allowed)) {
        if label.text.is_empty() {
            hits.add_part_with(label, "a label is empty");
        } else if label.text.starts_with('-') || label.text.ends_with('-') {
            hits.add_part_with(label, "a label begins or ends with '-'");
        } else if label.text.len() > 63 && label.text.is_ascii() && !label.text.contains('%') {
            hits.add_part_with(label, "a label has more than 63 characters");
        }
        // draft-masinter-url-i18n-07 §3.1 a: "the definition of host names in URIs does not allow
        // hex escapes". Elsewhere, only those of US-ASCII characters that DNS names do not contain.
        encodings_in_label(label, subject.grammar == Grammar::UrlI18n07, hits);
    }
}

/// Finds percent-encodings in a label: all of them if `all` is set, otherwise only those of
/// US-ASCII characters that DNS names do not contain.
fn encodings_in_label(label: Part<'_>, all: bool, hits: &mut Hits<'_>) {
    let in_dns_name = |c: char| !c.is_ascii() || c.is_ascii_alphanumeric() || "-.".contains(c);
    let is_hit = |at: &usize| {
        let octet = decoded_octet_at(&label.text.as_bytes()[*at..]).map(char::from);
        octet.is_some_and(|c| all || !in_dns_name(c))
    };
    let encodings = label.text.match_indices('%').map(|(at, _)| at).filter(is_hit);
    hits.add_ranges(label, encodings.map(|at| (at, at + 3)));
}

/// Finds percent-encoded non-ASCII characters in a reg-name, which should have the IDNA encoding
/// "rather than a percent-encoding" (RFC 3986 §3.2.2).
pub fn encoded_name(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let Some(host) = subject.reg_name() else { return };
    let starts = host.text.match_indices('%').map(|(at, _)| at);
    let ranges = starts.filter_map(|at| {
        // The percent-encoded character there; octets that are not UTF-8 are skipped.
        let c = decoded_character_at(&host.text.as_bytes()[at..]).filter(|c| !c.is_ascii())?;
        Some((at, at + 3 * c.len_utf8()))
    });
    hits.add_ranges(host, ranges);
}

/// The host, if it is a domain name with an internationalized label, and has no percent-encoding.
/// `None` without a scheme, which says whether the host is a domain name.
fn international_name<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let scheme = subject.components.scheme()?;
    let host = subject.reg_name().filter(|host| !host.text.contains('%'))?;
    let is_international = !host.text.is_ascii() || host.text.split('.').any(has_ace_prefix);
    (is_international && Schemes::known().has_domain_names(scheme)).then_some(host)
}

/// Finds a domain name that ToASCII rejects (RFC 3987 §5.3.3: "validated by using the ToASCII
/// operation").
pub fn invalid_name(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let Some(host) = international_name(subject) else { return };
    if let Err(error) = Idna2003::for_validating().to_ascii(host.text) {
        hits.add_part_with(host, error.to_string());
    }
}

/// Finds labels that Nameprep changes (RFC 3987 §5.3.3: "character normalized by using the Nameprep
/// process"). [`invalid_name`] reports a name that ToASCII rejects, so this function does not.
pub fn not_nameprep(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let Some(host) = international_name(subject) else { return };
    let idna = Idna2003::for_validating();
    let changes = |label: &Part<'_>| {
        !label.text.is_ascii()
            && idna.nameprep(label.text).is_ok_and(|prepared| prepared != label.text)
    };
    let changed = host.split(is_idna_dot).filter(changes);
    if idna.to_ascii(host.text).is_ok() {
        changed.for_each(|label| add_label(host, label, repairs::nameprep, hits));
    }
}

/// Adds a hit on a label of `host`. The hit has a fix only if IDNA2003, IDNA2008 and UTS #46 agree
/// that the host is the same name after `repair` of this label. They disagree on a sharp s, for
/// example: only IDNA2003 maps it to `ss`.
fn add_label(host: Part<'_>, label: Part<'_>, repair: Repair, hits: &mut Hits<'_>) {
    let (start, end) = (label.span.start - host.span.start, label.span.end - host.span.start);
    let fixed =
        repair(label.text).map(|fixed| [&host.text[..start], &fixed, &host.text[end..]].concat());
    if fixed.is_some_and(|fixed| agree(host.text, &fixed)) {
        hits.add_part(label)
    } else {
        hits.add_part_without_fix(label)
    }
}

/// Finds labels in ACE, which RFC 3987 §5.3.3 discourages: "SHOULD NOT be converted into ASCII
/// Compatible Encoding". This does not apply to a URI, which allows no other form, nor to an IRI of
/// 2001, which should use this form (draft-masinter-url-i18n-07 §3.1 a). [`invalid_name`] reports a
/// name that ToASCII rejects, so this function does not.
pub fn ace_label(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    if matches!(subject.grammar, Grammar::Rfc3986 | Grammar::UrlI18n07) {
        return;
    }
    let Some(host) = international_name(subject) else { return };
    let idna = Idna2003::for_validating();
    if idna.to_ascii(host.text).is_err() {
        return;
    }
    for label in host.split(is_idna_dot).filter(|label| has_ace_prefix(label.text)) {
        // ToUnicode leaves a label unchanged if it fails.
        let unicode = idna.to_unicode(label.text);
        if label.text.is_ascii() && !unicode.is_ascii() {
            add_label(host, label, repairs::to_unicode, hits);
        }
    }
}

/// The path, if it has dot segments (RFC 3986 §6.2.2.3) and there is a scheme with hierarchical
/// paths. Percent-encoded dot segments count too, since §6.2.2.2 decodes them first. Opaque paths
/// of the draft of 2001 have no segments.
pub fn dot_segments<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let scheme = subject.components.scheme().filter(|_| !subject.is_opaque())?;
    let path = subject.path();
    // A percent-encoded dot segment needs a `%2E` in the text.
    let encodes_dots = subject.encoded.intersects(Octets::new(b"."));
    let has_encoded = || path.text.split('/').any(|segment| repairs::dots(segment).is_some());
    let has_dots = has_dot_segments(path.text) || encodes_dots && has_encoded();
    (has_dots && Schemes::known().may_remove_dot_segments(scheme)).then_some(path)
}

/// The first `/../` or `/./` of the query (RFC 3986 §5.2.4, the note).
pub fn dot_segments_in_query<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let query = subject.query()?;
    query.text.match_indices('/').find_map(|(at, _)| {
        let rest = &query.text[at..];
        let segment = ["/../", "/./"].into_iter().find(|segment| rest.starts_with(segment))?;
        Some(query.inner(at, at + segment.len()))
    })
}

/// The first segment of a relative reference that looks like a host (RFC 3986 §4.5): it begins with
/// `www.` and has another dot.
pub fn suffix_reference<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    if subject.has(Component::Scheme) || subject.has(Component::Host) {
        return None;
    }
    let first = subject.segments().next()?;
    let (start, rest) = first.text.split_at_checked(4)?;
    (start.eq_ignore_ascii_case("www.") && rest.contains('.')).then_some(first)
}

/// Finds segments with the name of a device (RFC 3986 §7.3: "special device names like ".", "..",
/// "...", "aux", "lpt", etc."), and the other device names of the same system. Dot segments have a
/// separate entry.
pub fn device_names(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    // Longer segments are not checked: a device name with an extension is short.
    const LONGEST: usize = 18;
    for segment in subject.segments().filter(|segment| segment.text.len() <= LONGEST) {
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
            hits.add_part(segment);
        }
    }
}

/// Finds components that violate RFC 3987 §4.2 restriction 1.
pub fn both_directions(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    violations(subject, hits, |restriction| restriction == Restriction::BothDirections);
}

/// Finds components that violate RFC 3987 §4.2 restriction 2.
pub fn direction_at_ends(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    violations(subject, hits, |restriction| {
        matches!(restriction, Restriction::Start | Restriction::End)
    });
}

/// Finds components that violate a restriction that `is_checked` selects.
fn violations(subject: &Subject<'_>, hits: &mut Hits<'_>, is_checked: fn(Restriction) -> bool) {
    for violation in subject.violations().filter(|violation| is_checked(violation.restriction)) {
        let component = component_of(violation.kind);
        hits.add_characters(subject.part(component, violation.span), |_| true);
    }
}
