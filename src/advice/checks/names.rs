//! Registered names, and domain names among them.

use super::super::entry::Repair;
use super::super::subject::{Found, Part, Subject};
use super::repairs;
use crate::host::{Idna2003, is_idna_dot};
use crate::ladder::agree;
use crate::schemes::Schemes;
use crate::text::{character_at, octet_at};
use alloc::string::ToString;

/// RFC 3986 §3.2.2: "no more than 255 characters in length".
pub(in super::super) fn long_name(subject: &Subject<'_>, found: &mut Found) {
    let is_long = |host: &Part<'_>| host.text.len() > 255 && host.text.chars().count() > 255;
    subject.reg_name().filter(is_long).into_iter().for_each(|host| found.part(host));
}

/// RFC 3986 §3.2.2: "names that conform to the DNS syntax": labels of one to 63 characters,
/// letters and digits, with '-' inside. What IDNA makes of other characters is for IDNA.
pub(in super::super) fn not_dns_syntax(subject: &Subject<'_>, found: &mut Found) {
    let Some(host) = subject.reg_name().filter(|host| !host.text.is_empty()) else { return };
    // "The rightmost domain label [...] may be followed by a single '.'".
    let name = host.inner(0, host.text.len() - usize::from(host.text.ends_with('.')));
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
        encoded_ascii(label, found);
    }
}

fn encoded_ascii(label: Part<'_>, found: &mut Found) {
    let encodings = label.text.match_indices('%').map(|(at, _)| at);
    let is_ascii = |at: &usize| {
        let octet = octet_at(&label.text.as_bytes()[*at..]).map(char::from);
        octet.is_some_and(|c| c.is_ascii() && !c.is_ascii_alphanumeric() && c != '-' && c != '.')
    };
    found.places(label, encodings.filter(is_ascii).map(|at| (at, at + 3)));
}

/// RFC 3986 §3.2.2: the IDNA encoding, "rather than a percent-encoding".
pub(in super::super) fn encoded_name(subject: &Subject<'_>, found: &mut Found) {
    let Some(host) = subject.reg_name() else { return };
    let starts = host.text.match_indices('%').map(|(at, _)| at);
    let places = starts.filter_map(|at| {
        let c = character_at(&host.text.as_bytes()[at..]).filter(|c| !c.is_ascii())?;
        Some((at, at + 3 * c.len_utf8()))
    });
    found.places(host, places);
}

/// The host, if it is a domain name that IDNA has to do with.
fn international_name<'t>(subject: &Subject<'t>) -> Option<Part<'t>> {
    let scheme = subject.components.scheme()?;
    let host = subject.reg_name().filter(|host| !host.text.contains('%'))?;
    let international = !host.text.is_ascii() || host.text.split('.').any(has_ace_prefix);
    (international && Schemes::known().has_domain_names(scheme)).then_some(host)
}

/// RFC 3490 §5.
fn has_ace_prefix(label: &str) -> bool {
    label.get(..4).is_some_and(|prefix| prefix.eq_ignore_ascii_case("xn--"))
}

/// RFC 3987 §5.3.3: "validated by using the ToASCII operation".
pub(in super::super) fn invalid_name(subject: &Subject<'_>, found: &mut Found) {
    let Some(host) = international_name(subject) else { return };
    if let Err(error) = Idna2003::for_validating().to_ascii(host.text) {
        found.part_with(host, error.to_string());
    }
}

/// RFC 3987 §5.3.3: "character normalized by using the Nameprep process".
pub(in super::super) fn not_nameprep(subject: &Subject<'_>, found: &mut Found) {
    let Some(host) = international_name(subject) else { return };
    let idna = Idna2003::for_validating();
    let changes = |label: &Part<'_>| {
        !label.text.is_ascii()
            && idna.nameprep(label.text).is_ok_and(|prepared| prepared != label.text)
    };
    let changed = host.split(is_idna_dot).filter(changes);
    if idna.to_ascii(host.text).is_ok() {
        changed.for_each(|label| replaced(host, label, repairs::nameprep, found));
    }
}

/// A label with something to put in its place, if the name stays the same by all documents:
/// IDNA2003 makes `ss` of a sharp s, which is another name by the others.
fn replaced(host: Part<'_>, label: Part<'_>, repair: Repair, found: &mut Found) {
    let (start, end) = (label.span.start - host.span.start, label.span.end - host.span.start);
    let fixed =
        repair(label.text).map(|fixed| [&host.text[..start], &fixed, &host.text[end..]].concat());
    match fixed.is_some_and(|fixed| agree(host.text, &fixed)) {
        true => found.part(label),
        false => found.part_without_fix(label),
    }
}

/// RFC 3987 §5.3.3: "SHOULD NOT be converted into ASCII Compatible Encoding".
pub(in super::super) fn ace_label(subject: &Subject<'_>, found: &mut Found) {
    let Some(host) = international_name(subject) else { return };
    let idna = Idna2003::for_validating();
    if idna.to_ascii(host.text).is_err() {
        return;
    }
    for label in host.split(is_idna_dot).filter(|label| has_ace_prefix(label.text)) {
        let unicode = idna.to_unicode(label.text);
        if label.text.is_ascii() && !unicode.is_ascii() {
            replaced(host, label, repairs::to_unicode, found);
        }
    }
}
