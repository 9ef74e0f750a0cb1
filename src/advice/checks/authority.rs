//! Scheme, userinfo, host as an address, and port.

use super::super::subject::{Found, Part, Subject};
use crate::ladder::with_lower_case_letters;
use crate::schemes::Schemes;
use crate::syntax::HostForm;
use alloc::format;
use alloc::string::ToString;
use core::net::Ipv4Addr;

/// RFC 3986 §3.1.
pub(in super::super) fn upper_case_scheme(subject: &Subject<'_>, found: &mut Found) {
    let has_upper = |part: &Part<'_>| part.text.contains(|c: char| c.is_ascii_uppercase());
    subject.scheme().filter(has_upper).into_iter().for_each(|part| found.part(part));
}

/// RFC 3986 §3.2.2. Of a host with other than US-ASCII, RFC 3987 §5.3.2.1 says nothing.
pub(in super::super) fn upper_case_host(subject: &Subject<'_>, found: &mut Found) {
    let Some(host) = subject.host().filter(|host| host.text.is_ascii()) else { return };
    if with_lower_case_letters(host.text).is_some() {
        found.part(host);
    }
}

/// draft-masinter-url-i18n-07 §3.1 a.
pub(in super::super) fn non_ascii(subject: &Subject<'_>, found: &mut Found) {
    for part in [subject.userinfo(), subject.host()].into_iter().flatten() {
        found.characters(part, |c| !c.is_ascii());
    }
}

/// RFC 3986 §3.2: the port with its ':'.
pub(in super::super) fn empty_port(subject: &Subject<'_>, found: &mut Found) {
    if let Some(port) = subject.port().filter(|port| port.text.is_empty()) {
        found.part(with_delimiter(subject, port));
    }
}

/// RFC 3986 §3.2.3.
pub(in super::super) fn default_port(subject: &Subject<'_>, found: &mut Found) {
    let Some(port) = subject.port().filter(|port| !port.text.is_empty()) else { return };
    if default_port_of(subject).is_some_and(|default| is_port(port, default)) {
        found.part(with_delimiter(subject, port));
    }
}

/// RFC 3986 §7.2.
pub(in super::super) fn well_known_port(subject: &Subject<'_>, found: &mut Found) {
    let Some(port) = subject.port() else { return };
    let other = default_port_of(subject).is_some_and(|default| !is_port(port, default));
    if other && port.text.parse().is_ok_and(|port: u16| port <= 1023) {
        found.part(port);
    }
}

fn with_delimiter<'t>(subject: &Subject<'t>, port: Part<'t>) -> Part<'t> {
    let mut span = port.span;
    span.start -= 1;
    Part { span, text: span.of(subject.text), ..port }
}

fn is_port(port: Part<'_>, number: u16) -> bool {
    port.text.trim_start_matches('0') == number.to_string()
}

fn default_port_of(subject: &Subject<'_>) -> Option<u16> {
    Schemes::known().default_port(subject.components.scheme()?)
}

/// RFC 3986 §3.2.1: what stands after the first ':', with it, unless that is empty.
pub(in super::super) fn password(subject: &Subject<'_>, found: &mut Found) {
    let Some(userinfo) = subject.userinfo() else { return };
    if let Some(colon) = userinfo.text.find(':').filter(|at| at + 1 < userinfo.text.len()) {
        found.part(userinfo.inner(colon, userinfo.text.len()));
    }
}

/// RFC 3986 §7.6: a userinfo that looks as a host does: a domain name of three labels, or
/// of two with something after it.
pub(in super::super) fn misleading_userinfo(subject: &Subject<'_>, found: &mut Found) {
    let Some(userinfo) = subject.userinfo() else { return };
    let in_name = |c: char| c.is_alphanumeric() || matches!(c, '-' | '.');
    let name = userinfo.text.split(|c| !in_name(c)).next().unwrap_or_default();
    let rest = &userinfo.text[name.len()..];
    let labels = name.split('.').count();
    let top = name.rsplit('.').next().unwrap_or_default();
    let is_top_level = top.chars().count() >= 2 && top.chars().all(char::is_alphabetic);
    let goes_on = match rest.strip_prefix(':') {
        Some(port) => !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit()),
        None => !rest.is_empty(),
    };
    if is_top_level && (labels >= 3 || labels == 2 && goes_on) {
        found.part(userinfo.inner(0, name.len()));
    }
}

/// RFC 3986 §7.4: what inet_aton() takes, and is no IPv4address.
pub(in super::super) fn rare_ip_address(subject: &Subject<'_>, found: &mut Found) {
    let Some(host) = subject.reg_name() else { return };
    if let Some(address) = inet_aton(host.text) {
        let address = Ipv4Addr::from(address);
        found.part_with(host, format!("some software takes it for {address}"));
    }
}

/// One to four numbers as the language C has them; the last one fills what is left.
fn inet_aton(text: &str) -> Option<u32> {
    let mut address: u32 = 0;
    let count = text.split('.').count();
    for (index, part) in text.split('.').enumerate() {
        let number = c_number(part)?;
        let left = 4 - u32::try_from(index).ok().filter(|index| *index < 4)?;
        let last = index + 1 == count;
        let bits = if last { 8 * left } else { 8 };
        if u64::from(number) >> bits != 0 {
            return None;
        }
        address |= if last { number } else { number << (8 * (left - 1)) };
    }
    Some(address)
}

fn c_number(text: &str) -> Option<u32> {
    let (digits, radix) = match text.strip_prefix("0x").or(text.strip_prefix("0X")) {
        Some(digits) => (digits, 16),
        None if text.len() > 1 && text.starts_with('0') => (&text[1..], 8),
        None => (text, 10),
    };
    let plain = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    u32::from_str_radix(digits, radix).ok().filter(|_| plain)
}

/// RFC 3986 §3.2.2: "implementations must not provide the version flag for the existing
/// IPv4 and IPv6 literal address forms".
pub(in super::super) fn version_flag(subject: &Subject<'_>, found: &mut Found) {
    let Some(host) = subject.host() else { return };
    let is_flagged = subject.syntax.authority.is_some_and(|it| it.host.form == HostForm::IPvFuture);
    if is_flagged
        && let Some((_, address)) = host.text.trim_matches(['[', ']']).split_once('.')
        && address.parse::<core::net::IpAddr>().is_ok()
    {
        found.part(host);
    }
}
