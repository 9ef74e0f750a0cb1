//! The processing of hosts, and the percent-encoding of characters that a component does not allow
//! (guidelines of 2011 §5.2.2 to §7.1).

use super::notes::NoteKind;
use super::options::Preparation;
use crate::grammar::{Grammar, Role};
use crate::host::{HostError, Profile};
use crate::mapping::ProcessingModel;
use crate::syntax::{Component, Span};
use crate::text::{
    Charset, Class, PercentEncoder, Unencodable, decode_strict, is_iprivate, is_ucschar,
    is_uri_character, octet_at, push_encoded,
};
use alloc::string::{String, ToString};

/// A processed host.
pub(super) struct Host {
    pub(super) text: String,
    pub(super) what: Option<NoteKind>,
    /// The name that the profile rejects, with the error.
    pub(super) rejection: Option<(String, HostError)>,
}

impl Host {
    fn unchanged(text: &str, what: Option<NoteKind>) -> Self {
        Host { text: text.to_string(), what, rejection: None }
    }
}

/// §5.2.2: a host "determined to be" an IP-literal, an IPv4address, or an ireg-name.
pub(super) fn process_host(host: &str, profile: Option<Profile>, form: Grammar) -> Host {
    let is_address = match host.as_bytes() {
        [b'[', ..] => matches(form, Role::IpLiteral, host),
        [b'0'..=b'9', ..] => matches(form, Role::IPv4address, host),
        _ => false,
    };
    if host.is_empty() || is_address {
        return Host::unchanged(host, None);
    }
    match profile {
        Some(profile) => process_by_profile(host, profile, form),
        None => process_in_unicode(host, form),
    }
}

fn process_by_profile(host: &str, profile: Profile, form: Grammar) -> Host {
    let is_host = || is_reg_name(host, form);
    let not_a_name = || Some(if is_host() { NoteKind::HostNoName } else { NoteKind::Host });
    // 3987bis section 3.4.2 looks up a percent-decoded name, and leaves it "as is without any
    // change" if the percent-encodings are not UTF-8.
    let Some(name) = decode_strict(host) else { return Host::unchanged(host, not_a_name()) };
    match (profile.to_ascii(&name), form) {
        (Ok(ascii), Grammar::Rfc3986) if is_reg_name(&ascii, form) => {
            let what = (ascii != host).then_some(NoteKind::HostConverted);
            Host { text: ascii, what, rejection: None }
        }
        (Ok(_), _) => Host::unchanged(host, (!is_host()).then_some(NoteKind::Host)),
        (Err(error), _) => {
            let rejection = Some((name.into_owned(), error));
            Host { rejection, ..Host::unchanged(host, not_a_name()) }
        }
    }
}

/// Guidelines of 2011 §7.1 for the URI form: "each character which is not allowed anywhere in a valid URI".
fn process_in_unicode(host: &str, form: Grammar) -> Host {
    let mut text = host.to_string();
    let mut what = None;
    let first = host.chars().find(|c| !is_uri_character(*c));
    if let Some(first) = first.filter(|_| form == Grammar::Rfc3986) {
        text.clear();
        push_encoded(&mut text, host, |c| !is_uri_character(c));
        what = Some(if is_ucschar(first) { NoteKind::Ucschar } else { NoteKind::NotAllowed });
    }
    if !is_reg_name(&text, form) {
        what = Some(NoteKind::Host);
    }
    Host::unchanged(&text, what)
}

fn is_reg_name(host: &str, form: Grammar) -> bool {
    matches(form, Role::RegName, host)
}

fn matches(form: Grammar, role: Role, text: &str) -> bool {
    form.with_role(role).is_some_and(|production| production.matches(text))
}

/// The percent-encoding of a component (§5.3 to 5.5, §6.1 and §7.1).
#[derive(Clone, Copy)]
pub(super) struct Encoding<'s> {
    pub(super) component: Component,
    pub(super) form: Grammar,
    pub(super) keep_lone_percent: bool,
    /// Whether colons before the first `/` are encoded.
    pub(super) first_colon: bool,
    /// Whether only `ucschar` is encoded, and other characters that are not allowed stay.
    pub(super) ucschar_only: bool,
    pub(super) scheme: Option<&'s str>,
    /// §6.1: the conversion of the characters of a query to octets.
    pub(super) query: ProcessingModel<'static>,
}

impl<'s> Encoding<'s> {
    /// The encoding of a component of an identifier with this scheme, or of a relative reference.
    pub(super) fn new(
        component: Component,
        form: Grammar,
        scheme: Option<&'s str>,
        rules: &Preparation,
    ) -> Self {
        Encoding {
            component,
            form,
            keep_lone_percent: rules.keep_lone_percent,
            first_colon: false,
            ucschar_only: false,
            scheme: scheme.or(rules.base_scheme),
            query: rules.query_model(),
        }
    }

    /// Appends the encoded text. Calls `note` for each character that is encoded, or that stays
    /// although it is not allowed. Characters that the document's charset lacks stay; returns the
    /// first of them with its offset.
    pub(super) fn push(
        &self,
        out: &mut String,
        text: &str,
        mut note: impl FnMut(NoteKind, Span, char),
    ) -> Option<(char, usize)> {
        let mut lacking = None;
        let mut encoder = match self.component {
            Component::Query => self.query.query_encoder(self.scheme),
            _ => PercentEncoder::new(Charset::UTF_8, Unencodable::Error),
        };
        let first_segment = match self.first_colon {
            true => text.find('/').unwrap_or(text.len()),
            false => 0,
        };
        let (mut plain, mut next) = (0, 0);
        // Of the characters that the component allows, only a colon may have to be encoded.
        let is_plain =
            |octet: u8| allows(self.component, octet) && (octet != b':' || first_segment == 0);
        while let Some(length) = text.as_bytes()[next..].iter().position(|octet| !is_plain(*octet))
        {
            let at = next + length;
            let Some(c) = text[at..].chars().next() else { break };
            next = at + c.len_utf8();
            let Some(mut what) = self.problem(&text[at..], c, at < first_segment) else { continue };
            if !matches!(what, NoteKind::LonePercentLeft | NoteKind::NotAllowedLeft) {
                encoder.push_plain(out, &text[plain..at]);
                plain = at + c.len_utf8();
                if encoder.push(out, c).is_err() {
                    what = NoteKind::Unencodable;
                    out.push(c);
                    lacking.get_or_insert((c, at));
                }
            }
            note(what, Span { start: at, end: at + c.len_utf8() }, c);
        }
        encoder.push_plain(out, &text[plain..]);
        encoder.finish(out);
        lacking
    }

    /// The note on the first character of `rest`, which is `c`; `None` if it needs none.
    fn problem(&self, rest: &str, c: char, in_first_segment: bool) -> Option<NoteKind> {
        let in_iri = |what| (self.form == Grammar::Rfc3986).then_some(what);
        let what = match c {
            '%' if octet_at(rest.as_bytes()).is_some() => return None,
            '%' if self.keep_lone_percent => return Some(NoteKind::LonePercentLeft),
            '%' => NoteKind::LonePercent,
            ':' if in_first_segment => NoteKind::Colon,
            _ if c.is_ascii() && allows(self.component, c as u8) => return None,
            _ if c.is_ascii() => NoteKind::NotAllowed,
            _ if Class::BidiFormatting.contains(c) => NoteKind::BidiFormatting,
            _ if is_ucschar(c) => return in_iri(NoteKind::Ucschar),
            _ if self.component == Component::Query && is_iprivate(Grammar::Rfc3987, c) => {
                in_iri(NoteKind::Iprivate)?
            }
            _ => NoteKind::NotAllowed,
        };
        Some(if self.ucschar_only { NoteKind::NotAllowedLeft } else { what })
    }
}

/// Whether the component allows this US-ASCII character (RFC 3986 sections 3.2.1 and 3.3 to 3.5).
/// `%` is not counted.
fn allows(component: Component, octet: u8) -> bool {
    const COMMON: u128 = bits(b"-._~!$&'()*+,;=:") | ALPHANUMERIC;
    let allowed = match component {
        Component::Userinfo => COMMON,
        Component::Path => const { COMMON | bits(b"@/") },
        _ => const { COMMON | bits(b"@/?") },
    };
    octet.is_ascii() && allowed >> octet & 1 == 1
}

const ALPHANUMERIC: u128 = bits(b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");

/// Returns a set of bits, one for each of these characters.
const fn bits(octets: &[u8]) -> u128 {
    let (mut bits, mut at) = (0, 0);
    while at < octets.len() {
        bits |= 1 << octets[at];
        at += 1;
    }
    bits
}
